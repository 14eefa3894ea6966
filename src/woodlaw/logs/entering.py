"""Entering events into the state of a recorded game, as they are recorded.

What the record takes from where it is not comes from nowhere, and what it leaves out is done: the books follow it. Only
more than the box holds never lies anywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import assert_never

from woodlaw.engine.events import (
    Agreed,
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Flipped,
    Guessed,
    Hired,
    ItemFlipped,
    ItemMoved,
    MarkerLeft,
    Moved,
    PathOpened,
    Placed,
    Removed,
    Replaced,
    Revealed,
    Rolled,
    Scored,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.game import DISCARDED, Game
from woodlaw.engine.hirelings import give_control
from woodlaw.engine.memory import may_be_kept
from woodlaw.engine.place import form_at, stores_of
from woodlaw.engine.unseen import EXPLORED
from woodlaw.engine.victory import COALITION
from woodlaw.logs import hands
from woodlaw.logs.audits.points import note_ahead
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import FERRY, RUIN, Category, Piece, item
from woodlaw.table.places import DISCARD, ITEM_SUPPLY, Place, PlaceKind, clearing, hand, play_area

MOST_UNCOUNTED = 99
"""How many of a piece lie at one place at most where no box says how many there are: items, hirelings."""


class Entering:
    """Enters events into the state of one game; ``factions`` are those at the table, by name."""

    def __init__(self, game: Game, factions: Mapping[str, Recorded]) -> None:
        self._game = game
        self._factions = factions
        self._box: Counter[tuple[str, Category]] = Counter()
        """How many warriors, buildings and tokens each faction's box holds; a token may lie there other side up."""
        for faction in factions.values():
            for spec in faction.pieces.values():
                self._box[faction.name, spec.piece.category] += spec.count

    def enter(self, event: Event, *, by_ferry: bool = False) -> None:
        """Enter an event into the state, as recorded; ``by_ferry`` where a move took the Ferry along unwritten."""
        match event:
            case Placed():
                self._put(event.piece, event.count, event.source, event.place)
            case Removed():
                there = min(event.count, self._game.state.count(event.place, event.piece))
                self._put(event.piece, there, event.place, event.destination)
            case Moved():
                for what, count in event.pieces:
                    self._put(what, count, event.origin, event.destination)
                if by_ferry:
                    self._put(FERRY, 1, event.origin, event.destination)
            case Replaced() | Flipped():
                self._game.adjust(event.old, event.place, -1)
                self._game.adjust(event.new, event.place, 1)
            case ItemMoved():
                self._move_item(event)
            case Battled():
                self._play_ambushes(event)
            case Crafted():
                self._craft(event)
            case CardsMoved():
                self._move_cards(event)
            case Revealed():
                hands.show(self._game, event.cards, hand(event.owner))
            case Scored():
                note_ahead(self._game.state, event)
                self._game.score(event.player, event.points)
            case Stated():
                self._state(event)
            case PathOpened():
                pair = (min(event.one, event.other), max(event.one, event.other))
                self._game.state.closed_paths -= {pair}
            case MarkerLeft():
                self._leave_track(event)
            case Hired():
                give_control(self._game.state, event.hireling, event.player)
            case ItemFlipped() | Rolled() | Guessed() | Agreed() | TurnBegan() | TurnEnded():
                pass
            case _:
                assert_never(event)

    def _put(self, what: Piece, count: int, source: Place, target: Place) -> None:
        """Move pieces as recorded; what the source lacks comes from nowhere. Supplies hold them as they are stored.

        What a supply lacks comes from its stores. More than a box holds come to no place; what the source has beyond
        that stays there.
        """
        stored, left = form_at(self._game, what, target), form_at(self._game, what, source)
        room = self._room(stored, target) if source is not target else count
        lacking = min(count, room) - self._game.state.count(source, left)
        self._game.adjust(left, source, -min(count, room))
        for store in stores_of(self._game, source):
            kept = self._game.state.count(store, what)
            self._game.adjust(what, store, -max(0, min(lacking, kept)))
            lacking -= kept
        self._lay(stored, count, target)

    def _lay(self, what: Piece, count: int, place: Place) -> None:
        self._game.adjust(what, place, min(count, self._room(what, place)))

    def _room(self, what: Piece, place: Place) -> int:
        """Return how many more of a piece a place can hold: no more are there than the owner's box holds."""
        most = self._box.get((what.owner, what.category), MOST_UNCOUNTED)
        return max(0, most - self._game.state.count(place, what))

    def _move_item(self, event: ItemMoved) -> None:
        there = self._game.state.count(event.source, event.item)
        if event.source is event.target and (not event.face_down or there >= event.count):
            return
        for box, count in self._taken_from(event):
            self._game.adjust(event.item, box, -count)
        self._lay(event.item, event.count, event.target)
        if event.source.kind is PlaceKind.COMMON and event.source.clearings:
            self._explore(event.player, clearing(event.source.clearings[0]))

    def _taken_from(self, event: ItemMoved) -> list[tuple[Place, int]]:
        """Return how many items leave which boxes: first the source, then the other boxes of its board.

        A record may tell another box of the board than the one that they lie in. What no box holds comes from nowhere.
        """
        taken: list[tuple[Place, int]] = []
        left = event.count
        for box in (event.source, *sorted(self._other_boxes(event.source), key=lambda box: box is event.target)):
            count = min(left, self._game.state.count(box, event.item))
            taken.append((box, count))
            left -= count
        return taken

    def _other_boxes(self, place: Place) -> list[Place]:
        """Return the boxes of the board that a place belongs to, without that place."""
        boxes = [p for p in self._game.state.pieces if p.kind is PlaceKind.BOARD and p.owner == place.owner]
        return [box for box in boxes if box is not place] if place.kind is PlaceKind.BOARD else []

    def _explore(self, player: str, ruin: Place) -> None:
        """Count the items taken from under the ruin of a clearing; with the last the ruin goes (9.5.3, 9.7.1)."""
        state = self._game.state
        EXPLORED.keep(state, EXPLORED.of(state, player, ruin) + 1, player, ruin)
        taken = sum(EXPLORED.of(state, each, ruin) for each in state.seats)
        if taken >= max(1, sum(faction.ruin_items for faction in self._factions.values())):
            self._game.adjust(RUIN, ruin, -1)

    def _craft(self, event: Crafted) -> None:
        if event.item:
            self._game.adjust(item(event.item), ITEM_SUPPLY, -1)
            self._game.adjust(item(event.item), self._factions[event.player].item_box(), 1)
        source = self._factions[event.player].crafts_from()
        if source.kind is not PlaceKind.HAND:
            return
        card = hands.take(self._game, event.card, source)
        kept = card.kind is CardKind.PERSISTENT
        hands.put(self._game, card, play_area(event.player) if kept else hands.pile_told(self._game, card))

    def _play_ambushes(self, event: Battled) -> None:
        for player, suit in ((event.defender, event.ambush), (event.attacker, event.foil)):
            if suit and player in self._game.factions:
                told = hands.ambush_told(self._game.state.deck, suit)
                card = hands.take(self._game, told, hand(player))
                hands.put(self._game, card, hands.pile_told(self._game, card))

    def _move_cards(self, event: CardsMoved) -> None:
        for told in event.cards:
            card = hands.take(self._game, told, event.source)
            # Books may know more of a discarded card than is told: on which pile it lies.
            target = hands.pile_told(self._game, card) if event.target is DISCARD else event.target
            self._make_room(card, target)
            hands.put(self._game, card, target)
            if event.source.kind is PlaceKind.PLAY_AREA:
                discarded = DISCARDED.of(self._game.state)
                DISCARDED.note(self._game.state, (*discarded, (event.source.owner, card.id)))
                self._game.refresh()
            if card.kind is CardKind.DOMINANCE:
                self._show_dominance(event.player)

    def _make_room(self, card: Card, place: Place) -> None:
        """Take a faction's card off its board for another of its own, where the board holds one: leaders, moods."""
        faction = self._factions.get(place.owner)
        if card.kind is CardKind.OTHER and faction and faction.one_own_card and place.kind is PlaceKind.BOARD:
            cards = self._game.state.cards
            cards[place] = [held for held in cards.get(place, []) if held.kind is not CardKind.OTHER]

    def _state(self, event: Stated) -> None:
        by_letter = {faction.letter: name for name, faction in self._factions.items()}
        key, value = self._factions[event.owner].states(event.fact, event.value, by_letter)
        if may_be_kept(key, value):
            self._game.state.facts[key] = value
        if not event.fact and not event.value:
            for place in [p for p in self._game.state.cards if p.kind is PlaceKind.BOARD and p.owner == event.owner]:
                discarded = [card for card in self._game.state.cards[place] if card.kind is not CardKind.OTHER]
                self._game.state.cards[place] = [c for c in self._game.state.cards[place] if c.kind is CardKind.OTHER]
                for card in discarded:
                    hands.put(self._game, card, hands.pile_told(self._game, card))

    def _leave_track(self, event: MarkerLeft) -> None:
        self._game.state.score[event.player] = None
        if event.board_of != event.player:
            COALITION.keep(self._game.state, event.board_of, event.player)
        self._show_dominance(event.player)

    def name_dominance(self, place: Place) -> None:
        """Name a dominance card that came to a place last, and of which a record may tell the suit alone."""
        lying = self._game.state.cards.get(place)
        if lying:
            lying[-1] = hands.dominance_told(self._game.state.deck, lying[-1])

    def _show_dominance(self, player: str) -> None:
        """Lay an activated dominance card, which records write to the board, in the play area (2.1.4, 3.3.1)."""
        state = self._game.state
        area = play_area(player)
        if state.score.get(player) is not None or any(c.kind is CardKind.DOMINANCE for c in state.cards_at(area)):
            return
        for place in [p for p in state.cards if p.kind is PlaceKind.BOARD and p.owner == player]:
            for card in [c for c in state.cards_at(place) if c.kind is CardKind.DOMINANCE][-1:]:
                self._game.give(card, place, area)
                return
