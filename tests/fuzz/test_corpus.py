"""What once broke a reader no longer does; the fuzzers, which found it, work."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from fuzz.__main__ import main
from fuzz.mutating import mutated
from fuzz.own import shrunk
from fuzz.readers import LARGEST, READERS, Reader
from fuzz.running import Broken, run

from fuzz import running
from woodlaw.logs.findings import Finding
from woodlaw.logs.mending import search

CASES = [(reader, file) for reader in READERS.values() for file in reader.corpus()]


@pytest.fixture(autouse=True)
def mended_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mends of an input are looked for once: several commands tell the same ones, and each search takes seconds."""
    look_for_mends, kept = search.explain, dict[str, list[Finding]]()

    def explain(text: str, findings: Sequence[Finding]) -> list[Finding]:
        if text not in kept:
            kept[text] = look_for_mends(text, findings)
        return kept[text]

    monkeypatch.setattr(search, "explain", explain)


@pytest.mark.parametrize(("reader", "file"), CASES, ids=[f"{reader.name}-{file.stem}" for reader, file in CASES])
def test_what_once_broke_does_not(reader: Reader, file: Path, tmp_path: Path) -> None:
    broken = run(reader, file.read_bytes(), tmp_path)
    # How long something takes says as much of the machine.
    assert [each for each in broken if each.kind != "slow"] == []


@pytest.mark.parametrize("reader", READERS)
def test_every_reader_stands_a_few_inputs(reader: str, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--engine", "own", "--reader", reader, "--seed", "1", "--seconds", "1", "--bytes", "200000"]
    ended, told = main(options), capsys.readouterr().out
    assert ended == 0, told
    assert re.search(rf"^{reader} +[1-9][0-9,]* inputs, [0-9,]+ bytes, .*: 0 broken$", told, re.MULTILINE)


def test_inputs_are_the_same_for_a_seed_and_never_too_large() -> None:
    seeds = READERS["faq"].seeds()
    once, again = ([mutated(seeds, chance) for _ in range(40)] for chance in (random.Random(1), random.Random(1)))
    assert once == again
    assert len(set(once)) > 30
    assert max(map(len, once)) <= LARGEST


def test_a_fault_is_found_told_and_made_small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def faulty(text: str) -> str:
        return text

    reader = READERS["words"]
    for shown in ("law.escaping.shown", "asking.lookups._shown", "cli.exits.in_lines"):
        monkeypatch.setattr(f"woodlaw.{shown}", faulty)
    data = b"xqzzv \x07 zzqqx"
    assert [broken.kind for broken in run(reader, data, tmp_path, 0)] == ["raw control character"]
    assert shrunk(data, lambda less: bool(list(run(reader, less, tmp_path, 0)))) == b"\x07"


def test_what_takes_too_long_is_broken_off(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def endless(text: str) -> str:
        while True:
            pass

    monkeypatch.setattr(running, "GIVEN_UP", 0.2)
    monkeypatch.setattr("woodlaw.law.escaping.shown", endless)
    (broken,) = run(READERS["words"], b"nonsense", tmp_path, 0)
    assert isinstance(broken, Broken)
    assert broken.kind == "hangs"
    assert "endless" in broken.story
