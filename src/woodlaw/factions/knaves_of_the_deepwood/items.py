"""Section 18.5.1.IV, the item actions, and the Captains that take them otherwise (K)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

from woodlaw.engine.actions import Action
from woodlaw.engine.concepts import suits
from woodlaw.engine.craft import why_not_use
from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.decisions import Option
from woodlaw.engine.fight import legal_battles, take_battle
from woodlaw.engine.game import Game
from woodlaw.engine.make import ACTIVATED, craft_step
from woodlaw.engine.march import legal_moves, take_moves
from woodlaw.engine.means import Means, Source
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.place import why_no_room
from woodlaw.engine.primitives import flip_item, place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.factions.knaves_of_the_deepwood.abilities import (
    ASSAULT,
    FOUGHT_BY,
    NAB,
    SKIRMISH,
    Knaves,
    captain_terms,
    move_captain,
    place_acclaim,
    shares_suit,
)
from woodlaw.law.implements import implements
from woodlaw.table.characters import CHEAT, HARRIER, RANGER, RONIN, SCOUNDREL, TINKER, VAGRANT
from woodlaw.table.pieces import Piece, is_face_down, item
from woodlaw.table.places import Place, PlaceKind

MOVES_OF_DASH = 2
MOVES_OF_HARRIER = 3
SKUNKS_AT_ACCLAIM = 2
CARDS_AT_ACCLAIM = 2
ITEMS_OF_CHEAT = 2

USED = Remembered("captain's ability used", False, FLAG)
"""Whether the Ranger or the Vagrant has used its ability this turn."""


@dataclass(frozen=True, slots=True)
class ItemAction:
    """An action that flipping an item gives: its clause, the kind of item, what is done, and why it cannot be done."""

    clause: str
    name: str
    item: str
    do: Callable[[Game, Knaves], None]
    why_not: Callable[[Game, Knaves], Refusal | None]

    @implements("18.5.1.IV")
    def take(self, game: Game, knaves: Knaves) -> None:
        """Turn the item face down and do what it gives."""
        flip_for(game, knaves, [item(self.item)])
        self.do(game, knaves)

    @implements("18.5.1.IV")
    def why_not_take(self, game: Game, knaves: Knaves) -> Refusal | None:
        """Return why it cannot be taken by flipping its item, or None."""
        if not game.state.count(knaves.stash, item(self.item)):
            return Refusal(self.clause, f"no {self.item} lies face up in the Stash")
        return self.why_not(game, knaves)


def why_no_captain(game: Game, knaves: Knaves, clause: str) -> Refusal | None:
    """Return why the Acting Captain can do nothing, or None."""
    return None if knaves.captain_place(game.state) else Refusal(clause, "the Acting Captain is not on the map")


def _where(game: Game, knaves: Knaves) -> Place:
    """Return where the Acting Captain is, which has been made sure of."""
    return cast("Place", knaves.captain_place(game.state))


# 18.5.1.IVa Dash ------------------------------------------------------------------------------------------------------
@implements("18.5.1.IVa")
def dash(game: Game, knaves: Knaves) -> None:
    """Move the Acting Captain up to two times, whoever rules."""
    terms = captain_terms(knaves, knaves.acting(game.state), ignoring_rule=True)
    take_moves(game, knaves.name, _most_dashes(game, knaves), terms)


@implements("K.8.2")
def _most_dashes(game: Game, knaves: Knaves) -> int:
    """Return how often a Dash moves the Acting Captain: the Harrier once more."""
    return MOVES_OF_HARRIER if knaves.acts_as(game, HARRIER) else MOVES_OF_DASH


@implements("18.5.1.IVa")
def _why_no_dash(game: Game, knaves: Knaves) -> Refusal | None:
    return why_no_captain(game, knaves, "18.5.1.IVa")


# Battles --------------------------------------------------------------------------------------------------------------
def battle_here(game: Game, knaves: Knaves, item_action: str = "") -> None:
    """Initiate a battle where the Acting Captain is, perhaps as part of an item action."""
    FOUGHT_BY.note(game.state, item_action)
    take_battle(game, knaves.name, [_where(game, knaves)])


def can_battle(game: Game, knaves: Knaves) -> bool:
    """Return whether there is a battle to initiate where the Acting Captain is."""
    place = knaves.captain_place(game.state)
    return bool(place and place.number and legal_battles(game, knaves.name, [place]))


def _battlegrounds(game: Game, knaves: Knaves) -> list[Place]:
    """Return the clearings that the Acting Captain can move to and initiate a battle in."""
    captain = knaves.acting(game.state)
    moves = legal_moves(game, knaves.name, captain_terms(knaves, captain))
    near = dict.fromkeys(move[1] for move in moves if move[1].number)
    return [place for place in near if _could_battle(game, knaves, captain, place)]


def _could_battle(game: Game, knaves: Knaves, captain: str, place: Place) -> bool:
    """Return whether there would be a battle to initiate if the Captain were in a clearing."""
    game.adjust(knaves.piece(captain), place, 1)
    found = bool(legal_battles(game, knaves.name, [place]))
    game.adjust(knaves.piece(captain), place, -1)
    return found


# 18.5.1.IVb Assault ---------------------------------------------------------------------------------------------------
@implements("18.5.1.IVb")
def assault(game: Game, knaves: Knaves) -> None:
    """Initiate a battle where the Acting Captain is, and take all warriors that are hit as Prisoners."""
    draw_near(game, knaves)
    battle_here(game, knaves, ASSAULT)


@implements("18.5.1.IVb")
def _why_no_assault(game: Game, knaves: Knaves) -> Refusal | None:
    if can_battle(game, knaves) or (knaves.acts_as(game, RONIN) and _battlegrounds(game, knaves)):
        return None
    return Refusal("18.5.1.IVb", "no enemy to battle in a clearing with the Acting Captain")


@implements("K.9.2")
def draw_near(game: Game, knaves: Knaves) -> None:
    """The Ronin may move before an Assault, to where there is a battle to initiate; it must where there is none."""
    if knaves.acts_as(game, RONIN):
        move_captain(game, knaves, _battlegrounds(game, knaves), may_decline=can_battle(game, knaves))


# 18.5.1.IVc Skirmish --------------------------------------------------------------------------------------------------
@implements("18.5.1.IVc")
def skirmish(game: Game, knaves: Knaves) -> None:
    """Move the Acting Captain from a forest, and initiate a battle where it comes to, ignoring the first hit."""
    from_forest = _where(game, knaves).kind is PlaceKind.FOREST
    move_captain(game, knaves, _battlegrounds(game, knaves))
    battle_here(game, knaves, SKIRMISH if from_forest else "")


@implements("18.5.1.IVc")
def _why_no_skirmish(game: Game, knaves: Knaves) -> Refusal | None:
    refusal = why_no_captain(game, knaves, "18.5.1.IVc")
    if refusal is None and _where(game, knaves).number and not _may_leave_clearing(game, knaves):
        refusal = Refusal("18.5.1.IVc", "the Acting Captain is in no forest")
    if refusal or _battlegrounds(game, knaves):
        return refusal
    return Refusal("18.5.1.IVc", "the Acting Captain can move to no clearing with an enemy to battle")


@implements("K.6.2")
def _may_leave_clearing(game: Game, knaves: Knaves) -> bool:
    """Return whether a Skirmish may begin in a clearing: the Scoundrel's may, and then ignores no hit."""
    return knaves.acts_as(game, SCOUNDREL)


