"""What the Lilypad Diaspora cannot do, and what follows on its enclaves (16)."""

from __future__ import annotations

import re

from bench.planting.kind import CARDS, kind
from bench.planting.moment import DIASPORA, Moment, Planting, began_plain, clearing_move, node_of, placed
from bench.planting.quiet import quiet_battle
from woodlaw.engine.concepts import by_river
from woodlaw.logs.rootlog.syntax import Battle, Craft, Flip, Move, OpenPath, Score
from woodlaw.table.places import DISCARD, Place, clearing, common, supply

MOVERS = ("Zsettlers", "Zagitators", "Zassimilationists", "Zcompanions", "Zboat", "Ztun", "Zcplans")
"""Cards whose effect moves or lets move, so that a move after them need not be of Daylight."""
POND = common("pond")
PEACEFUL, MILITANT = "peaceful_enclave", "militant_enclave"


def _militant(at: Moment) -> list[Place]:
    return [place for place in at.clearings if at.has(place, MILITANT, DIASPORA)]


def _enclave(at: Moment, place: Place) -> bool:
    return at.has(place, PEACEFUL, DIASPORA) or at.has(place, MILITANT, DIASPORA)


@kind("a warrior left out at a Militant enclave", "16.4.2.I", DIASPORA, on=Move)
def rally_too_few(at: Moment) -> Planting | None:
    """Rally, or Provoke, leaves an enclave out."""
    ends = placed(at.node, "w", "")
    if not ends or len(ends) < 2 or sorted(ends) != [p.number for p in _militant(at)]:
        return None
    return at.swap("w->" + "+".join(map(str, ends[1:])))


@kind("a warrior placed where no Militant enclave is", "16.4.2.I", DIASPORA, on=Move)
def rally_elsewhere(at: Moment) -> Planting | None:
    """A warrior comes to a clearing without one."""
    ends = placed(at.node, "w", "")
    if not ends or not at.plain():
        return None
    for place in at.clearings:
        stood = any(piece.owner == DIASPORA for piece in at.start.at(place))
        if not _enclave(at, place) and not stood and not at.kept(place):
            return at.swap("w->" + "+".join(map(str, sorted([*ends[:-1], place.number]))))
    return None


@kind("two warriors placed at one Militant enclave", "16.4.2.I", DIASPORA, on=Move)
def rally_twice(at: Moment) -> Planting | None:
    """An enclave gets one warrior more."""
    ends = placed(at.node, "w", "")
    if not ends or not at.plain() or at.state.warriors(supply(DIASPORA), DIASPORA) <= len(ends):
        return None
    if sorted(ends) != [p.number for p in _militant(at)]:
        return None
    return at.swap("w->" + "+".join(map(str, sorted([*ends, ends[0]]))))


@kind("a second enclave in a clearing", "16.5.1", DIASPORA, on=Move)
def second_enclave(at: Moment) -> Planting | None:
    """The Peaceful enclave goes where one is."""
    if not re.fullmatch(r"t_p->\d+", at.text):
        return None
    for place in at.clearings:
        if _enclave(at, place) and at.rules(place) and at.text != f"t_p->{place.number}":
            return at.swap(f"t_p->{place.number}")
    return None


@kind("a Peaceful enclave placed without rule", "16.5.1", DIASPORA, on=Move)
def settle_without_rule(at: Moment) -> Planting | None:
    """The enclave goes where the Diaspora does not rule."""
    if not re.fullmatch(r"t_p->\d+", at.text) or not at.plain():
        return None
    for place in at.clearings:
        if not _enclave(at, place) and not at.rules(place) and not at.kept(place):
            return at.swap(f"t_p->{place.number}")
    return None


@kind("a Militant enclave placed off the river without a warrior", "16.5.2", DIASPORA, on=Move)
def provoke_off_river(at: Moment) -> Planting | None:
    """The enclave goes where neither is."""
    if not re.fullmatch(r"t_m->\d+", at.text) or not at.plain():
        return None
    if any("militias" in text for text in at.texts):
        return None
    for place in at.clearings:
        if by_river(at.game, place) or at.warriors(place) or _enclave(at, place):
            continue
        if not at.kept(place):
            return at.swap(f"t_m->{place.number}")
    return None


