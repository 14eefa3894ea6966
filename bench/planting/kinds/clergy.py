"""What the Honeycomb Clergy cannot do, and what follows on its doings (HCC)."""

from __future__ import annotations

import re
from typing import Any

from bench.planting.kind import kind
from bench.planting.moment import (
    CLERGY,
    DIASPORA,
    REAVERS,
    SECOND_VAGABOND,
    SUIT_LETTERS,
    VAGABOND,
    Moment,
    Planting,
    began_plain,
    clearing_move,
    placed,
)
from bench.planting.quiet import QUIET_DEFENDERS, quiet_battle, quiet_moves
from woodlaw.engine.concepts import open_slots
from woodlaw.engine.memory import TABLE
from woodlaw.logs.audits.honeycomb_clergy.penitence import MARKED
from woodlaw.logs.rootlog.syntax import Battle, Craft, Move, OpenPath, Score
from woodlaw.table.places import Place, clearing, supply

PENITENT = "penitent"
FLOWERS = {"f": "fox", "m": "mouse", "r": "rabbit", "b": "bird"}


def _clergy(at: Moment) -> Any:
    """Return the Clergy, with the questions of its own that it answers."""
    return next(faction for faction in at.letters.values() if faction.name == CLERGY)


def _cathedral(at: Moment, place: Place) -> bool:
    return at.has(place, "cathedral", CLERGY)


def _flower(at: Moment) -> tuple[str, Place] | None:
    """Return the flower that the next action places, and where."""
    found = re.fullmatch(r"t_([fmrb])->(\d+)", at.text)
    return (found[1], clearing(int(found[2]))) if found else None


@kind("a battle against a Penitent faction", "HCC.2.6.I", CLERGY)
def clergy_battles_penitent(at: Moment) -> Planting | None:
    """A battle without hits against one that keeps faith."""
    if clearing_move(at.node) is None and not isinstance(at.node, Battle):
        return None
    for place in at.clearings:
        for other in at.others:
            if (
                at.warriors(place)
                and at.warriors(place, other)
                and _clergy(at).penitence(at.state, other) == PENITENT
                and at.letters[at.letter_of(other)].human
            ):
                return at.insert(f"X{at.letter_of(other)}{place.number}(0,0)")
    return None


@kind("a flower placed where no Clergy warrior is", "HCC.2.2.II", CLERGY, on=Move)
def flower_without_warrior(at: Moment) -> Planting | None:
    """The flower goes to a matching clearing without the Clergy."""
    flower = _flower(at)
    if flower is None or (at.n and re.fullmatch(r"t_\w\d+->", at.texts[at.n - 1])):
        return None
    for place in at.clearings:
        if (
            not at.warriors(place)
            and not _cathedral(at, place)
            and not at.kept(place)
            and (flower[0] == "b" or at.matches(FLOWERS[flower[0]], place))
        ):
            return at.swap(f"t_{flower[0]}->{place.number}")
    return None


@kind("a flower placed where a Cathedral is", "HCC.2.2.II", CLERGY, on=Move)
def flower_at_cathedral(at: Moment) -> Planting | None:
    """The flower goes to a matching clearing with a Cathedral; Replant alone may leave one there."""
    flower = _flower(at)
    if flower is None or (at.n and re.fullmatch(r"t_\w\d+->", at.texts[at.n - 1])):
        return None
    for place in at.clearings:
        if _cathedral(at, place) and at.warriors(place) and (flower[0] == "b" or at.matches(FLOWERS[flower[0]], place)):
            return at.swap(f"t_{flower[0]}->{place.number}")
    return None


@kind("a flower placed in a clearing of another suit", "HCC.2.2.II", CLERGY, on=Move)
def flower_off_suit(at: Moment) -> Planting | None:
    """The flower goes to a clearing that does not match it."""
    flower = _flower(at)
    if flower is None or flower[0] == "b" or (at.n and re.fullmatch(r"t_\w\d+->", at.texts[at.n - 1])):
        return None
    for place in at.clearings:
        if at.warriors(place) and not _cathedral(at, place) and not at.matches(FLOWERS[flower[0]], place):
            return at.swap(f"t_{flower[0]}->{place.number}")
    return None


