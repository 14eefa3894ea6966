"""What a recorded turn shows of a Vagabond's items: what he exhausts and refreshes, and what he does for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from woodlaw.engine.concepts import suits
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, Guessed, ItemMoved, Moved, Removed
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, EVENT, FLAG, PLAYER, TABLE, TEXT, Kept, Many, OneOf, Remembered, Row
from woodlaw.engine.state import State
from woodlaw.engine.titles import name as named
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.factions.vagabond.birdsong import ITEMS_BESIDES, ITEMS_BY_TEA
from woodlaw.factions.vagabond.payment import ANY
from woodlaw.factions.vagabond.relationships import ALLIED
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, others_who, violation
from woodlaw.logs.audits.customs import TELLS_ITEMS
from woodlaw.logs.audits.pieces import warriors_astray
from woodlaw.logs.audits.turns import broken_off, in_setup, player_of
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.characters import GLADIATOR, HARRIER, SCOUNDREL, THIEF, TINKER, VAGRANT
from woodlaw.table.pieces import ITEM_KINDS, Category, item
from woodlaw.table.places import DISCARD, QUESTS, Place, PlaceKind, hand, play_area, under_ruin
from woodlaw.table.suits import FROG

ITEMS_OF_QUEST = 2
VENTURE, FLIP = "venture", "flip"
"""What stands for an item where none need be exhausted: an effect that gives a move or battle, a card that is spent, a
piece whose flip takes a card."""

NEEDS: Remembered[tuple[tuple[int, str, str, str], ...]] = Remembered(
    "items to exhaust", (), Many(Row((EVENT, TEXT, TEXT, TEXT)))
)
"""What a recorded turn takes exhausted items for: the number of the event, the clause, what is done, and the kinds of
items of which one will do, with a ``/`` between them."""
EXHAUSTED = Kept("exhausted by the record", 0, COUNT, PLAYER, OneOf(ITEM_KINDS), owner=TABLE)
"""How many undamaged items of a kind lie exhausted for sure, as far as a record tells."""
REFRESHES = Remembered("items to refresh", 0, COUNT)
"""How many items the Vagabond may refresh this turn, from when the record tells of the first."""
ALL_REFRESHED = Remembered("refreshed all items", False, FLAG)
"""Whether the Vagabond could refresh this turn all items that lay exhausted."""


class Need(NamedTuple):
    """An item to exhaust: for which event, by which clause, for doing what, and the kinds of which one will do."""

    number: int
    clause: str
    doing: str
    kinds: tuple[str, ...]


# What he exhausts and refreshes ---------------------------------------------------------------------------------------
def turning(vagabond: Vagabond, game: Game, event: Event, events: Sequence[Event]) -> Iterator[Offence]:
    """Yield what is wrong with exhausting or refreshing items, and note how they lie from then on."""
    if not isinstance(event, ItemMoved) or event.source.owner != vagabond.name or in_setup(events):
        return
    if event.face_down:
        yield from _exhausting(vagabond, game, event, events)
    elif _refreshes(vagabond, event):
        _note_refreshes(vagabond, game)
    if not _lies_undamaged(vagabond, event.source):
        return
    if not event.face_down or not _lies_undamaged(vagabond, event.target):
        _turn(vagabond, game, event.item.kind, -event.count)


def turns_over(vagabond: Vagabond, event: Event, kind: str) -> bool:
    """Return whether an event is how a record tells that he exhausts or refreshes an item of a kind."""
    if not isinstance(event, ItemMoved) or event.source.owner != vagabond.name:
        return False
    return event.source is event.target and event.item.kind == kind


def tells_items(vagabond: Vagabond, state: State) -> bool:
    """Return whether a record tells what a Vagabond exhausts; some who write records leave items out."""
    return TELLS_ITEMS.of(state, TABLE, vagabond.name)


def _lies_undamaged(vagabond: Vagabond, place: Place) -> bool:
    return place in (vagabond.satchel, vagabond.track)


def _turn(vagabond: Vagabond, game: Game, kind: str, count: int) -> None:
    """Let more, or with a negative count less, of a kind of item lie exhausted."""
    lying = min(vagabond.undamaged(game, kind), max(0, EXHAUSTED.of(game.state, TABLE, vagabond.name, kind) + count))
    EXHAUSTED.keep(game.state, lying, TABLE, vagabond.name, kind)


@audits("9.2.5", "9.5")
def _exhausting(vagabond: Vagabond, game: Game, event: ItemMoved, events: Sequence[Event]) -> Iterator[Offence]:
    """Only an undamaged item that lies face up can be exhausted."""
    if player_of(events) == vagabond.name:
        # A record may leave out what is refreshed.
        _note_refreshes(vagabond, game)
    kind = event.item.kind
    lying = EXHAUSTED.of(game.state, TABLE, vagabond.name, kind)
    free = vagabond.undamaged(game, kind) - lying
    if free < event.count and _lies_undamaged(vagabond, event.source) and vagabond.character(game):
        hurt = game.state.count(vagabond.damaged, item(kind))
        if lying or hurt:
            how = " and ".join(each for each, count in (("exhausted", lying), ("damaged", hurt)) if count)
            yield violation(
                "9.2.5", f"the {vagabond.title} exhausts a {kind} that is {how} already", f"a {kind} that lies face up"
            )
    _turn(vagabond, game, kind, event.count)


@audits("9.4.1")
def _note_refreshes(vagabond: Vagabond, game: Game) -> None:
    """Refresh: two items for each tea that lies on its track as the first is refreshed, and three more."""
    if REFRESHES.is_noted(game.state):
        return
    lying = {kind: EXHAUSTED.of(game.state, TABLE, vagabond.name, kind) for kind in ITEM_KINDS}
    teas = min(max(0, vagabond.undamaged(game, "tea") - lying["tea"]), int(vagabond.values["spaces on a track"]))
    REFRESHES.note(game.state, ITEMS_BY_TEA * teas + ITEMS_BESIDES)
    if sum(lying.values()) <= REFRESHES.of(game.state):
        # There is no choice, and a record may leave it out.
        ALL_REFRESHED.note(game.state, True)
        for kind in ITEM_KINDS:
            EXHAUSTED.keep(game.state, 0, TABLE, vagabond.name, kind)


@audits("9.4.1")
def refreshed_too_many(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Yield the refreshing of more items than Birdsong allows; items that were gained come face up besides.

    A record that refreshes all items does not tell how many of them were exhausted.
    """
    refreshed = refreshed_in(vagabond, events)
    most, count = REFRESHES.of(game.state), sum(event.count for event in refreshed)
    if not refreshed or count <= most:
        return
    before = events[: max(number for number, event in enumerate(events) if event is refreshed[-1])]
    gained = sum(event.count for event in before if isinstance(event, ItemMoved) and _gains(vagabond, event))
    # Some tokens let their remover refresh an item.
    felled = sum(e.count for e in before if isinstance(e, Removed) and e.piece.category is Category.TOKEN)
    if count <= most + gained + felled:
        return
    yield refreshed[-1], violation("9.4.1", f"the {vagabond.title} refreshes {count} items", f"at most {most}")


