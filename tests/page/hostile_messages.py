"""Hostile messages: good ones cut, altered, stuffed and turned about; what the page's answers do with them.

``python -m tests.page.hostile_messages [HOW MANY]`` asks half of them by a host, and tells what came of it.
"""

from __future__ import annotations

import http.client
import json
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fuzz.mutating import mutated

from woodlaw.page.messages import BROKEN, answer_text
from woodlaw.page.serving import Host, hosted

SECONDS, SECONDS_OF_GAMES = 1.0, 10.0
"""Seconds of a processor that an answer to a small message may take: one that holds no game, and one that does."""
ODD: tuple[Any, ...] = (
    None, True, -1, 10**30, 1.5, "", [], {}, [[]], [None], {"x": {}}, "x" * 5_000, "\x00", "\u202e", "a\nb", ["a"] * 70,
    "!!python/object/apply:os.system ['touch /tmp/woodlaw']", "__import__('os').system('true')", "{{7*7}}", "../../etc",
    "<script>alert(1)</script>", "$(touch x)", "${jndi:ldap://x}", {"$ref": "x"}, "9" * 400, "- " * 2_000, "[" * 3_000,
)  # fmt: skip
DANGEROUS = (
    "os.system",
    "subprocess.Popen",
    "os.exec",
    "os.posix_spawn",
    "os.spawn",
    "os.fork",
    "os.remove",
    "os.rename",
)
"""What Python tells of (audit events) and no message may lead to."""


def hostile(good: Mapping[str, Mapping[str, Any]], count: int, seed: int = 1) -> Iterator[str]:
    """Yield so many hostile texts, the same for the same seed."""
    chance = random.Random(seed)
    messages = [{"ask": ask, **given} for ask, given in good.items()]
    whole = [json.dumps(message).encode() for message in messages]
    words = [text.encode() for message in messages for text in message.values() if isinstance(text, str)]
    for _ in range(count):
        message = dict(chance.choice(messages))
        keys = [key for key in message if key != "ask"] or ["ask"]
        match chance.randrange(4):
            case 0:
                yield mutated(whole, chance).decode(errors="replace")
                continue
            case 1:
                message[chance.choice(keys)] = chance.choice(ODD)
            case 2:
                key = chance.choice(keys)
                value = message[key] if isinstance(message[key], str) else json.dumps(message[key])
                message[key] = mutated([value.encode(), value.encode(), *words], chance).decode(errors="replace")
            case _:
                message = {**message, **{key: chance.choice(messages).get(key, chance.choice(ODD)) for key in keys}}
        yield json.dumps(message)


def wrong_with(told: str) -> str:
    """Return what is wrong with an answer, or nothing: it has to hold an answer, or problems of one line each."""
    answer = json.loads(told)
    if set(answer) == {"answer"}:
        return ""
    if set(answer) != {"problems"} or not answer["problems"]:
        return "neither an answer nor problems"
    lines = [each["message"] for each in answer["problems"]]
    if lines[0].startswith(BROKEN):
        return str(lines[0])
    return next((f"not one line: {line!r}" for line in lines if not line or not line.isprintable()), "")


def most_seconds(text: str) -> float:
    """Return how long an answer may take: what an altered game does not explain is searched for."""
    return SECONDS_OF_GAMES if "record" in text else SECONDS


def by_host(host: Host, text: str) -> str:
    """Ask a host."""
    connection = http.client.HTTPConnection("127.0.0.1", host.server_port, timeout=60)
    connection.request("POST", f"/{host.token}/ask", text.encode(), {"Content-Type": "application/json"})
    told = connection.getresponse()
    content = told.read().decode()
    connection.close()
    return content if told.status == http.HTTPStatus.OK else json.dumps({"problems": [{"message": str(told.status)}]})


def watched() -> list[str]:
    """Return a list that takes each dangerous thing that Python does from now on."""
    seen: list[str] = []

    def heed(event: str, told: Sequence[Any]) -> None:
        writes = event == "open" and isinstance(told[1], str) and not set(told[1]).isdisjoint("wax+")
        if event in DANGEROUS or writes:
            seen.append(f"{event}: {told}")

    sys.addaudithook(heed)
    return seen


def main() -> None:
    """Ask, and tell what came of it."""
    from tests.page.test_messages import GOOD

    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000
    for ask, given in GOOD.items():
        answer_text(json.dumps({"ask": ask, **given}))  # What is read once is not what a message takes.
    seen, told, wrong = watched(), Counter[str](), 0
    slowest = {SECONDS: (0.0, ""), SECONDS_OF_GAMES: (0.0, "")}
    above = 0
    with hosted() as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        for number, text in enumerate(hostile(GOOD, count)):
            start = time.process_time()
            answer = by_host(host, text) if number % 2 else answer_text(text)
            taken = time.process_time() - start
            most = most_seconds(text)
            slowest[most] = max(slowest[most], (taken, text[:300]))
            above += taken > SECONDS
            found = wrong_with(answer) or (f"{taken:.1f} s" if taken > most_seconds(text) else "")
            if found:
                wrong += 1
                print(found[:300], "FOR", text[:300])
            told["answered" if answer.startswith('{"answer"') else "told as problems"] += 1
        host.shutdown()
    print(
        f"{count} messages, half by a host: {dict(told)}; wrong {wrong}; dangerous {len(seen)} {seen[:3]};",
        f"above a second {above}, slowest without and with a game: {slowest[SECONDS]}, {slowest[SECONDS_OF_GAMES]}",
    )


if __name__ == "__main__":
    main()
