"""The golden games: replaying what is kept of each, or playing it from its seed, gives what is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, product

import pytest
from tests.clean_games import BOT_DECIDES
from tests.golden import FOLDER, GAMES, IF_MEANT, MOST_SHOWN, RENEW, difference, kept, without_version

from woodlaw.engine.events import Happening
from woodlaw.factions.registry import factions
from woodlaw.factions.seating import FEWEST_PLAYERS, MOST_PLAYERS, why_not_together
from woodlaw.logs.check import check_text
from woodlaw.logs.findings import Finding
from woodlaw.logs.projection import as_rootlog
from woodlaw.logs.record.again import replay, table_of
from woodlaw.logs.record.lines import Answer, Header, numbered, read_entry, read_header
from woodlaw.logs.record.replaying import split
from woodlaw.logs.simulate import simulate
from woodlaw.table.characters import CHARACTERS
from woodlaw.table.decks import deck_ids
from woodlaw.table.maps import map_ids


def expect_same(name: str, before: str, now: str) -> None:
    differs = difference(name, before, now)
    if differs:
        pytest.fail(differs, pytrace=False)


def expect_nothing(what: str, findings: Sequence[Finding]) -> None:
    told = [f"line {each.line}, {each.action}: {each.message} ({each.clause})" for each in findings[:MOST_SHOWN]]
    if told:
        pytest.fail("\n".join((what, *told)), pytrace=False)


@pytest.mark.parametrize("seed", GAMES)
def test_replaying_the_record_gives_the_rootlog(seed: int) -> None:
    happened: list[Happening] = []
    replayed = replay(split(kept(seed, "jsonl")), listener=lambda event, clauses: happened.append((event, clauses)))
    expect_nothing(f"the record of game {seed} cannot be replayed. {IF_MEANT}", replayed.findings)
    assert replayed.error == ""
    assert replayed.header is not None
    assert replayed.outcome is not None
    assert replayed.outcome.winners
    told = as_rootlog(table_of(replayed.header), happened, replayed.outcome)
    expect_same(f"the Rootlog of game {seed}", kept(seed, "rootlog"), told)


@pytest.mark.parametrize("seed", GAMES)
def test_playing_from_the_seed_gives_the_record(seed: int) -> None:
    played = simulate(GAMES[seed], seed)
    expect_same(f"the record of game {seed}", without_version(kept(seed, "jsonl")), without_version(played.record))


@pytest.mark.parametrize("seed", GAMES)
def test_the_rootlog_is_checked_clean(seed: int) -> None:
    findings = check_text(kept(seed, "rootlog")).findings
    judged = [finding for finding in findings if finding.clause != BOT_DECIDES]
    expect_nothing(f"the Rootlog of game {seed} is found unclean", judged)


# What the games cover -------------------------------------------------------------------------------------------------
@cache
def headers() -> tuple[Header, ...]:
    return tuple(read_header(numbered(split(kept(seed, "jsonl")))) for seed in GAMES)


@cache
def characters() -> frozenset[str]:
    """The characters that Vagabonds chose."""
    lines = [line for seed in GAMES for line in split(kept(seed, "jsonl")) if '"for": "character"' in line]
    entries = [read_entry(number, line) for number, line in enumerate(lines, 1)]
    return frozenset(entry.label for entry in entries if isinstance(entry, Answer))


def expect_all(of: str, expected: Iterable[object], found: Iterable[object]) -> None:
    lacking = [each for each in expected if each not in {*found}]
    assert not lacking, f"no golden game has the {of} {lacking}; add one to tests/golden.py, and run {RENEW}"


def test_the_games_cover_every_faction_with_its_options() -> None:
    playing = [faction for faction in factions().values() if faction.playable]
    seats = [seat.partition(":") for header in headers() for seat in header.seats]
    options = [(faction.name, word) for faction in playing for words in faction.options.values() for word in words]
    expect_all("faction", (faction.name for faction in playing), {name for name, _, _ in seats})
    expect_all("option", options, {(name, word) for name, _, chosen in seats for word in chosen.split("+")})
    expect_all("character", CHARACTERS, characters())


def test_the_games_cover_every_map_and_deck_and_number_of_seats() -> None:
    expect_all("map", map_ids(), {header.map for header in headers()})
    expect_all("deck", deck_ids(), {header.deck for header in headers()})
    expect_all("number of seats", range(FEWEST_PLAYERS, MOST_PLAYERS + 1), {len(h.seats) for h in headers()})


def test_in_the_games_factions_meet_in_every_pair_and_play_on_every_map_with_every_deck() -> None:
    playing = [faction for faction in factions().values() if faction.playable]
    pairs = [(one.name, other.name) for one, other in combinations(playing, 2) if not why_not_together((one, other))]
    seated = [({seat.partition(":")[0] for seat in header.seats}, header) for header in headers()]
    expect_all("pair", pairs, [pair for pair in pairs for seats, _ in seated if seats.issuperset(pair)])
    names = [faction.name for faction in playing]
    expect_all("faction on the map", product(names, map_ids()), [(n, h.map) for seats, h in seated for n in seats])
    expect_all("faction with the deck", product(names, deck_ids()), [(n, h.deck) for seats, h in seated for n in seats])


def test_a_difference_is_told_with_how_to_renew_what_is_kept() -> None:
    told = difference("the record of game 1", "a\nb\nc\n", "a\nB\nc\n")
    assert [line for line in told.splitlines() if line.startswith(("-b", "+B"))] == ["-b", "+B"]
    assert RENEW in told
    assert difference("the record of game 1", "a\nb\n", "a\nb\n") == ""
    many = [str(number) for number in range(MOST_SHOWN)]
    assert difference("the record of game 1", "", "\n".join(many)).splitlines()[MOST_SHOWN] == "…"


def test_nothing_else_is_kept() -> None:
    names = {f"game-{seed:06}.{ending}" for seed in GAMES for ending in ("jsonl", "rootlog")}
    assert {path.name for path in FOLDER.iterdir()} == names
