"""The cards that the Duchy reveals in recorded games, and the birds among them, which it discards (12.6.1)."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.dealing import pile_for
from woodlaw.engine.events import CardsMoved, Event, Revealed
from woodlaw.engine.game import Game
from woodlaw.engine.turn import hand_limit
from woodlaw.law.implements import audits
from woodlaw.table.cards import Card
from woodlaw.table.places import PlaceKind, hand


def _shown_to_all(name: str, events: Sequence[Event]) -> list[Card]:
    """Return the cards of its own that a player reveals to everybody."""
    return [c for e in events if isinstance(e, Revealed) and e.owner == name and not e.to for c in e.cards]


@audits("12.6.1")
def discard_birds(game: Game, name: str, events: Sequence[Event], needed: int, spent: int | None) -> None:
    """Discard the revealed birds of a turn that a record leaves in the hand.

    ``needed`` is how many cards were to be revealed, which a record may leave out, or their suits; ``spent`` is how
    many cards other things cost, or None where any may have been spent. Which cards were birds, and which birds that
    are discarded were revealed, may be open: then as many are taken for birds as the hand has too many.
    """
    own, shown = hand(name), _shown_to_all(name, events)
    birds = sum(card.suit == "bird" for card in shown)
    unsaid = max(0, birds - sum(card.suit == "bird" for card in _discarded(name, events)))
    held = [card for card in game.state.cards_at(own) if card.suit == "bird"][:unsaid]
    for card in held:
        game.give(card, own, pile_for(game, card))
    said = 0 if spent is None else max(0, _said_before_draw(name, events) - spent)
    perhaps = birds + sum(not card.suit for card in shown) + max(0, needed - len(shown)) - len(held) - said
    over = len(game.state.cards_at(own)) - hand_limit(game, name)
    doubtful = [card for card in game.state.cards_at(own) if card.suit in ("", "bird")]
    for card in doubtful[: max(0, min(over, perhaps))]:
        game.give(card, own, pile_for(game, card))


def _said_before_draw(name: str, events: Sequence[Event]) -> int:
    """Return how many cards that may be birds are discarded before the last draw."""
    own = hand(name)
    draws = [number for number, e in enumerate(events) if isinstance(e, CardsMoved) and e.target is own]
    before = events[: draws[-1] if draws else len(events)]
    return sum(card.suit in ("", "bird") for card in _discarded(name, before))


def _discarded(name: str, events: Sequence[Event]) -> list[Card]:
    """Return the cards that a player discards from its hand, to whatever pile."""
    moved = [e for e in events if isinstance(e, CardsMoved) and e.source is hand(name)]
    return [card for event in moved if event.target.kind is PlaceKind.COMMON for card in event.cards]
