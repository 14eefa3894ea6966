"""The command line, one file a command.

Nothing is imported here until :func:`main` runs, and a command's file not before the command does: ``woodlaw
--version`` costs hardly more than importing click.
"""

from __future__ import annotations

import atexit
import gc
from collections.abc import Sequence

SELDOM = 100_000
"""How many new objects there must be before Python looks for garbage among them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``woodlaw`` with the arguments given, or with those of the process, and return the exit code.

    Whatever happens ends in an exit code, and in at most a few lines on standard error; never in a traceback, unless
    ``WOODLAW_DEBUG`` is set.
    """
    if arguments is None:
        # A process of its own leaves little garbage: to look for it on the way and at the end took a sixth of a start.
        gc.set_threshold(SELDOM)
        atexit.register(gc.freeze)
    from woodlaw.cli.running import run

    return run(arguments)
