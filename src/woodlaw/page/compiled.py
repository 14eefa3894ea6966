"""What Python made of its files in the browser, so that a later visit need not make it again."""

from __future__ import annotations

import io
import tarfile
from pathlib import Path

OURS = Path(__file__).parents[2]
"""The folder of the packages."""


def compiled() -> bytes:
    """Return what was compiled so far of all packages in the folder, as a tar archive that is laid over it."""
    made = io.BytesIO()
    with tarfile.TarFile(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for file in sorted(OURS.glob("**/__pycache__/*")):
            archive.add(file, file.relative_to(OURS).as_posix())
    return made.getvalue()
