"""``woodlaw completion``: the script that completes commands, options and clause ids in a shell."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

SHELLS = [name for name in ("bash", "zsh", "fish", "powershell") if get_completion_class(name)]
"""The shells that this version of click completes in; PowerShell is among them since 8.5."""


@click.command("completion")
@click.argument("shell", type=click.Choice(SHELLS))
def command(shell: str) -> None:
    """Print the script that lets a shell complete commands, options, files and clause ids.

    \b
    Examples:
      eval "$(woodlaw completion bash)"                                       in ~/.bashrc
      eval "$(woodlaw completion zsh)"                                        in ~/.zshrc
      woodlaw completion fish > ~/.config/fish/completions/woodlaw.fish       once
      woodlaw completion powershell | Out-String | Invoke-Expression          in $PROFILE
    """
    from woodlaw.cli.group import woodlaw

    completion = get_completion_class(shell)
    if completion is None:
        raise click.ClickException(f"no completion for {shell} in this version of click; expected {', '.join(SHELLS)}")
    click.echo(completion(woodlaw, {}, "woodlaw", "_WOODLAW_COMPLETE").source())
