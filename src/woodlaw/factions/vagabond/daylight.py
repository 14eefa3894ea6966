"""Section 9.5, a Vagabond's Daylight; the special actions of characters stand in ``characters.py``."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import OVER, STEP, Action, Steps
from woodlaw.engine.concepts import matches, owners
from woodlaw.engine.craft import why_not_use
from woodlaw.engine.dealing import give_card, held_by
from woodlaw.engine.decisions import DECLINE, Judged, Option
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import Removed
from woodlaw.engine.fight import take_battle, why_no_battle
from woodlaw.engine.game import Game
from woodlaw.engine.make import choose_to_craft, craft_card, known_in_hand, why_not_craft_now
from woodlaw.engine.march import Terms, take_move
from woodlaw.engine.place import why_not_remove
from woodlaw.engine.primitives import remove_pieces, score_points
from woodlaw.engine.refusal import Refusal, why_none
from woodlaw.engine.titles import in_words, name, player_title
from woodlaw.engine.turn import choose_action
from woodlaw.factions.vagabond.abilities import BOOT, HAMMER, MOVE, MOVES_BY, Vagabond, why_pawn_stays
from woodlaw.factions.vagabond.characters import SPECIAL_ACTIONS
from woodlaw.factions.vagabond.coalition import form_coalition, why_no_coalition
from woodlaw.factions.vagabond.items import FROM_RUINS
from woodlaw.factions.vagabond.payment import ANY, pay, settle_coercion, why_not_pay
from woodlaw.factions.vagabond.questing import QUEST
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.pieces import RUIN, UNKNOWN_ITEM, Category, Piece
from woodlaw.table.places import OUT_OF_GAME, Place, crafted_items, hand, under_ruin


@implements("9.5")
def act(game: Game, vagabond: Vagabond) -> None:
    """Take any actions, in any order and number, until the Vagabond ends or Daylight does."""
    offers = [action.offer(game, vagabond) for action in ACTIONS]
    while STEP.of(game.state) != OVER and choose_action(game, vagabond.name, offers):
        settle_coercion(game, vagabond)


@implements("9.5")
def why_not_in_clearing(game: Game, vagabond: Vagabond, clause: str) -> Refusal | None:
    """Return why nothing can be done that takes a clearing, or None."""
    return None if vagabond.pawn_clearing(game.state) else Refusal(clause, "the pawn is in no clearing")


# 9.5.1 Move -----------------------------------------------------------------------------------------------------------
@implements("9.5.1")
def _why_no_move(game: Game, vagabond: Vagabond) -> Refusal | None:
    refusal = why_not_pay(game, vagabond, [BOOT], "9.5.1")
    if refusal:
        return refusal
    return why_pawn_stays(game, vagabond, MOVE)


@implements("9.5.1")
def move(game: Game, vagabond: Vagabond) -> None:
    """Move for a boot, or for two."""
    MOVES_BY.note(game.state, MOVE)
    take_move(game, vagabond.name, Terms(pieces=(vagabond.pawn,)))
    MOVES_BY.forget(game.state)


# 9.5.2 Battle ---------------------------------------------------------------------------------------------------------
@implements("9.5.2")
def _why_no_battle(game: Game, vagabond: Vagabond) -> Refusal | None:
    nobody = Refusal("9.5.2", "no enemy to battle in a clearing with the pawn")
    refusal = why_no_battle(game, vagabond.name, vagabond.here(game.state), nobody)
    return refusal or why_not_pay(game, vagabond, [("sword",)], "9.5.2")


@implements("9.5.2")
def battle(game: Game, vagabond: Vagabond) -> None:
    """Initiate a battle for a sword."""
    pay(game, vagabond, [("sword",)])
    take_battle(game, vagabond.name, vagabond.here(game.state), clause="9.5.2")


# 9.5.3 Explore --------------------------------------------------------------------------------------------------------
@implements("9.5.3")
def _why_not_explore(game: Game, vagabond: Vagabond) -> Refusal | None:
    place = vagabond.pawn_clearing(game.state)
    if not place or not game.state.at(under_ruin(place.number)):
        return Refusal("9.5.3", "no ruin with an item is in a clearing with the pawn")
    return why_not_pay(game, vagabond, [("torch",)], "9.5.3")


@implements("9.5.3")
def explore(game: Game, vagabond: Vagabond) -> None:
    """Take an item from under the ruin for a torch, and score a point for it."""
    pay(game, vagabond, [("torch",)])
    for place in vagabond.here(game.state):
        chosen = _choose_item(game, vagabond, under_ruin(place.number))
        if chosen:
            take_from_ruin(game, vagabond, chosen, place)


@implements("9.7.3", "9.5.3")
def take_from_ruin(game: Game, vagabond: Vagabond, piece: Piece, clearing: Place) -> None:
    """Take an item from under a ruin, which goes with its last item, and score a point."""
    stack = under_ruin(clearing.number)
    vagabond.gain(game, piece, stack)
    if piece is not UNKNOWN_ITEM:
        FROM_RUINS.keep(game.state, (*FROM_RUINS.of(game.state, vagabond.name), piece.kind), vagabond.name)
    if not game.state.at(stack):
        remove_ruin(game, vagabond.name, clearing)
    score_points(game, vagabond.name, vagabond.values["points for exploring"])


@implements("9.7.3")
def _choose_item(game: Game, vagabond: Vagabond, stack: Place) -> Piece | None:
    """Choose an item under a ruin, of a kind with no other marked “R” on the board; with two, perhaps none."""
    there = game.state.at(stack)
    kinds = FROM_RUINS.of(game.state, vagabond.name)
    free = [piece for piece in there if piece.kind not in kinds]
    options = [DECLINE, *free] if sum(there.values()) > 1 else free
    barred = Refusal("9.7.3", "an item of its kind from under a ruin is on the board")
    if not free:
        return game.none_of(vagabond.name, "item to take", there, lambda _: barred)
    choice = game.ask(vagabond.name, "item to take", options, lambda option: barred if option in there else None)
    return choice if isinstance(choice, Piece) else None


@implements("9.5.3", "2.2.4")
def remove_ruin(game: Game, player: str, clearing: Place) -> None:
    """Remove a ruin under which nothing is left."""
    game.shift(RUIN, 1, clearing, OUT_OF_GAME)
    game.emit(Removed, player, RUIN, 1, clearing, OUT_OF_GAME)


# 9.5.4 Aid ------------------------------------------------------------------------------------------------------------
@implements("9.5.4")
def _aids(game: Game, vagabond: Vagabond) -> Judged[tuple[str, Card]]:
    """Return whom he can aid with which card."""
    there = [player for place in vagabond.here(game.state) for player in owners(game, place)]
    pairs = [(player, card) for player in there if player != vagabond.name for card in held_by(game, vagabond.name)]
    return Judged(pairs, lambda pair: _why_not_aid_with(game, vagabond, pair[1]) is None)


@implements("9.5.4", "2.1.1")
def _why_not_aid_with(game: Game, vagabond: Vagabond, card: Card) -> Refusal | None:
    if not any(matches(game, card.suit, place) for place in vagabond.here(game.state)):
        return Refusal("9.5.4", f"{card.name} does not match the clearing")
    return why_not_pay(game, vagabond, [ANY], "9.5.4", besides=card)


@implements("9.5.4")
def _why_no_aid(game: Game, vagabond: Vagabond) -> Refusal | None:
    refusal = why_not_in_clearing(game, vagabond, "9.5.4") or why_not_pay(game, vagabond, [ANY], "9.5.4")
    aids = _aids(game, vagabond)
    if refusal or aids:
        return refusal
    nobody = Refusal("9.5.4", "nobody there to aid, or no card to give")
    return game.why_all((_why_not_aid_with(game, vagabond, card) for _, card in aids.candidates), nobody)


@implements("9.5.4")
def aid(game: Game, vagabond: Vagabond) -> None:
    """Exhaust an item and give a matching card to a player there; perhaps take an item that the player has crafted."""

    def refuse(option: Option) -> Refusal | None:
        match option:
            case (str(), Card() as card) if card in held_by(game, vagabond.name):
                return _why_not_aid_with(game, vagabond, card)
        return None

    player, card = game.ask(vagabond.name, "whom to aid with what", _aids(game, vagabond), refuse)
    pay(game, vagabond, [ANY], besides=card)
    give_card(game, vagabond.name, card, hand(vagabond.name), hand(player))
    take_crafted_item(game, vagabond, player)
    vagabond.note_aid(game, player)


@implements("9.5.4", "9.2.9.IIIc")
def take_crafted_item(game: Game, vagabond: Vagabond, player: str) -> None:
    """Perhaps take an item from the Crafted Items box of the player that was aided."""
    box = crafted_items(player)
    if game.state.at(box):
        choice = game.ask(vagabond.name, "item to take", [DECLINE, *game.state.at(box)])
        if isinstance(choice, Piece):
            vagabond.gain(game, choice, box)
    else:
        none = Refusal("9.5.4", f"{player_title(game, player)} has no crafted item")
        game.nothing_for(vagabond.name, "item to take", lambda: none)


# 9.5.6 Strike ---------------------------------------------------------------------------------------------------------
@implements("9.5.6")
def _targets(game: Game, vagabond: Vagabond) -> Judged[tuple[Piece, Place]]:
    """Return the pieces that he can strike, and where."""
    there = [(piece, place) for place in vagabond.here(game.state) for piece in game.state.at(place)]
    of_others = [each for each in there if each[0].is_faction_piece and each[0].owner != vagabond.name]
    return Judged(of_others, lambda each: why_not_strike(game, vagabond, *each) is None)


@implements("9.5.6", "G.8")
def why_not_strike(game: Game, vagabond: Vagabond, piece: Piece, place: Place) -> Refusal | None:
    """Return why a piece in the pawn's clearing cannot be struck, or None: warriors of an enemy before its others."""
    if not is_enemy(game, vagabond.name, piece.owner):
        return Refusal("9.5.6", f"no {in_words(piece.kind)} of an enemy is there")
    if piece.category is not Category.WARRIOR and game.state.warriors(place, piece.owner):
        return Refusal("9.5.6", f"warriors of its player are in {name(place)}")
    return why_not_remove(game, vagabond.name, piece, place)


