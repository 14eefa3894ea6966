"""What a recorded turn shows of the actions of the Acting Captain (18.5.1), and of what its battles bring (18.2.6).

No record tells which item was flipped for what. All actions that there are, as often as the Stash has items for them,
are held against what the turn shows; only what no choice of them can bring is an offence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, ItemMoved, Moved, Placed, Removed
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_no_room
from woodlaw.engine.titles import name as named
from woodlaw.factions.knaves_of_the_deepwood.abilities import Knaves
from woodlaw.factions.knaves_of_the_deepwood.captains import ACTING, ACTIONS
from woodlaw.factions.knaves_of_the_deepwood.daylight import ACTIONS_WHEN_PLACED
from woodlaw.factions.knaves_of_the_deepwood.items import (
    CARDS_AT_ACCLAIM,
    ITEMS_OF_CHEAT,
    MOVES_OF_DASH,
    MOVES_OF_HARRIER,
    SKUNKS_AT_ACCLAIM,
    WITH_GOODS,
    WITH_WEAPONS,
)
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, omission, others_who, violation
from woodlaw.logs.audits.craft import may_craft_besides
from woodlaw.logs.audits.knaves_of_the_deepwood.captains import Found, moves_of, retiring, turned
from woodlaw.logs.audits.pieces import changes, count_before, ever_stood, replaces
from woodlaw.logs.audits.spending import cards_from
from woodlaw.logs.audits.turns import broken_off, may_be_given, own_battles, ventures_besides
from woodlaw.table.cards import CardKind
from woodlaw.table.characters import ADVENTURER, CHEAT, GLADIATOR, HARRIER, RANGER, RONIN, THIEF, TINKER, VAGRANT
from woodlaw.table.pieces import FERRY, RUIN, Piece, face_up
from woodlaw.table.places import Place, PlaceKind, hand, play_area, supply

MOVE, BATTLE, ACCLAIM, HIDDEN, SKUNK, CARD, TAKE, CRAFT, COSTLY, SERVED, ASSAULT = (
    "move", "battle", "acclaim", "Skunk in a forest", "Skunk", "card", "take", "craft", "costly craft",
    "served craft", "assault",
)  # fmt: skip
"""What actions bring."""
NARROWEST = (
    ((TAKE, CRAFT, COSTLY), "18.5.1.III", "items taken and cards crafted"),
    ((HIDDEN, SKUNK), "18.5.1.IVe", "Skunks placed"),
    ((CARD,), "18.5.1.IVf", "cards drawn"),
    ((ASSAULT,), "18.2.6", "Prisoners taken in battles"),
)
"""What items and Filch limit, whatever the number of actions: by which clause, and in words."""
ANY_NUMBER = 100
"""As many cards as one Serve may craft."""
MORE = 3
"""How many actions more than there are are tried, to say whether they would explain a turn."""

Demands = dict[str, list[Event]]
"""What a turn shows of each kind that actions bring."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One action: what it brings at most, and the kind of item that is flipped for it, if one is."""

    brings: Mapping[str, int]
    item: str = ""


@dataclass(frozen=True, slots=True)
class Acting:
    """A turn of the Acting Captain: its name, and the events before it retires."""

    captain: str
    events: Sequence[Event]
    items: Counter[str]
    """The items of the Stash, whatever side is up."""
    acclaimed: bool
    """Whether any acclaim lay where the Captain was."""
    acclaim: int
    """How much acclaim was on the map, at most."""
    told: bool
    """Whether the record tells of the Stash, and of Retire in its order: one that draws nothing behind it may not."""


