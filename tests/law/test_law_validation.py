"""Data that is wrong, or hostile: told in one line each, never a crash."""

from pathlib import Path

import pytest

from woodlaw.law.chapters import read_chapter
from woodlaw.law.files import LARGEST_FILE, MOST_PROBLEMS, LawError
from woodlaw.law.registry import Law

HEAD = "chapter: FOX\ntitle: Fox Folk\ndocument: Fox Folk\n"
KEYS = "id, title, kind, text, must, see, readings, printings, assumed"


def write(folder: Path, clauses: str, head: str = HEAD) -> Path:
    path = folder / "fox.yaml"
    path.write_text(f"{head}clauses:\n{clauses}", encoding="utf-8")
    return path


def clause(clause_id: str, extra: str = "") -> str:
    return f"  - {{id: {clause_id}, title: T, kind: rule{extra}}}\n"


def test_sound_data_has_no_problems(tmp_path: Path) -> None:
    write(
        tmp_path,
        clause("FOX.1", ", see: [FOX.1.1.Ia]") + clause("FOX.1.1") + clause("FOX.1.1.I") + clause("FOX.1.1.Ia"),
    )
    assert Law(tmp_path).validate() == []


@pytest.mark.parametrize(
    ("clauses", "problem"),
    [
        (clause("FOX.1") * 2, "fox.yaml: FOX.1 stands twice"),
        (clause("FOX.1.2"), "fox.yaml: FOX.1.2 stands below FOX.1, which does not exist"),
        (clause("FOX.1.Ia"), "fox.yaml: FOX.1.Ia stands below FOX.1.I, which does not exist"),
        (clause("FOX.1", ", see: [FOX.9]"), "fox.yaml: FOX.1 refers to FOX.9, which does not exist"),
        (clause("OWL.1"), "fox.yaml: OWL.1 is not of chapter FOX"),
        (clause("FOXY.1"), "fox.yaml: FOXY.1 is not of chapter FOX"),
    ],
)
def test_relations_that_do_not_hold(tmp_path: Path, clauses: str, problem: str) -> None:
    write(tmp_path, clauses)
    assert Law(tmp_path).validate() == [problem]


@pytest.mark.parametrize(
    ("clauses", "problem"),
    [
        ("  - {title: T, kind: rule}", "clause 1: id: expected some text"),
        (
            "  - {id: fox.1, title: T, kind: rule}",
            "clause 1: id: expected one like HCC.2.6.IV or 16.2.2.Ia, not 'fox.1'",
        ),
        ("  - {id: FOX.1, kind: rule}", "FOX.1: title: expected some text"),
        ("  - {id: FOX.1, title: ' ', kind: rule}", "FOX.1: title: expected some text, not ' '"),
        ("  - {id: FOX.1, title: T}", "FOX.1: kind: expected some text"),
        (
            "  - {id: FOX.1, title: T, kind: law}",
            "FOX.1: kind: expected one of rule, heading, overview, setup, reference, not 'law'",
        ),
        (
            "  - {id: FOX.1, title: T, kind: rule, words: W}",
            f"clause 1: expected none but the keys {KEYS}, not 'words'",
        ),
        ("  - {id: FOX.1, title: [T], kind: rule}", "FOX.1: title: expected some text, not a list"),
        ("  - {id: FOX.1, title: T, kind: rule, text: {a: b}}", "FOX.1: text: expected some text, not a mapping"),
        ("  - {id: FOX.1, title: T, kind: rule, see: FOX.1}", "FOX.1: see: expected a list, not 'FOX.1'"),
        ("  - {id: FOX.1, title: T, kind: rule, see: [fox]}", "FOX.1: see: expected clause ids, not 'fox'"),
        ("  - {id: FOX.1, title: T, kind: rule, see: [[a]]}", "FOX.1: see: expected clause ids, not a list"),
        (
            "  - {id: FOX.1, title: T, kind: rule, readings: [yes]}",
            "FOX.1: reading 1: expected a mapping with the keys on, reading, reason, other, not 'yes'",
        ),
        (
            "  - {id: FOX.1, title: T, kind: rule, readings: [{on: a, reading: b}]}",
            "FOX.1: reading 1: reason: expected some text",
        ),
        (
            "  - {id: FOX.1, title: T, kind: rule, readings: [{on: a, reading: b, reason: c, other: ' '}]}",
            "FOX.1: reading 1: other: expected some text, not ' '",
        ),
        (
            "  - {id: FOX.1, title: T, kind: rule, must: yes}",
            "FOX.1: must: expected true, or why nobody has to do anything, not 'yes'",
        ),
        ("  - {id: FOX.1, title: T, kind: rule, must: [true]}", "FOX.1: must: expected some text, not a list"),
        ("  - FOX.1", f"clause 1: expected a mapping with the keys {KEYS}, not 'FOX.1'"),
        ("  FOX.1: rule", "clauses: expected a list, not a mapping"),
        ("  - {id: FOX.1, title: T, title: U, kind: rule}", "expected YAML; a key stands twice"),
        ("  - {id: FOX.1, <<: {title: T}, kind: rule}", f"clause 1: expected none but the keys {KEYS}, not '<<'"),
        ("  - &a {id: FOX.1, title: T, kind: rule}\n  - *a", "clause 2: expected no aliases"),
        ("  - {id: FOX.1, title: !!python/object/apply:os.getcwd [], kind: rule}", "FOX.1: title: expected some text"),
        ('  - {id: FOX.1, title: "\\e[2J", kind: "\\e[2J"}', "not text that cannot be printed"),
    ],
)
def test_a_clause_that_does_not_fit(tmp_path: Path, clauses: str, problem: str) -> None:
    path = write(tmp_path, clauses)
    with pytest.raises(LawError) as error:
        read_chapter(path)
    assert any(line.startswith("fox.yaml") and problem in line for line in error.value.problems), error.value.problems
    assert all("\n" not in line and line.isprintable() for line in error.value.problems)
    assert Law(tmp_path).validate() == list(error.value.problems)


