"""The pile that the Wisps bring to the table."""

from __future__ import annotations

from woodlaw.table.places import common

MIRE = common("mire")
