"""Sections 6.4 to 6.6, the Marquise's turn."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import ACTIONS_LEFT, Action, Steps
from woodlaw.engine.concepts import adjacent, forbids_building, matches, ruler, rules
from woodlaw.engine.dealing import cards_matching, draw_cards, spend_card, spendable
from woodlaw.engine.decisions import Judged, Option
from woodlaw.engine.fight import legal_battles, take_battle
from woodlaw.engine.game import Game
from woodlaw.engine.make import by_activating, craft_step
from woodlaw.engine.march import take_moves
from woodlaw.engine.means import Means
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.place import available, why_not_place
from woodlaw.engine.primitives import may_recruit, place_at_each, place_pieces, remove_pieces, score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.engine.turn import discard_down, take_actions
from woodlaw.factions.marquise_de_cat.abilities import ACTIONS, BUILDINGS, Marquise
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, supply
from woodlaw.table.suits import BIRD

MOVES_IN_MARCH = 2

RECRUITED = Remembered("recruited", False, FLAG)
"""Whether the Marquise has recruited this turn."""


# Birdsong ------------------------------------------------------------------------------------------------------------
@implements("6.4", "1.5.4")
def place_wood(game: Game, marquise: Marquise) -> None:
    """Place a wood token at each sawmill, as many as the supply holds; the Marquise chooses where when it runs out."""
    sawmill = marquise.piece("sawmill")
    sawmills = {place: game.state.count(place, sawmill) for place in game.state.where(sawmill)}
    place_at_each(game, marquise.name, marquise.piece("wood"), sawmills, "wood")


# Daylight ------------------------------------------------------------------------------------------------------------
@implements("6.2.1", "6.5")
def craft(game: Game, marquise: Marquise) -> None:
    """Craft cards from the hand by activating workshops, each once a turn; not any more once she takes actions."""
    if not ACTIONS_LEFT.is_noted(game.state):
        craft_step(game, marquise.name, means(game, marquise))


@implements("6.2.1", "4.1.1")
def means(game: Game, marquise: Marquise) -> Means:
    """Return what the Marquise crafts with: workshops not yet activated, each with its clearing's suits."""
    return by_activating(game, marquise.name, "workshop")


@implements("6.5")
def act(game: Game, marquise: Marquise) -> None:
    """Take up to three actions, and one more for each bird card spent for it."""
    take_actions(game, marquise, ACTS, ACTIONS, "6.5")


@implements("6.5")
def _why_no_extra(game: Game, marquise: Marquise) -> Refusal | None:
    return None if _birds(game, marquise) else Refusal("6.5", "no bird card in hand")


@implements("6.5", "2.1.1.II")
def _extra_action(game: Game, marquise: Marquise) -> None:
    """Spend a bird card for one more action."""
    spend_card(game, marquise.name, _birds(game, marquise), "bird card to spend")
    ACTIONS_LEFT.note(game.state, ACTIONS_LEFT.of(game.state) + 1)


def _birds(game: Game, marquise: Marquise) -> list[Card]:
    return cards_matching(game, marquise.name, BIRD)


# 6.5.1 Battle, 6.5.2 March, 6.5.3 Recruit -----------------------------------------------------------------------------
@implements("6.5.1")
def _why_no_battle(game: Game, marquise: Marquise) -> Refusal | None:
    return None if legal_battles(game, marquise.name) else Refusal("6.5.1", "no enemy to battle")


@implements("6.5.1")
def _battle(game: Game, marquise: Marquise) -> None:
    """Initiate a battle."""
    take_battle(game, marquise.name)


@implements("6.5.2")
def _march(game: Game, marquise: Marquise) -> None:
    """Take up to two moves, or none."""
    take_moves(game, marquise.name, MOVES_IN_MARCH)


@implements("6.5.3")
def _why_no_recruit(game: Game, marquise: Marquise) -> Refusal | None:
    return Refusal("6.5.3", "recruiting is done once a turn") if RECRUITED.of(game.state) else None


