"""Reading a file of questions, whatever it holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from woodlaw.faq.reading import FaqError, read_faq

GOOD = """\
faq: 1
title: Ours
source: The league
features: scenarios
entries:
  - id: keep
    question: May others march to the keep?
    ruling: Yes.
    clauses: [6.2.2, "4.2", card.tunnels]
    printed: [4.10]
  - id: "07"
    question: Why?
    ruling: So.
    clauses: [9.2.1]
    source: Somebody else
    awaiting: Vagabond
"""


def problems(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "ours.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FaqError) as raised:
        read_faq(path)
    return list(raised.value.problems)


def test_a_file_is_read_as_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "ours.yaml"
    path.write_text(GOOD, encoding="utf-8")
    faq = read_faq(path)
    assert (faq.title, faq.features) == ("Ours", tmp_path / "scenarios")
    keep, other = faq.entries
    assert (keep.clauses, keep.printed, keep.source) == (("6.2.2", "4.2", "card.tunnels"), ("4.10",), "The league")
    assert (other.id, other.awaiting, other.source) == ("07", "Vagabond", "Somebody else")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("6.2.2", "HCC.2.6.V", "such as HCC.2.6.IV"),
        ("faq: 1", "faq: 2", "ours.yaml: faq: expected 1, the version of the format, not '2'"),
        ("faq: 1\n", "", "ours.yaml: faq: expected 1, the version of the format, not nothing"),
        ("id: keep", "id: The Keep", "ours.yaml: entry 1: id: expected small letters, numbers and hyphens"),
        ("id: keep", 'id: "07"', "ours.yaml: entry 2: expected an id of its own, not '07' once more"),
        ("    ruling: Yes.\n", "", "ours.yaml: entry 1 (keep): ruling: expected some text"),
        ("6.2.2", "6.2.4", "ours.yaml: entry 1 (keep): clauses: expected a clause that there is such as 6."),
        (
            "6.2.2",
            "$",
            "ours.yaml: entry 1 (keep): clauses: expected a clause that there is such as 4.3.1, not '$'",
        ),
        (
            "card.tunnels",
            "card.tunels",
            "ours.yaml: entry 1 (keep): clauses: expected a card that there is such as card.tu",
        ),
        ('[6.2.2, "4.2", card.tunnels]', "[]", "ours.yaml: entry 1 (keep): clauses: expected a list of clause ids"),
        ("[6.2.2,", "[[6.2.2],", "ours.yaml: entry 1 (keep): clauses: expected clause ids, not a list"),
        ("[4.10]", "[{}]", "ours.yaml: entry 1 (keep): printed: expected numbers of clauses, not an empty mapping"),
        (
            "Vagabond",
            "Vagabonds",
            "(07): awaiting: expected a faction or chapter that it cites, Vagabond, not 'Vagabonds'",
        ),
        (
            "    awaiting",
            "    text only: words\n    awaiting",
            "(07): expected at most one of awaiting, text only, disputed",
        ),
        (
            "    ruling: So",
            "    rulin: x\n    ruling: So",
            "ours.yaml: entry 2: expected none but the keys id, question",
        ),
        ("entries:", "entry:", "ours.yaml: the file: expected a key entries"),
        ("features: scenarios", "features: [a]", "ours.yaml: the file: features: expected some text, not a list"),
    ],
)
def test_what_does_not_fit_is_one_line_with_its_place(tmp_path: Path, old: str, new: str, problem: str) -> None:
    assert old in GOOD
    found = problems(tmp_path, GOOD.replace(old, new, 1))
    assert any(problem in line for line in found), found
    assert all("\n" not in line for line in found)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "a: [",
        "faq: &a [*a]",
        "- " * 500 + "x",
        "{" * 5000,
        "\x00",
        "faq: !!python/object:os.system {}",
        "x" * 3000,
    ],
)
def test_junk_is_refused_and_nothing_else(tmp_path: Path, text: str) -> None:
    found = problems(tmp_path, text)
    assert found
    assert all(line.startswith("ours.yaml:") and len(line) < 400 for line in found)


def test_a_folder_or_nothing_is_no_file(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere.yaml"):
        with pytest.raises(FaqError, match="expected a readable file"):
            read_faq(path)
