"""What stands where in Rootlog, for those who colour it: one list of rules for Pygments and for TextMate grammars.

The rules only colour. They take what people bend as it comes, and know nothing of a seat's name from a turn but how it
looks; :mod:`.reader` is who reads.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

from woodlaw.logs.rootlog.cursor import DETAIL, ITEM, KIND, OWNER, SUIT, WORD
from woodlaw.logs.rootlog.header import KNOWN_KEYS

SCOPE = "source.rootlog"


class Look(StrEnum):
    """How a part of a text looks; the value is its scope in a TextMate grammar."""

    COMMENT = "comment.line.double-slash.rootlog"
    KEY = "keyword.other.header.rootlog"
    VALUE = "string.unquoted.rootlog"
    FACTION = "entity.name.type.faction.rootlog"
    ACTION = "keyword.control.action.rootlog"
    ARROW = "keyword.operator.move.rootlog"
    POINTS = "constant.numeric.points.rootlog"
    DICE = "constant.numeric.dice.rootlog"
    COUNT = "constant.numeric.count.rootlog"
    PLACE = "variable.other.place.rootlog"
    CARD = "string.other.card.rootlog"
    ITEM = "support.constant.item.rootlog"
    PIECE = "entity.name.tag.piece.rootlog"
    SIGN = "punctuation.separator.rootlog"


class Rule(NamedTuple):
    """A pattern, and how what it matches looks: as a whole, or each of its groups, which then leave nothing out."""

    pattern: str
    looks: tuple[Look, ...]


_KEYS = "|".join(f"{key.removesuffix('s')}s?" for key in KNOWN_KEYS)
_UNTIL_COMMENT = r"(?:(?!//)[^\n])*"
_NAME = r"(?!X[A-Z][0-9]|Z[a-z%]*[/;]|\^)[^\n/;#%$>^@+*]*"
RULES = (
    Rule(r"//[^\n]*", (Look.COMMENT,)),
    Rule(rf"(^[ \t]*(?i:{_KEYS}))([ \t]*:)({_UNTIL_COMMENT})", (Look.KEY, Look.SIGN, Look.VALUE)),
    Rule(rf"(^[ \t]*{OWNER})([ \t]*:)([ \t]*{_NAME})(?=$|//)", (Look.FACTION, Look.SIGN, Look.VALUE)),
    Rule(rf"(^[ \t]*{OWNER})([ \t]*:)", (Look.FACTION, Look.SIGN)),
    Rule(r"<->|->", (Look.ARROW,)),
    Rule(r"\+\+[0-9]*|--(?!>)[0-9]*", (Look.POINTS,)),
    Rule(r"\([0-9],[0-9]\)", (Look.DICE,)),
    Rule(rf"(X)({OWNER})([0-9]+)", (Look.ACTION, Look.FACTION, Look.PLACE)),
    Rule(rf"Z(?:%{ITEM}|[a-z]+)|\?", (Look.ACTION,)),
    Rule(rf"{SUIT}?@|{SUIT}?#{WORD}?", (Look.CARD,)),
    Rule(rf"%(?:{ITEM}(?![a-z])|_{DETAIL})?", (Look.ITEM,)),
    Rule(OWNER, (Look.FACTION,)),
    Rule(rf"{KIND}(?:_{DETAIL})?(?![a-z])", (Look.PIECE,)),
    Rule(r"[0-9]+(?=[A-Za-z#%(])", (Look.COUNT,)),
    Rule(rf"[0-9]+(?:_[0-9]+)*|\$?_{DETAIL}|[$*QBMR]|{WORD}", (Look.PLACE,)),
    Rule(r"[/;+(),^_]", (Look.SIGN,)),
)
"""The rules in the order they are tried, each wherever the one before it has ended; ``^`` and ``$`` are of a line."""


def textmate_grammar() -> dict[str, Any]:
    """Return the TextMate grammar, ready to be written as JSON: the form that editors and code hosts read."""
    return {
        "$schema": "https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json",
        "name": "Rootlog",
        "scopeName": SCOPE,
        "fileTypes": ["rootlog"],
        "patterns": [_pattern(rule) for rule in RULES],
    }


def _pattern(rule: Rule) -> dict[str, Any]:
    if len(rule.looks) == 1:
        return {"match": rule.pattern, "name": rule.looks[0].value}
    captures = {str(number): {"name": look.value} for number, look in enumerate(rule.looks, start=1)}
    return {"match": rule.pattern, "captures": captures}
