"""What the writer of a log tells and what not: read from the whole log, before its first turn is entered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise

from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, TABLE
from woodlaw.logs.audits.customs import (
    DRAWS_UNTOLD,
    GIVES_TO_BOARD,
    MOVES_MARKERS,
    TELLS_EXCHANGES,
    TELLS_FERRY,
    TELLS_FLIP,
    TELLS_ITEMS,
    TELLS_MARKERS,
    TELLS_NAMES,
    TELLS_OWN_CARDS,
    TELLS_PASSING,
    TELLS_SHOWING,
    TELLS_VALUE,
)
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.findings import Finding, FindingKind
from woodlaw.logs.rootlog.letters import PIECES
from woodlaw.logs.rootlog.syntax import (
    BoardAt,
    BoardMarker,
    Cards,
    ClearingAt,
    Flip,
    HandAt,
    ItemBoxAt,
    Items,
    Log,
    Move,
    Node,
    Pieces,
    Reveal,
    Turn,
)
from woodlaw.logs.written_cards import card_of
from woodlaw.table.cards import CardKind
from woodlaw.table.pieces import FERRY

LEAST_TURNS = 8
"""How many turns a record holds at least that tells of no draw for it to be a habit."""
LEAST_MARKED = 2
"""In how many turns a record tells of relationship markers at least for it to be a habit."""
LEAST_SHOWN = 3
"""In how many turns of others a record tells at least that a player is shown a hand for it to be a habit."""
SHOWN_FOR_DRAWN = 3
"""How many of these turns there are at least for each in which cards of a pile come to that board and none is shown."""
LEAST_PASSING = 2
"""In how many turns a record tells at least of a card that comes to its player's board and of one that leaves it."""
LEAST_FERRIED = 2
"""How often a record tells at least that the Ferry goes along for it to be a habit."""


def note_habits(log: Log, game: Game, letters: Mapping[str, Recorded]) -> Iterator[Finding]:
    """Note in a game what its log tells of draws, items and markers; yield the habit that keeps much from judgement."""
    for letter, faction in letters.items():
        turns = [turn for turn in log.turns if turn.player == letter and turn.actions]
        exhausting = sum(map(_exhausts, turns))
        # Who slips, rests and draws has exhausted nothing; who spends a card early may have done so in its place.
        idle = sum(not _exhausts(turn) and (_idles(turn) or _spends_early(turn)) for turn in turns)
        TELLS_ITEMS.keep(game.state, 0 < exhausting >= (len(turns) - idle) / 2, TABLE, faction.name)
        turning = sum(_turns_own_card(turn, faction) for turn in turns)
        others = [turn for turn in log.turns if turn.player != letter]
        given = sum(_gives_to_board(turn, letter) for turn in others)
        GIVES_TO_BOARD.keep(game.state, min(COUNT.most, given), TABLE, faction.name)
        showing = [turn for turn in others if _shows_hand(turn, letter)]
        drawing = sum(_draws_to_board(turn, letter) for turn in others if turn not in showing)
        shown = len(showing) >= LEAST_SHOWN and len(showing) >= SHOWN_FOR_DRAWN * drawing
        TELLS_SHOWING.keep(game.state, shown, TABLE, faction.name)
        passing = sum(_cards_of_board(turn) >= {"comes", "goes"} for turn in turns)
        TELLS_PASSING.keep(game.state, passing >= max(LEAST_PASSING, len(turns) - 1), TABLE, faction.name)
        TELLS_OWN_CARDS.keep(game.state, 0 < turning >= len(turns) / 2, TABLE, faction.name)
    told = [turn for turn in (*log.setup, *log.turns) if turn.actions]
    moved = Counter(letter for turn in told for letter in set(_boards_marked(turn, letters)))
    for letter, count in moved.items():
        TELLS_MARKERS.keep(game.state, True, TABLE, letters[letter].name)
        MOVES_MARKERS.keep(game.state, count >= LEAST_MARKED, TABLE, letters[letter].name)
    for turn in log.turns:
        for owner, value in _values_told(turn):
            if owner in letters:
                TELLS_VALUE.keep(game.state, True, TABLE, letters[owner].name, value)
        if turn.player in letters and _exchanges_on_board(turn):
            TELLS_EXCHANGES.keep(game.state, True, TABLE, letters[turn.player].name)
        for owner, side in _flips_off_turn(turn):
            if owner in letters and len(side) == 1:
                TELLS_FLIP.keep(game.state, True, TABLE, letters[owner].name, side)
    for owner, card in (each for turn in log.turns for each in _named_off_boards(turn)):
        lasts = card_of(game.state.deck, card.suit, card.name, frozenset()).kind is CardKind.PERSISTENT
        if owner in letters and lasts:
            TELLS_NAMES.keep(game.state, True, TABLE, letters[owner].name)
    ferried = sum(_takes_ferry(action.node) for turn in log.turns for action in turn.actions)
    TELLS_FERRY.keep(game.state, ferried >= LEAST_FERRIED, TABLE)
    if len(log.turns) < LEAST_TURNS or any(map(_draws, log.turns)):
        return
    DRAWS_UNTOLD.keep(game.state, True, TABLE)
    message = "the record tells of no draws: how many cards hands hold is not judged"
    yield Finding(FindingKind.NOTATION, "", log.turns[0].line, 1, f"{log.turns[0].player}:", message)


