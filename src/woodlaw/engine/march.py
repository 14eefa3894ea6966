"""Section 4.2, Move, as it is played."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import count

from woodlaw.engine.concepts import adjacent, clearings_beside
from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.decisions import DECLINE, Judged, Option
from woodlaw.engine.duties import limited_by
from woodlaw.engine.extension import Extension, seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import each_in_turn
from woodlaw.engine.move import FERRY_GONE, why_not_by_ferry, why_not_go, why_not_move
from woodlaw.engine.primitives import move_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import in_words, name
from woodlaw.engine.turn import take_action, withheld
from woodlaw.law.implements import implements
from woodlaw.law.values import Fixed
from woodlaw.table.maps import Map
from woodlaw.table.pieces import FERRY, PAWN, WARRIOR, Piece
from woodlaw.table.places import Place, clearing, forest

_MARCHING = (WARRIOR, PAWN)

BY_FERRY = "ferry"
"""The third part of a move's option that goes by the Ferry."""


class Terms(Fixed):
    """How a move is limited, or freed, by what has it taken.

    ``origins`` and ``destinations`` limit where from and where to; ``pieces`` which kinds of warriors and pawns go, and
    ``must`` which of them one at least has to; ``staying`` is how many of the player's faction pieces have to stay in
    a clearing that it moves from, ``most`` how many pieces go at most; ``ignoring_rule`` frees it from rule (4.2.1).
    ``chooser`` is who chooses the move for a player that is forced to it, within what the player itself could do
    (1.5.5). ``clause`` is the one that sets these terms: refusals for their sake cite it.
    """

    origins: Collection[Place] | None = None
    destinations: Collection[Place] | None = None
    pieces: Collection[Piece] | None = None
    must: Collection[Piece] = ()
    staying: int = 0
    most: int | None = None
    ignoring_rule: bool = False
    chooser: str = ""
    clause: str = ""


ANY_MOVE = Terms()


def legal_moves(
    game: Game, player: str, terms: Terms = ANY_MOVE
) -> Iterator[tuple[Place, Place] | tuple[Place, Place, str]]:
    """Yield every move a player can take: ``(origin, destination)``, with ``"ferry"`` third where the Ferry goes."""
    for move in _near_moves(game, player, terms.origins, terms.destinations):
        if _can_go(game, player, terms, *move):
            yield move


def _near_moves(
    game: Game, player: str, origins: Collection[Place] | None, destinations: Collection[Place] | None
) -> list[tuple[Place, Place] | tuple[Place, Place, str]]:
    """Return the moves that a player's pieces are near enough for."""
    near: list[tuple[Place, Place] | tuple[Place, Place, str]] = []
    for origin in _origins(game, player):
        if origins is not None and origin not in origins:
            continue
        if destinations is None:
            near += [(origin, to) for to in adjacent(game, player, origin)]
        else:
            near += [(origin, to) for to in adjacent(game, player, origin) if to in destinations]
        for to in _by_ferry(game, origin) if game.state.map.coastal else ():
            if destinations is None or to in destinations:
                near.append((origin, to, BY_FERRY))
    return near


def _by_ferry(game: Game, origin: Place) -> list[Place]:
    """Return where the Ferry can carry a player's pieces from a place."""
    if not game.state.count(origin, FERRY):
        return []
    return [there for there in map(clearing, game.state.map.coastal) if why_not_by_ferry(game, origin, there) is None]


def _origins(game: Game, player: str) -> Iterator[Place]:
    """Yield where a player has warriors or pawns, in an order that does not depend on how they got there."""
    pieces, seat = game.state.pieces, seat_of(game, player)
    marching = seat.marching
    for place in (*_on_map(game.state.map), *seat.numbered_places.values()):
        there = pieces.get(place)
        if there and not marching.isdisjoint(there):
            yield place


@cache
def _on_map(map_: Map) -> tuple[Place, ...]:
    """Return every clearing and forest of a map."""
    return (*map_.places, *map(forest, map_.forests))


def _marches(piece: Piece, player: str) -> bool:
    return piece.owner == player and piece.category in _MARCHING


def why_no_move(game: Game, player: str, terms: Terms, otherwise: Refusal) -> Refusal | None:
    """Return why a player can take no move, or None: what refuses all that lead anywhere near, else ``otherwise``."""
    near = list(_near_moves(game, player, terms.origins, terms.destinations))
    if any(_can_go(game, player, terms, *move) for move in near):
        return None
    return game.why_all((_why_not(game, player, move, terms) for move in near), otherwise)


