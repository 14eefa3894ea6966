"""Chapter V, the special actions of the characters (9.5.9) that are actions of their own."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import Action, end_phase
from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.concepts import matches, owners
from woodlaw.engine.dealing import can_lose_card, draw_cards, give_card, take_random_card
from woodlaw.engine.decisions import Judged, Option
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.fight import force_battle
from woodlaw.engine.game import Game
from woodlaw.engine.march import Terms, take_move
from woodlaw.engine.place import why_not_place, why_not_remove
from woodlaw.engine.primitives import remove_all_enemy_pieces, remove_pieces, take_item
from woodlaw.engine.refusal import Refusal
from woodlaw.factions.vagabond.abilities import GLIDE, INSTIGATED, MOVES_BY, Vagabond, why_pawn_stays
from woodlaw.factions.vagabond.payment import ANY, Need, pay, why_not_pay
from woodlaw.factions.vagabond.questing import CON
from woodlaw.factions.vagabond.relationships import DUELING
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.characters import GLADIATOR, HARRIER, RANGER, SCOUNDREL, THIEF, TINKER, VAGRANT
from woodlaw.table.pieces import Category, Piece, item, other_side
from woodlaw.table.places import DISCARD, hand

TORCH: Need = ("torch",)
ITEMS_OF_HIDEOUT = 3
CARDS_OF_DUEL = 1


@implements("9.5.9")
def why_not_special(game: Game, vagabond: Vagabond, character: str, clause: str, need: Need = TORCH) -> Refusal | None:
    """Return why the special action of a character cannot be taken whatever it does, or None."""
    if not vagabond.may_be(game, character):
        return Refusal(clause, f"the Vagabond is not the {character.capitalize()}")
    return why_not_pay(game, vagabond, [need], clause)


# V.1.2 Steal ----------------------------------------------------------------------------------------------------------
@implements("V.1.2")
def _victims(game: Game, vagabond: Vagabond) -> list[str]:
    """Return the players with pieces in his clearing from whom a card can be taken."""
    there = [player for place in vagabond.here(game.state) for player in owners(game, place) if player != vagabond.name]
    return [player for player in there if can_lose_card(game, player)]


@implements("V.1.2")
def _why_no_steal(game: Game, vagabond: Vagabond) -> Refusal | None:
    refusal = why_not_special(game, vagabond, THIEF, "V.1.2")
    if refusal or _victims(game, vagabond):
        return refusal
    return Refusal("V.1.2", "no player with pieces in the pawn's clearing has a card")


@implements("V.1.2")
def steal(game: Game, vagabond: Vagabond) -> None:
    """Take a random card from a player in his clearing, for a torch."""
    pay(game, vagabond, [TORCH])
    take_random_card(game, vagabond.name, game.ask(vagabond.name, "player to steal from", _victims(game, vagabond)))


# V.2.2 Day Labor ------------------------------------------------------------------------------------------------------
@implements("V.2.2", "2.1.1")
def _discards(game: Game, vagabond: Vagabond) -> list[Card]:
    """Return the discarded cards that match his clearing."""
    there = dict.fromkeys(game.state.cards_at(DISCARD))
    return [card for place in vagabond.here(game.state) for card in there if matches(game, card.suit, place)]


@implements("V.2.2")
def _why_no_day_labor(game: Game, vagabond: Vagabond) -> Refusal | None:
    refusal = why_not_special(game, vagabond, TINKER, "V.2.2")
    if refusal or _discards(game, vagabond):
        return refusal
    return Refusal("V.2.2", "no discarded card matches the pawn's clearing")


@implements("V.2.2")
def day_labor(game: Game, vagabond: Vagabond) -> None:
    """Take a discarded card that matches his clearing, for a torch."""
    pay(game, vagabond, [TORCH])
    card = game.ask(vagabond.name, "card to take", _discards(game, vagabond))
    give_card(game, vagabond.name, card, DISCARD, hand(vagabond.name))


# V.3.2 Hideout --------------------------------------------------------------------------------------------------------
@implements("V.3.2")
def _why_no_hideout(game: Game, vagabond: Vagabond) -> Refusal | None:
    return why_not_special(game, vagabond, RANGER, "V.3.2")


@implements("V.3.2", "1.5.4")
def hideout(game: Game, vagabond: Vagabond) -> None:
    """Repair three items for a torch, or as many as are damaged, and end Daylight."""
    pay(game, vagabond, [TORCH])
    for _ in range(ITEMS_OF_HIDEOUT):
        hurt = list(game.state.at(vagabond.damaged))
        if not hurt:
            game.nothing_for(vagabond.name, "item to repair", lambda: Refusal("V.3.2", "no item is damaged"))
            break
        vagabond.repair(game, game.ask(vagabond.name, "item to repair", hurt))
    end_phase(game)


# V.4.2 Instigate ------------------------------------------------------------------------------------------------------
@implements("V.4.2")
def _battles(game: Game, vagabond: Vagabond) -> Judged[tuple[str, str]]:
    """Return who can be forced to battle whom in his clearing."""
    here = vagabond.here(game.state)
    pairs = [(one, other) for place in here for one in game.state.seats for other in owners(game, place)]
    return Judged(pairs, lambda pair: not any(why_not_battle(game, *pair, place) for place in here))


@implements("V.4.2")
def _why_no_instigation(game: Game, vagabond: Vagabond) -> Refusal | None:
    refusal = why_not_special(game, vagabond, VAGRANT, "V.4.2")
    if refusal or _battles(game, vagabond):
        return refusal
    return Refusal("V.4.2", "nobody can battle anybody in a clearing with the pawn")


@implements("V.4.2", "1.5.5.I")
def instigate(game: Game, vagabond: Vagabond) -> None:
    """Force a player to battle another in his clearing, for a torch."""
    pay(game, vagabond, [TORCH])
    refuse = partial(_why_not_force, game, vagabond)
    attacker, defender = game.ask(vagabond.name, "who battles whom", _battles(game, vagabond), refuse)
    INSTIGATED.note(game.state, vagabond.name)
    for place in vagabond.here(game.state):
        force_battle(game, attacker, defender, place)


def _why_not_force(game: Game, vagabond: Vagabond, option: Option) -> Refusal | None:
    """Return why a player cannot be forced to battle another, or None for what names no two players."""
    match option:
        case (str() as one, str() as other) if one in game.state.seats and other in game.state.seats:
            return next((why_not_battle(game, one, other, place) for place in vagabond.here(game.state)), None)
    return None


# V.6.2 Scorched Earth -------------------------------------------------------------------------------------------------
@implements("V.6.2")
def _why_no_scorching(game: Game, vagabond: Vagabond) -> Refusal | None:
    refusal = why_not_special(game, vagabond, SCOUNDREL, "V.6.2")
    place = vagabond.pawn_clearing(game.state)
    if refusal or place is None:
        return refusal or Refusal("V.6.2", "the pawn is in no clearing")
    return why_not_place(game, vagabond.name, item("torch"), place)


@implements("V.6.2")
def scorch_earth(game: Game, vagabond: Vagabond) -> None:
    """Exhaust a torch, place it in his clearing, and remove all enemy pieces there."""
    torch = item("torch")
    pay(game, vagabond, [TORCH])
    for place in vagabond.here(game.state):
        take_item(game, vagabond.name, other_side(torch), vagabond.satchel, place)
        remove_all_enemy_pieces(game, vagabond.name, [place])


# V.8.2 Glide ----------------------------------------------------------------------------------------------------------
@implements("V.8.2")
def _why_no_glide(game: Game, vagabond: Vagabond) -> Refusal | None:
    return why_not_special(game, vagabond, HARRIER, "V.8.2") or why_pawn_stays(game, vagabond, GLIDE)


@implements("V.8.2")
def glide(game: Game, vagabond: Vagabond) -> None:
    """Move the pawn alone to any clearing, for a torch."""
    pay(game, vagabond, [TORCH])
    MOVES_BY.note(game.state, GLIDE)
    take_move(game, vagabond.name, Terms(pieces=(vagabond.pawn,)))
    MOVES_BY.forget(game.state)


# V.11.2 Duel ----------------------------------------------------------------------------------------------------------
@implements("V.11.2")
def _duelists(game: Game, vagabond: Vagabond) -> Judged[Piece]:
    """Return the enemy warriors in his clearing that can be removed."""
    here = vagabond.here(game.state)
    warriors = [piece for place in here for piece in game.state.at(place) if piece.category is Category.WARRIOR]
    enemies = [piece for piece in warriors if is_enemy(game, vagabond.name, piece.owner)]
    return Judged(enemies, lambda piece: not any(why_not_remove(game, vagabond.name, piece, place) for place in here))


@implements("V.11.2")
def _why_no_duel(game: Game, vagabond: Vagabond) -> Refusal | None:
    refusal = why_not_special(game, vagabond, GLADIATOR, "V.11.2", ANY)
    if refusal or _duelists(game, vagabond):
        return refusal
    return Refusal("V.11.2", "no enemy warrior is in a clearing with the pawn")


@implements("V.11.2")
def duel(game: Game, vagabond: Vagabond) -> None:
    """Exhaust and damage any item, and remove an enemy warrior, to draw a card; nobody becomes Hostile."""
    chosen = game.ask(vagabond.name, "item to exhaust", list(vagabond.face_up_items(game.state)))
    vagabond.exhaust_and_damage(game, chosen)
    warrior = game.ask(vagabond.name, "warrior to remove", _duelists(game, vagabond))
    DUELING.note(game.state, True)
    remove_pieces(game, vagabond.name, [(warrior, 1, place) for place in vagabond.here(game.state)])
    DUELING.forget(game.state)
    draw_cards(game, vagabond.name, CARDS_OF_DUEL)


SPECIAL_ACTIONS: tuple[Action[[Vagabond]], ...] = (
    Action("steal", steal, _why_no_steal),
    Action("day labor", day_labor, _why_no_day_labor),
    Action("hideout", hideout, _why_no_hideout),
    Action("instigate", instigate, _why_no_instigation),
    Action("scorched earth", scorch_earth, _why_no_scorching),
    Action("glide", glide, _why_no_glide),
    CON,
    Action("duel", duel, _why_no_duel),
)
