"""Habits of those who write records: the same turn in other words, such as points before what earns them.

Each takes the actions of a line and the letter of the seat, and returns the actions as somebody else would write them:
what the notation leaves open (order within a step, grouping, whose letter is written) is written otherwise.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

Habit = Callable[[Sequence[str], str], Sequence[str]]

_TURN = re.compile(r"^([A-Z]):(?! )(.*)$")
_POINTS = re.compile(r"\+\+(\d*)")
_REMOVAL = re.compile(r"(\d*)([A-Z]?[wtb](?:_[a-z])?)(\d+)->")
_PLACEMENT = re.compile(r"(\d*)([wtb](?:_[a-z])?)->(\d+)")
_SPENT = re.compile(r"([BFMR])#[a-z]*([A-Z])->")
_MOVE = re.compile(r"(\d*w)(\d+)->(\d+)")
_ITEMS = re.compile(r"((?:%[a-z]\+?)+)->([a-z]+)")

habits: dict[str, Habit] = {}


def habit(change: Habit) -> Habit:
    """Declare a habit."""
    habits[change.__name__] = change
    return change


def rewritten(text: str, change: Habit) -> str:
    """Return a record with every turn written by a habit; a turn stands behind the first empty line."""
    lines, in_turns = [], False
    for line in text.splitlines():
        in_turns = in_turns or not line
        turn = _TURN.match(line) if in_turns else None
        lines.append(f"{turn[1]}:{'/'.join(change(turn[2].split('/'), turn[1]))}" if turn and turn[2] else line)
    return "\n".join(lines) + "\n"


def _swapped(actions: Sequence[str], first: str, second: str) -> list[str]:
    """Return actions with each pair the other way round whose first and second are of some forms."""
    found, at = list(actions), 1
    while at < len(found):
        if re.fullmatch(first, found[at - 1]) and re.fullmatch(second, found[at]):
            found[at - 1], found[at] = found[at], found[at - 1]
            at += 1
        at += 1
    return found


def _joined(
    actions: Sequence[str], form: re.Pattern[str], alike: tuple[int, ...], write: Callable[[list[re.Match[str]]], str]
) -> list[str]:
    """Return actions with each run of a form whose groups ``alike`` are the same written as one."""
    found: list[str] = []
    run: list[re.Match[str]] = []
    for action in (*actions, ""):
        match = form.fullmatch(action)
        if run and (match is None or any(match[group] != run[0][group] for group in alike)):
            found.append(write(run))
            run = []
        if match is None:
            found.append(action)
        else:
            run.append(match)
    return found[:-1]


def _count(written: str) -> int:
    return int(written or 1)


# Points ---------------------------------------------------------------------------------------------------------------
@habit
def points_before_what_earns_them(actions: Sequence[str], me: str) -> Sequence[str]:
    """``++/t->3``."""
    return _swapped(actions, r"(?!\+\+|--|[A-Z]?X).*", _POINTS.pattern)


@habit
def points_at_the_turns_end(actions: Sequence[str], me: str) -> Sequence[str]:
    """All that is scored in a turn as one sum, unless a marker leaves the track."""
    if any("dom" in action for action in actions):
        return actions
    scored = [match for match in map(_POINTS.fullmatch, actions) if match]
    others = [action for action in actions if not _POINTS.fullmatch(action)]
    total = sum(_count(match[1]) for match in scored)
    return [*others, f"++{total}"] if total else others


@habit
def points_one_by_one(actions: Sequence[str], me: str) -> Sequence[str]:
    """``++/++`` for ``++2``."""
    matches = [(action, _POINTS.fullmatch(action)) for action in actions]
    return [each for action, match in matches for each in (["++"] * _count(match[1]) if match else [action])]


@habit
def points_with_the_letter(actions: Sequence[str], me: str) -> Sequence[str]:
    """``A++2`` in the Alliance's own turn."""
    return [f"{me}{action}" if re.fullmatch(r"(\+\+|--)\d*", action) else action for action in actions]


# Pieces ---------------------------------------------------------------------------------------------------------------
@habit
def pieces_with_the_letter(actions: Sequence[str], me: str) -> Sequence[str]:
    """``Aw->3`` in the Alliance's own turn."""
    return [
        re.sub(r"(\d*)((?:w|b|t)(?:_[a-z])?)(\d*->.*)", rf"\g<1>{me}\2\3", action)
        if re.fullmatch(r"\d*(w|b|t)(_[a-z])?(\d+)?->[\d+]*", action)
        else action
        for action in actions
    ]


@habit
def losses_in_a_group(actions: Sequence[str], me: str) -> Sequence[str]:
    """``(w+Cw)10->`` for ``w10->/Cw10->``."""
    return _joined(
        actions,
        _REMOVAL,
        (3,),
        lambda run: run[0][0] if len(run) == 1 else f"({'+'.join(r[1] + r[2] for r in run)}){run[0][3]}->",
    )


