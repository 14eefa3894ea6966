"""What a recorded turn of the Clergy shows of the flowers that it spends and replants (HCC.5.1.IV, HCC.5.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from woodlaw.engine.concepts import matches
from woodlaw.engine.craft import pays
from woodlaw.engine.events import Battled, Crafted, Event, Placed, Removed
from woodlaw.engine.game import Game
from woodlaw.factions.honeycomb_clergy.abilities import Clergy
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, violation
from woodlaw.logs.audits.craft import cost_told
from woodlaw.logs.audits.pieces import ever_stood
from woodlaw.logs.audits.spending import MOST_NEEDS, unmet
from woodlaw.logs.audits.suits import may_have_altered
from woodlaw.table.places import Place
from woodlaw.table.suits import ALL_SUITS, BIRD

At = Iterable[tuple[Event, Offence]]


@audits("HCC.5.1.IV", "HCC.5.2.I", "HCC.5.2.II", "HCC.5.2.III")
def flowers_misspent(clergy: Clergy, game: Game, events: Sequence[Event]) -> At:
    """A flower goes at a Cathedral that it matches, or for a card crafted at one, or makes room for one that matches.

    Each card takes flowers by its cost, and each flower that is replanted has another of its own in its place.
    """
    gone = _spent_otherwise(clergy, game, events)
    icons = _icons_crafted(clergy, game, events)
    new = [
        (number, event.place)
        for number, event in enumerate(events)
        if isinstance(event, Placed) and event.piece in clergy.flowers and may_be_replanted(clergy, game, event)
        for _ in range(min(event.count, MOST_NEEDS))
    ]

    def meets(need: int, mean: int) -> bool:
        index, event = gone[need]
        suit = clergy.flowers[event.piece]
        if mean < len(icons):
            suits = frozenset(ALL_SUITS if suit == BIRD else (suit,))
            return _has_cathedral(clergy, game, event.place, events) and pays(icons[mean], suits)
        at, place = new[mean - len(icons)]
        return (
            place is event.place
            and not matches(game, suit, place)
            and (_together(clergy, events, index, at) or not _followed(clergy, events, index))
        )

    for need in unmet(len(gone), len(icons) + len(new), meets):
        index, event = gone[need]
        yield event, _misspent(clergy, game, events, index, event)


@audits("HCC.5.1.IV")
def surely_replanted(clergy: Clergy, game: Game, events: Sequence[Event]) -> int:
    """Return how many flowers stand right behind one that does not match its clearing, spent there for nothing else.

    What crafts takes such flowers as well.
    """
    if any(isinstance(event, Crafted) and event.player == clergy.name for event in events):
        return 0
    spent = [(index, event) for index, event in _spent_otherwise(clergy, game, events) if event.count == 1]
    following = ((event, events[index + 1]) for index, event in spent if not _matches_at(clergy, game, event))
    return sum(
        after.place is event.place and after.count == 1 and may_be_replanted(clergy, game, after)
        for event, after in following
        if isinstance(after, Placed) and after.piece in clergy.flowers
    )


def _matches_at(clergy: Clergy, game: Game, event: Removed) -> bool:
    """Return whether a flower that is removed matches its clearing."""
    return matches(game, clergy.flowers[event.piece], event.place)


def may_be_replanted(clergy: Clergy, game: Game, event: Placed) -> bool:
    """Return whether a flower that is placed can come in the place of another: it matches, and is no bird."""
    suit = clergy.flowers[event.piece]
    return suit != BIRD and matches(game, suit, event.place)


def _misspent(clergy: Clergy, game: Game, events: Sequence[Event], index: int, event: Removed) -> Offence:
    suit, where = clergy.flowers[event.piece], f"clearing {event.place.number}"
    if not matches(game, suit, event.place) and _followed(clergy, events, index):
        expected = "a flower of the clearing's suit that is no bird's"
        return violation("HCC.5.1.IV", f"no flower that matches comes for the {suit} flower of {where}", expected)
    if _has_cathedral(clergy, game, event.place, events):
        return violation("HCC.5.2.I", f"a {suit} flower is spent in {where}, which it does not match")
    return violation("HCC.5.2.I", f"a {suit} flower is spent in {where}, where no Cathedral is")


def _spent_otherwise(clergy: Clergy, game: Game, events: Sequence[Event]) -> list[tuple[int, Removed]]:
    """Return the flowers that neither score nor build, each with its event's number.

    Those of a clearing where the Clergy fought may have fallen, and where suits may have been others nothing is known.
    """
    altered = may_have_altered(game, clergy.name, events)
    fought = {e.clearing for e in events if isinstance(e, Battled) and clergy.name in (e.attacker, e.defender)}
    paying = game.bending(Audit.pays_with)
    return [
        (index, event)
        for index, event in enumerate(events)
        if isinstance(event, Removed) and event.player == clergy.name and event.piece in clergy.flowers
        if event.place.number and event.place not in altered and event.place not in fought
        if not (
            matches(game, clergy.flowers[event.piece], event.place)
            and _has_cathedral(clergy, game, event.place, events)
        )
        if not any(each.pays_with(game, event.piece) for each in paying)
        for _ in range(min(event.count, MOST_NEEDS))
    ]


def _has_cathedral(clergy: Clergy, game: Game, place: Place, events: Sequence[Event]) -> bool:
    """Return whether a Cathedral stands in a clearing, or did in the turn."""
    return ever_stood(game.state, events, place, (clergy.cathedral,))


def _icons_crafted(clergy: Clergy, game: Game, events: Sequence[Event]) -> list[str]:
    """Return the icons of the cards that the Clergy craft, as many as can be of those that nobody names."""
    icons: list[str] = []
    for event in events:
        if not isinstance(event, Crafted) or event.player != clergy.name:
            continue
        cost = cost_told(game, event.card, event.item)
        costs = [card.cost for card in game.state.deck.cards if event.item and card.item == event.item]
        if cost is not None:
            icons += cost
        elif not event.card.name and costs and None not in costs:
            icons += ["any"] * max(len(cost or ()) for cost in costs)
        else:
            icons += ["any"] * MOST_NEEDS
    return icons


def _together(clergy: Clergy, events: Sequence[Event], one: int, other: int) -> bool:
    """Return whether only flowers of their clearing come between two events."""
    place = getattr(events[one], "place", None)
    between = events[min(one, other) : max(one, other) + 1]
    return all(
        isinstance(event, Placed | Removed) and event.place is place and event.piece in clergy.flowers
        for event in between
    )


def _followed(clergy: Clergy, events: Sequence[Event], index: int) -> bool:
    """Return whether a flower is placed where one is spent, with nothing else in between."""
    return any(
        isinstance(event, Placed) and event.piece in clergy.flowers and _together(clergy, events, index, number)
        for number, event in enumerate(events)
    )
