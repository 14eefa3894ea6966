"""What a recorded game shows of the Duchy: ministers, tunnels, buildings and points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from woodlaw.engine.concepts import rules
from woodlaw.engine.events import (
    CardsMoved,
    Crafted,
    Event,
    Happening,
    Moved,
    Placed,
    Removed,
    Revealed,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, TABLE, TEXT, Kept, Many, Remembered
from woodlaw.factions.underground_duchy.abilities import (
    BUILDINGS,
    BURROW,
    CROWNS,
    LOST,
    MINISTER_CARDS,
    RANKS,
    Duchy,
)
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, violation
from woodlaw.logs.audits.customs import TELLS_REVEALED
from woodlaw.logs.audits.pieces import astray, ever_stood, note_astray, on_map_before
from woodlaw.logs.audits.points import spent_to_score
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.setups import set_up_around, starts_wrongly
from woodlaw.logs.audits.spending import cards_from, held_throughout, spent_by, unmet
from woodlaw.logs.audits.suits import can_be_paid, may_have_altered, may_have_matched
from woodlaw.logs.audits.turns import (
    broken_off,
    ends_setup,
    in_setup,
    own_battles,
    own_moves,
    player_of,
    ventures_besides,
)
from woodlaw.logs.audits.underground_duchy.actions import given_by
from woodlaw.logs.audits.underground_duchy.reveals import discard_birds, shown_to_all, shows_hand
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import DECK, DISCARD, Place, hand, supply
from woodlaw.table.suits import CLEARING_SUITS

MINISTERS: Remembered[tuple[str, ...]] = Remembered("ministers in Parliament", (), Many(TEXT))
"""The ministers that were swayed as the Duchy's turn began."""
UNTOLD = Kept("ministers untold", False, FLAG, owner="underground_duchy")
"""Whether a record has taken cards from the swayed ministers that are none of them."""
WARRIORS_TO_DIG = 4
"""How many warriors at most a dig moves from the Burrow."""
MOST_SHOWN = 8
"""How many cards of a turn are held against what they are revealed for; a turn that shows more is no record."""


