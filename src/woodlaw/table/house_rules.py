"""House rules as data: what a group plays by besides the Law."""

from __future__ import annotations

from woodlaw.law.values import Single


class HouseRule(Single):
    """A rule that a group plays by: its title, one sentence that says what it changes, and what bends the rules so.

    ``bends`` is an :class:`~woodlaw.engine.extension.Extension`. ``id`` is the name of the entry point that brings the
    rule, and told by that alone. House rules compare by identity.
    """

    title: str
    text: str
    bends: object
    id: str = ""

    @property
    def told(self) -> str:
        """How it is told wherever something rests on it, so that nobody takes it for the Law."""
        return f"the table plays by a house rule, {self.title}: {self.text}"
