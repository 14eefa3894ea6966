"""What the Knaves of the Deepwood cannot do, and what follows on their doings (18)."""

from __future__ import annotations

import re
from typing import Any

from bench.planting.kind import kind
from bench.planting.moment import KNAVES, Moment, Planting, began_plain, placed
from bench.planting.quiet import battle_at
from woodlaw.logs.rootlog.letters import ITEMS
from woodlaw.logs.rootlog.syntax import Battle, Craft, Move, Score
from woodlaw.table.pieces import face_up
from woodlaw.table.places import Place, clearing, crafted_items, forest, supply

MOST_ACTIONS = 4
ITEM_LETTERS = {kind: letter for letter, kind in ITEMS.items()}


def _knaves(at: Moment) -> Any:
    """Return the Knaves, with the questions of its own that it answers."""
    return next(faction for faction in at.letters.values() if faction.name == KNAVES)


def _acting_at(at: Moment) -> Place | None:
    """Return where the Acting Captain is, if it is in a clearing."""
    place = _knaves(at).captain_place(at.state)
    return place if isinstance(place, Place) and place.number else None


@kind("a Captain made ready whose card is face down", "18.4.1", KNAVES, on=Move)
def ready_face_down(at: Moment) -> Planting | None:
    """A Captain that has retired acts again."""
    if at.n or not re.fullmatch(r"\$_\w+->a", at.text):
        return None
    down = _knaves(at).cards_lying(at.state, "face down")
    return at.swap(f"$_{down[0]}->a") if down else None


@kind("no Captain made ready", "18.4.1", KNAVES, on=Move)
def ready_left_out(at: Moment) -> Planting | None:
    """Ready is left out, and the Captain acts all the same."""
    return at.swap() if at.n == 0 and re.fullmatch(r"\$_\w+->a", at.text) and len(at.nodes) > 3 else None


@kind("the Acting Captain not retired", "18.5.2", KNAVES, on=Move)
def retire_left_out(at: Moment) -> Planting | None:
    """Retire is left out."""
    return at.swap() if re.fullmatch(r"\$_\w+->d", at.text) else None


@kind("a second acclaim in a clearing", "18.2.3", KNAVES, on=Move)
def second_acclaim(at: Moment) -> Planting | None:
    """The acclaim goes where one is."""
    if not re.fullmatch(r"t_a->\d+", at.text):
        return None
    return next((at.swap(f"t_a->{place.number}") for place in at.clearings if at.has(place, "acclaim")), None)


@kind("acclaim placed in a forest", "18.2.3", KNAVES, on=Move)
def acclaim_in_forest(at: Moment) -> Planting | None:
    """The acclaim goes to a forest."""
    if not re.fullmatch(r"t_a->\d+", at.text):
        return None
    forest = sorted(tuple(sorted(each)) for each in at.state.map.forests)[0]
    return at.swap(f"t_a->{'_'.join(map(str, forest))}")


@kind("acclaim placed where the Acting Captain is not", "18.2.6", KNAVES, on=Move)
def acclaim_elsewhere(at: Moment) -> Planting | None:
    """The acclaim goes to a clearing without Knaves."""
    if not re.fullmatch(r"t_a->\d+", at.text) or not at.plain():
        return None
    for place in at.clearings:
        if not at.warriors(place) and not at.has(place, "acclaim") and not at.kept(place):
            return at.swap(f"t_a->{place.number}")
    return None


@kind("five battles in a turn", "18.5.1", KNAVES, on=Battle)
def knaves_battle_too_often(at: Moment) -> Planting | None:
    """Four more battles without hits where the Acting Captain is."""
    node = at.node
    place = _acting_at(at)
    if not isinstance(node, Battle) or node.attacker or place is None or not at.plain():
        return None
    battle = battle_at(at, place)
    return at.insert(*[battle] * (MOST_ACTIONS + 1)) if battle else None


@kind("a battle where the Acting Captain is not", "18.5.1.II", KNAVES, on=Battle)
def knaves_battle_elsewhere(at: Moment) -> Planting | None:
    """A battle of Skunks alone."""
    here = _acting_at(at)
    if here is None or not at.plain():
        return None
    captains = {piece.kind for piece in _knaves(at).captains}
    for place in at.clearings:
        alone = not any(piece.kind in captains for piece in at.state.at(place))
        if place is not here and alone and (battle := battle_at(at, place)):
            return at.insert(battle)
    return None


