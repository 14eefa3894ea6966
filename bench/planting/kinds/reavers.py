"""What the Lemming Reavers cannot do, and what follows on their caches (LR)."""

from __future__ import annotations

import re
from typing import Any

from bench.planting.kind import kind
from bench.planting.moment import EYRIE, MARQUISE, REAVERS, Moment, Planting, began_plain, clearing_move, placed
from bench.planting.quiet import quiet_battle, quiet_moves
from woodlaw.engine.concepts import open_slots
from woodlaw.logs.rootlog.syntax import Battle, Move, Score
from woodlaw.table.pieces import Category
from woodlaw.table.places import Place, clearing, supply

CACHES = {"p": "provisions", "d": "depot", "r": "reserve", "l": "loot"}
ACTIONS = 3


def _reavers(at: Moment) -> Any:
    """Return the Reavers, with the questions of its own that it answers."""
    return next(faction for faction in at.letters.values() if faction.name == REAVERS)


def _owned(at: Moment, kind: str) -> int:
    """Return how many caches of a kind lie on the board, now or as the turn began."""
    faction = _reavers(at)
    return max(int(faction.owned_caches(state, kind)) for state in (at.state, at.start))


def _supplied(at: Moment) -> int:
    """Return how many warriors the supply holds, idle ones too."""
    return int(_reavers(at).supplied(at.game))


def _cache(at: Moment, place: Place) -> bool:
    return any(at.has(place, kind, REAVERS) for kind in CACHES.values())


def _encampment(at: Moment, place: Place) -> bool:
    return at.has(place, "encampment", REAVERS)


def _scouted(at: Moment) -> tuple[str, Place] | None:
    """Return the cache that the next action places, and where."""
    found = re.fullmatch(r"t_([pdrl])->(\d+)", at.text)
    return (found[1], clearing(int(found[2]))) if found else None


@kind("warriors placed beyond Upkeep", "LR.2.4", REAVERS, on=Move, rare=True)
def reavers_beyond_upkeep(at: Moment) -> Planting | None:
    """Recruiting leaves as many warriors in the supply as Upkeep asks for, not one more."""
    ends = placed(at.node, "w", "")
    if not ends or at.n == 0:
        return None
    left = _supplied(at)
    limit = _reavers(at).upkeep(at.state)
    return at.swap(f"{left - limit}w->{ends[0]}") if left - limit > 1 and left > limit else None


@kind("Arrive where more pieces are than elsewhere", "LR.4.1", REAVERS, on=Move)
def reavers_arrive_elsewhere(at: Moment) -> Planting | None:
    """The two warriors come to the clearing with the most pieces."""
    ends = placed(at.node, "w", "")
    if at.n or not ends or len(ends) != 2 or ends[0] != ends[1] or not at.plain():
        return None
    counts = {place: sum(at.pieces(place, seat) for seat in at.state.seats) for place in at.clearings}
    place = max(at.clearings, key=lambda each: counts[each])
    if counts[place] <= counts[clearing(ends[0])] or at.kept(place):
        return None
    return at.swap(f"2w->{place.number}")


@kind("three warriors placed by Arrive", "LR.4.1", REAVERS, on=Move, rare=True)
def reavers_arrive_with_three(at: Moment) -> Planting | None:
    """One warrior more."""
    ends = placed(at.node, "w", "")
    if at.n or not ends or len(ends) != 2 or ends[0] != ends[1] or not at.plain():
        return None
    if _supplied(at) - 3 <= _reavers(at).upkeep(at.state):
        return None
    return at.swap(f"3w->{ends[0]}") if not _encampment(at, clearing(ends[0])) else None


@kind("Arrive left out though warriors can be placed", "LR.4.1", REAVERS, on=Move)
def reavers_do_not_arrive(at: Moment) -> Planting | None:
    """The two warriors are left out."""
    ends = placed(at.node, "w", "")
    if at.n or not ends or len(ends) != 2 or ends[0] != ends[1] or at.text.startswith("w->"):
        return None
    return at.swap() if not _encampment(at, clearing(ends[0])) else None


