"""The game: a state, the factions at the table, and the primitives that change it.

Every change passes one gate: pieces and cards move only through the primitives below, which keep the books (nothing
appears, nothing vanishes) and tell every listener what happened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar, cast

from woodlaw.engine.decisions import DECLINE, Asker, Decision, Forced, Judged, Option
from woodlaw.engine.events import Event
from woodlaw.engine.memory import PLAYER, TEXT, Many, Remembered, Row
from woodlaw.engine.refusal import Forbidden, Refusal, of_all
from woodlaw.engine.state import along_track
from woodlaw.engine.titles import player_title
from woodlaw.engine.worked_out import WorkedOut
from woodlaw.law.implements import clauses_in_force, implements
from woodlaw.table.pieces import Piece
from woodlaw.table.places import PLAY_AREA, Place, play_area

if TYPE_CHECKING:
    from woodlaw.engine.chance import Chance
    from woodlaw.engine.state import State
    from woodlaw.table.cards import Card

Chosen = TypeVar("Chosen")
Bending = TypeVar("Bending")
Played = TypeVar("Played", bound="Game")
P = ParamSpec("P")

DISCARDED: Remembered[tuple[tuple[str, str], ...]] = Remembered("discarded", (), Many(Row((PLAYER, TEXT))))
"""The cards whose effects outlast them this turn: whose they were, and their ids."""


class Effect(Protocol):
    """What the game itself must know of whatever bends it; all else is asked by :meth:`Game.bending`."""

    owner: str
    outlasts_discard: bool

    def resolve(self, game: Game) -> None:
        """Let the immediate effect of a crafted card happen."""
        ...

    def left_play(self, game: Game) -> None:
        """Let happen what comes of a card being discarded from its owner's play area."""
        ...


class Seated(Effect, Protocol):
    """What the game itself must know of a faction at the table."""

    cards_in_force: tuple[Place, ...]
    human: bool

    def decide(self, game: Game, decision: Decision) -> Option | None:
        """Return the answer of a seat that decides by its own rules; None for one that asks somebody."""
        ...


class Shortage(Exception):
    """Raised when something is taken from where it is not; ``there`` is how many are."""

    def __init__(self, what: Piece | str, place: Place, wanted: int, there: int) -> None:
        super().__init__(f"{wanted} of {what} wanted from {place}, {there} there")
        self.what = what
        self.place = place
        self.wanted = wanted
        self.there = there


