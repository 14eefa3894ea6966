"""Slips in the headers of a record: one wrong suit, map, deck or seat makes many findings, and one mend ends them.

A header is held to be wrong only where the game with one word of it changed has far fewer findings, in several turns.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from woodlaw.law.values import Fixed
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.books import Books
from woodlaw.logs.findings import NOT_ASKED, Cause, Edit, Finding, FindingKind, Likely
from woodlaw.logs.mending.edits import edited, fits
from woodlaw.logs.opening import MARKERS_OF_A_SUIT, NO_SUITS, lay_table
from woodlaw.logs.rootlog.header import clearing_suits
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.rootlog.syntax import Header, Log
from woodlaw.logs.written_places import NO_FOREST
from woodlaw.table.decks import STANDARD_DECKS, UnknownDeck, deck_named
from woodlaw.table.maps import UnknownMap, map_ids, map_named
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
TURNS_A_FINDING = 20
"""In how many turns one finding may be, on the map that is meant where the one that is written prints no suits."""
MOST_TRIED = 12
"""How many changes of suits are looked at in full at most."""
_NO_SUCH_CARD = (FindingKind.UNDECIDED, "2.1")
_STANDARD = len(CLEARING_SUITS) * MARKERS_OF_A_SUIT
_NUMBER = re.compile(r"[0-9]+")


class Slip(Fixed):
    """A word of a header that is written otherwise than the game goes on: what is told of it, and the text mended.

    So many findings are ``gone`` with it. A map or a deck is a ``whole`` header, which an action may be to blame for.
    """

    told: Finding
    text: str
    gone: int
    whole: bool


class _Change(Fixed):
    clause: str
    message: str
    expected: str
    edits: tuple[Edit, ...]
    whole: bool = False


class _NotPlayed(Exception):
    """Raised where a change of a header brings findings of its own."""


def header_slip(text: str, findings: Sequence[Finding]) -> Slip | None:
    """Return the slip in a header from which most of a game's findings come, or None where no header is to blame."""
    log = read(text)
    if any(finding.message.endswith(NO_SUITS) for finding in findings):
        return _map_with_suits(text, log)
    if not any(map(_counts, findings)):
        return None
    # They are counted as in a changed game: a habit each time, and nothing that playing alone finds.
    books = _entered(log)
    counted = [finding for finding in books.findings if _counts(finding)] if books is not None else []
    least = LEAST_BESIDE_UNEVEN if any(each.clause == "A.1" for each in counted) else LEAST_MENDED
    if len(counted) < least:
        return None
    seats = list(_seats(log))
    if len(seats) == 1 and fits(text, seats[0].edits):
        gone = sum(each.clause == "5.1.1" for each in counted)
        return _slip(text, seats, gone) if gone >= LEAST_MENDED else None
    fitting, unread = _fitting(text, _changes(log, counted)), _unread(log)
    tried = {change: _gone(edited(text, change.edits), counted, least, unread) for change in fitting}
    most = max(tried.values(), default=0)
    return _slip(text, [change for change, gone in tried.items() if gone == most], most) if most else None


def _map_with_suits(text: str, log: Log) -> Slip | None:
    """Return the slip in the map of a game that tells no suits, if it goes on by the rules on one that prints them.

    Nothing is judged on the map that is written, so that no finding comes from it.
    """
    header, most = log.header("Map"), len(log.turns) // TURNS_A_FINDING
    if header is None or not most:
        return None
    changes = _fitting(text, _maps(header))
    played = [each for each in changes if _left(edited(text, each.edits), (), most + 1, _unread(log)) is not None]
    return _slip(text, played)


def _fitting(text: str, changes: Iterable[_Change]) -> list[_Change]:
    return [change for change in changes if fits(text, change.edits)]


def _slip(text: str, alike: Sequence[_Change], gone: int = 0) -> Slip | None:
    """Return the slip of which one change is the mend; several maps or decks that explain a game ``alike`` are none.

    Return None without a change, or with several of suits.
    """
    if not alike or (len(alike) > 1 and not all(change.whole for change in alike)):
        return None
    change, *others = alike
    first = change.edits[0]
    why = f"{gone} findings come from it" if gone else f"it {NO_SUITS}, and on another the game goes on by the rules"
    message = f"{change.message}: {why}{'; more than one explains it alike' if others else ''}"
    certain = not gone or gone >= LEAST_MENDED
    cause = NOT_ASKED if others else Cause(Likely.SLIP, mend=change.edits, certain=certain)
    where = (first.line, first.column, ", ".join(edit.written for edit in change.edits))
    expected = " or ".join(each.expected for each in alike)
    told = Finding(FindingKind.VIOLATION, change.clause, *where, message, expected, cause)
    return Slip(told, edited(text, change.edits), gone, change.whole and gone > 0)


def _counts(finding: Finding) -> bool:
    """Whether a header may be to blame for a finding: an offence, or a seat, card or forest that is not there."""
    if finding.kind is FindingKind.NOTATION:
        return finding.message.startswith(NO_FOREST)
    return finding.judges or (finding.kind is FindingKind.UNDECIDED and finding.clause in ("5.1.1", "2.1"))


def _unread(log: Log) -> set[int]:
    """Return the lines of a game that hold something which cannot be read."""
    return {problem.line for problem in log.problems if not problem.bent}


def _gone(text: str, counted: Sequence[Finding], least: int, unread: Collection[int]) -> int:
    """Return how many findings a change of a game ends; 0 for too few, and where it brings others."""
    found = _left(text, counted, MOST_NEW, unread)
    if found is None:
        return 0
    left, before = (Counter(each.line for each in findings) for findings in (found, counted))
    turns = sum(left[line] < count for line, count in before.items())
    gone = len(counted) - len(found)
    return gone if gone >= least and turns >= LEAST_TURNS else 0


def _left(text: str, known: Sequence[Finding], much: int, unread: Collection[int]) -> list[Finding] | None:
    """Return what counts of all that is found in a changed game; None where so much is new: it is not what was played.

    None too where the change leaves something without a meaning that is not ``unread`` without it, such as a forest of
    another map: behind that nothing is judged.
    """
    log = read(text)
    before = {(each.line, each.clause, each.message) for each in known}
    new = 0

    def listen(finding: Finding) -> None:
        nonlocal new
        new += _counts(finding) and (finding.line, finding.clause, finding.message) not in before
        if new >= much:
            raise _NotPlayed

    try:
        books = _entered(log, listen)
    except _NotPlayed:
        return None
    if books is None or (books.doubts.lines | _unread(log)) - set(unread):
        return None
    return [finding for finding in books.findings if _counts(finding)]


def _entered(log: Log, listener: Callable[[Finding], None] | None = None) -> Books | None:
    """Return the books of a game, whose ``listener`` hears of each finding at once; None where no table can be laid."""
    opening = lay_table(log)
    if opening.game is None:
        return None
    keeper = Bookkeeper(opening, opening.game)
    keeper.books.listener = listener
    keeper.enter(log)
    return keeper.books


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
    for name in map_ids():
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
    return _Change(clause, message, f"{header.key}: {meant}", (edit,), whole=True)


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
