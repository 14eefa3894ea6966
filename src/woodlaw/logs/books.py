"""The books of a recorded game: how things stand where it is read, and what the checks have said so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from woodlaw.engine.events import CardsMoved, Crafted, Event, Moved, TurnEnded
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight, Modifier
from woodlaw.engine.state import State
from woodlaw.logs.audits.audit import Audit, Offence
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.beyond import HIRELINGS
from woodlaw.logs.doubts import Doubts
from woodlaw.logs.findings import Finding, FindingKind
from woodlaw.logs.opening import Opening
from woodlaw.logs.rootlog.syntax import Action, Score
from woodlaw.table.cards import Card
from woodlaw.table.pieces import FERRY, Piece
from woodlaw.table.places import Place, PlaceKind

MOST_FINDINGS = 2_000
"""How many findings are noted; a file that has more is no record of a game, and is entered no further."""
SURE_BESIDE_CARDS = frozenset(("1.4.1", "1.5.1", "1.5.4", "3.1", "5.1.1", "A.1", "A.2"))
"""By which clauses a record is judged though cards lie at its table of which the Law says nothing."""
LEAST_LEFT_OUT = 2
"""How often a record leaves a step out, and never writes it, for that to be a habit."""


@dataclass(slots=True, eq=False, repr=False)
class Skirmish:
    """A recorded battle while its hits come in: what each side may deal at most, and what each has lost."""

    fight: Fight
    action: Action
    most: dict[str, int]
    most_going_on: dict[str, int] = field(default_factory=dict)
    """What each side may deal at most where the battle goes on after an ambush, the attacker being as strong again."""
    unrolled: dict[str, int] = field(default_factory=dict)
    """What each side may deal at most where none of its rolled hits counts."""
    least: dict[str, int] = field(default_factory=dict)
    """What each side deals at least to pieces that nothing may keep from being removed."""
    least_unspent: dict[str, int] = field(default_factory=dict)
    """The same where nobody discards a card to ignore hits; told only where somebody may."""
    by_roll: Mapping[str, Sequence[tuple[int, int]]] = field(default_factory=dict)
    """What each side deals at least and at most by each roll that may be its own, where no roll is told."""
    gone: dict[str, int] = field(default_factory=dict)
    """How many pieces of each player left the clearing since, for whatever reason."""
    lost: dict[str, int] = field(default_factory=dict)
    taken: list[tuple[Action, Piece]] = field(default_factory=list)
    came: dict[str, int] = field(default_factory=dict)
    """The warriors of each player that came into the clearing since, by effects of what fell."""
    last: dict[str, Action] = field(default_factory=dict)
    scored: bool = False
    rolls: tuple[int, int] | None = None
    lent: Mapping[Piece, str] = field(default_factory=dict)
    """The warriors of others that fight for a side, with that side."""

    def copy(self) -> Skirmish:
        """Return a battle that goes on from here."""
        counts = (self.most, self.most_going_on, self.unrolled, self.least, self.least_unspent)
        most, going_on, unrolled, least, unspent = map(dict, counts)
        gone, lost, came = map(dict, (self.gone, self.lost, self.came))
        return replace(
            self,
            most=most,
            most_going_on=going_on,
            unrolled=unrolled,
            least=least,
            least_unspent=unspent,
            gone=gone,
            lost=lost,
            came=came,
            taken=list(self.taken),
            last=dict(self.last),
        )

    def take_up(self, before: Skirmish) -> None:
        """Let the losses that are told of this battle be those of one before it too."""
        for most, others in ((self.most, before.most), (self.most_going_on, before.most_going_on or before.most)):
            for side in most:
                most[side] += others.get(side, 0)
        self.unrolled, self.by_roll = dict(self.most), {}

    def loser(self, piece: Piece) -> str:
        """Return the side that takes a hit with a piece, or its owner where it fights for none."""
        return self.lent.get(piece, piece.owner)


@dataclass(slots=True)
class Due:
    """Points that an event earned a player; ``anywhere`` where they may be noted far from it.

    So are those of a turn's start and end, whose effects come in any order (1.1.3), and those for crafting a card whose
    effect comes before its points. Those for crafting may be noted ``apart`` where no points are noted behind it.
    """

    action: Action
    player: str
    points: Points
    anywhere: bool = False
    apart: bool = False


Claim = tuple[Action, str, int]
"""Points that a record has a player score, and the action that tells them."""


@dataclass(slots=True, eq=False, repr=False)
class RecordedTurn:
    """A turn as far as the books have read it. ``actions[i]`` is the action that ``events[i]`` came from.

    ``before`` is the table before the turn, kept for seats that decide by their own rules.
    """

    player: str
    faction: Recorded
    line: int
    setup: bool
    events: list[Event] = field(default_factory=list)
    actions: list[Action] = field(default_factory=list)
    before: State | None = None
    ledger: list[Due | Claim] = field(default_factory=list)
    left: dict[str, int] = field(default_factory=dict)
    """How much of the ledger was written when a player's marker left the track."""
    latest_step: tuple[int, str, str] | None = None
    latest_placing: tuple[int, str] = (0, "")
    """The number of the last event of a step that placed pieces in a clearing, and the step in words."""
    crafting_costs: list[tuple[str, ...]] = field(default_factory=list)
    crafting_pieces: Counter[frozenset[str]] = field(default_factory=Counter)
    """The most crafting pieces of which suits the player had so far in the turn, as far as the table can tell."""
    used_in_battle: list[tuple[Action, Modifier]] = field(default_factory=list)
    """What was surely used in a battle at the cost of its card, which still lay in play as the battle ended."""
    draws_besides: dict[tuple[str, str], int] = field(default_factory=dict)
    """How many cards each effect may have had each player draw so far, the most at any of its draws."""
    ventured: set[tuple[Place, Place] | int] = field(default_factory=set)
    """What tells the moves and battles apart of which an effect may have given each, so far."""
    refused: list[tuple[int, Game, Fight | None]] = field(default_factory=list)
    """The numbers of removals that something forbids unless more falls with them, each with the table before it."""
    without_slot: list[tuple[int, Offence]] = field(default_factory=list)
    """The numbers of placements where no slot was open, each with what is against it unless it replaces a building."""
    doubtful: bool = False
    """Whether an action of the turn was not understood."""

    def copy(self) -> RecordedTurn:
        """Return a turn that goes on from here."""
        return replace(
            self,
            events=list(self.events),
            actions=list(self.actions),
            ledger=list(self.ledger),
            left=dict(self.left),
            crafting_costs=list(self.crafting_costs),
            crafting_pieces=self.crafting_pieces.copy(),
            used_in_battle=list(self.used_in_battle),
            draws_besides=dict(self.draws_besides),
            ventured=set(self.ventured),
            refused=list(self.refused),
            without_slot=list(self.without_slot),
        )


