from __future__ import annotations

from pathlib import Path

import pytest
from tests.clean_games import text_of
from tests.logs.conftest import recorded
from tests.long import LONG

from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.check import check_bytes, check_text, with_causes
from woodlaw.logs.findings import Cause, Edit, Finding, FindingKind, Likely
from woodlaw.logs.mending.candidates import Candidates
from woodlaw.logs.mending.course import Course
from woodlaw.logs.mending.edits import Change, changed, chosen_edits, distance, edited, edits_of, fits, turns_of
from woodlaw.logs.mending.trying import LEAST_FOR_CERTAIN
from woodlaw.logs.mending.variants import Words, discards, elsewhere, endings, followers, variants
from woodlaw.logs.mending.wider import of_setup, wider
from woodlaw.logs.opening import lay_table
from woodlaw.logs.reports import Wishes
from woodlaw.logs.reports.causes import listed
from woodlaw.logs.rootlog.actions import parse_action
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.rootlog.syntax import Craft, Score
from woodlaw.logs.rootlog.writer import write_action

CLEAN = Path("examples/clean")
TEXT = "C: Ann\r\nC:w->3/w->5\rC:w->3\n"
OWN = (("A", "#0", "on $"), ("A", "b", "s"), ("A", "b", "suit"), ("A", "t", ""), ("A", "w", ""))
WORDS = Words(
    ("C", "E", "A"),
    tuple(range(1, 13)),
    (("w", ""), ("t", ""), ("b", "s")),
    ("s", "b"),
    (Craft(name="tax"), Craft(name="sap")),
    scorers=("C", "E", "A"),
    said=frozenset({*OWN, ("E", "w", ""), ("#", "HandAt", "NoneType"), ("#", "NoneType", "BoardAt")}),
)


def played(name: str) -> str:
    return (CLEAN / f"{name}.rootlog").read_text(encoding="utf-8")


def shortened(name: str) -> str:
    """Return a game up to its twenty-fourth line, in which much less can be tried."""
    return "".join(played(name).splitlines(keepends=True)[:24])


# What may have been meant ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("#->A", "#A->"),
        ("#->A", "#->A$"),
        ("#->A", "#->E"),
        ("2w->8", "2w8->"),
        ("5w7->4", "6w7->4"),
        ("5w7->4", "5w8->4"),
        ("5w7->4", "5w7->5"),
        ("(w+Ew)1->", "(w+Ew)2->"),
        ("(b_s+t)4->", "(b_s+b_s)4->"),
        ("(b_s+t)4->", "b_s4->"),
        ("XC11F@", "XC12F@"),
        ("XC11F@", "XE11F@"),
        ("XC11F@", "XC11M@"),
        ("Z%s", "Z%b"),
        ("++2", "++"),
        ("++2", "A++2"),
        ("2R#^A", "2M#^A"),
        ("%s->e", "%b->e"),
        ("7w->3", "w->3"),
        ("t->3+5", "t->3"),
        ("t->3+5", "t->3+5+7"),
        ("t3->", "t3+t4->"),
        ("b_f->4", "b_r->4"),
        ("XC11(2,1)", "XC11(1,1)"),
        ("Zsap", "Ztax"),
        ("Zsap", "Z%s"),
    ],
)
def test_one_token_may_be_another(written: str, meant: str) -> None:
    assert meant in [write_action(node) for node in variants(parse_action(written)[0], WORDS, "A")]


@pytest.mark.parametrize("written", ["(Cb_s+2t)4->", "XC11F@M@(2,1)", "#->A", "2w5->6+7", "t5^t_b", "Zsap"])
def test_what_may_be_meant_is_never_what_is_written_and_reads_as_it_writes(written: str) -> None:
    node = parse_action(written)[0]
    found = list(variants(node, WORDS, "A"))
    assert node not in found
    assert len(set(found)) == len(found)
    for each in found:
        assert parse_action(write_action(each))[0] == each


def test_an_action_that_names_another_clearing_stays() -> None:
    battle = parse_action("XC11(2,1)")[0]
    assert write_action(elsewhere(battle, 11, 12)) == "XC12(2,1)"
    assert elsewhere(battle, 9, 12) is battle


