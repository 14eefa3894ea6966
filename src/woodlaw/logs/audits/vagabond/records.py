"""What a recorded game shows of a Vagabond: points, hits, items, relationships, quests, coalitions and Slips."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Happening,
    ItemMoved,
    MarkerLeft,
    Moved,
    Removed,
    Scored,
    Stated,
)
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.memory import TABLE
from woodlaw.engine.sides import Fight
from woodlaw.engine.state import State
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.factions.vagabond.characters import CARDS_OF_DUEL
from woodlaw.factions.vagabond.coalition import why_not_ally
from woodlaw.factions.vagabond.evening import CARDS_DRAWN
from woodlaw.factions.vagabond.questing import CARDS_DRAWN as CARDS_OF_QUEST
from woodlaw.factions.vagabond.quests import QUEST_DECK, as_recorded
from woodlaw.factions.vagabond.relationships import ALLIED, RELATIONSHIP
from woodlaw.factions.vagabond.setup import CHARACTER_CARDS, take_starting_items
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Doubt, Offence, violation
from woodlaw.logs.audits.effects import may_venture
from woodlaw.logs.audits.points import with_least_points
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.turns import ends_setup, in_setup, player_of
from woodlaw.logs.audits.vagabond.deeds import (
    done_wrongly,
    knows_relationships,
    labored_off_suit,
    note_aid,
    note_angered,
    protected_from_afar,
)
from woodlaw.logs.audits.vagabond.gifts import given_for_item, given_unseen
from woodlaw.logs.audits.vagabond.hidden import lay_hidden, may_have_shuffled_back, removes_items, ways_to_lie
from woodlaw.logs.audits.vagabond.infamy import infamous, infamous_though_spared
from woodlaw.logs.audits.vagabond.instigation import FORCED, SURELY, instigated, may_have_forced, note_forced
from woodlaw.logs.audits.vagabond.items import (
    EXHAUSTED,
    crafted_off_suit,
    has_acted,
    note_needs,
    refreshed_too_few,
    refreshed_too_many,
    struck_behind_warriors,
    tells_items,
    turning,
    turns_over,
)
from woodlaw.logs.audits.vagabond.losses import lost_wrongly, note_cleared
from woodlaw.logs.audits.vagabond.payments import unpaid
from woodlaw.logs.audits.vagabond.quests import completes, reward, reward_by_draws, wrong_quest
from woodlaw.logs.audits.vagabond.relationships import SPACES, aided, improved, moved_marker
from woodlaw.logs.audits.vagabond.ruins import explored, explored_wrongly, is_under_ruin, note_lost
from woodlaw.logs.audits.vagabond.setup import left_out, set_up_otherwise
from woodlaw.table.characters import ADVENTURER, ARBITER, CHARACTERS, GLADIATOR, HARRIER, JAILOR, THIEF, TINKER, VAGRANT
from woodlaw.table.pieces import ITEM_KINDS, RUIN, Category, Piece
from woodlaw.table.places import DECK, QUESTS, Place, PlaceKind, hand


class Records(Vagabond, Recorded):
    """A Vagabond in recorded games."""

    draw_clause = "9.6.2"
    discard_clause = "9.6.3"
    points_known = True
    open_boxes = frozenset({"cards"})
    forms_coalitions = True

    # Telling ----------------------------------------------------------------------------------------------------------
    def states(self, fact: str, value: str, by_letter: Mapping[str, str]) -> tuple[tuple[object, ...], object]:
        """A marker with a letter is the relationship with that faction."""
        if fact in by_letter:
            return RELATIONSHIP.key(self.name, by_letter[fact]), SPACES.get(value, value)
        return super().states(fact, value, by_letter)

    def item_place(self, letter: str) -> Place:
        """The books keep undamaged items together, wherever records say that they lie."""
        return self.damaged if letter == "d" else self.satchel

    def item_letter(self, place: Place) -> str | None:
        """Records write ``s`` for the Satchel, ``t`` for a track and ``d`` for the Damaged box."""
        letters = {self.satchel: "s", self.track: "t", self.damaged: "d"}
        return letters.get(place)

    def holds_items_hit(self, letter: str) -> bool:
        """The Damaged box holds them."""
        return self.item_place(letter) is self.damaged

    def told(self, event: Event, clauses: tuple[str, ...], letters: Mapping[str, str]) -> Iterable[Happening]:
        """Relationships, quests and damaged items are told in letters; new quests and ruins that go are not told."""
        match event:
            case Stated() if event.owner == self.name:
                written = {space: letter for letter, space in SPACES.items()}
                yield replace(event, fact=letters[event.fact], value=written[event.value]), clauses
            case CardsMoved() if event.source is QUEST_DECK or event.target is QUEST_DECK:
                pass
            case CardsMoved() if event.source is QUESTS and event.player == self.name:
                yield replace(event, cards=tuple(as_recorded(card) for card in event.cards)), clauses
            case CardsMoved() if event.source is CHARACTER_CARDS:
                yield replace(event, source=DECK), clauses
            case Removed() if event.piece is RUIN or event.place is self.damaged:
                pass
            case Removed() if event.place in self.item_places:
                yield ItemMoved(self.name, event.piece, event.count, event.place, self.damaged), clauses
            case Removed() if event.destination is self.damaged:
                pass
            case _:
                yield event, clauses

    def lay_hidden(self, state: State, events: Sequence[Event], way: int) -> bool:
        """Quests, items under ruins, and how the items of the board lie, which may differ by one in his own turn."""
        down = Counter({kind: EXHAUSTED.of(state, TABLE, self.name, kind) for kind in ITEM_KINDS})
        ways = ways_to_lie(self, state, down, events)
        if way < len(ways):
            lay_hidden(self, state, ways[way], events)
        return way < len(ways)

    @audits("9.6.4", "V.10.2")
    def doubts(self, state: State, events: Sequence[Event]) -> Collection[Doubt]:
        """Everything, if the Cheat may have shuffled back a quest; items, if it matters how many bags lie face up."""
        if may_have_shuffled_back(self, state, events):
            return (Doubt.EVERYTHING,)
        return (Doubt.ITEMS,) if removes_items(self, events) else ()

    # Moves ------------------------------------------------------------------------------------------------------------
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
        return bool(destination.number) and self.may_be(game, HARRIER)

    @audits("9.2.9.IIb")
    def _moves_along(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """Moving with Ally: warriors of an Allied faction move along with the pawn."""
        allied = self.relationship(game, player) == ALLIED
        return allied and any(game.state.count(place, self.pawn) for place in (origin, destination))

    @audits("9.5.6", "V.4.2", "V.6.2", "V.11.2")
    def may_remove(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """Strike, and what some characters do, removes pieces where the pawn is, in his own turn."""
        return game.state.current == self.name and game.state.count(event.place, self.pawn) > 0

    # Points --------------------------------------------------------------------------------------------------------
    def points_for(self, game: Game, event: Event, events: Sequence[Event]) -> Points | None:
        """Exploring, aid, quests, infamy, and what two of the characters score."""
        match event:
            case ItemMoved() if event.player == self.name and is_under_ruin(event.source):
                return explored(self, event)
            case ItemMoved():
                return given_for_item(self, game, event, events)
            case Stated() if event.owner == self.name:
                return improved(self, game, len(events))
            case CardsMoved() if event.player == self.name and not in_setup(events):
                return reward(self, game, event.cards[0]) if completes(self, event) else aided(self, game, event)
            case Removed() if player_of(events) == self.name and event.piece.owner not in ("", self.name):
                forced = FORCED.of(game.state) == SURELY
                return infamous(self, game, event, events, forced=forced) or instigated(self, game, event)
            case Moved() if player_of(events) == self.name:
                return infamous_though_spared(self, game, event, events)
            case Battled() if self.name not in (event.attacker, event.defender):
                return self._enlisted(game, event)
        return None

    def points_at_end(self, game: Game, events: Sequence[Event], points: Points, drawn: int) -> Points:
        """A quest gives cards or points; nothing is known of what a Gladiator draws."""
        return points if self.may_be(game, GLADIATOR) else reward_by_draws(self, events, points, drawn)

    @audits("V.4.2")
    def may_count_as_remover(self, game: Game, event: Removed, events: Sequence[Event]) -> bool:
        """A battle of others in his turn may be one that the Vagrant forced, or that a card or another effect did."""
        return may_have_forced(self, game, event)

    @audits("V.4.2")
    def forces_battles(self, game: Game) -> bool:
        """Instigate: the Vagrant forces battles of others in his turn."""
        return game.state.current == self.name and self.may_be(game, VAGRANT)

    def battles_off_turn(self, game: Game, player: str, events: Sequence[Event]) -> bool:
        """The Vagrant forces others in his turn."""
        return self.forces_battles(game)

    @audits("V.5.2")
    def _enlisted(self, game: Game, event: Battled) -> Points | None:
        """Protector: a defender may enlist the Arbiter, who scores a point."""
        if not self.may_be(game, ARBITER) or not game.state.count(event.clearing, self.pawn):
            return None
        return Points("V.5.2", 0, 1, "protecting")

    # Battles ----------------------------------------------------------------------------------------------------------
    def fighting_with(self, game: Game, fight: Fight) -> str:
        """A record does not tell which Ally he treats as his own, so that it may be the strongest."""
        return super().fighting_with(game, fight) if game.played else self._strongest_ally(game, fight)

    def has_forced(self, game: Game) -> bool:
        """A record tells it by the torch that he exhausts for it."""
        if game.played:
            return super().has_forced(game)
        return game.state.current == self.name and FORCED.of(game.state) == SURELY

    @audits("9.5.2", "V.9.2")
    def swords_to_exhaust(self, game: Game, fight: Fight) -> int:
        """A record does not tell which swords are exhausted, but one is for a battle of his that no effect gave."""
        if game.played:
            return super().swords_to_exhaust(game, fight)
        own = fight.attacker == self.name == game.state.current and not may_venture(game, self.name, ())
        return max(0, self.undamaged(game, "sword") - own)

    @audits("9.2.9.IIc")
    def _strongest_ally(self, game: Game, fight: Fight) -> str:
        """Attacking with Ally: one Allied faction, with all of its warriors there."""
        there = self.allies_in(game, fight)
        return max(there, key=lambda each: game.state.warriors(fight.clearing, each), default="")

    @audits("9.2.5")
    def hits_taken(self, game: Game, event: Event) -> int:
        """Taking Hits: each item that goes to the Damaged box in a battle is one."""
        if not isinstance(event, ItemMoved) or event.target is not self.damaged:
            return 0
        return 0 if event.source is event.target else event.count

    @audits("9.2.7")
    def hits_left(self, game: Game) -> int:
        """Taking Hits: each undamaged item takes one; one on a track may be told as one of the Satchel.

        A record that tells nothing of items tells nothing of their damage either.
        """
        return sum(game.state.at(self.satchel).values()) if tells_items(self, game.state) else 0

    def are_battles_told(self, game: Game) -> bool:
        """Hits damage items, and what a strike removes is told apart by the item that he exhausts for it."""
        return tells_items(self, game.state)

    def is_known_enough(self, state: State) -> bool:
        """What he can do depends on his items and relationships, so that the record must tell of them."""
        return tells_items(self, state) and knows_relationships(self, state)

    def ends_battle(self, game: Game, event: Event) -> bool:
        """He exhausts an item other than a sword for an action of his, or a character does something else for one."""
        exhausts = any(turns_over(self, event, kind) for kind in ITEM_KINDS if kind != "sword")
        return exhausts or self._wears_out(game, event) or self._coerces(game, event)

    @audits("V.7.2", "V.11.2")
    def _wears_out(self, game: Game, event: Event) -> bool:
        """A sword is exhausted and damaged too: by the Adventurer for a quest, by the Gladiator for a duel."""
        return turns_over(self, event, "sword") and self.character(game) in (ADVENTURER, GLADIATOR)

    @audits("V.12.2")
    def _coerces(self, game: Game, event: Event) -> bool:
        """Coerce: the Jailor may spend a card of his hand in place of exhausting an item."""
        if not isinstance(event, CardsMoved) or event.source is not hand(self.name):
            return False
        return event.target.kind is PlaceKind.COMMON and self.may_be(game, JAILOR)

    @audits("V.6.2", "9.2.2.I")
    def clears_out(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Place]:
        """Scorched Earth: the Scoundrel places a torch in his clearing."""
        match event:
            case ItemMoved() if event.source.owner == self.name == game.state.current and event.target.number:
                return [event.target]
        return []

    # Offences --------------------------------------------------------------------------------------------------------
    def offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        """Quests without their items, coalitions that cannot be, exploring from afar, and what setup leaves out.

        Items that are exhausted already, too.
        """
        note_needs(self, game, event, events)
        note_angered(self, game, event, events)
        note_aid(self, game, event, events)
        note_cleared(self, game, event, events)
        found = tuple(turning(self, game, event, events))
        return (*found, *self._offences(game, event, events))

    def _offences(self, game: Game, event: Event, events: Sequence[Event]) -> Sequence[Offence]:
        match event:
            case Battled():
                note_forced(self, game, event, events)
            case Stated() if event.owner == self.name:
                return moved_marker(self, game, event, events)
            case CardsMoved() if completes(self, event):
                return [offence for card in event.cards for offence in wrong_quest(self, game, card)]
            case CardsMoved() if player_of(events) == self.name:
                return labored_off_suit(self, game, event, events)
            case Crafted() if event.player == self.name and not in_setup(events):
                return crafted_off_suit(self, game, event)
            case Removed():
                return struck_behind_warriors(self, game, event, events)
            case MarkerLeft() if event.player == self.name:
                return self._coalition(game, event.board_of)
            case ItemMoved() if event.player == self.name and is_under_ruin(event.source):
                return tuple(explored_wrongly(self, game, event))
            case ItemMoved() if event.source.owner == self.name:
                note_lost(self, game, event)
            case _ if ends_setup(event, self.name):
                return left_out(self, game)
        return ()

    @audits("9.2.8")
    def _coalition(self, game: Game, ally: str) -> Sequence[Offence]:
        """Dominance Cards and Coalitions: with four players or more, with the fewest points, and in no coalition."""
        refusal = why_not_ally(with_least_points(game, ally), self, ally)
        return (violation(refusal.clause, refusal.reason),) if refusal else ()

    def turn_offences(self, game: Game, player: str, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Too many moves into forests, items lost or not exhausted, and wrong deeds; some in the turns of others."""
        if player_of(events) != self.name:
            return (*lost_wrongly(self, game, events), *protected_from_afar(self, game, events))
        if in_setup(events):
            return tuple(set_up_otherwise(self, game, events, SPACES))
        refreshed = (*refreshed_too_many(self, game, events), *refreshed_too_few(self, game, events))
        items = (*refreshed, *unpaid(self, game, events))
        deeds = done_wrongly(self, game, events)
        return (*self._slips(game, events), *items, *lost_wrongly(self, game, events), *deeds)

    @audits("9.2.10")
    def _slips(self, game: Game, events: Sequence[Event]) -> Sequence[tuple[Event, Offence]]:
        """Forest Movement: only the Slip leads into a forest, once a turn and before Daylight."""
        moved = [(number, e) for number, e in enumerate(events) if isinstance(e, Moved) and _moves(e, self.pawn)]
        into = [(number, event) for number, event in moved if event.destination.kind is PlaceKind.FOREST]
        late = [event for number, event in into if has_acted(self, game, events[:number])]
        message = f"the {self.title} moves into a forest otherwise than by a Slip"
        return tuple((event, violation("9.2.10", message, "one Slip a turn, in Birdsong")) for event in late)

    # The turn ---------------------------------------------------------------------------------------------------------
    @audits("9.5.5", "V.11.2")
    def draws_besides(self, game: Game, player: str, events: Sequence[Event]) -> int:
        """Cards for each quest that scores nothing, and for each warrior that the Gladiator may have removed."""
        if not player == self.name == game.state.current:
            return 0
        completed = [n for n, e in enumerate(events) if isinstance(e, CardsMoved) and e.source is QUESTS]
        quests = sum(not isinstance(events[min(n + 1, len(events) - 1)], Scored) for n in completed)
        felled = sum(isinstance(e, Removed) or (isinstance(e, Moved) and not _moves(e, self.pawn)) for e in events)
        return CARDS_OF_QUEST * quests + CARDS_OF_DUEL * felled * self.may_be(game, GLADIATOR)

    @audits("9.6.2")
    def turn_draws(self, game: Game) -> tuple[int, int | None] | None:
        """Draw Cards: one, and one for each coin on the track, which a record does not tell from coins face down."""
        most = min(self.undamaged(game, "coin"), self.values["spaces on a track"])
        return CARDS_DRAWN, CARDS_DRAWN + most

    @audits("9.5.4", "V.1.2", "V.2.2")
    def passes_cards(self, game: Game, source: Place, receiver: str) -> int:
        """Aid gives cards; a Thief takes them of hands, a Tinker of the discard pile."""
        taker = THIEF if source.kind is PlaceKind.HAND else TINKER
        takes = receiver == self.name and self.may_be(game, taker)
        return MANY if game.state.current == self.name and (source.owner == self.name or takes) else 0

    def gives_unseen(self, game: Game, player: str, events: Sequence[Event]) -> Sequence[Event]:
        """Aid gives cards to bots, which are discarded."""
        return given_unseen(self, game, player, events) if player_of(events) == self.name else ()

    def settle(self, game: Game, events: Sequence[Event]) -> None:
        """Lay out the starting items, which records leave unsaid."""
        if in_setup(events):
            self._take_starting_items(game)

    @audits("9.3.5")
    def _take_starting_items(self, game: Game) -> None:
        """Take Starting Items: those of the character; with none known, as many of each as any character has."""
        character = self.character(game)
        take_starting_items(game, self, (character,) if character else CHARACTERS)


def _moves(event: Moved, pawn: Piece) -> bool:
    return any(piece is pawn for piece, _ in event.pieces)
