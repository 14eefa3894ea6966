"""One playing of a question."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from woodlaw.adjudication.answering import Answers
from woodlaw.adjudication.meaning import names_of
from woodlaw.adjudication.stopping import Refused, Stop, UpToChance
from woodlaw.engine.events import CardsMoved, Event, Revealed, TurnBegan
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.state import State
from woodlaw.engine.victory import GameWon
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, hand


@dataclass(slots=True)
class Attempt:
    """One playing of the question, and where it ended: at a stop, a refusal or a victory, or at the phase's end."""

    answers: Answers
    before: list[Event] = field(default_factory=list)
    happened: list[Event] = field(default_factory=list)
    stop: Stop | None = None
    forbidden: Refusal | None = None
    won: GameWon | None = None
    up_to: int = 0
    """How much of what happened came before a question was passed up that an answer left over was not for."""
    looked_at: frozenset[Place] = frozenset()
    """Where it was looked at things that nobody has seen."""
    as_said: Sequence[tuple[Card | Piece, Place]] = ()
    """Which things that nobody has seen were taken to be as the asker says, and where."""
    after: State | None = None
    """The table as it lies where it ended."""
    gone: dict[Card, tuple[str, Place]] = field(default_factory=dict)
    """Where known cards went before the action, and by which clause."""

    @property
    def refusal(self) -> Refusal | None:
        """Why it is refused, or None."""
        return self.stop.refusal if isinstance(self.stop, Refused) else self.forbidden

    @property
    def refused_within(self) -> Refusal | None:
        """Why an answer behind the first is refused, or forbidden where the phase was played to its end; or None."""
        if isinstance(self.stop, Refused):
            return self.stop.refusal
        return self.why_not_reached if self.stop is None and self.answers.steps else None

    @property
    def why_not_reached(self) -> Refusal | None:
        """Why the first answer that was left over is forbidden, or None."""
        return self.answers.why_not_reached(chance_decides=isinstance(self.stop, UpToChance))

    @property
    def is_legal(self) -> bool:
        """Whether every answer was bound and none refused."""
        return self.answers.begun is not None and not self.answers.steps and self.refusal is None

    @property
    def passed_up(self) -> bool:
        """Whether the phase was played to its end, and the action never offered."""
        return self.answers.begun is None and self.stop is None and self.forbidden is None and self.won is None

    def outcome(self) -> tuple[Hashable, ...]:
        """Return what it comes to, whatever the faces of cards that went somewhere or were shown."""
        if not self.is_legal:
            return (False,)
        return (True, self.won is not None, *map(_without_faces, self.happened))

    def why_gone(self, text: str) -> Iterator[tuple[Card, Refusal]]:
        """Yield cards of a name that went away before the action, each with why: by the clause that had it go."""
        for card, (clause, place) in self.gone.items():
            if text.casefold() in names_of(card) and clause and place is not hand(self.answers.player):
                yield card, Refusal(clause, f"{card} went to {self.answers.words.place_name(place)} before")

    def listen(self, event: Event, clauses: tuple[str, ...]) -> None:
        """Note what happens, before the action and once it has begun."""
        if isinstance(event, TurnBegan):
            return
        if self.answers.begun is None:
            self.before.append(event)
            if isinstance(event, CardsMoved):
                clause = next(
                    (each for each in reversed(clauses) if self.answers.is_own(each, self.answers.player)), ""
                )
                self.gone.update((card, (clause, event.target)) for card in event.cards if card.known)
            return
        self.happened.append(event)
        if isinstance(event, CardsMoved):
            self.answers.moved.note(event, self.answers.player)
        if not (self.answers.passed and self.answers.steps):
            self.up_to = len(self.happened)

    def up_to_the_last_answer(self) -> Attempt:
        """Return the same without what happened or was noted only after an answer that is left was passed over."""
        if self.answers.passed:
            del self.answers.notes[self.answers.noted :]
        return replace(self, happened=self.happened[: self.up_to])


def _without_faces(event: Event) -> Hashable:
    match event:
        case CardsMoved(source=source, target=target, cards=cards):
            return source, target, len(cards)
        case Revealed(owner=owner):
            return owner
    return event
