"""What holds in every game whatever is played: ``python -m tests.invariants 1000`` plays so many random games.

Every piece, card and item is in exactly one place, and what is where follows from the events alone; no clearing holds
more buildings than slots; warriors that fall while Coffin Makers are in play lie there until they are paid for or the
card is gone; Lemming warriors are placed within Upkeep; the deck is empty only while the discard pile is; the Pond
holds frog cards, the discard pile none; a clearing holds one sympathy token, the Supporters stack what it can; no score
changes but by an event; every turn ends.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from random import Random
from typing import TypeVar

from woodlaw.engine.chance import Seeded
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.events import (
    CardsMoved,
    Crafted,
    Event,
    Flipped,
    ItemFlipped,
    ItemMoved,
    MarkerLeft,
    Moved,
    Placed,
    Removed,
    Revealed,
    Scored,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.game import Game
from woodlaw.engine.play import MOST_TURNS, Outcome, run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.engine.state import State
from woodlaw.engine.tables import Table
from woodlaw.factions.automated_alliance import FACTION as AUTOMATED
from woodlaw.factions.base import Faction
from woodlaw.factions.eyrie_dynasties import FACTION as EYRIE
from woodlaw.factions.eyrie_dynasties.abilities import COLUMNS, VIZIER
from woodlaw.factions.eyrie_dynasties.decree import VIZIERS_ON
from woodlaw.factions.knaves_of_the_deepwood import FACTION as KNAVES
from woodlaw.factions.knaves_of_the_deepwood.captains import ACTING, CAPTAINS, FACE_DOWN, FACE_UP
from woodlaw.factions.lemming_reavers import FACTION as REAVERS
from woodlaw.factions.lilypad_diaspora.enclaves import MILITANT, PEACEFUL, POND
from woodlaw.factions.lizard_cult import FACTION as CULT
from woodlaw.factions.lizard_cult.abilities import LOST_SOULS
from woodlaw.factions.queenless_legion import FACTION as LEGION
from woodlaw.factions.seating import drawn_suits, new_table
from woodlaw.factions.vagabond import FACTION as VAGABOND
from woodlaw.factions.vagabond import SECOND as SECOND_VAGABOND
from woodlaw.factions.vagabond.quests import all_quests
from woodlaw.factions.woodland_alliance import FACTION as ALLIANCE
from woodlaw.table.cards import Card
from woodlaw.table.characters import CHARACTERS
from woodlaw.table.items import item_supply
from woodlaw.table.maps import STANDARD_MAPS, map_named
from woodlaw.table.pieces import FERRY, RUIN, TOWER, Category, Piece, face_up, item, other_side
from woodlaw.table.places import (
    DECK,
    DISCARD,
    ITEM_SUPPLY,
    OUT_OF_GAME,
    Place,
    PlaceKind,
    hand,
    on_card,
    play_area,
    revealed,
    supply,
)
from woodlaw.table.suits import FROG

MOST_DECISIONS_IN_A_TURN = 1000
HAND_LIMIT = 5
CAPTAINS_CHOSEN = 3
MOST_SUPPORTERS = 5
COFFINS = "coffin makers"
VAGABONDS = (VAGABOND, SECOND_VAGABOND)
ON_MAP = (PlaceKind.CLEARING, PlaceKind.FOREST, PlaceKind.PATH)

Thing = TypeVar("Thing", bound=Hashable)
Where = Counter[tuple[Place, Piece]]
Held = Counter[tuple[Place, Card]]


@dataclass
class Watch:
    """Watches a game and raises ``AssertionError`` at the first thing that must not be."""

    table: Table
    state: State | None = None
    pieces: Where | None = None
    cards: Held = field(default_factory=Counter)
    score: dict[str, int | None] = field(default_factory=dict)
    turn: str = ""
    spoils: int = 0
    decisions: int = 0
    events: int = 0

    def begin(self, game: Game) -> None:
        """Watch a game that is about to be set up."""
        self.state = game.state
        game.listener = self.listen

    def decide(self, decision: Decision) -> None:
        """Note a decision: a turn has an end."""
        self.decisions += 1
        assert self.state is not None
        assert self.state.cards_at(DECK) or not self.state.cards_at(DISCARD), "the deck is empty beside discards"
        assert len(set(map(repr, decision.options))) > 1, f"{decision} leaves no choice"
        assert self.decisions < MOST_DECISIONS_IN_A_TURN, f"the turn of {self.turn} goes on and on"

    def listen(self, event: Event, clauses: tuple[str, ...]) -> None:
        """Check an event that has just happened, and what it left."""
        assert self.state is not None
        assert clauses, f"{event} happens by no clause"
        self.events += 1
        match event:
            case TurnBegan():
                assert not self.turn, f"the turn of {event.player} begins within that of {self.turn}"
                self.turn, self.decisions = event.player, 0
                self.compare()
                if not event.setup and self.pieces is None:
                    self.pieces, self.cards = pieces_of(self.state), cards_of(self.state)
                    self.score = dict(self.state.score)
            case TurnEnded():
                assert self.turn == event.player
                self.turn = ""
                self.compare()
                assert_vagabonds(self.state)
                if not event.setup:
                    assert len(self.state.cards_at(hand(event.player))) <= HAND_LIMIT
                    assert not self.state.at(LEGION.spoils), f"spoils are left after the turn of {event.player}"
                    assert not self.state.cards_at(revealed(event.player)), "revealed cards are left after a turn"
            case _:
                self.enter(event)

    def finish(self, outcome: Outcome) -> None:
        """Check how the game ended."""
        assert self.state is not None
        self.compare()
        self.compare_spoils()
        assert 0 < outcome.turns <= MOST_TURNS
        for player in outcome.winners:
            assert self.state.score[player] is None or (self.state.score[player] or 0) >= 30

    # What follows from events -----------------------------------------------------------------------------------------
    def enter(self, event: Event) -> None:
        """Enter an event into books of our own."""
        if self.pieces is None or self.state is None:
            return
        match event:
            case Placed():
                self.shift(event.piece, event.count, event.source, event.place)
                assert_slots(self.state, event.place)
                assert_upkeep(self.state, event)
            case Removed():
                self.shift(event.piece, event.count, event.place, event.destination)
                assert_laid_out(self.state, event)
                self.spoils += event.count * ((event.destination is LEGION.spoils) - (event.place is LEGION.spoils))
                self.compare_spoils()
            case Moved():
                for piece, count in event.pieces:
                    self.shift(piece, count, event.origin, event.destination)
            case Flipped():
                self.turn_over(event.old, event.new, event.place)
            case ItemMoved():
                self.shift(event.item, event.count, event.source, event.target)
            case ItemFlipped():
                self.shift(event.item, 1, event.source, event.target)
                self.turn_over(event.item, other_side(event.item), event.target)
            case Crafted() if event.item:
                self.shift(item(event.item), 1, ITEM_SUPPLY, self.table.factions[event.player].item_box())
            case CardsMoved():
                for card in event.cards:
                    self.cards[pile(event.source), card] -= 1
                    self.cards[pile(event.target), card] += 1
            case Revealed(to=""):
                for card in event.cards:
                    self.cards[hand(event.owner), card] -= 1
                    self.cards[revealed(event.owner), card] += 1
            case Scored():
                before = self.score[event.player]
                assert before is not None
                self.score[event.player] = min(30, max(0, before + event.points))
            case MarkerLeft():
                self.score[event.player] = None
            case _:
                pass
        assert self.state.score == self.score, f"after {event} the scores are {self.state.score}, not {self.score}"

    def compare_spoils(self) -> None:
        """Compare what lies in Spoils with what was removed to there and has not been returned, none of it its own."""
        assert self.state is not None
        spoils = self.state.at(LEGION.spoils)
        assert sum(spoils.values()) == self.spoils
        assert all(piece.owner != LEGION.name for piece in spoils)

    def shift(self, piece: Piece, count: int, source: Place, target: Place) -> None:
        """Move pieces in the books."""
        assert self.pieces is not None
        assert count > 0
        for place, change in ((source, -count), (target, count)):
            lying = stored(self.table, piece) if place.kind is PlaceKind.SUPPLY else piece
            self.pieces[place, lying] += change

    def turn_over(self, old: Piece, new: Piece, place: Place) -> None:
        """Turn a piece over in the books."""
        assert self.pieces is not None
        self.pieces[place, old] -= 1
        self.pieces[place, new] += 1

    def compare(self) -> None:
        """Compare everything on the table with the box, and with the books once they are kept."""
        assert self.state is not None
        assert_whole(self.table, self.state)
        assert_knaves(self.state)
        assert_loyal_viziers(self.state)
        assert_alliance(self.state)
        assert_cult(self.state)
        for place in self.state.clearings:
            assert_slots(self.state, place)
            assert self.state.count(place, PEACEFUL) + self.state.count(place, MILITANT) <= 1, f"enclaves in {place}"
        assert all(card.suit == FROG for card in self.state.cards_at(POND)), self.state.cards_at(POND)
        assert all(card.suit != FROG for card in self.state.cards_at(DISCARD)), self.state.cards_at(DISCARD)
        if self.pieces is not None:
            assert +self.pieces == pieces_of(self.state), differences(+self.pieces, pieces_of(self.state))
            assert +self.cards == cards_of(self.state), differences(+self.cards, cards_of(self.state))


def assert_whole(table: Table, state: State) -> None:
    """Assert that every piece and card of the box is in exactly one place, and nothing else is anywhere."""
    assert all(count > 0 for there in state.pieces.values() for count in there.values())
    there: Counter[Piece] = Counter()
    for (_, piece), count in pieces_of(state).items():
        there[face_up(piece) if piece.category is Category.ITEM else stored(table, piece)] += count
    box = box_of(table, [piece.owner for piece in there])
    box.update(item(kind) for kind in items_of_captains(state) if state.at(KNAVES.stash))
    box.update(item(kind) for kind in items_of_vagabonds(state))
    assert there == box, differences(there, box)
    cards = Counter(card for held in state.cards.values() for card in held if card.name not in CHARACTERS)
    deck = Counter({card: card.copies for card in (*state.deck.cards, *own_cards_of(table, state))})
    deck.update(all_quests() if any(state.cards_at(each.card_box) for each in VAGABONDS) else ())
    assert cards == deck, differences(cards, deck)


def own_cards_of(table: Table, state: State) -> list[Card]:
    """Return the cards of no deck that lie on boards from a faction's setup on, of those that have begun theirs."""
    begun = {piece.owner for there in state.pieces.values() for piece in there}
    seated = [faction for name, faction in table.factions.items() if isinstance(faction, Faction) and name in begun]
    return [card for faction in seated for card in faction.cards if faction.lies_before_setup(card)]


