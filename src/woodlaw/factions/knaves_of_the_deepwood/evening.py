"""Section 18.6, the Knaves' Evening."""

from __future__ import annotations

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.concepts import matches
from woodlaw.engine.dealing import draw_cards, spend_card, spendable
from woodlaw.engine.decisions import DECLINE, Judged, Option
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.forests import forests, touching
from woodlaw.engine.game import Game
from woodlaw.engine.memory import PLACE, Many, Remembered
from woodlaw.engine.place import why_not_place, why_not_so_many
from woodlaw.engine.primitives import flip_item, place_pieces, score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.engine.turn import discard_down, take_any
from woodlaw.factions.knaves_of_the_deepwood.abilities import Knaves
from woodlaw.factions.knaves_of_the_deepwood.captains import ACTING, FACE_DOWN, FACE_UP
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece, is_face_down
from woodlaw.table.places import Place

CARDS_DRAWN = 1
PIECES_PER_POINT = 2

PROTECTED: Remembered[tuple[Place, ...]] = Remembered("protected", (), Many(PLACE))
"""The clearings at whose acclaim a Skunk was placed for a card this turn."""


# 18.6.1 Mock the Powerful ---------------------------------------------------------------------------------------------
@implements("18.6.1")
def mock_the_powerful(game: Game, knaves: Knaves) -> None:
    """Score a point for every two Prisoners, and one for every two acclaim on the map."""
    score_points(game, knaves.name, mocking_points(knaves.all_prisoners(game)))
    score_points(game, knaves.name, mocking_points(knaves.on_map(game.state, "acclaim")))


@implements("18.6.1")
def mocking_points(pieces: int) -> int:
    """Return the points for so many Prisoners, or so much acclaim: one for every two."""
    return pieces // PIECES_PER_POINT


# 18.6.2 Protect the Weak ----------------------------------------------------------------------------------------------
@implements("18.6.2")
def protect_the_weak(game: Game, knaves: Knaves) -> None:
    """Once for each acclaim, perhaps spend a card that matches it for a Skunk there."""
    take_any(game, knaves, [PROTECT])


@implements("18.6.2")
def _protectable(game: Game, knaves: Knaves) -> Judged[tuple[Place, Card]]:
    cards = spendable(game, knaves.name)
    pairs = [(place, card) for place in game.state.where(knaves.acclaim) for card in cards]
    return Judged(pairs, lambda pair: _why_not_protect(game, knaves, *pair) is None)


@implements("18.6.2", "2.1.1")
def _why_not_protect(game: Game, knaves: Knaves, place: Place, card: Card) -> Refusal | None:
    if not game.state.count(place, knaves.acclaim):
        return Refusal("18.6.2", f"no acclaim is in {name(place)}")
    if place in PROTECTED.of(game.state):
        return Refusal("18.6.2", f"a card has been spent for the acclaim in {name(place)}")
    if not matches(game, card.suit, place):
        return Refusal("18.6.2", f"{card.name} does not match {name(place)}")
    return why_not_place(game, knaves.name, knaves.warrior, place)


@implements("18.6.2")
def _why_none_to_protect(game: Game, knaves: Knaves) -> Refusal | None:
    return None if _protectable(game, knaves) else Refusal("18.6.2", "no card matches acclaim that has had none")


@implements("18.6.2", "1.5.4")
def _protect(game: Game, knaves: Knaves) -> None:
    """Spend a card that matches acclaim, and place a Skunk there, if one is left."""

    def refuse(option: Option) -> Refusal | None:
        match option:
            case (Place() as place, Card() as card) if card in spendable(game, knaves.name):
                return _why_not_protect(game, knaves, place, card)
        return None

    place, card = game.ask(knaves.name, "acclaim and card", _protectable(game, knaves), refuse)
    PROTECTED.note(game.state, (*PROTECTED.of(game.state), place))
    spend_card(game, knaves.name, [card])
    place_pieces(game, knaves.name, knaves.warrior, 1, place)


PROTECT = Action("protect the weak", _protect, _why_none_to_protect)


