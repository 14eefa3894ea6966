"""The reader over whole files: what goes where in the tree, and what it says of the rest."""

from __future__ import annotations

import pytest

from woodlaw.logs.rootlog import NotText, TooLarge, Unusable, parse_action, read, read_bytes
from woodlaw.logs.rootlog.reader import LONGEST_LINE, MOST_PROBLEMS
from woodlaw.logs.rootlog.syntax import Header, Log, Seat, Unread

GAME = """\
// A small game
// of two

Map: Fall  // the printed suits
Deck: E&P
Pool: CEAV
Bots: A
C: Ann B.
E: <b>Bob</b>

C:t_k->4/b_w->8
E:b+6w->2;#despot->$ // a despot

C:t->9/XE2(2,1)/#->C
// a word between
E:B#E->$_r/w->2

Winner: CE
"""


def problems(log: Log) -> list[tuple[int, int, str, bool]]:
    return [(problem.line, problem.column, problem.text, problem.bent) for problem in log.problems]


def messages(log: Log) -> list[str]:
    return [problem.message for problem in log.problems]


def written(log: Log) -> list[tuple[str, int, list[str]]]:
    return [(turn.player, turn.line, [action.text for action in turn.actions]) for turn in [*log.setup, *log.turns]]


BATTLES = "C: Ann\nE: Bob\nC:w->1\nE:b->2\nC:"
"""What stands before the first turn of the Marquise."""


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        ("w9->/Ew9->/XE9(2,1)/#->C", "XE9(2,1)/w9->/Ew9->/#->C"),
        ("(w+Ew)9->/XE9(2,1)", "XE9(2,1)/(w+Ew)9->"),
        ("w9->/XE9(2,1)/Ew9->4", "XE9(2,1)/w9->/Ew9->4"),
        ("Ew9->/XE9(2,1)/w9->/Ew9->", "XE9(2,1)/Ew9->/w9->/Ew9->"),
        ("2Ew9->3_6_11/XE9(2,0)", "XE9(2,0)/2Ew9->3_6_11"),
        ("w9->/t9->/Ew9->/XE9(2,2)", "XE9(2,2)/w9->/t9->/Ew9->"),
        ("Ew9->/XE9(1,0)/w2->9/Ew9->/XE9(2,1)", "XE9(1,0)/Ew9->/w2->9/XE9(2,1)/Ew9->"),
        ("XE9(1,0)/Ew9->/w2->9/Ew9->/XE9(2,1)", "XE9(1,0)/Ew9->/w2->9/XE9(2,1)/Ew9->"),
        ("XJ9(2,0)/Jw9->/Ew9->/XE9(2,1)", "XJ9(2,0)/Jw9->/XE9(2,1)/Ew9->"),
    ],
)
def test_losses_before_their_battle_are_read_behind_it(turn: str, expected: str) -> None:
    log = read(BATTLES + turn)
    assert "/".join(action.text for action in log.turns[0].actions) == expected
    assert messages(log)[0] == "losses before their battle are read behind it"


@pytest.mark.parametrize(
    "turn",
    [
        "t9->/XE9(2,1)",
        "Ew9->/XE9(0,1)/w9->",
        "XE9(0,0)/Ew9->/XE9(2,0)/Ew9->",
        "XE9(0,0)/Ew9->/XE9(2,0)",
        "XE9(2,0)/Ew9->/w2->9/Ew9->/XE9(2,0)",
        "XE9F@/w9->/w2->9/Ew9->/XE9(2,0)",
        "w9->4/XE9(2,1)",
        "w9->/b_s->9/XE9(2,1)",
        "w4->/XE9(2,1)",
        "Jw9->/XE9(2,1)",
        "Ew9->/XE9(1,1)/w9->/Ew9->",
        "XE9(1,0)/Ew9->/XE9(1,0)",
    ],
)
def test_what_falls_otherwise_stays_before_a_battle(turn: str) -> None:
    log = read(BATTLES + turn)
    assert "/".join(action.text for action in log.turns[0].actions) == turn
    assert not log.problems


def test_a_game_stands_in_the_tree() -> None:
    log = read(GAME)
    assert log.problems == []
    assert log.headers == [
        Header("Map", "Fall", 4, 6),
        Header("Deck", "E&P", 5, 7),
        Header("Pool", "CEAV", 6, 7),
        Header("Bots", "A", 7, 7),
    ]
    assert log.seats == [Seat("C", "Ann B.", 8), Seat("E", "<b>Bob</b>", 9)]
    assert [(turn.player, turn.line) for turn in log.setup] == [("C", 11), ("E", 12)]
    assert [(turn.player, turn.line) for turn in log.turns] == [("C", 14), ("E", 16)]
    assert [turn.blank_before for turn in [*log.setup, *log.turns]] == [True, False, True, False]
    assert [turn.comment for turn in log.setup] == ["", "a despot"]
    assert log.comments == [(1, "A small game"), (2, "of two"), (4, "the printed suits"), (15, "a word between")]
    assert (log.winners, log.winner_line) == ("CE", 18)


