"""Section 12.5.2, Parliament: what the swayed ministers do."""

from __future__ import annotations

from functools import partial
from itertools import count

from woodlaw.engine.actions import Action
from woodlaw.engine.dealing import discard_cards, spendable
from woodlaw.engine.decisions import DECLINE, Option
from woodlaw.engine.fight import legal_battles, take_battle
from woodlaw.engine.game import Game
from woodlaw.engine.march import legal_moves, take_move, take_moves
from woodlaw.engine.memory import FLAG, OneOf, Remembered
from woodlaw.engine.primitives import score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import take_any
from woodlaw.engine.venture import BATTLE, MOVE, moves_or_battles
from woodlaw.factions.underground_duchy.abilities import Duchy
from woodlaw.factions.underground_duchy.assembly import build, why_not_build
from woodlaw.factions.underground_duchy.ministers import MINISTERS
from woodlaw.factions.underground_duchy.sway import without
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, CardAs
from woodlaw.table.places import hand
from woodlaw.table.suits import BIRD

ACTED = Remembered("acted", False, FLAG, OneOf(tuple(MINISTERS)))
"""Whether the action of a minister was taken this turn."""
MOST_OF_BRIGADIER = 2


@implements("12.5.2")
def sit(game: Game, duchy: Duchy) -> None:
    """Take the action of each swayed minister once, in any order."""
    take_any(game, duchy, PARLIAMENT)


@implements("12.5.2")
def _why_not_act(minister: str, game: Game, duchy: Duchy) -> Refusal | None:
    if not duchy.is_swayed(game, minister):
        return Refusal("12.5.2", f"the {minister} is not swayed")
    if ACTED.of(game.state, minister):
        return Refusal("12.5.2", f"the {minister} has acted this turn")
    return _why_no_deed(game, duchy, minister)


@implements("12.5.2")
def _act(minister: str, game: Game, duchy: Duchy) -> None:
    """Take the action of a minister, which is then taken."""
    ACTED.note(game.state, True, minister)
    DEEDS[minister].carry_out(game, duchy)


def _why_no_deed(game: Game, duchy: Duchy, minister: str) -> Refusal | None:
    """Return why nothing comes of a minister's action, whoever takes it, or None."""
    return DEEDS[minister].offer(game, duchy).why_not()


# 12.5.2.I Foremole ----------------------------------------------------------------------------------------------------
@implements("12.5.2.I")
def _why_no_foremole(game: Game, duchy: Duchy) -> Refusal | None:
    return why_not_build(game, duchy, "12.5.2.I", matching=False)


@implements("12.5.2.I")
def _foremole(game: Game, duchy: Duchy) -> None:
    """Reveal any card to place a building in any clearing that the Duchy rules."""
    build(game, duchy, "12.5.2.I", matching=False)


# 12.5.2.II Captain, 12.5.2.III Marshal, 12.5.2.IV Brigadier -----------------------------------------------------------
@implements("12.5.2.II")
def _why_no_captain(game: Game, duchy: Duchy) -> Refusal | None:
    return None if legal_battles(game, duchy.name) else Refusal("12.5.2.II", "no enemy to battle")


@implements("12.5.2.II")
def _captain(game: Game, duchy: Duchy) -> None:
    """Initiate a battle."""
    take_battle(game, duchy.name)


@implements("12.5.2.III")
def _why_no_marshal(game: Game, duchy: Duchy) -> Refusal | None:
    return None if next(legal_moves(game, duchy.name), None) else Refusal("12.5.2.III", "no move can be taken")


@implements("12.5.2.III")
def _marshal(game: Game, duchy: Duchy) -> None:
    """Take a move."""
    take_move(game, duchy.name)


@implements("12.5.2.IV")
def _why_no_brigadier(game: Game, duchy: Duchy) -> Refusal | None:
    return _why_no_venture(game, duchy, MOVE) and _why_no_venture(game, duchy, BATTLE)


@implements("12.5.2.IV")
def _why_no_venture(game: Game, duchy: Duchy, venture: str) -> Refusal | None:
    if venture in moves_or_battles(game, duchy.name):
        return None
    return Refusal("12.5.2.IV", "no move can be taken" if venture == MOVE else "no enemy to battle")


@implements("12.5.2.IV")
def _brigadier(game: Game, duchy: Duchy) -> None:
    """Take up to two moves, or initiate up to two battles."""
    take = {MOVE: partial(take_moves, game, duchy.name, MOST_OF_BRIGADIER), BATTLE: partial(_take_battles, game, duchy)}
    one_kind = Refusal("12.5.2.IV", "it is either moves or battles")
    chosen = game.choose(duchy.name, "moves or battles", tuple(take), partial(_why_no_venture, game, duchy))
    if chosen:
        take.pop(chosen)()
        for other, take_other in take.items():
            if game.unasked(duchy.name, "moves or battles", lambda: one_kind, other):
                take_other()


