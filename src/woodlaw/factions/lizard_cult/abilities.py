"""The Lizard Cult: what bends the core, and its abilities (10.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, partial

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.battle import lent_to
from woodlaw.engine.concepts import on_nothing_else, standing_on, suits
from woodlaw.engine.dealing import discard_random
from woodlaw.engine.events import Removed, Stated
from woodlaw.engine.extension import Claim
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Kept, OneOf
from woodlaw.engine.place import available, why_not_place
from woodlaw.engine.primitives import place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.setup import corner_with
from woodlaw.engine.sides import Fight
from woodlaw.engine.state import State
from woodlaw.engine.titles import in_words
from woodlaw.engine.unseen import Untold
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import CARDS, PIECES, Box
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.piles import Pile
from woodlaw.table.places import Place, board, common
from woodlaw.table.suits import CLEARING_SUITS, FROG

NAME = "lizard_cult"
LOST_SOULS = common("lost souls")

OUTCAST = Kept("outcast", "", OneOf(CLEARING_SUITS), owner=NAME)
"""The suit on which the outcast marker lies."""
HATED = Kept("hated", False, FLAG, owner=NAME)
"""Whether the marker shows its Hated side."""
MARKER = Untold("outcast", OUTCAST, HATED)
"""The outcast marker, which lies somewhere though a position may not tell it."""
HATED_OUTCAST = "hated outcast"
"""What the marker is called that shows that side; else it is called as it is on the other."""


def garden_of(suit: str) -> str:
    """Return what kind of piece the garden of a suit is."""
    return f"{suit}_garden"


class Cult(Faction):
    """The Lizard Cult: gardens, acolytes and the Outcast."""

    name = NAME
    reach = 2
    starts_in_corner = True
    piles = (Pile(LOST_SOULS, passing=True),)
    holds: Mapping[str, Box] | None = {
        "acolytes": Box((PIECES,), kinds=("warrior",), clause="10.2.3"),
        "cards": Box((CARDS,)),
    }

    @implements("10.3.2")
    def starting_clearing(self, game: Game) -> Place | None:
        """The corner with the garden that setup places."""
        return corner_with(game, *self.gardens)

    # Gardens ----------------------------------------------------------------------------------------------------------
    def garden(self, suit: str) -> Piece:
        """Return the garden of a suit."""
        return self.piece(garden_of(suit))

    @cached_property
    def gardens(self) -> tuple[Piece, ...]:
        """The garden of each suit."""
        return tuple(map(self.garden, CLEARING_SUITS))

    def has_garden(self, state: State, place: Place) -> bool:
        """Return whether a garden is in a clearing."""
        return any(piece in self.gardens for piece in state.at(place))

    @implements("10.5.1")
    def why_not_garden(self, game: Game, place: Place, garden: Piece) -> Refusal | None:
        """Return why a garden cannot be placed in a clearing, or None."""
        left = (
            None if available(game, garden) else Refusal("10.5.1", f"no {in_words(garden.kind)} is left on its track")
        )
        return why_not_place(game, self.name, garden, place) or left

    @implements("10.5.1")
    def why_no_garden_in(self, game: Game, place: Place) -> Refusal | None:
        """Return why no garden can be placed in a clearing, or None: why none of its suit can be, if it has one."""
        fitting = [self.garden(suit) for suit in CLEARING_SUITS if suit in suits(game, place)] or self.gardens
        refusals = [self.why_not_garden(game, place, garden) for garden in fitting]
        return None if None in refusals else refusals[0]

    def place_garden(self, game: Game, place: Place) -> None:
        """Place a garden of a clearing's suit, or of one of its suits that the Cult chooses."""
        garden = game.choose(self.name, "garden", self.gardens, partial(self.why_not_garden, game, place))
        if garden is not None:
            place_pieces(game, self.name, garden, 1, place)

    @implements("10.5.1")
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Build: a garden's printed suit matches its clearing, in setup (10.3.2) and by Sanctify (10.4.3.III) too."""
        if piece.owner != self.name or piece.category is not Category.BUILDING or not place.number:
            return None
        there = suits(game, place)
        if not there or piece.kind.removesuffix("_garden") in there:
            return None
        return Refusal("10.5.1", f"clearing {place.number} does not match a {in_words(piece.kind)}")

    # The Outcast ------------------------------------------------------------------------------------------------------
    @property
    def acolytes(self) -> Place:
        """The Acolytes box."""
        return board(self.name, "acolytes")

    def outcast(self, state: State) -> str:
        """Return the suit of the Outcast; raises :class:`Shortage` where the table does not tell it."""
        MARKER.expect(state)
        return OUTCAST.of(state, self.name)

    def is_hated(self, state: State) -> bool:
        """Return whether the outcast marker shows its Hated side; raises :class:`Shortage` where that is not told."""
        MARKER.expect(state)
        return HATED.of(state, self.name)

    @implements("10.3.3", "10.4.1")
    def mark_outcast(self, game: Game, suit: str, *, hated: bool) -> None:
        """Lay the outcast marker on a suit, with one of its sides up."""
        OUTCAST.keep(game.state, suit, self.name)
        HATED.keep(game.state, hated, self.name)
        game.emit(Stated, self.name, self.name, HATED_OUTCAST if hated else OUTCAST.name, suit)

    # 10.2.1 Crafting --------------------------------------------------------------------------------------------------
    @implements("10.2.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Crafting: the Cult activates gardens of the Outcast suit, for their clearing's suit."""
        return standing_on(game, (self.garden(self.outcast(game.state)),))

    # 10.2.3 Revenge, 10.2.4 Pilgrims ----------------------------------------------------------------------------------
    @implements("10.2.3")
    def removed_to(self, game: Game, piece: Piece, place: Place, fight: Fight | None) -> Place | None:
        """Revenge: warriors that fall while defending in battle become acolytes, those too that defend another."""
        if piece is not self.warrior or fight is None or fight.clearing is not place:
            return None
        lent = (each.pieces for each in lent_to(game, fight.defender, fight))
        return self.acolytes if fight.defender == self.name or any(piece in each for each in lent) else None

    @implements("10.2.4")
    def claim(self, game: Game, clearing: Place) -> Claim:
        """Pilgrims: the Cult rules where it has a garden, even against the Lords of the Forest."""
        return Claim.ALWAYS if self.has_garden(game.state, clearing) else Claim.MAJORITY

    rule_rests_on = on_nothing_else

    # 10.2.5 Fear of the Faithful --------------------------------------------------------------------------------------
    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """The faithful fear for gardens that are removed."""
        lost = sum(event.count for event in events if event.piece in self.gardens)
        return (FEAR.offer(game, self, lost),) if lost else ()

    # 10.2.6 The Lost Souls Pile ---------------------------------------------------------------------------------------
    @implements("10.2.6")
    def discarded_to(self, game: Game, card: Card) -> Place | None:
        """Every card is discarded to the Lost Souls, but for frog cards, which go where they would go anyway."""
        return None if _is_no_soul(card) else LOST_SOULS


@implements("16.2.3")
def _is_no_soul(card: Card) -> bool:
    """Return whether a card goes to the Pond, as frog cards do."""
    return card.suit == FROG


@implements("10.2.5")
def _fear(game: Game, cult: Cult, lost: int) -> None:
    """Discard a random card for each garden that was removed, while there is one in hand."""
    for _ in range(lost):
        discard_random(game, cult.name)


FEAR = Action("Fear of the Faithful", _fear)
