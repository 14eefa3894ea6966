"""What a game has worked out of its table: kept until that changes, so that it is not worked out again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from woodlaw.table.places import Place


class WorkedOut:
    """Who bends what, who rules where and what is adjacent, as far as a game has asked."""

    __slots__ = ("answering", "bending", "linked_at", "linked_with", "links", "ruled_at", "ruled_with", "rulers")

    def __init__(self) -> None:
        self.bending: tuple[object, ...] | None = None
        """What is in force; None before anybody has asked."""
        self.answering: dict[object, tuple[Any, ...]] = {}
        """What of that answers which question."""
        self.rulers: dict[Place, str] = {}
        """The ruler of each clearing."""
        self.ruled_at = -1
        """The version of the state at which the rulers were last known to hold."""
        self.ruled_with: tuple[object, ...] = ()
        """What effects on rule rested on then."""
        self.links: dict[tuple[str, Place], tuple[Place, ...]] = {}
        """What is adjacent to a place for a player."""
        self.linked_with: tuple[object, ...] = (None,)
        """The closed paths with which that holds, and what effects on it rest on."""
        self.linked_at = -1
        """The version of the state at which it was last known to hold."""

    def copy(self) -> WorkedOut:
        """Return the same for another game, whose state is the same."""
        other = WorkedOut()
        other.bending, other.answering = self.bending, dict(self.answering)
        other.rulers, other.ruled_at, other.ruled_with = dict(self.rulers), self.ruled_at, self.ruled_with
        other.links, other.linked_at, other.linked_with = dict(self.links), self.linked_at, self.linked_with
        return other

    def forget(self) -> None:
        """Forget everything, since what is in force has changed."""
        self.bending, self.answering = None, {}
        self.forget_map()

    def forget_map(self) -> None:
        """Forget who rules where and what is adjacent."""
        self.rulers.clear()
        self.links.clear()
