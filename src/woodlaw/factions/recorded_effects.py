"""What effects may have given a player in its recorded turn, besides what its own steps and actions give."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.audit import Audit
from woodlaw.engine.events import Event
from woodlaw.engine.game import Game
from woodlaw.table.places import Place


def given_in(game: Game, player: str, place: Place, events: Sequence[Event]) -> int:
    """Return how many warriors effects may have had a player place in a clearing after some events of its turn."""
    given = [e.places_besides(game, player, events) for e in game.bending(Audit.places_besides)]
    return sum(each[place] + each[None] for each in given)


def may_venture(game: Game, player: str, events: Sequence[Event]) -> bool:
    """Return whether an effect may have given a player a move or a battle after some events of its turn."""
    if any(e.forces_battles(game) for e in game.bending(Audit.forces_battles)):
        return True
    return any(e.ventures_besides(game, player, events).most for e in game.bending(Audit.ventures_besides))
