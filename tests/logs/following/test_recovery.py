"""What the Law refuses is forced upon a game, and found by playing its record alone, by the clause that refuses it."""

from __future__ import annotations

from typing import ClassVar

import pytest
from bench.by_rule.planting import in_style, planted
from bench.planting.playing import found_alone
from tests.clean_games import text_of

from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.books import RecordedTurn
from woodlaw.logs.check import check_text
from woodlaw.logs.following.case import Case
from woodlaw.logs.following.rounds import IN_ORDER
from woodlaw.logs.following.search import Follower, How
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.simulate import Wanted, simulate
from woodlaw.table.maps import STANDARD_MAPS


@pytest.mark.parametrize(
    ("game", "kind", "clause"),
    [
        pytest.param(3, "passed up", "7.4.2", id="no card for the Decree"),
        pytest.param(3, "not asked", "7.5.2.I", id="recruiting without a roost"),
        pytest.param(12, "refused option", "7.5.2.I", id="recruiting where no roost is"),
        pytest.param(8, "not asked", "LR.4.2", id="a garrison beside too many"),
        pytest.param(2_009_304, "not asked", "13.4.3", id="Corvids recruited twice in a clearing"),
        pytest.param(2_009_331, "refused option", "4.3", id="a battle of the Duchy from afar"),
    ],
)
def test_what_the_law_refuses_is_found_by_its_clause(game: int, kind: str, clause: str) -> None:
    offence = next(each for each in planted(game) if each.kind == kind)
    [finding] = found_alone(in_style(offence.text, game), offence.line)
    assert (finding.clause, offence.clause) == (clause, clause)


def test_it_is_found_behind_points_that_a_check_calls_too_many() -> None:
    offence = next(each for each in planted(2) if each.kind == "passed up")
    lines = in_style(offence.text, 2).splitlines()
    lines[14] += "/++9"
    found = [each for each in check_text("\n".join(lines), plays=True).findings if each.judges]
    assert {each.line for each in found if not each.played} >= {15}
    assert [each.clause for each in found if each.line == offence.line] == ["7.4.2"]


def duchy_game(seed: int) -> list[str]:
    """Return the lines of a game of the Marquise and the Duchy that is played at random."""
    seats = ("marquise_de_cat", "underground_duchy")
    wanted = Wanted(seats, STANDARD_MAPS[seed % len(STANDARD_MAPS)], "standard", "", rootlog=True)
    return simulate(wanted, seed).rootlog.splitlines()


@pytest.mark.parametrize(("seed", "line", "token"), [(1, 16, "/R#bankD->"), (8, 30, "/R#favorD->")])
def test_a_card_that_is_lost_by_lot_has_to_be_told_though_nobody_has_seen_the_hand(
    seed: int, line: int, token: str
) -> None:
    lines = duchy_game(seed)
    assert not found_alone("\n".join(lines), line)
    lines[line - 1] = lines[line - 1].replace(token, "", 1)
    assert [finding.clause for finding in found_alone("\n".join(lines), line)] == ["12.2.3"]


@pytest.mark.parametrize(
    ("seed", "line", "tokens", "clauses"),
    [
        pytest.param(1, 16, ("/R#bankD->", "/#->C"), ["12.2.3", "6.6"], id="two things left out"),
        pytest.param(
            2, 25, ("/R#rootteaD->", "/b_w->10"), ["12.2.3"], id="three repairs, of which one makes up for one"
        ),
    ],
)
def test_of_two_things_that_are_wrong_both_are_told(
    seed: int, line: int, tokens: tuple[str, ...], clauses: list[str]
) -> None:
    lines = duchy_game(seed)
    for token in tokens:
        lines[line - 1] = lines[line - 1].replace(token, "", 1)
    assert [finding.clause for finding in found_alone("\n".join(lines), line)] == clauses


class _GivingUp(Bookkeeper):
    """Follows each turn with one attempt, and looks for a repair where that does not explain it."""

    found: ClassVar[list[object]] = []

    def _follow(self, turn: RecordedTurn, *, last: bool) -> None:
        if turn.setup or turn.before is None or not turn.faction.playable:
            return
        case = Case(self._game, Follower(self._game), turn.before, turn, (), last=last)
        followed = case.follow(((IN_ORDER, 1),))
        if followed.how is How.GIVEN_UP:
            self.found.append(case.differing(followed))


def test_nothing_is_a_repair_where_a_longer_search_explains_the_turn_without_one() -> None:
    log = read(text_of(2))
    opening = lay_table(log)
    assert opening.game is not None
    keeper = _GivingUp(opening, opening.game, plays=True)
    keeper.enter(log, turns=12)
    assert len(keeper.found) > 1
    assert set(keeper.found) == {None}
