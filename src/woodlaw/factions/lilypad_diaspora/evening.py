"""Section 16.6, the Diaspora's Evening."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.concepts import suits
from woodlaw.engine.dealing import draw_cards, spend_card, spendable
from woodlaw.engine.decisions import Judged, Option
from woodlaw.engine.fight import battle, legal_battles
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, PLACE, Many, Remembered
from woodlaw.engine.primitives import score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.engine.turn import discard_down, take_any
from woodlaw.factions.lilypad_diaspora.abilities import Diaspora
from woodlaw.factions.lilypad_diaspora.enclaves import MILITANT, militant, peaceful
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.places import Place, hand
from woodlaw.table.suits import BIRD, CLEARING_SUITS, FROG

RETALIATED: Remembered[tuple[Place, ...]] = Remembered("retaliated", (), Many(PLACE))
"""Where the Diaspora have battled at a Militant enclave this Evening."""
INTEGRATED = Remembered("integrated", False, FLAG)
"""Whether a card was spent for enclaves this turn."""


# 16.6.1 Retaliate -----------------------------------------------------------------------------------------------------
@implements("16.6.1")
def retaliate(game: Game, diaspora: Diaspora) -> None:
    """Battle once at every Militant enclave where somebody can be battled, in any order."""
    why_not = partial(_why_no_battle, game, diaspora)
    while battles := _battles(game, diaspora):
        game.rest()
        _retaliate_at(game, diaspora, *game.ask(diaspora.name, "battle", battles, why_not))
    forced = game.none_of(diaspora.name, "battle", legal_battles(game, diaspora.name).candidates, why_not)
    if forced:
        _retaliate_at(game, diaspora, *forced)


def _retaliate_at(game: Game, diaspora: Diaspora, place: Place, enemy: str) -> None:
    RETALIATED.note(game.state, (*RETALIATED.of(game.state), place))
    battle(game, diaspora.name, enemy, place)


@implements("16.6.1")
def _battles(game: Game, diaspora: Diaspora) -> Judged[tuple[Place, str]]:
    """Return every battle that is still due: at a Militant enclave where none has been."""
    fought = RETALIATED.of(game.state)
    return legal_battles(game, diaspora.name, [place for place in militant(game) if place not in fought])


@implements("16.6.1")
def _why_no_battle(game: Game, diaspora: Diaspora, option: Option) -> Refusal | None:
    match option:
        case (Place() as place, str() as enemy) if enemy in game.state.seats:
            if not game.state.count(place, MILITANT):
                return Refusal("16.6.1", f"no Militant enclave is in {name(place)}")
            if place in RETALIATED.of(game.state):
                return Refusal("16.6.1", f"the Diaspora have battled at the enclave in {name(place)}")
            return why_not_battle(game, diaspora.name, enemy, place)
    return None


# 16.6.2 Integrate -----------------------------------------------------------------------------------------------------
@implements("16.6.2")
def integrate(game: Game, diaspora: Diaspora) -> None:
    """Perhaps spend a card to score for Peaceful enclaves."""
    take_any(game, diaspora, [INTEGRATE])


@implements("16.6.2")
def why_not_integrate(game: Game, diaspora: Diaspora) -> Refusal | None:
    """Return why the Diaspora cannot spend a card to score, or None."""
    if INTEGRATED.of(game.state):
        return Refusal("16.6.2", "one card has been spent for enclaves this turn")
    return None if _cards(game, diaspora) else Refusal("16.6.2", "no card in hand but frogs")


@implements("16.6.2")
def _cards(game: Game, diaspora: Diaspora) -> list[Card]:
    """Return the cards that can be spent: a frog card would match by the frog suit alone, which is not scored."""
    return [card for card in spendable(game, diaspora.name) if card.suit != FROG]


@implements("16.6.2", "2.1.1")
def spend_for_enclaves(game: Game, diaspora: Diaspora) -> None:
    """Spend a card and score a point for each Peaceful enclave in a clearing of its suit, for a bird of one suit."""

    def refuse(option: Option) -> Refusal | None:
        frog = isinstance(option, Card) and option.suit == FROG and option in game.state.cards_at(hand(diaspora.name))
        return Refusal("16.6.2", "the frog suit is not scored") if frog else None

    INTEGRATED.note(game.state, True)
    card = game.ask(diaspora.name, "card to spend", _cards(game, diaspora), refuse)
    own = partial(Refusal, "16.6.2", f"a {card.suit} card scores its own suit")
    chosen = card.suit == BIRD or game.unasked(diaspora.name, "suit to score", own)
    suit = game.ask(diaspora.name, "suit to score", CLEARING_SUITS) if chosen else card.suit
    spend_card(game, diaspora.name, [card])
    score_points(game, diaspora.name, matching_enclaves(game, suit))


@implements("16.6.2")
def matching_enclaves(game: Game, suit: str) -> int:
    """Return how many Peaceful enclaves on the map lie in clearings of a suit."""
    return sum(suit in suits(game, place) for place in peaceful(game))


# 16.6.3 Draw and Discard ----------------------------------------------------------------------------------------------
@implements("16.6.3")
def draw_and_discard(game: Game, diaspora: Diaspora) -> None:
    """Draw a card, and more by Peaceful enclaves; then discard down to five."""
    draw_cards(game, diaspora.name, cards_to_draw(game, diaspora))
    discard_down(game, diaspora.name)


@implements("16.6.3")
def cards_to_draw(game: Game, diaspora: Diaspora) -> int:
    """Return how many cards the Evening draws: the more, the more Peaceful enclaves are on the map."""
    draws: list[int] = diaspora.values["draws"]
    return draws[min(diaspora.on_map(game.state, "peaceful_enclave"), len(draws) - 1)]


INTEGRATE = Action("integrate", spend_for_enclaves, why_not_integrate)

EVENING = Steps("16.6", {"retaliate": retaliate, "integrate": integrate, "draw and discard": draw_and_discard})
