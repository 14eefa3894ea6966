"""Pictures of a part of a map: small, with what changed marked."""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from tests.view.test_board_as_svg import CAT, CATS, SAWMILL, SVG, drawn, texts

from woodlaw.table.maps import STANDARD_MAPS
from woodlaw.table.places import Place, clearing, forest, path
from woodlaw.view.cutout import BEFORE, Cutout

if TYPE_CHECKING:
    from tests.view.conftest import Position
    from tests.view.test_board_as_svg import Make


def cutout(state: Position, *places: Place, before: Position | None = None) -> Cutout:
    return Cutout(state, places, colours={}, names={CATS: "Marquise de Cat"}, before=before)


def test_one_clearing_is_small_and_named_by_its_number(bare: Make) -> None:
    state = bare("autumn")
    state.pieces[clearing(5)] = {CAT: 2}
    picture = cutout(state, clearing(5))
    root = drawn(picture.document())
    assert picture.size[0] <= 260
    assert picture.size[1] <= 220
    assert (root.attrib["width"], root.attrib["height"]) == tuple(map(str, picture.size))
    assert root.findtext(f"{SVG}title") == "Autumn map: clearing 5"
    assert "5" in texts(root)
    assert "Marquise de Cat" in texts(root)


def test_what_came_and_what_went_is_marked_by_sign_and_number(bare: Make) -> None:
    before, after = bare("autumn"), bare("autumn")
    before.pieces[clearing(5)] = {CAT: 3, SAWMILL: 1}
    after.pieces[clearing(5)] = {CAT: 1}
    after.pieces[clearing(1)] = {CAT: 2}
    shown = drawn(cutout(after, clearing(5), clearing(1), before=before).document())
    assert {"−2", "−1", "+2"} <= set(texts(shown))
    assert not {"−2", "−1", "+2"} & set(texts(drawn(cutout(after, clearing(5), clearing(1)).document())))


def test_a_building_that_went_leaves_an_open_slot(bare: Make) -> None:
    before, after = bare("autumn"), bare("autumn")
    before.pieces[clearing(5)] = {SAWMILL: 1}
    slots = before.map.clearings[4].slots
    assert _open_slots(cutout(before, clearing(5))) == slots - 1
    assert _open_slots(cutout(after, clearing(5), before=before)) == slots


def _open_slots(picture: Cutout) -> int:
    """Return how many open slots a picture shows of how it is now, and not beside that, of how it was before."""
    document = picture.document().partition("<view")[0]
    dashed = re.search(r'<g id="(\w+)"><rect [^>]*stroke-dasharray="4 3"', document)
    return document.count(f'"#{dashed[1]}"') if dashed else document.count('stroke-dasharray="4 3"')


def test_one_document_shows_how_it_was_before_too(bare: Make) -> None:
    before, after = bare("autumn"), bare("autumn")
    before.pieces[clearing(5)] = {CAT: 37}
    before.suits = (*before.suits[:5], "mouse", *before.suits[6:])
    after.pieces[clearing(5)] = {CAT: 36}
    picture = cutout(after, clearing(5), before=before)
    (view,) = drawn(picture.document()).iter(f"{SVG}view")
    assert view.attrib["id"] == BEFORE
    assert view.attrib["viewBox"].split()[2:] == list(map(str, picture.size))
    now, then = picture.document().split("<view")
    assert (">36<" in now, ">36<" in then) == (True, False)
    assert ">37<" in then
    assert "<view" not in cutout(after, clearing(5)).document()


@pytest.mark.parametrize("map_id", STANDARD_MAPS)
def test_no_two_plates_meet_wherever_they_lie(crowded: Make, map_id: str) -> None:
    state = crowded(map_id)
    for one, other in combinations(state.map.clearings, 2):
        picture = cutout(state, clearing(one.number), clearing(other.number))
        (first, second), _ = picture._laid
        assert not first.meets(second, 0)


@pytest.mark.parametrize("map_id", STANDARD_MAPS)
def test_whole_maps_can_be_drawn(crowded: Make, map_id: str) -> None:
    state = crowded(map_id)
    picture = cutout(state, *(clearing(site.number) for site in state.map.clearings), *map(forest, state.map.forests))
    assert drawn(picture.document()).tag == f"{SVG}svg"


def test_clearings_beside_are_shown_as_far_as_they_come_into_the_frame(bare: Make) -> None:
    state = bare("autumn")
    shown = texts(drawn(cutout(state, clearing(1), clearing(7)).document()))
    assert {"10", "12"} <= set(shown)
    assert "3" not in shown


def test_forests_and_paths_are_places_too(bare: Make) -> None:
    state = bare("autumn")
    touches = state.map.forests[0]
    state.pieces[forest(touches)] = {CAT: 1}
    shown = texts(drawn(cutout(state, forest(touches), path(1, 5)).document()))
    assert " ".join(map(str, touches)) in shown


def test_places_that_the_map_has_not_are_left_out(bare: Make) -> None:
    state = bare("autumn")
    picture = cutout(state, clearing(5), forest((40, 41)), path(1, 60))
    assert picture.places == [clearing(5)]


def test_closed_paths_bear_their_markers(bare: Make) -> None:
    state = bare("mountain")
    assert "stroke-dasharray" in cutout(state, clearing(2), clearing(5)).document()


def test_what_is_drawn_often_is_written_once(bare: Make) -> None:
    state = bare("autumn")
    state.pieces[clearing(1)] = {CAT: 1}
    state.pieces[clearing(5)] = {CAT: 1}
    document = cutout(state, clearing(1), clearing(5)).document()
    lines = re.findall(r' (?:d|points)="([^"]{60,})"', document)
    assert len(lines) == len(set(lines))
    assert set(re.findall(r'href="#(\w+)"', document)) == set(re.findall(r' id="(\w+)"', document))


def test_the_same_state_gives_the_same_picture(crowded: Make) -> None:
    state = crowded("lake")
    assert cutout(state, clearing(1), clearing(2)).document() == cutout(state, clearing(1), clearing(2)).document()


def test_hostile_names_are_only_text(bare: Make) -> None:
    state = bare("autumn")
    state.pieces[clearing(5)] = {CAT: 1}
    picture = Cutout(state, [clearing(5)], colours={CATS: 'red" onload="x'}, names={CATS: "</title><script>"})
    assert "<script>" not in picture.document()
    assert "onload" not in picture.document()
