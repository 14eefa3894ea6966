"""What a notator may have meant: actions that differ in one token from what was written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import TypeAlias, TypeVar

from woodlaw.law.values import Fixed
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.rootlog.letters import ITEMS
from woodlaw.logs.rootlog.syntax import (
    Battle,
    BoardAt,
    BoardMarker,
    Cards,
    ClearingAt,
    Craft,
    DiscardAt,
    Flip,
    ForestAt,
    Group,
    HandAt,
    Items,
    Log,
    Move,
    Node,
    Pieces,
    QuestsAt,
    Reveal,
    Score,
    Thing,
    Turn,
    Where,
)
from woodlaw.logs.written_cards import craft_of
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Category

FARTHEST = 2
"""How far a written count or score may be from the one that was meant."""
SUIT_DETAILS = ("f", "r", "m")
"""What follows the kind of a piece that there is one of for each suit."""
LEAST_SAID = 2
"""How often a record says at least what is taken for what its table knows; once may be a slip."""
NOWHERE = -1
"""Stands for the clearing of an action that is tried in others."""
MOST_UNWRITTEN = 3
"""How many cards, points or warriors an action that was not written may be of."""

Said: TypeAlias = tuple[str, str, str]
"""What a record says somebody has, a kind of piece or something on a part of its board; or how cards go."""

T = TypeVar("T")
P = TypeVar("P", bound=Where | None)


class Words(Fixed):
    """What a record may speak of: its letters, clearings, suits, what pieces and items it names, and what is crafted.

    ``counts`` are those that something may be meant of though they are far from what is written.
    ``states`` are what markers are set to, ``said`` is what it says more than once that somebody has, letters in the
    place of empty owners. ``markers`` are the parts of its board that a seat moves markers of, by its letter.
    ``scorers`` are whose points may be written, by letter.
    ``starts`` are what a seat's setup may put on the table besides warriors, by its letter, and
    ``given_up`` the cards that its board gives up, which it must have crafted; ``own_cards`` are those that nobody
    else has.
    """

    letters: tuple[str, ...]
    clearings: tuple[int, ...]
    pieces: tuple[tuple[str, str], ...]
    items: tuple[str, ...]
    crafted: tuple[Craft, ...] = ()
    suits: tuple[str, ...] = ("F", "R", "M", "B")
    counts: tuple[int, ...] = ()
    states: tuple[str, ...] = ()
    said: frozenset[Said] = frozenset()
    markers: Mapping[str, tuple[str, ...]] = {}
    starts: Mapping[str, tuple[Move, ...]] = {}
    given_up: Mapping[str, tuple[str, ...]] = {}
    own_cards: Mapping[str, tuple[str, ...]] = {}
    scorers: tuple[str, ...] = ()

    @classmethod
    def of(
        cls, log: Log, clearings: Sequence[int], letters: Mapping[str, Recorded], cards: Iterable[Card] = ()
    ) -> Words:
        """Return the words of a log, each kind in the order in which the log names them; ``letters`` are its seats.

        The ``cards`` of its deck that stay and that the log does not name are among the words to craft, too.
        """
        turns = (*log.setup, *log.turns)
        nodes = [action.node for turn in turns for action in turn.actions]
        said = Counter(had for turn in turns for action in turn.actions for had in _said(action.node, turn.player))
        crafts = [node for node in nodes if isinstance(node, Craft)]
        staying = [craft_of(card) for card in cards if card.kind is CardKind.PERSISTENT]
        on_a_board = [0] if any(0 in clearings_of(node) for node in nodes) else []
        things = [t for node in nodes if isinstance(node, Move) for group in node.groups for t in group.things]
        moved = [thing.kind for thing in things if isinstance(thing, Items)]
        return cls(
            tuple(dict.fromkeys(seat.letter for seat in log.seats)),
            (*clearings, *on_a_board),
            tuple(dict.fromkeys((t.kind, t.detail) for t in things if isinstance(t, Pieces))),
            tuple(dict.fromkeys(kind for kind in (*moved, *(node.item for node in crafts)) if kind in ITEMS)),
            tuple(dict.fromkeys((*(node for node in crafts if node.name), *staying))),
            states=tuple(dict.fromkeys(state for node in nodes for state in _states(node))),
            said=frozenset(had for had, times in said.items() if times >= LEAST_SAID),
            markers={letter: tuple(dict.fromkeys(_markers(turns, letter))) for letter in letters},
            starts={letter: tuple(_starts_of(letter, faction, clearings)) for letter, faction in letters.items()},
            own_cards={letter: tuple(sorted(faction.own_cards)) for letter, faction in letters.items()},
            given_up={letter: tuple(dict.fromkeys(_given_up(turns, letter))) for letter in letters},
        )


def _starts_of(letter: str, faction: Recorded, clearings: Sequence[int]) -> Iterator[Move]:
    """Yield each piece of a faction but warriors in each clearing, and each of its own cards on its board."""
    for spec in faction.pieces.values():
        if spec.rootlog and spec.piece.category is not Category.WARRIOR:
            kind, _, detail = faction.letters_of(spec.piece).partition("_")
            yield from (Move((Group((Pieces(1, kind, detail),)),), (ClearingAt(number),)) for number in clearings)
    for name in sorted(faction.own_cards):
        yield Move((Group((Cards(1, name=name),)),), (BoardAt(letter),))


def _given_up(turns: Sequence[Turn], letter: str) -> Iterator[str]:
    """Yield the names of the cards that go away from a seat's board."""
    for turn in turns:
        for action in turn.actions:
            for group in action.node.groups if isinstance(action.node, Move) else ():
                if isinstance(group.start, BoardAt) and (group.start.owner or turn.player) == letter:
                    yield from (thing.name for thing in group.things if isinstance(thing, Cards) and thing.name)


