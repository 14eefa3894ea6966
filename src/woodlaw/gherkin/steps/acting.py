"""When: the key actions (chapter 4), and what effects do with pieces, cards and points."""

from __future__ import annotations

from woodlaw.engine.dealing import (
    discard_card,
    discard_random,
    draw_cards,
    give_card,
    part_with_card,
    reveal_card,
    show_card,
    spend_card,
    take_random_card,
)
from woodlaw.engine.dominance import activate, take_available, why_no_available, why_no_dominance
from woodlaw.engine.fight import battle, force_battle
from woodlaw.engine.game import Game
from woodlaw.engine.make import craft_card, why_not_craft_now
from woodlaw.engine.march import Terms, take_move
from woodlaw.engine.move import why_not_move
from woodlaw.engine.negotiation import agree
from woodlaw.engine.place import why_not_remove
from woodlaw.engine.primitives import (
    flip_piece,
    place_pieces,
    remove_pieces,
    replace_piece,
    score_points,
    swap_pieces,
    take_item,
)
from woodlaw.engine.refusal import Forbidden
from woodlaw.gherkin.answers import Answer
from woodlaw.gherkin.phrases import when
from woodlaw.gherkin.scene import Scene, Table
from woodlaw.gherkin.steps.things import means_of, one_piece
from woodlaw.positions.mistakes import fail
from woodlaw.table.cards import Card
from woodlaw.table.pieces import FERRY, Piece
from woodlaw.table.places import Place, hand


# Key actions ----------------------------------------------------------------------------------------------------------
@when("{player} {tries}battle(s) {enemy} in clearing {clearing}[, rolling {rolls}]")
def battles(
    scene: Scene,
    player: str,
    enemy: str,
    clearing: str,
    rolls: str = "",
    tries: str = "",
    datatable: Table | None = None,
) -> None:
    """Fight a battle (4.3), whoever's turn it is. The dice may be left out only where none are rolled.

    A table may answer what is asked: ``ambush`` for both sides, ``piece to lose``, effects.

    Example: ``When the Marquise battles the Clergy in clearing 5, rolling 1 and 0``
    Example: ``When the Clergy tries to battle the Marquise in clearing 5``
    Example::

        When the Marquise battles the Clergy in clearing 5, rolling 2 and 1:
          | player   | asked  | answer             |
          | Clergy   | ambush | Ambush! (rabbit)   |
          | Marquise | ambush | decline            |
    """
    with scene.acting(tries, datatable) as game:
        if rolls:
            scene.outcomes.roll(rolls)
        attacker = scene.acts(player)
        battle(game, attacker, scene.words.player(enemy), scene.words.clearing(clearing))


@when("{player} is/are forced to battle {enemy} in clearing {clearing}[, which is {refused}][, rolling {rolls}]")
def is_forced_to_battle(
    scene: Scene,
    player: str,
    enemy: str,
    clearing: str,
    refused: str = "",
    rolls: str = "",
    datatable: Table | None = None,
) -> None:
    """Force a player to a battle, by no more than an effect's instruction (1.5.5.I).

    Example: ``When the Marquise is forced to battle the Clergy in clearing 5, rolling 1 and 0``
    Example: ``When the Clergy is forced to battle the Marquise in clearing 5, which is refused``
    """
    with scene.acting(refused, datatable) as game:
        if rolls:
            scene.outcomes.roll(rolls)
        attacker = scene.acts(player)
        force_battle(game, attacker, scene.words.player(enemy), scene.words.clearing(clearing))


