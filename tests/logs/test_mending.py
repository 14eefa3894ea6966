from __future__ import annotations

from pathlib import Path

import pytest

from woodlaw.logs.mending.edits import Change, Edit, changed, edited, edits_of, turns_of
from woodlaw.logs.mending.search import edits, explain
from woodlaw.logs.mending.variants import Words, elsewhere, variants
from woodlaw.logs.rootlog.actions import parse_action
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.rootlog.writer import write_action

CLEAN = Path("examples/clean")
WORDS = Words(("C", "E", "A"), tuple(range(1, 13)), (("w", ""), ("t", ""), ("b", "s")), ("s", "b"))


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
    ],
)
def test_one_token_may_be_another(written: str, meant: str) -> None:
    assert meant in [write_action(node) for node in variants(parse_action(written)[0], WORDS)]


@pytest.mark.parametrize("written", ["(Cb_s+2t)4->", "XC11F@M@(2,1)", "#->A", "2w5->6+7", "t5^t_b", "Zsap"])
def test_what_may_be_meant_is_never_what_is_written_and_reads_as_it_writes(written: str) -> None:
    node = parse_action(written)[0]
    found = list(variants(node, WORDS))
    assert node not in found
    assert len(set(found)) == len(found)
    for each in found:
        assert parse_action(write_action(each))[0] == each


def test_an_action_that_names_another_clearing_stays() -> None:
    battle = parse_action("XC11(2,1)")[0]
    assert write_action(elsewhere(battle, 11, 12)) == "XC12(2,1)"
    assert elsewhere(battle, 9, 12) is battle


# Edits ----------------------------------------------------------------------------------------------------------------
def test_a_change_of_a_log_is_that_of_its_text() -> None:
    text = played("autumn_duel")
    log = read(text)
    number, turn = next((n, t) for n, t in enumerate(turns_of(log)) if len(t.actions) > 2)
    node = parse_action("XC3(1,0)")[0]
    added = Change(number, {}, node)
    for change in (Change(number, {1: node}), Change(number, {0: None}), Change(number, {2: None}), added):
        again = read(edited(text, edits_of(log, change)))
        wanted = [action.node for action in turns_of(changed(log, change))[number].actions]
        assert [action.node for action in turns_of(again)[number].actions] == wanted
    assert [action.node for action in turns_of(log)[number].actions] == [action.node for action in turn.actions]


def test_edits_keep_the_ends_of_lines_and_pass_over_what_does_not_fit() -> None:
    edits_made = [Edit(2, 3, "w->3", "w->4"), Edit(2, 8, "w->9", "w->1"), Edit(9, 1, "C", "E")]
    assert edited("C: Ann\r\nC:w->3/w->5\rC:w->3\n", edits_made) == "C: Ann\r\nC:w->4/w->5\rC:w->3\n"


# Slips and what follows from them -------------------------------------------------------------------------------------
def test_nothing_is_to_be_explained_in_a_clean_game() -> None:
    assert explain(read(played("autumn_duel"))) == []


def test_a_text_that_tells_of_no_table_has_nothing_to_explain() -> None:
    assert explain(read("Map: Nowhere\n\nC:w->3\n")) == []


def test_a_game_longer_than_people_play_is_not_searched() -> None:
    told = explain(read("Map: Fall\nDeck: Standard\nC: Ann\nE: Ben\n\nC:w->1\nE:w->1\n" + "\nC:w9->1\nE:w9->1" * 300))
    assert told
    assert {(each.likely, each.follows, each.mend) for each in told} == {("", None, ())}


def test_what_goes_away_with_a_mend_follows_from_it() -> None:
    right = shortened("autumn_duel")
    wrong = right.replace("3w12->11/2w12->7", "3w12->9/2w12->7", 1)
    told = explain(read(wrong))
    assert [each.follows for each in told] == [None, *[0] * (len(told) - 1)]
    assert len(told) > 1
    assert told[0].likely == "slip"
    assert told[0].others == len(told) - 1
    assert edited(wrong, edits(told, certain_only=False)) == right


def test_losses_that_follow_a_battle_are_mended_with_it() -> None:
    right = played("autumn_duel")
    wrong = right.replace("XC1(1,1)/(w+Cw+Cb_s)1->", "XC4(1,1)/(w+Cw+Cb_s)4->", 1)
    told = explain(read(wrong))
    assert [edit.meant for edit in told[0].mend] == ["XC1(1,1)", "(w+Cw+Cb_s)1->"]


def test_what_no_small_edit_mends_is_an_offence() -> None:
    told = explain(read(Path("examples/faulty/crafting_cost.rootlog").read_text(encoding="utf-8")))
    assert [(each.likely, each.mend) for each in told] == [("offence", ())] * 3


def test_two_findings_that_go_away_together_make_no_mend_certain() -> None:
    wrong = shortened("autumn_duel").replace("/w11->12/", "/w11->2/", 1)
    told = explain(read(wrong))
    assert (told[0].likely, told[0].others, told[0].certain) == ("slip", 1, False)


def test_a_discard_that_is_not_written_is_offered_and_nothing_is_said_of_the_players() -> None:
    told = explain(read(Path("examples/faulty/hand_over_five.rootlog").read_text(encoding="utf-8")))
    assert [(each.likely, [edit.meant for edit in each.mend]) for each in told] == [("", ["/#C->"])]
