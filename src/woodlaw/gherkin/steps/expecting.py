"""Then: what lies where, who has what, and what changed since the When steps began."""

from __future__ import annotations

from woodlaw.engine.events import CardsMoved
from woodlaw.engine.information import seen_by
from woodlaw.engine.state import State
from woodlaw.gherkin.phrases import then
from woodlaw.gherkin.scene import Scene, Table
from woodlaw.gherkin.steps.things import as_cards, condition_of, expect_so, piece_counts, rows_of, shown
from woodlaw.gherkin.telling import cards as told_cards
from woodlaw.gherkin.telling import told
from woodlaw.positions.mistakes import fail
from woodlaw.positions.remembering import kept_by, of_others, said
from woodlaw.positions.wording import Wish
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Piece
from woodlaw.table.places import DECK, Place, hand, play_area


# Pieces and cards -----------------------------------------------------------------------------------------------------
@then("{place} hold(s) {things}")
def place_holds(scene: Scene, place: str, things: str) -> None:
    """Expect exactly so many of each piece or card named at a place; what else is there does not matter.

    ``nothing`` expects it to be empty. Besides kinds of piece, ``pieces``, ``buildings``, ``tokens`` and ``items`` are
    counted.

    Example: ``Then clearing 5 holds 1 Marquise warrior, 1 sawmill and no Clergy pieces``
    Example: ``Then the Marquise's supply holds 23 warriors``
    Example: ``Then the Marquise's crafted items hold 1 tea``
    Example: ``Then the discard pile holds Ambush! (fox)``
    Example: ``Then the deck holds 3 cards``
    """
    state = scene.rest()
    where = scene.words.place(place)
    wishes = as_cards(scene, where, things)
    if wishes is not None:
        _expect_cards(place, state.cards_at(where), wishes)
    else:
        _expect_pieces(scene, state, where, things)


@then("these clearings hold")
def clearings_hold(scene: Scene, datatable: Table = ()) -> None:
    """Expect pieces in several clearings: a table with the columns ``clearing`` and ``pieces``.

    Example::

        Then these clearings hold:
          | clearing | pieces              |
          | 1        | 3 Marquise warriors |
          | 5        | nothing             |
    """
    for clearing, things in rows_of(datatable, "clearing", "pieces"):
        _expect_pieces(scene, scene.rest(), scene.words.place(clearing), things)


def _expect_pieces(scene: Scene, state: State, where: Place, things: str) -> None:
    there = dict(state.at(where))
    wrong = [
        f"{count} {name}" for name, count, found in piece_counts(scene, there, things, where.owner) if count != found
    ]
    if things == "nothing" and there:
        wrong = ["nothing"]
    if wrong:
        fail(f"{scene.words.place_name(where)} was expected to hold {', '.join(wrong)}; it holds {shown(scene, there)}")
    if things == "nothing":
        _expect_cards(scene.words.place_name(where), state.cards_at(where), [])


@then("{player} {hold(s)/do(es) not hold} {cards}")
def player_holds(scene: Scene, player: str, cards: str, so: str = "") -> None:
    """Expect cards in a hand: exactly so many of each named card, then so many others of a suit, then so many others.

    What a player does not hold is one card, of which the hand has no copy.

    Example: ``Then the Marquise holds Anvil``
    Example: ``Then the Marquise holds Anvil and 3 cards``
    Example: ``Then the Marquise holds nothing``
    Example: ``Then the Marquise does not hold Anvil``
    """
    held = scene.rest().cards_at(hand(scene.words.player(player)))
    if so:
        _expect_cards(f"{player}'s hand", held, scene.words.wishes(cards))
    elif scene.words.card(cards) in held:
        fail(f"{player} holds {told_cards(held)}")


def _expect_cards(where: str, there: list[Card], wishes: list[Wish]) -> None:
    left, wrong = list(there), list[Wish]()
    for wish in sorted(wishes, key=lambda wish: (wish.card is None, wish.suit == "")):
        fitting = [card for card in left if wish.fits(card)]
        left = [card for card in left if not wish.fits(card)]
        if len(fitting) != wish.count:
            wrong.append(wish)
    if wrong or (there and not wishes):
        expected = ", ".join(map(str, wrong)) or "nothing"
        fail(f"{where} was expected to hold {expected}; it holds {told_cards(there)}")


