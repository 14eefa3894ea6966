"""The engine that sees which code an input reaches: Atheris, where it is installed.

Run as ``python -m fuzz.guided READER FOLDER OPTION…`` it attacks one reader until something breaks or the options of
libFuzzer say that it is over; the folder keeps the inputs that reach new code.
"""

from __future__ import annotations

import random
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from zlib import crc32

import atheris  # type: ignore[import-untyped, unused-ignore]

from fuzz import running
from fuzz.mutating import mutated
from fuzz.readers import LARGEST, READERS

SLOWER = 5
"""How many times longer code may take that notes where it has been."""

_NOT_READERS = ("woodlaw.proof.__main__", "woodlaw.__main__", "woodlaw.site.")
"""Modules that read nothing of strangers, or start something when they are imported."""


def main(arguments: list[str]) -> None:
    """Attack the reader of the arguments; ends the process, with 77 where something broke."""
    reader, folder = READERS[arguments[0]], Path(arguments[1])
    running.SECONDS *= SLOWER
    seeds = reader.seeds()
    for number, seed in enumerate(seeds):
        (folder / f"seed-{number}").write_bytes(seed)
    work = Path(tempfile.mkdtemp())

    def one_input(data: bytes) -> None:
        for broken in running.run(reader, data, work, crc32(data)):
            raise AssertionError(f"{' '.join(broken.command)}: {broken.kind}\n{broken.story}")

    def mutate(data: bytes, largest: int, seed: int) -> bytes:
        if seed % 2:
            return bytes(atheris.Mutate(data, largest))
        return mutated((data, *seeds), random.Random(seed))[:largest]

    options = [f"-max_len={LARGEST}", "-rss_limit_mb=1000", "-print_final_stats=1", *arguments[2:]]
    with atheris.instrument_imports(include=["woodlaw"]):
        _import_all()
    atheris.Setup([sys.argv[0], *options, str(folder)], one_input, custom_mutator=mutate)
    atheris.Fuzz()


def _import_all() -> None:
    """Import what the commands import on their way, which is guided by only if it is imported here."""
    import woodlaw

    for module in walk_packages(woodlaw.__path__, "woodlaw."):
        if not module.name.startswith(_NOT_READERS):
            import_module(module.name)


if __name__ == "__main__":
    main(sys.argv[1:])
