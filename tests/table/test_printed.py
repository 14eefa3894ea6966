"""The publisher's card library beside our cards. No sentence of the made-up ones is the publisher's."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.law.pin_printed import SHARED, official_cards

from woodlaw.law.files import LawError
from woodlaw.law.printed import Printed, digest, plain
from woodlaw.table import printed
from woodlaw.table.cited import cited_card, cited_cards
from woodlaw.table.printed import OfficialCard, compare_cards, printed_cards, printed_of, read_library

COPIED_RUN = 7
"""So many words in a row, the same as somewhere on a printed card, are a copy."""


@pytest.fixture
def made_up_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have our cards checked against the texts of :func:`library`."""
    read = {key: Printed("1999", digest("Made up.")) for key in printed_cards()}
    monkeypatch.setattr(printed, "printed_cards", lambda: read)


def library(*left_out: str, **texts: str) -> list[OfficialCard]:
    """Return the cards with a text, but for those left out; ``texts`` are those of cards that say something else."""
    cards: list[OfficialCard] = []
    for key in printed_cards():
        card_id, suit = key.split()
        if card_id not in left_out:
            text = texts.get(card_id.replace("-", "_"), "Made up.")
            cards.append(OfficialCard(cited_card(f"card.{card_id}").name, text, suit.title(), "", len(cards) + 1))
    return cards


def test_every_card_that_says_something_was_checked() -> None:
    said = {f"{card.id} {card.suit}" for cited in cited_cards().values() for card in cited.cards if not card.item}
    assert said == set(printed_cards())
    anvil = cited_card("card.anvil").cards[0]
    assert printed_of(anvil) is None


@pytest.mark.usefixtures("made_up_texts")
def test_a_card_that_says_something_else_is_reworded_and_one_not_there_is_gone() -> None:
    assert compare_cards(library()).differences == 0
    comparison = compare_cards(library("tunnels", tax_collector="Something else.", ambush=" made *up*."))
    assert [cited.id for cited in comparison.gone] == ["card.tunnels"]
    assert [cited.id for cited, _ in comparison.reworded] == ["card.tax-collector"]
    assert comparison.differences == 2
    assert len(comparison.same) == len(compare_cards(library()).same) - 2


@pytest.mark.usefixtures("made_up_texts")
def test_one_suit_of_a_card_can_differ_or_be_gone() -> None:
    cards = library()
    [fox] = [card for card in cards if (card.name, card.suit) == ("Dominance", "Fox")]
    cards.remove(fox)
    assert [cited.id for cited in compare_cards(cards).gone] == ["card.dominance"]
    cards.append(OfficialCard("Dominance", "New.", "Fox", "", 99))
    assert [(cited.id, line) for cited, line in compare_cards(cards).reworded] == [("card.dominance", 99)]


@pytest.mark.usefixtures("made_up_texts")
@pytest.mark.parametrize(
    ("deck", "reworded"),
    [("", True), ("Standard Deck", True), ("Standard", True), ("Exiles and Partisans Deck", False), ("Squires", False)],
)
def test_a_card_of_another_deck_is_another_card(deck: str, reworded: bool) -> None:
    other = OfficialCard("Tax Collector", "New.", "fox", deck, 1)
    comparison = compare_cards([*library(), other])
    assert bool(comparison.reworded) is reworded
    assert comparison.gone == ()


def written(folder: Path, content: str) -> Path:
    path = folder / "cards.json"
    path.write_text(content, encoding="utf-8")
    return path


def test_a_library_is_a_list_or_holds_one(tmp_path: Path) -> None:
    cards = [{"name": "Tunnels", "text": "Dig.", "suit": "Rabbit", "deck": "E", "more": {"left": ["unread"]}}]
    told = OfficialCard("Tunnels", "Dig.", "Rabbit", "E", 1)
    assert read_library(written(tmp_path, json.dumps(cards))) == (told,)
    assert read_library(written(tmp_path, json.dumps({"about": "x", "cards": cards}))) == (told,)
    assert read_library(written(tmp_path, "- name: Tunnels\n")) == (OfficialCard("Tunnels", "", "", "", 1),)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", "cards.json: expected a list of cards"),
        ("[]", "cards.json: expected a list of cards"),
        ("{}", "cards.json: expected a list of cards"),
        ('{"cards": "x"}', "cards.json: expected a list of cards"),
        ("- 1", "cards.json:1: expected a card with a name and a text"),
        ("- text: x", "cards.json:1: expected a card with a name"),
        ("- name: [x]", "cards.json:1: expected name to be some text"),
        ("- {name: x, text: {a: b}}", "cards.json:1: expected text to be some text"),
        ("[" * 5000, "cards.json"),
        ("- &a [*a]", "cards.json:1: expected no aliases"),
    ],
)
def test_a_library_of_another_shape_is_refused_in_one_line(tmp_path: Path, content: str, problem: str) -> None:
    with pytest.raises(LawError) as caught:
        read_library(written(tmp_path, content))
    [said] = caught.value.problems
    assert said.startswith(problem)
    assert "\n" not in said


def test_the_printed_cards_at_hand_are_those_that_were_read() -> None:
    texts = _at_hand()
    other = [key for key, read in printed_cards().items() if key not in texts or digest(texts[key]) != read.digest]
    assert other == [], "read them again beside our words, readings and scenarios; then run tests.law.pin_printed"


def test_no_sentence_is_copied() -> None:
    copied = {run for text in _at_hand().values() for run in _runs(text)}
    assert len(copied) > 300
    told = [
        f"{cited}: {' '.join(run)}"
        for cited in cited_cards().values()
        for text in (cited.text, *(said for each in cited.readings for said in (each.on, each.reading, each.reason)))
        for run in _runs(text)
        if run in copied
    ]
    assert told == []


def _at_hand() -> dict[str, str]:
    if not (SHARED / "facts" / "cards.json").is_file():
        pytest.skip("the printed cards are not beside the project")
    return official_cards()


def _runs(text: str) -> Iterator[tuple[str, ...]]:
    words = [word for word in plain(text).split() if word.isalnum()]
    for start in range(len(words) - COPIED_RUN + 1):
        yield tuple(words[start : start + COPIED_RUN])