@kind("a warrior recruited where no encampment is", "LR.4.2", REAVERS, on=Move)
def reavers_recruit_elsewhere(at: Moment) -> Planting | None:
    """A warrior comes to a clearing without an encampment."""
    ends = placed(at.node, "w", "")
    if at.n != 1 or not ends or not at.text.startswith("w->") or not at.plain():
        return None
    for place in at.clearings:
        if not _encampment(at, place) and not at.kept(place):
            return at.swap("w->" + "+".join(map(str, sorted([*ends[:-1], place.number]))))
    return None


@kind("two warriors recruited at an encampment", "LR.4.2", REAVERS, on=Move, rare=True)
def reavers_recruit_twice(at: Moment) -> Planting | None:
    """An encampment gets one warrior more."""
    ends = placed(at.node, "w", "")
    if at.n != 1 or not ends or not at.text.startswith("w->") or not at.plain():
        return None
    if _supplied(at) - len(ends) - 1 <= _reavers(at).upkeep(at.state):
        return None
    return at.swap("w->" + "+".join(map(str, sorted([*ends, ends[0]]))))


@kind("a warrior left out at an encampment", "LR.4.2", REAVERS, on=Move)
def reavers_recruit_too_few(at: Moment) -> Planting | None:
    """An encampment gets no warrior."""
    ends = placed(at.node, "w", "")
    if at.n != 1 or not ends or not at.text.startswith("w->") or len(ends) < 2:
        return None
    return at.swap("w->" + "+".join(map(str, ends[1:])))


@kind("a cache scouted where Lemming pieces are", "LR.4.3", REAVERS, on=Move)
def scout_beside_lemmings(at: Moment) -> Planting | None:
    """The cache goes to a clearing with the Lemmings."""
    scouted = _scouted(at)
    if scouted is None:
        return None
    for place in at.clearings:
        if at.warriors(place) and not at.kept(place):
            return at.swap(f"t_{scouted[0]}->{place.number}")
    return None


def _spends(at: Moment, number: int) -> bool:
    return 0 <= number < len(at.texts) and bool(re.fullmatch(r"\w?#[\w@]*S->", at.texts[number]))


@kind("a second cache scouted for one card", "LR.4.3", REAVERS, on=Move)
def scout_underpaid(at: Moment) -> Planting | None:
    """One of the two cards is left out."""
    if _scouted(at) is None or not _spends(at, at.n - 1) or not _spends(at, at.n - 2):
        return None
    return at.without(at.n - 1)


@kind("a second cache scouted for nothing", "LR.4.3", REAVERS, on=Move)
def scout_for_nothing(at: Moment) -> Planting | None:
    """Both cards are left out."""
    if _scouted(at) is None or not _spends(at, at.n - 1) or not _spends(at, at.n - 2):
        return None
    return at.without(at.n - 1, at.n - 2) if any("t_" in text for text in at.texts[: at.n - 2]) else None


@kind("a second cache scouted with a card of another suit", "LR.4.3", REAVERS, on=Move)
def scout_off_suit(at: Moment) -> Planting | None:
    """A card does not match the clearing."""
    scouted = _scouted(at)
    if scouted is None or not _spends(at, at.n - 1) or not _spends(at, at.n - 2) or not at.plain():
        return None
    wrong = at.suit_not_of(scouted[1])
    return at.rewrite(at.n - 1, f"{wrong}#S->") if wrong else None


@kind("more battles than Rally allows", "LR.5.2", REAVERS, on=Battle)
def reavers_battle_too_often(at: Moment) -> Planting | None:
    """Battles without hits, one more than the actions come to, and than reserves let Seize."""
    node = at.node
    battle = quiet_battle(at)
    if not isinstance(node, Battle) or node.attacker or not battle or not at.plain():
        return None
    return at.insert(*[battle] * (ACTIONS + _owned(at, "depot") + _owned(at, "reserve")))


@kind("more moves than Rally allows", "LR.5.2.I", REAVERS, on=Move)
def reavers_move_too_often(at: Moment) -> Planting | None:
    """Moves to and fro, one more than the actions come to, and than reserves let Seize."""
    moves = quiet_moves(at)
    if clearing_move(at.node) is None or moves is None or not at.plain() or at.state.map.id == "lake":
        return None
    most = 2 * (ACTIONS + _owned(at, "depot")) + _owned(at, "reserve")
    return at.insert(*[moves[number % 2] for number in range(most + most % 2)])


