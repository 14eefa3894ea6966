"""How the site is built."""

import os

from woodlaw import __version__

project = "Woodlaw"
author = "The Woodlaw contributors"
copyright = author
release = __version__
version = __version__

extensions = ["myst_parser", "woodlaw.site"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build"]
nitpicky = True
smartquotes = False

law_evidence = "_build/evidence.json"
law_root = ".."
law_contents_depth = 2
law_search = True
law_changes = "../CHANGELOG.md"
law_small = True
law_reference_pages = True
# Where the npm package of Python for browsers lies: with it the table is a page of the site.
law_pyodide = os.environ.get("WOODLAW_PYODIDE", "")
law_rulings = "../tests/adjudication/questions"

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"Woodlaw {release}"
html_copy_source = False
html_use_index = False
html_favicon = "favicon.svg"
# Where the site will stand, for the sitemap and for who shares a page: known to whoever publishes it.
html_baseurl = os.environ.get("WOODLAW_ADDRESS", "")
templates_path = ["templates"]