# 18.6.3 Take It Easy --------------------------------------------------------------------------------------------------
@implements("18.6.3")
def take_it_easy(game: Game, knaves: Knaves) -> None:
    """Once all Captain cards are face down: turn them and all items face up, and an enemy may free its Prisoners."""
    what, ready = "enemy that may free its prisoners", knaves.cards_lying(game.state, FACE_UP, ACTING)
    still = Refusal("18.6.3", "not all Captain cards are face down")
    if ready and not game.unasked(knaves.name, what, lambda: still):
        return
    for captain in knaves.cards_lying(game.state, FACE_DOWN):
        knaves.turn_card(game, captain, FACE_UP)
    for item, count in tuple(game.state.at(knaves.stash).items()):
        for _ in range(count if is_face_down(item) else 0):
            flip_item(game, knaves.name, item, knaves.stash)
    enemies = with_most_prisoners(game, knaves)
    if enemies:
        let_go(game, knaves, game.ask(knaves.name, what, enemies))
    else:
        game.nothing_for(knaves.name, what, lambda: Refusal("18.6.3", "nobody has Prisoners"))


@implements("18.6.3", "1.1.3")
def with_most_prisoners(game: Game, knaves: Knaves) -> list[str]:
    """Return the enemies with the most Prisoners; none where nobody has any."""
    held = {
        seat: sum(count for place in forests(game) for _, count in _prisoners_of(game, knaves, seat, place))
        for seat in game.state.seats
        if is_enemy(game, knaves.name, seat)
    }
    most = max(held.values())
    return [seat for seat, count in held.items() if most and count == most]


def _prisoners_of(game: Game, knaves: Knaves, enemy: str, place: Place) -> list[tuple[Piece, int]]:
    return [(piece, n) for piece, n in knaves.prisoners_in(game.state, place) if piece.owner == enemy]


@implements("18.6.3")
def let_go(game: Game, knaves: Knaves, enemy: str) -> None:
    """An enemy may choose a clearing for all its Prisoners in adjacent forests; they go there straight away."""
    open_to = [place for place in game.state.clearings if _can_free(game, knaves, enemy, place)]
    choice = game.ask(
        enemy, "clearing for freed prisoners", [DECLINE, *open_to], lambda o: _why_no_option(game, knaves, o, enemy)
    )
    if not isinstance(choice, Place):
        return
    for place, piece, count in _freed(game, knaves, enemy, choice):
        place_pieces(game, enemy, piece, count, choice, place)


def _freed(game: Game, knaves: Knaves, enemy: str, clearing: Place) -> list[tuple[Place, Piece, int]]:
    around = touching(game, clearing)
    return [(place, piece, n) for place in around for piece, n in _prisoners_of(game, knaves, enemy, place)]


@implements("18.6.3")
def _can_free(game: Game, knaves: Knaves, enemy: str, clearing: Place) -> bool:
    """Return whether an enemy has Prisoners around a clearing, and can place them there."""
    freed = _freed(game, knaves, enemy, clearing)
    return bool(freed) and not any(_why_not_freed(game, enemy, piece, place, clearing) for place, piece, _ in freed)


def _why_not_freed(game: Game, enemy: str, piece: Piece, source: Place, clearing: Place) -> Refusal | None:
    """Return why an enemy cannot place even one Prisoner from a forest in a clearing, or None."""
    refusal = why_not_place(game, enemy, piece, clearing)
    return refusal or why_not_so_many(game, enemy, piece, 1, clearing, source)


def _why_no_option(game: Game, knaves: Knaves, option: Option, enemy: str) -> Refusal | None:
    if not isinstance(option, Place) or not option.number:
        return None
    barred = (
        _why_not_freed(game, enemy, piece, place, option) for place, piece, _ in _freed(game, knaves, enemy, option)
    )
    found = next((refusal for refusal in barred if refusal), None)
    return found or Refusal("18.6.3", f"no Prisoner of theirs is in a forest adjacent to {name(option)}")


# 18.6.4 Draw and Discard ----------------------------------------------------------------------------------------------
@implements("18.6.4")
def draw_and_discard(game: Game, knaves: Knaves) -> None:
    """Draw a card; then discard down to five."""
    draw_cards(game, knaves.name, CARDS_DRAWN)
    discard_down(game, knaves.name)


EVENING = Steps(
    "18.6",
    {
        "mock the powerful": mock_the_powerful,
        "protect the weak": protect_the_weak,
        "take it easy": take_it_easy,
        "draw and discard": draw_and_discard,
    },
)
