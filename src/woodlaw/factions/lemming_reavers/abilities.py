"""The Lemming Reavers (chapter LR): what bends the core, abilities (LR.2), scouting, building and drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import cast

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.concepts import standing_on
from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.enemies import is_enemy_piece
from woodlaw.engine.events import Removed
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import afterwards
from woodlaw.engine.place import available, room_for
from woodlaw.engine.primitives import flip_item, place_pieces, remove_pieces, score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.setup import corner_with
from woodlaw.engine.sides import Falling, Fight
from woodlaw.engine.state import State
from woodlaw.engine.titles import name
from woodlaw.engine.venture import move_or_battle
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import PIECES, Box
from woodlaw.table.pieces import Piece, is_face_down
from woodlaw.table.places import Place, PlaceKind, board, supply

CACHES = ("provisions", "depot", "reserve", "loot")
CACHE_BOX = "caches"
IDLE_WARRIORS = "idle warriors"
CARDS_DRAWN = 1
ACTIONS = 3
"""How many actions Rally has without depots (LR.5.2)."""
WARRIORS, ITEM = "place warriors", "flip item"
WARRIORS_PLACED = 2


class Reavers(Faction):
    """The Lemming Reavers: the rules that others feel."""

    name = "lemming_reavers"
    starts_in_corner = True
    holds: Mapping[str, Box] | None = {
        CACHE_BOX: Box((PIECES,), kinds=CACHES, clause="LR.2.2"),
        IDLE_WARRIORS: Box((PIECES,), kinds=("warrior",), clause="LR.2.4.I"),
    }

    def most_actions(self, game: Game) -> tuple[int, str] | None:
        """Three actions and one for each depot in Rally; one for each reserve in Seize, each encampment in Plunder."""
        rallying = ACTIONS + self.owned_caches(game.state, "depot")
        return max(rallying, self.on_map(game.state, "encampment")), "LR.5.2"

    # LR.3 Setup -------------------------------------------------------------------------------------------------------
    @implements("LR.3.2")
    def starting_clearing(self, game: Game) -> Place | None:
        """The corner with the encampment that setup places."""
        return corner_with(game, self.piece("encampment"))

    # LR.2.1 Crafting --------------------------------------------------------------------------------------------------
    @implements("LR.2.1", "LR.5.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """The Reavers craft with encampments."""
        return standing_on(game, (self.piece("encampment"),)) if player == self.name else None

    # LR.2.2 Caches ----------------------------------------------------------------------------------------------------
    @cached_property
    def caches(self) -> tuple[Piece, ...]:
        """The four types of cache."""
        return tuple(self.piece(kind) for kind in CACHES)

    @cached_property
    def cache_box(self) -> Place:
        """Where the caches lie that the faction board holds."""
        return board(self.name, CACHE_BOX)

    def owned_caches(self, state: State, kind: str) -> int:
        """Return how many caches of a type lie on the faction board."""
        return state.count(self.cache_box, self.piece(kind))

    def has_cache(self, state: State, place: Place) -> bool:
        """Return whether a cache of any type lies at a place."""
        return any(state.count(place, cache) for cache in self.caches)

    def forbids_remove(self, game: Game, player: str, piece: Piece, place: Place, falling: Falling) -> Refusal | None:
        """Caches stay while other enemy pieces are about."""
        standing = falling.standing(game, place)
        return self._why_not_yet(game, player, place, standing, "removed") if piece in self.caches else None

    def forbids_move(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> Refusal | None:
        """Caches stay while other enemy pieces are about."""
        standing = game.state.at(origin)
        return self._why_not_yet(game, player, origin, standing, "moved") if piece in self.caches else None

    @implements("LR.2.2.I", "LR.2.2.Ia")
    def _why_not_yet(
        self, game: Game, player: str, place: Place, standing: Iterable[Piece], what: str
    ) -> Refusal | None:
        """A player removes or moves a cache where no other piece is an enemy's; other caches do not count."""
        others = (piece for piece in standing if piece not in self.caches)
        if not place.number or not any(is_enemy_piece(game, player, piece, place) for piece in others):
            return None
        return Refusal("LR.2.2.I", f"no cache is {what} while other enemy pieces are in clearing {place.number}")

    def forbids_battle(self, game: Game, attacker: str, defender: str, clearing: Place) -> Refusal | None:
        """Bots pass over caches that are not to be removed yet."""
        if defender != self.name or attacker not in game.factions or seat_of(game, attacker).human:
            return None
        return self._why_not_targeted(game, attacker, clearing)

    @implements("LR.2.2.Ib")
    def _why_not_targeted(self, game: Game, bot: str, place: Place) -> Refusal | None:
        """A bot battles no cache while other enemy pieces are there; any other piece of the Reavers is a target."""
        others = any(piece.owner == self.name and piece not in self.caches for piece in game.state.at(place))
        if others or self._why_not_yet(game, bot, place, game.state.at(place), "removed") is None:
            return None
        return Refusal("LR.2.2.Ib", f"a bot passes over caches beside other enemy pieces in clearing {place.number}")

    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """Caches reward whoever removed them (LR.2.2.II), and encampments are raided (LR.2.3.I)."""
        return [*scouting_rewards(game, self, events), *raids(game, self, events)]

    @implements("LR.2.2.IIc")
    def extra_removal_points(self, game: Game, remover: str, piece: Piece) -> int:
        """Whoever removes a reserve scores one more point."""
        return 1 if piece is self.piece("reserve") else 0

    # LR.2.4 Upkeep ----------------------------------------------------------------------------------------------------
    idle_box = board(name, IDLE_WARRIORS)
    stores = (idle_box,)
    """Idle warriors are still in the supply (LR.2.4.I)."""

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Caches and encampments keep apart."""
        if piece.owner != self.name or piece is self.warrior or not place.number:
            return None
        return self._why_not_scout(game, place) if piece in self.caches else self._why_not_build(game, place)

    @implements("LR.2.4", "LR.7.1")
    def upkeep(self, state: State) -> int:
        """Return how many warriors the supply must be left with more than: 10, less 5 for each provisions owned."""
        saved = int(self.values["upkeep less by provisions"]) * self.owned_caches(state, "provisions")
        return int(self.values["upkeep"]) - saved

    @implements("LR.2.4.I")
    def supplied(self, game: Game) -> int:
        """Return how many warriors the supply holds, the idle ones included."""
        return available(game, self.warrior)

    @implements("LR.2.4")
    def most_placed(self, game: Game, player: str, piece: Piece, place: Place, source: Place) -> tuple[int, str] | None:
        """Upkeep: the Lemmings place no more warriors than leave their supply more than it must hold.

        What comes from elsewhere leaves the supply as it is.
        """
        if player != self.name or piece is not self.warrior:
            return None
        spare = self.supplied(game) - self.upkeep(game.state) - 1
        if source not in (supply(self.name), *self.stores) and spare >= 0:
            return None
        return spare, "LR.2.4"

    # LR.4 Birdsong, LR.5 Daylight -------------------------------------------------------------------------------------
    @implements("LR.4.3")
    def _why_not_scout(self, game: Game, place: Place) -> Refusal | None:
        if not game.state.owned(place, self.name):
            return None
        return Refusal("LR.4.3", f"caches are scouted without Lemming pieces, and clearing {place.number} has some")

    @implements("LR.5.2.III")
    def _why_not_build(self, game: Game, place: Place) -> Refusal | None:
        if game.state.count(place, self.piece("encampment")):
            return Refusal("LR.5.2.III", f"clearing {place.number} has an encampment already")
        if self.has_cache(game.state, place):
            return Refusal("LR.5.2.III", f"clearing {place.number} holds a cache")
        return None

    @implements("LR.5.2.III")
    def points_uncovered(self, game: Game) -> int:
        """Return the points of the space that the last encampment taken from the track uncovered."""
        return int(self.values["points per encampment"][self.off_track(game, "encampment") - 1])

    # LR.6 Evening -----------------------------------------------------------------------------------------------------
    @implements("LR.6.2", "LR.7.4")
    def cards_drawn(self, state: State) -> int:
        """Return how many cards Evening draws: one, and one for each loot on the faction board."""
        return CARDS_DRAWN + self.owned_caches(state, "loot")


# LR.2.2.II Scouting Reward --------------------------------------------------------------------------------------------
@implements("LR.2.2.II")
def scouting_rewards(game: Game, reavers: Reavers, events: Sequence[Removed]) -> list[Offer]:
    """Score for each cache that another player removed off the map, and return the effects due to that player."""
    taken = [
        event
        for event in events
        if event.piece in reavers.caches and event.place.number and event.player != reavers.name
    ]
    score_points(game, reavers.name, sum(event.count for event in taken))
    return [
        EFFECTS[event.piece.kind].offer(game, event.player, event.place, event.count).named(_named(event))
        for event in taken
        if event.piece.kind in EFFECTS
    ]


def _named(event: Removed) -> str:
    return f"{event.piece.kind} in {name(event.place)}"


# LR.2.2.IIa Provisions ------------------------------------------------------------------------------------------------
@implements("LR.2.2.IIa")
def _why_no_provisions(game: Game, player: str, place: Place, count: int) -> Refusal | None:
    if _has_room(game, player, place) or _exhausted(game, player):
        return None
    return Refusal("LR.2.2.IIa", "no warrior can be placed, and no exhausted item is there to flip")


@implements("LR.2.2.IIa")
def _provide(game: Game, player: str, place: Place, count: int) -> None:
    """For each, the remover may place two warriors where it was, or flip an exhausted item of its board face up."""
    for _ in range(count):
        options = [DECLINE] + [WARRIORS] * _has_room(game, player, place) + [ITEM] * bool(_exhausted(game, player))
        choice = game.ask(player, "provisions", options)
        if choice == WARRIORS:
            place_pieces(game, player, _warrior(game, player), WARRIORS_PLACED, place)
        elif choice == ITEM:
            item, box = game.ask(player, "item to flip", _exhausted(game, player))
            flip_item(game, player, item, box)


@implements("LR.2.2.IIa", "1.5.4")
def _has_room(game: Game, player: str, place: Place) -> bool:
    """Return whether a player can place a warrior of its own; a faction that has no plain warriors cannot."""
    try:
        return room_for(game, player, _warrior(game, player), place) > 0
    except KeyError:
        return False


def _warrior(game: Game, player: str) -> Piece:
    return cast("Faction", seat_of(game, player)).warrior


@implements("LR.2.2.IIa")
def _exhausted(game: Game, player: str) -> list[tuple[Piece, Place]]:
    """Return the exhausted items of a player's board, each kind with the box it lies in."""
    boxes = (place for place in game.state.pieces if place.kind is PlaceKind.BOARD and place.owner == player)
    return [(item, box) for box in sorted(boxes, key=repr) for item in game.state.at(box) if is_face_down(item)]


