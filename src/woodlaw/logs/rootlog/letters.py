"""The fixed letters of Rootlog: suits, items, pieces and short card names.

Letters of factions are not here: each faction says its own. The reader only knows which letters *can* be one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

SUITS = {"B": "bird", "F": "fox", "M": "mouse", "R": "rabbit", "G": "frog"}
"""Suit letter to suit. ``F`` and ``G`` are factions too; their place in the action tells which."""

ITEMS = {
    "s": "sword",
    "b": "bag",
    "c": "coin",
    "x": "crossbow",
    "h": "hammer",
    "t": "tea",
    "r": "torch",
    "f": "boot",
    "u": "club",
}
"""Item letter to item, as written after ``%``."""

LANDMARKS = {
    "treetop": "elder treetop",
    "city": "lost city",
    "market": "black market",
    "forge": "legendary forge",
    "ferry": "ferry",
    "f": "ferry",
    "tower": "tower",
    "mousehold": "mousehold",
    "foxburrow": "foxburrow",
    "rabbittown": "rabbittown",
}
"""Word of a header to the landmark it means."""

PIECES = {"w": "warrior", "p": "pawn", "b": "building", "t": "token", "f": "ferry"}
"""Piece letter to what it is."""

FACTION_LETTERS = frozenset("ACDEFGHIJKLNOPSTUVWY")
"""Letters that can be a faction: ``B``, ``M`` and ``R`` are suits, ``Q``, ``X`` and ``Z`` mean something else."""

SHORT_CARD_NAMES = {
    "ambush": "ambush",
    "dom": "dominance",
    # The standard deck
    "armor": "armorers",
    "bank": "better-burrow-bank",
    "brutal": "brutal-tactics",
    "command": "command-warren",
    "cob": "cobbler",
    "codeb": "codebreakers",
    "royal": "royal-claim",
    "sap": "sappers",
    "scout": "scouting-party",
    "stand": "stand-and-deliver",
    "tax": "tax-collector",
    # Exiles and Partisans
    "boat": "boat-builders",
    "charm": "charm-offensive",
    "coffin": "coffin-makers",
    "cplans": "corvid-planners",
    "emi": "eyrie-emigre",
    "false": "false-orders",
    "inform": "informants",
    "league": "league-of-adventurous-mice",
    "engrave": "master-engravers",
    "murine": "murine-broker",
    "prop": "propaganda-bureau",
    "sabo": "saboteurs",
    "soup": "soup-kitchens",
    "swap": "swap-meet",
    "tun": "tunnels",
}
"""Short card name to card id. ``@`` stands in the tree as ``ambush``."""

SUITED_CARD_NAMES = {
    "favor": {"F": "favor-of-the-foxes", "R": "favor-of-the-rabbits", "M": "favor-of-the-mice"},
    "part": {"F": "fox-partisans", "R": "rabbit-partisans", "M": "mouse-partisans"},
    "partisans": {"F": "fox-partisans", "R": "rabbit-partisans", "M": "mouse-partisans"},
}
"""Short names that need a suit, with the card id of each suit letter."""

_SHORT = {card_id: short for short, card_id in SHORT_CARD_NAMES.items()}
_SHORT |= {card_id: short for short in ("favor", "part") for card_id in SUITED_CARD_NAMES[short].values()}


LEAST_OF_NAME = 6
"""How many letters are left at least of a card's name of which some are dropped."""


def short_name(card_id: str) -> str:
    """Return how the notation writes the name of a card of an id, in short where it has a short name."""
    return _SHORT.get(card_id) or card_id.replace("-", "")


def match_name(written: str, ids: Iterable[str]) -> str | None:
    """Return the one id that a written name means, or None where none or several fit.

    Hyphens, spaces and case do not count: ``gentlyusedknapsack`` is ``gently-used-knapsack``. The whole name is
    tried first, then a beginning that only one id has, then any part that only one id holds, then what only one id
    leaves where letters are dropped: ``rablab`` is ``rabbit-laborers``.
    """
    sought = _bare(written)
    if not sought:
        return None
    bare_ids = {name: _bare_id(name) for name in ids}
    for fits in (str.__eq__, str.startswith, str.__contains__, _drops_letters):
        found = [name for name, bare in bare_ids.items() if fits(bare, sought)]
        if found:
            return found[0] if len(found) == 1 else None
    return None


def _drops_letters(whole: str, sought: str) -> bool:
    """Return whether a name that is long enough to tell begins like another, and has its letters in their order."""
    letters = iter(whole)
    return len(sought) >= LEAST_OF_NAME and whole[:1] == sought[:1] and all(letter in letters for letter in sought)


def card_id_of(written: str, suit: str, ids: Iterable[str]) -> str | None:
    """Return the card id of a name as it stands in the tree, or None where it fits no card or several.

    ``suit`` is a suit letter or empty; only favors and partisans need it. ``ids`` are the ids to choose from where
    the name is none of the short ones.
    """
    name = written.lower()
    if name in SHORT_CARD_NAMES:
        return SHORT_CARD_NAMES[name]
    if name in SUITED_CARD_NAMES:
        return SUITED_CARD_NAMES[name].get(suit)
    return match_name(name, ids)


@cache
def _bare_id(name: str) -> str:
    """Return the bare name of an id; there are few ids, while a record may write anything."""
    return _bare(name)


def _bare(name: str) -> str:
    return "".join(character for character in name.lower() if character.isalnum())
