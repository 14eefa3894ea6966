"""What a recorded game shows of the Knaves: Captain cards, points, Prisoners, and whom they cannot play with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from woodlaw.engine.concepts import adjacent
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import (
    Battled,
    Crafted,
    Event,
    Happening,
    Moved,
    Placed,
    Removed,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.extension import Extension, Points
from woodlaw.engine.game import Game
from woodlaw.engine.memory import PLACE, TABLE, Remembered
from woodlaw.engine.move import ferry_links, why_not_go, why_not_move
from woodlaw.engine.state import State
from woodlaw.factions.knaves_of_the_deepwood.abilities import Knaves
from woodlaw.factions.knaves_of_the_deepwood.captains import ACTING, CAPTAINS, CARD, FACE_DOWN, FACE_UP
from woodlaw.factions.knaves_of_the_deepwood.evening import CARDS_DRAWN, mocking_points
from woodlaw.factions.knaves_of_the_deepwood.setup import fill_stash
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, violation
from woodlaw.logs.audits.craft import may_be_crafted_besides
from woodlaw.logs.audits.customs import TELLS_OWN_CARDS
from woodlaw.logs.audits.effects import may_venture
from woodlaw.logs.audits.knaves_of_the_deepwood.captains import LETTERS, moves_of, note_cards, turned_unwritten
from woodlaw.logs.audits.knaves_of_the_deepwood.deeds import can_have_served
from woodlaw.logs.audits.knaves_of_the_deepwood.turns import (
    drawn_by_captain,
    not_run_away,
    not_taken,
    note_acclaim,
    note_untaken,
    run_away_wrongly,
    turn_gone_wrong,
)
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.setups import placed_in, set_up_otherwise, start_off_the_map
from woodlaw.logs.audits.turns import in_setup
from woodlaw.table.characters import CHEAT, HARRIER
from woodlaw.table.pieces import Category, Piece, face_up
from woodlaw.table.places import Place, PlaceKind, supply

ATTACKED: Remembered[Place | None] = Remembered("attacked by the Knaves", None, PLACE)
"""The clearing of the last battle of a record's turn, if the Knaves attacked in it: others' effects have them do so."""

ITEM_POINTS = "3.2.2"
"""The clause of the points for crafted items."""
ACTING_STEP = 2
"""The rank of what the Acting Captain does."""
STEPS = {
    FACE_DOWN: (3, "retiring", "18.5.2"),
    FACE_UP: (4, "taking it easy", "18.6.3"),
}
"""The steps in which a Captain card is turned."""


class Records(Knaves, Recorded):
    """The Knaves in recorded games."""

    draw_clause = "18.6.4"
    scores_in_evening = frozenset({"18.6.1"})
    draws_once = True
    discard_clause = "18.6.4"
    spends_in_evening = True
    points_known = True

    # Telling ----------------------------------------------------------------------------------------------------------
    def states(self, fact: str, value: str, by_letter: Mapping[str, str]) -> tuple[tuple[object, ...], str]:
        """A record states by letters how Captain cards lie."""
        return CARD.key(self.name, fact), LETTERS.get(value, value)

    def told(self, event: Event, clauses: tuple[str, ...], letters: Mapping[str, str]) -> Iterable[Happening]:
        """Captain cards are told by letters: ``$_thief->a``."""
        if isinstance(event, Stated) and event.owner == self.name:
            event = replace(event, value=next(letter for letter, how in LETTERS.items() if how == event.value))
        yield event, clauses

    def unwritten(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Event]:
        """How Captain cards come to lie before an event, where no turn of the record tells the like."""
        return turned_unwritten(self, game, event, events) if game.state.current == self.name else ()

    # Moves ------------------------------------------------------------------------------------------------------------
    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """Prisoners are dragged into forests and let out of them; a Captain dashes whoever rules."""
        if piece.owner == self.name:
            return player == self.name and self._dashes(game, piece, origin, destination)
        if piece.category is not Category.WARRIOR or not is_enemy(game, self.name, piece.owner):
            return False
        if destination.kind is PlaceKind.FOREST:
            attacking = player == self.name or ATTACKED.of(game.state) is origin
            return attacking and self._taken_prisoner(game, piece, origin, destination)
        return origin.kind is PlaceKind.FOREST and self._freed(player, destination)

    @audits("18.5.1.IVa")
    def moves_unruled(self, game: Game, piece: Piece, origin: Place, destination: Place) -> bool:
        """A Captain that dashes moves."""
        return piece.owner == self.name and self._dashes(game, piece, origin, destination)

    @audits("18.2.6", "18.5.1.IVb")
    def _taken_prisoner(self, game: Game, piece: Piece, origin: Place, destination: Place) -> bool:
        """A player's defending warrior, unless it cannot be moved, goes to an adjacent forest without Prisoners."""
        if why_not_go(game, self.name, [(piece, 1)], origin, destination, ignoring_rule=True):
            return False
        vacant = origin.number in destination.clearings and not self.prisoners(game.state, destination)
        return vacant and piece.owner in game.state.seats

    @audits("18.6.3")
    def _freed(self, player: str, destination: Place) -> bool:
        """When the Knaves take it easy, an enemy may place its Prisoners in a clearing."""
        return player == self.name and bool(destination.number)

    @audits("18.5.1.IVa")
    def _dashes(self, game: Game, piece: Piece, origin: Place, destination: Place) -> bool:
        """A dash moves a Captain and its Skunks, ignoring rule; records do not tell dashes from moves.

        Where the Stash has no boot, and nobody acts who can do without, none ignores rule.
        """
        near = destination in adjacent(game, self.name, origin) or ferry_links(game, origin, destination)
        captain = any(game.state.count(place, each) for place in (origin, destination) for each in self.captains)
        if not (piece.category is Category.WARRIOR and near and captain):
            return False
        refused = (
            None if self._may_dash(game.state) else why_not_move(game, self.name, [(piece, 1)], origin, destination)
        )
        return refused is None or refused.clause != "4.2.1"

    @audits("18.5.1.IVa", "K.10.2")
    def _may_dash(self, state: State) -> bool:
        """Return whether a boot lies in the Stash, whatever side is up, or whoever acts can do without one."""
        acting = self.cards_lying(state, ACTING)
        without = len(acting) != 1 or acting[0] in (CHEAT, HARRIER)
        items = [face_up(item).kind for item, count in state.at(self.stash).items() if count]
        return without or not items or "boot" in items

    # Points -----------------------------------------------------------------------------------------------------------
    def is_known_enough(self, state: State) -> bool:
        """What a turn can do depends on which captains are ready, so that the record must have told it of each."""
        on_map = (captain.kind for captain in self.captains if state.on_map(captain))
        return all(CARD.of(state, self.name, captain) for captain in on_map)

    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Points for mocking the powerful."""
        return self._mocking(game, event, events) if self.ends_own_turn(event) else None

    @audits("18.6.1")
    def _mocking(self, game: Game, ending: TurnEnded, events: Sequence[Event]) -> Points:
        """Prisoners that left the forests this turn may have counted before the Knaves took it easy (18.6.3)."""
        held = self.all_prisoners(game)
        left = sum(self._freed_prisoners(event) for event in self._since_ready(events))
        acclaim = mocking_points(self.on_map(game.state, "acclaim"))
        least = 0 if ending.game_over else mocking_points(held) + acclaim
        return Points("18.6.1", least, mocking_points(held + left) + acclaim, "mocking the powerful")

    @audits("18.5.1.III")
    def points_at_end(self, game: Game, events: Sequence[Event], points: Points, drawn: int) -> Points:
        """An item scores nothing that no Serve can have crafted: it was filched."""
        if points.clause != ITEM_POINTS or not points.most or game.bending(Extension.extra_craft_points):
            return points
        return points if can_have_served(self, game, events) else replace(points, most=0, no_more="18.5.1.III")

    @audits("18.4.1")
    def _since_ready(self, events: Sequence[Event]) -> Sequence[Event]:
        """Return the events of a turn without the Prisoners that Ready removes as it places a Captain, in Birdsong."""
        readied = [n for n, e in enumerate(events) if isinstance(e, Placed) and e.piece in self.captains]
        end = readied[0] + 1 if readied else 0
        while readied and end < len(events) and isinstance(events[end], Removed):
            end += 1
        return events[end:]

    def _freed_prisoners(self, event: Event) -> int:
        match event:
            case Moved():
                return sum(n for piece, n in event.pieces if self._is_prisoner(piece, event.origin))
            case Removed() if self._is_prisoner(event.piece, event.place):
                return event.count
        return 0

    def _is_prisoner(self, piece: Piece, place: Place) -> bool:
        captive = piece.category is Category.WARRIOR and piece.owner != self.name
        return captive and place.kind is PlaceKind.FOREST

    # Offences ---------------------------------------------------------------------------------------------------------
    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Offence]:
        """A Vagabond at the same table."""
        match event:
            case Battled(attacker=self.name):
                ATTACKED.note(game.state, event.clearing)
            case Battled():
                ATTACKED.forget(game.state)
            case TurnBegan(player=self.name, setup=True):
                return self._beside_vagabond(game)
            case TurnBegan(player=self.name):
                note_cards(self, game)
            case Removed():
                note_acclaim(self, game, event, events)
                note_untaken(self, game, event, events)
        return ()

    @audits("18.2.1")
    def _beside_vagabond(self, game: Game) -> Iterable[Offence]:
        refusal = self.why_not_with([each for each in game.factions.values() if isinstance(each, Recorded)])
        return (violation(refusal.clause, refusal.reason),) if refusal else ()

    @audits("18.5.1.IVe", "18.6.2")
    def warriors_come_to(self) -> tuple[Sequence[Piece], str]:
        """Protect the Weak, and Revel at a Captain (18.5.1.IVe), with acclaim if any is left."""
        return (self.piece("acclaim"), *self.captains), "18.6.2"

    @audits("18.5.1.I", "18.5.1.II", "18.5.1.III", "18.5.2", "18.6.3")
    def step(self, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
        """The Captain acts, retires and takes it easy; acclaim beside what an effect may have given tells nothing."""
        match event:
            case Battled(attacker=self.name):
                return ACTING_STEP, "battling", "18.5.1.II"
            case Moved() if moves_of(self, (event,), self.captains):
                return ACTING_STEP, "moving", "18.5.1.I"
            case Placed(piece=piece) if piece is self.acclaim and event.place.number:
                return None if may_venture(game, self.name, events) else (ACTING_STEP, "placing acclaim", "18.5.1")
            case Crafted(player=self.name) if not may_be_crafted_besides(game, event):
                return ACTING_STEP, "crafting", "18.5.1.III"
            case Stated(owner=self.name, fact=fact, value=value) if fact in CAPTAINS:
                return STEPS.get(LETTERS.get(value, value))
        return None

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """What a setup places otherwise, what their own turn does wrong, and Skunks that do not run away."""
        if in_setup(events):
            return self._set_up_otherwise(events) if player == self.name else ()
        judged = turn_gone_wrong if player == self.name else run_away_wrongly
        return [
            *judged(self, game, events),
            *not_taken(self, game, events),
            *not_run_away(self, game, events),
        ]

    @audits("18.3.3")
    def _set_up_otherwise(self, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """Each Captain stands with a Skunk in a forest of its own."""
        starts = [place for place in placed_in(events, *self.captains) if place.kind is PlaceKind.FOREST]
        forests = dict.fromkeys(starts[: int(self.values["captains in play"])], 1)
        found = list(set_up_otherwise(events, self.warrior, forests, "18.3.3"))
        found += start_off_the_map(events, {self.piece("acclaim"): "18.3.4"})
        found += self._chosen_otherwise(events)
        for captain in self.captains:
            there = placed_in(events, captain)
            found += set_up_otherwise(events, captain, {place: 1 for place in there if place in forests}, "18.3.3")
        return found

    @audits("18.3.2")
    def _chosen_otherwise(self, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """Choose Captains: three, and those alone are placed. A record may leave the cards out, and only place them."""
        due = int(self.values["captains in play"])
        told = {e.fact: e for e in events if isinstance(e, Stated) and e.owner == self.name and e.fact in CAPTAINS}
        placed = {captain.kind: captain for captain in self.captains if placed_in(events, captain)}
        chosen = told or placed
        if len(chosen) != due:
            judged = violation if len(chosen) > due else omission
            last = [*events[-1:], *told.values()][-1]
            yield last, judged("18.3.2", f"setup places {len(chosen) or 'no'} Captains on the board", f"{due} Captains")
        for name, captain in placed.items():
            if name not in chosen:
                placing = next(event for event in events if placed_in((event,), captain))
                message = f"setup places the {name}, who is not among the chosen Captains"
                yield placing, violation("18.3.2", message, " or ".join(chosen))

    def settle(self, game: Game, events: Sequence[Event]) -> None:
        """Lay out the cards and items of the chosen Captains, which records leave unsaid."""
        if in_setup(events):
            placed = [captain.kind for captain in self.captains if not game.state.count(supply(self.name), captain)]
            self._fill_stash(game, placed)
            self._lay_cards(game, placed)

    @audits("18.3.4")
    def _fill_stash(self, game: Game, placed: Sequence[str]) -> None:
        """Set Up Player Board: the items that the three Captain cards show."""
        fill_stash(game, self, placed)

    @audits("18.3.2")
    def _lay_cards(self, game: Game, placed: Sequence[str]) -> None:
        """Choose Captains: their cards lie face up, where the record tells later how they come to lie."""
        if TELLS_OWN_CARDS.of(game.state, TABLE, self.name) and not self.cards_lying(game.state, *LETTERS.values()):
            for captain in placed:
                CARD.keep(game.state, FACE_UP, self.name, captain)

    @audits("K.11.2")
    def draws_besides(self, game: Game, player: str, events: Sequence[Event]) -> int:
        """A card for each Assault, which they may be made to fight in a turn of others; more in their own."""
        if player != self.name:
            return 0
        if game.state.current == self.name:
            return drawn_by_captain(self, events)
        return sum(isinstance(e, Battled) and e.attacker == self.name for e in events)

    @audits("18.6.4")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """One card; gifts and Captains may have drawn more before (:meth:`draws_besides`)."""
        return CARDS_DRAWN, CARDS_DRAWN
