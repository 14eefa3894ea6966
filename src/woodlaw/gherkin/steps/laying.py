"""Given: what lies on the table."""

from __future__ import annotations

from woodlaw.engine.actions import PHASE, STEP
from woodlaw.engine.hirelings import give_control
from woodlaw.engine.setup import set_up, set_up_seat
from woodlaw.gherkin.answers import Answer, expect_question
from woodlaw.gherkin.outcomes import DIE
from woodlaw.gherkin.phrases import given
from woodlaw.gherkin.scene import Scene, Table
from woodlaw.gherkin.steps.things import as_cards, condition_of, in_setup_order, rows_of, spoken_list
from woodlaw.positions.counting import whole_number
from woodlaw.positions.files import read_position_in
from woodlaw.positions.mistakes import SceneError, fail
from woodlaw.positions.remembering import keep, keep_of, remember, said
from woodlaw.positions.wording import Wish
from woodlaw.table.cards import Card
from woodlaw.table.maps import WrongMarkers, markers_on
from woodlaw.table.places import DECK, OUT_OF_GAME, Place, hand, play_area
from woodlaw.table.suits import CLEARING_SUITS


# The table ------------------------------------------------------------------------------------------------------------
@given("the map is {name}")
def map_is(scene: Scene, name: str) -> None:
    """Choose the map; without this step it is Autumn. Where none are printed, suits are fox, rabbit, mouse in turn.

    Example: ``Given the map is Winter``
    """
    scene.choose_map(name)


@given("the deck is {name}")
def deck_is(scene: Scene, name: str) -> None:
    """Choose the shared deck; without this step it is the standard one.

    Example: ``Given the deck is Exiles and Partisans``
    """
    scene.choose_deck(name)


@given("the house rule {name}")
def house_rule_is(scene: Scene, name: str) -> None:
    """Play by a house rule that a package brings, told by its title or id; without this step by the Law alone.

    Example: ``Given the house rule Long Nights``
    """
    scene.choose_house_rule(name)


@given("the seats are {names}")
def seats_are(scene: Scene, names: str) -> None:
    """Choose who sits at the table, in turn order; without this step the Marquise and the Honeycomb Clergy.

    What is chosen for a seat stands behind a colon, with plus signs between.

    Example: ``Given the seats are Marquise, Eyrie and Alliance``
    Example: ``Given the seats are Marquise and Automated Alliance:nightmare+wildfire``
    """
    scene.choose_seats(spoken_list(names))


@given("a bot plays {player}")
def bot_plays(scene: Scene, player: str) -> None:
    """Let a seat be a bot's to whatever asks (RB.2.6); all the same it is the scenario that answers for it.

    Example: ``Given a bot plays the Marquise``
    """
    scene.seat_bot(scene.words.player(player))


@given('the position in "{file}"')
def position_in(scene: Scene, file: str) -> None:
    """Take the whole table from a position in a file beside the feature file or in a folder below.

    The page "Positions" of the documentation describes it; ``woodlaw show --position`` writes one from any game.

    Example: ``Given the position in "dispute.yaml"``
    """
    try:
        scene.take_position(read_position_in(scene.folder, file))
    except ValueError as error:
        fail(f"{file}: {error}")


@given("the suits are {suits}")
def suits_are(scene: Scene, suits: str) -> None:
    """Lay suit markers in all clearings, in the order of their numbers.

    Example::

        Given the suits are fox, fox, fox, fox, mouse, mouse, mouse, mouse, rabbit, rabbit, rabbit, rabbit
    """
    named = tuple(spoken_list(suits))
    wanted = len(scene.state.clearings)
    if len(named) != wanted or set(named) - set(CLEARING_SUITS):
        fail(f"{wanted} suits of {', '.join(CLEARING_SUITS)} were expected, not {suits!r}")
    scene.state.suits = ("", *named)


@given("clearing {clearing} is a {suit} clearing")
def clearing_suit_is(scene: Scene, clearing: str, suit: str) -> None:
    """Lay a suit marker in a clearing.

    Example: ``Given clearing 5 is a fox clearing``
    """
    number = scene.words.clearing(clearing).number
    scene.state.suits = (*scene.state.suits[:number], suit, *scene.state.suits[number + 1 :])


@given("the priority markers are {numbers}")
def priority_markers_are(scene: Scene, numbers: str) -> None:
    """Lay priority markers for bots in all clearings, in the order of the clearings' numbers (RB.3.1).

    Example: ``Given the priority markers are 12 11 10 9 8 7 6 5 4 3 2 1``
    """
    try:
        scene.state.priority_markers = markers_on(scene.state.map, numbers.split())
    except WrongMarkers as error:
        fail(str(error))


@given("the path between {clearing} and {other} is {closed/open}")
def path_is(scene: Scene, clearing: str, other: str, so: str = "") -> None:
    """Close a path, or open one that is closed at the start (M.4.2).

    Example: ``Given the path between 2 and 5 is closed``
    """
    link = {_path(scene, clearing, other)}
    scene.state.closed_paths = scene.state.closed_paths | link if so else scene.state.closed_paths - link


