"""Battles: who fights whom, ambushes, and hits (4.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import cast

from woodlaw.engine.battle import (
    die_faces,
    ignores_first_hit,
    modifiers,
    rolled,
    rolls_apart,
    why_not_ambush,
    why_not_battle,
    why_not_yet,
)
from woodlaw.engine.events import UNTOLD, Battled, CardsMoved, Event, ItemMoved, Removed
from woodlaw.engine.extension import Extension
from woodlaw.engine.place import why_not_remove
from woodlaw.engine.sides import Falling, Fight, Modifier
from woodlaw.engine.titles import name, player_title
from woodlaw.engine.victory import has_won_by_points
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Audit, Offence, omission, undecided, violation
from woodlaw.logs.audits.battle import ended_by_ambush, why_not_before_tokens
from woodlaw.logs.audits.pieces import are_losses_told
from woodlaw.logs.books import Books, Claim, Due, Skirmish
from woodlaw.logs.checks.pieces import of
from woodlaw.logs.checks.registry import at_battle_end, at_turn_end, before
from woodlaw.logs.rootlog.syntax import Action
from woodlaw.table.cards import Card
from woodlaw.table.items import faces_told
from woodlaw.table.pieces import BUILDING, TOKEN, WARRIOR
from woodlaw.table.places import Place, play_area

FALLING = (WARRIOR, BUILDING, TOKEN)
"""What falls to hits; a pawn does not (4.3.6)."""


@before(Battled)
def cannot_battle(books: Books, event: Battled) -> Iterator[Offence]:
    """A battle needs an attacker with warriors or a pawn and an enemy there (4.3)."""
    refusal = why_not_battle(books.game, event.attacker, event.defender, event.clearing)
    if refusal and {event.attacker, event.defender} <= books.game.factions.keys():
        yield violation(refusal.clause, refusal.reason)


@at_turn_end
@audits("4.3")
def battles_off_turn(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Whoever's turn it is not initiates a battle by a rule or effect that says so alone."""
    turn, game = books.turn, books.game
    if turn is None or turn.setup:
        return
    for event, action in zip(turn.events, turn.actions, strict=True):
        if not isinstance(event, Battled) or event.attacker == turn.player or event.attacker not in game.factions:
            continue
        asked = game.bending(Audit.battles_off_turn)
        if not any(each.battles_off_turn(game, event.attacker, turn.events) for each in asked):
            message = f"{player_title(game, event.attacker)} initiates a battle in another's turn"
            yield action, violation("4.3", message, "a rule or effect that says so")


@before(Battled)
def wrong_ambush(books: Books, event: Battled) -> Iterator[Offence]:
    """Ambush cards match the clearing of battle (4.3.1, 4.3.1.I)."""
    for player, suit in ((event.defender, event.ambush), (event.attacker, event.foil)):
        refusal = why_not_ambush(books.game, suit, event.clearing) if suit not in ("", UNTOLD) else None
        sure = not (_matches_otherwise(books, player, suit, event.clearing) or _cards_untold(books, player))
        if refusal and sure:
            yield violation(refusal.clause, refusal.reason)


def _matches_otherwise(books: Books, player: str, suit: str, clearing: Place) -> bool:
    """Return whether an effect lets a player's ambush of a suit pass for one that matches."""
    card = books.game.state.deck.find("ambush", suit)
    others = books.game.bending(Extension.spent_as) if card else ()
    passing = [other for e in others for other in e.spent_as(books.game, player, cast("Card", card))]
    return any(why_not_ambush(books.game, other.suit, clearing) is None for other in passing)


@before(Battled)
@audits("4.3.1.II")
def rolled_after_the_end(books: Books, event: Battled) -> Iterator[Offence]:
    """No dice are rolled where an ambush leaves the attacker nothing to fight with; a roll of none may say just that.

    An effect of a card that nobody saw may ignore its hits.
    """
    fight = Fight(event.attacker, event.defender, event.clearing, event.ambush, event.foil)
    known = {event.attacker, event.defender} <= books.game.factions.keys()
    if not known or not event.rolls or not any(event.rolls) or _cards_untold(books, event.attacker):
        return
    if why_not_battle(books.game, *fight.sides, event.clearing) or _may_come_anew(books, fight):
        return
    if ended_by_ambush(books.game, fight):
        message = f"dice are rolled, and the ambush leaves {player_title(books.game, event.attacker)} no warrior there"
        yield violation("4.3.1.II", message, "the battle over")


