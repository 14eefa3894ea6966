"""What cannot lie on a table: more than the box holds, buildings without slots, ruins where none are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.positions.laying import words_at
from woodlaw.positions.position import Problem
from woodlaw.positions.source import Node
from woodlaw.positions.wording import fail
from woodlaw.positions.wording import pieces as told
from woodlaw.table.cards import Card, CardKind, card_id
from woodlaw.table.decks import Deck
from woodlaw.table.items import item_supply
from woodlaw.table.pieces import FERRY, RUIN, TOWER, Category, Piece, face_up
from woodlaw.table.places import ITEM_SUPPLY, Place, PlaceKind, crafted_items, play_area


class Stock:
    """How much of the box has been laid out; each ``take`` raises :class:`SceneError` for more than there is."""

    def __init__(self) -> None:
        self._pieces: Counter[Piece] = Counter()
        self._cards: Counter[Card] = Counter()
        self._suits: Counter[str] = Counter()

    def take_pieces(self, game: Game, piece: Piece, count: int, place: Place) -> None:
        """Take pieces out of the box of their faction, in whatever form they lie; items out of the item supply.

        Factions bring items of their own, so those are counted only where none of them can be.
        """
        faction = game.factions.get(piece.owner)
        if isinstance(faction, Faction):
            form = faction.stored(piece)
            box = sum(spec.count for spec in faction.pieces.values() if faction.stored(spec.piece) is form)
            whose = "its box"
        elif piece.category is Category.ITEM and (place is ITEM_SUPPLY or place is crafted_items(place.owner)):
            form, box, whose = face_up(piece), item_supply().get(face_up(piece), 0), "the game"
        else:
            return
        self._pieces[form] += count
        if self._pieces[form] > box:
            words = words_at(game.state.map.id, game.state.deck.id, game.state.seats)
            fail(f"{told(words, piece, self._pieces[form])} in all; {whose} holds {box}")

    def take_card(self, deck: Deck, card: Card, place: Place) -> None:
        """Take a card out of the deck, known or not; those that may be a faction's own are not counted."""
        suits = {known.suit for known in deck.cards}
        if card.kind is CardKind.OTHER or (card.suit and card.suit not in suits):
            return
        if place.kind is PlaceKind.BOARD and not card.known:
            return
        self._suits[""] += 1
        if self._suits[""] > deck.size:
            fail(f"{self._suits['']} cards in all; the deck {deck.title} holds {deck.size}")
        if card.suit:
            self._suits[card.suit] += 1
            of_suit = sum(known.copies for known in deck.cards if known.suit == card.suit)
            if self._suits[card.suit] > of_suit:
                fail(f"{self._suits[card.suit]} {card.suit} cards in all; the deck {deck.title} holds {of_suit}")
        if card.known:
            self._cards[card] += 1
            if self._cards[card] > card.copies:
                fail(f"{self._cards[card]} of {card!r} in all; the deck {deck.title} holds {card.copies}")


def problems_of_clearings(state: State, node: Node | None) -> list[Problem]:
    """Return what cannot stand in clearings; ``node`` is where the position says what stands there."""
    told = node.value if node and isinstance(node.value, dict) else {}
    found: list[Problem] = []
    for place in state.clearings:
        message = _why_not(state, place)
        if message:
            name = str(place.number)
            found.append(Problem(told[name].line if name in told else 0, ("clearings", name), message))
    return found


def problems_of_cards(state: State, said: Mapping[Place, tuple[int, tuple[str, ...]]]) -> list[Problem]:
    """Return which pieces lie on cards that nobody has crafted; ``said`` is on which line and where each is told."""
    found: list[Problem] = []
    for place, (line, where) in said.items():
        if state.at(place) and card_id(place.name) not in [card.id for card in state.cards_at(play_area(place.owner))]:
            found.append(Problem(line, where, "pieces lie on the card, which is not in the play area"))
    return found


def _why_not(state: State, place: Place) -> str:
    site = state.map.clearings[place.number - 1]
    ruins, most = state.count(place, RUIN), int(site.ruin)
    if ruins > most:
        sites = ", ".join(str(site.number) for site in state.map.clearings if site.ruin) or "none"
        return f"{ruins} ruin{'s' * (ruins != 1)}; on {state.map.title} ruins are in the clearings {sites}, one in each"
    buildings = sum(count for piece, count in state.at(place).items() if piece.category is Category.BUILDING)
    if buildings > site.slots:
        slots = f"{site.slots} slot{'s' * (site.slots != 1)}"
        ruin = ", the ruin among them" if ruins else ""
        return f"{buildings} buildings{ruin}; clearing {place.number} has {slots}"
    for landmark, start in ((FERRY, state.map.ferry_start), (TOWER, state.map.tower)):
        if state.count(place, landmark) > (start is not None):
            return (
                f"{state.count(place, landmark)} of the {landmark.kind}; {state.map.title} has {int(start is not None)}"
            )
    return ""