def test_nothing_is_meant_that_the_record_says_of_nobody() -> None:
    text = "Map: Fall\nDeck: E&P\nC: Ann\nA: Ben\n\nC:t_k->4\n\nC:b_s->4/#->C\nA:#->$/b_f->5\nC:b_s->5\nA:#->$/b_m->9"
    log = read(text)
    words = Words.of(log, range(1, 13), {})
    meant = {
        written: {write_action(node) for node in variants(parse_action(written)[0], words, "C")}
        for written in ("#->A", "#->C", "b_s->4", "b_f->4")
    }
    assert "#->A$" in meant["#->A"]
    assert "#->C$" not in meant["#->C"]
    assert {"Ab_f->4", "b_s->4"} <= meant["b_f->4"]
    assert not any("Ab_s" in each or "Cb" in each for each in (*meant["b_s->4"], *meant["b_f->4"]))


def test_a_clearing_may_be_meant_for_a_forest() -> None:
    meant = [write_action(other) for other in variants(parse_action("p2->1_2_6")[0], WORDS, "A")]
    assert {"p2->1", "p2->6"} <= set(meant[:8])


def test_nothing_is_meant_to_come_to_where_it_came_from() -> None:
    node, _ = parse_action("#E->C")
    meant = {write_action(other) for other in variants(node, WORDS, "A")}
    assert "#A->C" in meant
    assert not meant & {"#C->C", "#E->E"}


def test_nobody_is_meant_to_discard_in_the_turn_of_another() -> None:
    written = parse_action("#->A")[0]
    assert "#A->" in [write_action(node) for node in variants(written, WORDS, "A")]
    assert "#A->" not in [write_action(node) for node in variants(written, WORDS, "C")]


def test_what_a_board_gives_up_was_crafted_more_likely_than_anything_else() -> None:
    log = read("Map: Fall\nDeck: E&P\nA: Ann\nC: Ben\n\nA:Zsoup\nC:Ztun\nA:B#sapA$->/XC1(2,1)\nC:R#tunC$->\n")
    words = Words.of(log, [1], lay_table(log).letters)
    assert write_action(next(variants(parse_action("Zsoup")[0], words, "A"))) == "Zsap"
    assert write_action(next(variants(parse_action("Zsoup")[0], words, "C"))) == "Ztun"


def test_what_may_not_have_been_written_follows_the_action() -> None:
    battle, other = parse_action("XC11(2,1)")[0], parse_action("w1->2")[0]
    assert {"++2", "Cw11->", "2Ew11->"} <= {write_action(node) for node in followers(battle, WORDS, "E")}
    assert not any("11->" in write_action(node) for node in followers(other, WORDS, "E"))
    assert {"#E->", "3#E->", "F#E->"} <= {write_action(node) for node in discards("E", WORDS)}
    assert {"#E->", "#->E", "3#->E"} <= {write_action(node) for node in endings("E")}


# Edits ----------------------------------------------------------------------------------------------------------------
def test_a_change_of_a_log_is_that_of_its_text() -> None:
    text = played("autumn_duel")
    log = read(text)
    number, turn = next((n, t) for n, t in enumerate(turns_of(log)) if len(t.actions) > 2)
    node = parse_action("XC3(1,0)")[0]
    added = [Change(number, {}, node), Change(number, {}, node, 0), Change(number, {}, node, 2)]
    added += [Change(number, {}, node, place, (Score(points=2),)) for place in (0, None)]
    left_out = [Change(number, {0: None}), Change(number, {2: None}), Change(number, {1: None, 2: None})]
    for change in (Change(number, {1: node}), *left_out, *added):
        again = read(edited(text, edits_of(log, change)))
        wanted = [action.node for action in turns_of(changed(log, change))[number].actions]
        assert [action.node for action in turns_of(again)[number].actions] == wanted
    assert [action.node for action in turns_of(log)[number].actions] == [action.node for action in turn.actions]


# What is tried --------------------------------------------------------------------------------------------------------
MARCHED = "Map: Fall\nDeck: E&P\nC: Ann\nE: Ben\n\nC:t_k->4\nE:b+6w->1\n\nE:5w1->5/5w5->2\nC:#->C/XE2/Ew2->/2Ew2->"


def tried(text: str, column: int, line: int = 10) -> list[tuple[tuple[int, str, str], ...]]:
    """Return the edits that are tried for a finding of the last line, each as lines with what is written and meant."""
    log = read(text)
    finding = Finding(FindingKind.VIOLATION, "1.5.4", line, column, "", "")
    turn = next(number for number, turn in enumerate(turns_of(log)) if turn.line == line)
    candidates = Candidates(log, Words.of(log, range(1, 13), {}), finding, turn, [finding])
    changes = [*candidates.nearest(), *candidates.farther()]
    return [tuple((edit.line, edit.written, edit.meant) for edit in edits_of(log, change)) for change in changes]


