"""Guesses: which option of a decision most likely leads to what a record tells next.

No rule is known here, only words: an option that names a place, a piece, a card or a number of what the record tells
soon is likely; for a word such as ``"march"`` the turns before show what was told where it was chosen.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from math import log
from typing import TYPE_CHECKING

from woodlaw.engine.actions import END
from woodlaw.engine.decisions import DECLINE, Option
from woodlaw.logs.following.deeds import BATTLES, CARD, COMES, COMMON, GOES, ON_MAP, Deed, whose
from woodlaw.logs.hands import could_be
from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.pieces import Piece, face_up
from woodlaw.table.places import Place, PlaceKind

if TYPE_CHECKING:
    from woodlaw.logs.following.account import Told

LOOKED_AT = 12
"""How many of the things that the record tells next are looked at."""
NEXT, LEAST, UNKNOWN, PASSING, OVER = 4.0, 0.5, 1.0, 0.5, 4.0
"""How likely is what the record tells next, and what it tells later; a word that nobody chose yet; passing, while
something is left to tell and when nothing is."""
LITTLE = 0.1
"""How much something that may be untold keeps what is told after it from being next."""
HOW_MANY = "how many "
"""How a decision begins that asks how many of a kind of piece move."""
KNOWN_CARD, SOME_CARD, OTHER_CARD = 0.5, 0.2, -0.5
AMBUSH = "ambush"
"""What a player is asked for who may play an ambush card."""

IN_TURN = 0.25
"""How much likelier several things together are that the record tells in the same order."""
THING = ""
"""Stands for every option that is no word."""
LEAST_OF_THINGS, NAMED = 0.1, 200.0
UNLEARNT, MOST_LEARNT = 0.2, (1.0, 3.0, 20.0)
"""How much it weighs what is likely without learning, and at most what was learnt in settings ever more alike."""

DOUBT_OF_OTHERS, DOUBT_OF_ALIKE, MOST_DOUBT = 0.2, 1.2, 5.0
"""How much doubt it brings not to choose what is likeliest, at least, for a card instead of one of its suit that is as
likely, and at most."""

Sort = tuple[object, ...]
"""What sort of thing a record tells: which deed, of which piece or between which places, seen by a player."""
Setting = tuple[object, ...]
"""What a record tells next, in part or whole."""
Coming = Sequence[tuple["Told", int]]
"""What a record tells next, each with how often it is left."""


def sort_of(deed: Deed, player: str) -> Sort:
    """Return what sort of deed it is for a player: whose things are, only as far as they are the player's own."""
    if deed.what[0] in (GOES, COMES):
        piece = deed.what[1]
        return (deed.what[0], piece.kind, piece.owner == player) if isinstance(piece, Piece) else deed.what[:1]
    if deed.what[0] == CARD:
        return (CARD, *(_side(of, player) for of in deed.what[1:]))
    return deed.what[:1]


def _side(place: object, player: str) -> object:
    return (place[0], place[1] == player) if isinstance(place, tuple) else place


def settings_of(coming: Coming, player: str) -> tuple[Setting, ...]:
    """Return the setting in which a player chooses: the next thing told, the next action, and the one after it too."""
    ordered = [told for number, (told, _) in enumerate(coming) if told.deed.always_told and _is_next(number, told)]
    actions = list(dict.fromkeys(told.action for told in ordered))[:2]
    sorts = [tuple(dict.fromkeys(sort_of(told.deed, player) for told in ordered if told.action == a)) for a in actions]
    return (sorts[0][:1] if sorts else (), *((tuple(sorts[:many]) if sorts else ()) for many in (1, 2)))


def beyond(coming: Coming, chosen: Sequence[Option]) -> Coming:
    """Return what a record tells next, without one thing for each card that was chosen and has still to go.

    Cards that are paid together are chosen one after the other.
    """
    left = list(coming)
    for card in chosen:
        if isinstance(card, Card):
            done = next((n for n, (told, _) in enumerate(left) if _tells_of(told.deed.card, card)), None)
            if done is not None:
                told, times = left[done]
                left[done : done + 1] = [(told, times - 1)] if times > 1 else []
    return left


def _tells_of(told: Card | None, card: Card) -> bool:
    return told is not None and told is not UNSEEN and could_be(told, card)


def _is_next(number: int, told: Told) -> bool:
    """Whether something comes next; points may come anywhere, unless they are waited for."""
    return number == 0 or not told.deed.is_anywhere


