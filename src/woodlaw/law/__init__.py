"""The Law as data: clauses, citations and the mark that ties code to them.

The package can be called, to look a clause up as people cite it:

>>> import woodlaw
>>> print(woodlaw.law("hcc 2.6.iv"))
HCC.2.6.IV Sacrilege
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from woodlaw.law.clauses import Clause


class _Law(ModuleType):
    """The package, as something that can be called."""

    def __call__(self, cited: str) -> Clause:
        """Return the clause that a citation in any usual spelling means.

        Raises :class:`~woodlaw.law.registry.UnknownClause` if it means none.
        """
        from woodlaw.law.citation import parse_citation
        from woodlaw.law.registry import law

        return law().clause(parse_citation(cited))


sys.modules[__name__].__class__ = _Law
