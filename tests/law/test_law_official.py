"""The publisher's file: read by position, refused in one line where it is broken. The sentences are made up."""

from __future__ import annotations

from pathlib import Path

import pytest

from woodlaw.law.clauses import Clause, ClauseKind, parent_of
from woodlaw.law.files import LawError
from woodlaw.law.official import DEEPEST, LARGEST_FILE, MOST_NODES, our_clauses, read_official

SMALL = """\
- name: Manners
  color: "#123456"
  pretext: Before all else.
  text: Be kind.
  subtext: _(Really.)_
  children:
    - name: Doors
      plainName: doors
      children:
        - name: Opening
          text: Knock first.
          children:
            - name: Twice
              children:
                - name: Softly
                - name: Loudly
            - name: Never
        - name: "Closing (`item:sack`)"
        - name: "Slamming (`hireling:whenhired`)"
    - {name: Windows, text: }
- name: Words
  text: Say little.
  children:
"""


def write(folder: Path, content: str | bytes) -> Path:
    path = folder / "rules.yml"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def clause(clause_id: str, title: str) -> Clause:
    chapter = clause_id.partition(".")[0]
    return Clause(clause_id, title, ClauseKind.RULE, parent_of(clause_id), chapter, "Law of Root")


def test_clauses_are_numbered_by_position(tmp_path: Path) -> None:
    read = read_official(write(tmp_path, SMALL))
    assert [(each.id, each.title, each.parent, each.line) for each in read] == [
        ("1", "Manners", None, 1),
        ("1.1", "Doors", "1", 7),
        ("1.1.1", "Opening", "1.1", 10),
        ("1.1.1.I", "Twice", "1.1.1", 13),
        ("1.1.1.Ia", "Softly", "1.1.1.I", 15),
        ("1.1.1.Ib", "Loudly", "1.1.1.I", 16),
        ("1.1.1.II", "Never", "1.1.1", 17),
        ("1.1.2", "Closing (bag)", "1.1", 18),
        ("1.1.3", "Slamming", "1.1", 19),
        ("1.2", "Windows", "1", 20),
        ("2", "Words", None, 21),
    ]


def test_the_texts_of_a_clause_come_together(tmp_path: Path) -> None:
    texts = {each.id: each.text for each in read_official(write(tmp_path, SMALL))}
    assert texts["1"] == "Before all else.\n\nBe kind.\n\n_(Really.)_"
    assert texts["1.1.1"] == "Knock first."
    assert texts["1.1"] == texts["1.2"] == ""


def test_parents_are_those_that_ids_name(tmp_path: Path) -> None:
    for each in read_official(write(tmp_path, SMALL)):
        assert each.parent == parent_of(each.id)


def test_roman_numerals_and_letters_go_on(tmp_path: Path) -> None:
    def level(number: int, below: str = "") -> str:
        return "[" + ",".join(f"{{name: N{n}{below if n == 1 else ''}}}" for n in range(1, number + 1)) + "]"

    letters = level(26)
    numerals = level(39, f", children: {letters}")
    content = f"- name: A\n  children:\n    - name: B\n      children:\n        - {{name: C, children: {numerals}}}\n"
    ids = [each.id for each in read_official(write(tmp_path, content))]
    assert ids[3:5] == ["1.1.1.I", "1.1.1.Ia"]
    assert ids[29:34] == ["1.1.1.Iz", "1.1.1.II", "1.1.1.III", "1.1.1.IV", "1.1.1.V"]
    assert ids[-1] == "1.1.1.XXXIX"
    assert {"1.1.1.IX", "1.1.1.X", "1.1.1.XIV", "1.1.1.XX", "1.1.1.XXIX"} <= set(ids)
    with pytest.raises(LawError, match="expected at most 39 clauses here"):
        read_official(write(tmp_path, content.replace(numerals, level(40))))
    with pytest.raises(LawError, match="expected at most 26 clauses here"):
        read_official(write(tmp_path, content.replace(letters, level(27))))


def test_lettered_chapters_are_known_by_title_wherever_they_stand(tmp_path: Path) -> None:
    ours = (clause("1", "Manners"), clause("G", "Word List"), clause("G.1", "Ability"), clause("M", "Maps"))
    content = "- name: Maps\n- name: Manners\n- name: WORD  list\n  children: [{name: Ability}]\n"
    read = read_official(write(tmp_path, content), ours)
    assert [each.id for each in read] == ["M", "2", "G", "G.1"]


