#!/usr/bin/env bash
# One would guess: what Node.js reads from a file can be handed to `unpackArchive`, which takes an ArrayBuffer or a view
#   of one: Node's Buffer is a Uint8Array.
# What happens: a Buffer is "an unknown typed array type", and the message asks to report a fault of Pyodide. The same
#   bytes as a plain Uint8Array are unpacked.
# Seen: pyodide 314.0.7 (npm) under Node.js 20, November 2026
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here"
npm install --silent --no-audit --no-fund pyodide@314.0.7 > /dev/null
echo "points = 12" > scores.py
tar czf scores.tar.gz scores.py
cat > ask.mjs <<'END'
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
const python = await loadPyodide();
const file = readFileSync("scores.tar.gz");
for (const bytes of [file, new Uint8Array(file)]) {
  try {
    python.unpackArchive(bytes, "gztar");
    console.log(`${bytes.constructor.name}: unpacked`);
  } catch (error) {
    console.log(`${bytes.constructor.name}: ${/Unknown typed array type '\w+'/.exec(error.message)}`);
  }
}
END
said=$(node ask.mjs)
echo "$said"
[ "$said" = "Buffer: Unknown typed array type 'Buffer'
Uint8Array: unpacked" ]
