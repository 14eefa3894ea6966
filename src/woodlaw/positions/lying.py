"""What may lie where: pieces and cards at a table, held against what the core and the factions say of each place.

The core says which sorts of pieces clearings, supplies and the item supply hold. A faction says what its boxes hold
(:attr:`~woodlaw.factions.base.Faction.holds`), what may lie in forests besides, and, by the rules of placing, what
keeps apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement

from woodlaw.engine.dealing import piles_of
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.place import form_at
from woodlaw.engine.refusal import Refusal, forbidden
from woodlaw.factions.base import Faction
from woodlaw.law.implements import clauses_of
from woodlaw.positions.laying import words_at
from woodlaw.positions.mistakes import hint, nearest
from woodlaw.positions.position import Fault
from woodlaw.positions.wording import Words
from woodlaw.table.boxes import CARDS, ITEMS, OTHERS, OWN_CARDS, PIECES, UNSORTED, Box, Content
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.hirelings import is_hireling
from woodlaw.table.pieces import FERRY, RUIN, TOWER, Category, Piece, face_up, is_face_down
from woodlaw.table.piles import Pile
from woodlaw.table.places import AVAILABLE_DOMINANCE, DECK, DISCARD, ITEM_SUPPLY, OUT_OF_GAME, Place, PlaceKind

_IN_CLEARINGS = (Category.WARRIOR, Category.PAWN, Category.BUILDING, Category.TOKEN, Category.MARKER)
_BESIDE_MAP = "hireling"
"""Whose pieces lie on paths, too. Where those of a hireling by name may lie stands on its card."""
_KEPT_APART = (Category.BUILDING, Category.TOKEN)
_NO_PLACES = (PlaceKind.HAND, PlaceKind.PLAY_AREA)


def faults_of_lying(game: Game) -> Iterator[Fault]:
    """Yield every piece and card that lies where none of its kind may, and what lies together and cannot."""
    state = game.state
    words = words_at(state.map.id, state.deck.id, state.seats)
    for place, there in tuple(state.pieces.items()):
        for piece in tuple(there):
            message = _why_no_piece(game, words, piece, place)
            if message:
                yield Fault(message, place)
        yield from _too_many(game, place, there)
    for place in state.clearings:
        message = _why_not_on_site(game, place) or _why_not_together(game, place)
        if message:
            yield Fault(message, place)
    for place, cards in tuple(state.cards.items()):
        for card in dict.fromkeys(cards):
            message = _why_no_card(game, words, card, place)
            if message:
                yield Fault(message, place)
        yield from _too_many(game, place, Counter(cards))


# Pieces ---------------------------------------------------------------------------------------------------------------
def _why_no_piece(game: Game, words: Words, piece: Piece, place: Place) -> str:
    """Return why a piece lies at no such place, or nothing."""
    match place.kind:
        case PlaceKind.CLEARING | PlaceKind.FOREST | PlaceKind.PATH:
            return _why_not_on_map(game, words, piece, place)
        case PlaceKind.SUPPLY:
            stored = piece.owner == place.owner and form_at(game, piece, place) is piece
            return "" if stored else f"{words.piece_name(piece)}: a supply holds pieces of its own alone (G.32)"
        case PlaceKind.BOARD:
            return _why_not_in_box(game, words, _content(piece, place), face_up(piece).kind, place, piece)
        case PlaceKind.COMMON | PlaceKind.BESIDE:
            return _why_not_in_common(game, words, piece, place)
    return f"{words.piece_name(piece)}: no piece lies there" if place.kind in _NO_PLACES else ""


def _why_not_on_map(game: Game, words: Words, piece: Piece, place: Place) -> str:
    in_clearing = place.kind is PlaceKind.CLEARING and piece.category in _IN_CLEARINGS
    beside_map = place.kind is not PlaceKind.FOREST and piece.owner == _BESIDE_MAP
    if in_clearing or beside_map or is_hireling(piece.owner):
        return ""
    seated = [faction for faction in game.factions.values() if isinstance(faction, Faction)]
    owner = game.factions.get(piece.owner)
    refusal = owner.forbids_place(game, piece.owner, piece, place) if isinstance(owner, Faction) else None
    if any(faction.lets_lie(piece, place) for faction in seated):
        return ""
    if refusal is None:
        clause = {Category.BUILDING: "2.2.3", Category.ITEM: "G.13"}.get(piece.category, "2.4")
        refusal = Refusal(clause, f"no {words.piece_name(piece)} lies in a {place.kind.value} at this table")
    return repr(refusal)


def _why_not_in_common(game: Game, words: Words, piece: Piece, place: Place) -> str:
    """Return why a piece lies at no such place beside the map; what is out of the game may be anything."""
    state, named = game.state, words.piece_name(piece)
    if place is ITEM_SUPPLY:
        fits = piece.category is Category.ITEM and not is_face_down(piece)
        return "" if fits else f"{named}: the item supply holds items alone, face up (5.1.5)"
    if place.clearings:
        site = state.map.places[place.clearings[0] - 1]
        if not state.count(site, RUIN):
            return f"no ruin is in clearing {site.number}, so that nothing lies under it (9.3.4)"
        return "" if piece.category is Category.ITEM else f"{named}: items alone lie under ruins (9.3.4)"
    bending = () if place is OUT_OF_GAME else game.bending(Extension.forbids_place)
    refusal = forbidden(each.forbids_place(game, piece.owner, piece, place) for each in bending)
    return repr(refusal) if refusal else ""


def _why_not_on_site(game: Game, place: Place) -> str:
    """Return why ruins, buildings or landmarks cannot stand in a clearing as they do, or nothing."""
    state, site = game.state, game.state.map.clearings[place.number - 1]
    ruins, most = state.count(place, RUIN), int(site.ruin)
    if ruins > most:
        sites = ", ".join(str(site.number) for site in state.map.clearings if site.ruin) or "none"
        return f"{ruins} ruin{'s' * (ruins != 1)}; on {state.map.title} ruins are in the clearings {sites}, one in each"
    buildings = sum(count for piece, count in state.at(place).items() if piece.category is Category.BUILDING)
    if buildings > site.slots:
        slots = f"{site.slots} slot{'s' * (site.slots != 1)}"
        ruin = ", the ruin among them" if ruins else ""
        return f"{buildings} buildings{ruin}; clearing {place.number} has {slots} (2.2.3)"
    for landmark, start in ((FERRY, state.map.ferry_start), (TOWER, state.map.tower)):
        there, least = state.count(place, landmark), start is not None
        if there > least:
            return f"{there} of the {landmark.kind}; {state.map.title} has {int(least)}"
        if there and landmark is TOWER and place.number != start:
            return f"the tower of {state.map.title} stands in clearing {start}"
    return ""


def _why_not_together(game: Game, place: Place) -> str:
    """Return which two buildings or tokens of a player one rule of placing them keeps apart, or nothing.

    What two rules of different steps forbid each in its turn, such as a cache and an encampment, may lie together.
    """
    there = {piece: count for piece, count in game.state.at(place).items() if piece.category in _KEPT_APART}
    for piece, other in combinations_with_replacement(there, 2):
        if piece.owner == other.owner and piece.owner in game.factions and (piece is not other or there[piece] > 1):
            one, two = (_kept_apart(game, place, *pair, there) for pair in ((piece, other), (other, piece)))
            if one and two and one.clause == two.clause:
                alone = f"{there[piece]} of one kind" if piece is other else f"{piece.kind} and {other.kind}"
                return f"{alone.replace('_', ' ')}: {one!r}"
    return ""


def _kept_apart(game: Game, place: Place, piece: Piece, other: Piece, there: dict[Piece, int]) -> Refusal | None:
    """Return what forbids to place a piece beside another that does not forbid to place it alone, or None."""
    bending = game.bending(Extension.forbids_place)
    own = {each: count for each, count in there.items() if each.owner == piece.owner}

    def refusal() -> Refusal | None:
        return forbidden(each.forbids_place(game, piece.owner, piece, place) for each in bending)

    for each, count in own.items():
        game.adjust(each, place, -count)
    alone = refusal()
    game.adjust(other, place, 1)
    beside = refusal()
    game.adjust(other, place, -1)
    for each, count in own.items():
        game.adjust(each, place, count)
    return None if beside and alone and beside.clause == alone.clause else beside


# Boxes ----------------------------------------------------------------------------------------------------------------
def _content(piece: Piece, place: Place) -> Content:
    if piece.category is Category.ITEM:
        return ITEMS
    return PIECES if piece.owner == place.owner else OTHERS


def _boxes(game: Game, place: Place) -> tuple[Faction, dict[str, Box]] | None:
    """Return whose board a box is on, and the boxes there; None where the faction does not say which there are."""
    faction = game.factions.get(place.owner)
    if place.kind is not PlaceKind.BOARD or not isinstance(faction, Faction) or faction.board_boxes is None:
        return None
    return faction, dict(faction.board_boxes)


def takes_cards_of_deck(game: Game, place: Place) -> bool:
    """Return whether cards of the shared deck may lie at a place, as far as its board says what its boxes hold."""
    found = _boxes(game, place)
    box = found[1].get(place.name) if found else None
    return box is None or box.takes(CARDS, "")


def _why_not_in_box(
    game: Game, words: Words, content: Content, kind: str, place: Place, what: Piece | Card | None = None
) -> str:
    """Return why something of a sort and kind lies in no such box, or nothing."""
    found = _boxes(game, place)
    if found is None:
        return ""
    faction, boxes = found
    box = boxes.get(place.name)
    if box is None:
        return no_such_box(faction, place.name)
    named = words.piece_name(what) if isinstance(what, Piece) else repr(what) if what is not None else kind
    clause = f" ({box.clause})" if box.clause else ""
    if not box.takes(content, kind):
        return f"{named} in a box of {told_contents(box)}{clause}"
    if box.face_up and isinstance(what, Piece) and is_face_down(what):
        return f"{named} in a box of items that lie face up{clause}"
    return ""


def no_such_box(faction: Faction, name: str) -> str:
    """Return that a faction's board has no box of a name, with the nearest that it has."""
    boxes = dict.fromkeys([*(faction.board_boxes or ()), *faction.names.box_titles.values()])
    known = [box for box in boxes if box != UNSORTED]
    items = faction.item_box().name
    if name == "crafted items" != items:
        return f"{faction.title} has no Crafted Items box, but a {items} ({(faction.board_boxes or {})[items].clause})"
    return f"the board of {faction.title} has no box {name!r}{hint(nearest(name, known), known)}"