@habit
def losses_one_by_one(actions: Sequence[str], me: str) -> Sequence[str]:
    """``w10->/w10->`` for ``2w10->``."""
    matches = [(action, _REMOVAL.fullmatch(action)) for action in actions]
    return [
        each
        for action, match in matches
        for each in ([f"{match[2]}{match[3]}->"] * _count(match[1]) if match else [action])
    ]


@habit
def what_comes_in_a_group(actions: Sequence[str], me: str) -> Sequence[str]:
    """``(b_f+2w)->3`` for ``b_f->3/2w->3``."""
    return _joined(
        actions,
        _PLACEMENT,
        (3,),
        lambda run: run[0][0] if len(run) == 1 else f"({'+'.join(r[1] + r[2] for r in run)})->{run[0][3]}",
    )


@habit
def moves_from_one_start_joined(actions: Sequence[str], me: str) -> Sequence[str]:
    """``w1->3+4`` for ``w1->3/w1->4``."""
    return _joined(actions, _MOVE, (1, 2), lambda run: f"{run[0][1]}{run[0][2]}->{'+'.join(r[3] for r in run)}")


@habit
def moves_in_parts(actions: Sequence[str], me: str) -> Sequence[str]:
    """``w1->5/w1->5`` for ``2w1->5``."""
    matches = [(action, re.fullmatch(r"(\d+)(w\d+->\d+)", action)) for action in actions]
    return [each for action, match in matches for each in ([match[2]] * int(match[1]) if match else [action])]


# Battles --------------------------------------------------------------------------------------------------------------
@habit
def losses_before_their_battle(actions: Sequence[str], me: str) -> Sequence[str]:
    """``w9->/Cw9->/XC9(2,1)``, where both dice deal hits, in the first battle there, and no ambush is played."""
    found, fought = list(actions), set[str]()
    for at, action in enumerate(found):
        battle = re.match(r"[A-Z]?X([A-Z])(\d+)(\([1-3],[1-3]\)$)?", action)
        if battle is None or battle[2] in fought:
            continue
        fought.add(battle[2])
        if not battle[3]:
            continue
        lost = re.compile(rf"\d*{battle[1]}?w{battle[2]}->")
        end = next((n for n in range(at + 1, len(found)) if not lost.fullmatch(found[n])), len(found))
        found[at:end] = [*found[at + 1 : end], action]
    return found


@habit
def no_rolls(actions: Sequence[str], me: str) -> Sequence[str]:
    """``XE3`` for ``XE3(2,1)``."""
    return [re.sub(r"\(\d,\d\)$", "", action) if re.match(r"[A-Z]?X", action) else action for action in actions]


@habit
def ambushes_without_suit(actions: Sequence[str], me: str) -> Sequence[str]:
    """``XE3@`` for ``XE3F@``."""
    return [re.sub(r"(X[A-Z]\d+)[BFMRG]@", r"\1@", action) for action in actions]


# Cards and items ------------------------------------------------------------------------------------------------------
@habit
def cards_spent_together(actions: Sequence[str], me: str) -> Sequence[str]:
    """``(F+2R)#A->`` for three cards one after the other, without their names."""

    def write(run: list[re.Match[str]]) -> str:
        suits = Counter(match[1] for match in run)
        told = "+".join(f"{count if count > 1 else ''}{suit}" for suit, count in suits.items())
        return run[0][0] if len(run) == 1 else f"({told})#{run[0][2]}->"

    return actions if any("dom" in action for action in actions) else _joined(actions, _SPENT, (2,), write)


@habit
def partisans_without_suit(actions: Sequence[str], me: str) -> Sequence[str]:
    """``Zpart`` for ``Zfpart``."""
    return [re.sub(r"^Z[fmr](?=part$|favor$)", "Z", action) for action in actions]


@habit
def supporters_together(actions: Sequence[str], me: str) -> Sequence[str]:
    """``(F+R)#$->`` for ``F#A$->/R#A$->``."""

    def write(run: list[re.Match[str]]) -> str:
        return f"({'+'.join(match[1] for match in run)})#$->" if len(run) > 1 else f"{run[0][1]}#$->"

    return _joined(actions, re.compile(r"([BFMRG])#A\$->"), (), write) if me == "A" else actions


@habit
def draws_one_by_one(actions: Sequence[str], me: str) -> Sequence[str]:
    """``#->A/#->A`` for ``2#->A``."""
    matches = [(action, re.fullmatch(r"(\d+)(#->[A-Z])", action)) for action in actions]
    return [each for action, match in matches for each in ([match[2]] * int(match[1]) if match else [action])]


