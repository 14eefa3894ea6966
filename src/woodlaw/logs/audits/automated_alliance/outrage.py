"""Outrage and Crackdown in recorded games (RB.6.2.3, RB.6.2.4): what is owed, and what a record shows of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import cast

from woodlaw.engine.concepts import matches, suits
from woodlaw.engine.events import CardsMoved, Event, Moved, PathOpened, Placed, Removed, Scored
from woodlaw.engine.extension import Extension, Points, seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.titles import name as place_named
from woodlaw.engine.titles import player_title
from woodlaw.engine.victory import removal_points
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Audit, Offence, omission, violation
from woodlaw.logs.audits.bots.cards import given_unseen
from woodlaw.logs.audits.parts import parts_before
from woodlaw.logs.audits.pieces import astray, changes, count_before, fell_in_battle, laid_before
from woodlaw.logs.audits.spending import MOST_NEEDS, spent_by, unmet
from woodlaw.logs.audits.suits import may_have_matched
from woodlaw.logs.audits.turns import broken_off, in_setup, is_carried, player_of, ventures
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, PlaceKind, hand


def outrage_unanswered(
    game: Game, alliance: str, sympathy: Piece, bases: Sequence[Piece], events: Sequence[Event]
) -> Iterator[tuple[Event, Offence]]:
    """Yield each Outrage of a turn for which the record shows neither a card that was discarded nor a point.

    Any card that its human discards from then on may have paid, or one just before, if it matches; and so may any point
    of the bot that it has not for removing pieces. The bot's own turn is not looked at: there everything is held
    against its rules. A point that it has for a card given to it answers for no Outrage.

    Of a turn that the end of the game breaks off only what comes before its last move or battle is looked at.
    """
    if in_setup(events) or player_of(events) == alliance:
        return
    given = list(given_unseen(game, alliance, events))
    points = _points_besides(game, alliance, events) - len(given)
    if given and points < 0 and not broken_off(events):
        message = "a card is given to the Alliance, which scores nothing for it"
        yield given[-1], omission("RB.2.8.1", message, "1 point for each")
    humans = [seat for seat in game.state.seats if seat_of(game, seat).human]
    causes_of = {seat: list(_causes(game, seat, sympathy, bases, events))[:MOST_NEEDS] for seat in humans}
    over = _last_venture(humans, events) if broken_off(events) else len(events)
    late = sum(index >= over for causes in causes_of.values() for index, _ in causes)
    points -= min(late, max(0, _points_besides(game, alliance, events[over:])))
    for player, causes in causes_of.items():
        answered = [each for each in causes if each[0] < over]
        for index, clearing in _unpaid(game, answered, list(_parted_with(player, events))):
            if points > 0:
                points -= 1
                continue
            message = f"{player_title(game, player)} outrages the Alliance in {place_named(clearing)}, unanswered"
            expected = "a matching card discarded, or a point for the Alliance"
            yield events[index], omission("RB.6.2.3", message, expected)


def _last_venture(players: Sequence[str], events: Sequence[Event]) -> int:
    """Return with which event one of some players moves or battles last: what was before it is answered then."""
    return max((n for n, event in enumerate(events) if any(ventures(event, each) for each in players)), default=0)


@audits("RB.6.2.3")
def outrage_paid_and_scored(
    game: Game, alliance: str, sympathy: Piece, bases: Sequence[Piece], events: Sequence[Event]
) -> Iterator[tuple[Event, Offence]]:
    """Yield a point of the Alliance for an Outrage for which a card was discarded: it scores only where none is.

    The card stands right behind what outrages the Alliance, with only points between them, so that it can be meant for
    nothing else. Nothing is said where cards may be given to the Alliance, which scores for them.
    """
    player = player_of(events)
    if in_setup(events) or player == alliance or player not in game.state.seats or not seat_of(game, player).human:
        return
    causes = list(_causes(game, player, sympathy, bases, events))[:MOST_NEEDS]
    paid = {index for index, place in causes if _is_paid_at_once(game, player, events, index, place)}
    besides = len(spent_by(player, events)) > len(paid)
    if not paid or _may_be_given_cards(game, alliance, player, besides=besides):
        return
    outraged = sum(
        _may_outrage(event, laid_before(game.state, events, number, sympathy), sympathy)
        for number, event in enumerate(events)
    )
    scored = _points_besides(game, alliance, events) - _points_lost(game, alliance, events)
    scored -= _points_given(game, alliance, events)
    if outraged - len(paid) < scored <= outraged:
        point = next(e for e in reversed(events) if isinstance(e, Scored) and e.player == alliance)
        message = f"the Alliance scores for an Outrage that {player_title(game, player)} discards a card for"
        yield point, violation("RB.6.2.3", message, "no point where a card is discarded")


@audits("RB.2.8.1")
def _may_be_given_cards(game: Game, alliance: str, player: str, *, besides: bool) -> bool:
    """Return whether a player may have given the Alliance a card by a rule of its own, or by another's.

    ``besides`` says whether it spent other cards than those that stand right behind an Outrage.
    """
    ways = [e for e in game.bending(Audit.passes_cards) if e.passes_cards(game, hand(player), alliance)]
    return any(besides or cast("Extension", each).owner == player for each in ways)


def _is_paid_at_once(game: Game, player: str, events: Sequence[Event], index: int, clearing: Place) -> bool:
    """Return whether a card that matches a clearing is discarded next, with only points before it.

    A point of the Alliance behind sympathy that falls is for that Outrage, and the card may be for what follows.

    Where the player loses warriors in the battle that fells sympathy, the card may be what brings these back; so may
    one before warriors that leave the clearing. One told right before a path that is opened is for that.
    """
    passed = {player} if isinstance(events[index], Removed) else {*game.state.seats}
    told = (event for event in events[index + 1 :] if not (isinstance(event, Scored) and event.player in passed))
    event, following = next(told, None), next(told, None)
    if not isinstance(event, CardsMoved) or event.source is not hand(player) or isinstance(following, PathOpened):
        return False
    leaves = isinstance(following, Moved) and following.origin is clearing
    if isinstance(events[index], Removed) and (leaves or _may_come_back(game, player, events, clearing)):
        return False
    suit = event.cards[0].suit
    return event.target.kind is PlaceKind.COMMON and bool(suit) and matches(game, suit, clearing)


def _may_come_back(game: Game, player: str, events: Sequence[Event], clearing: Place) -> bool:
    """Return whether warriors of a player that leave a clearing in a turn may be carried elsewhere by an effect.

    A record tells of that as a move, or places some of them there once they are gone.
    """
    carrying = game.bending(Audit.carries)
    left = [
        (number, piece)
        for number, event in enumerate(events)
        for place, piece, change in changes(event)
        if place is clearing and piece.owner == player and piece.category is Category.WARRIOR and change < 0
    ]
    return any(
        piece is warrior and change > 0 and any(e.carries(game, player, warrior, clearing, place) for e in carrying)
        for number, warrior in left
        for event in events[number:]
        for place, piece, change in changes(event)
        if isinstance(event, Placed | Moved) and place.number
    )


def _points_lost(game: Game, alliance: str, events: Sequence[Event]) -> int:
    """Return how many points the Alliance may have for pieces that a player lost in battle with it as if by itself."""
    return sum(
        event.count * removal_points(game, alliance, event.piece)
        for number, event in enumerate(events)
        if isinstance(event, Removed) and event.player == event.piece.owner != alliance
        if fell_in_battle(replace(event, player=alliance), events[:number])
    )


@audits("RB.6.2.3")
def points_of_outrage(game: Game, event: Event, sympathy: Piece) -> Points | None:
    """Return the points that an event of another's turn may earn the Alliance: one a move, and one a token removed."""
    outraged = _may_outrage(event, game.state.where(sympathy), sympathy)
    return Points("RB.6.2.3", 0, outraged, "Outrage") if outraged else None


