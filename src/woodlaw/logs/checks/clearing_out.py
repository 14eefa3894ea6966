"""What a crafted card removes at once: all enemy pieces where it says, and none elsewhere (4.1.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import cast

from woodlaw.engine.events import Battled, Crafted, Event, Flipped, Moved, Placed, Removed
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_remove
from woodlaw.engine.titles import name
from woodlaw.engine.victory import has_won_by_points
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, violation
from woodlaw.logs.audits.cards.effect import RecordedCard
from woodlaw.logs.audits.effects import enemies_left
from woodlaw.logs.audits.pieces import changes
from woodlaw.logs.audits.suits import may_have_altered
from woodlaw.logs.audits.turns import broken_off
from woodlaw.logs.books import Books, RecordedTurn, effects_left
from woodlaw.logs.checks.pieces import count_of
from woodlaw.logs.checks.registry import at_turn_end, before
from woodlaw.logs.rootlog.syntax import Action
from woodlaw.table.cards import CardKind
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, play_area, supply


@at_turn_end
@audits("4.1.2")
def enemies_not_removed(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Whoever crafts a card that removes all enemy pieces somewhere leaves none there, unless the game is over."""
    turn, game = books.turn, books.game
    if turn is None or turn.setup or broken_off(turn.events):
        return
    if any(has_won_by_points(game, seat) for seat in game.state.seats):
        return
    altered = may_have_altered(game, turn.player, turn.events)
    for number, event in enumerate(turn.events):
        effect = _immediate(game, event)
        if effect is None or not isinstance(event, Crafted) or event.player != turn.player:
            continue
        for place in effect.clears_out(game, event, turn.events[:number]):
            left = enemies_left(game, turn.player, place, turn.events) if place not in altered else []
            for piece in [each for each in left if not _may_stay(game, turn.player, each, place)][:1]:
                what = count_of(books, piece, game.state.count(place, piece))
                message = f"{what} in {name(place)} not removed for {effect.title}"
                yield turn.actions[number], omission(effect.clause, message, "all enemy pieces removed")


def _may_stay(game: Game, player: str, piece: Piece, place: Place) -> bool:
    """Return whether an effect may spare a piece, or bring it back to where it is removed."""
    if any(each.carries(game, player, piece, place, place) for each in game.bending(Audit.carries)):
        return True
    return any(each.may_spare(game, player, piece) for each in game.bending(Audit.may_spare))


@before(Removed)
def removed_for_nothing(books: Books, event: Removed) -> Iterator[Offence]:
    """Pieces of another fall in battle (4.3), or by what a crafted card or an effect in force does."""
    turn, owner = books.turn, event.piece.owner
    if turn is None or turn.setup or not event.place.number or owner in ("", turn.player, event.player):
        return
    fought = any(isinstance(e, Battled) and e.clearing is event.place for e in turn.events)
    if fought or owner not in books.game.factions or not books.game.state.count(event.place, event.piece):
        return
    crafted = [e for e in turn.events if isinstance(e, Crafted) and _is_immediate(e)]
    if any(_may_reach(books, each, event.place) for each in crafted):
        return
    if why_not_remove(books.game, event.player, event.piece, event.place):
        return
    if any(e.may_remove(books.game, event, turn.events) for e in books.game.bending(Audit.may_remove)):
        return
    yield _for_nothing(books, event, crafted)


