"""What a recorded game shows of the Eyrie, and how a record tells of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Guessed,
    Happening,
    Moved,
    Placed,
    Removed,
    Scored,
    Stated,
)
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.maps import tower_points
from woodlaw.engine.memory import COUNT, Remembered
from woodlaw.engine.refusal import Refusal
from woodlaw.factions.eyrie_dynasties.abilities import COLUMNS, DESPOT, LEADER_CARDS, LEADERS, VIZIER, Eyrie
from woodlaw.factions.eyrie_dynasties.daylight import why_not_ruled
from woodlaw.factions.eyrie_dynasties.decree import misplaced_viziers, why_not_add
from woodlaw.factions.eyrie_dynasties.setup import STARTING_WARRIORS
from woodlaw.factions.eyrie_dynasties.turmoil import birds_on_the_decree
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, too_late, violation
from woodlaw.logs.audits.craft import may_be_crafted_besides
from woodlaw.logs.audits.draws import may_have_run_out
from woodlaw.logs.audits.eyrie_dynasties.decree import decree_gone_wrong, note_decree, recruited_before_the_end
from woodlaw.logs.audits.eyrie_dynasties.need import needless_turmoil
from woodlaw.logs.audits.eyrie_dynasties.roosts import placed_among_more
from woodlaw.logs.audits.eyrie_dynasties.turmoil import (
    acted_after_turmoil,
    face_down,
    kept_decree,
    note_deposed,
    note_leader_untold,
)
from woodlaw.logs.audits.pieces import astray, note_astray, on_map_before
from woodlaw.logs.audits.points import least_points
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.setups import placed_in, set_up_otherwise, starts_wrongly
from woodlaw.logs.audits.spending import held_throughout
from woodlaw.logs.audits.turns import after_deeds_of_daylight, broken_off, ends_setup, ends_turn, in_setup, player_of
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import DECK, Place, PlaceKind, hand

BIRDS = Remembered("birds on the Decree in turmoil", 0, COUNT)
"""The bird cards of the Decree when it was discarded this turn, viziers included."""

PURGE = "7.7.2"
"""The clause in force while the Decree is discarded."""


class Records(Eyrie, Recorded):
    """The Eyrie in recorded games."""

    draw_clause = "7.6.2"
    scores_in_evening = frozenset({"7.6.1"})
    discard_clause = "7.6.2"
    points_known = True
    keeps_warriors = True
    one_own_card = True
    open_boxes = frozenset({"cards"})

    # Telling ----------------------------------------------------------------------------------------------------------
    def told(self, event: Event, clauses: tuple[str, ...], letters: Mapping[str, str]) -> Iterable[Happening]:
        """Leaders are told as they come, ``#builder->$``, and the Purge as a whole, ``$_->``; records leave the rest of
        the cards of the Eyrie's own unsaid.
        """
        match event:
            case CardsMoved() if PURGE in clauses:
                yield Stated(self.name, self.name, "", ""), clauses
            case CardsMoved(cards=(card,)) if any(card.name == own.name for own in self.cards):
                if event.target is self.leader_slot:
                    yield replace(event, source=DECK), clauses
            case _:
                yield event, clauses

    def recorded(self, happened: Sequence[Happening], letters: Mapping[str, str]) -> Sequence[Happening]:
        """A Purge is told once, however many cards it discards."""
        told = list(super().recorded(happened, letters))
        purges = [happening for happening in told if PURGE in happening[1] and isinstance(happening[0], Stated)]
        return [happening for happening in told if not any(happening is again for again in purges[1:])]

    def settle(self, game: Game, events: Sequence[Event]) -> None:
        """Turn deposed leaders and tuck Loyal Viziers, which records leave unsaid."""
        if self.leader(game) and any(self._comes_to_lead(event) for event in events):
            self._turn_leaders(game)
        for source, column in misplaced_viziers(game, self):
            game.give(VIZIER, source, column)

    def _comes_to_lead(self, event: Event) -> bool:
        """Return whether a record writes that one of the Eyrie's leaders comes to the board."""
        if not isinstance(event, CardsMoved) or event.target is not self.leader_slot:
            return False
        return any(card.name in LEADERS for card in event.cards)

    @audits("7.7.3", "7.7.3.I")
    def _turn_leaders(self, game: Game) -> None:
        """Whoever led before lies face down, unless the new leader did not lie face up: then all were turned up."""
        state, leader = game.state, self.leader(game)
        others = [card for card in LEADER_CARDS.values() if card.name != leader]
        face_up = [card for card in others if card in state.cards_at(self.leaders_box)]
        if LEADER_CARDS[leader] not in state.cards_at(self.leaders_box):
            face_up = others
        state.cards[self.leaders_box] = face_up
        state.cards[self.deposed_box] = [card for card in others if card not in face_up]

    # Points -----------------------------------------------------------------------------------------------------------
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Roosts score in Evening, and the Despot's battles when something falls."""
        if ends_turn(event, self.name):
            return self._evening(game)
        if isinstance(event, Removed) and event.player == self.name:
            return self._despots_battle(game, event, events)
        return None

    @audits("7.6.1")
    def _evening(self, game: Game) -> Points | None:
        """Score Points: those of the rightmost empty space of the Roosts track."""
        least, most = map(self.points_of, self._roosts(game))
        return Points("7.6.1", least, most, f"{self._roosts(game)[1]} roosts in Evening") if most else None

    def _roosts(self, game: Game) -> tuple[int, int]:
        """Return how many roosts are on the map, at least and at most, for what the record tells."""
        most = min(self.on_map(game.state, "roost"), self.pieces["roost"].count)
        return max(0, most - astray(game, self.roost)), most

    @audits("7.8.4")
    def _despots_battle(self, game: Game, event: Removed, events: Sequence[Event]) -> Points | None:
        """Despot: a battle in which the Eyrie remove an enemy building or token scores one point more, once."""
        if not self.may_lead(game, DESPOT) or not self.despoils(game, event):
            return None
        battle, since = _latest_battle(events)
        if battle is None or not self._fell_in(battle, event):
            return None
        if any(isinstance(e, Removed) and self.despoils(game, e) and self._fell_in(battle, e) for e in since):
            return None
        sure = self.leader(game) and not any(isinstance(e, Guessed | Crafted) for e in since)
        return Points("7.8.4", 1 if sure else 0, 1, "the Despot's battle")

    def _fell_in(self, battle: Battled, event: Removed) -> bool:
        sides = {battle.attacker, battle.defender}
        return sides == {self.name, event.piece.owner} and battle.clearing is event.place

    # Offences ---------------------------------------------------------------------------------------------------------
    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        """Roosts built without rule, and what setup leaves out."""
        note_astray(game, self.name, event)
        match event:
            case Placed(piece=piece) if piece is self.roost and not in_setup(events):
                return (*self._building(game, event.place), *placed_among_more(self, game, event, events))
            case Stated() if self._discards_decree(event):
                self._note_birds(game)
                note_decree(self, game)
            case CardsMoved() if self._comes_to_lead(event) and not in_setup(events):
                return self._chosen(game, event)
            case CardsMoved(source=source) if source in map(self.column, COLUMNS):
                note_decree(self, game)
            case _ if ends_setup(event, self.name):
                return self._set_up(game)
        return ()

    def _chosen(self, game: Game, event: CardsMoved) -> Sequence[Offence]:
        """Remember that a leader was deposed, and say whether the new one lies face down."""
        if self.leader(game):
            note_decree(self, game)
            note_deposed(game)
        return face_down(self, game, event.cards)

    @audits("7.5.2.IV")
    def _building(self, game: Game, clearing: Place) -> Sequence[Offence]:
        """Build: the Eyrie rule the clearing; with no roosts on the map a new one goes anywhere (7.4.3)."""
        if not clearing.number or not self.on_map(game.state, "roost"):
            return ()
        refusal = why_not_ruled(game, self, clearing)
        return (violation(refusal.clause, refusal.reason),) if refusal else ()

    @audits("7.3.2", "7.3.3")
    def _set_up(self, game: Game) -> Sequence[Offence]:
        """Place Roost and Starting Warriors, Choose Leader."""
        found = [
            omission("7.3.2", f"the Eyrie set up without a {kind}", "one roost and six warriors in a corner clearing")
            for kind in ("roost", "warrior")
            if not self.on_map(game.state, kind)
        ]
        if not self.leader(game):
            note_leader_untold(self, game)
            found.append(omission("7.3.3", "the Eyrie choose no leader", "one of " + ", ".join(LEADERS)))
        return found

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """What a turn lacks or has too many of: cards for the Decree and what they give, a new roost, turmoil.

        Where the record ends with the turn, only what is done before other steps is asked for.
        """
        if player_of(events) != self.name:
            return ()
        if in_setup(events):
            return self._set_up_otherwise(game, events)
        turmoil = any(self._discards_decree(event) or self._comes_to_lead(event) for event in events)
        if broken_off(events):
            return tuple(recruited_before_the_end(self, game, events, turmoil=turmoil))
        return (
            *self._added_wrongly(game, events),
            *self._added_late(events),
            *self._no_new_roost(game, events),
            *self._turmoil_gone_wrong(game, events),
            *kept_decree(self, game, events),
            *acted_after_turmoil(self, game, events),
            *decree_gone_wrong(self, game, events, turmoil=turmoil),
        )

    def may_place(self, game: Game, event: Placed, events: Sequence[Event]) -> bool:
        """The Eyrie place pieces in their own turn only."""
        return False

    def may_remove(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """The Eyrie remove pieces of others in battle only."""
        return False

    @audits("7.3.2")
    def _set_up_otherwise(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """A roost with six warriors, in a corner clearing."""
        roosts = [place for place in placed_in(events, self.roost) if place.number in game.state.map.corners]
        corner = roosts[:1]
        return [
            *set_up_otherwise(events, self.roost, dict.fromkeys(corner, 1), "7.3.2"),
            *set_up_otherwise(events, self.warrior, dict.fromkeys(corner, STARTING_WARRIORS), "7.3.2"),
            *starts_wrongly(game, self, self.roost, events, "7.3.2"),
            *self._chosen_twice(events),
        ]

    @audits("7.3.3")
    def _chosen_twice(self, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Choose Leader: one of the four."""
        chosen = [event for event in events if self._comes_to_lead(event)]
        message = f"setup places {len(chosen)} leaders in the Leader Card slot"
        return [(event, violation("7.3.3", message, "one leader")) for event in chosen[1:2]]

    @audits("7.4.2")
    def _added_wrongly(self, game: Game, events: Sequence[Event]) -> list[tuple[Event, Offence]]:
        """Add to the Decree: one card or two from the hand, of which one may be a bird.

        An empty hand adds none where there is no card for Emergency Orders (7.4.1) either, or it was given away.
        """
        columns = [self.column(column) for column in COLUMNS]
        own = hand(self.name)
        added: list[str] = []
        for event in events:
            if not isinstance(event, CardsMoved) or event.source is not own or event.target not in columns:
                continue
            for card in event.cards:
                refusal = why_not_add(added, card.suit)
                if refusal:
                    return [(event, violation(refusal.clause, refusal.reason))]
                added.append(card.suit)
        given = any(isinstance(e, CardsMoved) and e.source is own and e.target.kind is PlaceKind.HAND for e in events)
        empty = (given or may_have_run_out(game, events)) and not held_throughout(game, self.name, events)
        if added or empty:
            return []
        return [(events[-1], omission("7.4.2", "the Eyrie add no card to the Decree", "one or two cards"))]

    @audits("3.3.1", "3.3.4", "7.4.2", "M.4.3")
    def _added_late(self, events: Sequence[Event]) -> list[tuple[Event, Offence]]:
        """Birdsong's cards are added before anything that rules of the core let one do in Daylight."""
        columns = [self.column(column) for column in COLUMNS]
        late = [
            event
            for event in after_deeds_of_daylight(self.name, events)
            if isinstance(event, CardsMoved) and event.source is hand(self.name) and event.target in columns
        ]
        return [
            (event, too_late("7.4.2", "the Eyrie add to the Decree in Daylight", "in Birdsong")) for event in late[:1]
        ]

    @audits("7.4.3")
    def _no_new_roost(self, game: Game, events: Sequence[Event]) -> list[tuple[Event, Offence]]:
        """A New Roost: who begins a turn without roosts on the map places one with three warriors."""
        if on_map_before(game.state, events, 0, self.roost) > 0 or astray(game, self.roost):
            return []
        if any(isinstance(event, Placed) and event.piece is self.roost for event in events):
            return []
        return [(events[-1], omission("7.4.3", "the Eyrie have no roost and place none", "a roost and three warriors"))]

    # Turmoil ----------------------------------------------------------------------------------------------------------
    def _discards_decree(self, event: Event) -> bool:
        """Return whether an event is how a record writes the Purge (7.7.2)."""
        return isinstance(event, Stated) and event.owner == self.name and not event.fact and not event.value

    @audits("7.7.1")
    def _note_birds(self, game: Game) -> None:
        """Remember how many birds lie on the Decree before it is discarded, unless some card's suit is unknown.

        Loyal Viziers that the record has not told of are among them.
        """
        if all(card.suit for card in self.decree(game.state)):
            untold = game.state.cards_at(self.viziers_box).count(VIZIER)
            BIRDS.note(game.state, birds_on_the_decree(game, self) + untold)

    def _turmoil_gone_wrong(self, game: Game, events: Sequence[Event]) -> list[tuple[Event, Offence]]:
        """Say what a turn's turmoil lost too much or too little of, and whether the leader was deposed."""
        purge = next((event for event in events if self._discards_decree(event)), None)
        if purge is None:
            return []
        found = (*self._humiliated(game, events), *self._deposed(game, events))
        return [*((purge, offence) for offence in found), *needless_turmoil(self, game, events, purge)]

    @audits("7.7.1")
    def _humiliated(self, game: Game, events: Sequence[Event]) -> list[Offence]:
        """Humiliate: a point lost for each bird on the Decree, as far as the Eyrie are sure to have points."""
        due = BIRDS.of(game.state)
        if game.state.score.get(self.name) is None or not BIRDS.is_noted(game.state):
            return []
        scored = [event.points for event in events if isinstance(event, Scored) and event.player == self.name]
        lost = -sum(points for points in scored if points < 0)
        had = least_points(game.state, self.name) - sum(scored) + self._scored_before_turmoil(game, events)
        if min(due, had) <= lost <= due:
            return []
        return [violation("7.7.1", f"the Eyrie lose {lost} points in turmoil", f"{due}, one for each bird")]

    @audits("7.7.1")
    def _scored_before_turmoil(self, game: Game, events: Sequence[Event]) -> int:
        """Return what the Eyrie surely score before turmoil, as far as a record tells it before they lose points.

        What they score in Evening may be told there, too, but not before what they do in Daylight, and not again.
        """
        scored = [(n, e.points) for n, e in enumerate(events) if isinstance(e, Scored) and e.player == self.name]
        loss = next((number for number, points in scored if points < 0), 0)
        acted = [n for n, e in enumerate(events[:loss]) if isinstance(e, Battled | Moved | Placed | Removed)]
        before = sum(points for number, points in scored if acted and number < acted[-1])
        evening = self.points_of(self._roosts(game)[1]) + tower_points(game, self.name)
        later = sum(points for number, points in scored if number > loss and points > 0)
        told = sum(points for number, points in scored if number < loss)
        return max(before, told - max(0, evening - later))

    @audits("7.7.3")
    def _deposed(self, game: Game, events: Sequence[Event]) -> list[Offence]:
        """Depose: a new leader."""
        if any(self._comes_to_lead(event) for event in events):
            return []
        note_leader_untold(self, game)
        return [omission("7.7.3", "the Eyrie fall into turmoil and choose no new leader", "a new leader")]

    # The turn ---------------------------------------------------------------------------------------------------------
    @audits("7.4.3", "7.5.2.I")
    def warriors_come_to(self) -> tuple[Sequence[Piece], str]:
        """Recruiting, and A New Roost (7.4.3) too."""
        return (self.roost,), "7.5.2.I"

    @audits("7.5.1", "7.5.2")
    def step(self, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
        """Craft, then resolve the Decree from the left. Moves and battles may come of cards, so they tell nothing."""
        match event:
            case Crafted() if not may_be_crafted_besides(game, event):
                return 1, "crafting", "7.5.1"
            case Placed(piece=piece) if piece is self.roost and self.on_map(game.state, "roost"):
                return 3, "building", "7.5.2.IV"
            case Placed(piece=piece, place=place) if piece is self.warrior and game.state.count(place, self.roost):
                return None if _replaces(event, events) else (2, "recruiting", "7.5.2.I")
        return None

    @audits("7.4.1")
    def draws_besides(self, game: Game, player: str, events: Sequence[Event]) -> int:
        """Emergency Orders give a card to an empty hand, before cards are added to the Decree."""
        own = hand(self.name)
        added = any(isinstance(e, CardsMoved) and e.source is own and e.target.owner == self.name for e in events)
        orders = player == self.name == game.state.current and not added
        return int(orders and not game.state.cards_at(own))

    @audits("7.6.2")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """Draw and Discard: one card, and one for each draw bonus that roosts uncover."""
        least, most = map(self.draws_of, self._roosts(game))
        return least, most

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Nothing of that, while the books have lost track of some roosts."""
        if piece is self.roost and astray(game, self.roost):
            return None
        return super().forbids_place(game, player, piece, place)


def _latest_battle(events: Sequence[Event]) -> tuple[Battled | None, Sequence[Event]]:
    """Return the latest battle of a turn and the events since."""
    for index in range(len(events) - 1, -1, -1):
        event = events[index]
        if isinstance(event, Battled):
            return event, events[index + 1 :]
    return None, ()


def _replaces(event: Placed, events: Sequence[Event]) -> bool:
    """Return whether a card put a warrior where another's piece was just removed, or a new roost came with it.

    What is removed may be told as carried away, by hospitals, and cards may be spent for that.
    """
    match next((e for e in reversed(events) if isinstance(e, Placed | Removed | Moved)), None):
        case Placed(piece=piece, place=place):
            return piece.category is Category.BUILDING and place is event.place
        case Removed(place=place):
            return place is event.place
        case Moved(pieces=pieces, origin=place):
            return place is event.place and all(piece.owner != event.player for piece, _ in pieces)
    return False