def _markers(turns: Sequence[Turn], letter: str) -> Iterator[str]:
    """Yield the parts of its own board that a seat moves markers of."""
    for turn in turns:
        for action in turn.actions if turn.player == letter else ():
            for group in action.node.groups if isinstance(action.node, Move) else ():
                yield from (thing.part for thing in group.things if isinstance(thing, BoardMarker) and not thing.owner)


def _states(node: Node) -> list[str]:
    """Return what an action sets a marker to."""
    if not isinstance(node, Move) or not any(isinstance(t, BoardMarker) for g in node.groups for t in g.things):
        return []
    return [end.part for end in node.ends if isinstance(end, BoardAt)]


def variants(node: Node, words: Words, player: str) -> Iterator[Node]:
    """Yield what an action of a player may have been meant as, each once, the likeliest first; never the action itself.

    Nothing is meant that gives somebody a kind of piece, or his board something to lie there, of which no others tell.
    """
    seen, known = {node}, words.said | _said(node, player)
    for other in _variants(node, words, player):
        if other not in seen:
            seen.add(other)
            if _said(other, player) <= known and not _discards_of_others(other, player) and not _stays(other):
                yield other


def _stays(node: Node) -> bool:
    """Whether an action has something come to where it came from."""
    return isinstance(node, Move) and any(group.start in node.ends for group in node.groups)


def _discards_of_others(node: Node, player: str) -> bool:
    """Whether an action has somebody discard cards whose turn it is not, as hardly anything in the Law does."""
    return (
        isinstance(node, Move)
        and not node.ends
        and any(isinstance(group.start, HandAt) and group.start.owner != player for group in node.groups)
    )


def _said(node: Node, player: str) -> frozenset[Said]:
    """Return what an action of a player says that somebody has, and from what kind of place to what cards go."""
    if not isinstance(node, Move):
        return frozenset()
    found = set[Said]()
    for group in node.groups:
        boards = [place for place in (group.start, *node.ends) if isinstance(place, BoardAt)]
        for thing in group.things:
            if isinstance(thing, Pieces):
                detail = "suit" if thing.detail in SUIT_DETAILS else thing.detail
                found.add((thing.owner or player, thing.kind, detail))
            elif isinstance(thing, Cards):
                found.update(("#", type(group.start).__name__, type(end).__name__) for end in node.ends or (None,))
            found.update((place.owner or player, _sort(thing), f"on ${place.part}") for place in boards)
    return frozenset(found)


