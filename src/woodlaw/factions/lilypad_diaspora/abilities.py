"""What bends the core: enclaves, frog cards, the Pond, fears, negotiations and swimming (16.2)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from woodlaw.engine.actions import Offer, Phase
from woodlaw.engine.concepts import linked_by_river, on_nothing_else, rules, standing_on
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import Removed
from woodlaw.engine.extension import Extension, Way
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.setup import dealt_from
from woodlaw.engine.sides import Fight, Lent
from woodlaw.factions.base import Faction
from woodlaw.factions.lilypad_diaspora.cards import EFFECTS, FEARLESS
from woodlaw.factions.lilypad_diaspora.enclaves import (
    FEARS,
    MILITANT,
    NEGOTIATE,
    PEACEFUL,
    POND,
    enclaves,
    on_river,
)
from woodlaw.law.implements import clauses_in_force, implements
from woodlaw.table.boxes import Box
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Piece
from woodlaw.table.piles import Pile
from woodlaw.table.places import OUT_OF_GAME, Place, play_area
from woodlaw.table.suits import FROG

ENCLAVES_TO_DOMINATE = 2

ACTIONS = 3
"""How often the Diaspora Settle or Provoke at most (16.5)."""


class Diaspora(Faction):
    """The Lilypad Diaspora: the rules that others feel."""

    name = "lilypad_diaspora"
    reach = 7
    holds: Mapping[str, Box] | None = {}
    effects: Mapping[str, type[Extension]] = {effect.card_id: effect for effect in EFFECTS}
    piles = (Pile(POND),)

    def most_actions(self, game: Game) -> tuple[int, str] | None:
        """Three times Settle or Provoke."""
        return ACTIONS, "16.5"

    def cannot_be(self, game: Game) -> Iterable[tuple[Place | None, Refusal]]:
        """With two players Frog Dominance is out of the game."""
        dealt = dealt_from(game, brought=True)
        for place, cards in game.state.cards.items():
            if place is not OUT_OF_GAME and any(c in self.brought_cards and c not in dealt for c in cards):
                yield place, Refusal("16.3.3", "Frog Dominance is not in a game of two players")

    @implements("16.3.2")
    def starting_clearing(self, game: Game) -> Place | None:
        """The clearing with the enclave that setup places."""
        return next((place for place in game.state.clearings if game.state.count(place, PEACEFUL)), None)

    # 16.2.1 Enclaves --------------------------------------------------------------------------------------------------
    @implements("16.2.1")
    def stored(self, piece: Piece) -> Piece:
        """An enclave off the map has no side up."""
        return PEACEFUL if piece is MILITANT else piece

    def clearing_suits(self, game: Game, clearing: Place, suits: frozenset[str]) -> frozenset[str]:
        """Enclaves bring the frog suit."""
        return self._with_frogs(game, clearing, suits) if enclaves(game.state, clearing) else suits

    @implements("16.2.1.I", "16.2.1.II")
    def _with_frogs(self, game: Game, clearing: Place, suits: frozenset[str]) -> frozenset[str]:
        """A Peaceful enclave adds the frog suit to its clearing; a Militant one leaves no other."""
        return frozenset((FROG,)) if game.state.count(clearing, MILITANT) else suits | {FROG}

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """A clearing holds one enclave."""
        return self._why_no_enclave(game, place) if piece in (PEACEFUL, MILITANT) else None

    @implements("16.2.1", "16.5.1", "16.5.2", "card.militias")
    def _why_no_enclave(self, game: Game, place: Place) -> Refusal | None:
        if not place.number or not enclaves(game.state, place):
            return None
        return Refusal("16.2.1", f"clearing {place.number} has an enclave already")

    # 16.2.2 Frog cards ------------------------------------------------------------------------------------------------
    @implements("16.2.2.I")
    def dominates(self, game: Game, player: str, suit: str) -> bool | None:
        """Frog Dominance is met by ruling two enclaves on the river."""
        if suit != FROG:
            return None
        ruled = (place for place in game.state.clearings if on_river(game, place) and rules(game, player, place))
        return sum(enclaves(game.state, place) for place in ruled) >= ENCLAVES_TO_DOMINATE

    @implements("16.2.2.I")
    def dominance_clause(self, game: Game, suit: str) -> str:
        """Frog Dominance wins by a clause of its own."""
        return "16.2.2.I" if suit == FROG else ""

    def lends(self, game: Game, player: str, fight: Fight) -> Sequence[Lent]:
        """Enclave Defense adds defending warriors to the Diaspora's."""
        defends = player == self.name == fight.defender
        return self._enclave_defense(game, fight) if defends and enclaves(game.state, fight.clearing) else ()

    @implements("16.2.2.Ia", "16.2.2.Ib")
    def _enclave_defense(self, game: Game, fight: Fight) -> Sequence[Lent]:
        """The warriors there of the player with Frog Dominance defend an enclave, unless that player attacks.

        They take hits after the Diaspora's, and whoever else fights for it waits with them.
        """
        for player in game.state.seats:
            cards = game.state.cards_at(play_area(player))
            dominant = any(card.suit == FROG and card.kind is CardKind.DOMINANCE for card in cards)
            if dominant and player not in fight.sides and not self._fights_already(game, player, fight):
                lent = game.state.warriors_at(fight.clearing, player)
                return (Lent(player, lent, last=True),) if lent else ()
        return ()

    @implements("16.2.2.Ia", "G.35")
    def _fights_already(self, game: Game, player: str, fight: Fight) -> bool:
        """Return whether warriors of a player are treated as its own by somebody else, for whom they fight."""
        others = [each for each in game.bending(Extension.lends) if each is not self]
        return any(
            lent.owner == player and lent.as_own
            for each in others
            for side in fight.sides
            for lent in each.lends(game, side, fight)
        )

    # 16.2.3 The Pond --------------------------------------------------------------------------------------------------
    @implements("16.2.3")
    def discarded_to(self, game: Game, card: Card) -> Place | None:
        """Frog cards are discarded to the Pond."""
        return POND if card.suit == FROG else None

    @implements("16.2.3")
    def discarded_beneath(self, game: Game, card: Card) -> bool:
        """A frog ambush goes to the bottom of it, as the card says."""
        return card.suit == FROG and card.kind is CardKind.AMBUSH

    @implements("16.2.3.I")
    def first_card_from(self, game: Game, player: str) -> Iterable[Place]:
        """Anybody may draw the first card from the Pond."""
        return (POND,)

    @implements("16.2.3.II")
    def shuffled_in(self, game: Game) -> Iterable[Place]:
        """The Pond is shuffled into the deck with the discards."""
        return (POND,)

    # 16.2.4 Fears Come to Pass ----------------------------------------------------------------------------------------
    def after_battle(self, game: Game, fight: Fight) -> Sequence[Offer]:
        """Fears come to pass after an attack on a Peaceful enclave."""
        return self._fears_after_battle(game, fight) if fight.defender == self.name else ()

    @implements("16.2.4")
    def _fears_after_battle(self, game: Game, fight: Fight) -> Sequence[Offer]:
        """It was attacked if it lay there when the battle began, whether or not it fell."""
        return (FEARS.offer(game, fight.attacker),) if fight.stood.get(PEACEFUL) else ()

    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """Fears come to pass when an enemy removes a Peaceful enclave outside battle."""
        removed = [event for event in events if event.piece is PEACEFUL]
        return self._fears_after_removal(game, removed) if removed and fight is None else ()

    @implements("16.2.4")
    def _fears_after_removal(self, game: Game, removed: Sequence[Removed]) -> Sequence[Offer]:
        """Once for every enemy that did so, unless what it did so by says otherwise."""
        if FEARLESS in clauses_in_force():
            return ()
        removers = dict.fromkeys(event.player for event in removed if is_enemy(game, self.name, event.player))
        return [FEARS.offer(game, enemy) for enemy in removers]

    # 16.2.5 Negotiations ----------------------------------------------------------------------------------------------
    @implements("16.2.5")
    def actions(self, game: Game, phase: Phase, player: str) -> Sequence[Offer]:
        """Enemies may negotiate in each phase of their turns."""
        return (NEGOTIATE.offer(game, player),) if is_enemy(game, self.name, player) else ()

    # 16.2.6 Swimmers, 16.2.7 Crafting ---------------------------------------------------------------------------------
    @implements("16.2.6")
    def treats_as_paths(self, game: Game, player: str) -> Collection[Way]:
        """The Diaspora treat rivers as paths."""
        return (Way.RIVERS,) if player == self.name else ()

    links_rest_on = on_nothing_else

    @implements("16.2.6")
    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """Along a river they need no rule."""
        return player == self.name and linked_by_river(game, origin, destination)

    @implements("16.2.7", "16.4.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """The Diaspora craft with enclaves, for any suit of their clearings."""
        return standing_on(game, (PEACEFUL, MILITANT)) if player == self.name else None
