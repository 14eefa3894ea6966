"""The Decree and its leaders: what may be added (7.4.2), who is chosen (7.3.3) and what a leader tucks (7.3.4, 7.8)."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.dealing import give_card
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.factions.eyrie_dynasties.abilities import (
    BATTLE,
    BUILD,
    BUILDER,
    CHARISMATIC,
    COLUMNS,
    COMMANDER,
    DESPOT,
    MOVE,
    RECRUIT,
    VIZIER,
    Eyrie,
)
from woodlaw.law.implements import implements
from woodlaw.table.places import Place
from woodlaw.table.suits import BIRD

MOST_ADDED = 2
MOST_BIRDS_ADDED = 1

VIZIERS_ON = {
    BUILDER: (RECRUIT, MOVE),
    CHARISMATIC: (RECRUIT, BATTLE),
    COMMANDER: (MOVE, BATTLE),
    DESPOT: (MOVE, BUILD),
}


@implements("7.4.2")
def why_not_add(added: Sequence[str], suit: str) -> Refusal | None:
    """Return why a card of a suit cannot be added to the Decree besides cards of other suits, or None."""
    if len(added) >= MOST_ADDED:
        return Refusal("7.4.2", "two cards have been added to the Decree")
    if suit == BIRD and added.count(BIRD) >= MOST_BIRDS_ADDED:
        return Refusal("7.4.2", "only one card that is added may be a bird")
    return None


# Leaders --------------------------------------------------------------------------------------------------------------
def let_lead(game: Game, eyrie: Eyrie) -> None:
    """Have the Eyrie choose one of the leaders that lie face up, where one does."""
    face_up = {card.name: card for card in game.state.cards_at(eyrie.leaders_box)}
    if face_up:
        chosen = game.ask(eyrie.name, "leader", sorted(face_up))
        give_card(game, eyrie.name, face_up[chosen], eyrie.leaders_box, eyrie.leader_slot)


def tuck_loyal_viziers(game: Game, eyrie: Eyrie) -> None:
    """Tuck the Loyal Viziers into the columns that the leader names."""
    for source, column in misplaced_viziers(game, eyrie):
        give_card(game, eyrie.name, VIZIER, source, column)


@implements("7.8.1", "7.8.2", "7.8.3", "7.8.4")
def misplaced_viziers(game: Game, eyrie: Eyrie) -> list[tuple[Place, Place]]:
    """Return where Loyal Viziers lie that belong in another column, and which column that is."""
    wanted = [eyrie.column(column) for column in VIZIERS_ON.get(eyrie.leader(game), ())]
    lying = [
        place
        for place in (eyrie.viziers_box, *map(eyrie.column, COLUMNS))
        for _ in range(game.state.cards_at(place).count(VIZIER))
    ]
    for place in [place for place in wanted if place in lying]:
        wanted.remove(place)
        lying.remove(place)
    return list(zip(lying, wanted, strict=False))
