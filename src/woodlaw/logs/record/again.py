"""A record played again: the whole game, or a witness turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from woodlaw.engine.events import Event
from woodlaw.engine.state import State
from woodlaw.engine.tables import Table
from woodlaw.factions.seating import CannotSeat, new_table
from woodlaw.logs.record.lines import WITNESS_VERSION, BrokenLine, Header, NotARecord, numbered, read_header
from woodlaw.logs.record.replaying import Replayed, Replaying
from woodlaw.logs.record.witnessed import Witnessed


def replay(
    lines: Iterable[str],
    turns: int | None = None,
    listener: Callable[[Event, tuple[str, ...]], None] | None = None,
    laid: Callable[[State], None] | None = None,
) -> Replayed:
    """Replay a record, or its setup and first ``turns`` turns only; never raises for what the lines hold.

    ``listener`` is told every event with the clauses in force, ``laid`` the table before anything happens at it: in a
    witness, each table.
    """
    told = numbered(lines)
    replayed = Replayed()
    try:
        replayed.header = read_header(told)
        table = table_of(replayed.header)
    except (NotARecord, BrokenLine) as error:
        replayed.error = str(error)
        return replayed
    except CannotSeat as error:
        replayed.error = f"line 1: {error}"
        return replayed
    kind = Witnessed if replayed.header.version == WITNESS_VERSION else Replaying
    kind(replayed, table, told, turns).run(listener, laid)
    return replayed


def table_of(header: Header) -> Table:
    """Return the table that a header describes; raises :class:`CannotSeat` for one that cannot be laid here.

    At the table of a witness may sit who cannot be played.
    """
    return new_table(
        header.seats,
        header.map,
        header.deck,
        suits=header.suits,
        setup_order=header.setup_order,
        priority_markers=header.priority_markers,
        house_rules=header.house_rules,
        in_books=header.version == WITNESS_VERSION,
    )
