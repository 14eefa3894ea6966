"""The witness of a recorded game: what explains each of its turns, as a record that can be played again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from woodlaw.engine.game import Game
from woodlaw.engine.play import Outcome
from woodlaw.engine.state import State
from woodlaw.engine.turn import next_player
from woodlaw.engine.victory import has_won_by_points
from woodlaw.logs.books import RecordedTurn
from woodlaw.logs.following.search import Explained
from woodlaw.logs.record.again import replay
from woodlaw.logs.record.lines import WITNESS_VERSION, Ending, Laid, entry_line
from woodlaw.logs.record.recording import Recorder
from woodlaw.positions.laying import table_of_state
from woodlaw.positions.position import NotAPosition
from woodlaw.positions.reading import position_of
from woodlaw.positions.writing import position_data
from woodlaw.table.cards import UNSEEN, CardKind
from woodlaw.table.places import DECK, DISCARD, PlaceKind


class Witness:
    """Tells of each turn of a game what explains it, or why nothing does.

    A play is told only where it can be played again from its table as that is told, and leads to the next.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._recorder = Recorder(replace(table_of_state(game.state), state=game.state), version=WITNESS_VERSION)
        self._turns = 0
        self._outcome: Outcome | None = None

    def tell(self, turn: RecordedTurn, explained: Explained | None, why: str) -> None:
        """Tell of a turn that the books have entered: the play that explains it, or ``why`` there is none."""
        self._turns += 1
        self._outcome = None
        before = explained.before if explained else turn.before
        table, amiss = _told(before) if before else (None, "no table is kept before it")
        if table is None:
            why = f"{why}{'; ' * bool(why)}its table cannot be laid: {amiss}"
        laid = Laid(self._turns, turn.player, turn.line, table, why)
        told = self._recorder.lines
        first = len(told)
        if explained is not None and table is not None:
            explained.record(self._recorder)
            laid.unexplained = self._why_not(laid, told[first:])
        if laid.unexplained:
            del told[first:]
        told.insert(first, entry_line(laid))

    def text(self) -> str:
        """Return the witness as a file holds it, with the table as it lies now and how the game ended."""
        winners = tuple(seat for seat in self._game.state.seats if has_won_by_points(self._game, seat))
        outcome = self._outcome or Outcome(winners, "3.1" if winners else "", self._turns)
        closing = Laid(self._turns + 1, "", 0, _told(self._game.state)[0], "")
        ending = Ending(outcome.winners, outcome.clause, self._turns)
        return "\n".join((*self._recorder.lines, entry_line(closing), entry_line(ending), ""))

    def _why_not(self, laid: Laid, lines: Sequence[str]) -> str:
        """Return why a turn that was played cannot be told so; empty where it can."""
        after = replace(laid, turn=laid.turn + 1, player=next_player(self._game, laid.player))
        after.table = _told(self._game.state)[0]
        replayed = replay([self._recorder.lines[0], entry_line(laid), *lines, entry_line(after)], 1)
        self._outcome = replayed.outcome
        amiss = replayed.error or next((finding.message for finding in replayed.findings), "")
        return amiss and f"the play that was found cannot be told: {amiss}"


def _told(state: State) -> tuple[Mapping[str, Any] | None, str]:
    """Return a table as a position, or None and why it is none: books follow a record to what cannot lie there.

    They may take the deck for larger than it is.
    """
    told = position_data(without_cards_too_many(state))
    try:
        position_of(told)
    except NotAPosition as error:
        return None, str(error)
    return told, ""


def without_cards_too_many(state: State) -> State:
    """Return a table without the cards that are more than there are.

    Books know only roughly when the discards became the deck, and take some cards for copies of others. So what is too
    much is taken from open piles first, those that have lain longest, and then from the bottom of the deck.
    """
    state = state.copy()
    piles = [cards for place, cards in state.cards.items() if place.kind is PlaceKind.COMMON and place is not DECK]
    counts = Counter(card for cards in state.cards.values() for card in cards)
    for card, count in counts.items():
        for pile in piles if card.known else ():
            for _ in range(min(count - card.copies, pile.count(card))):
                pile.remove(card)
                count -= 1
    own = {pile.place for pile in table_of_state(state).piles if pile.own}
    shared = (card for place, cards in state.cards.items() if place not in own for card in cards)
    many = max(0, sum(card.kind is not CardKind.OTHER for card in shared) - state.deck.size)
    discards, deck = state.cards.get(DISCARD, []), state.cards.get(DECK, [])
    unseen = len(list(takewhile(lambda card: card is UNSEEN, deck)))
    from_discards = min(many, len(discards))
    del discards[:from_discards]
    del deck[: min(many - from_discards, unseen)]
    return state
