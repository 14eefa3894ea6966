"""What a recorded turn shows of the Diaspora's Evening: integrating (16.6.2), and cards drawn besides (16.4.2.II)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile

from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Flipped,
    PathOpened,
    Placed,
    Removed,
    Scored,
    TurnEnded,
)
from woodlaw.engine.extension import Extension, Points
from woodlaw.engine.game import Game
from woodlaw.engine.memory import TABLE
from woodlaw.engine.turn import hand_limit
from woodlaw.engine.victory import has_points_to_win, has_won_by_points
from woodlaw.factions.lilypad_diaspora.abilities import Diaspora
from woodlaw.factions.lilypad_diaspora.enclaves import MILITANT
from woodlaw.factions.lilypad_diaspora.evening import cards_to_draw, matching_enclaves
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, others_who, too_late, violation
from woodlaw.logs.audits.customs import DRAWS_UNTOLD
from woodlaw.logs.audits.draws import goes_by_ferry, may_have_run_out
from woodlaw.logs.audits.lilypad_diaspora.actions import discarded_by_provoking, provocations
from woodlaw.logs.audits.lilypad_diaspora.rulers import draws, due_to_diaspora
from woodlaw.logs.audits.spending import cards_from, cards_to, held_throughout, spent_by
from woodlaw.logs.audits.turns import broken_off, ventures
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Category
from woodlaw.table.places import DISCARD, PlaceKind, hand, play_area
from woodlaw.table.suits import BIRD, CLEARING_SUITS, FROG


# Integrate ------------------------------------------------------------------------------------------------------------
@audits("16.6.2")
def integrated(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> Points:
    """At most one point for each Peaceful enclave of the suit of a card spent, once, behind its last move and battle.

    Whoever wins by it draws and discards no more, so that any card may have been the one.
    """
    scoring = {suit: matching_enclaves(game, suit) for suit in CLEARING_SUITS}
    if has_points_to_win(game, diaspora.name):
        any_spent = any(isinstance(e, CardsMoved) and e.source is hand(diaspora.name) for e in events)
        return Points("16.6.2", 0, max(scoring.values()) if any_spent else 0, "integrating")
    thrown = discarded_by_provoking(diaspora, game, events)
    paid = _paid_for_dominance(diaspora, events)
    told = spent_by(diaspora.name, events, draws_untold=DRAWS_UNTOLD.of(game.state, TABLE))
    spent = [(number, card) for number, card in told if number not in thrown | paid]
    cards = [card for _, card in spent]
    ventured = max((number for number, event in enumerate(events) if ventures(event, diaspora.name)), default=-1)
    late = [card for number, card in spent if number > ventured]
    held = held_throughout(game, diaspora.name, events)
    lost = len(provocations(diaspora, game, events)) - len(thrown) if held else 0
    freed = any(isinstance(e, CardsMoved) and e.source is play_area(diaspora.name) for e in events)
    birds = ("", BIRD, FROG) if freed else ("", BIRD)
    suits = {suit for card in late for suit in (CLEARING_SUITS if card.suit in birds else (card.suit,))}
    most = max((points for suit, points in scoring.items() if suit in suits), default=0) if len(cards) > lost else 0
    least = most if len(cards) == 1 and cards[0].suit in CLEARING_SUITS else 0
    alone = _spends_for_it_alone(diaspora, game, events) or (not lost and _spends_last(diaspora, game, events))
    return Points("16.6.2", least if alone else 0, most, "integrating")


def _scores_otherwise(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> bool:
    """Return whether anything but the Diaspora's own rules gives them points as their turn ends."""
    asked = others_who(game, Audit.points_for, diaspora)
    given = (each.points_for(game, TurnEnded(diaspora.name, False), events[:-1]) for each in asked)
    return any(given)


@audits("3.3.4")
def _paid_for_dominance(diaspora: Diaspora, events: Sequence[Event]) -> set[int]:
    """Return the numbers of the events that discard a card right before a dominance card of its suit is taken."""
    own = hand(diaspora.name)
    return {
        number
        for number, (spent, taken) in enumerate(pairwise(events))
        if isinstance(spent, CardsMoved) and isinstance(taken, CardsMoved)
        if spent.source is own and spent.target.kind is PlaceKind.COMMON and len(spent.cards) == 1
        if taken.source is DISCARD and taken.target is own and len(taken.cards) == 1
        if taken.cards[0].kind is CardKind.DOMINANCE and spent.cards[0].suit in (BIRD, taken.cards[0].suit)
    }