@then("{player} see(s) {cards} in {place}")
def player_sees(scene: Scene, player: str, cards: str, place: str) -> None:
    """Expect what a player sees of the cards at a place (1.2), told as with ``hold``; those hidden are of no suit.

    Example: ``Then the Marquise sees 2 cards in the Clergy's hand``
    Example: ``Then the Marquise sees Anvil and 3 cards in the discard pile``
    """
    scene.rest()
    seen = seen_by(scene.game, scene.words.player(player), scene.words.place(place))
    _expect_cards(f"what {player} sees in {place}", seen, scene.words.wishes(cards))


# Changes --------------------------------------------------------------------------------------------------------------
@then("{player} lose(s) {pieces} in {place}")
def player_loses(scene: Scene, player: str, pieces: str, place: str) -> None:
    """Expect exactly so many fewer of a player's pieces at a place than before; ``nothing`` expects no change.

    Example: ``Then the Clergy loses 1 warrior in clearing 5``
    Example: ``Then the Marquise loses nothing in clearing 5``
    """
    _expect_change(scene, player, pieces, place, -1)


@then("{player} gain(s) {pieces} in {place}")
def player_gains(scene: Scene, player: str, pieces: str, place: str) -> None:
    """Expect exactly so many more of a player's pieces at a place than before.

    Example: ``Then the Clergy gains 2 warriors in clearing 5``
    """
    _expect_change(scene, player, pieces, place, 1)


def _expect_change(scene: Scene, player: str, pieces: str, place: str, sign: int) -> None:
    name, where = scene.words.player(player), scene.words.place(place)
    earlier, now = _owned(scene.since(), where, name), _owned(scene.rest(), where, name)
    kinds = {piece: sign * (now.get(piece, 0) - earlier.get(piece, 0)) for piece in (*earlier, *now)}
    wrong = [f"{count} {what}" for what, count, found in piece_counts(scene, kinds, pieces, name) if count != found]
    if pieces == "nothing" and any(kinds.values()):
        wrong = ["nothing"]
    if wrong:
        verb = "lose" if sign < 0 else "gain"
        fail(
            f"{player} was expected to {verb} {', '.join(wrong)} in {place}; "
            f"there was {shown(scene, earlier)}, there is {shown(scene, now)}"
        )


def _owned(state: State, place: Place, player: str) -> dict[Piece, int]:
    return {piece: count for piece, count in state.at(place).items() if piece.owner == player}


@then("{player} draw(s) {number} card(s)")
def player_draws(scene: Scene, player: str, number: str) -> None:
    """Expect a player to have drawn exactly so many cards from the deck.

    Example: ``Then the Marquise draws 2 cards``
    """
    scene.rest()
    name = scene.words.player(player)
    drawn = sum(
        len(event.cards)
        for event, _ in scene.events
        if isinstance(event, CardsMoved) and event.source is DECK and event.target is hand(name)
    )
    if drawn != int(number):
        fail(f"{player} was expected to draw {number} cards, and drew {drawn}")


@then("nothing changes")
def nothing_changes(scene: Scene) -> None:
    """Expect pieces, cards, points, boards and paths to be as they were before the When steps.

    Example: ``Then nothing changes``
    """
    earlier, now = scene.since(), scene.rest()
    changed = [
        name
        for name in ("pieces", "cards", "score", "facts", "closed_paths")
        if _filled(getattr(earlier, name)) != _filled(getattr(now, name))
    ]
    if changed:
        fail(f"these changed: {', '.join(changed)}. What happened: {happened(scene)}")


def _filled(things: object) -> object:
    """Return a mapping without its empty places."""
    return {key: each for key, each in things.items() if each not in ({}, [])} if isinstance(things, dict) else things


def happened(scene: Scene) -> str:
    """Return what happened in the last When steps, for messages."""
    return "; ".join(told(event, scene.words) for event, _ in scene.events) or "nothing"


# Points ---------------------------------------------------------------------------------------------------------------
@then("{player} has/have {number} point(s)")
def player_has_points(scene: Scene, player: str, number: str) -> None:
    """Expect a score marker on a number.

    Example: ``Then the Marquise has 7 points``
    """
    _expect_number(f"points of {player}", scene.rest().score[scene.words.player(player)], int(number))


@then("{player} score(s) {number} point(s)")
def player_scores(scene: Scene, player: str, number: str) -> None:
    """Expect a player to have exactly so many more points than before.

    Example: ``Then the Marquise scores 1 point``
    """
    _expect_number(f"points scored by {player}", _scored(scene, player), int(number))


