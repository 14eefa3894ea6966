"""What boxes, piles, pieces and statements of the four are called: to be adapted when they play, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

import woodlaw.factions
from woodlaw.engine.events import (
    Stated,
)
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Category, Piece, piece
from woodlaw.table.places import (
    beside_map,
    board,
    common,
)
from woodlaw.table.suits import CLEARING_SUITS

CULT, COMPANY, DUCHY, CORVIDS = "lizard_cult", "riverfolk_company", "underground_duchy", "corvid_conspiracy"
FOUR = (CULT, COMPANY, DUCHY, CORVIDS)
MARQUISE, EYRIE, DIASPORA, LEGION = "marquise_de_cat", "eyrie_dynasties", "lilypad_diaspora", "queenless_legion"
REAVERS = "lemming_reavers"
VAGABONDS = ("vagabond", "second_vagabond")
OUTRULED_BY_NOBODY = "soup-kitchens"


class Named:
    """What the boxes, piles and statements of the four are called: to be adapted when they play, and nothing else."""

    acolytes = board(CULT, "acolytes")
    lost_souls = common("lost souls")
    funds = board(COMPANY, "funds")
    payments = board(COMPANY, "payments")
    committed = board(COMPANY, "committed")
    tracks = tuple(board(COMPANY, f"{suit} track") for suit in CLEARING_SUITS)
    burrow = beside_map("Burrow")
    unswayed = board(DUCHY, "unswayed")
    swayed = board(DUCHY, "cards")
    plot_kinds = ("bomb", "snare", "extortion", "raid")

    @staticmethod
    def outcast(event: Stated) -> tuple[str, bool] | None:
        """Return the Outcast that is stated and whether it is hated, if an Outcast is stated."""
        words = event.fact.lower().replace("_", " ")
        if event.owner != CULT or ("outcast" not in words and words not in ("o", "ho")):
            return None
        suit = next((suit for suit in CLEARING_SUITS if suit in event.value.lower()), "")
        return (suit, "hated" in f"{words} {event.value.lower()}" or words == "ho") if suit else None

    @staticmethod
    def price(event: Stated) -> int | None:
        """Return the price that is stated, if one is."""
        services = ("hand card", "riverboats", "mercenaries", "h", "r", "m")
        known = event.owner == COMPANY and event.fact.lower() in services and event.value.isdigit()
        return int(event.value) if known else None

    @staticmethod
    def minister(card: Card) -> str:
        """Return the word that the Duchy's board has for a minister."""
        return "".join(letter for letter in card.name.lower() if letter.isalpha())


def of_board(faction: str) -> dict[str, Any]:
    """Return the pieces and printed values of a faction, which are data."""
    folder = Path(next(iter(woodlaw.factions.__path__)))
    loaded: dict[str, Any] = yaml.safe_load((folder / faction / "board.yaml").read_text(encoding="utf-8"))
    return loaded


BOARDS = {faction: of_board(faction) for faction in FOUR}


def printed(faction: str, value: str) -> Any:
    """Return a printed value of a faction's board."""
    return BOARDS[faction]["values"][value]


def piece_of(faction: str, kind: str) -> Piece:
    """Return a piece of one of the four."""
    return piece(faction, kind, Category(BOARDS[faction]["pieces"][kind]["category"]))


LIZARD, OTTER, MOLE, CROW = (piece_of(faction, "warrior") for faction in FOUR)
GARDENS = {suit: piece_of(CULT, f"{suit}_garden") for suit in CLEARING_SUITS}
POSTS = {suit: piece_of(COMPANY, f"{suit}_trade_post") for suit in CLEARING_SUITS}
TUNNEL, CITADEL, MARKET = (piece_of(DUCHY, kind) for kind in ("tunnel", "citadel", "market"))
PLOT = piece_of(CORVIDS, "plot")
FACES = {kind: piece_of(CORVIDS, kind) for kind in Named.plot_kinds}
PLOTS = (PLOT, *FACES.values())
KEEP = piece(MARQUISE, "keep", Category.TOKEN)
RANK = {name: rank for rank, names in printed(DUCHY, "ministers").items() for name in names}
RANKS = ("squire", "noble", "lord")
CROWNS = 3
PRICES = printed(COMPANY, "prices")
