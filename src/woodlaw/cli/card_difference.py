"""What ``woodlaw law --cards`` prints: the publisher's card library beside our cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from woodlaw.cli.differing import Differing, read_or_refuse, told_changes
from woodlaw.cli.exits import CannotUse
from woodlaw.cli.touched import as_entries, told_touched, touching
from woodlaw.logs.reports.escaping import visible
from woodlaw.table.cited import CitedCard
from woodlaw.table.printed import compare_cards, read_library


def card_difference(
    file: Path, *, evidence: Path | None, features: Path | None, format_name: str
) -> tuple[int, Iterator[str]]:
    """Return the exit code and the lines of the comparison with the publisher's card library.

    Scenarios are looked up in an evidence file or a folder of features, where one of them is given. Raises
    :class:`~woodlaw.cli.exits.CannotUse` for what cannot be read.
    """
    comparison = compare_cards(read_or_refuse(lambda: read_library(file)))
    if not (comparison.same or comparison.reworded):
        where = visible(str(file))
        raise CannotUse(f"law: {where}: it names none of our cards; expected the publisher's card library in English")
    touch, lines = touching(evidence, features), dict(comparison.reworded)

    def told(_: str, card: CitedCard) -> Iterator[str]:
        yield f"  {card}"
        yield from told_changes(comparison.changes.get(card.id, ()))
        yield from told_touched(touch(card.id))

    def entry(card: CitedCard) -> dict[str, Any]:
        changed = {"line": lines[card], "changes": comparison.changes[card.id]} if card in lines else {}
        return {"id": card.id, "name": card.name, **changed, **as_entries(touch(card.id))}

    groups = {"reworded": tuple(lines), "gone": comparison.gone}
    return Differing(file, comparison, groups, told, entry, "cards").written(format_name)
