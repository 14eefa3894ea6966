"""The house rules of long evenings at the hedge: another die, and other limits."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight
from woodlaw.law.implements import implements
from woodlaw.table.house_rules import HouseRule
from woodlaw.table.places import Place


class _LongNights(Extension):
    def hand_limit(self, game: Game, player: str, limit: int) -> int:
        """One more."""
        return limit + 1


class _SharpClaws(Extension):
    def die_faces(self, game: Game, faces: Sequence[int]) -> Sequence[int]:
        """No nought."""
        return [face for face in faces if face]


class _OwnDice(Extension):
    def rolls_apart(self, game: Game, fight: Fight) -> bool:
        """Luck may turn on the attacker."""
        return True


class _EarlyBed(Extension):
    def points_to_win(self, game: Game, player: str, points: int) -> int:
        """Five less."""
        return points - 5


class _QuietCorners(Extension):
    @implements("HE.1")
    def forbids_battle(self, game: Game, attacker: str, defender: str, clearing: Place) -> Refusal | None:
        """Quiet Corners."""
        return Refusal("HE.1", "corners are quiet") if clearing.number in game.state.map.corners else None


LONG_NIGHTS = HouseRule("Long Nights", "A player may keep six cards at the end of its turn.", _LongNights())
SHARP_CLAWS = HouseRule("Sharp Claws", "Each battle die shows 1 to 3.", _SharpClaws())
OWN_DICE = HouseRule("Own Dice", "In battle each side deals hits by a die of its own.", _OwnDice())
EARLY_BED = HouseRule("Early Bed", "The first player with 25 points wins.", _EarlyBed())
QUIET_CORNERS = HouseRule("Quiet Corners", "Nobody battles in a corner clearing.", _QuietCorners())
