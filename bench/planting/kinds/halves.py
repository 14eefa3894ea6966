"""What is done too early, only half, or though nothing asks for it."""

from __future__ import annotations

import re

from bench.planting.kind import CARDS, Plant, kind, named
from bench.planting.kinds.effects import PLAIN, in_play
from bench.planting.moment import (
    EYRIE,
    MARQUISE,
    SECOND_VAGABOND,
    SUIT_LETTERS,
    VAGABOND,
    Moment,
    Planting,
    spent,
)
from woodlaw.engine.concepts import adjacent
from woodlaw.logs.rootlog.syntax import Move, OpenPath
from woodlaw.table.cards import CardKind
from woodlaw.table.pieces import Category
from woodlaw.table.places import supply


@kind("a dominance card activated before the wood of Birdsong", "6.4", MARQUISE, on=Move, rare=True)
def dominance_before_wood(at: Moment) -> Planting | None:
    """The card and the marker come first."""
    then = at.texts[at.n + 1] if at.to_come else ""
    if not re.fullmatch(r"\w#domC->C\$", at.text) or then != "++->C$" or not at.turns_left:
        return None
    if not any(re.fullmatch(r"\d*t->[\d+]+", text) for text in at.done_texts):
        return None
    return Planting((*at.nodes[at.n : at.n + 2], *at.done, *at.nodes[at.n + 2 :]))


@kind("a path opened before cards are added to the Decree", "7.4.2", EYRIE, on=OpenPath, rare=True)
def path_before_decree(at: Moment) -> Planting | None:
    """The card that is spent, the path and its point come first."""
    if not at.n or spent(at.nodes[at.n - 1], at.letter) is None or not at.turns_left:
        return None
    if not any(re.fullmatch(r"\w#[\w@]*E->E\$_\w", text) for text in at.done_texts[: at.n - 1]):
        return None
    first, end = at.n - 1, at.n + 2
    return Planting((*at.nodes[first:end], *at.nodes[:first], *at.nodes[end:]))


def _coalition_without_card(at: Moment) -> Planting | None:
    """The card that is activated for it is left out."""
    then = at.texts[at.n + 1] if at.to_come else ""
    activated = re.fullmatch(rf"\w#dom{at.letter}->{at.letter}\$", at.text)
    formed = re.fullmatch(r"\+\+->(\w)\$", then)
    return at.swap() if activated and formed and formed[1] != at.letter else None


def _glide_for_nothing(at: Moment) -> Planting | None:
    """The Harrier leaves a forest for a clearing that does not touch it, and exhausts nothing for it."""
    found = re.fullmatch(r"p(\d+_[\d_]+)->\d+", at.text)
    if at.n or not found or not at.plain() or any("->e" in text for text in at.texts) or at.state.map.id == "lake":
        return None
    pawns = (p for p, there in at.state.pieces.items() if any(x.owner == at.me and x.kind == "pawn" for x in there))
    here = next(pawns)
    far = next((place for place in at.clearings if place not in adjacent(at.game, at.me, here)), None)
    return at.swap(f"p{found[1]}->{far.number}") if far else None


def _of_vagabonds(plant: Plant, name: str, told: str, clause: str) -> None:
    """Declare a kind for both Vagabonds."""
    for player, prefix in ((VAGABOND, ""), (SECOND_VAGABOND, "second_")):
        kind(told, clause, player, on=Move, rare=True)(named(plant, f"{prefix}vagabond_{name}"))


_of_vagabonds(_coalition_without_card, "coalition_without_card", "a coalition without a dominance card", "9.2.8")
_of_vagabonds(_glide_for_nothing, "glides_for_nothing", "a glide for which no torch is exhausted", "V.8.2")


@kind("an activated dominance card spent", "3.3.2", on=Move, rare=True)
def activated_dominance_spent(at: Moment) -> Planting | None:
    """A card that is spent comes from the play area in the place of from the hand."""
    activated = [card for card in at.effects() if card.kind is CardKind.DOMINANCE and card.suit]
    if len(activated) != 1 or spent(at.node, at.letter) is None or at.me not in PLAIN:
        return None
    return at.swap(f"{SUIT_LETTERS[activated[0].suit]}#dom{at.letter}$->")


@kind("a card of Tax Collector for no warrior", "card.tax-collector", CARDS, on=Move, rare=True)
def tax_for_nothing(at: Moment) -> Planting | None:
    """The warrior stays, and the card comes."""
    then = at.texts[at.n + 1] if at.to_come else ""
    if not re.fullmatch(r"w\d+->", at.text) or then != f"#->{at.letter}" or not in_play(at, "tax-collector"):
        return None
    others = [text for number, text in enumerate(at.texts) if number != at.n]
    fought = any(text.startswith("X") or re.search(r"w\d+->(/|$)", text) for text in others)
    return at.swap() if at.me in PLAIN and not fought and at.turns_left else None


@kind(
    "a warrior that Propaganda Bureau removes and does not replace", "card.propaganda-bureau", CARDS, on=Move, rare=True
)
def propaganda_for_no_warrior(at: Moment) -> Planting | None:
    """The warrior that comes in its place is left out."""
    before = at.texts[at.n - 1] if at.n else ""
    came = re.fullmatch(r"w->(\d+)", at.text)
    if not came or not re.fullmatch(rf"[A-Z]w{came[1]}->", before) or not in_play(at, "propaganda-bureau"):
        return None
    others = [text for number, text in enumerate(at.texts) if number != at.n]
    if any(text.startswith("X") or re.search(rf"w->.*\b{came[1]}\b", text) for text in others):
        return None
    left = any(piece.category is Category.WARRIOR for piece in at.state.at(supply(at.me)))
    return at.swap() if left and at.turns_left and at.me in PLAIN else None
