"""Who fights whom: which recorded events belong to a recorded battle, and which of them are losses to its hits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import cast

from woodlaw.engine.battle import remover_of
from woodlaw.engine.events import (
    Battled,
    Crafted,
    Event,
    Flipped,
    Guessed,
    ItemMoved,
    Moved,
    PathOpened,
    Placed,
    Removed,
    Replaced,
    Scored,
)
from woodlaw.engine.extension import Extension
from woodlaw.engine.place import removed_to
from woodlaw.engine.sides import Fight
from woodlaw.logs.audits.audit import Audit
from woodlaw.logs.audits.pieces import changes
from woodlaw.logs.books import Books, Skirmish
from woodlaw.logs.checks.registry import BattleCheck
from woodlaw.logs.grouping import moves_no_piece
from woodlaw.logs.hits import opened, weigh_again
from woodlaw.logs.rootlog.syntax import Action, Battle, ClearingAt, Craft, ItemBoxAt, Items, Node, Score, Thing
from woodlaw.logs.rootlog.syntax import Group as Together
from woodlaw.logs.rootlog.syntax import Move as Shift
from woodlaw.logs.rootlog.syntax import Pieces as WrittenPieces
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, PlaceKind
from woodlaw.table.places import clearing as clearing_at

REPLACING = "wpbf"
"""The letters of the kinds of pieces that may come in the place of another player's: tokens replace none."""