def _sort(thing: Thing) -> str:
    match thing:
        case Cards(name=name):
            return f"#{bool(name):d}"
        case _:
            return type(thing).__name__


def elsewhere(node: Node, written: int, meant: int) -> Node:
    """Return an action with one clearing for another; one that does not name the clearing is returned as it is."""
    match node:
        case Battle(clearing=clearing) if clearing == written:
            return replace(node, clearing=meant)
        case Flip(clearing=clearing) if clearing == written:
            return replace(node, clearing=meant)
        case Move():
            groups = tuple(replace(group, start=_moved(group.start, written, meant)) for group in node.groups)
            return Move(groups, tuple(_moved(end, written, meant) for end in node.ends))
        case _:
            return node


def _moved(where: P, written: int, meant: int) -> P | ClearingAt:
    return ClearingAt(meant) if where == ClearingAt(written) else where


def clearings_of(node: Node) -> list[int]:
    """Return the clearings that an action names, each once."""
    match node:
        case Battle(clearing=clearing) | Flip(clearing=clearing):
            return [clearing]
        case Move():
            places = [*(group.start for group in node.groups), *node.ends]
            return list(dict.fromkeys(place.number for place in places if isinstance(place, ClearingAt)))
        case _:
            return []


def names_owner(node: Node, player: str) -> bool:
    """Whether an action names whose pieces it is of, somebody's but a player's."""
    match node:
        case Flip(owner=owner) | Move((Group((Pieces(owner=owner),)),)):
            return owner not in ("", player)
    return False


def involved_in(node: Node) -> list[str]:
    """Return who may score for an action besides its player: those whose pieces it names, and those who fight."""
    if isinstance(node, Battle):
        return [letter for letter in (node.attacker, node.defender) if letter]
    return owners_in(node)


def owners_in(node: Node) -> list[str]:
    """Return whose pieces an action names, each owner once, without its own player."""
    groups = node.groups if isinstance(node, Move) else ()
    things = [thing for group in groups for thing in group.things]
    return list(dict.fromkeys(thing.owner for thing in things if isinstance(thing, Pieces) and thing.owner))


def endings(player: str) -> Iterator[Move]:
    """Yield what may have ended a turn and was not written: a discard of so many cards, a draw."""
    for count in range(1, MOST_UNWRITTEN + 1):
        yield Move((Group((Cards(count),), HandAt(player)),))
    yield from (Move((Group((Cards(count),)),), (HandAt(player),)) for count in range(1, MOST_UNWRITTEN + 1))


def discards(player: str, words: Words) -> Iterator[Move]:
    """Yield discards of a player that nobody wrote down: so many cards, or a card of a suit."""
    for cards in (*map(Cards, range(1, MOST_UNWRITTEN + 1)), *(Cards(1, suit) for suit in words.suits)):
        yield Move((Group((cards,), HandAt(player)),))


def makes_room_for(node: Node) -> Iterator[Move]:
    """Yield the discard of the card that lay on a board where an action lays another of the hand."""
    if isinstance(node, Move) and any(isinstance(group.start, HandAt) for group in node.groups):
        yield from (Move((Group((Cards(1),), end),)) for end in node.ends if isinstance(end, BoardAt))


def followers(node: Node, words: Words, player: str) -> Iterator[Node]:
    """Yield what may have come after an action and was not written: points, losses of a battle, a loss of points.

    The points are its player's, or those of whom it takes something.
    """
    numbers = tuple(dict.fromkeys((*range(1, MOST_UNWRITTEN + 1), *(count for count in words.counts if count > 0))))
    yield from (Score(points, scorer) for scorer in ("", *owners_in(node)) for points in numbers)
    if isinstance(node, Battle):
        for side in (node.defender, node.attacker or player):
            for count in numbers:
                yield Move((Group((Pieces(count, "w", owner=side),), ClearingAt(node.clearing)),))
    yield from (Score(-points) for points in numbers)


