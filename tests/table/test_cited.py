"""Cards under the ids that they are cited by."""

from __future__ import annotations

import pytest

from woodlaw.law.registry import UnknownClause
from woodlaw.table.cited import cited_card, cited_cards, is_card_citation


def test_every_card_of_either_deck_is_cited_by_one_id() -> None:
    of_decks = [cited for cited in cited_cards().values() if cited.decks]
    assert len(of_decks) == 18 + 14 + 18  # shared by both decks, then each deck's own
    assert cited_card("card.companions").decks == ()
    assert cited_card("card.tax-collector").decks == ("Standard",)
    assert cited_card("card.tunnels").decks == ("Exiles and Partisans",)
    assert cited_card("card.anvil").decks == ("Standard", "Exiles and Partisans")


def test_cards_of_one_name_are_alike_but_for_their_suit() -> None:
    for cited in cited_cards().values():
        told = {(c.name, c.kind, c.cost, c.item, c.points, c.effect, c.readings) for c in cited.cards}
        assert len(told) == 1
        assert len(set(cited.suits)) == len(cited.cards)


@pytest.mark.parametrize("spelling", ["card.stand-and-deliver", " Card.Stand and Deliver! ", "CARD.STAND-AND-DELIVER"])
def test_a_card_is_found_however_it_is_spelled(spelling: str) -> None:
    assert is_card_citation(spelling)
    found = cited_card(spelling)
    assert (found.id, found.name, found.suits) == ("card.stand-and-deliver", "Stand and Deliver!", ("fox",))
    assert found.text == found.cards[0].effect
    assert str(found) == "card.stand-and-deliver Stand and Deliver!"


@pytest.mark.parametrize(("asked", "nearest"), [("card.anvill", "card.anvil"), ("card.\x1b💥", ""), ("4.1", "")])
def test_what_is_no_card_is_told_with_the_nearest(asked: str, nearest: str) -> None:
    with pytest.raises(UnknownClause) as caught:
        cited_card(asked)
    assert caught.value.nearest[:1] == ((nearest,) if nearest else ())