@when("{player} {tries}move(s) {pieces} from {place} to {destination}[ {by} Ferry]")
def moves(
    scene: Scene,
    player: str,
    pieces: str,
    place: str,
    destination: str,
    by: str = "",
    tries: str = "",
    datatable: Table | None = None,
) -> None:
    """Take one move (4.2), whoever's turn it is. ``by Ferry`` takes the Ferry along (M.3.5).

    What goes along is named with the warriors. A table may answer what else is asked.

    Example: ``When the Marquise moves 2 warriors from clearing 1 to clearing 5``
    Example: ``When the Clergy moves 2 warriors and 1 fox flower from clearing 1 to clearing 5``
    Example: ``When the Marquise tries to move a warrior from clearing 1 to clearing 2``
    """
    with scene.acting(tries, datatable) as game:
        name, words = scene.acts(player), scene.words
        origin, target = words.place(place), words.place(destination)
        moving = words.pieces(pieces, name)
        aboard = [(FERRY, 1)] if by else []
        refusal = why_not_move(game, name, [*moving, *aboard], origin, target, ferry=False)
        if refusal:
            raise Forbidden(refusal)
        way = [words.place_name(origin), words.place_name(target), *(["ferry"] if by else [])]
        scene.script.rows[:0] = [Answer(" > ".join(way), name, "move"), *_counts(game, name, moving, origin)]
        take_move(game, name, Terms([origin], [target]))


def _counts(game: Game, player: str, moving: list[tuple[Piece, int]], origin: Place) -> list[Answer]:
    """Return an answer for each kind of the player's pieces there: how many of it move, or move along."""
    wanted = dict(moving)
    return [
        Answer(
            str(wanted.get(p, 0)), player, f"how many {p.kind.replace('_', ' ')}s", loose=True, spare=p not in wanted
        )
        for p in game.state.at(origin)
        if p.owner == player
    ]


@when("{player} {tries}craft(s) {card}")
def crafts(scene: Scene, player: str, card: str, tries: str = "", datatable: Table | None = None) -> None:
    """Craft a card from the hand (4.1) with the crafting pieces on the map, whoever's turn it is.

    A table may answer what is asked: which piece to activate for an icon, what the card's effect asks for.

    Example: ``When the Marquise crafts Root Tea (fox)``
    Example: ``When the Marquise tries to craft Ambush! (fox)``
    """
    with scene.acting(tries, datatable) as game:
        name = scene.acts(player)
        crafted = scene.words.card(card)
        means = means_of(scene, name, crafted)
        refusal = why_not_craft_now(game, name, crafted, means)
        if refusal:
            raise Forbidden(refusal)
        craft_card(game, name, crafted, means)


# Dominance (3.3) ------------------------------------------------------------------------------------------------------
@when("{player} {tries}activate(s) {card}")
def activates(scene: Scene, player: str, card: str, tries: str = "") -> None:
    """Activate a dominance card from the hand (3.3.1), in the player's own Daylight unless the scenario says otherwise.

    Example: ``When the Marquise tries to activate Dominance (fox)``
    """
    with scene.acting(tries) as game:
        name = scene.acts(player, "Daylight")
        refusal = why_no_dominance(game, name)
        if refusal:
            raise Forbidden(refusal)
        scene.script.rows.append(Answer(card, name, "dominance card"))
        activate(game, name)


@when("{player} {tries}take(s) the available {card}[, spending {spent}]")
def takes_available(scene: Scene, player: str, card: str, spent: str = "", tries: str = "") -> None:
    """Spend a card to take an available dominance card (3.3.4), in Daylight as ``activates``.

    Example: ``When the Marquise takes the available Dominance (fox), spending Anvil``
    """
    with scene.acting(tries) as game:
        name = scene.acts(player, "Daylight")
        refusal = why_no_available(game, name)
        if refusal:
            raise Forbidden(refusal)
        scene.script.rows.append(Answer(card, name, "dominance card to take"))
        if spent:
            scene.script.rows.append(Answer(spent, name, "card to spend"))
        take_available(game, name)


# Pieces ---------------------------------------------------------------------------------------------------------------
@when("{player} {tries}place(s) {pieces} in {place}")
def places(scene: Scene, player: str, pieces: str, place: str, tries: str = "", datatable: Table | None = None) -> None:
    """Place pieces by an effect (G.20), as many as the supply holds.

    Example: ``When the Clergy places 2 warriors in clearing 5``
    """
    with scene.acting(tries, datatable) as game:
        name, where = scene.acts(player), scene.words.place(place)
        for piece, count in scene.words.pieces(pieces, name):
            place_pieces(game, name, piece, count, where)


