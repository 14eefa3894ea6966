"""The page without a host: its files beside those of Python for the browser (Pyodide), and Woodlaw as one archive."""

from __future__ import annotations

import gzip
import hashlib
import io
import tarfile
from collections.abc import Iterator, Sequence
from importlib.metadata import distribution
from importlib.resources import files
from pathlib import Path

from woodlaw.law.writing import write_file
from woodlaw.page.serving import policy_of

PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""The files of Pyodide that a browser fetches."""
ARCHIVE = "woodlaw.tar.gz"
PAGE = {
    "table.html": "index.html",
    "table.css": "table.css",
    "table.js": "table.js",
    "host_there.js": "host.js",
    "worker.js": "worker.js",
    "keeper.js": "keeper.js",
}
"""The page's own files, each by the name that it goes by on a site."""
LEFT_OUT = (
    *("site", "editor", "cli", "assistant", "prepared"),
    *("proof/features", "gherkin/plugin", "logs/cluster", "logs/season"),
)
"""What of Woodlaw no message of the page needs."""


KEPT = (
    "./",
    *(name for name in PAGE.values() if name != "keeper.js"),
    ARCHIVE,
    *(f"pyodide/{name}" for name in PYTHON),
)
"""What a browser keeps from the first visit on."""


def publish(folder: Path, pyodide: Path) -> None:
    """Write the page into a folder of a site; ``pyodide`` is where the package of Pyodide lies.

    Raises ``OSError`` for what cannot be read or written.
    """
    (folder / "pyodide").mkdir(parents=True, exist_ok=True)
    for name in PYTHON:
        write_file(folder / "pyodide" / name, (pyodide / name).read_bytes())
    archive = packed()
    version = hashlib.sha256(archive).hexdigest()[:16]
    write_file(folder / ARCHIVE, archive)
    for name, called in PAGE.items():
        text = files("woodlaw.page").joinpath("static", name).read_text(encoding="utf-8")
        text = text.replace("<!-- version -->", version).replace("<!-- files -->", _quoted(KEPT))
        if called == "index.html":
            policy = f'<meta http-equiv="Content-Security-Policy" content="{_policy()}">'
            text = text.replace("<title>", f"{policy}\n<title>")
        write_file(folder / called, text.encode())


def _quoted(names: Sequence[str]) -> str:
    """Return names as JavaScript lists them."""
    return ", ".join(f'"{name}"' for name in names)


def _policy() -> str:
    """Return what the page on a site may do: the same as on this machine, and run Python in a worker."""
    return policy_of(scripts="'self' 'wasm-unsafe-eval'", more="worker-src 'self'", framed=False)


def packed() -> bytes:
    """Return Woodlaw and what it needs as an archive that is unpacked into a folder of ``sys.path``.

    The same files give the same bytes.
    """
    made = io.BytesIO()
    with (
        gzip.GzipFile(fileobj=made, mode="wb", compresslevel=9, mtime=0) as zipped,
        tarfile.TarFile(fileobj=zipped, mode="w", format=tarfile.USTAR_FORMAT) as archive,
    ):
        for name, content in sorted(_contents()):
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return made.getvalue()


def _contents() -> Iterator[tuple[str, bytes]]:
    """Yield the files of the archive by name."""
    for package in ("woodlaw", "yaml"):
        root = Path(str(files(package)))
        for path in root.rglob("*"):
            name = path.relative_to(root.parent).as_posix()
            kept = path.parent.name == "__pycache__" or path.suffix in (".so", ".pyd")
            if path.is_file() and not kept and not _is_left_out(name):
                yield name, path.read_bytes()
    told = distribution("woodlaw")
    for name in ("METADATA", "entry_points.txt"):
        yield f"woodlaw-{told.version}.dist-info/{name}", (told.read_text(name) or "").encode()


def _is_left_out(name: str) -> bool:
    return any(name.startswith((f"woodlaw/{each}/", f"woodlaw/{each}.")) for each in LEFT_OUT)
