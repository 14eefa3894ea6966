"""Battles: who can fight, ambushes, and hits (4.3)."""

from __future__ import annotations

from dataclasses import replace

from bench.planting.fights import OWN_WAYS, battle_next, end_of, losses, plain_battle
from bench.planting.kind import kind
from bench.planting.moment import (
    ALLIANCE,
    BOT_ALLIANCE,
    CLERGY,
    EYRIE,
    LEGION,
    MARQUISE,
    REAVERS,
    SECOND_VAGABOND,
    VAGABOND,
    Moment,
    Planting,
)
from woodlaw.logs.rootlog.syntax import Battle, Node, Score
from woodlaw.logs.rootlog.writer import write_action
from woodlaw.table.pieces import Category

HIGHEST_ROLL = 3


def _is_score(node: Node | None) -> bool:
    return isinstance(node, Score)


@kind("a battle where the attacker has no warrior and no pawn", "4.3", on=Battle)
def battle_without_attacker(at: Moment) -> Planting | None:
    """A battle elsewhere, where the defender stands alone."""
    found = battle_next(at)
    if found is None:
        return None
    for place in at.clearings:
        pawns = at.pieces(place, at.me, Category.PAWN)
        if not at.warriors(place) and not pawns and at.warriors(place, found[1]) > 0:
            return at.insert(f"X{found[0].defender}{place.number}(0,0)")
    return None


@kind("a battle with a player who has no piece in the clearing", "4.3", on=Battle)
def battle_without_defender(at: Moment) -> Planting | None:
    """A battle with somebody who is not there."""
    found = battle_next(at)
    if found is None:
        return None
    for other in at.others:
        if not at.pieces(found[2], other):
            return at.insert(f"X{at.letter_of(other)}{found[2].number}(0,0)")
    return None


@kind("a roll that no die shows", "4.3.3", on=Battle)
def roll_of_four(at: Moment) -> Planting | None:
    """A four for the attacker."""
    found = battle_next(at)
    if found is None or found[0].rolls is None:
        return None
    return at.swap(write_action(replace(found[0], rolls=(HIGHEST_ROLL + 1, found[0].rolls[1]))))


@kind("losses of both sides that no roll deals", "4.3.3", on=Battle, rare=True)
def losses_of_no_roll(at: Moment) -> Planting | None:
    """The roll is not told, and the attacker loses more than the defender, who has more warriors than it loses."""
    found = plain_battle(at)
    if found is None or {at.me, found[1]} & {CLERGY, LEGION}:
        return None
    battle, defender, place = found
    lost = [*losses(at, battle.defender, place), *losses(at, at.letter, place)]
    fallen = {number for number, _ in lost}
    if not lost or any(thing.kind != "w" or thing.detail for _, thing in lost) or max(fallen) > at.n + len(fallen):
        return None
    count = sum(thing.count for _, thing in losses(at, battle.defender, place))
    if not 0 < count < min(HIGHEST_ROLL, at.warriors(place), at.warriors(place, defender)):
        return None
    text = write_action(replace(battle, rolls=None))
    return at.swap(text, f"({count + 1}w+{count}{battle.defender}w){place.number}->", of=1 + len(fallen))


@kind("an ambush of a suit that does not match the clearing", "4.3.1", on=Battle)
def ambush_of_another_suit(at: Moment) -> Planting | None:
    """The ambush that was played has another suit."""
    found = battle_next(at)
    if found is None or not found[0].ambush or not at.plain(found[1]):
        return None
    letters = {"fox": "F", "mouse": "M", "rabbit": "R"}
    wrong = [letter for suit, letter in letters.items() if not at.matches(suit, found[2])]
    return at.swap(write_action(replace(found[0], ambush=wrong[0]))) if wrong else None


@kind("an ambush foiled with a card of a suit that does not match the clearing", "4.3.1.I", on=Battle, rare=True)
def foil_of_another_suit(at: Moment) -> Planting | None:
    """The ambush with which the attacker foils has another suit."""
    found = battle_next(at)
    if found is None or not found[0].foil or not at.plain():
        return None
    letters = {"fox": "F", "mouse": "M", "rabbit": "R"}
    wrong = [letter for suit, letter in letters.items() if not at.matches(suit, found[2])]
    return at.swap(write_action(replace(found[0], foil=wrong[0]))) if wrong else None


@kind("an ambush played by a bot, which has no hand", "RB.2.8.1", on=Battle, rare=True)
def ambush_of_bot(at: Moment) -> Planting | None:
    """The Automated Alliance, which a human attacks, is the only bot here: it plays no ambush for it has no hand."""
    found = battle_next(at)
    if found is None or found[1] != BOT_ALLIANCE or found[0].ambush:
        return None
    suit = {"fox": "F", "mouse": "M", "rabbit": "R"}.get(next(iter(sorted(at.suits(found[2])))))
    return at.swap(write_action(replace(found[0], ambush=suit))) if suit else None


@kind("the defender loses more than the attacker can deal", "4.3.5", on=Battle)
def defender_loses_too_many(at: Moment) -> Planting | None:
    """The defender loses two more warriors than the higher roll, and an extra hit of the attacker, come to."""
    found = plain_battle(at)
    if found is None or found[0].rolls is None:
        return None
    battle, defender, place = found
    most = min(max(battle.rolls or (0, 0)), at.warriors(place)) + (at.me in (EYRIE, LEGION)) + 1
    if at.warriors(place, defender) < most:
        return None
    for number, thing in losses(at, battle.defender, place):
        if thing.kind == "w" and not thing.detail:
            text = f"{most}{battle.defender}w{place.number}->{end_of(at.nodes[number])}"
            return at.rewrite(number, text)
    return None