@when("{player} {tries}remove(s) {pieces} from {place}")
def removes(
    scene: Scene, player: str, pieces: str, place: str, tries: str = "", datatable: Table | None = None
) -> None:
    """Remove pieces by an effect (G.24), all at once. A table may answer what others are asked for it.

    Example: ``When the Marquise removes 1 Clergy warrior from clearing 5``
    """
    with scene.acting(tries, datatable) as game:
        name, where = scene.acts(player), scene.words.place(place)
        those = scene.words.pieces(pieces)
        for piece, _ in those:
            refusal = why_not_remove(game, name, piece, where) if piece.owner != name else None
            if refusal:
                raise Forbidden(refusal)
        remove_pieces(game, name, [(piece, count, where) for piece, count in those])


@when("{player} {tries}replace(s) {piece} with {other_piece} in {place}")
def replaces(
    scene: Scene,
    player: str,
    piece: str,
    other_piece: str,
    place: str,
    tries: str = "",
    datatable: Table | None = None,
) -> None:
    """Replace a piece by an effect (G.23).

    Example: ``When the Marquise replaces a Clergy warrior with a Marquise warrior in clearing 5``
    """
    with scene.acting(tries, datatable) as game:
        name = scene.acts(player)
        replace_piece(game, name, one_piece(scene, piece), one_piece(scene, other_piece), scene.words.place(place))


@when("{player} {tries}swap(s) {piece} in {place} with {other_piece} in {destination}")
def swaps(
    scene: Scene, player: str, piece: str, place: str, other_piece: str, destination: str, tries: str = ""
) -> None:
    """Swap two pieces by an effect (G.33).

    Example: ``When the Marquise swaps a Clergy warrior in clearing 5 with a Marquise warrior in clearing 1``
    """
    with scene.acting(tries) as game:
        one = one_piece(scene, piece), scene.words.place(place)
        other = one_piece(scene, other_piece), scene.words.place(destination)
        swap_pieces(game, scene.acts(player), one, other)


@when("{player} {tries}flip(s) {piece} to {other_piece} in {place}")
def flips(scene: Scene, player: str, piece: str, other_piece: str, place: str, tries: str = "") -> None:
    """Turn a piece with two sides over by an effect (G.19): nothing is removed or placed.

    Example: ``When the Corvids flip a plot to a bomb in clearing 5``
    """
    with scene.acting(tries) as game:
        one, other = one_piece(scene, piece), one_piece(scene, other_piece)
        flip_piece(game, scene.acts(player), one, other, scene.words.place(place))


@when("{player} {tries}take(s) the item {item} from {place} to {destination}")
def takes_item(scene: Scene, player: str, item: str, place: str, destination: str, tries: str = "") -> None:
    """Take an item from one place to another by an effect (G.13).

    Example: ``When the Marquise takes the item sword from the Clergy's crafted items to the Marquise's crafted items``
    """
    with scene.acting(tries) as game:
        where = scene.words.place(place), scene.words.place(destination)
        take_item(game, scene.acts(player), one_piece(scene, item), *where)


# Cards and points -----------------------------------------------------------------------------------------------------
@when("{player} draw(s) {number} card(s)")
def draws(scene: Scene, player: str, number: str) -> None:
    """Draw cards from the deck (2.1, G.6).

    Example: ``When the Marquise draws 2 cards``
    """
    with scene.acting() as game:
        draw_cards(game, scene.acts(player), int(number))


@when("{player} {tries}discard(s) {card}[ from {place}]")
def discards(scene: Scene, player: str, card: str, place: str = "", tries: str = "") -> None:
    """Discard a card from the hand, or by an effect from another place (G.5).

    Example: ``When the Marquise discards Dominance (fox)``
    Example: ``When the Marquise discards Armorers from the Marquise's play area``
    """
    with scene.acting(tries) as game:
        name = scene.acts(player)
        discarded = scene.words.card(card) if place else _in_hand(scene, name, card)
        discard_card(game, name, discarded, scene.words.place(place) if place else None)