def test_actions_know_their_place() -> None:
    setup = read(GAME).setup
    assert [(action.text, action.line, action.column) for action in setup[1].actions] == [
        ("b+6w->2", 12, 3),
        ("#despot->$", 12, 11),
    ]
    assert setup[1].actions[1].node is parse_action("#despot->$", 12)[0]


@pytest.mark.parametrize("line_end", ["\r\n", "\r"])
def test_line_ends_of_every_kind_give_the_same_tree(line_end: str) -> None:
    assert read(GAME.replace("\n", line_end)) == read(GAME)


def test_spaces_around_actions_are_no_matter_but_columns_count_them() -> None:
    log = read("C: Ann\n  C:\tw->1 /  t->2 ; b->3\n")
    assert log.problems == []
    assert [(action.text, action.column) for action in log.setup[0].actions] == [
        ("w->1", 6),
        ("t->2", 14),
        ("b->3", 21),
    ]


def test_one_bad_action_loses_nothing_else() -> None:
    log = read("C: Ann\nC:w->1/w=3/t->2\nC:#->C\n")
    assert written(log) == [("C", 2, ["w->1", "w=3", "t->2"]), ("C", 3, ["#->C"])]
    assert log.setup[0].actions[1].node == Unread("w=3", 1, "a start, `+` or `->`")
    assert problems(log) == [(2, 9, "w=3", False)]
    assert log.problems[0].expected == "a start, `+` or `->`"


def test_what_is_bent_is_told_with_its_column() -> None:
    log = read("C: Ann\nC:w->1/t+2(w+b)3->\n")
    assert problems(log) == [(2, 10, "t+2(w+b)3->", True)]
    assert [bend.at for bend in log.setup[0].actions[1].bends] == [2]


def test_empty_actions_are_told_and_left_out() -> None:
    log = read("C: Ann\nC:w->1/;t->2/\n")
    assert written(log) == [("C", 2, ["w->1", "t->2"])]
    assert problems(log) == [(2, 8, "", True), (2, 14, "", True)]


def test_two_slashes_are_a_comment_even_between_actions() -> None:
    log = read("C: Ann\nC:w->1//t->2\n")
    assert written(log) == [("C", 2, ["w->1"])]
    assert log.setup[0].comment == "t->2"
    assert log.problems == []


def test_a_turn_may_be_empty() -> None:
    log = read("C: Ann\nC:\nC: // nothing\n")
    assert written(log) == [("C", 2, []), ("C", 3, [])]
    assert log.turns[0].comment == "nothing"


def test_an_empty_turn_between_turns_is_no_seat() -> None:
    log = read("C:w->1\nE: // nothing\nL:\nO: Olga\n")
    assert written(log) == [("C", 1, ["w->1"]), ("E", 2, []), ("L", 3, [])]
    assert log.seats == [Seat("O", "Olga", 4)]


def test_a_game_without_headers_and_seats_is_read() -> None:
    log = read("C:t_k->4\nE:b->2\nC:#->C")
    assert (log.headers, log.seats, log.problems) == ([], [], [])
    assert written(log) == [("C", 1, ["t_k->4"]), ("E", 2, ["b->2"]), ("C", 3, ["#->C"])]
    assert [turn.line for turn in log.turns] == [3]


@pytest.mark.parametrize(
    "name", ["phod", "Zorro", "Zed", "C++ <!-- x -->", "<script>", "a;b", "LilyG#1234", "D", "", "\x1b[31m"]
)
def test_names_are_not_taken_for_turns(name: str) -> None:
    log = read(f"C: {name}\nC:w->1\n")
    assert log.seats == [Seat("C", name.strip(), 1)]
    assert written(log) == [("C", 2, ["w->1"])]


def test_headers_and_seats_may_stand_anywhere() -> None:
    log = read("C:w->1\nE: Bob\nWinner: E\nMap: Lake\nE:w->2\n")
    assert log.seats == [Seat("E", "Bob", 2)]
    assert log.headers == [Header("Map", "Lake", 4, 6)]
    assert (log.winners, log.winner_line) == ("E", 3)
    assert written(log) == [("C", 1, ["w->1"]), ("E", 5, ["w->2"])]


def test_a_broken_turn_of_nobody_is_a_turn_once_turns_have_begun() -> None:
    log = read("C:w->1\nE:b=>>2/c\n")
    assert written(log) == [("C", 1, ["w->1"]), ("E", 2, ["b=>>2", "c"])]
    assert [problem.bent for problem in log.problems] == [False, False]


