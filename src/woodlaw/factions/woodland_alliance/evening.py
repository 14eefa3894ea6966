"""Section 8.6, the Alliance's Evening: Military Operations, Draw and Discard."""

from __future__ import annotations

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.decisions import Judged, of_clearings
from woodlaw.engine.fight import legal_battles, take_battle
from woodlaw.engine.game import Game
from woodlaw.engine.march import legal_moves, take_move
from woodlaw.engine.memory import COUNT, Remembered
from woodlaw.engine.place import available, why_not_place, why_not_recruit
from woodlaw.engine.primitives import place_pieces, remove_pieces
from woodlaw.engine.refusal import Refusal, why_nowhere
from woodlaw.engine.titles import name
from woodlaw.engine.turn import discard_down, take_any
from woodlaw.factions.woodland_alliance.abilities import Alliance
from woodlaw.factions.woodland_alliance.sympathy import place_and_score
from woodlaw.law.implements import implements
from woodlaw.table.places import Place

OPERATIONS = Remembered("operations", 0, COUNT)
"""How many military operations the Alliance has taken this turn."""


# 8.6.1 Military Operations --------------------------------------------------------------------------------------------
@implements("8.6.1")
def operate(game: Game, alliance: Alliance) -> None:
    """Move, battle, recruit and organize, in any order, as often in all as there are officers."""
    take_any(game, alliance, ACTS)


@implements("8.6.1")
def _why_no_officer(game: Game, alliance: Alliance) -> Refusal | None:
    officers, taken = game.state.count(alliance.officers, alliance.warrior), OPERATIONS.of(game.state)
    if taken < officers:
        return None
    return Refusal("8.6.1", "each officer has taken an operation" if officers else "there is no officer")


@implements("8.6.1")
def _use_officer(game: Game) -> None:
    OPERATIONS.note(game.state, OPERATIONS.of(game.state) + 1)


@implements("8.6.1.I")
def _why_no_move(game: Game, alliance: Alliance) -> Refusal | None:
    refusal = _why_no_officer(game, alliance)
    if refusal or next(legal_moves(game, alliance.name), None):
        return refusal
    return Refusal("8.6.1.I", "no move can be taken")


@implements("8.6.1.I")
def _move(game: Game, alliance: Alliance) -> None:
    """Take one move."""
    _use_officer(game)
    take_move(game, alliance.name)


@implements("8.6.1.II")
def _why_no_battle(game: Game, alliance: Alliance) -> Refusal | None:
    refusal = _why_no_officer(game, alliance)
    if refusal or legal_battles(game, alliance.name):
        return refusal
    return Refusal("8.6.1.II", "no enemy to battle")


@implements("8.6.1.II")
def _battle(game: Game, alliance: Alliance) -> None:
    """Initiate a battle."""
    _use_officer(game)
    take_battle(game, alliance.name)


# 8.6.1.III Recruit ----------------------------------------------------------------------------------------------------
@implements("8.6.1.III")
def _why_no_recruit(game: Game, alliance: Alliance) -> Refusal | None:
    refusals = (why_not_recruit_in(game, alliance, place) for place in game.state.clearings)
    nowhere = Refusal("8.6.1.III", "no base where a warrior can be placed")
    return _why_no_officer(game, alliance) or why_nowhere(refusals, nowhere)


def _recruiting(game: Game, alliance: Alliance) -> Judged[Place]:
    return Judged(game.state.clearings, lambda place: why_not_recruit_in(game, alliance, place) is None)


@implements("8.6.1.III")
def why_not_recruit_in(game: Game, alliance: Alliance, clearing: Place) -> Refusal | None:
    """Return why the Alliance cannot recruit in a clearing, or None."""
    if not alliance.bases_at(game.state, clearing):
        return Refusal("8.6.1.III", f"{name(clearing)} has no base")
    return why_not_recruit(game, alliance.name, clearing, alliance.warrior)


@implements("8.6.1.III", "1.5.4")
def _recruit(game: Game, alliance: Alliance) -> None:
    """Place a warrior in a clearing with a base, if one is left."""
    refuse = of_clearings(lambda place: why_not_recruit_in(game, alliance, place))
    _use_officer(game)
    clearing = game.ask(alliance.name, "clearing to recruit in", _recruiting(game, alliance), refuse)
    place_pieces(game, alliance.name, alliance.warrior, 1, clearing)


# 8.6.1.IV Organize ----------------------------------------------------------------------------------------------------
@implements("8.6.1.IV")
def _why_no_organize(game: Game, alliance: Alliance) -> Refusal | None:
    refusal = _why_no_officer(game, alliance)
    if refusal is None and not available(game, alliance.sympathy):
        return Refusal("8.6.1.IV", "no sympathy token is left on the track")
    refusals = (why_not_organize_in(game, alliance, place) for place in game.state.clearings)
    nowhere = Refusal("8.6.1.IV", "no warrior in an unsympathetic clearing where sympathy can be placed")
    return refusal or why_nowhere(refusals, nowhere)


def _organizing(game: Game, alliance: Alliance) -> Judged[Place]:
    return Judged(game.state.clearings, lambda place: why_not_organize_in(game, alliance, place) is None)


@implements("8.6.1.IV")
def why_not_organize_in(game: Game, alliance: Alliance, clearing: Place) -> Refusal | None:
    """Return why the Alliance cannot organize in a clearing, or None."""
    if not game.state.count(clearing, alliance.warrior):
        return Refusal("8.6.1.IV", f"no Alliance warrior is in {name(clearing)}")
    if alliance.is_sympathetic(game.state, clearing):
        return Refusal("8.6.1.IV", f"{name(clearing)} is sympathetic")
    return why_not_place(game, alliance.name, alliance.sympathy, clearing)


@implements("8.6.1.IV")
def _organize(game: Game, alliance: Alliance) -> None:
    """Remove a warrior from an unsympathetic clearing to place sympathy there, and score."""
    refuse = of_clearings(lambda place: why_not_organize_in(game, alliance, place))
    _use_officer(game)
    clearing = game.ask(alliance.name, "clearing to organize in", _organizing(game, alliance), refuse)
    remove_pieces(game, alliance.name, [(alliance.warrior, 1, clearing)])
    place_and_score(game, alliance, clearing)


# 8.6.2 Draw and Discard -----------------------------------------------------------------------------------------------
@implements("8.6.2")
def draw_and_discard(game: Game, alliance: Alliance) -> None:
    """Draw a card, and one for each draw bonus uncovered; then discard down to five."""
    draw_cards(game, alliance.name, 1 + draw_bonus(game, alliance))
    discard_down(game, alliance.name)


@implements("8.6.2")
def draw_bonus(game: Game, alliance: Alliance) -> int:
    """Return the draw bonuses that are uncovered: those of the bases that are not on the board."""
    uncovered = sum(not available(game, base) for base in alliance.bases)
    return uncovered * int(alliance.values["cards drawn for a base"])


ACTS = (
    Action("move", _move, _why_no_move),
    Action("battle", _battle, _why_no_battle),
    Action("recruit", _recruit, _why_no_recruit),
    Action("organize", _organize, _why_no_organize),
)

EVENING = Steps("8.6", {"military operations": operate, "draw and discard": draw_and_discard})
