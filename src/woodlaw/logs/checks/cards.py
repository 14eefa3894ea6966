"""Cards: hands that cannot hold them, too many copies, cards of other decks, cards given up (1.2.1, 1.5.1, 2.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from woodlaw.engine.dealing import shuffled_together
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Revealed
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, TABLE, Kept
from woodlaw.engine.titles import player_title
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, undecided, violation
from woodlaw.logs.audits.cards.effect import RecordedCard
from woodlaw.logs.audits.customs import DRAWS_UNTOLD
from woodlaw.logs.audits.pieces import changes
from woodlaw.logs.books import Books, RecordedTurn, effects_left
from woodlaw.logs.checks.registry import at_turn_end, before
from woodlaw.logs.hands import RESHUFFLED, ambush_told, copies_about, copies_of, could_be, holds, was_shuffled
from woodlaw.logs.rootlog.letters import SUITS, card_id_of
from woodlaw.logs.rootlog.syntax import Action
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.decks import Deck, deck_ids, deck_named
from woodlaw.table.places import DECK, DISCARD, Place, PlaceKind, hand, play_area

SABOTEURS = "saboteurs"
OF_ONE_DECK = Kept("cards of one deck", 0, COUNT, owner=TABLE)
"""How often a record has named cards that of all decks only the one it tells holds."""
SURE_OF_DECK = 2
"""How often it has to, for nobody to doubt that it tells the right deck."""


@before(CardsMoved)
def cards_from_elsewhere(books: Books, event: CardsMoved) -> Iterator[Offence]:
    """Cards come from where they are: a hand, a column or a pile that can hold them."""
    if event.cards[0].kind is CardKind.OTHER or event.source.kind is PlaceKind.COMMON:
        return
    yield from _shortage(books, event.cards[0], len(event.cards), event.source)


@before(CardsMoved)
def cards_from_another_pile(books: Books, event: CardsMoved) -> Iterator[Offence]:
    """A card that is named comes from a pile beside the deck and the discards if one of the piles may hold it.

    An ambush may have been played without its suit being told, and a shuffle may have been another time than the books
    take it to be, so that what they take to have become the deck may lie there still.
    """
    game, card = books.game, event.cards[0]
    piles = shuffled_together(game)
    if event.source in (DECK, DISCARD) or event.source not in piles:
        return
    if was_shuffled(game, card):
        return
    if card.known and card.kind is not CardKind.AMBUSH and not any(holds(game, card, 1, pile) for pile in piles):
        yield from _shortage(books, card, 1, event.source)


@before(Crafted)
def crafted_from_elsewhere(books: Books, event: Crafted) -> Iterator[Offence]:
    """A card is crafted from the hand, or from where the faction has those that it crafts."""
    faction = next((faction for faction in books.letters.values() if faction.name == event.player), None)
    yield from _shortage(books, event.card, 1, faction.crafts_from() if faction else hand(event.player))


@before(Revealed)
def revealed_from_elsewhere(books: Books, event: Revealed) -> Iterator[Offence]:
    """Cards are revealed from a hand that holds them."""
    for card in dict.fromkeys(event.cards):
        yield from _shortage(books, card, event.cards.count(card), hand(event.owner))


@before(Battled)
def ambush_from_elsewhere(books: Books, event: Battled) -> Iterator[Offence]:
    """Ambush cards are played from hands that can hold them."""
    for player, suit in ((event.defender, event.ambush), (event.attacker, event.foil)):
        if suit and player in books.game.factions:
            yield from _shortage(books, ambush_told(books.game.state.deck, suit), 1, hand(player))


def perhaps_back(books: Books, player: str) -> list[Card]:
    """Return the cards that a player laid on its board and may have back in hand, if it showed them there.

    Records need not tell that they return.
    """
    faction = next((each for each in books.letters.values() if each.name == player), None)
    if faction is None or not faction.board_names_pile:
        return []
    return list(books.game.state.cards_at(faction.box("", "cards")))


def _shortage(books: Books, card: Card, count: int, place: Place) -> Iterator[Offence]:
    if holds(books.game, card, count, place) or (place.kind is PlaceKind.HAND and are_draws_untold(books)):
        return
    back = perhaps_back(books, place.owner) if place.kind is PlaceKind.HAND else []
    if back and sum(could_be(card, each) for each in (*books.game.state.cards_at(place), *back)) >= count:
        return
    held = len(books.game.state.cards_at(place))
    where = "hand" if place.kind is PlaceKind.HAND else place.name or place.kind.value
    what = (
        _as_card(card)
        if count == 1
        else f"{count} cards"
        if not (card.suit or card.name)
        else f"{count}x {_as_card(card)}"
    )
    whose = f"{player_title(books.game, place.owner)}'s" if place.owner else "the"
    # Nothing in a pile is hidden: the card that is named lies elsewhere, and there is no other.
    clause = "1.2.1" if place.owner else "1.5.1"
    yield violation(clause, f"{whose} {where} cannot hold {what}: it has {held} card{'s' * (held != 1)}")


def are_draws_untold(books: Books) -> bool:
    """Return whether a record tells of no draw, so that nobody knows how many cards hands hold."""
    return DRAWS_UNTOLD.of(books.game.state, TABLE)


@at_turn_end
def too_many_copies(books: Books) -> Iterator[tuple[Action, Offence]]:
    """No more copies of a card are about than the deck holds."""
    game, turn = books.game, books.turn
    if turn is None:
        return
    named = {(card.id, card.suit): action for card, action in _named(books)}
    if not named:
        return
    about = copies_about(game)
    for (card_id, suit), action in named.items():
        offence = _too_many(game, card_id, suit, about)
        if offence:
            yield action, offence


@before(CardsMoved)
def given_up_while_in_play(books: Books, event: CardsMoved) -> Iterator[Offence]:
    """No hand gives up a card of which all copies lie in play; before a shuffle the discards are counted with them."""
    game = books.game
    if event.source.kind is not PlaceKind.HAND or event.target not in shuffled_together(game):
        return
    if not RESHUFFLED.of(game.state, TABLE) or are_draws_untold(books):
        return
    areas = [place for place in game.state.cards if place.kind is PlaceKind.PLAY_AREA]
    about = Counter((card.id, "") for place in areas for card in game.state.cards_at(place) if card.name)
    for card in event.cards:
        if about[card.id, ""]:
            about[card.id, ""] += 1
            offence = _too_many(game, card.id, "", about)
            yield from [offence] if offence else ()


@audits("1.5.1")
def _too_many(game: Game, card_id: str, suit: str, about: Counter[tuple[str, str]]) -> Offence | None:
    """Compare the cards of a name that are about, and those of its suit where it is told, with those of the deck."""
    kinds = game.state.deck.by_id(card_id)
    for each in dict.fromkeys(("", suit)):
        copies, count = copies_of(game.state.deck, card_id, each), about[card_id, each]
        if copies and count > copies:
            what = f"{kinds[0].name} ({each})" if each and len(kinds) > 1 else kinds[0].name
            return violation("1.5.1", f"{count} copies of {what} are about", f"the deck holds {copies}")
    return None


def _named(books: Books) -> Iterator[tuple[Card, Action]]:
    """Yield the cards that a turn names, with the actions that name them."""
    turn = books.turn
    if turn is None:
        return
    for event, action in zip(turn.events, turn.actions, strict=True):
        match event:
            case Crafted() if event.card.name:
                yield event.card, action
            case CardsMoved() | Revealed():
                yield from ((card, action) for card in event.cards if card.name and card.kind is not CardKind.OTHER)
            case Battled():
                played = (ambush_told(books.game.state.deck, suit) for suit in (event.ambush, event.foil) if suit)
                yield from ((card, action) for card in played)


@before(CardsMoved, Crafted, Revealed)
def card_of_another_deck(books: Books, event: CardsMoved | Crafted | Revealed) -> Iterator[Offence]:
    """A card that is named is one of the deck's, or of those that a faction brings into it (2.1).

    What a name means that no deck holds is not told.
    """
    deck = books.game.state.deck
    cards = (event.card,) if isinstance(event, Crafted) else event.cards
    for card in dict.fromkeys(cards):
        if not card.name or card.kind is CardKind.OTHER:
            continue
        if any(not card.suit or each.suit == card.suit for each in deck.by_id(card.id)):
            _note_of_this_deck_alone(books.game, card)
            continue
        what = f"{card.suit} card" if card.suit else "card"
        message = f"the {deck.title} deck holds no {what} called {card.name!r}"
        clause = _clause_of_no_such_card(books.game, card)
        yield violation(clause, message) if clause else undecided("2.1", message)


def _note_of_this_deck_alone(game: Game, card: Card) -> None:
    """Remember that a record names a card that no deck but the one it tells holds."""
    if not any(other.by_id(card.id) for other in _other_decks(game)):
        OF_ONE_DECK.keep(game.state, min(COUNT.most, OF_ONE_DECK.of(game.state, TABLE) + 1), TABLE)


@audits("2.1", "A.2")
def _clause_of_no_such_card(game: Game, card: Card) -> str:
    """Return the clause that a card breaks which another suit or another deck has; empty where that is not sure.

    Whether the deck is the one that the record tells shows from cards that it names before.
    """
    if _is_meant(game.state.deck, card):
        return "2.1"
    elsewhere = any(_is_meant(other, card) for other in _other_decks(game))
    return "A.2" if elsewhere and OF_ONE_DECK.of(game.state, TABLE) >= SURE_OF_DECK else ""


def _other_decks(game: Game) -> list[Deck]:
    return [deck_named(each) for each in deck_ids() if each != game.state.deck.id]


def _is_meant(deck: Deck, card: Card) -> bool:
    """Return whether a written name means a card of a deck."""
    letter = next((letter for letter, suit in SUITS.items() if suit == card.suit), "")
    card_id = card_id_of(card.name, letter, [each.id for each in deck.cards])
    return bool(card_id and deck.by_id(card_id))


@at_turn_end
def crafted_card_discarded(books: Books) -> Iterator[tuple[Action, Offence]]:
    """A crafted card that another player discards costs that player its Saboteurs; some cards their owners discard.

    A card of which no name is told may be them, if it can be of their suit and Birdsong has only begun.
    """
    turn = books.turn
    if turn is None or turn.setup:
        return
    saboteurs, begun = 0, False
    kinds = books.game.state.deck.by_id(SABOTEURS)
    lost: list[tuple[Card, Action]] = []
    for event, action in zip(turn.events, turn.actions, strict=True):
        begun = begun or any(changes(event))
        if not isinstance(event, CardsMoved) or event.source.kind is PlaceKind.HAND:
            continue
        if event.source.owner == turn.player:
            may_be = [card for card in event.cards if card.name or not begun]
            saboteurs += sum(any(could_be(card, kind) for kind in kinds) for card in may_be)
        elif event.source.kind is PlaceKind.PLAY_AREA and event.target.kind is PlaceKind.COMMON:
            lost += [(card, action) for card in event.cards if _stays(books.game, card, event.source.owner)]
    yield from ((action, _without_saboteurs(card)) for card, action in lost[saboteurs:])


@before(CardsMoved)
@audits("2.1.4")
def crafted_card_given_up(books: Books, event: CardsMoved) -> Iterator[Offence]:
    """A player discards a card of its play area in its own turn only where the card, or a rule, says so.

    A card that may as well lie elsewhere on the player's board may come from there.
    """
    turn, game, area = books.turn, books.game, event.source
    if turn is None or turn.setup or not turn.faction.playable or area is not play_area(turn.player):
        return
    for card in event.cards if not event.target.owner else ():
        if not (card.name and _stays(game, card, turn.player) and _never_discards_itself(game, card)):
            continue
        if not any(could_be(card, held) for held in _on_the_board(game, turn.player)):
            message = f"{player_title(game, turn.player)} discards {card.name}, which lies in its play area"
            yield violation("2.1.4", message, "the card in the play area")


def _on_the_board(game: Game, player: str) -> Iterator[Card]:
    """Yield what is known of the cards that lie by a player's board, outside of its hand and its play area."""
    for place, cards in game.state.cards.items():
        if place.owner == player and place not in (hand(player), play_area(player)):
            yield from cards


