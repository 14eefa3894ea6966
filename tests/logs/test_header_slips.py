"""A slip in a header is one finding with one mend, however many findings it makes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.clean_games import text_of, wanted
from tests.installing import map_installed

from woodlaw import table
from woodlaw.logs.check import check_text, with_causes
from woodlaw.logs.findings import Finding, Likely
from woodlaw.logs.mending.edits import edited
from woodlaw.logs.reports import Wishes
from woodlaw.logs.reports.causes import listed
from woodlaw.logs.rootlog.reader import read

ENOUGH = 12
"""How many turns show which map was meant; what is found in all others is explained at length, and shows no more."""


def with_suits() -> list[int]:
    """Return the numbers of some games whose record tells the suits of its clearings."""
    return [number for number in range(1, 40) if wanted(number).map_name != "autumn"][:3]


def begun(text: str, turns: int) -> str:
    """Return a game up to the end of so many turns."""
    return "\n".join(text.split("\n")[: read(text).turns[turns].line - 1]) + "\n"


def judged(text: str) -> list[Finding]:
    report = with_causes(text.encode(), check_text(text))
    return [finding for finding in report.findings if finding.judges]


def swapped(text: str) -> str:
    """Return a game in whose header the suits of its first fox and its first mouse clearing are mixed up."""
    fox, mouse = (re.search(rf"\b{suit}([0-9]+)\b", text.split("Clearings:")[1].split("\n")[0]) for suit in "FM")
    assert fox is not None and mouse is not None  # noqa: PT018
    line = next(line for line in text.split("\n") if line.startswith("Clearings:"))
    changed = line.replace(f"{fox[0]},", f"M{fox[1]},").replace(f"{mouse[0]},", f"F{mouse[1]},")
    return text.replace(line, changed)


def with_one_suit_wrong(text: str) -> str:
    """Return a game in whose header a rabbit clearing that is not the last is told as a fox clearing."""
    line = next(line for line in text.split("\n") if line.startswith("Clearings:"))
    return text.replace(line, re.sub(r"R([0-9]+),", r"F\1,", line, count=1))


@pytest.mark.parametrize("game", with_suits())
@pytest.mark.parametrize("slip", [with_one_suit_wrong, swapped])
def test_a_wrong_suit_is_one_finding_with_one_mend(game: int, slip) -> None:  # type: ignore[no-untyped-def]
    text = text_of(game)
    wrong = slip(text)
    assert wrong != text
    if len([finding for finding in check_text(wrong).findings if finding.judges]) < 4:
        pytest.skip("the suit makes too few findings to be held against the header")
    [told] = judged(wrong)
    assert (told.clause, told.cause.likely) == ("A.1", Likely.SLIP)
    assert edited(wrong, told.cause.mend) == text


def test_suits_that_are_uneven_and_one_offence_more_are_one_finding() -> None:
    text = text_of("a_suit_of_another_clearing")
    wrong = text.replace(" F8,", " M8,")
    assert len([finding for finding in check_text(wrong).findings if finding.judges]) == 2
    [told] = judged(wrong)
    assert (told.clause, told.cause.likely, told.cause.certain) == ("A.1", Likely.SLIP, False)
    assert edited(wrong, told.cause.mend) == text


def test_a_wrong_map_is_one_finding_with_one_mend() -> None:
    text = begun(text_of(next(number for number in range(1, 60) if wanted(number).map_name == "winter")), ENOUGH)
    wrong = text.replace("Map: Winter", "Map: Lake")
    report = with_causes(wrong.encode(), check_text(wrong))
    [told] = (finding for finding in report.findings if finding.judges)
    assert edited(wrong, told.cause.mend) == text
    assert next(lines for _, lines in listed(report, Wishes(lambda _: None)))


@pytest.mark.parametrize("game", [4, 24])
def test_a_wrong_deck_is_one_finding_with_one_mend(game: int) -> None:
    """In the one most of its cards are known to lack before long, in the other few cards are named at all."""
    text = text_of(game)
    wrong = re.sub(
        "^Deck: .*$", lambda deck: "Deck: E&P" if "Standard" in deck[0] else "Deck: Standard", text, flags=re.M
    )
    [told] = judged(wrong)
    assert edited(wrong, told.cause.mend) == text


def test_a_wrong_map_shows_in_setups_alone() -> None:
    text = begun(text_of(11), ENOUGH)
    wrong = text.replace("Map: Mountain", "Map: Winter")
    [told] = judged(wrong)
    assert edited(wrong, told.cause.mend) == text


@pytest.mark.parametrize("game", [2, 9])
def test_a_map_without_the_forests_that_are_named_is_one_finding_with_one_mend(game: int) -> None:
    """Nothing else is judged of such a game."""
    text = text_of(game)
    wrong = re.sub("^Map: .*$", "Map: Fall" if game == 2 else "Map: Lake", text, count=1, flags=re.M)
    [told] = judged(wrong)
    assert edited(wrong, told.cause.mend) == text


@pytest.mark.parametrize("written", ["Winter", "Lake", "Mountain"])
def test_a_wrong_map_that_prints_no_suits_is_one_finding_with_one_mend(written: str) -> None:
    """The game was played on the one that prints them, so that its header tells none: nothing is judged as written."""
    text = text_of(4)
    wrong = text.replace("Map: Fall", f"Map: {written}")
    assert not [finding for finding in check_text(wrong).findings if finding.judges]
    [told] = judged(wrong)
    assert (told.clause, told.expected, told.cause.certain) == ("A.1", "Map: Fall", True)
    assert edited(wrong, told.cause.mend) == text


@pytest.mark.parametrize("game", [21, 39])
def test_a_map_whose_suits_were_only_left_out_is_no_slip(game: int) -> None:
    text = text_of(game)
    assert "\nClearings: " in text
    assert judged(re.sub("^Clearings: .*\n", "", text, flags=re.M)) == []


def test_a_game_of_few_turns_does_not_show_its_map() -> None:
    text = text_of(4).replace("Map: Fall", "Map: Lake")
    assert judged(begun(text, 6)) == []


def test_a_forest_of_another_map_counts_each_time_that_it_is_named() -> None:
    """It is told once, as it is a habit of writing."""
    text = text_of(33)
    wrong = text.replace("Map: Winter", "Map: Lake")
    [_] = (finding for finding in check_text(wrong).findings if "has no forest" in finding.message)
    [told] = judged(wrong)
    assert edited(wrong, told.cause.mend) == text


def test_maps_that_explain_a_game_alike_are_all_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    winter = (Path(table.__file__).parent / "data" / "map_winter.yaml").read_text("utf-8")
    text = text_of(21).replace("Map: Winter", "Map: Lake")
    with map_installed("frost", winter.replace("title: Winter", "title: Frost"), tmp_path, monkeypatch):
        [told] = judged(text)
    assert (told.expected, told.cause.mend) == ("Map: Winter or Map: Frost", ())


def test_a_wrong_letter_of_a_seat_is_one_finding_with_one_mend() -> None:
    text = text_of(1)
    letter = next(line[0] for line in text.split("\n") if re.match(r"[A-Z]: ", line))
    free = next(other for other in "CEALODPHKYJ" if not re.search(rf"^{other}:", text, re.MULTILINE))
    wrong = re.sub(rf"^{letter}: ", f"{free}: ", text, count=1, flags=re.MULTILINE)
    [told] = judged(wrong)
    assert told.clause == "5.1.1"
    assert edited(wrong, told.cause.mend) == text


@pytest.mark.parametrize("game", with_suits())
def test_nothing_is_said_of_headers_that_fit(game: int) -> None:
    assert judged(text_of(game)) == []
