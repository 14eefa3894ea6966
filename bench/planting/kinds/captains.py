"""What the Acting Captain of the Knaves cannot do, where it cannot, and what happens to their Prisoners (18)."""

from __future__ import annotations

import re
from typing import Any

from bench.planting.kind import kind
from bench.planting.kinds.crafting import written
from bench.planting.moment import KNAVES, Moment, Planting, began_plain
from woodlaw.logs.rootlog.syntax import Craft, Move
from woodlaw.table.cards import CardKind
from woodlaw.table.places import Place, forest


def _knaves(at: Moment) -> Any:
    """Return the Knaves, with the questions of its own that it answers."""
    return next(faction for faction in at.letters.values() if faction.name == KNAVES)


def _retires(at: Moment) -> str:
    """Return the name of the Acting Captain where the next action is its Retire, else nothing."""
    found = re.fullmatch(r"\$_(\w+)->d", at.text)
    return found[1] if found else ""


def _forests(at: Moment) -> list[Place]:
    return [forest(tuple(touched)) for touched in at.state.map.forests]


def _written(place: Place) -> str:
    return "_".join(map(str, place.clearings))


@kind("a Captain moved after it has retired", "18.5.1.I", KNAVES, on=Move, rare=True)
def moves_after_retiring(at: Moment) -> Planting | None:
    """The last move before Retire comes behind it."""
    captain = _retires(at)
    if not captain or not at.n or not began_plain(at) or at.effects():
        return None
    last = at.texts[at.n - 1]
    moves = re.fullmatch(rf"(w_{captain}|\([^)]*w_{captain}\b[^)]*\))[\d_]+->[\d_]+", last)
    return Planting((*at.nodes[: at.n - 1], at.nodes[at.n], at.nodes[at.n - 1], *at.to_come)) if moves else None


@kind("a card crafted by a Captain where no clearing has its suit", "18.5.1.III", KNAVES, on=Move, rare=True)
def crafts_off_suit(at: Moment) -> Planting | None:
    """One card more, of another suit than the Captain's clearing or in a forest, where Serve has no acclaim."""
    place = _knaves(at).captain_place(at.state) if _retires(at) else None
    serves = place is not None and (at.has(place, "acclaim") or f"t_a->{place.number}" in at.texts)
    if place is None or serves or not began_plain(at) or at.effects() or any(isinstance(n, Craft) for n in at.nodes):
        return None
    for card in at.state.deck.cards:
        told = card.kind is CardKind.PERSISTENT and "cost" not in card.assumed and len(card.cost or ()) == 1
        if told and card.suit != "frog" and (card.cost or ("any",))[0] not in (at.suits(place) | {"any"}):
            return at.insert(written(card))
    return None


@kind("a Prisoner removed who is far from the Captain that is placed", "18.4.1", KNAVES, on=Move, rare=True)
def removes_distant_prisoner(at: Moment) -> Planting | None:
    """A Prisoner of another forest is removed too."""
    found = re.fullmatch(r"w_\w+->([\d_]+_[\d_]+)", at.text)
    if not found or at.n != 1:
        return None
    to = {int(number) for number in found[1].split("_")}
    for place in _forests(at):
        if len(to & set(place.clearings)) < 2:
            for piece, _ in _knaves(at).prisoners_in(at.state, place):
                return at.swap(at.text, f"{at.letter_of(piece.owner)}w{_written(place)}->")
    return None


@kind("Prisoners of two enemies freed", "18.6.3", KNAVES, on=Move, rare=True)
def frees_for_two(at: Moment) -> Planting | None:
    """A second enemy frees a Prisoner into the same clearing."""
    found = re.fullmatch(r"\d*([A-Z])w[\d_]+_[\d_]+->(\d+)", at.text)
    if not found or found[1] not in at.letters:
        return None
    for place in _forests(at):
        for piece, _ in _knaves(at).prisoners_in(at.state, place):
            if int(found[2]) in place.clearings and at.letter_of(piece.owner) != found[1]:
                return at.swap(at.text, f"{at.letter_of(piece.owner)}w{_written(place)}->{found[2]}")
    return None