@implements("1.5.4", "6.5.3")
def _recruit(game: Game, marquise: Marquise) -> None:
    """Place a warrior at each recruiter, as many as there are; the Marquise chooses where when the supply runs out."""
    RECRUITED.note(game.state, True)
    recruiter = marquise.piece("recruiter")
    recruiters = {place: game.state.count(place, recruiter) for place in game.state.where(recruiter)}
    allowed = {place: n * may_recruit(game, marquise.name, "recruiter", place) for place, n in recruiters.items()}
    place_at_each(game, marquise.name, marquise.warrior, allowed, "recruiter")


# 6.5.4 Build ----------------------------------------------------------------------------------------------------------
@implements("6.5.4")
def _why_no_build(game: Game, marquise: Marquise) -> Refusal | None:
    if buildable(game, marquise):
        return None
    return Refusal("6.5.4.I", "no ruled clearing where a building can be placed and paid")


@implements("6.5.4.I")
def buildable(game: Game, marquise: Marquise) -> Judged[tuple[Place, str]]:
    """Return every clearing and building that can be built: ruled, with a slot, and payable with connected wood."""
    costs = {kind: cost(game, marquise, kind) for kind in BUILDINGS if available(game, marquise.piece(kind))}
    woods = _wood_in_reach(game, marquise)
    if 0 in costs.values():
        woods = {place: woods.get(place, 0) for place in game.state.clearings if rules(game, marquise.name, place)}
    near = [place for place in game.state.clearings if place in woods]
    paid = [(place, kind) for place in near for kind, price in costs.items() if price <= woods[place]]
    full = {place for place in near if forbids_building(game, place)} if paid else ()

    def has_room(build: tuple[Place, str]) -> bool:
        place, kind = build
        return place not in full and not why_not_place(game, marquise.name, marquise.piece(kind), place)

    return Judged(paid, has_room)


def _wood_in_reach(game: Game, marquise: Marquise) -> dict[Place, int]:
    """Return how much wood can pay for a building in each clearing that the Marquise rules, where there is any."""
    wood = marquise.piece("wood")
    lying = {place: game.state.count(place, wood) for place in game.state.where(wood)}
    found: dict[Place, int] = {}
    for place in lying:
        if place not in found and rules(game, marquise.name, place):
            region = connected(game, marquise, place)
            found.update(dict.fromkeys(region, sum([lying[other] for other in region if other in lying])))
    return found


@implements("6.5.4.II")
def cost(game: Game, marquise: Marquise, kind: str) -> int:
    """Return the wood that the leftmost building of a kind costs."""
    return cost_of(
        marquise, kind, marquise.pieces[kind].count - game.state.count(supply(marquise.name), marquise.piece(kind))
    )


@implements("6.5.4.II")
def cost_of(marquise: Marquise, kind: str, built: int) -> int:
    """Return the wood that a building of a kind costs when so many have left its track."""
    return int(marquise.values["cost"][kind][built])


@implements("6.5.4.II")
def connected_wood(game: Game, marquise: Marquise, place: Place) -> dict[Place, int]:
    """Return the wood in a clearing and in clearings connected to it through clearings the Marquise rules."""
    wood = marquise.piece("wood")
    return {p: n for p in connected(game, marquise, place) if (n := game.state.count(p, wood))}


@implements("6.5.4.II")
def connected(game: Game, marquise: Marquise, place: Place) -> list[Place]:
    """Return a clearing and all that are connected to it through clearings the Marquise rules."""
    found, seen = [place], {place}
    for reached in found:
        for other in adjacent(game, marquise.name, reached):
            if other not in seen:
                seen.add(other)
                if other.number and ruler(game, other) == marquise.name:
                    found.append(other)
    return found


def _costs(kind: str, price: int) -> Refusal:
    return Refusal("6.5.4.II", f"the {kind} costs {price} wood")


@implements("6.5.4", "6.5.4.II")
def _build(game: Game, marquise: Marquise) -> None:
    """Choose a clearing and a building, pay its cost in wood, place it and score."""
    place, kind = game.ask(
        marquise.name, "build", buildable(game, marquise), lambda option: _why_not_build(game, marquise, option)
    )
    wood = marquise.piece("wood")
    price = cost(game, marquise, kind)
    spent = game.ask_several(marquise.name, "wood to spend", connected_wood(game, marquise, place), price)
    game.nothing_for(marquise.name, "wood to spend", partial(_costs, kind, price))
    remove_pieces(game, marquise.name, [(wood, count, source) for source, count in spent.items()])
    _place_building(game, marquise, marquise.piece(kind), place)


