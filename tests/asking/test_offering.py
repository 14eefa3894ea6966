"""What a table can be laid with, as lists; and what is asked first as it lies."""

from __future__ import annotations

import pytest

from woodlaw import asking

BIRDS = "seats: Eyrie, Knaves, Reavers\nturn: Eyrie, daylight\n9: 1 Eyrie roost\nEyrie recruit: Sword"


def _blanks(told: str) -> dict[tuple[str, ...], asking.Blank]:
    return {each.keys: each for each in asking.offers(asking.lay(told)).blanks}


INVASION = "turn: Legion daylight attack\n1: 3 Legion warriors, 2 cats\nLegion campaign: Anvil"
BANK = "turn: cats birdsong; cats in play: Better Burrow Bank"
SEATS = ("Marquise, Clergy, Legion, Diaspora", "Eyrie, Knaves, Reavers", "Vagabond, Automated Alliance, Marquise")
CAN_BE_TOO_MANY = ("torch", "club", "actions left", "enclave")
"""Of these there are none at some tables, or as many as there can be lie somewhere already."""


@pytest.mark.parametrize("map_", asking.what_there_is().maps)
@pytest.mark.parametrize("seats", SEATS)
def test_whatever_is_offered_can_be_said(map_: str, seats: str) -> None:
    table = asking.lay(f"map: {map_}\nseats: {seats}\nturn: {seats.partition(',')[0]}, daylight")
    refused = []
    for blank in asking.offers(table).blanks:
        for name in [name for group in blank.offers for name in (group.names[0], group.names[-1])] or ["1"]:
            try:
                told = asking.note(table, blank.keys, [name] if blank.sort == "list" else name)
            except asking.CannotAnswer as error:
                refused.append(str(error))
            else:
                assert asking.see(told).position
    assert [each for each in refused if not any(known in each for known in CAN_BE_TOO_MANY)] == []


def test_pieces_are_offered_by_owner_and_lie_where_they_are_put() -> None:
    table = asking.lay("map: Mountain\nseats: Marquise, Clergy")
    groups = asking.offers(table).pieces
    assert [group.title for group in groups] == ["Marquise de Cat", "Honeycomb Clergy", "Nobody's"]
    assert groups[2].names == ("ruin", "tower")
    for name in groups[0].names + groups[1].names:
        assert (name, 1) in asking.see(asking.put(table, "clearing 8", name, 1)).lying["clearing 8"]


def test_a_box_offers_what_it_takes_alone() -> None:
    blanks = _blanks(BIRDS)
    assert [group.title for group in blanks["Eyrie", "board", "recruit"].offers][:3] == ["Its own", "Not known", "Bird"]
    assert blanks["Eyrie", "board", "cards"].offers == (
        asking.Group("Its own", ("builder", "charismatic", "commander", "despot")),
    )
    assert {name for group in blanks["Reavers", "board", "caches"].offers for name in group.names} == {
        "Reavers provisions", "Reavers depot", "Reavers reserve", "Reavers loot",
    }  # fmt: skip
    assert "exhausted hammer" in blanks["Knaves", "board", "stash"].offers[1].names
    assert ("Knaves", "crafted items") not in blanks


def test_what_boards_and_turns_say_is_offered_with_its_words() -> None:
    blanks = _blanks(BIRDS)
    captain = blanks["Knaves", "facts", "captain, thief"]
    assert (captain.sort, captain.offers[0].names, captain.rare) == ("word", ("face up", "acting", "face down"), True)
    assert blanks["this turn", "actions left"].sort == "number"
    assert blanks["this turn", "activated, Eyrie, clearing 9"].place == "clearing 9"
    assert ("this turn", "recruited") not in blanks  # The Marquise does not sit there.
    penitent = _blanks("seats: Clergy, Marquise")["Clergy", "Marquise"]
    assert (penitent.usual, penitent.rare) == ("heretic", False)
    assert ("places", "under the ruin in clearing 6") in _blanks("seats: Vagabond, Marquise")


def test_a_clearing_takes_another_suit() -> None:
    seen = asking.see(asking.with_suit(asking.lay("map: Winter\nseats: cats, bees"), "clearing 3", "fox"))
    assert seen.entries["suits"][2] == "fox"
    with pytest.raises(asking.CannotAnswer, match="a clearing was expected"):
        asking.with_suit(asking.lay("seats: cats, bees"), "forest 1-2-5-10", "fox")


def test_flags_are_noted_as_they_are_offered() -> None:
    table = asking.note(asking.lay("seats: Knaves, cats\nturn: Knaves, daylight"), ["this turn", "filched"], "yes")
    assert asking.see(table).entries["this turn"] == {"filched": True}


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        (BIRDS, [("recruit card", 1), ("clearing to recruit in", 1)]),
        (INVASION, [("battle", 1)]),
        (BANK, [("what comes next", 1), ("use Better Burrow Bank", 2)]),
        ("turn: cats daylight, act; 5: 2 cats", []),
        ("turn: cats", []),
        ("seats: Automated Alliance, cats\nturn: Automated Alliance, birdsong", []),
    ],
)
def test_what_is_asked_first_is_told_though_it_leaves_no_choice(told: str, asked: list[tuple[str, int]]) -> None:
    table = asking.lay(told)
    found = asking.asked_first(table)
    assert [(each.question, len(each.options)) for each in found] == asked
    for each in found:
        assert asking.rule(table, [{each.question: each.options[0]}]).verdict == "legal"