@kind("Provoke without the discard at its end", "16.5.2", DIASPORA, on=Move)
def provoke_without_discard(at: Moment) -> Planting | None:
    """The card is left out, in a turn that discards one."""
    if at.n < 2 or not re.fullmatch(r"\w?#[\w@]*F->", at.text) or at.spends != 1:
        return None
    if any(text.startswith("Z") for text in at.texts):
        return None  # Some frog cards flip or place enclaves too.
    if not placed(at.nodes[at.n - 1], "w", "") or not re.match(r"t_m->|t\d+\^t_m", at.texts[at.n - 2]):
        return None
    return at.swap() if not isinstance(at.to_come[0] if at.to_come else None, OpenPath) else None


@kind("Daylight actions beyond three", "16.5", DIASPORA, on=Move, rare=True)
def diaspora_acts_too_often(at: Moment) -> Planting | None:
    """Four enclaves flipped to Militant one after the other, beside a move."""
    peaceful = [place for place in at.clearings if at.has(place, PEACEFUL, DIASPORA)]
    if clearing_move(at.node) is None or not at.plain() or len(peaceful) < 4:
        return None
    if any(text.startswith("Z") for text in at.texts):
        return None  # Some frog cards flip enclaves too.
    return at.insert(*[f"t{place.number}^t_m" for place in peaceful[:4]])


@kind("crafting in Daylight", "16.2.7", DIASPORA, on=Move)
def diaspora_crafts_late(at: Moment) -> Planting | None:
    """What was crafted in Birdsong is crafted after a move, in a turn without Laborers, which craft in Evening."""
    if clearing_move(at.node) is None or not began_plain(at) or any(text.startswith("Z") for text in at.texts[at.n :]):
        return None
    if any("laborers" in text for text in at.texts):
        return None
    for number, node in enumerate(at.done):
        text = at.texts[number]
        if (
            isinstance(node, Craft)
            and not node.item
            and text not in MOVERS
            and number + 1 < len(at.texts)
            and re.match(r"Z|\d*w", at.texts[number + 1])
        ):
            rest = [each for index, each in enumerate(at.nodes) if index != number]
            return Planting((*rest[: at.n], node, *rest[at.n :]))
    return None


@kind("Integrate twice in a turn", "16.6.2", DIASPORA, end=True)
def integrate_twice(at: Moment) -> Planting | None:
    """A second card is spent, and scored."""
    number = at.evening - 1
    node = at.nodes[number] if number > 0 else None
    if not isinstance(node, Score) or node.player or at.state.score[DIASPORA] is None or not at.hand():
        return None
    if not re.fullmatch(r"\w#[\w@]*F->", at.texts[number - 1]) or not at.turns_left:
        return None
    if number > 1 and not isinstance(at.nodes[number - 2], Move):
        return None
    return at.rewrite(number, at.texts[number], "#F->", at.texts[number])


@kind("points of Integrate that are not those of the enclaves", "16.6.2", DIASPORA, end=True, rare=True)
def integrate_points(at: Moment) -> Planting | None:
    """One point more."""
    number = at.evening - 1
    node = at.nodes[number] if number > 0 else None
    if not isinstance(node, Score) or node.player or not at.plain(*at.state.seats) or not at.turns_left:
        return None
    if not re.fullmatch(r"\w#[\w@]*F->", at.texts[number - 1]) or at.seated("automated_alliance", "honeycomb_clergy"):
        return None
    return at.rewrite(number, f"++{node.points + 1}")


@kind("Integrate without spending a card", "16.6.2", DIASPORA, end=True)
def integrate_for_nothing(at: Moment) -> Planting | None:
    """The card is left out."""
    number = at.evening - 1
    node = at.nodes[number] if number > 0 else None
    if not isinstance(node, Score) or node.player or at.spends != 1:
        return None
    return at.without(number - 1) if re.fullmatch(r"\w#[\w@]*F->", at.texts[number - 1]) else None


@kind("Retaliate left out at a Militant enclave", "16.6.1", DIASPORA, on=Battle, rare=True)
def retaliation_missing(at: Moment) -> Planting | None:
    """The one battle of Evening, in which nobody lost anything, is left out."""
    node = at.node
    assert isinstance(node, Battle)
    after = at.texts[at.n + 1] if at.to_come else ""
    here = [each for each in at.nodes if isinstance(each, Battle) and each.clearing == node.clearing]
    if node.attacker or f"{node.clearing}->" in after or len(here) > 1 or node.ambush:
        return None
    if not at.has(clearing(node.clearing), MILITANT) or at.turns_left == 0:
        return None
    if at.warriors(clearing(node.clearing), at.letters[node.defender].name) < 1:
        return None
    if any(clearing_move(each) for each in at.to_come) or any(text.startswith("t") for text in at.texts[at.n :]):
        return None
    return at.swap()


