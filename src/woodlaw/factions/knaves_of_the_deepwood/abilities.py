"""What bends the core: abilities (18.2), and what Captains (K) and item actions (18.5.1.IV) add to battles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial

from woodlaw.engine.actions import STEP, Action, Offer
from woodlaw.engine.concepts import on_nothing_else, suits
from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import Removed
from woodlaw.engine.forests import forests, touching
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import afterwards
from woodlaw.engine.march import Terms, take_move
from woodlaw.engine.memory import FLAG, OneOf, Remembered
from woodlaw.engine.move import why_not_go
from woodlaw.engine.place import why_no_room
from woodlaw.engine.primitives import place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Falling, Fight, Modifier, Removal, Spared
from woodlaw.engine.state import State
from woodlaw.engine.titles import name
from woodlaw.factions.base import Faction
from woodlaw.factions.knaves_of_the_deepwood.captains import CAPTAINS, Captained
from woodlaw.law.implements import implements
from woodlaw.table.boxes import ITEMS, OWN_CARDS, Box
from woodlaw.table.characters import ADVENTURER, ARBITER, GLADIATOR, JAILOR
from woodlaw.table.pieces import RUIN, Category, Piece
from woodlaw.table.places import Place, PlaceKind, board

ASSAULT, SKIRMISH, NAB = "assault", "skirmish", "nab"
FOUGHT_BY = Remembered("item action of the battle", "", OneOf(("", ASSAULT, SKIRMISH, NAB)))
"""The item action that the battle under way, or about to begin, is a part of (18.5.1.IV)."""
FILCHING = Remembered("filching", False, FLAG)
"""Whether a Filch is under way, in which crafted items score nothing (18.5.1.III)."""

DEALT = "dealt"
"""Chosen for the seat where factions were drafted: four Captain cards were dealt beside the setup card (A.8.2.IV)."""
PLACE_CAPTAINS, READY = "place captains and skunks", "ready"
"""The steps of setup and of Birdsong that place Captains."""


class Knaves(Captained):
    """The Knaves of the Deepwood: the rules that others feel."""

    name = "knaves_of_the_deepwood"
    reach = 4
    holds: Mapping[str, Box] | None = {
        "stash": Box((ITEMS,), clause="18.2.2"),
        "cards": Box((OWN_CARDS,), clause="18.3.2"),
    }
    own_cards = frozenset(CAPTAINS)
    options: Mapping[str, tuple[str, ...]] = {"captains": ("all", DEALT)}

    @cached_property
    def warrior(self) -> Piece:
        """The Skunk, the Knaves' plain warrior."""
        return self.piece("skunk")

    @cached_property
    def acclaim(self) -> Piece:
        """The acclaim token."""
        return self.piece("acclaim")

    # 18.2.1 Exclusive with Vagabond -----------------------------------------------------------------------------------
    @implements("18.2.1")
    def why_not_with(self, others: Sequence[Faction]) -> Refusal | None:
        """They are not played beside a Vagabond, the faction of chapter 9."""
        if all(other.chapter != VAGABOND_CHAPTER for other in others):
            return None
        return Refusal("18.2.1", "the Knaves cannot be played in the same game as the Vagabond")

    # 18.2.2 Stash -----------------------------------------------------------------------------------------------------
    @implements("18.2.2")
    def item_box(self) -> Place:
        """Instead of a Crafted Items box the Knaves have the Stash."""
        return self.stash

    @cached_property
    def stash(self) -> Place:
        """The Stash."""
        return board(self.name, "stash")

    # 18.2.3 Acclaim, 18.2.5 Follow Me ---------------------------------------------------------------------------------
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Acclaim lies in clearings, one in each; Captains are placed in forests, in setup and by Ready."""
        if piece is self.acclaim:
            return self._why_no_acclaim(game, place)
        return self._why_not_readied(game, place) if piece in self.captains else None

    @implements("18.2.3")
    def _why_no_acclaim(self, game: Game, place: Place) -> Refusal | None:
        if place.kind is PlaceKind.FOREST:
            return Refusal("18.2.3", "forests cannot hold acclaim")
        if game.state.count(place, self.acclaim):
            return Refusal("18.2.3", f"clearing {place.number} has acclaim already")
        return None

    @implements("18.2.5", "18.3.3", "18.4.1")
    def _why_not_readied(self, game: Game, place: Place) -> Refusal | None:
        """A record does not tell its steps: there a Captain may be readied at any time of the Knaves' turn."""
        readying = STEP.of(game.state) in (PLACE_CAPTAINS, READY) or not game.played
        if readying and game.state.current == self.name and place.kind is not PlaceKind.CLEARING:
            return None
        return Refusal("18.2.5", "Captains are placed in forests alone, in setup and when readied")

    @implements("18.2.5")
    def forbids_replace(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Captains cannot be replaced."""
        if piece not in self.captains:
            return None
        return Refusal("18.2.5", f"the {piece.kind} is a Captain, which cannot be replaced")

    def forbids_remove(self, game: Game, player: str, piece: Piece, place: Place, falling: Falling) -> Refusal | None:
        """Hits do not fall on Captains while Skunks stand."""
        return self._why_not_hit(game, piece, place, falling) if falling.fight and piece in self.captains else None

    @implements("18.2.5")
    def _why_not_hit(self, game: Game, captain: Piece, place: Place, falling: Falling) -> Refusal | None:
        if falling.left(game, self.warrior, place) <= 0:
            return None
        return Refusal("18.2.5", f"the {captain.kind} cannot be hit while a Skunk is in {name(place)}")

    def moving_along(
        self, game: Game, player: str, pieces: Sequence[tuple[Piece, int]], origin: Place, destination: Place
    ) -> tuple[tuple[Piece, int], ...]:
        """Skunks follow a Captain that others make move; in their own turn the Knaves choose them with the Captain."""
        moving = dict(pieces)
        if player != self.name or game.state.current == self.name or not any(each in moving for each in self.captains):
            return ()
        return self._follow(game, moving.get(self.warrior, 0), origin)

    @implements("18.2.5")
    def _follow(self, game: Game, going: int, origin: Place) -> tuple[tuple[Piece, int], ...]:
        left = game.state.count(origin, self.warrior) - going
        count = game.ask(self.name, "how many skunks follow", list(range(left + 1)))
        return ((self.warrior, count),)

    # 18.2.4 Deepwood Runners ------------------------------------------------------------------------------------------
    def adjacent_places(self, game: Game, player: str, place: Place) -> Iterable[Place]:
        """Forests and clearings around a place are adjacent to it for the Knaves."""
        return self._deepwood(game, place) if player == self.name else ()

    links_rest_on = on_nothing_else

    @implements("18.2.4")
    def _deepwood(self, game: Game, place: Place) -> Sequence[Place]:
        """Return the forests that touch a place, and for a forest the clearings that it touches."""
        return touching(game, place)

    @implements("18.2.4")
    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """They move in and out of forests whoever rules."""
        return player == self.name and PlaceKind.FOREST in (origin.kind, destination.kind)

    # 18.2.6 Have at Thee, 18.5.1.IVb Assault, 18.5.1.IVd Nab ----------------------------------------------------------
    def prisoners_in(self, state: State, place: Place) -> list[tuple[Piece, int]]:
        """Return the Prisoners in a forest: warriors of others."""
        there = state.at(place).items() if place.kind is PlaceKind.FOREST else ()
        return [(p, n) for p, n in there if p.category is Category.WARRIOR and p.owner not in ("", self.name)]

    def prisoners(self, state: State, place: Place) -> int:
        """Return how many Prisoners lie in a forest."""
        return sum(count for _, count in self.prisoners_in(state, place))

    def all_prisoners(self, game: Game) -> int:
        """Return how many Prisoners lie on the map."""
        return sum(self.prisoners(game.state, place) for place in forests(game))

    def spares(self, game: Game, removals: Sequence[Removal], falling: Falling) -> Sequence[Spared]:
        """Prisoners are moved instead of removed, and so is an Acting Captain that is hit in a Nab battle."""
        fight = falling.fight
        if fight is None or fight.attacker != self.name:
            return ()
        return (*flee(game, self, fight, removals), *take_prisoners(game, self, fight, removals))

    def after_battle(self, game: Game, fight: Fight) -> Sequence[Offer]:
        """The Acting Captain is acclaimed where it attacked; a Nab may go on with a move."""
        if fight.attacker != self.name:
            return ()
        get_away(game, self, fight)
        return be_acclaimed(game, self, fight)

    def start_of_battle(self, game: Game, fight: Fight) -> Sequence[Offer]:
        """The Gladiator draws as an Assault begins (K.11.2)."""
        return cheer(game, self, fight)

    # 18.2.7 Run Away --------------------------------------------------------------------------------------------------
    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """Whoever removes acclaim makes a Skunk run away."""
        return run_away(game, self, events)

    # 18.2.8 Crafting, 18.5.1.III Filch, 18.5.1.IVg Serve --------------------------------------------------------------
    @implements("18.2.8")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """The Acting Captain and acclaim craft; a record does not tell who acts."""
        if player != self.name or not game.played:
            return None
        captain = self.captain_place(game.state)
        return [*([captain] if captain and captain.number else []), *game.state.where(self.acclaim)]

    def item_points(self, game: Game, player: str, item: str, listed: int) -> tuple[int, ...]:
        """A filched item scores nothing, a served one what its card lists; a record does not tell which it is."""
        if not game.played:
            return (0, listed) if listed else (0,)
        return self._filched() if FILCHING.of(game.state) else (listed,)

    @implements("18.5.1.III")
    def _filched(self) -> tuple[int, ...]:
        return (0,)

    # Battle: Skirmish (18.5.1.IVc), Arbiter (K.5), Jailor (K.12) ------------------------------------------------------
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """What an item action and the Acting Captain add to a battle that the Knaves started."""
        if fight.attacker != self.name:
            return ()
        return self._of_item_action(game) if game.played else self._that_may_be(game, fight)

    def _of_item_action(self, game: Game) -> Iterator[Modifier]:
        fought_by = FOUGHT_BY.of(game.state)
        if fought_by == SKIRMISH:
            yield from self._skirmish()
        if self.acts_as(game, ARBITER):
            yield from self._arbiter(None if fought_by == ASSAULT else lambda: _NO_ASSAULT)
        if self.acts_as(game, JAILOR):
            yield from self._jailor(None if fought_by == NAB else lambda: _NO_NAB)

    def _that_may_be(self, game: Game, fight: Fight) -> Iterator[Modifier]:
        """A record tells neither who acts nor which item was flipped: any of these may be."""
        there = game.state.at(fight.clearing)
        if any(captain in there for captain in self.captains):
            yield from self._skirmish(surely=False)
        if self.piece(ARBITER) in there:
            yield from self._arbiter()
        if self.piece(JAILOR) in there:
            yield from self._jailor()

    @implements("18.5.1.IVc")
    def _skirmish(self, *, surely: bool = True) -> Iterable[Modifier]:
        return (Modifier("18.5.1.IVc", self.name, ignores_first=True, optional=not surely),)

    @implements("K.5.2")
    def _arbiter(self, why_not: Callable[[], Refusal] | None = None) -> Iterable[Modifier]:
        return (Modifier("K.5.2", self.name, extra=1, taken=1, optional=True, why_not=why_not),)

    @implements("K.12.2")
    def _jailor(self, why_not: Callable[[], Refusal] | None = None) -> Iterable[Modifier]:
        return (Modifier("K.12.2", self.name, extra=-1, ignored_rolled=1, optional=True, why_not=why_not),)


_NO_ASSAULT = Refusal("K.5.2", "the battle is no Assault of the Arbiter's")
_NO_NAB = Refusal("K.12.2", "the battle is no Nab of the Jailor's")

VAGABOND_CHAPTER = "9"


# 18.2.6 Have at Thee --------------------------------------------------------------------------------------------------
@implements("18.2.6", "18.5.1.IVb")
def take_prisoners(game: Game, knaves: Knaves, fight: Fight, removals: Sequence[Removal]) -> list[Spared]:
    """Return which defending warriors that are hit become Prisoners, and in which forest: one, in an Assault all.

    The Knaves choose. Each goes to an adjacent forest without Prisoners; what cannot is removed.
    """
    hit = {r.piece: r.count for r in removals if r.player == knaves.name and _can_be_prisoner(game, r)}
    taken: list[Spared] = []
    most = sum(hit.values()) if FOUGHT_BY.of(game.state) == ASSAULT else min(1, sum(hit.values()))
    while len(taken) < most:
        prisons = _prisons(game, knaves, fight.clearing, hit, taken)
        if not prisons:
            game.nothing_for(knaves.name, "prisoner", lambda: _NO_PRISON)
            break
        piece = game.ask(knaves.name, "prisoner", list(prisons))
        place = game.ask(
            knaves.name, "forest for the prisoner", prisons[piece], lambda o: _why_no_option(game, knaves, o)
        )
        taken.append(Spared(piece, 1, fight.clearing, place))
    return taken


_NO_PRISON = Refusal("18.2.6", "no adjacent forest can take a Prisoner")


@implements("18.2.6")
def _can_be_prisoner(game: Game, removal: Removal) -> bool:
    """Return whether what is hit is a warrior of a faction; hirelings are none (H.3.4)."""
    return removal.piece.owner in game.state.seats and removal.piece.category is Category.WARRIOR


@implements("18.2.6")
def _prisons(
    game: Game, knaves: Knaves, clearing: Place, hit: Mapping[Piece, int], taken: Sequence[Spared]
) -> dict[Piece, list[Place]]:
    """Return, for each kind of warrior that is left of those hit, the forests that it can be moved to."""
    free = [
        place
        for place in touching(game, clearing)
        if not knaves.prisoners(game.state, place) and all(place is not each.destination for each in taken)
    ]
    found: dict[Piece, list[Place]] = {}
    for piece, count in hit.items():
        if count > sum(each.piece is piece for each in taken):
            found[piece] = [to for to in free if _why_not_dragged(game, knaves, piece, clearing, to) is None]
    return {piece: places for piece, places in found.items() if places}


def _why_not_dragged(game: Game, knaves: Knaves, piece: Piece, clearing: Place, place: Place) -> Refusal | None:
    return why_not_go(game, knaves.name, [(piece, 1)], clearing, place, ignoring_rule=True)


def _why_no_option(game: Game, knaves: Knaves, option: object) -> Refusal | None:
    if isinstance(option, Place) and knaves.prisoners(game.state, option):
        return Refusal("18.2.6", f"{name(option)} holds Prisoners")
    return None


@implements("18.2.6")
def be_acclaimed(game: Game, knaves: Knaves, fight: Fight) -> list[Offer]:
    """Return what is due at the end of a battle against a faction: acclaim, if the Acting Captain is there."""
    if fight.defender not in game.state.seats or knaves.captain_place(game.state) is not fight.clearing:
        return []
    return [HAVE_AT_THEE.offer(game, knaves, fight.clearing)]


@implements("18.2.3", "1.5.4")
def place_acclaim(game: Game, knaves: Knaves, place: Place) -> None:
    """Place acclaim in a clearing, if the Knaves can."""
    if _why_no_acclaim(game, knaves, place) is None:
        place_pieces(game, knaves.name, knaves.acclaim, 1, place)
        search_ruin(game, knaves, place)


@implements("18.2.3", "1.5.4")
def _why_no_acclaim(game: Game, knaves: Knaves, place: Place) -> Refusal | None:
    return why_no_room(game, knaves.name, knaves.acclaim, place)


@implements("K.7.2")
def search_ruin(game: Game, knaves: Knaves, place: Place) -> None:
    """The Adventurer draws a card when acclaim was placed at a ruin."""
    if knaves.acts_as(game, ADVENTURER) and game.state.count(place, RUIN):
        draw_cards(game, knaves.name, 1)


@implements("K.11.2")
def cheer(game: Game, knaves: Knaves, fight: Fight) -> list[Offer]:
    """Return what is due when an Assault's battle starts: with the Gladiator, a card."""
    assault = fight.attacker == knaves.name and FOUGHT_BY.of(game.state) == ASSAULT
    return [CHEERED.offer(game, knaves)] if assault and knaves.acts_as(game, GLADIATOR) else []


@implements("K.11.2")
def _draw_for_assault(game: Game, knaves: Knaves) -> None:
    draw_cards(game, knaves.name, 1)


# 18.5.1.IVd Nab -------------------------------------------------------------------------------------------------------
@implements("18.5.1.IVd")
def flee(game: Game, knaves: Knaves, fight: Fight, removals: Sequence[Removal]) -> list[Spared]:
    """Return where an Acting Captain goes that is hit in a Nab battle: to an adjacent forest, if it can be moved."""
    captain = knaves.acting(game.state)
    if FOUGHT_BY.of(game.state) != NAB or not any(r.piece.kind == captain for r in removals if r.player != knaves.name):
        return []
    piece = knaves.piece(captain)
    why_not = partial(_why_not_dragged, game, knaves, piece, fight.clearing)
    to = game.choose(knaves.name, "forest to flee to", touching(game, fight.clearing), why_not)
    return [Spared(piece, 1, fight.clearing, to)] if to else []


@implements("18.5.1.IVd")
def get_away(game: Game, knaves: Knaves, fight: Fight) -> None:
    """After a Nab battle in which the Acting Captain was not hit it may move; the item action's battle is over."""
    fought_by, captain = FOUGHT_BY.of(game.state), knaves.acting(game.state)
    FOUGHT_BY.forget(game.state)
    if fought_by != NAB:
        return
    if knaves.piece(captain) not in fight.hit:
        afterwards(game, "Nab", lambda: move_captain(game, knaves, may_decline=True))
    else:
        game.nothing_for(knaves.name, "move", lambda: Refusal("18.5.1.IVd", f"the {captain} was hit"))


# 18.5.1.I Move --------------------------------------------------------------------------------------------------------
@implements("18.2.5")
def captain_terms(
    knaves: Knaves, captain: str, destinations: Sequence[Place] | None = None, *, ignoring_rule: bool = False
) -> Terms:
    """Return the terms of a move of a Captain, and of Skunks with it."""
    piece = knaves.piece(captain)
    return Terms(pieces=(piece, knaves.warrior), must=(piece,), destinations=destinations, ignoring_rule=ignoring_rule)


def move_captain(
    game: Game, knaves: Knaves, destinations: Sequence[Place] | None = None, *, may_decline: bool = False
) -> None:
    """Have the Acting Captain take a move, with as many Skunks as the Knaves like."""
    terms = captain_terms(knaves, knaves.acting(game.state), destinations)
    take_move(game, knaves.name, terms, may_decline=may_decline)


# 18.2.7 Run Away ------------------------------------------------------------------------------------------------------
@implements("18.2.7")
def run_away(game: Game, knaves: Knaves, events: Sequence[Removed]) -> list[Offer]:
    """Return what is due for acclaim that an enemy removed: a Skunk in an adjacent forest."""
    return [
        RUN_AWAY.offer(game, knaves, event.player, event.place).named(f"Run Away from {name(event.place)}")
        for event in events
        if event.piece is knaves.acclaim
        and event.player in game.state.seats
        and is_enemy(game, knaves.name, event.player)
    ]


@implements("18.2.7")
def _why_not_run(game: Game, knaves: Knaves, enemy: str, place: Place) -> Refusal | None:
    """Without a Skunk in the supply, or a forest to run to, nothing happens."""
    if _hideouts(game, knaves, place):
        return None
    return Refusal("18.2.7", f"no Skunk can be placed in a forest adjacent to {name(place)}")


def _hideouts(game: Game, knaves: Knaves, place: Place) -> list[Place]:
    return [to for to in touching(game, place) if why_no_room(game, knaves.name, knaves.warrior, to) is None]


@implements("18.2.7", "1.5.5")
def _hide(game: Game, knaves: Knaves, enemy: str, place: Place) -> None:
    """The enemy chooses the forest, and the Knaves place the Skunk."""
    to = game.ask(enemy, "forest to run to", _hideouts(game, knaves, place))
    place_pieces(game, knaves.name, knaves.warrior, 1, to)


def shares_suit(game: Game, one: Place, other: Place) -> bool:
    """Return whether two clearings match: they share a suit."""
    return not suits(game, one).isdisjoint(suits(game, other))


HAVE_AT_THEE = Action("Have at Thee", place_acclaim, _why_no_acclaim)
CHEERED = Action("Gladiator", _draw_for_assault)
RUN_AWAY = Action("Run Away", _hide, _why_not_run, asks=lambda _, enemy, *__: (enemy, "forest to run to"))
