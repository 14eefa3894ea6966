"""Section 4.3, Battle: who may fight, with how many, and how many hits a battle can deal at most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from woodlaw.engine.audit import Audit
from woodlaw.engine.concepts import matches
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.extension import Extension, seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_remove
from woodlaw.engine.refusal import Refusal, forbidden
from woodlaw.engine.sides import Falling, Fight, Lent, Modifier
from woodlaw.engine.titles import name, player_title
from woodlaw.law.implements import audits, implements
from woodlaw.table.pieces import BUILDING, PAWN, TOKEN, Piece
from woodlaw.table.places import Place

HIGHEST_ROLL = 3
AMBUSH_HITS = 2

Throw = tuple[int, int] | None
"""Two rolls, or None where they are not known."""


def why_not_battle(game: Game, attacker: str, defender: str, clearing: Place) -> Refusal | None:
    """Return why a player cannot initiate a battle against another in a clearing, or None."""
    return (
        _why_not_there(clearing)
        or _why_no_attacker(game, attacker, defender, clearing)
        or _why_no_defender(game, attacker, defender, clearing)
        or _why_not_by_effect(game, attacker, defender, clearing)
    )


@implements("4.3")
def _why_not_there(place: Place) -> Refusal | None:
    return None if place.number else Refusal("4.3", f"{name(place)} is no clearing, where battles are fought")


@implements("4.3")
def _why_no_attacker(game: Game, attacker: str, defender: str, clearing: Place) -> Refusal | None:
    if attackers_left(game, Fight(attacker, defender, clearing)):
        return None
    return _none_to_attack(player_title(game, attacker), clearing)


@cache
def _none_to_attack(title: str, clearing: Place) -> Refusal:
    return Refusal("4.3", f"{title} has no warrior or pawn in {name(clearing)}")


@implements("4.3")
def _why_no_defender(game: Game, attacker: str, defender: str, clearing: Place) -> Refusal | None:
    if not is_enemy(game, attacker, defender):
        return Refusal("4.3", "the defender must be an enemy")
    if game.state.owned(clearing, defender):
        return None
    return Refusal("4.3", f"{player_title(game, defender)} has no piece in {name(clearing)}")


def _why_not_by_effect(game: Game, attacker: str, defender: str, clearing: Place) -> Refusal | None:
    return forbidden(
        e.forbids_battle(game, attacker, defender, clearing) for e in game.bending(Extension.forbids_battle)
    )


@implements("4.3.1", "4.3.1.I")
def why_not_ambush(game: Game, suit: str, clearing: Place) -> Refusal | None:
    """Return why an ambush card of a suit cannot be played in a clearing, or None."""
    if matches(game, suit, clearing):
        return None
    return Refusal("4.3.1", f"a {suit} ambush does not match {name(clearing)}")


def why_no_ambush(game: Game, player: str, fight: Fight) -> Refusal | None:
    """Return why a player cannot play any ambush card in a battle, or None."""
    return forbidden(e.forbids_ambush(game, player, fight) for e in game.bending(Extension.forbids_ambush))


def modifiers(game: Game, fight: Fight) -> Iterator[Modifier]:
    """Yield what effects in force may add to a fight, for either side."""
    for extension in game.bending(Extension.battle_modifiers):
        yield from extension.battle_modifiers(game, fight)


# Warriors -------------------------------------------------------------------------------------------------------------
@implements("4.3")
def warriors_fighting(game: Game, player: str, fight: Fight) -> int:
    """Return how many warriors fight for a side: its own there, and those it treats as its own."""
    own = game.state.warriors(fight.clearing, player)
    lent = lent_to(game, player, fight)
    return own + sum(count for each in lent for count in each.pieces.values()) if lent else own


def lent_to(game: Game, player: str, fight: Fight) -> list[Lent]:
    """Return the warriors of others that fight for a side, by who lends them."""
    bending = game.bending(Extension.lends)
    return [lent for extension in bending for lent in extension.lends(game, player, fight)] if bending else []


@implements("4.3", "4.3.1.II")
def attackers_left(game: Game, fight: Fight) -> int:
    """Return how many warriors and pawns the attacker has there."""
    pawns = game.state.owned(fight.clearing, fight.attacker, PAWN)
    return pawns + warriors_fighting(game, fight.attacker, fight)


@implements("4.3.5.II")
def defenseless(game: Game, fight: Fight) -> bool:
    """Return whether the defender has no warriors in the clearing of battle, or what stands for them is missing."""
    for extension in game.bending(Extension.defenseless):
        told = extension.defenseless(game, fight)
        if told is not None:
            return told
    return not warriors_fighting(game, fight.defender, fight)


# Hits -----------------------------------------------------------------------------------------------------------------
@implements("4.3.1.II")
def ambush_strikes(game: Game, fight: Fight) -> bool:
    """Return whether the defender's ambush deals its hits: not where an effect keeps it from affecting the attacker."""
    return not any(m.ignores_ambush and not m.optional for m in modifiers(game, fight))