@kind("the attacker loses more than the defender can deal", "4.3.5", on=Battle)
def attacker_loses_too_many(at: Moment) -> Planting | None:
    """The attacker loses more warriors than the lower roll comes to."""
    found = plain_battle(at)
    if found is None or found[0].rolls is None:
        return None
    battle, defender, place = found
    most = min(min(battle.rolls or (0, 0)), at.warriors(place, defender)) + 1
    if at.warriors(place) < most:
        return None
    for number, thing in losses(at, at.letter, place):
        if thing.kind == "w" and not thing.detail:
            text = f"{most if most > 1 else ''}w{place.number}->{end_of(at.nodes[number])}"
            return at.rewrite(number, text)
    return None


@kind("hits that the defender does not take, though its warriors are there", "4.3.6", on=Battle)
def hits_not_taken(at: Moment) -> Planting | None:
    """All losses of a defender with warriors are left out."""
    found = plain_battle(at)
    if found is None or found[0].rolls is None or not max(found[0].rolls):
        return None
    battle, defender, place = found
    lost = list(losses(at, battle.defender, place))
    if not lost or at.warriors(place, defender) < 1 or defender == CLERGY:
        return None
    if any(thing.kind != "w" for _, thing in lost) or len({number for number, _ in lost}) != 1:
        return None
    (number,) = {number for number, _ in lost}
    if _is_score(at.nodes[number + 1] if number + 1 < len(at.nodes) else None):
        return None
    return at.without(number)


@kind("hits that the attacker does not take, though its warriors are there", "4.3.6", on=Battle)
def attacker_takes_no_hits(at: Moment) -> Planting | None:
    """All losses of the attacker are left out."""
    found = plain_battle(at)
    if found is None or found[0].rolls is None or not min(found[0].rolls):
        return None
    lost = list(losses(at, at.letter, found[2]))
    if not lost or any(thing.kind != "w" for _, thing in lost) or at.me == CLERGY:
        return None
    numbers = {number for number, _ in lost}
    if len(numbers) != 1:
        return None
    return at.without(*numbers)


@kind("fewer pieces lost than the hits are, though more are there", "4.3.6", on=Battle)
def one_hit_not_taken(at: Moment) -> Planting | None:
    """One warrior fewer falls than the dice ask for."""
    found = plain_battle(at)
    if found is None or found[0].rolls is None:
        return None
    battle, defender, place = found
    for number, thing in losses(at, battle.defender, place):
        if thing.kind == "w" and not thing.detail and thing.count > 1 and defender != CLERGY:
            fewer = thing.count - 1
            text = f"{fewer if fewer > 1 else ''}{battle.defender}w{place.number}->{end_of(at.nodes[number])}"
            return at.rewrite(number, text)
    return None


@kind("a defender without warriors loses nothing", "4.3.5.II", on=Battle, rare=True)
def defenceless_spared(at: Moment) -> Planting | None:
    """The one piece that a defenceless defender loses stays, and nobody scores for it."""
    found = plain_battle(at)
    if found is None or at.me not in (MARQUISE, EYRIE, REAVERS, ALLIANCE, CLERGY):
        return None
    battle, defender, place = found
    if at.warriors(place, defender) or defender not in (MARQUISE, EYRIE):
        return None
    lost = list(losses(at, battle.defender, place))
    if len(lost) != 1 or lost[0][1].count != 1:
        return None
    number = lost[0][0]
    scores = at.nodes[number + 1] if number + 1 < len(at.nodes) else None
    if not isinstance(scores, Score) or scores.points != 1 or scores.player:
        return None
    return at.without(number, number + 1)


@kind("a building or token taken by a hit before the warriors are", "4.3.6", on=Battle)
def building_before_warriors(at: Moment) -> Planting | None:
    """A building falls in place of a warrior, and the attacker scores for it."""
    found = battle_next(at)
    if found is None or found[0].ambush or at.me in OWN_WAYS or found[1] in OWN_WAYS:
        return None
    battle, defender, place = found
    if defender not in (MARQUISE, EYRIE, ALLIANCE) or not at.plain(at.me, defender):
        return None
    buildings = [p for p in at.kinds_at(place, defender, Category.BUILDING) if p.kind != "base"]
    for number, thing in losses(at, battle.defender, place):
        if thing.kind != "w" or thing.detail or not buildings:
            return None
        letters = at.letters[battle.defender].pieces[buildings[0].kind].rootlog[0]
        fewer = thing.count - 1
        end = end_of(at.nodes[number])
        warriors = (f"{fewer if fewer > 1 else ''}{battle.defender}w{place.number}->{end}",) if fewer else ()
        texts = (f"{battle.defender}{letters}{place.number}->{end if at.me == LEGION else ''}", "++", *warriors)
        return at.rewrite(number, *texts)
    return None


@kind("a battle that another initiates than whose turn it is", "4.3", on=Battle, rare=True)
def battle_off_turn(at: Moment) -> Planting | None:
    """Another strikes before a battle of the turn."""
    if at.seated(REAVERS, VAGABOND, SECOND_VAGABOND) or at.me == BOT_ALLIANCE:
        return None
    for other in at.others:
        for place in at.clearings if other in (ALLIANCE, EYRIE, LEGION, MARQUISE) else ():
            if at.warriors(place, other) and at.warriors(place):
                return at.insert(f"{at.letter_of(other)}X{at.letter}{place.number}(0,0)")
    return None
