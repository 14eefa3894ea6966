"""The linked law: a Sphinx extension that shows, for every clause, what proves it and which code implements it.

Put ``woodlaw.site`` among the ``extensions`` of ``conf.py``. The domain ``law`` has the roles ``law:clause``,
``law:scenario``, ``law:card``, ``law:question`` and ``law:phrase``, and the directives ``law:chapter``,
``law:factions``, ``law:feature``, ``law:features``, ``law:find``, ``law:matrix``, ``law:picture``, ``law:summary`` and
``law:uncovered``. Configuration:

- ``law_evidence``: the file that ``pytest --woodlaw-evidence FILE`` wrote, from the folder of ``conf.py``;
- ``law_root``: the folder that the paths in the evidence start from; with it, scenarios removed since are found;
- ``law_pages``: whether to write the pages of chapters and scenarios into the documentation (folders ``law`` and
  ``scenarios``); true unless said otherwise;
- ``law_reference_pages``: whether there is a page for each card among them (folder ``cards``), for the readings of each
  chapter of a faction (``readings``), for each module that the engine offers (``modules``), each group of extension
  points (``points``) and each kind of steps (``steps``); false unless said otherwise;
- ``law_rulings``: a folder of cases, from the folder of ``conf.py``, whose questions are told on pages among them
  (folder ``rulings``);
- ``law_repository``: an address below which the files of the project can be read, for links to it;
- ``law_search``: whether our page of results takes the place of Sphinx's own; false unless said otherwise;
- ``law_contents_depth``: how deep the tree of all pages goes that a theme shows beside each; as the theme asks, unless
  said otherwise;
- ``law_changes``: a changelog, from the folder of ``conf.py``, that is published as a feed;
- ``law_small``: whether pages are written without blanks and quotes that no browser needs, for which the package
  minify-html must be installed; false unless said otherwise.

With ``html_baseurl`` there are a sitemap and full addresses for who shares a page.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config
    from sphinx.environment import BuildEnvironment
    from sphinx.util.typing import ExtensionMetadata

    from woodlaw.site.survey import Survey, Touch
from woodlaw.site.table import write_table


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the domain, its pages and its configuration to a Sphinx application."""
    from woodlaw import __version__
    from woodlaw.logs.rootlog.lexer import RootlogLexer
    from woodlaw.site.chapters import ChapterDirective
    from woodlaw.site.clause_pages import write_clause_pages
    from woodlaw.site.contents import share_tree, shorten, show_whole
    from woodlaw.site.domain import LawDomain, warn_of_unknown
    from woodlaw.site.finding import collect_results, collect_sections, forget_the_other_search, write_index
    from woodlaw.site.garbage import search_seldom, settle
    from woodlaw.site.home import FactionsDirective, PictureDirective
    from woodlaw.site.lean import add_templates, dress_listing
    from woodlaw.site.listings import collect_listings
    from woodlaw.site.machine import write_for_programs
    from woodlaw.site.matrix import FindDirective, MatrixDirective, SummaryDirective, UncoveredDirective
    from woodlaw.site.reference import setup_reference
    from woodlaw.site.scenarios import FeatureDirective, FeaturesDirective
    from woodlaw.site.sharing import add_meta_tags, write_for_machines
    from woodlaw.site.small import make_small
    from woodlaw.site.writing import plain_links, setup_parts

    app.add_config_value("law_evidence", "", "", types=(str,))
    app.add_config_value("law_root", "", "", types=(str,))
    app.add_config_value("law_pages", True, "", types=(bool,))
    app.add_config_value("law_reference_pages", False, "env", types=(bool,))
    app.add_config_value("law_rulings", "", "env", types=(str,))
    app.add_config_value("law_repository", "", "html", types=(str,))
    app.add_config_value("law_contents_depth", 0, "html", types=(int,))
    app.add_config_value("law_search", False, "html", types=(bool,))
    app.add_config_value("law_changes", "", "html", types=(str,))
    app.add_config_value("law_small", False, "html", types=(bool,))
    app.add_config_value("law_pyodide", "", "html", types=(str,))
    app.add_event("law-touching")
    app.add_event("law-beside")
    app.add_domain(LawDomain)
    for name, directive in (
        ("chapter", ChapterDirective),
        ("factions", FactionsDirective),
        ("feature", FeatureDirective),
        ("features", FeaturesDirective),
        ("find", FindDirective),
        ("matrix", MatrixDirective),
        ("picture", PictureDirective),
        ("summary", SummaryDirective),
        ("uncovered", UncoveredDirective),
    ):
        app.add_directive_to_domain("law", name, directive)
    app.add_lexer("rootlog", RootlogLexer)
    setup_parts(app)
    setup_reference(app)
    app.connect("config-inited", _add_static)
    app.connect("config-inited", add_templates)
    app.connect("builder-inited", search_seldom, priority=100)
    app.connect("builder-inited", _begin)
    app.connect("env-before-read-docs", _look_up)
    app.connect("env-before-read-docs", settle, priority=900)
    app.connect("env-get-outdated", _outdated)
    # After Sphinx has collected the contents, and before a theme looks at them.
    app.connect("doctree-read", shorten, priority=900)
    app.connect("doctree-read", collect_sections, priority=900)
    app.connect("html-page-context", show_whole, priority=400)
    app.connect("html-page-context", share_tree, priority=400)
    app.connect("html-page-context", add_meta_tags, priority=800)
    app.connect("html-page-context", plain_links, priority=850)
    app.connect("html-page-context", write_clause_pages, priority=900)
    app.connect("html-page-context", dress_listing, priority=900)
    app.connect("warn-missing-reference", warn_of_unknown)
    app.connect("html-collect-pages", collect_listings)
    app.connect("html-collect-pages", collect_results)
    app.connect("build-finished", _forget_pictures)
    app.connect("build-finished", write_index)
    app.connect("build-finished", forget_the_other_search)
    app.connect("build-finished", write_for_programs)
    app.connect("build-finished", write_table)
    app.connect("build-finished", write_for_machines, priority=900)
    app.connect("build-finished", make_small, priority=950)
    app.add_css_file("law.css")
    app.add_js_file("law-early.js", priority=100)
    app.add_js_file("law.js", loading_method="defer")
    app.add_js_file("law-find.js", loading_method="defer")
    return {"version": __version__, "env_version": 1, "parallel_read_safe": True, "parallel_write_safe": True}


