"""Lean pages: without what a theme writes around a page, so that a thousand of them weigh little and open at once.

They are the pages of single clauses and those of source. Their template is ``law-lean.html``; they take the style
sheets that the theme gives other pages, and of the scripts ours alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from markupsafe import Markup

from woodlaw.law.addresses import OFFICIAL

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config

_FOR_OTHERS = frozenset({"furo-extensions.css"})
"""Style sheets of what lean pages do not have."""
_FOR_CODE = "pygments.css"
"""The style sheet of the pages that show code."""
LISTING = "law-listing.html"
"""The template of a page of source."""


class Link(NamedTuple):
    """A page as another links it: where it is, its title, its words."""

    address: str
    title: str
    text: str


def add_templates(app: Sphinx, config: Config) -> None:
    """Let Sphinx find our templates."""
    config.templates_path.append(str(Path(__file__).parent / "templates"))


def dress_listing(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object) -> None:
    """Give a page of source what its template asks for."""
    if templatename == LISTING:
        parents = [Link(each["link"], each["title"], "") for each in context["parents"]]
        context.update(lean_context(app, context), what="code", above=parents, meta=context["metatags"], address="")


def lean_context(app: Sphinx, context: Mapping[str, Any]) -> dict[str, Any]:
    """Return what all lean pages have in common: the head that the theme gives other pages, and the site."""
    sheets = [
        (_name(sheet) == _FOR_CODE, context["css_tag"](sheet)) for sheet in context["css_files"] if _is_worn(sheet)
    ]
    of_code, of_all = ("\n".join(tag for code, tag in sheets if code is wanted) for wanted in (True, False))
    scripts = "\n".join(context["js_tag"](script) for script in context["script_files"] if _is_wanted(script))
    return {
        "language": app.config.language or "en",
        "site": str(app.config.html_title),
        "project": str(app.config.project),
        "root": context["content_root"],
        "home": app.builder.get_target_uri(app.config.root_doc),
        "head_of_code": Markup(of_code),  # noqa: S704 (the theme's own)
        "head": Markup(f"{of_all}\n{scripts}"),  # noqa: S704 (the theme's own)
        "official": OFFICIAL,
    }


def _is_worn(sheet: Any) -> bool:
    """Say whether a lean page has what a style sheet is for."""
    return _name(sheet) not in _FOR_OTHERS


def _is_wanted(script: Any) -> bool:
    """Say whether a script is ours; the one that runs early stands in the body of a lean page."""
    return _name(script).startswith("law") and _name(script) != "law-early.js"


def _name(asset: Any) -> str:
    """Return the name of a style sheet or a script."""
    return str(getattr(asset, "filename", asset)).rpartition("/")[2]
