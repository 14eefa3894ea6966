"""Rootlog for Pygments, which colours code in Sphinx, MkDocs, ``pygmentize`` and many others."""

from __future__ import annotations

import re
from typing import ClassVar

from pygments.lexer import RegexLexer, bygroups
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Text, Whitespace
from pygments.token import _TokenType as TokenType

from woodlaw.logs.rootlog.highlighting import RULES, Look, Rule

_TOKENS: dict[Look, TokenType] = {
    Look.COMMENT: Comment.Single,
    Look.KEY: Keyword.Declaration,
    Look.VALUE: String,
    Look.FACTION: Name.Class,
    Look.ACTION: Keyword,
    Look.ARROW: Operator,
    Look.POINTS: Number,
    Look.DICE: Number.Integer,
    Look.COUNT: Number.Integer,
    Look.PLACE: Name.Label,
    Look.CARD: String.Symbol,
    Look.ITEM: Name.Constant,
    Look.PIECE: Name.Tag,
    Look.SIGN: Punctuation,
}


def _of(rule: Rule) -> tuple[str, object]:
    tokens = [_TOKENS[look] for look in rule.looks]
    return rule.pattern, tokens[0] if len(tokens) == 1 else bygroups(*tokens)  # type: ignore[no-untyped-call]


class RootlogLexer(RegexLexer):
    """Colours Rootlog; what no rule of the notation knows stays as it is."""

    name = "Rootlog"
    aliases = ("rootlog",)
    filenames = ("*.rootlog",)
    flags = re.MULTILINE
    tokens: ClassVar[dict[str, list[tuple[str, object]]]] = {
        "root": [(r"\s+", Whitespace), *map(_of, RULES), (".", Text)],
    }
