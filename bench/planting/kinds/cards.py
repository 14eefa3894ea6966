"""Hands, draws and discards, and dominance cards (1.2, 2.1, 3.3)."""

from __future__ import annotations

import re

from bench.planting.kind import Plant, kind
from bench.planting.moment import (
    ALLIANCE,
    BOT_ALLIANCE,
    CLERGY,
    DIASPORA,
    EYRIE,
    KNAVES,
    LEGION,
    MARQUISE,
    REAVERS,
    SECOND_VAGABOND,
    SUIT_LETTERS,
    VAGABOND,
    Moment,
    Planting,
    clearing_move,
    drawn,
    node_of,
    spent,
)
from woodlaw.engine.turn import HAND_LIMIT
from woodlaw.logs.hands import may_be_available
from woodlaw.logs.rootlog.syntax import Battle, Craft, Move
from woodlaw.table.cards import CardKind
from woodlaw.table.places import DECK

EVENING = {
    MARQUISE: "6.6",
    EYRIE: "7.6.2",
    ALLIANCE: "8.6.2",
    VAGABOND: "9.6.2",
    SECOND_VAGABOND: "9.6.2",
    CLERGY: "HCC.6.3",
    LEGION: "QL.6.4",
    DIASPORA: "16.6.3",
    REAVERS: "LR.6.2",
    KNAVES: "18.6.4",
}
"""The clause by which each faction draws in Evening."""
BEES_UNKNOWN = (CLERGY,)
"""Who draws a card for each bee that shows; how many do no source tells, so that nobody can say it draws too many."""
HAND_LIMITED = EVENING | {VAGABOND: "9.6.3", SECOND_VAGABOND: "9.6.3"}


def _last_draw(at: Moment) -> int | None:
    """Return the number of the action that draws in Evening, if nothing but discards comes after."""
    number = len(at.nodes) - 1
    while number >= 0 and spent(at.nodes[number], at.letter):
        number -= 1
    return number if number >= 0 and drawn(at.nodes[number], at.letter) else None


def _draw(at: Moment, number: int, count: int) -> Planting:
    new = at.insert(f"{count if count > 1 else ''}#->{at.letter}").nodes or ()
    return Planting((*at.nodes[:number], *new[at.n : at.n + 1], *at.nodes[number + 1 :]))


def _draws_too_many(at: Moment) -> Planting | None:
    number = _last_draw(at)
    if number is None or number != len(at.nodes) - 1 or not at.plain() or len(at.hand()) >= HAND_LIMIT:
        return None
    count = drawn(at.nodes[number], at.letter) + 1
    if at.me in (VAGABOND, SECOND_VAGABOND):
        coins = sum(
            n
            for place, there in at.state.pieces.items()
            if place.owner == at.me
            for piece, n in there.items()
            if "coin" in piece.kind
        )
        count = coins + 2
    return _draw(at, number, count) if len(at.hand()) + count <= HAND_LIMIT + 1 else None


def _draws_too_few(at: Moment) -> Planting | None:
    number = _last_draw(at)
    if number is None or number != len(at.nodes) - 1 or not at.plain() or not at.turns_left:
        return None
    count = drawn(at.nodes[number], at.letter)
    return _draw(at, number, count - 1) if count > 1 and at.me != CLERGY else at.without(number)


def _keeps_six(at: Moment) -> Planting | None:
    number = _last_draw(at)
    if number is None or number == len(at.nodes) - 1 or len(at.hand()) != HAND_LIMIT or not at.turns_left:
        return None
    return at.without(len(at.nodes) - 1)


def _named(plant: Plant, name: str) -> Plant:
    def planted(at: Moment) -> Planting | None:
        return plant(at)

    planted.__name__ = name
    return planted


for _player, _clause in EVENING.items():
    if _player not in BEES_UNKNOWN:
        kind("a card too many drawn in Evening", _clause, _player, end=True)(
            _named(_draws_too_many, f"overdraw_{_player}")
        )
    kind("a card too few drawn in Evening", _clause, _player, end=True)(_named(_draws_too_few, f"underdraw_{_player}"))