@kind("a Scour that leaves no Lemming piece behind", "LR.5.2.I", REAVERS, on=Move)
def scour_leaves_nothing(at: Moment) -> Planting | None:
    """All warriors leave a clearing that holds nothing else of the Lemmings."""
    move = clearing_move(at.node)
    if move is None or not at.plain() or _owned(at, "reserve") or at.state.map.id == "lake":
        return None
    if any(re.match(r"\w?t_[pdrl]\d", text) for text in at.done_texts):
        return None
    start = clearing(move[1])
    count = at.warriors(start)
    if _encampment(at, start) or _cache(at, start) or count == move[0]:
        return None
    return at.swap(f"{count if count > 1 else ''}w{move[1]}->{move[2]}")


@kind("Build with Garrison twice in a turn", "LR.5.2.III", REAVERS, on=Move)
def reavers_build_twice(at: Moment) -> Planting | None:
    """A second encampment with its warrior."""
    if not re.fullmatch(r"b_e->\d+", at.text) or at.state.count(supply(REAVERS), _reavers(at).piece("encampment")) > 9:
        return None
    if not at.to_come or not at.texts[at.n + 1].startswith("w->"):
        return None
    for place in at.clearings:
        if (
            f"b_e->{place.number}" != at.text
            and at.rules(place)
            and open_slots(at.game, place)
            and not _encampment(at, place)
            and not _cache(at, place)
            and not at.kept(place)
        ):
            return at.insert(f"b_e->{place.number}", f"w->{place.number}")
    return None


@kind("an encampment built in a clearing that the Lemmings do not rule", "LR.5.2.III", REAVERS, on=Move)
def reavers_build_without_rule(at: Moment) -> Planting | None:
    """The encampment goes where another rules."""
    if not re.fullmatch(r"b_e->\d+", at.text) or not at.plain():
        return None
    for place in at.clearings:
        if (
            not at.rules(place)
            and open_slots(at.game, place)
            and not _encampment(at, place)
            and not _cache(at, place)
            and not at.kept(place)
        ):
            return at.swap(f"b_e->{place.number}")
    return None


@kind("an encampment built where one is", "LR.5.2.III", REAVERS, on=Move)
def reavers_build_beside_encampment(at: Moment) -> Planting | None:
    """The encampment goes where one is."""
    if not re.fullmatch(r"b_e->\d+", at.text):
        return None
    for place in at.clearings:
        if at.rules(place) and open_slots(at.game, place) and _encampment(at, place):
            return at.swap(f"b_e->{place.number}")
    return None


@kind("an encampment built where a cache is", "LR.5.2.III", REAVERS, on=Move)
def reavers_build_beside_cache(at: Moment) -> Planting | None:
    """The encampment goes where a cache is."""
    if not re.fullmatch(r"b_e->\d+", at.text):
        return None
    for place in at.clearings:
        if at.rules(place) and open_slots(at.game, place) and _cache(at, place) and not _encampment(at, place):
            return at.swap(f"b_e->{place.number}")
    return None


@kind("an encampment built without its warrior", "LR.5.2.III", REAVERS, on=Move)
def reavers_build_without_garrison(at: Moment) -> Planting | None:
    """The warrior is left out."""
    if not at.n or not at.texts[at.n - 1].startswith("b_e->"):
        return None
    return at.swap() if at.text == f"w->{at.texts[at.n - 1].split('->')[1]}" else None


def _plundered(at: Moment) -> tuple[str, Place] | None:
    """Return the cache that the next action plunders, and where."""
    found = re.fullmatch(r"t_([pdrl])(\d+)->S\$", at.text)
    return (found[1], clearing(int(found[2]))) if found else None


@kind("a cache plundered without spending a card", "LR.6.1.II", REAVERS, on=Move)
def plunder_for_nothing(at: Moment) -> Planting | None:
    """The card is left out."""
    if _plundered(at) is None or not _spends(at, at.n - 1):
        return None
    return at.without(at.n - 1)


