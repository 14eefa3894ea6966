"""Books are kept: every event of a log is entered into the state, with what the checks say of it.

After an offence the books follow what was recorded, so that one slip does not drown the rest in echoes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING, cast

from woodlaw.engine.craft import craft_points
from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Crafted,
    Event,
    MarkerLeft,
    Moved,
    Placed,
    Removed,
    Scored,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.extension import Extension, Points
from woodlaw.engine.game import Game
from woodlaw.engine.move import needs_ferry
from woodlaw.engine.turn import hand_limit
from woodlaw.engine.victory import removal_points
from woodlaw.logs import hands
from woodlaw.logs.audits.audit import Audit
from woodlaw.logs.audits.draws import note_drawable
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.books import Books, Due, RecordedTurn
from woodlaw.logs.checks.registry import Checks, checks
from woodlaw.logs.entering import Entering
from woodlaw.logs.findings import FindingKind, JudgedTurn, Standing
from woodlaw.logs.following.judging import Judge, Judgement
from woodlaw.logs.following.search import Explained
from woodlaw.logs.grouping import token_moved, told_as_trade
from woodlaw.logs.lettered import Untranslatable
from woodlaw.logs.opening import Opening
from woodlaw.logs.rootlog.syntax import Action, Log, Turn, Unread
from woodlaw.logs.rootlog.syntax import Group as Together
from woodlaw.logs.rootlog.syntax import Move as Shift
from woodlaw.logs.skirmishes import Skirmishes
from woodlaw.logs.translation import Translator
from woodlaw.table.cards import CardKind
from woodlaw.table.pieces import FERRY, Category
from woodlaw.table.places import PlaceKind, hand

if TYPE_CHECKING:
    from woodlaw.logs.following.witness import Witness

MOST_IN_TURN = 300
"""How many actions and how many events of one turn are entered; the longest in games of people has thirty."""

MOST_IN_GAME = 50_000
"""How many actions and events of one game are entered."""

LOOK_AHEAD = 12
"""How many actions that follow are looked at to see what one means."""


class Bookkeeper:
    """Keeps the books of one game. Every check is made, or those that are given.

    Where it ``plays``, each turn of a player in which no check finds anything is judged by playing it; what explains it
    is told to a ``witness``.
    """

    def __init__(
        self,
        opening: Opening,
        game: Game,
        made: Checks | None = None,
        *,
        plays: bool = False,
        witness: Witness | None = None,
    ) -> None:
        self.books = Books(opening, game)
        self._game = game
        self._translator = Translator(game, opening.letters)
        self._entering = Entering(game, {faction.name: faction for faction in opening.letters.values()})
        self._checks = made or checks()
        self._skirmishes = Skirmishes(self.books, self._checks.at_battle_end)
        self._judge = Judge(game) if plays or witness else None
        self._witness = witness
        self._found_before = 0
        """How many findings there were as the turn under way began, with what its beginning shows."""
        self.judged: list[JudgedTurn] = []
        """What came of playing the turns so far, where they are played."""
        self.entered = 0
        """How many actions and events were entered so far."""

    # The log, turn by turn --------------------------------------------------------------------------------------------
    def enter(self, log: Log, turns: int | None = None) -> None:
        """Enter the setup and the turns of a log, or the first ``turns`` turns only; then what the end of it shows."""
        for turn in log.setup:
            self.enter_turn(turn, setup=True, last=False)
        chosen = log.turns if turns is None else log.turns[:turns]
        for turn in chosen:
            self.enter_turn(turn, setup=False, last=turn is log.turns[-1])
        if turns is None:
            self.close(log)

    def close(self, log: Log) -> None:
        """Note what the end of a log shows, after its last turn was entered."""
        if self._judge is not None:
            self._note_judged(*self._judge.settle(at_end=True))
        if not self.books.full:
            for check in self._checks.at_the_end:
                self.books.note_at_end(check(self.books, log))
            self.books.note_held()

    def copy(self, *, plays: bool = False) -> Bookkeeper:
        """Return a bookkeeper that goes on from here, before a turn or an action, and changes books of its own.

        It ``plays`` turns only if asked to, and has learnt nothing from those before.
        """
        game = self._game.copy()
        other = Bookkeeper(Opening(game, self.books.letters), game, self._checks, plays=plays)
        other.books.go_on_from(self.books)
        other.entered = self.entered
        return other

    def enter_part(self, turn: Turn) -> RecordedTurn:
        """Enter some actions of a turn under way and return them; neither its start nor its end is judged."""
        faction = self.books.letters[turn.player]
        self.books.turn = RecordedTurn(faction.name, faction, turn.line, setup=False)
        self._enter_actions(turn)
        self._skirmishes.close()
        return self.books.turn

    def enter_turn(self, turn: Turn, *, setup: bool, last: bool) -> None:
        """Enter a turn, or a seat's setup; ``last`` says that the record ends with it. Full books stay as they are."""
        if self.open_turn(turn, setup=setup):
            self.go_on(turn, 0, last=last)

    def open_turn(self, turn: Turn, *, setup: bool) -> bool:
        """Begin a turn that is written, or a seat's setup; return whether its actions can be entered."""
        if self.books.full:
            return False
        faction = self.books.letters.get(turn.player)
        if faction is None:
            expected = "one of " + ", ".join(self.books.letters)
            message = f"no seat at this table has the letter {turn.player!r}: the line was left out"
            self.books.note("5.1.1", FindingKind.UNDECIDED, turn.line, 1, f"{turn.player}:", message, expected)
            for action in turn.actions:
                self.books.doubts.note(action.text, action.line, "", self.books.letters, self._game.state)
            return False
        self.begin_turn(faction, _opening(turn), setup=setup)
        return True

    def go_on(self, turn: Turn, first: int, *, last: bool) -> None:
        """Enter the actions of a turn under way from one on, which is named by its number from 0, and end the turn."""
        self._enter_actions(turn, first)
        self.end_turn(turn.actions[-1] if turn.actions else _opening(turn), last=last)

    def begin_turn(self, faction: Recorded, opening: Action, *, setup: bool = False) -> None:
        """Begin a turn of a faction, or its setup; ``opening`` is what the record begins it with."""
        self.books.turn = RecordedTurn(faction.name, faction, opening.line, setup)
        self._game.state.current = faction.name
        self._game.begin_turn()
        note_drawable(self._game)
        if not setup and (not faction.human or self._judge is not None):
            self.books.turn.before = self._game.state.copy()
        if not setup:
            self.books.turns.append((faction.name, opening.line))
        self.enter_event(TurnBegan(faction.name, setup), opening)
        self._found_before = len(self.books.findings)

    def end_turn(self, ending: Action, *, last: bool = False) -> RecordedTurn:
        """End the turn under way and return it; ``ending`` is its last action, ``last`` says that the record ends."""
        turn = self.books.turn
        assert turn is not None  # noqa: S101 - only a turn that began ends
        self._skirmishes.close()
        self.enter_event(TurnEnded(turn.player, turn.setup, last), ending)
        turn.faction.settle(self._game, turn.events)
        if turn.doubtful:
            self._withdraw_omissions(turn)
        for turn_check in self._checks.at_turn_end:
            self.books.note_all(turn_check(self.books))
        self._follow(turn, last=last)
        if not turn.setup and not last and turn.faction.discard_clause:
            hands.limit(self._game, hand(turn.player), hand_limit(self._game, turn.player))
        return turn

    def _withdraw_omissions(self, turn: RecordedTurn) -> None:
        """Withdraw what a turn is said to leave out: an action of it that nobody understands may be that."""
        found = self.books.findings[self._found_before :]
        self.books.withdraw(each for each in found if each.kind is FindingKind.OMISSION and each.line == turn.line)

    def _follow(self, turn: RecordedTurn, *, last: bool) -> None:
        """Judge a turn by playing it, where that can be, and tell the witness what explains it.

        What checks have found in it is withdrawn where play does everything that is told of it, and nothing else.
        """
        if self._judge is None or turn.setup:
            return
        explained = self._acquitted(turn)
        why_not = self._note_standing(turn, is_explained=explained is not None)
        if explained is None and turn.before is not None and not self._why_not_playable(turn):
            if why_not:
                found = [each for each in self.books.findings[self._found_before :] if each.judges]
                self._judge.go_on_behind(turn.before, turn, found)
            else:
                judgement = self._judge.judge(turn.before, turn, last=last)
                self._note_judged(judgement)
                explained, why_not = judgement.explained, judgement.why
            self._note_judged(*self._judge.settle())
        if self._witness is not None:
            self._witness.tell(turn, explained, why_not)

    def _note_standing(self, turn: RecordedTurn, *, is_explained: bool) -> str:
        """Note what came of a turn before it is played, and return why it is not; empty where it is."""
        found = self.books.findings[self._found_before :]
        why_open = self._why_open(turn)
        why = self._why_not_playable(turn) or (f"line {found[0].line}: {found[0].message}" if found else "")
        # What a bot does otherwise than its own rules have it is a finding.
        if is_explained or not (why_open or turn.faction.human):
            told = Standing.EXPLAINED, ""
        else:
            told = Standing.OPEN if why_open else Standing.UNDECIDED, why
        self.judged.append(JudgedTurn(len(self.books.turns), turn.line, turn.faction.title, *told))
        return why

    def _acquitted(self, turn: RecordedTurn) -> Explained | None:
        """Return the play that acquits a turn of all that checks have found in it, which is withdrawn, or None.

        What is said only until it is played needs no more than a play that explains the turn.
        """
        noted = self.books.findings[self._found_before :]
        found = [each for each in noted if each.judges] or [each for each in noted if each.until_played]
        if not found or any(each.line != turn.line for each in found) or self._why_not_playable(turn):
            return None
        assert self._judge is not None and turn.before is not None  # noqa: S101, PT018 - as its turn began
        if found[0].judges:
            omitting = any(each.kind is FindingKind.OMISSION for each in found)
            explained = self._judge.acquit(turn.before, turn, omitting=omitting)
        else:
            explained = self._judge.explain(turn.before, turn)
        if explained is not None:
            self.books.withdraw(found)
        return explained

    def _note_judged(self, *judgements: Judgement) -> None:
        for each in judgements:
            standing = Standing.OPEN if each.is_open else Standing.UNDECIDED
            standing = Standing.EXPLAINED if each.explained else standing
            for number, turn in enumerate(self.judged):
                if turn.line == each.line:
                    self.judged[number] = replace(turn, standing=standing, why=each.why)
            for action, offence in each.found:
                self.books.note_offences(action, [offence])

    def _why_not_playable(self, turn: RecordedTurn) -> str:
        """Return why a turn cannot be played; empty where it can."""
        by_rules = f"{turn.faction.title} decides by its own rules, which are held against what it does"
        return self._why_open(turn) or ("" if turn.faction.human else by_rules)

    def _why_open(self, turn: RecordedTurn) -> str:
        """Return why nobody can tell by the rules that can be played what a turn is; empty where it can be told."""
        if not turn.faction.playable:
            return f"{turn.faction.title} cannot be played yet"
        if self.books.doubts.lines:
            return f"line {min(self.books.doubts.lines)}: an action is not understood"
        return self.books.beyond or ("somebody has won before" if self.books.won else "")

    def _enter_actions(self, turn: Turn, first: int = 0) -> None:
        for number in range(first, len(turn.actions)):
            if self.books.full:
                return
            self.enter_action(turn, number)

    def enter_action(self, turn: Turn, number: int) -> int:
        """Enter an action of a turn under way, unless the books are full.

        Return the number of the action, or of the one after the last, that was looked at to see what this one means.
        """
        self._count(turn.actions[number], number)
        following = [action.node for action in turn.actions[number + 1 : number + LOOK_AHEAD]]
        self._skirmishes.look_at(following)
        self._translator.following = following[0] if following else None
        self._translator.rest, self._translator.looked_at_rest = turn.actions[number + 1 :], False
        if not self.books.full:
            self._enter_action(self._as_told(turn.actions, number))
        if self._translator.looked_at_rest:
            return len(turn.actions)
        ahead = self._translator.following is None or self._may_trade(turn.actions[number])
        return number + max(self._skirmishes.looked_at, ahead)

    def _as_told(self, actions: Sequence[Action], number: int) -> Action:
        """Return an action as the one before it and the one after it have it read."""
        action = actions[number]
        if not self._may_trade(action):
            return action
        before = (actions[earlier].node for earlier in reversed(range(number)))
        node = told_as_trade(before, action.node, self._translator.following)
        return action if node is action.node else replace(action, node=node)

    def _may_trade(self, action: Action) -> bool:
        """Whether an action may be half of a trade of two tokens of whose turn it is."""
        turn = self.books.turn
        return turn is not None and turn.faction.tokens_trade and token_moved(action.node) is not None

    def _enter_action(self, action: Action) -> None:
        assert self.books.turn is not None  # noqa: S101 - actions come only inside turns
        if isinstance(action.node, Unread):
            self.books.note_not_understood(action, self.books.turn.player)
        self._translator.latest, self._translator.told = self._latest(self.books.turn.events), self.books.turn.events
        self._translator.in_setup = self.books.turn.setup
        self._translator.battlefield = self.books.skirmish.fight.clearing if self.books.skirmish else None
        try:
            for event in self._translator.events(action.node, self.books.turn.player):
                self._count(action, len(self.books.turn.events))
                if self.books.full:
                    break
                self.enter_event(event, action)
        except Untranslatable as error:
            self._translator.remarks.append(str(error))
            self.books.note_not_understood(action, self.books.turn.player)
        for remark in self._translator.remarks:
            self.books.note("", FindingKind.NOTATION, action.line, action.column, action.text, remark)
        self._translator.remarks.clear()

    def _latest(self, events: Sequence[Event]) -> Event | None:
        """Return the battle under way, as long as no building has fallen in it, else what was entered last."""
        since = list(takewhile(lambda event: not isinstance(event, Battled), reversed(events)))
        fallen = any(isinstance(event, Removed) and event.piece.category is Category.BUILDING for event in since)
        return events[-1 - len(since)] if self.books.skirmish and not fallen else next(reversed(events), None)

    def _count(self, action: Action, in_turn: int) -> None:
        """Count an action or an event; after more than a game can hold, nothing more is entered."""
        self.entered += 1
        if in_turn >= MOST_IN_TURN or self.entered > MOST_IN_GAME:
            self.books.stop("more actions than a game of Root can hold", action.line, action.column, action.text)

    # One event --------------------------------------------------------------------------------------------------------
    def enter_event(self, event: Event, action: Action) -> None:
        """Enter an event of the turn under way that a record tells of, behind what it leaves unwritten before it."""
        turn = self.books.turn
        assert turn is not None  # noqa: S101 - events come only inside turns
        for extension in self._game.bending(Audit.unwritten):
            for untold in extension.unwritten(self._game, event, turn.events):
                self._enter_event(untold, action, turn)
        self._enter_event(event, action, turn)

    def _enter_event(self, event: Event, action: Action, turn: RecordedTurn) -> None:
        event = self._skirmishes.related(_as_placed(event, turn), action)
        for check in self._checks.before.get(type(event), ()):
            self.books.note_offences(action, check(self.books, event), event)
        for extension in self._game.bending(Audit.offences):
            self.books.note_offences(action, extension.offences(self._game, event, turn.events), event)
        match turn.events[-1:]:
            case [CardsMoved() as came] if hands.is_activation(came, event):
                self._entering.name_dominance(came.target)
        self.books.doubts.spread(event)
        self._entering.enter(event, by_ferry=isinstance(event, Moved) and self._goes_by_ferry(event))
        for extension in self._game.bending(Audit.consequences):
            for stated in extension.consequences(self._game, event, turn.events):
                self._entering.enter(stated)
        self._earn(event, action)
        turn.events.append(event)
        turn.actions.append(action)

    def _goes_by_ferry(self, event: Moved) -> bool:
        """Whether a move that the record writes without the Ferry can only have gone by it (M.3.5)."""
        player = self._game.state.current
        if any(what is FERRY for what, _ in event.pieces):
            return False
        return needs_ferry(self._game, player, event.origin, event.destination) and not self._skirmishes.carried(event)

    # Points -----------------------------------------------------------------------------------------------------------
    def _earn(self, event: Event, action: Action) -> None:
        turn = self.books.turn
        assert turn is not None  # noqa: S101 - events come only inside turns
        for player, points in self._points(event):
            turn.ledger.append(Due(action, player, points, _is_noted_anywhere(event), isinstance(event, Crafted)))
        match event:
            case Scored():
                turn.ledger.append((action, event.player, event.points))
            case MarkerLeft():
                turn.left.setdefault(event.player, len(turn.ledger))

    def _points(self, event: Event) -> Iterator[tuple[str, Points]]:
        """Yield what an event earns whom; nothing for sure where the record does not tell whose the points are."""
        asked = self._game.bending(Audit.leaves_rule_open) if isinstance(event, TurnEnded) else ()
        rule_open = any(each.leaves_rule_open(self._game, at_end=True) for each in asked)
        broken_off = isinstance(event, TurnEnded) and event.game_over
        sure = not (rule_open or broken_off or self._may_count_otherwise(event))
        for player, points in (*self._points_of_the_core(event), *self._points_of_extensions(event)):
            yield player, points if sure else replace(points, least=0)

    def _points_of_the_core(self, event: Event) -> Iterator[tuple[str, Points]]:
        match event:
            case Removed() if event.player in self._game.factions and event.place.kind is not PlaceKind.BOARD:
                each = removal_points(self._game, event.player, event.piece)
                if each:
                    total = each * event.count
                    yield event.player, Points("3.2.1", total, total, f"removing {event.count} {event.piece.kind}")
            case Crafted():
                points = craft_points(self._game, event.player, event.card, event.item, self._listed(event))
                if points:
                    yield event.player, points

    def _points_of_extensions(self, event: Event) -> Iterator[tuple[str, Points]]:
        asked = TurnEnded(event.player, event.setup) if isinstance(event, TurnEnded) else event
        for extension in self._game.bending(Audit.points_for):
            own = extension.points_for(self._game, asked, self.books.turn.events if self.books.turn else ())
            if own:
                yield own.player or cast("Extension", extension).owner or getattr(event, "player", ""), own

    def _may_count_otherwise(self, event: Event) -> bool:
        """Whether another than the books say may have removed what an event removes."""
        if not isinstance(event, Removed):
            return False
        before = self.books.turn.events if self.books.turn else ()
        asked = self._game.bending(Audit.may_count_as_remover)
        return any(audit.may_count_as_remover(self._game, event, before) for audit in asked)

    def _listed(self, event: Crafted) -> int:
        """Return the points listed for the item crafted; every card of an item lists the same."""
        return max((card.points for card in self._game.state.deck.cards if card.item == event.item), default=0)


def _is_noted_anywhere(event: Event) -> bool:
    """Whether points for an event may be noted far from it: at either end of a turn, or by a card with an effect."""
    ends = isinstance(event, TurnBegan | TurnEnded)
    return ends or (isinstance(event, Crafted) and event.card.kind is CardKind.IMMEDIATE)


def _opening(turn: Turn) -> Action:
    """Return what stands for the start of a turn, which no action tells of."""
    return Action(_NOTHING, f"{turn.player}:", turn.line, 1)


_NOTHING = Shift((Together(()),), ())


def _as_placed(event: Event, turn: RecordedTurn) -> Event:
    """Return an event with what its player places in the form in which it comes to the map; setups lay it as told."""
    if turn.setup or not isinstance(event, Placed) or event.piece.owner != turn.player:
        return event
    piece = turn.faction.placed_as(event.piece)
    return event if piece is event.piece else replace(event, piece=piece)