def word_of(option: Option) -> str:
    """Return an option that is a word; things are all one, for which of them it is the record tells."""
    return option if isinstance(option, str) else THING


def doubt_of(other: object, likeliest: object, less: float) -> float:
    """Return how much doubt it brings to choose something other than the likeliest, where it is so much less likely.

    Where two cards of a suit are as likely, it seldom matters which one goes.
    """
    alike = not less and isinstance(other, Card) and isinstance(likeliest, Card) and other.suit == likeliest.suit
    return DOUBT_OF_ALIKE if alike else min(MOST_DOUBT, DOUBT_OF_OTHERS + less)


class Lessons:
    """What players chose when asked for something, in which setting."""

    def __init__(self) -> None:
        self._chosen: defaultdict[tuple[str, str, object], Counter[str]] = defaultdict(Counter)

    def learn(self, player: str, asked: str, option: Option, settings: Sequence[Setting]) -> None:
        """Note that an option was chosen."""
        for of in enumerate(settings):
            self._chosen[player, asked, of][word_of(option)] += 1

    def chosen(self, player: str, asked: str, of: tuple[int, Setting]) -> Mapping[str, int]:
        """Return how often which word was chosen in a setting, which is told with how much of it is looked at."""
        return self._chosen.get((player, asked, of)) or {}


class Guesses:
    """Guesses in one game; ``lessons`` are what was learnt from its turns so far, ``players`` those at the table."""

    def __init__(self, players: Collection[str]) -> None:
        self._players = players
        self.lessons = Lessons()
        self._near: tuple[Coming, Sequence[tuple[Told, float]]] = (), ()

    def likely(self, player: str, asked: str, options: Sequence[Option], coming: Coming) -> list[float]:
        """Return how likely each of some options is."""
        things = [option in self._players or not isinstance(option, str) for option in options]
        known: dict[Option, float] = {}
        of = [
            self.of(option, asked, coming, known) if thing else 0.0
            for option, thing in zip(options, things, strict=True)
        ]
        if all(things):
            return of
        best = max((each for each, thing in zip(of, things, strict=True) if thing), default=0.0)
        words = dict.fromkeys(
            THING if thing else word_of(option) for option, thing in zip(options, things, strict=True)
        )
        of_words = self._of_words(player, asked, words, coming, best)
        return [
            of_words[THING] + each - best if thing else of_words[word_of(option)]
            for option, thing, each in zip(options, things, of, strict=True)
        ]

    def of(self, option: Option, asked: str, coming: Coming, known: dict[Option, float]) -> float:
        """Return how likely an option that is no word is; ``known`` is how likely others are that are asked for too."""
        if isinstance(option, tuple):
            of_parts = sum(self.of(part, asked, coming, known) for part in option)
            return of_parts / max(1, len(option)) + _in_turn(option, coming)
        if option not in known:
            known[option] = self._of_one(option, asked, coming)
        return known[option]

    def _of_one(self, option: Option, asked: str, coming: Coming) -> float:
        if isinstance(option, int):
            return _of_number(option, asked, coming)
        if isinstance(option, Card):
            if asked == AMBUSH:
                return _of_ambush(option, coming)
            return max([0.0, *(_of_card(option, told, near) for told, near in self._by_nearness(coming))])
        # What comes first is nearest.
        return next((near for told, near in self._by_nearness(coming) if _tells(told, option)), 0.0)

    def _by_nearness(self, coming: Coming) -> Sequence[tuple[Told, float]]:
        """Return what a record tells next, each with how near it is; worked out once for all options of a decision."""
        if self._near[0] is not coming:
            self._near = coming, list(_nearness(coming))
        return self._near[1]

    def _of_words(
        self, player: str, asked: str, words: Collection[str], coming: Coming, thing: float
    ) -> dict[str, float]:
        """Return how likely each word is: as often as it was chosen where the record told the same sort of thing.

        ``thing`` is how likely the likeliest of the options is that are no words.
        """
        weight = {word: UNLEARNT * (_unlearnt(word, coming) if word else max(LEAST_OF_THINGS, thing)) for word in words}
        for of, most in zip(enumerate(settings_of(coming, player)), MOST_LEARNT, strict=True):
            chosen = self.lessons.chosen(player, asked, of)
            total = sum(chosen.get(word, 0) for word in words)
            if total:
                share = min(1.0, most / total)
                weight = {word: weight[word] + chosen.get(word, 0) * share for word in words}
        best = max(weight.values())
        return {word: NEXT + log(weight[word] / best) for word in words}


