"""Points that something earns (3.2), as extensions tell of them."""

from __future__ import annotations

from woodlaw.law.values import Fixed


class Points(Fixed):
    """Points that something earns: at least ``least`` and at most ``most`` (None: no bound), by a clause.

    ``player`` scores them; where it is empty, the owner of the extension that tells of them does. ``no_more`` is the
    clause that forbids more than these, where another than the one that gives them does.
    """

    clause: str
    least: int
    most: int | None
    why: str = ""
    player: str = ""
    no_more: str = ""
