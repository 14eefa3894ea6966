"""A question as a case: its turn's phase is played up to the action, and then as far as the asker says."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import partial

from woodlaw.adjudication.answering import Answers
from woodlaw.adjudication.asked import CannotAdjudicate, Lacking, Step
from woodlaw.adjudication.attempt import Attempt
from woodlaw.adjudication.deeds import as_one_of, by_deed, deed_called, told_in_one, why_not_in
from woodlaw.adjudication.meaning import ACTION, CRAFTING, PASSING
from woodlaw.adjudication.naming import actions_begun, actions_called, card_called, spoken
from woodlaw.adjudication.offered import either
from woodlaw.adjudication.playing import Playing, phase_of
from woodlaw.adjudication.ruling import Open, Ruling, Verdict, grounds_of
from woodlaw.adjudication.stopping import AnyChance, NoAnswer, Refused, UpTo, UpToChance
from woodlaw.adjudication.tables import (
    assumed_at,
    clause_of_crafting,
    nearest_options,
    none_of,
    not_played,
    off_turn,
    told_unseen,
    unknown_hands,
)
from woodlaw.cards.effect import Used
from woodlaw.cards.registry import effect_of
from woodlaw.engine.craft import why_not_craft
from woodlaw.engine.make import means_of, why_not_craft_now
from woodlaw.engine.questions import question_title
from woodlaw.engine.refusal import Refusal, Unexplained
from woodlaw.engine.titles import in_words
from woodlaw.engine.unseen import is_unseen, lay_as_said, with_unseen
from woodlaw.gherkin.answers import said
from woodlaw.gherkin.outcomes import DIE
from woodlaw.gherkin.telling import told as event_told
from woodlaw.positions.laying import starting_table, table_of_state
from woodlaw.positions.mistakes import hint, nearest
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Piece
from woodlaw.table.places import DECK, hand, play_area

_NO_REASON = Refusal("", "")

_CRAFT = "craft"


@dataclass(slots=True)
class Case(Playing):
    """A question of an action that the engine plays, as it is ruled on."""

    unexplained: bool = False
    """Whether the answer is that something is no option, and no rule says why."""
    is_over: bool = False
    """Whether the answer is that what was offered once is offered no more; in a trial, whether it may be that."""
    _left: Attempt | None = None
    """The playing that was over before an answer was bound, where there is one."""
    _whatever_held: tuple[Refusal | None, Answers] | None = None
    """What the question comes to where no playing of it looks at the player's unknown cards."""

    def told(self, ruling: Ruling) -> str:
        """Return an answer in words, which differ where answers do."""
        if ruling.verdict is Verdict.LEGAL:
            left = ruling.left.asked.partition(":")[0] if ruling.left else ""
            return f"legal: {'; '.join((*ruling.happens, left))}"
        return str(ruling)

    # Ruling -----------------------------------------------------------------------------------------------------------
    def ruling(self) -> Ruling:
        """Return the answer."""
        phase, begun = phase_of(self.question, self.player)
        while True:
            try:
                attempt = self._asked(phase, begun=begun)
                ruling = self._ruled(attempt, phase, begun=begun)
            except Lacking as lacking:
                self.take_as_seen(lacking)
            except CannotAdjudicate:
                if self.tried or self._left is None:
                    raise
                unasked = Ruling(Verdict.ILLEGAL, self.words.title(self.player), self.action)
                ruling = self._as_far_as_seen(unasked, self._left, phase, begun=begun)
                if ruling.verdict is not Verdict.UNDECIDED:
                    raise
                return ruling
            else:
                return ruling if self.tried else self._as_far_as_seen(ruling, attempt, phase, begun=begun)

    def _ruled(self, attempt: Attempt, phase: str, *, begun: bool) -> Ruling:
        self.last = attempt
        looked = not attempt.looked_at.isdisjoint(self._secret())
        self._whatever_held = None if looked else (attempt.refusal, attempt.answers)
        lacking = None if attempt.is_legal else self._lacking_card()
        if lacking is not None:
            return self._not_had(attempt, lacking)
        if attempt.answers.begun is None:
            return self._never_offered(attempt, phase, begun=begun)
        if self.played.yes and (attempt.refusal or attempt.answers.steps):
            return Ruling(Verdict.ILLEGAL, self.player, self.action)
        decision = attempt.stop.decision if isinstance(attempt.stop, Refused) else None
        if decision is not None and (decision is attempt.answers.begun or decision.what == ACTION):
            attempt = self._narrower(attempt, phase, begun=begun)
        refusal = attempt.refusal
        if refusal is None and attempt.answers.steps:
            if self.begins_later(attempt.answers.steps[0], phase):
                return self.going_on().ruling()
            refusal = self._not_reached(attempt)
            attempt = attempt.up_to_the_last_answer()
        if refusal is not None:
            return self._refused(attempt, refusal, phase, begun=begun)
        return self._legal(attempt)

    def _as_far_as_seen(self, ruling: Ruling, attempt: Attempt, phase: str, *, begun: bool) -> Ruling:
        """Return a ruling as undecided where what nobody has seen decides it, or with a note where it matters.

        For a refusal of what the player's own cards might allow that is known already.
        """
        lies = self.as_it_lies or self.question.position.state
        own = () if ruling.legal else self._secret()
        looked = [place for place in with_unseen(lies) if place in attempt.looked_at and place not in own]
        places = list(dict.fromkeys((*self.unseen, *looked)))
        if not places or ruling.verdict is Verdict.UNDECIDED:
            return ruling
        state = self._state(lies)
        notes = [*ruling.notes]
        for thing, place in attempt.as_said:
            named = in_words(thing.kind) if isinstance(thing, Piece) else repr(thing)
            notes.append(f"takes as said that {named} is one of the {told_unseen(state, (place,), self.words)}")
            lay_as_said(state, place, thing)
        found = {attempt.outcome()} | self._outcomes(state, places, phase, begun=begun)
        things = told_unseen(lies, places, self.words)
        if len({legal for legal, *_ in found}) > 1:
            reason = f"{ruling.reason}, but this" if ruling.reason else "this"
            return replace(ruling, verdict=Verdict.UNDECIDED, reason=f"{reason} rests on {things}")
        if len(found) > 1:
            notes.append(f"what happens rests on {things}")
        return replace(ruling, notes=tuple(notes))

    def _narrower(self, refused: Attempt, phase: str, *, begun: bool) -> Attempt:
        """Return how an action that is refused goes on until what it asks is refused, where that says more."""
        if not refused.answers.steps:
            return refused
        try:
            forced = self._noted("forced", phase, begun=begun, forced=True)
        except Exception:
            # What cannot be done at all need not be ready for its being done: anything may break.
            return refused
        narrower, why = forced.refused_within, refused.refusal
        if narrower is None or (why and why.clause.startswith(f"{narrower.clause}.")):
            return refused
        # What the action would have done first did not happen.
        return replace(forced, before=refused.before, happened=refused.happened)

    def _not_reached(self, attempt: Attempt) -> Refusal:
        """Return why an answer that was left over is forbidden; raises :class:`CannotAdjudicate` for what is not."""
        self._left = attempt
        refusal = attempt.why_not_reached
        if refusal is None and isinstance(attempt.stop, NoAnswer):
            raise CannotAdjudicate(attempt.stop.message)
        return refusal or self._left_over(attempt)

    @property
    def left(self) -> Step:
        """The answer that was left over; raises :class:`CannotAdjudicate` where every answer was bound."""
        return self._over().answers.steps[0]

    def steps_without(self, clauses: Collection[str]) -> tuple[Step, ...]:
        """Return the asker's answers without those that some clauses ask for: without the clauses nobody is asked."""
        asked = {each.step for each in self._over().answers.trail.taken if each.clause in clauses}
        return tuple(step for step in self.question.steps if step not in asked)

    def not_asked(self, clause: str) -> Ruling:
        """Return that an answer that was left over is to what a clause has nobody asked."""
        step, who = self.left, self.words.title(self.left.player or self.player)
        what = f"{who} is not asked for {step.asked}" if step.asked else f"nothing asks {who} for {step.answer}"
        return self.refused_as_left(Refusal(clause, what))

    def asked_of_another(self) -> Refusal | None:
        """Return that another player is asked what an answer that was left over is for, if one is."""
        return self._over().answers.of_others.get(self.left)

    def refused_as_left(self, refusal: Refusal) -> Ruling:
        """Return that an answer that was left over is refused."""
        ruling = self._told(Verdict.ILLEGAL, self._over().up_to_the_last_answer(), refusal)
        return replace(ruling, rests_on=partial(grounds_of, [refusal.clause], self.words))

    def _over(self) -> Attempt:
        if self._left is None:
            raise CannotAdjudicate("every answer was bound")
        return self._left

    @property
    def has_left(self) -> bool:
        """Whether an answer was left over that nothing asked for, after the action or to a question that it names."""
        if self._left is None or isinstance(self._left.stop, UpToChance):
            return False  # it may be asked for yet
        return self._left.answers.begun is not None or bool(self.question.steps[0].asked)

    def _left_over(self, attempt: Attempt) -> Refusal:
        """Return why an answer is forbidden for which nothing asks; raises :class:`CannotAdjudicate`."""
        answers = attempt.answers
        name, step = answers.steps[0].answer, answers.steps[0].told()
        if isinstance(attempt.stop, UpToChance):
            raise CannotAdjudicate(f"{step} comes after what is not said: {attempt.stop.told()}")
        # The answer of a trial is another one anyway, where what it is compared with is no answer of these.
        over = not answers.steps[0].asked and (self.is_over or not self.tried)
        found = self.offered() if over else {}
        if name.casefold() in found:
            self.is_over = True
            return Refusal(found[name.casefold()][0], f"{name} is not offered any more")
        turn = self.whole_turn() if over and (self._card(name) or name.casefold() == _CRAFT) else {}
        crafting = next((answers.crafting for answers in turn.values() if answers.crafting), "")
        if crafting:
            self.is_over = True
            return Refusal(crafting, f"the step that crafts {name} is over")
        if attempt.won is not None:
            raise CannotAdjudicate(f"{step} is not asked for: the game ends before")
        between = answers.passed_up.get(answers.steps[0])
        if between:
            return Refusal("1.4.2", f"{between} was passed up before, and nothing interrupts an action or effect")
        message = answers.not_called_so() or answers.unread.get(answers.steps[0])
        if message:
            raise CannotAdjudicate(message)
        asked = ", ".join(map(question_title, answers.asked)) or "nothing"
        raise CannotAdjudicate(f"{step} is not asked for; asked was {asked}")

    def _legal(self, attempt: Attempt) -> Ruling:
        ruling = self._told(Verdict.LEGAL, attempt)
        if self.tried:
            return ruling
        notes = [*ruling.notes, *unknown_hands(self.question.position.state, self.player, self.words)]
        return replace(ruling, notes=tuple(notes))

    def _left_open(self, attempt: Attempt) -> Open | None:
        match attempt.stop:
            case UpToChance() as stop:
                return Open(stop.told(), options=tuple(map(str, sorted({*stop.faces}))), dice=stop.what == DIE)
            case UpTo(decision=decision) if decision is not None:
                options = () if self.tried else tuple(said(option, self.words) for option in decision.options)
                player = self.words.title(decision.player)
                return Open(question_title(decision.what), player, decision.clause, options)
        return None

    def _refused(self, attempt: Attempt, refusal: Refusal, phase: str, *, begun: bool) -> Ruling:
        """Return that an action is refused, unless what nobody has seen or no source states decides it."""
        self.expect_no_question_left_out(attempt, phase, begun=begun)
        surely = self._why_not_with_any_card(phase, begun=begun) if self._unknown() else refusal
        told = surely or refusal
        self.unexplained = isinstance(told, Unexplained)
        ruling = self._told(Verdict.ILLEGAL, attempt, told, self._instead(attempt))
        if surely is None:
            return self._unseen(ruling)
        if self._may_hold_it(attempt):
            return replace(ruling, verdict=Verdict.UNDECIDED, reason=f"{told.reason}, as far as its hand is known")
        if told.clause in assumed_at(self.words) and self._rests_on_value(told, phase, begun=begun):
            needs = " and ".join(assumed_at(self.words)[told.clause])
            why = f"{told.reason}, by a value that no source states ({needs})"
            return replace(ruling, verdict=Verdict.UNDECIDED, reason=why)
        return ruling

    def _instead(self, attempt: Attempt) -> tuple[str, ...]:
        """Return what is legal in the place of the action: advice that no trial gives, and that no answer rests on."""
        if self.tried:
            return ()
        with self.played.unnoted():
            return nearest_options(attempt.stop, self.words)

    def _rests_on_value(self, refusal: Refusal, phase: str, *, begun: bool) -> bool:
        """Return whether a refusal would be another one if the values that no source states were all zero."""
        valued = {
            faction.name: faction.with_values(none_of(faction)) for faction in self.words.seats if faction.assumed
        }
        try:
            attempt = self._bound(self._state, phase, begun=begun, factions=valued)
        except (CannotAdjudicate, LookupError, RuntimeError):
            return True
        again = attempt.refusal
        return again is None or (again.clause, again.reason) != (refusal.clause, refusal.reason)

    def _may_hold_it(self, attempt: Attempt) -> bool:
        """Return whether another player is refused a card that it may hold, for not all of its hand is known."""
        decision = attempt.stop.decision if attempt.stop else None
        if decision is None or decision.player == self.player or not isinstance(attempt.stop, Refused):
            return False
        held = self.question.position.state.cards_at(hand(decision.player))
        return isinstance(attempt.stop.option, Card) and any(map(is_unseen, held))

    def _why_not_with_any_card(self, phase: str, *, begun: bool) -> Refusal | None:
        """Return what is still refused if the player's unknown cards could be any that are nowhere else.

        Cards allow and never forbid, so what is refused with all of them is refused with any of them.
        """
        if self._whatever_held is not None:
            refusal, answers = self._whatever_held
            self.playings.append(answers)
            return refusal
        state = self._state()
        lying = [card for place, cards in state.cards.items() if place is not DECK for card in cards]
        start = starting_table(state.map.id, state.deck.id, state.seats)
        possible = dict.fromkeys(card for card in start.cards_at(DECK) if lying.count(card) < card.copies)
        for place in self._secret():
            known = [card for card in state.cards_at(place) if not is_unseen(card)]
            if len(known) < len(state.cards_at(place)):
                state.cards[place] = [*known, *possible]
        return self._bound(state.copy, phase, begun=begun).refusal

    def _never_offered(self, attempt: Attempt, phase: str, *, begun: bool) -> Ruling:
        """Say why the action was never offered: chance came first, or it belongs to another phase, or is none."""
        self.show(attempt, phase, begun=begun)
        unasked = attempt.why_not_reached
        if unasked is not None:
            if self.question.steps[0].answer.casefold() in PASSING:
                return replace(self._legal(attempt), rests_on=partial(grounds_of, (unasked.clause,), self.words))
            return self._not_any_more(attempt, unasked)
        first = self.question.steps[0].asked.casefold()
        if first and first != CRAFTING:
            return self._refused(attempt, self._not_reached(attempt), phase, begun=begun)
        if (attempt.forbidden or attempt.won or attempt.stop) and not self._is_over_for_good(phase, begun=begun):
            needed = attempt.stop.told() if isinstance(attempt.stop, UpToChance) else "the game ends first"
            reason = f"what comes before the action must be known: {needed}"
            return self._told(Verdict.UNDECIDED, attempt, Refusal("", reason))
        crafting = first == CRAFTING
        text = self.question.steps[0].answer
        if text.casefold() == _CRAFT and self.question.steps[1:]:
            named = self.question.steps[1]._replace(asked=self.question.steps[1].asked or CRAFTING)
            return self._ruling_on(named, *self.question.steps[2:])
        card = self._card(text)
        if card is not None and not crafting and card in self.question.position.state.cards_at(play_area(self.player)):
            return self._not_used(attempt, card)
        if card is not None and not crafting and _CRAFT in attempt.answers.seen:
            return self._ruling_on(Step(_CRAFT), *self.question.steps)
        if self.played.yes:
            return Ruling(Verdict.ILLEGAL, self.player, self.action)
        turn, found = self.whole_turn(), self.offered()
        if card is not None and _CRAFT not in found:
            return self._not_crafted(attempt, card, phase, turn)
        action = _CRAFT if card is not None else text
        called = actions_called(found, action, self.player, self.words) or actions_begun(found, action)
        name = called[0] if len(called) == 1 else None
        done = by_deed(self._ruling_on, self.question.steps, found, self.words.chapter(self.player), own=name)
        if done is not None:
            return done
        if name is None:
            theirs = self._of_others(text) or self._asked_elsewhere(text, turn)
            if theirs is not None:
                return self._not_now(attempt, *theirs)
            in_one = told_in_one(self._ruling_on, text, self.question.steps[1:], partial(self._begins_one, found))
            if in_one is not None:
                return in_one
            near = nearest(text, (*found, *(card.name for card in self.words.deck.cards)))
            raise CannotAdjudicate(f"{self.words.title(self.player)} has no action {text!r}{hint(near, found)}")
        clause, where = found[name]
        reason = why_not_in(phase, name, where, "not offered: no action is left, or its step is over")
        over = phase in where
        return self._not_any_more(attempt, Refusal(clause, reason)) if over else self._not_now(attempt, clause, reason)

    def _begins_one(self, names: Collection[str], text: str) -> bool:
        """Return whether a text may call one of some actions, or a question, with what that asks behind it."""
        known = deed_called(text) or spoken(text, self.words)[1:]
        return bool(known) or bool(actions_called(names, text, self.player, self.words))

    def _ruling_on(self, *steps: Step) -> Ruling:
        """Return the answer to the same question in other words."""
        return self.asking(replace(self.question, steps=steps)).ruling()

    def _asked_elsewhere(self, text: str, turn: Mapping[str, Answers]) -> tuple[str, str] | None:
        """Return the clause that asks what a text answers in a turn, and that this is asked in another phase."""
        where = {phase: put for phase, answers in turn.items() if (put := answers.put.clause_for(text))}
        if not where:
            return None
        what, clause = next(iter(where.values()))
        return clause, f"{question_title(what)} is asked in {either(where)}"

    def _lacking_card(self) -> Card | None:
        """Return the card whose use is asked for and that the player has neither in hand nor in force, if any."""
        first = self.question.steps[0]
        card = None if first.asked else self._card(first.answer)
        return card if card is not None and card.kind is CardKind.PERSISTENT and not self._has(card) else None

    def _has(self, card: Card) -> bool:
        """Return whether the player could hold a card, or has it in force."""
        state = self.question.position.state
        held = state.cards_at(hand(self.player))
        return card in held or card in state.cards_at(play_area(self.player)) or any(map(is_unseen, held))

    def _not_had(self, attempt: Attempt, card: Card) -> Ruling:
        """Return that a card of which the player has none cannot be used or crafted."""
        return self._not_now(attempt, f"card.{card.id}", f"{card.name} is neither in hand nor in the play area")

    def _not_used(self, attempt: Attempt, card: Card) -> Ruling:
        """Return that a card in force is not used now: it has its moment, or is nothing to be used."""
        effect = effect_of(card, self.player, self.question.position.state.deck.id)
        reason = f"{card.name} is in force by itself, and is not used as an action"
        if isinstance(effect, Used) and effect.when:
            reason = f"{card.name} is used {effect.when}"
        return self._not_now(attempt, f"card.{card.id}", reason)

    def _not_any_more(self, attempt: Attempt, why: Refusal) -> Ruling:
        """Return that an action has no place in what is left; how that would have gone on is nobody's concern."""
        return self._told(Verdict.ILLEGAL, replace(attempt, before=[]), why)

    def _not_now(self, attempt: Attempt, clause: str, reason: str) -> Ruling:
        """Return that an action has no place by a clause that says where it has one: that needs no trial."""
        ruling = self._not_any_more(attempt, Refusal(clause, reason))
        return ruling if self.tried else replace(ruling, rests_on=partial(grounds_of, (clause,), self.words))

    def _card(self, text: str) -> Card | None:
        """Return the card that a text names, one in hand first; raises :class:`CannotAdjudicate` for several."""
        if text not in self.played.cards:
            held = self.question.position.state.cards_at(hand(self.player))
            self.played.cards[text] = card_called(text, held, self.words)
        return self.played.cards[text]

    def _not_crafted(self, attempt: Attempt, card: Card, phase: str, turn: Mapping[str, Answers]) -> Ruling:
        """Say why a card cannot be crafted, where nothing that can is offered."""
        refusal = self._why_not_craft(card, lay=False)
        if refusal is None:
            return self._not_crafted_now(attempt, card, phase, turn)
        surely = self._why_not_craft(card, lay=True) if self._unknown() else refusal
        ruling = self._told(Verdict.ILLEGAL, attempt, surely or refusal)
        return ruling if surely else self._unseen(ruling)

    def _not_crafted_now(self, attempt: Attempt, card: Card, phase: str, turn: Mapping[str, Answers]) -> Ruling:
        """Say in which phase a card is crafted that could be, if it is asked anywhere in the turn."""
        where = {each: answers.crafting for each, answers in turn.items() if answers.crafting}
        if not where:
            reason = f"{card.name} is not crafted by itself, and no action is offered now that would craft it"
            return self._crafted_by_action() or self._not_now(
                attempt, clause_of_crafting(self._state(), self.player), reason
            )
        clause = where.get(phase) or next(iter(where.values()))
        over = f"the step that crafts is over in this {phase.capitalize()}"
        elsewhere = f"cards are crafted in {either(where)}, not in {phase.capitalize()}"
        return self._not_now(attempt, clause, over if phase in where else elsewhere)

    def _crafted_by_action(self) -> Ruling | None:
        """Return that a card is crafted by an action of the player that asks which one, or None."""
        steps = [step for step in self.question.steps if step.answer.casefold() != _CRAFT]
        rulings = as_one_of(self._ruling_on, self.offered(), steps[0]._replace(asked=CRAFTING), *steps[1:])
        return next((ruling for ruling in rulings if ruling.legal), None)

    def _why_not_craft(self, card: Card, *, lay: bool) -> Refusal | None:
        """Return why a card cannot be crafted; ``lay`` takes for granted that it is in hand."""
        state = self._state()
        game = table_of_state(state).game(state)
        if lay and card not in game.state.cards_at(hand(self.player)):
            game.lay(card, hand(self.player))
        means = means_of(game, self.player, card)
        if means is None:
            return why_not_craft(game, self.player, card)
        return why_not_craft_now(game, self.player, card, means)

    def _unseen(self, ruling: Ruling) -> Ruling:
        """Return a ruling as undecided, for cards that nobody has seen may allow the action."""
        cards = f"{self._unknown()} card{'s' * (self._unknown() != 1)} that nobody has seen"
        why = f"{ruling.reason}, but {self.words.title(self.player)} holds {cards}"
        return replace(ruling, verdict=Verdict.UNDECIDED, reason=why)

    def _is_over_for_good(self, phase: str, *, begun: bool) -> bool:
        """Return whether what is asked about is of the turn, but, however chance goes, not of the rest of the phase."""
        text = self.question.steps[0].answer
        rest = self._noted("any chance", phase, begun=begun, chance=AnyChance())
        if rest.answers.begun:
            return False
        if text.casefold() == _CRAFT or self._card(text) is not None:
            return any(answers.crafting or _CRAFT in answers.seen for answers in self.whole_turn().values())
        return text.casefold() in map(str.casefold, self.offered())

    def _told(
        self, verdict: Verdict, attempt: Attempt, why: Refusal = _NO_REASON, instead: tuple[str, ...] = ()
    ) -> Ruling:
        """Return a verdict with why it is one, what happened, and what is legal in the place of the action."""
        if self.tried and verdict is not Verdict.LEGAL:
            # Only the clause and the reason of a refusal are compared.
            return Ruling(verdict, self.player, self.action, why.clause, why.reason)
        happens = [event_told(event, self.words) for event in attempt.happened]
        if attempt.won:
            winners = [*map(self.words.title, attempt.won.winners)]
            happens.append(f"{' and '.join(winners)} win{'s' * (len(winners) == 1)}")
        ruling = Ruling(
            verdict,
            self.words.title(self.player),
            self.action,
            why.clause,
            why.reason,
            happens=tuple(happens),
            left=self._left_open(attempt) if verdict is Verdict.LEGAL else None,
            after=attempt.after if verdict is Verdict.LEGAL else None,
            instead=instead,
        )
        return ruling if self.tried else self._with_notes(ruling, attempt)

    def _with_notes(self, ruling: Ruling, attempt: Attempt) -> Ruling:
        """Return a ruling with what it tells besides its answer, of which no trial speaks."""
        before = off_turn(self.question.position, self.player, self.words)
        notes = (*before, *attempt.answers.notes, *not_played(self.words, self.question.position.state))
        return replace(ruling, before=tuple(event_told(event, self.words) for event in attempt.before), notes=notes)