# 18.5.1.IVd Nab -------------------------------------------------------------------------------------------------------
@implements("18.5.1.IVd")
def nab(game: Game, knaves: Knaves) -> None:
    """Initiate a battle where the Acting Captain is, which it flees from when hit, and may move after when not."""
    battle_here(game, knaves, NAB)


@implements("18.5.1.IVd")
def _why_no_nab(game: Game, knaves: Knaves) -> Refusal | None:
    if can_battle(game, knaves):
        return None
    return Refusal("18.5.1.IVd", "no enemy to battle in a clearing with the Acting Captain")


# 18.5.1.IVe Revel, 18.5.1.IVf Gift, 18.5.1.IVg Serve ------------------------------------------------------------------
@implements("18.5.1.IVe", "1.5.4")
def revel(game: Game, knaves: Knaves) -> None:
    """Place acclaim and a Skunk at the Acting Captain; two Skunks where there is acclaim, one alone in a forest."""
    place = _where(game, knaves)
    if _is_acclaimed(game, knaves, place):
        _place_skunks(game, knaves, SKUNKS_AT_ACCLAIM, place)
        return
    place_acclaim(game, knaves, place)
    _place_skunks(game, knaves, 1, place)


@implements("1.5.4")
def _place_skunks(game: Game, knaves: Knaves, count: int, place: Place) -> None:
    if why_no_room(game, knaves.name, knaves.warrior, place) is None:
        place_pieces(game, knaves.name, knaves.warrior, count, place)