@implements("9.5.6")
def _why_no_strike(game: Game, vagabond: Vagabond) -> Refusal | None:
    targets = _targets(game, vagabond)
    if targets:
        return why_not_pay(game, vagabond, [("crossbow",)], "9.5.6")
    nothing = Refusal("9.5.6", "no enemy piece to strike in a clearing with the pawn")
    return game.why_all((why_not_strike(game, vagabond, *each) for each in targets.candidates), nothing)


@implements("9.5.6")
def strike(game: Game, vagabond: Vagabond) -> None:
    """Remove an enemy's warrior for a crossbow, or another piece where the enemy has no warrior."""
    pay(game, vagabond, [("crossbow",)])
    there = dict(_targets(game, vagabond).candidates)

    def refuse(option: Option) -> Refusal | None:
        return why_not_strike(game, vagabond, option, there[option]) if option in there else None

    pieces = Judged(there, lambda piece: refuse(piece) is None)
    piece = game.ask(vagabond.name, "piece to remove", pieces, refuse)
    remove_pieces(game, vagabond.name, [(piece, 1, there[piece])])


# 9.5.7 Repair ---------------------------------------------------------------------------------------------------------
@implements("9.5.7")
def _why_no_repair(game: Game, vagabond: Vagabond) -> Refusal | None:
    if not game.state.at(vagabond.damaged):
        return Refusal("9.5.7", "no item is damaged")
    return why_not_pay(game, vagabond, [("hammer",)], "9.5.7")


