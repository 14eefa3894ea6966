"""The board as a picture."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.maps import STANDARD_MAPS, map_named
from woodlaw.table.pieces import Category, item, other_side, piece
from woodlaw.table.places import QUESTS, board, clearing, forest, path
from woodlaw.view.geometry import MAP_HEIGHT, MAP_WIDTH, layout
from woodlaw.view.shapes import PALETTE, colour_or, contrast
from woodlaw.view.svg import draw_svg

if TYPE_CHECKING:
    from tests.view.conftest import Position

    Make = Callable[[str], Position]

CATS, BIRDS, ROVER = "marquise_de_cat", "eyrie_dynasties", "vagabond"
SEATS = (CATS, BIRDS, "woodland_alliance", ROVER, "lizard_cult", "riverfolk_company")
CAT, SAWMILL = piece(CATS, "warrior", Category.WARRIOR), piece(CATS, "sawmill", Category.BUILDING)
PAWN = piece(ROVER, "pawn", Category.PAWN)

SVG = "{http://www.w3.org/2000/svg}"


def drawn(document: str) -> ElementTree.Element:
    return ElementTree.fromstring(document)  # noqa: S314 (our own document)


def tooltips(element: ElementTree.Element) -> list[str]:
    return [title.text or "" for title in element.iter(f"{SVG}title")]


def labelled(root: ElementTree.Element, start: str) -> ElementTree.Element:
    """Return the one group whose tooltip says so, up to its first comma."""
    (found,) = [group for group in root.iter(f"{SVG}g") if group.findtext(f"{SVG}title", "").split(",")[0] == start]
    return found


def texts(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def plates(root: ElementTree.Element) -> dict[int, tuple[float, float, float, float]]:
    """Return left, top, right and bottom of the plate of each clearing."""
    found = {}
    for number in range(1, 13):
        plate = labelled(root, f"clearing {number}")
        x, y = map(float, re.findall(r"[\d.]+", plate.attrib["transform"]))
        _, rect = plate.findall(f"{SVG}rect")
        left, top, width, height = (float(rect.attrib[name]) for name in ("x", "y", "width", "height"))
        found[number] = (x + left, y + top, x + left + width, y + top + height)
    return found


@pytest.mark.parametrize("map_id", STANDARD_MAPS)
def test_every_piece_is_in_its_clearing(crowded: Make, map_id: str) -> None:
    position = crowded(map_id)
    root = drawn(draw_svg(position, colours={}, names={}))
    for site in position.map.clearings:
        plate = labelled(root, f"clearing {site.number}")
        found = tooltips(plate)
        assert found[0] == f"clearing {site.number}, {site.name}, {position.suits[site.number]}"
        for one, count in position.pieces[clearing(site.number)].items():
            owner = f"{one.owner.replace('_', ' ').title()}: " if one.owner else ""
            what = owner + one.kind.replace("_", " ")
            if one.category is Category.BUILDING:
                assert found.count(what) == count
            else:
                assert found.count(what if count == 1 else f"{what} ×{count}") == 1
        assert found.count("open slot") == 0
        assert str(site.number) in texts(plate)
        assert site.name in texts(plate)


@pytest.mark.parametrize("map_id", STANDARD_MAPS)
def test_crowded_plates_neither_overlap_nor_leave_the_map(crowded: Make, map_id: str) -> None:
    boxes = plates(drawn(draw_svg(crowded(map_id), colours={}, names={})))
    for left, top, right, bottom in boxes.values():
        assert left >= 0
        assert top >= 0
        assert right <= MAP_WIDTH
        assert bottom <= MAP_HEIGHT
    for one, other in combinations(boxes.values(), 2):
        apart = one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]
        assert apart, (one, other)


@pytest.mark.parametrize("map_id", STANDARD_MAPS)
def test_forest_labels_lie_off_the_plates(crowded: Make, map_id: str) -> None:
    boxes = plates(drawn(draw_svg(crowded(map_id), colours={}, names={})))
    for glade in layout(map_named(map_id)).forests.values():
        x, y = glade.middle
        assert not any(left < x < right and top < y < bottom for left, top, right, bottom in boxes.values())


@pytest.mark.parametrize("map_id", STANDARD_MAPS)
def test_every_path_and_forest_is_drawn_once(crowded: Make, map_id: str) -> None:
    position = crowded(map_id)
    found = tooltips(drawn(draw_svg(position, colours={}, names={})))
    for one, others in enumerate(position.map.paths):
        for other in others:
            if one < other:
                closed = (one, other) in position.closed_paths
                assert found.count(f"path {one}_{other}") == (not closed)
                assert found.count(f"closed path {one}_{other}") == closed
    for touches in position.map.forests:
        assert found.count("forest " + "_".join(map(str, touches))) == 1


def test_an_opened_path_loses_its_marker(crowded: Make) -> None:
    position = crowded("mountain")
    position.closed_paths -= {(2, 5)}
    found = tooltips(drawn(draw_svg(position, colours={}, names={})))
    assert "path 2_5" in found
    assert "closed path 3_7" in found


def test_water() -> None:
    rivers = {map_id: len(layout(map_named(map_id)).rivers) for map_id in STANDARD_MAPS}
    assert rivers == {"autumn": 1, "winter": 1, "lake": 0, "mountain": 1}
    assert [map_id for map_id in STANDARD_MAPS if layout(map_named(map_id)).lake] == ["lake"]
    river = layout(map_named("autumn")).rivers[0]
    for number in (4, 7, 11, 10, 5):
        assert layout(map_named("autumn")).clearings[number] in river


def test_pieces_between_clearings_are_drawn_even_where_nothing_is_printed(crowded: Make) -> None:
    position = crowded("autumn")
    position.pieces[forest((1, 2, 3))] = {CAT: 7}
    position.pieces[path(1, 8)] = {SAWMILL: 1}
    position.pieces[forest((40, 41))] = {CAT: 8}
    found = tooltips(drawn(draw_svg(position, colours={}, names={})))
    assert "Marquise De Cat: warrior ×7" in found
    assert "Marquise De Cat: warrior ×8" in found
    assert found.count("Highway Bandits: bandit") == 1
    assert found.count("Vagabond: pawn") == 12 + 1


def test_open_slots_and_suits(bare: Make) -> None:
    position = bare("winter")
    position.suits = ("", "frog", "", *("mouse",) * 10)
    root = drawn(draw_svg(position, colours={}, names={}))
    assert tooltips(labelled(root, "clearing 11")).count("open slot") == 3
    assert "G" in texts(labelled(root, "clearing 1"))
    assert "?" in texts(labelled(root, "clearing 2"))
    assert "M" in texts(labelled(root, "clearing 3"))


def test_warriors_bear_their_factions_letter_and_named_ones_their_own(bare: Make) -> None:
    position = bare("autumn")
    position.seats = (ROVER, "second_vagabond", BIRDS, "lord_of_the_hundreds")
    warlord = piece("lord_of_the_hundreds", "warlord", Category.WARRIOR)
    position.pieces[clearing(1)] = {piece("second_vagabond", "pawn", Category.PAWN): 1, PAWN: 1, warlord: 1}
    letters = texts(labelled(drawn(draw_svg(position, colours={}, names={})), "clearing 1"))
    assert {"V", "S", "Wa"} <= set(letters)


def test_the_legend_names_every_faction_with_its_score(crowded: Make) -> None:
    position = crowded("autumn")
    root = drawn(draw_svg(position, colours={CATS: "#fa0"}, names={CATS: "Cats (Phily)"}, title="turn 3"))
    row = labelled(root, "Cats (Phily)")
    assert texts(row) == ["M", "Cats (Phily)", "crafted items 3", "12"]
    assert row.find(f"{SVG}g/{SVG}path").attrib["fill"] == "#ffaa00"  # type: ignore[union-attr]
    assert texts(labelled(root, "Vagabond"))[-1] == "–"
    assert {"turn 3", "Standard deck", "Autumn map"} <= set(texts(root))
    assert root.findtext(f"{SVG}title") == "Autumn map: turn 3"
    assert "Cats (Phily) 12" in (root.findtext(f"{SVG}desc") or "")


def test_the_legend_counts_what_lies_on_a_board(crowded: Make) -> None:
    root = drawn(draw_svg(crowded("autumn"), colours={}, names={}))
    assert "crafted items 3" in texts(labelled(root, "Marquise De Cat"))


def test_cards_that_lie_face_down_show_their_backs_alone(crowded: Make) -> None:
    root = drawn(draw_svg(crowded("autumn"), colours={}, names={}))
    told = [told for told in tooltips(root) if told.startswith("supporters: ")]
    assert told == ["supporters: an unseen card"] * 4


def test_an_empty_board_for_cards_is_shown_as_empty(bare: Make) -> None:
    root = drawn(draw_svg(bare("autumn"), colours={}, names={}))
    assert texts(root)[-2:] == ["supporters", "–"]


def test_a_crowd_of_factions_still_fits_the_legend(bare: Make) -> None:
    position = bare("mountain")
    position.seats = tuple(f"faction_{number}" for number in range(20))
    root = drawn(draw_svg(position, colours={}, names={}))
    assert max(float(text.attrib["y"]) for text in root.iter(f"{SVG}text")) < MAP_HEIGHT


HOSTILE = (
    '</title><script>alert("1")</script>',
    "\x00\x1b[31m\ufffe",
    "\ud800 & co",
    "'\"><img src=x>",
    "x" * 5000,
    "]]>",
)


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_is_only_ever_text(crowded: Make, text: str) -> None:
    plain = draw_svg(crowded("autumn"), colours={}, names={}, title="turn")
    hostile = draw_svg(
        crowded("autumn"), colours=dict.fromkeys(SEATS, text), names=dict.fromkeys(SEATS, text), title=text
    )
    assert {element.tag for element in drawn(hostile).iter()} == {element.tag for element in drawn(plain).iter()}
    assert len(hostile) < 4 * len(plain)
    hostile.encode("utf-8")


def test_a_name_is_kept_through_escaping(crowded: Make) -> None:
    root = drawn(draw_svg(crowded("autumn"), colours={}, names={CATS: "Tom & <Jerry>"}))
    assert "Tom & <Jerry>" in tooltips(root)


@pytest.mark.parametrize("given", ["red", "", "#12", "#12345g", 'red" onload="x', "url(#a)"])
def test_anything_but_a_hexadecimal_colour_is_replaced(given: str) -> None:
    assert colour_or(given, PALETTE[0]) == PALETTE[0]


@pytest.mark.parametrize(("ground", "ink"), [("#ffffff", "#2b2620"), ("#000000", "#fff")])
def test_letters_stand_out_from_what_they_stand_on(ground: str, ink: str) -> None:
    assert contrast(ground) == ink


def test_absurd_counts_neither_hang_nor_spread(bare: Make) -> None:
    position = bare("autumn")
    position.pieces[clearing(1)] = {SAWMILL: 999_999_999, CAT: 999_999_999}
    root = drawn(draw_svg(position, colours={}, names={}))
    assert texts(labelled(root, "clearing 1")).count("999+") == 2


@pytest.mark.parametrize("map_id", STANDARD_MAPS)
def test_the_same_position_is_the_same_picture(crowded: Make, map_id: str) -> None:
    position = crowded(map_id)
    first = draw_svg(position, colours={}, names={})
    position.pieces = {place: dict(reversed(there.items())) for place, there in reversed(position.pieces.items())}
    assert draw_svg(position, colours={}, names={}) == first


def test_the_picture_needs_no_other_file(crowded: Make) -> None:
    document = draw_svg(crowded("lake"), colours={}, names={})
    root = drawn(document)
    assert root.attrib["viewBox"].startswith("0 0 ")
    assert document.count("http") == 1
    assert not [element.tag for element in root.iter() if element.tag in (f"{SVG}image", f"{SVG}use", f"{SVG}style")]


def test_cards_on_boards_are_drawn_below_in_the_order_of_the_board(bare: Make) -> None:
    position = bare("autumn")
    (_, _, width, _) = map(float, drawn(draw_svg(position, colours={}, names={})).attrib["viewBox"].split())
    vizier = Card(name="Loyal Vizier", suit="bird", kind=CardKind.OTHER)
    leader = Card(name="despot", kind=CardKind.OTHER)
    position.cards[board(BIRDS, "build")] = [vizier]
    position.cards[board(BIRDS, "recruit")] = [vizier, Card(name="Anvil", suit="fox")]
    position.cards[board(BIRDS, "cards")] = [leader]
    position.cards[board("woodland_alliance", "supporters")] = [UNSEEN]
    root = drawn(draw_svg(position, colours={}, names={}))
    found = [told for told in tooltips(root) if ": " in told and "(" in told]
    assert found == ["recruit: Loyal Vizier (bird)", "recruit: Anvil (fox)", "build: Loyal Vizier (bird)"]
    drawn_below = texts(root)[texts(root).index("LV: Loyal Vizier") - 1 :]
    assert drawn_below[:11] == [
        *("Eyrie Dynasties", "LV: Loyal Vizier", "recruit", "LV", "F", "move", "–", "battle", "–", "build", "LV"),
    ]
    assert drawn_below[11:] == ["leader", "despot", "Woodland Alliance", "supporters"]
    (_, _, wide, high) = map(float, root.attrib["viewBox"].split())
    assert wide == width
    assert high > MAP_HEIGHT


def test_items_quests_and_relationships_are_told_below(bare: Make) -> None:
    position = bare("autumn")
    position.pieces[board(ROVER, "satchel")] = {item("boot"): 2, other_side(item("torch")): 1}
    position.pieces[board(ROVER, "damaged")] = {other_side(item("sword")): 1}
    position.cards[board(ROVER, "cards")] = [Card(name="thief", kind=CardKind.OTHER)]
    position.cards[QUESTS] = [Card(name="Escort", suit="mouse", kind=CardKind.OTHER)]
    position.facts[ROVER, CATS] = "hostile"
    position.facts[ROVER, "coalition with"] = BIRDS
    found = texts(drawn(draw_svg(position, colours={}, names={})))
    below = found[found.index("cards") - 1 :]
    assert below == [
        *("Vagabond", "cards", "thief", "damaged", "exhausted sword", "satchel", "boot ×2, exhausted torch"),
        *("", "of others", "Marquise De Cat hostile, coalition with Eyrie Dynasties"),
        *("Beside the map", "quests", "M", "Escort"),
    ]


def test_supporters_are_told_to_nobody(bare: Make) -> None:
    position = bare("autumn")
    position.cards[board("woodland_alliance", "supporters")] = [Card(name="Anvil", suit="fox")]
    assert "F" not in texts(drawn(draw_svg(position, colours={}, names={})))[-5:]


def test_boards_with_many_cards_take_several_lines(bare: Make) -> None:
    position = bare("autumn")
    anvil = Card(name="Anvil", suit="fox")
    for column in ("recruit", "move", "battle", "build"):
        position.cards[board(BIRDS, column)] = [anvil] * 15
    root = drawn(draw_svg(position, colours={}, names={}))
    assert texts(root).count("+3") == 4
    assert texts(root).count("recruit") == 1
    heights = [text.attrib["y"] for text in root.iter(f"{SVG}text") if text.text in ("recruit", "build")]
    assert len(set(heights)) == 2
