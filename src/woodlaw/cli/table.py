"""``woodlaw table``: the table in the browser, answered by this machine."""

from __future__ import annotations

import click

from woodlaw.cli.exits import CannotUse
from woodlaw.law.escaping import visible


@click.command("table")
@click.option("--port", default=0, metavar="NUMBER", type=click.IntRange(0, 65535), help="Where to listen; 0 is any.")
@click.option("--browser/--no-browser", default=True, help="Whether to open the page in the browser.")
def command(port: int, browser: bool) -> None:
    """Open a table in the browser: lay a position by touch, ask what is allowed, bring a recorded game, play.

    The page asks this machine and nobody else. It ends with Ctrl-C.

    \b
    Examples:
      woodlaw table                the page opens in the browser
      woodlaw table --no-browser   only the address is told
    """
    import webbrowser

    from woodlaw.page.serving import hosted

    try:
        with hosted(port) as host:
            click.echo(host.address)
            if browser:
                webbrowser.open(host.address)
            host.serve_forever()
    except KeyboardInterrupt:
        click.echo("")
    except OSError as error:
        raise CannotUse(f"table: port {port}: {visible(str(error))}; expected one that is free") from None
