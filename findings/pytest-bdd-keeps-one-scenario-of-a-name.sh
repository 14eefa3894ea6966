#!/usr/bin/env bash
# One would guess: two scenarios of one name in a feature file run both, or the second is refused.
# What happens: the last one runs and the other is gone without a word: a failing scenario passes unseen.
# Seen: pytest-bdd 9.0.1, pytest 9.2.0, November 2026
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here"
python3 -m venv env
env/bin/pip install -q --disable-pip-version-check pytest==9.2.0 pytest-bdd==9.0.1
mkdir own && cd own
cat > sums.feature <<'END'
Feature: Sums
  Scenario: Two numbers
    Then 1 and 1 make 3

  Scenario: Two numbers
    Then 1 and 1 make 2
END
cat > test_sums.py <<'END'
from pytest_bdd import parsers, scenarios, then

scenarios("sums.feature")


@then(parsers.parse("{one:d} and {other:d} make {sum:d}"))
def _(one, other, sum):
    assert one + other == sum
END
said=$(../env/bin/pytest -q test_sums.py 2>&1 | tail -1)
echo "Of a false and a true scenario of one name: $said"
[[ "$said" == "1 passed"* ]]