@implements("6.5.4.I")
def _why_not_build(game: Game, marquise: Marquise, option: Option) -> Refusal | None:
    """Return why a building cannot be built in a clearing: she rules it, there is room, and wood to pay for it."""
    match option:
        case (Place() as place, str() as kind) if kind in BUILDINGS:
            if not rules(game, marquise.name, place):
                return Refusal("6.5.4.I", f"the Marquise does not rule {name(place)}")
            if not available(game, marquise.piece(kind)):
                return Refusal("6.5.4", f"no {kind} is left on the track")
            room = why_not_place(game, marquise.name, marquise.piece(kind), place)
            return room or _too_dear(game, marquise, place, kind)
    return None


@implements("6.5.4.II")
def _too_dear(game: Game, marquise: Marquise, place: Place, kind: str) -> Refusal:
    """Return how much wood a building lacks in a clearing."""
    needed, there = cost(game, marquise, kind), sum(connected_wood(game, marquise, place).values())
    return Refusal("6.5.4.II", f"{needed} wood is needed, {there} is connected")


@implements("6.5.4.III")
def _place_building(game: Game, marquise: Marquise, building: Piece, place: Place) -> None:
    """Place the building and score the points of the space it uncovers."""
    place_pieces(game, marquise.name, building, 1, place)
    uncovered = marquise.pieces[building.kind].count - game.state.count(supply(marquise.name), building) - 1
    score_points(game, marquise.name, int(marquise.values["points"][building.kind][uncovered]))


# 6.5.5 Overwork -------------------------------------------------------------------------------------------------------
@implements("6.5.5")
def _why_no_overwork(game: Game, marquise: Marquise) -> Refusal | None:
    return None if overworks(game, marquise) else Refusal("6.5.5", "no card matches a sawmill's clearing")


@implements("6.5.5")
def overworks(game: Game, marquise: Marquise) -> Judged[tuple[Place, Card]]:
    """Return every sawmill's clearing with a card that matches it."""
    sawmills = game.state.where(marquise.piece("sawmill"))
    pairs = [(place, card) for place in sawmills for card in spendable(game, marquise.name)]
    return Judged(pairs, lambda pair: why_not_overwork_there(game, marquise, *pair) is None)


@implements("6.5.5")
def why_not_overwork_there(game: Game, marquise: Marquise, place: Place, card: Card) -> Refusal | None:
    """Return why a card cannot be spent to place a wood token in a clearing, or None."""
    if not game.state.count(place, marquise.piece("sawmill")):
        return Refusal("6.5.5", f"no sawmill is in {name(place)}")
    if not matches(game, card.suit, place):
        return Refusal("6.5.5", f"{card.name} does not match {name(place)}")
    return why_not_place(game, marquise.name, marquise.piece("wood"), place)


def _why_not_overwork(game: Game, marquise: Marquise, option: Option) -> Refusal | None:
    match option:
        case (Place() as place, Card() as card) if card in spendable(game, marquise.name):
            return why_not_overwork_there(game, marquise, place, card)
    return None


@implements("1.5.4", "6.5.5")
def _overwork(game: Game, marquise: Marquise) -> None:
    """Spend a card that matches a sawmill's clearing to place a wood token there, if one is left."""
    place, card = game.ask(
        marquise.name, "overwork", overworks(game, marquise), lambda option: _why_not_overwork(game, marquise, option)
    )
    spend_card(game, marquise.name, [card])
    place_pieces(game, marquise.name, marquise.piece("wood"), 1, place)


ACTS = (
    Action("battle", _battle, _why_no_battle),
    Action("march", _march),
    Action("recruit", _recruit, _why_no_recruit),
    Action("build", _build, _why_no_build),
    Action("overwork", _overwork, _why_no_overwork),
    Action("extra action", _extra_action, _why_no_extra, free=True),
)


# Evening -------------------------------------------------------------------------------------------------------------
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


BIRDSONG = Steps("6.4", {"wood": place_wood})
DAYLIGHT = Steps("6.5", {"craft": craft, "act": act})
EVENING = Steps("6.6", {"draw and discard": draw_and_discard})