@kind("Bloom without a card", "HCC.4.3", CLERGY, on=Move)
def bloom_for_nothing(at: Moment) -> Planting | None:
    """The bird card of the first flower is left out."""
    if at.n != 1 or _flower(at) is None or not re.fullmatch(r"B#[\w@]*Y->", at.texts[0]) or at.spends != 1:
        return None
    return at.without(0)


@kind("Bloom with a card that is no bird", "HCC.4.3", CLERGY, on=Move)
def bloom_without_bird(at: Moment) -> Planting | None:
    """The card spent is a fox."""
    if at.n != 1 or _flower(at) is None or not re.fullmatch(r"B#[\w@]*Y->", at.texts[0]) or not at.plain():
        return None
    return at.rewrite(0, "F#Y->")


@kind("Swarm without a card", "HCC.5.1.II", CLERGY, on=Move)
def swarm_for_nothing(at: Moment) -> Planting | None:
    """The card is left out."""
    if not re.fullmatch(r"2w->\d+", at.text) or not at.n or at.spends != 1:
        return None
    return at.without(at.n - 1) if re.fullmatch(r"\w?#[\w@]*Y->", at.texts[at.n - 1]) else None


@kind("Swarm with a card that does not match the Cathedral's clearing", "HCC.5.1.II", CLERGY, on=Move)
def swarm_off_suit(at: Moment) -> Planting | None:
    """The card has another suit."""
    found = re.fullmatch(r"2w->(\d+)", at.text)
    if not found or not at.n or at.spends != 1 or not at.plain():
        return None
    wrong = at.suit_not_of(clearing(int(found[1])))
    return at.rewrite(at.n - 1, f"{wrong}#Y->") if wrong and at.texts[at.n - 1].endswith("Y->") else None


@kind("Swarm where no Cathedral is", "HCC.5.1.II", CLERGY, on=Move)
def swarm_elsewhere(at: Moment) -> Planting | None:
    """The warriors come to a clearing without a Cathedral."""
    ends = placed(at.node, "w", "")
    if not ends or len(ends) != 2 or not at.plain() or not any(_cathedral(at, place) for place in at.clearings):
        return None
    if any("Yb_c" in text for text in at.texts):
        return None
    for place in at.clearings:
        if not _cathedral(at, place) and not at.kept(place):
            return at.swap(f"2w->{place.number}")
    return None


@kind("three warriors placed by one Swarm", "HCC.5.1.II", CLERGY, on=Move)
def swarm_of_three(at: Moment) -> Planting | None:
    """One warrior more."""
    found = re.fullmatch(r"2w->(\d+)", at.text)
    if not found or not at.plain() or at.state.warriors(supply(CLERGY), CLERGY) < 3:
        return None
    return at.swap(f"3w->{found[1]}") if not any("Yb_c" in text for text in at.texts) else None


@kind("more moves than three actions allow", "HCC.5.1", CLERGY, on=Move)
def clergy_moves_too_often(at: Moment) -> Planting | None:
    """Seven moves to and fro beside one that is there."""
    moves = quiet_moves(at)
    if clearing_move(at.node) is None or moves is None or not at.plain() or at.state.map.id == "lake":
        return None
    return at.insert(*[moves[number % 2] for number in range(6)])


@kind("four battles in a turn", "HCC.5.1.III", CLERGY, on=Battle)
def clergy_battles_too_often(at: Moment) -> Planting | None:
    """Three more battles without hits."""
    node = at.node
    battle = quiet_battle(at)
    if not isinstance(node, Battle) or node.attacker or not battle or not at.plain():
        return None
    if any(re.match(r"b_c\d+->", text) for text in at.texts):
        return None  # Poke the Hive lets battle too.
    other = at.letters[battle[1]].name
    if _clergy(at).penitence(at.state, other) == PENITENT:
        return None
    return at.insert(battle, battle, battle)


@kind("Replant with a flower that does not match the clearing", "HCC.5.1.IV", CLERGY, on=Move)
def replant_off_suit(at: Moment) -> Planting | None:
    """The new flower has another suit."""
    flower = _flower(at)
    if flower is None or not at.n or not re.fullmatch(rf"t_\w{flower[1].number}->", at.texts[at.n - 1]):
        return None
    for letter, suit in FLOWERS.items():
        if letter != "b" and not at.matches(suit, flower[1]):
            return at.swap(f"t_{letter}->{flower[1].number}")
    return None


