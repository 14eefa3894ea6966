"""What a recorded game shows of the Lizard Cult: conversions, gardens, the Outcast and points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile

from woodlaw.engine.concepts import rules
from woodlaw.engine.dealing import pile_for
from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Happening,
    Moved,
    Placed,
    Removed,
    Revealed,
    Scored,
    Stated,
    TurnBegan,
)
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, PLACE, Kept, Remembered
from woodlaw.engine.titles import in_words
from woodlaw.engine.titles import name as named
from woodlaw.factions.lizard_cult import abilities
from woodlaw.factions.lizard_cult.abilities import HATED, LOST_SOULS, Cult, garden_of
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, others_who, violation
from woodlaw.logs.audits.pieces import astray, changes, count_before, note_astray, on_map_before, vacated
from woodlaw.logs.audits.points import spent_to_score
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.setups import note_set_up, placed_in, set_up_around, starts_wrongly
from woodlaw.logs.audits.spending import cards_from, held_throughout, unmet
from woodlaw.logs.audits.suits import may_have_altered, may_have_matched
from woodlaw.logs.audits.turns import (
    broken_off,
    ends_setup,
    given_in,
    in_setup,
    own_battles,
    own_moves,
    ventures_besides,
)
from woodlaw.logs.hands import put
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.pieces import Category
from woodlaw.table.places import DISCARD, Place, PlaceKind, hand, revealed, supply
from woodlaw.table.suits import BIRD, CLEARING_SUITS, FROG, LETTERS

OUTCAST, HATED_OUTCAST = "o", "ho"
"""How a record names the Outcast marker, by its side."""
OUTCASTS = {abilities.OUTCAST.name: OUTCAST, abilities.HATED_OUTCAST: HATED_OUTCAST}
"""How a record writes what the marker is called, by its side."""
MOVED_UNTOLD = Kept("outcast untold", False, FLAG, owner="lizard_cult")
"""Whether the marker lay Outcast side up as a turn of the Cult began, which moves or turns it, and none tells of it."""
SOULS_GONE = Remembered("lost souls discarded", False, FLAG)
"""Whether the Lost Souls of a recorded turn are discarded."""
UNRULED = Kept("built without rule", False, FLAG, PLACE, owner="lizard_cult")
"""Whether a garden came to a clearing in the Cult's turn that it did not rule just then."""


