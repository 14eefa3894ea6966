"""What a recorded turn of the Reavers shows of what it takes, pays and leaves out (LR.4, LR.5, LR.6.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from woodlaw.engine.events import CardsMoved, Crafted, Event, Moved, Placed, Removed, Scored
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, EVENT, PLACE, TEXT, Many, Remembered, Row
from woodlaw.engine.place import available, room_for, why_not_place, why_not_recruit
from woodlaw.engine.titles import name
from woodlaw.factions.lemming_reavers.abilities import ACTIONS, Reavers
from woodlaw.factions.lemming_reavers.birdsong import CARDS_FOR_A_CACHE, WARRIORS_ARRIVING
from woodlaw.factions.lemming_reavers.daylight import MOVES_IN_SCOUR
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, violation
from woodlaw.logs.audits.effects import may_be_given_points
from woodlaw.logs.audits.parts import whole_moves
from woodlaw.logs.audits.pieces import changes, ever_stood, kept_from_supply, paid_away, replaces
from woodlaw.logs.audits.spending import spent_by, unmet
from woodlaw.logs.audits.suits import can_be_paid, paying
from woodlaw.logs.audits.turns import broken_off, may_be_given, own_battles, own_moves, ventures_besides
from woodlaw.table.pieces import Category
from woodlaw.table.places import Place, PlaceKind, supply

At = Iterable[tuple[Event, Offence]]

DEPOTS = Remembered("depots at first", 0, COUNT)
"""How many depots lay on the faction board as a turn of a record began."""
RESERVES = Remembered("reserves at first", 0, COUNT)
"""How many reserves lay there."""
QUIET: Remembered[tuple[Place, ...]] = Remembered("quietest at first", (), Many(PLACE))
"""Where the fewest pieces were then, of the clearings where warriors can be placed."""
ARRIVED: Remembered[tuple[int, ...]] = Remembered("warriors arrived elsewhere", (), Many(EVENT))
"""The events of a turn by whose numbers warriors came to a clearing with more pieces than another."""
BARRED: Remembered[tuple[tuple[int, str], ...]] = Remembered("warriors not recruited", (), Many(Row((EVENT, TEXT))))
"""The events of a turn by whose numbers warriors came where none can be recruited, each with the clause for it."""
WARRIORS_DUE = Remembered("warriors due", 0, COUNT)
"""How many warriors Birdsong was to place."""
WARRIORS_SPARE = Remembered("warriors to spare", 0, COUNT)
"""How many warriors Upkeep left beyond these."""
SITES = Remembered("clearings to scout", 0, COUNT)
"""How many clearings could take a cache, while one was in the supply."""


# What the turn begins with --------------------------------------------------------------------------------------------
@audits("LR.4.1", "LR.4.2", "LR.4.3", "LR.5.2", "LR.5.3")
def note_beginning(reavers: Reavers, game: Game) -> None:
    """Remember, as a turn of the Reavers begins, what Birdsong is to place and how often Daylight may act."""
    state = game.state
    DEPOTS.note(state, reavers.owned_caches(state, "depot"))
    RESERVES.note(state, reavers.owned_caches(state, "reserve"))
    QUIET.note(state, tuple(_quietest(reavers, game)))
    camps = state.where(reavers.piece("encampment"))
    recruits = sum(_may_recruit(reavers, game, place) for place in camps)
    kept = kept_from_supply(game, reavers.warrior)
    spare = 0 if kept else max(0, reavers.supplied(game) - reavers.upkeep(state) - 1)
    wanted = recruits + WARRIORS_ARRIVING * bool(QUIET.of(state))
    WARRIORS_DUE.note(state, min(spare, wanted))
    WARRIORS_SPARE.note(state, max(0, spare - wanted))
    if any(available(game, cache) for cache in reavers.caches):
        cache = reavers.caches[0]
        SITES.note(state, sum(why_not_place(game, reavers.name, cache, place) is None for place in state.clearings))


def _quietest(reavers: Reavers, game: Game) -> list[Place]:
    """Return the clearings with the fewest pieces, of those where warriors can be placed."""
    crowds = {
        place: sum(game.state.at(place).values())
        for place in game.state.clearings
        if room_for(game, reavers.name, reavers.warrior, place) > 0
    }
    return [place for place, pieces in crowds.items() if pieces == min(crowds.values())]


@audits("LR.4.1")
def note_arrival(reavers: Reavers, game: Game, event: Placed, events: Sequence[Event]) -> None:
    """Remember warriors that come where no encampment is, though others are as quiet: the Reavers arrive there."""
    if game.state.current != reavers.name or event.source is not supply(reavers.name):
        return
    if ever_stood(game.state, events, event.place, [reavers.piece("encampment")]) or replaces(event, events):
        return
    if may_be_given(game, reavers.name, events) or event.place in (*QUIET.of(game.state), *_quietest(reavers, game)):
        return
    ARRIVED.note(game.state, (*ARRIVED.of(game.state), len(events)))


@audits("LR.4.2")
def note_barred(reavers: Reavers, game: Game, event: Placed, events: Sequence[Event]) -> None:
    """Remember warriors that come where the Reavers cannot recruit: none of them comes for the encampment there."""
    refusal = why_not_recruit(game, reavers.name, event.place)
    if refusal:
        BARRED.note(game.state, (*BARRED.of(game.state), (len(events), refusal.clause)))


def barred(game: Game, number: int) -> str:
    """Return by which clause the warriors of an event were not recruited, or an empty text where they may be."""
    return dict(BARRED.of(game.state)).get(number, "")


@audits("LR.4.1", "LR.5.2.III")
def _arrived_elsewhere(reavers: Reavers, game: Game, events: Sequence[Event]) -> At:
    """Yield warriors that arrived neither in the quietest clearing nor with an encampment told behind them."""
    camps = {e.place for e in events if isinstance(e, Placed) and e.piece is reavers.piece("encampment")}
    for number in ARRIVED.of(game.state):
        event = events[number]
        if isinstance(event, Placed) and event.place not in camps:
            quiet = " or ".join(str(place.number) for place in QUIET.of(game.state))
            message = f"warriors arrive in {name(event.place)}, which has more pieces than another clearing"
            yield event, violation("LR.4.1", message, f"clearing {quiet}")


def _may_recruit(reavers: Reavers, game: Game, place: Place) -> bool:
    refusal = why_not_recruit(game, reavers.name, place) or why_not_place(game, reavers.name, reavers.warrior, place)
    return refusal is None


# The turn as a whole --------------------------------------------------------------------------------------------------
def steps_and_actions(reavers: Reavers, game: Game, events: Sequence[Event]) -> At:
    """Return what a turn of the Reavers takes too often, pays too little for or leaves out."""
    return [
        *_arrived_elsewhere(reavers, game, events),
        *_not_placed(reavers, game, events),
        *_not_scouted(reavers, events, game),
        *_too_many_actions(reavers, game, events),
        *_emptied(reavers, game, events),
    ]


@audits("LR.4.1", "LR.4.2", "LR.5.2.III")
def _not_placed(reavers: Reavers, game: Game, events: Sequence[Event]) -> At:
    """Two warriors arrive, one comes to each encampment, and one with an encampment, as far as Upkeep allows."""
    camp = reavers.piece("encampment")
    fallen = any(isinstance(e, Removed) and e.piece is camp for e in events)
    built = sum(isinstance(e, Placed) and e.piece is camp for e in events) if not fallen else 0
    placed = sum(e.count for e in events if isinstance(e, Placed) and e.piece is reavers.warrior and e.place.number)
    spare = WARRIORS_DUE.of(game.state) + WARRIORS_SPARE.of(game.state) - paid_away(events, reavers.warrior)
    spare = max(0, spare)
    due = min(WARRIORS_DUE.of(game.state), spare)
    garrison = min(built, spare - due)
    if placed >= due + garrison or broken_off(events):
        return ()
    message = f"{placed or 'no'} warriors placed in the turn"
    return ((events[-1], omission("LR.4.1" if placed < due else "LR.5.2.III", message, f"{due + garrison}")),)


@audits("LR.4.3")
def _not_scouted(reavers: Reavers, events: Sequence[Event], game: Game) -> At:
    """The first cache costs nothing and is placed where it can be; arriving may close one clearing to it."""
    scouted = any(isinstance(event, Placed) and event.piece in reavers.caches for event in events)
    if scouted or SITES.of(game.state) <= 1 or broken_off(events):
        return ()
    return ((events[-1], omission("LR.4.3", "the Reavers scout no cache", "one")),)


@audits("LR.5.2", "LR.5.2.I", "LR.5.2.II", "LR.5.2.III", "LR.5.3")
def _too_many_actions(reavers: Reavers, game: Game, events: Sequence[Event]) -> At:
    """Three actions and one for each depot, and what reserves add: at a cache a move, a battle, or both."""
    moves, battles = whole_moves(game, reavers.name, events), own_battles(reavers.name, events)
    builds = [e for e in events if isinstance(e, Placed) and e.piece is reavers.piece("encampment")]
    reserves = RESERVES.of(game.state)
    seized_moves = sum(ever_stood(game.state, events, move.destination, reavers.caches) for move in moves)
    seized_battles = sum(ever_stood(game.state, events, fought.clearing, reavers.caches) for fought in battles)
    taken = len(builds) + ventures_besides(game).fewest(
        len(moves) - min(reserves, seized_moves), len(battles) - min(reserves, seized_battles), _ventures
    )
    most = ACTIONS + DEPOTS.of(game.state)
    if taken <= most:
        return ()
    last = next(event for event in reversed(events) if event in (*moves, *battles, *builds))
    return ((last, violation("LR.5.2", f"the Reavers take {taken} actions", f"at most {most}")),)


def _ventures(moves: int, battles: int) -> int:
    """Return how many actions moves and battles take."""
    return battles - (-moves // MOVES_IN_SCOUR)


@audits("LR.5.2.I", "LR.5.3")
def _emptied(reavers: Reavers, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """A piece of theirs stays where they move from, unless Seize or another's effect lets them move."""
    left = ventures_besides(game).most
    seizing = RESERVES.of(game.state)
    for move in own_moves(game, reavers.name, events):
        if _staying(reavers, game, events, move) > 0:
            continue
        if seizing and ever_stood(game.state, events, move.destination, reavers.caches):
            seizing -= 1
        elif left:
            left -= 1
        else:
            yield move, violation("LR.5.2.I", f"no Lemming piece stays in {name(move.origin)}", "one piece")


