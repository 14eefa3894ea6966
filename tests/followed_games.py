"""Turns of games that were played by the rules are explained by playing them: ``python -m tests.followed_games 200``.

Each game is told as Rootlog, read again, and every turn of a player is followed. What is not explained is shown, the
first few of each faction whole. The arguments: how many games, the first, and how many turns of each faction to show.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial

from tests.clean_games import text_of

from woodlaw.engine.state import State
from woodlaw.engine.turn import take_turn
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.books import RecordedTurn
from woodlaw.logs.following.account import Account
from woodlaw.logs.following.binding import bind
from woodlaw.logs.following.search import Followed, Follower, How
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read


def followed_turns(text: str, first: int = 0) -> Iterator[tuple[RecordedTurn, Followed]]:
    """Yield the turns of the seats that are played by people, from a line on, each with what following it gave."""
    log = read(text)
    opening = lay_table(log)
    assert opening.game is not None
    keeper = Bookkeeper(opening, opening.game)
    follower = Follower(opening.game)
    for turn in log.setup:
        keeper.enter_turn(turn, setup=True, last=False)
    for written in log.turns:
        before = State.copy(opening.game.state)
        keeper.enter_turn(written, setup=False, last=written is log.turns[-1])
        entered = keeper.books.turn
        if entered is None or not entered.faction.human or not entered.faction.playable or written.line < first:
            continue
        numbers = {id(action): number for number, action in enumerate(entered.actions)}
        before.current = entered.player
        before.this_turn = {}
        account = Account(entered.events, [numbers[id(action)] for action in entered.actions])
        bound = bind(opening.game, before, entered.events)
        yield entered, follower.follow(bound, account, partial(take_turn, player=entered.player))


def main(games: int, first: int = 1, shown: int = 1) -> int:
    """Follow the turns of so many games; return how many were not explained."""
    start = time.process_time()
    ends: Counter[tuple[str, How]] = Counter()
    attempts: list[int] = []
    for number in range(first, first + games):
        text = text_of(number)
        for turn, followed in followed_turns(text):
            ends[turn.player, followed.how] += 1
            attempts.append(followed.attempts)
            if followed.how is not How.EXPLAINED and ends[turn.player, followed.how] <= shown:
                show(number, text.splitlines()[turn.line - 1], turn, followed)
    for player in sorted({player for player, _ in ends}):
        print(player, *(f"{how.name.lower()} {ends[player, how]}" for how in How))
    attempts.sort()
    some = [attempts[len(attempts) * part // 100] for part in (50, 90, 99)] if attempts else []
    print(f"{len(attempts)} turns, attempts: median, 90 %, 99 % {some}, {time.process_time() - start:.0f} s")
    return sum(count for (_, how), count in ends.items() if how is not How.EXPLAINED)


def show(number: int, line: str, turn: RecordedTurn, followed: Followed) -> None:
    """Print a turn that is not explained, with the attempt that came furthest."""
    attempt = followed.furthest
    print(
        f"== game {number} {turn.player} line {turn.line}: {followed.how.name}, {followed.attempts} attempts\n   {line}"
    )
    print("   answers", *(f"{what}: {told};" for _, what, told in attempt.answers[-12:]))
    print("   unexplained", attempt.unexplained)
    left = [(attempt.account.told[n].deed, attempt.left[n]) for n in attempt.lacking]
    print("   left", left[:5])


if __name__ == "__main__":
    sys.exit(min(1, main(*map(int, sys.argv[1:]))))