def _may_come_anew(books: Books, fight: Fight) -> bool:
    """Return whether what an ambush fells may bring the attacker warriors: a building or token, or an effect."""
    game, (player, _), place = books.game, fight.sides, fight.clearing
    if any(game.state.owned(place, player, category) for category in (BUILDING, TOKEN)):
        return True
    own = [piece for piece in game.state.at(place) if piece.owner == player]
    carrying = game.bending(Audit.carries)
    return any(e.carries(game, game.state.current, piece, place, place) for e in carrying for piece in own)


@before(Battled)
def rolls_more_than_dice_show(books: Books, event: Battled) -> Iterator[Offence]:
    """Battle dice show what their faces do, no more than three (4.3.3)."""
    faces = die_faces(books.game)
    wrong = [roll for roll in event.rolls or () if roll not in faces]
    if wrong:
        yield violation("4.3.3", f"a roll of {max(wrong)}", f"dice that show {faces_told(faces)}")


@before(Battled)
def rolls_the_wrong_way(books: Books, event: Battled) -> Iterator[Offence]:
    """The attacker deals the higher roll; a record that notes a lower one first does not say whose it is."""
    fight = Fight(event.attacker, event.defender, event.clearing)
    swapped = any(e.rolls_swapped(books.game, fight) for e in books.game.bending(Extension.rolls_swapped))
    if event.rolls is None or event.rolls[0] >= event.rolls[1] or swapped or rolls_apart(books.game, fight):
        return
    yield undecided(
        "4.3.3", f"the attacker's roll {event.rolls[0]} is noted lower than the defender's {event.rolls[1]}"
    )


@at_battle_end
def too_many_hits(books: Books, skirmish: Skirmish) -> Iterator[tuple[Action, Offence]]:
    """A side loses no more pieces than the other can deal hits: roll (4.3.3), ambush and extra hits (4.3.5)."""
    fight = skirmish.fight
    if not are_losses_told(books.game, fight.sides):
        return
    for loser, lost in skirmish.lost.items():
        dealer = fight.attacker if loser == fight.defender else fight.defender
        most = skirmish.most.get(dealer)
        if most is not None and dealer == fight.attacker and not skirmish.lost.get(dealer):
            # An ambush that took nothing did not weaken the attacker, whyever it took nothing.
            most = max(most, skirmish.most_going_on.get(dealer, most))
        if most is not None and lost > most + _cards_untold(books, dealer):
            message = f"{player_title(books.game, loser)} loses {lost} to hits in {name(fight.clearing)}"
            yield skirmish.last[loser], violation("4.3.5", message, f"at most {most}")


@audits("4.3.5")
def _cards_untold(books: Books, player: str) -> int:
    """Return how many cards of no name a player has or had in play: each may deal a hit, or ignore some."""
    events = books.turn.events if books.turn else []
    left = [e.cards for e in events if isinstance(e, CardsMoved) and e.source is play_area(player)]
    lying = books.game.state.cards_at(play_area(player)) if player in books.game.factions else ()
    return sum(not card.name for cards in (lying, *left) for card in cards)


@at_battle_end
def rolled_hits_taken_though_ignored(books: Books, skirmish: Skirmish) -> Iterator[tuple[Action, Offence]]:
    """Whoever discards a card to ignore all rolled hits, before it takes any, takes none of them.

    Pieces that are told as moved may have moved otherwise than to where they are carried as they fall.
    """
    game, fight = books.game, skirmish.fight
    for loser in skirmish.lost if are_losses_told(game, fight.sides) else ():
        ignoring = _ignores_rolled(books, fight, loser)
        most = skirmish.unrolled.get(fight.enemy(loser))
        lost = min(skirmish.lost[loser], _removed(books, fight, loser))
        if ignoring and most is not None and lost > most + _prices(books, loser):
            message = (
                f"{player_title(game, loser)} loses {lost} to hits in {name(fight.clearing)}, "
                f"and ignores all rolled hits"
            )
            yield skirmish.last[loser], violation(ignoring, message, f"at most {most}" if most else "none")