def items_of_captains(state: State) -> list[str]:
    """Return the items that the chosen Captains brought, once they lie in the Stash."""
    chosen = KNAVES.cards_lying(state, FACE_UP, ACTING, FACE_DOWN)
    return [kind for captain in chosen for kind in KNAVES.values["captains"][captain]]


def items_of_vagabonds(state: State) -> list[str]:
    """Return the items that the Vagabonds brought, once the first has set up, those under ruins included."""
    listed, ruins = VAGABOND.values["starting items"], VAGABOND.values["items under ruins"]
    chosen = [card.name for each in VAGABONDS for card in state.cards_at(each.card_box) if card.name in CHARACTERS]
    brought = [kind for character in chosen for kind in listed[character]]
    return [*brought, *ruins * sum(each.name in state.seats for each in VAGABONDS)] if chosen else []


def assert_vagabonds(state: State) -> None:
    """Assert that items lie where they belong: face up on tracks with no space left over, nobody over the limit."""
    for vagabond in VAGABONDS:
        on_track = state.at(vagabond.track)
        assert all(piece.kind in ("tea", "coin", "bag") and count <= 3 for piece, count in on_track.items()), on_track
        waiting = [p for p in state.at(vagabond.satchel) if p.kind in ("tea", "coin", "bag")]
        assert all(on_track.get(piece) == 3 for piece in waiting), f"{waiting} wait beside {on_track}"


