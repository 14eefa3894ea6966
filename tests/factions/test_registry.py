"""Entry points of factions that cannot be used, and what is said of them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from woodlaw.cli import main
from woodlaw.factions import UnusableFaction, registry, seating
from woodlaw.factions.base import Faction
from woodlaw.factions.marquise_de_cat import FACTION as MARQUISE
from woodlaw.law.installed import AUDITS_OF_CARDS
from woodlaw.law.installed import FACTIONS as GROUP
from woodlaw.logs import check
from woodlaw.logs.audits import registry as audits_known
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.logs.projection import CannotTell, as_rootlog
from woodlaw.table.decks import deck_named
from woodlaw.table.maps import map_named
from woodlaw.table.pieces import item

Install = Callable[..., None]


class Namesake(Faction):
    """A faction with the letter of another."""

    name = "namesake"
    title = "Namesake"
    letter = MARQUISE.letter
    colour = "#000000"
    setup_order = 100
    chapter = "N"


class HouseCats(Namesake):
    """A faction that stands in for another."""

    name = MARQUISE.name
    title = "House Cats"
    stands_in = True


class ManyMoths(Namesake):
    """A faction with a letter that the notation cannot write."""

    name = "many_moths"
    title = "Many Moths"
    letter = "MM"


NAMESAKE, HOUSE_CATS, MANY_MOTHS = Namesake(), HouseCats(), ManyMoths()
CATS = "woodlaw.factions.marquise_de_cat:FACTION"


@pytest.fixture(autouse=True)
def _nothing_known() -> Iterator[None]:
    """Nobody else is to know what audits a faction among other entry points."""
    audits_known._recorded.cache_clear()
    yield
    audits_known._recorded.cache_clear()


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Let these entry points be the only ones."""

    def install(**targets: str) -> None:
        entries = [EntryPoint(name, target, GROUP) for name, target in targets.items()]
        monkeypatch.setattr(registry, "entries", lambda group: entries)

    return install


@pytest.mark.parametrize(
    ("target", "said"),
    [
        (
            "nowhere.owls:FACTION",
            "nowhere.owls:FACTION cannot be loaded (ModuleNotFoundError: No module named 'nowhere')",
        ),
        ("json:OWLS", "json:OWLS cannot be loaded (AttributeError: module 'json' has no attribute 'OWLS')"),
        ("json:JSONDecoder", "json:JSONDecoder is a type; expected a Faction"),
    ],
)
def test_an_entry_that_gives_no_faction_is_told(install: Install, target: str, said: str) -> None:
    install(owls=target)
    with pytest.raises(UnusableFaction) as raised:
        registry.factions.__wrapped__()
    assert str(raised.value) == f"the entry point owls of woodlaw.factions: {said}"


def test_a_letter_belongs_to_one_faction(install: Install) -> None:
    install(cats="woodlaw.factions.marquise_de_cat:FACTION", more="woodlaw.factions.eyrie_dynasties:FACTION")
    assert list(registry.factions.__wrapped__()) == ["marquise_de_cat", "eyrie_dynasties"]
    install(cats="woodlaw.factions.marquise_de_cat:FACTION", more="tests.factions.test_registry:NAMESAKE")
    with pytest.raises(UnusableFaction, match="another faction has the name namesake or the letter C"):
        registry.factions.__wrapped__()