@pytest.mark.parametrize("first", ["(6w+b)->3", "cw->3/what", " t\u21923 "])
def test_a_first_turn_that_is_bent_is_no_seat(first: str) -> None:
    log = read(f"C:{first}\nC:#->C")
    assert log.seats == []
    assert [turn.line for turn in log.setup] == [1]


def test_a_missing_colon_is_bent() -> None:
    log = read("C: Ann\nE: Bob\nC w->1/t->2\nEB#E->$_r\nLw->1/b->2\n")
    assert written(log) == [
        ("C", 3, ["w->1", "t->2"]),
        ("E", 4, ["B#E->$_r", "Lw->1", "b->2"]),
    ]
    assert problems(log) == [(3, 3, "C", True), (4, 2, "E", True), (5, 1, "Lw->1/b->2", True)]


def test_a_missing_colon_is_bent_even_for_the_first_turn_of_nobody_seated() -> None:
    log = read("C w->1")
    assert written(log) == [("C", 1, ["w->1"])]
    assert problems(log) == [(1, 3, "C", True)]


def test_a_line_without_a_faction_goes_on_with_the_turn_above() -> None:
    log = read("C: Ann\nC:w->1/\nt->2/++ // more\n")
    assert written(log) == [("C", 2, ["w->1", "t->2", "++"])]
    assert [(action.line, action.column) for action in log.setup[0].actions] == [(2, 3), (3, 1), (3, 6)]
    assert log.comments == [(3, "more")]


def test_a_line_of_nothing_known_is_told() -> None:
    log = read("C: Ann\n  once upon a time // yes\nC:w->1\n")
    assert problems(log) == [(2, 3, "once upon a time", False)]
    assert log.problems[0].expected.startswith("a header, a seat such as `C: name`")
    assert log.comments == [(2, "yes")]
    assert written(log) == [("C", 3, ["w->1"])]


def test_unknown_headers_are_kept_and_told() -> None:
    log = read("Weather: fine\nLandmarks: tower->4\nHirelings: h_E\nclearings: F1, R2\nBot: A\n")
    assert [(header.key, header.value) for header in log.headers] == [
        ("Weather", "fine"),
        ("Landmarks", "tower->4"),
        ("Hirelings", "h_E"),
        ("clearings", "F1, R2"),
        ("Bots", "A"),
    ]
    assert problems(log) == [(1, 1, "Weather", True), (5, 1, "Bot", True)]
    assert log.problems[0].expected.startswith("one of Map, Deck, Clearings, Landmarks, Hirelings, Pool, Bots, Winner")


def test_second_headers_are_told() -> None:
    log = read("Map: Fall\nmap: Lake\nWinner: C\nWinner: E\n")
    assert log.header("MAP") == Header("Map", "Fall", 1, 6)
    assert log.winners == "C"
    assert problems(log) == [(2, 1, "map", True), (4, 1, "E", True)]


def test_values_of_headers_are_told_at_their_column() -> None:
    log = read("Map: Fall\nClearings: F1, R13, X2, M3, F3, r4\nPool: CB\nWinner: the Cats\n")
    assert problems(log) == [
        (2, 16, "R13", False),
        (2, 21, "X2", False),
        (2, 29, "F3", False),
        (2, 33, "r4", True),
        (3, 7, "CB", False),
        (4, 9, "the", False),
        (4, 13, "Cats", False),
    ]
    assert log.winners == ""
    assert log.winner_line == 4


def test_the_map_may_be_named_last() -> None:
    log = read("Clearings: F13\nC:w->13\nMap: Fall\n")
    assert [(problem.line, problem.column, problem.text) for problem in log.problems] == [
        (1, 12, "F13"),
        (2, 6, "w->13"),
    ]


@pytest.mark.parametrize(
    ("header", "last"), [("Map: Fall\n", 12), ("Map: Fall\nMap: Nowhere\n", 12), ("Map: Nowhere\n", 99), ("", 99)]
)
def test_clearings_beyond_the_map_are_told_where_they_stand(header: str, last: int) -> None:
    beyond = last + 1
    turn = f"C:w{last}->1/w->{beyond}/p->1_2_{beyond}/XE{beyond}(1,0)/t{beyond}^t_b/t{last}<->t1"
    log = read(f"{header}C: Ann\n{turn}\n")
    line = header.count("\n") + 2
    assert [(p.line, p.column, p.expected) for p in log.problems if p.text not in ("Map", "Nowhere")] == [
        (line, turn.index(f"->{beyond}") + 3, f"a clearing from 1 to {last}, or 0 for a place of a board"),
        (line, turn.index("_2_") + 4, f"a clearing from 1 to {last}"),
        (line, turn.index("XE") + 3, f"a clearing from 1 to {last}"),
        (line, turn.index("^") - len(str(beyond)) + 1, f"a clearing from 1 to {last}"),
    ]
    assert messages(log)[-1] == "this action cannot be read"


