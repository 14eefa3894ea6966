"""The Hedge Wardens (chapter HW): what they are, their abilities (HW.2), and what records show of them."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.concepts import rules, standing_on, suits
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.extension import Claim
from woodlaw.engine.game import Game
from woodlaw.engine.make import by_activating
from woodlaw.engine.means import Means
from woodlaw.engine.place import room_for
from woodlaw.engine.primitives import flip_item, place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Falling
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece, is_face_down
from woodlaw.table.places import Place, board


class Wardens(Faction):
    """The Hedge Wardens: brambles that win ties and that only battles clear."""

    name = "hedge_wardens"
    title = "Hedge Wardens"
    letter = "W"
    colour = "#4f7a28"
    setup_order = 100
    chapter = "HW"

    @property
    def bramble(self) -> Piece:
        """The token of the Wardens."""
        return self.piece("bramble")

    def cards_drawn(self, game: Game) -> int:
        """Return how many cards the Wardens draw in Evening: one, and one for every three brambles on the map."""
        return 1 + self.on_map(game.state, "bramble") // int(self.values["brambles for another card drawn"])

    @implements("HW.2.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Crafting: the Wardens activate brambles."""
        return standing_on(game, (self.bramble,)) if player == self.name else None

    @implements("HW.2.1")
    def crafting_suits(self, game: Game, player: str) -> Sequence[frozenset[str]] | None:
        """Crafting: a bramble pays for mice too."""
        places = self.crafting_places(game, player)
        return None if places is None else [suits(game, place) | {"mouse"} for place in places]

    @implements("HW.2.1")
    def means(self, game: Game, card: Card) -> Means | None:
        """Crafting: whatever the card, brambles pay for it."""
        return by_activating(game, self.name, "bramble")

    @implements("HW.2.4")
    def item_box(self) -> Place:
        """Shed: crafted items lie there."""
        return board(self.name, "shed")

    @implements("HW.2.5")
    def dominates(self, game: Game, player: str, suit: str) -> bool | None:
        """Overgrown: all brambles on the map meet the condition of any dominance card."""
        return True if player == self.name and self.is_overgrown(game) else None

    @implements("HW.2.5")
    def dominance_clause(self, game: Game, suit: str) -> str:
        """Overgrown: the Wardens win by it."""
        return "HW.2.5" if game.state.current == self.name and self.is_overgrown(game) else ""

    def is_overgrown(self, game: Game) -> bool:
        """Return whether all brambles are on the map."""
        return self.on_map(game.state, "bramble") == self.pieces["bramble"].count

    @implements("HW.2.2")
    def claim(self, game: Game, clearing: Place) -> Claim:
        """Hedgerows: where a bramble grows, the Wardens rule when tied."""
        return Claim.TIES if game.state.count(clearing, self.bramble) else Claim.MAJORITY

    @implements("HW.2.3")
    def forbids_remove(self, game: Game, player: str, piece: Piece, place: Place, falling: Falling) -> Refusal | None:
        """Deep Roots: others remove brambles in battle only."""
        if piece is not self.bramble or player == self.name or falling.fight is not None:
            return None
        return Refusal("HW.2.3", "a bramble is removed in battle only")

    @implements("HW.2.6")
    def forbids_leave(self, game: Game, player: str, piece: Piece, origin: Place) -> Refusal | None:
        """Thorns: enemies do not get out of a hedge."""
        grows = origin.number and game.state.count(origin, self.bramble)
        if not grows or not is_enemy(game, self.name, piece.owner) or not rules(game, self.name, origin):
            return None
        return Refusal("HW.2.6", f"a bramble grows in clearing {origin.number}")

    @implements("HW.2.7")
    def after_full_removal(self, game: Game, player: str, clearing: Place) -> Sequence[Offer]:
        """Regrowth: a warrior comes to what is left of a hedge."""
        grows = is_enemy(game, player, self.name) and game.state.count(clearing, self.bramble)
        return (REGROW.offer(game, self, clearing),) if grows else ()

    @implements("HW.2.8")
    def shows_hand(self, game: Game) -> bool:
        """Open Gate: anybody may look at their cards."""
        return True

    @implements("HW.2.9")
    def exhausting(self, game: Game, count: int, clause: str) -> Offer | None:
        """Barter: items in the Shed pay where others pay with warriors."""
        return BARTER.offer(game, self, count, clause)

    def wares(self, game: Game) -> dict[Piece, int]:
        """Return the items in the Shed that lie face up, and how many there are of each."""
        return {item: count for item, count in game.state.at(self.item_box()).items() if not is_face_down(item)}


@implements("HW.2.7")
def regrow(game: Game, wardens: Wardens, clearing: Place) -> None:
    """Place a warrior in the clearing, if there is one to place."""
    if room_for(game, wardens.name, wardens.warrior, clearing):
        place_pieces(game, wardens.name, wardens.warrior, 1, clearing)


REGROW = Action("regrow", regrow)


@implements("HW.2.9")
def why_no_barter(game: Game, wardens: Wardens, count: int, clause: str) -> Refusal | None:
    """Return why so many items cannot be turned face down, or None."""
    left = sum(wardens.wares(game).values())
    return None if left >= count else Refusal(clause, f"fewer items than {count} lie face up in the Shed")


@implements("HW.2.9")
def barter(game: Game, wardens: Wardens, count: int, clause: str) -> None:
    """Turn so many items of the Shed face down."""
    for _ in range(count):
        item = game.ask(wardens.name, "item to barter", list(wardens.wares(game)))
        flip_item(game, wardens.name, item, wardens.item_box())


BARTER = Action("barter", barter, why_no_barter)
