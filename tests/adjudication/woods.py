"""A table in the woods that much can be asked of, and what a ruling of it says."""

from __future__ import annotations

from woodlaw.adjudication import Ruling

HEAD = "woodlaw position: 1\n"
WOODS = """woodlaw position: 1
turn: {turn}
clearings:
  1: 3 Marquise warriors, a keep, 1 wood
  2: a Clergy warrior, 2 Marquise warriors
  5: 2 Clergy warriors, a cathedral, a Marquise warrior
  10: a sawmill, a workshop, no ruin
Clergy: {{hand: [{clergy}], score: 7, Marquise: {faith}}}
Marquise: {{hand: [{marquise}]}}
"""


def woods(
    turn: str = "Marquise, Daylight", faith: str = "heretic", clergy: str = "", marquise: str = "Tax Collector"
) -> str:
    return WOODS.format(turn=turn, faith=faith, clergy=clergy, marquise=marquise)


def verdict(ruling: Ruling) -> tuple[str, str]:
    return str(ruling.verdict), ruling.clause
