"""What is wrong with a recorded turn that play explains but for a repair: the clause, and one sentence.

Nothing is said that rests on what is in doubt. What not every record tells of, such as items that are exhausted,
condemns nobody: the books may not know it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from woodlaw.engine.decisions import PASSING
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.law.values import Fixed
from woodlaw.logs.audits.audit import Doubt, Offence
from woodlaw.logs.following.account import Account
from woodlaw.logs.following.attempt import Attempt, ForcedStep
from woodlaw.logs.following.clauses import A_TURN, deciding, under_way
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
    concerns,
    is_hand,
    whose,
)
from woodlaw.logs.following.naming import named
from woodlaw.logs.following.recovery import Recovered, Repair
from woodlaw.table.cards import Card
from woodlaw.table.places import DECK, PlaceKind

POINTS = "3.2"
"""The clause that says what has points scored."""
OF_PIECES = {frozenset((GOES, COMES)): "4.2", frozenset((COMES,)): "G.20", frozenset((GOES,)): "G.24"}
"""The clauses that say what it is to move, to place and to remove pieces, by what is told of them."""
VAGUE = (A_TURN, *OF_PIECES.values())
"""Clauses that are told where none is known to decide."""
MOST_TOLD = 2
"""By how many repairs a turn is explained at most of which more than the first is told."""
IN_DOUBT = {
    Doubt.CARDS: (CARD, CRAFTS),
    Doubt.PILED_CARDS: (OWN_CARD, CRAFTS),
    Doubt.ITEMS: (ITEM, EXHAUSTS, TURNS),
    Doubt.WARRIORS: (GOES, COMES, LIES),
}
"""What rests on what is in doubt."""


class Wrong(Fixed):
    """Something that is wrong with a turn; ``number`` is what is told there, None where it is missing at the front.

    It ``is_plain`` where it is refused or left out by a clause that is known, nothing would be told instead, and one
    repair at most stands beside it.
    """

    offence: Offence
    number: int | None
    is_plain: bool


class Repaired(Fixed):
    """What is wrong with a turn, the first thing first, and the play that says so."""

    found: Sequence[Wrong]
    play: Attempt

    @property
    def offence(self) -> Offence:
        """The first thing that is wrong."""
        return self.found[0].offence

    @property
    def clauses(self) -> set[str]:
        """The clauses by which things are wrong."""
        return {each.offence.clause for each in self.found}

    @property
    def state(self) -> State | None:
        """The table behind the play."""
        return self.play.state


class Blame:
    """Tells what is wrong with a turn that an account tells, from a table, by a player.

    ``doubts`` are what of it is in doubt; ``draws_known`` says whether books know how many cards its Evening draws.
    """

    def __init__(
        self,
        game: Game,
        account: Account,
        before: State,
        player: str,
        doubts: Collection[Doubt],
        draws_known: bool,
    ) -> None:
        self._game = game
        self._account = account
        self._before = before
        self._player = player
        self._doubts = doubts
        self._draws_known = draws_known

    def of_repairs(self, recovered: Iterable[Recovered]) -> Repaired | None:
        """Return what the first of some plays says is wrong whose clause is known, or else that of a single repair."""
        vague: Repaired | None = None
        for each in recovered:
            offences = ((self._of_repair(repair, each.attempt), repair) for repair in each.repairs)
            # Of three repairs one may only make up for another.
            is_sure = len(each.ways) <= MOST_TOLD
            found = [
                Wrong(offence, _place_of(repair), is_sure and repair.is_plain and offence.clause not in VAGUE)
                for offence, repair in offences
                if offence
            ]
            if not found:
                continue
            repaired = Repaired(found, each.attempt)
            if repaired.offence.clause not in VAGUE:
                return repaired
            vague = vague or (repaired if len(each.ways) == 1 else None)
        return vague

    def _of_repair(self, repair: Repair, attempt: Attempt) -> Offence | None:
        """Return what a repair says is wrong; None where that rests on what is in doubt."""
        way, step = repair.way, repair.forced
        if step is not None:
            if any(deed.what[0] in IN_DOUBT[doubt] for deed in self._told_next(step) for doubt in self._of_pieces):
                return None
            kind = "omission" if step.option in PASSING else "violation"
            return Offence(kind, step.refusal.clause, step.refusal.reason, played=True)
        if not self._are_sure(repair.omitted):
            return None
        if way.card is not None:
            return self._by_another_card(*way.card, attempt)
        if not way.left_out:
            return self._omitted(repair.omitted)
        return self._too_much(way.left_out, attempt, repair.omitted)

    @property
    def _of_pieces(self) -> list[Doubt]:
        """What is in doubt of items and warriors: what is refused rests on no card but those that are told."""
        return [doubt for doubt in self._doubts if doubt in (Doubt.ITEMS, Doubt.WARRIORS)]

    def _told_next(self, step: ForcedStep) -> list[Deed]:
        """Return what the action tells that came next as something was forced."""
        told = self._account.told[step.front : step.front + 1]
        return [self._account.told[n].deed for each in told for n in self._account.of_action[each.action]]

    def _omitted(self, omitted: Sequence[Unexplained]) -> Offence:
        what = self._named(omitted)
        return Offence("omission", deciding(omitted[0].clauses), f"the record leaves out: {what}", what, played=True)

    def _by_another_card(self, number: int, card: Card, attempt: Attempt) -> Offence | None:
        """Return that another card is due than the one told."""
        deed = self._account.told[number].deed
        other = deed._replace(card=card)
        due = Unexplained(other, attempt.clauses_of(other))
        return self._instead_of(named(self._game, deed), [due]) if due.clauses else None

    def _too_much(
        self, left_out: Mapping[int, int], attempt: Attempt, omitted: Sequence[Unexplained]
    ) -> Offence | None:
        """Return that things are told too often, or something else in their place, or that nothing has them happen."""
        deeds = [self._account.told[number].deed for number in left_out]
        if any(map(self._is_hidden, deeds)):
            return None
        beyond: Counter[tuple[object, ...]] = Counter()
        for number, times in left_out.items():
            beyond[self._account.told[number].deed.what] += times
        done: Counter[tuple[object, ...]] = Counter()
        for each in omitted:
            done[each.deed.what] += each.deed.times
        due = [each for each in omitted if not beyond[each.deed.what]]
        kinds = {deed.what: deed for deed in deeds}
        left = beyond - done
        told = "; ".join(named(self._game, kinds[what]._replace(times=count)) for what, count in left.items())
        if omitted:
            alike = any(_is_alike(each.deed, kinds[what]) for each in due[:1] for what in left)
            return self._instead_of(told, due) if alike else None
        clause = deciding(attempt.clauses_of(deeds[0]))
        if clause:
            return Offence("violation", clause, f"the record tells too much: {told}", played=True)
        return self._for_nothing(left_out, deeds, told, attempt)

    def _instead_of(self, told: str, due: Sequence[Unexplained]) -> Offence:
        message = f"the record tells too much: {told}"
        return Offence("violation", deciding(due[0].clauses), message, self._named(due), played=True)

    def _for_nothing(
        self, left_out: Collection[int], deeds: Sequence[Deed], told: str, attempt: Attempt
    ) -> Offence | None:
        """Return that no rule makes happen what is told, with a clause for it.

        For points it is the clause that says what scores. For anything else that the player of the turn does it is the
        phase that it stands in. What happens to others is decided by rules that may reach into any turn, so it is the
        clause that says what it is to move, place or remove.
        """
        if all(deed.what[0] == SCORES for deed in deeds):
            return Offence("violation", POINTS, f"nothing scores this: {told}", played=True)
        message = f"no rule has this happen here: {told}"
        if not all(concerns(deed, self._player) for deed in deeds):
            clause = OF_PIECES.get(frozenset(str(deed.what[0]) for deed in deeds), A_TURN)
            return Offence("violation", clause, message, played=True)
        others = [each for number, each in enumerate(self._account.told) if number not in left_out]
        actions = [self._account.told[number].action for number in left_out]
        before = [each.deed for each in reversed(others) if each.action < min(actions)]
        after = [each.deed for each in others if each.action > max(actions)]
        phases = {_phase_of_first(each, attempt) for each in (before, after)} - {""}
        if not phases:
            return None
        return Offence("violation", phases.pop() if len(phases) == 1 else A_TURN, message, played=True)

    def beyond_play(self, furthest: Attempt) -> Offence | None:
        """Return that no play does what a turn tells, where no one thing is known to make the difference.

        It is said only of a record that tells of everything, by which books know how piles lie that cards are drawn of,
        and not where plays end at what they may have wrong even so. Where anything is in doubt, it is said of points
        and of what boards state alone. No clause is known to decide.
        """
        told = self._account.told
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
        message = f"no play of the turn comes as far as this: {named(self._game, undone)}"
        return Offence("violation", A_TURN, message, played=True)

    def _is_open(self, deed: Deed) -> bool:
        """Whether something rests on which side items show, which cards boards hold, or how many a deck has to give."""
        if self._doubts:
            return deed.what[0] not in (SCORES, STATES)
        is_of_pile = deed.what[:2] == (CARD, COMMON)
        return deed.what[0] in (CRAFTS, ITEM, EXHAUSTS, TURNS) or not (is_of_pile or self._is_sure_of_card(deed))

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
        if Doubt.PILED_CARDS in self._doubts and deed.what[:2] == (CARD, COMMON):
            return True
        return any(deed.what[0] in IN_DOUBT[doubt] for doubt in self._doubts)

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
            return self._draws_known or target != (PlaceKind.HAND, self._player)
        return is_hand(source) or self._has_seen(deed.card, source)

    def _has_seen(self, card: Card | None, source: object) -> bool:
        """Whether the record has told that this very card lies on a board, and nothing of which it tells less."""
        boards = (cards for place, cards in self._before.cards.items() if whose(place) == source != COMMON)
        return any(card in cards and all(each.known for each in cards) for cards in boards)

    def _named(self, left_out: Sequence[Unexplained]) -> str:
        return "; ".join(named(self._game, each.deed) for each in left_out)


def _phase_of_first(deeds: Iterable[Deed], attempt: Attempt) -> str:
    """Return the clause of the phase in which the first of some deeds is done that is done in one."""
    return next((phase for phase in (under_way(attempt.clauses_of(deed)) for deed in deeds) if phase), "")


def _is_alike(due: Deed, told: Deed) -> bool:
    """Whether one deed may be done in the place of another: the same, of the same pieces if of any."""
    of_pieces = told.what[0] in (GOES, COMES)
    return due.what[0] == told.what[0] and (due.what[1] == told.what[1] or not of_pieces)


def _place_of(repair: Repair) -> int | None:
    """Return what is told where a repair is made, by number; None where something is only missing at the front."""
    way = repair.way
    if repair.forced:
        return repair.forced.front
    if repair.is_later and repair.is_plain:
        return repair.omitted[0].front
    return way.card[0] if way.card is not None else min(way.left_out, default=None)
