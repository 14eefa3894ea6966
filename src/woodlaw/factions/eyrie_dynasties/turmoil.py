"""Section 7.7, Turmoil."""

from __future__ import annotations

from woodlaw.engine.actions import end_phase
from woodlaw.engine.dealing import discard_together, give_card
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import score_points
from woodlaw.factions.eyrie_dynasties.abilities import COLUMNS, VIZIER, Eyrie
from woodlaw.factions.eyrie_dynasties.decree import let_lead, tuck_loyal_viziers
from woodlaw.law.implements import implements
from woodlaw.table.suits import BIRD


@implements("7.7")
def fall_into_turmoil(game: Game, eyrie: Eyrie) -> None:
    """Humiliate, Purge, Depose, Rest."""
    humiliate(game, eyrie)
    purge(game, eyrie)
    depose(game, eyrie)
    rest(game)


@implements("7.7.1")
def humiliate(game: Game, eyrie: Eyrie) -> None:
    """Lose a point for each bird on the Decree, Loyal Viziers among them."""
    score_points(game, eyrie.name, -birds_on_the_decree(game, eyrie))


@implements("7.7.1")
def birds_on_the_decree(game: Game, eyrie: Eyrie) -> int:
    """Return how many bird cards are on the Decree, Loyal Viziers among them."""
    return sum(card.suit == BIRD for card in eyrie.decree(game.state))


@implements("7.7.2")
def purge(game: Game, eyrie: Eyrie) -> None:
    """Discard the Decree at once, all but the Loyal Viziers."""
    columns = [eyrie.column(column) for column in COLUMNS]
    purged = [(card, place) for place in columns for card in game.state.cards_at(place) if card is not VIZIER]
    discard_together(game, eyrie.name, purged)


@implements("7.7.3")
def depose(game: Game, eyrie: Eyrie) -> None:
    """Set the leader aside face down, choose a new one of those face up, and tuck its Loyal Viziers."""
    deposed = eyrie.leader_card(game.state)
    if deposed is not None:
        give_card(game, eyrie.name, deposed, eyrie.leader_slot, eyrie.deposed_box)
    if not game.state.cards_at(eyrie.leaders_box):
        a_new_clutch(game, eyrie)
    let_lead(game, eyrie)
    tuck_loyal_viziers(game, eyrie)


@implements("7.7.3.I")
def a_new_clutch(game: Game, eyrie: Eyrie) -> None:
    """With no leader face up, turn all of them face up."""
    for card in tuple(game.state.cards_at(eyrie.deposed_box)):
        give_card(game, eyrie.name, card, eyrie.deposed_box, eyrie.leaders_box)


@implements("7.7.4")
def rest(game: Game) -> None:
    """End Daylight; Evening begins."""
    end_phase(game)
