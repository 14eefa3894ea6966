"""The examples of the pages are run."""

import doctest
from pathlib import Path

import pytest

PAGES = sorted(page for page in (Path(__file__).parents[1] / "docs").glob("*.md") if ">>> " in page.read_text("utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_examples_of_a_page_work(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0
