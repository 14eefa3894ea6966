"""Paths and formats as options. Whether a path can be used is found out by whoever reads it, one after the other."""

from functools import partial
from pathlib import Path

import click

TEXT = click.Path(readable=False)
"""A path as text."""

PATH = click.Path(readable=False, path_type=Path)
"""A path as :class:`~pathlib.Path`."""

in_format = partial(
    click.option,
    "--format",
    "format_name",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
)
"""The option that says how to write what is told; ``help`` says of what."""