def _add_static(app: Sphinx, config: Config) -> None:
    """Let Sphinx copy the style sheet and the script."""
    config.html_static_path.append(str(Path(__file__).parent / "static"))


def _begin(app: Sphinx) -> None:
    """Learn what the site will tell, and write the pages that tell it."""
    from woodlaw.site.domain import law_domain
    from woodlaw.site.pages import reference_pages, write_pages
    from woodlaw.site.reference import told_on_pages

    builder: Any = app.builder
    if app.config.law_search and hasattr(builder, "search"):
        builder.search = False  # ours takes its place, and nobody would read the index of Sphinx's own
    domain = law_domain(app.env)
    domain.survey = _survey(app)
    domain.drawn = _pictures(app) if builder.format == "html" else None
    domain.evidence_file = str(Path(app.confdir, app.config.law_evidence))
    if app.config.law_pages:
        suffix = ".md" if app.config.source_suffix.get(".md") in app.registry.source_parsers else ".rst"
        told = told_on_pages() if app.config.law_reference_pages else {}
        rulings = Path(app.confdir, app.config.law_rulings) if app.config.law_rulings else None
        write_pages(Path(app.srcdir), suffix, domain.survey, reference_pages(Path(app.srcdir), told, rulings))


def _survey(app: Sphinx) -> Survey:
    from woodlaw.factions.code import import_marked_code
    from woodlaw.law.implements import implementations
    from woodlaw.law.registry import law
    from woodlaw.site.survey import Survey, touched_by_tags

    evidence, problem = _evidence(app)
    import_marked_code("woodlaw.logs.checks", "woodlaw.logs.audits")
    plain = Survey(law(), evidence, implementations(), problem)

    def touching(clause_id: str) -> tuple[Touch, ...]:
        told = chain(touched_by_tags(plain, clause_id), *app.emit("law-touching", clause_id))
        return tuple(dict.fromkeys(told))

    return replace(
        plain,
        touching=touching,
        besides=lambda clause_id: tuple(chain.from_iterable(app.emit("law-beside", clause_id))),
    )


