"""The publisher's clauses beside ours: what is new, gone, renamed, renumbered."""

from __future__ import annotations

import pytest

from woodlaw.law.clauses import Clause, ClauseKind, parent_of
from woodlaw.law.comparison import Comparison, compare
from woodlaw.law.official import OfficialClause, our_clauses
from woodlaw.law.printed import Printed, digest

Told = list[tuple[str, str]]

OURS: Told = [
    ("1", "Manners"),
    ("1.1", "Doors"),
    ("1.1.1", "Overview"),
    ("1.1.2", "Opening"),
    ("1.1.3", "Closing"),
    ("1.2", "Windows"),
    ("1.2.1", "Overview"),
    ("1.2.2", "Opening"),
    ("2", "Words"),
]


def clause(clause_id: str, title: str) -> Clause:
    return Clause(clause_id, title, ClauseKind.RULE, parent_of(clause_id), clause_id.partition(".")[0], "Law of Root")


def compared(official: Told, ours: Told = OURS) -> Comparison:
    theirs = [OfficialClause(each, title, "", parent_of(each), 1) for each, title in official]
    return compare([clause(*each) for each in ours], theirs)


def test_what_says_something_else_than_was_read_is_reworded() -> None:
    ours = [clause(*each) for each in OURS]
    theirs = [OfficialClause(each, title, f"Of {title}.", parent_of(each), 1) for each, title in OURS]
    read = {each.id: Printed("1999", digest(each.text)) for each in theirs if each.id != "1.2"}
    assert compare(ours, theirs, read).differences == 0
    read |= {"1.1": Printed("1999", digest("Of Gates."))}
    comparison = compare(ours, theirs, read)
    assert [(str(pair.ours), pair.reworded) for pair in comparison.reworded] == [("1.1 Doors", True)]
    assert (comparison.differences, len(comparison.same)) == (1, len(OURS) - 1)
    assert compare(ours, theirs).differences == 0, "nobody knows what was read"


def test_a_renamed_clause_can_be_reworded_besides() -> None:
    ours = [clause(*each) for each in OURS]
    theirs = [OfficialClause(each, title.replace("Doors", "Gates"), "", parent_of(each), 1) for each, title in OURS]
    comparison = compare(ours, theirs, {"1.1": Printed("1999", digest("Of Doors."))})
    assert comparison.reworded == ()
    assert [str(pair.ours) for pair in (*comparison.renamed, *comparison.renumbered) if pair.reworded] == ["1.1 Doors"]


def test_a_file_of_another_language_is_compared_in_structure_alone() -> None:
    ours = [clause(*each) for each in OURS]
    theirs = [
        OfficialClause(each, title[::-1], "anders", parent_of(each), 1) for each, title in OURS if each != "1.1.3"
    ]
    comparison = compare(ours, theirs, {each: Printed("1999", digest(title)) for each, title in OURS})
    assert comparison.another_language
    assert (comparison.differences, [each.id for each in comparison.gone]) == (1, ["1.1.3"])


def test_what_has_become_the_text_of_the_clause_above_is_moved() -> None:
    ours = [clause(*each) for each in OURS]
    above = "**Opening.** Pull the handle _(see `rule:1.2`)_."
    theirs = [
        OfficialClause(each, title, above if each == "1.2" else "", parent_of(each), 1)
        for each, title in OURS
        if each != "1.2.2"
    ]
    read = {"1.2": Printed("1999", digest("")), "1.2.2": Printed("1999", digest("Pull the handle (see `rule:1.1`)."))}
    comparison = compare(ours, theirs, read)
    assert [(str(pair.ours), str(pair.official)) for pair in comparison.moved] == [("1.2.2 Opening", "1.2 Windows")]
    assert (comparison.differences, comparison.gone, comparison.reworded) == (1, (), ())
    read["1.2.2"] = Printed("1999", digest("Push the handle."))
    comparison = compare(ours, theirs, read)
    assert [each.id for each in comparison.gone] == ["1.2.2"]
    assert [pair.ours.id for pair in comparison.reworded] == ["1.2"]


def told(comparison: Comparison) -> dict[str, list[str]]:
    return {
        "added": [str(each) for each in comparison.added],
        "gone": [str(each) for each in comparison.gone],
        "renamed": [f"{each.ours} -> {each.official.title}" for each in comparison.renamed],
        "renumbered": [f"{each.ours} -> {each.official}" for each in comparison.renumbered],
    }


def changed(*swaps: tuple[str, tuple[str, str] | None]) -> Told:
    """Return our clauses with some of them exchanged or left out."""
    exchanged = dict(swaps)
    return [new for old in OURS if (new := exchanged.get(old[0], old)) is not None]


