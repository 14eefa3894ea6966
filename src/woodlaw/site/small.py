"""Pages written small: without the blanks and the quotes that no browser needs, where ``law_small`` asks for it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from sphinx.errors import ExtensionError

from woodlaw.site.building import writes_site

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_AS_WRITTEN = b"<!doctype html>\n"
"""How a page begins that nobody has made small."""

_SHORTER = (('class="reference internal"', 'class="reference"'), (' title="Link to this heading"', ""))
"""What Sphinx writes at every link and heading, and what is enough of it: no style tells inner links apart."""
_OF_ONE_PARAGRAPH = re.compile("<li><p>([^\n]*?)</p></li>")
"""A point of a list that is a single paragraph, and needs no element for it."""


def make_small(app: Sphinx, exception: Exception | None) -> None:
    """Make the pages small that this build has written. Raises ``ExtensionError`` without minify-html."""
    if exception is not None or not writes_site(app.builder) or not app.config.law_small:
        return
    try:
        from minify_html import minify
    except ImportError:
        raise ExtensionError("law_small: expected the package minify-html; pip install minify-html") from None
    for page in sorted(Path(app.outdir).rglob("*.html")):
        with page.open("rb") as file:
            if file.read(len(_AS_WRITTEN)).lower() != _AS_WRITTEN:
                continue
        text = page.read_text(encoding="utf-8")
        for written, enough in _SHORTER:
            text = text.replace(written, enough)
        text = _OF_ONE_PARAGRAPH.sub(r"<li>\1</li>", text)
        small = minify(text, keep_html_and_head_opening_tags=True, minify_css=True)
        page.write_text(small, encoding="utf-8")
