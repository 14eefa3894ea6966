"""The language server: it speaks the Language Server Protocol for :mod:`.text` and :mod:`.completion`."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

from lsprotocol import types
from pygls.workspace import PositionCodec
from pygls.workspace.position_codec import ServerTextPosition, ServerTextRange

from woodlaw import __version__
from woodlaw.editor.apart import apart
from woodlaw.editor.completion import completions
from woodlaw.editor.outline import Part, outline
from woodlaw.editor.protocol import Server, opened
from woodlaw.editor.text import Mend, clauses_at, explained, log_of, mends, report_of
from woodlaw.law.registry import law
from woodlaw.logs.findings import Finding, FindingKind
from woodlaw.logs.rootlog.reader import lines_of

SOURCE = "woodlaw"
"""What findings say they come from."""

PAUSE = 0.02
"""Seconds without an edit before a text is checked: who types fast is not answered for every letter."""

_SEVERITIES = {
    FindingKind.VIOLATION: types.DiagnosticSeverity.Error,
    FindingKind.OMISSION: types.DiagnosticSeverity.Warning,
    FindingKind.UNDECIDED: types.DiagnosticSeverity.Information,
    FindingKind.NOTATION: types.DiagnosticSeverity.Hint,
}


def new_server() -> Server:
    """Return a server that waits to be started on a pair of streams (:meth:`Server.start_io`)."""
    server = Server(SOURCE, __version__)
    _check_what_is_written(server)
    _answer_at_places(server)
    _answer_of_texts(server)
    return server


@dataclass(frozen=True)
class Written:
    """A text as it was when an editor asked: what is found in it is told in the editor's units."""

    uri: str
    version: int | None
    text: str
    codec: PositionCodec

    @property
    def name(self) -> str:
        """The name of its file."""
        return PurePosixPath(unquote(urlsplit(self.uri).path)).name or self.uri

    @cached_property
    def lines(self) -> list[str]:
        """Its lines."""
        return lines_of(self.text)

    def place(self, position: types.Position) -> tuple[int, int]:
        """Return the line and the column of a place in an editor, counted from 1."""
        found = self.codec.position_from_client_units(self.lines, position)
        return found.line + 1, found.character + 1

    def range(self, line: int, column: int, length: int) -> types.Range:
        """Return a range in the units of the editor, for a place that counts from 1 and characters."""
        start = ServerTextPosition(line - 1, column - 1)
        found = ServerTextRange(start, ServerTextPosition(line - 1, column - 1 + length))
        return self.codec.range_to_client_units(self.lines, found)

    def whole(self, first: int, last: int) -> types.Range:
        """Return the range of whole lines."""
        end = len(self.lines[last - 1]) + 1 if last <= len(self.lines) else 1
        return types.Range(self.range(first, 1, 0).start, self.range(last, end, 0).start)


def _written(server: Server, uri: str) -> Written | None:
    """Return a text as it is now; None where the editor does not hold it open."""
    document = opened(server, uri)
    return Written(uri, document.version, document.source, document.position_codec) if document else None


# What is found --------------------------------------------------------------------------------------------------------
def _check_what_is_written(server: Server) -> None:
    """Tell what is found in a text when it is opened, and when nobody types in it for a moment."""
    checking = defaultdict[str, asyncio.Lock](asyncio.Lock)
    under_way = set[asyncio.Task[None]]()

    async def check(uri: str, version: int | None, pause: float) -> None:
        await asyncio.sleep(pause)
        async with checking[uri]:
            written = _written(server, uri)
            if written is None or written.version != version:
                return
            shown = await apart(_diagnostics, written)
            now = _written(server, uri)
            if now is not None and now.version == version:
                told = types.PublishDiagnosticsParams(uri, shown, version)
                server.text_document_publish_diagnostics(told)

    def begin(document: types.TextDocumentItem | types.VersionedTextDocumentIdentifier, pause: float = 0) -> None:
        # Not as a handler that pygls waits for: one that is cancelled when the server ends makes it write a traceback.
        task = asyncio.ensure_future(check(document.uri, document.version, pause))
        under_way.add(task)
        task.add_done_callback(under_way.discard)

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def begun(params: types.DidOpenTextDocumentParams) -> None:
        begin(params.text_document)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def changed(params: types.DidChangeTextDocumentParams) -> None:
        begin(params.text_document, PAUSE)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def closed(params: types.DidCloseTextDocumentParams) -> None:
        checking.pop(params.text_document.uri, None)
        server.text_document_publish_diagnostics(types.PublishDiagnosticsParams(params.text_document.uri, []))


def _diagnostics(written: Written) -> list[types.Diagnostic]:
    report = report_of(written.text, written.name)
    shown = [_diagnostic(written, finding) for finding in report.findings]
    if report.error and written.text.strip():
        shown.append(_unusable(report.error))
    return shown


