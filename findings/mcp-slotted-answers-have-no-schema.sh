#!/usr/bin/env bash
# One would guess: a tool that is declared to return a dataclass has a schema of its results, with `slots=True` or not.
# What happens: one with slots has none, and its results are text alone: its slots are taken for defaults that no JSON
#   can hold. The only word of it is a line in the log.
# Seen: mcp 2.3.0 with pydantic 2.14.4, November 2026
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here"
python3 -m venv env
env/bin/pip install -q --disable-pip-version-check mcp==2.3.0 pydantic==2.14.4
mkdir own && cd own
schemas=$(../env/bin/python - 2>/dev/null <<'END'
import asyncio
from dataclasses import dataclass

from mcp.server import MCPServer


@dataclass(frozen=True)
class Plain:
    points: int


@dataclass(frozen=True, slots=True)
class Slotted:
    points: int


def plain() -> Plain:
    return Plain(3)


def slotted() -> Slotted:
    return Slotted(3)


server = MCPServer("scores")
server.tool()(plain)
server.tool()(slotted)
for tool in asyncio.run(server.list_tools()):
    print(tool.name, "has a schema" if tool.output_schema else "has none")
END
)
echo "$schemas"
[ "$schemas" = "plain has a schema
slotted has none" ]
