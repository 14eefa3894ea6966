"""Write down what the checker says now of the faulty examples and of the real games, once somebody has judged it.

Run it from the project's folder, and read what it changed: ``python -m tests.logs.pin``.
"""

from __future__ import annotations

import json
from typing import Any

from tests.logs.test_examples import FAULTY, checked, expectation, reduced
from tests.logs.test_real_games import GAMES, PINNED, found_in

from woodlaw.logs.check import check_bytes


def pin_examples() -> None:
    """Write the expected findings beside each faulty example."""
    for path in FAULTY:
        findings = reduced(checked(path))
        lines = ",\n".join(f"        {json.dumps(finding)}" for finding in findings)
        text = f'{{\n  "version": 1,\n  "games": [\n    {{\n      "file": {json.dumps(path.name)},\n'
        text += f'      "findings": [\n{lines}\n      ]\n    }}\n  ]\n}}\n'
        assert json.loads(text)["games"][0]["findings"] == findings
        expectation(path).write_text(text, encoding="utf-8")


def pin_real_games() -> None:
    """Write the findings of the real games, where they are at hand."""
    if not GAMES.is_dir():
        return
    found: dict[str, Any] = {
        path.name: found_in(check_bytes(path.read_bytes(), path.name)) for path in sorted(GAMES.glob("*.rootlog"))
    }
    PINNED.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    pin_examples()
    pin_real_games()