@audits("16.6.2")
def _spends_last(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> bool:
    """Return whether a turn ends with a card that is spent and points for it, draws and discards aside.

    Nothing else in the turn may have others make the Diaspora discard, and nothing else may score except pieces removed
    whose points stand right behind them.
    """
    behind = [number for number, event in enumerate(events) if not isinstance(event, CardsMoved | TurnEnded)]
    spent, scored = events[behind[-1] - 1], events[behind[-1]]
    if broken_off(events) or not isinstance(scored, Scored) or not _is_own(diaspora, scored):
        return False
    if not isinstance(spent, CardsMoved) or spent.source is not hand(diaspora.name):
        return False
    others = any(isinstance(event, CardsMoved) and event.player != diaspora.name for event in events)
    lasting = game.state.cards_at(play_area(diaspora.name))
    if others or _may_give_or_take(diaspora, game, lasting) or _scores_otherwise(diaspora, game, events):
        return False
    if any(_card_may_score(diaspora, game, event) or isinstance(event, PathOpened) for event in events):
        return False
    return _are_removals_scored(diaspora, events)


@audits("16.6.2")
def integrated_twice(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Yield a second card that is discarded right before points, behind the last move and battle of a turn.

    Nothing else may give the Diaspora points there, nor may points have been left to be written.
    """
    ventured = max((number for number, event in enumerate(events) if ventures(event, diaspora.name)), default=-1)
    spent = dict.fromkeys(number for number, _ in spent_by(diaspora.name, events) if number > ventured)
    scoring = [n for n in spent if isinstance(events[n + 1], Scored) and _is_own(diaspora, events[n + 1])]
    if len(scoring) < 2 or _scores_otherwise(diaspora, game, events):
        return
    lasting = game.state.cards_at(play_area(diaspora.name))
    late = any(_card_may_score(diaspora, game, event) for event in events[ventured + 1 :])
    if late or _may_give_or_take(diaspora, game, lasting) or not _is_scored_at_once(diaspora, game, events):
        return
    yield events[scoring[-1]], violation("16.6.2", f"integrating {len(scoring)} times", "once a turn")


@audits("3.2.1", "3.2.2")
def _is_scored_at_once(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> bool:
    """Return whether points stand right behind everything in a turn that gives the Diaspora any."""
    cards = [number for number, event in enumerate(events) if _card_may_score(diaspora, game, event)]
    told = all(isinstance(events[n + 1], Scored) and _is_own(diaspora, events[n + 1]) for n in cards)
    return told and _are_removals_scored(diaspora, events)


@audits("3.2.1")
def _are_removals_scored(diaspora: Diaspora, events: Sequence[Event]) -> bool:
    """Return whether the point for each building and token removed stands right behind the pieces removed with it."""
    due = 0
    for event in events:
        if isinstance(event, Removed):
            due += event.count * _may_score(diaspora, event)
        elif due and not (isinstance(event, Scored) and _is_own(diaspora, event) and event.points == due):
            return False
        else:
            due = 0
    return not due


@audits("3.2.2")
def _card_may_score(diaspora: Diaspora, game: Game, event: Event) -> bool:
    """Return whether cards may give the Diaspora points as an event crafts them or discards them from play."""
    match event:
        case Crafted(card=card, item=item):
            rewarded = bool(item) or bool(game.bending(Extension.extra_craft_points))
            return rewarded or _may_give_or_take(diaspora, game, (card,))
        case CardsMoved(cards=cards, source=source) if source.kind is PlaceKind.PLAY_AREA:
            return _may_give_or_take(diaspora, game, cards)
    return False


@audits("4.1.3")
def _may_give_or_take(diaspora: Diaspora, game: Game, cards: Sequence[Card]) -> bool:
    """Return whether one of some crafted cards may give the Diaspora points, or take a card of their hand."""
    effects = [game.effect_of(card, diaspora.name) for card in cards]
    return not all(card.id for card in cards) or any(
        isinstance(each, Audit)
        and (type(each).points_for is not Audit.points_for or type(each).takes_cards is not Audit.takes_cards)
        for each in effects
    )


@audits("16.6")
def integrated_early(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Yield a battle behind points that only integrating can have given: it comes after all of these."""
    if game.state.cards_at(play_area(diaspora.name)) or any(_may_score(diaspora, event) for event in events):
        return
    spends = [number for number, _ in spent_by(diaspora.name, events)]
    scored = next((n for n in spends if isinstance(events[n + 1], Scored) and _is_own(diaspora, events[n + 1])), None)
    for event in () if scored is None else events[scored + 2 :]:
        if isinstance(event, Battled) and event.attacker == diaspora.name:
            yield event, too_late("16.6", "retaliating after integrating (16.6.2)", "retaliating before integrating")
            return


@audits("16.6", "16.6.3")
def integrated_late(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Yield a card that is discarded right before points, though Evening has drawn and the hand is not too large.

    Nothing is said where crafted cards or the Ferry may have drawn.
    """
    behind = [number for number, event in enumerate(events) if not isinstance(event, CardsMoved | TurnEnded)]
    spent, scored = events[behind[-1] - 1], events[behind[-1]]
    if not isinstance(scored, Scored) or not _is_own(diaspora, scored) or not isinstance(spent, CardsMoved):
        return
    own, before = hand(diaspora.name), events[: behind[-1] - 1]
    if any(isinstance(event, Crafted) or goes_by_ferry(event, diaspora.name) for event in before):
        return
    drawn = sum(len(event.cards) for event in before if isinstance(event, CardsMoved) and draws(diaspora.name, event))
    besides = sum(each.draws_besides(game, diaspora.name, before) for each in game.bending(Audit.draws_besides))
    since = events[len(before) :]
    held = len(game.state.cards_at(own)) + cards_from(since, own) - cards_to(since, own)
    over = drawn - besides >= cards_to_draw(game, diaspora) and not cards_to(since, own)
    fits = held <= hand_limit(game, diaspora.name)
    if over and fits and spent.source is own and spent.target.kind is PlaceKind.COMMON:
        yield spent, too_late("16.6", "integrating after drawing (16.6.3)", "integrating before drawing")


def _is_own(diaspora: Diaspora, event: Event) -> bool:
    return getattr(event, "player", "") == diaspora.name


def _may_score(diaspora: Diaspora, event: Event) -> bool:
    """Return whether an event may give the Diaspora points otherwise than by integrating."""
    match event:
        case Removed(piece=piece):
            return piece.owner != diaspora.name and piece.category is not Category.WARRIOR
        case CardsMoved(source=source):
            return source.kind is PlaceKind.PLAY_AREA
    return isinstance(event, Crafted)


def _spends_for_it_alone(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> bool:
    """Return whether only integrating can have taken the card that a turn spends.

    Others may make the Diaspora discard cards too, so the card must be followed by points that nothing else can give.
    """
    numbers = [number for number, _ in spent_by(diaspora.name, events)]
    scores = bool(numbers) and isinstance(events[numbers[-1] + 1], Scored)
    if not scores or broken_off(events) or game.state.cards_at(play_area(diaspora.name)):
        return False
    return not any(_takes_card_or_scores(diaspora, event) for event in events)


def _takes_card_or_scores(diaspora: Diaspora, event: Event) -> bool:
    match event:
        case Placed():
            return event.piece is MILITANT
        case Flipped():
            return event.new is MILITANT
        case Crafted():
            return bool(event.item) or not event.card.id
        case CardsMoved():
            paid_for = CardKind.DOMINANCE if event.target is hand(diaspora.name) else CardKind.AMBUSH
            return event.source.kind is PlaceKind.PLAY_AREA or any(card.kind is paid_for for card in event.cards)
    return isinstance(event, PathOpened | Battled | Removed)


@audits("16.6.3", "3.1")
def is_played_to_end(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> bool:
    """Return whether the last turn of a record goes on to draw at its end, and nobody has won by points before."""
    if any(has_won_by_points(game, seat) for seat in game.state.seats):
        return False
    besides = sum(each.draws_besides(game, diaspora.name, events) for each in game.bending(Audit.draws_besides))
    tail = takewhile(lambda event: isinstance(event, CardsMoved | TurnEnded), reversed(events))
    drawn = (event for event in tail if isinstance(event, CardsMoved) and draws(diaspora.name, event))
    return sum(len(event.cards) for event in drawn) > besides


# Draw -----------------------------------------------------------------------------------------------------------------
@audits("16.4.2.II", "16.6.3")
def drawn_too_few(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Besides what Evening draws, and the Ferry gives, they draw one for each enclave reconciled where they rule."""
    if broken_off(events) or may_have_run_out(game, events):
        return
    if any(e.drawn_otherwise(game, diaspora.name, events) for e in game.bending(Audit.drawn_otherwise)):
        return
    drawing = [event for event in events if isinstance(event, CardsMoved) and draws(diaspora.name, event)]
    drawn = sum(len(event.cards) for event in drawing)
    evening = cards_to_draw(game, diaspora)
    besides = due_to_diaspora(diaspora.name, game)
    due = evening + besides + any(goes_by_ferry(event, diaspora.name) for event in events)
    if besides and evening <= drawn < due:
        message = f"{drawn} card{'s' * (drawn != 1)} drawn, with {besides} for enclaves reconciled"
        yield drawing[-1], omission("16.6.3", message, f"{due}")
