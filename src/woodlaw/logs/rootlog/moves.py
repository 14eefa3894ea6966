"""Moves, the most common form of action: ``[n]<what>[start]->[end]``, and the cards that a reveal shows."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from woodlaw.logs.rootlog.cursor import (
    DETAIL,
    FACTION,
    ITEM,
    KIND,
    OWNER,
    SUIT,
    THE_END,
    WORD,
    Cursor,
    Misread,
    count_of,
    product_of,
)
from woodlaw.logs.rootlog.letters import FACTION_LETTERS, ITEMS, PIECES, SUITS
from woodlaw.logs.rootlog.syntax import (
    BoardAt,
    BoardMarker,
    Cards,
    ClearingAt,
    DiscardAt,
    ForestAt,
    Group,
    HandAt,
    ItemBoxAt,
    Items,
    Move,
    Pieces,
    QuestsAt,
    ScoreMarker,
    Thing,
    Where,
)

ITEM_KINDS = f"an item: one of `{' '.join(ITEMS)}`"

_PART = rf"(?:{WORD}|[A-Z]|[0-9]{{1,3}})"
_THING = re.compile(
    rf"(?P<count>[0-9]*)(?:"
    rf"%(?P<item>{ITEM}|_)"
    rf"|(?P<turned>\#{SUIT}@)"
    rf"|(?P<suit>{SUIT}?)(?P<card>\#)(?P<name>@|{WORD})?"
    # What no piece has for a letter stands where its kind should, or the Ferry's, which has no details.
    rf"|(?P<owner_of_swapped>{OWNER})?(?P<swapped>[ac-oq-suvx-z]_[bt])(?![A-Za-z_])"
    rf"|(?P<owner>{OWNER})?(?P<kind>{KIND})(?:_(?P<detail>{DETAIL}))?"
    rf")"
)
_DIGITS = re.compile("[0-9]+")
_OWNER = re.compile(OWNER)
_ANOTHER_START = re.compile(r"\+([0-9]+)(?=[-+])")
"""A clearing more from which the same comes: `w1+2->`."""
_BRACKET = re.compile(r"([0-9]*)\(")
_SUITS = re.compile(rf"([0-9]*)\(([0-9]*{SUIT}(?:\+[0-9]*{SUIT})*)\)")
_SUIT = re.compile(f"([0-9]*)({SUIT})")
_CARD_NAME = re.compile(rf"@|{WORD}")
_PLACE = re.compile(
    rf"(?P<clearings>[0-9]+(?:_[0-9]+)*)"
    rf"|(?P<board>{OWNER})?(?P<sign>\$)(?:_(?P<part>{_PART}))?"
    rf"|(?P<hand>{OWNER})"
    rf"|(?P<common>[Q*])"
)
_ITEM_BOX = re.compile(rf"(?P<owner>{FACTION}?)(?:(?P<box>[sdt])(?:\+?(?P<side>[re]))?|(?P<alone>[re]))")
_SIDE_AND_BOX = re.compile(r"([re])\+([sdt])")
_MARKER = re.compile(rf"(?P<owner>{OWNER})?\$_(?P<part>{_PART})?")
_MARKER_VALUE = re.compile(_PART)

_KINDS = f"`{' '.join(PIECES)}`"
_ONLY_SUITS = tuple(suit for suit in SUITS if suit not in FACTION_LETTERS)


@dataclass(slots=True)
class Source:
    """Things and the start they share, while an action is being read, with the offsets of both."""

    at: int
    things: list[Thing]
    start: Where | None
    start_at: int

    def only(self, kind: type[Cards] | type[Items]) -> bool:
        """Whether all things are of one kind."""
        return all(isinstance(thing, kind) for thing in self.things)


# Whole moves ---------------------------------------------------------------------------------------------------------
def move(cursor: Cursor) -> Move:
    """Read a move; raises :class:`~.cursor.Misread`."""
    if cursor.ahead("++->"):
        cursor.need("++")
        sources = [Source(0, [ScoreMarker()], None, cursor.at)]
    else:
        sources = read_sources(cursor)
    cursor.need("->", "a start, `+` or `->`" if sources[-1].start is None else "`+` or `->`")
    ends = _ends(cursor, sources)
    return Move(tuple(Group(tuple(source.things), source.start) for source in sources), ends)


def sets_marker(text: str) -> bool:
    """Whether an action begins like the setting of markers on boards: ``$_C->1``, ``($_h+$_m)->2``."""
    return _MARKER.match(text.removeprefix("(")) is not None


def marker_move(cursor: Cursor) -> Move:
    """Read ``$_C->1``, ``$_->`` or ``($_h+$_m)->2``: what lies on a board is set to a value, or cleared."""
    bracketed = cursor.skip("(")
    things = [_marker(cursor)]
    while cursor.skip("+"):
        things.append(_marker(cursor))
    if bracketed:
        cursor.need(")", "`+` or `)`")
    cursor.need("->", "`+` or `->`")
    value = cursor.find(_MARKER_VALUE)
    cursor.end(f"one value (a number, a letter or a word in lower case), or {THE_END}")
    return Move((Group(tuple(things)),), (BoardAt(part=value[0]),) if value else ())


def _marker(cursor: Cursor) -> BoardMarker:
    marker = cursor.take(_MARKER, "`$_`")
    return BoardMarker(marker["part"] or "", marker["owner"] or "")


# Things and their starts ---------------------------------------------------------------------------------------------
def read_sources(cursor: Cursor) -> list[Source]:
    """Read things joined by ``+``; neighbours without a start become one source."""
    sources: list[Source] = []
    while True:
        for source in _term(cursor):
            if source.start is None and sources and sources[-1].start is None:
                sources[-1].things.extend(source.things)
            else:
                sources.append(source)
        while another := cursor.find(_ANOTHER_START):
            start = ClearingAt(cursor.clearing_number(another[1], another.start(1)))
            sources.append(replace(sources[-1], start=start, start_at=another.start(1)))
        if not cursor.skip("+"):
            return sources


def _term(cursor: Cursor) -> list[Source]:
    at = cursor.at
    suits = cursor.find(_SUITS)
    if suits:
        return [_suit_cards(cursor, suits)]
    bracket = cursor.find(_BRACKET)
    if bracket:
        return _bracketed(cursor, at, _times(cursor, bracket))
    return [_single(cursor)]


def _single(cursor: Cursor) -> Source:
    at = cursor.at
    thing = _thing(cursor)
    start_at = cursor.at
    return Source(at, [thing], _start(cursor, isinstance(thing, Items)), start_at)


def _times(cursor: Cursor, bracket: re.Match[str]) -> int:
    if bracket[1]:
        cursor.bend(bracket.start(), "a number before brackets is taken to count each thing in them")
    return count_of(bracket[1], bracket.start())


def _suit_cards(cursor: Cursor, suits: re.Match[str]) -> Source:
    """Read on after the brackets of ``(2F+M)#``, cards told by suit."""
    cursor.need("#", "`#` after the suits of cards")
    times = _times(cursor, suits)
    name = cursor.find(_CARD_NAME)
    things: list[Thing] = []
    for part in _SUIT.finditer(suits[2]):
        at = suits.start(2) + part.start()
        things.append(Cards(product_of(count_of(part[1], at), times, at), part[2], _card_name(name and name[0])))
    start_at = cursor.at
    return Source(suits.start(), things, _start(cursor, items=False), start_at)


