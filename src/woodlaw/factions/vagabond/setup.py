"""Section 9.3, a Vagabond's setup, with a second one (9.7.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from woodlaw.engine.actions import Steps
from woodlaw.engine.dealing import give_card
from woodlaw.engine.forests import forests
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_place
from woodlaw.engine.primitives import place_pieces
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.factions.vagabond.items import Rover, character_cards
from woodlaw.factions.vagabond.quests import lay_out_quests
from woodlaw.factions.vagabond.relationships import INDIFFERENT
from woodlaw.law.implements import implements
from woodlaw.table.characters import CHARACTERS
from woodlaw.table.pieces import RUIN, item
from woodlaw.table.places import common, under_ruin

CHARACTER_CARDS = common("character cards")


@implements("9.3.1")
def choose_character(game: Game, vagabond: Vagabond) -> None:
    """Choose a character card that no other Vagabond has, and lay it in the slot."""
    taken = [other.character(game) for other in vagabonds(game)]
    choice = game.ask(vagabond.name, "character", [each for each in CHARACTERS if each not in taken])
    card = character_cards()[choice]
    game.lay(card, CHARACTER_CARDS)
    give_card(game, vagabond.name, card, CHARACTER_CARDS, vagabond.card_box)


def vagabonds(game: Game) -> list[Rover]:
    """Return the Vagabonds at the table, in turn order."""
    return [faction for seat in game.state.seats if isinstance(faction := game.factions[seat], Rover)]


@implements("9.3.2")
def place_pawn(game: Game, vagabond: Vagabond) -> None:
    """Place the pawn in any forest."""
    vagabond.fill_supply(game)
    open_to = [place for place in forests(game) if why_not_place(game, vagabond.name, vagabond.pawn, place) is None]
    place_pieces(game, vagabond.name, vagabond.pawn, 1, game.ask(vagabond.name, "forest for the pawn", open_to))


@implements("9.3.3")
def get_quests(game: Game, vagabond: Vagabond) -> None:
    """Lay three quests out, once for all Vagabonds."""
    lay_out_quests(game, vagabond.name)


@implements("9.3.4", "9.7.1")
def populate_ruins(game: Game, vagabond: Vagabond) -> None:
    """Put the items marked “R” under the ruins at random, once for all Vagabonds, a set of them for each."""
    ruins = [place for place in game.state.clearings if game.state.count(place, RUIN)]
    if any(game.state.at(under_ruin(place.number)) for place in ruins):
        return
    sets = len(vagabonds(game))
    items: list[str] = sets * vagabond.values["items under ruins"]
    order = game.chance.shuffle("ruin items", len(items))
    for number, index in enumerate(order[: sets * len(ruins)]):
        game.adjust(item(items[index]), under_ruin(ruins[number // sets].number), 1)


@implements("9.3.5", *(f"V.{number}.1" for number in range(1, len(CHARACTERS) + 1)))
def take_starting_items(game: Game, vagabond: Rover, characters: Sequence[str]) -> None:
    """Lay out the items marked “S” that a character card lists; with several cards, as many of each as any has."""
    listed: Mapping[str, Sequence[str]] = vagabond.values["starting items"]
    for kind in dict.fromkeys(kind for character in characters for kind in listed[character]):
        for _ in range(max(listed[character].count(kind) for character in characters)):
            game.adjust(item(kind), vagabond.place_for(game.state, item(kind)), 1)


def _take_items(game: Game, vagabond: Vagabond) -> None:
    take_starting_items(game, vagabond, [vagabond.character(game)])


@implements("9.3.6")
def set_relationships(game: Game, vagabond: Vagabond) -> None:
    """Place the relationship marker of each faction but Vagabonds on the Indifferent space."""
    for player in game.state.seats:
        if vagabond.has_marker(game, player):
            vagabond.keep_relationship(game, player, INDIFFERENT)


SETUP = Steps(
    "9.3",
    {
        "choose character": choose_character,
        "place pawn": place_pawn,
        "get quests": get_quests,
        "populate ruins": populate_ruins,
        "take starting items": _take_items,
        "set relationships": set_relationships,
    },
)
