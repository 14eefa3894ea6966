"""The questions that the core asks of everything that bends it: factions, crafted cards, maps.

Each method of :class:`Extension` is one question. Its docstring says when it is asked; its body is the neutral answer.
The core only asks those extensions that override a question, so a question nobody bends costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from woodlaw.engine.refusal import Refusal
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, crafted_items

if TYPE_CHECKING:
    from woodlaw.engine.events import Crafted, Event, Moved, Removed, Stated
    from woodlaw.engine.game import Game
    from woodlaw.engine.turn import Action


class Claim(StrEnum):
    """How a player claims to rule a clearing, from the weakest to the strongest (2.5, 1.1.1)."""

    MAJORITY = "majority"
    """By having more warriors and buildings than each other player."""
    TIES = "ties"
    """Also when tied for most."""
    ALWAYS = "always"
    """Whatever stands there."""


@dataclass(slots=True)
class Fight:
    """A battle as the questions see it: who attacks whom, where, and which ambushes were played (suits, or empty)."""

    attacker: str
    defender: str
    clearing: Place
    ambush: str = ""
    foil: str = ""

    def side(self, player: str) -> str:
        """Return ``"attacker"`` or ``"defender"``."""
        return "attacker" if player == self.attacker else "defender"

    def enemy(self, player: str) -> str:
        """Return the other side."""
        return self.defender if player == self.attacker else self.attacker


@dataclass(frozen=True, slots=True)
class Modifier:
    """What an effect may add to a battle.

    ``player`` is the side that has it; ``extra`` how many extra hits it deals (4.3.5.I); ``more_rolled`` by how many it
    raises the most rolled hits (4.3.3.I); ``ignored`` how many hits it ignores (4.3.5.III), ``ignores_rolled`` all
    rolled hits, ``ignores_first`` the first it takes, unasked, be it of an ambush or not; ``ignores_ambush`` hits of an
    ambush; ``optional`` whether the player may leave it; ``before_roll`` whether it comes before rolling (4.3.2);
    ``use`` what else comes of it as it is used, ``then`` what follows once the hits of the battle are dealt.
    """

    clause: str
    player: str
    extra: int = 0
    more_rolled: int = 0
    ignored: int = 0
    ignores_rolled: bool = False
    ignores_first: bool = False
    ignores_ambush: bool = False
    optional: bool = False
    before_roll: bool = False
    use: Callable[[Game], None] | None = None
    then: Callable[[Game], None] | None = None


@dataclass(frozen=True, slots=True)
class Points:
    """Points that something earns: at least ``least`` and at most ``most`` (None: no bound), by a clause.

    ``player`` scores them; where it is empty, the owner of the extension that tells of them does.
    """

    clause: str
    least: int
    most: int | None
    why: str = ""
    player: str = ""


@dataclass(frozen=True, slots=True)
class Offence:
    """What an extension has to say against an event or a turn. ``kind`` is a finding's kind (``"violation"`` …)."""

    kind: str
    clause: str
    message: str
    expected: str = ""