def deeds_gone_wrong(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """Yield what the Acting Captain cannot have done in a turn, and what its battles should have brought."""
    turn = acting_turn(knaves, game, events)
    if turn is None:
        return
    yield from _not_acclaimed(knaves, game, turn, events)
    if turn.told:
        yield from _cannot_have_acted(knaves, game, turn)


def acting_turn(knaves: Knaves, game: Game, events: Sequence[Event]) -> Acting | None:
    """Return the turn of the one Captain who is readied and retires among some events, or None where it is not so."""
    acting, retired = turned(knaves, events, ACTING), retiring(knaves, game, events)
    if len(acting) != 1 or acting.keys() != retired.keys():
        return None
    captain, last = next(iter(retired.items()))
    return _turn(knaves, game, captain, events, next(n for n, event in enumerate(events) if event is last))


def _turn(knaves: Knaves, game: Game, captain: str, events: Sequence[Event], until: int) -> Acting:
    piece, there = knaves.piece(captain), game.state.at(knaves.stash)
    places = [place for place in game.state.clearings if ever_stood(game.state, events, place, [piece])]
    items = Counter({face_up(item).kind: 0 for item in there})
    for item, count in there.items():
        items[face_up(item).kind] += count
    for event in events:
        if isinstance(event, ItemMoved) and event.source is knaves.stash:
            items[face_up(event.item).kind] += event.count
    acclaimed = any(ever_stood(game.state, events, place, [knaves.acclaim]) for place in places)
    came = sum(isinstance(event, Placed) and event.piece is knaves.acclaim for event in events)
    most = came + sum(count_before(game.state, events, 0, place, knaves.acclaim) for place in game.state.clearings)
    told = bool(items and _drawn(knaves, events[until:]))
    return Acting(captain, events[:until], items, acclaimed, most, told)


def _drawn(knaves: Knaves, events: Sequence[Event]) -> list[Event]:
    """Return by what the Knaves draw cards, once for each; a dominance card that is available is not drawn."""
    own, found = hand(knaves.name), list[Event]()
    for event in events:
        if isinstance(event, CardsMoved) and event.target is own and event.source.kind is PlaceKind.COMMON:
            found += [event for card in event.cards if card.kind is not CardKind.DOMINANCE]
    return found


# Have at Thee (18.2.6) ------------------------------------------------------------------------------------------------
@audits("18.2.6", "18.2.3", "1.5.4")
def _not_acclaimed(knaves: Knaves, game: Game, turn: Acting, events: Sequence[Event]) -> Found:
    """Acclaim comes to where the Acting Captain has attacked, if it is still there and acclaim can be placed."""
    told: set[Place] = set()
    for number, event in enumerate(() if broken_off(events) else events):
        if not isinstance(event, Battled) or event.attacker != knaves.name or event.defender not in game.state.seats:
            continue
        place = event.clearing
        if (
            place in told
            or ever_stood(game.state, events, place, [knaves.acclaim])
            or not _stays(knaves, game, turn, events, number, event)
        ):
            continue
        if why_no_room(game, knaves.name, knaves.acclaim, place) is None:
            told.add(place)
            message = f"no acclaim is placed in {named(place)}, where the {turn.captain} attacks"
            yield event, omission("18.2.6", message, "acclaim")


def _stays(knaves: Knaves, game: Game, turn: Acting, events: Sequence[Event], number: int, battle: Battled) -> bool:
    """Return whether the Acting Captain is where it attacks until the battle is over, for sure."""
    piece, place = knaves.piece(turn.captain), battle.clearing
    if not count_before(game.state, events, number, place, piece):
        return False
    for later in range(number + 1, len(events)):
        event = events[later]
        match event:
            case Removed() if event.piece is piece:
                return False
            case Moved() if event.origin is place and any(what is piece for what, _ in event.pieces):
                fled = event.destination.kind is PlaceKind.FOREST and _may_nab(turn)
                fled = fled and not _is_guarded(knaves, game, events, later, place)
                return not fled or _deals_none(knaves, game, battle)
    return True


@audits("18.2.5")
def _is_guarded(knaves: Knaves, game: Game, events: Sequence[Event], number: int, place: Place) -> bool:
    """Return whether a Skunk is left beside the Captain that leaves a place, so that the Captain was not hit.

    A record may tell of Skunks that were hit behind the Captain.
    """
    hit = sum(
        e.count for e in events[number:] if isinstance(e, Removed) and (e.piece, e.place) == (knaves.warrior, place)
    )
    return count_before(game.state, events, number, place, knaves.warrior) > hit


@audits("18.5.1.IVd")
def _may_nab(turn: Acting) -> bool:
    return turn.captain in (RANGER, CHEAT) or turn.items["bag"] > 0


@audits("4.3.3", "4.3.4")
def _deals_none(knaves: Knaves, game: Game, battle: Battled) -> bool:
    """Return whether the defender deals no hit in a battle for sure: none is rolled, and no effect adds any."""
    rolled = battle.rolls is None or any(battle.rolls)
    adding = [each for each in game.bending(Extension.battle_modifiers) if each.owner != knaves.name]
    return not (rolled or adding or battle.ambush)


# Captain Acts (18.5.1) ------------------------------------------------------------------------------------------------
@audits("18.5.1", "18.4.1")
def _cannot_have_acted(knaves: Knaves, game: Game, turn: Acting) -> Found:
    """What a turn shows can be brought by four actions, three once Ready has placed the Captain, and by the Stash."""
    demands = _demands(knaves, game, turn)
    deeds, most = _deeds(turn), _most_actions(knaves, turn)
    if _can_do(turn, deeds, demands, most):
        return
    for kinds, clause, what in NARROWEST:
        alone = {kind: demands[kind] for kind in kinds}
        if not _can_do(turn, deeds, alone, most + MORE):
            shown = [event for kind in kinds for event in demands[kind]]
            message = f"the {turn.captain} cannot bring about the {what} with the items of the Stash"
            yield shown[-1], violation(clause, message)
            return
    shown = [event for events in demands.values() for event in events]
    last = next(event for event in reversed(turn.events) if any(event is each for each in shown))
    message = f"the {turn.captain} takes more than {most} actions"
    yield last, violation("18.5.1", message, f"at most {most}")


@audits("18.5.1.III", "18.5.1.IVg")
def can_have_served(knaves: Knaves, game: Game, events: Sequence[Event]) -> bool:
    """Return whether Serve may have crafted an item of a turn besides all else that it shows, as far as is told.

    Where an item is crafted once the Captain has retired, it may have.
    """
    turn = acting_turn(knaves, game, events)
    if turn is None or not turn.told:
        return True
    items = [number for number, event in enumerate(events) if isinstance(event, Crafted) and event.item]
    if any(number >= len(turn.events) for number in items):
        return True
    places = [place for number in items for place in captain_at(knaves, game, turn, events, number)]
    if not any(ever_stood(game.state, events, place, [knaves.acclaim]) for place in places):
        return False
    demands = _demands(knaves, game, turn)
    served = {**demands, SERVED: demands[CRAFT][:1]}
    return _can_do(turn, _deeds(turn), served, _most_actions(knaves, turn))


def captain_at(knaves: Knaves, game: Game, turn: Acting, events: Sequence[Event], number: int) -> list[Place]:
    """Return the clearing where the Acting Captain was before an event of a turn that is over, if it was in one."""
    piece = knaves.piece(turn.captain)
    return [place for place in game.state.clearings if count_before(game.state, events, number, place, piece)]


def may_serve(turn: Acting) -> bool:
    """Return whether items of the Stash give a turn a Serve, as far as they are told."""
    return not turn.items or _is_possible(turn, [Deed({}, "hammer")])


def _most_actions(knaves: Knaves, turn: Acting) -> int:
    placed = any(isinstance(e, Placed) and e.piece in knaves.captains for e in turn.events)
    return ACTIONS_WHEN_PLACED if placed else ACTIONS


def _can_do(turn: Acting, deeds: Sequence[Deed], demands: Demands, most: int) -> bool:
    """Return whether so many actions, at most, can bring all that is asked."""
    needed = {kind: len(events) for kind, events in demands.items() if events}
    useful = [deed for deed in deeds if any(kind in needed for kind in deed.brings)]
    return any(
        _brings(chosen, needed) and _is_possible(turn, chosen)
        for number in range(min(most, sum(needed.values())) + 1)
        for chosen in combinations_with_replacement(useful, number)
    )


def _brings(chosen: Sequence[Deed], needed: Mapping[str, int]) -> bool:
    return all(sum(deed.brings.get(kind, 0) for deed in chosen) >= count for kind, count in needed.items())


@audits("18.5.1.III", "18.5.1.IV", "K.3.2", "K.4.2", "K.10.2")
def _is_possible(turn: Acting, chosen: Sequence[Deed]) -> bool:
    """Filch is taken once; every item action flips an item of its kind, except with three Captains, who flip others."""
    if sum(not deed.item and (TAKE in deed.brings or CRAFT in deed.brings) for deed in chosen) > 1:
        return False
    flipped = Counter(deed.item for deed in chosen if deed.item)
    lacking = flipped - turn.items
    if turn.captain == CHEAT:
        return lacking.total() <= turn.items.total() // ITEMS_OF_CHEAT
    others = {RANGER: WITH_WEAPONS, VAGRANT: WITH_GOODS}.get(turn.captain, ())
    return lacking.total() <= bool(others) and lacking.keys() <= {action.item for action in others}


@audits("18.5.1", "K.1.2", "K.2.2", "K.8.2", "K.9.2", "K.11.2")
def _deeds(turn: Acting) -> list[Deed]:
    """Return what each action brings at most."""
    captain, crafts = turn.captain, ANY_NUMBER if turn.acclaimed else 0
    costly = crafts if turn.acclaim > 1 else 0
    stealing, drawing, serving = captain == THIEF, captain == GLADIATOR, captain == TINKER
    return [
        Deed({MOVE: 1}),
        Deed({BATTLE: 1, ACCLAIM: 1}),
        Deed({TAKE: 1, MOVE: stealing}),
        Deed({CRAFT: 1, MOVE: stealing}),
        Deed({MOVE: MOVES_OF_HARRIER if captain == HARRIER else MOVES_OF_DASH}, "boot"),
        Deed({BATTLE: 1, ACCLAIM: 1, ASSAULT: 1, CARD: drawing, MOVE: captain == RONIN}, "sword"),
        Deed({MOVE: 1, BATTLE: 1, ACCLAIM: 1}, "crossbow"),
        Deed({BATTLE: 1, ACCLAIM: 1, MOVE: 1}, "bag"),
        Deed({HIDDEN: 1}, "tea"),
        Deed({SKUNK: 1, ACCLAIM: 1}, "tea"),
        Deed({SKUNK: SKUNKS_AT_ACCLAIM if turn.acclaimed else 1}, "tea"),
        Deed({CARD: 1, ACCLAIM: 1}, "coin"),
        Deed({CARD: CARDS_AT_ACCLAIM if turn.acclaimed else 1}, "coin"),
        Deed({ACCLAIM: 1, CARD: serving}, "hammer"),
        Deed({CRAFT: crafts, COSTLY: costly, SERVED: crafts, CARD: serving}, "hammer"),
    ]


def _demands(knaves: Knaves, game: Game, turn: Acting) -> Demands:
    """Return what a turn shows that actions have brought, without what effects may have brought."""
    besides = ventures_besides(game)
    moves, battles = moves_of(knaves, turn.events, [knaves.piece(turn.captain)]), own_battles(knaves.name, turn.events)
    crafted, (hidden, shown) = _crafted(knaves, game, turn), _reveled(knaves, game, turn)
    taken = [e for e in turn.events if isinstance(e, ItemMoved) and e.target is knaves.stash and e.source.owner]
    return {
        MOVE: [*moves[besides.moves + besides.either :]],
        BATTLE: [*battles[besides.battles + besides.either :]],
        ACCLAIM: [e for e in turn.events if isinstance(e, Placed) and e.piece is knaves.acclaim and e.place.number],
        HIDDEN: hidden,
        SKUNK: shown,
        CARD: _drawn_for_actions(knaves, game, turn),
        TAKE: [event for event in taken for _ in range(event.count)],
        CRAFT: crafted,
        COSTLY: [event for event in crafted if _is_costly(event)],
        ASSAULT: [*_assaulted(knaves, game, turn)],
    }


@audits("18.5.1.IVe", "18.2.7")
def _reveled(knaves: Knaves, game: Game, turn: Acting) -> tuple[list[Event], list[Event]]:
    """Return an event for each Skunk that comes to a forest, and for each that comes to a clearing.

    A Skunk may have run away to a forest from acclaim that an enemy removed.
    """
    if may_be_given(game, knaves.name, turn.events):
        return [], []
    hidden, shown = list[Event](), list[Event]()
    for number, event in enumerate(turn.events):
        if not isinstance(event, Placed) or event.piece is not knaves.warrior or replaces(event, turn.events[:number]):
            continue
        if event.source is supply(knaves.name) and event.place.kind is not PlaceKind.BOARD:
            (shown if event.place.number else hidden).extend([event] * event.count)
    lost = (
        change for event in turn.events for place, what, change in changes(event) if _is_acclaim(knaves, place, what)
    )
    ran_away = -sum(change for change in lost if change < 0)
    return hidden[ran_away:], shown


def _is_acclaim(knaves: Knaves, place: Place, piece: Piece) -> bool:
    return piece is knaves.acclaim and place.number > 0


@audits("18.5.1.IVf", "K.7.2")
def _drawn_for_actions(knaves: Knaves, game: Game, turn: Acting) -> list[Event]:
    """Return an event for each card drawn: none where an effect may have drawn it; acclaim at ruins draws by itself."""
    bending = others_who(game, Audit.draws_besides, knaves)
    besides = sum(each.draws_besides(game, knaves.name, turn.events) for each in bending)
    effects = any(isinstance(event, Crafted) and not event.item for event in turn.events)
    used = cards_from(turn.events, play_area(knaves.name)) or game.state.where(FERRY)
    if besides or effects or used:
        return []
    return _drawn(knaves, turn.events)[_ruins_searched(knaves, game, turn) :]


def _ruins_searched(knaves: Knaves, game: Game, turn: Acting) -> int:
    """Return how many cards the Adventurer may have drawn for acclaim placed at ruins."""
    placed = [e.place for e in turn.events if isinstance(e, Placed) and e.piece is knaves.acclaim]
    at_ruins = sum(ever_stood(game.state, turn.events, place, [RUIN]) for place in placed)
    return at_ruins if turn.captain == ADVENTURER else 0


def _crafted(knaves: Knaves, game: Game, turn: Acting) -> list[Event]:
    """Return what was crafted; only the first card where an effect among them may have crafted the others."""
    if may_craft_besides(game, knaves.name):
        return []
    crafted = [event for event in turn.events if isinstance(event, Crafted) and event.player == knaves.name]
    return [*crafted] if all(event.item for event in crafted) else [*crafted[:1]]


def _is_costly(event: Event) -> bool:
    """Return whether a card costs more than one piece to craft, for sure."""
    cost = event.card.cost if isinstance(event, Crafted) and "cost" not in event.card.assumed else None
    return cost is not None and len(cost) > 1


@audits("18.2.6", "18.5.1.IVb")
def _assaulted(knaves: Knaves, game: Game, turn: Acting) -> Iterator[Event]:
    """Yield an event for each clearing out of which more Prisoners are taken than battles were fought there."""
    fought = Counter(event.clearing for event in own_battles(knaves.name, turn.events))
    taken: dict[Place, list[Event]] = {}
    for event in turn.events:
        if isinstance(event, Moved) and event.origin.number and event.destination.kind is PlaceKind.FOREST:
            count = sum(n for piece, n in event.pieces if piece.owner not in ("", knaves.name))
            taken.setdefault(event.origin, []).extend([event] * count)
    for place, events in taken.items():
        yield from events[fought[place] :][:1]
