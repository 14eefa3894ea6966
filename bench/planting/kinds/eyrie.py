"""What the Eyrie cannot do (7)."""

from __future__ import annotations

import re
from typing import Any

from bench.planting.kind import kind
from bench.planting.moment import EYRIE, Moment, Planting, began_plain, clearing_move, placed
from bench.planting.quiet import quiet_battle
from woodlaw.engine.concepts import open_slots
from woodlaw.factions.eyrie_dynasties.abilities import BUILDER, CHARISMATIC
from woodlaw.logs.rootlog.syntax import Battle, Move, Score
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Category
from woodlaw.table.places import Place, board, clearing, supply

COLUMNS = {"r": "recruit", "m": "move", "x": "battle", "b": "build"}
MOVERS = ("Zboat", "Ztun", "Zcplans", "Zsoup", "Zemi", "Zleague", "Zffavor", "Zmfavor", "Zrfavor")
"""Cards whose effect changes what a turn can do at once."""
LEADERS = ("builder", "charismatic", "commander", "despot")


def _adds(at: Moment) -> list[int]:
    """Return the numbers of the actions that add cards to the Decree."""
    return [n for n, text in enumerate(at.texts) if re.fullmatch(r"\w?#[\w@]*E->E\$_[rmxb]", text)]


def _in_turmoil(at: Moment) -> bool:
    return "$_->" in at.texts


def _column(at: Moment, letter: str) -> list[Card]:
    column = at.letters[at.letter].column(COLUMNS[letter])  # type: ignore[attr-defined]
    assert isinstance(column, Place)
    return at.state.cards_at(column)


def _cannot_match(at: Moment, letter: str, place: Place) -> bool:
    """Whether no card of a column of the Decree matches a clearing."""
    cards = _column(at, letter)
    return bool(cards) and all(card.suit and not at.matches(card.suit, place) for card in cards)


@kind("no card added to the Decree", "7.4.2", EYRIE, end=True)
def eyrie_adds_none(at: Moment) -> Planting | None:
    """What was added is left out."""
    adds = _adds(at)
    return at.without(*adds) if adds and len(adds) < len(at.nodes) else None


@kind("three cards added to the Decree", "7.4.2", EYRIE, end=True)
def eyrie_adds_three(at: Moment) -> Planting | None:
    """A third card is added."""
    adds = _adds(at)
    if len(adds) != 2:
        return None
    text = at.texts[adds[-1]]
    return at.rewrite(adds[-1], text, "R#E->E$_r")


@kind("two birds added to the Decree", "7.4.2", EYRIE, end=True)
def eyrie_adds_two_birds(at: Moment) -> Planting | None:
    """The second card is a bird like the first."""
    adds = _adds(at)
    birds = [n for n in adds if at.texts[n].startswith("B#")]
    if len(adds) != 2 or len(birds) != 1:
        return None
    other = next(n for n in adds if n not in birds)
    return at.rewrite(other, f"B#E->E$_{at.texts[other][-1]}")


@kind("a recruiting card of the Decree left unresolved without turmoil", "7.5.2", EYRIE, on=Move)
def eyrie_recruit_unresolved(at: Moment) -> Planting | None:
    """The warriors of one Recruit are left out."""
    if not placed(at.node, "w", "") or _in_turmoil(at) or not _column(at, "r"):
        return None
    if at.n and placed(at.done[-1], "b"):
        return None
    return at.swap()


@kind("a moving card of the Decree left unresolved without turmoil", "7.5.2", EYRIE, on=Move)
def eyrie_move_unresolved(at: Moment) -> Planting | None:
    """One Move is left out."""
    moves = sum(clearing_move(node) is not None for node in at.nodes)
    if not clearing_move(at.node) or _in_turmoil(at) or moves > len(_column(at, "m")) or not at.plain():
        return None
    return at.swap()


@kind("a battle card of the Decree left unresolved without turmoil", "7.5.2", EYRIE, on=Battle)
def eyrie_battle_unresolved(at: Moment) -> Planting | None:
    """A battle that nobody lost anything in is left out."""
    node = at.node
    assert isinstance(node, Battle)
    battles = sum(isinstance(each, Battle) and not each.attacker for each in at.nodes)
    if _in_turmoil(at) or battles > len(_column(at, "x")) or not at.plain() or node.attacker:
        return None
    after = at.texts[at.n + 1] if at.to_come else ""
    if f"{node.clearing}->" in after:
        return None
    return at.swap()


