"""A state as text for terminals: at most 100 columns, no colours, always the same for the same state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from woodlaw.factions.registry import factions
from woodlaw.table.cards import Card
from woodlaw.table.maps import ClearingSite
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import AVAILABLE_DOMINANCE, DECK, DISCARD, Place, PlaceKind, clearing, hand, supply
from woodlaw.view.board import (
    BoardView,
    box_title,
    boxes_in_order,
    by_owner,
    clean,
    clip,
    counted_piles,
    faction_title,
    house_rules_told,
    in_words,
    is_hidden,
    owners,
    said_of_itself,
    said_of_others,
    sorted_pieces,
    times,
    width,
)

COLUMNS = 100
"""No line is longer than this."""

_NAME_COLUMNS = 30
_LABEL_COLUMNS = 18
_LABELS = {AVAILABLE_DOMINANCE: "Dominance cards"}


def draw(state: BoardView, *, names: Mapping[str, str], title: str = "") -> str:
    """Return the whole table as text, without a newline at the end.

    ``names`` says what to call each faction and may hold any text at all; ``title`` goes into the header, such as
    the turn. Hands, and cards that lie face down on a board, are counted, never shown.
    """
    sections = (
        _header(state, title),
        _scores(state, names),
        _clearings(state, names),
        _between_clearings(state, names),
        *(_faction(state, faction, names) for faction in owners(state)),
        _common(state),
    )
    return "\n\n".join("\n".join(lines) for lines in sections if lines)


def _header(state: BoardView, title: str) -> list[str]:
    header = f"{state.map.title} map · {state.deck.title} deck"
    rules = house_rules_told(state)
    return [
        clip(f"{header} · {clean(title)}" if title else header, COLUMNS),
        *(_wrapped(rules, COLUMNS) if rules else ()),
    ]


def _scores(state: BoardView, names: Mapping[str, str]) -> list[str]:
    heading = "Warriors left"
    rows = [("Faction", "Score", "Hand", heading)]
    for faction in state.seats:
        points = state.score.get(faction)
        left = sum(_warriors(state.pieces.get(place, {}).items()) for place in (supply(faction), *_stores(faction)))
        held = len(state.cards.get(hand(faction), ()))
        score = "–" if points is None else str(points)
        rows.append((faction_title(faction, names), score, str(held), str(left).rjust(len(heading))))
    return _table(rows, numbers={1, 2})


def _stores(name: str) -> tuple[Place, ...]:
    """Return the boxes of a faction's board that are part of its supply."""
    faction = factions().get(name)
    return faction.stores if faction else ()


def _clearings(state: BoardView, names: Mapping[str, str]) -> list[str]:
    rows: list[Sequence[str]] = [("No", "Clearing", "Suit", "Slots", "Faction", "Warriors", "Other pieces")]
    for site in state.map.clearings:
        there = state.pieces.get(clearing(site.number), {})
        printed = _printed(site, state.suits[site.number], there)
        groups = [(_owner(owner, names), *_pieces(pieces)) for owner, pieces in by_owner(state, there)]
        first, *others = groups or [("", "", "")]
        rows.append((*printed, *first))
        rows.extend(("", "", "", "", *group) for group in others)
    return _table(rows, numbers={0, 5})


def _printed(site: ClearingSite, suit: str, there: Mapping[Piece, int]) -> tuple[str, str, str, str]:
    filled = sum(count for one, count in there.items() if one.category is Category.BUILDING)
    return str(site.number), site.name, suit or "–", f"{filled} of {site.slots}"


def _pieces(pieces: Iterable[tuple[Piece, int]]) -> tuple[str, str]:
    """Return how many plain warriors there are, and in words what stands beside them, named warriors included."""
    pieces = list(pieces)
    plain = _warriors(pieces)
    return str(plain or ""), _listed(entry for entry in pieces if not _is_plain_warrior(entry[0]))


def _warriors(pieces: Iterable[tuple[Piece, int]]) -> int:
    return sum(count for one, count in pieces if _is_plain_warrior(one))


def _is_plain_warrior(one: Piece) -> bool:
    """Return whether a piece is the first kind of warrior that its faction's board lists, or that of a hireling."""
    if one.category is not Category.WARRIOR:
        return False
    faction = factions().get(one.owner)
    if faction is None:
        return one.kind == "warrior"
    return one is next(spec.piece for spec in faction.pieces.values() if spec.piece.category is Category.WARRIOR)


def _between_clearings(state: BoardView, names: Mapping[str, str]) -> list[str]:
    """Return a line for each forest and path that holds something."""
    lines = []
    for kind, heading in ((PlaceKind.FOREST, "Forest"), (PlaceKind.PATH, "Path")):
        held = [place for place in state.pieces if place.kind is kind and any(state.pieces[place].values())]
        for place in sorted(held, key=lambda place: place.clearings):
            groups = [
                f"{_owner(owner, names)}: {_listed(pieces)}" for owner, pieces in by_owner(state, state.pieces[place])
            ]
            lines += _labelled(f"{heading} {place.name}", "; ".join(groups))
    closed = ", ".join(f"{one}_{other}" for one, other in sorted(state.closed_paths))
    return lines + (_labelled("Closed paths", closed) if closed else [])


