from __future__ import annotations

from collections.abc import Callable

from woodlaw.logs.findings import Finding, FindingKind, GameReport

Written = Callable[..., str]


def test_every_finding_has_its_place_its_clause_and_its_action(games: list[GameReport], written: Written) -> None:
    assert written("text", games[:2]) == (
        "games/one.rootlog:12:7: violation 4.2.1 Rule: no rule in 2 or 5\n"
        "    3w2->5\n"
        "    expected: a move from 3 or 4\n"
        "games/one.rootlog:13:1: omission HCC.2.6.I Mercy: the penitent is not spared\n"
        "games/one.rootlog:14:3: undecided 99.9: nobody can tell\n"
        "    w->2\n"
        "games/one.rootlog:15:4: notation: a number stands before a group\n"
        "    2(w+t)\n"
        "2 games checked: 1 violation, 1 omission, 1 undecided, 1 notation remark\n"
    )


def test_a_clean_game_gets_the_closing_line_only(games: list[GameReport], written: Written) -> None:
    assert written("text", games[1:2]) == "1 game checked: no findings\n"


def test_files_that_could_not_be_used_are_counted_apart(games: list[GameReport], written: Written) -> None:
    assert written("text", games[1:2] + games[3:]) == "1 game checked: no findings; 1 file could not be used\n"
    assert written("text", games[3:] * 2) == "0 games checked; 2 files could not be used\n"


def test_explained_findings_carry_the_clause_and_its_readings(games: list[GameReport], written: Written) -> None:
    explained = written("text", games[:1], explain=True).splitlines()
    place = explained.index("    expected: a move from 3 or 4")
    assert explained[place + 1 : place + 3] == [
        "    | Whoever moves must rule where the move starts, where it ends, or both.",
        "    | reading: Must a ferry rule? No.",
    ]


def test_statistics_count_findings_and_games_by_clause(games: list[GameReport], written: Written) -> None:
    again = GameReport("games/six.rootlog", games[0].findings[1:2] * 10)
    assert written("text", [*games[:2], again], statistics=True) == (
        " 1  violation 4.2.1 Rule, in 1 game\n"
        "11  omission HCC.2.6.I Mercy, in 2 games\n"
        " 1  undecided 99.9, in 1 game\n"
        " 1  notation, in 1 game\n"
        "3 games checked: 1 violation, 11 omissions, 1 undecided, 1 notation remark\n"
    )


def test_nothing_a_file_holds_reaches_the_terminal_raw(games: list[GameReport], written: Written) -> None:
    report = written("text", games)
    assert all(character.isprintable() or character == "\n" for character in report)
    assert "\\x1b[31mred" in report
    assert "\\u202eback" in report


def test_a_line_of_ten_megabytes_is_cut(written: Written) -> None:
    endless = "w" * 10_000_000
    finding = Finding(FindingKind.NOTATION, "", 1, 1, endless, "cannot be read")
    assert len(written("text", [GameReport("long.rootlog", [finding])])) < 1000


def test_paint_is_asked_for_every_part(games: list[GameReport], written: Written) -> None:
    report = written("text", games[:1], paint=lambda text, style: f"<{style}>{text}</>")
    assert report.startswith(
        "<place>games/one.rootlog:12:7:</> <violation>violation</> <clause>4.2.1 Rule</>: no rule in 2 or 5\n"
    )
    assert "    <aside>expected:</> a move from 3 or 4\n" in report
