"""Section 10.5, the Cult's Daylight: a card is revealed for each ritual."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.concepts import rules, suits
from woodlaw.engine.dealing import discard_card, reveal_card, spendable
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, OneOf, Remembered
from woodlaw.engine.place import why_not_recruit
from woodlaw.engine.primitives import place_pieces, score_points
from woodlaw.engine.refusal import Refusal, why_none, why_nowhere
from woodlaw.engine.titles import name
from woodlaw.engine.turn import take_any
from woodlaw.factions.lizard_cult.abilities import Cult, garden_of
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.places import Place
from woodlaw.table.suits import BIRD, CLEARING_SUITS

SCORED = Remembered("gardens scored", False, FLAG, OneOf(CLEARING_SUITS))
"""Whether the Cult has scored for the gardens of a suit this turn."""


@implements("10.5")
def perform_rituals(game: Game, cult: Cult) -> None:
    """Reveal any number of cards, and perform a ritual for each, in any order and number."""
    take_any(game, cult, RITUALS)


# The card of a ritual -------------------------------------------------------------------------------------------------
CardRefused = Callable[[Game, Cult, Card], Refusal | None]
"""Tells why a card does not serve for a ritual, or nothing."""


def _seen(game: Game, cult: Cult) -> list[Card]:
    """Return the cards of the hand, but for those that nobody has seen."""
    return [card for card in spendable(game, cult.name) if card.suit]


def _why_none_serves(game: Game, cult: Cult, why_not: CardRefused, otherwise: Refusal) -> Refusal | None:
    return why_none((why_not(game, cult, card) for card in _seen(game, cult)), otherwise)


def _choose_card(game: Game, cult: Cult, why_not: CardRefused) -> Card:
    return game.ask_among(cult.name, "card to reveal", _seen(game, cult), partial(why_not, game, cult))


@implements("10.2.2")
def _why_not_wild(card: Card) -> Refusal | None:
    """Hatred of Birds: a bird card is no card of another suit."""
    return Refusal("10.2.2", f"{card.name or 'a bird card'} is not wild for rituals") if card.suit == BIRD else None


# 10.5.1 Build ---------------------------------------------------------------------------------------------------------
@implements("10.5.1")
def _why_no_build(game: Game, cult: Cult) -> Refusal | None:
    return _why_none_serves(game, cult, _why_not_build_with, Refusal("10.5.1", "no card in hand to build with"))


@implements("10.5.1")
def _why_not_build_with(game: Game, cult: Cult, card: Card) -> Refusal | None:
    """Return why the Cult can build nowhere with a card, or None."""
    nowhere = Refusal("10.5.1", f"no clearing that the Cult rules takes a garden for {card.name or 'the card'}")
    return _why_not_wild(card) or _why_nowhere(game, cult, card, why_not_build_in, nowhere)


@implements("10.5.1", "2.2.3")
def why_not_build_in(game: Game, cult: Cult, card: Card, place: Place) -> Refusal | None:
    """Return why the Cult cannot build in a clearing with a card, or None."""
    if card.suit not in suits(game, place):
        return Refusal("10.5.1", f"{card.name} does not match {name(place)}")
    if not rules(game, cult.name, place):
        return Refusal("10.5.1", f"the Cult does not rule {name(place)}")
    return cult.why_no_garden_in(game, place)


@implements("10.5.1")
def _build(game: Game, cult: Cult) -> None:
    """Reveal a card, and place a garden of the clearing's suit where the card matches and the Cult rules."""
    cult.place_garden(game, _reveal_for(game, cult, _why_not_build_with, "clearing to build in", why_not_build_in))


# 10.5.2 Recruit -------------------------------------------------------------------------------------------------------
@implements("10.5.2")
def _why_no_recruit(game: Game, cult: Cult) -> Refusal | None:
    return _why_none_serves(game, cult, _why_not_recruit_with, Refusal("10.5.2", "no card in hand to recruit with"))


@implements("10.5.2")
def _why_not_recruit_with(game: Game, cult: Cult, card: Card) -> Refusal | None:
    """Return why the Cult can recruit nowhere with a card, or None."""
    nowhere = Refusal("10.5.2", f"no clearing takes a warrior for {card.name or 'the card'}")
    return _why_not_wild(card) or _why_nowhere(game, cult, card, why_not_recruit_in, nowhere)


