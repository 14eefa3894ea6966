"""A position in few words, a line each, as a person would tell it; it is the same position as one in YAML.

    cats and bees, bees' daylight
    clearing 5: 3 cats, 2 bees, cathedral
    bees hand: Anvil, a fox card

A line tells what lies at a place, what is a player's (``hand``, ``score``, a box of its board, a fact), or something of
the whole table (``map``, ``deck``, ``seats``, ``turn``). Factions go by their titles or by what players call them; a
faction's name in a list of pieces means its warriors. Who is named sits at the table. What is left out is usual.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

from woodlaw.engine.titles import in_words, several
from woodlaw.factions.base import Faction
from woodlaw.factions.boards import Head
from woodlaw.factions.registry import by_letter, factions, titles
from woodlaw.positions.counting import counted_list
from woodlaw.positions.laying import default_seats, words_at
from woodlaw.positions.mistakes import SceneError, hint, nearest
from woodlaw.positions.position import KIND, VERSION
from woodlaw.positions.remembering import of_turns_with
from woodlaw.positions.source import LARGEST, LONGEST, Node, Unusable, Value
from woodlaw.positions.values import deck_of, in_any_case, map_of
from woodlaw.positions.wording import Words, parts_of_title
from woodlaw.searching.things import nicknames
from woodlaw.table.pieces import Category
from woodlaw.table.suits import ALL_SUITS

MOST_LINES = 200
"""How many lines a position in few words may have."""

_PLACES = re.compile(r"(?:(clearing|forest|path) )?([0-9]{1,2}(?:(?:-| ?[/,] ?)[0-9]{1,2})*)", re.IGNORECASE)
_BETWEEN = re.compile(r"-| ?[/,] ?")
_GROUPS = {"clearing": "clearings", "forest": "forests", "path": "paths"}
_TABLE = ("map", "deck", "seats", "turn", "suits", "closed paths", "priority markers", "item supply", "discard pile")
_TABLE_LISTS = ("house rules", "deck holds", "deck's top cards", "available dominance cards", "box")
_SHOWN = {
    "players": "seats",
    "factions": "seats",
    "items": "item supply",
    "supply items": "item supply",
    "available": "available dominance cards",
    "available dominance": "available dominance cards",
    "dominance": "available dominance cards",
}
_PLAYERS = ("score", "hand", "play area", "revealed cards", "crafted items")
_PLAYERS_SHOWN = {
    "points": "score",
    "cards": "hand",
    "in play": "play area",
    "crafted": "play area",
    "crafted cards": "play area",
    "dominance": "play area",
    "dominance card": "play area",
    "items": "crafted items",
}
_PHASES = ("birdsong", "daylight", "evening")
_FEWEST_SEATS = 2


def node_of_lines(text: str) -> Node:
    """Return the position that some lines tell, as YAML would; raises ``Unusable`` and ``SceneError``."""
    if len(text) > LARGEST:
        raise Unusable(f"{len(text)} characters; expected at most {LARGEST}")
    told = list(_told(text))
    if len(told) > MOST_LINES:
        raise Unusable(f"{len(told)} lines; expected at most {MOST_LINES}")
    given: dict[str, str] = {}
    for line, key, value in told:
        known = in_any_case(key, _TABLE, _SHOWN)
        if known in given:
            raise Unusable(f"line {line}: {known}: told twice")
        given[known] = value
    seats = _seats(given.get("seats", ""), told)
    map_, deck = map_of(given.get("map", "Autumn")), deck_of(given.get("deck", "Standard"))
    words = words_at(map_.id, deck.id, tuple(faction.name for faction in seats))
    reader = _Reader(words)
    for line, key, value in told:
        reader.take(line, key, value)
    return reader.node()


def _told(text: str) -> Iterator[tuple[int, str, str]]:
    """Yield each line with its number, the key before its colon, and what stands behind."""
    for number, line in enumerate(re.split(r"[\n;]", text), 1):
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not line.strip() or line.strip().startswith("#"):
            continue
        if not colon:
            expected = "expected a colon, as in 'clearing 5: 3 cats, 2 bees'"
            raise Unusable(f"line {number}: {line.strip()[:60]!r}: {expected}")

        if len(value) > LONGEST:
            raise Unusable(f"line {number}: {len(value)} characters; expected at most {LONGEST}")
        yield number, " ".join(key.split()), " ".join(value.split())


# Who is meant ---------------------------------------------------------------------------------------------------------
def faction_meant(name: str) -> Faction | None:
    """Return the faction that a name means: its title, its letter, or what players call it; None for nobody's."""
    plain = name.strip().casefold().removeprefix("the ")
    meant = _names().get(plain) or by_letter().get(name.strip())
    return factions()[meant.name] if meant else None


