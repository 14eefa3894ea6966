"""Hirelings (H.3): whose enemies they are, and for whom they count for rule."""

from __future__ import annotations

from woodlaw.engine.concepts import ruler
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.game import Game
from woodlaw.engine.hirelings import controller, give_control
from woodlaw.engine.titles import player_title
from woodlaw.factions.seating import new_table
from woodlaw.table.hirelings import hireling_named, hireling_piece, hireling_title, is_hireling
from woodlaw.table.places import clearing

CATS, BIRDS, DYNASTY = "marquise_de_cat", "eyrie_dynasties", "h_E"


def table() -> Game:
    game = new_table(["Marquise", "Eyrie"]).game()
    soldier = hireling_piece(DYNASTY, "w")
    assert soldier is not None
    game.adjust(soldier, clearing(5), 3)
    return game


def test_a_hireling_without_a_controller_rules_as_if_it_were_a_player() -> None:
    assert ruler(table(), clearing(5)) == DYNASTY


def test_a_hirelings_pieces_count_for_the_rule_of_its_controller() -> None:
    game = table()
    give_control(game.state, DYNASTY, BIRDS)
    assert ruler(game, clearing(5)) == BIRDS
    give_control(game.state, DYNASTY, CATS)
    assert (ruler(game, clearing(5)), controller(game.state, DYNASTY)) == (CATS, CATS)
    give_control(game.state, DYNASTY, "")
    assert ruler(game, clearing(5)) == DYNASTY


def test_a_hireling_is_an_enemy_of_all_but_its_controller() -> None:
    game = table()
    assert is_enemy(game, CATS, DYNASTY)
    assert is_enemy(game, BIRDS, DYNASTY)
    give_control(game.state, DYNASTY, BIRDS)
    assert is_enemy(game, CATS, DYNASTY)
    assert not is_enemy(game, BIRDS, DYNASTY)
    assert not is_enemy(game, DYNASTY, DYNASTY)


def test_a_hireling_is_called_by_its_title() -> None:
    assert player_title(table(), DYNASTY) == "Last Dynasty"
    assert hireling_title("h_X") == "h_X"
    assert (is_hireling("h_Ed"), is_hireling("E"), hireling_named("h_Ed")) == (True, False, DYNASTY)
    assert hireling_piece(DYNASTY, "f") is None
