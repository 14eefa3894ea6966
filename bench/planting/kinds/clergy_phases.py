"""What the Honeycomb Clergy do in another phase than it belongs to, or too much of (HCC.4, HCC.6)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bench.planting.kind import kind
from bench.planting.kinds.clergy import FLOWERS
from bench.planting.moment import (
    CLERGY,
    DIASPORA,
    REAVERS,
    SUIT_LETTERS,
    Moment,
    Planting,
    clearing_move,
    spent,
)
from woodlaw.logs.rootlog.syntax import Battle, Craft, Move
from woodlaw.table.places import clearing, supply
from woodlaw.table.suits import CLEARING_SUITS


def _gift(at: Moment) -> bool:
    """Whether the next two actions give a card and write that its giver repents."""
    given = re.fullmatch(r"\w?#[\w@]*(\w)->Y", at.text)
    return bool(given and at.n + 1 < len(at.texts) and at.texts[at.n + 1] == f"$_{given[1]}->p")


def _flowers_after(at: Moment) -> list[int]:
    """Return the numbers of the actions to come that place flowers, where nothing is done in between."""
    end = at.n
    while end < len(at.texts) and re.fullmatch(r"t_\w->[\d+]+|\w?#[\w@]*\w->Y|\$_\w->p", at.texts[end]):
        end += 1
    return [number for number in range(at.n, end) if at.texts[number].startswith("t_")]


@kind("Indulgence after a move of Daylight", "HCC.4.2", CLERGY, on=Move)
def indulgence_late(at: Moment) -> Planting | None:
    """The cards of the penitents are written behind the first move."""
    draws = [n for n, text in enumerate(at.texts) if re.fullmatch(r"#->[^Y]", text) and n < at.n]
    if not draws or not clearing_move(at.node) or any(clearing_move(node) for node in at.done):
        return None
    kept = [node for number, node in enumerate(at.done) if number not in draws]
    drawn = [at.nodes[number] for number in draws]
    return Planting((*kept, at.nodes[at.n], *drawn, *at.to_come)) if at.plain() and not at.seated(REAVERS) else None


@kind("repenting after flowers are placed in Evening", "HCC.6", CLERGY, on=Move)
def repent_after_flowers(at: Moment) -> Planting | None:
    """The flowers of Evening come before the card that is given."""
    if not _gift(at) or (at.spends and at.evening <= at.n):
        return None
    flowers = _flowers_after(at)
    rest = [node for n, node in enumerate(at.nodes) if n >= at.n and n not in flowers]
    birds = any(re.fullmatch(r"B?#[\w@]*Y->", text) for text in at.done_texts)
    return Planting((*at.done, *(at.nodes[n] for n in flowers), *rest)) if flowers and not birds else None


@kind("a move after somebody repents", "HCC.5", CLERGY, on=Move)
def move_after_repenting(at: Moment) -> Planting | None:
    """The last move is written behind the card that is given and the marker."""
    moves = [number for number, node in enumerate(at.done) if clearing_move(node)]
    if not _gift(at) or not moves or not at.plain() or at.seated(REAVERS) or at.texts[at.n][0] == "t":
        return None
    if _mentions(at, moves[-1], at.texts[moves[-1] + 1 : at.n]):
        return None
    end = at.n + 2
    rest = [node for number, node in enumerate(at.nodes[:end]) if number != moves[-1]]
    return Planting((*rest, at.nodes[moves[-1]], *at.nodes[end:]))


@kind("a flower too many in Evening", "HCC.6.2", CLERGY, on=Move, rare=True)
def flower_too_many(at: Moment) -> Planting | None:
    """Another flower is placed behind those of Evening, without a card of a bee."""
    flowers = _flowers_after(at)
    spends = any(re.fullmatch(r"B?#[\w@]*Y->", text) for text in at.done_texts)
    at_end = flowers and flowers[-1] == at.n and "#->Y" in at.texts[at.n + 1 :]
    if not at_end or spends or not at.plain() or at.seated(REAVERS, DIASPORA) or at.state.map.id == "lake":
        return None
    acted = max((number for number, node in enumerate(at.nodes) if clearing_move(node)), default=0)
    placed = [n for n, text in enumerate(at.texts) if re.fullmatch(r"t_\w->\d+", text)]
    if len(placed) < 2 or placed[0] < acted:
        return None
    clergy: Any = next(faction for faction in at.letters.values() if faction.name == CLERGY)
    for flower, suit in clergy.flowers.items():
        left = at.state.count(supply(CLERGY), flower) - at.texts[at.n :].count(f"t_{SUIT_LETTERS[suit].lower()}->")
        for place in at.clearings if left > 1 else ():
            if at.warriors(place) and not at.has(place, "cathedral") and not at.kept(place) and at.matches(suit, place):
                return at.swap(at.text, f"t_{SUIT_LETTERS[suit].lower()}->{place.number}")
    return None


@kind("warriors of Poke the Hive for a flower that fell", "HCC.2.5", on=Move)
def hive_for_a_flower(at: Moment) -> Planting | None:
    """Warriors come where a flower of the Clergy fell in a battle of another's turn."""
    found = re.fullmatch(r"Yt_\w(\d+)->", at.text)
    if not found or at.me == CLERGY or not at.seated(CLERGY) or any("b_c" in text for text in at.texts):
        return None
    place = clearing(int(found[1]))
    fought = any(isinstance(node, Battle) and node.clearing == place.number for node in at.done)
    held = at.state.warriors(supply(CLERGY), CLERGY)
    return at.swap(at.text, f"Yw->{place.number}") if fought and held and not at.kept(place) and _quiet(at) else None


