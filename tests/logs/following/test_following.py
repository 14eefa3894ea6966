"""Following explains turns that were played by the rules, and none of those into which an offence is planted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

import pytest

from woodlaw.engine.events import CardsMoved, Event, Scored
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.engine.turn import take_turn
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.following.account import Account
from woodlaw.logs.following.binding import bind
from woodlaw.logs.following.deeds import SHOWS, Deed, Habit
from woodlaw.logs.following.rounds import IN_ORDER, IN_PLACE, NEARLY, Round
from woodlaw.logs.following.search import NOTHING_MORE, ROUNDS, Followed, Follower, How, _Sought
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read
from woodlaw.table.cards import UNSEEN
from woodlaw.table.places import DECK, hand

GAME = """\
Map: Lake
Deck: Standard
Clearings: M1, M2, R3, F4, R5, F6, R7, R8, F9, M10, M11, F12
S: Lemming Reavers
C: Marquise de Cat
V: Vagabond
Y: Honeycomb Clergy

C:t_k->2/w->2+3+4+5+6+7+8+9+10+11+12/b_s->2/b_w->7/b_r->10
V:#gladiator->V$/p->1_9_12
Y:b_c->8/3w->8/w->4+3+10/t_f->4/t_r->3/t_b->3/$_S->h/$_C->h/$_V->h
S:b_e->1/4w->1/10w->S$

S:2w->6/w->1/t_r->10/F#domS->/F#taxS->/t_p->4/b_e->6/w->6/++/XC6(0,0)/XC6(3,2)/w6->/Cw6->2/B#brutalC->/#->S
C:t->2/F#favorC->/F#dom*->C/t2->/b_s->11/++/w->10/w5->11/w12->3/#->C
V:p1_9_12->12/%f->e/p12->9/%h->e/%h->d/Cw9->/#->V/#->V
Y:2w8->10/XC10(3,0)/2Cw10->/Cb_r10->/++/w10->2/w10->2/XC2(3,2)/2w2->/2Cw2->/t_f4->/b_c->4/++/t_b3->/t_r3->/b_c->3/++2/R#favorC->Y/$_C->p/t_m->10/t_b->10/2#->Y/R#commandY->

