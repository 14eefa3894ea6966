"""What a recorded game shows of the order in which cards lie in the Pond (16.2.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeGuard, cast

from woodlaw.engine.events import CardsMoved, Crafted, Event, Flipped
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, EVENT, FLAG, TABLE, TEXT, Kept, Many, Remembered, Row
from woodlaw.engine.titles import player_title
from woodlaw.factions.lilypad_diaspora.enclaves import PEACEFUL, POND
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, violation
from woodlaw.logs.audits.customs import DRAWS_UNTOLD
from woodlaw.logs.audits.draws import could_not_draw, drawn_by, evening_drawn, may_go_by_ferry, moves_dominance
from woodlaw.logs.audits.turns import broken_off, ventures
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import DISCARD, PlaceKind, hand
from woodlaw.table.suits import FROG

if TYPE_CHECKING:
    from woodlaw.logs.audits.recorded import Recorded

LYING: Kept[tuple[tuple[str, int, int], ...]] = Kept(
    "order of the pond", (), Many(Row((TEXT, COUNT, COUNT))), owner=TABLE
)
"""The frog cards of which a record tells that they lie on the Pond, from the lowest up: the id of each, in which run of
discards it came there, and how many cards of which no name is told had been discarded by then.

Those of one run lie in any order.
"""
RUNS = Kept("discards to the pond", 0, COUNT, owner=TABLE)
"""How many runs of discards to the Pond a recorded game has seen."""

LAID = Remembered("laid on the pond", False, FLAG)
"""Whether the turn under way has seen a run."""
BELOW: Remembered[tuple[tuple[int, str], ...]] = Remembered("drawn from below", (), Many(Row((EVENT, TEXT))))
"""Which events of a turn, by their numbers, drew a card on which one lay if it had come there: one crafted in the turn,
the id of which stands beside."""


@audits("16.2.3")
def note_lying(game: Game, events: Sequence[Event]) -> None:
    """Remember, before the next event, how the cards that a record tells of lie on the Pond; an ambush lies below.

    Cards that are discarded one directly behind the other are of one run. So is all behind a card that is crafted in a
    turn, which comes there only once its effect is over.
    """
    lying = LYING.of(game.state, TABLE)
    now = [card.id for card in game.state.cards_at(POND) if _is_told(card)]
    if sorted(card for card, _, _ in lying) == sorted(now):
        return
    came = Counter(now)
    left: list[tuple[str, int, int]] = []
    for row in lying:
        # Where two cards are alike, the upper one is drawn.
        if came[row[0]] > 0:
            came[row[0]] -= 1
            left.append(row)
    if came.total() and (not LAID.of(game.state) or not _goes_on(events)):
        RUNS.keep(game.state, RUNS.of(game.state, TABLE) + 1, TABLE)
        LAID.note(game.state, True)
    run, unseen = RUNS.of(game.state, TABLE), _unseen(game)
    LYING.keep(game.state, (*left, *((card, run, unseen) for card in came.elements())), TABLE)


def _goes_on(events: Sequence[Event]) -> bool:
    """Return whether the last of some events discards directly behind another, or once a card was crafted."""
    before = events[:-1]
    return not before or isinstance(before[-1], CardsMoved) or any(isinstance(event, Crafted) for event in before)


def _is_told(card: Card) -> bool:
    return card.suit == FROG and card.kind in (CardKind.IMMEDIATE, CardKind.PERSISTENT)


@audits("16.2.3.I")
def drawn_from_below(game: Game, event: CardsMoved, events: Sequence[Event]) -> Offence | None:
    """Return what is against a card drawn from the Pond, or None: another surely lies on it.

    A card that was crafted in the turn may not have come there yet, unless enclaves were reconciled since; one that was
    discarded unseen may be a second copy of the card that is drawn.
    """
    if event.source is not POND or event.target.kind is not PlaceKind.HAND or len(event.cards) != 1:
        return None
    (drawn,) = event.cards
    lying = LYING.of(game.state, TABLE)
    since = max((n for n, e in enumerate(events) if isinstance(e, Flipped) and e.new is PEACEFUL), default=0)
    crafted = {e.card.id for e in events[since:] if isinstance(e, Crafted)}
    run = max((run for card, run, _ in lying if card == drawn.id), default=None)
    if DRAWS_UNTOLD.of(game.state, TABLE) or run is None:
        return None
    top, run_of_top, unseen = lying[-1]
    above = next((card for card in game.state.cards_at(POND) if card.id == top), None)
    if above is None or run_of_top <= run or unseen < _unseen(game) or drawn.id in crafted:
        return None
    if top in crafted:
        BELOW.note(game.state, (*BELOW.of(game.state), (len(events), top)))
        return None
    return _from_below(game, event, above.name)


@audits("16.2.3.I")
def drawn_below_in_evening(game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Yield what Evening draws from below a card that was crafted in the turn: that has come to the Pond by then."""
    begun = evening_drawn(cast("Recorded", seat_of(game, player)), game, events)
    for number, top in BELOW.of(game.state):
        event = events[number]
        if begun is not None and number >= begun - 1 and isinstance(event, CardsMoved) and event.target is hand(player):
            yield event, _from_below(game, event, next(card.name for card in game.state.deck.by_id(top)))