# LR.2.2.IIb Depot, LR.2.2.IId Loot ------------------------------------------------------------------------------------
@implements("LR.2.2.IIb", "1.4.2")
def _set_out(game: Game, player: str, place: Place, count: int) -> None:
    """The remover may take a move or initiate a battle anywhere, once the battle or effect under way is over."""
    afterwards(game, ("depot", place, len(game.waiting or ())), lambda: _venture(game, player, count))


@implements("LR.2.2.IIb")
def _venture(game: Game, player: str, count: int) -> None:
    for _ in range(count):
        move_or_battle(game, player, may_decline=True)


@implements("LR.2.2.IId")
def _loot(game: Game, player: str, place: Place, count: int) -> None:
    """The remover draws a card for each."""
    for _ in range(count):
        draw_cards(game, player, 1)


EFFECTS = {
    "provisions": Action("provisions", _provide, _why_no_provisions, asks=lambda player, *_: (player, "provisions")),
    "depot": Action("depot", _set_out),
    "loot": Action("loot", _loot),
}
"""The effects of removing a cache by its type; the point for a reserve is scored with that for the token."""


# LR.2.3.I Raided ------------------------------------------------------------------------------------------------------
@implements("LR.2.3.I")
def raids(game: Game, reavers: Reavers, events: Sequence[Removed]) -> list[Offer]:
    """Return what is due where encampments were removed from the map."""
    encampment = reavers.piece("encampment")
    lost = sum(event.count for event in events if event.piece is encampment and event.place.number)
    return [RAIDED.offer(game, reavers, lost)] if lost else []


@implements("LR.2.3.I")
def _why_no_raid(game: Game, reavers: Reavers, lost: int) -> Refusal | None:
    return None if _plundered(game, reavers) else _NO_CACHE


_NO_CACHE = Refusal("LR.2.3.I", "no cache is on the Reavers' board")


@implements("LR.2.3.I", "1.5.4")
def _give_up(game: Game, reavers: Reavers, lost: int) -> None:
    """For each encampment the Reavers return a cache of their choice from their board to their supply."""
    for _ in range(lost):
        left = _plundered(game, reavers)
        if not left:
            game.nothing_for(reavers.name, "cache to return", lambda: _NO_CACHE)
            return
        cache = game.ask(reavers.name, "cache to return", left)
        remove_pieces(game, reavers.name, [(cache, 1, reavers.cache_box)])


@implements("LR.2.3.I")
def _plundered(game: Game, reavers: Reavers) -> list[Piece]:
    """Return the types of cache on the board."""
    return [cache for cache in reavers.caches if game.state.count(reavers.cache_box, cache)]


RAIDED = Action("Raided", _give_up, _why_no_raid, asks=lambda reavers, *_: (reavers.name, "cache to return"))