def test_a_march_is_tried_with_another_count_all_the_way() -> None:
    assert ((9, "5w1->5", "6w1->5"), (9, "5w5->2", "6w5->2")) in tried(MARCHED, 20)


def test_that_a_battle_was_fought_once_more_is_tried_before_another_count_of_what_it_takes() -> None:
    found = tried(MARCHED, 20)
    assert found.index(((10, "", "XE2/"),)) < found.index(((10, "2Ew2->", "Ew2->"),))


def test_a_clearing_is_tried_for_another_in_a_battle_and_in_the_whole_turn() -> None:
    text = MARCHED.replace("C:#->C/XE2/Ew2->/2Ew2->", "C:3w4->2/XE2/Ew2->/XE2/2Ew2->")
    found = tried(text, 20)
    assert ((10, "XE2", "XE5"), (10, "2Ew2->", "2Ew5->")) in [edits[-2:] for edits in found if len(edits) == 2]
    assert [edit[2] for edit in next(e for e in found if len(e) == 5 and e[1][2] == "XE5")] == [
        "3w4->5",
        "XE5",
        "Ew5->",
        "XE5",
        "2Ew5->",
    ]


EVERY = 27 if LONG else 61
"""Each so-manieth of the many ways to write an action is tried; that it is left out is always tried."""


@pytest.mark.parametrize("name", sorted(path.stem for path in CLEAN.glob("*.rootlog")))
def test_a_change_that_is_entered_from_the_middle_of_its_turn_shows_what_the_whole_log_shows(name: str) -> None:
    log = read(shortened(name))
    opening = lay_table(log)
    assert opening.game is not None
    course = Course(log, Bookkeeper(opening, opening.game))
    words, tried_so_far = Words.of(log, range(1, 13), {}), 0
    for turn in range(len(course.turns) - 1):
        its = course.turns[turn]
        for number, action in enumerate(its.actions):
            meant = list(variants(action.node, words, its.player))[::EVERY]
            for change in (*(Change(turn, {number: node}) for node in meant), Change(turn, {}, action.node, number)):
                trial = course.before(change)
                trial.enter(turn + 1)
                assert trial.keeper.books.findings == course.changed(change).found_before(turn + 1)
                tried_so_far += 1
    assert tried_so_far > 100


def test_edits_keep_the_ends_of_lines() -> None:
    edits_made = [Edit(2, 3, "w->3", "w->4"), Edit(3, 7, "", "/w->1")]
    assert fits(TEXT, edits_made)
    assert edited(TEXT, edits_made) == "C: Ann\r\nC:w->4/w->5\rC:w->3/w->1\n"


@pytest.mark.parametrize(
    "together",
    [
        [Edit(2, 8, "w->9", "w->1")],
        [Edit(9, 1, "C", "E")],
        [Edit(2, 13, "", "/w->1")],
        [Edit(2, 3, "w->3", "w->4"), Edit(2, 3, "", "w->1/")],
        [Edit(2, 3, "w->3/", ""), Edit(2, 7, "/w->5", "")],
    ],
    ids=["other text", "no such line", "beyond the line", "at one place", "one in another"],
)
def test_edits_that_do_not_fit_or_touch_are_known(together: list[Edit]) -> None:
    assert not fits(TEXT, together)


def test_a_line_may_lose_its_first_actions_or_all() -> None:
    log = read("Map: Fall\nDeck: Standard\nC: Ann\nE: Ben\n\nC:w->1\nE:w->2\n\nC:w->3/w->4/w->5\n")
    turn = turns_of(log)[-1]
    line = "".join(["\n"] * (turn.line - 1)) + "C:w->3/w->4/w->5\n"
    for left_out, rest in (((0, 1), "C:w->5"), ((1, 2), "C:w->3"), ((0, 1, 2), "C:"), ((0, 2), "C:w->4")):
        made = edits_of(log, Change(len(turns_of(log)) - 1, dict.fromkeys(left_out)))
        assert fits(line, made)
        assert edited(line, made).strip() == rest


