"""An attempt: a recorded turn played once, with choices that are given as far as they go, and likely ones from there.

It ends at once where play does what the record does not tell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar, cast

from woodlaw.engine.decisions import Decision, Judged, Option, label
from woodlaw.engine.events import CardsMoved, Crafted, Event
from woodlaw.engine.game import Chosen, Game
from woodlaw.engine.state import State
from woodlaw.engine.turn import go_on_with_turn
from woodlaw.factions.base import Faction
from woodlaw.law.implements import innermost_in_force
from woodlaw.logs.following.account import Account, Told
from woodlaw.logs.following.deeds import BATTLES, CARD, GOES, Deed, deeds_of
from woodlaw.logs.following.guesses import LOOKED_AT, Coming, Guesses, settings_of
from woodlaw.logs.following.situations import Situations
from woodlaw.logs.hands import could_be
from woodlaw.logs.record.lines import Chanced
from woodlaw.logs.record.recording import Recorder, RecordingAsker, RecordingChance
from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.items import battle_die
from woodlaw.table.pieces import Piece
from woodlaw.table.places import DECK, PlaceKind

DOUBT_OF_OTHERS, MOST_DOUBT = 0.2, 5.0
"""How much doubt it brings not to choose what is likeliest, at least and at most."""
DOUBT_OF_SKIPPING = 3.0
"""How much doubt it brings to do what the record tells later than something that is not done yet."""
CHANCE = "chance"
"""What stands for chance where it is noted who chose."""
UNLIKELY = 0.1
"""How likely it is that chance gives again what it gave as often as the record tells."""

Attempted = TypeVar("Attempted", bound="Attempt")


class Contradicted(Exception):
    """Raised where play does what the record does not tell: the turn was not played like this."""


class BrokenOff(Exception):
    """Raised where play has done all that is told of a turn with which the record ends."""


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
    rested: Attempt | None


@dataclass(slots=True)
class Unexplained:
    """What play did that the record does not tell: the deed, with the clauses in force."""

    deed: Deed
    clauses: tuple[str, ...]


class FollowedGame(Game):
    """A game whose chance is asked which of several things it gives, so that it can tell them apart."""

    attempt: Attempt
    recorder: Recorder | None = None

    def pick(self, what: str, things: Sequence[object]) -> int:
        """Return which of some things the attempt takes chance to give."""
        outcome = self.attempt.pick_of(what, things)
        if self.recorder is not None:
            self.recorder.note(Chanced(what, len(things), outcome, innermost_in_force(beyond=1)))
        return outcome


@dataclass(slots=True)
class Attempt:
    """One attempt: it is the asker, the chance and the listener of its game.

    ``choices`` are numbers of options, those of chance among them. ``met`` are the situations met so far in which a
    choice was open; the attempt breaks off where it meets one again. ``most_skipped`` is how many actions of the
    record may be left for later when a later one is matched; below 0, points too are scored just where they are told.
    ``factions`` tell how records tell what happens. ``doubted`` is how much doubt there is in the choices given.
    """

    account: Account
    choices: tuple[int, ...]
    guesses: Guesses
    met: Situations
    most_skipped: int
    factions: Sequence[Faction]
    letters: Mapping[str, str]
    doubted: float = 0.0
    left: list[int] = field(init=False)
    """How often each thing told is left to be done."""
    front: int = 0
    """The first thing told in order that is not done yet, by its number."""
    arrival: tuple[int, ...] = ()
    """Which thing that is, and the choices with which it came to be the first."""
    matched: int = 0
    made: list[int] = field(default_factory=list)
    answers: list[tuple[str, str, str]] = field(default_factory=list)
    turnings: list[Turning] = field(default_factory=list)
    unexplained: Unexplained | None = None
    may_break_off: bool = False
    """Whether the record may end before the turn does."""
    conceded: int = 0
    """How many events may happen that the record does not tell: what it leaves out is in ``omitted``."""
    omitted: list[Unexplained] = field(default_factory=list)
    waits_for_points: bool = False
    """Whether something was not done only because points that are told before it had not been scored."""
    looked_on: Callable[[Attempt, Decision], None] | None = None
    """Is shown each decision, for whoever looks for what forbids the thing told at the front."""
    state: State | None = None
    """The table, once the turn has begun."""
    _rested: Attempt | None = None
    """This attempt as it was when the game was last at rest, in a state of its own."""
    _event: int = 0
    _conceded_at: int = 0
    _skipped: float = 0.0
    _in_order: Sequence[bool] = ()
    """Whether each thing told has to be done where it is told, if not for what may be skipped."""
    _happened: int = 0
    _chosen: int = 0
    _since: tuple[str, ...] = ()
    _last: Option | None = None
    _words: list[tuple[str, str, Option, Coming]] = field(default_factory=list)
    """What was chosen where words were options: who was asked for what, the choice and what was told next."""
    _rolls: list[int] = field(default_factory=list)
    _crafted: list[tuple[str, Card]] = field(default_factory=list)
    _picked: Counter[object] = field(default_factory=Counter)
    _batch: list[object] = field(default_factory=list)
    """What chance may still give of several things at once, the likeliest first."""

    decides_at_once = True

    def __post_init__(self) -> None:
        self.left = [told.deed.times for told in self.account.told]
        self._in_order = self.account.due if self.most_skipped < 0 else self.account.in_order
        self._advance()

    @property
    def lacking(self) -> list[int]:
        """What the record tells that is not done, by number; not what records may tell otherwise."""
        return [number for number, left in enumerate(self.left) if left and self.account.due[number]]

    def again(self, kind: type[Attempted]) -> Attempted:
        """Return an attempt that makes the same choices, of a class of its own."""
        return kind(
            self.account,
            tuple(self.made),
            self.guesses,
            Situations(),
            self.most_skipped,
            self.factions,
            self.letters,
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
        followed.attempt, followed.recorder = self, recorder
        followed.listener = self.listen
        if self.looked_on is None:
            followed.rested = self._rest
        if rested is None:
            turn(followed)
        else:
            go_on_with_turn(followed)

    def _rest(self) -> None:
        """Remember the moment, if something was done since the last one, for attempts that choose otherwise later."""
        if len(self.made) < len(self.choices):
            return
        rested = self._rested
        if rested is None or (rested._event, len(rested.made)) != (self._event, len(self.made)):
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
        for name in Attempt.__slots__:
            own = getattr(self, name)
            setattr(other, name, own[:] if type(own) is list else own)
        other._picked = self._picked.copy()
        other.turnings = []
        other._rested = None
        other.state = self.state.copy() if self.state else None
        return other

    # What happens -----------------------------------------------------------------------------------------------------
    def listen(self, event: Event, clauses: tuple[str, ...]) -> None:
        """Hold what happens against the record; raises :class:`Contradicted`."""
        self._event += 1
        self._since = ()
        self._picked.clear()
        self._batch = []
        self._happened += self.met.number(event)
        if self._went_with_craft(event):
            return
        happened = [(event, clauses)]
        for faction in self.factions:
            happened = [told for each, of in happened for told in faction.told(each, of, self.letters)]
        for each, of in happened:
            for deed in deeds_of(each, recorded=False):
                self._match(deed, of)

    def _went_with_craft(self, event: Event) -> bool:
        """Whether a card only leaves the hand because it was crafted just before, which records tell at once."""
        match event:
            case Crafted(player, card):
                self._crafted.append((player, card))
            case CardsMoved(_, (card,), source, _) if (source.owner, card) in self._crafted:
                self._crafted.remove((source.owner, card))
                return source.kind is PlaceKind.HAND
        return False

    def _match(self, deed: Deed, clauses: tuple[str, ...]) -> None:
        count, any_card = deed.times, self._may_be_any_card(deed)
        for number in self.account.numbers.get(deed.what, ()):
            if not count:
                break
            told = self.account.told[number]
            if not self.left[number] or not (deed.card is None or could_be(told.deed.card or UNSEEN, deed.card)):
                continue
            if any_card and told.deed.card is not UNSEEN:
                continue
            if self._skips(number, self._in_order, self.front) > max(0, self.most_skipped):
                self.waits_for_points |= self._waits_for_points(number)
                break
            done = min(count, self.left[number])
            self.left[number] -= done
            count -= done
            self.matched += done
            self._note_matched(number)
        self._advance()
        if count and not self._may_be_untold(deed):
            self._concede(Unexplained(deed._replace(times=count), clauses))
        if self.may_break_off and not self.lacking:
            raise BrokenOff

    def _concede(self, unexplained: Unexplained) -> None:
        """Note what the record leaves out, where that is conceded; else raise :class:`Contradicted`."""
        if self._conceded_at != self._event:
            if self.conceded < 1:
                self.unexplained = unexplained
                raise Contradicted
            self.conceded -= 1
            self._conceded_at = self._event
        self.omitted.append(unexplained)

    def _note_matched(self, number: int) -> None:
        told = self.account.told[number]
        if told.deed.what[0] == BATTLES:
            self._rolls = list(told.rolls)
        if self._in_order[number] and number > self.front:
            self._skipped += DOUBT_OF_SKIPPING

    def _waits_for_points(self, number: int) -> bool:
        """Whether a thing told may not be done now only because points are scored just where they are told."""
        in_order = self.account.in_order
        front = next((n for n, left in enumerate(self.left) if left and in_order[n]), len(self.left))
        return self.most_skipped < 0 and not self._skips(number, in_order, front)

    def _skips(self, number: int, in_order: Sequence[bool], front: int) -> int:
        """Return how many actions of the record are left for later where a thing told is done now.

        ``front`` is the first thing that has to be done where it is told, and is not done yet.
        """
        if not in_order[number] or number <= front:
            return 0
        own = self.account.told[number]
        told = self.account.told
        waiting = [n for n in range(front, number) if self.left[n] and in_order[n]]
        waiting = [n for n in waiting if not own.deed.is_together_with(told[n].deed)]
        passed = {told[n].action for n in waiting} - {own.action}
        passed -= {action for action in passed if self._has_begun(action)}
        payments = all(told[n].deed.is_payment for n in waiting if told[n].action in passed)
        paid = len(passed) == 1 and (payments or own.deed.is_payment)
        return 0 if paid else len(passed)

    def _has_begun(self, action: int) -> bool:
        """Whether a part of an action is done: what it tells at once may happen one after the other.

        Records tell warriors that are carried from where they fall as moved, though others fall and cards are spent
        between.
        """
        told = self.account.told
        return any(self.left[n] < told[n].deed.times for n in self.account.of_action[action])

    def _advance(self) -> None:
        before = self.front
        while self.front < len(self.left) and not (self.left[self.front] and self._in_order[self.front]):
            self.front += 1
        if self.front != before:
            self.arrival = (self.front, *self.made)

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
        return hidden and self._last is not UNSEEN

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
            self._words.append((decision.player, decision.what, option, self.coming()))
        self.made.append(number)
        told = label(option)
        self._last = option
        self._note_chosen((decision.player, decision.what, told))
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
        coming = self.coming()
        likely = self.guesses.likely(decision.player, decision.what, candidates, coming)
        options = decision.options
        chosen: int | None = None
        for number in sorted(range(len(candidates)), key=lambda number: -likely[number]):
            if chosen is None:
                if not isinstance(options, Judged) or options.is_legal(number):
                    chosen = number
            else:
                self._turn_off(number, likely[chosen] - likely[number])
        if chosen is None:
            raise Contradicted
        return chosen

    def _note_chosen(self, chosen: tuple[str, str, str]) -> None:
        self._since = (*self._since, chosen[-1])
        self._chosen += self.met.number(chosen)

    def _meet(self, decision: Decision) -> None:
        """Break off where this situation was met before: whatever may be done in it was tried or will be.

        Two situations are one where the same was chosen and happened, in whatever order until the last thing happened,
        and the same is left to do, which depends on the order: what was chosen tells what rules still have to do with
        it. Chance may have given things in any order. Piles that the record draws from give what lies uppermost.
        """
        assert self.state is not None  # noqa: S101 - the turn has begun
        remembered = frozenset(self.state.this_turn.items())
        piles = tuple([tuple(self.state.cards_at(pile)) for pile in self.account.piles])
        left = (*self.left, self.conceded)
        done = self._happened, self._chosen, self._since
        if self.met.meet((*done, remembered, piles, left, decision.player, decision.what)):
            raise Contradicted

    def coming(self) -> list[tuple[Told, int]]:
        """Return what the record tells next, each with how often it is left."""
        coming: list[tuple[Told, int]] = []
        for number in range(self.front, len(self.left)):
            if self.left[number]:
                coming.append((self.account.told[number], self.left[number]))
                if len(coming) == LOOKED_AT:
                    break
        return coming

    def _turn_off(self, number: int, doubt: float) -> None:
        total = self.doubted + min(MOST_DOUBT, DOUBT_OF_OTHERS + doubt)
        choices = (*self.made, number)
        turning = Turning(total, self._skipped, self.matched, self.front, self.arrival, choices, self._rested)
        self.turnings.append(turning)

    # Chance -----------------------------------------------------------------------------------------------------------
    def pick(self, what: str, count: int) -> int:
        """Return what the battle dice show, as told, or else as the hits that are told make likely."""
        faces = battle_die()
        if self._rolls:
            roll = self._rolls.pop(0)
            return faces.index(roll) if roll in faces else 0
        return faces.index(self._pick(list(dict.fromkeys(faces))))

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
            ranked = sorted(range(len(things)), key=lambda number: -likely[number])
            number = ranked[0]
            for other in ranked[1:]:
                self._turn_off(other, likely[number] - likely[other])
        self.made.append(number)
        thing = things[number]
        self._picked[thing] += 1
        self._chosen += self.met.number((CHANCE, thing))
        return thing

    def _chance_of(self, thing: object, coming: Sequence[tuple[Told, int]]) -> float:
        if isinstance(thing, Piece) and self._told_of(thing) <= self._picked[thing]:
            return UNLIKELY
        if isinstance(thing, int):
            return float(thing in self._falling())
        return self.guesses.of(cast("Option", thing), "", coming, {})

    def _told_of(self, piece: Piece) -> int:
        return sum(left for told, left in zip(self.account.told, self.left, strict=True) if piece in told.deed.what)

    def _falling(self) -> set[int]:
        """Return how many pieces of each owner go next, by what the record tells before anything else."""
        falling: Counter[str] = Counter()
        for number in range(self.front, len(self.left)):
            what = self.account.told[number].deed.what
            if what[0] == BATTLES:
                break
            if what[0] == GOES and isinstance(what[1], Piece):
                falling[what[1].owner] += self.left[number]
        return {0, *falling.values()}

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Leave things as they lie: nobody has seen what a shuffle brings."""
        return tuple(range(count))


class Hearing(Attempt):
    """An attempt that notes the clauses in force when each thing happened for the last time."""

    __slots__ = ("heard",)
    heard: dict[tuple[object, ...], tuple[str, ...]]

    def _match(self, deed: Deed, clauses: tuple[str, ...]) -> None:
        self.heard[deed.what] = clauses
        super()._match(deed, clauses)
