"""Judging a question by playing it: the turn's phase is played up to the action, and then as far as the asker says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from woodlaw.adjudication.answering import (
    Adjudicated,
    Answers,
    AnyChance,
    Chance,
    Refused,
    Stop,
    UpTo,
    UpToChance,
    told,
)
from woodlaw.adjudication.asked import CannotAdjudicate, Question, Step
from woodlaw.adjudication.ruling import Ruling, Verdict, grounds_of
from woodlaw.adjudication.tables import (
    Action,
    action_of,
    assumed_at,
    is_unknown,
    nearest_options,
    not_played,
    player_named,
    position_as,
)
from woodlaw.engine.actions import PHASE, Phase
from woodlaw.engine.craft import why_not_craft
from woodlaw.engine.decisions import label
from woodlaw.engine.events import Event, TurnBegan
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Shortage
from woodlaw.engine.make import by_activating, why_not_craft_now
from woodlaw.engine.refusal import Forbidden, Refusal
from woodlaw.engine.state import State
from woodlaw.engine.turn import begin_turn, go_on_with_phase, play_phase
from woodlaw.engine.victory import GameWon
from woodlaw.gherkin.telling import told as event_told
from woodlaw.positions.laying import starting_table, table_of_state
from woodlaw.positions.position import Position
from woodlaw.positions.wording import SceneError, Words, hint, nearest
from woodlaw.table.cards import UNSEEN, Card, card_id
from woodlaw.table.places import DECK, hand

_PHASES = tuple(phase.value for phase in Phase)
_NO_ACTION = Step("\0")
_CRAFT = "craft"


def adjudicate(
    position: Position | State | Mapping[str, object] | str,
    action: Action = (),
    *,
    rootlog: str = "",
    player: str = "",
    phase: str = "",
    dice: str = "",
    draws: str = "",
    chance: Mapping[str, Sequence[int]] | None = None,
) -> Ruling:
    """Return what the Law says of an action in a position.

    ``position`` is one that was read, the text or the data of one, or a state. ``action`` is the name of an action or
    an option's label, alone or followed by the answers to what it asks; ``rootlog`` is the same in that notation.
    ``player`` and ``phase`` are those of the position, else Daylight. ``dice``, ``draws`` and ``chance`` say how chance
    goes. Raises :class:`CannotAdjudicate` for what cannot be understood, :class:`NotAPosition` for an impossible
    position.
    """
    question = Question(position_as(position), action_of(action), rootlog, player, phase, dice, draws, chance)
    return judge(question)


def judge(question: Question) -> Ruling:
    """Return the answer to a question; raises :class:`CannotAdjudicate`."""
    return _judge(question)


def _judge(question: Question) -> Ruling:
    if question.rootlog:
        # The checks of records take long to import.
        from woodlaw.adjudication.recorded import judge_record

        return judge_record(question)
    if not question.steps:
        raise CannotAdjudicate("no action is named; expected one such as 'battle', or Rootlog")
    words = question.position.words
    player = player_named(question.player, words) or question.position.state.current
    question = replace(
        question, steps=tuple(replace(step, player=player_named(step.player, words)) for step in question.steps)
    )
    action = ", ".join(step.answer for step in question.steps)
    faction = next(faction for faction in words.seats if faction.name == player)
    if not faction.playable:
        reason = f"{faction.title} cannot be played yet; its action in Rootlog may be judged by the checks of records"
        return Ruling(Verdict.UNDECIDED, faction.title, action, "", reason)
    return _Case(question, words, player, action).ruling()


@dataclass(slots=True)
class _Attempt:
    """One playing of the question, and where it ended: at a stop, a refusal or a victory, or at the phase's end."""

    answers: Answers
    clauses: list[str] = field(default_factory=list)
    before: list[Event] = field(default_factory=list)
    happened: list[Event] = field(default_factory=list)
    stop: Stop | None = None
    forbidden: Refusal | None = None
    won: GameWon | None = None

    def listen(self, event: Event, clauses: tuple[str, ...]) -> None:
        """Note what happens, and by which clauses once the action has begun."""
        if isinstance(event, TurnBegan):
            return
        if self.answers.begun is None:
            self.before.append(event)
        else:
            self.happened.append(event)
            self.clauses += clauses


