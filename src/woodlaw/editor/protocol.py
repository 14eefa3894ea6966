"""What pygls leaves open of the Language Server Protocol: every request is answered, whatever it holds."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import unquote

from lsprotocol import types
from pygls.exceptions import JsonRpcException, JsonRpcInternalError, JsonRpcInvalidRequest, JsonRpcParseError
from pygls.lsp.server import LanguageServer
from pygls.protocol import LanguageServerProtocol
from pygls.workspace import TextDocument


class Protocol(LanguageServerProtocol):
    """The protocol, which answers requests that it cannot read, and passes over changes of texts that are not open."""

    def structure_message(self, data: dict[str, Any]) -> Any:
        """Return a message as an object; a request with impossible parameters is answered with the error at once."""
        try:
            return super().structure_message(data)
        except JsonRpcException as error:
            if "method" in data and "id" in data:
                self.refuse(error, data["id"])
            raise

    def handle_message(self, message: Any) -> None:
        """Pass a message on. Raises ``JsonRpcInvalidRequest`` for what is none."""
        if not hasattr(message, "jsonrpc"):
            raise JsonRpcInvalidRequest("expected a message of JSON-RPC 2.0")
        method, asked = getattr(message, "method", ""), getattr(message, "id", None)
        if method == types.TEXT_DOCUMENT_DID_CHANGE and opened(self.server, message.params.text_document.uri) is None:
            return
        if asked is not None and method and self.server.is_shut_down:
            self.refuse(JsonRpcInvalidRequest("the server was told to shut down; expected exit"), asked)
            return
        super().handle_message(message)

    @property
    def server(self) -> Server:
        """The server that speaks it."""
        return self._server  # type: ignore[return-value]

    def refuse(self, error: JsonRpcException, asked: object = None) -> None:
        """Answer a request with an error; one whose id cannot be told by none."""
        known = asked if isinstance(asked, (int, str)) and not isinstance(asked, bool) else None
        self._send_data({"jsonrpc": self.VERSION, "id": known, "error": error.to_response_error()})


class Server(LanguageServer):
    """A server that says how it was left, and bothers nobody with the mistakes of an editor."""

    is_shut_down = False
    """Whether the editor has asked it to shut down."""

    def __init__(self, name: str, version: str) -> None:
        super().__init__(name, version, protocol_cls=Protocol)

        @self.feature(types.SHUTDOWN)
        def shut_down(*_given: object) -> None:
            self.is_shut_down = True

    def report_server_error(self, error: Exception, source: Any) -> None:
        """Answer what is no JSON or no message, and show what went wrong in ourselves; a request has its answer."""
        protocol: Any = self.protocol
        if isinstance(error, (json.JSONDecodeError, UnicodeDecodeError, RecursionError)):
            protocol.refuse(JsonRpcParseError("expected JSON"))
        elif isinstance(error, JsonRpcInvalidRequest):
            protocol.refuse(error)
        elif not isinstance(error, JsonRpcException) or isinstance(error, JsonRpcInternalError):
            super().report_server_error(error, source)


def opened(server: LanguageServer, uri: str) -> TextDocument | None:
    """Return the text of an address that the editor holds open; None for any other, of which no file is read."""
    documents: dict[str, TextDocument] = server.workspace.text_documents
    return documents.get(unquote(uri)) or documents.get(uri)
