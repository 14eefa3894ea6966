"""What the Queenless Legion cannot do, and what its colonies forbid others (QL)."""

from __future__ import annotations

import re
from typing import Any

from bench.planting.fights import losing, losses, plain_battle
from bench.planting.kind import kind
from bench.planting.moment import (
    CLERGY,
    DIASPORA,
    EYRIE,
    LEGION,
    MARQUISE,
    REAVERS,
    SUIT_LETTERS,
    Moment,
    Planting,
    clearing_move,
    placed,
)
from bench.planting.quiet import QUIET_DEFENDERS
from woodlaw.logs.rootlog.syntax import Battle, Craft, Move, Score
from woodlaw.table.places import Place, clearing, supply


def legion(at: Moment) -> Any:
    """Return the Legion, with the questions of its own that it answers."""
    return next(faction for faction in at.letters.values() if faction.name == LEGION)


def _suits(at: Moment) -> frozenset[str]:
    """Return the suits that campaign clearings may have."""
    found: frozenset[str] = legion(at).campaign_suits(at.game)
    return found


def _outside(at: Moment, place: Place) -> bool:
    """Whether a clearing is for sure none of the campaign's."""
    suits = _suits(at)
    return bool(suits) and not suits & at.suits(place) and "bird" not in suits and at.plain()


@kind("a battle outside the campaign clearings", "QL.5.2", LEGION)
def legion_battles_outside(at: Moment) -> Planting | None:
    """A battle without hits where the campaign is not."""
    if clearing_move(at.node) is None and not isinstance(at.node, Battle):
        return None
    for place in at.clearings:
        for other in at.others:
            if at.warriors(place) and at.warriors(place, other) and _outside(at, place) and other in QUIET_DEFENDERS:
                return at.insert(f"X{at.letter_of(other)}{place.number}(0,0)")
    return None


@kind("a campaign clearing with enemies in which the Legion does not battle", "QL.5.2", LEGION, on=Battle, rare=True)
def legion_battle_missing(at: Moment) -> Planting | None:
    """A battle in which nobody lost anything is left out."""
    node = at.node
    assert isinstance(node, Battle)
    after = at.texts[at.n + 1] if at.to_come else ""
    fought = [n for n in at.nodes if isinstance(n, Battle) and n.clearing == node.clearing and not n.attacker]
    if node.attacker or f"{node.clearing}->" in after or len(fought) > 1 or node.ambush:
        return None
    if at.warriors(clearing(node.clearing), at.letters[node.defender].name) < 1:
        return None
    return at.swap()


@kind("two moves out of campaign clearings", "QL.5.4", LEGION, end=True, rare=True)
def legion_deescalates_twice(at: Moment) -> Planting | None:
    """Two moves that leave the campaign."""
    if at.state.map.id == "lake" or not at.plain():
        return None
    found: list[str] = []
    for place in at.clearings:
        if at.warriors(place) and at.rules(place):
            if not at.suits(place) & _suits(at):
                continue
            for end in at.linked(place):
                if _outside(at, end) and not at.kept(end):
                    found.append(f"w{place.number}->{end.number}")
                    break
    if len(found) < 2:
        return None
    return at.insert_in_evening(*found[:2])


@kind("a colony outside the campaign clearings", "QL.5.3", LEGION, on=Move)
def colony_outside(at: Moment) -> Planting | None:
    """The colony goes where the campaign is not."""
    if placed(at.node, "t") is None:
        return None
    for place in at.clearings:
        if _outside(at, place) and at.warriors(place) >= 2 and not at.has(place, "colony"):
            return at.swap(f"t_c->{place.number}")
    return None


@kind("a colony where the Legion has fewer than two warriors", "QL.5.3", LEGION, on=Move)
def colony_without_warriors(at: Moment) -> Planting | None:
    """The colony goes to a clearing without the Legion."""
    if placed(at.node, "t") is None:
        return None
    for place in at.clearings:
        if at.warriors(place) < 2 and not at.has(place, "colony") and not at.kept(place):
            return at.swap(f"t_c->{place.number}")
    return None


