"""What is long stands on pages of its own: short lists that lead there, and pictures of what is ruled on."""

from __future__ import annotations

import re

import pytest
from tests.site.conftest import Built, Site, run_of

from woodlaw.table.cited import cited_cards

CASES = """
woodlaw cases: 2
position:
  woodlaw position: 1
  seats: [Marquise, Clergy]
  turn: "Marquise, Daylight"
  clearings: {1: 3 Marquise warriors}
cases:
"""


FOLDERS = ("cards", "law", "modules", "points", "readings", "scenarios", "steps")
CONTENTS = "\n   ".join((".. toctree::", ":glob:", "", "all", *(f"{folder}/*" for folder in FOLDERS)))


LISTS = "\n\n".join(f".. law-{each}::" for each in ("cards", "engine", "extension-points", "factions", "vocabulary"))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The whole reference, with rulings."""
    site = Site(tmp_path_factory.mktemp("reference"))
    folder = site.root / "disputes"
    folder.mkdir()
    asked = "".join(f"  - {{name: Number {number}, action: end}}\n" for number in range(1, 24))
    (folder / "a_first_one.yaml").write_text(CASES + asked, encoding="utf-8")
    site.settings.update(law_pages=True, law_reference_pages=True, law_rulings="../disputes")
    site.evidence(run_of("One", "card.tunnels"))
    site.page("index", f"{CONTENTS}\n   rulings/*")
    site.page("all", f":law:card:`tunnels`\n\n.. law-readings:: factions\n\n{LISTS}\n\n.. law-rulings:: ../disputes")
    return site.build()


def test_all_is_built_without_a_warning(built: Built) -> None:
    assert built.warnings == ""


def test_each_card_has_a_page_and_each_question_a_picture(built: Built) -> None:
    listed = built.html("all")
    for cited in cited_cards().values():
        name = cited.id.removeprefix("card.")
        assert f'id="{cited.id}"' in listed
        assert f'href="cards/{name}.html#{cited.id}"' in listed
        assert f'id="{cited.id}"' in built.html(f"cards/{name}")
    assert "One" in built.html("cards/tunnels")
    assert 'id="rulings-on-a-first-one"' in listed
    for chapter in ("9", "hcc"):
        assert f'id="readings-{chapter}"' in listed
        assert f'href="readings/{chapter}.html#readings-{chapter}"' in listed
        assert "Because:" in built.html(f"readings/{chapter}")
    pages = ("rulings/a-first-one", "rulings/a-first-one-2")
    assert [f'href="{page}.html#' in listed for page in pages] == [True, True]
    assert "Number 20<" in built.html(pages[0])
    assert "Number 21<" in built.html(pages[1])
    assert [built.html(page).count('class="law-ruling"') for page in pages] == [20, 3]
    images = re.findall(r"<img [^>]*>", built.html(pages[0]))
    assert ['loading="lazy"' in image for image in images] == [True] * 20
    shown = {name for image in images for name in re.findall(r'src="\.\./(_images/positions/\w+\.svg)"', image)}
    assert len(shown) == 1
    assert "<svg" in (built.out / shown.pop()).read_text(encoding="utf-8")


def test_modules_questions_and_steps_have_pages_that_lists_lead_to(built: Built) -> None:
    html = built.html("all")
    assert "offered-" not in html
    for page, anchor, told in (
        ("modules/woodlaw-engine-game", "engine-engine-game", 'id="offered-engine-game-Game"'),
        ("points/battle", "questions-battle", 'id="question-forbids_battle"'),
        ("steps/laying", "steps-laying", "clearing"),
    ):
        assert f'id="{anchor}"' in html
        assert f'href="{page}.html#{anchor}"' in html
        assert told in built.html(page)
    assert 'href="points/battle.html#question-forbids_battle"' in html
    assert "What a seat says of itself" in html
    assert "What a seat says of itself" not in built.html("points/battle")
