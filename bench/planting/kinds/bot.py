"""What the Automated Alliance cannot do, and what humans owe it (RB.6)."""

from __future__ import annotations

import re

from bench.planting.kind import kind
from bench.planting.moment import (
    BOT_ALLIANCE,
    DIASPORA,
    SECOND_VAGABOND,
    SUIT_LETTERS,
    VAGABOND,
    Moment,
    Planting,
    clearing_move,
    node_of,
    placed,
    spent,
)
from woodlaw.factions.automated_alliance.abilities import ENOUGH_FOR_MARTIAL_LAW
from woodlaw.factions.bots.team import COOPERATIVE
from woodlaw.logs.rootlog.syntax import Move, Score
from woodlaw.table.places import clearing


def _spread(at: Moment) -> list[int] | None:
    return placed(at.node, "t", "")


@kind("the order card left out", "RB.6.4.1", BOT_ALLIANCE, on=Move)
def order_left_out(at: Moment) -> Planting | None:
    """No order is revealed, nor discarded."""
    if at.n or not at.text.endswith("->A$_order"):
        return None
    gone = [n for n, text in enumerate(at.texts) if "A$_order" in text]
    return at.without(*gone) if len(gone) < len(at.nodes) else None


@kind("the order card kept", "RB.6.6.3", BOT_ALLIANCE, on=Move)
def order_kept(at: Moment) -> Planting | None:
    """The order is not discarded, after a turn of the bot that may have told of its discard: not every record does."""
    told = at.number >= len(at.state.seats)
    return at.swap() if told and at.text.endswith("A$_order->") else None


@kind("sympathy of the bot left out", "RB.6.5.1", BOT_ALLIANCE, on=Move)
def bot_spreads_too_little(at: Moment) -> Planting | None:
    """A token and its points are left out."""
    ends = _spread(at)
    if not ends or len(ends) != 1 or not at.turns_left:
        return None
    after = at.to_come[0] if at.to_come else None
    return at.swap(of=2 if isinstance(after, Score) and not after.player else 1)


@kind("sympathy of the bot where it has some", "RB.6.2.1.I", BOT_ALLIANCE, on=Move)
def bot_spreads_twice(at: Moment) -> Planting | None:
    """A second token comes to a clearing."""
    ends = _spread(at)
    if not ends:
        return None
    return next((at.swap(f"t->{p.number}") for p in at.clearings if at.has(p, "sympathy")), None)


@kind("sympathy of the bot in another clearing than its rules say", "RB.6.5.1", BOT_ALLIANCE, on=Move)
def bot_spreads_elsewhere(at: Moment) -> Planting | None:
    """The token goes to the clearing with the most warriors, of another suit."""
    ends = _spread(at)
    if not ends or len(ends) != 1:
        return None
    counts = {place: sum(at.warriors(place, other) for other in at.others) for place in at.clearings}
    here = clearing(ends[0])
    for place in sorted(at.clearings, key=lambda each: (-counts[each], each.number)):
        if (
            not at.has(place, "sympathy")
            and not at.kept(place)
            and counts[place] > counts[here]
            and at.suits(place) == at.suits(here)
        ):
            return at.swap(f"t->{place.number}")
    return None


@kind("points of the bot's sympathy that are not those of the space", "RB.6.5.1", BOT_ALLIANCE, on=Move)
def bot_points(at: Moment) -> Planting | None:
    """One point more."""
    after = at.to_come[0] if at.to_come else None
    if not _spread(at) or not isinstance(after, Score) or after.player or not at.turns_left:
        return None
    return at.swap(at.text, f"++{after.points + 1}", of=2)


@kind("no points for the bot's sympathy", "RB.6.5.1", BOT_ALLIANCE, on=Move)
def bot_unscored(at: Moment) -> Planting | None:
    """The points are left out."""
    after = at.to_come[0] if at.to_come else None
    if not _spread(at) or not isinstance(after, Score) or after.player or not at.turns_left:
        return None
    return at.swap(at.text, of=2)


@kind("the bot's base of another suit than its order", "RB.6.4.3", BOT_ALLIANCE, on=Move)
def bot_base_off_suit(at: Moment) -> Planting | None:
    """Another base is placed."""
    found = re.fullmatch(r"b_([fmr])->(\d+)", at.text)
    if not found:
        return None
    for letter, suit in (("f", "fox"), ("m", "mouse"), ("r", "rabbit")):
        if not at.matches(suit, clearing(int(found[2]))) and not any(
            at.has(place, f"{suit}_base") for place in at.clearings
        ):
            return at.swap(f"b_{letter}->{found[2]}")
    return None


