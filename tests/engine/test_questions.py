"""What questions are called: by our own ids, and by what is printed."""

from __future__ import annotations

import pytest

from woodlaw.engine.decisions import Decision, told_option
from woodlaw.engine.questions import is_called, is_use_of_nothing, printed_name, question_title, uses
from woodlaw.table.pieces import Category, piece
from woodlaw.table.places import board, clearing, forest

CATS = "marquise_de_cat"


@pytest.mark.parametrize(
    ("what", "title"),
    [
        ("use card.sappers", "use Sappers"),
        ("use card.league-of-adventurous-mice", "use League of Adventurous Mice"),
        ("use V.5.2", "use Protector"),
        ("use 14.7.1", "use Bitter"),
        ("use K.12.2", "use Jailor"),
        ("use 18.5.1.IVc", "use Skirmish"),
        ("how many fox_flowers", "how many fox flowers"),
    ],
)
def test_a_question_is_called_by_its_id_and_by_what_is_printed(what: str, title: str) -> None:
    assert question_title(what) == title
    for text in (what, title, title.upper(), title.lower(), f" {title.replace(' ', '  ')} "):
        assert is_called(what, text)
    assert not is_called(what, f"{title}s")


def test_a_question_about_something_may_go_by_that_alone() -> None:
    assert is_called("use card.sappers", "sappers")
    assert is_called("card for Field Hospitals", "Field Hospitals")
    assert not is_called("use card.sappers", "use Armorers")


def test_what_is_no_id_has_no_printed_name() -> None:
    assert [printed_name(text) for text in ("march", "card.unheard-of", "ZZ.1.2", "9.99", "")] == [""] * 5
    assert question_title("use card.unheard-of") == "use card.unheard-of"


def test_the_use_of_nothing_is_noticed() -> None:
    known = ("use Sappers", "use card.sappers", "USE SAPPERS", "use Protector", "use v.5.2", "ambush", "Saapers")
    assert [text for text in (*known, "use Saapers", "use card.saapers") if is_use_of_nothing(text)] == [
        "use Saapers",
        "use card.saapers",
    ]
    assert {"use Sappers", "use Jailor"} <= set(uses())


def test_an_option_is_told_with_printed_names() -> None:
    titles = {CATS: "Marquise de Cat"}

    def title(player: str) -> str:
        return titles.get(player, player)

    def told(*option: object) -> str:
        return told_option(option, title, lambda player: title(player).removesuffix(" de Cat"))  # type: ignore[arg-type]

    warrior = piece(CATS, "warrior", Category.WARRIOR)
    assert told(CATS, "card.brutal-tactics") == "Marquise > Brutal Tactics"
    assert told(clearing(5), "fox_flower") == "clearing 5 > fox flower"
    assert told(warrior, forest((4, 9, 12)), board(CATS, "keep")) == (
        "Marquise warrior > the forest 4-9-12 > Marquise de Cat's keep"
    )


def test_a_refusal_has_the_printed_names() -> None:
    decision = Decision("bees", "use card.sappers", ("decline", "use"))
    assert decision.refused(forest((4, 9, 12))).reason == "the forest 4-9-12 is no option for use Sappers"