@kind("a cache plundered with a card that does not match", "LR.6.1.II", REAVERS, on=Move)
def plunder_off_suit(at: Moment) -> Planting | None:
    """The card has another suit."""
    plundered = _plundered(at)
    if plundered is None or not _spends(at, at.n - 1) or not at.plain():
        return None
    wrong = at.suit_not_of(plundered[1])
    return at.rewrite(at.n - 1, f"{wrong}#S->") if wrong else None


@kind("a cache plundered where no Lemming warrior is", "LR.6.1.I", REAVERS, on=Move)
def plunder_without_warrior(at: Moment) -> Planting | None:
    """The cache of a clearing without the Lemmings is taken."""
    if _plundered(at) is None:
        return None
    for place in at.clearings:
        for letter, kind_ in CACHES.items():
            if at.has(place, kind_) and not at.warriors(place):
                return at.swap(f"t_{letter}{place.number}->S$")
    return None


@kind("a cache plundered where enemy pieces are", "LR.6.1.I", REAVERS, end=True)
def plunder_beside_enemies(at: Moment) -> Planting | None:
    """A cache is taken under an enemy's eyes, for a card."""
    if not at.hand() or not any(_encampment(at, place) for place in at.clearings):
        return None
    for place in at.clearings:
        for letter, kind_ in CACHES.items():
            enemies = any(at.pieces(place, other) for other in at.others)
            if at.has(place, kind_) and at.warriors(place) and enemies:
                return at.insert_in_evening("#S->", f"t_{letter}{place.number}->S$")
    return None


@kind("a cache removed while other Lemming pieces are there", "LR.2.2.I", on=Battle, rare=True)
def cache_before_warriors(at: Moment) -> Planting | None:
    """The cache falls before the warriors, and both sides score."""
    node = at.node
    assert isinstance(node, Battle)
    if node.attacker or node.defender != "S" or not at.to_come or at.me == REAVERS or node.ambush:
        return None
    if not re.fullmatch(rf"\d*Sw{node.clearing}->", at.texts[at.n + 1]):
        return None
    place = clearing(node.clearing)
    for letter, kind_ in CACHES.items():
        if at.has(place, kind_, REAVERS) and at.warriors(place, REAVERS) > 1:
            return at.rewrite(at.n + 1, f"St_{letter}{node.clearing}->", "++", "S++")
    return None


@kind("no point for the Lemmings when another removes a cache", "LR.2.2.II", on=Score)
def scouting_unrewarded(at: Moment) -> Planting | None:
    """Their point is left out."""
    caches = sum(bool(re.match(r"St_[pdrl]", text)) for text in at.texts)
    if at.me == REAVERS or at.text != "S++" or not at.turns_left or caches != 1:
        return None
    if at.texts.count("S++") != 1 or not at.plain(*at.state.seats):
        return None
    return at.swap() if at.state.score[REAVERS] is not None else None


@kind("the card for a removed loot cache left out", "LR.2.2.IId", on=Move, rare=True)
def loot_unrewarded(at: Moment) -> Planting | None:
    """No card is drawn."""
    if at.me == REAVERS or at.text != f"#->{at.letter}":
        return None
    return at.swap() if at.n > 1 and re.match(r"St_l\d", at.texts[at.n - 3 if at.n > 2 else 0]) else None


@kind("an encampment removed for which no cache goes back", "LR.2.3.I", on=Move)
def raid_left_out(at: Moment) -> Planting | None:
    """The cache stays on the board."""
    if not re.fullmatch(r"S?t_[pdrl]S?\$->", at.text) or at.seated(REAVERS) is False:
        return None
    return at.swap() if len(at.nodes) > 1 else None


@kind("a building of the Lemmings removed before its warriors are", "4.3.6", on=Battle)
def encampment_before_warriors(at: Moment) -> Planting | None:
    """The encampment falls in place of a warrior."""
    node = at.node
    assert isinstance(node, Battle)
    if node.attacker or node.defender != "S" or not at.to_come or node.ambush or at.me not in (MARQUISE, EYRIE):
        return None
    place = clearing(node.clearing)
    if not at.kinds_at(place, REAVERS, Category.BUILDING) or not at.plain(at.me, REAVERS):
        return None
    if not re.fullmatch(rf"Sw{node.clearing}->", at.texts[at.n + 1]):
        return None
    return at.rewrite(at.n + 1, f"Sb_e{node.clearing}->", "++")


