"""Crafting: what cannot be crafted, paid or scored (4.1)."""

from __future__ import annotations

from collections.abc import Iterator

from bench.planting.kind import kind
from bench.planting.moment import (
    ALLIANCE,
    BOT_ALLIANCE,
    CLERGY,
    EYRIE,
    MARQUISE,
    REAVERS,
    SUIT_LETTERS,
    Moment,
    Planting,
)
from woodlaw.logs.rootlog.letters import ITEMS, short_name
from woodlaw.logs.rootlog.syntax import Craft, Score
from woodlaw.logs.rootlog.writer import write_action
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import item
from woodlaw.table.places import ITEM_SUPPLY, crafted_items

CRAFT_WITH = {MARQUISE: "workshop", EYRIE: "roost", ALLIANCE: "sympathy", REAVERS: "encampment"}
"""What the factions craft with that activate pieces of their own."""


def written(card: Card) -> str:
    """Return how a record writes that a card is crafted."""
    name = short_name(card.id)
    return f"Z{SUIT_LETTERS[card.suit].lower()}{name}" if name in ("favor", "part") else f"Z{name}"


def _cards(at: Moment, kind: CardKind) -> Iterator[Card]:
    """Yield the cards of a kind of the game's deck whose cost is known for sure."""
    for card in at.state.deck.cards:
        if card.kind is kind and card.cost is not None and "cost" not in card.assumed and card.suit != "frog":
            yield card


def _crafts(at: Moment) -> bool:
    """Whether the player is one that crafts with pieces of its own, and without effects of cards."""
    return at.me in CRAFT_WITH and at.plain()


def _sites(at: Moment) -> list[frozenset[str]]:
    """Return the suits of each crafting piece that the player has now or had as the turn began."""
    kind = CRAFT_WITH[at.me]
    found: list[frozenset[str]] = []
    for place in at.clearings:
        for state in (at.state, at.start):
            count = sum(n for piece, n in state.at(place).items() if piece.owner == at.me and piece.kind == kind)
            found += [at.suits(place)] * count
    return found


@kind("a card crafted for which the player has no crafting piece of the suit", "4.1.1", on=Craft)
def craft_without_suit(at: Moment) -> Planting | None:
    """A persistent effect in place of what was crafted, of a suit that no crafting piece stands in."""
    if not _crafts(at):
        return None
    reached = frozenset().union(*_sites(at))
    for card in _cards(at, CardKind.PERSISTENT):
        if any(suit != "any" and suit not in reached for suit in card.cost or ()):
            return at.swap(written(card))
    return None


@kind("a card crafted that asks for more crafting pieces than the player has", "4.1.1", on=Craft)
def craft_too_dear(at: Moment) -> Planting | None:
    """A card with more icons than the player has crafting pieces."""
    if not _crafts(at):
        return None
    pieces = len(_sites(at))
    for card in _cards(at, CardKind.PERSISTENT):
        if len(card.cost or ()) > pieces:
            return at.swap(written(card))
    return None


@kind("crafting pieces activated for a second card in a turn", "4.1.1", on=Craft)
def craft_with_spent_pieces(at: Moment) -> Planting | None:
    """A card crafted after one that took all crafting pieces that there were."""
    if not _crafts(at) or at.n + 1 >= len(at.nodes):
        return None
    node = at.node
    assert isinstance(node, Craft)
    pieces = len(_sites(at))
    first = next((c for c in at.state.deck.cards if written(c) == at.text), None)
    if node.item:
        costs = {c.cost for c in at.state.deck.cards if c.item == ITEMS[node.item]}
        cost = costs.pop() if len(costs) == 1 else None
    else:
        cost = first.cost if first and "cost" not in first.assumed else None
    if cost is None:
        return None
    for card in _cards(at, CardKind.PERSISTENT):
        if len(card.cost or ()) + len(cost) > pieces and card is not first and len(card.cost or ()) <= pieces:
            follows = at.nodes[at.n]
            return Planting((*at.done, follows, *(at.swap(written(card)).nodes or ())[at.n : at.n + 1], *at.to_come))
    return None


@kind("a persistent effect crafted that already lies in the player's play area", "4.1.4")
def craft_twice(at: Moment) -> Planting | None:
    """The same effect once more."""
    if at.n or at.me == BOT_ALLIANCE:
        return None
    for card in at.effects():
        if card.kind is CardKind.PERSISTENT and card.suit != "frog":
            return at.insert(written(card))
    return None


@kind("an item crafted of which the supply holds none", "4.1.2", on=Craft)
def craft_item_gone(at: Moment) -> Planting | None:
    """An item that all have been taken of."""
    for letter, name in ITEMS.items():
        made = any(card.item == name for card in at.state.deck.cards)
        if made and not at.state.count(ITEM_SUPPLY, item(name)) and at.me != BOT_ALLIANCE:
            return at.swap(f"Z%{letter}")
    return None


@kind("an ambush card crafted", "2.1.2", on=Craft)
def craft_ambush(at: Moment) -> Planting | None:
    """An ambush card in place of what was crafted."""
    return None if at.me == BOT_ALLIANCE else at.swap("Zambush")


@kind("a dominance card crafted", "2.1.3", on=Craft)
def craft_dominance(at: Moment) -> Planting | None:
    """A dominance card in place of what was crafted."""
    return None if at.me == BOT_ALLIANCE else at.swap("Zdominance")


def _scored(at: Moment) -> int | None:
    """Return the points that the player scores for the item it crafts next, where nothing else scores in between."""
    node, after = at.node, at.to_come[0] if at.to_come else None
    if not isinstance(node, Craft) or not node.item or not isinstance(after, Score) or after.player:
        return None
    if not at.plain() or at.seated(BOT_ALLIANCE, CLERGY) or not at.turns_left:
        return None
    if at.me not in CRAFT_WITH or at.state.score[at.me] is None:
        return None
    if any(text.startswith(("b_e", "++->")) for text in at.texts):
        return None  # What an encampment scores no source tells for sure; a marker that leaves takes all points along.
    return after.points


@kind("more points for an item than its card shows", "3.2.2", on=Craft)
def item_points_too_many(at: Moment) -> Planting | None:
    """One point more."""
    points = _scored(at)
    return at.swap(at.text, f"++{points + 1}", of=2) if points else None


@kind("fewer points for an item than its card shows", "3.2.2", on=Craft)
def item_points_too_few(at: Moment) -> Planting | None:
    """No points where some are due."""
    return at.swap(at.text, of=2) if _scored(at) and at.me != EYRIE else None


@kind("an item that the Eyrie craft scored for as printed", "7.2.3", EYRIE, on=Craft, rare=True)
def eyrie_score_as_printed(at: Moment) -> Planting | None:
    """The points of the card, though the Eyrie score one."""
    node = at.node
    points = _scored(at)
    if not isinstance(node, Craft) or points != 1:
        return None
    listed = max((card.points for card in at.state.deck.cards if card.item == ITEMS[node.item]), default=0)
    return at.swap(write_action(node), f"++{listed}", of=2) if listed > 1 else None


@kind("a crafted item given up in its owner's turn", "4.1.2", end=True)
def crafted_item_given_up(at: Moment) -> Planting | None:
    """It leaves the Crafted Items box for nothing."""
    letters = {name: letter for letter, name in ITEMS.items()}
    lying = [piece.kind for piece in at.state.at(crafted_items(at.me)) if piece.kind in letters]
    return at.insert_in_evening(f"%{letters[lying[0]]}{at.letter}$->") if lying and at.turns_left else None
