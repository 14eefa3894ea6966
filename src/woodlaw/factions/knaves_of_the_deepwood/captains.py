"""The Captains: how their cards lie, where their warriors are, and what of them cannot be at a table (18.3, 18.4.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from woodlaw.engine.events import Stated
from woodlaw.engine.game import Game
from woodlaw.engine.memory import Kept, OneOf
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.characters import CHARACTERS
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, PlaceKind

CAPTAINS = CHARACTERS

FACE_UP, ACTING, FACE_DOWN = "face up", "acting", "face down"
CARD = Kept("captain", "", OneOf(("", FACE_UP, ACTING, FACE_DOWN)), OneOf(CAPTAINS), owner="knaves_of_the_deepwood")
"""How each chosen Captain card lies: face up or face down, or in the Acting Captain slot (18.3.2, 18.4.1, 18.5.2)."""

ACTIONS = 4
"""How many actions the Acting Captain takes at most (18.5.1)."""


class Captained(Faction):
    """A faction as far as its Captains go."""

    @cached_property
    def captains(self) -> tuple[Piece, ...]:
        """The Captain warriors."""
        return tuple(self.piece(kind) for kind in CAPTAINS)

    def most_actions(self, game: Game) -> tuple[int, str] | None:
        """Four actions."""
        return ACTIONS, "18.5.1"

    # Captain cards ----------------------------------------------------------------------------------------------------
    def cards_lying(self, state: State, *how: str) -> list[str]:
        """Return the Captains whose cards lie in one of some ways."""
        return [captain for captain in CAPTAINS if CARD.of(state, self.name, captain) in how]

    def turn_card(self, game: Game, captain: str, how: str) -> None:
        """Let a Captain card lie in a way from now on."""
        CARD.keep(game.state, how, self.name, captain)
        game.emit(Stated, self.name, self.name, captain, how)

    @implements("18.4.1", "18.5.2")
    def acting(self, state: State) -> str:
        """Return the Captain in the Acting Captain slot; empty where there is none."""
        return next((captain for captain in CAPTAINS if CARD.of(state, self.name, captain) == ACTING), "")

    def acts_as(self, game: Game, captain: str) -> bool:
        """Return whether a Captain is the Acting Captain, so that its effect is in force."""
        return self.acting(game.state) == captain

    def place_of(self, state: State, captain: str) -> Place | None:
        """Return where on the map a Captain warrior is, or None."""
        if not captain:
            return None
        found = (place for place, there in state.pieces.items() if there.get(self.piece(captain)))
        return next((place for place in found if place.kind in (PlaceKind.CLEARING, PlaceKind.FOREST)), None)

    def captain_place(self, state: State) -> Place | None:
        """Return where on the map the Acting Captain is, or None."""
        return self.place_of(state, self.acting(state))

    # What may lie where -----------------------------------------------------------------------------------------------
    def lets_lie(self, piece: Piece, place: Place) -> bool:
        """Captains, Skunks and Prisoners are in forests."""
        return place.kind is PlaceKind.FOREST and piece.category is Category.WARRIOR

    def cannot_be(self, game: Game) -> Iterable[tuple[Place | None, Refusal]]:
        """One Captain acts, of three, and a forest holds one Prisoner."""
        state = game.state
        acting = self.cards_lying(state, ACTING)
        if len(acting) > 1:
            yield None, Refusal("18.4.1", f"{len(acting)} Acting Captains; the slot holds one")
        seen = {*self.cards_lying(state, FACE_UP, ACTING, FACE_DOWN)}
        seen |= {captain.kind for captain in self.captains if self.place_of(state, captain.kind)}
        if len(seen) > self.values["captains in play"]:
            yield None, Refusal("18.3.2", f"{len(seen)} Captains; the Knaves choose {self.values['captains in play']}")
        for forest in (place for place in state.pieces if place.kind is PlaceKind.FOREST):
            if (
                sum(
                    count
                    for piece, count in state.at(forest).items()
                    if piece.category is Category.WARRIOR and piece.owner != self.name
                )
                > 1
            ):
                yield forest, Refusal("18.2.6", "more than one Prisoner; a forest holds one")

    def brings_items(self, state: State) -> Mapping[str, int]:
        """The items of its three Captains; for unknown Captains, as many of each kind as any have."""
        listed: Mapping[str, Sequence[str]] = self.values["captains"]
        known = self.cards_lying(state, FACE_UP, ACTING, FACE_DOWN)
        brought = Counter(kind for captain in known for kind in listed[captain])
        others = Counter(kind for captain, kinds in listed.items() if captain not in known for kind in kinds)
        open_to = max(0, self.values["captains in play"] - len(known))
        return brought + Counter({kind: min(open_to, count) for kind, count in others.items()})