@dataclass(slots=True)
class _Case:
    """A question of an action that the engine plays."""

    question: Question
    words: Words
    player: str
    action: str

    # Playing ----------------------------------------------------------------------------------------------------------
    def _attempt(
        self, state: State, phase: str, steps: Sequence[Step], *, begun: bool, chance: Chance | None = None
    ) -> _Attempt:
        clauses: list[str] = []
        answers = Answers(self.words, self.player, list(steps), clauses.extend)
        attempt = _Attempt(answers, clauses)
        game = table_of_state(state).game_of(Adjudicated, state, chance or self._chance(), answers)
        game.listener = attempt.listen
        try:
            if state.current != self.player:
                begin_turn(game, self.player)
            if begun:
                go_on_with_phase(game, self.player, Phase(phase))
            else:
                play_phase(game, self.player, Phase(phase))
        except Stop as stop:
            attempt.stop = stop
        except Forbidden as forbidden:
            attempt.forbidden = forbidden.refusal
        except GameWon as won:
            attempt.won = won
        except SceneError as error:
            raise CannotAdjudicate(str(error)) from None
        except Shortage as error:
            raise CannotAdjudicate(f"the position lacks what the action needs: {error}") from None
        return attempt

    def _chance(self) -> Chance:
        chance, question = Chance(), self.question
        try:
            if question.dice:
                chance.roll(question.dice)
            if question.draws:
                pieces = self.words.pieces(question.draws)
                chance.draws += [piece for piece, count in pieces for _ in range(count)]
        except SceneError as error:
            raise CannotAdjudicate(str(error)) from None
        for what, outcomes in (question.chance or {}).items():
            chance.expect(what, outcomes)
        return chance

    def _state(self) -> State:
        """Return a copy of the table, in which nobody knows the deck below what is said of it."""
        position = self.question.position
        state = position.state.copy()
        deck = state.cards_at(DECK)
        hidden = max(0, len(deck) - position.on_top)
        state.cards[DECK] = [UNSEEN] * hidden + deck[hidden:]
        return state

    def _phase(self, state: State) -> tuple[str, bool]:
        """Return the phase of the action, and whether the position is in the middle of it."""
        now = PHASE.of(state) if state.current == self.player else ""
        phase = self.question.phase.casefold() or now or "daylight"
        if phase not in _PHASES:
            raise CannotAdjudicate(
                f"no phase is called {self.question.phase!r}{hint(nearest(phase, _PHASES), _PHASES)}"
            )
        return phase, phase == now and len(state.this_turn) > 1

    # Ruling -----------------------------------------------------------------------------------------------------------
    def ruling(self) -> Ruling:
        """Return the answer."""
        state = self._state()
        phase, begun = self._phase(state)
        attempt = self._attempt(state, phase, self.question.steps, begun=begun)
        if attempt.answers.begun is None:
            return self._never_offered(attempt, phase, begun=begun)
        refusal = attempt.stop.refusal if isinstance(attempt.stop, Refused) else attempt.forbidden
        if refusal is not None:
            return self._refused(attempt, refusal, phase, begun=begun)
        if attempt.answers.steps and not isinstance(attempt.stop, UpToChance):
            raise CannotAdjudicate(f"{attempt.answers.steps[0].answer!r} is not asked for")
        return self._legal(attempt)

    def _legal(self, attempt: _Attempt) -> Ruling:
        ruling = self._told(Verdict.LEGAL, attempt)
        notes = [*ruling.notes, *self._unknown_hands()]
        notes += [f"not reached: {step.answer}" for step in attempt.answers.steps]
        return replace(ruling, notes=tuple(notes), open=self._left_open(attempt))

    def _left_open(self, attempt: _Attempt) -> str:
        match attempt.stop:
            case UpToChance() as stop:
                return stop.told()
            case UpTo(decision=decision) if decision is not None:
                return told(decision, self.words)
        return ""

    def _refused(self, attempt: _Attempt, refusal: Refusal, phase: str, *, begun: bool) -> Ruling:
        """Return that an action is refused, unless what nobody has seen or no source states decides it."""
        surely = self._with_any_card(phase, begun=begun) if self._unknown() else refusal
        told = surely or refusal
        attempt.clauses.append(told.clause)
        ruling = replace(
            self._told(Verdict.ILLEGAL, attempt),
            clause=told.clause,
            reason=told.reason,
            instead=nearest_options(attempt.stop, self.words),
        )
        if surely is None:
            return self._unseen(ruling)
        if told.clause in assumed_at(self.words):
            needs = " and ".join(assumed_at(self.words)[told.clause])
            why = f"{told.reason}, by a value that no source states ({needs})"
            return replace(ruling, verdict=Verdict.UNDECIDED, reason=why)
        return ruling

    def _with_any_card(self, phase: str, *, begun: bool) -> Refusal | None:
        """Return what is still refused if the player's unknown cards could be any that are nowhere else.

        Cards allow and never forbid, so what is refused with all of them in hand is refused with any of them.
        """
        state = self._state()
        held = [card for card in state.cards_at(hand(self.player)) if not is_unknown(card)]
        lying = [card for place, cards in state.cards.items() if place is not DECK for card in cards]
        start = starting_table(state.map.id, state.deck.id, state.seats)
        possible = dict.fromkeys(card for card in start.cards_at(DECK) if lying.count(card) < card.copies)
        state.cards[hand(self.player)] = [*held, *possible]
        attempt = self._attempt(state, phase, self.question.steps, begun=begun)
        return attempt.stop.refusal if isinstance(attempt.stop, Refused) else attempt.forbidden

    def _never_offered(self, attempt: _Attempt, phase: str, *, begun: bool) -> Ruling:
        """Say why the action was never offered: chance came first, or it belongs to another phase, or is none."""
        if (attempt.forbidden or attempt.won or attempt.stop) and not self._is_over(phase, begun=begun):
            first = attempt.stop.told() if isinstance(attempt.stop, UpToChance) else "the game ends first"
            reason = f"what comes before the action must be known: {first}"
            return replace(self._told(Verdict.UNDECIDED, attempt), reason=reason)
        text = self.question.steps[0].answer
        if text.casefold() == _CRAFT and self.question.steps[1:]:
            question = replace(self.question, steps=self.question.steps[1:])
            return replace(_Case(question, self.words, self.player, self.action).ruling(), action=self.action)
        card = self._card(text)
        if card is not None and _CRAFT in attempt.answers.seen:
            question = replace(self.question, steps=(Step(_CRAFT), *self.question.steps))
            return _Case(question, self.words, self.player, self.action).ruling()
        turn = self._whole_turn()
        found = _offered_in(turn)
        if card is not None and _CRAFT not in found:
            return self._not_crafted(attempt, card, phase, turn)
        folded = {name.casefold(): name for name in found}
        name = folded.get(_CRAFT if card is not None else text.casefold())
        if name is None:
            near = nearest(text, (*found, *(card.name for card in self.words.deck.cards)))
            raise CannotAdjudicate(f"{self.words.title(self.player)} has no action {text!r}{hint(near, found)}")
        clause, where = found[name]
        if phase in where:
            reason = f"{name} is not offered: no action is left, or its step is over"
        else:
            reason = f"{name} is taken in {_either(where)}, not in {phase.capitalize()}"
        return self._not_now(attempt, clause, reason)

    def _not_now(self, attempt: _Attempt, clause: str, reason: str) -> Ruling:
        """Return that an action has no place in what is left; how that would have gone on is nobody's concern."""
        attempt.clauses.append(clause)
        attempt.before.clear()
        return replace(self._told(Verdict.ILLEGAL, attempt), clause=clause, reason=reason)

    def _card(self, text: str) -> Card | None:
        """Return the card that a text names, one in hand first; raises :class:`CannotAdjudicate` for several."""
        for card in self.question.position.state.cards_at(hand(self.player)):
            if card.known and text.casefold() in (card.name.casefold(), repr(card).casefold(), label(card).casefold()):
                return card
        try:
            return self.words.card(text)
        except SceneError as error:
            if self.words.deck.by_id(card_id(text)):
                raise CannotAdjudicate(str(error)) from None
            return None

    def _not_crafted(self, attempt: _Attempt, card: Card, phase: str, turn: Mapping[str, Answers]) -> Ruling:
        """Say why a card cannot be crafted, where nothing that can is offered."""
        refusal = self._why_not_craft(card, lay=False)
        if refusal is None:
            return self._not_crafted_now(attempt, card, phase, turn)
        surely = self._why_not_craft(card, lay=True) if self._unknown() else refusal
        told = surely or refusal
        attempt.clauses.append(told.clause)
        ruling = replace(self._told(Verdict.ILLEGAL, attempt), clause=told.clause, reason=told.reason)
        return ruling if surely else self._unseen(ruling)

    def _not_crafted_now(self, attempt: _Attempt, card: Card, phase: str, turn: Mapping[str, Answers]) -> Ruling:
        """Say in which phase a card is crafted that could be, if it is asked anywhere in the turn."""
        where = {each: answers.crafting for each, answers in turn.items() if answers.crafting}
        if not where:
            reason = f"whether {card.name} can be crafted is not asked in this phase"
            return replace(self._told(Verdict.UNDECIDED, attempt), reason=reason)
        clause = where.get(phase) or next(iter(where.values()))
        reason = f"cards are crafted in {_either(where)}, not in {phase.capitalize()}"
        if phase in where:
            reason = f"the step that crafts is over in this {phase.capitalize()}"
        return self._not_now(attempt, clause, reason)

    def _why_not_craft(self, card: Card, *, lay: bool) -> Refusal | None:
        """Return why a card cannot be crafted; ``lay`` takes for granted that it is in hand."""
        state = self._state()
        game = table_of_state(state).game(state)
        if lay and card not in game.state.cards_at(hand(self.player)):
            game.lay(card, hand(self.player))
        if seat_of(game, self.player).crafting_places(game, self.player) is None:
            return why_not_craft(game, self.player, card)
        return why_not_craft_now(game, self.player, card, by_activating(game, self.player, "crafting piece"))

    def _unknown(self) -> int:
        """Return how many cards the player holds that are not known in full."""
        return sum(map(is_unknown, self.question.position.state.cards_at(hand(self.player))))

    def _unseen(self, ruling: Ruling) -> Ruling:
        """Return a ruling as undecided, for cards that nobody has seen may allow the action."""
        cards = f"{self._unknown()} card{'s' * (self._unknown() != 1)} that nobody has seen"
        why = f"{ruling.reason}, but {self.words.title(self.player)} holds {cards}"
        return replace(ruling, verdict=Verdict.UNDECIDED, reason=why)

    def _whole_turn(self) -> dict[str, Answers]:
        """Return what the player is offered in each phase of a turn that begins here."""
        found: dict[str, Answers] = {}
        for phase in _PHASES:
            state = self._state()
            state.current, state.this_turn = self.player, {}
            found[phase] = self._attempt(state, phase, [_NO_ACTION], begun=False, chance=AnyChance()).answers
        return found

    def _is_over(self, phase: str, *, begun: bool) -> bool:
        """Return whether what is asked about is of the turn, but, however chance goes, not of the rest of the phase."""
        text = self.question.steps[0].answer
        rest = self._attempt(self._state(), phase, self.question.steps, begun=begun, chance=AnyChance())
        if rest.answers.begun:
            return False
        turn = self._whole_turn()
        if text.casefold() == _CRAFT or self._card(text) is not None:
            return any(answers.crafting or _CRAFT in answers.seen for answers in turn.values())
        return text.casefold() in map(str.casefold, _offered_in(turn))

    def _told(self, verdict: Verdict, attempt: _Attempt) -> Ruling:
        happens = [event_told(event, self.words) for event in attempt.happened]
        if attempt.won:
            attempt.clauses.append(attempt.won.clause)
            winners = [*map(self.words.title, attempt.won.winners)]
            happens.append(f"{' and '.join(winners)} win{'s' * (len(winners) == 1)}")
        stop = attempt.stop.decision if isinstance(attempt.stop, UpTo) else None
        clauses = [*attempt.clauses, *(stop.clauses if stop else ())]
        return Ruling(
            verdict,
            self.words.title(self.player),
            self.action,
            grounds=grounds_of(clauses, assumed_at(self.words)),
            happens=tuple(happens),
            before=tuple(event_told(event, self.words) for event in attempt.before),
            notes=(*attempt.answers.notes, *not_played(self.words, self.question.position.state)),
        )

    def _unknown_hands(self) -> list[str]:
        """Return which other players hold cards that may change what follows."""
        state = self.question.position.state
        counts = {seat: sum(map(is_unknown, state.cards_at(hand(seat)))) for seat in state.seats if seat != self.player}
        return [
            f"{self.words.title(seat)} holds {count} card{'s' * (count != 1)} that nobody has seen; they may matter"
            for seat, count in counts.items()
            if count
        ]


def _offered_in(turn: Mapping[str, Answers]) -> dict[str, tuple[str, list[str]]]:
    """Return the actions of a turn, each with the clause that offers it and its phases."""
    found: dict[str, tuple[str, list[str]]] = {}
    for phase, answers in turn.items():
        for name, clause in answers.seen.items():
            found.setdefault(name, (clause, []))[1].append(phase)
    return found


def _either(phases: Iterable[str]) -> str:
    return " or ".join(phase.capitalize() for phase in phases)
