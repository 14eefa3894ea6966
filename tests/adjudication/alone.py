"""A ruling is alone and always the same: ``python -m tests.adjudication.alone 1000`` mixes so many entries in threads.

Rulings, options, checks and simulations run in eight threads beside each other; each result must be the bytes that the
entry gives alone. Behind ``first`` so many cases are each the first of a process, the last, alone and in company, under
two hash seeds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from itertools import cycle
from pathlib import Path

import yaml
from tests.clean_games import wanted

from woodlaw import asking
from woodlaw.asking.cases import answer_cases
from woodlaw.logs.check import check_text
from woodlaw.logs.simulate import simulate
from woodlaw.positions.reading import position_of

QUESTIONS = Path(__file__).parent / "questions"
GAMES = Path(__file__).parents[2] / "examples" / "faulty"
THREADS = 8
SWITCHING = 1e-5
"""After how many seconds another thread goes on: often, so that each meets the others in the midst of things."""

Entry = Callable[[], str]


def cases() -> list[dict[str, object]]:
    """Return every case of the questions that are kept."""
    files = sorted(QUESTIONS.glob("*.yaml"))
    return [case for file in files for case in yaml.safe_load(file.read_text(encoding="utf-8"))["cases"]]


def ruled(some: list[dict[str, object]]) -> list[str]:
    """Return the answers to some cases of one file, as data."""
    text = yaml.safe_dump({"woodlaw cases": 2, "cases": some}, sort_keys=False)
    return [
        str((each.name, each.ruling, each.differs, [message for _, message in each.errors]))
        for each in answer_cases(text, None)
    ]


def _options(case: dict[str, object]) -> str:
    return str(asking.options(position_of(case["position"]))[:3])  # type: ignore[arg-type]


def _checked(path: Path) -> str:
    return str(check_text(path.read_text(encoding="utf-8")).findings)


def _simulated(seed: int) -> str:
    played = simulate(wanted(seed), seed)
    return played.record + played.rootlog


def entries(count: int) -> Iterator[Entry]:
    """Yield so many entries of all kinds in turn."""
    games = cycle(sorted(GAMES.glob("*.rootlog")))
    asked = cycle(cases())
    for number in range(count):
        kind = number % 5
        if kind == 4:
            yield partial(_checked, next(games))
        elif kind == 3:
            yield partial(_simulated, number)
        elif kind == 2:
            yield partial(_options, next(asked))
        else:
            case = next(asked)
            yield lambda case=case: ruled([case])[0]  # type: ignore[misc]


def unlike(count: int) -> int:
    """Return how many of so many entries give something else beside others than alone."""
    every = list(entries(count))
    alone = [entry() for entry in every]
    sys.setswitchinterval(SWITCHING)
    with ThreadPoolExecutor(THREADS) as threads:
        beside = list(threads.map(lambda entry: entry(), every))
    return sum(one != other for one, other in zip(alone, beside, strict=True))


def _forked(case: dict[str, object]) -> str:
    """Return the answer to a case that is the first of its process."""
    ends = os.pipe()
    if not os.fork():
        os.write(ends[1], sha256(ruled([case])[0].encode()).hexdigest().encode())
        os._exit(0)
    os.close(ends[1])
    with os.fdopen(ends[0]) as end:
        told = end.read()
    os.wait()
    return told


def orders(count: int) -> list[list[str]]:
    """Return digests of the answers to so many cases: each the first of a process, in company, backwards, alone."""
    some = cases()[:count]
    first = [_forked(case) for case in some]
    company = [told for start in range(0, count, 100) for told in ruled(some[start : start + 100])]
    backwards = [ruled(some[n::-1][:9])[0] for n in range(len(some))]
    alone = [ruled([case])[0] for case in some]
    return [first, *([sha256(told.encode()).hexdigest() for told in each] for each in (company, backwards, alone))]


def unlike_first(count: int) -> int:
    """Return of how many of so many cases an answer is another one in some company or under some hash seed."""
    told: list[list[str]] = []
    for seed in ("0", "1"):
        asked = (sys.executable, "-m", "tests.adjudication.alone", "orders", str(count))
        run = subprocess.run(asked, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True)
        told += json.loads(run.stdout)
    return sum(len(set(each)) > 1 for each in zip(*told, strict=True))


def main() -> None:
    """Tell the figures that are asked for."""
    kind, number = sys.argv[1:] if len(sys.argv) > 2 else ("mixed", *sys.argv[1:])
    if kind == "orders":
        print(json.dumps(orders(int(number))))
    elif kind == "first":
        print(f"cases: {number}\nunlike: {unlike_first(int(number))}")
    else:
        print(f"entries: {number}\nunlike alone: {unlike(int(number))}")


if __name__ == "__main__":
    main()
