"""The primitives of a game that is played: the only ways in which pieces, cards and points move.

Each checks the extension points, keeps the books, emits one event, and then lets the effects of it happen. Pieces are
placed, taken and removed as far as possible, never further (1.5.4).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.events import CardsMoved, Moved, Placed, Removed, Replaced, Revealed, Rolled, Scored
from woodlaw.engine.extension import Fight
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import take_in_order, uninterrupted
from woodlaw.engine.move import name
from woodlaw.engine.place import removed_to, supply_of, why_not_place, why_not_remove
from woodlaw.engine.refusal import Forbidden, Refusal
from woodlaw.engine.victory import GameWon, has_points_to_win, removal_points, winning_with
from woodlaw.law.implements import clauses_in_force, implements
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.items import battle_die
from woodlaw.table.pieces import Piece
from woodlaw.table.places import (
    AVAILABLE_DOMINANCE,
    DECK,
    DISCARD,
    Place,
    PlaceKind,
    hand,
    play_area,
    revealed,
    supply,
)

if TYPE_CHECKING:
    from woodlaw.engine.turn import Action


# Pieces --------------------------------------------------------------------------------------------------------------
@implements("G.20", "G.19", "1.5.1", "1.5.4")
def place_pieces(game: Game, player: str, piece: Piece, count: int, place: Place, source: Place | None = None) -> None:
    """Place up to ``count`` pieces of any sort from their supply or another source, as many as there are.

    Raises :class:`Forbidden` when the player cannot place the piece there.
    """
    refusal = why_not_place(game, player, piece, place)
    if refusal:
        raise Forbidden(refusal)
    origin = source or supply_of(piece)
    form = _form(game, piece, origin)
    placed = min(count, game.state.count(origin, form))
    if placed > 0:
        game.adjust(form, origin, -placed)
        game.adjust(piece, place, placed)
        game.emit(Placed(player, piece, placed, origin, place))


@implements("G.24", "1.5.4")
def remove_pieces(
    game: Game, player: str, pieces: Iterable[tuple[Piece, int, Place]], *, replaced: bool = False
) -> list[Removed]:
    """Have one player remove pieces at once, as :func:`remove_together` does; return what was removed."""
    return remove_together(game, [(player, *each) for each in pieces], replaced=replaced)


@implements("G.24", "1.5.4")
def remove_together(
    game: Game, removals: Iterable[tuple[str, Piece, int, Place]], fight: Fight | None = None, *, replaced: bool = False
) -> list[Removed]:
    """Remove pieces at once, as many as are there, score for them (3.2.1), and only then let effects of it happen.

    Each removal says which player removes; ``replaced`` that others will take their place (G.23). What an effect
    forbids that player to remove stays.
    """
    events: list[Removed] = []
    for player, piece, count, place in removals:
        there = min(count, game.state.count(place, piece))
        if there <= 0 or (player != piece.owner and why_not_remove(game, player, piece, place, fight)):
            continue
        destination = removed_to(game, piece, place, fight, player, replaced=replaced)
        game.adjust(piece, place, -there)
        game.adjust(_form(game, piece, destination), destination, there)
        events.append(Removed(player, piece, there, place, destination, replaced))
        game.emit(events[-1])
    if events:
        _score_removed(game, events)
        _let_effects_happen(game, events, fight)
    return events


@implements("1.5.4", "4.3.6")
def _let_effects_happen(game: Game, events: Sequence[Removed], fight: Fight | None) -> None:
    """Let happen what removed pieces trigger.

    Each side of a battle orders what its own losses trigger; of both, and outside of battle, no rule says what comes
    first, so that the player whose turn it is does (1.1.3).
    """
    if fight is None:
        take_in_order(game, game.state.current, _due(game, events, fight))
        return
    lost = {side: [e for e in events if fight.enemy(e.player) == side] for side in (fight.attacker, fight.defender)}
    due = {side: actions for side, of in lost.items() if of and (actions := _due(game, of, fight))}
    while sides := [side for side in due if any(action.why_not() is None for action in due[side])]:
        side = _whose_losses(game, sides)
        take_in_order(game, side, due.pop(side))


def _due(game: Game, events: Sequence[Removed], fight: Fight | None) -> list[Action]:
    return [action for e in game.bending("after_removed") for action in e.after_removed(game, events, fight)]


@implements("1.1.3")
def _whose_losses(game: Game, sides: Sequence[str]) -> str:
    return game.ask(game.state.current, "whose losses take effect first", sides)


@implements("G.24", "1.5.4")
def return_removed(
    game: Game, player: str, held: Place, removals: Sequence[tuple[Removed, Fight | None]]
) -> list[Removed]:
    """Let pieces go on that were removed and held back at a place: at once, to where removal would have sent them.

    Each removal comes with the battle it fell in, if any. What removal triggers does not happen again; what replaces
    the return does, in the order of the player whose turn it is.
    """
    events: list[Removed] = []
    for removal, fight in removals:
        count = min(removal.count, game.state.count(held, removal.piece))
        if count <= 0:
            continue
        destination = removed_to(
            game, removal.piece, removal.place, fight, removal.player, replaced=removal.replaced, besides=held
        )
        game.adjust(removal.piece, held, -count)
        game.adjust(_form(game, removal.piece, destination), destination, count)
        game.emit(Removed(player, removal.piece, count, held, destination))
        events.append(Removed(player, removal.piece, count, removal.place, destination))
    due = [action for e in game.bending("after_returned") for action in e.after_returned(game, events)]
    if due:
        take_in_order(game, game.state.current, due)
    return events


@implements("G.32")
def return_pieces(game: Game, player: str, place: Place) -> None:
    """Return the pieces that an effect keeps at a place, such as on a card, to their owners' supplies.

    They were removed before: nobody scores for them again, and nothing else comes of it.
    """
    for piece, count in tuple(game.state.at(place).items()):
        home = supply(piece.owner)
        game.adjust(piece, place, -count)
        game.adjust(_form(game, piece, home), home, count)
        game.emit(Removed(player, piece, count, place, home))


@implements("3.2.1", "3.1.1")
def _score_removed(game: Game, events: Sequence[Removed]) -> None:
    """Score for pieces removed at once, clockwise from the player whose turn it is: the first to reach 30 wins."""
    points: dict[str, int] = {}
    for event in events:
        earned = removal_points(game, event.player, event.piece) * event.count
        points[event.player] = points.get(event.player, 0) + earned
    first = game.state.seats.index(game.state.current)
    for player in (*game.state.seats[first:], *game.state.seats[:first]):
        score_points(game, player, points.get(player, 0))


def _form(game: Game, piece: Piece, place: Place) -> Piece:
    if place.kind is PlaceKind.SUPPLY and piece.owner in game.factions:
        return game.factions[piece.owner].stored(piece)
    return piece


@implements("4.2")
def move_pieces(
    game: Game, player: str, pieces: Sequence[tuple[Piece, int]], origin: Place, destination: Place
) -> None:
    """Move pieces together and let the effects of it happen; whether they may is for :mod:`woodlaw.engine.move`."""
    moving = tuple((piece, count) for piece, count in pieces if count > 0)
    for piece, count in moving:
        game.shift(piece, count, origin, destination)
    event = Moved(player, moving, origin, destination)
    game.emit(event)
    for extension in game.bending("after_moved"):
        extension.after_moved(game, event)


@implements("G.23")
def replace_piece(game: Game, player: str, old: Piece, new: Piece, place: Place) -> None:
    """Remove one piece and place another in its stead; raises :class:`Forbidden` unless both can be done."""
    refusal = why_not_replace(game, player, old, new, place)
    if refusal:
        raise Forbidden(refusal)
    uninterrupted(game, lambda: _replace(game, player, old, new, place))


def _replace(game: Game, player: str, old: Piece, new: Piece, place: Place) -> None:
    remove_pieces(game, player, [(old, 1, place)], replaced=True)
    place_pieces(game, player, new, 1, place)
    game.emit(Replaced(player, old, new, place))


@implements("G.23")
def why_not_replace(game: Game, player: str, old: Piece, new: Piece, place: Place) -> Refusal | None:
    """Return why a player cannot replace one piece by another, or None: it must be able both to remove and to place."""
    refusal = why_not_remove(game, player, old, place) if old.owner != player else None
    if refusal is None and not game.state.count(supply(new.owner), _form(game, new, supply(new.owner))):
        refusal = Refusal("G.23", f"the supply holds no {new.kind}")
    if refusal:
        return refusal
    game.adjust(old, place, -1)
    refusal = why_not_place(game, player, new, place)
    game.adjust(old, place, 1)
    return refusal


@implements("G.33")
def swap_pieces(game: Game, player: str, one: tuple[Piece, Place], other: tuple[Piece, Place]) -> None:
    """Have two pieces trade places, whatever forbids to move or to place them.

    Raises :class:`Forbidden` when one of them is not there.
    """
    for piece, place in (one, other):
        if not game.state.count(place, piece):
            raise Forbidden(Refusal("G.33", f"there is no {piece.kind} to swap in {name(place)}"))
    for (piece, place), (_, destination) in ((one, other), (other, one)):
        game.shift(piece, 1, place, destination)
        game.emit(Moved(player, ((piece, 1),), place, destination))


# Cards ---------------------------------------------------------------------------------------------------------------
@implements("2.1", "G.6")
def draw_cards(game: Game, player: str, count: int) -> int:
    """Draw cards from the shared deck, as many as there are; the moment it runs out the discards become the deck.

    Return how many were drawn: none where something else was done instead.
    """
    if count > 0 and any(e.draws_instead(game, player, count) for e in game.bending("draws_instead")):
        return 0
    drawn: list[Card] = []
    _fill_deck(game)
    while game.state.cards_at(DECK) and len(drawn) < count:
        drawn.append(game.state.cards_at(DECK)[-1])
        game.give(drawn[-1], DECK, hand(player))
        _fill_deck(game)
    if drawn:
        game.emit(CardsMoved(player, tuple(drawn), DECK, hand(player)))
    return len(drawn)


@implements("2.1")
def _fill_deck(game: Game) -> None:
    """Make the discards an empty deck."""
    discards = game.state.cards_at(DISCARD)
    if discards and not game.state.cards_at(DECK):
        order = game.chance.shuffle("deck", len(discards))
        game.state.cards[DISCARD] = []
        game.state.cards[DECK] = [discards[number] for number in order]


def discard_card(game: Game, player: str, card: Card, source: Place | None = None) -> None:
    """Discard a card, as :func:`discard_cards` does several."""
    discard_cards(game, player, [card], source)


@implements("2.1")
def discard_cards(game: Game, player: str, cards: Sequence[Card], source: Place | None = None) -> None:
    """Discard cards at once from a hand or another place; where the deck is empty, they are the new one.

    Raises :class:`Forbidden` for an activated dominance card.
    """
    for card in cards:
        _discard(game, player, card, source or hand(player))
    _fill_deck(game)


@implements("G.5", "3.3.3")
def _discard(game: Game, player: str, card: Card, origin: Place) -> None:
    """Discard a card; a dominance card becomes available instead."""
    refusal = _why_not_leave(card, origin)
    if refusal:
        raise Forbidden(refusal)
    target = AVAILABLE_DOMINANCE if card.kind is CardKind.DOMINANCE else DISCARD
    game.give(card, origin, target)
    game.emit(CardsMoved(player, (card,), origin, target))
    if origin is play_area(origin.owner):
        game.left_play(card, origin.owner)


@implements("3.3.2")
def _why_not_leave(card: Card, place: Place) -> Refusal | None:
    """An activated dominance card stays; one that was only revealed is not activated."""
    if card.kind is CardKind.DOMINANCE and place is play_area(place.owner):
        return Refusal("3.3.2", "nothing removes an activated dominance card")
    return None


@implements("1.3.2")
def give_card(game: Game, player: str, card: Card, source: Place, target: Place) -> None:
    """Move a card between players or to a board, as an effect instructs.

    Raises :class:`Forbidden` where no clause is in force that says so.
    """
    if all(clause == "1.3.2" for clause in clauses_in_force()):
        raise Forbidden(Refusal("1.3.2", "no rule or effect says that a card changes hands"))
    game.give(card, source, target)
    game.emit(CardsMoved(player, (card,), source, target))


@implements("2.1.1.I")
def part_with_card(game: Game, player: str, suit: str, receiver: str = "") -> None:
    """Have a player give a card of a suit to another, or discard one where nobody receives it.

    There is no choice about it while the hand holds any: birds count as the suit.
    """
    fitting = cards_matching(game, player, suit)
    if not fitting:
        return
    card = game.ask(player, "card to part with", fitting)
    if receiver:
        give_card(game, player, card, hand(player), hand(receiver))
    else:
        discard_card(game, player, card)


@implements("G.22")
def take_random_card(game: Game, player: str, holder: str) -> None:
    """Take a card at random from the hand of another player, unseen; nothing where there is none."""
    held = game.state.cards_at(hand(holder))
    if held:
        give_card(game, player, held[game.pick("card", held)], hand(holder), hand(player))


@implements("G.25", "2.1.4", "G.21")
def reveal_card(game: Game, player: str, card: Card, source: Place | None = None) -> None:
    """Lay a card of the player's hand, or from another place, face up in the play area."""
    game.give(card, source or hand(player), revealed(player))
    game.emit(Revealed(player, player, (card,)))