@pytest.mark.parametrize(
    ("written", "meant", "far"),
    [
        ("3w11->12", "w11->12", 1),
        ("3w11->12", "3w12->11", 1),
        ("", "/#C->", 5),
        ("++2", "++3", 1),
        ("w1->2", "w1->2", 0),
    ],
)
def test_how_far_two_texts_are_apart(written: str, meant: str, far: int) -> None:
    assert distance(written, meant) == distance(meant, written) == far


# Slips and what follows from them -------------------------------------------------------------------------------------
def explained(text: str) -> list[Finding]:
    """Return what judges a game, each with its cause."""
    data = text.encode("utf-8")
    return [finding for finding in with_causes(data, check_bytes(data, "test")).findings if finding.judges]


def test_nothing_is_to_be_explained_in_a_clean_game() -> None:
    assert explained(played("autumn_duel")) == []


def test_a_text_that_tells_of_no_table_has_nothing_to_explain() -> None:
    assert explained("Map: Nowhere\n\nC:w->3\n") == []


@pytest.mark.parametrize("turns", ["\nC:#->C\nE:w9->1" * 300, f"\nC:{'/'.join(['w9->1'] * 101)}"])
def test_what_is_longer_or_has_more_findings_than_any_game_is_not_searched(turns: str) -> None:
    told = explained(f"Map: Fall\nDeck: Standard\nC: Ann\nE: Ben\n\nC:w->1\nE:w->1\n{turns}\n")
    assert told
    assert {each.cause for each in told} == {Cause()}


def test_what_goes_away_with_a_mend_follows_from_it() -> None:
    right = shortened("autumn_duel")
    wrong = right.replace("/3w2->10/", "/3w2->11/", 1)
    told = explained(wrong)
    assert len(told) > 1
    assert told[0].cause.likely is Likely.SLIP
    assert [each.cause.follows is None for each in told] == [True, *[False] * (len(told) - 1)]
    assert edited(wrong, chosen_edits(told, certain_only=False)) == right


def test_two_actions_that_were_not_written_at_one_place_are_not_written_over_each_other() -> None:
    wrong = shortened("autumn_duel").replace("/b->10/++2/2#->E", "/b->10", 1)
    told = explained(wrong)
    made = [edit for each in told for edit in each.cause.mend]
    assert len(told) == len(made) == 2
    assert fits(wrong, made)
    assert len({(edit.line, edit.column) for edit in made}) == len(made)


def test_losses_that_follow_a_battle_are_mended_with_it() -> None:
    wrong = played("autumn_duel").replace("XC1(1,1)/(w+Cw+Cb_s)1->", "XC4(1,1)/(w+Cw+Cb_s)4->", 1)
    assert [edit.meant for edit in explained(wrong)[0].cause.mend] == ["XC1(1,1)", "(w+Cw+Cb_s)1->"]


def test_what_no_small_edit_mends_is_an_offence() -> None:
    told = explained(Path("examples/faulty/crafting_cost.rootlog").read_text(encoding="utf-8"))
    assert [each.cause.likely for each in told] == [Likely.OFFENCE] * 3
    assert [(edit.written, edit.meant) for edit in told[0].cause.mend] == [("/Z%x", ""), ("/++", "")]


MISSING = {"roost": ("E:b+6w->2/", "E:6w->2/", "b->2/"), "sawmill": ("/b_s->8/b_w->9", "/b_w->9", "b_s->8/")}


@pytest.mark.parametrize("piece", MISSING)
def test_what_a_piece_brings_about_that_a_setup_lacks_follows_from_it(piece: str) -> None:
    right, wrong, meant = MISSING[piece]
    told = explained(shortened("autumn_duel").replace(right, wrong, 1))
    assert len(told) > 10
    assert (told[0].cause.likely, [edit.meant for edit in told[0].cause.mend]) == (Likely.SLIP, [meant])
    assert {each.cause.follows for each in told[1:]} == {0}


MISPLACED = {
    "a pawn in a clearing": ("favor_fells_a_base_and_sympathy", "/p->1_5_11", "/p->1", "p->1_5_11"),
    "a cache": ("favor_fells_a_base_and_sympathy", "/4w->1/", "/4w->1/t_l->1/", ""),
    "warriors in two wrong clearings": ("campaign_kept_through_dominance", "J:3w->4+11", "J:3w->6+12", "3w->4+11"),
}