def _draws(turn: Turn) -> bool:
    """Whether a turn tells that its player draws: cards of a name come from a hand where no start is told."""
    moves = (action.node for action in turn.actions if isinstance(action.node, Move))
    draws = [move for move in moves if any(isinstance(e, HandAt) and e.owner in ("", turn.player) for e in move.ends)]
    groups = (group for move in draws for group in move.groups if group.start is None)
    return any(isinstance(thing, Cards) and not thing.name for group in groups for thing in group.things)


def _takes_ferry(node: Node) -> bool:
    """Whether an action takes the Ferry along with other pieces."""
    things = [thing for group in node.groups for thing in group.things] if isinstance(node, Move) else []
    return len(things) > 1 and any(
        isinstance(thing, Pieces) and PIECES.get(thing.kind) == FERRY.kind for thing in things
    )


def _shows_hand(turn: Turn, letter: str) -> bool:
    """Whether a turn tells that somebody is shown cards of a hand."""
    return any(isinstance(action.node, Reveal) and action.node.to == letter for action in turn.actions)


def _draws_to_board(turn: Turn, letter: str) -> bool:
    """Whether a turn tells that cards of a pile come to a player's board."""
    moves = (action.node for action in turn.actions if isinstance(action.node, Move))
    return any(
        isinstance(end, BoardAt) and end.owner == letter
        for move in moves
        for end in move.ends
        if any(g.start is None and any(isinstance(thing, Cards) for thing in g.things) for g in move.groups)
    )


def _gives_to_board(turn: Turn, letter: str) -> int:
    """Return in how many actions of a turn cards of hands come to a player's board."""
    moves = [action.node for action in turn.actions if isinstance(action.node, Move)]
    brought = [move for move in moves if any(isinstance(end, BoardAt) and end.owner == letter for end in move.ends)]
    return sum(any(isinstance(group.start, HandAt) for group in move.groups) for move in brought)


def _exhausts(turn: Turn) -> bool:
    """Whether a turn tells of items of its player that come to lie face down."""
    moves = (action.node for action in turn.actions if isinstance(action.node, Move))
    return any(
        isinstance(end, ItemBoxAt) and end.side == "e" and end.owner in ("", turn.player)
        for move in moves
        for end in move.ends
        if any(isinstance(thing, Items) for group in move.groups for thing in group.things)
    )


def _idles(turn: Turn) -> bool:
    """Whether a turn tells of no more than one move of pieces, of items, and of cards that go to nobody else."""
    nodes = [action.node for action in turn.actions]
    moves = [node for node in nodes if isinstance(node, Move)]
    moving = [move for move in moves if any(isinstance(t, Pieces) for group in move.groups for t in group.things)]
    ends = [end for move in moves for end in move.ends]
    gives = any(isinstance(end, HandAt) and end.owner not in ("", turn.player) for end in ends)
    return len(moves) == len(nodes) and len(moving) <= 1 and not any(_markers(turn)) and not gives


def _spends_early(turn: Turn) -> bool:
    """Whether a turn tells of a card of its player's hand that is discarded, and of pieces that move after it."""
    moves = [action.node for action in turn.actions if isinstance(action.node, Move)]
    spent = [number for number, move in enumerate(moves) if not move.ends and _is_from_hand(move, turn.player)]
    moving = [n for n, move in enumerate(moves) if any(isinstance(t, Pieces) for g in move.groups for t in g.things)]
    return bool(spent and moving) and spent[0] < moving[-1]


