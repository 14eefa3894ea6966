"""``python -m fuzz``: attacks the readers for some time, and says what broke.

Where Atheris is installed it guides the inputs by the code that they reach; elsewhere, or with ``--engine own``, they
are made at random out of the examples. What breaks is written into ``fuzz/found``; mend it, and move the input into
``fuzz/corpus`` so that the tests run it from then on.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

from fuzz.own import Attack
from fuzz.readers import READERS, ROOT, Reader

FOUND = Path(__file__).resolve().parent / "found"
ENDLESS = 10**9
_LAST_LINES = 30
_GUIDED = re.compile(r"stat::number_of_executed_units:\s*(\d+)|stat::peak_rss_mb:\s*(\d+)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Attack the readers and print a line each; returns 1 where something broke."""
    told = _parsed(arguments)
    guided = told.engine == "atheris" or (told.engine == "auto" and find_spec("atheris") is not None)
    print(f"engine {'atheris' if guided else 'own'}, seed {told.seed}", flush=True)
    names = told.reader or list(READERS)
    broken = 0
    for name in names:
        share = told.seconds / len(names), told.bytes // len(names)
        found = _guided(READERS[name], told.seed, share[0]) if guided else _own(READERS[name], told.seed, *share)
        broken += len(found.broken)
        print(_line(found), flush=True)
        for text in _kept(found):
            print(text, flush=True)
    return 1 if broken else 0


def _parsed(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m fuzz", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=300.0, help="how long, all readers together (300)")
    parser.add_argument("--bytes", type=int, default=ENDLESS, help="how much at most (own engine)")
    parser.add_argument("--reader", action="append", choices=list(READERS), help="this reader only")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="where the inputs start from (the clock)")
    parser.add_argument("--engine", choices=("auto", "own", "atheris"), default="auto", help="what makes the inputs")
    return parser.parse_args(arguments)


def _own(reader: Reader, seed: int, seconds: float, most_bytes: int) -> Attack:
    command = [sys.executable, "-m", "fuzz.own", reader.name, str(seed), str(seconds), str(most_bytes)]
    ran = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if ran.returncode:
        return Attack(reader.name, broken={"": f"the process that attacked it ended with {ran.returncode}"})
    return Attack(**json.loads(ran.stdout))


def _guided(reader: Reader, seed: int, seconds: float) -> Attack:
    found = Attack(reader.name)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as reached, tempfile.TemporaryDirectory() as artifacts:
        options = (f"-max_total_time={int(seconds)}", f"-seed={seed % 2**31}", f"-artifact_prefix={artifacts}/")
        command = [sys.executable, "-m", "fuzz.guided", reader.name, reached, *options]
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, errors="replace", check=False)
        story = "\n".join((*ran.stdout.splitlines()[-_LAST_LINES:], *ran.stderr.splitlines()[-_LAST_LINES:]))
        for match in _GUIDED.finditer(ran.stderr):
            found.inputs = int(match[1] or found.inputs)
            found.memory = int(match[2]) << 20 if match[2] else found.memory
        for file in sorted(Path(artifacts).iterdir()):
            found.broken[file.read_bytes().hex()] = story
        if ran.returncode and not found.broken:
            found.broken[""] = story
    found.seconds = time.monotonic() - begun
    return found


def _line(found: Attack) -> str:
    how_much = f"{found.inputs:,} inputs" + (f", {found.bytes:,} bytes" if found.bytes else "")
    return f"{found.reader:9} {how_much}, {found.seconds:.0f} s, {found.memory >> 20} MB: {len(found.broken)} broken"


def _kept(found: Attack) -> Iterator[str]:
    """Write what broke into files, and yield where it is and its story."""
    FOUND.mkdir(exist_ok=True)
    for digits, story in found.broken.items():
        data = bytes.fromhex(digits)
        file = FOUND / f"{found.reader}-{hashlib.sha256(data).hexdigest()[:10]}"
        file.write_bytes(data)
        yield f"  {file.relative_to(ROOT)}: {story}".replace("\n", "\n    ")


if __name__ == "__main__":
    sys.exit(main())