@pytest.mark.parametrize("piece", MISPLACED)
def test_what_a_setup_placed_wrong_brings_about_follows_from_it(piece: str) -> None:
    game, right, wrong, meant = MISPLACED[piece]
    text = text_of(game)
    told = explained(text.replace(right, wrong, 1))
    assert len(told) > 1
    assert (told[0].cause.likely, [edit.meant for edit in told[0].cause.mend][-1:]) == (Likely.SLIP, [meant])
    assert {each.cause.follows for each in told[1:]} == {0}


def test_a_building_that_is_removed_and_scored_may_be_a_warrior() -> None:
    found = tried(MARCHED.replace("/Ew2->/2Ew2->", "/Eb2->/++"), 12)
    assert [("Eb2->", "Ew2->"), ("/++", "")] in [[(written, meant) for _, written, meant in made] for made in found]


def test_what_falls_may_be_of_another_kind_though_nothing_of_it_lay_on_the_board_before() -> None:
    text = text_of("campaign_kept_through_dominance")
    told = explained(text.replace("/w8->/Cw8->J$/", "/w8->/Cb_s8->J$/", 1))
    assert [edit.meant for edit in told[0].cause.mend] == ["Cw8->J$"]


def test_an_offence_beside_a_piece_that_a_setup_lacks_stands_by_itself() -> None:
    right, wrong, _ = MISSING["sawmill"]
    text = shortened("autumn_duel").replace(right, wrong, 1).replace("/b->5/++/#->E", "/b->5/++/2#->E", 1)
    standing = [each for each in explained(text) if each.cause.follows is None]
    assert [(each.clause, each.line) for each in standing] == [("6.3.4", 8), ("7.6.2", 15)]


def test_what_is_tried_for_a_missing_piece_is_where_its_player_takes_it_from() -> None:
    text = MARCHED.replace("E:b+6w->1", "E:b+6w->2")
    log = read(text)
    finding = Finding(FindingKind.OMISSION, "7.3.2", 7, 3, "", "")
    candidates = Candidates(log, Words.of(log, range(1, 13), {}), finding, 1, [finding])
    found = [edits_of(log, change) for change in of_setup(candidates, log, candidates.words)]
    assert ["/w->1"] in [[edit.meant for edit in made] for made in found]
    assert [""] in [[edit.meant for edit in made] for made in found]


def test_what_a_record_tells_side_by_side_may_be_left_out_together_elsewhere() -> None:
    text = MARCHED.replace("E:5w1->5/5w5->2", "E:5w1->5/Ct7->/Cw->7/w7->5").replace("/Ew2->/2Ew2->", "")
    log = read(text)
    finding = Finding(FindingKind.OMISSION, "1.1", 10, 8, "", "")
    candidates = Candidates(log, Words.of(log, range(1, 13), {}), finding, 3, [finding])
    found = [edits_of(log, change) for change in wider(candidates, log, candidates.words, 1)]
    assert ["/Ct2->/Cw->2"] in [[edit.meant for edit in made] for made in found]


def test_what_an_edit_mends_alone_may_be_an_offence_all_the_same() -> None:
    wrong = shortened("autumn_duel").replace("/++2/2t8", "/++3/2t8", 1)
    first = explained(wrong)[0].cause
    assert (first.likely, bool(first.mend), first.certain) == (Likely.OFFENCE, True, False)
    assert chosen_edits(explained(wrong)[:1], certain_only=False) == []


def test_two_findings_in_the_same_words_are_explained_one_by_one() -> None:
    wrong = shortened("autumn_duel").replace("/XC3(", "/XE3(", 1).replace("/XC12(", "/XE12(", 1)
    told = [each for each in explained(wrong) if each.clause == "4.3"]
    assert len({each.message for each in told}) == 1
    assert [edit.meant for each in told for edit in each.cause.mend] == ["XC3(1,0)", "XC12(1,1)"]


def test_a_mend_that_stands_against_another_as_good_is_not_certain() -> None:
    wrong = shortened("autumn_duel").replace("(w+Cw)5->", "(w+Cw)6->", 1)
    told = explained(wrong)
    assert len(told) > LEAST_FOR_CERTAIN
    assert not any(each.cause.certain for each in told)


def test_what_is_written_several_times_may_be_left_out_together() -> None:
    wrong = shortened("autumn_duel").replace("/w->12/", "/w->12/w->12/w->12/", 1)
    first = explained(wrong)[0].cause
    assert {edit.meant for edit in first.mend} == {""}
    assert len(first.mend) > 1


