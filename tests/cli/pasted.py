"""What a page shows to be pasted into a shell: its blocks of commands, and those with what they print."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def shown(text: str) -> list[tuple[str, str]]:
    """Return the command and the output of each block that shows output."""
    return re.findall(r"```console\n\$ ([^\n]*)\n(.*?)```", text, re.DOTALL)


def commands(text: str) -> list[str]:
    """Return the lines of the blocks of commands, in their order, without those that are comments."""
    blocks = re.findall(r"^```sh\n(.*?)```", text, re.DOTALL | re.MULTILINE)
    return [line for block in blocks for line in block.splitlines() if line.strip() and not line.startswith("#")]


def pasted(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a line in a shell, in a folder beside which the project's examples lie."""
    for name in ("examples", "features"):
        if not (folder / name).exists():
            (folder / name).symlink_to(ROOT / name)
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    environment = {**os.environ, "PATH": path, "COLUMNS": "100"}
    return subprocess.run(
        ["bash", "-c", line], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
