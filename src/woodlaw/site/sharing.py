"""What a shared link shows, and what machines are told that come by: descriptions, addresses, sitemap, feed.

Addresses in full are known where ``html_baseurl`` is set; without it there is no sitemap and no canonical address.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from email.utils import format_datetime
from functools import cache
from html import escape, unescape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from jinja2 import Environment, PackageLoader

from woodlaw.site.building import writes_site

if TYPE_CHECKING:
    from sphinx.application import Sphinx

PICTURE = "woodlaw.png"
"""The picture that a shared link shows, among the static files."""
FEED = "changes.xml"
"""The feed of changes."""

_XML = '<?xml version="1.0" encoding="utf-8"?>\n'
_SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9"
_VERSION = re.compile(r"## \[?([^\]\s]+)\]?(?: - (\d{4}-\d{2}-\d{2}))?")
_TAG = re.compile(r"<[^>]*>")
_LONGEST = 200
"""Characters of a description at most."""


def address_of(app: Sphinx, pagename: str) -> str:
    """Return the full address of a page; empty where the site does not know where it will stand."""
    return full_address(app, app.builder.get_target_uri(pagename))


def full_address(app: Sphinx, place: str) -> str:
    """Return the full address of what stands at a place of the site; empty where the site does not know its own."""
    base = str(app.config.html_baseurl or "").rstrip("/")
    return f"{base}/{place}" if base else ""


def write_for_machines(app: Sphinx, exception: Exception | None) -> None:
    """Write the page for addresses that lead nowhere and, where they can be, the sitemap and the feed of changes."""
    if exception is not None or not writes_site(app.builder):
        return
    folder = Path(app.outdir)
    base = str(app.config.html_baseurl or "").rstrip("/")
    page = templates().get_template("404.html").render(project=app.config.project, base=base)
    (folder / "404.html").write_text(page, encoding="utf-8")
    if base:
        (folder / "sitemap.xml").write_text(_sitemap(app, folder), encoding="utf-8")
    if app.config.law_changes:
        (folder / FEED).write_text(_feed(app, base), encoding="utf-8")


def _sitemap(app: Sphinx, folder: Path) -> str:
    pages = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*.html") if file.name != "404.html")
    if app.builder.name == "dirhtml":
        pages = [page.removesuffix("index.html") if f"/{page}".endswith("/index.html") else page for page in pages]
    lines = "".join(f"<url><loc>{escape(full_address(app, page))}</loc></url>\n" for page in pages)
    return f'{_XML}<urlset xmlns="{_SITEMAP}">\n{lines}</urlset>\n'


def _feed(app: Sphinx, base: str) -> str:
    """Return the changes that a changelog tells as RSS, an item each; only one of a version with a date has a date."""
    text = Path(app.confdir, app.config.law_changes).read_text(encoding="utf-8")
    items = "".join(
        f"<item><title>{escape(_shortened(change, 90))}</title><description>{escape(change)}</description>"
        f"<category>{escape(version)}</category>{f'<pubDate>{date}</pubDate>' if date else ''}"
        f'<guid isPermaLink="false">{hashlib.sha256(change.encode()).hexdigest()[:20]}</guid></item>\n'
        for version, date, change in changes_told(text)
    )
    name = escape(str(app.config.project))
    link = f"<link>{escape(base)}/</link>" if base else "<link>index.html</link>"
    head = f"<title>{name}: changes</title>{link}<description>What is new in {name}.</description>"
    return f'{_XML}<rss version="2.0"><channel>{head}\n{items}</channel></rss>\n'


def changes_told(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield each change that a changelog tells: its version, the version's date as feeds write it, what has changed.

    >>> list(changes_told("## [1.0] - 2026-01-02\\n### Added\\n- One\\n  thing.\\n- Another.\\n"))
    [('1.0', 'Fri, 02 Jan 2026 00:00:00 +0000', 'One thing.'), ('1.0', 'Fri, 02 Jan 2026 00:00:00 +0000', 'Another.')]
    """
    version = date = ""
    change: list[str] = []
    for line in (*text.splitlines(), "## end"):
        begun = line.startswith(("## ", "### ", "- "))
        if begun and change:
            yield version, date, " ".join(change)
            change = []
        if line.startswith("## "):
            found = _VERSION.match(line)
            version, day = (found[1], found[2]) if found else ("", None)
            date = format_datetime(datetime.fromisoformat(day).replace(tzinfo=UTC)) if day else ""
        elif line.startswith("- "):
            change = [line[2:].strip()]
        elif change and line.startswith("  "):
            change.append(line.strip())


def add_meta_tags(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object) -> None:
    """Give a page the tags by which it is described where it is shared."""
    if not writes_site(app.builder):
        return
    said = _first_words(doctree) if isinstance(doctree, nodes.document) else ""
    tags = meta_tags(app, pagename, _plain(str(context.get("title", ""))), said, address_of(app, pagename))
    context["metatags"] = f"{context.get('metatags', '')}{tags}{_of_the_site(app, pagename)}"


def _of_the_site(app: Sphinx, pagename: str) -> str:
    """Return the tags that tell of the site; a page of a single clause does without."""
    tags = [f'<meta property="og:site_name" content="{escape(str(app.config.project))}">']
    if app.config.law_changes:
        builder: Any = app.builder
        feed = posixpath.join(posixpath.dirname(builder.get_relative_uri(pagename, "index")), FEED)
        tags.append(f'<link rel="alternate" type="application/rss+xml" title="Changes" href="{escape(feed)}">')
    return "\n".join(tags) + "\n"


def meta_tags(app: Sphinx, pagename: str, title: str, said: str, address: str) -> str:
    """Return the tags that describe a page: its title, what it says, its address, a picture."""
    description = _shortened(said, _LONGEST)
    builder: Any = app.builder
    picture = full_address(app, "").rstrip("/") or posixpath.dirname(builder.get_relative_uri(pagename, "index"))
    told = {
        "og:title": title,
        "og:type": "article",
        "og:url": address,
        "og:image": posixpath.join(picture, "_static", PICTURE),
    }
    described = f'<meta name="description" property="og:description" content="{escape(description)}">'
    tags = [described] if description else []
    tags += [f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items() if value]
    return "\n".join([*tags, '<meta name="twitter:card" content="summary_large_image">']) + "\n"


def _shortened(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[:longest].rsplit(' ', 1)[0]} …"


def _first_words(doctree: nodes.document) -> str:
    """Return the first paragraph of a page that says something."""
    for paragraph in doctree.findall(nodes.paragraph):
        text = " ".join(paragraph.astext().split())
        if len(text) > 20:
            return text
    return ""


def _plain(title: str) -> str:
    """Return a title that the theme would write as HTML as plain text."""
    return unescape(_TAG.sub("", title)).strip()


@cache
def templates() -> Environment:
    """Return the templates of the pages that no theme writes."""
    return Environment(loader=PackageLoader("woodlaw.site"), autoescape=True)
