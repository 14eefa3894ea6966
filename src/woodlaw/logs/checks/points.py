"""Points: what removed buildings and tokens, crafted items and the factions' own rules earn (3.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeGuard, cast

from woodlaw.cards.effect import CardEffect
from woodlaw.engine.events import Battled, Event, Moved, Removed, Scored
from woodlaw.engine.extension import Extension, Seat
from woodlaw.engine.titles import player_title
from woodlaw.engine.victory import COALITION, has_points_to_win, has_won_by_points, removal_points
from woodlaw.law.implements import audits
from woodlaw.law.values import Fixed
from woodlaw.logs.audits.audit import MANY, Audit, Offence, omission, undecided, violation
from woodlaw.logs.audits.pieces import fell_in_battle
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.books import Books, Claim, Due, RecordedTurn, effects_left
from woodlaw.logs.checks.draws import drawn_before_evening
from woodlaw.logs.checks.registry import at_turn_end, before
from woodlaw.logs.rootlog.syntax import Action

Entry = Due | Claim

REMOVING = "3.2.1"
"""The clause of the points for enemy buildings and tokens that are removed."""

MOST_WEIGHED = 40
"""How many entries of one turn are weighed against each other; the longest in games of people has ten."""


@before(Scored)
def scored_without_marker(books: Books, event: Scored) -> Iterator[Offence]:
    """A player whose marker has left the track scores no more points."""
    if event.player in books.game.state.score and books.game.state.score[event.player] is None:
        clause = "9.2.8" if COALITION.of(books.game.state, event.player) else "3.3.1"
        yield violation(clause, f"{player_title(books.game, event.player)} has no score marker on the track")


@at_turn_end
def points_not_as_due(books: Books) -> Iterator[tuple[Action, Offence]]:
    """What a turn's record scores is what its events earned, in sum; records write the two in either order.

    For a player whose marker left the track only what it scored before counts. It is held against all that it could
    score in Birdsong and Daylight, because a record may tell of points first.
    """
    turn = books.turn
    if turn is None or turn.setup or not turn.ledger:
        return
    ledger = _by_draws(books, turn)
    for player in dict.fromkeys(map(_player, ledger)):
        if books.game.state.score.get(player) is not None:
            yield from _settle(books, player, [entry for entry in ledger if _player(entry) == player])
        elif player in turn.left:
            scored = ledger[: turn.left[player]]
            later = [_not_surely(due) for due in ledger[turn.left[player] :] if _may_be_before_evening(due, turn)]
            yield from _settle(books, player, [entry for entry in (*scored, *later) if _player(entry) == player])


@at_turn_end
def points_left_out_before_the_end(books: Books) -> Iterator[tuple[Action, Offence]]:
    """In the turn in which somebody wins by points, others score what was due before the last deed that led there.

    Whatever they are told to score in the turn may be that.
    """
    turn, game = books.turn, books.game
    if turn is None or turn.setup or not has_won_by_points(game, turn.player):
        return
    told = list(zip(turn.events, turn.actions, strict=True))
    wins = max((n for n, (event, _) in enumerate(told) if _scores(event, turn.player)), default=0)
    last = max((n for n, (event, _) in enumerate(told[:wins]) if _is_deed(event, turn.player)), default=0)
    before = {id(action) for _, action in told[:last]} - {id(action) for _, action in told[last : last + 1]}
    for player, marker in game.state.score.items():
        entries = [entry for entry in turn.ledger if _player(entry) == player]
        dues = [entry for entry in entries if isinstance(entry, Due) and id(entry.action) in before]
        claims = [entry for entry in entries if not isinstance(entry, Due) and entry[2] > 0]
        claimed, least = sum(points for _, _, points in claims), _sum(dues)[0]
        if player != turn.player and marker is not None and claimed < least:
            yield _too_few(books, player, dues, claims, claimed, least)


def _scores(event: Event, player: str) -> bool:
    return isinstance(event, Scored) and event.player == player


def _is_deed(event: Event, player: str) -> bool:
    """Return whether a player moves own pieces or initiates a battle, which nobody does once the game is over."""
    match event:
        case Battled():
            return event.attacker == player
        case Moved():
            return all(piece.owner == player for piece, _ in event.pieces)
    return False


def _by_draws(books: Books, turn: RecordedTurn) -> list[Entry]:
    """Return what a turn scores and earns, now that it is known how many cards its player drew."""
    drawn = drawn_before_evening(books, turn)

    def settled(entry: Entry) -> Entry:
        if not isinstance(entry, Due) or entry.player != turn.player:
            return entry
        return replace(entry, points=turn.faction.points_at_end(books.game, turn.events, entry.points, drawn))

    return [settled(entry) for entry in turn.ledger]


def _may_be_before_evening(entry: Entry, turn: RecordedTurn) -> TypeGuard[Due]:
    """Return whether an entry is something that a turn earned, and not in its Evening alone."""
    return isinstance(entry, Due) and entry.points.clause not in turn.faction.scores_in_evening


def _not_surely(due: Due) -> Due:
    """Return what may have been scored, but need not have been."""
    return replace(due, points=replace(due.points, least=0))


def _player(entry: Entry) -> str:
    return entry.player if isinstance(entry, Due) else entry[1]


def _settle(books: Books, player: str, entries: list[Entry]) -> Iterator[tuple[Action, Offence]]:
    """Compare the points claimed with the points due over the last stretch that does not balance."""
    entries = _noted_apart(entries)
    open_entries = _unbalanced(entries)
    dues = _in_all(books, player, [entry for entry in open_entries if isinstance(entry, Due)])
    claims = [entry for entry in open_entries if not isinstance(entry, Due)]
    claimed = sum(points for _, _, points in claims)
    least, most = _sum(dues)
    own = _is_own_turn(books, player)
    # Whoever has points to win has ended the game on the spot (3.1): nobody scores any more what else was due. Nor does
    # it matter what a player has not scored whose points are gone, or whose marker is at the end of the track.
    over = any(has_won_by_points(books.game, seat) for seat in books.game.state.seats)
    kept = not (over or has_points_to_win(books.game, player)) and books.game.state.score.get(player) is not None
    if claimed < least:
        if kept:
            yield _too_few(books, player, dues, claims, claimed, least)
    elif most is None:
        yield from _cancelled(books, player, entries, _if_all_told(books, player, entries)) if kept and own else ()
    elif _all_known(books, player):
        most += 0 if own else _may_have_removed(books, player)
        earned = [entry for entry in entries if isinstance(entry, Due)]
        too_many = _too_many(books, player, earned, dues, claims, claimed, most) if claimed > most else None
        untold = list(_untold(books))
        if not untold:
            weighed = open_entries if too_many else entries if own else []
            cancelled = [] if over else list(_cancelled(books, player, weighed, earned))
            if not kept:
                cancelled = [each for each in cancelled if each[1].kind != "omission"]
            yield from cancelled or ([too_many] if too_many else [])
        elif too_many:
            action, offence = too_many
            why = "; ".join(each.why for each in untold)
            unknown = undecided(untold[0].clause, f"{offence.message}; {why}", offence.expected)
            yield action, replace(unknown, until_played=True)


def _if_all_told(books: Books, player: str, entries: list[Entry]) -> list[Due] | None:
    """Return what a turn earned a player, some of it without a bound; None where more may have scored than is told."""
    earned = [entry for entry in entries if isinstance(entry, Due)]
    told = _all_known(books, player) and not any(_untold(books))
    return earned if told and all(_is_bounded(due) or not due.anywhere for due in earned) else None


def _noted_apart(entries: list[Entry]) -> list[Entry]:
    """Return entries with points for crafting anywhere that are noted later, and not behind what was crafted."""
    noted: list[Entry] = []
    behind = later = False
    for entry in reversed(entries):
        if not isinstance(entry, Due):
            behind, later = behind or entry[2] > 0, later or entry[2] > 0
        elif not entry.apart:
            behind = False
        elif later and not behind:
            entry = replace(entry, anywhere=True)
        noted.insert(0, entry)
    return noted


def _in_all(books: Books, player: str, dues: list[Due]) -> list[Due]:
    """Return dues of the turn under way with one for all of those of which its faction tells what they earn together.

    Whoever has no score marker may have scored before it left the track.
    """
    turn = books.turn
    if turn is None or turn.player != player or books.game.state.score.get(player) is None:
        return dues
    points = turn.faction.points_in_all(books.game, turn.events)
    first = next((due for due in dues if points and due.points.clause == points.clause), None)
    if points is None or first is None:
        return dues
    return [
        replace(first, points=points) if due is first else due
        for due in dues
        if due is first or due.points.clause != points.clause
    ]


def _unbalanced(entries: list[Entry]) -> list[Entry]:
    """Return the entries after the last point where claims and dues balanced; losses of points balance themselves."""
    stretch: list[Entry] = []
    claimed, least, most = 0, 0, 0
    bounded = True
    for entry in entries:
        if isinstance(entry, Due):
            least += entry.points.least
            most += entry.points.most or 0
            bounded = bounded and entry.points.most is not None
        elif entry[2] < 0:
            continue
        else:
            claimed += entry[2]
        stretch.append(entry)
        if claimed and bounded and least == claimed == most:
            stretch = []
            claimed, least, most = 0, 0, 0
    return stretch


def _sum(dues: list[Due]) -> tuple[int, int | None]:
    least = sum(due.points.least for due in dues)
    if any(due.points.most is None for due in dues):
        return least, None
    return least, sum(due.points.most or 0 for due in dues)


def _all_known(books: Books, player: str) -> bool:
    """Whether every way in which the player scores is known, so that points too many are an offence.

    A bot's own turn is held against its rules as a whole.
    """
    faction = next((each for each in books.letters.values() if each.name == player), None)
    if faction is None or not faction.points_known:
        return False
    return faction.human or not _is_own_turn(books, player)


def _is_own_turn(books: Books, player: str) -> bool:
    return books.turn is not None and books.turn.player == player


def _may_have_removed(books: Books, player: str) -> int:
    """Return how many points more a player may have for pieces that others lost where it fought, in another's turn.

    A record does not say to what they fell, and the books may take them for something else than hits.
    """
    events = books.turn.events if books.turn else []
    fallen = (
        (replace(event, player=player), events[:number])
        for number, event in enumerate(events)
        if isinstance(event, Removed) and player not in (event.player, event.piece.owner)
    )
    return sum(_most_for(books, event, before) for event, before in fallen if fell_in_battle(event, before))


def _most_for(books: Books, event: Removed, before: Sequence[Event]) -> int:
    """Return how many points pieces can give whoever removes them, by the core and by what bends it."""
    most = event.count * removal_points(books.game, event.player, event.piece)
    for extension in books.game.bending(Audit.points_for):
        points = extension.points_for(books.game, event, before)
        if points and event.player == (points.player or cast("Extension", extension).owner or event.player):
            most += MANY if points.most is None else points.most
    return most


# What nobody tells of -------------------------------------------------------------------------------------------------
class _Untold(Fixed):
    """Something that may have scored points of which it tells nothing: the clause to name, and why it is named."""

    clause: str
    why: str


def _untold(books: Books) -> Iterator[_Untold]:
    """Yield what may have scored points in the turn, and does not say that it tells of all that it can score."""
    for effect in dict.fromkeys((*books.game.in_force(), *effects_left(books))):
        if isinstance(effect, Recorded) and effect.is_left_to_play:
            continue
        if isinstance(effect, Audit) and effect.points_known:
            continue
        if isinstance(effect, CardEffect):
            yield _Untold(effect.clause, f"what {effect.title} scores is not told")
        elif not isinstance(effect, Seat):
            yield _Untold("3.2", f"what the rules of the {books.game.state.map.title} map score is not told")
        else:
            yield _Untold("3.2", f"what {effect.title} has others score is not told")


@audits("3.2")
def _too_few(
    books: Books, player: str, dues: list[Due], claims: list[Claim], claimed: int, least: int
) -> tuple[Action, Offence]:
    action = claims[0][0] if claims else dues[0].action
    sure = [due for due in dues if due.points.least]
    message = f"{player_title(books.game, player)} scores {claimed} where {_due(least)} ({_why(sure)})"
    return action, omission(sure[0].points.clause, message, _points(least))


@audits("3.2")
def _too_many(
    books: Books,
    player: str,
    earned: list[Due],
    dues: list[Due],
    claims: list[Claim],
    claimed: int,
    most: int,
) -> tuple[Action, Offence]:
    """Tell of claims that are more than is due; ``earned`` is what the turn earned its player, those dues among it."""
    forgone = [due for due in earned if not due.points.most]
    no_more = next((due.points.no_more for due in (*dues, *forgone) if due.points.no_more), "")
    clause = no_more or (dues[0].points.clause if dues else "3.2")
    dues = dues or [due for due in forgone if due.points.no_more]
    due = f"at most {_due(most)} ({_why(dues)})" if most else f"none is due{f' ({_why(dues)})' if dues else ''}"
    message = f"{player_title(books.game, player)} scores {claimed} where {due}"
    return claims[0][0], violation(clause, message, f"at most {_points(most)}" if most else "no points")


# Two errors whose sum is right ----------------------------------------------------------------------------------------
def _cancelled(
    books: Books, player: str, entries: list[Entry], earned: list[Due] | None = None
) -> Iterator[tuple[Action, Offence]]:
    """Yield the first claim of some entries that balance in sum, but in no way in which people record points.

    They note points behind what earned them or before it, one by one or in a sum; some anywhere. ``earned`` is what the
    turn earned; where it is not told, nobody knows whether a claim is too much.
    """
    besides = [entry for entry in entries if isinstance(entry, Due) and entry.anywhere and entry.points.most != 0]
    if any(due.points.most is None for due in besides):
        return
    anywhere = _sum(besides)[1] or 0
    scored = [entry for entry in entries if not (entry.anywhere if isinstance(entry, Due) else entry[2] < 0)]
    balanced = _balanced_up_to(scored, anywhere)
    if balanced == len(scored) or len(scored) > MOST_WEIGHED or _are_told_one_by_one(scored):
        return
    number = next((n for n in range(balanced, len(scored)) if not isinstance(scored[n], Due)), len(scored))
    first = next((n + 1 for n in reversed(range(number)) if not isinstance(scored[n], Due)), 0)
    dues = [entry for entry in scored[min(first, balanced) : number] if isinstance(entry, Due)]
    least, most = _sum(dues)
    if number == len(scored) and least > 0:
        yield _too_few(books, player, dues, [], 0, least)
    for action, _, claimed in (claim for claim in scored[number : number + 1] if not isinstance(claim, Due)):
        if claimed < least:
            yield _too_few(books, player, dues, [(action, player, claimed)], claimed, least)
        elif earned is not None and most is not None:
            before = entries[: entries.index(scored[number])]
            if besides and claimed > most + anywhere and (not dues or all(due in before for due in besides)):
                dues, most = [*besides, *dues], most + anywhere
            yield _too_many(books, player, earned, dues, [(action, player, claimed)], claimed, most)


def _are_told_one_by_one(entries: list[Entry]) -> bool:
    """Return whether claims are all of one point, as many as are due for sure: these may stand anywhere."""
    dues = [entry.points for entry in entries if isinstance(entry, Due)]
    claims = [entry[2] for entry in entries if not isinstance(entry, Due)]
    if any(points.least != points.most for points in dues) or any(claim != 1 for claim in claims):
        return False
    return len(claims) == sum(points.least for points in dues)


def _balanced_up_to(entries: list[Entry], anywhere: int) -> int:
    """Return how many of some entries, at most, can be cut into stretches each of which is plainly in balance.

    Claims may have so many points more as are due ``anywhere``.
    """
    reached = {0}
    for start in range(min(len(entries), MOST_WEIGHED)):
        if start in reached:
            reached.update(_ends_of_stretches(entries, start, anywhere))
    return max(reached)


def _ends_of_stretches(entries: list[Entry], start: int, anywhere: int) -> Iterator[int]:
    """Yield where stretches in balance end: all claims are behind all dues, or before them, or about one.

    One claim may also stand amid all that a battle or a revolt removes, with what else each removal scores; and claims
    may answer to dues one by one.
    """
    dues: list[Due] = []
    claims: list[int] = []
    turns, removed = 0, True
    removing = [entry.action for entry in entries if isinstance(entry, Due) and entry.points.clause == REMOVING]
    for end in range(start, len(entries)):
        entry = entries[end]
        turns += end > start and isinstance(entry, Due) is not isinstance(entries[end - 1], Due)
        if isinstance(entry, Due):
            dues.append(entry)
            removed = removed and any(entry.action is action for action in removing)
        else:
            claims.append(entry[2])
        if turns > 1 and len(dues) > 1 and not (removed and len(claims) == 1):
            scoring = list(filter(_most, dues))
            if not _answer_one_by_one(scoring, claims):
                return
            if len(scoring) == len(claims):
                yield end + 1
            continue
        if sum(due.points.least for due in dues) <= sum(claims) <= sum(map(_most, dues)) + anywhere:
            yield end + 1


def _answer_one_by_one(dues: list[Due], claims: list[int]) -> bool:
    """Return whether points are claimed for one thing after the other, as far as they are claimed."""
    return all(due.points.least <= claim <= _most(due) for due, claim in zip(dues, claims, strict=False))


def _most(due: Due) -> int:
    """Return the most that is due, more than anybody scores where there is no bound."""
    return MANY if due.points.most is None else due.points.most


def _is_bounded(due: Due) -> bool:
    return due.points.most is not None


def _why(dues: list[Due]) -> str:
    return ", ".join(due.points.why or due.points.clause for due in dues)


def _due(points: int) -> str:
    return f"{points} {'is' if points == 1 else 'are'} due"


def _points(points: int) -> str:
    return f"{points} point{'s' * (points != 1)}"
