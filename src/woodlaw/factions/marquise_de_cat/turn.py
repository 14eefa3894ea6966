"""Sections 6.4 to 6.6, the Marquise's turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.concepts import adjacent, matches, rules
from woodlaw.engine.decisions import Judged, Option
from woodlaw.engine.fight import battle, legal_battles
from woodlaw.engine.game import Game
from woodlaw.engine.make import Means, by_activating, craft_step
from woodlaw.engine.march import take_moves
from woodlaw.engine.move import name
from woodlaw.engine.place import available, why_not_place, why_not_recruit
from woodlaw.engine.primitives import draw_cards, place_pieces, remove_pieces, score_points, spend_card
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import Action, choose_action, discard_down, take_steps
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import CLEARINGS, Place, hand, supply

if TYPE_CHECKING:
    from woodlaw.factions.marquise_de_cat import Marquise

BUILDINGS = ("sawmill", "workshop", "recruiter")
ACTIONS = 3
MOVES_IN_MARCH = 2

_LEFT = "actions left"
"""What the turn remembers: how many actions can still be taken."""


# Birdsong ------------------------------------------------------------------------------------------------------------
@implements("6.4")
def birdsong(game: Game, marquise: Marquise) -> None:
    """Place a wood token at each sawmill."""
    take_steps(game, marquise, BIRDSONG)


@implements("6.4")
def place_wood(game: Game, marquise: Marquise) -> None:
    """Place a wood token at each sawmill, as many as the supply holds; the Marquise chooses where when it runs out."""
    sawmills = {p: n for p in CLEARINGS if (n := game.state.count(p, marquise.piece("sawmill")))}
    wood = marquise.piece("wood")
    sawmills = {p: n for p, n in sawmills.items() if why_not_place(game, marquise.name, wood, p) is None}
    left = game.state.count(supply(marquise.name), wood)
    if left >= sum(sawmills.values()):
        for place, count in sawmills.items():
            place_pieces(game, marquise.name, wood, count, place)
        return
    for _ in range(left):
        chosen = game.ask(marquise.name, "wood", list(sawmills))
        place_pieces(game, marquise.name, wood, 1, chosen)
        sawmills[chosen] -= 1
        if not sawmills[chosen]:
            del sawmills[chosen]


# Daylight ------------------------------------------------------------------------------------------------------------
@implements("6.5")
def daylight(game: Game, marquise: Marquise) -> None:
    """Craft first; then take up to three actions, and one more for each bird card spent for it."""
    take_steps(game, marquise, DAYLIGHT)


@implements("6.5")
def act(game: Game, marquise: Marquise) -> None:
    """Take up to three actions, and one more for each bird card spent for it."""
    game.state.this_turn.setdefault(_LEFT, ACTIONS)
    while choose_action(game, marquise.name, _actions(game, marquise)):
        pass


def _actions(game: Game, marquise: Marquise) -> Sequence[Action]:
    return (
        Action("battle", lambda: _why_no_battle(game, marquise), lambda: _battle(game, marquise)),
        Action("march", lambda: _why_no_action(game), lambda: _march(game, marquise)),
        Action("recruit", lambda: _why_no_recruit(game), lambda: _recruit(game, marquise)),
        Action("build", lambda: _why_no_build(game, marquise), lambda: _build(game, marquise)),
        Action("overwork", lambda: _why_no_overwork(game, marquise), lambda: _overwork(game, marquise)),
        Action("extra action", lambda: _why_no_extra(game, marquise), lambda: _extra_action(game, marquise)),
    )


@implements("6.5")
def _why_no_action(game: Game) -> Refusal | None:
    if game.state.this_turn.get(_LEFT, 0) > 0:
        return None
    return Refusal("6.5", "all actions are taken; a bird card buys another")


def _take_action(game: Game) -> None:
    game.state.this_turn[_LEFT] -= 1


@implements("6.5")
def _why_no_extra(game: Game, marquise: Marquise) -> Refusal | None:
    if _birds(game, marquise):
        return None
    return Refusal("6.5", "no bird card in hand")


@implements("6.5", "2.1.1.II")
def _extra_action(game: Game, marquise: Marquise) -> None:
    """Spend a bird card for one more action."""
    spend_card(game, marquise.name, _birds(game, marquise), "bird card to spend")
    game.state.this_turn[_LEFT] += 1


def _birds(game: Game, marquise: Marquise) -> list[Card]:
    return [card for card in dict.fromkeys(game.state.cards_at(hand(marquise.name))) if card.suit == "bird"]


@implements("6.2.1", "6.5")
def craft(game: Game, marquise: Marquise) -> None:
    """Craft cards from the hand by activating workshops, each once a turn; not any more once she takes actions."""
    if _LEFT not in game.state.this_turn:
        craft_step(game, marquise.name, means(game, marquise))


@implements("6.2.1", "4.1.1")
def means(game: Game, marquise: Marquise) -> Means:
    """Return what the Marquise crafts with: workshops not yet activated, each with its clearing's suits."""
    return by_activating(game, marquise.name, "workshop")


