"""What an editor offers to write next."""

from __future__ import annotations

import pytest

from woodlaw.editor.completion import completions

TABLE = "Map: Fall\nDeck: E&P\nPool: CE\nC: Ann\nE: Bo\n\n"


def offered(before: str, text: str = TABLE) -> dict[str, str]:
    return {each.text: each.meaning for each in completions(text, before)}


def test_a_line_begins_with_a_letter_at_the_table_or_a_header() -> None:
    found = offered("")
    assert found["C:"] == "Marquise de Cat"
    assert found["Map:"] == "header"
    assert "A:" not in found
    assert "A:" in offered("", "Map: Fall\n")


@pytest.mark.parametrize(
    ("before", "text", "meaning"),
    [
        ("Map: W", "Winter", "the Winter map"),
        ("deck: e", "E&P", "the Exiles and Partisans deck"),
        ("C:w->1", "12", "Autumn, fox clearing"),
        ("C:w->1+", "2", "Autumn, mouse clearing"),
        ("C:XE", "5", "Autumn, rabbit clearing"),
        ("C:X", "E", "Eyrie Dynasties"),
        ("C:w->1/Z", "%h", "an item: hammer"),
        ("C:Zsa", "sabo", "Saboteurs"),
        ("C:F#fa", "false", "False Orders"),
        ("C:%", "t", "tea"),
    ],
)
def test_what_can_stand_next(before: str, text: str, meaning: str) -> None:
    assert offered(before)[text] == meaning


def test_what_is_typed_already_is_replaced() -> None:
    assert {each.typed for each in completions(TABLE, "C:Zsab")} == {3}
    assert offered("C:Zsab").keys() == {"sabo"}


def test_cards_are_those_of_the_deck() -> None:
    assert "cob" not in offered("C:Z")
    assert "cob" in offered("C:Z", TABLE.replace("E&P", "Standard"))


@pytest.mark.parametrize("before", ["C:w", "C:2", "C:w->1 // a note #", "Pool: C"])
def test_where_nothing_is_known_nothing_is_offered(before: str) -> None:
    assert offered(before) == {}
