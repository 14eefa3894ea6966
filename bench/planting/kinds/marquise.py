"""What the Marquise cannot do (6)."""

from __future__ import annotations

import re

from bench.planting.kind import kind
from bench.planting.moment import (
    ALLIANCE,
    BOT_ALLIANCE,
    DIASPORA,
    LEGION,
    MARQUISE,
    REAVERS,
    SECOND_VAGABOND,
    SUIT_LETTERS,
    VAGABOND,
    Moment,
    Planting,
    clearing_move,
    node_of,
    placed,
    spent,
)
from bench.planting.quiet import quiet_battle, quiet_moves
from woodlaw.engine.concepts import open_slots
from woodlaw.logs.rootlog.syntax import Battle, ClearingAt, Move, Node, Pieces, Score
from woodlaw.logs.rootlog.writer import write_action
from woodlaw.table.places import clearing, supply

ACTIONS = 3
MOVES_IN_MARCH = 2


def _wood_placed(node: Node | None) -> list[int] | None:
    """Return where an action places wood, None if it is no such action."""
    return placed(node, "t", "") or placed(node, "t", "w")


def _birds(at: Moment) -> int:
    """Return how many cards the turn spends that can be birds, each good for one more action."""
    cards = [spent(node, at.letter) for node in at.nodes[: at.evening]]
    return sum(each.count for each in cards if each and each.suit in ("B", ""))


def _actions(at: Moment) -> tuple[int, int]:
    """Return how many actions the turn took for sure, moves aside, and how many moves it made."""
    acts = moves = 0
    wooded = 0
    for number, node in enumerate(at.nodes):
        if isinstance(node, Battle) and not node.attacker:
            acts += 1
        elif clearing_move(node):
            moves += 1
        elif placed(node, "b") or (placed(node, "w", "") and number):
            acts += 1
        elif _wood_placed(node):
            wooded += 1
            acts += wooded > 1
    return acts, moves


@kind("one action more than the Marquise has, a battle", "6.5", MARQUISE, end=True)
def marquise_fourth_action(at: Moment) -> Planting | None:
    """Battles without hits, one more than actions are left."""
    battle = quiet_battle(at)
    if not battle or not at.plain() or at.state.score[at.me] is None:
        return None
    acts, _ = _actions(at)
    left = max(0, ACTIONS + _birds(at) - acts)
    return at.insert_in_evening(*[battle] * (left + 1))


@kind("more moves than the Marquise's marches allow", "6.5.2", MARQUISE, end=True)
def marquise_moves_too_often(at: Moment) -> Planting | None:
    """Moves to and fro, one more than all actions come to as marches."""
    moves = quiet_moves(at)
    if moves is None or not at.plain() or at.state.map.id == "lake":
        return None
    acts, made = _actions(at)
    left = max(0, MOVES_IN_MARCH * (ACTIONS + _birds(at) - acts) - made)
    return at.insert_in_evening(*[moves[number % 2] for number in range(left + 1)])


@kind("wood left out at a sawmill", "6.4", MARQUISE, on=Move)
def marquise_wood_missing(at: Moment) -> Planting | None:
    """Birdsong places one wood fewer than the sawmills give and the supply holds."""
    if at.n or not (ends := _wood_placed(at.node)):
        return None
    if len(ends) == 1:
        return at.swap() if len(at.nodes) > 1 else None
    return at.swap("t->" + "+".join(map(str, ends[:-1])))


@kind("one wood too many in Birdsong", "6.4", MARQUISE, on=Move)
def marquise_wood_too_many(at: Moment) -> Planting | None:
    """A sawmill's clearing gets one wood more, in a turn that spends no card."""
    ends = _wood_placed(at.node)
    if at.n or not ends or at.spends:
        return None
    return at.swap("t->" + "+".join(map(str, sorted([*ends, ends[0]]))))


@kind("wood placed where no sawmill is", "6.4", MARQUISE, on=Move)
def marquise_wood_elsewhere(at: Moment) -> Planting | None:
    """A wood comes to a clearing without a sawmill."""
    ends = _wood_placed(at.node)
    if at.n or not ends:
        return None
    for place in at.clearings:
        if not at.state.count(place, at.letters[at.letter].piece("sawmill")):
            return at.swap("t->" + "+".join(map(str, sorted([*ends[:-1], place.number]))))
    return None


