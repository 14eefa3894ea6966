"""What a faction is to the books of a recorded game, besides how it plays."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TypeGuard

from woodlaw.engine.events import Event, Happening, Placed, Removed, TurnEnded
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction, package_of
from woodlaw.logs.audits.audit import MANY, Audit, Doubt, Offence
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, board, hand


class Recorded(Faction, Audit):
    """A faction in recorded games: how a record tells it, and what its rules have against what is told.

    ``draw_clause`` and ``discard_clause`` are the steps of its Evening that draw and discard. A package that has more
    to say than this extends it beside the faction's class, and joins through the entry point group ``woodlaw.audits``.
    """

    draw_clause: str = ""
    discard_clause: str = ""
    spends_in_evening: bool = False
    """Whether its rules have it spend cards in Evening besides those above five."""
    forms_coalitions: bool = False
    """Whether it lays its score marker on another's board when it activates a dominance card (9.2.8)."""
    keeps_warriors: bool = False
    """Whether its rules have it remove own warriors in its turn only where a building or token of its own comes."""
    bound_by_supply: frozenset[str] = frozenset()
    """The clauses that let it place fewer pieces where its supply holds fewer; what lies on its board may count too."""
    scores_in_evening: frozenset[str] = frozenset()
    """The clauses by which it scores in its Evening alone."""
    evening_draws_once: bool = True
    """Whether all cards that its Evening draws (:meth:`turn_draws`) are one draw."""
    draws_once: bool = False
    """Whether all cards that its own rules have it draw in a turn are one draw, apart from what :meth:`draws_besides`
    tells.
    """
    hits_known: bool = False
    """Whether nothing of its own changes the hits of battles, though it cannot be played."""
    open_boxes: frozenset[str] = frozenset()
    """The boxes of its board where cards lie face up that come there from the deck."""
    box_for_cards: str = ""
    """The box of its board that a record of its own turn means for cards where it names none, though it has a name."""
    tokens_trade: bool = False
    """Whether its tokens trade places, as no token of others does: some write that as two moves."""
    board_names_pile: bool = False
    """Whether records may name its board for a pile that stands in for the discard pile and for cards it shows."""
    one_own_card: bool = False
    """Whether one of ``own_cards`` lies on the board at a time, so that a new one takes the place of the old."""

    @property
    def is_left_to_play(self) -> bool:
        """Whether nothing is held here against its turns: playing judges them, and what it does in those of others."""
        return self.playable and self.human and type(self).turn_offences is Audit.turn_offences

    @property
    def package(self) -> str:
        """The package that the class stands in that plays."""
        return package_of(next(kind for kind in type(self).__mro__ if not issubclass(kind, Recorded)))

    def box(self, part: str, kind: str) -> Place:
        """Return the box of the faction's board that a record means by a part for a kind of piece (or ``"cards"``)."""
        return board(self.name, self.names.boxes.get(part) or self.names.boxes.get(kind) or part or "board")

    def crafts_from(self) -> Place:
        """Return where the cards lie that it crafts; one that lies elsewhere than in a hand stays there."""
        return hand(self.name)

    def letters_meant(self, letters: str) -> str:
        """Return the Rootlog letters that are meant: those of another kind, where only that has their second part.

        So older records have ``b_f`` for ``t_f``. Letters that none of the faction's pieces has stay as they are.
        """
        kind, _, detail = letters.partition("_")
        if not detail or self.written(letters):
            return letters
        known = {told for spec in self.pieces.values() for told in spec.rootlog}
        alike = sorted(told for told in known if told.partition("_")[2] == detail and told.partition("_")[0] != kind)
        return alike[0] if len(alike) == 1 else letters

    def item_place(self, letter: str) -> Place:
        """Asked which place of its board a record means by a letter for a place of items.

        Neutral: that of its items, whatever the letter.
        """
        return self.item_box()

    def item_letter(self, place: Place) -> str | None:
        """Asked by which letter a record tells a place of items of its board. Neutral: None, by none."""
        return None

    def states(self, fact: str, value: str, by_letter: Mapping[str, str]) -> tuple[tuple[object, ...], object]:
        """Asked what a record means that states something of the owner's board: what it is kept by, and the value.

        ``by_letter`` are the factions at the table by their letters. Neutral: by its own name.
        """
        return (self.name, fact), value

    def recorded(self, happened: Sequence[Happening], letters: Mapping[str, str]) -> Sequence[Happening]:
        """Asked how a record tells what happened in a turn, anybody's; ``letters`` are those of the factions by name.

        Neutral: each thing as :meth:`told` says, one by one.
        """
        return [told for event, clauses in happened for told in self.told(event, clauses, letters)]

    def told(self, event: Event, clauses: tuple[str, ...], letters: Mapping[str, str]) -> Iterable[Happening]:
        """Asked how a record tells one thing that happened, by whatever came before; by nothing where it leaves it out.

        It comes with the clauses in force at it, so that the answer can tell its own from others. Neutral: as it is.
        """
        return ((event, clauses),)

    def lay_hidden(self, state: State, events: Sequence[Event], way: int) -> bool:
        """Asked before a recorded turn is followed to lay at the table what the turn shows to have lain there unseen.

        There may be several ways, numbered from 0, the likeliest. Return whether there is this one.

        Neutral: only cards of hands, stacks and the deck are unseen, so that there is one way.
        """
        return way == 0

    def hidden_choice(self, options: Sequence[object], events: Sequence[Event]) -> object:
        """Asked which of some options its player took that nobody else gets to see, as far as a turn shows it.

        Neutral: the first, for no other would change anything in the turn.
        """
        return options[0]

    def is_known_enough(self, state: State) -> bool:
        """Asked whether enough is known of the cards on its board to judge a recorded turn by playing it.

        Neutral: yes, the suits that records tell are enough.
        """
        return True

    def doubts(self, state: State, events: Sequence[Event]) -> Collection[Doubt]:
        """Asked what of a turn's ``events`` rests on what a record leaves open, such as what its board says of others.

        Neutral: nothing.
        """
        return ()

    def ends_own_turn(self, event: Event) -> TypeGuard[TurnEnded]:
        """Return whether an event ends one of the faction's turns, setup apart."""
        return isinstance(event, TurnEnded) and event.player == self.name and not event.setup

    def setup_offences(self, game: Game, events: Sequence[Event]) -> Iterable[tuple[Event, Offence]]:
        """Asked at the end of its setup, which is not played, for what its rules have against it.

        Each offence comes with the event that it is reported at. Neutral: nothing.
        """
        return ()

    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """Asked at the end of its turn how many cards its Evening draws, at least and at most (None: no bound).

        Neutral: None, the table cannot tell.
        """
        return None

    def may_remove(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """A faction that cannot be played yet may remove what it likes in its own turn, as far as is known.

        So may one that is left to play, and its own pieces may go in the turns of others.
        """
        own = game.state.current == self.name
        return (own and not self.playable) or (self.is_left_to_play and (own or event.piece.owner == self.name))

    def battles_off_turn(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """A faction that cannot be played yet may have anybody battle, as far as is known."""
        return not self.playable

    def discards_off_turn(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """A faction that cannot be played yet may have others discard what it likes, one left to play itself."""
        return not self.playable or (self.is_left_to_play and player == self.name)

    def passes_cards(self, game: Game, source: Place, receiver: str) -> int:
        """A faction that is left to play may give cards of its hand and take those of others."""
        return MANY if self.is_left_to_play and self.name in (source.owner, receiver) else 0

    def shows_hands(self, game: Game, viewer: str) -> int:
        """A bot, or a faction that cannot be played yet, may have cards shown, one that is left to play to itself."""
        shows = not (self.playable and self.human) or (self.is_left_to_play and viewer == self.name)
        return MANY if shows else 0

    def may_place(self, game: Game, event: Placed, events: Sequence[Event]) -> bool:
        """A faction places pieces of its own in the turns of others, unless it says that it does not."""
        return event.piece.owner == self.name

    def step(self, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
        """Asked for the step of its turn that an event of that turn belongs to for sure.

        ``events`` are those of the turn before it. The answer is the step's rank in the turn, its name and its clause;
        a later event of a lower rank is out of order. That an effect may have given a move, a battle or a warrior is
        asked besides. Neutral: None, the event could belong to several steps.
        """
        return None

    def warriors_come_to(self) -> tuple[Sequence[Piece], str]:
        """Asked beside which pieces its own rules place its warriors in its turn, all of them, and by which clause.

        Neutral: ``((), "")``, beside none.
        """
        return (), ""

    def settle(self, game: Game, events: Sequence[Event]) -> None:
        """Asked at the end of its turn to do what records leave unsaid, such as discarding revealed birds."""
