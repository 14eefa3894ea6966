"""The books of a recorded game: every event of a log entered into a state, with what the checks say of it.

After an offence the books follow what was recorded, so that one slip does not drown the rest in echoes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from woodlaw.engine.battle import ambush_hits, most_hits, why_not_battle
from woodlaw.engine.concepts import adjacent
from woodlaw.engine.craft import craft_points
from woodlaw.engine.events import (
    Battled,
    Crafted,
    Event,
    ItemMoved,
    Moved,
    PathOpened,
    Placed,
    Removed,
    Replaced,
    Scored,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.extension import Fight, Offence, Points
from woodlaw.engine.game import Game
from woodlaw.engine.move import ferry_links
from woodlaw.engine.place import removed_to
from woodlaw.engine.victory import removal_points
from woodlaw.factions.base import Faction
from woodlaw.logs import hands
from woodlaw.logs.checks.registry import Checks, checks
from woodlaw.logs.entering import Entering
from woodlaw.logs.findings import Finding, FindingKind
from woodlaw.logs.opening import Opening
from woodlaw.logs.rootlog.syntax import Action, Craft, Log, Node, Score, Thing, Turn
from woodlaw.logs.rootlog.syntax import Group as Together
from woodlaw.logs.rootlog.syntax import Move as Shift
from woodlaw.logs.rootlog.syntax import Pieces as WrittenPieces
from woodlaw.logs.translation import Translator, Untranslatable
from woodlaw.table.cards import Card
from woodlaw.table.pieces import FERRY, Category, Piece
from woodlaw.table.places import PlaceKind, hand

HAND_LIMIT = 5
"""The cards that a hand may hold at a turn's end, by each faction's Evening."""

MOST_FINDINGS = 2_000
"""How many findings are noted; a file that has more is no record of a game, and is entered no further."""

MOST_IN_TURN = 1_000
"""How many actions of one turn are entered."""

MOST_IN_GAME = 20_000
"""How many actions of one game are entered."""

LOOK_AHEAD = 12
"""How many actions that follow are looked at to see what one means."""


@dataclass(slots=True)
class Skirmish:
    """A recorded battle while its hits come in: what each side may deal at most, and what each has lost."""

    fight: Fight
    action: Action
    most: dict[str, int]
    most_going_on: dict[str, int] = field(default_factory=dict)
    """What each side may deal at most where the battle goes on after an ambush, the attacker being as strong again."""
    lost: dict[str, int] = field(default_factory=dict)
    taken: list[tuple[Action, Piece]] = field(default_factory=list)
    came: dict[str, int] = field(default_factory=dict)
    """The warriors of each player that came into the clearing since, by effects of what fell."""
    last: dict[str, Action] = field(default_factory=dict)
    scored: bool = False


@dataclass(slots=True)
class Due:
    """Points that an event earned a player."""

    action: Action
    player: str
    points: Points


@dataclass(slots=True)
class RecordedTurn:
    """A turn as far as the books have read it. ``actions[i]`` is the action that ``events[i]`` came from."""

    player: str
    faction: Faction
    line: int
    setup: bool
    events: list[Event] = field(default_factory=list)
    actions: list[Action] = field(default_factory=list)
    ledger: list[Due | tuple[Action, str, int]] = field(default_factory=list)
    latest_step: tuple[int, str, str] | None = None


class Books:
    """The books of one game. ``findings`` grow as turns are entered."""

    def __init__(self, opening: Opening, game: Game) -> None:
        self.game = game
        self.letters = opening.letters
        self.findings: list[Finding] = list(opening.findings)
        self.turn: RecordedTurn | None = None
        self.skirmish: Skirmish | None = None
        self.turns: list[tuple[str, int]] = []
        """The players of the turns so far, in order, with the lines where they begin."""
        self._translator = Translator(game, opening.letters)
        self._entering = Entering(game, {faction.name: faction for faction in opening.letters.values()})
        self._checks: Checks = checks()
        self._following: Sequence[Node] = ()
        self._noted = set(self.findings)
        self._entered = 0
        self._full = False

    # The log, turn by turn --------------------------------------------------------------------------------------------
    def enter(self, log: Log, turns: int | None = None) -> None:
        """Enter the setup and the turns of a log, or the first ``turns`` turns only; then what the end of it shows."""
        for turn in log.setup:
            self._enter_turn(turn, setup=True, last=False)
        chosen = log.turns if turns is None else log.turns[:turns]
        for turn in chosen:
            if self._full:
                return
            self._enter_turn(turn, setup=False, last=turn is log.turns[-1])
        if turns is None:
            for check in self._checks.at_the_end:
                self.note_all(check(self, log))

    def enter_part(self, turn: Turn) -> list[Event]:
        """Enter some actions of a turn under way and return the events; neither its start nor its end is judged."""
        faction = self.letters[turn.player]
        self.turn = RecordedTurn(faction.name, faction, turn.line, setup=False)
        nodes = [action.node for action in turn.actions]
        for number, action in enumerate(turn.actions[:MOST_IN_TURN]):
            self._following = nodes[number + 1 : number + LOOK_AHEAD]
            self._enter_action(action)
        self._close_skirmish()
        return self.turn.events

    def _enter_turn(self, turn: Turn, *, setup: bool, last: bool) -> None:
        faction = self.letters.get(turn.player)
        if faction is None:
            expected = "one of " + ", ".join(self.letters)
            message = f"no seat at this table has the letter {turn.player!r}: the line was left out"
            self.note("5.1.1", FindingKind.UNDECIDED, turn.line, 1, f"{turn.player}:", message, expected)
            return
        opening = Action(_NOTHING, f"{turn.player}:", turn.line, 1)
        self.turn = RecordedTurn(faction.name, faction, turn.line, setup)
        self.game.state.current = faction.name
        self.game.state.this_turn = {}
        if not setup:
            self.turns.append((faction.name, turn.line))
        self._enter(TurnBegan(faction.name, setup), opening)
        nodes = [action.node for action in turn.actions]
        for number, action in enumerate(turn.actions):
            self._entered += 1
            if number >= MOST_IN_TURN or self._entered > MOST_IN_GAME:
                self._stop("more actions than a game of Root can hold", action.line, action.column, action.text)
            if self._full:
                break
            self._following = nodes[number + 1 : number + LOOK_AHEAD]
            self._enter_action(action)
        self._close_skirmish()
        ending = turn.actions[-1] if turn.actions else opening
        self._enter(TurnEnded(faction.name, setup, last), ending)
        faction.settle(self.game, self.turn.events)
        for turn_check in self._checks.at_turn_end:
            self.note_all(turn_check(self))
        if not setup and not last and faction.discard_clause:
            hands.limit(self.game, hand(faction.name), HAND_LIMIT)

    def _enter_action(self, action: Action) -> None:
        assert self.turn is not None  # noqa: S101 - actions come only inside turns
        self._translator.battlefield = self.skirmish.fight.clearing if self.skirmish else None
        try:
            for event in self._translator.events(action.node, self.turn.player):
                self._enter(event, action)
        except Untranslatable as error:
            self._translator.remarks.append(str(error))
        for remark in self._translator.remarks:
            self.note("", FindingKind.NOTATION, action.line, action.column, action.text, remark)
        self._translator.remarks.clear()

    # One event --------------------------------------------------------------------------------------------------------
    def _enter(self, event: Event, action: Action) -> None:
        turn = self.turn
        assert turn is not None  # noqa: S101 - events come only inside turns
        self._relate_to_battle(event, action)
        for check in self._checks.before.get(type(event), ()):
            self.note_offences(action, check(self, event))
        for extension in self.game.bending("offences"):
            self.note_offences(action, extension.offences(self.game, event, turn.events))
        self._entering.enter(event, by_ferry=isinstance(event, Moved) and self._goes_by_ferry(event))
        for extension in self.game.bending("consequences"):
            for stated in extension.consequences(self.game, event, turn.events):
                self.game.state.facts[stated.owner, stated.fact] = stated.value
        self._earn(event, action)
        turn.events.append(event)
        turn.actions.append(action)

    def _goes_by_ferry(self, event: Moved) -> bool:
        """Whether a move that the record writes without the Ferry can only have gone by it (M.3.5)."""
        player = self.game.state.current
        if any(what is FERRY for what, _ in event.pieces) or not ferry_links(
            self.game, event.origin, event.destination
        ):
            return False
        return event.destination not in adjacent(self.game, player, event.origin) and not self._carried(event)

    # Battles ----------------------------------------------------------------------------------------------------------
    def _relate_to_battle(self, event: Event, action: Action) -> None:
        """Open, feed or close the battle under way; losses to hits are the other side's removals."""
        self._note_arrivals(event)
        match event:
            case Battled():
                self._close_skirmish()
                fight = Fight(event.attacker, event.defender, event.clearing, event.ambush, event.foil)
                sides = (event.attacker, event.defender)
                most = {p: most_hits(self.game, p, fight, event.rolls) for p in sides if p in self.game.factions}
                if why_not_battle(self.game, event.attacker, event.defender, event.clearing):
                    most = {}
                unharmed = Fight(event.attacker, event.defender, event.clearing)
                going_on = {player: most_hits(self.game, player, unharmed, event.rolls) for player in most}
                if event.defender in going_on:
                    going_on[event.defender] += ambush_hits(self.game, fight)
                self.skirmish = Skirmish(fight, action, most, going_on)
            case Removed():
                fight_on = self._takes_hit(event)
                if fight_on:
                    self._lose(fight_on, event.piece, event.count, action)
                    event.player = (
                        fight_on.fight.defender
                        if event.piece.owner == fight_on.fight.attacker
                        else (fight_on.fight.attacker)
                    )
                self._divert(event, fight_on)
            case ItemMoved() if self.skirmish and event.target.name == "damaged" and event.source.name != "damaged":
                if event.target.owner in (self.skirmish.fight.attacker, self.skirmish.fight.defender):
                    self._lose(self.skirmish, event.item, event.count, action, event.target.owner)
            case ItemMoved() if event.source is event.target and event.item.kind != "sword":
                self._close_skirmish()
            case Moved() if self.skirmish and event.origin is self.skirmish.fight.clearing and self._falls(event):
                for what, count in event.pieces:
                    self._lose(self.skirmish, what, count, action)
            case Scored() if self.skirmish:
                self.skirmish.scored = True
            case Moved() | Crafted() | Replaced() | PathOpened():
                self._close_skirmish()
            case Placed() if self.turn and event.player == self.turn.player:
                self._close_skirmish()
            case _:
                pass

    def _note_arrivals(self, event: Event) -> None:
        """Note warriors that come into the clearing of battle after pieces fell there, such as from hospitals."""
        match event:
            case Placed(piece=what, count=count, place=place):
                arrived = ((what, count),)
            case Moved(pieces=arrived, destination=place):
                pass
            case _:
                return
        if self.skirmish is None or place is not self.skirmish.fight.clearing:
            return
        for what, count in arrived:
            if what.category is Category.WARRIOR:
                self.skirmish.came[what.owner] = self.skirmish.came.get(what.owner, 0) + count
                if what.owner == self.skirmish.fight.attacker:
                    going_on = self.skirmish.most_going_on
                    self.skirmish.most = {s: max(most, going_on[s]) for s, most in self.skirmish.most.items()}

    def _takes_hit(self, event: Removed) -> Skirmish | None:
        """Return the battle under way when a removal is a hit taken in it, else None."""
        skirmish = self.skirmish
        if skirmish is None or event.place is not skirmish.fight.clearing or event.destination.kind is PlaceKind.BOARD:
            return None
        if self._replaced_next(event):
            return None
        if self.turn and event.piece.owner == self.turn.player and event.piece.category is not Category.WARRIOR:
            left = self.game.state.warriors(event.place, event.piece.owner)
            doubtful = self._all_hits_taken(event.piece.owner, event.count) or self._pays_next()
            return None if left or skirmish.scored or doubtful else skirmish
        return None if self._is_price(event) else skirmish

    def _is_price(self, event: Removed) -> bool:
        """Whether a piece can have fallen to no hit any more, and an effect of its owner's lets it be the price."""
        if event.count != 1 or not self._all_hits_taken(event.piece.owner, event.count):
            return False
        return any(e.pays_with(self.game, event.piece) for e in self.game.bending("pays_with"))

    def _all_hits_taken(self, loser: str, count: int) -> bool:
        """Whether a side of the battle has lost so many to hits that ``count`` more cannot have fallen to any."""
        skirmish = self.skirmish
        most = skirmish.most.get(skirmish.fight.enemy(loser)) if skirmish else None
        return skirmish is not None and most is not None and skirmish.lost.get(loser, 0) + count > most

    def _pays_next(self) -> bool:
        """Whether pieces that the player removes of its own are a price: scoring, crafting or placing follows them."""
        for node in self._following:
            match node:
                case Shift(groups=(Together(things, start),), ends=()) if start and all(map(_is_own, things)):
                    continue
                case Score(player="", points=points):
                    return points > 0
                case Craft():
                    return True
                case Shift(groups=(Together((WrittenPieces(kind="b" | "t", owner=""),), None),)):
                    return True
            break
        return False

    def _replaced_next(self, event: Removed) -> bool:
        """Whether the next action puts a piece of the player's where this one was: a replacement or a price, no hit."""
        following = next(iter(self._following), None)
        if not isinstance(following, Shift) or len(following.ends) < 1 or self.turn is None:
            return False
        wanted = "t" if event.piece.owner == self.turn.player else ""
        return any(
            isinstance(thing, WrittenPieces) and not thing.owner and thing.kind.startswith(wanted)
            for group in following.groups
            if group.start is None
            for thing in group.things
        ) and any(getattr(end, "number", 0) == event.place.number for end in following.ends)

    def _lose(self, skirmish: Skirmish, what: Piece, count: int, action: Action, owner: str = "") -> None:
        loser = owner or what.owner
        if loser not in (skirmish.fight.attacker, skirmish.fight.defender):
            loser = skirmish.fight.attacker if skirmish.fight.attacker == (self.turn and self.turn.player) else loser
        skirmish.lost[loser] = skirmish.lost.get(loser, 0) + count
        skirmish.last[loser] = action
        if what.is_faction_piece and count > self.game.state.count(skirmish.fight.clearing, what):
            # More fought there than the books know, so nobody knows how many hits they could deal.
            skirmish.most.pop(loser, None)
        if what.category in (Category.BUILDING, Category.TOKEN):
            skirmish.taken.append((action, what))

    def _divert(self, event: Removed, skirmish: Skirmish | None) -> None:
        if event.destination.kind is not PlaceKind.BOARD:
            event.destination = removed_to(self.game, event.piece, event.place, skirmish.fight if skirmish else None)

    def _carried(self, event: Moved) -> bool:
        return any(self._carries(event, what) for what, _ in event.pieces)

    def _carries(self, event: Moved, what: Piece) -> bool:
        player = self.turn.player if self.turn else ""
        return any(
            extension.carries(self.game, player, what, event.origin, event.destination)
            for extension in self.game.bending("carries")
        )

    def _falls(self, event: Moved) -> bool:
        """Whether pieces that an effect carries out of a battle fell in it.

        What goes with warriors did not, and no more of the player's own, which may move, than there were hits.
        """
        player = self.turn.player if self.turn else ""
        own = sum(count for what, count in event.pieces if what.owner == player)
        if own and self._all_hits_taken(player, own):
            return False
        return all(
            self._carries(event, what)
            and not any(e.moves_along(self.game, player, what) for e in self.game.bending("moves_along"))
            for what, _ in event.pieces
        )

    def _close_skirmish(self) -> None:
        if self.skirmish is None:
            return
        for check in self._checks.at_battle_end:
            self.note_all(check(self, self.skirmish))
        self.skirmish = None

    # Points -----------------------------------------------------------------------------------------------------------
    def _earn(self, event: Event, action: Action) -> None:
        turn = self.turn
        assert turn is not None  # noqa: S101 - events come only inside turns
        for player, points in self._points(event):
            turn.ledger.append(Due(action, player, points))
        if isinstance(event, Scored):
            turn.ledger.append((action, event.player, event.points))

    def _points(self, event: Event) -> Iterator[tuple[str, Points]]:
        match event:
            case Removed() if event.player in self.game.factions:
                each = removal_points(self.game, event.player, event.piece)
                if each:
                    total = each * event.count
                    yield event.player, Points("3.2.1", total, total, f"removing {event.count} {event.piece.kind}")
            case Crafted():
                points = craft_points(self.game, event.player, event.card, event.item, self._listed(event))
                if points:
                    yield event.player, points
            case _:
                pass
        broken_off = isinstance(event, TurnEnded) and event.game_over
        asked = TurnEnded(event.player, event.setup) if isinstance(event, TurnEnded) else event
        for extension in self.game.bending("points_for"):
            own = extension.points_for(self.game, asked, self.turn.events if self.turn else ())
            if own:
                own = replace(own, least=0) if broken_off else own
                yield own.player or extension.owner or getattr(event, "player", ""), own

    def _listed(self, event: Crafted) -> int:
        """Return the points listed for the item crafted; every card of an item lists the same."""
        return max((card.points for card in self.game.state.deck.cards if card.item == event.item), default=0)

    # Notes ------------------------------------------------------------------------------------------------------------
    def note_offences(self, action: Action, offences: Iterable[Offence]) -> None:
        """Note offences at an action."""
        for offence in offences:
            self.note(
                offence.clause,
                FindingKind(offence.kind),
                action.line,
                action.column,
                action.text,
                offence.message,
                offence.expected,
            )

    def note_all(self, offences: Iterable[tuple[Action, Offence]]) -> None:
        """Note offences, each at its own action."""
        for action, offence in offences:
            self.note_offences(action, (offence,))

    def note(
        self, clause: str, kind: FindingKind, line: int, column: int, text: str, message: str, expected: str = ""
    ) -> None:
        """Note one finding, once; after too many, nothing more is entered."""
        finding = Finding(kind, clause, line, column, text, message, expected)
        if self._full or finding in self._noted:
            return
        self._noted.add(finding)
        self.findings.append(finding)
        if len(self._noted) >= MOST_FINDINGS:
            self._stop(f"{MOST_FINDINGS} findings", line, column, text)

    def _stop(self, why: str, line: int, column: int, text: str) -> None:
        """Note that nothing more is entered, since no game is recorded like this."""
        self.note("1.4.1", FindingKind.UNDECIDED, line, column, text, f"from here on nothing is checked: {why}")
        self._full = True


def _is_own(thing: Thing) -> bool:
    """Whether a written thing is pieces of the player whose turn it is."""
    return isinstance(thing, WrittenPieces) and not thing.owner


_NOTHING = Shift((Together(()),), ())


def as_card(card: Card) -> str:
    """Return a card as a finding names it: ``Tunnels``, ``a fox card``, ``a card``."""
    if card.name:
        return card.name
    return f"a {card.suit} card" if card.suit else "a card"
