"""Finding questions."""

from __future__ import annotations

from pathlib import Path

import pytest

from woodlaw.asking import CannotAnswer
from woodlaw.asking.questions import Questions
from woodlaw.faq.entries import Entry, Faq, State, chapters_of, entry_named

ENTRIES = [
    Entry("07", "Where do buildings go?", "To their tracks. Café.", ("G.24", "6.5.4.III")),
    Entry("7-a", "May tokens move?", "No.", ("4.2",), awaiting="Vagabond"),
    Entry("hive-in-battle", "When does it come?", "After the hits that buildings take.", ("HCC.2.5", "card.tunnels")),
    Entry("ferry", "Who draws?", "Both.", ("M.3.5", "9.2.9.IIb"), text_only="nothing to play"),
    Entry("old", "Why?", "So.", ("4.2.1",), disputed="we think not"),
]
OURS = Questions((Faq("ours", "", tuple(ENTRIES), Path("ours.yaml")),))


def fitting(**asked: str) -> list[str]:
    wanted = dict.fromkeys(("clause", "card", "faction", "state", "words")) | asked
    return [entry.id for entry in OURS.fitting(**wanted)]


@pytest.mark.parametrize(
    ("text", "tag"),
    [
        ("07", "faq.07"),
        ("7", "faq.07"),
        ("FAQ-07", "faq.07"),
        ("@faq.07", "faq.07"),
        ("faq 7", "faq.07"),
        ("FAQ7", "faq.07"),
        (" Hive in battle", "faq.hive-in-battle"),
        ("faq.hive_in_battle", "faq.hive-in-battle"),
        ("7-A", "faq.7-a"),
    ],
)
def test_an_entry_is_found_in_any_usual_spelling(text: str, tag: str) -> None:
    assert entry_named(ENTRIES, text).tag == tag


@pytest.mark.parametrize(("text", "nearest"), [("hive-at-battle", ("faq.hive-in-battle",)), ("\x1b" * 999, ())])
def test_an_unknown_entry_names_the_nearest(text: str, nearest: tuple[str, ...]) -> None:
    with pytest.raises(CannotAnswer) as raised:
        entry_named(ENTRIES, text)
    assert raised.value.problems[0].options == nearest


@pytest.mark.parametrize(
    ("clause", "ids"),
    [
        ("4.2", ["7-a", "old"]),
        ("4.2.1", ["old"]),
        ("6.5", ["07"]),
        ("G", ["07"]),
        ("9.2.9.II", ["ferry"]),
        ("9.2.9.I", []),
        ("card.tunnels", ["hive-in-battle"]),
        ("2.5", []),
    ],
)
def test_a_clause_finds_what_cites_it_or_what_is_below_it(clause: str, ids: list[str]) -> None:
    assert (fitting(card=clause) if clause.startswith("card") else fitting(clause=clause)) == ids


def test_a_faction_finds_what_cites_its_chapter() -> None:
    assert chapters_of(ENTRIES[3]) == ("M", "9")
    for name in ("Clergy", "honeycomb_clergy", "hcc"):
        assert fitting(faction=name) == ["hive-in-battle"]
    assert fitting(faction="") == []


def test_the_state_is_told_with_what_is_behind_it() -> None:
    assert [(entry.state, entry.why) for entry in ENTRIES] == [
        (State.EXECUTED, ""),
        (State.AWAITING, "Vagabond"),
        (State.EXECUTED, ""),
        (State.TEXT_ONLY, "nothing to play"),
        (State.DISPUTED, "we think not"),
    ]
    assert fitting(state="disputed") == ["old"]
    assert fitting(state="text only", clause="M") == ["ferry"]
