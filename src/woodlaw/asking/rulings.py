"""What may be done and what not, and what the Law says of an action.

Answers that a tool returns whole have no slots: the assistant's protocol makes no schema of classes that have.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from woodlaw.adjudication.asked import Question
from woodlaw.adjudication.asked import Step as Answer
from woodlaw.adjudication.judge import judge, steps_in
from woodlaw.adjudication.ruling import Ground, Open, Verdict
from woodlaw.adjudication.ruling import Ruling as Judged
from woodlaw.adjudication.tables import Action, action_of
from woodlaw.asking.errors import CannotAnswer, Problem, understanding
from woodlaw.asking.lookups import Cited, cite
from woodlaw.asking.tables import Told, lay
from woodlaw.law.clauses import Reading
from woodlaw.positions.position import Position
from woodlaw.positions.wording import Words

_ILLEGAL = Verdict.ILLEGAL.value


@dataclass(frozen=True, slots=True)
class Because:
    """A clause that a ruling rests on, and what the ruling would be ``without`` it, where that was tried.

    ``assumed`` tells values that no source states and that it needs, ``laid_over`` those of them that a user tells.
    """

    clause: Cited
    words: str
    readings: tuple[Reading, ...]
    without: str
    assumed: tuple[str, ...]
    laid_over: tuple[str, ...]


@dataclass(frozen=True)
class Ruling:
    """What the Law says of an action.

    ``verdict`` is ``legal``, ``illegal`` or ``undecided``. ``decided_by`` is the clause that decides, ``reason`` why
    something is not legal, in one line. ``because`` are the clauses without which the answer would be another one;
    ``else_illegal`` are those without which something legal would be illegal: the point in dispute is mostly there.
    ``happens`` is what happens, ``before`` what had to happen first, ``left_open`` the question that is asked next.
    ``nearest_legal`` are legal things near to what is not, ``taken_for_granted`` what was not said and assumed;
    ``in_short`` is the verdict with its reason on one line.
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
    in_short: str

    def __str__(self) -> str:
        return self.in_short


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that a player may do or not: an action, or an answer to what it is asked first.

    ``house_rules`` are the titles of those without which the Law alone would give another verdict; empty for none.
    """

    name: str
    verdict: str
    clause: Cited | None
    reason: str
    asks: Open | None
    house_rules: str = ""

    @property
    def action(self) -> str | dict[str, str]:
        """What it is called where an action is asked about: its name, or a question with its answer."""
        asked, colon, answer = self.name.partition(": ")
        return {asked: answer} if colon else self.name

    def __str__(self) -> str:
        house = f" (by house rule: {self.house_rules})" if self.house_rules else ""
        if self.verdict == Verdict.LEGAL:
            return f"{self.name}{house}: {self.asks}" if self.asks else f"{self.name}{house}"
        return f"{self.name}{house}: {self.clause or ''}: {self.reason}"


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
        table = lay(position)
        steps = tuple(titled(step, table.words) for step in action_of(action))
        _expect_human(table, player)
        return judge(Question(table, steps, "", in_titles(player, table.words), phase, dice, draws))


def options(position: Position | Told, *, player: str = "", phase: str = "") -> tuple[Choice, ...]:
    """Return everything that a player may do and not do now, the legal first.

    Raises :class:`~woodlaw.asking.errors.CannotAnswer` for a player or phase that is none, and for nothing to choose.
    """
    with understanding("position"):
        table = lay(position)
        acting = in_titles(player, table.words)
        steps = steps_in(table, acting, phase)
        judged = [_choice(step, judge(Question(table, (step,), "", acting, phase), in_short=True)) for step in steps]
        if not judged:
            raise ValueError("there is nothing to choose, or the faction is not played")
    return tuple(sorted(judged, key=lambda each: each.verdict != Verdict.LEGAL))


def _choice(step: Answer, ruling: Judged) -> Choice:
    name = f"{step.asked}: {step.answer}" if step.asked else step.answer
    clause = cite(ruling.clause) if ruling.clause else None
    return Choice(name, ruling.verdict.value, clause, ruling.reason, ruling.left, ruling.house_rules)


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


def in_titles(text: str, words: Words) -> str:
    """Return an answer with the titles of factions at the table in the place of what players call them."""
    if not text:
        return text
    from woodlaw.asking.few_words import in_titles as titled_in

    return titled_in(text, words)


def told(ruling: Judged) -> Ruling:
    """Return a ruling as plain values."""
    decides = _decisive(ruling)
    return Ruling(
        ruling.verdict.value,
        ruling.player,
        ruling.action,
        decides,
        ruling.reason,
        ruling.before,
        ruling.happens,
        ruling.left,
        ruling.instead,
        ruling.notes,
        tuple(cite(each.clause) for each in ruling.grounds if ruling.legal and each.without.startswith(_ILLEGAL)),
        tuple(map(_because, ruling.grounds)),
        f"{ruling}: by {decides}" if ruling.legal and decides else str(ruling),
    )


def _decisive(ruling: Judged) -> Cited | None:
    """Return the clause that decides: that of a refusal, else the first of the grounds."""
    return next((cite(clause) for clause in (ruling.clause, *ruling.chain) if clause), None)


def _because(ground: Ground) -> Because:
    return Because(cite(ground.clause), ground.text, ground.readings, ground.without, ground.assumed, ground.laid_over)
