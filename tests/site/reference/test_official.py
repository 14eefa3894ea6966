"""The official text on a site: made-up files beside our Law. No sentence of them is the publisher's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from docutils import nodes
from sphinx.config import Config
from tests.site.reference.conftest import Build, Site

from woodlaw.law.official import our_clauses
from woodlaw.law.printed import Printed, digest
from woodlaw.site.reference import official
from woodlaw.site.reference.official import in_plain_words, official_clause, official_text

PAGE = {"official": "# Official\n\n```{law-official}\n```\n"}


@pytest.fixture(autouse=True)
def made_up_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have ours written from the made-up texts that the clauses have here."""
    read = {clause.id: Printed("1999", digest(words_of(clause.id))) for clause in our_clauses()}
    monkeypatch.setattr(official, "printed_clauses", lambda: read)
    official._read.cache_clear()


def words_of(clause_id: str) -> str:
    return f"Official words of **{clause_id}**."


def write(folder: Path, *, added: bool = False, **titles: str) -> Path:
    """Write a file with our titles, but for chapter 1's; a clause may come first in 1.1, and move all after it."""
    below: dict[str | None, list[dict[str, Any]]] = {}
    for clause in reversed(our_clauses()):
        name = titles.get(f"at_{clause.id.replace('.', '_')}", clause.title)
        entry: dict[str, Any] = {"name": name, "text": words_of(clause.id)}
        if clause.id in below:
            entry["children"] = list(reversed(below[clause.id]))
        below.setdefault(clause.parent, []).append(entry)
        if added and clause.id == "1.1.1":
            new = {"name": "<b>New</b>", "text": "Never <script>seen</script>.\n\n- one `item:sack`\n- two"}
            below[clause.parent].append(new)
    path = folder / "rules.yml"
    path.write_text(yaml.safe_dump(list(reversed(below[None])), sort_keys=False), encoding="utf-8")
    return path


def told(site: Site) -> str:
    return " ".join(site.tree("official").astext().split())


def test_without_a_file_the_page_says_so(build: Build) -> None:
    site = build(PAGE)
    assert site.warnings == ""
    assert "No official text is laid beside ours" in told(site)
    assert official_text(site.app.config, "4.2.1") == ""


def test_the_same_law_is_said_to_be_the_same(build: Build, tmp_path: Path) -> None:
    site = build(PAGE, woodlaw_official=str(write(tmp_path)))
    assert site.warnings == ""
    assert f"The official Law has the same {len(our_clauses())} clauses as ours." in told(site)
    assert official_text(site.app.config, "4.2.1") == "Official words of 4.2.1."
    assert official_text(site.app.config, "HCC.2.6.IV") == ""
    assert official_text(site.app.config, "no such") == ""


def test_what_one_side_has_alone_is_listed(build: Build, tmp_path: Path) -> None:
    path = write(tmp_path, added=True, at_4_2_1="Ruling Either End")
    site = build(PAGE, woodlaw_official=str(path))
    assert site.warnings == ""
    [added] = site.section("official", "official-added").findall(nodes.definition_list_item)
    assert [each.astext() for each in added.findall(nodes.paragraph)] == [
        "Never <script>seen</script>.",
        "one bag",
        "two",
    ]
    assert "4.2.1 You Must Rule" in site.section("official", "official-renamed").astext()
    assert "4.2.1 Ruling Either End" in site.section("official", "official-renamed").astext()
    assert "1.1.1 Precedence\n\n1.1.2 Precedence" in site.section("official", "official-renumbered").astext()
    assert "official-gone" not in site.html("official")


def test_clauses_that_say_something_else_than_was_read_are_listed(build: Build, tmp_path: Path) -> None:
    path = write(tmp_path)
    told = path.read_text(encoding="utf-8").replace("Official words of **4.2.1**", "New words of **4.2.1**")
    path.write_text(told, encoding="utf-8")
    site = build(PAGE, woodlaw_official=str(path))
    reworded = site.section("official", "official-reworded")
    assert [each.astext() for each in reworded.findall(nodes.list_item)] == ["4.2.1 You Must Rule"]
    assert official_text(site.app.config, "4.2.1") == "New words of 4.2.1."