def in_titles(answer: str, words: Words) -> str:
    """Return an answer with the titles of factions at a table in the place of what players call them."""
    parts = [part.strip() for part in answer.split(">")]
    meant = [faction_meant(part) if len(part) > 1 else None for part in parts]
    told = zip(parts, meant, strict=True)
    return " > ".join(faction.title if faction and faction in words.seats else part for part, faction in told)


@cache
def _names() -> Mapping[str, Head]:
    """Return the factions that people play by each name that players have for them, in lower case."""
    found: dict[str, Head] = {}
    heads = factions().heads
    for head in heads.values():
        for name in (head.title, head.short_title, *nicknames().get(head.chapter, ())):
            found.setdefault(name.casefold(), head)
    for bot in (head for head in heads.values() if head.replaces in heads):
        for name in [name for name, head in found.items() if head.name == bot.replaces]:
            found.update({f"{said} {name}": bot for said in ("robot", "bot")} | {f"{name} bot": bot})
    return found


@cache
def _owners() -> Mapping[str, Head]:
    """Return the factions that people play by the kinds of piece that each alone has."""
    people = [head for head in factions().heads.values() if not head.replaces]
    kinds = [(kind, head) for head in people for kind in head.kinds or factions()[head.name].pieces]
    count = Counter(kind for kind, _ in kinds)
    return {
        name: each for kind, each in kinds if count[kind] == 1 for name in (in_words(kind), several(in_words(kind)))
    }


@cache
def _mentioned() -> re.Pattern[str]:
    longest_first = sorted(_names(), key=lambda name: (-len(name), name))
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b", re.IGNORECASE)


def _seats(said: str, told: list[tuple[int, str, str]]) -> tuple[Faction, ...]:
    """Return who sits at the table: those said, else those who are named, and usual others where they are too few."""
    if said:
        return tuple(_seat(name.strip()) for name in re.split(r",| and ", said))
    texts = [f"{key} {value if _PLACES.fullmatch(key) else ''}" for _, key, value in told]
    turn = [value for _, key, value in told if in_any_case(key, _TABLE, _SHOWN) == "turn"]
    named = [_names()[match[0].casefold()] for text in (*turn, *texts) for match in _mentioned().finditer(text)]
    pieces = [name for _, key, value in told if _PLACES.fullmatch(key) for _, name in counted_list(value)]
    owners = (_owners().get(name.casefold()) for name in pieces)
    bots = {head.replaces for head in named if head.replaces}
    found = dict.fromkeys((*named, *(owner for owner in owners if owner and owner.name not in bots)))
    for name in default_seats() if len(found) < _FEWEST_SEATS else ():
        if len(found) < _FEWEST_SEATS:
            found.setdefault(factions().heads[name])
    return tuple(factions()[head.name] for head in sorted(found, key=list(factions().heads.values()).index))


def _seat(name: str) -> Faction:
    """Return the faction of a seat; raises ``Unusable`` for a name that is nobody's."""
    faction = faction_meant(name)
    if faction is None:
        raise Unusable(f"seats: nobody is called {name[:60]!r}{hint(nearest(name, _names()), titles().values())}")
    return faction