@kind("a second colony in a clearing", "QL.2.3", LEGION, on=Move)
def second_colony(at: Moment) -> Planting | None:
    """The colony goes where one is."""
    if placed(at.node, "t") is None:
        return None
    return next((at.swap(f"t_c->{p.number}") for p in at.clearings if at.has(p, "colony")), None)


@kind("a warrior supplied where no Legion piece is", "QL.4.2", LEGION, on=Move)
def drop_without_pieces(at: Moment) -> Planting | None:
    """Supply Drop places a warrior in a clearing without the Legion."""
    ends = placed(at.node, "w", "")
    if not ends or not at.plain():
        return None
    if not any(at.pieces(place, LEGION) for place in at.clearings):
        return None
    for place in at.clearings:
        stood = any(piece.owner == LEGION for piece in at.start.at(place))
        if not at.pieces(place, LEGION) and not stood and not at.kept(place):
            return at.swap("w->" + "+".join(map(str, sorted([*ends[:-1], place.number]))))
    return None


@kind("more warriors supplied than cards and colonies give", "QL.4.2", LEGION, on=Move)
def drop_too_many(at: Moment) -> Planting | None:
    """Six warriors more come in Birdsong, in a turn that spends nothing."""
    ends = placed(at.node, "w", "")
    if not ends or at.spends or at.state.warriors(supply(LEGION), LEGION) < len(ends) + 6 or not at.plain():
        return None
    if at.text.count("+") or len(ends) > 1:
        return None
    return at.swap(f"{len(ends) + 6}w->{ends[0]}")


def _spoils_points(at: Moment) -> int | None:
    """Return the number of the last action, before the draws, that scores for the Legion."""
    number = at.evening - 1
    node = at.nodes[number] if number >= 0 else None
    if not isinstance(node, Score) or node.player or node.points < 1 or not at.turns_left:
        return None
    if at.state.score[LEGION] is None or not at.plain(*at.state.seats):
        return None
    return number


@kind("a point too many for Spoils", "QL.6.2", LEGION, end=True)
def spoils_points_too_many(at: Moment) -> Planting | None:
    """One point more."""
    number = _spoils_points(at)
    if number is None or at.seated("automated_alliance", "honeycomb_clergy", "lemming_reavers"):
        return None
    node = at.nodes[number]
    assert isinstance(node, Score)
    return at.rewrite(number, f"++{node.points + 1}")


@kind("a point too few for Spoils", "QL.6.2", LEGION, end=True)
def spoils_points_too_few(at: Moment) -> Planting | None:
    """One point fewer."""
    number = _spoils_points(at)
    if number is None:
        return None
    if not any("J$" in text and re.match(r"\d*\w[wbt]", text) for text in at.texts):
        return None
    node = at.nodes[number]
    assert isinstance(node, Score)
    return at.rewrite(number, f"++{node.points - 1}") if node.points > 1 else at.without(number)


@kind("Spoils taken in another's turn", "QL.2.2", on=Move)
def spoils_in_anothers_turn(at: Moment) -> Planting | None:
    """What the Legion removes as it defends goes to the Spoils. A record that names no place for it leaves it open."""
    last = next((node for node in reversed(at.done) if isinstance(node, Battle)), None)
    if last is None or last.attacker or at.letters[last.defender].name != LEGION:
        return None
    if at.me == LEGION or not re.fullmatch(rf"\d*[wbt][\w]*?{last.clearing}->", at.text):
        return None
    return at.swap(f"{at.text}{at.letter_of(LEGION)}$")


