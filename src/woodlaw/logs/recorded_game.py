"""Games that are recorded while they are played: from setup, from a laid table, or behind a game that was recorded."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from woodlaw.engine.actions import PHASE
from woodlaw.engine.chance import Chance, Seeded
from woodlaw.engine.decisions import Asker
from woodlaw.engine.events import Happening
from woodlaw.engine.game import Game
from woodlaw.engine.play import Outcome, run, run_on
from woodlaw.engine.state import State
from woodlaw.engine.tables import Table
from woodlaw.engine.turn import finish_turn, next_player
from woodlaw.engine.unseen import turned_up
from woodlaw.engine.victory import GameWon, has_won_by_points
from woodlaw.factions.seating import expect_playable
from woodlaw.logs.check import is_record_text, position_at, replayed_to
from woodlaw.logs.following.witness import without_cards_too_many
from woodlaw.logs.projection import CannotTell, as_rootlog, project
from woodlaw.logs.record.again import replay, table_of
from woodlaw.logs.record.lines import VERSION, WITNESS_VERSION, Ending, Entry, Laid, entry_line
from woodlaw.logs.record.recording import Recorder, RecordingAsker, RecordingChance
from woodlaw.logs.record.replaying import split
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.rootlog.syntax import Log
from woodlaw.logs.rootlog.writer import write
from woodlaw.positions.laying import table_of_state, words_at
from woodlaw.positions.lying import takes_cards_of_deck
from woodlaw.positions.writing import position_data

OVER = "the game is over; expected one that goes on"


class RecordedGame:
    """A game from its setup on, with chance from a seed; ``tells`` says whether it shall be told as Rootlog too."""

    def __init__(self, table: Table, seed: int, chance: Chance | None = None, *, tells: bool = True) -> None:
        self.table = table
        self.outcome: Outcome | None = None
        self._recorder = Recorder(table, seed)
        self._chance = chance or Seeded(seed)
        self._tells = tells
        self._happened: list[Happening] = []

    def play(self, asker: Asker) -> Outcome:
        """Play the game to its end, or until the asker raises something; what there is of it by then is recorded."""
        game = self.table.game(
            None, RecordingChance(self._chance, self._recorder), RecordingAsker(asker, self._recorder)
        )
        if self._tells:
            game.listener = lambda event, clauses: self._happened.append((event, clauses))
        self.outcome = self._run(game)
        return self.outcome

    def _run(self, game: Game) -> Outcome:
        return run(game, self.table.setup_order)

    def record(self) -> str:
        """Return the game as a record of Woodlaw's, as far as it was played."""
        return "\n".join((*self._recorder.lines, *map(entry_line, self._closing()), ""))

    def _closing(self) -> Iterator[Entry]:
        """Yield what stands at the end of the record."""
        if self.outcome is not None:
            yield Ending(self.outcome.winners, self.outcome.clause, self.outcome.turns)

    def rootlog(self) -> str:
        """Return the game as Rootlog; raises :class:`~.projection.CannotTell` for what has no letters there."""
        return as_rootlog(self.table, self._happened, self.outcome)


class _GoesOn(RecordedGame):
    """A game that does not begin with its setup."""

    _turns = 0
    """How many turns of it are recorded."""

    def _run(self, game: Game) -> Outcome:
        player, turns = game.state.current, self._turns
        if PHASE.of(game.state):
            self._before_turn(game.state, player, turns)
            turns += 1
            try:
                finish_turn(game, player)
            except GameWon as won:
                return Outcome(won.winners, won.clause, turns)
            player = next_player(game, player)
        return run_on(game, player, lambda player, before: self._begin(game, player, before), turns)

    def _begin(self, game: Game, player: str, before: int) -> None:
        game.state.current = player
        game.begin_turn()
        self._before_turn(game.state, player, before)

    def _before_turn(self, state: State, player: str, before: int) -> None:
        """Note the table before a turn, where the record has those."""