@dataclass(slots=True)
class Seating:
    """Who sits where, as the turns show it: the order, who had the latest turn, and who was skipped."""

    order: tuple[str, ...] = ()
    latest: str = ""
    skipped: frozenset[str] = frozenset()

    def passed_over(self, player: str) -> tuple[str, ...]:
        """Note that a player takes a turn, and return whose turns come before it and are passed over.

        Turns go round the table in the order of the first round; one who was skipped may come late without more ado.
        """
        place = self.order.index(self.latest) + 1 if self.latest else 0
        if player not in self.order:
            self.order = (*self.order[:place], player, *self.order[place:])
            self.latest = player
            return ()
        following = (*self.order[place:], *self.order[:place])
        if player in self.skipped and player != following[0]:
            self.skipped -= {player}
            return ()
        passed = following[: following.index(player)]
        self.latest, self.skipped = player, self.skipped.union(passed) - {player}
        return passed


class Books:
    """The books of one game, which a :class:`~woodlaw.logs.bookkeeping.Bookkeeper` keeps and the checks read."""

    def __init__(self, opening: Opening, game: Game) -> None:
        self.game = game
        self.letters = opening.letters
        self.findings: list[Finding] = list(opening.findings)
        self.turn: RecordedTurn | None = None
        self.skirmish: Skirmish | None = None
        self.seating = Seating()
        self.won = ""
        """Who has won, as far as anybody has."""
        self.dominating: Refusal | None = None
        """By which clause, and why, the player of the turn under way has won as it began; None where it has not."""
        self.turns: list[tuple[str, int]] = []
        """The players of the turns so far, in order, with the lines where they begin."""
        self.doubts = Doubts()
        """What actions that nobody understands may have touched so far."""
        self.not_understood: frozenset[tuple[int, str]] | None = None
        """Lines and texts of the actions that leave something in doubt, where another reading of the record told so."""
        self.beyond = opening.beyond
        """What lies at the table of which the Law says nothing, in words; nothing that it may explain is judged."""
        self.set_up_by_cards = opening.set_up_by_cards
        """Whether factions were set up by cards of which the Law says nothing (A.8)."""
        self.full = False
        """Whether nothing more is noted, since no game is recorded like this."""
        self.listener: Callable[[Finding], None] | None = None
        """Is told each finding when it is noted; what it raises ends the entering."""
        self.no_habits: frozenset[tuple[str, int, str]] = frozenset()
        """What an earlier reading of the record has told to be no habit: clause, line and message of each omission."""
        self._noted = set(self.findings)
        self._held: dict[str, list[tuple[Action, Offence]]] = {}
        """What was left out so far of which the record writes nothing, by the words for it."""

    def go_on_from(self, other: Books) -> None:
        """Take over what other books of the same game say so far."""
        self.findings = list(other.findings)
        self.turn = other.turn.copy() if other.turn else None
        self.skirmish = other.skirmish.copy() if other.skirmish else None
        self.seating = replace(other.seating)
        self.won = other.won
        self.dominating = other.dominating
        self.turns = list(other.turns)
        self.doubts = other.doubts.copy()
        self.not_understood = other.not_understood
        self.beyond = other.beyond
        self.set_up_by_cards = other.set_up_by_cards
        self.full = other.full
        self.no_habits = other.no_habits
        self._noted = set(other._noted)
        self._held = {habit: list(held) for habit, held in other._held.items()}

    def note_not_understood(self, action: Action, player: str) -> None:
        """Note an action that cannot be read, or names what the table does not have: what it may touch is in doubt."""
        if self.not_understood is not None and (action.line, action.text) not in self.not_understood:
            return
        before = len(self.doubts.lines)
        self.doubts.note(action.text, action.line, player, self.letters, self.game.state)
        if self.turn is not None and (len(self.doubts.lines) > before or action.line in self.doubts.lines):
            self.turn.doubtful = True

    def _is_open(self, action: Action, offence: Offence, event: Event | None) -> bool:
        """Whether an offence at an action, found at an event or at the end of something, rests on what is not known."""
        if offence.kind == FindingKind.UNDECIDED:
            return False
        by_cards = self.beyond or (self.set_up_by_cards and self.turn is not None and self.turn.setup)
        sure = offence.clause in SURE_BESIDE_CARDS or (offence.no_path and self.beyond in ("", HIRELINGS))
        if by_cards and not sure:
            return True
        if not self.doubts.lines:
            return False
        turn = self.turn
        if turn is None:
            return event is not None and self.doubts.about_event(event)
        if offence.no_path and isinstance(event, Moved):
            return self.doubts.about_path(event, self.game.state.where(FERRY), carried=self._may_be_carried(event))
        # A bot decides by the whole table, and what is left out may be left out for what lies anywhere on the map.
        if not turn.faction.human or (offence.kind == FindingKind.OMISSION and self.doubts.of_map):
            return True
        if event is not None and not isinstance(event, TurnEnded) and self.doubts.about_event(event):
            return True
        at_end = event is None or isinstance(event, TurnEnded)
        if at_end and isinstance(action.node, Score) and self.doubts.of_map and self._scores_by_the_map(turn):
            return True
        own = at_end and (turn.doubtful or self.doubts.about(turn.player))
        return own or any(map(self.doubts.touch, turn.events))

    def _scores_by_the_map(self, turn: RecordedTurn) -> bool:
        """Whether the faction of a turn has rules of its own that score, which ask who rules or stands where."""
        return turn.faction in self.game.bending(Audit.points_for)

    def _may_be_carried(self, event: Moved) -> bool:
        """Whether an effect would carry what moves, did it fall in another's turn, whatever has happened before."""
        ways = [(piece, event.origin, event.destination) for piece, _ in event.pieces]
        return any(each.carries(self.game, "", *way) for each in self.game.bending(Audit.carries) for way in ways)

    def note_offences(self, action: Action, offences: Iterable[Offence], event: Event | None = None) -> None:
        """Note offences at an action, found at an ``event`` of it, if at any.

        What the record may never write is held back until its end; what rests on anything that is not known is not
        noted.
        """
        for offence in offences:
            if self._is_open(action, offence, event):
                continue
            if offence.habit and (offence.clause, action.line, offence.message) not in self.no_habits:
                self._held.setdefault(offence.habit, []).append((action, offence))
                continue
            self.note(
                offence.clause,
                FindingKind(offence.kind),
                action.line,
                action.column,
                action.text,
                offence.message,
                offence.expected,
                late=offence.late,
                played=offence.played,
                until_played=offence.until_played,
            )

    def note_held(self) -> None:
        """Note, as a record ends, what it never writes: once is an omission, several times a habit of its writer."""
        for habit, held in self._held.items():
            action, offence = held[0]
            if len(held) < LEAST_LEFT_OUT:
                self.note_offences(action, (replace(offence, habit=""),))
                continue
            message = f"the record never writes {habit}: {len(held)} times taken as done"
            self.note("", FindingKind.NOTATION, action.line, action.column, action.text, message)
        self._held.clear()

    def note_at_end(self, offences: Iterable[tuple[Action, Offence]]) -> None:
        """Note what a record's end shows, but no offence where nobody knows all points, or all of the map that wins."""
        in_doubt = self.doubts.scores or self.doubts.of_map
        for action, offence in offences:
            if not in_doubt or offence.kind == FindingKind.UNDECIDED:
                self.note_offences(action, (offence,))

    def note_all(self, offences: Iterable[tuple[Action, Offence]]) -> None:
        """Note offences, each at its own action."""
        for action, offence in offences:
            self.note_offences(action, (offence,))

    def note(
        self,
        clause: str,
        kind: FindingKind,
        line: int,
        column: int,
        text: str,
        message: str,
        expected: str = "",
        *,
        late: bool = False,
        played: bool = False,
        until_played: bool = False,
    ) -> None:
        """Note one finding, once; after too many, nothing more is entered."""
        finding = Finding(
            kind, clause, line, column, text, message, expected, late=late, played=played, until_played=until_played
        )
        if self.full or finding in self._noted:
            return
        self._noted.add(finding)
        self.findings.append(finding)
        if self.listener is not None:
            self.listener(finding)
        if len(self._noted) >= MOST_FINDINGS:
            self.stop(f"{MOST_FINDINGS} findings", line, column, text)

    def withdraw(self, findings: Iterable[Finding]) -> None:
        """Withdraw findings that were noted, as if they had never been."""
        withdrawn = set(findings)
        self._noted -= withdrawn
        self.findings = [finding for finding in self.findings if finding not in withdrawn]

    def stop(self, why: str, line: int, column: int, text: str) -> None:
        """Note that nothing more is entered, since no game is recorded like this."""
        self.note("1.4.1", FindingKind.UNDECIDED, line, column, text, f"from here on nothing is checked: {why}")
        self.full = True


def effects_left(books: Books) -> Iterator[object]:
    """Yield the effects of cards that were crafted or discarded in the turn, and may not be in force any more."""
    for event in books.turn.events if books.turn else ():
        cards: list[tuple[Card, str]] = []
        if isinstance(event, Crafted):
            cards = [(event.card, event.player)]
        elif isinstance(event, CardsMoved) and event.source.kind is PlaceKind.PLAY_AREA:
            cards = [(card, event.source.owner) for card in event.cards]
        yield from filter(None, (books.game.effect_of(*card) for card in cards))