@kind("Replant with a bird flower", "HCC.5.1.IV", CLERGY, on=Move)
def replant_with_bird(at: Moment) -> Planting | None:
    """The new flower is a bird's."""
    flower = _flower(at)
    if flower is None or not at.n or not re.fullmatch(rf"t_\w{flower[1].number}->", at.texts[at.n - 1]):
        return None
    return at.swap(f"t_b->{flower[1].number}") if flower[0] != "b" else None


@kind("a flower scored where no Cathedral is", "HCC.5.2.I", CLERGY, end=True)
def score_without_cathedral(at: Moment) -> Planting | None:
    """A flower of a clearing without a Cathedral is spent for a point."""
    if at.state.score[CLERGY] is None:
        return None
    drawn_at = next((n for n, text in enumerate(at.texts) if re.fullmatch(r"\w?#[\w@]*\w->Y", text)), at.evening)
    for place in at.clearings:
        for letter, suit in FLOWERS.items():
            stood = any(p.kind == f"{suit}_flower" for p in at.start.at(place))
            if (
                at.has(place, f"{suit}_flower")
                and stood
                and not _cathedral(at, place)
                and f"b_c->{place.number}" not in at.texts
                and letter != "b"
                and at.matches(suit, place)
            ):
                return at.rewrite(drawn_at - 1, at.texts[drawn_at - 1], f"t_{letter}{place.number}->", "++")
    return None


@kind("a flower scored at a Cathedral whose clearing it does not match", "HCC.5.2.I", CLERGY, on=Score)
def score_off_suit(at: Moment) -> Planting | None:
    """The flower spent is one that does not match; it could have paid for a card in a turn in which one is crafted."""
    if any(text.startswith("Z") for text in at.texts):
        return None
    if not at.n or (found := re.fullmatch(r"t_([fmrb])(\d+)->", at.texts[at.n - 1])) is None:
        return None
    place = clearing(int(found[2]))
    for letter, suit in FLOWERS.items():
        if letter != "b" and at.has(place, f"{suit}_flower") and not at.matches(suit, place):
            return at.rewrite(at.n - 1, f"t_{letter}{place.number}->")
    return None


@kind("a second Cathedral in a clearing", "HCC.5.2.II", CLERGY, on=Move)
def second_cathedral(at: Moment) -> Planting | None:
    """The Cathedral goes where one is."""
    if not re.fullmatch(r"b_c->\d+", at.text):
        return None
    for place in at.clearings:
        if _cathedral(at, place) and open_slots(at.game, place):
            return at.swap(f"b_c->{place.number}")
    return None


@kind("no point for a crafted card", "HCC.2.3", CLERGY, on=Craft)
def honeymakers_unscored(at: Moment) -> Planting | None:
    """The point of Honeymakers is left out."""
    after = at.to_come[0] if at.to_come else None
    if not isinstance(after, Score) or after.player or not at.turns_left or at.state.score[CLERGY] is None:
        return None
    if any(text.startswith("b_c") for text in at.texts):
        return None
    return at.swap(at.text, of=2)


@kind("a Penitent faction that removes a piece of the Clergy and stays Penitent", "HCC.2.6.IV", on=Move)
def no_sacrilege(at: Moment) -> Planting | None:
    """The marker is left where it is."""
    return at.swap() if re.fullmatch(r"Y\$_\w->h", at.text) and at.me != CLERGY and len(at.nodes) > 1 else None


@kind("a faction made Penitent without giving a card", "HCC.6.1", CLERGY, on=Move)
def repent_for_nothing(at: Moment) -> Planting | None:
    """The card is left out."""
    found = re.fullmatch(r"\$_(\w)->p", at.text)
    if not found or not at.n or not re.fullmatch(rf"\w?#[\w@]*{found[1]}->Y", at.texts[at.n - 1]):
        return None
    if sum(text.endswith(f"{found[1]}->Y") for text in at.texts) > 1:
        return None
    return at.without(at.n - 1)