def _staying(reavers: Reavers, game: Game, events: Sequence[Event], move: Moved) -> int:
    """Return how many Lemming pieces stay where a move begins, those counted in that the turn places there later."""
    number = next(number for number, event in enumerate(events) if event is move)
    there = game.state.owned(move.origin, reavers.name)
    for event in events[number + 1 :]:
        if not isinstance(event, Placed):
            there -= sum(
                n for place, piece, n in changes(event) if place is move.origin and piece.owner == reavers.name
            )
    return there


# What is paid ---------------------------------------------------------------------------------------------------------
@audits("LR.4.3", "LR.6.1.II")
def unpaid(reavers: Reavers, game: Game, events: Sequence[Event], plundered: Sequence[Event]) -> At:
    """Each cache after the first takes two cards that match its clearing, and each that is plundered one."""
    scouted = [e for e in events if isinstance(e, Placed) and e.piece in reavers.caches and e.place.number]
    taken = [event.place for event in plundered if isinstance(event, Removed)]
    sites = [event.place for event in scouted for _ in range(event.count)]
    pairs = [CARDS_FOR_A_CACHE * (sites[:free] + sites[free + 1 :]) for free in range(len(sites))]
    payable = any(can_be_paid(game, reavers.name, events, [*paid, *taken]) for paid in pairs or [[]])
    if payable and not _is_pair_missing(reavers, game, events, pairs):
        return ()
    spent = len(spent_by(reavers.name, events))
    if payable:
        message = f"{len(sites)} caches were scouted, and no cards spent in Birdsong are pairs that match"
        return ((scouted[-1], omission("LR.4.3", message, "a pair that matches for each but one")),)
    if pairs and not any(can_be_paid(game, reavers.name, events, paid) for paid in pairs):
        due = CARDS_FOR_A_CACHE * (len(sites) - 1)
        message = f"{len(sites)} caches were scouted with {spent} cards spent"
        return ((scouted[-1], omission("LR.4.3", message, f"{due} cards that match")),)
    message = f"{len(taken)} caches plundered with {spent} cards spent"
    return ((plundered[-1], omission("LR.6.1.II", message, "a card that matches for each")),)


