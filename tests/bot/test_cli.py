"""The command line: records in, tables out, and what makes no sense is one sentence."""

import asyncio
import io
import random
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.arena import OPENING, interval, opening, played
from bot.cli.console import signed
from bot.cli.records import MatchToAnalyse, read
from engines import GAMES
from engines.crosswise import CROSSWISE
from engines.reversi import REVERSI
from tests import stores
from tests.bot.club import ANN, BEN, Club

START = "-" * 27 + "OX" + "-" * 6 + "XO" + "-" * 27


def typed(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a command."""
    try:
        code = main(words)
    except SystemExit as stopped:
        code = int(str(stopped.code))
    said = capsys.readouterr()
    return code, said.out, said.err


def random_match(key: str, seats: int, plies: int) -> tuple[str, tuple[str, ...], Any]:
    """Setup, moves and last state of a match of first and last moves in turn."""
    game = GAMES[key]
    setup = game.deal(seats, {}, "7" * 64)
    state, moves = game.start(setup), list[str]()
    while len(moves) < plies:
        view = game.view(state, None)
        if view.outcome:
            break
        legal = (view.follow,) if view.turn is None else game.view(state, view.turn).moves
        moves.append(legal[-(len(moves) % 2)])
        state = game.play(state, moves[-1])
    return setup, tuple(moves), state


@pytest.mark.parametrize(("key", "seats"), [("crosswise", 4), ("triominos", 3), ("reversi", 2)])
def test_the_record_that_the_bot_shows_can_be_read_again(key: str, seats: int) -> None:
    setup, moves, _ = random_match(key, seats, 400)
    record = GAMES[key].notation(setup, moves)
    assert read(record, None).moves == moves
    assert read(" ".join(record.split()), None).game == key


def test_a_transcript_is_its_moves_and_a_position_has_none() -> None:
    assert read("f5 D6 c3", None).moves == ("f5", "d6", "c3")
    position = read(f"{START} X", None)
    assert position == MatchToAnalyse("reversi", f"reversi first=1 position={START}X")


def test_each_move_of_a_transcript_is_judged(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = typed(capsys, "analyse", "f5f4f3", "--seconds", "0.05")
    assert code == 0
    rows = [[cell.strip() for cell in line.split("│")] for line in out.splitlines() if "│" in line]
    assert [row[1:4] for row in rows] == [
        ["1", "black", "f5"],
        ["2", "white", "f4"],
        ["3", "black", "f3"],
    ]
    worth, best, loss = (float(rows[1][at] or 0) for at in (4, 6, 7))
    assert best >= worth
    assert loss == pytest.approx(best - worth, abs=0.11)
    assert "black: " in out and "white: " in out


def test_every_move_in_a_position_is_judged(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = typed(capsys, "analyse", START, "X", "--seconds", "0.05")
    assert code == 0
    assert "black to move" in out
    assert {cell for cell in ("d3", "c4", "f5", "e6") if cell in out} == {"d3", "c4", "f5", "e6"}


def test_a_record_can_come_from_a_pipe(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    setup, moves, _ = random_match("crosswise", 2, 3)
    record = GAMES["crosswise"].notation(setup, moves)
    monkeypatch.setattr("sys.stdin", io.StringIO(record))
    code, out, _ = typed(capsys, "analyse", "-", "--seconds", "0.05")
    assert code == 0
    assert "orange" in out and "green" in out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("analyse", "f5f5"), "f5 is taken"),
        (("analyse", "hello"), "neither a record nor a position"),
        (("analyse", " "), "nothing to analyse"),
        (("analyse", START + "Z"), "neither"),
        (("analyse", "f5", "--game", "triominos"), "begins with its setup line"),
        (("analyse", "crosswise seats=9 first=1 seed=1", "red.a1"), "setup cannot be read"),
        (("analyse", "reversi first=1 position=start", "a1"), "Move 1 cannot be played"),
        (("analyse", "reversi first=1 position=start", "--game", "crosswise"), "is a record of"),
        (("analyse",), "required"),
        (("analyse", "f5", "--seconds", "0"), "no number greater than 0"),
        (("arena", "chess", "club", "club"), "chess"),
        (("arena", "reversi", "club"), "required"),
        (("arena", "reversi", "club", "god"), "god"),
        (("arena", "reversi", "club", "club", "-n", "0"), "no whole number from 1 on"),
        (("arena", "reversi", "club", "club", "-n", "x"), "'x' is no whole number from 1 on"),
        (("arena", "reversi", "club", "club", "--seed", "x"), "'x' is no whole number"),
        (("analyse", "f5", "--seconds", "nan"), "'nan' is no number greater than 0"),
        (("analyse", START), "the side to move is missing"),
        (("dance",), "dance"),
    ],
)
def test_what_makes_no_sense_is_a_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str
) -> None:
    code, out, error = typed(capsys, *words)
    assert code == 2
    assert told in error and "Traceback" not in error
    assert out == ""


@pytest.mark.parametrize("key", GAMES)
def test_the_arena_counts_points_of_both_levels(
    capsys: pytest.CaptureFixture[str], key: str
) -> None:
    code, out, _ = typed(
        capsys, "arena", key, "casual", "beginner", "-n", "2", "--seconds-factor", "0.02"
    )
    assert code == 0
    rows = [[cell.strip() for cell in line.split("│")] for line in out.splitlines() if "│" in line]
    assert [row[1] for row in rows] == ["casual", "beginner"]
    points = [float(row[2].partition("/")[0]) for row in rows]
    assert sum(points) == 2
    margins = [float(row[5]) for row in rows]
    assert margins[0] == -margins[1]


def test_matches_in_the_arena_begin_apart_unless_hidden_deals_are() -> None:
    chance, deal = random.Random(1), "3" * 64
    begun = {opening(REVERSI, deal, chance) for _ in range(6)}
    assert len(begun) > 1 and {len(moves) for moves in begun} == {OPENING}
    match = played(REVERSI, ("600", "600"), deal, 0.02, {"600": 0.0}, begun=(moves := begun.pop()))
    assert match.moves[:OPENING] == moves and None not in match.turns[OPENING:]
    assert opening(CROSSWISE, deal, chance) == ()


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = typed(capsys, "--version")
    assert code == 0
    assert re.fullmatch(r"crosstable \d+\.\d+\.\d+\n", out)


def test_points_that_round_to_nothing_have_a_plus_and_one_choice_is_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert [signed(points) for points in (-0.04, 0.0, 1.25, -2.0)] == [
        "+0.0",
        "+0.0",
        "+1.2",
        "-2.0",
    ]
    _, out, _ = typed(capsys, "analyse", "f5f4", "--seconds", "0.05")
    assert "in 1 choice\n" in out and "1 choices" not in out


def test_the_interval_is_that_of_wilson() -> None:
    low, high = interval(65, 100)
    assert (round(low, 3), round(high, 3)) == (0.553, 0.736)
    low, high = interval(4, 4)
    assert 0.5 < low < 0.52 and high == pytest.approx(1.0)


def rated_database(folder: Path) -> None:
    """A database with two rated matches, in the folder in which it is looked for."""

    async def play() -> None:
        store = await stores.opened(folder / "crosstable.db")
        try:
            club = Club(store)
            await club.beats(ANN, BEN)
            await club.beats(BEN, ANN)
        finally:
            await store.close()

    asyncio.run(play())


def test_ratings_are_checked_and_computed_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rated_database(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/crosstable.db")
    assert main(["ratings"]) == 0
    assert capsys.readouterr().out == (
        "2 matches ended, 2 of them counted.\nAll ratings are right.\n"
    )
    with sqlite3.connect(tmp_path / "crosstable.db") as connection:
        connection.execute("UPDATE ratings SET mu = mu + 1 WHERE seat = 0")
    connection.close()
    assert main(["ratings"]) == 1
    assert capsys.readouterr().err == (
        "crosstable: 2 ratings are not what the matches say: "
        "crosstable ratings --rebuild computes them anew.\n"
    )
    assert main(["ratings", "--rebuild"]) == 0
    assert "All ratings were computed anew." in capsys.readouterr().out
    assert main(["ratings"]) == 0


def test_ratings_of_a_database_that_there_is_not_are_a_clear_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/nowhere/crosstable.db")
    assert main(["ratings"]) == 1
    assert capsys.readouterr().err.startswith("crosstable: Cannot use the database")
