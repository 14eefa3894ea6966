"""What a recorded game cannot show of a bot: cards that it has no hand for, and dominance cards (RB.1 to RB.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.engine.events import CardsMoved, Event, MarkerLeft, Revealed
from woodlaw.engine.game import Game
from woodlaw.engine.setup import dealt_from
from woodlaw.engine.titles import player_title
from woodlaw.factions.bots.order import order_box
from woodlaw.factions.bots.team import is_cooperative
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, violation
from woodlaw.logs.audits.turns import in_setup
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import DECK, PlaceKind

HOLDING = (PlaceKind.HAND, PlaceKind.PLAY_AREA, PlaceKind.BOARD)


def against_bots(game: Game, bot: str, event: Event, events: Sequence[Event]) -> Iterator[Offence]:
    """Yield what is against an event at a table with a bot, before it is entered; cards that it draws are counted."""
    match event:
        case CardsMoved(cards=cards, target=target):
            drawn = event.source is DECK and target.kind is PlaceKind.HAND and not in_setup(events)
            if target.owner == bot and target.kind in HOLDING and target is not order_box(bot) and not drawn:
                yield _given(game, bot, cards[0])
            yield from _left_out_of_the_deck(game, cards)
        case Revealed(cards=cards):
            yield from _left_out_of_the_deck(game, cards)
        case MarkerLeft(player=player) if player == bot:
            yield violation("RB.1.3", f"{player_title(game, bot)} cannot play a dominance card")


@audits("RB.2.8.1", "RB.1.3")
def _given(game: Game, bot: str, card: Card) -> Offence:
    """A bot has no hand, and no card in play: its order card alone is its own."""
    title = player_title(game, bot)
    if card.kind is CardKind.DOMINANCE:
        return violation("RB.1.3", f"{title} cannot play a dominance card")
    return violation("RB.2.8.1", f"a card comes to {title}, which has no hand", "an order card alone")


@audits("RB.2.8.1")
def given_unseen(game: Game, bot: str, events: Sequence[Event]) -> Iterator[Event]:
    """Yield by which events of a turn a bot was surely given cards, which are discarded: it scores for each."""
    for each in game.bending(Audit.gives_unseen):
        yield from each.gives_unseen(game, bot, events)


@audits("RB.3.4", "RB.3.5")
def _left_out_of_the_deck(game: Game, cards: Sequence[Card]) -> Iterator[Offence]:
    """With one or two humans, and for a team, the dominance cards of the deck are not played with."""
    dealt = {card.suit for card in dealt_from(game, brought=True) if card.kind is CardKind.DOMINANCE}
    brought = {card.suit for card in game.state.deck.brought}
    for card in cards:
        if card.kind is CardKind.DOMINANCE and card.suit and card.suit not in dealt | brought:
            clause = "RB.3.5" if is_cooperative(game) else "RB.3.4"
            yield violation(clause, f"{card.name} ({card.suit}) is not in the deck", "a deck without dominance cards")