@implements("10.5.2")
def why_not_recruit_in(game: Game, cult: Cult, card: Card, place: Place) -> Refusal | None:
    """Return why the Cult cannot recruit in a clearing with a card, or None."""
    if card.suit not in suits(game, place):
        return Refusal("10.5.2", f"{card.name} does not match {name(place)}")
    return why_not_recruit(game, cult.name, place, cult.warrior)


@implements("10.5.2", "1.5.4")
def _recruit(game: Game, cult: Cult) -> None:
    """Reveal a card, and place a warrior in a clearing that it matches, if one is left."""
    place = _reveal_for(game, cult, _why_not_recruit_with, "clearing to recruit in", why_not_recruit_in)
    place_pieces(game, cult.name, cult.warrior, 1, place)


# The clearing of Build and Recruit ------------------------------------------------------------------------------------
SiteRefused = Callable[[Game, Cult, Card, Place], Refusal | None]
"""Tells why a ritual cannot be performed in a clearing with a card, or nothing."""


def _why_nowhere(game: Game, cult: Cult, card: Card, why_not_in: SiteRefused, nowhere: Refusal) -> Refusal | None:
    """Return why a ritual can be performed with a card in none of the clearings that it matches, or None."""
    matching = (place for place in game.state.clearings if card.suit in suits(game, place))
    return why_nowhere((why_not_in(game, cult, card, place) for place in matching), nowhere)


def _reveal_for(game: Game, cult: Cult, why_not_with: CardRefused, what: str, why_not_in: SiteRefused) -> Place:
    """Have the Cult reveal a card for a ritual, and return the clearing that it chooses for it."""
    card = _choose_card(game, cult, why_not_with)
    reveal_card(game, cult.name, card)
    return game.ask_among(cult.name, what, game.state.clearings, partial(why_not_in, game, cult, card))


# 10.5.3 Score ---------------------------------------------------------------------------------------------------------
@implements("10.5.3")
def _why_no_score(game: Game, cult: Cult) -> Refusal | None:
    return _why_none_serves(game, cult, why_not_score_with, Refusal("10.5.3", "no card in hand to score with"))


@implements("10.5.3")
def why_not_score_with(game: Game, cult: Cult, card: Card) -> Refusal | None:
    """Return why the Cult cannot score with a card, or None."""
    return _why_not_wild(card) or _why_not_scored(game, cult, card.suit)


@implements("10.5.3")
def _why_not_scored(game: Game, cult: Cult, suit: str) -> Refusal | None:
    if suit not in CLEARING_SUITS or not game.state.on_map(cult.garden(suit)):
        return Refusal("10.5.3", f"no {suit} garden is on the map")
    return Refusal("10.5.3", f"{suit} gardens were scored this turn") if SCORED.of(game.state, suit) else None


@implements("10.5.3")
def _score(game: Game, cult: Cult) -> None:
    """Spend the card that is revealed, and score the points above the rightmost empty space of its suit's track."""
    card = _choose_card(game, cult, why_not_score_with)
    SCORED.note(game.state, True, card.suit)
    discard_card(game, cult.name, card)
    score_points(game, cult.name, cult.values["points for gardens"][cult.off_track(game, garden_of(card.suit))])


# 10.5.4 Sacrifice -----------------------------------------------------------------------------------------------------
@implements("10.5.4")
def _why_no_sacrifice(game: Game, cult: Cult) -> Refusal | None:
    return _why_none_serves(game, cult, _why_not_sacrifice_with, Refusal("10.5.4", "no bird card in hand"))


@implements("10.5.4")
def _why_not_sacrifice_with(game: Game, cult: Cult, card: Card) -> Refusal | None:
    return None if card.suit == BIRD else Refusal("10.5.4", f"{card.name or 'the card'} is no bird card")


@implements("10.5.4", "1.5.4")
def _sacrifice(game: Game, cult: Cult) -> None:
    """Reveal a bird card, and place a warrior in the Acolytes box, if one is left."""
    reveal_card(game, cult.name, _choose_card(game, cult, _why_not_sacrifice_with))
    place_pieces(game, cult.name, cult.warrior, 1, cult.acolytes)


RITUALS = (
    Action("build", _build, _why_no_build),
    Action("recruit", _recruit, _why_no_recruit),
    Action("score", _score, _why_no_score),
    Action("sacrifice", _sacrifice, _why_no_sacrifice),
)

DAYLIGHT = Steps("10.5", {"perform rituals": perform_rituals})
