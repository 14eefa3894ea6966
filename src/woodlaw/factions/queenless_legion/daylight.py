"""Section QL.5, the Legion's Daylight: the campaign, in four steps."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.decisions import Judged, Option
from woodlaw.engine.fight import battle, legal_battles
from woodlaw.engine.game import Game
from woodlaw.engine.march import Terms, legal_moves, take_move
from woodlaw.engine.memory import FLAG, PLACE, Many, Remembered
from woodlaw.engine.place import available, why_not_place
from woodlaw.engine.primitives import place_pieces, remove_pieces, score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.engine.turn import take_action, take_any, usable_actions, why_not_now
from woodlaw.factions.queenless_legion.abilities import Legion
from woodlaw.factions.queenless_legion.campaign import campaign_clearings
from woodlaw.law.implements import implements
from woodlaw.table.places import Place

ATTACKED: Remembered[tuple[Place, ...]] = Remembered("attacked", (), Many(PLACE))
"""Where the Legion has initiated battles in its campaign this turn."""
DEESCALATED = Remembered("deescalate", False, FLAG)
"""Whether the single move out of the campaign was taken this turn."""


# QL.5.1 Invade --------------------------------------------------------------------------------------------------------
@implements("QL.5.1")
def invade(game: Game, legion: Legion) -> None:
    """Take any number of moves into campaign clearings."""
    take_any(game, legion, [INVADE])


@implements("QL.5.1")
def why_no_invasion(game: Game, legion: Legion) -> Refusal | None:
    """Return why the Legion can move into no campaign clearing, or None."""
    if next(legal_moves(game, legion.name, Terms(destinations=campaign_clearings(game, legion))), None):
        return None
    return Refusal("QL.5.1", "no move into a campaign clearing can be taken")


@implements("QL.5.1")
def _move_in(game: Game, legion: Legion) -> None:
    take_move(game, legion.name, Terms(destinations=campaign_clearings(game, legion)))


# QL.5.2 Attack --------------------------------------------------------------------------------------------------------
@implements("QL.5.2")
def attack(game: Game, legion: Legion) -> None:
    """Battle once in every campaign clearing with Legion warriors where somebody can be battled, in any order.

    What any player may do in Daylight may be done between the battles.
    """
    why_not = partial(_why_no_battle, game, legion)
    while battles := _battles(game, legion):
        game.rest()
        between = usable_actions(game, legion.name)
        choice = game.ask(legion.name, "battle", battles.or_else(*between), why_not)
        match choice:
            case str():
                take_action(between[choice])
            case (place, enemy):
                _attack_at(game, legion, place, enemy)
    forced = game.none_of(legion.name, "battle", legal_battles(game, legion.name).candidates, why_not)
    if forced:
        _attack_at(game, legion, *forced)


def _attack_at(game: Game, legion: Legion, place: Place, enemy: str) -> None:
    ATTACKED.note(game.state, (*ATTACKED.of(game.state), place))
    battle(game, legion.name, enemy, place)


@implements("QL.5.2")
def _battles(game: Game, legion: Legion) -> Judged[tuple[Place, str]]:
    """Return every battle that is still to be initiated: in a campaign clearing where none has been."""
    fought = ATTACKED.of(game.state)
    sites = [place for place in campaign_clearings(game, legion) if place not in fought]
    return legal_battles(game, legion.name, sites)


@implements("QL.5.2")
def _why_no_battle(game: Game, legion: Legion, option: Option) -> Refusal | None:
    match option:
        case (Place() as place, str() as enemy) if enemy in game.state.seats:
            if not legion.may_be_campaign_clearing(game, place):
                return Refusal("QL.5.2", f"{name(place)} is no campaign clearing")
            if place in ATTACKED.of(game.state):
                return Refusal("QL.5.2", f"the Legion has attacked in {name(place)}")
            return why_not_battle(game, legion.name, enemy, place)
    return why_not_now(game, legion.name, option)


# QL.5.3 Colonize ------------------------------------------------------------------------------------------------------
@implements("QL.5.3")
def colonize(game: Game, legion: Legion) -> None:
    """Place colonies in campaign clearings with two warriors where there is none."""
    take_any(game, legion, [COLONIZE])


@implements("QL.5.3")
def score_colonies(game: Game, legion: Legion) -> None:
    """Score a point for every campaign clearing with a colony and two warriors."""
    for place in campaign_clearings(game, legion):
        if legion.colonies(game.state, place) and _why_too_few(game, legion, place) is None:
            score_points(game, legion.name, 1)


@implements("QL.5.3")
def _why_too_few(game: Game, legion: Legion, place: Place) -> Refusal | None:
    needed, there = int(legion.values["warriors that colonize"]), game.state.warriors(place, legion.name)
    if there >= needed:
        return None
    return Refusal("QL.5.3", f"{needed} warriors are needed in {name(place)}, not {there}")


@implements("QL.5.3")
def why_no_colony(game: Game, legion: Legion) -> Refusal | None:
    """Return why the Legion can place no colony now, or None."""
    if not available(game, legion.colony) and not _surplus(game, legion):
        return Refusal("QL.5.3", "no colony is left, nor one outside the campaign to be taken from the map")
    if not _sites(game, legion):
        return Refusal("QL.5.3", "no campaign clearing with two warriors where a colony can be placed")
    return None


@implements("QL.5.3")
def _surplus(game: Game, legion: Legion) -> list[Place]:
    """Return the clearings outside the campaign whose colony can be placed again: none while one is off the map."""
    if legion.on_map(game.state, "colony") < legion.pieces["colony"].count:
        return []
    inside = campaign_clearings(game, legion)
    return [place for place in game.state.clearings if legion.colonies(game.state, place) and place not in inside]


@implements("QL.5.3")
def _sites(game: Game, legion: Legion) -> list[Place]:
    return [place for place in campaign_clearings(game, legion) if _why_not_there(game, legion, place) is None]


@implements("QL.5.3")
def _why_not_there(game: Game, legion: Legion, place: Place) -> Refusal | None:
    if not legion.may_be_campaign_clearing(game, place):
        return Refusal("QL.5.3", f"{name(place)} is no campaign clearing")
    return _why_too_few(game, legion, place) or why_not_place(game, legion.name, legion.colony, place)


@implements("QL.5.3", "1.5.1")
def place_colony(game: Game, legion: Legion) -> None:
    """Place a colony; when all are on the map, one that is taken from a clearing outside the campaign."""
    place = game.ask(legion.name, "colony", _sites(game, legion), lambda option: _why_no_option(game, legion, option))
    if not available(game, legion.colony):
        source = game.ask(legion.name, "colony to take", _surplus(game, legion))
        remove_pieces(game, legion.name, [(legion.colony, 1, source)])
    else:
        game.nothing_for(legion.name, "colony to take", lambda: Refusal("QL.5.3", "a colony is left in the supply"))
    place_pieces(game, legion.name, legion.colony, 1, place)


def _why_no_option(game: Game, legion: Legion, option: Option) -> Refusal | None:
    return _why_not_there(game, legion, option) if isinstance(option, Place) and option.number else None


# QL.5.4 Deescalate ----------------------------------------------------------------------------------------------------
@implements("QL.5.4")
def deescalate(game: Game, legion: Legion) -> None:
    """Perhaps take one move out of a campaign clearing."""
    take_any(game, legion, [DEESCALATE])


@implements("QL.5.4")
def why_no_way_out(game: Game, legion: Legion) -> Refusal | None:
    """Return why the Legion cannot move out of a campaign clearing, or None."""
    if DEESCALATED.of(game.state):
        return Refusal("QL.5.4", "one move has been taken out of a campaign clearing")
    if next(legal_moves(game, legion.name, Terms(origins=campaign_clearings(game, legion))), None):
        return None
    return Refusal("QL.5.4", "no move out of a campaign clearing can be taken")


@implements("QL.5.4")
def _move_out(game: Game, legion: Legion) -> None:
    DEESCALATED.note(game.state, True)
    take_move(game, legion.name, Terms(origins=campaign_clearings(game, legion)))


INVADE = Action("invade", _move_in, why_no_invasion)
COLONIZE = Action("colonize", place_colony, why_no_colony)
DEESCALATE = Action("deescalate", _move_out, why_no_way_out)

DAYLIGHT = Steps(
    "QL.5",
    {
        "invade": invade,
        "attack": attack,
        "score colonies": score_colonies,
        "colonize": colonize,
        "deescalate": deescalate,
    },
)
"""The steps of Daylight; Colonize begins with the points for what lies already."""
