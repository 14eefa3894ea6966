"""The Vagabond, alone or with a second one (chapter 9), and his characters (chapter V)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from woodlaw.engine.audit import Offence
from woodlaw.engine.events import Battled, CardsMoved, Event, ItemMoved, MarkerLeft, Moved, Removed, Stated
from woodlaw.engine.extension import Points
from woodlaw.engine.forests import touching
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, PLAYER, Kept, Many, OneOf, Remembered, Row
from woodlaw.engine.move import player_title
from woodlaw.engine.primitives import score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Falling, Fight, Lent, Modifier
from woodlaw.engine.victory import COALITION
from woodlaw.factions.base import Faction
from woodlaw.factions.records import cards_from, ends_setup, fell_in_battle, in_setup, omission, player_of, violation
from woodlaw.law.implements import audits, implements
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Category, Piece, item
from woodlaw.table.places import Place, PlaceKind, board, clearing, common, hand, under_ruin

CHARACTERS = (
    "thief",
    "tinker",
    "ranger",
    "vagrant",
    "arbiter",
    "scoundrel",
    "adventurer",
    "harrier",
    "ronin",
    "cheat",
    "gladiator",
    "jailor",
)
QUESTS = frozenset({"errand", "bandits", "bear", "escort", "funds", "speech", "guard", "logs", "shed"})

ALLIED, HOSTILE, INDIFFERENT = "allied", "hostile", "indifferent"

SPACES = {"h": HOSTILE, "0": INDIFFERENT, "1": "1", "2": "2", "a": ALLIED}
"""The spaces of the chart by what a record writes."""
TRACK = (INDIFFERENT, "1", "2", ALLIED)
"""The spaces that a marker advances over, in their order."""

PLAYERS_FOR_A_COALITION = 4

_ANY_HITS = 3
"""The most hits a die can show, where nobody knows the Vagabond's swords."""


RELATIONSHIP = Kept("", INDIFFERENT, OneOf(tuple(SPACES.values())), PLAYER, owner="vagabond")
"""The space of each faction's relationship marker as a record writes it (9.2.9)."""
Kept("", INDIFFERENT, OneOf(tuple(SPACES.values())), PLAYER, owner="second_vagabond")
ADVANCED: Remembered[tuple[tuple[int, str, int, int], ...]] = Remembered(
    "relationships advanced", (), Many(Row((COUNT, PLAYER, COUNT, COUNT)))
)
"""Of each relationship marker that has advanced this turn: the number of the event that tells it, the faction's player,
from which space and to which."""