def _evidence(app: Sphinx) -> tuple[Any, str]:
    """Return the evidence, and what is wrong with it."""
    from sphinx.util import logging

    from woodlaw.gherkin.standing import Evidence, EvidenceError, Standing, read_evidence, without_the_gone
    from woodlaw.law.registry import law
    from woodlaw.site.survey import edition_of

    logger = logging.getLogger(__name__)
    path = Path(app.confdir) / app.config.law_evidence
    if not app.config.law_evidence or not path.exists():
        where = f" ({app.config.law_evidence} is not there)" if app.config.law_evidence else ""
        logger.info("law: no evidence%s; the site says so on every clause", where)
        return Evidence(Standing.ABSENT), ""
    edition = edition_of(law())
    try:
        evidence = read_evidence(path, edition)
    except EvidenceError as error:
        logger.warning("%s", error, type="law", subtype="evidence")
        return Evidence(Standing.BROKEN), str(error)
    if evidence.standing is Standing.OTHER_EDITION:
        logger.warning(
            "%s: edition: expected %s, the edition that the site tells, not %s; run the scenarios again",
            path.name,
            edition,
            evidence.edition[:40] or "none",
            type="law",
            subtype="evidence",
        )
    if app.config.law_root:
        evidence, gone = without_the_gone(evidence, Path(app.confdir) / app.config.law_root)
        for line in gone:
            logger.warning("%s", line, type="law", subtype="evidence")
    return evidence, ""


def _outdated(app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]) -> list[str]:
    """Return the pages made of something that is different now."""
    from woodlaw.site.chapters import chapter_digest
    from woodlaw.site.domain import law_domain
    from woodlaw.site.home import factions_digest, picture_digest
    from woodlaw.site.matrix import matrix_digest
    from woodlaw.site.reference.parts import illustration_digest, tag_digest
    from woodlaw.site.scenarios import feature_digest, features_digest

    domain = law_domain(env)
    tables = partial(matrix_digest, domain.survey)
    digests: dict[str, Any] = {
        "chapter": partial(chapter_digest, domain.survey),
        "feature": partial(feature_digest, domain.survey),
        "features": partial(features_digest, domain.survey),
        "matrix": tables,
        "summary": tables,
        "uncovered": tables,
        "factions": partial(factions_digest, domain.survey),
        "picture": partial(picture_digest, domain.survey),
        "tag": partial(tag_digest, domain.survey),
        "illustration": partial(illustration_digest, domain.survey),
    }
    known: dict[tuple[str, ...], str] = {}
    outdated = []
    if domain.drawn is not None:
        drawn = {file.name for file in domain.drawn.glob("*.svg")}
        outdated += [docname for docname, files in domain.pictures.items() if not files <= drawn]
    for docname, parts in domain.pages.items():
        for part in parts:
            if part not in known:
                known[part] = digests[part[0]](*part[1:])
        if any(known[part] != made_of for part, made_of in parts.items()):
            outdated.append(docname)
    return outdated


def _look_up(app: Sphinx, env: BuildEnvironment, docnames: list[str]) -> None:
    """Look up once what each process that reads or writes pages would look up for itself."""
    if docnames:
        from woodlaw.site.domain import law_domain
        from woodlaw.site.pictures import prepare

        law_domain(env).survey.prepare()
        prepare()


def _pictures(app: Sphinx) -> Path:
    """Return the folder of the pictures of positions."""
    from woodlaw.site.writing import PICTURES

    builder: Any = app.builder
    return Path(app.outdir, builder.imagedir, PICTURES)


def _forget_pictures(app: Sphinx, exception: Exception | None) -> None:
    """Remove the pictures that no page shows any more."""
    from woodlaw.site.domain import law_domain

    domain = law_domain(app.env)
    if exception is None and domain.drawn is not None:
        shown = set[str]().union(*domain.pictures.values())
        for file in domain.drawn.glob("*.svg"):
            if file.name not in shown:
                file.unlink()
