"""What the Woodland Alliance cannot do (8)."""

from __future__ import annotations

import re

from bench.planting.kind import kind
from bench.planting.moment import (
    ALLIANCE,
    DIASPORA,
    EYRIE,
    LEGION,
    MARQUISE,
    SUIT_LETTERS,
    Moment,
    Planting,
    began_plain,
    placed,
)
from bench.planting.quiet import quiet_battle
from woodlaw.engine.concepts import open_slots
from woodlaw.logs.rootlog.syntax import Move, Score
from woodlaw.table.places import Place, board, clearing, supply

SUPPORTERS = board(ALLIANCE, "supporters")
OFFICERS = board(ALLIANCE, "officers")
BASES = {"f": "fox", "m": "mouse", "r": "rabbit"}
THREE = 3


def _supporters_before(at: Moment) -> list[int]:
    """Return the numbers of the actions, just before the next one, that spend supporters."""
    found: list[int] = []
    number = at.n - 1
    while number >= 0 and re.fullmatch(r"\w?#[\w@]*A\$->", at.texts[number]):
        found.append(number)
        number -= 1
    return found


def _sympathetic(at: Moment, place: Place) -> bool:
    return at.has(place, "sympathy", ALLIANCE)


def _spreads(at: Moment) -> Place | None:
    """Return where sympathy is spread next, paid with supporters."""
    ends = placed(at.node, "t", "")
    if not ends or len(ends) != 1 or not _supporters_before(at):
        return None
    return clearing(ends[0])


def _under_martial_law(at: Moment, place: Place) -> bool:
    return any(at.warriors(place, other) >= THREE for other in at.others)


@kind("sympathy paid with one supporter too few", "8.4.2.II", ALLIANCE, on=Move)
def sympathy_underpaid(at: Moment) -> Planting | None:
    """A supporter is not spent, where no martial law is."""
    place = _spreads(at)
    if place is None or _under_martial_law(at, place):
        return None
    return at.without(at.n - 1)


@kind("sympathy paid with a supporter of another suit", "8.4.2.II", ALLIANCE, on=Move)
def sympathy_paid_off_suit(at: Moment) -> Planting | None:
    """A supporter that does not match the clearing is spent."""
    place = _spreads(at)
    if place is None or not at.plain() or not (wrong := at.suit_not_of(place)):
        return None
    return at.rewrite(at.n - 1, f"{wrong}#A$->")


@kind("sympathy spread to a clearing that is not adjacent to a sympathetic one", "8.4.2.I", ALLIANCE, on=Move)
def sympathy_not_adjacent(at: Moment) -> Planting | None:
    """The token goes farther away."""
    place = _spreads(at)
    if place is None or not any(_sympathetic(at, each) for each in at.clearings) or not at.plain():
        return None
    for other in at.clearings:
        river = at.state.map.id in ("lake",)
        near = any(_sympathetic(at, each) for each in (other, *at.linked(other)))
        if not near and not river and at.suits(other) == at.suits(place):
            return at.swap(f"t->{other.number}")
    return None


@kind("sympathy spread to a clearing that has it", "8.2.5.I", ALLIANCE, on=Move)
def sympathy_twice(at: Moment) -> Planting | None:
    """A second token comes to a sympathetic clearing."""
    if _spreads(at) is None:
        return None
    return next((at.swap(f"t->{place.number}") for place in at.clearings if _sympathetic(at, place)), None)


@kind("points for sympathy that are not those of the space", "8.4.2.III", ALLIANCE, on=Move)
def sympathy_points(at: Moment) -> Planting | None:
    """One point more."""
    after = at.to_come[0] if at.to_come else None
    if _spreads(at) is None or not at.turns_left or at.state.score[ALLIANCE] is None:
        return None
    if not at.plain(*at.state.seats) or at.seated("automated_alliance", "honeycomb_clergy"):
        return None
    if isinstance(after, Score) and not after.player:
        return at.swap(at.text, f"++{after.points + 1}", of=2)
    return at.swap(at.text, "++")