def _ignores_rolled(books: Books, fight: Fight, loser: str) -> str:
    """Return the clause by which a side ignores all rolled hits for a card it has discarded in the battle under way.

    Nobody knows for which battle a card is discarded once hits have been taken.
    """
    for event in _since_battle(books):
        match event:
            case CardsMoved(source=source, cards=cards) if source is play_area(loser):
                effects = [cast("Extension", books.game.effect_of(card, loser)) for card in cards]
                added = [m for effect in effects if effect for m in effect.battle_modifiers(books.game, fight)]
                ignoring = [m.clause for m in added if m.player == loser and m.ignores_rolled and not m.why_not]
                if ignoring:
                    return ignoring[0]
            case Removed(piece=piece, place=place) if place is fight.clearing and piece.owner == loser:
                break
    return ""


def _removed(books: Books, fight: Fight, owner: str) -> int:
    """Return how many pieces and items of an owner are told as removed since the latest battle, where it is fought."""
    return sum(
        event.count
        for event in _since_battle(books)
        if (isinstance(event, Removed) and event.piece.owner == owner and event.place is fight.clearing)
        or (isinstance(event, ItemMoved) and event.source.owner == owner)
    )


def _prices(books: Books, owner: str) -> int:
    """Return how many of the pieces an owner lost since the latest battle may each be the price of an effect."""
    lost = {e.piece for e in _since_battle(books) if isinstance(e, Removed) and e.piece.owner == owner}
    asked = books.game.bending(Audit.pays_with)
    return sum(any(each.pays_with(books.game, piece) for piece in lost) for each in asked)


def _since_battle(books: Books) -> Sequence[Event]:
    """Return the events of the turn under way since its latest battle was initiated."""
    events = books.turn.events if books.turn else []
    numbers = [number for number, event in enumerate(events) if isinstance(event, Battled)]
    return events[numbers[-1] + 1 :] if numbers else ()


@at_battle_end
def extra_hits_scored_for(books: Books, skirmish: Skirmish) -> Iterator[tuple[Action, Offence]]:
    """An effect was used for sure where more hits were taken than without it: what it earns somebody is due."""
    for modifier in modifiers(books.game, skirmish.fight):
        if _deals_more_hits(books, skirmish, modifier):
            _make_sure(books, skirmish, modifier.clause)
    return iter(())


def _deals_more_hits(books: Books, skirmish: Skirmish, modifier: Modifier) -> bool:
    """Return whether more hits were taken in a battle than without what may add to it.

    The price of an effect may look like a hit, and pieces that are told as moved may have moved otherwise than to where
    they are carried as they fall.
    """
    if not are_losses_told(books.game, skirmish.fight.sides):
        return False
    dealer, loser = modifier.player, skirmish.fight.enemy(modifier.player)
    most = max(skirmish.most.get(dealer, MANY), skirmish.most_going_on.get(dealer, MANY))
    lost = min(skirmish.lost.get(loser, 0), _removed(books, skirmish.fight, loser))
    return modifier.optional and modifier.extra > 0 and lost > most - modifier.extra + _prices(books, loser)


@at_battle_end
def used_for_its_card(books: Books, skirmish: Skirmish) -> Iterator[tuple[Action, Offence]]:
    """Note what was used for sure at the cost of its card, which a record may tell of later in the turn."""
    turn = books.turn
    costly = [m for m in modifiers(books.game, skirmish.fight) if m.costs_itself] if turn is not None else []
    for modifier in costly:
        more = _deals_more_hits(books, skirmish, modifier) and not _removed_otherwise(books, skirmish.fight)
        if (more or _ignores_hits(books, skirmish, modifier)) and turn is not None:
            turn.used_in_battle.append((skirmish.action, modifier))
    return iter(())


def _ignores_hits(books: Books, skirmish: Skirmish, modifier: Modifier) -> bool:
    """Return whether fewer hits were taken in a battle than without what may ignore some, and pieces are left there."""
    loser = modifier.player
    least = skirmish.least_unspent.get(skirmish.fight.enemy(loser), 0)
    if not modifier.ignores_rolled or any(has_won_by_points(books.game, seat) for seat in books.game.state.seats):
        return False
    return _gone(skirmish, loser) < least and _left(books, skirmish, loser) > 0


