"""One recorded turn that is held against play: what explains it, or by which one thing it differs from a play.

Something is wrong with a turn that no play explains. It is said what only where that one thing makes the difference:
with it left out, or done, play explains the turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import replace
from functools import partial

from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.engine.turn import take_turn
from woodlaw.logs.audits.audit import Doubt, Offence
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.books import RecordedTurn
from woodlaw.logs.following.account import EVERYTHING, Account, Telling
from woodlaw.logs.following.binding import bind
from woodlaw.logs.following.contradiction import Unexplained
from woodlaw.logs.following.deeds import (
    CARD,
    COMES,
    COMMON,
    CRAFTS,
    EXHAUSTS,
    GOES,
    ITEM,
    LIES,
    OWN_CARD,
    SCORES,
    STATES,
    TURNS,
    Deed,
    Habit,
    concerns,
    is_by_own_rules,
    whose,
)
from woodlaw.logs.following.meanings import as_played
from woodlaw.logs.following.naming import named
from woodlaw.logs.following.refusals import A_TURN, Refusals, deciding, under_way
from woodlaw.logs.following.rounds import USUAL, Weights
from woodlaw.logs.following.search import IN_ORDER, IN_PLACE, Allowance, Explained, Followed, Follower, How
from woodlaw.logs.rootlog.syntax import Action
from woodlaw.table.cards import Card
from woodlaw.table.places import DECK, PlaceKind
from woodlaw.table.suits import CLEARING_SUITS

POINTS = "3.2"
"""The clause that says what has points scored."""
OF_PIECES = {frozenset((GOES, COMES)): "4.2", frozenset((COMES,)): "G.20", frozenset((GOES,)): "G.24"}
"""The clauses that say what it is to move, to place and to remove pieces, by what is told of them."""
EXACTLY = Telling(everything=True, exactly=True)
MOST_EXACTLY = 60
"""In how many attempts it is seen whether play does all that is told of a turn as it is told, and nothing else."""
IN_DOUBT = {
    Doubt.CARDS: (CARD, CRAFTS),
    Doubt.PILED_CARDS: (OWN_CARD, CRAFTS),
    Doubt.ITEMS: (ITEM, EXHAUSTS, TURNS),
    Doubt.WARRIORS: (GOES, COMES, LIES),
}
"""What rests on what is in doubt."""
MOST_ANEW = 2000
"""In how many attempts it is seen whether one thing makes the difference."""
MOST_POINTS = 3
"""How many actions are suspected at most because they tell of points that are not scored."""
MOST_AGAIN = 20_000
"""How many attempts are made in all to see what makes the difference in a turn."""


class Case:
    """One turn that is followed, and followed again with one thing otherwise.

    ``habits`` are those of its record; ``last`` says that the record ends with it.
    """

    def __init__(
        self,
        game: Game,
        follower: Follower,
        before: State,
        turn: RecordedTurn,
        habits: Collection[Habit],
        *,
        last: bool,
    ) -> None:
        self._game = game
        self._follower = follower
        self._before = before
        self._turn = turn
        self._take = partial(take_turn, player=turn.player)
        self._allowing = Allowance(breaking_off=last)
        self._order = IN_ORDER
        """The order in which it is seen whether one thing makes the difference."""
        self._actions = list({id(action): action for action in turn.actions}.values())
        numbers = {id(action): number for number, action in enumerate(self._actions)}
        events = as_played(game, before, turn.events)
        self.account = Account(events, [numbers[id(action)] for action in turn.actions], habits=habits)
        self._until = 0
        self.doubts: Collection[Doubt] = ()
        """What of the turn is in doubt."""
        least, most = turn.faction.turn_draws(game) or (0, None)
        self._draws_known = least == most
        """Whether books know how many cards the Evening of the turn draws."""

    @property
    def line(self) -> int:
        """The line of the turn."""
        return self._turn.line

    def follow(self, rounds: Sequence[tuple[int, int]] = (), weights: Weights = USUAL) -> Followed:
        """Follow the turn as it is told, in the usual rounds or in others."""
        return self._followed(self.account, rounds, replace(self._allowing, weights=weights))

    def telling_everything(self) -> Case:
        """Return the case as one of a record that tells of everything, and of points where they are scored."""
        other = copy(self)
        other.account = self.account.as_told(EVERYTHING)
        other._order = IN_PLACE
        return other

    def follow_in_place(self, most: int) -> Followed:
        """Follow the turn with so many attempts, as one of a record that tells of points where they are scored."""
        return self._followed(self.account, ((IN_PLACE, most),), self._allowing)

    def follow_exactly(self, *, every_habit: bool) -> Followed:
        """Follow the turn, with few attempts, as one of which the record tells all, each thing as it is done.

        What no turn of it tells may happen besides, unless it has ``every_habit``.
        """
        account = self.account.as_told(replace(EXACTLY, every_habit=every_habit))
        return self._followed(account, ((IN_PLACE, MOST_EXACTLY),), Allowance())

    def go_on(self, followed: Followed, more: Sequence[tuple[int, int]]) -> Followed | None:
        """Go on with rounds in which no play was found; None where none is found now either."""
        return self._follower.go_on(followed, more)

    def follow_from_each(self) -> Followed | None:
        """Follow the turn from each table that it may have been played from; None where no play is found."""
        bound = bind(self._game, self._before, self.account.events)
        return self._follower.from_each(bound, self.account, self._take, self._allowing)

    def _followed(self, account: Account, rounds: Sequence[tuple[int, int]], allowing: Allowance) -> Followed:
        bound = bind(self._game, self._before, account.events)
        return self._follower.follow(bound, account, self._take, rounds, allowing)

    def explained(self, followed: Followed) -> Explained:
        """Return the play that was found."""
        return Explained(self._game, followed.before, followed.furthest, self._take)

    def rests_on_unplayed(self) -> bool:
        """Whether something in the turn may come of the chapter of another faction that cannot be played yet."""
        others = [each for each in self._game.factions.values() if isinstance(each, Recorded) and not each.playable]
        return any(is_by_own_rules(told.deed, other.name) for other in others for told in self.account.told)

    def stuck_at(self, followed: Followed) -> Action:
        """Return the action that the attempt that came furthest could not do, or the last one where it did all."""
        return self._actions[self._stuck_at(followed)]

    def _stuck_at(self, followed: Followed) -> int:
        front, told = followed.furthest.front, self.account.told
        return told[front].action if front < len(told) else len(self._actions) - 1

    def differing(self, followed: Followed) -> Offence | None:
        """Return the one thing by which the turn differs from a play of it; None where more is amiss.

        It may be two actions beside each other, and is nothing that rests on what is in doubt.
        What not every record tells of, such as items that are exhausted, condemns nobody: the books may not know it.
        """
        self._until = self._follower.attempts + MOST_AGAIN
        left_out = self._again(self.account, 1, order=IN_PLACE) or self._again(self.account, 1)
        if left_out is not None and left_out.attempt.omitted:
            omitted = left_out.attempt.omitted
            return self._omitted(omitted) if self._are_sure(omitted) else None
        stuck, front = self._stuck_at(followed), followed.furthest.front
        found = (self._at(action, number) for action, number in self._suspected(followed))
        return next((each for each in found if each), None) or self._beside(stuck, front)

    def beyond_play(self, followed: Followed) -> Offence | None:
        """Return that no play does what a turn tells, where no one thing is known to make the difference.

        It is said only of a record that tells of everything, by which books know how piles lie that cards are drawn of,
        and not where plays end at what they may have wrong even so. Where anything is in doubt, it is said of points
        and of what boards state alone. No clause is known to decide, unless it is that another card is due from a pile.
        """
        furthest, told = followed.furthest, self.account.told
        instead = furthest.unexplained
        if instead is not None and self._is_doubted(instead.deed):
            return None
        if furthest.front == len(told):
            if instead is None or self._is_open(instead.deed):
                return None
            message = f"no play ends as the turn is told: this comes too: {named(self._game, instead.deed)}"
            return Offence("omission", A_TURN, message, played=True)
        undone = told[furthest.front].deed
        if self._is_open(undone):
            return None
        if instead is not None and self._is_due(instead, furthest.front):
            return self._instead_of(named(self._game, undone), [instead])
        message = f"no play of the turn comes as far as this: {named(self._game, undone)}"
        return Offence("violation", A_TURN, message, played=True)

    def _is_due(self, instead: Unexplained, front: int) -> bool:
        """Whether it makes the difference that another card goes the way of the one told."""
        other, told = instead.deed, self.account.told[front].deed
        if other.card is None or other.what != told.what:
            return False
        return self._again(self.account.with_card(front, other.card)) is not None

    def _is_open(self, deed: Deed) -> bool:
        """Whether something rests on which side items show, which cards boards hold, or how many a deck has to give."""
        if self.doubts:
            return deed.what[0] not in (SCORES, STATES)
        is_of_pile = deed.what[:2] == (CARD, COMMON)
        return deed.what[0] in (CRAFTS, ITEM, EXHAUSTS, TURNS) or not (is_of_pile or self._is_sure_of_card(deed))

    def _suspected(self, followed: Followed) -> Iterator[tuple[int, int]]:
        """Yield the actions that may tell what no play does, each with the number of what it tells.

        It is the one that the attempt that came furthest could not do, and then those that tell of points that it has
        not scored: where in a turn they are told says nothing.
        """
        told, furthest = self.account.told, followed.furthest
        stuck = self._stuck_at(followed)
        points = [(told[n].action, n) for n in furthest.lacking if not self.account.in_order[n]]
        for action, number in dict.fromkeys([(stuck, furthest.front), *points[:MOST_POINTS]]):
            deeds = self._deeds_of((action,))
            if any(deed.always_told for deed in deeds) and not any(map(self._is_doubted, deeds)):
                yield action, number

    def _at(self, stuck: int, front: int) -> Offence | None:
        """Return what is wrong with an action: first of all, where it tells of several things, with one of them."""
        of_another_suit = self._of_another_suit(front)
        if of_another_suit is not None:
            return of_another_suit
        if len(self.account.of_action[stuck]) > 1:
            return self._otherwise(front) or self._without((stuck,), front)
        return self._without((stuck,), front) or self._otherwise(front)

    def _without(self, actions: Collection[int], front: int) -> Offence | None:
        """Return why play cannot do what some actions tell, where without them it explains the turn.

        Where something else is due in their place, it is that.
        """
        without = self.account.without(actions)
        explained = self._with_or_without(without, without.place_of(min(actions)))
        if explained is None:
            return None
        due = explained.attempt.omitted
        found = (self._otherwise(front) if due else None) or self._forbidden(actions)
        return found or (self._instead(actions, due) if due else self._for_nothing(actions, without, explained))

    def _of_another_suit(self, front: int) -> Offence | None:
        """Return that a card of another suit is due than one that leaves a hand, where that makes the difference."""
        if front >= len(self.account.told):
            return None
        deed = self.account.told[front].deed
        if deed.card is None or not deed.card.suit or not (deed.what[0] == CARD and _is_hand(deed.what[1])):
            return None
        suits = {card.suit for card in self._game.state.deck.cards} - {deed.card.suit}
        for card in (Card(suit=suit) for suit in sorted(suits, key=lambda suit: (suit not in CLEARING_SUITS, suit))):
            explained = self._again(self.account.with_card(front, card))
            if explained is not None:
                due = Unexplained(deed._replace(card=card), explained.clauses_of(deed._replace(card=card)))
                return self._instead_of(named(self._game, deed), [due]) if due.clauses else None
        return None

    def _beside(self, stuck: int, front: int) -> Offence | None:
        """Return why play cannot do an action and one that is told beside it, or that other one."""
        tried = [(stuck - 1,), (stuck, stuck + 1), (stuck - 1, stuck)]
        each = (self._without(actions, front) for actions in tried if self._are_known(actions))
        return next((found for found in each if found), None)

    def _are_known(self, actions: Collection[int]) -> bool:
        """Whether there are some actions, which do nothing that depends on more than books know.

        Books know only the suits of cards on boards, do not know the sides of items, and often not how many cards are
        drawn.
        """
        deeds = self._deeds_of(actions)
        return bool(deeds) and not any(self._is_hidden(deed) for deed in deeds)

    def _deeds_of(self, actions: Collection[int]) -> list[Deed]:
        return [told.deed for told in self.account.told if told.action in actions]

    def _is_hidden(self, deed: Deed) -> bool:
        return deed.what[0] in (ITEM, CRAFTS) or self._is_doubted(deed) or not self._is_sure_of_card(deed)

    def _are_sure(self, omitted: Sequence[Unexplained]) -> bool:
        """Whether what a record leaves out is surely missing, whatever books may have wrong."""
        return not any(self._is_unsure(each.deed) for each in omitted)

    def _is_unsure(self, deed: Deed) -> bool:
        """Whether something that a record leaves out rests on what books may have wrong.

        Such is an item that goes away for good: how many a board can hold depends on which of them lie face up.
        """
        goes_for_good = deed.what[0] == ITEM and deed.what[3] == COMMON
        is_unseen = deed.what[0] == CRAFTS and not (deed.card and (deed.card.name or deed.card.item))
        return goes_for_good or is_unseen or self._is_doubted(deed) or not self._is_sure_of_card(deed)

    def _is_doubted(self, deed: Deed) -> bool:
        """Whether something rests on what is in doubt."""
        if Doubt.PILED_CARDS in self.doubts and deed.what[:2] == (CARD, COMMON):
            return True
        return any(deed.what[0] in IN_DOUBT[doubt] for doubt in self.doubts)

    def _is_sure_of_card(self, deed: Deed) -> bool:
        """Whether a card, if it is one, is known to lie where it comes from.

        A pile that the books take to hold a card may be empty, so that none of it is drawn or crafted. Records tell
        only the suits of most cards on a board, so that another may lie there. How many cards the deck gives in the
        Evening depends on items, and no record tells for sure on which side these lie; checks hold those draws against
        what is sure.
        """
        if deed.what[0] != CARD:
            return True
        _, source, target = deed.what
        if source is DECK:
            return self._draws_known or target != (PlaceKind.HAND, self._turn.player)
        return _is_hand(source) or self._has_seen(deed.card, source)

    def _has_seen(self, card: Card | None, source: object) -> bool:
        """Whether the record has told that this very card lies on a board, and nothing of which it tells less."""
        boards = (cards for place, cards in self._before.cards.items() if whose(place) == source != COMMON)
        return any(card in cards and all(each.known for each in cards) for cards in boards)

    def _with_or_without(self, account: Account, place: range) -> Explained | None:
        """Return a play that explains an account, or one that does with one thing left out of which books are sure.

        It is left out in a ``place`` among what is told, where something was told that is not any more.
        """
        for omissions in (0, 1):
            explained = self._again(account, omissions, place)
            if explained is not None:
                return explained if self._are_sure(explained.attempt.omitted) else None
        return None

    def _otherwise(self, front: int) -> Offence | None:
        """Return what is wrong where a thing is told once too often, or at all: that something else is due.

        Not of cards that were held, for nobody knows which others were, nor of draws of which books know no number.
        """
        if front >= len(self.account.told):
            return None
        deed = self.account.told[front].deed
        if deed.what[0] == CARD and not (deed.what[1] is DECK and self._draws_known):
            return None
        halves, alike = self.account.halves(front), self.account.alike_from(front)
        of_action = self.account.of_action[self.account.told[front].action]
        for numbers, times in dict.fromkeys(((halves, deed.times - 1), (halves, 0), (alike, 0))):
            account = self.account.with_less(numbers, times)
            explained = self._with_or_without(account, account.until_next(min(of_action), max(of_action) + 1))
            if explained is not None:
                return self._too_much(numbers, times, explained)
        return None

    def _too_much(self, numbers: Sequence[int], times: int, explained: Explained) -> Offence | None:
        """Return that things are told too often, by the clause that has them happen, or something else in their place.

        ``times`` is how often each is done.
        """
        deeds = [self.account.told[number].deed for number in numbers]
        beyond: Counter[tuple[object, ...]] = Counter()
        for deed in deeds:
            beyond[deed.what] += deed.times - times
        kinds = {deed.what: deed for deed in deeds}
        told = "; ".join(named(self._game, kinds[what]._replace(times=count)) for what, count in beyond.items())
        if explained.attempt.omitted:
            return self._instead_of(told, explained.attempt.omitted)
        clause = deciding(explained.clauses_of(deeds[0]))
        return Offence("violation", clause, f"the record tells too much: {told}", played=True) if clause else None

    def _instead(self, actions: Collection[int], due: Sequence[Unexplained]) -> Offence | None:
        """Return that something else is due than what actions tell; None where they tell some of that themselves."""
        if not self._are_known(actions) or any(each.deed in self._deeds_of(actions) for each in due):
            return None
        return self._instead_of(self._told(actions), due)

    def _instead_of(self, told: str, due: Sequence[Unexplained]) -> Offence:
        message = f"the record tells too much: {told}"
        return Offence("violation", deciding(due[0].clauses), message, self._named(due), played=True)

    def _for_nothing(self, actions: Collection[int], without: Account, explained: Explained) -> Offence | None:
        """Return that no rule makes happen what actions tell, with a clause for what they tell.

        For points it is the clause that says what scores. For anything else that the player of the turn does it is the
        phase that the actions stand in. What happens to others is decided by rules that may reach into any turn, so it
        is the clause that says what it is to move, place or remove.
        """
        if not self._are_known(actions):
            return None
        deeds = self._deeds_of(actions)
        if all(deed.what[0] == SCORES for deed in deeds):
            return Offence("violation", POINTS, f"nothing scores this: {self._told(actions)}", played=True)
        if not all(concerns(deed, self._turn.player) for deed in deeds):
            clause = OF_PIECES.get(frozenset(str(deed.what[0]) for deed in deeds), A_TURN)
            return Offence("violation", clause, f"no rule has this happen here: {self._told(actions)}", played=True)
        before = [told.deed for told in reversed(without.told) if told.action < min(actions)]
        after = [told.deed for told in without.told if told.action > max(actions)]
        phases = {_phase_of_first(deeds, explained) for deeds in (before, after)} - {""}
        if not phases:
            return None
        clause = phases.pop() if len(phases) == 1 else A_TURN
        return Offence("violation", clause, f"no rule has this happen here: {self._told(actions)}", played=True)

    def _told(self, actions: Collection[int]) -> str:
        return "; ".join(named(self._game, deed) for deed in self._deeds_of(actions))

    def _named(self, left_out: Sequence[Unexplained]) -> str:
        return "; ".join(named(self._game, each.deed) for each in left_out)

    def _again(
        self, account: Account, omissions: int = 0, place: range | None = None, order: int | None = None
    ) -> Explained | None:
        """Return a play that explains an account with so much left out in a place; None where none is found.

        With points ``IN_PLACE`` it shows which of a turn's points are left out.
        """
        if self._follower.attempts >= self._until:
            return None
        allowing = replace(self._allowing, omissions=omissions, omitted_at=place)
        followed = self._followed(account, ((self._order if order is None else order, MOST_ANEW),), allowing)
        return self.explained(followed) if followed.how is How.EXPLAINED else None

    def _omitted(self, omitted: Sequence[Unexplained]) -> Offence:
        what = self._named(omitted)
        return Offence("omission", deciding(omitted[0].clauses), f"the record leaves out: {what}", what, played=True)

    def _forbidden(self, actions: Collection[int]) -> Offence | None:
        """Return why play cannot do what actions tell: the refusal of whatever would have led to it.

        Where nothing refuses it, no clause is known to decide, and None is returned.
        """
        refusals = Refusals(self.account, actions)
        self._followed(self.account, ((self._order, MOST_ANEW),), replace(self._allowing, looked_on=refusals.look_on))
        refusal = refusals.best
        return Offence("violation", refusal.clause, refusal.reason, played=True) if refusal else None


def _phase_of_first(deeds: Iterable[Deed], explained: Explained) -> str:
    """Return the clause of the phase in which the first of some deeds is done that is done in one."""
    return next((phase for phase in (under_way(explained.clauses_of(deed)) for deed in deeds) if phase), "")


def _is_hand(whose: object) -> bool:
    """Whether cards come from a hand or go there."""
    return isinstance(whose, tuple) and whose[0] is PlaceKind.HAND
