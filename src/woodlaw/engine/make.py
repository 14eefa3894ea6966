"""Section 4.1, Craft, as it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from woodlaw.engine.actions import END
from woodlaw.engine.craft import barred_pieces, can_pay, craft_points, crafting_pieces, pays, why_not_craft
from woodlaw.engine.dealing import discard_card, held_by
from woodlaw.engine.decisions import Judged, Option
from woodlaw.engine.events import CardsMoved, Crafted
from woodlaw.engine.extension import Extension, seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import take_in_order, uninterrupted
from woodlaw.engine.means import Means, Source
from woodlaw.engine.memory import COUNT, PLACE, PLAYER, Remembered
from woodlaw.engine.primitives import score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import take_action, usable_actions, why_not_now
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import item
from woodlaw.table.places import ITEM_SUPPLY, PLAYED, Place, hand, play_area

ACTIVATED = Remembered("activated", 0, COUNT, PLAYER, PLACE)
"""How many crafting pieces of a player in a clearing have been activated this turn."""


@implements("4.1.1")
def by_activating(game: Game, player: str, what: str) -> Means:
    """Return what a player crafts with who activates crafting pieces in clearings, each once a turn.

    ``what`` is what such a piece is called.
    """

    def sources() -> list[Source]:
        seen, left = dict[Place, int](), list[Source]()
        for place, suits in crafting_pieces(game, player):
            seen[place] = seen.get(place, 0) + 1
            if seen[place] > activated(place):
                left.append(Source(place, suits, what))
        return left

    def activated(place: Place) -> int:
        return ACTIVATED.of(game.state, player, place)

    def use(source: Source) -> None:
        ACTIVATED.note(game.state, activated(source.place) + 1, player, source.place)

    return Means(sources, use, barred=partial(barred_pieces, game, player))


def means_of(game: Game, player: str, card: Card) -> Means | None:
    """Return what a player crafts a card with now; None where the table cannot tell."""
    seat = seat_of(game, player)
    own = seat.means(game, card)
    if own is None and seat.crafting_places(game, player) is not None:
        return by_activating(game, player, "crafting piece")
    return own


@implements("4.1", "4.1.1")
def why_not_craft_now(game: Game, player: str, card: Card, means: Means) -> Refusal | None:
    """Return why a player cannot craft a card from its hand now, cost included, or None."""
    if card not in game.state.cards_at(hand(player)):
        return Refusal("4.1", f"{card.name} is not in hand")
    return why_not_craft(game, player, card) or _why_not_pay(card, means)


@implements("4.1.1")
def _why_not_pay(card: Card, means: Means) -> Refusal | None:
    """Return why a card cannot be paid for, or None: an effect bars what would pay, or nothing does."""
    suits_of = [source.suits for source in means.sources()]
    if _pays_for(card, suits_of):
        return None
    for barred, refusal in means.barred():
        suits_of.append(barred)
        if _pays_for(card, suits_of):
            return refusal
    return Refusal(means.clause, f"nothing to activate for {' and '.join(card.cost or ())}")


@implements("4.1.1")
def _pays_for(card: Card, suits_of: Sequence[frozenset[str]]) -> bool:
    return can_pay([card.cost or ()], suits_of)


@implements("4.1")
def craft_step(game: Game, player: str, means: Means) -> None:
    """Have a player craft any number of cards, one after the other, and between them do what any player may do then."""
    while True:
        game.rest()
        cards, between = craftable(game, player, means), usable_actions(game, player)
        if not (cards or between):
            held = game.state.cards_at(hand(player))
            forced = game.none_of(
                player, "card to craft", held, lambda card: why_not_craft_now(game, player, card, means)
            )
            if forced:
                craft_card(game, player, forced, means)
            break
        options = cards.or_else(*between, END)
        choice = game.ask(player, "card to craft", options, lambda o: _why_no_option(game, player, o, means))
        if isinstance(choice, Card):
            craft_card(game, player, choice, means)
        elif choice in between:
            take_action(between[choice])
        else:
            break


@implements("4.1", "4.1.1")
def craftable(game: Game, player: str, means: Means) -> Judged[Card]:
    """Return the different cards that a player can craft from its hand now; what nobody has seen is none of them."""
    suits_of = [source.suits for source in means.sources()]
    held = [card for card in known_in_hand(game, player) if len(card.cost or ()) <= len(suits_of)]
    return Judged(held, lambda card: _pays_for(card, suits_of) and not why_not_craft(game, player, card))


def choose_to_craft(game: Game, player: str, why_not: Callable[[Card], Refusal | None], what: str) -> Card:
    """Have a player choose a card of its hand to craft that nothing refuses; what nobody has seen is none of them."""

    def refuse(option: Option) -> Refusal | None:
        return why_not(option) if isinstance(option, Card) else None

    return game.ask(player, what, Judged(known_in_hand(game, player), lambda card: why_not(card) is None), refuse)


def known_in_hand(game: Game, player: str) -> list[Card]:
    """Return the different cards of a player's hand, but for those that nobody has seen."""
    return [card for card in held_by(game, player) if card.known]


