"""What a crafted card is to the engine: an extension that belongs to whoever crafted it (4.1.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from woodlaw.engine.decisions import DECLINE, USE, Option
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.extension import Extension, Fight
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import discard_card
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import Action
from woodlaw.law.implements import implements
from woodlaw.table.cited import cited_card
from woodlaw.table.places import hand, play_area


class CardEffect(Extension):
    """The effect of one kind of card for one owner.

    ``card_id`` names the card, ``clause`` its effect; ``when`` tells at what moment of a turn it may be used, where it
    has one.
    """

    card_id: ClassVar[str]
    when: ClassVar[str] = ""

    def __init__(self, owner: str) -> None:
        self.owner = owner

    @property
    def clause(self) -> str:
        """The id by which code and refusals cite the card: ``card.false-orders``."""
        return f"card.{self.card_id}"

    @property
    def title(self) -> str:
        """The card's name as printed, by which its use is offered."""
        return cited_card(self.clause).name

    @implements("1.4.1")
    def why_not_now(self, game: Game, player: str, what: str) -> Refusal | None:
        """Of the card's own use: that it has its moment, and which."""
        if not self.when or what.casefold() != self.title.casefold():
            return None
        return Refusal(self.clause, f"{self.title} is used {self.when}")

    def fights(self, fight: Fight) -> bool:
        """Return whether the owner is a side of a fight."""
        return self.owner in (fight.attacker, fight.defender)

    def discard(self, game: Game) -> None:
        """Discard the card from the owner's play area; nothing when it is not there any more."""
        area = play_area(self.owner)
        for card in [card for card in game.state.cards_at(area) if card.id == self.card_id][:1]:
            discard_card(game, self.owner, card, area)

    def offer(
        self, player: str, do: Callable[[], None], why_not: Callable[[], Refusal | None] = lambda: None
    ) -> Sequence[Action]:
        """Return the card's use as what is due or may be done, by its title, where the player is its owner."""
        return (Action(self.title, why_not, do),) if player == self.owner else ()

    def ask_use(self, game: Game) -> bool:
        """Have the owner say whether it uses the card, where that leaves nothing else to choose."""
        return game.ask(self.owner, f"use {self.clause}", [DECLINE, USE]) == USE

    # What is done once a turn -----------------------------------------------------------------------------------------
    def why_used(self, game: Game) -> Refusal | None:
        """Return why an effect that is used once a turn cannot be used now, or None: it was used already."""
        used = game.state.this_turn.get((self.clause, self.owner))
        return Refusal(self.clause, f"{self.title} is used once a turn") if used else None

    def note_use(self, game: Game) -> None:
        """Note that an effect that is used once a turn has been."""
        game.state.this_turn[self.clause, self.owner] = True

    # Other players ----------------------------------------------------------------------------------------------------
    def others(self, game: Game) -> list[str]:
        """Return the other players."""
        return [seat for seat in game.state.seats if seat != self.owner]

    def enemies(self, game: Game) -> list[str]:
        """Return the owner's enemies among the players."""
        return [seat for seat in game.state.seats if is_enemy(game, self.owner, seat)]

    def why_none_holds(self, game: Game, players: Sequence[str], what: str) -> Refusal | None:
        """Return why no card can be taken from one of some players, or None; ``what`` each of them is called."""
        return None if _holders(game, players) else Refusal(self.clause, f"no {what} holds a card")

    def ask_holder(self, game: Game, players: Sequence[str], what: str) -> str:
        """Have the owner choose one of some players, who must hold a card; ``what`` each of them is called."""

        def refuse(option: Option) -> Refusal | None:
            return Refusal(self.clause, "that player holds no card" if option in players else f"that is no {what}")

        return game.ask(self.owner, what, _holders(game, players), refuse)


def _holders(game: Game, players: Sequence[str]) -> list[str]:
    return [player for player in players if game.state.cards_at(hand(player))]
