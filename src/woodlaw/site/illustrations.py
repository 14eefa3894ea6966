"""Which scenarios illustrate a clause, a card or a faction: named in the data; for a card else the plainest."""

from __future__ import annotations

from collections.abc import Iterator

from woodlaw.gherkin.standing import Evidence, Run
from woodlaw.site.data import read
from woodlaw.site.pictures import drawing_of

_FEW = 3
"""Places that the picture of a card shows at most, so that it is small."""


def illustrations(evidence: Evidence, name: str) -> tuple[Run, ...]:
    """Return the runs whose pictures stand beside a clause, a card (``card.tunnels``) or a faction.

    A scenario that the data names and that did not pass, or is not in the evidence, illustrates nothing.
    """
    named = read("illustrations")["pictures"].get(name)
    found = _plainest(evidence, name) if named is None and name.startswith("card.") else _first(evidence, named or ())
    return tuple(found)


def _first(evidence: Evidence, scenarios: tuple[str, ...]) -> Iterator[Run]:
    for scenario in scenarios:
        yield from [run for run in evidence.scenarios.get(scenario, ()) if _holds(run)][:1]


def _plainest(evidence: Evidence, tag: str) -> Iterator[Run]:
    """Yield the first run tagged with a card in which something changes at few places."""
    for run in evidence.by_tag.get(tag, ()):
        drawing = drawing_of(run) if _holds(run) else None
        if drawing is not None and drawing.before is not None and len(drawing.places) <= _FEW:
            yield run
            return


def _holds(run: Run) -> bool:
    return run.outcome == "passed" and not run.gone
