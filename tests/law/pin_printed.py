"""Write down which printed texts ours were checked against, once somebody has read them word for word.

Run it from the project's folder where the printed texts are at hand: ``python -m tests.law.pin_printed``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from woodlaw.law.printed import digest, marks
from woodlaw.law.registry import law
from woodlaw.table.cited import cited_cards
from woodlaw.table.decks import STANDARD_DECKS, deck_named

SHARED = Path(__file__).parents[3] / "shared"
ROOT = Path(__file__).parents[2] / "src" / "woodlaw"
CLAUSES = ROOT / "law" / "printed.yaml"
QUESTIONS = ROOT / "faq" / "data" / "printed_questions.yaml"
CARDS = ROOT / "table" / "data" / "printed_cards.yaml"
UNDATED = "undated"
LIBRARY = "the publisher's card library, in the transcription 3232c3b"

ABOUT_CLAUSES = """\
# The printed text that each clause was checked against: the edition, and a digest of what it says, never the text.
# woodlaw.law.printed says how a digest is taken; python -m tests.law.pin_printed writes this file.
"""
ABOUT_CARDS = """\
# The printed text that the effect of each card was checked against, by the card's id and suit; see woodlaw.law.printed.
# Cards that show an item have no text. python -m tests.law.pin_printed writes this file.
"""
ABOUT_QUESTIONS = """\
# The printed text that each published question was told from, by its id: the question (q) and the answer (a); see
# woodlaw.law.printed. python -m tests.law.pin_printed writes this file.
"""


def official_texts() -> dict[str, str]:
    """Return the printed texts of clauses that are at hand, by id."""
    told = json.loads((SHARED / "law" / "rootbotics.json").read_text(encoding="utf-8"))["clauses"]
    told += json.loads((SHARED / "law" / "clauses.json").read_text(encoding="utf-8"))
    return {re.sub(r"(\.[IVX]+)\.([a-z])$", r"\1\2", entry["id"]): entry["text"] for entry in told}


def official_questions() -> dict[str, str]:
    """Return the printed questions and answers that are at hand, by our id and ``q`` or ``a``."""
    entries = json.loads((SHARED / "law" / "faq.json").read_text(encoding="utf-8"))
    return {f"{entry['id'].removeprefix('FAQ-')} {part}": entry[part] for entry in entries for part in "qa"}


def official_cards() -> dict[str, str]:
    """Return the printed texts of cards that are at hand, of shared decks and of factions, by our id and suit."""
    entries = json.loads((SHARED / "facts" / "cards.json").read_text(encoding="utf-8"))["cards"]
    decks = [deck_named(deck_id) for deck_id in STANDARD_DECKS]
    titles = {alias: deck.cards for deck in decks for alias in (deck.title, *deck.aliases)}
    shared = {card for cards in titles.values() for card in cards}
    brought = [card for cited in cited_cards().values() for card in cited.cards if card not in shared]
    found = {}
    for entry in entries:
        title = entry.get("deck", "").removesuffix(" Deck")
        of_deck = titles.get(title, ()) if title else brought
        if entry.get("text") and entry.get("suit"):
            called = (entry["name"].rstrip("!"), entry["suit"].casefold())
            for card in [c for c in of_deck if (c.name.rstrip("!"), c.suit) == called]:
                found[f"{card.id} {card.suit}"] = entry["text"]
    return found


def told(documents: Mapping[str, tuple[str, Iterable[tuple[str, str]]]]) -> str:
    """Return documents with their editions, and the digests and marks of their texts, as YAML."""
    lines = []
    for title, (edition, texts) in documents.items():
        lines += [f'"{title}":', f'  edition: "{edition}"', "  digests:"]
        lines += [f'    "{key}": "{digest(text)}"' for key, text in texts]
        lines += ["  marks:"]
        lines += [f'    "{key}": "{marks(text)}"' for key, text in texts if marks(text)]
    return "\n".join(lines) + "\n"


def pin_clauses() -> None:
    """Write the digests of the clauses, in the Law's order, by document."""
    texts = official_texts()
    documents: dict[str, tuple[str, list[tuple[str, str]]]] = {}
    for clause in law():
        if clause.id in texts:
            edition = law().chapter(clause.chapter).edition or UNDATED
            documents.setdefault(clause.document, (edition, []))[1].append((clause.id, texts[clause.id]))
    CLAUSES.write_text(ABOUT_CLAUSES + told(documents), encoding="utf-8")


def pin_cards() -> None:
    """Write the digests of the cards."""
    texts = sorted(official_cards().items())
    CARDS.write_text(ABOUT_CARDS + told({"Cards": (LIBRARY, texts)}), encoding="utf-8")


def pin_questions() -> None:
    """Write the digests of the published questions, in their order."""
    texts = list(official_questions().items())
    QUESTIONS.write_text(ABOUT_QUESTIONS + told({"Questions": (UNDATED, texts)}), encoding="utf-8")


if __name__ == "__main__":
    pin_clauses()
    pin_cards()
    pin_questions()