@kind("a faction without a piece at a Cathedral made Penitent", "HCC.6.1", CLERGY, on=Move)
def repent_from_afar(at: Moment) -> Planting | None:
    """Another faction repents, which has nothing where a Cathedral is."""
    found = re.fullmatch(r"\$_(\w)->p", at.text)
    if not found or not at.n:
        return None
    for other in at.others:
        near = any(_cathedral(at, place) and at.pieces(place, other) for place in at.clearings)
        if not near and _clergy(at).penitence(at.state, other) != PENITENT and at.letters[at.letter_of(other)].human:
            letter = at.letter_of(other)
            return at.rewrite(at.n, at.text, f"#{letter}->Y", f"$_{letter}->p") if at.hand(other) else None
    return None


@kind("Repent with a card that matches no Cathedral's clearing", "HCC.6.1", CLERGY, on=Move)
def repent_off_suit(at: Moment) -> Planting | None:
    """The card given has a suit that no Cathedral's clearing has where that faction is."""
    found = re.fullmatch(r"\$_(\w)->p", at.text)
    if not found or not at.n or not re.fullmatch(rf"\w?#[\w@]*{found[1]}->Y", at.texts[at.n - 1]):
        return None
    player = at.letters[found[1]].name
    sites = [place for place in at.clearings if _cathedral(at, place) and at.pieces(place, player)]
    for suit in ("fox", "mouse", "rabbit"):
        if not any(at.matches(suit, place) for place in sites) and at.plain(player) and not at.seated(DIASPORA):
            return at.rewrite(at.n - 1, f"{SUIT_LETTERS[suit]}#{found[1]}->Y")
    return None


@kind("an Indulgence left out", "HCC.4.2", CLERGY, on=Move)
def indulgence_missing(at: Moment) -> Planting | None:
    """A Penitent faction draws nothing as the Clergy's turn begins."""
    if at.n or not re.fullmatch(r"#->[^Y]", at.text) or len(at.nodes) < 2:
        return None
    return at.swap()


@kind("an Indulgence for a Heretic", "HCC.4.2", CLERGY)
def indulgence_for_heretic(at: Moment) -> Planting | None:
    """A faction that is no Penitent draws a card."""
    if at.n or not at.plain():
        return None
    for other in at.others:
        if _clergy(at).penitence(at.state, other) == "heretic" and at.letters[at.letter_of(other)].human:
            return at.insert(f"#->{at.letter_of(other)}")
    return None


@kind("no point for a card that the Penitent craft", "HCC.2.6.II", on=Score)
def honey_for_the_holy_unscored(at: Moment) -> Planting | None:
    """The one point more of the first card that a Penitent faction crafts is left out."""
    node = at.node
    penitent = at.seated(CLERGY) and at.me != CLERGY and _clergy(at).penitence(at.state, at.me) == PENITENT
    crafts = [number for number, done in enumerate(at.done) if isinstance(done, Craft)]
    if not penitent or crafts != [at.n - 1] or not isinstance(node, Score) or node.player:
        return None
    return at.swap(*([f"++{node.points - 1 if node.points > 2 else ''}"] if node.points > 1 else []))


@kind("Divine Intervention left out", "HCC.4.1", CLERGY, on=Move, rare=True)
def no_divine_intervention(at: Moment) -> Planting | None:
    """No warriors come, though none are on the map."""
    return at.swap() if re.fullmatch(r"4w->\d+", at.text) and not any(map(at.warriors, at.clearings)) else None


@kind("a Swarm at a Cathedral that is built later in the turn", "HCC.5.1.II", CLERGY, on=Move, rare=True)
def swarm_at_later_cathedral(at: Moment) -> Planting | None:
    """The warriors come where the next Cathedral will stand."""
    found = re.fullmatch(r"2w->(\d+)", at.text)
    sites = [int(built[1]) for built in map(re.compile(r"b_c->(\d+)").fullmatch, at.texts[at.n :]) if built]
    if not found or not sites or not at.plain() or any("Yb_c" in text for text in at.texts):
        return None
    new = clearing(sites[-1])
    return at.swap(f"2w->{sites[-1]}") if not _cathedral(at, new) and at.spends > 1 else None


