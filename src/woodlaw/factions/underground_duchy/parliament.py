"""Sections 12.5.2 and 12.5.3, Parliament and Sway: what swayed ministers do, and how one is swayed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from woodlaw.engine.actions import Action
from woodlaw.engine.concepts import suits
from woodlaw.engine.craft import ANY, each_paid
from woodlaw.engine.dealing import discard_cards, held_besides, reveal_card, spendable_besides, why_empty_handed
from woodlaw.engine.game import Game
from woodlaw.engine.march import take_moves
from woodlaw.engine.memory import FLAG, OneOf, Remembered
from woodlaw.engine.primitives import score_points
from woodlaw.engine.refusal import Refusal, why_none
from woodlaw.engine.turn import take_any
from woodlaw.engine.venture import BATTLE, MOVE, battling, given, moving, take_battles, why_not_fight, why_not_march
from woodlaw.factions.underground_duchy.abilities import MINISTERS, Duchy
from woodlaw.factions.underground_duchy.assembly import build, why_no_build
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, CardAs
from woodlaw.table.suits import BIRD

ACTED = Remembered("acted", False, FLAG, OneOf(tuple(MINISTERS)))
"""Whether the action of a minister was taken this turn."""
SWAYED = Remembered("swayed", False, FLAG)
"""Whether the Duchy has swayed a minister this turn."""
MOST_OF_BRIGADIER = 2


# 12.5.2 Parliament ----------------------------------------------------------------------------------------------------
@implements("12.5.2")
def sit(game: Game, duchy: Duchy) -> None:
    """Take the action of each swayed minister once, in any order."""
    take_any(game, duchy, PARLIAMENT)


@implements("12.5.2")
def _why_not_act(minister: str, game: Game, duchy: Duchy) -> Refusal | None:
    if ACTED.of(game.state, minister):
        return Refusal("12.5.2", f"the {minister} has acted this turn")
    return duchy.why_not_swayed(game, minister) or DEEDS[minister].offer(game, duchy).why_not()


@implements("12.5.2")
def _act(minister: str, game: Game, duchy: Duchy) -> None:
    """Take the action of a minister, which is then taken."""
    ACTED.note(game.state, True, minister)
    DEEDS[minister].carry_out(game, duchy)


# 12.5.2.IV Brigadier --------------------------------------------------------------------------------------------------
@implements("12.5.2.IV")
def _why_no_brigadier(game: Game, duchy: Duchy) -> Refusal | None:
    return _why_no_venture(game, duchy, MOVE) and _why_no_venture(game, duchy, BATTLE)


@implements("12.5.2.IV")
def _why_no_venture(game: Game, duchy: Duchy, venture: str) -> Refusal | None:
    return why_not_march(game, duchy) if venture == MOVE else why_not_fight(game, duchy)


@implements("12.5.2.IV")
def _brigadier(game: Game, duchy: Duchy) -> None:
    """Take up to two moves, or initiate up to two battles."""
    take = {MOVE: take_moves, BATTLE: take_battles}
    one_kind = Refusal("12.5.2.IV", "it is either moves or battles")
    chosen = game.choose(duchy.name, "moves or battles", tuple(take), partial(_why_no_venture, game, duchy))
    while chosen:
        take.pop(chosen)(game, duchy.name, MOST_OF_BRIGADIER)
        chosen = game.none_of(duchy.name, "moves or battles", tuple(take), lambda _: one_kind)


# 12.5.2.V Banker ------------------------------------------------------------------------------------------------------
@implements("12.5.2.V")
def _banker(game: Game, duchy: Duchy) -> None:
    """Spend any number of cards of the same suit at once, and score a point for each."""
    spent: list[Card] = []
    while card := game.choose(
        duchy.name,
        "card to spend",
        spendable_besides(game, duchy.name, spent),
        partial(_why_not_with, spent),
        may_decline=bool(spent),
    ):
        spent.append(card)
    discard_cards(game, duchy.name, spent)
    score_points(game, duchy.name, len(spent))


@implements("12.5.2.V", "2.1.1")
def _why_not_with(spent: list[Card], card: Card) -> Refusal | None:
    """Return why a card is not of the same suit as others, or None: birds are of any suit."""
    suits = {each.suit for each in (*spent, card)} - {BIRD}
    return Refusal("12.5.2.V", "the card is not of the same suit") if len(suits) > 1 else None


# 12.5.2.VI Mayor ------------------------------------------------------------------------------------------------------
@implements("12.5.2.VI")
def _why_no_mayor(game: Game, duchy: Duchy) -> Refusal | None:
    nobody = Refusal("12.5.2.VI", "no swayed noble or squire has an action that can be taken")
    return why_none(map(partial(_why_not_for, game, duchy), MINISTERS), nobody)


@implements("12.5.2.VI")
def _why_not_for(game: Game, duchy: Duchy, minister: str) -> Refusal | None:
    """Return why the Mayor cannot take the action of a minister, or None."""
    if duchy.rank_of(minister) == "lord":
        return Refusal("12.5.2.VI", f"the {minister} is a lord")
    if minister == "mayor":
        return Refusal("12.5.2.VI", "it is the Mayor's own")
    return duchy.why_not_swayed(game, minister) or DEEDS[minister].offer(game, duchy).why_not()


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
    given("12.5.2.I", "foremole", build, why_no_build),
    battling("12.5.2.II", "captain"),
    moving("12.5.2.III", "marshal"),
    Action("brigadier", _brigadier, _why_no_brigadier),
    given("12.5.2.V", "banker", _banker, why_empty_handed),
    Action("mayor", _mayor, _why_no_mayor),
    Action("duchess of mud", _duchess),
    Action("baron of dirt", _baron),
    Action("earl of stone", _earl),
)
DEEDS = {action.name: action for action in _ACTIONS}
"""What each minister does."""
PARLIAMENT = [Action(name, partial(_act, name), partial(_why_not_act, name)) for name in DEEDS]
"""The same as actions of Parliament."""


# 12.5.3 Sway ----------------------------------------------------------------------------------------------------------
@implements("12.5.3")
def sway_or_not(game: Game, duchy: Duchy) -> None:
    """Sway one minister, or none."""
    take_any(game, duchy, [SWAY])


@implements("12.5.3")
def _why_no_sway(game: Game, duchy: Duchy) -> Refusal | None:
    if SWAYED.of(game.state):
        return Refusal("12.5.3", "one minister has been swayed this turn")
    nobody = Refusal("12.5.3", "no minister can be swayed")
    return why_none(map(partial(why_not_sway, game, duchy), MINISTERS), nobody)


@implements("12.5.3", "12.5.3.I")
def _sway(game: Game, duchy: Duchy) -> None:
    """Choose a minister; then reveal cards, take it, and score."""
    SWAYED.note(game.state, True)
    minister = game.ask_among(duchy.name, "minister to sway", MINISTERS, partial(why_not_sway, game, duchy))
    _reveal_cards(game, duchy, int(duchy.values["cards to reveal"][duchy.rank_of(minister)]))
    _take_minister(game, duchy, minister)


# 12.5.3.I Choose Minister ---------------------------------------------------------------------------------------------
@implements("12.5.3.I")
def why_not_sway(game: Game, duchy: Duchy, minister: str) -> Refusal | None:
    """Return why a minister cannot be swayed, or None."""
    if all(card.name != MINISTERS[minister] for card in game.state.cards_at(duchy.unswayed_box)):
        return Refusal("12.5.3.I", f"the {minister} is not on the Unswayed Ministers pile")
    if duchy.crowns_left(game, duchy.rank_of(minister)) <= 0:
        return Refusal("12.5.3.I", f"no crown of a {duchy.rank_of(minister)} is left")
    return _why_too_few(game, duchy, minister)


# 12.5.3.II Reveal Cards -----------------------------------------------------------------------------------------------
@implements("12.5.3.II")
def _why_too_few(game: Game, duchy: Duchy, minister: str) -> Refusal | None:
    needed, most = duchy.values["cards to reveal"][duchy.rank_of(minister)], _most_with(game, duchy, ())
    if most >= needed:
        return None
    return Refusal("12.5.3.II", f"the {minister} lists {needed} cards, and {most} can be revealed")


@implements("12.5.3.II")
def _reveal_cards(game: Game, duchy: Duchy, needed: int) -> None:
    """Choose cards one by one, so that the others can still be revealed, and reveal them."""
    chosen: list[Card] = []
    while len(chosen) < needed:
        why_not = partial(_why_not_this, game, duchy, tuple(chosen), needed)
        card = game.choose(duchy.name, "card to reveal", spendable_besides(game, duchy.name, chosen), why_not)
        if card is None:
            break
        chosen.append(card)
    for card in chosen:
        reveal_card(game, duchy.name, card)


@implements("12.5.3.II")
def _why_not_this(game: Game, duchy: Duchy, chosen: Sequence[Card], needed: int, card: Card) -> Refusal | None:
    """Return why a card cannot be revealed beside those that are chosen, or None."""
    if not _can_reveal([*chosen, card], _suits_of_presence(game, duchy)):
        return Refusal("12.5.3.II", f"no further clearing with a Duchy piece matches {card.name}")
    if _most_with(game, duchy, [*chosen, card]) >= needed:
        return None
    return Refusal("12.5.3.II", f"with {card.name}, fewer than {needed} cards could be revealed")


def _most_with(game: Game, duchy: Duchy, chosen: Sequence[Card]) -> int:
    """Return how many cards can be revealed in all, with those that are chosen; one may pass for another."""
    passing = ([card] for card in spendable_besides(game, duchy.name, chosen) if isinstance(card, CardAs))
    present = _suits_of_presence(game, duchy)
    most = 0
    for first in ([], *passing):
        cards = list(chosen)
        for card in (*first, *held_besides(game, duchy.name, [*chosen, *first])):
            cards += [card] * _can_reveal([*cards, card], present)
        most = max(most, len(cards))
    return most


@implements("12.5.3.II", "2.1.1")
def _suits_of_presence(game: Game, duchy: Duchy) -> list[frozenset[str]]:
    """Return the suits of each clearing with a Duchy piece."""
    return [suits(game, place) for place in game.state.clearings if game.state.owned(place, duchy.name)]


@implements("12.5.3.II", "2.1.1")
def _can_reveal(cards: Sequence[Card], present: Sequence[frozenset[str]]) -> bool:
    """Return whether some cards can be revealed, each for another clearing with a Duchy piece that it matches."""
    return each_paid([ANY if card.suit == BIRD else card.suit for card in cards], present)


# 12.5.3.III Sway Minister and Score -----------------------------------------------------------------------------------
@implements("12.5.3.III")
def _take_minister(game: Game, duchy: Duchy, minister: str) -> None:
    """Place the minister above the board with a crown of its rank, and score the space that this uncovers."""
    duchy.give_minister(game, minister, duchy.unswayed_box, duchy.card_box)
    score_points(game, duchy.name, int(duchy.values["points under a crown"][duchy.rank_of(minister)]))


SWAY = Action("sway", _sway, _why_no_sway)
