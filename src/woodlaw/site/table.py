"""The table in the browser as a part of the site: written where Python for browsers (Pyodide) is at hand."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sphinx.util import logging

from woodlaw.page.publishing import publish
from woodlaw.site.building import writes_site

if TYPE_CHECKING:
    from sphinx.application import Sphinx

logger = logging.getLogger(__name__)

FOLDER = "table"
"""The folder of the page in a site."""


def write_table(app: Sphinx, exception: Exception | None) -> None:
    """Write the page when a build of pages of HTML has ended, with the package of Pyodide that ``law_pyodide`` names.

    Without it there is no such page.
    """
    if exception is not None or not writes_site(app.builder) or not app.config.law_pyodide:
        return
    try:
        publish(Path(app.outdir, FOLDER), Path(app.confdir, app.config.law_pyodide))
    except OSError as error:
        logger.warning("the table in the browser cannot be written: %s", error)