class Game:
    """A game at one table.

    ``factions`` maps each seat to its rules; ``card_effects`` makes the extension of a card in force for its owner, or
    None when the card bends nothing; ``map_rules`` are the map's own extensions. A game that is played has a
    ``chance`` and an ``asker``; ``listener`` is told every event with the clauses in force.
    """

    def __init__(
        self,
        state: State,
        factions: Mapping[str, Seated],
        card_effects: Callable[[Card, str], Effect | None],
        map_rules: tuple[Effect, ...] = (),
        chance: Chance | None = None,
        asker: Asker | None = None,
    ) -> None:
        self.state = state
        self.factions = dict(factions)
        self._card_effects = card_effects
        self._map_rules = map_rules
        self._chance = chance
        self._asker = asker
        self._at_once: bool = getattr(asker, "decides_at_once", False)
        self.listener: Callable[[Event, tuple[str, ...]], None] | None = None
        self.told_unasked: Callable[[str, str, Option | None, Refusal], bool] | None = None
        """Who is told of what a player is not asked because the Law forbids it (:meth:`unasked`); nobody in play.

        It says whether that is done all the same.
        """
        self.asks_alone = False
        """Whether a player, but no bot, is asked for a single option too, so that another may be forced.

        Who decides at once is asked where there is no option at all, too.
        """
        self.only_whether = False
        """Whether it is asked only if something can be done, so that nobody looks for the narrowest reason why not."""
        self.forcing = False
        """Whether something is under way that the Law refuses, so that nothing it comes to is refused either."""
        self.rested: Callable[[], None] | None = None
        """Who is told whenever the game is at rest (:meth:`rest`)."""
        self.acting = 0
        """How many actions are under way, each within the one before."""
        self.waiting: dict[Option, Callable[[], None]] | None = None
        """What waits until the battle or effect under way is over (see :mod:`woodlaw.engine.interrupts`), if one is."""
        self.known = WorkedOut()
        self._deciding = frozenset(name for name, seat in self.factions.items() if not seat.human)
        self._in_force_at = frozenset(place for seat in self.factions.values() for place in seat.cards_in_force)

    def at_table(self, state: State, chance: Chance | None, asker: Asker | None) -> Game:
        """Return another game at the same table, in a state of its own."""
        return self.at_table_of(Game, state, chance, asker)

    def at_table_of(self, kind: type[Played], state: State, chance: Chance | None, asker: Asker | None) -> Played:
        """Return another game at the same table, of a class of its own, such as one that asks in another way."""
        return kind(state, self.factions, self._card_effects, self._map_rules, chance, asker)

    def copy(self) -> Game:
        """Return another game at the same table, only kept in books, in a copy of the state.

        It knows what was worked out here, so that it is not worked out again.
        """
        other = self.at_table(self.state.copy(), None, None)
        other.know_what(self)
        return other

    def know_what(self, other: Game) -> None:
        """Know what was worked out in another game, whose state is the same, so that it is not worked out again."""
        self.known = other.known.copy()

    # Who bends what ---------------------------------------------------------------------------------------------------
    @implements("G.1", "G.7")
    def in_force(self) -> tuple[Effect, ...]:
        """Return every extension in force: the map's, house rules, the factions in turn order, then cards by owner.

        Abilities of factions and persistent effects are effects as actions are; a faction's are always in force.
        """
        house = [cast("Effect", rule.bends) for rule in self.state.house_rules]
        seated = [self.factions[seat] for seat in self.state.seats]
        return (
            *self._map_rules,
            *house,
            *seated,
            *(effect for seat in self.state.seats for effect in self._of_cards(seat)),
        )

    def _of_cards(self, seat: str) -> Iterator[Effect]:
        for place in (play_area(seat), *self.factions[seat].cards_in_force):
            for card in self.state.cards_at(place):
                effect = self._card_effects(card, seat)
                if effect is not None:
                    yield effect

    def bending(self, question: Callable[Concatenate[Bending, P], object]) -> tuple[Bending, ...]:
        """Return the extensions in force that answer a question otherwise than neutrally.

        The question is the method that a neutral one would answer with: ``game.bending(Extension.clearing_suits)``.
        """
        try:
            return self.known.answering[question]
        except KeyError:
            pass
        return self._find_answering(question)

    def _find_answering(self, question: Callable[..., object]) -> tuple[Any, ...]:
        known = self.known
        if known.bending is None:
            known.bending = (*self.in_force(), *self._outlasting())
            known.answering = _answering(known.bending)
        found = known.answering.get(question)
        if found is None:
            bending = cast("tuple[Effect, ...]", known.bending)
            found = known.answering[question] = tuple([e for e in bending if _overrides(type(e), question)])
        return found

    def _outlasting(self) -> Iterator[Effect]:
        """Yield the effects of cards discarded this turn that hold until its end."""
        for owner, card_id in DISCARDED.of(self.state):
            for card in self.state.deck.by_id(card_id)[:1]:
                effect = self._card_effects(card, owner)
                if effect is not None and effect.outlasts_discard:
                    yield effect

    def refresh(self) -> None:
        """Forget who bends what, after a change of what is in force that no primitive shows."""
        self.known.forget()

    def begin_turn(self) -> None:
        """Forget what the last turn had to remember, and what was worked out from it."""
        outlasting = DISCARDED.is_noted(self.state)
        self.state.this_turn = {}
        self.state.version += 1
        if outlasting:
            self.refresh()

    # Playing ----------------------------------------------------------------------------------------------------------
    @property
    def played(self) -> bool:
        """Whether the game is played, so that every change passes the primitives, and not only kept in books."""
        return self._asker is not None

    @property
    def chance(self) -> Chance:
        """The source of chance; raises ``RuntimeError`` for a game that is only kept in books."""
        if self._chance is None:
            raise RuntimeError("this game has no source of chance")
        return self._chance

    def pick(self, what: str, things: Sequence[object]) -> int:
        """Let chance choose one of some things, each as likely, and return its place among them."""
        return self.chance.pick(what, len(things))

    def roll(self, faces: Sequence[int]) -> int:
        """Let chance roll a battle die of some faces, and return what it shows."""
        return faces[self.chance.pick("battle die", len(faces))]

    def ask(
        self,
        player: str,
        what: str,
        options: Sequence[Chosen],
        refuse: Callable[[Option], Refusal | None] | None = None,
    ) -> Chosen:
        """Ask a player to choose one of some options, and return the choice; a single option is taken unasked.

        ``refuse`` tells why something else is not legal. Raises :class:`Forbidden` for an answer that is no option,
        unless it is :class:`~woodlaw.engine.decisions.Forced`.
        """
        offered: Sequence[Any] = options
        if not (self._at_once and type(options) is Judged):
            offered = tuple(options)
            if len(offered) == 1 and not (self.asks_alone and player not in self._deciding):
                only: Chosen = offered[0]
                return only
            if not offered and not (self.asks_alone and self._at_once):
                raise RuntimeError(f"{player} has no option for {what}")
        decision = Decision(player, what, offered, refuse, partial(player_title, self))
        if player in self._deciding:
            own = self.factions[player].decide(self, decision)
            if own is not None:
                return cast("Chosen", own)
        if self._asker is None:
            raise RuntimeError(f"nobody to ask {player} for {what}")
        if not self._at_once:
            decision.hold()
        answer: Any = self._asker(decision)
        if answer not in offered:
            if not isinstance(answer, Forced):
                raise Forbidden(decision.refused(answer))
            answer = answer.option
            self.forcing = answer not in offered
        chosen: Chosen = answer
        return chosen

    def ask_several(self, player: str, what: str, held: Mapping[Chosen, int], count: int) -> Counter[Chosen]:
        """Ask a player for so many of what there are several of, one by one; return how many of each it chose."""
        chosen = Counter[Chosen]()
        for _ in range(count):
            chosen[self.ask(player, what, [each for each, there in held.items() if there > chosen[each]])] += 1
        return chosen

    def ask_among(
        self, player: str, what: str, every: Collection[Chosen], why_not: Callable[[Chosen], Refusal | None]
    ) -> Chosen:
        """Ask a player for one of some candidates that nothing refuses, as :meth:`ask` does; there has to be one."""
        judged = Judged(every, lambda each: why_not(each) is None)
        candidates: Collection[Any] = every
        refuse: Callable[[Any], Refusal | None] = why_not
        return self.ask(player, what, judged, lambda option: refuse(option) if option in candidates else None)

    def ask_hidden(
        self, player: str, what: str, options: Sequence[Chosen], refuse: Callable[[Option], Refusal | None]
    ) -> Chosen:
        """Ask a player to choose what nobody else gets to see, so that a record need not tell it."""
        return self.ask(player, what, options, refuse)

    def say(self, thing: Card | Piece, place: Place) -> None:
        """Let a player say what it is that nobody has seen at a place."""

    # What the Law forbids ---------------------------------------------------------------------------------------------
    def why_all(self, refusals: Iterable[Refusal | None], otherwise: Refusal) -> Refusal:
        """Return why nothing can be chosen, as :func:`~woodlaw.engine.refusal.of_all`; ``refusals`` are found there.

        Where it is asked only whether something can be done, ``otherwise`` says enough, and nothing refuses anew.
        """
        return otherwise if self.only_whether else of_all(refusals, otherwise)

    def refuse(self, refusal: Refusal) -> None:
        """Raise :class:`Forbidden`, unless it belongs to something that is forced."""
        if not self.forcing:
            raise Forbidden(refusal)

    def unasked(self, player: str, what: str, why: Callable[[], Refusal | None], option: Option | None = None) -> bool:
        """Tell that a player is not asked something, or not for one option of it, because the Law forbids it.

        Return whether it is done all the same, which it never is where nobody listens. ``why`` is asked only where
        somebody does.
        """
        if self.told_unasked is None:
            return False
        refusal = why()
        if refusal is not None and self.told_unasked(player, what, option, refusal):
            self.forcing = True
            return True
        return False

    def none_of(
        self, player: str, what: str, options: Iterable[Chosen], why: Callable[[Chosen], Refusal | None]
    ) -> Chosen | None:
        """Tell of each of some options why a player is not asked for it; return the one that is done all the same."""
        if self.told_unasked is None:
            return None
        every: Iterable[Any] = options
        wanted: Iterator[Chosen] = (each for each in every if self.unasked(player, what, partial(why, each), each))
        return next(wanted, None)

    def choose(
        self,
        player: str,
        what: str,
        every: Collection[Chosen],
        why_not: Callable[[Chosen], Refusal | None],
        options: Sequence[Chosen] | None = None,
        *,
        may_decline: bool = False,
    ) -> Chosen | None:
        """Ask a player for one of some candidates that nothing refuses; where all are refused, tell of each why.

        ``options`` are those to choose from, where they are known; else each that ``why_not`` knows no reason against.
        A player that ``may_decline`` can do so even where that is all it can. Return what is chosen, or done all the
        same; else None.
        """
        if options is None:
            options = [each for each in every if why_not(each) is None]
        forced = None if options else self.none_of(player, what, every, why_not)
        if forced is not None or not (options or may_decline):
            return forced
        candidates: Collection[Any] = every
        refuse: Callable[[Any], Refusal | None] = why_not
        offered: Sequence[Any] = [DECLINE, *options] if may_decline else options
        chosen = self.ask(player, what, offered, lambda option: refuse(option) if option in candidates else None)
        return None if chosen == DECLINE else cast("Chosen", chosen)

    def nothing_for(self, player: str, what: str, why: Callable[[], Refusal]) -> None:
        """Tell that a player is not asked something that cannot be done at all.

        Raises :class:`Forbidden` where it is to be done all the same.
        """
        if self.unasked(player, what, why):
            raise Forbidden(why())

    def rest(self) -> None:
        """Tell that a step is at rest: begun again now, with what the turn remembers, it would go on just like this.

        A step says so where it begins, and before each action that it asks for. Within an action nothing rests.
        """
        if self.acting:
            return
        self.forcing = False
        if self.rested is not None:
            self.rested()

    def effect_of(self, card: Card, player: str) -> Effect | None:
        """Return what a card bends for a player, in force or not; None when it bends nothing."""
        return self._card_effects(card, player)

    def resolve(self, card: Card, player: str) -> None:
        """Let the immediate effect of a card happen for a player."""
        effect = self.effect_of(card, player)
        if effect is not None:
            effect.resolve(self)

    def left_play(self, card: Card, player: str) -> None:
        """Let happen what comes of a card being discarded from a player's play area."""
        effect = self.effect_of(card, player)
        if effect is not None:
            effect.left_play(self)

    def emit(self, kind: Callable[P, Event], *told: P.args, **named: P.kwargs) -> None:
        """Tell the listener what happened: an event of a kind, which is made only where somebody listens."""
        if self.listener is not None:
            self.listener(kind(*told, **named), clauses_in_force())

    def tell(self, event: Event) -> None:
        """Tell the listener of an event that was made already, for what is due after it."""
        if self.listener is not None:
            self.listener(event, clauses_in_force())

    # Primitives -------------------------------------------------------------------------------------------------------
    def shift(self, piece: Piece, count: int, source: Place, target: Place) -> None:
        """Take pieces from one place and put them in another.

        Raises :class:`Shortage`, and changes nothing, when fewer than ``count`` lie at the source.
        """
        state = self.state
        there = state.count(source, piece)
        if there < count:
            raise Shortage(piece, source, count, there)
        if count <= 0:
            return
        self.adjust(piece, source, -count)
        self.adjust(piece, target, count)

    def adjust(self, piece: Piece, place: Place, change: int) -> None:
        """Set right how many pieces lie at a place, as setup and books of a faulty record must; never below zero."""
        there = self.state.pieces.setdefault(place, {})
        left = there.get(piece, 0) + change
        if left > 0:
            there[piece] = left
        else:
            there.pop(piece, None)
        self.state.version += 1
        self.known.rulers.pop(place, None)

    def give(self, card: Card, source: Place, target: Place) -> None:
        """Move one card, the uppermost of its kind, from a place to the top of another.

        Raises :class:`Shortage` when it is not there.
        """
        cards = self.state.cards.get(source)
        if not cards or card not in cards:
            raise Shortage(repr(card), source, 1, 0)
        del cards[len(cards) - 1 - cards[::-1].index(card)]
        self.state.cards.setdefault(target, []).append(card)
        self._note_card_moved(source)
        self._note_card_moved(target)

    def lay(self, card: Card, place: Place) -> None:
        """Lay a card at a place out of nowhere, as setup and the books of a faulty record must."""
        self.state.cards.setdefault(place, []).append(card)
        self._note_card_moved(place)

    def _note_card_moved(self, place: Place) -> None:
        """Forget who bends what where cards came or went whose effects are in force."""
        self.state.version += 1
        if place.kind is PLAY_AREA or place in self._in_force_at:
            self.refresh()

    def know(self, card: Card, known: Card, place: Place) -> None:
        """Replace a card at a place by what is now known of it; raises :class:`Shortage` when it is not there."""
        cards = self.state.cards.get(place, [])
        if card not in cards:
            raise Shortage(repr(card), place, 1, 0)
        cards[cards.index(card)] = known

    def score(self, player: str, points: int) -> int:
        """Score points up to the end of the track (3.2), or lose them down to none; return how far the marker moves.

        It moves nowhere for a player without a marker on the track (3.3.1).
        """
        have = self.state.score.get(player)
        if have is None:
            return 0
        moved = along_track(have, points)
        self.state.score[player] = have + moved
        return moved


@lru_cache(maxsize=1024)
def _answering(_: tuple[Effect, ...]) -> dict[object, tuple[Any, ...]]:
    """Return who of some effects in force answers which question, as far as any game with them has asked."""
    return {}


@cache
def _overrides(kind: type, question: Callable[..., object]) -> bool:
    """Return whether effects of a kind answer a question of their own: otherwise than the class that asks it."""
    return getattr(kind, question.__name__, question) is not question
