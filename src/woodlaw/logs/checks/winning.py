"""Winning: dominance, coalitions and the winner named (3.1, 3.3, 9.2.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeGuard

from woodlaw.engine.dominance import activated, winning_clause
from woodlaw.engine.events import (
    CardsMoved,
    Event,
    Flipped,
    MarkerLeft,
    Moved,
    Placed,
    Removed,
    Replaced,
    TurnBegan,
)
from woodlaw.engine.game import Game
from woodlaw.engine.memory import TABLE
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import player_title
from woodlaw.engine.victory import (
    COALITION,
    dominates,
    has_points_to_win,
    has_won_by_points,
    points_to_win,
    team_of,
    why_not_activate,
    winners_with,
)
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, undecided, violation
from woodlaw.logs.audits.customs import DRAWS_UNTOLD
from woodlaw.logs.audits.points import with_least_points
from woodlaw.logs.audits.spending import unmet
from woodlaw.logs.audits.suits import may_match_dominance
from woodlaw.logs.books import Books, RecordedTurn
from woodlaw.logs.checks.draws import acts_before_evening, drawn_in_evening
from woodlaw.logs.checks.registry import at_the_end, at_turn_end, before
from woodlaw.logs.hands import may_be_available
from woodlaw.logs.rootlog.syntax import Action, Log, Move
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import DECK, DISCARD, Place, PlaceKind, board, hand, play_area


@before(MarkerLeft)
def too_few_points_for_dominance(books: Books, event: MarkerLeft) -> Iterator[Offence]:
    """A dominance card is activated with 10 points or more, and once (3.3.1, 3.3.2), for a coalition too (9.2.8)."""
    refusal = why_not_activate(books.game, event.player)
    if refusal:
        yield violation(refusal.clause, refusal.reason)


@before(MarkerLeft)
@audits("9.2.8")
def coalition_of_another(books: Books, event: MarkerLeft) -> Iterator[Offence]:
    """A score marker goes to another's board for a coalition alone; whoever forms none lays it on its own."""
    faction = next((each for each in books.letters.values() if each.name == event.player), None)
    if faction is None or not faction.playable or faction.forms_coalitions or event.board_of == event.player:
        return
    title = player_title(books.game, event.board_of)
    yield violation("9.2.8", f"{faction.title} forms a coalition with {title}", "the marker on its own board")