@kind("the wood of Birdsong placed after the Marquise's actions", "6.4", MARQUISE, end=True)
def marquise_wood_late(at: Moment) -> Planting | None:
    """What the turn begins with comes behind its actions, in a turn that spends no card."""
    if not _wood_placed(at.nodes[0] if at.nodes else None) or at.spends or not at.plain():
        return None
    if not any(clearing_move(node) or isinstance(node, Battle) for node in at.nodes):
        return None
    return Planting((*at.nodes[1 : at.evening], at.nodes[0], *at.nodes[at.evening :]))


def _wood_spent(at: Moment, number: int) -> int | None:
    """Return how many wood an action takes off the map, None if it is no such action."""
    node = at.nodes[number]
    if not isinstance(node, Move) or node.ends:
        return None
    things = [(group, thing) for group in node.groups for thing in group.things]
    if not all(
        isinstance(t, Pieces)
        and t.kind == "t"
        and not t.owner
        and t.detail in ("", "w")
        and isinstance(g.start, ClearingAt)
        for g, t in things
    ):
        return None
    return sum(t.count for _, t in things if isinstance(t, Pieces))


@kind("a building paid with one wood too few", "6.5.4.II", MARQUISE, on=Move)
def marquise_underpays(at: Moment) -> Planting | None:
    """One wood of the cost is not spent."""
    if not placed(at.node, "b") or at.n == 0 or (paid := _wood_spent(at, at.n - 1)) is None:
        return None
    if paid == 1:
        return at.without(at.n - 1)
    node = at.nodes[at.n - 1]
    assert isinstance(node, Move)
    (thing,) = node.groups[0].things
    assert isinstance(thing, Pieces)
    if thing.count > 1:
        less = write_action(node).replace(f"{thing.count}t", f"{thing.count - 1 if thing.count > 2 else ''}t", 1)
    else:
        less = write_action(Move(node.groups[1:], ())) if len(node.groups) > 1 else ""
    if not less:
        return at.without(at.n - 1)
    return Planting((*at.nodes[: at.n - 1], node_of(less), *at.nodes[at.n :]))


@kind("a building paid with one wood too many", "6.5.4.II", MARQUISE, on=Move)
def marquise_overpays(at: Moment) -> Planting | None:
    """One wood more is spent than the building costs."""
    if not placed(at.node, "b") or at.n == 0 or _wood_spent(at, at.n - 1) is None:
        return None
    for place in at.clearings:
        if at.state.count(place, at.letters[at.letter].piece("wood")):
            return at.insert(f"t{place.number}->")
    return None


@kind("a building paid with wood of a clearing that is not connected", "6.5.4.II", MARQUISE, on=Move, rare=True)
def marquise_pays_from_afar(at: Moment) -> Planting | None:
    """The wood comes from a clearing that she does not rule."""
    ends = placed(at.node, "b")
    if not ends or at.n == 0 or _wood_spent(at, at.n - 1) != 1:
        return None
    for place in at.clearings:
        wood = at.state.count(place, at.letters[at.letter].piece("wood"))
        if wood and not at.rules(place) and place.number != ends[0]:
            new = at.insert(f"t{place.number}->").nodes or ()
            return Planting((*at.nodes[: at.n - 1], new[at.n], *at.nodes[at.n :]))
    return None


@kind("a building in a clearing that the Marquise does not rule", "6.5.4.I", MARQUISE, on=Move)
def marquise_builds_without_rule(at: Moment) -> Planting | None:
    """The building goes where another rules and a slot is open."""
    if not placed(at.node, "b") or not at.plain():
        return None
    for place in at.clearings:
        if not at.rules(place) and open_slots(at.game, place):
            return at.swap(f"{at.text.split('->')[0]}->{place.number}")
    return None


@kind("points that are not those of the building", "6.5.4.III", MARQUISE, on=Move)
def marquise_building_points(at: Moment) -> Planting | None:
    """One point more than the space shows."""
    after = at.to_come[0] if at.to_come else None
    if not placed(at.node, "b") or not isinstance(after, Score) or after.player or not at.turns_left:
        return None
    if not at.plain(*at.state.seats):
        return None
    return at.swap(at.text, f"++{after.points + 1}", of=2)


@kind("no points for a building", "6.5.4.III", MARQUISE, on=Move)
def marquise_building_unscored(at: Moment) -> Planting | None:
    """The points are left out."""
    after = at.to_come[0] if at.to_come else None
    if not placed(at.node, "b") or not isinstance(after, Score) or after.player or not at.turns_left:
        return None
    return at.swap(at.text, of=2) if at.state.score[at.me] is not None else None


@kind("recruiting twice in a turn", "6.5.3", MARQUISE, on=Move)
def marquise_recruits_twice(at: Moment) -> Planting | None:
    """The same warriors come again."""
    ends = placed(at.node, "w", "")
    if not ends or not at.plain() or at.state.warriors(supply(at.me), at.me) < 2 * len(ends):
        return None
    if any(isinstance(node, Battle) for node in at.nodes):
        return None
    return at.swap(at.text, at.text)


