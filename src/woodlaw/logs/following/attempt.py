"""An attempt: a recorded turn played once, with choices that are given as far as they go, and likely ones from there.

It ends at once where play does what the record does not tell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar, cast

from woodlaw.engine.decisions import PASSING, Asker, Decision, Forced, Judged, Option, label
from woodlaw.engine.game import Chosen, Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.refusal import Unexplained as Unreasoned
from woodlaw.engine.state import State
from woodlaw.engine.turn import go_on_with_turn
from woodlaw.law.values import Fixed
from woodlaw.logs.following.contradiction import Contradicted
from woodlaw.logs.following.followed_game import FollowedGame
from woodlaw.logs.following.guesses import DOUBT_OF_OTHERS, HOW_MANY, Coming, Guesses, beyond, doubt_of, settings_of
from woodlaw.logs.following.listening import Listening, Step
from woodlaw.logs.following.progress import CRAFTING, MOVING, Progress
from woodlaw.logs.following.situations import Fork, Situations, table_of
from woodlaw.logs.hands import could_be
from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, hand

if TYPE_CHECKING:
    from woodlaw.engine.chance import Chance
    from woodlaw.logs.record.recording import Recorder

CHANCE = "chance"
"""What stands for chance where it is noted who chose."""
UNLIKELY = 0.1
"""How likely it is that chance gives again what it gave as often as the record tells."""

Attempted = TypeVar("Attempted", bound="Attempt")

MOST_FORCED = 12
"""How many refused options are tried at most at one decision."""
DOUBT_OF_FORCING = 1.0
"""How much doubt there is at least in what the Law refuses."""


class ForcedStep(Fixed):
    """What an attempt did though the Law refuses it: who, asked for what, which option, why it is refused.

    ``front`` is what was told next, ``repair`` the repair that had it done, from 0.
    """

    player: str
    what: str
    option: Option | None
    refusal: Refusal
    front: int
    repair: int = 0


class Turning(Fixed):
    """Another choice that an attempt could have made: how much doubt there is in the choices up to and with it.

    ``skipped`` is how much there is in the order in which things are done, ``front`` what was to be done next when it
    was made, ``arrival`` how that came, ``matched`` how much had been done. ``rested`` is the attempt as it was when
    the game was last at rest before; None where it was not yet.
    """

    doubt: float
    skipped: float
    matched: int
    front: int
    arrival: tuple[Step, ...]
    choices: tuple[Step, ...]
    fork: Fork
    chosen: object
    rested: Attempt | None

    def attempt(self, first: Attempt) -> Attempt:
        """Return an attempt that chooses so; ``first`` is one that has made no choice."""
        return (self.rested or first).turned(self.choices, self.doubt)


@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class Attempt(Listening):
    """One attempt: it is the asker, the chance and the listener of its game.

    ``choices`` are numbers of options, those of chance among them; the attempt breaks off where it meets a situation
    again in which a choice was open. ``doubted`` is how much doubt there is in the choices given, ``faces`` what the
    die shows that is being rolled.
    """

    choices: tuple[Step, ...]
    guesses: Guesses
    doubted: float = 0.0
    faces: Sequence[int] = ()
    answers: list[tuple[str, str, str]] = field(default_factory=list)
    turnings: list[Turning] = field(default_factory=list)
    may_force: bool = False
    """Whether the attempt listens for what the Law refuses."""
    left_to_force: int = 0
    """How much of it may still be done: what was is in ``forced``."""
    forced: list[ForcedStep] = field(default_factory=list)
    rests: list[Attempt] = field(default_factory=list)
    """This attempt as it was each time that the game was at rest."""
    _rested: Attempt | None = None
    """This attempt as it was when the game was last at rest, in a state of its own."""
    _rested_at: tuple[int, int] | None = None
    """How much had happened and had been chosen then."""
    _moments: int = 0
    """At how many moments something could be forced since a choice was made, or the game was at rest."""
    _chosen: int = 0
    _words: list[tuple[str, str, Option, Coming]] = field(default_factory=list)
    """What was chosen where words were options: who was asked for what, the choice and what was told next."""

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
            may_force=bool(self.forced),
            left_to_force=len(self.forced),
        )

    def play(self, game: Game, state: State, turn: Callable[[Game], None], recorder: Recorder | None = None) -> None:
        """Play the turn from a state, or on from where the game rested, and record it.

        Raises :class:`Contradicted`, and what play raises.
        """
        rested = self.state
        self.state = rested or state.copy()
        asker: Asker = self
        chance: Chance = self
        if recorder is not None:
            from woodlaw.logs.record.recording import RecordingAsker, RecordingChance

            asker, chance = RecordingAsker(self, recorder), RecordingChance(self, recorder)
        followed = game.at_table_of(FollowedGame, self.state, chance, asker)
        followed.gives, followed.shows, followed.recorder = self.pick_of, self._take_die, recorder
        followed.hides = self._hidden
        followed.listener, followed.rested = self.listen, self._rest
        if self.may_force:
            followed.told_unasked, followed.asks_alone = self._unasked, True
        if rested is None:
            turn(followed)
        else:
            go_on_with_turn(followed)

    def _rest(self) -> None:
        """Remember the moment, if something was done since the last one, for attempts that choose otherwise later.

        Breaks off where the table was like this before at rest: how the turn goes on, nothing else tells.
        """
        self._way, self._fork, self._last = (), None, None
        self._moments = 0
        moment = self._event, len(self.made)
        if len(self.made) < len(self.choices) or self._rested_at == moment:
            return
        self._rested_at = moment
        table = table_of(cast("State", self.state), self.account.piles)
        if self.met.meet(
            (table, tuple(self._crafted), tuple(self.left), self.conceded, self.left_to_force, self._battle_at)
        ):
            raise Contradicted
        self._rested = self._copy()
        self.rests.append(self._rested)

    def turned(self, choices: tuple[Step, ...], doubted: float) -> Attempt:
        """Return an attempt that makes choices, of which this one made the first, and goes on from here."""
        other = self._copy()
        other.choices, other.doubted = choices, doubted
        other._rested = self if self.state else None
        return other

    def conceding(
        self, met: Situations, at: range | None, repair: int, *, forced: int, untold: int, left_out: Mapping[int, int]
    ) -> Attempt:
        """Return this attempt as it is, to go on with a repair, by its number, while some of what is told comes next.

        So much may be done that the Law refuses, or that the record does not tell; ``left_out`` is how often things
        told are not to be done, by number.
        """
        other = self._copy()
        other.met, other.conceded, other.conceded_at, other.repair = met, untold, at, repair
        other.may_force, other.left_to_force = True, forced
        for number, times in left_out.items():
            other.left[number] = max(0, other.left[number] - times)
        other._advance()
        return other

    def _copy(self) -> Attempt:
        """Return this attempt as it is, in a state of its own."""
        other = Attempt.__new__(Attempt)
        for name in (*Progress.__slots__, *Listening.__slots__, *Attempt.__slots__):
            own = getattr(self, name)
            setattr(other, name, own[:] if type(own) is list else own)
        other._picked = self._picked.copy()
        other.turnings, other._rested, other.rests = [], None, []
        other.state = self.state.copy() if self.state else None
        return other

    # What is decided --------------------------------------------------------------------------------------------------
    def __call__(self, decision: Decision) -> Option:
        """Return the option that is chosen; raises :class:`Contradicted` where none is left to try."""
        options = decision.options
        candidates = options.candidates if isinstance(options, Judged) else tuple(options)
        self._batch = []
        given = self._given()
        if given is not None and isinstance(given, tuple) and given[0] == self._moments:
            return self._force(decision, given)
        if not isinstance(options, Judged) and len(candidates) == 1:
            return self._only(decision, candidates[0])
        if given is None:
            number = self._choose(decision, candidates)
        elif isinstance(given, tuple) or (isinstance(options, Judged) and not options.is_legal(given)):
            raise Contradicted
        else:
            number = given
        option: Option = candidates[number]
        if any(isinstance(other, str) for other in candidates):
            self._words.append((decision.player, decision.what, option, beyond(self.coming(), self._since)))
        return self._take(decision, number, option)

    def _take(self, decision: Decision, step: Step, option: Option) -> Option:
        self.made.append(step)
        self._moments = 0
        self._go(option, counts=decision.what.startswith(HOW_MANY))
        told = label(option)
        self._last, self._by_lot = option, False
        self._since = (*self._since, option)
        self._chosen += self.met.number((decision.player, decision.what, told))
        self.answers.append((decision.player, decision.what, told))
        return option

    def learn(self) -> None:
        """Let the guesses learn from what was chosen where words were options, when this attempt explains the turn."""
        for player, asked, option, coming in self._words:
            self.guesses.lessons.learn(player, asked, option, settings_of(coming, player))

    # What the Law refuses ---------------------------------------------------------------------------------------------
    def _only(self, decision: Decision, option: Option) -> Option:
        """Return the only option, unless another is forced."""
        if self._given() is None:
            self._turn_to_refused(decision, [option], [0.0])
        self._moments += 1
        return option

    def _force(self, decision: Decision, step: tuple[int, int]) -> Option:
        """Have a refused option done."""
        option = self._refused(decision)[step[1]]
        self.left_to_force -= 1
        self._note_forced(decision.player, decision.what, option, decision.refused(option))
        self._take(decision, step, option)
        forced: Any = Forced(option)
        return cast("Option", forced)

    def _note_forced(self, player: str, what: str, option: Option | None, refusal: Refusal) -> None:
        self.forced.append(ForcedStep(player, what, option, refusal, self.front, self.repair))

    def _may_force_here(self) -> bool:
        within = self.conceded_at is None or self.front in self.conceded_at
        return self.left_to_force > 0 and within

    def _refused(self, decision: Decision) -> list[Option]:
        """Return the options that a decision refuses for a reason: those that it would offer, and those told next.

        Where it offers nothing, for what leads to it is forced, no other reason is needed.
        """
        options = decision.options
        candidates = options.candidates if isinstance(options, Judged) else tuple(options)
        passing = (each for each in PASSING if each or any(isinstance(other, int) for other in candidates))
        told = self.account.options_for(self.front)
        if self.forced and not candidates:
            return list(dict.fromkeys((*told, *self._held(decision.player))))
        every: list[Option] = [*candidates, *passing, *told]
        return [each for each in dict.fromkeys(every) if each not in options and self._is_reasoned(decision, each)]

    def _held(self, player: str) -> Iterator[Card]:
        """Yield the cards in a player's hand that the one told next can be."""
        assert self.state is not None  # noqa: S101 - the turn has begun
        for told in self.account.told[self.front : self.front + 1]:
            card = told.deed.card
            if card is not None:
                yield from (held for held in self.state.cards_at(hand(player)) if could_be(card, held))

    def _is_reasoned(self, decision: Decision, option: Option) -> bool:
        return not isinstance(decision.refused(option), Unreasoned)

    def _turn_to_refused(self, decision: Decision, candidates: Sequence[Option], likely: Sequence[float]) -> None:
        """Note what could be forced at a decision instead of what it offers."""
        if not self._may_force_here():
            return
        refused = self._refused(decision)
        if not refused:
            return
        of = self.guesses.likely(decision.player, decision.what, refused, beyond(self.coming(), self._since))
        best = max(likely, default=0.0)
        here = self._here()
        for number in sorted(range(len(refused)), key=lambda number: -of[number])[:MOST_FORCED]:
            option = refused[number]
            doubt = DOUBT_OF_FORCING + doubt_of(option, None, max(0.0, best - of[number]))
            self._turn_off((self._moments, number), doubt, here, (Forced, option))

    def _unasked(self, player: str, what: str, option: Option | None, refusal: Refusal) -> bool:
        """Say whether what the Law does not ask is done all the same."""
        given = self._given()
        if given == (self._moments, 0):
            self.left_to_force -= 1
            self._note_forced(player, what, option, refusal)
            self.made.append((self._moments, 0))
            self._moments = 0
            return True
        if given is None and self._may_force_here() and not isinstance(refusal, Unreasoned):
            doubt = DOUBT_OF_FORCING + (0.0 if self._tells_next(option) else DOUBT_OF_OTHERS)
            self._turn_off((self._moments, 0), doubt, self._here(), (what, option))
        self._moments += 1
        return False

    def _tells_next(self, option: Option | None) -> bool:
        """Whether what is told next tells of an option: of a player where something of the player's goes or comes."""
        told = self.account.told[self.front : self.front + 1]
        of = [part for each in told for what in each.deed.what for part in (what if type(what) is tuple else (what,))]
        return option is not None and (option in of or option in self.account.options_for(self.front))

    def _given(self) -> Step | None:
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
        self._turn_to_refused(decision, candidates, likely)
        if chosen is None:
            raise Contradicted
        return chosen

    def _is_in_vain(self, decision: Decision, option: Option) -> bool:
        """Whether a card would be crafted, or something move, where the record does not tell it."""
        if self.conceded or self.left_to_force or self.may_break_off:
            return False
        if decision.what == CRAFTING:
            return isinstance(option, Card) and not self.may_craft(decision.player, option)
        match option:
            case (Place() as origin, Place() as destination, *_):
                return decision.what == MOVING and not self.may_move(origin, destination)
        return False

    def _here(self) -> Fork:
        return Fork(tuple(self.left), self.conceded + self.left_to_force, self._on_map, self._way)

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
        left = (*self.left, self.conceded, self.left_to_force)
        done = self._happened, self._chosen, self._since, tuple([word for word in self._way if isinstance(word, str)])
        if self.met.meet((*done, remembered, piles, left, decision.player, decision.what)):
            raise Contradicted

    def _turn_off(self, step: Step, doubt: float, fork: Fork, chosen: object) -> None:
        total, choices = self.doubted + doubt, (*self.made, step)
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

    def _hidden(self, player: str, options: Sequence[object]) -> object:
        """Return what a player is taken to choose that nobody else gets to see."""
        faction = next(faction for faction in self.factions if faction.name == player)
        return faction.hidden_choice(options, self.account.events)

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
        assert isinstance(number, int)  # noqa: S101 - chance forces nothing
        self.made.append(number)
        self._moments = 0
        thing = things[number]
        self._go(thing)
        self._picked[thing] += 1
        self._by_lot = thing is UNSEEN
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
