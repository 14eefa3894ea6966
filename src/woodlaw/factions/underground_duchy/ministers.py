"""The ministers of the Duchy and their crowns: cards, ranks, and where they lie (12.3.5, 12.3.6, 12.5.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from woodlaw.engine.dealing import give_card
from woodlaw.engine.game import Game
from woodlaw.engine.memory import Count, Kept, OneOf
from woodlaw.engine.refusal import Refusal
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import CARDS, OWN_CARDS, Box
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import Place, board

NAME = "underground_duchy"
RANKS = ("squire", "noble", "lord")
_SQUIRES, _NOBLES = ("foremole", "captain", "marshal"), ("brigadier", "banker", "mayor")
_LORDS = ("duchess of mud", "baron of dirt", "earl of stone")
MINISTERS: Mapping[str, str] = {title: title.replace(" ", "") for title in (*_SQUIRES, *_NOBLES, *_LORDS)}
"""The ministers in words, each with the name of the card, which is the one that records write."""
PRINTED = {" ".join(w if w == "of" else w.capitalize() for w in title.split()): title for title in MINISTERS}
"""The ministers in words by their printed names."""
MINISTER_CARDS = {name: Card(name=name, kind=CardKind.OTHER, copies=1) for name in MINISTERS.values()}

CROWNS = 3
"""How many crowns there are of each rank."""
LOST = Kept("crowns lost", 0, Count(CROWNS), OneOf(RANKS), owner=NAME)
"""How many crowns of a rank have left the game (12.2.3)."""


class Ministered(Faction):
    """A faction as far as its ministers go."""

    holds: Mapping[str, Box] | None = {
        "cards": Box((OWN_CARDS, CARDS), clause="12.5.3.III"),
        "unswayed": Box((OWN_CARDS,), clause="12.3.5"),
    }
    own_cards = frozenset(MINISTER_CARDS)
    own_card_names: Mapping[str, str] = {
        written: MINISTERS[title] for printed, title in PRINTED.items() for written in (printed, title)
    }

    card_box = board(NAME, "cards")
    """Where the swayed ministers lie."""
    unswayed_box = board(NAME, "unswayed")
    """The Unswayed Ministers pile."""

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The nine ministers, which lie on the board."""
        return tuple(MINISTER_CARDS.values())

    def lies_before_setup(self, card: Card) -> Place | None:
        """Ministers lie face up on the Unswayed Ministers pile."""
        return self.unswayed_box

    def swayed(self, game: Game) -> tuple[str, ...]:
        """Return the ministers that are swayed, by their cards."""
        return tuple(card.name for card in game.state.cards_at(self.card_box) if card.name in self.own_cards)

    def is_swayed(self, game: Game, minister: str) -> bool:
        """Return whether a minister is swayed."""
        return MINISTERS[minister] in self.swayed(game)

    def give_minister(self, game: Game, minister: str, source: Place, target: Place) -> None:
        """Let the card of a minister go from one box to the other."""
        card = next(card for card in game.state.cards_at(source) if card.name == MINISTERS[minister])
        give_card(game, self.name, card, source, target)

    def rank(self, card: str) -> int:
        """Return the rank of a minister's card, higher for the higher; -1 for a name that is no minister's."""
        return next((n for n, rank in enumerate(RANKS) if card in self.values["ministers"][rank]), -1)

    def rank_of(self, minister: str) -> str:
        """Return the name of a minister's rank."""
        return RANKS[self.rank(MINISTERS[minister])]

    @implements("12.3.6", "12.5.3.I")
    def crowns_left(self, game: Game, rank: str) -> int:
        """Return how many crowns of a rank lie on the board: neither lost nor on a swayed minister."""
        worn = sum(RANKS[self.rank(card)] == rank for card in self.swayed(game))
        return CROWNS - worn - LOST.of(game.state, self.name, rank)

    def cannot_be(self, game: Game) -> Iterable[tuple[Place | None, Refusal]]:
        """There are three crowns of each rank."""
        for rank in RANKS:
            if self.crowns_left(game, rank) < 0:
                yield self.card_box, Refusal("12.3.6", f"there are {CROWNS} crowns of a {rank}, lost ones included")