@implements("4.1")
def craft_one(game: Game, player: str, means: Means) -> None:
    """Have a player craft one card of those it can."""
    card = game.ask(
        player, "card to craft", craftable(game, player, means), lambda o: _why_no_option(game, player, o, means)
    )
    craft_card(game, player, card, means)


def _why_no_option(game: Game, player: str, option: Option, means: Means) -> Refusal | None:
    if isinstance(option, Card):
        return why_not_craft_now(game, player, option, means)
    return why_not_now(game, player, option)


@implements("4.1", "3.2.2")
def craft_card(
    game: Game,
    player: str,
    card: Card,
    means: Means | None,
    source: Place | None = None,
    *,
    scores: bool = True,
    stays: bool = False,
) -> None:
    """Craft a card: pay for it, resolve it, score its points, and then let the effects of crafting happen.

    ``means`` is None for what is crafted without paying, ``source`` where the card is if not in the hand; ``scores``
    says whether it scores, the points of an item above all, and ``stays`` whether a card with an immediate effect
    stays where it is instead of being discarded.
    """
    uninterrupted(game, lambda: _craft(game, player, card, means, source or hand(player), scores=scores, stays=stays))


def _craft(
    game: Game, player: str, card: Card, means: Means | None, source: Place, *, scores: bool, stays: bool
) -> None:
    if means is not None:
        pay(game, player, card.cost or (), means)
    # It is told before its effect, which may win the game.
    event = Crafted(player, card, card.item)
    game.tell(event)
    if card.kind is CardKind.PERSISTENT:
        gain_persistent_effect(game, player, card, source)
    else:
        resolve_immediate_effect(game, player, card, None if stays else source)
    points = craft_points(game, player, card, card.item, card.points) if scores else None
    if points:
        score_points(game, player, points.least if points.most is None else points.most)
    due = [offer for e in game.bending(Extension.after_crafted) for offer in e.after_crafted(game, event)]
    take_in_order(game, game.state.current, due)


@implements("4.1.1")
def pay(game: Game, player: str, cost: Sequence[str], means: Means) -> None:
    """Have the player choose a source for each icon, such that the rest of the cost can still be paid."""
    for number, icon in enumerate(cost):
        sources = list(means.sources())
        fitting = [
            source
            for index, source in enumerate(sources)
            if pays(icon, source.suits)
            and can_pay([cost[number + 1 :]], [s.suits for i, s in enumerate(sources) if i != index])
        ]
        by_label = {(source.place, source.what): source for source in fitting}
        choice = game.ask(player, f"to activate for {icon}", list(by_label))
        means.use(by_label[choice])


@implements("4.1.3", "2.1.4", "G.21")
def gain_persistent_effect(game: Game, player: str, card: Card, source: Place) -> None:
    """Place the card in the play area; its effect is now in force."""
    game.give(card, source, play_area(player))
    game.emit(CardsMoved, player, (card,), source, play_area(player))


@implements("4.1.2")
def resolve_immediate_effect(game: Game, player: str, card: Card, source: Place | None) -> None:
    """Take the item shown, or let the card's effect happen, and discard the card from its source, if from any.

    A card whose effect happens is in no hand meanwhile: nothing that the effect leads to can make use of it.
    """
    if card.item:
        game.shift(item(card.item), 1, ITEM_SUPPLY, seat_of(game, player).item_box())
    else:
        if source is not None:
            game.give(card, source, PLAYED)
            game.emit(CardsMoved, player, (card,), source, PLAYED)
            source = PLAYED
        game.resolve(card, player)
    if source is not None:
        discard_card(game, player, card, source)
