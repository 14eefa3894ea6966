"""What a faction is to the rest of the house: what it brings, what it bends, its turn, and what it tells.

It *brings* the pieces, values and names of its ``board.yaml``, cards and piles, and the chapter of the Law in a folder
``law`` of the package that its entry point names. It *bends* the core where it answers the questions of
:class:`woodlaw.engine.extension.Extension`. Its *turn* is its ``setup`` and the steps of its three phases
(:class:`woodlaw.engine.actions.Steps`); one without them is only kept in the books of recorded games. It *tells* how
its pieces are written, and what players call its boxes. Of records it says nothing more: playing them judges them.

Nothing outside a faction's package names it; packages of others join through the entry point group
``woodlaw.factions``, whose entries are objects of this class. ``tests/example_faction`` holds two small ones.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

from woodlaw.engine.actions import Phase, Steps
from woodlaw.engine.extension import Extension, Seat
from woodlaw.engine.place import available
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Lent
from woodlaw.factions.boards import Head, Names, PieceSpec, folder_of, heads_beside, names_in, piece_spec, read_board
from woodlaw.law.files import briefly
from woodlaw.law.implements import implements
from woodlaw.table.boxes import ITEMS, UNSORTED, UNSORTED_BOX, Box
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.cited import CARDS_FILE
from woodlaw.table.decks import cards_in
from woodlaw.table.laid_over import laid_over
from woodlaw.table.maps import Map
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, supply

if TYPE_CHECKING:
    from woodlaw.engine.game import Game
    from woodlaw.engine.state import State


FIRST_OF_OTHERS = 100
"""From which place in setup on the factions of others follow those that are printed."""


class AnyOf(tuple[str, ...]):
    """Words of which any number may be chosen."""

    __slots__ = ()


def _told(*default: object) -> Any:
    """Return what has an attribute be what the board tells of who a faction is, else the default, where there is one.

    A class may say it in the place of the board.
    """
    told = cached_property[Any](lambda faction: getattr(faction.head, str(told.attrname), *default))
    return told


class Faction(Seat):
    """One faction's rules.

    ``name`` is the faction's name in snake case, ``title`` its printed name, ``letter`` its Rootlog letter (a capital,
    but none of B, M, R, Q, X and Z, which mean something else there; a faction with any other, such as one of several
    letters, has all but Rootlog), ``colour`` a colour as ``#rrggbb``, ``setup_order`` its place in setup (5.1.7;
    factions of others follow from 100 on), ``chapter`` its chapter of the Law and ``more_chapters`` others that are
    about it alone.

    ``board.yaml`` tells all of these but the name, or the class does. What the board tells of is imported only when
    somebody asks for the faction, as for one that sits at a table; its entry point then goes by its name.
    """

    name: str
    title: str = _told()
    letter: str = _told()
    colour: str = _told()
    setup_order: int = _told()
    chapter: str = _told()
    more_chapters: tuple[str, ...] = _told(())
    reach: int | None = None
    """The faction's reach value (5.2.2); None where the Law does not say."""
    starts_in_corner: bool = False
    """Whether its starting clearing is a corner clearing (5)."""
    sits_by_default: bool = _told(False)
    """Whether it sits at the table of a scenario that does not say who does."""
    replaces: str = _told("")
    """The faction that a bot takes the place of, whose letter it keeps (RB.3.2); empty for any other."""
    stands_in: bool = _told(False)
    """Whether it takes the place of an installed faction of the same name."""
    options: Mapping[str, tuple[str, ...]] = {}
    """What is chosen for the seat before setup, such as ``difficulty``, and the words there are; the first holds where
    nothing is said, and none where any number may be chosen (:class:`AnyOf`)."""
    effects: Mapping[str, type[Extension]] = {}
    """The effects of its own cards by their ids: those that it brings into the deck, and those on its board. Each is
    made with the owner's name.
    """
    holds: Mapping[str, Box] | None = None
    """What may lie in each box of its board, by name; the box of its items may be left out, and then holds items. None
    where the faction does not say, so that any box is taken.
    """
    own_cards: frozenset[str] = frozenset()
    """Names (lower case, no spaces) of cards that only this faction has: leaders, ministers, characters."""
    own_card_names: Mapping[str, str] = {}
    """Other names of cards of its own, such as those that records write, to the printed ones."""

    def __init__(
        self,
        setup: Steps[Any] | None = None,
        birdsong: Steps[Any] | None = None,
        daylight: Steps[Any] | None = None,
        evening: Steps[Any] | None = None,
    ) -> None:
        """Make a faction that is played by these steps; one without is only kept in the books of recorded games."""
        self.setup, self.birdsong, self.daylight, self.evening = setup, birdsong, daylight, evening

    @property
    def owner(self) -> str:  # type: ignore[override]
        """The faction's own name: what it bends, it bends for itself."""
        return self.name

    # What it brings ---------------------------------------------------------------------------------------------------
    @property
    def package(self) -> str:
        """The package that the faction's class stands in, and ``board.yaml`` with it."""
        return package_of(type(self))

    @cached_property
    def head(self) -> Head | None:
        """Who it is as its board tells, or that of a faction whose class it extends; None where none does."""
        kinds = (kind for kind in type(self).__mro__ if issubclass(kind, Faction))
        told = (heads_beside(package_of(kind)).get(vars(kind).get("name", self.name)) for kind in kinds)
        return next(filter(None, told), None)

    @cached_property
    def _data(self) -> dict[str, Any]:
        return read_board(self.package)

    @cached_property
    def pieces(self) -> Mapping[str, PieceSpec]:
        """Every kind of piece of the faction, by kind, in the board's order (1.5.2)."""
        specs = self._data["pieces"].items()
        return {kind: piece_spec(self.package, self.name, kind, spec) for kind, spec in specs}

    def piece(self, kind: str) -> Piece:
        """Return the faction's piece of a kind; raises ``KeyError`` when it has none."""
        return self.pieces[kind].piece

    @cached_property
    def warrior(self) -> Piece:
        """The faction's plain warrior; raises ``KeyError`` for a faction without."""
        return self.piece("warrior")

    @cached_property
    def marching(self) -> frozenset[Piece]:  # type: ignore[override]
        """The faction's kinds of warriors and pawns."""
        kinds = (Category.WARRIOR, Category.PAWN)
        return frozenset(spec.piece for spec in self.pieces.values() if spec.piece.category in kinds)

    @cached_property
    def values(self) -> Mapping[str, Any]:
        """The printed values of the faction's board, by name, those that a user tells among them."""
        return {**(self._data.get("values") or {}), **self._told_by_user}

    def with_values(self, values: Mapping[str, Any]) -> Self:
        """Return the same faction with some printed values otherwise, for a game of its own."""
        other = copy(self)
        vars(other)["values"] = {**self.values, **values}
        return other

    @cached_property
    def _told_by_user(self) -> Mapping[str, Any]:
        """The printed values that a user tells; raises :class:`~woodlaw.table.laid_over.CannotLayOver` for others."""
        printed, assumed = self._data.get("values") or {}, self._data.get("assumed") or {}
        told: dict[str, Any] = {}
        for name, value in laid_over().values_of((self.name, self.title, self.short_title)).items():
            if name not in assumed or name not in printed:
                open_to = ", ".join(each for each in assumed if each in printed) or "none of this faction's"
                raise laid_over().problem(f"factions: {self.title}: {briefly(name)}", f"an assumed value ({open_to})")
            told[name] = laid_over().value(f"factions: {self.title}: {name}", value, printed[name])
        return told

    @property
    def sources(self) -> Mapping[str, str]:
        """Who gives printed values that the Law's text does not state: the name of the value, and the source."""
        return self._data.get("sources") or {}

    @property
    def assumed(self) -> Mapping[str, str]:
        """Printed values that no source gives, nor a user: the name of the value, and the clause that needs it.

        What stands beside the values is of the faction's cards.
        """
        of_cards = any(card.assumed for card in self.cards if card.cost)
        noted = (self._data.get("assumed") or {}).items()
        printed = self._data.get("values") or {}
        return {
            name: clause for name, clause in noted if (name not in self._told_by_user if name in printed else of_cards)
        }

    @property
    def laid_over(self) -> Mapping[str, str]:
        """Printed values that a user tells where no source does: the name of the value, and the clause."""
        return {
            name: clause for name, clause in (self._data.get("assumed") or {}).items() if name in self._told_by_user
        }

    def told_in_file(self, name: str) -> str:
        """Return what to add where a value counts that a user may tell: the file that tells it, or nothing."""
        return f" (as {laid_over().file} tells)" if name in self._told_by_user else ""

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards of its own, from ``cards.yaml`` beside ``board.yaml``; none where there is no such file.

        Those of a kind that a deck can hold are brought into the shared deck; the others lie on its board.
        """
        file = folder_of(self.package) / CARDS_FILE
        return cards_in(file) if file.is_file() else ()

    @property
    def brought_cards(self) -> tuple[Card, ...]:
        """The cards that it brings into the shared deck."""
        return tuple(card for card in self.cards if card.kind is not CardKind.OTHER)

    def lies_before_setup(self, card: Card) -> Place | None:
        """Asked where a card lies before setup that is of no deck. Neutral: None, nowhere until a rule lays it."""
        return None

    @implements("1.5.2", "5.1.1", "G.10")
    def fill_supply(self, game: Game) -> None:
        """Put every piece of the faction's box into its supply, before setup: these are its player's faction pieces.

        Cards of its own that are of no deck lie where it says.
        """
        for spec in self.pieces.values():
            game.adjust(spec.piece, supply(self.name), spec.count)
        own = (card for card in self.cards if card.kind is CardKind.OTHER for _ in range(card.copies))
        for card in own:
            place = self.lies_before_setup(card)
            if place is not None:
                game.lay(card, place)

    def brings_items(self, state: State) -> Mapping[str, int]:
        """Asked how many items of each kind it may have had at the start, which never lay in the item supply.

        Neutral: none.
        """
        return {}

    @property
    def found_items(self) -> Sequence[str]:
        """The kinds of the items that setup lays under ruins for it (9.3.4); none for most."""
        return ()

    @property
    def ruin_items(self) -> int:
        """How many items setup puts under each ruin for it (9.3.4, 9.7.1)."""
        return int(bool(self.found_items))

    def why_not_with(self, others: Sequence[Faction]) -> Refusal | None:
        """Asked at seating why the faction cannot play at a table with others. Neutral: None, it can."""
        return None

    def why_not_on(self, map_: Map, priority_markers: Sequence[int]) -> Refusal | None:
        """Asked at seating why the faction cannot play on a map, with the priority markers that lie there, if any.

        Neutral: None, it can.
        """
        return None

    # What may lie where -----------------------------------------------------------------------------------------------
    @cached_property
    def board_boxes(self) -> Mapping[str, Box] | None:
        """What may lie in each box of its board, that of its items included; None where the faction does not say."""
        if self.holds is None:
            return None
        return {self.item_box().name: Box((ITEMS,), clause="4.1.2"), **self.holds, UNSORTED: UNSORTED_BOX}

    def lets_lie(self, piece: Piece, place: Place) -> bool:
        """Asked whether its rules let a piece lie in a forest, or an item in a clearing, where else none lies.

        Neutral: no.
        """
        return False

    def cannot_be(self, game: Game) -> Iterable[tuple[Place | None, Refusal]]:
        """Asked of a table as it lies what of the faction's own cannot be so, and at which place, if at one.

        That is what neither its boxes say nor the rules of placing its pieces. Neutral: nothing.
        """
        return ()

    def off_track(self, game: Game, kind: str) -> int:
        """Return how many of a kind of piece have left the supply: as many spaces of its track are uncovered."""
        return self.pieces[kind].count - available(game, self.piece(kind))

    def on_map(self, state: State, kind: str) -> int:
        """Return how many of a kind of piece stand in clearings."""
        return state.on_map(self.piece(kind))

    def warriors_lent(
        self, state: State, place: Place, *, last: bool = False, as_own: bool = False, split_by: str = ""
    ) -> tuple[Lent, ...]:
        """Return the faction's warriors at a place as those that fight for somebody else; none where none stand."""
        warriors = state.warriors_at(place, self.name)
        return (Lent(self.name, warriors, last, as_own, split_by),) if warriors else ()

    # Its turn ---------------------------------------------------------------------------------------------------------
    def steps(self, phase: str) -> tuple[str, ...]:
        """Return the names of its steps in a phase, in order; none for a faction that cannot be played."""
        return tuple(self.steps_of(Phase(phase)).steps) if self.playable else ()

    def most_actions(self, game: Game) -> tuple[int, str] | None:
        """Return how many actions it can have left in its turn, and by which clause; None where it counts none."""
        return None

    # What it tells ----------------------------------------------------------------------------------------------------
    @cached_property
    def names(self) -> Names:
        """What players and records call what is its own."""
        return names_in(self.package, self._data)

    @cached_property
    def short_title(self) -> str:
        """The part of its title that it goes by: what its class is called, or a class that this one extends."""
        if self.head is not None and self.title == self.head.title:
            return self.head.short_title
        named = (kind.__name__ for kind in type(self).__mro__)
        return next((name for name in named if name in self.title.split()), self.title)

    def written(self, letters: str) -> tuple[Piece, ...]:
        """Return the pieces that Rootlog letters (``"w"``, ``"b"``, ``"b_s"``) can mean: exactly, else by start.

        A number among them says what a piece is worth, as in ``t_3_f``, and not which it is.
        """
        letters = "_".join(part for part in letters.split("_") if not part.isdigit())
        exact = tuple(spec.piece for spec in self.pieces.values() if letters in spec.rootlog)
        if exact:
            return exact
        return tuple(
            spec.piece
            for spec in self.pieces.values()
            if any(written.startswith(f"{letters}_") for written in spec.rootlog)
        )

    def letters_of(self, piece: Piece) -> str:
        """Return the Rootlog letters of one of the faction's pieces, ``""`` when it has none that tell it apart."""
        spec = self.pieces.get(piece.kind)
        told = spec.rootlog if spec else ()
        return next((letters for letters in told if self.written(letters)[:1] == (piece,)), "")


def package_of(kind: type) -> str:
    """Return the package that a class stands in."""
    return sys.modules[kind.__module__].__package__ or kind.__module__