def _never_discards_itself(game: Game, card: Card) -> bool:
    """Return whether an effect gives its owner no reason to discard its card."""
    effect = game.effect_of(card, "")
    return isinstance(effect, RecordedCard) and type(effect).discarded_for is Audit.discarded_for


@at_turn_end
@audits("G.5")
def discarded_off_turn(books: Books) -> Iterator[tuple[Action, Offence]]:
    """In the turn of another a player discards cards of its hand for what a rule or effect says, or as ambushes."""
    turn = books.turn
    if turn is None or turn.setup:
        return
    for event, action in zip(turn.events, turn.actions, strict=True):
        if not isinstance(event, CardsMoved) or event.source.kind is not PlaceKind.HAND or event.target.owner:
            continue
        owner = event.source.owner
        if owner == turn.player or _may_ambush(turn, event) or _may_discard(books, turn, owner):
            continue
        what = _as_card(event.cards[0]) if len(event.cards) == 1 else f"{len(event.cards)} cards"
        message = f"{player_title(books.game, owner)} discards {what} in another's turn"
        yield action, violation("G.5", message, "a rule or effect that says so")


def _may_ambush(turn: RecordedTurn, event: CardsMoved) -> bool:
    """Whether cards that are discarded may be ambushes of one who fights in the turn."""
    if any(card.name and card.kind is not CardKind.AMBUSH for card in event.cards):
        return False
    return any(isinstance(e, Battled) and event.source.owner in (e.attacker, e.defender) for e in turn.events)


