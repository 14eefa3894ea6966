"""What a recorded turn shows of the warriors that the Legion places (QL.4.1, QL.4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.engine.audit import MANY, Offence, violation
from woodlaw.engine.events import CardsMoved, Event, Placed, Removed
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, FLAG, Remembered
from woodlaw.engine.titles import name
from woodlaw.factions.queenless_legion.abilities import Legion
from woodlaw.factions.queenless_legion.birdsong import WARRIORS_OF_BOOTSTRAPS, is_on_map, sites_of_icon
from woodlaw.factions.records import changes, may_be_given, replaces
from woodlaw.law.implements import audits
from woodlaw.table.cards import Card
from woodlaw.table.places import Place, PlaceKind, hand

LANDS = Remembered("bootstraps due", False, FLAG)
"""Whether the Legion began the turn of a record without pieces on the map."""
DROPPED = Remembered("warriors supplied", 0, COUNT)
"""How many warriors a record's turn has placed so far, where the Legion may, that no other effect can have brought."""

ICONS = Remembered("icons of the campaign card", 0, COUNT)
"""How many icons the campaign card of a record's turn can have had when warriors were placed."""


@audits("QL.4.1")
def note_bootstraps(legion: Legion, game: Game) -> None:
    """Remember, as a turn of the Legion begins, whether it has pieces on the map."""
    if not is_on_map(game, legion):
        LANDS.note(game.state, True)


def placed_for_nothing(legion: Legion, game: Game, event: Placed, events: Sequence[Event]) -> Offence | None:
    """Return what the Legion's rules have against warriors that it places in its own turn, or None."""
    brought = may_be_given(game, legion.name, events) or replaces(event, events)
    if game.state.current != legion.name or brought:
        return None
    refused = _where_nothing_drops(legion, game, event.place, events)
    if not refused:
        DROPPED.note(game.state, DROPPED.of(game.state) + event.count)
        ICONS.note(game.state, max(ICONS.of(game.state), _most_icons(legion, game, events)))
    return refused


@audits("QL.4.2")
def _where_nothing_drops(legion: Legion, game: Game, place: Place, events: Sequence[Event]) -> Offence | None:
    """Supply Drop: where Legion pieces are, and an icon of the campaign card matches or a colony is.

    Bootstraps (QL.4.1) come anywhere. People may write what they placed after what they moved away.
    """
    stood = any(where is place and piece.owner == legion.name for e in events for where, piece, _ in changes(e))
    if LANDS.of(game.state) or (stood and not game.state.owned(place, legion.name)):
        return None
    if not game.state.owned(place, legion.name):
        return violation("QL.4.2", f"warriors placed in {name(place)}, where the Legion has no pieces")
    cards = _campaign_cards(legion, game, events)
    icons = dict.fromkeys(icon for card in cards or () for icon in card.cost or ())
    if cards is None or legion.colonies(game.state, place):
        return None
    if any(place in sites_of_icon(game, legion, icon) for icon in icons):
        return None
    return violation("QL.4.2", f"warriors placed in {name(place)}, which matches no icon of the campaign card")


@audits("QL.4.1", "QL.4.2")
def too_many_placed(legion: Legion, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Bootstraps, Supply Drop: three, one for each icon, and one at each colony for a card spent."""
    placed = DROPPED.of(game.state)
    if not placed:
        return
    icons = max(ICONS.of(game.state), _most_icons(legion, game, events))
    most = icons + WARRIORS_OF_BOOTSTRAPS * LANDS.of(game.state)
    comes = (isinstance(e, Placed) and e.piece is legion.warrior for e in events)
    index = max(number for number, came in enumerate(comes) if came)
    if any(isinstance(e, CardsMoved) and _spends(legion, e) for e in events):
        fallen = sum(e.count for e in events if isinstance(e, Removed) and e.piece is legion.colony)
        later = sum(e.count for e in events[index:] if isinstance(e, Placed) and e.piece is legion.colony)
        most += legion.on_map(game.state, "colony") + fallen - later
    if placed > most:
        yield events[index], violation("QL.4.2", f"the Legion places {placed} warriors in its turn", f"at most {most}")


def _most_icons(legion: Legion, game: Game, events: Sequence[Event]) -> int:
    """Return how many icons the campaign card can have, more than any has where they are assumed."""
    cards = _campaign_cards(legion, game, events)
    return MANY if cards is None else max((len(card.cost or ()) for card in cards), default=0)


def _spends(legion: Legion, event: CardsMoved) -> bool:
    return event.source is hand(legion.name) and event.target.kind is PlaceKind.COMMON


@audits("QL.2.5", "QL.4.3")
def _campaign_cards(legion: Legion, game: Game, events: Sequence[Event]) -> list[Card] | None:
    """Return every card that can have been the campaign card in the turn; None where the icons of one are assumed."""
    moved = (e for e in events if isinstance(e, CardsMoved) and legion.campaign_box in (e.source, e.target))
    told = [card for e in moved for card in e.cards] + game.state.cards_at(legion.campaign_box)
    cards = [
        card
        for known in told
        for card in game.state.deck.cards
        if known.id in ("", card.id) and known.suit in ("", card.suit)
    ]
    return None if any("cost" in card.assumed for card in cards) else cards
