"""``woodlaw law --cards``: made-up cards beside ours. No sentence of them is the publisher's."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from woodlaw.law.printed import Printed, digest
from woodlaw.table import printed
from woodlaw.table.cited import cited_card

Woodlaw = Callable[..., Any]


@pytest.fixture(autouse=True)
def made_up_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have our cards checked against the text that every card has here."""
    read = {key: Printed("1999", digest("Made up.")) for key in printed.printed_cards()}
    monkeypatch.setattr(printed, "printed_cards", lambda: read)


def library(folder: Path, texts: dict[str, str] | None = None, *, without: str = "") -> Path:
    """Write the cards that have a text, a line each."""
    entries = [
        {"name": cited_card(f"card.{card_id}").name, "text": (texts or {}).get(card_id, "Made up."), "suit": suit}
        for card_id, suit in (key.split() for key in printed.printed_cards())
        if card_id != without
    ]
    path = folder / "cards.json"
    path.write_text("[\n" + ",\n".join(map(json.dumps, entries)) + "\n]\n", encoding="utf-8")
    return path


def test_cards_that_say_what_was_read_differ_in_nothing(woodlaw: Woodlaw, tmp_path: Path) -> None:
    path = library(tmp_path)
    ran = woodlaw("law", "--cards", path)
    assert (ran.code, ran.err, ran.out) == (0, "", f"{path}: the same 45 cards as ours\n")


def test_cards_that_say_something_else_are_listed_with_what_they_touch(woodlaw: Woodlaw, tmp_path: Path) -> None:
    features = tmp_path / "features"
    features.mkdir()
    (features / "tax.feature").write_text(
        "@card.tax-collector\nFeature: Taxes\n  Scenario: A tax\n    Given a game\n", encoding="utf-8"
    )
    path = library(tmp_path, {"tax-collector": "New words."}, without="tunnels")
    ran = woodlaw("law", "--cards", path, "--features", features)
    assert (ran.code, ran.err) == (1, "")
    head, *lines = ran.out.splitlines()
    assert head == f"{path}: 2 of its cards and ours differ: 1 reworded, 1 gone"
    assert [line for line in lines if not line.startswith("    ")] == [
        "",
        "Reworded",
        "  card.tax-collector Tax Collector",
        "",
        "Gone",
        "  card.tunnels Tunnels",
    ]
    assert [line for line in lines if line.startswith("    scenario")][-1].endswith("tax.feature:3 A tax")
    assert any("woodlaw/cards/" in line for line in lines if line.startswith("    code"))


def test_the_comparison_as_json(woodlaw: Woodlaw, tmp_path: Path) -> None:
    path = library(tmp_path, {"tax-collector": "New words."}, without="tunnels")
    ran = woodlaw("law", "--cards", path, "--format", "json")
    told = json.loads(ran.out)
    assert (ran.code, told["version"], told["file"], told["same"]) == (1, 1, str(path), 43)
    assert [card["id"] for card in told["gone"]] == ["card.tunnels"]
    [reworded] = told["reworded"]
    assert (reworded["id"], reworded["name"], reworded["scenarios"]) == ("card.tax-collector", "Tax Collector", None)
    assert '"Tax Collector"' in path.read_text(encoding="utf-8").splitlines()[reworded["line"] - 1]


def test_a_library_of_another_language_or_another_file_is_refused(woodlaw: Woodlaw, tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text('[{"name": "Zahltag", "text": "Ein Punkt."}]', encoding="utf-8")
    ran = woodlaw("law", "--cards", path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith("it names none of our cards; expected the publisher's card library in English\n")


@pytest.mark.parametrize("content", ["", "[", "\x00", "just words", "- name: [x]", "[" * 3000])
def test_a_broken_file_is_one_line(woodlaw: Woodlaw, tmp_path: Path, content: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(content, encoding="utf-8")
    ran = woodlaw("law", "--cards", path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("woodlaw: law: cards.json")
    assert ran.err.count("\n") == 1


def test_a_card_and_a_clause_name_what_they_were_checked_against(woodlaw: Woodlaw) -> None:
    assert "  (Checked against 1999.)" in woodlaw("law", "card.tunnels").out.splitlines()
    assert "Checked" not in woodlaw("law", "card.anvil").out
    assert woodlaw("law", "4.2.1").out.splitlines()[1] == "rule, Law of Root, edition 2025-10-08"
