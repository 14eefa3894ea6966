"""How the site is built."""

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

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"Woodlaw {release}"
html_copy_source = False
html_show_search_summary = False