@kind("a warrior recruited where the Legion has a colony", "QL.2.3", on=Move)
def recruit_at_colony(at: Moment) -> Planting | None:
    """The warrior comes to a recruiter or roost beside a colony."""
    ends = placed(at.node, "w", "")
    sites = {MARQUISE: "recruiter", EYRIE: "roost"}
    if not ends or at.me not in sites or not at.plain() or (at.n and placed(at.done[-1], "b")):
        return None
    for place in at.clearings:
        if at.has(place, "colony", LEGION) and at.has(place, sites[at.me]) and not at.kept(place):
            return at.swap("w->" + "+".join(map(str, [place.number, *ends[1:]])))
    return None


@kind("Bootstraps left out", "QL.4.1", LEGION, on=Move, rare=True)
def bootstraps_left_out(at: Moment) -> Planting | None:
    """No warriors come, though the Legion has no piece on the map."""
    none = not any(at.pieces(place, at.me) for place in at.clearings)
    return at.swap() if none and re.fullmatch(r"3w->\d+", at.text) and at.turns_left else None


@kind("a warrior supplied at a colony that the card spent does not match", "QL.4.2", LEGION, on=Move, rare=True)
def drop_off_suit(at: Moment) -> Planting | None:
    """A colony of another suit than the card's gets a warrior as well, without an icon for it."""
    found = re.fullmatch(r"([FMR])#[\w@]*J->", at.texts[at.n - 1]) if at.n else None
    ends = placed(at.node, "w", "")
    if not ends or not found or at.spends != 1 or not at.plain() or at.seated(DIASPORA) or _dropped_less(at):
        return None
    for place in at.clearings:
        if at.has(place, "colony") and SUIT_LETTERS[next(iter(at.suits(place)))] != found[1] and not at.kept(place):
            return at.swap("w->" + "+".join(map(str, [*ends, place.number])))
    return None


def _dropped_less(at: Moment) -> bool:
    """Whether the icons of the campaign card have placed fewer warriors than there are icons."""
    card = legion(at).campaign(at.start)
    come = sum(len(placed(node, "w", "") or ()) for node in at.done)
    return card is None or not card.name or card.cost is None or come < len(card.cost)


@kind("a colony taken from the map while others are left", "QL.5.3", LEGION, on=Move)
def colony_taken_too_early(at: Moment) -> Planting | None:
    """One outside the campaign is placed anew, though the supply holds some."""
    if placed(at.node, "t") is None or at.state.count(supply(LEGION), legion(at).colony) < 2:
        return None
    for place in at.clearings:
        if _outside(at, place) and at.has(place, "colony"):
            return at.insert(f"t_c{place.number}->")
    return None


@kind("a point for a colony that is placed in the turn", "QL.5.3", LEGION, end=True, rare=True)
def new_colony_scored(at: Moment) -> Planting | None:
    """A point is scored where nothing else scores: no spoils, no colony that lay in the campaign."""
    scoring = any(isinstance(node, Score | Craft) for node in at.nodes) or any("J$" in text for text in at.texts[1:])
    if scoring or not any(placed(node, "t") for node in at.nodes) or at.state.score[LEGION] is None:
        return None
    lay = any(at.start.at(place).get(legion(at).colony) for place in at.clearings)
    return at.insert_in_evening("++") if not lay and at.plain(*at.state.seats) and at.turns_left else None


@kind("a colony placed before a battle that leaves too few warriors", "QL.5.3", LEGION, on=Battle, rare=True)
def colony_before_battle(at: Moment) -> Planting | None:
    """The colony comes where two warriors stand, of whom one falls."""
    node = at.node
    assert isinstance(node, Battle)
    place, after = clearing(node.clearing), at.texts[at.n + 1] if at.to_come else ""
    if node.attacker or after != f"w{node.clearing}->" or at.warriors(place) != 2 or at.has(place, "colony"):
        return None
    free = at.state.count(supply(LEGION), legion(at).colony) and at.plain() and not at.kept(place)
    inside = at.suits(place) & _suits(at) and not any(f"->{place.number}" in text for text in at.texts[at.n :])
    return at.insert(f"t_c->{place.number}") if free and inside else None


