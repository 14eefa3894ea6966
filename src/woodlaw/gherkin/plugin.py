"""The pytest plugin: feature files that speak of the Law are collected, run and measured.

It loads wherever pytest and Woodlaw are installed, and does next to nothing until it meets a feature file of ours: one
with a tag that looks like a clause id (``@4.3.1``, ``@HCC.2.6.IV``, ``@card.tunnels``). Such a file is collected where
it lies, without a ``test_*.py`` file. The ini option ``woodlaw_features`` says otherwise: ``true`` takes every feature
file, ``false`` none, for projects that bind their features themselves with ``pytest_bdd.scenarios``; steps, measuring
and evidence serve them all the same. A project's own steps go before ours when they stand in a ``conftest.py`` beside
its feature files.

``--woodlaw-evidence PATH`` writes what was proven, as :mod:`woodlaw.gherkin.evidence` describes. With
``--woodlaw-changed`` a feature file is run only when the evidence does not show already what it would show.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from woodlaw.gherkin.markers import can_be_marked, register_marker
from woodlaw.gherkin.tags import is_of_our_law, of_the_law_in, why_unknown

if TYPE_CHECKING:
    from woodlaw.gherkin.evidence import Earlier

INI = "woodlaw_features"
OPTION = "--woodlaw-evidence"
CHANGED = "--woodlaw-changed"

_MOST_BYTES = 2_000_000
_FEW = 3
"""Feature files that are run sooner than workers would have started."""
_BETWEEN_TAGS = re.compile(r"[@\s]+")
_TAKES = {"auto": None, "true": True, "false": False}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the plugin."""
    group = parser.getgroup("woodlaw", "scenarios of the Law")
    group.addoption(OPTION, metavar="PATH", default=None, help="write what scenarios prove to a JSON file")
    group.addoption(CHANGED, action="store_true", help=f"run only what changed since {OPTION} was written")
    parser.addini(INI, "collect feature files: auto (those with tags of the Law), true (all), false", default="auto")


def pytest_configure(config: pytest.Config) -> None:
    """Be there for feature files, where pytest-bdd can run them."""
    if config.getoption(CHANGED) and not config.getoption(OPTION):
        raise pytest.UsageError(f"{CHANGED}: expected {OPTION} PATH with it, the evidence to bring up to date")
    if config.pluginmanager.hasplugin("pytest-bdd"):
        config.pluginmanager.register(Plugin(config), "woodlaw-features")
    elif config.getoption(OPTION):
        raise pytest.UsageError(f"{OPTION} needs pytest-bdd: pip install woodlaw[gherkin]")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Do without workers (``-n auto``) where few feature files are to be run."""
    if not (config.getoption(CHANGED) and config.getoption(OPTION)):
        return None
    files = {
        file
        for argument in config.args
        for path in [Path(argument.partition("::")[0])]
        for file in (path.rglob("*.feature") if path.is_dir() else [path])
    }
    earlier = _earlier(config)
    return 0 if sum(not earlier.is_current(file.resolve()) for file in files) <= _FEW else None


def _earlier(config: pytest.Config) -> Earlier:
    """Return the evidence that is to be brought up to date."""
    from woodlaw.gherkin.evidence import earlier_of

    return earlier_of(config, Path(config.getoption(OPTION)))


class Plugin:
    """What is always there: it wakes the rest when a feature file of ours is met."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        word = str(config.getini(INI)).strip().casefold()
        if word not in _TAKES:
            raise pytest.UsageError(f"{INI}: expected {', '.join(_TAKES)}, not {word!r}")
        self._takes = _TAKES[word]
        for tag in of_the_law_in(config.getoption("markexpr", "")):
            if not why_unknown(tag):
                register_marker(config, tag)
        self._earlier = _earlier(config) if config.getoption(CHANGED) else None
        if self._takes or (config.getoption(OPTION) and not self._may_have_nothing_to_do()):
            self.wake()

    def _may_have_nothing_to_do(self) -> bool:
        """Say whether the evidence may stay as it is; a process that has workers cannot know, for it meets no file."""
        workers = self._config.getoption("numprocesses", None)
        return not workers and self._earlier is not None and self._earlier.is_whole

    def wake(self) -> None:
        """Bring in the vocabulary and the measuring, once."""
        manager = self._config.pluginmanager
        if manager.hasplugin("woodlaw-measuring"):
            return
        from woodlaw.gherkin import spoken
        from woodlaw.gherkin.measuring import Measuring
        from woodlaw.gherkin.steps import modules

        manager.register(Measuring(self._config, self._config.getoption(OPTION)), "woodlaw-measuring")
        modules()
        manager.register(spoken, spoken.__name__)

    def pytest_collect_file(self, file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
        """Collect a feature file of ours."""
        if file_path.suffix != ".feature" or self._takes is False or not (self._takes or _is_ours(file_path)):
            return None
        if self._earlier is not None and self._earlier.is_current(file_path):
            return None
        self.wake()
        from woodlaw.gherkin.collecting import FeatureFile

        return FeatureFile.from_parent(parent, path=file_path)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say of a feature file that was asked for by its name why none of its scenarios ran."""
        if self._takes is not None:
            return
        for name in dict.fromkeys(argument.partition("::")[0] for argument in self._config.args):
            path = self._config.invocation_params.dir / name
            if path.suffix == ".feature" and path.is_file() and not _is_ours(path):
                terminalreporter.line(
                    f"{name}: no tag of the Law in it (such as @4.3.1), so none of its scenarios was collected; "
                    f"{INI} = true takes every feature file"
                )

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> bool | None:
        """Perform a scenario of a feature file that we collected and nobody else has steps for."""
        if pyfuncitem.path.suffix != ".feature":
            return None
        from woodlaw.gherkin.performing import ours_alone, perform

        scenario = ours_alone(pyfuncitem)
        if scenario is None:
            return None
        perform(pyfuncitem, scenario)
        return True

    @pytest.hookimpl(optionalhook=True)
    def pytest_bdd_apply_tag(self, tag: str) -> bool | None:
        """Wake for a feature of ours that a test module binds, and let its tag be a marker if pytest can know it."""
        if is_of_our_law(tag):
            self.wake()
            register_marker(self._config, tag)
        return None if can_be_marked(tag) else True


def _is_ours(path: Path) -> bool:
    """Say whether a feature file has a tag of the Law that we know."""
    # Projects without features pay for nothing of ours.
    from woodlaw.law.paths import read_file

    try:
        data = read_file(path, _MOST_BYTES)
    except (OSError, ValueError):
        return False
    lines = data.decode("utf-8-sig", "replace").splitlines()
    words = (word for line in lines if line.lstrip().startswith("@") for word in _BETWEEN_TAGS.split(line))
    return any(map(is_of_our_law, words)) and _has_tag_of_ours(data)


def _has_tag_of_ours(data: bytes) -> bool:
    """Say whether what looks like a tag of the Law is one to Gherkin; a file that it rejects is ours, to be told."""
    from woodlaw.gherkin.documents import NoFeature, decoded, document_of, tags_in

    try:
        tags = tags_in(document_of(decoded(data))["feature"])
    except (NoFeature, UnicodeDecodeError):
        return True
    return any(is_of_our_law(tag["name"].lstrip("@")) for tag in tags)
