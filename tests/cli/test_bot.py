from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Woodlaw

POSITION = """woodlaw position: 1
seats: [Marquise, "Automated Alliance:nightmare"]
turn: Automated Alliance
clearings:
  1: 1 keep, 3 Marquise warriors
  8: 1 sympathy, 2 Marquise warriors and 1 sawmill
Marquise: {hand: [Tax Collector]}
"""


@pytest.fixture
def table(tmp_path: Path) -> Path:
    file = tmp_path / "table.yaml"
    file.write_text(POSITION, encoding="utf-8")
    return file


def test_a_turn_is_told_step_by_step_with_its_clauses_and_the_position_after(woodlaw: Woodlaw, table: Path) -> None:
    ran = woodlaw("bot", table, "--order", "Anvil", "--answer", "decline")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[:4] == [
        "# Birdsong, reveal order",
        "#   RB.6.4.1 Automated Alliance moves Anvil (fox) from the deck to Automated Alliance's order",
        "# Birdsong, craft order",
        "#   RB.1.1.1 Automated Alliance crafts Anvil (fox) for a hammer",
    ]
    assert "# Birdsong, public pity: nothing" in lines
    assert "#   RB.6.4.3 Automated Alliance scores 1 point" in lines
    assert lines.index("# End of Evening") < lines.index("#   RB.3.3.1 Automated Alliance scores 1 point")
    assert "turn: Marquise" in lines
    again = woodlaw("show", "-", standard_input=ran.out.encode())
    assert again.code == 0
    assert "fox base, sympathy" in again.out


def test_the_top_of_the_deck_may_stand_in_the_position(woodlaw: Woodlaw, table: Path) -> None:
    table.write_text(POSITION + "deck's top cards: [Cobbler]\n", encoding="utf-8")
    ran = woodlaw("bot", table)
    assert ran.code == 0
    assert "moves Cobbler (rabbit) from the deck" in ran.out
    assert "# Birdsong, revolt: nothing" in ran.out


def test_a_turn_goes_on_from_the_step_that_the_position_names(woodlaw: Woodlaw, table: Path) -> None:
    told = POSITION.replace("turn: Automated Alliance", "turn: Automated Alliance, Evening, recruit")
    table.write_text(told + "Automated Alliance: {board: {order: [Anvil]}}\n", encoding="utf-8")
    ran = woodlaw("bot", table)
    assert ran.code == 0
    assert "reveal order" not in ran.out
    assert "moves Anvil (fox) from Automated Alliance's order to the discard pile" in ran.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "nobody knows the top of the deck; expected --order with the card that the bot draws"),
        (("--order", "Anvils"), "--order: the deck Standard holds no card called 'Anvils'; did you mean Anvil?"),
        (("--order", "Anvil"), "'card for field hospitals': decline, fox card Tax Collector; expected --answer"),
        (("--order", "Anvil", "--answer", "7"), "--answer '7' is no option; Marquise de Cat is asked for"),
        (("--order", "Cobbler", "--answer", "decline"), "--answer 'decline': nobody is asked for it"),
    ],
)
def test_what_is_not_known_is_asked_for_in_one_line(
    woodlaw: Woodlaw, table: Path, arguments: tuple[str, ...], message: str
) -> None:
    ran = woodlaw("bot", table, *arguments)
    assert ran.code == 2
    assert message in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("turn", ["turn: Marquise", ""])
def test_it_must_be_the_turn_of_a_bot(woodlaw: Woodlaw, table: Path, turn: str) -> None:
    table.write_text(POSITION.replace("turn: Automated Alliance", turn), encoding="utf-8")
    ran = woodlaw("bot", table, "--order", "Cobbler")
    assert ran.code == (2 if turn else 0)
    expected = "it is not known which bot has its turn; expected 'turn: Automated Alliance' in the position\n"
    assert ran.err.endswith(expected) == bool(turn)


def test_a_table_without_a_bot_is_told(woodlaw: Woodlaw, table: Path) -> None:
    table.write_text("woodlaw position: 1\nseats: [Marquise, Clergy]\n", encoding="utf-8")
    ran = woodlaw("bot", table)
    assert ran.code == 2
    assert ran.err.endswith("no bot that can be played sits at this table; expected one among the seats\n")


@pytest.mark.parametrize("text", ["", "nothing of the kind", "woodlaw position: 1\nseats: [Nobody]\n"])
def test_what_is_no_position_ends_in_a_line(woodlaw: Woodlaw, table: Path, text: str) -> None:
    table.write_text(text, encoding="utf-8")
    ran = woodlaw("bot", table)
    assert ran.code == 2
    assert ran.err
    assert "Traceback" not in ran.err
