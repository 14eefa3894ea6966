"""9.2.8 Dominance Cards and Coalitions."""

from __future__ import annotations

from woodlaw.engine.dominance import dominance_cards, lay_dominance
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import player_title
from woodlaw.engine.victory import COALITION, are_allies, why_not_activate
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.factions.vagabond.relationships import HOSTILE, INDIFFERENT
from woodlaw.law.implements import implements

PLAYERS_FOR_A_COALITION = 4


@implements("9.2.8", "3.3.1")
def why_no_coalition(game: Game, vagabond: Vagabond) -> Refusal | None:
    """Return why the Vagabond can form no coalition in his Daylight, or None."""
    if not dominance_cards(game, vagabond.name):
        return Refusal("3.3.1", "no dominance card in hand")
    refusals = [why_not_ally(game, vagabond, player) for player in game.state.seats if player != vagabond.name]
    return why_not_activate(game, vagabond.name) or (None if None in refusals else refusals[0])


@implements("9.2.8")
def why_not_ally(game: Game, vagabond: Vagabond, player: str) -> Refusal | None:
    """Return why a player cannot be chosen for a coalition, or None: in none yet, with the fewest points."""
    if player == vagabond.name:
        return Refusal("9.2.8", "a Vagabond cannot win by dominance; expected a coalition with another player")
    if len(game.state.seats) < PLAYERS_FOR_A_COALITION:
        return Refusal("9.2.8", "a coalition takes a game of four players or more")
    if any(are_allies(game, player, each) for each in game.state.seats):
        return Refusal("9.2.8", f"{player_title(game, player)} is in a coalition")
    others = {p: points for p, points in game.state.score.items() if points is not None and p != vagabond.name}
    if player not in others:
        return Refusal("9.2.8", f"{player_title(game, player)} has no score marker on the track")
    fewest = min(others.values())
    if others[player] > fewest:
        points = f"{others[player]} points, and another player {fewest}"
        return Refusal("9.2.8", f"{player_title(game, player)} has {points}")
    return None


@implements("9.2.8", "3.3.1", "2.1.4")
def form_coalition(game: Game, vagabond: Vagabond) -> None:
    """Activate a dominance card and lay the score marker on the board of another player."""
    card = game.ask(vagabond.name, "dominance card", dominance_cards(game, vagabond.name))
    allies = [player for player in game.state.seats if why_not_ally(game, vagabond, player) is None]
    ally = game.ask(vagabond.name, "coalition with", allies, lambda option: _why_no_option(game, vagabond, option))
    lay_dominance(game, vagabond.name, card, ally)
    COALITION.keep(game.state, ally, vagabond.name)
    make_up(game, vagabond, ally)


def _why_no_option(game: Game, vagabond: Vagabond, option: object) -> Refusal | None:
    return why_not_ally(game, vagabond, option) if isinstance(option, str) and option in game.state.seats else None


@implements("9.2.9.IIId")
def make_up(game: Game, vagabond: Vagabond, ally: str) -> None:
    """The marker of a Hostile faction goes to the Indifferent space."""
    if vagabond.relationship(game, ally) == HOSTILE:
        vagabond.set_relationship(game, ally, INDIFFERENT)
