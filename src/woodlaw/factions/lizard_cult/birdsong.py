"""Section 10.4, the Cult's Birdsong: the Outcast, the Lost Souls and conspiracies."""

from __future__ import annotations

from collections import Counter

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.concepts import clearings_of
from woodlaw.engine.dealing import discard_together
from woodlaw.engine.decisions import Judged, Option
from woodlaw.engine.enemies import enemy_pieces, is_enemy_piece
from woodlaw.engine.fight import take_battle, why_no_battle
from woodlaw.engine.game import Game
from woodlaw.engine.march import Terms, take_move, why_no_move
from woodlaw.engine.primitives import remove_pieces, replace_piece, why_not_replace
from woodlaw.engine.refusal import Refusal, of_all
from woodlaw.engine.titles import name
from woodlaw.engine.turn import take_any
from woodlaw.engine.venture import BATTLE, MOVE
from woodlaw.factions.lizard_cult.abilities import LOST_SOULS, Cult
from woodlaw.law.implements import implements
from woodlaw.table.pieces import BUILDING, WARRIOR, Category, Piece
from woodlaw.table.places import Place, supply
from woodlaw.table.suits import CLEARING_SUITS

CRUSADE, CONVERT, SANCTIFY = "10.4.3.I", "10.4.3.II", "10.4.3.III"

Target = tuple[Place, Piece]
"""An enemy piece that a conspiracy replaces, and where it is."""


# 10.4.1 Adjust Outcast ------------------------------------------------------------------------------------------------
@implements("10.4.1")
def adjust_outcast(game: Game, cult: Cult) -> None:
    """The suit with the most Lost Souls becomes the Outcast; if it was already, or there is none, it is Hated."""
    suit, now = _suit_of_most_souls(game), cult.outcast(game.state)
    if suit and suit != now:
        cult.mark_outcast(game, suit, hated=False)
    elif not cult.is_hated(game.state):
        cult.mark_outcast(game, now, hated=True)


def _suit_of_most_souls(game: Game) -> str:
    """Return the suit of most Lost Souls; chance takes one of those that cards which nobody has seen can make it."""
    souls = Counter(card.suit for card in game.state.cards_at(LOST_SOULS))
    more = range(souls.pop("", 0) + 1)
    could_be = list(dict.fromkeys(suit_of_most(souls + Counter({s: n})) for s in CLEARING_SUITS for n in more))
    return could_be[game.pick("suit of the Lost Souls", could_be)] if len(could_be) > 1 else could_be[0]


@implements("10.4.1")
def suit_of_most(souls: Counter[str]) -> str:
    """Return the suit of which there are more cards than of any other, birds apart; nothing where there is none."""
    first, second, _ = sorted(CLEARING_SUITS, key=lambda suit: -souls[suit])
    return first if souls[first] > souls[second] else ""


# 10.4.2 Discard Lost Souls --------------------------------------------------------------------------------------------
@implements("10.4.2")
def discard_lost_souls(game: Game, cult: Cult) -> None:
    """Discard all Lost Souls to the discard pile; dominance cards become available."""
    discard_together(game, cult.name, [(card, LOST_SOULS) for card in game.state.cards_at(LOST_SOULS)])


# 10.4.3 Perform Conspiracies ------------------------------------------------------------------------------------------
@implements("10.4.3")
def conspire(game: Game, cult: Cult) -> None:
    """Perform conspiracies, in any order and number."""
    take_any(game, cult, CONSPIRACIES)


@implements("10.4.3")
def cost(game: Game, cult: Cult, conspiracy: str) -> int:
    """Return how many acolytes a conspiracy costs: one less while the Outcast is Hated."""
    return int(cult.values["acolytes"][conspiracy]) - cult.is_hated(game.state)


@implements("10.4.3")
def _why_too_few(game: Game, cult: Cult, conspiracy: str) -> Refusal | None:
    there, price = game.state.count(cult.acolytes, cult.warrior), cost(game, cult, conspiracy)
    return Refusal(conspiracy, f"it takes {price} of the acolytes, and there are {there}") if there < price else None


@implements("10.4.3")
def _spend_acolytes(game: Game, cult: Cult, conspiracy: str) -> None:
    """Return the acolytes that a conspiracy costs to the supply."""
    remove_pieces(game, cult.name, [(cult.warrior, cost(game, cult, conspiracy), cult.acolytes)])


@implements("10.4.3")
def outcast_clearings(game: Game, cult: Cult) -> list[Place]:
    """Return the clearings that match the Outcast."""
    return clearings_of(game, {cult.outcast(game.state)})


# 10.4.3.I Crusade -----------------------------------------------------------------------------------------------------
@implements("10.4.3.I")
def _why_no_crusade(game: Game, cult: Cult) -> Refusal | None:
    neither = Refusal(CRUSADE, "no battle in a clearing that matches the Outcast, and no move out of one")
    neither_can = _why_no_battle(game, cult) and _why_no_move(game, cult)
    return _why_too_few(game, cult, CRUSADE) or (neither if neither_can else None)


def _why_no_battle(game: Game, cult: Cult) -> Refusal | None:
    otherwise = Refusal(CRUSADE, "no battle in a clearing that matches the Outcast")
    return why_no_battle(game, cult.name, outcast_clearings(game, cult), otherwise)


