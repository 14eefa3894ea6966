"""What the events of a recorded turn show: questions that several factions ask of them.

Records are written by people: steps stand in any order within a turn, and a piece may be recorded as removed where none
stood. What the books then cannot know is said here, so that nobody takes it for certain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple
from itertools import pairwise
from typing import TYPE_CHECKING, cast

from woodlaw.engine.dealing import shuffled_together
from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Event,
    Flipped,
    MarkerLeft,
    Moved,
    PathOpened,
    Placed,
    Removed,
    Replaced,
    Scored,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, PIECE, TABLE, TEXT, Kept, Many, Remembered, Row
from woodlaw.engine.state import State
from woodlaw.engine.titles import in_words
from woodlaw.engine.titles import name as named
from woodlaw.logs.audits.audit import NO_VENTURES, Audit, Offence, Ventures, omission, violation
from woodlaw.logs.audits.customs import DRAWS_UNTOLD
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import DECK, DISCARD, Place, PlaceKind, hand, supply

if TYPE_CHECKING:
    pass

ASTRAY = Kept("astray", 0, COUNT, PIECE)
"""How many of a piece of its own a player's books hold to be on the map though the record has removed them."""

VENTURES = Remembered[tuple[tuple[str, int, int, int, int], ...]](
    "ventures besides", (), Many(Row((TEXT, COUNT, COUNT, COUNT, COUNT)))
)
"""How many moves, battles and either each effect may have given the player of a recorded turn, and how many of them for
an item: the most at any moment of it."""
MOST_NEEDS = 100
"""How many things of a kind that a turn has to pay for are looked at; a turn that has more is no record of a game."""
DRAWABLE = Kept("drawable", 0, COUNT, owner=TABLE)
"""How many cards could be drawn as the turn under way of a recorded game began."""


# Turns ----------------------------------------------------------------------------------------------------------------
def in_setup(events: Sequence[Event]) -> bool:
    """Return whether these are events of a player's setup."""
    return bool(events) and isinstance(events[0], TurnBegan) and events[0].setup


def player_of(events: Sequence[Event]) -> str:
    """Return whose turn these events are of, or ``""`` when there are none."""
    return events[0].player if events and isinstance(events[0], TurnBegan) else ""


def ends_setup(event: Event, player: str) -> bool:
    """Return whether an event ends a player's setup."""
    return isinstance(event, TurnEnded) and event.setup and event.player == player


def ends_turn(event: Event, player: str) -> bool:
    """Return whether an event ends a turn that a player played to its end."""
    return isinstance(event, TurnEnded) and event.player == player and not event.setup and not event.game_over


def broken_off(events: Sequence[Event]) -> bool:
    """Return whether the record ends with this turn, so that nothing was due any more."""
    return bool(events) and isinstance(events[-1], TurnEnded) and events[-1].game_over


def is_deed_of_daylight(event: Event, player: str) -> bool:
    """Return whether an event is something that rules of the core let a player do in its Daylight alone.

    It activates a dominance card (3.3.1, 9.2.8) or takes one that is available (3.3.4), or opens a path (M.4.3).
    """
    match event:
        case MarkerLeft() | PathOpened():
            return event.player == player
        case CardsMoved(source=source, target=target) if source is DISCARD and target is hand(player):
            return all(card.kind is CardKind.DOMINANCE for card in event.cards)
    return False


def after_deeds_of_daylight(player: str, events: Sequence[Event]) -> Sequence[Event]:
    """Return the events of a turn after the first that is surely of a player's Daylight by rules of the core."""
    first = next((n for n, event in enumerate(events) if is_deed_of_daylight(event, player)), len(events))
    return events[first + 1 :]


def may_be_given(game: Game, player: str, events: Sequence[Event]) -> bool:
    """Return whether an effect may have had a player place other warriors than usual after some events of its turn."""
    return any(e.places_besides(game, player, events) for e in game.bending(Audit.places_besides))


