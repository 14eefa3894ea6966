"""9.2.8 Dominance Cards and Coalitions."""

from __future__ import annotations

from woodlaw.engine.dominance import dominance_cards, in_daylight
from woodlaw.engine.events import CardsMoved, MarkerLeft
from woodlaw.engine.game import Game
from woodlaw.engine.move import player_title
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.victory import COALITION, why_not_activate
from woodlaw.factions.vagabond.relationships import HOSTILE, INDIFFERENT, Acquainted
from woodlaw.law.implements import implements
from woodlaw.table.places import hand, play_area

PLAYERS_FOR_A_COALITION = 4


@implements("9.2.8", "3.3.1")
def why_no_coalition(game: Game, vagabond: Acquainted) -> Refusal | None:
    """Return why the Vagabond can form no coalition now, or None."""
    if not in_daylight(game, vagabond.name):
        return Refusal("3.3.1", "a dominance card is activated in its player's own Daylight")
    if not dominance_cards(game, vagabond.name):
        return Refusal("3.3.1", "no dominance card in hand")
    refusal = why_not_activate(game, vagabond.name) or _why_too_few(game)
    if refusal or any(why_not_ally(game, vagabond, player) is None for player in game.state.seats):
        return refusal
    return Refusal("9.2.8", "nobody can be chosen for a coalition")


@implements("9.2.8")
def _why_too_few(game: Game) -> Refusal | None:
    if len(game.state.seats) >= PLAYERS_FOR_A_COALITION:
        return None
    return Refusal("9.2.8", "a coalition takes a game of four players or more")


@implements("9.2.8")
def why_not_ally(game: Game, vagabond: Acquainted, player: str) -> Refusal | None:
    """Return why a player cannot be chosen for a coalition, or None: in none yet, with the fewest points."""
    if player == vagabond.name:
        return Refusal("9.2.8", "a Vagabond cannot win by dominance; expected a coalition with another player")
    refusal = _why_too_few(game)
    if refusal:
        return refusal
    if COALITION.of(game.state, player) or any(COALITION.of(game.state, each) == player for each in game.state.seats):
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
def form_coalition(game: Game, vagabond: Acquainted) -> None:
    """Activate a dominance card and lay the score marker on the board of another player."""
    card = game.ask(vagabond.name, "dominance card", dominance_cards(game, vagabond.name))
    possible = [player for player in game.state.seats if why_not_ally(game, vagabond, player) is None]
    ally = game.ask(vagabond.name, "coalition with", possible, lambda o: _refuse(game, vagabond, o))
    game.give(card, hand(vagabond.name), play_area(vagabond.name))
    game.emit(CardsMoved(vagabond.name, (card,), hand(vagabond.name), play_area(vagabond.name)))
    game.state.score[vagabond.name] = None
    COALITION.keep(game.state, ally, vagabond.name)
    game.emit(MarkerLeft(vagabond.name, ally))
    make_up(game, vagabond, ally)


def _refuse(game: Game, vagabond: Acquainted, option: object) -> Refusal | None:
    return why_not_ally(game, vagabond, option) if isinstance(option, str) and option in game.state.seats else None


@implements("9.2.9.IIId")
def make_up(game: Game, vagabond: Acquainted, ally: str) -> None:
    """The marker of a Hostile faction goes to the Indifferent space."""
    if vagabond.relationship(game, ally) == HOSTILE:
        vagabond.set_relationship(game, ally, INDIFFERENT)
