"""The Underground Duchy (chapter 12): their abilities (12.2), as others feel them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, partial

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.concepts import standing_on
from woodlaw.engine.dealing import discard_random
from woodlaw.engine.events import Removed
from woodlaw.engine.extension import Claim
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight
from woodlaw.factions.underground_duchy.ministers import LOST, MINISTERS, NAME, RANKS, Ministered
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, beside_map, clearing, hand, supply

BURROW = beside_map("Burrow")
BUILDINGS = ("citadel", "market")
ACTIONS = 2
"""How many actions Assembly has (12.5.1)."""


class Duchy(Ministered):
    """The Underground Duchy: the Burrow, tunnels and ministers."""

    name = NAME
    reach = 8
    starts_in_corner = True
    numbered_places: Mapping[int, Place] = {0: BURROW}

    def most_actions(self, game: Game) -> tuple[int, str] | None:
        """Two actions in Assembly."""
        return ACTIONS, "12.5.1"

    @cached_property
    def tunnel(self) -> Piece:
        """The tunnel token."""
        return self.piece("tunnel")

    def icons(self, game: Game, kind: str) -> int:
        """Return how many buildings of a kind are off their track, and so how many spaces with icons show."""
        return self.pieces[kind].count - game.state.count(supply(self.name), self.piece(kind))

    # 12.2.1 Crafting --------------------------------------------------------------------------------------------------
    @implements("12.2.1", "12.6.2")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Crafting: the Duchy activates citadels and markets."""
        return standing_on(game, tuple(map(self.piece, BUILDINGS))) if player == self.name else None

    # 12.2.2 The Burrow ------------------------------------------------------------------------------------------------
    @implements("12.2.2")
    def adjacent_places(self, game: Game, player: str, place: Place) -> Iterable[Place]:
        """The Burrow: adjacent to each clearing with a tunnel."""
        if place is BURROW:
            return game.state.where(self.tunnel)
        return (BURROW,) if place.number and game.state.count(place, self.tunnel) else ()

    @implements("12.2.2")
    def claim(self, game: Game, clearing: Place) -> Claim:
        """The Burrow: the Duchy always rules it."""
        return Claim.ALWAYS if clearing is BURROW else Claim.MAJORITY

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """The Burrow takes Duchy pieces alone, and has no slot for a building."""
        own_building = piece.owner == self.name and piece.category is Category.BUILDING
        if place is BURROW and own_building:
            return Refusal("2.2.3", "the Burrow has no slot")
        return self._why_only_duchy(piece, place)

    def forbids_move(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> Refusal | None:
        """The Burrow takes Duchy pieces alone."""
        return self._why_only_duchy(piece, destination)

    @implements("12.2.2")
    def _why_only_duchy(self, piece: Piece, place: Place) -> Refusal | None:
        """The Burrow: no other pieces are placed in it or moved into it."""
        if place is not BURROW or piece.owner == self.name:
            return None
        return Refusal("12.2.2", "only Duchy pieces enter the Burrow")

    # 12.2.3 The Price of Failure --------------------------------------------------------------------------------------
    @implements("12.2.3")
    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """The Price of Failure: due once for all buildings that are removed together."""
        failed = any(event.piece.owner == self.name and event.piece.kind in BUILDINGS for event in events)
        return (PRICE.offer(game, self),) if failed else ()

    # 12.3.3 Surface ---------------------------------------------------------------------------------------------------
    @implements("12.3.3")
    def starting_clearing(self, game: Game) -> Place | None:
        """The corner with the tunnel that setup places."""
        corners = map(clearing, game.state.map.corners)
        return next((corner for corner in corners if game.state.count(corner, self.tunnel)), None)


# 12.2.3 The Price of Failure ------------------------------------------------------------------------------------------
@implements("12.2.3")
def _why_no_price(game: Game, duchy: Duchy) -> Refusal | None:
    if duchy.swayed(game) or game.state.cards_at(hand(duchy.name)):
        return None
    return Refusal("12.2.3", "no minister is swayed, and there is no card to discard")


@implements("12.2.3")
def _pay(game: Game, duchy: Duchy) -> None:
    """Return a swayed minister of the highest rank, remove its crown from the game, and discard a random card."""
    minister = game.choose(duchy.name, "minister to return", MINISTERS, partial(_why_not_return, game, duchy))
    if minister:
        rank = duchy.rank_of(minister)
        duchy.give_minister(game, minister, duchy.card_box, duchy.unswayed_box)
        LOST.keep(game.state, LOST.of(game.state, duchy.name, rank) + 1, duchy.name, rank)
    discard_random(game, duchy.name)


@implements("12.2.3")
def _why_not_return(game: Game, duchy: Duchy, minister: str) -> Refusal | None:
    if not duchy.is_swayed(game, minister):
        return Refusal("12.2.3", f"the {minister} is not swayed")
    rank, highest = duchy.rank_of(minister), RANKS[max(map(duchy.rank, duchy.swayed(game)))]
    return None if rank == highest else Refusal("12.2.3", f"the {minister} is a {rank}, and a {highest} is swayed")


PRICE = Action("Price of Failure", _pay, _why_no_price, asks=lambda duchy: (duchy.name, "minister to return"))
