"""What a recorded game shows of the Reavers: points, and what a turn cannot hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from woodlaw.engine.concepts import rules
from woodlaw.engine.enemies import count_enemy_pieces
from woodlaw.engine.events import Battled, Crafted, Event, Happening, Moved, Placed, Removed, TurnBegan
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.memory import PLAYER, Many, Remembered
from woodlaw.engine.titles import name as place_named
from woodlaw.factions.lemming_reavers.abilities import WARRIORS_PLACED, Reavers
from woodlaw.factions.lemming_reavers.birdsong import WARRIORS_ARRIVING
from woodlaw.factions.lemming_reavers.setup import IDLE_WARRIORS, STARTING_WARRIORS, set_aside_idle_warriors
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, Ventures, omission, violation
from woodlaw.logs.audits.craft import may_be_crafted_besides
from woodlaw.logs.audits.lemming_reavers.actions import (
    barred,
    note_arrival,
    note_barred,
    note_beginning,
    scored_for_plunder,
    steps_and_actions,
    unpaid,
)
from woodlaw.logs.audits.lemming_reavers.caches import given_up_for_nothing, not_given_up, not_looted
from woodlaw.logs.audits.pieces import count_before, fell_in_battle, replaces, replaces_warrior
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.setups import placed_in, set_up_otherwise, start_off_the_map, starts_wrongly
from woodlaw.logs.audits.turns import in_setup, may_be_given, own_moves, player_of
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, supply

SCOUTS: Remembered[tuple[str, ...]] = Remembered("may have removed a depot", (), Many(PLAYER))
"""Who may have removed a depot that left the map in this turn of a record: whose turn it is, and who fights."""

At = Iterable[tuple[Event, Offence]]


class Records(Reavers, Recorded):
    """The Reavers in recorded games."""

    draw_clause = "LR.6.2"
    draws_once = True
    discard_clause = "LR.6.2"
    keeps_warriors = True
    spends_in_evening = True
    bound_by_supply = frozenset({"LR.2.4"})
    points_known = True

    # Telling ----------------------------------------------------------------------------------------------------------
    def told(self, event: Event, clauses: tuple[str, ...], letters: Mapping[str, str]) -> Iterable[Happening]:
        """Warriors that are stored in the Idle Warriors box are told as placed there, those taken back as removed."""
        home = supply(self.name)
        match event:
            case Moved(pieces=((piece, count),)) if event.origin is home:
                yield Placed(event.player, piece, count, home, event.destination), clauses
            case Moved(pieces=((piece, count),)) if event.destination is home:
                yield Removed(event.player, piece, count, event.origin, home), clauses
            case _:
                yield event, clauses

    @audits("LR.2.2.IIb")
    def moves_off_turn(self, game: Game, player: str) -> bool:
        """Once a depot was removed, whoever did it may have moved."""
        return player in SCOUTS.of(game.state) and player != self.name

    @audits("LR.2.2.IIb")
    def forces_battles(self, game: Game) -> bool:
        """Once a depot was removed, whoever did it may battle, in whoever's turn it is."""
        return bool(SCOUTS.of(game.state))

    def battles_off_turn(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """Others may battle for a depot that was removed; which cache it was, a record may not tell."""
        return self.forces_battles(game) or bool(self._scouted_by(player, events))

    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """A move that a depot gave is taken in whoever's turn it is."""
        return self.moves_off_turn(game, piece.owner)

    @audits("LR.2.2.IIb")
    def moves_unruled(self, game: Game, piece: Piece, origin: Place, destination: Place) -> bool:
        """A move that a depot gave is one."""
        return self.moves_off_turn(game, piece.owner)

    def may_place(self, game: Game, event: Placed, events: Sequence[Event]) -> bool:
        """The Reavers place pieces in the turns of others, and so does whoever removes provisions."""
        return event.piece.owner == self.name or bool(self.places_besides(game, event.piece.owner, events))

    @audits("LR.2.2.IIa")
    def places_besides(self, game: Game, player: str, events: Sequence[Event]) -> Counter[Place | None]:
        """Whoever removes provisions may place two warriors for each, where it was."""
        given: Counter[Place | None] = Counter()
        for event in self._scouted_by(player, events):
            if event.piece is self.piece("provisions"):
                given[event.place] += WARRIORS_PLACED * event.count
        return given

    @audits("LR.2.2.IId")
    def draws_besides(self, game: Game, player: str, events: Sequence[Event]) -> int:
        """Whoever removes loot draws a card for each; which cache it was, a record may not tell."""
        return sum(event.count for event in self._scouted_by(player, events))

    @audits("LR.2.2.IIb")
    def ventures_besides(self, game: Game, player: str, events: Sequence[Event]) -> Ventures:
        """A move or a battle for each depot that was removed; which cache it was, a record may not tell."""
        return Ventures(either=sum(event.count for event in self._scouted_by(player, events)))

    @audits("LR.2.2.II")
    def _scouted_by(self, player: str, events: Sequence[Event]) -> list[Removed]:
        """Return by what a player may have removed caches from the map: the Reavers are not rewarded for their own.

        It is whoever's turn it is, or one who fought there: records do not say who removes a piece.
        """
        removed = (event for event in events if isinstance(event, Removed) and event.piece in self.caches)
        own = player_of(events) == player
        return [
            event
            for event in removed
            if event.place.number and player != self.name
            if own or event.player == player or fell_in_battle(replace(event, player=player), events)
        ]

    # Points -----------------------------------------------------------------------------------------------------------
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Points for caches that others remove, and for encampments."""
        match event:
            case Removed() if event.piece in self.caches and event.place.number and not self._plundered(event):
                return self._scouting_reward(event)
            case Placed() if event.piece is self.piece("encampment") and not in_setup(events):
                return self._built(game)
        return None

    @audits("LR.2.2.II")
    def _scouting_reward(self, event: Removed) -> Points:
        """A record does not say who removed a cache in the Reavers' own turn: an enemy that fought them may have."""
        least = event.count if event.player != self.name else 0
        return Points("LR.2.2.II", least, event.count, "a cache that another player removed")

    @audits("LR.5.2.III")
    def _built(self, game: Game) -> Points:
        """Where the points printed on the Encampments track are assumed none are called wrong."""
        name = "points per encampment"
        most = self.points_uncovered(game) if name in self.laid_over else None
        return Points("LR.5.2.III", 0, most, f"building an encampment{self.told_in_file(name)}")

    # Offences ---------------------------------------------------------------------------------------------------------
    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Offence]:
        """Arrivals in a crowd, encampments built twice or without rule, caches plundered where they cannot be."""
        found = None
        match event:
            case TurnBegan(player=self.name, setup=False):
                note_beginning(self, game)
            case Placed() if event.piece is self.warrior and event.place.number and not in_setup(events):
                note_arrival(self, game, event, events)
                note_barred(self, game, event, events)
            case Placed() if event.piece is self.piece("encampment") and not in_setup(events):
                found = self._wrong_building(game, event.place, events)
            case Removed(player=self.name) if event.piece in self.caches and self._plundered(event):
                found = self._wrong_plunder(game, event.place)
            case Removed() if event.piece is self.piece("depot") and event.place.number:
                self._note_scouts(game, event.player, *_fighters(events))
            case Battled() if SCOUTS.of(game.state):
                self._note_scouts(game, *_fighters((event,)))
        return (found,) if found else ()

    @audits("LR.2.2.II")
    def _note_scouts(self, game: Game, *players: str) -> None:
        SCOUTS.note(game.state, tuple(dict.fromkeys((*SCOUTS.of(game.state), game.state.current, *players))))

    def _plundered(self, event: Event) -> bool:
        """Return whether a cache came from the map to the faction board, and not to the board of an enemy."""
        taken = isinstance(event, Removed) and event.piece in self.caches and bool(event.place.number)
        return taken and isinstance(event, Removed) and event.destination is self.cache_box

    @audits("LR.5.2.III")
    def _wrong_building(self, game: Game, place: Place, events: Sequence[Event]) -> Offence | None:
        if any(isinstance(e, Placed) and e.piece is self.piece("encampment") for e in events):
            return violation("LR.5.2.III", "a second encampment is built in one turn", "once per turn")
        if not rules(game, self.name, place):
            return violation("LR.5.2.III", f"the Reavers build in clearing {place.number} without ruling it")
        return None

    @audits("LR.6.1.I")
    def _wrong_plunder(self, game: Game, place: Place) -> Offence | None:
        if not game.state.warriors(place, self.name):
            return violation("LR.6.1.I", f"a cache is plundered in clearing {place.number} without a warrior")
        if count_enemy_pieces(game, self.name, place):
            return violation("LR.6.1.I", f"a cache is plundered beside enemies in clearing {place.number}")
        return None

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> At:
        """Caches scouted or plundered without cards, steps left out, and actions too many; what is not given up."""
        if in_setup(events):
            return self._set_up_otherwise(game, events) if player == self.name else ()
        raided = [*not_given_up(self, game, events), *given_up_for_nothing(self, game, events)]
        if player != self.name:
            return [*raided, *not_looted(self, game, player, events)]
        plundered = [event for event in events if self._plundered(event)]
        return [
            *self._placed_for_nothing(game, events),
            *self._plundered_too_much(game, plundered),
            *self._not_kept(game, events),
            *unpaid(self, game, events, plundered),
            *scored_for_plunder(self, game, events, plundered),
            *steps_and_actions(self, game, events),
            *raided,
        ]

    @audits("LR.6.1.III")
    def _not_kept(self, game: Game, events: Sequence[Event]) -> At:
        """A cache that the Reavers take off the map comes to their board.

        One that falls in battle, after all warriors there, does not.
        """
        for number, event in enumerate(events):
            if not isinstance(event, Removed) or event.player != self.name or event.piece not in self.caches:
                continue
            hit = fell_in_battle(event, events[:number])
            warriors = count_before(game.state, events, number, event.place, self.warrior)
            if event.place.number and not self._plundered(event) and (warriors or not hit):
                message = f"a cache taken from clearing {event.place.number} goes to the supply"
                yield event, violation("LR.6.1.III", message, "the Reavers' board")

    @audits("LR.4.1", "LR.4.2", "LR.5.2.III")
    def _placed_for_nothing(self, game: Game, events: Sequence[Event]) -> At:
        """Two warriors arrive in one clearing; all others come one to an encampment, and one more to a new one.

        An encampment gets none where the Reavers cannot recruit as it comes.
        """
        if may_be_given(game, self.name, events):
            return
        camp = self.piece("encampment")
        there: Counter[Place] = Counter()
        arrived: Place | None = None
        for number, event in enumerate(events):
            if not isinstance(event, Placed) or event.piece is not self.warrior or not event.place.number:
                continue
            if event.source is not supply(self.name) or replaces(event, events[:number]):
                continue
            there[event.place] += event.count
            built = sum(isinstance(e, Placed) and e.piece is camp and e.place is event.place for e in events)
            clause = barred(game, number)
            most = built + (not clause and count_before(game.state, events, 0, event.place, camp) > 0)
            if there[event.place] > most and arrived in (None, event.place):
                arrived = event.place
                most += WARRIORS_ARRIVING
            if there[event.place] > most:
                message = f"{there[event.place]} warriors placed in {place_named(event.place)}"
                yield event, violation(clause or "LR.4.1", message, f"at most {most}" if most else "none")

    @audits("LR.3.1", "LR.3.2")
    def _set_up_otherwise(self, game: Game, events: Sequence[Event]) -> At:
        """An encampment with four warriors, in a corner clearing; caches stay in the supply."""
        camps = placed_in(events, self.piece("encampment"))
        corner = [place for place in camps if place.number in game.state.map.corners][:1]
        return [
            *start_off_the_map(events, dict.fromkeys(self.caches, "LR.3.1")),
            *set_up_otherwise(events, self.piece("encampment"), dict.fromkeys(corner, 1), "LR.3.2"),
            *set_up_otherwise(events, self.warrior, dict.fromkeys(corner, STARTING_WARRIORS), "LR.3.2"),
            *starts_wrongly(game, self, self.piece("encampment"), events, "LR.3.2"),
            *self._set_aside_otherwise(game, events),
        ]

    def settle(self, game: Game, events: Sequence[Event]) -> None:
        """Set idle warriors aside in setup, which changes nothing and which records may leave unsaid (LR.2.4.I)."""
        told = any(isinstance(event, Placed) and event.place is self.idle_box for event in events)
        if in_setup(events) and not told and game.state.count(supply(self.name), self.warrior) >= IDLE_WARRIORS:
            set_aside_idle_warriors(game, self)

    @audits("LR.3.3")
    def _set_aside_otherwise(self, game: Game, events: Sequence[Event]) -> At:
        """Set Aside Idle Warriors: ten."""
        idle = game.state.count(self.idle_box, self.warrior)
        if idle == IDLE_WARRIORS:
            return
        setting = [event for event in events if isinstance(event, Placed) and event.place is self.idle_box]
        judged = violation if idle > IDLE_WARRIORS else omission
        message = f"setup places {idle or 'no'} warrior{'s' * (idle != 1)} in the Idle Warriors box"
        yield (setting or events)[-1], judged("LR.3.3", message, str(IDLE_WARRIORS))

    @audits("LR.6.1")
    def _plundered_too_much(self, game: Game, plundered: Sequence[Event]) -> At:
        """For each encampment on the map one cache."""
        camps = self.on_map(game.state, "encampment")
        if len(plundered) <= camps:
            return ()
        message = f"{len(plundered)} caches plundered with {camps} encampments on the map"
        return ((plundered[-1], violation("LR.6.1", message)),)

    # The turn ---------------------------------------------------------------------------------------------------------
    @audits("LR.4.1", "LR.4.2")
    def _comes_in_birdsong(self, game: Game, event: Placed, events: Sequence[Event]) -> bool:
        """Return whether a warrior comes neither with an encampment, of which a turn may bring one, nor for a piece."""
        if game.state.current != self.name or event.source is not supply(self.name) or not event.place.number:
            return False
        camp = self.piece("encampment")
        built = [e.place for e in events if isinstance(e, Placed) and e.piece is camp]
        sure = bool(built) or event.count > 1 or game.state.count(event.place, camp) > 0
        stayed = [e for e in events if not (isinstance(e, Moved) and own_moves(game, self.name, (e,)))]
        return sure and event.place not in built and not replaces_warrior(event, stayed)

    @audits("LR.4.1", "LR.4.2", "LR.4.3", "LR.5.1", "LR.5.2", "LR.6.1")
    def step(self, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
        """Scout, craft, take actions, plunder."""
        match event:
            case Placed(piece=self.warrior) if self._comes_in_birdsong(game, event, events):
                return 1, "placing warriors", "LR.4"
            case Placed(piece=piece) if piece in self.caches:
                return 1, "scouting", "LR.4.3"
            case Crafted(player=self.name) if not may_be_crafted_besides(game, event):
                return 2, "crafting", "LR.5.1"
            case Placed(piece=piece) if piece is self.piece("encampment"):
                return 3, "building", "LR.5.2.III"
            case Battled(attacker=self.name):
                return 3, "battling", "LR.5.2"
            case Moved() if own_moves(game, self.name, (event,)):
                return 3, "moving", "LR.5.2"
            case Removed(player=self.name) if self._plundered(event):
                return 4, "plundering", "LR.6.1"
        return None

    # Cards ------------------------------------------------------------------------------------------------------------
    @audits("LR.6.2", "LR.7.4")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """One card, and one for each loot on the faction board."""
        due = self.cards_drawn(game.state)
        return due, due


def _fighters(events: Sequence[Event]) -> list[str]:
    return [side for event in events if isinstance(event, Battled) for side in (event.attacker, event.defender)]