def _from_below(game: Game, event: CardsMoved, above: str) -> Offence:
    message = f"{player_title(game, event.target.owner)} draws {event.cards[0].name}, on which {above} lies"
    return violation("16.2.3.I", message, "the card on top of the Pond")


@audits("16.2.3.I")
def drawn_besides_first(game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Yield a card drawn from the Pond where the turn's player has drawn of it as often as it can begin to draw.

    What its Evening draws is one draw as a rule, and each card that an effect gives may be one by itself. Behind its
    last move and battle that is one card more than come there besides those of Evening.
    """
    besides = _besides(game, player, events)
    last = max((n for n, event in enumerate(events) if ventures(event, player)), default=0)
    for since in (0, last):
        drawn = [event for event in events[since:] if _is_from_pond(event, player)]
        ferried = any(may_go_by_ferry(game, event, player) for event in events[since:])
        given = None if besides is None else besides + ferried
        most = [each for each in (_beyond_evening(game, player, events, since), given) if each is not None]
        if most and sum(len(event.cards) for event in drawn) > 1 + min(most):
            message = f"{player_title(game, player)} draws {len(drawn)} cards from the Pond"
            yield drawn[-1], violation("16.2.3.I", message, "the first card of a draw alone")
            return


def _is_from_pond(event: Event, player: str) -> TypeGuard[CardsMoved]:
    """Return whether a player draws a card of the Pond by an event; to take a dominance card is no draw."""
    if not isinstance(event, CardsMoved) or event.source is not POND or event.target is not hand(player):
        return False
    return not moves_dominance(event)


def _beyond_evening(game: Game, player: str, events: Sequence[Event], since: int) -> int | None:
    """Return how many cards were drawn since an event of a turn besides those of its Evening.

    It is None where Evening may have drawn nothing or more than once, or where some of its cards came before.
    """
    faction = cast("Recorded", seat_of(game, player))
    due = faction.turn_draws(game) if faction.evening_draws_once else None
    if due is None or broken_off(events) or could_not_draw(game, player, events):
        return None
    drawn = drawn_by(player, events[since:])
    return drawn - due[0] if drawn >= due[0] else None


def _besides(game: Game, player: str, events: Sequence[Event]) -> int | None:
    """Return how many cards effects gave a turn at most; effects of cards that were crafted or left play count too.

    It is None where a card of no name may have had it draw, or its own rules more than once; the Ferry counts apart.
    """
    used = [card for event in events for card in _used(event)]
    known = cast("Recorded", seat_of(game, player)).draws_once and all(card.name for card in used)
    if not known:
        return None
    effects: list[object] = [game.effect_of(card, player) for card in used]
    asked = [*game.bending(Audit.draws_besides), *(each for each in effects if isinstance(each, Audit))]
    return sum(each.draws_besides(game, player, events) for each in dict.fromkeys(asked))


def _used(event: Event) -> Sequence[Card]:
    """Return the cards that an event crafts for their effects, or takes out of play."""
    match event:
        case Crafted(card=card, item=item):
            return () if item else (card,)
        case CardsMoved(source=source, cards=cards) if source.kind is PlaceKind.PLAY_AREA:
            return cards
    return ()


def _unseen(game: Game) -> int:
    """Return how many cards on the piles of discards have no name told and may be frogs.

    The card of an item that was crafted is one of those with that item.
    """
    items = {card.item for card in game.state.deck.cards if card.suit == FROG}
    lying = [card for pile in (POND, DISCARD) for card in game.state.cards_at(pile) if not card.name]
    return sum(card.suit in ("", FROG) and (not card.item or card.item in items) for card in lying)
