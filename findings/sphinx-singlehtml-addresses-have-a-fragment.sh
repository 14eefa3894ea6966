#!/usr/bin/env bash
# One would guess: get_relative_uri gives the address of a page, to which "#" and an anchor can be added.
# What happens: under singlehtml it gives an address with a fragment already, so that a link of two fragments comes
#   out, which leads nowhere.
# Seen: Sphinx 9.0.4, November 2026
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here"
python3 -m venv env
env/bin/pip install -q --disable-pip-version-check sphinx==9.0.4
mkdir own && cd own
printf 'One\n===\n\n.. toctree::\n\n   two\n' > index.rst
printf 'Two\n===\n' > two.rst
cat > conf.py <<'END'
def told(app, exception):
    print(app.builder.get_relative_uri("index", "two") + "#there")


def setup(app):
    app.connect("build-finished", told)
END
said=$(../env/bin/sphinx-build -q -b singlehtml -d ../trees . ../out)
echo "The place 'there' of the page 'two': $said"
[ "$said" = "#document-two#there" ]
