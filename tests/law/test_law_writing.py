"""Files are written whole or not at all, and nothing is left beside them, whatever ends the writing."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from select import select

import pytest

from woodlaw.law import writing
from woodlaw.law.writing import Changed, replace_file, write_file

needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes on this system")
needs_signals = pytest.mark.skipif(os.name != "posix", reason="programs are ended otherwise elsewhere")
OLD, NEW = b"the old one\n" * 1000, b"the new one\n" * 2000
CALLS = {
    "without a name": ("open", "fdopen", "fchmod", "fsync", "link", "replace"),
    "by name": ("fchmod", "fsync", "replace"),
}
"""What the system is asked for on either way."""
ENDED_AT = """
import os, resource, signal, sys
from pathlib import Path
from woodlaw.law import writing
call, sign, kind, place = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4]
if call == "write":
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_FSIZE, (sign, sign))
else:
    sys.addaudithook(lambda event, _: event == call and os.kill(os.getpid(), sign))
if kind == "replace":
    writing.replace_file(place, Path(place).read_bytes(), b"the new one\\n" * 2000)
else:
    writing.write_file(place, b"the new one\\n" * 2000)
"""


@pytest.fixture(params=["without a name", "by name"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Both ways of writing beside: the system's own where it has one, and that of other systems."""
    if request.param == "by name":
        monkeypatch.setattr(writing, "_WITHOUT_A_NAME", None)
    return str(request.param)


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def old(folder: Path) -> Path:
    """Return a file with something in it."""
    (folder / "file").write_bytes(OLD)
    return folder / "file"


@pytest.mark.usefixtures("way")
def test_a_file_is_written_over(tmp_path: Path) -> None:
    for data in (b"a long one", b"short"):
        write_file(tmp_path / "file", data)
        assert (tmp_path / "file").read_bytes() == data
    assert names(tmp_path) == ["file"]


@pytest.mark.usefixtures("way")
def test_what_may_be_done_with_a_file_stays_and_a_new_one_is_as_all_are(tmp_path: Path) -> None:
    file = old(tmp_path)
    file.chmod(0o640)
    write_file(file, NEW)
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    (tmp_path / "usual").touch()
    write_file(tmp_path / "new", NEW)
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "usual").stat().st_mode


@pytest.mark.usefixtures("way")
def test_a_link_stays_and_what_it_leads_to_is_written(tmp_path: Path) -> None:
    file = old(tmp_path)
    for number, leads_to in enumerate((file, Path("file"), tmp_path / "new")):
        link = tmp_path / f"link {number}"
        link.symlink_to(leads_to)
        write_file(link, NEW)
        assert link.is_symlink()
        assert link.read_bytes() == NEW
    assert names(tmp_path) == ["file", "link 0", "link 1", "link 2", "new"]


@pytest.mark.usefixtures("way")
def test_a_long_name_is_a_name(tmp_path: Path) -> None:
    name = "n" * 255
    for data in (OLD, NEW):
        write_file(tmp_path / name, data)
        assert (tmp_path / name).read_bytes() == data


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device on this system")
def test_a_device_is_written_into() -> None:
    write_file("/dev/null", NEW)
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)
    with pytest.raises(OSError, match="No space left"):
        write_file("/dev/full", NEW)


@pytest.mark.parametrize("replaces", [False, True])
@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_an_error_at_any_call_leaves_what_was_there_and_nothing_else(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    way: str,
    error: BaseException,
    replaces: bool,
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error

    file = old(tmp_path)
    for call in CALLS[way]:
        with monkeypatch.context() as broken:
            broken.setattr(os, call, fail)
            with pytest.raises(type(error)):
                replace_file(file, OLD, NEW) if replaces else write_file(file, NEW)
        assert names(tmp_path) == ["file"]
        assert file.read_bytes() == OLD


@needs_signals
@pytest.mark.parametrize("kind", ["new", "old", "replace"])
@pytest.mark.parametrize(
    ("call", "signals"),
    [
        ("write", (0, 1, 5000)),
        ("open", (signal.SIGKILL, signal.SIGTERM)),
        ("os.link", (signal.SIGKILL, signal.SIGTERM)),
        ("os.rename", (signal.SIGTERM, signal.SIGHUP)),
    ],
)
def test_a_program_that_is_ended_at_any_call_leaves_one_or_the_other_and_nothing_else(
    tmp_path: Path, kind: str, call: str, signals: tuple[int, ...]
) -> None:
    for sign in signals:
        place = tmp_path / "new" if kind == "new" else old(tmp_path)
        subprocess.run([sys.executable, "-c", ENDED_AT, call, str(int(sign)), kind, str(place)], check=False)
        before = [] if kind == "new" else [OLD]
        assert [file.read_bytes() for file in tmp_path.iterdir()] in (before, [NEW])
        place.unlink(missing_ok=True)


@needs_signals
def test_what_a_kill_between_two_calls_leaves_is_gone_with_the_next_writing(tmp_path: Path) -> None:
    file = old(tmp_path)
    kill = [sys.executable, "-c", ENDED_AT, "os.rename", str(int(signal.SIGKILL)), "old", str(file)]
    assert subprocess.run(kill, check=False).returncode == -signal.SIGKILL
    assert file.read_bytes() == OLD
    write_file(file, NEW)
    assert names(tmp_path) == ["file"]
    assert file.read_bytes() == NEW


def test_a_file_that_holds_something_else_is_not_replaced(tmp_path: Path) -> None:
    file = old(tmp_path)
    for before in (b"", OLD[:-1], OLD + b"x", NEW):
        with pytest.raises(Changed):
            replace_file(file, before, NEW)
    assert file.read_bytes() == OLD
    replace_file(file, OLD, NEW)
    with pytest.raises(Changed):
        replace_file(file, OLD, b"")
    assert file.read_bytes() == NEW


def test_of_many_that_replace_a_file_at_once_one_does(tmp_path: Path) -> None:
    file = old(tmp_path)
    done: list[int] = []
    begin = threading.Barrier(8)

    def replace(number: int) -> None:
        begin.wait()
        try:
            replace_file(file, OLD, b"%d" % number * 100_000)
        except Changed:
            return
        done.append(number)

    threads = [threading.Thread(target=replace, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(done) == 1
    assert file.read_bytes() == b"%d" % done[0] * 100_000
    assert names(tmp_path) == ["file"]


def test_many_that_write_a_file_at_once_leave_it_whole(tmp_path: Path) -> None:
    texts = [b"%d" % number * 100_000 for number in range(8)]
    with ThreadPoolExecutor(len(texts)) as threads:
        list(threads.map(lambda text: write_file(tmp_path / "file", text), texts))
    assert (tmp_path / "file").read_bytes() in texts
    assert names(tmp_path) == ["file"]


@needs_pipes
def test_a_pipe_that_nobody_reads_is_not_written_to(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="No such device or address"):
        write_file(tmp_path / "pipe", b"data")


@needs_pipes
def test_a_pipe_that_somebody_reads_is_written_to_whole(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    data = b"x" * 1_000_000
    found = bytearray()
    reading = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)

    def read() -> None:
        while len(found) < len(data) and select([reading], [], [], 10)[0]:
            found.extend(os.read(reading, 10_000))

    reader = threading.Thread(target=read)
    reader.start()
    write_file(tmp_path / "pipe", data)
    reader.join()
    os.close(reading)
    assert found == data
