"""Addresses at which the Law can be read: the official one, and the pages of this project's site."""

from __future__ import annotations

OFFICIAL = "https://rules.ledergames.com"
"""Where the publisher shows the Law."""


def clause_page(clause_id: str) -> str:
    """Return the name of a clause's own page in the folder of its chapter's: ``hcc.2.6.iv``."""
    return clause_id.lower()


def page_of(clause_id: str, site: str) -> str:
    """Return the full address of a clause's page on a site; without a site, where the publisher shows the Law.

    >>> page_of("HCC.2.6.IV", "https://example.org/woodlaw/")
    'https://example.org/woodlaw/law/hcc.2.6.iv.html'
    """
    return f"{site.rstrip('/')}/law/{clause_page(clause_id)}.html" if site else OFFICIAL
