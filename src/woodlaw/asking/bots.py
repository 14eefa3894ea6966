"""What a bot does in its turn, from a position on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from woodlaw.adjudication.meaning import told
from woodlaw.asking.errors import understanding
from woodlaw.asking.tables import Told, lay
from woodlaw.engine.actions import OVER, PHASE, STEP, Phase
from woodlaw.engine.chance import Seeded
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.events import Event, TurnBegan, TurnEnded
from woodlaw.engine.extension import seat_of
from woodlaw.engine.state import State
from woodlaw.engine.turn import finish_turn, next_player
from woodlaw.engine.victory import GameWon
from woodlaw.factions.bots.order import ORDER, order_card
from woodlaw.gherkin.answers import said
from woodlaw.gherkin.telling import told as told_event
from woodlaw.logs.audits.bots.following import clause_that_orders
from woodlaw.positions.laying import lay_deck, table_of_state
from woodlaw.positions.mistakes import SceneError
from woodlaw.positions.position import Position
from woodlaw.positions.wording import Words
from woodlaw.positions.writing import write_position
from woodlaw.table.cards import UNSEEN
from woodlaw.table.places import DECK


@dataclass(frozen=True, slots=True)
class Step:
    """Something that a bot does: in which phase and step, in words, and by which clause."""

    phase: str
    step: str
    text: str
    clause: str


@dataclass(frozen=True)
class BotTurn:
    """A bot's turn: what it does, what a human must decide before it goes on, who has won, and the position after.

    ``order`` are all phases and steps of its turn, in order.
    """

    bot: str
    steps: tuple[Step, ...]
    waits: str
    won: str
    position: str
    order: tuple[tuple[str, str], ...]


class _Waits(Exception):
    """A human must decide, and no answer is left."""


@dataclass(slots=True)
class _Answers:
    """The answers that humans give in a bot's turn, in their order."""

    words: Words
    left: list[str]

    def __call__(self, decision: Decision) -> Option:
        asked = told(decision, self.words)
        if not self.left:
            raise _Waits(asked)
        answer = self.left.pop(0)
        for option in decision.options:
            if answer.casefold() == said(option, self.words).casefold():
                return option
        raise ValueError(f"--answer {answer!r} is no option; {asked}")


def bot_turn(position: Position | Told, *, order: str = "", answers: Sequence[str] = (), seed: int = 1) -> BotTurn:
    """Return what a bot does in its turn, to its end or to where a human must decide; the position stays as it is.

    ``order`` names the order card that is drawn, where the position does not tell the top of the deck; ``answers`` are
    what humans decide, in order; ``seed`` is where other chance comes from. Raises
    :class:`~woodlaw.asking.errors.CannotAnswer`.
    """
    with understanding("bot"):
        return _turn(lay(position), order, answers, seed)


def _turn(position: Position, order: str, answers: Sequence[str], seed: int) -> BotTurn:
    words, state = position.words, position.state.copy()
    bot = _bot_on_turn(position, words)
    if not position.turn_said:
        state.current = bot
    asker = _Answers(words, list(answers))
    game = table_of_state(state).game(state, Seeded(seed), asker)
    if _has_to_reveal(state, bot):
        _lay_order(state, words, order, position.on_top)
    elif order:
        raise ValueError("--order: the order card lies there already; expected none")
    steps, waits, won = list[Step](), "", ""
    game.listener = lambda event, clauses: steps.extend(_step(state, words, event, clauses))
    try:
        finish_turn(game, bot)
        state.current = next_player(game, bot)
        game.begin_turn()
    except GameWon as end:
        won = f"{' and '.join(map(words.title, end.winners))} by {end.clause}"
    except _Waits as end:
        waits = str(end)
    if asker.left:
        raise ValueError(f"--answer {asker.left[0]!r}: nobody is asked for it")
    seat = seat_of(game, bot)
    every = tuple((phase.capitalize(), step) for phase in Phase for step in seat.steps_of(phase).steps)
    return BotTurn(bot, tuple(steps), waits, won, write_position(state), every)


def _bot_on_turn(position: Position, words: Words) -> str:
    seated = [faction for faction in words.seats if not faction.human and faction.playable]
    if not seated:
        raise ValueError("no bot that can be played sits at this table; expected one among the seats")
    bots = [bot for bot in seated if not position.turn_said or bot.name == position.state.current]
    if len(bots) == 1:
        return bots[0].name
    expected = " or ".join(f"'turn: {bot.title}'" for bot in seated)
    raise ValueError(f"it is not known which bot has its turn; expected {expected} in the position")


def _has_to_reveal(state: State, bot: str) -> bool:
    begun = PHASE.of(state) not in ("", Phase.BIRDSONG) or STEP.of(state) not in ("", f"reveal {ORDER}")
    return not begun and order_card(state, bot) is None


def _lay_order(state: State, words: Words, order: str, on_top: int) -> None:
    """Put the order card on top of the deck; raises ``ValueError`` where nobody knows it."""
    if not order:
        if on_top or not state.cards_at(DECK):
            return
        raise ValueError("nobody knows the top of the deck; expected --order with the card that the bot draws")
    try:
        card = words.card(order)
    except SceneError as error:
        raise ValueError(f"--order: {error}") from None
    deck = state.cards_at(DECK)
    if card not in deck and UNSEEN not in deck:
        raise ValueError(f"--order: no {card!r} is left in the deck; expected a card that is")
    lay_deck(state, None, [card])


def _step(state: State, words: Words, event: Event, clauses: Sequence[str]) -> Iterator[Step]:
    """Yield an event of a turn as what a bot does."""
    if not isinstance(event, TurnBegan | TurnEnded):
        step = STEP.of(state)
        clause = clause_that_orders(clauses)
        yield Step(PHASE.of(state).capitalize(), "" if step == OVER else step, told_event(event, words), clause)
