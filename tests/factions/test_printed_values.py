"""Printed values: each has a source or is assumed, not both, and is what the sources at hand say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from woodlaw.factions.registry import factions
from woodlaw.table.suits import CLEARING_SUITS

FACTS = Path(__file__).parents[3] / "shared" / "facts" / "boards_more.json"
QUESTS = {
    "Fundraising": "funds",
    "Errand": "errand",
    "Logistics Help": "logs",
    "Repair a Shed": "shed",
    "Give a Speech": "speech",
    "Guard Duty": "guard",
    "Fend off a Bear": "bear",
    "Expel Bandits": "bandits",
    "Escort": "escort",
}
"""How records write the printed names of quests."""


def values(faction: str) -> dict[str, Any]:
    return dict(factions()[faction].values)


@pytest.mark.parametrize("name", factions())
def test_a_source_is_named_for_a_value_that_is_not_assumed(name: str) -> None:
    faction = factions()[name]
    assert set(faction.sources) <= set(faction.values)
    assert not set(faction.sources) & set(faction.assumed)
    assert all(isinstance(source, str) and source for source in faction.sources.values())


def test_what_is_still_assumed() -> None:
    assert {name for name, faction in factions().items() if faction.assumed} == {
        "honeycomb_clergy",
        "lemming_reavers",
        "lilypad_diaspora",
    }


@pytest.fixture(scope="module")
def printed() -> Any:
    if not FACTS.exists():
        pytest.skip("the source facts are not at hand")
    return json.loads(FACTS.read_text(encoding="utf-8"))


def trusted(entry: Any) -> Any:
    """Return the value of an entry that says that it can be trusted."""
    assert entry["sure"] in ("sure", "likely")
    return entry["value"]


def test_the_boards_say_what_the_sources_do(printed: Any) -> None:
    duchy, ministers = values("underground_duchy"), printed["underground_duchy"]["ministers"]
    assert duchy["warriors in Birdsong"] == trusted(
        printed["underground_duchy"]["birdsong_recruits_by_citadels_on_map"]
    )
    assert duchy["cards drawn for a market"] == trusted(printed["underground_duchy"]["draw_bonus_per_market_on_map"])
    for rank, names in duchy["ministers"].items():
        told = trusted(ministers[rank])
        assert sorted(names) == sorted(told["names"])
        assert duchy["cards to reveal"][rank] == told["cards_to_sway"]
        assert duchy["points under a crown"][rank] == told["vp_of_crown"]
    cult = values("lizard_cult")
    assert cult["points for gardens"] == trusted(printed["lizard_cult"]["ritual_vp_by_gardens_of_suit_on_map"])
    assert f"{cult['another card drawn at gardens of a suit']} or more gardens" in trusted(
        printed["lizard_cult"]["draw_bonus"]
    )
    riverfolk = values("riverfolk_company")
    assert {riverfolk["points of a trade post"]} == set(trusted(printed["riverfolk_company"]["trade_post_vp"]))
    assert riverfolk["prices"] == trusted(printed["riverfolk_company"]["service_prices"])
    alliance, board = values("woodland_alliance"), printed["woodland_alliance"]
    assert alliance["cost"] == trusted(board["sympathy_cost"])
    assert alliance["points"] == trusted(board["sympathy_vp"])
    assert alliance["supporters without a base"] == trusted(board["supporters_limit_without_base"])
    assert alliance["cards drawn for a base"] == trusted(board["draw_bonus_per_base_on_map"])
    council = values("twilight_council")
    assert council["inspire"] == trusted(printed["twilight_council"]["inspire_draws_by_assemblies_on_map"])


def test_relationships_and_quests_are_what_the_sources_say(printed: Any) -> None:
    vagabond, relationships = values("vagabond"), printed["vagabond"]["relationships"]
    assert vagabond["aid for a better relationship"] == trusted(relationships["aids_needed_to_next_space"])
    assert vagabond["points for a better relationship"] == trusted(relationships["vp_on_entering_space"])
    quests: dict[str, dict[str, list[str]]] = {suit: {} for suit in CLEARING_SUITS}
    for quest in trusted(printed["vagabond"]["quests"]):
        quests[quest["suit"]][QUESTS[quest["name"]]] = quest["items"]
    assert vagabond["quests"] == quests


def test_frog_cards_are_as_many_as_their_names_and_copies(printed: Any) -> None:
    told = trusted(printed["lilypad_diaspora"]["frog_cards"])
    kinds = {"ambush": "ambush", "dominance": "dominance"}
    counted = dict.fromkeys(("ambush", "dominance", "effects"), 0)
    for card in told:
        counted[kinds.get(card["kind"], "effects")] += card["copies"]
    assert values("lilypad_diaspora")["frog cards"] == counted
    assert sum(counted.values()) == 14
