"""The Marquise de Cat (chapter 6): her abilities (6.2), as others feel them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.concepts import standing_on
from woodlaw.engine.dealing import discard_card, spendable_for
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.events import Removed
from woodlaw.engine.game import Game
from woodlaw.engine.place import is_held_back, why_not_place
from woodlaw.engine.primitives import place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import Box
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import DECK, OUT_OF_GAME, Place, PlaceKind
from woodlaw.table.suits import BIRD

ACTIONS = 3
_UNSPENT = (DECK, OUT_OF_GAME)
BUILDINGS = ("sawmill", "workshop", "recruiter")


class Marquise(Faction):
    """The Marquise de Cat: wood, buildings, and a keep that nobody else places pieces at."""

    name = "marquise_de_cat"
    reach = 10
    starts_in_corner = True
    holds: Mapping[str, Box] | None = {}

    def most_actions(self, game: Game) -> tuple[int, str] | None:
        """Three actions, and one more for each bird card spent, which lies among the discarded cards."""
        piles = (place for place in game.state.cards if place.kind is PlaceKind.COMMON and place not in _UNSPENT)
        spent = [card for place in piles for card in game.state.cards_at(place) if card.suit in ("", BIRD)]
        return ACTIONS + len(spent), "6.5"

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

    # Playing ----------------------------------------------------------------------------------------------------------
    @implements("6.3.2")
    def starting_clearing(self, game: Game) -> Place | None:
        """The clearing with the keep, while it is on the map."""
        return next((place for place in game.state.clearings if self._keeps(game, place)), None)

    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """Field Hospitals take in warriors that were removed (6.2.3)."""
        return field_hospitals(game, self, events)

    def after_returned(self, game: Game, events: Sequence[Removed]) -> Sequence[Offer]:
        """Field Hospitals take in warriors that were held back until now (6.2.3)."""
        return field_hospitals(game, self, events)


# Field Hospitals (6.2.3) ----------------------------------------------------------------------------------------------
@implements("6.2.3")
def field_hospitals(game: Game, marquise: Marquise, events: Sequence[Removed]) -> Sequence[Offer]:
    """Return what is due where clearings lost Marquise warriors: the hospitals may take in those of each clearing.

    Wherever they are by now, they are placed from there; those that an effect holds back come later.
    """
    fallen: dict[Place, list[Removed]] = {}
    for event in events:
        if event.piece is marquise.warrior and event.place.number and not is_held_back(game, event.destination):
            fallen.setdefault(event.place, []).append(event)
    return [
        HOSPITALS.offer(game, marquise, place, removed).named(f"Field Hospitals for clearing {place.number}")
        for place, removed in fallen.items()
    ]


@implements("6.2.3")
def _why_no_hospitals(
    game: Game,
    marquise: Marquise,
    place: Place,
    removed: Sequence[Removed],
) -> Refusal | None:
    keep = marquise.starting_clearing(game)
    if keep is None:
        return Refusal("6.2.3", "the keep is not on the map")
    if not _cards(game, marquise, place):
        return Refusal("6.2.3", f"no card in hand matches clearing {place.number}")
    return why_not_place(game, marquise.name, marquise.warrior, keep)


@implements("6.2.3")
def _treat(game: Game, marquise: Marquise, place: Place, removed: Sequence[Removed]) -> None:
    """The Marquise may spend a card that matches the clearing to place all that it lost at the keep."""
    card = game.ask(marquise.name, "card for field hospitals", [DECLINE, *_cards(game, marquise, place)])
    keep = marquise.starting_clearing(game)
    if isinstance(card, Card) and keep is not None:
        discard_card(game, marquise.name, card)
        for event in removed:
            place_pieces(game, marquise.name, marquise.warrior, event.count, keep, event.destination)


@implements("6.2.3")
def _cards(game: Game, marquise: Marquise, place: Place) -> list[Card]:
    """Return the cards of her hand that match a clearing."""
    return spendable_for(game, marquise.name, place)


HOSPITALS = Action(
    "Field Hospitals",
    _treat,
    _why_no_hospitals,
    asks=lambda marquise, *_: (marquise.name, "card for field hospitals"),
)
