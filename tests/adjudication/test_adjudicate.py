"""Questions asked from Python."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from tests.adjudication.woods import HEAD, verdict, woods

import woodlaw
from woodlaw.adjudication import CannotAdjudicate
from woodlaw.gherkin.position import position
from woodlaw.gherkin.scene import Scene
from woodlaw.positions.position import NotAPosition
from woodlaw.positions.reading import read_position
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import clearing, play_area


# Verdicts -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("position", "action", "expected"),
    [
        (woods(), "battle", ("legal", "")),
        (woods(), ["battle", "clearing 5 > Clergy"], ("legal", "")),
        (woods(), ["battle", "clearing 1 > Clergy"], ("illegal", "4.3")),
        (woods(), ["march", "1 > 7"], ("illegal", "4.2")),
        (woods(), ["march", "5 > 2"], ("legal", "")),
        (woods(), ["march", "1 > 5", 4], ("illegal", "4.2")),
        (woods(), ["build", "clearing 5 > sawmill"], ("illegal", "6.5.4.I")),
        (woods(), ["build", "clearing 10 > sawmill"], ("illegal", "2.2.3")),
        (woods(), ["build", "clearing 1 > sawmill"], ("legal", "")),
        (woods(), "recruit", ("legal", "")),
        (woods(), "overwork", ("illegal", "6.5.5")),
        (woods(), "extra action", ("illegal", "6.5")),
        (woods(marquise="Sappers"), "extra action", ("legal", "")),
        (woods(), ["craft", "Tax Collector"], ("illegal", "4.1.1")),
        (woods(), "Armorers", ("illegal", "card.armorers")),
        (woods(marquise="Ambush! (fox)"), ["craft", "Ambush!"], ("illegal", "2.1.2")),
        (woods(marquise="A Visit to Friends"), ["craft", "A Visit to Friends"], ("legal", "")),
        (woods("Clergy, Daylight"), ["crusade", "5 > 2", 1, "Marquise"], ("legal", "")),
        (woods("Clergy, Daylight", "penitent"), ["crusade", "5 > 2", 1, "Marquise"], ("illegal", "HCC.2.6.I")),
        (woods("Clergy, Daylight", clergy="Anvil"), "swarm", ("illegal", "HCC.5.1.II")),
        (woods("Clergy, Daylight", clergy="Bake Sale"), ["swarm", "Bake Sale > 5"], ("legal", "")),
        (woods("Clergy, Daylight"), "bloom", ("illegal", "HCC.4.3")),
    ],
)
def test_verdicts(position: str, action: Any, expected: tuple[str, str]) -> None:
    assert verdict(woodlaw.adjudicate(position, action)) == expected


def test_an_answer_is_refused_for_what_it_lacks() -> None:
    sawmills = woods(marquise="Mouse-in-a-Sack, A Visit to Friends").replace("10: a saw", "9: a sawmill\n  10: a saw")
    refused = woodlaw.adjudicate(sawmills, ["overwork", "10 > Mouse-in-a-Sack"])
    assert str(refused.reason) == "Mouse-in-a-Sack does not match clearing 10"
    assert verdict(refused) == ("illegal", "6.5.5")
    assert refused.instead == (
        "clearing 9 > mouse card Mouse-in-a-Sack",
        "clearing 10 > rabbit card A Visit to Friends",
    )


def test_who_acts_and_when_can_be_said() -> None:
    position = woods("Marquise, Daylight", clergy="Sappers")
    assert verdict(woodlaw.adjudicate(position, "bloom", player="Clergy", phase="Birdsong")) == ("legal", "")
    refused = woodlaw.adjudicate(position, "bloom", player="the Clergy")
    assert verdict(refused) == ("illegal", "HCC.4.3")
    assert refused.reason == "bloom is taken in Birdsong, not in Daylight"
    assert refused.player == "Honeycomb Clergy"


def test_the_turn_remembers_what_has_been_done() -> None:
    spent = woods() + "this turn: {actions left: 0}\n"
    assert verdict(woodlaw.adjudicate(spent, "march")) == ("illegal", "6.5")
    assert woodlaw.adjudicate(woods() + "this turn: {actions left: 1}\n", "march").legal
    acted = woods("Clergy, Daylight") + "this turn: {actions left: 0}\n"
    refused = woodlaw.adjudicate(acted, "mission")
    assert verdict(refused) == ("illegal", "HCC.5.1")
    assert refused.reason == "all actions are taken"
    used = woods(marquise="A Visit to Friends") + "this turn: {'activated, Marquise, clearing 10': 1}\n"
    assert verdict(woodlaw.adjudicate(used, ["craft", "A Visit to Friends"])) == ("illegal", "4.1.1")


CAMPAIGN = """woodlaw position: 1
seats: [Legion, Marquise, Clergy]
turn: Legion, {turn}
this turn: {{{remembered}}}
clearings:
  7: 2 Legion warriors, a Marquise warrior
  11: 3 Legion warriors, 2 Clergy warriors
  12: 1 Legion warrior
