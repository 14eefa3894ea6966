from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from woodlaw.engine.chance import Seeded
from woodlaw.engine.decisions import Decision, Option, label
from woodlaw.engine.events import Happening
from woodlaw.engine.play import run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.engine.refusal import Forbidden
from woodlaw.factions.seating import new_table
from woodlaw.law.registry import law
from woodlaw.logs.check import check_bytes, check_text, position_at
from woodlaw.logs.findings import Finding, FindingKind
from woodlaw.logs.record.again import replay
from woodlaw.logs.record.lines import LONGEST_LINE, MOST_LINES, Ending
from woodlaw.logs.record.naming import option_named
from woodlaw.logs.record.recording import Recorder, RecordingAsker, RecordingChance
from woodlaw.logs.record.replaying import Replayed, split
from woodlaw.logs.simulate import Wanted, simulate
from woodlaw.table.maps import STANDARD_MAPS
from woodlaw.table.places import clearing

SEATS = ("marquise_de_cat", "honeycomb_clergy")
Line = dict[str, Any]


@cache
def record(map_name: str = "autumn", seed: int = 1) -> str:
    return simulate(Wanted(SEATS, map_name, "standard", ""), seed).record


def lines_of(map_name: str = "autumn", seed: int = 1) -> list[Line]:
    return [json.loads(line) for line in split(record(map_name, seed)) if line]


def told_of(lines: Sequence[str], turns: int | None = None) -> list[Happening]:
    happened: list[Happening] = []
    replay(lines, turns, lambda event, clauses: happened.append((event, clauses)))
    return happened


def replayed(lines: list[Line]) -> Replayed:
    return replay([json.dumps(line) for line in lines])


def only(findings: list[Finding]) -> Finding:
    assert len(findings) == 1
    return findings[0]


def number_of(lines: list[Line], fits: Callable[[Line], bool]) -> int:
    """The index of the first line that fits; its line number is one more."""
    return next(number for number, line in enumerate(lines) if fits(line))


# What a record holds --------------------------------------------------------------------------------------------------
def test_a_record_has_a_header_every_decision_every_outcome_and_the_ending() -> None:
    header, *entries, ending = lines_of()
    assert header["woodlaw record"] == 2
    assert header["law"]["Law of Root"] == law().chapter("1").edition
    assert (header["map"], header["deck"], header["seed"]) == ("autumn", "standard", 1)
    assert header["seats"] == header["setup order"] == list(SEATS)
    assert len(header["suits"]) == 12
    assert {"bees", "flowers per cathedral"} <= {assumed["value"] for assumed in header["assumed"]}
    assert entries[0].keys() == {"chance", "of", "outcome", "clause"}
    assert (entries[0]["chance"], entries[0]["of"], entries[0]["clause"]) == ("deck", 50, "5.1.3")
    assert entries[1] == {
        "ask": "marquise_de_cat",
        "for": "keep",
        "clause": "6.3.2",
        "answer": entries[1]["answer"],
    }
    assert ending.keys() == {"won", "clause", "turns"}
    assert all(entry["clause"] in law() or entry["clause"].startswith("card.") for entry in entries)


@pytest.mark.parametrize("map_name", STANDARD_MAPS)
def test_a_record_replays_to_the_same_end(map_name: str) -> None:
    played = simulate(Wanted(SEATS, map_name, "E&P", "", rootlog=True), 3)
    again = replay(split(played.record))
    assert (again.findings, again.error) == ([], "")
    assert again.outcome == played.outcome
    assert again.turns == played.outcome.turns
    assert again.state is not None
    assert [again.state.score[winner] for winner in played.outcome.winners] != [0]
    assert check_text(played.record, "game").findings == []


def test_a_record_replays_only_so_many_turns() -> None:
    whole = told_of(split(record()))
    for turns in (0, 1, 7):
        part, happened = replay(split(record()), turns), told_of(split(record()), turns)
        assert (part.turns, part.outcome, part.findings) == (turns, None, [])
        assert 0 < len(happened) < len(whole)
        assert happened == whole[: len(happened)]
        assert position_at(record(), turns).pieces == part.state.pieces if part.state else None


