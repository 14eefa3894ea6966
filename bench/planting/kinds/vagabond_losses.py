"""What Vagabonds' items cannot lose or gain, and where their markers cannot lie (9.2, 9.3.1, V)."""

from __future__ import annotations

import re
from typing import Any

from bench.planting.kind import kind
from bench.planting.kinds.crafting import written
from bench.planting.kinds.setups import group_of, written_as
from bench.planting.kinds.vagabond import BOTH, of_both
from bench.planting.moment import LEGION, Moment, Planting
from woodlaw.logs.rootlog.syntax import Battle, Craft, Move, Score
from woodlaw.table.cards import CardKind
from woodlaw.table.pieces import item
from woodlaw.table.places import DISCARD, clearing

LETTERS = {"f": "boot", "s": "sword", "x": "crossbow", "h": "hammer", "r": "torch", "b": "bag", "t": "tea", "c": "coin"}


def _faction(at: Moment) -> Any:
    return at.letters[at.letter]


def _undamaged(at: Moment, letter: str) -> str:
    """Return the letter of an item that a Vagabond has undamaged, or nothing."""
    faction: Any = at.letters[letter]
    return next((each for each, name in LETTERS.items() if faction.undamaged(at.game, name)), "")


def _boxed(at: Moment, letter: str, but: str = "") -> str:
    """Return the letter of an item in a player's Crafted Items box, or nothing; not the one that is named."""
    box = at.letters[letter].item_box()
    lying = {each: at.state.count(box, item(name)) - (each == but) for each, name in LETTERS.items()}
    return next((each for each, count in lying.items() if count > 0), "")


def _battles(at: Moment) -> bool:
    return any(isinstance(node, Battle) for node in at.nodes)


@of_both("an item damaged in a turn without battles", "9.2.7", on=Move)
def vagabond_damages_for_nothing(at: Moment) -> Planting | None:
    """An item goes to the Damaged box before the pawn moves."""
    wears_out = any(_faction(at).may_be(at.game, name) for name in ("gladiator", "adventurer"))
    if not re.fullmatch(r"p[\d_]+->\d+", at.text) or _battles(at) or wears_out or at.seated(LEGION):
        return None
    damaged = _undamaged(at, at.letter)
    return at.insert(f"%{damaged}->d") if damaged else None


@of_both("a crafted item that is damaged", "9.2.1", on=Craft, rare=True)
def vagabond_crafts_damaged(at: Moment) -> Planting | None:
    """The item goes to the Damaged box at once."""
    found = re.fullmatch(r"Z%(\w)", at.text)
    wears_out = any(_faction(at).may_be(at.game, name) for name in ("gladiator", "adventurer"))
    if not found or _battles(at) or wears_out or at.seated(LEGION):
        return None
    return at.swap(at.text, f"%{found[1]}->d")


def _cleared(at: Moment) -> tuple[str, int] | None:
    """Return whose items the next actions damage otherwise than in battle, and how many; None where they do not."""
    found = re.fullmatch(r"%\w([VG])\$->\1d", at.text)
    if not found or at.me in BOTH or at.seated(LEGION):
        return None
    hurt = rf"%\w{found[1]}\$->{found[1]}d"
    fights = any(isinstance(node, Battle) and found[1] in (node.attacker, node.defender) for node in at.nodes)
    if fights or (at.n and re.fullmatch(hurt, at.texts[at.n - 1])):
        return None
    following = range(at.n, len(at.texts))
    last = next((number for number in following if not re.fullmatch(hurt, at.texts[number])), len(at.texts))
    return found[1], last - at.n


@kind("no item damaged where an effect removes all enemy pieces", "9.2.2.I", on=Move, rare=True)
def vagabond_unhurt_by_removal(at: Moment) -> Planting | None:
    """The items are left undamaged."""
    found = _cleared(at)
    return at.swap(of=found[1]) if found else None


@kind("a fourth item damaged where an effect removes all enemy pieces", "9.2.2.I", on=Move, rare=True)
def vagabond_hurt_too_much_by_removal(at: Moment) -> Planting | None:
    """One item more is damaged."""
    found = _cleared(at)
    if not found or found[1] != 3:
        return None
    taken = [text[1] for text in at.texts[at.n : at.n + 3]]
    faction: Any = at.letters[found[0]]
    for letter, name in LETTERS.items():
        if faction.undamaged(at.game, name) > taken.count(letter):
            return at.insert(f"%{letter}{found[0]}$->{found[0]}d")
    return None


@of_both("two items for one Aid", "9.5.4", on=Move, rare=True)
def vagabond_takes_two_items(at: Moment) -> Planting | None:
    """A second item is taken from the box."""
    found = re.fullmatch(rf"%(\w)(\w)\$->{at.letter}\$", at.text)
    if not found or found[2] not in at.letters:
        return None
    given = sum(bool(re.fullmatch(rf"\w?#[\w@]*{at.letter}->{found[2]}", text)) for text in at.texts)
    second = _boxed(at, found[2], found[1])
    return at.swap(at.text, f"%{second}{found[2]}$->{at.letter}$") if second and given == 1 else None


@of_both("an item taken from the other Vagabond", "9.2.5", on=Move, rare=True)
def vagabond_robs_vagabond(at: Moment) -> Planting | None:
    """An Aid to the other Vagabond gains an item."""
    found = re.fullmatch(rf"\w?#[\w@]*{at.letter}->([VG])", at.text)
    if not found or found[1] == at.letter:
        return None
    taken = _undamaged(at, found[1])
    return at.swap(at.text, f"%{taken}{found[1]}$->{at.letter}$") if taken else None


