"""Seating: from the names of factions, a map and a deck to a table at which a game can be played (5.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import cast

from woodlaw.cards.registry import effect_of
from woodlaw.engine.chance import Chance, Seeded
from woodlaw.engine.extension import Extension
from woodlaw.engine.maps import map_rules
from woodlaw.engine.refusal import Refusal, forbidden
from woodlaw.engine.state import State
from woodlaw.engine.tables import Table
from woodlaw.factions.base import AnyOf, Faction
from woodlaw.factions.house_rules import house_rules as installed_house_rules
from woodlaw.factions.registry import factions
from woodlaw.law.implements import implements
from woodlaw.law.problems import CannotAnswer
from woodlaw.table.cards import Card
from woodlaw.table.decks import Deck, UnknownDeck, deck_named, with_cards
from woodlaw.table.house_rules import HouseRule
from woodlaw.table.maps import Map, UnknownMap, WrongMarkers, map_named, markers_on
from woodlaw.table.piles import COMMON_PILES
from woodlaw.table.suits import CLEARING_SUITS

FEWEST_PLAYERS = 2
MOST_PLAYERS = 6


class CannotSeat(CannotAnswer):
    """No table can be laid as asked; the message is one line that says what was expected.

    ``clause`` is the clause that forbids it, if one does.
    """

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(f"{clause}: {message}" if clause else message)
        self.clause = clause


# Tables ---------------------------------------------------------------------------------------------------------------
def new_table(
    seats: Sequence[str],
    map_name: str = "autumn",
    deck_name: str = "standard",
    *,
    suits: tuple[str, ...] = (),
    setup_order: Sequence[str] = (),
    priority_markers: Sequence[int | str] = (),
    house_rules: Iterable[str] = (),
    seed: int = 0,
    in_books: bool = False,
) -> Table:
    """Return a table for factions that can be played, told by name, title or letter in turn order.

    Where it is only kept ``in_books`` any factions may sit there.

    Behind a colon stand what is chosen for a seat, with plus signs between: ``Alliance:nightmare+wildfire``. ``suits``
    are the suits of the clearings in order, those that the map prints where they are left out; ``setup_order`` is that
    of the Law (5.1.7, 9.7.1) where it is left out; ``priority_markers`` are those of the clearings in order, for bots,
    those of the map's chart where they are left out. ``house_rules`` are ids or titles of those that are installed.
    Raises :class:`CannotSeat`.
    """
    told = [name.partition(":") for name in seats]
    map_, deck = _map(map_name), _deck(deck_name)
    markers = _markers(map_, priority_markers)
    names = [name for name, _, _ in told]
    seated = tuple(map(faction_called, names)) if in_books else seat(names, map_, markers)
    chosen = {faction.name: chosen_for(faction, words) for faction, (_, _, words) in zip(seated, told, strict=True)}
    own_names = tuple(faction.name for faction in seated)
    order = tuple(setup_order) or drawn_setup_order(seated, Seeded(seed))
    if sorted(order) != sorted(own_names):
        raise CannotSeat(f"the setup order is {_listed(order)}; expected each of {_listed(own_names)} once")
    options = {name: words for name, words in chosen.items() if words}
    table = table_of(map_, deck, seated, _suits(map_, suits), options, markers, house_rules_called(house_rules))
    return replace(table, setup_order=order, seed=seed)


def table_of(
    map_: Map,
    deck: Deck,
    seated: Sequence[Faction],
    suits: Sequence[str],
    options: Mapping[str, tuple[str, ...]] | None = None,
    priority_markers: tuple[int, ...] = (),
    house_rules: tuple[HouseRule, ...] = (),
) -> Table:
    """Return a table with all that its seats bring to it, whether they can be played or only be kept in books.

    ``suits`` are those of the clearings in order, an empty one where it is not known; ``options`` what is chosen for
    some seats; ``priority_markers`` those that lie in the clearings, where they are not those of the map's chart;
    ``house_rules`` what is played by besides the Law.
    """
    brought = tuple(card for faction in seated for card in faction.brought_cards)
    names = tuple(faction.name for faction in seated)
    state = State(map_, with_cards(deck, brought), ("", *suits), names, options or {}, priority_markers, house_rules)
    piles = tuple(dict.fromkeys((*COMMON_PILES, *(pile for faction in seated for pile in faction.piles))))
    factions = {faction.name: faction for faction in seated}
    return Table(state, factions, in_setup_order(seated), effects_at(tuple(seated), deck.id), map_rules(map_), piles)


@cache
def effects_at(seated: tuple[Faction, ...], deck_id: str) -> Callable[[Card, str], Extension | None]:
    """Return what makes the effects of cards at a table: of the deck, and of the cards of the factions there."""
    own = {card_id: effect for faction in seated for card_id, effect in faction.effects.items()}
    made: dict[tuple[str, str], Extension] = {}

    def effect(card: Card, owner: str) -> Extension | None:
        if card.id not in own:
            return effect_of(card, owner, deck_id)
        if (card.id, owner) not in made:
            made[card.id, owner] = cast("Callable[[str], Extension]", own[card.id])(owner)
        return made[card.id, owner]

    return effect


def house_rules_called(names: Iterable[str]) -> tuple[HouseRule, ...]:
    """Return the house rules of some ids or titles, or of a single one, each once, whatever the case.

    Raises :class:`CannotSeat` for a name that none has, with the nearest.
    """
    return tuple(dict.fromkeys(map(_house_rule, [names] if isinstance(names, str) else names)))


def _house_rule(name: str) -> HouseRule:
    rules = installed_house_rules().values()
    found = next((rule for rule in rules if _plain(name) in (_plain(rule.id), _plain(rule.title))), None)
    if found is None:
        from difflib import get_close_matches

        titles = {_plain(rule.title): rule.title for rule in rules}
        near = [titles[each] for each in get_close_matches(_plain(name[:40]), titles)] or titles.values()
        expected = f"one such as {_listed(near)}" if titles else "a package that brings it"
        raise CannotSeat(f"no house rule called {name[:40]!r} is installed; expected {expected}")
    return found


# Seats ----------------------------------------------------------------------------------------------------------------
def seat(names: Sequence[str], map_: Map, priority_markers: Sequence[int]) -> tuple[Faction, ...]:
    """Return the factions of a table in turn order; raises :class:`CannotSeat` where they cannot play together."""
    if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
        seats = f"{len(names)} seat{'s' * (len(names) != 1)}"
        raise CannotSeat(f"{seats}; expected {FEWEST_PLAYERS} to {MOST_PLAYERS} factions")
    found = tuple(faction_called(name) for name in names)
    refusal = (
        why_not_together(found)
        or why_not_standard_setup(found, map_)
        or forbidden(faction.why_not_on(map_, priority_markers) for faction in found)
    )
    if refusal:
        raise CannotSeat(refusal.reason, refusal.clause)
    expect_playable(found)
    return found


def expect_playable(seated: Iterable[Faction]) -> None:
    """Raise :class:`CannotSeat` where one of some factions cannot be played."""
    for faction in seated:
        if not faction.playable:
            raise CannotSeat(f"{faction.title} cannot be played yet; expected factions among {playable_listed()}")


def chosen_for(faction: Faction, text: str) -> tuple[str, ...]:
    """Return what is chosen for a seat by words with plus signs between, in the order of the faction's options.

    Raises :class:`CannotSeat` for a word that is none of them, and for two of which one alone can hold.
    """
    words = tuple(dict.fromkeys(_plain(word) for word in text.split("+") if word.strip()))
    known = {_plain(word): (name, word) for name, of in faction.options.items() for word in of}
    for word in words:
        if word not in known:
            raise CannotSeat(
                f"{word[:40]!r} is nothing to choose for {faction.title}; expected {_listed(known) or 'nothing'}"
            )
    for name, listed in faction.options.items():
        of = [word for word in words if known[word][0] == name]
        if len(of) > 1 and not isinstance(listed, AnyOf):
            raise CannotSeat(f"{' and '.join(of)} are both a {name} of {faction.title}; expected one")
    return tuple(of for word, (_, of) in known.items() if word in words)


def seat_told(state: State, seat: str) -> str:
    """Return the name of a seat, with what was chosen for it behind a colon, as :func:`new_table` reads it."""
    return ":".join(filter(None, (seat, "+".join(state.options.get(seat, ())))))


@implements("5.1.1")
def why_not_together(seated: Sequence[Faction]) -> Refusal | None:
    """Return why factions cannot be assigned to as many players, or None: every player gets one of its own."""
    for faction in seated:
        seats = seated.count(faction)
        if seats > 1:
            times = "two" if seats == 2 else str(seats)
            return Refusal("5.1.1", f"{faction.title} has {times} seats; expected every faction once")
    others = ((faction, [other for other in seated if other is not faction]) for faction in seated)
    return forbidden(faction.why_not_with(rest) for faction, rest in others)


@implements("5")
def why_not_standard_setup(seated: Sequence[Faction], map_: Map) -> Refusal | None:
    """Return why factions cannot set up by the Standard Setup, or None: there are corners for so many only."""
    in_corners = [faction.title for faction in seated if faction.starts_in_corner]
    if len(in_corners) <= len(map_.corners):
        return None
    return Refusal("5", f"{len(in_corners)} factions start in corner clearings; expected {len(map_.corners)} at most")


SHORTEST_WORD = 4
"""Letters that a word of a title has at least, to stand for a faction: ``of`` and ``the`` do not."""


def faction_called(text: str) -> Faction:
    """Return the faction of a name, title or letter, or of a word of a title; raises :class:`CannotSeat` for any other.

    Case does not count. A word that a bot and a faction of people share means that of people.
    """
    known = factions()
    if text in known:
        return known[text]
    wanted = _plain(text)
    for head in known.heads.values():
        letter = "" if head.replaces else head.letter
        if wanted in (_plain(head.name), _plain(head.title), _plain(letter)):
            return known[head.name]
    sharing = [head for head in known.heads.values() if wanted in map(_plain, head.title.split())]
    fitting = [head for head in sharing if not head.replaces] or sharing
    if len(fitting) == 1 and len(wanted) >= SHORTEST_WORD:
        return known[fitting[0].name]
    raise CannotSeat(f"no faction is called {text[:40]!r}; expected factions among {playable_listed()}")


def playable_listed() -> str:
    """Return the factions that can be played, as a message lists them: by title, each with its letter."""
    return _listed(_with_letter(faction) for faction in factions().values() if faction.playable)


def _with_letter(faction: Faction) -> str:
    return faction.title if faction.replaces else f"{faction.title} ({faction.letter})"


@implements("5.1.7")
def in_setup_order(seated: Sequence[Faction]) -> tuple[str, ...]:
    """Return the names of factions in the order in which they set up (5.1.7)."""
    return tuple(faction.name for faction in sorted(seated, key=lambda faction: (faction.setup_order, faction.name)))


@implements("9.7.1")
def drawn_setup_order(seated: Sequence[Faction], chance: Chance) -> tuple[str, ...]:
    """Return the names of factions in the order in which they set up; who of one chapter comes first, chance says."""
    order = list(in_setup_order(seated))
    for chapter in dict.fromkeys(faction.chapter for faction in seated):
        alike = [number for number, name in enumerate(order) if _chapter_of(name, seated) == chapter]
        if len(alike) > 1:
            names = [order[number] for number in alike]
            for number, drawn in zip(alike, chance.shuffle("setup order", len(alike)), strict=True):
                order[number] = names[drawn]
    return tuple(order)


def _chapter_of(name: str, seated: Sequence[Faction]) -> str:
    return next(faction.chapter for faction in seated if faction.name == name)


def drawn_suits(map_: Map, chance: Chance) -> tuple[str, ...]:
    """Return the suits of a map's clearings as printed, or by markers laid at random where some are not."""
    if all(site.printed_suit for site in map_.clearings):
        return map_.printed_suits[1:]
    markers = [suit for suit in CLEARING_SUITS for _ in range(-(-len(map_.places) // len(CLEARING_SUITS)))]
    return tuple(markers[number] for number in chance.shuffle("suit markers", len(markers)))[: len(map_.places)]


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
    if len(chosen) != len(map_.places) or not set(chosen) <= set(CLEARING_SUITS):
        raise CannotSeat(f"no suits for the {map_.title} map; expected {len(map_.places)} of {_listed(CLEARING_SUITS)}")
    return chosen


def _markers(map_: Map, numbers: Sequence[int | str]) -> tuple[int, ...]:
    try:
        return markers_on(map_, numbers) if numbers else map_.priority_markers
    except WrongMarkers as error:
        raise CannotSeat(str(error), "RB.3.1") from None


def _plain(text: str) -> str:
    return " ".join(text.replace("_", " ").replace("-", " ").casefold().split())


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)