def test_games_of_askers_that_see_all_options_replay_alike() -> None:
    table = new_table(SEATS)
    recorder, player = Recorder(table), RandomPlayer(4)

    def ask(decision: Decision) -> Option:
        assert isinstance(decision.options, tuple)
        assert len(decision.options) > 1
        return player(decision)

    chance, asker = RecordingChance(Seeded(4), recorder), RecordingAsker(ask, recorder)
    outcome = run(table.game(None, chance, asker), SEATS)
    recorder.note(Ending(outcome.winners, outcome.clause, outcome.turns))
    again = replay(recorder.lines)
    assert (again.findings, again.error) == ([], "")
    assert again.outcome is not None


def test_an_answer_to_what_is_nobodys_choice_is_found() -> None:
    lines = lines_of()
    number = number_of(lines, lambda line: line.get("for") == "action")
    again = replayed([*lines[:number], lines[number] | {"answer": "nothing"}, *lines[number:]])
    assert only(again.findings).line == number + 1
    found = only(replayed([*lines[: number + 1], lines[number], *lines[number + 1 :]]).findings)
    assert found.line >= number + 2


def test_what_is_not_an_option_is_not_recorded() -> None:
    table = new_table(SEATS)
    recorder = Recorder(table)

    def ask(decision: Decision) -> Option:
        return clearing(5)

    chance, asker = RecordingChance(Seeded(1), recorder), RecordingAsker(ask, recorder)
    game = table.game(None, chance, asker)
    with pytest.raises(Forbidden):
        run(game, table.setup_order)
    assert [json.loads(line).keys() & {"chance", "ask"} for line in recorder.lines[1:]] == [{"chance"}]


# What is not legal ----------------------------------------------------------------------------------------------------
def test_the_first_illegal_answer_is_found_with_its_clause_and_the_legal_options() -> None:
    lines = lines_of()
    number = number_of(lines, lambda line: line.get("for") == "keep")
    lines[number]["answer"] = "clearing 5"
    found = only(replayed(lines).findings)
    assert (found.kind, found.clause, found.line) == (FindingKind.VIOLATION, "6.3.2", number + 1)
    assert found.action == "clearing 5"
    assert found.expected == "one of clearing 1, clearing 2, clearing 3, clearing 4"


def test_a_move_that_the_law_forbids_is_refused_by_its_own_clause() -> None:
    lines = lines_of()
    number = number_of(lines, lambda line: line.get("for") == "move" and line["ask"] == SEATS[0])
    origin = lines[number]["answer"].split(" > ")[0]
    lines[number]["answer"] = f"{origin} > {origin}"
    found = only(replayed(lines).findings)
    assert (found.clause, found.line) == ("4.2", number + 1)
    assert "asked for move" in found.message
    assert " > " in found.expected


def test_only_some_of_many_options_are_listed() -> None:
    asked: list[int] = []
    table = new_table(SEATS)

    class Counting(RandomPlayer):
        def __call__(self, decision: Decision) -> Option:
            asked.append(len(decision.options))
            return super().__call__(decision)

    asker = Counting(1)
    run(table.game(None, Seeded(1), asker), table.setup_order)
    most = asked.index(max(asked))
    assert asked[most] > 12
    lines = lines_of()
    answers = [number for number, line in enumerate(lines) if "ask" in line]
    lines[answers[most]]["answer"] = "nothing"
    found = only(replayed(lines).findings)
    assert found.expected.count(",") == 11
    assert found.expected.endswith(f"and {asked[most] - 12} more")


@pytest.mark.parametrize(("key", "value"), [("ask", "honeycomb_clergy"), ("for", "tea")])
def test_an_answer_out_of_step_is_found(key: str, value: str) -> None:
    lines = lines_of()
    number = number_of(lines, lambda line: line.get("for") == "keep")
    lines[number][key] = value
    found = only(replayed(lines).findings)
    assert (found.kind, found.clause, found.line) == (FindingKind.VIOLATION, "6.3.2", number + 1)
    assert found.expected.startswith("Marquise de Cat is asked for keep: clearing 1, ")


@pytest.mark.parametrize("outcome", [12, -1, [0, 1], True])
def test_an_outcome_that_cannot_be_is_found(outcome: object) -> None:
    lines = lines_of()
    number = number_of(lines, lambda line: line.get("chance") == "battle die")
    lines[number]["outcome"] = outcome
    again = replayed(lines)
    if outcome is True:
        assert again.error.startswith(f"line {number + 1}: ")
        return
    found = only(again.findings)
    assert (found.clause, found.line) == (lines[number]["clause"], number + 1)
    assert found.expected == "a number from 0 to 11"


