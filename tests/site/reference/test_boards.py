"""The pages of factions and maps: boxes, facts, actions and questions are told, and there is a page for each."""

from __future__ import annotations

from pathlib import Path

import pytest
from docutils import nodes
from tests.site.reference.conftest import Build, Site, build_site

from woodlaw.factions.questions import actions_of, questions_of
from woodlaw.factions.registry import factions
from woodlaw.positions.reading import read_position
from woodlaw.table.maps import STANDARD_MAPS, map_named

DOCS = Path(__file__).parents[3] / "docs"
EYRIE, CATS = "eyrie_dynasties", "marquise_de_cat"


@pytest.fixture(scope="module")
def boards(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """A site with the pages of two factions, one that is checked only, and of the maps."""
    told = {name: f"# P\n\n```{{law-faction}} {name}\n```\n" for name in (EYRIE, CATS, "riverfolk_company")}
    return build_site(tmp_path_factory.mktemp("boards"), {**told, "maps": "# Maps\n\n```{law-maps}\n```\n"})


def cells(section: nodes.Node) -> list[list[str]]:
    return [[entry.astext() for entry in row.findall(nodes.entry)] for row in section.findall(nodes.row)]


def test_the_pages_are_built_without_a_warning_and_the_factions_page_beside_them(boards: Site) -> None:
    assert [line for line in boards.warnings.splitlines() if "faction-" not in line] == []


def test_every_box_is_told_with_what_it_holds(boards: Site) -> None:
    rows = cells(boards.section(EYRIE, "eyrie-dynasties-boxes"))
    assert [row[0] for row in rows[1:]] == list(factions()[EYRIE].board_boxes or ())[:-1]
    assert ["cards", "leader", "cards of its own (builder, charismatic, commander, despot)", "1", "7.3.3"] in rows


def test_actions_and_questions_are_read_out_of_the_code(boards: Site) -> None:
    actions = [row[0] for row in cells(boards.section(CATS, "marquise-de-cat-actions"))]
    assert actions[1:] == [action.name for action in actions_of(factions()[CATS].package)]
    assert {"march", "build", "overwork", "Field Hospitals"} <= set(actions)
    asked = {question.what: question for question in questions_of(factions()["vagabond"].package)}
    assert asked["reward"].answers == ("`score points`", "`draw cards`", "`decline`")
    assert asked["how many …s"].answers == ("a number",)
    assert asked["forest for the pawn"].clauses == ("9.3.2",)


def test_the_position_of_a_page_is_one(boards: Site) -> None:
    for name in (EYRIE, CATS, "riverfolk_company"):
        (block,) = boards.section(name, f"{name.replace('_', '-')}-position").findall(nodes.literal_block)
        assert read_position(block.astext()).state.seats[0] == name


def test_every_clearing_is_told_with_its_neighbours(boards: Site) -> None:
    for name in STANDARD_MAPS:
        rows = cells(boards.section("maps", f"map-{name}"))
        assert len(rows) == len(map_named(name).clearings) + 1
    assert ["1", "Hill", "fox", "1", "5, 9, 10", "", "a corner"] in cells(boards.section("maps", "map-autumn"))


def test_there_is_a_page_for_each_faction_in_the_docs() -> None:
    contents = (DOCS / "reference" / "factions.md").read_text("utf-8")
    for name, faction in factions().items():
        page = DOCS / "factions" / f"{name.replace('_', '-')}.md"
        assert page.read_text("utf-8") == f"# {faction.title}\n\n```{{law-faction}} {name}\n```\n"
        assert f"/factions/{page.stem}\n" in contents


def test_a_faction_that_is_not_installed_is_told(build: Build) -> None:
    built = build({"page": "# P\n\n```{law-faction} moths\n```\n"})
    assert "no faction 'moths' is installed; expected one of marquise_de_cat, " in built.warnings
