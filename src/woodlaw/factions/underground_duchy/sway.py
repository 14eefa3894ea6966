"""Section 12.5.3, Sway."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from woodlaw.engine.actions import Action
from woodlaw.engine.concepts import matches
from woodlaw.engine.dealing import reveal_card, spendable
from woodlaw.engine.decisions import Judged, Option
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.primitives import score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import take_any
from woodlaw.factions.underground_duchy.abilities import Duchy
from woodlaw.factions.underground_duchy.ministers import MINISTERS
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, CardAs
from woodlaw.table.places import Place, hand

SWAYED = Remembered("swayed", False, FLAG)
"""Whether the Duchy has swayed a minister this turn."""


@implements("12.5.3")
def sway_or_not(game: Game, duchy: Duchy) -> None:
    """Sway one minister, or none."""
    take_any(game, duchy, [SWAY])


@implements("12.5.3")
def _why_no_sway(game: Game, duchy: Duchy) -> Refusal | None:
    if SWAYED.of(game.state):
        return Refusal("12.5.3", "one minister has been swayed this turn")
    if any(why_not_sway(game, duchy, minister) is None for minister in MINISTERS):
        return None
    return Refusal("12.5.3", "no minister can be swayed")


@implements("12.5.3", "12.5.3.I")
def _sway(game: Game, duchy: Duchy) -> None:
    """Choose a minister; then reveal cards, take it, and score."""

    def refuse(option: Option) -> Refusal | None:
        return why_not_sway(game, duchy, option) if isinstance(option, str) and option in MINISTERS else None

    SWAYED.note(game.state, True)
    ready = Judged(tuple(MINISTERS), lambda minister: why_not_sway(game, duchy, minister) is None)
    minister = game.ask(duchy.name, "minister to sway", ready, refuse)
    _reveal_cards(game, duchy, _cards_needed(duchy, minister))
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
def _cards_needed(duchy: Duchy, minister: str) -> int:
    return int(duchy.values["cards to reveal"][duchy.rank_of(minister)])


@implements("12.5.3.II")
def _why_too_few(game: Game, duchy: Duchy, minister: str) -> Refusal | None:
    held, needed = game.state.cards_at(hand(duchy.name)), _cards_needed(duchy, minister)
    most = max(matched(game, duchy, cards) for cards in _passing(game, duchy, held))
    if most >= needed:
        return None
    return Refusal("12.5.3.II", f"the {minister} lists {needed} cards, and {most} can be revealed")


@implements("12.5.3.II")
def _reveal_cards(game: Game, duchy: Duchy, needed: int) -> None:
    """Reveal cards one by one, so that the others can still be revealed."""
    revealed: list[Card] = []
    while len(revealed) < needed:
        why_not = partial(_why_not_this, game, duchy, revealed, needed)
        card = game.choose(duchy.name, "card to reveal", spendable(game, duchy.name), why_not)
        if card is None:
            return
        reveal_card(game, duchy.name, card)
        revealed.append(card)


@implements("12.5.3.II")
def _why_not_this(game: Game, duchy: Duchy, revealed: Sequence[Card], needed: int, card: Card) -> Refusal | None:
    """Return why a card cannot be revealed beside those that are, or None."""
    first, left = [*revealed, card], without(game.state.cards_at(hand(duchy.name)), card)
    if matched(game, duchy, first) < len(first):
        return Refusal("12.5.3.II", f"no further clearing with a Duchy piece matches {card.name}")
    used = card.by if isinstance(card, CardAs) else ""
    if any(matched(game, duchy, [*first, *cards]) >= needed for cards in _passing(game, duchy, left, used)):
        return None
    return Refusal("12.5.3.II", f"with {card.name}, fewer than {needed} cards could be revealed")


@implements("12.5.3.II", "2.1.1")
def matched(game: Game, duchy: Duchy, cards: Sequence[Card]) -> int:
    """Return how many of some cards can be revealed, each for another clearing with a Duchy piece that it matches."""
    present = [place for place in game.state.clearings if game.state.owned(place, duchy.name)]
    serving: dict[Place, int] = {}

    def finds_place(number: int, tried: set[Place]) -> bool:
        for place in present:
            if place not in tried and matches(game, cards[number].suit, place):
                tried.add(place)
                if place not in serving or finds_place(serving[place], tried):
                    serving[place] = number
                    return True
        return False

    return sum(finds_place(number, set()) for number in range(len(cards)))


def _passing(game: Game, duchy: Duchy, held: Sequence[Card], used: str = "") -> Iterator[Sequence[Card]]:
    """Yield cards of the hand as they are, and as they are where one of them passes for a card of another suit.

    ``used`` is the card that has let another pass, and is gone for it.
    """
    yield held
    for card in spendable(game, duchy.name):
        if isinstance(card, CardAs) and card.held in held and card.by != used:
            yield [card, *without(held, card)]


def without(held: Sequence[Card], card: Card) -> list[Card]:
    """Return cards of a hand without one, which may pass for another."""
    left = list(held)
    left.remove(card.held if isinstance(card, CardAs) else card)
    return left


# 12.5.3.III Sway Minister and Score -----------------------------------------------------------------------------------
@implements("12.5.3.III")
def _take_minister(game: Game, duchy: Duchy, minister: str) -> None:
    """Place the minister above the board with a crown of its rank, and score the space that this uncovers."""
    duchy.give_minister(game, minister, duchy.unswayed_box, duchy.card_box)
    score_points(game, duchy.name, int(duchy.values["points under a crown"][duchy.rank_of(minister)]))


SWAY = Action("sway", _sway, _why_no_sway)