@audits("RB.6.2.3", "RB.6.2.4")
def points_felled_with_base(sympathetic: int) -> Points:
    """Return the points for a base that was removed: what then falls may fall to the same card, and outrage."""
    return Points("RB.6.2.3", 0, sympathetic, "Outrage")


def _may_outrage(event: Event, sympathetic: Collection[Place], sympathy: Piece) -> int:
    """Return how often an event may outrage the Alliance at most; a move that an effect made counts too."""
    match event:
        case Removed() if event.piece is sympathy and event.place.number:
            return event.count
        case Moved() if event.destination in sympathetic:
            return int(any(piece.category is Category.WARRIOR for piece, _ in event.pieces))
    return 0


@audits("RB.6.2.4")
def may_be_cracked_down(bases: Sequence[Piece], event: Removed, events: Sequence[Event]) -> bool:
    """Return whether sympathy that was removed may have gone with a base, of its clearing, that fell before it."""
    return any(isinstance(e, Removed) and e.piece in bases and e.place is event.place for e in events)


@audits("RB.6.2.4")
def not_cracked_down(
    game: Game, alliance: str, sympathy: Piece, bases: Sequence[Piece], events: Sequence[Event]
) -> Iterator[tuple[Event, Offence]]:
    """Yield the bases that fell in a turn of others, though sympathy stays in a clearing of their suit.

    Where something changes the suits of clearings, or the turn was broken off, nobody knows.
    """
    if in_setup(events) or broken_off(events) or player_of(events) == alliance or astray(game, sympathy):
        return
    if game.bending(Extension.clearing_suits):
        return
    spared = {suit: place for place in game.state.where(sympathy) for suit in suits(game, place)}
    for event in events:
        suit = event.piece.kind.removesuffix("_base") if isinstance(event, Removed) and event.piece in bases else ""
        if suit in spared:
            message = f"a {suit} base falls, and sympathy stays in {place_named(spared[suit])}"
            yield event, omission("RB.6.2.4", message, f"sympathy removed from every {suit} clearing")