@kind("a building card of the Decree left unresolved without turmoil", "7.5.2", EYRIE, on=Move)
def eyrie_build_unresolved(at: Moment) -> Planting | None:
    """The roost is left out."""
    if not placed(at.node, "b") or _in_turmoil(at) or not _column(at, "b") or at.turns_left == 0:
        return None
    builds = sum(len(placed(node, "b") or ()) for node in at.nodes)
    if builds != len(_column(at, "b")) or not at.plain():
        return None
    return at.swap()


@kind("warriors recruited where no roost is", "7.5.2.I", EYRIE, on=Move)
def eyrie_recruits_elsewhere(at: Moment) -> Planting | None:
    """The warrior comes to a clearing without a roost."""
    ends = placed(at.node, "w", "")
    if not ends or not _column(at, "r") or not at.plain() or (at.n and placed(at.done[-1], "b")):
        return None
    for place in at.clearings:
        if not at.has(place, "roost") and not at.kept(place):
            return at.swap("w->" + "+".join(map(str, [place.number, *ends[1:]])))
    return None


@kind("warriors recruited at a roost that no card of the column matches", "7.5.2.I", EYRIE, on=Move, rare=True)
def eyrie_recruits_off_suit(at: Moment) -> Planting | None:
    """The warrior comes to another roost."""
    ends = placed(at.node, "w", "")
    if not ends or not at.plain() or (at.n and placed(at.done[-1], "b")):
        return None
    for place in at.clearings:
        if at.has(place, "roost") and _cannot_match(at, "r", place):
            return at.swap("w->" + "+".join(map(str, [place.number] * len(ends))))
    return None


@kind("a move out of a clearing that no card of the column matches", "7.5.2.II", EYRIE, on=Move)
def eyrie_moves_off_suit(at: Moment) -> Planting | None:
    """The move starts elsewhere."""
    if not clearing_move(at.node) or not at.plain() or at.state.map.id == "lake":
        return None
    for place in at.clearings:
        if at.warriors(place) and at.rules(place) and _cannot_match(at, "m", place):
            for end in at.linked(place):
                if not at.kept(end):
                    return at.swap(f"w{place.number}->{end.number}")
    return None


@kind("a battle in a clearing that no card of the column matches", "7.5.2.III", EYRIE, on=Battle)
def eyrie_battles_off_suit(at: Moment) -> Planting | None:
    """One more battle, where no card asks for it."""
    if not at.plain():
        return None
    for place in at.clearings:
        if at.warriors(place) and _cannot_match(at, "x", place):
            for other in at.others:
                if at.warriors(place, other):
                    return at.insert(f"X{at.letter_of(other)}{place.number}(0,0)")
    return None


@kind("one battle more than the Decree has battle cards", "7.5.2", EYRIE, end=True)
def eyrie_battles_too_often(at: Moment) -> Planting | None:
    """Battles without hits, one more than there are cards in the column."""
    battle = quiet_battle(at)
    if not battle or not at.plain() or _in_turmoil(at):
        return None
    return at.insert_in_evening(*[battle] * (len(_column(at, "x")) + 1))


@kind("a roost built in a clearing that has one", "7.5.2.IV", EYRIE, on=Move)
def eyrie_second_roost(at: Moment) -> Planting | None:
    """The roost goes where one is."""
    if not placed(at.node, "b"):
        return None
    for place in at.clearings:
        if at.has(place, "roost") and open_slots(at.game, place):
            return at.swap(f"b->{place.number}")
    return None


@kind("a roost built in a clearing that the Eyrie do not rule", "7.5.2.IV", EYRIE, on=Move)
def eyrie_builds_without_rule(at: Moment) -> Planting | None:
    """The roost goes where another rules, in a turn that has a card for it."""
    ends = placed(at.node, "b")
    if not ends or not at.plain() or not _column(at, "b"):
        return None
    if not any(at.has(place, "roost") for place in at.clearings):
        return None
    for place in at.clearings:
        if not at.rules(place) and open_slots(at.game, place) and not at.kept(place):
            return at.swap("b->" + "+".join(map(str, [place.number, *ends[1:]])))
    return None


