"""What a recorded game shows of the Clergy: penitence, points, and what a turn cannot hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from woodlaw.engine.concepts import matches, suits
from woodlaw.engine.craft import ANY, can_pay
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Happening,
    Moved,
    Placed,
    Removed,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, PLAYER, Many, OneOf, Remembered
from woodlaw.engine.state import State
from woodlaw.factions.honeycomb_clergy.abilities import (
    CARDS_DRAWN,
    DOUBTFUL,
    HERETIC,
    PENITENCE,
    PENITENT,
    Clergy,
    share_honey,
)
from woodlaw.factions.honeycomb_clergy.setup import WARRIORS_AT_FIRST_CATHEDRAL
from woodlaw.factions.honeycomb_clergy.turn import WARRIORS_OF_INTERVENTION, has_warriors_on_map
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Doubt, Offence, omission, violation
from woodlaw.logs.audits.craft import cost_told, crafted_besides, may_be_crafted_besides
from woodlaw.logs.audits.honeycomb_clergy.actions import acts_and_offers
from woodlaw.logs.audits.honeycomb_clergy.flowers import flowers_misspent, may_be_replanted
from woodlaw.logs.audits.honeycomb_clergy.hive import cathedrals_fallen, hive_poked_wrongly
from woodlaw.logs.audits.honeycomb_clergy.offers import offered_in_all
from woodlaw.logs.audits.honeycomb_clergy.penitence import (
    BEGAN,
    WRITTEN,
    given_for_nothing,
    heretic_for_nothing,
    indulgence_late,
    indulgence_left_out,
    marked,
    note_marker,
    note_penitence,
    repented_off_turn,
    repented_untold,
    repented_wrongly,
    repents,
    sacrilege_untold,
    sacrilege_unwritten,
)
from woodlaw.logs.audits.honeycomb_clergy.setup import flowers_set_up_otherwise, penitent_at_first
from woodlaw.logs.audits.pieces import outnumbering
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.setups import placed_in, set_up_otherwise
from woodlaw.logs.audits.suits import may_have_altered
from woodlaw.logs.audits.turns import in_setup, own_moves
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, PlaceKind, hand, play_area
from woodlaw.table.suits import ALL_SUITS, BIRD, CLEARING_SUITS

At = Iterable[tuple[Event, Offence]]

TAKING = frozenset(("stand-and-deliver", "swap-meet"))
"""Crafted cards that bring cards from another hand, so that a card coming from there need not be repentance."""

ATTACKED = Remembered("attacked by a penitent", "", PLAYER)
"""The penitent that attacked the Clergy in a recorded turn."""

BESIDES: Remembered[tuple[tuple[str, ...], ...]] = Remembered("could craft with", (), Many(Many(OneOf(ALL_SUITS))))
"""The suits of each piece with which effects let the Clergy craft in a record's turn besides flowers."""

ACT, OFFER, EVENING = 1, 2, 3

INTERVENES = Remembered("divine intervention due", False, FLAG)
"""Whether the Clergy began the turn of a record without warriors on the map."""


