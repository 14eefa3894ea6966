"""What a recorded game shows of the Diaspora: points, and what a turn cannot hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Flipped,
    Moved,
    Placed,
    Removed,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.move import why_not_move
from woodlaw.engine.setup import dealt_from
from woodlaw.engine.sides import Fight
from woodlaw.engine.state import State
from woodlaw.factions.lilypad_diaspora.abilities import Diaspora
from woodlaw.factions.lilypad_diaspora.cards import (
    Agitators,
    Assimilationists,
    Militias,
    Settlers,
    Stewards,
)
from woodlaw.factions.lilypad_diaspora.daylight import why_not_provoke_there, why_not_settle_there
from woodlaw.factions.lilypad_diaspora.enclaves import (
    MILITANT,
    PEACEFUL,
    POND,
    militant,
    on_river,
)
from woodlaw.factions.lilypad_diaspora.evening import cards_to_draw
from woodlaw.factions.lilypad_diaspora.setup import FIRST_WARRIORS
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Doubt, Offence, Ventures, omission, violation
from woodlaw.logs.audits.craft import may_be_crafted_besides
from woodlaw.logs.audits.lilypad_diaspora.actions import (
    agitated_twice,
    assimilated_wrongly,
    negotiated_wrongly,
    provocations,
    retaliated,
    settled_and_provoked,
    settled_twice,
)
from woodlaw.logs.audits.lilypad_diaspora.evening import (
    drawn_too_few,
    integrated,
    integrated_early,
    integrated_late,
    integrated_twice,
    is_played_to_end,
)
from woodlaw.logs.audits.lilypad_diaspora.pond import (
    drawn_below_in_evening,
    drawn_besides_first,
    drawn_from_below,
    note_lying,
)
from woodlaw.logs.audits.lilypad_diaspora.rulers import (
    RECONCILED,
    cards_owed,
    given_to_another,
    negotiated_for_nothing,
    note_owed,
    note_reconciled,
    note_rulers,
    rulers_without_card,
)
from woodlaw.logs.audits.lilypad_diaspora.warriors import (
    feared_wrongly,
    fears_left_out,
    fears_unwritten,
    flips_left_out,
    may_be_crafted,
    note_barred,
    note_militant,
    note_provoked,
)
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.setups import placed_in, set_up_otherwise
from woodlaw.logs.audits.turns import in_setup, own_moves
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, hand

SETTLERS = Remembered("settlers", False, FLAG)
"""Whether a record has told this turn that Settlers, or a card that nobody saw, were crafted."""

VENTURING = (Settlers, Agitators, Stewards)
"""The cards by which whoever crafts them has the Diaspora move or battle."""
CRAFTING, RECONCILING, DAYLIGHT = 1, 2, 3
"""The ranks of what a turn does."""


class Records(Diaspora, Recorded):
    """The Diaspora in recorded games."""

    draw_clause = "16.6.3"
    scores_in_evening = frozenset({"16.6.2"})
    draws_once = True
    discard_clause = "16.6.3"
    keeps_warriors = True
    spends_in_evening = True
    points_known = True

    @audits("card.stewards")
    def doubts(self, state: State, events: Sequence[Event]) -> Collection[Doubt]:
        """Cards of piles, if Stewards was crafted or a card drawn twice of the Pond: nobody knows how cards lie there.

        Stewards draws its top card and may craft it at once.
        """
        drawn = (event for event in events if isinstance(event, CardsMoved) and event.source is POND)
        times = Counter(card for event in drawn for card in event.cards if card.known)
        crafted = any(isinstance(event, Crafted) and event.card.id == Stewards.card_id for event in events)
        return (Doubt.PILED_CARDS,) if crafted or any(count > 1 for count in times.values()) else ()

    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Points for integrating."""
        return integrated(self, game, (*events, event)) if self.ends_own_turn(event) else None

    @audits("16.2.5")
    def passes_cards(self, game: Game, source: Place, receiver: str) -> int:
        """Negotiations: an enemy that flips an enclave in its turn may owe a card to the ruler there."""
        player = game.state.current
        return cards_owed(game, receiver) if source is hand(player) and player != self.name else 0

    @audits("16.4.2.II", "card.assimilationists")
    def draws_besides(self, game: Game, player: str, events: Sequence[Event]) -> int:
        """A card for each enclave that is reconciled where the player rules, or assimilated."""
        reconciled = RECONCILED.of(game.state).count(player)
        removed = sum(e.count for e in events if isinstance(e, Removed) and e.piece is PEACEFUL)
        assimilated = min(removed, sum(may_be_crafted(e, Assimilationists) for e in events))
        return reconciled + assimilated * (2 if player == self.name == game.state.current else 1)

    @audits("card.agitators")
    def battles_off_turn(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """Agitators force the Diaspora to battle."""
        return player == self.name and any(may_be_crafted(event, Agitators) for event in events)

    @audits("card.settlers", "card.agitators", "card.stewards")
    def ventures_besides(self, game: Game, player: str, events: Sequence[Event]) -> Ventures:
        """A move or a battle of the Diaspora's for each such card that they crafted."""
        return Ventures(either=sum(may_be_crafted(e, *VENTURING) for e in events) if player == self.name else 0)

    def unwritten(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Event]:
        """Flips as fears come to pass, which some records leave to the warriors placed to tell."""
        return () if game.state.current == self.name or in_setup(events) else fears_unwritten(self, game, event, events)

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Offence]:
        """Enclaves settled without rule, provoked where they cannot be, or flipped against what negotiations allow."""
        found = None
        note_lying(game, events)
        if game.state.current not in ("", self.name):
            note_rulers(game, event)
        if may_be_crafted(event, Settlers):
            SETTLERS.note(game.state, True)
        match event:
            case TurnBegan(player=self.name, setup=False):
                note_militant(self, game)
            case Flipped() if event.new is MILITANT and game.state.current == self.name:
                note_provoked(self, game, event, events)
            case Flipped() if event.new is MILITANT:
                note_barred(self, game, event.place)
            case Placed() if event.piece is MILITANT and game.state.current == self.name:
                note_provoked(self, game, event, events)
            case Flipped() if event.old is MILITANT and game.state.current == self.name:
                note_reconciled(self.name, game, event.place, events)
            case Flipped() if event.new is PEACEFUL and event.player != self.name:
                found = negotiated_wrongly(game, event, events)
                note_owed(game, event)
        if isinstance(event, Moved) and game.state.current != self.name:
            found = settled_twice(self, game, event, events)
        if isinstance(event, Battled) and game.state.current != self.name:
            found = agitated_twice(self, game, event, events)
        if isinstance(event, Removed):
            found = assimilated_wrongly(game, event, events)
        if isinstance(event, CardsMoved):
            found = self._left_out(game, event) or drawn_from_below(game, event, events)
        if isinstance(event, Placed) and not in_setup(events):
            if event.piece is PEACEFUL:
                found = self._settled_without_rule(game, event.place)
            elif event.piece is MILITANT and not _by_militias(events):
                found = self._provoked_elsewhere(game, event.place)
        return (found,) if found else ()

    @audits("16.3.3")
    def _left_out(self, game: Game, event: CardsMoved) -> Offence | None:
        """Remove Dominance: with two players nobody meets Frog Dominance."""
        out = [card for card in self.brought_cards if card not in dealt_from(game, brought=True)]
        if not any(card in out for card in event.cards):
            return None
        return violation("16.3.3", "Frog Dominance is not in a game of two players")

    @audits("card.settlers")
    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """In a turn in which Settlers are crafted, warriors go where they could go by a move of their own."""
        forced = player != self.name and piece is self.warrior and SETTLERS.of(game.state)
        return forced and why_not_move(game, self.name, [(piece, 1)], origin, destination) is None

    @audits("16.5.1")
    def _settled_without_rule(self, game: Game, place: Place) -> Offence | None:
        refusal = why_not_settle_there(game, self, place)
        return violation(refusal.clause, refusal.reason) if refusal else None

    @audits("16.5.2")
    def _provoked_elsewhere(self, game: Game, place: Place) -> Offence | None:
        refusal = why_not_provoke_there(game, self, place)
        return violation(refusal.clause, refusal.reason) if refusal else None

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """Actions too many, fears and retaliation left out, and what a setup places otherwise."""
        if player == self.name and in_setup(events):
            return self._set_up_otherwise(game, events)
        ending, feared = events[-1], [*fears_left_out(self, game, events)]
        if not in_setup(events):
            feared += [*drawn_besides_first(game, player, events), *drawn_below_in_evening(game, player, events)]
        if player != self.name:
            feared += [*flips_left_out(game, events), *feared_wrongly(self, game, events)]
            feared += negotiated_for_nothing(game, player, events)
            return feared if in_setup(events) else [*feared, *given_to_another(self.name, game, player, events)]
        if not self.ends_own_turn(ending):
            return feared
        told = [*feared, *settled_and_provoked(self, game, events), *drawn_too_few(self, game, events)]
        told += [*rulers_without_card(self.name, game, events), *integrated_early(self, game, events)]
        told += [*integrated_late(self, game, events), *integrated_twice(self, game, events)]
        return [*told, *self._not_retaliated(game, ending, events)]

    @audits("16.3.2")
    def _set_up_otherwise(self, game: Game, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """Five warriors and a Peaceful enclave in a clearing on the river."""
        site = [place for place in placed_in(events, PEACEFUL) if on_river(game, place)][:1]
        return [
            *set_up_otherwise(events, PEACEFUL, dict.fromkeys(site, 1), "16.3.2"),
            *set_up_otherwise(events, self.warrior, dict.fromkeys(site, FIRST_WARRIORS), "16.3.2"),
        ]

    @audits("16.2.2.Ia")
    def _fights_already(self, game: Game, player: str, fight: Fight) -> bool:
        """Warriors that somebody may have hired fight for the Diaspora as well, as far as a record tells."""
        unsure = any(each.leaves_rule_open(game) for each in game.bending(Audit.leaves_rule_open))
        return not unsure and super()._fights_already(game, player, fight)

    @audits("16.6.1")
    def _not_retaliated(
        self, game: Game, ending: TurnEnded, events: Sequence[Event]
    ) -> Iterable[tuple[Event, Offence]]:
        """Nothing after this step brings pieces, so whoever could be fought at the turn's end should have been.

        The last turn of a record may end before, unless it goes on to draw and nobody has won.
        """
        if ending.game_over and not is_played_to_end(self, game, events):
            return []
        if any(each.leaves_rule_open(game, at_end=True) for each in game.bending(Audit.leaves_rule_open)):
            return []
        fought = retaliated(self.name, events)
        return [
            (ending, omission("16.6.1", f"no battle at the Militant enclave in clearing {place.number}"))
            for place in militant(game)
            if place not in fought
            and any(why_not_battle(game, self.name, other, place) is None for other in game.state.seats)
        ]

    @audits("16.2.4", "16.4.2.I", "16.5.2")
    def warriors_come_to(self) -> tuple[Sequence[Piece], str]:
        """Provoking, and wherever else enclaves are Militant."""
        return (PEACEFUL, MILITANT), "16.5.2"

    @audits("16.2.7", "16.4", "16.5.1")
    def step(self, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
        """Birdsong crafts and reconciles, Daylight moves and places enclaves, unless an effect does at another time."""
        match event:
            case Crafted(player=self.name) if not may_be_crafted_besides(game, event):
                return CRAFTING, "crafting", "16.2.7"
            case Moved() if own_moves(game, self.name, (event,)):
                return DAYLIGHT, "moving", "16.5.1"
            case Placed(piece=piece) if piece is PEACEFUL:
                return DAYLIGHT, "settling", "16.5.1"
            case Flipped(old=piece) if piece is MILITANT:
                return RECONCILING, "reconciling", "16.4.2.II"
            case Flipped() | Placed() if provocations(self, game, (*events, event))[-1:] == [event]:
                return DAYLIGHT, "provoking", "16.5.2"
        return None

    @audits("16.6.3", "16.2.3.I")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """As many cards as the Evening draws; a card taken from the Pond is drawn too."""
        due = cards_to_draw(game, self)
        return due, due


def _by_militias(events: Sequence[Event]) -> bool:
    """Return whether a card crafted in a turn can have placed Militant enclaves anywhere."""
    return any(may_be_crafted(event, Militias) for event in events)
