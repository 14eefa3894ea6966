"""What a player is asked as a table lies, before it may choose what to do."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field

from woodlaw.adjudication.meaning import ACTION, passing_of, several
from woodlaw.adjudication.ruling import Open
from woodlaw.adjudication.stopping import AnyChance, Stop
from woodlaw.engine.actions import PHASE, Phase
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.events import Event, TurnBegan
from woodlaw.engine.game import Shortage
from woodlaw.engine.questions import question_title
from woodlaw.engine.refusal import Forbidden
from woodlaw.engine.turn import go_on_with_phase, play_phase
from woodlaw.engine.victory import GameWon
from woodlaw.gherkin.answers import said
from woodlaw.positions.laying import table_of_state
from woodlaw.positions.position import Position
from woodlaw.positions.wording import Words


def asked_first(position: Position) -> tuple[Open, ...]:
    """Return what whoever's turn it is must answer as the table lies, before it may choose an action.

    Questions that can be passed up or leave no choice come in their order, up to one that must be answered, or to where
    something happens. There is none where no phase has begun, where play needs what nobody knows, and for a bot.
    """
    state = position.state.copy()
    seat = next((faction for faction in position.words.seats if faction.name == state.current), None)
    if seat is None or not seat.human or not seat.playable or not PHASE.of(state):
        return ()
    asked = _Asked(position.words, seat.name)
    game = table_of_state(state).game(state, AnyChance(), asked)
    game.asks_alone = True  # What leaves no choice can be in dispute all the same.
    game.listener = asked.listen
    go_on = go_on_with_phase if len(state.this_turn) > 1 else play_phase
    with suppress(Stop, Forbidden, GameWon, Shortage):
        go_on(game, seat.name, Phase(PHASE.of(state)))
    return tuple(asked.questions)


@dataclass(slots=True)
class _Asked:
    """Notes what a player is asked, and passes it up."""

    words: Words
    player: str
    questions: list[Open] = field(default_factory=list)
    happened: bool = False

    def listen(self, event: Event, _: tuple[str, ...]) -> None:
        """Note that something happens."""
        self.happened = self.happened or not isinstance(event, TurnBegan)

    def __call__(self, decision: Decision) -> Option:
        """Return the option of passing a question up, or the only one there is.

        Raises :class:`Stop` where there is a choice, where an action may be chosen, and where something has happened.
        """
        if decision.what == ACTION or self.happened:
            raise Stop
        if decision.player == self.player:
            options = tuple(said(option, self.words) for option in decision.options)
            player = self.words.title(decision.player)
            self.questions.append(Open(question_title(decision.what), player, decision.clause, options))
        passing = passing_of(decision)
        if passing is None and several(decision):
            raise Stop
        return passing if passing is not None else decision.options[0]