@kind("a warrior recruited where no recruiter is", "6.5.3", MARQUISE, on=Move)
def marquise_recruits_elsewhere(at: Moment) -> Planting | None:
    """A warrior comes to a clearing without a recruiter and without the keep."""
    ends = placed(at.node, "w", "")
    if not ends or not at.plain():
        return None
    for place in at.clearings:
        if not {"recruiter", "keep"} & {piece.kind for piece in at.state.at(place)} and place.number not in ends:
            return at.swap("w->" + "+".join(map(str, sorted([*ends[:-1], place.number]))))
    return None


def _suit_not_of(at: Moment, number: int) -> str:
    """Return the letter of a suit that does not match a clearing, or nothing."""
    wrong = [s for s in ("fox", "mouse", "rabbit") if not at.matches(s, clearing(number))]
    return {"fox": "F", "mouse": "M", "rabbit": "R"}[wrong[0]] if wrong else ""


@kind("overwork with a card that does not match the sawmill's clearing", "6.5.5", MARQUISE, on=Move)
def marquise_overworks_with_wrong_suit(at: Moment) -> Planting | None:
    """The card spent has another suit."""
    ends = _wood_placed(at.node)
    if at.n == 0 or not ends or len(ends) != 1 or at.spends != 1 or not at.plain():
        return None
    cards = spent(at.done[-1], at.letter)
    wrong = _suit_not_of(at, ends[0])
    if cards is None or not wrong:
        return None
    new = at.insert(f"{wrong}#{at.letter}->").nodes or ()
    return Planting((*at.nodes[: at.n - 1], new[at.n], *at.nodes[at.n :]))


@kind("overwork without spending a card", "6.5.5", MARQUISE, on=Move)
def marquise_overworks_for_nothing(at: Moment) -> Planting | None:
    """The card spent is left out."""
    ends = _wood_placed(at.node)
    if at.n == 0 or not ends or len(ends) != 1 or at.spends != 1:
        return None
    return at.without(at.n - 1) if spent(at.done[-1], at.letter) else None


@kind("overwork where no sawmill is", "6.5.5", MARQUISE, on=Move)
def marquise_overworks_elsewhere(at: Moment) -> Planting | None:
    """The wood comes to another clearing that the card matches."""
    ends = _wood_placed(at.node)
    card = spent(at.done[-1], at.letter) if at.n > 1 else None
    if not ends or len(ends) != 1 or at.spends != 1 or card is None:
        return None
    sawmill = at.letters[at.letter].piece("sawmill")
    for place in at.clearings:
        suited = at.matches(next((suit for suit, letter in SUIT_LETTERS.items() if letter == card.suit), "bird"), place)
        if suited and not at.state.count(place, sawmill) and place.number != ends[0]:
            return at.swap(f"t->{place.number}")
    return None


@kind("crafting after the Marquise has taken actions", "6.5", MARQUISE, on=Move, rare=True)
def marquise_crafts_late(at: Moment) -> Planting | None:
    """What was crafted first is crafted after a building was placed."""
    if not placed(at.node, "b") or not at.plain():
        return None
    for number, node in enumerate(at.done):
        text = write_action(node)
        if text.startswith("Z") and "%" not in text:
            rest = [each for index, each in enumerate(at.nodes) if index != number]
            end = at.n + (1 if at.to_come and isinstance(at.to_come[0], Score) else 0)
            return Planting((*rest[:end], node, *rest[end:]))
    return None


@kind("Field Hospitals with a card that does not match the clearing", "6.2.3", on=Battle)
def hospitals_with_wrong_suit(at: Moment) -> Planting | None:
    """The card spent for the warriors that fell has another suit."""
    node = at.node
    if not isinstance(node, Battle) or not at.seated(MARQUISE):
        return None
    marquise = at.letter_of(MARQUISE)
    wrong = _suit_not_of(at, node.clearing)
    if not wrong or not at.plain(MARQUISE) or not at.turns_left:
        return None
    for number in range(at.n + 1, min(at.n + 5, len(at.nodes))):
        text = write_action(at.nodes[number])
        if isinstance(at.nodes[number], Battle):
            return None
        if spent(at.nodes[number], marquise) and text.endswith(f"{marquise}->") and at.me != MARQUISE:
            if not any(f"{marquise}w{node.clearing}->" in t and not t.endswith("->") for t in at.texts[at.n : number]):
                return None
            new = at.insert(f"{wrong}#{marquise}->").nodes or ()
            return Planting((*at.nodes[:number], new[at.n], *at.nodes[number + 1 :]))
    return None


