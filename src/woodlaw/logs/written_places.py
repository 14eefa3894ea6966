"""Places as records write them: the starts and ends of moves, and the clearings where something is done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from woodlaw.engine.game import Game
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.lettered import Lettered, Untranslatable
from woodlaw.logs.rootlog import syntax
from woodlaw.table.hirelings import hireling_card, hireling_named, is_hireling
from woodlaw.table.places import DISCARD, QUESTS, Place, clearing, forest, hand, path

NO_FOREST = "the map has no forest"
"""How it is told that a record names one of another map."""


class WrittenPlaces:
    """The places of one table as its records write them."""

    def __init__(self, game: Game, letters: Mapping[str, Recorded]) -> None:
        self._game = game
        self._letters = letters
        self._lettered = Lettered(letters)

    def clearing(self, number: int) -> Place:
        """Return the clearing of a number, or what a faction brings; raises :class:`Untranslatable` for none."""
        for faction in self._letters.values():
            if number in faction.numbered_places:
                return faction.numbered_places[number]
        if not 1 <= number <= len(self._game.state.clearings):
            raise Untranslatable(
                f"there is no clearing {number}: clearings are numbered 1 to {len(self._game.state.clearings)}"
            )
        return clearing(number)

    def place(self, where: syntax.Where, player: str, kind: str, *, in_setup: bool) -> tuple[Place, str]:
        """Return the place of a written start or end; ``kind`` is what lies there: a piece's kind, or ``"cards"``.

        Where it is read otherwise than it is written, that is returned as a remark. Raises :class:`Untranslatable`
        when it names what the table does not have.
        """
        if isinstance(where, syntax.HandAt) and kind != "cards":
            faction = self._lettered.faction(where.owner)
            if kind in faction.names.boxes:
                return faction.box("", kind), f"a hand holds no pieces: read as the board of {where.owner}"
        return self._plain(where, player, kind, in_setup=in_setup), ""

    def _plain(self, where: syntax.Where, player: str, kind: str, *, in_setup: bool) -> Place:
        match where:
            case syntax.ClearingAt():
                return self.clearing(where.number)
            case syntax.ForestAt():
                return self._forest(where.clearings)
            case syntax.BoardAt() if is_hireling(where.owner):
                return hireling_card(hireling_named(where.owner))
            case syntax.BoardAt():
                faction = self._lettered.named(self._lettered.player(where.owner, player))
                ordinary = faction.name == player and kind == "cards" and not in_setup
                return faction.box(where.part or (faction.box_for_cards if ordinary else ""), kind)
            case syntax.HandAt():
                return hand(self._lettered.faction(where.owner).name)
            case syntax.DiscardAt():
                return DISCARD
            case syntax.QuestsAt():
                return QUESTS
            case syntax.ItemBoxAt():
                return self._lettered.named(self._lettered.player(where.owner, player)).item_place(where.box)
            case _:
                assert_never(where)

    def _forest(self, clearings: tuple[int, ...]) -> Place:
        if len(clearings) == 2:
            return path(clearings[0], clearings[1])
        touches = tuple(sorted(clearings))
        if touches not in self._game.state.map.forests:
            known = ", ".join("_".join(map(str, f)) for f in self._game.state.map.forests)
            raise Untranslatable(f"{NO_FOREST} {'_'.join(map(str, clearings))}; its forests are {known}")
        return forest(touches)