Legion: {{hand: [Root Tea (mouse)], board: {{campaign: Sword (mouse)}}}}
"""


@pytest.mark.parametrize(
    ("turn", "remembered", "action", "expected"),
    [
        ("Daylight", "", ["invade", "12 > 7"], ("legal", "")),
        ("Daylight, attack", "", "invade", ("illegal", "QL.5.1")),
        ("Daylight, attack", "", "7 > Marquise", ("legal", "")),
        ("Daylight, attack", "attacked: [clearing 7]", "7 > Marquise", ("illegal", "QL.5.2")),
        ("Daylight, attack", "attacked: [clearing 7]", "11 > Clergy", ("legal", "")),
        ("Daylight, colonize", "", "7 > Marquise", None),
        ("Daylight, colonize", "", ["colonize", "7"], ("legal", "")),
        ("Daylight, colonize", "", ["colonize", "12"], ("illegal", "QL.5.3")),
        ("Daylight, deescalate", "", "colonize", ("illegal", "QL.5.3")),
        ("Daylight", "", "colonize", ("undecided", "")),
        ("Daylight, deescalate", "deescalate: yes", "deescalate", ("illegal", "QL.5.4")),
        ("Birdsong, supply for colonies", "", "change of tactics", ("legal", "")),
        ("Birdsong, change of tactics", "change of tactics: yes", "change of tactics", ("illegal", "QL.4.3")),
        ("Birdsong, change of tactics", "", "supply drop", ("illegal", "QL.4.2")),
        ("Birdsong, over", "", "change of tactics", ("illegal", "QL.4.3")),
        ("Daylight", "", "supply drop", ("illegal", "QL.4.2")),
    ],
)
def test_the_legion_is_judged_in_the_middle_of_its_turn(
    turn: str, remembered: str, action: Any, expected: tuple[str, str] | None
) -> None:
    position = CAMPAIGN.format(turn=turn, remembered=remembered)
    if expected is None:
        with pytest.raises(CannotAdjudicate, match="no action '7 > Marquise'"):
            woodlaw.adjudicate(position, action)
    else:
        assert verdict(woodlaw.adjudicate(position, action)) == expected


def test_nothing_is_told_of_what_comes_after_a_step_that_is_over() -> None:
    over = woodlaw.adjudicate(CAMPAIGN.format(turn="Daylight, attack", remembered=""), "invade")
    assert over.reason == "invade is not offered: no action is left, or its step is over"
    assert over.before == over.happens == ()


def test_what_lies_already_scores_once() -> None:
    lying = CAMPAIGN.replace("7: 2", "7: a Legion colony, 2")
    first = woodlaw.adjudicate(lying.format(turn="Daylight, score colonies", remembered=""), ["colonize", "11"])
    assert first.before == ("Queenless Legion scores 1 point",)
    then = woodlaw.adjudicate(lying.format(turn="Daylight, colonize", remembered=""), ["colonize", "11"])
    assert then.before == ()
    assert then.happens == (
        "Queenless Legion places 1 Queenless Legion colony from Queenless Legion's supply in clearing 11",
    )


def test_an_action_ends_where_the_next_could_be_taken() -> None:
    lying = CAMPAIGN.replace("7: 2 Legion warriors, a Marquise warrior", "7: a Legion colony, a Legion warrior")
    lying = lying.replace("  11: 3 Legion warriors, 2 Clergy warriors\n", "").format(turn="Daylight", remembered="")
    ruling = woodlaw.adjudicate(lying, ["invade", "12 > 7"])
    assert ruling.happens == ("Queenless Legion moves 1 Queenless Legion warrior from clearing 12 to clearing 7",)


def test_crafting_has_its_step() -> None:
    workshop = woods(marquise="A Visit to Friends")
    over = woodlaw.adjudicate(workshop.replace("Daylight", "Daylight, act"), "A Visit to Friends")
    assert (*verdict(over), over.reason) == ("illegal", "6.5", "the step that crafts is over in this Daylight")
    acted = woodlaw.adjudicate(workshop + "this turn: {actions left: 2}\n", "A Visit to Friends")
    assert verdict(acted) == ("illegal", "6.5")
    early = woodlaw.adjudicate(workshop, ["craft", "A Visit to Friends"], phase="Birdsong")
    assert (*verdict(early), early.reason) == ("illegal", "6.5", "cards are crafted in Daylight, not in Birdsong")
    spoiled = CAMPAIGN.replace("12: 1 Legion warrior", "9: a Legion colony, a wood").format(
        turn="Evening", remembered=""
    )
    assert woodlaw.adjudicate(spoiled, "Root Tea (mouse)").legal
    daylight = woodlaw.adjudicate(spoiled.replace("Evening", "Daylight"), "Root Tea (mouse)")
    assert verdict(daylight) == ("illegal", "QL.6.1")


def test_a_card_is_crafted_by_its_name_where_crafting_is_an_action() -> None:
    flowers = woods("Clergy, Daylight, offer", clergy="Anvil, Charm Offensive", marquise="").replace(
        "clearings:\n", "deck: E&P\nclearings:\n  8: a cathedral, a fox flower\n"
    )
    for asked in ("Anvil", ["craft", "Anvil"]):
        assert woodlaw.adjudicate(flowers, asked).legal
    refused = woodlaw.adjudicate(flowers, "Charm Offensive")
    assert verdict(refused) == ("illegal", "4.1.1")
    evening = woodlaw.adjudicate(flowers.replace("Daylight, offer", "Evening"), "Anvil")
    assert (*verdict(evening), evening.reason) == ("illegal", "HCC.5.2", "craft is taken in Daylight, not in Evening")


CARDS = """woodlaw position: 1
deck: E&P
turn: {turn}
this turn: {{{remembered}}}
clearings:
  5: 3 Clergy warriors, a Marquise warrior
  9: 2 Marquise warriors
