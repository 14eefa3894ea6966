"""The scene of a scenario: a game on a table, laid by Given steps, acted on by When steps, looked at by Then steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from woodlaw.engine.actions import PHASE
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.game import Chosen, Game, Shortage
from woodlaw.engine.refusal import Forbidden, Refusal
from woodlaw.engine.state import State
from woodlaw.engine.titles import player_title
from woodlaw.engine.turn import begin_turn
from woodlaw.engine.victory import GameWon
from woodlaw.factions.seating import CannotSeat, house_rules_called
from woodlaw.gherkin.answers import Script, Stopped
from woodlaw.gherkin.outcomes import Drawing, Outcomes
from woodlaw.positions.laying import (
    default_seats,
    lay_card,
    lay_pieces,
    seats_told,
    starting_table,
    table_of_state,
    words_at,
)
from woodlaw.positions.mistakes import fail
from woodlaw.positions.wording import Words
from woodlaw.table.cards import CardKind
from woodlaw.table.decks import UnknownDeck, deck_named
from woodlaw.table.maps import UnknownMap, map_named
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, PlaceKind, supply

if TYPE_CHECKING:
    from woodlaw.engine.events import Event
    from woodlaw.positions.position import Position
    from woodlaw.table.cards import Card
    from woodlaw.table.house_rules import HouseRule

Table = Sequence[Sequence[str]]
"""The rows of a step's table, its header first."""


@dataclass(frozen=True, slots=True)
class Unasked:
    """What a player was not asked, or not for one ``option``, and why; ``after`` so many answers."""

    player: str
    what: str
    option: Option | None
    refusal: Refusal
    after: int


