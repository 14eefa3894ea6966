"""How many games a second are read, against ``@seiyria/rootlog-parser`` under Node on the same games."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bench.measure import Row, games_a_second
from bench.variants import variants
from woodlaw.logs.rootlog.reader import read

PEER = "@seiyria/rootlog-parser"
VERSION = "1.4.0"
SECONDS = 3.0
VARIANTS = 500
ASKED = 1.0


class Peer(NamedTuple):
    """What the peer did: games a second, and how many of the games it read without an exception."""

    rate: float
    read: int


def measure(texts: Sequence[str]) -> list[Row]:
    """Return our rate, the peer's, and their ratio, on the games as they are and on many variants of them."""
    with tempfile.TemporaryDirectory() as folder:
        why = _install(folder)
        if why:
            return [
                Row("read: games a second", f"{games_a_second(read, texts, SECONDS):.0f}"),
                Row(f"read: {PEER}", why),
            ]
        return [
            *_compared("as recorded", texts, folder),
            *_compared(f"{VARIANTS} variants", list(variants(texts, VARIANTS)), folder),
        ]


def _compared(which: str, texts: Sequence[str], folder: str) -> list[Row]:
    theirs = _peer(folder, texts)
    ours = games_a_second(read, texts, SECONDS)
    return [
        Row(f"read: games a second, {which}", f"{ours:.0f}"),
        Row(f"read: {PEER} {VERSION}, {which}", f"{theirs.rate:.0f} (reads {theirs.read} of {len(texts)})"),
        Row(f"read: ratio, {which}", f"{ours / theirs.rate:.2f}", f"at least {ASKED}"),
    ]


def _install(folder: str) -> str:
    """Install the peer into a folder; returns why it cannot be, or nothing."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return "skipped: no node and npm on this machine"
    command = [npm, "install", "--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts", f"{PEER}@{VERSION}"]
    installed = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if installed.returncode == 0 else "skipped: npm could not install it"


def _peer(folder: str, texts: Sequence[str]) -> Peer:
    script = Path(__file__).parent / "peer.js"
    package = Path(folder) / "node_modules" / PEER
    command = ["node", str(script), str(package), str(SECONDS)]
    ran = subprocess.run(command, input=json.dumps(texts), capture_output=True, text=True, check=True)
    said = json.loads(ran.stdout)
    return Peer(said["rate"], said["read"])