@kind("no points for sympathy whose space shows some", "8.4.2.III", ALLIANCE, on=Move)
def sympathy_unscored(at: Moment) -> Planting | None:
    """The points are left out."""
    after = at.to_come[0] if at.to_come else None
    if _spreads(at) is None or not at.turns_left or not isinstance(after, Score) or after.player:
        return None
    return at.swap(at.text, of=2)


# Revolts --------------------------------------------------------------------------------------------------------------
def _revolt(at: Moment) -> tuple[str, int] | None:
    """Return the base that the next action places, and the clearing's number."""
    found = re.fullmatch(r"b_([fmr])->(\d+)", at.text)
    return (found[1], int(found[2])) if found else None


def _paid(at: Moment) -> list[int]:
    """Return the numbers of the last actions that spent supporters before the next one, one after the other."""
    number = at.n - 1
    while number >= 0 and not re.fullmatch(r"\w?#[\w@]*A\$->", at.texts[number]):
        number -= 1
    found: list[int] = []
    while number >= 0 and re.fullmatch(r"\w?#[\w@]*A\$->", at.texts[number]):
        found.append(number)
        number -= 1
    return found


@kind("a revolt with one supporter", "8.4.1.II", ALLIANCE, on=Move)
def revolt_underpaid(at: Moment) -> Planting | None:
    """One of the two supporters is not spent."""
    paid = _paid(at)
    return at.without(paid[0]) if _revolt(at) and paid else None


@kind("a revolt with a supporter of another suit", "8.4.1.II", ALLIANCE, on=Move)
def revolt_paid_off_suit(at: Moment) -> Planting | None:
    """A supporter that does not match the clearing is spent."""
    revolt, paid = _revolt(at), _paid(at)
    if revolt is None or not paid or not at.plain() or at.seated(DIASPORA):
        return None
    wrong = at.suit_not_of(clearing(revolt[1]))
    return at.rewrite(paid[0], f"{wrong}#A$->") if wrong else None


@kind("a base of another suit than the clearing", "8.4.1.I", ALLIANCE, on=Move)
def base_off_suit(at: Moment) -> Planting | None:
    """Another base is placed."""
    revolt = _revolt(at)
    if revolt is None:
        return None
    for letter, suit in BASES.items():
        if not at.matches(suit, clearing(revolt[1])):
            on_map = any(at.has(place, f"{suit}_base") for place in at.clearings)
            if not on_map:
                return at.swap(f"b_{letter}->{revolt[1]}")
    return None


@kind("a revolt in a clearing without sympathy", "8.4.1.I", ALLIANCE, on=Move)
def revolt_without_sympathy(at: Moment) -> Planting | None:
    """The base goes to an unsympathetic clearing of its suit."""
    revolt = _revolt(at)
    if revolt is None:
        return None
    for place in at.clearings:
        if (
            not _sympathetic(at, place)
            and at.matches(BASES[revolt[0]], place)
            and open_slots(at.game, place)
            and not at.kept(place)
        ):
            return at.swap(f"b_{revolt[0]}->{place.number}")
    return None


@kind("enemy pieces left in a clearing that revolts", "8.4.1.III", ALLIANCE, on=Move)
def revolt_spares(at: Moment) -> Planting | None:
    """Warriors of an enemy stay."""
    revolt = _revolt(at)
    paid = _paid(at)
    if revolt is None or not paid:
        return None
    for number in range(paid[0] + 1, at.n):
        if (
            re.fullmatch(rf"\d*[CEJSY]w{revolt[1]}->", at.texts[number])
            and at.n + 1 < len(at.nodes)
            and f"w{revolt[1]}->" not in "".join(at.texts[at.n + 1 :])
        ):
            return at.without(number)
    return None


@kind("more warriors in a revolt than there are sympathetic clearings of the suit", "8.4.1.III", ALLIANCE, on=Move)
def revolt_warriors(at: Moment) -> Planting | None:
    """One warrior more comes beside the base."""
    if not at.n or not re.match(r"b_[fmr]->", at.texts[at.n - 1]) or at.seated(DIASPORA):
        return None
    if at.state.warriors(supply(ALLIANCE), ALLIANCE) < 7:
        return None
    base = at.texts[at.n - 1].split("->")[1]
    found = re.fullmatch(rf"w->((?:{base}\+)*{base})\+A\$", at.text) or re.fullmatch(rf"(\d*)w->{base}", at.text)
    if found is None:
        return None
    if "A$" in at.text:
        return at.swap(f"w->{found[1]}+{base}+A$")
    return at.swap(f"{int(found[1] or 1) + 1}w->{base}")


