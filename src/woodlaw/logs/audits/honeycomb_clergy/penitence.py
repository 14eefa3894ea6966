"""What a recorded turn shows of penitence: who repents, whom Indulgence lets draw, and sacrilege (HCC.2.6, HCC.4.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from woodlaw.engine.events import CardsMoved, Event, Placed, Removed, Replaced, Scored, Stated
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, PLAYER, TABLE, Kept, Many, OneOf, Remembered
from woodlaw.engine.titles import player_title
from woodlaw.factions.honeycomb_clergy.abilities import DOUBTFUL, HERETIC, PENITENT, Clergy
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, others_who, too_late, violation
from woodlaw.logs.audits.customs import MOVES_MARKERS, TELLS_VALUE
from woodlaw.logs.audits.draws import may_have_run_out
from woodlaw.logs.audits.pieces import are_battles_told, changes, ever_stood
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.suits import may_have_altered, may_have_matched
from woodlaw.logs.audits.turns import broken_off, in_setup, own_battles, own_moves, ventures_besides
from woodlaw.table.places import Place, PlaceKind, hand, play_area

At = Iterable[tuple[Event, Offence]]

WRITTEN = {"p": PENITENT, "h": HERETIC}
"""How a record states penitence: ``$_C->p``."""

BEGAN = Remembered("penitence as the turn began", HERETIC, OneOf((PENITENT, HERETIC, DOUBTFUL)), PLAYER)
"""What each enemy was as the turn under way of a recorded game began."""

UNMOVED = "that the marker of a Penitent who removes a piece of the Clergy goes to the Heretics"
"""What some records never write."""

SUPPLEMENTED: Remembered[tuple[str, ...]] = Remembered("heretics unwritten", (), Many(PLAYER))
"""Whose markers were set to Heretic in a recorded turn, of which the record never writes the like."""

MARKED = Kept("penitence is written", False, FLAG, PLAYER, owner=TABLE)
"""Whether a record writes where a player's marker goes: it has written that it went to the penitents."""


def note_penitence(clergy: Clergy, game: Game) -> None:
    """Remember, as a turn begins, what each enemy is."""
    for seat in game.state.seats:
        if clergy.penitence(game.state, seat) != HERETIC:
            BEGAN.note(game.state, clergy.penitence(game.state, seat), seat)


def note_marker(clergy: Clergy, game: Game, event: Stated) -> None:
    """Remember whose marker a record says to go to the penitents."""
    player = marked(clergy, game, event)
    if player and WRITTEN.get(event.value) == PENITENT:
        MARKED.keep(game.state, True, TABLE, player)


def marked(clergy: Clergy, game: Game, event: Event) -> str:
    """Return whose marker of penitence an event of a record moves, or ``""``: a record tells it by a letter."""
    if not isinstance(event, Stated) or event.owner != clergy.name or event.value not in WRITTEN:
        return ""
    for seat in game.state.seats:
        faction = game.factions[seat]
        if isinstance(faction, Recorded) and faction.letter == event.fact:
            return seat
    return ""


# HCC.2.6.IV Sacrilege -------------------------------------------------------------------------------------------------
@audits("HCC.2.6.IV")
def sacrilege_untold(clergy: Clergy, game: Game, events: Sequence[Event]) -> At:
    """A record that writes a penitent's marker writes it again where that player removes a piece of the Clergy.

    Not so one that never does: there the marker was set unwritten.
    """
    for seat, removed in _sacrileges(clergy, game, events):
        unwritten = seat in SUPPLEMENTED.of(game.state)
        if unwritten or not any(marked(clergy, game, event) == seat for event in events):
            message = f"{player_title(game, seat)} removes a piece of the Clergy and stays Penitent"
            yield removed, omission("HCC.2.6.IV", message, "its marker set to Heretic", habit=UNMOVED * unwritten)


@audits("HCC.2.6.IV")
def sacrilege_unwritten(clergy: Clergy, game: Game, event: Event, events: Sequence[Event]) -> Iterator[Stated]:
    """Yield whose markers are set to Heretic before an event, where no turn of the record ever writes it.

    Points for what was removed come first, and may end the game.
    """
    if TELLS_VALUE.of(game.state, TABLE, clergy.name, "h") or isinstance(event, Scored):
        return
    for seat, _ in _sacrileges(clergy, game, [*events, event]):
        faction = game.factions[seat]
        if isinstance(faction, Recorded) and seat not in SUPPLEMENTED.of(game.state):
            SUPPLEMENTED.note(game.state, (*SUPPLEMENTED.of(game.state), seat))
            yield Stated(game.state.current, clergy.name, faction.letter, "h")


def _sacrileges(clergy: Clergy, game: Game, events: Sequence[Event]) -> Iterator[tuple[str, Removed]]:
    """Yield the penitents of a turn whose markers records write, and who turn heretic, each with what they removed."""
    for seat in game.state.seats if not broken_off(events) else ():
        if BEGAN.of(game.state, seat) != PENITENT or not MARKED.of(game.state, TABLE, seat):
            continue
        removed = next(_removed_for_sure(clergy, game, seat, events), None)
        if removed is not None and clergy.penitence(game.state, seat) == HERETIC:
            yield seat, removed