for _player, _clause in HAND_LIMITED.items():
    kind("six cards kept at the end of Evening", _clause, _player, end=True, rare=True)(
        _named(_keeps_six, f"keep_six_{_player}")
    )


@kind("a card spent from an empty hand", "1.2.1", on=Move)
def spend_without_card(at: Moment) -> Planting | None:
    """A card leaves a hand that holds none."""
    if at.hand() or at.me == BOT_ALLIANCE or clearing_move(at.node) is None:
        return None
    return at.insert(f"#{at.letter}->")


@kind("more copies of a card than the deck holds", "1.5.1", on=Move)
def card_too_often(at: Moment) -> Planting | None:
    """A card discarded of which all copies lie in play areas."""
    if clearing_move(at.node) is None or not at.hand():
        return None
    for player in at.others:
        for card in at.effects(player):
            if card.known and card.copies == 1 and card.kind is CardKind.PERSISTENT and "copies" not in card.assumed:
                name = card.id.replace("-", "")
                return at.insert(f"{SUIT_LETTERS[card.suit]}#{name}{at.letter}->")
    return None


def _hidden_dominance(at: Moment) -> str:
    """Return the letter of a suit whose dominance card nobody has seen and the player can hold, or nothing."""
    seen = {
        card.suit
        for place, cards in at.state.cards.items()
        if place is not DECK
        for card in cards
        if card.kind is CardKind.DOMINANCE
    }
    free = [suit for suit in ("bird", "fox", "mouse", "rabbit") if suit not in seen]
    if not free or not any(not card.suit for card in at.hand()):
        return ""
    return SUIT_LETTERS[free[0]]


@kind("a dominance card activated with fewer than ten points", "3.3.1", on=Move)
def dominance_too_early(at: Moment) -> Planting | None:
    """A dominance card comes into play in Daylight."""
    score = at.state.score[at.me]
    if score is None or score >= 10 or clearing_move(at.node) is None:
        return None
    if at.me in (VAGABOND, SECOND_VAGABOND, BOT_ALLIANCE):
        return None
    letter = _hidden_dominance(at)
    return at.insert(f"{letter}#dom{at.letter}->{at.letter}$", f"++->{at.letter}$") if letter else None


@kind("points scored after the marker left the track", "3.3.1", end=True)
def score_without_marker(at: Moment) -> Planting | None:
    """A point for a player with a dominance card in play."""
    return at.insert_in_evening("++") if at.state.score[at.me] is None else None


@kind("a second dominance card activated", "3.3.2", on=Move)
def dominance_twice(at: Moment) -> Planting | None:
    """Another dominance card comes beside the first."""
    if at.state.score[at.me] is not None or clearing_move(at.node) is None:
        return None
    if at.me in (VAGABOND, SECOND_VAGABOND, BOT_ALLIANCE):
        return None
    letter = _hidden_dominance(at)
    return at.insert(f"{letter}#dom{at.letter}->{at.letter}$", f"++->{at.letter}$") if letter else None


@kind("an available dominance card taken without spending a card", "3.3.4", on=Move)
def dominance_for_nothing(at: Moment) -> Planting | None:
    """The card that was spent for it is left out."""
    text = at.text
    if "#dom*->" not in text or at.n == 0 or at.me == BOT_ALLIANCE:
        return None
    if at.spends != 1:
        return None
    return at.without(at.n - 1) if spent(at.nodes[at.n - 1], at.letter) else None


@kind("an available dominance card taken for a card that does not match it", "3.3.4", on=Move)
def dominance_for_another_suit(at: Moment) -> Planting | None:
    """The card that was spent for it has another suit."""
    text = at.text
    if "#dom*->" not in text or at.n == 0 or at.me == BOT_ALLIANCE or at.seated(DIASPORA):
        return None
    if at.spends != 1 or not at.plain():
        return None
    cards = spent(at.nodes[at.n - 1], at.letter)
    if cards is None or cards.count != 1:
        return None
    wrong = "M" if text[0] in "BFR" else "R"
    new = at.insert(f"{wrong}#{at.letter}->").nodes or ()
    return Planting((*at.nodes[: at.n - 1], new[at.n], *at.nodes[at.n :]))


