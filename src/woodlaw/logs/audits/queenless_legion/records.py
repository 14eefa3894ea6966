"""What a recorded game shows of the Legion: points, spoils, and what a turn cannot hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from woodlaw.engine.concepts import adjacent, standing_on
from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Happening,
    MarkerLeft,
    Moved,
    Placed,
    Removed,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.extension import Points
from woodlaw.engine.game import DISCARDED, Game
from woodlaw.engine.memory import COUNT, TABLE, Remembered
from woodlaw.engine.place import form_at, removed_to, why_not_recruit
from woodlaw.engine.state import State
from woodlaw.factions.queenless_legion.abilities import CAMPAIGN_SUIT, Legion
from woodlaw.factions.queenless_legion.setup import CARDS_DRAWN, WARRIORS_IN_EACH
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Audit, Offence, omission, violation
from woodlaw.logs.audits.craft import may_be_crafted_besides
from woodlaw.logs.audits.customs import DRAWS_UNTOLD
from woodlaw.logs.audits.effects import may_venture, step_of
from woodlaw.logs.audits.pieces import are_battles_told, going_on_to_boards, placed_where, replaces, replaces_warrior
from woodlaw.logs.audits.queenless_legion.campaigns import (
    campaign_changed,
    campaign_offences,
    discarded_unwritten,
    note_campaign,
    note_drops,
)
from woodlaw.logs.audits.queenless_legion.colonies import colonized_wrongly
from woodlaw.logs.audits.queenless_legion.drops import note_bootstraps, placed_for_nothing, too_many_placed
from woodlaw.logs.audits.queenless_legion.spoils import carried_before_spoils
from woodlaw.logs.audits.queenless_legion.supplies import note_supplies
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.setups import placed_in, set_up_otherwise, start_off_the_map, starts_wrongly
from woodlaw.logs.audits.spending import cards_to
from woodlaw.logs.audits.turns import in_setup, own_moves
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, hand, play_area
from woodlaw.table.suits import LETTERS

RETURNING = "QL.6.3"
"""The clause in force while spoils are returned."""


SUPPLY, TACTICS, DAYLIGHT, EVENING = 1, 2, 3, 4

COLONIES_HELD = Remembered("colonies held", 0, COUNT)
"""The most colonies that lay in campaign clearings at one time of a recorded turn so far."""

MARKER = "c"
"""The letter of the campaign's suit in a record."""


