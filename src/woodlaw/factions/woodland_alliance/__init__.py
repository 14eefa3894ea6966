"""The Woodland Alliance (chapter 8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from woodlaw.engine.audit import Offence
from woodlaw.engine.concepts import suits
from woodlaw.engine.events import CardsMoved, Crafted, Event, Placed, Removed
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight
from woodlaw.factions.base import Faction
from woodlaw.factions.records import (
    astray,
    ends_setup,
    in_setup,
    note_astray,
    omission,
    player_of,
    standing_on,
    violation,
)
from woodlaw.factions.woodland_alliance.outrage import outrage_unanswered
from woodlaw.factions.woodland_alliance.revolt import revolts_gone_wrong
from woodlaw.factions.woodland_alliance.spreading import organized, spread_too_cheaply, spread_too_far
from woodlaw.law.implements import audits, implements
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, board, hand

BASES = ("fox_base", "rabbit_base", "mouse_base")

BIRDSONG, DAYLIGHT, EVENING = 1, 2, 3


class Alliance(Faction):
    """The Woodland Alliance: sympathy, supporters, revolts and officers."""

    name = "woodland_alliance"
    title = "Woodland Alliance"
    letter = "A"
    colour = "#4f9d45"
    setup_order = 3
    reach = 3
    chapter = "8"
    draw_clause = "8.6.2"
    discard_clause = "8.6.2"
    points_known = True
    boxes: Mapping[str, str] = {"cards": "supporters", "warrior": "officers"}

    @property
    def sympathy(self) -> Piece:
        """The sympathy token."""
        return self.piece("sympathy")

    @property
    def supporters(self) -> Place:
        """The Supporters stack (8.2.3)."""
        return board(self.name, "supporters")

    @property
    def officers(self) -> Place:
        """The Officers box."""
        return board(self.name, "officers")

    def bases(self, game: Game) -> int:
        """Return how many bases stand on the map."""
        return sum(self.on_map(game.state, base) for base in BASES)

    @implements("8.2.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Crafting: the Alliance activates sympathy tokens."""
        return standing_on(game, (self.sympathy,)) if player == self.name else None

    @implements("8.2.2")
    def rolls_swapped(self, game: Game, fight: Fight) -> bool:
        """Guerrilla War: as defender the Alliance deals the higher roll."""
        return fight.defender == self.name

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Sympathy goes where there is none, and a base into a clearing of its suit."""
        if piece.owner != self.name or not place.number:
            return None
        if piece is self.sympathy:
            return self._sympathetic_already(game, place)
        return self._wrong_suit(game, piece, place) if piece.kind in BASES else None

    @implements("8.2.5.I")
    def _sympathetic_already(self, game: Game, clearing: Place) -> Refusal | None:
        """Placement Limits: one sympathy token a clearing."""
        if astray(game, self.sympathy) or not game.state.count(clearing, self.sympathy):
            return None
        return Refusal("8.2.5.I", f"clearing {clearing.number} is sympathetic already")

    @implements("8.4.1.I")
    def _wrong_suit(self, game: Game, base: Piece, clearing: Place) -> Refusal | None:
        """Choose Clearing: a clearing that matches the base."""
        there, suit = suits(game, clearing), base.kind.removesuffix("_base")
        if not there or suit in there:
            return None
        return Refusal("8.4.1.I", f"clearing {clearing.number} does not match the base")

    # Recorded games ---------------------------------------------------------------------------------------------------
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

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        """What setup leaves out."""
        note_astray(game, self.name, event)
        return self._setup(game) if ends_setup(event, self.name) else ()

    @audits("8.3.4")
    def _setup(self, game: Game) -> Sequence[Offence]:
        """Gain Supporters: three cards."""
        have, due = len(game.state.cards_at(self.supporters)), self.values["supporters in setup"]
        if have >= due:
            return ()
        return (omission("8.3.4", f"the Alliance sets up with {have} supporters", f"{due} cards as supporters"),)

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Outrage in every turn; in the Alliance's own what spreading and revolting cost, and what revolts do."""
        if in_setup(events):
            return
        yield from outrage_unanswered(self, game, events)
        if player_of(events) == self.name:
            yield from spread_too_far(self, game, events)
            yield from spread_too_cheaply(self, game, events)
            yield from revolts_gone_wrong(self, game, events)
            yield from self._too_many_supporters(game, events)

    @audits("8.2.3.I")
    def _too_many_supporters(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Capacity: five supporters while no base is on the map."""
        have, most = len(game.state.cards_at(self.supporters)), self.values["supporters without a base"]
        gained = [event for event in events if isinstance(event, CardsMoved) and event.target is self.supporters]
        if have <= most or not gained or self.bases(game):
            return ()
        message = f"the Alliance has {have} supporters and no base on the map"
        return ((gained[-1], violation("8.2.3.I", message, f"at most {most}")),)

    # Recorded games: the turn -----------------------------------------------------------------------------------------
    @audits("8.4", "8.5", "8.6")
    def step(self, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
        """Birdsong revolts, Daylight crafts, mobilizes and trains, Evening recruits and organizes."""
        match event:
            case Crafted():
                return DAYLIGHT, "crafting", "8.5.1"
            case CardsMoved() if event.source is hand(self.name) and event.target is self.supporters:
                return DAYLIGHT, "mobilizing", "8.5.2"
            case Placed(piece=piece) if piece.kind in BASES and piece.owner == self.name:
                return BIRDSONG, "a revolt", "8.4.1"
            case Placed(piece=piece) if piece is self.sympathy and organized(self, event, events):
                return EVENING, "organizing", "8.6.1.IV"
            case Placed(piece=piece) if piece is self.warrior and self._recruits(game, event, events):
                return EVENING, "recruiting", "8.6.1.III"
        return None

    def _recruits(self, game: Game, event: Placed, events: Sequence[Event]) -> bool:
        """Return whether warriors come to a base, and neither with the revolt that placed it nor in place of others."""
        base = any(piece.owner == self.name and piece.kind in BASES for piece in game.state.at(event.place))
        here = [e for e in events if isinstance(e, Placed | Removed) and e.place is event.place]
        with_revolt = any(e.piece.category is Category.BUILDING and e.piece.owner == self.name for e in here)
        warriors_came = any(isinstance(e, Placed) and e.piece is self.warrior for e in here)
        replaced = bool(events) and isinstance(events[-1], Removed) and events[-1].place is event.place
        return base and not replaced and (not with_revolt or warriors_came)

    @audits("8.6.2")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """Draw and Discard: one card, and one for each base on the map."""
        lost = sum(astray(game, self.piece(base)) for base in BASES)
        bases = self.bases(game)
        each = self.values["cards drawn for a base"]
        return 1 + each * max(0, bases - lost), 1 + each * bases


FACTION = Alliance()
