"""What somebody says once for every check: ``woodlaw.toml``, or ``[tool.woodlaw]`` in ``pyproject.toml``.

The nearest such file counts, from the folder one stands in upwards. Its table ``check`` holds options of ``woodlaw
check`` by their names; what is typed on the command line goes before it. Options that name files or other machines are
left to the command line, for a file that comes with somebody's games must not reach further than the games.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from woodlaw.cli.exits import CannotUse
from woodlaw.law.escaping import shown, visible

OWN = "woodlaw.toml"
SHARED = "pyproject.toml"
COMMAND = "check"
SETTLED = ("explain", "fail-on", "format", "jobs", "play", "time-limit")
"""The options that a file may settle."""

_MOST_BYTES = 1_000_000


def settled(command: click.Command, folder: Path) -> dict[str, Any]:
    """Return what the nearest file settles, by the names of the command's parameters; nothing where there is none.

    Raises :class:`~woodlaw.cli.exits.CannotUse` for a file that cannot be read, and for what it may not settle.
    """
    for each in (folder, *folder.parents):
        for name in (OWN, SHARED):
            content = _read(each / name)
            if content is not None and name == SHARED:
                content = _table(content.get("tool"), "woodlaw")
            if content is not None:
                return _values(command, each / name, content)
    return {}


def _read(file: Path) -> dict[str, Any] | None:
    """Return what a file holds, or None where there is no such file."""
    if not file.is_file():
        return None
    import tomllib

    from woodlaw.law.paths import read_file, reason

    try:
        raw = read_file(file, _MOST_BYTES)
        if len(raw) > _MOST_BYTES:
            raise CannotUse(f"{visible(str(file))}: expected at most {_MOST_BYTES} bytes")
        return tomllib.loads(raw.decode("utf-8"))
    except OSError as error:
        raise CannotUse(f"{visible(str(file))}: {reason(error)}; expected a file that can be read") from None
    except (ValueError, RecursionError) as error:
        told = "it is nested too deep" if isinstance(error, RecursionError) else str(error)
        raise CannotUse(f"{visible(str(file))}: {shown(told)}; expected TOML in UTF-8") from None


def _table(holder: object, key: str) -> dict[str, Any] | None:
    found = holder.get(key) if isinstance(holder, dict) else None
    return found if isinstance(found, dict) else None


def _values(command: click.Command, file: Path, content: dict[str, Any]) -> dict[str, Any]:
    options = {
        option.opts[0].removeprefix("--"): option for option in command.params if isinstance(option, click.Option)
    }
    for key in content:
        if key != COMMAND:
            raise CannotUse(f"{visible(str(file))}: {shown(key)}: no such table; expected {COMMAND}")
    table = content.get(COMMAND, {})
    if not isinstance(table, dict):
        raise CannotUse(f"{visible(str(file))}: {COMMAND}: expected a table of options")
    values: dict[str, Any] = {}
    for key, value in table.items():
        if key not in SETTLED:
            expected = f"expected one of {', '.join(SETTLED)}"
            raise CannotUse(f"{visible(str(file))}: {COMMAND}: {shown(key)}: no option of a file; {expected}")
        values[str(options[key].name)] = _value(options[key], value, f"{visible(str(file))}: {COMMAND}: {key}")
    return values


def _value(option: click.Option, value: object, where: str) -> object:
    """Return a value of the sort that the option takes."""
    sort: type
    if option.is_flag:
        sort, expected = bool, "true or false"
    elif isinstance(option.type, click.IntRange):
        sort, expected = int, "a whole number"
    else:
        sort, expected = str, "a text in quotes"
    if type(value) is not sort:
        raise CannotUse(f"{where}: {shown(repr(value))}; expected {expected}")
    try:
        return option.type.convert(value, option, None)
    except click.BadParameter as error:
        raise CannotUse(f"{where}: {shown(error.message)}") from None
