"""Section 16.5, the Diaspora's Daylight: Settle and Provoke."""

from __future__ import annotations

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.concepts import adjacent, rules
from woodlaw.engine.dealing import discard_random
from woodlaw.engine.decisions import DECLINE, Option, of_clearings
from woodlaw.engine.fight import legal_battles, take_battle
from woodlaw.engine.game import Game
from woodlaw.engine.march import Terms, legal_moves, take_move
from woodlaw.engine.move import why_not_move
from woodlaw.engine.place import why_no_room, why_not_flip
from woodlaw.engine.primitives import flip_piece, place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.engine.turn import take_actions
from woodlaw.factions.lilypad_diaspora.abilities import ACTIONS, Diaspora
from woodlaw.factions.lilypad_diaspora.enclaves import MILITANT, PEACEFUL, on_river, place_at_militant
from woodlaw.law.implements import implements
from woodlaw.table.places import Place

BATTLE, ENCLAVE = "battle", "enclave"


@implements("16.5")
def settle_and_provoke(game: Game, diaspora: Diaspora) -> None:
    """Settle or Provoke up to three times."""
    take_actions(game, diaspora, [SETTLE, PROVOKE], ACTIONS, "16.5")


# 16.5.1 Settle --------------------------------------------------------------------------------------------------------
@implements("16.5.1")
def settle(game: Game, diaspora: Diaspora) -> None:
    """Choose any clearing, move into it once from each of any adjacent clearings, and battle or place an enclave.

    Nothing is asked of the clearing: it may be one where nothing comes of it.
    """
    place = game.ask(diaspora.name, "clearing to settle", game.state.clearings)
    _move_in(game, diaspora, place)
    endings = _endings(game, diaspora, place)
    chosen = game.ask(
        diaspora.name, "battle or enclave", [*endings, DECLINE], lambda o: _why_not_end(game, diaspora, place, o)
    )
    if chosen == BATTLE:
        take_battle(game, diaspora.name, [place])
    elif chosen == ENCLAVE:
        place_pieces(game, diaspora.name, PEACEFUL, 1, place)


@implements("16.5.1", "16.2.6")
def _move_in(game: Game, diaspora: Diaspora, place: Place) -> None:
    """Take moves into a clearing, each from another adjacent one, as long as the Diaspora like."""
    left: list[Place] = []
    while True:

        def refuse(option: Option) -> Refusal | None:
            return _why_not_from(game, diaspora, option, place, left) if isinstance(option, Place) else None

        origins = _origins(game, diaspora, place, left)
        options: list[Place | str] = [*origins, DECLINE] if origins else []
        origin = game.choose(diaspora.name, "clearing to move from", game.state.clearings, refuse, options)
        if not isinstance(origin, Place):
            break
        left.append(origin)
        take_move(game, diaspora.name, Terms([origin], [place]))


@implements("16.5.1")
def _origins(game: Game, diaspora: Diaspora, place: Place, left: list[Place]) -> list[Place]:
    """Return the adjacent clearings from which the Diaspora can move into one, without those that they have left."""
    near = [origin for origin in adjacent(game, diaspora.name, place) if origin.number and origin not in left]
    return [origin for origin in near if next(legal_moves(game, diaspora.name, Terms([origin], [place])), None)]


@implements("16.5.1")
def _why_not_from(game: Game, diaspora: Diaspora, origin: Place, place: Place, left: list[Place]) -> Refusal | None:
    if origin in left:
        return Refusal("16.5.1", f"one move has been taken from {name(origin)}")
    return why_not_move(game, diaspora.name, [(diaspora.warrior, 1)], origin, place)


@implements("16.5.1")
def _endings(game: Game, diaspora: Diaspora, place: Place) -> list[str]:
    """Return what of the two can be done in a clearing now."""
    return [ending for ending in (BATTLE, ENCLAVE) if _why_not_end(game, diaspora, place, ending) is None]


@implements("16.5.1")
def _why_not_end(game: Game, diaspora: Diaspora, place: Place, ending: Option) -> Refusal | None:
    if ending == BATTLE:
        battles = legal_battles(game, diaspora.name, [place])
        return None if battles else Refusal("16.5.1", f"nobody can be battled in {name(place)}")
    return why_not_settle_there(game, diaspora, place) if ending == ENCLAVE else None


@implements("16.5.1")
def why_not_settle_there(game: Game, diaspora: Diaspora, place: Place) -> Refusal | None:
    """Return why the Diaspora cannot place a Peaceful enclave in a clearing, or None."""
    if not rules(game, diaspora.name, place):
        return Refusal("16.5.1", f"the Diaspora do not rule {name(place)}")
    return why_no_room(game, diaspora.name, PEACEFUL, place)


# 16.5.2 Provoke -------------------------------------------------------------------------------------------------------
@implements("16.5.2")
def why_not_provoke(game: Game, diaspora: Diaspora) -> Refusal | None:
    """Return why no enclave can be flipped or placed, or None."""
    if any(why_not_provoke_there(game, diaspora, place) is None for place in game.state.clearings):
        return None
    return Refusal("16.5.2", "no enclave can be flipped to Militant or placed")


@implements("16.5.2")
def why_not_provoke_there(game: Game, diaspora: Diaspora, place: Place) -> Refusal | None:
    """Return why no enclave can be flipped to Militant, nor a Militant one be placed, in a clearing, or None."""
    if game.state.count(place, PEACEFUL):
        return why_not_flip(game, diaspora.name, PEACEFUL, place)
    if not on_river(game, place) and not game.state.warriors(place, diaspora.name):
        return Refusal("16.5.2", f"{name(place)} is not on the river, and no Diaspora warrior is there")
    return why_no_room(game, diaspora.name, MILITANT, place)


@implements("16.5.2")
def provoke(game: Game, diaspora: Diaspora) -> None:
    """Flip an enclave to Militant or place a Militant one, place a warrior at each, and discard a random card."""
    refuse = of_clearings(lambda place: why_not_provoke_there(game, diaspora, place))
    sites = [place for place in game.state.clearings if why_not_provoke_there(game, diaspora, place) is None]
    place = game.ask(diaspora.name, "enclave to provoke", sites, refuse)
    if game.state.count(place, PEACEFUL):
        flip_piece(game, diaspora.name, PEACEFUL, MILITANT, place)
    else:
        place_pieces(game, diaspora.name, MILITANT, 1, place)
    place_at_militant(game)
    discard_random(game, diaspora.name)


SETTLE = Action("settle", settle)
PROVOKE = Action("provoke", provoke, why_not_provoke)

DAYLIGHT = Steps("16.5", {"settle and provoke": settle_and_provoke})
