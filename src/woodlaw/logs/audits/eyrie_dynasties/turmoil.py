"""What a recorded turn shows of turmoil (7.7): the Decree kept, a leader who lies face down, and what came too late."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.engine.events import CardsMoved, Event, Stated
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Kept, Remembered
from woodlaw.factions.eyrie_dynasties.abilities import COLUMNS, LEADERS, VIZIER, Eyrie
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, too_late, violation
from woodlaw.logs.audits.turns import own_battles, own_moves, ventures_besides
from woodlaw.table.cards import Card

Found = Iterator[tuple[Event, Offence]]

DEPOSED = Remembered("leader deposed", False, FLAG)
"""Whether a leader came in this turn of a record while another led: only turmoil does that."""


UNTOLD = Kept("leader untold", False, FLAG)
"""Whether a record leaves out a leader: then nobody knows who lies face down."""


def note_leader_untold(eyrie: Eyrie, game: Game) -> None:
    """Remember that a record tells of turmoil, or of the turns after setup, and not of the leader."""
    UNTOLD.keep(game.state, True, eyrie.name)


def note_deposed(game: Game) -> None:
    """Remember that a new leader comes in place of one who led."""
    DEPOSED.note(game.state, True)


@audits("7.7.3", "7.7.3.I")
def face_down(eyrie: Eyrie, game: Game, cards: Sequence[Card]) -> Sequence[Offence]:
    """Return whether a leader is chosen who does not lie face up, while others do.

    Who leads does not, and nor do those deposed before, unless the record leaves out a leader.
    """
    leader, others = eyrie.leader(game), game.state.cards_at(eyrie.leaders_box)
    chosen = next((card for card in cards if card.name in LEADERS), None)
    if not leader or not others or chosen is None or any(card.name == chosen.name for card in others):
        return ()
    expected = f"a leader who lies face up: {', '.join(card.name for card in others)}"
    if chosen.name == leader:
        return (violation("7.7.3", f"the Eyrie choose {leader} again, whom they depose", expected),)
    if UNTOLD.of(game.state, eyrie.name):
        return ()
    return (violation("7.7.3", f"the Eyrie choose {chosen.name}, who lies face down", expected),)


@audits("7.7.2")
def kept_decree(eyrie: Eyrie, game: Game, events: Sequence[Event]) -> Found:
    """Yield a new leader who came without the Purge.

    A Decree of Loyal Viziers only has nothing to discard, and its cards may be told one by one.
    """
    columns = [eyrie.column(column) for column in COLUMNS]
    told = any(
        (isinstance(event, Stated) and event.owner == eyrie.name)
        or (isinstance(event, CardsMoved) and event.source in columns)
        for event in events
    )
    left = sum(card != VIZIER for column in columns for card in game.state.cards_at(column))
    if DEPOSED.of(game.state) and left and not told:
        message = f"the Eyrie fall into turmoil and keep {left} card{'s' * (left != 1)} on the Decree"
        yield _new_leader(eyrie, events), omission("7.7.2", message, "all but Loyal Viziers discarded")


@audits("7.7.4")
def acted_after_turmoil(eyrie: Eyrie, game: Game, events: Sequence[Event]) -> Found:
    """Yield a move or a battle of the Eyrie after the new leader, whom turmoil brings as it ends Daylight.

    Where an effect may have given the Eyrie a move or a battle, it may have done so in Evening.
    """
    if not DEPOSED.of(game.state) or ventures_besides(game).most:
        return
    since = events[events.index(_new_leader(eyrie, events)) + 1 :]
    late: list[Event] = [*own_moves(game, eyrie.name, since), *own_battles(eyrie.name, since)]
    if late:
        yield late[0], too_late("7.7.4", "the Eyrie go on with Daylight after turmoil", "Evening begins")


def _new_leader(eyrie: Eyrie, events: Sequence[Event]) -> Event:
    """Return the event of a turn that brought the latest leader, or the turn's last where none is told."""
    came = (event for event in reversed(events) if isinstance(event, CardsMoved) and event.target is eyrie.leader_slot)
    return next(came, events[-1])