@implements("18.5.1.IVe")
def _why_no_revel(game: Game, knaves: Knaves) -> Refusal | None:
    return why_no_captain(game, knaves, "18.5.1.IVe")


@implements("18.5.1.IVf")
def gift(game: Game, knaves: Knaves) -> None:
    """Place acclaim at the Acting Captain and draw a card; two cards where there is acclaim, one alone in a forest."""
    place = _where(game, knaves)
    if _is_acclaimed(game, knaves, place):
        draw_cards(game, knaves.name, CARDS_AT_ACCLAIM)
        return
    place_acclaim(game, knaves, place)
    draw_cards(game, knaves.name, 1)


@implements("18.5.1.IVf")
def _why_no_gift(game: Game, knaves: Knaves) -> Refusal | None:
    return why_no_captain(game, knaves, "18.5.1.IVf")


@implements("18.5.1.IVg")
def serve(game: Game, knaves: Knaves) -> None:
    """Place acclaim in the Acting Captain's clearing; where it is already, craft with acclaim that matches."""
    place = _where(game, knaves)
    if _is_acclaimed(game, knaves, place):
        craft_step(game, knaves.name, means_of_serve(game, knaves, place))
    else:
        place_acclaim(game, knaves, place)
    tinker_on(game, knaves)


@implements("18.5.1.IVg")
def _why_no_serve(game: Game, knaves: Knaves) -> Refusal | None:
    refusal = why_no_captain(game, knaves, "18.5.1.IVg")
    if refusal or _where(game, knaves).number:
        return refusal
    return Refusal("18.5.1.IVg", "the Acting Captain is in no clearing")


@implements("18.2.8", "18.5.1.IVg")
def means_of_serve(game: Game, knaves: Knaves, clearing: Place) -> Means:
    """Return what a Serve crafts with: acclaim in clearings that match one, each once a turn."""

    def why_not(place: Place) -> Refusal | None:
        if not shares_suit(game, place, clearing):
            return Refusal("18.5.1.IVg", f"the acclaim in {name(place)} does not match {name(clearing)}")
        if ACTIVATED.of(game.state, knaves.name, place):
            return Refusal("18.2.8", f"the acclaim in {name(place)} has been activated this turn")
        return why_not_use(game, knaves.name, place)

    def sources() -> list[Source]:
        acclaimed = game.state.where(knaves.acclaim)
        return [Source(place, suits(game, place), "acclaim") for place in acclaimed if why_not(place) is None]

    def barred() -> list[tuple[frozenset[str], Refusal]]:
        return [(suits(game, place), why) for place in game.state.where(knaves.acclaim) if (why := why_not(place))]

    def use(source: Source) -> None:
        ACTIVATED.note(game.state, 1, knaves.name, source.place)

    return Means(sources, use, barred=barred)


@implements("K.2.2")
def tinker_on(game: Game, knaves: Knaves) -> None:
    """The Tinker draws a card after a Serve."""
    if knaves.acts_as(game, TINKER):
        draw_cards(game, knaves.name, 1)


def _is_acclaimed(game: Game, knaves: Knaves, place: Place) -> bool:
    return game.state.count(place, knaves.acclaim) > 0


ITEM_ACTIONS = (
    ItemAction("18.5.1.IVa", "dash", "boot", dash, _why_no_dash),
    ItemAction("18.5.1.IVb", ASSAULT, "sword", assault, _why_no_assault),
    ItemAction("18.5.1.IVc", SKIRMISH, "crossbow", skirmish, _why_no_skirmish),
    ItemAction("18.5.1.IVd", NAB, "bag", nab, _why_no_nab),
    ItemAction("18.5.1.IVe", "revel", "tea", revel, _why_no_revel),
    ItemAction("18.5.1.IVf", "gift", "coin", gift, _why_no_gift),
    ItemAction("18.5.1.IVg", "serve", "hammer", serve, _why_no_serve),
)
WITH_WEAPONS, WITH_GOODS = ITEM_ACTIONS[1:4], ITEM_ACTIONS[4:]
"""The item actions of the Ranger and of the Vagrant."""


