"""How far a play of a turn has come with what its record tells: what is done, and what is left to be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from woodlaw.engine.events import CardsMoved, Event, ItemMoved, Moved, Removed
from woodlaw.logs.following.account import Account, Told
from woodlaw.logs.following.deeds import BATTLES, COMES, CRAFTS, GOES, Deed, place_of
from woodlaw.logs.following.guesses import LOOKED_AT
from woodlaw.logs.hands import could_be
from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, PlaceKind

CRAFTING = "card to craft"
"""What a player is asked for who crafts."""
MOVING = "move"
"""What a player is asked for who moves."""
DOUBT_OF_SKIPPING = 3.0
"""How much doubt it brings to do what the record tells later than something that is not done yet."""


@dataclass(slots=True, eq=False, repr=False)
class Progress:
    """What of an account is done. Deeds are matched with what is told, in the order of the record as far as it counts.

    ``most_skipped`` is how many actions of the record may be left for later when a later one is matched; below 0,
    points too are scored just where they are told.
    """

    account: Account
    most_skipped: int
    left: list[int] = field(init=False)
    """How often each thing told is left to be done."""
    front: int = 0
    """The first thing told in order that is not done yet, by its number."""
    matched: int = 0
    waits_for_points: bool = False
    """Whether something was not done only because points that are told before it had not been scored."""
    rolls: list[int] = field(default_factory=list)
    """What the dice of the latest battle have still to show, as far as it is told."""
    unrolled: bool = False
    """Whether the dice of a battle before it have not shown all that is told."""
    skipped: float = 0.0
    """How much doubt there is in the order in which things are done."""
    _battle_at: object = None
    """Where the latest battle was."""
    _in_order: Sequence[bool] = ()
    """Whether each thing told has to be done where it is told, if not for what may be skipped."""

    def __post_init__(self) -> None:
        self.left = [told.deed.times for told in self.account.told]
        self.keep_order(self.most_skipped)

    def keep_order(self, most_skipped: int) -> None:
        """Let so many actions be left for later, where nothing is done yet."""
        self.most_skipped = most_skipped
        self._in_order = self.account.due if most_skipped < 0 else self.account.in_order
        self.front = 0
        self._advance()

    @property
    def lacking(self) -> list[int]:
        """What the record tells that is not done, by number; not what records may tell otherwise."""
        return [number for number, left in enumerate(self.left) if left and self.account.due[number]]

    @property
    def is_whole(self) -> bool:
        """Whether all that the record tells is done; all that it rolls too, if it tells exactly."""
        return not self.lacking and not (self.account.telling.exactly and (self.unrolled or self.rolls))

    def coming(self) -> list[tuple[Told, int]]:
        """Return what the record tells next, each with how often it is left.

        With it comes what may be untold and is told since the last thing that was done in order.
        """
        first = self.front
        while first and not self.account.due[first - 1]:
            first -= 1
        coming: list[tuple[Told, int]] = []
        for number in range(first, len(self.left)):
            if self.left[number]:
                coming.append((self.account.told[number], self.left[number]))
                if number >= self.front and len(coming) >= LOOKED_AT:
                    break
        return coming

    def told_of(self, piece: Piece) -> int:
        """Return how often a piece is told of in what is left."""
        return sum(left for told, left in zip(self.account.told, self.left, strict=True) if piece in told.deed.what)

    def falling(self) -> set[int]:
        """Return how many pieces of each owner go next, by what the record tells before any other battle."""
        falling: Counter[str] = Counter()
        for number in range(self.front, len(self.left)):
            what = self.account.told[number].deed.what
            if what[0] == BATTLES:
                break
            if what[0] == GOES and isinstance(what[1], Piece):
                falling[what[1].owner] += self.left[number]
        return {0, *falling.values()}

    def match(self, deed: Deed, by: Event, *, any_card: bool) -> int:
        """Match a deed with what is told, and return how often it was done ``by`` an event beyond that.

        Where the card may be ``any_card``, only an unseen card in the record matches it. What falls may be told as
        moved to where it is carried.
        """
        count = deed.times
        for number in self.account.numbers.get(deed.what, ()):
            if not count:
                break
            told = self.account.told[number]
            if not self.left[number] or not (deed.card is None or could_be(told.deed.card or UNSEEN, deed.card)):
                continue
            if (any_card and told.deed.card is not UNSEEN) or not self._is_alike(number, deed, by):
                continue
            falls = isinstance(by, Removed) and self._is_carried(number)
            skipped = 0 if falls else self._skips(number, self._in_order, self.front)
            if skipped > max(0, self.most_skipped):
                self.waits_for_points |= self._waits_for_points(number)
                break
            done = min(count, self.left[number])
            self.left[number] -= done
            count -= done
            self.matched += done
            self._note_matched(number)
        self._advance()
        return count

    def _is_alike(self, number: int, deed: Deed, by: Event) -> bool:
        """Whether a record that tells exactly tells a deed as it is done: how many at once, which card, where to.

        Pieces that fall, and are placed elsewhere at once, may be told as moved. Nothing is asked of any other record.
        """
        if not self.account.telling.exactly:
            return True
        told = self.account.told[number]
        event = self.account.events[told.event]
        if deed.what[0] in (GOES, COMES):
            may_move = isinstance(by, Moved | Removed) or self._has_begun(told.action)
            as_done = may_move if isinstance(event, Moved) else not isinstance(by, Moved)
            return as_done and self.left[number] == deed.times
        if isinstance(event, ItemMoved) and event.source is not event.target:
            return isinstance(by, ItemMoved) and by.target is event.target
        if isinstance(by, CardsMoved) and isinstance(event, CardsMoved) and by.target is not event.target:
            return by.target.kind is not PlaceKind.BOARD
        return deed.card is None or not _is_known_less(deed.card, told.deed.card or UNSEEN)

    def may_craft(self, player: str, card: Card) -> bool:
        """Whether a player may craft a card now: the record has still to tell of it, and of no battle before it.

        What a craft costs may come before it.
        """
        for number in self.account.numbers.get((CRAFTS, player), ()):
            if self.left[number] and could_be(self.account.told[number].deed.card or UNSEEN, card):
                return not self._comes_later(number, (BATTLES, CRAFTS))
        return False

    def may_move(self, origin: Place, destination: Place) -> bool:
        """Whether something may move now: the record has still to tell of it, and of nothing else on the map before."""
        return any(
            self._may_go(piece, origin) and any(self.left[n] for n in self.account.numbers[COMES, piece, destination])
            for piece in self.account.going.get(origin, ())
            if (COMES, piece, destination) in self.account.numbers
        )

    def _may_go(self, piece: object, origin: Place) -> bool:
        number = next((n for n in self.account.numbers[GOES, piece, origin] if self.left[n]), None)
        return number is not None and not self._comes_later(number, (BATTLES, CRAFTS, COMES, GOES))

    def _comes_later(self, number: int, kinds: Collection[str]) -> bool:
        """Whether something of some kinds has to be done in order before a thing told."""
        if self.most_skipped > 0:
            return False
        own = self.account.told[number]
        before = (self.account.told[n] for n in range(self.front, number) if self.left[n] and self._in_order[n])
        apart = (told for told in before if told.action != own.action and told.deed.what[0] in kinds)
        return any(not self._is_together(own.deed, told.deed) and not self._has_begun(told.action) for told in apart)

    def _note_matched(self, number: int) -> None:
        told = self.account.told[number]
        if told.deed.what[0] == BATTLES:
            self.unrolled |= bool(self.rolls)
            self.rolls, self._battle_at = list(told.rolls), place_of(told.deed)
        if self._in_order[number] and number > self.front:
            self.skipped += DOUBT_OF_SKIPPING

    def _waits_for_points(self, number: int) -> bool:
        """Whether a thing told may not be done now only because points are scored just where they are told."""
        in_order = self.account.in_order
        front = next((n for n, left in enumerate(self.left) if left and in_order[n]), len(self.left))
        return self.most_skipped < 0 and not self._skips(number, in_order, front)

    def _skips(self, number: int, in_order: Sequence[bool], front: int) -> int:
        """Return how many actions of the record are left for later where a thing told is done now.

        ``front`` is the first thing that has to be done where it is told, and is not done yet.
        """
        if not in_order[number] or number <= front:
            return 0
        own = self.account.told[number]
        told = self.account.told
        waiting = [n for n in range(front, number) if self.left[n] and in_order[n]]
        waiting = [n for n in waiting if not self._is_together(own.deed, told[n].deed)]
        passed = {told[n].action for n in waiting} - {own.action}
        passed -= {action for action in passed if self._has_begun(action) and self._is_done_by_and_by(action)}
        payments = all(told[n].deed.is_payment for n in waiting if told[n].action in passed)
        paid = len(passed) == 1 and (payments or own.deed.is_payment) and not self.account.telling.exactly
        return 0 if paid else len(passed)

    def _is_together(self, deed: Deed, other: Deed) -> bool:
        """Whether no order says which of two deeds comes first; a record that tells exactly says it of cards."""
        return deed.is_together_with(other) and not (self.account.telling.exactly and deed.card)

    def _is_carried(self, number: int) -> bool:
        """Whether something is told as moved that may have fallen in the latest battle."""
        told = self.account.told[number]
        if told.deed.what[0] != GOES or place_of(told.deed) is not self._battle_at:
            return False
        of_action = (self.account.told[n].deed for n in self.account.of_action[told.action])
        return any(deed.what[:2] == (COMES, told.deed.what[1]) for deed in of_action)

    def _is_done_by_and_by(self, action: int) -> bool:
        """Whether others may be done between the parts of an action: only of moves where a record tells exactly."""
        events = (self.account.events[self.account.told[n].event] for n in self.account.of_action[action])
        return not self.account.telling.exactly or all(isinstance(event, Moved) for event in events)

    def _has_begun(self, action: int) -> bool:
        """Whether a part of an action is done: what it tells at once may happen one after the other.

        Records tell warriors that are carried from where they fall as moved, though others fall and cards are spent
        between.
        """
        told = self.account.told
        return any(self.left[n] < told[n].deed.times for n in self.account.of_action[action])

    def _advance(self) -> None:
        while self.front < len(self.left) and not (self.left[self.front] and self._in_order[self.front]):
            self.front += 1


def _is_known_less(card: Card, told: Card) -> bool:
    """Whether less is known of a card than is told of one: it need not be that one."""
    return bool(told.suit and not card.suit) or bool(told.name and not card.name)
