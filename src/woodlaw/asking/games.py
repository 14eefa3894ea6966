"""A game that is played by choosing among what is offered, and that is recorded as it is played."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from woodlaw.adjudication.meaning import question_title, said
from woodlaw.adjudication.ruling import Open
from woodlaw.asking.errors import CannotAnswer, Problem, understanding
from woodlaw.asking.few_words import faction_meant
from woodlaw.asking.hands_on import Seen, see
from woodlaw.engine.chance import Seeded
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.events import Happening
from woodlaw.engine.play import Outcome, run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.engine.tables import Table
from woodlaw.logs.projection import CannotTell, as_rootlog
from woodlaw.logs.record.recording import Recorder, RecordingAsker, RecordingChance
from woodlaw.logs.simulate import Wanted, table_for
from woodlaw.positions.laying import words_at
from woodlaw.positions.position import Position
from woodlaw.positions.wording import Words


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a player chose: to which question, which answer, and by what clause it was asked."""

    player: str
    question: str
    answer: str
    clause: str


@dataclass(frozen=True)
class Game:
    """A game so far: the table, what is ``asked`` next (nothing once the game is over), and what was ``chosen``.

    ``winners`` are those who have won. ``record`` is Woodlaw's own record, whole once the game is over, and ``rootlog``
    the game in that notation, empty where that has no letters for a faction.
    """

    table: Seen
    asked: Open | None
    chosen: tuple[Chosen, ...]
    winners: tuple[str, ...]
    record: str
    rootlog: str


def play_on(
    seats: Sequence[str],
    answers: Sequence[int] = (),
    *,
    map_name: str = "autumn",
    deck_name: str = "standard",
    seed: int = 1,
    at_random: Collection[str] = (),
) -> Game:
    """Return a game from its setup on in which people gave some answers, up to the next question to one of them.

    ``answers`` are the numbers of options, from 0, as they were offered. ``at_random`` are the factions that nobody
    plays: they choose at random, from the ``seed``, where dice and shuffles come from too. Raises
    :class:`CannotAnswer` for a table that cannot be laid, and for the number of no option.
    """
    with understanding("seats"):
        table = table_for(Wanted(tuple(seats), map_name, deck_name, "", True, ()), seed)
        left = {_name(each) for each in at_random}
    words = words_at(table.state.map.id, table.state.deck.id, table.state.seats)
    playing = _Playing(words, list(answers), left, RandomPlayer(seed))
    recorder = Recorder(table, seed)
    happened: list[Happening] = []
    game = table.game(None, RecordingChance(Seeded(seed), recorder), RecordingAsker(playing, recorder))
    game.listener = lambda event, clauses: happened.append((event, clauses))
    outcome = None
    try:
        outcome = run(game, table.setup_order)
        recorder.end(outcome)
    except _Held:
        pass
    return Game(
        see(Position(game.state, turn_said=True)),
        playing.asked,
        tuple(playing.chosen),
        tuple(playing.words.title(winner) for winner in outcome.winners) if outcome else (),
        recorder.text(),
        _rootlog(table, happened, outcome),
    )


def _name(text: str) -> str:
    faction = faction_meant(text)
    if faction is None:
        raise CannotAnswer([Problem("at_random", f"nobody is called {text[:40]!r}")])
    return faction.name


def _rootlog(table: Table, happened: Sequence[Happening], outcome: Outcome | None) -> str:
    try:
        return as_rootlog(table, happened, outcome)
    except CannotTell:
        return ""


class _Held(BaseException):
    """Raised where somebody must answer who has not answered yet."""


@dataclass(slots=True)
class _Playing:
    """Gives the answers of people in their order, and those of nobody at random."""

    words: Words
    answers: list[int]
    at_random: Collection[str]
    random: RandomPlayer
    asked: Open | None = None
    chosen: list[Chosen] = field(default_factory=list)

    def __call__(self, decision: Decision) -> Option:
        """Return the next answer; raises :class:`_Held` where there is none."""
        if decision.player in self.at_random:
            answer = self.random(decision)
        elif self.answers:
            answer = self._told(decision, self.answers.pop(0))
        else:
            options = tuple(said(option, self.words) for option in decision.options)
            player = self.words.title(decision.player)
            self.asked = Open(question_title(decision.what), player, decision.clause, options)
            raise _Held
        self.chosen.append(
            Chosen(
                self.words.title(decision.player),
                question_title(decision.what),
                said(answer, self.words),
                decision.clause,
            )
        )
        return answer

    def _told(self, decision: Decision, number: int) -> Option:
        if not 0 <= number < len(decision.options):
            message = f"answer {number} to {question_title(decision.what)!r}; expected 0 to {len(decision.options) - 1}"
            raise CannotAnswer([Problem("answers", message)])
        answer: Option = decision.options[number]
        return answer