class _Reader:
    """Puts lines where a position has them."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._root: dict[str, Node] = {KIND: Node(0, VERSION)}
        self._set(("map",), 0, words.map.title)
        self._set(("deck",), 0, words.deck.title)
        self._root["seats"] = Node(0, [Node(0, faction.title) for faction in words.seats])

    def node(self) -> Node:
        """Return the position."""
        return Node(0, self._root)

    def take(self, line: int, key: str, value: str) -> None:
        """Take what a line tells."""
        place = _PLACES.fullmatch(key)
        known = in_any_case(key, (*_TABLE, *_TABLE_LISTS, *(pile.title for pile in self._words.piles)), _SHOWN)
        player, entry = self._player(key)
        if place:
            numbers = "-".join(_BETWEEN.split(place[2]))
            group = place[1] or ("forest" if "-" in numbers else "clearing")
            self._set((_GROUPS[group.casefold()], numbers), line, self._pieces(line, value))
        elif known == "turn":
            self._set(("turn",), line, self._turn(value))
        elif known in ("map", "deck", "seats"):
            self._root[known] = Node(line, self._root[known].value)
        elif known in (*_TABLE, *_TABLE_LISTS) or any(pile.title == known for pile in self._words.piles):
            self._set((known,), line, _listed(line, value))
        elif player is None or not entry:
            self._expect_remembered(line, key)
            self._set(("this turn", key), line, _value(line, value))
        else:
            self._of_player(line, player, entry, value)

    def _expect_remembered(self, line: int, key: str) -> None:
        """Raise ``Unusable`` for what neither a table nor a turn says."""
        remembered = of_turns_with(key.partition(",")[0].strip(), self._words)
        if key.partition(",")[0].strip() not in remembered:
            known = ("clearing 5", "forest 1-2-5-10", *_TABLE, *_TABLE_LISTS)
            near = hint(
                nearest(key, (*known, *remembered)), (*known, "a player's 'cats hand', 'cats score', 'cats supply'")
            )
            raise Unusable(f"line {line}: {key[:60]!r}: nothing of a table is called so{near}")

    def _player(self, key: str) -> tuple[Faction | None, str]:
        """Return whose a key is, by the longest name that it begins with, and what else it says."""
        parts = key.split()
        for end in range(len(parts), 0, -1):
            name = re.sub(r"['’]s?$", "", " ".join(parts[:end]).removeprefix("the ").removeprefix("The "))
            faction = self._seated(name)
            if faction is not None:
                return faction, " ".join(parts[end:])
        return None, ""

    def _seated(self, name: str) -> Faction | None:
        """Return the faction at the table that is called by a name; None where none is."""
        meant = _names().get(name.casefold())
        seated = next((faction for faction in self._words.seats if meant and faction.name == meant.name), None)
        if seated is not None:
            return seated
        parts = [faction for faction in self._words.seats if name in parts_of_title(faction)]
        return parts[0] if len(parts) == 1 else None

    def _of_player(self, line: int, faction: Faction, entry: str, value: str) -> None:
        known = in_any_case(entry, (*_PLAYERS, *faction.names.supplies, "supply"), _PLAYERS_SHOWN)
        entry = entry.removeprefix("decree ") if "decree" not in (faction.board_boxes or ()) else entry
        box = in_any_case(entry, faction.board_boxes or (), faction.names.boxes_said)
        other = self._seated(entry)
        if known == "score":
            self._set((faction.title, known), line, _value(line, value))
        elif box in (faction.board_boxes or ()):
            self._set((faction.title, "board", box), line, _listed(line, value))
        elif known in (*_PLAYERS, *faction.names.supplies, "supply") or known.startswith("card "):
            self._set((faction.title, known), line, _listed(line, value))
        elif other is not None:
            self._set((faction.title, other.title), line, value)
        else:
            self._set((faction.title, "facts", entry), line, _value(line, value))

    def _turn(self, value: str) -> str:
        """Return whose turn it is, its phase and its step, with commas between."""
        named = _mentioned().search(value)
        faction = self._seated(named[0]) if named else None
        rest = f"{value[: named.start()]} {value[named.end() :]}" if named else value
        plain = re.sub(r"['’]s?(?=\s|$)", " ", rest)
        words = re.sub(r"^(?:(?:the|it|is|turn)\b[\s,]*)+", "", plain.replace(",", " ").strip()).split()
        phase = next((word for word in words if word.casefold() in _PHASES), "")
        step = " ".join(word for word in words if word != phase)
        return ", ".join(part for part in (faction.title if faction else "", phase, step) if part) or value

    def _pieces(self, line: int, value: str) -> list[Node] | str:
        """Return a list of pieces as positions write it: who is named by a nickname has its title there."""
        if value.casefold() in ("nothing", "none", "empty"):
            return "nothing"
        counted = counted_list(value)
        return [Node(line, f"{count} {self._piece(name)}" if count else f"no {name}") for count, name in counted]

    def _piece(self, name: str) -> str:
        try:
            self._words.piece(name)
        except SceneError:
            named = _mentioned().match(name) or _mentioned().match(f"{name}s")
            faction = self._seated(named[0]) if named else None
            if faction is None or named is None:
                return name
            kind = name[named.end() :].strip() or next(
                (spec.piece.kind for spec in faction.pieces.values() if spec.piece.category is Category.WARRIOR), "pawn"
            )
            return f"{faction.title} {kind}"
        return name

    def _set(self, keys: tuple[str, ...], line: int, value: Value) -> None:
        """Put a value where some keys lead; raises ``Unusable`` where one stands there already."""
        into = self._root
        for key in keys[:-1]:
            node = into.setdefault(key, Node(line, {}))
            if not isinstance(node.value, dict):
                raise Unusable(f"line {line}: {key}: told twice")
            into = node.value
        if keys[-1] in into and into[keys[-1]].line:
            raise Unusable(f"line {line}: {', '.join(keys)}: told twice, on line {into[keys[-1]].line}, too")
        into[keys[-1]] = Node(line, value)


def _listed(line: int, value: str) -> list[Node] | str:
    """Return what a list holds; a suit alone is a card of it."""
    parts = [part.strip() for part in value.split(",") if part.strip()]
    if value.casefold() in ("nothing", "none", "empty"):
        return "nothing"
    return [Node(line, f"a {part.casefold()} card" if part.casefold() in ALL_SUITS else part) for part in parts]


def _value(line: int, text: str) -> Value:
    """Return a number, a list in brackets, or a text."""
    if text.startswith("[") and text.endswith("]"):
        return [Node(line, part.strip()) for part in text[1:-1].split(",") if part.strip()]
    return int(text) if text.isdecimal() and len(text) < 7 else text
