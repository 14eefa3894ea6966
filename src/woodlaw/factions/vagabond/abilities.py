"""What bends the core of a Vagabond's abilities and relationships (9.2) and characters (V), beside his items."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from woodlaw.engine.actions import Action, Offer, Steps
from woodlaw.engine.battle import die_faces, most_rolled_hits
from woodlaw.engine.concepts import suits
from woodlaw.engine.craft import why_not_use
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.events import Moved, Removed, Stated
from woodlaw.engine.extension import seat_of
from woodlaw.engine.forests import touching
from woodlaw.engine.game import Game
from woodlaw.engine.march import Terms, why_no_move
from woodlaw.engine.means import Means, Source
from woodlaw.engine.memory import PLAYER, OneOf, Remembered
from woodlaw.engine.move import why_not_go
from woodlaw.engine.primitives import score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Falling, Fight, Lent, Modifier
from woodlaw.engine.titles import name, player_title
from woodlaw.engine.victory import scores_nothing
from woodlaw.factions.vagabond.items import Rover
from woodlaw.factions.vagabond.payment import PAY_OTHERS, Need, coercible, pay, settle_coercion, why_not_pay
from woodlaw.factions.vagabond.relationships import (
    AIDED,
    ALLIED,
    DUELING,
    FIGHTING_WITH,
    HITS_ON_ALLIES,
    HITS_ON_ITEMS,
    HOSTILE,
    RELATIONSHIP,
    TRACK,
    angers,
)
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.characters import ARBITER, RONIN, SCOUNDREL
from woodlaw.table.pieces import Category, Piece, face_up, item
from woodlaw.table.places import Place, PlaceKind

MOVE, SLIP, GLIDE = "move", "slip", "glide"
MOVES_BY = Remembered("vagabond moves by", "", OneOf(("", MOVE, SLIP, GLIDE)))
"""What has the pawn move, while a move is under way that costs something else than the moves of cards do."""
_FREE = {SLIP: "9.4.2", GLIDE: "V.8.2"}
"""The clauses of those that cost no boot."""

INSTIGATED = Remembered("instigated by", "", PLAYER)
"""The Vagrant that has forced the battle under way."""

FEW_ROLLED_HITS = 3
"""With less at most a bot enlists the Arbiter (RB.7.7.6.I)."""

BOOT: Need = ("boot",)
HAMMER: Need = ("hammer",)


class Vagabond(Rover):
    """A Vagabond: a pawn, items and relationships."""

    def __init__(self, name: str, reach: int, *steps: Steps[Any]) -> None:
        """Make the first or the second Vagabond (9.7), who is played by steps of setup and of the three phases."""
        super().__init__(*steps)
        self.name = name
        self.reach = reach

    # 9.2.1 Crafting, 9.5.8 Craft --------------------------------------------------------------------------------------
    @implements("9.2.1", "9.5.8")
    def means(self, game: Game, card: Card) -> Means:
        """Return what crafts a card: the pawn, as often as hammers are exhausted, by the suits of its clearing."""

        def sources() -> list[Source]:
            place = self.pawn_clearing(game.state)
            if place is None or why_not_use(game, self.name, place):
                return []
            coerced = 1 if coercible(game, self, card) else 0
            return [Source(place, suits(game, place), "hammer")] * (self.hammers(game.state) + coerced)

        def use(source: Source) -> None:
            pay(game, self, [HAMMER], besides=card)

        return Means(sources, use, "9.5.8")

    # 9.2.2 Lone Wanderer, 9.2.3 Nimble --------------------------------------------------------------------------------
    @implements("9.2.2")
    def forbids_remove(self, game: Game, player: str, piece: Piece, place: Place, falling: Falling) -> Refusal | None:
        """Lone Wanderer: the pawn cannot be removed."""
        return Refusal("9.2.2", "a Vagabond's pawn cannot be removed from the map") if piece is self.pawn else None

    @implements("9.2.3")
    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """Nimble: the Vagabond moves whoever rules."""
        return player == self.name

    # 9.2.8 Dominance Cards and Coalitions -----------------------------------------------------------------------------
    @implements("9.2.8")
    def forbids_dominance(self, game: Game, player: str) -> Refusal | None:
        """He activates a dominance card for a coalition alone, which is an action of his own."""
        if player != self.name:
            return None
        return Refusal("9.2.8", "a Vagabond activates a dominance card for a coalition, not for its condition")

    # 9.2.4 Defenseless, 9.2.6 Maximum Rolled Hits ---------------------------------------------------------------------
    @implements("9.2.4")
    def defenseless(self, game: Game, fight: Fight) -> bool | None:
        """Defenseless: as defender without an undamaged sword; also while nobody knows what he started with."""
        if fight.defender != self.name:
            return None
        return not self.undamaged(game, "sword") or self._is_unknown(game)

    @implements("9.2.6", "9.2.9.IIc")
    def most_rolled_hits(self, game: Game, player: str, fight: Fight) -> int | None:
        """Maximum Rolled Hits: his undamaged swords, with an Allied faction's warriors where he attacks."""
        if player != self.name:
            return None
        allies = sum(count for lent in self.lends(game, player, fight) for count in lent.pieces.values())
        return max(die_faces(game)) if self._is_unknown(game) else self.undamaged(game, "sword") + allies

    def _is_unknown(self, game: Game) -> bool:
        """Return whether nobody knows what he started with, as in a record that names no character."""
        return not game.played and not self.character(game)

    def exhausting(self, game: Game, count: int, clause: str) -> Offer | None:
        """Others are paid with any items that lie face up."""
        return PAY_OTHERS.offer(game, self, count, clause)

    # 9.2.9 Relationships ----------------------------------------------------------------------------------------------
    def relationship(self, game: Game, player: str) -> str:
        """Return the space of a player's relationship marker (9.2.9)."""
        return RELATIONSHIP.of(game.state, self.name, player)

    @implements("9.2.9")
    def has_marker(self, game: Game, player: str) -> bool:
        """Return whether the chart holds a relationship marker of a player's faction: Vagabonds have none."""
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
        becomes = becomes and any(angers(event, fight) for event in removed)
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

    # 9.2.9.IIc Attacking with Ally, 9.2.9.IId Taking Hits with Ally ---------------------------------------------------
    def start_of_battle(self, game: Game, fight: Fight) -> Sequence[Offer]:
        """As attacker he may treat the warriors of an Allied faction as his own."""
        if fight.attacker != self.name:
            return ()
        for counted in (HITS_ON_ALLIES, HITS_ON_ITEMS):
            counted.forget(game.state)
        FIGHTING_WITH.forget(game.state)
        return (WITH_ALLIES.offer(game, self, fight),)

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
        warriors = game.state.warriors_at(fight.clearing, ally) if ally else {}
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

    @implements("9.2.9.IId")
    def _resent(self, game: Game, ally: str) -> None:
        if HITS_ON_ALLIES.of(game.state) > HITS_ON_ITEMS.of(game.state):
            self.set_relationship(game, ally, HOSTILE)

    # 9.2.10 Forest Movement, 9.4.2 Slip -------------------------------------------------------------------------------
    def adjacent_places(self, game: Game, player: str, place: Place) -> Iterable[Place]:
        """Clearings touch forests, and forests each other; a glide knows no distance."""
        if player != self.name:
            return ()
        return self._gliding(game, place) if MOVES_BY.of(game.state) == GLIDE else self._wooded(game, place)

    def links_rest_on(self, game: Game) -> object:
        """Whether he glides."""
        return MOVES_BY.of(game.state) == GLIDE

    @implements("9.2.10")
    def _wooded(self, game: Game, place: Place) -> Iterable[Place]:
        return touching(game, place)

    def forbids_move(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> Refusal | None:
        """Nothing moves to where the Scoundrel burnt the earth; the pawn enters forests and pays boots as he may."""
        refusal = self._why_not_scorched(game, destination) or self._why_not_along(game, player, piece)
        if refusal or piece is not self.pawn or not game.played:
            return refusal
        return self._why_not_into_forest(game, destination) or self._why_no_boots(game, destination)

    @implements("9.2.10")
    def _why_not_into_forest(self, game: Game, destination: Place) -> Refusal | None:
        """Forest Movement: only a Slip leads into a forest; a record does not tell it from other moves."""
        if destination.kind is not PlaceKind.FOREST or MOVES_BY.of(game.state) == SLIP:
            return None
        return Refusal("9.2.10", f"only a Slip leads into {name(destination)}")

    @implements("9.4.2")
    def leaves_freely(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """Slip: nothing keeps the pawn in a clearing; a record does not tell a Slip from another move."""
        return player == self.name and (not game.played or MOVES_BY.of(game.state) == SLIP)

    # 9.2.9.IIIb Moving into Hostile Clearings, 9.5.1 Move -------------------------------------------------------------
    def _why_no_boots(self, game: Game, destination: Place) -> Refusal | None:
        boots = self._boots_for(game, destination)
        if not boots:
            return None
        clause = "9.2.9.IIIb" if self._is_hostile(game, destination) else "9.5.1"
        return why_not_pay(game, self, boots, clause)

    @implements("9.5.1", "9.2.9.IIIb")
    def _boots_for(self, game: Game, destination: Place) -> list[Need]:
        """Return what the move under way costs: a boot for a Move, and one more among Hostile warriors."""
        moves_by = MOVES_BY.of(game.state)
        if moves_by in (SLIP, GLIDE):
            return []
        return [BOOT] * ((moves_by == MOVE) + self._is_hostile(game, destination))

    @implements("9.2.9.IIIb")
    def _is_hostile(self, game: Game, destination: Place) -> bool:
        """Return whether warriors of a Hostile faction are in a clearing."""
        hostile = (player for player in game.state.seats if self.relationship(game, player) == HOSTILE)
        return any(game.state.warriors(destination, player) for player in hostile)

    def moving_along(
        self, game: Game, player: str, pieces: Sequence[tuple[Piece, int]], origin: Place, destination: Place
    ) -> tuple[tuple[Piece, int], ...]:
        """The pawn pays for its move, and may take Allied warriors along."""
        if not any(piece is self.pawn and count for piece, count in pieces):
            return ()
        boots = self._boots_for(game, destination)
        pay(game, self, boots)
        if not boots:
            free = _FREE.get(MOVES_BY.of(game.state), "9.5.1")
            game.nothing_for(self.name, "item to exhaust", lambda: Refusal(free, "this move costs no boot"))
        return self._take_allies(game, origin, destination)

    @implements("9.2.9.IIb")
    def _take_allies(self, game: Game, origin: Place, destination: Place) -> tuple[tuple[Piece, int], ...]:
        """Moving with Ally: warriors of one Allied faction may be forced to move along with the pawn."""
        alone = MOVES_BY.of(game.state) == GLIDE or not destination.number
        allies = [] if alone else self.allies(game)
        going = {ally: self._that_go(game, ally, origin, destination) for ally in allies}

        def why_not(player: str) -> Refusal:
            if alone:
                return Refusal("9.2.9.IIb", "the pawn moves alone by a Glide, and into a forest")
            if player not in allies:
                return Refusal("9.2.9.IIb", f"{player_title(game, player)} is not Allied")
            return Refusal("9.2.9.IIb", f"no warrior of {player_title(game, player)} can go along from {name(origin)}")

        able = [each for each in going if going[each]]
        others = [seat for seat in game.state.seats if seat != self.name]
        ally = game.choose(self.name, "allies to move along", others, why_not, able, may_decline=True)
        moving: list[tuple[Piece, int]] = []
        for piece, count in (going.get(ally) or game.state.warriors_at(origin, ally) if ally else {}).items():
            moving.append((piece, game.ask(self.name, f"how many {piece.kind}s", list(range(count + 1)))))
        return tuple(moving)

    def _that_go(self, game: Game, ally: str, origin: Place, destination: Place) -> dict[Piece, int]:
        """Return the warriors of an ally that can move along."""
        return {
            piece: count
            for piece, count in game.state.warriors_at(origin, ally).items()
            if why_not_go(game, self.name, [(piece, 1)], origin, destination, ignoring_rule=True) is None
        }

    def after_moved(self, game: Game, event: Moved) -> Sequence[Offer]:
        """A boot that the Jailor coerced for a card's move is paid for once the pawn has moved."""
        if event.player == self.name and not MOVES_BY.of(game.state):
            settle_coercion(game, self)
        return ()

    # V.8.2 Glide ------------------------------------------------------------------------------------------------------
    @implements("V.8.2")
    def _gliding(self, game: Game, place: Place) -> Iterable[Place]:
        """Return any clearing on the map."""
        return [clearing for clearing in game.state.clearings if clearing is not place]

    @implements("V.8.2")
    def _why_not_along(self, game: Game, player: str, piece: Piece) -> Refusal | None:
        """Return why something cannot go along when the Harrier glides: the pawn goes alone, without the Ferry too."""
        if player != self.name or piece is self.pawn or MOVES_BY.of(game.state) != GLIDE:
            return None
        return Refusal("V.8.2", "the pawn glides alone")

    # V.6.2 Scorched Earth ---------------------------------------------------------------------------------------------
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Nothing is placed where the Scoundrel burnt the earth."""
        return self._why_not_scorched(game, place)

    @implements("V.6.2")
    def _why_not_scorched(self, game: Game, place: Place) -> Refusal | None:
        """Pieces cannot be placed in or moved into the clearing with the torch."""
        if not place.number or self.character(game) != SCOUNDREL:
            return None
        torches = sum(count for piece, count in game.state.at(place).items() if face_up(piece) is item("torch"))
        return Refusal("V.6.2", f"the Scoundrel's torch burns in clearing {place.number}") if torches else None

    # V.4.2 Instigate --------------------------------------------------------------------------------------------------
    @implements("V.4.2")
    def remover(self, game: Game, fight: Fight, piece: Piece) -> str:
        """Buildings and tokens that fall in the battle count as removed by the Vagrant."""
        falls = piece.category in (Category.BUILDING, Category.TOKEN)
        return self.name if falls and self.has_forced(game) else ""

    def has_forced(self, game: Game) -> bool:
        """Return whether the Vagrant has forced a battle."""
        return INSTIGATED.of(game.state) == self.name

    def after_battle(self, game: Game, fight: Fight) -> Sequence[Offer]:
        """The battle that he has forced is over, and an ally may have become Hostile."""
        if INSTIGATED.of(game.state) == self.name:
            INSTIGATED.forget(game.state)
        if fight.attacker == self.name and FIGHTING_WITH.of(game.state):
            self._resent(game, FIGHTING_WITH.of(game.state))
            FIGHTING_WITH.forget(game.state)
        return ()

    # V.5.2 Protector, V.9.2 Swift Strike ------------------------------------------------------------------------------
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """What the Ronin adds to his own battles, and the Arbiter to those of others."""
        if self.name in fight.sides:
            return self._swift_strike(game, fight)
        return self._protector(game, fight)

    @implements("V.9.2")
    def _swift_strike(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """The Ronin deals an extra hit for each sword that he exhausts."""
        if not self.may_be(game, RONIN):
            return ()
        strike = Modifier("V.9.2", self.name, extra=1, optional=True, use=self._exhaust_sword)
        return (strike,) * self.swords_to_exhaust(game, fight) or (replace(strike, why_not=lambda: _NO_SWORD),)

    def swords_to_exhaust(self, game: Game, fight: Fight) -> int:
        """Return how many swords lie face up in a battle."""
        return game.state.count(self.satchel, item("sword"))

    @implements("V.9.2")
    def _exhaust_sword(self, game: Game) -> None:
        self.exhaust(game, item("sword"))

    @implements("V.5.2")
    def _protector(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Before the roll a defender may enlist the Arbiter for his swords; the Arbiter scores a point."""
        if not self.may_be(game, ARBITER):
            return ()
        there = game.state.count(fight.clearing, self.pawn)
        by_bot = game.played and not seat_of(game, fight.defender).human
        if by_bot and not (there and self._is_enlisted_by_bot(game, fight)):
            return ()
        swords, use = self.undamaged(game, "sword"), self._enlist
        enlisted = Modifier("V.5.2", fight.defender, more_rolled=swords, optional=not by_bot, before_roll=True, use=use)
        return (enlisted if there else replace(enlisted, why_not=lambda: _NO_ARBITER),)

    @implements("RB.7.7.6", "RB.7.7.6.I", "RB.7.7.6.II", "RB.7.7.6.III")
    def _is_enlisted_by_bot(self, game: Game, fight: Fight) -> bool:
        """Return whether a bot that defends enlists him: with few rolled hits, against many, and with more points."""
        hits, score = most_rolled_hits(game, fight.defender, fight), game.state.score
        enemies = game.state.owned(fight.clearing, fight.attacker)
        return hits < FEW_ROLLED_HITS and hits < enemies and (score[fight.defender] or 0) > (score[self.name] or 0)

    @implements("V.5.2")
    def _enlist(self, game: Game) -> None:
        """The Arbiter scores a point when he is enlisted."""
        score_points(game, self.name, 1)


def why_pawn_stays(game: Game, vagabond: Vagabond, moves_by: str) -> Refusal | None:
    """Return why the pawn can move to no clearing by a Move or a Glide, or None."""
    MOVES_BY.note(game.state, moves_by)
    terms = Terms(destinations=game.state.clearings, pieces=(vagabond.pawn,))
    refusal = why_no_move(game, vagabond.name, terms, Refusal("9.5.1", "the pawn can move nowhere"))
    MOVES_BY.forget(game.state)
    return refusal


_NO_SWORD = Refusal("V.9.2", "no sword lies face up")
_NO_ARBITER = Refusal("V.5.2", "the Arbiter is not in the clearing of battle")


@implements("9.2.9.IIc")
def _fight_with_allies(game: Game, vagabond: Vagabond, fight: Fight) -> None:
    """Choose an Allied faction whose warriors fight along, or none."""
    choice = game.ask(vagabond.name, "allies to fight with", [DECLINE, *vagabond.allies_in(game, fight)])
    if choice != DECLINE:
        FIGHTING_WITH.note(game.state, choice)


def _why_no_allies(game: Game, vagabond: Vagabond, fight: Fight) -> Refusal | None:
    if vagabond.allies_in(game, fight):
        return None
    return Refusal("9.2.9.IIc", f"no warriors of an Allied faction but the defender are in {name(fight.clearing)}")


WITH_ALLIES = Action(
    "fight with allies",
    _fight_with_allies,
    _why_no_allies,
    asks=lambda vagabond, *_: (vagabond.name, "allies to fight with"),
)
