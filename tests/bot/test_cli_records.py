"""Records on the command line: matches go out as files, come in, and are verified."""

import asyncio
import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.codes import LENGTH
from bot.features.records import rows as record_rows
from bot.records.files import file_of
from bot.records.making import record_of
from bot.records.opening import opened
from bot.records.record import read, sealed, write
from bot.store.store import Store
from bot.tables.table import Table
from engines import GAMES
from tests import stores
from tests.bot.recorded import OF_EACH_GAME, TABLES, finished
from tests.brief_lock import BriefLock

Typed = Callable[..., tuple[int, bytes, str]]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where commands run, with a database of their own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    return tmp_path


@pytest.fixture
def typed(folder: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> Typed:
    """Exit code, output and errors of a command."""

    def run(*words: str) -> tuple[int, bytes, str]:
        try:
            code = main(words)
        except SystemExit as stopped:
            code = int(str(stopped.code))
        sys.stdout.flush()
        said = capfdbinary.readouterr()
        return code, said.out, said.err.decode()

    return run


def keep(*tables: tuple[str, int], running: Table | None = None) -> list[str]:
    """The codes of finished matches in the folder's database."""

    async def kept() -> list[str]:
        store = await stores.opened(Path("crosstable.db"))
        codes = []
        for number, table in enumerate(tables):
            code = f"AAAA{'ABCDEFGH'[number]}"
            await record_rows.keep(store.database, opened(record_of(finished(*table)), code), code)
            codes.append(code)
        if running is not None:
            await store.tables.create(running)
        await store.close()
        return codes

    return asyncio.run(kept())


def running_match() -> Table:
    table, match = finished("crosswise", 2).table, finished("crosswise", 2).match
    fresh = replace(match, moves=(), makers=(), undone=(), outcome=None)
    return replace(table, code="RRRRR", match=fresh)


@pytest.mark.parametrize("table", OF_EACH_GAME, ids=lambda table: f"{table[0]}-{table[1]}")
def test_a_match_goes_out_and_comes_in_again(
    typed: Typed, folder: Path, table: tuple[str, int]
) -> None:
    (code,) = keep(table)
    status, out, _ = typed("export", code.lower(), "--match", "1")
    assert status == 0 and read(out) == record_of(finished(*table))
    assert typed("export", code, "--output", "match.json")[:2] == (0, b"")
    assert (folder / "match.json").read_bytes() == out
    status, said, _ = typed("import", "match.json")
    other = said.decode().strip()
    assert status == 0 and len(other) == LENGTH and other != code
    assert typed("import", "match.json")[:2] == (0, said)  # it stands there already
    assert typed("export", other)[1] == out


def test_a_match_of_reversi_goes_out_in_every_format_and_comes_in(typed: Typed) -> None:
    (code,) = keep(("reversi", 2))
    told = record_of(finished("reversi", 2)).result
    for form in ("transcript", "ggf", "wthor"):
        assert typed("export", code, "--format", form, "--output", form)[0] == 0
        status, said, _ = typed("import", form)
        assert status == 0
        again = read(typed("export", said.decode().strip())[1])
        moves = tuple(entry.move for entry in again.log)
        assert moves == finished("reversi", 2).match.moves, form
        assert again.result.reason == told.reason


def test_all_matches_go_into_a_folder_and_come_in_elsewhere(
    typed: Typed, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(*TABLES, running=running_match())
    status, out, _ = typed("export", "--all", "out")
    assert status == 0
    told = dict(line.split(": ") for line in out.decode().splitlines())
    counts = {key: sum(table[0] == key for table in TABLES) for key in GAMES}
    assert told == {
        f"out/{key}.jsonl": f"{count} {'match' if count == 1 else 'matches'}"
        for key, count in counts.items()
    }
    assert sorted(path.name for path in (folder / "out").iterdir()) == [
        f"{key}.jsonl" for key in sorted(GAMES)
    ]
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{folder}/other.db")
    for key, count in counts.items():
        status, out, _ = typed("import", f"out/{key}.jsonl")
        assert status == 0 and len(out.split()) == count
    assert typed("export", "--all", "again")[0] == 0
    for key in GAMES:
        assert (folder / f"again/{key}.jsonl").read_bytes() == (
            folder / f"out/{key}.jsonl"
        ).read_bytes()


def test_what_a_format_cannot_say_is_left_out_and_told(typed: Typed, folder: Path) -> None:
    keep(("reversi", 2), ("crosswise", 2), ("crosswise", 3))
    status, out, error = typed("export", "--all", "out", "--format", "wthor")
    assert status == 0 and out == b"out/reversi.wtb: 1 match\n"
    assert "left out 2 matches: crosswise is not written as wthor" in error
    data = (folder / "out/reversi.wtb").read_bytes()
    assert len(data) == 16 + 68 and data[4:8] == b"\1\0\0\0"


def test_a_wthor_file_of_many_matches_becomes_as_many_tables(typed: Typed, folder: Path) -> None:
    form = next(form for form in GAMES["reversi"].formats if form.key == "wthor")
    one = file_of(record_of(finished("reversi", 2, 1)), "wthor").data[16:]
    two = file_of(record_of(finished("reversi", 2, 2)), "wthor").data[16:]
    Path("many.wtb").write_bytes(form.head(2, 1e9) + one + two)
    keep()
    status, out, _ = typed("import", "many.wtb")
    assert status == 0 and len(set(out.split())) == 2


def test_a_running_match_has_no_record(typed: Typed) -> None:
    keep(running=running_match())
    for words in (("export", "RRRRR"), ("export", "RRRRR", "--match", "1"), ("verify", "RRRRR")):
        status, out, error = typed(*words)
        assert status == 2 and out == b"" and "not over yet" in error
        assert running_match().match.seed not in error  # type: ignore[union-attr]


@pytest.mark.parametrize("table", OF_EACH_GAME, ids=lambda table: f"{table[0]}-{table[1]}")
def test_verify_names_every_step_and_how_to_do_it_by_hand(
    typed: Typed, table: tuple[str, int]
) -> None:
    (code,) = keep(table)
    status, out, _ = typed("verify", code)
    said = " ".join(out.decode().split())
    assert status == 0 and "WRONG" not in said
    for step in ("Document", "Seed", "Seal", "Setup", "Hands", "Moves", "Draws", "Result"):
        assert step in said
    assert ("label:i" in said) is (table[0] != "reversi")
    assert ("The row has the label" in said) is (table[0] != "reversi")


def test_verify_finds_what_was_altered(typed: Typed) -> None:
    record = record_of(finished("crosswise", 2))
    told = json.loads(write(record))
    at = next(n for n, entry in enumerate(told["log"]) if entry.get("drew"))
    told["log"][at]["drew"] = ["swap"] if told["log"][at]["drew"] != ["swap"] else ["move"]
    Path("altered.json").write_text(json.dumps(told))
    status, out, _ = typed("verify", "altered.json")
    rows = [line for line in out.decode().splitlines() if "WRONG" in line]
    assert status == 1 and len(rows) == 2
    assert "Document" in rows[0] and "Draws" in rows[1] and f"move {at + 1}" in rows[1]
    status, out, error = typed("import", "altered.json")
    assert status == 2 and out == b"" and "digest" in error
    Path("sealed.json").write_bytes(write(sealed(read(json.dumps(told).encode()))))
    status, out, error = typed("import", "sealed.json")
    assert status == 2 and f"move {at + 1}: the record says" in error


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("export",), "required"),
        (("export", "ABCDE", "--all", "x"), "not allowed"),
        (("export", "ABCDE", "--format", "pgn"), "pgn"),
        (("export", "ABCDE", "--match", "0"), "no whole number from 1 on"),
        (("export", "ABCDE"), "no table with this code"),
        (("export", "AAAAA", "--match", "9"), "Only 1 match"),
        (("export", "AAAAA", "--format", "ggf"), "cannot be written in that format"),
        (("export", "AAAAA", "--output", "/no/such/place"), "Cannot write /no/such/place"),
        (("export", "--all", "crosstable.db"), "Cannot write to crosstable.db"),
        (("import", "nothing.json"), "Cannot read nothing.json"),
        (("import", "."), "Cannot read ."),
        (("import", "crosstable.db"), "crosstable.db: document: this is no record"),
        (("verify", "nothing.json"), "Cannot read nothing.json"),
        (("verify", "crosstable.db"), "this is no record"),
        (("verify", "ABCDE"), "no table with this code"),
    ],
)
def test_what_cannot_be_done_is_a_sentence_and_exit_code_2(
    typed: Typed, words: tuple[str, ...], told: str
) -> None:
    keep(("crosswise", 2))
    status, out, error = typed(*words)
    assert (status, out) == (2, b"")
    assert told in error and "Traceback" not in error