@kind("a roost built in a clearing that no card of the column matches", "7.5.2.IV", EYRIE, on=Move, rare=True)
def eyrie_builds_off_suit(at: Moment) -> Planting | None:
    """The roost goes to another clearing that they rule."""
    ends = placed(at.node, "b")
    if not ends or not at.plain() or not any(at.has(place, "roost") for place in at.clearings):
        return None
    for place in at.clearings:
        if (
            at.rules(place)
            and open_slots(at.game, place)
            and _cannot_match(at, "b", place)
            and not at.has(place, "roost")
            and not at.kept(place)
        ):
            return at.swap("b->" + "+".join(map(str, [place.number, *ends[1:]])))
    return None


@kind("crafting after the Decree was resolved", "7.5.1", EYRIE, end=True, rare=True)
def eyrie_crafts_late(at: Moment) -> Planting | None:
    """What was crafted first is crafted at the end of Daylight."""
    if not began_plain(at):
        return None
    for number, text in enumerate(at.texts):
        if text.startswith("Z") and "%" not in text and text not in MOVERS and not _in_turmoil(at):
            moved = at.without(number).nodes or ()
            end = at.evening - 1
            while end and isinstance(moved[end - 1], Score):
                end -= 1
            if not any(clearing_move(node) for node in moved[number:end]):
                return None
            return Planting((*moved[:end], at.nodes[number], *moved[end:]))
    return None


@kind("points of Evening that are not those of the roosts", "7.6.1", EYRIE, end=True)
def eyrie_evening_points(at: Moment) -> Planting | None:
    """One point more than the roosts give."""
    number = at.evening - 1
    node = at.nodes[number] if number >= 0 else None
    if not isinstance(node, Score) or node.player or node.points <= 0 or not at.turns_left:
        return None
    if not at.plain(*at.state.seats) or at.seated("automated_alliance", "honeycomb_clergy"):
        return None
    return at.rewrite(number, f"++{node.points + 1}")


@kind("no points of Evening for two roosts or more", "7.6.1", EYRIE, end=True)
def eyrie_evening_unscored(at: Moment) -> Planting | None:
    """The points are left out."""
    number = at.evening - 1
    node = at.nodes[number] if number >= 0 else None
    roosts = sum(at.has(place, "roost") for place in at.clearings)
    if not isinstance(node, Score) or node.player or node.points <= 0 or not at.turns_left or roosts < 2:
        return None
    return at.without(number)


# Turmoil --------------------------------------------------------------------------------------------------------------
def _humiliation(at: Moment) -> int | None:
    """Return the number of the action that loses the points of turmoil, if the score is enough for all of them."""
    for number, node in enumerate(at.nodes):
        if isinstance(node, Score) and node.points < 0 and at.texts[number + 1 : number + 2] == ["$_->"]:
            before = at.start.score[at.me] or 0
            return number if before + node.points > 1 else None
    return None


@kind("a point too few lost in turmoil", "7.7.1", EYRIE, end=True)
def eyrie_loses_too_few(at: Moment) -> Planting | None:
    """A bird of the Decree is not counted."""
    number = _humiliation(at)
    if number is None:
        return None
    node = at.nodes[number]
    assert isinstance(node, Score)
    return at.rewrite(number, f"--{-node.points - 1}") if node.points < -1 else at.without(number)


@kind("a point too many lost in turmoil", "7.7.1", EYRIE, end=True)
def eyrie_loses_too_many(at: Moment) -> Planting | None:
    """One point more is lost than there are birds."""
    number = _humiliation(at)
    if number is None or not all(card.suit for column in COLUMNS for card in _column(at, column)):
        return None
    node = at.nodes[number]
    assert isinstance(node, Score)
    return at.rewrite(number, f"--{-node.points + 1}")


@kind("no points lost in turmoil", "7.7.1", EYRIE, end=True)
def eyrie_loses_none(at: Moment) -> Planting | None:
    """The loss is left out."""
    number = _humiliation(at)
    return at.without(number) if number is not None else None


def _new_leader(at: Moment) -> int | None:
    """Return the number of the action by which a new leader comes."""
    return next((n for n, text in enumerate(at.texts) if text in [f"#{leader}->E$" for leader in LEADERS]), None)


@kind("no new leader after turmoil", "7.7.3", EYRIE, end=True)
def eyrie_no_new_leader(at: Moment) -> Planting | None:
    """The leader is left out."""
    number = _new_leader(at)
    return at.without(number) if number is not None and _in_turmoil(at) else None