class FromTable(_GoesOn):
    """A game from a table on, at the moment in a turn that the table remembers.

    What nobody has seen is dealt at random, except as many cards ``on_top`` of the deck as lie in a known order. Raises
    ``ValueError`` where somebody sits there who cannot be played, or too many things are unseen.
    """

    def __init__(self, state: State, on_top: int, seed: int) -> None:
        table = table_of_state(state)
        expect_playable(words_at(state.map.id, state.deck.id, state.seats).seats)
        if any(has_won_by_points(table.game(state), seat) for seat in state.seats):
            raise ValueError(OVER)
        kept = [place for place in state.cards if not takes_cards_of_deck(table.game(state), place)]
        chance = Seeded(seed)
        super().__init__(replace(table, state=turned_up(table, state, chance, on_top, kept)), seed, chance)
        self._recorder = Recorder(self.table, seed, WITNESS_VERSION)

    def _before_turn(self, state: State, player: str, before: int) -> None:
        self._turns = before + 1
        self._recorder.note(Laid(self._turns, player, 0, position_data(state), ""))

    def _closing(self) -> Iterator[Entry]:
        yield Laid(self._turns + 1, "", 0, position_data(self.table.state), "")
        yield from super()._closing()

    def rootlog(self) -> str:
        """Raise :class:`~.projection.CannotTell`."""
        raise CannotTell("the notation has no letters for a table that a game starts from")


class BehindRootlog(FromTable):
    """A game that goes on after a turn of one in Rootlog, or after its setup as turn 0; raises ``ValueError``."""

    def __init__(self, text: str, turn: int, seed: int) -> None:
        log = read(text)
        if log.winners and turn == len(log.turns):
            raise ValueError(OVER)
        state = without_cards_too_many(position_at(text, turn))
        super().__init__(_at_next_turn(table_of_state(state), state, turn), 0, seed)
        end = log.turns[turn].line if turn < len(log.turns) else log.winner_line
        self._written = text.splitlines()[: end - 1 if end else None]

    def rootlog(self) -> str:
        """Return the game as it was written, and behind it what was played since."""
        log = project(self.table, self._happened, self.outcome)
        since = Log(turns=log.turns, winners=log.winners, winner_line=log.winner_line)
        return "\n".join((*self._written, write(since)))


class BehindRecord(_GoesOn):
    """A game that goes on after a turn of one that was recorded decision by decision, or after its setup as turn 0.

    Raises ``ValueError``, also where the game does not go on there.
    """

    def __init__(self, text: str, turn: int, seed: int) -> None:
        happened: list[Happening] = []
        replayed, state = replayed_to(text, turn, lambda event, clauses: happened.append((event, clauses)))
        if replayed.outcome is not None or replayed.findings or replayed.header is None:
            raise ValueError(f"no game goes on behind turn {turn}; expected a turn that another one follows")
        table = table_of(replayed.header)
        super().__init__(replace(table, state=_at_next_turn(table, state, turn)), seed)
        self._recorder.lines = list(split(text)[: replayed.line])
        self._happened, self._turns = happened, turn


def game_behind(text: str, turn: int, seed: int) -> RecordedGame:
    """Return a game that goes on after a turn of a recorded one, or after its setup as turn 0.

    Raises ``ValueError`` where there is no such turn, or no game that goes on there.
    """
    if not is_record_text(text):
        return BehindRootlog(text, turn, seed)
    header = replay(split(text), 0).header
    if header is not None and header.version == VERSION:
        return BehindRecord(text, turn, seed)
    replayed, state = replayed_to(text, turn)
    if replayed.outcome is not None:
        raise ValueError(OVER)
    return FromTable(_at_next_turn(table_of_state(state), state, turn), 0, seed)


def _at_next_turn(table: Table, state: State, turns: int) -> State:
    """Return a table at the beginning of the turn that comes next."""
    game = table.game(state)
    state.current = next_player(game, state.current) if turns else state.seats[0]
    game.begin_turn()
    return state