@at_turn_end
@audits("4.3.5")
def used_and_kept(books: Books) -> Iterator[tuple[Action, Offence]]:
    """A card that is discarded to be used in battle does not stay in play; one may be crafted later in the turn."""
    turn = books.turn
    if turn is None:
        return
    for action, modifier in turn.used_in_battle:
        area = play_area(modifier.player)
        lying = [card for card in books.game.state.cards_at(area) if f"card.{card.id}" == modifier.clause]
        left = (e.cards for e in turn.events if isinstance(e, CardsMoved) and e.source is area)
        gone = {card.id for cards in left for card in cards}
        if lying and lying[0].id not in gone and not _cards_untold(books, modifier.player):
            message = f"{lying[0].name} of {player_title(books.game, modifier.player)} are used, and stay in play"
            yield action, omission(modifier.clause, message, "the card discarded")


def _make_sure(books: Books, skirmish: Skirmish, clause: str) -> None:
    """Note that what a battle earned somebody by a clause is due for sure, where only hits removed pieces."""
    turn = books.turn
    if turn is not None and not _removed_otherwise(books, skirmish.fight):
        turn.ledger = [_made_sure(entry, skirmish.action, clause) for entry in turn.ledger]


def _removed_otherwise(books: Books, fight: Fight) -> bool:
    """Return whether something else than hits may have removed pieces from a clearing since the battle there began."""
    events = books.turn.events if books.turn else []
    first = len(events) - len(_since_battle(books))
    removed = [(n, e) for n, e in enumerate(events) if n >= first and isinstance(e, Removed)]
    asked = books.game.bending(Audit.may_remove)
    return any(
        each.may_remove(books.game, event, events[:n])
        for each in asked
        for n, event in removed
        if event.place is fight.clearing
    )


def _made_sure(entry: Due | Claim, action: Action, clause: str) -> Due | Claim:
    """Return an entry of the ledger as it is where what an action earned by a clause is due for sure."""
    if isinstance(entry, Due) and entry.action is action and entry.points.clause == clause and entry.points.most:
        return replace(entry, points=replace(entry.points, least=entry.points.most))
    return entry


@at_battle_end
def hits_not_taken(books: Books, skirmish: Skirmish) -> Iterator[tuple[Action, Offence]]:
    """A side takes all the hits that it is dealt, as long as it has pieces there (4.3.6)."""
    game, fight = books.game, skirmish.fight
    if any(has_won_by_points(game, seat) for seat in game.state.seats):
        return
    for dealer, least in skirmish.least.items():
        loser = fight.enemy(dealer)
        lost, left = _gone(skirmish, loser), _left(books, skirmish, loser)
        # What has no name may ignore hits, or deal more, by which pieces fall that seem to move.
        untold = any(_cards_untold(books, side) for side in fight.sides)
        if lost < least and left > 0 and not untold:
            message = f"{player_title(game, loser)} loses {lost} to hits in {name(fight.clearing)}"
            yield skirmish.last.get(loser, skirmish.action), omission("4.3.6", message, f"{min(least, lost + left)}")


@at_battle_end
def bought_hits_not_taken(books: Books, skirmish: Skirmish) -> Iterator[tuple[Action, Offence]]:
    """Hits that a card was discarded for are taken beside all others, and whatever ignores rolled ones (4.3.5).

    Where a side surely takes none of those rolled, something may have kept its pieces from all.
    """
    game, fight = books.game, skirmish.fight
    if any(has_won_by_points(game, seat) for seat in game.state.seats):
        return
    for dealer, least in skirmish.least.items():
        bought, loser = _bought(books, fight, dealer), fight.enemy(dealer)
        if not bought or ignores_first_hit(game, fight, loser, surely=False) or _cards_untold(books, loser):
            continue
        due, lost = least + sum(modifier.extra for modifier in bought), _gone(skirmish, loser)
        if 0 < least <= lost < due and _removable(books, skirmish, loser) > 0:
            message = f"{player_title(game, loser)} loses {lost} to hits in {name(fight.clearing)}"
            yield skirmish.last.get(loser, skirmish.action), omission(bought[0].clause, message, f"{due} at least")