@habit
def no_draws(actions: Sequence[str], me: str) -> Sequence[str]:
    """What is drawn is not written down, in setup neither."""
    return [action for action in actions if not re.fullmatch(r"\d*#->[A-Z]", action)]


@habit
def own_board_without_letter(actions: Sequence[str], me: str) -> Sequence[str]:
    """``w->$`` for ``w->A$``."""
    return [action.replace(f"{me}$", "$") for action in actions]


@habit
def items_together(actions: Sequence[str], me: str) -> Sequence[str]:
    """``%f+%r->r`` for ``%f->r/%r->r``."""
    return _joined(actions, _ITEMS, (2,), lambda run: f"{'+'.join(match[1] for match in run)}->{run[0][2]}")


@habit
def items_exhausted_behind(actions: Sequence[str], me: str) -> Sequence[str]:
    """``p->3/%f->e``."""
    return _swapped(actions, r"%[a-z]->e", r"(p|X|[BFMRG]#|Z|%[a-z]\d+->).*") if me in "VG" else actions


# The order of steps ---------------------------------------------------------------------------------------------------
@habit
def supporters_behind(actions: Sequence[str], me: str) -> Sequence[str]:
    """``t->8/F#A$->``."""
    return _swapped(actions, r"[BFMRG]#A\$->", r"[tb](_[a-z])?->\d+") if me == "A" else actions


@habit
def the_card_of_training_behind(actions: Sequence[str], me: str) -> Sequence[str]:
    """``w->A$/F#A->``."""
    return _swapped(actions, r"[BFMRG]#[a-z]*@?A->", r"w->A\$") if me == "A" else actions


@habit
def outrage_first(actions: Sequence[str], me: str) -> Sequence[str]:
    """The card for the Alliance before the move that it is for."""
    return _swapped(actions, r".*->\d+", r".*#.*->A\$") if me != "A" else actions


@habit
def the_new_leader_first(actions: Sequence[str], me: str) -> Sequence[str]:
    """``--2/#despot->E$/$_->``."""
    return _swapped(actions, r"--\d*|\$_->", r"#[a-z]+->E\$") if me == "E" else actions


@habit
def the_price_of_overwork_behind(actions: Sequence[str], me: str) -> Sequence[str]:
    """``t->3/F#C->``."""
    return _swapped(actions, r"[BFMRG]#[a-z]*@?C->", r"t->\d+") if me == "C" else actions


@habit
def what_pays_for_the_legions_drop_behind(actions: Sequence[str], me: str) -> Sequence[str]:
    """``w->3/F#J->``."""
    return _swapped(actions, r"[BFMRG]#[a-z]*@?J->", r"\d*w->[\d+]+") if me == "J" else actions


@habit
def what_the_eyrie_add_in_another_order(actions: Sequence[str], me: str) -> Sequence[str]:
    """The second card for the Decree first."""
    return _swapped(actions, r"[BFMRG]#\w*@?E->E\$_\w", r"[BFMRG]#\w*@?E->E\$_\w") if me == "E" else actions


@habit
def hostility_at_the_turns_end(actions: Sequence[str], me: str) -> Sequence[str]:
    """``$_C->h`` behind all else."""
    angered = [action for action in actions if re.fullmatch(r"\$_\w->h", action)]
    return [*(action for action in actions if action not in angered), *angered]


@habit
def the_marker_before_the_card_given(actions: Sequence[str], me: str) -> Sequence[str]:
    """``$_C->1/F#V->C``."""
    return _swapped(actions, r"[BFMRG]#\w*@?[VG]->[A-Z]", r"\$_\w->\d") if me in "VG" else actions


@habit
def the_price_of_hospitals_first(actions: Sequence[str], me: str) -> Sequence[str]:
    """``F#C->/2Cw2->4``."""
    return _swapped(actions, r"\d*Cw\d+->\d+", r"[BFMRG]#\w*@?C->") if me != "C" else actions


@habit
def hostility_before_the_fall(actions: Sequence[str], me: str) -> Sequence[str]:
    """The marker of a faction that becomes Hostile is moved before the warrior that made it so falls."""
    return _swapped(actions, r"\d*[A-Z]w\d+->", r"\$_[A-Z]->h") if me in "VG" else actions


@habit
def what_is_joined_in_another_order(actions: Sequence[str], me: str) -> Sequence[str]:
    """What brackets join stands there in another order."""
    turned = re.compile(r"^\(([^()#]+)\)(?=[\d_]*->)")
    return [turned.sub(lambda found: f"({'+'.join(reversed(found[1].split('+')))})", action) for action in actions]


@habit
def stacks_without_suits(actions: Sequence[str], me: str) -> Sequence[str]:
    """The suit of a card that leaves a board for the discards is not told."""
    return [re.sub(r"^[BFMRG](?=#[A-Z]?\$->$)", "", action) for action in actions]