class Records(Cult, Recorded):
    """The Cult in recorded games."""

    draw_clause = "10.6.3"
    draws_once = True
    discard_clause = "10.6.3"
    points_known = True
    hits_known = True
    board_names_pile = True

    def box(self, part: str, kind: str) -> Place:
        """Return the box that a record means: gardens that are not on the map lie on its tracks, the supply."""
        stored = not part and any(kind == garden.kind for garden in self.gardens)
        return supply(self.name) if stored else super().box(part, kind)

    def mark_outcast(self, game: Game, suit: str, *, hated: bool) -> None:
        """Where a turn is played it is known where the marker lies."""
        MOVED_UNTOLD.forget(game.state, self.name)
        super().mark_outcast(game, suit, hated=hated)

    def outcasts(self, game: Game) -> tuple[str, ...]:
        """Return the suits that can be the Outcast: that last told.

        There are none where the marker was moved since and the record does not tell where to.
        """
        suit = "" if MOVED_UNTOLD.of(game.state, self.name) else self.outcast(game.state)
        return (suit,) if suit else ()

    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """The table cannot tell with what the Cult crafts where the Outcast is not known."""
        return super().crafting_places(game, player) if self.outcasts(game) else None

    def states(self, fact: str, value: str, by_letter: Mapping[str, str]) -> tuple[tuple[object, ...], object]:
        """A record states by letters on which suit the outcast marker lies, and which side it shows."""
        if fact not in OUTCASTS.values():
            return super().states(fact, value, by_letter)
        suits = {letter: suit for suit, letter in LETTERS.items()}
        return abilities.OUTCAST.key(self.name), suits.get(value, value)

    def told(self, event: Event, clauses: tuple[str, ...], letters: Mapping[str, str]) -> Iterable[Happening]:
        """Records leave unsaid that Lost Souls are discarded, and that revealed cards return to the hand.

        The Outcast is told by letters: ``$_o->F``, or ``$_ho->F`` where it is Hated.
        """
        match event:
            case CardsMoved(source=source) if source in (LOST_SOULS, revealed(self.name)):
                pass
            case Stated(owner=self.name):
                yield replace(event, fact=OUTCASTS[event.fact], value=LETTERS[event.value]), clauses
            case _:
                yield event, clauses

    @audits("10.4.3.II", "10.4.3.III")
    def may_remove(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """Convert, Sanctify: a record tells a replacement in two steps, and a bot's base takes its sympathy with it."""
        fallen = (e.piece for e in events if isinstance(e, Removed) and e.piece.category is Category.BUILDING)
        with_base = any(piece.owner == event.piece.owner for piece in fallen)
        replaced = event.piece.category in (Category.WARRIOR, Category.BUILDING)
        return game.state.current == self.name and (replaced or with_base)

    @audits("10.2.5")
    def discards_off_turn(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """Fear of the Faithful: where a garden is removed."""
        return player == self.name and any(isinstance(e, Removed) and e.piece in self.gardens for e in events)

    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Cards spent in the Cult's own turn can score for gardens."""
        return self._scored(game, events) if self.ends_own_turn(event) else None

    @audits("10.5.3")
    def _scored(self, game: Game, events: Sequence[Event]) -> Points | None:
        """Score: once for each suit, a card that is spent, by the most gardens of its suit in the turn.

        Records write the steps of a turn in any order. A card of which no suit is told may be of any, but of one only;
        so may a frog card that passes for another.
        """
        spent = ["" if card.suit == FROG else card.suit for card in spent_to_score(self.name, events)]
        track = self.values["points for gardens"]
        at_best = {suit: track[min(self._most_gardens(game, events, suit), len(track) - 1)] for suit in CLEARING_SUITS}
        untold = sorted((points for suit, points in at_best.items() if suit not in spent), reverse=True)
        most = sum(at_best[suit] for suit in set(spent) & at_best.keys()) + sum(untold[: spent.count("")])
        return Points("10.5.3", 0, most, "scoring for gardens") if most else None

    def _most_gardens(self, game: Game, events: Sequence[Event], suit: str) -> int:
        garden = self.piece(garden_of(suit))
        return max(on_map_before(game.state, events, number, garden) for number in range(len(events) + 1))

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        """What setup leaves out; what is noted besides is judged at the end of the turn."""
        note_astray(game, self.name, event)
        note_set_up(game, event)
        if not in_setup((*events, event)):
            self._discard_souls(game, event)
        match event:
            case TurnBegan(setup=False) if event.player == self.name:
                self._begin_recorded_turn(game)
            case Stated(fact=fact) if event.owner == self.name and fact in OUTCASTS.values():
                MOVED_UNTOLD.forget(game.state, self.name)
                HATED.keep(game.state, fact == HATED_OUTCAST, self.name)
            case Placed(piece=piece, place=place) if piece in self.gardens and not in_setup(events):
                if place.number and not rules(game, self.name, place):
                    UNRULED.keep(game.state, True, self.name, place)
            case _ if ends_setup(event, self.name):
                return self._setup(game, events)
        return ()

    def _begin_recorded_turn(self, game: Game) -> None:
        """Adjust Outcast: each turn moves or turns a marker that is not Hated, of which the record tells, or does not.

        One that is Hated may stay as it is.
        """
        if not HATED.of(game.state, self.name):
            MOVED_UNTOLD.keep(game.state, True, self.name)
        for place in game.state.clearings:
            UNRULED.forget(game.state, self.name, place)

    @audits("10.4.2")
    def _discard_souls(self, game: Game, event: Event) -> None:
        """Discard Lost Souls: records leave it unsaid. It is behind all that happens as Birdsong starts.

        Of a card that left play before anything else of a turn nobody knows whether it was one of them, unless the
        record tells next that the marker moved.
        """
        marked = isinstance(event, Stated) and event.fact in OUTCASTS.values()
        if SOULS_GONE.of(game.state) or game.state.current != self.name:
            return
        if marked or isinstance(event, TurnBegan):
            for card in game.state.cards.pop(LOST_SOULS, []):
                # Books have dominance cards that are available among the discards.
                put(game, card, DISCARD if card.kind is CardKind.DOMINANCE else pile_for(game, card, LOST_SOULS))
        elif not _leaves_play(event):
            game.state.cards[LOST_SOULS] = [UNSEEN] * len(game.state.cards_at(LOST_SOULS))
        SOULS_GONE.note(game.state, marked or not (_leaves_play(event) or isinstance(event, TurnBegan)))

    @audits("10.5.1")
    def _built_without_rule(self, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Build: in a clearing that the Cult rules, unless the garden takes a building's place (10.4.3.III).

        Records may tell of what gives it rule behind the garden: the building, warriors that come, pieces that go.
        """
        for number, event in enumerate(events):
            if not isinstance(event, Placed) or event.piece not in self.gardens or not event.place.number:
                continue
            excused = _building_fell(event.place, events) or self._gains_there(event.place, events[number:])
            if UNRULED.of(game.state, self.name, event.place) and not excused:
                message = f"the Cult builds in clearing {event.place.number}, which it does not rule"
                yield event, violation("10.5.1", message)

    def _gains_there(self, place: Place, events: Sequence[Event]) -> bool:
        """Return whether warriors of the Cult come to a clearing in some events, or pieces of others leave it."""
        return any(
            where is place and (piece is self.warrior if change > 0 else piece.owner != self.name)
            for event in events
            for where, piece, change in changes(event)
        )

    @audits("10.3.2", "10.3.3")
    def _setup(self, game: Game, events: Sequence[Event]) -> Sequence[Offence]:
        """Place Warriors, Choose Outcast."""
        found = []
        if not any(game.state.on_map(garden) for garden in self.gardens):
            found.append(omission("10.3.2", "the Cult sets up without a garden", "one in its starting clearing"))
        if not self.on_map(game.state, "warrior"):
            found.append(
                omission("10.3.2", "the Cult sets up without warriors", "four, and one in each clearing beside")
            )
        if not any(isinstance(event, Stated) and event.fact in (OUTCAST, HATED_OUTCAST) for event in events):
            found.append(omission("10.3.3", "the Cult chooses no Outcast in setup", "the marker on a suit"))
        return found

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """What setup places otherwise, rituals without a card; in the turns of others gardens lost for nothing."""
        if in_setup(events):
            return self._set_up_otherwise(game, events) if player == self.name else ()
        if player == self.name:
            return [
                *self._built_without_rule(game, events),
                *self._rituals_unrevealed(game, events),
                *self._conspired_otherwise(game, events),
            ]
        return () if broken_off(events) else self._lost_for_nothing(game, events)

    @audits("10.5.1", "10.5.2", "10.5.4")
    def _rituals_unrevealed(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Build, Recruit, Sacrifice: a card revealed for each, of the suit of its clearing, or a bird for an acolyte.

        The cards return to the hand: a turn that tells of none may have left them out.
        """
        shown = [c for e in events if isinstance(e, Revealed) and e.owner == self.name and not e.to for c in e.cards]
        if not shown:
            return []
        altered = may_have_altered(game, self.name, events)
        rites = [event for number, event in enumerate(events) if self._is_rite(game, event, events, number)]
        needs = [event for event in rites if isinstance(event, Placed) for _ in range(event.count)]

        def meets(need: int, mean: int) -> bool:
            return needs[need].place in altered or self._serves(game, shown[mean], needs[need].place)

        return [
            self._unrevealed(needs[need], len(needs) > len(shown)) for need in unmet(len(needs), len(shown), meets)[:1]
        ]

    @audits("10.2.2", "10.5.4")
    def _serves(self, game: Game, card: Card, place: Place) -> bool:
        """Hatred of Birds: a bird serves for Sacrifice only, and nothing else does."""
        if not card.suit:
            return True
        if place is self.acolytes:
            return card.suit not in CLEARING_SUITS
        return card.suit != BIRD and may_have_matched(game, card, place)

    def _is_rite(self, game: Game, event: Event, events: Sequence[Event], number: int) -> bool:
        """Return whether only a card revealed can have placed what an event places; Conspiracies need acolytes."""
        if not isinstance(event, Placed) or event.source is not supply(self.name):
            return False
        if not event.place.number:
            return event.piece is self.warrior and event.place is self.acolytes
        if event.piece in self.gardens:
            return not _building_fell(event.place, events)
        if event.piece is not self.warrior or event.place in vacated(events, self.name):
            return False
        return not given_in(game, self.name, event.place, events[:number])

    def _unrevealed(self, event: Placed, too_few: bool) -> tuple[Event, Offence]:
        if event.place is self.acolytes:
            clause, what, wanted = "10.5.4", "the Cult sacrifices a warrior", "a bird card"
        else:
            doing, clause = ("recruits", "10.5.2") if event.piece is self.warrior else ("builds", "10.5.1")
            what, wanted = f"the Cult {doing} in clearing {event.place.number}", "a card of the clearing's suit"
        if too_few:
            return event, omission(clause, f"{what} and reveals no card for it", wanted)
        return event, violation(clause, f"{what}, for which no card revealed serves", wanted)

    def _conspired_otherwise(self, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        replaced = self._replaced_by_conspiracy(game, events)
        yield from self._conspired_elsewhere(game, replaced, events)
        yield from self._conspired_for_less(game, replaced, events)
        yield from self._removed_by_conspiracy_alone(game, replaced, events)
        yield from self._crusaded_without_acolytes(game, events)

    @audits("10.4.3")
    def _conspired_elsewhere(
        self, game: Game, replaced: Sequence[Removed], events: Sequence[Event]
    ) -> Iterator[tuple[Event, Offence]]:
        """Perform Conspiracies: in clearings that match the Outcast."""
        outcasts, altered = [Card(suit=suit) for suit in self.outcasts(game)], may_have_altered(game, self.name, events)
        for event in replaced if outcasts else ():
            place = event.place
            if place not in altered and not any(may_have_matched(game, outcast, place) for outcast in outcasts):
                message = f"the Cult conspires in clearing {place.number}, which does not match the Outcast"
                yield event, violation("10.4.3", message, "a clearing of the Outcast's suit")

    @audits("10.4.3.I", "10.4.3.II", "10.4.3.III")
    def _conspired_for_less(
        self, game: Game, replaced: Sequence[Removed], events: Sequence[Event]
    ) -> Iterator[tuple[Event, Offence]]:
        """Crusade, Convert, Sanctify: each for its acolytes, one less where the Outcast is or may be Hated.

        Nothing is asked of a turn that tells of no acolytes.
        """
        spent = [e for e in events if isinstance(e, Removed) and e.piece is self.warrior and e.place is self.acolytes]
        if not spent:
            return
        counts = {
            "10.4.3.I": self._crusades(game, events),
            "10.4.3.II": sum(e.count for e in replaced if e.piece.category is Category.WARRIOR),
            "10.4.3.III": sum(e.count for e in replaced if e.piece.category is Category.BUILDING),
        }
        turned = {event.fact for event in events if isinstance(event, Stated)} & set(OUTCASTS.values())
        less = turned != {OUTCAST}
        due = sum(count * (self.values["acolytes"][clause] - less) for clause, count in counts.items())
        paid = sum(event.count for event in spent)
        if paid < due:
            clauses = [clause for clause, count in counts.items() if count]
            message = f"the Cult spends {paid} acolyte{'s' * (paid != 1)} for its conspiracies"
            yield spent[-1], violation(clauses[0] if len(clauses) == 1 else "10.4.3", message, f"at least {due}")

    @audits("10.4.3.II", "10.4.3.III", "G.23")
    def _removed_by_conspiracy_alone(
        self, game: Game, replaced: Sequence[Removed], events: Sequence[Event]
    ) -> Iterator[tuple[Event, Offence]]:
        """Convert, Sanctify: a warrior or garden of the Cult's comes to where the enemy's was, and only if it can."""
        if broken_off(events):
            return
        for event in replaced:
            converts = event.piece.category is Category.WARRIOR
            coming = (self.warrior,) if converts else self.gardens
            if any(placed_in((each,), *coming)[event.place] for each in events if isinstance(each, Placed)):
                continue
            if all(game.state.count(supply(self.name), piece) for piece in coming):
                clause, what = ("10.4.3.II", "warrior") if converts else ("10.4.3.III", "garden")
                message = (
                    f"a {in_words(event.piece.kind)} is removed from {named(event.place)}, and no {what} placed for it"
                )
                yield event, omission(clause, message, f"a {what} of the Cult's in its place")

    @audits("10.4.3.I")
    def _crusaded_without_acolytes(self, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Crusade: nothing else lets the Cult move or battle, and each takes an acolyte that was there before.

        Nothing is asked of a turn that tells of no acolytes.
        """
        there = count_before(game.state, events, 0, self.acolytes, self.warrior)
        spent = any(isinstance(e, Removed) and e.piece is self.warrior and e.place is self.acolytes for e in events)
        told = game.state.count(self.acolytes, self.warrior)
        if there or spent or not told or astray(game, self.warrior) or not self._crusades(game, events):
            return
        acts: list[Event] = [*own_moves(game, self.name, events), *own_battles(self.name, events)]
        doing = "moves" if isinstance(acts[0], Moved) else "battles"
        yield acts[0], violation("10.4.3.I", f"the Cult {doing} without acolytes", "two acolytes spent for a Crusade")

    def _replaced_by_conspiracy(self, game: Game, events: Sequence[Event]) -> list[Removed]:
        """Return where enemy warriors and buildings left for sure by Convert and Sanctify, and no battle took them.

        Behind the first card that is crafted, what it says may have removed them.
        """
        fought = {event.clearing for event in events if isinstance(event, Battled)}
        others = others_who(game, Audit.may_remove, self)
        conspiring = takewhile(lambda event: not isinstance(event, Crafted), events)
        return [
            event
            for number, event in enumerate(conspiring)
            if isinstance(event, Removed) and event.piece.owner not in ("", self.name)
            if event.piece.category in (Category.WARRIOR, Category.BUILDING)
            if event.place.number and event.place not in fought
            if not any(each.may_remove(game, event, events[:number]) for each in others)
        ]

    def _crusades(self, game: Game, events: Sequence[Event]) -> int:
        """Return how many Crusades a turn shows at least: each is a battle, or a move with a battle behind it."""
        moves = {(event.origin, event.destination) for event in own_moves(game, self.name, events)}
        battles = own_battles(self.name, events)
        if any(e.forces_battles(game) for e in game.bending(Audit.forces_battles)):
            return 0
        return ventures_besides(game).fewest(len(moves), len(battles), max)

    @audits("10.3.2")
    def _set_up_otherwise(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Place Warriors: four with the garden in a corner clearing, one in each clearing beside it."""
        there, beside = self.values["warriors in setup"]
        starting = (each for garden in self.gardens for each in starts_wrongly(game, self, garden, events, "10.3.2"))
        return [*set_up_around(game, events, self.gardens, self.warrior, (there, beside), "10.3.2"), *starting]

    @audits("10.2.5")
    def _lost_for_nothing(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Fear of the Faithful: whenever a garden is removed, the Cult discards a random card."""
        lost = next((event for event in events if isinstance(event, Removed) and event.piece in self.gardens), None)
        if lost is None or cards_from(events, hand(self.name)) or not held_throughout(game, self.name, events):
            return ()
        return ((lost, omission("10.2.5", "the Cult loses a garden and discards no card", "a random card discarded")),)

    @audits("10.5", "10.6.2")
    def step(self, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
        """Cards are revealed for rituals in Daylight; the Cult crafts in Evening."""
        match event:
            case Revealed() if event.owner == self.name and not event.to:
                return 1, "a ritual", "10.5"
            case Crafted():
                return 2, "crafting", "10.6.2"
        return None

    @audits("10.6.3")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """Draw and Discard: one card, and one for each suit with gardens enough on the map."""
        at = self.values["another card drawn at gardens of a suit"]
        gardens = [(game.state.on_map(garden), astray(game, garden)) for garden in self.gardens]
        return 1 + sum(there - lost >= at for there, lost in gardens), 1 + sum(there >= at for there, _ in gardens)


def _leaves_play(event: Event) -> bool:
    """Return whether an event may be of the start of a Birdsong: a card leaves play, or somebody scores."""
    return isinstance(event, Scored) or (isinstance(event, CardsMoved) and event.source.kind is PlaceKind.PLAY_AREA)


def _building_fell(clearing: Place, events: Sequence[Event]) -> bool:
    return any(
        isinstance(event, Removed) and event.place is clearing and event.piece.category is Category.BUILDING
        for event in events
    )