class Records(Clergy, Recorded):
    """The Clergy in recorded games."""

    draws_once = True
    draw_clause = "HCC.6.3"
    discard_clause = "HCC.6.3"
    keeps_warriors = True
    points_known = True

    def states(self, fact: str, value: str, by_letter: Mapping[str, str]) -> tuple[tuple[object, ...], str]:
        """A record states penitence by a faction's letter, and the books by its name."""
        return PENITENCE.key(self.name, by_letter.get(fact, fact)), WRITTEN.get(value, value)

    # Penitence --------------------------------------------------------------------------------------------------------
    def unwritten(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Event]:
        """Markers set to Heretic, which some records never write."""
        return sacrilege_unwritten(self, game, event, events)

    def consequences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Stated]:
        """Whom the Clergy take for a heretic or a penitent from now on."""
        match event:
            case TurnBegan(player=self.name, setup=True):
                return self._all_heretics(game)
            case Battled(attacker=attacker, defender=self.name):
                return self._attacked(game, attacker)
            case TurnEnded() if ATTACKED.of(game.state):
                return self._spared(game)
            case Removed() if event.piece.owner == self.name and event.place.kind is not PlaceKind.BOARD:
                return self._sacrilege(game, event)
            case CardsMoved() if event.target is hand(self.name) and event.source.kind is PlaceKind.HAND:
                return self._repentance(game, event, events)
            case Stated() if event.owner == self.name and event.value in WRITTEN:
                return self._stated(game, event)
        return ()

    @audits("HCC.3.4")
    def _all_heretics(self, game: Game) -> Iterable[Stated]:
        enemies = [seat for seat in game.state.seats if is_enemy(game, self.name, seat)]
        return [Stated(self.name, self.name, enemy, HERETIC) for enemy in enemies]

    @audits("HCC.2.6.IV", "HCC.2.5")
    def _sacrilege(self, game: Game, event: Removed) -> Iterable[Stated]:
        """Whoever removes a piece of the Clergy is a heretic."""
        if event.player not in game.state.seats or not is_enemy(game, self.name, event.player):
            return ()
        return (Stated(event.player, self.name, event.player, HERETIC),)

    @audits("HCC.6.1")
    def _repentance(self, game: Game, event: CardsMoved, events: Sequence[Event]) -> Iterable[Stated]:
        """In the Clergy's turn a heretic at a Cathedral gives a card that matches it."""
        giver = event.source.owner
        if game.state.current != self.name or self.penitence(game.state, giver) != HERETIC:
            return ()
        visited = [p for p in game.state.clearings if self.cathedrals(game.state, p) and game.state.owned(p, giver)]
        if not any(card.suit == "" or matches(game, card.suit, place) for card in event.cards for place in visited):
            return ()
        taken = any(card.id in TAKING for card in game.state.cards_at(play_area(self.name)))
        bought = any(isinstance(e, Placed) and e.piece.owner == self.name and e.place.owner == giver for e in events)
        return (Stated(giver, self.name, giver, DOUBTFUL if taken or bought else PENITENT),)

    def doubts(self, state: State, events: Sequence[Event]) -> Collection[Doubt]:
        """Everything, where somebody may have repented, or not."""
        doubtful = any(self.penitence(state, seat) == DOUBTFUL for seat in state.seats)
        return (Doubt.EVERYTHING,) if doubtful else ()

    @audits("HCC.6.1")
    def lay_hidden(self, state: State, events: Sequence[Event], way: int) -> bool:
        """Each player who may have repented, and of whom that is in doubt, was a heretic or a penitent."""
        doubted = [seat for seat in state.seats if self.penitence(state, seat) == DOUBTFUL]
        if way >= 2 ** len(doubted):
            return False
        for number, seat in enumerate(doubted):
            PENITENCE.keep(state, PENITENT if way >> number & 1 else HERETIC, self.name, seat)
        return True

    @audits("HCC.2.6.I")
    def _attacked(self, game: Game, attacker: str) -> Iterable[Stated]:
        """A penitent that attacks turns heretic by what falls; a record may tell of its own losses first or last."""
        if self.penitence(game.state, attacker) != PENITENT:
            return ()
        ATTACKED.note(game.state, attacker)
        return (Stated(attacker, self.name, attacker, DOUBTFUL),)

    @audits("HCC.2.6.I")
    def may_spare(self, game: Game, player: str, piece: Piece) -> bool:
        """Whoever attacked the Clergy before in the turn, and removed nothing of theirs, is still a penitent."""
        return player == self.name and self.penitence(game.state, piece.owner) == DOUBTFUL

    def _spared(self, game: Game) -> Iterable[Stated]:
        """An attacker that has removed nothing of the Clergy by the end of the turn has been penitent all along."""
        attacker = ATTACKED.of(game.state)
        if self.penitence(game.state, attacker) != DOUBTFUL:
            return ()
        return (Stated(attacker, self.name, attacker, PENITENT),)

    def _stated(self, game: Game, event: Stated) -> Iterable[Stated]:
        """A record states penitence by a faction's letter."""
        seat = marked(self, game, event)
        return (Stated(event.player, self.name, seat, WRITTEN[event.value]),) if seat else ()

    def told(self, event: Event, clauses: tuple[str, ...], letters: Mapping[str, str]) -> Iterable[Happening]:
        """Penitence is told by letters, of the faction and of what it is: ``$_C->p``."""
        if isinstance(event, Stated) and event.owner == self.name:
            written = next(letter for letter, value in WRITTEN.items() if value == event.value)
            event = replace(event, fact=letters[event.fact], value=written)
        yield event, clauses

    # Points -----------------------------------------------------------------------------------------------------------
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Points for offering flowers and building Cathedrals; a penitent that crafts has had its honey."""
        match event:
            case Crafted():
                share_honey(game, self, event.player)
            case Removed(player=self.name) if event.piece in self.flowers and self.cathedrals(game.state, event.place):
                return self._offered(game, event)
            case Placed() if event.piece is self.cathedral and not in_setup(events):
                return self._built(game)
        return None

    def points_in_all(self, game: Game, events: Sequence[Event]) -> Points | None:
        """The flowers spent in a turn score, except those that craft; both may be written in any order."""
        return offered_in_all(self, game, events, len(BESIDES.of(game.state)))

    @audits("HCC.5.2.I")
    def _offered(self, game: Game, event: Removed) -> Points | None:
        """A point for each flower that matches its Cathedral's clearing, unless it was spent on crafting."""
        if not matches(game, self.flowers[event.piece], event.place):
            return None
        return Points("HCC.5.2.I", 0, event.count, "offering flowers")

    @audits("HCC.5.2.II")
    def _built(self, game: Game) -> Points:
        """Where the points printed above a Cathedral are assumed none are called wrong."""
        name = "points per cathedral"
        most = self.values[name][self.uncovered(game) - 1] if name in self.laid_over else None
        return Points("HCC.5.2.II", 0, most, f"building a Cathedral{self.told_in_file(name)}")

    # Offences ---------------------------------------------------------------------------------------------------------
    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Offence]:
        """Flowers and Cathedrals placed where they cannot be."""
        found = None
        match event:
            case TurnBegan():
                self._note_turn(game)
            case Stated():
                note_marker(self, game, event)
            case Crafted(player=self.name):
                self._note_besides(game)
            case Placed() if event.piece in self.flowers and event.place.number:
                found = self._wrong_bloom(game, event, events)
            case Placed() if event.piece is self.cathedral and in_setup(events):
                found = self._wrong_start(game, event.place)
        return (found,) if found else ()

    @audits("HCC.4.1")
    def _note_turn(self, game: Game) -> None:
        """Remember, as a turn begins, who is penitent, and whether the Clergy have warriors on the map in their own."""
        note_penitence(self, game)
        if game.state.current == self.name and not has_warriors_on_map(game, self):
            INTERVENES.note(game.state, True)

    @audits("HCC.4.1")
    def places_besides(self, game: Game, player: str, events: Sequence[Event]) -> Counter[Place | None]:
        """Without a Cathedral, Divine Intervention places warriors anywhere."""
        intervenes = player == self.name and INTERVENES.of(game.state)
        return Counter({None: WARRIORS_OF_INTERVENTION} if intervenes else {})

    @audits("HCC.6.1")
    def passes_cards(self, game: Game, source: Place, receiver: str) -> int:
        """Repent: enemies give cards to the Clergy."""
        return MANY if receiver == self.name and source.kind is PlaceKind.HAND else 0

    @audits("HCC.2.5")
    def battles_off_turn(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """The Clergy battle where a Cathedral falls."""
        return player == self.name

    @audits("HCC.4.2")
    def draws_besides(self, game: Game, player: str, events: Sequence[Event]) -> int:
        """Indulgence gives a card to each penitent, as the turn begins."""
        indulged = game.state.current == self.name and player != self.name
        return int(indulged and BEGAN.of(game.state, player) != HERETIC)

    @audits("HCC.5.1.II")
    def warriors_come_to(self) -> tuple[Sequence[Piece], str]:
        """Swarm, and other rules that place warriors where a Cathedral is or was (HCC.2.5, HCC.4.1)."""
        return (self.cathedral,), "HCC.5.1.II"

    @audits("HCC.2.2.II")
    def _wrong_bloom(self, game: Game, event: Placed, events: Sequence[Event]) -> Offence | None:
        """Flowers are placed where a warrior but no Cathedral stands; one replanted (HCC.5.1.IV) replaces another."""
        place = event.place
        if self.cathedrals(game.state, place) and not self._may_replace(game, event, events):
            return violation("HCC.2.2.II", f"a flower at the Cathedral in clearing {place.number}")
        if not game.state.warriors(place, self.name) and not in_setup(events):
            return violation("HCC.2.2.II", f"a flower in clearing {place.number} without a warrior")
        return None

    def _may_replace(self, game: Game, event: Placed, events: Sequence[Event]) -> bool:
        """Return whether a flower may come for one that was removed there before and did not match its clearing."""
        removed = [e for e in events if isinstance(e, Removed) and e.piece in self.flowers and e.place is event.place]
        if event.place in may_have_altered(game, self.name, events):
            return bool(removed)
        strangers = any(not matches(game, self.flowers[e.piece], e.place) for e in removed)
        return strangers and may_be_replanted(self, game, event)

    @audits("HCC.3.2")
    def _wrong_start(self, game: Game, place: Place) -> Offence | None:
        if place.number not in game.state.map.corners:
            return None
        return violation("HCC.3.2", f"the first Cathedral stands in corner clearing {place.number}")

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> At:
        """Crafting without flowers, flowers moved without warriors, and actions too many, unpaid or left out."""
        if in_setup(events):
            return self._set_up_otherwise(game, events) if player == self.name else ()
        if player != self.name:
            wrongly = [*hive_poked_wrongly(self, game, events), *repented_off_turn(self, game, events)]
            return [*self._penitence_mistold(game, events), *wrongly]
        return [
            *self._penitence_mistold(game, events),
            *indulgence_left_out(self, game, events),
            *indulgence_late(self, game, events),
            *repented_wrongly(self, game, events),
            *repented_untold(self, game, events),
            *given_for_nothing(self, game, events),
            *(list(self._crafted_without_flowers(game, events)) or flowers_misspent(self, game, events)),
            *self._flowers_without_warriors(events),
            *acts_and_offers(self, game, events),
        ]

    def _penitence_mistold(self, game: Game, events: Sequence[Event]) -> At:
        return [*sacrilege_untold(self, game, events), *heretic_for_nothing(self, game, events)]

    @audits("HCC.3.2")
    def _set_up_otherwise(self, game: Game, events: Sequence[Event]) -> At:
        """A Cathedral with three warriors, and one warrior more in a clearing of each suit."""
        sites = list(placed_in(events, self.cathedral))[:1]
        there = placed_in(events, self.warrior)
        expected = Counter(dict.fromkeys(sites, WARRIORS_AT_FIRST_CATHEDRAL))
        lacking = []
        for suit in CLEARING_SUITS:
            chosen = [place for place in there - expected if suit in suits(game, place)][:1]
            expected.update(chosen)
            if not chosen and any(suit in suits(game, place) for place in game.state.clearings):
                lacking.append(
                    (events[-1], omission("HCC.3.2", f"setup places no warrior in a {suit} clearing", "one"))
                )
        return [
            *lacking,
            *set_up_otherwise(events, self.cathedral, dict.fromkeys(sites, 1), "HCC.3.2"),
            *set_up_otherwise(events, self.warrior, expected, "HCC.3.2"),
            *flowers_set_up_otherwise(self, game, events),
            *penitent_at_first(self, game, events),
        ]

    def _note_besides(self, game: Game) -> None:
        """Remember what effects let it craft with: what it crafts may remove that at once."""
        held = Counter(tuple(sorted(suits)) for suits in crafted_besides(game, self.name))
        BESIDES.note(game.state, tuple(sorted((held | Counter(BESIDES.of(game.state))).elements())))

    @audits("HCC.5.2.III")
    def _crafted_without_flowers(self, game: Game, events: Sequence[Event]) -> At:
        """The flowers removed in a turn pay for what it crafts; a bird flower stands for any suit, as birds do."""
        crafted = [event for event in events if isinstance(event, Crafted)]
        costs = [cost for event in crafted if (cost := cost_told(game, event.card, event.item))]
        # Where no source states what cards cost, one of them takes an icon; it may have others crafted for nothing.
        costs += [(ANY,)] * any("cost" in event.card.assumed for event in crafted)
        spent = [
            frozenset(ALL_SUITS) if self.flowers[event.piece] == BIRD else frozenset((self.flowers[event.piece],))
            for event in events
            if isinstance(event, Removed) and event.player == self.name and event.piece in self.flowers
            for _ in range(min(event.count, self.pieces[event.piece.kind].count))
        ]
        spent += map(frozenset, BESIDES.of(game.state))
        if not costs or can_pay(costs, spent):
            return ()
        flowers = "1 flower was" if len(spent) == 1 else f"{len(spent) or 'no'} flowers were"
        message = f"{flowers} spent, which cannot pay for what is crafted"
        return ((crafted[-1], violation("HCC.5.2.III", message)),)

    @audits("HCC.2.2.IV")
    def _flowers_without_warriors(self, events: Sequence[Event]) -> At:
        """Between two clearings no more flowers move than warriors; a record may note them apart."""
        return outnumbering(events, self.flowers, self.warrior, "HCC.2.2.IV", "flowers")

    @audits("HCC.5", "HCC.6")
    def step(self, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
        """Daylight: first the Clergy act, then they offer flowers; Evening: others repent."""
        match event:
            case Battled(attacker=self.name) if not sum(cathedrals_fallen(self, events).values()):
                return ACT, "a battle", "HCC.5"
            case Moved() if any(p is self.warrior for p, _ in event.pieces) and own_moves(game, self.name, (event,)):
                return ACT, "a move", "HCC.5"
            case Placed(piece=self.cathedral) if event.place.number:
                return OFFER, "building", "HCC.5.2.II"
            case Crafted(player=self.name) if not may_be_crafted_besides(game, event):
                return OFFER, "crafting", "HCC.5.2.III"
            case Stated() if repents(self, game, event):
                return EVENING, "repentance", "HCC.6.1"
        return None

    @audits("HCC.6.3")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """One card, and one for each bee showing; when bees show, no source says, but a user may."""
        return CARDS_DRAWN, CARDS_DRAWN + self.bees(game) if "bees" in self.laid_over else None

    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """A record may note flowers apart from the warriors that take them along."""
        here, there = (game.state.warriors(place, self.name) for place in (origin, destination))
        return self.moves_along(game, player, piece) and bool(here or there)