@kind("two cards of one faction that repents", "HCC.6.1", CLERGY, on=Move)
def repent_with_two(at: Moment) -> Planting | None:
    """The faction that becomes Penitent gives another card."""
    found = re.fullmatch(r"\$_(\w)->p", at.text)
    if not found or not at.plain() or not at.hand(at.letters[found[1]].name) or at.seated(DIASPORA):
        return None
    return at.insert(f"#{found[1]}->Y")


@kind("a card of a Penitent faction", "HCC.6.1", CLERGY, end=True)
def repent_again(at: Moment) -> Planting | None:
    """Somebody who is Penitent as the turn begins gives a card."""
    if not at.plain() or not began_plain(at):
        return None
    for other in at.others:
        if _clergy(at).penitence(at.start, other) == PENITENT and at.hand(other):
            return at.insert_in_evening(f"#{at.letter_of(other)}->Y")
    return None


@kind("a Penitent faction set to Heretic for nothing", "HCC.2.6.IV", end=True)
def heretic_for_nothing(at: Moment) -> Planting | None:
    """The marker goes to the Heretics, though nothing of the Clergy is removed."""
    if at.me == CLERGY or not at.seated(CLERGY) or _clergy(at).penitence(at.state, at.me) != PENITENT:
        return None
    if any(re.search(r"Y[wtb]|X\w*Y|YX", text) for text in at.texts):
        return None
    return at.insert(f"Y$_{at.letter}->h")


@kind("warriors of Poke the Hive placed in another clearing", "HCC.2.5", on=Move)
def hive_elsewhere(at: Moment) -> Planting | None:
    """They come where no Cathedral fell."""
    found = re.fullmatch(r"(\d*)Yw->(\d+)", at.text)
    if not found or at.me == CLERGY:
        return None
    for place in at.clearings:
        if not any(re.match(rf"\d*Y\w+{place.number}->", text) for text in at.texts) and not at.kept(place):
            return at.swap(f"{found[1]}Yw->{place.number}")
    return None


@kind("a battle of Poke the Hive with another than who destroyed the Cathedral", "HCC.2.5", on=Battle, rare=True)
def hive_against_another(at: Moment) -> Planting | None:
    """The Clergy attack somebody else in that clearing."""
    node = at.node
    assert isinstance(node, Battle)
    if node.attacker != "Y" or at.me == CLERGY or at.seated(VAGABOND, SECOND_VAGABOND):
        return None
    place = clearing(node.clearing)
    fought = {letter for n in at.nodes if isinstance(n, Battle) for letter in (n.attacker or at.letter, n.defender)}
    for other in at.others:
        letter = at.letter_of(other)
        if other != CLERGY and letter not in fought and at.warriors(place, other) and other in QUIET_DEFENDERS:
            return at.swap(f"YX{letter}{place.number}(0,0)")
    return None


@kind("a path opened for a card that pays for a flower", "M.4.3", CLERGY, on=OpenPath, rare=True)
def path_for_a_bloom(at: Moment) -> Planting | None:
    """Of two cards spent for a flower and for a path only the flower's is."""
    if at.n < 3 or not re.fullmatch(r"\w?#[\w@]*Y->", at.texts[at.n - 1]):
        return None
    blooms = re.fullmatch(r"B#[\w@]*Y->", at.texts[0]) and re.fullmatch(r"t_\w->\d+", at.texts[1])
    moves = any(clearing_move(node) for node in at.to_come)
    return at.without(at.n - 1) if blooms and moves and at.spends == 2 and at.plain() else None


@kind("a flower that blooms where warriors come later in the turn", "HCC.4.3", CLERGY, on=Move, rare=True)
def bloom_too_late(at: Moment) -> Planting | None:
    """The flower comes where no warrior stood as the turn began; so do all others of the turn."""
    flower = _flower(at)
    flowers = [clearing(int(f[1])) for f in map(re.compile(r"t_\w->(\d+)").fullmatch, at.texts[at.n + 1 :]) if f]
    if flower is None or at.n != 1 or len(flowers) != 2 or "#->Y" not in at.texts or not at.plain():
        return None
    new = [place for place in flowers if not at.warriors(place)]
    moves = [number for number, node in enumerate(at.nodes) if clearing_move(node)]
    if len(new) != 2 or len(moves) < 2 or at.state.map.id == "lake":
        return None
    return at.rewrite(at.n, f"t_{flower[0]}->{new[0].number}")


