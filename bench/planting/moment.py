"""A moment of a recorded game: what stands on the table before an action, and what the turn has and will have done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from woodlaw.engine.concepts import by_path, matches, rules, suits
from woodlaw.engine.events import Event
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.logs.rootlog.actions import parse_action
from woodlaw.logs.rootlog.syntax import Cards, ClearingAt, HandAt, Move, Node, Pieces, Unread
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, clearing, hand, play_area

ALLIANCE = "woodland_alliance"
BOT_ALLIANCE = "automated_alliance"
CLERGY = "honeycomb_clergy"
DIASPORA = "lilypad_diaspora"
EYRIE = "eyrie_dynasties"
KNAVES = "knaves_of_the_deepwood"
LEGION = "queenless_legion"
MARQUISE = "marquise_de_cat"
REAVERS = "lemming_reavers"
VAGABOND = "vagabond"
SECOND_VAGABOND = "second_vagabond"

SUIT_LETTERS = {"bird": "B", "fox": "F", "mouse": "M", "rabbit": "R", "frog": "G"}


def node_of(text: str) -> Node:
    """Return the node of an action's text, which must be plain Rootlog."""
    node, bends = parse_action(text)
    assert not isinstance(node, Unread), text
    assert not bends, text
    return node


@dataclass(frozen=True, slots=True)
class Planting:
    """A turn with an offence: the actions that it has now, none where the whole turn is left out.

    The offence stands on the turn's own line; where the turn is left out, on that of the turn after it. ``seat`` is one
    more line of the header, of a seat.
    """

    nodes: tuple[Node, ...] | None
    seat: str = ""


@dataclass(slots=True)
class Moment:
    """What a kind is asked of: the game before action ``n`` of a turn, or after the last one."""

    game: Game
    letters: Mapping[str, Faction]
    me: str
    letter: str
    nodes: tuple[Node, ...]
    texts: Sequence[str]
    """All actions of the turn, as they are written."""
    n: int
    events: Sequence[Event]
    start: State
    """The table as the turn began."""
    number: int
    """How many turns went before."""
    turns_left: int
    setup: bool = False
    """Whether the turn is a faction's setup."""

    # The record -------------------------------------------------------------------------------------------------------
    @property
    def node(self) -> Node | None:
        """The action that comes next, None at a turn's end."""
        return self.nodes[self.n] if self.n < len(self.nodes) else None

    @property
    def text(self) -> str:
        """The action that comes next, as it is written."""
        return self.texts[self.n]

    @property
    def done(self) -> tuple[Node, ...]:
        """The actions of the turn so far."""
        return self.nodes[: self.n]

    @property
    def done_texts(self) -> Sequence[str]:
        """The actions of the turn so far, as they are written."""
        return self.texts[: self.n]

    @property
    def to_come(self) -> tuple[Node, ...]:
        """The actions of the turn after the next one."""
        return self.nodes[self.n + 1 :]

    # What is planted --------------------------------------------------------------------------------------------------
    def swap(self, *texts: str, of: int = 1) -> Planting:
        """Write the next action, or so many of the next, otherwise."""
        return Planting((*self.done, *map(node_of, texts), *self.nodes[self.n + of :]))

    def insert(self, *texts: str) -> Planting:
        """Write more actions before the next."""
        return self.swap(*texts, of=0)

    def insert_in_evening(self, *texts: str) -> Planting:
        """Write more actions before what draws and discards at a turn's end."""
        end = self.evening
        return Planting((*self.nodes[:end], *map(node_of, texts), *self.nodes[end:]))

    def without(self, *numbers: int) -> Planting:
        """Leave out actions of the turn, by their numbers."""
        return Planting(tuple(node for number, node in enumerate(self.nodes) if number not in numbers))

    def rewrite(self, number: int, *texts: str) -> Planting:
        """Write one action of the turn, by its number, otherwise."""
        return Planting((*self.nodes[:number], *map(node_of, texts), *self.nodes[number + 1 :]))

    @property
    def evening(self) -> int:
        """The number of the action that first draws or discards at the turn's end."""
        end = len(self.nodes)
        while end and (drawn(self.nodes[end - 1], self.letter) or spent(self.nodes[end - 1], self.letter)):
            end -= 1
        return end

    @property
    def spends(self) -> int:
        """How many actions of the turn discard from the player's hand."""
        return sum(spent(node, self.letter) is not None for node in self.nodes)

    # The table --------------------------------------------------------------------------------------------------------
    @property
    def state(self) -> State:
        """Everything on the table."""
        return self.game.state

    @property
    def clearings(self) -> tuple[Place, ...]:
        """The clearings of the map."""
        return self.state.clearings

    @property
    def others(self) -> list[str]:
        """The other factions at the table."""
        return [seat for seat in self.state.seats if seat != self.me]

    def letter_of(self, player: str) -> str:
        """Return the letter of a faction."""
        return next(letter for letter, faction in self.letters.items() if faction.name == player)

    def seated(self, *players: str) -> bool:
        """Whether any of some factions sits at the table."""
        return any(player in self.state.seats for player in players)

    def warriors(self, place: Place, player: str = "") -> int:
        """Return how many warriors a player has at a place."""
        return self.state.warriors(place, player or self.me)

    def rules(self, place: Place, player: str = "") -> bool:
        """Whether a player rules a clearing."""
        return rules(self.game, player or self.me, place)

    def linked(self, place: Place) -> tuple[Place, ...]:
        """Return the clearings that open paths link to one."""
        return by_path(self.game, place)

    def suits(self, place: Place) -> frozenset[str]:
        """Return the suits of a clearing."""
        return suits(self.game, place)

    def matches(self, suit: str, place: Place) -> bool:
        """Whether a suit matches a clearing, birds being wild."""
        return matches(self.game, suit, place)

    def pieces(self, place: Place, player: str, category: Category | None = None) -> int:
        """Return how many pieces of a player lie at a place, of one category or of all."""
        return self.state.owned(place, player, category)

    def kinds_at(self, place: Place, player: str, category: Category) -> list[Piece]:
        """Return the kinds of pieces of a player at a place."""
        return [p for p in self.state.at(place) if p.owner == player and p.category is category]

    def hand(self, player: str = "") -> list[Card]:
        """Return a hand as far as it is known."""
        return self.state.cards_at(hand(player or self.me))

    def effects(self, player: str = "") -> list[Card]:
        """Return the cards in a player's play area."""
        return self.state.cards_at(play_area(player or self.me))

    def suit_not_of(self, place: Place) -> str:
        """Return the letter of a suit that does not match a clearing, or nothing."""
        wrong = [suit for suit in ("fox", "mouse", "rabbit") if not self.matches(suit, place)]
        return SUIT_LETTERS[wrong[0]] if wrong else ""

    def has(self, place: Place, kind: str, owner: str = "") -> bool:
        """Whether a piece of a kind, of the turn's player if nobody is told, lies at a place."""
        return any(p.kind == kind and p.owner == (owner or self.me) for p in self.state.at(place))

    def kept(self, place: Place) -> bool:
        """Whether the Marquise's keep is in a clearing: others place nothing there, and Field Hospitals do."""
        return any(piece.kind == "keep" for piece in self.state.at(place))

    def plain(self, *players: str) -> bool:
        """Whether some players, the turn's own if none are told, have no effects of cards in play."""
        return not any(self.effects(player) for player in players or (self.me,))


