"""The account of a recorded turn: the deeds that a play of it has to show, in the order in which they are told."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from woodlaw.engine.decisions import Option
from woodlaw.engine.events import Battled, CardsMoved, Event, ItemMoved
from woodlaw.law.values import Fixed
from woodlaw.logs.following.deeds import BY_CUSTOM, CARD, COMES, GOES, Deed, Habit, deeds_of, options_for, place_of
from woodlaw.table.cards import Card
from woodlaw.table.places import DECK, QUESTS, Place, PlaceKind

LEAST_TOLD = 2
"""In how many turns a record has told of something at least for it to be its habit."""


class Told(Fixed):
    """A deed that a record tells: by which action, and by which event of the turn, numbered from 0.

    ``rolls`` are those of a battle, as far as they are told; ``places`` where cards and items come from and go to.
    """

    deed: Deed
    action: int
    event: int
    rolls: tuple[int, ...] = ()
    places: tuple[Place, ...] = ()


class Telling(Fixed):
    """How a record is taken to tell of a turn.

    ``customs`` says that it always tells what it tells by custom; ``everything``, that it leaves out only what no turn
    of it tells; ``every_habit``, that it leaves out nothing at all; ``exactly``, that it tells each thing as it is
    done: as many pieces at once, in its place, by the dice that are told.
    """

    customs: bool = False
    everything: bool = False
    every_habit: bool = False
    exactly: bool = False


AS_PEOPLE_DO = Telling()
TO_THE_LETTER = Telling(customs=True)
EVERYTHING = Telling(everything=True)


class Account:
    """What a record tells of a turn. ``actions[i]`` is the number of the action that ``events[i]`` came from.

    ``habits`` are those that its record has, and ``telling`` says how it is taken to tell of the turn. Some records
    tell of no draw (``tells_draws``).
    """

    def __init__(
        self,
        events: Sequence[Event],
        actions: Sequence[int],
        *,
        habits: Collection[Habit] = (),
        telling: Telling = AS_PEOPLE_DO,
        tells_draws: bool = True,
    ) -> None:
        self.events = events
        self.actions = actions
        self.habits = habits
        self.telling = telling
        self.tells_draws = tells_draws
        self.told = [
            Told(deed, actions[number], number, _rolls(event), _places(event))
            for number, event in enumerate(events)
            for deed in deeds_of(event, recorded=True)
        ]
        self.numbers: defaultdict[tuple[object, ...], list[int]] = defaultdict(list)
        """Where each thing is told, by the numbers of what is told."""
        for number, told in enumerate(self.told):
            self.numbers[told.deed.what].append(number)
        self.of_action: defaultdict[int, list[int]] = defaultdict(list)
        """What each action tells, likewise."""
        for number, told in enumerate(self.told):
            self.of_action[told.action].append(number)
        self.going: defaultdict[object, list[object]] = defaultdict(list)
        """Which pieces are told to go from each place of the map."""
        for what in self.numbers:
            if what[0] == GOES:
                self.going[what[2]].append(what[1])
        self.due = [self.is_due(told.deed) for told in self.told]
        self.in_order = [due and not told.deed.is_anywhere for due, told in zip(self.due, self.told, strict=True)]
        """Whether a record tells each thing where it happens, if it tells of it at all."""
        self.tells_of_points = self.in_order != self.due
        """Whether it tells of what may be told anywhere."""
        self.places = {place_of(told.deed) for told in self.told}
        """The places of the map where something is told to happen."""
        self._options: dict[int, Sequence[Option]] = {}
        self.piles = sorted({place for event in events for place in _drawn_from(event)}, key=repr)
        """The piles besides the deck that cards are taken from, whose order may matter."""

    @property
    def habits_told(self) -> set[Habit]:
        """The sorts of deeds that are told and that not all records tell of."""
        habits = {habit for told in self.told for habit in (told.deed.habit, told.deed.custom)}
        return {habit for habit in habits if habit is not None}

    @property
    def has_customs(self) -> bool:
        """Whether the record has told of things by custom: only then is one to the letter another account."""
        return any(habit[0] in BY_CUSTOM for habit in self.habits)

    def as_told(self, telling: Telling) -> Account:
        """Return the account as one of a record that is taken to tell otherwise."""
        return self._of(self.events, self.actions, telling)

    def _of(self, events: Sequence[Event], actions: Sequence[int], telling: Telling) -> Account:
        """Return an account of something else in the same record."""
        return Account(events, actions, habits=self.habits, telling=telling, tells_draws=self.tells_draws)

    def halves(self, number: int) -> tuple[int, ...]:
        """Return the number of something told, with that of the other half where it is half of a move or a flip."""
        own = self.told[number]
        other, piece = {GOES: COMES, COMES: GOES}.get(str(own.deed.what[0])), own.deed.what[1:2]
        of_action = ((n, self.told[n].deed) for n in self.of_action[own.action])
        halves = [(n, each) for n, each in of_action if each.what[0] == other and each.times == own.deed.times]
        halves.sort(key=lambda half: half[1].what[1:2] != piece)
        return (number, *(n for n, _ in halves[:1]))

    def options_for(self, number: int) -> Sequence[Option]:
        """Return what an answer would have to be for the action to happen that tells something, by its number."""
        if number >= len(self.told):
            return ()
        action = self.told[number].action
        if action not in self._options:
            self._options[action] = list(
                dict.fromkeys(options_for([self.told[n].deed for n in self.of_action[action]]))
            )
        return self._options[action]

    def with_card(self, number: int, card: Card) -> Account:
        """Return the account with another card in the place of the one that moves by something told."""
        told = self.told[number]
        events, event = list(self.events), self.events[told.event]
        if isinstance(event, CardsMoved) and told.deed.card in event.cards:
            cards = list(event.cards)
            cards[cards.index(told.deed.card)] = card
            events[told.event] = replace(event, cards=tuple(cards))
        return self._of(events, self.actions, self.telling)

    def is_due(self, deed: Deed) -> bool:
        """Return whether the record leaves something out, or tells too much, where it and play differ in a deed."""
        if not self.tells_draws and deed.what[:2] == (CARD, DECK):
            return False
        if self.telling.everything:
            habit = deed.habit or deed.custom
            return self.telling.every_habit or habit is None or habit in self.habits or deed.what in self.numbers
        if deed.custom is not None:
            return self.telling.customs and deed.custom in self.habits
        return not deed.may_be_untold and (deed.habit is None or deed.habit in self.habits)


def established(told: Mapping[Habit, int]) -> set[Habit]:
    """Return the habits of a record, by how many of its turns have told of each."""
    return {habit for habit, turns in told.items() if turns >= LEAST_TOLD}


def _rolls(event: Event) -> tuple[int, ...]:
    return event.rolls or () if isinstance(event, Battled) else ()


def _drawn_from(event: Event) -> tuple[Place, ...]:
    """Return the pile that an event takes cards from, if it is one that has an order."""
    if isinstance(event, CardsMoved) and event.source.kind is PlaceKind.COMMON and event.source not in (DECK, QUESTS):
        return (event.source,)
    return ()


def _places(event: Event) -> tuple[Place, ...]:
    return (event.source, event.target) if isinstance(event, CardsMoved | ItemMoved) else ()
