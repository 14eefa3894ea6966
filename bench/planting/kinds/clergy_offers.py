"""What the Clergy's flowers, cards and penitents are told of otherwise than they went (HCC.2.3, HCC.4.3, HCC.5, HCC.6),
and where the Legion leaves its steps (QL.4, QL.6.4)."""

from __future__ import annotations

import re
from typing import Any

from bench.planting.kind import Plant, kind
from bench.planting.kinds.clergy import FLOWERS
from bench.planting.moment import (
    BOT_ALLIANCE,
    CLERGY,
    DIASPORA,
    LEGION,
    REAVERS,
    Moment,
    Planting,
    drawn,
    spent,
)
from woodlaw.factions.honeycomb_clergy.abilities import PENITENT
from woodlaw.logs.rootlog.syntax import Battle, Craft, Move
from woodlaw.table.places import clearing


def _quiet(at: Moment) -> bool:
    """Whether nothing is built, fought or changed in its suit in a turn without effects of cards."""
    fought = any(isinstance(node, Battle) for node in at.nodes)
    return at.plain() and not fought and not at.seated(DIASPORA) and not any("b_c" in text for text in at.texts)


def _scores(at: Moment) -> bool:
    """Whether the action that comes next spends a flower at a Cathedral that it matches, and a point follows."""
    found = re.fullmatch(r"t_([fmr])(\d+)->", at.text)
    if not found or not at.to_come or at.texts[at.n + 1] != "++":
        return False
    place = clearing(int(found[2]))
    return at.has(place, "cathedral") and at.matches(FLOWERS[found[1]], place)


@kind("no point for a flower spent at a Cathedral", "HCC.5.2.I", CLERGY, on=Move)
def flower_unscored(at: Moment) -> Planting | None:
    """The point behind the flower is left out, in a turn that crafts and builds nothing."""
    crafts = any(isinstance(node, Craft) for node in at.nodes)
    return at.swap(at.text, of=2) if _scores(at) and _quiet(at) and not crafts and at.turns_left else None


@kind("two points for a flower spent on a card of one icon, beside its own", "HCC.2.3", CLERGY, on=Craft, rare=True)
def flower_crafts_and_scores(at: Moment) -> Planting | None:
    """A point more is scored for an item crafted with one flower, in a turn in which all others have scored."""
    flowers = [text for text in at.texts if re.fullmatch(r"t_\w\d+->", text)]
    item = re.fullmatch(r"Z%[bf]", at.text)
    scored = re.fullmatch(r"\+\+(\d?)", at.texts[at.n + 1]) if at.to_come else None
    if not item or not scored or len(flowers) != at.texts.count("++") + 1 or not _quiet(at):
        return None
    return at.swap(at.text, f"++{int(scored[1] or 1) + 1}", of=2)


@kind("a card whose cost no source states crafted without a flower", "HCC.5.2.III", CLERGY, on=Craft, rare=True)
def assumed_cost_unpaid(at: Moment) -> Planting | None:
    """All flowers that the turn spends are left out."""
    flowers = [number for number, text in enumerate(at.texts) if re.fullmatch(r"t_\w\d+->", text)]
    crafts = sum(isinstance(node, Craft) for node in at.nodes)
    card = next((card for card in at.state.deck.cards if at.text.endswith(f"Z{card.id.replace('-', '')}")), None)
    if card is None or "cost" not in card.assumed or crafts != 1 or not flowers or not at.plain():
        return None
    return at.without(*flowers)


@kind("a flower that blooms after the draw of Evening", "HCC.4.3", CLERGY, on=Move, rare=True)
def bloom_after_drawing(at: Moment) -> Planting | None:
    """The bird card and the flower of Bloom are written behind the draw, two flowers of Evening before it."""
    flower = re.fullmatch(r"t_\w->\d+", at.text)
    card = at.n and re.fullmatch(r"B#[\w@]*Y->", at.texts[at.n - 1])
    late = at.nodes[at.n - 1 : at.n + 1]
    ends = at.texts[-3:-1]
    pollinates = all(re.fullmatch(r"t_\w->\d+", text) for text in ends) and at.texts[-1] == "#->Y"
    if not flower or not card or not pollinates or at.n + 4 > len(at.nodes) or not at.plain() or at.seated(REAVERS):
        return None
    return Planting((*at.nodes[: at.n - 1], *at.nodes[at.n + 1 :], *late)) if at.state.map.id != "lake" else None


def _is_penitent(at: Moment, player: str) -> bool:
    clergy: Any = next(faction for faction in at.letters.values() if faction.name == CLERGY)
    return bool(clergy.penitence(at.state, player) == PENITENT)


@kind("a card given to the Clergy to repent in another's turn", "HCC.6.1", end=True)
def repents_off_turn(at: Moment) -> Planting | None:
    """A heretic gives a card and becomes Penitent in its own turn."""
    told = f"Y$_{at.letter}->" in "".join(at.texts) or at.me in (CLERGY, BOT_ALLIANCE)
    if told or not at.seated(CLERGY) or not at.hand() or not at.turns_left or _is_penitent(at, at.me):
        return None
    return Planting((*at.nodes, *(at.insert(f"#{at.letter}->Y", f"Y$_{at.letter}->p").nodes or ())[at.n :]))


@kind("a card given to the Clergy by one who is Penitent already, and its marker", "HCC.6.1", CLERGY, end=True)
def repents_again(at: Moment) -> Planting | None:
    """A penitent gives a card and is written to repent."""
    markers = [text for text in at.texts if re.match(r"\$_\w->", text)]
    fought = any(isinstance(node, Battle) for node in at.nodes)
    penitents = [other for other in at.others if _is_penitent(at, other)]
    if markers or fought or not penitents or not at.plain(*at.state.seats) or not at.hand(penitents[0]):
        return None
    letter = at.letter_of(penitents[0])
    return at.insert_in_evening(f"#{letter}->Y", f"$_{letter}->p")


def _discards(at: Moment) -> Planting | None:
    """A card is discarded behind the draw of Evening, with three in hand."""
    drew = bool(at.nodes) and drawn(at.nodes[-1], at.letter)
    spends = any(spent(node, at.letter) for node in at.nodes)
    comes = any(re.fullmatch(r"\d?w->[\d+]+", text) for text in at.texts)
    if not drew or not 0 < len(at.hand()) < 4 or not at.plain() or not at.turns_left or (comes and not spends):
        return None
    return Planting((*at.nodes, *(at.insert(f"#{at.letter}->").nodes or ())[at.n :]))


def _named(plant: Plant, name: str) -> Plant:
    def planted(at: Moment) -> Planting | None:
        return plant(at)

    planted.__name__ = name
    return planted


for _player, _clause in {CLERGY: "HCC.6.3", LEGION: "QL.6.4", "eyrie_dynasties": "7.6.2"}.items():
    kind("a card discarded in Evening of a hand that has no more than five", _clause, _player, end=True)(
        _named(_discards, f"discard_of_few_{_player}")
    )
