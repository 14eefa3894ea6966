"""Draws: what the factions' Evenings and the effects of cards have players draw, no less and no more (2.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeGuard, cast

from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, MarkerLeft, Moved
from woodlaw.engine.extension import Extension, seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.memory import TABLE
from woodlaw.engine.setup import STARTING_HAND
from woodlaw.engine.titles import player_title
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, too_late, violation
from woodlaw.logs.audits.draws import could_not_draw, drawn_by, goes_by_ferry, may_go_by_ferry, moves_dominance
from woodlaw.logs.audits.spending import cards_from, cards_to
from woodlaw.logs.audits.turns import broken_off
from woodlaw.logs.books import Books, RecordedTurn, effects_left
from woodlaw.logs.checks.registry import at_turn_end, before
from woodlaw.logs.hands import MOST_UNTOLD, UNTOLD_DRAWS
from woodlaw.logs.rootlog.syntax import Action
from woodlaw.table.pieces import FERRY
from woodlaw.table.places import DECK, DISCARD, PlaceKind, hand


# Too few --------------------------------------------------------------------------------------------------------------
@at_turn_end
def too_few_drawn(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Evening draws the cards that the faction's board grants."""
    turn = books.turn
    if turn is None or turn.setup or broken_off(turn.events):
        return
    due = turn.faction.turn_draws(books.game)
    if due is None:
        return
    drawn = drawn_by(turn.player, turn.events)
    if drawn < due[0] and not could_not_draw(books.game, turn.player, turn.events):
        message = f"{turn.faction.title} draws {_cards(drawn)}"
        yield _last_draw(books), omission(turn.faction.draw_clause, message, f"{due[0]} due in Evening")


