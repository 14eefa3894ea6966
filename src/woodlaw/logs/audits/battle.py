"""What a battle can come to, as a record leaves it (4.3)."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.battle import (
    AMBUSH_HITS,
    Throw,
    ambush_strikes,
    defenseless,
    die_faces,
    fighting_on,
    ignores_first_hit,
    modifiers,
    most_rolled_hits,
    rolled,
)
from woodlaw.engine.extension import Extension, seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_remove
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Falling, Fight
from woodlaw.engine.titles import name, player_title
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit
from woodlaw.table.pieces import BUILDING, PAWN, TOKEN, Piece
from woodlaw.table.places import Place


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
    return lost > 0 and not pawns and not fighting_on(game, fight.attacker, fight, lost)


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
    by_roll = [max(die_faces(game)) if rolls is None else rolled(game, player, fight, rolls) for rolls in throws]
    return [min(roll, limit) + extra for roll in by_roll]


@audits("4.3.5", "4.3.5.III")
def least_by_throw(
    game: Game, player: str, fight: Fight, throws: Sequence[Throw], *, unspent: bool = False
) -> list[int]:
    """Return the fewest hits that a player deals in a fight by each of some throws, as things stand before it.

    Whoever may use no effect to deal more has used none, and whoever may ignore hits has, unless that costs a card and
    they are ``unspent``. A roll that is not known may have been the lowest.
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
    by_roll = [min(die_faces(game)) if rolls is None else rolled(game, dealer, fight, rolls) for rolls in throws]
    return [max(0, max(0, min(roll, limit) - ignored_rolled) + extra) for roll in by_roll]


def _surely_goes_on(game: Game, fight: Fight, struck: int) -> bool:
    """Return whether a battle goes on after an ambush of so many hits, whatever falls to it."""
    pawns = game.state.owned(fight.clearing, fight.attacker, PAWN)
    return bool(pawns) or fighting_on(game, fight.attacker, fight, struck) > 0


def _fewest_rolled_hits(game: Game, player: str, fight: Fight, lost: int) -> int:
    """Return the fewest hits that any roll counts for; none where an effect says how many, by what a record hides."""
    told = (e.most_rolled_hits(game, player, fight) for e in game.bending(Extension.most_rolled_hits))
    if any(limit is not None for limit in told):
        return 0
    return fighting_on(game, player, fight, lost)
