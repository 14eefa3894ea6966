"""The Underground Duchy (chapter 12)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from woodlaw.engine.concepts import standing_on
from woodlaw.engine.extension import Claim
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import CARDS, OWN_CARDS, Box
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, board, common

BURROW = common("Burrow")
BUILDINGS = ("citadel", "market")
RANKS = ("squire", "noble", "lord")


class Duchy(Faction):
    """The Underground Duchy: the Burrow, tunnels and ministers."""

    name = "underground_duchy"
    title = "Underground Duchy"
    letter = "D"
    colour = "#e3b898"
    setup_order = 8
    reach = 8
    chapter = "12"
    starts_in_corner = True
    holds: Mapping[str, Box] | None = {"cards": Box((OWN_CARDS, CARDS), clause="12.5.3.III")}
    numbered_places: Mapping[int, Place] = {0: BURROW}
    own_cards = frozenset(
        (
            "foremole",
            "captain",
            "marshal",
            "brigadier",
            "banker",
            "mayor",
            "duchessofmud",
            "baronofdirt",
            "earlofstone",
        )
    )

    card_box = board(name, "cards")
    """Where the swayed ministers lie."""

    def swayed(self, game: Game) -> tuple[str, ...]:
        """Return the ministers that are swayed."""
        return tuple(card.name for card in game.state.cards_at(self.card_box) if card.name in self.own_cards)

    def rank(self, minister: str) -> int:
        """Return a minister's rank, higher for the higher; -1 for a name that is no minister's."""
        return next((n for n, rank in enumerate(RANKS) if minister in self.values["ministers"][rank]), -1)

    def buildings(self, game: Game) -> int:
        """Return how many citadels and markets stand on the map."""
        return sum(self.on_map(game.state, kind) for kind in BUILDINGS)

    @implements("12.2.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Crafting: the Duchy activates citadels and markets."""
        if player != self.name:
            return None
        return standing_on(game, tuple(self.piece(kind) for kind in BUILDINGS))

    # The Burrow -------------------------------------------------------------------------------------------------------
    @implements("12.2.2")
    def adjacent_places(self, game: Game, player: str, place: Place) -> Iterable[Place]:
        """The Burrow: adjacent to each clearing with a tunnel; nobody else's pieces move into it or come from it."""
        if player != self.name:
            return ()
        tunnel = self.piece("tunnel")
        if place is BURROW:
            return tuple(clearing for clearing in game.state.clearings if game.state.count(clearing, tunnel))
        return (BURROW,) if place.number and game.state.count(place, tunnel) else ()

    @implements("12.2.2")
    def claim(self, game: Game, clearing: Place) -> Claim:
        """The Burrow: the Duchy always rules it."""
        return Claim.ALWAYS if clearing is BURROW else Claim.MAJORITY

    @implements("12.2.2")
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """The Burrow: only Duchy pieces are placed in it."""
        return self._why_only_duchy(piece, place)

    @implements("12.2.2")
    def forbids_move(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> Refusal | None:
        """The Burrow: only Duchy pieces move into it."""
        return self._why_only_duchy(piece, destination)

    def _why_only_duchy(self, piece: Piece, place: Place) -> Refusal | None:
        if place is not BURROW or piece.owner == self.name:
            return None
        return Refusal("12.2.2", "only Duchy pieces enter the Burrow")
