#!/usr/bin/env bash
# One would guess: the caption of a code block is the name of a file as it is written, as it is where the same caption
#   stands in reStructuredText.
# What happens: MyST reads it as Markdown: the two underscores on either side of init make it bold and are gone, so that
#   box/__init__.py is shown as box/init.py.
# Seen: MyST-Parser 5.2.0, Sphinx 9.0.4, November 2026
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here"
python3 -m venv env
env/bin/pip install -q --disable-pip-version-check myst-parser==5.2.0 sphinx==9.0.4
mkdir own && cd own
printf 'extensions = ["myst_parser"]\n' > conf.py
printf '# One\n\n```{code-block} python\n:caption: box/__init__.py\n\nx = 1\n```\n\n```{toctree}\ntwo\n```\n' > index.md
printf 'Two\n===\n\n.. code-block:: python\n   :caption: box/__init__.py\n\n   x = 1\n' > two.rst
../env/bin/sphinx-build -q -b text . ../text
grep -h 'box/' ../text/index.txt ../text/two.txt | tee ../said
[ "$(tr '\n' ',' < ../said)" = "box/**init**.py,box/__init__.py," ]