def _may_discard(books: Books, turn: RecordedTurn, player: str) -> bool:
    """Whether something in force, or a card that was until it was discarded, may have a player discard of its hand.

    So may a card in play of which a record does not tell enough to say what it is, such as Partisans of some suit.
    """
    game = books.game
    if any(game.effect_of(card, player) is None for card in game.state.cards_at(play_area(player))):
        return True
    left = (effect for effect in effects_left(books) if isinstance(effect, Audit))
    asked = (*game.bending(Audit.discards_off_turn), *left)
    return any(each.discards_off_turn(game, player, turn.events) for each in asked)


def _stays(game: Game, card: Card, owner: str) -> bool:
    """Whether a crafted card says nothing of its being discarded, so that only another can have it so."""
    effect = game.effect_of(card, owner)
    return card.kind is CardKind.PERSISTENT and effect is not None and not effect.outlasts_discard


@audits("card.saboteurs")
def _without_saboteurs(card: Card) -> Offence:
    message = f"{card.name} is discarded in another's turn, and no Saboteurs are"
    return omission("card.saboteurs", message, "the Saboteurs discarded")


def _as_card(card: Card) -> str:
    """Return a card as a finding names it: ``Tunnels``, ``a fox card``, ``a card``."""
    if card.name:
        return card.name
    return f"a {card.suit} card" if card.suit else "a card"
