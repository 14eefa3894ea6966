"""Section 4.3, Battle: who may fight, with how many, and how many hits a battle can deal at most."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from woodlaw.engine.concepts import matches
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal, forbidden
from woodlaw.engine.sides import Fight, Lent, Modifier
from woodlaw.engine.titles import name, player_title
from woodlaw.law.implements import implements
from woodlaw.law.installed import expect_answer
from woodlaw.table.items import battle_die
from woodlaw.table.pieces import BUILDING, PAWN, TOKEN, Piece
from woodlaw.table.places import Place

AMBUSH_HITS = 2
MOST_ON_A_DIE = 9
"""The highest number that a face of a die can show, by a house rule: records write it with one digit."""

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
    return (modifier for modifier in of_effects(game, fight) if modifier.why_not is None)


def of_effects(game: Game, fight: Fight) -> Iterator[Modifier]:
    """Yield what effects in force add to a fight, and what they would but for a reason that it tells."""
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
    return fighting_on(game, player, fight, lost)


def fighting_on(game: Game, player: str, fight: Fight, lost: int) -> int:
    """Return how many warriors fight for a player after some of its have fallen; never fewer than none."""
    return max(0, warriors_fighting(game, player, fight) - lost)


def die_faces(game: Game) -> tuple[int, ...]:
    """Return what the faces of a battle die show at a table."""
    faces = battle_die()
    for extension in game.bending(Extension.die_faces):
        faces = tuple(extension.die_faces(game, faces))
        fits = bool(faces) and all(type(face) is int and 0 <= face <= MOST_ON_A_DIE for face in faces)
        expect_answer(extension, "die_faces", faces, fits, f"a face or more, each with 0 to {MOST_ON_A_DIE}")
    return faces


def rolls_apart(game: Game, fight: Fight) -> bool:
    """Return whether each side rolls a die of its own, the attacker the first."""
    return any(e.rolls_apart(game, fight) for e in game.bending(Extension.rolls_apart))


@implements("4.3.3")
def rolled(game: Game, player: str, fight: Fight, rolls: tuple[int, int]) -> int:
    """Return the roll that a player deals hits by: the attacker the higher, the defender the lower."""
    if rolls_apart(game, fight):
        return rolls[player != fight.attacker]
    swapped = any(e.rolls_swapped(game, fight) for e in game.bending(Extension.rolls_swapped))
    high = (player == fight.attacker) is not swapped
    return max(rolls) if high else min(rolls)


@implements("4.3.6")
def why_not_yet(game: Game, owner: str, piece: Piece, clearing: Place, besides: int = 0) -> Refusal | None:
    """Return why a hit cannot remove a building or token yet, or None: warriors of its owner still stand there.

    ``besides`` is how many of the warriors there do not count, because they have fallen already or came only after hits
    were dealt. Below zero it is how many fight for the owner without being its own.
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
