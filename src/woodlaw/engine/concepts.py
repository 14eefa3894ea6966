"""Chapter 2, Key Concepts: adjacency, suits, slots and rule."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from operator import attrgetter

from woodlaw.engine.extension import Claim, Extension, Way, seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.hirelings import controller
from woodlaw.engine.refusal import Refusal
from woodlaw.law.implements import implements
from woodlaw.table.pieces import BUILDING, RULING, Piece
from woodlaw.table.places import Place, clearing


@implements("2.2.1", "G.2")
def adjacent(game: Game, player: str, place: Place) -> tuple[Place, ...]:
    """Return every place adjacent to one for a player, without repeats, clearings by path first."""
    state = game.state
    known = game.known
    kept = known.linked_at == state.version and known.linked_with[0] is state.closed_paths
    found = (known.links if kept else _links_kept(game)).get((player, place))
    return _find_adjacent(game, player, place) if found is None else found


def _links_kept(game: Game) -> dict[tuple[str, Place], tuple[Place, ...]]:
    """Return what is known to be adjacent until a path is opened, or what effects on it rest on changes."""
    known, state = game.known, game.state
    bending = (*game.bending(Extension.adjacent_places), *game.bending(Extension.treats_as_paths))
    linked_with = (state.closed_paths, *[extension.links_rest_on(game) for extension in bending])
    if known.linked_with != linked_with:
        known.links.clear()
    known.linked_at, known.linked_with = state.version, linked_with
    return known.links


@implements("2.2.1", "G.2")
def _find_adjacent(game: Game, player: str, place: Place) -> tuple[Place, ...]:
    found = dict.fromkeys(_linked(game, player, place) if place.number else ())
    for extension in game.bending(Extension.adjacent_places):
        found.update(dict.fromkeys(extension.adjacent_places(game, player, place)))
    return _keep_links(game, player, place, tuple(found))


def _keep_links(game: Game, player: str, place: Place, found: tuple[Place, ...]) -> tuple[Place, ...]:
    if game.played:
        game.known.links[player, place] = found
    return found


def _linked(game: Game, player: str, clearing: Place) -> tuple[Place, ...]:
    """Return the clearings that paths, and what a player treats as paths, link to one."""
    linked = by_path(game, clearing)
    if game.state.closed_paths and _passes_closed_paths(game, player):
        linked = game.state.map.linked[clearing.number]
    if treats_rivers_as_paths(game, player):
        linked = tuple(dict.fromkeys((*linked, *by_river(game, clearing))))
    return linked


@implements("2.2", "2.2.1", "G.2", "G.14", "G.17")
def by_path(game: Game, place: Place) -> tuple[Place, ...]:
    """Return the clearings that a path links to one; closed paths do not (M.4.2)."""
    linked = game.state.map.linked[place.number]
    if not game.state.closed_paths:
        return linked
    return tuple(other for other in linked if not path_closed(game, place.number, other.number))


@implements("M.4.2")
def _passes_closed_paths(game: Game, player: str) -> bool:
    """Return whether closed paths are paths for a player."""
    return any(Way.CLOSED_PATHS in e.treats_as_paths(game, player) for e in game.bending(Extension.treats_as_paths))


@implements("2.3", "G.26")
def by_river(game: Game, place: Place) -> list[Place]:
    """Return the clearings that a river links to one, or the lake, which counts as one."""
    if game.state.map.coastal:
        return across_lake(game, place)
    return [clearing(other) for other in game.state.map.rivers[place.number]]


@implements("M.3.2", "M.3.3")
def across_lake(game: Game, place: Place) -> list[Place]:
    """Return the coastal clearings across the lake from one: all others, when it is coastal itself."""
    coastal = game.state.map.coastal
    return [clearing(other) for other in coastal if other != place.number and place.number in coastal]


@implements("M.4.2")
def path_closed(game: Game, one: int, other: int) -> bool:
    """Return whether the path between two clearings is closed."""
    closed = game.state.closed_paths
    return bool(closed) and (min(one, other), max(one, other)) in closed


@implements("2.3")
def treats_rivers_as_paths(game: Game, player: str) -> bool:
    """Return whether rivers are paths for a player."""
    bending = game.bending(Extension.treats_as_paths)
    return bool(bending) and any(Way.RIVERS in extension.treats_as_paths(game, player) for extension in bending)


@implements("2.3")
def linked_by_river(game: Game, origin: Place, destination: Place) -> bool:
    """Return whether one river fully links two clearings."""
    return bool(origin.number) and destination in by_river(game, origin)


@implements("2.2.2")
def suits(game: Game, clearing: Place) -> frozenset[str]:
    """Return the suits of a clearing; a clearing of no known suit has none."""
    found = _alone(game.state.suits[clearing.number] if clearing.number else "")
    for extension in game.bending(Extension.clearing_suits):
        found = extension.clearing_suits(game, clearing, found)
    return found


@cache
def _alone(suit: str) -> frozenset[str]:
    """Return a suit, if it is one, as the only one of a clearing."""
    return frozenset((suit,)) if suit else frozenset()


@implements("2.2.2")
def clearings_of(game: Game, wanted: Collection[str]) -> list[Place]:
    """Return the clearings that have one of some suits."""
    if not game.bending(Extension.clearing_suits):
        return list(_printed(game.state.clearings, game.state.suits, frozenset(wanted)))
    return [place for place in game.state.clearings if not suits(game, place).isdisjoint(wanted)]


@lru_cache(maxsize=256)
def _printed(clearings: tuple[Place, ...], suits: tuple[str, ...], wanted: frozenset[str]) -> tuple[Place, ...]:
    """Return those of some clearings on which one of some suits is printed."""
    return tuple(place for place in clearings if suits[place.number] in wanted)


def clearings_beside(game: Game) -> tuple[Place, ...]:
    """Return the clearings beside the map that belong to somebody at the table."""
    return tuple(place for seat in game.factions for place in seat_of(game, seat).numbered_places.values())


@implements("2.1.1", "G.16")
def matches(game: Game, suit: str, clearing: Place) -> bool:
    """Return whether a card of a suit matches a clearing: the same suit, or a bird."""
    return suit == "bird" or suit in suits(game, clearing)


def standing_on(game: Game, pieces: Collection[Piece]) -> tuple[Place, ...]:
    """Return the clearings of some kinds of piece, one for every piece there, in the clearings' order."""
    found: list[Place] = []
    lying = game.state.pieces
    for place in game.state.clearings:
        there = lying.get(place)
        if not there or there.keys().isdisjoint(pieces):
            continue
        for piece, count in there.items():
            if piece in pieces:
                found += [place] * count
    return tuple(found)


