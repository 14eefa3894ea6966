"""How much of some lines of Rootlog is read as meant, and written back so that it reads the same.

``python -m tests.logs.notation_figures tests/data/notation/lines.yaml`` prints the share and every line that is read
otherwise. Each entry of the file holds a ``line``, the ``header`` lines above it, if any, and its ``meaning``: what
happens, in plain fields. A field that an entry leaves out is not asked for.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from woodlaw.factions.registry import by_letter, factions
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.logs.rootlog import parse_action, read, write, write_action
from woodlaw.logs.rootlog.header import bots, clearing_suits, faction_letters, hirelings, hirelings_set_up, landmarks
from woodlaw.logs.rootlog.letters import LANDMARKS, SUITED_CARD_NAMES
from woodlaw.logs.rootlog.several import games_in
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
    Guess,
    HandAt,
    Header,
    Hire,
    ItemBoxAt,
    Items,
    Joined,
    Log,
    Move,
    Node,
    OpenPath,
    Pieces,
    Reveal,
    Score,
    Swap,
    Thing,
    Unread,
    Where,
)
from woodlaw.table.decks import deck_named
from woodlaw.table.maps import map_named

Facts = Mapping[str, object]
"""One thing that happens, in the fields of the file; places and pieces are tuples of words."""

_BOXES = {"s": "satchel", "d": "damaged", "t": "track"}
_SIDES = {"r": "refreshed", "e": "exhausted"}
_ALIKE = {"move", "take", "place", "remove", "draw", "discard", "set", "turn"}
"""What the file tells apart and a move of Rootlog does not: its start and end tell which it is."""
_COMPARED = ("actor", "count", "piece", "from", "to", "card", "dice", "points", "defender")


# What our reader makes of a line --------------------------------------------------------------------------------------
def read_facts(entry: Mapping[str, Any]) -> list[Facts]:
    """Return what our reader reads in an entry's line, or nothing where it cannot read all of it."""
    text = games_in(_text(entry))[-1]
    log = read(text)
    last = text.count("\n") + 1
    if any(problem.line == last and not problem.bent for problem in log.problems):
        return []
    facts = [*_heading(log, last)]
    for turn in (*log.setup, *log.turns):
        if turn.line == last:
            facts += [fact for action in turn.actions for fact in facts_of(action.node, turn.player)]
            facts += [{"action": "comment", "note": turn.comment}] if turn.comment else []
    facts += [{"action": "comment", "note": note} for line, note in log.comments if line == last]
    return facts


def _text(entry: Mapping[str, Any]) -> str:
    """Return an entry's line below its headers, and a turn below a seat for it."""
    above = [str(line) for line in entry.get("header", ())]
    letter = str(entry["line"])[0]
    seated = entry["kind"] not in ("turn", "setup") or any(line.startswith(f"{letter}:") for line in above)
    return "\n".join([*above, *([] if seated else [f"{letter}: somebody"]), str(entry["line"])])


def _heading(log: Log, line: int) -> Iterator[Facts]:
    for seat in log.seats:
        if seat.line == line:
            title = by_letter()[seat.letter].title if seat.letter in by_letter() else ""
            yield {"action": "seat", "actor": seat.letter, "note": f"player {seat.player}; faction {title}"}
    for header in log.headers:
        if header.line == line:
            yield from _header(header)
    if log.winner_line == line:
        yield from ({"action": "winner", "actor": letter} for letter in log.winners)


def _header(header: Header) -> Iterator[Facts]:
    match header.key:
        case "Map":
            yield {"action": "map", "note": map_named(header.value).title.lower()}
        case "Deck":
            yield {"action": "deck", "note": deck_named(header.value).title.lower()}
        case "Clearings":
            for number, suit in clearing_suits(header)[0].items():
                yield {"action": "suit", "to": (str(number),), "note": suit}
        case "Landmarks":
            for landmark, number in landmarks(header)[0].items():
                yield {"action": "landmark", "piece": landmark, "to": (str(number),)}
        case "Hirelings":
            for letter, demoted in hirelings(header).items():
                yield {"action": "hireling", "actor": letter, "demoted": demoted}
            for action in hirelings_set_up(header)[0]:
                yield from facts_of(action.node, "")
        case "Pool":
            yield from ({"action": "pool", "actor": letter} for letter in faction_letters(header)[0])
        case "Bots":
            yield from ({"action": "bot", "actor": letter} for letter in bots(header))