@kind("a Captain hit while a Skunk is there", "18.2.5", KNAVES, on=Move)
def captain_hit_first(at: Moment) -> Planting | None:
    """The Captain falls in place of the last Skunk."""
    found = re.fullmatch(r"w(\d+)->", at.text)
    place = _acting_at(at)
    if not found or place is None or place.number != int(found[1]):
        return None
    if any(re.match(r"w_\w+\d+->$", text) for text in at.texts):
        return None
    return at.swap(f"w_{_knaves(at).acting(at.state)}{place.number}->")


@kind("points of Evening that Prisoners and acclaim do not give", "18.6.1", KNAVES, on=Move)
def mock_points(at: Moment) -> Planting | None:
    """One point more after Retire."""
    after = at.to_come[0] if at.to_come else None
    if not re.fullmatch(r"\$_\w+->d", at.text) or not at.turns_left or at.state.score[KNAVES] is None:
        return None
    if not at.plain(*at.state.seats) or at.seated("automated_alliance", "honeycomb_clergy"):
        return None
    points = after.points if isinstance(after, Score) and not after.player else 0
    return at.swap(at.text, f"++{points + 1}", of=2 if points else 1)


@kind("no points for Prisoners and acclaim", "18.6.1", KNAVES, on=Score)
def mock_unscored(at: Moment) -> Planting | None:
    """The points after Retire are left out."""
    if not at.n or not re.fullmatch(r"\$_\w+->d", at.texts[at.n - 1]) or not at.turns_left:
        return None
    return at.swap() if at.state.score[KNAVES] is not None else None


def _protects(at: Moment) -> int | None:
    """Return the clearing where Protect the Weak places a Skunk next, for a card just spent."""
    ends = placed(at.node, "w", "")
    retired = any(re.fullmatch(r"\$_\w+->d", text) for text in at.done_texts)
    if not ends or not retired or not at.n or not re.fullmatch(r"\w?#[\w@]*N->", at.texts[at.n - 1]):
        return None
    return ends[0]


@kind("a Skunk placed at acclaim without spending a card", "18.6.2", KNAVES, on=Move)
def protect_for_nothing(at: Moment) -> Planting | None:
    """The card is left out."""
    return at.without(at.n - 1) if _protects(at) else None


@kind("a Skunk placed at acclaim for a card that does not match it", "18.6.2", KNAVES, on=Move)
def protect_off_suit(at: Moment) -> Planting | None:
    """The card has another suit."""
    number = _protects(at)
    if number is None or not at.plain():
        return None
    wrong = at.suit_not_of(clearing(number))
    return at.rewrite(at.n - 1, f"{wrong}#N->") if wrong else None


@kind("a Skunk placed where no acclaim is", "18.6.2", KNAVES, on=Move)
def protect_elsewhere(at: Moment) -> Planting | None:
    """The Skunk comes to a clearing without acclaim."""
    if not _protects(at):
        return None
    for place in at.clearings:
        if not at.has(place, "acclaim") and not at.kept(place):
            return at.swap(f"w->{place.number}")
    return None


@kind("a Prisoner taken into a forest that has one", "18.2.6", KNAVES, on=Move)
def prisoners_together(at: Moment) -> Planting | None:
    """The Prisoner joins another."""
    found = re.fullmatch(r"(\ww\d+)->([\d_]+_[\d_]+)", at.text)
    if not found or found[1][0] not in at.letters:
        return None
    number = int(found[1][2:])
    for touched in at.state.map.forests:
        place = forest(tuple(touched))
        if number in touched and _knaves(at).prisoners(at.state, place):
            return at.swap(f"{found[1]}->{'_'.join(map(str, sorted(touched)))}")
    return None


@kind("a Prisoner taken into a forest that is not adjacent", "18.2.6", KNAVES, on=Move)
def prisoner_carried_off(at: Moment) -> Planting | None:
    """The Prisoner goes farther away."""
    found = re.fullmatch(r"(\ww\d+)->([\d_]+_[\d_]+)", at.text)
    if not found or found[1][0] not in at.letters:
        return None
    number = int(found[1][2:])
    for touched in at.state.map.forests:
        if number not in touched:
            return at.swap(f"{found[1]}->{'_'.join(map(str, sorted(touched)))}")
    return None


@kind("all cards not turned up though all Captains have acted", "18.6.3", KNAVES, on=Move)
def not_taken_easy(at: Moment) -> Planting | None:
    """The Captains stay face down."""
    ups = [number for number, text in enumerate(at.texts) if re.fullmatch(r"\$_\w+->u", text)]
    if len(ups) != 3 or at.n != ups[0]:
        return None
    return at.without(*ups)