NOTHING: dict[str, list[str]] = {"added": [], "gone": [], "renamed": [], "renumbered": []}


def test_the_same_is_the_same() -> None:
    comparison = compared(OURS)
    assert told(comparison) == NOTHING
    assert comparison.differences == 0
    assert len(comparison.same) == len(OURS)


def test_case_spaces_and_quotes_make_no_other_title() -> None:
    assert compared([("1", "the  Keeper's “Way” – Now")], [("1", 'The Keeper’s "way" - now')]).differences == 0


def test_a_clause_at_the_end_is_added_or_gone() -> None:
    assert told(compared([*OURS, ("3", "Hats")])) == NOTHING | {"added": ["3 Hats"]}
    assert told(compared(OURS[:-1])) == NOTHING | {"gone": ["2 Words"]}


def test_another_title_in_its_place_is_renamed() -> None:
    comparison = compared(changed(("1.1.3", ("1.1.3", "Shutting"))))
    assert told(comparison) == NOTHING | {"renamed": ["1.1.3 Closing -> Shutting"]}
    [pair] = comparison.renamed
    assert (pair.renamed, pair.renumbered) == (True, False)


def test_a_clause_put_in_between_renumbers_those_after_it() -> None:
    swaps = (("1.1.2", ("1.1.2", "Knocking")), ("1.1.3", ("1.1.3", "Opening")))
    official = [*changed(*swaps)]
    official.insert(5, ("1.1.4", "Closing"))
    assert told(compared(official)) == NOTHING | {
        "added": ["1.1.2 Knocking"],
        "renumbered": ["1.1.2 Opening -> 1.1.3 Opening", "1.1.3 Closing -> 1.1.4 Closing"],
    }


def test_what_is_below_a_renumbered_clause_goes_with_it() -> None:
    official = [
        *OURS[:5],
        ("1.2", "Chimneys"),
        ("1.3", "Windows"),
        ("1.3.1", "Overview"),
        ("1.3.2", "Leaning Out"),
        ("2", "Words"),
    ]
    comparison = compared(official)
    assert told(comparison) == NOTHING | {
        "added": ["1.2 Chimneys"],
        "renumbered": [
            "1.2 Windows -> 1.3 Windows",
            "1.2.1 Overview -> 1.3.1 Overview",
            "1.2.2 Opening -> 1.3.2 Leaning Out",
        ],
    }
    assert [pair.renamed for pair in comparison.renumbered] == [False, False, True]


def test_a_clause_of_a_title_of_its_own_is_found_in_another_chapter() -> None:
    official = [*changed(("1.1.3", None)), ("2.1", "Closing")]
    assert told(compared(official)) == NOTHING | {"renumbered": ["1.1.3 Closing -> 2.1 Closing"]}


def test_a_title_that_many_have_is_not_looked_for_elsewhere() -> None:
    official = [*changed(("1.2.2", None)), ("2.1", "Opening")]
    assert told(compared(official)) == NOTHING | {"gone": ["1.2.2 Opening"], "added": ["2.1 Opening"]}


def test_two_that_changed_places() -> None:
    official = changed(("1.1.2", ("1.1.2", "Closing")), ("1.1.3", ("1.1.3", "Opening")))
    assert told(compared(official))["renumbered"] == [
        "1.1.2 Opening -> 1.1.3 Opening",
        "1.1.3 Closing -> 1.1.2 Closing",
    ]


def test_siblings_of_one_title_keep_their_order() -> None:
    ours = [("1", "A"), ("1.1", "Step"), ("1.2", "Step")]
    assert told(compared([("1", "A"), ("1.1", "New"), ("1.2", "Step"), ("1.3", "Step")], ours)) == NOTHING | {
        "added": ["1.1 New"],
        "renumbered": ["1.1 Step -> 1.3 Step"],
    }


@pytest.mark.parametrize("left", range(9))
def test_every_clause_is_told_once(left: int) -> None:
    official = [*OURS[:left], *(("3" + each[1:], title) for each, title in OURS[left:])]
    comparison = compared(official)
    pairs = [*comparison.same, *comparison.renamed, *comparison.renumbered]
    ours = [each.ours.id for each in pairs] + [each.id for each in comparison.gone]
    theirs = [each.official.id for each in pairs] + [each.id for each in comparison.added]
    assert sorted(ours) == sorted(each for each, _ in OURS)
    assert sorted(theirs) == sorted(each for each, _ in official)


def test_our_whole_law_is_the_same_as_itself() -> None:
    ours = our_clauses()
    theirs = [OfficialClause(each.id, each.title, "", each.parent, 1) for each in ours]
    assert compare(ours, theirs).differences == 0