def facts_of(node: Node, player: str) -> Iterator[Facts]:
    """Yield what an action of a player's turn tells."""
    match node:
        case Move():
            yield from _moved(node, player)
        case Joined(nodes):
            for each in nodes:
                yield from facts_of(each, player)
        case Battle():
            suits = zip((node.ambush, node.foil), ("defender", "attacker"), strict=True)
            cards = [f"{suit.strip('@')}@ {side}" for suit, side in suits if suit]
            fact: dict[str, object] = {
                "action": "battle",
                "actor": node.attacker or player,
                "to": (str(node.clearing),),
            }
            fact |= {"defender": node.defender, "card": cards} if cards else {"defender": node.defender}
            yield fact | ({"dice": list(node.rolls)} if node.rolls else {})
        case Reveal():
            owner = node.owner or player
            receivers = tuple(node.to.split("+")) if node.to else ("everyone",)
            shown: Facts = {"action": "reveal", "actor": owner, "from": (f"hand of {owner}",), "to": receivers}
            yield from ({**shown, "count": each.count, "card": _card(each)} for each in node.cards)
            if not node.cards:
                yield shown
        case Craft():
            yield {"action": "craft", "actor": player, "card": _crafted(node)}
        case Score():
            yield {"action": "score", "actor": node.player or player, "points": node.points}
        case OpenPath():
            yield {"action": "open", "actor": player, "from": (f"{node.one}_{node.other}",)}
        case Flip():
            piece, face = f"{node.owner or player}{node.kind}", node.to or node.detail
            fact = {"action": "flip", "actor": player, "piece": piece, "from": (str(node.clearing),)}
            fact |= {"to": (f"{node.kind}_{face}",)} if face else {}
            yield fact | ({"points": int(face[0])} if face[:1].isdigit() else {})
        case Guess():
            piece = f"{node.owner}t_{node.detail}"
            yield {"action": "guess", "actor": player, "piece": piece, "to": (str(node.clearing),)}
        case Swap():
            piece = f"{node.owner or player}t"
            ends = {"from": (str(node.one),), "to": (str(node.other),)}
            yield {"action": "swap", "actor": player, "piece": piece, **ends}
        case Hire():
            hirer, piece = node.controller or player, node.hireling.removesuffix("d")
            board = (f"board of {hirer}",)
            yield {"action": "hire", "actor": hirer, "count": node.markers, "piece": piece, "to": board}
        case Unread():
            yield {"action": "unread"}


def _moved(node: Move, player: str) -> Iterator[Facts]:
    for group in node.groups:
        for thing in group.things:
            start = (_place(group.start, player),) if group.start else (_unwritten_start(thing, player),)
            box = next((end for end in node.ends if isinstance(end, ItemBoxAt) and end.box and end.side), None)
            ends = tuple(_place(end, player) for end in node.ends) or (_unwritten_end(thing),)
            fact: dict[str, object] = {"action": "move", "from": start, "to": ends, **_told(thing, player)}
            fact["actor"] = _actor(thing, group.start, player)
            if isinstance(thing, BoardMarker):
                fact["to"] = tuple(end.part for end in node.ends if isinstance(end, BoardAt))
            if box is not None:
                yield {**fact, "to": (_BOXES[box.box],)}
                fact["to"] = (_SIDES[box.side],)
            yield fact


def _actor(thing: Thing, start: Where | None, player: str) -> str:
    """Return who acts: whose hand a card leaves for the discard pile, and a hireling that is set up in a header."""
    if isinstance(thing, Cards) and isinstance(start, HandAt):
        return start.owner
    return player or getattr(thing, "owner", "").removesuffix("d")


def _told(thing: Thing, player: str) -> dict[str, object]:
    match thing:
        case Pieces():
            owner = thing.owner or player
            letters = f"{thing.kind}_{thing.detail}" if thing.detail else thing.kind
            head = by_letter().get(owner)
            return {
                "count": thing.count,
                "piece": owner + (as_recorded(factions()[head.name]).letters_meant(letters) if head else letters),
            }
        case Cards():
            return {"count": thing.count, "card": _card(thing)}
        case Items():
            return {"count": thing.count, "piece": f"%{thing.kind}"}
        case BoardMarker():
            return {"piece": f"{thing.owner}$_{thing.part}"}
        case _:
            return {"piece": "VP"}


def _card(thing: Cards) -> str:
    return f"{thing.suit}#{'@' if thing.name == 'ambush' else thing.name}"


def _crafted(node: Craft) -> str:
    if node.item:
        return f"%{node.item}"
    suited = SUITED_CARD_NAMES.get(node.name, {}).get(node.suit)
    return suited.replace("-", " ") if suited else node.name


def _unwritten_start(thing: Thing, player: str) -> str:
    match thing:
        case Pieces():
            return "supply"
        case Cards():
            return "draw pile"
        case _:
            return f"board of {player}"


def _unwritten_end(thing: Thing) -> str:
    match thing:
        case Pieces():
            return "supply"
        case Cards():
            return "discard pile"
        case _:
            return "out of play"


def _place(where: Where, player: str) -> str:
    match where:
        case ClearingAt(number):
            return str(number) if number else "Burrow"
        case ForestAt(clearings):
            return f"forest {'_'.join(map(str, clearings))}"
        case BoardAt(owner, part):
            owner = owner or player
            boxes = {"E": "decree", "K": "retinue"}
            return f"{boxes.get(owner, f'board of {owner}')} {part}" if part else f"board of {owner}"
        case HandAt(owner):
            return f"hand of {owner}"
        case DiscardAt():
            return "discard pile"
        case ItemBoxAt(box, side, owner):
            words = [_BOXES[box]] if box else []
            return " ".join([*words, *([_SIDES[side]] if side else []), *([f"of {owner}"] if owner else [])])
        case _:
            return "quests"


