"""``woodlaw check --witness``: what explains each game, a file a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

Woodlaw = Callable[..., Any]

GAME = b"".join(Path("examples/clean/autumn_duel.rootlog").read_bytes().splitlines(keepends=True)[:14])


def games(folder: Path) -> Path:
    """Return a folder with two games of one name, and a file that is no game."""
    for name in ("one/game.rootlog", "two/game.rootlog"):
        (folder / name).parent.mkdir(parents=True)
        (folder / name).write_bytes(GAME)
    (folder / "none.rootlog").write_bytes(b"")
    return folder


def test_each_game_has_its_witness(woodlaw: Woodlaw, tmp_path: Path) -> None:
    folder, written = games(tmp_path / "games"), tmp_path / "explained" / "here"
    ran = woodlaw("check", "--witness", written, "--jobs", "2", folder)
    assert ran.code == 2
    assert sorted(path.name for path in written.iterdir()) == ["game-2.jsonl", "game.jsonl"]
    assert woodlaw("check", "--fail-on", "undecided", written).code == 0
    shown = woodlaw("show", written / "game.jsonl", "--turn", "2").out
    told = woodlaw("show", folder / "one" / "game.rootlog", "--turn", "2").out
    clearings = [line for line in told.splitlines() if line.lstrip()[:1].isdigit()]
    assert len(clearings) >= 12
    assert [line for line in shown.splitlines() if line.lstrip()[:1].isdigit()] == clearings


def test_what_cannot_be_is_told_in_a_line(woodlaw: Woodlaw, tmp_path: Path) -> None:
    game = games(tmp_path / "games") / "one" / "game.rootlog"
    kept = woodlaw("check", "--witness", tmp_path, "--resume", tmp_path / "reports", game)
    assert (kept.code, "Expected --witness without --resume" in kept.err) == (2, True)
    ran = woodlaw("check", "--witness", game, game)
    assert ran.code == 74
    assert ran.err.count("\n") == 1
    assert "cannot be made" in ran.err