@implements("6.5.1")
def _why_no_battle(game: Game, marquise: Marquise) -> Refusal | None:
    refusal = _why_no_action(game)
    if refusal is None and not legal_battles(game, marquise.name):
        refusal = Refusal("6.5.1", "no enemy to battle")
    return refusal


@implements("6.5.1")
def _battle(game: Game, marquise: Marquise) -> None:
    """Initiate a battle."""
    _take_action(game)
    battles = legal_battles(game, marquise.name)
    place, enemy = game.ask(marquise.name, "battle", battles, lambda option: _refuse_battle(game, marquise, option))
    battle(game, marquise.name, enemy, place)


def _refuse_battle(game: Game, marquise: Marquise, option: Option) -> Refusal | None:
    match option:
        case (Place() as place, str() as enemy) if enemy in game.state.seats:
            return why_not_battle(game, marquise.name, enemy, place)
    return None


@implements("6.5.2")
def _march(game: Game, marquise: Marquise) -> None:
    """Take up to two moves, be it none."""
    _take_action(game)
    take_moves(game, marquise.name, MOVES_IN_MARCH)


@implements("6.5.3")
def _why_no_recruit(game: Game) -> Refusal | None:
    if game.state.this_turn.get("recruited"):
        return Refusal("6.5.3", "recruiting is done once a turn")
    return _why_no_action(game)


def _recruiters(game: Game, marquise: Marquise) -> dict[Place, int]:
    found = {p: n for p in CLEARINGS if (n := game.state.count(p, marquise.piece("recruiter")))}
    return {p: n for p, n in found.items() if _why_not_recruit(game, marquise, p) is None}


def _why_not_recruit(game: Game, marquise: Marquise, place: Place) -> Refusal | None:
    return why_not_recruit(game, marquise.name, place) or why_not_place(game, marquise.name, marquise.warrior, place)


@implements("1.5.4", "6.5.3")
def _recruit(game: Game, marquise: Marquise) -> None:
    """Place a warrior at each recruiter, as many as there are; the Marquise chooses where when the supply runs out."""
    _take_action(game)
    game.state.this_turn["recruited"] = True
    recruiters = _recruiters(game, marquise)
    for _ in range(min(sum(recruiters.values()), game.state.count(supply(marquise.name), marquise.warrior))):
        enough = game.state.count(supply(marquise.name), marquise.warrior) >= sum(recruiters.values())
        place = next(iter(recruiters)) if enough else game.ask(marquise.name, "recruiter", list(recruiters))
        place_pieces(game, marquise.name, marquise.warrior, 1, place)
        recruiters[place] -= 1
        if not recruiters[place]:
            del recruiters[place]


@implements("6.5.4")
def _why_no_build(game: Game, marquise: Marquise) -> Refusal | None:
    refusal = _why_no_action(game)
    if refusal is None and not buildable(game, marquise):
        refusal = Refusal("6.5.4.I", "no ruled clearing where a building can be placed and paid")
    return refusal


@implements("6.5.4.I")
def buildable(game: Game, marquise: Marquise) -> Judged[tuple[Place, str]]:
    """Return every clearing and building that can be built: ruled, with a slot, and payable with connected wood."""
    costs = {kind: cost(game, marquise, kind) for kind in BUILDINGS if available(game, marquise.piece(kind))}
    if min(costs.values(), default=0) > marquise.on_map(game.state, "wood"):
        return Judged((), bool)
    paid = [
        (place, kind) for place, wood in _wood_in_reach(game, marquise).items() for kind in costs if costs[kind] <= wood
    ]
    return Judged(paid, lambda build: not why_not_place(game, marquise.name, marquise.piece(build[1]), build[0]))


def _wood_in_reach(game: Game, marquise: Marquise) -> dict[Place, int]:
    """Return how much wood can pay for a building in each clearing that the Marquise rules."""
    found: dict[Place, int] = {}
    for place in CLEARINGS:
        if place not in found and rules(game, marquise.name, place):
            region = connected(game, marquise, place)
            found.update(dict.fromkeys(region, sum(game.state.count(p, marquise.piece("wood")) for p in region)))
    return {place: found[place] for place in CLEARINGS if place in found}


@implements("6.5.4.II")
def cost(game: Game, marquise: Marquise, kind: str) -> int:
    """Return the wood that the leftmost building of a kind costs."""
    built = marquise.pieces[kind].count - game.state.count(supply(marquise.name), marquise.piece(kind))
    return int(marquise.values["cost"][kind][built])


@implements("6.5.4.II")
def connected_wood(game: Game, marquise: Marquise, place: Place) -> dict[Place, int]:
    """Return the wood in a clearing and in clearings connected to it through clearings the Marquise rules."""
    wood = marquise.piece("wood")
    return {p: n for p in connected(game, marquise, place) if (n := game.state.count(p, wood))}


@implements("6.5.4.II")
def connected(game: Game, marquise: Marquise, place: Place) -> list[Place]:
    """Return a clearing and all that are connected to it through clearings the Marquise rules."""
    found = [place]
    for reached in found:
        for other in adjacent(game, marquise.name, reached):
            if other.number and other not in found and rules(game, marquise.name, other):
                found.append(other)
    return found