@kind("enemy warriors left where the bot revolts", "RB.6.4.3", BOT_ALLIANCE, on=Move)
def bot_revolt_spares(at: Moment) -> Planting | None:
    """The warriors of an enemy stay."""
    found = re.fullmatch(r"\d*[CEJSYF]w(\d+)->", at.text)
    if not found or not any(re.fullmatch(rf"b_[fmr]->{found[1]}", text) for text in at.texts[at.n :]):
        return None
    return at.swap()


@kind("a base of the bot that recruits no warrior", "RB.6.6.2", BOT_ALLIANCE, on=Move)
def bot_recruits_too_few(at: Moment) -> Planting | None:
    """The warriors of Recruit are left out."""
    return at.swap() if placed(at.node, "w", "") and len(at.nodes) > 1 and at.turns_left else None


@kind("a warrior of the bot where no base is", "RB.6.6.2", BOT_ALLIANCE, on=Move)
def bot_recruits_elsewhere(at: Moment) -> Planting | None:
    """The warrior comes elsewhere."""
    ends = placed(at.node, "w", "")
    if not ends:
        return None
    for place in at.clearings:
        bases = any(at.has(place, f"{suit}_base") for suit in ("fox", "mouse", "rabbit"))
        if not bases and not at.kept(place):
            return at.swap("w->" + "+".join(map(str, sorted([*ends[:-1], place.number]))))
    return None


@kind("a battle that the bot starts", "RB.6.5", BOT_ALLIANCE, on=Move, rare=True)
def bot_battles(at: Moment) -> Planting | None:
    """The Automated Alliance never starts a battle."""
    if not placed(at.node, "w", ""):
        return None
    for place in at.clearings:
        for other in at.others:
            if at.warriors(place) and at.warriors(place, other):
                return at.insert(f"X{at.letter_of(other)}{place.number}(0,0)")
    return None


@kind("a crafted item of the bot's order that it did not craft", "RB.6.4.2", BOT_ALLIANCE)
def bot_crafts_nothing(at: Moment) -> Planting | None:
    """Crafting is left out, with its point."""
    if not at.text.startswith("Z%") or not at.turns_left:
        return None
    after = at.to_come[0] if at.to_come else None
    return at.swap(of=2 if isinstance(after, Score) and not after.player else 1)


@kind("Automated Outrage left out", "RB.6.2.3", on=Move)
def bot_outrage_unpaid(at: Moment) -> Planting | None:
    """A human moves into sympathy, and neither discards nor lets the bot score."""
    move = clearing_move(at.node)
    if move is None or not at.seated(BOT_ALLIANCE) or not at.has(clearing(move[2]), "sympathy", BOT_ALLIANCE):
        return None
    after = at.texts[at.n + 1] if at.to_come else ""
    if after != "A++" or not at.turns_left:
        return None
    return at.without(at.n + 1)


@kind("Automated Outrage paid with a card of another suit", "RB.6.2.3", on=Move)
def bot_outrage_off_suit(at: Moment) -> Planting | None:
    """The card does not match the clearing, and no later one can be meant for it."""
    move = clearing_move(at.node)
    if any(spent(node, at.letter) for node in at.to_come[1:]):
        return None
    if move is None or not at.seated(BOT_ALLIANCE) or not at.has(clearing(move[2]), "sympathy", BOT_ALLIANCE):
        return None
    after = at.texts[at.n + 1] if at.to_come else ""
    if not re.fullmatch(rf"\w#[\w@]*{at.letter}->", after) or not at.plain():
        return None
    wrong = at.suit_not_of(clearing(move[2]))
    return at.rewrite(at.n + 1, f"{wrong}#{at.letter}->") if wrong else None