@audits("LR.4.3")
def _is_pair_missing(reavers: Reavers, game: Game, events: Sequence[Event], pairs: Sequence[Sequence[Place]]) -> bool:
    """Return whether the cards that Birdsong spends cannot pay for what it scouts, though there are enough of them.

    A record that tells of fewer cards before Daylight may tell of others later.
    """
    if not pairs or not pairs[0]:
        return False
    scouts = [number for number, e in enumerate(events) if isinstance(e, Placed) and e.piece in reavers.caches]
    start = next((n for n in range(scouts[-1], len(events)) if _is_of_daylight(reavers, game, events[n])), None)
    if start is None:
        return False
    cards = [card for number, card in spent_by(reavers.name, events) if number < start]
    pays = paying(game, reavers.name, events)

    def unpaid_of(paid: Sequence[Place]) -> list[int]:
        return unmet(len(paid), len(cards), lambda need, mean: pays(cards[mean], paid[need]))

    return len(cards) >= len(pairs[0]) and all(unpaid_of(paid) for paid in pairs)


def _is_of_daylight(reavers: Reavers, game: Game, event: Event) -> bool:
    built = isinstance(event, Placed) and event.piece is reavers.piece("encampment")
    return built or bool(own_moves(game, reavers.name, (event,)) or own_battles(reavers.name, (event,)))


