"""What a game starts from, and the one place where games are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from woodlaw.engine.chance import Chance
from woodlaw.engine.decisions import Asker
from woodlaw.engine.extension import Extension, Seat
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.law.values import Fixed
from woodlaw.table.cards import Card
from woodlaw.table.piles import COMMON_PILES, Pile

Played = TypeVar("Played", bound=Game)


class Table(Fixed):
    """What a game starts from: an empty state, the factions by seat, their setup order, and what bends the rules.

    ``card_effects`` makes the extension of a card for its owner; ``piles`` are those that the factions bring besides
    the common ones.
    """

    state: State
    factions: Mapping[str, Seat]
    setup_order: tuple[str, ...]
    card_effects: Callable[[Card, str], Extension | None]
    map_rules: tuple[Extension, ...]
    piles: tuple[Pile, ...] = COMMON_PILES
    seed: int = 0

    def game(self, state: State | None = None, chance: Chance | None = None, asker: Asker | None = None) -> Game:
        """Return a game at this table, in a state of it (the empty one, if left out)."""
        return self.game_of(Game, state, chance, asker)

    def game_of(
        self, kind: type[Played], state: State | None = None, chance: Chance | None = None, asker: Asker | None = None
    ) -> Played:
        """Return a game of a class of its own, such as one that asks in another way."""
        return kind(state or self.state, self.factions, self.card_effects, self.map_rules, chance, asker)
