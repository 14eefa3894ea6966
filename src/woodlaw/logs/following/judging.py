"""Judging a recorded turn by playing it: nothing is said of one that play explains.

Of any other turn it is said what it tells that no legal play does, or what every legal play does and it leaves out.
That is said only where the record keeps the order of play, and either every play in that order was tried, or many were,
nothing is in doubt, and a repair by a clause that is known explains the turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, dropwhile, takewhile

from woodlaw.cards.effect import CardEffect
from woodlaw.engine.dealing import shuffled_together
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, ItemMoved, Removed, Scored
from woodlaw.engine.game import Game
from woodlaw.engine.memory import TABLE
from woodlaw.engine.state import State
from woodlaw.law.values import Fixed
from woodlaw.logs.audits.audit import Audit, Doubt, Offence
from woodlaw.logs.audits.customs import DRAWS_UNTOLD
from woodlaw.logs.audits.pieces import are_battles_told
from woodlaw.logs.audits.points import are_points_open
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.books import RecordedTurn
from woodlaw.logs.findings import Finding
from woodlaw.logs.following.account import established
from woodlaw.logs.following.agreement import agrees, ends_alike
from woodlaw.logs.following.astray import Astray, all_on, between
from woodlaw.logs.following.blame import VAGUE, Repaired
from woodlaw.logs.following.case import Case, ToldWrong
from woodlaw.logs.following.clauses import A_TURN
from woodlaw.logs.following.decks import may_run_out
from woodlaw.logs.following.deeds import Habit
from woodlaw.logs.following.meanings import tells_no_suit
from woodlaw.logs.following.rounds import ANYHOW, IN_ORDER, IN_PLACE, LEAVING_SOON, NEARLY
from woodlaw.logs.following.search import Explained, Followed, Follower, How
from woodlaw.logs.rootlog.syntax import Action
from woodlaw.table.cards import UNSEEN
from woodlaw.table.pieces import Category
from woodlaw.table.places import DISCARD, PlaceKind, hand

MORE = ((IN_PLACE, 900), (IN_ORDER, 600))
"""With how many attempts the usual rounds are gone on with where a record keeps the order of play, and they have not
tried every play; not where something was found in it before."""
SOONER = ((IN_PLACE, 2500), (IN_ORDER, 1500))
"""The rounds that follow on these and on those from each table. In them, ways that fail are left sooner."""
JUMBLED = ((NEARLY, 1000),)
"""The round in which a turn is tried out of order once more before anything is called wrong in it."""
MOST_ATTEMPTS = 40_000
"""After how many attempts in further rounds none of a game's turns is tried in many: after some forty seconds."""
MOST_ACQUITTING = 1_500
"""After how many attempts at turns in which checks found something no other such turn is tried: some two seconds."""
MOST_BEHIND = 15_000
"""After how many attempts at turns in which checks found something, for the tables behind them, none is made more."""
MOST_TABLES = 3
"""From how many tables a turn is followed at most."""
MOST_UNDECIDED = 20
"""After how many turns that could not be followed none is played any more: in games of people there are six at most."""
IN_DISPUTE = ((IN_PLACE, 300), (IN_ORDER, 300), (NEARLY, 60), (ANYHOW, 30))
"""The rounds in which a turn is tried behind one in which something was found: only what explains it counts there."""
NO_PLAY = "no play was found that does what it tells"
NO_REPAIR = "no repair is known with which play does what it tells"
MAY_FOLLOW = "that may follow from what is wrong before"
LEAST_FOLLOWED = 4
"""How many turns of a game were explained in the order of the record at least before any is judged by it."""
MOST_OUT_OF_ORDER = 0.1
"""What part of the turns explained is out of order at most where a record keeps the order of play."""
LEAST_TELLING_ALL = 8
"""How many turns of a game were explained at least before any is held to tell of everything."""
MOST_IN_PART = 0.1
"""In what part of the turns explained play does more than is told at most where a record tells of everything."""
MOST_APART, MOST_APART_AT_FIRST = 1, 3
"""In how many turns besides it may do so, and in how many while it is still to be seen whether the record does."""
MOST_AT_FIRST, MOST_WHOLE = 200, 8000
"""In how many attempts it is seen, at first and where no other play is found, whether play does all that is told of a
turn, and nothing else."""


