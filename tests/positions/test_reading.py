"""Positions written by hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.installing import run_python

from woodlaw.engine.memory import Remembered
from woodlaw.factions.marquise_de_cat import FACTION as MARQUISE
from woodlaw.factions.queenless_legion.abilities import SPOILS
from woodlaw.factions.registry import factions
from woodlaw.gherkin.scene import Scene
from woodlaw.logs.audits.cards.foxes import FORCED
from woodlaw.logs.audits.knaves_of_the_deepwood.turns import UNTAKEN
from woodlaw.logs.audits.woodland_alliance.shown import BESIDE_HAND
from woodlaw.positions.files import read_position_in
from woodlaw.positions.position import NotAPosition, is_position
from woodlaw.positions.reading import position_of, read_position
from woodlaw.positions.writing import write_position
from woodlaw.table.cards import UNSEEN
from woodlaw.table.pieces import RUIN, item
from woodlaw.table.places import (
    AVAILABLE_DOMINANCE,
    DECK,
    DISCARD,
    ITEM_SUPPLY,
    OUT_OF_GAME,
    PLAYED,
    board,
    clearing,
    crafted_items,
    forest,
    hand,
    on_card,
    play_area,
    supply,
)

from .conftest import told

ROOT = Path(__file__).parents[2]
CATS, BEES = "marquise_de_cat", "honeycomb_clergy"
LEGION = "queenless_legion"
HEAD = "woodlaw position: 1\n"


def test_what_is_left_out_is_as_where_a_scenario_starts() -> None:
    position = read_position(HEAD)
    state, scene = position.state, Scene().state
    assert (state.map, state.deck, state.seats, state.suits) == (scene.map, scene.deck, scene.seats, scene.suits)
    assert state.pieces == scene.pieces
    assert state.score == {CATS: 0, BEES: 0}
    assert len(state.cards_at(DECK)) == 50
    assert sorted(card.name for card in state.cards_at(OUT_OF_GAME)) == ["Dominance"] * 4
    assert position.on_top == 0


def test_with_three_players_the_dominance_cards_are_in_the_deck() -> None:
    state = read_position(f"{HEAD}seats: [Marquise, Clergy, Eyrie]\n").state
    assert len(state.cards_at(DECK)) == 54
    assert not state.cards_at(OUT_OF_GAME)


def test_the_example_says_what_it_shows() -> None:
    state = read_position((ROOT / "examples" / "positions" / "penitent_neighbour.yaml").read_text("utf-8")).state
    assert state.current == BEES
    assert state.this_turn == {"phase": "daylight", "actions left": 2}
    assert state.warriors(clearing(10), CATS) == 3
    assert state.count(clearing(10), RUIN) == 0
    assert state.count(clearing(6), RUIN) == 1
    assert [(card.suit, card.name) for card in state.cards_at(hand(CATS))] == [("", ""), ("", ""), ("fox", "")]
    assert [card.name for card in state.cards_at(play_area(CATS))] == ["Tunnels"]
    assert state.facts == {(BEES, CATS): "penitent"}
    assert state.score == {CATS: 12, BEES: 7}
    warriors = next(p for p in state.at(supply(CATS)) if p.kind == "warrior")
    assert state.count(supply(CATS), warriors) == 20
    assert state.cards_at(DECK) == [UNSEEN] * (50 - 3 - 3 - 1 - 1)


def test_everything_can_be_said() -> None:
    state = read_position(
        HEAD
        + """
map: Mountain
deck: E&P
seats: Marquise, Clergy, Lizard Cult
suits: {2: fox, 3: rabbit}
closed paths: [2-5]
turn: the Marquise, evening
this turn: {"activated, Marquise, clearing 5": 1, discarded: [[Marquise, tunnels]]}
clearings: {1: 2 Marquise warriors, 8: nothing}
Marquise:
  score: none
  crafted items: 2 swords
  supply: 3 warriors
  play area: [Dominance (fox)]
