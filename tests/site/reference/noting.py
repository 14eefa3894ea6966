"""A domain ``law`` that keeps what it is told; tests load it as an extension."""

from __future__ import annotations

from sphinx.application import Sphinx
from sphinx.domains import Domain


class Noting(Domain):
    name = "law"
    initial_data = {"noted": {}}  # noqa: RUF012 -- as the base class declares it

    def note(self, kind: str, name: str, anchor: str, title: str) -> None:
        self.data["noted"][name] = (kind, anchor, title)


def setup(app: Sphinx) -> None:
    app.add_domain(Noting)
