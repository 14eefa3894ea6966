"""What the Acting Captain of the Knaves cannot do, where it cannot, and what happens to their Prisoners (18)."""

from __future__ import annotations

import re
from typing import Any

from bench.planting.kind import kind
from bench.planting.kinds.crafting import written
from bench.planting.moment import KNAVES, Moment, Planting, began_plain
from woodlaw.factions.knaves_of_the_deepwood.captains import CAPTAINS, CARD
from woodlaw.logs.rootlog.syntax import Craft, Move, Score
from woodlaw.table.cards import CardKind
from woodlaw.table.places import Place, PlaceKind, forest

ON_MAP = (PlaceKind.CLEARING, PlaceKind.FOREST)


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


@kind("Prisoners freed before all Captains have acted", "18.6.3", KNAVES, on=Move, rare=True)
def frees_early(at: Moment) -> Planting | None:
    """A Prisoner comes back behind a Retire that is not followed by Take It Easy."""
    if not _retires(at) or not at.turns_left or any(re.fullmatch(r"\$_\w+->u", text) for text in at.texts):
        return None
    for place in _forests(at):
        for piece, _ in _knaves(at).prisoners_in(at.state, place):
            return at.swap(at.text, f"{at.letter_of(piece.owner)}w{_written(place)}->{place.clearings[0]}")
    return None


@kind("a Captain moved without rule, and without a boot for Dash", "4.2.1", KNAVES, on=Move, rare=True)
def moves_without_boot(at: Moment) -> Planting | None:
    """It goes to a clearing next to its own, and rules neither."""
    captain = _retires(at)
    place = _knaves(at).captain_place(at.state) if captain not in ("", "harrier", "cheat") else None
    boots = any("boot" in item.kind for item in at.state.at(_knaves(at).stash))
    if place is None or not place.number or boots or at.rules(place) or not began_plain(at) or at.effects():
        return None
    ends = [end for end in at.linked(place) if not at.rules(end)]
    return at.insert(f"w_{captain}{place.number}->{ends[0].number}") if ends else None


@kind("points for Prisoners that Ready removes", "18.6.1", KNAVES, on=Score, rare=True)
def mocks_for_removed(at: Moment) -> Planting | None:
    """A point more is scored as the turn ends."""
    removed = at.texts[2:3] and re.fullmatch(r"\d*[A-Z]w[\d_]+_[\d_]+->", at.texts[2])
    if not removed or not at.text.startswith("++") or not at.done_texts or not at.done_texts[-1].endswith("->d"):
        return None
    scored = at.node.points if isinstance(at.node, Score) else 0
    return at.swap(f"++{scored + 1}") if at.turns_left and began_plain(at) and not at.effects() else None


@kind("a Captain placed who is not the one readied", "18.4.1", KNAVES, on=Move, rare=True)
def places_unready(at: Moment) -> Planting | None:
    """Another Captain, who is not on the map, comes to a forest with the one that is readied."""
    found = re.fullmatch(r"w_(\w+?)->([\d_]+_\d+)", at.text)
    if not found or not at.turns_left:
        return None
    readied = {told[1] for text in at.texts if (told := re.fullmatch(r"\$_(\w+)->a", text))}
    absent = [
        captain
        for captain in CAPTAINS
        if CARD.of(at.state, KNAVES, captain) and captain not in readied
        if not any(captain in _kinds_at(at, place) for place in at.state.pieces if place.kind in ON_MAP)
    ]
    return at.insert(f"w_{absent[0]}->{at.text.split('>')[1]}") if found[1] in readied and absent else None


def _kinds_at(at: Moment, place: Place) -> set[str]:
    return {piece.kind for piece in at.state.at(place)}