@kind("Field Hospitals out of the Spoils with a card of another suit", "6.2.3", LEGION, on=Move, rare=True)
def hospitals_out_of_spoils(at: Moment) -> Planting | None:
    """The card matches no clearing of the campaign, where all that is in the Spoils fell."""
    if not at.seated(MARQUISE) or at.seated(DIASPORA) or not at.plain(MARQUISE) or not at.turns_left:
        return None
    marquise = at.letter_of(MARQUISE)
    back = at.n + 1 < len(at.texts) and re.fullmatch(rf"\d*{marquise}wJ\$->\d+", at.texts[at.n + 1])
    fought = {clearing(node.clearing) for node in at.done if isinstance(node, Battle)}
    wrong = {"F", "M", "R"} - {SUIT_LETTERS[suit] for place in fought for suit in at.suits(place)}
    spends = [node for node in at.nodes if spent(node, marquise)]
    return at.swap(f"{min(wrong)}#{marquise}->") if back and wrong and spends == [at.node] else None


@kind("Field Hospitals without spending a card", "6.2.3", on=Battle)
def hospitals_for_nothing(at: Moment) -> Planting | None:
    """The card spent for the warriors that fell is left out."""
    node = at.node
    if not isinstance(node, Battle) or not at.seated(MARQUISE) or at.me == MARQUISE:
        return None
    marquise = at.letter_of(MARQUISE)
    spends = [number for number, each in enumerate(at.nodes) if spent(each, marquise)]
    if len(spends) != 1 or spends[0] <= at.n or sum(isinstance(each, Battle) for each in at.nodes) != 1:
        return None
    if not any(f"{marquise}w{node.clearing}->" in t and not t.endswith("->") for t in at.texts[at.n : spends[0]]):
        return None
    return at.without(spends[0])


def _treated(at: Moment) -> re.Match[str] | None:
    """Return how many warriors the next action takes to the hospitals, and from where, in the turn of another."""
    if not at.seated(MARQUISE) or at.me == MARQUISE or not at.turns_left:
        return None
    found = re.fullmatch(rf"(\d*){at.letter_of(MARQUISE)}w(\d+)->(\d+)", at.text)
    return found if found and at.kept(clearing(int(found[3]))) and found[2] != found[3] else None


@kind("Field Hospitals after a revolt of a bot without spending a card", "6.2.3", BOT_ALLIANCE, on=Move, rare=True)
def hospitals_after_revolt_for_nothing(at: Moment) -> Planting | None:
    """The card spent for the warriors that fell is left out."""
    cards = [n for n, node in enumerate(at.nodes) if at.seated(MARQUISE) and spent(node, at.letter_of(MARQUISE))]
    return at.without(cards[0]) if _treated(at) and len(cards) == 1 else None


@kind("Field Hospitals for some of the warriors that fell to a bot", "6.2.3", BOT_ALLIANCE, on=Move, rare=True)
def hospitals_for_some(at: Moment) -> Planting | None:
    """One of several warriors does not come back."""
    found = _treated(at)
    if not found or not found[1]:
        return None
    letter, rest = at.letter_of(MARQUISE), int(found[1]) - 1
    return at.swap(f"{rest if rest > 1 else ''}{letter}w{found[2]}->{found[3]}", f"{letter}w{found[2]}->")


@kind("Field Hospitals where no warrior fell", "6.2.3", end=True, rare=True)
def hospitals_for_nobody(at: Moment) -> Planting | None:
    """A warrior comes to the keep from a clearing of no battle, for a card."""
    if not at.seated(MARQUISE) or at.me in (MARQUISE, BOT_ALLIANCE, VAGABOND, SECOND_VAGABOND) or not at.turns_left:
        return None
    marquise, keep = at.letter_of(MARQUISE), next(filter(at.kept, at.clearings), None)
    if keep is None or not at.plain(*at.state.seats) or not at.hand(MARQUISE) or at.seated(ALLIANCE, REAVERS):
        return None
    if any(text.startswith(("X", "Z")) for text in at.texts):
        return None
    place = next((each for each in at.clearings if each is not keep and at.warriors(each, MARQUISE)), None)
    suit = next((SUIT_LETTERS[suit] for suit in ("fox", "mouse", "rabbit") if place and at.matches(suit, place)), "")
    return at.insert_in_evening(f"{marquise}w{place.number}->{keep.number}", f"{suit}#{marquise}->") if place else None