@kind("Captains turned up before all have acted", "18.6.3", KNAVES, end=True)
def taken_easy_too_soon(at: Moment) -> Planting | None:
    """One Captain that has retired is turned up while another is still to act."""
    down = _knaves(at).cards_lying(at.state, "face down")
    up = _knaves(at).cards_lying(at.state, "face up")
    return at.insert_in_evening(f"$_{down[0]}->u") if down and up else None


@kind("no Skunk placed when an enemy removes acclaim", "18.2.7", on=Move)
def run_away_left_out(at: Moment) -> Planting | None:
    """The Skunk is left out."""
    if at.me == KNAVES or not re.fullmatch(r"Nw->[\d_]+", at.text):
        return None
    return at.swap() if any(re.match(r"Nt_a\d+->", text) for text in at.done_texts) else None


@kind("an item crafted by Filch that scores", "18.5.1.III", KNAVES, on=Craft, rare=True)
def filch_scores(at: Moment) -> Planting | None:
    """A point for an item that was crafted for none; without a hammer, or where no acclaim is, nothing else crafts."""
    node, after = at.node, at.to_come[0] if at.to_come else None
    if not isinstance(node, Craft) or not node.item or isinstance(after, Score) or not at.turns_left:
        return None
    hammers = sum(count for piece, count in at.state.at(_knaves(at).stash).items() if "hammer" in piece.kind)
    place = _acting_at(at)
    acclaimed = place is None or at.has(place, "acclaim") or f"t_a->{place.number}" in at.texts
    if (hammers and acclaimed) or not at.plain() or at.seated("automated_alliance", "honeycomb_clergy"):
        return None
    return at.swap(at.text, "++") if at.state.score[KNAVES] is not None else None


@kind("a Skunk that revels where the Acting Captain is not", "18.5.1.IVe", KNAVES, on=Move, rare=True)
def revels_elsewhere(at: Moment) -> Planting | None:
    """The Skunk that comes with an acclaim goes to another clearing."""
    here = placed(at.node, "w", "")
    acclaim = at.n and re.fullmatch(r"t_a->(\d+)", at.texts[at.n - 1])
    if not here or len(here) != 1 or not acclaim or acclaim[1] != str(here[0]):
        return None
    other = next((p for p in at.clearings if p.number != here[0] and not at.has(p, "acclaim")), None)
    return at.swap(f"w->{other.number}") if other else None


# Captains -------------------------------------------------------------------------------------------------------------
def _told_of_captain(at: Moment) -> str:
    """Return the name of the Acting Captain where the next action is its Retire, else nothing."""
    found = re.fullmatch(r"\$_(\w+)->d", at.text)
    return found[1] if found else ""


def _written(place: Place) -> str:
    return "_".join(map(str, place.clearings)) if place.clearings else str(place.number)


@kind("a Captain moved who is not the Acting Captain", "18.5.1.I", KNAVES, on=Move)
def another_captain_moves(at: Moment) -> Planting | None:
    """A Captain whose turn it is not moves out of its forest."""
    acting = _told_of_captain(at)
    if not acting or not began_plain(at) or at.effects():
        return None
    for captain in _knaves(at).captains:
        place = _knaves(at).place_of(at.state, captain.kind)
        if captain.kind != acting and place is not None and place.clearings:
            return at.insert(f"w_{captain.kind}{_written(place)}->{place.clearings[0]}")
    return None


@kind("a Captain not placed who is made ready while not on the map", "18.4.1", KNAVES, on=Move, rare=True)
def readied_nowhere(at: Moment) -> Planting | None:
    """The Captain stays in the supply, and so does all that it would do."""
    placed_by = at.n == 1 and re.fullmatch(r"w_(\w+)->[\d_]+_[\d_]+", at.text)
    if not placed_by or at.texts[0] != f"$_{placed_by[1]}->a":
        return None
    kept = [n for n, text in enumerate(at.texts) if n > 1 and placed_by[1] in text and not text.startswith("$")]
    return None if kept else at.swap()


@kind("a Prisoner left beside a Captain who is made ready and placed", "18.4.1", KNAVES, on=Move, rare=True)
def readied_beside_prisoner(at: Moment) -> Planting | None:
    """The Prisoner is not removed."""
    if not re.fullmatch(r"[A-Z]w[\d_]+_[\d_]+->", at.text) or at.n < 2:
        return None
    return at.swap() if re.fullmatch(r"w_\w+->[\d_]+_[\d_]+", at.texts[1]) else None


