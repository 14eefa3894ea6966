"""How long the site takes to build and to rebuild, how large its pages are, and how soon they show."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from bench.chromium import pages
from bench.measure import Row

ROOT = Path(__file__).resolve().parent.parent
CHAPTER = "law/hcc.html"
PAINTS = 5


def measure(_texts: Sequence[str]) -> list[Row]:
    """Run the scenarios and build the site twice, elsewhere; raises ``CalledProcessError`` if that fails."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        evidence, out = place / "evidence.json", place / "html"
        scenarios = _seconds(
            "pytest", "features", "-q", "-n", "auto", "-p", "no:cacheprovider", "--woodlaw-evidence", str(evidence)
        )
        whole = _build(place)
        _change_an_outcome(evidence)
        again = _build(place)
        largest = max(out.rglob("*.html"), key=lambda path: path.stat().st_size)
        return [
            Row("site: scenarios and whole build", f"{scenarios + whole:.1f} s", "< 60 s"),
            Row("site: the build alone", f"{whole:.1f} s"),
            Row("site: rebuild after one outcome changed", f"{again:.1f} s", "< 10 s"),
            Row(
                f"site: largest page ({largest.relative_to(out).as_posix()})",
                f"{largest.stat().st_size / 1e6:.2f} MB",
                "< 0.5 MB",
            ),
            Row(f"site: first paint of {CHAPTER}", _first_paint(out / CHAPTER), "< 1000 ms"),
        ]


def _build(place: Path) -> float:
    evidence = f"law_evidence={place / 'evidence.json'}"
    return _seconds("sphinx", "-q", "-j", "auto", "-d", f"{place}/trees", "-D", evidence, "docs", f"{place}/html")


def _seconds(module: str, *arguments: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", module, *arguments], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def _change_an_outcome(evidence: Path) -> None:
    content = json.loads(evidence.read_text(encoding="utf-8"))
    run = next(run for run in content["scenarios"] if "4.3" in run["tagged"])
    run.update(outcome="failed", message="changed to measure how long that takes")
    evidence.write_text(json.dumps(content), encoding="utf-8")


def _first_paint(page: Path) -> str:
    """Return when a browser first shows something of a page, the median of a few times."""
    painted = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
    times: list[float] = []
    with pages() as opening:
        if isinstance(opening, str):
            return opening
        for _ in range(PAINTS):
            opened = opening()
            opened.goto(page.as_uri())
            opened.wait_for_function("performance.getEntriesByName('first-contentful-paint').length > 0")
            times.append(opened.evaluate(painted))
            opened.close()
    return f"{median(times):.0f} ms"
