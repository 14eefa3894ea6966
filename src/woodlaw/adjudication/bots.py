"""What a bot does now, from a position: for people who play with bots and want to know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from woodlaw.adjudication.meaning import said, told
from woodlaw.engine.actions import OVER, PHASE, STEP, Phase
from woodlaw.engine.chance import Seeded
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.events import Event, TurnBegan, TurnEnded
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.engine.turn import finish_turn, next_player
from woodlaw.engine.victory import GameWon
from woodlaw.factions.bots.following import clause_that_orders
from woodlaw.factions.bots.order import ORDER, order_card
from woodlaw.gherkin.telling import told as told_event
from woodlaw.positions.laying import lay_deck, table_of_state
from woodlaw.positions.position import Position
from woodlaw.positions.wording import SceneError, Words
from woodlaw.table.cards import UNSEEN
from woodlaw.table.places import DECK


class CannotTellBot(ValueError):
    """What the bot does cannot be told from a position; the message is one line that says what was expected."""


@dataclass(frozen=True, slots=True)
class Happened:
    """Something that happens in a bot's turn: in which phase and step, in words, and by which clause."""

    phase: str
    step: str
    text: str
    clause: str


@dataclass(slots=True)
class BotTurn:
    """A bot's turn from a position on: what happens in it, and the state after it.

    ``waits`` is what a human must decide before it can go on, empty where the turn is over; ``won`` who has won, and by
    which clause.
    """

    bot: str
    state: State
    happened: list[Happened] = field(default_factory=list)
    waits: str = ""
    won: str = ""


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
        raise CannotTellBot(f"--answer {answer!r} is no option; {asked}")


def bot_turn(position: Position, order: str = "", answers: Sequence[str] = (), seed: int = 1) -> BotTurn:
    """Play a bot's turn from a position on, to its end or to where a human must decide; the position stays as it is.

    ``order`` names the order card that is drawn, where the position does not tell the top of the deck; ``answers`` are
    what humans decide, in order; ``seed`` is where other chance comes from. Raises :class:`CannotTellBot`.
    """
    words, state = position.words, position.state.copy()
    bot = _bot_on_turn(position, words)
    if not position.turn_said:
        state.current = bot
    asker = _Answers(words, list(answers))
    game = table_of_state(state).game(state, Seeded(seed), asker)
    if _has_to_reveal(state, bot):
        _lay_order(state, words, order, position.on_top)
    elif order:
        raise CannotTellBot("--order: the order card lies there already; expected none")
    turn = BotTurn(bot, state)
    game.listener = lambda event, clauses: _note(turn, words, event, clauses)
    try:
        finish_turn(game, bot)
        _pass_on(game, bot)
    except GameWon as won:
        turn.won = f"{' and '.join(map(words.title, won.winners))} by {won.clause}"
    except _Waits as waits:
        turn.waits = str(waits)
    if asker.left:
        raise CannotTellBot(f"--answer {asker.left[0]!r}: nobody is asked for it")
    return turn


def _bot_on_turn(position: Position, words: Words) -> str:
    seated = [faction for faction in words.seats if not faction.human and faction.playable]
    if not seated:
        raise CannotTellBot("no bot that can be played sits at this table; expected one among the seats")
    bots = [bot for bot in seated if not position.turn_said or bot.name == position.state.current]
    if len(bots) == 1:
        return bots[0].name
    expected = " or ".join(f"'turn: {bot.title}'" for bot in seated)
    raise CannotTellBot(f"it is not known which bot has its turn; expected {expected} in the position")


def _has_to_reveal(state: State, bot: str) -> bool:
    begun = PHASE.of(state) not in ("", Phase.BIRDSONG) or STEP.of(state) not in ("", f"reveal {ORDER}")
    return not begun and order_card(state, bot) is None


def _lay_order(state: State, words: Words, order: str, on_top: int) -> None:
    """Put the order card on top of the deck; raises :class:`CannotTellBot` where nobody knows it."""
    if not order:
        if on_top or not state.cards_at(DECK):
            return
        raise CannotTellBot("nobody knows the top of the deck; expected --order with the card that the bot draws")
    try:
        card = words.card(order)
    except SceneError as error:
        raise CannotTellBot(f"--order: {error}") from None
    deck = state.cards_at(DECK)
    if card not in deck and UNSEEN not in deck:
        raise CannotTellBot(f"--order: no {card!r} is left in the deck; expected a card that is")
    lay_deck(state, None, [card])


def _note(turn: BotTurn, words: Words, event: Event, clauses: Sequence[str]) -> None:
    if isinstance(event, TurnBegan | TurnEnded):
        return
    step = STEP.of(turn.state)
    step = "" if step == OVER else step
    turn.happened.append(
        Happened(PHASE.of(turn.state).capitalize(), step, told_event(event, words), clause_that_orders(clauses))
    )


def _pass_on(game: Game, bot: str) -> None:
    """Make it the next player's turn."""
    game.state.current = next_player(game, bot)
    game.begin_turn()


def steps_of(turn: BotTurn) -> list[tuple[str, str]]:
    """Return every phase and step of a bot's turn, in order."""
    seat = seat_of(table_of_state(turn.state).game(turn.state), turn.bot)
    return [(phase.capitalize(), step) for phase in Phase for step in seat.steps_of(phase).steps]
