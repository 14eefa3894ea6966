"""Who orders what removed pieces trigger (4.3.6, 1.1.3), with effects that only count in what order they happen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.events import Removed
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.march import take_move
from woodlaw.engine.primitives import remove_pieces, remove_together, return_removed
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight, Removal
from woodlaw.engine.tables import Table
from woodlaw.factions.honeycomb_clergy import FACTION as CLERGY
from woodlaw.factions.marquise_de_cat import FACTION as MARQUISE
from woodlaw.factions.seating import new_table
from woodlaw.table.pieces import FERRY, Piece
from woodlaw.table.places import DECK, Place, board, clearing, hand, supply
from woodlaw.table.suits import CLEARING_SUITS

C, Y = MARQUISE.name, CLERGY.name
CAT, BEE = MARQUISE.warrior, CLERGY.warrior
NINE = clearing(9)
CELLAR, CRYPT = board(Y, "cellar"), board(Y, "crypt")
FIGHT = Fight(Y, C, NINE)


class Mourning(Extension):
    """Two effects for everybody who loses pieces: they note that they happened; some have nothing to do."""

    def __init__(self, idle: str = "") -> None:
        self.happened: list[str] = []
        self.idle = idle

    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """Two for each owner of what fell."""
        owners = dict.fromkeys(event.piece.owner for event in events)
        names = [f"{owner} {what}" for owner in owners for what in ("weeps", "sings")]
        return [Action(name, self._mourn, self._why_not).offer(game, name) for name in names]

    def _mourn(self, game: Game, name: str) -> None:
        self.happened.append(name)

    def _why_not(self, game: Game, name: str) -> Refusal | None:
        return Refusal("1.1.3", "nothing to do") if name == self.idle else None


class Undertaker(Extension):
    """Cellar and crypt: all that the Clergy remove waits in the cellar, and is bound for the crypt."""

    owner = Y
    takes_first = True

    def removed_to(self, game: Game, piece: Piece, place: Place, fight: Fight | None) -> Place | None:
        """Into the cellar."""
        return CELLAR if piece is CAT else None


class Crypt(Extension):
    """Where cats of clearing 9 would go."""

    def removed_to(self, game: Game, piece: Piece, place: Place, fight: Fight | None) -> Place | None:
        """Into the crypt."""
        return CRYPT if piece is CAT and place is NINE else None


def laid(
    turn_of: str, *effects: Extension, answers: Sequence[Option] = (), table: Table | None = None
) -> tuple[Game, list[Decision]]:
    """Return a game with three warriors of both in clearing 9, and the decisions that it asks for."""
    table, asked, given = table or new_table((C, Y)), list[Decision](), list(answers)

    def answer(decision: Decision) -> Option:
        asked.append(decision)
        return given.pop(0)

    game = replace(table, map_rules=effects).game(asker=answer)
    game.state.current = turn_of
    for faction in (MARQUISE, CLERGY):
        faction.fill_supply(game)
        game.shift(faction.warrior, 3, supply(faction.name), NINE)
    return game, asked


@pytest.mark.parametrize("turn_of", [C, Y])
def test_the_side_that_takes_hits_orders_what_its_losses_trigger(turn_of: str) -> None:
    mourning = Mourning()
    game, asked = laid(turn_of, mourning, answers=[f"{C} sings"])
    remove_together(game, [Removal(Y, CAT, 2, NINE)], FIGHT)
    assert mourning.happened == [f"{C} sings", f"{C} weeps"]
    assert [(decision.player, decision.what) for decision in asked] == [(C, "what comes next")]


@pytest.mark.parametrize("turn_of", [C, Y])
def test_of_both_sides_the_player_whose_turn_it_is_says_whose_come_first(turn_of: str) -> None:
    mourning = Mourning()
    game, asked = laid(turn_of, mourning, answers=[Y, f"{Y} sings", f"{C} weeps"])
    remove_together(game, [Removal(Y, CAT, 1, NINE), Removal(C, BEE, 1, NINE)], FIGHT)
    assert mourning.happened == [f"{Y} sings", f"{Y} weeps", f"{C} weeps", f"{C} sings"]
    assert [decision.player for decision in asked] == [turn_of, Y, C]


@pytest.mark.parametrize("turn_of", [C, Y])
def test_outside_of_battle_the_player_whose_turn_it_is_orders_all(turn_of: str) -> None:
    mourning = Mourning()
    order = [f"{Y} sings", f"{C} weeps", f"{Y} weeps", f"{C} sings"]
    game, asked = laid(turn_of, mourning, answers=order[:3])
    remove_pieces(game, C, [(CAT, 1, NINE), (BEE, 1, NINE)])
    assert mourning.happened == order
    assert [decision.player for decision in asked] == [turn_of] * 3


def test_what_cannot_be_done_is_not_asked_about_and_does_not_happen() -> None:
    mourning = Mourning(idle=f"{C} weeps")
    game, asked = laid(Y, mourning)
    remove_together(game, [Removal(Y, CAT, 1, NINE)], FIGHT)
    assert (mourning.happened, asked) == ([f"{C} sings"], [])


def test_what_was_held_back_goes_on_to_where_its_removal_would_have_sent_it() -> None:
    game, _ = laid(Y, Crypt(), Undertaker())
    game.shift(CAT, 2, supply(C), clearing(8))
    nine, eight = remove_pieces(game, Y, [(CAT, 2, NINE), (CAT, 2, clearing(8))])
    assert (nine.destination, eight.destination) == (CELLAR, CELLAR)
    before = game.state.count(supply(C), CAT)
    return_removed(game, Y, CELLAR, [(nine, None), (eight, None)])
    assert game.state.count(CELLAR, CAT) == 0
    assert game.state.count(CRYPT, CAT) == 2
    assert game.state.count(supply(C), CAT) == before + 2


def test_only_what_its_owner_removes_is_held_back() -> None:
    game, _ = laid(Y, Crypt(), Undertaker())
    (removed,) = remove_pieces(game, C, [(CAT, 1, NINE)])
    assert removed.destination is CRYPT


def test_no_more_is_returned_than_is_held_back() -> None:
    game, _ = laid(Y, Undertaker())
    (removed,) = remove_pieces(game, Y, [(CAT, 2, NINE)])
    game.shift(CAT, 1, CELLAR, CRYPT)
    before = game.state.count(supply(C), CAT)
    return_removed(game, Y, CELLAR, [(removed, None), (removed, None)])
    assert game.state.count(CELLAR, CAT) == 0
    assert game.state.count(supply(C), CAT) + game.state.count(CRYPT, CAT) == before + 2


class Ferryman(Extension):
    """A bee goes along with whoever moves."""

    def moving_along(
        self, game: Game, player: str, pieces: Sequence[tuple[Piece, int]], origin: Place, destination: Place
    ) -> tuple[tuple[Piece, int], ...]:
        """One bee."""
        return ((BEE, 1),)


@pytest.mark.parametrize("first", [C, Y])
def test_the_player_whose_turn_it_is_says_who_draws_first_for_the_ferry(first: str) -> None:
    table = new_table((C, Y), "lake", suits=CLEARING_SUITS * 4)
    game, asked = laid(C, Ferryman(), answers=[(clearing(1), clearing(10), "ferry"), 1, first], table=table)
    anvil, sword = (table.state.deck.by_id(card_id)[0] for card_id in ("anvil", "sword"))
    game.state.cards[DECK] = [sword, anvil]
    for piece, count in ((FERRY, 1), (CAT, 2), (BEE, 1)):
        game.adjust(piece, clearing(1), count)
    take_move(game, C)
    assert (asked[-1].player, asked[-1].what, asked[-1].options) == (C, "next to draw", (C, Y))
    assert game.state.cards_at(hand(first)) == [anvil]
    assert {card for player in (C, Y) for card in game.state.cards_at(hand(player))} == {anvil, sword}
