"""How records tell the Legion: its campaign cards and spoils; and what its setup shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from woodlaw.engine.concepts import adjacent
from woodlaw.engine.events import CardsMoved, Event, Happening, MarkerLeft, Placed, Removed, Stated
from woodlaw.engine.game import DISCARDED, Game
from woodlaw.engine.memory import TABLE
from woodlaw.engine.place import form_at, removed_to
from woodlaw.engine.state import State
from woodlaw.factions.queenless_legion.abilities import CAMPAIGN_SUIT, Legion
from woodlaw.factions.queenless_legion.setup import CARDS_DRAWN, WARRIORS_IN_EACH
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Offence, omission, violation
from woodlaw.logs.audits.customs import DRAWS_UNTOLD, TELLS_EXCHANGES
from woodlaw.logs.audits.pieces import going_on_to_boards
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.setups import placed_in, set_up_otherwise, start_off_the_map, starts_wrongly
from woodlaw.logs.audits.spending import cards_to
from woodlaw.logs.hands import pile_told
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, hand, play_area
from woodlaw.table.suits import LETTERS

RETURNING = "QL.6.3"
"""The clause in force while spoils are returned."""

MARKER = "c"
"""The letter of the campaign's suit in a record."""


class Records(Legion, Recorded):
    """The Legion in recorded games."""

    draw_clause = "QL.6.4"
    draws_once = True
    discard_clause = "QL.6.4"
    keeps_warriors = True

    def states(self, fact: str, value: str, by_letter: Mapping[str, str]) -> tuple[tuple[object, ...], str]:
        """A record states the suit of a bird campaign by letters."""
        suits = {letter: suit for suit, letter in LETTERS.items()}
        return CAMPAIGN_SUIT.key(self.name), suits.get(value, value)

    # Telling ----------------------------------------------------------------------------------------------------------
    def told(self, event: Event, clauses: tuple[str, ...], letters: Mapping[str, str]) -> Iterable[Happening]:
        """Records leave unsaid that spoils are returned; what is then placed elsewhere comes from the board.

        The suit of a bird campaign is told by letters: ``$_c->F``.
        """
        match event:
            case Removed() if event.place is self.spoils:
                pass
            case Placed() if RETURNING in clauses:
                yield replace(event, source=self.spoils), (RETURNING,)
            case Stated() if event.owner == self.name:
                yield replace(event, fact=MARKER, value=LETTERS[event.value]), clauses
            case _:
                yield event, clauses

    def is_known_enough(self, state: State) -> bool:
        """What is placed depends on the crafting icons of the campaign card, so that its name must be told."""
        return all(card.known for card in state.cards_at(self.campaign_box))

    def unwritten(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Event]:
        """The discard of the old campaign card, which some records never write."""
        if events:
            self._mend_discard(game, event, events[-1])
        if isinstance(event, MarkerLeft) or TELLS_EXCHANGES.of(game.state, TABLE, self.name):
            return ()
        old = game.state.cards_at(self.campaign_box)[:-1]
        return [CardsMoved(self.name, (card,), self.campaign_box, pile_told(game, card)) for card in old]

    @audits("QL.6.3", "QL.2.2.IV")
    def settle(self, game: Game, events: Sequence[Event]) -> None:
        """Return all spoils to their supplies, or to their owners' boards, which records leave unsaid."""
        for (piece, target), count in going_on_to_boards(game, events, self.spoils).items():
            game.shift(piece, min(count, game.state.count(self.spoils, piece)), self.spoils, target)
        for piece, count in tuple(game.state.at(self.spoils).items()):
            home = removed_to(game, piece, self.spoils, besides=self.spoils)
            game.adjust(piece, self.spoils, -count)
            game.adjust(form_at(game, piece, home), home, count)

    # Cards ------------------------------------------------------------------------------------------------------------
    def _mend_discard(self, game: Game, event: Event, before: Event) -> None:
        """A new campaign card shows that the old one was discarded, not its like in the play area, written the same.

        A dominance card that is activated is written to the board too, but there the score marker follows it.
        """
        held = game.state.cards_at(self.campaign_box)
        if held and self._lays_campaign_card(event, dominance=False):
            self._take_back_discard(game, held[-1])
        if len(held) > 1 and self._lays_campaign_card(before, dominance=True) and not isinstance(event, MarkerLeft):
            self._take_back_discard(game, held[-2])

    def _lays_campaign_card(self, event: Event, *, dominance: bool) -> bool:
        """Return whether an event lays a card where the campaign card lies, one of dominance or another."""
        if not isinstance(event, CardsMoved) or event.target is not self.campaign_box:
            return False
        return dominance is any(card.kind is CardKind.DOMINANCE for card in event.cards)

    def _take_back_discard(self, game: Game, old: Card) -> None:
        """Lay the old campaign card in the play area, if its like was discarded from there this turn."""
        discarded = DISCARDED.of(game.state)
        kept = tuple(each for each in discarded if each != (self.name, old.id))
        if kept != discarded:
            game.give(old, self.campaign_box, play_area(self.name))
            DISCARDED.note(game.state, kept)
            game.refresh()

    @audits("QL.2.2.III")
    def keeps_from_supply(self, game: Game, piece: Piece) -> int:
        """Interaction with Vagabond: items that a record tells as damaged may lie among the Spoils."""
        return MANY if piece.category is Category.ITEM else 0

    # Setup ------------------------------------------------------------------------------------------------------------
    @audits("QL.3.1")
    def setup_offences(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Colonies stay in the supply; warriors and the first campaign card have their places."""
        return (
            *start_off_the_map(events, {self.colony: "QL.3.1"}),
            *self._warriors_otherwise(game, events),
            *self._campaign_otherwise(game, events),
        )

    @audits("QL.3.3")
    def _campaign_otherwise(self, game: Game, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """Starting Campaign: one card is drawn, and one is put on the board."""
        untold = DRAWS_UNTOLD.of(game.state, TABLE)
        for place, due, where in (
            (hand(self.name), CARDS_DRAWN, "in the hand"),
            (self.campaign_box, 1, "on the board"),
        ):
            count = cards_to(events, place)
            last = next((e for e in reversed(events) if isinstance(e, CardsMoved) and e.target is place), events[-1])
            message = f"setup places {count or 'no'} card{'s' * (count != 1)} {where}"
            if count != due and not (untold and place is hand(self.name)):
                yield last, (violation if count > due else omission)("QL.3.3", message, str(due))

    @audits("QL.3.2")
    def _warriors_otherwise(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Three warriors in a corner clearing, and three in one beside it where there is room."""
        there = placed_in(events, self.warrior)
        pairs = [
            (corner, beside)
            for corner in there
            if corner.number in game.state.map.corners
            for beside in (*(place for place in there if place in adjacent(game, self.name, corner)), None)
        ]
        chosen = [place for place in (pairs[0] if pairs else ()) if place]
        return (
            *set_up_otherwise(events, self.warrior, dict.fromkeys(chosen, WARRIORS_IN_EACH), "QL.3.2"),
            *starts_wrongly(game, self, self.warrior, events, "QL.3.2"),
        )

    @audits("QL.6.4")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """One card, and one more when the campaign card has an item."""
        card = self.campaign(game.state)
        if card is None:
            return 1, 1
        return (2 if card.item else 1), (2 if card.item or not card.name else 1)

    def box(self, part: str, kind: str) -> Place:
        """Cards on the board are campaign cards, pieces are spoils."""
        return self.campaign_box if kind == "cards" else self.spoils
