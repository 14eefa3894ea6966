"""Source files highlighted as HTML, line by line; what one build has highlighted the next one takes from a folder.

Names that are only used, operators, punctuation and blanks bear no mark: they are most of a source, and are read
without a colour.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from woodlaw.site.survey import digest

_FOLDER = "law-code"
_PLAIN = re.compile(r'<span class="(?:[nopw]|nb|bp|nn|si)">([^<]*)</span>')
"""A name, built-in or of a module too, an operator, punctuation, braces in a text, or blanks, as Pygments has them."""
_MOST = 400
"""Files kept in memory at most."""


def highlighted(builder: Any, source: str) -> Sequence[str]:
    """Return the lines of a Python source as HTML."""
    style = builder.highlighter.formatter_args.get("style")
    file = Path(builder.doctreedir, _FOLDER, f"{digest(source, repr(style), _PLAIN.pattern)}.html")
    return _lines(builder.highlighter, source, file)


@lru_cache(maxsize=_MOST)
def _lines(highlighter: Any, source: str, file: Path) -> Sequence[str]:
    try:
        return tuple(file.read_text(encoding="utf-8").split("\n"))
    except OSError:
        inside = _inside(highlighter.highlight_block(source, "python", linenos=False))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(inside, encoding="utf-8")
    return tuple(inside.split("\n"))


def _inside(block: str) -> str:
    """Return what stands in the element ``pre`` of a highlighted block, with marks on what is not plain."""
    inside = block.partition("<pre>")[2].rpartition("</pre>")[0].removeprefix("<span></span>").removesuffix("\n")
    return _PLAIN.sub(r"\1", inside)