def _can_go(game: Game, player: str, terms: Terms, origin: Place, destination: Place, way: str = "") -> bool:
    """Return whether something may go from one place to another that is near enough, and what must go among it."""
    kinds = _kinds_that_go(game, player, terms, origin, destination, way)
    if not kinds or (terms.must and not all(piece in kinds for piece in terms.must)):
        return False
    return not terms.staying or _most_leaving(game, player, terms, origin) > 0


def _kinds_that_go(
    game: Game, player: str, terms: Terms, origin: Place, destination: Place, way: str = ""
) -> list[Piece]:
    """Return the kinds of warriors and pawns that may go from one place to another that is near enough."""
    aboard = way == BY_FERRY
    along = [(FERRY, 1)] if aboard else []
    return [
        piece
        for piece in game.state.at(origin)
        if piece.owner == player and piece.category in _MARCHING
        if (terms.pieces is None or piece in terms.pieces)
        and not why_not_go(
            game, player, [(piece, 1), *along], origin, destination, by_ferry=aboard, ignoring_rule=terms.ignoring_rule
        )
    ]


def _most_leaving(game: Game, player: str, terms: Terms, origin: Place) -> int:
    """Return how many pieces may leave a place at most: in a clearing some may have to stay."""
    staying = terms.staying if origin.number else 0
    leaving = game.state.owned(origin, player) - staying
    return leaving if terms.most is None else min(leaving, terms.most)


@implements("1.5.5", "4.2", "4.2.1")
def take_move(game: Game, player: str, terms: Terms = ANY_MOVE, *, may_decline: bool = False) -> Place | None:
    """Have a player take one move; return where it went, or None when it was declined or there is none to take."""
    near = _near_moves(game, player, terms.origins, terms.destinations)
    moves = Judged(near, lambda move: _can_go(game, player, terms, *move))
    chooser = terms.chooser or player
    choice: Option | None
    if may_decline or moves:
        options = moves.or_else(DECLINE) if may_decline else moves
        choice = game.ask(chooser, "move", options, lambda option: _why_not(game, player, option, terms))
    else:
        choice = game.none_of(chooser, "move", near, lambda move: _why_not(game, player, move, terms))
    match choice:
        case (Place() as origin, Place() as destination):
            _go(game, player, terms, origin, destination)
            return destination
        case (Place() as origin, Place() as destination, _):
            _go(game, player, terms, origin, destination, BY_FERRY)
            return destination
    return None


# Force (1.5.5) --------------------------------------------------------------------------------------------------------
@implements("1.5.5", "4.2")
def forced_moves(game: Game, player: str) -> list[tuple[Place, Place] | tuple[Place, Place, str]]:
    """Return every move from a clearing that a player's warriors can be forced to by somebody else, whoever rules.

    It leads wherever that player could go, into a forest too. A move reads as those of :func:`legal_moves`.
    """
    near = _near_moves(game, player, (*game.state.clearings, *clearings_beside(game)), None)
    return [move for move in near if _warriors_that_go(game, player, move[0], move[1])]


@implements("1.5.5", "4.2")
def force_move(
    game: Game, chooser: str, player: str, count: int, origin: Place, destination: Place, way: str = ""
) -> None:
    """Have a player move so many warriors, as many as can go, from a clearing to another place, whoever rules.

    ``chooser`` says which of them go. All the same it is the player's own move, who chooses what goes along.
    """
    kinds = _warriors_that_go(game, player, origin, destination)
    moving: list[tuple[Piece, int]] = []
    left = min(count, sum(game.state.count(origin, piece) for piece in kinds))
    for number, piece in enumerate(kinds):
        others = sum(game.state.count(origin, other) for other in kinds[number + 1 :])
        most = min(left, game.state.count(origin, piece))
        chosen = game.ask(chooser, f"how many {piece.kind}s", list(range(max(0, left - others), most + 1)))
        moving.append((piece, chosen))
        left -= chosen
    _march(game, player, moving, origin, destination, way)


def _warriors_that_go(game: Game, player: str, origin: Place, destination: Place) -> list[Piece]:
    kinds = _kinds_that_go(game, player, Terms(ignoring_rule=True), origin, destination)
    return [piece for piece in kinds if piece.category is WARRIOR]


@implements("4.2.2")
def take_moves(game: Game, player: str, most: int, terms: Terms = ANY_MOVE) -> None:
    """Have a player take up to so many moves, of the same warriors or of others: no piece has a limit of its own."""
    for number in count():
        if number >= most and not game.unasked(player, "move", lambda: _no_more(f"at most {most} moves are taken")):
            return
        if take_move(game, player, terms, may_decline=True) is None:
            if game.unasked(player, "move", lambda: _no_more("no move follows one that is passed up")):
                continue
            return
        for offer in withheld(game, player):
            take_action(offer)