def _quiet(at: Moment) -> bool:
    """Whether nobody has effects in play, and nobody's pieces come back."""
    return at.plain(*at.state.seats) and not at.seated(REAVERS)


@kind("an item crafted with a flower of another suit", "HCC.5.2.III", CLERGY, on=Craft, rare=True)
def crafted_off_suit(at: Moment) -> Planting | None:
    """The flower that is spent last for an item, whose cost is one of one suit, has another suit."""
    last = at.n and re.fullmatch(r"t_([fmr])(\d+)->", at.texts[at.n - 1])
    item = re.fullmatch(r"Z%[bxtfh]", at.text)
    if not last or not item or not at.plain() or at.seated(DIASPORA):
        return None
    pays = re.compile(rf"t_[b{last[1]}]\d+->")
    if any(pays.fullmatch(text) for number, text in enumerate(at.texts) if number != at.n - 1):
        return None
    for suit in CLEARING_SUITS:
        letter = SUIT_LETTERS[suit].lower()
        sites = [place for place in at.clearings if at.has(place, "cathedral") and at.has(place, f"{suit}_flower")]
        if letter != last[1] and sites:
            return at.rewrite(at.n - 1, f"t_{letter}{sites[0].number}->")
    return None


@kind("a flower that blooms after a move", "HCC.4.3", CLERGY, on=Move, rare=True)
def bloom_in_daylight(at: Moment) -> Planting | None:
    """The card and the flower of the first Bloom are written behind the first of several moves."""
    moves = [number for number, node in enumerate(at.nodes) if clearing_move(node)]
    flower = re.fullmatch(r"t_\w->(\d+)", at.text)
    card = at.n and re.fullmatch(r"B#[\w@]*Y->", at.texts[at.n - 1])
    if not flower or not card or len(moves) < 2 or moves[0] != at.n + 1 or not _quiet(at) or at.seated(DIASPORA):
        return None
    move = clearing_move(at.nodes[moves[0]])
    stays = move and move[1] != int(flower[1])
    late = at.nodes[at.n - 1 : at.n + 1]
    lake = at.state.map.id == "lake"
    first = at.nodes[: at.n - 1]
    return Planting((*first, at.nodes[moves[0]], *late, *at.nodes[moves[0] + 1 :])) if stays and not lake else None


@kind("a move after a flower is offered", "HCC.5", CLERGY, on=Move)
def move_after_offering(at: Moment) -> Planting | None:
    """The last move before a flower that scores, between other clearings, is written behind it."""
    offered = re.fullmatch(r"t_[fmr](\d+)->", at.text)
    moves = [number for number, node in enumerate(at.done) if clearing_move(node)]
    scored = at.n + 1 < len(at.texts) and at.texts[at.n + 1].startswith("++")
    if not offered or not moves or not scored or not at.plain() or at.seated(DIASPORA, REAVERS):
        return None
    number, place = moves[-1], clearing(int(offered[1]))
    fought = any(isinstance(node, Battle) for node in at.nodes)
    met = _mentions(at, number, at.texts[number + 1 : at.n + 1])
    if met or fought or not at.has(place, "cathedral") or not at.matches(FLOWERS[at.text[2]], place):
        return None
    rest = [node for n, node in enumerate(at.nodes[: at.n + 2]) if n != number]
    return Planting((*rest, at.nodes[number], *at.nodes[at.n + 2 :]))


def _mentions(at: Moment, number: int, texts: Sequence[str]) -> bool:
    """Whether some actions name a clearing of a move, by its number in the turn."""
    move = clearing_move(at.nodes[number])
    return move is None or any({str(move[1]), str(move[2])} & set(re.findall(r"\d+", text)) for text in texts)


@kind("Bloom with a card that is no bird, and a swarm with a bird", "HCC.4.3", CLERGY, on=Move, rare=True)
def bloom_off_suit(at: Moment) -> Planting | None:
    """A flower blooms for a fox, in a turn that swarms for a bird, each just before what it pays for."""
    spends = [n for n, node in enumerate(at.nodes[: at.evening]) if spent(node, at.letter)]
    birds = [number for number in spends if re.fullmatch(r"B#[\w@]*Y->", at.texts[number])]
    paid = all(re.fullmatch(r"t_\w->\d+|2w->\d+", at.texts[number + 1]) for number in spends)
    swarms = any(at.texts[number + 1].startswith("2w") for number in birds)
    first = at.n and at.n - 1 in birds and re.fullmatch(r"t_\w->\d+", at.text)
    return at.rewrite(at.n - 1, "F#Y->") if first and paid and swarms else None