Lizard Cult: {board: {acolytes: 2 warriors}, facts: {outcast: fox, coalition with: the Marquise, "astray, wood": 2}}
Clergy: {score: 3, blind bag: no fox flower}
item supply: no boot
discard pile: [Coffin Makers, Tunnels]
available dominance cards: Dominance (bird)
places: {cards being played: [fox card Ambush!]}
deck's top cards: [Ambush! (mouse), Anvil]
"""
    ).state
    assert (state.map.id, state.deck.id) == ("mountain", "exiles_and_partisans")
    assert state.suits[2:4] == ("fox", "rabbit")
    assert state.closed_paths == frozenset({(2, 5)})
    assert state.this_turn == {
        "phase": "evening",
        ("activated", CATS, clearing(5)): 1,
        "discarded": ((CATS, "tunnels"),),
    }
    assert not state.at(clearing(8))
    assert state.score == {CATS: None, BEES: 3, "lizard_cult": 0}
    assert state.count(crafted_items(CATS), item("sword")) == 2
    assert state.count(ITEM_SUPPLY, item("sword")) == 0
    assert state.count(ITEM_SUPPLY, item("boot")) == 0
    assert sum(state.at(supply(CATS)).values()) == 3 + 6 * 3 + 8 + 1
    assert state.owned(board("lizard_cult", "acolytes"), "lizard_cult") == 2
    assert state.facts == {
        ("lizard_cult", "outcast"): "fox",
        ("lizard_cult", "coalition with"): CATS,
        ("lizard_cult", "astray", MARQUISE.piece("wood")): 2,
    }
    assert [card.name for card in state.cards_at(DISCARD)] == ["Coffin Makers", "Tunnels"]
    assert [card.suit for card in state.cards_at(AVAILABLE_DOMINANCE)] == ["bird"]
    assert [card.name for card in state.cards_at(PLAYED)] == ["Ambush!"]
    assert [card.name for card in reversed(state.cards_at(DECK)[-2:])] == ["Ambush!", "Anvil"]
    assert len(state.cards_at(DECK)) == 54 - 5


def test_an_activated_dominance_card_takes_the_marker_from_the_track() -> None:
    state = read_position(f"{HEAD}seats: [C, Y, J]\nMarquise: {{play area: Dominance (fox)}}\n").state
    assert state.score == {CATS: None, BEES: 0, LEGION: 0}


COFFINS = f"""{HEAD}deck: E&P
seats: [Marquise, Clergy, Legion]
clearings: {{1: a Marquise warrior}}
Marquise: {{play area: Coffin Makers, card coffin makers: "2 Marquise warriors, a Clergy warrior"}}
"""


def test_pieces_lie_on_crafted_cards() -> None:
    state = read_position(COFFINS).state
    assert state.warriors(on_card(CATS, "coffin makers"), CATS) == 2
    assert state.warriors(on_card(CATS, "coffin makers"), BEES) == 1
    assert state.warriors(supply(CATS), CATS) == 25 - 2 - 1
    assert "card coffin makers: 2 Marquise warriors, 1 Clergy warrior" in write_position(state)


def test_the_campaign_and_the_spoils_are_told_with_where_they_come_from() -> None:
    text = f"""{HEAD}seats: [Marquise, Legion]
