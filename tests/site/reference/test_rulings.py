"""The page of disputes lists every case of a folder with its verdict and the clause that decides."""

from __future__ import annotations

from pathlib import Path

import pytest
from docutils import nodes
from tests.site.reference.conftest import Build

from woodlaw.asking import CannotAnswer
from woodlaw.asking.cases import cases_put

CASES = """
woodlaw cases: 2
position: {woodlaw position: 1, seats: [Marquise, Clergy], turn: "Marquise, Daylight"}
cases:
  - name: A march without a path
    action: [march, {move: 1 > 7}, decline]
    expect: {verdict: illegal, clause: "4.2"}
  - name: Armorers
    player: Clergy
    action: battle
    expect: {verdict: legal, clause: card.armorers}
  - action: end
"""


def test_cases_are_read_as_they_are_put() -> None:
    march, armorers, last = cases_put(CASES)
    assert (march.name, march.turn, march.player) == ("A march without a path", "Marquise, Daylight", "")
    assert march.asked == ("march", "move: 1 > 7", "decline")
    assert (march.expected.verdict, march.expected.clause) == ("illegal", "4.2")
    assert (armorers.player, armorers.asked) == ("Clergy", ("battle",))
    assert (last.name, last.expected.verdict) == ("case 3", "")
    with pytest.raises(CannotAnswer):
        cases_put("woodlaw cases: 2")


def test_the_page_lists_them_by_file(build: Build, tmp_path: Path) -> None:
    (tmp_path / "disputes").mkdir()
    (tmp_path / "disputes" / "a_first_one.yaml").write_text(CASES, encoding="utf-8")
    site = build({"page": "# P\n\n```{law-rulings} ../disputes\n```\n"})
    told = " ".join(site.tree("page").astext().split())
    assert site.warnings == ""
    assert "3 questions; 1 of them are about something that is illegal." in told
    assert "A first one" in told
    assert "Illegal by 4.2. Marquise, Daylight: march › move: 1 > 7 › decline" in told
    off_turn = "for Clergy, as if a turn of theirs began with the table as it is"
    assert f"Legal by Armorers. Marquise, Daylight; {off_turn}: battle" in told
    entries = [each for each in site.tree("page").findall(nodes.container) if "law-ruling" in each["classes"]]
    assert [each["ids"] for each in entries] == [[f"a-first-one-{number}"] for number in (1, 2, 3)]
