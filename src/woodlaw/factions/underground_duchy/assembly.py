"""Section 12.5.1, Assembly."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import Action
from woodlaw.engine.concepts import rules
from woodlaw.engine.dealing import held_by, reveal_card, spend_card, spendable_for
from woodlaw.engine.decisions import Judged, Option
from woodlaw.engine.game import Game
from woodlaw.engine.march import Terms, take_move
from woodlaw.engine.place import available, why_not_place
from woodlaw.engine.primitives import place_pieces, remove_pieces
from woodlaw.engine.refusal import Refusal, why_nowhere
from woodlaw.engine.titles import name
from woodlaw.engine.turn import take_actions
from woodlaw.engine.venture import battling, given, moving
from woodlaw.factions.underground_duchy.abilities import BUILDINGS, BURROW, Duchy
from woodlaw.law.implements import implements, innermost_in_force
from woodlaw.table.cards import Card
from woodlaw.table.places import Place

MOST_DIGGING = 4
"""How many warriors a dig moves at most."""


# 12.5.1 Assembly ------------------------------------------------------------------------------------------------------
@implements("12.5.1")
def assemble(game: Game, duchy: Duchy) -> None:
    """Take up to two actions."""
    take_actions(game, duchy, ASSEMBLY, int(duchy.values["actions in Assembly"]), "12.5.1")


# 12.5.1.I Build, and Foremole (12.5.2.I) ------------------------------------------------------------------------------
def why_no_build(game: Game, duchy: Duchy) -> Refusal | None:
    """Return why nothing can be built by the clause in force, or None."""
    clause = innermost_in_force()
    refusals = (_why_not_here(game, duchy, *site, clause) for site in _sites(game))
    return why_nowhere(refusals, Refusal(clause, "no ruled clearing takes a building for a card in hand"))


def build(game: Game, duchy: Duchy) -> None:
    """Reveal a card to place a building in a clearing that the Duchy rules: for Assembly one that matches, for the
    Foremole any.
    """
    clause = innermost_in_force()

    def refuse(option: Option) -> Refusal | None:
        match option:
            case (Place() as place, str() as kind) if kind in BUILDINGS:
                return _why_not_here(game, duchy, place, kind, clause)
        return None

    sites = Judged(_sites(game), lambda site: _why_not_here(game, duchy, *site, clause) is None)
    place, kind = game.ask(duchy.name, "build", sites, refuse)
    reveal_card(game, duchy.name, game.ask(duchy.name, "card to reveal", _cards(game, duchy, place, clause)))
    place_pieces(game, duchy.name, duchy.piece(kind), 1, place)


def _sites(game: Game) -> list[tuple[Place, str]]:
    return [(place, kind) for place in game.state.clearings for kind in BUILDINGS]


def _cards(game: Game, duchy: Duchy, place: Place, clause: str) -> list[Card]:
    return spendable_for(game, duchy.name, place) if clause == "12.5.1.I" else held_by(game, duchy.name)


def _why_not_here(game: Game, duchy: Duchy, place: Place, kind: str, clause: str) -> Refusal | None:
    if not rules(game, duchy.name, place):
        return Refusal(clause, f"the Duchy does not rule {name(place)}")
    if not available(game, duchy.piece(kind)):
        return Refusal(clause, f"no {kind} is left")
    if not _cards(game, duchy, place, clause):
        return Refusal(clause, f"no card in hand can be revealed for {name(place)}")
    return why_not_place(game, duchy.name, duchy.piece(kind), place)


# 12.5.1.II Recruit ---------------------------------------------------------------------------------------------------
@implements("12.5.1.II", "1.5.4")
def _recruit(game: Game, duchy: Duchy) -> None:
    """Place a warrior in the Burrow, if one is left."""
    place_pieces(game, duchy.name, duchy.warrior, 1, BURROW)


# 12.5.1.V Dig ---------------------------------------------------------------------------------------------------------
@implements("12.5.1.V")
def _why_no_dig(game: Game, duchy: Duchy) -> Refusal | None:
    if not game.state.count(BURROW, duchy.warrior):
        return Refusal("12.5.1.V", "no warrior is in the Burrow")
    lifts = not available(game, duchy.tunnel)
    refusals = (why_not_dig_in(game, duchy, place, place if lifts else None) for place in game.state.clearings)
    return why_nowhere(refusals, Refusal("12.5.1.V", "no card in hand matches a clearing where a tunnel can be dug"))


@implements("12.5.1.V")
def why_not_dig_in(game: Game, duchy: Duchy, place: Place, lifted: Place | None = None) -> Refusal | None:
    """Return why the Duchy cannot dig in a clearing once the tunnel of another, or of it, is lifted, or None."""
    if game.state.count(place, duchy.tunnel) and place is not lifted:
        return Refusal("12.5.1.V", f"{name(place)} has a tunnel")
    if not spendable_for(game, duchy.name, place):
        return Refusal("12.5.1.V", f"no card in hand matches {name(place)}")
    return why_not_place(game, duchy.name, duchy.tunnel, place)


@implements("12.2.4")
def _why_not_lift(game: Game, duchy: Duchy, place: Place) -> Refusal | None:
    """Return why a tunnel cannot be removed from a clearing to be dug anywhere, or None."""
    if not game.state.count(place, duchy.tunnel):
        return Refusal("12.2.4", f"{name(place)} has no tunnel")
    if any(why_not_dig_in(game, duchy, to, place) is None for to in game.state.clearings):
        return None
    return Refusal("12.2.4", f"the tunnel of {name(place)} could be dug nowhere")


@implements("12.5.1.V")
def _dig(game: Game, duchy: Duchy) -> None:
    """Spend a card to place a tunnel in a matching clearing, and move up to four warriors to it from the Burrow."""
    _free_a_tunnel(game, duchy)
    why_not = partial(why_not_dig_in, game, duchy)
    place = game.choose(duchy.name, "clearing to dig in", game.state.clearings, why_not)
    if place is not None:
        spend_card(game, duchy.name, spendable_for(game, duchy.name, place))
        place_pieces(game, duchy.name, duchy.tunnel, 1, place)
        up = Terms(origins=(BURROW,), destinations=(place,), most=MOST_DIGGING, clause="12.5.1.V")
        take_move(game, duchy.name, up)


@implements("12.2.4")
def _free_a_tunnel(game: Game, duchy: Duchy) -> None:
    """Where all tunnels are on the map, remove one of them first."""
    if available(game, duchy.tunnel):
        game.nothing_for(duchy.name, "tunnel to remove", lambda: Refusal("12.2.4", "not all tunnels are on the map"))
        return
    place = game.choose(duchy.name, "tunnel to remove", game.state.clearings, partial(_why_not_lift, game, duchy))
    if place is not None:
        remove_pieces(game, duchy.name, [(duchy.tunnel, 1, place)])


ASSEMBLY = (
    given("12.5.1.I", "build", build, why_no_build),
    Action("recruit", _recruit),
    moving("12.5.1.III"),
    battling("12.5.1.IV"),
    Action("dig", _dig, _why_no_dig),
)