def _no_more(reason: str) -> Refusal:
    return Refusal(limited_by("4.2.2", "4.2"), reason)


def _why_not(game: Game, player: str, option: Option, terms: Terms) -> Refusal | None:
    """Return why a move that is no option cannot be taken: on any terms, or on those that it is taken on."""
    if not isinstance(option, tuple) or len(option) < 2:
        return None
    origin, destination = option[0], option[1]
    if not isinstance(origin, Place) or not isinstance(destination, Place):
        return None
    pieces = [(piece, 1) for piece in game.state.at(origin) if _marches(piece, player)]
    if option[-1] == BY_FERRY:
        pieces.append((FERRY, 1))
    refusal = why_not_move(game, player, pieces, origin, destination, ferry=False, ignoring_rule=terms.ignoring_rule)
    return refusal or _why_not_on_terms(game, player, terms, origin, destination)


def _why_not_on_terms(game: Game, player: str, terms: Terms, origin: Place, destination: Place) -> Refusal | None:
    """Return why a move that could be taken on other terms cannot be on these, or None."""
    clause = terms.clause or limited_by("4.2", "4.2")
    if terms.origins is not None and origin not in terms.origins:
        return Refusal(clause, f"the move cannot begin in {name(origin)}")
    if terms.destinations is not None and destination not in terms.destinations:
        return Refusal(clause, f"the move cannot end in {name(destination)}")
    absent = next((piece for piece in terms.must if not game.state.count(origin, piece)), None)
    if absent is not None:
        return Refusal(clause, f"no {in_words(absent.kind)} is in {name(origin)}")
    return None if _most_leaving(game, player, terms, origin) > 0 else _why_not_leave(terms, origin)


def _why_not_leave(terms: Terms, origin: Place) -> Refusal:
    stay = f"{terms.staying} of the pieces in {name(origin)} must stay"
    too_many = stay if terms.most is None else f"at most {terms.most} of the pieces in {name(origin)} go"
    return Refusal(terms.clause or limited_by("4.2", "4.2"), too_many)


def _go(game: Game, player: str, terms: Terms, origin: Place, destination: Place, way: str = "") -> None:
    chosen = _choose_pieces(game, player, terms, origin, destination, way)
    _march(game, player, chosen, origin, destination, way)


def _march(
    game: Game,
    player: str,
    chosen: Sequence[tuple[Piece, int]],
    origin: Place,
    destination: Place,
    way: str = "",
) -> None:
    pieces = list(chosen)
    for extension in game.bending(Extension.moving_along):
        pieces += extension.moving_along(game, player, chosen, origin, destination)
    if way == BY_FERRY:
        _go_by_ferry(game, player, pieces, origin, destination)
    else:
        move_pieces(game, player, pieces, origin, destination)


@implements("M.3.5")
def _go_by_ferry(game: Game, player: str, pieces: list[tuple[Piece, int]], origin: Place, destination: Place) -> None:
    """Move pieces and the Ferry with them; then each player whose faction pieces went draws a card."""
    FERRY_GONE.note(game.state, True)
    move_pieces(game, player, [*pieces, (FERRY, 1)], origin, destination)
    aboard = [seat for seat in game.state.seats if any(piece.owner == seat and count for piece, count in pieces)]
    each_in_turn(game, aboard, "next to draw", lambda each: draw_cards(game, each, 1))


@implements("4.2")
def _choose_pieces(
    game: Game, player: str, terms: Terms, origin: Place, destination: Place, way: str
) -> list[tuple[Piece, int]]:
    """Have the player choose how many of each warrior or pawn move: more than none in all, those that must among them.

    What is left to choose may not be more than may leave.
    """
    kinds = _kinds_that_go(game, player, terms, origin, destination, way)
    leaving = _most_leaving(game, player, terms, origin)

    def refuse(option: Option) -> Refusal | None:
        limited = terms.clause and (terms.staying or terms.most is not None)
        return _why_not_leave(terms, origin) if limited and isinstance(option, int) and option > leaving else None

    chosen: list[tuple[Piece, int]] = []
    for number, piece in enumerate(kinds):
        later = sum(each in terms.must for each in kinds[number + 1 :]) if terms.must else 0
        least = 1 if piece in terms.must or (not chosen and number == len(kinds) - 1) else 0
        most = min(game.state.count(origin, piece), leaving - later)
        options = list(range(least, most + 1))
        count = game.ask(terms.chooser or player, f"how many {piece.kind}s", options, refuse)
        if count:
            chosen.append((piece, count))
            leaving -= count
    return chosen