@kind("warriors of Poke the Hive though no Cathedral fell", "HCC.2.5", on=Move)
def hive_for_nothing(at: Moment) -> Planting | None:
    """As many warriors come back as fell in a battle of another's turn."""
    found = re.fullmatch(r"(\d*)Yw(\d+)->(\w?\$)?", at.text)
    if not found or at.me == CLERGY or any("b_c" in text for text in at.texts) or at.seated(REAVERS):
        return None
    place = clearing(int(found[2]))
    return at.swap(at.text, f"{found[1]}Yw->{place.number}") if not at.kept(place) else None


@kind("a second flower that blooms for one card", "HCC.4.3", CLERGY, on=Move, rare=True)
def bloom_of_two(at: Moment) -> Planting | None:
    """Another flower comes for the card of the first, in a turn that builds later and neither moves nor fights."""
    if at.n != 1 or _flower(at) is None or not re.fullmatch(r"B#[\w@]*Y->", at.texts[0]) or at.spends != 1:
        return None
    acts = any(clearing_move(node) or isinstance(node, Battle) for node in at.nodes)
    if acts or not any(re.fullmatch(r"b_c->\d+", text) for text in at.texts) or not at.plain():
        return None
    for letter, suit in FLOWERS.items():
        piece = _clergy(at).piece(f"{suit}_flower")
        left = _clergy(at).pieces[piece.kind].count - at.state.on_map(piece) - at.texts.count(f"t_{letter}->")
        sites = [p for p in at.clearings if at.warriors(p) and not _cathedral(at, p) and not at.kept(p)]
        for place in sites if left > 1 else ():
            if letter == "b" or at.matches(suit, place):
                return at.swap(at.text, f"t_{letter}->{place.number}")
    return None


@kind("a move after a Cathedral is built", "HCC.5", CLERGY, on=Move)
def move_after_building(at: Moment) -> Planting | None:
    """The last move before, between other clearings, is written behind."""
    built = re.fullmatch(r"b_c->(\d+)", at.text)
    moves = [(n, move) for n, move in enumerate(map(clearing_move, at.done)) if move]
    if not built or not moves or not at.plain() or int(built[1]) in moves[-1][1][1:]:
        return None
    number = moves[-1][0]
    return Planting((*at.nodes[:number], *at.nodes[number + 1 : at.n + 1], at.nodes[number], *at.nodes[at.n + 1 :]))


@kind("a card given to repent, and the marker left where it is", "HCC.6.1", CLERGY, on=Move)
def repent_untold(at: Moment) -> Planting | None:
    """The marker of a faction that repents is not written, and that of another was."""
    found = re.fullmatch(r"\$_(\w)->p", at.text)
    if not found or not at.n or not re.fullmatch(rf"\w?#[\w@]*{found[1]}->Y", at.texts[at.n - 1]):
        return None
    written = any(MARKED.of(at.state, TABLE, other) for other in at.others)
    return at.swap() if written and at.plain() and began_plain(at) and at.turns_left else None


@kind("no points for an item crafted beside a Cathedral that is built", "3.2.2", CLERGY, on=Craft, rare=True)
def item_unscored_beside_cathedral(at: Moment) -> Planting | None:
    """The points of the last thing that scores are left out; those of the Cathedral are told."""
    after = at.to_come[0] if at.to_come else None
    if not isinstance(after, Score) or after.player or not at.turns_left or at.state.score[CLERGY] is None:
        return None
    built = any(re.fullmatch(r"b_c->\d+", text) for text in at.done_texts)
    scored = sum(node.points for node in at.done if isinstance(node, Score) and not node.player)
    more = any(isinstance(node, Score) for node in at.to_come[1:])
    item = "%" in at.text and "++->Y$" not in at.texts
    return at.swap(at.text, of=2) if item and built and not more and scored not in (0, after.points) else None