def given_in(game: Game, player: str, place: Place, events: Sequence[Event]) -> int:
    """Return how many warriors effects may have had a player place in a clearing after some events of its turn."""
    given = [e.places_besides(game, player, events) for e in game.bending(Audit.places_besides)]
    return sum(each[place] + each[None] for each in given)


# Moves and battles ----------------------------------------------------------------------------------------------------
def note_ventures_besides(game: Game, events: Sequence[Event]) -> None:
    """Note how many moves and battles effects may have given the player of a turn, while they are still in force."""
    noted = {effect: Ventures(*counts) for effect, *counts in VENTURES.of(game.state)}
    for each in game.bending(Audit.ventures_besides):
        effect = f"{type(each).__name__} of {cast('Extension', each).owner}"
        given, before = each.ventures_besides(game, game.state.current, events), noted.get(effect, NO_VENTURES)
        noted[effect] = max(before, given, key=lambda ventures: ventures.most)
    VENTURES.note(game.state, tuple((effect, *astuple(ventures)) for effect, ventures in noted.items()))


def ventures_besides(game: Game) -> Ventures:
    """Return which moves and battles effects may have given the player of the turn besides those of its own."""
    given = [counts for _, *counts in VENTURES.of(game.state)]
    return Ventures(*map(sum, zip(*given, strict=True))) if given else NO_VENTURES


def ventures(event: Event, player: str) -> bool:
    """Return whether a player moves pieces by an event, or initiates a battle."""
    match event:
        case Moved():
            return event.player == player
        case Battled():
            return event.attacker == player
    return False


def is_carried(game: Game, event: Moved, piece: Piece) -> bool:
    """Return whether an effect may have carried a piece, so that nothing that answers to moves does."""
    way = event.origin, event.destination
    carrying = (each for each in game.bending(Audit.carries) if each.carries(game, event.player, piece, *way))
    return any(not each.moves_unruled(game, piece, *way) for each in carrying)


def own_moves(game: Game, player: str, events: Sequence[Event]) -> list[Moved]:
    """Return the moves of a player's pieces between places of the map that no effect can have carried them on."""
    return [event for event in events if isinstance(event, Moved) and _is_own_move(game, player, event)]


def _is_own_move(game: Game, player: str, event: Moved) -> bool:
    if event.player != player or not _on_map(event.origin) or not _on_map(event.destination):
        return False
    carrying = game.bending(Audit.carries)
    return any(
        piece.owner == player
        and not any(e.carries(game, player, piece, event.origin, event.destination) for e in carrying)
        for piece, _ in event.pieces
    )


def _on_map(place: Place) -> bool:
    return bool(place.number) or place.kind is PlaceKind.FOREST


def own_battles(player: str, events: Sequence[Event]) -> list[Battled]:
    """Return the battles that a player initiates."""
    return [event for event in events if isinstance(event, Battled) and event.attacker == player]


# Pieces ---------------------------------------------------------------------------------------------------------------
def changes(event: Event) -> Iterator[tuple[Place, Piece, int]]:
    """Yield how many pieces of which kind an event puts at (or, negative, takes from) which place."""
    match event:
        case Placed():
            yield event.source, event.piece, -event.count
            yield event.place, event.piece, event.count
        case Removed():
            yield event.place, event.piece, -event.count
            yield event.destination, event.piece, event.count
        case Moved():
            for piece, count in event.pieces:
                yield event.origin, piece, -count
                yield event.destination, piece, count
        case Replaced() | Flipped():
            yield event.place, event.old, -1
            yield event.place, event.new, 1


def count_before(state: State, events: Sequence[Event], index: int, place: Place, piece: Piece) -> int:
    """Return how many of a piece lay at a place before ``events[index]``; the state is the one after them all."""
    since = sum(
        change for event in events[index:] for where, what, change in changes(event) if where is place and what is piece
    )
    return max(0, state.count(place, piece) - since)


