"""What a recorded game shows of the Corvids: plots, tricks, extortions and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import takewhile

from woodlaw.engine.concepts import suits
from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Flipped,
    Guessed,
    Moved,
    Placed,
    Removed,
    Replaced,
    Revealed,
    Stated,
    TurnEnded,
)
from woodlaw.engine.extension import Points, seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, PLAYER, Remembered
from woodlaw.engine.place import why_not_place, why_not_recruit
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.state import State
from woodlaw.engine.titles import in_words, player_title
from woodlaw.engine.titles import name as named
from woodlaw.engine.victory import are_allies
from woodlaw.factions.corvid_conspiracy.abilities import Corvids
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Audit, Offence, omission, violation
from woodlaw.logs.audits.corvid_conspiracy import hidden
from woodlaw.logs.audits.craft import may_be_crafted_besides
from woodlaw.logs.audits.effects import enemies_left
from woodlaw.logs.audits.pieces import (
    astray,
    changes,
    fell_in_battle,
    lose_track,
    note_astray,
    placed_where,
    replaces,
    supplied_before,
)
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.setups import placed_in
from woodlaw.logs.audits.spending import cards_to, held_throughout, unmet
from woodlaw.logs.audits.suits import may_have_altered, may_have_matched
from woodlaw.logs.audits.turns import (
    broken_off,
    ends_setup,
    given_in,
    in_setup,
    own_battles,
    own_moves,
    player_of,
    ventures_besides,
)
from woodlaw.table.cards import Card
from woodlaw.table.pieces import FERRY, Piece
from woodlaw.table.places import DECK, Place, PlaceKind, hand, supply
from woodlaw.table.suits import CLEARING_SUITS

ACTIONS = 3
GIVES = Remembered("gives the Corvids", 0, COUNT, PLAYER)
"""How many cards extortions of a record's turn take of a player."""
MAY_GIVE = Remembered("may give the Corvids", 0, COUNT, PLAYER)
"""How many cards they may take, in whatever order the record tells of the turn."""


