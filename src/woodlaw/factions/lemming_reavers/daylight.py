"""Section LR.5, the Reavers' Daylight."""

from __future__ import annotations

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.concepts import rules
from woodlaw.engine.decisions import Option
from woodlaw.engine.fight import legal_battles, take_battle
from woodlaw.engine.game import Game
from woodlaw.engine.make import by_activating, craft_step
from woodlaw.engine.march import Terms, legal_moves, take_move, take_moves
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.place import available, why_not_place
from woodlaw.engine.primitives import place_pieces, score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.engine.turn import take_up_to
from woodlaw.factions.lemming_reavers.abilities import ACTIONS, Reavers
from woodlaw.law.implements import implements
from woodlaw.table.places import Place

MOVES_IN_SCOUR = 2
SCOURING = Terms(staying=1, clause="LR.5.2.I")

BUILT = Remembered("built", False, FLAG)
"""Whether the Reavers have built an encampment this turn."""


# LR.5.1 Craft ---------------------------------------------------------------------------------------------------------
@implements("LR.2.1", "LR.5.1")
def craft(game: Game, reavers: Reavers) -> None:
    """Craft cards from the hand by activating encampments, each once a turn, for a suit of its clearing."""
    craft_step(game, reavers.name, by_activating(game, reavers.name, "encampment"))


# LR.5.2 Rally ---------------------------------------------------------------------------------------------------------
@implements("LR.5.2", "LR.7.2")
def rally(game: Game, reavers: Reavers) -> None:
    """Take up to three actions, and one more for each depot on the board."""
    take_up_to(game, reavers, RALLY, ACTIONS + reavers.owned_caches(game.state, "depot"), "LR.5.2")


@implements("LR.5.2.I")
def _scour(game: Game, reavers: Reavers) -> None:
    """Take up to two moves; a Lemming piece stays in each clearing that they move from."""
    take_moves(game, reavers.name, MOVES_IN_SCOUR, SCOURING)


@implements("LR.5.2.II")
def _why_no_battle(game: Game, reavers: Reavers) -> Refusal | None:
    return None if legal_battles(game, reavers.name) else Refusal("LR.5.2.II", "no enemy to battle")


@implements("LR.5.2.II")
def _battle(game: Game, reavers: Reavers) -> None:
    """Initiate a battle."""
    take_battle(game, reavers.name)


# LR.5.2.III Build with Garrison ---------------------------------------------------------------------------------------
@implements("LR.5.2.III")
def _why_no_build(game: Game, reavers: Reavers) -> Refusal | None:
    if BUILT.of(game.state):
        return Refusal("LR.5.2.III", "building is done once a turn")
    if not available(game, reavers.piece("encampment")):
        return Refusal("LR.5.2.III", "no encampment is left")
    if not any(why_not_build_in(game, reavers, place) is None for place in game.state.clearings):
        return Refusal("LR.5.2.III", "no ruled clearing where an encampment can be placed")
    return None


@implements("LR.5.2.III")
def why_not_build_in(game: Game, reavers: Reavers, place: Place) -> Refusal | None:
    """Return why the Reavers cannot build in a clearing, or None: they rule it, and an encampment can be placed."""
    if not rules(game, reavers.name, place):
        return Refusal("LR.5.2.III", f"the Reavers do not rule {name(place)}")
    return why_not_place(game, reavers.name, reavers.piece("encampment"), place)


def _why_not_build(game: Game, reavers: Reavers, option: Option) -> Refusal | None:
    return why_not_build_in(game, reavers, option) if isinstance(option, Place) and option.number else None


@implements("LR.5.2.III", "1.5.4")
def _build(game: Game, reavers: Reavers) -> None:
    """Place an encampment and, as Upkeep allows, a warrior in a ruled clearing, and score the space uncovered."""
    BUILT.note(game.state, True)
    encampment = reavers.piece("encampment")
    sites = [place for place in game.state.clearings if why_not_build_in(game, reavers, place) is None]
    site = game.ask(reavers.name, "build", sites, lambda option: _why_not_build(game, reavers, option))
    place_pieces(game, reavers.name, encampment, 1, site)
    place_pieces(game, reavers.name, reavers.warrior, 1, site)
    score_points(game, reavers.name, reavers.points_uncovered(game))


RALLY = (
    Action("scour", _scour),
    Action("battle", _battle, _why_no_battle),
    Action("build", _build, _why_no_build),
)


# LR.5.3 Seize ---------------------------------------------------------------------------------------------------------
@implements("LR.5.3", "LR.7.3")
def seize(game: Game, reavers: Reavers) -> None:
    """For each reserve on the board, perhaps battle at a cache, or move to one and perhaps battle there."""
    take_up_to(game, reavers, SEIZURES, reavers.owned_caches(game.state, "reserve"), "LR.5.3")


@implements("LR.5.3")
def _with_cache(game: Game, reavers: Reavers) -> list[Place]:
    return [place for place in game.state.clearings if reavers.has_cache(game.state, place)]


@implements("LR.5.3")
def _into_cache(game: Game, reavers: Reavers) -> Terms:
    return Terms(destinations=_with_cache(game, reavers), clause="LR.5.3")


@implements("LR.5.3")
def _why_no_battle_at_cache(game: Game, reavers: Reavers) -> Refusal | None:
    if legal_battles(game, reavers.name, _with_cache(game, reavers)):
        return None
    return Refusal("LR.5.3", "no enemy to battle in a clearing with a cache")


@implements("LR.5.3")
def _battle_at_cache(game: Game, reavers: Reavers) -> None:
    take_battle(game, reavers.name, _with_cache(game, reavers), clause="LR.5.3")


@implements("LR.5.3")
def _why_no_move_to_cache(game: Game, reavers: Reavers) -> Refusal | None:
    if next(legal_moves(game, reavers.name, _into_cache(game, reavers)), None):
        return None
    return Refusal("LR.5.3", "no move into a clearing with a cache can be taken")


@implements("LR.5.3")
def _move_to_cache(game: Game, reavers: Reavers) -> None:
    """Move into a clearing with a cache, and then perhaps battle in it."""
    destination = take_move(game, reavers.name, _into_cache(game, reavers))
    if destination is not None:
        take_battle(game, reavers.name, [destination], may_decline=True, clause="LR.5.3")


SEIZURES = (
    Action("seize by battle", _battle_at_cache, _why_no_battle_at_cache),
    Action("seize by moving", _move_to_cache, _why_no_move_to_cache),
)

DAYLIGHT = Steps("LR.5", {"craft": craft, "rally": rally, "seize": seize})