class Vagabond(Faction):
    """A Vagabond: a pawn, items and relationships."""

    chapter = "9"
    draw_clause = "9.6.2"
    discard_clause = "9.6.3"
    points_known = True
    ruin_items = 1
    boxes: Mapping[str, str] = {"cards": "cards"}
    own_cards = frozenset(CHARACTERS) | QUESTS

    def __init__(self, name: str, title: str, letter: str, colour: str, setup_order: int, reach: int) -> None:
        """Make the first or the second Vagabond (9.7)."""
        self.name = name
        self.title = title
        self.letter = letter
        self.colour = colour
        self.setup_order = setup_order
        self.reach = reach

    # What he has ------------------------------------------------------------------------------------------------------
    @property
    def pawn(self) -> Piece:
        """The Vagabond's pawn."""
        return self.piece("pawn")

    @property
    def card_box(self) -> Place:
        """Where the character and the completed quests lie."""
        return board(self.name, "cards")

    def item_box(self) -> Place:
        """Return the Satchel and the tracks, instead of a Crafted Items box (9.2.5)."""
        return board(self.name, "items")

    def character(self, game: Game) -> str:
        """Return the character (9.3.1), or ``""`` when it is not known."""
        return next((card.name for card in game.state.cards_at(self.card_box) if card.name in CHARACTERS), "")

    def may_be(self, game: Game, character: str) -> bool:
        """Return whether the character is this one, or not known."""
        return self.character(game) in (character, "")

    def undamaged(self, game: Game, kind: str) -> int:
        """Return how many undamaged items of a kind he has, face up or face down."""
        return game.state.count(self.item_box(), item(kind))

    # Hits -------------------------------------------------------------------------------------------------------------
    @implements("9.2.7")
    def hits_fall_on(self, game: Game, fight: Fight) -> Sequence[Place]:
        """Taking Hits: each damages an undamaged item."""
        return (self.item_box(),)

    @implements("9.2.7")
    def removed_to(self, game: Game, piece: Piece, place: Place, fight: Fight | None) -> Place | None:
        """An undamaged item that a hit falls on becomes a damaged one."""
        return board(self.name, "damaged") if place is self.item_box() else None

    def relationship(self, game: Game, player: str) -> str:
        """Return the space of a player's relationship marker as a record writes it (9.2.9)."""
        return RELATIONSHIP.of(game.state, self.name, player)

    def states(self, fact: str, value: str, by_letter: Mapping[str, str]) -> tuple[tuple[object, ...], str]:
        """A marker with a letter is the relationship with that faction."""
        if fact in by_letter:
            return RELATIONSHIP.key(self.name, by_letter[fact]), SPACES.get(value, value)
        return super().states(fact, value, by_letter)

    # Moving -----------------------------------------------------------------------------------------------------------
    @implements("9.2.10")
    def adjacent_places(self, game: Game, player: str, place: Place) -> Iterable[Place]:
        """Forest Movement: clearings touch forests, and forests each other, for the pawn's Slip."""
        return touching(game, place) if player == self.name else ()

    @implements("9.2.3")
    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """Nimble: the Vagabond moves whoever rules."""
        return player == self.name

    def carries(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> bool:
        """Allied warriors move with him, and the Harrier glides."""
        if player != self.name:
            return False
        if piece is self.pawn:
            return self._glides(game, destination)
        return piece.category is Category.WARRIOR and self._moves_along(game, piece.owner, origin, destination)

    @audits("V.8.2")
    def _glides(self, game: Game, destination: Place) -> bool:
        """Glide: the Harrier moves to any clearing."""
        return bool(destination.number) and self.may_be(game, "harrier")

    @audits("9.2.9.IIb")
    def _moves_along(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """Moving with Ally: warriors of an Allied faction move along with the pawn."""
        allied = self.relationship(game, player) == ALLIED
        return allied and any(game.state.count(place, self.pawn) for place in (origin, destination))

    @implements("9.2.2")
    def forbids_remove(self, game: Game, player: str, piece: Piece, place: Place, falling: Falling) -> Refusal | None:
        """Lone Wanderer: the pawn cannot be removed."""
        return Refusal("9.2.2", "a Vagabond's pawn cannot be removed from the map") if piece is self.pawn else None

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Nothing is placed where the Scoundrel burnt the earth."""
        return self._scorched(game, place) if piece.is_faction_piece else None

    def forbids_move(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> Refusal | None:
        """Nothing moves to where the Scoundrel burnt the earth."""
        return self._scorched(game, destination)

    @implements("V.6.2")
    def _scorched(self, game: Game, place: Place) -> Refusal | None:
        """Scorched Earth: pieces cannot be placed in or moved into the clearing with the torch."""
        if not place.number or not game.state.count(place, item("torch")) or self.character(game) != "scoundrel":
            return None
        return Refusal("V.6.2", f"the Scoundrel's torch burns in clearing {place.number}")

    # Battle -----------------------------------------------------------------------------------------------------------
    @implements("9.2.4")
    def defenseless(self, game: Game, fight: Fight) -> bool | None:
        """Defenseless: as defender without an undamaged sword; also while nobody knows what he started with."""
        if fight.defender != self.name:
            return None
        return not self.undamaged(game, "sword") or not self.character(game)

    @implements("9.2.6", "9.2.9.IIc")
    def most_rolled_hits(self, game: Game, player: str, fight: Fight) -> int | None:
        """Maximum Rolled Hits: his undamaged swords, with an Allied faction's warriors where he attacks."""
        if player != self.name:
            return None
        swords = self.undamaged(game, "sword")
        allies = sum(count for lent in self._allies_there(game, fight) for count in lent.pieces.values())
        return swords + allies if self.character(game) else _ANY_HITS

    def lends(self, game: Game, player: str, fight: Fight) -> Sequence[Lent]:
        """Allied warriors fight for him."""
        return self._allies_there(game, fight) if player == self.name else ()

    @implements("9.2.9.IIc")
    def _allies_there(self, game: Game, fight: Fight) -> Sequence[Lent]:
        """Attacking with Ally: as attacker he treats the warriors of one Allied faction as his own."""
        if fight.attacker != self.name:
            return ()
        allies = [p for p in game.state.seats if p != fight.defender and self.relationship(game, p) == ALLIED]
        strongest = max(allies, key=lambda ally: game.state.warriors(fight.clearing, ally), default="")
        there = game.state.at(fight.clearing).items()
        lent = {p: n for p, n in there if p.owner == strongest and p.category is Category.WARRIOR}
        return (Lent(strongest, lent),) if strongest and lent else ()

    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """What the Ronin adds to his own battles, and the Arbiter to those of others."""
        if self.name in (fight.attacker, fight.defender):
            return self._swift_strike(game)
        return self._protector(game, fight) if game.state.count(fight.clearing, self.pawn) else ()

    @implements("V.9.2")
    def _swift_strike(self, game: Game) -> Iterable[Modifier]:
        """Swift Strike: the Ronin deals an extra hit for each sword that he exhausts."""
        swords = self.undamaged(game, "sword") if self.may_be(game, "ronin") else 0
        return tuple(Modifier("V.9.2", self.name, extra=1, optional=True) for _ in range(swords))

    @implements("V.5.2")
    def _protector(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Protector: before the roll a defender may enlist the Arbiter for his swords; the Arbiter scores a point."""
        if not self.may_be(game, "arbiter"):
            return ()
        swords, use = self.undamaged(game, "sword"), self._enlist
        return (Modifier("V.5.2", fight.defender, more_rolled=swords, optional=True, before_roll=True, use=use),)

    @implements("V.5.2")
    def _enlist(self, game: Game) -> None:
        """The Arbiter scores a point when he is enlisted."""
        score_points(game, self.name, 1)

    # Recorded games: points -------------------------------------------------------------------------------------------
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Exploring, aid, quests, infamy, and what two of the characters score."""
        match event:
            case ItemMoved() if event.player == self.name and _under_a_ruin(event.source):
                return self._explored(event)
            case Stated() if event.owner == self.name:
                return self._improved(game, len(events))
            case CardsMoved() if event.player == self.name and not in_setup(events):
                return self._aided(game, event) or self._completed(game, event)
            case Removed() if player_of(events) == self.name and event.piece.owner not in ("", self.name):
                return self._infamous(event, events) or self._instigated(game, event)
            case Battled() if self.name not in (event.attacker, event.defender):
                return self._enlisted(game, event)
        return None

    @audits("9.5.3")
    def _explored(self, event: ItemMoved) -> Points:
        """Explore: an item taken from under a ruin scores one point."""
        points = self.values["points for exploring"] * event.count
        return Points("9.5.3", points, points, "exploring")

    @audits("9.2.9.Ib")
    def _improved(self, game: Game, number: int) -> Points | None:
        """Effect: a marker that advances scores what its new space says; a record may leave out those before."""
        for when, _, first, last in ADVANCED.of(game.state):
            if when == number:
                points = self.values["points for a better relationship"][first:last]
                return Points("9.2.9.Ib", points[-1], sum(points), "a better relationship")
        return None

    @audits("9.2.9.IIa")
    def _aided(self, game: Game, event: CardsMoved) -> Points | None:
        """Aiding Ally: two points for each time that he aids an Allied faction."""
        other = event.target.owner
        gives = event.source is hand(self.name) and event.target is hand(other)
        if not gives or self.relationship(game, other) != ALLIED:
            return None
        return Points("9.2.9.IIa", 0, self.values["points for aiding an ally"] * len(event.cards), "aiding an ally")

    @audits("9.5.5")
    def _completed(self, game: Game, event: CardsMoved) -> Points | None:
        """Quest: one point for each matching completed quest, or two cards instead."""
        if event.source is not common("quests") or event.target is not self.card_box:
            return None
        suit = event.cards[0].suit
        matching = sum(
            1
            for card in game.state.cards_at(self.card_box)
            if _is_quest(card) and (not suit or card.suit in (suit, ""))
        )
        return Points("9.5.5", 0, matching, "a quest")

    @audits("9.2.9.IIIa")
    def _infamous(self, event: Removed, events: Sequence[Event]) -> Points | None:
        """Infamy: a point for each piece of a Hostile faction that he removes in battle in his turn.

        A record does not tell a strike after a battle from a hit, nor the warrior that made the faction Hostile.
        """
        if event.player != self.name or not fell_in_battle(event, events):
            return None
        return Points("9.2.9.IIIa", 0, event.count, "infamy")

    @audits("V.4.2")
    def _instigated(self, game: Game, event: Removed) -> Points | None:
        """Instigate: buildings and tokens removed in a battle that the Vagrant forces count as removed by him."""
        falls = event.piece.category in (Category.BUILDING, Category.TOKEN)
        if not falls or event.player == self.name or not self.may_be(game, "vagrant"):
            return None
        return Points("V.4.2", 0, event.count, "instigating")

    @audits("V.5.2")
    def _enlisted(self, game: Game, event: Battled) -> Points | None:
        """Protector: a defender may enlist the Arbiter, who scores a point."""
        if not self.may_be(game, "arbiter") or not game.state.count(event.clearing, self.pawn):
            return None
        return Points("V.5.2", 0, 1, "protecting")

    # Recorded games: battles ------------------------------------------------------------------------------------------
    @audits("9.2.5")
    def hits_taken(self, game: Game, event: Event) -> int:
        """Taking Hits: each item that goes to the Damaged box in a battle is one."""
        if not isinstance(event, ItemMoved) or event.target is not board(self.name, "damaged"):
            return 0
        return 0 if event.source is event.target else event.count

    def ends_battle(self, game: Game, event: Event) -> bool:
        """He exhausts an item other than a sword for an action of his."""
        if not isinstance(event, ItemMoved) or event.source.owner != self.name:
            return False
        return event.source is event.target and event.item.kind != "sword"

    # Recorded games: offences -----------------------------------------------------------------------------------------
    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        """Quests without their items, coalitions that cannot be, exploring from afar, and what setup leaves out."""
        match event:
            case Stated() if event.owner == self.name:
                self._note_advance(game, event, len(events))
            case CardsMoved() if event.source is common("quests") and event.target is self.card_box:
                return [offence for card in event.cards for offence in self._questing(game, card)]
            case MarkerLeft() if event.player == self.name:
                return self._coalition(game, event.board_of)
            case ItemMoved() if event.player == self.name and _under_a_ruin(event.source):
                return self._exploring(game, clearing(event.source.clearings[0]))
            case _ if ends_setup(event, self.name):
                return self._setup(game)
        return ()

    def _note_advance(self, game: Game, event: Stated, number: int) -> None:
        """Remember that a relationship marker advances, from which space to which."""
        player = _lettered(game, event.fact)
        before, after = self.relationship(game, player), SPACES.get(event.value)
        if player and before in TRACK and after in TRACK[TRACK.index(before) + 1 :]:
            advance = number, player, TRACK.index(before), TRACK.index(after)
            ADVANCED.note(game.state, (*ADVANCED.of(game.state), advance))

    @audits("9.5.5")
    def _questing(self, game: Game, quest: Card) -> Sequence[Offence]:
        """Quest: he exhausts the two items listed on it; a quest of no known suit or name may be any."""
        listed = {suit: items[quest.name] for suit, items in self.values["quests"].items() if quest.name in items}
        if not listed:
            return ()
        if quest.suit not in ("", *listed):
            known = " or ".join(listed)
            return (violation("9.5.5", f"no {quest.suit} quest is called {quest.name!r}", f"a {known} quest"),)
        needed = Counter(listed[quest.suit] if quest.suit else next(iter(listed.values())))
        lacking = [kind for kind, count in needed.items() if self._items_anywhere(game, kind) < count]
        if not lacking:
            return ()
        message = f"the {self.title} completes {quest.name!r} without {' and '.join(lacking)}"
        return (violation("9.5.5", message, " and ".join(needed.elements())),)

    def _items_anywhere(self, game: Game, kind: str) -> int:
        """Return how many items of a kind lie on his board; records mix its boxes."""
        boxes = (place for place in game.state.pieces if place.kind is PlaceKind.BOARD and place.owner == self.name)
        return sum(game.state.count(box, item(kind)) for box in boxes)

    @audits("9.5.3")
    def _exploring(self, game: Game, ruin: Place) -> Sequence[Offence]:
        """Explore: a ruin in the Vagabond's own clearing."""
        if game.state.count(ruin, self.pawn):
            return ()
        return (
            violation("9.5.3", f"the {self.title} explores clearing {ruin.number} from elsewhere", "the pawn there"),
        )

    @audits("9.2.8")
    def _coalition(self, game: Game, ally: str) -> Sequence[Offence]:
        """Dominance Cards and Coalitions: of four players or more, with that of the fewest points, in no coalition."""
        if ally == self.name:
            return (violation("9.2.8", "a Vagabond cannot win by dominance", "a coalition with another player"),)
        if len(game.state.seats) < PLAYERS_FOR_A_COALITION:
            return (violation("9.2.8", "a coalition takes a game of four players or more"),)
        if any(COALITION.of(game.state, player) == ally for player in game.state.seats):
            return (violation("9.2.8", f"{player_title(game, ally)} is in a coalition"),)
        scores = {player: points for player, points in game.state.score.items() if points is not None}
        fewest = min((points for player, points in scores.items() if player != self.name), default=0)
        if ally not in scores:
            return (violation("9.2.8", f"{player_title(game, ally)} has no score marker on the track"),)
        if scores[ally] > fewest:
            message = f"{player_title(game, ally)} has {scores[ally]} points, and another player {fewest}"
            return (violation("9.2.8", message, "the player with the fewest points"),)
        return ()

    @audits("9.3.1", "9.3.2")
    def _setup(self, game: Game) -> Sequence[Offence]:
        """Choose Character, Place Pawn."""
        found = []
        if not self.character(game):
            found.append(omission("9.3.1", f"the {self.title} sets up without a character", "a character card"))
        if not any(place.kind is PlaceKind.FOREST and self.pawn in there for place, there in game.state.pieces.items()):
            found.append(omission("9.3.2", f"the {self.title}'s pawn is placed in no forest", "any forest"))
        return found

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Too many moves into forests, and relationships that improve by too little aid."""
        if player_of(events) != self.name:
            return ()
        return (*self._slips(events), *self._too_little_aid(game, events))

    @audits("9.2.9.Ia")
    def _too_little_aid(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Cost: a marker advances by as much aid of the same turn as is printed before its new space.

        A record may leave out spaces before that one, of this turn or of earlier ones.
        """
        aid, found = self.values["aid for a better relationship"], []
        for number, player, _, last in ADVANCED.of(game.state):
            needed = aid[last - 1]
            given = [e for e in events if isinstance(e, CardsMoved) and e.target is hand(player)]
            cards = cards_from(given, hand(self.name))
            if cards < needed:
                title = player_title(game, player)
                message = f"the relationship with {title} improves by aid with {cards} card{'s' * (cards != 1)}"
                found.append((events[number], omission("9.2.9.Ia", message, f"{needed} given to {title} this turn")))
        return found

    @audits("9.2.10")
    def _slips(self, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Forest Movement: only the Slip, once a turn, leads into a forest."""
        into = [
            event
            for event in events
            if isinstance(event, Moved) and event.destination.kind is PlaceKind.FOREST and _moves(event, self.pawn)
        ]
        message = f"the {self.title} moves into a forest more than once in a turn"
        return tuple((event, violation("9.2.10", message, "one Slip a turn")) for event in into[1:])

    # Recorded games: the turn -----------------------------------------------------------------------------------------
    @audits("9.6.2")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """Draw Cards: one, and one for each coin on the track, which a record does not tell from coins face down."""
        return 1, 1 + min(self.undamaged(game, "coin"), self.values["coins on the track"])

    def settle(self, game: Game, events: Sequence[Event]) -> None:
        """Lay out the starting items, which records leave unsaid."""
        if in_setup(events):
            self._take_starting_items(game)

    @audits("9.3.5")
    def _take_starting_items(self, game: Game) -> None:
        """Take Starting Items: those of the character; with none known, as many of each as any character has."""
        listed = self.values["starting items"]
        character = self.character(game)
        chosen = (character,) if character else CHARACTERS
        most: Counter[str] = Counter()
        for one in chosen:
            most |= Counter(listed[one])
        for kind, count in most.items():
            game.adjust(item(kind), self.item_box(), count)


@audits("9.5.5")
def _is_quest(card: Card) -> bool:
    return card.name in QUESTS or (not card.name and card.kind is None and bool(card.suit))


def _lettered(game: Game, letter: str) -> str:
    """Return the player whose faction a record writes by a letter, or ``""``."""
    return next((name for name, faction in game.factions.items() if getattr(faction, "letter", "") == letter), "")


def _under_a_ruin(place: Place) -> bool:
    return len(place.clearings) == 1 and place is under_ruin(place.clearings[0])


def _moves(event: Moved, pawn: Piece) -> bool:
    return any(piece is pawn for piece, _ in event.pieces)


FACTION = Vagabond("vagabond", "Vagabond", "V", "#8a8f94", 4, 5)
SECOND = Vagabond("second_vagabond", "Second Vagabond", "G", "#4d5358", 5, 2)
