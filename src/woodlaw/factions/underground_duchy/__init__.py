"""The Underground Duchy (chapter 12)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from woodlaw.engine.audit import Offence, omission, violation
from woodlaw.engine.concepts import rules
from woodlaw.engine.events import CardsMoved, Crafted, Event, Placed, Removed, Revealed, TurnEnded
from woodlaw.engine.extension import Claim, Points
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.factions.base import Faction
from woodlaw.factions.recorded_setups import note_set_up, set_up_around, starts_wrongly
from woodlaw.factions.records import (
    astray,
    broken_off,
    cards_from,
    ends_setup,
    held_throughout,
    in_setup,
    note_astray,
    on_map_before,
    player_of,
    standing_on,
)
from woodlaw.law.implements import audits, implements
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import DISCARD, Place, board, common, hand, supply

BURROW = common("Burrow")
BUILDINGS = ("citadel", "market")
RANKS = ("squire", "noble", "lord")


class Duchy(Faction):
    """The Underground Duchy: the Burrow, tunnels and ministers."""

    name = "underground_duchy"
    title = "Underground Duchy"
    letter = "D"
    colour = "#e3b898"
    setup_order = 8
    reach = 8
    chapter = "12"
    starts_in_corner = True
    draw_clause = "12.6.3"
    discard_clause = "12.6.3"
    points_known = True
    hits_known = True
    boxes: Mapping[str, str] = {"cards": "cards"}
    numbered_places: Mapping[int, Place] = {0: BURROW}
    own_cards = frozenset(
        (
            "foremole",
            "captain",
            "marshal",
            "brigadier",
            "banker",
            "mayor",
            "duchessofmud",
            "baronofdirt",
            "earlofstone",
        )
    )

    @property
    def card_box(self) -> Place:
        """Where the swayed ministers lie."""
        return board(self.name, "cards")

    def swayed(self, game: Game) -> tuple[str, ...]:
        """Return the ministers that are swayed."""
        return tuple(card.name for card in game.state.cards_at(self.card_box) if card.name in self.own_cards)

    def rank(self, minister: str) -> int:
        """Return a minister's rank, higher for the higher; -1 for a name that is no minister's."""
        return next((n for n, rank in enumerate(RANKS) if minister in self.values["ministers"][rank]), -1)

    def buildings(self, game: Game) -> int:
        """Return how many citadels and markets stand on the map."""
        return sum(self.on_map(game.state, kind) for kind in BUILDINGS)

    @implements("12.2.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Crafting: the Duchy activates citadels and markets."""
        if player != self.name:
            return None
        return standing_on(game, tuple(self.piece(kind) for kind in BUILDINGS))

    # The Burrow -------------------------------------------------------------------------------------------------------
    @implements("12.2.2")
    def adjacent_places(self, game: Game, player: str, place: Place) -> Iterable[Place]:
        """The Burrow: adjacent to each clearing with a tunnel; nobody else's pieces move into it or come from it."""
        if player != self.name:
            return ()
        tunnel = self.piece("tunnel")
        if place is BURROW:
            return tuple(clearing for clearing in game.state.clearings if game.state.count(clearing, tunnel))
        return (BURROW,) if place.number and game.state.count(place, tunnel) else ()

    @implements("12.2.2")
    def claim(self, game: Game, clearing: Place) -> Claim:
        """The Burrow: the Duchy always rules it."""
        return Claim.ALWAYS if clearing is BURROW else Claim.MAJORITY

    @implements("12.2.2")
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """The Burrow: none but Duchy pieces are placed in it."""
        return self._why_only_duchy(piece, place)

    @implements("12.2.2")
    def forbids_move(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> Refusal | None:
        """The Burrow: none but Duchy pieces move into it."""
        return self._why_only_duchy(piece, destination)

    def _why_only_duchy(self, piece: Piece, place: Place) -> Refusal | None:
        if place is not BURROW or piece.owner == self.name:
            return None
        return Refusal("12.2.2", "only Duchy pieces enter the Burrow")

    # Recorded games: points -------------------------------------------------------------------------------------------
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
        spent = cards_from([e for e in events if isinstance(e, CardsMoved) and e.target is DISCARD], hand(self.name))
        scoring = {
            "banker": spent,
            "duchessofmud": self.values["points of the Duchess of Mud"],
            "baronofdirt": self.pieces["market"].count,
            "earlofstone": self.pieces["citadel"].count,
        }
        most = sum(scoring.get(minister, 0) for minister in self.swayed(game))
        return Points("12.5.2", 0, most, "ministers in Parliament") if most else None

    # Recorded games: offences -----------------------------------------------------------------------------------------
    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        """Too many warriors in the Burrow, buildings without rule, ministers of lower rank, and setup."""
        note_astray(game, self.name, event)
        note_set_up(game, event)
        match event:
            case Placed(piece=piece) if piece is self.warrior and event.place is BURROW and not in_setup(events):
                return self._into_the_burrow(game, event, events)
            case Placed(piece=piece) if piece.owner == self.name and piece.kind in BUILDINGS and not in_setup(events):
                return self._building(game, event.place)
            case CardsMoved() if event.source is self.card_box and event.target is not self.card_box:
                return self._returning(game, event.cards)
            case _ if ends_setup(event, self.name):
                return self._setup(game)
        return ()

    @audits("12.4", "12.5.1.II")
    def _into_the_burrow(self, game: Game, event: Placed, events: Sequence[Event]) -> Sequence[Offence]:
        """Birdsong places one warrior, and one for each icon that citadels uncover; Assembly recruits two at most."""
        citadels = on_map_before(game.state, events, 0, self.piece("citadel"))
        in_birdsong = self.values["warriors in Birdsong"][: citadels + 1][-1]
        most = in_birdsong + self.values["actions in Assembly"]
        placed = event.count + sum(
            earlier.count
            for earlier in events
            if isinstance(earlier, Placed) and earlier.piece is self.warrior and earlier.place is BURROW
            if earlier.source is supply(self.name)
        )
        if placed <= most:
            return ()
        began = f"{citadels or 'no'} citadel{'s' * (citadels != 1)}"
        message = f"{placed} warriors are placed in the Burrow in a turn that began with {began}"
        return (violation("12.4", message, f"at most {most}: {in_birdsong} in Birdsong, two by recruiting"),)

    @audits("12.5.1.I", "12.5.2.I")
    def _building(self, game: Game, clearing: Place) -> Sequence[Offence]:
        """Build, Foremole: in a clearing that the Duchy rules."""
        if not clearing.number or rules(game, self.name, clearing):
            return ()
        return (violation("12.5.1.I", f"the Duchy builds in clearing {clearing.number}, which it does not rule"),)

    @audits("12.2.3")
    def _returning(self, game: Game, returned: Sequence[Card]) -> Sequence[Offence]:
        """The Price of Failure: of the highest rank, lord, then noble, then squire."""
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
        return self._swayed_too_cheaply(events) if player_of(events) == self.name else self._unpaid(game, events)

    @audits("12.3.3")
    def _set_up_otherwise(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Surface: two warriors and the tunnel in a corner to start in, two warriors in each clearing beside it."""
        tunnel, count = self.piece("tunnel"), self.values["warriors in setup"]
        return [
            *set_up_around(game, events, (tunnel,), self.warrior, (count, count), "12.3.3"),
            *starts_wrongly(game, self, tunnel, events, "12.3.3"),
        ]

    @audits("12.5.3.II")
    def _swayed_too_cheaply(self, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Reveal Cards: as many as the minister lists; what else was revealed in the turn may be meant as well."""
        shown = sum(len(e.cards) for e in events if isinstance(e, Revealed) and e.owner == self.name and not e.to)
        for event in (event for event in events if isinstance(event, CardsMoved) and self._sways(event)):
            ministers = [card.name for card in event.cards if card.name in self.own_cards]
            needed = sum(self.values["cards to reveal"][RANKS[self.rank(name)]] for name in ministers)
            if shown < needed:
                message = f"the Duchy sways {ministers[0].title()} and reveals {shown} card{'s' * (shown != 1)}"
                return ((event, omission("12.5.3.II", message, f"{needed} cards revealed")),)
        return ()

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

    # Recorded games: the turn -----------------------------------------------------------------------------------------
    @audits("12.5", "12.6.2")
    def step(self, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
        """Assembly and Parliament build and dig, then a minister is swayed, and the Duchy crafts in Evening."""
        match event:
            case Placed(piece=piece) if self._is_building(piece) or piece is self.piece("tunnel"):
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
        own = hand(self.name)
        shown = [c for e in events if isinstance(e, Revealed) and e.owner == self.name and not e.to for c in e.cards]
        spent = [e for e in events if isinstance(e, CardsMoved) and e.source is own and e.target is DISCARD]
        unsaid = sum(card.suit == "bird" for card in shown)
        unsaid -= sum(card.suit == "bird" for event in spent for card in event.cards)
        birds = [card for card in game.state.cards_at(own) if card.suit == "bird"]
        for card in birds[: max(0, unsaid)]:
            game.give(card, own, DISCARD)


FACTION = Duchy()