class Records(Legion, Recorded):
    """The Legion in recorded games."""

    draw_clause = "QL.6.4"
    draws_once = True
    discard_clause = "QL.6.4"
    points_known = True
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
        return discarded_unwritten(self, game, event)

    # Points -----------------------------------------------------------------------------------------------------------
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Points for spoils, and for colonies that lie already."""
        return self._spoils_of_war(game, event, events) if self.ends_own_turn(event) else None

    @audits("QL.6.2", "QL.5.3")
    def _spoils_of_war(self, game: Game, ending: TurnEnded, events: Sequence[Event]) -> Points:
        """Spoils count by twos, by threes with a bird campaign; each colony that lay there may score one more.

        What was removed before the campaign changed may have lain where none was.
        """
        taken, after = self._taken(events), self._taken(events[campaign_changed(self, events) :])
        hit = sum(audit.hits_taken(game, event) for audit in game.bending(Audit.hits_taken) for event in events)
        hit = hit if are_battles_told(game, events) else MANY
        each = self.spoils_per_point(self.campaign(game.state))
        sure = len(self.campaign_suits(game)) == 1 and not ending.game_over
        most = (taken + hit) // each + COLONIES_HELD.of(game.state)
        least = after // each if sure else 0
        if most or not game.state.where(self.colony):
            return Points("QL.6.2", least, most, "spoils and colonies")
        placed = placed_where(events, self.colony)
        why = "a colony placed in the turn" if placed else "no colony of the campaign with warriors"
        return Points("QL.6.2", least, most, why, no_more="QL.5.3")

    def _taken(self, events: Sequence[Event]) -> int:
        return sum(e.count for e in events if isinstance(e, Removed) and e.destination is self.spoils)

    @audits("QL.5.3", "QL.4.3")
    def _note_colonies(self, game: Game, event: Event, events: Sequence[Event]) -> None:
        """Colonies with warriors beside score in the midst of Daylight, and suits of clearings may change later.

        A colony that is placed in the turn does not score in it. None has scored before the Legion's last battle, nor
        before its campaign changes.
        """
        enough = int(self.values["warriors that colonize"])
        lying = set(standing_on(game, (self.colony,))) - placed_where(events, self.colony).keys()
        held = sum(
            self.may_be_campaign_clearing(game, place) and game.state.warriors(place, self.name) >= enough
            for place in lying
        )
        early = self._comes_before_colonies(game, event, events)
        COLONIES_HELD.note(game.state, 0 if early else max(held, COLONIES_HELD.of(game.state)))

    @audits("QL.4.3", "QL.5.2", "QL.5.3")
    def _comes_before_colonies(self, game: Game, event: Event, events: Sequence[Event]) -> bool:
        """Return whether an event is surely of a step before colonies score: a change of the campaign, or an attack."""
        match event:
            case Battled(attacker=self.name):
                return not may_venture(game, self.name, events)
            case Stated(owner=self.name):
                return True
        return self._lays_campaign_card(event, dominance=False)

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

    def _changes_campaign(self, game: Game, event: CardsMoved, events: Sequence[Event]) -> bool:
        """Return whether an event lays a campaign card: one of dominance is one if it follows the old one's discard."""
        before = events[-1] if events else None
        discards = isinstance(before, CardsMoved) and before.source is self.campaign_box
        if not self._lays_campaign_card(event, dominance=True) or not isinstance(before, CardsMoved) or not discards:
            return self._lays_campaign_card(event, dominance=False)
        return not any(card.id == before.cards[0].id for card in game.state.cards_at(play_area(self.name)))

    def _take_back_discard(self, game: Game, old: Card) -> None:
        """Lay the old campaign card in the play area, if its like was discarded from there this turn."""
        discarded = DISCARDED.of(game.state)
        kept = tuple(each for each in discarded if each != (self.name, old.id))
        if kept != discarded:
            game.give(old, self.campaign_box, play_area(self.name))
            DISCARDED.note(game.state, kept)
            game.refresh()

    # Offences ---------------------------------------------------------------------------------------------------------
    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Offence]:
        """Colonies and warriors placed where they cannot be, or too many; enemies that recruit at colonies."""
        found = None
        if game.state.current == self.name:
            self._note_colonies(game, event, events)
        if isinstance(event, TurnBegan) and event.player == self.name:
            note_bootstraps(self, game)
            note_drops(self, game)
            note_supplies(self, game)
        if isinstance(event, Moved) and game.state.current == self.name:
            note_campaign(self, game, event.origin, event.destination)
        elif isinstance(event, Battled) and event.attacker == self.name:
            note_campaign(self, game, event.clearing)
        if events:
            self._mend_discard(game, event, events[-1])
        if isinstance(event, Placed) and event.place.number and not in_setup(events):
            if event.piece is self.colony:
                found = self._wrong_colony(game, event.place)
            elif event.piece is self.warrior:
                found = placed_for_nothing(self, game, event, events)
            elif event.piece.category is Category.WARRIOR:
                found = self._recruited_at_colony(game, event, events)
        return (found,) if found else ()

    @audits("QL.5.3")
    def _wrong_colony(self, game: Game, place: Place) -> Offence | None:
        if not self.may_be_campaign_clearing(game, place):
            return violation("QL.5.3", f"a colony in clearing {place.number}, which is no campaign clearing")
        enough = self.values["warriors that colonize"]
        held = game.state.warriors(place, self.name)
        if held < enough:
            message = f"a colony in clearing {place.number} with {held} warriors"
            return violation("QL.5.3", message, f"at least {enough} warriors")
        return None

    @audits("QL.2.3")
    def _recruited_at_colony(self, game: Game, event: Placed, events: Sequence[Event]) -> Offence | None:
        """Only what is a step called Recruit for sure is held against an enemy."""
        recruiter = game.factions.get(event.piece.owner)
        step = step_of(recruiter, game, event, events) if isinstance(recruiter, Recorded) else None
        if step is None or "recruit" not in step[1].lower():
            return None
        refusal = why_not_recruit(game, event.piece.owner, event.place)
        return violation(refusal.clause, refusal.reason) if refusal else None

    def may_place(self, game: Game, event: Placed, events: Sequence[Event]) -> bool:
        """The Legion place pieces in their own turn only."""
        return False

    @audits("QL.2.2.III")
    def keeps_from_supply(self, game: Game, piece: Piece) -> int:
        """Interaction with Vagabond: items that a record tells as damaged may lie among the Spoils."""
        return MANY if piece.category is Category.ITEM else 0

    @audits("QL.4", "QL.5", "QL.6")
    def step(self, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
        """Birdsong supplies warriors, then changes the campaign; Daylight moves, attacks and colonizes, Evening crafts.

        People may write Daylight clearing by clearing.
        """
        match event:
            case Placed(piece=self.warrior) if event.place.number and not _may_replace(event, events):
                return SUPPLY, "supplying warriors", "QL.4.2"
            case CardsMoved() if self._changes_campaign(game, event, events) and event.player == self.name:
                return TACTICS, "a change of the campaign card", "QL.4.3"
            case Battled(attacker=self.name):
                return DAYLIGHT, "an attack", "QL.5.2"
            case Moved() if self._marches(game, event):
                return DAYLIGHT, "a move", "QL.5"
            case Placed(piece=self.colony) if event.place.number:
                return DAYLIGHT, "placing a colony", "QL.5.3"
            case Crafted(player=self.name) if not may_be_crafted_besides(game, event):
                return EVENING, "crafting", "QL.6.1"
        return None

    def _marches(self, game: Game, event: Moved) -> bool:
        """Return whether warriors of the Legion move, and nothing carries them."""
        own = any(piece is self.warrior for piece, _ in event.pieces)
        return own and bool(own_moves(game, self.name, (event,)))

    # Setup ------------------------------------------------------------------------------------------------------------
    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """What a setup places otherwise, and what a turn does outside of its campaign or leaves out."""
        if player != self.name:
            return ()
        if in_setup(events):
            return self._set_up_otherwise(game, events)
        return [
            *campaign_offences(self, game, events),
            *too_many_placed(self, game, events),
            *colonized_wrongly(self, game, events),
            *carried_before_spoils(self, game, events),
        ]

    @audits("QL.3.1")
    def _set_up_otherwise(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
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


def _may_replace(event: Placed, events: Sequence[Event]) -> bool:
    """Return whether a warrior may come in place of another piece: not of enemy tokens and buildings."""
    return replaces(event, events, another=True) and replaces_warrior(event, events)
