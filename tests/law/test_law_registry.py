"""The registry: looking clauses up, going through them, and staying lazy."""

import ast
import doctest
from pathlib import Path

import pytest

import woodlaw.law
from woodlaw.law import chapters, citation, clauses, registry
from woodlaw.law.clauses import ClauseKind, is_clause_id, parent_of
from woodlaw.law.files import LawError
from woodlaw.law.registry import Law, UnknownClause, law

DATA = Path(registry.__file__).parent / "data"

FOX = """\
chapter: FOX
title: Fox Folk
document: Fox Folk
edition: "2030-01-01"
clauses:
  - id: FOX.1
    title: Élan
    kind: rule
    text: Foxes move twice.
    see: [OWL.1]
    readings:
      - on: How often?
        reading: Twice.
        reason: It says so.
    assumed: the printed two
  - id: FOX.1.I
    title: Rest
    kind: heading
  - id: FOX.1.Ia
    title: Deep Rest
    kind: setup
"""
OWL = """\
chapter: OWL
title: Owls
document: Owls
clauses:
  - {id: OWL.1, title: Night, kind: rule, text: "Owls see foxes and their elan.", see: [FOX.1.Ia]}
"""


@pytest.fixture
def woods(tmp_path: Path) -> Path:
    (tmp_path / "fox.yaml").write_text(FOX, encoding="utf-8")
    (tmp_path / "owl.yaml").write_text(OWL, encoding="utf-8")
    return tmp_path


def test_clause_carries_all_that_the_file_says(woods: Path) -> None:
    clause = Law(woods).clause("FOX.1")
    assert str(clause) == "FOX.1 Élan"
    assert (clause.kind, clause.parent, clause.chapter, clause.document) == (ClauseKind.RULE, "FOX", "FOX", "Fox Folk")
    assert (clause.text, clause.see, clause.assumed) == ("Foxes move twice.", ("OWL.1",), "the printed two")
    assert [(r.on, r.reading, r.reason) for r in clause.readings] == [("How often?", "Twice.", "It says so.")]
    bare = Law(woods).clause("FOX.1.Ia")
    assert (bare.text, bare.see, bare.readings, bare.assumed) == ("", (), (), "")


def test_chapter(woods: Path) -> None:
    chapter = Law(woods).chapter("FOX")
    assert (chapter.title, chapter.document, chapter.edition) == ("Fox Folk", "Fox Folk", "2030-01-01")
    assert [clause.id for clause in chapter.clauses] == ["FOX.1", "FOX.1.I", "FOX.1.Ia"]
    with pytest.raises(UnknownClause):
        Law(woods).chapter("FOX.1")


def test_kinship(woods: Path) -> None:
    source = Law(woods)
    assert [clause.id for clause in source.children("FOX")] == ["FOX.1"]
    assert [clause.id for clause in source.children("FOX.1")] == ["FOX.1.I"]
    assert [clause.id for clause in source.children("FOX.1.I")] == ["FOX.1.Ia"]
    assert source.children("FOX.1.Ia") == ()
    assert [clause.id for clause in source.ancestors("FOX.1.Ia")] == ["FOX.1", "FOX.1.I"]
    assert source.ancestors("FOX.1") == ()
    assert [clause.id for clause in source.cited_by("FOX.1.Ia")] == ["OWL.1"]
    assert source.cited_by("FOX.1.I") == ()
    for question in (source.children, source.ancestors, source.cited_by):
        with pytest.raises(UnknownClause):
            question("FOX.2")


def test_a_lookup_reads_only_its_chapter(woods: Path) -> None:
    (woods / "bad.yaml").write_text("[", encoding="utf-8")
    source = Law(woods)
    assert source.chapters() == ("BAD", "FOX", "OWL")
    assert source.clause("FOX.1").title == "Élan"
    assert "FOX.9" not in source
    with pytest.raises(UnknownClause) as unknown:
        source.clause("FOX.1.Ib")
    assert set(unknown.value.nearest) == {"FOX.1", "FOX.1.I", "FOX.1.Ia"}
    with pytest.raises(LawError):
        source.clause("BAD.1")
    with pytest.raises(LawError):
        len(source)


def test_unknown_clause_names_the_nearest() -> None:
    with pytest.raises(UnknownClause, match=r"no clause '4\.3\.1\.III'; nearest: ") as unknown:
        law().clause("4.3.1.III")
    assert unknown.value.asked == "4.3.1.III"
    assert {"4.3.1.I", "4.3.1.II"} <= set(unknown.value.nearest)
    with pytest.raises(KeyError, match="no clause 'QZ'"):
        law().clause("QZ")


def test_several_folders_make_one_law(woods: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other")
    (other / "owl.yaml").write_text(OWL.replace("Night", "Day"), encoding="utf-8")
    (other / "10.yaml").write_text(
        'chapter: "10"\ntitle: T\ndocument: D\nclauses: [{id: "10", title: T, kind: heading}]', encoding="utf-8"
    )
    source = Law(woods, other)
    assert source.chapters() == ("10", "FOX", "OWL")
    assert [clause.id for clause in source] == ["10", "FOX.1", "FOX.1.I", "FOX.1.Ia", "OWL.1"]
    assert len(source) == 5
    assert source.clause("OWL.1").title == "Night"
    assert source.validate() == ["owl.yaml: chapter OWL stands in another folder"]
    extended = Law(DATA, woods)
    assert extended.clause("4.2").title == "Move"
    assert extended.clause("FOX.1").title == "Élan"


def test_a_folder_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(LawError, match="expected a folder of chapters"):
        Law(tmp_path / "nowhere")


def test_chapters_stand_in_the_order_of_the_law() -> None:
    chapter_ids = law().chapters()
    numbers = [chapter for chapter in chapter_ids if chapter.isdecimal()]
    letters = [chapter for chapter in chapter_ids if len(chapter) == 1 and chapter.isalpha()]
    assert numbers == [str(number) for number in range(1, 19)]
    assert letters == sorted("ACGHKLMV")
    assert list(chapter_ids[:26]) == numbers + letters
    assert [clause.chapter for clause in law()] == sorted(
        (clause.chapter for clause in law()), key=chapter_ids.index
    ), "clauses of one chapter stand together"


def test_membership() -> None:
    assert "4.3.1.I" in law()
    assert "4.3.1.III" not in law()
    assert "ZZ.1" not in law()
    assert 4 not in law()
    assert law() is law()


@pytest.mark.parametrize(
    ("clause_id", "parent"),
    [("9", None), ("9.2", "9"), ("HCC.2.6.IV", "HCC.2.6"), ("16.2.2.Ia", "16.2.2.I"), ("9.2.9.IIIa", "9.2.9.III")],
)
def test_parent_of(clause_id: str, parent: str | None) -> None:
    assert parent_of(clause_id) == parent


@pytest.mark.parametrize("text", ["", "4.", ".4", "4..3", "hcc.1", "4.3.iv", "4.3.IV.a", "4.3.IVab", "4 3", "4.3\n"])
def test_what_is_no_clause_id(text: str) -> None:
    assert not is_clause_id(text)


def test_law_imports_nothing_else_of_woodlaw() -> None:
    imported: set[str] = set()
    for path in Path(woodlaw.law.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                imported.add(node.module or "")
            elif isinstance(node, ast.Import):
                imported.update(alias.name for alias in node.names)
    ours = {name for name in imported if name.split(".")[0] == "woodlaw"}
    assert ours
    assert all(name.startswith("woodlaw.law.") for name in ours), ours


@pytest.mark.parametrize("module", [registry, citation, clauses, chapters])
def test_examples_in_docstrings_hold(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]