def began_plain(at: Moment) -> bool:
    """Whether the turn's player had no effects of cards in play as the turn began."""
    return not at.start.cards_at(play_area(at.me))


def clearing_move(node: Node | None, kind: str = "w") -> tuple[int, int, int] | None:
    """Return how many plain pieces of the current player move, from where and to where, if an action is such a move."""
    if not isinstance(node, Move) or len(node.groups) != 1 or len(node.ends) != 1:
        return None
    (group,), (end,) = node.groups, node.ends
    if len(group.things) != 1 or not isinstance(group.start, ClearingAt) or not isinstance(end, ClearingAt):
        return None
    (thing,) = group.things
    if not isinstance(thing, Pieces) or thing.kind != kind or thing.detail or thing.owner:
        return None
    return thing.count, group.start.number, end.number


def placed(node: Node | None, kind: str = "w", detail: str | None = None, owner: str = "") -> list[int] | None:
    """Return the clearings where an action places pieces of a kind from the supply, one each; None for all others."""
    if not isinstance(node, Move) or len(node.groups) != 1 or not node.ends:
        return None
    (group,) = node.groups
    if group.start is not None or len(group.things) != 1:
        return None
    (thing,) = group.things
    if not isinstance(thing, Pieces) or thing.kind != kind or thing.owner != owner:
        return None
    if detail is not None and thing.detail != detail:
        return None
    ends = [end.number for end in node.ends if isinstance(end, ClearingAt)]
    return ends * thing.count if len(ends) == len(node.ends) else None


def spent(node: Node | None, letter: str) -> Cards | None:
    """Return the card or cards that an action discards from a player's hand, None for every other action."""
    if not isinstance(node, Move) or len(node.groups) != 1 or node.ends:
        return None
    (group,) = node.groups
    if group.start != HandAt(letter) or len(group.things) != 1 or not isinstance(group.things[0], Cards):
        return None
    return group.things[0]


def drawn(node: Node | None, letter: str) -> int:
    """Return how many cards an action has a player draw from the deck."""
    if isinstance(node, Move) and len(node.groups) == 1 and node.groups[0].start is None:
        (thing, *more) = node.groups[0].things
        if isinstance(thing, Cards) and not more and node.ends == (HandAt(letter),) and not thing.name:
            return thing.count
    return 0


def places(numbers: Sequence[int]) -> Iterator[Place]:
    """Yield the clearings of some numbers."""
    yield from map(clearing, numbers)