@implements("4.3.5.III")
def ignores_first_hit(game: Game, fight: Fight, player: str, *, surely: bool = True) -> bool:
    """Return whether a side ignores the first hit it takes in a battle; effects that do so do not add up.

    ``surely`` leaves out effects of which the table does not tell whether they hold.
    """
    found = (m for m in modifiers(game, fight) if m.ignores_first and m.player == player)
    return any(not (surely and m.optional) for m in found)


@implements("4.3.1.II", "4.3.5.III")
def taken_from_ambush(game: Game, fight: Fight) -> int:
    """Return how many hits of an ambush that strikes the attacker takes: all but the first where it ignores that."""
    return AMBUSH_HITS - ignores_first_hit(game, fight, fight.attacker)


@implements("4.3.3.I")
def most_rolled_hits(game: Game, player: str, fight: Fight, lost: int = 0) -> int:
    """Return the most hits a player's roll can count for: the player's warriors there, less those ``lost`` before."""
    for extension in game.bending(Extension.most_rolled_hits):
        limit = extension.most_rolled_hits(game, player, fight)
        if limit is not None:
            return limit
    return _fighting_on(game, player, fight, lost)


def _fighting_on(game: Game, player: str, fight: Fight, lost: int) -> int:
    return max(0, warriors_fighting(game, player, fight) - lost)


@implements("4.3.3")
def rolled(game: Game, player: str, fight: Fight, rolls: tuple[int, int]) -> int:
    """Return the roll that a player deals hits by: the attacker the higher, the defender the lower."""
    swapped = any(e.rolls_swapped(game, fight) for e in game.bending(Extension.rolls_swapped))
    high = (player == fight.attacker) is not swapped
    return max(rolls) if high else min(rolls)


@implements("4.3.6")
def why_not_yet(game: Game, owner: str, piece: Piece, clearing: Place, besides: int = 0) -> Refusal | None:
    """Return why a hit cannot remove a building or token yet, or None: warriors of its owner still stand there.

    Of the warriors there ``besides`` so many, which have fallen already or came only after hits were dealt; fewer than
    none are those that fight for the owner without being its own.
    """
    if piece.category not in (BUILDING, TOKEN):
        return None
    left = game.state.warriors(clearing, owner) - besides
    if left <= 0:
        return None
    warriors = f"{left} warrior{'s' * (left > 1)}"
    return Refusal("4.3.6", f"{player_title(game, owner)} still has {warriors} in {name(clearing)}")


def remover_of(game: Game, fight: Fight, taker: str, piece: Piece) -> str:
    """Return who removes a piece of a side that a hit falls on: the other side, unless an effect says somebody else."""
    told = (e.remover(game, fight, piece) for e in game.bending(Extension.remover))
    return next(filter(None, told), fight.enemy(taker))


# What a battle can come to, as a record leaves it ---------------------------------------------------------------------
@audits("4.3.1.II")
def ambush_hits(game: Game, fight: Fight) -> int:
    """Return the hits that an ambush deals: none when there is none, or it was foiled or of no effect."""
    strikes = fight.ambush and not fight.foil and ambush_strikes(game, fight)
    return AMBUSH_HITS if strikes else 0


@audits("RB.1.2.1")
def why_not_before_tokens(game: Game, owner: str, piece: Piece, clearing: Place) -> Refusal | None:
    """Return why a hit cannot have removed a building, or None: tokens that fall first still lie there."""
    if piece.category is not BUILDING or owner not in game.factions or not seat_of(game, owner).tokens_fall_first:
        return None
    if not game.state.owned(clearing, owner, TOKEN):
        return None
    return Refusal("RB.1.2.1", f"{player_title(game, owner)} still has tokens in {name(clearing)}")


@audits("4.3.1.II")
def fewest_lost_to_ambush(game: Game, fight: Fight) -> int:
    """Return the fewest pieces that the attacker loses to an ambush: its hits, less the first where it ignores that.

    None where an effect forbids the defender to remove any of them (1.1.2), or may do so.
    """
    attacking = [piece for piece in game.state.at(fight.clearing) if piece.owner == fight.attacker]
    if any(why_not_remove(game, fight.defender, piece, fight.clearing, Falling(fight)) for piece in attacking):
        return 0
    if any(e.may_spare(game, fight.defender, piece) for e in game.bending(Audit.may_spare) for piece in attacking):
        return 0
    ignored = ignores_first_hit(game, fight, fight.attacker, surely=False)
    return max(0, ambush_hits(game, fight) - ignored)


