"""What a recorded game shows of the Hundreds: points, and what a turn cannot hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from woodlaw.engine.concepts import rules
from woodlaw.engine.enemies import count_enemy_pieces
from woodlaw.engine.events import CardsMoved, Crafted, Event, ItemMoved, Placed
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.factions.lord_of_the_hundreds.abilities import Hundreds
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, violation
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.turns import in_setup
from woodlaw.table.pieces import item
from woodlaw.table.pieces import item as item_piece
from woodlaw.table.places import Place


class Records(Hundreds, Recorded):
    """The Hundreds in recorded games."""

    draw_clause = "14.6.3"
    draws_once = True
    discard_clause = "14.6.3"
    spends_in_evening = True
    points_known = True
    one_own_card = True

    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Points for oppressing, and for items that the Hoard has no space for."""
        if self.ends_own_turn(event):
            most = self.oppress_points(game)
            return Points("14.6.2", 0 if event.game_over else most, most, "oppressing")
        gained = self._gained(event)
        if gained and self.on_track(game.state, gained) >= self.values["spaces of a track"]:
            return self._without_space()
        return None

    @audits("14.2.4.I")
    def _without_space(self) -> Points:
        """One point for an item that finds its track full; what is given up for it may be noted before or after."""
        return Points("14.2.4.I", 0, 1, "an item without space in the Hoard")

    def _gained(self, event: Event) -> str:
        """Return the kind of item that an event brings into the Hoard, or ``""``."""
        match event:
            case Crafted(player=self.name):
                return event.item
            case ItemMoved() if event.target is self.item_box():
                return event.item.kind
        return ""

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Offence]:
        """A mood that cannot be chosen, a stronghold where the Hundreds do not rule."""
        match event:
            case CardsMoved() if event.target is self.box("", "cards") and event.cards[0].name in self.own_cards:
                found = self._wrong_mood(game, event.cards[0].name, events)
            case Placed() if event.piece is self.piece("stronghold") and not in_setup(events):
                found = self._not_ruled(game, event.place)
            case _:
                found = None
        return (found,) if found else ()

    @audits("14.4.4")
    def _wrong_mood(self, game: Game, mood: str, events: Sequence[Event]) -> Offence | None:
        """A new mood differs from the old one, and shows no item that lay in the Hoard before this turn."""
        if in_setup(events):
            return None
        if mood == self.mood(game.state) and mood != "lavish":
            return violation("14.4.4", f"the warlord is {mood} already", "a different mood")
        kind = self.values["moods"][mood]
        gained = sum(1 for event in events if self._gained(event) == kind)
        if kind and game.state.count(self.item_box(), item(kind)) > gained:
            return violation("14.4.4", f"the {mood} mood shows a {kind}, which lies in the Hoard")
        return None

    @audits("14.5.2.III")
    def _not_ruled(self, game: Game, place: Place) -> Offence | None:
        if rules(game, self.name, place):
            return None
        return violation("14.5.2.III", f"the Hundreds do not rule clearing {place.number}, where they build")

    @audits("14.2.4")
    def on_track(self, state: State, kind: str) -> int:
        """Return how many items lie on the track of the Hoard that holds items of a kind."""
        tracks = (kinds for kinds in self.values["hoard"].values() if kind in kinds)
        return sum(state.count(self.item_box(), item_piece(each)) for kinds in tracks for each in kinds)

    @audits("14.6.2")
    def oppressed(self, game: Game) -> list[Place]:
        """Return the clearings that the Hundreds rule, with a piece of theirs and without enemy pieces."""
        return [
            clearing
            for clearing in game.state.clearings
            if game.state.owned(clearing, self.name)
            and not count_enemy_pieces(game, self.name, clearing)
            and rules(game, self.name, clearing)
        ]

    @audits("14.6.2")
    def oppress_points(self, game: Game) -> int:
        """Return the points that Oppress scores as things stand."""
        table: list[int] = self.values["oppress"]
        return table[min(len(self.oppressed(game)), len(table) - 1)]

    @audits("14.6.3")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """One card, and what a Rowdy warlord draws more; a mood nobody has seen may be Rowdy."""
        mood = self.mood(game.state)
        rowdy = 1 + self._rowdy_draws(game) if mood in ("rowdy", "") else 1
        return (rowdy if mood else 1), rowdy

    @audits("14.7.6")
    def _rowdy_draws(self, game: Game) -> int:
        """One more card, or two more where three or more enemy pieces stand around the warlord."""
        warlord = self.warlord_at(game)
        return 2 if warlord and count_enemy_pieces(game, self.name, warlord) >= CROWD else 1


CROWD = 3
"""How many enemy pieces in the warlord's clearing please a Rowdy warlord (14.7.6)."""
