"""What a recorded turn shows of the Supporters stack: cards mobilized (8.5.2), and cards spent for nothing (8.2.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.engine.concepts import suits
from woodlaw.engine.events import CardsMoved, Event, Moved, Removed, Revealed
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_place
from woodlaw.factions.woodland_alliance.abilities import Alliance
from woodlaw.factions.woodland_alliance.birdsong import supporters_for_revolt
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Offence, violation
from woodlaw.logs.audits.pieces import count_before, ever_stood, on_map_before
from woodlaw.logs.audits.spending import cards_from, cards_to
from woodlaw.logs.audits.turns import broken_off, player_of
from woodlaw.logs.audits.woodland_alliance.bases import fallen_bases
from woodlaw.logs.audits.woodland_alliance.revolts import changes_suit
from woodlaw.logs.audits.woodland_alliance.training import officers_made, surely_trained
from woodlaw.logs.audits.woodland_alliance.turns import most_for_sympathy, revolts, spread
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import DECK, Place, hand, play_area, supply

Found = Iterator[tuple[Event, Offence]]


@audits("8.5.2")
def mobilized_from_the_deck(alliance: Alliance, game: Game, events: Sequence[Event]) -> Found:
    """Yield cards drawn to the stack in the Alliance's own turn that no Outrage explains.

    Whoever tells a card's suit has seen it: it came from the hand, which some notators leave out.
    """
    drawn = [
        event
        for event in events
        if isinstance(event, CardsMoved) and event.source is DECK and event.target is alliance.supporters
        if not any(card.suit for card in event.cards)
    ]
    if drawn and not any(_may_outrage(alliance, event) for event in events):
        yield drawn[-1], violation("8.5.2", "a card of the deck becomes a supporter", "a card of the hand")


@audits("8.2.6")
def _may_outrage(alliance: Alliance, event: Event) -> bool:
    """Return whether an event of the Alliance's own turn may be Outrage, or bring it about."""
    match event:
        case Revealed():
            return event.to == alliance.name
        case Removed():
            return event.piece is alliance.sympathy
        case Moved():
            return any(piece.owner != alliance.name for piece, _ in event.pieces)
    return False


@audits("8.2.3")
def spent_for_nothing(alliance: Alliance, game: Game, events: Sequence[Event]) -> Found:
    """Supporters pay for revolts and for spreading sympathy, and go with a base; nothing else takes them."""
    gone = [e for e in events if isinstance(e, CardsMoved) and e.source is alliance.supporters]
    if not gone or broken_off(events) or fallen_bases(alliance, events):
        return
    own = player_of(events) == alliance.name
    due = _most_to_spend(alliance, game, events) if own else 0
    most = due + most_not_held(alliance, game, events, due)
    most += _may_be_in_play(alliance, game, [card for event in gone for card in event.cards])
    spent = sum(len(event.cards) for event in gone)
    if spent <= most:
        return
    placed, risen = (spread(alliance, events), revolts(alliance, events)) if own else ([], [])
    clause = "8.4.2.II" if placed else "8.4.1.II" if risen else "8.2.3"
    what = " beside its revolts and spreading sympathy" * bool(placed or risen)
    message = f"the Alliance spends {spent - most} supporter{'s' * (spent - most != 1)} for nothing{what}"
    yield gone[-1], violation(clause, message, f"{most or 'no'} supporter{'s' * (most != 1)}")


@audits("8.2.3.I")
def most_not_held(alliance: Alliance, game: Game, events: Sequence[Event], due: int = 0) -> int:
    """Return how many supporters a stack without a base may not have held: some tell that they come, and then go.

    It was full at some time of the turn then; records tell of its steps in any order. But what comes of the hand comes
    in Daylight, once up to ``due`` supporters were spent, and finds no more there than Birdsong has left.
    """
    if any(on_map_before(game.state, events, 0, base) for base in alliance.bases):
        return 0
    stack = alliance.supporters
    held, limit = len(game.state.cards_at(stack)), int(alliance.values["supporters without a base"])
    came = cards_to(events, stack)
    most = max(held + cards_from(events[n:], stack) - cards_to(events[n:], stack) for n in range(len(events) + 1))
    if most < limit:
        return 0
    mobilized = cards_to([event for event in events if is_mobilized(alliance, event)], stack)
    left_over = held + cards_from(events, stack) - due - limit
    return came - mobilized + max(0, min(mobilized, left_over))


def is_mobilized(alliance: Alliance, event: Event) -> bool:
    """Return whether cards come to the supporters from the hand."""
    return isinstance(event, CardsMoved) and event.source is hand(alliance.name) and event.target is alliance.supporters


@audits("2.1.4")
def _may_be_in_play(alliance: Alliance, game: Game, gone: Sequence[Card]) -> int:
    """Return how many of some cards that left the board may be crafted ones that were discarded: no name is told."""
    untold = [card.suit for card in gone if not card.name]
    crafted = [
        card for card in game.state.cards_at(play_area(alliance.name)) if _can_be_discarded(alliance, game, card)
    ]
    return sum(card.suit in untold or "" in untold for card in crafted)


def _can_be_discarded(alliance: Alliance, game: Game, card: Card) -> bool:
    effect = game.effect_of(card, alliance.name)
    return effect is not None and effect.outlasts_discard


@audits("8.4.1.II", "8.4.2.II")
def _most_to_spend(alliance: Alliance, game: Game, events: Sequence[Event]) -> int:
    """Return the most that the revolts and the sympathy of a turn can have cost.

    A revolt may place no base where none can be placed, but it makes an officer where a warrior is left for it.
    """
    made = sum(event.count for event in officers_made(alliance, events)) - surely_trained(alliance, game, events)
    risen = max(len(revolts(alliance, events)), made)
    if not count_before(game.state, events, 0, supply(alliance.name), alliance.warrior):
        risen += MANY * _may_refuse_base(alliance, game, events)
    return risen * supporters_for_revolt(alliance) + most_for_sympathy(alliance, game, events)


@audits("8.4.1.I", "8.4.1.III", "1.5.4")
def _may_refuse_base(alliance: Alliance, game: Game, events: Sequence[Event]) -> bool:
    """Return whether a clearing may have refused the base of a revolt: then it may rise there again and again.

    What enemies had there is gone by then, but a ruin stays in its slot.
    """
    bases = [each for each in alliance.bases if count_before(game.state, events, 0, supply(alliance.name), each)]
    sites = [
        place
        for place in game.state.clearings
        if ever_stood(game.state, events, place, (alliance.sympathy,)) and not alliance.bases_at(game.state, place)
    ]

    def refuses(base: Piece, place: Place) -> bool:
        matches = base.kind.removesuffix("_base") in suits(game, place) or changes_suit(alliance, game, events, place)
        return matches and why_not_place(game, alliance.name, base, place) is not None

    return any(refuses(base, place) for base in bases for place in sites)
