"""What Vagabonds cannot leave unpaid, unsaid or find twice (9.2, 9.3.4, V)."""

from __future__ import annotations

import re
from typing import Any

from bench.planting.kind import kind
from bench.planting.kinds.vagabond import BOTH, of_both
from bench.planting.kinds.vagabond_losses import LETTERS
from bench.planting.moment import Moment, Planting
from woodlaw.engine.memory import TABLE
from woodlaw.factions.vagabond.relationships import ALLIED, HOSTILE
from woodlaw.logs.audits.vagabond.ruins import FOUND
from woodlaw.logs.rootlog.syntax import Battle, Move, Score
from woodlaw.table.characters import ADVENTURER, GLADIATOR, JAILOR, VAGRANT


def _is(at: Moment, character: str) -> bool:
    """Whether the Vagabond whose turn it is plays a character."""
    faction: Any = at.letters[at.letter]
    return bool(faction.character(at.game) == character)


@of_both("no point lost for a card that the Jailor coerces with", "V.12.2", on=Score, rare=True)
def jailor_keeps_his_point(at: Moment) -> Planting | None:
    """The loss is left out."""
    return at.swap() if at.text == "--" and _is(at, JAILOR) and at.plain() else None


@of_both("a battle forced by the Vagrant without exhausting a torch", "V.4.2", on=Battle, rare=True)
def vagrant_forces_for_nothing(at: Moment) -> Planting | None:
    """The torch is left out."""
    node = at.node
    assert isinstance(node, Battle)
    forced = node.attacker not in ("", at.letter) and at.n and at.texts[at.n - 1] == "%r->e"
    return at.without(at.n - 1) if forced and _is(at, VAGRANT) else None


@of_both("an item that the Adventurer improvises with and does not damage", "V.7.2", on=Move, rare=True)
def adventurer_damages_nothing(at: Moment) -> Planting | None:
    """The one item that the turn damages stays undamaged."""
    damaged = [n for n, text in enumerate(at.texts) if re.fullmatch(r"%\w->(?:\w\+)*d", text)]
    quest = re.fullmatch(r"\w#\w+Q->\w\$", at.text)
    return at.without(*damaged) if quest and damaged == [at.n - 1] and _is(at, ADVENTURER) else None


@of_both("a faction that stays Hostile in a coalition", "9.2.9.IIId", on=Move, rare=True)
def vagabond_ally_stays_hostile(at: Moment) -> Planting | None:
    """The marker is left where it lies."""
    found = re.fullmatch(r"\$_(\w)->0", at.text)
    return at.swap() if found and f"++->{found[1]}$" in at.texts[: at.n] else None


@of_both("a faction that becomes Hostile for a duel", "V.11.2", on=Move, rare=True)
def gladiator_angers(at: Moment) -> Planting | None:
    """The marker goes to the Hostile box."""
    found = re.fullmatch(r"(\w)w\d+->", at.text)
    dueled = at.n and re.fullmatch(r"%\w->d", at.texts[at.n - 1])
    told = any(isinstance(node, Battle) for node in at.nodes) or any("%x" in text for text in at.texts)
    if not found or not dueled or told or not _is(at, GLADIATOR):
        return None
    faction: Any = at.letters[at.letter]
    hostile = faction.relationship(at.game, at.letters[found[1]].name) in (HOSTILE, ALLIED)
    return None if hostile else at.swap(at.text, f"$_{found[1]}->h")


@of_both("a point for a strike at a Hostile faction", "9.2.9.IIIa", on=Move, rare=True)
def vagabond_strikes_for_infamy(at: Moment) -> Planting | None:
    """A point is scored for the warrior."""
    struck = re.fullmatch(r"\ww\d+->", at.text) and at.n and at.texts[at.n - 1] == "%x->e"
    return at.swap(at.text, "++") if struck and at.plain() and not _is(at, GLADIATOR) else None


@of_both("an item found under a ruin that was found before", "9.3.4", on=Move, rare=True)
def vagabond_finds_again(at: Moment) -> Planting | None:
    """The item is of a kind of which all are found."""
    found, sets = re.fullmatch(r"%\w(\d+->\w\$)", at.text), at.seated(BOTH[0]) + at.seated(BOTH[1])
    for letter, name in LETTERS.items():
        taken = sum(FOUND.of(at.state, TABLE, player, name) for player in BOTH if at.seated(player))
        if found and taken >= sets:
            return at.swap(f"%{letter}{found[1]}")
    return None


@of_both("a second item of a kind taken from ruins by the same Vagabond", "9.7.3", on=Move, rare=True)
def vagabond_takes_its_like(at: Moment) -> Planting | None:
    """The item is of a kind that he has from a ruin, and the other Vagabond has not."""
    found = re.fullmatch(r"%\w(\d+->\w\$)", at.text)
    faction: Any = at.letters[at.letter]
    for letter, name in LETTERS.items() if found and all(map(at.seated, BOTH)) else ():
        taken = [FOUND.of(at.state, TABLE, player, name) for player in (at.me, *BOTH)]
        if found and taken[0] == sum(taken[1:]) == 1 and faction.undamaged(at.game, name):
            return at.swap(f"%{letter}{found[1]}")
    return None


@kind("two items damaged where an effect removes all enemy pieces", "9.2.2.I", on=Move, rare=True)
def vagabond_half_hurt_by_removal(at: Moment) -> Planting | None:
    """One of the three is left undamaged, be it that a battle comes later."""
    found = re.fullmatch(r"%\w([VG])\$->\1d", at.text)
    hurt = rf"%\w{found[1]}\$->{found[1]}d" if found else ""
    three = [re.fullmatch(hurt, text) for text in at.texts[at.n : at.n + 4]]
    if at.me in BOTH or not found or not all(three[:3]) or any(three[3:]) or "X" in "".join(at.done_texts):
        return None
    faction: Any = at.letters[found[1]]
    left = sum(faction.undamaged(at.game, name) for name in LETTERS.values())
    after = sum(bool(re.fullmatch(hurt, text)) for text in at.texts)
    return at.swap() if left > after else None
