"""Cards that records name as they come to a hand: drawn, or taken from the discard pile where they lie face up."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.events import Event
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.logs.audits.audit import Audit
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.hands import may_be_unseen, pile_taken_from
from woodlaw.logs.rootlog.syntax import Action, Cards, HandAt, Move
from woodlaw.logs.written_cards import may_be
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import DISCARD


def is_taken(
    game: Game, faction: Recorded, cards: tuple[Card, ...], told: Sequence[Event], rest: Sequence[Action]
) -> bool:
    """Return whether cards of one name that come to a faction's hand can only come from the discard pile.

    They lie there face up, and no such card can be drawn; or an effect lets them be taken, and nothing lets the player
    draw now, after what is ``told`` of the turn and before the ``rest`` of it. Nobody names an ambush card that is
    drawn while one can be taken, nor any while it lies on top of a pile that a draw may begin with.
    """
    card = cards[0]
    pile = pile_taken_from(game, card)
    lying = game.state.cards_at(pile)
    if sum(may_be(card, each) for each in lying) < len(cards):
        return False
    if not may_be_unseen(game, faction.name, card):
        return True
    if may_be(card, lying[-1]) and any(
        pile in each.first_card_from(game, faction.name) for each in game.bending(Extension.first_card_from)
    ):
        return True
    passing = game.bending(Audit.passes_cards)
    if not any(each.passes_cards(game, DISCARD, faction.name) for each in passing):
        return False
    return card.kind is CardKind.AMBUSH or not _may_draw(game, faction, told, rest)


def _may_draw(game: Game, faction: Recorded, told: Sequence[Event], rest: Sequence[Action]) -> bool:
    """Whether a player may draw a card now, of an effect or in Evening: the rest of the turn does not draw them all."""
    if any(each.draws_besides(game, faction.name, told) for each in game.bending(Audit.draws_besides)):
        return True
    if faction.name != game.state.current:
        return False
    due = faction.turn_draws(game)
    return due is None or due[1] is None or drawn_to_come(rest, faction.letter) < due[1]


def drawn_to_come(actions: Sequence[Action], letter: str) -> int:
    """Return how many cards of which nothing is told some actions draw to the hand of a letter."""
    moves = (each.node for each in actions if isinstance(each.node, Move) and each.node.ends == (HandAt(letter),))
    groups = (group for move in moves for group in move.groups if group.start is None)
    drawn = (thing for group in groups for thing in group.things if isinstance(thing, Cards))
    return sum(thing.count for thing in drawn if not thing.name and not thing.suit)
