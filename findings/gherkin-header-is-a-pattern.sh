#!/usr/bin/env bash
# One would guess: a table of examples with the column `points (VP)` fills `<points (VP)>` in its steps, as any other
#   column does.
# What happens: it fills nothing: the pickles keep `<points (VP)>`, since the compiler searches for the header as for
#   a regular expression.
# Seen: gherkin-official 42.0.1, November 2026
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here"
python3 -m venv env
env/bin/pip install -q --disable-pip-version-check gherkin-official==42.0.1
mkdir own && cd own
cat > scores.feature <<'END'
Feature: Scores
  Scenario Outline: A player scores
    Then <player> has <points (VP)> points

    Examples:
      | player | points (VP) |
      | Ann    | 3           |
END
step=$(../env/bin/python - <<'END'
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

document = Parser().parse(open("scores.feature").read())
document["uri"] = "scores.feature"
print(Compiler().compile(document)[0]["steps"][0]["text"])
END
)
echo "The step of the pickle: $step"
[ "$step" = "Ann has <points (VP)> points" ]