def _variants(node: Node, words: Words, player: str) -> Iterator[Node]:
    match node:
        case Move():
            yield from of_own_cards(node, words, player)
            yield from _of_the_hand(node, player)
            yield from turned_round(node)
            yield from _moves(node, words, player)
        case Battle():
            against = [replace(node, defender=letter) for letter in words.letters]
            in_others = [replace(node, clearing=number) for number in words.clearings]
            yield from (
                chain(against, in_others) if node.defender == (node.attacker or player) else chain(in_others, against)
            )
            if node.ambush:
                yield from (replace(node, ambush=suit) for suit in words.suits)
            if node.foil:
                yield from (replace(node, foil=suit) for suit in words.suits)
            if node.ambush:
                yield replace(node, foil="") if node.foil else replace(node, ambush="")
            if node.rolls is not None:
                yield from (replace(node, rolls=rolls) for rolls in _rolls(node.rolls))
        case Reveal():
            for place, cards in enumerate(node.cards):
                yield from (replace(node, cards=_with(node.cards, place, other)) for other in _cards(cards, words))
            yield from (replace(node, to=letter) for letter in words.letters)
        case Craft():
            yield from (Craft(name=name) for name in words.given_up.get(player, ()))
            yield from (Craft(item=kind) for kind in (*words.items, *(() if node.item else ITEMS)))
            yield from words.crafted
        case Score():
            yield from (replace(node, points=points) for points in near(node.points) if points)
            yield from (replace(node, player=letter) for letter in words.scorers)
        case Flip():
            yield from (replace(node, clearing=number) for number in words.clearings)
        case _:
            return


