"""What the Vagabonds cannot do with their relationship markers (9.2.9)."""

from __future__ import annotations

import re

from bench.planting.kinds.vagabond import of_both
from bench.planting.moment import Moment, Planting
from woodlaw.engine.memory import TABLE
from woodlaw.logs.audits.vagabond.deeds import FALLEN
from woodlaw.logs.rootlog.syntax import Move


@of_both("one Aid that counts for two better relationships", "9.2.9.Ia", on=Move, rare=True)
def vagabond_aid_counted_twice(at: Moment) -> Planting | None:
    """Of three cards given in a turn that reaches the second space, one is left out."""
    found = re.fullmatch(r"\$_(\w)->2", at.text)
    if not found or f"$_{found[1]}->1" not in at.texts[: at.n]:
        return None
    given = [n for n, text in enumerate(at.texts) if re.fullmatch(rf"\w?#[\w@]*{at.letter}->{found[1]}", text)]
    taken = rf"%\w{found[1]}\$->{at.letter}\$"
    if len(given) != 3 or given[-1] > at.n or any(re.fullmatch(taken, text) for text in at.texts):
        return None
    return at.without(given[-1])


@of_both("a faction that becomes Hostile for a token", "9.2.9.III", on=Move, rare=True)
def vagabond_hostile_for_a_token(at: Moment) -> Planting | None:
    """Its marker goes to the Hostile box though no warrior of its ever fell."""
    found = re.fullmatch(r"([A-Z])t\w*\d+->", at.text)
    if not found or found[1] not in at.letters or any(f"{found[1]}w" in text for text in at.texts):
        return None
    if FALLEN.of(at.state, TABLE, at.me, at.letters[found[1]].name):
        return None
    return at.swap(at.text, f"$_{found[1]}->h")
