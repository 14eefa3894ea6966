"""Battles: who fights whom, ambushes, and hits (4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from woodlaw.engine.audit import Audit, Offence, omission, undecided, violation
from woodlaw.engine.battle import HIGHEST_ROLL, why_not_ambush, why_not_battle, why_not_yet
from woodlaw.engine.events import UNTOLD, Battled
from woodlaw.engine.extension import Extension
from woodlaw.engine.sides import Fight
from woodlaw.engine.titles import name, player_title
from woodlaw.engine.victory import has_won_by_points
from woodlaw.factions.records import are_losses_told
from woodlaw.logs.books import Books, Skirmish
from woodlaw.logs.checks.pieces import of
from woodlaw.logs.checks.registry import at_battle_end, before
from woodlaw.logs.rootlog.syntax import Action
from woodlaw.table.cards import Card
from woodlaw.table.pieces import BUILDING, TOKEN, WARRIOR
from woodlaw.table.places import Place

FALLING = (WARRIOR, BUILDING, TOKEN)
"""What falls to hits; a pawn does not (4.3.6)."""


@before(Battled)
def cannot_battle(books: Books, event: Battled) -> Iterator[Offence]:
    """A battle needs an attacker with warriors or a pawn and an enemy there (4.3)."""
    refusal = why_not_battle(books.game, event.attacker, event.defender, event.clearing)
    if refusal and {event.attacker, event.defender} <= books.game.factions.keys():
        yield violation(refusal.clause, refusal.reason)


@before(Battled)
def wrong_ambush(books: Books, event: Battled) -> Iterator[Offence]:
    """Ambush cards match the clearing of battle (4.3.1, 4.3.1.I)."""
    for player, suit in ((event.defender, event.ambush), (event.attacker, event.foil)):
        refusal = why_not_ambush(books.game, suit, event.clearing) if suit not in ("", UNTOLD) else None
        if refusal and not _matches_otherwise(books, player, suit, event.clearing):
            yield violation(refusal.clause, refusal.reason)


def _matches_otherwise(books: Books, player: str, suit: str, clearing: Place) -> bool:
    """Return whether an effect lets a player's ambush of a suit pass for one that matches."""
    card = books.game.state.deck.find("ambush", suit)
    others = books.game.bending(Extension.spent_as) if card else ()
    passing = [other for e in others for other in e.spent_as(books.game, player, cast("Card", card))]
    return any(why_not_ambush(books.game, other.suit, clearing) is None for other in passing)


@before(Battled)
def rolls_more_than_dice_show(_: Books, event: Battled) -> Iterator[Offence]:
    """Battle dice show no more than three (4.3.3)."""
    if event.rolls and max(event.rolls) > HIGHEST_ROLL:
        yield violation("4.3.3", f"a roll of {max(event.rolls)}", f"dice that show 0 to {HIGHEST_ROLL}")


@before(Battled)
def rolls_the_wrong_way(books: Books, event: Battled) -> Iterator[Offence]:
    """The attacker deals the higher roll; a record that notes a lower one first does not say whose it is."""
    fight = Fight(event.attacker, event.defender, event.clearing)
    swapped = any(e.rolls_swapped(books.game, fight) for e in books.game.bending(Extension.rolls_swapped))
    if event.rolls is None or event.rolls[0] >= event.rolls[1] or swapped:
        return
    yield undecided(
        "4.3.3", f"the attacker's roll {event.rolls[0]} is noted lower than the defender's {event.rolls[1]}"
    )


@at_battle_end
def too_many_hits(books: Books, skirmish: Skirmish) -> Iterator[tuple[Action, Offence]]:
    """A side loses no more pieces than the other can deal hits: roll (4.3.3), ambush and extra hits (4.3.5)."""
    fight = skirmish.fight
    if not are_losses_told(books.game, fight.sides):
        return
    for loser, lost in skirmish.lost.items():
        dealer = fight.attacker if loser == fight.defender else fight.defender
        most = skirmish.most.get(dealer)
        if most is not None and dealer == fight.attacker and not skirmish.lost.get(dealer):
            # An ambush that took nothing did not weaken the attacker, whyever it took nothing.
            most = max(most, skirmish.most_going_on.get(dealer, most))
        if most is not None and lost > most:
            message = f"{player_title(books.game, loser)} loses {lost} to hits in {name(fight.clearing)}"
            yield skirmish.last[loser], violation("4.3.5", message, f"at most {most}")


@at_battle_end
def hits_not_taken(books: Books, skirmish: Skirmish) -> Iterator[tuple[Action, Offence]]:
    """A side takes all the hits that it is dealt, as long as it has pieces there (4.3.6)."""
    game, fight = books.game, skirmish.fight
    if any(has_won_by_points(game, seat) for seat in game.state.seats):
        return
    for dealer, least in skirmish.least.items():
        loser = fight.enemy(dealer)
        lost = max(skirmish.lost.get(loser, 0), skirmish.gone.get(loser, 0))
        left = sum(game.state.owned(fight.clearing, loser, category) for category in FALLING)
        left += cast("Audit", game.factions[loser]).hits_left(game) - skirmish.came.get(loser, 0)
        if lost < least and left > 0:
            message = f"{player_title(game, loser)} loses {lost} to hits in {name(fight.clearing)}"
            yield skirmish.last.get(loser, skirmish.action), omission("4.3.6", message, f"{min(least, lost + left)}")


@at_battle_end
def buildings_before_warriors(books: Books, skirmish: Skirmish) -> Iterator[tuple[Action, Offence]]:
    """Hits remove all warriors of a side before any of its buildings or tokens (4.3.6)."""
    for action, piece in skirmish.taken:
        came = skirmish.came.get(piece.owner, 0)
        refusal = why_not_yet(books.game, piece.owner, piece, skirmish.fight.clearing, came)
        if refusal:
            yield action, violation(refusal.clause, f"{of(books, piece)} removed: {refusal.reason}", "warriors first")
