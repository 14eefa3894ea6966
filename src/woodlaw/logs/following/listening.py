"""What happens in a play of a recorded turn, held against what the record tells of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from woodlaw.engine.decisions import Option
from woodlaw.engine.events import CardsMoved, Crafted, Event, Moved
from woodlaw.engine.state import State
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.following.contradiction import BrokenOff, Contradicted, Unexplained
from woodlaw.logs.following.deeds import BATTLES, CARD, COMES, COMMON, GOES, OPENS, Deed, deeds_of, is_half, place_of
from woodlaw.logs.following.progress import Progress
from woodlaw.logs.following.situations import Fork, Situations, names
from woodlaw.logs.hands import could_be
from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.places import DECK, PlaceKind, hand

Step: TypeAlias = "int | tuple[int, int]"
"""One choice: the number of an option, or what is forced: at which moment since the choice before, and which refused
option there."""
ON_THE_MAP = (GOES, COMES, BATTLES, OPENS)
"""What happens on the map."""


@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class Listening(Progress):
    """Hears what happens in a play of a recorded turn, and breaks it off where the record does not tell it.

    ``met`` are the situations met so far; ``factions`` tell how records tell what happens.
    """

    met: Situations
    factions: Sequence[Recorded]
    letters: Mapping[str, str]
    arrival: tuple[Step, ...] = ()
    """The first thing that is left to be done in order, and the choices with which it came to be."""
    made: list[Step] = field(default_factory=list)
    unexplained: Unexplained | None = None
    may_break_off: bool = False
    """Whether the record may end before the turn does."""
    conceded: int = 0
    """How many things may happen that the record does not tell: what it leaves out is in ``omitted``."""
    conceded_at: range | None = None
    """Where, by the first thing that is left to be done in order; None for anywhere."""
    repair: int = 0
    """Which repair it is that concedes them, from 0."""
    omitted: list[Unexplained] = field(default_factory=list)
    heard: list[tuple[Deed, tuple[str, ...]]] = field(default_factory=list)
    """What happened, each thing with the clauses in force."""
    state: State | None = None
    """The table, once the turn has begun."""
    _event: int = 0
    _conceded_at: tuple[int, tuple[str, ...]] | None = None
    _happened: int = 0
    _since: tuple[Option, ...] = ()
    """What was chosen since anything happened."""
    _last: Option | None = None
    _by_lot: bool = False
    """Whether it was a card that nobody has seen that chance gave last: any card of the hand will do, so one goes."""
    _crafted: list[tuple[str, Card]] = field(default_factory=list)
    _picked: Counter[object] = field(default_factory=Counter)
    _batch: list[object] = field(default_factory=list)
    """What chance may still give of several things at once, the likeliest first."""
    _others: int = 0
    """How many unseen cards are discarded by a rule that takes others."""
    _kept: int = 0
    """How many of them have stayed in a hand since something was last chosen."""
    _on_map: int = 0
    """What happened on the map, as a sum."""
    _way: tuple[object, ...] = ()
    """What was chosen, and given by chance, since the game was last at rest."""
    _counts: bool = False
    """Whether the last choice was how many pieces move."""
    _fork: Fork | None = None
    """Where the last of these was chosen, if nothing happened since."""
    _led_from: Fork | None = None
    """The same of what happens now."""

    def listen(self, event: Event, clauses: tuple[str, ...]) -> None:
        """Hold what happens against the record; raises :class:`Contradicted`."""
        self._event += 1
        self._since = ()
        self._led_from, self._fork = self._fork, None
        self._picked.clear()
        self._batch = []
        self._happened += self.met.number(event)
        if self._went_with_craft(event):
            return
        happened = [(event, clauses)]
        for faction in self.factions:
            happened = [told for each, of in happened for told in faction.told(each, of, self.letters)]
        for each, of in happened:
            known = len(self.omitted)
            for deed in deeds_of(each, recorded=False):
                self._match(deed, each, of)
            if isinstance(each, Moved) and is_half(each.deed for each in self.omitted[known:]):
                raise Contradicted
        self._by_lot = False
        if isinstance(event, CardsMoved):
            self._keep_others(event)
        if self.may_break_off and not self.lacking:
            raise BrokenOff

    def _went_with_craft(self, event: Event) -> bool:
        """Whether a card only leaves the hand because it was crafted just before, which records tell at once."""
        match event:
            case Crafted(player, card):
                self._crafted.append((player, card))
            case CardsMoved(_, (card,), source, _) if (source.owner, card) in self._crafted:
                self._crafted.remove((source.owner, card))
                return source.kind is PlaceKind.HAND
        return False

    def clauses_of(self, deed: Deed) -> tuple[str, ...]:
        """Return the clauses in force when such a thing happened for the last time; none where it did not.

        Where a card moves, it is one that can be the card told.
        """
        alike = (clauses for heard, clauses in reversed(self.heard) if heard.what == deed.what and _can_be(deed, heard))
        return next(alike, ())

    def _match(self, deed: Deed, event: Event, clauses: tuple[str, ...]) -> None:
        self.heard.append((deed, clauses))
        front = self.front
        count = self.match(deed, event, any_card=self._may_be_any_card(deed))
        if self.front != front:
            self.arrival = (self.front, *self.made)
        if deed.what[0] in ON_THE_MAP:
            self._on_map += self.met.number((deed.what, deed.times))
        if count and self._may_be_kept(deed):
            self._others += count
        elif count and not self._may_be_untold(deed):
            self._concede(Unexplained(deed._replace(times=count), clauses), done=deed.times - count)

    def _concede(self, unexplained: Unexplained, *, done: int) -> None:
        """Note what the record leaves out, where that is conceded; else raise :class:`Contradicted`.

        What one rule has happen, with nothing that is told between, is one thing. The choice is noted that led there;
        ``done`` is how much the record tells of the same.
        """
        moment = self.matched, unexplained.clauses[-1:]
        if self._conceded_at != moment:
            if self.conceded < 1 or (self.conceded_at is not None and self.front not in self.conceded_at):
                self.unexplained = unexplained
                if self._led_from is not None:
                    self._close(self._led_from, unexplained.deed, done)
                raise Contradicted
            self.conceded -= 1
            self._conceded_at = moment
        unexplained.front, unexplained.repair = self.front, self.repair
        self.omitted.append(unexplained)

    def _close(self, fork: Fork, deed: Deed, done: int) -> None:
        """Note that a choice does what the record does not tell, if it says itself where, so that nothing hidden does.

        It does so on any map where nothing is told of that place. A battle may be told with an ambush, and become it
        where its defender holds one. Where so many pieces move that the record tells only some of it, which are
        ``done``, more of them do so too.
        """
        place = place_of(deed)
        if place is None or not names(self._way, place):
            return
        if self._counts:
            self.met.close_above(fork, done)
        if done:
            return
        if deed.what[0] == BATTLES:
            alike = (n for n, told in enumerate(self.account.told) if told.deed.what[:4] == deed.what[:4])
            if any(self.left[n] and self.account.told[n].deed.what != deed.what for n in alike):
                return
        self.met.close(fork if place in self.account.places else fork.anywhere, self._way[-1])

    def _may_be_untold(self, deed: Deed) -> bool:
        """Whether something that the record does not tell may have happened all the same."""
        if not self.account.is_due(deed) or (deed.is_told_once and deed.what in self.account.numbers):
            return True
        return self._may_be_any_card(deed) and not self._by_lot

    def _may_be_any_card(self, deed: Deed) -> bool:
        """Whether it is an unseen card that a rule takes from a hand, and no choice.

        It may be one that the rule does not take; it is none of which the record tells anything, for those are laid.
        """
        hidden = deed.card is UNSEEN and deed.what[0] == CARD and deed.what[1] is not DECK
        chosen = self._last if isinstance(self._last, tuple) else (self._last,)
        return hidden and UNSEEN not in chosen and not self.account.telling.exactly

    def _may_be_kept(self, deed: Deed) -> bool:
        """Whether a card is discarded from a hand that may be another one than the rule discards.

        A rule that goes on until it has discarded enough is not kept from it: no card is kept twice.
        """
        match deed.what:
            case (_, (PlaceKind.HAND, owner), target) if target == COMMON and self._may_be_any_card(deed):
                return (
                    not self._by_lot and self.state is not None and self._kept <= len(self.state.cards_at(hand(owner)))
                )
        return False

    def _keep_others(self, event: CardsMoved) -> None:
        """Let unseen cards that a rule has discarded stay in their hand: the record would tell of those it discards."""
        assert self.state is not None  # noqa: S101 - the turn has begun
        kept, self._others = self._others, 0
        there, held = self.state.cards[event.target], self.state.cards.setdefault(event.source, [])
        for _ in range(min(kept, there.count(UNSEEN))):
            there.remove(UNSEEN)
            held.append(UNSEEN)
            self._kept += 1
            self.state.version += 1


def _can_be(told: Deed, heard: Deed) -> bool:
    return told.card is None or heard.card is None or could_be(told.card, heard.card)
