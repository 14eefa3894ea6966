"""What a recorded turn shows of a Vagabond's payments: what he does without the items, or the price, that it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise, product

from woodlaw.engine.events import Battled, CardsMoved, Event, Flipped, ItemMoved, Scored
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.factions.vagabond.characters import ITEMS_OF_HIDEOUT
from woodlaw.factions.vagabond.payment import ANY
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, others_who
from woodlaw.logs.audits.points import least_points
from woodlaw.logs.audits.spending import unmet
from woodlaw.logs.audits.turns import broken_off, ventures_besides
from woodlaw.logs.audits.vagabond.items import (
    FLIP,
    VENTURE,
    Need,
    has_effects,
    needs_noted,
    tells_items,
)
from woodlaw.logs.audits.vagabond.losses import damaged_in
from woodlaw.table.characters import ADVENTURER, CHEAT, JAILOR, RANGER, VAGRANT
from woodlaw.table.places import PlaceKind, hand

Found = Iterator[tuple[Event, Offence]]

CARD = "card"
"""What stands for an item where a card is spent instead."""
MOST_UNNAMED = 2
"""For how many quests without names in a turn it is asked which they may be."""


# What is missing ------------------------------------------------------------------------------------------------------
def unpaid(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Found:
    """Yield what he does in his turn without exhausting the items for it, where the record tells of these.

    Where all is paid for, what he does in place of exhausting an item has a price of its own.
    """
    if broken_off(events) or not tells_items(vagabond, game.state):
        return
    needs = needs_noted(game.state)
    needs += [Need(number, "9.5.4", "aids", (*ANY, FLIP)) for number in _aid_to_bots(vagabond, game, events)]
    needs += [Need(number, "V.4.2", "instigates", ("torch",)) for number in _instigations(vagabond, game, events)]
    held = _exhausted_in(vagabond, game, events)
    listed = _as_listed(vagabond, needs, events)
    ways = [way for each in listed for way in _with_ventures(game, _ways(vagabond, game, each, events))]
    lacking = min((_unmet(each, held) for each in ways), key=len)
    yield from dict.fromkeys((events[need.number], _lacking(vagabond, need, events[need.number])) for need in lacking)
    if not lacking:
        yield from _coerced_for_nothing(vagabond, game, events, ways, held)
        yield from _improvised_unhurt(vagabond, game, events, needs, held)


@audits("9.5.5")
def _lacking(vagabond: Vagabond, need: Need, event: Event) -> Offence:
    """Return what is said of something that was done without an item, where it happened by an event."""
    quests: dict[str, dict[str, list[str]]] = vagabond.values["quests"]
    if need.clause == "9.5.5" and isinstance(event, CardsMoved) and not event.cards[0].name and need.kinds != ANY:
        suit = event.cards[0].suit
        message = f"the {vagabond.title} completes a {suit} quest and exhausts no two items that one lists"
        return omission(need.clause, message, ", or ".join(map(" and ".join, quests[suit].values())))
    kind = "item" if need.kinds[: len(ANY)] == ANY else need.kinds[0]
    message = f"the {vagabond.title} {need.doing} and exhausts no {kind} for it"
    return omission(need.clause, message, f"a {kind} exhausted")


@audits("V.12.2")
def _coerced_for_nothing(
    vagabond: Vagabond, game: Game, events: Sequence[Event], ways: Sequence[Sequence[Need]], held: Counter[str]
) -> Found:
    """Coerce: the Jailor loses a point for a card that he spends in place of exhausting an item, if he has any.

    He loses it after the action, of whose points it may be one.
    """
    items = Counter({kind: count for kind, count in held.items() if kind != CARD})
    if vagabond.character(game) != JAILOR or not all(_unmet(each, items) for each in ways):
        return
    first = min(need.number for way in ways for need in way)
    acted = next((n for n in range(first + 1, len(events)) if not isinstance(events[n], Scored)), len(events))
    scored = [(n, e.points) for n, e in enumerate(events) if isinstance(e, Scored) and e.player == vagabond.name]
    had = least_points(game.state, vagabond.name) - sum(points for n, points in scored if n >= acted)
    if game.state.score.get(vagabond.name) is None or had < 1 or any(points < 0 for _, points in scored):
        return
    message = f"the {vagabond.title} spends a card in place of exhausting an item, and loses no point"
    yield next(filter(lambda e: _spends(vagabond, e), events)), omission("V.12.2", message, "a point lost")


def _spends(vagabond: Vagabond, event: Event) -> bool:
    """Return whether a card of his hand is discarded by an event."""
    return (
        isinstance(event, CardsMoved) and event.source is hand(vagabond.name) and event.target.kind is PlaceKind.COMMON
    )


@audits("V.7.2")
def _improvised_unhurt(
    vagabond: Vagabond, game: Game, events: Sequence[Event], needs: Sequence[Need], held: Counter[str]
) -> Found:
    """Improvise: the item that the Adventurer uses for a quest as another is damaged; any that is may be that one."""
    quests = [need for need in needs if need.doing == "completes a quest"]
    if vagabond.character(game) != ADVENTURER or not quests or damaged_in(vagabond, events):
        return
    if all(_unmet(each, held) for each in _as_listed(vagabond, _without_rest(vagabond, game, needs), events)):
        message = f"the {vagabond.title} completes a quest with an item in place of another, and damages none"
        yield events[quests[-1].number], omission("V.7.2", message, "the item damaged")


@audits("9.5.5")
def _as_listed(vagabond: Vagabond, needs: Sequence[Need], events: Sequence[Event]) -> Iterator[Sequence[Need]]:
    """Yield needs with the items of quests that have no name as each quest of their suits may list them."""
    unnamed = list(dict.fromkeys(n.number for n in needs if n.doing == "completes a quest" and n.kinds == ANY))
    cards = [event.cards for event in (events[number] for number in unnamed) if isinstance(event, CardsMoved)]
    quests: dict[str, dict[str, list[str]]] = vagabond.values["quests"]
    listed = [quests[card.suit].values() for (card, *more) in cards if card.suit in quests and not more]
    if len(listed) < len(unnamed) or len(unnamed) > MOST_UNNAMED:
        yield needs
        return
    others = [need for need in needs if need.number not in unnamed]
    for chosen in product(*listed):
        yield [
            *others,
            *(
                Need(number, "9.5.5", "completes a quest", (kind,))
                for number, kinds in zip(unnamed, chosen, strict=True)
                for kind in kinds
            ),
        ]


@audits("V.4.2")
def _instigations(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Iterator[int]:
    """Yield the numbers of the battles of a turn in which the Vagrant alone can have forced others to attack."""
    if vagabond.character(game) != VAGRANT:
        return
    others = others_who(game, Audit.battles_off_turn, vagabond)
    for number, event in enumerate(events):
        if not isinstance(event, Battled) or event.attacker == vagabond.name or event.attacker not in game.factions:
            continue
        if not any(each.battles_off_turn(game, event.attacker, events) for each in others):
            yield number


@audits("9.5.4")
def _aid_to_bots(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Iterator[int]:
    """Yield the numbers of the events in which a card is discarded that a seat without a hand was given.

    The seat scores for it at once. Some effects give it cards too.
    """
    if has_effects(vagabond, game, events):
        return
    for number, (event, after) in enumerate(pairwise(events)):
        if not isinstance(event, CardsMoved) or not isinstance(after, Scored) or after.player == vagabond.name:
            continue
        gives = event.source is hand(vagabond.name) and event.target.kind is PlaceKind.COMMON
        if gives and not seat_of(game, after.player).has_hand:
            yield number


@audits("V.12.2")
def _exhausted_in(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Counter[str]:
    """Return what he exhausts in a turn, with what else may stand for it."""
    turned = (e for e in events if isinstance(e, ItemMoved) and e.source.owner == vagabond.name and e.face_down)
    held = _given_otherwise(vagabond, game, events)
    for event in turned:
        held[event.item.kind] += event.count
    ventures = ventures_besides(game)
    held[VENTURE] = ventures.most - ventures.for_items
    spends = any(_spends(vagabond, event) for event in events)
    held[CARD] = int(spends and vagabond.may_be(game, JAILOR))
    return held


@audits("9.5.4")
def _given_otherwise(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Counter[str]:
    """Return for how many cards, to whom, he need not have exhausted an item: for pieces that others flip at once,
    and for cards that his effects have him take in exchange.
    """
    given: Counter[str] = Counter()
    for event in events:
        if isinstance(event, Flipped):
            given[FLIP] += 1
        elif (
            isinstance(event, CardsMoved)
            and event.target is hand(vagabond.name)
            and has_effects(vagabond, game, events)
        ):
            given[f"to {event.source.owner}"] += len(event.cards)
    return given


def _ways(vagabond: Vagabond, game: Game, needs: Sequence[Need], events: Sequence[Event]) -> Iterator[Sequence[Need]]:
    """Yield what items may have been exhausted for, by what the character may do otherwise."""
    needs = _without_rest(vagabond, game, needs)
    yield needs
    quests = [number for number, need in enumerate(needs) if need.doing == "completes a quest"]
    if quests and vagabond.may_be(game, ADVENTURER):
        yield from (_with_any(needs, [number]) for number in quests)
    if quests and vagabond.may_be(game, CHEAT):
        at = {needs[number].number for number in quests}
        yield from (_with_any(needs, [n for n in quests if needs[n].number == event]) for event in sorted(at))
    repairs = [need for need in needs if need.doing == "repairs"]
    if repairs and vagabond.may_be(game, RANGER):
        hidden = repairs[-ITEMS_OF_HIDEOUT:]
        yield [
            *(need for need in needs if need not in hidden),
            hidden[-1]._replace(clause="V.3.2", kinds=("torch",)),
        ]


def _with_ventures(game: Game, ways: Iterable[Sequence[Need]]) -> Iterator[Sequence[Need]]:
    """Yield ways, each with moves and battles for which any item was exhausted, as far as effects may give them so."""
    most = ventures_besides(game).for_items
    for needs in ways:
        given = [number for number, need in enumerate(needs) if VENTURE in need.kinds]
        for count in range(min(most, len(given)) + 1):
            yield from (_with_any(needs, numbers) for numbers in combinations(given, count))


@audits("9.6.1")
def _without_rest(vagabond: Vagabond, game: Game, needs: Sequence[Need]) -> Sequence[Need]:
    """Rest: in a forest all damaged items are repaired at the end of the turn."""
    place = vagabond.pawn_place(game.state)
    if place is None or place.kind is PlaceKind.FOREST:
        return [need for need in needs if need.doing != "repairs"]
    return needs


def _with_any(needs: Sequence[Need], numbers: Sequence[int]) -> Sequence[Need]:
    """Return needs of which some can be met by any item."""
    return [need._replace(kinds=ANY) if number in numbers else need for number, need in enumerate(needs)]


def _unmet(needs: Sequence[Need], held: Counter[str]) -> list[Need]:
    """Return the needs that items do not meet when they are dealt out as well as can be; a card spent meets any."""
    items = [kind for kind, count in held.items() for _ in range(min(count, len(needs)))]
    left = unmet(len(needs), len(items), lambda need, item: items[item] == CARD or items[item] in needs[need].kinds)
    return [needs[number] for number in left]