def _why_no_move(game: Game, cult: Cult) -> Refusal | None:
    otherwise = Refusal(CRUSADE, "no move out of a clearing that matches the Outcast")
    return why_no_move(game, cult.name, _out_of_outcast(game, cult), otherwise)


def _out_of_outcast(game: Game, cult: Cult) -> Terms:
    return Terms(origins=outcast_clearings(game, cult), clause=CRUSADE)


@implements("10.4.3.I")
def _crusade(game: Game, cult: Cult) -> None:
    """Spend two acolytes to battle in an Outcast clearing, or to move out of one and perhaps battle at the end."""
    why_not = {BATTLE: _why_no_battle, MOVE: _why_no_move}
    _spend_acolytes(game, cult, CRUSADE)
    if game.choose(cult.name, "move or battle", (*why_not,), lambda kind: why_not[kind](game, cult)) == BATTLE:
        take_battle(game, cult.name, outcast_clearings(game, cult), clause=CRUSADE)
        return
    destination = take_move(game, cult.name, _out_of_outcast(game, cult))
    if destination is not None:
        take_battle(game, cult.name, [destination], may_decline=True, clause=CRUSADE)


# 10.4.3.II Convert ----------------------------------------------------------------------------------------------------
@implements("10.4.3.II")
def _why_no_convert(game: Game, cult: Cult) -> Refusal | None:
    return _why_none_replaced(game, cult, WARRIOR, CONVERT)


@implements("10.4.3.II")
def _convert(game: Game, cult: Cult) -> None:
    """Spend two acolytes, and replace an enemy warrior in an Outcast clearing with one of the Cult's."""
    _spend_acolytes(game, cult, CONVERT)
    _replace_one(game, cult, "warrior to convert", WARRIOR, CONVERT)


# 10.4.3.III Sanctify --------------------------------------------------------------------------------------------------
@implements("10.4.3.III")
def _why_no_sanctify(game: Game, cult: Cult) -> Refusal | None:
    return _why_none_replaced(game, cult, BUILDING, SANCTIFY)


@implements("10.4.3.III")
def _sanctify(game: Game, cult: Cult) -> None:
    """Spend three acolytes, and replace an enemy building in an Outcast clearing with a garden of that suit."""
    _spend_acolytes(game, cult, SANCTIFY)
    _replace_one(game, cult, "building to sanctify", BUILDING, SANCTIFY)


# What both replace ----------------------------------------------------------------------------------------------------
def _why_none_replaced(game: Game, cult: Cult, category: Category, conspiracy: str) -> Refusal | None:
    """Return why a conspiracy can replace nothing, or None, once its acolytes are back in the supply."""
    refusal = _why_too_few(game, cult, conspiracy)
    if refusal:
        return refusal
    price, home = cost(game, cult, conspiracy), supply(cult.name)
    game.shift(cult.warrior, price, cult.acolytes, home)
    targets = _targets(game, cult, category, conspiracy)
    found = bool(targets)
    refusals = [_why_not_replaced(game, cult, category, conspiracy, target) for target in targets.candidates]
    game.shift(cult.warrior, price, home, cult.acolytes)
    nothing = Refusal(conspiracy, f"no enemy {category.value} is in a clearing that matches the Outcast")
    return None if found else of_all(refusals, nothing)


def _targets(game: Game, cult: Cult, category: Category, conspiracy: str) -> Judged[Target]:
    """Return the enemy pieces of a category in Outcast clearings that can be replaced."""
    sites = outcast_clearings(game, cult)
    near = [(place, old) for place in sites for old, _, _ in enemy_pieces(game, cult.name, place)]
    return Judged(
        [target for target in near if target[1].category is category],
        lambda target: _why_not_replaced(game, cult, category, conspiracy, target) is None,
    )


def _why_not_replaced(game: Game, cult: Cult, category: Category, conspiracy: str, target: Target) -> Refusal | None:
    place, old = target
    if place not in outcast_clearings(game, cult):
        return Refusal(conspiracy, f"{name(place)} does not match the Outcast")
    there = game.state.count(place, old) and is_enemy_piece(game, cult.name, old, place)
    if not there or old.category is not category:
        return Refusal(conspiracy, f"that is no enemy {category.value} in {name(place)}")
    return why_not_replace(game, cult.name, old, _coming(game, cult, category), place)


def _coming(game: Game, cult: Cult, category: Category) -> Piece:
    """Return what takes the place of an enemy piece of a category."""
    return cult.warrior if category is WARRIOR else cult.garden(cult.outcast(game.state))


def _replace_one(game: Game, cult: Cult, what: str, category: Category, conspiracy: str) -> None:
    def refuse(option: Option) -> Refusal | None:
        match option:
            case (Place() as place, Piece() as old) if place.number:
                return _why_not_replaced(game, cult, category, conspiracy, (place, old))
        return None

    targets = _targets(game, cult, category, conspiracy)
    place, old = game.ask(cult.name, what, targets, refuse)
    replace_piece(game, cult.name, old, _coming(game, cult, category), place)


CONSPIRACIES = (
    Action("crusade", _crusade, _why_no_crusade),
    Action("convert", _convert, _why_no_convert),
    Action("sanctify", _sanctify, _why_no_sanctify),
)

BIRDSONG = Steps(
    "10.4",
    {"adjust outcast": adjust_outcast, "discard lost souls": discard_lost_souls, "perform conspiracies": conspire},
)
