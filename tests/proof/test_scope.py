"""Which functions are measured."""

from woodlaw.law.implements import implementations
from woodlaw.proof.clauses import chapter_of
from woodlaw.proof.scope import in_scope


def test_measured_are_engine_cards_and_the_factions_of_the_chapters() -> None:
    found = in_scope(["4", "6", "HCC", "card"])
    packages = {".".join(each.module.split(".")[1:3]) for each in found if "factions" in each.module}
    assert packages == {"factions.marquise_de_cat", "factions.honeycomb_clergy"}
    assert {each.module.split(".")[1] for each in found} == {"engine", "cards", "factions"}
    assert all({"4", "6", "HCC", "card"} & set(map(chapter_of, each.ids)) for each in found)


def test_without_its_chapter_a_faction_is_left_out_whatever_else_it_implements() -> None:
    assert [each.module for each in in_scope(["4"]) if "factions" in each.module] == []


def test_a_faction_may_have_several_chapters() -> None:
    found = in_scope(["V"])
    assert {each.module.split(".")[2] for each in found} == {"vagabond"}
    assert all("V" in map(chapter_of, each.ids) for each in found)


def test_only_functions_of_the_clauses_asked_for_are_measured() -> None:
    found = in_scope(["4"], ["4.2.1"])
    assert found
    assert all("4.2.1" in each.ids for each in found)


def test_what_audits_records_is_left_out() -> None:
    found = in_scope(["4", "6", "HCC"])
    audits = [each for each in implementations() if each.audit]
    assert audits
    assert not set(found) & set(audits)
