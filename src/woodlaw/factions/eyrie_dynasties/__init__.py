"""The Eyrie Dynasties (chapter 7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from woodlaw.engine.audit import Offence
from woodlaw.engine.concepts import rules
from woodlaw.engine.events import Battled, Crafted, Event, Guessed, Placed, Removed, Stated, TurnBegan
from woodlaw.engine.extension import Claim, Points
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight, Modifier
from woodlaw.engine.victory import are_allies
from woodlaw.factions.base import Faction
from woodlaw.factions.eyrie_dynasties.decree import (
    added_wrongly,
    discards_decree,
    no_new_roost,
    remember_turmoil,
    turmoil_gone_wrong,
)
from woodlaw.factions.records import (
    astray,
    broken_off,
    ends_setup,
    ends_turn,
    in_setup,
    note_astray,
    omission,
    placed_in,
    player_of,
    set_up_otherwise,
    standing_on,
    violation,
)
from woodlaw.law.implements import audits, implements
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, board

STARTING_WARRIORS = 6
LEADERS = ("builder", "charismatic", "commander", "despot")


class Eyrie(Faction):
    """The Eyrie Dynasties: roosts, leaders and the Decree."""

    name = "eyrie_dynasties"
    title = "Eyrie Dynasties"
    letter = "E"
    colour = "#3f64b5"
    setup_order = 2
    reach = 7
    chapter = "7"
    starts_in_corner = True
    draw_clause = "7.6.2"
    discard_clause = "7.6.2"
    points_known = True
    boxes: Mapping[str, str] = {"r": "recruit", "m": "move", "x": "battle", "b": "build", "cards": "cards"}
    own_cards = frozenset(LEADERS)
    one_own_card = True

    def leader(self, game: Game) -> str:
        """Return the leader in the leader card slot (7.3.3), or ``""`` while none is known."""
        cards = game.state.cards_at(board(self.name, "cards"))
        return next((card.name for card in reversed(cards) if card.name in LEADERS), "")

    @implements("7.2.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Crafting: the Eyrie activate roosts."""
        return standing_on(game, (self.piece("roost"),)) if player == self.name else None

    @implements("7.2.2")
    def claim(self, game: Game, clearing: Place) -> Claim:
        """Lords of the Forest: the Eyrie rule when tied for most, with at least one piece there."""
        return Claim.TIES if game.state.owned(clearing, self.name) else Claim.MAJORITY

    def item_points(self, game: Game, player: str, item: str, listed: int) -> tuple[int, ...]:
        """Crafted items score one point, with the Builder what they list, with a leader unknown either."""
        if player != self.name:
            return (listed,)
        leader = self.leader(game)
        if leader == "builder":
            return self._builder(listed)
        return self._disdain() if leader else (*self._disdain(), listed)

    @implements("7.2.3")
    def _disdain(self) -> tuple[int, ...]:
        """Disdain for Trade: the listed points are ignored, and one point is scored instead."""
        return (1,)

    @implements("7.8.1")
    def _builder(self, listed: int) -> tuple[int, ...]:
        """Builder: whenever the Eyrie craft, they ignore their Disdain for Trade."""
        return (listed,)

    @implements("7.8.3")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Commander: an extra hit as attacker."""
        leader = self.leader(game)
        if fight.attacker != self.name or leader not in ("commander", ""):
            return ()
        return (Modifier("7.8.3", self.name, extra=1, optional=not leader),)

    @implements("7.5.2.IV")
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Build: a roost goes where there is none."""
        roost = self.piece("roost")
        if piece is not roost or not place.number or astray(game, roost) or not game.state.count(place, roost):
            return None
        return Refusal("7.5.2.IV", f"clearing {place.number} has a roost")

    # Recorded games: points -------------------------------------------------------------------------------------------
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Roosts score in Evening, and the Despot's battles when something falls."""
        if ends_turn(event, self.name):
            return self._evening(game)
        if isinstance(event, Removed) and event.player == self.name:
            return self._despot(game, event, events)
        return None

    @audits("7.6.1")
    def _evening(self, game: Game) -> Points | None:
        """Score Points: those of the rightmost empty space of the Roosts track."""
        track = self.values["points"]
        roosts = min(self.on_map(game.state, "roost"), len(track) - 1)
        least = track[max(0, roosts - astray(game, self.piece("roost")))]
        return Points("7.6.1", least, track[roosts], f"{roosts} roosts in Evening") if track[roosts] else None

    @audits("7.8.4")
    def _despot(self, game: Game, event: Removed, events: Sequence[Event]) -> Points | None:
        """Despot: a battle in which the Eyrie remove an enemy building or token scores one point more, once."""
        leader = self.leader(game)
        if leader not in ("despot", "") or not self._spoils(game, event):
            return None
        battle, since = _latest_battle(events)
        if battle is None or not self._fell_in(battle, event):
            return None
        if any(isinstance(e, Removed) and self._spoils(game, e) and self._fell_in(battle, e) for e in since):
            return None
        sure = leader and not any(isinstance(e, Guessed) for e in since)
        return Points("7.8.4", 1 if sure else 0, 1, "the Despot's battle")

    def _spoils(self, game: Game, event: Removed) -> bool:
        enemy = event.piece.owner in game.factions and event.piece.owner != self.name
        falls = event.piece.category in (Category.BUILDING, Category.TOKEN)
        return enemy and falls and not are_allies(game, self.name, event.piece.owner)

    def _fell_in(self, battle: Battled, event: Removed) -> bool:
        sides = {battle.attacker, battle.defender}
        return event.player == self.name and sides == {self.name, event.piece.owner} and battle.clearing is event.place

    # Recorded games: offences -----------------------------------------------------------------------------------------
    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        """Roosts built without rule, and what setup leaves out."""
        note_astray(game, self.name, event)
        match event:
            case Placed(piece=piece) if piece is self.piece("roost") and not in_setup(events):
                return self._building(game, event.place)
            case Stated() if discards_decree(self, event):
                remember_turmoil(self, game)
            case _ if ends_setup(event, self.name):
                return self._setup(game)
        return ()

    @audits("7.5.2.IV")
    def _building(self, game: Game, clearing: Place) -> Sequence[Offence]:
        """Build: the Eyrie rule the clearing; with no roosts on the map a new one goes anywhere (7.4.3)."""
        if not clearing.number or not self.on_map(game.state, "roost") or rules(game, self.name, clearing):
            return ()
        return (violation("7.5.2.IV", f"the Eyrie build in clearing {clearing.number}, which they do not rule"),)

    @audits("7.3.2", "7.3.3")
    def _setup(self, game: Game) -> Sequence[Offence]:
        """Place Roost and Starting Warriors, Choose Leader."""
        found = [
            omission("7.3.2", f"the Eyrie set up without a {kind}", "one roost and six warriors in a corner clearing")
            for kind in ("roost", "warrior")
            if not self.on_map(game.state, kind)
        ]
        if not self.leader(game):
            found.append(omission("7.3.3", "the Eyrie choose no leader", "one of " + ", ".join(LEADERS)))
        return found

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """What a turn of the Eyrie lacks: cards for the Decree, a new roost, and the steps of turmoil."""
        if player_of(events) != self.name or broken_off(events):
            return ()
        if in_setup(events):
            return self._set_up_otherwise(game, events)
        return (
            *added_wrongly(self, events),
            *no_new_roost(self, game, events),
            *turmoil_gone_wrong(self, game, events),
        )

    def may_place(self, game: Game, event: Placed, events: Sequence[Event]) -> bool:
        """The Eyrie place pieces in their own turn only."""
        return False

    def may_remove(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """The Eyrie remove pieces of others in battle only."""
        return False

    @audits("7.3.2")
    def _set_up_otherwise(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """A roost with six warriors, in a corner clearing."""
        roosts = [place for place in placed_in(events, self.piece("roost")) if place.number in game.state.map.corners]
        corner = roosts[:1]
        return [
            *set_up_otherwise(events, self.piece("roost"), dict.fromkeys(corner, 1), "7.3.2"),
            *set_up_otherwise(events, self.warrior, dict.fromkeys(corner, STARTING_WARRIORS), "7.3.2"),
        ]

    # Recorded games: the turn -----------------------------------------------------------------------------------------
    @audits("7.5.1", "7.5.2")
    def step(self, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
        """Craft, then resolve the Decree from the left. Moves and battles may come of cards, so they tell nothing."""
        match event:
            case Crafted():
                return 1, "crafting", "7.5.1"
            case Placed(piece=piece) if piece is self.piece("roost") and self.on_map(game.state, "roost"):
                return 3, "building", "7.5.2.IV"
            case Placed(piece=piece, place=place) if piece is self.warrior and game.state.count(
                place, self.piece("roost")
            ):
                return None if _replaces(event, events) else (2, "recruiting", "7.5.2.I")
        return None

    @audits("7.6.2")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """Draw and Discard: one card, and one for each draw bonus that roosts uncover."""
        roosts, lost = self.on_map(game.state, "roost"), astray(game, self.piece("roost"))
        at = self.values["another card drawn at roosts"]
        return 1 + sum(roosts - lost >= n for n in at), 1 + sum(roosts >= n for n in at)


def _latest_battle(events: Sequence[Event]) -> tuple[Battled | None, Sequence[Event]]:
    """Return the latest battle of a turn and the events since."""
    for index in range(len(events) - 1, -1, -1):
        event = events[index]
        if isinstance(event, Battled):
            return event, events[index + 1 :]
    return None, ()


def _replaces(event: Placed, events: Sequence[Event]) -> bool:
    """Return whether a card put a warrior where another piece was just removed, or a new roost came with it."""
    latest = next((e for e in reversed(events) if not isinstance(e, TurnBegan)), None)
    if isinstance(latest, Placed):
        return latest.piece.category is Category.BUILDING and latest.place is event.place
    return isinstance(latest, Removed) and latest.place is event.place


FACTION = Eyrie()
