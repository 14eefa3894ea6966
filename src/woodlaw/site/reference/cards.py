"""The directives ``law-cards`` and ``law-card``: the cards of both decks, and those that factions bring.

With the setting ``law_reference_pages`` each card has a page of its own, and ``law-cards`` says of each in a line what
it prints; without it, ``law-cards`` tells all.
"""

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
    card_link,
    code,
    code_link,
    definitions,
    illustrated,
    labelled,
    listing,
    note,
    paragraph,
    proven_by,
    table,
)
from woodlaw.site.reference.readings import told_readings
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.cited import PREFIX, CitedCard, cited_cards
from woodlaw.table.decks import STANDARD_DECKS, deck_named


class _OfCards(ReferenceDirective):
    """What both directives have in common."""

    def _depend(self) -> None:
        self.depend_on_data("woodlaw.table.data")
        self.depend_on(standard, exiles_and_partisans)

    def _about(self, cited: CitedCard) -> list[nodes.Node]:
        """Return what there is to say of a card and of its likes in other suits; the page becomes the one that does."""
        card = cited.cards[0]
        note(self.env, "card", cited.id.removeprefix(PREFIX), cited.id, cited.name)
        printed = list(map(_printed, cited.cards))
        content: list[nodes.Node] = [listing([each] for each in printed) if printed[1:] else paragraph(*printed)]
        if card.effect:
            content += [paragraph(card.effect), *told_readings(card.readings), *illustrated(self.env, cited.id)]
            content += proven_by(self.env, cited.id)
        code_of_it = implementations_of(cited.id)
        if code_of_it:
            content.append(labelled("Implemented by", *joined(map(code_link, code_of_it))))
        return content


class CardsDirective(_OfCards):
    """Sections for the cards of both decks, for those of each, and for what factions bring: what they print and do."""

    def told(self) -> Iterator[nodes.Node]:
        """Yield the sections."""
        self._depend()
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
        short = getattr(self.config, "law_reference_pages", False)
        told = table(("card", "printed"), map(_line, cards)) if short else definitions(map(self._entry, cards))
        told["classes"].append("law-cards")
        return self.section(anchor, title, told)

    def _entry(self, cited: CitedCard) -> tuple[list[Part], list[nodes.Node], str]:
        return [nodes.strong("", cited.name), nodes.Text(" "), code(cited.id)], self._about(cited), cited.id


class CardDirective(_OfCards):
    """A card, by its id: what it prints and does, and what proves it."""

    required_arguments = 1

    def told(self) -> Iterator[nodes.Node]:
        """Yield the section of the card."""
        self._depend()
        cited = cited_cards().get(f"{PREFIX}{self.arguments[0]}")
        if cited is None:
            raise self.error(f"no card {self.arguments[0]!r}; expected the id of one,such as 'ambush'")
        decks = f"In the {' deck and the '.join(cited.decks)} deck" if cited.decks else "Brought by a faction"
        where = paragraph(nodes.Text(f"{decks}. Scenarios and code cite it as "), code(cited.id), nodes.Text("."))
        yield self.section(cited.id, cited.name, *self._about(cited), where)


def _line(cited: CitedCard) -> list[Sequence[Part]]:
    """Return a card in a line that says what it prints; where it stood when all cards were on one page, it is found."""
    link = card_link(cited.id.removeprefix(PREFIX), cited.name)
    return [[nodes.inline("", "", link, ids=[cited.id])], [nodes.Text("; ".join(map(_printed, cited.cards)))]]


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
