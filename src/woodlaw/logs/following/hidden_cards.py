"""What a recorded turn tells of hidden cards: hands and stacks hold what they part with, the deck what is drawn of it.

A card is bound as late as can be: to what a player is known to hold, then to what nobody has seen, then to a draw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from woodlaw.engine.dealing import goes_beneath, pile_for
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, Revealed
from woodlaw.engine.game import Game
from woodlaw.engine.memory import TABLE
from woodlaw.engine.state import State
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.following.decks import LEAST_BELOW, left_to_draw
from woodlaw.logs.following.ways import Way
from woodlaw.logs.hands import RESHUFFLED, ambush_told, could_be
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.places import AVAILABLE_DOMINANCE, DECK, DISCARD, QUESTS, Place, PlaceKind, hand, play_area
from woodlaw.table.suits import BIRD

A_BIRD = Card(suit=BIRD)
"""What a card may be of which nothing is told."""


@dataclass(slots=True, eq=False)
class _Lying:
    """A card that lies somewhere in a turn: what is known of it, and where it was, or which of the cards drawn.

    ``of_several`` is the place that it was last taken from, where the record did not tell which card there;
    ``has_moved`` says that it came in the turn to where it lies, and ``is_crafted`` that crafting brought it there.
    ``is_open`` is one of a hand that lies revealed in the play area meanwhile (G.25).
    """

    card: Card
    at: Place | None = None
    drawn: int | None = None
    of_several: Place | None = None
    has_moved: bool = False
    is_crafted: bool = False
    is_open: bool = False


def _make_dominance_available(state: State) -> None:
    """Lay dominance cards that are available where play looks for them; records write them as discarded (3.3.3)."""
    dominance = [card for card in state.cards_at(DISCARD) if card.kind is CardKind.DOMINANCE]
    if dominance:
        state.cards[DISCARD] = [card for card in state.cards_at(DISCARD) if card.kind is not CardKind.DOMINANCE]
        state.cards[AVAILABLE_DOMINANCE] = [*state.cards_at(AVAILABLE_DOMINANCE), *dominance]


class Binding:
    """Follows the cards of a turn in one way, and binds those of ``state`` that nobody has seen.

    The moments at which a hand gives up a card and has both such that were drawn in the turn and others are noted among
    ``moments``, and among ``alike`` how many cards of the deck each card told can be.
    """

    def __init__(self, game: Game, state: State, way: Way, alike: dict[Card, int], moments: set[int]) -> None:
        _make_dominance_available(state)
        self._game = game
        self._state = state
        self._way = way
        self._alike = alike
        self._moments = moments
        self._moment = count()
        self._taken: dict[Place, list[_Lying]] = {}
        self._lying = {place: [_Lying(card, place) for card in cards] for place, cards in state.cards.items()}
        self._drawn: list[Card] = []
        self._left = left_to_draw(game, state)
        """How many cards are left to draw, without those that are discarded in the turn."""
        self._coming: Counter[tuple[Place, Card]] = Counter()
        """How often the record tells of each card that it leaves a place, from where it has come, and not to return."""

    def follow(self, events: Sequence[Event]) -> State:
        """Bind what some events tell, and return the table."""
        uppermost: dict[Place, list[Card]] = {}
        moves = [move for event in events for move in self._moves(event)]
        self._coming.update((source, card) for card, source, _ in moves)
        self._coming.subtract((target, card) for card, _, target in moves)
        for event in events:
            if isinstance(event, Revealed):
                self._show(event.cards, hand(event.owner), stay=bool(event.to))
            self._take_up(event)
            for card, source, target in self._moves(event):
                self._coming[source, card] -= 1
                self._coming[target, card] += 1
                if card.kind is CardKind.OTHER or source is QUESTS:
                    continue
                serves = self._way.wild and card is UNSEEN and source.kind is not PlaceKind.COMMON
                lying = self._come_from(source, A_BIRD if serves else card)
                was_there = not lying.has_moved and lying.at is source and lying.card in self._state.cards_at(source)
                if source.kind is PlaceKind.COMMON and was_there:
                    uppermost.setdefault(source, []).append(lying.card)
                lying.has_moved, lying.is_crafted = True, isinstance(event, Crafted)
                self._lying.setdefault(target, []).append(lying)
        self._lay_taken()
        self._lay_deck()
        for pile, cards in uppermost.items():
            self._lay_uppermost(pile, cards)
        return self._state

    def _moves(self, event: Event) -> Iterator[tuple[Card, Place, Place]]:
        match event:
            case CardsMoved(_, cards, source, target):
                yield from ((card, _pile(card, source), _pile(card, target)) for card in cards)
            case Crafted(player, card):
                faction = self._game.factions[player]
                source = faction.crafts_from() if isinstance(faction, Recorded) else hand(player)
                if source.kind is PlaceKind.HAND:
                    kept = card.kind is CardKind.PERSISTENT
                    yield card, source, play_area(player) if kept else pile_for(self._game, card)
            case Battled(attacker, defender, _, ambush, foil):
                for player, suit in ((defender, ambush), (attacker, foil)):
                    if suit and player in self._state.seats:
                        told = ambush_told(self._state.deck, suit)
                        yield told, hand(player), pile_for(self._game, told)

    def _draw(self, told: Card) -> _Lying:
        self._drawn.append(self._of_deck(told))
        return _Lying(self._drawn[-1], drawn=len(self._drawn) - 1)

    def _draw_again(self, told: Card) -> _Lying | None:
        """Draw what was discarded in the turn, the first of it, where nothing else is left to draw."""
        self._left -= 1
        came = [each for each in self._lying.get(DISCARD, ()) if each.has_moved and could_be(told, each.card)]
        if not self._way.again or self._left >= 0 or not came:
            return None
        self._lying[DISCARD].remove(came[0])
        return came[0]

    def _come_from(self, source: Place, told: Card) -> _Lying:
        if source is DECK:
            return self._draw_again(told) or self._draw(told)
        return (self._draw_from(source, told) if _is_drawn_from(source) else None) or self._take(told, source)

    def _draw_from(self, pile: Place, told: Card) -> _Lying | None:
        """Take the card that came last to a pile, if one came in the turn and it can be the one that is told.

        A card that is crafted comes to its pile only once its effect is done, which may have drawn what lies beneath.
        One that is discarded to the bottom of its pile lies beneath all that was there.
        """
        pool = self._lying.get(pile, [])
        came = [each for each in pool if each.has_moved and not goes_beneath(self._game, each.card)]
        while came and came[-1].is_crafted and not could_be(told, came[-1].card):
            came.pop()
        if not came or told is UNSEEN:
            return None
        fitting = [each for each in came if could_be(told, each.card)]
        last = self._last_of(came, fitting, pool, told)
        if last is None:
            return None
        pool.remove(last)
        self._bind(last, self._of_deck(told) if last.card is UNSEEN else self._both(told, last.card))
        return last

    def _last_of(
        self, came: Sequence[_Lying], fitting: Sequence[_Lying], pool: list[_Lying], told: Card
    ) -> _Lying | None:
        """Return which of the cards that came to a pile may have come last: the very card told, if it is among them.

        A card of which there is one alone is that card, whatever the record tells after it came: what is crafted comes
        to its pile only once its effect is done. None where no card that can be the one told may.
        """
        last = came[-1]
        named = next((each for each in reversed(fitting) if each.card is told), None)
        if last is named or _swap(last, [named] if named else fitting):
            return last
        if named is not None and (last not in fitting or last.of_several is named.of_several):
            self._lay_last(named, pool)
            return named
        if named is not None and told.copies == 1:
            return named
        if last in fitting:
            return last
        return self._exchange(last, pool, told) or (fitting[-1] if fitting else None)

    def _lay_last(self, lying: _Lying, pool: Collection[_Lying]) -> None:
        """Lay a card behind those taken after it from the same place, where nothing tells which of several each was.

        Those that no longer lie in its pile were drawn from above it.
        """
        taken = self._taken.get(lying.at, []) if lying.at else []
        after = [each for each in taken[taken.index(lying) + 1 :] if each in pool] if lying in taken else []
        if after and lying.of_several and all(each.of_several for each in after):
            taken.remove(lying)
            taken.insert(taken.index(after[-1]) + 1, lying)

    def _exchange(self, last: _Lying, pool: list[_Lying], told: Card) -> _Lying | None:
        """Lay another card where one lies in a pile of which the record did not tell which of several it was.

        Return it; None where there is none that can be the card told.
        """
        source = last.of_several
        others = self._lying[source] if source else []
        other = next((each for each in others if could_be(told, each.card)), None)
        if source is None or other is None:
            return None
        for lying, old, new in ((others, other, last), (pool, last, other), (self._taken[source], last, other)):
            lying[lying.index(old)] = new
        last.of_several, other.of_several = None, source
        return other

    def _take(self, told: Card, place: Place) -> _Lying:
        """Take from a place the card that a record tells of, and bind it where nobody has seen it."""
        every = self._lying.setdefault(place, [])
        # Of revealed cards only birds are discarded from where they lie (12.6.1).
        lying = [each for each in every if not each.is_open or told.suit == each.card.suit == BIRD] or every
        fitting = [each for each in lying if each.card is not UNSEEN and could_be(told, each.card)]
        unseen = self._unseen_of(lying, place)
        if unseen and not told.known:
            fitting = [] if self._way.unseen else [each for each in fitting if not self._leaves_later(each, place)]
        if fitting:
            coming = self._coming  # What is told by name later is the last to be taken for what is told in part.
            taken = max(
                fitting,
                key=lambda each: (each.is_open, each.card is told, coming[place, each.card] <= 0, each.card.known),
            )
            self._bind(taken, self._both(told, taken.card))
        elif unseen:
            taken = unseen
            self._bind(taken, self._of_deck(told))
        elif told is UNSEEN and lying:
            taken = lying[-1]
        else:
            card = self._of_deck(told)
            if self._may_have_been_lost(card, place):
                self._state.cards.setdefault(place, []).append(card)
                return _Lying(card, place)
            return self._discarded_untold(card, place) or _Lying(card, place)
        every.remove(taken)
        taken.of_several = None if told.known else place
        self._taken.setdefault(place, []).append(taken)
        return taken

    def _discarded_untold(self, card: Card, place: Place) -> _Lying | None:
        """Take a dominance card that was discarded in the turn, where the record did not tell it by its name."""
        if place is not AVAILABLE_DOMINANCE or self._is_all_known(card):
            return None
        discarded = self._lying.get(DISCARD, [])
        found = next((each for each in discarded if each.has_moved and could_be(card, each.card)), None)
        if found is not None:
            discarded.remove(found)
            self._bind(found, card)
        return found

    def _leaves_later(self, lying: _Lying, place: Place) -> bool:
        """Whether the record tells by name later that a card leaves a place, and no other like it lies there."""
        alike = sum(other.card is lying.card for other in self._lying[place])
        return lying.card.known and self._coming[place, lying.card] >= alike

    def _may_have_been_lost(self, card: Card, place: Place) -> bool:
        """Whether books may have lost a card of a pile: since the deck ran out, as they know its size only roughly.

        They take the discards for the deck a little before or after it happens. Nor do they know of a dominance card
        that it is available where it was discarded untold. A card of which every copy is known to lie elsewhere does
        not lie in the pile.
        """
        if place.kind is not PlaceKind.COMMON or not card.known:
            return False
        untold = (each for each in self._state.cards_at(DISCARD) if not each.known and could_be(card, each))
        lost = RESHUFFLED.of(self._state, TABLE) or (place is AVAILABLE_DOMINANCE and any(untold))
        return lost and not self._is_all_known(card)

    def _is_all_known(self, card: Card) -> bool:
        """Whether every copy of a card is known to lie somewhere."""
        return sum(cards.count(card) for cards in self._state.cards.values()) >= card.copies

    def _take_up(self, event: Event) -> None:
        """Return to a hand what was revealed of it, which rules have done before its player crafts or draws."""
        if isinstance(event, Crafted) or (isinstance(event, CardsMoved) and event.source is DECK):
            for each in self._lying.get(hand(event.player), ()):
                each.is_open = False

    def _show(self, cards: Sequence[Card], place: Place, *, stay: bool) -> None:
        """Bind the cards that a record shows at a place, each to another one, and leave them there.

        Those that do not ``stay`` lie revealed in the play area for a time, though the record leaves them there.
        """
        lying = [each for each in self._lying.get(place, ()) if not each.is_open]
        for told in sorted(cards, key=lambda card: not card.known):
            taken = next((each for each in lying if each.card is not UNSEEN and could_be(told, each.card)), None)
            taken = taken or self._unseen_of(lying, place)
            if taken is not None:
                lying.remove(taken)
                taken.is_open = not stay
                self._bind(taken, self._of_deck(told) if taken.card is UNSEEN else self._both(told, taken.card))

    def _unseen_of(self, lying: Sequence[_Lying], place: Place) -> _Lying | None:
        """Return the card that nobody has seen and that is taken first of those that lie at a place.

        What goes from a board in the turn of another was likely drawn in it: the stack could not hold it.
        """
        moment, on_board = next(self._moment), place.kind is PlaceKind.BOARD
        drawn_first = (moment in self._way.drawn) is not on_board
        unseen = [each for each in (reversed(lying) if drawn_first else lying) if each.card is UNSEEN]
        if not on_board and len({bool(each.at) for each in unseen}) > 1:
            self._moments.add(moment)
        return next((each for each in unseen if bool(each.at) is not drawn_first), unseen[0] if unseen else None)

    def _both(self, told: Card, held: Card) -> Card:
        """Return what a card is of which one thing was known and the record now tells another."""
        if held.known or held.kind is CardKind.OTHER:
            return held
        card = told if told.known else self._of_deck(told)
        if could_be(card, held) and (card.known or not held.suit):
            return card
        return next((each for each in self._state.deck.cards if could_be(told, each) and could_be(held, each)), held)

    def _of_deck(self, told: Card) -> Card:
        """Return a card of the deck that a card told can be, where its name or item tells it; else the card as told."""
        if told.known or told is UNSEEN or told.kind is CardKind.OTHER or not (told.item or told.name):
            return told
        fitting = [each for each in self._state.deck.cards if could_be(told, each)]
        if len(fitting) > 1:
            self._alike[told] = len(fitting)
        return fitting[self._way.chosen.get(told, 0)] if fitting else told

    def _bind(self, lying: _Lying, card: Card) -> None:
        if card is UNSEEN or card is lying.card:
            return
        before, lying.card = lying.card, card
        if lying.drawn is not None:
            self._drawn[lying.drawn] = card
        elif lying.at is not None and before in self._state.cards_at(lying.at):
            held = self._state.cards[lying.at]
            held[held.index(before)] = card

    def _lay_taken(self) -> None:
        """Lay what is taken from a hand or board before the rest, in the order in which it is.

        So it is the first that a player is taken to choose, and together it comes to a pile like that.
        """
        for place, taken in self._taken.items():
            if place.kind is not PlaceKind.COMMON:
                left = list(self._state.cards_at(place))
                laid: list[Card] = []
                for each in taken:
                    if each.at is place and each.card in left:
                        left.remove(each.card)
                        laid.append(each.card)
                if laid:
                    self._state.cards[place] = [*laid, *left]

    def _lay_deck(self) -> None:
        """Lay what is drawn in the turn on top of the deck, in order, and more below: books may miscount a deck."""
        below = max(LEAST_BELOW, len(self._state.cards_at(DECK)) - len(self._drawn))
        self._state.cards[DECK] = [*[UNSEEN] * below, *reversed(self._drawn)]

    def _lay_uppermost(self, pile: Place, cards: Sequence[Card]) -> None:
        """Lay cards that a record takes from a pile on top of it, the first uppermost: books know no order of piles."""
        left = list(self._state.cards_at(pile))
        taken: list[Card] = []
        for card in cards:
            if card in left:
                left.remove(card)
                taken.append(card)
        self._state.cards[pile] = [*left, *reversed(taken)]


def _swap(last: _Lying, others: Sequence[_Lying]) -> bool:
    """Let a card have come to a pile in the place of another of its suit, where the record tells no more of both.

    Return whether there is such another, from the same place.
    """
    for other in others:
        alike = other.of_several is last.of_several and other.at is last.at and other.card.suit == last.card.suit
        if last.of_several is not None and alike:
            last.card, other.card = other.card, last.card
            return True
    return False


def _is_drawn_from(pile: Place) -> bool:
    """Whether cards of a pile are drawn from its top, so that no one chooses among them."""
    return pile.kind is PlaceKind.COMMON and pile not in (DECK, DISCARD, AVAILABLE_DOMINANCE)


def _pile(card: Card, place: Place) -> Place:
    """Return where a card lies in play that a record tells of: dominance cards it calls discarded are available."""
    return AVAILABLE_DOMINANCE if place is DISCARD and card.kind is CardKind.DOMINANCE else place
