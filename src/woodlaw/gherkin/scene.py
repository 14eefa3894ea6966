"""The scene of a scenario: a game on a table, laid by Given steps, acted on by When steps, looked at by Then steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, cast

from woodlaw.cards.registry import effect_of
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.game import Chosen, Game
from woodlaw.engine.maps import map_rules
from woodlaw.engine.refusal import Forbidden, Refusal
from woodlaw.engine.state import State
from woodlaw.engine.turn import begin_turn
from woodlaw.engine.victory import GameWon
from woodlaw.factions.registry import factions
from woodlaw.gherkin.answers import Script, Stopped
from woodlaw.gherkin.outcomes import Outcomes
from woodlaw.gherkin.wording import Words, faction_named, fail
from woodlaw.law.implements import clauses_in_force
from woodlaw.table.cards import CardKind
from woodlaw.table.decks import UnknownDeck, deck_named
from woodlaw.table.items import item_supply
from woodlaw.table.maps import Map, UnknownMap, map_named
from woodlaw.table.pieces import FERRY, RUIN, TOWER, Category, Piece
from woodlaw.table.places import CLEARINGS, DECK, ITEM_SUPPLY, OUT_OF_GAME, Place, PlaceKind, supply
from woodlaw.table.suits import CLEARING_SUITS

if TYPE_CHECKING:
    from woodlaw.engine.events import Event
    from woodlaw.table.cards import Card

LANDMARKS = (FERRY, TOWER)

_DULL = (CardKind.ITEM, CardKind.PERSISTENT, CardKind.IMMEDIATE, CardKind.AMBUSH, CardKind.DOMINANCE)
"""Kinds of card by how little they meddle with a scenario that draws them."""

Table = Sequence[Sequence[str]]
"""The rows of a step's table, its header first."""


class Scene:
    """What the steps of one scenario share.

    Until a step needs the game, the map, the deck and the seats can be chosen. Then the table is laid as for a game
    about to be set up (5.1): every faction's pieces in its supply, ruins, items and landmarks in their places, hands
    empty, and the deck with all its cards, those on top that show items, ambushes and dominance cards at the bottom.

    ``events`` are what happened in the last When steps, each with the clauses in force; ``before`` is the state that
    they began with; ``refusal`` is what stopped a step that tries, ``won`` how the game was won.
    """

    def __init__(self) -> None:
        self._map = "autumn"
        self._deck = "standard"
        self._seats = _default_seats()
        self._game: _Game | None = None
        self._words: Words | None = None
        self._acting = False
        self._turn_said = False
        self.outcomes = Outcomes()
        self.events: list[tuple[Event, tuple[str, ...]]] = []
        self.before: State | None = None
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

    def choose_seats(self, names: Sequence[str]) -> None:
        """Choose who sits at the table, in turn order, before anything lies on it."""
        self._still_bare("seats")
        known = tuple(factions().values())
        chosen = tuple(faction_named(name, known, "is installed").name for name in names)
        if len(set(chosen)) < len(chosen):
            fail("a faction has two seats")
        self._seats = chosen

    def _still_bare(self, what: str) -> None:
        if self._game is not None:
            fail(f"say the {what} before anything that lies on the table")

    @property
    def words(self) -> Words:
        """The names of this table."""
        if self._words is None:
            self._words = _words(self._map, self._deck, self._seats)
        return self._words

    @property
    def laid(self) -> bool:
        """Whether a step has needed the game yet."""
        return self._game is not None

    @property
    def game(self) -> _Game:
        """The game, laid out when it is first needed."""
        if self._game is None:
            words = self.words
            state = _laid(self._map, self._deck, self._seats).copy()
            self._game = _Game(
                state,
                {faction.name: faction for faction in words.seats},
                effect_of,
                map_rules(words.map),
                self.outcomes,
                Script(words),
            )
            self._game.listener = self._listen
        return self._game

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
        bare = State(self.state.map, self.state.deck, self.state.suits, self.state.seats)
        bare.closed_paths = frozenset()
        bare.score = dict.fromkeys(bare.seats)
        self.game.state = bare
        self.game.refresh()

    def put_back(self, player: str) -> None:
        """Take a faction's pieces out of its supply, as before its own setup."""
        self.state.pieces.pop(supply(player), None)

    # Laying it --------------------------------------------------------------------------------------------------------
    def lay_pieces(self, place: Place, pieces: Sequence[tuple[Piece, int]]) -> None:
        """Let a place hold so many of each piece, taking them from where spare ones lie and putting back the rest.

        Spare pieces lie in their faction's supply, spare items in the item supply. What these shall not hold is out of
        the game, as are ruins that are gone. A landmark comes from wherever it stands. Raises :class:`SceneError` for
        more pieces of a faction than its box has.
        """
        for piece, count in pieces:
            missing = count - self.state.count(place, piece)
            if missing < 0:
                self._bring(piece, -missing, place, self._home(piece, place))
            for source in self._spare(piece, place):
                there = min(max(0, missing), self.state.count(source, self._form(piece, source)))
                self._bring(piece, there, source, place)
                missing -= there
            if missing > 0 and piece.owner in self.game.factions:
                box = sum(there.get(piece, 0) for there in self.state.pieces.values())
                fail(f"{missing} of {count} {piece.kind} are not there to be laid: of {box} none is left in the supply")
            if missing > 0:
                self.game.adjust(piece, place, missing)

    def _bring(self, piece: Piece, count: int, source: Place, target: Place) -> None:
        self.game.adjust(self._form(piece, source), source, -count)
        self.game.adjust(self._form(piece, target), target, count)

    def _form(self, piece: Piece, place: Place) -> Piece:
        """Return in what form a piece lies at a place: in a supply perhaps face down."""
        if place.kind is PlaceKind.SUPPLY and piece.owner in self.game.factions:
            return self.game.factions[piece.owner].stored(piece)
        return piece

    def _home(self, piece: Piece, place: Place) -> Place:
        """Return where a piece goes that is taken from a place."""
        home = supply(piece.owner) if piece.owner else ITEM_SUPPLY if piece.category is Category.ITEM else OUT_OF_GAME
        return home if home is not place else OUT_OF_GAME

    def _spare(self, piece: Piece, place: Place) -> tuple[Place, ...]:
        """Return where spare ones of a piece lie."""
        if piece in LANDMARKS:
            return tuple(site for site in (OUT_OF_GAME, *CLEARINGS) if site is not place)
        return OUT_OF_GAME, self._home(piece, place)

    def lay_card(self, card: Card, place: Place) -> None:
        """Bring a card to a place from the deck or from out of the game; one that only a faction has, from its box."""
        if card.kind is CardKind.OTHER:
            self.game.lay(card, place)
            return
        for source in (DECK, OUT_OF_GAME):
            if card in self.state.cards_at(source):
                self.game.give(card, source, place)
                return
        fail(f"no copy of {card!r} is left in the deck")

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
            if not tries:
                fail(f"it is refused: {forbidden.refusal}")
            self.refusal = forbidden.refusal
        except GameWon as won:
            self.won = won
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
            if phase:
                self.state.this_turn.setdefault("phase", phase.casefold())
        return player

    def _begin(self) -> Game:
        game = self.game
        if not self._acting:
            self._acting = True
            self.before = self.state.copy()
            self.events.clear()
            self.script.asked.clear()
        self.refusal = None
        self.script.pending = None
        return game

    def forget_events(self) -> None:
        """Take what happened so far as given."""
        self._acting = False
        self.before = None
        self.events.clear()
        self.script.asked.clear()

    def rest(self) -> State:
        """Look at the table as the When steps left it; the next When step begins anew."""
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