def test_two_findings_that_go_away_together_make_no_mend_certain() -> None:
    wrong = shortened("autumn_duel").replace("/w11->12/", "/w11->2/", 1)
    told = explained(wrong)
    assert (told[0].cause.likely, told[1].cause.follows, told[0].cause.certain) == (Likely.SLIP, 0, False)


def test_what_follows_from_a_slip_that_is_not_certain_is_listed_and_says_so() -> None:
    data = shortened("autumn_duel").replace("/w11->12/", "/w11->2/", 1).encode()
    told = listed(with_causes(data, check_bytes(data, "test")), Wishes(lambda _: None))
    assert [lines for _, lines in told][1] == ["follows from line 11, if that is a slip"]


def test_what_an_offence_brings_about_follows_from_it() -> None:
    data = shortened("autumn_duel").replace("/b_s->8/", "/#domC->C$/++->C$/b_s->8/", 1).encode()
    told = [finding for finding in explained(data.decode()) if finding.clause == "3.3.1"]
    assert [each.cause.likely for each in told] == [Likely.OFFENCE] * len(told)
    assert [each.cause.follows is None for each in told] == [True, *[False] * (len(told) - 1)]
    lines = [lines for _, lines in listed(with_causes(data, check_bytes(data, "test")), Wishes(lambda _: None))]
    assert ["follows from the offence on line 8"] in lines


def test_a_discard_that_is_not_written_is_taken_for_a_slip() -> None:
    (told,) = explained(Path("examples/faulty/hand_over_five.rootlog").read_text(encoding="utf-8"))
    assert (told.cause.likely, [edit.meant for edit in told.cause.mend]) == (Likely.SLIP, ["/#C->"])


@pytest.mark.parametrize(
    ("expected", "meant"),
    [("a sword exhausted", "%s->e/"), ("the marker in the Hostile box", "$_E->h/"), ("discard down to 5", None)],
)
def test_what_a_finding_says_is_due_is_tried_first_as_the_record_writes_it(expected: str, meant: str | None) -> None:
    log = read(recorded("V:%t->e/%f->e/%f->e/$_C->h", "V:Ew2->/#->V", seats="CEV"))
    turn = len(turns_of(log)) - 1
    finding = Finding(FindingKind.OMISSION, "9.5.2", turns_of(log)[turn].line, 3, "", "", expected)
    due = next(Candidates(log, Words.of(log, range(1, 13), {}), finding, turn, [finding]).due(), None)
    assert (edits_of(log, due)[0].meant if due else None) == meant


ANOTHER_PLACE = [
    pytest.param("E:2w2->5/B#E->$_x/XC5(0,0)/b->5/++/#->E", id="a card added after a move"),
    pytest.param("E:B#E->$_x/2w2->5/b->5/++/XC5(0,0)/#->E", id="a roost built before a battle"),
]


@pytest.mark.parametrize("turn", ANOTHER_PLACE)
def test_an_action_out_of_its_order_is_meant_at_another_place_of_its_turn(turn: str) -> None:
    text = recorded(turn, "C:#->C", seats="EC", E="b->2/6w->2/#despot->$")
    (late,) = [each for each in explained(text) if each.late]
    out, into = sorted(late.cause.mend, key=lambda edit: bool(edit.meant))
    assert (out.written.strip("/"), into.written) == (into.meant.strip("/"), "")
    assert not [each for each in check_text(edited(text, late.cause.mend)).findings if each.late]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("$_E->h", "$_E->1"),
        ("F#guardQ->A$", "M#guardQ->A$"),
        ("XC11F@R@", "XC11F@M@"),
        ("w->3", "w->3+A$"),
        ("#@*->A", "#->A"),
    ],
)
def test_what_may_have_been_meant_of_statements_quests_and_places(written: str, meant: str) -> None:
    known = Words(
        WORDS.letters,
        WORDS.clearings,
        WORDS.pieces,
        WORDS.items,
        states=("h", "1"),
        said=WORDS.said
        | {
            ("A", "Pieces", "on $"),
            ("A", "BoardMarker", "on $1"),
            ("#", "NoneType", "HandAt"),
            ("#", "QuestsAt", "BoardAt"),
        },
    )
    tried = [write_action(node) for node in variants(parse_action(written)[0], known, "A")]
    assert meant in tried