def _removed_for_sure(clergy: Clergy, game: Game, player: str, events: Sequence[Event]) -> Iterator[Removed]:
    asked = game.bending(Audit.may_count_as_remover)
    for number, event in enumerate(events):
        if not isinstance(event, Removed) or event.piece.owner != clergy.name or event.player != player:
            continue
        if not any(audit.may_count_as_remover(game, event, events[:number]) for audit in asked):
            yield event


@audits("HCC.2.6.IV")
def heretic_for_nothing(clergy: Clergy, game: Game, events: Sequence[Event]) -> At:
    """A record that writes markers sets none of a penitent to Heretic where the Clergy lose no piece in the turn."""
    if _may_have_lost(clergy, game, events):
        return
    for event in events:
        seat = marked(clergy, game, event)
        if not seat or not isinstance(event, Stated) or WRITTEN[event.value] != HERETIC:
            continue
        if BEGAN.of(game.state, seat) == PENITENT and MARKED.of(game.state, TABLE, seat):
            message = f"{player_title(game, seat)} is set to Heretic and removes no piece of the Clergy"
            yield event, violation("HCC.2.6.IV", message, "a piece of the Clergy removed")


def _may_have_lost(clergy: Clergy, game: Game, events: Sequence[Event]) -> bool:
    """Return whether anybody but the Clergy may have removed a piece of theirs in a turn, as far as it is told."""
    if not are_battles_told(game, events):
        return True
    return any(
        (isinstance(event, Removed) and event.piece.owner == clergy.name and event.player != clergy.name)
        or (isinstance(event, Replaced) and event.old.owner == clergy.name and event.player != clergy.name)
        for event in events
    )


# HCC.4.2 Indulgence ---------------------------------------------------------------------------------------------------
@audits("HCC.4.2")
def indulgence_left_out(clergy: Clergy, game: Game, events: Sequence[Event]) -> At:
    """Whoever is penitent as the Clergy's turn begins draws a card in it, while there is one."""
    if broken_off(events) or may_have_run_out(game, events):
        return
    for seat in game.state.seats:
        penitent = BEGAN.of(game.state, seat) == PENITENT and clergy.penitence(game.state, seat) != HERETIC
        if penitent and not any(_draws(seat, event) for event in events):
            yield events[0], omission("HCC.4.2", f"{player_title(game, seat)}, who is Penitent, draws no card", "one")


@audits("HCC.4", "HCC.4.2")
def indulgence_late(clergy: Clergy, game: Game, events: Sequence[Event]) -> At:
    """Whoever is penitent draws before the Clergy move, fight or build in Daylight; what effects give is free."""
    if broken_off(events) or may_have_run_out(game, events) or ventures_besides(game).most:
        return
    acts: list[Event] = [*own_moves(game, clergy.name, events), *own_battles(clergy.name, events)]
    acts += [event for event in events if isinstance(event, Placed) and event.piece is clergy.cathedral]
    first = min((events.index(act) for act in acts), default=len(events))
    for seat in game.state.seats:
        penitent = BEGAN.of(game.state, seat) == PENITENT and clergy.penitence(game.state, seat) != HERETIC
        draws = [event for event in events if _draws(seat, event)] if penitent else []
        if draws and events.index(draws[0]) > first:
            message = f"{player_title(game, seat)}, who is Penitent, draws after the Clergy act"
            yield draws[0], too_late("HCC.4.2", message, "a card in Birdsong")


def _draws(player: str, event: Event) -> bool:
    return isinstance(event, CardsMoved) and event.target is hand(player) and event.source.kind is PlaceKind.COMMON


# HCC.6.1 Repent -------------------------------------------------------------------------------------------------------
def repents(clergy: Clergy, game: Game, event: Stated) -> bool:
    """Return whether a record says that somebody repents: its marker goes to the penitents, and was no penitent's."""
    heretic = marked(clergy, game, event)
    return bool(heretic) and WRITTEN[event.value] == PENITENT and BEGAN.of(game.state, heretic) == HERETIC


@audits("HCC.6.1")
def repented_wrongly(clergy: Clergy, game: Game, events: Sequence[Event]) -> At:
    """Whoever repents gives a card that matches a Cathedral's clearing where it has pieces."""
    for event in events:
        if isinstance(event, Stated) and repents(clergy, game, event):
            heretic = marked(clergy, game, event)
            yield from ((event, offence) for offence in _why_not_penitent(clergy, game, heretic, events))