@kind("Automated Outrage both paid and scored", "RB.6.2.3", on=Move)
def bot_outrage_twice(at: Moment) -> Planting | None:
    """The card is discarded, and the bot scores besides."""
    move = clearing_move(at.node)
    if move is None or not at.seated(BOT_ALLIANCE) or not at.has(clearing(move[2]), "sympathy", BOT_ALLIANCE):
        return None
    paid = spent(at.to_come[0], at.letter) if at.to_come else None
    suits = {suit for suit, letter in SUIT_LETTERS.items() if paid and paid.suit == letter}
    if at.seated(DIASPORA) or at.me in (VAGABOND, SECOND_VAGABOND):  # They may give cards to the bot, which scores.
        return None
    if not at.turns_left or not any(at.matches(suit, clearing(move[2])) for suit in suits):
        return None
    return at.rewrite(at.n + 1, at.texts[at.n + 1], "A++")


# Other orders ---------------------------------------------------------------------------------------------------------
@kind("one of two sympathies of Public Pity left out", "RB.6.4.4", BOT_ALLIANCE, on=Move)
def pity_left_out(at: Moment) -> Planting | None:
    """The bot did not revolt, and spreads sympathy once in Birdsong where it should twice."""
    ends = _spread(at)
    revolted = any(text.startswith("b_") for text in at.texts[: at.n])
    return at.swap(f"t->{ends[0]}") if ends and len(ends) == 2 and not revolted and at.turns_left else None


@kind("a point for the bot's sympathy that Martial Law takes", "RB.6.2.5", BOT_ALLIANCE, on=Move, rare=True)
def martial_law_scored(at: Moment) -> Planting | None:
    """An enemy owns three warriors there, and the bot scores one point more."""
    ends = _spread(at)
    if not ends or len(ends) != 1 or not at.turns_left:
        return None
    if not any(at.warriors(clearing(ends[0]), other) >= ENOUGH_FOR_MARTIAL_LAW for other in at.others):
        return None
    after = at.to_come[0] if at.to_come else None
    scored = after.points if isinstance(after, Score) and not after.player else 0
    return at.swap(at.text, f"++{scored + 1 if scored else ''}", of=2 if scored else 1)


@kind("sympathy that outlives a base of its suit", "RB.6.2.4", on=Move, rare=True)
def no_crackdown(at: Moment) -> Planting | None:
    """The base falls, and sympathy in another clearing of its suit stays."""
    if not at.seated(BOT_ALLIANCE) or at.me == BOT_ALLIANCE:
        return None
    falls = any(re.search(r"Ab_[fmr]", text) for text in at.texts[: at.n])
    return at.swap() if falls and re.fullmatch(r"At\d+->", at.text) and at.turns_left else None


@kind("a surprise revolt without its base", "RB.6.5.2", BOT_ALLIANCE, on=Move, rare=True)
def surprise_revolt_left_out(at: Moment) -> Planting | None:
    """With a bird order, no base comes to the clearing whose pieces fell."""
    bird = any(re.fullmatch(r"B#\w*->A\$_order", text) for text in at.texts)
    return at.swap() if bird and re.fullmatch(r"b_[fmr]->\d+", at.text) else None


@kind("warriors of the bot that Organize leaves", "RB.6.6.1", BOT_ALLIANCE, on=Move, rare=True)
def bot_does_not_organize(at: Moment) -> Planting | None:
    """The warriors beside a base stay."""
    return at.swap() if re.fullmatch(r"\d*w\d+->", at.text) and at.turns_left else None


@kind("no points where the bot cannot spread sympathy", "RB.6.5.1.II", BOT_ALLIANCE, on=Score, rare=True)
def bot_cannot_spread_unscored(at: Moment) -> Planting | None:
    """The five points are left out."""
    return at.swap() if at.text == "++5" and at.n and not _spread_before(at) and at.turns_left else None


def _spread_before(at: Moment) -> bool:
    return placed(at.nodes[at.n - 1], "t", "") is not None


# Cards, and what falls ------------------------------------------------------------------------------------------------
@kind("a card for Outrage that goes to the bot", "RB.2.8.1", on=Move)
def bot_is_given_card(at: Moment) -> Planting | None:
    """What a human discards comes to the bot."""
    if not at.seated(BOT_ALLIANCE) or at.me == BOT_ALLIANCE or not spent(at.node, at.letter):
        return None
    return at.swap(f"{at.text}A") if re.fullmatch(rf"\w#\w+{at.letter}->", at.text) else None


@kind("cards for the bot in its setup", "RB.2.8.1", BOT_ALLIANCE, setup=True)
def bot_starts_with_cards(at: Moment) -> Planting | None:
    """It draws three supporters, as the Woodland Alliance does."""
    return at.insert("3#->A$")


