"""The directive ``law-command-line``: the commands, as click knows them.

Help is shown as it is written, for what stands in it is to be typed: reading it as some markup would bend ``*.rootlog``
and ``--turn``.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from textwrap import dedent

import click
from docutils import nodes

from woodlaw.site.reference.parts import Part, ReferenceDirective, block, code, paragraph, table

_TYPED = re.compile(r"(?<!\w)(--[a-z][a-z-]*|\*\.[a-z]+)")


class CommandLineDirective(ReferenceDirective):
    """A section for ``woodlaw`` itself and one for each command: usage, help, options."""

    def told(self) -> Iterator[nodes.Node]:
        """Yield the sections."""
        from woodlaw.cli import group

        self.depend_on(group)
        context = click.Context(group.woodlaw, info_name="woodlaw", **group.woodlaw.context_settings)
        yield self._command(group.woodlaw, context)
        for name in group.woodlaw.list_commands(context):
            command = group.woodlaw.get_command(context, name)
            if command is not None:
                self.depend_on(inspect.unwrap(command.callback or self.told))
                yield self._command(command, click.Context(command, info_name=name, parent=context))

    def _command(self, command: click.Command, context: click.Context) -> nodes.section:
        usage = " ".join((context.command_path, *command.collect_usage_pieces(context)))
        content: list[nodes.Node] = [block(usage, "text"), *_help(command.help or "")]
        options = [_option(each, context) for each in command.get_params(context) if isinstance(each, click.Option)]
        content.append(table(("option", "what it does"), options))
        anchor = nodes.make_id(f"command-{context.command_path}")
        return self.section(anchor, context.command_path, *content, label=True)


def _help(text: str) -> Iterator[nodes.Node]:
    r"""Yield the paragraphs of a help text; one that begins with ``\b`` keeps its lines below its first."""
    for part in inspect.cleandoc(text).split("\n\n"):
        kept = part.removeprefix("\b\n")
        if kept == part:
            yield paragraph(*_words(" ".join(part.split())))
            continue
        first, _, lines = kept.partition("\n")
        yield paragraph(*_words(first))
        if lines:
            yield block(dedent(lines), "text")


def _option(option: click.Option, context: click.Context) -> list[list[Part]]:
    names, told = option.get_help_record(context) or ("", "")
    return [[code(names)], list(_words(told))]


def _words(text: str) -> Iterator[Part]:
    """Yield a text with what is to be typed as code."""
    for number, part in enumerate(_TYPED.split(text)):
        yield code(part) if number % 2 else part
