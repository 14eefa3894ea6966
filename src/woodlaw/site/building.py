"""Which builders of Sphinx write a site that people browse, with pages of ours beside those of the documents."""

from __future__ import annotations

from typing import Any


def writes_site(builder: Any) -> bool:
    """Say whether a builder writes each page as a file of HTML of its own, for browsers.

    Books (epub), one page for all (singlehtml), and pages as data (json, pickle) hold what documents say, and nothing
    else: there is no page of source or of a single clause to lead to, no index of ours, and no head to add to.
    """
    if builder.format != "html" or builder.embedded or builder.name == "singlehtml":
        return False
    return builder.out_suffix in (".html", builder.config.html_file_suffix)
