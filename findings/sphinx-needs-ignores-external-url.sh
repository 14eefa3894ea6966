#!/usr/bin/env bash
# One would guess: an external need leads to the external_url that needs.json gives it.
# What happens: that key is passed over: without target_url in the configuration the address is made of docname and
#   id, wherever the need is told.
# Seen: sphinx-needs 9.1.0, Sphinx 9.0.4, November 2026
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here"
python3 -m venv env
env/bin/pip install -q --disable-pip-version-check sphinx==9.0.4 sphinx-needs==9.1.0
mkdir own && cd own
cat > needs.json <<'END'
{"project": "theirs", "current_version": "1", "versions": {"1": {"needs_amount": 1, "needs": {"REQ_1": {
  "id": "REQ_1", "type": "req", "title": "One", "docname": "all", "external_url": "requirements/one.html#first"}}}}}
END
cat > conf.py <<'END'
extensions = ["sphinx_needs"]
needs_types = [{"directive": "req", "title": "Requirement", "prefix": "REQ_", "color": "#fff", "style": "node"}]
needs_id_regex = "^[A-Z0-9_]+"
needs_external_needs = [{"base_url": "https://example.org", "json_path": "needs.json"}]
END
printf 'Ours\n====\n\n:need:`REQ_1`\n' > index.rst
../env/bin/sphinx-build -q -b html -d ../trees . ../out
link=$(grep -o 'https://example.org/[^"]*' ../out/index.html | head -1)
echo "A need with the external_url requirements/one.html#first leads to $link"
[ "$link" = "https://example.org/all.html#REQ_1" ]
