"""How maps are laid out is kept for a few maps alone, so that memory does not grow with each picture."""

from __future__ import annotations

from dataclasses import replace

from woodlaw.table.maps import map_named
from woodlaw.view.geometry import layout


def test_layouts_are_kept_of_a_few_maps_alone() -> None:
    autumn = map_named("autumn")
    for number in range(100):
        layout(replace(autumn, title=f"{autumn.title} {number}"))
    kept = layout.cache_info()
    assert kept.maxsize is not None
    assert kept.currsize <= kept.maxsize < 100