@implements("12.5.2.IV")
def _take_battles(game: Game, duchy: Duchy) -> None:
    enough = Refusal("12.5.2.IV", f"at most {MOST_OF_BRIGADIER} battles are initiated")
    for number in count():
        if number >= MOST_OF_BRIGADIER and not game.unasked(duchy.name, "battle", lambda: enough):
            return
        if take_battle(game, duchy.name, may_decline=True) is None:
            return


# 12.5.2.V Banker ------------------------------------------------------------------------------------------------------
@implements("12.5.2.V")
def _why_no_banker(game: Game, duchy: Duchy) -> Refusal | None:
    return None if game.state.cards_at(hand(duchy.name)) else Refusal("12.5.2.V", "no card in hand")


@implements("12.5.2.V")
def _banker(game: Game, duchy: Duchy) -> None:
    """Spend any number of cards of the same suit at once, and score a point for each."""

    def refuse(option: Option) -> Refusal | None:
        held = isinstance(option, Card) and option in spendable(game, duchy.name)
        return Refusal("12.5.2.V", "the card is not of the same suit") if held else None

    spent: list[Card] = []
    while fitting := _of_same_suit(game, duchy, spent):
        card = game.ask(duchy.name, "card to spend", [DECLINE, *fitting] if spent else fitting, refuse)
        if not isinstance(card, Card):
            break
        spent.append(card)
    discard_cards(game, duchy.name, spent)
    score_points(game, duchy.name, len(spent))


@implements("12.5.2.V", "2.1.1")
def _of_same_suit(game: Game, duchy: Duchy, spent: list[Card]) -> list[Card]:
    """Return the cards that can be spent besides some others: birds are of any suit, and no card helps twice."""
    left = game.state.cards_at(hand(duchy.name))
    for card in spent:
        left = without(left, card)
    used = {card.by for card in spent if isinstance(card, CardAs)}
    suits = {card.suit for card in spent} - {BIRD}
    return [
        card
        for card in spendable(game, duchy.name)
        if (card.held if isinstance(card, CardAs) else card) in left
        and not (isinstance(card, CardAs) and card.by in used)
        and (not suits or card.suit in suits or card.suit == BIRD)
    ]


# 12.5.2.VI Mayor ------------------------------------------------------------------------------------------------------
@implements("12.5.2.VI")
def _why_no_mayor(game: Game, duchy: Duchy) -> Refusal | None:
    if any(_why_not_for(game, duchy, minister) is None for minister in MINISTERS):
        return None
    return Refusal("12.5.2.VI", "no swayed noble or squire has an action that can be taken")


@implements("12.5.2.VI")
def _why_not_for(game: Game, duchy: Duchy, minister: str) -> Refusal | None:
    """Return why the Mayor cannot take the action of a minister, or None."""
    if not duchy.is_swayed(game, minister):
        return Refusal("12.5.2.VI", f"the {minister} is not swayed")
    if duchy.rank_of(minister) == "lord":
        return Refusal("12.5.2.VI", f"the {minister} is a lord")
    return Refusal("12.5.2.VI", "it is the Mayor's own") if minister == "mayor" else _why_no_deed(game, duchy, minister)


@implements("12.5.2.VI")
def _mayor(game: Game, duchy: Duchy) -> None:
    """Take the action of a swayed noble or squire, whether or not it was taken this turn."""
    minister = game.choose(duchy.name, "minister to act for", MINISTERS, partial(_why_not_for, game, duchy))
    if minister:
        DEEDS[minister].carry_out(game, duchy)


# 12.5.2.VII Duchess of Mud, 12.5.2.VIII Baron of Dirt, 12.5.2.IX Earl of Stone ----------------------------------------
@implements("12.5.2.VII")
def _duchess(game: Game, duchy: Duchy) -> None:
    """Score two points if all tunnels are on the map."""
    if duchy.on_map(game.state, "tunnel") == duchy.pieces["tunnel"].count:
        score_points(game, duchy.name, int(duchy.values["points of the Duchess of Mud"]))


@implements("12.5.2.VIII")
def _baron(game: Game, duchy: Duchy) -> None:
    """Score a point for each market on the map."""
    score_points(game, duchy.name, duchy.on_map(game.state, "market"))


@implements("12.5.2.IX")
def _earl(game: Game, duchy: Duchy) -> None:
    """Score a point for each citadel on the map."""
    score_points(game, duchy.name, duchy.on_map(game.state, "citadel"))


_ACTIONS = (
    Action("foremole", _foremole, _why_no_foremole),
    Action("captain", _captain, _why_no_captain),
    Action("marshal", _marshal, _why_no_marshal),
    Action("brigadier", _brigadier, _why_no_brigadier),
    Action("banker", _banker, _why_no_banker),
    Action("mayor", _mayor, _why_no_mayor),
    Action("duchess of mud", _duchess),
    Action("baron of dirt", _baron),
    Action("earl of stone", _earl),
)
DEEDS = {action.name: action for action in _ACTIONS}
"""What each minister does."""
PARLIAMENT = [Action(name, partial(_act, name), partial(_why_not_act, name)) for name in DEEDS]
"""The same as actions of Parliament."""
