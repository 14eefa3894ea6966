"""What bends the core: abilities (HCC.2), building (HCC.5.2) and drawing (HCC.6.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.concepts import matches, ruler, standing_on
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import Crafted, Removed, Stated
from woodlaw.engine.extension import Points
from woodlaw.engine.fight import battle
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import afterwards
from woodlaw.engine.memory import PLAYER, Kept, Many, OneOf, Remembered
from woodlaw.engine.place import available, why_not_place
from woodlaw.engine.primitives import place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Falling, Fight
from woodlaw.engine.state import State
from woodlaw.engine.titles import player_title
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import Box
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import WARRIOR, Piece
from woodlaw.table.places import Place, supply
from woodlaw.table.suits import CARD_SUITS

PENITENT = "penitent"
HERETIC = "heretic"
DOUBTFUL = "doubtful"
"""An enemy of whom a record does not say for sure which it is: why it gave a card, in what order losses fell."""

PENITENCE = Kept("", HERETIC, OneOf((PENITENT, HERETIC, DOUBTFUL)), PLAYER, owner="honeycomb_clergy")
"""What the Clergy's board says of each enemy (HCC.2.6)."""

HONEYED: Remembered[tuple[str, ...]] = Remembered("honey for the holy", (), Many(PLAYER))
"""The penitents that have scored for crafting this turn (HCC.2.6.II)."""

ACTIONS = 3
WARRIORS_OF_THE_HIVE = 4
CARDS_DRAWN = 1
"""Cards drawn in Evening, and one more for each bee (HCC.6.3)."""


