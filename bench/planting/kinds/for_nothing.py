"""Pieces lost, cards given and dice rolled for nothing, and what is bought and not taken (4.1.2, 4.3, 1.3.2)."""

from __future__ import annotations

import re

from bench.planting.fights import battle_next, losses
from bench.planting.kind import CARDS, kind
from bench.planting.moment import (
    ALLIANCE,
    BOT_ALLIANCE,
    CLERGY,
    DIASPORA,
    EYRIE,
    KNAVES,
    LEGION,
    MARQUISE,
    REAVERS,
    SECOND_VAGABOND,
    VAGABOND,
    Moment,
    Planting,
    clearing_move,
)
from woodlaw.engine.concepts import ruler
from woodlaw.logs.rootlog.letters import short_name
from woodlaw.logs.rootlog.syntax import Battle, Craft, Move
from woodlaw.table.cards import CardKind
from woodlaw.table.places import PlaceKind, clearing

KEEPING = (MARQUISE, EYRIE, LEGION, CLERGY, DIASPORA, REAVERS)
"""Factions whose own rules never remove a warrior of theirs outside of battle."""


def _fought(at: Moment, number: int) -> bool:
    """Whether the turn battles in a clearing."""
    return any(isinstance(node, Battle) and node.clearing == number for node in at.nodes)


@kind("a warrior of one's own removed without a battle", "4.3", on=Move)
def own_removed_for_nothing(at: Moment) -> Planting | None:
    """One goes where others stay and nothing is built, before a move out of its clearing."""
    move = clearing_move(at.node)
    if move is None or at.me not in KEEPING or not at.plain() or _fought(at, move[1]):
        return None
    place = clearing(move[1])
    built = any(re.search(rf"[bt](_\w)?->([\d+]*\+)?{place.number}(\+|$)", text) for text in at.texts)
    discarded = any(re.fullmatch(rf"\w#\w*{at.letter}\$->", text) for text in at.texts)
    enough = at.warriors(place) > move[0]
    return at.insert(f"w{place.number}->") if enough and not built and not discarded else None


@kind("own warriors removed by a Favor", "card.favor-of-the-foxes", CARDS, on=Craft, rare=True)
def favor_takes_own(at: Moment) -> Planting | None:
    """A warrior of whoever crafts the Favor of the Foxes goes with the others."""
    if at.text != "Zffavor" or at.me not in KEEPING or not at.plain():
        return None
    for place in at.clearings:
        if at.warriors(place) and "fox" in at.suits(place) and not _fought(at, place.number):
            return at.swap(at.text, f"w{place.number}->")
    return None


@kind("dice rolled behind an ambush that leaves no attacker", "4.3.1.II", on=Battle, rare=True)
def dice_after_ambush(at: Moment) -> Planting | None:
    """A roll is told of a battle that the ambush has ended."""
    found = battle_next(at)
    if found is None or not found[0].ambush or found[0].foil or found[0].rolls or at.kept(found[2]):
        return None
    own = at.pieces(found[2], at.me)
    fell = sum(thing.count for _, thing in losses(at, at.letter, found[2]) if thing.kind == "w")
    return at.swap(f"{at.text}(1,0)") if own == at.warriors(found[2]) == fell and at.plain() else None


@kind("Sappers discarded and their hit not taken", "card.sappers", CARDS, on=Battle, rare=True)
def bought_hit_not_taken(at: Moment) -> Planting | None:
    """The attacker loses one warrior fewer, though it has more than the hits are."""
    found = battle_next(at)
    if found is None or found[0].ambush or not found[0].rolls or at.me in (VAGABOND, SECOND_VAGABOND, KNAVES):
        return None
    used = any(re.fullmatch(rf"B#sap{found[0].defender}\$->", text) for text in at.texts[at.n + 1 : at.n + 4])
    fell = [(n, thing) for n, thing in losses(at, at.letter, found[2]) if thing.kind == "w"]
    if not used or len(fell) != 1 or fell[0][1].count >= at.warriors(found[2]) or not at.plain() or at.kept(found[2]):
        return None
    number, thing = fell[0]
    less = thing.count - 1
    return at.rewrite(number, f"{less if less > 1 else ''}w{found[2].number}->") if less else at.without(number)


@kind("a card given for an enclave where its owner rules", "1.3.2", on=Move, rare=True)
def gives_where_it_rules(at: Moment) -> Planting | None:
    """Who flips the enclave rules there, and gives the Diaspora a card."""
    found = re.fullmatch(r"Ft(\d+)\^t_p", at.text)
    known = (DIASPORA, ALLIANCE, BOT_ALLIANCE, VAGABOND, SECOND_VAGABOND)
    if not found or at.me in known or not at.hand() or not at.plain():
        return None
    place = clearing(int(found[1]))
    stays = not any(f"{place.number}->" in text or f">{place.number}" in text for text in at.texts)
    passes = any(re.fullmatch(r"\w?#[\w@]*\w->[A-Z]", text) for text in at.texts)
    own = ruler(at.game, place) == at.me
    return at.insert(f"#{at.letter}->F") if own and stays and not passes else None


@kind("a card given up of which all copies lie in play", "1.5.1", on=Move, rare=True)
def given_up_from_play(at: Moment) -> Planting | None:
    """A card that is spent has the name of one in play."""
    found = re.fullmatch(r"B#\w*([A-Z])->", at.text)
    areas = [place for place in at.state.cards if place.kind is PlaceKind.PLAY_AREA]
    lying = [card for place in areas for card in at.state.cards_at(place) if card.kind is CardKind.PERSISTENT]
    for card in lying if found else ():
        if found and card.name and card.suit == "bird" and lying.count(card) >= card.copies:
            return at.swap(f"B#{short_name(card.id)}{found[1]}->")
    return None


@kind("a point of another left out before the deed that wins", "card.stand-and-deliver", CARDS, on=Move, rare=True)
def point_left_out_before_the_end(at: Moment) -> Planting | None:
    """The point of whoever was robbed is left out in the turn that ends the game."""
    after = at.texts[at.n + 1] if at.to_come else ""
    robbed = re.fullmatch(rf"\w?#[\w@]*([A-Z]){at.letter}->{at.letter}|\w?#[\w@]*([A-Z])->{at.letter}", at.text)
    deeds = any(isinstance(node, Battle) or clearing_move(node) for node in at.to_come)
    stands = any(card.id == "stand-and-deliver" for card in at.effects())
    if not robbed or at.turns_left or not deeds or not stands or not after.endswith("++") or len(after) != len("E++"):
        return None
    return at.without(at.n + 1)
