"""Boxes: what may lie where on a faction's board, said once for positions, pages and checks alike."""

from __future__ import annotations

from enum import StrEnum

from woodlaw.law.values import Fixed


class Content(StrEnum):
    """A sort of thing that a box may hold, in the words that pages tell it by."""

    CARDS = "cards of the shared deck"
    OWN_CARDS = "cards of its own"
    PIECES = "pieces of its own"
    OTHERS = "pieces of other players"
    ITEMS = "items"


CARDS, OWN_CARDS, PIECES, OTHERS, ITEMS = Content
OF_CARDS, OF_PIECES = (CARDS, OWN_CARDS), (PIECES, OTHERS, ITEMS)


class Box(Fixed):
    """What may lie in a box.

    ``holds`` are the sorts of things; ``kinds`` narrow its own pieces, its own cards and items to those named;
    ``most`` is how many may lie there in all, ``each`` how many of one kind; ``face_up`` says that no item lies there
    face down. ``clause`` is the one that says so.
    """

    holds: tuple[Content, ...]
    kinds: tuple[str, ...] = ()
    most: int | None = None
    each: int | None = None
    face_up: bool = False
    clause: str = ""

    @property
    def of_cards(self) -> bool:
        """Whether cards may lie there."""
        return any(content in OF_CARDS for content in self.holds)

    @property
    def of_pieces(self) -> bool:
        """Whether pieces or items may lie there."""
        return any(content in OF_PIECES for content in self.holds)

    def takes(self, content: Content, kind: str) -> bool:
        """Return whether something of a sort and kind may lie there; no kind is told of cards that are not known."""
        narrowed = self.kinds and content not in (CARDS, OTHERS)
        return content in self.holds and (not narrowed or kind in self.kinds)


UNSORTED = "board"
"""The box where records lay what they only say to lie on a board."""
UNSORTED_BOX = Box(tuple(Content))