class Judgement(Fixed):
    """What playing a turn shows: what is wrong with it, at which actions, or the play that explains it, or neither.

    ``why`` says why no play explains it, ``is_open`` that this is for want of rules that can be played, and
    ``is_vague`` that no repair of what is wrong is known. ``line`` is that of the turn.
    """

    found: Sequence[tuple[Action, Offence]] = ()
    explained: Explained | None = None
    why: str = ""
    is_open: bool = False
    is_vague: bool = False
    line: int = 0


class _Unexplained(Fixed):
    """A turn that no play explained, by what its search came to; ``after`` is the table behind it by what it tells.

    ``others`` are the searches from tables that turns before, which were told wrong, may have led to.
    """

    case: Case
    followed: Followed
    after: State
    others: Sequence[tuple[Case, Followed]] = ()


class Judge:
    """Judges the turns of one recorded game, one after the other."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._follower = Follower(game)
        self._explained = 0
        self._out_of_order = 0
        self._in_part = 0
        """How many turns were explained only by a play that does more than is told."""
        self._undecided = 0
        self._further = 0
        """How many attempts were made in further rounds."""
        self._acquitting = 0
        """How many attempts were made at turns in which checks found something."""
        self._behind = 0
        """How many were made for the tables behind such turns."""
        self._given_up = False
        """Whether no turn is played any more."""
        self._told: Counter[Habit] = Counter()
        """In how many turns so far the record has told of each sort of deed that not all records tell of."""
        self._tables: list[Sequence[Astray]] = [()]
        """By what the table may differ from the one in the books, for turns told wrong: the likeliest table first.

        That of the books is always among them.
        """
        self._in_question: set[str] = set()
        """Of whom nothing is said any more: who has played a turn that is told wrong, and no repair of it is known."""
        self._besides: list[Judgement] = []
        """What is wrong with turns besides what checks have found in them, until that is known, too."""
        self._waiting: list[_Unexplained] = []
        """The turns that no play explains, until it is known whether the record keeps the order of play."""

    def judge(self, before: State, turn: RecordedTurn, *, last: bool) -> Judgement:
        """Judge a turn from the table before it; ``last`` says that the record ends with it.

        After a turn from which play does not go on, only a play that explains one is told.

        A turn that play does not explain is undecided where no repair of it is known. After too many undecided turns
        none is played any more. A turn that depends on cards of which too little is known is not played, and nothing is
        said of one that rests on the rules of a faction that cannot be played yet.
        """
        if self._given_up:
            return Judgement(why="too many turns before it could not be followed", line=turn.line)
        if self._undecided + len(self._waiting) >= MOST_UNDECIDED:
            self._given_up = True
            left = self._left_open(turn.actions[0], "from here on none is, for too many could not be followed")
            return replace(left, line=turn.line, found=() if self._in_question else left.found)
        return replace(self._judge(before, turn, last=last), line=turn.line)

    def go_on_behind(self, before: State, turn: RecordedTurn, found: Sequence[Finding]) -> None:
        """Play a turn in which checks have found something for the table that it may have led to.

        What is wrong with it besides is said once the record is known to keep the order of play. From a table that
        turns before may have led to, it may be explained. Where no repair of one is known, play goes on from the books
        alone, and no repair of another turn of its player is sought.
        """
        if self._given_up or self._behind >= MOST_BEHIND:
            return
        if turn.player in self._in_question or self._why_not_followed(before, turn):
            return
        made = self._follower.attempts
        self._go_on_behind(before, turn, found)
        self._behind += self._follower.attempts - made

    def _go_on_behind(self, before: State, turn: RecordedTurn, found: Sequence[Finding]) -> None:
        case = self._case(before, turn, self._tables[0], last=False)
        self._told.update(case.account.habits_told)
        followed = case.follow(IN_DISPUTE)
        others = self._from_others(before, turn, last=False) if followed.how is not How.EXPLAINED else []
        if any(each.how is How.EXPLAINED for each in (followed, *(each for _, each in others))):
            return
        for each, _ in ((case, followed), *others):
            each.doubts = self._doubts(before, turn)
        repaired = None if Doubt.EVERYTHING in case.doubts else case.differing(followed)
        if repaired is not None or not self._in_question:
            self._remember(turn.player, repaired, all_on(self._game.state, self._tables[0]))
        if repaired is not None and found and (followed.how is How.CONTRADICTED or not case.doubts):
            besides = _wrong_anyhow(_besides(case.told_wrong(repaired, followed), found), others)
            if besides:
                self._besides.append(Judgement([each.at for each in besides], why=found[0].message, line=turn.line))

    def acquit(self, before: State, turn: RecordedTurn, *, omitting: bool) -> Explained | None:
        """Return a play of a turn that does everything that is told of it, and nothing else; None where none is found.

        The play may also do what no turn of the record tells, unless the turn is said to be ``omitting`` something. It
        is looked for in few attempts. It shows nothing where it takes a card from where books know it not to be, one
        out of a pile that has an order or an item from under a ruin, or where it ends otherwise than books have it.
        """
        if self._acquitting >= MOST_ACQUITTING or self._why_not_followed(before, turn):
            return None
        if self._doubts(before, turn):
            return None
        case = Case(self._game, self._follower, before, turn, established(self._told), last=False)
        if any(pile is not DISCARD for pile in case.account.piles) or any(map(_takes_found_item, turn.events)):
            return None
        followed = case.follow_exactly(every_habit=omitting)
        self._acquitting += followed.attempts
        played = followed.furthest.state
        if followed.how is not How.EXPLAINED or played is None or not agrees(self._game, before, followed.before):
            return None
        return case.explained(followed) if ends_alike(self._game.state, played) else None

    def explain(self, before: State, turn: RecordedTurn) -> Explained | None:
        """Return a play of a turn that does what is told of it, looked for in few attempts, or None."""
        if self._acquitting >= MOST_ACQUITTING or self._why_not_followed(before, turn):
            return None
        case = Case(self._game, self._follower, before, turn, established(self._told), last=False)
        followed = case.follow(IN_DISPUTE)
        self._acquitting += followed.attempts
        return case.explained(followed) if followed.how is How.EXPLAINED else None

    def settle(self, *, at_end: bool = False) -> Iterator[Judgement]:
        """Yield what came of earlier turns, once the record is known to keep the order of play, or has ended."""
        if self._keeps_order():
            besides, self._besides = self._besides, []
            yield from besides
        if self._keeps_order() or at_end:
            waiting, self._waiting = self._waiting, []
            for each in waiting:
                yield replace(self._judge_unexplained(each), line=each.case.line)

    def _judge(self, before: State, turn: RecordedTurn, *, last: bool) -> Judgement:
        why_not = self._why_not_followed(before, turn)
        if why_not:
            return Judgement(why=why_not)
        case = self._case(before, turn, self._tables[0], last=last)
        self._told.update(case.account.habits_told)
        may_tell_everything = self._tells_everything(apart=MOST_APART_AT_FIRST)
        if may_tell_everything:
            whole = case.telling_everything()
            followed = whole.follow_in_place(MOST_AT_FIRST)
            if followed.how is How.EXPLAINED:
                return self._explain(whole, followed)
        followed = case.follow()
        if followed.how is How.EXPLAINED:
            self._in_part += may_tell_everything
            return self._explain(case, followed)
        if case.rests_on_unplayed():
            return Judgement(why="it rests on the rules of a faction that cannot be played yet", is_open=True)
        others = self._from_others(before, turn, last=last)
        if others and others[-1][1].how is How.EXPLAINED:
            return self._explain(*others[-1])
        for each, _ in ((case, followed), *others):
            each.doubts = self._doubts(before, turn)
        unexplained = _Unexplained(case, followed, all_on(self._game.state.copy(), self._tables[0]), others)
        if not self._keeps_order():
            self._waiting.append(replace(unexplained, followed=replace(followed, rounds=())))
            return Judgement(why=NO_PLAY)
        return self._judge_unexplained(unexplained)

    def _remember(self, player: str, found: Repaired | None, after: State) -> None:
        """Remember what may be astray behind a turn that is told wrong; ``after`` is the table by what it tells."""
        if found is None or found.state is None:
            self._in_question.add(player)
        elif astray := between(after, found.state):
            first, *others = self._tables
            tables = [first, *((*each, astray) for each in self._tables), *others][:MOST_TABLES]
            self._tables = tables if () in tables else [*tables[:-1], ()]

    def _case(self, before: State, turn: RecordedTurn, astray: Sequence[Astray], *, last: bool) -> Case:
        """Return a turn that is to be followed, from a table that differs by what is astray from that of the books."""
        table = all_on(before, astray)
        return Case(self._game, self._follower, table, turn, established(self._told), last=last)

    def _from_others(self, before: State, turn: RecordedTurn, *, last: bool) -> list[tuple[Case, Followed]]:
        """Return what comes of a turn from other tables than the likeliest, up to the first that explains it.

        That one is the likeliest from there.
        """
        others: list[tuple[Case, Followed]] = []
        for number, astray in enumerate(self._tables[1:], start=1):
            other = self._case(before, turn, astray, last=last)
            others.append((other, other.follow(IN_DISPUTE)))
            if others[-1][1].how is How.EXPLAINED:
                self._tables.insert(0, self._tables.pop(number))
                break
        return others

    def _why_not_followed(self, before: State, turn: RecordedTurn) -> str:
        """Return why a turn cannot be followed whatever it tells; empty where it can."""
        if not turn.faction.is_known_enough(before) or not turn.faction.is_known_enough(self._game.state):
            return "not enough is known of the cards that it depends on"
        if not are_battles_told(self._game, turn.events):
            return "the record leaves out what it does in battle"
        return ""

    def _explain(self, case: Case, followed: Followed) -> Judgement:
        self._explained += 1
        self._out_of_order += followed.most_skipped > IN_ORDER
        return Judgement(explained=case.explained(followed))

    def _judge_unexplained(self, unexplained: _Unexplained) -> Judgement:
        """Judge a turn that no play explained so far; nothing is said where it may follow from something before."""
        if unexplained.case.player in self._in_question:
            self._undecided += 1
            return Judgement(why=MAY_FOLLOW)
        made = self._follower.attempts
        judgement = self._judge_further(unexplained)
        self._further += self._follower.attempts - made
        return judgement

    def _judge_further(self, unexplained: _Unexplained) -> Judgement:
        """Judge a turn by more plays, fewer if many were tried of others, and where none does it, by what does."""
        case, followed = unexplained.case, unexplained.followed
        has_time = self._further < MOST_ATTEMPTS and not self._in_question
        goes_on = self._keeps_order()
        in_doubt = Doubt.EVERYTHING in case.doubts
        tells_everything = self._explained >= LEAST_TELLING_ALL and self._tells_everything(apart=MOST_APART)
        in_full = tells_everything and goes_on and has_time and not in_doubt
        wholly = self._judge_whole(unexplained) if in_full else None
        if wholly is not None and not wholly.is_vague:
            return wholly
        if followed.how is How.GIVEN_UP and goes_on and has_time:
            more = case.go_on(followed, MORE) or case.follow_from_each()
            followed = more or case.follow(SOONER, LEAVING_SOON)
            if followed.how is How.EXPLAINED:
                return self._explain(case, followed)
        stuck = case.stuck_at(followed)
        jumbled = case.follow(JUMBLED)
        if jumbled.how is How.EXPLAINED:
            return self._explain(case, jumbled)
        refuted = followed.how is How.CONTRADICTED
        is_judged = goes_on and not in_doubt and (refuted or (has_time and not case.doubts))
        found = case.differing(followed) if is_judged else None
        if found is not None and (refuted or found.offence.clause not in VAGUE):
            return self._told_wrong(found, followed, unexplained)
        is_wrong = is_judged and refuted
        left = wholly or self._left_open(stuck, NO_REPAIR if is_wrong else NO_PLAY)
        if is_wrong or wholly is not None:
            # It is not known at all what is wrong, or whether the record leaves out what play needs.
            self._in_question.update(self._game.factions)
        return left

    def _told_wrong(self, found: Repaired, followed: Followed, unexplained: _Unexplained) -> Judgement:
        """Return what is wrong with a turn, and remember what may be astray from there.

        It is said only where the same is wrong from whatever table turns before it may have led to.
        """
        first, *others = unexplained.case.told_wrong(found, followed)
        told = _wrong_anyhow([first, *(each for each in others if each.is_plain)], unexplained.others)
        if not told:
            return self._left_open(unexplained.case.stuck_at(followed), MAY_FOLLOW)
        self._remember(unexplained.case.player, found, unexplained.after)
        return Judgement([each.at for each in told], why=told[0].offence.message)

    def _judge_whole(self, unexplained: _Unexplained) -> Judgement | None:
        """Judge a turn of a record that tells of everything; None where that shows neither a play nor what is wrong.

        Before anything is called wrong, the turn is tried out of order once more.
        """
        case = unexplained.case
        whole = case.telling_everything()
        followed = whole.follow_in_place(MOST_WHOLE)
        if followed.how is How.EXPLAINED:
            return self._explain(whole, followed)
        if followed.how is How.GIVEN_UP:
            return None
        jumbled = case.follow(JUMBLED)
        if jumbled.how is How.EXPLAINED:
            return self._explain(case, jumbled)
        stuck = whole.stuck_at(followed)
        found = whole.differing(followed)
        if found is not None:
            return self._told_wrong(found, followed, replace(unexplained, case=whole))
        offence = whole.beyond_play(followed)
        return Judgement([(stuck, offence)], why=offence.message, is_vague=True) if offence else None

    def _doubts(self, before: State, turn: RecordedTurn) -> frozenset[Doubt]:
        """Return what in decks, supplies and boards the books do not know; no turn with such a doubt is acquitted.

        Books do not know either which ambush was played where no suit is told, what cards without a name do in play,
        all points that were scored before, or what hands hold where no draws are told.
        """
        if are_points_open(self._game.state, turn.faction.name, turn.events) or any(map(tells_no_suit, turn.events)):
            return frozenset((Doubt.EVERYTHING,))
        if any(map(_crafts_unnamed, turn.events)) or _is_unnamed_in_play(before):
            return frozenset((Doubt.EVERYTHING,))
        if DRAWS_UNTOLD.of(before, TABLE):
            return frozenset((Doubt.EVERYTHING,))
        tables = (self._game, self._game.at_table(before, None, None))
        boards = [each for each in self._game.factions.values() if isinstance(each, Recorded)]
        of_boards = (board.doubts(game.state, turn.events) for board in boards for game in tables)
        of_effects = (_kept_untold(game, turn.faction) for game in tables)
        by_suit = any(_discards_by_suit(game, turn.events) for game in tables)
        of_hands = (Doubt.CARDS,) if by_suit else ()
        of_deck = (Doubt.CARDS,) if may_run_out(self._game, before, turn.events) else ()
        piles = shuffled_together(self._game)
        of_piles = (Doubt.PILED_CARDS,) if any(UNSEEN in before.cards_at(pile) for pile in piles) else ()
        return frozenset((*of_deck, *of_hands, *of_piles, *chain.from_iterable((*of_boards, *of_effects))))

    def _left_open(self, action: Action, why: str) -> Judgement:
        """Return that a turn was not followed to its end, but to an action.

        That is no finding where it may come of a turn before of which no repair is known.
        """
        self._undecided += 1
        if self._in_question:
            return Judgement(why=MAY_FOLLOW)
        message = f"the turn could not be followed by playing it: {why}"
        return Judgement([(action, Offence("undecided", A_TURN, message, played=True))], why=why)

    def _tells_everything(self, *, apart: int) -> bool:
        """Whether the record tells of everything, except in a small part of its turns and in ``apart`` more of them."""
        return self._in_part <= MOST_IN_PART * self._explained + apart

    def _keeps_order(self) -> bool:
        in_order = self._explained - self._out_of_order
        return in_order >= LEAST_FOLLOWED and self._out_of_order <= MOST_OUT_OF_ORDER * self._explained


def _wrong_anyhow(told: Sequence[ToldWrong], others: Sequence[tuple[Case, Followed]]) -> Sequence[ToldWrong]:
    """Return what of some things is wrong from each other table, too, that turns before may have led to."""
    for case, followed in others if told else ():
        from_there = case.differing(followed)
        clauses = from_there.clauses if from_there else ()
        told = [each for each in told if each.offence.clause in clauses]
    return told


def _besides(told: Sequence[ToldWrong], found: Sequence[Finding]) -> list[ToldWrong]:
    """Return what of some things is wrong with a turn besides what checks have found, if that is all among them.

    It is where something is wrong with the same action, or by the same clause.
    """
    if not all(any(_is_of(each, finding) for each in told) for finding in found):
        return []
    return [each for each in told if each.is_plain and not any(_is_of(each, finding) for finding in found)]


def _is_of(told: ToldWrong, finding: Finding) -> bool:
    """Whether something wrong may be what a finding says."""
    at = told.action.line, told.action.column
    return at == (finding.line, finding.column) or told.offence.clause == finding.clause


def _kept_untold(game: Game, faction: Recorded) -> Iterator[Doubt]:
    """Yield warriors, or items that hits fall on, where an effect in force keeps some and records do not tell."""
    lying = {piece for there in game.state.pieces.values() for piece in there if piece.category is Category.WARRIOR}
    if any(piece.category is Category.PAWN for piece in faction.marching):
        lying |= {piece for place, there in game.state.pieces.items() for piece in there if place.owner == faction.name}
    asked = game.bending(Audit.keeps_from_supply)
    for piece in lying:
        if any(each.keeps_from_supply(game, piece) for each in asked):
            yield Doubt.ITEMS if piece.category is Category.ITEM else Doubt.WARRIORS


def _discards_by_suit(game: Game, events: Sequence[Event]) -> bool:
    """Whether a card in play may have had its owner discard cards of a hand by their suits, which nobody knows.

    So it is where the owner draws in what a battle brings about, and discards there too.
    """
    asked = (each for each in game.bending(Audit.discards_off_turn) if isinstance(each, CardEffect))
    return any(each.discards_off_turn(game, each.owner, events) and _draws_in_battle(each, events) for each in asked)


def _draws_in_battle(effect: CardEffect, events: Sequence[Event]) -> bool:
    """Whether the owner of an effect draws a card unseen right behind a battle, and then discards."""
    own = hand(effect.owner)
    for number, event in enumerate(events):
        if isinstance(event, Battled):
            behind = list(takewhile(lambda each: isinstance(each, Removed | Scored | CardsMoved), events[number + 1 :]))
            moved = [each for each in behind if isinstance(each, CardsMoved)]
            since_draw = dropwhile(lambda each: each.target is not own or UNSEEN not in each.cards, moved)
            if any(each.source is own for each in since_draw):
                return True
    return False


def _crafts_unnamed(event: Event) -> bool:
    """Whether an event crafts a card of which neither the name nor the item is told."""
    return isinstance(event, Crafted) and not (event.card.name or event.card.item or event.item)


def _is_unnamed_in_play(state: State) -> bool:
    """Whether a card lies in play of which nobody knows the name."""
    areas = (cards for place, cards in state.cards.items() if place.kind is PlaceKind.PLAY_AREA)
    return any(not card.name for cards in areas for card in cards)


def _takes_found_item(event: Event) -> bool:
    """Whether an event takes an item from under a ruin, of which nobody knows what lies there."""
    return isinstance(event, ItemMoved) and event.source.kind is PlaceKind.COMMON and bool(event.source.clearings)
