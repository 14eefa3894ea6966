#!/usr/bin/env bash
# One would guess: what a module of Python has, the system has: who asks for the time that a thread took looks whether
#   `time.pthread_getcpuclockid` is there, and who sets an alarm whether `signal` knows timers.
# What happens: in Python for browsers the function is there, and says that no such file is; `signal` reads a timer
#   (`getitimer`) that nothing can set.
# Seen: pyodide 314.0.7 (npm) under Node.js, November 2026
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here"
npm install --silent --no-audit --no-fund pyodide@314.0.7 > /dev/null
cat > ask.mjs <<'END'
import { loadPyodide } from "pyodide";
const python = await loadPyodide();
console.log(python.runPython(`
import signal, threading, time

def clock():
    try:
        return time.pthread_getcpuclockid(threading.get_ident())
    except OSError as error:
        return type(error).__name__

f"{hasattr(time, 'pthread_getcpuclockid')}, then {clock()}; " \
f"read {hasattr(signal, 'getitimer')}, set {hasattr(signal, 'setitimer')}"
`));
END
said=$(node ask.mjs)
echo "The clock of a thread is there: $said"
[ "$said" = "True, then FileNotFoundError; read True, set False" ]