def test_what_the_file_says_is_escaped(build: Build, tmp_path: Path) -> None:
    page = build(PAGE, woodlaw_official=str(write(tmp_path, added=True))).html("official")
    assert "<script>seen" not in page
    assert "&lt;script&gt;seen&lt;/script&gt;" in page
    assert "&lt;b&gt;New&lt;/b&gt;" in page


def test_our_clause_gets_the_official_text_at_its_new_number(build: Build, tmp_path: Path) -> None:
    config = build(PAGE, woodlaw_official=str(write(tmp_path, added=True))).app.config
    clause = official_clause(config, "1.1.1")
    assert clause is not None
    assert clause.id == "1.1.2"
    assert official_text(config, "1.1.1") == "Official words of 1.1.1."


def test_clauses_that_are_gone_are_listed(build: Build, tmp_path: Path) -> None:
    path = tmp_path / "rules.yml"
    path.write_text("- name: Golden Rules\n", encoding="utf-8")
    site = build(PAGE, woodlaw_official=str(path))
    gone = site.section("official", "official-gone")
    assert len(list(gone.findall(nodes.list_item))) == len(our_clauses()) - 1
    assert "4.2.1 You Must Rule" in gone.astext()


@pytest.mark.parametrize("content", ["", "- name: [", "just words", "\x00"])
def test_a_broken_file_is_warned_of_in_one_line_and_the_site_is_built(
    build: Build, tmp_path: Path, content: str
) -> None:
    path = tmp_path / "rules.yml"
    path.write_text(content, encoding="utf-8")
    site = build(PAGE, woodlaw_official=str(path))
    [line] = site.warnings.splitlines()
    assert "woodlaw_official: rules.yml" in line
    assert "expected" in line
    assert "The official text cannot be used: rules.yml" in told(site)
    assert official_text(site.app.config, "4.2.1") == ""


def test_a_file_that_is_not_there_is_warned_of(build: Build) -> None:
    site = build(PAGE, woodlaw_official="absent.yml")
    assert "woodlaw_official: absent.yml: expected a readable file; No such file or directory" in site.warnings
    assert site.warnings.count("\n") == 1


def test_a_file_that_changes_is_read_again(build: Build, tmp_path: Path) -> None:
    config = Config({}, {"woodlaw_official": ""})
    config.add("woodlaw_official", "", "env", ())
    path = write(tmp_path)
    config.woodlaw_official = str(path)
    assert official_text(config, "4.2.1") == "Official words of 4.2.1."
    import os

    path.write_text(path.read_text(encoding="utf-8").replace("Official", "Other"), encoding="utf-8")
    os.utime(path, ns=(1, 1))
    assert official_text(config, "4.2.1") == "Other words of 4.2.1."


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("", ()),
        ("One **strong** and _soft_ word.", ("One strong and soft word.",)),
        ("See `rule:3.1`, `rule:5.` and `faction:cult$10.2.1`.", ("See 3.1, 5 and 10.2.1.",)),
        ("A `item:sack` or `item:boot`.", ("A bag or boot.",)),
        ("One.\n\nTwo.", ("One.", "Two.")),
        ("| A | B |\n| - | - |\n| 1 | **2** |", ("A | B", "1 | 2")),
        ("- one\n- two", ("one", "two")),
        ("<script>alert(1)</script>", ("<script>alert(1)</script>",)),
        ("[a](javascript:b) ![c](d)", ("[a](javascript:b) ![c](d)",)),
        ("*" * 5000, ("*" * 5000,)),
    ],
)
def test_marks_are_taken_out_of_a_text(text: str, plain: tuple[str, ...]) -> None:
    assert in_plain_words(text) == plain