@implements("9.5.7")
def repair(game: Game, vagabond: Vagabond) -> None:
    """Move a damaged item to the Satchel for a hammer."""
    pay(game, vagabond, [("hammer",)])
    piece = game.ask(vagabond.name, "item to repair", list(game.state.at(vagabond.damaged)))
    vagabond.repair(game, piece)


# 9.5.8 Craft ----------------------------------------------------------------------------------------------------------
@implements("9.5.8")
def _why_not_craft(game: Game, vagabond: Vagabond, card: Card) -> Refusal | None:
    """Return why he cannot craft a card where the pawn is, or None."""
    place = vagabond.pawn_clearing(game.state)
    if place is None:
        return Refusal("9.5.8", "the pawn is in no clearing")
    refusal = why_not_use(game, vagabond.name, place)
    return refusal or why_not_craft_now(game, vagabond.name, card, vagabond.means(game, card))


@implements("9.5.8")
def _why_no_craft(game: Game, vagabond: Vagabond) -> Refusal | None:
    nothing = Refusal("9.5.8", "no card in hand can be crafted with the hammers that lie face up")
    cards = known_in_hand(game, vagabond.name)
    if game.only_whether and why_not_pay(game, vagabond, [HAMMER], "9.5.8"):
        # Without a hammer no card is worth a look that costs anything.
        cards = [card for card in cards if not card.cost]
    return why_none((_why_not_craft(game, vagabond, card) for card in cards), nothing)


@implements("9.5.8")
def craft(game: Game, vagabond: Vagabond) -> None:
    """Craft a card for as many hammers as it has icons."""
    card = choose_to_craft(game, vagabond.name, partial(_why_not_craft, game, vagabond), "card to craft")
    craft_card(game, vagabond.name, card, vagabond.means(game, card))


ACTIONS: tuple[Action[[Vagabond]], ...] = (
    Action("move", move, _why_no_move),
    Action("battle", battle, _why_no_battle),
    Action("explore", explore, _why_not_explore),
    Action("aid", aid, _why_no_aid),
    QUEST,
    Action("strike", strike, _why_no_strike),
    Action("repair", repair, _why_no_repair),
    Action("craft", craft, _why_no_craft),
    Action("form coalition", form_coalition, why_no_coalition),
    *SPECIAL_ACTIONS,
)

DAYLIGHT = Steps("9.5", {"act": act})