def supplied_before(game: Game, events: Sequence[Event], index: int, piece: Piece) -> int:
    """Return how many of a piece its supply held for sure before ``events[index]``; the state is the one after all."""
    told = count_before(game.state, events, index, supply(piece.owner), piece)
    return max(0, told - astray(game, piece) - kept_from_supply(game, piece))


def kept_from_supply(game: Game, piece: Piece) -> int:
    """Return how many of a piece effects may keep that a record tells as back in its supply, the most of the turn."""
    return sum(each.keeps_from_supply(game, piece) for each in game.bending(Audit.keeps_from_supply))


def laid_before(state: State, events: Sequence[Event], index: int, piece: Piece) -> Counter[Place]:
    """Return how many of a piece lay in which clearing before ``events[index]``; the state is the one after all."""
    found = Counter({place: state.count(place, piece) for place in state.where(piece) if place.number})
    for event in events[index:]:
        for where, what, change in changes(event):
            if where.number and what is piece:
                found[where] -= change
    return +found


def placed_where(events: Sequence[Event], piece: Piece) -> Counter[Place]:
    """Return how many of a piece came to which clearing from elsewhere than the map in some events."""
    placed: Counter[Place] = Counter()
    for event in events:
        if isinstance(event, Placed) and event.piece is piece and event.place.number:
            placed[event.place] += event.count
    return placed


def vacated(events: Sequence[Event], player: str) -> set[Place]:
    """Return the clearings that warriors of others left in some events: a player's own may have come in their place."""
    return {
        place
        for event in events
        for place, piece, change in changes(event)
        if place.number and change < 0 and piece.category is Category.WARRIOR and piece.owner != player
    }


def on_map_before(state: State, events: Sequence[Event], index: int, piece: Piece) -> int:
    """Return how many of a piece lay in clearings before ``events[index]``."""
    since = sum(
        change for event in events[index:] for where, what, change in changes(event) if where.number and what is piece
    )
    return max(0, state.on_map(piece) - since)


def warriors_before(state: State, events: Sequence[Event], index: int, place: Place, owner: str) -> int:
    """Return how many warriors of an owner stood at a place before ``events[index]``."""
    since = sum(
        change
        for event in events[index:]
        for where, what, change in changes(event)
        if where is place and what.owner == owner and what.category is Category.WARRIOR
    )
    return max(0, state.warriors(place, owner) - since)


def outnumbering(
    events: Sequence[Event], pieces: Collection[Piece], warrior: Piece, clause: str, what: str
) -> list[tuple[Event, Offence]]:
    """Return where pieces that only go along with warriors moved in greater number than they did in a turn.

    A record may note them apart, so all moves between the same two clearings count together. ``what`` names the pieces.
    """
    along: Counter[tuple[Place, Place]] = Counter()
    warriors: Counter[tuple[Place, Place]] = Counter()
    last: dict[tuple[Place, Place], Event] = {}
    for event in events:
        if not isinstance(event, Moved) or not event.origin.number or not event.destination.number:
            continue
        way = event.origin, event.destination
        for piece, count in event.pieces:
            if piece in pieces:
                along[way] += count
                last[way] = event
            elif piece is warrior:
                warriors[way] += count
    return [
        (last[way], violation(clause, f"{count} {what} moved with {warriors[way]} warriors"))
        for way, count in along.items()
        if count > warriors[way]
    ]


def replaces(event: Placed, events: Sequence[Event], *, another: bool = False) -> bool:
    """Return whether a piece comes to where the last piece that moved before it went from, and may replace that one.

    ``another`` asks for one of another kind: where no rule brings back a piece that fell, its like replaces none.
    """
    last = next((e for e in reversed(events) if any(changes(e))), None)
    gone = [piece for place, piece, change in changes(last) if place is event.place and change < 0] if last else []
    return any(piece is not event.piece for piece in gone) if another else bool(gone)


