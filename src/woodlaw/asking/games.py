"""A game that is played by choosing among what is offered, and that is recorded as it is played."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from woodlaw.adjudication.ruling import Open
from woodlaw.asking.errors import CannotAnswer, Problem, understanding
from woodlaw.asking.few_words import faction_meant
from woodlaw.asking.hands_on import Seen, see
from woodlaw.asking.records import LONGEST_GAME
from woodlaw.asking.tables import Told, expect_text, lay
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.questions import question_title
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.gherkin.answers import said
from woodlaw.logs.projection import CannotTell
from woodlaw.logs.recorded_game import FromTable, RecordedGame, game_behind
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
    house_rules: Sequence[str] = (),
    seed: int = 1,
    at_random: Collection[str] = (),
) -> Game:
    """Return a game from its setup on in which people gave some answers, up to the next question to one of them.

    ``answers`` are the numbers of options, from 0, as they were offered. ``at_random`` are the factions that nobody
    plays: they choose at random, from the ``seed``, where dice and shuffles come from too. Raises
    :class:`CannotAnswer` for a table that cannot be laid, and for the number of no option.
    """
    with understanding("seats"):
        table = table_for(Wanted(tuple(seats), map_name, deck_name, "", True, (), tuple(house_rules)), seed)
    return _play(RecordedGame(table, seed), answers, seed, at_random)


def play_from(
    position: Position | Told, answers: Sequence[int] = (), *, seed: int = 1, at_random: Collection[str] = ()
) -> Game:
    """Return a game that goes on from a laid table, as :func:`play_on` does from setup.

    What nobody has seen is dealt at random. The record has that table where others have their setup; Rootlog has no
    letters for it. Raises :class:`CannotAnswer`, also where the position does not say whose turn it is.
    """
    laid = lay(position)
    if not laid.turn_said:
        raise CannotAnswer([Problem("turn", "it is not known whose turn it is; expected 'turn: …' in the position")])
    with understanding("position"):
        begun = FromTable(laid.state, laid.on_top, seed)
    return _play(begun, answers, seed, at_random)


def play_from_game(
    record: str, turn: int, answers: Sequence[int] = (), *, seed: int = 1, at_random: Collection[str] = ()
) -> Game:
    """Return a game that goes on after a turn of a recorded one, or after its setup as turn 0, as :func:`play_on` does.

    What is played stands behind what was recorded, in the notation that the record has. Where that is Rootlog, the
    record of Woodlaw's begins with the table, and what nobody has seen is dealt at random.
    """
    with understanding("game"):
        begun = game_behind(expect_text(record, "game", LONGEST_GAME), turn, seed)
    return _play(begun, answers, seed, at_random)


def _play(begun: RecordedGame, answers: Sequence[int], seed: int, at_random: Collection[str]) -> Game:
    state = begun.table.state
    with understanding("at_random"):
        left = {_name(each) for each in at_random}
    words = words_at(state.map.id, state.deck.id, state.seats)
    playing = _Playing(words, list(answers), left, RandomPlayer(seed))
    with suppress(_Held):
        begun.play(playing)
    return Game(
        see(Position(state, turn_said=True)),
        playing.asked,
        tuple(playing.chosen),
        tuple(words.title(winner) for winner in begun.outcome.winners) if begun.outcome else (),
        begun.record(),
        _rootlog(begun),
    )


def _name(text: str) -> str:
    faction = faction_meant(text)
    if faction is None:
        raise CannotAnswer([Problem("at_random", f"nobody is called {text[:40]!r}")])
    return faction.name


def _rootlog(game: RecordedGame) -> str:
    try:
        return game.rootlog()
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
