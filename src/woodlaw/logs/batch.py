"""Many games: checking them one after another, on one core or on several.

Everything streams: a report is given as soon as it and all before it are known, and then forgotten, so that ten
thousand games need no more memory than ten.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from woodlaw.law.files import LawError
from woodlaw.law.installed import Unusable
from woodlaw.logs.findings import GameReport, digest_of
from woodlaw.logs.sources import Source, loaded
from woodlaw.logs.time_limit import TookTooLong, time_limit
from woodlaw.logs.workers import Ready, in_order

if TYPE_CHECKING:
    from woodlaw.logs.cluster import Cluster
    from woodlaw.logs.resuming import KeptReports

GRACE = 5.0
"""Seconds after which a process is ended that has not broken off by itself what took too long."""


def check(
    sources: Iterable[Source],
    jobs: int = 1,
    seconds: float | None = None,
    *,
    kept: KeptReports | None = None,
    cluster: Cluster | None = None,
    causes: bool = False,
    plays: bool = False,
    witnessed: bool = False,
) -> Iterator[GameReport]:
    """Yield the report of each source, in order, whatever the number of ``jobs`` (processes) that work on them.

    A source that takes more than so many ``seconds`` of a processor, or waits as long, is broken off, and its report
    says so. With ``causes`` each
    finding tells what it most likely comes from; with ``plays`` turns are judged by playing them too, and where games
    are ``witnessed``, each report holds what explains its game. Reports that are ``kept`` are not made again. Where
    there is a ``cluster``, it does the work, and needs none of the files.
    """
    work = partial(check_source, seconds=seconds, causes=causes, plays=plays, witnessed=witnessed)

    def run(tasks: Iterator[Source | Ready[GameReport]]) -> Iterator[GameReport]:
        if cluster:
            return cluster.in_order(work, tasks, _lost)
        return in_order(work, tasks, jobs, _lost, None if seconds is None else seconds + GRACE)

    if kept:
        return kept.through(run, sources, causes=causes, plays=plays)
    return run(map(loaded, sources) if cluster else iter(sources))


def check_source(
    source: Source,
    seconds: float | None = None,
    *,
    causes: bool = False,
    plays: bool = False,
    witnessed: bool = False,
) -> GameReport:
    """Return the report of one source, as :func:`check` does; never raises for what is in it."""
    try:
        with time_limit(seconds):
            return _checked(source, causes=causes, plays=plays, witnessed=witnessed)
    except TookTooLong:
        why = f"not checked in {seconds:g} seconds, and broken off; expected a recorded game, or a longer time limit"
        return GameReport(source.name, error=why, passing=True)


def _checked(source: Source, *, causes: bool, plays: bool, witnessed: bool) -> GameReport:
    source = loaded(source)
    if source.error:
        return GameReport(source.name, error=source.error, passing=True)
    data = source.data
    if not data:
        return GameReport(source.name, error="an empty file; expected a recorded game")
    from woodlaw.logs.check import check_bytes, with_causes

    try:
        report = check_bytes(data, source.name, plays=plays, witnessed=witnessed)
        report = with_causes(data, report, plays=plays) if causes else report
        return replace(report, digest=digest_of(data))
    except Unusable as error:
        return GameReport(source.name, error=str(error), passing=True)
    except LawError as error:
        return GameReport(source.name, error=f"the Law cannot be read: {error.first}", passing=True)
    except MemoryError:
        return GameReport(source.name, error="memory ran out; expected more of it, or fewer --jobs", passing=True)
    except Exception as error:
        if os.environ.get("WOODLAW_DEBUG"):
            raise
        fault = f"a fault in woodlaw, please report it ({type(error).__name__}); expected a report"
        return GameReport(source.name, error=fault, passing=True)


def _lost(source: Source, why: str) -> GameReport:
    return GameReport(source.name, error=f"{why}; expected a report", passing=True)
