"""An offence planted by hand, beside a legal record that differs in it alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.logs.conftest import findings_of, recorded

TWO_CATS_AT_5 = {"seats": "EC", "C": "t_k->4/w->1+3+5+5+6+7+8+9+10+11+12/b_s->8/b_w->9/b_r->12"}


@dataclass(frozen=True)
class Planted:
    """An offence: what it breaks, the turns that hold it, what is found, and the same turns without it."""

    name: str
    turns: tuple[str, ...]
    found: str
    legal: tuple[str, ...]
    setups: dict[str, str] = field(default_factory=dict)
    legal_setups: dict[str, str] | None = None


def assert_found_alone(case: Planted) -> None:
    """Assert that an offence is found on its line with its clause, and nothing by that clause in the legal record."""
    assert case.found in findings_of(recorded(*case.turns, **case.setups))
    clause = case.found.split()[1]
    legal = recorded(*case.legal, **(case.setups if case.legal_setups is None else case.legal_setups))
    of_setup = case.legal_setups is not None
    assert not [finding for finding in findings_of(legal, of_setup=of_setup) if finding.split()[1] == clause]