@implements("2.2.3", "2.2.4", "G.27", "G.30")
def open_slots(game: Game, clearing: Place) -> int:
    """Return how many building slots of a clearing hold no building and no ruin."""
    left = game.state.map.clearings[clearing.number - 1].slots
    for piece, count in game.state.at(clearing).items():
        if piece.category is BUILDING:
            left -= count
    return left


@implements("2.2.3", "G.30")
def forbids_building(game: Game, clearing: Place) -> Refusal | None:
    """Return why a building cannot be placed in a clearing for want of a slot, or None."""
    return _no_open_slot(clearing) if clearing.number and open_slots(game, clearing) <= 0 else None


@cache
def _no_open_slot(clearing: Place) -> Refusal:
    return Refusal("2.2.3", f"clearing {clearing.number} has no open slot")


_owner = attrgetter("owner")


def owners(game: Game, clearing: Place) -> list[str]:
    """Return the players who have pieces in a clearing, in turn order."""
    there = game.state.at(clearing)
    if not there:
        return []
    present = set(map(_owner, there))
    return list(filter(present.__contains__, game.state.seats))


@implements("2.5", "G.3", "G.36")
def strengths(game: Game, clearing: Place) -> dict[str, int]:
    """Return how much each player counts for rule in a clearing: warriors and buildings, and what effects add."""
    found = dict.fromkeys(game.state.seats, 0)
    for piece, count in game.state.at(clearing).items():
        if piece.category in RULING and piece.owner:
            owner = piece.owner if piece.owner in game.factions else _counts_for(game, piece.owner)
            found[owner] = found.get(owner, 0) + count
    for extension in game.bending(Extension.extra_strength):
        for player in game.state.seats:
            found[player] += extension.extra_strength(game, player, clearing)
    return found


@implements("H.3.1")
def _counts_for(game: Game, hireling: str) -> str:
    """Return for whom a hireling's pieces count for rule: its controller, or itself where nobody controls it."""
    return controller(game.state, hireling) or hireling


def ruler(game: Game, clearing: Place) -> str:
    """Return who rules a clearing (2.5), or ``""``.

    It is not worked out again before the pieces there change, or what effects on rule rest on.
    Pieces of hirelings that nobody controls can rule as if they were a player's (H.3.1).
    """
    known = game.known
    if known.ruled_at != game.state.version:
        bending = (*game.bending(Extension.claim), *game.bending(Extension.extra_strength))
        ruled_with = tuple([extension.rule_rests_on(game) for extension in bending])
        if known.ruled_with != ruled_with:
            known.rulers.clear()
        known.ruled_at, known.ruled_with = game.state.version, ruled_with
    found = known.rulers.get(clearing)
    if found is None:
        found = _find_ruler(game, clearing)
        if game.played:
            known.rulers[clearing] = found
    return found


@implements("2.5", "G.28")
def _find_ruler(game: Game, clearing: Place) -> str:
    """Find who rules a clearing: the strongest claim wins, then the most warriors and buildings."""
    claims = _claims(game, clearing)
    for player, claim in claims.items():
        if claim is Claim.ALWAYS:
            return player
    tied = _strongest(strengths(game, clearing))
    if len(tied) == 1:
        return tied[0]
    return next((player for player in tied if claims.get(player) is Claim.TIES), "")


def _strongest(counted: Mapping[str, int]) -> list[str]:
    """Return the players that count for most, if any counts for more than nothing."""
    most, strongest = 1, list[str]()
    for player, count in counted.items():
        if count > most:
            most, strongest = count, [player]
        elif count == most:
            strongest.append(player)
    return strongest


@implements("1.1.1")
def _claims(game: Game, clearing: Place) -> dict[str, Claim]:
    """Return how factions claim a clearing by rules of their own, which go before the general one."""
    if not game.bending(Extension.claim):
        return {}
    return {extension.owner: extension.claim(game, clearing) for extension in game.bending(Extension.claim)}


def rules(game: Game, player: str, clearing: Place) -> bool:
    """Return whether a player rules a clearing (2.5)."""
    return ruler(game, clearing) == player


def on_nothing_else(*_: object) -> None:
    """Say for ``links_rest_on`` or ``rule_rests_on``: on the map, and on the pieces in a clearing, alone."""
