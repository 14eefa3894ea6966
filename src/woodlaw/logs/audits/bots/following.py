"""A bot's recorded turn, held against the one that its rules order: the engine plays it again from the same table.

A bot has no choice, so that another turn is an offence. What humans and chance decide within it is taken from the
record: of all ways in which they can have decided, the one that explains the record best. Where the order card is not
named, any card may have been it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import islice

from woodlaw.engine.battle import die_faces
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.events import Battled, CardsMoved, Event
from woodlaw.engine.game import Game, Shortage
from woodlaw.engine.memory import PLAYER, TABLE, Kept, Many, OneOf
from woodlaw.engine.refusal import Forbidden
from woodlaw.engine.state import State
from woodlaw.engine.turn import take_turn
from woodlaw.engine.victory import GameWon
from woodlaw.factions.bots.order import order_box
from woodlaw.law.clauses import parent_of
from woodlaw.logs.audits.audit import Offence
from woodlaw.logs.audits.bots.deeds import (
    DISCARDS,
    LEFT_UNSAID,
    REVEALS,
    SCORES,
    Deed,
    Done,
    answers_of,
    counted,
    deeds_of,
    first_out_of_order,
    told,
)
from woodlaw.logs.audits.customs import TELLS_PASSING
from woodlaw.logs.audits.draws import may_have_run_out
from woodlaw.logs.audits.points import as_scored
from woodlaw.logs.audits.turns import broken_off
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.places import DECK, PlaceKind
from woodlaw.table.suits import BIRD

MOST_CARDS_TRIED = 60
MOST_TURNS_TRIED = 300
"""How often a turn is played again at most, to find how humans and chance decided in it."""


TELLS: Kept[tuple[str, ...]] = Kept("tells of the order card", (), Many(OneOf(LEFT_UNSAID)), PLAYER, owner=TABLE)
"""What the record of a bot's latest turn has told of its order card: whoever tells of it once tells of it again."""


class _Open(Exception):
    """A human or chance has to decide, among so many things, and nothing was chosen yet."""

    def __init__(self, among: int) -> None:
        self.among = among


@dataclass(slots=True)
class _Recorded:
    """The turn as it was recorded, by the actions of the record; ``score`` is that before it."""

    bot: str
    actions: Sequence[Sequence[Event]]
    score: Mapping[str, int | None]
    unsaid: Collection[str]
    """What need not be told of the order card."""
    told: list[list[Deed]] = field(init=False)
    deeds: Counter[Deed] = field(init=False)
    answers: Counter[Deed] = field(init=False)
    rolls: list[int | None] = field(init=False)
    """What the dice show, in order; None for those of a battle whose roll is not told."""

    def __post_init__(self) -> None:
        meant = iter(as_scored(self.events, self.score))
        of_actions = [list(islice(meant, len(action))) for action in self.actions]
        self.told = [[deed for event in action for deed in deeds_of(event, self.bot)] for action in of_actions]
        self.deeds = Counter(deed for deeds in self.told for deed in deeds)
        self.answers = Counter(deed for event in self.events for deed in answers_of(event, self.bot))
        battles = [event for event in self.events if isinstance(event, Battled)]
        self.rolls = [roll for battle in battles for roll in battle.rolls or (None, None)]

    @property
    def events(self) -> list[Event]:
        """All that happened, in the order of the record."""
        return [event for action in self.actions for event in action]

    def cards_moved(self) -> Iterator[CardsMoved]:
        """Yield where cards went."""
        return (event for event in self.events if isinstance(event, CardsMoved))


@dataclass(slots=True)
class _Ordered:
    """The turn that the rules order, by some choices of humans and chance: what is done in it, with its clause.

    ``among`` is how many things the next choice is among, 0 where the turn is over.
    """

    choices: tuple[int, ...]
    done: list[Done] = field(default_factory=list)
    answers: Counter[Deed] = field(default_factory=Counter)
    among: int = 0

    @property
    def deeds(self) -> Counter[Deed]:
        """What is done in it."""
        return counted([each.deed for each in self.done])

    def lacking(self, recorded: _Recorded) -> Counter[Deed]:
        """Return what the record leaves out; not every record tells of the order card."""
        missing = self.deeds - recorded.deeds
        return Counter({deed: count for deed, count in missing.items() if deed[0] not in recorded.unsaid})

    def beyond(self, recorded: _Recorded) -> Counter[Deed]:
        """Return what the record tells besides, in its order."""
        return counted(list(recorded.deeds.elements())) - self.deeds

    def cost(self, recorded: _Recorded) -> tuple[int, int, int]:
        """Return in how many deeds it differs from the record for sure, then what makes one likelier among those that
        differ as much: how many answers of others it explains, and how far it leads.
        """
        differing = self.lacking(recorded).total() + (self.answers - recorded.answers).total()
        if not self.among:
            differing += self.beyond(recorded).total()
        return differing, -(self.answers & recorded.answers).total(), -len(self.choices)


