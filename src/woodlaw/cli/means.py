"""What a batch works with besides this process: a file of kept reports, a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import TYPE_CHECKING

import click

from woodlaw.cli.exits import CannotUse, CannotWrite
from woodlaw.law.escaping import shown, visible
from woodlaw.logs.sources import printable
from woodlaw.logs.workers import CannotGoOn, NoRoom

if TYPE_CHECKING:
    from woodlaw.logs.cluster import Cluster
    from woodlaw.logs.resuming import KeptReports


def refuse_both(jobs: int, cluster: str | None) -> None:
    """Refuse to share work among processes here and on a cluster at once."""
    if jobs > 1 and cluster is not None:
        raise click.UsageError("--jobs and --cluster exclude each other")


@contextmanager
def means(resume: str | None, cluster: str | None) -> Iterator[tuple[KeptReports | None, Cluster | None]]:
    """Open the file and reach the cluster, where they are named, and close them after all; where one fails, say so.

    Raises :class:`~woodlaw.cli.exits.CannotUse`, also for what fails in the block.
    """
    try:
        with ExitStack() as stack:
            kept = reached = None
            if resume is not None:
                from woodlaw.logs.resuming import KeptReports

                kept = stack.enter_context(closing(KeptReports(resume)))
            if cluster is not None:
                from woodlaw.logs.cluster import Cluster

                reached = stack.enter_context(closing(Cluster(cluster)))
            yield kept, reached
    except CannotGoOn as error:
        where = visible(printable(error.where)) or "''"
        end = CannotWrite if isinstance(error, NoRoom) else CannotUse
        raise end(f"{where}: {shown(str(error))}") from None