def _causes(
    game: Game, player: str, sympathy: Piece, bases: Sequence[Piece], events: Sequence[Event]
) -> Iterator[tuple[int, Place]]:
    """Yield by which event, and where, a human removes sympathy, once a token, or moves warriors to it, once a move.

    A record may tell of one move in parts.
    """
    for index, event in enumerate(events):
        match event:
            case Removed() if event.piece is sympathy and event.player == player and event.place.number:
                if may_be_cracked_down(bases, event, events[:index]):
                    continue
                yield from [(index, event.place)] * min(event.count, MOST_NEEDS)
            case Moved() if parts_before(event, events[:index]):
                continue
            case Moved(destination=place) if event.player == player and place.number and _marches(game, event):
                if count_before(game.state, events, index, place, sympathy):
                    yield index, place


def _marches(game: Game, event: Moved) -> bool:
    """Return whether a player moves warriors; what hospitals and the like carry is placed.

    Where none of the pieces is its own, it may be their owner who was forced to move them.
    """
    if all(piece.owner != event.player for piece, _ in event.pieces):
        return False
    warriors = [piece for piece, _ in event.pieces if piece.category is Category.WARRIOR]
    return not all(is_carried(game, event, piece) for piece in warriors)


def _parted_with(player: str, events: Sequence[Event]) -> Iterator[tuple[int, Card]]:
    """Yield the cards that a player discards from its hand, each with the number of the event."""
    for index, event in enumerate(events):
        if isinstance(event, CardsMoved) and event.source is hand(player) and event.target.kind is PlaceKind.COMMON:
            yield from ((index, card) for card in event.cards)


def _unpaid(
    game: Game, causes: Sequence[tuple[int, Place]], cards: Sequence[tuple[int, Card]]
) -> list[tuple[int, Place]]:
    """Return the causes that are left when as many as can be are paid, each with a card of its own."""

    def pays(cause: int, number: int) -> bool:
        (index, clearing), (at, card) = causes[cause], cards[number]
        return at >= index - 1 and may_have_matched(game, card, clearing)

    return [causes[number] for number in unmet(len(causes), len(cards), pays)]


def _points_given(game: Game, alliance: str, events: Sequence[Event]) -> int:
    """Return how many points others' effects may have given the Alliance in a turn."""
    asked = [each for each in game.bending(Audit.points_for) if cast("Extension", each).owner != alliance]
    given = (each.points_for(game, event, events[:number]) for number, event in enumerate(events) for each in asked)
    return sum(MANY if points.most is None else points.most for points in given if points and points.player == alliance)


def _points_besides(game: Game, alliance: str, events: Sequence[Event]) -> int:
    """Return how many points the Alliance scores in a turn of others, besides those for pieces that it removes."""
    scored = sum(event.points for event in events if isinstance(event, Scored) and event.player == alliance)
    removed = sum(
        event.count * removal_points(game, alliance, event.piece)
        for event in events
        if isinstance(event, Removed) and event.player == alliance
    )
    return scored - removed
