"""What the Vagabonds cannot do (9)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from bench.planting.kind import Plant, kind, named
from bench.planting.kinds.crafting import written
from bench.planting.moment import DIASPORA, LEGION, SECOND_VAGABOND, VAGABOND, Moment, Planting
from woodlaw.engine.memory import TABLE
from woodlaw.logs.audits.vagabond.items import EXHAUSTED
from woodlaw.logs.rootlog.syntax import Battle, Craft, Move, Node, Score
from woodlaw.table.pieces import ITEM_KINDS, Category
from woodlaw.table.places import clearing

BOTH = (VAGABOND, SECOND_VAGABOND)


def of_both(
    told: str, clause: str, *, on: type[Node] | None = None, end: bool = False, setup: bool = False, rare: bool = False
) -> Callable[[Plant], Plant]:
    """Declare a kind for each of the two Vagabonds."""

    def declare(plant: Plant) -> Plant:
        for player in BOTH:
            each = named(plant, plant.__name__ if player == VAGABOND else f"second_{plant.__name__}")
            kind(told, clause, player, on=on, end=end, setup=setup, rare=rare or player == SECOND_VAGABOND)(each)
        return plant

    return declare


def _faction(at: Moment) -> Any:
    """Return the Vagabond whose turn it is, with the questions of its own that it answers."""
    return at.letters[at.letter]


def _before(at: Moment, item: str = r"\w") -> bool:
    """Whether the action before the next exhausts an item."""
    return bool(at.n and re.fullmatch(rf"%{item}->(?:\w\+)?e", at.texts[at.n - 1]))


def _coerces(at: Moment) -> bool:
    """Whether the character may be the Jailor, who spends a card in place of an item, or one whose pawn glides."""
    others = any("St_" in text for text in at.texts)  # What the caches of the Reavers give costs no item.
    return others or any(_faction(at).may_be(at.game, name) for name in ("jailor", "harrier"))


def _pawn_moves(at: Moment) -> tuple[str, str] | None:
    found = re.fullmatch(r"p([\d_]+)->([\d_]+)", at.text)
    return (found[1], found[2]) if found else None


@of_both("a move without exhausting a boot", "9.5.1", on=Move)
def vagabond_moves_for_nothing(at: Moment) -> Planting | None:
    """The boot is left out, in a turn whose Slip was made before."""
    if not _pawn_moves(at) or not _before(at, "f") or _coerces(at) or not at.plain():
        return None
    slipped = any(text.startswith("p") for text in at.texts[: at.n - 1])
    return at.without(at.n - 1) if slipped else None


@of_both("a second Slip", "9.4.2", on=Move)
def vagabond_slips_twice(at: Moment) -> Planting | None:
    """The pawn goes on at once, and exhausts nothing."""
    move = _pawn_moves(at)
    if not move or _before(at, "f") or "_" in move[1] or not at.plain() or _coerces(at):
        return None
    if any(text.startswith("p") for text in at.texts[: at.n]):
        return None
    for place in at.linked(clearing(int(move[1]))):
        return at.swap(at.text, f"p{move[1]}->{place.number}")
    return None


@of_both("a forest entered with a boot", "9.2.10", on=Move)
def vagabond_enters_forest(at: Moment) -> Planting | None:
    """The move ends in a forest that is adjacent."""
    move = _pawn_moves(at)
    if not move or not _before(at, "f") or "_" in move[0] or not at.plain() or _coerces(at):
        return None
    if not any(text.startswith("p") for text in at.texts[: at.n - 1]):
        return None
    for forest in at.state.map.forests:
        if int(move[0]) in forest:
            return at.swap(f"p{move[0]}->{'_'.join(map(str, sorted(forest)))}")
    return None


@of_both("a move into a clearing with Hostile warriors for one boot", "9.2.9.IIIb", on=Move, rare=True)
def vagabond_spares_second_boot(at: Moment) -> Planting | None:
    """The second of two boots is left out."""
    if not _pawn_moves(at) or at.n < 2 or not _before(at, "f") or _coerces(at) or not at.plain():
        return None
    if at.texts[at.n - 2] != "%f->e" or not any(text.startswith("p") for text in at.texts[: at.n - 2]):
        return None
    return at.without(at.n - 1)


@of_both("a battle without exhausting a sword", "9.5.2", on=Battle, rare=True)
def vagabond_battles_for_nothing(at: Moment) -> Planting | None:
    """The sword is left out."""
    node = at.node
    assert isinstance(node, Battle)
    if node.attacker or not _before(at, "s") or _coerces(at) or not at.plain():
        return None
    return at.without(at.n - 1)


@of_both("exploring without exhausting a torch", "9.5.3", on=Move)
def vagabond_explores_for_nothing(at: Moment) -> Planting | None:
    """The torch is left out."""
    if not re.fullmatch(r"%\w\d+->\w\$", at.text) or not _before(at, "r") or _coerces(at):
        return None
    return at.without(at.n - 1)


@of_both("exploring where no ruin is", "9.5.3", on=Move)
def vagabond_explores_elsewhere(at: Moment) -> Planting | None:
    """The item comes from a clearing without a ruin."""
    found = re.fullmatch(r"(%\w)(\d+)(->\w\$)", at.text)
    if not found:
        return None
    for place in at.clearings:
        if place.number != int(found[2]) and not any(piece.kind == "ruin" for piece in at.state.at(place)):
            return at.swap(f"{found[1]}{place.number}{found[3]}")
    return None


@of_both("exploring in the pawn's clearing, where no ruin is", "9.5.3", on=Move)
def vagabond_explores_nothing(at: Moment) -> Planting | None:
    """The torch of another action finds an item too, and a point is scored for it."""
    if at.text != "%r->e" or not at.turns_left or not at.plain() or _coerces(at):
        return None
    for place in at.clearings:
        if at.state.count(place, _faction(at).pawn) and not any(piece.kind == "ruin" for piece in at.state.at(place)):
            return at.swap(at.text, f"%h{place.number}->{at.letter}$", "++")
    return None


@of_both("no point for exploring", "9.5.3", on=Move)
def vagabond_explores_unscored(at: Moment) -> Planting | None:
    """The point is left out."""
    after = at.to_come[0] if at.to_come else None
    if not re.fullmatch(r"%\w\d+->\w\$", at.text) or not isinstance(after, Score) or not at.turns_left:
        return None
    return at.swap(at.text, of=2)


def _aids(at: Moment) -> str:
    """Return the letter of the player whom the next action aids with a card, or nothing."""
    found = re.fullmatch(rf"\w?#[\w@]*{at.letter}->(\w)", at.text)
    others = [letter for letter in at.letters if letter != at.letter]
    return found[1] if found and found[1] in others and at.letters[found[1]].human else ""


@of_both("Aid without exhausting an item", "9.5.4", on=Move)
def vagabond_aids_for_nothing(at: Moment) -> Planting | None:
    """The item is left out."""
    if not _aids(at) or not _before(at) or _coerces(at) or at.seated("honeycomb_clergy"):
        return None
    return at.without(at.n - 1)


@of_both("Aid with a card that does not match the clearing", "9.5.4", on=Move)
def vagabond_aids_off_suit(at: Moment) -> Planting | None:
    """The card has another suit."""
    here = _faction(at).pawn_clearing(at.state)
    other = _aids(at)
    if not other or not _before(at) or here is None or not at.plain() or at.seated("honeycomb_clergy"):
        return None
    wrong = at.suit_not_of(here)
    return at.swap(f"{wrong}#{at.letter}->{other}") if wrong else None


@of_both("Aid to a player who has no piece in the clearing", "9.5.4", on=Move)
def vagabond_aids_from_afar(at: Moment) -> Planting | None:
    """The card goes to another player."""
    here = _faction(at).pawn_clearing(at.state)
    given = _aids(at)
    if not given or not _before(at) or here is None or at.seated("honeycomb_clergy"):
        return None
    for other in at.others:
        if not at.pieces(here, other) and at.letters[at.letter_of(other)].human:
            return at.swap(f"{at.text.split('->')[0]}->{at.letter_of(other)}")
    return None


@of_both("more points for Aid than the relationship gives", "9.2.9.Ib", on=Move)
def vagabond_aid_points(at: Moment) -> Planting | None:
    """One point more."""
    after = at.to_come[0] if at.to_come else None
    if not re.fullmatch(r"\$_\w->[123a]", at.text) or not isinstance(after, Score) or not at.turns_left:
        return None
    return at.swap(at.text, f"++{after.points + 1}", of=2) if at.plain(*at.state.seats) else None


@of_both("no points for a better relationship", "9.2.9.Ib", on=Move)
def vagabond_aid_unscored(at: Moment) -> Planting | None:
    """The points are left out."""
    after = at.to_come[0] if at.to_come else None
    if not re.fullmatch(r"\$_\w->[123a]", at.text) or not isinstance(after, Score) or not at.turns_left:
        return None
    return at.swap(at.text, of=2)


@of_both("a relationship that improves by two spaces at once", "9.2.9.Ib", on=Move)
def vagabond_skips_space(at: Moment) -> Planting | None:
    """The marker goes one space too far."""
    following = {"1": "2", "2": "a"}
    found = re.fullmatch(r"(\$_\w->)([12])", at.text)
    return at.swap(f"{found[1]}{following[found[2]]}") if found else None


@of_both("a Hostile faction's marker that Aid improves", "9.2.9.IIIc", on=Move)
def vagabond_aids_hostile(at: Moment) -> Planting | None:
    """The marker leaves the Hostile box after Aid."""
    other = _aids(at)
    if not other or not _before(at) or at.seated("honeycomb_clergy"):
        return None
    if _faction(at).relationship(at.game, at.letters[other].name) != "hostile":
        return None
    return at.swap(at.text, f"$_{other}->1", "++")


@of_both("a faction not made Hostile though its warrior was removed", "9.2.9.III", on=Move)
def vagabond_not_hostile(at: Moment) -> Planting | None:
    """The marker is left where it is."""
    return at.swap() if re.fullmatch(r"\$_\w->h", at.text) else None


@of_both("no point for a piece of a Hostile faction removed in battle", "9.2.9.IIIa", on=Score, rare=True)
def vagabond_infamy_unscored(at: Moment) -> Planting | None:
    """One point less is scored behind what fell in a battle in which no warrior makes its faction Hostile."""
    fallen = 0
    while fallen < at.n and re.fullmatch(r"\d*\w(?:w|b_\w+|t)\d+->|\d*w\d+->|%\w->d", at.texts[at.n - 1 - fallen]):
        fallen += 1
    fought = at.nodes[at.n - 1 - fallen] if fallen < at.n else None
    scored = re.fullmatch(r"\+\+(\d*)", at.text)
    if not isinstance(fought, Battle) or fought.attacker or not scored or _faction(at).may_be(at.game, "gladiator"):
        return None
    lost = rf"\d*{fought.defender}w{fought.clearing}->"
    before = at.texts[: at.n - fallen]
    if not any(re.fullmatch(lost, text) for text in at.texts[at.n - fallen : at.n]) or "%x->e" in before:
        return None
    if fought.defender not in at.letters or any(f"$_{fought.defender}->" in text for text in at.texts):
        return None
    if _faction(at).relationship(at.game, at.letters[fought.defender].name) != "hostile":
        return None
    points = int(scored[1] or 1) - 1
    return at.swap(*([f"++{points if points > 1 else ''}"] if points else []))


@of_both("a point for the warrior that makes its faction Hostile", "9.2.9.IIIa", on=Move, rare=True)
def vagabond_infamy_of_first(at: Moment) -> Planting | None:
    """A point more is scored behind the marker that goes to the Hostile box, after one warrior fell in battle."""
    marked = re.fullmatch(r"\$_(\w)->h", at.text)
    fallen = re.fullmatch(rf"{marked[1]}w\d+->\d*", at.texts[at.n - 1]) if marked and at.n > 1 else None
    fought = at.nodes[at.n - 2] if fallen else None
    if not isinstance(fought, Battle) or fought.attacker or _faction(at).may_be(at.game, "gladiator"):
        return None
    return None if any(isinstance(node, Score) for node in at.to_come[:1]) else at.swap(at.text, "++")


@of_both("a quest without one of its items", "9.5.5", on=Move, rare=True)
def vagabond_quest_short(at: Moment) -> Planting | None:
    """An item is not exhausted."""
    if not at.text.startswith(tuple("FMR")) or "Q->" not in at.text or not _before(at) or _coerces(at):
        return None
    if any(_faction(at).may_be(at.game, name) for name in ("cheat", "adventurer")):
        return None
    return at.without(at.n - 1)


@of_both("a quest without exhausting anything", "9.5.5", on=Move)
def vagabond_quest_for_nothing(at: Moment) -> Planting | None:
    """Both items are left out."""
    if "Q->" not in at.text or at.n < 2 or not _before(at) or _coerces(at):
        return None
    if not re.fullmatch(r"%\w->(?:\w\+)?e", at.texts[at.n - 2]):
        return None
    return at.without(at.n - 1, at.n - 2)


@of_both("a quest of a suit that does not match the clearing", "9.5.5", on=Move)
def vagabond_quest_off_suit(at: Moment) -> Planting | None:
    """The quest was done elsewhere: the same quest in a clearing of another suit."""
    here = _faction(at).pawn_clearing(at.state)
    if "Q->" not in at.text or here is None or not at.plain() or at.seated(DIASPORA):
        return None
    wrong = at.suit_not_of(here)
    return at.swap(f"{wrong}{at.text[1:]}") if wrong else None


@of_both("a strike without exhausting a crossbow", "9.5.6", on=Move)
def vagabond_strikes_for_nothing(at: Moment) -> Planting | None:
    """The crossbow is left out."""
    if not re.fullmatch(r"\ww\d+->", at.text) or not _before(at, "x") or _coerces(at):
        return None
    if any(isinstance(node, Battle) for node in at.done) or _faction(at).may_be(at.game, "gladiator"):
        return None
    return at.without(at.n - 1)


@of_both("a strike in another clearing", "9.5.6", on=Move)
def vagabond_strikes_afar(at: Moment) -> Planting | None:
    """A warrior falls where the pawn is not."""
    found = re.fullmatch(r"(\w)w(\d+)->", at.text)
    if not found or not _before(at, "x") or found[1] not in at.letters:
        return None
    player = at.letters[found[1]].name
    for place in at.clearings:
        if place.number != int(found[2]) and at.warriors(place, player):
            return at.swap(f"{found[1]}w{place.number}->")
    return None


@of_both("a strike that takes a building though a warrior is there", "9.5.6", on=Move, rare=True)
def vagabond_strikes_building(at: Moment) -> Planting | None:
    """A building falls, and a point is scored."""
    found = re.fullmatch(r"(\w)w(\d+)->", at.text)
    if not found or not _before(at, "x") or found[1] not in at.letters:
        return None
    faction = at.letters[found[1]]
    place = clearing(int(found[2]))
    for piece in at.kinds_at(place, faction.name, Category.BUILDING):
        return at.swap(f"{found[1]}{faction.pieces[piece.kind].rootlog[0]}{place.number}->", "++")
    return None


@of_both("a repair without exhausting a hammer", "9.5.7", on=Move, rare=True)
def vagabond_repairs_for_nothing(at: Moment) -> Planting | None:
    """The hammer is left out."""
    if not re.fullmatch(r"%\wd->(s|t)(\+\w)?", at.text) or not _before(at, "h") or _coerces(at):
        return None
    here = _faction(at).pawn_clearing(at.state)
    return at.without(at.n - 1) if here is not None and not _faction(at).may_be(at.game, "ranger") else None


@of_both("a card crafted without exhausting a hammer", "9.5.8", on=Craft)
def vagabond_crafts_for_nothing(at: Moment) -> Planting | None:
    """The hammer is left out."""
    return at.without(at.n - 1) if _before(at, "h") and not _coerces(at) else None


@of_both("a card crafted in a clearing that does not match its cost", "9.5.8", on=Craft)
def vagabond_crafts_off_suit(at: Moment) -> Planting | None:
    """A card of the cost of one other suit."""
    here = _faction(at).pawn_clearing(at.state)
    if not _before(at, "h") or here is None or not at.plain() or at.seated(DIASPORA):
        return None
    for card in at.state.deck.cards:
        if (
            card.kind == "persistent effect"
            and card.cost
            and len(card.cost) == 1
            and "cost" not in card.assumed
            and card.cost[0] != "any"
            and card.suit != "frog"
            and not at.matches(card.cost[0], here)
        ):
            return at.swap(written(card))
    return None


@of_both("more items refreshed than tea allows", "9.4.1", on=Move)
def vagabond_refreshes_too_many(at: Moment) -> Planting | None:
    """A fourth item is refreshed by a Vagabond without tea."""
    if at.n or not re.fullmatch(r"%\w->(\w\+)?r", at.text) or not at.plain():
        return None
    faction = _faction(at)
    refreshed = [text for text in at.texts if re.fullmatch(r"%\w->(\w\+)?r", text)]
    exhausted = [text for text in at.texts if re.fullmatch(r"%\w->(\w\+)?e", text)]
    if faction.undamaged(at.game, "tea") or len(refreshed) != 3 or not exhausted:
        return None
    return at.insert(at.text) if faction.on_track(at.state, "tea") == 0 else None


@of_both("fewer items refreshed than Birdsong asks for", "9.4.1", on=Move)
def vagabond_refreshes_too_few(at: Moment) -> Planting | None:
    """One of three items that are refreshed of four or more stays exhausted."""
    refreshed = [n for n, text in enumerate(at.texts) if re.fullmatch(r"%\w->(\w\+)?r", text)]
    if at.n or len(refreshed) != 3 or not at.plain():
        return None
    exhausted = sum(EXHAUSTED.of(at.state, TABLE, at.me, each) for each in ITEM_KINDS)
    return at.without(refreshed[-1]) if exhausted > len(refreshed) else None


@of_both("an item exhausted that is exhausted already", "9.2.5", on=Move)
def vagabond_exhausts_twice(at: Moment) -> Planting | None:
    """The only item of its kind is exhausted again."""
    found = re.fullmatch(r"%(\w)->e", at.text)
    names = {"s": "sword", "x": "crossbow", "h": "hammer", "r": "torch", "f": "boot"}
    if not found or found[1] not in names or _faction(at).undamaged(at.game, names[found[1]]) != 1:
        return None
    return at.swap(at.text, at.text)


@kind("a hit that a Vagabond does not take though items are left", "9.2.7", on=Battle, rare=True)
def vagabond_takes_too_few(at: Moment) -> Planting | None:
    """One item fewer is damaged."""
    node = at.node
    assert isinstance(node, Battle)
    if node.attacker or node.defender not in ("V", "G") or node.ambush or not node.rolls or at.me in BOTH:
        return None
    if not at.plain(*at.state.seats) or at.me in (LEGION, "knaves_of_the_deepwood"):
        return None
    lost = [
        number
        for number in range(at.n + 1, min(at.n + 5, len(at.nodes)))
        if re.fullmatch(rf"%\w{node.defender}\$->{node.defender}d", at.texts[number])
    ]
    hits = min(max(node.rolls), at.warriors(clearing(node.clearing)))
    return at.without(lost[-1]) if lost and len(lost) <= hits else None


@of_both("a coalition in a game of fewer than four players", "9.2.8", on=Move, rare=True)
def vagabond_coalition_of_three(at: Moment) -> Planting | None:
    """The marker goes to another's board in a smaller game."""
    score = at.state.score[at.me]
    if len(at.state.seats) >= 4 or score is None or score < 10 or not _pawn_moves(at) or not at.hand():
        return None
    if not _before(at, "f"):
        return None
    other = at.letter_of(at.others[0])
    return at.insert(f"F#dom{at.letter}->{at.letter}$", f"++->{other}$")


