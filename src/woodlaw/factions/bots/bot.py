"""What a bot is: how it crafts, takes hits and decides (RB.1, RB.2), and what is chosen for it in setup (RB.3).

A bot's class extends :class:`Bot`, names the faction that it :attr:`~woodlaw.factions.base.Faction.replaces`, whose
letter and place in setup it has, and its trait cards. Its steps ask nobody: they find their targets with
:mod:`.targets` and follow the order card of :mod:`.order`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from woodlaw.engine.actions import END, Action, Moment, Offer
from woodlaw.engine.concepts import on_nothing_else
from woodlaw.engine.dealing import discard_card, draw_cards
from woodlaw.engine.decisions import DECLINE, Decision, Option
from woodlaw.engine.enemies import humans
from woodlaw.engine.extension import Way
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight
from woodlaw.engine.state import State
from woodlaw.engine.titles import player_title
from woodlaw.factions.base import Faction
from woodlaw.factions.bots.order import ORDER
from woodlaw.factions.bots.targets import by_priority, first_player
from woodlaw.factions.bots.team import COOPERATIVE, is_cooperative
from woodlaw.law.implements import implements
from woodlaw.table.boxes import CARDS, Box
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.maps import Map
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import DECK, Place

DIFFICULTY, TRAIT = "difficulty", "trait"
EASY, CHALLENGING, NIGHTMARE = "easy", "challenging", "nightmare"
DIFFICULTIES = ("default", EASY, CHALLENGING, NIGHTMARE)
"""The difficulties that can be chosen, the one that holds where nothing is said first (RB.3.3.1)."""

PLAY, PLAYS = "play", ("competitive", COOPERATIVE)
"""How humans play against the bots: each for itself, unless a bot's seat says that they are a team (RB.3.5)."""

FALLING = (Category.WARRIOR, Category.TOKEN, Category.BUILDING)
"""In which order a bot loses its pieces to hits (4.3.6, RB.1.2.1)."""


