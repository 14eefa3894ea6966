"""The directive ``law-letters``: the letters of Rootlog, from the reader's tables and the factions' packages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from docutils import nodes

from woodlaw.factions.base import Faction
from woodlaw.factions.registry import factions
from woodlaw.logs.rootlog import letters
from woodlaw.site.reference.parts import Part, ReferenceDirective, code, joined_parts, label_link, table
from woodlaw.table.hirelings import hireling_titles


class LettersDirective(ReferenceDirective):
    """Tables of the letters of suits, items, pieces, factions and cards."""

    def told(self) -> Iterator[nodes.Node]:
        """Yield a section for each table."""
        self.depend_on(letters, *{type(each): None for each in factions().values()})
        for faction in factions().values():
            self.depend_on_data(faction.package)
        yield self.section("letters-of-suits", "Suits", _simple("suit", letters.SUITS))
        yield self.section("letters-of-items", "Items", _simple("item", letters.ITEMS))
        yield self.section("letters-of-pieces", "Pieces", _simple("piece", letters.PIECES))
        headings = ("letter", "faction", "its pieces", "its board")
        people = [faction for faction in factions().values() if not faction.replaces]
        yield self.section("letters-of-factions", "Factions", table(headings, map(_faction, people)))
        hirelings = table(("letters", "hireling", "its demoted side"), _hirelings())
        yield self.section("letters-of-hirelings", "Hirelings", hirelings)
        yield self.section("words-of-landmarks", "Landmarks", _simple("landmark", letters.LANDMARKS))
        yield self.section("names-of-cards", "Short names of cards", table(("written", "card"), _cards()))


def _simple(what: str, known: Mapping[str, str]) -> nodes.table:
    return table(("letter", what), ([[code(letter)], [name]] for letter, name in known.items()))


def _faction(faction: Faction) -> list[list[Part]]:
    pieces = ((letters, kind) for kind, spec in faction.pieces.items() for letters in spec.rootlog)
    return [
        [code(faction.letter)],
        [label_link(f"faction-{faction.name}", faction.title)],
        _written(pieces),
        _board(faction),
    ]


def _written(pairs: Iterable[tuple[str, str]]) -> list[Part]:
    """Return what is written with what it means, in a line."""
    return [
        part
        for number, (written, meaning) in enumerate(pairs)
        for part in (", " if number else "", code(written), f" {meaning.replace('_', ' ')}")
    ]


def _board(faction: Faction) -> list[Part]:
    """Return the boxes of a faction's board that have a letter or a number, and those known by what is put there."""
    boxes = [(part, box) for part, box in faction.names.boxes.items() if part != box]
    places = [(str(number), place.name) for number, place in faction.numbered_places.items()]
    lettered = _written([*((f"$_{part}", box) for part, box in boxes if len(part) == 1), *places])
    others: list[Part] = [f"{part} on the board: {box}" for part, box in boxes if len(part) > 1]
    return joined_parts([*([lettered] if lettered else []), *([other] for other in others)])


def _hirelings() -> Iterator[list[list[Part]]]:
    for letter, (promoted, demoted) in hireling_titles().items():
        yield [[code(f"h_{letter}")], [promoted], [demoted]]


def _cards() -> Iterator[list[list[Part]]]:
    for written, card_id in letters.SHORT_CARD_NAMES.items():
        yield [[code(written)], [card_id]]
    for written, by_suit in letters.SUITED_CARD_NAMES.items():
        cards = ", ".join(f"{card_id} ({letters.SUITS[letter]})" for letter, card_id in by_suit.items())
        yield [[code(written)], [cards]]