@habit
def idle_warriors_untold(actions: Sequence[str], me: str) -> Sequence[str]:
    """Warriors of the Lemmings' supply that stand in a box of their board, which changes nothing, are not told."""
    return [action for action in actions if not re.fullmatch(r"\d*w(->S?\$|S?\$->)", action)] if me == "S" else actions


@habit
def points_one_action_late(actions: Sequence[str], me: str) -> Sequence[str]:
    """Points come behind the craft or the piece that is placed after what earns them."""
    return _swapped(actions, r"\+\+\d*", r"Z\w+|\d*[wbt](?:_[a-z])?->\d+")


@habit
def brackets_dissolved(actions: Sequence[str], me: str) -> Sequence[str]:
    """What moves together is written with its start each: ``w2+t_f2->12``."""
    joined = re.compile(r"\((\d*[wt](?:_\w+)?)\+(\d*[wt](?:_\w+)?)\)(\d+(?:_\d+)*)(?=->)")
    return [joined.sub(r"\1\3+\2\3", action) for action in actions]


@habit
def garrisons_before_their_encampments(actions: Sequence[str], me: str) -> Sequence[str]:
    """``w->10/b_e->10``."""
    return _swapped(actions, r"b_e->\d+", r"w->\d+") if me == "S" else actions


# What is not written in the whole record ------------------------------------------------------------------------------
@habit
def hands_without_the_letter(actions: Sequence[str], me: str) -> Sequence[str]:
    """``B#tax->`` and ``B#tax->E$_r`` for a card of the player's own hand, which is told by its name."""
    return [re.sub(rf"^([BFMRG]#(?!dom)[a-z@]+){me}->(?=$|[A-Z]\$|[A-Z]$)", r"\1->", action) for action in actions]


def sacrilege_without_the_marker(actions: Sequence[str], me: str) -> Sequence[str]:
    """Whoever removes a piece of the Clergy is a Heretic, which needs no words."""
    return [action for action in actions if not re.fullmatch(r"Y\$_[A-Z]->h", action)]


@habit
def captains_turned_unwritten(actions: Sequence[str], me: str) -> Sequence[str]:
    """Captains that are readied are told, and not how they retire and take it easy."""
    readied = any(re.fullmatch(r"\$_[a-z]+->a", action) for action in actions)
    return [action for action in actions if not (readied and re.fullmatch(r"\$_[a-z]{3,}->[du]", action))]


@habit
def fears_without_the_flips(actions: Sequence[str], me: str) -> Sequence[str]:
    """The warriors that come as fears come to pass tell which enclaves were flipped."""
    text = "/".join(actions)
    for run in re.findall(r"(?:Ft\d+\^t_m/)+Fw->[\d+]+(?=/|$)", text) if me != "F" else ():
        flips, _, warriors = run.rpartition("/")
        if sorted(re.findall(r"t(\d+)", flips)) == sorted(re.findall(r"\d+", warriors)):
            text = text.replace(run, warriors, 1)
    return text.split("/")


def campaign_cards_replaced_unwritten(actions: Sequence[str], me: str) -> Sequence[str]:
    """A new campaign card takes the place of the old one, which is discarded without a word."""
    changes = (
        {n for n, action in enumerate(actions) if re.fullmatch(r"\w#[\w@]*J->J\$", action)} if me == "J" else set()
    )
    return [a for n, a in enumerate(actions) if n + 1 not in changes or not re.fullmatch(r"\w#[\w@]*J\$->", a)]


@habit
def orders_discarded_unwritten(actions: Sequence[str], me: str) -> Sequence[str]:
    """That a bot discards its order is not told, but of a dominance card, which is available then."""
    return [action for action in actions if not re.fullmatch(r"[BFMR]#(?!dom)[a-z@]+[A-Z]\$_order->", action)]


@habit
def points_for_crafting_before_the_draw(actions: Sequence[str], me: str) -> Sequence[str]:
    """``Zsword/w->3/++2/#->C``: what the crafts of a turn score, in a sum in front of its draw."""
    draws = rf"\d*#->{me}"
    if (
        "Z" not in "".join(actions)
        or not re.fullmatch(draws, actions[-1])
        or any("dom" in action for action in actions)
    ):
        return actions
    pairs = zip(actions, ("", *actions), strict=False)
    apart = [n for n, (action, before) in enumerate(pairs) if before[:1] == "Z" and _POINTS.fullmatch(action)]
    total = sum(_count(action[2:]) for n, action in enumerate(actions) if n in apart)
    others = [action for n, action in enumerate(actions[:-1]) if n not in apart]
    return [*others, f"++{total}", actions[-1]] if total else actions