@kind("a Militant enclave flipped by a player without pieces there", "16.2.5", on=Move)
def negotiate_from_afar(at: Moment) -> Planting | None:
    """The enclave of another clearing is flipped."""
    if at.me == DIASPORA or not at.seated(DIASPORA) or clearing_move(at.node) is None or not at.plain():
        return None
    if any(re.match(r"Ft\d+\^t_p", text) for text in at.texts):
        return None
    place = next((place for place in _militant(at) if not at.pieces(place, at.me)), None)
    return at.insert(f"Ft{place.number}^t_p") if place else None


@kind("fears that do not come to pass", "16.2.4", on=Flip, rare=True)
def fears_left_out(at: Moment) -> Planting | None:
    """The enclaves that an attacker's battle flips stay Peaceful."""
    if at.me == DIASPORA or not re.fullmatch(r"Ft\d+\^t_m", at.text):
        return None
    first = next(n for n, text in enumerate(at.texts) if re.fullmatch(r"Ft\d+\^t_m", text))
    if first != at.n or not any(isinstance(node, Battle) and node.defender == "F" for node in at.done):
        return None
    gone = [n for n, text in enumerate(at.texts) if re.fullmatch(r"Ft\d+\^t_m", text)]
    gone += [n + 1 for n in gone if n + 1 < len(at.texts) and at.texts[n + 1].startswith("Fw->")]
    if any(text.startswith(("Zmilitias", "Zagitators", "Zadvocates", "Zcompanions")) for text in at.texts):
        return None
    return at.without(*gone)


@kind("a battle more than Settle and Retaliate allow", "16.5.1", DIASPORA, on=Battle)
def diaspora_battles_too_often(at: Moment) -> Planting | None:
    """Battles without hits, more than three and one for each Militant enclave."""
    node = at.node
    battle = quiet_battle(at)
    if not isinstance(node, Battle) or node.attacker or not battle or not at.plain():
        return None
    if any(text.startswith("Z") for text in at.texts):
        return None  # Some frog cards let battle too.
    return at.insert(*[battle] * (4 + len(_militant(at))))


@kind("neither Rally nor Reconcile", "16.4.2", DIASPORA, on=Move)
def diaspora_neither(at: Moment) -> Planting | None:
    """What Rally places is left out, and nothing is flipped in Birdsong."""
    ends = placed(at.node, "w", "")
    return at.swap() if ends and sorted(ends) == [p.number for p in _militant(at)] and len(at.nodes) > 2 else None


# What a turn brings ---------------------------------------------------------------------------------------------------
@kind("an enclave reconciled that was provoked in the same turn", "16.4.2.II", DIASPORA, on=Move)
def reconciles_provoked(at: Moment) -> Planting | None:
    """The enclave that Provoke has placed is flipped at once."""
    found = at.n and re.fullmatch(r"t_m->(\d+)", at.texts[at.n - 1])
    if not found or not placed(at.node, "w", "") or any("militias" in text for text in at.texts):
        return None
    return at.insert_in_evening(f"t{found[1]}^t_p")


@kind("fewer points of Integrate than enclaves match the card", "16.6.2", DIASPORA, on=Score, rare=True)
def integrates_for_less(at: Moment) -> Planting | None:
    """A point is left out."""
    spends = at.n and re.fullmatch(r"[FMR]#\w+F->", at.texts[at.n - 1])
    points = re.fullmatch(r"\+\+(\d*)", at.text)
    if not spends or not points or at.spends != 1 or at.effects() or not at.turns_left:
        return None
    if any("t_m" in text or "dom*" in text or text.startswith("X") for text in at.texts):
        return None
    left = int(points[1] or 1) - 1
    return at.swap(f"++{left}" if left > 1 else "++") if left else None


@kind("no card drawn for an enclave reconciled where the Diaspora rules", "16.6.3", DIASPORA, on=Flip)
def reconciles_without_draw(at: Moment) -> Planting | None:
    """The card is left out."""
    found = re.fullmatch(r"t(\d+)\^t_p", at.text)
    after = at.texts[at.n + 1] if at.to_come else ""
    if not found or after != "#->F" or not at.rules(clearing(int(found[1]))) or not at.turns_left:
        return None
    return at.swap(at.text, of=2)


