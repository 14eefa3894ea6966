#!/usr/bin/env bash
# One would guess: a tag such as `@issue:7`, which Gherkin allows, can be registered in `markers` and then used under
#   --strict-markers.
# What happens: what stands before the colon is taken for the name of the marker, so `issue:7` stays unknown however
#   it is registered.
# Seen: pytest 9.2.0, pytest-bdd 9.0.1, November 2026
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here"
python3 -m venv env
env/bin/pip install -q --disable-pip-version-check pytest==9.2.0 pytest-bdd==9.0.1
mkdir own && cd own
printf '[pytest]\naddopts = --strict-markers\nmarkers =\n    issue:7: what was reported\n' > pytest.ini
printf '@issue:7\nFeature: Sums\n  Scenario: One\n    Then it holds\n' > sums.feature
cat > test_sums.py <<'END'
from pytest_bdd import scenarios, then

scenarios("sums.feature")


@then("it holds")
def _():
    pass
END
said=$(../env/bin/pytest -q test_sums.py 2>&1 | grep -m1 "not found in") || true
echo "With the marker issue:7 registered: ${said:-nothing}"
[[ "$said" == *"'issue:7' not found in"* ]]
