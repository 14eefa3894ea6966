"""The strict form of an action: which form it has, and every form but the move.

What people write beside the form is for :mod:`.slips`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from woodlaw.logs.rootlog.cursor import (
    DETAIL,
    ITEM,
    KIND,
    OWNER,
    SUIT,
    THE_END,
    Cursor,
    Misread,
    count_of,
)
from woodlaw.logs.rootlog.letters import SUITED_CARD_NAMES
from woodlaw.logs.rootlog.moves import ITEM_KINDS, marker_move, move, read_sources, sets_marker
from woodlaw.logs.rootlog.syntax import (
    UNSUITED,
    Battle,
    Bend,
    Cards,
    Craft,
    Flip,
    Guess,
    HandAt,
    Hire,
    Joined,
    Node,
    OpenPath,
    Reveal,
    Score,
    Swap,
)
from woodlaw.table.places import MOST_CLEARINGS

_PATH = re.compile("[0-9]+_")
_BATTLE = re.compile(rf"({OWNER})?X")
_AMBUSH = re.compile(f"({SUIT}?)@")
_ROLLS = re.compile(r"\(([0-9]),([0-9])\)")
_SCORE = re.compile(rf"(?P<player>{OWNER}|[a-z])?(?P<sign>\+\+(?!->)|--(?!>))(?P<digits>[0-9]*)")
_SINGLE_SIGN = re.compile(rf"({OWNER})?([+-])([0-9]{{1,3}})\Z")
_HIRE = re.compile(rf"(h_[A-Z]d?)->(?:({OWNER})?\$([0-9]*)\Z)?")
_RECEIVERS = rf"{OWNER}(?:\+{OWNER})*"
_SHORT_REVEAL = re.compile(rf"([0-9]*)({OWNER})?\^({_RECEIVERS})?\Z")
_HANDS_REVEAL = re.compile(rf"({OWNER}(?:\+{OWNER})+)\^({_RECEIVERS})?\Z")
_TO = re.compile(_RECEIVERS)
_TOKEN = rf"(?P<owner>{OWNER})?(?P<kind>{KIND})(?:_(?P<detail>{DETAIL}))?(?P<number>[0-9]+)"
_FLIP = re.compile(rf"{_TOKEN}(?=\^|\+(?:{OWNER})?{KIND})")
_FACE = re.compile(rf"(?:{OWNER})?({KIND})_({DETAIL})")
_PLOT = re.compile(rf"({OWNER})?t")
_PLOT_KIND = re.compile(rf"_({DETAIL})")
_CRAFTED_NAME = re.compile("[a-z]+")
_CRAFTED_ITEM = re.compile(ITEM)


def strict_action(text: str, clearings: int = MOST_CLEARINGS) -> tuple[Node, list[Bend]]:
    """Return the node of an action written in the notation's form, and what was still bent in it.

    ``clearings`` is how many clearings the map has. Only such bends occur as leave the form itself whole, such as a
    number before brackets. Raises :class:`~.cursor.Misread`.
    """
    cursor = Cursor(text, clearings)
    return _form_of(text)(cursor), cursor.bends


def _form_of(text: str) -> Callable[[Cursor], Node]:
    if not text:
        raise Misread(0, "an action")
    if text[0] == "Z":
        return _craft
    if text[0] == "?":
        return _guess
    if "<->" in text:
        return _swap
    for pattern, form in _BEGINNINGS:
        if pattern.match(text):
            return form
    if "^" in text:
        return _flip if _FLIP.match(text) else _reveal
    return marker_move if sets_marker(text) else move


def _battle(cursor: Cursor) -> Battle:
    """``[A]X<D><clearing>[S@[S@]][(a,d)]`` (4.3)."""
    attacker = cursor.take(_BATTLE, "`X`")[1] or ""
    defender = cursor.owner("the letter of the defender")
    clearing = cursor.clearing()
    ambush = _ambush(cursor)
    foil = _ambush(cursor) if ambush else ""
    rolls = None
    if cursor.ahead("("):
        rolled = cursor.take(_ROLLS, "both rolls, such as `(2,1)`")
        rolls = int(rolled[1]), int(rolled[2])
    cursor.end("an ambush such as `F@`, the rolls such as `(2,1)`, or the end of the battle")
    return Battle(defender, clearing, attacker, ambush, foil, rolls)


def _ambush(cursor: Cursor) -> str:
    ambush = cursor.find(_AMBUSH)
    if ambush is None:
        return ""
    if not ambush[1]:
        cursor.bend(ambush.start(), "an ambush without its suit is taken for one that matches")
    return ambush[1] or UNSUITED


def _craft(cursor: Cursor) -> Craft:
    """``Z%h``, ``Zsap``, ``Zffavor`` (4.1)."""
    cursor.need("Z")
    if cursor.skip("%"):
        item = cursor.take(_CRAFTED_ITEM, ITEM_KINDS)
        cursor.end(f"{THE_END}: each item is a craft of its own")
        return Craft(item=item[0])
    written = cursor.take(_CRAFTED_NAME, "an item such as `%h`, or the name of a card")[0]
    cursor.end("a name in lower-case letters alone")
    if written in SUITED_CARD_NAMES:
        cursor.bend(1, f"the suit is missing: `Zf{written}`, `Zr{written}` or `Zm{written}`")
    elif written[1:] in SUITED_CARD_NAMES and written[0].upper() in SUITED_CARD_NAMES[written[1:]]:
        return Craft(name=written[1:], suit=written[0].upper())
    return Craft(name=written)


def _score(cursor: Cursor) -> Score:
    """``[X]++[n]`` and ``[X]--[n]`` (3.2)."""
    score = cursor.take(_SCORE, "`++` or `--`")
    player = score["player"] or ""
    if player.islower():
        raise Misread(0, "the letter of a faction")
    cursor.end(f"a number of points, or {THE_END}")
    points = count_of(score["digits"], score.start("digits"))
    return Score(-points if score["sign"] == "--" else points, player)


def _single_sign_score(cursor: Cursor) -> Score:
    score = cursor.take(_SINGLE_SIGN, "`++` or `--`")
    cursor.bend(score.start(2), f"points take two signs: `{score[2] * 2}{score[3]}`")
    return Score(int(score[2] + score[3]), score[1] or "")


def _open_path(cursor: Cursor) -> OpenPath | Joined:
    """``5_9->``."""
    opened: list[OpenPath] = []
    while not opened or cursor.skip("+"):
        one = cursor.clearing()
        cursor.need("_")
        opened.append(OpenPath(one, cursor.clearing()))
    cursor.need("->")
    cursor.end("the end of the action: a path is opened by `5_9->`")
    return opened[0] if len(opened) == 1 else Joined(tuple(opened))


def _hire(cursor: Cursor) -> Hire:
    """``h_E->A$4`` (H.1)."""
    at = cursor.at + len("h_E->")
    hire = cursor.take(_HIRE, "a hireling and `->`")
    if hire[3] is None:
        raise Misread(at, "the board of its new controller, with its control markers: `A$4`")
    return Hire(hire[1], hire[2] or "", count_of(hire[3], hire.start(3)) if hire[3] else 0)


def _flip(cursor: Cursor) -> Flip | Joined:
    """``t5^t_b``, ``t9^t_3_f``, and ``t_p2^`` of the enclaves; joined tokens show the same."""
    heads: list[re.Match[str]] = []
    while not heads or cursor.skip("+"):
        heads.append(cursor.take(_FLIP, "a token, its clearing and `^`"))
    cursor.need("^")
    kinds = {head["kind"] for head in heads}
    shown = ""
    if not cursor.done():
        kind = heads[0]["kind"]
        face = cursor.take(_FACE, f"`{kind}_` and what it shows, or {THE_END}")
        if kinds != {face[1]}:
            raise Misread(face.start(), f"`{kind}_` and what it shows")
        shown = face[2]
    cursor.end()
    flips = tuple(_one_flip(cursor, head, shown) for head in heads)
    return flips[0] if len(flips) == 1 else Joined(flips)


def _one_flip(cursor: Cursor, head: re.Match[str], shown: str) -> Flip:
    clearing = cursor.clearing_number(head["number"], head.start("number"))
    return Flip(clearing, head["owner"] or "", head["kind"], head["detail"] or "", shown)


def _guess(cursor: Cursor) -> Guess:
    """``?Pt_e3`` or ``?Pt3^t_e``."""
    cursor.need("?")
    owner = cursor.take(_PLOT, "the plot, such as `Pt_e3`")[1]
    if not owner:
        cursor.bend(1, "the guess does not say whose plot it is")
    if cursor.ahead("_"):
        guessed = _plot_kind(cursor)
        clearing = cursor.clearing()
    else:
        clearing = cursor.clearing()
        cursor.need("^t", "`^t_` and the plot that is guessed")
        guessed = _plot_kind(cursor)
    cursor.end()
    return Guess(owner or "", guessed, clearing)


def _plot_kind(cursor: Cursor) -> str:
    return cursor.take(_PLOT_KIND, "`_` and the kind of plot")[1]


def _swap(cursor: Cursor) -> Swap:
    """``t12<->t4``; what the plots are may be told, too: ``t_s12<->t_r4``."""
    owner = cursor.take(_PLOT, "a plot, such as `t12`")[1]
    cursor.find(_PLOT_KIND)
    one = cursor.clearing()
    cursor.need("<->")
    at = cursor.at
    if cursor.take(_PLOT, "the other plot, such as `t4`")[1] not in (None, owner):
        raise Misread(at, "another plot of the same faction, such as `t4`")
    cursor.find(_PLOT_KIND)
    other = cursor.clearing()
    cursor.end()
    return Swap(one, other, owner or "")


def _reveal(cursor: Cursor) -> Reveal | Joined:
    """``[n][card][X]^[Y]``; without a card it is as many unnamed ones, or the hand. Both sides may be joined."""
    short = cursor.find(_SHORT_REVEAL)
    if short:
        cards = (Cards(count_of(short[1], 0)),) if short[1] else ()
        return Reveal(cards, short[2] or "", short[3] or "")
    hands = cursor.find(_HANDS_REVEAL)
    if hands:
        return Joined(tuple(Reveal((), owner, hands[2] or "") for owner in hands[1].split("+")))
    shown = _shown_cards(cursor)
    cursor.need("^", "a hand, `+` or `^`")
    to = cursor.find(_TO)
    cursor.end(f"the letter of the one it is shown to, or {THE_END}")
    reveals = tuple(Reveal(cards, owner, to[0] if to else "") for owner, cards in shown)
    return reveals[0] if len(reveals) == 1 else Joined(reveals)


def _shown_cards(cursor: Cursor) -> list[tuple[str, tuple[Cards, ...]]]:
    """Return the cards that are shown of each hand, in the order of the hands; those of one hand stand together."""
    shown: list[tuple[str, tuple[Cards, ...]]] = []
    for source in read_sources(cursor):
        if source.start is not None and not isinstance(source.start, HandAt):
            raise Misread(source.start_at, "the letter of a hand")
        whose = source.start.owner if source.start else ""
        cards = tuple(thing for thing in source.things if isinstance(thing, Cards))
        if len(cards) != len(source.things):
            raise Misread(source.at, "a card: only cards are revealed")
        before = shown.pop()[1] if shown and shown[-1][0] == whose else ()
        shown.append((whose, (*before, *cards)))
    return shown


_BEGINNINGS: tuple[tuple[re.Pattern[str], Callable[[Cursor], Node]], ...] = (
    (_BATTLE, _battle),
    (_SCORE, _score),
    (_SINGLE_SIGN, _single_sign_score),
    (_HIRE, _hire),
    (_PATH, _open_path),
)