def _bracketed(cursor: Cursor, at: int, times: int) -> list[Source]:
    """Read on after the opening of ``(2w+Cb_s)3``; without a start after them, each thing keeps its own."""
    inner: list[Source] = []
    while not inner or cursor.skip("+"):
        source = _single(cursor)
        source.things = [_multiplied(thing, times, source.at) for thing in source.things]
        inner.append(source)
    cursor.need(")", "a start, `+` or `)`")
    together = Source(at, [thing for source in inner for thing in source.things], None, cursor.at)
    together.start = _start(cursor, together.only(Items))
    if together.start is None:
        if any(source.start is not None for source in inner):
            cursor.bend(at, "brackets without a start after them: each thing keeps its own start")
        return inner
    for source in inner:
        if source.start is not None:
            raise Misread(source.start_at, "one start for all, after the brackets")
    return [together]


def _multiplied(thing: Thing, times: int, at: int) -> Thing:
    if isinstance(thing, Pieces | Cards | Items):
        return replace(thing, count=product_of(thing.count, times, at))
    return thing


def _thing(cursor: Cursor) -> Thing:
    at = cursor.at
    thing = cursor.find(_THING)
    if thing is None:
        raise _no_thing(cursor.text, at)
    count = count_of(thing["count"], at)
    if thing["item"]:
        return Items(count, thing["item"])
    if thing["turned"]:
        suit = thing["turned"][1]
        cursor.bend(thing.start("turned"), f"`{thing['turned']}` is read as `{suit}#@`: the suit stands first")
        return Cards(count, suit, "ambush")
    if thing["card"]:
        return Cards(count, thing["suit"], _card_name(thing["name"]))
    if thing["swapped"]:
        detail, kind = thing["swapped"].split("_")
        cursor.bend(thing.start("swapped"), f"`{thing['swapped']}` is read as `{kind}_{detail}`: the kind stands first")
        return Pieces(count, kind, detail, thing["owner_of_swapped"] or "")
    return Pieces(count, thing["kind"], thing["detail"] or "", thing["owner"] or "")


