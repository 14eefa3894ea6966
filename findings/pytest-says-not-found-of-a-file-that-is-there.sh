#!/usr/bin/env bash
# One would guess: pytest says of an existing file that nobody collects that it holds no tests.
# What happens: it says "not found" and leaves with the code of a wrong command line (4), so one looks for a mistyped
#   path.
# Seen: pytest 9.2.0, November 2026
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here"
python3 -m venv env
env/bin/pip install -q --disable-pip-version-check pytest==9.2.0
mkdir own && cd own
printf 'Feature: Sums\n' > sums.feature
code=0
../env/bin/pytest -q sums.feature > said 2>&1 || code=$?
echo "Of a file that is there: $(grep -m1 ERROR said | sed "s|$here|.|") (exit code $code)"
grep -q "ERROR: not found: .*sums.feature" said && [ "$code" = 4 ]
