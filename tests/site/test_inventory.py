"""What other projects load of us: every name of the inventory comes back, and can be cited without a warning."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from sphinx.util.inventory import InventoryFile

from .conftest import Site, run_of

NAMES = (
    "The attacker picks the defender",
    "The Marquise loses 2 warriors",
    "Nobody may: 3 warriors stay",
    "A battle in 5 costs -1 point",
    "12",
    "It ends with 3 4 5",
    "Rolling 1 and 0 removes 1",
    "50 % of {it} <b> `here`",
    "猫 2 犬",
)


@pytest.fixture
def told(site: Site) -> Path:
    """A built site that tells a chapter and scenarios, as its folder of HTML."""
    site.evidence(*(run_of(name, "4.3.1", line=number) for number, name in enumerate(NAMES, start=3)))
    site.page("four", ".. law:chapter:: 4")
    site.page("battle", ".. law:feature:: features/battle.feature")
    built = site.build()
    assert built.warnings == ""
    return built.out


def inventory(folder: Path) -> Any:
    return InventoryFile.loads((folder / "objects.inv").read_bytes(), uri="").data


def test_every_name_comes_back_with_its_place(site: Site, told: Path) -> None:
    read = {name: item.uri for name, item in inventory(told)["law:scenario"].items()}
    assert {name.replace("_", " ") for name in read} == {f"features/battle.feature::{name}" for name in NAMES}
    assert set(inventory(told)) == {"law:clause", "law:scenario", "std:doc", "std:label"}
    page = (told / "battle.html").read_text(encoding="utf-8")
    assert {uri.partition("#")[2] for uri in read.values()} <= set(re.findall(r'id="([^"]+)"', page))


@pytest.mark.parametrize("loads_us", [True, False])
def test_another_project_cites_every_name(site: Site, told: Path, tmp_path: Path, loads_us: bool) -> None:
    citing = Site(tmp_path / "citing", {"nitpicky": True})
    citing.settings["extensions"] = ["sphinx.ext.intersphinx", *(["woodlaw.site"] if loads_us else [])]
    citing.settings["intersphinx_mapping"] = {"woodlaw": ("https://example.org/w/", str(told / "objects.inv"))}
    labels = [name for name in inventory(told)["std:label"] if name.startswith("battle:")]
    assert len(labels) == len(NAMES)
    cited = [f":external+woodlaw:ref:`{name}`" for name in labels]
    if loads_us:
        names = (name.replace("`", r"\`").replace("<", r"\<") for name in NAMES)
        cited = [f":external+woodlaw:law:scenario:`features/battle.feature::{name}`" for name in names]
    citing.page("index", "\n\n".join(cited))
    citing.evidence()
    built = citing.build()
    assert built.warnings == ""
    found = set(re.findall(r'href="https://example.org/w/(battle.html#[^"]+)"', built.html("index")))
    assert found == {item.uri for item in inventory(told)["law:scenario"].values()}
