"""What holds for any text, and for any tree of actions."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from woodlaw.logs.rootlog import Log, Unusable, parse_action, read, read_bytes, write, write_action
from woodlaw.logs.rootlog.letters import FACTION_LETTERS, ITEMS, PIECES, SUITED_CARD_NAMES, SUITS
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
    Guess,
    HandAt,
    ItemBoxAt,
    Items,
    Move,
    Node,
    OpenPath,
    Pieces,
    QuestsAt,
    Reveal,
    Score,
    ScoreMarker,
    Swap,
    Turn,
    Unread,
)
from woodlaw.table.places import MOST_CLEARINGS

# Any tree of actions -------------------------------------------------------------------------------------------------
counts = st.integers(1, 999)
factions = st.sampled_from(sorted(FACTION_LETTERS))
hirelings = st.builds("h_{}{}".format, factions, st.sampled_from(["", "d"]))
owners = factions | hirelings
owners_if_any = st.just("") | owners
suits = st.sampled_from(sorted(SUITS))
words = st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=8)
details = st.lists(words, min_size=1, max_size=2).map("_".join)
details_if_any = st.just("") | details
kinds = st.sampled_from(sorted(PIECES))
clearings = st.integers(1, MOST_CLEARINGS)
parts = st.sampled_from(["r", "m", "x", "b", "ho", "1", "12"]) | factions

pieces = st.builds(Pieces, counts, kinds, details_if_any, owners_if_any).map(
    lambda each: replace(each, detail="") if each.kind == "f" else each  # The Ferry has no details.
)
cards = st.builds(Cards, counts, st.just("") | suits, st.just("") | words)
items = st.builds(Items, counts, st.sampled_from([*sorted(ITEMS), "_"]))
boards = st.builds(BoardAt, owners_if_any, st.just("") | parts)
forests = st.builds(ForestAt, st.lists(clearings, min_size=2, max_size=5).map(tuple))
places = (
    st.builds(ClearingAt, st.integers(0, MOST_CLEARINGS))
    | forests
    | boards
    | st.builds(HandAt, owners)
    | st.just(QuestsAt())
)
starts = places | st.just(DiscardAt())
boxes = st.tuples(st.sampled_from(["", "s", "d", "t"]), st.sampled_from(["", "r", "e"])).filter(any)
item_boxes = boxes.map(lambda box: ItemBoxAt(*box))


def grouped(things: st.SearchStrategy[Any], begins: st.SearchStrategy[Any]) -> st.SearchStrategy[Group]:
    return st.builds(Group, st.lists(things, min_size=1, max_size=4).map(tuple), begins)


def without_neighbours_to_merge(groups: list[Group]) -> bool:
    return all(one.start is not None or other.start is not None for one, other in pairwise(groups))


def moves(groups: st.SearchStrategy[Group], ends: st.SearchStrategy[Any]) -> st.SearchStrategy[Move]:
    several = st.lists(groups, min_size=1, max_size=3).filter(without_neighbours_to_merge).map(tuple)
    return st.builds(Move, several, ends)


ends_of_pieces = st.lists(places, max_size=3).map(tuple)
ends_of_items = st.just(()) | st.builds(lambda end: (end,), places | item_boxes)
marker_values = st.just(()) | st.builds(lambda part: (BoardAt(part=part),), parts)
markers = st.builds(lambda part, owner: (Group((BoardMarker(part, owner),)),), st.just("") | parts, owners_if_any)
plain_moves = moves(grouped(pieces | cards, st.none() | starts), ends_of_pieces)
item_moves = moves(grouped(items, st.none() | starts | item_boxes), ends_of_items)
marker_moves = st.builds(Move, markers, marker_values)
score_markers = st.builds(lambda owner: Move((Group((ScoreMarker(),)),), (BoardAt(owner),)), owners)
rolls = st.none() | st.tuples(st.integers(0, 9), st.integers(0, 9))
ambushes = st.just(("", "")) | st.tuples(suits, st.just("") | suits)
battles = st.builds(
    lambda defender, clearing, attacker, played, rolled: Battle(
        defender, clearing, attacker, played[0], played[1], rolled
    ),
    owners,
    clearings,
    owners_if_any,
    ambushes,
    rolls,
)
reveals = st.builds(Reveal, st.lists(cards, max_size=3).map(tuple), owners_if_any, owners_if_any)
suited_names = {suit.lower() + name for name in SUITED_CARD_NAMES for suit in SUITS}
crafts = (
    st.builds(Craft, st.sampled_from(sorted(ITEMS)))
    | st.builds(Craft, st.just(""), words.filter(lambda name: name not in {*SUITED_CARD_NAMES, *suited_names}))
    | st.builds(Craft, st.just(""), st.sampled_from(sorted(SUITED_CARD_NAMES)), st.sampled_from(["F", "R", "M"]))
)
flips = st.builds(Flip, clearings, owners_if_any, kinds, details_if_any, details_if_any)
nodes: st.SearchStrategy[Node] = st.one_of(
    plain_moves,
    item_moves,
    marker_moves,
    score_markers,
    battles,
    reveals,
    crafts,
    flips,
    st.builds(Score, st.integers(-999, 999), owners_if_any),
    st.builds(OpenPath, clearings, clearings),
    st.builds(Guess, owners, details, clearings),
    st.builds(Swap, clearings, clearings, owners_if_any),
)


@settings(deadline=None)
@given(nodes)
def test_any_action_is_written_so_that_it_reads_the_same_without_remark(node: Node) -> None:
    assert parse_action(write_action(node)) == (node, ())


# Any text ------------------------------------------------------------------------------------------------------------
notation = st.text("CEFGhXZwpbtfrsde%#@$_+-><^?*/;:(),0123456789 \n\t\r\u2192\u2013", max_size=60)
action_texts = nodes.map(write_action) | notation | st.text(max_size=12)
lines = st.one_of(
    st.builds("{}:{}".format, factions, st.lists(action_texts, max_size=5).map("/".join)),
    st.builds(
        "{}: {}".format,
        st.sampled_from(["Map", "Winner", "Pool", "Clearings", "C", "c", "E", "h_C"]),
        st.text(max_size=12),
    ),
    st.builds("//{}".format, st.text(max_size=12)),
    st.builds("{} // {}".format, st.sampled_from(["C:w->1", "Map: Fall", "C w->3", "w->3"]), st.text(max_size=12)),
    st.just(""),
    notation,
    st.text(max_size=30),
)
texts = st.lists(lines, max_size=12).map("\n".join)


def turn_shape(turn: Turn) -> tuple[object, ...]:
    return turn.player, [action.node for action in turn.actions], turn.comment, turn.blank_before


def shape(log: Log) -> dict[str, object]:
    """The tree without lines, columns, remarks and the texts of actions."""
    return {
        "headers": [(header.key, header.value) for header in log.headers],
        "seats": [(seat.letter, seat.player) for seat in log.seats],
        "setup": [turn_shape(turn) for turn in log.setup],
        "turns": [turn_shape(turn) for turn in log.turns],
        "comments": [text for _, text in log.comments],
        "winners": (log.winners, bool(log.winner_line)),
    }


@settings(deadline=None)
@given(texts | st.text())
def test_any_text_is_read_and_its_canonical_form_gives_the_same_tree(text: str) -> None:
    log = read(text)
    canonical = write(log)
    assert shape(read(canonical)) == shape(log)
    assert write(read(canonical)) == canonical


@settings(deadline=None)
@given(texts)
def test_every_place_lies_in_its_line_and_every_unread_action_is_told(text: str) -> None:
    log = read(text)
    file_lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for turn in [*log.setup, *log.turns]:
        for action in turn.actions:
            line = file_lines[action.line - 1]
            start = action.column - 1
            assert line[start : start + len(action.text)].replace(";", "/") == action.text.replace(";", "/")
            assert all(0 <= bend.at <= len(action.text) for bend in action.bends)
            if isinstance(action.node, Unread):
                assert 0 <= action.node.at <= len(action.text)
                told = (action.line, action.column + action.node.at, action.text, False)
                assert told in [(p.line, p.column, p.text, p.bent) for p in log.problems]
    for problem in log.problems:
        assert 1 <= problem.line <= len(file_lines)
        assert 1 <= problem.column <= len(file_lines[problem.line - 1]) + 1


@settings(deadline=None)
@given(st.text(max_size=30) | notation)
def test_any_action_text_is_read_or_unread_in_place(text: str) -> None:
    node, bends = parse_action(text)
    if isinstance(node, Unread):
        assert (node.text, bends) == (text, ())
        assert 0 <= node.at <= len(text)
        assert node.expected
    else:
        assert parse_action(write_action(node))[0] == node


@settings(deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_are_a_tree_or_refused(data: bytes) -> None:
    try:
        outcome: Log | str = read_bytes(data)
    except Unusable as refusal:
        outcome = str(refusal)
    assert isinstance(outcome, Log) or outcome.startswith("not text: ")
