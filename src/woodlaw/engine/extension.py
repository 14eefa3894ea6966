"""The questions that the core asks of everything that bends it: factions, crafted cards, maps, house rules.

Each method of :class:`Extension` is one question. Its docstring says when it is asked; its body is the neutral answer.
The core only asks those extensions that override a question, so a question nobody bends costs nothing. What audits the
record of a game is asked apart, in :mod:`woodlaw.logs.audits.audit`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, cast

from woodlaw.engine.actions import Moment, Offer, Phase, Steps
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.events import Crafted, Moved, Removed
from woodlaw.engine.game import Game
from woodlaw.engine.means import Means
from woodlaw.engine.points import Points as Points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Falling, Fight, Lent, Modifier, Removal, Spared
from woodlaw.engine.state import State
from woodlaw.table.cards import Card, CardAs
from woodlaw.table.pieces import Piece
from woodlaw.table.piles import Pile
from woodlaw.table.places import Place, crafted_items


class Claim(StrEnum):
    """How a player claims to rule a clearing, from the weakest to the strongest (2.5, 1.1.1)."""

    MAJORITY = "majority"
    """By having more warriors and buildings than each other player."""
    TIES = "ties"
    """Also when tied for most."""
    ALWAYS = "always"
    """Whatever stands there."""


class Way(StrEnum):
    """What links clearings, but is no path for everybody (2.3, M.4.2)."""

    RIVERS = "rivers"
    CLOSED_PATHS = "closed paths"


class Extension:
    """One thing that bends the core: a faction, a card in force, a map's special rules, a house rule.

    ``owner`` is the faction it belongs to, or ``""``. Extensions hold no state of their own: everything that changes
    is in the game's state, so one object serves every game.
    """

    owner: str = ""
    outlasts_discard: bool = False
    """Whether a card's effect still holds, after the card was discarded, for the rest of that turn."""
    takes_first: bool = False
    """Whether :meth:`removed_to` goes before that of the others, for what the owner removes: it holds back for a time
    what then goes on to where it would have gone (see :func:`woodlaw.engine.primitives.return_removed`)."""

    leaves_replaced: bool = False
    """Whether :meth:`removed_to` is not asked of pieces that are replaced (G.23)."""

    # Setup (5) --------------------------------------------------------------------------------------------------------
    def starting_clearing(self, game: Game) -> Place | None:
        """Asked in setup where the owner, who has set up, starts. Neutral: None, in no one clearing."""
        return None

    # Clearings and rule (2.2, 2.5) ------------------------------------------------------------------------------------
    def clearing_suits(self, game: Game, clearing: Place, suits: frozenset[str]) -> frozenset[str]:
        """Asked for the suits of a clearing. Neutral: the suits as they are."""
        return suits

    def adjacent_places(self, game: Game, player: str, place: Place) -> Iterable[Place]:
        """Asked for further places adjacent to one, for a player. Neutral: none."""
        return ()

    def treats_as_paths(self, game: Game, player: str) -> Collection[Way]:
        """Asked what else than open paths is a path for a player. Neutral: nothing."""
        return ()

    def links_rest_on(self, game: Game, /) -> object:
        """Asked for all that both rest on besides the map, while it is in force. Neutral: whatever changes."""
        return game.state.version

    def extra_strength(self, game: Game, player: str, clearing: Place) -> int:
        """Asked when rule is counted for what counts besides a player's warriors and buildings. Neutral: nothing."""
        return 0

    def claim(self, game: Game, clearing: Place) -> Claim:
        """Asked how the owner may claim rule of a clearing. Neutral: by majority."""
        return Claim.MAJORITY

    def rule_rests_on(self, game: Game, /) -> object:
        """Asked for all that both rest on besides the pieces there, while it is in force. Neutral: whatever changes."""
        return game.state.version

    # Cards (2.1, G.5, G.6) --------------------------------------------------------------------------------------------
    def discarded_to(self, game: Game, card: Card) -> Place | None:
        """Asked where a card of the shared deck is discarded to. Neutral: None, to the discard pile."""
        return None

    def discarded_beneath(self, game: Game, card: Card) -> bool:
        """Asked whether a discarded card goes to the bottom of its pile. Neutral: no, on top."""
        return False

    def shuffled_in(self, game: Game) -> Iterable[Place]:
        """Asked for further piles whose cards become part of the deck when it is shuffled again. Neutral: none."""
        return ()

    def first_card_from(self, game: Game, player: str) -> Iterable[Place]:
        """Asked for the piles from whose top a player may draw the first card of a draw. Neutral: the deck alone."""
        return ()

    def spent_as(self, game: Game, player: str, card: Card) -> Iterable[CardAs]:
        """Asked as what else than itself a player may spend or reveal a card of its own. Neutral: nothing else."""
        return ()

    def draws_instead(self, game: Game, player: str, count: int) -> bool:
        """Asked before a player draws from the shared deck whether the player does something else instead, and to do
        it. Neutral: the player draws.
        """
        return False

    def given_instead(self, game: Game, giver: str, card: Card, receiver: str) -> bool:
        """Asked before a player gives the owner's seat a card whether something else happens instead, and to do it.

        Neutral: the card is given.
        """
        return False

    def taken_instead(self, game: Game, taker: str, holder: str) -> bool:
        """Asked likewise before a player takes a card from the owner's seat. Neutral: it is taken, if there is one."""
        return False

    def hand_limit(self, game: Game, player: str, limit: int) -> int:
        """Asked how many cards a player may keep at the end of its turn. Neutral: as many as without it."""
        return limit

    def forbids_look(self, game: Game, player: str, place: Place) -> Refusal | None:
        """Asked before a player looks through the cards at a place other than a hand or the deck (1.2).

        Neutral: not forbidden.
        """
        return None

    # Placing, moving, removing (G.20, 4.2, G.24) ----------------------------------------------------------------------
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Asked before a player places a piece. Neutral: not forbidden."""
        return None

    def placed_instead(self, game: Game, player: str, piece: Piece, place: Place) -> bool:
        """Asked whether something else happens where a player would place a piece, and to do it. Neutral: no."""
        return False

    def most_placed(self, game: Game, player: str, piece: Piece, place: Place, source: Place) -> tuple[int, str] | None:
        """Asked how many of a piece a player may place at most at a place from a source now, and by which clause.

        Neutral: None, as many as the source holds.
        """
        return None

    def forbids_move(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> Refusal | None:
        """Asked before a piece moves; ``player`` is whose move it is. Neutral: not forbidden."""
        return None

    def forbids_leave(self, game: Game, player: str, piece: Piece, origin: Place) -> Refusal | None:
        """Asked before a piece moves out of a place, wherever to. Neutral: not forbidden."""
        return None

    def leaves_freely(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """Asked whether a player's move ignores what keeps pieces in the place that it leaves. Neutral: no."""
        return False

    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """Asked whether a player's move needs no rule of origin or destination (4.2.1). Neutral: it does."""
        return False

    def moves_in_peace(self, game: Game, player: str, other: str) -> bool:
        """Asked whether a player's moves provoke nothing of another's that answers to moves. Neutral: they may."""
        return False

    def moves_along(self, game: Game, player: str, piece: Piece) -> bool:
        """Asked whether a piece that is no warrior or pawn may move with the player's warriors. Neutral: no."""
        return False

    def moving_along(
        self, game: Game, player: str, pieces: Sequence[tuple[Piece, int]], origin: Place, destination: Place
    ) -> tuple[tuple[Piece, int], ...]:
        """Asked what the player takes along when moving warriors and pawns; asks the player. Neutral: nothing."""
        return ()

    def forbids_recruit(self, game: Game, player: str, clearing: Place) -> Refusal | None:
        """Asked before a player recruits in a clearing, by a step or action of that name. Neutral: not forbidden."""
        return None

    def forbids_remove(self, game: Game, player: str, piece: Piece, place: Place, falling: Falling) -> Refusal | None:
        """Asked before a player removes a piece, beside what falls with it. Neutral: not forbidden."""
        return None

    def forbids_replace(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Asked before a player replaces a piece by another, which takes that it can be removed. Neutral: it can be."""
        return None

    def forbids_flip(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Asked before a player turns a piece over where it lies. Neutral: not forbidden."""
        return None

    def spares(self, game: Game, removals: Sequence[Removal], falling: Falling) -> Sequence[Spared]:
        """Asked before pieces are removed together which of them go somewhere else instead, which is no removal.

        Asks whoever has a choice. Neutral: none.
        """
        return ()

    def removed_to(self, game: Game, piece: Piece, place: Place, fight: Fight | None) -> Place | None:
        """Asked where a removed piece goes instead of its supply; the fight, if it fell in one. Neutral: its supply."""
        return None

    def keeps_removed(self, place: Place) -> bool:
        """Asked whether pieces removed to a place are only held back there for a time. Neutral: they are not."""
        return False

    def stored(self, piece: Piece) -> Piece:
        """Asked in what form a piece of the owner's lies in its supply, such as face down. Neutral: as it is."""
        return piece

    # Crafting and scoring (4.1, 3.2) ----------------------------------------------------------------------------------
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Asked for the clearing of each crafting piece of a player now on the map, a clearing for every piece in it.

        Neutral: None, the table cannot tell.
        """
        return None

    def crafting_suits(self, game: Game, player: str) -> Sequence[frozenset[str]] | None:
        """Asked for the suits of each crafting piece of a player now on the map; None where the table cannot tell.

        In the order of :meth:`crafting_places`, where that is answered. Neutral: the suits of those clearings (4.1.1).
        """
        return None

    def forbids_activate(self, game: Game, player: str, clearing: Place) -> Refusal | None:
        """Asked before a player activates a crafting piece in a clearing (4.1.1). Neutral: not forbidden."""
        return None

    def item_box(self) -> Place:
        """Asked where the owner puts an item it crafts (4.1.2). Neutral: its Crafted Items box."""
        return crafted_items(self.owner)

    def forbids_craft(self, game: Game, player: str, card: Card) -> Refusal | None:
        """Asked before a card is crafted. Neutral: not forbidden."""
        return None

    def item_points(self, game: Game, player: str, item: str, listed: int) -> tuple[int, ...]:
        """Asked what a crafted item may score its crafter instead of its listed points. Neutral: the listed points."""
        return (listed,)

    def extra_craft_points(self, game: Game, player: str, card: Card, item: str) -> Points | None:
        """Asked for points a crafted card scores on top. Neutral: none."""
        return None

    def extra_removal_points(self, game: Game, remover: str, piece: Piece) -> int:
        """Asked for points that a piece scores its remover on top of those of 3.2.1. Neutral: none."""
        return 0

    def points_for_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> int:
        """Asked for points that the owner scores for pieces removed together, with those for each. Neutral: none."""
        return 0

    def points_to_win(self, game: Game, player: str, points: int) -> int:
        """Asked with how many points a player wins (3.1); the track ends at 30. Neutral: with as many as without it."""
        return points

    def forbids_dominance(self, game: Game, player: str) -> Refusal | None:
        """Asked before a player activates a dominance card. Neutral: not forbidden."""
        return None

    def without_dominance(self, game: Game) -> bool:
        """Asked in setup whether the dominance cards stay out of the deck. Neutral: no."""
        return False

    def team(self, game: Game, player: str) -> tuple[tuple[str, ...], str]:
        """Asked for the players that win by points together with a player or not at all, itself among them, and for
        the clause by which they do. Neutral: nobody, the player wins alone.
        """
        return (), ""

    def dominates(self, game: Game, player: str, suit: str) -> bool | None:
        """Asked whether a player meets the condition of a dominance card of a suit. Neutral: None, as 3.3.1 says."""
        return None

    def dominance_clause(self, game: Game, suit: str) -> str:
        """Asked by which clause a dominance card of a suit wins. Neutral: an empty one, by that of 3.3.1."""
        return ""

    # Battle (4.3) -----------------------------------------------------------------------------------------------------
    def forbids_battle(self, game: Game, attacker: str, defender: str, clearing: Place) -> Refusal | None:
        """Asked before a battle is initiated. Neutral: not forbidden."""
        return None

    def start_of_battle(self, game: Game, fight: Fight) -> Sequence[Offer]:
        """Asked for what is due when a battle has been initiated, before its first step. Neutral: nothing."""
        return ()

    def forbids_ambush(self, game: Game, player: str, fight: Fight) -> Refusal | None:
        """Asked before a player plays an ambush card in a battle, to foil another too. Neutral: not forbidden."""
        return None

    def lends(self, game: Game, player: str, fight: Fight) -> Sequence[Lent]:
        """Asked for warriors of others that fight for a player. Neutral: none."""
        return ()

    def remover(self, game: Game, fight: Fight, piece: Piece) -> str:
        """Asked who counts as removing a piece that a hit of a battle falls on. Neutral: empty, who deals the hit."""
        return ""

    def hits_fall_on(self, game: Game, fight: Fight) -> Sequence[Place]:
        """Asked where the owner's items lie of which each hit damages one, instead of removing a piece (9.2.7).

        Neutral: nowhere, hits remove pieces.
        """
        return ()

    def die_faces(self, game: Game, faces: Sequence[int]) -> Sequence[int]:
        """Asked what the faces of a battle die show, each as likely (5.1.6). Neutral: what they show without it."""
        return faces

    def rolls_apart(self, game: Game, fight: Fight) -> bool:
        """Asked whether each side deals hits by a die of its own, the attacker by the first (4.3.3), whatever else says
        who gets the higher roll. Neutral: no.
        """
        return False

    def rolls_swapped(self, game: Game, fight: Fight) -> bool:
        """Asked whether the defender gets the higher roll (8.2.2). Neutral: no."""
        return False

    def most_rolled_hits(self, game: Game, player: str, fight: Fight) -> int | None:
        """Asked for a limit of rolled hits other than the player's warriors (4.3.3.I). Neutral: None, no other."""
        return None

    def defenseless(self, game: Game, fight: Fight) -> bool | None:
        """Asked whether the defender is defenseless for another reason than 4.3.5.II gives. Neutral: None, no."""
        return None

    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Asked for what may add to a battle: extra and ignored hits. Neutral: nothing."""
        return ()

    # Cards that are crafted or discarded ------------------------------------------------------------------------------
    def resolve(self, game: Game) -> None:
        """Asked of a crafted immediate effect to happen, for its owner (4.1.2). Neutral: nothing happens."""

    def left_play(self, game: Game) -> None:
        """Asked of a persistent effect, once its card was discarded from the owner's play area, for what becomes of
        what lay on it. Neutral: nothing happens.
        """

    def after_item_flipped(self, game: Game, item: Piece, place: Place) -> None:
        """Asked at once after an item was turned over at a place of the owner's board, for what becomes of it there.

        Neutral: nothing, it stays.
        """

    # What is due, and what may be done --------------------------------------------------------------------------------
    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """Asked after pieces were removed together, once all of them are gone (1.5.4), for what is due.

        In a battle it is asked once for each side, about what that side lost. What leaves no choice, and whose order
        cannot matter, may happen at once. Neutral: nothing.
        """
        return ()

    def after_full_removal(self, game: Game, player: str, clearing: Place) -> Sequence[Offer]:
        """Asked for what is due after an effect of a player that removes all enemy pieces from a clearing.

        Neutral: nothing.
        """
        return ()

    def after_returned(self, game: Game, events: Sequence[Removed]) -> Sequence[Offer]:
        """Asked for what is due after pieces that were removed before, and held back, went where removal sends them.

        The events tell where they were removed from and where they are now. Neutral: nothing.
        """
        return ()

    def after_moved(self, game: Game, event: Moved) -> Sequence[Offer]:
        """Asked for what is due after pieces moved. Neutral: nothing."""
        return ()

    def after_battle(self, game: Game, fight: Fight) -> Sequence[Offer]:
        """Asked for what is due after a battle's last step. Neutral: nothing."""
        return ()

    def after_crafted(self, game: Game, event: Crafted) -> Sequence[Offer]:
        """Asked for what is due after a card was crafted and its points were scored. Neutral: nothing."""
        return ()

    def due(self, game: Game, moment: Moment, player: str) -> Sequence[Offer]:
        """Asked at each moment of every player's turn (1.4.1) for what is due then. Neutral: nothing."""
        return ()

    def actions(self, game: Game, phase: Phase, player: str) -> Sequence[Offer]:
        """Asked for what a player may do at any point of a phase of its own turn, besides its faction's steps.

        Neutral: nothing.
        """
        return ()

    def why_not_now(self, game: Game, player: str, what: str) -> Refusal | None:
        """Asked of something that is not offered to a player, such as another phase's action, why it is not.

        Neutral: None, nothing is known of it.
        """
        return None


class Seat(Extension):
    """What a faction at the table is to the core.

    ``name`` is the faction's name in snake case, ``title`` its printed name. A faction that can be played declares its
    ``setup`` and the steps of each phase.
    """

    name: str
    title: str
    has_hand: bool = True
    """Whether the seat has a hand of cards; to one without none is dealt."""
    human: bool = True
    """Whether a person plays the seat; a bot decides by its own rules (:meth:`decide`)."""
    tokens_fall_first: bool = False
    """Whether hits remove its tokens before its buildings; else it chooses."""
    cards_in_force: tuple[Place, ...] = ()
    """The boxes of its board where a card has effects, as crafted cards have in the play area: leaders, captains."""
    piles: tuple[Pile, ...] = ()
    """The piles of cards that it brings to the table."""
    marching: frozenset[Piece] = frozenset()
    """Its kinds of warriors and pawns, which are what moves (4.2)."""
    stores: tuple[Place, ...] = ()
    """The boxes of its board whose pieces are still in its supply, and are placed from there once the rest is."""
    hidden_boxes: tuple[Place, ...] = ()
    """The boxes of its board where cards lie face down, so that others know only how many there are."""
    numbered_places: Mapping[int, Place] = {}
    """Its clearings beside the map, by the numbers that a record gives them, such as ``0``."""
    setup: Steps[Any] | None = None
    birdsong: Steps[Any] | None = None
    daylight: Steps[Any] | None = None
    evening: Steps[Any] | None = None

    def means(self, game: Game, card: Card) -> Means | None:
        """Asked what the seat crafts a card with now. Neutral: None, by activating crafting pieces alone."""
        return None

    def shows_hand(self, game: Game) -> bool:
        """Asked whether the cards of the seat's hand lie face up, for everybody to see. Neutral: they do not."""
        return False

    def exhausting(self, game: Game, count: int, clause: str) -> Offer | None:
        """Asked for what has the seat exhaust items, by a clause, where others pay with warriors. Neutral: None."""
        return None

    def fill_supply(self, game: Game) -> None:
        """Asked to put every piece of the faction's box into its supply, before setup."""

    def left_under_ruins(self, state: State) -> Iterable[str]:
        """Asked for the kinds of the items that setup put under ruins for it, without those taken. Neutral: none."""
        return ()

    def steps_of(self, phase: Phase) -> Steps[Any]:
        """Return the steps of a phase; raises ``LookupError`` for a faction that cannot be played."""
        steps: Steps[Any] | None = getattr(self, phase.value)
        if steps is None:
            raise LookupError(f"{self.title} cannot be played")
        return steps

    @property
    def playable(self) -> bool:
        """Whether the faction can be played, and not only kept in the books of a recorded game."""
        return None not in (self.setup, self.birdsong, self.daylight, self.evening)

    def decide(self, game: Game, decision: Decision) -> Option | None:
        """Asked for the answer to each decision of this seat, where it decides by its own rules.

        Chance comes from the game's. Neutral: None, somebody is asked.
        """
        return None


def seat_of(game: Game, player: str) -> Seat:
    """Return the faction of a player at the table; raises ``KeyError`` for somebody else."""
    seat: Any = game.factions[player]
    found: Seat = seat
    return found


def seats(game: Game) -> Mapping[str, Seat]:
    """Return the factions at the table by their names."""
    return cast("Mapping[str, Seat]", game.factions)
