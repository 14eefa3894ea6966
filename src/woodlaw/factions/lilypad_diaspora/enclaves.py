"""Enclaves (16.2.1): where they lie, turning them over, fears (16.2.4) and negotiations (16.2.5)."""

from __future__ import annotations

from woodlaw.engine.actions import Action
from woodlaw.engine.concepts import by_river, ruler
from woodlaw.engine.dealing import give_card, held_by
from woodlaw.engine.decisions import of_clearings
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.place import why_not_flip
from woodlaw.engine.primitives import flip_piece, place_at_each
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.state import State
from woodlaw.engine.titles import name
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Category, Piece, piece
from woodlaw.table.places import Place, common, hand

DIASPORA = "lilypad_diaspora"
WARRIOR = piece(DIASPORA, "warrior", Category.WARRIOR)
PEACEFUL = piece(DIASPORA, "peaceful_enclave", Category.TOKEN)
MILITANT = piece(DIASPORA, "militant_enclave", Category.TOKEN)
POND = common("pond")
"""The discard pile of frog cards (16.2.3)."""

NEGOTIATED = Remembered("negotiations", False, FLAG)
"""Whether the player whose turn it is has flipped an enclave by negotiations this turn."""


# Where they lie (16.2.1) ----------------------------------------------------------------------------------------------
def peaceful(game: Game) -> list[Place]:
    """Return the clearings with a Peaceful enclave."""
    return game.state.where(PEACEFUL)


def militant(game: Game) -> list[Place]:
    """Return the clearings with a Militant enclave."""
    return game.state.where(MILITANT)


def enclaves(state: State, place: Place) -> int:
    """Return how many enclaves lie at a place."""
    return state.count(place, PEACEFUL) + state.count(place, MILITANT)


def flippable(game: Game, enclave: Piece) -> list[Place]:
    """Return the clearings with an enclave on one side that the Diaspora can flip."""
    return [place for place in game.state.where(enclave) if why_not_flip(game, DIASPORA, enclave, place) is None]


@implements("2.3", "M.3.2")
def on_river(game: Game, place: Place) -> bool:
    """Return whether a clearing is on the river, as those on the coast of the lake are."""
    return bool(place.number and by_river(game, place))


@implements("1.5.4")
def place_at_militant(game: Game) -> None:
    """Place a warrior at each Militant enclave, as far as the supply goes."""
    place_at_each(game, DIASPORA, WARRIOR, dict.fromkeys(militant(game), 1), "enclave to place a warrior at")


# Fears Come to Pass (16.2.4) ------------------------------------------------------------------------------------------
@implements("16.2.4")
def feared(game: Game, enemy: str) -> list[Place]:
    """Return the clearings with a Peaceful enclave that can be flipped where an enemy has pieces."""
    return [place for place in flippable(game, PEACEFUL) if game.state.owned(place, enemy)]


@implements("16.2.4", "1.5.4")
def fears_come_to_pass(game: Game, enemy: str) -> None:
    """Flip every Peaceful enclave with an enemy's pieces to Militant, and place a warrior at each of them."""
    flipped = feared(game, enemy)
    for place in flipped:
        flip_piece(game, DIASPORA, PEACEFUL, MILITANT, place)
    place_at_each(game, DIASPORA, WARRIOR, dict.fromkeys(flipped, 1), "enclave to place a warrior at")


def _why_no_fears(game: Game, enemy: str) -> Refusal | None:
    return None if feared(game, enemy) else Refusal("16.2.4", "no Peaceful enclave is with pieces of that enemy")


# Negotiations (16.2.5) ------------------------------------------------------------------------------------------------
@implements("16.2.5")
def why_not_negotiate(game: Game, player: str) -> Refusal | None:
    """Return why an enemy cannot flip any Militant enclave to Peaceful now, or None."""
    if NEGOTIATED.of(game.state):
        return Refusal("16.2.5", "an enclave has been flipped by Negotiations this turn")
    if not _negotiable(game, player):
        return Refusal("16.2.5", "no Militant enclave is with pieces of this player that it can flip")
    return None


def _negotiable(game: Game, player: str) -> list[Place]:
    return [place for place in game.state.where(MILITANT) if why_not_negotiate_there(game, player, place) is None]


@implements("16.2.5", "1.5.4")
def why_not_negotiate_there(game: Game, player: str, place: Place) -> Refusal | None:
    """Return why an enemy cannot flip an enclave in a clearing to Peaceful, or None."""
    if not game.state.count(place, MILITANT):
        return Refusal("16.2.5", f"no Militant enclave is in {name(place)}")
    if not game.state.owned(place, player):
        return Refusal("16.2.5", f"this player has no faction pieces in {name(place)}")
    if owed_card_to(game, player, place) and not held_by(game, player):
        return Refusal("16.2.5", f"there is no card to give to the ruler of {name(place)}")
    return why_not_flip(game, player, MILITANT, place)


@implements("16.2.5")
def owed_card_to(game: Game, player: str, place: Place) -> str:
    """Return the other player who rules a clearing and gets a card, or ``""``."""
    other = ruler(game, place)
    return other if other != player and other in game.state.seats else ""


@implements("16.2.5")
def negotiate(game: Game, player: str) -> None:
    """Flip a Militant enclave to Peaceful, and give a card for it to another player who rules there."""
    refuse = of_clearings(lambda place: why_not_negotiate_there(game, player, place))
    place = game.ask(player, "enclave to flip", _negotiable(game, player), refuse)
    NEGOTIATED.note(game.state, True)
    other = owed_card_to(game, player, place)
    if other:
        card = game.ask(player, "card to give", held_by(game, player))
        give_card(game, player, card, hand(player), hand(other))
    else:
        game.nothing_for(player, "card to give", lambda: Refusal("16.2.5", "no other player rules there"))
    flip_piece(game, player, MILITANT, PEACEFUL, place)


FEARS = Action(
    "Fears Come to Pass",
    fears_come_to_pass,
    _why_no_fears,
    asks=lambda *_: (DIASPORA, "enclave to place a warrior at"),
)
NEGOTIATE = Action("negotiations", negotiate, why_not_negotiate)
