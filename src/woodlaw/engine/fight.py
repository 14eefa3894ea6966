"""Section 4.3, Battle, as it is played: the six steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from woodlaw.engine.battle import (
    ambush_strikes,
    attackers_left,
    defenseless,
    ignores_first_hit,
    modifiers,
    most_rolled_hits,
    rolled,
    taken_from_ambush,
    why_not_ambush,
    why_not_battle,
    why_not_yet,
)
from woodlaw.engine.concepts import owners
from woodlaw.engine.decisions import DECLINE, USE, Judged, Option
from woodlaw.engine.events import Battled, CardsMoved
from woodlaw.engine.extension import Fight, Modifier
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import uninterrupted
from woodlaw.engine.place import why_not_remove
from woodlaw.engine.primitives import discard_card, remove_together, roll_dice
from woodlaw.engine.refusal import Forbidden, Refusal
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import CLEARINGS, PLAYED, Place, hand


@dataclass(slots=True)
class Hits:
    """What one side deals: rolled hits, extra hits, and what the other side's effects ignore of them.

    ``more_rolled`` raises the most rolled hits; ``struck`` says that it has dealt hits already, by an ambush.
    """

    rolled: int = 0
    more_rolled: int = 0
    extra: int = 0
    ignored: int = 0
    ignores_rolled: bool = False
    struck: bool = False


@dataclass(slots=True)
class Battle:
    """A battle under way. ``hits[player]`` is what that player deals; ``then`` what effects let follow their hits."""

    fight: Fight
    hits: dict[str, Hits]
    then: list[Callable[[Game], None]] = field(default_factory=list)


@implements("4.3")
def legal_battles(game: Game, attacker: str) -> Judged[tuple[Place, str]]:
    """Return every battle that a player can initiate: the clearing and the defender."""
    near = [(place, other) for place in CLEARINGS for other in owners(game, place) if other != attacker]
    return Judged(near, lambda battle: why_not_battle(game, attacker, battle[1], battle[0]) is None)


@implements("1.5.5.I")
def force_battle(game: Game, attacker: str, defender: str, clearing: Place) -> None:
    """Have a player fight a battle that somebody else forces it to: within it the player decides as in any other.

    Raises :class:`Forbidden` when the player cannot initiate it.
    """
    battle(game, attacker, defender, clearing)


@implements("4.3")
def battle(game: Game, attacker: str, defender: str, clearing: Place) -> None:
    """Fight a battle, step by step.

    Raises :class:`Forbidden` when it cannot be initiated.
    """
    refusal = why_not_battle(game, attacker, defender, clearing)
    if refusal:
        raise Forbidden(refusal)
    uninterrupted(game, lambda: _fight(game, attacker, defender, clearing))


def _fight(game: Game, attacker: str, defender: str, clearing: Place) -> None:
    ambush = play_ambush(game, defender, clearing)
    foil = foil_ambush(game, attacker, defender, clearing, ambush) if ambush else None
    fight = Fight(attacker, defender, clearing, ambush.suit if ambush else "", foil.suit if foil else "")
    game.emit(Battled(attacker, defender, clearing, fight.ambush, fight.foil))
    under_way = Battle(fight, {attacker: Hits(), defender: Hits()})
    if ambush is None or foil is not None or resolve_ambush(game, under_way, ambush):
        use_before_roll_effects(game, under_way)
        roll(game, under_way)
        use_after_roll_effects(game, under_way)
        deal_hits(game, fight, count_hits(game, under_way))
        follow_up(game, under_way)
    for extension in game.bending("after_battle"):
        extension.after_battle(game, fight)


# Step 1: Defender May Ambush ------------------------------------------------------------------------------------------
@implements("2.1.2", "4.3.1")
def play_ambush(game: Game, defender: str, clearing: Place) -> Card | None:
    """The defender may play one ambush card that matches the clearing; return it, or None."""
    return _choose_ambush(game, defender, clearing)


@implements("4.3.1.I")
def foil_ambush(game: Game, attacker: str, defender: str, clearing: Place, ambush: Card) -> Card | None:
    """The attacker may play an ambush card too: then both are discarded, and there is no ambush; return it, or None."""
    foil = _choose_ambush(game, attacker, clearing)
    if foil:
        discard_card(game, defender, ambush, PLAYED)
        discard_card(game, attacker, foil, PLAYED)
    return foil


def _choose_ambush(game: Game, player: str, clearing: Place) -> Card | None:
    """Have a player play one ambush card of its hand that matches the clearing, or none."""
    held = [card for card in dict.fromkeys(game.state.cards_at(hand(player))) if card.kind is CardKind.AMBUSH]
    fitting = [card for card in held if why_not_ambush(game, card.suit, clearing) is None]

    def refuse(option: Option) -> Refusal | None:
        return why_not_ambush(game, option.suit, clearing) if isinstance(option, Card) and option in held else None

    choice = game.ask(player, "ambush", [DECLINE, *fitting], refuse)
    if not isinstance(choice, Card):
        return None
    game.give(choice, hand(player), PLAYED)
    game.emit(CardsMoved(player, (choice,), hand(player), PLAYED))
    return choice


@implements("4.3.1.II")
def resolve_ambush(game: Game, battle: Battle, ambush: Card) -> bool:
    """Deal the hits of an ambush at once and discard it; return whether attacking warriors or pawns remain."""
    fight = battle.fight
    if ambush_strikes(game, fight):
        battle.hits[fight.defender].struck = True
        deal_hits(game, fight, {fight.defender: taken_from_ambush(game, fight)})
    discard_card(game, fight.defender, ambush, PLAYED)
    return attackers_left(game, fight) > 0


# Steps 2 and 4: Use Before-Roll Effects, Use After-Roll Effects -------------------------------------------------------
@implements("4.3.2")
def use_before_roll_effects(game: Game, battle: Battle) -> None:
    """Both sides may use their effects that happen before rolling."""
    _use_effects(game, battle, [modifier for modifier in modifiers(game, battle.fight) if modifier.before_roll])


@implements("4.3.4")
def use_after_roll_effects(game: Game, battle: Battle) -> None:
    """Both sides may use their other effects on the battle."""
    _use_effects(game, battle, [modifier for modifier in modifiers(game, battle.fight) if not modifier.before_roll])


def _use_effects(game: Game, battle: Battle, effects: Sequence[Modifier]) -> None:
    """Let each effect happen in turn; whoever has one that is optional chooses whether to use it."""
    left = [effect for effect in effects if not effect.ignores_first]
    while left:
        effect = _next_effect(game, battle.fight, left)
        left.remove(effect)
        if effect.optional and game.ask(effect.player, f"use {effect.clause}", [DECLINE, USE]) == DECLINE:
            continue
        note_effect(battle, effect)
        if effect.use is not None:
            effect.use(game)
        if effect.then is not None:
            battle.then.append(effect.then)


def _next_effect(game: Game, fight: Fight, left: Sequence[Modifier]) -> Modifier:
    """Have the attacker say which effect comes next where both sides have some, else the side that has them.

    Effects that leave no choice and only add up come first, in any order.
    """
    certain = [effect for effect in left if not effect.optional and effect.use is None]
    if certain:
        return certain[0]
    sides = {effect.player for effect in left}
    chooser = fight.attacker if len(sides) > 1 else left[0].player
    by_label = {(effect.player, effect.clause): effect for effect in left}
    return by_label[game.ask(chooser, "effect that comes next", list(by_label))]


@implements("4.3.3.I", "4.3.5.I", "4.3.5.III")
def note_effect(battle: Battle, effect: Modifier) -> None:
    """Note the hits that an effect adds, to those that can be rolled or besides them, and those that it ignores."""
    own, against = battle.hits[effect.player], battle.hits[battle.fight.enemy(effect.player)]
    own.extra += effect.extra
    own.more_rolled += effect.more_rolled
    against.ignored += effect.ignored
    against.ignores_rolled = against.ignores_rolled or effect.ignores_rolled


# Step 3: Roll Dice ----------------------------------------------------------------------------------------------------
@implements("4.3.3", "4.3.3.I")
def roll(game: Game, battle: Battle) -> None:
    """Roll both dice; each side will deal at most as many rolled hits as it has warriors there."""
    rolls = roll_dice(game)
    for player, hits in battle.hits.items():
        limit = most_rolled_hits(game, player, battle.fight) + hits.more_rolled
        hits.rolled = min(rolled(game, player, battle.fight, rolls), limit)


# Step 5: Count Hits ---------------------------------------------------------------------------------------------------
@implements("4.3.5", "4.3.5.I", "4.3.5.II")
def count_hits(game: Game, battle: Battle) -> dict[str, int]:
    """Return what each side deals: rolled and extra hits, one more against the defenseless, less those ignored."""
    if defenseless(game, battle.fight):
        battle.hits[battle.fight.attacker].extra += 1
    counted = {player: hits.rolled + hits.extra for player, hits in battle.hits.items()}
    return {player: max(0, count - _ignored_hits(game, battle, player)) for player, count in counted.items()}


@implements("4.3.5.III")
def _ignored_hits(game: Game, battle: Battle, dealer: str) -> int:
    """Return how many hits the other side ignores; the first hit of a battle may have been one of an ambush."""
    hits = battle.hits[dealer]
    first = not hits.struck and ignores_first_hit(game, battle.fight, battle.fight.enemy(dealer))
    return hits.ignored + (hits.rolled if hits.ignores_rolled else 0) + first


# Step 6: Deal Hits ----------------------------------------------------------------------------------------------------
@implements("4.3.6")
def deal_hits(game: Game, fight: Fight, dealt: Mapping[str, int]) -> None:
    """Deal the hits of one side or both at once: first whoever takes hits chooses what falls, then all is removed."""
    takers = _in_order_of_choice(game, fight, dealt)
    fallen = [(taker, choose_fallen(game, fight, taker, dealt[fight.enemy(taker)])) for taker in takers]
    removals = [
        (fight.enemy(taker), piece, count, hits_fall_on(game, fight, taker))
        for taker, lost in fallen
        for piece, count in lost.items()
    ]
    remove_together(game, removals, fight)


@implements("1.1.3")
def _in_order_of_choice(game: Game, fight: Fight, dealt: Mapping[str, int]) -> list[str]:
    """Return the sides that take hits, in the order in which they choose what falls.

    Where both have to choose, no rule says who does so first, so that the player whose turn it is does.
    """
    takers = [player for player in (fight.attacker, fight.defender) if fight.enemy(player) in dealt]
    if len(takers) < 2 or not all(_has_to_choose(game, fight, taker, dealt[fight.enemy(taker)]) for taker in takers):
        return takers
    first = game.ask(game.state.current, "who chooses losses first", takers)
    return [first, fight.enemy(first)]


@implements("4.3.6")
def _has_to_choose(game: Game, fight: Fight, taker: str, hits: int) -> bool:
    """Return whether some of the hits that a side takes leave it several kinds of pieces, and not all of them fall."""
    left, fallen = _at_stake(game, fight, taker), dict[Piece, int]()
    while True:
        fall = [p for p in left if p not in fallen and _why_not_fall(game, fight, taker, p, fallen) is None]
        most = sum(left[piece] for piece in fall)
        if hits < most or not fall:
            return hits > 0 and len(fall) > 1
        fallen.update((piece, left[piece]) for piece in fall)
        hits -= most


@implements("4.3.4")
def follow_up(game: Game, battle: Battle) -> None:
    """Once the hits are dealt, let happen what effects name after their hit, in the order in which they were used."""
    for follow in battle.then:
        follow(game)


@implements("4.3.6")
def choose_fallen(game: Game, fight: Fight, taker: str, hits: int) -> dict[Piece, int]:
    """Return what a side loses to some hits: warriors first, then buildings and tokens, in the order it chooses.

    Hits pass over what an effect keeps the other side from removing.
    """
    left = _at_stake(game, fight, taker)
    fallen: dict[Piece, int] = {}
    for _ in range(hits):
        options = [piece for piece in left if _why_not_fall(game, fight, taker, piece, fallen) is None]
        if not options:
            break
        piece = _ask_what_falls(game, fight, taker, options, fallen)
        fallen[piece] = fallen.get(piece, 0) + 1
        left[piece] -= 1
        if not left[piece]:
            del left[piece]
    return fallen


def _at_stake(game: Game, fight: Fight, taker: str) -> dict[Piece, int]:
    """Return what hits on a side can fall on: its pieces there, or its items where they damage these instead."""
    place = hits_fall_on(game, fight, taker)
    return {p: n for p, n in game.state.at(place).items() if p.owner == taker or place is not fight.clearing}


def hits_fall_on(game: Game, fight: Fight, taker: str) -> Place:
    """Return where what a side loses to hits lies: in the clearing of battle, unless hits damage items instead."""
    for extension in game.bending("hits_fall_on"):
        if extension.owner == taker:
            return extension.hits_fall_on(game, fight) or fight.clearing
    return fight.clearing


def _ask_what_falls(
    game: Game, fight: Fight, taker: str, options: Sequence[Piece], fallen: Mapping[Piece, int]
) -> Piece:
    def refuse(option: Option) -> Refusal | None:
        mine = isinstance(option, Piece) and option.owner == taker and game.state.count(fight.clearing, option)
        return _why_not_fall(game, fight, taker, option, fallen) if mine and isinstance(option, Piece) else None

    return game.ask(taker, "piece to lose", options, refuse)


@implements("4.3.6")
def _why_not_fall(game: Game, fight: Fight, taker: str, piece: Piece, fallen: Mapping[Piece, int]) -> Refusal | None:
    """Return why the next hit cannot remove a piece when others have fallen before it, or None."""
    warriors = sum(count for each, count in fallen.items() if each.category is Category.WARRIOR)
    return why_not_yet(game, piece.owner, piece, fight.clearing, warriors) or why_not_remove(
        game, fight.enemy(taker), piece, fight.clearing, fight
    )
