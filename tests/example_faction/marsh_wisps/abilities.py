"""What the Wisps are, and what they bend (MW.2)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from marsh_wisps.board import DARK_LANTERN, LANTERN, MIRE, SKY, WISPS
from marsh_wisps.cards import EFFECTS
from woodlaw.engine.actions import Action, Moment, Offer
from woodlaw.engine.concepts import on_nothing_else
from woodlaw.engine.dealing import discard_card
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.events import Removed
from woodlaw.engine.extension import Way
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import afterwards
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.place import room_for
from woodlaw.engine.primitives import flip_piece, place_pieces, return_removed, score_points, take_item
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Falling, Fight, Lent, Removal, Spared
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import ITEMS, OWN_CARDS, PIECES, Box
from woodlaw.table.cards import Card
from woodlaw.table.maps import Map
from woodlaw.table.pieces import Category, Piece, is_face_down, item
from woodlaw.table.piles import Pile
from woodlaw.table.places import ITEM_SUPPLY, OUT_OF_GAME, Place, board

SHONE = Remembered("wisps have shone", False, FLAG)
"""Whether the Wisps have scored for a battle at a lantern this turn."""


class Wisps(Faction):
    """The Marsh Wisps: lanterns that drift, and warriors that come back."""

    name = WISPS
    title = "Marsh Wisps"
    letter = "MW"
    colour = "#5a8f8f"
    setup_order = 101
    chapter = "MW"
    human = False
    has_hand = False
    starts_in_corner = True
    piles = (Pile(MIRE, hidden=True, counted=True),)
    options: Mapping[str, tuple[str, ...]] = {"fire": ("dim", "bright"), "others": ("apart", "banded")}
    effects = EFFECTS
    cards_in_force = (SKY,)
    holds: Mapping[str, Box] | None = {
        "deep": Box((PIECES,), kinds=("warrior",), clause="MW.2.7"),
        "lamps": Box((ITEMS,), clause="MW.2.9"),
        "sky": Box((OWN_CARDS,), most=1, clause="MW.3"),
    }
    lantern = LANTERN

    @property
    def deep(self) -> Place:
        """Where Wisps lie that fell in battle."""
        return board(self.name, "deep")

    @property
    def lamps(self) -> Place:
        """Where items lie that hits may fall on."""
        return board(self.name, "lamps")

    def is_lit(self, game: Game, place: Place) -> bool:
        """Return whether a lantern stands somewhere."""
        return game.state.count(place, self.lantern) > 0

    def lit(self, game: Game) -> list[Place]:
        """Return the clearings with lanterns."""
        return [place for place in game.state.clearings if self.is_lit(game, place)]

    # Setup and seats --------------------------------------------------------------------------------------------------
    @implements("MW.2.10")
    def why_not_with(self, others: Sequence[Faction]) -> Refusal | None:
        """Company: no other seat without a hand."""
        if all(other.has_hand for other in others):
            return None
        return Refusal("MW.2.10", "another faction has no hand")

    @implements("MW.2.10")
    def why_not_on(self, map_: Map, priority_markers: Sequence[int]) -> Refusal | None:
        """Company: there is no lake."""
        return Refusal("MW.2.10", "the map has a lake") if map_.coastal else None

    @implements("MW.2.2")
    def decide(self, game: Game, decision: Decision) -> Option | None:
        """Own Mind: the clearing of the lowest number."""
        places = [option for option in decision.options if isinstance(option, Place) and option.number]
        return min(places, key=lambda place: place.number) if len(places) == len(decision.options) else None

    @implements("MW.3")
    def fill_supply(self, game: Game) -> None:
        """The supply holds warriors and dark lanterns."""
        super().fill_supply(game)

    @implements("MW.3")
    def lies_before_setup(self, card: Card) -> Place | None:
        """Moonrise lies in the Sky."""
        return SKY

    @implements("MW.3")
    def starting_clearing(self, game: Game) -> Place | None:
        """The corner where the only lantern stands."""
        lit = self.lit(game)
        return lit[0] if len(lit) == 1 else None

    # MW.2.1 Empty Hands -----------------------------------------------------------------------------------------------
    @implements("MW.2.1")
    def draws_instead(self, game: Game, player: str, count: int) -> bool:
        """Score a point instead."""
        if player != self.name:
            return False
        score_points(game, self.name, 1)
        return True

    @implements("MW.2.1")
    def given_instead(self, game: Game, giver: str, card: Card, receiver: str) -> bool:
        """The card is discarded."""
        discard_card(game, giver, card)
        return True

    @implements("MW.2.1")
    def taken_instead(self, game: Game, taker: str, holder: str) -> bool:
        """The taker scores a point."""
        score_points(game, taker, 1)
        return True

    # MW.2.3 Light -----------------------------------------------------------------------------------------------------
    @implements("MW.2.3")
    def stored(self, piece: Piece) -> Piece:
        """A lantern off the map is dark."""
        return DARK_LANTERN if piece is self.lantern else piece

    @implements("MW.2.3")
    def clearing_suits(self, game: Game, clearing: Place, suits: frozenset[str]) -> frozenset[str]:
        """Light is a mouse's."""
        return suits | {"mouse"} if self.is_lit(game, clearing) else suits

    @implements("MW.2.3")
    def extra_strength(self, game: Game, player: str, clearing: Place) -> int:
        """Lanterns count for rule."""
        return game.state.count(clearing, self.lantern) if player == self.name else 0

    rule_rests_on = on_nothing_else

    @implements("MW.2.3")
    def extra_removal_points(self, game: Game, remover: str, piece: Piece) -> int:
        """A lantern is worth a point more."""
        return int(piece is self.lantern)

    @implements("MW.2.3")
    def forbids_replace(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """No lantern is replaced."""
        return Refusal("MW.2.3", "a lantern cannot be replaced") if piece is self.lantern else None

    @implements("MW.2.3")
    def forbids_flip(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """A warrior guards the light."""
        guarded = piece is self.lantern and game.state.warriors(place, self.name)
        return Refusal("MW.2.3", "a Wisp guards the lantern") if guarded and player != self.name else None

    # MW.2.4 Drifting --------------------------------------------------------------------------------------------------
    @implements("MW.2.4")
    def adjacent_places(self, game: Game, player: str, place: Place) -> Iterable[Place]:
        """From lantern to lantern."""
        return self.lit(game) if player == self.name and self.is_lit(game, place) else ()

    @implements("MW.2.4")
    def treats_as_paths(self, game: Game, player: str) -> Collection[Way]:
        """Along rivers and closed paths."""
        return (Way.RIVERS, Way.CLOSED_PATHS) if player == self.name else ()

    def links_rest_on(self, game: Game) -> object:
        """Where lanterns are lit."""
        return tuple(self.lit(game))

    @implements("MW.2.4")
    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """Whoever rules."""
        return player == self.name

    @implements("MW.2.4")
    def leaves_freely(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """Whatever holds others back."""
        return player == self.name

    @implements("MW.2.4")
    def moves_in_peace(self, game: Game, player: str, other: str) -> bool:
        """Nobody minds."""
        return player == self.name

    @implements("MW.2.4")
    def moves_along(self, game: Game, player: str, piece: Piece) -> bool:
        """A lantern may go along."""
        return player == self.name and piece is self.lantern

    @implements("MW.2.4")
    def moving_along(
        self, game: Game, player: str, pieces: Sequence[tuple[Piece, int]], origin: Place, destination: Place
    ) -> tuple[tuple[Piece, int], ...]:
        """Choose whether one does."""
        if player != self.name or not self.is_lit(game, origin):
            return ()
        return ((self.lantern, game.ask(self.name, "how many lanterns", [0, 1])),)

    # MW.2.5 Cold Ground -----------------------------------------------------------------------------------------------
    def _cold(self, game: Game, player: str, place: Place) -> Refusal | None:
        if player == self.name or not self.is_lit(game, place):
            return None
        return Refusal("MW.2.5", "a lantern stands there")

    @implements("MW.2.5")
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """No buildings."""
        return self._cold(game, player, place) if piece.category is Category.BUILDING else None

    @implements("MW.2.5")
    def forbids_recruit(self, game: Game, player: str, clearing: Place) -> Refusal | None:
        """No recruiting."""
        return self._cold(game, player, clearing)

    @implements("MW.2.5")
    def forbids_activate(self, game: Game, player: str, clearing: Place) -> Refusal | None:
        """No crafting."""
        return self._cold(game, player, clearing)

    @implements("MW.2.5")
    def forbids_move(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> Refusal | None:
        """No moving from lantern to lantern."""
        return self._cold(game, player, origin) and self._cold(game, player, destination)

    @implements("MW.2.5")
    def most_placed(self, game: Game, player: str, piece: Piece, place: Place, source: Place) -> tuple[int, str] | None:
        """One warrior at a time."""
        return (self.values["most placed at once"], "MW.2.5") if piece is self.warrior else None

    # MW.2.6 Flit, MW.2.7 The Deep -------------------------------------------------------------------------------------
    @implements("MW.2.6")
    def spares(self, game: Game, removals: Sequence[Removal], falling: Falling) -> Sequence[Spared]:
        """Outside of battle Wisps move away."""
        if falling.fight is not None:
            return ()
        fleeing = [each for each in removals if each.piece is self.warrior]
        to = {each.place: [place for place in self.lit(game) if place is not each.place] for each in fleeing}
        return [Spared(e.piece, e.count, e.place, to[e.place][0]) for e in fleeing if to[e.place]]

    @implements("MW.2.7")
    def removed_to(self, game: Game, piece: Piece, place: Place, fight: Fight | None) -> Place | None:
        """Fallen Wisps lie in the Deep."""
        return self.deep if piece is self.warrior and fight is not None else None

    @implements("MW.2.7")
    def keeps_removed(self, place: Place) -> bool:
        """They are held back there."""
        return place is self.deep

    @implements("MW.2.7")
    def due(self, game: Game, moment: Moment, player: str) -> Sequence[Offer]:
        """They return when the Wisps' Birdsong starts."""
        return (RISE.offer(game, self),) if moment is Moment.START_OF_BIRDSONG and player == self.name else ()

    @implements("MW.2.7")
    def after_returned(self, game: Game, events: Sequence[Removed]) -> Sequence[Offer]:
        """The Wisps score a point."""
        return (SHIMMER.offer(game, self),) if any(event.piece is self.warrior for event in events) else ()

    # MW.2.8 Fickle Fire -----------------------------------------------------------------------------------------------
    @implements("MW.2.8")
    def lends(self, game: Game, player: str, fight: Fight) -> Sequence[Lent]:
        """Wisps fight for a defender at a lantern."""
        defends = player == fight.defender and self.name not in fight.sides
        return self.warriors_lent(game.state, fight.clearing) if defends and self.is_lit(game, fight.clearing) else ()

    @implements("MW.2.8")
    def most_rolled_hits(self, game: Game, player: str, fight: Fight) -> int | None:
        """Two rolled hits at most, of a dim fire, and no more than warriors."""
        if player != self.name or "bright" in game.state.options.get(self.name, ()):
            return None
        return min(game.state.warriors(fight.clearing, self.name), int(self.values["most rolled hits"]))

    @implements("MW.2.8")
    def defenseless(self, game: Game, fight: Fight) -> bool | None:
        """Not at a lantern."""
        return False if fight.defender == self.name and self.is_lit(game, fight.clearing) else None

    @implements("MW.2.8")
    def forbids_ambush(self, game: Game, player: str, fight: Fight) -> Refusal | None:
        """Nobody ambushes them at a lantern."""
        if fight.enemy(player) != self.name or not self.is_lit(game, fight.clearing):
            return None
        return Refusal("MW.2.8", "nobody ambushes the Wisps at a lantern")

    # MW.2.9 Lamps -----------------------------------------------------------------------------------------------------
    @implements("MW.2.9")
    def hits_fall_on(self, game: Game, fight: Fight) -> Sequence[Place]:
        """Items in the Lamps take hits."""
        return (self.lamps,)

    @implements("MW.2.9")
    def after_item_flipped(self, game: Game, item: Piece, place: Place) -> None:
        """What is turned face down burns out."""
        if place is self.lamps and is_face_down(item):
            take_item(game, self.name, item, place, OUT_OF_GAME)

    @implements("MW.2.9")
    def start_of_battle(self, game: Game, fight: Fight) -> Sequence[Offer]:
        """A battle at a lantern is worth a point, once a turn."""
        return (SHINE.offer(game, self),) if self.is_lit(game, fight.clearing) else ()

    @implements("MW.2.9")
    def after_battle(self, game: Game, fight: Fight) -> Sequence[Offer]:
        """A torch for the Lamps."""
        return (SCAVENGE.offer(game, self),) if fight.attacker == self.name else ()

    @implements("MW.2.9")
    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """A lantern that goes out is mourned."""
        return [MOURN.offer(game, self, event.place) for event in events if event.piece is self.lantern]

    @implements("MW.2.9")
    def points_for_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> int:
        """A point for each lantern that goes out."""
        return sum(event.count for event in events if event.piece is self.lantern)

    # MW.2.11 The Mire, MW.2.12 Common Foe -----------------------------------------------------------------------------
    @implements("MW.2.11")
    def forbids_look(self, game: Game, player: str, place: Place) -> Refusal | None:
        """Nobody looks into the Mire."""
        return Refusal("MW.2.11", "nobody looks through the Mire") if place is MIRE else None

    @implements("MW.2.12")
    def team(self, game: Game, player: str) -> tuple[tuple[str, ...], str]:
        """Those who band together win together."""
        if player == self.name or not self._are_banded(game):
            return (), ""
        return tuple(seat for seat in game.state.seats if seat != self.name), "MW.2.12"

    @implements("MW.2.12")
    def without_dominance(self, game: Game) -> bool:
        """And by points alone."""
        return self._are_banded(game)

    def _are_banded(self, game: Game) -> bool:
        return "banded" in game.state.options.get(self.name, ())

    # MW.2.13 Flare ----------------------------------------------------------------------------------------------------
    @implements("MW.2.13")
    def placed_instead(self, game: Game, player: str, piece: Piece, place: Place) -> bool:
        """A dark lantern flares up where a warrior of another would be placed."""
        comes = piece.category is Category.WARRIOR and piece.owner != self.name
        if not comes or not game.state.count(place, DARK_LANTERN):
            return False
        flip_piece(game, self.name, DARK_LANTERN, LANTERN, place)
        return True


@implements("MW.2.7")
def rise(game: Game, wisps: Wisps) -> None:
    """Return what lies in the Deep to the supply."""
    there = game.state.count(wisps.deep, wisps.warrior)
    fallen = Removed(wisps.name, wisps.warrior, there, wisps.deep, wisps.deep)
    return_removed(game, wisps.name, wisps.deep, [(fallen, None)])


def shimmer(game: Game, wisps: Wisps) -> None:
    """Score a point."""
    score_points(game, wisps.name, 1)


@implements("MW.2.9")
def shine(game: Game, wisps: Wisps) -> None:
    """Score a point for a battle at a lantern."""
    SHONE.note(game.state, True)
    shimmer(game, wisps)


@implements("MW.2.9")
def _why_not_shine(game: Game, wisps: Wisps) -> Refusal | None:
    return Refusal("MW.2.9", "the Wisps have shone this turn") if SHONE.of(game.state) else None


@implements("MW.2.9")
def mourn(game: Game, wisps: Wisps, place: Place) -> None:
    """Place a warrior where a lantern was once the battle or effect is over."""
    afterwards(game, place, lambda: _gather(game, wisps, place))


@implements("MW.2.9")
def _gather(game: Game, wisps: Wisps, place: Place) -> None:
    if room_for(game, wisps.name, wisps.warrior, place):
        place_pieces(game, wisps.name, wisps.warrior, 1, place)


@implements("MW.2.9")
def scavenge(game: Game, wisps: Wisps) -> None:
    """Take a torch."""
    take_item(game, wisps.name, TORCH, ITEM_SUPPLY, wisps.lamps)


@implements("MW.2.9")
def _why_no_torch(game: Game, wisps: Wisps) -> Refusal | None:
    return None if game.state.count(ITEM_SUPPLY, TORCH) else Refusal("MW.2.9", "the item supply holds no torch")


TORCH = item("torch")
RISE = Action("rise", rise)
SHIMMER = Action("shimmer", shimmer)
SHINE = Action("shine", shine, _why_not_shine)
MOURN = Action("mourn", mourn)
SCAVENGE = Action("scavenge", scavenge, _why_no_torch)