@kind("a campaign clearing left without the battle that is due", "QL.5.2", LEGION, on=Battle, rare=True)
def legion_leaves_unfought(at: Moment) -> Planting | None:
    """A battle without losses is left out where all warriors leave in the end, for another suit or beside a colony."""
    node = at.node
    assert isinstance(node, Battle)
    place, moves = clearing(node.clearing), list(filter(None, map(clearing_move, at.to_come)))
    leaving = [move for move in moves if move[1] == place.number and move[0] == at.warriors(place)]
    if node.attacker or not leaving or any(f"{place.number}->" in text for text in at.texts[at.n + 1 : at.n + 2]):
        return None
    if any(move and move[2] == place.number for move in map(clearing_move, at.nodes)):
        return None
    gone = _outside(at, clearing(leaving[0][2])) or f"t_c->{place.number}" in at.texts
    return at.swap() if gone and at.plain() and at.warriors(place, at.letters[node.defender].name) else None


def _inside(at: Moment, place: Place) -> bool:
    """Whether a clearing is for sure one of the campaign's."""
    suits = _suits(at)
    return len(suits) == 1 and suits <= at.suits(place)


@kind("a colony taken from the campaign, when all are on the map", "QL.5.3", LEGION, on=Move, rare=True)
def colony_taken_from_campaign(at: Moment) -> Planting | None:
    """The colony that is placed anew comes from a campaign clearing, not from another."""
    found = re.fullmatch(r"t_c(\d+)->", at.text)
    if not found or at.seated(DIASPORA) or _inside(at, clearing(int(found[1]))):
        return None
    fought = {node.clearing for node in at.nodes if isinstance(node, Battle)}
    for place in at.clearings:
        if at.has(place, "colony") and _inside(at, place) and place.number not in fought:
            return at.swap(f"t_c{place.number}->")
    return None


@kind("a point for a colony without two warriors beside", "QL.5.3", LEGION, end=True, rare=True)
def colony_scored_alone(at: Moment) -> Planting | None:
    """A point is scored where nothing else scores, and no colony of the campaign has two warriors beside."""
    scoring = any(isinstance(node, Score | Craft) for node in at.nodes)
    spoils = any(re.match(r"\(?\d*\w[wbt].*->J\$", text) or text.startswith("%") for text in at.texts)
    colonies = any(placed(node, "t") for node in at.nodes)
    if scoring or spoils or colonies or at.state.score[LEGION] is None or not at.turns_left:
        return None
    lying = [place for place in at.clearings if at.has(place, "colony")]
    came = {move[2] for move in map(clearing_move, at.nodes) if move}
    came |= {number for node in at.nodes for number in placed(node, "w", "") or ()}
    few = all(max(at.start.warriors(p, LEGION), at.warriors(p)) < 2 and p.number not in came for p in lying)
    return at.insert_in_evening("++") if lying and few and at.plain(*at.state.seats) else None


@kind("No Queens' extra hit not taken", "QL.2.4", LEGION, on=Battle, rare=True)
def no_queens_forgotten(at: Moment) -> Planting | None:
    """The enemy who rules the clearing loses one warrior fewer, though it has more than the hits are."""
    found = plain_battle(at)
    if found is None or found[1] == CLERGY or not at.rules(found[2], found[1]):
        return None
    battle, defender, place = found
    fell = sum(thing.count for _, thing in losses(at, battle.defender, place) if thing.kind == "w")
    return losing(at, battle.defender, place, fell - 1) if 0 < fell < at.warriors(place, defender) else None


@kind("No Queens' extra hit where no enemy rules", "QL.2.4", LEGION, on=Battle, rare=True)
def no_queens_where_nobody_rules(at: Moment) -> Planting | None:
    """The defender loses one warrior more than the Legion can deal."""
    found = plain_battle(at)
    if found is None or found[1] == CLERGY or any(at.rules(found[2], other) for other in at.others):
        return None
    battle, defender, place = found
    fell = sum(thing.count for _, thing in losses(at, battle.defender, place) if thing.kind == "w")
    dealt = min(max(battle.rolls or (0, 0)), at.warriors(place))
    more = fell == dealt and dealt < at.warriors(place, defender)
    return losing(at, battle.defender, place, fell + 1) if more else None