@kind("the leader that was just deposed chosen again, though others lie face up", "7.7.3", EYRIE, end=True)
def eyrie_same_leader(at: Moment) -> Planting | None:
    """The old leader comes back."""
    number = _new_leader(at)
    leader = [card.id for card in at.start.cards_at(board(EYRIE, "cards"))]
    left = at.start.cards_at(board(EYRIE, "leaders"))
    if number is None or len(leader) != 1 or leader[0] not in LEADERS or not left:
        return None
    return at.rewrite(number, f"#{leader[0]}->E$")


@kind("the Decree kept in turmoil", "7.7.2", EYRIE, end=True)
def eyrie_no_purge(at: Moment) -> Planting | None:
    """Discarding the Decree is left out."""
    return at.without(at.texts.index("$_->")) if _in_turmoil(at) else None


@kind("a battle after turmoil has ended Daylight", "7.7.4", EYRIE, end=True)
def eyrie_acts_after_turmoil(at: Moment) -> Planting | None:
    """A battle without hits follows on the new leader."""
    number = _new_leader(at)
    battle = quiet_battle(at)
    if number is None or not battle or not at.plain():
        return None
    return at.rewrite(number, at.texts[number], battle)


@kind("a move after turmoil has ended Daylight", "7.7.4", EYRIE, end=True)
def eyrie_moves_after_turmoil(at: Moment) -> Planting | None:
    """A move follows on the new leader."""
    number = _new_leader(at)
    if number is None or not at.plain():
        return None
    for place in at.clearings:
        if at.warriors(place) and at.rules(place):
            for end in at.linked(place):
                if not at.kept(end):
                    return at.rewrite(number, at.texts[number], f"w{place.number}->{end.number}")
    return None


@kind("a leader chosen who lies face down, though others lie face up", "7.7.3", EYRIE, end=True, rare=True)
def eyrie_leader_face_down(at: Moment) -> Planting | None:
    """A leader comes back who was deposed before."""
    number = _new_leader(at)
    deposed = [card.id for card in at.start.cards_at(board(EYRIE, "deposed"))]
    if number is None or not deposed or not at.start.cards_at(board(EYRIE, "leaders")):
        return None
    return at.rewrite(number, f"#{deposed[0]}->E$")


def _before_turmoil(at: Moment) -> bool:
    """Whether the turn falls into turmoil after the next action, and nothing but the Decree gives moves and battles."""
    return "$_->" in at.texts[at.n :] and began_plain(at) and not any(text.startswith("Z") for text in at.texts)


@kind("a recruit before turmoil where no card of the column matches", "7.5.2.I", EYRIE, on=Move, rare=True)
def eyrie_recruits_off_suit_before_turmoil(at: Moment) -> Planting | None:
    """All warriors of the action come to another roost."""
    ends = placed(at.node, "w", "")
    if not ends or not _before_turmoil(at) or (at.n and placed(at.done[-1], "b")):
        return None
    for place in at.clearings:
        if at.has(place, "roost") and _cannot_match(at, "r", place):
            return at.swap("w->" + "+".join(map(str, [place.number] * len(ends))))
    return None


@kind("a move of the Decree left out before a battle and turmoil", "7.5.2.II", EYRIE, on=Move, rare=True)
def eyrie_passes_over_move(at: Moment) -> Planting | None:
    """The turn's first move is left out, where the same warriors do not go on."""
    move = clearing_move(at.node)
    battles = [text for text in at.texts[at.n :] if text.startswith("X")]
    if not move or not battles or not _before_turmoil(at):
        return None
    number = str(move[2])
    return None if any(number in text for text in at.texts[at.n + 1 :]) else at.swap()


@kind("turmoil though the whole Decree is resolved", "7.7", EYRIE, end=True, rare=True)
def eyrie_turmoil_for_nothing(at: Moment) -> Planting | None:
    """Turmoil follows on a Decree that is resolved, before the points of Evening."""
    birds = sum(card.suit == "bird" for column in COLUMNS for card in _column(at, column))
    leaders = [card.id for card in at.start.cards_at(board(EYRIE, "leaders"))]
    node = at.nodes[at.evening - 1] if at.evening else None
    plain = began_plain(at) and not any(text.startswith("Z") for text in at.texts)
    if _in_turmoil(at) or not leaders or not plain or not at.turns_left or (at.start.score[EYRIE] or 0) <= birds:
        return None
    if not isinstance(node, Score) or node.player or node.points <= 0:
        return None
    lost = f"--{birds}" if birds > 1 else "--"
    return at.rewrite(at.evening - 1, lost, "$_->", f"#{leaders[0]}->E$", at.texts[at.evening - 1])