# In the turns of others -----------------------------------------------------------------------------------------------
@kind("fears that come to pass though no Peaceful enclave was attacked", "16.2.4", end=True)
def feared_for_nothing(at: Moment) -> Planting | None:
    """A Peaceful enclave beside the player is flipped, and a warrior comes."""
    if at.me == DIASPORA or DIASPORA not in at.state.seats or any(re.search("XF|militias|^Z$|Ft", t) for t in at.texts):
        return None
    for place in at.clearings:
        if at.has(place, PEACEFUL, DIASPORA) and at.pieces(place, at.me) and not at.kept(place):
            return at.insert_in_evening(f"Ft{place.number}^t_m", f"Fw->{place.number}")
    return None


@kind("two warriors placed at an enclave as fears come to pass", "16.2.4", on=Move)
def feared_twice(at: Moment) -> Planting | None:
    """One warrior more comes."""
    ends = placed(at.node, "w", "", "F")
    flipped = at.n and re.fullmatch(r"Ft\d+\^t_m", at.texts[at.n - 1])
    if at.me == DIASPORA or not flipped or not ends or len(ends) != 1:
        return None
    return at.swap(f"2Fw->{ends[0]}") if at.state.warriors(supply(DIASPORA), DIASPORA) > 1 else None


@kind("no warrior placed at an enclave as fears come to pass", "16.2.4", on=Move)
def feared_alone(at: Moment) -> Planting | None:
    """The warrior does not come, of whom the supply holds plenty."""
    ends = placed(at.node, "w", "", "F")
    flipped = at.n and re.fullmatch(r"Ft\d+\^t_m", at.texts[at.n - 1])
    if at.me == DIASPORA or not flipped or not ends or at.effects() or not at.turns_left:
        return None
    return at.without(at.n) if at.state.warriors(supply(DIASPORA), DIASPORA) > 3 else None


@kind("two moves forced by one card of Settlers", "card.settlers", CARDS, on=Move, rare=True)
def forced_twice(at: Moment) -> Planting | None:
    """The warriors that were forced to move go back."""
    found = re.fullmatch(r"(\d*Fw)(\d+)->(\d+)", at.text)
    if at.me == DIASPORA or not found or not at.n or at.texts[at.n - 1] != "Zsettlers" or at.effects():
        return None
    return at.swap(at.text, f"{found[1]}{found[3]}->{found[2]}")


@kind("points of Advocates for enclaves that are not ruled", "card.advocates", CARDS, on=Score, rare=True)
def advocates_too_many(at: Moment) -> Planting | None:
    """All Peaceful enclaves of a suit score."""
    after = at.texts[at.n + 1] if at.to_come else ""
    if not re.fullmatch(rf"G#advocates{at.letter}\$->", after) or any(
        "->" in t and "#" not in t for t in at.done_texts
    ):
        return None
    lying = [place for place in at.clearings if at.has(place, PEACEFUL, DIASPORA)]
    suits = ("fox", "rabbit", "mouse")
    ruled = max(sum(suit in at.suits(place) and at.rules(place) for place in lying) for suit in suits)
    points = max(sum(suit in at.suits(place) for place in lying) for suit in suits)
    return at.swap(f"++{points}") if points > max(ruled, 1) else None


@kind("a card drawn out of a pile that does not hold it", "1.5.1", DIASPORA, on=Move)
def drawn_from_elsewhere(at: Moment) -> Planting | None:
    """Another frog card is named that has not been discarded; a discard of no suit would have hidden it."""
    if not re.fullmatch(r"G#\w+\*->F", at.text):
        return None
    lying = at.state.cards_at(POND)
    hidden = not all(card.known for card in lying) or not all(card.suit for card in at.state.cards_at(DISCARD))
    frogs = ("settlers", "agitators", "stewards", "advocates")
    name = next((name for name in frogs if name not in {card.id for card in lying}), "")
    return at.swap(f"G#{name}*->F") if name and not hidden else None


@kind("two battles forced by one card of Agitators", "card.agitators", CARDS, on=Battle, rare=True)
def agitated_again(at: Moment) -> Planting | None:
    """The battle that was forced is fought once more, without hits."""
    found = re.fullmatch(r"(FX\w\d+)\S*\(\d,\d\)", at.text)
    if at.me == DIASPORA or not found or "Zagitators" not in at.done_texts or at.effects():
        return None
    return at.insert(f"{found[1]}(0,0)")


@kind("an enclave that is not ruled removed by Assimilationists", "card.assimilationists", CARDS, on=Move, rare=True)
def assimilates_elsewhere(at: Moment) -> Planting | None:
    """Another Peaceful enclave is removed."""
    found = at.n and re.fullmatch(r"(F?)t_p\d+->", at.text)
    if not found or at.texts[at.n - 1] != "Zassimilationists":
        return None
    lying = [place for place in at.clearings if at.has(place, PEACEFUL, DIASPORA)]
    other = next((place for place in lying if not at.rules(place)), None)
    return at.swap(f"{found[1]}t_p{other.number}->") if other else None


