"""How records tell the Reavers: idle warriors, and what caches that others remove give them; and what setup shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from woodlaw.engine.events import Battled, Event, Happening, Moved, Placed, Removed
from woodlaw.engine.game import Game
from woodlaw.engine.memory import PLAYER, Many, Remembered
from woodlaw.factions.lemming_reavers.abilities import WARRIORS_PLACED, Reavers
from woodlaw.factions.lemming_reavers.setup import IDLE_WARRIORS, STARTING_WARRIORS, set_aside_idle_warriors
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, Ventures, omission, violation
from woodlaw.logs.audits.pieces import fell_in_battle
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.setups import placed_in, set_up_otherwise, start_off_the_map, starts_wrongly
from woodlaw.logs.audits.turns import in_setup, player_of
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

    @audits("LR.2.2.II")
    def unwritten(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Event]:
        """Remember who may have removed a depot that left the map; a battle behind that shows who fights."""
        match event:
            case Removed() if event.piece is self.piece("depot") and event.place.number and not self._plundered(event):
                self._note_scouts(game, event.player, *_fighters(events))
            case Battled() if SCOUTS.of(game.state):
                self._note_scouts(game, *_fighters((event,)))
        return ()

    def _note_scouts(self, game: Game, *players: str) -> None:
        SCOUTS.note(game.state, tuple(dict.fromkeys((*SCOUTS.of(game.state), game.state.current, *players))))

    def _plundered(self, event: Removed) -> bool:
        """Return whether the Reavers took a cache to their own board, and no enemy removed it."""
        return event.player == self.name and event.destination is self.cache_box

    # Setup ------------------------------------------------------------------------------------------------------------
    @audits("LR.3.1", "LR.3.2")
    def setup_offences(self, game: Game, events: Sequence[Event]) -> At:
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

    # Cards ------------------------------------------------------------------------------------------------------------
    @audits("LR.6.2", "LR.7.4")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """One card, and one for each loot on the faction board."""
        due = self.cards_drawn(game.state)
        return due, due


def _fighters(events: Sequence[Event]) -> list[str]:
    return [side for event in events if isinstance(event, Battled) for side in (event.attacker, event.defender)]
