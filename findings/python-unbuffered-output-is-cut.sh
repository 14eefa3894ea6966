#!/usr/bin/env bash
# One would guess: text that cannot be written to standard output is an error, whether Python buffers it or not.
# What happens: without a buffer (python -u, PYTHONUNBUFFERED=1) a text of which the system takes only a part, as on a
#   disk that is full by then, is cut there; nothing is raised, and the program ends with 0.
# Seen: Python 3.11.7, 3.12.1 and 3.13.0, November 2026
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here"
cat > say.py <<'END'
import resource
import sys

resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
sys.stdout.write("x" * 1000 + "\n")
END
ended() { if python3 "$@" say.py > out 2> /dev/null; then echo 0; else echo 1; fi; }
export PYTHONUNBUFFERED=
buffered=$(ended)
unbuffered=$(ended -u)
echo "1,000 letters where there is room for 100: ended with $buffered with a buffer, with $unbuffered without"
[ "$buffered $unbuffered" = "1 0" ]
