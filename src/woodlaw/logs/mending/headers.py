"""Slips in the headers of a record: one wrong suit, map, deck or seat makes many findings, and one mend ends them.

A header is held to be wrong only where the game with one word of it changed has far fewer findings, in several turns.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.findings import Cause, Edit, Finding, FindingKind, Likely
from woodlaw.logs.mending.edits import edited, fits
from woodlaw.logs.opening import MARKERS_OF_A_SUIT, lay_table
from woodlaw.logs.rootlog.header import clearing_suits
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.rootlog.syntax import Header, Log
from woodlaw.logs.translation import NO_FOREST
from woodlaw.table.decks import STANDARD_DECKS, UnknownDeck, deck_named
from woodlaw.table.maps import STANDARD_MAPS, UnknownMap, map_named
from woodlaw.table.suits import CLEARING_SUITS

LEAST_MENDED = 3
"""How many findings a change of a header ends at least."""
LEAST_BESIDE_UNEVEN = 2
"""How many, where one of them is that the header tells too many clearings of a suit; such a change is not certain."""
LEAST_TURNS = 2
"""In how many turns they are at least."""
LEAST_UNKNOWN = 2
"""With how many cards that the deck does not hold another deck is looked at."""
MOST_NEW = 3
"""How many findings a change of a header may not bring: it is not what was played."""
LONGEST_SUIT = 3
"""How many characters tell a suit and a clearing at most."""
MOST_TRIED = 12
"""How many changes of suits are looked at in full at most."""
_NO_SUCH_CARD = (FindingKind.UNDECIDED, "2.1")
_STANDARD = len(CLEARING_SUITS) * MARKERS_OF_A_SUIT
_NUMBER = re.compile(r"[0-9]+")


@dataclass(frozen=True, slots=True)
class Slip:
    """A word of a header that is written otherwise than the game goes on: what is told of it, and the text mended.

    So many findings are ``gone`` with it. A map or a deck is a ``whole`` header, which an action may be to blame for.
    """

    told: Finding
    text: str
    gone: int
    whole: bool


@dataclass(frozen=True, slots=True)
class _Change:
    clause: str
    message: str
    expected: str
    edits: tuple[Edit, ...]


class _NotPlayed(Exception):
    """Raised where a change of a header brings findings of its own."""


def header_slip(text: str, findings: Sequence[Finding]) -> Slip | None:
    """Return the slip in a header from which most of a game's findings come, or None where no header is to blame."""
    log = read(text)
    counted = [finding for finding in findings if _counts(finding)]
    least = LEAST_BESIDE_UNEVEN if any(each.clause == "A.1" for each in counted) else LEAST_MENDED
    if len(counted) < least:
        return None
    seats = list(_seats(log))
    if len(seats) == 1 and fits(text, seats[0].edits):
        gone = sum(each.clause == "5.1.1" for each in counted)
        return _slip(gone, seats[0], edited(text, seats[0].edits)) if gone >= LEAST_MENDED else None
    tried: list[tuple[int, _Change, str]] = []
    for change in _changes(log, counted):
        if fits(text, change.edits):
            mended = edited(text, change.edits)
            gone = _gone(mended, counted, least)
            if gone:
                tried.append((gone, change, mended))
    best = max(tried, key=lambda each: each[0], default=None)
    if best is None or sum(gone == best[0] for gone, _, _ in tried) > 1:
        return None
    return _slip(*best)


def _slip(gone: int, change: _Change, mended: str) -> Slip:
    first = change.edits[0]
    message = f"{change.message}: {gone} findings come from it"
    written = ", ".join(edit.written for edit in change.edits)
    cause = Cause(Likely.SLIP, mend=change.edits, certain=gone >= LEAST_MENDED)
    where = (first.line, first.column, written)
    told = Finding(FindingKind.VIOLATION, change.clause, *where, message, change.expected, cause)
    return Slip(told, mended, gone, change.clause != "5.1.1" and len(first.written) > LONGEST_SUIT)


def _counts(finding: Finding) -> bool:
    """Whether a header may be to blame for a finding: an offence, or a seat, card or forest that is not there."""
    if finding.kind is FindingKind.NOTATION:
        return finding.message.startswith(NO_FOREST)
    return finding.judges or (finding.kind is FindingKind.UNDECIDED and finding.clause in ("5.1.1", "2.1"))


def _gone(text: str, counted: Sequence[Finding], least: int) -> int:
    """Return how many findings a change of a game ends; 0 for too few, and where it brings others."""
    log = read(text)
    opening = lay_table(log)
    if opening.game is None:
        return 0
    known = {(each.line, each.clause, each.message) for each in counted}
    new = 0

    def listen(finding: Finding) -> None:
        nonlocal new
        new += _counts(finding) and (finding.line, finding.clause, finding.message) not in known
        if new >= MOST_NEW:
            raise _NotPlayed

    keeper = Bookkeeper(opening, opening.game)
    keeper.books.listener = listen
    try:
        keeper.enter(log)
    except _NotPlayed:
        return 0
    # Behind what the change leaves without a meaning, such as a forest of another map, nothing is judged.
    if keeper.books.doubts.lines - {problem.line for problem in log.problems if not problem.bent}:
        return 0
    left = Counter(each.line for each in keeper.books.findings if _counts(each))
    before = Counter(each.line for each in counted)
    turns = sum(left[line] < count for line, count in before.items())
    gone = len(counted) - left.total()
    return gone if gone >= least and turns >= LEAST_TURNS else 0


