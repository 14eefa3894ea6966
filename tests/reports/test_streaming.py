from __future__ import annotations

from collections.abc import Iterator

import pytest

from woodlaw.logs.findings import GameReport
from woodlaw.logs.reports import FORMATS, Wishes, format_named


@pytest.mark.parametrize("name", [name for name in FORMATS if name != "text"])
def test_a_game_is_written_before_the_next_is_asked_for(name: str) -> None:
    asked: list[str] = []

    def reports() -> Iterator[GameReport]:
        for file in ("one.rootlog", "two.rootlog", "three.rootlog"):
            asked.append(file)
            yield GameReport(file, error="odd; expected even")

    chunks = format_named(name)(reports(), Wishes(lambda _: None))
    for chunk in chunks:
        if "one.rootlog" in chunk:
            break
    assert asked == ["one.rootlog"]
