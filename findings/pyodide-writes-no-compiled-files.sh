#!/usr/bin/env bash
# One would guess: Python for browsers keeps what it compiles as any Python does, so that a folder that is mounted and
#   kept from one visit to the next (or a tool that copies `__pycache__`) spares the compiling at the next start.
# What happens: `sys.dont_write_bytecode` is true from the start, without a variable or a flag that says so: modules of a
#   package of one's own are compiled anew at every visit. Set to false before the first import, it writes them, and what
#   was written counts at the next start where each source has the time that it had.
# Seen: pyodide 314.0.7 (npm) under Node.js, November 2026
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here"
npm install --silent --no-audit --no-fund pyodide@314.0.7 > /dev/null
cat > ask.mjs <<'END'
import { loadPyodide } from "pyodide";
const compiled = async (before) => {
  const python = await loadPyodide();
  python.FS.mkdirTree("/own");
  python.FS.writeFile("/own/small.py", "ANSWER = 42\n");
  return python.runPython(`
import os, sys
sys.path.insert(0, "/own")
${before}
import small
sorted(os.listdir("/own/__pycache__")) if os.path.isdir("/own/__pycache__") else "nothing"
`).toString();
};
const unasked = await compiled("");
const asked = await compiled("sys.dont_write_bytecode = False");
console.log(`unasked: ${unasked}; told to: ${asked}`);
END
said=$(node ask.mjs)
echo "Compiled files: $said"
[ "$said" = "unasked: nothing; told to: ['small.cpython-314.pyc']" ]