# What may be meant ----------------------------------------------------------------------------------------------------
def _changes(log: Log, findings: Sequence[Finding]) -> Iterator[_Change]:
    """Yield changes of headers that findings give reason for."""
    named = Counter(number for each in findings for number in _NUMBER.findall(f"{each.action} {each.message}"))
    unknown = sum(each.clause == "A.2" or (each.kind, each.clause) == _NO_SUCH_CARD for each in findings)
    for key, likely, changes in (("Map", True, _maps), ("Deck", unknown >= LEAST_UNKNOWN, _decks)):
        header = log.header(key)
        if header is not None and likely:
            yield from changes(header)
    suits = log.header("Clearings")
    if suits is not None:
        nearest = sorted(_suits(suits), key=lambda change: -min(named[edit.written[1:]] for edit in change.edits))
        yield from nearest[:MOST_TRIED]


def _maps(header: Header) -> Iterator[_Change]:
    try:
        written = map_named(header.value)
    except UnknownMap:
        return
    for name in STANDARD_MAPS:
        other = map_named(name)
        if other is not written:
            yield _whole(header, "A.1", "map", _short(other.title, other.aliases))


def _decks(header: Header) -> Iterator[_Change]:
    try:
        written = deck_named(header.value)
    except UnknownDeck:
        return
    for name in STANDARD_DECKS:
        other = deck_named(name)
        if other is not written:
            yield _whole(header, "A.2", "deck", _short(other.title, other.aliases))


def _short(title: str, aliases: Sequence[str]) -> str:
    return min((title, *aliases), key=len)


def _whole(header: Header, clause: str, what: str, meant: str) -> _Change:
    message = f"the game is not played with the {what} that is written"
    edit = Edit(header.line, header.column, header.value, meant)
    return _Change(clause, message, f"{header.key}: {meant}", (edit,))


def _suits(header: Header) -> Iterator[_Change]:
    """Yield changes of one suit that even the suits out, or where these are even, of two that are mixed up."""
    suits, _ = clearing_suits(header)
    counts = Counter(suits.values())
    letters = {suit: suit[0].upper() for suit in CLEARING_SUITS}
    told = {number: _edit_of(header, number, suit) for number, suit in suits.items()}
    uneven = len(suits) == _STANDARD and len(set(counts.values())) > 1
    for number, suit in suits.items():
        for other in CLEARING_SUITS:
            evens = counts[suit] > MARKERS_OF_A_SUIT > counts[other]
            if other != suit and (evens if uneven else len(suits) != _STANDARD):
                yield _suits_changed([(told[number], letters[other])])
    if not uneven:
        for first, second in combinations(suits, 2):
            if suits[first] != suits[second]:
                swapped = (told[first], letters[suits[second]]), (told[second], letters[suits[first]])
                yield _suits_changed(swapped)


def _edit_of(header: Header, number: int, suit: str) -> Edit:
    """Return an edit that changes nothing of the word that tells the suit of a clearing."""
    for letter in (suit[0].upper(), suit[0]):
        for ending in (",", " ", ";", ""):
            at = header.value.find(f"{letter}{number}{ending}")
            if at >= 0 and (ending or header.value.endswith(f"{letter}{number}")):
                word = f"{letter}{number}"
                return Edit(header.line, header.column + at, word, word)
    return Edit(0, 0, "", "")


def _suits_changed(changed: Sequence[tuple[Edit, str]]) -> _Change:
    edits = tuple(replace(edit, meant=letter + edit.written[1:]) for edit, letter in changed)
    clearings = " and ".join(edit.written[1:] for edit in edits)
    message = (
        f"clearing{'s' * (len(edits) > 1)} {clearings} {'have' if len(edits) > 1 else 'has'} another suit in the game"
    )
    return _Change("A.1", message, ", ".join(edit.meant for edit in edits), edits)


def _seats(log: Log) -> Iterator[_Change]:
    """Yield changes of a seat that has no turn to a letter that has turns and no seat."""
    taking = {turn.player for turn in (*log.setup, *log.turns)}
    seated = {seat.letter for seat in log.seats}
    for seat in log.seats:
        for letter in sorted(taking - seated) if seat.letter not in taking else ():
            message = f"nobody plays the faction of the seat {seat.letter}"
            yield _Change("5.1.1", message, f"{letter}:", (Edit(seat.line, 1, seat.letter, letter),))