class Records(Duchy, Recorded):
    """The Duchy in recorded games."""

    draw_clause = "12.6.3"
    draws_once = True
    discard_clause = "12.6.3"
    spends_in_evening = True
    points_known = True
    open_boxes = frozenset({"cards"})

    def box(self, part: str, kind: str) -> Place:
        """Return the box that a record means: buildings and tunnels that are not on the map lie on the board."""
        stored = not part and kind in (*BUILDINGS, "tunnel")
        return supply(self.name) if stored else super().box(part, kind)

    # Telling ----------------------------------------------------------------------------------------------------------
    def told(self, event: Event, clauses: tuple[str, ...], letters: Mapping[str, str]) -> Iterable[Happening]:
        """Ministers are told as they come, ``#mayor->$``, and go, ``#mayorD$->``."""
        match event:
            case CardsMoved(source=self.unswayed_box):
                yield replace(event, source=DECK), clauses
            case CardsMoved(target=self.unswayed_box):
                yield replace(event, target=DISCARD), clauses
            case _:
                yield event, clauses

    def _sort_ministers(self, game: Game) -> None:
        """Lay ministers that are not swayed on their pile, which records leave unsaid."""
        state, swayed = game.state, self.swayed(game)
        for place, cards in state.cards.items():
            if place is not self.card_box and any(card.name in self.own_cards for card in cards):
                state.cards[place] = [card for card in cards if card.name not in self.own_cards]
        state.cards[self.card_box] = [MINISTER_CARDS.get(card.name, card) for card in state.cards_at(self.card_box)]
        state.cards[self.unswayed_box] = [card for name, card in MINISTER_CARDS.items() if name not in swayed]

    @audits("12.2.3")
    def _lose_crowns(self, game: Game, returned: Sequence[Card]) -> None:
        """The crowns of ministers that are returned leave the game, which records leave unsaid."""
        for card in (card for card in returned if card.name in self.swayed(game)):
            rank = RANKS[self.rank(card.name)]
            LOST.keep(game.state, min(CROWNS, LOST.of(game.state, self.name, rank) + 1), self.name, rank)

    # Points -----------------------------------------------------------------------------------------------------------
    @audits("4.3")
    def may_remove(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """They remove pieces of others in battle alone."""
        return False

    @audits("12.2.3")
    def discards_off_turn(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """The Price of Failure: a card for buildings that are removed."""
        return player == self.name and any(isinstance(e, Removed) and self._is_building(e.piece) for e in events)

    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Ministers score when they are swayed, and some of them in Parliament."""
        if isinstance(event, CardsMoved) and self._sways(event):
            return self._crown(event.cards)
        if isinstance(event, TurnEnded) and event.player == self.name and not event.setup:
            return self._parliament(game, events)
        return None

    def _sways(self, event: CardsMoved) -> bool:
        ministers = any(card.name in self.own_cards for card in event.cards)
        return ministers and event.target is self.card_box

    @audits("12.5.3.III")
    def _crown(self, swayed: Sequence[Card]) -> Points:
        """Sway Minister and Score: the points under a crown of the minister's rank."""
        crowns = self.values["points under a crown"]
        points = sum(crowns[RANKS[self.rank(card.name)]] for card in swayed if card.name in self.own_cards)
        return Points("12.5.3.III", points, points, "swaying a minister")

    @audits("12.5.2.V", "12.5.2.VI", "12.5.2.VII", "12.5.2.VIII", "12.5.2.IX")
    def _parliament(self, game: Game, events: Sequence[Event]) -> Points | None:
        """Banker (whom the Mayor may follow), Duchess of Mud, Baron of Dirt and Earl of Stone, at most."""
        if UNTOLD.of(game.state, self.name):
            return Points("12.5.2", 0, None, "ministers in Parliament")
        ministers = MINISTERS.of(game.state)
        scoring = {
            "banker": self._most_for_a_suit(events, 1 + ("mayor" in ministers)),
            "duchessofmud": self.values["points of the Duchess of Mud"] * self._all_tunnels(game, events),
            "baronofdirt": self._most_on_map(game, events, "market"),
            "earlofstone": self._most_on_map(game, events, "citadel"),
        }
        most = sum(scoring.get(minister, 0) for minister in ministers)
        return Points("12.5.2", 0, most, "ministers in Parliament") if most else None

    def _most_for_a_suit(self, events: Sequence[Event], times: int) -> int:
        """Return how many spent cards may be of so many suits; birds and cards of no told suit are of any."""
        suits = [card.suit for card in spent_to_score(self.name, events)]
        told = sorted((suits.count(suit) for suit in CLEARING_SUITS), reverse=True)
        return len(suits) - sum(told) + sum(told[:times])

    def _all_tunnels(self, game: Game, events: Sequence[Event]) -> bool:
        return self._most_on_map(game, events, "tunnel") >= self.pieces["tunnel"].count

    def _most_on_map(self, game: Game, events: Sequence[Event], kind: str) -> int:
        piece = self.piece(kind)
        return max(on_map_before(game.state, events, number, piece) for number in range(len(events) + 1))

    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        """Too many warriors in the Burrow, buildings without rule, ministers of lower rank, and setup."""
        note_astray(game, self.name, event)
        self._note_told(game, event)
        match event:
            case Placed(piece=piece) if piece is self.warrior and event.place is BURROW and not in_setup(events):
                return self._into_the_burrow(game, event, events)
            case Placed(piece=piece) if piece.owner == self.name and piece.kind in BUILDINGS and not in_setup(events):
                return self._building(game, event.place)
            case CardsMoved() if self._sways(event):
                return self._swaying_again(game, event.cards)
            case CardsMoved() if event.source is self.card_box and event.target is not self.card_box:
                return self._returning(game, event.cards)
            case _ if ends_setup(event, self.name):
                return self._setup(game)
        return ()

    def _note_told(self, game: Game, event: Event) -> None:
        """Remember who may act in Parliament, which comes before swaying, and what a record tells and leaves open."""
        self._sort_ministers(game)
        match event:
            case CardsMoved(source=self.card_box, cards=cards) if event.target is not self.card_box:
                self._lose_crowns(game, cards)
        match event:
            case Revealed(owner=self.name, to=""):
                TELLS_REVEALED.keep(game.state, True, TABLE, self.name)
            case TurnBegan(player=self.name):
                MINISTERS.note(game.state, self.swayed(game))
            case CardsMoved(source=self.card_box) if any(card.name not in self.own_cards for card in event.cards):
                UNTOLD.keep(game.state, True, self.name)

    @audits("12.4", "12.5.1.II")
    def _into_the_burrow(self, game: Game, event: Placed, events: Sequence[Event]) -> Sequence[Offence]:
        """Birdsong places one warrior, and one for each icon that citadels uncover; Assembly recruits two at most."""
        in_birdsong = self._in_birdsong(game, events)
        most = in_birdsong + self.values["actions in Assembly"]
        placed = event.count + self._placed_in_burrow(events)
        if placed <= most:
            return ()
        citadels = on_map_before(game.state, events, 0, self.piece("citadel"))
        began = f"{citadels or 'no'} citadel{'s' * (citadels != 1)}"
        message = f"{placed} warriors are placed in the Burrow in a turn that began with {began}"
        return (violation("12.4", message, f"at most {most}: {in_birdsong} in Birdsong, two by recruiting"),)

    def _in_birdsong(self, game: Game, events: Sequence[Event]) -> int:
        """Return how many warriors come to the Burrow in Birdsong."""
        citadels = on_map_before(game.state, events, 0, self.piece("citadel"))
        return int(self.values["warriors in Birdsong"][: citadels + 1][-1])

    def _placed_in_burrow(self, events: Sequence[Event]) -> int:
        return sum(
            event.count
            for event in events
            if isinstance(event, Placed) and event.piece is self.warrior and event.place is BURROW
            if event.source is supply(self.name)
        )

    @audits("12.5.1.I", "12.5.2.I")
    def _building(self, game: Game, clearing: Place) -> Sequence[Offence]:
        """Build, Foremole: in a clearing that the Duchy rules."""
        if not clearing.number or rules(game, self.name, clearing):
            return ()
        return (violation("12.5.1.I", f"the Duchy builds in clearing {clearing.number}, which it does not rule"),)

    @audits("12.5.3.I")
    def _swaying_again(self, game: Game, cards: Sequence[Card]) -> Sequence[Offence]:
        """Choose Minister: one of the Unswayed Ministers."""
        again = [card.name.title() for card in cards if card.name in self.swayed(game)]
        return [violation("12.5.3.I", f"the {name} is swayed already", "an unswayed minister") for name in again]

    @audits("12.2.3")
    def _returning(self, game: Game, returned: Sequence[Card]) -> Sequence[Offence]:
        """The Price of Failure: one of the highest rank, lord, then noble, then squire."""
        highest = max((self.rank(minister) for minister in self.swayed(game)), default=-1)
        for card in returned:
            if 0 <= self.rank(card.name) < highest:
                message = f"the Duchy returns the {RANKS[self.rank(card.name)]} {card.name.title()}"
                return (violation("12.2.3", message, f"a {RANKS[highest]}"),)
        return ()

    @audits("12.3.3")
    def _setup(self, game: Game) -> Sequence[Offence]:
        """Surface: warriors, and a tunnel."""
        return [
            omission("12.3.3", f"the Duchy sets up without a {kind}", "two warriors and a tunnel in one clearing")
            for kind in ("warrior", "tunnel")
            if not self.on_map(game.state, kind)
        ]

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """In its own turn ministers swayed too cheaply, in those of others the Price of Failure unpaid; its setup."""
        if in_setup(events):
            return self._set_up_otherwise(game, events) if player == self.name else ()
        if broken_off(events):
            return ()
        if player_of(events) != self.name:
            return self._unpaid(game, events)
        return [
            *self._swayed_too_cheaply(game, events),
            *self._revealed_otherwise(game, events),
            *self._dug_otherwise(game, events),
            *self._too_many_actions(game, events),
        ]

    @audits("12.3.3")
    def _set_up_otherwise(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Surface: two warriors and the tunnel in a corner to start in, two warriors in each clearing beside it."""
        tunnel, count = self.piece("tunnel"), self.values["warriors in setup"]
        return [
            *set_up_around(game, events, (tunnel,), self.warrior, (count, count), "12.3.3"),
            *starts_wrongly(game, self, tunnel, events, "12.3.3"),
        ]

    @audits("12.5.3.II")
    def _swayed_too_cheaply(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Reveal Cards: as many as the minister lists; what else was revealed in the turn may be meant as well.

        Nothing is asked of a record that has told of no card the Duchy reveals.
        """
        shown = len(shown_to_all(self.name, events))
        if shows_hand(self.name, events) or not (shown or TELLS_REVEALED.of(game.state, TABLE, self.name)):
            return ()
        for event in (event for event in events if isinstance(event, CardsMoved) and self._sways(event)):
            needed = sum(self._to_reveal(card.name) for card in event.cards)
            if shown < needed:
                message = f"the Duchy sways {event.cards[0].name.title()} and reveals {shown} card{'s' * (shown != 1)}"
                return ((event, omission("12.5.3.II", message, f"{needed} cards revealed")),)
        return ()

    @audits("12.5.1.I", "12.5.2.I", "12.5.3.II")
    def _revealed_otherwise(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Build: a card for each, of its clearing's suit, or of any for Foremole; Sway: cards of clearings of its own.

        Nothing is asked of a turn that reveals too few cards.
        """
        shown = shown_to_all(self.name, events)
        built = [event for event in events if isinstance(event, Placed) and self._is_building(event.piece)]
        swaying = [event for event in events if isinstance(event, CardsMoved) and self._sways(event)]
        needed = sum(self._to_reveal(card.name) for event in swaying for card in event.cards)
        if (not built and not swaying) or not len(built) + needed <= len(shown) <= MOST_SHOWN:
            return ()
        altered, ministers = may_have_altered(game, self.name, events), MINISTERS.of(game.state)
        free = ("foremole" in ministers) * (1 + ("mayor" in ministers))
        near = [
            place
            for place in game.state.clearings
            if ever_stood(game.state, events, place, tuple(map(self.piece, self.pieces)))
        ]
        sites = [event.place for event in built]

        def without_card(places: Sequence[Place]) -> int:
            return len(unmet(len(places), len(shown), lambda need, mean: matched(shown[mean], places[need])))

        def matched(card: Card, place: Place) -> bool:
            return place in altered or may_have_matched(game, card, place)

        if without_card(sites) > free:
            message = f"the Duchy builds in clearing {built[-1].place.number}, which no card revealed matches"
            return ((built[-1], violation("12.5.1.I", message, "a card of the clearing's suit")),)
        for bound in combinations(sites, max(0, len(sites) - free)):
            swaying_cards = len(near) - without_card([*bound, *near])
            if not without_card(bound) and swaying_cards >= needed:
                return ()
        message = "the Duchy sways a minister by cards that do not match as many clearings with its pieces"
        return ((swaying[-1], violation("12.5.3.II", message, "for each card another clearing that it matches")),)

    def _to_reveal(self, name: str) -> int:
        return int(self.values["cards to reveal"][RANKS[self.rank(name)]]) if name in self.own_cards else 0

    @audits("12.5.1.V")
    def _dug_otherwise(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Dig: a card spent for each tunnel, of its clearing's suit."""
        dug = self._dug(events)
        if not dug or can_be_paid(game, self.name, events, [place for _, place in dug]):
            return ()
        last, place = dug[-1]
        if len(spent_by(self.name, events)) < len(dug):
            return ((last, omission("12.5.1.V", "the Duchy digs and spends no card for it", "a card spent")),)
        message = f"the Duchy digs in clearing {place.number}, which no card spent matches"
        return ((last, violation("12.5.1.V", message, "a card of the clearing's suit")),)

    def _dug(self, events: Sequence[Event]) -> list[tuple[Event, Place]]:
        """Return by which events the Duchy digs in which clearings, those that take the tunnel from another of them."""
        tunnel, found = self.piece("tunnel"), list[tuple[Event, Place]]()
        for event in events:
            match event:
                case Placed(piece=piece) if piece is tunnel and event.source is supply(self.name):
                    found.append((event, event.place))
                case Moved(player=self.name) if self._takes_tunnel(event):
                    found.append((event, event.destination))
        return found

    def _takes_tunnel(self, event: Moved) -> bool:
        return all(piece is self.piece("tunnel") for piece, _ in event.pieces)

    @audits("12.2.4")
    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """Tunnels: where all three are on the map, one that is removed and placed again may be written as a move."""
        if player != self.name or piece is not self.piece("tunnel") or not (origin.number and destination.number):
            return False
        return not game.state.count(supply(self.name), piece) and not game.state.count(destination, piece)

    def _come_up(self, events: Sequence[Event], place: Place) -> int:
        """Return how many warriors move from the Burrow to a clearing together, at most."""
        ways = (e for e in events if isinstance(e, Moved) and e.origin is BURROW and e.destination is place)
        return max((count for event in ways for piece, count in event.pieces if piece is self.warrior), default=0)

    @audits("12.5.1", "12.5.2", "12.5.1.V")
    def _too_many_actions(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Assembly: two actions, and those of the ministers in Parliament."""
        if UNTOLD.of(game.state, self.name) or any(e.forces_battles(game) for e in game.bending(Audit.forces_battles)):
            return ()
        built = [event for event in events if isinstance(event, Placed) and self._is_building(event.piece)]
        dug, battles = self._dug(events), own_battles(self.name, events)
        dives = {(BURROW, place) for _, place in dug if self._come_up(events, place) <= WARRIORS_TO_DIG}
        moves = {way: event for way, event in self._moves(game, events) if way not in dives}
        most = int(self.values["actions in Assembly"])
        recruited = max(0, self._placed_in_burrow(events) - self._in_birdsong(game, events))
        recruited = 0 if recruited > most else recruited
        besides = ventures_besides(game)
        taken = min(
            recruited
            + len(dug)
            + max(0, len(built) - builds)
            + besides.fewest(max(0, len(moves) - marches), max(0, len(battles) - fights), lambda m, b: m + b)
            for builds, marches, fights in given_by(MINISTERS.of(game.state))
        )
        if taken <= most:
            return ()
        acts = (*built, *(event for event, _ in dug), *battles, *moves.values())
        last = next(event for event in reversed(events) if event in acts)
        message = f"the Duchy takes {taken} actions beside those of its ministers"
        return ((last, violation("12.5.1", message, f"at most {most}")),)

    def _moves(self, game: Game, events: Sequence[Event]) -> Iterator[tuple[tuple[Place, Place], Moved]]:
        """Yield the Duchy's moves by where they went, those from and to the Burrow among them."""
        own = own_moves(game, self.name, events)
        for event in events:
            if not isinstance(event, Moved) or self._takes_tunnel(event):
                continue
            if event in own or BURROW in (event.origin, event.destination):
                yield (event.origin, event.destination), event

    @audits("12.2.3")
    def _unpaid(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """The Price of Failure: who loses buildings returns a swayed minister and discards a random card."""
        lost = next((event for event in events if isinstance(event, Removed) and self._is_building(event.piece)), None)
        if lost is None:
            return ()
        found: list[tuple[Event, Offence]] = []
        if self.swayed(game) and not cards_from(events, self.card_box):
            message = "the Duchy loses buildings and returns no minister"
            found.append((lost, omission("12.2.3", message, "the swayed minister of the highest rank returned")))
        if held_throughout(game, self.name, events) and not cards_from(events, hand(self.name)):
            message = "the Duchy loses buildings and discards no card"
            found.append((lost, omission("12.2.3", message, "a random card discarded")))
        return found

    def _is_building(self, piece: Piece) -> bool:
        return piece.owner == self.name and piece.kind in BUILDINGS

    @audits("12.5", "12.6.2")
    def step(self, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
        """Assembly and Parliament build and dig, then a minister is swayed, and the Duchy crafts in Evening."""
        match event:
            case Placed(piece=piece) if self._is_building(piece) or piece is self.piece("tunnel"):
                return 1, "building and digging", "12.5.1"
            case Moved(player=self.name) if self._takes_tunnel(event):
                return 1, "building and digging", "12.5.1"
            case CardsMoved() if self._sways(event):
                return 2, "swaying a minister", "12.5.3"
            case Crafted():
                return 3, "crafting", "12.6.2"
        return None

    @audits("12.6.3")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """Draw and Discard: one card, and one for each market on the map."""
        markets, lost = self.on_map(game.state, "market"), astray(game, self.piece("market"))
        each = self.values["cards drawn for a market"]
        return 1 + each * max(0, markets - lost), 1 + each * markets

    @audits("12.6.1")
    def settle(self, game: Game, events: Sequence[Event]) -> None:
        """Discard and Return Revealed Cards: revealed birds are discarded; records often leave it unsaid."""
        if in_setup(events):
            return
        built = sum(isinstance(event, Placed) and self._is_building(event.piece) for event in events)
        swaying = (
            card for event in events if isinstance(event, CardsMoved) and self._sways(event) for card in event.cards
        )
        needed = built + sum(self._to_reveal(card.name) for card in swaying)
        sold = "banker" in MINISTERS.of(game.state)
        discard_birds(game, self.name, events, needed, None if sold else len(self._dug(events)))
