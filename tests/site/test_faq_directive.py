"""The page of answered questions."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

pytest.importorskip("sphinx")

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace

from woodlaw.faq.packaged import entries

CONF = """
from sphinx.domains import Domain
from woodlaw.site.reference.faq import setup_faq

class Law(Domain):
    name = "law"
    label = "the Law"
    initial_data = {"told": []}

    def note(self, *told):
        self.data["told"].append(told)

def setup(app):
    app.add_domain(Law)
    setup_faq(app)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Sphinx:
    """Build a page that holds nothing but the directive."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "conf.py").write_text(CONF, encoding="utf-8")
    (folder / "index.rst").write_text("Answers\n=======\n\n.. law-faq::\n", encoding="utf-8")
    warnings = io.StringIO()
    with docutils_namespace():
        app = Sphinx(folder, folder, folder / "out", folder / "trees", "html", status=None, warning=warnings)
        app.build()
    assert "index.rst" not in warnings.getvalue()
    return app


def test_every_question_has_its_place_ruling_and_state(site: Sphinx) -> None:
    html = (Path(site.outdir) / "index.html").read_text(encoding="utf-8")
    assert [entry.tag for entry in entries() if f'id="faq-{entry.id}"' not in html] == []
    document = site.env.get_doctree("index")
    terms = [term.astext() for term in document.findall(nodes.term)]
    assert terms[0] == "When a rule names one term or action, does it reach others that are much like it?"
    assert len(terms) == len(entries())
    told = [item.astext() for item in document.findall(nodes.definition)]
    assert "Executed." in told[0]
    assert told[0].endswith("Rests on: 2, 6.2.2, 4.2. Its source cites an older printing: 6.2.2.\n\nfaq.00")
    assert any("Awaiting: Keepers in Iron." in each for each in told)
    first = next(document.findall(nodes.paragraph)).astext()
    assert first.startswith(f"{len(entries())} questions: ")
    assert "executed" in first


def test_clauses_and_cards_are_cited_by_the_domain(site: Sphinx) -> None:
    cited = list(site.env.get_doctree("index").findall(pending_xref))
    targets = {(each["reftype"], each["reftarget"]) for each in cited}
    assert {("clause", "HCC.2.5"), ("card", "favor-of-the-foxes"), ("clause", "2")} <= targets
    assert {each["refdomain"] for each in cited} == {"law"}


def test_the_domain_is_told_where_each_question_stands(site: Sphinx) -> None:
    told = site.env.domains["law"].data["told"]
    assert [("question", entry.id, f"faq-{entry.id}", entry.question) for entry in entries()] == told
