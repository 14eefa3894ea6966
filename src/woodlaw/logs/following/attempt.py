"""An attempt: a recorded turn played once, with choices that are given as far as they go, and likely ones from there.

It ends at once where play does what the record does not tell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar, cast

from woodlaw.engine.decisions import Decision, Judged, Option, label
from woodlaw.engine.events import CardsMoved, Crafted, Event, Moved
from woodlaw.engine.game import Chosen, Game
from woodlaw.engine.state import State
from woodlaw.engine.turn import go_on_with_turn
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.following.contradiction import BrokenOff, Contradicted, Unexplained
from woodlaw.logs.following.deeds import BATTLES, CARD, COMES, COMMON, GOES, OPENS, Deed, deeds_of, is_half, place_of
from woodlaw.logs.following.followed_game import FollowedGame
from woodlaw.logs.following.guesses import HOW_MANY, Coming, Guesses, beyond, doubt_of, settings_of
from woodlaw.logs.following.progress import CRAFTING, MOVING, Progress
from woodlaw.logs.following.situations import Fork, Situations, names, table_of
from woodlaw.logs.record.recording import Recorder, RecordingAsker, RecordingChance
from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import DECK, Place, PlaceKind, hand

CHANCE = "chance"
"""What stands for chance where it is noted who chose."""
UNLIKELY = 0.1
"""How likely it is that chance gives again what it gave as often as the record tells."""
ON_THE_MAP = (GOES, COMES, BATTLES, OPENS)
"""What happens on the map."""

Attempted = TypeVar("Attempted", bound="Attempt")


@dataclass(frozen=True, slots=True)
class Turning:
    """Another choice that an attempt could have made: how much doubt there is in the choices up to and with it.

    ``skipped`` is how much there is in the order in which things are done, ``front`` what was to be done next when it
    was made, ``arrival`` how that came, ``matched`` how much had been done. ``rested`` is the attempt as it was when
    the game was last at rest before; None where it was not yet.
    """

    doubt: float
    skipped: float
    matched: int
    front: int
    arrival: tuple[int, ...]
    choices: tuple[int, ...]
    fork: Fork
    chosen: object
    rested: Attempt | None

    def attempt(self, first: Attempt) -> Attempt:
        """Return an attempt that chooses so; ``first`` is one that has made no choice."""
        return (self.rested or first).turned(self.choices, self.doubt)


@dataclass(slots=True, kw_only=True)
class Attempt(Progress):
    """One attempt: it is the asker, the chance and the listener of its game.

    ``choices`` are numbers of options, those of chance among them. ``met`` are the situations met so far in which a
    choice was open; the attempt breaks off where it meets one again. ``factions`` tell how records tell what happens.
    ``doubted`` is how much doubt there is in the choices given, ``faces`` what the die shows that is being rolled.
    """

    choices: tuple[int, ...]
    guesses: Guesses
    met: Situations
    factions: Sequence[Recorded]
    letters: Mapping[str, str]
    doubted: float = 0.0
    faces: Sequence[int] = ()
    arrival: tuple[int, ...] = ()
    """The first thing that is left to be done in order, and the choices with which it came to be."""
    made: list[int] = field(default_factory=list)
    answers: list[tuple[str, str, str]] = field(default_factory=list)
    turnings: list[Turning] = field(default_factory=list)
    unexplained: Unexplained | None = None
    may_break_off: bool = False
    """Whether the record may end before the turn does."""
    conceded: int = 0
    """How many things may happen that the record does not tell: what it leaves out is in ``omitted``."""
    conceded_at: range | None = None
    """Where, by the first thing that is left to be done in order; None for anywhere."""
    omitted: list[Unexplained] = field(default_factory=list)
    looked_on: Callable[[Attempt, Decision], None] | None = None
    """Is shown each decision, for whoever looks for what forbids the thing told at the front."""
    state: State | None = None
    """The table, once the turn has begun."""
    led_by: tuple[str, str, str] | None = None
    """The latest word chosen since the game was last at rest: who was asked for what, and the word."""
    _rested: Attempt | None = None
    """This attempt as it was when the game was last at rest, in a state of its own."""
    _rested_at: tuple[int, int] | None = None
    """How much had happened and had been chosen then."""
    _event: int = 0
    _conceded_at: tuple[int, tuple[str, ...]] | None = None
    _happened: int = 0
    _chosen: int = 0
    _since: tuple[Option, ...] = ()
    """What was chosen since anything happened."""
    _last: Option | None = None
    _words: list[tuple[str, str, Option, Coming]] = field(default_factory=list)
    """What was chosen where words were options: who was asked for what, the choice and what was told next."""
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

    decides_at_once = True

    def again(self, kind: type[Attempted]) -> Attempted:
        """Return an attempt that makes the same choices, of a class of its own."""
        return kind(
            self.account,
            self.most_skipped,
            choices=tuple(self.made),
            guesses=self.guesses,
            met=Situations(),
            factions=self.factions,
            letters=self.letters,
            may_break_off=self.may_break_off,
            conceded=len(self.omitted),
        )

    def play(self, game: Game, state: State, turn: Callable[[Game], None], recorder: Recorder | None = None) -> None:
        """Play the turn from a state, or on from where the game rested, and record it.

        Raises :class:`Contradicted`, and what play raises.
        """
        rested = self.state
        self.state = rested or state.copy()
        asker = self if recorder is None else RecordingAsker(self, recorder)
        chance = self if recorder is None else RecordingChance(self, recorder)
        followed = game.at_table_of(FollowedGame, self.state, chance, asker)
        followed.gives, followed.shows, followed.recorder = self.pick_of, self._take_die, recorder
        followed.listener, followed.rested = self.listen, self._rest
        if rested is None:
            turn(followed)
        else:
            go_on_with_turn(followed)

    def _rest(self) -> None:
        """Remember the moment, if something was done since the last one, for attempts that choose otherwise later.

        Breaks off where the table was like this before at rest: how the turn goes on, nothing else tells.
        """
        self._way, self._fork, self._last, self.led_by = (), None, None, None
        moment = self._event, len(self.made)
        if len(self.made) < len(self.choices) or self._rested_at == moment:
            return
        self._rested_at = moment
        table = table_of(cast("State", self.state), self.account.piles)
        if self.met.meet((table, tuple(self._crafted), tuple(self.left), self.conceded, self._battle_at)):
            raise Contradicted
        if self.looked_on is None:
            self._rested = self._copy()

    def turned(self, choices: tuple[int, ...], doubted: float) -> Attempt:
        """Return an attempt that makes choices, of which this one made the first, and goes on from here."""
        other = self._copy()
        other.choices, other.doubted = choices, doubted
        other._rested = self if self.state else None
        return other

    def _copy(self) -> Attempt:
        """Return this attempt as it is, in a state of its own."""
        other = Attempt.__new__(Attempt)
        for name in (*Progress.__slots__, *Attempt.__slots__):
            own = getattr(self, name)
            setattr(other, name, own[:] if type(own) is list else own)
        other._picked = self._picked.copy()
        other.turnings, other._rested = [], None
        other.state = self.state.copy() if self.state else None
        return other

    # What happens -----------------------------------------------------------------------------------------------------
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
        if isinstance(event, CardsMoved):
            self._keep_others(event)

    def _went_with_craft(self, event: Event) -> bool:
        """Whether a card only leaves the hand because it was crafted just before, which records tell at once."""
        match event:
            case Crafted(player, card):
                self._crafted.append((player, card))
            case CardsMoved(_, (card,), source, _) if (source.owner, card) in self._crafted:
                self._crafted.remove((source.owner, card))
                return source.kind is PlaceKind.HAND
        return False

    def _match(self, deed: Deed, event: Event, clauses: tuple[str, ...]) -> None:
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
        if self.may_break_off and not self.lacking:
            raise BrokenOff

    def _concede(self, unexplained: Unexplained, *, done: int) -> None:
        """Note what the record leaves out, where that is conceded; else raise :class:`Contradicted`.

        What one rule has happen at once, without any choice between, is one thing. The choice is noted that led there;
        ``done`` is how much the record tells of the same.
        """
        moment = len(self.made), unexplained.clauses[-1:]
        if self._conceded_at != moment:
            if self.conceded < 1 or (self.conceded_at is not None and self.front not in self.conceded_at):
                self.unexplained = unexplained
                if self._led_from is not None:
                    self._close(self._led_from, unexplained.deed, done)
                raise Contradicted
            self.conceded -= 1
            self._conceded_at = moment
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
        return self._may_be_any_card(deed)

    def _may_be_any_card(self, deed: Deed) -> bool:
        """Whether it is an unseen card that a rule takes from a hand, and no choice.

        It may be one that the rule does not take; it is none of which the record tells anything, for those are laid.
        """
        hidden = deed.card is UNSEEN and deed.what[0] == CARD and deed.what[1] is not DECK
        return hidden and self._last is not UNSEEN and not self.account.telling.exactly

    def _may_be_kept(self, deed: Deed) -> bool:
        """Whether a card is discarded from a hand that may be another one than the rule discards.

        A rule that goes on until it has discarded enough is not kept from it: no card is kept twice.
        """
        match deed.what:
            case (_, (PlaceKind.HAND, owner), target) if target == COMMON and self._may_be_any_card(deed):
                return self.state is not None and self._kept <= len(self.state.cards_at(hand(owner)))
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

    # What is decided --------------------------------------------------------------------------------------------------
    def __call__(self, decision: Decision) -> Option:
        """Return the option that is chosen; raises :class:`Contradicted` where none is left to try."""
        options = decision.options
        candidates = options.candidates if isinstance(options, Judged) else tuple(options)
        self._batch = []
        if self.looked_on is not None:
            self.looked_on(self, decision)
        number = self._given()
        if number is None:
            number = self._choose(decision, candidates)
        elif isinstance(options, Judged) and not options.is_legal(number):
            raise Contradicted
        option: Option = candidates[number]
        if any(isinstance(other, str) for other in candidates):
            self._words.append((decision.player, decision.what, option, beyond(self.coming(), self._since)))
        self.made.append(number)
        self._go(option, counts=decision.what.startswith(HOW_MANY))
        told = label(option)
        self._last = option
        if isinstance(option, str):
            self.led_by = decision.player, decision.what, option
        self._since = (*self._since, option)
        self._chosen += self.met.number((decision.player, decision.what, told))
        self.answers.append((decision.player, decision.what, told))
        return option

    def learn(self) -> None:
        """Let the guesses learn from what was chosen where words were options, when this attempt explains the turn."""
        for player, asked, option, coming in self._words:
            self.guesses.lessons.learn(player, asked, option, settings_of(coming, player))

    def _given(self) -> int | None:
        return self.choices[len(self.made)] if len(self.made) < len(self.choices) else None

    def _choose(self, decision: Decision, candidates: Sequence[Option]) -> int:
        self._meet(decision)
        coming = beyond(self.coming(), self._since)
        likely = self.guesses.likely(decision.player, decision.what, candidates, coming)
        options = decision.options
        chosen: int | None = None
        here = self._here()
        for number in sorted(range(len(candidates)), key=lambda number: -likely[number]):
            if self.met.is_closed(here, candidates[number]) or self._is_in_vain(decision, candidates[number]):
                continue
            if chosen is None:
                if not isinstance(options, Judged) or options.is_legal(number):
                    chosen = number
            else:
                doubt = doubt_of(candidates[number], candidates[chosen], likely[chosen] - likely[number])
                self._turn_off(number, doubt, here, candidates[number])
        if chosen is None:
            raise Contradicted
        return chosen

    def _is_in_vain(self, decision: Decision, option: Option) -> bool:
        """Whether a card would be crafted, or something move, where the record does not tell it."""
        if self.conceded or self.may_break_off:
            return False
        if decision.what == CRAFTING:
            return isinstance(option, Card) and not self.may_craft(decision.player, option)
        match option:
            case (Place() as origin, Place() as destination, *_):
                return decision.what == MOVING and not self.may_move(origin, destination)
        return False

    def _here(self) -> Fork:
        return Fork(tuple(self.left), self.conceded, self._on_map, self._way)

    def _go(self, chosen: object, *, counts: bool = False) -> None:
        self._kept, self._counts = 0, counts
        self._fork = self._here()
        self._way = (*self._way, chosen)

    def _meet(self, decision: Decision) -> None:
        """Break off where this situation was met before: whatever may be done in it was tried or will be.

        Two situations are one where the same was chosen and happened, in whatever order until the last thing happened,
        and the same is left to do, which depends on the order. What was chosen tells what rules still have to do, and
        words since the game was last at rest which rule does it. Piles that are drawn from give what lies uppermost.
        """
        assert self.state is not None  # noqa: S101 - the turn has begun
        remembered = frozenset(self.state.this_turn.items())
        piles = tuple([tuple(self.state.cards_at(pile)) for pile in self.account.piles])
        left = (*self.left, self.conceded)
        done = self._happened, self._chosen, self._since, tuple([word for word in self._way if isinstance(word, str)])
        if self.met.meet((*done, remembered, piles, left, decision.player, decision.what)):
            raise Contradicted

    def _turn_off(self, number: int, doubt: float, fork: Fork, chosen: object) -> None:
        total, choices = self.doubted + doubt, (*self.made, number)
        at = self.skipped, self.matched, self.front, self.arrival
        self.turnings.append(Turning(total, *at, choices, fork, chosen, self._rested))

    # Chance -----------------------------------------------------------------------------------------------------------
    def pick(self, what: str, count: int) -> int:
        """Return what the battle dice show, as far as they can what is told, or else what the hits told make likely."""
        roll = self.rolls.pop(0) if self.rolls else self._pick(list(dict.fromkeys(self.faces)))
        if roll not in self.faces:
            raise Contradicted
        return self.faces.index(roll)

    def _take_die(self, faces: Sequence[int]) -> None:
        """Take a die of some faces to roll."""
        self.faces = faces

    def pick_of(self, what: str, things: Sequence[object]) -> int:
        """Return which of some things chance gives.

        Several that it gives with nothing between come in one order only: any other gives the same things.
        """
        if not self._batch:
            coming = self.coming()
            self._batch = sorted(dict.fromkeys(things), key=lambda thing: -self._chance_of(thing, coming))
        left = [thing for thing in self._batch if thing in things]
        if not left:
            raise Contradicted
        given = self._pick(left)
        self._batch = self._batch[self._batch.index(given) :]
        return list(things).index(given)

    def _pick(self, things: list[Chosen]) -> Chosen:
        """Return the thing that chance gives: what the record tells next, as often as it tells it, is likely."""
        number = self._given()
        if number is None:
            coming = self.coming()
            likely = [self._chance_of(thing, coming) for thing in things]
            here = self._here()
            ranked = [number for number, thing in enumerate(things) if not self.met.is_closed(here, thing)]
            ranked.sort(key=lambda number: -likely[number])
            if not ranked:
                raise Contradicted
            number = ranked[0]
            for other in ranked[1:]:
                doubt = doubt_of(things[other], things[number], likely[number] - likely[other])
                self._turn_off(other, doubt, here, things[other])
        self.made.append(number)
        thing = things[number]
        self._go(thing)
        self._picked[thing] += 1
        self._chosen += self.met.number((CHANCE, thing))
        return thing

    def _chance_of(self, thing: object, coming: Coming) -> float:
        if isinstance(thing, Piece) and self.told_of(thing) <= self._picked[thing]:
            return UNLIKELY
        if isinstance(thing, int):
            return float(thing in self.falling())
        return self.guesses.of(cast("Option", thing), "", coming, {})

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Leave things as they lie: nobody has seen what a shuffle brings."""
        return tuple(range(count))