@of_both("Aid from a forest", "9.5.4", on=Move)
def vagabond_aids_from_forest(at: Moment) -> Planting | None:
    """A card is given once the pawn has slipped into a forest."""
    others = [at.letter_of(other) for other in at.others if at.letters[at.letter_of(other)].human]
    spent = _undamaged(at, at.letter)
    if not re.fullmatch(r"p[\d_]+->\d+_[\d_]+", at.text) or not at.hand() or not others or not spent:
        return None
    return at.swap(at.text, f"%{spent}->e", f"#{at.letter}->{others[0]}")


@of_both("a quest completed in a forest", "9.5.5", on=Move)
def vagabond_quests_in_forest(at: Moment) -> Planting | None:
    """A quest is completed once the pawn has slipped into a forest."""
    if not re.fullmatch(r"p[\d_]+->\d+_[\d_]+", at.text):
        return None
    items = [letter for letter, name in LETTERS.items() for _ in range(_faction(at).undamaged(at.game, name))]
    spent = [f"%{letter}->e" for letter in items[:2]]
    return at.swap(at.text, *spent, f"F#Q->{at.letter}$") if len(spent) > 1 else None


@of_both("a relationship marker that moves back", "9.2.9.Ib", on=Score)
def vagabond_marker_moves_back(at: Moment) -> Planting | None:
    """The marker goes back to Indifferent once the points are scored."""
    before = at.texts[at.n - 1] if at.n else ""
    found = re.fullmatch(r"\$_(\w)->[12a]", before)
    return at.swap(at.text, f"$_{found[1]}->0") if found else None


@of_both("a marker of the other Vagabond", "9.2.9", on=Move, rare=True)
def vagabond_marks_vagabond(at: Moment) -> Planting | None:
    """The other Vagabond becomes Hostile."""
    other = next((at.letter_of(each) for each in at.others if each in BOTH), "")
    return at.swap(at.text, f"$_{other}->h") if other and re.fullmatch(r"%\w->d", at.text) else None


@of_both("the character of the other Vagabond", "9.3.1", setup=True, rare=True)
def vagabond_chooses_the_same(at: Moment) -> Planting | None:
    """The second to set up chooses the character of the first."""
    others: list[Any] = [at.letters[at.letter_of(each)] for each in at.others if each in BOTH]
    taken = next((other.character(at.game) for other in others), "")
    return written_as(at, r"#\w+->(\w)\$", rf"#{taken}->\1$") if taken and group_of(at, r"#(\w+)->\w\$") else None


# Characters -----------------------------------------------------------------------------------------------------------
@of_both("a duel that damages no item", "V.11.2", on=Move, rare=True)
def gladiator_stays_unhurt(at: Moment) -> Planting | None:
    """The exhausted item stays where it is."""
    found = re.fullmatch(r"%(\w)->d", at.text)
    if not found or found[1] == "x" or _battles(at) or _faction(at).character(at.game) != "gladiator":
        return None
    exhausted = at.n and re.fullmatch(rf"%{found[1]}->(\w\+)?e", at.texts[at.n - 1])
    return at.swap() if exhausted and "%x->e" not in at.texts else None


@of_both("a card of another suit taken by Day Labor", "V.2.2", on=Move, rare=True)
def tinker_takes_off_suit(at: Moment) -> Planting | None:
    """A card of the discard pile that does not match the clearing is taken."""
    here = _faction(at).pawn_clearing(at.state)
    labors = re.fullmatch(rf"\w#\w+\*->{at.letter}", at.text) and at.n and at.texts[at.n - 1] == "%r->e"
    if not labors or here is None or _faction(at).character(at.game) != "tinker" or not at.plain():
        return None
    for card in at.state.cards_at(DISCARD):
        named = card.kind not in (CardKind.DOMINANCE, CardKind.AMBUSH) and card.suit in ("fox", "mouse", "rabbit")
        if named and not at.matches(card.suit, here):
            return at.swap(f"{card.suit[0].upper()}#{written(card)[1:]}*->{at.letter}")
    return None


@kind("a point for the Arbiter, who is not in the clearing of battle", "V.5.2", on=Battle, rare=True)
def arbiter_protects_from_afar(at: Moment) -> Planting | None:
    """He scores behind the only battle of the turn of another."""
    node = at.node
    assert isinstance(node, Battle)
    fought = sum(isinstance(each, Battle) for each in at.nodes)
    if at.me in BOTH or fought > 1 or node.defender in ("V", "G") or not at.plain(*at.state.seats):
        return None
    if any(isinstance(each, Craft) and not each.item for each in at.nodes):
        return None
    for letter, faction in at.letters.items():
        arbiter: Any = faction
        if faction.name in BOTH and arbiter.character(at.game) == "arbiter":
            here = arbiter.pawn_clearing(at.state)
            return at.swap(at.text, f"{letter}++") if here is None or here.number != node.clearing else None
    return None


@of_both("a Swift Strike with the only sword, which the battle exhausts", "V.9.2", on=Battle, rare=True)
def ronin_strikes_with_one_sword(at: Moment) -> Planting | None:
    """One warrior more falls than the Ronin's only sword can have rolled."""
    node = at.node
    assert isinstance(node, Battle)
    after = at.texts[at.n + 1] if at.to_come else ""
    if node.attacker or node.ambush or after != f"{node.defender}w{node.clearing}->" or not at.plain(*at.state.seats):
        return None
    one_sword = _faction(at).character(at.game) == "ronin" and _faction(at).undamaged(at.game, "sword") == 1
    there = at.warriors(clearing(node.clearing), at.letters[node.defender].name)
    exhausted = at.n and at.texts[at.n - 1] == "%s->e"
    return at.swap(at.text, f"2{after}", of=2) if one_sword and exhausted and there > 1 else None
