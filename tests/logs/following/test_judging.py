"""Turns in which no check finds anything are judged by playing them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.clean_games import text_of
from tests.logs.conftest import Record

from woodlaw.engine.events import Battled, CardsMoved, Event, MarkerLeft, Removed
from woodlaw.factions.registry import factions
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.check import check_text
from woodlaw.logs.checks.registry import Checks
from woodlaw.logs.findings import Finding, FindingKind
from woodlaw.logs.following import judging, recovery, rounds, search
from woodlaw.logs.following.deeds import deeds_of, is_by_own_rules
from woodlaw.logs.hands import is_activation
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read
from woodlaw.table.cards import Card
from woodlaw.table.places import DISCARD, board, clearing, hand

EYRIE, VAGABOND, REAVERS, LEGION, DIASPORA, SECOND_DIASPORA = 2, 4, 6, 62, 90, 102
"""Numbers of random games, by a faction that plays in each."""
PLAYED_BEFORE = 16
"""How many turns are played before one, from which its judge learns what the record tells and in which order."""


def found(
    text: str, line: int, made: Checks | None = None, *, until: int = 0, before: int = PLAYED_BEFORE
) -> list[Finding]:
    """Return what is found up to a line by some checks, or all, each turn played in which these find nothing.

    Turns are played from so many lines before the line to the line ``until``, if that comes later.
    """
    first, last = line - before, max(line, until)
    log = read(text)
    opening = lay_table(log)
    assert opening.game is not None
    keeper = Bookkeeper(opening, opening.game, made)
    playing = Bookkeeper(opening, opening.game, made, plays=True)
    for turn in log.setup:
        keeper.enter_turn(turn, setup=True, last=False)
    for turn in log.turns:
        if turn.line < first:
            keeper.enter_turn(turn, setup=False, last=False)
    playing.books.go_on_from(keeper.books)
    for turn in log.turns:
        if first <= turn.line <= last:
            playing.enter_turn(turn, setup=False, last=False)
    return playing.books.findings


def written_otherwise(text: str, written: str, meant: str) -> tuple[str, int]:
    """Return a text in which something that stands there once is written otherwise, and its line."""
    before, after = text.split(written)
    return before + meant + after, before.count("\n") + 1


@pytest.mark.parametrize(
    ("game", "line"),
    [
        *((EYRIE, 45), (VAGABOND, 45), (5, 40), (8449, 34), (17170, 139)),
        pytest.param(20356, 103, id="a warrior that is told where it is carried to"),
        pytest.param(22715, 70, id="an unseen card that a rule does not take"),
        pytest.param(23581, 45, id="one of two cards of an item that is told by name later"),
        pytest.param(24048, 25, id="a card that is drawn last"),
        pytest.param(44276, 87, id="items that are refreshed and damaged as the record tells"),
        pytest.param("item_on_the_last_of_its_cards", 62, id="an item on the last of the cards that show it"),
        pytest.param(44381, 79, id="a ruin that is explored once more"),
        pytest.param(45337, 85, id="a coin that is repaired exhausted"),
        pytest.param(54232, 73, id="a card that is crafted, taken again and given away"),
        pytest.param("two_acts_by_items_in_either_order", 22, id="two acts by items, which may come in either order"),
    ],
)
def test_a_legal_game_is_found_clean(game: int | str, line: int) -> None:
    findings = found(text_of(game), line)
    assert {finding.kind for finding in findings} <= {FindingKind.NOTATION}


@pytest.mark.parametrize(
    ("number", "line"),
    [
        pytest.param(1130, 404, id="warriors on Coffin Makers"),
        pytest.param(5654, 90, id="a Pond that holds no card to craft"),
        pytest.param(9520, 69, id="a Pond that holds another card"),
        pytest.param(5704, 89, id="doubted penitence"),
        pytest.param(5855, 41, id="supporters of which the suit is told"),
        pytest.param(5942, 85, id="a coin that was repaired face down"),
        pytest.param(6382, 87, id="supporters that fall with a base"),
        pytest.param(12125, 16, id="supporters that nobody has seen"),
        pytest.param(12169, 36, id="items of which no side is told"),
        pytest.param(23744, 35, id="a card that is drawn from the Pond twice"),
        pytest.param(23656, 66, id="a supply that is empty, for warriors lie on Coffin Makers"),
        pytest.param(17494, 67, id="a quest that the Cheat shuffled back"),
        pytest.param(12181, 59, id="a card that Stewards draws and crafts"),
        pytest.param(12397, 57, id="a Pond that may be empty"),
        pytest.param(13615, 39, id="an item that is on cards of several suits"),
    ],
)
def test_nothing_is_judged_that_rests_on_what_books_cannot_know(number: int, line: int) -> None:
    text = text_of(number)
    assert text.splitlines()[line - 1]
    assert not [finding for finding in found(text, line) if finding.judges]


CULT_IN_1 = {"L": "4w+b_f->1/w->5+9+10/$_o->M", "C": "t_k->4/b_w->8/b_s->9/b_r->12/w->1+3+4+5+6+7+8+9+10+11+12"}
A_RAID_IN_8 = "P:F#P->/w->1+6+8+12/w8->/t->8/#->P"


@pytest.mark.parametrize(
    ("seats", "turns"),
    [
        pytest.param(
            "CL", ("C:t->9/w4->9/2w9->1/XL1(3,0)/3Lw1->/XL1(2,0)/(Lw+Lb_f)1->/++/#L->/#->C",), id="a garden that falls"
        ),
        pytest.param("CO", ("C:w->O$/#O->C/t->8/#->C",), id="a card that is bought"),
        pytest.param("PC", (A_RAID_IN_8, "C:t->8/F#^P/?Pt_s8/F#C->P/#->C"), id="a wrong guess at a plot"),
        pytest.param("PC", (A_RAID_IN_8, "C:t->8/F#^P/?Pt_r8/Pt_r8->/++/#->C"), id="a plot that is exposed"),
    ],
)
def test_nothing_is_said_of_turns_that_rest_on_the_rules_of_others(
    record: Record, seats: str, turns: tuple[str, ...]
) -> None:
    setups = CULT_IN_1 if "L" in seats else {}
    assert check_text(record(*turns, seats=seats, **setups), plays=True).findings == []


@pytest.mark.parametrize(
    ("seats", "turns"),
    [
        pytest.param("VC", ("V:p->9/%f->e/#V->C/$_C->1/++/#->V",), id="aid"),
        pytest.param("EC", ("E:#E->$_r/w->2/w2->5/b->5/++/#->E",), id="the Decree"),
        pytest.param("EC", ("C:t->8/#C->/t->8/#->C",), id="overwork"),
        pytest.param("AC", ("A:2#$->/t->5+1/++/#->A",), id="supporters"),
        pytest.param("AC", ("A:R#$->/t->5/#->A", "C:t->8/w1->5/#C->A$/w8->7/#->C"), id="outrage"),
    ],
)
def test_a_card_of_which_no_suit_is_told_may_be_of_the_one_that_is_due(
    record: Record, seats: str, turns: tuple[str, ...]
) -> None:
    assert check_text(record(*turns, seats=seats), plays=True).findings == []


def test_a_quest_of_which_the_suit_alone_is_told_counts_for_the_next(record: Record) -> None:
    turns = ("V:p->9/%r+%s->e/M#Q->$/++/#->V", "C:t->8/#->C", "V:%r+%s->r/%r+%s->e/M#Q->$/++2/#->V")
    assert check_text(record(*turns, seats="VC"), plays=True).findings == []


@pytest.mark.parametrize(
    "number",
    [pytest.param(60004, id="discarded and taken in one turn"), pytest.param(60011, id="activated, and won with")],
)
def test_dominance_cards_of_which_the_suit_alone_is_told_are_known_by_what_is_done_with_them(number: int) -> None:
    told = re.sub(r"(?<=[FRMB]#)[a-z]{3,}(?=[A-Z]?->)", "", text_of(number))
    assert {finding.kind for finding in check_text(told, plays=True).findings} <= {FindingKind.NOTATION}


def test_a_card_that_is_discarded_before_a_marker_leaves_the_track_is_no_dominance_card() -> None:
    mover, fox, marker = "marquise_de_cat", Card(suit="fox"), MarkerLeft("marquise_de_cat", "marquise_de_cat")
    assert is_activation(CardsMoved(mover, (fox,), hand(mover), board(mover, "cards")), marker)
    assert not is_activation(CardsMoved(mover, (fox,), hand(mover), DISCARD), marker)
    assert not is_activation(CardsMoved("eyrie_dynasties", (fox,), hand(mover), board(mover, "cards")), marker)


def test_what_falls_in_battle_does_not_rest_on_rules_of_its_own() -> None:
    """Of a battle with a faction that cannot be played, every rule is known that decides it."""
    cult = factions()["lizard_cult"]
    fought: list[Event] = [
        Battled("marquise_de_cat", cult.name, clearing(9)),
        Removed("marquise_de_cat", cult.warrior, 1, clearing(9), board(cult.name, "acolytes")),
    ]
    assert not any(is_by_own_rules(deed, cult.name) for event in fought for deed in deeds_of(event, recorded=True))


def test_what_no_check_sees_is_found_by_playing() -> None:
    text, line = written_otherwise(text_of(EYRIE), "/M#leagueE->E$_b/3w6->11/", "/3w6->11/")
    [finding] = [finding for finding in found(text, line, Checks()) if finding.line == line]
    message = (
        "the record leaves out: League of Adventurous Mice (mouse) goes from the hand of Eyrie Dynasties "
        "to the board of Eyrie Dynasties"
    )
    assert (finding.kind, finding.clause, finding.message) == ("omission", "7.4.2", message)
    assert finding.played


@pytest.mark.parametrize(
    ("number", "written", "meant", "clause", "message", "expected"),
    [
        (
            REAVERS,
            "S:2w->6/t_p->5/F#taxS->",
            "S:2w->2/t_p->5/F#taxS->",
            "LR.4.1",
            "clearing 2 holds more pieces (10) than another clearing (2)",
            "",
        ),
        (
            DIASPORA,
            "/t11^t_m/w->2+10+11+12/M#@F->/",
            "/t11^t_m/w->1+2+10+11/M#@F->/",
            "16.5.2",
            "the record tells too much: 1 Lilypad Diaspora warrior comes to clearing 1",
            "1 Lilypad Diaspora warrior comes to clearing 12",
        ),
        (
            SECOND_DIASPORA,
            "/S++/w->11+12/2w10->2/",
            "/S++/w->2+11/2w10->2/",
            "16.5.2",
            "the record tells too much: 1 Lilypad Diaspora warrior comes to clearing 2; "
            "1 Lilypad Diaspora warrior comes to clearing 11",
            "",
        ),
    ],
)
def test_what_is_told_once_too_often_or_in_the_place_of_something_else_is_found(
    number: int, written: str, meant: str, clause: str, message: str, expected: str
) -> None:
    text, line = written_otherwise(text_of(number), written, meant)
    [finding] = [finding for finding in found(text, line) if finding.line == line]
    assert (finding.kind, finding.clause, finding.message) == ("violation", clause, message)
    assert (finding.expected, finding.played) == (expected, True)


def test_what_an_action_takes_is_missed_where_the_record_tells_of_it() -> None:
    text, line = written_otherwise(text_of(VAGABOND), "/Fw8->/%t->s+e/G#domG->F/", "/Fw8->/G#domG->F/")
    [finding] = [finding for finding in found(text, line) if finding.judges]
    assert (finding.line, finding.kind, finding.clause) == (line, "omission", "9.5")
    assert finding.message.endswith("exhausted on the board of Second Vagabond")


def test_a_card_is_missed_of_which_the_record_has_told_that_it_lies_there() -> None:
    text, line = written_otherwise(text_of(101), "\nA:B#saboA$->/R#partY$->/", "\nA:R#partY$->/")
    [finding] = [finding for finding in found(text, line + 1, Checks()) if finding.line == line + 1]
    assert (finding.kind, finding.clause) == ("omission", "card.saboteurs")
    assert finding.message == (
        "the record leaves out: Saboteurs (bird) goes from the board of Woodland Alliance to the discards"
    )


def test_what_a_rule_has_happen_at_once_is_missed_at_once() -> None:
    text, line = written_otherwise(text_of(412), "/t9^t_m/w->4+7+9/", "/t9^t_m/")
    [finding] = [finding for finding in found(text, line, Checks()) if finding.line == line]
    assert (finding.kind, finding.clause) == ("omission", "16.5.2")
    warriors = "; ".join(f"1 Lilypad Diaspora warrior comes to clearing {number}" for number in (4, 7, 9))
    assert finding.message == f"the record leaves out: {warriors}"


def test_what_nothing_has_happen_is_found_by_the_step_of_the_turn() -> None:
    text, line = written_otherwise(text_of(73), "/4w1->11/XC9(1,0)/", "/4w1->11/#->E/XC9(1,0)/")
    [finding] = [finding for finding in found(text, line, Checks()) if finding.line == line]
    message = "the record tells too much: a card goes from the deck to the hand of Eyrie Dynasties"
    assert (finding.kind, finding.clause, finding.message) == ("violation", "7.6.2", message)


@pytest.mark.parametrize(
    ("number", "meant", "written", "clause", "message"),
    [
        pytest.param(
            REAVERS,
            "C:t->1/t1->/b_r->1/++/R#cobC->/t->1/w->1+5/#->C",
            "C:t->1/t1->/b_r->1/++/R#cobC->/t->1/Y++/w->1+5/#->C",
            "3.2",
            "nothing scores this: Honeycomb Clergy scores 1 point",
            id="points of another",
        ),
        pytest.param(
            EYRIE,
            "(w+t_m)1->9/t_f12->/b_c->12/++/t_r->5",
            "(w+t_m)1->9/t_f12->/b_c->12/++2/t_r->5",
            "HCC.5.2.II",
            "the record tells too much: Honeycomb Clergy scores 1 point",
            id="points too many, wherever they are told",
        ),
    ],
)
def test_what_no_rule_has_happen_is_found_by_playing_alone(
    number: int, meant: str, written: str, clause: str, message: str
) -> None:
    text, line = written_otherwise(text_of(number), meant, written)
    [finding] = [finding for finding in found(text, line, Checks(), until=line + 30) if finding.line == line]
    assert (finding.kind, finding.clause, finding.message) == ("violation", clause, message)


def test_a_card_that_cannot_be_spent_is_told_with_what_it_does_not_match() -> None:
    game = text_of("a_card_due_for_negotiations")
    text, line = written_otherwise(game, "/Ft9^t_p/G#militiasN->/w->9/#->N", "/Ft9^t_p/R#N->/w->9/#->N")
    [finding] = [finding for finding in found(text, line, until=line + 25) if finding.line == line]
    assert (finding.kind, finding.clause) == ("violation", "18.6.2")
    assert finding.message.endswith("does not match clearing 9")


def test_a_card_of_another_suit_is_told_with_the_one_that_is_due() -> None:
    text, line = written_otherwise(text_of(130), "/3w7->11/R#cobY->A$/", "/3w7->11/F#Y->A$/")
    [finding] = [finding for finding in found(text, line, until=line + 25) if finding.line == line]
    assert (finding.kind, finding.clause, finding.expected) == (
        "violation",
        "8.2.6",
        "a card (rabbit) goes from the hand of Honeycomb Clergy to the board of Woodland Alliance",
    )


def test_nothing_is_judged_that_may_follow_from_a_turn_that_tells_what_no_play_does() -> None:
    text, line = written_otherwise(text_of(128), "/G#assimilationists*->V/#->V", "/G#assimilationists*->V")
    findings = found(text, line, until=line + 15)
    assert [(finding.line, finding.kind) for finding in findings if finding.played] == [(line, "undecided")]


def test_a_card_that_is_due_all_the_same_is_not_told_as_too_much() -> None:
    text, line = written_otherwise(text_of(DIASPORA), "/Cw10->3/B#emiC->/#->F", "/Cw10->3/F#C->/#->F")
    [finding] = [finding for finding in found(text, line, Checks()) if finding.line == line]
    assert (finding.kind, finding.clause) == ("undecided", "1.4.1")


@pytest.mark.parametrize("name", ["autumn_hive", "autumn_homelands"])
def test_nothing_is_said_of_turns_that_depend_on_cards_of_which_too_little_is_told(name: str) -> None:
    """A campaign card of which only the suit is told, and captains of whom nothing is."""
    report = check_text(Path(f"examples/clean/{name}.rootlog").read_text(encoding="utf-8"), plays=True)
    assert report.findings == []


def test_more_points_than_there_are_need_not_be_lost() -> None:
    record = Path("examples/faulty/hand_over_five.rootlog").read_text(encoding="utf-8")
    for written in (record, record.replace("/w5->2/#->E", "/w5->2/--2/#->E")):
        assert [finding.line for finding in check_text(written, plays=True).findings if finding.judges] == [17]


@pytest.mark.parametrize(
    ("number", "moved", "given"),
    [
        pytest.param(43036, "F:Z%c/++2\n", "F:Z%c/++3\n", id="a seat"),
        pytest.param(43038, "/t->8/++4/t->12/++\n", "/t->8/++4/t->12/++3\n", id="a bot"),
    ],
)
def test_the_last_points_are_told_in_full_or_as_far_as_the_track_goes(number: int, moved: str, given: str) -> None:
    text = text_of(number)
    full, _ = written_otherwise(text, moved, given)
    for written in (text, full):
        assert not [finding for finding in check_text(written, plays=True).findings if finding.judges]


def test_a_turn_of_which_not_every_play_is_tried_is_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    text, line = written_otherwise(text_of(VAGABOND), "/Fw8->/%t->s+e/G#domG->F/", "/Fw8->/G#domG->F/")
    monkeypatch.setattr(search, "ROUNDS", ((rounds.IN_ORDER, 30),))
    monkeypatch.setattr(judging, "MOST_WHOLE", 30)
    monkeypatch.setattr(judging, "MORE", ())
    monkeypatch.setattr(judging, "SOONER", ((rounds.IN_ORDER, 30),))
    monkeypatch.setattr(recovery, "MOST_IN_ALL", 0)
    [finding] = [finding for finding in found(text, line) if finding.line == line]
    assert (finding.kind, finding.clause, finding.played) == ("undecided", "1.4.1", True)
    assert finding.message.startswith("the turn could not be followed by playing it: ")


@pytest.mark.parametrize(("number", "line"), [(51331, 85), (51380, 63)])
def test_a_quest_scores_after_another_of_its_suit_that_the_cheat_kept(number: int, line: int) -> None:
    assert not [finding for finding in found(text_of(number), line) if finding.played]


def test_ways_that_fail_are_left_sooner_where_the_usual_rounds_give_up(monkeypatch: pytest.MonkeyPatch) -> None:
    few = ((rounds.IN_PLACE, 270), (rounds.IN_ORDER, 1))
    monkeypatch.setattr(search, "ROUNDS", few)
    monkeypatch.setattr(judging, "MOST_AT_FIRST", 1)
    monkeypatch.setattr(judging, "MOST_WHOLE", 1)
    monkeypatch.setattr(judging, "MORE", ())
    monkeypatch.setattr(judging, "SOONER", few)
    monkeypatch.setattr(recovery, "MOST_IN_ALL", 0)
    monkeypatch.setattr(judging, "JUMBLED", ((rounds.NEARLY, 1),))
    monkeypatch.setattr(search, "MOST_FROM_ALL", 0)
    text = text_of(50528)
    assert not [finding for finding in found(text, 15, until=30) if finding.line == 15]
    monkeypatch.setattr(judging, "LEAVING_SOON", rounds.USUAL)
    assert [finding.played for finding in found(text, 15, until=30) if finding.line == 15] == [True]


def test_a_game_is_played_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    text, line = written_otherwise(text_of(VAGABOND), "/Fw8->/%t->s+e/G#domG->F/", "/Fw8->/G#domG->F/")
    kinds = []
    for most in (0, 1):  # What the usual rounds take counts for nothing, for a long game has many turns.
        monkeypatch.setattr(judging, "MOST_ATTEMPTS", most)
        kinds += [finding.kind for finding in found(text, line) if finding.line == line]
    assert kinds == ["undecided", "omission"]


def out_of_order(text: str) -> str:
    """Return a game each turn of which is told from its end to its beginning."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        seat, _, actions = line.partition(":")
        if len(seat) == 1 and number > 10 and "/" in actions:
            lines[number] = f"{seat}:" + "/".join(reversed(actions.split("/")))
    return "\n".join(lines) + "\n"


