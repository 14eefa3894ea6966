"""The directives ``law-faction`` and ``law-maps``: what positions and rulings need to know of a faction and of maps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from docutils import nodes

from woodlaw.engine.actions import Phase
from woodlaw.engine.memory import (
    Count,
    Form,
    Kept,
    Many,
    OneOf,
    Plain,
    Remembered,
    Row,
    declared_by,
    of_boards,
    of_turns,
)
from woodlaw.factions.base import Faction
from woodlaw.factions.questions import Question, actions_of, first_sentence, modules_of, questions_of
from woodlaw.factions.registry import factions
from woodlaw.positions.example import example_of
from woodlaw.positions.lying import told_contents
from woodlaw.positions.writing import write_data
from woodlaw.site.parts import joined
from woodlaw.site.reference.parts import (
    Part,
    ReferenceDirective,
    block,
    clause_link,
    code,
    label_link,
    paragraph,
    table,
)
from woodlaw.table.boxes import UNSORTED, Box
from woodlaw.table.maps import Map, map_ids, map_named

_FORMS = {
    Plain.FLAG: "yes or no",
    Plain.TEXT: "a word",
    Plain.PLAYER: "a player",
    Plain.PLACE: "a clearing, forest or path",
    Plain.PIECE: "a piece",
}


class FactionDirective(ReferenceDirective):
    """The page of one faction, by its name: boxes, facts, actions, questions, and a whole position."""

    required_arguments = 1

    def told(self) -> Iterator[nodes.Node]:
        """Yield the sections."""
        faction = factions().get(self.arguments[0])
        if faction is None:
            raise self.error(f"no faction {self.arguments[0]!r} is installed; expected one of {', '.join(factions())}")
        self.depend_on(*modules_of(faction.package))
        self.depend_on_data(faction.package)
        yield paragraph(
            "A seat is ",
            code(faction.letter),
            ", ",
            code(faction.name),
            " or a part of the title. Pieces and printed values: ",
            label_link(f"faction-{faction.name}", faction.title),
            ".",
        )
        yield self._section(faction, "boxes", "Boxes of its board", _boxes(faction))
        yield self._section(faction, "facts", "What its board says", _facts(faction))
        yield self._section(faction, "turn", "Steps, and what its turn remembers", _turn(faction))
        yield self._section(faction, "actions", "Actions", _actions(faction))
        yield self._section(faction, "questions", "What it asks", _questions(faction))
        example = block(write_data(example_of(faction)), "yaml")
        yield self._section(faction, "position", "A position to copy", [example])

    def _section(self, faction: Faction, what: str, title: str, content: Sequence[nodes.Node]) -> nodes.section:
        return self.section(f"{faction.name}-{what}".replace("_", "-"), title, *(content or [paragraph("None.")]))


def _boxes(faction: Faction) -> list[nodes.Node]:
    boxes = {name: box for name, box in (faction.board_boxes or {}).items() if name != UNSORTED}
    rows = [_box(faction, name, box) for name, box in boxes.items()]
    return [table(("box", "also", "holds", "room for", "clause"), rows)] if rows else []


def _box(faction: Faction, name: str, box: Box) -> list[Sequence[Part]]:
    room = ", ".join(
        [*([str(box.most)] if box.most else []), *([f"{box.each} of a kind"] if box.each else [])] or ["any number"]
    )
    also = faction.names.box_titles.get(name, "")
    clause: Sequence[Part] = [clause_link(box.clause)] if box.clause else [""]
    return [[code(name)], [code(also)] if also else [""], [told_contents(box)], [room], clause]


def _facts(faction: Faction) -> list[nodes.Node]:
    """Return what a board says besides what lies there; what records alone note is left out."""
    own = {module.__name__ for module in modules_of(faction.package)}
    declared = (each for each in of_boards(faction.name).values() if each.owner == faction.name)
    rows: list[Sequence[Sequence[Part]]] = [
        [[code(_named(each))], [_form(each.form)], [str(each.default)]] for each in declared if declared_by(each) in own
    ]
    return [table(("entry", "values", "left out"), rows)] if rows else []


def _named(declared: Kept[Any] | Remembered[Any]) -> str:
    """Return by what key a position says something: its name, and what it is about."""
    about = [_form(form) for form in declared.about]
    return ", ".join([declared.name, *about] if declared.name else about)


def _form(form: Form) -> str:
    match form:
        case OneOf(words):
            return ", ".join(word or "nothing" for word in words)
        case Count(most):
            return f"a number up to {most}"
        case Many(each):
            return f"a list of: {_form(each)}"
        case Row(parts):
            return f"({'; '.join(map(_form, parts))})"
    return _FORMS[form]


def _turn(faction: Faction) -> list[nodes.Node]:
    """Return the steps of each phase, and what the rules of the faction note in a turn."""
    if not faction.playable:
        return [paragraph("Woodlaw does not play it: it is kept in the books of recorded games.")]
    steps = [[[phase.capitalize()], [", ".join(faction.steps(phase))]] for phase in Phase]
    own = {module.__name__ for module in modules_of(faction.package)}
    noted = [each for each in of_turns().values() if declared_by(each) in own]
    rows: list[Sequence[Sequence[Part]]] = [[[code(_named(each))], [_form(each.form)]] for each in noted]
    return [table(("phase", "steps"), steps), *([table(("this turn", "values"), rows)] if rows else [])]


def _actions(faction: Faction) -> list[nodes.Node]:
    rows: list[Sequence[Sequence[Part]]] = [
        [[code(action.name)], [first_sentence(action)], joined([clause_link(each) for each in action.clauses])]
        for action in actions_of(faction.package)
    ]
    return [table(("action", "what it does", "clauses"), rows)] if rows else []


def _questions(faction: Faction) -> list[nodes.Node]:
    rows = [_question(each) for each in questions_of(faction.package)] if faction.playable else []
    return [table(("question", "answers", "clauses"), rows)] if rows else []


def _question(question: Question) -> list[Sequence[Part]]:
    answers = [code(each.strip("`")) if each.startswith("`") else nodes.Text(each) for each in question.answers]
    told: Sequence[Part] = joined(answers) if answers else ["what is offered"]
    clauses = joined([clause_link(each) for each in question.clauses if not each.startswith("card.")])
    return [[code(question.what)], told, clauses]


class MapsDirective(ReferenceDirective):
    """A section for each map, with a table of its clearings: name, suit, slots, neighbours."""

    def told(self) -> Iterator[nodes.Node]:
        """Yield the sections."""
        self.depend_on_data("woodlaw.table.data")
        for map_ in map(map_named, map_ids()):
            rows = [_clearing(map_, number) for number in range(1, len(map_.clearings) + 1)]
            heads = ("no", "clearing", "suit", "slots", "paths to", "rivers to", "besides")
            forests = ", ".join("-".join(map(str, forest)) for forest in map_.forests)
            yield self.section(f"map-{map_.id}", map_.title, table(heads, rows), paragraph(f"Its forests: {forests}."))


def _clearing(map_: Map, number: int) -> list[Sequence[Part]]:
    site = map_.clearings[number - 1]
    closed = {other for path in map_.closed_paths if number in path for other in path if other != number}
    paths = ", ".join(f"{other} (closed)" if other in closed else str(other) for other in map_.paths[number])
    besides = {
        "a ruin": site.ruin,
        "a corner": number in map_.corners,
        "on the coast": number in map_.coastal,
        "the Ferry at first": number == map_.ferry_start,
        "the Tower": number == map_.tower,
    }
    suit = site.printed_suit or "none printed"
    told = (str(number), site.name, suit, str(site.slots), paths, ", ".join(map(str, map_.rivers[number])))
    return [*([each] for each in told), [", ".join(name for name, so in besides.items() if so)]]
