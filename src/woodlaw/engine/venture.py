"""A move or a battle, as effects give a player the one or the other (4.2, 4.3)."""

from __future__ import annotations

from itertools import count

from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.fight import legal_battles, take_battle
from woodlaw.engine.game import Game
from woodlaw.engine.march import legal_moves, take_move
from woodlaw.engine.refusal import Refusal
from woodlaw.law.implements import innermost_in_force

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