def test_nothing_is_judged_of_a_record_that_does_not_keep_the_order_of_play() -> None:
    assert not [
        finding for finding in found(out_of_order(text_of(EYRIE)), 45, before=45) if finding.played and finding.judges
    ]


def test_after_too_many_turns_that_cannot_be_followed_none_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "MOST_UNDECIDED", 1)
    monkeypatch.setattr(search, "ROUNDS", ((rounds.IN_ORDER, 1),))
    monkeypatch.setattr(judging, "MOST_AT_FIRST", 1)
    monkeypatch.setattr(judging, "MOST_WHOLE", 1)
    monkeypatch.setattr(judging, "MORE", ())
    monkeypatch.setattr(judging, "SOONER", ((rounds.IN_ORDER, 1),))
    monkeypatch.setattr(judging, "JUMBLED", ((rounds.NEARLY, 1),))
    report = check_text(text_of(EYRIE), plays=True)
    first, second = [finding for finding in report.findings if finding.played]
    assert "no play was found" in first.message
    assert "from here on none is" in second.message
    not_played = [turn for turn in report.judged if turn.line > second.line]
    assert not_played
    assert {(turn.standing.value, turn.why) for turn in not_played} == {
        ("undecided", "too many turns before it could not be followed")
    }


def test_a_card_that_nobody_sees_comes_to_the_decree_by_choice() -> None:
    [found] = check_text(text_of("nothing_for_the_decree"), plays=True).findings
    assert (found.line, found.clause, found.played) == (27, "7.4.2", True)


def test_what_is_wrong_beside_something_that_a_check_finds_is_told_too() -> None:
    text = text_of("nothing_for_the_decree").replace("/6w2->12/--2", "/6w2->12/w12->1/--2")
    found = [finding for finding in check_text(text, plays=True).findings if finding.line == 27]
    assert [(finding.clause, finding.played) for finding in found] == [("7.4.2", True), ("4.2", False)]
