"""The Eyrie Dynasties (chapter 7): their abilities (7.2) and leaders (7.8), as others feel them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from woodlaw.engine.concepts import on_nothing_else, standing_on
from woodlaw.engine.events import Removed
from woodlaw.engine.extension import Claim
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight, Modifier
from woodlaw.engine.state import State
from woodlaw.engine.victory import scores_nothing
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import CARDS, OWN_CARDS, Box
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, board, supply
from woodlaw.table.suits import BIRD

BUILDER, CHARISMATIC, COMMANDER, DESPOT = LEADERS = ("builder", "charismatic", "commander", "despot")
RECRUIT, MOVE, BATTLE, BUILD = COLUMNS = ("recruit", "move", "battle", "build")
"""The columns of the Decree, from the left."""

LOYAL_VIZIERS = 2
LEADER_CARDS = {leader: Card(name=leader, kind=CardKind.OTHER, copies=1) for leader in LEADERS}
VIZIER = Card(name="Loyal Vizier", suit=BIRD, kind=CardKind.OTHER, copies=LOYAL_VIZIERS)
COLUMN = Box((CARDS, OWN_CARDS), kinds=(VIZIER.name,), clause="7.4.2")


class Eyrie(Faction):
    """The Eyrie Dynasties: roosts, leaders and the Decree."""

    name = "eyrie_dynasties"
    reach = 7
    starts_in_corner = True
    holds: Mapping[str, Box] | None = {
        **dict.fromkeys(COLUMNS, COLUMN),
        "cards": Box((OWN_CARDS,), kinds=LEADERS, most=1, clause="7.3.3"),
        "leaders": Box((OWN_CARDS,), kinds=LEADERS, clause="7.3.3"),
        "deposed": Box((OWN_CARDS,), kinds=LEADERS, clause="7.7.3"),
        "viziers": Box((OWN_CARDS,), kinds=(VIZIER.name,), clause="7.3.4"),
    }
    own_cards = frozenset(LEADERS)

    # Cards of their own -----------------------------------------------------------------------------------------------
    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The four leaders and the two Loyal Viziers, which lie on the board."""
        return (*LEADER_CARDS.values(), VIZIER)

    def lies_before_setup(self, card: Card) -> Place | None:
        """Leaders lie face up near the board, Loyal Viziers beside it."""
        return self.viziers_box if card is VIZIER else self.leaders_box

    @cached_property
    def leader_slot(self) -> Place:
        """The Leader Card slot."""
        return board(self.name, "cards")

    @cached_property
    def leaders_box(self) -> Place:
        """Where the leaders that can be chosen lie face up."""
        return board(self.name, "leaders")

    @cached_property
    def deposed_box(self) -> Place:
        """Where deposed leaders lie face down."""
        return board(self.name, "deposed")

    @cached_property
    def viziers_box(self) -> Place:
        """Where Loyal Viziers lie that are on no column of the Decree."""
        return board(self.name, "viziers")

    def column(self, column: str) -> Place:
        """Return a column of the Decree."""
        return board(self.name, column)

    def decree(self, state: State) -> list[Card]:
        """Return all cards on the Decree, from the left."""
        return [card for column in COLUMNS for card in state.cards_at(self.column(column))]

    def leader_card(self, state: State) -> Card | None:
        """Return the card in the Leader Card slot (7.3.3), or None while none is known."""
        return next((card for card in reversed(state.cards_at(self.leader_slot)) if card.name in LEADERS), None)

    def leader(self, game: Game) -> str:
        """Return the name of the leader, or ``""`` while none is known."""
        card = self.leader_card(game.state)
        return card.name if card else ""

    def leads(self, game: Game, leader: str) -> bool:
        """Return whether somebody is the leader."""
        return self.leader(game) == leader

    def may_lead(self, game: Game, leader: str) -> bool:
        """Return whether somebody is the leader, or may be in a record that names none."""
        return self.leader(game) in ((leader,) if game.played else (leader, ""))

    # The Roosts track -------------------------------------------------------------------------------------------------
    @cached_property
    def roost(self) -> Piece:
        """The roost."""
        return self.piece("roost")

    def roosts_off_track(self, state: State) -> int:
        """Return how many spaces of the Roosts track are empty."""
        return self.pieces["roost"].count - state.count(supply(self.name), self.roost)

    def points_of(self, roosts: int) -> int:
        """Return the points on the rightmost empty space of the track when so many roosts are off it."""
        return int(self.values["points"][roosts])

    def draws_of(self, roosts: int) -> int:
        """Return how many cards are drawn when so many roosts are off the track."""
        return 1 + sum(roosts >= int(uncovering) for uncovering in self.values["another card drawn at roosts"])

    # 7.2 Faction Rules and Abilities ----------------------------------------------------------------------------------
    @implements("7.2.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Crafting: the Eyrie activate roosts."""
        return standing_on(game, (self.roost,)) if player == self.name else None

    @implements("7.2.2")
    def claim(self, game: Game, clearing: Place) -> Claim:
        """Lords of the Forest: the Eyrie rule when tied for most, with at least one piece there."""
        return Claim.TIES if game.state.owned(clearing, self.name) else Claim.MAJORITY

    rule_rests_on = on_nothing_else

    def item_points(self, game: Game, player: str, item: str, listed: int) -> tuple[int, ...]:
        """Crafted items score one point, with the Builder what they list, with a leader unknown either."""
        if player != self.name:
            return (listed,)
        if self.leads(game, BUILDER):
            return (self._builder(listed),)
        return (self._disdain(), listed) if self.may_lead(game, BUILDER) else (self._disdain(),)

    @implements("7.2.3")
    def _disdain(self) -> int:
        """Disdain for Trade: the listed points are ignored, and one point is scored instead."""
        return 1

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """A roost goes where there is none."""
        return self.why_no_second_roost(game, place) if piece is self.roost and place.number else None

    @implements("7.5.2.IV")
    def why_no_second_roost(self, game: Game, clearing: Place) -> Refusal | None:
        """Build: a clearing that has a roost takes no other."""
        if not game.state.count(clearing, self.roost):
            return None
        return Refusal("7.5.2.IV", f"clearing {clearing.number} has a roost")

    @implements("7.3.2")
    def starting_clearing(self, game: Game) -> Place | None:
        """The clearing with the first roost."""
        return next((place for place in game.state.clearings if game.state.count(place, self.roost)), None)

    # 7.8 Leaders ------------------------------------------------------------------------------------------------------
    @implements("7.8.1")
    def _builder(self, listed: int) -> int:
        """Builder: whenever the Eyrie craft, they ignore their Disdain for Trade."""
        return listed

    @implements("7.8.3")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Commander: an extra hit as attacker."""
        if fight.attacker != self.name or not self.may_lead(game, COMMANDER):
            return ()
        return (Modifier("7.8.3", self.name, extra=1, optional=not self.leader(game)),)

    @implements("7.8.4")
    def points_for_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> int:
        """Despot: enemy buildings and tokens that the Eyrie remove in a battle score one point more, once."""
        despot = fight is not None and self.leads(game, DESPOT)
        return int(despot and any(self.despoils(game, event) for event in events))

    @implements("7.8.4")
    def despoils(self, game: Game, event: Removed) -> bool:
        """Return whether the Eyrie remove an enemy building or token for which anything can be scored."""
        falls = event.piece.category in (Category.BUILDING, Category.TOKEN)
        return falls and event.player == self.name and not scores_nothing(game, self.name, event.piece)