def _nearness(coming: Coming) -> Iterator[tuple[Told, float]]:
    """Yield what a record tells next, each with how near it is: never less near than what comes after it."""
    rank = 0.0
    for told, _ in coming:
        yield told, max(LEAST, NEXT - rank)
        rank += told.deed.always_told or LITTLE


def _tells(told: Told, option: Option) -> bool:
    """Return whether a record tells of an option that is no card and no number."""
    what = told.deed.what
    match option:
        case Place() if option.kind not in ON_MAP:
            return option in told.places or whose(option) in what
        case Piece():
            # What records tell of items is alike on both their sides.
            return option in what or face_up(option) in what
    return option in what


def _of_card(option: Card, told: Told, near: float) -> float:
    card = told.deed.card
    if card is None or not could_be(card, option):
        return OTHER_CARD
    if card is UNSEEN:
        return SOME_CARD
    return near + (KNOWN_CARD if card.known else 0.0)


def _of_ambush(card: Card, coming: Coming) -> float:
    """Return how likely an ambush card is: very, where the battle that is told next tells of one of its suit."""
    battle = next((told.deed.what for told, _ in coming if told.deed.what[0] == BATTLES), ())
    return NAMED if card.suit in battle[-2:] else OTHER_CARD


def _unlearnt(word: str, coming: Coming) -> float:
    """Return how likely a word is that was never learnt: very likely where it names what is told next.

    It names a place of that, or the card that leaves a board: most effects discard their own card. Where a word ends
    with the name of a card, that card may come to a hand or into play after what is paid for it.
    """
    if coming and word in _names(coming[0][0]):
        return NAMED
    if _gains_next(word, coming):
        return NAMED
    if word in (END, DECLINE):
        return PASSING if coming else OVER
    return UNKNOWN


def _gains_next(word: str, coming: Coming) -> bool:
    """Return whether a word ends with the name of the card that comes to a hand or into play next, payments aside."""
    for told, _ in coming:
        gained = told.places[-1:] and told.places[-1].kind in (PlaceKind.HAND, PlaceKind.PLAY_AREA)
        if gained and told.deed.card and told.deed.card.name:
            return word.endswith(told.deed.card.name.lower())
        if told.deed.always_told and not (told.deed.what[0] == CARD and told.deed.what[2] == COMMON):
            break
    return False


def _names(told: Told) -> set[str]:
    """Return the names that a word may have from something told: of its places, and of a card that leaves a board."""
    names = {place.name for place in told.places}
    if told.deed.card is not None and told.places and told.places[0].kind is PlaceKind.PLAY_AREA:
        names.add(told.deed.card.name)
    return names


def _in_turn(option: Sequence[Option], coming: Coming) -> float:
    """Return how much likelier things are together: more so where the record tells of them in the same order."""
    ranks = [next((n for n, (told, _) in enumerate(coming) if part in told.deed.what), None) for part in option]
    told = [rank for rank in ranks if rank is not None]
    return IN_TURN if len(told) > 1 and told == sorted(told) else 0.0


def _of_number(number: int, asked: str, coming: Sequence[tuple[Told, int]]) -> float:
    """Return how likely a number is: most likely is how many of the pieces asked for by name the next action tells.

    Where it tells of none of them, a smaller number is likelier. Where nothing is asked for by name, any number told
    soon is likely.
    """
    ordered = [
        (told, left) for told, left in coming if not told.deed.is_anywhere and told.deed.what[0] in (GOES, COMES)
    ]
    if not ordered:
        return number / 100
    named = [told for told in _pieces(ordered) if told[0].kind.replace("_", " ") in asked]
    action = ordered[0][0].action
    if named or asked.startswith(HOW_MANY):
        wanted = next((left for piece, left, of in named if of == action), 0)
        return NEXT if number == wanted else LEAST / (1 + abs(number - wanted))
    return max((max(LEAST, NEXT - rank) for rank, (_, left) in enumerate(ordered) if left == number), default=0.0)


def _pieces(coming: Sequence[tuple[Told, int]]) -> list[tuple[Piece, int, int]]:
    """Return the pieces that the record tells next, each with how many are left and the number of the action."""
    found = [(told.deed.what[1], left, told.action) for told, left in coming if told.deed.what[0] in (GOES, COMES)]
    return [(piece, left, action) for piece, left, action in found if isinstance(piece, Piece)]