def assert_knaves(state: State) -> None:
    """Assert that acclaim lies one in a clearing, that no more than one Captain acts, and what is not in the game."""
    acclaimed = [place for place, there in state.pieces.items() if KNAVES.acclaim in there and place.kind in ON_MAP]
    assert all(place.number and state.count(place, KNAVES.acclaim) == 1 for place in acclaimed)
    assert len(KNAVES.cards_lying(state, ACTING)) <= 1
    chosen = KNAVES.cards_lying(state, FACE_UP, ACTING, FACE_DOWN)
    out = [piece for piece in KNAVES.captains if state.count(OUT_OF_GAME, piece)]
    assert not chosen or len(chosen) + len(out) == len(CAPTAINS) or len(chosen) < CAPTAINS_CHOSEN


def assert_loyal_viziers(state: State) -> None:
    """Assert that Loyal Viziers lie on the columns that the Eyrie's leader names, and nowhere else once one leads."""
    leader = EYRIE.leader_card(state)
    if leader is None:
        return
    for column in COLUMNS:
        viziers = state.cards_at(EYRIE.column(column)).count(VIZIER)
        assert viziers == (column in VIZIERS_ON[leader.name]), f"{viziers} Loyal Viziers on {column} with {leader}"


def assert_alliance(state: State) -> None:
    """Assert that no clearing holds two sympathy tokens, and that the stack holds no more supporters than it can."""
    assert all(state.count(place, ALLIANCE.sympathy) <= 1 for place in state.clearings)
    supporters = state.cards_at(ALLIANCE.supporters)
    assert len(supporters) <= MOST_SUPPORTERS or ALLIANCE.bases_on_map(state), f"{supporters} without a base"