@at_turn_end
def note_untold(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Count the cards that a turn may have drawn though the record does not tell it, without finding anything.

    Where nobody knows how many its Evening draws at least, the deck is as uncertain as it can be.
    """
    turn = books.turn
    if turn is not None and not turn.setup:
        least, most = turn.faction.turn_draws(books.game) or (MOST_UNTOLD, None)
        ferried = any(may_go_by_ferry(books.game, event, turn.player) for event in turn.events)
        left = max(0, (least if most is None else most) + ferried - drawn_by(turn.player, turn.events))
        untold = UNTOLD_DRAWS.of(books.game.state, TABLE) + left
        UNTOLD_DRAWS.keep(books.game.state, min(MOST_UNTOLD, untold), TABLE)
    return iter(())


@at_turn_end
def drawn_too_early(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Evening draws its cards once the player has moved, fought, crafted and placed pieces for the last time.

    Where the game was over before, no more came than effects gave.
    """
    turn = books.turn
    if turn is None or turn.setup:
        return
    due = turn.faction.turn_draws(books.game)
    acted = max((number for number, event in enumerate(turn.events) if acts_before_evening(turn, event)), default=0)
    acted = max(acted, turn.latest_placing[0]) if turn.faction.playable else acted
    if due is None:
        return
    if broken_off(turn.events):
        yield from _drawn_for_nothing(books, turn, acted, due)
        return
    if drawn_by(turn.player, turn.events) < due[0] or could_not_draw(books.game, turn.player, turn.events):
        return
    afterwards = drawn_by(turn.player, turn.events[acted:])
    if afterwards < due[0]:
        early = max(n for n, event in enumerate(turn.events[:acted]) if drawn_by(turn.player, (event,)))
        message = f"{turn.faction.title} draws {afterwards} of {due[0]} due in Evening after {_deed(turn, acted)}"
        yield turn.actions[early], violation(turn.faction.draw_clause, message, "drawing in Evening")
    else:
        yield from _dominance_in_evening(turn, due[0])


def _drawn_for_nothing(
    books: Books, turn: RecordedTurn, acted: int, due: tuple[int, int | None]
) -> Iterator[tuple[Action, Offence]]:
    """Yield the last draw before Evening where there are more than effects gave, and than Evening may count for it."""
    if due[1] is None:
        return
    _note_besides(books, turn, turn.player)
    most = due[1] - due[0] + _besides(turn, turn.player)
    draws = [n for n, event in enumerate(turn.events[:acted]) if _is_draw(event, books.game)]
    drawn = drawn_by(turn.player, [turn.events[n] for n in draws])
    if drawn > most:
        last = max(n for n in draws if drawn_by(turn.player, (turn.events[n],)))
        message = f"{turn.faction.title} draws {_cards(drawn)} before {_deed(turn, acted)}"
        yield turn.actions[last], violation(turn.faction.draw_clause, message, _at_most(most))


@at_turn_end
@audits("M.3.5")
def no_draw_for_the_ferry(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Whose pieces go by the Ferry, and take it along as the record tells, draws a card besides those of Evening."""
    turn = books.turn
    if turn is None or turn.setup or broken_off(turn.events):
        return
    due, drawn = turn.faction.turn_draws(books.game), drawn_by(turn.player, turn.events)
    told = zip(turn.events, turn.actions, strict=True)
    ferried = [action for event, action in told if goes_by_ferry(event, turn.player)]
    if due is None or could_not_draw(books.game, turn.player, turn.events):
        return
    if due[0] <= drawn < due[0] + len(ferried[:1]):
        message = f"{turn.faction.title} goes by the Ferry and draws no card for it"
        yield ferried[0], omission("M.3.5", message, "1 card")


def _dominance_in_evening(turn: RecordedTurn, due: int) -> Iterator[tuple[Action, Offence]]:
    """Yield where a dominance card is activated or taken when too few of the cards that are due in Evening follow."""
    for number, event in enumerate(turn.events):
        told = _told_of_dominance(turn, event)
        if told and drawn_by(turn.player, turn.events[number:]) < due:
            clause, deed = told
            message = f"{turn.faction.title} {deed} after it draws in Evening"
            yield turn.actions[number], too_late(clause, message, "in Daylight")


@audits("3.3.1", "3.3.4")
def _told_of_dominance(turn: RecordedTurn, event: Event) -> tuple[str, str] | None:
    """Return by which clause the player of a turn activates or takes a dominance card by an event, and in words."""
    match event:
        case MarkerLeft(player=turn.player):
            return "3.3.1", "activates a dominance card"
        case CardsMoved(source=source, target=target) if source is DISCARD and target is hand(turn.player):
            return ("3.3.4", "takes a dominance card") if moves_dominance(event) else None
    return None


def acts_before_evening(turn: RecordedTurn, event: Event) -> bool:
    """Whether an event is something that the player of a turn only does before its Evening draws."""
    match event:
        case Battled():
            return event.attacker == turn.player
        case Crafted():
            return event.player == turn.player
        case Moved():
            return {piece.owner for piece, _ in event.pieces if piece is not FERRY} == {turn.player}
    return False


def _deed(turn: RecordedTurn, number: int) -> str:
    """Return in words what a turn does by an event that comes before its Evening draws."""
    deeds = {Battled: "its last battle", Crafted: "its last craft", Moved: "its last move"}
    return deeds.get(type(turn.events[number]), turn.latest_placing[1])


def _last_draw(books: Books) -> Action:
    turn = books.turn
    assert turn is not None  # noqa: S101 - asked at a turn's end only
    for event, action in zip(reversed(turn.events), reversed(turn.actions), strict=True):
        if isinstance(event, CardsMoved) and event.source is DECK:
            return action
    return turn.actions[-1]


# Too many -------------------------------------------------------------------------------------------------------------
@at_turn_end
@audits("5.1.3")
def drawn_in_setup(books: Books) -> Iterator[tuple[Action, Offence]]:
    """A setup leaves three cards in hand, which a record may tell of; what is drawn beside them is put elsewhere."""
    turn = books.turn
    if turn is None or not turn.setup or not turn.faction.playable:
        return
    drawn = [n for n, event in enumerate(turn.events) if drawn_by(turn.player, (event,))]
    kept = cards_to(turn.events, hand(turn.player)) - cards_from(turn.events, hand(turn.player))
    if drawn and kept > 0 and kept != STARTING_HAND:
        message = f"{turn.faction.title} draws {_cards(kept)} in setup"
        yield turn.actions[drawn[-1]], violation("5.1.3", message, f"{STARTING_HAND} cards in hand")


@before(CardsMoved)
def note_draws_besides(books: Books, event: CardsMoved) -> Iterator[Offence]:
    """Note how many cards effects may have had a player draw, while those that are in force now still are."""
    turn = books.turn
    if turn is not None and _is_draw(event, books.game):
        player = event.target.owner
        _note_besides(books, turn, player)
        ferried = any(may_go_by_ferry(books.game, told, player) for told in turn.events)
        _note_most(turn, player, "the Ferry", int(ferried))
    return iter(())


def _is_draw(event: Event, game: Game) -> TypeGuard[CardsMoved]:
    """Whether an event is a draw into a hand, from the deck or a pile that an effect lets draw from instead."""
    if not isinstance(event, CardsMoved) or event.target.kind is not PlaceKind.HAND:
        return False
    if event.source is DECK:
        return True
    return any(
        event.source in e.first_card_from(game, event.target.owner) for e in game.bending(Extension.first_card_from)
    )


def _note_besides(books: Books, turn: RecordedTurn, player: str) -> None:
    """Note of each effect how many cards it may have had a player draw, the most at any moment of the turn."""
    left = (effect for effect in effects_left(books) if isinstance(effect, Audit))
    for each in dict.fromkeys((*books.game.bending(Audit.draws_besides), *left)):
        _note_most(turn, player, _named(each), each.draws_besides(books.game, player, turn.events))


def _note_most(turn: RecordedTurn, player: str, effect: str, cards: int) -> None:
    turn.draws_besides[player, effect] = max(cards, turn.draws_besides.get((player, effect), 0))


def _named(effect: Audit) -> str:
    """Return by what name the draws of an effect are noted."""
    return f"{type(effect).__name__} of {cast('Extension', effect).owner}"


@at_turn_end
def too_many_drawn(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Nobody draws more cards than its Evening and effects give."""
    turn = books.turn
    if turn is None or turn.setup:
        return
    last: dict[str, Action] = {}
    drawn = Counter[str]()
    for event, action in zip(turn.events, turn.actions, strict=True):
        if _is_draw(event, books.game):
            last[event.target.owner] = action
            drawn[event.target.owner] += len(event.cards)
    for player, count in drawn.items():
        most = _most(books, turn, player)
        if most is not None and count > most:
            yield last[player], _too_many(books, turn, player, count, most)


@at_turn_end
def drawn_and_no_more(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Whoever draws a card of an effect does the rest of what it says; more draws than without it show its use."""
    turn = books.turn
    if turn is None or turn.setup or broken_off(turn.events):
        return
    draws = [event for event in turn.events if _is_draw(event, books.game)]
    count, most = drawn_by(turn.player, draws), _most(books, turn, turn.player)
    if most is None or not 0 < count <= most:
        return
    for effect in books.game.bending(Audit.owed_for_draw):
        if count > most - turn.draws_besides.get((turn.player, _named(effect)), 0):
            for offence in effect.owed_for_draw(books.game, turn.events):
                yield _last_draw(books), offence


def _most(books: Books, turn: RecordedTurn, player: str) -> int | None:
    """Return how many cards a player can draw in a turn, None where the record does not tell; none without a hand."""
    if player in books.game.factions and not seat_of(books.game, player).has_hand:
        return 0
    _note_besides(books, turn, player)
    besides = _besides(turn, player)
    if player != turn.player:
        return besides
    due = turn.faction.turn_draws(books.game)
    return None if due is None or due[1] is None else due[1] + besides


def _besides(turn: RecordedTurn, player: str) -> int:
    """Return how many cards effects may have had a player draw, as far as it is noted."""
    return sum(cards for (drawer, _), cards in turn.draws_besides.items() if drawer == player)


def _at_most(count: int) -> str:
    return f"at most {count}" if count else "none"


def _cards(count: int) -> str:
    return f"{count} card{'s' * (count != 1)}"


def drawn_in_evening(books: Books, turn: RecordedTurn) -> Action | None:
    """Return the last draw of a turn's player where it drew more cards than effects gave, so that Evening has begun."""
    if turn.faction.turn_draws(books.game) is None:
        return None
    _note_besides(books, turn, turn.player)
    drawn = drawn_by(turn.player, [event for event in turn.events if _is_draw(event, books.game)])
    return _last_draw(books) if drawn > _besides(turn, turn.player) else None


def drawn_before_evening(books: Books, turn: RecordedTurn) -> int:
    """Return how many cards a turn's player surely drew by its faction's rules before Evening."""
    due = turn.faction.turn_draws(books.game)
    if due is None or due[1] is None:
        return 0
    drawn = drawn_by(turn.player, [event for event in turn.events if _is_draw(event, books.game)])
    own = (turn.player, _named(turn.faction))
    besides = sum(cards for by, cards in turn.draws_besides.items() if by[0] == turn.player and by != own)
    return max(0, drawn - due[1] - besides)


@audits("2.1")
def _too_many(books: Books, turn: RecordedTurn, player: str, count: int, most: int) -> Offence:
    clause = turn.faction.draw_clause if player == turn.player else "2.1"
    message = f"{player_title(books.game, player)} draws {_cards(count)}"
    return violation(clause, message, _at_most(most))
