from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils

DIRECTIVES = (
    "vocabulary",
    "extension-points",
    "engine",
    "command-line",
    "cards",
    "factions",
    "readings",
    "letters",
    "official",
)


@dataclass
class Site:
    """A small site that was built: its application, its folder of pages, and what was warned of."""

    app: Sphinx
    out: Path
    warnings: str
    trees: dict[str, nodes.document] = field(default_factory=dict)
    """The trees that were read so far: nobody changes them."""

    def tree(self, page: str) -> nodes.document:
        if page not in self.trees:
            self.trees[page] = self.app.env.get_doctree(page)
        return self.trees[page]

    def section(self, page: str, anchor: str) -> nodes.section:
        return next(each for each in self.tree(page).findall(nodes.section) if anchor in each["ids"])

    def html(self, page: str) -> str:
        return (self.out / f"{page}.html").read_text(encoding="utf-8")


Build = Callable[..., Site]


def build_site(folder: Path, pages: Mapping[str, str], builder: str = "html", **config: object) -> Site:
    """Build a site of some pages; the builder ``dummy`` reads them and writes nothing."""
    source = folder / "source"
    source.mkdir(exist_ok=True)
    listed = "\n".join(pages)
    texts = {"index": f"# Index\n\n```{{toctree}}\n{listed}\n```\n", **pages}
    for name, text in texts.items():
        (source / f"{name}.md").write_text(text, encoding="utf-8")
    settings = {
        "extensions": ["myst_parser", "woodlaw.site.reference"],
        "html_theme": "basic",
        "nitpicky": True,
        "smartquotes": False,
        **config,
    }
    warned = io.StringIO()
    out, trees = folder / "out", folder / "trees"
    with patch_docutils(str(source)), docutils_namespace():
        app = Sphinx(source, None, out, trees, builder, settings, status=None, warning=warned, freshenv=True)
        app.build()
    return Site(app, out, warned.getvalue())


@pytest.fixture
def build(tmp_path: Path) -> Build:
    """Build a site of some pages in a folder of its own."""
    return lambda pages, **config: build_site(tmp_path, pages, **config)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """A site with a page for each directive."""
    pages = {name: f"# The page\n\n```{{law-{name}}}\n```\n" for name in DIRECTIVES}
    return build_site(tmp_path_factory.mktemp("site"), pages)