def test_a_shuffle_that_doubles_a_card_is_found() -> None:
    lines = lines_of()
    lines[1]["outcome"][0] = lines[1]["outcome"][1]
    found = only(replayed(lines).findings)
    assert (found.kind, found.clause, found.line) == (FindingKind.VIOLATION, "5.1.3", 2)


def test_chance_out_of_step_is_found() -> None:
    lines = lines_of()
    lines[1]["of"] = 54
    found = only(replayed(lines).findings)
    assert (found.clause, found.expected) == ("5.1.3", "an outcome of chance for deck, of 50")


@pytest.mark.parametrize(
    ("ending", "message"),
    [
        ({"won": ["honeycomb_clergy"]}, "the game ended otherwise"),
        ({"turns": 1}, "the game ended otherwise"),
        ({"clause": "3.3.1"}, "the game ended otherwise"),
    ],
)
def test_a_wrong_ending_is_found(ending: Line, message: str) -> None:
    lines = lines_of()
    lines[-1] |= ending
    found = only(replayed(lines).findings)
    assert (found.kind, found.clause, found.line, found.message) == (FindingKind.VIOLATION, "3.1", len(lines), message)


def test_a_game_that_ends_too_soon_or_goes_on_is_found() -> None:
    lines = lines_of()
    soon = only(replayed([*lines[:50], lines[-1]]).findings)
    assert (soon.kind, soon.clause, soon.line) == (FindingKind.VIOLATION, "3.1", 51)
    late = only(replayed([*lines[:-1], lines[2], lines[-1]]).findings)
    assert (late.kind, late.clause, late.message) == (FindingKind.VIOLATION, "3.1", "the game is over")
    more = only(replayed([*lines, lines[-1]]).findings)
    assert (more.kind, more.message) == (FindingKind.NOTATION, "there are lines after the ending")
    untold = only(replayed(lines[:-1]).findings)
    assert (untold.kind, untold.message) == (FindingKind.NOTATION, "the record does not say how the game ended")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"law": {"Law of Root": "1999-01-01"}}, "another edition"),
        ({"assumed": []}, "other assumed values"),
    ],
)
def test_another_edition_or_other_assumed_values_leave_it_undecided(change: Line, why: str) -> None:
    lines = lines_of()
    lines[0] |= change
    assert replayed(lines).findings == []
    lines[2]["answer"] = "clearing 5"
    found = only(replayed(lines).findings)
    assert (found.kind, found.clause) == (FindingKind.UNDECIDED, "6.3.2")
    assert why in found.message


# What cannot be read --------------------------------------------------------------------------------------------------
def test_a_truncated_record_keeps_what_was_read() -> None:
    lines = split(record())
    cut = replay(lines[:200])
    found = only(cut.findings)
    assert (found.kind, found.line) == (FindingKind.UNDECIDED, 200)
    assert found.clause
    assert f"the record ends in turn {cut.turns}" in found.message
    assert told_of(lines[:200]) == told_of(lines)[: len(told_of(lines[:200]))]
    assert cut.turns > 5

    broken = replay([*lines[:200], lines[200][:20]])
    assert broken.error.startswith("line 201: no JSON from column ")
    assert broken.error.endswith(f"reach turn {cut.turns}")
    assert told_of([*lines[:200], lines[200][:20]]) == told_of(lines[:200])
    assert position_at("\n".join([*lines[:200], lines[200][:20]]), cut.turns).pieces == broken.state.pieces  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[]",
        "3",
        '"ask"',
        "{}",
        '{"ask": "marquise_de_cat"}',
        '{"ask": 1, "for": "keep", "clause": "", "answer": ""}',
        '{"chance": "deck", "of": "many", "outcome": 1, "clause": ""}',
        '{"chance": "deck", "of": 50, "outcome": {}, "clause": ""}',
        '{"chance": "deck", "of": 1e3, "outcome": 1, "clause": ""}',
        f'{{"chance": "deck", "of": 50, "outcome": {"9" * 5000}, "clause": ""}}',
        '{"won": "me", "clause": "", "turns": 1}',
        "[" * 150,
        "[" * 10_000,
        '{"ask":' * 3000,
        "x" * (LONGEST_LINE + 1),
        "NaN",
        "\ud800",
    ],
)
def test_a_line_of_anything_else_is_told_in_one_line(line: str) -> None:
    again = replay([*split(record())[:3], line, "", "{}"])
    assert again.error.startswith("line 4: ")
    assert "expected a decision" in again.error
    assert "\n" not in again.error
    assert len(again.error) < 400
    assert again.state is not None
    assert again.turns == 0


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"woodlaw record": 6}, "a record of version 6; expected version 5 or older"),
        ({"woodlaw record": 0}, "expected a header such as"),
        ({"woodlaw record": "1"}, "expected a header such as"),
        ({"map": "moon"}, "no map is called 'moon'; known are Autumn"),
        ({"map": 3}, "'map' is no text"),
        ({"deck": "tarot"}, "no deck is called 'tarot'"),
        ({"seats": ["marquise_de_cat"]}, "expected 2 to 6 factions"),
        ({"seats": ["marquise_de_cat"] * 3}, "Marquise de Cat has 3 seats"),
        ({"seats": ["marquise_de_cat", "unicorns"]}, "no faction is called 'unicorns'"),
        ({"seats": ["marquise_de_cat", "lord_of_the_hundreds"]}, "Lord of the Hundreds cannot be played yet"),
        ({"setup order": ["marquise_de_cat"]}, "expected each of marquise_de_cat, honeycomb_clergy once"),
        ({"suits": ["fox"]}, "expected 12 of fox, rabbit, mouse"),
        ({"suits": ["plaid"] * 12}, "expected 12 of fox, rabbit, mouse"),
        ({"law": []}, "'law' is no mapping"),
        ({"assumed": [3]}, "'assumed' is no list"),
        ({"assumed": [{}]}, "'of' is no text"),
        ({"seed": "seven"}, "'seed' is no whole number"),
    ],
)
def test_a_header_that_is_no_use_is_told_in_one_line(change: Line, told: str) -> None:
    lines = lines_of()[:3]
    lines[0] |= change
    again = replayed(lines)
    assert again.error.startswith("line 1: ")
    assert told in again.error
    assert "\n" not in again.error
    assert again.state is None


