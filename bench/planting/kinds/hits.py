"""Hits that something bends: few warriors, leaders, guerrilla war, items (4.3.3.I and the factions' own clauses)."""

from __future__ import annotations

import re
from typing import Any

from bench.planting.fights import OWN_WAYS, battle_next, losing, losses, plain_battle
from bench.planting.kind import kind
from bench.planting.kinds.vagabond import of_both
from bench.planting.moment import ALLIANCE, BOT_ALLIANCE, CLERGY, EYRIE, LEGION, Moment, Planting
from woodlaw.factions.eyrie_dynasties.abilities import COMMANDER, DESPOT
from woodlaw.logs.rootlog.syntax import Battle, Score

SWORD = "sword"


def _lost(at: Moment, letter: str, place: Any) -> int:
    return sum(thing.count for _, thing in losses(at, letter, place) if thing.kind == "w")


def _leads(at: Moment, leader: str) -> bool:
    eyrie: Any = at.letters[at.letter]
    return at.me == EYRIE and bool(eyrie.leads(at.game, leader))


@kind("more rolled hits than the attacker has warriors", "4.3.3.I", on=Battle, rare=True)
def rolled_hits_beyond_warriors(at: Moment) -> Planting | None:
    """The defender takes the whole roll of an attacker who has fewer warriors there."""
    found = plain_battle(at)
    if found is None or found[0].rolls is None or at.me in (EYRIE, LEGION) or found[1] == CLERGY:
        return None
    battle, defender, place = found
    rolled = max(battle.rolls or (0, 0))
    if not at.warriors(place) < rolled <= at.warriors(place, defender):
        return None
    return losing(at, battle.defender, place, rolled)


@kind("the Commander's extra hit not taken", "7.8.3", EYRIE, on=Battle, rare=True)
def commander_hits_no_more(at: Moment) -> Planting | None:
    """The defender loses one warrior fewer, though it has more than the hits are."""
    found = plain_battle(at)
    if found is None or not _leads(at, COMMANDER) or found[1] == CLERGY:
        return None
    battle, defender, place = found
    fell = _lost(at, battle.defender, place)
    return losing(at, battle.defender, place, fell - 1) if 0 < fell < at.warriors(place, defender) else None


@kind("no extra point for the Despot", "7.8.4", EYRIE, on=Battle, rare=True)
def despot_scores_no_more(at: Moment) -> Planting | None:
    """The points for what a battle removed are those of the pieces alone."""
    found = battle_next(at)
    if found is None or not _leads(at, DESPOT) or not at.turns_left:
        return None
    fell = [(n, thing) for n, thing in losses(at, found[0].defender, found[2]) if thing.kind in ("b", "t")]
    after = fell[-1][0] + 1 if fell else len(at.nodes)
    scores = at.nodes[after] if after < len(at.nodes) else None
    if not isinstance(scores, Score) or scores.player or scores.points < 2:
        return None
    return at.rewrite(after, f"++{scores.points - 1 if scores.points > 2 else ''}")


@kind("the Alliance that defends with the lower roll", "8.2.2", on=Battle, rare=True)
def guerrilla_war_forgotten(at: Moment) -> Planting | None:
    """The Alliance loses as many warriors as the higher roll says."""
    found = battle_next(at)
    if found is None or found[1] != ALLIANCE or found[0].ambush or not found[0].rolls or at.kept(found[2]):
        return None
    if at.me in (*OWN_WAYS, EYRIE, LEGION) or not at.plain(at.me, ALLIANCE):
        return None
    battle, _, place = found
    higher, lower = max(found[0].rolls), min(found[0].rolls)
    most = min(higher, at.warriors(place))
    return losing(at, battle.defender, place, most) if lower < most <= at.warriors(place, ALLIANCE) else None


@kind("the bot's Automated Ambush left out", "RB.6.2.2", on=Battle, rare=True)
def automated_ambush_left_out(at: Moment) -> Planting | None:
    """The attacker loses one warrior fewer, though it has more than the hits are."""
    found = battle_next(at)
    if found is None or found[1] != BOT_ALLIANCE or not at.warriors(found[2], BOT_ALLIANCE) or at.kept(found[2]):
        return None
    if at.me in (*OWN_WAYS, CLERGY) or not at.plain():
        return None
    fell = _lost(at, at.letter, found[2])
    return losing(at, at.letter, found[2], fell - 1) if 0 < fell < at.warriors(found[2]) else None


# The Vagabonds --------------------------------------------------------------------------------------------------------
def _damages(at: Moment, letter: str) -> list[int]:
    """Return the numbers of the actions after the battle that comes next in which a Vagabond damages an item."""
    found: list[int] = []
    for number in range(at.n + 1, len(at.texts)):
        if not re.fullmatch(rf"%\w{letter}\$->{letter}d", at.texts[number]):
            break
        found.append(number)
    return found


@kind("a defenseless Vagabond who takes no extra hit", "9.2.4", on=Battle, rare=True)
def defenseless_spared(at: Moment) -> Planting | None:
    """The Vagabond without swords damages one item fewer, though he has more."""
    found = battle_next(at)
    if found is None or found[1] not in OWN_WAYS[:2] or not at.plain(at.me, found[1]) or found[0].ambush:
        return None
    vagabond: Any = at.letters[found[0].defender]
    damaged = _damages(at, found[0].defender)
    items = sum(count for place in (vagabond.track, vagabond.satchel) for count in at.state.at(place).values())
    if vagabond.undamaged(at.game, SWORD) or not 0 < len(damaged) < items:
        return None
    return at.without(damaged[-1])


@of_both("more rolled hits than the Vagabond has swords", "9.2.6", on=Battle, rare=True)
def hits_beyond_swords(at: Moment) -> Planting | None:
    """The defender takes the whole roll of a Vagabond who has fewer swords undamaged."""
    found = battle_next(at)
    if found is None or found[0].ambush or not found[0].rolls or not at.plain(at.me, found[1]) or at.kept(found[2]):
        return None
    battle, defender, place = found
    vagabond: Any = at.letters[at.letter]
    rolled = max(battle.rolls or (0, 0))
    if defender in (*OWN_WAYS, ALLIANCE, BOT_ALLIANCE, CLERGY) or not at.warriors(place, defender) >= rolled:
        return None
    if vagabond.undamaged(at.game, SWORD) >= rolled:
        return None
    return losing(at, battle.defender, place, rolled)
