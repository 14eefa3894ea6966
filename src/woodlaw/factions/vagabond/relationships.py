"""Relationships (9.2.9): their markers, what improves and spoils them, and what Allied warriors do."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.events import Removed, Stated
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, FLAG, PLAYER, Kept, OneOf, Remembered
from woodlaw.engine.primitives import score_points
from woodlaw.engine.sides import Fight, Lent
from woodlaw.engine.state import State
from woodlaw.engine.victory import scores_nothing
from woodlaw.factions.vagabond.items import Rover
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place

HOSTILE = "hostile"
INDIFFERENT, AMIABLE, FRIENDLY, ALLIED = TRACK = ("indifferent", "amiable", "friendly", "allied")
"""The spaces of the Allied track, in their order."""

RELATIONSHIP = Kept("", INDIFFERENT, OneOf((HOSTILE, *TRACK)), PLAYER, owner="vagabond")
"""The space of each faction's relationship marker (9.2.9)."""
Kept("", INDIFFERENT, OneOf((HOSTILE, *TRACK)), PLAYER, owner="second_vagabond")

AIDED = Remembered("aided", 0, COUNT, PLAYER)
"""How many Aids this turn count toward the next improvement of the relationship with a player."""
FIGHTING_WITH = Remembered("allies in the battle", "", PLAYER)
"""The Allied faction whose warriors the Vagabond treats as his own in the battle under way."""
HITS_ON_ALLIES = Remembered("hits taken with allies", 0, COUNT)
HITS_ON_ITEMS = Remembered("hits taken with items", 0, COUNT)
"""What the attacking Vagabond has taken hits with in the battle under way."""
DUELING = Remembered("dueling", False, FLAG)
"""Whether the warrior that is removed is removed in a duel, which makes nobody Hostile (V.11.2)."""


