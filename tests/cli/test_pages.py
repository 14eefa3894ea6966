"""What the pages of the documentation show is what happens, and what they name is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.pasted import ROOT, commands, pasted, shown

PAGES = {page.name: page.read_text(encoding="utf-8") for page in sorted((ROOT / "docs").glob("*.md"))}
SHOWN = [(page, *each) for page, text in PAGES.items() for each in shown(text)]

ELSEWHERE = {
    "pip install": "asks the network",
    "pipx install": "asks the network",
    "git clone": "asks the network",
    "cd woodlaw": "follows the clone",
    "dask ": "needs machines",
    "--cluster": "needs machines",
    "nox ": "makes environments, from the network",
    "pytest ": "runs all scenarios, as the tests do",
    "woodlaw faq check  ": "runs scenarios for minutes, as tests/faq does",
    "rules.yml": "is the publisher's file, which we do not hold",
    "new.yml": "is the publisher's file, which we do not hold",
    "cards.json": "is the publisher's file, which we do not hold",
    "faq.json": "is the publisher's file, which we do not hold",
    "~/": "writes into the reader's own folder",
    "LM.2.2": "needs the faction of the tutorial, which a test of its own runs",
    "U,C": "needs the faction of the tutorial, which a test of its own runs",
    "--house-rule": "needs the package that the page writes, which a test of its own runs",
    "woodlaw check evenings": "needs the package that the page writes, which a test of its own runs",
    "woodlaw check games  ": "needs the faction of the tutorial, which a test of its own runs",
}
"""What a line has in it that is not run here, and why."""


def lines_of(page: str) -> list[str]:
    return [line for line in commands(PAGES[page]) if not any(each in f"{line}  " for each in ELSEWHERE)]


@pytest.mark.parametrize(("page", "command", "output"), SHOWN, ids=[f"{page}: {line}" for page, line, _ in SHOWN])
def test_a_command_prints_what_is_shown(tmp_path: Path, page: str, command: str, output: str) -> None:
    assert pasted(command, tmp_path).stdout == output, page


def test_every_block_that_shows_output_is_one_of_them() -> None:
    assert sum(text.count("```console") for text in PAGES.values()) == len(SHOWN) > 1


def lay_few_examples(folder: Path, lines: list[str]) -> None:
    """Lay the examples into a folder, of the clean games those that lines name, and two more for the folder's sake."""
    games = sorted((ROOT / "examples" / "clean").iterdir(), key=lambda game: (game.stat().st_size, game.name))
    named = [game for game in games if any(game.name in line for line in lines)]
    (folder / "examples" / "clean").mkdir(parents=True)
    for game in {*named, *games[:2]}:
        (folder / "examples" / "clean" / game.name).symlink_to(game)
    for path in (ROOT / "examples").iterdir():
        if path.name != "clean":
            (folder / "examples" / path.name).symlink_to(path)


@pytest.mark.parametrize("page", [page for page in PAGES if lines_of(page)])
def test_the_commands_of_a_page_can_be_pasted_one_after_the_other(tmp_path: Path, page: str) -> None:
    """All the clean games are checked by the README's command, and in the blocks that show output."""
    lay_few_examples(tmp_path, lines_of(page))
    for line in lines_of(page):
        ran = pasted(line, tmp_path)
        assert ran.returncode in (0, 1), (line, ran.stderr)
        assert "woodlaw:" not in ran.stderr, line
        assert "Traceback" not in ran.stderr, line


def test_every_reason_not_to_run_a_line_has_a_line() -> None:
    every = [f"{line}  " for text in PAGES.values() for line in commands(text)]
    assert [part for part in ELSEWHERE if not any(part in line for line in every)] == []


def test_the_files_that_a_page_shows_are_those_that_its_commands_name() -> None:
    for page, name in (
        ("adjudicate.md", "cases/penitent.yaml"),
        ("faq-format.md", "faq/league.yaml"),
        ("faq-format.md", "faq/scenarios/keep.feature"),
        ("printed-values.md", "values.yaml"),
    ):
        assert f"\n{(ROOT / 'examples' / name).read_text(encoding='utf-8')}```" in PAGES[page]