@kind("no acclaim placed where the Acting Captain has attacked", "18.2.6", KNAVES, on=Move)
def acclaim_left_out(at: Moment) -> Planting | None:
    """The acclaim of a battle is left out."""
    found = re.fullmatch(r"t_a->(\d+)", at.text)
    fought = [node for node in at.done if isinstance(node, Battle) and not node.attacker]
    if not found or not fought or f"{fought[-1].clearing}" != found[1] or at.texts[at.n - 1][:2] in ("w-", "#-"):
        return None
    return at.swap()


@kind("more moves than the actions and items of the Captain give", "18.5.1", KNAVES, on=Move)
def too_many_actions(at: Moment) -> Planting | None:
    """The Captain goes out of a forest and in again, time after time."""
    acting = _told_of_captain(at)
    place = _knaves(at).captain_place(at.state)
    if not acting or place is None or not place.clearings or not began_plain(at) or at.effects():
        return None
    out, back = (
        f"w_{acting}{_written(place)}->{place.clearings[0]}",
        f"w_{acting}{place.clearings[0]}->{_written(place)}",
    )
    return at.insert(*[out, back] * 7)


@kind("more cards drawn than Gifts can give", "18.5.1.IVf", KNAVES, on=Move)
def gifts_too_many(at: Moment) -> Planting | None:
    """Nine cards come before the Captain retires."""
    return at.insert("9#->N") if _told_of_captain(at) and began_plain(at) and not at.effects() else None


@kind("more Skunks placed in a forest than there is tea for", "18.5.1.IVe", KNAVES, on=Move)
def revels_too_often(at: Moment) -> Planting | None:
    """All Skunks that are left come to the Captain's forest."""
    place = _knaves(at).captain_place(at.state)
    left = at.state.warriors(supply(KNAVES), KNAVES)
    if not _told_of_captain(at) or place is None or not place.clearings or left <= MOST_ACTIONS or not at.plain():
        return None
    return at.insert(f"{left}w->{_written(place)}")


@kind("two Prisoners taken in a battle without a sword in the Stash", "18.2.6", KNAVES, on=Move, rare=True)
def two_prisoners(at: Moment) -> Planting | None:
    """A second warrior that is hit becomes a Prisoner too."""
    found = re.fullmatch(r"([A-Z]w)(\d+)->", at.text)
    before = at.n and re.fullmatch(r"([A-Z]w)(\d+)->[\d_]+_[\d_]+", at.texts[at.n - 1])
    swords = any("sword" in piece.kind for piece in at.state.at(_knaves(at).stash))
    if not found or not before or found.groups() != before.groups() or swords:
        return None
    if _knaves(at).acting(at.state) in ("ranger", "cheat"):
        return None
    for touched in at.state.map.forests:
        place = forest(tuple(touched))
        if int(found[2]) in touched and not _knaves(at).prisoners(at.state, place):
            return at.swap(f"{found[1]}{found[2]}->{_written(place)}")
    return None


@kind("an item filched of an enemy who is elsewhere", "18.5.1.III", KNAVES, on=Move, rare=True)
def filches_from_afar(at: Moment) -> Planting | None:
    """An item is taken of an enemy without pieces in any clearing of the turn."""
    here = _acting_at(at)
    if here is None:
        return None
    numbers = {int(number) for text in at.texts for number in re.findall(r"\d+", text)}
    visited = [place for place in at.clearings if place is here or place.number in numbers]
    for other in at.others:
        for item in at.state.at(crafted_items(other)):
            if not any(at.pieces(place, other) for place in visited):
                return at.insert(f"%{ITEM_LETTERS[face_up(item).kind]}{at.letter_of(other)}$->N$")
    return None


@kind("a second Filch in a turn", "18.5.1.III", KNAVES, on=Craft, rare=True)
def filches_twice(at: Moment) -> Planting | None:
    """An item is taken besides the card that was crafted where no acclaim lies."""
    place = _acting_at(at)
    if place is None or at.has(place, "acclaim") or any("t_a->" in text for text in at.texts):
        return None
    for other in at.others:
        for item in at.state.at(crafted_items(other)):
            if at.pieces(place, other):
                return at.insert(f"%{ITEM_LETTERS[face_up(item).kind]}{at.letter_of(other)}$->N$")
    return None


