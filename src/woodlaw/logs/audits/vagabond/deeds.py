"""What a recorded turn shows of a Vagabond's deeds: whom he angers, and whom he aids, where and with what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import cast

from woodlaw.engine.concepts import adjacent
from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Flipped,
    ItemMoved,
    MarkerLeft,
    Moved,
    PathOpened,
    Removed,
    Scored,
    Stated,
)
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, EVENT, FLAG, PLAYER, TABLE, TEXT, Kept, Many, Remembered, Row
from woodlaw.engine.state import State
from woodlaw.engine.titles import name as named
from woodlaw.engine.titles import player_title
from woodlaw.engine.victory import COALITION
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.factions.vagabond.relationships import ALLIED, HOSTILE, INDIFFERENT, TRACK
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, others_who, violation
from woodlaw.logs.audits.customs import MOVES_MARKERS, TELLS_ITEMS, TELLS_MARKERS
from woodlaw.logs.audits.pieces import changes
from woodlaw.logs.audits.spending import cards_from
from woodlaw.logs.audits.suits import may_have_matched
from woodlaw.logs.audits.turns import broken_off, player_of
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.characters import ARBITER, GLADIATOR, HARRIER, TINKER
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import DISCARD, Place, PlaceKind, hand, play_area

Found = Iterator[tuple[Event, Offence]]

ANGERED: Remembered[tuple[tuple[int, str], ...]] = Remembered("factions angered", (), Many(Row((EVENT, PLAYER))))
"""For each faction that the Vagabond made Hostile in his recorded turn: the number of the event, and its player."""
OCCASION = Kept("aided or angered somebody", False, FLAG, PLAYER, owner=TABLE)
"""Whether a record has told of anything that a Vagabond's relationship markers may move for."""
AIDED: Remembered[tuple[tuple[int, str], ...]] = Remembered("aided wrongly", (), Many(Row((EVENT, TEXT))))
"""What is wrong with Aid of a recorded turn: the number of the event, and what is said of it."""
UNTOLD = Kept("left out of the Hostile box", False, FLAG, PLAYER, PLAYER, owner=TABLE)
"""Whether a record has left out that a faction became Hostile to a Vagabond, so that no more is asked of it."""
FALLEN = Kept("warriors gone for a Vagabond", 0, COUNT, PLAYER, PLAYER, owner=TABLE)
"""For how many turns of a Vagabond's it counts that he may have removed a warrior of a player's, as a record tells."""
TURNS_TO_TELL = 2
"""In how many turns of his a record may tell what a warrior did that was removed in the first of them, or before it."""
ADVANCED: Remembered[tuple[tuple[int, str, int, int], ...]] = Remembered(
    "relationships advanced", (), Many(Row((EVENT, PLAYER, COUNT, COUNT)))
)
"""For each relationship marker that has advanced this turn: the number of the event that tells it, the faction's
player, from which space and to which.
"""