def assert_cult(state: State) -> None:
    """Assert that gardens have their clearing's suit, as it is printed, and that no frog is a Lost Soul."""
    for place in state.clearings:
        gardens = [piece for piece in CULT.gardens if state.count(place, piece)]
        assert all(piece is CULT.garden(state.suits[place.number]) for piece in gardens), f"{gardens} in {place}"
    assert all(card.suit != FROG for card in state.cards_at(LOST_SOULS)), state.cards_at(LOST_SOULS)


def stored(table: Table, piece: Piece) -> Piece:
    """Return the form in which a piece lies in its owner's supply."""
    return table.factions[piece.owner].stored(piece) if piece.owner else piece


def box_of(table: Table, begun: Sequence[str]) -> Counter[Piece]:
    """Return every piece of the box; of a faction only once it has begun to set up."""
    box: Counter[Piece] = Counter(dict(item_supply()))
    map_ = table.state.map
    box[RUIN] = sum(site.ruin for site in map_.clearings)
    box[FERRY] = int(map_.ferry_start is not None)
    box[TOWER] = int(map_.tower is not None)
    for name, faction in table.factions.items():
        assert isinstance(faction, Faction)
        if name in begun:
            box.update({spec.piece: spec.count for spec in faction.pieces.values()})
    return +box


def assert_slots(state: State, place: Place) -> None:
    """Assert that a clearing holds no more buildings than it has slots."""
    if place.number:
        buildings = sum(n for piece, n in state.at(place).items() if piece.category is Category.BUILDING)
        slots = state.map.clearings[place.number - 1].slots
        assert buildings <= slots, f"{buildings} buildings in the {slots} slots of {place}"


def assert_upkeep(state: State, event: Placed) -> None:
    """Assert that placing Lemming warriors on the map leaves their supply more than Upkeep asks it to hold."""
    if event.piece is REAVERS.warrior and event.place.number:
        left = sum(state.count(place, event.piece) for place in (supply(REAVERS.name), *REAVERS.stores))
        assert left > REAVERS.upkeep(state), f"{event} leaves {left} warriors"


def assert_laid_out(state: State, event: Removed) -> None:
    """Assert that warriors lie on Coffin Makers rather than in a supply while the card is in play, and not after.

    Those that are replaced never do.
    """
    cards = [on_card(seat, COFFINS) for seat in state.seats if _has_coffins(state, seat)]
    if event.replaced:
        assert event.destination.kind is not PlaceKind.CARD, f"{event} lays out what is replaced"
    elif cards and event.piece.category is Category.WARRIOR and event.place.kind in ON_MAP:
        assert event.destination.kind is not PlaceKind.SUPPLY, f"{event} with Coffin Makers in play"
    for place, there in state.pieces.items():
        if place.kind is PlaceKind.CARD and any(there.values()):
            returning = event.place is place
            assert place in cards or returning, f"{there} on {place}, which is not in play"
            assert all(piece.category is Category.WARRIOR for piece in there)


def _has_coffins(state: State, seat: str) -> bool:
    return any(card.name.casefold() == COFFINS for card in state.cards_at(play_area(seat)))


def pieces_of(state: State) -> Where:
    """Return how many of which piece lie where."""
    return Counter({(place, piece): n for place, there in state.pieces.items() for piece, n in there.items()})


def cards_of(state: State) -> Held:
    """Return how many of which card lie where; a shuffle moves discards to the deck without an event."""
    return Counter((pile(place), card) for place, held in state.cards.items() for card in held)


def pile(place: Place) -> Place:
    """Return a place of cards, the same for the deck and the piles that are shuffled into it."""
    return DECK if place in (DISCARD, POND) else place


def differences(one: Mapping[Thing, int], other: Mapping[Thing, int]) -> str:
    """Return in what two counts differ."""
    return str({key: (one.get(key), other.get(key)) for key in {**one, **other} if one.get(key) != other.get(key)})