def _card_name(written: str | None) -> str:
    return "ambush" if written == "@" else written or ""


def _no_thing(text: str, at: int) -> Misread:
    digits = _DIGITS.match(text, at)
    if digits:
        try:
            count_of(digits[0], at)
        except Misread as too_many:
            return too_many
        at = digits.end()
    if text.startswith("%", at):
        return Misread(at + 1, f"{ITEM_KINDS}, or `_` for all")
    owner = _OWNER.match(text, at)
    if owner:
        return Misread(owner.end(), f"the letter of a piece ({_KINDS}) after its owner, or `#` after a suit")
    if text[at : at + 1] in _ONLY_SUITS:
        return Misread(at + 1, "`#` after a suit")
    return Misread(at, "a piece, a card or an item")


# Places --------------------------------------------------------------------------------------------------------------
def _start(cursor: Cursor, items: bool) -> Where | None:
    if cursor.done() or cursor.text[cursor.at] in "+-)^":
        return None
    box = cursor.find(_ITEM_BOX) if items else None
    return _item_box(box) if box else _place(cursor, "a start, `+` or `->`")


def _place(cursor: Cursor, expected: str) -> Where:
    place = cursor.take(_PLACE, expected)
    if place["clearings"]:
        return _clearing_or_forest(cursor, place["clearings"], place.start())
    if place["sign"]:
        return BoardAt(place["board"] or "", place["part"] or "")
    if place["hand"]:
        return HandAt(place["hand"])
    return QuestsAt() if place["common"] == "Q" else DiscardAt()


def _clearing_or_forest(cursor: Cursor, written: str, at: int) -> Where:
    if "_" not in written:
        return ClearingAt(cursor.clearing_number(written, at, lowest=0))
    numbers: list[int] = []
    for digits in written.split("_"):
        numbers.append(cursor.clearing_number(digits, at))
        at += len(digits) + 1
    return ForestAt(tuple(numbers))


def _item_box(box: re.Match[str]) -> ItemBoxAt:
    return ItemBoxAt(box["box"] or "", box["side"] or box["alone"] or "", box["owner"])


def _ends(cursor: Cursor, sources: list[Source]) -> tuple[Where, ...]:
    if cursor.done():
        return ()
    items = all(source.only(Items) for source in sources)
    at = cursor.at
    ends: list[Where] = []
    while not ends or cursor.skip("+"):
        ends.append(_item_end(cursor) if items else _place(cursor, "a place to go to"))
    cursor.end(f"`+` and another end, or {THE_END}")
    if DiscardAt() not in ends:
        return tuple(ends)
    if len(ends) > 1 or not all(source.only(Cards) for source in sources):
        raise Misread(at, "another end: only cards are discarded, and need no end for it")
    cursor.bend(at, "`*` is not needed: cards without an end are discarded")
    return ()


def _item_end(cursor: Cursor) -> Where:
    turned = cursor.find(_SIDE_AND_BOX)
    if turned:
        return ItemBoxAt(turned[2], turned[1])
    box = cursor.find(_ITEM_BOX)
    if box:
        return _item_box(box)
    return _place(cursor, "a place for items: `s`, `d`, `t`, `r`, `e`, a board or a clearing")
