"""Section 4.3, Battle, as it is played: the six steps."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from woodlaw.engine.battle import (
    ambush_strikes,
    attackers_left,
    defenseless,
    ignores_first_hit,
    lent_to,
    most_rolled_hits,
    of_effects,
    remover_of,
    rolled,
    taken_from_ambush,
    why_no_ambush,
    why_not_ambush,
    why_not_battle,
    why_not_yet,
)
from woodlaw.engine.concepts import owners
from woodlaw.engine.dealing import as_held, discard_card, spendable
from woodlaw.engine.decisions import DECLINE, USE, Judged, Option
from woodlaw.engine.events import Battled, CardsMoved
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import take_in_order, uninterrupted
from woodlaw.engine.place import why_not_remove
from woodlaw.engine.primitives import remove_together, roll_dice
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Falling, Fight, Lent, Modifier, Removal
from woodlaw.engine.titles import name, player_title
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import ITEM, WARRIOR, Piece
from woodlaw.table.places import PLAYED, Place, hand


@dataclass(slots=True)
class Hits:
    """What one side deals: rolled hits, extra hits, and what the other side's effects ignore of them.

    ``more_rolled`` raises the most rolled hits; ``struck`` says that it has dealt hits already, by an ambush.
    """

    rolled: int = 0
    more_rolled: int = 0
    extra: int = 0
    ignored_rolled: int = 0
    ignores_rolled: bool = False
    struck: bool = False


@dataclass(slots=True)
class Battle:
    """A battle under way. ``hits[player]`` is what that player deals; ``then`` what effects let follow their hits."""

    fight: Fight
    hits: dict[str, Hits]
    then: list[Callable[[Game], None]] = field(default_factory=list)


@implements("4.3")
def legal_battles(game: Game, attacker: str, clearings: Collection[Place] | None = None) -> Judged[tuple[Place, str]]:
    """Return every battle that a player can initiate, perhaps in some clearings alone: where, and against whom."""
    where = game.state.clearings if clearings is None else clearings
    near = [(place, other) for place in where for other in owners(game, place) if other != attacker]
    return Judged(near, lambda battle: why_not_battle(game, attacker, battle[1], battle[0]) is None)


def why_no_battle(game: Game, attacker: str, clearings: Collection[Place], otherwise: Refusal) -> Refusal | None:
    """Return why a player can initiate no battle in some clearings, or None: what refuses all that others with pieces
    there could be the defenders of, else ``otherwise``.
    """
    near = legal_battles(game, attacker, clearings)
    if near:
        return None
    return game.why_all((why_not_battle(game, attacker, other, place) for place, other in near.candidates), otherwise)


@implements("4.3")
def take_battle(
    game: Game,
    player: str,
    clearings: Collection[Place] | None = None,
    *,
    may_decline: bool = False,
    clause: str = "",
) -> tuple[Place, str] | None:
    """Have a player initiate a battle, perhaps in some clearings alone; return where and against whom.

    None where it was declined, or there is none to initiate. ``clause`` is the one that names the clearings: a refusal
    for any other cites it.
    """
    battles = legal_battles(game, player, clearings)
    choice: Option | None
    if may_decline or battles:
        options = battles.or_else(DECLINE) if may_decline else battles
        choice = game.ask(player, "battle", options, lambda option: _why_not(game, player, option, clearings, clause))
    else:
        choice = game.none_of(player, "battle", battles.candidates, lambda b: why_not_battle(game, player, b[1], b[0]))
    match choice:
        case (Place() as clearing, str() as defender):
            battle(game, player, defender, clearing)
            return clearing, defender
    return None


def _why_not(
    game: Game, player: str, option: Option, clearings: Collection[Place] | None, clause: str
) -> Refusal | None:
    """Return why a battle that is no option cannot be initiated; ``clause`` may say that it cannot be there."""
    match option:
        case (Place() as clearing, str() as defender) if defender in game.state.seats:
            if clearings is None or clearing in clearings:
                return why_not_battle(game, player, defender, clearing)
            return Refusal(clause, f"the battle is not fought in {name(clearing)}") if clause else None
    return None


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
        game.refuse(refusal)
    uninterrupted(game, lambda: _fight(game, attacker, defender, clearing))


def _fight(game: Game, attacker: str, defender: str, clearing: Place) -> None:
    fight = Fight(attacker, defender, clearing, stood=dict(game.state.at(clearing)))
    starting = [offer for e in game.bending(Extension.start_of_battle) for offer in e.start_of_battle(game, fight)]
    take_in_order(game, game.state.current, starting)
    ambush = play_ambush(game, fight)
    foil = foil_ambush(game, fight, ambush) if ambush else None
    if ambush is None and game.unasked(attacker, "ambush", lambda: _NOTHING_TO_FOIL):
        wasted = _choose_ambush(game, attacker, fight)
        if wasted:
            discard_card(game, attacker, wasted, PLAYED)
    fight.ambush, fight.foil = (card.suit if card else "" for card in (ambush, foil))
    game.emit(Battled, attacker, defender, clearing, fight.ambush, fight.foil)
    under_way = Battle(fight, {attacker: Hits(), defender: Hits()})
    if ambush is None or foil is not None or resolve_ambush(game, under_way, ambush):
        use_before_roll_effects(game, under_way)
        roll(game, under_way)
        use_after_roll_effects(game, under_way)
        deal_hits(game, fight, count_hits(game, under_way))
        follow_up(game, under_way)
    else:
        _leave_effects_out(game, fight)
    ending = [offer for e in game.bending(Extension.after_battle) for offer in e.after_battle(game, fight)]
    take_in_order(game, game.state.current, ending)


_NOTHING_TO_FOIL = Refusal("4.3.1.I", "there is no ambush to foil")
_ENDED = Refusal("4.3.1.II", "the ambush has ended the battle")


def _leave_effects_out(game: Game, fight: Fight) -> None:
    """Tell that no effect is used where an ambush has ended the battle."""
    for effect in of_effects(game, fight) if game.told_unasked else ():
        if effect.optional:
            game.nothing_for(effect.player, f"use {effect.clause}", effect.why_not or (lambda: _ENDED))


# Step 1: Defender May Ambush ------------------------------------------------------------------------------------------
@implements("2.1.2", "4.3.1")
def play_ambush(game: Game, fight: Fight) -> Card | None:
    """The defender may play one ambush card that matches the clearing; return it, or None."""
    return _choose_ambush(game, fight.defender, fight)


@implements("4.3.1.I")
def foil_ambush(game: Game, fight: Fight, ambush: Card) -> Card | None:
    """The attacker may play an ambush card too: then both are discarded, and there is no ambush; return it, or None."""
    foil = _choose_ambush(game, fight.attacker, fight)
    if foil:
        discard_card(game, fight.defender, ambush, PLAYED)
        discard_card(game, fight.attacker, foil, PLAYED)
    return foil


def _choose_ambush(game: Game, player: str, fight: Fight) -> Card | None:
    """Have a player play one ambush card of its hand that matches the clearing, or none."""
    held = [card for card in spendable(game, player) if card.kind is CardKind.AMBUSH]
    none_at_all = why_no_ambush(game, player, fight)

    def why_not(card: Card) -> Refusal | None:
        return none_at_all or why_not_ambush(game, card.suit, fight.clearing)

    def refuse(option: Option) -> Refusal | None:
        if not isinstance(option, Card):
            return None
        if option in held:
            return why_not(option)
        kind = "is not in hand" if option.kind is CardKind.AMBUSH else "is no ambush card"
        return Refusal("4.3.1", f"{option.name} {kind}")

    choice = game.ask(player, "ambush", [DECLINE, *(card for card in held if why_not(card) is None)], refuse)
    if not isinstance(choice, Card):
        return None
    played = as_held(game, player, choice)
    game.give(played, hand(player), PLAYED)
    game.emit(CardsMoved, player, (played,), hand(player), PLAYED)
    return played


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
    _use_effects(game, battle, [each for each in of_effects(game, battle.fight) if each.before_roll])


@implements("4.3.4")
def use_after_roll_effects(game: Game, battle: Battle) -> None:
    """Both sides may use their other effects on the battle."""
    _use_effects(game, battle, [each for each in of_effects(game, battle.fight) if not each.before_roll])


def _use_effects(game: Game, battle: Battle, effects: Sequence[Modifier]) -> None:
    """Let each effect happen in turn; whoever has one that is optional chooses whether to use it."""
    left = [effect for effect in effects if effect.why_not is None and not effect.ignores_first]
    while left:
        effect = _next_effect(game, battle.fight, left)
        left.remove(effect)
        if not effect.optional or game.ask(effect.player, f"use {effect.clause}", [DECLINE, USE]) == USE:
            _use(game, battle, effect)
    for effect in effects:
        if effect.why_not is not None and game.unasked(effect.player, f"use {effect.clause}", effect.why_not, USE):
            _use(game, battle, effect)


def _use(game: Game, battle: Battle, effect: Modifier) -> None:
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
    against.extra += effect.taken
    against.ignored_rolled += effect.ignored_rolled
    against.ignores_rolled = against.ignores_rolled or effect.ignores_rolled


# Step 3: Roll Dice ----------------------------------------------------------------------------------------------------
@implements("4.3.3", "4.3.3.I")
def roll(game: Game, battle: Battle) -> None:
    """Roll both dice; each side will deal at most as many rolled hits as it has warriors there."""
    rolls = roll_dice(game, battle.fight)
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
    rolled_ones = hits.rolled if hits.ignores_rolled else min(hits.ignored_rolled, hits.rolled)
    return rolled_ones + first


# Step 6: Deal Hits ----------------------------------------------------------------------------------------------------
@implements("4.3.6")
def deal_hits(game: Game, fight: Fight, dealt: Mapping[str, int]) -> None:
    """Deal the hits of one side or both at once: first whoever takes hits chooses what falls, then all is removed."""
    takers = _in_order_of_choice(game, fight, dealt)
    removals = [
        Removal(remover_of(game, fight, taker, piece), piece, count, place)
        for taker in takers
        for (piece, place), count in choose_fallen(game, fight, taker, dealt[fight.enemy(taker)]).items()
    ]
    fight.hit.update(removal.piece for removal in removals)
    remove_together(game, removals, fight)


@implements("1.1.3")
def _in_order_of_choice(game: Game, fight: Fight, dealt: Mapping[str, int]) -> list[str]:
    """Return the sides that take hits, in the order in which they choose what falls.

    Where both have to choose, no rule says who does so first, so that the player whose turn it is does.
    """
    takers = [player for player in fight.sides if fight.enemy(player) in dealt]
    hit = len(takers) > 1 and all(dealt.values())
    if not hit or not all(_has_to_choose(game, fight, side, dealt[fight.enemy(side)]) for side in takers):
        game.nothing_for(game.state.current, "who chooses losses first", lambda: _NOT_BOTH)
        return takers
    first = game.ask(game.state.current, "who chooses losses first", takers)
    return [first, fight.enemy(first)]


_NOT_BOTH = Refusal("1.1.3", "not both sides have losses to choose")


@implements("4.3.6")
def _has_to_choose(game: Game, fight: Fight, taker: str, hits: int) -> bool:
    """Return whether some of the hits that a side takes leave it several kinds of pieces, and not all of them fall."""
    falling = Falling(fight)
    while hits > 0:
        fall = _that_may_fall(game, fight, taker, falling)
        most = sum(falling.left(game, *each) for each in fall)
        if hits < most or not fall:
            return len(fall) > 1
        for each in fall:
            falling.fell(*each, falling.left(game, *each))
        hits -= most
    return False


@implements("4.3.4")
def follow_up(game: Game, battle: Battle) -> None:
    """Once the hits are dealt, let happen what effects name after their hit, in the order in which they were used."""
    for follow in battle.then:
        follow(game)


@implements("4.3.6")
def choose_fallen(game: Game, fight: Fight, taker: str, hits: int) -> dict[tuple[Piece, Place], int]:
    """Return what a side loses to some hits, and where it lies: warriors first, then buildings and tokens.

    The side chooses the order. Warriors of others that fight for it are among its warriors. Hits pass over what an
    effect keeps the other side from removing.
    """
    falling = Falling(fight)
    fight.as_own.update(piece for lent in lent_to(game, taker, fight) if lent.as_own for piece in lent.pieces)
    for _ in range(hits):
        options = _that_may_fall(game, fight, taker, falling)
        fallen = _ask_what_falls(game, fight, taker, options, falling)
        if fallen is None:
            break
        falling.fell(*fallen)
    return falling.fallen


def _that_may_fall(game: Game, fight: Fight, taker: str, falling: Falling) -> list[tuple[Piece, Place]]:
    """Return what the next hit on a side may fall on."""
    lent = lent_to(game, taker, fight)
    return [
        (piece, place)
        for place in _where_hits_fall(game, fight, taker)
        for piece in falling.standing(game, place)
        if _is_hit(fight, taker, piece, place, lent)
        and _why_not_fall(game, fight, taker, piece, place, falling, lent) is None
    ]


def _where_hits_fall(game: Game, fight: Fight, taker: str) -> tuple[Place, ...]:
    """Return where what a side loses to hits lies: in the clearing of battle, and perhaps on its board."""
    bending = game.bending(Extension.hits_fall_on)
    return (fight.clearing, *[box for e in bending if e.owner == taker for box in e.hits_fall_on(game, fight)])


def _is_hit(fight: Fight, taker: str, piece: Piece, place: Place, lent: Sequence[Lent]) -> bool:
    """Return whether a piece is one that a side takes hits with: its own, one lent to it, or an item on its board."""
    if place is not fight.clearing:
        return piece.category is ITEM
    return piece.owner == taker or (bool(lent) and any(piece in each.pieces for each in lent))


def _ask_what_falls(
    game: Game, fight: Fight, taker: str, options: Sequence[tuple[Piece, Place]], falling: Falling
) -> tuple[Piece, Place] | None:
    """Have a side choose what the next hit falls on; return it and where it lies, or None where there is nothing."""
    places = dict(options)

    def refuse(option: Option) -> Refusal | None:
        lent = lent_to(game, taker, fight)
        if not isinstance(option, Piece) or not _is_hit(fight, taker, option, fight.clearing, lent):
            return None
        if not falling.left(game, option, fight.clearing):
            return None
        return _why_not_fall(game, fight, taker, option, fight.clearing, falling, lent)

    if places:
        piece = game.ask(taker, "piece to lose", list(places), refuse)
        return piece, places[piece]
    spared = game.none_of(taker, "piece to lose", falling.standing(game, fight.clearing), refuse)
    return (spared, fight.clearing) if spared else None


@implements("4.3.6")
def _why_not_fall(
    game: Game, fight: Fight, taker: str, piece: Piece, place: Place, falling: Falling, lent: Sequence[Lent]
) -> Refusal | None:
    """Return why the next hit cannot remove a piece when others have fallen before it, or None.

    ``lent`` are the warriors of others that fight for the side that takes the hit.
    """
    others = sum(falling.left(game, each, fight.clearing) for of in lent for each in of.pieces) if lent else 0
    return (
        (_why_not_lent_yet(game, taker, piece, lent, falling) if lent else None)
        or why_not_yet(game, piece.owner, piece, fight.clearing, falling.warriors_of(piece.owner) - others)
        or why_not_remove(game, fight.enemy(taker), piece, place, falling)
    )


def _why_not_lent_yet(game: Game, taker: str, piece: Piece, lent: Sequence[Lent], falling: Falling) -> Refusal | None:
    """Return why a warrior of another cannot take a hit yet, or None.

    Where some of those that fight for a side take hits last, all of them wait for the side's own, which then chooses
    among them.
    """
    if falling.fight is None or not any(each.last for each in lent):
        return None
    if not any(piece in each.pieces and not each.as_own for each in lent):
        return None
    as_own = {each for of in lent if of.as_own for each in of.pieces}
    own = sum(
        count
        for each, count in falling.standing(game, falling.fight.clearing).items()
        if each in as_own or (each.owner == taker and each.category is WARRIOR)
    )
    if not own:
        return None
    return Refusal("4.3.6", f"{player_title(game, taker)} still has {own} warrior{'s' * (own > 1)} of its own there")
