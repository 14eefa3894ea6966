"""The boxes and tracks of the Riverfolk's board, and funds: committing and spending them (11.2.4, 11.5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from woodlaw.engine.concepts import by_river
from woodlaw.engine.game import Game
from woodlaw.engine.means import Means, Source
from woodlaw.engine.place import available
from woodlaw.engine.primitives import move_pieces, return_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.state import State
from woodlaw.engine.titles import name as named
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import CARDS, OTHERS, PIECES, Box
from woodlaw.table.cards import Card
from woodlaw.table.pieces import WARRIOR, Piece
from woodlaw.table.places import Place, board
from woodlaw.table.suits import CLEARING_SUITS

NAME = "riverfolk_company"
FUNDS, PAYMENTS, COMMITTED = board(NAME, "funds"), board(NAME, "payments"), board(NAME, "committed")
TRACKS = {suit: board(NAME, f"{suit} track") for suit in CLEARING_SUITS}
"""The spaces of the Trade Posts tracks where funds lie that were committed to craft."""
SPACES_OF_A_TRACK = 3
_WARRIORS = (PIECES, OTHERS)


class Company(Faction):
    """The Riverfolk Company as far as its boxes go."""

    name = NAME
    reach = 5
    holds: Mapping[str, Box] | None = {
        "funds": Box(_WARRIORS, kinds=("warrior",), clause="11.2.4"),
        "payments": Box(_WARRIORS, kinds=("warrior",), clause="11.2.6.I"),
        "committed": Box(_WARRIORS, kinds=("warrior",), clause="11.5"),
        **{
            track.name: Box(_WARRIORS, kinds=("warrior",), most=SPACES_OF_A_TRACK, clause="11.5.3")
            for track in TRACKS.values()
        },
        "cards": Box((CARDS,)),
    }
    funds, payments, committed, tracks = FUNDS, PAYMENTS, COMMITTED, TRACKS

    @cached_property
    def trade_posts(self) -> tuple[Piece, ...]:
        """The trade post of each suit."""
        return tuple(self.piece(f"{suit}_trade_post") for suit in CLEARING_SUITS)

    def has_trade_post(self, state: State, place: Place) -> bool:
        """Return whether a place has a trade post."""
        return any(state.count(place, post) for post in self.trade_posts)

    # 11.5.3 Craft -----------------------------------------------------------------------------------------------------
    def cannot_be(self, game: Game) -> Iterable[tuple[Place | None, Refusal]]:
        """Funds on a track leave room for the trade posts that are still on it."""
        for suit, track in self.tracks.items():
            if self.empty_spaces(game, suit) < 0:
                yield track, Refusal("11.5.3", f"more funds than empty spaces are on the {track.name}")

    @implements("11.2.1", "11.5.3")
    def means(self, game: Game, card: Card) -> Means:
        """Return what the Riverfolk craft with: each empty space of a track, to which they commit a fund."""

        def sources() -> list[Source]:
            spaces = {Source(track, frozenset((suit,)), "space"): suit for suit, track in self.tracks.items()}
            return [space for space, suit in spaces.items() for _ in range(self.empty_spaces(game, suit))]

        return Means(sources, lambda source: commit_fund(game, self, source.place), "11.5.3")

    @implements("11.5.3")
    def empty_spaces(self, game: Game, suit: str) -> int:
        """Return how many spaces of a suit hold neither a trade post nor a fund."""
        posts = available(game, self.piece(f"{suit}_trade_post"))
        return SPACES_OF_A_TRACK - posts - sum(warriors_in(game.state, self.tracks[suit]).values())


@implements("11.3.2", "11.5.5")
def why_no_river(game: Game, place: Place, clause: str) -> Refusal | None:
    """Return why a clearing is none that a river, or the lake, touches, or None."""
    return None if by_river(game, place) else Refusal(clause, f"no river touches {named(place)}")


# 11.2.4 Funds ---------------------------------------------------------------------------------------------------------
def warriors_in(state: State, place: Place) -> dict[Piece, int]:
    """Return the warriors in a box or on a track, by whose they are."""
    return {piece: count for piece, count in state.at(place).items() if piece.category is WARRIOR}


@implements("11.2.4")
def funds_of(state: State, owner: str = "") -> dict[Piece, int]:
    """Return the funds by whose warriors they are, or those of one player alone."""
    held = warriors_in(state, FUNDS)
    return {piece: count for piece, count in held.items() if owner in ("", piece.owner)}


def count_funds(state: State, owner: str = "") -> int:
    """Return how many funds there are, or how many of them are one player's warriors."""
    return sum(funds_of(state, owner).values())


def why_no_fund(game: Game, clause: str) -> Refusal | None:
    """Return why no fund can be committed or spent, or None."""
    return None if count_funds(game.state) else Refusal(clause, "the Funds box is empty")


@implements("11.5")
def commit_fund(game: Game, company: Company, target: Place = COMMITTED) -> None:
    """Have the Riverfolk commit a fund: it moves to the Committed box, or to a space of a track."""
    fund = game.ask(company.name, "fund to commit", list(funds_of(game.state)))
    move_pieces(game, company.name, [(fund, 1)], company.funds, target)


@implements("11.5")
def spend_fund(game: Game, company: Company, owner: str = "") -> None:
    """Have the Riverfolk spend a fund, perhaps a warrior of one player's: it returns to its owner's supply."""
    fund = game.ask(company.name, "fund to spend", list(funds_of(game.state, owner)))
    return_pieces(game, company.name, company.funds, [(fund, 1)])