def turn_against_orders(
    game: Game, bot: str, before: State, actions: Sequence[Sequence[Event]]
) -> Iterator[tuple[Event, Offence]]:
    """Yield in what the recorded turn of a bot is not the one that its rules order.

    ``before`` is the table before the turn, ``actions`` the events of each action of the record.
    """
    unsaid = _unsaid(game, bot, [event for action in actions for event in action])
    recorded = _Recorded(bot, actions, before.score, unsaid)
    TELLS.keep(game.state, _tells(game, bot, recorded), TABLE, bot)
    ordered = _best(game, before, recorded)
    if ordered is None:
        message = "it cannot be followed how humans and chance decided in the bot's turn: it was not judged"
        yield recorded.events[-1], Offence("undecided", "RB.2.3", message)
        return
    yield from _in_other_deeds(recorded, ordered) or _in_other_order(recorded, ordered)


def _unsaid(game: Game, bot: str, events: Sequence[Event]) -> Collection[str]:
    """Return what the record of a turn need not tell of the order card, of which there may have been none."""
    if may_have_run_out(game, events):
        return LEFT_UNSAID
    if TELLS_PASSING.of(game.state, TABLE, bot):
        return ()
    return set(LEFT_UNSAID).difference(TELLS.of(game.state, TABLE, bot))


def _tells(game: Game, bot: str, recorded: _Recorded) -> tuple[str, ...]:
    """Return what the record of a turn tells of the order card.

    That a dominance card is discarded, which is available then (3.3.3), says nothing of how others are written.
    """
    orders = (card for event in recorded.cards_moved() if event.source is order_box(bot) for card in event.cards)
    of_dominance = any(card.kind is CardKind.DOMINANCE for card in orders)
    before = TELLS.of(game.state, TABLE, bot)
    told = (DISCARDS,) in recorded.deeds if not of_dominance else DISCARDS in before
    return tuple(each for each in LEFT_UNSAID if (told if each == DISCARDS else (each,) in recorded.deeds))


def _in_other_deeds(recorded: _Recorded, ordered: _Ordered) -> list[tuple[Event, Offence]]:
    lacking, beyond = ordered.lacking(recorded), ordered.beyond(recorded)
    first = next(iter(lacking), None)
    expected = told(first, lacking[first]) if first else "nothing of the kind"
    if beyond:
        deed = next((deed for deed in beyond if first and deed[0] == first[0]), next(iter(beyond)))
        event = next(event for event in recorded.events if deed in deeds_of(event, recorded.bot))
        clause = _clause_of_lacking(recorded, ordered, first) if first else _clause_of_kind(recorded, ordered, deed)
        message = f"the bot's rules do not order: {told(deed, beyond[deed])}"
        return [(event, Offence("violation", clause, message, expected))]
    began = first == (REVEALS,) and recorded.deeds.total() > 0
    if first and (began or not broken_off(recorded.events) or _is_told_to_end(recorded, ordered)):
        message = f"the record leaves out: {expected}"
        clause = _clause_of_lacking(recorded, ordered, first)
        return [(recorded.events[-1], Offence("omission", clause, message, expected))]
    return []


def _is_told_to_end(recorded: _Recorded, ordered: _Ordered) -> bool:
    """Return whether a record tells of all of a turn but of points, and of too few up to the last other thing in it.

    A game that is broken off may have gone on to score.
    """
    last = max((number for number, each in enumerate(ordered.done) if each.deed[0] != SCORES), default=None)
    if last is None:
        return False
    end = max((number for number, deeds in enumerate(recorded.told) if ordered.done[last].deed in deeds), default=None)
    lacking = ordered.lacking(recorded)
    if end is None or any(deed[0] != SCORES for deed in lacking):
        return False
    due = sum(each.deed[0] == SCORES for each in ordered.done[last + 1 :])
    told_since = sum(deed[0] == SCORES for deeds in recorded.told[end + 1 :] for deed in deeds)
    return lacking.total() > max(0, due - told_since)


def _clause_of_lacking(recorded: _Recorded, ordered: _Ordered, deed: Deed) -> str:
    """Return the clause that orders a deed for the first time that the record does not tell of it any more."""
    clauses = [each.clause for each in ordered.done if each.deed == deed]
    return clauses[recorded.deeds[deed]]


def _clause_of_kind(recorded: _Recorded, ordered: _Ordered, deed: Deed) -> str:
    """Return the clause that orders the last deed of a kind, or the one of the phase that lets nothing of it happen."""
    alike = (each.clause for each in reversed(ordered.done) if each.deed[0] == deed[0])
    return next(alike, "") or _phase_of(recorded, ordered, deed)


def _phase_of(recorded: _Recorded, ordered: _Ordered, deed: Deed) -> str:
    """Return the clause of the phase in which a deed is told: of what the bot does itself before it, or else first."""
    number = next(number for number, deeds in enumerate(recorded.told) if deed in deeds)
    before = {each for deeds in recorded.told[:number] for each in deeds}
    own = [each for each in ordered.done if each.own and each.deed[0] != SCORES]
    latest = next((each for each in reversed(own) if each.deed in before), own[0] if own else None)
    return (latest and parent_of(latest.clause)) or "RB.2.7"


