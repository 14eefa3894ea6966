"""The directive ``law-factions``: what each installed faction is made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from docutils import nodes

from woodlaw.factions.base import Faction
from woodlaw.factions.registry import factions
from woodlaw.law.registry import law
from woodlaw.site.parts import joined
from woodlaw.site.reference.parts import (
    Part,
    ReferenceDirective,
    clause_link,
    code,
    illustrated,
    labelled,
    paragraph,
    table,
)


class FactionsDirective(ReferenceDirective):
    """A table of all factions, and a section for each with its pieces and printed values."""

    def told(self) -> Iterator[nodes.Node]:
        """Yield the table and the sections."""
        known = factions().values()
        yield table(("faction", "letter", "reach", "chapter", "in Woodlaw"), map(_in_short, known))
        for faction in known:
            self.depend_on_data(faction.package)
            self.depend_on(type(faction))
            shown = (*_told(faction), *illustrated(self.env, faction.name))
            yield self.section(f"faction-{faction.name}", faction.title, *shown, label=True)


def _in_short(faction: Faction) -> list[Sequence[Part]]:
    reach = "" if faction.reach is None else str(faction.reach)
    title = nodes.reference("", faction.title, internal=True, refid=f"faction-{faction.name}")
    return [[title], [code(faction.letter)], [reach], [_chapter(faction)], [_how_far(faction)]]


def _chapter(faction: Faction) -> nodes.Node:
    """Return a link to the clause that heads a faction's chapter, or to its first one."""
    known = law().chapter(faction.chapter) if law().is_chapter(faction.chapter) else None
    if known is None or not known.clauses:
        return nodes.Text(faction.chapter)
    return clause_link(known.clauses[0].id, faction.chapter)


def _how_far(faction: Faction) -> str:
    return "played and checked" if faction.playable else "checked only"


def _told(faction: Faction) -> Iterator[nodes.Node]:
    yield paragraph(
        f"{_how_far(faction).capitalize()}; a seat is ",
        code(faction.letter),
        " or ",
        code(faction.name),
        "; chapter ",
        _chapter(faction),
        ".",
    )
    yield table(("piece", "category", "count", "letters"), (_piece(faction, kind) for kind in faction.pieces))
    if faction.own_cards:
        yield labelled("Cards of its own", *joined(map(code, sorted(faction.own_cards))))
    if faction.values:
        rows = [_value(faction, name, value) for name, value in faction.values.items()]
        yield table(("printed value", "is", "source"), rows)


def _piece(faction: Faction, kind: str) -> list[Sequence[Part]]:
    spec = faction.pieces[kind]
    return [
        [kind.replace("_", " ")],
        [str(spec.piece.category)],
        [str(spec.count)],
        joined(map(code, spec.rootlog)) or ["none"],
    ]


def _value(faction: Faction, name: str, value: object) -> list[Sequence[Part]]:
    clause_id = faction.assumed.get(name)
    if clause_id:
        return [
            [name],
            [_shown(value)],
            [nodes.strong("", "assumed"), nodes.Text(", needed by "), clause_link(clause_id)],
        ]
    if name in faction.laid_over:
        return [[name], [_shown(value)], [f"yours{faction.told_in_file(name)}"]]
    told_by = faction.sources.get(name)
    return [[name], [_shown(value)], [f"printed; told by {told_by}" if told_by else "printed"]]


def _shown(value: object) -> str:
    """Return a printed value as people write it: lists with commas, mappings by name."""
    if isinstance(value, Mapping):
        return "; ".join(f"{name}: {_shown(each)}" for name, each in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(map(_shown, value))
    return str(value) if value != "" else "nothing"