@at_turn_end
def own_removed_for_nothing(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Own warriors and buildings fall in battle alone where neither their owner's rules nor an effect removes any.

    Those that come back at once, and those of a clearing where a building or token of its own comes, may be anything.
    Where pieces of others go too, a battle may be told elsewhere.
    """
    turn = books.turn
    if turn is None or turn.setup or not turn.faction.keeps_warriors or _may_pay(books):
        return
    busy = {event.clearing for event in turn.events if isinstance(event, Battled)} | set(_changed_besides(turn))
    for number, (event, following) in enumerate(pairwise((*turn.events, None))):
        if not isinstance(event, Removed) or event.place in busy or not _is_own_loss(turn.player, event):
            continue
        back = isinstance(following, Placed) and following.piece is event.piece
        others = (e for e in books.game.bending(Audit.may_remove) if e is not turn.faction)
        if not back and not any(e.may_remove(books.game, event, turn.events[:number]) for e in others):
            yield turn.actions[number], _own_for_nothing(books, event, turn.events[:number])


def _is_own_loss(player: str, event: Removed) -> bool:
    own = event.piece.owner == player and event.piece.category in (Category.WARRIOR, Category.BUILDING)
    return own and bool(event.place.number) and event.destination is supply(player)


def _changed_besides(turn: RecordedTurn) -> Iterator[Place]:
    """Yield where a turn places buildings and tokens of its player, or pieces of others fall; those moved are not."""
    for event in turn.events:
        for place, piece, count in () if isinstance(event, Flipped | Moved) else changes(event):
            own = piece.owner == turn.player
            if (count > 0 and own and piece.category is not Category.WARRIOR) or (
                count < 0 and not own and isinstance(event, Removed)
            ):
                yield place


def _may_pay(books: Books) -> bool:
    """Return whether an effect may have had the turn's player remove own pieces, or what one does is not told."""
    turn, area = books.turn, play_area(books.turn.player if books.turn else "")
    crafted = [e.card for e in turn.events if isinstance(e, Crafted) and not e.item] if turn else []
    if not all(card.name for card in (*crafted, *books.game.state.cards_at(area))):
        return True
    asked = [*books.game.bending(Audit.pays_with), *(each for each in effects_left(books) if isinstance(each, Audit))]
    pieces = turn.faction.pieces.values() if turn else ()
    return any(each.pays_with(books.game, spec.piece) for each in asked for spec in pieces)


@audits("4.3", "4.1.2")
def _own_for_nothing(books: Books, event: Removed, events: Sequence[Event]) -> Offence:
    what, where = count_of(books, event.piece, event.count), name(event.place)
    effects = [effect for each in events if (effect := _immediate(books.game, each))]
    if effects and any(effects[-1].clears_out(books.game, each, ()) for each in events):
        message = f"{what} removed from {where} for {effects[-1].title} by their owner"
        return violation(effects[-1].clause, message, "enemy pieces alone")
    return violation("4.3", f"{what} removed from {where} by their owner without a battle there", "a battle")


@audits("4.3", "4.1.2")
def _for_nothing(books: Books, event: Removed, crafted: list[Crafted]) -> Offence:
    what = count_of(books, event.piece, event.count)
    effect = _immediate(books.game, crafted[-1]) if crafted else None
    if effect is None:
        return violation("4.3", f"{what} removed from {name(event.place)} without a battle there", "a battle")
    where = " or ".join(name(place) for place in effect.clears_out(books.game, crafted[-1], ()))
    message = f"{what} removed from {name(event.place)} for {effect.title}"
    return violation(effect.clause, message, f"from {where}")


def _is_immediate(event: Crafted) -> bool:
    """Return whether what is crafted may be a card with an immediate effect."""
    return not event.item and event.card.kind is not CardKind.PERSISTENT


def _may_reach(books: Books, event: Crafted, place: Place) -> bool:
    """Return whether a card that was crafted may have removed pieces from a clearing: not all tell where they do."""
    effect, turn = _immediate(books.game, event), books.turn
    cleared = effect.clears_out(books.game, event, ()) if effect else ()
    altered = may_have_altered(books.game, event.player, turn.events if turn else ())
    return not cleared or place in cleared or place in altered


def _immediate(game: Game, event: Event) -> RecordedCard | None:
    """Return the immediate effect of a card that is crafted, as far as its name is told."""
    if not isinstance(event, Crafted) or not _is_immediate(event) or not event.card.name:
        return None
    return cast("RecordedCard | None", game.effect_of(event.card, event.player))