def _removable(books: Books, skirmish: Skirmish, loser: str) -> int:
    """Return how many pieces a side has left where it fights that nothing keeps the other side from removing."""
    game, place, dealer = books.game, skirmish.fight.clearing, skirmish.fight.enemy(loser)
    own = {piece: count for piece, count in game.state.at(place).items() if piece.owner == loser}
    falling = Falling(skirmish.fight)
    return sum(
        count
        for piece, count in own.items()
        if piece.category in FALLING and not why_not_remove(game, dealer, piece, place, falling)
        if not any(e.may_spare(game, dealer, piece) for e in game.bending(Audit.may_spare))
    ) - skirmish.came.get(loser, 0)


def _bought(books: Books, fight: Fight, dealer: str) -> list[Modifier]:
    """Return what deals extra hits for a card that a side has discarded from play in the battle under way."""
    left = [e for e in _since_battle(books) if isinstance(e, CardsMoved) and e.source is play_area(dealer)]
    effects = (books.game.effect_of(card, dealer) for event in left for card in event.cards)
    added = (m for each in effects if each for m in cast("Extension", each).battle_modifiers(books.game, fight))
    return [m for m in added if m.player == dealer and m.costs_itself and m.extra > 0 and not m.why_not]


def _gone(skirmish: Skirmish, loser: str) -> int:
    """Return how many pieces and items of a side can have fallen to hits."""
    return max(skirmish.lost.get(loser, 0), skirmish.gone.get(loser, 0))


def _left(books: Books, skirmish: Skirmish, loser: str) -> int:
    """Return how many more hits a side could take where it fights, which stood there when they were dealt."""
    standing = sum(books.game.state.owned(skirmish.fight.clearing, loser, category) for category in FALLING)
    faction = cast("Audit | None", books.game.factions.get(loser))
    return standing + (faction.hits_left(books.game) if faction else 0) - skirmish.came.get(loser, 0)


@at_battle_end
def losses_that_no_roll_deals(books: Books, skirmish: Skirmish) -> Iterator[tuple[Action, Offence]]:
    """Where no roll is told, what both sides lose fits some roll, of which one deals by the higher die (4.3.3).

    Warriors that came since may have come before the roll, and dealt hits.
    """
    game, fight = books.game, skirmish.fight
    if not skirmish.least or skirmish.came or any(has_won_by_points(game, seat) for seat in game.state.seats):
        return
    dealt = {side: _rolls_that_fit(books, skirmish, side) for side in skirmish.by_roll}
    if len(dealt) < len(fight.sides) or not all(dealt.values()):
        return
    faces = dict.fromkeys(die_faces(game))
    throws = [(one, other) for one in faces for other in faces]
    if any(all(rolled(game, side, fight, throw) in dealt[side] for side in dealt) for throw in throws):
        return
    losses = " and ".join(f"{player_title(game, side)} {_gone(skirmish, side)}" for side in fight.sides)
    yield skirmish.action, violation("4.3.3", f"no roll deals these hits in {name(fight.clearing)}: {losses}")


def _rolls_that_fit(books: Books, skirmish: Skirmish, dealer: str) -> list[int]:
    """Return the rolls of a side's own by which it can have dealt what the other side lost.

    Pieces that are told as moved may have moved otherwise than to where they are carried as they fall.
    """
    loser, untold = skirmish.fight.enemy(dealer), {side: _cards_untold(books, side) for side in skirmish.fight.sides}
    spared = bool(untold[loser]) or _left(books, skirmish, loser) <= 0
    lost = min(skirmish.lost.get(loser, 0), _removed(books, skirmish.fight, loser))
    return [
        roll
        for roll, (least, most) in enumerate(skirmish.by_roll[dealer])
        if (spared or least <= _gone(skirmish, loser)) and lost <= most + untold[dealer]
    ]


@at_battle_end
def buildings_before_warriors(books: Books, skirmish: Skirmish) -> Iterator[tuple[Action, Offence]]:
    """Hits remove all warriors of a side before its buildings or tokens (4.3.6), of a bot tokens before buildings."""
    for action, piece in skirmish.taken:
        came = skirmish.came.get(piece.owner, 0)
        clearing = skirmish.fight.clearing
        refusal = why_not_yet(books.game, piece.owner, piece, clearing, came)
        if refusal:
            yield action, violation(refusal.clause, f"{of(books, piece)} removed: {refusal.reason}", "warriors first")
        elif refusal := why_not_before_tokens(books.game, piece.owner, piece, clearing):
            yield action, violation(refusal.clause, f"{of(books, piece)} removed: {refusal.reason}", "tokens first")
