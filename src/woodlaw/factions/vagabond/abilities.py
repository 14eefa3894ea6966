"""What bends the core of a Vagabond's abilities (9.2) and characters (V), beside his items and relationships."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from woodlaw.engine.actions import Offer, Steps
from woodlaw.engine.battle import HIGHEST_ROLL, most_rolled_hits
from woodlaw.engine.concepts import suits
from woodlaw.engine.craft import why_not_use
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.events import Moved
from woodlaw.engine.extension import seat_of
from woodlaw.engine.forests import touching
from woodlaw.engine.game import Game
from woodlaw.engine.march import Terms, why_no_move
from woodlaw.engine.means import Means, Source
from woodlaw.engine.memory import PLAYER, OneOf, Remembered
from woodlaw.engine.move import why_not_go
from woodlaw.engine.primitives import score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Falling, Fight, Modifier
from woodlaw.engine.state import State
from woodlaw.engine.titles import name
from woodlaw.factions.vagabond.payment import Need, coercible, pay, settle_coercion, why_cannot_pay
from woodlaw.factions.vagabond.relationships import HOSTILE, Acquainted
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.characters import ARBITER, RONIN, SCOUNDREL
from woodlaw.table.pieces import Category, Piece, face_up, item
from woodlaw.table.places import Place, PlaceKind

MOVE, SLIP, GLIDE = "move", "slip", "glide"
MOVES_BY = Remembered("vagabond moves by", "", OneOf(("", MOVE, SLIP, GLIDE)))
"""What has the pawn move, while a move is under way that costs something else than the moves of cards do."""

INSTIGATED = Remembered("instigated by", "", PLAYER)
"""The Vagrant that has forced the battle under way."""

BOOT: Need = ("boot",)
HAMMER: Need = ("hammer",)


class Vagabond(Acquainted):
    """A Vagabond: a pawn, items and relationships."""

    def __init__(
        self, name: str, title: str, letter: str, colour: str, setup_order: int, reach: int, *steps: Steps[Any]
    ) -> None:
        """Make the first or the second Vagabond (9.7), who is played by steps of setup and of the three phases."""
        super().__init__(*steps)
        self.name = name
        self.title = title
        self.letter = letter
        self.colour = colour
        self.setup_order = setup_order
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

    def hammers(self, state: State) -> int:
        """Return how many hammers lie face up."""
        return self.face_up_items(state).get(item("hammer"), 0)

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
        return HIGHEST_ROLL if self._is_unknown(game) else self.undamaged(game, "sword") + allies

    def _is_unknown(self, game: Game) -> bool:
        """Return whether nobody knows what he started with, as in a record that names no character."""
        return not game.played and not self.character(game)

    # 9.2.10 Forest Movement, 9.4.2 Slip -------------------------------------------------------------------------------
    def adjacent_places(self, game: Game, player: str, place: Place) -> Iterable[Place]:
        """Clearings touch forests, and forests each other; a glide knows no distance."""
        if player != self.name:
            return ()
        return self._gliding(game, place) if MOVES_BY.of(game.state) == GLIDE else self._wooded(game, place)

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
        clause = "9.2.9.IIIb" if self._is_hostile(game, destination) else "9.5.1"
        return why_cannot_pay(game, self, boots, clause) if boots else None

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
        pay(game, self, self._boots_for(game, destination))
        alone = MOVES_BY.of(game.state) == GLIDE or not destination.number
        return () if alone else self._take_allies(game, origin, destination)

    @implements("9.2.9.IIb")
    def _take_allies(self, game: Game, origin: Place, destination: Place) -> tuple[tuple[Piece, int], ...]:
        """Moving with Ally: warriors of one Allied faction may be forced to move along with the pawn."""
        going = {ally: self._that_go(game, ally, origin, destination) for ally in self.allies(game)}
        ally = game.ask(self.name, "allies to move along", [DECLINE, *(each for each in going if going[each])])
        moving: list[tuple[Piece, int]] = []
        for piece, count in going.get(ally, {}).items():
            moving.append((piece, game.ask(self.name, f"how many {piece.kind}s", list(range(count + 1)))))
        return tuple(moving)

    def _that_go(self, game: Game, ally: str, origin: Place, destination: Place) -> dict[Piece, int]:
        """Return the warriors of an ally that can move along."""
        return {
            piece: count
            for piece, count in self.warriors_of(game.state, ally, origin).items()
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
        return super().after_battle(game, fight)

    # V.5.2 Protector, V.9.2 Swift Strike ------------------------------------------------------------------------------
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """What the Ronin adds to his own battles, and the Arbiter to those of others."""
        if self.name in fight.sides:
            return self._swift_strike(game)
        return self._protector(game, fight) if game.state.count(fight.clearing, self.pawn) else ()

    @implements("V.9.2")
    def _swift_strike(self, game: Game) -> Iterable[Modifier]:
        """The Ronin deals an extra hit for each sword that he exhausts."""
        strike = Modifier("V.9.2", self.name, extra=1, optional=True, use=self._exhaust_sword)
        return (strike,) * self.swords_to_exhaust(game) if self.may_be(game, RONIN) else ()

    def swords_to_exhaust(self, game: Game) -> int:
        """Return how many swords lie face up."""
        return game.state.count(self.satchel, item("sword"))

    @implements("V.9.2")
    def _exhaust_sword(self, game: Game) -> None:
        self.exhaust(game, item("sword"))

    @implements("V.5.2")
    def _protector(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Before the roll a defender may enlist the Arbiter for his swords; the Arbiter scores a point."""
        if not self.may_be(game, ARBITER):
            return ()
        by_bot = game.played and not seat_of(game, fight.defender).human
        if by_bot and not self._is_enlisted_by_bot(game, fight):
            return ()
        swords, use = self.undamaged(game, "sword"), self._enlist
        return (Modifier("V.5.2", fight.defender, more_rolled=swords, optional=not by_bot, before_roll=True, use=use),)

    @implements("RB.7.7.6", "RB.7.7.6.I", "RB.7.7.6.II", "RB.7.7.6.III")
    def _is_enlisted_by_bot(self, game: Game, fight: Fight) -> bool:
        """Return whether a bot that defends enlists him: with few rolled hits, against many, and with more points."""
        hits, score = most_rolled_hits(game, fight.defender, fight), game.state.score
        enemies = game.state.owned(fight.clearing, fight.attacker)
        return hits < HIGHEST_ROLL and hits < enemies and (score[fight.defender] or 0) > (score[self.name] or 0)

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
