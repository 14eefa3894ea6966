"""Paths on the command line. Whether one can be used is found out by whoever reads it, one path after the other."""

from pathlib import Path

import click

TEXT = click.Path(readable=False)
"""A path as text."""

PATH = click.Path(readable=False, path_type=Path)
"""A path as :class:`~pathlib.Path`."""
