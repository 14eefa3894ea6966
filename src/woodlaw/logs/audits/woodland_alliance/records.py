"""What a recorded game shows of the Alliance: points, steps, draws, and what a turn cannot hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from woodlaw.engine.concepts import suits
from woodlaw.engine.events import CardsMoved, Crafted, Event, Happening, Placed, Removed
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.refusal import Refusal
from woodlaw.factions.woodland_alliance.abilities import Alliance, capacity
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Offence, omission, violation
from woodlaw.logs.audits.effects import step_of
from woodlaw.logs.audits.pieces import astray, changes, note_astray, replaces
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.setups import start_off_the_map
from woodlaw.logs.audits.suits import may_have_matched
from woodlaw.logs.audits.turns import broken_off, ends_setup, in_setup, player_of
from woodlaw.logs.audits.woodland_alliance.bases import kept_after_bases, lost_beyond_bases
from woodlaw.logs.audits.woodland_alliance.operations import officers_and_warriors_exchanged, too_many_operations
from woodlaw.logs.audits.woodland_alliance.order import done_in_evening, note_recruiting, spent_once_mobilized
from woodlaw.logs.audits.woodland_alliance.outrage import (
    note_peace,
    outrage_unanswered,
    supporters_for_nothing,
)
from woodlaw.logs.audits.woodland_alliance.revolts import revolts_gone_wrong
from woodlaw.logs.audits.woodland_alliance.shown import answered_wrongly, note_hands
from woodlaw.logs.audits.woodland_alliance.supporters import mobilized_from_the_deck, spent_for_nothing
from woodlaw.logs.audits.woodland_alliance.training import trained_for_nothing
from woodlaw.logs.audits.woodland_alliance.turns import (
    organized,
    spread_too_cheaply,
    spread_too_far,
)
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, PlaceKind, hand
from woodlaw.table.suits import CLEARING_SUITS

BIRDSONG, DAYLIGHT, EVENING = 1, 2, 3

BASE_FELL = Remembered("base fell", False, FLAG)
"""Whether a base left the map in this turn of a record, which discards supporters (8.2.4)."""


class Records(Alliance, Recorded):
    """The Alliance in recorded games."""

    draw_clause = "8.6.2"
    draws_once = True
    discard_clause = "8.6.2"
    points_known = True
    keeps_warriors = True

    # Telling ----------------------------------------------------------------------------------------------------------
    def told(self, event: Event, clauses: tuple[str, ...], letters: Mapping[str, str]) -> Iterable[Happening]:
        """Supporters that leave the stack are told by their suits: by name they could be crafted cards.

        A dominance card is told by its name, for it becomes available.
        """
        if isinstance(event, CardsMoved) and event.source is self.supporters:
            cards = (card if card.kind is CardKind.DOMINANCE else Card(suit=card.suit) for card in event.cards)
            event = replace(event, cards=tuple(cards))
        yield event, clauses

    # Points -----------------------------------------------------------------------------------------------------------
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Sympathy scores when it is placed."""
        if not isinstance(event, Placed) or event.piece is not self.sympathy or not event.place.number:
            return None
        return self._sympathy_placed(game, event)

    @audits("8.4.2.III", "8.6.1.IV")
    def _sympathy_placed(self, game: Game, event: Placed) -> Points | None:
        """Place and Score: the points of the space that the sympathy uncovers."""
        track, placed = self.values["points"], self.on_map(game.state, "sympathy")
        least = max(1, placed - astray(game, self.sympathy))
        earned = [sum(track[max(0, n - event.count) : n]) for n in range(least, max(least, placed) + 1)]
        return Points("8.4.2.III", min(earned), max(earned), "sympathy") if max(earned) else None

    # Offences ---------------------------------------------------------------------------------------------------------
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """A base goes into a clearing of its suit; sympathy is not judged while the books have lost track of some."""
        if piece is self.sympathy and astray(game, self.sympathy):
            return None
        refusal = super().forbids_place(game, player, piece, place)
        wrong = piece in self.bases and place.number and not game.played
        return refusal or (self._why_not_of_suit(game, piece, place) if wrong else None)

    @audits("8.4.1.I")
    def _why_not_of_suit(self, game: Game, base: Piece, clearing: Place) -> Refusal | None:
        """Choose Clearing: a clearing that matches the base."""
        there, suit = suits(game, clearing), base.kind.removesuffix("_base")
        if not there or suit in there:
            return None
        return Refusal("8.4.1.I", f"clearing {clearing.number} does not match the base")

    @audits("8.4.1.III")
    def may_remove(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """Revolts, in its own turn, where sympathy is and a base can be placed."""
        risen = self.is_sympathetic(game.state, event.place) or astray(game, self.sympathy) > 0
        return game.state.current == self.name and risen and self._may_place_base(game, event.place, events)

    @audits("8.4.1.I")
    def _may_place_base(self, game: Game, place: Place, events: Sequence[Event]) -> bool:
        """Return whether a base that may match a clearing is in the supply, or has come from it in the turn."""
        placed = {event.piece for event in events if isinstance(event, Placed)}
        return any(
            base in placed or astray(game, base) > 0 or not game.state.on_map(base)
            for base, suit in zip(self.bases, CLEARING_SUITS, strict=True)
            if may_have_matched(game, Card(suit=suit), place)
        )

    @audits("8.2.3.I", "8.2.6")
    def discards_off_turn(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """Who may have outraged the Alliance discards a card where the stack cannot hold it."""
        changed = [(piece, change) for event in events for place, piece, change in changes(event) if place.number]
        return player != self.name and any(
            piece.owner == player if change > 0 else piece is self.sympathy for piece, change in changed
        )

    @audits("8.4.1.III", "9.2.2.I")
    def clears_out(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Place]:
        """Revolts, which a record tells by the base that is placed."""
        match event:
            case Placed() if event.piece in self.bases and game.state.current == self.name:
                return [event.place]
        return []

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        """What setup leaves out."""
        note_astray(game, self.name, event)
        note_hands(self, game, event, events)
        note_peace(self, game, event, events)
        if isinstance(event, Removed) and event.piece in self.bases:
            BASE_FELL.note(game.state, True)
        if player_of(events) == self.name and self._is_recruiting(game, event, events):
            note_recruiting(game, events)
        return self._setup(game) if ends_setup(event, self.name) else ()

    @audits("8.3.4")
    def _setup(self, game: Game) -> Sequence[Offence]:
        """Gain Supporters: three cards."""
        have, due = len(game.state.cards_at(self.supporters)), self.values["supporters in setup"]
        if have == due:
            return ()
        if have > due:
            return (violation("8.3.4", f"setup places {have} cards on the Supporters stack", f"{due} cards"),)
        return (omission("8.3.4", f"the Alliance sets up with {have} supporters", f"{due} cards as supporters"),)

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Outrage in every turn; in the Alliance's own spreading, revolts and operations."""
        if in_setup(events):
            yield from self._started_on_the_map(events) if player == self.name else ()
            return
        yield from outrage_unanswered(self, game, events)
        yield from supporters_for_nothing(self, game, events)
        yield from answered_wrongly(self, game, events)
        yield from kept_after_bases(self, game, events)
        yield from lost_beyond_bases(self, game, events)
        yield from spent_for_nothing(self, game, events)
        if player_of(events) == self.name:
            yield from done_in_evening(self, game, events)
            yield from spent_once_mobilized(self, game, events)
            yield from spread_too_far(self, game, events)
            yield from spread_too_cheaply(self, game, events)
            yield from revolts_gone_wrong(self, game, events)
            yield from trained_for_nothing(self, game, events)
            yield from too_many_operations(self, game, events)
            yield from officers_and_warriors_exchanged(self, events)
            yield from mobilized_from_the_deck(self, game, events)
            yield from self._too_many_supporters(game, events)

    @audits("8.3.1", "8.3.2", "8.3.3")
    def _started_on_the_map(self, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Warriors start in the supply, bases in their box and sympathy on its track."""
        pieces = {self.warrior: "8.3.1", **dict.fromkeys(self.bases, "8.3.2"), self.sympathy: "8.3.3"}
        return start_off_the_map(events, pieces)

    @audits("8.2.3.I")
    def _too_many_supporters(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Capacity: five supporters while no base is on the map."""
        have, most = len(game.state.cards_at(self.supporters)), capacity(game.state, self)
        gained = [event for event in events if isinstance(event, CardsMoved) and event.target is self.supporters]
        if most is None or have <= most or not gained or broken_off(events):
            return ()
        message = f"the Alliance has {have} supporters and no base on the map"
        return ((gained[-1], violation("8.2.3.I", message, f"at most {most}")),)

    @audits("8.2.6")
    def passes_cards(self, game: Game, source: Place, receiver: str) -> int:
        """Outrage in another's turn: some notators write a card for the supporters as one for the hand."""
        given = receiver == self.name != game.state.current
        return MANY if given and source.kind is PlaceKind.HAND else 0

    @audits("8.2.6")
    def shows_hands(self, game: Game, viewer: str) -> int:
        """Outrage shows the Alliance the hand of whoever has no card that matches."""
        return MANY if viewer == self.name else 0

    # The turn ---------------------------------------------------------------------------------------------------------
    @audits("8.4.1.II", "8.4.2.II")
    def ends_battle(self, game: Game, event: Event) -> bool:
        """It spends supporters, as long as no base fell with them, to revolt or to spread sympathy after the battle."""
        spent = isinstance(event, CardsMoved) and event.source is self.supporters and event.player == self.name
        return spent and game.state.current == self.name and not BASE_FELL.of(game.state)

    @audits("8.4.1.III", "8.6.1.III")
    def warriors_come_to(self) -> tuple[Sequence[Piece], str]:
        """Recruiting, and revolts (8.4.1.III) too."""
        return self.bases, "8.6.1.III"

    @audits("8.4", "8.5", "8.6")
    def step(self, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
        """Birdsong revolts, Daylight crafts, mobilizes and trains, Evening recruits and organizes."""
        match event:
            case Crafted():
                return DAYLIGHT, "crafting", "8.5.1"
            case CardsMoved() if event.source is hand(self.name) and event.target is self.supporters:
                return DAYLIGHT, "mobilizing", "8.5.2"
            case Placed(piece=piece) if piece in self.bases:
                return BIRDSONG, "a revolt", "8.4.1"
            case Placed(piece=piece) if piece is self.sympathy and organized(self, event, events):
                return EVENING, "organizing", "8.6.1.IV"
            case Placed(piece=piece) if piece is self.warrior and self._recruits(game, event, events):
                return EVENING, "recruiting", "8.6.1.III"
        return None

    def _is_recruiting(self, game: Game, event: Event, events: Sequence[Event]) -> bool:
        step = step_of(self, game, event, events)
        return isinstance(event, Placed) and event.piece is self.warrior and step is not None

    def _recruits(self, game: Game, event: Placed, events: Sequence[Event]) -> bool:
        """Return whether warriors come to a base, and neither with the revolt that placed it nor in place of others."""
        here = [e for e in events if isinstance(e, Placed | Removed) and e.place is event.place]
        with_revolt = any(e.piece in self.bases for e in here)
        warriors_came = any(isinstance(e, Placed) and e.piece is self.warrior for e in here)
        last = next((e for e in reversed(events) if any(changes(e)) and not self._comes_along(e, event)), None)
        brought = isinstance(last, Placed) and last.piece in self.bases
        base = self.bases_at(game.state, event.place) > 0
        return base and not brought and not replaces(event, events) and (not with_revolt or warriors_came)

    def _comes_along(self, before: Event, event: Placed) -> bool:
        """Return whether an event tells of more warriors that come to a clearing, written one by one."""
        return isinstance(before, Placed) and before.piece is self.warrior and before.place is event.place

    @audits("8.6.2")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """Draw and Discard: one card, and one for each base on the map."""
        lost = sum(astray(game, base) for base in self.bases)
        bases = self.bases_on_map(game.state)
        each = self.values["cards drawn for a base"]
        return 1 + each * max(0, bases - lost), 1 + each * bases
