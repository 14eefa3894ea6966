"""Rootlog, the players' plain-text notation of a game: its syntax tree, reader and writer."""

from woodlaw.logs.rootlog.actions import parse_action
from woodlaw.logs.rootlog.decoding import NotText, TooLarge, Unusable
from woodlaw.logs.rootlog.reader import read, read_bytes
from woodlaw.logs.rootlog.syntax import Log
from woodlaw.logs.rootlog.writer import write, write_action

__all__ = ["Log", "NotText", "TooLarge", "Unusable", "parse_action", "read", "read_bytes", "write", "write_action"]