@kind("a dominance card that the bot plays", "RB.1.3", BOT_ALLIANCE, on=Move, rare=True)
def bot_plays_dominance(at: Moment) -> Planting | None:
    """Its order card stays on its board, and its marker leaves the track."""
    return at.swap(f"{at.text}A$", "++->A$") if re.fullmatch(r"\w#domA\$_order->", at.text) else None


@kind("a dominance card that was left out of the deck", "RB.3.4", BOT_ALLIANCE, on=Move, rare=True)
def bot_draws_dominance(at: Moment) -> Planting | None:
    """At a table of two humans the bot reveals one as its order."""
    found = re.fullmatch(r"([FMRB]#)\w+(->A\$_order)", at.text)
    few = len(at.state.seats) <= 3 and not any(COOPERATIVE in words for words in at.state.options.values())
    if not found or not few or any(text.startswith("Z") for text in at.texts):
        return None
    if not re.fullmatch(r"\w#\w+A\$_order->", at.texts[-1]):
        return None
    shown, gone = node_of(f"{found[1]}dom{found[2]}"), node_of(f"{found[1]}domA$_order->")
    return Planting((shown, *at.nodes[1:-1], gone)) if not at.n else None


@kind("a base of the bot that falls before its sympathy", "RB.1.2.1", on=Move, rare=True)
def base_falls_first(at: Moment) -> Planting | None:
    """One hit takes the base beside the token."""
    found = re.fullmatch(r"At(\d+)->", at.text)
    after = at.texts[at.n + 1] if at.to_come else ""
    if not found or at.me == BOT_ALLIANCE or after.startswith("Ab_") or not at.turns_left:
        return None
    if not at.n or not re.match(rf"XA{found[1]}\(|A?\d*w{found[1]}->|\d*\w?w{found[1]}->", at.texts[at.n - 1]):
        return None
    for suit in ("fox", "mouse", "rabbit"):
        if at.has(clearing(int(found[1])), f"{suit}_base", BOT_ALLIANCE):
            return at.swap(f"Ab_{suit[0]}{found[1]}->")
    return None


@kind("no point for the bot where a card is given to it for an item", "RB.2.8.1", VAGABOND, on=Score, rare=True)
def bot_unscored_gift(at: Moment) -> Planting | None:
    """The point between the card and the item is left out."""
    after = at.texts[at.n + 1] if at.to_come else ""
    given = at.n and spent(at.nodes[at.n - 1], at.letter)
    if at.text != "A++" or not given or not re.fullmatch(rf"%\wA\$->{re.escape(at.letter)}\$", after):
        return None
    return at.swap() if at.seated(BOT_ALLIANCE) and at.turns_left else None


@kind("Automated Outrage both paid and scored where sympathy falls", "RB.6.2.3", on=Move, rare=True)
def bot_outrage_twice_in_battle(at: Moment) -> Planting | None:
    """The card is discarded for the token, and the bot scores besides."""
    fallen = re.fullmatch(r"At(\d+)->", at.text)
    if not fallen or not at.seated(BOT_ALLIANCE) or at.me in (BOT_ALLIANCE, VAGABOND, SECOND_VAGABOND):
        return None
    after = at.n + 1 + (at.n + 1 < len(at.texts) and at.texts[at.n + 1] == "++")
    paid = spent(at.nodes[after], at.letter) if after < len(at.nodes) else None
    suits = {suit for suit, letter in SUIT_LETTERS.items() if paid and paid.suit == letter}
    if not at.turns_left or not any(at.matches(suit, clearing(int(fallen[1]))) for suit in suits):
        return None
    given = any(re.fullmatch(r"A\+\+\d*|Ft\d+\^t_p", text) for text in at.texts)
    return None if given else at.rewrite(after, at.texts[after], "A++")


@kind("no point for the bot where a card is given to it for a better relationship", "RB.2.8.1", on=Score, rare=True)
def bot_unscored_aid(at: Moment) -> Planting | None:
    """The point between the card and the marker that advances is left out."""
    after = at.texts[at.n + 1] if at.to_come else ""
    if at.me not in (VAGABOND, SECOND_VAGABOND) or at.text != "A++" or not re.fullmatch(r"\$_A->\d", after):
        return None
    return at.swap() if at.n and spent(at.nodes[at.n - 1], at.letter) and at.turns_left else None