@audits("4.3.1.II")
def ended_by_ambush(game: Game, fight: Fight) -> bool:
    """Return whether an ambush leaves no attacking warriors or pawns for sure, which ends the battle."""
    lost = fewest_lost_to_ambush(game, fight)
    pawns = game.state.owned(fight.clearing, fight.attacker, PAWN)
    return lost > 0 and not pawns and not _fighting_on(game, fight.attacker, fight, lost)


@audits("4.3.5")
def most_hits(game: Game, player: str, fight: Fight, rolls: Throw) -> int:
    """Return the most hits that a player can deal in a fight as things stand before it: ambush, roll and extra hits.

    A roll that is not known may have been the highest.
    """
    return most_by_throw(game, player, fight, [rolls])[0]


@audits("4.3.5")
def most_by_throw(game: Game, player: str, fight: Fight, throws: Sequence[Throw]) -> list[int]:
    """Return the most hits that a player can deal in a fight by each of some throws, as things stand before it."""
    ambushed = ambush_hits(game, fight) if player == fight.defender else 0
    if ended_by_ambush(game, fight):
        return [ambushed] * len(throws)
    lost = fewest_lost_to_ambush(game, fight) if player == fight.attacker else 0
    found = list(modifiers(game, fight))
    own = [modifier for modifier in found if modifier.player == player]
    limit = most_rolled_hits(game, player, fight, lost) + sum(modifier.more_rolled for modifier in own)
    extra = sum(max(0, modifier.extra) if modifier.optional else modifier.extra for modifier in own)
    extra += sum(modifier.taken for modifier in found if modifier.player != player)
    extra += ambushed + (player == fight.attacker and defenseless(game, fight))
    by_roll = [HIGHEST_ROLL if rolls is None else rolled(game, player, fight, rolls) for rolls in throws]
    return [min(roll, limit) + extra for roll in by_roll]


@audits("4.3.5", "4.3.5.III")
def least_by_throw(
    game: Game, player: str, fight: Fight, throws: Sequence[Throw], *, unspent: bool = False
) -> list[int]:
    """Return the fewest hits that a player deals in a fight by each of some throws, as things stand before it.

    Whoever may use no effect to deal more has used none, and whoever may ignore hits has, unless that costs a card and
    they are ``unspent``. A roll that is not known may have been none.
    """
    dealer, taker = player, fight.enemy(player)
    found = list(modifiers(game, fight))
    struck = ambush_hits(game, fight)
    ambushed = struck if dealer == fight.defender else 0
    ignored = int(ignores_first_hit(game, fight, taker, surely=False))
    if struck and not _surely_goes_on(game, fight, struck):
        return [max(0, ambushed - ignored)] * len(throws)
    limit = _fewest_rolled_hits(game, dealer, fight, struck if dealer == fight.attacker else 0)
    ignoring = (m for m in found if m.player == taker and m.ignores_rolled)
    limit = 0 if any(not (unspent and m.costs_itself) for m in ignoring) else limit
    ignored_rolled = sum(m.ignored_rolled for m in found if m.player == taker)
    extra = sum(m.extra for m in found if m.player == dealer and not (m.optional and m.extra > 0))
    extra += sum(m.taken for m in found if m.player == taker and not m.optional)
    extra += ambushed - ignored + (dealer == fight.attacker and defenseless(game, fight))
    by_roll = [0 if rolls is None else rolled(game, dealer, fight, rolls) for rolls in throws]
    return [max(0, max(0, min(roll, limit) - ignored_rolled) + extra) for roll in by_roll]


def _surely_goes_on(game: Game, fight: Fight, struck: int) -> bool:
    """Return whether a battle goes on after an ambush of so many hits, whatever falls to it."""
    pawns = game.state.owned(fight.clearing, fight.attacker, PAWN)
    return bool(pawns) or _fighting_on(game, fight.attacker, fight, struck) > 0


def _fewest_rolled_hits(game: Game, player: str, fight: Fight, lost: int) -> int:
    """Return the fewest hits that any roll counts for; none where an effect says how many, by what a record hides."""
    told = (e.most_rolled_hits(game, player, fight) for e in game.bending(Extension.most_rolled_hits))
    if any(limit is not None for limit in told):
        return 0
    return _fighting_on(game, player, fight, lost)
