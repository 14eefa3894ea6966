"""Contents of our long pages: whole beside the page, short for the tree of all pages, and that tree made once.

Sphinx copies the contents of every page into the tree of every other, and makes the tree again for every page; with a
thousand clauses and more scenarios that would be most of a build. A page of ours gives the tree its title, and keeps
its headings for itself. With ``law_contents_depth`` the tree that a theme shows beside every page goes no deeper, and
is made once for all pages of a folder for which it unfolds alike; a script marks in it where the reader is.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, cast

from docutils import nodes
from sphinx import addnodes

from woodlaw.site.domain import law_domain
from woodlaw.site.writing import with_levels

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_CURRENT = re.compile(r"(?<=\")current |(?<=\w) current(?=\")| class=\"current\"")
LONG = ("chapter", "feature")
"""The parts that make a page long."""


def shorten(app: Sphinx, doctree: nodes.document) -> None:
    """Take the headings of a long page out of what the tree of all pages copies."""
    docname = app.env.current_document.docname
    domain = law_domain(app.env)
    whole = app.env.tocs.get(docname)
    if whole is None or not any(part[0] in LONG for part in domain.pages.get(docname, {})):
        return
    if next(whole.findall(addnodes.toctree), None) is not None:
        return
    domain.contents[docname] = whole
    app.env.tocs[docname] = _title_and_first(whole)


def _title_and_first(whole: Any) -> nodes.bullet_list:
    """Return the title of a page, and its first heading: by that a theme knows that there are any."""
    short: Any = whole.deepcopy()
    top = short[0]
    if len(top) > 1:
        del top[1][1:]
        del top[1][0][1:]
    return cast("nodes.bullet_list", short)


def show_whole(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object) -> None:
    """Show the headings of a long page beside it."""
    whole = law_domain(app.env).contents.get(pagename)
    builder: Any = app.builder
    if whole is None or not hasattr(builder, "render_partial"):
        return
    shown = whole.deepcopy()
    for reference in shown.findall(nodes.reference):
        reference["refuri"] = reference["anchorname"] or "#"
    context["toc"] = builder.render_partial(shown)["fragment"]


def share_tree(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object) -> None:
    """Let a theme show the tree of all pages as it was made for another page of the same folder, where it is alike."""
    depth = app.config.law_contents_depth
    if not depth or "toctree" not in context:
        return
    make, domain = context["toctree"], law_domain(app.env)
    folder, _, name = app.builder.get_target_uri(pagename).rpartition("/")
    unfolded = _unfolded(app, pagename) if folder else ()

    def shared(**asked: Any) -> str:
        key = (folder, *unfolded, repr(sorted(asked.items())))
        if key not in domain.trees:
            # Below the top the tree unfolds only where the reader is: it stands on every page there.
            made = str(make(**{**asked, "maxdepth": depth, "collapse": bool(folder)}))
            # The tree must say no more of the page that it was made for than of any other.
            domain.trees[key] = with_levels(_CURRENT.sub("", made)).replace('href="#"', f'href="{name}"')
        return domain.trees[key]

    context["toctree"] = shared


def _unfolded(app: Sphinx, pagename: str) -> tuple[str, ...]:
    """Return the pages below which the tree unfolds: the reader's where it leads to others, else what leads there."""
    below = app.env.toctree_includes
    return (pagename,) if pagename in below else tuple(page for page, others in below.items() if pagename in others)
