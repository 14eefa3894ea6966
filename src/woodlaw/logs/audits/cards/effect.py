"""What an effect of a card is to the books of a recorded game, besides how it plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from woodlaw.cards.effect import CardEffect
from woodlaw.engine.events import CardsMoved, Event
from woodlaw.engine.game import DISCARDED, Game
from woodlaw.logs.audits.audit import Audit, others_who
from woodlaw.table.places import PlaceKind, hand, play_area


class RecordedCard(CardEffect, Audit):
    """The effect of a card in recorded games."""

    def discards(self, game: Game, events: Sequence[Event]) -> Iterator[CardsMoved]:
        """Yield the events of a turn by which the card was discarded from the owner's play area.

        What a faction has found to be its like elsewhere on its board is not noted as discarded any more.
        """
        if (self.owner, self.card_id) not in DISCARDED.of(game.state):
            return
        lost = (e for e in events if isinstance(e, CardsMoved) and e.source is play_area(self.owner))
        yield from (event for event in lost if any(card.id == self.card_id for card in event.cards))

    def discards_itself(self, event: Event) -> bool:
        """Return whether an event is that the owner discards the card from its play area."""
        if not isinstance(event, CardsMoved) or event.source is not play_area(self.owner):
            return False
        return event.player == self.owner and any(card.id == self.card_id for card in event.cards)

    def takes_card(self, game: Game, event: Event) -> bool:
        """Return whether an event is that the owner takes a card of another's hand in its turn, for nothing else."""
        if not isinstance(event, CardsMoved) or event.target is not hand(self.owner):
            return False
        if event.source.kind is not PlaceKind.HAND or game.state.current != self.owner:
            return False
        ways = others_who(game, Audit.passes_cards, self)
        return not any(e.passes_cards(game, event.source, self.owner) for e in ways)


def audited(effects: Iterable[type[CardEffect]]) -> tuple[type[RecordedCard], ...]:
    """Return kinds of effect as recorded games need them, each of which tells of every point that it can score.

    That is the class that extends the kind, where there is one.
    """
    extended = {kind.__mro__[1]: kind for kind in _extending(RecordedCard)}
    found = tuple(extended.get(kind) or as_recorded(kind) for kind in effects)
    for kind in found:
        kind.points_known = True
    return found


def _extending(kind: type[RecordedCard]) -> Iterator[type[RecordedCard]]:
    for each in kind.__subclasses__():
        yield each
        yield from _extending(each)


def as_recorded(kind: type[CardEffect]) -> type[RecordedCard]:
    """Return a kind of effect as one of recorded games, of which nothing is known besides how it plays."""
    return type(kind.__name__, (kind, RecordedCard), {})
