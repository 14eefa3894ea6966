"""What a recorded game shows of the Marquise, and how a record tells of her."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from woodlaw.engine.concepts import adjacent, rules
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, Happening, Moved, Placed, Removed, TurnBegan
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, PLACE, Remembered
from woodlaw.factions.marquise_de_cat.abilities import BUILDINGS, Marquise
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, violation
from woodlaw.logs.audits.craft import may_be_crafted_besides
from woodlaw.logs.audits.marquise_de_cat.hospitals import hospitals_gone_wrong, treated_for_nothing
from woodlaw.logs.audits.marquise_de_cat.turns import paid_from_afar, turn_gone_wrong
from woodlaw.logs.audits.pieces import astray, changes, note_astray
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.setups import placed_in, set_up_otherwise, start_off_the_map
from woodlaw.logs.audits.suits import paying
from woodlaw.logs.audits.turns import ends_setup, in_setup, player_of
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, hand

FOUGHT: Remembered[Place | None] = Remembered("last battle", None, PLACE)
"""The clearing of the turn's last battle in a record."""
SPENT = Remembered("spent for hospitals", False, FLAG)
"""Whether a card matching it was spent since."""


class Records(Marquise, Recorded):
    """The Marquise in recorded games."""

    draw_clause = "6.6"
    draws_once = True
    discard_clause = "6.6"
    points_known = True
    keeps_warriors = True

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
        return FOUGHT.of(game.state) is origin and (
            SPENT.of(game.state) or destination not in adjacent(game, self.name, origin)
        )

    @audits("6.2.3")
    def discards_off_turn(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """She spends a card for Field Hospitals where warriors of hers leave a clearing."""
        left = (p for event in events for place, p, change in changes(event) if place.number and change < 0)
        return player == self.name and self.warrior in left

    def recorded(self, happened: Sequence[Happening], letters: Mapping[str, str]) -> Sequence[Happening]:
        """Field Hospitals are told as moves."""
        return as_moves(self, happened)

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
        """Building without rule, hospitals where nobody fell, and what setup leaves out."""
        note_astray(game, self.name, event)
        match event:
            case Placed() if self._builds(event) and not in_setup(events):
                return (*self._building(game, event.place, events), *paid_from_afar(self, game, event, events))
            case Moved() if player_of(events) != self.name and not in_setup(events):
                return tuple(treated_for_nothing(self, game, event, events))
            case Battled() | CardsMoved():
                self._remember(game, event, events)
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

    def _remember(self, game: Game, event: Battled | CardsMoved, events: Sequence[Event]) -> None:
        if isinstance(event, Battled):
            FOUGHT.note(game.state, event.clearing)
            SPENT.forget(game.state)
            return
        fought = FOUGHT.of(game.state)
        if fought is not None and event.source is hand(self.name):
            pays = paying(game, self.name, events)
            SPENT.note(game.state, SPENT.of(game.state) or any(pays(card, fought) for card in event.cards))

    @audits("6.3.2", "6.3.3", "6.3.4")
    def _setup(self, game: Game) -> Sequence[Offence]:
        """Place Keep, Garrison, Place Starting Buildings: what is not there at all."""
        needed = (("keep", "6.3.2"), ("warrior", "6.3.3"), *((kind, "6.3.4") for kind in BUILDINGS))
        return [
            omission(clause, f"the Marquise sets up without a {kind}", f"a {kind} on the map")
            for kind, clause in needed
            if not self.on_map(game.state, kind)
        ]

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """What a setup places otherwise, and what a turn takes too many of, leaves out or does not pay."""
        if player != self.name:
            return tuple(hospitals_gone_wrong(self, game, events))
        if in_setup(events):
            return self._set_up_otherwise(game, events)
        return tuple(turn_gone_wrong(self, game, events))

    @audits("6.3.1")
    def _set_up_otherwise(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Wood stays in the supply; the keep, the garrison and the buildings have their places."""
        return (*start_off_the_map(events, {self.piece("wood"): "6.3.1"}), *self._garrisoned_otherwise(game, events))

    @audits("6.3.2", "6.3.3", "6.3.4")
    def _garrisoned_otherwise(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """The keep in a corner, a warrior in each clearing but the one opposite, buildings about the keep."""
        keep = next(iter(placed_in(events, self.keep)), None)
        if keep is None:
            return ()
        corners = game.state.map.corners
        if keep.number not in corners:
            return set_up_otherwise(events, self.keep, {}, "6.3.2")
        opposite = game.state.map.opposite_corner(keep.number)
        garrison = {place: 1 for place in game.state.clearings if place.number != opposite}
        near = (keep, *adjacent(game, self.name, keep))
        buildings = [self.piece(kind) for kind in BUILDINGS]
        placed = [(piece, [place for place in placed_in(events, piece) if place in near][:1]) for piece in buildings]
        return [
            *set_up_otherwise(events, self.warrior, garrison, "6.3.3"),
            *(
                found
                for piece, places in placed
                for found in set_up_otherwise(events, piece, dict.fromkeys(places, 1), "6.3.4")
            ),
        ]

    @audits("6.2.3")
    def may_place(self, game: Game, event: Placed, events: Sequence[Event]) -> bool:
        """Field Hospitals place warriors at the keep in the turns of others; nothing else of hers places any there."""
        return event.piece is self.warrior and self._keeps(game, event.place)

    @audits("6.2.3", "6.5.3")
    def warriors_come_to(self) -> tuple[Sequence[Piece], str]:
        """Recruiting, and Field Hospitals (6.2.3), if a record does not tell them as moves."""
        return (self.piece("recruiter"), self.keep), "6.5.3"

    @audits("6.5")
    def step(self, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
        """Daylight: first she crafts, then she takes actions, of which only building can come of no card."""
        match event:
            case Crafted() if not may_be_crafted_besides(game, event):
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


def as_moves(marquise: Marquise, happened: Sequence[Happening]) -> Sequence[Happening]:
    """Return what happened in a turn as records tell it: warriors go from where they fell to the keep in one move.

    In her own turn that comes after the card that she spent; in another's turn when they fell, for what falls with them
    may have to come after.
    """
    told: list[Happening] = []
    beginning = happened[0][0] if happened else None
    own = isinstance(beginning, TurnBegan) and beginning.player == marquise.name
    for event, clauses in happened:
        if isinstance(event, Placed) and "6.2.3" in clauses:
            number, place = _take_last_fallen(told, event)
            moved = Moved(event.player, ((event.piece, event.count),), place, event.place)
            told.insert(len(told) if own else number, (moved, clauses))
        else:
            told.append((event, clauses))
    return told


def _take_last_fallen(told: list[Happening], placed: Placed) -> tuple[int, Place]:
    """Take the last removal of just so many warriors back to where they are placed from, or else the last of more.

    The hospitals take in all that fell, as far as the supply still holds them. Return where the move is to be told, and
    where they fell.
    """
    fallen = [
        (event.count == placed.count, number, event, clauses)
        for number, (event, clauses) in enumerate(told)
        if isinstance(event, Removed)
        and event.piece is placed.piece
        and event.destination is placed.source
        and event.count >= placed.count
    ]
    _, number, event, clauses = max(fallen, key=lambda each: each[:2])
    left = [(replace(event, count=event.count - placed.count), clauses)] if event.count > placed.count else []
    told[number : number + 1] = left
    return number + len(left), event.place
