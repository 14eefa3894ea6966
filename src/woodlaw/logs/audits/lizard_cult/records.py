"""How records tell the Lizard Cult: the Outcast, Lost Souls and gardens; and what its setup shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from woodlaw.engine.dealing import pile_for
from woodlaw.engine.events import CardsMoved, Event, Happening, Removed, Scored, Stated, TurnBegan
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Kept, Remembered
from woodlaw.engine.state import State
from woodlaw.factions.lizard_cult import abilities
from woodlaw.factions.lizard_cult.abilities import HATED, LOST_SOULS, Cult
from woodlaw.factions.lizard_cult.evening import draw_bonuses
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.setups import set_up_around, starts_wrongly
from woodlaw.logs.audits.turns import in_setup
from woodlaw.logs.hands import put
from woodlaw.table.cards import UNSEEN, CardKind
from woodlaw.table.places import DISCARD, Place, PlaceKind, revealed, supply
from woodlaw.table.suits import LETTERS

OUTCAST, HATED_OUTCAST = "o", "ho"
"""How a record names the Outcast marker, by its side."""
OUTCASTS = {abilities.OUTCAST.name: OUTCAST, abilities.HATED_OUTCAST: HATED_OUTCAST}
"""How a record writes what the marker is called, by its side."""
MOVED_UNTOLD = Kept("outcast untold", False, FLAG, owner="lizard_cult")
"""Whether the marker lay Outcast side up as a turn of the Cult began, which moves or turns it, and none tells of it."""
SOULS_GONE = Remembered("lost souls discarded", False, FLAG)
"""Whether the Lost Souls of a recorded turn are discarded."""


class Records(Cult, Recorded):
    """The Cult in recorded games."""

    draw_clause = "10.6.3"
    draws_once = True
    discard_clause = "10.6.3"
    board_names_pile = True

    def box(self, part: str, kind: str) -> Place:
        """Return the box that a record means: gardens that are not on the map lie on its tracks, the supply."""
        stored = not part and any(kind == garden.kind for garden in self.gardens)
        return supply(self.name) if stored else super().box(part, kind)

    def mark_outcast(self, game: Game, suit: str, *, hated: bool) -> None:
        """Where a turn is played it is known where the marker lies, unless one that no record told is only turned."""
        if suit:
            MOVED_UNTOLD.forget(game.state, self.name)
            super().mark_outcast(game, suit, hated=hated)

    def outcast(self, state: State) -> str:
        """Return the suit of the Outcast, or nothing where the record has not told it."""
        return abilities.OUTCAST.of(state, self.name)

    def is_hated(self, state: State) -> bool:
        """Return whether the record has told that the Outcast is Hated."""
        return HATED.of(state, self.name)

    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """The table cannot tell with what the Cult crafts where nobody has told where the Outcast lies by now."""
        known = self.outcast(game.state) and not MOVED_UNTOLD.of(game.state, self.name)
        return super().crafting_places(game, player) if known else None

    def states(self, fact: str, value: str, by_letter: Mapping[str, str]) -> tuple[tuple[object, ...], object]:
        """A record states by letters on which suit the outcast marker lies, and which side it shows."""
        if fact not in OUTCASTS.values():
            return super().states(fact, value, by_letter)
        suits = {letter: suit for suit, letter in LETTERS.items()}
        return abilities.OUTCAST.key(self.name), suits.get(value, value)

    def told(self, event: Event, clauses: tuple[str, ...], letters: Mapping[str, str]) -> Iterable[Happening]:
        """Records leave unsaid that Lost Souls are discarded, and that revealed cards return to the hand.

        The Outcast is told by letters: ``$_o->F``, or ``$_ho->F`` where it is Hated.
        """
        match event:
            case CardsMoved(source=source) if source in (LOST_SOULS, revealed(self.name)):
                pass
            case Stated(owner=self.name):
                yield replace(event, fact=OUTCASTS[event.fact], value=LETTERS[event.value]), clauses
            case _:
                yield event, clauses

    def unwritten(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Event]:
        """Lay the Lost Souls on the discard pile; and remember that a marker that is not Hated is moved or turned."""
        if not in_setup((*events, event)):
            self._discard_souls(game, event)
        if event == TurnBegan(self.name) and not HATED.of(game.state, self.name):
            MOVED_UNTOLD.keep(game.state, True, self.name)
        return ()

    def consequences(self, game: Game, event: Event, events: Sequence[Event]) -> Iterable[Stated]:
        """Where a record tells of the marker, it is known where it lies, and which side it shows."""
        if isinstance(event, Stated) and event.owner == self.name and event.fact in OUTCASTS.values():
            MOVED_UNTOLD.forget(game.state, self.name)
            HATED.keep(game.state, event.fact == HATED_OUTCAST, self.name)
        return ()

    @audits("10.4.3")
    def ends_battle(self, game: Game, event: Event) -> bool:
        """It spends acolytes for a conspiracy once a battle is over."""
        return isinstance(event, Removed) and event.player == self.name and event.place is self.acolytes

    def _discard_souls(self, game: Game, event: Event) -> None:
        """Discard Lost Souls: records leave it unsaid. It is behind all that happens as Birdsong starts.

        Of a card that left play before anything else of a turn nobody knows whether it was one of them, unless the
        record tells next that the marker moved.
        """
        marked = isinstance(event, Stated) and event.fact in OUTCASTS.values()
        if SOULS_GONE.of(game.state) or game.state.current != self.name:
            return
        if marked or isinstance(event, TurnBegan):
            for card in game.state.cards.pop(LOST_SOULS, []):
                # Books have dominance cards that are available among the discards.
                put(game, card, DISCARD if card.kind is CardKind.DOMINANCE else pile_for(game, card, LOST_SOULS))
        elif not _leaves_play(event):
            game.state.cards[LOST_SOULS] = [UNSEEN] * len(game.state.cards_at(LOST_SOULS))
        SOULS_GONE.note(game.state, marked or not (_leaves_play(event) or isinstance(event, TurnBegan)))

    @audits("10.3.2", "10.3.3")
    def setup_offences(self, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
        """Place Warriors: four with the garden in a corner clearing, one in each clearing beside; Choose Outcast."""
        if not any(game.state.on_map(garden) for garden in self.gardens):
            yield events[-1], omission("10.3.2", "the Cult sets up without a garden", "one in its starting clearing")
        if not self.on_map(game.state, "warrior"):
            message = "the Cult sets up without warriors"
            yield events[-1], omission("10.3.2", message, "four, and one in each clearing beside")
        if not any(isinstance(event, Stated) and event.fact in OUTCASTS.values() for event in events):
            yield events[-1], omission("10.3.3", "the Cult chooses no Outcast in setup", "the marker on a suit")
        there, beside = self.values["warriors in setup"]
        yield from set_up_around(game, events, self.gardens, self.warrior, (there, beside), "10.3.2")
        for garden in self.gardens:
            yield from starts_wrongly(game, self, garden, events, "10.3.2")

    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """As many as play draws, for each draw bonus besides one card."""
        due = 1 + draw_bonuses(game, self)
        return due, due


def _leaves_play(event: Event) -> bool:
    """Return whether an event may be of the start of a Birdsong: a card leaves play, or somebody scores."""
    return isinstance(event, Scored) or (isinstance(event, CardsMoved) and event.source.kind is PlaceKind.PLAY_AREA)
