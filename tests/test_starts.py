"""What a start loads: of the factions and decks that are installed those at the table alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from woodlaw.law.installed import DECKS, FACTIONS, entries

EXAMPLES = Path(__file__).parents[1] / "examples"
RUN = "import sys; from woodlaw.cli import main; main(sys.argv[1:]); print(*sys.modules)"


@pytest.mark.parametrize(
    ("command", "file", "table"),
    [
        ("options", "positions/penitent_neighbour.yaml", "honeycomb_clergy marquise_de_cat exiles_and_partisans"),
        ("adjudicate", "cases/penitent.yaml", "honeycomb_clergy marquise_de_cat standard"),
        ("check", "faulty/winner_without_thirty.rootlog", "eyrie_dynasties marquise_de_cat"),
    ],
)
def test_a_start_loads_what_is_at_the_table_alone(command: str, file: str, table: str) -> None:
    ran = subprocess.run([sys.executable, "-c", RUN, command, EXAMPLES / file], capture_output=True, text=True)
    modules = ran.stdout.splitlines()[-1].split()
    assert "importlib.metadata" not in modules
    loaded = {part for module in modules for part in module.split(".")}
    installed = {entry.name for group in (FACTIONS, DECKS) for entry in entries(group)}
    assert loaded & installed == set(table.split())