def test_empty_and_endless_files_are_told() -> None:
    assert replay([]).error.startswith("holds no lines; expected a header")
    assert replay(["", " "]).error.startswith("holds no lines; expected a header")
    endless = iter(lambda: "", None)
    assert replay(endless).error == f"line {MOST_LINES + 1}: too many lines; expected at most {MOST_LINES}"


def test_blank_lines_windows_ends_and_unknown_keys_are_passed_over() -> None:
    text = record().replace("\n", "\r\n\r\n").replace('{"ask"', '{"thought": "hm", "ask"')
    again = replay(split("\ufeff" + text))
    assert (again.findings, again.error) == ([], "")
    assert again.outcome is not None


def test_files_are_told_apart_by_what_they_hold() -> None:
    data = record().encode()
    assert check_bytes(data, "game.txt").findings == []
    assert check_bytes(b"\xef\xbb\xbf\n" + data, "-").error == ""
    assert "expected a header such as" in check_bytes(b"Map: Fall\n", "game.jsonl").error
    assert "expected a header such as" in check_bytes(b'{"a": 1}\n', "game").error


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_record_with_any_line_replaced_never_raises(data: st.DataObject) -> None:
    lines = split(record())[:120]
    number = data.draw(st.integers(1, len(lines) - 1))
    entry = json.loads(lines[number])
    key = data.draw(st.sampled_from(sorted(entry)))
    words = ["clearing 1", "clearing 12 > clearing 12", "decline", "end", "1", "fox card Anvil > clearing 3"]
    words += ["marquise_de_cat warrior", "honeycomb_clergy fox_flower > clearing 2", "clearing 4 > sawmill"]
    entry[key] = data.draw(
        st.one_of(
            st.sampled_from(words), st.text(max_size=20), st.integers(), st.lists(st.integers(0, 60), max_size=60)
        )
    )
    again = replay([*lines[:number], json.dumps(entry), *lines[number + 1 :]])
    assert again.error or again.findings
    for found in again.findings:
        assert found.clause in law() or found.kind is FindingKind.NOTATION


def test_labels_name_options() -> None:
    table = new_table(SEATS)
    anvil = table.state.deck.by_id("anvil")[0]
    warrior = table.factions["marquise_de_cat"].warrior  # type: ignore[attr-defined]
    for option in (clearing(3), anvil, warrior, 4, "end", (clearing(1), clearing(5), "ferry"), (clearing(2), anvil)):
        assert option_named(label(option), table) == option
    assert option_named(" > ".join(["1"] * 50), table) is None
    assert option_named("99999999999", table) == "99999999999"
