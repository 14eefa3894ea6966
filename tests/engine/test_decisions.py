from __future__ import annotations

from woodlaw.engine.decisions import Decision, Judged, Option
from woodlaw.engine.random_player import RandomPlayer


class Judge:
    """Finds some numbers legal, and notes which it was asked about."""

    def __init__(self, *legal: int) -> None:
        self.legal = legal
        self.asked: list[int] = []

    def __call__(self, number: int) -> bool:
        self.asked.append(number)
        return number in self.legal


def test_judged_options_are_the_legal_candidates_in_order() -> None:
    options = Judged(range(6), Judge(1, 3, 4))
    assert list(options) == [1, 3, 4]
    assert (len(options), options[0], options[-1], options[1:]) == (3, 1, 4, (3, 4))
    assert 3 in options
    assert 2 not in options
    assert 7 not in options
    assert options
    assert not Judged(range(6), Judge())
    assert not Judged((), Judge(1))


def test_no_candidate_is_judged_twice_or_needlessly() -> None:
    judge = Judge(1, 3, 4)
    options = Judged(range(6), judge)
    assert options
    assert judge.asked == [0, 1]
    assert 3 in options
    assert options.several
    assert judge.asked == [0, 1, 3]
    assert list(options) == [1, 3, 4]
    assert sorted(judge.asked) == [0, 1, 2, 3, 4, 5]


def test_several_needs_more_than_one() -> None:
    for legal, several in (((), False), ((2,), False), ((5,), False), ((2, 5), True), ((0, 1), True)):
        assert Judged(range(6), Judge(*legal)).several is several


def test_a_random_player_draws_judged_options_with_the_odds_of_the_others() -> None:
    candidates: list[Option] = ["end", "march", "build", "battle", "recruit"]
    legal = ("end", "march", "build")
    counts = []
    for options in (legal, Judged(candidates, lambda option: option in legal)):
        player = RandomPlayer(1)
        drawn = [player(Decision("cats", "action", options)) for _ in range(4000)]
        counts.append({option: drawn.count(option) for option in legal})
        assert sum(counts[-1].values()) == 4000
    assert all(abs(counts[0][option] - counts[1][option]) < 150 for option in legal)
    assert counts[0]["build"] > counts[0]["march"] > counts[0]["end"] > 0
