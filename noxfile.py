"""Sessions of nox: tests, lowest, lint, docs, browser, readers, viewers, findings, bench, proof, fuzz, games, build.

Each has its own virtual environment.
"""

import os
import shutil
import subprocess
import tarfile
from pathlib import Path

import nox

# Hundreds of tests begin a process of their own: each would compile all anew, and rewrite what pytest rewrites.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

nox.needs_version = ">=2024.10.9"
nox.options.default_venv_backend = "virtualenv"
nox.options.sessions = ["tests", "lint", "docs"]

PROJECT = nox.project.load_toml("pyproject.toml")
SOURCES = ("src", "tests", "bench", "fuzz", "docs", "hatch_build.py", "noxfile.py")
WHOLE, AGAIN = {"PYTHONHASHSEED": "0"}, {"PYTHONHASHSEED": "1"}
"""The hash seed of the whole suite, and that of the scenarios once more."""
BY_WORKERS = ("-n", "auto", "--dist", "worksteal")
"""Each worker runs tests that stand together, which share what is costly to make, and helps others at the end."""
SLICE = ("tests/cli", "tests/editor", "tests/gherkin", "tests/positions", "tests/reports", "tests/site")
"""Tests that reach all that Woodlaw needs of others."""
VIEWERS = ("xunit-viewer@^10.6.1", "@microsoft/sarif-multitool@^5.7.0", "vnu-jar@^26.9.27")
"""What shows and checks our reports and pages, of npm."""
PYODIDE = "pyodide-314.0.7"
"""Python for browsers, of npm: what the table of the site runs on."""
NOTHING_TO_RUN = 5
"""The exit code by which pytest says that there was nothing to run."""


@nox.session
def tests(session: nox.Session) -> None:
    """Run the tests, and the scenarios once more under another hash seed; what follows ``--`` goes to pytest instead.

    Whole commands and games are compared under several hash seeds by tests of their own.
    """
    session.install("-e", ".[docs]", *nox.project.dependency_groups(PROJECT, "test"))
    session.run("pytest", *BY_WORKERS, *session.posargs, env=WHOLE)
    if not session.posargs:
        session.run("pytest", *BY_WORKERS, "-q", "features", env=AGAIN)


@nox.session
def lint(session: nox.Session) -> None:
    """Check style, format and types."""
    groups = nox.project.dependency_groups(PROJECT, "test", "browser", "bench", "readers", "lint")
    session.install("-e", ".[docs]", *groups)
    session.run("ruff", "check", *SOURCES)
    session.run("ruff", "format", "--check", *SOURCES)
    session.run("mypy")


@nox.session
def lowest(session: nox.Session) -> None:
    """Install the lowest version of each thing that pyproject.toml asks for, and run some tests with them."""
    session.install("uv")
    asked = ("-e", ".[docs,gherkin,lsp,cluster,stepping]", *nox.project.dependency_groups(PROJECT, "test"))
    python = f"--python={session.virtualenv.location}"
    session.run("uv", "pip", "install", python, "--resolution", "lowest-direct", *asked)
    session.run("pytest", *BY_WORKERS, *(session.posargs or SLICE))


@nox.session(reuse_venv=True)
def docs(session: nox.Session) -> None:
    """Run the scenarios that changed, failing ones too, then bring docs/_build/html up to date; a warning is an error.

    The virtual environment stays from one time to the next, and is filled anew when pyproject.toml changes. Remove
    docs/_build to run and build everything.
    """
    _install_once(session, "-e", ".[docs,gherkin]", "pytest-xdist>=3.6")
    evidence = ("--woodlaw-evidence", "docs/_build/evidence.json", "--woodlaw-changed")
    # Scenarios have no assertions of Python's that pytest would have to rewrite.
    options = ("-q", "-n", "auto", "--assert", "plain", *evidence)
    session.run("pytest", "features", *options, success_codes=[0, 1, NOTHING_TO_RUN])
    # Sphinx writes pages with one process fewer than it is given.
    jobs = str((os.cpu_count() or 1) + 1)
    options = ("-W", "--keep-going", "-j", jobs, "-b", "html", "-d", "docs/_build/trees")
    session.run("sphinx-build", *options, "docs", "docs/_build/html", *session.posargs, env=_pyodide())


def _pyodide() -> dict[str, str]:
    """Return where Python for browsers lies, fetched once by npm; nothing where npm is not at hand or does not get it.

    Without it the site has no table.
    """
    folder = Path("docs/_build", PYODIDE)
    if not folder.exists() and shutil.which("npm"):
        folder.parent.mkdir(parents=True, exist_ok=True)
        asked = ("npm", "pack", "--silent", PYODIDE.replace("-", "@"), "--pack-destination", str(folder.parent))
        if subprocess.run(asked, check=False).returncode == 0:
            with tarfile.open(folder.parent / f"{PYODIDE}.tgz") as package:
                package.extractall(folder, filter="data")
    return {"WOODLAW_PYODIDE": str(Path("_build", PYODIDE, "package"))} if folder.exists() else {}