@kind("warriors supplied after the Legion's last attack", "QL.4.2", LEGION, on=Move)
def drop_after_attack(at: Moment) -> Planting | None:
    """What the turn places first is written behind its battles."""
    fought = [n for n, node in enumerate(at.nodes) if isinstance(node, Battle) and not node.attacker]
    if at.n or not placed(at.node, "w", "") or not fought or not at.plain() or at.seated(REAVERS):
        return None
    end = at.evening
    return Planting((*at.nodes[1:end], at.nodes[0], *at.nodes[end:]))


@kind("a warrior of the Legion that comes back where it fell", "QL.4.2", LEGION, on=Move)
def back_where_it_fell(at: Moment) -> Planting | None:
    """A warrior is placed where one fell in the Legion's own battle."""
    found = re.fullmatch(r"\d*w(\d+)->", at.text)
    if not found or not at.plain(*at.state.seats) or at.seated(REAVERS):
        return None
    place = clearing(int(found[1]))
    fought = any(isinstance(node, Battle) and node.clearing == place.number for node in at.done)
    return at.swap(at.text, f"w->{place.number}") if fought and not at.kept(place) else None


@kind("a colony that gets no warrior though the card spent matches it", "QL.4.2", LEGION, on=Move, rare=True)
def colony_unsupplied(at: Moment) -> Planting | None:
    """One of several colonies is left out, while the supply holds enough."""
    ends = placed(at.node, "w", "")
    spent = at.n and re.fullmatch(r"[FMR]#[\w@]*J->", at.texts[at.n - 1])
    if not ends or not spent or len(ends) < 2 or not at.plain() or at.seated(DIASPORA, REAVERS):
        return None
    enough = at.state.warriors(supply(LEGION), LEGION) > len(ends)
    return at.swap("w->" + "+".join(map(str, ends[1:]))) if enough and not _dropped_less(at) else None


@kind("a battle left out in a clearing that another move has left for good", "QL.5.2", LEGION, on=Battle, rare=True)
def attack_missing_after_invasion(at: Moment) -> Planting | None:
    """A battle without losses is left out where warriors came from elsewhere in the campaign, and others leave this."""
    node = at.node
    assert isinstance(node, Battle)
    place, moves = clearing(node.clearing), list(filter(None, map(clearing_move, at.nodes)))
    came = [move for move in moves if move[2] == place.number and _inside(at, clearing(move[1]))]
    left = [move for move in moves if _inside(at, clearing(move[1])) and _outside(at, clearing(move[2]))]
    quiet = not any(f"{place.number}->" in text for text in at.texts[at.n + 1 : at.n + 2])
    if node.attacker or not came or not left or not quiet or left[0][1] == place.number:
        return None
    return (
        at.swap()
        if at.plain() and not at.seated(DIASPORA, REAVERS) and at.warriors(place, at.letters[node.defender].name)
        else None
    )


@kind("a campaign clearing left for another suit before the attack there", "QL.5.4", LEGION, on=Battle)
def left_before_attack(at: Moment) -> Planting | None:
    """One warrior of several moves out just before the battle, in a turn that leaves no campaign clearing otherwise."""
    node = at.node
    assert isinstance(node, Battle)
    place = clearing(node.clearing)
    moves = filter(None, map(clearing_move, at.nodes))
    leaves = any(_inside(at, clearing(move[1])) and not _inside(at, clearing(move[2])) for move in moves)
    if (
        node.attacker
        or leaves
        or not _inside(at, place)
        or at.warriors(place) < 3
        or not at.plain()
        or at.seated(REAVERS)
    ):
        return None
    for end in at.linked(place):
        if _outside(at, end) and (at.rules(place) or at.rules(end)) and at.state.map.id != "lake":
            return at.insert(f"w{place.number}->{end.number}")
    return None
