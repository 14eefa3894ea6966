"""Which actions a turn offers, in which of its phases, and by which clauses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from woodlaw.adjudication.answering import Answers
from woodlaw.adjudication.meaning import FRAMING
from woodlaw.engine.actions import PHASE, Phase
from woodlaw.engine.game import Game
from woodlaw.engine.turn import of_phase
from woodlaw.table.cards import card_id


def offered_in(turn: Mapping[str, Answers], anybodys: Mapping[str, str]) -> dict[str, tuple[str, list[str]]]:
    """Return the actions of a turn, each with the clause that offers it and its phases.

    ``anybodys`` are those that any player may take in a phase.
    """
    found: dict[str, tuple[str, list[str]]] = {}
    for phase, answers in turn.items():
        for name, offered_by in answers.seen.items():
            found.setdefault(name, (anybodys.get(name, offered_by), []))[1].append(phase)
    return found


def offered_to_anybody(game: Game, player: str) -> dict[str, str]:
    """Return what a player may do in its turn besides its faction's steps and actions, by the clause that says so."""
    found: dict[str, str] = {}
    for phase in Phase:
        PHASE.note(game.state, phase.value)
        for offer in of_phase(game, player):
            own = (clause for clause in reversed(offer.action.clauses) if clause.partition(".")[0] not in FRAMING)
            cards = game.state.deck.by_id(card_id(offer.name))
            clause = f"card.{cards[0].id}" if cards else next(own, "")
            if clause:
                found.setdefault(offer.name, clause)
    return found


def either(phases: Iterable[str]) -> str:
    """Return phases as a choice: ``Birdsong or Evening``."""
    return " or ".join(phase.capitalize() for phase in phases)