def _rolls(rolls: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Yield rolls of which one is near to what was written."""
    most, least = rolls
    yield from ((other, least) for other in near(most) if other >= 0)
    yield from ((most, other) for other in near(least) if other >= 0)


def of_own_cards(move: Move, words: Words, player: str) -> Iterator[Move]:
    """Yield a move of a card that only its player has with each other such card."""
    match move:
        case Move((Group((Cards(name=name) as card,)) as group,)) if name in words.own_cards.get(player, ()):
            for other in words.own_cards[player]:
                yield replace(move, groups=(replace(group, things=(replace(card, name=other),)),))
        case _:
            return


def _of_the_hand(move: Move, player: str) -> Iterator[Move]:
    """Yield a move of cards to a board that come from the hand, where it does not say from where."""
    if len(move.groups) == 1 and any(isinstance(end, BoardAt) for end in move.ends):
        (group,) = move.groups
        if group.start is None and all(isinstance(thing, Cards) for thing in group.things):
            yield replace(move, groups=(replace(group, start=HandAt(player)),))


def turned_round(move: Move) -> Iterator[Move]:
    """Yield a move the other way: what went from the one place to the other came from there."""
    if len(move.groups) == 1 and len(move.ends) <= 1 and not _states(move):
        (group,) = move.groups
        start = move.ends[0] if move.ends else None
        if start is not None or group.start is not None:
            yield Move((replace(group, start=start),), (group.start,) if group.start else ())


def _moves(move: Move, words: Words, player: str) -> Iterator[Move]:
    for state in words.states if _states(move) else ():
        yield replace(move, ends=(BoardAt(part=state),))
    for place, end in enumerate(move.ends):
        yield from (replace(move, ends=_with(move.ends, place, other)) for other in _places(end, words))
    for place, group in enumerate(move.groups):
        for other in chain(_starts(group, words), _contents(group, words, player)):
            yield replace(move, groups=_with(move.groups, place, other))
    if len(move.groups) > 1:
        for place in range(len(move.groups)):
            yield replace(move, groups=move.groups[:place] + move.groups[place + 1 :])
    yield from _more_places(move, words)
    if not _states(move):
        yield replace(move, ends=(*move.ends, BoardAt(player)))


def _more_places(move: Move, words: Words) -> Iterator[Move]:
    """Yield a move that starts or ends in one clearing more, or ends in one fewer."""
    if len(move.ends) > 1:
        for place in range(len(move.ends)):
            yield replace(move, ends=move.ends[:place] + move.ends[place + 1 :])
    if any(isinstance(end, ClearingAt) for end in move.ends):
        yield from (replace(move, ends=(*move.ends, ClearingAt(number))) for number in words.clearings)
    last = move.groups[-1]
    if isinstance(last.start, ClearingAt):
        for number in words.clearings:
            yield replace(move, groups=(*move.groups, replace(last, start=ClearingAt(number))))


def _starts(group: Group, words: Words) -> Iterator[Group]:
    if isinstance(group.start, DiscardAt):
        yield Group(tuple(Cards(thing.count) for thing in group.things if isinstance(thing, Cards)))
    elif isinstance(group.start, QuestsAt):
        quests = [thing for thing in group.things if isinstance(thing, Cards)]
        yield from (replace(group, things=(replace(q, suit=suit),)) for q in quests for suit in words.suits)
    elif group.start is not None:
        yield from (replace(group, start=place) for place in _places(group.start, words))


def _contents(group: Group, words: Words, player: str) -> Iterator[Group]:
    for place, thing in enumerate(group.things):
        yield from (replace(group, things=_with(group.things, place, other)) for other in _things(thing, words, player))
    if len(group.things) > 1:
        for place in range(len(group.things)):
            yield replace(group, things=group.things[:place] + group.things[place + 1 :])


def _places(where: Where, words: Words) -> Iterator[Where]:
    match where:
        case ClearingAt():
            yield from (ClearingAt(number) for number in words.clearings)
        case HandAt(owner):
            yield BoardAt(owner)
            yield from (HandAt(letter) for letter in words.letters)
        case BoardAt(owner, part):
            yield from (BoardAt(letter, part) for letter in words.letters)
            if owner and not part:
                yield HandAt(owner)
        case ForestAt(clearings):
            yield from map(ClearingAt, dict.fromkeys((*clearings, *words.clearings)))
            for place in range(len(clearings)):
                yield from (ForestAt(_with(clearings, place, number)) for number in words.clearings)
        case _:
            return


def _things(thing: Thing, words: Words, player: str) -> Iterator[Thing]:
    match thing:
        case Pieces():
            yield from (replace(thing, count=count) for count in (*near(thing.count), 1, *words.counts) if count > 0)
            if thing.detail.upper() in words.suits:
                yield from (replace(thing, detail=suit.lower()) for suit in words.suits)
            others = (letter for letter in words.letters if letter != (thing.owner or player))
            yield from (replace(thing, owner="" if letter == player else letter) for letter in others)
            yield from (replace(thing, kind=kind, detail=detail) for kind, detail in words.pieces)
        case Cards():
            yield from _cards(thing, words)
        case Items():
            yield from (replace(thing, kind=kind) for kind in words.items)
        case BoardMarker(owner=""):
            yield from (replace(thing, part=part) for part in words.markers.get(player, ()))
        case _:
            return


def _cards(cards: Cards, words: Words) -> Iterator[Cards]:
    yield from (replace(cards, count=count) for count in (*near(cards.count), *words.counts) if count > 0)
    if cards.suit and not cards.name:
        yield from (replace(cards, suit=suit) for suit in words.suits)


def near(number: int) -> Iterator[int]:
    """Yield the counts that a written one is near to, the nearest first."""
    for far in range(1, FARTHEST + 1):
        yield from (number - far, number + far)


def _with(parts: tuple[T, ...], place: int, part: T) -> tuple[T, ...]:
    return (*parts[:place], part, *parts[place + 1 :])