@kind("no officer after a revolt", "8.4.1.III", ALLIANCE, on=Move)
def revolt_without_officer(at: Moment) -> Planting | None:
    """The officer is left out."""
    if not at.n or not re.match(r"b_[fmr]->", at.texts[at.n - 1]):
        return None
    return at.swap(at.text.removesuffix("+A$")) if at.text.endswith("+A$") else None


# Daylight and Evening -------------------------------------------------------------------------------------------------
@kind("an officer trained without spending a card", "8.5.3", ALLIANCE, on=Move)
def train_for_nothing(at: Moment) -> Planting | None:
    """The card spent is left out."""
    if at.text != "w->A$" or not at.n or at.spends != 1:
        return None
    return at.without(at.n - 1) if re.fullmatch(r"\w?#[\w@]*A->", at.texts[at.n - 1]) else None


@kind("an officer trained with a card that no base matches", "8.5.3", ALLIANCE, on=Move)
def train_off_suit(at: Moment) -> Planting | None:
    """The card spent matches no clearing with a base."""
    if at.text != "w->A$" or not at.n or at.spends != 1 or not at.plain() or at.seated(DIASPORA):
        return None
    if not re.fullmatch(r"\w?#[\w@]*A->", at.texts[at.n - 1]):
        return None
    for letter, suit in (("F", "fox"), ("M", "mouse"), ("R", "rabbit")):
        if not any(at.has(p, f"{b}_base") and at.matches(suit, p) for p in at.clearings for b in BASES.values()):
            return at.rewrite(at.n - 1, f"{letter}#A->")
    return None


@kind("one operation more than the Alliance has officers", "8.6.1", ALLIANCE, end=True)
def operations_exceeded(at: Moment) -> Planting | None:
    """Battles without hits, one more than there are officers."""
    battle = quiet_battle(at)
    officers = at.state.warriors(OFFICERS, ALLIANCE)
    if not battle or not at.plain():
        return None
    return at.insert_in_evening(*[battle] * (officers + 1))


@kind("more warriors recruited at a new base than there are officers", "8.6.1", ALLIANCE, end=True)
def recruits_at_new_base(at: Moment) -> Planting | None:
    """One more than there are officers come in Evening to the base of a revolt."""
    risen = next((found[1] for text in at.texts if (found := re.fullmatch(r"b_[fmr]->(\d+)", text))), None)
    count = at.state.warriors(OFFICERS, ALLIANCE) + 1
    if not risen or not at.plain() or at.state.warriors(supply(ALLIANCE), ALLIANCE) < count:
        return None
    return at.insert_in_evening(f"{count}w->{risen}")


@kind("a warrior recruited where no base is", "8.6.1.III", ALLIANCE, on=Move)
def alliance_recruits_elsewhere(at: Moment) -> Planting | None:
    """The warrior comes to a clearing without a base."""
    ends = placed(at.node, "w", "")
    if not ends or len(ends) != 1 or at.text.endswith("$") or not at.plain():
        return None
    if at.n and re.match(r"b_[fmr]->", at.texts[at.n - 1]):
        return None
    for place in at.clearings:
        bases = any(at.has(place, f"{suit}_base") for suit in BASES.values())
        if not bases and not at.kept(place):
            return at.swap(f"w->{place.number}")
    return None


@kind("a supporter drawn in place of a card mobilized", "8.5.2", ALLIANCE, on=Move)
def mobilized_from_the_deck(at: Moment) -> Planting | None:
    """The card comes from the deck instead of the hand."""
    return at.swap("#->A$") if re.fullmatch(r"\w?#[\w@]*A->A\$", at.text) and at.plain() else None


