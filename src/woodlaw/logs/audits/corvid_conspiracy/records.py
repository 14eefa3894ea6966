"""How records tell the Corvids: plots and what lies beneath them; and what their setup shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from woodlaw.engine.concepts import suits
from woodlaw.engine.events import Event, Flipped, Placed, Removed, Stated, TurnEnded
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.state import State
from woodlaw.engine.titles import name as named
from woodlaw.factions.corvid_conspiracy.abilities import Corvids
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, violation
from woodlaw.logs.audits.corvid_conspiracy import hidden
from woodlaw.logs.audits.pieces import astray, changes, lose_track, note_astray
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.setups import placed_in
from woodlaw.logs.audits.spending import unmet
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, supply
from woodlaw.table.suits import CLEARING_SUITS


class Records(Corvids, Recorded):
    """The Corvids in recorded games."""

    draw_clause = "13.6.2"
    discard_clause = "13.6.2"
    tokens_trade = True

    def placed_as(self, piece: Piece) -> Piece:
        """Plot: it comes face down, though a record may tell of what kind it is (13.5.2)."""
        return self.plot if piece in self.plots else piece

    def lay_hidden(self, state: State, events: Sequence[Event], way: int) -> bool:
        """What plots were that were flipped, guessed at or removed; of those removed any may have been raids."""
        return hidden.lay_hidden(state, events, way)

    @audits("13.7.4")
    def hidden_choice(self, options: Sequence[object], events: Sequence[Event]) -> object:
        """Raid: a plot that falls in the turn that places it, and brings warriors, is one; any other may be no raid."""
        return hidden.hidden_choice(options, events)

    def unwritten(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Event]:
        """Remember which pieces went astray; and tell that a bomb is gone where another plot is placed."""
        note_astray(game, self.name, event)
        match event:
            case Flipped(player=self.name, old=old, new=new) if new in self.plots:
                lose_track(game, self.plot, 1 - game.state.count(event.place, old))
            case Placed(player=self.name, piece=piece) if piece in self.plots:
                return self._exploded(game)
        return ()

    @audits("13.7.1")
    def _exploded(self, game: Game) -> Iterable[Event]:
        """Bomb: one that went off is there to be placed again in the same turn, and few write that it is gone."""
        bomb = self.piece("bomb")
        lying = [place for place in game.state.clearings if game.state.count(place, bomb)]
        return [Removed(self.name, bomb, 1, place, supply(self.name)) for place in lying]

    @audits("13.2.4")
    def consequences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Stated]:
        """Exposure: to wrong guesses of a turn the Corvids have said no."""
        if isinstance(event, TurnEnded):
            hidden.note_denied(game.state, events)
        return ()

    @audits("13.7.1", "9.2.2.I")
    def clears_out(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Place]:
        """A bomb that they flip."""
        match event:
            case Flipped() if event.new.kind == "bomb" and event.player == self.name == game.state.current:
                return [event.place]
        return []

    @audits("13.3.2")
    def setup_offences(self, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Scatter: three warriors, each in a clearing of another suit; of clearings of unknown suit nothing is said."""
        have, due = self.on_map(game.state, "warrior"), self.values["warriors in setup"]
        if have < due:
            message = f"the Corvids set up with {have} warriors"
            yield events[-1], omission("13.3.2", message, f"{due}, in a clearing of each suit")
        places = [place for place in placed_in(events, self.warrior).elements() if place.number]
        if not all(suits(game, place) for place in places):
            return
        besides = unmet(
            len(places), len(CLEARING_SUITS), lambda need, suit: CLEARING_SUITS[suit] in suits(game, places[need])
        )
        for place in dict.fromkeys(places[need] for need in besides):
            coming = [e for e in events if (place, self.warrior) in ((where, piece) for where, piece, _ in changes(e))]
            message = f"setup places a second warrior of one suit in {named(place)}"
            yield coming[-1], violation("13.3.2", message, "one warrior in a clearing of each suit")

    @audits("13.6.1", "13.6.2")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """Draw: one card, and one for each extortion face up; none when the Corvids exert themselves."""
        return 0, 1 + self.on_map(game.state, "extortion")

    @audits("13.7.1")
    def settle(self, game: Game, events: Sequence[Event]) -> None:
        """Bomb: it is removed once it went off, which records leave unsaid."""
        bomb = self.piece("bomb")
        for clearing in game.state.clearings:
            exploded = game.state.count(clearing, bomb)
            if exploded:
                game.adjust(bomb, clearing, -exploded)
                game.adjust(self.plot, supply(self.name), exploded)

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Nothing of that, while the books have lost track of some plots."""
        if piece in self.plots and any(astray(game, plot) for plot in self.plots):
            return None
        return super().forbids_place(game, player, piece, place)