class Records(Corvids, Recorded):
    """The Corvids in recorded games."""

    draw_clause = "13.6.2"
    discard_clause = "13.6.2"
    points_known = True
    hits_known = True
    tokens_trade = True

    def placed_as(self, piece: Piece) -> Piece:
        """Plot: it comes face down, though a record may tell of what kind it is (13.5.2)."""
        return self.plot if piece in self.plots else piece

    @audits("13.2.4")
    def shows_hands(self, game: Game, viewer: str) -> int:
        """Exposure: whoever guesses shows the Corvids a card."""
        return MANY if viewer == self.name else 0

    def lay_hidden(self, state: State, events: Sequence[Event], way: int) -> bool:
        """What plots were that were flipped, guessed at or removed; of those removed any may have been raids."""
        return hidden.lay_hidden(state, events, way)

    @audits("13.2.4")
    def consequences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Stated]:
        """Exposure: to wrong guesses of a turn the Corvids have said no."""
        if isinstance(event, TurnEnded):
            hidden.note_denied(game.state, events)
        return ()

    @audits("13.7.4")
    def hidden_choice(self, options: Sequence[object], events: Sequence[Event]) -> object:
        """Raid: a plot that falls in the turn that places it, and brings warriors, is one; any other may be no raid."""
        return hidden.hidden_choice(options, events)

    @audits("13.7.1")
    def unwritten(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Event]:
        """Bomb: one that went off is there to be placed again in the same turn, and few write that it is gone."""
        if not isinstance(event, Placed) or event.piece not in self.plots or event.player != self.name:
            return ()
        bomb = self.piece("bomb")
        exploded = [place for place in game.state.clearings if game.state.count(place, bomb)]
        return [Removed(self.name, bomb, 1, place, supply(self.name)) for place in exploded]

    @audits("13.2.4", "13.7.1")
    def may_remove(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """Exposure, Bomb: a plot is removed by whoever guessed it, and enemy pieces where one lies or lay this turn."""
        if event.piece in self.plots:
            return True
        lay = any(where is event.place and piece in self.plots for e in events for where, piece, _ in changes(e))
        own = game.state.current == self.name
        return own and (lay or any(game.state.count(event.place, plot) or astray(game, plot) for plot in self.plots))

    @audits("13.7.1", "9.2.2.I")
    def clears_out(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Place]:
        """A bomb that they flip."""
        match event:
            case Flipped() if event.new.kind == "bomb" and event.player == self.name == game.state.current:
                return [event.place]
        return []

    @audits("13.2.4", "13.7.3")
    def passes_cards(self, game: Game, source: Place, receiver: str) -> int:
        """Whoever guesses wrong gives the Corvids a card, and extortion takes one of each enemy there."""
        if receiver != self.name or source.kind is not PlaceKind.HAND:
            return 0
        own = game.state.current == self.name and not any(astray(game, plot) for plot in self.plots)
        if not own:
            return MANY
        most = sum(MAY_GIVE.of(game.state, seat) for seat in game.state.seats if seat != self.name)
        return most if MAY_GIVE.of(game.state, source.owner) else 0

    def _note_extortion(self, game: Game, event: Event, events: Sequence[Event]) -> None:
        """Remember of whom an extortion takes a card, and of whom it may: pieces may have left before it is told."""
        if not isinstance(event, Flipped) or event.new.kind != "extortion" or event.player != self.name:
            return
        there = {piece.owner for piece in game.state.at(event.place)}
        left = {piece.owner for e in events for place, piece, _ in changes(e) if place is event.place}
        for owner in (there | left) & set(game.state.seats):
            MAY_GIVE.note(game.state, MAY_GIVE.of(game.state, owner) + 1, owner)
            GIVES.note(game.state, GIVES.of(game.state, owner) + (owner in there), owner)

    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Plots score when they are flipped."""
        if player_of(events) != self.name:
            return None
        match event:
            case Flipped() if self._flips(event):
                points = self._flipped(game, event)
                # Who fights there, and shows what falls, flips no plot: that is done with before Daylight.
                fought = any(battle.clearing is event.place for battle in own_battles(self.name, events))
                return replace(points, least=0) if fought else points
            case Removed(player=self.name, piece=piece) if piece is self.plot and not fell_in_battle(event, events):
                return self._gone_off(game)
        return None

    @audits("13.4.2", "13.7.1")
    def _gone_off(self, game: Game) -> Points:
        """Flip Plots: a plot face down that the Corvids remove themselves is a bomb of which no flip is told."""
        points = hidden.face_up(game.state) + 1
        return Points("13.4.2", 0, points, f"flipping a bomb, {points} face up", before_removals=True)

    @audits("13.4.2")
    def _flipped(self, game: Game, event: Flipped) -> Points:
        """Flip Plots: a point for each plot face up on the map, the new one included."""
        bomb = event.new.kind == "bomb"
        points = hidden.face_up(game.state) + bomb
        return Points("13.4.2", points, points, f"flipping a plot, {points} face up", before_removals=bomb)

    def _flips(self, event: Flipped) -> bool:
        """Return whether a plot is flipped; where the books hold none to be, it was face up for all they know."""
        own = event.player == self.name and event.new in self.plots and event.new is not self.plot
        return own and event.old in (self.plot, event.new)

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        """Recruiting more than one warrior in a clearing, and what setup leaves out."""
        note_astray(game, self.name, event)
        self._note_extortion(game, event, events)
        match event:
            case Placed(piece=piece) if piece is self.warrior and event.place.number:
                besides = in_setup(events) or given_in(game, self.name, event.place, events)
                return () if besides else self._recruiting(game, event)
            case Guessed() if event.clearing.number:
                return self._exposing(game, event)
            case Flipped(old=old) if self._flips(event):
                found = self._flipping(game, event, events)
                lose_track(game, self.plot, 1 - game.state.count(event.place, old))
                return found
            case Replaced(old=old, new=new) if event.player == self.name and {old, new} <= {*self.plots}:
                return self._tricking(game, event)
            case _ if ends_setup(event, self.name):
                return self._setup(game)
        return ()

    @audits("13.5.4")
    def _tricking(self, game: Game, event: Replaced) -> Sequence[Offence]:
        """Trick: two plots change places that are both face up, or both face down."""
        if event.old is self.plot or event.new is not self.plot or any(astray(game, plot) for plot in self.plots):
            return ()
        message = f"a plot face down changes places with that face up in {named(event.place)}"
        return (violation("13.5.4", message, "both face up, or both face down"),)

    @audits("13.2.4")
    def _exposing(self, game: Game, event: Guessed) -> Sequence[Offence]:
        """Exposure: an enemy with pieces in a clearing guesses at a plot face down there."""
        number = event.clearing.number
        if not game.state.count(event.clearing, self.plot) and not any(astray(game, plot) for plot in self.plots):
            return (violation("13.2.4", f"no plot lies face down in clearing {number}"),)
        if not game.state.owned(event.clearing, event.player):
            message = f"{player_title(game, event.player)} guesses at a plot without pieces in clearing {number}"
            return (violation("13.2.4", message, "faction pieces there"),)
        return ()

    @audits("13.4.2")
    def _flipping(self, game: Game, event: Flipped, events: Sequence[Event]) -> Sequence[Offence]:
        """Flip Plots: where the Corvids have a warrior, even if a record tells before the flip what leaves after it."""
        left = any(place is event.place and piece is self.warrior for e in events for place, piece, _ in changes(e))
        if left or game.state.count(event.place, self.warrior) or astray(game, self.warrior):
            return ()
        message = f"a plot is flipped in clearing {event.place.number}, where no Corvid warrior is"
        return (violation("13.4.2", message, "a warrior there"),)

    @audits("13.7.3")
    def _extorted_too_little(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Extortion: a card of each enemy with pieces there, as far as it surely holds one."""
        flipped = [e for e in events if isinstance(e, Flipped) and e.new.kind == "extortion" and self._flips(e)]
        for owner in game.state.seats if flipped else ():
            due = GIVES.of(game.state, owner)
            given = cards_to(
                [e for e in events if isinstance(e, CardsMoved) and e.source is hand(owner)], hand(self.name)
            )
            if owner == self.name or given >= due or are_allies(game, self.name, owner):
                continue
            if seat_of(game, owner).has_hand and held_throughout(game, owner, events):
                message = f"the Corvids extort no card of {player_title(game, owner)}"
                return ((flipped[-1], omission("13.7.3", message, "a random card of each enemy there")),)
        return ()

    @audits("13.4.3")
    def _recruiting(self, game: Game, event: Placed) -> Sequence[Offence]:
        """Recruit: one warrior in each matching clearing; raids (13.7.4) place no more either."""
        if event.count == 1:
            return ()
        lose_track(game, self.warrior, event.count)
        message = f"{event.count} Corvid warriors are placed in clearing {event.place.number} at once"
        return (violation("13.4.3", message, "one warrior in each clearing"),)

    @audits("13.3.2")
    def _setup(self, game: Game) -> Sequence[Offence]:
        """Scatter: three warriors."""
        have, due = self.on_map(game.state, "warrior"), self.values["warriors in setup"]
        if have >= due:
            return ()
        return (omission("13.3.2", f"the Corvids set up with {have} warriors", f"{due}, in a clearing of each suit"),)

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Plots that cost too little, and actions too many; warriors scattered otherwise, and others' Exposure."""
        if player_of(events) != self.name:
            return self._exposed_by_no_card(game, player, events)
        if in_setup(events):
            return self._scattered_otherwise(game, events)
        return [
            *self._recruited_unmatched(game, events),
            *self._plotted_for_less(game, events),
            *self._too_many_actions(game, events),
            *(() if broken_off(events) else self._flipped_without_effect(game, events)),
        ]

    @audits("13.2.4")
    def _exposed_by_no_card(self, game: Game, player: str, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Exposure: a card that matches the clearing is shown for each guess; a wrong one has it given to the Corvids.

        Nothing is asked of a turn that tells of too few cards.
        """
        guesses = [event for event in events if isinstance(event, Guessed) and event.player == player]
        if not guesses:
            return ()
        shown = [
            c for e in events if isinstance(e, Revealed) and (e.owner, e.to) == (player, self.name) for c in e.cards
        ]
        given = [c for e in events if isinstance(e, CardsMoved) and self._is_given(e, player) for c in e.cards]
        altered = may_have_altered(game, player, events)

        def serves(need: int, mean: int) -> bool:
            place = guesses[need].clearing
            return place in altered or may_have_matched(game, [*shown, *given][mean], place)

        left = unmet(len(guesses), len(shown) + len(given), serves)
        if not left or len(shown) + len(given) < len(guesses):
            return ()
        event = guesses[left[0]]
        message = f"a guess in clearing {event.clearing.number}, which no card shown matches"
        return ((event, violation("13.2.4", message, "a card of the clearing's suit")),)

    def _is_given(self, event: CardsMoved, player: str) -> bool:
        return event.source is hand(player) and event.target is hand(self.name)

    def _flipped_without_effect(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        return [*self._spared_by_bomb(game, events), *self._extorted_too_little(game, events)]

    @audits("13.7.1", "RB.11.8.1")
    def _spared_by_bomb(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Bomb: every enemy piece in its clearing is removed when it is flipped; what a bot loses is not asked."""
        flipped = [e for e in events if isinstance(e, Flipped) and e.new.kind == "bomb" and self._flips(e)]
        spared = ((event, piece) for event in flipped for piece in enemies_left(game, self.name, event.place, events))
        return [
            (
                event,
                omission(
                    "13.7.1",
                    f"{in_words(piece.kind)} stays in {named(event.place)} beside a bomb",
                    "all enemy pieces removed",
                ),
            )
            for event, piece in spared
            if piece.owner not in game.factions or seat_of(game, piece.owner).human
        ][:1]

    @audits("13.4.3")
    def _recruited_unmatched(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Recruit: in clearings that one card matches, which is discarded; raids that fall (13.7.4) ask for none.

        Records also leave out whose hand it comes from.
        """
        fallen = any(isinstance(event, Removed) and event.piece in self.plots for event in events)
        placed = [(number, event) for number, event in enumerate(events) if isinstance(event, Placed)]
        recruits = [
            event for number, event in placed if self._recruits(game, event, events[:number], events[number + 1 :])
        ]
        if fallen or not recruits:
            return ()
        discards = [e for e in events if isinstance(e, CardsMoved) and e.target.kind is PlaceKind.COMMON]
        cards = [card for event in discards for card in event.cards]
        if not cards:
            message = "the Corvids recruit and spend no card"
            return ((recruits[0], omission("13.4.3", message, "a card that matches the clearings")),)
        altered = may_have_altered(game, self.name, events)
        places = [event.place for event in recruits if event.place not in altered]
        if any(hidden.brings(game, card, places) for card in cards):
            if any(event.source.kind is PlaceKind.PLAY_AREA for event in discards):
                return ()  # What is discarded from there may have let the card pass for another.
            return self._left_out_recruiting(game, cards, recruits, events) if len(recruits) == len(places) else ()
        others = (e for e in recruits if not any(hidden.brings(game, card, [e.place]) for card in cards))
        unmatched = next(others, recruits[-1])
        message = f"the Corvids recruit in clearing {unmatched.place.number} by no card that matches"
        return ((unmatched, violation("13.4.3", message, "clearings that one card matches")),)

    @audits("13.4.3", "1.5.4")
    def _left_out_recruiting(
        self, game: Game, cards: Sequence[Card], recruits: Sequence[Placed], events: Sequence[Event]
    ) -> Sequence[tuple[Event, Offence]]:
        """Recruit: in each clearing that the card matches, as far as the supply lasts, and nothing keeps a warrior out.

        Where a token came or went, nobody knows what it kept out.
        """
        chosen = dict.fromkeys(suit for card in cards for suit in hidden.suits_meant(game, card))
        sites, first = [event.place for event in recruits], next(n for n, e in enumerate(events) if e is recruits[0])
        came = placed_where(events, self.warrior)
        touched = {place for e in events for place, piece, _ in changes(e) if piece.owner != self.name} | {*came}
        left: list[list[Place]] = []
        for suit in chosen:
            due = [place for place in game.state.clearings if suits(game, place) == {suit}]
            if not all(may_have_matched(game, Card(suit=suit), place) for place in sites):
                continue
            left.append([place for place in due if place not in touched])
            if supplied_before(game, events, first, self.warrior) < len({*due, *came}):
                return ()
        barred = {p for each in left for p in each if why_not_place(game, self.name, self.warrior, p)}
        barred.update(p for each in left for p in each if why_not_recruit(game, self.name, p))
        lacking = [[place for place in each if place not in barred] for each in left]
        if not lacking or not all(lacking):
            return ()
        message = f"the Corvids recruit no warrior in {named(lacking[0][0])}"
        return ((recruits[0], omission("13.4.3", message, "one in each clearing that the card matches")),)

    def _recruits(self, game: Game, event: Placed, before: Sequence[Event], after: Sequence[Event]) -> bool:
        """Return whether the Corvids surely recruit by an event: nothing else can have placed warriors there.

        Another's warrior that a card has replaced may be told behind the one that takes its place.
        """
        if event.piece is not self.warrior or not event.place.number or event.source is not supply(self.name):
            return False
        soon = list(takewhile(lambda later: not isinstance(later, Battled), after))
        if replaces(event, soon[::-1], another=True):
            return False
        return not replaces(event, before) and not given_in(game, self.name, event.place, before)

    @audits("13.3.2")
    def _scattered_otherwise(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Scatter: each warrior in a clearing of another suit; nothing is said of clearings of unknown suit."""
        places = [place for place in placed_in(events, self.warrior).elements() if place.number]
        if not all(suits(game, place) for place in places):
            return ()
        besides = unmet(
            len(places), len(CLEARING_SUITS), lambda need, suit: CLEARING_SUITS[suit] in suits(game, places[need])
        )
        found = []
        for place in dict.fromkeys(places[need] for need in besides):
            last = [e for e in events if (place, self.warrior) in ((where, piece) for where, piece, _ in changes(e))][
                -1
            ]
            message = f"setup places a second warrior of one suit in {named(place)}"
            found.append((last, violation("13.3.2", message, "one warrior in a clearing of each suit")))
        return found

    @audits("13.5", "13.6.1")
    def _too_many_actions(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Three moves, plots, battles and tricks, and one more for who draws no card; a move may be told in parts."""
        moves = {(e.origin, e.destination): e for e in own_moves(game, self.name, events)}
        battles = own_battles(self.name, events)
        placed = [event for event in events if isinstance(event, Placed) and event.piece in self.plots]
        besides = any(e.draws_besides(game, self.name, events) for e in game.bending(Audit.draws_besides)) or any(
            isinstance(e, Moved) and FERRY in dict(e.pieces) for e in events
        )
        drawn = not besides and any(
            isinstance(e, CardsMoved) and e.source is DECK and e.target is hand(self.name) for e in events
        )
        taken = len(placed) + ventures_besides(game).fewest(len(moves), len(battles), lambda m, b: m + b)
        most = ACTIONS + (not drawn)
        if taken <= most:
            return ()
        last = next(event for event in reversed(events) if event in (*moves.values(), *battles, *placed))
        return ((last, violation("13.5", f"the Corvids take {taken} actions", f"at most {most}")),)

    @audits("13.5.2")
    def _plotted_for_less(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Plot: the first of a turn takes one warrior, the second two, and so on."""
        placed = [event for event in events if isinstance(event, Placed) and event.piece in self.plots]
        due = sum(range(1, len(placed) + 1))
        paid = sum(event.count for event in events if isinstance(event, Removed) and self._pays(event))
        if paid >= due:
            return self._plotted_from_afar(placed, events)
        lose_track(game, self.warrior, due - paid)
        message = f"the Corvids place {len(placed)} plots for {paid} warriors"
        return ((placed[-1], violation("13.5.2", message, f"{due} warriors removed")),)

    @audits("13.5.2")
    def _plotted_from_afar(self, placed: Sequence[Placed], events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Plot: the warriors are those of its own clearing; which plot came first is not asked."""
        gone = Counter[Place]()
        for event in events:
            if isinstance(event, Removed) and event.piece is self.warrior:
                gone[event.place] += event.count
        for number, plot in enumerate(sorted(placed, key=lambda plot: gone[plot.place])):
            if gone[plot.place] <= number:
                message = f"{gone[plot.place] or 'no'} warriors of {named(plot.place)} are removed for its plot"
                return ((plot, violation("13.5.2", message, f"{number + 1} warriors of its own clearing")),)
        return ()

    def _pays(self, event: Removed) -> bool:
        own = event.piece is self.warrior and event.player == self.name
        return own and event.destination is supply(self.name)

    @audits("13.4", "13.5.2")
    def step(self, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
        """Birdsong crafts, then flips plots; Daylight places them."""
        match event:
            case Crafted() if not may_be_crafted_besides(game, event):
                return 1, "crafting", "13.4.1"
            case Flipped() if self._flips(event):
                return 2, "flipping a plot", "13.4.2"
            case Placed(piece=piece) if piece in self.plots:
                return 3, "plotting", "13.5.2"
        return None

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