# Points ---------------------------------------------------------------------------------------------------------------
@audits("LR.6.1")
def scored_for_plunder(reavers: Reavers, game: Game, events: Sequence[Event], plundered: Sequence[Event]) -> At:
    """Plundering scores nothing: points right behind it, where those of a new encampment stand right behind that one.

    Where a turn shows anything else that may score, they may be for that.
    """
    if may_be_given_points(game, reavers.name, events) or any(_may_score(reavers, event) for event in events):
        return
    built = [
        number for number, e in enumerate(events) if isinstance(e, Placed) and e.piece is reavers.piece("encampment")
    ]
    if not built or not all(_scores_next(reavers, events[number + 1 :]) for number in built):
        return
    for event, after in pairwise(events):
        if event in plundered and isinstance(after, Scored) and after.player == reavers.name and after.points > 0:
            yield after, violation("LR.6.1", "the Reavers score for plundering", "no points")


def _scores_next(reavers: Reavers, events: Sequence[Event]) -> bool:
    """Return whether events begin with points, perhaps behind the warrior that comes with an encampment."""
    scored = next(event for event in events if not (isinstance(event, Placed) and event.piece is reavers.warrior))
    return isinstance(scored, Scored) and scored.player == reavers.name


def _may_score(reavers: Reavers, event: Event) -> bool:
    """Return whether an event may give the Reavers points otherwise than by an encampment."""
    match event:
        case Removed(piece=piece):
            return piece.owner != reavers.name and piece.category is not Category.WARRIOR
        case CardsMoved(source=source):
            return source.kind is PlaceKind.PLAY_AREA
    return isinstance(event, Crafted)
