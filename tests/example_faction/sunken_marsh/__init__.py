"""The Sunken Marsh: a map of nine clearings, with rules of its own."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.events import Moved
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.places import Place, clearing

ISLAND = clearing(9)


class Marsh(Extension):
    """What the marsh changes of the rules (MW.7)."""

    @implements("MW.7.1")
    def forbids_battle(self, game: Game, attacker: str, defender: str, clearing: Place) -> Refusal | None:
        """Truce on the island."""
        return Refusal("MW.7.1", "nobody battles on the island") if clearing is ISLAND else None

    @implements("MW.7.2")
    def forbids_craft(self, game: Game, player: str, card: Card) -> Refusal | None:
        """Rust."""
        return Refusal("MW.7.2", "swords rust in the marsh") if card.item == "sword" else None

    @implements("MW.7.3")
    def rolls_swapped(self, game: Game, fight: Fight) -> bool:
        """Fog."""
        return fight.clearing is clearing(8)

    @implements("MW.7.4")
    def after_moved(self, game: Game, event: Moved) -> Sequence[Offer]:
        """Pilgrims."""
        return (PILGRIMAGE.offer(game, event.player),) if event.destination is ISLAND else ()

    @implements("MW.7.5")
    def forbids_dominance(self, game: Game, player: str) -> Refusal | None:
        """No masters."""
        return Refusal("MW.7.5", "the marsh has no masters")


def _bless(game: Game, player: str) -> None:
    score_points(game, player, 1)


PILGRIMAGE = Action("pilgrimage", _bless)
RULES = (Marsh(),)
