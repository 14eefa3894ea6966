"""Pages of reference, generated from what they tell of: a directive each.

- ``law-vocabulary``: the phrases of the steps, or those of one kind;
- ``law-extension-points``: the questions that bend the core, and who answers them, or one group of them;
- ``law-engine``: what the engine offers to those who write a faction, or what one module does;
- ``law-command-line``: the commands;
- ``law-cards``, ``law-factions``: what the decks and the boards print; ``law-card``, with its id: all about a card;
- ``law-faction``, with its name: what positions and rulings need to know of a faction; ``law-maps``: of the maps;
- ``law-readings``: the readings taken where the Law is silent, and the values assumed;
- ``law-printings``: the clauses that another printing words otherwise in play, and which wording is played;
- ``law-rulings``, with a folder of cases: how many there are about what, and where; with a file of it: its questions;
- ``law-letters``: the letters of Rootlog;
- ``law-official``: the clauses that the publisher's file or our Law alone has;
- ``law-faq``: the answered questions.

Clauses and cards are cited by the domain ``law``; without it their ids stand there unlinked. Configuration:
``woodlaw_official``, the publisher's rules file as seen from the folder of ``conf.py``, for ``law-official`` and
:func:`woodlaw.site.reference.official.official_text`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata


def setup_reference(app: Sphinx) -> None:
    """Add the directives and their configuration to a Sphinx application."""
    from woodlaw.site.reference.boards import FactionDirective, MapsDirective
    from woodlaw.site.reference.cards import CardDirective, CardsDirective
    from woodlaw.site.reference.command_line import CommandLineDirective
    from woodlaw.site.reference.engine import EngineDirective
    from woodlaw.site.reference.extension_points import ExtensionPointsDirective
    from woodlaw.site.reference.factions import FactionsDirective
    from woodlaw.site.reference.faq import setup_faq
    from woodlaw.site.reference.letters import LettersDirective
    from woodlaw.site.reference.official import OfficialDirective, setup_official
    from woodlaw.site.reference.readings import PrintingsDirective, ReadingsDirective
    from woodlaw.site.reference.rulings import RulingsDirective
    from woodlaw.site.reference.vocabulary import VocabularyDirective

    app.add_directive("law-vocabulary", VocabularyDirective)
    app.add_directive("law-extension-points", ExtensionPointsDirective)
    app.add_directive("law-engine", EngineDirective)
    app.add_directive("law-command-line", CommandLineDirective)
    app.add_directive("law-cards", CardsDirective)
    app.add_directive("law-card", CardDirective)
    app.add_directive("law-factions", FactionsDirective)
    app.add_directive("law-faction", FactionDirective)
    app.add_directive("law-maps", MapsDirective)
    app.add_directive("law-readings", ReadingsDirective)
    app.add_directive("law-printings", PrintingsDirective)
    app.add_directive("law-rulings", RulingsDirective)
    app.add_directive("law-letters", LettersDirective)
    app.add_directive("law-official", OfficialDirective)
    setup_official(app)
    setup_faq(app)


def told_on_pages() -> dict[str, list[str]]:
    """Return what the pages of reference tell, one a page, by their folders."""
    from woodlaw.factions.offered import MODULES
    from woodlaw.site.reference.extension_points import groups_of_questions
    from woodlaw.site.reference.readings import chapters_of_factions
    from woodlaw.site.reference.vocabulary import kinds_of_steps
    from woodlaw.table.cited import PREFIX, cited_cards

    return {
        "cards": [cited.removeprefix(PREFIX) for cited in cited_cards()],
        "readings": chapters_of_factions(),
        "modules": list(MODULES),
        "points": groups_of_questions(),
        "steps": kinds_of_steps(),
    }


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the directives alone, for documentation without the domain ``law``."""
    from woodlaw import __version__

    setup_reference(app)
    return {"version": __version__, "parallel_read_safe": True, "parallel_write_safe": True}
