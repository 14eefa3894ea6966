"""Landmarks and hirelings at the table of a recorded game: where they stand, and that their cards are not the Law's.

The Law says what hirelings and landmarks are (H, L), and their cards what they do. A record with them is judged only by
what no card of theirs changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from woodlaw.engine.game import Game
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.entering import Entering
from woodlaw.logs.findings import Finding, FindingKind
from woodlaw.logs.lettered import Untranslatable
from woodlaw.logs.rootlog.header import hirelings_set_up, landmarks
from woodlaw.logs.rootlog.syntax import Header, Log
from woodlaw.logs.translation import Translator
from woodlaw.table.pieces import FERRY, TOWER, Piece

_PIECES = {"ferry": FERRY, "tower": TOWER}
"""The landmarks that maps have too (M.3.5, M.4.4)."""
_HIRELING = "h_"
HIRELINGS = "hirelings at the table"
"""What lies beyond the Law where only hirelings do."""


def cards_beyond_the_law(log: Log, game: Game, letters: Mapping[str, Recorded], findings: list[Finding]) -> str:
    """Put the landmarks and hirelings of a log's header on a table, and say in words which of them the Law leaves open.

    Nothing is returned where there are none. What is found on the way joins the ``findings``.
    """
    named = log.header("Landmarks")
    told = [*(_landmarks(named, game) if named else ())]
    if told and named:
        message = f"{' and '.join(told)}: what they do stands on their cards, so what they may explain is not judged"
        findings.append(Finding(FindingKind.UNDECIDED, "L", named.line, 1, f"Landmarks: {named.value}", message))
    header = log.header("Hirelings")
    first = next(_naming_hirelings(log), None)
    if header:
        _set_hirelings_up(header, game, letters, findings)
        told.append("hirelings")
        findings.append(_open(header.line, f"Hirelings: {header.value}"))
    elif first:
        told.append("hirelings")
        findings.append(_open(*first))
    return f"{' and '.join(told)} at the table" if told else ""


def _open(line: int, text: str) -> Finding:
    message = "what hirelings do stands on their cards, so what they may explain is not judged"
    return Finding(FindingKind.UNDECIDED, "H.2", line, 1, text, message)


def _naming_hirelings(log: Log) -> Iterator[tuple[int, str]]:
    """Yield the lines and texts of actions that name hirelings."""
    actions = (action for turn in chain(log.setup, log.turns) for action in turn.actions)
    return ((action.line, action.text) for action in actions if _HIRELING in action.text)


def _landmarks(header: Header, game: Game) -> Iterator[str]:
    """Put the landmarks on their clearings and yield those of which the map's own rules say nothing."""
    own: Mapping[Piece, bool] = {TOWER: bool(game.state.map.tower), FERRY: bool(game.state.where(FERRY))}
    for landmark, number in landmarks(header, len(game.state.clearings))[0].items():
        piece = _PIECES.get(landmark)
        if piece is not None:
            for place in game.state.clearings:
                game.adjust(piece, place, -game.state.count(place, piece))
            game.adjust(piece, game.state.clearings[number - 1], 1)
        if piece is None or not own[piece]:
            yield f"the {landmark}"


def _set_hirelings_up(header: Header, game: Game, letters: Mapping[str, Recorded], findings: list[Finding]) -> None:
    """Enter how a header sets hirelings up."""
    translator = Translator(game, letters)
    entering = Entering(game, {faction.name: faction for faction in letters.values()})
    for action in hirelings_set_up(header, len(game.state.clearings))[0]:
        try:
            for event in translator.events(action.node, ""):
                entering.enter(event)
        except Untranslatable as error:
            translator.remarks.append(str(error))
        for remark in translator.remarks:
            where = (action.line, action.column, action.text)
            findings.append(Finding(FindingKind.NOTATION, "", *where, remark))
        translator.remarks.clear()
