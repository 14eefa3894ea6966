"""An action that nobody can read changes no judgement: ``python -m tests.unread_games 500`` tries it in so many games.

Into each game that was played by the rules an unreadable action is put at a random place; in a second copy a random
action is made unreadable where it stands, by a character put in, and in a third by one that is written for another.
Whatever violation or omission is then found is a false alarm. A second number says which game is the first.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

from tests.clean_games import text_of

from woodlaw.logs.check import check_text
from woodlaw.logs.rootlog import parse_action
from woodlaw.logs.rootlog.reader import lines_of, read
from woodlaw.logs.rootlog.syntax import Unread

UNREADABLE = (
    "w3=>=5",
    "2w9->>4",
    "t9^t_!",
    "b_??->5",
    "#sap==A",
    "%z->$",
    "XQ7(2,1)",
    "+++2",
    "M#->$_$",
    "t_9_f2->$$",
    "h_E->4",
    "???",
    "see the chat",
)
"""Actions that no reader can read."""


def with_unreadable(text: str, random: Random) -> str:
    """Return a game with an unreadable action at a random place."""
    return _changed(text, random, lambda action: f"{random.choice(UNREADABLE)}/{action}")


def made_unreadable(text: str, random: Random) -> str:
    """Return a game with a random action made unreadable where it stands."""
    return _changed(text, random, lambda action: _garbled(action, random, 0))


def mistyped(text: str, random: Random) -> str:
    """Return a game with a random action made unreadable by a character that is written for another."""
    return _changed(text, random, lambda action: _garbled(action, random, 1))


def _garbled(action: str, random: Random, lost: int) -> str:
    """Return an action with a character that means nothing, and so many of its own lost where that stands."""
    while True:
        place = random.randrange(len(action) + 1 - lost)
        garbled = action[:place] + random.choice("!=|{}") + action[place + lost :]
        if isinstance(parse_action(garbled)[0], Unread):
            return garbled


def _changed(text: str, random: Random, change) -> str:  # type: ignore[no-untyped-def]
    lines = lines_of(text)
    turn = random.choice([turn for turn in read(text).turns if turn.actions])
    action = random.choice(turn.actions)
    line = lines[action.line - 1]
    start = action.column - 1
    lines[action.line - 1] = line[:start] + change(action.text) + line[start + len(action.text) :]
    return "\n".join(lines)


def false_alarms(game: int) -> Iterator[str]:
    """Yield what is found in a game once an action of it cannot be read, a line each."""
    for way in (with_unreadable, made_unreadable, mistyped):
        random = Random(f"{game} {way.__name__}")
        changed = way(text_of(game), random)
        for finding in check_text(changed, plays=True).findings:
            if finding.judges:
                unread = [problem for problem in read(changed).problems if not problem.bent]
                told = f"{finding.kind} {finding.clause} {finding.line}:{finding.column} {finding.message}"
                yield f"{game} {way.__name__} {[(each.line, each.text) for each in unread]}: {told}"


def main(games: int, first: int = 1) -> None:
    """Print every false alarm of so many games from a number on, and how many there are."""
    count = 0
    for game in range(first, first + games):
        for line in false_alarms(game):
            count += 1
            print(line, flush=True)
    print(f"{games} games from {first} on: {count} false alarms")
    sys.exit(bool(count))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:] or ["500"]))