def told_contents(box: Box) -> str:
    """Return what a box holds, in words: ``items (tea, coin, bag)``."""
    kinds = f" ({', '.join(kind.replace('_', ' ') for kind in box.kinds)})" if box.kinds else ""
    narrowed = [content for content in box.holds if content not in (CARDS, OTHERS)]
    return " and ".join(f"{content.value}{kinds if content in narrowed else ''}" for content in box.holds)


def _too_many(game: Game, place: Place, there: dict[Piece, int] | Counter[Card]) -> Iterator[Fault]:
    """Yield that a box holds more than it has room for, of one kind or in all."""
    found = _boxes(game, place)
    box = found[1].get(place.name) if found else None
    if box is None:
        return
    count, each = sum(there.values()), max(there.values(), default=0)
    what = "cards" if box.of_cards and not box.of_pieces else "pieces"
    for number, most, of in ((count, box.most, what), (each, box.each, "of a kind")):
        if most is not None and number > most:
            yield Fault(f"{number} {of}; the box has room for {most} ({box.clause})", place)


# Cards ----------------------------------------------------------------------------------------------------------------
def _why_no_card(game: Game, words: Words, card: Card, place: Place) -> str:
    """Return why a card lies at no such place, as far as it is known, or nothing."""
    own = words.is_own_card(card)
    if place.kind is PlaceKind.BOARD:
        unknown = not card.suit and not card.name
        content = OWN_CARDS if own else CARDS
        return "" if unknown else _why_not_in_box(game, words, content, card.name if own else "", place, card)
    if own:
        pile = next((pile for pile in words.piles if pile.place is place), None)
        hidden = place.kind is PlaceKind.COMMON and pile is None
        return "" if hidden or (pile and _brings(words, pile, card)) else f"{card!r} lies on a board, not there"
    if place.kind is PlaceKind.COMMON and place is not DECK and any(pile.place is place for pile in words.piles):
        return _why_not_in_pile(game, card, place)
    return ""


def _brings(words: Words, pile: Pile, card: Card) -> bool:
    """Return whether a seated faction brings both a pile and a card that is not of the deck."""
    return any(pile in faction.piles and words.is_own_card(card, faction) for faction in words.seats)


def _why_not_in_pile(game: Game, card: Card, place: Place) -> str:
    """Return why a card of the deck lies in no such pile: it is discarded to another."""
    if not card.suit and card.kind is not CardKind.DOMINANCE:
        return ""
    proper, *further = piles_of(game, card)
    if place in (proper, *further):
        return ""
    clause = "3.3.3" if AVAILABLE_DOMINANCE in (proper, place) else _diverting(game, card, place)
    return f"{card!r} goes to the {proper.name}, not to the {place.name}{f' ({clause})' if clause else ''}"


def _diverting(game: Game, card: Card, place: Place) -> str:
    """Return the clause by which cards are discarded to another pile than that of discards."""
    asked: list[Callable[..., object]] = [
        type(extension).discarded_to
        for extension in game.bending(Extension.discarded_to)
        if extension.discarded_to(game, card) or place is not DISCARD
    ]
    return next((clause for each in asked for clause in clauses_of(each.__code__)), "")
