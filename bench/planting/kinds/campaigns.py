"""What the Legion's campaign card cannot do (QL.4.2, QL.4.3)."""

from __future__ import annotations

import re

from bench.planting.kind import kind
from bench.planting.kinds.legion import legion
from bench.planting.moment import DIASPORA, LEGION, REAVERS, Moment, Planting, clearing_move, node_of, placed
from woodlaw.factions.queenless_legion.abilities import CAMPAIGN_SUIT
from woodlaw.logs.rootlog.syntax import Move


@kind("a second campaign card in a turn", "QL.4.3", LEGION, on=Move)
def campaign_changed_twice(at: Moment) -> Planting | None:
    """Another card is played on the board after the first."""
    if not re.fullmatch(r"\w#[\w@]*J->J\$", at.text) or not at.n or len(at.hand()) < 2:
        return None
    if not re.fullmatch(r"\w#[\w@]*J\$->", at.texts[at.n - 1]):
        return None
    first = at.text.split("J->")[0]
    return at.swap(at.text, f"{first}J$->", "#J->J$")


@kind("a campaign card played though the old one stays", "QL.4.3", LEGION, on=Move)
def campaign_beside_the_old(at: Moment) -> Planting | None:
    """The old card is not discarded."""
    if not re.fullmatch(r"\w#[\w@]*J->J\$", at.text) or not at.n:
        return None
    return at.without(at.n - 1) if re.fullmatch(r"\w#[\w@]*J\$->", at.texts[at.n - 1]) else None


@kind("the campaign card discarded and none played", "QL.4.3", LEGION, on=Move)
def campaign_given_up(at: Moment) -> Planting | None:
    """The new card is not played; its like is not in play."""
    if not re.fullmatch(r"\w#[\w@]*J->J\$", at.text) or not at.n or not at.plain() or not at.turns_left:
        return None
    return at.swap() if re.fullmatch(r"\w#[\w@]*J\$->", at.texts[at.n - 1]) and len(at.nodes) > 2 else None


@kind("the old campaign card taken back into the hand", "QL.4.3", LEGION, on=Move)
def campaign_taken_back(at: Moment) -> Planting | None:
    """It goes to the hand, not to the discard pile."""
    found = re.fullmatch(r"(\w#[\w@]*J\$)->", at.text)
    return at.swap(f"{found[1]}->J") if found and at.plain() and at.start.cards_at(legion(at).campaign_box) else None


@kind("a suit chosen for a campaign card that is no bird card", "QL.4.3", LEGION, on=Move)
def suit_of_no_bird(at: Moment) -> Planting | None:
    """Another suit than the card's is chosen."""
    found = re.fullmatch(r"([FMR])#[\w@]*J->J\$", at.text)
    if not found or not at.n or not re.fullmatch(r"[FMR]#[\w@]*J\$->", at.texts[at.n - 1]):
        return None
    return at.swap(at.text, f"$_c->{next(letter for letter in 'FMR' if letter != found[1])}")


@kind("frog chosen as campaign suit without the Diaspora", "QL.4.3", LEGION, on=Move)
def suit_of_frogs(at: Moment) -> Planting | None:
    """No clearing can have the suit."""
    return at.swap("$_c->G") if re.fullmatch(r"\$_c->[FMR]", at.text) and not at.seated(DIASPORA) else None


@kind("no suit chosen for a new campaign card that is a bird", "QL.4.3", LEGION, on=Move)
def bird_without_suit(at: Moment) -> Planting | None:
    """The suit is not told, and that of an earlier bird card was."""
    laid = at.n and re.fullmatch(r"B#[\w@]*J->J\$", at.texts[at.n - 1])
    told = CAMPAIGN_SUIT.is_kept(at.state, LEGION)
    return at.swap() if laid and told and re.fullmatch(r"\$_c->\w", at.text) and at.turns_left else None


def _laid_campaign(at: Moment) -> bool:
    """Whether the next action lays a campaign card just after the old one is discarded."""
    laid = re.fullmatch(r"\w#[\w@]*J->J\$", at.text)
    return bool(laid and at.n and re.fullmatch(r"\w#[\w@]*J\$->", at.texts[at.n - 1]))


@kind("the campaign card changed after a move of Daylight", "QL.4.3", LEGION, on=Move)
def campaign_changed_late(at: Moment) -> Planting | None:
    """The change is written behind the first move, for which it is not needed; the suit is a printed one."""
    moves = [n for n, move in enumerate(map(clearing_move, at.nodes)) if move and n > at.n]
    if not _laid_campaign(at) or not moves or not at.plain() or at.seated(REAVERS):
        return None
    first, last = at.n - 1, moves[0]
    return Planting(
        (*at.nodes[:first], *at.nodes[at.n + 1 : last + 1], *at.nodes[first : at.n + 1], *at.nodes[last + 1 :])
    )


@kind("a warrior supplied for an icon of the new campaign card", "QL.4.2", LEGION, on=Move)
def drop_by_new_card(at: Moment) -> Planting | None:
    """What is placed for the icons comes behind the change, in a clearing that only the new card has an icon for."""
    ends = placed(at.nodes[0], "w", "") if at.n else None
    if not _laid_campaign(at) or not ends or not at.plain() or at.seated(DIASPORA, REAVERS):
        return None
    old = legion(at).campaign(at.start)
    wanted = {"fox", "mouse", "rabbit"} - set((old and old.cost) or ("fox", "mouse", "rabbit"))
    if not old or not old.name or "any" in (old.cost or ()):
        return None
    for place in at.clearings:
        stood = at.start.warriors(place, LEGION) and not at.has(place, "colony") and not at.kept(place)
        if stood and at.suits(place) <= wanted:
            moved = "w->" + "+".join(map(str, [*ends[1:], place.number]))
            return Planting((*at.nodes[1 : at.n + 1], node_of(moved), *at.nodes[at.n + 1 :]))
    return None
