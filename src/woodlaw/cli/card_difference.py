"""What ``woodlaw law --cards`` prints: the publisher's card library beside our cards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from woodlaw.cli.exits import CLEAN, FOUND, CannotUse
from woodlaw.cli.law_difference import VERSION, Touch, as_entries, told_changes, told_touched, touching
from woodlaw.law.files import LawError
from woodlaw.logs.reports.escaping import shown, visible
from woodlaw.table.cited import CitedCard
from woodlaw.table.printed import CardComparison, compare_cards, read_library


def card_difference(
    file: Path, *, evidence: Path | None, features: Path | None, format_name: str
) -> tuple[int, Iterator[str]]:
    """Return the exit code and the lines of the comparison with the publisher's card library.

    Scenarios are looked up in an evidence file or a folder of features, where one of them is given. Raises
    :class:`~woodlaw.cli.exits.CannotUse` for what cannot be read.
    """
    try:
        comparison = compare_cards(read_library(file))
    except LawError as error:
        raise CannotUse(f"law: {shown(error.problems[0])}") from None
    write = _as_json if format_name == "json" else _as_text
    return FOUND if comparison.differences else CLEAN, write(file, comparison, touching(evidence, features))


def _as_text(file: Path, comparison: CardComparison, touch: Touch) -> Iterator[str]:
    where = visible(str(file))
    if not comparison.differences:
        yield f"{where}: the texts of {len(comparison.same)} cards are those that were read"
        return
    counts = f"{len(comparison.reworded)} reworded, {len(comparison.gone)} gone"
    yield f"{where}: {comparison.differences} of its cards and ours differ: {counts}"
    for what, cards in (("Reworded", [card for card, _ in comparison.reworded]), ("Gone", comparison.gone)):
        if cards:
            yield ""
            yield what
        for card in cards:
            yield f"  {card}"
            yield from told_changes(comparison.changes.get(card.id, ()))
            yield from told_touched(touch(card.id))


def _as_json(file: Path, comparison: CardComparison, touch: Touch) -> Iterator[str]:
    content = {
        "version": VERSION,
        "file": str(file),
        "same": len(comparison.same),
        "gone": [_ours(card, touch) for card in comparison.gone],
        "reworded": [
            {**_ours(card, touch), "line": line, "changes": list(comparison.changes.get(card.id, ()))}
            for card, line in comparison.reworded
        ],
    }
    yield json.dumps(content, indent=1)


def _ours(card: CitedCard, touch: Touch) -> dict[str, object]:
    return {"id": card.id, "name": card.name, **as_entries(touch(card.id))}