class Bot(Faction):
    """A faction that nobody plays: it follows its rules."""

    human = False
    has_hand = False
    tokens_fall_first = True
    holds: Mapping[str, Box] | None = {ORDER: Box((CARDS,), most=1, clause="RB.2.7")}

    # RB.3 Setup -------------------------------------------------------------------------------------------------------
    def why_not_on(self, map_: Map, priority_markers: Sequence[int]) -> Refusal | None:
        """A bot needs priority markers."""
        if priority_markers:
            return None
        return Refusal("RB.3.1", f"no chart of priority markers is known for the {map_.title} map")

    @implements("RB.3.2")
    def why_not_with(self, others: Sequence[Faction]) -> Refusal | None:
        """A bot takes the place of its faction, which does not play beside it."""
        replaced = next((other for other in others if other.name == self.replaces), None)
        if replaced is None:
            return None
        return Refusal("RB.3.2", f"{self.title} replaces {replaced.title}; expected one of the two")

    @implements("RB.3.3", "RB.3.3.1")
    def is_of_difficulty(self, state: State, *difficulties: str) -> bool:
        """Return whether one of some difficulties was chosen for the bot."""
        return not set(state.options.get(self.name, ())).isdisjoint(difficulties)

    @implements("RB.3.3", "RB.3.3.2")
    def has_trait(self, state: State, trait: str) -> bool:
        """Return whether a trait was chosen for the bot."""
        return trait in state.options.get(self.name, ())

    @implements("RB.3.5")
    def without_dominance(self, game: Game) -> bool:
        """Whoever plays against the bots as a team plays without dominance cards."""
        return is_cooperative(game)

    @implements("RB.3.5.1")
    def team(self, game: Game, player: str) -> tuple[tuple[str, ...], str]:
        """The humans of a team win together."""
        team = tuple(humans(game)) if is_cooperative(game) else ()
        return team if player in team else (), "RB.3.5.1"

    def due(self, game: Game, moment: Moment, player: str) -> Sequence[Offer]:
        """A nightmare scores at the end of its Evening."""
        if moment is not Moment.END_OF_EVENING or player != self.name:
            return ()
        return (SCORE_NIGHTMARE.offer(game, self),) if self.is_of_difficulty(game.state, NIGHTMARE) else ()

    # RB.1 Key actions -------------------------------------------------------------------------------------------------
    @implements("RB.1.1.2")
    def item_points(self, game: Game, player: str, item: str, listed: int) -> tuple[int, ...]:
        """A bot scores one point for an item, whatever is listed."""
        return (1,)

    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """A bot activates no crafting pieces."""
        return () if player == self.name else None

    @implements("RB.1.1.3")
    def forbids_craft(self, game: Game, player: str, card: Card) -> Refusal | None:
        """A bot crafts no persistent effects."""
        if player != self.name or card.kind is not CardKind.PERSISTENT:
            return None
        return Refusal("RB.1.1.3", f"a bot cannot craft the persistent effect of {card.name}")

    @implements("RB.1.3")
    def forbids_dominance(self, game: Game, player: str) -> Refusal | None:
        """A bot plays no dominance card."""
        return Refusal("RB.1.3", "a bot cannot play a dominance card") if player == self.name else None

    # RB.2.8 Abilities -------------------------------------------------------------------------------------------------
    @implements("RB.2.8.1")
    def taken_instead(self, game: Game, taker: str, holder: str) -> bool:
        """Poor Manual Dexterity: a human draws a card instead of taking one."""
        draw_cards(game, taker, 1)
        return True

    @implements("RB.2.8.1")
    def given_instead(self, game: Game, giver: str, card: Card, receiver: str) -> bool:
        """Poor Manual Dexterity: a human discards the card instead of giving it, and the bot scores a point."""
        discard_card(game, giver, card)
        score_points(game, self.name, 1)
        return True

    @implements("RB.2.8.2")
    def forbids_ambush(self, game: Game, player: str, fight: Fight) -> Refusal | None:
        """Hates Surprises: nobody plays an ambush card against a bot."""
        if fight.enemy(player) != self.name:
            return None
        return Refusal("RB.2.8.2", f"ambush cards cannot be played against {player_title(game, self.name)}")

    # RB.12 Maps -------------------------------------------------------------------------------------------------------
    @implements("RB.12.2.1")
    def treats_as_paths(self, game: Game, player: str) -> Collection[Way]:
        """Closed paths, for a bot."""
        return (Way.CLOSED_PATHS,) if player == self.name else ()

    links_rest_on = on_nothing_else

    # Decisions --------------------------------------------------------------------------------------------------------
    def decide(self, game: Game, decision: Decision) -> Option | None:
        """Return what the bot's rules make of a decision: it does nothing that they do not tell it to.

        It draws from the deck, loses pieces as RB.1.2.1 says, targets clearings and players by priority, and leaves the
        rest to chance.
        """
        options = tuple(decision.options)
        passing = next((option for option in (END, DECLINE, DECK) if option in options), None)
        if passing is not None:
            return passing
        pieces = [option for option in options if isinstance(option, Piece) and option.category in FALLING]
        clearings = [option for option in options if isinstance(option, Place) and option.number]
        players = [option for option in options if isinstance(option, str) and option in game.state.seats]
        if len(pieces) == len(options):
            return piece_to_lose(game, decision.what, pieces)
        if len(clearings) == len(options):
            return by_priority(game, clearings)[0]
        if len(players) == len(options):
            return first_player(game, players)
        return options[game.pick(decision.what, options)]


@implements("RB.1.2.1")
def piece_to_lose(game: Game, what: str, pieces: Sequence[Piece]) -> Piece:
    """Return which of some pieces a bot loses: tokens before buildings, of several types one at random."""
    first = min(FALLING.index(piece.category) for piece in pieces)
    falling = [piece for piece in pieces if piece.category is FALLING[first]]
    return falling[game.pick(what, falling)] if len(falling) > 1 else falling.pop()


# Nightmare (RB.3.3.1) -------------------------------------------------------------------------------------------------
@implements("RB.3.3.1")
def _score_nightmare(game: Game, bot: Bot) -> None:
    score_points(game, bot.name, 1)


SCORE_NIGHTMARE = Action("nightmare", _score_nightmare)
