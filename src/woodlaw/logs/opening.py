"""Laying the table for a recorded game: map, deck, suits, seats and factions from a log's header (5.1)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from woodlaw.engine.extension import seats
from woodlaw.engine.game import Game
from woodlaw.engine.setup import dealt_from, lay_box
from woodlaw.factions.registry import bots_by_letter, by_letter, factions
from woodlaw.factions.seating import CannotSeat, chosen_for, house_rules_called, table_of
from woodlaw.law.implements import audits
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.registry import as_recorded, table_in_records
from woodlaw.logs.beyond import cards_beyond_the_law
from woodlaw.logs.findings import Finding, FindingKind
from woodlaw.logs.habits import note_habits
from woodlaw.logs.rootlog.header import bots
from woodlaw.logs.rootlog.syntax import Log
from woodlaw.table.cards import UNSEEN
from woodlaw.table.decks import Deck, UnknownDeck, deck_named
from woodlaw.table.house_rules import HouseRule
from woodlaw.table.maps import Map, UnknownMap, WrongMarkers, map_named, markers_on
from woodlaw.table.places import DECK, hand
from woodlaw.table.suits import CLEARING_SUITS

STARTING_HAND = 3
MARKERS_OF_A_SUIT = 4
"""How many of the twelve suit markers are of each suit."""
NO_SUITS = "prints no suits"
"""How it is told that a record must tell the suits of its clearings, and does not."""
_SUITS = {"F": "fox", "M": "mouse", "R": "rabbit", "B": "bird", "G": "frog"}
_CLEARING = re.compile(r"([FMRfmr])\s*([0-9]{1,2})$")


@dataclass(slots=True, eq=False, repr=False)
class Opening:
    """A table laid for a log: the game, or None when the header does not say enough; and what was found on the way."""

    game: Game | None
    letters: Mapping[str, Recorded]
    findings: list[Finding] = field(default_factory=list)
    beyond: str = ""
    """What lies at the table of which the Law says nothing, in words."""
    set_up_by_cards: bool = False
    """Whether the factions were drafted, and set up by their cards (A.8)."""


def lay_table(log: Log) -> Opening:
    """Lay the table that a log's header describes.

    Every faction's box lies in its supply, ruins and items lie on the map, and each hand holds three unseen cards.
    """
    findings: list[Finding] = []
    letters = _seated(log, findings)
    chosen = _map(log, findings)
    deck = _deck(log, findings)
    suits = _suits(log, chosen, findings) if chosen else None
    rules = _house_rules(log, findings)
    if chosen is None or deck is None or suits is None or rules is None or not letters:
        return Opening(None, letters, findings)
    options = _options(log, letters, findings)
    markers = _markers(log, chosen, findings)
    table = table_of(chosen, deck, tuple(letters.values()), suits[1:], options, markers, rules)
    game = table_in_records(table).game()
    _fill(game)
    beyond = cards_beyond_the_law(log, game, letters, findings)
    findings += note_habits(log, game, letters)
    return Opening(game, letters, findings, beyond, _are_drafted(log))


def _are_drafted(log: Log) -> bool:
    """Whether each seat's setup stands right behind it, as they do where factions are drafted."""
    return any(turn.line < seat.line for turn in log.setup for seat in log.seats)


def _seated(log: Log, findings: list[Finding]) -> dict[str, Recorded]:
    header = log.header("Bots")
    played_by_bots = bots(header) if header else {}
    known = {**by_letter(), **{letter: bot for letter, bot in bots_by_letter().items() if letter in played_by_bots}}
    found: dict[str, Recorded] = {}
    for seat in log.seats:
        head = known.get(seat.letter)
        if head is None:
            findings.append(
                _unsure("5.1.1", seat.line, f"{seat.letter}: ", f"no faction has the letter {seat.letter!r}")
            )
        elif seat.letter in found:
            findings.append(
                Finding(FindingKind.VIOLATION, "5.1.1", seat.line, 1, f"{seat.letter}:", f"{head.title} has two seats")
            )
        else:
            found[seat.letter] = as_recorded(factions()[head.name])
    if not log.seats:
        findings.append(_unsure("5.1.1", 1, "", "the file names no seats, so its moves could not be checked", _SEATS))
    return found


_SEATS = "a line for each seat, such as 'C: Ann'"


def _options(log: Log, letters: Mapping[str, Recorded], findings: list[Finding]) -> dict[str, tuple[str, ...]]:
    """Return what is chosen for the bots, by the names of their seats; a letter whose bot nobody knows is told."""
    header = log.header("Bots")
    chosen: dict[str, tuple[str, ...]] = {}
    for letter, words in bots(header).items() if header else ():
        faction = letters.get(letter)
        if header is None or faction is None:
            continue
        if not faction.replaces:
            message = f"the bot of {faction.title} is not known; its turns are checked as those of the faction"
            findings.append(_unsure("RB.3.2", header.line, letter, message))
            continue
        try:
            chosen[faction.name] = chosen_for(faction, words)
        except CannotSeat as error:
            findings.append(_unsure("RB.3.3", header.line, words, str(error)))
    return {seat: words for seat, words in chosen.items() if words}


