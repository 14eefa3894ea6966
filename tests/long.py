"""Whether the long form of tests runs, as ``.ci/week`` has it: ``WOODLAW_LONG=1``."""

from __future__ import annotations

import os

LONG = bool(os.environ.get("WOODLAW_LONG"))