def test_a_lettered_chapter_with_a_new_title_keeps_its_old_number(tmp_path: Path) -> None:
    ours = (clause("A", "Advanced Setup"), clause("C", "Components"), clause("G", "Glossary"))
    numbered = "".join(f"- name: Folk {number}\n" for number in range(1, 19))
    read = read_official(write(tmp_path, numbered + "- name: Newts\n- name: Advanced Setup\n- name: Terms\n"), ours)
    assert [each.id for each in read[17:]] == ["18", "19", "A", "G"]


def test_two_chapters_of_one_title_have_two_ids(tmp_path: Path) -> None:
    ours = (clause("G", "Glossary"),)
    read = read_official(write(tmp_path, "- name: Glossary\n- name: Glossary\n"), ours)
    assert [each.id for each in read] == ["G", "2"]


def test_ours_are_those_of_the_same_document() -> None:
    chapters = {each.chapter for each in our_clauses()}
    assert {"1", "18", "A", "V"} <= chapters
    assert not {"HCC", "QL", "LR", "RB.6"} & chapters


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", "rules.yml: expected a list of chapters, not an empty file"),
        ("[]", "rules.yml: expected a list of chapters, not an empty file"),
        ("name: A", "rules.yml:1: expected a list of chapters, not a mapping"),
        ("just words", "rules.yml:1: expected a list of chapters, not 'just words'"),
        ("- A", "rules.yml:1: expected a clause with a name, not 'A'"),
        ("- {color: red}", "rules.yml:1: expected a name"),
        ("- name: '`item`'", "rules.yml:1: expected a name"),
        ("- name: [A]", "rules.yml:1: expected name to be some text, not a list"),
        ("- name: A\n  text: {a: b}", "rules.yml:2: expected text to be some text, not a mapping"),
        ("- name: A\n  children: B", "rules.yml:2: expected a list of children, not 'B'"),
        ("- name: A\n  children:\n    - B", "rules.yml:3: expected a clause with a name, not 'B'"),
        ("- name: A\n  name: B", "rules.yml:2: expected the key 'name' once"),
        ("- ? [a]\n  : b", "rules.yml:1: expected keys to be words"),
        ("- &a {name: A}\n- *a", "rules.yml:2: expected no aliases"),
        ("- name: A\n b", "rules.yml:2:"),
        ("\tname", "rules.yml:1:1: expected YAML"),
        ("- name: 'A", "expected YAML"),
        (b"\xff\xfe\x00", "rules.yml: expected UTF-8; byte 0 is not"),
        (b"\x00\x01\x02", "expected YAML"),
        ("[" * 200_000, f"expected lists and mappings at most {DEEPEST} deep"),
        ("- " * 200_000, f"expected lists and mappings at most {DEEPEST} deep"),
        ("- a\n" * (MOST_NODES + 1), f"expected at most {MOST_NODES} entries"),
        ("#" * (LARGEST_FILE + 1), f"rules.yml: expected at most {LARGEST_FILE} bytes"),
        ("- name: A\n  text: !!python/object/apply:os.system [ls]", "rules.yml:2: expected text to be some text"),
        ("--- a\n--- b", "expected YAML"),
    ],
)
def test_rubbish_is_refused_in_one_line_that_says_where(tmp_path: Path, content: str | bytes, problem: str) -> None:
    with pytest.raises(LawError) as refused:
        read_official(write(tmp_path, content))
    [line] = refused.value.problems
    assert problem in line
    assert line.isprintable()


def test_clauses_nest_five_deep_at_most(tmp_path: Path) -> None:
    content = ""
    for level in range(6):
        content += f"{'    ' * level}- name: L{level}\n{'    ' * level}  children:\n"
    with pytest.raises(LawError, match=r"rules.yml:11: expected clauses at most 5 deep"):
        read_official(write(tmp_path, content))


def test_no_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(LawError, match=r"absent\.yml: expected a readable file; No such file or directory"):
        read_official(tmp_path / "absent.yml")
    with pytest.raises(LawError, match="expected a readable file; not a regular file"):
        read_official(tmp_path)