turn: Legion, Evening
this turn: {{spoils: [[Legion, Marquise warrior, 2, clearing 5, Legion, Marquise, no]]}}
Legion: {{board: {{campaign: Anvil, spoils: 2 Marquise warriors}}}}
"""
    state = read_position(text).state
    cat = next(piece for piece in state.at(supply(CATS)) if piece.kind == "warrior")
    assert SPOILS.of(state) == ((LEGION, cat, 2, clearing(5), LEGION, CATS, False),)
    assert state.count(board(LEGION, "spoils"), cat) == 2
    assert [card.name for card in state.cards_at(board(LEGION, "campaign"))] == ["Anvil"]
    assert told(read_position(write_position(state)).state) == told(state)


def test_what_an_effect_lets_a_turn_remember_is_known_though_the_card_lies_nowhere() -> None:
    text = f"{HEAD}this turn: {{'card.swap-meet, Marquise': yes}}"
    ran = run_python(("-c", f"from woodlaw.positions.reading import *; read_position({text!r})"), ROOT)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("noted", [FORCED, BESIDE_HAND, UNTAKEN], ids=lambda noted: noted.name)
def test_a_turn_remembers_an_event_however_many_came_before_it(noted: Remembered[tuple[int, ...]]) -> None:
    state = read_position(HEAD).state
    noted.note(state, (3, 5_000))
    assert noted.of(read_position(write_position(state)).state) == (3, 5_000)


def test_the_step_of_a_turn_is_told() -> None:
    state = read_position(f"{HEAD}turn: 'Clergy, daylight, Offer'\n").state
    assert state.this_turn == {"phase": "daylight", "step": "offer"}
    assert "turn: Clergy, Daylight, offer\n" in write_position(state)
    assert read_position(f"{HEAD}turn: Clergy, Birdsong, over\n").state.this_turn["step"] == "over"


def test_the_page_lists_the_steps_of_each_faction_that_is_played() -> None:
    page = (ROOT / "docs" / "positions.md").read_text("utf-8")
    for faction in factions().values():
        if faction.playable:
            phases = (", ".join(faction.steps(phase)) for phase in ("birdsong", "daylight", "evening"))
            assert f"| {faction.title} | {' | '.join(phases)} |" in page


def test_forests_hold_pawns() -> None:
    state = read_position(f"{HEAD}seats: [Marquise, Vagabond]\nforests: {{10-2-5-1: a pawn}}\n").state
    assert state.owned(forest((1, 2, 5, 10)), "vagabond") == 1


def test_a_whole_deck_is_told_from_its_top() -> None:
    position = read_position(f"{HEAD}deck holds: [Anvil, 2 unknown, Bake Sale]\n")
    assert [card.name for card in position.state.cards_at(DECK)] == ["Bake Sale", "", "", "Anvil"]
    assert position.on_top == 4


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("map: Autum", "line 2: map: no map is called 'Autum'"),
        ("deck: tarot", "line 2: deck: no deck is called 'tarot'"),
        ("seats: [Marquise, Cleric]", "line 2: seats: nobody called 'Cleric' is installed"),
        ("seats: [Marquis, Clergy]", "line 2: seats: nobody called 'Marquis' is installed; did you mean Marquise?"),
        ("seats: [C, C]", "line 2: seats: a faction has two seats"),
        ("turn: Clergy, Dayligt", "line 2: turn: no phase is called 'Dayligt'; did you mean Daylight?"),
        (
            "turn: Clergy, Daylight, ofer",
            "line 2: turn: no step of that Daylight is called 'ofer'; did you mean offer?",
        ),
        ("turn: Clergy, Evening, act", "no step of that Evening is called 'act'; known are repent, pollinate, "),
        ("suits: [fox]", "line 2: suits: 12 suits of "),
        ("closed paths: [1-2]", "line 2: closed paths: Autumn has no path 1-2"),
        ("clearngs: {1: a sawmill}", "line 2: clearngs: nothing of a position is called so; did you mean clearings?"),
        ("clearings: 3", "line 2: clearings: a mapping was expected"),
        ("clearings:\n  1: a keep\n  13: a sawmill", "line 4: clearings, 13: there is no clearing 13"),
        (
            "clearings: {5: 2 sawmil}",
            "clearings, 5: no piece at this table is called 'sawmil'; did you mean sawmill?",
        ),
        ("clearings: {5: a warrior}", "clearings, 5: 'warrior': whose?"),
        ("clearings: {5: 26 Marquise warriors}", "26 Marquise de Cat warriors in all; its box holds 25"),
        (
            "clearings: {5: 20 Marquise warriors, 2: 6 Marquise warriors}",
            "clearings, 2: 26 Marquise de Cat warriors in all; its box holds 25",
        ),
        ("clearings: {5: a ruin}", "clearings, 5: 1 ruin; on Autumn ruins are in the clearings 6, 10, 11, 12"),
        ("clearings: {6: 2 ruins}", "clearings, 6: 2 ruins; on Autumn"),
        ("clearings: {1: 2 cathedrals}", "clearings, 1: 2 buildings; clearing 1 has 1 slot"),
        ("clearings: {6: 2 cathedrals}", "3 buildings, the ruin among them; clearing 6 has 2 slots"),
        ("clearings: {1: a ferry}", "clearings, 1: 1 of the ferry; Autumn has 0"),
        ("item supply: 3 swords", "item supply: 3 swords in all; the game holds 2"),
        ("forests: {1-2: nothing}", "forests, 1-2: Autumn has no forest 1-2"),
        ("Marquise: {scor: 3}", "Marquise, scor: nothing of a player's is called so; did you mean score?"),
        ("Marquise: {score: -1}", "Marquise, score: a number from 0 to 30 was expected, not -1"),
        ("Marquise: {score: many}", "Marquise, score: a number was expected, or 'none'"),
        (
            "Marquise: {hand: Anvl}",
            "Marquise, hand: the deck Standard holds no card called 'Anvl'; did you mean Anvil?",
        ),
        ("Marquise: {hand: [Anvil, Anvil]}", "2 of Anvil (fox) in all; the deck Standard holds 1"),
        ("Marquise: {hand: 55}", "55 cards in all; the deck Standard holds 54"),
        ("Marquise: {hand: 15 fox cards}", "15 fox cards in all; the deck Standard holds 14"),
        (
            "Clergy: {Marquise: penitant}",
            "Clergy, Marquise: 'penitant': expected one of penitent, heretic, doubtful; did you mean penitent?",
        ),
        (
            "Marquise: {Clergy: penitent}",
            "Marquise, Clergy: the board of Marquise de Cat says nothing of other players",
        ),
        ("Clergy: {Clergy: penitent}", "Clergy, Clergy: Honeycomb Clergy is no enemy of its own"),
        (
            "this turn: {recruted: yes}",
            "this turn, recruted: no turn remembers 'recruted'; did you mean recruited?",
        ),
        ("this turn: {recruited: 2}", "this turn, recruited: yes or no was expected, not 2"),
        ("this turn: {actions left: many}", "this turn, actions left: a number from 0 to 99 was expected, not 'many'"),
        (
            "this turn: {activated: 1}",
            "this turn, activated: 'activated': expected it as 'activated, a player, a place'",
        ),
        ("this turn: {phase: evening}", "this turn, phase: that is said by 'turn'"),
        ("this turn: {spoils: [[Legion]]}", "this turn, spoils: a list of 7 was expected, not ['Legion']"),
        (
            "Clergy: {facts: {coalition wth: Marquise}}",
            "the board of Honeycomb Clergy does not say 'coalition wth'; did you mean coalition with?",
        ),
        ("Clergy: {facts: {reshuffled: yes}}", "the board of Honeycomb Clergy does not say 'reshuffled'"),
        (
            "deck: E&P\nMarquise: {card coffin maker: a warrior}",
            "line 3: Marquise, card coffin maker: the deck Exiles and Partisans holds no card called 'coffin maker'; "
            "did you mean coffin makers?",
        ),
        (
            "deck: E&P\nMarquise: {card coffin makers: a warrior}",
            "line 3: Marquise, card coffin makers: pieces lie on the card, which is not in the play area",
        ),
        ("Marquise: {blind bag: a warrior}", "Marquise, blind bag: nothing of a player's is called so; known are"),
        (
            "Clergy: {blind bog: nothing}",
            "Clergy, blind bog: nothing of a player's is called so; did you mean blind bag?",
        ),
        ("this turn: {a: {b: c}}", "line 2: this turn, a: a text, a number or a list was expected, not a mapping"),
        ("map: [a]", "line 2: map: a text was expected"),
        ("map: a\nmap: b", "line 3: 'map' is there twice"),
        ("map: &a b", "line 2: tags, anchors and aliases are not read"),
        ("map: !!python/name:os.system x", "line 2: tags, anchors and aliases are not read"),
        ("map: [", "line 3: not YAML: "),
        (f"x: {'[' * 50}{']' * 50}", "line 2: nested deeper than 12"),
        (f"x: [{'1,' * 10_001}]", "line 2: more than 10000 values"),
        (f"# {'x' * 200_000}", "expected at most 200000"),
        ("---\nmap: Fall", "line 2: a second document"),
    ],
)
def test_what_cannot_be_is_one_line(text: str, message: str) -> None:
    with pytest.raises(NotAPosition, match=re.escape(message)) as raised:
        read_position(f"{HEAD}{text}\n")
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "nothing in it"),
        ("a text", "a mapping that begins with 'woodlaw position: 1' was expected"),
        ("map: Fall", "it does not begin with 'woodlaw position: 1'"),
        ("woodlaw position: 2", "version 1 was expected, not 2"),
        ("? [a]\n: b", "a key that is no text"),
        ("\x00", "not YAML"),
    ],
)
def test_what_is_no_position_is_told(text: str, message: str) -> None:
    with pytest.raises(NotAPosition, match=re.escape(message)):
        read_position(text)


def test_all_problems_are_told_in_the_order_of_their_lines() -> None:
    with pytest.raises(NotAPosition) as raised:
        read_position(f"{HEAD}clearings: {{1: 2 cathedrals}}\nMarquise: {{hand: Anvl}}\nturn: nobody\n")
    assert [problem.line for problem in raised.value.problems] == [2, 3, 4]


def test_plain_data_is_read_like_text() -> None:
    data = {"woodlaw position": 1, "clearings": {5: "2 Marquise warriors"}, "Clergy": {"hand": ["Anvil"], "score": 4}}
    text = f"{HEAD}clearings:\n  5: 2 Marquise warriors\nClergy: {{hand: [Anvil], score: 4}}\n"
    assert told(position_of(data).state) == told(read_position(text).state)
    with pytest.raises(NotAPosition, match="not set"):
        position_of({"woodlaw position": 1, "seats": {"a"}})


def test_a_position_is_known_by_its_key() -> None:
    assert is_position(f"# a dispute\n{HEAD}")
    assert not is_position("Map: Fall\nC: woodlaw position: 1\n")


def test_files_are_found_in_the_folder_and_below_only(tmp_path: Path) -> None:
    inner = tmp_path / "cases"
    (inner / "deep").mkdir(parents=True)
    (inner / "deep" / "a.yaml").write_text(f"{HEAD}map: Lake\n", encoding="utf-8")
    (tmp_path / "b.yaml").write_text(HEAD, encoding="utf-8")
    (inner / "link.yaml").symlink_to(tmp_path / "b.yaml")
    assert read_position_in(inner, "deep/a.yaml").state.map.id == "lake"
    for name in ("../b.yaml", str(tmp_path / "b.yaml"), "link.yaml"):
        with pytest.raises(ValueError, match="outside of the folder"):
            read_position_in(inner, name)
    with pytest.raises(ValueError, match="no such file"):
        read_position_in(inner, "c.yaml")
    with pytest.raises(ValueError, match="no folder"):
        read_position_in(None, "a.yaml")


def test_the_examples_of_the_page_are_positions() -> None:
    page = (ROOT / "docs" / "positions.md").read_text("utf-8")
    examples = re.findall(r"```yaml\n(woodlaw position.*?)```", page, re.DOTALL)
    assert len(examples) == 1
    state = read_position(examples[0]).state
    assert state.warriors(clearing(10), CATS) == 3
    assert state.facts == {(BEES, CATS): "penitent"}


@pytest.mark.parametrize("key", ["map", "Map", "MAP"])
def test_the_map_is_named_in_any_case(key: str) -> None:
    assert read_position(f"woodlaw position: 1\n{key}: Winter").state.map.id == "winter"


@pytest.mark.parametrize(
    ("told", "also"),
    [
        (
            "seats: [Corvid, Marquise]\nclearings: {8: a facedown bomb, 7: a face-down plot, 4: a face-up raid}",
            "seats: [Corvid, Marquise]\nclearings: {8: a plot, 7: a plot, 4: a raid}\n"
            'Corvid: {facts: {"plot, clearing 8": bomb}}',
        ),
        (
            "seats: [Riverfolk, Marquise]\nRiverfolk: {facts: {riverboats: 2, hand card: 1}}",
            'seats: [Riverfolk, Marquise]\nRiverfolk: {facts: {"cost, riverboats": 2, "cost, hand card": 1}}',
        ),
        (
            "seats: [Duchy, Marquise]\nDuchy: {board: {swayed ministers: [Captain]}}",
            "seats: [Duchy, Marquise]\nDuchy: {board: {cards: [captain]}}",
        ),
    ],
)
def test_what_lies_may_be_told_in_the_words_of_players(told: str, also: str) -> None:
    assert write_position(read_position(HEAD + told).state) == write_position(read_position(HEAD + also).state)
