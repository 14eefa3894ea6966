"""What several steps need to read the same way: lists, pieces and cards at places, facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.engine import make
from woodlaw.engine.means import Means
from woodlaw.engine.memory import OneOf
from woodlaw.engine.refusal import Refusal
from woodlaw.factions import seating
from woodlaw.gherkin.scene import Scene, Table
from woodlaw.positions.counting import counted_list
from woodlaw.positions.mistakes import SceneError, fail
from woodlaw.positions.remembering import of_others
from woodlaw.positions.wording import Wish
from woodlaw.positions.wording import pieces as told
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, PlaceKind

_CATEGORIES = {
    "piece": (Category.WARRIOR, Category.PAWN, Category.BUILDING, Category.TOKEN),
    "building": (Category.BUILDING,),
    "token": (Category.TOKEN,),
    "item": (Category.ITEM,),
}


def spoken_list(text: str) -> list[str]:
    """Return the parts of a list with commas and ``and``."""
    return [part for part in (part.strip() for part in text.replace(" and ", ",").split(",")) if part]


def in_setup_order(scene: Scene) -> Sequence[str]:
    """Return the seats in the order in which they set up (5.1.7)."""
    return seating.in_setup_order(scene.words.seats)


def as_cards(scene: Scene, place: Place, things: str) -> list[Wish] | None:
    """Return the cards that a list names, or None when it names pieces: by the place, or else by what it says."""
    if place.kind in (PlaceKind.HAND, PlaceKind.PLAY_AREA) or place in [pile.place for pile in scene.words.piles]:
        return scene.words.wishes(things)
    if place.kind is not PlaceKind.BOARD and place.kind is not PlaceKind.COMMON:
        return None
    try:
        scene.words.pieces(things, place.owner)
    except SceneError:
        return scene.words.wishes(things)
    return None


def rows_of(table: Table, *columns: str) -> Table:
    """Return the rows of a table below its header, which must name these columns."""
    header = [cell.casefold() for cell in table[0]] if table else []
    if header != list(columns):
        fail(f"a table with the columns {', '.join(columns)} was expected, not {', '.join(header) or 'none'}")
    return table[1:]


def piece_counts(scene: Scene, there: dict[Piece, int], text: str, owner: str = "") -> Iterator[tuple[str, int, int]]:
    """Yield, for each part of a list of pieces, its name, the number it says and the number there.

    Besides kinds of piece, ``pieces``, ``buildings``, ``tokens`` and ``items`` are counted: ``no Clergy pieces``.
    """
    for count, name in counted_list(text):
        *words, last = name.split()
        categories = _CATEGORIES.get(last.removesuffix("s"))
        if categories is None:
            piece = scene.words.piece(name, owner)
            yield name, count, there.get(piece, 0)
            continue
        whose = scene.words.player(" ".join(words)) if words else owner
        yield (
            name,
            count,
            sum(n for p, n in there.items() if p.category in categories and (not whose or p.owner == whose)),
        )


def one_piece(scene: Scene, text: str, owner: str = "") -> Piece:
    """Return the piece of a name with or without an article."""
    pieces = scene.words.pieces(text, owner)
    if len(pieces) != 1:
        fail(f"one piece was expected, not {text!r}")
    return pieces[0][0]


def means_of(scene: Scene, player: str, card: Card) -> Means:
    """Return what a player crafts a card with now.

    Raises :class:`SceneError` for a faction of which the table cannot tell.
    """
    means = make.means_of(scene.game, player, card)
    if means is None:
        fail(f"{scene.words.title(player)} does not craft by pieces on the map alone: play the phase that crafts")
    return means


# Facts ----------------------------------------------------------------------------------------------------------------
def condition_of(scene: Scene, player: str, condition: str, enemy: str) -> tuple[str, str]:
    """Return the fact that says in what condition a player is on another's board.

    Raises :class:`SceneError` when the board's owner cannot be told, or its Law does not know the word.
    """
    name = scene.words.player(player)
    others = [faction for faction in scene.words.seats if faction.name != name]
    if not enemy and len(others) != 1:
        fail(f"whose board says so? say '{player} is {condition} to …'")
    owner = scene.words.player(enemy) if enemy else others[0].name
    kept = of_others(owner)
    if kept is None or (isinstance(kept.form, OneOf) and condition not in kept.form.words):
        fail(f"the Law of {scene.words.title(owner)} does not know anybody {condition!r}")
    return owner, name


def shown(scene: Scene, pieces: dict[Piece, int]) -> str:
    """Return what lies somewhere, for messages."""
    return ", ".join(told(scene.words, piece, count) for piece, count in pieces.items()) or "nothing"


def seats_of(scene: Scene, names: Sequence[str]) -> list[str]:
    """Return the seated players of some names."""
    return [scene.words.player(name) for name in names]


def expect_refusal(refusal: Refusal | None, clause: str, reason: str = "") -> None:
    """Fail unless something is refused by a clause, and for a reason if one is given."""
    if refusal is None:
        fail("it is allowed")
    if clause and refusal.clause != clause:
        fail(f"it is refused by another clause: {refusal}")
    if reason.casefold() not in refusal.reason.casefold():
        fail(f"it is refused for another reason: {refusal}")


def expect_allowed(refusal: Refusal | None) -> None:
    """Fail where something is refused."""
    if refusal is not None:
        fail(f"it is refused: {refusal}")


def expect_ruling(refusal: Refusal | None, so: str, clause: str) -> None:
    """Fail unless something is allowed, where that is ``so``, or else refused by a clause, which the step must cite."""
    if so and clause:
        fail("what can be done cites no clause")
    if not so and not clause:
        fail("what cannot be done cites the clause that refuses it: expected ', citing' and its id")
    if so:
        expect_allowed(refusal)
    else:
        expect_refusal(refusal, clause)


def expect_so(found: bool, so: str, otherwise: str) -> None:
    """Fail unless something is found where it is expected ``so``, and not found where it is not; say what is."""
    if found is not bool(so):
        fail(otherwise)