def replaces_warrior(event: Placed, events: Sequence[Event]) -> bool:
    """Return whether a piece may replace a warrior, or a piece of the player's own, that was the last to go there.

    No rule puts a warrior in the place of enemy tokens and buildings.
    """
    last = next((e for e in reversed(events) if any(changes(e))), None)
    gone = [piece for place, piece, change in changes(last) if place is event.place and change < 0] if last else []
    return any(piece.owner in ("", event.player) or piece.category is Category.WARRIOR for piece in gone)


def ever_stood(state: State, events: Sequence[Event], place: Place, pieces: Collection[Piece]) -> bool:
    """Return whether one of some pieces lay at a place at any time of a turn; the state is the one after it."""
    touched = any(where is place and piece in pieces for event in events for where, piece, _ in changes(event))
    return touched or any(state.count(place, piece) for piece in pieces)


def fell_in_battle(event: Removed, events: Sequence[Event]) -> bool:
    """Return whether a removal can be a hit of a battle of its turn: the remover fought there.

    It can be of whoever's piece, for warriors of others may fight for the other side.
    """
    return any(
        isinstance(earlier, Battled)
        and earlier.clearing is event.place
        and event.player in (earlier.attacker, earlier.defender)
        for earlier in events
    )


def are_battles_told(game: Game, events: Sequence[Event]) -> bool:
    """Return whether a record tells all that the battles among some events do, whoever fights in them."""
    fought = [event for event in events if isinstance(event, Battled)]
    return all(are_losses_told(game, (event.attacker, event.defender)) for event in fought)


def are_losses_told(game: Game, sides: Iterable[str]) -> bool:
    """Return whether a record tells all that some sides lose in battle; nobody keeps books of hirelings."""
    told = (cast("Audit", game.factions[side]) for side in sides if side in game.factions)
    return all(each.are_battles_told(game) for each in told)


# Pieces that went astray ----------------------------------------------------------------------------------------------
def note_astray(game: Game, owner: str, event: Event) -> None:
    """Remember an owner's pieces that a record removes or moves where fewer stood: so many are gone elsewhere."""
    match event:
        case Removed(piece=piece) if piece.owner == owner:
            lose_track(game, piece, event.count - game.state.count(event.place, piece))
        case Moved():
            for piece, count in event.pieces:
                if piece.owner == owner:
                    lose_track(game, piece, count - game.state.count(event.origin, piece))


def lose_track(game: Game, piece: Piece, missing: int) -> None:
    """Remember that so many of a piece, if any, are on the map in the books only."""
    if missing > 0:
        ASTRAY.keep(game.state, astray(game, piece) + missing, piece.owner, piece)


def astray(game: Game, piece: Piece) -> int:
    """Return how many of a piece the books hold to be on the map though the record has removed them."""
    return ASTRAY.of(game.state, piece.owner, piece)


def warriors_astray(game: Game, owner: str) -> int:
    """Return how many of an owner's warriors the books hold to be on the map though the record has removed them."""
    return sum(astray(game, piece) for piece in ASTRAY.things(game.state, owner) if piece.category is Category.WARRIOR)


# Cards ----------------------------------------------------------------------------------------------------------------
def cards_from(events: Sequence[Event], place: Place) -> int:
    """Return how many cards left a place."""
    return sum(len(event.cards) for event in events if isinstance(event, CardsMoved) and event.source is place)


def cards_to(events: Sequence[Event], place: Place) -> int:
    """Return how many cards came to a place."""
    return sum(len(event.cards) for event in events if isinstance(event, CardsMoved) and event.target is place)


def spent_by(player: str, events: Sequence[Event], *, draws_untold: bool = False) -> list[tuple[int, Card]]:
    """Return the cards of the hand that a player may have spent for what a turn shows, each with its event's number.

    What it discards after the last draw of its own turn is too many for the hand, unless draws are untold, and each
    path that is opened takes a card.
    """
    own = hand(player)
    whole = broken_off(events) or player_of(events) != player or draws_untold
    told = events if whole else _without_last_discards(player, events)
    return [
        (index, card)
        for index, (event, following) in enumerate(pairwise((*told, None)))
        if isinstance(event, CardsMoved) and event.source is own and event.target.kind is PlaceKind.COMMON
        if not isinstance(following, PathOpened)
        for card in event.cards
    ]


