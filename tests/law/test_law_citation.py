"""Citations: every spelling people use, and nothing that is none."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from woodlaw.law.citation import parse_citation
from woodlaw.law.registry import Law, UnknownClause, law


@pytest.mark.parametrize(
    ("citation", "clause_id"),
    [
        ("HCC.2.6.IV", "HCC.2.6.IV"),
        ("hcc 2.6.iv", "HCC.2.6.IV"),
        ("HCC 2.6 IV", "HCC.2.6.IV"),
        ("HCC2.6.4", "HCC.2.6.IV"),
        ("@HCC.2.6.IV", "HCC.2.6.IV"),
        ("(HCC.5.2.III - Craft)", "HCC.5.2.III"),
        ("HCC.2.6.Ⅳ", "HCC.2.6.IV"),
        ("hcc.2.6.ⅳ.", "HCC.2.6.IV"),
        ("16.2.2.Ia", "16.2.2.Ia"),
        ("16.2.2.1.1", "16.2.2.Ia"),
        ("16.2.2.I.a", "16.2.2.Ia"),
        ("16.2.2 ia", "16.2.2.Ia"),
        ("16.2.2.1a", "16.2.2.Ia"),
        ("18.5.1.IVg", "18.5.1.IVg"),
        ("LR.2.2.IIa", "LR.2.2.IIa"),
        ("RB.6.2.3", "RB.6.2.3"),
        ("rb 6.2.3", "RB.6.2.3"),
        ("RB 6.2.1 II", "RB.6.2.1.II"),
        ("rule:4.3.1.1", "4.3.1.I"),
        ("`rule:2.2`", "2.2"),
        ("rule 4.3.1.2", "4.3.1.II"),
        ("faction:duchy$12.2.2", "12.2.2"),
        ("§4.3.1", "4.3.1"),
        ("§ 4.3.1.", "4.3.1"),
        ("Law 9.2.9.3.1", "9.2.9.IIIa"),
        ("the Law 9.2.9 III a", "9.2.9.IIIa"),
        ("clause 9.2.9.IIIA", "9.2.9.IIIa"),
        ("12.5.2.ix", "12.5.2.IX"),
        ("12.5.2.9", "12.5.2.IX"),
        ("4\u00a03\u20076", "4.3.6"),
        ("4.\u200b3", "4.3"),
        ("４．３．６", "4.3.6"),
        ("  4.3.6  ", "4.3.6"),
        ("9.", "9"),
        ("g 28", "G.28"),
        ("16", "16"),
        ("18.2.4", "18.2.4"),
        ("17.6.1.Ic", "17.6.1.Ic"),
    ],
)
def test_usual_spellings(citation: str, clause_id: str) -> None:
    assert parse_citation(citation) == clause_id


@pytest.mark.parametrize(
    ("citation", "clause_id"),
    [
        ("rule:19.8.3.2", "A.8.3.II"),
        ("20.1.2", "C.1.2"),
        ("rule:21.20", "G.20"),
        ("rule:22.", "H"),
        ("23.4.1", "K.4.1"),
        ("24.1.1", "L.1.1"),
        ("rule:25.3.4", "M.3.4"),
        ("26.12.2", "V.12.2"),
    ],
)
def test_old_numbers_of_lettered_chapters(citation: str, clause_id: str) -> None:
    assert parse_citation(citation) == clause_id


def test_an_old_number_gives_way_to_a_chapter_that_bears_it(tmp_path: Path) -> None:
    for chapter in ("21", "g"):
        (tmp_path / f"{chapter}.yaml").write_text(
            f"chapter: {chapter.upper()}\ntitle: T\ndocument: D\n"
            f"clauses: [{{id: {chapter.upper()}.1, title: T, kind: rule}}]",
            encoding="utf-8",
        )
    assert parse_citation("21.1", Law(tmp_path)) == "21.1"
    (tmp_path / "21.yaml").unlink()
    assert parse_citation("21.1", Law(tmp_path)) == "G.1"


@pytest.mark.parametrize(
    ("citation", "near"),
    [
        ("4.3.1.III", "4.3.1.II"),
        ("4.3.1.3", "4.3.1.I"),
        ("hcc 2.6.vi", "HCC.2.6.IV"),
        ("HCC", "HCC.1"),
        ("9.2.9.IIIz", "9.2.9.III"),
        ("rule:21.99", "G.9"),
        ("RBB.6.1", "RB.6"),
    ],
)
def test_unknown_clauses_come_with_the_nearest(citation: str, near: str) -> None:
    with pytest.raises(UnknownClause) as unknown:
        parse_citation(citation)
    assert near in unknown.value.nearest
    assert unknown.value.asked == citation


@pytest.mark.parametrize(
    "citation",
    [
        *("", " ", ".", "§", "rule:", "Mercy", "4;3", "4/3", "-4.3", "4.-3", "4.C", "4.c.1", "4.iii", "4.3.1.i.i"),
        *("4.3.1.IIII", "4.3" + ".0" * 200, "9" * 5000, "E.3.7", "27.1", "16.9.9.9", "\x1b[31m", "4.٣x"),
    ],
)
def test_what_is_no_citation(citation: str) -> None:
    with pytest.raises(UnknownClause) as unknown:
        parse_citation(citation)
    assert "\n" not in str(unknown.value)
    assert len(str(unknown.value)) < 120


def test_only_the_chapter_cited_is_read(tmp_path: Path) -> None:
    (tmp_path / "fox.yaml").write_text(
        "chapter: FOX\ntitle: T\ndocument: D\nclauses: [{id: FOX.1, title: T, kind: rule}]", encoding="utf-8"
    )
    (tmp_path / "bad.yaml").write_text("[", encoding="utf-8")
    assert parse_citation("fox 1", Law(tmp_path)) == "FOX.1"
    for unknown in ("fox 2", "owl 1", "?"):
        with pytest.raises(UnknownClause):
            parse_citation(unknown, Law(tmp_path))


def in_numbers(clause_id: str) -> str:
    """Spell the roman and letter levels with digits, as the core text does."""
    romans = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
    head, dot, last = clause_id.rpartition(".")
    numeral, letter = last.rstrip("abcdefgh"), last.lstrip("IVX")
    if not dot or numeral not in romans:
        return clause_id
    return f"{head}.{romans.index(numeral) + 1}" + (f".{'abcdefgh'.index(letter) + 1}" if letter else "")


def test_every_clause_is_found_in_every_spelling() -> None:
    for clause in law():
        spellings = (clause.id, clause.id.lower(), clause.id.replace(".", " "), f"§{clause.id}.", in_numbers(clause.id))
        assert {parse_citation(spelling) for spelling in spellings} == {clause.id}


@given(st.text(max_size=30) | st.from_regex(r"(HCC|9|rule:|4)[ .0-9ivxa-c]{0,12}", fullmatch=True))
def test_any_text_is_a_clause_or_unknown(text: str) -> None:
    try:
        clause_id = parse_citation(text)
    except UnknownClause:
        return
    assert clause_id in law()