def _install_once(session: nox.Session, *what: str) -> None:
    """Install into the session's virtual environment, unless the last time was for the same pyproject.toml."""
    mark = Path(session.virtualenv.location, "installed-for")
    wanted = Path("pyproject.toml").read_text(encoding="utf-8") + " ".join(what)
    if not mark.exists() or mark.read_text(encoding="utf-8") != wanted:
        session.install(*what)
        mark.write_text(wanted, encoding="utf-8")


@nox.session
def browser(session: nox.Session) -> None:
    """Read the built site in Chromium: links, finding, filters, dark, a phone, access; build it first with docs."""
    session.install("-e", ".", *nox.project.dependency_groups(PROJECT, "browser"))
    session.run("pytest", "tests/browser", *session.posargs)


@nox.session(reuse_venv=True)
def readers(session: nox.Session) -> None:
    """Hand what we write to who reads it: Sphinx-Needs and junitparser; build the site first with docs."""
    _install_readers(session)
    session.run("pytest", "tests/readers/test_needs.py", "tests/readers/test_reports.py", *session.posargs)


@nox.session(reuse_venv=True)
def viewers(session: nox.Session) -> None:
    """Hand it to the viewers and checkers too that need Node.js, Java and time, and pytest 500 feature files."""
    _install_readers(session)
    node = Path(session.create_tmp())
    session.run("npm", "install", "--silent", "--no-audit", "--prefix", str(node), *VIEWERS, external=True)
    session.run("pytest", "tests/readers", *session.posargs, env={"WOODLAW_NODE": str(node)})
    session.run("pytest", "tests/gherkin/test_made_features.py", env={"WOODLAW_MADE_FEATURES": "500"})


def _install_readers(session: nox.Session) -> None:
    session.install("-e", ".[docs,lsp]", *nox.project.dependency_groups(PROJECT, "test", "readers"))


@nox.session(venv_backend="none")
def findings(session: nox.Session) -> None:
    """Show what surprised us in tools of others; a script that fails tells that a tool does otherwise now."""
    named = session.posargs or sorted(path.stem for path in Path("findings").glob("*.sh"))
    failed = [name for name in named if not _still_holds(Path("findings", f"{name}.sh"))]
    if failed:
        session.error(f"not as noted any more: {', '.join(failed)}")


def _still_holds(script: Path) -> bool:
    print(f"{script.stem}:", flush=True)
    return subprocess.run([str(script)], check=False).returncode == 0


@nox.session
def bench(session: nox.Session) -> None:
    """Measure speed and memory; what follows ``--`` are files or folders of recorded games to measure with."""
    groups = nox.project.dependency_groups(PROJECT, "browser", "bench")
    session.install(".[docs,gherkin,stepping]", "pytest-xdist>=3.6", *groups)
    session.run("python", "-m", "bench", *session.posargs)


@nox.session
def proof(session: nox.Session) -> None:
    """Measure whether the scenarios would notice a different rule; what follows ``--`` goes to woodlaw.proof."""
    session.install("-e", ".", *nox.project.dependency_groups(PROJECT, "test"))
    session.run("python", "-m", "woodlaw.proof", *session.posargs)


@nox.session
def fuzz(session: nox.Session) -> None:
    """Attack every reader with mangled files for five minutes; what follows ``--`` goes to fuzz: ``--seconds 3600``."""
    session.install("-e", ".[gherkin]")
    # Atheris has no wheels for some systems; there the inputs are made without looking at what they reach.
    session.install(*nox.project.dependency_groups(PROJECT, "fuzz"), success_codes=[0, 1])
    session.run("python", "-m", "fuzz", *session.posargs)


@nox.session
def games(session: nox.Session) -> None:
    """Play 3,000 games by the rules and check each as Rootlog; what follows ``--`` says how many, and the first."""
    session.install("-e", ".", *nox.project.dependency_groups(PROJECT, "test"))
    session.run("python", "-m", "tests.clean_games", *(session.posargs or ["3000"]))


@nox.session
def build(session: nox.Session) -> None:
    """Build the wheel and the source archive into dist/, and try the wheel on the example games."""
    session.install("build", "twine")
    session.run("python", "-m", "build", "--outdir", "dist")
    session.run("twine", "check", "--strict", *_built())
    session.install("--force-reinstall", *(name for name in _built() if name.endswith(".whl")))
    session.run("woodlaw", "check", "examples/clean")


def _built() -> list[str]:
    """Return the wheel and the source archive of this version in dist/."""
    version = PROJECT["project"]["version"]
    return sorted(str(path) for path in Path("dist").glob(f"woodlaw-{version}*"))
