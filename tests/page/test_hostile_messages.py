"""Hostile messages: each is answered, in time, and leads to nothing else."""

from __future__ import annotations

import json
import threading
import time

from tests.page.hostile_messages import by_host, hostile, most_seconds, watched, wrong_with
from tests.page.test_messages import GOOD

from woodlaw.page.messages import answer_text
from woodlaw.page.serving import hosted

MESSAGES = 120


def test_whatever_comes_is_answered_in_lines_and_in_time() -> None:
    for ask, given in GOOD.items():
        answer_text(json.dumps({"ask": ask, **given}))
    seen = watched()
    with hosted() as host:
        thread = threading.Thread(target=host.serve_forever, daemon=True)
        thread.start()
        for number, text in enumerate(hostile(GOOD, MESSAGES, seed=2)):
            start = time.process_time()
            told = by_host(host, text) if number % 2 else answer_text(text)
            assert wrong_with(told) == "", text
            assert time.process_time() - start < most_seconds(text), text
        host.shutdown()
        thread.join()
    assert seen == []