# 18.5.1.IV Item Action, K.3 Ranger, K.4 Vagrant, K.10 Cheat -----------------------------------------------------------
def face_up_items(game: Game, knaves: Knaves) -> list[Piece]:
    """Return the kinds of items that lie face up in the Stash."""
    return [each for each in game.state.at(knaves.stash) if not is_face_down(each)]


@implements("18.5.1.IV", "18.2.2")
def flip_for(game: Game, knaves: Knaves, items: Sequence[Piece]) -> None:
    """Turn one of some items of the Stash face down, as the Knaves choose."""
    flip_item(game, knaves.name, game.ask(knaves.name, "item to flip", items), knaves.stash)


def _take_one_of(game: Game, knaves: Knaves, actions: Sequence[ItemAction]) -> None:
    """Have the Knaves take one of some item actions, for which they have flipped other items."""
    by_name = {action.name: action for action in actions}

    def refuse(option: Option) -> Refusal | None:
        return by_name[option].why_not(game, knaves) if isinstance(option, str) and option in by_name else None

    possible = [action.name for action in actions if action.why_not(game, knaves) is None]
    by_name[game.ask(knaves.name, "item action", possible, refuse)].do(game, knaves)


def _why_none_of(
    game: Game, knaves: Knaves, clause: str, captain: str, actions: Sequence[ItemAction]
) -> Refusal | None:
    if not knaves.acts_as(game, captain):
        return Refusal(clause, f"the {captain.capitalize()} is not the Acting Captain")
    if all(action.why_not(game, knaves) for action in actions):
        return Refusal(clause, "none of the item actions can be taken")
    return None


def _why_not_once(
    game: Game, knaves: Knaves, clause: str, captain: str, actions: Sequence[ItemAction]
) -> Refusal | None:
    if USED.of(game.state):
        return Refusal(clause, f"the {captain.capitalize()} has done so this turn")
    if not face_up_items(game, knaves):
        return Refusal(clause, "no item lies face up in the Stash")
    return _why_none_of(game, knaves, clause, captain, actions)


def _take_once(game: Game, knaves: Knaves, actions: Sequence[ItemAction]) -> None:
    """Have the Knaves flip any item to take one of some item actions, which they can do once a turn."""
    USED.note(game.state, True)
    flip_for(game, knaves, face_up_items(game, knaves))
    _take_one_of(game, knaves, actions)


@implements("K.3.2")
def _range(game: Game, knaves: Knaves) -> None:
    """The Ranger flips any item to Assault, Skirmish or Nab."""
    _take_once(game, knaves, WITH_WEAPONS)


@implements("K.3.2")
def _why_not_range(game: Game, knaves: Knaves) -> Refusal | None:
    return _why_not_once(game, knaves, "K.3.2", RANGER, WITH_WEAPONS)


@implements("K.4.2")
def _roam(game: Game, knaves: Knaves) -> None:
    """The Vagrant flips any item to Revel, Gift or Serve."""
    _take_once(game, knaves, WITH_GOODS)


@implements("K.4.2")
def _why_not_roam(game: Game, knaves: Knaves) -> Refusal | None:
    return _why_not_once(game, knaves, "K.4.2", VAGRANT, WITH_GOODS)


@implements("K.10.2")
def _cheat(game: Game, knaves: Knaves) -> None:
    """The Cheat flips two items to take any item action."""
    for _ in range(ITEMS_OF_CHEAT):
        flip_for(game, knaves, face_up_items(game, knaves))
    _take_one_of(game, knaves, ITEM_ACTIONS)


@implements("K.10.2")
def _why_not_cheat(game: Game, knaves: Knaves) -> Refusal | None:
    there = game.state.at(knaves.stash)
    if sum(there[each] for each in face_up_items(game, knaves)) < ITEMS_OF_CHEAT:
        return Refusal("K.10.2", "no two items lie face up in the Stash")
    return _why_none_of(game, knaves, "K.10.2", CHEAT, ITEM_ACTIONS)


ITEM_ACTS: tuple[Action[[Knaves]], ...] = (
    *(Action(action.name, action.take, action.why_not_take) for action in ITEM_ACTIONS),
    Action(RANGER, _range, _why_not_range),
    Action(VAGRANT, _roam, _why_not_roam),
    Action(CHEAT, _cheat, _why_not_cheat),
)
