"""The factions, one package each, behind the extension points in ``base``."""

from woodlaw.law.installed import Unusable


class UnusableFaction(Unusable):
    """An entry point of a faction gives none that can be used; the message is one line that says which and why."""