@audits("9.4.1")
def refreshed_too_few(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Yield the refreshing of fewer than three items where he has a choice; which teas lie face up is not sure."""
    refreshed = refreshed_in(vagabond, events)
    count = sum(event.count for event in refreshed)
    chooses = refreshed and not ALL_REFRESHED.of(game.state) and tells_items(vagabond, game.state)
    if chooses and count < ITEMS_BESIDES and not broken_off(events):
        message = f"the {vagabond.title} refreshes {count} of the items that lie exhausted"
        yield refreshed[-1], omission("9.4.1", message, f"{ITEMS_BESIDES} items or more")


def refreshed_in(vagabond: Vagabond, events: Sequence[Event]) -> list[ItemMoved]:
    """Return the events of a turn that refresh items of his."""
    return [event for event in events if isinstance(event, ItemMoved) and _refreshes(vagabond, event)]


def _refreshes(vagabond: Vagabond, event: ItemMoved) -> bool:
    """Return whether an event turns an item face up, other than one that is repaired with it."""
    repairs = event.source is vagabond.damaged is not event.target
    return event.source.owner == vagabond.name and event.face_down is False and not repairs


def _gains(vagabond: Vagabond, event: ItemMoved) -> bool:
    return event.target.owner == vagabond.name != event.source.owner


# What he does for it --------------------------------------------------------------------------------------------------
def note_needs(vagabond: Vagabond, game: Game, event: Event, events: Sequence[Event]) -> None:
    """Note what items an event of his own turn takes, as things stand before it."""
    if player_of(events) != vagabond.name or in_setup(events):
        return
    taken = [Need(len(events), *each) for each in _needs_of(vagabond, game, event, events)]
    if taken:
        told = ((need.number, need.clause, need.doing, "/".join(need.kinds)) for need in taken)
        NEEDS.note(game.state, (*NEEDS.of(game.state), *told))


def _needs_of(
    vagabond: Vagabond, game: Game, event: Event, events: Sequence[Event]
) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    match event:
        case Moved():
            yield from _needs_of_move(vagabond, game, event, events)
            yield from _needs_though_spared(vagabond, game, event, events)
        case Battled() if event.attacker == vagabond.name:
            yield "9.5.2", "battles", _kinds_for_battle(vagabond, game)
        case ItemMoved() if event.player == vagabond.name:
            yield from _needs_of_item(vagabond, event)
        case CardsMoved() if event.player == vagabond.name and not (events and isinstance(events[-1], Guessed)):
            yield from _needs_of_cards(vagabond, game, event, events)
        case Crafted() if event.player == vagabond.name:
            yield from [("9.5.8", "crafts", ("hammer",))] * _hammers_for(vagabond, game, event, events)
        case Removed() if event.player == vagabond.name:
            yield from _needs_of_removal(vagabond, game, event, events)


@audits("9.5.2", "V.4.2")
def _kinds_for_battle(vagabond: Vagabond, game: Game) -> tuple[str, ...]:
    """A battle takes a sword; the Vagrant may force himself for a torch."""
    return ("sword", VENTURE, "torch") if vagabond.may_be(game, VAGRANT) else ("sword", VENTURE)


@audits("9.4.2", "9.5.1", "9.2.9.IIIb", "V.8.2")
def _needs_of_move(
    vagabond: Vagabond, game: Game, event: Moved, events: Sequence[Event]
) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """A move takes a boot, and one more among Hostile warriors; a Slip before all actions takes none."""
    moves = event.player == vagabond.name and any(piece is vagabond.pawn for piece, _ in event.pieces)
    if not moves or not event.destination.number or _is_carried(vagabond, game, event):
        return
    if not has_acted(vagabond, game, events):
        return
    glides = ("torch",) if vagabond.may_be(game, HARRIER) else ()
    yield "9.5.1", "moves", ("boot", VENTURE, *glides)
    if vagabond._is_hostile(game, event.destination) and not glides:
        yield "9.2.9.IIIb", "moves among Hostile warriors", ("boot",)


def has_acted(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> bool:
    """Return whether events of a turn show that Daylight has begun, or that the pawn has slipped.

    Items that are exhausted before any is refreshed may have paid somebody.
    """
    sold = any(each.sells_for_items(game, vagabond.name) for each in game.bending(Audit.sells_for_items))
    refreshed = [number for number, event in enumerate(events) if _is_refreshing(vagabond, event)]
    return any(_acts(vagabond, each) for each in events[refreshed[0] if sold and refreshed else 0 :])


def _is_refreshing(vagabond: Vagabond, event: Event) -> bool:
    return isinstance(event, ItemMoved) and _refreshes(vagabond, event)


def _acts(vagabond: Vagabond, event: Event) -> bool:
    exhausts = isinstance(event, ItemMoved) and event.source.owner == vagabond.name and bool(event.face_down)
    moves = isinstance(event, Moved) and any(piece is vagabond.pawn for piece, _ in event.pieces)
    return exhausts or moves


def _is_carried(vagabond: Vagabond, game: Game, event: Moved) -> bool:
    carrying = others_who(game, Audit.carries, vagabond)
    return any(e.carries(game, vagabond.name, vagabond.pawn, event.origin, event.destination) for e in carrying)


@audits("9.5.3", "9.5.7", "V.6.2")
def _needs_of_item(vagabond: Vagabond, event: ItemMoved) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Exploring takes a torch, repairing a hammer; the Scoundrel's torch is exhausted before he places it."""
    if len(event.source.clearings) == 1 and event.source is under_ruin(event.source.clearings[0]):
        yield from [("9.5.3", "explores", ("torch",))] * event.count
    elif event.source is vagabond.damaged and event.target in (vagabond.satchel, vagabond.track):
        yield from [("9.5.7", "repairs", ("hammer",))] * event.count
    elif event.source.owner == vagabond.name and event.target.number:
        yield from [("V.6.2", "scorches the earth", ("torch",))] * event.count


@audits("9.5.4", "9.5.5", "V.1.2", "V.2.2")
def _needs_of_cards(
    vagabond: Vagabond, game: Game, event: CardsMoved, events: Sequence[Event]
) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Aid takes any item, a quest the two that it lists, and the torch of some characters gives them cards."""
    own, count = hand(vagabond.name), len(event.cards)
    if event.source is QUESTS and event.target is vagabond.card_box:
        for card in event.cards:
            yield from [("9.5.5", "completes a quest", kinds) for kinds in _kinds_for(vagabond, card)]
    elif event.source is own and event.target.kind is PlaceKind.HAND and event.target is not own:
        yield from [("9.5.4", "aids", (*ANY, FLIP, f"to {event.target.owner}"))] * count
    elif event.target is own and not has_effects(vagabond, game, events):
        if event.source is DISCARD and vagabond.character(game) == TINKER:
            # A dominance card that was discarded may be taken for another (3.3.4).
            taken = sum(card.kind is not CardKind.DOMINANCE for card in event.cards)
            yield from [("V.2.2", "does day labor", ("torch",))] * taken
        elif event.source.kind is PlaceKind.HAND and vagabond.character(game) == THIEF:
            stolen = 0 if _buys(game, event, events) else count
            yield from [("V.1.2", "steals", ("torch",))] * stolen


def _buys(game: Game, event: CardsMoved, events: Sequence[Event]) -> bool:
    """Return whether cards may have been bought, which is done before any item is refreshed."""
    passed = any(e.passes_cards(game, event.source, event.player) for e in game.bending(Audit.passes_cards))
    return passed and not any(isinstance(e, ItemMoved) and e.face_down is False for e in events)


def has_effects(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> bool:
    """Return whether crafted cards lie before him or have left in the turn: effects may do what he exhausts for."""
    left = any(
        isinstance(e, CardsMoved) and e.source.owner == vagabond.name and e.source is not hand(vagabond.name)
        for e in events
    )
    return left or bool(game.state.cards_at(play_area(vagabond.name)))


def _kinds_for(vagabond: Vagabond, quest: Card) -> list[tuple[str, ...]]:
    """Return the kinds of items that a quest lists; those of a quest that a record does not name may be any."""
    listed = {suit: items[quest.name] for suit, items in vagabond.values["quests"].items() if quest.name in items}
    items = listed.get(quest.suit) or next(iter(listed.values()), None)
    return [(kind,) for kind in items] if items else [ANY] * ITEMS_OF_QUEST


@audits("9.5.8")
def _hammers_for(vagabond: Vagabond, game: Game, event: Crafted, events: Sequence[Event]) -> int:
    """Return how many hammers a card takes at least: none if the effect of another may have crafted it."""
    if event.card.suit == FROG and any(isinstance(e, Crafted) and not e.item for e in events):
        return 0
    least = min((len(cost) for cost in _costs(vagabond, game, event)), default=0)
    return max(0, least - sum(len(e.crafts_besides(game, vagabond.name)) for e in game.bending(Audit.crafts_besides)))


def _costs(vagabond: Vagabond, game: Game, event: Crafted) -> list[tuple[str, ...]]:
    """Return what a card that is crafted can cost: that of each card of its item where it is told by that alone."""
    if event.card.cost is not None:
        return [event.card.cost]
    of_item = (card.cost for card in game.state.deck.cards if event.item and card.item == event.item)
    return [cost for cost in of_item if cost is not None]


@audits("9.5.8")
def crafted_off_suit(vagabond: Vagabond, game: Game, event: Crafted) -> Sequence[Offence]:
    """Hammers craft by the suits of the pawn's clearing; what others let him craft by is not told."""
    here = vagabond.pawn_clearing(game.state)
    costs = _costs(vagabond, game, event)
    if here is None or not costs or "cost" in event.card.assumed or game.bending(Audit.crafts_besides):
        return ()
    suits_there = suits(game, here) | {game.state.suits[here.number]}
    if any(all(icon == "any" or icon in suits_there for icon in cost) for cost in costs):
        return ()
    message = f"the {vagabond.title} crafts {event.card.name or event.item} in {named(here)}"
    return [violation("9.5.8", message, f"a clearing of {' and '.join(dict.fromkeys(costs[0]))}")]


@audits("9.5.6", "V.11.2")
def _needs_of_removal(
    vagabond: Vagabond, game: Game, event: Removed, events: Sequence[Event]
) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Strike takes a crossbow, and a Duel any item; what else removes pieces where the pawn is need not be told."""
    if not event.piece.is_faction_piece or not game.state.count(event.place, vagabond.pawn):
        return
    scorched = any(isinstance(e, ItemMoved) and e.target is event.place for e in events)
    if (
        event.piece.owner == vagabond.name
        or scorched
        or (vagabond.may_be(game, SCOUNDREL) and not vagabond.character(game))
    ):
        return
    if any(isinstance(e, Battled) and e.clearing is event.place for e in events):
        return
    if event.piece.category is Category.TOKEN and any(_razes(e, event.piece.owner) for e in events):
        # With a building its owner may lose tokens too.
        return
    removing = others_who(game, Audit.may_remove, vagabond)
    if any(e.may_remove(game, event, events) for e in removing):
        return
    crafted = (e for e in events if isinstance(e, Crafted) and not e.item)
    if any(e.card.kind is not CardKind.PERSISTENT for e in crafted):
        return
    duels = vagabond.may_be(game, GLADIATOR) and event.piece.category is Category.WARRIOR
    yield from [("9.5.6", "strikes", ANY if duels else ("crossbow",))] * event.count


def _razes(event: Event, owner: str) -> bool:
    """Return whether an event removes a building of an owner."""
    return isinstance(event, Removed) and event.piece.category is Category.BUILDING and event.piece.owner == owner


@audits("9.5.6")
def struck_behind_warriors(
    vagabond: Vagabond, game: Game, event: Removed, events: Sequence[Event]
) -> Sequence[Offence]:
    """A strike takes a warrior first, as long as its owner has any there."""
    owner = event.piece.owner
    if event.piece.category not in (Category.BUILDING, Category.TOKEN) or warriors_astray(game, owner):
        return ()
    left = game.state.warriors(event.place, owner)
    own = player_of(events) == event.player == vagabond.name and not in_setup(events)
    if not left or not own or not any(_needs_of_removal(vagabond, game, event, events)):
        return ()
    message = f"a {event.piece.kind.replace('_', ' ')} is struck in clearing {event.place.number}"
    return [violation("9.5.6", message, f"one of the {left} warriors of its owner there")]


def _needs_though_spared(
    vagabond: Vagabond, game: Game, event: Moved, events: Sequence[Event]
) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """A record tells warriors that were removed and placed elsewhere at once as moved; Allied ones may move."""
    for piece, count in event.pieces:
        spared = piece.category is Category.WARRIOR and vagabond.relationship(game, piece.owner) != ALLIED
        if spared and not has_effects(vagabond, game, events):
            fallen = Removed(vagabond.name, piece, count, event.origin, event.destination)
            yield from _needs_of_removal(vagabond, game, fallen, events)


def needs_noted(state: State) -> list[Need]:
    """Return what items a turn has taken so far."""
    return [Need(number, clause, doing, tuple(kinds.split("/"))) for number, clause, doing, kinds in NEEDS.of(state)]