def _why_not_penitent(clergy: Clergy, game: Game, heretic: str, events: Sequence[Event]) -> Iterator[Offence]:
    """Yield what is wrong with a repentance; the piece may have stood at the Cathedral at any time of the turn."""
    title = player_title(game, heretic)
    gifts = [card for event in gifts_of(clergy, heretic, events) for card in event.cards]
    visited = [place for place in game.state.clearings if _may_have_visited(clergy, game, heretic, place, events)]
    if not gifts:
        yield violation("HCC.6.1", f"{title} repents and gives no card", "a card given to the Clergy")
    elif not visited:
        yield violation("HCC.6.1", f"{title} repents without a piece at a Cathedral")
    elif not any(
        place in may_have_altered(game, clergy.name, events) or may_have_matched(game, card, place)
        for card in gifts
        for place in visited
    ):
        where = ", ".join(str(place.number) for place in visited)
        message = f"{title} repents with a card that does not match clearing {where}"
        yield violation("HCC.6.1", message, "a card that matches a Cathedral's clearing")


@audits("HCC.6.1")
def repented_untold(clergy: Clergy, game: Game, events: Sequence[Event]) -> At:
    """Whoever gives a card repents with it, where nothing else passes cards: a record that writes markers says so."""
    if broken_off(events):
        return
    written = any(MARKED.of(game.state, TABLE, seat) for seat in game.state.seats)
    written = written or MOVES_MARKERS.of(game.state, TABLE, clergy.name)
    for seat in game.state.seats:
        gifts = gifts_of(clergy, seat, events)
        told = any(marked(clergy, game, event) == seat for event in events)
        if not gifts or told or BEGAN.of(game.state, seat) != HERETIC or not _only_repents(clergy, game, seat, events):
            continue
        yield from ((gifts[-1], offence) for offence in _why_not_penitent(clergy, game, seat, events))
        if written and clergy.penitence(game.state, seat) == PENITENT:
            message = f"{player_title(game, seat)} gives a card to the Clergy and stays Heretic"
            yield gifts[-1], omission("HCC.6.1", message, "its marker set to Penitent")


def _only_repents(clergy: Clergy, game: Game, giver: str, events: Sequence[Event]) -> bool:
    """Return whether only Repent can have had somebody give cards to the Clergy in a turn."""
    if any(isinstance(event, CardsMoved) and event.source is play_area(clergy.name) for event in events):
        return False
    others = others_who(game, Audit.passes_cards, clergy)
    return not any(each.passes_cards(game, hand(giver), clergy.name) for each in others)


@audits("HCC.6.1")
def repented_off_turn(clergy: Clergy, game: Game, events: Sequence[Event]) -> At:
    """Heretics repent in the Evening of the Clergy, not in a turn of their own or of another."""
    if game.state.current == clergy.name or in_setup(events):
        return
    for event in events:
        if isinstance(event, Stated) and repents(clergy, game, event):
            message = f"{player_title(game, marked(clergy, game, event))} repents in a turn that is not the Clergy's"
            yield event, violation("HCC.6.1", message, "in the Evening of the Clergy")


@audits("HCC.6.1")
def given_for_nothing(clergy: Clergy, game: Game, events: Sequence[Event]) -> At:
    """Whoever repents gives one card, and a penitent none, apart from what other effects have them give."""
    if any(isinstance(event, CardsMoved) and event.source is play_area(clergy.name) for event in events):
        return
    for seat in game.state.seats:
        given = [event for event in gifts_of(clergy, seat, events) for _ in event.cards]
        most = 0 if _stays_penitent(clergy, game, seat, events) else 1
        others = others_who(game, Audit.passes_cards, clergy)
        besides = sum(each.passes_cards(game, hand(seat), clergy.name) for each in others) if given else 0
        if len(given) <= most + besides:
            continue
        title = player_title(game, seat)
        message = f"{title} gives {len(given)} cards to the Clergy"
        if not most:
            message = f"{title}, who is Penitent already, gives a card to the Clergy"
        yield given[most + besides], violation("HCC.6.1", message, "one card of each Heretic that repents")


def gifts_of(clergy: Clergy, giver: str, events: Sequence[Event]) -> list[CardsMoved]:
    """Return where somebody gives cards to the Clergy."""
    return [
        event
        for event in events
        if isinstance(event, CardsMoved) and event.source is hand(giver) and event.target is hand(clergy.name)
    ]


def _stays_penitent(clergy: Clergy, game: Game, player: str, events: Sequence[Event]) -> bool:
    """Return whether a player is surely a penitent all through a turn: its marker is written, and is not moved.

    Where it is written to go to the penitents again, nobody can have removed a piece of the Clergy.
    """
    if BEGAN.of(game.state, player) != PENITENT or not MARKED.of(game.state, TABLE, player):
        return False
    moved = [event.value for event in events if isinstance(event, Stated) and marked(clergy, game, event) == player]
    if moved and (any(WRITTEN[value] == HERETIC for value in moved) or _may_have_lost(clergy, game, events)):
        return False
    return clergy.penitence(game.state, player) == PENITENT and are_battles_told(game, events)


def _may_have_visited(clergy: Clergy, game: Game, heretic: str, place: Place, events: Sequence[Event]) -> bool:
    if not ever_stood(game.state, events, place, (clergy.cathedral,)):
        return False
    moved = any(where is place and piece.owner == heretic for event in events for where, piece, _ in changes(event))
    return moved or game.state.owned(place, heretic) > 0
