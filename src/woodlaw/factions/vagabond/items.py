"""A Vagabond's items: Satchel, tracks and Damaged box; exhausting, damaging and repairing (9.2.5, 9.2.7, 9.5.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property, reduce
from operator import or_

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import Crafted
from woodlaw.engine.game import Game
from woodlaw.engine.memory import Kept, Many, OneOf
from woodlaw.engine.primitives import flip_item, remove_pieces, take_item
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.factions.vagabond.quests import PILES, QUEST_NAMES, TITLES, all_quests
from woodlaw.law.implements import implements
from woodlaw.table.boxes import ITEMS, OWN_CARDS, Box
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.characters import CHARACTERS
from woodlaw.table.pieces import ITEM_KINDS, RUIN, Piece, face_up, is_face_down, item, other_side
from woodlaw.table.places import OUT_OF_GAME, Place, PlaceKind, board

ON_TRACKS = ("tea", "coin", "bag")
"""The kinds of items that have a track."""
DAMAGED_BY_FULL_REMOVAL = 3
_ON_MAP = (PlaceKind.CLEARING, PlaceKind.FOREST)

FROM_RUINS: Kept[tuple[str, ...]] = Kept("ruin items", (), Many(OneOf(ITEM_KINDS)), owner="vagabond")
"""The kinds of the items on the board that lay under ruins, marked “R” (9.7.3)."""
Kept("ruin items", (), Many(OneOf(ITEM_KINDS)), owner="second_vagabond")


@cache
def character_cards() -> Mapping[str, Card]:
    """Return the character cards by their names, always the same objects."""
    return {name: Card(name=name, kind=CardKind.OTHER) for name in CHARACTERS}


class Rover(Faction):
    """A Vagabond as far as his pawn, his character and his items go."""

    holds: Mapping[str, Box] | None = {
        "cards": Box((OWN_CARDS,), clause="9.3.1"),
        "satchel": Box((ITEMS,), clause="9.2.5"),
        "track": Box((ITEMS,), kinds=ON_TRACKS, each=3, face_up=True, clause="9.2.5.I"),
        "damaged": Box((ITEMS,), clause="9.2.7"),
    }
    own_cards = frozenset(CHARACTERS) | QUEST_NAMES
    own_card_names: Mapping[str, str] = TITLES
    piles = PILES

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The character cards and the quests, which all Vagabonds share."""
        return (*character_cards().values(), *all_quests())

    @cached_property
    def pawn(self) -> Piece:
        """The Vagabond's pawn."""
        return self.piece("pawn")

    @cached_property
    def card_box(self) -> Place:
        """Where the character and the completed quests lie."""
        return board(self.name, "cards")

    def pawn_place(self, state: State) -> Place | None:
        """Return the clearing or forest of the pawn, or None before it is placed."""
        pieces, pawn = state.pieces, self.pawn
        return next((place for place in pieces if place.kind in _ON_MAP and pawn in pieces[place]), None)

    def pawn_clearing(self, state: State) -> Place | None:
        """Return the clearing of the pawn, or None while it is in none."""
        place = self.pawn_place(state)
        return place if place and place.number else None

    def here(self, state: State) -> list[Place]:
        """Return the clearing of the pawn, in a list of its own; an empty one while it is in none."""
        place = self.pawn_clearing(state)
        return [place] if place else []

    def characters(self, state: State) -> list[str]:
        """Return the characters whose cards lie on the board: one, or none when it is not known."""
        return [card.name for card in state.cards_at(self.card_box) if card.name in CHARACTERS]

    def character(self, game: Game) -> str:
        """Return the character (9.3.1), or ``""`` when it is not known."""
        for card in game.state.cards_at(self.card_box):
            if card.name in CHARACTERS:
                return card.name
        return ""

    def may_be(self, game: Game, character: str) -> bool:
        """Return whether the character is this one, or one that a record does not tell."""
        known = self.character(game)
        return known == character or (not known and not game.played)

    # What may lie where -----------------------------------------------------------------------------------------------
    def lets_lie(self, piece: Piece, place: Place) -> bool:
        """The pawn rests in forests, and the Scoundrel's torch lies in a clearing (V.6.2)."""
        if place.kind is PlaceKind.CLEARING:
            return face_up(piece) is item("torch")
        return place.kind is PlaceKind.FOREST and piece is self.pawn

    def cannot_be(self, game: Game) -> Iterable[tuple[Place | None, Refusal]]:
        """He has one character."""
        if len(self.characters(game.state)) > 1:
            yield self.card_box, Refusal("9.3.1", "more than one character card lies there")

    def brings_items(self, state: State) -> Mapping[str, int]:
        """The items that his character starts with, or any may; and while ruins are gone, those that lay under them."""
        listed: Mapping[str, Sequence[str]] = self.values["starting items"]
        known = [listed[each] for each in self.characters(state)] or list(listed.values())
        brought = reduce(or_, map(Counter, known))
        ruins = sum(site.ruin for site in state.map.clearings)
        return brought + Counter(self.found_items) if len(state.where(RUIN)) < ruins else brought

    @property
    def found_items(self) -> Sequence[str]:
        """One of each kind marked “R”."""
        found: Sequence[str] = self.values["items under ruins"]
        return found

    def left_under_ruins(self, state: State) -> Iterable[str]:
        """Those marked “R” that are not on the board."""
        return (Counter(self.found_items) - Counter(FROM_RUINS.of(state, self.name))).elements()

    # 9.2.5 Items ------------------------------------------------------------------------------------------------------
    @cached_property
    def satchel(self) -> Place:
        """The Satchel."""
        return board(self.name, "satchel")

    @cached_property
    def track(self) -> Place:
        """The three item tracks together: each kind of item that has a track lies on its own."""
        return board(self.name, "track")

    @cached_property
    def damaged(self) -> Place:
        """The Damaged box."""
        return board(self.name, "damaged")

    @implements("9.2.5")
    def item_box(self) -> Place:
        """Instead of a Crafted Items box he has the Satchel, from which items go on to their tracks."""
        return self.satchel

    @implements("9.2.5")
    def face_up_items(self, state: State) -> dict[Piece, int]:
        """Return the undamaged items that lie face up, which he can exhaust."""
        found: dict[Piece, int] = {}
        for place in (self.track, self.satchel):
            for piece, count in state.at(place).items():
                if not piece.is_face_down:
                    found[piece] = found.get(piece, 0) + count
        return found

    def hammers(self, state: State) -> int:
        """Return how many hammers lie face up."""
        return self.face_up_items(state).get(item("hammer"), 0)

    def undamaged(self, game: Game, kind: str) -> int:
        """Return how many undamaged items of a kind he has, face up or face down."""
        lying = (*game.state.at(self.track).items(), *game.state.at(self.satchel).items())
        return sum(count for piece, count in lying if face_up(piece) is item(kind))

    @implements("9.2.5.I")
    def on_track(self, state: State, kind: str) -> int:
        """Return how many items of a kind lie face up on their track."""
        return state.count(self.track, item(kind))

    @implements("9.2.5.I", "9.2.5.II")
    def place_for(self, state: State, piece: Piece) -> Place:
        """Return where an undamaged item goes as it lies: face up on its track if there is space, else the Satchel."""
        spaces: int = self.values["spaces on a track"]
        tracked = piece.kind in ON_TRACKS and state.count(self.track, piece) < spaces
        return self.track if tracked else self.satchel

    @implements("9.2.5.I")
    def sort_items(self, game: Game) -> None:
        """Let teas, coins and bags that lie face up in the Satchel go to empty spaces of their tracks."""
        for piece in [item(kind) for kind in ON_TRACKS]:
            while game.state.count(self.satchel, piece) and self.place_for(game.state, piece) is self.track:
                take_item(game, self.name, piece, self.satchel, self.track)

    @implements("9.2.5", "9.2.5.I", "9.5")
    def exhaust(self, game: Game, piece: Piece) -> None:
        """Exhaust an item that lies face up: turn it face down; from its track it goes to the Satchel."""
        place = self.track if game.state.count(self.track, piece) else self.satchel
        flip_item(game, self.name, piece, place, self.satchel)

    @implements("9.2.5", "9.2.5.I", "9.2.5.II")
    def refresh(self, game: Game, piece: Piece, place: Place, *, repaired: bool = False) -> None:
        """Turn an exhausted item face up: on its track or in the Satchel; a damaged one, unless repaired, stays."""
        stays = place is self.damaged and not repaired
        flip_item(game, self.name, piece, place, place if stays else self.place_for(game.state, other_side(piece)))

    @implements("9.2.5.I", "9.2.5.II")
    def gain(self, game: Game, piece: Piece, source: Place) -> None:
        """Take an item and place it face up on its track or in the Satchel, however it lay."""
        if is_face_down(piece):
            take_item(game, self.name, piece, source, self.satchel)
            flip_item(game, self.name, piece, self.satchel)
        else:
            take_item(game, self.name, piece, source, self.place_for(game.state, piece))

    def after_item_flipped(self, game: Game, item: Piece, place: Place) -> None:
        """A tea, coin or bag that is turned face up in the Satchel goes on to its track."""
        self.sort_items(game)

    def after_crafted(self, game: Game, event: Crafted) -> Sequence[Offer]:
        """A crafted item goes on to its track."""
        if event.player == self.name:
            self.sort_items(game)
        return ()

    # 9.2.7 Taking Hits ------------------------------------------------------------------------------------------------
    @implements("9.2.7")
    def hits_fall_on(self, game: Game, fight: Fight) -> Sequence[Place]:
        """Each hit damages an undamaged item."""
        return (self.satchel, self.track)

    @implements("9.2.7")
    def removed_to(self, game: Game, piece: Piece, place: Place, fight: Fight | None) -> Place | None:
        """An undamaged item that a hit falls on becomes a damaged one."""
        return self.damaged if place in (self.satchel, self.track) else None

    @implements("V.7.2", "V.11.2")
    def exhaust_and_damage(self, game: Game, piece: Piece) -> None:
        """Exhaust an item that lies face up, and move it to the Damaged box."""
        self.exhaust(game, piece)
        take_item(game, self.name, other_side(piece), self.satchel, self.damaged)

    @implements("9.5.7")
    def repair(self, game: Game, piece: Piece) -> None:
        """Move a damaged item to the Satchel, on the side that it shows, and on to its track."""
        take_item(game, self.name, piece, self.damaged, self.place_for(game.state, piece))

    # 9.2.2.I Full Removal ---------------------------------------------------------------------------------------------
    def after_full_removal(self, game: Game, player: str, clearing: Place) -> Sequence[Offer]:
        """An enemy's effect that removes all enemy pieces where the pawn is damages items."""
        return (FULL_REMOVAL.offer(game, self, player),) if self.is_struck(game, player, clearing) else ()

    @implements("9.2.2.I")
    def is_struck(self, game: Game, player: str, clearing: Place) -> bool:
        """Return whether an effect of a player that removes all enemy pieces in a clearing damages items of his."""
        return is_enemy(game, player, self.name) and game.state.count(clearing, self.pawn) > 0

    # 9.6.4 Check Item Capacity, 9.7.3 Taking Items from Ruins ---------------------------------------------------------
    @implements("9.6.4")
    def lose_for_good(self, game: Game, piece: Piece, place: Place) -> None:
        """Remove an item from the game; one marked “R” is gone once no item of its kind is left."""
        take_item(game, self.name, piece, place, OUT_OF_GAME)
        kind = face_up(piece).kind
        if not any(face_up(each).kind == kind for box in self.item_places for each in game.state.at(box)):
            kept = FROM_RUINS.of(game.state, self.name)
            FROM_RUINS.keep(game.state, tuple(each for each in kept if each != kind), self.name)

    @property
    def item_places(self) -> tuple[Place, ...]:
        """Every place of items on the board."""
        return self.satchel, self.track, self.damaged


@implements("9.2.2.I", "1.5.4")
def _damage_three(game: Game, vagabond: Rover, enemy: str) -> None:
    """Damage three undamaged items of the Vagabond's choice, or as many as there are, as hits of the enemy would."""
    for _ in range(DAMAGED_BY_FULL_REMOVAL):
        lying = {piece: place for place in (vagabond.satchel, vagabond.track) for piece in game.state.at(place)}
        if not lying:
            game.nothing_for(vagabond.name, "item to damage", lambda: Refusal("9.2.2.I", "every item is damaged"))
            return
        piece = game.ask(vagabond.name, "item to damage", list(lying))
        remove_pieces(game, enemy, [(piece, 1, lying[piece])])


FULL_REMOVAL = Action("damage items", _damage_three)
