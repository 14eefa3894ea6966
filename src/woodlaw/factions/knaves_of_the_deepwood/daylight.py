"""Section 18.5, the Knaves' Daylight: what the Acting Captain does, and Filch; item actions stand in ``items.py``."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.concepts import suits
from woodlaw.engine.craft import why_not_use
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.game import Game
from woodlaw.engine.make import craft_one, craftable
from woodlaw.engine.march import legal_moves
from woodlaw.engine.means import Means, Source
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.primitives import flip_item, take_item
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import take_actions
from woodlaw.factions.knaves_of_the_deepwood.abilities import FILCHING, Knaves, captain_terms, move_captain
from woodlaw.factions.knaves_of_the_deepwood.birdsong import PLACED
from woodlaw.factions.knaves_of_the_deepwood.captains import ACTIONS, FACE_DOWN
from woodlaw.factions.knaves_of_the_deepwood.items import ITEM_ACTS, battle_here, can_battle, why_no_captain
from woodlaw.law.implements import implements
from woodlaw.table.characters import THIEF
from woodlaw.table.pieces import Piece, is_face_down
from woodlaw.table.places import crafted_items

ACTIONS_WHEN_PLACED = 3

FILCHED = Remembered("filched", False, FLAG)
"""Whether the Knaves have filched this turn."""

CRAFT, TAKE = "craft a card", "take an item"
"""The two ways to filch."""


@implements("18.5.1", "18.4.1")
def act(game: Game, knaves: Knaves) -> None:
    """Take up to four actions with the Acting Captain; three if Ready placed it in a forest."""
    if knaves.acting(game.state):
        most = ACTIONS_WHEN_PLACED if PLACED.of(game.state) else ACTIONS
        take_actions(game, knaves, ACTS, most, "18.5.1")
    else:
        game.nothing_for(knaves.name, "action", lambda: Refusal("18.5.1", "there is no Acting Captain"))


@implements("18.5.2")
def retire(game: Game, knaves: Knaves) -> None:
    """Turn the card of the Acting Captain face down and take it out of the slot."""
    captain = knaves.acting(game.state)
    if captain:
        knaves.turn_card(game, captain, FACE_DOWN)


# 18.5.1.I Move, 18.5.1.II Battle --------------------------------------------------------------------------------------
@implements("18.5.1.I")
def _why_no_move(game: Game, knaves: Knaves) -> Refusal | None:
    refusal = why_no_captain(game, knaves, "18.5.1.I")
    if refusal or next(legal_moves(game, knaves.name, captain_terms(knaves, knaves.acting(game.state))), None):
        return refusal
    return Refusal("18.5.1.I", "the Acting Captain can move nowhere")


@implements("18.5.1.I")
def _move(game: Game, knaves: Knaves) -> None:
    move_captain(game, knaves)


@implements("18.5.1.II")
def _why_no_battle(game: Game, knaves: Knaves) -> Refusal | None:
    if can_battle(game, knaves):
        return None
    return Refusal("18.5.1.II", "no enemy to battle in a clearing with the Acting Captain")


@implements("18.5.1.II")
def _battle(game: Game, knaves: Knaves) -> None:
    """Initiate a battle where the Acting Captain is."""
    battle_here(game, knaves)


# 18.5.1.III Filch -----------------------------------------------------------------------------------------------------
@implements("18.5.1.III")
def _why_no_filch(game: Game, knaves: Knaves) -> Refusal | None:
    if FILCHED.of(game.state):
        return Refusal("18.5.1.III", "filching is done once a turn")
    refusal = why_no_captain(game, knaves, "18.5.1.III")
    if refusal or _ways_to_filch(game, knaves):
        return refusal
    return Refusal("18.5.1.III", "nothing to craft with the Acting Captain, and nothing to take where it is")


def _ways_to_filch(game: Game, knaves: Knaves) -> list[str]:
    ways = [CRAFT] if craftable(game, knaves.name, means(game, knaves)) else []
    return [*ways, TAKE] if _loot(game, knaves) else ways


@implements("18.5.1.III")
def filch(game: Game, knaves: Knaves) -> None:
    """Craft a card with the Acting Captain, for no listed points, or take an item of an enemy there."""
    if game.ask(knaves.name, "filch", _ways_to_filch(game, knaves)) == CRAFT:
        FILCHING.note(game.state, True)
        craft_one(game, knaves.name, means(game, knaves))
        FILCHING.forget(game.state)
    else:
        FILCHED.note(game.state, True)
        enemy, item = game.ask(knaves.name, "item to take", _loot(game, knaves))
        take_up(game, knaves, item, enemy)
    steal_away(game, knaves)


@implements("18.5.1.III")
def means(game: Game, knaves: Knaves) -> Means:
    """Return what a Filch crafts with."""

    def use(source: Source) -> None:
        FILCHED.note(game.state, True)

    return Means(partial(_captain_to_activate, game, knaves), use)


@implements("18.2.8")
def _captain_to_activate(game: Game, knaves: Knaves) -> list[Source]:
    """Return the Acting Captain, which is activated once, by the suits of its clearing."""
    place = knaves.captain_place(game.state)
    if not place or not place.number or FILCHED.of(game.state) or why_not_use(game, knaves.name, place):
        return []
    return [Source(place, suits(game, place), "Acting Captain")]


@implements("18.5.1.III")
def _loot(game: Game, knaves: Knaves) -> list[tuple[str, Piece]]:
    """Return what lies in the Crafted Items boxes of enemies with pieces where the Acting Captain is."""
    place = knaves.captain_place(game.state)
    there = [seat for seat in game.state.seats if place and place.number and game.state.owned(place, seat)]
    enemies = [seat for seat in there if is_enemy(game, knaves.name, seat)]
    return [(enemy, item) for enemy in enemies for item in game.state.at(crafted_items(enemy))]


@implements("18.2.2")
def take_up(game: Game, knaves: Knaves, item: Piece, enemy: str) -> None:
    """Take an item of an enemy and lay it into the Stash face up, however it lay."""
    take_item(game, knaves.name, item, crafted_items(enemy), knaves.item_box())
    if is_face_down(item):
        flip_item(game, knaves.name, item, knaves.item_box())


@implements("K.1.2")
def steal_away(game: Game, knaves: Knaves) -> None:
    """The Thief may move after a Filch."""
    if knaves.acts_as(game, THIEF):
        move_captain(game, knaves, may_decline=True)


ACTS: tuple[Action[[Knaves]], ...] = (
    Action("move", _move, _why_no_move),
    Action("battle", _battle, _why_no_battle),
    Action("filch", filch, _why_no_filch),
    *ITEM_ACTS,
)

DAYLIGHT = Steps("18.5", {"captain acts": act, "retire": retire})