def _path(scene: Scene, clearing: str, other: str) -> tuple[int, int]:
    one, two = sorted((scene.words.clearing(clearing).number, scene.words.clearing(other).number))
    if two not in scene.state.map.paths[one]:
        fail(f"no path links clearings {one} and {two} on {scene.state.map.title}")
    return one, two


# Pieces and cards -----------------------------------------------------------------------------------------------------
@given("{place} hold(s) {things}")
def place_holds(scene: Scene, place: str, things: str) -> None:
    """Lay pieces or cards at a place: a clearing, a forest, a supply, any box of a board, a hand, a play area, a pile.

    Each piece named is there in that number, cards are added; whatever else is there stays. Pieces come from their
    supply, cards from the deck. What a supply does not hold is out of the game. ``the deck holds`` names all its cards,
    the top one first.

    Example: ``Given clearing 5 holds 2 Marquise warriors, 1 sawmill and no ruin``
    Example: ``Given the Marquise's supply holds 3 warriors``
    Example: ``Given the Marquise's play area holds Tax Collector``
    Example: ``Given the item supply holds no sword``
    Example: ``Given the forest 1-2-5-10 holds the Vagabond's pawn``
    Example: ``Given the Vagabond's cards hold thief``
    Example: ``Given the space under the ruin in clearing 10 holds 1 sword``
    Example: ``Given the Marquise's card coffin makers holds 5 Clergy warriors``
    """
    where = scene.words.place(place)
    wishes = as_cards(scene, where, things)
    if where is DECK:
        _stack(scene, wishes or [], only=True)
    elif wishes is not None:
        _lay_cards(scene, where, wishes)
    elif things == "nothing":
        scene.lay_pieces(where, [(piece, 0) for piece in list(scene.state.at(where))])
    else:
        scene.lay_pieces(where, scene.words.pieces(things, where.owner))


@given("these clearings hold")
def clearings_hold(scene: Scene, datatable: Table = ()) -> None:
    """Lay pieces in several clearings: a table with the columns ``clearing`` and ``pieces``.

    Example::

        Given these clearings hold:
          | clearing | pieces                            |
          | 1        | 3 Marquise warriors and a sawmill |
          | 5        | 2 Clergy warriors                 |
    """
    for clearing, pieces in rows_of(datatable, "clearing", "pieces"):
        scene.lay_pieces(scene.words.place(clearing), scene.words.pieces(pieces))


@given("{player} hold(s) {cards}")
def player_holds(scene: Scene, player: str, cards: str) -> None:
    """Add cards to a hand, from the deck. A card that several suits have needs its suit; ``2 fox cards`` are any two.

    Example: ``Given the Marquise holds Ambush! (fox), Tax Collector and 2 rabbit cards``
    """
    _lay_cards(scene, hand(scene.words.player(player)), scene.words.wishes(cards))


def _lay_cards(scene: Scene, place: Place, wishes: list[Wish]) -> None:
    if not wishes:
        scene.state.cards[place] = []
        return
    for wish in wishes:
        for _ in range(wish.count):
            scene.lay_card(_found(scene, wish), place)


def _found(scene: Scene, wish: Wish) -> Card:
    if wish.card:
        return wish.card
    plain = [card for card in scene.state.cards_at(DECK) if wish.fits(card) and card.item]
    others = [card for card in scene.state.cards_at(DECK) if wish.fits(card)]
    return (plain or others or [fail(f"no {wish.suit} card is left in the deck")])[-1]


@given("the deck's top cards are {cards}")
def top_cards_are(scene: Scene, cards: str) -> None:
    """Put cards on top of the deck; the first named is drawn first.

    Example: ``Given the deck's top cards are Anvil and Ambush! (fox)``
    """
    _stack(scene, scene.words.wishes(cards), only=False)


def _stack(scene: Scene, wishes: list[Wish], *, only: bool) -> None:
    """Put cards on top of the deck, the first uppermost; the others are out of the game if only these are wanted."""
    chosen: list[Card] = []
    for wish in wishes:
        for _ in range(wish.count):
            chosen.append(_found(scene, wish))
            scene.lay_card(chosen[-1], OUT_OF_GAME)
    if only:
        while scene.state.cards_at(DECK):
            scene.lay_card(scene.state.cards_at(DECK)[-1], OUT_OF_GAME)
    for card in reversed(chosen):
        scene.game.give(card, OUT_OF_GAME, DECK)


# Players --------------------------------------------------------------------------------------------------------------
@given("{player} has/have {number} point(s)")
def player_has_points(scene: Scene, player: str, number: str) -> None:
    """Set a score marker.

    Example: ``Given the Marquise has 29 points``
    """
    scene.state.score[scene.words.player(player)] = int(number)


@given("{player} has/have activated {card}")
def player_has_activated(scene: Scene, player: str, card: str) -> None:
    """Lay a dominance card in a play area; the score marker has left the track (3.3.1).

    Example: ``Given the Marquise has activated Dominance (fox)``
    """
    name = scene.words.player(player)
    scene.lay_card(scene.words.card(card), play_area(name))
    scene.state.score[name] = None