def test_a_file_of_ten_megabytes_is_refused_in_a_sentence(typed: Typed) -> None:
    keep()
    Path("large").write_bytes(b"f5" * (5 << 20))
    status, out, error = typed("import", "large")
    assert (status, out) == (2, b"") and "larger than 4 MB" in error


def test_records_that_are_many_are_read_line_by_line(typed: Typed) -> None:
    keep()
    line = write(record_of(finished("crosswise", 2))).rstrip() + b" " * 60_000 + b"\n"
    count = (4 << 20) // len(line) + 2
    Path("many.jsonl").write_bytes(line * count + b'{"format":1}\n')
    status, out, error = typed("import", "many.jsonl")
    assert status == 2 and len(set(out.split())) == 1 and len(out.split()) == count
    assert f"match {count + 1}: document: format: Expected `str`" in error


def test_matches_go_out_while_a_bot_runs_but_none_comes_in(
    typed: Typed, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.FileLock", BriefLock)
    (code,) = keep(("reversi", 2))
    with asyncio.Runner() as bot:
        store = bot.run(Store.open("sqlite:///crosstable.db"))
        assert typed("verify", code)[0] == 0
        assert typed("export", code, "--output", "match.json")[0] == 0
        status, _, error = typed("import", "match.json")
        assert status == 1 and "Another process of Crosstable" in error
        bot.run(store.close())


def test_a_database_of_another_version_is_not_read(typed: Typed) -> None:
    status, _, error = typed("verify", "ABCDE")
    assert status == 1 and "No such file or directory" in error
    Path("crosstable.db").touch()
    status, _, error = typed("verify", "ABCDE")
    assert status == 1 and "start Crosstable once" in error