S:2w->9/w->1+6/t_r->3/Z%x/++/XV9(3,0)/%rV$->Vd/%fV$->Vd/(5w+f)1->12/#->S/b_e->9/w->9/++2/#->S
C:t->2+11/b_r->11/w7->11/2w11->5/#->C
V:%hd->d+r/%fd->d+r/p9->12/#->V/F#foxfolksteelV->
Y:#->C/(w+t_b)10->8/R#favorY->/2w->8/2w8->3/XS3(2,2)/t_b8->/++/F#rootteaS->Y/$_S->p/2#->Y/M#@Y->/F#taxY->
"""
"""The beginning of a random game, played by the rules."""

PLANTED = {
    "wood that is not paid": (15, "/t2->/b_s->11", "/b_s->11"),
    "a point too many for a building": (15, "b_s->11/++/", "b_s->11/++2/"),
    "points that nobody earned": (20, "/#->C", "/++/#->C"),
    "warriors recruited twice": (15, "w->10/", "w->10/w->10/"),
    "actions too many": (20, "2w11->5/", "2w11->5/w5->11/w11->5/w5->11/w11->5/"),
    "a move to where no path leads": (20, "w7->11/", "w7->1/"),
    "cards drawn too many": (20, "#->C", "4#->C"),
    "a card that no rule takes": (20, "/#->C", "/#->C/M#swordC->"),
    "a building hit before warriors": (17, "/2Cw10->/Cb_r10->", "/Cw10->/Cb_r10->"),
    "hits that nobody rolled": (17, "XC2(3,2)/2w2->", "XC2(3,2)/3w2->"),
    "a building without its cost": (17, "/t_f4->/b_c->4", "/b_c->4"),
    "a building where one stands": (17, "/t_b3->/t_r3->/b_c->3", "/t_b3->/t_r3->/b_c->8"),
    "warriors for whom no card is spent": (22, "/R#favorY->/2w->8", "/2w->8"),
    "a card of another suit": (22, "/R#favorY->/2w->8", "/M#scoutY->/2w->8"),
    "a flower that no warrior takes along": (22, "(w+t_b)10->8/", "w10->8/t_b10->3/"),
    "items exhausted for nothing but a move too many": (16, "p12->9/", "p12->9/p9->12/p12->9/"),
}
HARD = ("hits that nobody rolled", "a building without its cost", "a building where one stands")
"""Those in whose turns more can be played than the usual rounds try."""


def follow(text: str, line: int) -> Followed:
    """Return what following the turn of a line gives."""
    return searched(text, line)[1]


def searched(text: str, line: int, rounds: Sequence[tuple[int, int]] = ()) -> tuple[Follower, Followed]:
    """Return what following the turn of a line gives, and by whom."""
    log = read(text)
    opening = lay_table(log)
    assert opening.game is not None
    keeper = Bookkeeper(opening, opening.game)
    for turn in log.setup:
        keeper.enter_turn(turn, setup=True, last=False)
    for written in log.turns:
        before = State.copy(opening.game.state)
        keeper.enter_turn(written, setup=False, last=False)
        entered = keeper.books.turn
        if entered is not None and entered.line == line:
            before.current, before.this_turn = entered.player, {}
            numbers = {id(action): number for number, action in enumerate(entered.actions)}
            account = Account(entered.events, [numbers[id(action)] for action in entered.actions])
            bound = bind(opening.game, before, entered.events)
            follower = Follower(opening.game)
            return follower, follower.follow(bound, account, partial(take_turn, player=entered.player), rounds)
    raise LookupError(f"no turn on line {line}")


def test_a_search_that_was_given_up_goes_on_from_where_it_was() -> None:
    follower, followed = searched(GAME, 20, [(IN_ORDER, 2)])
    assert (followed.how, follower.attempts) == (How.GIVEN_UP, 2)
    assert follower.go_on(followed, [(NEARLY, 900)]) is None
    further = follower.go_on(followed, [(IN_ORDER, 900)])
    assert further is not None
    assert further.how is How.EXPLAINED
    whole, _ = searched(GAME, 20, [(IN_ORDER, 900)])
    assert follower.attempts == whole.attempts


@pytest.mark.parametrize("line", range(14, 23))
def test_a_turn_by_the_rules_is_explained(line: int) -> None:
    if GAME.splitlines()[line - 1]:
        assert follow(GAME, line).how is How.EXPLAINED


@pytest.mark.parametrize("offence", PLANTED)
def test_every_play_of_a_turn_with_an_offence_is_tried_and_none_explains_it(offence: str) -> None:
    line, legal, illegal = PLANTED[offence]
    lines = GAME.splitlines()
    assert legal in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(legal, illegal, 1)
    assert follow("\n".join(lines), line).how is (How.GIVEN_UP if offence in HARD else How.CONTRADICTED)


@pytest.mark.parametrize(("line", "discarded"), [(21, "/F#foxfolksteelV->"), (22, "/M#@Y->/F#taxY->")])
def test_a_search_ends_where_a_rule_goes_on_until_enough_is_discarded_that_nobody_has_seen(
    line: int, discarded: str
) -> None:
    assert follow(GAME.replace(discarded, ""), line).attempts <= sum(most for _, most in ROUNDS)


class _Noting(Follower):
    """Tries nothing, and notes in which rounds it would have tried which states and accounts."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.tried: list[tuple[int, int, bool]] = []

    def _begin(self, before: State, sought: _Sought, most_skipped: int) -> Round:
        to_the_letter = sought.account.is_due(SHOWN)
        self.tried.append((most_skipped, len(before.cards_at(DECK)), to_the_letter))
        return super()._begin(before, sought, most_skipped)

    def _go_on(self, tried: Round, most: int) -> Followed:
        return super()._go_on(tried, 1)


def _tried(*events: Event, habits: Collection[Habit] = ()) -> list[tuple[int, int, bool]]:
    """Return what is tried of a turn from two states: with a card in the deck, and with two."""
    game = lay_table(read(GAME)).game
    assert game is not None
    states = [game.state.copy(), game.state.copy()]
    for number, state in enumerate(states, 1):
        state.current, state.cards[DECK] = game.state.seats[0], [UNSEEN] * number
    account = Account(events, range(len(events)), habits=habits)
    noting = _Noting(game)
    assert noting.from_each(states, account, partial(take_turn, player=game.state.seats[0]), NOTHING_MORE) is None
    return noting.tried


SHOWN = Deed((SHOWS, "vagabond"), 1, UNSEEN)


def test_a_turn_without_points_is_played_from_each_state_only_in_rounds_that_differ() -> None:
    drawn = CardsMoved("lemming_reavers", (UNSEEN,) * 9, DECK, hand("lemming_reavers"))
    assert _tried(drawn) == [(IN_ORDER, 2, False)] * 2 + [(NEARLY, 1, False), (NEARLY, 2, False)]
    assert _tried(drawn, Scored("lemming_reavers", 1))[:2] == [(IN_PLACE, 2, False), (IN_ORDER, 2, False)]


def test_a_state_is_tried_with_and_without_what_is_told_by_custom_before_the_next() -> None:
    drawn = CardsMoved("lemming_reavers", (UNSEEN,) * 9, DECK, hand("lemming_reavers"))
    tried = _tried(drawn, habits={(SHOWS, "vagabond")})
    assert tried[:3] == [(IN_ORDER, 1, True), (IN_ORDER, 2, True), (IN_ORDER, 2, False)]