def _markers(log: Log, chosen: Map, findings: list[Finding]) -> tuple[int, ...]:
    """Return the priority markers that a header tells; none, those of the map's chart, where there is none."""
    header = log.header("Markers")
    try:
        return markers_on(chosen, header.value.replace(",", " ").split()) if header else ()
    except WrongMarkers as error:
        findings.append(_unsure("RB.3.1", header.line if header else 1, "Markers", str(error)))
        return ()


def _map(log: Log, findings: list[Finding]) -> Map | None:
    header = log.header("Map")
    if header is None:
        findings.append(_unsure("A.1", 1, "", "the file names no map, so its moves could not be checked", "Map: Fall"))
        return None
    try:
        return map_named(header.value)
    except UnknownMap as error:
        findings.append(_unsure("A.1", header.line, f"Map: {header.value}", str(error)))
        return None


def _deck(log: Log, findings: list[Finding]) -> Deck | None:
    header = log.header("Deck")
    if header is None:
        findings.append(_unsure("A.2", 1, "", "the file names no deck; the standard deck was taken", "Deck: Standard"))
        return deck_named("standard")
    try:
        return deck_named(header.value)
    except UnknownDeck as error:
        findings.append(_unsure("A.2", header.line, f"Deck: {header.value}", str(error)))
        return None


def _house_rules(log: Log, findings: list[Finding]) -> tuple[HouseRule, ...] | None:
    """Return the house rules that a header names, of which each is told; None where one is not known."""
    header = log.header("House rules")
    text = f"House rules: {header.value}" if header else ""
    try:
        found = house_rules_called(filter(None, map(str.strip, header.value.split(",")))) if header else ()
    except CannotSeat as error:
        findings.append(_unsure("5.1", header.line if header else 1, text, str(error)))
        return None
    findings += [told_house_rule(rule, header.line, text) for rule in found if header]
    return found


def told_house_rule(rule: HouseRule, line: int, text: str = "") -> Finding:
    """Return the remark that a record is held against a house rule too, on the line that names it."""
    return Finding(FindingKind.NOTATION, "", line, 1, text, rule.told)


def _suits(log: Log, chosen: Map, findings: list[Finding]) -> tuple[str, ...] | None:
    header = log.header("Clearings")
    if header is None:
        if all(site.printed_suit for site in chosen.clearings):
            return chosen.printed_suits
        findings.append(_unsure("A.1", 1, "", f"the {chosen.title} map prints no suits", "Clearings: F1, R2, M3 …"))
        return None
    found: dict[int, str] = {}
    for word in filter(None, (word.strip() for word in header.value.split(","))):
        told = _CLEARING.fullmatch(word)
        number = int(told[2]) if told else 0
        if told is None or not 1 <= number <= len(chosen.places) or number in found:
            findings.append(_unsure("A.1", header.line, word, f"{word!r} names no clearing", "a suit and a number: F1"))
            return None
        found[number] = _SUITS[told[1].upper()]
    if len(found) != len(chosen.places):
        findings.append(
            _unsure(
                "A.1",
                header.line,
                header.value,
                f"suits of {len(found)} clearings",
                f"all {len(chosen.places)} clearings",
            )
        )
        return None
    suits = tuple(found[number] for number in range(1, len(chosen.places) + 1))
    _count_markers(chosen, suits, header.line, header.value, findings)
    return "", *suits


@audits("A.1")
def _count_markers(chosen: Map, suits: tuple[str, ...], line: int, text: str, findings: list[Finding]) -> None:
    """Find which suit lies on more clearings than there are markers of it, on a map that they all go on.

    A map may print its suits otherwise.
    """
    if len(suits) != len(CLEARING_SUITS) * MARKERS_OF_A_SUIT or ("", *suits) == chosen.printed_suits:
        return
    for suit, count in Counter(suits).items():
        if count > MARKERS_OF_A_SUIT:
            message = f"{count} clearings are of the suit of the {suit}"
            expected = f"{MARKERS_OF_A_SUIT} of each suit"
            findings.append(Finding(FindingKind.VIOLATION, "A.1", line, 1, text, message, expected))
            return


def _fill(game: Game) -> None:
    """Lay the box out, and deal each hand cards that nobody has seen from a deck of such cards."""
    lay_box(game)
    dealt = 0
    for name, faction in seats(game).items():
        for _ in range(STARTING_HAND if faction.has_hand else 0):
            game.lay(UNSEEN, hand(name))
            dealt += 1
    for _ in range(len(dealt_from(game, brought=True)) - dealt):
        game.lay(UNSEEN, DECK)


def _unsure(clause: str, line: int, text: str, message: str, expected: str = "") -> Finding:
    return Finding(FindingKind.UNDECIDED, clause, line, 1, text, message, expected)
