"""The generated pages: everything that there is stands on them, and stands there as it is."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from docutils import nodes
from sphinx import addnodes
from tests.site.reference.conftest import DIRECTIVES, Build, Site

from woodlaw.cli.group import COMMANDS
from woodlaw.engine.extension import Extension
from woodlaw.factions.offered import MODULES
from woodlaw.factions.points import questions
from woodlaw.factions.registry import factions
from woodlaw.gherkin import vocabulary
from woodlaw.gherkin.examples import told_apart
from woodlaw.law.registry import law
from woodlaw.logs.rootlog import letters
from woodlaw.site.reference.parts import words
from woodlaw.table.cited import cited_cards
from woodlaw.table.decks import STANDARD_DECKS, deck_named


def text_of(node: nodes.Node) -> str:
    return " ".join(node.astext().split())


def rows(table: nodes.Node) -> list[list[str]]:
    return [[text_of(entry) for entry in row.findall(nodes.entry)] for row in table.findall(nodes.row)]


def test_the_site_is_built_without_a_warning(site: Site) -> None:
    assert site.warnings == ""


def test_no_page_holds_raw_markup(site: Site) -> None:
    for page in DIRECTIVES:
        assert not list(site.tree(page).findall(nodes.raw))


def test_the_pages_are_the_same_under_another_hash_seed(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from tests.site.reference.conftest import *\n"
        "pages = {name: f'# P\\n\\n```{{law-{name}}}\\n```\\n' for name in DIRECTIVES}\n"
        "built = build_site(Path(sys.argv[1]), pages, builder='dummy')\n"
        "print(*(built.tree(name).pformat() for name in DIRECTIVES))\n"
    )
    told = []
    for seed in ("1", "2"):
        folder = tmp_path / "same"
        folder.mkdir(exist_ok=True)
        ran = subprocess.run(
            [sys.executable, "-c", script, str(folder)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=Path(__file__).parents[3],
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        told.append(ran.stdout)
    assert told[0] == told[1]
    assert len(told[0]) > 100_000


# Vocabulary -----------------------------------------------------------------------------------------------------------
def test_every_phrase_is_told_with_its_keyword_meaning_and_examples(site: Site) -> None:
    items = list(site.tree("vocabulary").findall(nodes.definition_list_item))
    known = vocabulary()
    assert len(items) == len(known)
    for item, (keyword, pattern, doc, file, line) in zip(items, known, strict=True):
        assert text_of(item[0]) == f"{keyword.capitalize()} {' '.join(pattern.split())}"
        [block] = item.findall(nodes.literal_block)
        assert block["language"] == "gherkin"
        assert block.astext().lstrip().lower().startswith(keyword)
        assert len(re.findall(r"Example:", doc)) == len(re.findall(rf"(?m)^{keyword.capitalize()} ", block.astext()))
        assert f"{Path(file).name}:{line}" in text_of(item)
        assert "Example:" not in text_of(item)


def test_a_docstring_is_told_apart_from_its_examples() -> None:
    doc = """Do it.

        With care.

        Example: ``When it is done``
        Example::

            When it is done:
              | a | b |
        Example: ``When it is undone``

        Or not.
        """
    assert told_apart(inspect.cleandoc(doc)) == (
        "Do it.\n\nWith care.\n\n\nOr not.",
        "When it is done\nWhen it is done:\n  | a | b |\nWhen it is undone",
    )


# Extension points -----------------------------------------------------------------------------------------------------
def test_every_question_is_told_once_in_the_order_of_the_source(site: Site) -> None:
    told = [
        each["ids"][0].removeprefix("question-")
        for each in site.tree("extension-points").findall(nodes.section)
        if each["ids"][0].startswith("question-")
    ]
    every = [name for name, member in vars(Extension).items() if inspect.isfunction(member)]
    assert told == [question.name for question in questions()]
    assert told[: len(every)] == every
    assert {"claim", "actions", "decide", "why_not_with", "lets_lie"} <= set(told)
    assert "offences" not in told, "records ask elsewhere"


def test_a_question_has_its_form_its_occasion_and_its_neutral_answer(site: Site) -> None:
    section = site.section("extension-points", "question-claim")
    assert [text_of(each) for each in section.children[:4]] == [
        "claim",
        "def claim(self, game: Game, clearing: Place) -> Claim",
        "Asked how the owner may claim rule of a clearing.",
        "Neutral: by majority.",
    ]


def test_who_answers_a_question_is_linked_with_the_clauses(site: Site) -> None:
    answered = site.section("extension-points", "question-claim").children[-1]
    assert re.fullmatch(r"Answered by: .*Eyrie Dynasties \(7\.2\.2\).*", text_of(answered))
    links = {(each["refdomain"], each["reftarget"]) for each in pending(answered)}
    assert ("law", "7.2.2") in links
    assert 'href="factions.html#faction-eyrie_dynasties"' in site.html("extension-points")


def pending(node: nodes.Node) -> list[addnodes.pending_xref]:
    return list(node.findall(addnodes.pending_xref))


def test_answers_of_cards_and_maps_are_told_too(site: Site) -> None:
    assert "the Mountain map" in text_of(site.section("extension-points", "question-actions"))
    assert "Tunnels" in text_of(site.section("extension-points", "question-adjacent_places"))


def test_only_those_who_override_a_question_answer_it(site: Site) -> None:
    named = {faction: re.compile(rf"(?:: |, ){faction.title}(?:,| \(|$)") for faction in factions().values()}
    for question in questions():
        told = text_of(site.section("extension-points", f"question-{question.name}").children[-1])
        neutral = getattr(question.asker, question.name)
        for faction, name in named.items():
            overrides = getattr(type(faction), question.name) is not neutral
            assert bool(name.search(told)) == overrides, question.name


def test_a_question_that_another_names_is_linked(site: Site) -> None:
    assert 'href="#question-crafting_places"' in site.html("extension-points")


# What the engine offers -----------------------------------------------------------------------------------------------
def test_every_public_function_and_class_of_the_engines_modules_is_told(site: Site) -> None:
    told = {anchor for term in site.tree("engine").findall(nodes.term) for anchor in term["ids"]}
    for name in MODULES:
        module = import_module(name)
        for each, member in vars(module).items():
            defined = inspect.isfunction(member) or inspect.isclass(member)
            if defined and member.__module__ == name and not each.startswith("_"):
                assert f"offered-{name.removeprefix('woodlaw.').replace('.', '-')}-{each}" in told


def test_what_is_offered_is_told_with_its_form_a_sentence_and_its_clauses(site: Site) -> None:
    [term] = [
        each for each in site.tree("engine").findall(nodes.term) if "offered-engine-place-room_for" in each["ids"]
    ]
    form, sentence = term.parent[1].children[:2]
    assert text_of(form) == (
        "def room_for( game: Game, player: str, piece: Piece, place: Place, source: Place | None = None, ) -> int"
    )
    assert text_of(sentence).startswith("Return how many of a piece a player can place at a place now")
    [term] = [each for each in site.tree("engine").findall(nodes.term) if "offered-engine-fight-battle" in each["ids"]]
    assert "4.3" in {each["reftarget"] for each in pending(term.parent)}


def test_a_class_is_told_with_its_methods_but_for_the_questions(site: Site) -> None:
    [term] = [each for each in site.tree("engine").findall(nodes.term) if "offered-engine-game-Game" in each["ids"]]
    assert {"ask", "emit", "shift"} <= {text_of(each) for each in term.parent[1].findall(nodes.term)}
    shown = text_of(site.section("engine", "engine-factions-base"))
    assert "def on_map(self, state: State, kind: str) -> int" in shown
    assert "def why_not_with" not in shown


# Command line ---------------------------------------------------------------------------------------------------------
def test_every_command_is_told_with_its_options(site: Site) -> None:
    assert len(list(site.tree("command-line").findall(nodes.section))) == 2 + len(COMMANDS)
    for name in COMMANDS:
        section = site.section("command-line", f"command-woodlaw-{name}")
        [table] = section.findall(nodes.table)
        assert rows(table)[-1] == ["-h, --help", "Show this message and exit."]
    [table] = site.section("command-line", "command-woodlaw-law").findall(nodes.table)
    assert ["--diff FILE", "Compare the publisher's rules file with ours."] in rows(table)


def test_what_is_typed_is_shown_as_it_is_typed(site: Site) -> None:
    page = site.html("command-line")
    assert "woodlaw show game.rootlog --turn 7   the board at the end of turn 7" in page
    assert '<span class="pre">*.rootlog</span>' in page


# Cards ----------------------------------------------------------------------------------------------------------------
def test_every_card_has_one_anchor(site: Site) -> None:
    anchors = [anchor for term in site.tree("cards").findall(nodes.term) for anchor in term["ids"]]
    assert sorted(anchors) == sorted(cited_cards())
    for anchor in anchors:
        assert f'id="{anchor}"' in site.html("cards")


@pytest.mark.parametrize(
    ("anchor", "line"),
    [
        ("card.ambush", "bird, 2 copies, ambush"),
        ("card.root-tea", "rabbit, 1 copy, item, tea for 2 points, costs 1 mouse"),
        ("card.royal-claim", "bird, 1 copy, persistent effect, costs 4 any"),
        ("card.settlers", "frog, 1 copy, immediate effect, costs 1 frog, copies and cost assumed"),
        ("card.tax-collector", "fox, 3 copies, persistent effect, costs 1 fox and 1 rabbit and 1 mouse"),
    ],
)
def test_a_card_is_told_as_it_is_printed(site: Site, anchor: str, line: str) -> None:
    [term] = [each for each in site.tree("cards").findall(nodes.term) if anchor in each["ids"]]
    assert line in [text_of(each) for each in term.parent.findall(nodes.paragraph)]


def test_a_card_is_told_with_its_effect_and_code(site: Site) -> None:
    effects = {card.id: card.effect for deck in STANDARD_DECKS for card in deck_named(deck).cards}
    [term] = [each for each in site.tree("cards").findall(nodes.term) if "card.tunnels" in each["ids"]]
    told = [text_of(each) for each in term.parent.findall(nodes.paragraph)]
    assert " ".join(effects["tunnels"].split()) in told
    assert any(each.startswith("Implemented by: woodlaw.cards.exiles_and_partisans.rabbits.Tunnels.") for each in told)


def test_cards_stand_under_the_decks_that_have_them(site: Site) -> None:
    in_section = {
        anchor: text_of(site.section("cards", anchor))
        for anchor in ("cards-common", "cards-standard", "cards-exiles-and-partisans")
    }
    for name, anchor in (("Sappers", "cards-standard"), ("Tunnels", "cards-exiles-and-partisans")):
        assert [each for each, told in in_section.items() if f"{name} card." in told] == [anchor]
    assert "Root Tea card.root-tea" in in_section["cards-common"]


def test_the_domain_learns_where_cards_are(build: Build) -> None:
    page = {"cards": "# Cards\n\n```{law-cards}\n```\n"}
    extensions = ["myst_parser", "woodlaw.site.reference", "tests.site.reference.noting"]
    noted = build(page, nitpicky=False, extensions=extensions).app.env.domaindata["law"]["noted"]
    assert noted["tunnels"] == ("card", "card.tunnels", "Tunnels")
    assert noted["companions"] == ("card", "card.companions", "Companions")
    assert len(noted) == len(cited_cards())


# Factions -------------------------------------------------------------------------------------------------------------
def test_every_faction_is_told_with_its_pieces(site: Site) -> None:
    for faction in factions().values():
        pieces, *_ = site.section("factions", f"faction-{faction.name}").findall(nodes.table)
        assert [(row[0].replace(" ", "_"), int(row[2])) for row in rows(pieces)[1:]] == [
            (kind, spec.count) for kind, spec in faction.pieces.items()
        ]


def test_what_is_assumed_is_marked_and_what_is_printed_is_not(site: Site) -> None:
    clergy = factions()["honeycomb_clergy"]
    _, values = site.section("factions", "faction-honeycomb_clergy").findall(nodes.table)
    assert {row[0]: row[2] for row in rows(values)[1:]} == {
        name: f"assumed, needed by {clergy.assumed[name]}" if name in clergy.assumed else "printed"
        for name in clergy.values
    }
    assert ["bees", "3, 5", "assumed, needed by HCC.6.2"] in rows(values)
    _, printed = site.section("factions", "faction-lord_of_the_hundreds").findall(nodes.table)
    assert {row[2] for row in rows(printed)[1:]} == {"printed"}
    _, sourced = site.section("factions", "faction-riverfolk_company").findall(nodes.table)
    assert ["prices", "1, 2, 3, 4", "printed; told by haunt-roll-fail and root-mn"] in rows(sourced)


def test_it_is_told_who_can_be_played(site: Site) -> None:
    told = {row[0]: row[4] for row in rows(next(site.tree("factions").findall(nodes.table)))[1:]}
    assert set(told) == {faction.title for faction in factions().values()}
    assert told["Marquise de Cat"] == "played and checked"
    assert set(told.values()) <= {"played and checked", "checked only"}


# Readings -------------------------------------------------------------------------------------------------------------
def test_all_readings_are_told_at_their_clauses(site: Site) -> None:
    told = text_of(site.tree("readings"))
    for clause in law():
        for reading in clause.readings:
            for part in (reading.on, reading.reading, reading.reason, reading.other):
                assert " ".join(part.split()) in told, clause.id
    leading = [row for row in pending(site.tree("readings")) if row.parent.tagname == "term" and row.parent[0] is row]
    assert [row["reftarget"] for row in leading] == [
        clause.id for clause in law() if clause.readings or clause.assumed or clause.id in assumed_on_boards()
    ]


def assumed_on_boards() -> set[str]:
    return {clause_id for faction in factions().values() for clause_id in faction.assumed.values()}


def test_all_assumptions_are_told(site: Site) -> None:
    lines = [text_of(each) for each in site.tree("readings").findall(nodes.paragraph)]
    assumed = [each for each in lines if each.startswith("Assumed, for no source states it: ")]
    of_clauses = sum(1 for clause in law() if clause.assumed)
    assert len(assumed) == of_clauses + sum(len(faction.assumed) for faction in factions().values())
    assert "Assumed, for no source states it: bees (on the board of the Honeycomb Clergy)" in assumed


# Letters --------------------------------------------------------------------------------------------------------------
def test_all_letters_are_told(site: Site) -> None:
    for anchor, known in (
        ("letters-of-suits", letters.SUITS),
        ("letters-of-items", letters.ITEMS),
        ("letters-of-pieces", letters.PIECES),
        ("words-of-landmarks", letters.LANDMARKS),
    ):
        [table] = site.section("letters", anchor).findall(nodes.table)
        assert rows(table)[1:] == [[letter, name] for letter, name in known.items()]


def test_the_letters_of_hirelings_are_told(site: Site) -> None:
    [table] = site.section("letters", "letters-of-hirelings").findall(nodes.table)
    assert rows(table)[1] == ["h_C", "Forest Patrol", "Feline Physicians"]
    assert len(rows(table)) == 14


def test_the_letters_of_factions_are_theirs(site: Site) -> None:
    told = {row[0]: row[1:] for row in rows(next(site.section("letters", "letters-of-factions").findall(nodes.table)))}
    assert told["C"][:2] == [
        "Marquise de Cat",
        "w warrior, t wood, t_w wood, t_k keep, b_s sawmill, b_w workshop, b_r recruiter",
    ]
    assert told["E"][2] == "$_r recruit, $_m move, $_x battle, $_b build"
    assert told["A"][2] == "cards on the board: supporters, warrior on the board: officers"
    assert told["D"][2] == "0 Burrow"
    assert set(told) - {"letter"} == {faction.letter for faction in factions().values()}


# Words ----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("See 4.2.1, and HCC.2.6.IV.", ["4.2.1", "HCC.2.6.IV"]),
        ("(16.2.2.Ia)", ["16.2.2.Ia"]),
        ("Version 0.1.0, 99.9 or 4.2.99", []),
        ("a.4.2.1 and x-4.2.1", []),
    ],
)
def test_ids_in_a_text_are_links(text: str, cited: list[str]) -> None:
    parts = words(text)
    assert "".join(part.astext() for part in parts) == text
    assert [part["reftarget"] for part in parts if isinstance(part, addnodes.pending_xref)] == cited