class Scene:
    """What the steps of one scenario share.

    Until a step needs the game, the map, the deck and the seats can be chosen. Then the table is laid as for a game
    about to be set up (5.1), see :func:`woodlaw.positions.laying.starting_table`. ``folder`` is where the scenario's
    feature file lies, for steps that name files; None where there is none. ``kind`` is what sort of game is played.

    ``events`` are what happened in the last When steps, each with the clauses in force; ``before`` is the state that
    they began with; ``refusal`` is what stopped a step that tries, ``won`` how the game was won.
    """

    def __init__(self, folder: Path | None = None, kind: type[SceneGame] | None = None) -> None:
        self.folder = folder
        self._kind = kind or SceneGame
        self._map = "autumn"
        self._deck = "standard"
        self._seats = default_seats()
        self._options: Mapping[str, tuple[str, ...]] = {}
        self._house_rules: tuple[HouseRule, ...] = ()
        self._game: SceneGame | None = None
        self._words: Words | None = None
        self._acting = False
        self._turn_said = False
        self.outcomes = Outcomes()
        self.events: list[tuple[Event, tuple[str, ...]]] = []
        self.before: State | None = None
        self.unasked: list[Unasked] = []
        self.refusal: Refusal | None = None
        self.won: GameWon | None = None

    # The table --------------------------------------------------------------------------------------------------------
    def choose_map(self, text: str) -> None:
        """Choose the map, before anything lies on it."""
        self._still_bare("map")
        try:
            self._map = map_named(text).id
        except UnknownMap as error:
            fail(str(error))

    def choose_deck(self, text: str) -> None:
        """Choose the shared deck, before anything is dealt."""
        self._still_bare("deck")
        try:
            self._deck = deck_named(text).id
        except UnknownDeck as error:
            fail(str(error))

    def choose_house_rule(self, text: str) -> None:
        """Choose a house rule besides those chosen before, before anything lies on the table."""
        self._still_bare("house rules")
        try:
            self._house_rules = tuple(dict.fromkeys((*self._house_rules, *house_rules_called(text))))
        except CannotSeat as error:
            fail(str(error))

    def choose_seats(self, names: Sequence[str]) -> None:
        """Choose who sits at the table, in turn order, and what is chosen for each, before anything lies on it."""
        self._still_bare("seats")
        self._seats, self._options = seats_told(names)

    def _still_bare(self, what: str) -> None:
        if self._game is not None:
            fail(f"say the {what} before anything that lies on the table")

    @property
    def words(self) -> Words:
        """The names of this table."""
        if self._words is None:
            self._words = words_at(self._map, self._deck, self._seats)
        return self._words

    @property
    def laid(self) -> bool:
        """Whether a step has needed the game yet."""
        return self._game is not None

    @property
    def game(self) -> SceneGame:
        """The game, laid out when it is first needed."""
        if self._game is None:
            words = self.words
            state = starting_table(self._map, self._deck, self._seats)
            state.options, state.house_rules = self._options, self._house_rules
            self._game = self._begun(state, words)
        return self._game

    def _begun(self, state: State, words: Words) -> SceneGame:
        game = table_of_state(state).game_of(self._kind, state, self.outcomes, Script(words))
        game.listener = self._listen
        game.told_unasked = self._take_unasked
        return game

    def _take_unasked(self, player: str, what: str, option: Option | None, refusal: Refusal) -> bool:
        self.unasked.append(Unasked(player, what, option, refusal, len(self.script.asked)))
        return False

    def seat_bot(self, player: str) -> None:
        """Let a player be a bot from now on, which decides by the script as before."""
        seat = copy(self.game.factions[player])
        seat.human = False
        self.game.factions[player] = seat
        self.game.refresh()

    def take_position(self, position: Position) -> None:
        """Take the whole table as it lies in a position, before anything else is said of it."""
        self._still_bare("position")
        state = position.state
        self._map, self._deck, self._seats = state.map.id, state.deck.id, state.seats
        self._words = None
        self._game = self._begun(state, self.words)
        self._turn_said = position.turn_said

    @property
    def script(self) -> Script:
        """The answers that the scenario gives."""
        return self.game.script

    @property
    def state(self) -> State:
        """What lies on the table."""
        return self.game.state

    def clear_table(self) -> None:
        """Take everything off the table but the map and the suits of its clearings, as before setup (5.1)."""
        state = self.state
        markers, rules = state.priority_markers, state.house_rules
        bare = State(state.map, state.deck, state.suits, state.seats, state.options, markers, rules)
        bare.closed_paths = frozenset()
        bare.score = dict.fromkeys(bare.seats)
        self.game.state = bare
        self.game.refresh()

    def put_back(self, player: str) -> None:
        """Take a faction's pieces out of its supply and the cards of no deck off its board, as before its own setup."""
        self.state.pieces.pop(supply(player), None)
        for place, cards in self.state.cards.items():
            if place.kind is PlaceKind.BOARD and place.owner == player:
                cards[:] = [card for card in cards if card.kind is not CardKind.OTHER]

    # Laying it --------------------------------------------------------------------------------------------------------
    def lay_pieces(self, place: Place, pieces: Sequence[tuple[Piece, int]]) -> None:
        """Let a place hold so many of each piece, as :func:`woodlaw.positions.laying.lay_pieces` says."""
        lay_pieces(self.game, place, pieces)

    def lay_card(self, card: Card, place: Place) -> None:
        """Bring a card to a place, as :func:`woodlaw.positions.laying.lay_card` says."""
        lay_card(self.game, card, place)

    # Acting -----------------------------------------------------------------------------------------------------------
    @contextmanager
    def acting(self, tries: str = "", answers: Table | None = None) -> Iterator[Game]:
        """Let something happen, with these answers; ``tries`` is not empty when it is expected to be refused.

        Raises :class:`SceneError` when something is refused that should not be or the other way round, and for
        answers and outcomes that nobody needed.
        """
        game = self._begin()
        self.script.read(answers)
        self.script.tries = bool(tries)
        try:
            yield game
        except Forbidden as forbidden:
            self.refusal = forbidden.refusal
            if not tries:
                fail(f"it is refused: {forbidden.refusal}")
        except GameWon as won:
            self.won = won
        except Shortage as shortage:
            fail(f"the scenario does not tell what this needs: {shortage}")
        except Stopped:
            pass
        unused = [*self.script.unused(), *self.outcomes.unused()]
        self.script.forget()
        if unused:
            fail(f"not needed: {', '.join(unused)}{_UNASKED if self.refusal is None else ''}")
        if tries and self.refusal is None:
            fail("it was expected to be refused, and is allowed")

    def begin_turn(self, player: str) -> None:
        """Make it a player's turn, with nothing remembered of the last one."""
        begin_turn(self.game, player)
        self._turn_said = True

    def acts(self, name: str, phase: str = "") -> str:
        """Return the player that a step names as acting.

        Whoever acts first has the turn, and is in a phase where the step names one, unless the scenario says.
        """
        player = self.words.player(name)
        if not self._turn_said:
            self.state.current = player
            self._turn_said = True
            if phase and not PHASE.is_noted(self.state):
                PHASE.note(self.state, phase.casefold())
        return player

    def _begin(self) -> Game:
        game = self.game
        if not self._acting:
            self._acting = True
            self.before = self.state.copy()
            self.events.clear()
            self.unasked.clear()
            self.script.asked.clear()
        self.refusal = None
        self.script.pending = None
        return game

    def forget_events(self) -> None:
        """Take what happened so far as given."""
        self._acting = False
        self.before = None
        self.events.clear()
        self.unasked.clear()
        self.script.asked.clear()

    def rest(self) -> State:
        """Look at the table as the When steps left it; the next When step starts from there."""
        self._acting = False
        return self.state

    def since(self) -> State:
        """Return the state that the last When steps began with."""
        if self.before is None:
            fail("nothing has happened yet: a When step is expected before")
        return self.before

    def finish(self) -> None:
        """End the scenario; raises :class:`SceneError` when something promised was never asked for."""
        if self._game is not None and self.script.promised:
            told = ", ".join(answer.told(self.words) for answer in self.script.promised)
            fail(f"nobody was asked for what was promised: {told}")

    def _listen(self, event: Event, clauses: tuple[str, ...]) -> None:
        self.events.append((event, clauses))


_UNASKED = "; a decision with a single option is not asked, unless an answer names it in the column 'asked'"


class SceneGame(Drawing):
    """A game that asks for a decision with a single option too, and draws by name, where the scenario speaks of it."""

    @property
    def script(self) -> Script:
        """The answers that the scenario gives."""
        return cast("Script", self._asker)

    def ask(
        self,
        player: str,
        what: str,
        options: Sequence[Chosen],
        refuse: Callable[[Option], Refusal | None] | None = None,
    ) -> Chosen:
        """Ask a player to choose one of some options; a bot is asked even where there is only one."""
        if len(options) == 1:
            only = cast("tuple[Option, ...]", tuple(options))
            decision = Decision(player, what, only, refuse, partial(player_title, self)).hold()
            if self.script.speaks_to(decision):
                return cast("Chosen", self.script(decision))
        return super().ask(player, what, options, refuse)
