"""What every door asks: plain values in and out, and one family of errors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from woodlaw import asking
from woodlaw.asking import CannotAnswer

TABLE = "turn: cats daylight; 5: 3 cats; 2: 3 birds, a roost"
EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_ruling_is_data() -> None:
    ruling = asking.rule(TABLE, ["march", "5 > 2"])
    assert ruling.verdict == "legal"
    assert ruling.left_open is not None
    assert (ruling.left_open.player, ruling.left_open.question) == ("Marquise de Cat", "how many warriors")
    assert ruling.left_open.options == ("1", "2", "3")
    told = json.loads(json.dumps(asking.as_data(ruling)))
    assert told["left_open"]["clause"] == "4.2"
    assert told["decided_by"] == {"id": "6.5.2", "title": "March", "page": "https://rules.ledergames.com"}


def test_an_illegal_action_is_ruled_by_its_clause() -> None:
    ruling = asking.rule(TABLE, ["march", "5 > 7"])
    assert (ruling.verdict, ruling.decided_by and ruling.decided_by.id) == ("illegal", "4.2")
    assert ruling.nearest_legal


def test_players_go_by_what_they_are_called() -> None:
    table = "turn: cats daylight; 5: 3 cats, 2 birds"
    assert asking.rule(table, ["battle", "5 > birds"], player="cats", dice="1 and 0").verdict == "legal"
    assert asking.options(table, player="birds")


def test_what_may_be_done_is_listed_with_what_may_not() -> None:
    verdicts = {choice.name: (choice.verdict, choice.clause and choice.clause.id) for choice in asking.options(TABLE)}
    assert verdicts["march"] == ("legal", None)
    assert verdicts["battle"] == ("illegal", "6.5.1")


def test_a_table_is_read_back() -> None:
    table = asking.read_back(asking.lay(TABLE))
    assert "5: 3 Marquise warriors" in table.position
    assert asking.read_back(asking.lay(table.position)) == table
    assert asking.picture_of(asking.lay(TABLE).state).startswith("<svg")


def test_a_game_gives_a_table_and_its_findings() -> None:
    record = (EXAMPLES / "clean" / "autumn_duel.rootlog").read_text()
    assert asking.lay_from_game(record, 3).state.current
    assert asking.check(record).clean
    faulty = sorted((EXAMPLES / "faulty").glob("*.rootlog"))[0].read_text()
    found = asking.check(faulty, plays=False)
    assert not found.clean
    assert found.game is not None
    assert all(each.line for each in found.findings)


def test_the_law_is_looked_up_and_searched() -> None:
    found = asking.look_up("hcc 2.6.iv")
    assert (found.kind, found.cited.id, [each.id for each in found.above]) == (
        "clause",
        "HCC.2.6.IV",
        ["HCC.2", "HCC.2.6"],
    )
    assert asking.look_up("card.tunnels").kind == "card"
    assert asking.look_up("faq.07").see
    assert "4.3.1.I" in [hit.cited.id for hit in asking.search("can a trap be cancelled?")]


def test_the_words_for_a_faction() -> None:
    words = asking.vocabulary("the bees")
    assert (words.faction, words.daylight) == ("Honeycomb Clergy", ("act", "offer"))
    assert "crusade" in [action.name for action in words.actions]
    assert asking.lay(words.position).state.current == "honeycomb_clergy"


def test_a_bot_plays_its_turn() -> None:
    turn = asking.bot_turn("seats: Automated Alliance, cats; turn: Automated Alliance", order="Anvil")
    assert turn.steps
    assert asking.lay(turn.position).state.seats


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda: asking.rule(TABLE, ["fly"]), "action: Marquise de Cat has no action 'fly'"),
        (lambda: asking.rule(TABLE, []), "action: no action is named"),
        (lambda: asking.rule(TABLE, [{"a": "b", "c": "d"}]), "action: an answer was expected"),
        (lambda: asking.look_up("99.99"), "id: 99.99: no such clause"),
        (lambda: asking.look_up("card.nothing"), "id: card.nothing: no such card"),
        (lambda: asking.vocabulary("martians"), "faction: nobody is called 'martians'"),
        (lambda: asking.check("no game"), "game: holds no game"),
        (lambda: asking.check(b"bytes"), "game: a text was expected, not bytes"),  # type: ignore[arg-type]
        (lambda: asking.lay_from_game("no game", 1), "game: "),
        (lambda: asking.options(TABLE, player="bees"), "position: player: nobody called 'bees'"),
        (lambda: asking.bot_turn(TABLE), "bot: "),
        (lambda: asking.lay({"woodlaw position": 1, "map": "Moon"}), "position: map: "),
    ],
)
def test_what_cannot_be_understood_is_one_family_of_errors(ask: object, message: str) -> None:
    with pytest.raises(CannotAnswer) as raised:
        ask()  # type: ignore[operator]
    assert str(raised.value).startswith(message)
    assert "\n" not in str(raised.value)