@then("{player} lose(s) {number} point(s)")
def player_loses_points(scene: Scene, player: str, number: str) -> None:
    """Expect a player to have exactly so many fewer points than before.

    Example: ``Then the Marquise loses 1 point``
    """
    _expect_number(f"points lost by {player}", -_scored(scene, player), int(number))


@then("{player} score(s) nothing")
def player_scores_nothing(scene: Scene, player: str) -> None:
    """Expect a player to have as many points as before.

    Example: ``Then the Clergy scores nothing``
    """
    _expect_number(f"points scored by {player}", _scored(scene, player), 0)


def _scored(scene: Scene, player: str) -> int:
    name = scene.words.player(player)
    return (scene.rest().score[name] or 0) - (scene.since().score[name] or 0)


def _expect_number(what: str, found: int | None, expected: int) -> None:
    if found != expected:
        fail(f"{what}: {expected} expected, not {'none' if found is None else found}")


@then("{player} has/have left the score track")
def player_left_track(scene: Scene, player: str) -> None:
    """Expect the score marker to have left the track (3.3.1).

    Example: ``Then the Marquise has left the score track``
    """
    points = scene.rest().score[scene.words.player(player)]
    if points is not None:
        fail(f"{player}'s score marker is on {points}")


@then("{player} has/have activated {card}")
def player_has_activated(scene: Scene, player: str, card: str) -> None:
    """Expect a dominance card in a play area (3.3.1).

    Example: ``Then the Marquise has activated Dominance (fox)``
    """
    there = scene.rest().cards_at(play_area(scene.words.player(player)))
    if scene.words.card(card) not in there:
        activated = [card for card in there if card.kind is CardKind.DOMINANCE]
        fail(f"{player} has activated {told_cards(activated)}")


# Boards ---------------------------------------------------------------------------------------------------------------
@then("{player} is/are [a(n) ]{condition}[ to {enemy}]")
def player_is(scene: Scene, player: str, condition: str, enemy: str = "") -> None:
    """Expect what a board says of a player. With two seats it is the other one's board.

    Example: ``Then the Marquise is a heretic``
    """
    owner, name = condition_of(scene, player, condition, enemy)
    kept = of_others(owner)
    found = kept.of(scene.rest(), owner, name) if kept else ""
    if found != condition:
        fail(f"the board of {scene.words.title(owner)} says {found or 'nothing'} of {scene.words.title(name)}")


@then("on {player}'s board {name} is {value}")
def board_says(scene: Scene, player: str, name: str, value: str) -> None:
    """Expect what else a board says, as positions name it; ``nothing`` where it does not say it.

    Example: ``Then on the Legion's board campaign suit is fox``
    """
    found = kept_by(scene.words, scene.rest(), scene.words.player(player)).get(name, "nothing")
    if found != said(value):
        fail(f"the board of {scene.words.title(scene.words.player(player))} says {found!r}")


@then("the path between {clearing} and {other} is {closed/open}")
def path_is(scene: Scene, clearing: str, other: str, so: str = "") -> None:
    """Expect a path to be closed or open (M.4.2).

    Example: ``Then the path between 2 and 5 is open``
    """
    link = min(int(clearing), int(other)), max(int(clearing), int(other))
    found = link in scene.rest().closed_paths
    expect_so(found, so, f"the path between {clearing} and {other} is {'closed' if found else 'open'}")


# Events ---------------------------------------------------------------------------------------------------------------
@then("it {happens/does not happen} that {event}")
def it_happens(scene: Scene, event: str, so: str = "") -> None:
    """Expect an event of the last When steps, or no such event; a part of its sentence is enough.

    The sentences are: ``… places 1 Marquise warrior from … in clearing 5``, ``… removes … from … to …``,
    ``… moves … from … to …``, ``… replaces … with … in …``, ``… takes 1 sword from … to …``, ``… crafts Anvil (fox) for
    a hammer``, ``… reveals …``, ``… battles … in clearing 5``, ``… scores 1 point``, ``… opens the path between 1
    and 5``, ``… leaves the score track``, ``the turn of … begins``, ``the setup of … ends``.

    Example: ``Then it happens that the Marquise removes 1 Clergy warrior from clearing 5``
    Example: ``Then it does not happen that the Marquise removes``
    """
    scene.rest()
    wanted = scene.words.in_full(event).casefold()
    found = any(wanted in told(each, scene.words).casefold() for each, _ in scene.events)
    expect_so(found, so, f"that {'happened' if found else 'did not happen'}. What happened: {happened(scene)}")
