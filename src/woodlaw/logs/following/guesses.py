"""Guesses: which option of a decision most likely leads to what a record tells next.

No rule is known here, only words: an option that names a place, a piece, a card or a number of what the record tells
soon is likely; of a word such as ``"march"`` the turns before show what followed it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.actions import END
from woodlaw.engine.decisions import DECLINE, Option
from woodlaw.logs.following.deeds import COMES, GOES, ON_MAP, Deed, whose
from woodlaw.logs.hands import could_be
from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place

if TYPE_CHECKING:
    from woodlaw.logs.following.account import Told

LOOKED_AT = 12
"""How many of the things that the record tells next are looked at."""
NEXT, LEAST, UNKNOWN, PASSING, OVER = 4.0, 0.5, 1.0, 0.5, 4.0
"""How likely is what the record tells next, and what it tells later; a word that nobody chose yet; passing, while
something is left to tell and when nothing is."""
NEVER = 0.1
"""How likely is a word that was chosen before and never led to what the record tells next."""
KNOWN_CARD, SOME_CARD, OTHER_CARD = 0.5, 0.2, -0.5

Sort = tuple[object, object]
"""What sort of thing a record tells: which deed, and of which piece where pieces go or come."""


def sort_of(deed: Deed) -> Sort:
    """Return what sort of deed it is."""
    return deed.what[0], deed.what[1] if deed.what[0] in (GOES, COMES) else None


class Guesses:
    """What was learnt from the turns of a game so far; ``players`` are those at the table."""

    def __init__(self, players: Collection[str]) -> None:
        self._players = players
        self._followed: defaultdict[tuple[str, str, str], Counter[Sort]] = defaultdict(Counter)
        """What followed each word that a player chose when asked for something."""

    def learn(self, words: Sequence[tuple[str, str, str]], deed: Deed) -> None:
        """Note that a deed was the first thing told after some words that were chosen."""
        for word in words:
            self._followed[word][sort_of(deed)] += 1

    def leads_to(self, player: str, asked: str, word: str, deed: Deed) -> bool:
        """Return whether a word was followed before by such a deed."""
        return self._followed.get((player, asked, word), Counter())[sort_of(deed)] > 0

    def likelihood(self, player: str, asked: str, option: Option, coming: Sequence[tuple[Told, int]]) -> float:
        """Return how likely an option is; ``coming`` is what the record tells next, each with how often it is left."""
        if isinstance(option, tuple):
            return sum(self.likelihood(player, asked, part, coming) for part in option) / max(1, len(option))
        if isinstance(option, str) and option not in self._players:
            return self._of_word(player, asked, option, coming)
        if isinstance(option, int):
            return _of_number(option, asked, coming)
        return max((self._of_thing(option, told, rank) for rank, (told, _) in enumerate(coming)), default=0.0)

    def _of_word(self, player: str, asked: str, word: str, coming: Sequence[tuple[Told, int]]) -> float:
        if word in (END, DECLINE):
            return PASSING if coming else OVER
        if coming and any(place.name == word for place in coming[0][0].places):
            return NEXT
        followed = self._followed.get((player, asked, word))
        ordered = next((told.deed for told, _ in coming if not told.deed.is_anywhere), None)
        if followed is None or ordered is None:
            return UNKNOWN
        return NEXT * followed[sort_of(ordered)] / followed.total() or NEVER

    def _of_thing(self, option: Option, told: Told, rank: int) -> float:
        near = max(LEAST, NEXT - rank)
        match option:
            case Card():
                return self._of_card(option, told, near)
            case Place() if option.kind not in ON_MAP:
                return near if option in told.places or whose(option) in told.deed.what else 0.0
        return near if option in told.deed.what else 0.0

    def _of_card(self, option: Card, told: Told, near: float) -> float:
        card = told.deed.card
        if card is None or not could_be(card, option):
            return OTHER_CARD
        if card is UNSEEN:
            return SOME_CARD
        return near + (KNOWN_CARD if card.known else 0.0)


def _of_number(number: int, asked: str, coming: Sequence[tuple[Told, int]]) -> float:
    """Return how likely a number is: of the pieces that are asked for by name, as many as the next action tells.

    Where it tells of none of them, the fewer the likelier; where nothing is asked by name, any number told soon.
    """
    ordered = [
        (told, left) for told, left in coming if not told.deed.is_anywhere and told.deed.what[0] in (GOES, COMES)
    ]
    if not ordered:
        return number / 100
    named = [told for told in _pieces(ordered) if told[0].kind.replace("_", " ") in asked]
    action = ordered[0][0].action
    if named or asked.startswith("how many "):
        wanted = next((left for piece, left, of in named if of == action), 0)
        return NEXT if number == wanted else LEAST / (1 + abs(number - wanted))
    return max((max(LEAST, NEXT - rank) for rank, (_, left) in enumerate(ordered) if left == number), default=0.0)


def _pieces(coming: Sequence[tuple[Told, int]]) -> list[tuple[Piece, int, int]]:
    """Return the pieces that the record tells next, each with how many are left and the number of the action."""
    found = [(told.deed.what[1], left, told.action) for told, left in coming if told.deed.what[0] in (GOES, COMES)]
    return [(piece, left, action) for piece, left, action in found if isinstance(piece, Piece)]
