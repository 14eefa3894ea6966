"""The hits of a recorded battle: how many each side may deal at most, and at least, by what a record tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from woodlaw.engine.battle import Throw, attackers_left, die_faces, lent_to, modifiers, why_not_battle
from woodlaw.engine.events import Battled
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_remove
from woodlaw.engine.sides import Falling, Fight
from woodlaw.logs.audits.audit import Audit
from woodlaw.logs.audits.battle import ambush_hits, least_by_throw, most_by_throw, most_hits
from woodlaw.logs.books import Skirmish
from woodlaw.logs.rootlog.syntax import Action
from woodlaw.table.pieces import Category, Piece

if TYPE_CHECKING:
    from woodlaw.logs.audits.recorded import Recorded


def opened(game: Game, event: Battled, action: Action) -> Skirmish:
    """Return a battle as it opens, with what each side may deal as the table lies before it."""
    fight = Fight(event.attacker, event.defender, event.clearing, event.ambush, event.foil)
    sides = [side for side in (event.attacker, event.defender) if side in game.factions]
    lent = [(piece, side) for side in sides for each in lent_to(game, side, fight) for piece in each.pieces]
    if why_not_battle(game, event.attacker, event.defender, event.clearing) or _fights_for_both(lent):
        sides, lent = [], []
    # Of the rolls that a side's own may be, whichever of the two it is, the first deals no hits.
    throws = [event.rolls, *((roll, roll) for roll in range(max(die_faces(game)) + 1))]
    most = {side: most_by_throw(game, side, fight, throws) for side in sides}
    least = {side: _least(game, side, fight, throws) for side in sides if not lent}
    of_roll, unrolled = ({side: hits[number] for side, hits in most.items()} for number in range(2))
    skirmish = Skirmish(fight, action, of_roll, dict(of_roll), unrolled, rolls=event.rolls, lent=dict(lent))
    if event.ambush:
        unharmed = Fight(event.attacker, event.defender, event.clearing)
        skirmish.most_going_on = {side: most_hits(game, side, unharmed, event.rolls) for side in sides}
        if event.defender in skirmish.most_going_on:
            skirmish.most_going_on[event.defender] += ambush_hits(game, fight)
    skirmish.least = {side: hits[0] for side, hits in least.items()}
    if least and any(m.costs_itself and m.ignores_rolled for m in modifiers(game, fight)):
        skirmish.least_unspent = {side: _least(game, side, fight, throws, unspent=True)[0] for side in least}
    if event.rolls is None and not event.ambush:
        skirmish.by_roll = {side: list(zip(hits[1:], most[side][1:], strict=True)) for side, hits in least.items()}
    return skirmish


def _least(game: Game, dealer: str, fight: Fight, throws: Sequence[Throw], *, unspent: bool = False) -> list[int]:
    """Return how many hits a side deals at least by each of some throws, as :func:`least_by_throw` does.

    None where something may keep any piece from being removed, or where not all is known that changes hits of a
    side. Where pieces are kept from being removed for sure, warriors beside them fall all the same.
    """
    taker = fight.enemy(dealer)
    if not all(_are_hits_known(game, side) for side in fight.sides):
        return [0] * len(throws)
    # A pawn does not fall (4.3.6): its owner takes hits otherwise.
    pieces = (piece for piece in game.state.at(fight.clearing) if piece.category is not Category.PAWN)
    standing = [piece for piece in pieces if piece.owner == taker]
    sparing = game.bending(Audit.may_spare)
    if any(each.may_spare(game, dealer, piece) for each in sparing for piece in standing):
        return [0] * len(throws)
    least = least_by_throw(game, dealer, fight, throws, unspent=unspent)
    kept = [p for p in standing if why_not_remove(game, dealer, p, fight.clearing, Falling(fight))]
    if not kept:
        return least
    falling = (p for p in standing if p.category is Category.WARRIOR and p not in kept)
    warriors = sum(game.state.count(fight.clearing, piece) for piece in falling)
    return [min(hits, warriors) for hits in least]


def _are_hits_known(game: Game, player: str) -> bool:
    faction = cast("Recorded | None", game.factions.get(player))
    return faction is not None and (faction.playable or faction.hits_known)


def weigh_again(game: Game, skirmish: Skirmish | None) -> None:
    """Weigh a battle that an ambush struck as the table lies now: what falls to it may change what adds hits.

    The attacker may no longer rule there, or a building that gave the clearing its suit may be gone.
    """
    struck = ambush_hits(game, skirmish.fight) if skirmish else 0
    if skirmish is None or not 0 < skirmish.lost.get(skirmish.fight.attacker, 0) <= struck:
        return
    going_on = Fight(*skirmish.fight.sides, skirmish.fight.clearing)
    if attackers_left(game, going_on):
        for side, most in skirmish.most.items():
            besides = struck if side == going_on.defender else 0
            now, unrolled = most_by_throw(game, side, going_on, [skirmish.rolls, (0, 0)])
            skirmish.most[side] = max(most, now + besides)
            skirmish.unrolled[side] = max(skirmish.unrolled[side], unrolled + besides)


def _fights_for_both(lent: Sequence[tuple[Piece, str]]) -> bool:
    """Whether a piece fights for either side, so that nobody knows for which of them it takes a hit."""
    return any(one[0] is other[0] and one[1] != other[1] for one in lent for other in lent)