def _in_other_order(recorded: _Recorded, ordered: _Ordered) -> list[tuple[Event, Offence]]:
    found = first_out_of_order(ordered.done, recorded.told)
    if found is None:
        return []
    number, early, first = found
    event = next(event for event in recorded.actions[number] if early.deed in deeds_of(event, recorded.bot))
    message = f"the bot {told(early.deed)} before it {told(first.deed)}"
    return [(event, Offence("violation", first.clause, message, f"first it {told(first.deed)}"))]


# The turn that is ordered ---------------------------------------------------------------------------------------------
def _best(game: Game, before: State, recorded: _Recorded) -> _Ordered | None:
    """Return the turn that the rules order and that differs least from the record; None where none can be found."""
    waiting: list[tuple[tuple[int, int, int], int, Card, _Ordered]] = []
    tried = 0

    def try_(card: Card, choices: tuple[int, ...]) -> None:
        nonlocal tried
        tried += 1
        ordered = _play(game, before, recorded, card, choices)
        if ordered is not None:
            heappush(waiting, (ordered.cost(recorded), tried, card, ordered))

    for card in _order_cards(game, recorded):
        try_(card, ())
    while waiting:
        _, _, card, ordered = heappop(waiting)
        if not ordered.among:
            return ordered
        if tried + ordered.among > MOST_TURNS_TRIED:
            return None
        for choice in range(ordered.among):
            try_(card, (*ordered.choices, choice))
    return None


def _play(game: Game, before: State, recorded: _Recorded, card: Card, choices: tuple[int, ...]) -> _Ordered | None:
    """Play the bot's turn with an order card, as far as the choices lead; None where the table does not allow it."""
    ordered = _Ordered(choices)
    bot = recorded.bot

    def listen(event: Event, clauses: tuple[str, ...]) -> None:
        own = getattr(event, "player", "") == bot
        ordered.done += [Done(deed, clause_that_orders(clauses), own) for deed in deeds_of(event, bot)]
        ordered.answers.update(answers_of(event, bot))

    state = before.copy()
    _learn(state, recorded)
    state.cards[DECK] = [*state.cards_at(DECK)[:-1], card]
    chosen = _Chosen(choices, recorded.rolls, die_faces(game))
    again = game.at_table(state, chosen, chosen)
    again.listener = listen
    try:
        take_turn(again, bot)
    except GameWon:
        pass
    except _Open as choice:
        ordered.among = choice.among
    except (Shortage, Forbidden):
        return None
    return ordered


class _Chosen:
    """Decides for humans and for chance by choices that are given, in order, and with the dice of the record."""

    def __init__(self, choices: Sequence[int], rolls: Sequence[int | None], die: Sequence[int]) -> None:
        self._choices = iter(choices)
        self._rolls = iter(rolls)
        self._die = die

    def __call__(self, decision: Decision) -> Option:
        options = tuple(decision.options)
        return options[self._next(len(options))]

    def pick(self, what: str, count: int) -> int:
        if what != "battle die":
            return self._next(count)
        die, roll = self._die, next(self._rolls, None)
        faces = list(dict.fromkeys(die))
        return die.index(roll if roll in faces else faces[self._next(len(faces))])

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Leave things as they lie: what a shuffle brings is not drawn any more in the turn."""
        return tuple(range(count))

    def _next(self, among: int) -> int:
        choice = next(self._choices, None)
        if choice is None:
            raise _Open(among)
        return choice


def clause_that_orders(clauses: Sequence[str]) -> str:
    """Return the clause by which something happens in a bot's turn, among those in force, the outermost first.

    It is the innermost of the Law of Rootbotics, or the step's own where the innermost code implements that too.
    """
    of_bots = [clause for clause in clauses if clause.startswith("RB.")]
    step = of_bots[1] if len(of_bots) > 1 else ""
    return step if step in of_bots[-2:] else (of_bots or list(clauses))[-1]


# What the record tells of cards ---------------------------------------------------------------------------------------
def _order_cards(game: Game, recorded: _Recorded) -> list[Card]:
    """Return the cards that the order card of the turn can have been."""
    box = order_box(recorded.bot)
    named = [card for event in recorded.cards_moved() if box in (event.source, event.target) for card in event.cards]
    best = next((card for card in named if card.known), named[0] if named else UNSEEN)
    if best.known:
        return [best]
    alike = {(card.suit, card.item): card for card in game.state.deck.cards if best.suit in ("", card.suit)}
    return list(alike.values())[:MOST_CARDS_TRIED]


def _learn(state: State, recorded: _Recorded) -> None:
    """Let hands hold the cards that they part with in the turn: of one that nobody saw, one that would do."""
    for event in recorded.cards_moved():
        if event.source.kind is not PlaceKind.HAND:
            continue
        held = state.cards.setdefault(event.source, [])
        for card in event.cards:
            if card is not UNSEEN and card in held:
                continue
            if UNSEEN in held:
                held.remove(UNSEEN)
            held.append(Card(suit=BIRD) if card is UNSEEN else card)
