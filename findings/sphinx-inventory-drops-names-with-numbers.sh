#!/usr/bin/env bash
# One would guess: whatever Sphinx writes into objects.inv, Sphinx reads out of it again.
# What happens: a name whose third or later word is a number is not read back: the number is taken for the priority,
#   the word before it for the type. No warning is given where the inventory is loaded.
# Seen: Sphinx 9.0.4, November 2026
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here"
python3 -m venv env
env/bin/pip install -q --disable-pip-version-check sphinx==9.0.4
mkdir own && cd own
cat > index.rst <<'END'
Cards
=====

.. glossary::

   hand of cards
      What a player holds.

   hand of 5 cards
      What a player holds at most.
END
echo 'project = "cards"' > conf.py
../env/bin/sphinx-build -q -b html -d ../trees . ../out
read=$(../env/bin/python - <<'END'
from sphinx.util.inventory import InventoryFile

inventory = InventoryFile.loads(open("../out/objects.inv", "rb").read(), uri="").data
print(", ".join(inventory["std:term"]))
END
)
echo "Of the terms 'hand of cards' and 'hand of 5 cards' are read back: $read"
[ "$read" = "hand of cards" ]