# What is meant --------------------------------------------------------------------------------------------------------
def as_meant(entry: Mapping[str, Any], read_as: Sequence[Facts]) -> bool:
    """Whether what is read is what an entry means: as many things, each with the same fields."""
    meant = list(entry["meaning"])
    left = list(read_as)
    for each in meant:
        fitting = next((fact for fact in left if _fits(each, fact)), None)
        if fitting is None:
            return False
        left.remove(fitting)
    return not left


def _fits(meant: Mapping[str, Any], fact: Facts) -> bool:
    action = "move" if meant["action"] in _ALIKE else meant["action"]
    if action != fact["action"]:
        return False
    if action in ("map", "deck", "suit", "comment"):
        return _words(meant.get("to")) == fact.get("to", ()) and _noted(str(meant["note"]), str(fact["note"]))
    if action == "landmark":
        return LANDMARKS[meant["piece"].split()[0]] == fact["piece"] and _words(meant["to"]) == fact["to"]
    if action == "hireling":
        demoted = str(meant.get("note", "")).startswith("demoted")
        return meant.get("actor") == fact["actor"] and demoted == fact["demoted"]
    return all(_same(key, meant[key], fact) for key in _COMPARED if key in meant)


def _noted(meant: str, read_as: str) -> bool:
    return meant == read_as or meant.split(";")[0] == read_as or meant.startswith(read_as)


def _same(key: str, meant: Any, fact: Facts) -> bool:
    told = fact.get(key)
    match key:
        case "piece":
            return str(meant).split()[0] == told or (told is None and fact["action"] == "open")
        case "from" | "to":
            return _places(meant, told)
        case "card" if isinstance(meant, str):
            return told == meant or (str(meant).split()[0] == told)
        case "actor":
            return meant == told or (fact["action"] == "move" and told is not None)
        case _:
            return bool(meant == told)


def _places(meant: Any, told: object) -> bool:
    """Whether places are the same; an item's box may be told without its side, and a value with its word."""
    ours = tuple(str(each) for each in told) if isinstance(told, tuple) else ()
    theirs = _words(meant)
    if len(ours) != len(theirs):
        return False
    return all(_same_place(one, other) for one, other in zip(theirs, ours, strict=True))


def _same_place(meant: str, told: str) -> bool:
    meant, told = meant.replace(",", " "), told.replace(",", " ")
    return meant == told or set(meant.split()) == set(told.split()) or meant.split()[0] == told


def _words(meant: Any) -> tuple[str, ...]:
    if meant is None:
        return ()
    return tuple(map(str, meant)) if isinstance(meant, list) else (str(meant),)


# Both ways ------------------------------------------------------------------------------------------------------------
def written_back(entry: Mapping[str, Any]) -> bool:
    """Whether what is read of an entry's line is written so that it reads the same."""
    for game in games_in(_text(entry)):
        log = read(game)
        again = read(write(log))
        told = [[action.node for action in turn.actions] for turn in (*log.setup, *log.turns)]
        if told != [[action.node for action in turn.actions] for turn in (*again.setup, *again.turns)]:
            return False
        if any(parse_action(write_action(node))[0] != node for turn in told for node in turn):
            return False
        if _plain(log) != _plain(again):
            return False
    return True


def _plain(log: Log) -> object:
    headers = [(header.key, header.value) for header in log.headers]
    seats = [(seat.letter, seat.player) for seat in log.seats]
    notes = [turn.comment for turn in (*log.setup, *log.turns)]
    return headers, seats, log.winners, notes, [note for _, note in log.comments]


def misread(entries: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return a line for each entry that is not read as meant, or not written back."""
    told: list[str] = []
    for entry in entries:
        read_as = read_facts(entry)
        if not as_meant(entry, read_as):
            told.append(f"{entry['line']}: read as {[dict(fact) for fact in read_as]}")
        elif not written_back(entry):
            told.append(f"{entry['line']}: not written back")
    return told


def entries_of(file: Path) -> list[Mapping[str, Any]]:
    """Return the entries of a file."""
    found: list[Mapping[str, Any]] = yaml.safe_load(file.read_text("utf-8"))
    return found


def main(files: Sequence[str]) -> None:
    """Print the share of each file's lines that is read as meant and written back."""
    for name in files:
        entries = entries_of(Path(name))
        wrong = misread(entries)
        for line in wrong:
            print(line)
        right = len(entries) - len(wrong)
        print(f"{name}: {right} of {len(entries)} as meant and back ({right / len(entries):.1%})")


if __name__ == "__main__":
    main(sys.argv[1:])