@kind("turmoil in place of a roost that could be built", "7.7", EYRIE, on=Move, rare=True)
def eyrie_turmoil_in_place_of_build(at: Moment) -> Planting | None:
    """The Eyrie fall into turmoil before the roost of a column's only card."""
    birds = sum(card.suit == "bird" for column in COLUMNS for card in _column(at, column))
    leaders = [card.id for card in at.start.cards_at(board(EYRIE, "leaders"))]
    plain = began_plain(at) and not any(text.startswith("Z") for text in at.texts)
    roosts = any(at.has(place, "roost") for place in at.clearings)
    if not placed(at.node, "b") or len(_column(at, "b")) != 1 or _in_turmoil(at) or not roosts or not plain:
        return None
    if not leaders or not at.turns_left or (at.start.score[EYRIE] or 0) <= birds:
        return None
    lost = f"--{birds}" if birds > 1 else "--"
    return at.swap(lost, "$_->", f"#{leaders[0]}->E$")


@kind("a new roost with fewer than three warriors", "7.4.3", EYRIE, on=Move, rare=True)
def eyrie_new_roost_short(at: Moment) -> Planting | None:
    """One warrior fewer comes with the roost."""
    found = re.fullmatch(r"3w->(\d+)", at.text)
    stood = any(piece.kind == "roost" for place in at.clearings for piece in at.start.at(place))
    if not found or stood or at.n == 0 or at.texts[at.n - 1] != f"b->{found[1]}":
        return None
    return at.swap(f"2w->{found[1]}")


@kind("a new roost with four warriors", "7.4.3", EYRIE, on=Move, rare=True)
def eyrie_new_roost_crowded(at: Moment) -> Planting | None:
    """One warrior more comes with the roost, in a turn that recruits none or two by each card."""
    found = re.fullmatch(r"3w->(\d+)", at.text)
    stood = any(piece.kind == "roost" for place in at.clearings for piece in at.start.at(place))
    if not found or stood or at.n == 0 or at.texts[at.n - 1] != f"b->{found[1]}" or not at.plain():
        return None
    left = at.state.owned(supply(EYRIE), EYRIE, Category.WARRIOR)
    leader = board(EYRIE, "cards")
    charismatic = any(card.id == CHARISMATIC for card in at.start.cards_at(leader))
    return at.swap(f"4w->{found[1]}") if left > 4 and (charismatic or not _column(at, "r")) else None


@kind("a new roost in a clearing that has not the fewest warriors", "7.4.3", EYRIE, on=Move, rare=True)
def eyrie_new_roost_elsewhere(at: Moment) -> Planting | None:
    """The roost goes where more warriors are."""
    if any(at.has(place, "roost") for place in at.clearings):
        return None
    ends = placed(at.node, "b")
    follows = at.texts[at.n + 1] if at.to_come else ""
    if not ends or follows != f"3w->{ends[0]}":
        return None
    counts = {place: sum(at.warriors(place, seat) for seat in at.state.seats) for place in at.clearings}
    for place in at.clearings:
        if counts[place] > counts[clearing(ends[0])] and open_slots(at.game, place) and not at.kept(place):
            return at.swap(f"b->{place.number}", f"3w->{place.number}", of=2)
    return None


# Leaders --------------------------------------------------------------------------------------------------------------
def _leads(at: Moment, leader: str) -> bool:
    eyrie: Any = at.letters[at.letter]
    return bool(eyrie.leads(at.game, leader))


@kind("a Charismatic's Recruit of one warrior", "7.8.2", EYRIE, on=Move, rare=True)
def charismatic_recruits_one(at: Moment) -> Planting | None:
    """One of the two warriors is left out."""
    found = re.fullmatch(r"2w->(\d+)", at.text)
    if not found or not _leads(at, CHARISMATIC) or (at.n and placed(at.done[-1], "b")):
        return None
    return at.swap(f"w->{found[1]}")


@kind("a Builder's item scored for as another leader's", "7.8.1", EYRIE, on=Score, rare=True)
def builder_disdains_trade(at: Moment) -> Planting | None:
    """One point is scored for an item that shows more."""
    node = at.node
    crafts = at.n and re.fullmatch(r"Z%\w", at.texts[at.n - 1])
    if not crafts or not isinstance(node, Score) or node.player or node.points < 2 or not at.turns_left:
        return None
    return at.swap("++") if _leads(at, BUILDER) else None