@kind("sympathy spread after a move of the Alliance", "8.4.2", ALLIANCE, end=True, rare=True)
def sympathy_after_move(at: Moment) -> Planting | None:
    """The turn's first sympathy, with what pays for it, comes behind the first move."""
    spread = [number for number, text in enumerate(at.texts) if re.fullmatch(r"t->\d+", text)]
    moves = [number for number, text in enumerate(at.texts) if re.fullmatch(r"\d*w\d+->\d+", text)]
    organized = any(re.fullmatch(r"w\d+->", text) for text in at.texts)
    if not spread or not moves or moves[0] < spread[0] or organized or not at.plain():
        return None
    start, end = spread[0], spread[0] + 1
    while start and re.fullmatch(r"\w#\w*A\$->", at.texts[start - 1]):
        start -= 1
    end += end < len(at.texts) and bool(re.fullmatch(r"\+\+\d*", at.texts[end]))
    nodes = at.nodes
    return Planting((*nodes[:start], *nodes[end : moves[0] + 1], *nodes[start:end], *nodes[moves[0] + 1 :]))


@kind("an officer trained with a supporter", "8.5.3", ALLIANCE, on=Move)
def train_with_supporter(at: Moment) -> Planting | None:
    """The card that is spent comes from the stack."""
    if at.text != "w->A$" or not at.n or at.spends != 1 or not at.state.cards_at(SUPPORTERS):
        return None
    before = at.texts[at.n - 1]
    return at.rewrite(at.n - 1, f"{before[0]}#A$->") if re.fullmatch(r"\w#[\w@]*A->", before) else None


@kind("an officer put on the map", "8.6.1.III", ALLIANCE, on=Move)
def officer_recruited(at: Moment) -> Planting | None:
    """The warrior recruited comes from the Officers box."""
    if not re.fullmatch(r"w->\d+", at.text) or not at.state.warriors(OFFICERS, ALLIANCE):
        return None
    if at.n and re.match(r"b_[fmr]->", at.texts[at.n - 1]):
        return None
    return at.swap(f"wA$->{at.text.removeprefix('w->')}")


# What comes too late --------------------------------------------------------------------------------------------------
def _behind_operations(at: Moment, start: int, end: int) -> Planting | None:
    """Return the turn with some of its actions behind its operations, in a turn that no card gives moves or battles."""
    operations = [n for n in range(end, at.evening) if re.fullmatch(r"\d*w\d+->\d+", at.texts[n])]
    if not operations or not began_plain(at) or any(text.startswith("Z") for text in at.texts):
        return None
    nodes = at.nodes
    return Planting((*nodes[:start], *nodes[end : at.evening], *nodes[start:end], *nodes[at.evening :]))


@kind("a card mobilized after the operations", "8.5.2", ALLIANCE, end=True, rare=True)
def mobilized_late(at: Moment) -> Planting | None:
    """The turn's first card mobilized comes behind its operations."""
    cards = [n for n, text in enumerate(at.texts) if re.fullmatch(r"\w?#[\w@]*A->A\$", text)]
    return _behind_operations(at, cards[0], cards[0] + 1) if cards else None


@kind("an officer trained after the operations", "8.5.3", ALLIANCE, end=True, rare=True)
def trained_late(at: Moment) -> Planting | None:
    """The turn's last training comes behind its operations."""
    made = [n for n, text in enumerate(at.texts) if n and text == "w->A$"]
    if not made or not re.fullmatch(r"\w#[\w@]*A->", at.texts[made[-1] - 1]):
        return None
    return _behind_operations(at, made[-1] - 1, made[-1] + 1)


@kind("another's warrior removed in sympathy to the base that stands", "4.3", ALLIANCE, on=Move, rare=True)
def alliance_removes_without_revolt(at: Moment) -> Planting | None:
    """A warrior goes in a clearing of the suit of a base on the map, without a battle."""
    if not at.plain() or any(re.search(r"b\w*->|X", text) for text in at.texts):
        return None
    standing = {suit for suit in SUIT_LETTERS for place in at.clearings if at.has(place, f"{suit}_base")}
    for place in at.clearings:
        if at.has(place, "sympathy") and at.suits(place) and at.suits(place) <= standing and not at.kept(place):
            other = next((each for each in (EYRIE, MARQUISE, LEGION) if at.warriors(place, each)), None)
            if other:
                return at.insert(f"{at.letter_of(other)}w{place.number}->")
    return None
