"""Section 8.2.3, the Supporters stack: how supporters are gained, and what they are spent for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.concepts import matches, suits
from woodlaw.engine.dealing import discard_card, discard_cards, draw_cards, give_card
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, CardAs
from woodlaw.table.places import Place

if TYPE_CHECKING:
    from woodlaw.factions.woodland_alliance.abilities import Alliance


# 8.2.3.I Capacity -----------------------------------------------------------------------------------------------------
@implements("8.2.3.I")
def capacity(state: State, alliance: Alliance) -> int | None:
    """Return how many supporters the stack can hold; None, without limit, while a base is on the map."""
    return None if alliance.bases_on_map(state) else int(alliance.values["supporters without a base"])


@implements("8.2.3.I")
def _beyond(state: State, alliance: Alliance, count: int) -> int:
    """Return by how many so many supporters are more than the stack can hold."""
    most = capacity(state, alliance)
    return 0 if most is None else max(0, count - most)


@implements("8.2.3.I")
def gain_supporter(game: Game, alliance: Alliance, player: str, card: Card, source: Place) -> None:
    """Have a player add a card to the stack; it is discarded where the stack cannot hold it."""
    if _beyond(game.state, alliance, len(game.state.cards_at(alliance.supporters)) + 1):
        discard_card(game, player, card, source)
    else:
        give_card(game, player, card, source, alliance.supporters)


@implements("8.2.3.I")
def draw_supporters(game: Game, alliance: Alliance, count: int) -> None:
    """Draw cards and add them to the stack; those that it cannot hold are discarded."""
    draw_cards(game, alliance.name, count, alliance.supporters)
    drawn = game.state.cards_at(alliance.supporters)
    excess = _beyond(game.state, alliance, len(drawn))
    discard_cards(game, alliance.name, drawn[len(drawn) - excess :], alliance.supporters)


@implements("8.2.4", "8.2.3.I")
def discard_down_supporters(game: Game, alliance: Alliance) -> None:
    """Have the Alliance discard supporters of its choice until the stack can hold the rest."""
    while _beyond(game.state, alliance, len(game.state.cards_at(alliance.supporters))):
        held = list(dict.fromkeys(game.state.cards_at(alliance.supporters)))
        card = game.ask(alliance.name, "supporter to discard", held)
        discard_card(game, alliance.name, card, alliance.supporters)


# 8.2.3 The Supporters Stack -------------------------------------------------------------------------------------------
@implements("8.2.3", "2.1.1")
def matching_supporters(game: Game, alliance: Alliance, clearing: Place) -> list[Card]:
    """Return all supporters that match a clearing, birds among them, the same card as often as it is there."""
    return [card for card in game.state.cards_at(alliance.supporters) if matches(game, card.suit, clearing)]


@implements("8.2.3", "1.1.1")
def passing_supporters(game: Game, alliance: Alliance, clearing: Place) -> list[CardAs]:
    """Return supporters that do not match a clearing as what does, where an effect lets the Alliance spend them so."""
    there = dict.fromkeys(game.state.cards_at(alliance.supporters))
    return [
        other
        for e in game.bending(Extension.spent_as)
        for card in there
        if not matches(game, card.suit, clearing)
        for other in e.spent_as(game, alliance.name, card)
        if other.suit in suits(game, clearing)
    ]


@implements("8.2.3", "1.1.1")
def spendable_supporters(game: Game, alliance: Alliance, clearing: Place) -> int:
    """Return how many supporters can be spent for a clearing at once: each effect lets one pass for what matches."""
    passing = {card.by for card in passing_supporters(game, alliance, clearing)}
    return len(matching_supporters(game, alliance, clearing)) + len(passing)


@implements("G.31", "8.2.3")
def spend_supporters(game: Game, alliance: Alliance, clearing: Place, count: int) -> None:
    """Have the Alliance spend so many supporters that match a clearing, all of them at once."""
    matching, passing = matching_supporters(game, alliance, clearing), passing_supporters(game, alliance, clearing)
    certain = not passing and len(matching) == count
    spent = matching if certain else _chosen(game, alliance, matching, passing, count)
    discard_cards(game, alliance.name, spent, alliance.supporters)


@implements("8.2.3")
def _chosen(
    game: Game, alliance: Alliance, matching: Sequence[Card], passing: Sequence[CardAs], count: int
) -> list[Card]:
    """Return so many of some supporters, one after the other as the Alliance chooses."""
    left = list(matching)
    spent: list[Card] = []
    for _ in range(count):
        card = game.ask(alliance.name, "supporter to spend", list(dict.fromkeys([*left, *passing])))
        spent.append(card)
        if isinstance(card, CardAs):
            passing = [other for other in passing if other.by != card.by]
        else:
            left.remove(card)
    return spent