@pytest.mark.parametrize(
    ("head", "problem"),
    [
        ("title: T\ndocument: D\n", "fox.yaml: the chapter: chapter: expected some text"),
        ("chapter: OWL\ntitle: T\ndocument: D\n", "fox.yaml: chapter: expected FOX, as the file is named, not 'OWL'"),
        ("chapter: FOX\ndocument: D\n", "fox.yaml: the chapter: title: expected some text"),
        ("chapter: FOX\ntitle: T\n", "fox.yaml: the chapter: document: expected some text"),
        (
            HEAD + "author: me\n",
            "fox.yaml: a chapter: expected none but the keys chapter, title, document, edition, clauses, not 'author'",
        ),
    ],
)
def test_a_head_that_does_not_fit(tmp_path: Path, head: str, problem: str) -> None:
    path = write(tmp_path, clause("FOX.1"), head)
    with pytest.raises(LawError) as error:
        read_chapter(path)
    assert problem in error.value.problems


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "a chapter: expected a mapping"),
        (b"- a\n", "a chapter: expected a mapping"),
        (
            b"{}",
            "clauses, not an empty mapping",
        ),
        (HEAD.encode(), "the chapter: expected a key clauses"),
        (b"a: [", "expected YAML"),
        (b"a: \x07", "expected YAML"),
        (b"a: *b", "expected YAML"),
        (b"a: \xff", "expected UTF-8; byte 3 is not"),
        (b"a: b\n" * LARGEST_FILE, f"expected at most {LARGEST_FILE} bytes"),
        (b"[" * 900_000, "expected lines of at most"),
        (b"[\n" * 450_000, "opening brackets"),
        (b"- " * 450_000, "expected lines of at most"),
        (b"- " * 900, ""),
        (b"[" * 1_900 + b"]" * 100, "expected"),
    ],
)
def test_a_file_that_is_no_chapter(tmp_path: Path, content: bytes, problem: str) -> None:
    path = tmp_path / "fox.yaml"
    path.write_bytes(content)
    with pytest.raises(LawError, match=r"^fox\.yaml") as error:
        read_chapter(path)
    assert problem in str(error.value)


def test_an_endless_file_of_aliases_is_refused(tmp_path: Path) -> None:
    """Each alias would cost as much as what it stands for: refused at once, not gone through."""
    seen = ", ".join(["FOX.1"] * 200)
    write(tmp_path, f"  - &a {{id: FOX.1, title: T, kind: rule, see: [{seen}]}}\n" + "  - *a\n" * 100_000)
    assert Law(tmp_path).validate() == [
        f"fox.yaml: clause {n}: expected no aliases" for n in range(2, 2 + MOST_PROBLEMS)
    ]


def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "fox.yaml").mkdir()
    with pytest.raises(LawError, match=r"fox\.yaml: expected a readable file"):
        Law(tmp_path).clause("FOX.1")


def test_ids_are_text_even_where_yaml_sees_numbers(tmp_path: Path) -> None:
    path = tmp_path / "1.yaml"
    path.write_text(
        "chapter: 1\ntitle: T\ndocument: D\nclauses:\n"
        "  - {id: 1, title: T, kind: heading}\n"
        "  - {id: 1.10, title: Yes, kind: rule, see: [1.1]}\n"
        "  - {id: 1.1, title: 2030-01-01, kind: rule}\n",
        encoding="utf-8",
    )
    assert [(clause.id, clause.title, clause.see) for clause in read_chapter(path).clauses] == [
        ("1", "T", ()),
        ("1.10", "Yes", ("1.1",)),
        ("1.1", "2030-01-01", ()),
    ]
