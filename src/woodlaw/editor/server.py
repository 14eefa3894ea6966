"""The language server: it speaks the Language Server Protocol for :mod:`.text` and :mod:`.completion`."""

from __future__ import annotations

import asyncio
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.workspace import PositionCodec, TextDocument
from pygls.workspace.position_codec import ServerTextPosition, ServerTextRange

from woodlaw import __version__
from woodlaw.editor.completion import completions
from woodlaw.editor.text import Mend, explained, mends, report_of
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


def new_server() -> LanguageServer:
    """Return a server that waits to be started on a pair of streams (:meth:`LanguageServer.start_io`)."""
    server = LanguageServer(SOURCE, __version__)

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def opened(params: types.DidOpenTextDocumentParams) -> None:
        _publish(server, params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    async def changed(params: types.DidChangeTextDocumentParams) -> None:
        await asyncio.sleep(PAUSE)
        uri = params.text_document.uri
        if server.workspace.get_text_document(uri).version == params.text_document.version:
            _publish(server, uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def closed(params: types.DidCloseTextDocumentParams) -> None:
        server.text_document_publish_diagnostics(types.PublishDiagnosticsParams(params.text_document.uri, []))

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def hovered(params: types.HoverParams) -> types.Hover | None:
        document = server.workspace.get_text_document(params.text_document.uri)
        line, column = _place(document, params.position)
        told = explained(document.source, _name(document), line, column)
        return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, told)) if told else None

    @server.feature(types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(trigger_characters=list("#%>+XZ:")))
    def completed(params: types.CompletionParams) -> list[types.CompletionItem]:
        document = server.workspace.get_text_document(params.text_document.uri)
        return _completed(document, params.position)

    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION, types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix])
    )
    def mended(params: types.CodeActionParams) -> list[types.CodeAction]:
        document = server.workspace.get_text_document(params.text_document.uri)
        found = mends(document.source, params.range.start.line + 1, params.range.end.line + 1)
        return [_action(document, mend) for mend in found]

    return server


def _publish(server: LanguageServer, uri: str) -> None:
    document = server.workspace.get_text_document(uri)
    report = report_of(document.source, _name(document))
    shown = [_diagnostic(document, finding) for finding in report.findings]
    if report.error and document.source.strip():
        shown.append(_unusable(report.error))
    server.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, shown, document.version))


def _diagnostic(document: TextDocument, finding: Finding) -> types.Diagnostic:
    message = f"{finding.message}; expected {finding.expected}" if finding.expected else finding.message
    return types.Diagnostic(
        range=_range(document, finding.line, finding.column, max(1, len(finding.action))),
        message=message,
        severity=_SEVERITIES[finding.kind],
        code=finding.clause or None,
        source=SOURCE,
    )


def _unusable(why: str) -> types.Diagnostic:
    start = types.Position(0, 0)
    return types.Diagnostic(types.Range(start, start), why, severity=types.DiagnosticSeverity.Error, source=SOURCE)


def _completed(document: TextDocument, position: types.Position) -> list[types.CompletionItem]:
    line, column = _place(document, position)
    lines = lines_of(document.source)
    before = lines[line - 1][: column - 1] if line <= len(lines) else ""
    return [
        types.CompletionItem(
            label=each.text,
            detail=each.meaning,
            sort_text=f"{number:04}",
            text_edit=types.TextEdit(_range(document, line, column - each.typed, each.typed), each.text),
        )
        for number, each in enumerate(completions(document.source, before))
    ]


def _action(document: TextDocument, mend: Mend) -> types.CodeAction:
    edit = types.TextEdit(_range(document, mend.line, mend.column, len(mend.written)), mend.meant)
    return types.CodeAction(
        mend.title, kind=types.CodeActionKind.QuickFix, edit=types.WorkspaceEdit(changes={document.uri: [edit]})
    )


def _range(document: TextDocument, line: int, column: int, length: int) -> types.Range:
    """Return a range in the units of the editor, for a place that counts from 1 and characters."""
    start = ServerTextPosition(line - 1, column - 1)
    found = ServerTextRange(start, ServerTextPosition(line - 1, column - 1 + length))
    return _codec(document).range_to_client_units(lines_of(document.source), found)


def _place(document: TextDocument, position: types.Position) -> tuple[int, int]:
    """Return the line and the column of a place in an editor, counted from 1."""
    found = _codec(document).position_from_client_units(lines_of(document.source), position)
    return found.line + 1, found.character + 1


def _codec(document: TextDocument) -> PositionCodec:
    return document.position_codec


def _name(document: TextDocument) -> str:
    return PurePosixPath(unquote(urlsplit(document.uri).path)).name or document.uri