# Cards and enclaves between the Diaspora and others ------------------------------------------------------------------
@kind("an enclave flipped by negotiations without a card for who rules there", "16.2.5", on=Move)
def negotiates_for_nothing(at: Moment) -> Planting | None:
    """The card that is given before is left out."""
    after = at.texts[at.n + 1] if at.to_come else ""
    found = re.fullmatch(r"Ft(\d+)\^t_p", after)
    given = re.fullmatch(rf"\w?#[\w@]*{at.letter}->[A-Z]", at.text)
    return at.swap() if found and given and at.me != DIASPORA and at.turns_left else None


@kind("a card discarded by negotiations in the place of given", "16.2.5", on=Move)
def negotiates_by_discarding(at: Moment) -> Planting | None:
    """The card goes to the discard pile."""
    after = at.texts[at.n + 1] if at.to_come else ""
    given = re.fullmatch(rf"(\w?#[\w@]*{at.letter}->)[A-Z]", at.text)
    if not given or not re.fullmatch(r"Ft\d+\^t_p", after) or at.me == DIASPORA or not at.turns_left:
        return None
    return at.swap(given[1])


@kind("no card drawn by another who rules an enclave reconciled", "16.4.2.II", DIASPORA, on=Flip)
def ruler_draws_nothing(at: Moment) -> Planting | None:
    """The card is left out."""
    after = at.texts[at.n + 1] if at.to_come else ""
    draws = re.fullmatch(r"#->[A-Z]", after) and after != "#->F"
    return at.swap(at.text, of=2) if draws and re.fullmatch(r"t\d+\^t_p", at.text) and at.turns_left else None


@kind("fears that come to pass where the attacker has nothing", "16.2.4", on=Flip)
def feared_from_afar(at: Moment) -> Planting | None:
    """One more Peaceful enclave is flipped, far from the attacker."""
    if at.me == DIASPORA or not re.fullmatch(r"Ft\d+\^t_m", at.text) or any("militias" in text for text in at.texts):
        return None
    came = {end for text in at.texts for end in re.findall(r"\d+", text)}
    for place in at.clearings:
        if at.has(place, PEACEFUL, DIASPORA) and not at.pieces(place, at.me) and str(place.number) not in came:
            return at.insert(f"Ft{place.number}^t_m")
    return None


@kind("Retaliate after Integrate", "16.6", DIASPORA, end=True, rare=True)
def retaliates_late(at: Moment) -> Planting | None:
    """A battle without losses stands behind the card that is scored."""
    number = at.evening - 1
    node = at.nodes[number] if number > 1 else None
    if not isinstance(node, Score) or node.player or not re.fullmatch(r"[FMR]#[\w@]*F->", at.texts[number - 1]):
        return None
    fought = at.texts[number - 2]
    if not re.fullmatch(r"X\w\d+\(0,0\)", fought) or not at.turns_left:
        return None
    return Planting(
        (*at.nodes[: number - 2], *at.nodes[number - 1 : number + 1], node_of(fought), *at.nodes[number + 1 :])
    )


@kind("crafting after Provoke", "16.2.7", DIASPORA, on=Move)
def crafts_after_provoking(at: Moment) -> Planting | None:
    """What was crafted in Birdsong is crafted behind a Militant enclave that is placed."""
    if not re.fullmatch(r"t_m->\d+", at.text) or not began_plain(at) or any("militias" in text for text in at.texts):
        return None
    if not at.n or any(text.startswith("Z") for text in at.texts[at.n :]):
        return None
    crafted, text = at.nodes[at.n - 1], at.texts[at.n - 1]
    if not isinstance(crafted, Craft) or crafted.item or text in MOVERS:
        return None
    return Planting((*at.nodes[: at.n - 1], at.nodes[at.n], crafted, *at.nodes[at.n + 1 :]))


@kind("Advocates that are not used in Birdsong", "card.advocates", CARDS, on=Move)
def advocates_left_out(at: Moment) -> Planting | None:
    """The card stays in play, and nothing is scored."""
    if not re.fullmatch(rf"G#advocates{at.letter}\$->", at.text) or not at.turns_left:
        return None
    scored = at.n and isinstance(at.nodes[at.n - 1], Score) and at.texts[at.n - 1].startswith("++")
    return at.without(at.n - 1, at.n) if scored else at.swap()