Marquise: {{play area: [False Orders, Swap Meet, Coffin Makers, Eyrie Emigre]}}
Clergy: {{hand: [Anvil]}}
"""


@pytest.mark.parametrize(
    ("turn", "remembered", "action", "expected"),
    [
        ("Marquise, Birdsong", "", "False Orders", ("legal", "")),
        ("Marquise, Birdsong", "", ["False Orders", "Clergy > 5 > 1"], ("legal", "")),
        ("Marquise, Birdsong", "", ["False Orders", "Clergy > 9 > 1"], ("illegal", "card.false-orders")),
        ("Marquise, Daylight", "", "False Orders", ("illegal", "card.false-orders")),
        ("Marquise, Birdsong", "'card.swap-meet, Marquise': yes", "Swap Meet", ("illegal", "card.swap-meet")),
        ("Marquise, Birdsong", "'card.swap-meet, Marquise': yes", "False Orders", ("legal", "")),
        ("Marquise, Birdsong, over", "", "Swap Meet", ("legal", "")),
        ("Marquise, Birdsong, over", "", "9 > 1", ("legal", "")),
        ("Marquise, Daylight", "", "Coffin Makers", ("illegal", "card.coffin-makers")),
    ],
)
def test_cards_are_judged_at_their_moment(turn: str, remembered: str, action: Any, expected: tuple[str, str]) -> None:
    assert verdict(woodlaw.adjudicate(CARDS.format(turn=turn, remembered=remembered), action)) == expected


def test_fallen_warriors_lie_on_coffin_makers() -> None:
    battle = CARDS.format(turn="Marquise, Daylight", remembered="")
    ruling = woodlaw.adjudicate(battle, ["battle", "5 > Clergy"], dice="1 and 0")
    assert any("from clearing 5 to Marquise de Cat's card coffin makers" in line for line in ruling.happens)


# What follows ---------------------------------------------------------------------------------------------------------
def test_a_battle_is_told_up_to_the_dice_and_through_them() -> None:
    open_ = woodlaw.adjudicate(woods(), ["battle", "clearing 5 > Clergy"])
    assert open_.happens == ("Marquise de Cat battles Honeycomb Clergy in clearing 5",)
    assert open_.open == "the battle dice: each shows 0 to 3"
    fought = woodlaw.adjudicate(woods(faith="penitent"), ["battle", "clearing 5 > Clergy"], dice="2 and 0")
    assert fought.happens[1:] == (
        "the dice show 2 and 0",
        "Marquise de Cat removes 1 Honeycomb Clergy warrior from clearing 5 to Honeycomb Clergy's supply",
        "Honeycomb Clergy sets Marquise de Cat of Honeycomb Clergy to heretic",
    )
    assert fought.open == ""
    assert [clause for clause in fought.chain if clause in ("6.5.1", "4.3.6", "HCC.2.6.IV")] == [
        "6.5.1",
        "4.3.6",
        "HCC.2.6.IV",
    ]


def test_what_is_up_to_a_player_is_told() -> None:
    position = woods(clergy="Ambush! (rabbit)")
    asked = woodlaw.adjudicate(position, ["battle", "clearing 5 > Clergy"])
    assert asked.open == "Honeycomb Clergy is asked for 'ambush': decline, rabbit card Ambush!"
    ambushed = woodlaw.adjudicate(position, ["battle", "clearing 5 > Clergy", "Ambush!"])
    assert "Marquise de Cat battles Honeycomb Clergy in clearing 5, ambushed by rabbit" in ambushed.happens
    declined = {"answer": "decline", "player": "Clergy", "asked": "ambush"}
    assert woodlaw.adjudicate(position, ["battle", "clearing 5 > Clergy", declined]).open.startswith("the battle dice")


def test_a_victory_is_told() -> None:
    ruling = woodlaw.adjudicate(f"{woods()}".replace("Marquise: {hand", "Marquise: {score: 29, hand"), [
        "build", "clearing 1 > sawmill",
    ])  # fmt: skip
    assert ruling.legal
    assert ruling.happens[-1] == "Marquise de Cat wins"
    assert "3.1" in ruling.chain


def test_the_nearest_legal_actions_are_named() -> None:
    ruling = woodlaw.adjudicate(woods(), ["battle", "clearing 1 > Clergy"])
    assert ruling.instead == ("clearing 2 > Clergy", "clearing 5 > Clergy")
    assert woodlaw.adjudicate(woods(), "overwork").instead[0] in ("march", "build", "battle", "recruit")


def test_grounds_are_told_in_our_words_with_readings() -> None:
    ruling = woodlaw.adjudicate(woods("Clergy, Daylight", "penitent"), ["crusade", "5 > 2", 1, "Marquise"])
    mercy = ruling.grounds[0]
    assert (mercy.clause, mercy.title) == ("HCC.2.6.I", "Mercy")
    assert "Penitent" in mercy.text
    assert mercy.readings
    assert str(ruling) == "illegal: HCC.2.6.I Mercy: Marquise de Cat is penitent"


def test_cards_are_grounds_too() -> None:
    position = woods().replace("Clergy: {hand", "Clergy: {play area: Armorers, hand")
    ruling = woodlaw.adjudicate(position, ["battle", "5 > Clergy"], dice="1 and 0")
    assert ruling.open == "Honeycomb Clergy is asked for 'use Armorers': decline, use"
    used = {"answer": "use", "player": "Clergy"}
    ruling = woodlaw.adjudicate(position, ["battle", "5 > Clergy", used], dice="1 and 0")
    assert [(ground.title, bool(ground.text)) for ground in ruling.grounds if ground.clause == "card.armorers"] == [
        ("Armorers", True)
    ]


def test_cards_that_the_engine_does_not_play_are_noted() -> None:
    position = woods().replace("Clergy: {hand", "Clergy: {play area: [Armorers, Royal Claim], hand")
    unplayed = Card("Moonshine", "fox", CardKind.PERSISTENT)
    noted = "the effect of Moonshine, in the play area of Honeycomb Clergy, is not played by the engine"
    told = read_position(position)
    assert noted not in woodlaw.adjudicate(told, "march").notes
    told.state.cards[play_area("honeycomb_clergy")].append(unplayed)
    assert noted in woodlaw.adjudicate(told, "march").notes


# What is not known ----------------------------------------------------------------------------------------------------
def test_a_card_that_nobody_has_seen_leaves_it_undecided() -> None:
    ruling = woodlaw.adjudicate(woods(marquise="Anvil, 1 unknown"), "extra action")
    assert verdict(ruling) == ("undecided", "6.5")
    assert ruling.reason == "no bird card in hand, but Marquise de Cat holds 1 card that nobody has seen"
    crafted = woodlaw.adjudicate(woods(marquise="1 unknown"), ["craft", "A Visit to Friends"])
    assert verdict(crafted) == ("undecided", "4.1")


def test_what_nobody_has_seen_is_not_offered_for_crafting() -> None:
    position = woods(marquise="A Visit to Friends, 1 unknown")
    ruling = woodlaw.adjudicate(position, ["craft", "Anvil"])
    assert verdict(ruling) == ("illegal", "4.1.1")
    assert ruling.reason == "nothing to activate for fox"
    assert ruling.chain[0] == "4.1.1"
    assert ruling.instead == ("rabbit card A Visit to Friends",)
    with pytest.raises(CannotAdjudicate, match="has no action 'a card"):
        woodlaw.adjudicate(position, "a card (unseen)")


def test_a_refusal_that_no_card_could_lift_stands() -> None:
    ruling = woodlaw.adjudicate(woods(marquise="2 unknown"), ["march", "1 > 7"])
    assert verdict(ruling) == ("illegal", "4.2")
    assert verdict(woodlaw.adjudicate(woods(marquise="2 unknown"), ["battle", "1 > Clergy"])) == ("illegal", "4.3")
    foreign = woodlaw.adjudicate(woods(marquise="2 unknown"), ["craft", "Anvil"])
    assert verdict(foreign) == ("illegal", "4.1.1")


def test_no_bird_that_lies_elsewhere_can_be_an_unknown_card() -> None:
    birds = (
        "Ambush! (bird), Birdy Bindle, Woodland Runners, Arms Trader, Crossbow (bird), Armorers, Armorers, Sappers,"
        " Sappers, Brutal Tactics, Brutal Tactics, Royal Claim, Ambush! (bird)"
    )
    position = woods(marquise="1 unknown") + f"discard pile: {birds}\navailable dominance cards: Dominance (bird)\n"
    assert verdict(woodlaw.adjudicate(position, "extra action")) == ("illegal", "6.5")


def test_cards_of_others_that_nobody_has_seen_are_noted() -> None:
    ruling = woodlaw.adjudicate(woods(clergy="2 unknown"), "battle")
    assert ruling.notes == ("Honeycomb Clergy holds 2 cards that nobody has seen; they may matter",)


def test_what_is_assumed_condemns_nobody() -> None:
    position = (
        f"{HEAD}turn: Clergy, Daylight\n"
        "clearings: {5: 'a cathedral, 2 Clergy warriors', 2: '3 Clergy warriors', 6: 3 Clergy warriors}\n"
    )
    ruling = woodlaw.adjudicate(position, "build")
    assert ruling.verdict.value == "undecided"
    assert "by a value that no source states" in ruling.reason


def test_the_deck_is_not_known_unless_it_is_said() -> None:
    evening = f"{HEAD}turn: Clergy, Birdsong\nClergy: {{Marquise: penitent}}\nclearings: {{5: a cathedral}}\n"
    unsaid = woodlaw.adjudicate(evening, "end")
    assert "Marquise de Cat moves a card (unseen) from the deck to Marquise de Cat's hand" in unsaid.before
    said = woodlaw.adjudicate(f"{evening}deck's top cards: [Anvil]\n", "end")
    assert "Marquise de Cat moves Anvil (fox) from the deck to Marquise de Cat's hand" in said.before


def test_chance_on_the_way_must_be_said() -> None:
    evening = f"{HEAD}turn: Clergy, Evening\nclearings: {{5: 'a cathedral', 2: a Clergy warrior}}\n"
    hand = "Clergy: {hand: [Anvil, Sappers, Armorers, Bake Sale, Cobbler, Codebreakers]}\n"
    unsaid = woodlaw.adjudicate(evening + hand, "Anvil")
    assert verdict(unsaid) == ("undecided", "")
    assert unsaid.reason == "what comes before the action must be known: chance: flower, one of 11"
    said = woodlaw.adjudicate(evening + hand, "Anvil", draws="a fox flower, a bird flower")
    assert said.legal
    assert "Honeycomb Clergy moves Anvil (fox) from Honeycomb Clergy's hand to the discard pile" in said.happens


def test_of_a_single_card_none_is_drawn_by_chance() -> None:
    position = (
        "woodlaw position: 1\nseats: [Diaspora, Marquise]\nturn: Diaspora, Daylight\n"
        "clearings: {8: '1 peaceful enclave, 2 Diaspora warriors'}\nDiaspora: {hand: [Anvil]}\n"
    )
    assert woodlaw.adjudicate(position, ["provoke", "8", "end"]).legal
    two = position.replace("[Anvil]", "[Anvil, Sappers]")
    with pytest.raises(CannotAdjudicate, match="chance: card, one of 2"):
        woodlaw.adjudicate(two, ["provoke", "8", "end"])


def test_a_faction_that_is_not_played_is_undecided() -> None:
    position = f"{HEAD}seats: [Marquise, Hundreds]\nturn: Hundreds, Daylight\nclearings: {{1: 2 Hundreds warriors}}\n"
    ruling = woodlaw.adjudicate(position, "march")
    assert verdict(ruling) == ("undecided", "")
    assert ruling.reason.startswith("Lord of the Hundreds cannot be played yet")
    beside = woodlaw.adjudicate(position, "battle", player="Marquise")
    assert any("Lord of the Hundreds is not played by the engine" in note for note in beside.notes)


# What cannot be understood --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("action", "options", "message"),
    [
        ("marsh", {}, "Marquise de Cat has no action 'marsh'; did you mean march?"),
        ("", {}, "no action is named"),
        (["battle", "clearing 13 > Clergy"], {}, "there is no clearing 13"),
        (["battle", "clearing 5 > Clerg"], {}, "nobody called 'Clerg' sits at this table; did you mean Clergy?"),
        (["march", "1 > 5", 1, "decline", "more"], {}, "'more' is not asked for"),
        (["march", "1 > 5", "Anvil"], {}, "'Anvil' is no answer for 'how many warriors'"),
        ("march", {"player": "Marquis"}, "player: nobody called 'Marquis'"),
        ("march", {"phase": "Daylite"}, "no phase is called 'Daylite'; did you mean daylight?"),
        (["battle", "5 > Clergy"], {"dice": "4"}, "two numbers were expected"),
        (
            ["battle", "5 > Clergy"],
            {"dice": "4 and 1"},
            "rolling 4: a number that a battle die shows was expected: 0 to 3",
        ),
        ([["a"]], {}, "an answer was expected"),
        (["craft", "Root Tea"], {}, "which?"),
        ((), {"rootlog": "w1->13"}, "rootlog 'w1->13': this action cannot be read"),
        ((), {"rootlog": "A: w1->5"}, "no turn of a player at this table"),
        ((), {"rootlog": "w1->5\nw2->5"}, "on one line"),
    ],
)
def test_what_cannot_be_understood_is_one_line(action: Any, options: dict[str, str], message: str) -> None:
    with pytest.raises(CannotAdjudicate) as raised:
        woodlaw.adjudicate(woods(), action, **options)  # type: ignore[arg-type]
    assert message in str(raised.value)
    assert "\n" not in str(raised.value)


def test_an_impossible_position_is_told() -> None:
    with pytest.raises(NotAPosition, match="there is no clearing 13"):
        woodlaw.adjudicate(f"{HEAD}clearings: {{13: a keep}}\n", "march")


def test_the_position_is_left_as_it_was() -> None:
    scene = Scene()
    scene.lay_pieces(clearing(1), scene.words.pieces("3 Marquise warriors"))
    before = scene.state.copy()
    woodlaw.adjudicate(scene.state, ["march", "1 > 5", "2", "decline"])
    assert position(scene.state) == position(before)


def test_importing_woodlaw_imports_nothing_else() -> None:
    code = "import sys, woodlaw; print([m for m in sys.modules if m.startswith('woodlaw.') or m == 'yaml'])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
    with pytest.raises(AttributeError, match="no attribute 'adjudge'"):
        woodlaw.adjudge  # noqa: B018


def test_a_card_behind_a_roll_that_is_not_told_is_not_called_illegal() -> None:
    """Nobody knows yet whether it will be asked for: the roll comes first."""
    without = "woodlaw position: 1\nturn: Marquise, Daylight\nclearings:\n  5: 2 Marquise warriors, a Clergy warrior\n"
    told = f"{without}Clergy: {{play area: [Sappers]}}\n"
    action: list[str | dict[str, str]] = ["battle", "5 > Clergy", {"use Sappers": "use", "player": "Clergy"}]
    with pytest.raises(CannotAdjudicate, match="comes after what is not said: the battle dice"):
        woodlaw.adjudicate(told, action)
    assert woodlaw.adjudicate(told, action, dice="1 and 0").legal
    assert woodlaw.adjudicate(without, action, dice="1 and 0").clause == "card.sappers"
