"""The factions, one package each, behind the extension points in ``base``."""


class UnusableFaction(ValueError):
    """An entry point of a faction gives none that can be used; the message is one line that says which and why."""
