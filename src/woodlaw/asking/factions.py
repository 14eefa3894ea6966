"""What can be said and asked of a faction: its steps, boxes, actions and questions, and a position to start from."""

from __future__ import annotations

from dataclasses import dataclass

from woodlaw.asking.errors import CannotAnswer, Problem, understanding
from woodlaw.asking.few_words import faction_meant
from woodlaw.engine.actions import Phase
from woodlaw.factions.base import Faction
from woodlaw.factions.questions import actions_of, first_sentence, questions_of
from woodlaw.factions.registry import factions
from woodlaw.positions.example import example_of
from woodlaw.positions.lying import told_contents
from woodlaw.positions.writing import write_data
from woodlaw.table.boxes import UNSORTED
from woodlaw.table.decks import deck_ids, deck_named
from woodlaw.table.maps import map_ids, map_named


@dataclass(frozen=True, slots=True)
class Named:
    """Something by its name, and in a sentence what it is or holds."""

    name: str
    what: str


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that a faction puts, ``…`` for what varies in it, and the sorts of answers it takes."""

    question: str
    answers: tuple[str, ...]


@dataclass(frozen=True)
class Vocabulary:
    """The words for a faction: its pieces, the steps of its phases, its boxes, actions and questions.

    ``position`` is a whole position with it, as YAML. A faction that is not ``playable`` is known in recorded games
    alone.
    """

    faction: str
    letter: str
    chapter: str
    playable: bool
    pieces: tuple[str, ...]
    birdsong: tuple[str, ...]
    daylight: tuple[str, ...]
    evening: tuple[str, ...]
    boxes: tuple[Named, ...]
    actions: tuple[Named, ...]
    questions: tuple[Asked, ...]
    position: str


@dataclass(frozen=True, slots=True)
class Installed:
    """A faction that can be seated: its title, its letter in Rootlog, its colour, and whether it is a bot."""

    title: str
    letter: str
    colour: str
    bot: bool
    playable: bool


@dataclass(frozen=True)
class Box:
    """What a table can be laid with."""

    maps: tuple[str, ...]
    decks: tuple[str, ...]
    factions: tuple[Installed, ...]


def what_there_is() -> Box:
    """Return the maps, decks and factions that are installed, factions in the order in which they set up."""
    return Box(
        tuple(map_named(each).title for each in map_ids()),
        tuple(deck_named(each).title for each in deck_ids()),
        tuple(
            Installed(each.title, each.letter, each.colour, not each.human, each.playable)
            for each in factions().values()
        ),
    )


def vocabulary(name: str) -> Vocabulary:
    """Return the words for a faction, by its title, its letter or what players call it.

    Raises :class:`CannotAnswer` for a name that is nobody's.
    """
    with understanding("faction"):
        faction = faction_meant(name)
    if faction is None:
        known = tuple(each.title for each in factions().values())
        raise CannotAnswer([Problem("faction", f"nobody is called {name[:40]!r}", known)])
    return Vocabulary(
        faction.title,
        faction.letter,
        faction.chapter,
        faction.playable,
        tuple(kind.replace("_", " ") for kind in faction.pieces),
        faction.steps(Phase.BIRDSONG.value),
        faction.steps(Phase.DAYLIGHT.value),
        faction.steps(Phase.EVENING.value),
        boxes_of(faction),
        tuple(Named(action.name, first_sentence(action)) for action in actions_of(faction.package)),
        tuple(Asked(each.what, each.answers) for each in questions_of(faction.package)),
        write_data(example_of(faction)),
    )


def boxes_of(faction: Faction) -> tuple[Named, ...]:
    """Return the boxes of a faction's board by the names that players call them, each with what may lie there."""
    boxes = {box: held for box, held in (faction.board_boxes or {}).items() if box != UNSORTED}
    return tuple(Named(faction.names.box_titles.get(box, box), told_contents(held)) for box, held in boxes.items())