def _without_last_discards(player: str, events: Sequence[Event]) -> Sequence[Event]:
    """Return the events of a turn without those that only discard from the hand after the last draw."""
    for number in range(len(events) - 1, -1, -1):
        match events[number]:
            case CardsMoved(target=target) if target is hand(player):
                return events[: number + 1]
            case CardsMoved() | Scored() | TurnEnded():
                continue
        break
    return events


def note_drawable(game: Game) -> None:
    """Remember how many cards can be drawn as a turn begins: all that lie nowhere else.

    The books may take a shuffle to be later than it was. Dominance cards that became available are written as
    discarded, and cannot be drawn.
    """
    piles = (DECK, *shuffled_together(game))
    elsewhere = [card for place, cards in game.state.cards.items() if place not in piles for card in cards]
    left = sum(card.copies for card in game.state.deck.cards if card.kind is not CardKind.DOMINANCE)
    left -= sum(card.kind not in (CardKind.OTHER, CardKind.DOMINANCE) for card in elsewhere)
    DRAWABLE.keep(game.state, max(0, left), TABLE)


def may_have_run_out(game: Game, events: Sequence[Event]) -> bool:
    """Return whether a turn may have found no card to draw: it drew all that could be drawn as it began.

    What it discarded may have come too late, in whatever way a record tells of it. Nobody knows where draws are untold.
    """
    if DRAWS_UNTOLD.of(game.state, TABLE):
        return True
    piles = (DECK, *shuffled_together(game))
    return DRAWABLE.of(game.state, TABLE) <= sum(cards_from(events, pile) for pile in piles)


def unmet(needs: int, means: int, meets: Callable[[int, int], bool]) -> list[int]:
    """Return which of so many needs are left when as many as can be are met, each by one of so many means of its own.

    ``meets`` says whether a mean meets a need. Needs beyond :data:`MOST_NEEDS` are not looked at.
    """
    given: dict[int, int] = {}

    def meet(need: int, tried: set[int]) -> bool:
        for mean in range(means):
            if mean in tried or not meets(need, mean):
                continue
            tried.add(mean)
            if mean not in given or meet(given[mean], tried):
                given[mean] = need
                return True
        return False

    return [need for need in range(min(needs, MOST_NEEDS)) if not meet(need, set())]


def held_throughout(game: Game, player: str, events: Sequence[Event]) -> bool:
    """Return whether a player's hand held a card during the whole turn: more than it gained in it are left."""
    return len(game.state.cards_at(hand(player))) > cards_to(events, hand(player))


# Setup ----------------------------------------------------------------------------------------------------------------
def placed_in(events: Sequence[Event], *pieces: Piece) -> Counter[Place]:
    """Return how many of some pieces the events of a setup put where on the map."""
    there: Counter[Place] = Counter()
    for event in events:
        for place, piece, count in changes(event):
            if piece in pieces and place.kind in (PlaceKind.CLEARING, PlaceKind.FOREST):
                there[place] += count
    return +there


def set_up_otherwise(
    events: Sequence[Event], piece: Piece, expected: Mapping[Place, int], clause: str
) -> list[tuple[Event, Offence]]:
    """Return in what the pieces of a setup differ from so many of a kind in each of some places, and no more."""
    there, found = placed_in(events, piece), list[tuple[Event, Offence]]()
    word = in_words(piece.kind)
    for place in dict.fromkeys((*there, *expected)):
        due, count = expected.get(place, 0), there[place]
        message = f"setup places {count or 'no'} {word}{'s' * (count != 1)} in {named(place)}"
        changing = [event for event in events if (place, piece) in ((p, what) for p, what, _ in changes(event))]
        if count > due:
            found.append((changing[-1], violation(clause, message, str(due) if due else "none")))
        elif count < due:
            found.append((changing[-1] if changing else events[-1], omission(clause, message, str(due))))
    return found
