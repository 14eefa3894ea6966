"""What a recorded turn of the Legion shows of warriors that Supply Drop had to place, each for what it had (QL.4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from woodlaw.engine.concepts import suits as suits_of
from woodlaw.engine.events import Event, Placed
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, FLAG, PLACE, Many, Remembered
from woodlaw.engine.place import available, why_not_place
from woodlaw.engine.titles import name
from woodlaw.factions.queenless_legion.abilities import CAMPAIGN_SUITS, Legion
from woodlaw.factions.queenless_legion.birdsong import sites_of_icon
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, violation
from woodlaw.logs.audits.pieces import astray, changes, kept_from_supply, replaces
from woodlaw.logs.audits.spending import unmet
from woodlaw.logs.audits.turns import broken_off, given_in
from woodlaw.table.places import Place

TOLD = Remembered("supply drop is told", False, FLAG)
"""Whether a turn of a record began with all known that Supply Drop goes by."""
HELD = Remembered("warriors to supply", 0, COUNT)
"""How many warriors the supply held as a turn of a record began."""
BY_ICON: Remembered[tuple[tuple[Place, ...], ...]] = Remembered("clearings of each icon", (), Many(Many(PLACE)))
"""Where each icon of the campaign card could place its warrior as a turn of a record began; none of those without."""
BY_SUIT: Remembered[tuple[tuple[Place, ...], ...]] = Remembered("colonies of each suit", (), Many(Many(PLACE)))
"""The colonies where warriors could come as a turn of a record began, of each suit in the order of the campaign's."""


@audits("QL.4.2")
def note_supplies(legion: Legion, game: Game) -> None:
    """Remember, as a turn of the Legion begins, where its icons and its colonies can have warriors come."""
    cards = game.state.cards_at(legion.campaign_box)
    kept = kept_from_supply(game, legion.warrior)
    if kept or len(cards) != 1 or not cards[0].known or "cost" in cards[0].assumed or astray(game, legion.warrior):
        return
    icons = tuple(filter(None, (tuple(sites_of_icon(game, legion, icon)) for icon in cards[0].cost or ())))
    lying = [
        place
        for place in game.state.where(legion.colony)
        if place.number and why_not_place(game, legion.name, legion.warrior, place) is None
    ]
    colonies = tuple(tuple(place for place in lying if suit in suits_of(game, place)) for suit in CAMPAIGN_SUITS)
    TOLD.note(game.state, True)
    HELD.note(game.state, available(game, legion.warrior))
    BY_ICON.note(game.state, icons)
    BY_SUIT.note(game.state, colonies)


@dataclass(frozen=True, slots=True)
class _Reading:
    """One way to read a Supply Drop: which warriors come for nothing, and which icons and colonies get none."""

    idle: list[int]
    lacking: list[int]


def supplied_otherwise(
    legion: Legion, game: Game, events: Sequence[Event], suits: Sequence[str]
) -> Iterator[tuple[Event, Offence]]:
    """Every icon that matches places a warrior, and a card spent one at every colony of its suit, or of one suit.

    ``suits`` are those that a card spent may have stood for, with the empty one where none needs to have been spent so.
    """
    placed = [event for event in events if isinstance(event, Placed) and event.piece is legion.warrior]
    icons = BY_ICON.of(game.state)
    sites = [event.place for event in placed for _ in range(event.count)]
    if not TOLD.of(game.state) or len(sites) < len(icons) or not _come_first(legion, game, events, placed):
        return
    readings = {suit: _read(sites, [*icons, *((place,) for place in _colonies(game, suit))]) for suit in suits}
    suit, best = min(readings.items(), key=lambda each: (len(each[1].idle), len(each[1].lacking)))
    if best.idle:
        yield _for_nothing(placed, sites[best.idle[0]])
    elif best.lacking and len(sites) < HELD.of(game.state):
        yield placed[-1], _without_warrior(best.lacking[0], icons, _colonies(game, suit))


def _come_first(legion: Legion, game: Game, events: Sequence[Event], placed: Sequence[Placed]) -> bool:
    """Return whether all warriors come by the Legion's own rules, before anything else changes the map."""
    if not placed or broken_off(events) or any(given_in(game, legion.name, e.place, events) for e in placed):
        return False
    told = [event for event in events if any(place.number for place, _, _ in changes(event))]
    first = told[: len(placed)]
    return all(one is other for one, other in zip(first, placed, strict=True)) and not any(
        replaces(event, told[:number], another=True) for number, event in enumerate(placed)
    )


def _colonies(game: Game, suit: str) -> tuple[Place, ...]:
    return BY_SUIT.of(game.state)[CAMPAIGN_SUITS.index(suit)] if suit in CAMPAIGN_SUITS else ()


def _read(sites: Sequence[Place], needs: Sequence[tuple[Place, ...]]) -> _Reading:
    """Return how warriors in some clearings answer to what had to place one in one of some clearings each."""
    return _Reading(
        unmet(len(sites), len(needs), lambda site, need: sites[site] in needs[need]),
        unmet(len(needs), len(sites), lambda need, site: sites[site] in needs[need]),
    )


@audits("QL.4.2")
def _for_nothing(placed: Sequence[Placed], place: Place) -> tuple[Event, Offence]:
    event = next(event for event in reversed(placed) if event.place is place)
    message = f"a warrior placed in {name(place)}, for which no icon of the old campaign card and no colony is left"
    return event, violation("QL.4.2", message, "one for each icon, and one at each colony that a spent card matches")


@audits("QL.4.2")
def _without_warrior(number: int, icons: Sequence[tuple[Place, ...]], colonies: Sequence[Place]) -> Offence:
    if number < len(icons):
        where = ", ".join(str(place.number) for place in icons[number])
        return omission("QL.4.2", f"an icon that matches clearing {where} places no warrior", "one for each icon")
    place = colonies[number - len(icons)]
    message = f"no warrior placed at the colony in {name(place)}, which the card spent matches"
    return omission("QL.4.2", message, "one at each such colony")
