"""What may be done and what not, what the Law says of an action, and what a bot does.

Answers that a tool returns whole have no slots: the assistant's protocol makes no schema of classes that have.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from woodlaw.adjudication.asked import Question
from woodlaw.adjudication.asked import Step as Answer
from woodlaw.adjudication.bots import bot_turn as played_turn
from woodlaw.adjudication.judge import judge
from woodlaw.adjudication.options import options_in
from woodlaw.adjudication.ruling import Ground, Open, Verdict
from woodlaw.adjudication.ruling import Ruling as Judged
from woodlaw.adjudication.tables import Action, action_of
from woodlaw.asking.errors import CannotAnswer, Problem, understanding
from woodlaw.asking.few_words import in_titles
from woodlaw.asking.lookups import Cited, Reading, cite, readings_of
from woodlaw.asking.tables import Told, lay
from woodlaw.positions.position import Position
from woodlaw.positions.wording import Words
from woodlaw.positions.writing import write_position

_ILLEGAL = Verdict.ILLEGAL.value


@dataclass(frozen=True, slots=True)
class Because:
    """A clause that a ruling rests on, and what the ruling would be ``without`` it, where that was tried."""

    clause: Cited
    words: str
    readings: tuple[Reading, ...]
    without: str
    assumed: tuple[str, ...]


@dataclass(frozen=True)
class Ruling:
    """What the Law says of an action.

    ``verdict`` is ``legal``, ``illegal`` or ``undecided``. ``decided_by`` is the clause that decides, ``reason`` why
    something is not legal, in one line. ``because`` are the clauses without which the answer would be another one;
    of something legal ``else_illegal`` are those without which it would not be: the point in dispute is mostly there.
    ``happens`` is what happens, ``before`` what had to happen first, ``left_open`` the question that is asked next.
    ``nearest_legal`` are legal things near to what is not, ``taken_for_granted`` what was not said and assumed.
    """

    verdict: str
    player: str
    action: str
    decided_by: Cited | None
    reason: str
    before: tuple[str, ...]
    happens: tuple[str, ...]
    left_open: Open | None
    nearest_legal: tuple[str, ...]
    taken_for_granted: tuple[str, ...]
    else_illegal: tuple[Cited, ...]
    because: tuple[Because, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that a player may do or not: an action, or an answer to what it is asked first."""

    name: str
    verdict: str
    clause: Cited | None
    reason: str
    asks: Open | None


@dataclass(frozen=True, slots=True)
class Step:
    """Something that a bot does: in which phase and step, and by which clause."""

    phase: str
    step: str
    text: str
    clause: str


@dataclass(frozen=True)
class BotTurn:
    """A bot's turn: what it does, what a human must decide before it goes on, who has won, and the position after."""

    bot: str
    steps: tuple[Step, ...]
    waits: str
    won: str
    position: str


def rule(
    position: Position | Told,
    action: Action,
    *,
    player: str = "",
    phase: str = "",
    dice: str | Sequence[str] = "",
    draws: str = "",
) -> Ruling:
    """Return what the Law says of an action, or of an answer to what a player is asked first.

    ``action`` is its name, or a list that begins with it and goes on with answers to what it asks: texts, or mappings
    of one question's name to an answer, with ``player`` where another one gives it. ``dice`` are rolls of battles
    (``"2 and 0"``), ``draws`` what is drawn. Raises :class:`~woodlaw.asking.errors.CannotAnswer`.
    """
    return told(_judged(position, action, player, phase, dice, draws))


def rule_and_after(
    position: Position | Told,
    action: Action,
    *,
    player: str = "",
    phase: str = "",
    dice: str | Sequence[str] = "",
    draws: str = "",
) -> tuple[Ruling, Position | None]:
    """Return what :func:`rule` does, and the table after what is legal, as far as it was played."""
    judged = _judged(position, action, player, phase, dice, draws)
    return told(judged), Position(judged.after, turn_said=True) if judged.after is not None else None


def _judged(
    position: Position | Told, action: Action, player: str, phase: str, dice: str | Sequence[str], draws: str
) -> Judged:
    with understanding("action"):
        table = laid(position)
        steps = tuple(titled(step, table.words) for step in action_of(action))
        _expect_human(table, player)
        return judge(Question(table, steps, "", in_titles(player, table.words), phase, dice, draws))


def options(position: Position | Told, *, player: str = "", phase: str = "") -> tuple[Choice, ...]:
    """Return everything that a player may do and not do now, the legal first.

    Raises :class:`~woodlaw.asking.errors.CannotAnswer` for a player or phase that is none.
    """
    with understanding("position"):
        table = laid(position)
        judged = list(options_in(table, in_titles(player, table.words), phase))
    return tuple(
        Choice(each.name, each.ruling.verdict.value, _decisive(each.ruling), each.ruling.reason, each.ruling.left)
        for each in judged
    )


def bot_turn(position: Position | Told, *, order: str = "", answers: Sequence[str] = (), seed: int = 1) -> BotTurn:
    """Return what a bot does in its turn, to its end or to where a human must decide.

    ``order`` is the order card that it draws, ``answers`` are what humans decide, ``seed`` is where chance comes from.
    Raises :class:`~woodlaw.asking.errors.CannotAnswer`.
    """
    with understanding("bot"):
        turn = played_turn(laid(position), order, answers, seed)
    steps = tuple(Step(each.phase, each.step, each.text, each.clause) for each in turn.happened)
    return BotTurn(turn.bot, steps, turn.waits, turn.won, write_position(turn.state))


def laid(position: Position | Told) -> Position:
    """Return a position, laid where it is told."""
    return position if isinstance(position, Position) else lay(position)


def _expect_human(position: Position, player: str) -> None:
    """Raise :class:`CannotAnswer` where a bot acts, which does what its rules say."""
    acting = in_titles(player, position.words) or position.state.current
    bot = next(
        (faction for faction in position.words.seats if not faction.human and acting in (faction.name, faction.title)),
        None,
    )
    if bot is not None:
        message = f"{bot.title} is a bot and decides nothing; what it does is told as a bot's turn"
        raise CannotAnswer([Problem("player", message)])


def titled(step: Answer, words: Words) -> Answer:
    """Return an answer with the titles of whom it names by what players call them."""
    return step._replace(answer=in_titles(step.answer, words), player=in_titles(step.player, words))


def told(ruling: Judged) -> Ruling:
    """Return a ruling as plain values."""
    return Ruling(
        ruling.verdict.value,
        ruling.player,
        ruling.action,
        _decisive(ruling) or next((cite(ground.clause) for ground in ruling.grounds), None),
        ruling.reason,
        ruling.before,
        ruling.happens,
        ruling.left,
        ruling.instead,
        ruling.notes,
        tuple(cite(each.clause) for each in ruling.grounds if ruling.legal and each.without.startswith(_ILLEGAL)),
        tuple(map(_because, ruling.grounds)),
    )


def _decisive(ruling: Judged) -> Cited | None:
    return cite(ruling.clause) if ruling.clause else None


def _because(ground: Ground) -> Because:
    return Because(cite(ground.clause), ground.text, readings_of(ground.readings), ground.without, ground.assumed)
