"""From events to Rootlog: what happened in a game that was played, as the community's notation tells it.

The notation tells less than the events: draws are not seen, an ambush and a crafted card go with the battle and the
craft that they belong to, and effects that are activated show in their results alone: not in the items that they
exhaust, nor in the pieces that they lay on a card, which are told as back in their supplies at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import assert_never, cast

from woodlaw.engine.events import (
    Agreed,
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Flipped,
    Guessed,
    Happening,
    Hired,
    ItemFlipped,
    ItemMoved,
    MarkerLeft,
    Moved,
    PathOpened,
    Placed,
    Removed,
    Replaced,
    Revealed,
    Rolled,
    Scored,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.play import Outcome
from woodlaw.engine.tables import Table
from woodlaw.engine.unseen import FaceDown
from woodlaw.factions.base import Faction
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.logs.rootlog.letters import FACTION_LETTERS, ITEMS, short_name
from woodlaw.logs.rootlog.syntax import (
    Action,
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
    Guess,
    HandAt,
    Header,
    Hire,
    ItemBoxAt,
    Items,
    Log,
    Move,
    Node,
    OpenPath,
    Pieces,
    QuestsAt,
    Reveal,
    Score,
    ScoreMarker,
    Seat,
    Swap,
    Turn,
    Where,
)
from woodlaw.logs.rootlog.writer import write
from woodlaw.logs.written_cards import craft_of
from woodlaw.table.cards import Card
from woodlaw.table.pieces import FERRY, Piece, face_up, is_face_down
from woodlaw.table.places import DECK, OUT_OF_GAME, PLAYED, QUESTS, Place, PlaceKind, hand, is_revealed
from woodlaw.table.suits import LETTERS

_ITEM_LETTERS = {kind: letter for letter, kind in ITEMS.items()}


class CannotTell(ValueError):
    """Something happened that the notation has no letters for; the message is one line."""


def as_rootlog(table: Table, happened: Sequence[Happening], outcome: Outcome | None) -> str:
    """Return a game as a Rootlog file; ``table`` is what it started from, ``outcome`` how it ended, if it did.

    Raises :class:`CannotTell` for what the notation has no letters for.
    """
    return write(project(table, happened, outcome))


def project(table: Table, happened: Sequence[Happening], outcome: Outcome | None) -> Log:
    """Return a game as the syntax tree of a Rootlog file; raises :class:`CannotTell`."""
    factions = {name: as_recorded(cast("Faction", each)) for name, each in table.factions.items()}
    letters = {name: _letter(faction) for name, faction in factions.items()}
    log = Log(headers=[Header(key, value, number, 1) for number, (key, value) in enumerate(_headers(table), 1)])
    line = len(log.headers)
    for name in table.state.seats:
        line += 1
        log.seats.append(Seat(letters[name], factions[name].title, line))
    for turn in _turns(happened):
        line += 1
        _tell_turn(log, turn, line, factions, letters, table)
    if outcome is not None and outcome.winners:
        log.winners = "".join(letters[name] for name in outcome.winners)
        log.winner_line = line + 1
    return log


def _letter(faction: Recorded) -> str:
    """Return the letter of a faction; raises :class:`CannotTell` for one that the notation cannot write."""
    if faction.letter not in FACTION_LETTERS:
        raise CannotTell(f"the notation has no letters for {faction.title}, whose own is {faction.letter!r}")
    return faction.letter


def _headers(table: Table) -> Iterator[tuple[str, str]]:
    map_, deck, suits = table.state.map, table.state.deck, table.state.suits
    yield "Map", _shortest((map_.title, *map_.aliases))
    yield "Deck", _shortest((deck.title, *deck.aliases))
    if table.state.house_rules:
        yield "House rules", ", ".join(rule.title for rule in table.state.house_rules)
    bots = {name: faction for name, faction in table.factions.items() if getattr(faction, "replaces", "")}
    if bots:
        yield "Bots", ", ".join(_bot_told(table, name) for name in table.state.seats if name in bots)
    if bots and table.state.priority_markers != map_.priority_markers:
        yield "Markers", " ".join(map(str, table.state.priority_markers))
    if suits != map_.printed_suits:
        yield "Clearings", ", ".join(f"{LETTERS[suit]}{number}" for number, suit in enumerate(suits) if number)


def _bot_told(table: Table, name: str) -> str:
    """Return the letter of a bot, with what was chosen for it behind a colon."""
    letter = cast("Faction", table.factions[name]).letter
    return ":".join(filter(None, (letter, "+".join(table.state.options.get(name, ())))))


def _shortest(names: tuple[str, ...]) -> str:
    return min(names, key=len)


def _turns(happened: Sequence[Happening]) -> Iterator[Sequence[Happening]]:
    """Yield what happened in each turn, setups first; hands dealt before belong to none."""
    begun = [number for number, (event, _) in enumerate(happened) if isinstance(event, TurnBegan)]
    for start, end in pairwise([*begun, len(happened)]):
        yield happened[start:end]


def _tell_turn(
    log: Log,
    turn: Sequence[Happening],
    line: int,
    factions: Mapping[str, Recorded],
    letters: Mapping[str, str],
    table: Table,
) -> None:
    for faction in factions.values():
        turn = faction.recorded(turn, letters)
    beginning = turn[0][0]
    if not isinstance(beginning, TurnBegan):
        raise TypeError(f"a turn was expected to begin, not {beginning!r}")
    piles = [pile.place for pile in table.piles if not pile.hidden]
    teller = _Teller(beginning.player, factions, letters, piles)
    actions = [Action(node, "", line, 1) for node in teller.nodes([event for event, _ in turn])]
    first = table.setup_order[0] if beginning.setup else table.state.seats[0]
    told = Turn(letters[beginning.player], line, actions, blank_before=beginning.player == first)
    (log.setup if beginning.setup else log.turns).append(told)


@dataclass(slots=True)
class _Teller:
    """Tells the events of one turn as actions; pieces and places of the player whose turn it is need no letter."""

    player: str
    factions: Mapping[str, Recorded]
    letters: Mapping[str, str]
    piles: Collection[Place]
    told: list[Node] = field(default_factory=list)

    def nodes(self, events: Sequence[Event]) -> list[Node]:
        """Return the actions of a turn."""
        untold = _implied(events)
        for number, event in enumerate(events):
            if number not in untold:
                self._tell(event)
        return self.told

    def _tell(self, event: Event) -> None:
        match event:
            case TurnBegan() | TurnEnded():
                pass
            case Removed() if event.place.kind is PlaceKind.CARD:
                pass
            case ItemFlipped() if not self._tells_sides(event.source):
                pass
            case CardsMoved() if is_revealed(event.source) and event.target is hand(event.source.owner):
                pass
            case Rolled():
                self._note_rolls(event)
            case Placed() if self._joins(event):
                pass
            case Moved() if self._trades_places(event):
                pass
            case _:
                self.told.append(self._node(event))

    def _node(self, event: Event) -> Node:
        match event:
            case Placed() | Removed() | Moved() | Replaced() | Flipped():
                return self._of_pieces(event)
            case CardsMoved() | Crafted() | Revealed():
                return self._of_cards(event)
            case ItemMoved(_, item, count, source, target):
                things = (Items(count, _ITEM_LETTERS[face_up(item).kind]),)
                ends = () if target is OUT_OF_GAME else (self._item_end(source, target),)
                return Move((Group(things, self._item_start(source)),), ends)
            case ItemFlipped(_, item, source, target):
                start = self._item_start(source)
                stays = source is target and not isinstance(start, ItemBoxAt)
                letter = "" if stays else self._item_letter(target) or ""
                end = ItemBoxAt(letter, "r" if is_face_down(item) else "e", self._owner(source.owner))
                return Move((Group((Items(1, _ITEM_LETTERS[face_up(item).kind]),), start),), (end,))
            case Battled():
                return self._battle(event)
            case Scored(player, points):
                return Score(points, self._owner(player))
            case PathOpened(_, one, other):
                return OpenPath(one, other)
            case MarkerLeft(_, board_of):
                return Move((Group((ScoreMarker(),)),), (BoardAt(self.letters[board_of]),))
            case Stated(_, owner, fact, value):
                return Move((Group((BoardMarker(fact, self._owner(owner)),)),), (BoardAt(part=value),))
            case Guessed():
                return self._guess(event)
            case Hired(player, hireling, markers):
                return Hire(hireling, self._owner(player), markers)
            case Rolled() | Agreed() | TurnBegan() | TurnEnded():
                raise CannotTell(f"the notation has no letters for {type(event).__name__}")
            case _:
                assert_never(event)

    # Pieces -----------------------------------------------------------------------------------------------------------
    def _of_pieces(self, event: Placed | Removed | Moved | Replaced | Flipped) -> Node:
        match event:
            case Placed(_, piece, count, source, place):
                start = None if source.kind is PlaceKind.SUPPLY else self._where(source, piece.kind)
                return Move((Group((self._pieces(piece, count),), start),), (self._where(place, piece.kind),))
            case Removed(_, piece, count, place, destination):
                ends = () if destination.kind is not PlaceKind.BOARD else (self._where(destination, piece.kind),)
                # Without a letter they would be read as pieces of whose board they leave.
                from_other = place.kind is PlaceKind.BOARD and place.owner != self.player
                told = replace(self._pieces(piece, count), owner=self.letters[piece.owner]) if from_other else None
                return Move((Group((told or self._pieces(piece, count),), self._where(place, piece.kind)),), ends)
            case Moved(_, pieces, origin, destination):
                things = tuple(self._pieces(piece, count) for piece, count in pieces)
                kind = pieces[0][0].kind
                return Move((Group(things, self._where(origin, kind)),), (self._where(destination, kind),))
            case Replaced(_, _, new, place) | Flipped(_, _, new, place):
                shown = self._pieces(new, 1)
                return Flip(place.number, shown.owner, shown.kind, to=shown.detail)

    def _joins(self, event: Placed) -> bool:
        """Whether a piece placed can be told with the one before: so many of the same, from and to other places."""
        node, before = self._of_pieces(event), self.told[-1] if self.told else None
        if not isinstance(node, Move) or not isinstance(before, Move) or before.groups != node.groups:
            return False
        if node.groups[0].start is not None or not before.ends or not isinstance(before.groups[0].things[0], Pieces):
            return False
        self.told[-1] = replace(before, ends=before.ends + node.ends)
        return True

    def _trades_places(self, event: Moved) -> bool:
        """Whether a token goes where another of its owner came from just before, and that one where this one was."""
        if not self.told:
            return False
        match self.told[-1], self._of_pieces(event):
            case (
                Move((Group((Pieces(1, "t", _, owner),), ClearingAt(one)),), (ClearingAt(other),)),
                Move((Group((Pieces(1, "t", _, second),), ClearingAt(start)),), (ClearingAt(end),)),
            ) if (owner, other, one) == (second, start, end):
                self.told[-1] = Swap(one, other, owner)
                return True
        return False

    def _guess(self, event: Guessed) -> Guess:
        """Return a guess at a token of another faction at the table: the one that has the letters guessed."""
        kind, _, detail = event.kind.partition("_")
        others = (faction for name, faction in self.factions.items() if name != event.player)
        face_down = {piece for each in FaceDown.known.values() for piece in each.kinds}
        pieces = ((each, spec) for each in others for spec in each.pieces.values() if spec.piece in face_down)
        owner = next((each for each, spec in pieces if event.kind in spec.rootlog), None)
        if owner is None or (kind, bool(detail), bool(event.clearing.number)) != ("t", True, True):
            raise CannotTell(f"the notation has no letters for a guess at {event.kind!r}")
        return Guess(self.letters[owner.name], detail, event.clearing.number)

    def _pieces(self, piece: Piece, count: int) -> Pieces:
        if piece is FERRY:
            return Pieces(count, "f")
        faction = self.factions.get(piece.owner)
        written = faction.letters_of(piece) if faction else ""
        if not written:
            raise CannotTell(f"the notation has no letters for the piece {piece!r}")
        kind, _, detail = written.partition("_")
        return Pieces(count, kind, detail, self._owner(piece.owner))

    def _owner(self, player: str) -> str:
        return "" if player == self.player else self.letters[player]

    # Places -----------------------------------------------------------------------------------------------------------
    def _where(self, place: Place, kind: str) -> Where:
        match place.kind:
            case PlaceKind.CLEARING:
                return ClearingAt(place.number)
            case PlaceKind.FOREST | PlaceKind.PATH:
                return ForestAt(place.clearings)
            case PlaceKind.BESIDE:
                numbers = (
                    number
                    for each in self.factions.values()
                    for number, at in each.numbered_places.items()
                    if at is place
                )
                return ClearingAt(next(numbers))
            case PlaceKind.HAND:
                return HandAt(self.letters[place.owner])
            case PlaceKind.PLAY_AREA:
                # A card that lies revealed is written as one of the hand, where it is to return to.
                return (HandAt if is_revealed(place) else BoardAt)(self.letters[place.owner])
            case PlaceKind.BOARD:
                return BoardAt(self.letters[place.owner], self._part(place, kind))
        if place is QUESTS:
            return QuestsAt()
        if place in self.piles:
            return DiscardAt()
        raise CannotTell(f"the notation has no letters for the place {place!r}")

    def _tells_sides(self, place: Place) -> bool:
        """Whether the notation tells of items at a place which side they show: where it has letters for the place."""
        faction = self.factions.get(place.owner)
        return faction is not None and faction.item_letter(place) is not None

    def _item_start(self, place: Place) -> Where | None:
        """Return where items start; None on the board of the player whose turn it is, as the notation has it."""
        if place.kind is PlaceKind.COMMON and len(place.clearings) == 1:
            return ClearingAt(place.clearings[0])
        letter = self._item_letter(place)
        if letter is None:
            return self._item_box(place)
        faction = self.factions[place.owner]
        if faction.item_place(letter) is not faction.item_box():
            return ItemBoxAt(letter, owner=self._owner(place.owner))
        return None if place.owner == self.player else self._item_box(place)

    def _item_end(self, source: Place, target: Place) -> Where:
        """Return where items end: in a place of the same board, on another board, or in a clearing."""
        if target.kind is PlaceKind.CLEARING:
            return ClearingAt(target.number)
        letter = self._item_letter(target)
        within = source.owner == target.owner
        return ItemBoxAt(letter, owner=self._owner(target.owner)) if letter and within else self._item_box(target)

    def _item_letter(self, place: Place) -> str | None:
        faction = self.factions.get(place.owner)
        return faction.item_letter(place) if faction else None

    def _item_box(self, place: Place) -> BoardAt:
        """Return the board whose items lie at a place."""
        faction = self.factions.get(place.owner)
        known = faction is not None and (faction.item_box() is place or faction.item_letter(place) is not None)
        if faction is None or not known:
            raise CannotTell(f"the notation has no letters for the items of the place {place!r}")
        return BoardAt(faction.letter)

    def _part(self, box: Place, kind: str) -> str:
        """Return the part of a board that a box is told by."""
        faction = self.factions[box.owner]
        return next((part for part in ("", *faction.names.boxes) if faction.box(part, kind) is box), box.name)

    # Cards and battles ------------------------------------------------------------------------------------------------
    def _of_cards(self, event: CardsMoved | Crafted | Revealed) -> Node:
        match event:
            case CardsMoved(_, cards, source, target):
                if source is DECK and not self._is_open(target):
                    return Move((Group((Cards(len(cards)),)),), (self._where(target, "cards"),))
                ends = () if target in self.piles else (self._where(target, "cards"),)
                start = None if source is DECK else self._where(source, "cards")
                return Move((Group(_cards(cards), start),), ends)
            case Crafted(_, card, item):
                return Craft(item=_ITEM_LETTERS[item]) if item else craft_of(card)
            case Revealed(_, owner, cards, to):
                return Reveal(_cards(cards), self._owner(owner), self.letters.get(to, ""))

    def _is_open(self, box: Place) -> bool:
        """Whether cards that come to a box of a board from the deck lie face up there."""
        return box.kind is PlaceKind.BOARD and box.name in self.factions[box.owner].open_boxes

    def _battle(self, event: Battled) -> Node:
        ambush, foil = (LETTERS[suit] if suit else "" for suit in (event.ambush, event.foil))
        return Battle(self.letters[event.defender], event.clearing.number, self._owner(event.attacker), ambush, foil)

    def _note_rolls(self, event: Rolled) -> None:
        """Tell a roll with the battle that it belongs to, the last one."""
        last = next(n for n in reversed(range(len(self.told))) if isinstance(self.told[n], Battle))
        battle = self.told[last]
        if isinstance(battle, Battle):
            self.told[last] = replace(battle, rolls=event.rolls)


def _cards(cards: Sequence[Card]) -> tuple[Cards, ...]:
    return tuple(
        Cards(count, LETTERS.get(card.suit, ""), short_name(card.id)) for card, count in Counter(cards).items()
    )


# What other actions tell ----------------------------------------------------------------------------------------------
def _implied(events: Sequence[Event]) -> frozenset[int]:
    """Return the numbers of the events that another one's action tells already."""
    found: set[int | None] = set()
    for number, event in enumerate(events):
        match event:
            case Crafted(player, card):
                found.add(_left_hand(events, range(number, len(events)), player, card))
            case CardsMoved() if PLAYED in (event.source, event.target):
                found.add(number)
            case Replaced(_, old, new, place):
                if _removed_and_placed(events[:number], old, new, place):
                    found.add(number)
    return frozenset(number for number in found if number is not None)


def _left_hand(events: Sequence[Event], numbers: range, player: str, card: Card) -> int | None:
    for number in numbers:
        event = events[number]
        if isinstance(event, CardsMoved) and event.source is hand(player) and event.cards == (card,):
            return number
    return None


def _removed_and_placed(events: Sequence[Event], old: Piece, new: Piece, place: Place) -> bool:
    """Whether a replacement was told already, as one piece that left and then another one placed."""
    match events:
        case [*before, Placed(piece=placed, place=where)] if placed is new and where is place:
            return any(_left(event, old, place) for event in before)
    return False


def _left(event: Event, piece: Piece, place: Place) -> bool:
    """Whether a piece left a place, for its supply or by what took it from there to another place."""
    match event:
        case Removed():
            return event.piece is piece and event.place is place
        case Moved():
            return event.origin is place and any(moved is piece for moved, _ in event.pieces)
    return False