@kind("Prisoners freed into a clearing that is not adjacent", "18.6.3", KNAVES, on=Move)
def freed_elsewhere(at: Moment) -> Planting | None:
    """They go farther away."""
    found = re.fullmatch(r"(\d*[A-Z]w)([\d_]+_[\d_]+)->\d+", at.text)
    if not found:
        return None
    touched = {int(number) for number in found[2].split("_")}
    away = next((p.number for p in at.clearings if p.number not in touched and not at.kept(p)), None)
    return at.swap(f"{found[1]}{found[2]}->{away}") if away else None


@kind("a Skunk that runs away to a forest that is not adjacent", "18.2.7", on=Move)
def runs_too_far(at: Moment) -> Planting | None:
    """The Skunk comes to another forest."""
    gone = {int(found[1]) for text in at.done_texts for found in [re.match(r"Nt_a(\d+)->", text)] if found}
    if at.me == KNAVES or not gone or not re.fullmatch(r"Nw->[\d_]+_[\d_]+", at.text):
        return None
    away = [forest(tuple(touched)) for touched in at.state.map.forests if gone.isdisjoint(touched)]
    return at.swap(f"Nw->{_written(away[0])}") if away else None


@kind("two Skunks that run away from one acclaim", "18.2.7", on=Move)
def two_run_away(at: Moment) -> Planting | None:
    """One Skunk more comes along."""
    gone = [text for text in at.done_texts if re.match(r"Nt_a\d+->", text)]
    if at.me == KNAVES or len(gone) != 1 or not re.fullmatch(r"Nw->[\d_]+_[\d_]+", at.text):
        return None
    return at.swap(f"2{at.text}") if at.state.warriors(supply(KNAVES), KNAVES) > 1 else None


@kind("a second Captain made ready in a turn", "18.4.1", KNAVES, on=Move)
def second_captain(at: Moment) -> Planting | None:
    """Another Captain is made ready as the first retires, and retires too."""
    up = _knaves(at).cards_lying(at.state, "face up") if _told_of_captain(at) else ()
    return at.swap(at.text, f"$_{up[0]}->a", f"$_{up[0]}->d") if up else None


@kind("Skunks moved without a Captain", "18.2.5", KNAVES, on=Move)
def skunks_move_alone(at: Moment) -> Planting | None:
    """A Skunk goes out of a forest by itself."""
    if not _told_of_captain(at) or not began_plain(at) or at.effects():
        return None
    for touched in at.state.map.forests:
        place = forest(tuple(touched))
        ends = [n for n in place.clearings if not any(f"{_written(place)}->{n}" in text for text in at.texts)]
        if at.warriors(place) > 1 and ends:
            return at.insert(f"w{_written(place)}->{ends[0]}")
    return None


@kind("a warrior that is hit removed, and none taken as a Prisoner", "18.2.6", KNAVES, on=Move)
def prisoner_not_taken(at: Moment) -> Planting | None:
    """The Prisoner goes to its supply."""
    found = re.fullmatch(r"([A-Z]w\d+)->[\d_]+_[\d_]+", at.text)
    return at.swap(f"{found[1]}->") if found and found[1][0] in at.letters else None


@kind("a Skunk placed for a card where a Captain but no acclaim is", "18.6.2", KNAVES, on=Move, rare=True)
def protect_beside_captain(at: Moment) -> Planting | None:
    """The Skunk comes to a Captain."""
    if not _protects(at):
        return None
    for captain in _knaves(at).captains:
        place = _knaves(at).place_of(at.state, captain.kind)
        if place and place.number and not at.has(place, "acclaim") and not at.kept(place):
            return at.swap(f"w->{place.number}")
    return None


@kind("a battle after the Captain has retired", "18.5.1.II", KNAVES, on=Move, rare=True)
def battle_after_retiring(at: Moment) -> Planting | None:
    """The Captain fights once more, with its card face down."""
    place = _acting_at(at) if _told_of_captain(at) and began_plain(at) and not at.effects() else None
    battle = battle_at(at, place) if place else ""
    return at.swap(at.text, battle) if battle else None


@kind("a Prisoner left in a forest beside the clearing where others are freed", "18.6.3", KNAVES, on=Move, rare=True)
def prisoner_left(at: Moment) -> Planting | None:
    """One of several Prisoners stays."""
    freed = [re.fullmatch(r"\d*([A-Z])w[\d_]+_[\d_]+->(\d+)", text) for text in at.texts]
    ends = [found.groups() for found in freed if found]
    found = freed[at.n]
    return at.swap() if found and ends.count(found.groups()) > 1 else None