class Clergy(Faction):
    """The Honeycomb Clergy: the rules that others feel."""

    name = "honeycomb_clergy"
    holds: Mapping[str, Box] | None = {}

    def most_actions(self, game: Game) -> tuple[int, str] | None:
        """Three actions."""
        return ACTIONS, "HCC.5.1"

    # HCC.2.1 Crafting -------------------------------------------------------------------------------------------------
    @implements("HCC.2.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """The Clergy craft with flowers at Cathedrals."""
        return [place for place in standing_on(game, self.flowers) if self.cathedrals(game.state, place)]

    @implements("HCC.2.1", "HCC.5.2.III")
    def crafting_suits(self, game: Game, player: str) -> Sequence[frozenset[str]] | None:
        """Flowers craft by their own suit; they are spent, so that the map does not tell what has paid already."""
        return None

    # HCC.2.2 Florists -------------------------------------------------------------------------------------------------
    @cached_property
    def flowers(self) -> Mapping[Piece, str]:
        """Each kind of flower with its suit."""
        return {self.piece(f"{suit}_flower"): suit for suit in CARD_SUITS}

    @property
    def blind_bag(self) -> Place:
        """The blind bag (HCC.2.2.I): the supply that flowers are drawn from at random."""
        return supply(self.name)

    @implements("HCC.2.2.III")
    def removed_to(self, game: Game, piece: Piece, place: Place, fight: Fight | None) -> Place | None:
        """Spent or removed flowers return to the blind bag."""
        return self.blind_bag if piece in self.flowers else None

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Flowers bloom in matching clearings; a clearing holds one Cathedral."""
        if piece in self.flowers:
            return self._why_not_bloom(game, piece, place)
        return self._why_not_build(game, place) if piece is self.cathedral else None

    @implements("HCC.2.2.II", "HCC.5.1.IV")
    def _why_not_bloom(self, game: Game, flower: Piece, place: Place) -> Refusal | None:
        """A flower is placed in a clearing of its suit, a bird flower in any."""
        suit = self.flowers[flower]
        if not place.number or matches(game, suit, place):
            return None
        return _no_match(suit, place)

    @implements("HCC.2.2.IV")
    def moves_along(self, game: Game, player: str, piece: Piece) -> bool:
        """Each Clergy warrior that moves may take a flower along, whatever the suit of the clearing."""
        return player == self.name and piece in self.flowers

    # HCC.2.3 Honeymakers, HCC.2.6.II Honey for the Holy ---------------------------------------------------------------
    def extra_craft_points(self, game: Game, player: str, card: Card, item: str) -> Points | None:
        """A point more for the Clergy, and for those who repented."""
        if player == self.name:
            return self._honeymakers()
        lasting = bool(item) or card.kind is CardKind.PERSISTENT
        heretic = self.penitence(game.state, player) == HERETIC
        return None if heretic else self._honey_for_the_holy(game, player, lasting=lasting)

    @implements("HCC.2.3")
    def _honeymakers(self) -> Points:
        return Points("HCC.2.3", 1, 1, "Honeymakers")

    @implements("HCC.2.6.II")
    def _honey_for_the_holy(self, game: Game, player: str, *, lasting: bool) -> Points:
        """Once a turn: the first card that a penitent crafts scores it, a later one does not.

        In a record an immediate effect may come first and make a heretic of whoever crafts: only one that is lasting
        surely scores.
        """
        if player in HONEYED.of(game.state):
            return Points("HCC.2.6.II", 0, 0, "Honey for the Holy", no_more="HCC.2.6.II")
        surely = lasting and self.penitence(game.state, player) == PENITENT
        return Points("HCC.2.6.II", int(surely), 1, "Honey for the Holy")

    # HCC.2.4 Divine Right, HCC.2.6.III Harbor the Holy ----------------------------------------------------------------
    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """The Clergy move to and from Cathedrals, and where penitents rule, as though they ruled."""
        if player != self.name:
            return False
        return any(self._divine_right(game, place) or self._harbor(game, place) for place in (origin, destination))

    def cathedrals(self, state: State, place: Place) -> int:
        """Return how many Cathedrals stand at a place."""
        return state.count(place, self.cathedral)

    @cached_property
    def cathedral(self) -> Piece:
        """The Cathedral."""
        return self.piece("cathedral")

    @implements("HCC.3.3")
    def uncovered(self, game: Game) -> int:
        """Return how many spaces of the Cathedral track are uncovered: their Cathedrals are not on the board."""
        return self.off_track(game, "cathedral")

    @implements("HCC.6.2", "HCC.6.3")
    def bees(self, game: Game) -> int:
        """Return how many bees show on the Cathedral track."""
        uncovered = self.uncovered(game)
        return sum(uncovered >= cathedrals for cathedrals in self.values["bees"])

    @implements("HCC.2.4")
    def _divine_right(self, game: Game, place: Place) -> bool:
        return self.cathedrals(game.state, place) > 0

    @implements("HCC.2.6.III")
    def _harbor(self, game: Game, place: Place) -> bool:
        return self.penitence(game.state, ruler(game, place)) != HERETIC

    @implements("HCC.2.6.III")
    def moves_in_peace(self, game: Game, player: str, other: str) -> bool:
        """The Clergy's moves do not provoke the Outrage of an Alliance that is Penitent."""
        return player == self.name and self.penitence(game.state, other) != HERETIC

    # HCC.2.6 Penitence ------------------------------------------------------------------------------------------------
    @implements("HCC.2.6", "HCC.3.4")
    def penitence(self, state: State, enemy: str) -> str:
        """Return whether an enemy is :data:`PENITENT` or, as from setup on, :data:`HERETIC`; or :data:`DOUBTFUL`."""
        return PENITENCE.of(state, self.name, enemy)

    def forbids_battle(self, game: Game, attacker: str, defender: str, clearing: Place) -> Refusal | None:
        """The Clergy do not attack penitents."""
        return self._why_not_by_mercy(game, defender) if attacker == self.name else None

    def forbids_remove(self, game: Game, player: str, piece: Piece, place: Place, falling: Falling) -> Refusal | None:
        """The Clergy do not remove the pieces of penitents, not even of those who attack them."""
        return self._why_not_by_mercy(game, piece.owner) if player == self.name else None

    @implements("HCC.2.6.I")
    def _why_not_by_mercy(self, game: Game, enemy: str) -> Refusal | None:
        if self.penitence(game.state, enemy) != PENITENT:
            return None
        return Refusal("HCC.2.6.I", f"{player_title(game, enemy)} is penitent")

    # HCC.5.2 Offer ----------------------------------------------------------------------------------------------------
    @implements("HCC.5.2.II")
    def _why_not_build(self, game: Game, place: Place) -> Refusal | None:
        if not self.cathedrals(game.state, place):
            return None
        return Refusal("HCC.5.2.II", f"clearing {place.number} has a Cathedral already")

    # What is due ------------------------------------------------------------------------------------------------------
    def moving_along(
        self, game: Game, player: str, pieces: Sequence[tuple[Piece, int]], origin: Place, destination: Place
    ) -> tuple[tuple[Piece, int], ...]:
        """Flowers go along with the Clergy's warriors (HCC.2.2.IV)."""
        if player != self.name:
            return ()
        warriors = sum(count for piece, count in pieces if piece.category is WARRIOR)
        return choose_flowers_along(game, self, warriors, origin)

    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """Whoever removes pieces of the Clergy is a heretic (HCC.2.6.IV), and Cathedrals are avenged (HCC.2.5)."""
        sacrilege(game, self, events)
        return poke_the_hive(game, self, events)

    def after_crafted(self, game: Game, event: Crafted) -> Sequence[Offer]:
        """A penitent has had its honey for this turn (HCC.2.6.II)."""
        share_honey(game, self, event.player)
        return ()


# HCC.2.2.II Placing Flowers -------------------------------------------------------------------------------------------
@cache
def _no_match(suit: str, place: Place) -> Refusal:
    return Refusal("HCC.2.2.II", f"a {suit} flower does not match clearing {place.number}")


# HCC.2.2.IV Moving Flowers --------------------------------------------------------------------------------------------
@implements("HCC.2.2.IV")
def choose_flowers_along(game: Game, clergy: Clergy, warriors: int, origin: Place) -> tuple[tuple[Piece, int], ...]:
    """Have the Clergy choose flowers that go along with moving warriors: one with each at most."""
    chosen: list[tuple[Piece, int]] = []
    there = game.state.at(origin)
    for flower, suit in clergy.flowers.items():
        what, most = f"how many {suit} flowers", min(there.get(flower, 0), warriors)
        if not most and not game.unasked(clergy.name, what, lambda: _NONE_LEFT):
            continue
        if count := game.ask(clergy.name, what, range(most + 1)):
            chosen.append((flower, count))
            warriors -= count
    return tuple(chosen)


_NONE_LEFT = Refusal("HCC.2.2.IV", "no flower or no warrior is left")


# HCC.2.5 Poke the Hive, HCC.2.6 Penitence -----------------------------------------------------------------------------
@implements("HCC.2.6")
def set_marker(game: Game, clergy: Clergy, enemy: str, box: str) -> None:
    """Put an enemy's marker into the box of penitents or of heretics."""
    marked = PENITENCE.is_kept(game.state, clergy.name, enemy)
    if not marked or PENITENCE.of(game.state, clergy.name, enemy) != box:
        PENITENCE.keep(game.state, box, clergy.name, enemy)
        game.emit(Stated, clergy.name, clergy.name, enemy, box)


@implements("HCC.2.6.IV")
def sacrilege(game: Game, clergy: Clergy, events: Sequence[Removed]) -> None:
    """Every faction that removed pieces of the Clergy becomes Heretic."""
    for event in events:
        if event.piece.owner == clergy.name and _is_enemy_faction(game, clergy, event.player):
            set_marker(game, clergy, event.player, HERETIC)


@implements("HCC.2.6.II")
def share_honey(game: Game, clergy: Clergy, crafter: str) -> None:
    """Remember that a penitent has scored for crafting in this turn."""
    if clergy.penitence(game.state, crafter) == PENITENT:
        HONEYED.note(game.state, (*HONEYED.of(game.state), crafter))


def _is_enemy_faction(game: Game, clergy: Clergy, player: str) -> bool:
    return player in game.state.seats and is_enemy(game, clergy.name, player)


@implements("HCC.2.5")
def poke_the_hive(game: Game, clergy: Clergy, events: Sequence[Removed]) -> list[Offer]:
    """Return what is due for each Cathedral that an enemy removed: warriors at once, a battle when all else is over."""
    fallen = {
        e.place: e.player for e in events if e.piece is clergy.cathedral and is_enemy(game, clergy.name, e.player)
    }
    return [
        VENGEANCE.offer(game, clergy, enemy, place).named(f"Poke the Hive in clearing {place.number}")
        for place, enemy in fallen.items()
    ]


@implements("HCC.2.5")
def _why_no_vengeance(game: Game, clergy: Clergy, enemy: str, place: Place) -> Refusal | None:
    """Without Clergy warriors there, and none to be placed, there will be no battle either."""
    if game.state.warriors(place, clergy.name):
        return None
    if not available(game, clergy.warrior):
        return Refusal("HCC.2.5", "the supply holds no warriors")
    return why_not_place(game, clergy.name, clergy.warrior, place)


@implements("HCC.2.5")
def _avenge(game: Game, clergy: Clergy, enemy: str, place: Place) -> None:
    """Place up to four warriors where the Cathedral stood."""
    if why_not_place(game, clergy.name, clergy.warrior, place) is None:
        most = min(WARRIORS_OF_THE_HIVE, available(game, clergy.warrior))
        count = game.ask(clergy.name, "warriors to place", list(range(most + 1)))
        place_pieces(game, clergy.name, clergy.warrior, count, place)
    afterwards(game, ("Poke the Hive", place), lambda: _strike(game, clergy, enemy, place))


@implements("HCC.2.5")
def _strike(game: Game, clergy: Clergy, enemy: str, place: Place) -> None:
    """Battle whoever destroyed the Cathedral, if the Clergy like and can."""
    refusal = why_not_battle(game, clergy.name, enemy, place)
    if refusal and not game.unasked(clergy.name, "enemy to battle", lambda: refusal, enemy):
        return
    if game.ask(clergy.name, "enemy to battle", [DECLINE, enemy]) != DECLINE:
        battle(game, clergy.name, enemy, place)


VENGEANCE = Action(
    "Poke the Hive",
    _avenge,
    _why_no_vengeance,
    asks=lambda clergy, *_: (clergy.name, "warriors to place"),
)