@at_turn_end
def activated_without_marker(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Whoever activates a dominance card takes the score marker off the track (3.3.1), and activates no other (3.3.2).

    A faction whose board has a box for cards may have played it there, and one that cannot be played yet anywhere.
    """
    turn = books.turn
    if turn is None or turn.setup or not turn.faction.playable or "cards" in turn.faction.names.boxes:
        return
    if any(isinstance(event, MarkerLeft) and event.player == turn.player for event in turn.events):
        return
    for event, action in zip(turn.events, turn.actions, strict=True):
        if not _is_activated(event, turn):
            continue
        refusal = why_not_activate(books.game, turn.player)
        if books.game.state.score.get(turn.player) is not None:
            message = f"{player_title(books.game, turn.player)} activates a dominance card and keeps its score marker"
            yield action, omission("3.3.1", message, "the marker taken off the track")
        elif refusal:
            yield action, violation(refusal.clause, refusal.reason)


@at_turn_end
@audits("3.3.1")
def marker_without_card(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Whoever takes its score marker off the track to its own board has activated a dominance card.

    A card of which no name is told may be one, and so may one that a faction's board has a box for.
    """
    turn = books.turn
    if turn is None or turn.setup or not turn.faction.playable or "cards" in turn.faction.names.boxes:
        return
    laid = (cards for place, cards in books.game.state.cards.items() if _is_by(place, turn.player))
    lying = [card for cards in laid for card in cards]
    if any(not card.name or card.kind is CardKind.DOMINANCE for card in lying):
        return
    for event, action in zip(turn.events, turn.actions, strict=True):
        if isinstance(event, MarkerLeft) and event.player == event.board_of == turn.player:
            message = f"{turn.faction.title} takes its score marker off the track, and activates no card"
            yield action, omission("3.3.1", message, "a dominance card in the play area")


@at_turn_end
@audits("9.2.8")
def coalition_without_card(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Whoever forms a coalition activates a dominance card for it, which nobody sees leave its hand otherwise.

    A card of which no name is told may be one, wherever it lies by the player now.
    """
    turn = books.turn
    if turn is None or turn.setup or not turn.faction.playable:
        return
    lying = [card for place, cards in books.game.state.cards.items() if _is_by(place, turn.player) for card in cards]
    gone = [
        card for e in turn.events if isinstance(e, CardsMoved) and e.source is hand(turn.player) for card in e.cards
    ]
    if any(not card.name or card.kind is CardKind.DOMINANCE for card in (*lying, *gone)):
        return
    for event, action in zip(turn.events, turn.actions, strict=True):
        if isinstance(event, MarkerLeft) and event.player == turn.player != event.board_of:
            message = f"{turn.faction.title} forms a coalition, and activates no card"
            yield action, omission("9.2.8", message, "a dominance card in the play area")


def _is_by(place: Place, player: str) -> bool:
    """Return whether a place of cards is a player's, but no hand."""
    return place.owner == player and place.kind is not PlaceKind.HAND


def _is_activated(event: Event, turn: RecordedTurn) -> bool:
    """Whether a dominance card comes from a hand to its player's board, and to none of its boxes: into play."""
    if not isinstance(event, CardsMoved) or event.source is not hand(turn.player):
        return False
    into_play = event.target in (play_area(turn.player), board(turn.player, "board"))
    return into_play and any(card.kind is CardKind.DOMINANCE for card in event.cards)


@before(CardsMoved)
@audits("3.3.2")
def dominance_given_up(books: Books, event: CardsMoved) -> Iterator[Offence]:
    """An activated dominance card stays in the play area: it cannot be discarded, spent or taken by anybody."""
    owner = event.source.owner
    scores_on = books.game.state.score.get(owner, 0) is not None
    if scores_on or event.source is not play_area(owner) or event.target is event.source:
        return
    lying, leaving = activated(books.game, owner), event.cards[0]
    is_all = len(event.cards) == len(lying) and all(card.suit == leaving.suit for card in lying)
    if leaving.kind is CardKind.DOMINANCE and leaving.suit and is_all:
        title = player_title(books.game, owner)
        yield violation("3.3.2", f"the activated dominance card of {title} leaves the play area", "the card in play")


@at_turn_end
def dominance_taken_for_nothing(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Whoever takes an available dominance card spends a card that matches it (3.3.4)."""
    turn = books.turn
    if turn is None or turn.setup:
        return
    moves = [(event, action) for event, action in zip(turn.events, turn.actions, strict=True) if _of_hand(event, turn)]
    spent = [card for event, _ in moves if event.source is hand(turn.player) for card in event.cards]
    taken = [
        (card, action)
        for event, action in moves
        for card in event.cards
        if event.target is hand(turn.player) and _was_available(event, card)
    ]
    fits = [[_may_pay(books, turn.player, one, card) for one in spent] for card, _ in taken]
    for number in unmet(len(taken), len(spent), lambda need, mean: fits[need][mean]):
        message = f"{player_title(books.game, turn.player)} spends no card that matches the dominance card"
        yield taken[number][1], violation("3.3.4", message, "a matching card spent")


def _may_pay(books: Books, player: str, spent: Card, wanted: Card) -> bool:
    """Whether a card that is spent may pay for a dominance card, which does not pay for itself."""
    itself = spent.kind is CardKind.DOMINANCE and spent.suit == wanted.suit != ""
    return not itself and may_match_dominance(books.game, player, spent, wanted.suit)


@before(CardsMoved)
@audits("3.3.4")
def dominance_not_available(books: Books, event: CardsMoved) -> Iterator[Offence]:
    """A dominance card that is taken has become available before (3.3.3).

    A card that was discarded unseen may have been it.
    """
    if event.source is not DISCARD or event.target.kind is not PlaceKind.HAND:
        return
    if DRAWS_UNTOLD.of(books.game.state, TABLE):
        return
    for card in event.cards:
        if _was_available(event, card) and not may_be_available(books.game, card):
            title = player_title(books.game, event.target.owner)
            yield violation(
                "3.3.4", f"{title} takes {card.name} ({card.suit}), which is not available", "an available card"
            )


def _of_hand(event: Event, turn: RecordedTurn) -> TypeGuard[CardsMoved]:
    """Whether cards go between the hand of the player whose turn it is and a pile of the table."""
    own = hand(turn.player)
    return isinstance(event, CardsMoved) and (
        (event.source is own and event.target.kind is PlaceKind.COMMON)
        or (event.target is own and event.source.kind is PlaceKind.COMMON)
    )


def _was_available(event: CardsMoved, card: Card) -> bool:
    return card.kind is CardKind.DOMINANCE and event.source is not DECK


@before(TurnBegan)
def game_goes_on_after_dominance(books: Books, event: TurnBegan) -> Iterator[Offence]:
    """Nobody has a turn after one whose player had won by dominance as it began."""
    if books.dominating and not books.won:
        books.won = books.turns[-2][0]
        yield violation(books.dominating.clause, f"the game goes on though {books.dominating.reason}")
    books.dominating = None if event.setup or books.won else _dominating(books, event.player)


@at_turn_end
def turn_goes_on_after_dominance(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Whoever has won by dominance as its turn began does not move, fight, craft or draw in Evening any more."""
    turn = books.turn
    if turn is None or not books.dominating or books.won:
        return
    acts = (action for event, action in zip(turn.events, turn.actions, strict=True) if acts_before_evening(turn, event))
    action = next(acts, None) or drawn_in_evening(books, turn)
    if action:
        books.won = turn.player
        yield action, violation(books.dominating.clause, f"the turn goes on though {books.dominating.reason}")


@audits("3.3.1.I", "3.3.1.II")
def _dominating(books: Books, player: str) -> Refusal | None:
    """Return by which clause, and why, a player whose Birdsong starts wins by dominance, or None."""
    game = books.game
    if game.state.score.get(player) is not None or COALITION.of(game.state, player):
        return None
    cards = _activated(game, player)
    if not cards or not all(dominates(game, player, card.suit) for card in cards):
        return None
    title, clause = player_title(game, player), winning_clause(game, cards[0])
    return Refusal(clause, f"{title} has won: it meets {_condition(cards)} as its Birdsong starts")


def _activated(game: Game, player: str) -> list[Card]:
    """Return a player's activated dominance cards; none where a suit is not told."""
    cards = activated(game, player)
    return cards if all(card.suit for card in cards) else []


def _condition(cards: Sequence[Card]) -> str:
    return f"the condition of {cards[0].suit} dominance"


@at_the_end
def wrong_winner(books: Books, log: Log) -> Iterator[tuple[Action, Offence]]:
    """Who is named the winner has 30 points, or has won by dominance or in a coalition."""
    if not log.winners:
        return
    line = Action(Move((), ()), f"Winner: {log.winners}", log.winner_line, 1)
    named = [books.letters[letter].name for letter in log.winners if letter in books.letters]
    for letter in (letter for letter in log.winners if letter not in books.letters):
        yield line, undecided("3.1", f"no seat at this table has the letter {letter!r}")
    for player in named:
        offence = _why_not_won(books, player, named)
        if offence:
            yield line, offence
    for player in books.game.state.seats:
        if player not in named and has_won_by_points(with_least_points(books.game, player), player) and named:
            points = points_to_win(books.game, player)
            yield line, violation("3.1", f"{player_title(books.game, player)} has {points} points and is not named")
    yield from ((line, offence) for offence in _left_out(books, named))


@audits("9.2.8")
def _left_out(books: Books, named: Sequence[str]) -> Iterator[Offence]:
    """Whoever is in a coalition with a winner wins too."""
    for player in dict.fromkeys(each for winner in named for each in winners_with(books.game, winner)):
        if player not in named:
            ally = player_title(books.game, COALITION.of(books.game.state, player))
            message = f"{player_title(books.game, player)} is in a coalition with {ally}, who wins, and is not named"
            yield omission("9.2.8", message, "both named")


@audits("3.1", "3.3.1", "9.2.8")
def _why_not_won(books: Books, player: str, named: list[str]) -> Offence | None:
    game = books.game
    ally = COALITION.of(game.state, player)
    if ally:
        missing = ally not in named
        return violation("9.2.8", f"{player_title(game, ally)} has not won with its coalition") if missing else None
    points = game.state.score.get(player)
    if points is None:
        return _why_not_dominating(books, player)
    if not has_points_to_win(game, player):
        message = f"{player_title(game, player)} is named the winner with {points} points"
        return violation("3.1", message, f"{points_to_win(game, player)} points")
    if not has_won_by_points(game, player):
        title = player_title(game, player)
        clause, due = team_of(game, player)[1], points_to_win(game, player)
        message = f"{title} is named the winner before all of its team have {due} points"
        return violation(clause, message, f"{due} points each")
    return None


@audits("3.3.1.I", "3.3.1.II")
def _why_not_dominating(books: Books, player: str) -> Offence | None:
    """Dominance wins as the player's Birdsong starts: after another's turn, or in a turn that did nothing yet."""
    game, turn = books.game, books.turn
    if turn is None:
        return None
    title = player_title(game, player)
    if turn.player == player and any(isinstance(event, MarkerLeft) for event in turn.events):
        return violation("3.3.1", f"{title} wins in the turn that activates its dominance card", "a later Birdsong")
    if turn.player == player and any(
        isinstance(event, Placed | Moved | Removed | Replaced | Flipped) for event in turn.events
    ):
        return None
    cards = _activated(game, player)
    if not cards or any(dominates(game, player, card.suit) for card in cards):
        return None
    return violation(winning_clause(game, cards[0]), f"{title} does not meet {_condition(cards)}")