class _Game(Game):
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
        """Ask a player to choose one of some options."""
        if len(options) == 1:
            decision = Decision(player, what, clauses_in_force(), cast("tuple[Option, ...]", tuple(options)), refuse)
            if self.script.speaks_to(decision):
                return cast("Chosen", self.script(decision))
        return super().ask(player, what, options, refuse)

    def pick(self, what: str, things: Sequence[object]) -> int:
        """Let the scenario's next thing drawn be it, where it names any."""
        outcomes = cast("Outcomes", self._chance)
        return outcomes.drawn(what, things) if outcomes.draws else super().pick(what, things)


# Tables laid before ---------------------------------------------------------------------------------------------------
@cache
def _default_seats() -> tuple[str, ...]:
    """Return who sits at the table unless a scenario says otherwise, in setup order."""
    return tuple(name for name, faction in factions().items() if faction.sits_by_default)


@cache
def _words(map_id: str, deck_id: str, seats: tuple[str, ...]) -> Words:
    known = factions()
    for name in seats:
        if name not in known:
            fail(f"the faction {name} is not installed; installed are {', '.join(known)}")
    return Words(map_named(map_id), deck_named(deck_id), tuple(known[name] for name in seats))


@cache
def _laid(map_id: str, deck_id: str, seats: tuple[str, ...]) -> State:
    """Return the table that scenes copy; it is never changed itself."""
    words = _words(map_id, deck_id, seats)
    state = State(words.map, words.deck, _suits(words.map), seats)
    game = Game(state, {faction.name: faction for faction in words.seats}, effect_of)
    for faction in words.seats:
        faction.fill_supply(game)
    for kind, count in item_supply().items():
        game.adjust(kind, ITEM_SUPPLY, count)
    for site in words.map.clearings:
        if site.ruin:
            game.adjust(RUIN, CLEARINGS[site.number - 1], 1)
    for landmark, number in ((FERRY, words.map.ferry_start), (TOWER, words.map.tower)):
        if number:
            game.adjust(landmark, CLEARINGS[number - 1], 1)
    dull_first = sorted(words.deck.cards, key=lambda card: _DULL.index(card.kind) if card.kind in _DULL else 0)
    state.cards[DECK] = [card for card in reversed(dull_first) for _ in range(card.copies)]
    return state


def _suits(chosen: Map) -> tuple[str, ...]:
    """Return the printed suits; where none is printed, clearings are fox, rabbit, mouse in turn by their numbers."""
    printed = chosen.printed_suits
    return ("", *(suit or CLEARING_SUITS[number % 3] for number, suit in enumerate(printed[1:])))