@pytest.mark.parametrize(
    ("value", "winners", "bent"),
    [("C", "C", 0), ("CG", "CG", 0), ("C, G", "CG", 0), ("C+G", "CG", 0), ("CC", "C", 0), ("c", "C", 1)],
)
def test_winners_are_letters(value: str, winners: str, bent: int) -> None:
    log = read(f"Winner: {value}")
    assert log.winners == winners
    assert [problem.bent for problem in log.problems] == [True] * bent


def test_a_winner_must_be_named() -> None:
    assert messages(read("Winner:")) == ["the line names no winner"]


def test_letters_that_cannot_be_factions_are_told() -> None:
    log = read("C:w->1\nQ:w->2\nc:w->3\nh_E:w->4")
    assert written(log) == [("C", 1, ["w->1"]), ("Q", 2, ["w->2"]), ("h_E", 4, ["w->4"]), ("C", 3, ["w->3"])]
    assert problems(log) == [(2, 1, "Q", False), (3, 1, "c", True)]


def test_a_wide_colon_is_bent() -> None:
    log = read("C: Ann\nC\uff1aw->1\n")
    assert written(log) == [("C", 2, ["w->1"])]
    assert problems(log) == [(2, 2, "\uff1a", True)]


def test_a_long_line_is_read_up_to_its_bound_without_half_an_action() -> None:
    log = read("C: Ann\nC:" + "w->12/" * 5000 + "\nC:#->C")
    turn = log.setup[0]
    assert len(turn.actions) == (LONGEST_LINE - 2) // 6
    assert {action.text for action in turn.actions} == {"w->12"}
    assert problems(log) == [(2, LONGEST_LINE + 1, "", False)]
    assert written(log)[1] == ("C", 3, ["#->C"])


def test_a_long_comment_is_cut() -> None:
    log = read("C:w->1 //" + "x/" * LONGEST_LINE)
    assert written(log) == [("C", 1, ["w->1"])]
    assert len(log.setup[0].comment) == LONGEST_LINE - len("C:w->1 //")


def test_problems_are_bounded() -> None:
    log = read("x\n" * (MOST_PROBLEMS + 50))
    assert len(log.problems) == MOST_PROBLEMS + 1
    assert messages(log)[-1] == "there are more problems than are listed"


def test_nothing_is_a_game_without_anything() -> None:
    assert read("") == Log()
    assert read("\n \n\t\n") == Log()


# Bytes ---------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_encodings_with_their_marks_are_told_apart(encoding: str) -> None:
    game = GAME.replace("Ann", "\u00c5nn \u68ee")
    assert read_bytes(game.encode(encoding)) == read(game)


def test_big_endian_text_is_read() -> None:
    assert read_bytes(b"\xfe\xff" + GAME.encode("utf-16-be")) == read(GAME)


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_other_bytes_are_latin_1_and_told(line_end: str) -> None:
    log = read_bytes(f"C: Ann{line_end}E: Bj\u00f6rn{line_end}C:w->1".encode("latin-1"))
    assert log.seats[1].player == "Bj\u00f6rn"
    assert problems(log) == [(2, 6, "", True)]
    assert messages(log) == ["the file is not UTF-8: it is read as Latin-1"]


@pytest.mark.parametrize(
    "data",
    [b"C:w->1\x00", GAME.encode("utf-16-le"), b"\xff\xfeC", bytes(range(1, 32)) * 4, bytes(range(128, 256))],
    ids=["NUL", "UTF-16 without a mark", "half of UTF-16", "controls", "high bytes"],
)
def test_what_is_no_text_is_refused_in_one_line(data: bytes) -> None:
    with pytest.raises(NotText, match=r"\Anot text: .+; expected a recorded game\Z"):
        read_bytes(data)


def test_a_huge_file_is_refused_in_one_line() -> None:
    with pytest.raises(TooLarge, match=r"\Atoo large for a game: 5000001 bytes; expected at most 5000000\Z"):
        read_bytes(b"w" * 5_000_001)


def test_both_refusals_are_value_errors_of_one_kind() -> None:
    assert issubclass(NotText, Unusable)
    assert issubclass(TooLarge, Unusable)
    assert issubclass(Unusable, ValueError)


def test_a_control_character_in_a_name_is_kept() -> None:
    log = read_bytes(GAME.replace("Ann", "\x1b[31mAnn\x07").encode())
    assert log.seats[0].player == "\x1b[31mAnn\x07 B."
    assert log.problems == []
