"""Section 16.4, the Diaspora's Birdsong."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import END, Steps
from woodlaw.engine.concepts import ruler
from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.game import Game
from woodlaw.engine.make import by_activating, craft_step
from woodlaw.engine.place import why_not_flip
from woodlaw.engine.primitives import flip_piece
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.factions.lilypad_diaspora.abilities import Diaspora
from woodlaw.factions.lilypad_diaspora.enclaves import MILITANT, PEACEFUL, flippable, militant, place_at_militant
from woodlaw.law.implements import implements
from woodlaw.table.places import Place

RALLY, RECONCILE = "rally", "reconcile"


@implements("16.2.7", "16.4.1")
def craft(game: Game, diaspora: Diaspora) -> None:
    """Craft cards from the hand by activating enclaves."""
    craft_step(game, diaspora.name, by_activating(game, diaspora.name, "enclave"))


@implements("16.4.2")
def rally_or_reconcile(game: Game, diaspora: Diaspora) -> None:
    """Do one of the two; without Militant enclaves neither does anything."""
    if not militant(game) and not game.unasked(diaspora.name, "rally or reconcile", lambda: _NO_MILITANT):
        return
    if game.ask(diaspora.name, "rally or reconcile", (RALLY, RECONCILE)) == RALLY:
        rally(game)
    else:
        reconcile(game, diaspora)


_NO_MILITANT = Refusal("16.4.2", "no Militant enclave is on the map")


@implements("16.4.2.I")
def rally(game: Game) -> None:
    """Place a warrior at each Militant enclave."""
    place_at_militant(game)


@implements("16.4.2.II")
def reconcile(game: Game, diaspora: Diaspora) -> None:
    """Flip any number of Militant enclaves to Peaceful; for each, a player who rules it draws a card."""
    while places := flippable(game, MILITANT):
        place = game.ask(diaspora.name, "enclave to reconcile", [*places, END])
        if not isinstance(place, Place):
            break
        _make_peace(game, diaspora, place)
    else:
        why_not = partial(_why_no_peace, game, diaspora)
        forced = game.none_of(diaspora.name, "enclave to reconcile", game.state.clearings, why_not)
        if forced:
            _make_peace(game, diaspora, forced)


def _why_no_peace(game: Game, diaspora: Diaspora, place: Place) -> Refusal | None:
    if not game.state.count(place, MILITANT):
        return Refusal("16.4.2.II", f"no Militant enclave is in {name(place)}")
    return why_not_flip(game, diaspora.name, MILITANT, place)


@implements("16.4.2.II")
def _make_peace(game: Game, diaspora: Diaspora, place: Place) -> None:
    flip_piece(game, diaspora.name, MILITANT, PEACEFUL, place)
    if ruler(game, place) in game.state.seats:
        draw_cards(game, ruler(game, place), 1)


BIRDSONG = Steps("16.4", {"craft": craft, "rally or reconcile": rally_or_reconcile})
