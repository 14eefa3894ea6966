"""``woodlaw check`` plays turns in which no check finds anything, unless it is told not to."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.clean_games import text_of
from tests.cli.conftest import Woodlaw

NUMBER = 2
WRITTEN, MEANT = "/b_c->12/++/t_r->5", "/b_c->12/++2/t_r->5"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game in which the Clergy score a point too many, which no check can know."""
    text = text_of(NUMBER)
    assert text.count(WRITTEN) == 1
    file = tmp_path / "game.rootlog"
    file.write_text(text.replace(WRITTEN, MEANT), encoding="utf-8")
    return file


def test_what_only_playing_shows_is_found(woodlaw: Woodlaw, game: Path) -> None:
    ran = woodlaw("check", "--no-mends", game)
    assert (ran.code, "violation HCC.5.2.II" in ran.out) == (1, True)


def test_it_is_left_out_where_nothing_is_played(woodlaw: Woodlaw, game: Path) -> None:
    assert woodlaw("check", "--no-mends", "--no-play", game).code == 0


def test_a_file_may_settle_that_nothing_is_played(
    woodlaw: Woodlaw, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (game.parent / "woodlaw.toml").write_text("[check]\nplay = false\n", encoding="utf-8")
    monkeypatch.chdir(game.parent)
    assert woodlaw("check", "--no-mends", game).code == 0
    assert woodlaw("check", "--no-mends", "--play", game).code == 1


def test_a_witness_is_found_by_playing(woodlaw: Woodlaw, game: Path, tmp_path: Path) -> None:
    ran = woodlaw("check", "--no-play", "--witness", tmp_path / "witness", game)
    assert (ran.code, "Expected --witness and --turn without --no-play" in ran.err) == (2, True)