class Skirmishes:
    """Tells of each event of a record whether it opens a battle, belongs to the one under way, or ends it.

    The actions that come next in the record are looked at for what they say of the one that is read.
    """

    def __init__(self, books: Books, at_battle_end: Sequence[BattleCheck]) -> None:
        self._following: Sequence[Node] = ()
        self.looked_at = 0
        """How many of the actions that come next were looked at; one more than there are where all were."""
        self._books = books
        self._game = books.game
        self._at_battle_end = at_battle_end

    def look_at(self, following: Sequence[Node]) -> None:
        """Be told the actions that come after the one that is read next."""
        self._following, self.looked_at = following, 0

    def _coming(self) -> Iterator[Node]:
        """Yield the actions that come next, as many as are asked for."""
        for number, node in enumerate(self._following, 1):
            self.looked_at = max(self.looked_at, number)
            yield node
        self.looked_at = len(self._following) + 1

    @property
    def _player(self) -> str:
        """The player whose turn is read, or ``""`` between turns."""
        return self._books.turn.player if self._books.turn else ""

    def related(self, event: Event, action: Action) -> Event:
        """Return an event as the battle under way has it, which it opens, feeds or closes.

        Losses to hits are the other side's removals.
        """
        weigh_again(self._game, self._books.skirmish)
        if isinstance(event, Removed):
            self._note_gone(event)
            return self._related_removal(event, action)
        self._relate_to_battle(event, action)
        return event

    def _related_removal(self, event: Removed, action: Action) -> Removed:
        if self._books.skirmish and self._ends(event):
            self.close(event)
        fight_on = self._takes_hit(event)
        if fight_on:
            self._lose(fight_on, event.piece, event.count, action)
            fight = fight_on.fight
            remover = remover_of(self._game, fight, fight_on.loser(event.piece), event.piece)
            return self._diverted(replace(event, player=remover), fight_on)
        before = self._books.turn.events if self._books.turn else ()
        told = (e.removed_by(self._game, event, before) for e in self._game.bending(Audit.removed_by))
        remover = next(filter(None, told), "")
        if not remover:
            return self._diverted(event, None)
        destination = removed_to(self._game, event.piece, event.place, None, remover)
        return replace(event, player=remover, destination=destination)

    def _relate_to_battle(self, event: Event, action: Action) -> None:
        """Open, feed or close the battle under way."""
        self._note_arrivals(event)
        skirmish = self._books.skirmish
        if isinstance(event, Battled):
            self._open(event, action)
        elif skirmish and not self._feeds(skirmish, event, action) and self._ends(event):
            self._note_gone(event, but=self._player)
            self.close(event)
        else:
            self._note_gone(event)

    def _open(self, event: Battled, action: Action) -> None:
        before = self._told_with_next(event)
        self.close(event)
        skirmish = opened(self._game, event, action)
        if before:
            skirmish.take_up(before)
        self._books.skirmish = skirmish

    def _told_with_next(self, event: Battled) -> Skirmish | None:
        """Return the battle before, if one that follows at once may tell its losses too: nothing is told of it."""
        before, turn = self._books.skirmish, self._books.turn
        if before is None or turn is None or before.lost or before.rolls or event.rolls:
            return None
        sides = (event.attacker, event.defender, event.clearing)
        follows = bool(turn.events) and isinstance(turn.events[-1], Battled)
        return before if follows and (*before.fight.sides, before.fight.clearing) == sides else None

    def _feeds(self, skirmish: Skirmish, event: Event, action: Action) -> bool:
        """Enter what an event tells of the battle under way; return whether it tells anything of it."""
        if isinstance(event, Scored):
            skirmish.scored = True
            return True
        if isinstance(event, Moved) and event.origin is skirmish.fight.clearing and self._falls(event):
            for what, count in event.pieces:
                self._lose(skirmish, what, count, action)
            return True
        if isinstance(event, ItemMoved):
            return self._hits_items(skirmish, event, action)
        return False

    def _hits_items(self, skirmish: Skirmish, event: ItemMoved, action: Action) -> bool:
        """Enter the hits that a side takes on its items, if it does; return whether it did."""
        taken = 0
        for side in (side for side in skirmish.fight.sides if side in self._game.factions):
            hits = cast("Audit", self._game.factions[side]).hits_taken(self._game, event)
            if hits:
                self._lose(skirmish, event.item, hits, action, side)
            taken += hits
        return taken > 0

    def _ends(self, event: Event) -> bool:
        """Return whether an event is something that happens only once a battle is over."""
        match event:
            case Moved() | Crafted() | Replaced() | Flipped() | PathOpened() | Guessed():
                return True
            case Placed():
                return event.player == self._player
            case _:
                return any(audit.ends_battle(self._game, event) for audit in self._game.bending(Audit.ends_battle))

    def _note_gone(self, event: Event, *, but: str = "") -> None:
        """Note which pieces leave the clearing of battle, but those of a player who moves on once it is over."""
        skirmish = self._books.skirmish
        if skirmish is None:
            return
        for place, what, change in changes(event):
            if place is skirmish.fight.clearing and change < 0 and what.owner != but:
                skirmish.gone[what.owner] = skirmish.gone.get(what.owner, 0) - change

    def _note_arrivals(self, event: Event) -> None:
        """Note warriors that come into the clearing of battle after pieces fell there, such as from hospitals."""
        skirmish = self._books.skirmish
        match event:
            case Placed(piece=what, count=count, place=place):
                arrived = ((what, count),)
            case Moved(pieces=arrived, destination=place):
                pass
            case _:
                return
        if skirmish is None or place is not skirmish.fight.clearing:
            return
        for what, count in arrived:
            if what.category is Category.WARRIOR:
                skirmish.came[what.owner] = skirmish.came.get(what.owner, 0) + count
                if what.owner == skirmish.fight.attacker:
                    skirmish.most = {s: max(most, skirmish.most_going_on[s]) for s, most in skirmish.most.items()}

    def _takes_hit(self, event: Removed) -> Skirmish | None:
        """Return the battle under way when a removal is a hit taken in it, else None."""
        skirmish = self._books.skirmish
        if skirmish is None or event.place is not skirmish.fight.clearing or self._is_taken_up(event, skirmish.fight):
            return None
        loser = skirmish.loser(event.piece)
        if loser not in skirmish.fight.sides and event.piece.owner == self._player:
            return None
        besides = loser not in skirmish.fight.sides or self._all_hits_taken(loser, event.count)
        # What a player places after a battle of others, of which hits were due, replaces none of what fell to them.
        replaced = besides or self._player in skirmish.fight.sides
        if replaced and self._replaced_next(event.piece.owner, event.place, besides=besides):
            return None
        if event.piece.owner == self._player and event.piece.category is not Category.WARRIOR:
            left = self._game.state.warriors(event.place, event.piece.owner)
            doubtful = self._all_hits_taken(event.piece.owner, event.count) or self._pays_next()
            doubtful |= self._may_be_spent(skirmish, event)
            return None if left or skirmish.scored or doubtful else skirmish
        return None if self._is_price(event) else skirmish

    def _is_taken_up(self, event: Removed, fight: Fight) -> bool:
        """Whether a player takes a piece of its own up onto its board, as no hit sends it there."""
        if event.destination.kind is not PlaceKind.BOARD or event.destination.owner != event.piece.owner:
            return False
        if event.piece.owner != self._player:
            return False
        return removed_to(self._game, event.piece, event.place, fight) is not event.destination

    def _is_price(self, event: Removed) -> bool:
        """Whether a piece can have fallen to no hit any more, and an effect of its owner's lets it be the price."""
        skirmish = self._books.skirmish
        if skirmish is None or event.count != 1:
            return False
        if not self._all_hits_taken(skirmish.loser(event.piece), event.count):
            return False
        return any(e.pays_with(self._game, event.piece) for e in self._game.bending(Audit.pays_with))

    def _all_hits_taken(self, loser: str, count: int) -> bool:
        """Whether a side of the battle has lost so many to hits that ``count`` more cannot have fallen to any."""
        skirmish = self._books.skirmish
        most = skirmish.most.get(skirmish.fight.enemy(loser)) if skirmish else None
        return skirmish is not None and most is not None and skirmish.lost.get(loser, 0) + count > most

    def _may_be_spent(self, skirmish: Skirmish, event: Removed) -> bool:
        """Whether a piece that the player removes of its own needs to fall to no hit, and nobody else scores for it."""
        dealer = skirmish.fight.enemy(event.piece.owner)
        due = skirmish.lost.get(event.piece.owner, 0) < skirmish.least.get(dealer, 0)
        until = takewhile(lambda node: not isinstance(node, Battle), self._coming())
        return not due and not any(isinstance(node, Score) and self._side_of(node.player) == [dealer] for node in until)

    def _pays_next(self) -> bool:
        """Whether pieces that the player removes of its own are a price: scoring, crafting or placing follows them."""
        for node in self._coming():
            match node:
                case Shift(groups=(Together(things, start),), ends=()) if start and all(map(self._is_own, things)):
                    continue
                case Score(player="", points=points):
                    return points > 0
                case Craft():
                    return True
                case Shift(groups=(Together((WrittenPieces(kind="b" | "t") as placed,), None),)) if self._is_own(
                    placed
                ):
                    return True
            break
        return False

    def _replaced_next(self, owner: str, place: Place, *, besides: bool) -> bool:
        """Whether the player's next placements put a piece where one was: a replacement or a price, no hit.

        Points are passed over, and with ``besides`` what a removal can bring: cards spent, facts noted on a board.
        """
        wanted = "t" if owner == self._player else REPLACING
        for node in self._coming():
            if isinstance(node, Score) or (besides and moves_no_piece(node)):
                continue
            if not self._player or not isinstance(node, Shift) or not self._places(node, wanted):
                return False
            if any(getattr(end, "number", 0) == place.number for end in node.ends):
                return True
        return False

    def _places(self, node: Shift, wanted: str) -> bool:
        """Whether an action places pieces of the player's of some kinds, by their letters."""
        return any(
            isinstance(thing, WrittenPieces) and self._is_own(thing) and thing.kind.startswith(tuple(wanted))
            for group in node.groups
            if group.start is None
            for thing in group.things
        )

    def _lose(self, skirmish: Skirmish, what: Piece, count: int, action: Action, owner: str = "") -> None:
        loser = owner or skirmish.loser(what)
        if loser not in (skirmish.fight.attacker, skirmish.fight.defender):
            loser = skirmish.fight.attacker if skirmish.fight.attacker == self._player else loser
        skirmish.lost[loser] = skirmish.lost.get(loser, 0) + count
        skirmish.last[loser] = action
        if what.is_faction_piece and count > self._game.state.count(skirmish.fight.clearing, what):
            # More fought there than the books know, so nobody knows how many hits they could deal.
            skirmish.most.pop(loser, None)
        if what.category in (Category.BUILDING, Category.TOKEN):
            skirmish.taken.append((action, what))

    def _diverted(self, event: Removed, skirmish: Skirmish | None) -> Removed:
        if event.destination.kind is PlaceKind.BOARD:
            return event
        fight = skirmish.fight if skirmish else None
        return replace(event, destination=removed_to(self._game, event.piece, event.place, fight))

    def carried(self, event: Moved) -> bool:
        """Return whether an effect may have carried any of the pieces that moved, other than by a player's move."""
        return any(self._carries(event, what) for what, _ in event.pieces)

    def _carries(self, event: Moved, what: Piece) -> bool:
        player = self._player
        return any(
            extension.carries(self._game, player, what, event.origin, event.destination)
            for extension in self._game.bending(Audit.carries)
        )

    def _falls(self, event: Moved) -> bool:
        """Whether pieces that an effect carries out of a battle fell in it: those of whoever fights.

        What goes with warriors did not, and no more than there were hits of a player who may move or is replaced there.
        """
        player, skirmish = self._player, self._books.skirmish
        if skirmish is None or any(skirmish.loser(what) not in skirmish.fight.sides for what, _ in event.pieces):
            return False
        for owner in dict.fromkeys(what.owner for what, _ in event.pieces):
            count = sum(count for what, count in event.pieces if what.owner == owner)
            if self._all_hits_taken(owner, count) and (
                owner == player or self._moves_off_turn(owner) or self._replaced_next(owner, event.origin, besides=True)
            ):
                return False
        return all(
            self._carries(event, what)
            and not any(e.moves_along(self._game, player, what) for e in self._game.bending(Extension.moves_along))
            for what, _ in event.pieces
        )

    def _moves_off_turn(self, player: str) -> bool:
        return any(e.moves_off_turn(self._game, player) for e in self._game.bending(Audit.moves_off_turn))

    def close(self, ending: Event | None = None) -> None:
        """End the battle under way, if there is one, and have it checked; ``ending`` is what shows that it is over."""
        weigh_again(self._game, self._books.skirmish)
        if self._books.skirmish is None:
            return
        skirmish = self._books.skirmish
        for loser in self._losers_to_come(skirmish, ending):
            skirmish.least.pop(skirmish.fight.enemy(loser), None)
            skirmish.least_unspent.pop(skirmish.fight.enemy(loser), None)
        for check in self._at_battle_end:
            self._books.note_all(check(self._books, self._books.skirmish))
        self._books.skirmish = None

    def _losers_to_come(self, skirmish: Skirmish, ending: Event | None) -> set[str]:
        """Return which sides lose pieces or items before the next battle: some write first what else came of this one.

        Where that is pieces placed, those that fell may be written as carried away, such as to hospitals. What fights
        for another side may fall for either.
        """
        clearing, losers = skirmish.fight.clearing, set[str]()
        for node in self._coming() if not isinstance(ending, Battled) else ():
            if isinstance(node, Battle):
                break
            if not isinstance(node, Shift):
                continue
            carried = isinstance(ending, Placed | ItemMoved) and self._may_be_carried(node, clearing)
            if carried or not node.ends:
                losers.update(self._losers_in(node, clearing))
            losers.update(self._owners_of_hit_items(node) if carried or not node.ends else ())
        return set(skirmish.fight.sides) if losers and skirmish.lent else losers

    def _may_be_carried(self, node: Shift, clearing: Place) -> bool:
        """Whether an effect may carry what an action moves: anything but what its own player alone can have moved."""
        things = [thing for group in node.groups for thing in group.things]
        player = self._game.factions.get(self._player)
        carrying = self._game.bending(Audit.carries)
        if player is None or cast("Audit", player) in carrying or not all(map(self._is_own, things)):
            return True
        ends = [clearing_at(end.number) for end in node.ends if isinstance(end, ClearingAt) and end.number]
        moved = [piece for piece in self._game.state.at(clearing) if piece.owner == self._player]
        return len(ends) < len(node.ends) or any(
            self._carries(Moved(self._player, ((piece, 1),), clearing, end), piece) for piece in moved for end in ends
        )

    def _losers_in(self, node: Shift, clearing: Place) -> Iterator[str]:
        """Yield whose warriors, or pieces of others than the player, an action removes from a clearing."""
        for group in node.groups:
            if getattr(group.start, "number", 0) == clearing.number:
                for thing in group.things:
                    if isinstance(thing, WrittenPieces) and (thing.kind == "w" or not self._is_own(thing)):
                        yield from self._side_of(thing.owner)

    def _owners_of_hit_items(self, node: Shift) -> Iterator[str]:
        """Yield on whose boards an action moves items to where those lie that hits fell on."""
        items = any(isinstance(thing, Items) for group in node.groups for thing in group.things)
        for end in node.ends if items else ():
            holding = self._game.bending(Audit.holds_items_hit) if isinstance(end, ItemBoxAt) else ()
            if isinstance(end, ItemBoxAt) and any(e.holds_items_hit(end.box) for e in holding):
                yield from self._side_of(end.owner)

    def _side_of(self, letter: str) -> Sequence[str]:
        """Return the side of the battle that a letter means, none standing for the player; for others, both sides."""
        sides = self._books.skirmish.fight.sides if self._books.skirmish else ()
        player = self._books.letters[letter].name if letter in self._books.letters else self._player
        return [side for side in sides if side == player] or sides

    def _is_own(self, thing: Thing) -> bool:
        """Whether a written thing is pieces of the player whose turn it is, with its letter before them or without."""
        turn = self._books.turn
        return isinstance(thing, WrittenPieces) and thing.owner in ("", turn.faction.letter if turn else "")