class Acquainted(Rover):
    """A Vagabond as far as his relationships go, too."""

    def relationship(self, game: Game, player: str) -> str:
        """Return the space of a player's relationship marker (9.2.9)."""
        return RELATIONSHIP.of(game.state, self.name, player)

    @implements("9.2.9")
    def has_marker(self, game: Game, player: str) -> bool:
        """Return whether the chart holds a relationship marker of a player's faction: of all but Vagabonds."""
        return player in game.factions and not isinstance(game.factions[player], Rover)

    def keep_relationship(self, game: Game, player: str, space: str) -> None:
        """Lay a relationship marker on a space."""
        RELATIONSHIP.keep(game.state, space, self.name, player)

    def set_relationship(self, game: Game, player: str, space: str) -> None:
        """Move a relationship marker, and tell it."""
        self.keep_relationship(game, player, space)
        game.emit(Stated, self.name, self.name, player, space)

    # 9.2.9.I Improving Relationships, 9.2.9.IIa Aiding Ally -----------------------------------------------------------
    @implements("9.2.9.I", "9.2.9.IIIc")
    def note_aid(self, game: Game, player: str) -> None:
        """Let an Aid count: it scores with an ally, and may improve any other relationship that is not Hostile."""
        if not self.has_marker(game, player) or self.relationship(game, player) == HOSTILE:
            return
        if self.relationship(game, player) == ALLIED:
            self._aid_ally(game)
        else:
            self._count_aid(game, player)

    @implements("9.2.9.IIa")
    def _aid_ally(self, game: Game) -> None:
        score_points(game, self.name, self.values["points for aiding an ally"])

    @implements("9.2.9.Ia")
    def _count_aid(self, game: Game, player: str) -> None:
        """Advance the marker once it has been aided as often this turn as is printed before the next space."""
        needed: int = self.values["aid for a better relationship"][TRACK.index(self.relationship(game, player))]
        AIDED.note(game.state, AIDED.of(game.state, player) + 1, player)
        if AIDED.of(game.state, player) >= needed:
            AIDED.forget(game.state, player)
            self._advance(game, player)

    @implements("9.2.9.Ib", "9.2.9.II")
    def _advance(self, game: Game, player: str) -> None:
        space = TRACK.index(self.relationship(game, player)) + 1
        self.set_relationship(game, player, TRACK[space])
        score_points(game, self.name, self.values["points for a better relationship"][space - 1])

    # 9.2.9.III Hostile Status, 9.2.9.IIIa Infamy ----------------------------------------------------------------------
    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """What he removes can make its faction Hostile and score Infamy; what he loses is counted."""
        self.sort_items(game)
        if fight is not None and fight.attacker == self.name:
            self._count_hits(game, events)
        own = [event for event in events if event.player == self.name and self.has_marker(game, event.piece.owner)]
        for player in dict.fromkeys(event.piece.owner for event in own):
            self._provoke(game, player, [event for event in own if event.piece.owner == player], fight)
        return ()

    @implements("9.2.9.III")
    def _provoke(self, game: Game, player: str, removed: Sequence[Removed], fight: Fight | None) -> None:
        """Removing a warrior makes its faction Hostile; then check for Infamy."""
        becomes = self.relationship(game, player) != HOSTILE and not DUELING.of(game.state)
        becomes = becomes and any(event.piece.category is Category.WARRIOR for event in removed)
        if becomes:
            self.set_relationship(game, player, HOSTILE)
        if fight is not None and self.relationship(game, player) == HOSTILE:
            scoring = (event for event in removed if not scores_nothing(game, self.name, event.piece))
            self._score_infamy(game, sum(event.count for event in scoring) - becomes)

    @implements("9.2.9.IIIa")
    def _score_infamy(self, game: Game, pieces: int) -> None:
        """Score a point for each piece that he removes in battle in his own turn."""
        if game.state.current == self.name:
            score_points(game, self.name, pieces)

    # 9.2.9.IIb Moving with Ally ---------------------------------------------------------------------------------------
    @implements("9.2.9.II")
    def allies(self, game: Game) -> list[str]:
        """Return the players whose factions are Allied."""
        return [player for player in game.state.seats if self.relationship(game, player) == ALLIED]

    def warriors_of(self, state: State, player: str, place: Place) -> dict[Piece, int]:
        """Return the warriors of a player at a place."""
        there = state.at(place).items()
        return {p: count for p, count in there if p.owner == player and p.category is Category.WARRIOR}

    # 9.2.9.IIc Attacking with Ally, 9.2.9.IId Taking Hits with Ally ---------------------------------------------------
    def start_of_battle(self, game: Game, fight: Fight) -> Sequence[Offer]:
        """As attacker he may treat the warriors of an Allied faction as his own."""
        if fight.attacker != self.name:
            return ()
        for counted in (HITS_ON_ALLIES, HITS_ON_ITEMS):
            counted.forget(game.state)
        FIGHTING_WITH.forget(game.state)
        return (WITH_ALLIES.offer(game, self, fight),) if self.allies_in(game, fight) else ()

    @implements("9.2.9.IIc")
    def allies_in(self, game: Game, fight: Fight) -> list[str]:
        """Return the Allied factions with warriors where he attacks, that of the defender left aside."""
        allies = (player for player in self.allies(game) if player != fight.defender)
        return [player for player in allies if game.state.warriors(fight.clearing, player)]

    def lends(self, game: Game, player: str, fight: Fight) -> Sequence[Lent]:
        """Allied warriors fight for him."""
        return self._fighting_along(game, fight) if player == self.name == fight.attacker else ()

    @implements("9.2.9.IIc")
    def _fighting_along(self, game: Game, fight: Fight) -> Sequence[Lent]:
        """Return the warriors of the faction that he has chosen."""
        ally = self.fighting_with(game, fight)
        warriors = self.warriors_of(game.state, ally, fight.clearing) if ally else {}
        return (Lent(ally, warriors),) if warriors else ()

    def fighting_with(self, game: Game, fight: Fight) -> str:
        """Return the player whose warriors he treats as his own in a battle, or ``""``."""
        return FIGHTING_WITH.of(game.state)

    @implements("9.2.9.IId")
    def _count_hits(self, game: Game, events: Sequence[Removed]) -> None:
        """Count what the attacking Vagabond takes hits with."""
        for event in events:
            if event.place in (self.satchel, self.track):
                HITS_ON_ITEMS.note(game.state, HITS_ON_ITEMS.of(game.state) + event.count)
            elif event.piece.owner == FIGHTING_WITH.of(game.state):
                HITS_ON_ALLIES.note(game.state, HITS_ON_ALLIES.of(game.state) + event.count)

    def after_battle(self, game: Game, fight: Fight) -> Sequence[Offer]:
        """An ally that took more hits than he did becomes Hostile."""
        if fight.attacker == self.name and FIGHTING_WITH.of(game.state):
            self._resent(game, FIGHTING_WITH.of(game.state))
            FIGHTING_WITH.forget(game.state)
        return ()

    @implements("9.2.9.IId")
    def _resent(self, game: Game, ally: str) -> None:
        if HITS_ON_ALLIES.of(game.state) > HITS_ON_ITEMS.of(game.state):
            self.set_relationship(game, ally, HOSTILE)


@implements("9.2.9.IIc")
def _fight_with_allies(game: Game, vagabond: Acquainted, fight: Fight) -> None:
    """Choose an Allied faction whose warriors fight along, or none."""
    choice = game.ask(vagabond.name, "allies to fight with", [DECLINE, *vagabond.allies_in(game, fight)])
    if choice != DECLINE:
        FIGHTING_WITH.note(game.state, choice)


WITH_ALLIES = Action("fight with allies", _fight_with_allies)