@given("{player} is/are [a(n) ]{condition}[ to {enemy}]")
def player_is(scene: Scene, player: str, condition: str, enemy: str = "") -> None:
    """Set what a board says of a player, in the words of its faction's Law. With two seats it is the other one's board.

    Example: ``Given the Marquise is penitent``
    Example: ``Given the Eyrie is a heretic to the Clergy``
    """
    keep_of(scene.words, scene.state, *condition_of(scene, player, condition, enemy), condition)


@given("{player} control(s) the hireling")
def player_controls_hireling(scene: Scene, player: str) -> None:
    """Give a player control of the hireling; without this step nobody has it (H.1).

    Example: ``Given the Marquise controls the hireling``
    """
    give_control(scene.state, scene.words.party("the hireling"), scene.words.player(player))
    scene.game.refresh()


@given("on {player}'s board {name} is {value}")
def board_says(scene: Scene, player: str, name: str, value: str) -> None:
    """Set what else a board says, as positions name it: a word, a number, a player, ``yes`` or ``no``.

    Example: ``Given on the Legion's board campaign suit is fox``
    """
    keep(scene.words, scene.state, scene.words.player(player), name, said(value))


@given("the turn remembers {name}: {value}")
def turn_remembers(scene: Scene, name: str, value: str) -> None:
    """Let the turn remember something, as positions name it.

    Example: ``Given the turn remembers actions left: 2``
    """
    remember(scene.words, scene.state, name, said(value))
    scene.game.refresh()


@given("it is {player}'s {phase}[, in the step {step}]")
def it_is(scene: Scene, player: str, phase: str, step: str = "") -> None:
    """Say whose turn it is, and in which phase and step. Without this step it is the turn of whoever acts first.

    Example: ``Given it is the Marquise's Daylight``
    Example: ``Given it is the Marquise's Evening, in the step draw and discard``
    """
    scene.begin_turn(scene.words.player(player))
    if phase != "turn":
        PHASE.note(scene.state, phase.casefold())
    if step:
        STEP.note(scene.state, step)


# Before ---------------------------------------------------------------------------------------------------------------
@given("the game has been set up")
def game_has_been_set_up(scene: Scene, datatable: Table | None = None) -> None:
    """Set the whole game up as the Law says (5.1), with a table of answers; nothing of it counts as exercised.

    Example: ``Given the game has been set up:`` with a table like that of ``plays``
    """
    scene.clear_table()
    with scene.acting(answers=datatable) as game:
        set_up(game, in_setup_order(scene))
    scene.forget_events()


@given("{player} has/have set up")
def player_has_set_up(scene: Scene, player: str, datatable: Table | None = None) -> None:
    """Let a faction set up as its chapter says, with a table of answers; nothing of it counts as exercised.

    Example: ``Given the Marquise has set up:`` with a table like that of ``plays``
    """
    name = scene.words.player(player)
    scene.put_back(name)
    with scene.acting(answers=datatable) as game:
        set_up_seat(game, name)
    scene.forget_events()


# Answers and chance ---------------------------------------------------------------------------------------------------
@given("{player} will choose {answer}[ when asked for {asked}]")
def player_will_choose(scene: Scene, player: str, answer: str, asked: str = "") -> None:
    """Promise an answer to a decision that a later step will ask for; it must be asked for.

    Example: ``Given the Clergy will choose Ambush! (fox) when asked for ambush``
    Example: ``Given the Marquise will choose use when asked for use Armorers``
    """
    scene.script.promised.append(Answer(answer, scene.words.player(player), expect_question(asked)))


@given("the dice will show {rolls}")
def dice_will_show(scene: Scene, rolls: str) -> None:
    """Say the next roll of a battle, where the step that leads to it has no room for it.

    Example: ``Given the dice will show 3 and 1``
    """
    scene.outcomes.roll(rolls)


@given("these will be drawn at random: {things}")
def will_be_drawn(scene: Scene, things: str) -> None:
    """Say what is drawn at random next, pieces or cards, in order.

    Example: ``Given these will be drawn at random: a fox flower, a bird flower``
    """
    try:
        pieces = scene.words.pieces(things)
    except SceneError:
        scene.outcomes.draws += [_found(scene, wish) for wish in scene.words.wishes(things) for _ in range(wish.count)]
    else:
        scene.outcomes.draws += [piece for piece, count in pieces for _ in range(count)]


@given("chance will give {outcomes} for {what}")
def chance_will_give(scene: Scene, outcomes: str, what: str) -> None:
    """Say any other outcome of chance: by its place, from 0, in the order that the engine offers.

    Example: ``Given chance will give 0 and 4 for flower``
    """
    numbers = spoken_list(outcomes)
    if what == DIE or not all(number.isdecimal() for number in numbers):
        fail(f"numbers from 0 were expected, not {outcomes!r}; for dice say 'the dice will show 3 and 1'")
    scene.outcomes.expect(what, list(map(whole_number, numbers)))
