"""What cannot lie on a table: more than the box holds, buildings without slots, ruins where none are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from woodlaw.engine.actions import ACTIONS_LEFT
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal, forbidden
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


def problems_of_lone_pieces(game: Game, node: Node | None) -> list[Problem]:
    """Return where several of a piece lie of which a clearing holds one, as the rules of placing it say."""
    told = node.value if node and isinstance(node.value, dict) else {}
    found: list[Problem] = []
    for place in game.state.clearings:
        for piece, count in tuple(game.state.at(place).items()):
            if count > 1 and piece.category in (Category.BUILDING, Category.TOKEN) and piece.owner in game.factions:
                refusal = _why_not_second(game, piece, place, count)
                name = str(place.number)
                if refusal:
                    line = told[name].line if name in told else 0
                    found.append(Problem(line, ("clearings", name), f"{count} of one kind: {refusal}"))
    return found


def _why_not_second(game: Game, piece: Piece, place: Place, count: int) -> Refusal | None:
    """Return what forbids a second piece of a kind in a clearing that the first is not forbidden, or None."""
    bending = game.bending(Extension.forbids_place)

    def refusal() -> Refusal | None:
        return forbidden(each.forbids_place(game, piece.owner, piece, place) for each in bending)

    game.adjust(piece, place, -count)
    first = refusal()
    game.adjust(piece, place, 1)
    second = refusal()
    game.adjust(piece, place, count - 1)
    return None if first else second


def problems_of_player(game: Game, faction: Faction, line: int) -> list[Problem]:
    """Return what a player cannot have: cards in its play area that never lie there, and more actions than it gets."""
    state, where = game.state, (faction.title,)
    area = state.cards_at(play_area(faction.name))
    dominance = [card for card in area if card.kind is CardKind.DOMINANCE]
    messages = [
        f"{card!r} in the play area, where only persistent effects and an activated dominance card lie (2.1.4)"
        for card in area
        if card.kind in (CardKind.ITEM, CardKind.IMMEDIATE, CardKind.AMBUSH)
    ]
    if len(dominance) > 1:
        messages.append(f"{len(dominance)} dominance cards in the play area; one at most is activated (3.3.1)")
    if dominance and state.score.get(faction.name) is not None:
        messages.append("a score beside an activated dominance card, for which the marker leaves the track (3.3.1)")
    copies = Counter(card.name for card in area if card.known and card.kind is CardKind.PERSISTENT)
    messages += [f"{name} {count} times in the play area (4.1.4)" for name, count in copies.items() if count > 1]
    most = faction.most_actions(game)
    if state.current == faction.name and most is not None and ACTIONS_LEFT.of(state) > most:
        messages.append(
            f"{ACTIONS_LEFT.of(state)} actions left; it has {most} at most, with the bird cards spent so far"
        )
    return [Problem(line, where, message) for message in messages]


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