@kind("a dominance card activated and the score marker left on the track", "3.3.1", on=Move)
def dominance_with_marker(at: Moment) -> Planting | None:
    """The marker stays where it is; boards with boxes of their own may hold the card otherwise."""
    activated = re.fullmatch(rf"\w#dom{at.letter}->{at.letter}\$", at.texts[at.n - 1]) if at.n else None
    marker = at.text == f"++->{at.letter}$" and not at.letters[at.letter].names.boxes and at.me != LEGION
    return at.swap() if activated and marker else None


@kind("a dominance card taken that is not available", "3.3.4", on=Move)
def dominance_not_available(at: Moment) -> Planting | None:
    """Nobody has discarded it; a card that matches is spent."""
    letter = _hidden_dominance(at)
    if clearing_move(at.node) is None or not letter or at.me in (VAGABOND, SECOND_VAGABOND, BOT_ALLIANCE):
        return None
    wanted = next(card for card in at.state.deck.by_id("dominance") if SUIT_LETTERS[card.suit] == letter)
    if may_be_available(at.game, wanted):  # It may have been discarded unseen.
        return None
    return at.insert(f"{letter}#dom*->{at.letter}", f"{letter}#{at.letter}->")


@kind("an available dominance card that pays for itself", "3.3.4", on=Move, rare=True)
def dominance_for_itself(at: Moment) -> Planting | None:
    """The card that was spent for it is left out, and the dominance card is spent afterwards."""
    if "#dom*->" not in at.text or at.n == 0 or at.me == BOT_ALLIANCE or at.spends != 1:
        return None
    if spent(at.nodes[at.n - 1], at.letter) is None:
        return None
    new = at.insert(at.text, f"{at.text[0]}#dom{at.letter}->").nodes or ()
    return Planting((*at.nodes[: at.n - 1], *new[at.n : at.n + 2], *at.nodes[at.n + 1 :]))


def _activation(at: Moment) -> str:
    """Return how the action that comes next activates a dominance card, the marker's leaving apart, or nothing."""
    card = re.fullmatch(rf"\w#dom{at.letter}->{at.letter}\$", at.text)
    marker = at.to_come and at.texts[at.n + 1] == f"++->{at.letter}$"
    return at.text if card and marker else ""


@kind("a dominance card activated after the draw of Evening", "3.3.1", on=Move, rare=True)
def dominance_in_evening(at: Moment) -> Planting | None:
    """The card comes into play as the last of the turn."""
    if not _activation(at) or not drawn(at.nodes[-1], at.letter) or not at.plain() or not at.turns_left:
        return None
    return Planting((*at.done, *at.nodes[at.n + 2 :], *at.nodes[at.n : at.n + 2]))


@kind("an available dominance card taken after the draw of Evening", "3.3.4", on=Move, rare=True)
def dominance_taken_in_evening(at: Moment) -> Planting | None:
    """The card and what is spent for it are written behind the draw."""
    if "#dom*->" not in at.text or not at.n or at.spends != 1 or not spent(at.nodes[at.n - 1], at.letter):
        return None
    if not drawn(at.nodes[-1], at.letter) or not at.plain() or not at.turns_left:
        return None
    if any(f"#dom{at.letter}->" in text for text in at.texts[at.n :]):
        return None
    return Planting((*at.nodes[: at.n - 1], *at.nodes[at.n + 1 :], *at.nodes[at.n - 1 : at.n + 1]))