def _faction(state: BoardView, faction: str, names: Mapping[str, str]) -> list[str]:
    """Return what lies in a faction's supply, on its board and in its play area, under its name."""
    places = {place for place in (*state.pieces, *state.cards) if place.owner == faction}
    order = (PlaceKind.SUPPLY, PlaceKind.BOARD, PlaceKind.PLAY_AREA, PlaceKind.CARD)
    boxes = boxes_in_order(faction)
    shown = sorted(
        (p for p in places if p.kind in order),
        key=lambda p: (order.index(p.kind), boxes.get(p.name, len(boxes)), p.name),
    )
    lines = [
        line for place in shown for line in _place(state, place, (box_title(place) or place.kind.value).capitalize())
    ]
    said = said_of_others(state, faction, names)
    lines += _labelled("Of others", said) if said else []
    own = said_of_itself(state, faction)
    lines += _labelled("Board", own) if own else []
    return [clip(faction_title(faction, names), COLUMNS), *lines] if lines else []


def _common(state: BoardView) -> list[str]:
    """Return the piles, the item supply and whatever else belongs to nobody."""
    places = {place for place in (*state.pieces, *state.cards) if place.kind in (PlaceKind.COMMON, PlaceKind.BESIDE)}
    beneath = sorted((p for p in places if p.clearings), key=lambda place: place.clearings)
    shown = [DECK, DISCARD, *sorted(places - {DECK, DISCARD, *beneath}, key=lambda place: place.name)]
    lines = [line for place in shown for line in _place(state, place, clean(place.name).capitalize())]
    return [*lines, *(line for place in beneath for line in _under_ruin(state, place))]


def _under_ruin(state: BoardView, place: Place) -> list[str]:
    """Return how many items lie under a ruin: which they are nobody sees."""
    count = sum(state.pieces.get(place, {}).values())
    return _labelled(f"Under ruin {place.clearings[0]}", f"{count} item{'s' * (count > 1)}") if count else []


def _place(state: BoardView, place: Place, label: str) -> list[str]:
    pieces, cards = state.pieces.get(place, {}), state.cards.get(place, ())
    counted = "1 card" if len(cards) == 1 else f"{len(cards)} cards"
    if place in counted_piles(state):
        return _labelled(label, counted)
    shown = counted if cards and is_hidden(place) else _cards(cards)
    held = [words for words in (_listed(sorted_pieces(pieces)), shown) if words]
    return _labelled(_LABELS.get(place, label), "; ".join(held)) if held else []


def _listed(pieces: Iterable[tuple[Piece, int]]) -> str:
    return ", ".join(times(in_words(one.kind), count) for one, count in pieces)


def _cards(cards: Sequence[Card]) -> str:
    counts = Counter(map(_card, cards))
    return ", ".join(times(name, count) for name, count in counts.items())


def _card(card: Card) -> str:
    if card.name:
        return f"{card.name} ({card.suit})" if card.suit else card.name
    return f"a {card.suit} card" if card.suit else "unseen card"


def _owner(owner: str, names: Mapping[str, str]) -> str:
    return clip(faction_title(owner, names), _NAME_COLUMNS) if owner else "–"


def _labelled(label: str, words: str) -> list[str]:
    """Return a label and its words, wrapped so that the words stay in their column."""
    indent = " " * (_LABEL_COLUMNS + 4)
    lines = _wrapped(words, COLUMNS - len(indent))
    start = "  " + _padded(clip(label, _LABEL_COLUMNS), _LABEL_COLUMNS) + "  "
    return [start + lines[0], *(indent + line for line in lines[1:])]


def _table(rows: Sequence[Sequence[str]], numbers: set[int]) -> list[str]:
    """Return rows in aligned columns, the first row underlined; the last column wraps where the line would end."""
    *fixed, last = range(len(rows[0]))
    rows = [[clip(cell, _NAME_COLUMNS) if column != last else cell for column, cell in enumerate(row)] for row in rows]
    widths = {column: max(width(row[column]) for row in rows) for column in fixed}
    before = sum(widths.values()) + 2 * len(fixed)
    lines = []
    for row in rows:
        cells = [_padded(row[column], widths[column], column in numbers) for column in fixed]
        for wrapped in _wrapped(row[last], COLUMNS - before):
            lines.append("  ".join([*cells, wrapped]).rstrip())
            cells = [" " * widths[column] for column in fixed]
    return [lines[0], "─" * max(map(width, lines)), *lines[1:]]


def _wrapped(text: str, columns: int) -> list[str]:
    """Return a text in lines of at most some columns, at least one; a word that is longer is cut."""
    lines = [""]
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}" if lines[-1] else word
        if width(joined) > columns and lines[-1]:
            lines.append(clip(word, columns))
        else:
            lines[-1] = clip(joined, columns)
    return lines


def _padded(cell: str, columns: int, right: bool = False) -> str:
    space = " " * (columns - width(cell))
    return space + cell if right else cell + space
