"""The Underground Duchy (chapter 12): their abilities (12.2), as others feel them, and their ministers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, partial

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.concepts import on_nothing_else, standing_on
from woodlaw.engine.dealing import discard_random, give_card
from woodlaw.engine.events import Removed
from woodlaw.engine.extension import Claim
from woodlaw.engine.game import Game
from woodlaw.engine.memory import Count, Kept, OneOf
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.setup import corner_with
from woodlaw.engine.sides import Fight
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements, innermost_in_force
from woodlaw.table.boxes import CARDS, OWN_CARDS, Box
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import BUILDING, Piece
from woodlaw.table.places import Place, beside_map, board, hand

NAME = "underground_duchy"
RANKS = ("squire", "noble", "lord")
_LORDS = ("duchess of mud", "baron of dirt", "earl of stone")
_TITLES = ("foremole", "captain", "marshal", "brigadier", "banker", "mayor", *_LORDS)
MINISTERS: Mapping[str, str] = {title: title.replace(" ", "") for title in _TITLES}
"""The ministers in words, each with the name of the card, which is the one that records write."""
MINISTER_CARDS = {name: Card(name=name, kind=CardKind.OTHER, copies=1) for name in MINISTERS.values()}

CROWNS = 3
"""How many crowns there are of each rank."""
LOST = Kept("crowns lost", 0, Count(CROWNS), OneOf(RANKS), owner=NAME)
"""How many crowns of a rank have left the game (12.2.3)."""

BURROW = beside_map("Burrow")
BUILDINGS = ("citadel", "market")


class Duchy(Faction):
    """The Underground Duchy: the Burrow, tunnels and ministers."""

    name = NAME
    reach = 8
    starts_in_corner = True
    numbered_places: Mapping[int, Place] = {0: BURROW}
    holds: Mapping[str, Box] | None = {
        "cards": Box((OWN_CARDS, CARDS), clause="12.5.3.III"),
        "unswayed": Box((OWN_CARDS,), clause="12.3.5"),
    }
    own_cards = frozenset(MINISTER_CARDS)
    own_card_names: Mapping[str, str] = {
        written: card for title, card in MINISTERS.items() for written in (title.title().replace("Of", "of"), title)
    }

    card_box = board(NAME, "cards")
    """Where the swayed ministers lie."""
    unswayed_box = board(NAME, "unswayed")
    """The Unswayed Ministers pile."""

    def most_actions(self, game: Game) -> tuple[int, str] | None:
        """Two actions in Assembly."""
        return int(self.values["actions in Assembly"]), "12.5.1"

    @cached_property
    def tunnel(self) -> Piece:
        """The tunnel token."""
        return self.piece("tunnel")

    # 12.2.1 Crafting --------------------------------------------------------------------------------------------------
    @implements("12.2.1", "12.6.2")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Crafting: the Duchy activates citadels and markets."""
        return standing_on(game, tuple(map(self.piece, BUILDINGS)))

    # 12.2.2 The Burrow ------------------------------------------------------------------------------------------------
    @implements("12.2.2")
    def adjacent_places(self, game: Game, player: str, place: Place) -> Iterable[Place]:
        """The Burrow: adjacent to each clearing with a tunnel."""
        if place is BURROW:
            return game.state.where(self.tunnel)
        return (BURROW,) if place.number and game.state.count(place, self.tunnel) else ()

    def links_rest_on(self, game: Game) -> object:
        """Where tunnels are."""
        return game.state.where(self.tunnel)

    @implements("12.2.2")
    def claim(self, game: Game, clearing: Place) -> Claim:
        """The Burrow: the Duchy always rules it."""
        return Claim.ALWAYS if clearing is BURROW else Claim.MAJORITY

    rule_rests_on = on_nothing_else

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """The Burrow takes Duchy pieces alone, and has no slot for a building."""
        if place is BURROW and piece.owner == self.name and piece.category is BUILDING:
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
        return corner_with(game, self.tunnel)

    # 12.3.5 Collect Ministers, 12.3.6 Fill Crown Spaces ---------------------------------------------------------------
    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The nine ministers, which lie on the board."""
        return tuple(MINISTER_CARDS.values())

    def lies_before_setup(self, card: Card) -> Place | None:
        """Ministers lie face up on the Unswayed Ministers pile."""
        return self.unswayed_box

    def swayed(self, game: Game) -> tuple[str, ...]:
        """Return the ministers that are swayed, by their cards."""
        return tuple(card.name for card in game.state.cards_at(self.card_box) if card.name in self.own_cards)

    def why_not_swayed(self, game: Game, minister: str) -> Refusal | None:
        """Return that a minister is not swayed, by the clause in force that needs it, or None."""
        if MINISTERS[minister] in self.swayed(game):
            return None
        return Refusal(innermost_in_force(), f"the {minister} is not swayed")

    def give_minister(self, game: Game, minister: str, source: Place, target: Place) -> None:
        """Let the card of a minister go from one box to the other."""
        card = next(card for card in game.state.cards_at(source) if card.name == MINISTERS[minister])
        give_card(game, self.name, card, source, target)

    def rank(self, card: str) -> int:
        """Return the rank of a minister's card, higher for the higher; -1 for a name that is no minister's."""
        return next((n for n, rank in enumerate(RANKS) if card in self.values["ministers"][rank]), -1)

    def rank_of(self, minister: str) -> str:
        """Return the name of a minister's rank."""
        return RANKS[self.rank(MINISTERS[minister])]

    @implements("12.3.6", "12.5.3.I")
    def crowns_left(self, game: Game, rank: str) -> int:
        """Return how many crowns of a rank lie on the board: neither lost nor on a swayed minister."""
        worn = sum(RANKS[self.rank(card)] == rank for card in self.swayed(game))
        return CROWNS - worn - LOST.of(game.state, self.name, rank)

    def cannot_be(self, game: Game) -> Iterable[tuple[Place | None, Refusal]]:
        """There are three crowns of each rank."""
        for rank in RANKS:
            if self.crowns_left(game, rank) < 0:
                yield self.card_box, Refusal("12.3.6", f"there are {CROWNS} crowns of a {rank}, lost ones included")


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
    if refusal := duchy.why_not_swayed(game, minister):
        return refusal
    rank, highest = duchy.rank_of(minister), RANKS[max(map(duchy.rank, duchy.swayed(game)))]
    return None if rank == highest else Refusal("12.2.3", f"the {minister} is a {rank}, and a {highest} is swayed")


PRICE = Action("Price of Failure", _pay, _why_no_price, asks=lambda duchy: (duchy.name, "minister to return"))
