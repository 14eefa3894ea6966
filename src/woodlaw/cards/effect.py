"""What a card in force is to the engine: an extension that belongs to whoever has it (4.1.3).

A card whose owner uses it in a turn is declared by when it is used, how often, and what it costs::

    class StandAndDeliver(UsedInPhase):
        card_id = "stand-and-deliver"
        phase = Phase.BIRDSONG
        once = True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import ClassVar

from woodlaw.engine.actions import Action, Moment, Offer, Phase
from woodlaw.engine.dealing import can_lose_card, discard_card
from woodlaw.engine.decisions import DECLINE, USE, Option
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, PLAYER, Remembered
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight
from woodlaw.law.implements import Declaration, implements
from woodlaw.table.cited import cited_card
from woodlaw.table.places import play_area


class CardEffect(Extension):
    """The effect of one kind of card for one owner.

    ``card_id`` names the card, ``clause`` its effect.
    """

    card_id: ClassVar[str]

    def __init__(self, owner: str) -> None:
        self.owner = owner

    @property
    def clause(self) -> str:
        """The id by which code and refusals cite the card: ``card.false-orders``."""
        return f"card.{self.card_id}"

    @cached_property
    def title(self) -> str:
        """The card's name as printed, by which its use is offered."""
        return cited_card(self.clause).name

    def fights(self, fight: Fight) -> bool:
        """Return whether the owner is a side of a fight."""
        return self.owner in fight.sides

    def discard(self, game: Game) -> None:
        """Discard the card from the owner's play area; nothing when it is not there any more."""
        area = play_area(self.owner)
        for card in [card for card in game.state.cards_at(area) if card.id == self.card_id][:1]:
            discard_card(game, self.owner, card, area)

    def unless(self, used: bool, reason: str) -> Callable[[], Refusal] | None:
        """Return what tells why the card is of no use in a battle, unless it is ``used``."""
        return None if used else partial(Refusal, self.clause, reason)

    def ask_use(self, game: Game) -> bool:
        """Have the owner say whether it uses the card, where that leaves nothing else to choose."""
        return game.ask(self.owner, f"use {self.clause}", [DECLINE, USE]) == USE

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
    return [player for player in players if can_lose_card(game, player)]


# What its owner uses in a turn ----------------------------------------------------------------------------------------
class Used(CardEffect):
    """A card that its owner uses in a turn of its own: :meth:`use` is what happens, :meth:`why_not` what it needs."""

    phase: ClassVar[Phase]

    @property
    def when(self) -> str:
        """At what moment of a turn it may be used."""
        return ""

    def why_not(self, game: Game) -> Refusal | None:
        """Return why the card cannot be used now, or None."""
        return None

    def why_not_again(self, game: Game) -> Refusal | None:
        """Return why the card has been used often enough, or None."""
        return None

    def pay(self, game: Game) -> None:
        """Pay what the use costs, before anything happens."""

    def use(self, game: Game) -> None:
        """Let happen what the card says; the owner may still have a choice to leave it."""

    @implements("1.4.1")
    def why_not_now(self, game: Game, player: str, what: str) -> Refusal | None:
        """Refuse the use of the card itself: it has a moment, and the reason says which."""
        if what.casefold() != self.title.casefold():
            return None
        return Refusal(self.clause, f"{self.title} is used {self.when}")


def _use(game: Game, card: Used) -> None:
    card.pay(game)
    card.use(game)


def _why_no_use(game: Game, card: Used) -> Refusal | None:
    return card.why_not_again(game) or card.why_not(game)


CARD_USE = Action("use", _use, _why_no_use)
"""The use of a card, which is offered under the card's title."""


class UsedAt(Used):
    """A card that is due at a moment of its owner's turns."""

    moment: ClassVar[Moment]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "card_id" not in vars(cls):
            return
        cls.phase = Phase(cls.moment.partition(" of ")[2].casefold())
        cls.due = Offered(_due, cls).carry_out  # type: ignore[method-assign]

    @property
    def when(self) -> str:
        """At what moment of a turn it may be used."""
        edge, _, phase = self.moment.partition(" of ")
        return f"at the {edge} of its owner's own {phase}"


class UsedInPhase(Used):
    """A card that its owner may use at any point of a phase of its own turn.

    ``once`` says that it does so once a turn, ``costs_itself`` that it discards the card to do so.
    """

    once: ClassVar[bool] = False
    costs_itself: ClassVar[bool] = False
    _used: ClassVar[Remembered[bool]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "card_id" not in vars(cls):
            return
        cls.actions = Offered(_offered, cls).carry_out  # type: ignore[method-assign]
        if cls.once:
            cls._used = Remembered(f"card.{cls.card_id}", False, FLAG, PLAYER)

    @property
    def when(self) -> str:
        """At what moment of a turn it may be used."""
        return f"in its owner's own {self.phase.capitalize()}"

    @implements("1.4.1")
    def why_not_again(self, game: Game) -> Refusal | None:
        """A card that is used once a turn."""
        if self.once and self._used.of(game.state, self.owner):
            return Refusal(self.clause, f"{self.title} is used once a turn")
        return None

    def pay(self, game: Game) -> None:
        """Note that the card has been used, and discard it where it costs itself."""
        if self.once:
            self._used.note(game.state, True, self.owner)
        if self.costs_itself:
            self.discard(game)


class Offered(Declaration):
    """That a kind of card is offered to its owner at its time, and not to others or at another."""

    def __init__(self, offering: Callable[..., Sequence[Offer]], card: type[Used]) -> None:
        super().__init__(offering, f"card.{card.card_id}")
        self.card = card


def _due(card: UsedAt, game: Game, moment: Moment, player: str) -> Sequence[Offer]:
    return (CARD_USE.offer(game, card).named(card.title),) if moment is card.moment and player == card.owner else ()


def _offered(card: UsedInPhase, game: Game, phase: Phase, player: str) -> Sequence[Offer]:
    return (CARD_USE.offer(game, card).named(card.title),) if phase is card.phase and player == card.owner else ()