def _is_from_hand(move: Move, player: str) -> bool:
    """Whether a move takes something from a player's hand."""
    return any(isinstance(group.start, HandAt) and group.start.owner == player for group in move.groups)


def _boards_marked(turn: Turn, letters: Mapping[str, Recorded]) -> Iterator[str]:
    """Yield the letters of those on whose boards a turn moves a marker that is named after a seat."""
    for marker in _markers(turn):
        owner = marker.owner or turn.player
        if marker.part in letters and owner in letters:
            yield owner


def _values_told(turn: Turn) -> Iterator[tuple[str, str]]:
    """Yield the letters by which a turn tells how something on a board lies, each with the letter of the board."""
    for node in (action.node for action in turn.actions if isinstance(action.node, Move)):
        values = [end.part for end in node.ends if isinstance(end, BoardAt) and len(end.part) == 1]
        things = [thing for group in node.groups for thing in group.things if isinstance(thing, BoardMarker)]
        yield from ((thing.owner or turn.player, value) for thing in things for value in values)


def _exchanges_on_board(turn: Turn) -> bool:
    """Whether a turn tells, side by side, that a card of its player's board is discarded and that another comes."""
    cards = [_moves_card_of_board(action.node, turn.player) for action in turn.actions]
    return any({first, second} == {"comes", "goes"} for first, second in pairwise(cards))


def _cards_of_board(turn: Turn) -> set[str]:
    """Return what a turn tells of cards of its player's board: that one ``comes``, that one ``goes``."""
    return {_moves_card_of_board(action.node, turn.player) for action in turn.actions}


def _moves_card_of_board(node: Node, player: str) -> str:
    """Return whether a card of a player's board ``comes`` by an action or ``goes`` to a pile; empty for neither."""
    if not isinstance(node, Move) or not any(isinstance(thing, Cards) for g in node.groups for thing in g.things):
        return ""
    if any(isinstance(end, BoardAt) and end.owner in ("", player) for end in node.ends):
        return "comes"
    starts = (group.start for group in node.groups)
    goes = not node.ends and any(isinstance(start, BoardAt) and start.owner in ("", player) for start in starts)
    return "goes" if goes else ""


def _named_off_boards(turn: Turn) -> Iterator[tuple[str, Cards]]:
    """Yield the cards of a name that a turn tells to be discarded from boards, each with the letter of the board."""
    moves = (action.node for action in turn.actions if isinstance(action.node, Move) and not action.node.ends)
    for group in (group for move in moves for group in move.groups):
        if isinstance(group.start, BoardAt):
            owner = group.start.owner or turn.player
            yield from ((owner, thing) for thing in group.things if isinstance(thing, Cards) and thing.name)


def _flips_off_turn(turn: Turn) -> Iterator[tuple[str, str]]:
    """Yield whose tokens a turn of another flips, each with the side that they show then.

    Only where pieces of the same owner come to each of them: these alone would tell it too.
    """
    nodes = [action.node for action in turn.actions]
    flips = [node for node in nodes if isinstance(node, Flip) and node.owner not in ("", turn.player)]
    sides: dict[tuple[str, str], list[int]] = {}
    for node in flips:
        sides.setdefault((node.owner, node.to or node.detail), []).append(node.clearing)
    for (owner, side), clearings in sides.items():
        come = [place for node in nodes if isinstance(node, Move) for place in _come_to(node, owner)]
        if all(clearing in come for clearing in clearings):
            yield owner, side


def _come_to(move: Move, owner: str) -> list[int]:
    """Return the clearings to which a move brings pieces of an owner from its supply."""
    things = [thing for group in move.groups if group.start is None for thing in group.things]
    owned = any(isinstance(thing, Pieces) and thing.owner == owner for thing in things)
    return [end.number for end in move.ends if isinstance(end, ClearingAt)] if owned else []


def _turns_own_card(turn: Turn, faction: Recorded) -> bool:
    """Whether a turn tells how a card of its player's own comes to lie."""
    return any(marker.part in faction.own_cards for marker in _markers(turn) if marker.owner in ("", turn.player))


def _markers(turn: Turn) -> Iterator[BoardMarker]:
    """Yield the markers on boards that a turn moves."""
    moves = (action.node for action in turn.actions if isinstance(action.node, Move))
    for thing in (thing for move in moves for group in move.groups for thing in group.things):
        if isinstance(thing, BoardMarker):
            yield thing