@implements("6.5.4", "6.5.4.II")
def _build(game: Game, marquise: Marquise) -> None:
    """Choose a clearing and a building, pay its cost in wood, place it and score."""
    _take_action(game)
    place, kind = game.ask(
        marquise.name, "build", buildable(game, marquise), lambda option: _refuse_build(game, marquise, option)
    )
    wood = marquise.piece("wood")
    spent: dict[Place, int] = {}
    for _ in range(cost(game, marquise, kind)):
        left = {p: n for p, m in connected_wood(game, marquise, place).items() if (n := m - spent.get(p, 0))}
        source = game.ask(marquise.name, "wood to spend", list(left))
        spent[source] = spent.get(source, 0) + 1
    remove_pieces(game, marquise.name, [(wood, count, source) for source, count in spent.items()])
    _place_building(game, marquise, marquise.piece(kind), place)


@implements("6.5.4.I")
def _refuse_build(game: Game, marquise: Marquise, option: Option) -> Refusal | None:
    """Return why a building cannot be built in a clearing: she rules it, there is room, and wood to pay for it."""
    match option:
        case (Place() as place, str() as kind) if kind in BUILDINGS:
            if not rules(game, marquise.name, place):
                return Refusal("6.5.4.I", f"the Marquise does not rule {name(place)}")
            return why_not_place(game, marquise.name, marquise.piece(kind), place)
    return None


@implements("6.5.4.III")
def _place_building(game: Game, marquise: Marquise, building: Piece, place: Place) -> None:
    """Place the building and score the points of the space it uncovers."""
    place_pieces(game, marquise.name, building, 1, place)
    uncovered = marquise.pieces[building.kind].count - game.state.count(supply(marquise.name), building) - 1
    score_points(game, marquise.name, int(marquise.values["points"][building.kind][uncovered]))


@implements("6.5.5")
def _why_no_overwork(game: Game, marquise: Marquise) -> Refusal | None:
    refusal = _why_no_action(game)
    if refusal is None and not overworks(game, marquise):
        refusal = Refusal("6.5.5", "no card matches a sawmill's clearing")
    return refusal


@implements("6.5.5")
def overworks(game: Game, marquise: Marquise) -> Judged[tuple[Place, Card]]:
    """Return every sawmill's clearing with a card that matches it."""
    sawmills = [place for place in CLEARINGS if game.state.count(place, marquise.piece("sawmill"))]
    held = dict.fromkeys(game.state.cards_at(hand(marquise.name)))
    pairs = [(place, card) for place in sawmills for card in held]
    return Judged(pairs, lambda pair: why_not_overwork_there(game, marquise, *pair) is None)


@implements("6.5.5")
def why_not_overwork_there(game: Game, marquise: Marquise, place: Place, card: Card) -> Refusal | None:
    """Return why a card cannot be spent to place a wood token in a clearing, or None."""
    if not game.state.count(place, marquise.piece("sawmill")):
        return Refusal("6.5.5", f"no sawmill is in {name(place)}")
    if not matches(game, card.suit, place):
        return Refusal("6.5.5", f"{card.name} does not match {name(place)}")
    return why_not_place(game, marquise.name, marquise.piece("wood"), place)


def _refuse_overwork(game: Game, marquise: Marquise, option: Option) -> Refusal | None:
    match option:
        case (Place() as place, Card() as card) if card in game.state.cards_at(hand(marquise.name)):
            return why_not_overwork_there(game, marquise, place, card)
    return None


@implements("1.5.4", "6.5.5")
def _overwork(game: Game, marquise: Marquise) -> None:
    """Spend a card that matches a sawmill's clearing to place a wood token there, if one is left."""
    _take_action(game)
    place, card = game.ask(
        marquise.name, "overwork", overworks(game, marquise), lambda option: _refuse_overwork(game, marquise, option)
    )
    spend_card(game, marquise.name, [card])
    place_pieces(game, marquise.name, marquise.piece("wood"), 1, place)


# Evening -------------------------------------------------------------------------------------------------------------
@implements("6.6")
def evening(game: Game, marquise: Marquise) -> None:
    """Draw a card, and one for each draw bonus uncovered; then discard down to five."""
    take_steps(game, marquise, EVENING)


@implements("6.6")
def draw_and_discard(game: Game, marquise: Marquise) -> None:
    """Draw a card, and one for each draw bonus uncovered; then discard down to five."""
    draw_cards(game, marquise.name, 1 + draw_bonus(game, marquise))
    discard_down(game, marquise.name)


@implements("6.6")
def draw_bonus(game: Game, marquise: Marquise) -> int:
    """Return the draw bonuses uncovered on the recruiters' track."""
    recruiter = marquise.piece("recruiter")
    built = marquise.pieces["recruiter"].count - game.state.count(supply(marquise.name), recruiter)
    return sum(1 for at in marquise.values["another card drawn at recruiters"] if built >= at)


BIRDSONG = {"wood": place_wood}
DAYLIGHT = {"craft": craft, "act": act}
EVENING = {"draw and discard": draw_and_discard}
"""The steps of the three phases."""
