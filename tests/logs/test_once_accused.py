"""Random legal games of which a check once said what is not so: each is a way to play that had not been thought of."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.clean_games import text_of

from woodlaw.logs.check import check_text

ONCE_ACCUSED = {
    "warriors whom their own player's card moves": 81065,
    "a leader who scores more for a token that falls in another's turn": 430105,
    "sympathy in a clearing that a warrior leaves for a tax": 441214,
    "a battle against whoever destroyed a Cathedral, by another's rule": 430130,
    "a depot whose remover battles in another's turn": 440368,
    "a card for the Ferry beside that of the Bank": 441290,
    "an ambush card taken, and Emergency Orders before": 430151,
    "an ambush card taken for day labor beside Informants": 451241,
    "a point of Charm Offensive for the bot": 451200,
    "Armorers, and a move behind the battle": 451450,
    "a campaign clearing whose enclave falls": 451706,
    "wood that falls behind warriors for the hospitals": 450856,
    "warriors who come back to the keep where they fell": 450989,
    "warriors who come to where wood fell": 461450,
    "allied warriors whom another moves to sympathy": 480025,
    "a supporter that comes to a full stack": 480727,
    "warriors who fight for both sides": 483454,
    "a bot of whom another card is drawn than was to be taken": 547014,
    "a bot that Brutal Tactics give a point, and whose sympathy falls": 547152,
    "a supporter that a full stack turned away before a revolt": 542143,
    "an item crafted once the Captain had retired": 541810,
    "an extra hit that an ambush gives, beside Armorers": 550376,
    "a Captain who leaves a battle unhurt": 540116,
    "frogs of which no name is told, discarded on the Pond": 540196,
    "a frog spent for points after the Ferry and a crafted card drew": 549166,
    "fears that come to pass twice, first beside an empty supply": 560201,
    "warriors whom Settlers send where others were forced to go": 540380,
    "a hand shown for a move of a Captain into sympathy": 149,
    "a Penitent attacker who takes no hit of Sappers either": 571736,
    "allied warriors whom a Vagabond leads before Settlers send others": 571864,
    "a flower that the Clergy spend behind a battle, which may have cost more": 572039,
    "a supporter for a revolt that hits items, beside the Emigre in play": 572653,
    "warriors whom hospitals carry where others were forced to go": 672020,
    "a card of the Pond that was in play as the deck was shuffled": 680315,
    "an ambush card in place of the draw for sympathy that falls to more hits than were rolled": 722701,
    "a card for Outrage of another than the player in the turn that ends the game": 690903,
    "an item of a ruin that was lost, and one of its kind crafted since": 740761,
    "hospitals for which the supply is short, since provisions fell in the battle": 740762,
    "hospitals for the spoils of two clearings, more of which fell in the later one": 781442,
    "a Favor of the Diaspora, whose enclave had altered the suit of a clearing": 800311,
    "a supporter behind a battle that hits it, beside Armorers in play": 1064,
    "a recruiter that falls before the Marquise recruits, and is built again": 1336,
    "a Favor crafted by Laborers with the enclaves that it removes": 5536,
    "a warrior that is lent to the Diaspora, and falls before another battle there": 20015,
    "a warrior that is lent to the Diaspora right before its own player is attacked there": 30338,
    "an enclave to which fears bring no warrior, for a snare lies there that is swapped later": "fears_beside_a_snare",
    "a rally of fewer warriors than enclaves, for the others were paid": "rally_after_a_payment",
    "a rally at an enclave where a snare lay as the turn began": "enclave_out_of_a_snare",
    "an export of a frog, which goes to the Pond": "export_of_a_frog",
    "a point for the Tower by hired rule beside a card that the Riverfolk gave": "tower_by_mercenaries",
    "hits on the Riverfolk by who hired their mercenaries, which give no rule then": (
        "hired_rule_beside_a_battle_with_the_riverfolk"
    ),
    "a Supply Drop after the last warriors of the supply were paid": "drop_after_a_payment",
    "a Cathedral sanctified right behind a battle in its clearing": "cathedral_sanctified",
    "turmoil of the Eyrie, who may have hired warriors": "turmoil_beside_hired_warriors",
    "a hit on hired warriors, where the Clergy may spare the buyer's own": "hits_split_beside_a_penitent",
    "a card that the Thief buys for an item": "hand_card_for_an_item_of_the_thief",
    "a move by hired rule out of a clearing where the Riverfolk were just fought": "move_by_hired_rule_behind_a_battle",
    "a roost by hired rule in a clearing where the Riverfolk were just fought": "roost_by_hired_rule_behind_a_battle",
    "a new roost without warriors, for the last of the supply were paid": "roost_after_all_were_paid",
    "a cache plundered beside hired warriors, behind a battle there": "plunder_behind_a_battle_beside_hired_warriors",
    "riverboats for an item, paid behind the draw of a card in play": "riverboats_for_an_item_behind_a_draw",
    "plots exposed by the Legion before its campaign, which are no spoils": "spoils_before_the_campaign",
    "a Favor of the Legion beside warriors that it may have hired": "favor_beside_warriors_that_may_be_hired",
    "warriors that defend an enclave, and may be hired by who attacks it": "otters_that_defend_an_enclave",
}


@pytest.mark.parametrize("number", ONCE_ACCUSED.values(), ids=ONCE_ACCUSED.keys())
def test_a_legal_game_is_accused_of_nothing(number: int | str) -> None:
    assert check_text(text_of(number)).findings == []


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(690664, id="a sacrilege whose points end the game before any marker is set"),
        pytest.param(780201, id="Outrage of a hand that may hold either of two cards of an item"),
        pytest.param(784348, id="hospitals for the spoils of two clearings, told before what both cost"),
        pytest.param(820561, id="Partisans that have a hand discarded, with a card drawn since of which nobody knows"),
        pytest.param("raid_that_was_swapped", id="a raid that is placed, swapped and falls in one turn"),
        pytest.param(801371, id="points for Stewards, of which nobody knows what card it draws"),
    ],
)
def test_a_legal_game_is_accused_of_nothing_by_playing(number: int | str) -> None:
    assert not [finding for finding in check_text(text_of(number), plays=True).findings if finding.judges]


def test_a_record_may_have_who_hired_mercenaries_battle_itself() -> None:
    text = text_of("drop_after_a_payment").replace("/XO10(3,1)/", "/XJ10(3,1)/", 1)
    report = check_text(text, plays=True)
    assert not report.error
    assert [(finding.line, finding.clause) for finding in report.findings] == [(16, "4.3")]


def test_no_hand_runs_dry_where_no_line_tells_of_draws() -> None:
    text = Path("tests/data/untold/no_draws.rootlog").read_text(encoding="utf-8")
    assert not [finding for finding in check_text(text, plays=True).findings if finding.judges]