@when("{player} lose(s) a card at random")
def discards_at_random(scene: Scene, player: str) -> None:
    """Have an effect discard a card of a hand at random (G.5).

    Example: ``When the Marquise loses a card at random``
    """
    with scene.acting() as game:
        discard_random(game, scene.acts(player))


@when("{player} {tries}spend(s) {card}")
def spends(scene: Scene, player: str, card: str, tries: str = "") -> None:
    """Spend a card of the hand (G.31).

    Example: ``When the Marquise spends Dominance (fox)``
    """
    with scene.acting(tries) as game:
        name = scene.acts(player)
        spend_card(game, name, [_in_hand(scene, name, card)])


@when("{player} must part with a {suit} card[ to {enemy}]")
def parts_with(scene: Scene, player: str, suit: str, enemy: str = "", datatable: Table | None = None) -> None:
    """Have an effect force a player to give or discard a card of a suit, if it can (2.1.1.I).

    A table may answer ``card to part with``.

    Example: ``When the Marquise must part with a fox card to the Clergy``
    """
    with scene.acting(answers=datatable) as game:
        receiver = scene.words.player(enemy) if enemy else ""
        part_with_card(game, scene.acts(player), suit, receiver)


@when("{player} {tries}give(s) {card} to {enemy}")
def gives(scene: Scene, player: str, card: str, enemy: str, tries: str = "") -> None:
    """Give a card of the hand to another player, by no more than a deal (1.3).

    Example: ``When the Marquise tries to give Anvil to the Clergy``
    """
    with scene.acting(tries) as game:
        name = scene.acts(player)
        give_card(game, name, _in_hand(scene, name, card), hand(name), hand(scene.words.player(enemy)))


@when('{player} agree(s) with {enemy} that "{what}"')
def agrees(scene: Scene, player: str, enemy: str, what: str) -> None:
    """Make an agreement between two players, which binds neither (1.3.1).

    Example: ``When the Marquise agrees with the Clergy that "nobody battles in clearing 5"``
    """
    with scene.acting() as game:
        agree(game, scene.acts(player), scene.words.player(enemy), what)


@when("{player} take(s) a random card from {enemy}")
def takes_random_card(scene: Scene, player: str, enemy: str) -> None:
    """Take a card at random from another player's hand, by an effect (G.22).

    Example: ``When the Marquise takes a random card from the Clergy``
    """
    with scene.acting() as game:
        take_random_card(game, scene.acts(player), scene.words.player(enemy))


@when("{player} {tries}reveal(s) {card}")
def reveals(scene: Scene, player: str, card: str, tries: str = "") -> None:
    """Reveal a card of the hand (G.25).

    Example: ``When the Marquise reveals Anvil``
    """
    with scene.acting(tries) as game:
        name = scene.acts(player)
        reveal_card(game, name, _in_hand(scene, name, card))


@when("{player} show(s) {card} to {enemy}")
def shows(scene: Scene, player: str, card: str, enemy: str) -> None:
    """Let another player look at a card of the hand (G.29).

    Example: ``When the Marquise shows Anvil to the Clergy``
    """
    with scene.acting() as game:
        name = scene.acts(player)
        show_card(game, name, _in_hand(scene, name, card), scene.words.player(enemy))


def _in_hand(scene: Scene, player: str, text: str) -> Card:
    card = scene.words.card(text)
    if card not in scene.state.cards_at(hand(player)):
        fail(f"{scene.words.title(player)} does not hold {card!r}")
    return card


@when("{player} score(s) {number} point(s)")
def scores_by_effect(scene: Scene, player: str, number: str) -> None:
    """Score points by an effect (3.2).

    Example: ``When the Marquise scores 3 points``
    """
    with scene.acting() as game:
        score_points(game, scene.acts(player), int(number))


@when("{player} lose(s) {number} point(s)")
def loses_by_effect(scene: Scene, player: str, number: str) -> None:
    """Lose points by an effect, down to none (3.2).

    Example: ``When the Marquise loses 3 points``
    """
    with scene.acting() as game:
        score_points(game, scene.acts(player), -int(number))
