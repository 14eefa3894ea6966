"""Positions to draw, built without the engine: pictures need only what `BoardView` lists."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.decks import Deck, deck_named
from woodlaw.table.house_rules import HouseRule
from woodlaw.table.items import item_supply
from woodlaw.table.maps import Map, map_named
from woodlaw.table.pieces import FERRY, RUIN, TOWER, Category, Piece, item, piece
from woodlaw.table.places import (
    DECK,
    DISCARD,
    ITEM_SUPPLY,
    Place,
    board,
    clearing,
    crafted_items,
    forest,
    hand,
    path,
    play_area,
    supply,
)

CATS, BIRDS, MICE, ROVER, CULT, TRADERS = SEATS = (
    "marquise_de_cat",
    "eyrie_dynasties",
    "woodland_alliance",
    "vagabond",
    "lizard_cult",
    "riverfolk_company",
)
CAT, SAWMILL = piece(CATS, "warrior", Category.WARRIOR), piece(CATS, "sawmill", Category.BUILDING)
PAWN = piece(ROVER, "pawn", Category.PAWN)
BANDIT = piece("highway_bandits", "bandit", Category.TOKEN)


@dataclass
class Position:
    """A state with nothing but what the pictures read."""

    map: Map
    deck: Deck = field(default_factory=lambda: deck_named("standard"))
    house_rules: tuple[HouseRule, ...] = ()
    suits: tuple[str, ...] = ("", *("fox", "rabbit", "mouse") * 4)
    seats: tuple[str, ...] = SEATS
    pieces: dict[Place, dict[Piece, int]] = field(default_factory=dict)
    cards: dict[Place, list[Card]] = field(default_factory=dict)
    score: dict[str, int | None] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    closed_paths: frozenset[tuple[int, int]] = frozenset()
    facts: dict[tuple[object, ...], object] = field(default_factory=dict)


@pytest.fixture
def bare() -> Callable[[str], Position]:
    """Return what makes a position with nothing on the map of an id."""
    return lambda map_id: Position(map_named(map_id))


@pytest.fixture
def crowded() -> Callable[[str], Position]:
    """Return what makes a position with something of everybody in every clearing, and something everywhere else."""
    return _crowded


def _crowded(map_id: str) -> Position:
    printed = map_named(map_id)
    position = Position(printed, closed_paths=printed.closed_paths)
    for site in printed.clearings:
        there = position.pieces[clearing(site.number)] = {CAT: site.number}
        if site.ruin:
            there[RUIN] = 1
        if site.slots > site.ruin:
            there[SAWMILL] = site.slots - site.ruin
        for faction in (BIRDS, MICE, CULT, TRADERS):
            there[piece(faction, "warrior", Category.WARRIOR)] = 12
        there[piece(MICE, "sympathy", Category.TOKEN)] = 1
        there[piece(CATS, "wood", Category.TOKEN)] = 4
        there[piece(TRADERS, "fox_trade_post", Category.TOKEN)] = 1
        there[PAWN] = 1
    if printed.ferry_start:
        position.pieces[clearing(printed.ferry_start)][FERRY] = 1
    if printed.tower:
        position.pieces[clearing(printed.tower)][TOWER] = 1
    position.pieces[forest(printed.forests[0])] = {PAWN: 1}
    position.pieces[path(2, printed.paths[2][0])] = {BANDIT: 1}
    _fill_boards(position)
    return position


def _fill_boards(position: Position) -> None:
    ambush = position.deck.by_id("ambush")[0]
    position.pieces[supply(CATS)] = {CAT: 9, SAWMILL: 2}
    position.pieces[crafted_items(CATS)] = {item("sword"): 1, item("tea"): 2}
    position.pieces[ITEM_SUPPLY] = dict(item_supply())
    position.cards[hand(CATS)] = [ambush, UNSEEN, UNSEEN]
    position.cards[board(MICE, "supporters")] = [UNSEEN, UNSEEN, Card(suit="fox"), ambush]
    position.cards[play_area(BIRDS)] = [position.deck.by_id("cobbler")[0]]
    position.cards[DECK] = [UNSEEN] * 31
    position.cards[DISCARD] = [ambush]
    position.score.update({CATS: 12, ROVER: None})