@kind("a second dominance card activated, of which no marker tells", "3.3.2", on=Move, rare=True)
def dominance_twice_without_marker(at: Moment) -> Planting | None:
    """Another dominance card comes beside the first; a board with a box for cards may hold it otherwise."""
    letter = _hidden_dominance(at)
    if at.state.score[at.me] is not None or clearing_move(at.node) is None or not letter:
        return None
    if at.me in (BOT_ALLIANCE, LEGION) or "cards" in at.letters[at.letter].names.boxes:
        return None
    return at.insert(f"{letter}#dom{at.letter}->{at.letter}$")


@kind("a coalition of somebody who is no Vagabond", "9.2.8", on=Move, rare=True)
def coalition_of_another(at: Moment) -> Planting | None:
    """The score marker goes to the board of another."""
    if at.text != f"++->{at.letter}$" or at.me in (VAGABOND, SECOND_VAGABOND):
        return None
    return at.swap(f"++->{at.letter_of(at.others[0])}$")


@kind("a dominance card spent that lies activated with another", "1.5.1", on=Move, rare=True)
def dominance_of_another_spent(at: Moment) -> Planting | None:
    """The only card of its suit is discarded from a hand in spite."""
    lying = [card for other in at.others for card in at.effects(other) if card.kind is CardKind.DOMINANCE and card.suit]
    if not lying or not any(not card.suit for card in at.hand()) or clearing_move(at.node) is None:
        return None
    return at.insert(f"{SUIT_LETTERS[lying[0].suit]}#dom{at.letter}->")


@kind("a bot's order card that comes to a hand", "1.3.2", BOT_ALLIANCE, on=Move)
def order_comes_to_hand(at: Moment) -> Planting | None:
    """Another takes it instead of its being discarded."""
    other = next((each for each in at.others if each not in (VAGABOND, SECOND_VAGABOND)), None)
    return at.swap(f"{at.text}{at.letter_of(other)}") if other and at.text.endswith("A$_order->") else None


@kind("a fourth card drawn in setup", "5.1.3", setup=True)
def drawn_in_setup(at: Moment) -> Planting | None:
    """Its player draws a card more."""
    return Planting((*at.nodes, node_of(f"#->{at.letter}"))) if at.me != BOT_ALLIANCE else None


@kind("a card drawn in another's turn for nothing", "2.1", end=True)
def drawn_off_turn(at: Moment) -> Planting | None:
    """One who neither fights nor is fought draws a card at the turn's end."""
    if not at.turns_left or at.me in (BOT_ALLIANCE, CLERGY) or at.seated(DIASPORA) or not at.plain(*at.state.seats):
        return None
    letters = {node.defender for node in at.nodes if isinstance(node, Battle)}
    others = [at.letter_of(other) for other in at.others if other != BOT_ALLIANCE and at.state.map.id != "lake"]
    idle = next((letter for letter in others if letter not in letters), "")
    return at.insert_in_evening(f"#->{idle}") if idle and not any(re.match("[A-Z]X", t) for t in at.texts) else None


@kind("a card discarded in another's turn for nothing", "G.5", end=True)
def discarded_for_nothing(at: Moment) -> Planting | None:
    """One who holds a card discards it at the turn's end."""
    if not at.turns_left or at.seated(BOT_ALLIANCE, ALLIANCE, MARQUISE) or not at.plain(*at.state.seats):
        return None
    holder = next((other for other in at.others if at.hand(other)), None)
    fought = holder and any(re.match(f"[A-Z]?X{at.letter_of(holder)}", text) for text in at.texts)
    return at.insert_in_evening(f"#{at.letter_of(holder)}->") if holder and not fought else None


def _draws_two(at: Moment) -> Planting | None:
    """Two cards come of an effect that gives one, in the turn that wins."""
    acts = any(clearing_move(node) or isinstance(node, Battle | Craft) for node in at.to_come)
    if at.turns_left or not acts or drawn(at.node, at.letter) != 1:
        return None
    return at.swap(f"2#->{at.letter}")


for _player in (ALLIANCE, EYRIE, LEGION, MARQUISE):
    kind("two cards of an effect that gives one, in the turn that wins", EVENING[_player], _player, on=Move, rare=True)(
        _named(_draws_two, f"draw_two_{_player}")
    )