def _diagnostic(written: Written, finding: Finding) -> types.Diagnostic:
    message = f"{finding.message}; expected {finding.expected}" if finding.expected else finding.message
    return types.Diagnostic(
        range=written.range(finding.line, finding.column, max(1, len(finding.action))),
        message=message,
        severity=_SEVERITIES[finding.kind],
        code=finding.clause or None,
        source=SOURCE,
    )


def _unusable(why: str) -> types.Diagnostic:
    start = types.Position(0, 0)
    return types.Diagnostic(types.Range(start, start), why, severity=types.DiagnosticSeverity.Error, source=SOURCE)


# What is asked at a place ---------------------------------------------------------------------------------------------
def _answer_at_places(server: Server) -> None:
    """Explain what stands at a place, lead to its clause, offer what can be written there, and mend it."""

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    async def hovered(params: types.HoverParams) -> types.Hover | None:
        written = _written(server, params.text_document.uri)
        told = await apart(_explained, written, params.position) if written else ""
        return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, told)) if told else None

    @server.feature(types.TEXT_DOCUMENT_DEFINITION)
    async def defined(params: types.DefinitionParams) -> list[types.Location] | None:
        written = _written(server, params.text_document.uri)
        return await apart(_clauses, written, params.position) if written else None

    @server.feature(types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(trigger_characters=list("#%>+XZ:")))
    async def completed(params: types.CompletionParams) -> list[types.CompletionItem] | None:
        written = _written(server, params.text_document.uri)
        return await apart(_completed, written, params.position) if written else None

    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION, types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix])
    )
    async def mended(params: types.CodeActionParams) -> list[types.CodeAction] | None:
        written = _written(server, params.text_document.uri)
        return await apart(_mended, written, params.range) if written else None


def _explained(written: Written, position: types.Position) -> str:
    return explained(written.text, written.name, *written.place(position))


def _clauses(written: Written, position: types.Position) -> list[types.Location]:
    found = clauses_at(written.text, written.name, *written.place(position))
    places = ((path.as_uri(), types.Position(line - 1, 0)) for path, line in map(law().source_of, found))
    return [types.Location(uri, types.Range(start, start)) for uri, start in places]


def _completed(written: Written, position: types.Position) -> list[types.CompletionItem]:
    line, column = written.place(position)
    before = written.lines[line - 1][: column - 1] if line <= len(written.lines) else ""
    return [
        types.CompletionItem(
            label=each.text,
            detail=each.meaning,
            sort_text=f"{number:04}",
            text_edit=types.TextEdit(written.range(line, column - each.typed, each.typed), each.text),
        )
        for number, each in enumerate(completions(written.text, before))
    ]


def _mended(written: Written, asked: types.Range) -> list[types.CodeAction]:
    found = mends(written.text, asked.start.line + 1, asked.end.line + 1)
    return [_action(written, mend) for mend in found]


def _action(written: Written, mend: Mend) -> types.CodeAction:
    edit = types.TextEdit(written.range(mend.line, mend.column, len(mend.written)), mend.meant)
    return types.CodeAction(
        mend.title, kind=types.CodeActionKind.QuickFix, edit=types.WorkspaceEdit(changes={written.uri: [edit]})
    )


# What is asked of a text ----------------------------------------------------------------------------------------------
def _answer_of_texts(server: Server) -> None:
    """List the turns of a game, and say what can be folded."""

    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    async def listed(params: types.DocumentSymbolParams) -> list[types.DocumentSymbol] | None:
        written = _written(server, params.text_document.uri)
        return await apart(_symbols, written) if written else None

    @server.feature(types.TEXT_DOCUMENT_FOLDING_RANGE)
    async def folded(params: types.FoldingRangeParams) -> list[types.FoldingRange] | None:
        written = _written(server, params.text_document.uri)
        return await apart(_folds, written) if written else None


def _symbols(written: Written) -> list[types.DocumentSymbol]:
    return [_symbol(written, part) for part in outline(log_of(written.text))]


def _symbol(written: Written, part: Part) -> types.DocumentSymbol:
    return types.DocumentSymbol(
        name=part.title,
        detail=part.detail,
        kind=types.SymbolKind.Namespace if part.parts else types.SymbolKind.Event,
        range=written.whole(part.first, part.last),
        selection_range=written.whole(part.first, part.first),
        children=[_symbol(written, each) for each in part.parts],
    )


def _folds(written: Written) -> list[types.FoldingRange]:
    parts = (part for part in outline(log_of(written.text)) if part.last > part.first)
    return [types.FoldingRange(part.first - 1, part.last - 1) for part in parts]
