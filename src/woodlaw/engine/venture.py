"""A move or a battle, as a faction's clauses and effects give it to a player (4.2, 4.3)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from woodlaw.engine.actions import Action
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.extension import Seat
from woodlaw.engine.fight import legal_battles, take_battle, why_no_battle
from woodlaw.engine.game import Game
from woodlaw.engine.march import ANY_MOVE, legal_moves, take_move, why_no_move
from woodlaw.engine.refusal import Refusal
from woodlaw.law.implements import Declaration, implemented_by, innermost_in_force

MOVE, BATTLE = "move", "battle"


def moves_or_battles(game: Game, player: str) -> list[str]:
    """Return which of the two a player can do now: ``"move"``, ``"battle"``."""
    can_move = next(legal_moves(game, player), None) is not None
    return [MOVE] * can_move + [BATTLE] * bool(legal_battles(game, player))


def move_or_battle(game: Game, player: str, *, may_decline: bool = False) -> None:
    """Have a player take one move or initiate one battle; nothing where it declines, or can do neither."""
    options = moves_or_battles(game, player)
    if not options:
        game.nothing_for(player, "move or battle", lambda: Refusal(innermost_in_force(), "there is neither to do"))
        return
    choice = game.ask(player, "move or battle", [DECLINE, *options] if may_decline else options)
    if choice == MOVE:
        take_move(game, player)
    elif choice == BATTLE:
        take_battle(game, player)


def take_battles(game: Game, player: str, most: int) -> None:
    """Have a player initiate up to so many battles, as :func:`~woodlaw.engine.march.take_moves` has it move."""
    for number in count():
        if number >= most and not game.unasked(player, "battle", lambda: _all_battles_fought(most)):
            return
        if take_battle(game, player, may_decline=True) is None:
            return


def _all_battles_fought(most: int) -> Refusal:
    return Refusal(innermost_in_force(), f"at most {most} battles are initiated")


# As actions of a faction ----------------------------------------------------------------------------------------------
class Given(Declaration):
    """What a clause gives a faction to do, or why that cannot be done."""


def given(
    clause: str,
    name: str,
    carry_out: Callable[[Game, Any], None],
    needs: Callable[[Game, Any], Refusal | None],
) -> Action[[Any]]:
    """Return an action that several clauses give to factions, as one of them does, which is in force meanwhile.

    What carries it out may implement the clause itself.
    """
    is_own = clause in implemented_by(carry_out)
    return Action(name, carry_out if is_own else Given(carry_out, clause).carry_out, Given(needs, clause).carry_out)


def moving(clause: str, name: str = MOVE) -> Action[[Any]]:
    """Return the action of taking a move, as a clause gives it to a faction."""
    return given(clause, name, _move, why_not_march)


def battling(clause: str, name: str = BATTLE) -> Action[[Any]]:
    """Return the action of initiating a battle, as a clause gives it to a faction."""
    return given(clause, name, _battle, why_not_fight)


def _move(game: Game, faction: Seat) -> None:
    """Take a move."""
    take_move(game, faction.name)


def _battle(game: Game, faction: Seat) -> None:
    """Initiate a battle."""
    take_battle(game, faction.name)


def why_not_march(game: Game, faction: Seat) -> Refusal | None:
    """Return why a faction can take no move that the clause in force gives it, or None."""
    return why_no_move(game, faction.name, ANY_MOVE, Refusal(innermost_in_force(), "no move can be taken"))


def why_not_fight(game: Game, faction: Seat) -> Refusal | None:
    """Return why a faction can initiate no battle that the clause in force gives it, or None."""
    return why_no_battle(game, faction.name, game.state.clearings, Refusal(innermost_in_force(), "no enemy to battle"))
