"""Golden games: whole games of random legal play, kept as text so that a change of behaviour is seen as a diff.

Each is kept in ``tests/data/golden`` as its record and as Rootlog. Run ``python -m tests.golden`` from the project's
folder to play them all anew and write them; then read what it changed. Every pair of factions that may play together
meets in one of them, and every faction plays on every map and with every deck. Of many seeds those were taken whose
games are short and show the most kinds of questions, events and clauses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import unified_diff
from itertools import islice
from pathlib import Path

from woodlaw.logs.simulate import Wanted, prepare, simulate_into

FOLDER = Path(__file__).parent / "data" / "golden"
RENEW = "python -m tests.golden"
IF_MEANT = f"If that is meant, run {RENEW} and read what it changes."
MOST_SHOWN = 40
"""How many lines of a difference are shown: behind the first, random play mostly goes other ways."""
STANDARD, EXILES = "standard", "exiles_and_partisans"


def _game(seats: str, map_name: str, deck_name: str, markers: str = "") -> Wanted:
    """Return what a game is played with, told as ``woodlaw simulate`` is told it."""
    return Wanted(tuple(seats.split(",")), map_name, deck_name, str(FOLDER), True, tuple(markers.split()))


GAMES: Mapping[int, Wanted] = {
    112: _game("V,J", "autumn", STANDARD),
    244: _game("Y,automated_alliance:default+informants+wildfire+competitive,E", "winter", STANDARD),
    361: _game("S,F,C,A", "lake", STANDARD),
    402: _game("G,Y,J", "mountain", STANDARD),
    516: _game("F,automated_alliance:easy+veterans+competitive,N", "autumn", EXILES),
    636: _game("A,V,G", "winter", EXILES),
    742: _game("J,N:all,Y,E", "lake", EXILES),
    813: _game("C,automated_alliance:challenging+popularity+steadfast+cooperative,V,S,E", "mountain", EXILES),
    968: _game("E,A", "autumn", STANDARD),
    1005: _game("N:dealt,C,S", "winter", STANDARD),
    1160: _game(
        "automated_alliance:nightmare+informants+popularity+veterans+wildfire+competitive,V,G", "lake", STANDARD
    ),
    1211: _game("N,A,Y,J,F", "mountain", STANDARD),
    1344: _game("G,S,C,Y", "autumn", EXILES),
    1412: _game("E,G,F,J", "winter", EXILES),
    1522: _game("C,automated_alliance:default+veterans+competitive,J,S", "lake", EXILES),
    1645: _game("V,Y,F", "mountain", EXILES),
    1745: _game("A,E,N:all,C", "autumn", STANDARD),
    1815: _game("F,S,V", "winter", STANDARD),
    1910: _game(
        "automated_alliance:easy+popularity+steadfast+cooperative,G",
        "lake",
        STANDARD,
        markers="12 11 10 9 8 7 6 5 4 3 2 1",
    ),
    2017: _game("Y,E,S,V,G,A", "mountain", STANDARD),
    2141: _game("J,automated_alliance:challenging+informants+wildfire+competitive,F", "autumn", EXILES),
    2206: _game("S,A,N:dealt,J", "winter", EXILES),
    2317: _game("F,V,Y,E,C", "lake", EXILES),
    2424: _game("N,automated_alliance:nightmare+informants+popularity+veterans+competitive", "mountain", EXILES),
    2502: _game("C,J,G", "autumn", STANDARD),
    2627: _game("Y,C,N:all,automated_alliance:default+popularity+steadfast+cooperative", "winter", STANDARD),
    2760: _game("A,G,C,J,V,F", "lake", STANDARD),
    2847: _game("S,E", "mountain", STANDARD),
    2905: _game("G,S,automated_alliance:easy+informants+wildfire+competitive,V,Y", "autumn", EXILES),
    3068: _game("E,A", "winter", EXILES),
    3164: _game("automated_alliance:challenging+veterans+competitive,E,F,N:dealt", "lake", EXILES),
    3250: _game("J,C,N,A,S", "mountain", EXILES),
    3368: _game("V,Y,A", "autumn", STANDARD),
    3431: _game("G,F", "winter", STANDARD),
    3527: _game("S,N:all,F", "lake", STANDARD),
    3631: _game(
        "automated_alliance:nightmare+informants+popularity+veterans+steadfast+cooperative,E,G,J", "mountain", STANDARD
    ),
    3759: _game("N:dealt,Y,A", "autumn", EXILES),
    3838: _game("V,C", "winter", EXILES),
    3938: _game("E,G,A,Y,S,F", "lake", EXILES),
    4009: _game("D,C,E,V,G,A", "autumn", STANDARD),
    4042: _game("C,automated_alliance:default+informants+wildfire+competitive", "mountain", EXILES),
    4101: _game("Y,D,N:all,F", "winter", EXILES),
    4102: _game("L,C,V,E,G", "autumn", STANDARD),
    4124: _game("O,C,E,A", "autumn", STANDARD),
    4203: _game("Y,automated_alliance:default+veterans+competitive,L,N", "winter", EXILES),
    4207: _game("J,S,D,L", "lake", STANDARD),
    4225: _game("V,O,G,Y", "winter", EXILES),
    4305: _game("J,L,F,A", "lake", STANDARD),
    4313: _game("automated_alliance:default+veterans+competitive,D", "mountain", EXILES),
    4337: _game("N:all,J,O", "lake", STANDARD),
    4403: _game("L,S", "mountain", EXILES),
    4443: _game("S,automated_alliance:easy+informants+competitive,F,O", "mountain", EXILES),
    5019: _game("P,C,E,A", "autumn", STANDARD),
    5105: _game("V,P,G,Y", "winter", EXILES),
    5208: _game("N,P,S", "lake", STANDARD),
    5304: _game("J,automated_alliance:default+veterans+competitive,P,F", "mountain", EXILES),
    5401: _game("L,O,D,P", "winter", EXILES),
}
"""What each game is played with, by its seed, which names its files too."""


def kept(seed: int, ending: str) -> str:
    """Return what is kept of a game: its record (``jsonl``) or the ``rootlog``."""
    return (FOLDER / f"game-{seed:06}.{ending}").read_text(encoding="utf-8")


def without_version(record: str) -> str:
    """Return a record without the version of Woodlaw that wrote it: a new version alone changes no game."""
    return re.sub(r'"woodlaw": "[^"]*"', '"woodlaw": ""', record, count=1)


def difference(name: str, before: str, now: str) -> str:
    """Return the first lines in which what is kept differs from what is so now, and how to renew it; else nothing."""
    kept_and_now = (f"{name}, as kept", f"{name}, as now")
    lines = unified_diff(before.splitlines(), now.splitlines(), *kept_and_now, n=1, lineterm="")
    shown = list(islice(lines, MOST_SHOWN))
    more = ["…"] if next(lines, None) is not None else []
    return "\n".join((*shown, *more, IF_MEANT)) if shown else ""


def renew() -> Iterator[str]:
    """Write every game anew and remove what is left of others; yield the names of the files that changed."""
    prepare(str(FOLDER))
    before = _files()
    for seed, wanted in GAMES.items():
        simulate_into(wanted, seed)
    names = {f"game-{seed:06}.{ending}" for seed in GAMES for ending in ("jsonl", "rootlog")}
    for name in before.keys() - names:
        (FOLDER / name).unlink()
    now = _files()
    yield from sorted(name for name in {**before, **now} if before.get(name) != now.get(name))


def _files() -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in FOLDER.iterdir()}


if __name__ == "__main__":
    changed = list(renew())
    print("\n".join((*changed, f"{len(changed)} files of {len(GAMES)} games changed")))