@audits("9.4.2", "V.8.2")
def glided_for_nothing(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Found:
    """The Harrier glides to a clearing that is not adjacent for a torch, where the record tells what he exhausts.

    Which paths led where as he moved is not known for sure in a turn in which any may have changed.
    """
    torches = (e for e in events if isinstance(e, ItemMoved) and e.source.owner == vagabond.name and e.face_down)
    if not TELLS_ITEMS.of(game.state, TABLE, vagabond.name) or any(e.item.kind == "torch" for e in torches):
        return
    if (
        not vagabond.may_be(game, HARRIER)
        or _may_go_by_card(vagabond, game, events)
        or any(isinstance(event, PathOpened) for event in events)
    ):
        return
    for event in events:
        if not isinstance(event, Moved) or event.player != vagabond.name or not event.destination.number:
            continue
        far = event.destination not in adjacent(game, vagabond.name, event.origin)
        ferry = event.origin.number in game.state.map.coastal and event.destination.number in game.state.map.coastal
        if far and not ferry and any(piece is vagabond.pawn for piece, _ in event.pieces):
            message = f"the {vagabond.title} moves to {named(event.destination)}, which is not adjacent"
            yield event, violation("V.8.2", message, "a torch exhausted to glide there")
            return


def _may_go_by_card(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> bool:
    """Return whether a card may have led him elsewhere: one of his lies in play, or another's was used."""
    left = (e for e in events if isinstance(e, CardsMoved) and e.source.kind is PlaceKind.PLAY_AREA)
    carrying = others_who(game, Audit.carries, vagabond)
    moved = [e for e in events if isinstance(e, Moved) and any(piece is vagabond.pawn for piece, _ in e.pieces)]
    carried = any(
        each.carries(game, vagabond.name, vagabond.pawn, e.origin, e.destination) for each in carrying for e in moved
    )
    return carried or any(left) or bool(game.state.cards_at(play_area(vagabond.name)))


def tells_markers(vagabond: Vagabond, state: State) -> bool:
    """Return whether a record tells of a Vagabond's relationship markers; some who write records leave them out."""
    return TELLS_MARKERS.of(state, TABLE, vagabond.name)


def knows_relationships(vagabond: Vagabond, state: State) -> bool:
    """Return whether a record tells of a Vagabond's relationships, or nothing so far that they may change for."""
    return tells_markers(vagabond, state) or not OCCASION.of(state, TABLE, vagabond.name)


def done_wrongly(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Found:
    """Yield what is wrong with the deeds of a turn of his, as a whole."""
    yield from too_little_aid(vagabond, game, events)
    yield from not_hostile(vagabond, game, events)
    yield from hostile_for_nothing(vagabond, game, events)
    yield from still_hostile(vagabond, game, events)
    yield from aided_wrongly(game, events)
    yield from took_too_much(vagabond, game, events)
    yield from glided_for_nothing(vagabond, game, events)


# Relationships --------------------------------------------------------------------------------------------------------
def note_angered(vagabond: Vagabond, game: Game, event: Event, events: Sequence[Event]) -> None:
    """Remember whom an event of his turn makes Hostile, and whom any event may have."""
    _note_fallen(vagabond, game, event, events)
    if player_of(events) != vagabond.name or vagabond.may_be(game, GLADIATOR):
        return
    fallen = [piece for piece in _felled(vagabond, game, event, events) if piece.category is Category.WARRIOR]
    players = dict.fromkeys(piece.owner for piece in fallen if vagabond.has_marker(game, piece.owner))
    angered = [(len(events), each) for each in players if vagabond.relationship(game, each) not in (HOSTILE, ALLIED)]
    if angered:
        OCCASION.keep(game.state, True, TABLE, vagabond.name)
        ANGERED.note(game.state, (*ANGERED.of(game.state), *angered))


def _note_fallen(vagabond: Vagabond, game: Game, event: Event, events: Sequence[Event]) -> None:
    """Remember whose warriors left a place in another's turn in which he fights."""
    fought = any(isinstance(e, Battled) and vagabond.name in (e.attacker, e.defender) for e in events)
    if fought and player_of(events) != vagabond.name:
        _keep_fallen(vagabond, game, event)


def _keep_fallen(vagabond: Vagabond, game: Game, event: Event) -> None:
    for place, piece, change in changes(event):
        if place.number and change < 0 and piece.category is Category.WARRIOR and piece.owner in game.factions:
            FALLEN.keep(game.state, TURNS_TO_TELL, TABLE, vagabond.name, piece.owner)


@audits("9.2.9.III", "V.11.2")
def _felled(vagabond: Vagabond, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Piece]:
    """Return the pieces that he surely removes by an event; those that are placed elsewhere at once are told as moved.

    They fall to him in battle, or where he stands and their player spends a card by a rule that carries them away,
    except where they may have fallen in a battle of others.

    A duel makes nobody Hostile, so that of a Gladiator nothing is asked.
    """
    match event:
        case Removed() if event.player == vagabond.name and event.place.number:
            return (event.piece,)
        case Moved() if event.origin.number:
            battle = next((e for e in reversed(events) if isinstance(e, Battled)), None)
            if battle and battle.attacker == vagabond.name and battle.clearing is event.origin:
                return [piece for piece, _ in event.pieces if piece.owner == battle.defender]
            match events[-1:]:
                case [CardsMoved() as spent] if game.state.count(event.origin, vagabond.pawn):
                    fighting = (battle.attacker, battle.defender) if battle and battle.clearing is event.origin else ()
                    spared = (
                        piece
                        for piece, _ in event.pieces
                        if spent.source is hand(piece.owner) and piece.owner not in fighting
                    )
                    return [piece for piece in spared if _is_carried(game, vagabond, piece, event)]
    return ()


def _is_carried(game: Game, vagabond: Vagabond, piece: Piece, event: Moved) -> bool:
    """Return whether only a rule of a piece's own player can have carried it away in the Vagabond's turn."""
    carrying: list[object] = [
        effect
        for effect in game.bending(Audit.carries)
        if effect.carries(game, vagabond.name, piece, event.origin, event.destination)
    ]
    return carrying == [game.factions.get(piece.owner)]


@audits("9.2.9.III")
def not_hostile(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Found:
    """Yield the removal of a warrior after which a record moves no marker to the Hostile box, once for each faction."""
    if broken_off(events) or not tells_markers(vagabond, game.state):
        return
    for number, player in ANGERED.of(game.state):
        told = vagabond.relationship(game, player) == HOSTILE or _is_told(vagabond, game, player, events[number:])
        if told or UNTOLD.of(game.state, TABLE, vagabond.name, player):
            continue
        UNTOLD.keep(game.state, True, TABLE, vagabond.name, player)
        message = f"{player_title(game, player)} does not become Hostile though a warrior of theirs is removed"
        yield events[number], omission("9.2.9.III", message, "the marker in the Hostile box")


@audits("9.2.9.III", "V.11.2")
def hostile_for_nothing(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Found:
    """Yield a marker laid in the Hostile box though he can have removed no warrior of the faction's, duels aside.

    Notators may tell it late, but not turns later where they tell of markers, nor of a faction none of whose warriors
    have been gone by then.
    """
    duels = _duels(vagabond, game, events)
    for number, event in enumerate(events):
        if number not in duels:
            _keep_fallen(vagabond, game, event)
    dueled = {e.piece.owner for number, e in enumerate(events) if isinstance(e, Removed) and number in duels}
    for event in events:
        if not isinstance(event, Stated) or event.owner != vagabond.name or event.value not in (HOSTILE, HOSTILE[0]):
            continue
        players = (seat for seat in game.state.seats if getattr(game.factions[seat], "letter", "") == event.fact)
        for player in players:
            late = FALLEN.of(game.state, TABLE, vagabond.name, player) or _may_be_late(vagabond, game, player)
            if vagabond.has_marker(game, player) and not late:
                clause, how = ("V.11.2", " but in a duel") if player in dueled else ("9.2.9.III", "")
                message = f"{player_title(game, player)} becomes Hostile, and no warrior of theirs was removed{how}"
                yield event, violation(clause, message, "a warrior removed by the Vagabond")
    if MOVES_MARKERS.of(game.state, TABLE, vagabond.name):
        for player in game.state.seats:
            left = FALLEN.of(game.state, TABLE, vagabond.name, player)
            FALLEN.keep(game.state, max(0, left - 1), TABLE, vagabond.name, player)


def _may_be_late(vagabond: Vagabond, game: Game, player: str) -> bool:
    """Return whether a record has left out before that a faction became Hostile."""
    return UNTOLD.of(game.state, TABLE, vagabond.name, player)


@audits("V.11.2", "9.5.6")
def _duels(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> set[int]:
    """Return which events of a turn tell of duels for sure: no battle, and no crossbow that a strike takes."""
    told = TELLS_ITEMS.of(game.state, TABLE, vagabond.name) and vagabond.character(game) == GLADIATOR
    turned = (e for e in events if isinstance(e, ItemMoved) and e.source.owner == vagabond.name)
    if not told or any(event.item.kind == "crossbow" for event in turned):
        return set()
    return {
        number
        for number, event in enumerate(events)
        if isinstance(event, Removed) and event.player == vagabond.name and event.piece.category is Category.WARRIOR
        if not any(isinstance(e, Battled) and e.clearing is event.place for e in events)
    }


@audits("9.2.9.IIId")
def still_hostile(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Found:
    """Yield a coalition with a Hostile faction after which a record moves no marker to the Indifferent space."""
    if broken_off(events) or not MOVES_MARKERS.of(game.state, TABLE, vagabond.name):
        return
    for event in events:
        if not isinstance(event, MarkerLeft) or event.player != vagabond.name:
            continue
        if vagabond.has_marker(game, event.board_of) and vagabond.relationship(game, event.board_of) == HOSTILE:
            message = f"{player_title(game, event.board_of)} stays Hostile in a coalition with the {vagabond.title}"
            yield event, omission("9.2.9.IIId", message, "the marker on the Indifferent space")


def _is_told(vagabond: Vagabond, game: Game, player: str, events: Sequence[Event]) -> bool:
    """Return whether some events say that a player's faction becomes Hostile, whatever comes of it then."""
    letter = getattr(game.factions[player], "letter", "")
    stated = (e for e in events if isinstance(e, Stated) and e.owner == vagabond.name)
    return any(e.fact == letter and e.value in (HOSTILE, HOSTILE[0]) for e in stated)


@audits("9.2.9", "9.2.9.Ib")
def misplaced_marker(vagabond: Vagabond, game: Game, player: str, space: str) -> Sequence[Offence]:
    """Relationships: Vagabonds have no marker, and markers on the Allied track move to its right only.

    A coalition brings the marker of a Hostile faction to Indifferent, and a record may leave out that it was Hostile.
    """
    before = vagabond.relationship(game, player)
    if not vagabond.has_marker(game, player):
        message = f"a relationship marker of {player_title(game, player)} is laid at {space}"
        return [violation("9.2.9", message, "no marker of a Vagabond")] if space != INDIFFERENT else []
    back = before in TRACK and space in TRACK[: TRACK.index(before)]
    if not back or COALITION.of(game.state, vagabond.name) == player:
        return []
    message = f"the relationship marker of {player_title(game, player)} moves back from {before} to {space}"
    return [violation("9.2.9.Ib", message, "one space to the right")]


# Aid ------------------------------------------------------------------------------------------------------------------
def note_aid(vagabond: Vagabond, game: Game, event: Event, events: Sequence[Event]) -> None:
    """Remember what is wrong with an Aid, as things stand before it: a card given for an item exhausted just before."""
    if not isinstance(event, CardsMoved) or player_of(events) != vagabond.name:
        return
    if event.source is hand(vagabond.name) and event.target.kind is PlaceKind.HAND:
        OCCASION.keep(game.state, True, TABLE, vagabond.name)
    player, place = event.target.owner, vagabond.pawn_clearing(game.state)
    gives = event.source is hand(vagabond.name) and event.target is hand(player) and player != vagabond.name
    if gives and vagabond.pawn_place(game.state) and _exhausts(vagabond, events[-1]):
        told = _wrong_with_aid(game, player, place, event.cards)
        AIDED.note(game.state, (*AIDED.of(game.state), *((len(events), message) for message in told)))


def _wrong_with_aid(game: Game, player: str, place: Place | None, cards: Sequence[Card]) -> Iterator[str]:
    """Yield what is wrong with cards given to a player in a clearing, or in a forest, where nobody can be aided."""
    if place is None:
        yield f"{player_title(game, player)} is aided from a forest"
        return
    if not _may_be_aided(game, player, place):
        yield _from_afar(game, player, place)
    yield from (_off_suit(card, place) for card in cards if not may_have_matched(game, card, place))


def _exhausts(vagabond: Vagabond, event: Event) -> bool:
    return isinstance(event, ItemMoved) and event.source.owner == vagabond.name and event.face_down is True


@audits("9.5.4")
def _may_be_aided(game: Game, player: str, place: Place) -> bool:
    """Return whether a player has faction pieces in a clearing."""
    return game.state.owned(place, player) > 0


def _from_afar(game: Game, player: str, place: Place) -> str:
    return f"{player_title(game, player)} has no piece in {named(place)}, where they are aided"


def _off_suit(card: Card, place: Place) -> str:
    return f"the {card.suit} card given in aid does not match {named(place)}"


@audits("9.5.4")
def aided_wrongly(game: Game, events: Sequence[Event]) -> Found:
    """Yield Aid from afar or with a card that does not match; a card may be the price of a piece flipped after it."""
    for number, message in AIDED.of(game.state):
        # An enclave is negotiated for by it, if one flips next: an item may be told behind what it is exhausted for.
        following = next((event for event in events[number + 1 :] if not isinstance(event, ItemMoved)), None)
        if not isinstance(following, Flipped):
            yield events[number], violation("9.5.4", message, "a matching card for a player with pieces there")


@audits("V.2.2")
def labored_off_suit(vagabond: Vagabond, game: Game, event: CardsMoved, events: Sequence[Event]) -> Sequence[Offence]:
    """Day Labor: the card matches the clearing of the pawn; dominance cards may be taken for others (3.3.4)."""
    labors = event.source is DISCARD and event.target is hand(vagabond.name) and _exhausts(vagabond, events[-1])
    if not labors or vagabond.character(game) != TINKER or _may_exhaust_for_effects(vagabond, game, events):
        return []
    place = vagabond.pawn_clearing(game.state)
    cards = [card for card in event.cards if card.kind is not CardKind.DOMINANCE]
    wrong = [card for card in cards if place and not may_have_matched(game, card, place)]
    message = (
        f"the {vagabond.title} takes a {wrong[0].suit} card by day labor in {named(place)}" if wrong and place else ""
    )
    return [violation("V.2.2", message, "a card that matches the clearing")] if message else []


def _may_exhaust_for_effects(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> bool:
    """Return whether an effect may take cards of the discard pile, or give a move or battle for an item exhausted."""
    area = play_area(vagabond.name)
    left = [card for e in events if isinstance(e, CardsMoved) and e.source is area for card in e.cards]
    effects = [
        cast("Audit | None", game.effect_of(card, vagabond.name)) for card in (*game.state.cards_at(area), *left)
    ]
    return any(
        effect is None
        or effect.passes_cards(game, DISCARD, vagabond.name)
        or effect.ventures_besides(game, vagabond.name, events).most
        for effect in effects
    )


@audits("9.5.4", "9.2.5")
def took_too_much(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Found:
    """Yield items taken from others' boxes for no Aid: one for each card given; a Vagabond has no such box.

    A seat without a hand discards what it is given, so that nothing is asked of its items. A card that is written as
    from another's hand is no Aid, and may be a slip of the pen for one.
    """
    moved = [event for event in events if isinstance(event, CardsMoved) and event.source.kind is PlaceKind.HAND]
    for player in (seat for seat in game.state.seats if seat != vagabond.name):
        taken = [event for event in events if isinstance(event, ItemMoved) and takes_from(vagabond, player, event)]
        if not vagabond.has_marker(game, player):
            message = f"an item is taken from the {player_title(game, player)}, who has no Crafted Items box"
            yield from ((event, violation("9.2.5", message, "no item for this Aid")) for event in taken)
        elif seat_of(game, player).has_hand:
            given = sum(len(event.cards) for event in moved if event.target.owner == player)
            count = sum(event.count for event in taken)
            if count > given:
                message = f"{count} item{'s' * (count != 1)} taken from {player_title(game, player)} for {given} Aid"
                yield taken[-1], violation("9.5.4", message, "at most one item for each card given")


def takes_from(vagabond: Vagabond, player: str, event: ItemMoved) -> bool:
    """Return whether a Vagabond takes items of a player by an event."""
    return event.player == vagabond.name == event.target.owner and event.source.owner == player


@audits("9.2.9.Ia")
def too_little_aid(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
    """Cost: a marker advances by as much aid of the same turn as is printed before its new space; no aid counts twice.

    A record may leave out spaces before that one, of this turn or of earlier ones.
    """
    aid, found, due = vagabond.values["aid for a better relationship"], [], Counter[str]()
    for number, player, _, last in ADVANCED.of(game.state):
        due[player] += aid[last - 1]
        needed = due[player]
        taken = [e for e in events if isinstance(e, CardsMoved)]
        if seat_of(game, player).has_hand:
            given = [e for e in taken if e.target is hand(player)]
        else:
            # What is given to a seat without a hand is discarded, to the pile of its kind.
            given = [e for e in taken if e.target.kind is PlaceKind.COMMON]
        cards = cards_from(given, hand(vagabond.name))
        if cards < needed:
            title = player_title(game, player)
            given_too = f"only {cards} card{'s' * (cards != 1)}" if cards else "no card"
            message = f"the relationship with {title} improves after aid with {given_too} this turn"
            found.append((events[number], omission("9.2.9.Ia", message, f"{needed} given to {title} this turn")))
    return found


# Protector ------------------------------------------------------------------------------------------------------------
@audits("V.5.2")
def protected_from_afar(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Found:
    """Yield a point of the Arbiter's in another's turn whose battles are all elsewhere, where no card can give it."""
    battles = [event for event in events if isinstance(event, Battled)]
    near = any(event.clearing is vagabond.pawn_place(game.state) for event in battles)
    fought = any(vagabond.name in (event.attacker, event.defender) for event in battles)
    if vagabond.character(game) != ARBITER or not battles or near or fought or _may_be_given_points(game, events):
        return
    for event in events:
        if isinstance(event, Scored) and event.player == vagabond.name and event.points > 0:
            message = f"the {vagabond.title} scores {event.points} in a turn in which nobody battles where he is"
            yield event, violation("V.5.2", message, "the Arbiter in the clearing of battle")


def _may_be_given_points(game: Game, events: Sequence[Event]) -> bool:
    """Return whether effects of cards may have had anybody score in a turn."""
    lying = any(game.state.cards_at(play_area(seat)) for seat in game.state.seats)
    left = any(isinstance(event, CardsMoved) and event.source.kind is PlaceKind.PLAY_AREA for event in events)
    return lying or left or any(isinstance(event, Crafted) and not event.item for event in events)
