"""The Marquise de Cat (chapter 6)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property

from woodlaw.engine.concepts import adjacent, matches, rules
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, Happening, Placed, Removed
from woodlaw.engine.extension import Fight, Offence, Points
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import Action
from woodlaw.factions.base import Faction
from woodlaw.factions.marquise_de_cat import hospitals, setup, turn
from woodlaw.factions.records import astray, ends_setup, in_setup, note_astray, omission, standing_on, violation
from woodlaw.law.implements import audits, implements
from woodlaw.table.pieces import Piece
from woodlaw.table.places import CLEARINGS, Place, hand

BUILDINGS = ("sawmill", "workshop", "recruiter")

_HOSPITALS = "field hospitals"
"""What the turn remembers: the clearing of the last battle, and whether a card matching it was spent since."""


class Marquise(Faction):
    """The Marquise de Cat: wood, buildings, and a keep that nobody else places pieces at."""

    name = "marquise_de_cat"
    title = "Marquise de Cat"
    letter = "C"
    colour = "#e07b28"
    setup_order = 1
    reach = 10
    chapter = "6"
    starts_in_corner = True
    draw_clause = "6.6"
    discard_clause = "6.6"
    points_known = True
    uncounted = frozenset({"wood"})
    sits_by_default = True
    steps: Mapping[str, Collection[str]] = {
        "birdsong": turn.BIRDSONG,
        "daylight": turn.DAYLIGHT,
        "evening": turn.EVENING,
    }

    @implements("6.2.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Crafting: the Marquise activates workshops."""
        return standing_on(game, (self.piece("workshop"),)) if player == self.name else None

    @implements("6.2.2")
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """The Keep: no player but the Marquise places pieces in its clearing, whosever they are."""
        if player == self.name or player not in game.factions or not self._keeps(game, place):
            return None
        return Refusal("6.2.2", f"only the Marquise places pieces in clearing {place.number}, where the keep is")

    def _keeps(self, game: Game, place: Place) -> bool:
        return bool(place.number) and game.state.count(place, self.keep) > 0

    @cached_property
    def keep(self) -> Piece:
        """The keep."""
        return self.piece("keep")

    @audits("6.2.3")
    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """Field Hospitals: warriors removed from a clearing go to the keep's.

        In her own turn a march looks the same: then a battle in the clearing must come before, and either a card that
        matches it or a keep too far to march to.
        """
        if piece is not self.warrior or not self._keeps(game, destination):
            return False
        if player != self.name:
            return True
        fought, spent = game.state.this_turn.get(_HOSPITALS, (None, False))
        return fought is origin and (spent or destination not in adjacent(game, self.name, origin))

    # Playing ----------------------------------------------------------------------------------------------------------
    def set_up(self, game: Game) -> None:
        """Carry out the Marquise's setup (6.3)."""
        setup.set_up(game, self)

    def birdsong(self, game: Game) -> None:
        """Carry out the Marquise's Birdsong (6.4)."""
        turn.birdsong(game, self)

    def daylight(self, game: Game) -> None:
        """Carry out the Marquise's Daylight (6.5)."""
        turn.daylight(game, self)

    def evening(self, game: Game) -> None:
        """Carry out the Marquise's Evening (6.6)."""
        turn.evening(game, self)

    @implements("6.3.2")
    def starting_clearing(self, game: Game) -> Place | None:
        """The clearing with the keep, while it is on the map."""
        return next((place for place in CLEARINGS if self._keeps(game, place)), None)

    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Action]:
        """Field Hospitals take in warriors that were removed (6.2.3)."""
        return hospitals.field_hospitals(game, self, events)

    def after_returned(self, game: Game, events: Sequence[Removed]) -> Sequence[Action]:
        """Field Hospitals take in warriors that were held back until now (6.2.3)."""
        return hospitals.field_hospitals(game, self, events)

    # Recorded games ---------------------------------------------------------------------------------------------------
    def recorded(self, happened: Sequence[Happening], letters: Mapping[str, str]) -> Sequence[Happening]:
        """Field Hospitals are told as moves."""
        return hospitals.as_moves(self, happened)

    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Buildings score when they are built."""
        if not isinstance(event, Placed) or not self._builds(event) or in_setup(events):
            return None
        return self._built(game, event)

    def _builds(self, event: Placed) -> bool:
        return event.piece.owner == self.name and event.piece.kind in BUILDINGS and bool(event.place.number)

    @audits("6.5.4.III")
    def _built(self, game: Game, event: Placed) -> Points:
        """Place Building and Score: the points of the space that the building uncovers."""
        kind = event.piece.kind
        track = self.values["points"][kind]
        built = self.on_map(game.state, kind)
        lost = astray(game, event.piece)
        earned = [sum(track[max(0, n - event.count) : n]) for n in range(max(1, built - lost), built + 1)]
        return Points("6.5.4.III", min(earned), max(earned), f"building a {kind}")

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        """Building without rule, and what setup leaves out."""
        note_astray(game, self.name, event)
        match event:
            case Placed() if self._builds(event) and not in_setup(events):
                return self._building(game, event.place, events)
            case Battled() | CardsMoved():
                self._remember(game, event)
            case _ if ends_setup(event, self.name):
                return self._setup(game)
        return ()

    @audits("6.5.4.I")
    def _building(self, game: Game, clearing: Place, events: Sequence[Event]) -> Sequence[Offence]:
        """Choose Clearing and Building: the Marquise rules the clearing that she builds in."""
        if rules(game, self.name, clearing) or self._ruled_before_paying(game, clearing, events):
            return ()
        return (violation("6.5.4.I", f"the Marquise builds in clearing {clearing.number}, which she does not rule"),)

    def _ruled_before_paying(self, game: Game, clearing: Place, events: Sequence[Event]) -> bool:
        """Whether she ruled with the wood that she spent there: effects can let tokens count for rule."""
        wood = self.piece("wood")
        spent = sum(e.count for e in events if isinstance(e, Removed) and e.piece is wood and e.place is clearing)
        game.adjust(wood, clearing, spent)
        ruled = rules(game, self.name, clearing)
        game.adjust(wood, clearing, -spent)
        return ruled

    def _remember(self, game: Game, event: Battled | CardsMoved) -> None:
        turn = game.state.this_turn
        if isinstance(event, Battled):
            turn[_HOSPITALS] = (event.clearing, False)
        elif _HOSPITALS in turn and event.source is hand(self.name):
            fought, spent = turn[_HOSPITALS]
            fits = any(not card.suit or matches(game, card.suit, fought) for card in event.cards)
            turn[_HOSPITALS] = (fought, spent or fits)

    @audits("6.3.2", "6.3.3", "6.3.4")
    def _setup(self, game: Game) -> Sequence[Offence]:
        """Place Keep, Garrison, Place Starting Buildings: what is not there at all."""
        needed = (("keep", "6.3.2"), ("warrior", "6.3.3"), *((kind, "6.3.4") for kind in BUILDINGS))
        return [
            omission(clause, f"the Marquise sets up without a {kind}", f"a {kind} on the map")
            for kind, clause in needed
            if not self.on_map(game.state, kind)
        ]

    @audits("6.5")
    def step(self, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
        """Daylight: first she crafts, then she takes actions, of which only building can come of no card."""
        match event:
            case Crafted():
                return 1, "crafting", "6.5"
            case Placed() if self._builds(event):
                return 2, "building", "6.5.4"
        return None

    @audits("6.6")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """Evening: one card, and one for each draw bonus that recruiters uncover."""
        recruiters, lost = self.on_map(game.state, "recruiter"), astray(game, self.piece("recruiter"))
        at = self.values["another card drawn at recruiters"]
        return 1 + sum(recruiters - lost >= n for n in at), 1 + sum(recruiters >= n for n in at)


FACTION = Marquise()