@kind("no second point for a Reserve removed", "LR.2.2.IIc", on=Score)
def reserve_unscored(at: Moment) -> Planting | None:
    """One point is scored for the cache, as for every other."""
    node = at.node
    falls = at.n and re.fullmatch(r"St_r\d+->", at.texts[at.n - 1])
    if not falls or not isinstance(node, Score) or node.player or node.points < 2 or not at.turns_left:
        return None
    return at.swap(f"++{node.points - 1 if node.points > 2 else ''}")


@kind("a plundered cache that does not come to the board", "LR.6.1.III", REAVERS, on=Move)
def plundered_to_the_supply(at: Moment) -> Planting | None:
    """The cache goes back to the supply."""
    plundered = _plundered(at)
    return at.swap(at.text.split("->")[0] + "->") if plundered else None


@kind("two points for the owner of one cache that was removed", "LR.2.2.II", on=Score)
def cache_owner_scores_twice(at: Moment) -> Planting | None:
    """The owner scores a point more."""
    if not at.seated(REAVERS) or at.me == REAVERS or not at.turns_left or not at.plain(*at.state.seats):
        return None
    mine = f"{at.letter_of(REAVERS)}++"
    fallen = any(re.search(r"St_[pdrl]\d+->$", text) for text in at.done_texts)
    return at.swap(f"{mine}2") if at.text == mine and fallen else None


@kind("a battle after plundering", "LR.5.2", REAVERS, on=Move)
def battle_after_plundering(at: Moment) -> Planting | None:
    """A battle without hits comes in Evening."""
    battle = quiet_battle(at) if _plundered(at) and at.plain() else ""
    return at.swap(at.text, battle) if battle else None


@kind("a point for a plundered cache", "LR.6.1.III", REAVERS, on=Move)
def plunder_scores(at: Moment) -> Planting | None:
    """The Lemmings score as for a cache that another removes."""
    if _plundered(at) is None or not at.turns_left or at.state.score[REAVERS] is None:
        return None
    return at.swap(at.text, "++") if at.plain(*at.state.seats) else None


@kind("warriors for removed provisions placed elsewhere", "LR.2.2.IIa", on=Move, rare=True)
def provisions_elsewhere(at: Moment) -> Planting | None:
    """The two warriors come to a clearing where the player has no other pieces."""
    if at.me not in (MARQUISE, EYRIE) or not re.fullmatch(r"2w->\d+", at.text):
        return None
    if not any(re.match(rf"St_p{at.text.split('>')[1]}->", text) for text in at.done_texts):
        return None
    free = [place for place in at.clearings if not at.pieces(place, at.me) and not at.kept(place)]
    return at.swap(f"2w->{free[0].number}") if free else None


@kind("a warrior recruited after the Rally", "LR.4", REAVERS, on=Move, rare=True)
def recruits_late(at: Moment) -> Planting | None:
    """The warrior comes to its encampment behind the moves."""
    recruited = re.fullmatch(r"w->(\d+)", at.text)
    if not recruited or not _encampment(at, clearing(int(recruited[1]))) or not began_plain(at) or at.effects():
        return None
    moves = [number for number in range(at.n, len(at.nodes)) if clearing_move(at.nodes[number])]
    if not moves or any(re.match(r"b_e|X", text) for text in at.texts[: at.n]):
        return None
    last = moves[-1] + 1
    return Planting((*at.nodes[: at.n], *at.nodes[at.n + 1 : last], at.nodes[at.n], *at.nodes[last:]))


@kind("three warriors for removed provisions", "LR.2.2.IIa", on=Move, rare=True)
def provisions_for_three(at: Moment) -> Planting | None:
    """A warrior more comes where the cache was."""
    if at.me not in (MARQUISE, EYRIE) or not re.fullmatch(r"2w->\d+", at.text):
        return None
    number = at.text.split(">")[1]
    building = {MARQUISE: "recruiter", EYRIE: "roost"}[at.me]
    if at.has(clearing(int(number)), building) or not any(re.match(rf"St_p{number}->", t) for t in at.done_texts):
        return None
    return at.swap(f"3{at.text[1:]}")
