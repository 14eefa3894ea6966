"""What audits the record of a game: asked by the books of recorded games, never by a game that is played.

A faction that cannot be played yet is known to the books by what it answers here. One that plays needs none of it where
the engine follows the record.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto
from typing import Concatenate, ParamSpec, TypeVar

from woodlaw.engine.events import Event, Placed, Removed, Stated
from woodlaw.engine.extension import Extension, Points
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.law.values import Fixed
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place

P = ParamSpec("P")
Bending = TypeVar("Bending")

MANY = 1_000
"""More cards than anybody can draw: an answer where a record does not tell how many there may be."""


class Doubt(Enum):
    """What of a turn rests on what a record leaves open, so that playing the turn shows nothing of it."""

    EVERYTHING = auto()
    CARDS = auto()
    PILED_CARDS = auto()
    """Cards of piles and boards, without those of hands and those that are drawn from the deck."""
    ITEMS = auto()
    WARRIORS = auto()


class Offence(Fixed):
    """What an audit has to say against an event or a turn. ``kind`` is a finding's kind (``"violation"`` …).

    ``late`` says that the event comes after one that it has to come before, ``played`` that playing the turn showed it
    and no audit did, ``until_played`` that a play which explains the turn settles it. ``habit`` is a step that the
    record never writes, in words such as "that a Captain retires": its lack is told only where the record had no second
    occasion to write it. ``no_path`` is a move where no path leads, which hardly anything on a table changes.
    """

    kind: str
    clause: str
    message: str
    expected: str = ""
    late: bool = False
    played: bool = False
    until_played: bool = False
    habit: str = ""
    no_path: bool = False


def violation(clause: str, message: str, expected: str = "", *, no_path: bool = False) -> Offence:
    """Return an offence against a clause."""
    return Offence("violation", clause, message, expected, no_path=no_path)


def too_late(clause: str, message: str, expected: str = "") -> Offence:
    """Return an offence against a clause: an event that comes after one that it has to come before."""
    return Offence("violation", clause, message, expected, late=True)


def omission(clause: str, message: str, expected: str = "", *, habit: str = "") -> Offence:
    """Return the lack of a step that a clause requires, and that the record never writes where it is a ``habit``."""
    return Offence("omission", clause, message, expected, habit=habit)


def undecided(clause: str, message: str, expected: str = "") -> Offence:
    """Return something of which the record does not say enough."""
    return Offence("undecided", clause, message, expected)


class Ventures(Fixed):
    """How many moves and how many battles effects may give a player at most, and how many that are either.

    For so many of them as are ``for_items``, the player exhausts an item each.
    """

    moves: int = 0
    battles: int = 0
    either: int = 0
    for_items: int = 0

    @property
    def most(self) -> int:
        """How many they are in all."""
        return self.moves + self.battles + self.either

    def plus(self, either: int) -> Ventures:
        """Return them with so many more that are moves or battles."""
        return Ventures(self.moves, self.battles, self.either + either, self.for_items)

    def fewest(self, moves: int, battles: int, needed: Callable[[int, int], int]) -> int:
        """Return the fewest actions that so many moves and battles take, if effects gave these of them.

        ``needed`` tells how many actions so many moves and battles take where no effect gives any.
        """
        left, fought = moves - self.moves, battles - self.battles
        return min(
            needed(max(0, left - some), max(0, fought - (self.either - some))) for some in range(self.either + 1)
        )


NO_VENTURES = Ventures()


class Audit:
    """The questions of the books. What answers them is an extension too, and is asked while it is in force."""

    points_known: bool = False
    """Whether :meth:`points_for` answers for every point that its rules can score, even if they score none at all.
    While it does not, points that nobody else has given are undecided.
    """

    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """Asked whether an effect of the owner carries a piece otherwise than by a move of its own player.

        ``player`` is whose turn it is. Field hospitals, allied warriors, prisoners, force. Neutral: no.
        """
        return False

    def moves_unruled(self, game: Game, piece: Piece, origin: Place, destination: Place) -> bool:
        """Asked of what carries a piece (:meth:`carries`) whether that is a move all the same, which others answer to.

        Neutral: no.
        """
        return False

    def moves_off_turn(self, game: Game, player: str) -> bool:
        """Asked whether an effect of the owner may let a player move in this turn of another. Neutral: no."""
        return False

    def forces_battles(self, game: Game) -> bool:
        """Asked whether the owner's rules may have others initiate battles in the turn under way. Neutral: no."""
        return False

    def battles_off_turn(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """Asked at a turn's end whether the owner's rules may have had another than whose turn it is initiate a battle.

        ``player`` is the attacker, ``events`` are all of the turn. Neutral: no.
        """
        return False

    def keeps_from_supply(self, game: Game, piece: Piece) -> int:
        """Asked how many at most of a piece an effect keeps that a record tells as back in their supply, or as hit.

        It is the most that it may have kept at any moment of the turn. Neutral: none.
        """
        return 0

    def kept_apart(self, game: Game) -> Iterable[tuple[Piece, int, Place]]:
        """Asked which pieces that a record tells as back in their supply an effect keeps: so many of which, and where.

        Neutral: none.
        """
        return ()

    def laid_unsaid(self, game: Game, piece: Piece, place: Place) -> int:
        """Asked how many of a piece a step that gives no choice has laid at a place, where a record leaves it out.

        Neutral: none.
        """
        return 0

    def supplied_later(self, game: Game, piece: Piece) -> int:
        """Asked how many more of a piece its supply may have held, by what the record may tell later in the turn.

        Neutral: none.
        """
        return 0

    def pays_with(self, game: Game, piece: Piece) -> bool:
        """Asked whether an effect lets its owner remove one such piece of its own in its turn, as a price.

        Neutral: no.
        """
        return False

    def may_spare(self, game: Game, player: str, piece: Piece) -> bool:
        """Asked whether an effect may forbid a player to remove a piece, as far as a record tells. Neutral: no."""
        return False

    def may_remove(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """Asked whether an effect of the owner may have a player remove a piece of another outside of battle.

        ``events`` are those of the turn before it. Neutral: no.
        """
        return False

    def may_place(self, game: Game, event: Placed, events: Sequence[Event]) -> bool:
        """Asked whether an effect of the owner may have a player place pieces from its supply in another's turn.

        ``events`` are those of the turn before it. Neutral: no.
        """
        return False

    def places_besides(self, game: Game, player: str, events: Sequence[Event]) -> Counter[Place | None]:
        """Asked how many warriors an effect of the owner may have had a player place in its turn besides its usual.

        They are counted by clearing, under None where it may be any. ``events`` are those of the turn so far. Neutral:
        none.
        """
        return Counter()

    def clears_out(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Place]:
        """Asked in which clearings an effect of the owner surely removes all enemy pieces, as an event shows.

        For a card that is crafted, its immediate effect is asked. ``events`` are those of the turn before it. Neutral:
        in none.
        """
        return ()

    def hits_taken(self, game: Game, event: Event) -> int:
        """Asked how many hits its owner takes in a battle by what an event tells, other than by pieces removed.

        Neutral: none.
        """
        return 0

    def holds_items_hit(self, letter: str) -> bool:
        """Asked whether items that hits fell on lie where a record's letter for a place of items means on the board.

        Neutral: they do not.
        """
        return False

    def hits_left(self, game: Game) -> int:
        """Asked how many hits its owner can still take in a battle other than by pieces there that fall.

        Neutral: none.
        """
        return 0

    def are_battles_told(self, game: Game) -> bool:
        """Asked whether a record tells all that the owner loses in battle, and apart from others what it removes there.

        Neutral: yes.
        """
        return True

    def ends_battle(self, game: Game, event: Event) -> bool:
        """Asked whether an event is something that the owner does only while no battle is under way. Neutral: no."""
        return False

    def leaves_rule_open(self, game: Game, *, at_end: bool = False) -> bool:
        """Asked whether a record does not tell for whom pieces count where whoever's turn it is may rule or battle.

        The books have them count for it. ``at_end`` asks it of the end of the turn alone. Neutral: no.
        """
        return False

    def removed_by(self, game: Game, event: Removed, events: Sequence[Event]) -> str:
        """Asked who removes a piece of the owner's where a record only says that it is gone, and no player does.

        ``events`` are those of the turn before it. Neutral: empty, whoever else can have.
        """
        return ""

    def may_count_as_remover(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """Asked whether a piece may count as removed by the owner, though the books say that another removed it.

        ``events`` are those of the turn before it. What a record does not tell, nobody has to score for. Neutral: no.
        """
        return False

    def sells_for_items(self, game: Game, player: str) -> bool:
        """Asked whether a player may exhaust items for the owner as its turn begins. Neutral: no."""
        return False

    def placed_as(self, piece: Piece) -> Piece:
        """Asked in what form a piece of the owner's comes to the map that a record tells of. Neutral: as it is told."""
        return piece

    def unwritten(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Event]:
        """Asked before an event for what the owner's rules had happen before it, and no turn of the record writes.

        ``events`` are those of the turn before it. What is answered is entered in front of it. Neutral: nothing.
        """
        return ()

    def consequences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Stated]:
        """Asked after an event for what it sets on the owner's board, such as a relationship. Neutral: nothing.

        ``events`` are those of the turn before it. What is answered is entered in the state's facts.
        """
        return ()

    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Asked after an event for points that its owner's own rules give the owner for it.

        ``events`` are those of the turn before it. Points for removed buildings and tokens (3.2.1) and for crafted
        items (3.2.2) are not meant: the core counts them. Neutral: none.
        """
        return None

    def crafts_besides(self, game: Game, player: str) -> Sequence[frozenset[str]]:
        """Asked for the suits of each piece with which an effect lets a player craft besides its crafting pieces.

        Neutral: of none.
        """
        return ()

    def draws_besides(self, game: Game, player: str, events: Sequence[Event]) -> int:
        """Asked how many cards an effect of the owner may have had a player draw besides those of its Evening.

        ``events`` are those of the turn so far, the draw that is asked about not among them. What cannot be told is
        :data:`MANY`. Neutral: none.
        """
        return 0

    def owed_for_draw(self, game: Game, events: Sequence[Event]) -> Iterable[Offence]:
        """Asked at the end of a turn of the owner's in which it has surely drawn a card of this effect.

        The answer is what of the effect's other part is missing in the turn. ``events`` are all of the turn. Neutral:
        nothing.
        """
        return ()

    def passes_cards(self, game: Game, source: Place, receiver: str) -> int:
        """Asked how many cards of another's hand, or of the discard pile, the owner's rules may let into a hand.

        That is in this turn; dominance cards that are available are not asked about. What cannot be told is
        :data:`MANY`. Neutral: none.
        """
        return 0

    def shows_hands(self, game: Game, viewer: str) -> int:
        """Asked at a turn's end how many hands of others the owner's rules may have had a viewer see in it.

        What cannot be told is :data:`MANY`. Neutral: none.
        """
        return 0

    def gives_unseen(self, game: Game, player: str, events: Sequence[Event]) -> Sequence[Event]:
        """Asked at the end of a turn by which events the owner surely gave cards to a player without a hand.

        Such cards are told as discarded. ``events`` are all of the turn. Neutral: by none.
        """
        return ()

    def discards_off_turn(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """Asked at a turn's end whether the owner's rules may have another player discard cards of its hand in it.

        ``events`` are all of the turn, which is not that player's. Neutral: no.
        """
        return False

    def points_at_end(self, game: Game, events: Sequence[Event], points: Points, drawn: int) -> Points:
        """Asked at the end of a turn of the owner's what something earned of which it told ``points`` as it happened.

        ``events`` are all of the turn; ``drawn`` is how many cards the owner surely drew by its own rules before
        Evening. Neutral: the same points.
        """
        return points

    def points_in_all(self, game: Game, events: Sequence[Event]) -> Points | None:
        """Asked at the end of a turn of the owner's what all that it told of by one clause earned together.

        ``events`` are all of the turn. Neutral: nothing else than what each of them earned.
        """
        return None

    def ventures_besides(self, game: Game, player: str, events: Sequence[Event]) -> Ventures:
        """Asked which moves and battles an effect of the owner may have given a player in its turn.

        Those of the actions and steps of the player's own turn are not among them. ``events`` are those of the turn so
        far. Neutral: none.
        """
        return NO_VENTURES

    def takes_cards(self, game: Game, events: Sequence[Event]) -> Sequence[Place]:
        """Asked at the end of a turn of the owner's for which clearings an effect surely took a card that matches.

        It is one of those that the owner spent in the turn. ``events`` are all of the turn. Neutral: for none.
        """
        return ()

    def drawn_otherwise(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """Asked at the end of a player's turn whether an effect took the place of drawing in it. Neutral: none did."""
        return False

    def discarded_for(self, game: Game, before: Event | None, after: Event | None) -> bool:
        """Asked of a card in play whether what is told just before or after shows that its owner discards it.

        Neutral: no.
        """
        return False

    def uses(self, game: Game, event: Event, events: Sequence[Event]) -> bool:
        """Asked whether an event is surely that the owner uses an effect that it has in one phase of its own turn.

        ``events`` are those of the turn before it. Neutral: no.
        """
        return False

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Offence]:
        """Asked before an event of a record is entered in the books, for what the owner's rules have against it.

        ``events`` are those of the turn before it. Neutral: nothing.
        """
        return ()

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """Asked at the end of every player's turn, for what the owner's rules have against the turn as a whole.

        Each offence comes with the event that it is reported at. Neutral: nothing.
        """
        return ()

    def own_turn_offences(
        self, game: Game, before: State, actions: Sequence[Sequence[Event]]
    ) -> Iterable[tuple[Event, Offence]]:
        """Asked at the end of a turn of the owner's, where it decides by its own rules, for what these have against it.

        ``before`` is the table before the turn, ``actions`` the events of each action of the record; those of one
        action happened in no order that it shows. Neutral: nothing.
        """
        return ()


def others_who(
    game: Game, question: Callable[Concatenate[Bending, P], object], effect: Extension
) -> tuple[Bending, ...]:
    """Return what answers a question of the books otherwise than neutrally, other than one effect."""
    return tuple(each for each in game.bending(question) if each is not effect)