class Extension:
    """One thing that bends the core: a faction, a crafted card in force, a map's special rules.

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

    def treats_rivers_as_paths(self, game: Game, player: str) -> bool:
        """Asked whether rivers are paths for a player. Neutral: no."""
        return False

    def extra_strength(self, game: Game, player: str, clearing: Place) -> int:
        """Asked when rule is counted for what counts besides a player's warriors and buildings. Neutral: nothing."""
        return 0

    def claim(self, game: Game, clearing: Place) -> Claim:
        """Asked how the owner may claim rule of a clearing. Neutral: by majority."""
        return Claim.MAJORITY

    # Placing, moving, removing (G.20, 4.2, G.24) ----------------------------------------------------------------------
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Asked before a player places a piece. Neutral: not forbidden."""
        return None

    def forbids_move(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> Refusal | None:
        """Asked before a piece moves; ``player`` is whose move it is. Neutral: not forbidden."""
        return None

    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """Asked whether a player's move needs no rule of origin or destination (4.2.1). Neutral: it does."""
        return False

    def moves_in_peace(self, game: Game, player: str, other: str) -> bool:
        """Asked whether a player's moves provoke nothing of another's that answers to moves. Neutral: they may."""
        return False

    def moves_along(self, game: Game, player: str, piece: Piece) -> bool:
        """Asked whether a piece that is no warrior or pawn may move with the player's warriors. Neutral: no."""
        return False

    def forbids_recruit(self, game: Game, player: str, clearing: Place) -> Refusal | None:
        """Asked before a player recruits in a clearing, by a step or action of that name. Neutral: not forbidden."""
        return None

    def forbids_remove(
        self, game: Game, player: str, piece: Piece, place: Place, fight: Fight | None
    ) -> Refusal | None:
        """Asked before a player removes a piece; the fight, if it falls in one. Neutral: not forbidden."""
        return None

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

    def dominates(self, game: Game, player: str, suit: str) -> bool | None:
        """Asked whether a player meets the condition of a dominance card of a suit. Neutral: None, as 3.3.1 says."""
        return None

    # Battle (4.3) -----------------------------------------------------------------------------------------------------
    def forbids_battle(self, game: Game, attacker: str, defender: str, clearing: Place) -> Refusal | None:
        """Asked before a battle is initiated. Neutral: not forbidden."""
        return None

    def fighters(self, game: Game, player: str, fight: Fight) -> int:
        """Asked for warriors of others that fight for a player. Neutral: none."""
        return 0

    def hits_fall_on(self, game: Game, fight: Fight) -> Place | None:
        """Asked where the owner's items lie of which each hit damages one, instead of removing a piece (9.2.7).

        Neutral: None, hits remove pieces.
        """
        return None

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

    def resolve(self, game: Game) -> None:
        """Asked of a crafted immediate effect to happen, for its owner (4.1.2). Neutral: nothing happens."""

    def left_play(self, game: Game) -> None:
        """Asked of a persistent effect, once its card was discarded from the owner's play area, for what becomes of
        what lay on it. Neutral: nothing happens.
        """

    def draws_instead(self, game: Game, player: str, count: int) -> bool:
        """Asked before a player draws from the shared deck whether the player does something else instead, and to do
        it. Neutral: the player draws.
        """
        return False

    # After events, in a game that is played ---------------------------------------------------------------------------
    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Action]:
        """Asked after pieces were removed together, once all of them are gone (1.5.4), for what is due.

        Of a battle it is asked for what each side lost. What leaves nothing to choose, and no order to matter, may
        happen at once. Neutral: nothing.
        """
        return ()

    def after_returned(self, game: Game, events: Sequence[Removed]) -> Sequence[Action]:
        """Asked for what is due after pieces that were removed before, and held back, went where removal sends them.

        The events tell where they were removed from and where they are now. Neutral: nothing.
        """
        return ()

    def after_moved(self, game: Game, event: Moved) -> None:
        """Asked after pieces moved. Neutral: nothing happens."""

    def after_battle(self, game: Game, fight: Fight) -> None:
        """Asked after a battle's last step. Neutral: nothing happens."""

    def after_crafted(self, game: Game, event: Crafted) -> None:
        """Asked after a card was crafted and its points were scored. Neutral: nothing happens."""

    def start_of_birdsong(self, game: Game, player: str) -> Sequence[Action]:
        """Asked at the start of every player's Birdsong (1.4.1) for what is due then. Neutral: nothing."""
        return ()

    def end_of_birdsong(self, game: Game, player: str) -> Sequence[Action]:
        """Asked at the end of every player's Birdsong for what is due then. Neutral: nothing."""
        return ()

    def start_of_daylight(self, game: Game, player: str) -> Sequence[Action]:
        """Asked at the start of every player's Daylight for what is due then. Neutral: nothing."""
        return ()

    def start_of_evening(self, game: Game, player: str) -> Sequence[Action]:
        """Asked at the start of every player's Evening for what is due then. Neutral: nothing."""
        return ()

    def end_of_evening(self, game: Game, player: str) -> Sequence[Action]:
        """Asked at the end of every player's Evening for what is due then. Neutral: nothing."""
        return ()

    def birdsong_actions(self, game: Game, player: str) -> Sequence[Action]:
        """Asked for what a player may do at any point of its Birdsong besides its faction's steps. Neutral: nothing."""
        return ()

    def daylight_actions(self, game: Game, player: str) -> Sequence[Action]:
        """Asked for what a player may do in its Daylight besides its faction's actions. Neutral: nothing."""
        return ()

    def why_not_now(self, game: Game, player: str, what: str) -> Refusal | None:
        """Asked of something that is not offered to a player, such as another phase's action, why it is not.

        Neutral: None, nothing is known of it.
        """
        return None

    def moving_along(
        self, game: Game, player: str, count: int, origin: Place, destination: Place
    ) -> tuple[tuple[Piece, int], ...]:
        """Asked what the player takes along when moving ``count`` warriors; asks the player. Neutral: nothing."""
        return ()

    # Recorded games ---------------------------------------------------------------------------------------------------
    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """Asked whether an effect of the owner carries a piece otherwise than by a move of its own player.

        ``player`` is whose turn it is. Field hospitals, allied warriors, prisoners, force. Neutral: no.
        """
        return False

    def pays_with(self, game: Game, piece: Piece) -> bool:
        """Asked whether an effect lets its owner remove one such piece of its own in its turn, as a price.

        Neutral: no.
        """
        return False

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

    def drawn_otherwise(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """Asked at the end of a player's turn whether an effect took the place of drawing in it. Neutral: none did."""
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
