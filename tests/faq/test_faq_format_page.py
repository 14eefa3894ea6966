"""What the page on the format shows is what happens."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "faq-format.md"


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_the_example_is_checked_as_the_page_says(tmp_path: Path) -> None:
    league = tmp_path / "examples" / "faq"
    (league / "scenarios").mkdir(parents=True)
    (league / "league.yaml").write_text(block("yaml"), encoding="utf-8")
    (league / "scenarios" / "keep.feature").write_text(block("gherkin"), encoding="utf-8")
    command = [sys.executable, "-m", *block("sh").splitlines()[-1].split()]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, block("text"), "")
