"""The directive ``law-cards``: the cards of both decks, and those that factions bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from docutils import nodes

from woodlaw.cards import exiles_and_partisans, standard
from woodlaw.law.implements import implementations_of
from woodlaw.site.parts import joined
from woodlaw.site.reference.parts import (
    Part,
    ReferenceDirective,
    code,
    code_link,
    definitions,
    illustrated,
    labelled,
    listing,
    note,
    paragraph,
    proven_by,
)
from woodlaw.site.reference.readings import told_readings
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.cited import PREFIX, CitedCard, cited_cards
from woodlaw.table.decks import STANDARD_DECKS, deck_named


class CardsDirective(ReferenceDirective):
    """Sections for the cards of both decks, for those of each, and for what factions bring: what they print and do."""

    def told(self) -> Iterator[nodes.Node]:
        """Yield the sections."""
        self.depend_on_data("woodlaw.table.data")
        self.depend_on(standard, exiles_and_partisans)
        decks = [deck_named(deck) for deck in STANDARD_DECKS]
        every = list(cited_cards().values())
        common = [cited for cited in every if all(deck.title in cited.decks for deck in decks)]
        yield self._cards("cards-common", "In both decks", common)
        for deck in decks:
            only = [cited for cited in every if deck.title in cited.decks and cited not in common]
            yield self._cards(nodes.make_id(f"cards-{deck.id}"), f"In the {deck.title} deck only", only)
        brought = [cited for cited in every if not cited.decks]
        yield self._cards("cards-brought", "Brought by factions", brought)

    def _cards(self, anchor: str, title: str, cards: Sequence[CitedCard]) -> nodes.section:
        entries = [self._card(cited.id.removeprefix(PREFIX), cited.cards) for cited in cards]
        return self.section(anchor, title, definitions(entries, css="law-cards"))

    def _card(self, card_id: str, alike: Sequence[Card]) -> tuple[list[Part], list[nodes.Node], str]:
        """Return what there is to say of a card and of its likes in other suits."""
        card, clause_id = alike[0], f"card.{card_id}"
        note(self.env, "card", card_id, clause_id, card.name)
        printed = list(map(_printed, alike))
        content: list[nodes.Node] = [listing([each] for each in printed) if printed[1:] else paragraph(*printed)]
        if card.effect:
            content += [paragraph(card.effect), *told_readings(card.readings), *illustrated(self.env, clause_id)]
            content += proven_by(self.env, clause_id)
        code_of_it = implementations_of(clause_id)
        if code_of_it:
            content.append(labelled("Implemented by", *joined(map(code_link, code_of_it))))
        return [nodes.strong("", card.name), nodes.Text(" "), code(clause_id)], content, clause_id


def _printed(card: Card) -> str:
    """Return what a card prints, in a line."""
    copies = "1 copy" if card.copies == 1 else f"{card.copies} copies"
    facts = [card.suit, copies, str(card.kind)]
    if card.item:
        facts.append(f"{card.item} for {card.points} point{'' if card.points == 1 else 's'}")
    if card.kind not in (CardKind.AMBUSH, CardKind.DOMINANCE):
        facts.append(f"costs {_cost(card.cost)}" if card.cost else "cannot be crafted")
    if card.assumed:
        facts.append(f"{' and '.join(sorted(card.assumed))} assumed")
    return ", ".join(facts)


def _cost(cost: Sequence[str]) -> str:
    """Return the suits of a cost with how often each stands there."""
    return " and ".join(f"{count} {suit}" for suit, count in Counter(cost).items())