def test_a_faction_that_says_so_stands_in_for_one_of_its_name(
    install: Install, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mine = "tests.factions.test_registry:HOUSE_CATS"
    install(a_house=mine, cats=CATS, birds="woodlaw.factions.eyrie_dynasties:FACTION")
    known = registry.factions.__wrapped__()
    assert [faction.title for faction in known.values()] == ["Eyrie Dynasties", "House Cats"]
    assert caplog.messages == [f"House Cats of {mine} stands in for Marquise de Cat"]
    monkeypatch.setattr(seating, "factions", lambda: known)
    assert [seating.faction_called(name).title for name in ("marquise_de_cat", "c")] == ["House Cats", "House Cats"]


def test_one_faction_alone_stands_in_for_another(install: Install) -> None:
    mine = "tests.factions.test_registry:HOUSE_CATS"
    install(cats=CATS, house=mine, more=mine)
    with pytest.raises(UnusableFaction, match="another faction has the name marquise_de_cat"):
        registry.factions.__wrapped__()


def test_a_faction_that_does_not_say_so_takes_nobodys_place(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HouseCats, "stands_in", False)
    install(cats=CATS, house="tests.factions.test_registry:HOUSE_CATS")
    with pytest.raises(UnusableFaction, match="another faction has the name marquise_de_cat"):
        registry.factions.__wrapped__()


def test_a_letter_can_be_several(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    install(cats=CATS, moths="tests.factions.test_registry:MANY_MOTHS")
    known = registry.factions.__wrapped__()
    monkeypatch.setattr(seating, "factions", lambda: known)
    assert seating.faction_called("mm") is MANY_MOTHS
    table = seating.table_of(map_named("autumn"), deck_named("standard"), (MARQUISE, MANY_MOTHS), ("fox",) * 12)
    with pytest.raises(CannotTell, match="the notation has no letters for Many Moths, whose own is 'MM'"):
        as_rootlog(table, (), None)


def _package(folder: Path, name: str, head: str) -> None:
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text("raise RuntimeError('imported')\n", encoding="utf-8")
    board = f"factions: {{{name}: {{{head}}}}}\npieces: {{owl: {{category: warrior, count: 9}}}}\n"
    (folder / name / "board.yaml").write_text(board, encoding="utf-8")


def test_who_a_board_tells_of_is_loaded_when_it_is_asked_for(
    install: Install, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _package(tmp_path, "night_owls", 'title: Night Owls, letter: U, colour: "#123456", setup order: 101, chapter: OWL')
    monkeypatch.syspath_prepend(tmp_path)
    install(cats=CATS, night_owls="night_owls:FACTION")
    known = registry.factions.__wrapped__()
    assert known.heads["night_owls"].short_title == "Night Owls"
    assert known.home("night_owls") == "night_owls"
    with pytest.raises(UnusableFaction, match=r"night_owls:FACTION cannot be loaded \(RuntimeError: imported\)"):
        known["night_owls"]


def test_a_board_that_does_not_say_who_a_faction_is_is_told(
    install: Install, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _package(tmp_path, "day_owls", "title: Day Owls")
    monkeypatch.syspath_prepend(tmp_path)
    install(day_owls="day_owls:FACTION")
    with pytest.raises(UnusableFaction) as raised:
        registry.factions.__wrapped__()
    expected = "texts as title, letter, colour and chapter, a number as setup order, and none but what may follow"
    assert str(raised.value) == f"day_owls/board.yaml: factions: 'day_owls': expected {expected}"


def test_the_command_line_says_it_in_one_line(
    install: Install, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    install(owls="nowhere.owls:FACTION")
    monkeypatch.setattr(seating, "factions", registry.factions.__wrapped__)
    assert main(["simulate", "--seats", "C,Y", "--out", str(tmp_path)]) == 2
    monkeypatch.setattr(check, "check_bytes", lambda data, name, plays, witnessed: registry.factions.__wrapped__())
    (tmp_path / "game.rootlog").write_text("Map: Fall\n", encoding="utf-8")
    assert main(["check", str(tmp_path / "game.rootlog")]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 2
    assert all(
        "the entry point owls of woodlaw.factions: nowhere.owls:FACTION cannot be loaded" in line for line in said
    )


def test_what_audits_a_faction_is_loaded_only_where_a_record_is_read() -> None:
    code = (
        "import sys, woodlaw.adjudication.judge; from woodlaw.factions.registry import *\n"
        "from woodlaw.logs.audits.registry import as_recorded\n"
        "clergy, audits = factions()['honeycomb_clergy'], 'woodlaw.logs.audits.honeycomb_clergy.records'\n"
        "before = audits in sys.modules; audited = as_recorded(clergy)\n"
        "print(before, audits in sys.modules, isinstance(audited, type(clergy)), audited.title == clergy.title)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["False", "True", "True", "True"]


def test_what_audits_another_class_is_not_for_a_faction_that_stands_in() -> None:
    assert isinstance(as_recorded(MARQUISE), Recorded)
    recorded = as_recorded(HOUSE_CATS)
    assert isinstance(recorded, HouseCats)
    assert type(recorded).__bases__ == (HouseCats, Recorded)


@pytest.mark.parametrize(
    ("target", "said"),
    [
        (CATS, "is no class that audits; expected one that extends a faction's"),
        ("nowhere.owls:Records", "cannot be loaded (ModuleNotFoundError: No module named 'nowhere')"),
    ],
)
def test_what_cannot_audit_is_told(monkeypatch: pytest.MonkeyPatch, target: str, said: str) -> None:
    monkeypatch.setattr(audits_known, "entries", lambda group: [EntryPoint("many_moths", target, group)])
    with pytest.raises(UnusableFaction) as raised:
        as_recorded(MANY_MOTHS)
    assert str(raised.value) == f"the entry point many_moths of woodlaw.audits: {target} {said}"


def test_what_cannot_audit_cards_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audits_known, "entries_at", lambda *_: [EntryPoint("moths", CATS, AUDITS_OF_CARDS)])
    with pytest.raises(UnusableFaction, match="is no collection of classes that audit effects; expected one"):
        audits_known._audits_of_cards.__wrapped__()


@pytest.mark.parametrize(
    ("kind", "count", "word"), [("torch", 2, "torches"), ("torch", 1, "torch"), ("bag", 3, "bags")]
)
def test_items_have_a_word_for_one_and_for_several(kind: str, count: int, word: str) -> None:
    assert registry.word_for(item(kind), count) == word
