"""Sections HCC.2.5 and HCC.2.6: what befalls those who remove pieces of the Clergy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import Removed, Stated
from woodlaw.engine.fight import battle
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import afterwards
from woodlaw.engine.place import available, why_not_place
from woodlaw.engine.primitives import place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import Action
from woodlaw.factions.honeycomb_clergy.abilities import HERETIC, HONEYED, PENITENT
from woodlaw.law.implements import implements
from woodlaw.table.places import Place

if TYPE_CHECKING:
    from woodlaw.factions.honeycomb_clergy import Clergy

WARRIORS_OF_THE_HIVE = 4


@implements("HCC.2.6")
def set_marker(game: Game, clergy: Clergy, enemy: str, box: str) -> None:
    """Put an enemy's marker into the box of penitents or of heretics."""
    if game.state.facts.get((clergy.name, enemy)) != box:
        game.state.facts[clergy.name, enemy] = box
        game.emit(Stated(clergy.name, clergy.name, enemy, box))


@implements("HCC.2.6.IV")
def sacrilege(game: Game, clergy: Clergy, events: Sequence[Removed]) -> None:
    """Every faction that removed pieces of the Clergy becomes Heretic."""
    for event in events:
        if event.piece.owner == clergy.name and _is_enemy_faction(game, clergy, event.player):
            set_marker(game, clergy, event.player, HERETIC)


@implements("HCC.2.6.II")
def share_honey(game: Game, clergy: Clergy, crafter: str) -> None:
    """Remember that a penitent has scored for crafting in this turn."""
    if clergy.penitence(game.state, crafter) == PENITENT:
        game.state.this_turn.setdefault(HONEYED, []).append(crafter)


def _is_enemy_faction(game: Game, clergy: Clergy, player: str) -> bool:
    return player in game.state.seats and is_enemy(game, clergy.name, player)


@implements("HCC.2.5")
def poke_the_hive(game: Game, clergy: Clergy, events: Sequence[Removed]) -> list[Action]:
    """Return what is due for each Cathedral that an enemy removed: warriors at once, a battle when all else is over."""
    fallen = {
        e.place: e.player for e in events if e.piece is clergy.cathedral and is_enemy(game, clergy.name, e.player)
    }
    return [_vengeance(game, clergy, enemy, place) for place, enemy in fallen.items()]


def _vengeance(game: Game, clergy: Clergy, enemy: str, place: Place) -> Action:
    return Action(
        f"Poke the Hive in clearing {place.number}",
        lambda: _why_no_vengeance(game, clergy, place),
        lambda: _avenge(game, clergy, enemy, place),
    )


@implements("HCC.2.5")
def _why_no_vengeance(game: Game, clergy: Clergy, place: Place) -> Refusal | None:
    """Without Clergy warriors there, and none to be placed, there will be no battle either."""
    if game.state.warriors(place, clergy.name):
        return None
    if not available(game, clergy.warrior):
        return Refusal("HCC.2.5", "the supply holds no warriors")
    return why_not_place(game, clergy.name, clergy.warrior, place)


@implements("HCC.2.5")
def _avenge(game: Game, clergy: Clergy, enemy: str, place: Place) -> None:
    """Place up to four warriors where the Cathedral stood."""
    if why_not_place(game, clergy.name, clergy.warrior, place) is None:
        most = min(WARRIORS_OF_THE_HIVE, available(game, clergy.warrior))
        count = game.ask(clergy.name, "warriors to place", list(range(most + 1)))
        place_pieces(game, clergy.name, clergy.warrior, count, place)
    afterwards(game, ("Poke the Hive", place), lambda: _strike(game, clergy, enemy, place))


@implements("HCC.2.5")
def _strike(game: Game, clergy: Clergy, enemy: str, place: Place) -> None:
    """Battle whoever destroyed the Cathedral, if the Clergy like and can."""
    if why_not_battle(game, clergy.name, enemy, place):
        return
    if game.ask(clergy.name, "enemy to battle", [DECLINE, enemy]) != DECLINE:
        battle(game, clergy.name, enemy, place)
