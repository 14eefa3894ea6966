"""Roles that cite clauses, scenarios and cards from any page."""

from __future__ import annotations

import zlib

import pytest
from tests.site.conftest import Site, run_of


def test_a_clause_is_linked_to_its_anchor(site: Site) -> None:
    site.page("four", ".. law:chapter:: 4")
    site.page("page", "See :law:clause:`4.3.1` and :law:clause:`the ambush <4.3.3.I>`.")
    built = site.build()
    assert built.warnings == ""
    assert 'href="four.html#4.3.1"' in built.html("page")
    assert 'href="four.html#4.3.3.I" title="4.3.3.I ' in built.html("page")
    assert 'id="4.3.1"' in built.html("four")


@pytest.mark.parametrize(
    ("role", "target", "nearest"),
    [
        ("clause", "4.3.99", "4.3"),
        ("card", "tunels", "tunnels"),
        ("scenario", "The attacker picks", "The attacker picks"),
    ],
)
def test_an_unknown_id_is_warned_of_with_place_and_nearest(site: Site, role: str, target: str, nearest: str) -> None:
    site.evidence(run_of("The attacker picks the defender", "4.3.1"))
    site.page("battle", ".. law:feature:: features/battle.feature")
    site.page("page", f"A line.\n\nSee :law:{role}:`{target}`.")
    warnings = site.build().warnings
    assert "page.rst:6: WARNING" in warnings
    assert f"no {role} '{target}'; nearest: " in warnings
    assert nearest in warnings.partition("nearest: ")[2]


def test_what_exists_and_no_page_tells_is_no_mistake(site: Site) -> None:
    site.page("page", "See :law:clause:`4.3.1` and :law:card:`tunnels`.")
    built = site.build()
    assert built.warnings == ""
    assert 'href="#4.3.1"' not in built.html("page")


def test_a_scenario_is_found_by_its_id_and_by_its_name(site: Site) -> None:
    site.evidence(run_of("The attacker picks the defender", "4.3.1"))
    site.page("battle", ".. law:feature:: features/battle.feature")
    site.page(
        "page",
        ":law:scenario:`The attacker picks the defender`\n\n"
        ":law:scenario:`so <features/battle.feature::The attacker picks the defender>`",
    )
    built = site.build()
    assert built.warnings == ""
    assert built.html("page").count('href="battle.html#the-attacker-picks-the-defender"') == 2


def test_other_projects_find_clauses_in_the_inventory(site: Site) -> None:
    site.page("four", ".. law:chapter:: 4")
    built = site.build()
    raw = (built.out / "objects.inv").read_bytes()
    lines = zlib.decompress(raw.split(b"zlib.\n", 1)[1]).decode().splitlines()
    assert "4.3.1 law:clause 1 four.html#$ 4.3.1 " in "\n".join(lines)


def test_an_unknown_chapter_is_warned_of(site: Site) -> None:
    site.page("page", ".. law:chapter:: HHC")
    warnings = site.build().warnings
    assert "page.rst:4: WARNING: no chapter 'HHC'; nearest: HCC" in warnings