@of_both("an item left damaged by a Rest in a forest", "9.6.1", on=Move)
def vagabond_rests_too_little(at: Moment) -> Planting | None:
    """One of the items stays in the Damaged box, and not among the Spoils of a Legion."""
    if at.seated(LEGION):
        return None
    moves = [text for text in at.texts[: at.n] if text.startswith("p")]
    if not moves or "_" not in moves[-1].split("->")[1]:
        return None
    if not re.fullmatch(r"%\wd->[a-z+]+", at.text) or _before(at, "h"):
        return None
    return at.swap()


@of_both("more items kept than the Satchel can hold", "9.6.4", on=Move, rare=True)
def vagabond_keeps_too_many(at: Moment) -> Planting | None:
    """An item that is given up at the turn's end stays."""
    return at.swap() if re.fullmatch(r"%\wd?->", at.text) and at.n > at.evening else None


@of_both("no points for aiding an Ally", "9.2.9.IIa", on=Score, rare=True)
def vagabond_ally_unscored(at: Moment) -> Planting | None:
    """The two points are left out."""
    node = at.node
    given = re.fullmatch(rf"\w?#[\w@]*{at.letter}->(\w)", at.texts[at.n - 1]) if at.n else None
    if not given or not isinstance(node, Score) or node.player or node.points != 2 or not at.turns_left:
        return None
    return at.swap()


@of_both("a relationship that improves by too little aid", "9.2.9.Ia", on=Move, rare=True)
def vagabond_aids_too_little(at: Moment) -> Planting | None:
    """The marker goes to the next space after the one card of a turn, where more are asked for."""
    other = _aids(at)
    if not other or not _before(at) or sum(f"{at.letter}->{other}" in text for text in at.texts) > 1:
        return None
    space = {"amiable": "2", "friendly": "a"}.get(_faction(at).relationship(at.game, at.letters[other].name))
    after = at.texts[at.n + 1 : at.n + 2]
    return at.swap(at.text, f"$_{other}->{space}", "++2") if space and after and f"$_{other}" not in after[0] else None
