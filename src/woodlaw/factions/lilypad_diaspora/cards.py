"""The effects of the frog cards (16.2.2), in the order of ``cards.yaml``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import ClassVar

from woodlaw.cards.effect import CardEffect, UsedAt
from woodlaw.cards.exiles_and_partisans.partisans import Partisans
from woodlaw.engine.actions import Moment
from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.concepts import rules, suits
from woodlaw.engine.craft import why_not_craft, why_not_use
from woodlaw.engine.dealing import draw_cards, draw_from
from woodlaw.engine.fight import force_battle, legal_battles
from woodlaw.engine.game import Game
from woodlaw.engine.make import craft_card, craft_step, craftable
from woodlaw.engine.march import Terms, take_move
from woodlaw.engine.means import Means, Source
from woodlaw.engine.memory import FLAG, PLACE, Remembered
from woodlaw.engine.place import why_no_room, why_not_flip, why_not_remove
from woodlaw.engine.primitives import flip_piece, place_pieces, remove_pieces, score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight, Modifier
from woodlaw.engine.titles import name
from woodlaw.factions.lilypad_diaspora.enclaves import DIASPORA, MILITANT, PEACEFUL, POND, peaceful
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, CardAs, card_as
from woodlaw.table.places import Place
from woodlaw.table.suits import CARD_SUITS, CLEARING_SUITS, FROG

LABORED = Remembered("labored", False, FLAG, PLACE)
"""Whether the enclave in a clearing has been activated by Laborers this Evening."""
FEARLESS = "card.assimilationists"
"""The card that keeps fears from coming to pass when it removes an enclave."""


class Laborers(CardEffect):
    """At the start of Evening, craft with Peaceful enclaves in clearings of a suit, even if activated already."""

    suit: ClassVar[str]

    @implements("card.rabbit-laborers", "card.mouse-laborers", "card.fox-laborers")
    def why_not(self, game: Game) -> Refusal | None:
        """Return why nothing can be crafted so now, or None."""
        if not craftable(game, self.owner, self._means(game)):
            return Refusal(self.clause, f"no card can be crafted with Peaceful enclaves in {self.suit} clearings")
        return None

    @implements("card.rabbit-laborers", "card.mouse-laborers", "card.fox-laborers")
    def use(self, game: Game) -> None:
        """Craft with them as much as the owner likes."""
        craft_step(game, self.owner, self._means(game))

    @implements("card.rabbit-laborers", "card.mouse-laborers", "card.fox-laborers")
    def _means(self, game: Game) -> Means:
        def sources() -> list[Source]:
            return [
                Source(place, suits(game, place), "enclave")
                for place in peaceful(game)
                if self.suit in suits(game, place) and not why_not_use(game, self.owner, place)
                if not LABORED.of(game.state, place)
            ]

        def use(source: Source) -> None:
            LABORED.note(game.state, True, source.place)

        return Means(sources, use)


class RabbitLaborers(Laborers, UsedAt):
    """Laborers in rabbit clearings."""

    card_id = "rabbit-laborers"
    moment = Moment.START_OF_EVENING
    suit = "rabbit"


class MouseLaborers(Laborers, UsedAt):
    """Laborers in mouse clearings."""

    card_id = "mouse-laborers"
    moment = Moment.START_OF_EVENING
    suit = "mouse"


class FoxLaborers(Laborers, UsedAt):
    """Laborers in fox clearings."""

    card_id = "fox-laborers"
    moment = Moment.START_OF_EVENING
    suit = "fox"


class Companions(CardEffect):
    """Spend or reveal a frog card as one of another suit, and discard this card for it."""

    card_id = "companions"
    outlasts_discard = True

    @implements("card.companions")
    def spent_as(self, game: Game, player: str, card: Card) -> Iterable[CardAs]:
        """A frog card of the owner, an ambush too, passes for any other suit."""
        if player != self.owner or card.suit != FROG:
            return ()
        return [card_as(card, suit, self.card_id) for suit in CARD_SUITS]


class Stewards(CardEffect):
    """Draw the top card of the Pond and craft it for nothing."""

    card_id = "stewards"

    @implements("card.stewards")
    def resolve(self, game: Game) -> None:
        """What cannot be crafted stays in hand."""
        card = draw_from(game, self.owner, POND)
        if card is not None and why_not_craft(game, self.owner, card) is None:
            craft_card(game, self.owner, card, None)


class Settlers(CardEffect):
    """Force the Diaspora to move once."""

    card_id = "settlers"

    @implements("card.settlers", "1.5.5")
    def resolve(self, game: Game) -> None:
        """The owner chooses among the moves that the Diaspora could take."""
        take_move(game, DIASPORA, Terms(chooser=self.owner))


class Agitators(CardEffect):
    """Force the Diaspora to battle."""

    card_id = "agitators"

    @implements("card.agitators", "1.5.5.I")
    def resolve(self, game: Game) -> None:
        """The owner chooses where and against whom, among the battles that the Diaspora could initiate."""
        battles = legal_battles(game, DIASPORA)
        every = [(place, seat) for place in game.state.clearings for seat in game.state.seats if seat != DIASPORA]
        chosen = game.choose(self.owner, "battle", every, lambda b: why_not_battle(game, DIASPORA, b[1], b[0]), battles)
        if chosen:
            force_battle(game, DIASPORA, chosen[1], chosen[0])


class Advocates(UsedAt):
    """At the start of Birdsong, score for Peaceful enclaves of a suit that are ruled, and discard it."""

    card_id = "advocates"
    outlasts_discard = True
    moment = Moment.START_OF_BIRDSONG

    @implements("card.advocates")
    def use(self, game: Game) -> None:
        """The owner has no choice but that of the suit."""
        suit = game.ask(self.owner, "suit to advocate", CLEARING_SUITS)
        matching = [place for place in peaceful(game) if suit in suits(game, place)]
        score_points(game, self.owner, sum(rules(game, self.owner, place) for place in matching))
        self.discard(game)


class Militias(CardEffect):
    """Flip a Peaceful enclave to Militant, or place a Militant one where there is none."""

    card_id = "militias"

    @implements("card.militias")
    def resolve(self, game: Game) -> None:
        """The owner chooses a clearing, and with it which of the two happens."""
        why_not = partial(self._why_not_there, game)
        place = game.choose(self.owner, "clearing for a militia", game.state.clearings, why_not)
        if place is None:
            return
        if game.state.count(place, PEACEFUL):
            flip_piece(game, self.owner, PEACEFUL, MILITANT, place)
        else:
            place_pieces(game, self.owner, MILITANT, 1, place)

    @implements("card.militias")
    def _why_not_there(self, game: Game, place: Place) -> Refusal | None:
        if game.state.count(place, PEACEFUL):
            return why_not_flip(game, self.owner, PEACEFUL, place)
        return why_no_room(game, self.owner, MILITANT, place)


class Assimilationists(CardEffect):
    """Remove a ruled Peaceful enclave to draw a card and have the Diaspora draw one; no fears come to pass."""

    card_id = "assimilationists"

    @implements("card.assimilationists")
    def resolve(self, game: Game) -> None:
        """Nobody draws where there is no enclave to remove."""
        clearings, why_not = game.state.clearings, partial(_why_not_assimilable, game, self.owner)
        place = game.choose(self.owner, "enclave to remove", clearings, why_not, assimilable(game, self.owner))
        if place:
            remove_pieces(game, self.owner, [(PEACEFUL, 1, place)])
            draw_cards(game, self.owner, 1)
            draw_cards(game, DIASPORA, 1)


@implements("card.assimilationists")
def assimilable(game: Game, owner: str) -> Sequence[Place]:
    """Return the clearings whose Peaceful enclave a player rules and can remove."""
    return [place for place in peaceful(game) if _why_not_assimilable(game, owner, place) is None]


@implements("card.assimilationists")
def _why_not_assimilable(game: Game, owner: str, place: Place) -> Refusal | None:
    if not game.state.count(place, PEACEFUL):
        return Refusal("card.assimilationists", f"no Peaceful enclave is in {name(place)}")
    if not rules(game, owner, place):
        return Refusal("card.assimilationists", f"the player does not rule {name(place)}")
    return None if owner == DIASPORA else why_not_remove(game, owner, PEACEFUL, place)


class FrogPartisans(Partisans):
    """Partisans of the frogs."""

    card_id = "frog-partisans"
    suit = FROG

    @implements("card.frog-partisans")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Either side may deal one more hit in a frog clearing."""
        return super().battle_modifiers(game, fight)


EFFECTS: tuple[type[CardEffect], ...] = (
    RabbitLaborers,
    MouseLaborers,
    FoxLaborers,
    Companions,
    Stewards,
    Settlers,
    Agitators,
    Advocates,
    Militias,
    Assimilationists,
    FrogPartisans,
)
