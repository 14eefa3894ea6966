"""Section 13.5, the Corvids' Daylight."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import combinations

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.decisions import Option, of_clearings
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, Remembered
from woodlaw.engine.place import available, why_not_place
from woodlaw.engine.primitives import place_pieces, remove_pieces, swap_pieces
from woodlaw.engine.refusal import Refusal, why_nowhere
from woodlaw.engine.titles import name
from woodlaw.engine.turn import take_up_to
from woodlaw.engine.venture import battling, moving
from woodlaw.factions.corvid_conspiracy.abilities import (
    ACTIONS_IN_DAYLIGHT,
    Corvids,
    plot_at,
    types_left,
    why_not_of_type,
)
from woodlaw.factions.corvid_conspiracy.plots import BENEATH, PLOT, face
from woodlaw.law.implements import implements
from woodlaw.table.places import Place

PLOTTED = Remembered("plotted", 0, COUNT)
"""How many plots the Corvids have placed this turn."""


@implements("13.5")
def act(game: Game, corvids: Corvids) -> None:
    """Take up to three actions."""
    take_up_to(game, corvids, ACTIONS, ACTIONS_IN_DAYLIGHT, "13.5")


# 13.5.2 Plot ----------------------------------------------------------------------------------------------------------
@implements("13.5.2")
def _price(game: Game) -> int:
    """Return how many warriors the next plot takes: one, and one more for each placed this turn."""
    return 1 + PLOTTED.of(game.state)


@implements("13.5.2")
def _why_no_plot(game: Game, corvids: Corvids) -> Refusal | None:
    if not available(game, PLOT):
        return Refusal("13.5.2", "the supply holds no plots")
    otherwise = Refusal("13.5.2", f"no clearing without a plot has as many Corvid warriors as it takes: {_price(game)}")
    return why_nowhere(map(partial(_why_not_plot_in, game, corvids), game.state.clearings), otherwise)


@implements("13.5.2")
def _why_not_plot_in(game: Game, corvids: Corvids, place: Place) -> Refusal | None:
    """Return why the Corvids cannot place a plot in a clearing, or None."""
    there = game.state.warriors(place, corvids.name)
    if there >= _price(game):
        return why_not_place(game, corvids.name, PLOT, place)
    return Refusal("13.5.2", f"the plot takes {_price(game)} Corvid warriors, and {name(place)} has {there}")


@implements("13.5.2")
def _plot(game: Game, corvids: Corvids) -> None:
    """Remove warriors from a clearing without plots, and place one there, face down."""
    why_not = partial(_why_not_plot_in, game, corvids)
    sites = [place for place in game.state.clearings if why_not(place) is None]
    site = game.ask(corvids.name, "clearing to plot in", sites, of_clearings(why_not))
    remove_pieces(game, corvids.name, [(corvids.warrior, _price(game), site)])
    PLOTTED.note(game.state, PLOTTED.of(game.state) + 1)
    types, why_no_type = types_left(game), partial(why_not_of_type, game, None, site)
    kind = game.ask_hidden(corvids.name, "type of the plot", types, why_no_type)
    if place_pieces(game, corvids.name, PLOT, 1, site):
        BENEATH.lay(game.state, site, face(kind))


# 13.5.4 Trick ---------------------------------------------------------------------------------------------------------
@implements("13.5.4")
def _why_no_trick(game: Game, corvids: Corvids) -> Refusal | None:
    if _pairs(game):
        return None
    return Refusal("13.5.4", "no two plots on the map are both face up, or both face down")


@implements("13.5.4")
def _pairs(game: Game) -> list[tuple[Place, Place]]:
    """Return the pairs of clearings whose plots can be swapped."""
    with_plot = (place for place in game.state.clearings if plot_at(game, place))
    return [pair for pair in combinations(with_plot, 2) if _why_not_swap(game, pair) is None]


@implements("13.5.4")
def _why_not_swap(game: Game, pair: Iterable[Place]) -> Refusal | None:
    """Return why the plots of two clearings cannot be swapped, or None."""
    plots = {place: plot_at(game, place) for place in pair}
    absent = next((place for place, plot in plots.items() if plot is None), None)
    if absent:
        return Refusal("13.5.4", f"no plot is in {name(absent)}")
    if len({plot is PLOT for plot in plots.values()}) == 1:
        return None
    return Refusal("13.5.4", "of two plots that are swapped both are face up, or both face down")


def _why_no_option(game: Game, option: Option) -> Refusal | None:
    match option:
        case (Place() as one, Place() as other) if one.number and other.number:
            return _why_not_swap(game, (one, other))
    return None


@implements("13.5.4")
def _trick(game: Game, corvids: Corvids) -> None:
    """Swap two plots on the map, both face up or both face down."""
    one, other = game.ask(corvids.name, "plots to swap", _pairs(game), partial(_why_no_option, game))
    swap_pieces(game, corvids.name, (plot_at(game, one) or PLOT, one), (plot_at(game, other) or PLOT, other))
    BENEATH.swap(game.state, one, other)


ACTIONS: Sequence[Action[[Corvids]]] = (
    moving("13.5.1"),
    Action("plot", _plot, _why_no_plot),
    battling("13.5.3"),
    Action("trick", _trick, _why_no_trick),
)

DAYLIGHT = Steps("13.5", {"act": act})
