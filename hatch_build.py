"""What a build of the wheel does besides: it prepares what our data files say, so that no start has to parse YAML."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TEXTS = ("law", "faq")
"""The folders of the package of whose files all is read as text, as of what is printed; else numbers are numbers."""


class Prepared(BuildHookInterface[Any]):
    """Puts into the wheel, as JSON, what is kept of our data files."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Prepare each data file; a checkout that is installed keeps them itself."""
        if version == "editable":
            return
        sources = Path(self.root, "src")
        sys.path.insert(0, str(sources))
        from woodlaw.law.files import WAYS
        from woodlaw.law.kept import BUILT, as_kept, place_of

        self.folder = TemporaryDirectory()
        for number, file in enumerate(sorted(sources.rglob("*.yaml"))):
            within = file.relative_to(sources / "woodlaw")
            way = "texts" if within.parts[0] in TEXTS or within.name.startswith("printed") else "values"
            made = Path(self.folder.name, str(number))
            made.write_bytes(as_kept(BUILT, WAYS[way](file)))
            build_data["force_include"][str(made)] = f"woodlaw/{place_of(within, way).as_posix()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was prepared: it is in the wheel."""
        if version != "editable":
            self.folder.cleanup()
