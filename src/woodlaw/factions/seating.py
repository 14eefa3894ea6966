"""Seating: from the names of factions, a map and a deck to a table at which a game can be played (5.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from woodlaw.cards.registry import effect_of
from woodlaw.engine.chance import Chance
from woodlaw.engine.maps import map_rules
from woodlaw.engine.play import Table
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.factions.registry import factions
from woodlaw.law.implements import implements
from woodlaw.table.decks import Deck, UnknownDeck, deck_named
from woodlaw.table.maps import Map, UnknownMap, map_named
from woodlaw.table.places import CLEARINGS
from woodlaw.table.suits import CLEARING_SUITS

FEWEST_PLAYERS = 2
MOST_PLAYERS = 6

_PLAYED = ("set_up", "birdsong", "daylight", "evening")


CORNERS = 4
"""How many corner clearings every map has."""


class CannotSeat(ValueError):
    """No table can be laid as asked; the message is one line that says what was expected.

    ``clause`` is the clause that forbids it, if one does.
    """

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(f"{clause}: {message}" if clause else message)
        self.clause = clause


def new_table(
    seats: Sequence[str],
    map_name: str = "autumn",
    deck_name: str = "standard",
    *,
    suits: tuple[str, ...] = (),
    setup_order: Sequence[str] = (),
    seed: int = 0,
) -> Table:
    """Return a table for factions, told by name, title or letter in turn order.

    ``suits`` are the suits of clearings 1 to 12, those that the map prints where they are left out;
    ``setup_order`` is that of the Law (5.1.7) where it is left out. Raises :class:`CannotSeat`.
    """
    seated = seat(seats)
    map_, deck = _map(map_name), _deck(deck_name)
    state = State(map_, deck, ("", *_suits(map_, suits)), tuple(faction.name for faction in seated))
    order = tuple(setup_order) or in_setup_order(seated)
    if sorted(order) != sorted(state.seats):
        raise CannotSeat(f"the setup order is {_listed(order)}; expected each of {_listed(state.seats)} once")
    return Table(state, {faction.name: faction for faction in seated}, order, effect_of, map_rules(map_), seed)


def seat(names: Sequence[str]) -> tuple[Faction, ...]:
    """Return the factions of a table in turn order; raises :class:`CannotSeat` where they cannot play together."""
    if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
        seats = f"{len(names)} seat{'s' * (len(names) != 1)}"
        raise CannotSeat(f"{seats}; expected {FEWEST_PLAYERS} to {MOST_PLAYERS} factions")
    found = tuple(faction_called(name) for name in names)
    refusal = why_not_together(found) or why_not_standard_setup(found)
    if refusal:
        raise CannotSeat(refusal.reason, refusal.clause)
    for faction in found:
        if not is_playable(faction):
            raise CannotSeat(f"{faction.title} cannot be played yet; expected factions among {_playable()}")
    return found


@implements("5.1.1")
def why_not_together(seated: Sequence[Faction]) -> Refusal | None:
    """Return why factions cannot be assigned to as many players, or None: every player gets one of its own."""
    for faction in seated:
        seats = seated.count(faction)
        if seats > 1:
            times = "two" if seats == 2 else str(seats)
            return Refusal("5.1.1", f"{faction.title} has {times} seats; expected every faction once")
    return None


@implements("5")
def why_not_standard_setup(seated: Sequence[Faction]) -> Refusal | None:
    """Return why factions cannot set up by the Standard Setup, or None: there are corners for so many only."""
    in_corners = [faction.title for faction in seated if faction.starts_in_corner]
    if len(in_corners) <= CORNERS:
        return None
    return Refusal("5", f"{len(in_corners)} factions start in corner clearings; expected {CORNERS} at most")


def faction_called(text: str) -> Faction:
    """Return the faction of a name, title or letter, whatever the case; raises :class:`CannotSeat` for any other."""
    wanted = _plain(text)
    for faction in factions().values():
        if wanted in (_plain(faction.name), _plain(faction.title), _plain(faction.letter)):
            return faction
    raise CannotSeat(f"no faction is called {text[:40]!r}; expected factions among {_playable()}")


def _playable() -> str:
    return _listed(faction.name for faction in factions().values() if is_playable(faction))


def is_playable(faction: Faction) -> bool:
    """Return whether a faction can be played, and not only kept in books."""
    return all(callable(getattr(faction, part, None)) for part in _PLAYED)


@implements("5.1.7")
def in_setup_order(seated: Sequence[Faction]) -> tuple[str, ...]:
    """Return the names of factions in the order in which they set up (5.1.7)."""
    return tuple(faction.name for faction in sorted(seated, key=lambda faction: (faction.setup_order, faction.name)))


def drawn_suits(map_: Map, chance: Chance) -> tuple[str, ...]:
    """Return the suits of clearings 1 to 12 as printed, or by markers laid at random where some are not."""
    if all(site.printed_suit for site in map_.clearings):
        return map_.printed_suits[1:]
    markers = [suit for suit in CLEARING_SUITS for _ in range(len(CLEARINGS) // len(CLEARING_SUITS))]
    return tuple(markers[number] for number in chance.shuffle("suit markers", len(markers)))


def _map(name: str) -> Map:
    try:
        return map_named(name)
    except UnknownMap as error:
        raise CannotSeat(str(error)) from None


def _deck(name: str) -> Deck:
    try:
        return deck_named(name)
    except UnknownDeck as error:
        raise CannotSeat(str(error)) from None


def _suits(map_: Map, suits: tuple[str, ...]) -> tuple[str, ...]:
    chosen = suits or map_.printed_suits[1:]
    if len(chosen) != len(CLEARINGS) or not set(chosen) <= set(CLEARING_SUITS):
        raise CannotSeat(f"no suits for the {map_.title} map; expected {len(CLEARINGS)} of {_listed(CLEARING_SUITS)}")
    return chosen


def _plain(text: str) -> str:
    return " ".join(text.replace("_", " ").replace("-", " ").casefold().split())


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)