@implements("G.29")
def show_card(game: Game, player: str, card: Card, viewer: str) -> None:
    """Let another player look at a card of the player's hand; it stays there."""
    game.emit(Revealed(player, player, (card,), viewer))


@implements("2.1.1", "2.1.1.II", "G.21")
def cards_matching(game: Game, player: str, suit: str) -> list[Card]:
    """Return the different cards of a player's hand that can be spent for a suit: that suit's, and birds.

    For ``"bird"`` only birds; for ``"any"`` every card. Those in the play area cannot be spent.
    """
    fitting = [c for c in game.state.cards_at(hand(player)) if suit == "any" or c.suit == suit or c.suit == "bird"]
    return list(dict.fromkeys(fitting))


@implements("G.31")
def spend_card(game: Game, player: str, cards: Sequence[Card], what: str = "card to spend") -> None:
    """Have a player choose one of some cards of the hand and spend it."""
    discard_card(game, player, game.ask(player, what, cards))


# Points and dice -----------------------------------------------------------------------------------------------------
@implements("3.2", "3.1", "3.3.1")
def score_points(game: Game, player: str, points: int) -> None:
    """Score points, or lose them when negative; the first player to reach 30 wins on the spot.

    Raises :class:`GameWon` then. A player whose marker has left the track scores nothing (3.3.1).
    """
    if not points or game.state.score.get(player) is None:
        return
    game.score(player, points)
    game.emit(Scored(player, points))
    if has_points_to_win(game, player):
        raise GameWon(winning_with(game, player), "3.1")


@implements("4.3.3", "5.1.6")
def roll_dice(game: Game) -> tuple[int, int]:
    """Roll both battle dice, the higher first: each shows 0 to 3, each as often (5.1.6)."""
    faces = battle_die()
    one, other = (faces[game.chance.pick("battle die", len(faces))] for _ in range(2))
    rolls = max(one, other), min(one, other)
    game.emit(Rolled(rolls))
    return rolls
