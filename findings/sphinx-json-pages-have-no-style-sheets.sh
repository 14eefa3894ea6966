#!/usr/bin/env bash
# One would guess: a handler of html-page-context finds css_files in the context under every builder whose format is
#   html.
# What happens: under the builders json and pickle the context has neither css_files nor css_tag, and a handler that
#   reads them ends the build.
# Seen: Sphinx 9.0.4, sphinxcontrib-serializinghtml 2.0.0, November 2026
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here"
python3 -m venv env
env/bin/pip install -q --disable-pip-version-check sphinx==9.0.4 sphinxcontrib-serializinghtml==2.0.0
mkdir own && cd own
printf 'One\n===\n' > index.rst
cat > conf.py <<'END'
def told(app, pagename, templatename, context, doctree):
    if pagename == "index":
        print(app.builder.name, app.builder.format, "css_files" in context)


def setup(app):
    app.connect("html-page-context", told)
END
for builder in html singlehtml json pickle; do ../env/bin/sphinx-build -q -b "$builder" -d "../trees/$builder" . "../out/$builder"; done | tee said
[ "$(tr '\n' ',' < said)" = "html html True,singlehtml html True,json html False,pickle html False," ]
