"""How records tell the Duchy: ministers, tunnels and revealed birds; and what its setup shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from woodlaw.engine.events import CardsMoved, Event, Happening, Moved, Placed
from woodlaw.engine.game import Game
from woodlaw.factions.underground_duchy.abilities import (
    BUILDINGS,
    CROWNS,
    LOST,
    MINISTER_CARDS,
    RANKS,
    Duchy,
)
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission
from woodlaw.logs.audits.pieces import astray, note_astray
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.setups import set_up_around, starts_wrongly
from woodlaw.logs.audits.turns import in_setup
from woodlaw.logs.audits.underground_duchy.reveals import discard_birds
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import DECK, DISCARD, Place, supply


class Records(Duchy, Recorded):
    """The Duchy in recorded games."""

    draw_clause = "12.6.3"
    draws_once = True
    discard_clause = "12.6.3"
    spends_in_evening = True
    open_boxes = frozenset({"cards"})

    def box(self, part: str, kind: str) -> Place:
        """Return the box that a record means: buildings and tunnels that are not on the map lie on the board."""
        stored = not part and kind in (*BUILDINGS, "tunnel")
        return supply(self.name) if stored else super().box(part, kind)

    def told(self, event: Event, clauses: tuple[str, ...], letters: Mapping[str, str]) -> Iterable[Happening]:
        """Ministers are told as they come, ``#mayor->$``, and go, ``#mayorD$->``."""
        match event:
            case CardsMoved(source=self.unswayed_box):
                yield replace(event, source=DECK), clauses
            case CardsMoved(target=self.unswayed_box):
                yield replace(event, target=DISCARD), clauses
            case _:
                yield event, clauses

    def unwritten(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Event]:
        """Lay ministers on their pile, and remember which crowns are lost, and which pieces went astray."""
        note_astray(game, self.name, event)
        self._sort_ministers(game)
        if isinstance(event, CardsMoved) and event.source is self.card_box is not event.target:
            self._lose_crowns(game, event.cards)
        return ()

    def _sort_ministers(self, game: Game) -> None:
        """Lay ministers that are not swayed on their pile, which records leave unsaid."""
        state, swayed = game.state, self.swayed(game)
        for place, cards in state.cards.items():
            if place is not self.card_box and any(card.name in self.own_cards for card in cards):
                state.cards[place] = [card for card in cards if card.name not in self.own_cards]
        state.cards[self.card_box] = [MINISTER_CARDS.get(card.name, card) for card in state.cards_at(self.card_box)]
        state.cards[self.unswayed_box] = [card for name, card in MINISTER_CARDS.items() if name not in swayed]

    @audits("12.2.3")
    def _lose_crowns(self, game: Game, returned: Sequence[Card]) -> None:
        """The crowns of ministers that are returned leave the game, which records leave unsaid."""
        for card in (card for card in returned if card.name in self.swayed(game)):
            rank = RANKS[self.rank(card.name)]
            LOST.keep(game.state, min(CROWNS, LOST.of(game.state, self.name, rank) + 1), self.name, rank)

    @audits("12.2.4")
    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """Tunnels: where all three are on the map, one that is removed and placed again may be written as a move."""
        if player != self.name or piece is not self.tunnel or not (origin.number and destination.number):
            return False
        return not game.state.count(supply(self.name), piece) and not game.state.count(destination, piece)

    @audits("12.3.3")
    def setup_offences(self, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Surface: two warriors and the tunnel in a corner to start in, two warriors in each clearing beside it."""
        for kind in ("warrior", "tunnel"):
            if not self.on_map(game.state, kind):
                message = f"the Duchy sets up without a {kind}"
                yield events[-1], omission("12.3.3", message, "two warriors and a tunnel in one clearing")
        count = self.values["warriors in setup"]
        yield from set_up_around(game, events, (self.tunnel,), self.warrior, (count, count), "12.3.3")
        yield from starts_wrongly(game, self, self.tunnel, events, "12.3.3")

    @audits("12.6.3")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """Draw and Discard: one card, and one for each market on the map."""
        markets, lost = self.on_map(game.state, "market"), astray(game, self.piece("market"))
        each = self.values["cards drawn for a market"]
        return 1 + each * max(0, markets - lost), 1 + each * markets

    @audits("12.6.1")
    def settle(self, game: Game, events: Sequence[Event]) -> None:
        """Discard and Return Revealed Cards: revealed birds are discarded; records often leave it unsaid.

        The Banker may have spent any cards, if it was in Parliament before a minister was swayed.
        """
        if in_setup(events):
            return
        built = sum(isinstance(event, Placed) and self._is_building(event.piece) for event in events)
        came = [e for e in events if isinstance(e, CardsMoved) and e.target is self.card_box]
        swayed = [card.name for event in came for card in event.cards if card.name in self.own_cards]
        needed = built + sum(self.values["cards to reveal"][RANKS[self.rank(name)]] for name in swayed)
        sold = "banker" in self.swayed(game) and "banker" not in swayed
        discard_birds(game, self.name, events, needed, None if sold else sum(map(self._digs, events)))

    def _is_building(self, piece: Piece) -> bool:
        return piece.owner == self.name and piece.kind in BUILDINGS

    def _digs(self, event: Event) -> bool:
        """Return whether a tunnel comes to a clearing; some write a move for one that is taken from another."""
        match event:
            case Placed(piece=self.tunnel):
                return event.source is supply(self.name)
            case Moved(player=self.name):
                return all(piece is self.tunnel for piece, _ in event.pieces)
        return False
