"""Playing a question: its turn's phase up to the action, and then as far as the asker says."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Self

from woodlaw.adjudication.adjudicated import Adjudicated, Trial
from woodlaw.adjudication.answering import Answers
from woodlaw.adjudication.asked import NO_ACTION, CannotAdjudicate, Lacking, Question, Step
from woodlaw.adjudication.attempt import Attempt
from woodlaw.adjudication.binding import bind, expect_no_question_left_out
from woodlaw.adjudication.meaning import ACTION, PASSING, asked_by, candidates
from woodlaw.adjudication.naming import actions_called, spoken
from woodlaw.adjudication.offered import offered_in, offered_to_anybody
from woodlaw.adjudication.standing_in import Disputed
from woodlaw.adjudication.stopping import AnyChance, Chance, Refused, Stop
from woodlaw.adjudication.tables import as_seen
from woodlaw.adjudication.turns import Moment, Played, Remembering
from woodlaw.adjudication.ways import Taken, Ways
from woodlaw.engine.actions import END, PHASE, Phase
from woodlaw.engine.decisions import DECLINE, label
from woodlaw.engine.extension import Seat
from woodlaw.engine.game import Game, Shortage
from woodlaw.engine.refusal import Forbidden, Refusal
from woodlaw.engine.state import State
from woodlaw.engine.turn import begin_turn, go_on_with_phase, play_phase
from woodlaw.engine.unseen import as_they_could_be, is_unseen, unseen_at, with_unseen
from woodlaw.engine.victory import GameWon
from woodlaw.engine.watching import watch
from woodlaw.positions.laying import table_of_state
from woodlaw.positions.mistakes import SceneError, hint, nearest
from woodlaw.positions.wording import Words
from woodlaw.table.places import Place, hand, play_area

_PHASES = tuple(phase.value for phase in Phase)


@dataclass(slots=True)
class Playing:
    """A question of an action that the engine plays, as it is played."""

    question: Question
    words: Words
    player: str
    action: str
    playings: list[Answers] = field(default_factory=list)
    """The answers of each playing of the question."""
    kind: type[Adjudicated] = Adjudicated
    """What sort of game it is played as."""
    played: Played = field(default_factory=Played)
    """What was played already, with every rule in force."""
    games: list[Adjudicated] = field(default_factory=list)
    """The games that were played."""
    shown: dict[str, Answers] = field(default_factory=dict)
    """The answers of phases, played for the question, that show what a phase offers with everything passed up."""
    unseen: list[Place] = field(default_factory=list)
    """Where things that nobody has seen were taken to be of one kind, for nothing can be played without."""
    as_it_lies: State | None = None
    """The table as it lies, where it is played otherwise."""
    last: Attempt | None = None
    """How the question was played last."""
    goes_on: bool = False
    """Whether the answers go on in the phases behind that of the action."""
    _otherwise: Playing | None = None
    """The same in other words, if it was asked so."""

    def trial(self, function: Disputed, *, yes: bool) -> Self:
        """Return the same for a trial in which a function is neutral, or says yes."""
        played = self.played.without(function, yes=yes)
        return self._of(self.question, Trial, played)

    def asking(self, question: Question) -> Self:
        """Return the same for a question in other words."""
        other = self._of(question, self.kind, self.played)
        other.playings, other.games, other.shown = self.playings, self.games, self.shown
        other.unseen, other.as_it_lies = self.unseen, self.as_it_lies
        self._otherwise = other
        return other

    def _of(self, question: Question, kind: type[Adjudicated], played: Played) -> Self:
        here = (question, self.words, self.player, self.action)
        return type(self)(*here, kind=kind, played=played, goes_on=self.goes_on)

    def going_on(self) -> Self:
        """Return the same where the answers go on in the phases behind that of the action."""
        other = self.asking(self.question)
        other.goes_on = True
        return other

    def begins_later(self, step: Step, phase: str) -> bool:
        """Return whether an answer is an action of the turn that is offered in phases behind one alone."""
        found = self.offered()
        called = () if step.asked or self.goes_on else actions_called(found, step.answer, self.player, self.words)
        return any(_PHASES.index(min(found[name][1], key=_PHASES.index)) > _PHASES.index(phase) for name in called)

    @property
    def has_begun(self) -> bool:
        """Whether the playing under way has come to the action."""
        return bool(self.playings) and self.playings[-1].begun is not None

    @property
    def _begun(self) -> Answers | None:
        """The answers of the last playing that came to the action."""
        return next((playing for playing in reversed(self.playings) if playing.begun), None)

    @property
    def asked_by(self) -> tuple[str, ...]:
        """The innermost clause that asks for the action."""
        return (asked_by(self._begun.begun),) if self._begun and self._begun.begun else ()

    @property
    def clauses_asking(self) -> frozenset[str]:
        """The clauses of the player's own chapter by which the action is asked for."""
        chapter = next(faction.chapter for faction in self.words.seats if faction.name == self.player)
        asking = self._begun.begun.clauses if self._begun and self._begun.begun else ()
        return frozenset(clause for clause in asking if clause.partition(".")[0] == chapter)

    @property
    def action_taken(self) -> str:
        """The name of the action that is taken; empty where the first answer is none."""
        begun = self._begun
        if begun is None or begun.begun is None:
            return ""
        name = next((taken.option for taken in begun.trail.taken if taken.step is not None), "")
        if not isinstance(name, str) or name in PASSING:
            return ""
        # What any player may do is offered between other choices too.
        is_action = begun.begun.what == ACTION or name in self._offered_to_anybody()
        return name if is_action else ""

    @property
    def action_taken_last(self) -> str:
        """The name of the last action that is taken behind the first answer; empty where there is none."""
        taken = self._begun.trail.taken if self._begun is not None else ()
        given = [each for each in taken if each.step is not None]
        return next((str(each.option) for each in reversed(given[1:]) if each.what == ACTION), "")

    @property
    def step_asking(self) -> str:
        """The clause, of the player's own chapter if of one, by which the first question is asked; none without one."""
        begun = self._begun
        return begun.own_clause(begun.begun) if begun is not None and begun.begun is not None else ""

    @property
    def last_asking(self) -> tuple[str, bool]:
        """The clause, of the chapter of whoever was asked if of one, that asked for the last answer of several.

        With it comes whether that was another player than the one who acts.
        """
        begun = self._begun
        given = [each for each in begun.trail.taken if each.step is not None] if begun is not None else []
        if begun is None or len(given) < 2:
            return "", False
        return begun.own_asking(given[-1]), given[-1].player != self.player

    def clause_asking(self, step: Step) -> str:
        """Return the clause by which an answer was asked for in the last playing; empty where nothing asked for it."""
        taken = self.playings[-1].trail.taken if self.playings else ()
        return next((each.clause for each in taken if each.step == step), "")

    @property
    def why_gone(self) -> Refusal | None:
        """Why a card that was refused is not in hand: it went elsewhere on the way to the action, if it did."""
        if self._otherwise is not None:
            return self._otherwise.why_gone
        if self.last is None:
            return None
        answers, stop = self.last.answers, self.last.stop
        text = stop.text if isinstance(stop, Refused) else answers.steps[0].answer if answers.steps else ""
        held = self.question.position.state.cards_at(hand(self.player))
        return next((why for card, why in self.last.why_gone(text) if card not in held), None)

    def named(self) -> Iterable[str]:
        """Return the names of the actions that the turn offers, legal or not, without ending it and declining."""
        return (name for name in self.offered() if name not in (END, DECLINE))

    def first_asked(self) -> Sequence[Step]:
        """Return the answers to the first question of the phase that leaves a choice, and not that of passing it up."""
        state = self._state()
        phase, begun = phase_of(self.question, self.player)
        first = self._attempt(state, phase, [NO_ACTION], begun=begun, chance=AnyChance()).answers.first
        return [Step(label(option), asked=first.what) for option in candidates(first)] if first else ()

    # Playing ----------------------------------------------------------------------------------------------------------
    def _asked(self, phase: str, *, begun: bool) -> Attempt:
        """Return how the question is played, its answers bound as they are meant.

        A trial binds them as they were bound with every rule in force, or again from the start where that comes to
        nothing.
        """
        of = ("asked", phase, self.question.steps, self.goes_on)

        def play(chosen: tuple[int, ...], known: Sequence[Taken] = ()) -> Attempt:
            state = self._state()
            if self.played.unseen is None:
                self.played.unseen = with_unseen(state)
            unseen = self.played.unseen
            looked_at = watch(state, unseen) if unseen else frozenset
            # A trial that went on from a moment would not tell at which of the player's own cards it looked.
            told = None if self._unknown() else of
            steps = self.question.steps
            attempt = self._attempt(state, phase, steps, begun=begun, of=told, chosen=chosen, known=known)
            attempt.looked_at = looked_at()
            return attempt

        def noted(chosen: tuple[int, ...], known: Sequence[Taken]) -> Attempt:
            go_on = None if chosen and not known else self._go_on
            return self.played.attempt((*of, chosen), lambda: play(chosen, known), go_on, moments=of)

        def tried(chosen: tuple[int, ...]) -> Attempt:
            moment = None if chosen else self.played.moment(of)
            with self.played.unnoted():
                return self._go_on(moment, known=False) if moment else play(chosen)

        bound, likeliest = self.played.bound.get(of), None
        if bound is not None:
            attempt = noted(*bound)
            if attempt.is_legal or attempt.refusal is not None:
                return attempt
            likeliest = None if any(bound) else attempt
        attempt = bind(tried, likeliest)
        if self.tried:
            return attempt
        answers = attempt.answers
        chosen = tuple(answers.ways.taken) if any(answers.ways.taken) else ()
        clear = answers.trail.whole and (attempt.is_legal or isinstance(attempt.stop, Refused))
        self.played.bound[of] = chosen, tuple(answers.trail.taken) if clear else ()
        return noted(*self.played.bound[of])

    def _bound(
        self,
        state: Callable[[], State],
        phase: str,
        *,
        begun: bool,
        factions: Mapping[str, Seat] | None = None,
        steps: Sequence[Step] = (),
    ) -> Attempt:
        """Return how the question is played, bound anew, from another state, by other ``factions`` or ``steps``."""
        taken = steps or self.question.steps
        return bind(lambda chosen: self._attempt(state(), phase, taken, begun=begun, chosen=chosen, factions=factions))

    def expect_no_question_left_out(self, refused: Attempt, phase: str, *, begun: bool) -> None:
        """Raise :class:`CannotAdjudicate` where what a question refuses is legal for what is asked behind it."""
        if self.tried:
            return
        with self.played.unnoted():
            play = partial(self._bound, self._state, phase, begun=begun)
            expect_no_question_left_out(refused, self.question.steps, lambda steps: play(steps=steps))

    def _outcomes(self, state: State, places: list[Place], phase: str, *, begun: bool) -> set[tuple[Hashable, ...]]:
        """Return what the question comes to with all that the unseen things at some places of a state could be."""
        found = set[tuple[Hashable, ...]]()
        for other in as_they_could_be(table_of_state(state), state, places):
            try:
                found.add(self._bound(other.copy, phase, begun=begun).outcome())
            except Lacking as lacking:
                if lacking.place not in places and unseen_at(state, lacking.place):
                    return self._outcomes(state, [*places, lacking.place], phase, begun=begun)
            except CannotAdjudicate:
                continue
        return found

    def _noted(
        self, name: str, phase: str, *, begun: bool, forced: bool = False, chance: Chance | None = None
    ) -> Attempt:
        """Return how the question is played where the action is taken though refused, or whatever chance may bring."""
        steps = self.question.steps
        of = (name, phase, steps, self.goes_on)

        def play() -> Attempt:
            return self._attempt(self._state(), phase, steps, begun=begun, forced=forced, chance=chance, of=of)

        return self.played.attempt(of, play, self._go_on)

    @property
    def tried(self) -> bool:
        """Whether it is a trial, of which only the answer counts."""
        return self.played.function is not None

    def let_go(self) -> None:
        """Forget the games that were played, so that all that hangs together with them is freed at once."""
        for game in self.games:
            vars(game).clear()

    def whole_turn(self) -> dict[str, Answers]:
        """Return what the player is offered in each phase of a turn that begins here."""
        return {phase: self._passed_up(phase) for phase in _PHASES}

    def offered(self) -> dict[str, tuple[str, list[str]]]:
        """Return the actions of a turn that begins here, each with the clause that offers it and its phases."""
        return offered_in(self.whole_turn(), self._offered_to_anybody())

    def _offered_to_anybody(self) -> dict[str, str]:
        state = self._state()
        state.current = self.player
        return offered_to_anybody(table_of_state(state).game(state), self.player)

    def _of_others(self, text: str) -> tuple[str, str] | None:
        """Return the clause by which an action is another player's, and that it is; None where it is nobody's."""
        for faction in self.words.seats:
            if faction.playable and faction.human and faction.name != self.player:
                theirs = type(self)(self.question, self.words, faction.name, self.action)
                for name, (clause, _) in theirs.offered().items():
                    if name.casefold() in spoken(text, self.words):
                        return clause, f"{name} is no action of {self.words.title(self.player)}"
        return None

    def _passed_up(self, phase: str) -> Answers:
        """Return the answers of a phase of that turn."""

        if phase in self.shown:
            self.playings.append(self.shown[phase])
            return self.shown[phase]

        def play() -> Attempt:
            state = self._state()
            state.current, state.this_turn = self.player, {}
            return self._attempt(state, phase, [NO_ACTION], begun=False, chance=AnyChance(), of=of)

        of = ("passed up", phase)
        answers = self.played.attempt(of, play, self._go_on, only_offers=True).answers
        self.playings.append(answers)
        return answers

    def show(self, attempt: Attempt, phase: str, *, begun: bool) -> None:
        """Take what was played for the question for a phase that is passed up, where it came to the same."""
        question, state = self.question, self.question.position.state
        new = not state.this_turn or (phase == Phase.DAYLIGHT and state.this_turn == {PHASE.name: phase})
        said = question.dice or question.draws or question.chance
        if attempt.passed_up and not begun and not said and (new or state.current != self.player):
            self.shown[phase] = attempt.answers

    def _attempt(
        self,
        state: State,
        phase: str,
        steps: Sequence[Step],
        *,
        begun: bool,
        chance: Chance | None = None,
        forced: bool = False,
        of: Hashable = None,
        chosen: tuple[int, ...] = (),
        known: Sequence[Taken] = (),
        factions: Mapping[str, Seat] | None = None,
    ) -> Attempt:
        """Return how some answers are played, bound as is ``chosen`` or ``known``.

        In what it is the playing ``of``, moments are remembered; ``factions`` take the place of those at the table.
        """
        in_force = frozenset(card.id for card in state.cards_at(play_area(self.player)))
        answers = Answers(self.words, self.player, list(steps), in_force, forced=forced, ways=Ways(chosen))
        answers.trail.known = known
        if self.played.ran is not None:
            answers.at_question = self.played.ran.at_question
        chance = chance or self._chance()
        game = table_of_state(state).game_of(self.kind, state, chance, answers)
        game.factions.update(factions or {})
        if self.played.ran is not None and self.played.ran.under_way and of is not None and phase == Phase.DAYLIGHT:
            remember = partial(self.played.remember, of, game, chance, answers)
            state.this_turn = Remembering(state.this_turn, remember)

        return self._ended(game, answers, partial(self._play_on, game, answers, phase, begun=begun))

    def _play_on(self, game: Game, answers: Answers, phase: str, *, begun: bool) -> None:
        """Play a phase, or what is left of it, and those behind it as well where the answers go on there."""
        play_on(game, self.player, phase, begun=begun)
        for later in _PHASES[_PHASES.index(phase) + 1 :] if self.goes_on else ():
            if answers.steps and answers.begun is not None:
                play_phase(game, self.player, Phase(later))

    def _go_on(self, moment: Moment, *, known: bool = True) -> Attempt:
        """Return how a playing goes on from a moment in Daylight, at which a step begins.

        As long as it can, it binds answers as is ``known``; where nothing is known it binds them again.
        """
        state, answers = moment.game.state.copy(), moment.answers.on_the_way()
        assert answers is not None  # noqa: S101 - it is a moment on the way
        if not known:
            answers.trail.known = ()
        game = table_of_state(state).game_of(self.kind, state, moment.chance.copy(), answers)
        game.know_what(moment.game)
        return self._ended(game, answers, partial(go_on_with_phase, game, self.player, Phase.DAYLIGHT))

    def _ended(self, game: Adjudicated, answers: Answers, play: Callable[[], None]) -> Attempt:
        """Return how a game ends that is played."""
        self.playings.append(answers)
        attempt = Attempt(answers)
        if self.played.ran is not None:
            self.played.ran.game = game
        self.games.append(game)
        game.asks_alone, game.told_unasked = True, answers.take_unasked
        # No trial speaks of what came before the action.
        game.listener = None if self.tried else attempt.listen

        def begins() -> None:
            # Who rules and what is adjacent is worked out again, so that it shows what the action rests on.
            game.known.forget_map()
            game.listener = attempt.listen

        answers.begins = begins
        try:
            play()
        except Stop as stop:
            # What has been played is let go of: the frames of a traceback would keep it, and be kept by it.
            attempt.stop = stop.with_traceback(None)
        except Forbidden as forbidden:
            attempt.forbidden = forbidden.refusal
        except GameWon as won:
            attempt.won = won.with_traceback(None)
        except SceneError as error:
            raise CannotAdjudicate(str(error)) from None
        except Shortage as error:
            raise Lacking(error) from None
        attempt.as_said, attempt.after = game.as_said, game.state
        answers.leave_out_moved()
        return attempt

    def _chance(self) -> Chance:
        chance, question = Chance(), self.question
        try:
            for roll in [question.dice] if isinstance(question.dice, str) else question.dice:
                if roll:
                    chance.roll(roll)
            if question.draws:
                pieces = self.words.pieces(question.draws)
                chance.draws += [piece for piece, count in pieces for _ in range(count)]
        except SceneError as error:
            raise CannotAdjudicate(str(error)) from None
        for what, outcomes in (question.chance or {}).items():
            chance.expect(what, outcomes)
        return chance

    def take_as_seen(self, lacking: Lacking) -> None:
        """Where play needs something that nobody has seen, take it to be of the first kind that it could be.

        Raises what was ``lacking`` where that is nothing unseen.
        """
        position = self.question.position
        self.as_it_lies = lies = self.as_it_lies or position.state
        self.unseen = [*self.unseen, lacking.place]
        again = lacking.place in self.unseen[:-1] or not unseen_at(lies, lacking.place)
        seen = None if again else next(as_they_could_be(table_of_state(lies), lies, self.unseen), None)
        if seen is None:
            raise lacking
        self.question = replace(self.question, position=replace(position, state=seen))
        self.played = Played(self.played.ran, self.played.function, self.played.yes, cards=self.played.cards)

    def _state(self, lies: State | None = None) -> State:
        """Return a copy of the table, or of another, in which nobody knows the deck below what is said of it."""
        return as_seen(self.question.position, lies)

    def _unknown(self) -> int:
        """Return how many cards the player holds that are not known in full."""
        state = self.question.position.state
        return sum(is_unseen(card) for place in self._secret() for card in state.cards_at(place))

    def _secret(self) -> list[Place]:
        """Return where the player's cards lie that others do not see: its hand, and boxes of its board."""
        seats = (faction for faction in self.words.seats if faction.name == self.player)
        return [hand(self.player), *(box for faction in seats for box in faction.hidden_boxes)]


def play_on(game: Game, player: str, phase: str, *, begun: bool) -> None:
    """Play a phase of a player's turn, or what is left of one that has begun."""
    if game.state.current != player:
        begin_turn(game, player)
    if begun:
        go_on_with_phase(game, player, Phase(phase))
    else:
        play_phase(game, player, Phase(phase))


def phase_of(question: Question, player: str) -> tuple[str, bool]:
    """Return the phase of an action of a player, and whether the position is in the middle of it.

    Raises :class:`CannotAdjudicate` for no phase.
    """
    state = question.position.state
    now = PHASE.of(state) if state.current == player else ""
    phase = question.phase.casefold() or now or "daylight"
    if phase not in _PHASES:
        raise CannotAdjudicate(f"no phase is called {question.phase!r}{hint(nearest(phase, _PHASES), _PHASES)}")
    return phase, phase == now and len(state.this_turn) > 1