def play_watched(seats: Sequence[str], map_name: str, deck_name: str, seed: int) -> tuple[Outcome, Watch]:
    """Play a random game with everything watched; ``AssertionError`` where something must not be."""
    table = new_table(seats, map_name, deck_name, suits=drawn_suits(map_named(map_name), Seeded(seed)))
    watch = Watch(table)
    player = RandomPlayer(seed)

    def ask(decision: Decision) -> Option:
        watch.decide(decision)
        return player(decision)

    game = table.game(chance=Seeded(seed), asker=ask)
    watch.begin(game)
    outcome = run(game, table.setup_order)
    watch.finish(outcome)
    return outcome, watch


FACTIONS = (
    "marquise_de_cat",
    "eyrie_dynasties",
    "woodland_alliance",
    "lilypad_diaspora",
    "knaves_of_the_deepwood",
    "honeycomb_clergy",
    "queenless_legion",
    "lemming_reavers",
    "vagabond",
    "second_vagabond",
)

NEWER = ("corvid_conspiracy", "lizard_cult", "riverfolk_company", "underground_duchy")
"""Those that are played since games got their numbers: games from :data:`FIRST_NEWER` on have one of them."""
FIRST_NEWER = 2_000_000


def can_sit(seats: Sequence[str]) -> bool:
    """Return whether factions can play together: the Knaves play with no Vagabond (18.2.1)."""
    return KNAVES.name not in seats or not any(each.name in seats for each in VAGABONDS)


SEATINGS = tuple(seats for number in (2, 3, 4) for seats in permutations(FACTIONS, number) if can_sit(seats))
"""Every two, three and four of the factions that people can play together, in every order."""
DECKS = ("standard", "exiles_and_partisans")


def setting(number: int) -> tuple[tuple[str, ...], str, str]:
    """Return seats, map and deck of one of many games: all maps, all seatings and both decks in turn."""
    maps, seatings = len(STANDARD_MAPS), len(SEATINGS)
    return (
        SEATINGS[number // maps % seatings],
        STANDARD_MAPS[number % maps],
        DECKS[number // maps // seatings % len(DECKS)],
    )


def with_newer(seats: Sequence[str], number: int) -> tuple[str, ...]:
    """Return seats one of which, and no bot's, one of the newer factions has taken."""
    people = [seat for seat in seats if not seat.startswith(AUTOMATED.name)]
    taken = seats.index(people[number % len(people)])
    return (*seats[:taken], NEWER[number % len(NEWER)], *seats[taken + 1 :])


def with_bot(seats: Sequence[str], number: int) -> tuple[str, ...]:
    """Return seats one of which a bot has taken: that of the faction it replaces, else any; any difficulty and traits.

    It plays against a team or not.
    """
    chance = Random(number)
    difficulties, traits = AUTOMATED.options["difficulty"], AUTOMATED.options["trait"]
    words = [chance.choice(difficulties), *(trait for trait in traits if chance.random() < 0.5)]
    words.append(chance.choice(AUTOMATED.options["play"]))
    taken = seats.index(AUTOMATED.replaces) if AUTOMATED.replaces in seats else chance.randrange(len(seats))
    return (*seats[:taken], f"{AUTOMATED.name}:{'+'.join(words)}", *seats[taken + 1 :])


def main(games: int, first: int = 0, bot_in_every: int = 3) -> int:
    """Play so many games over all maps, seatings and decks; return how many broke something, and say which.

    A bot takes a seat in every third game, or in every so many.
    """
    ended: Counter[tuple[str, ...]] = Counter()
    broken = 0
    start = time.perf_counter()
    for seed in range(first, first + games):
        seats, map_name, deck_name = setting(seed)
        taken = seats if seed % bot_in_every else with_bot(seats, seed)
        chosen = (taken if seed < FIRST_NEWER else with_newer(taken, seed), map_name, deck_name)
        try:
            outcome, _ = play_watched(*chosen, seed)
            ended[outcome.winners] += 1
        except Exception as error:
            broken += 1
            print(f"seed {seed} {chosen}: {type(error).__name__}: {str(error)[:300]}", flush=True)
    seconds = time.perf_counter() - start
    print(f"{games} games in {seconds:.0f} s, {broken} broken; won by {dict(ended)}")
    return broken


if __name__ == "__main__":
    sys.exit(min(1, main(*map(int, sys.argv[1:]))))
