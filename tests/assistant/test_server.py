"""The tools that an assistant is given, through the protocol's own client."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from mcp.client import Client
from mcp.types import CallToolResult, ImageContent, TextContent

from woodlaw.assistant.server import new_server

TABLE = "turn: cats daylight\n5: 3 cats\n2: 3 birds"


def call(tool: str, **arguments: Any) -> CallToolResult:
    async def asked() -> CallToolResult:
        async with Client(new_server()) as client:
            return await client.call_tool(tool, arguments)

    return asyncio.run(asked())


def told(tool: str, **arguments: Any) -> Any:
    result = call(tool, **arguments)
    assert not result.is_error, result.content
    return result.structured_content


def refused(tool: str, **arguments: Any) -> str:
    result = call(tool, **arguments)
    assert result.is_error
    content = result.content[0]
    assert isinstance(content, TextContent)
    return content.text


def test_there_are_few_tools_and_each_says_what_it_gives() -> None:
    async def listed() -> list[Any]:
        async with Client(new_server()) as client:
            return list((await client.list_tools()).tools)

    tools = asyncio.run(listed())
    assert len(tools) <= 10
    assert [tool.name for tool in tools if not tool.output_schema] == ["draw_board"]
    assert all(tool.description for tool in tools)


def test_a_dispute_is_settled_in_one_call() -> None:
    ruling = told("rule_on", position=TABLE, action="march", answers=["5 > 7"])
    assert (ruling["verdict"], ruling["decided_by"]["id"]) == ("illegal", "4.2")
    again = told("rule_on", position=TABLE, action="march", answers=["5 > 2", {"how many warriors": "2"}])
    assert again["verdict"] == "legal"


def test_the_other_tools_answer() -> None:
    assert "march" in [choice["name"] for choice in told("what_may_be_done", position=TABLE)["result"]]
    assert told("vocabulary", faction="frogs")["faction"] == "Lilypad Diaspora"
    assert told("search_law", question="can a trap be cancelled?")["result"]
    assert told("look_up", ids=["4.3.1", "card.tunnels"])["result"][1]["kind"] == "card"
    assert [each["kind"] for each in told("look_up", ids=["99.9", "4.3.1"])["result"]] == ["unknown", "clause"]
    position = told("lay_table", position=TABLE)["position"]
    assert told("lay_table", position=position)["position"] == position
    assert isinstance(call("draw_board", position=TABLE).content[0], ImageContent)
    assert told("bot_turn", position="seats: Automated Alliance, cats; turn: Automated Alliance", order="Anvil")[
        "steps"
    ]


@pytest.mark.parametrize(
    ("tool", "arguments", "message"),
    [
        ("rule_on", {"position": "55: 2 cats", "action": "march"}, "there is no clearing 55"),
        ("rule_on", {"position": TABLE, "action": "fly"}, "has no action 'fly'"),
        ("rule_on", {"position": "x" * 30_000, "action": "march"}, "20000"),
        ("rule_on", {"action": "march"}, "position"),
        ("check_game", {"record": "nothing"}, "holds no game"),
        ("vocabulary", {"faction": "martians"}, "Marquise de Cat"),
        ("table_from_game", {"record": "", "turn": -1}, "turn"),
    ],
)
def test_what_cannot_be_understood_is_a_result_that_says_so(tool: str, arguments: dict[str, Any], message: str) -> None:
    assert message in refused(tool, **arguments)


def test_resources_and_prompts_are_there() -> None:
    async def read() -> tuple[str, str, list[str]]:
        async with Client(new_server()) as client:
            clause = await client.read_resource("woodlaw://law/4.3.1")
            faction = await client.read_resource("woodlaw://faction/bees")
            prompts = await client.list_prompts()
            return (
                str(clause.contents[0]),
                str(faction.contents[0]),
                [prompt.name for prompt in prompts.prompts],
            )

    clause, faction, prompts = asyncio.run(read())
    assert "Defender May Ambush" in clause
    assert "crusade" in faction
    assert prompts == ["settle_a_dispute", "check_my_game", "teach_me_a_faction"]


def test_the_command_ends_when_nobody_talks_to_it() -> None:
    ran = subprocess.run([sys.executable, "-m", "woodlaw", "mcp"], input=b"", capture_output=True, check=False)
    assert (ran.returncode, ran.stdout) == (0, b"")


JUNK: tuple[Any, ...] = (
    "",
    "x" * 5000,
    "\0\1\2",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    f"5: {'3 cats, ' * 400}",
    "5: 99999999999 cats",
    "woodlaw position: 1\nclearings: " + "{1: " * 50,
    "&a [*a, *a]",
    "card.",
    None,
    -3,
    1e308,
    True,
    {"a": {"b": 1}},
    [["x"]],
    "map: Winter; seats: cats, cats",
    TABLE,
)
NEEDED = {
    "rule_on": ("position", "action", "answers", "dice"),
    "what_may_be_done": ("position", "player", "phase"),
    "vocabulary": ("faction",),
    "search_law": ("question",),
    "look_up": ("ids",),
    "lay_table": ("position",),
    "table_from_game": ("record", "turn"),
    "draw_board": ("position",),
    "check_game": ("record",),
    "bot_turn": ("position", "order", "answers"),
}


def test_whatever_is_sent_is_answered_or_refused_with_a_reason() -> None:
    choices = Random(7)

    async def asked() -> list[str]:
        unexplained = []
        async with Client(new_server()) as client:
            for _ in range(150):
                tool = choices.choice(list(NEEDED))
                arguments = {name: choices.choice(JUNK) for name in NEEDED[tool] if choices.random() < 0.9}
                result = await client.call_tool(tool, arguments)
                told = getattr(result.content[0], "text", "") if result.content else ""
                if result.is_error and told.strip() == f"Error executing tool {tool}":
                    unexplained.append(f"{tool} {arguments}")
        return unexplained

    assert asyncio.run(asked()) == []
