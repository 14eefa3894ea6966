"""What a recorded turn of another shows of how Outrage is answered (8.2.6): cards given to the hand, hands shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.engine.concepts import suits
from woodlaw.engine.events import CardsMoved, Event, Revealed
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.memory import EVENT, FLAG, TABLE, Kept, Many, Remembered
from woodlaw.engine.titles import name as named
from woodlaw.engine.titles import player_title
from woodlaw.factions.woodland_alliance.abilities import Alliance
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, others_who, violation
from woodlaw.logs.audits.customs import DRAWS_UNTOLD, GIVES_TO_BOARD, TELLS_SHOWING
from woodlaw.logs.audits.pieces import astray
from woodlaw.logs.audits.spending import cards_to
from woodlaw.logs.audits.turns import broken_off, in_setup, player_of
from woodlaw.logs.audits.woodland_alliance.outrage import Cause, altered_in, causes_in, handed_in, outraging
from woodlaw.table.cards import Card
from woodlaw.table.places import DECK, Place, hand
from woodlaw.table.suits import BIRD

Found = Iterator[tuple[Event, Offence]]

LEAST_GIVEN = 2
"""How many cards a record has to tell of as given to the supporters for that to be how its writer tells of them."""
HANDED = Kept("handed for Outrage", False, FLAG, owner=TABLE)
"""Whether a record has had others give a card to the hand of the Alliance in place of its supporters."""

BESIDE_HAND: Remembered[tuple[int, ...]] = Remembered("drawn beside a hand", (), Many(EVENT))
"""With which events a card of the deck comes to the supporters while the player of the turn holds cards."""
EMPTY: Remembered[tuple[int, ...]] = Remembered("held no card", (), Many(EVENT))
"""Before which events of a turn its player held no card."""

UNSHOWN = "that a hand is shown for Outrage"


def note_hands(alliance: Alliance, game: Game, event: Event, events: Sequence[Event]) -> None:
    """Remember, before an event of another's turn, whether its player holds cards as the supporters get one."""
    player = player_of(events)
    if not player or player == alliance.name or in_setup(events):
        return
    if not game.state.cards_at(hand(player)):
        EMPTY.note(game.state, (*EMPTY.of(game.state), len(events)))
    elif isinstance(event, CardsMoved) and event.source is DECK and event.target is alliance.supporters:
        BESIDE_HAND.note(game.state, (*BESIDE_HAND.of(game.state), len(events)))


def answered_wrongly(alliance: Alliance, game: Game, events: Sequence[Event]) -> Found:
    """Yield what is wrong with how others answer Outrage in a turn, where the books know what outrages."""
    handed = list(handed_in(alliance, game, events))
    before = HANDED.of(game.state, TABLE)
    if handed and player_of(events) != alliance.name:
        HANDED.keep(game.state, True, TABLE)
    if astray(game, alliance.sympathy) or player_of(events) == alliance.name:
        return
    gives = GIVES_TO_BOARD.of(game.state, TABLE, alliance.name) >= LEAST_GIVEN and not before
    if gives and handed and outraging(alliance, game, events):
        yield from _given_to_the_hand(handed)
    causes = causes_in(alliance, game, events)
    if causes:
        yield from _shown_with_a_match(alliance, game, events, causes)
        yield from _not_shown(alliance, game, events, causes)


# Cards given ----------------------------------------------------------------------------------------------------------
@audits("8.2.6")
def _given_to_the_hand(handed: Sequence[CardsMoved]) -> Found:
    """The card goes to the supporters; some write the hand each time, and mean these."""
    for event in handed[:1]:
        message = "the card given for Outrage goes to the hand of the Alliance"
        yield event, violation("8.2.6", message, "to the Supporters stack")


# Hands shown ----------------------------------------------------------------------------------------------------------
@audits("8.2.6")
def _shown_with_a_match(alliance: Alliance, game: Game, events: Sequence[Event], causes: Sequence[Cause]) -> Found:
    """Only a player without a matching card or a bird shows a hand: whoever has one gives it.

    Where more cards come to the supporters than the books know causes, a hand may be shown for another cause.
    """
    if cards_to(events, alliance.supporters) > len(causes):
        return
    if any(e.shows_hands(game, alliance.name) for e in others_who(game, Audit.shows_hands, alliance)):
        return
    altered = altered_in(alliance, game, events)
    for event in events:
        if not isinstance(event, Revealed) or event.to != alliance.name:
            continue
        clearings = [cause.clearing for cause in causes if cause.player == event.owner]
        matching = [[card for card in event.cards if _matches(game, card, place)] for place in clearings]
        if matching and all(matching) and not altered.intersection(clearings):
            message = f"{player_title(game, event.owner)} shows {matching[0][0].name or 'a card'} of a hand"
            yield event, violation("8.2.6", f"{message}, which matches {named(clearings[0])}", "a matching card given")


def _matches(game: Game, card: Card, place: Place) -> bool:
    """Return whether a card matches a clearing for sure, by its printed suit and the one that it has."""
    return card.suit == BIRD or (card.suit in suits(game, place) and card.suit == game.state.suits[place.number])


@audits("8.2.6")
def _not_shown(alliance: Alliance, game: Game, events: Sequence[Event], causes: Sequence[Cause]) -> Found:
    """Who gives no card shows the hand, if it holds any; that is asked of records that tell of it elsewhere."""
    player, numbers = player_of(events), [n for n, e in enumerate(events) if any(e is each.event for each in causes)]
    drawn = [n for n in BESIDE_HAND.of(game.state) if not _held_none(game, numbers, n)]
    told = TELLS_SHOWING.of(game.state, TABLE, alliance.name) and not DRAWS_UNTOLD.of(game.state, TABLE)
    if not told or not drawn or broken_off(events) or not seat_of(game, player).has_hand:
        return
    shown = any(isinstance(event, Revealed) and event.owner == player for event in events)
    if not shown and all(cause.player == player for cause in causes):
        message = f"{player_title(game, player)} gives no card for Outrage, and does not show the hand"
        yield events[drawn[0]], omission("8.2.6", message, "the hand shown to the Alliance", habit=UNSHOWN)


def _held_none(game: Game, causes: Sequence[int], drawn: int) -> bool:
    """Return whether the player of a turn held no card at some moment from what outraged to the card drawn for it."""
    before, after = [n for n in causes if n < drawn], [n for n in causes if n > drawn]
    told = {max(before) if before else min(after), drawn}
    return any(min(told) <= number <= max(told) for number in EMPTY.of(game.state))
