"""What bends the core: the Alliance's abilities (RB.6.2) and its traits (RB.3.3.2), as others feel them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.concepts import clearings_of
from woodlaw.engine.dealing import discard_card, held_for
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import Moved, Removed
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import remove_pieces, score_points
from woodlaw.engine.provoking import moves_warriors, provoked_by_removing
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight, Modifier
from woodlaw.engine.state import State
from woodlaw.factions.base import AnyOf
from woodlaw.factions.bots.bot import DIFFICULTIES, DIFFICULTY, PLAY, PLAYS, TRAIT, Bot
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place
from woodlaw.table.suits import CLEARING_SUITS

ENOUGH_FOR_MARTIAL_LAW = 3
INFORMANTS, POPULARITY, VETERANS, WILDFIRE, STEADFAST = "informants", "popularity", "veterans", "wildfire", "steadfast"
"""The trait cards; the last is from a later expansion."""


class AutomatedAlliance(Bot):
    """The Automated Alliance: a zealot that revolts again and again."""

    name = "automated_alliance"
    options: Mapping[str, tuple[str, ...]] = {
        DIFFICULTY: DIFFICULTIES,
        TRAIT: AnyOf((INFORMANTS, POPULARITY, VETERANS, WILDFIRE, STEADFAST)),
        PLAY: PLAYS,
    }

    # RB.6.2.1 Sympathy ------------------------------------------------------------------------------------------------
    @cached_property
    def sympathy(self) -> Piece:
        """The sympathy token."""
        return self.piece("sympathy")

    @implements("RB.6.2.1.II")
    def is_sympathetic(self, state: State, clearing: Place) -> bool:
        """Return whether a clearing has a sympathy token."""
        return state.count(clearing, self.sympathy) > 0

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """A clearing holds one sympathy token."""
        return self._why_no_sympathy(game, place) if piece is self.sympathy and place.number else None

    @implements("RB.6.2.1.I")
    def _why_no_sympathy(self, game: Game, clearing: Place) -> Refusal | None:
        if not self.is_sympathetic(game.state, clearing):
            return None
        return Refusal("RB.6.2.1.I", f"clearing {clearing.number} is sympathetic already")

    @implements("RB.6.2.1", "RB.6.3.3")
    def spread_so_far(self, game: Game) -> int:
        """Return how many of the ten sympathy tokens are off the track, and so how many of its spaces are uncovered."""
        return self.off_track(game, "sympathy")

    # Bases ------------------------------------------------------------------------------------------------------------
    def base(self, suit: str) -> Piece | None:
        """Return the base of a suit, None for a suit that has none."""
        return self.piece(f"{suit}_base") if suit in CLEARING_SUITS else None

    @cached_property
    def bases(self) -> tuple[Piece, ...]:
        """The three bases."""
        return tuple(self.piece(f"{suit}_base") for suit in CLEARING_SUITS)

    def has_base(self, state: State, clearing: Place) -> bool:
        """Return whether a clearing has a base."""
        return any(state.count(clearing, base) for base in self.bases)

    # RB.6.2.2 Automated Ambush ----------------------------------------------------------------------------------------
    @implements("RB.6.2.2")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """As defender the Alliance deals an extra hit."""
        if fight.defender != self.name:
            return ()
        ambushes = game.state.warriors(fight.clearing, self.name) or self._informants(game, fight)
        return (Modifier("RB.6.2.2", self.name, extra=1),) if ambushes else ()

    @implements("RB.3.3.2")
    def _informants(self, game: Game, fight: Fight) -> bool:
        """Informants: sympathy that is defenseless has it too."""
        return self.has_trait(game.state, INFORMANTS) and self.is_sympathetic(game.state, fight.clearing)

    @implements("RB.3.3.2")
    def rolls_swapped(self, game: Game, fight: Fight) -> bool:
        """Veterans: as defender the Alliance deals the higher roll."""
        return fight.defender == self.name and self.has_trait(game.state, VETERANS)

    @implements("RB.3.3.2")
    def extra_removal_points(self, game: Game, remover: str, piece: Piece) -> int:
        """Popularity: removing sympathy scores nothing."""
        return -1 if piece is self.sympathy and self.has_trait(game.state, POPULARITY) else 0

    # RB.6.2.5 Martial Law ---------------------------------------------------------------------------------------------
    @implements("RB.6.2.5")
    def under_martial_law(self, game: Game, clearing: Place) -> bool:
        """Return whether one enemy owns at least three warriors in a clearing; the steadfast ignore it."""
        if self.has_trait(game.state, STEADFAST):
            return False
        owners = {piece.owner for piece in game.state.at(clearing) if piece.category is Category.WARRIOR}
        return any(
            is_enemy(game, self.name, owner) and game.state.warriors(clearing, owner) >= ENOUGH_FOR_MARTIAL_LAW
            for owner in owners
        )

    # What is due ------------------------------------------------------------------------------------------------------
    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """The fall of a base takes sympathy with it (RB.6.2.4); whoever removes sympathy outrages (RB.6.2.3)."""
        crack_down(game, self, events)
        return outrage_by_removing(game, self, events)

    def after_moved(self, game: Game, event: Moved) -> Sequence[Offer]:
        """Whoever moves warriors to sympathy outrages (RB.6.2.3)."""
        return outrage_by_moving(game, self, event)


# RB.6.2.3 Automated Outrage -------------------------------------------------------------------------------------------
@implements("RB.6.2.3")
def outrage_by_removing(game: Game, alliance: AutomatedAlliance, events: Sequence[Removed]) -> list[Offer]:
    """Return what is due where humans removed sympathy: once for each token."""
    provoked = provoked_by_removing(events, alliance.sympathy, lambda player: _is_human(game, player))
    return [_due_for_outrage(game, alliance, player, clearing) for player, clearing in provoked]


@implements("RB.6.2.3")
def outrage_by_moving(game: Game, alliance: AutomatedAlliance, event: Moved) -> list[Offer]:
    """Return what is due where a human moved warriors, whosever they are, into a sympathetic clearing: once a move."""
    marches = moves_warriors(event) and _is_human(game, event.player)
    if not marches or not alliance.is_sympathetic(game.state, event.destination):
        return []
    return [_due_for_outrage(game, alliance, event.player, event.destination)]


def _due_for_outrage(game: Game, alliance: AutomatedAlliance, player: str, clearing: Place) -> Offer:
    return OUTRAGE.offer(game, alliance, player, clearing).named(f"Outrage in clearing {clearing.number}")


@implements("RB.6.2.3", "RB.2.6")
def _is_human(game: Game, player: str) -> bool:
    return player in game.state.seats and seat_of(game, player).human


@implements("RB.6.2.3")
def _outrage(game: Game, alliance: AutomatedAlliance, player: str, clearing: Place) -> None:
    """Have a human discard a card that matches the clearing; if they cannot, the Alliance scores a point."""
    cards = held_for(game, player, clearing)
    if cards:
        discard_card(game, player, game.ask(player, "card for Outrage", cards))
    else:
        score_points(game, alliance.name, 1)


OUTRAGE = Action("Outrage", _outrage)


# RB.6.2.4 Crackdown ---------------------------------------------------------------------------------------------------
@implements("RB.6.2.4")
def crack_down(game: Game, alliance: AutomatedAlliance, events: Sequence[Removed]) -> None:
    """For each base that was removed, remove all sympathy from clearings of its suit: nobody scores or pays for it."""
    for event in events:
        if event.piece in alliance.bases:
            lost = clearings_of(game, (event.piece.kind.removesuffix("_base"),))
            pieces = [(alliance.sympathy, game.state.count(place, alliance.sympathy), place) for place in lost]
            remove_pieces(game, alliance.name, pieces)
