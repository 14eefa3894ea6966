"""Work that takes long, apart from the loop that reads what an editor sends, so that the next keystroke is heard."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import Any, TypeVar

Result = TypeVar("Result")


async def apart(work: Callable[..., Result], *given: Any) -> Result:
    """Return what some work returns, and raise what it raises; it is done in a thread that nobody waits for at the end.

    A program that ends does not wait for it: what an editor asked for is of no use to anybody then.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Result] = loop.create_future()

    def run() -> None:
        try:
            tell = partial(_set, answer.set_result, answer, work(*given))
        except Exception as error:
            tell = partial(_set, answer.set_exception, answer, error)
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(tell)

    Thread(target=run, daemon=True).start()
    return await answer


def _set(tell: Callable[[Any], None], answer: asyncio.Future[Any], told: object) -> None:
    if not answer.done():
        tell(told)
