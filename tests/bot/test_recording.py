"""Records at the desk: matches go out as files, come in, and a deal is checked step by step."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.desk import Desk
from bot.desk.feature import without
from bot.desk.reply import Reply
from bot.desk.sent_file import SentFile
from bot.features import FEATURES
from bot.features.records import rows as record_rows
from bot.features.records.errors import TooManyFiles, TooManyRecords
from bot.features.records.quota import ImportLimits, ImportQuota
from bot.people import Person
from bot.press import Press
from bot.records.files import file_of
from bot.records.making import record_of
from bot.records.opening import opened
from bot.records.record import read, sealed, write
from bot.screens import Screen
from bot.store.store import Store
from bot.texts import Words
from engines import GAMES
from tests.bot.recorded import HIDDEN_OF_EACH, OF_EACH_GAME, finished
from tests.bot.rooms import Rooms, kept, person, room, verbs

ANN, UWE, HALL = person("Ann"), person("Uwe", "de"), room("hall")
ALONE = room("ann's own", private=True)
CODE = "AAAAA"


async def stands(store: Store, table: tuple[str, int], code: str = CODE) -> str:
    """The code of a finished match that people have played here."""
    brought = opened(record_of(finished(*table)), code)
    played = replace(brought, table=replace(brought.table, host="rooms:ann"))
    await record_rows.keep(store.database, played, f"here:{code}")
    return code


async def runs(store: Store) -> str:
    """The code of a match that goes on."""
    kept_match = finished("crosswise", 2)
    match = replace(kept_match.match, moves=(), makers=(), undone=(), outcome=None)
    await store.tables.create(replace(kept_match.table, code="RRRRR", match=match))
    return "RRRRR"


def shown(reply: Reply) -> Screen:
    assert reply.screen is not None, reply
    return reply.screen


async def given(desk: Desk, data: bytes, who: Person = ANN) -> Reply:
    """A file that somebody sends."""

    async def fetch() -> bytes:
        return data

    return await desk.import_file(SentFile(who, HALL, len(data), fetch))


@pytest.mark.parametrize("table", OF_EACH_GAME, ids=lambda table: f"{table[0]}-{table[1]}")
async def test_a_finished_match_goes_out_as_a_file(
    desk: Desk, rooms: Rooms, store: Store, table: tuple[str, int]
) -> None:
    code = await stands(store, table)
    screen = shown(await desk.line(ANN, HALL, "export", code))
    assert screen.file is not None
    assert screen.file.name == f"{table[0]}-{code}-1.json"
    assert screen.file.media_type == "application/json"
    assert read(screen.file.data) == record_of(finished(*table))
    assert "The record of match 1" in screen.caption
    assert "rooms:" not in screen.file.data.decode()


@pytest.mark.parametrize("features", [without(FEATURES, "records")])
async def test_without_records_no_file_comes_in_and_no_deal_is_shown(
    desk: Desk, rooms: Rooms, store: Store
) -> None:
    assert not desk.catalogue.takes_files
    assert (await given(desk, write(record_of(finished("reversi", 2))))).refused
    code = await stands(store, ("crosswise", 2))
    board = shown(await desk.line(ANN, ALONE, "board", code))
    assert "rules" in verbs(board) and "fair" not in verbs(board)
    assert (await desk.press(ANN, ALONE, Press("fair", code, board.revision).pack())).refused


async def test_without_a_code_the_match_that_the_chat_shows_goes_out(
    desk: Desk, rooms: Rooms
) -> None:
    record = record_of(finished("reversi", 2))
    await desk.posted(shown(await given(desk, write(record))), HALL, "the board")
    exported = shown(await desk.line(ANN, HALL, "export", "")).file
    assert exported is not None and read(exported.data) == record


@pytest.mark.parametrize("form", [form.key for form in GAMES["reversi"].formats])
async def test_a_match_goes_out_in_a_format_of_its_game(
    desk: Desk, rooms: Rooms, store: Store, form: str
) -> None:
    code = await stands(store, ("reversi", 2))
    screen = shown(await desk.line(ANN, ALONE, "export", f"{code} 1 {form}"))
    assert screen.file is not None
    assert screen.file.data == file_of(record_of(finished("reversi", 2)), form).data


async def test_a_running_match_has_no_record_for_anybody(
    desk: Desk, rooms: Rooms, store: Store
) -> None:
    code, seed = await runs(store), finished("crosswise", 2).match.seed
    for line in (code, f"{code} 1"):
        reply = await desk.line(ANN, HALL, "export", line)
        assert reply.refused and reply.screen is None and "not over yet" in reply.notice
        assert seed not in reply.notice
    reply = await desk.line(UWE, HALL, "export", code)
    assert "noch nicht zu Ende" in reply.notice


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("ZZZZZ", "no table with this code"),
        (f"{CODE} 2", "Only 1 match has been played"),
        (f"{CODE} ggf", "cannot be written in that format"),
        (f"{CODE} pgn", "makes no sense"),
    ],
)
async def test_what_cannot_go_out_is_refused_in_words(
    desk: Desk, rooms: Rooms, store: Store, line: str, told: str
) -> None:
    await stands(store, ("crosswise", 2))
    reply = await desk.line(ANN, HALL, "export", line)
    assert reply.refused and told in reply.notice


@pytest.mark.parametrize("table", OF_EACH_GAME, ids=lambda table: f"{table[0]}-{table[1]}")
async def test_a_record_that_comes_in_is_a_finished_match_to_walk_through(
    desk: Desk, rooms: Rooms, store: Store, table: tuple[str, int]
) -> None:
    record = record_of(finished(*table))
    screen = shown(await given(desk, write(record)))
    code = screen.table
    assert code and screen.picture is not None
    assert "walk" in verbs(screen) and "analyse" in verbs(screen) and "share" in verbs(screen)
    assert not verbs(screen) & {"rematch", "return", "next", "resign"}
    people = [seat.name for seat in record.seats if not seat.level]
    assert any(name in screen.caption for name in people) or not people
    walked = await desk.press(ANN, HALL, Press("walk", code, screen.revision, ("0", "3")).pack())
    assert not walked.refused, walked
    again = shown(await given(desk, write(record)))
    assert again.table == code
    refused = await desk.command(ANN, HALL, "rematch", {"code": code})
    assert refused.refused
    assert (await kept(store, code)).match is not None
    exported = shown(await desk.line(ANN, HALL, "export", code)).file
    assert exported is not None and read(exported.data) == record


async def test_a_brought_match_can_be_analysed(desk: Desk, rooms: Rooms, store: Store) -> None:
    code = shown(await given(desk, b"f5d6c3d3c4")).table
    reply = await desk.command(ANN, HALL, "analysis", {"code": code})
    assert not reply.refused and reply.screen is not None


async def test_a_file_of_several_matches_becomes_as_many_tables(
    desk: Desk, rooms: Rooms, store: Store
) -> None:
    screen = shown(await given(desk, b"f5d6\nf5f6\nf5f4\n"))
    assert screen.caption.startswith("3 matches imported")
    payloads = [button.payload for row in screen.actions for button in row]
    assert len(set(payloads)) == 3
    board = shown(await desk.press(ANN, HALL, payloads[1]))
    match = (await kept(store, board.table)).match
    assert match is not None and match.moves == ("f5", "f6")


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "no record that I can read"),
        (b"hello", "no record that I can read"),
        (b"x" * (5 << 20), "too large"),
        (b"[" * 100_000, "no record that I can read"),
        (b"f5\n" * 21, "too many matches"),
        (b"f5d6\nf5f5\n", "Match 2: Move 2 of this record cannot be played."),
        (b"(;GM[Othello]B[d3]W[a1];)", "Move 2 of this record cannot be played."),
    ],
)
async def test_a_file_that_is_no_record_is_refused_in_words(
    desk: Desk, rooms: Rooms, data: bytes, told: str
) -> None:
    reply = await given(desk, data)
    assert reply.refused and told in reply.notice
    assert not rooms.messages


@pytest.mark.parametrize(
    ("part", "said", "gesagt"),
    [
        ("hash", "The seal of this record", "Das Siegel dieser Aufzeichnung"),
        ("result", "do not lead to its result", "führen nicht zu ihrem Ergebnis"),
        ("dealt", "hands of this record", "Hände dieser Aufzeichnung"),
        ("began", "changed after it was written", "nach dem Schreiben geändert"),
    ],
)
async def test_an_altered_record_does_not_come_in(
    desk: Desk, rooms: Rooms, part: str, said: str, gesagt: str
) -> None:
    record = record_of(finished("crosswise", 2))
    changes: dict[str, dict[str, Any]] = {
        "hash": {"hash": "0" * 64},
        "result": {"result": msgspec.structs.replace(record.result, winners=())},
        "dealt": {"dealt": record.dealt[::-1]},
        "began": {"began": 5.0},
    }
    changed = msgspec.structs.replace(record, **changes[part])
    data = write(changed if part == "began" else sealed(changed))
    assert said in (await given(desk, data)).notice
    assert gesagt in (await given(desk, data, UWE)).notice


def test_nobody_brings_in_matches_or_files_without_end() -> None:
    now = 0.0
    quota = ImportQuota(ImportLimits(matches=3, files=2, size=100, seconds=60.0), lambda: now)
    quota.charge_matches(ANN, 2)
    assert quota.matches_left(ANN) == 1 and quota.matches_left(UWE) == 3
    now = 30.0
    quota.charge_matches(ANN, 1)
    with pytest.raises(TooManyRecords):
        quota.matches_left(ANN)
    quota.charge_file(ANN, 50)
    for size in (51, 101):
        with pytest.raises(TooManyFiles):
            quota.charge_file(ANN, size)
    quota.charge_file(ANN, 50)
    with pytest.raises(TooManyFiles):
        quota.charge_file(ANN, 0)
    now = 61.0
    assert quota.matches_left(ANN) == 3, "an hour after the first, whatever came later"
    quota.charge_file(ANN, 100)


async def test_the_command_alone_says_how_a_file_is_given(desk: Desk, rooms: Rooms) -> None:
    assert "with the caption /import" in (await desk.line(ANN, HALL, "import", "")).notice
    assert "mit der Unterschrift /import" in (await desk.line(UWE, ALONE, "import", "")).notice


@pytest.mark.parametrize(
    ("table", "who"),
    list(zip(HIDDEN_OF_EACH, (ANN, UWE), strict=True)),
    ids=("en", "de"),
)
async def test_a_fair_deal_names_every_step_and_how_to_do_it_by_hand(
    desk: Desk, rooms: Rooms, store: Store, words: Words, table: tuple[str, int], who: object
) -> None:
    code = await stands(store, table)
    press = Press("fair", code, 0).pack()
    chat = room("own", private=True)
    screen = shown(await desk.press(who, chat, press))  # type: ignore[arg-type]
    language = who.language  # type: ignore[attr-defined]
    said = screen.caption
    for step in ("seed", "hash", "setup", "deal", "moves", "draws", "result"):
        assert f"✓ {words.say(language, f'step-{step}')}" in said
    assert "✗" not in said
    for line in words.say(language, "fair-by-hand").split("\n"):
        assert line in said
    assert words.say(language, f"{table[0]}-fair-order") in said
    assert finished(*table).match.seed in said
    assert len(said) < 4000


async def test_a_deal_that_was_tampered_with_is_shown_as_wrong(
    desk: Desk, rooms: Rooms, store: Store
) -> None:
    brought = opened(record_of(finished("crosswise", 2)), CODE)
    match = replace(brought.match, seed="f" * 64)
    table = replace(brought.table, match=match, host="rooms:ann")
    await record_rows.keep(store.database, replace(brought, match=match, table=table), "here")
    chat = room("own", private=True)
    screen = shown(await desk.press(ANN, chat, Press("fair", CODE, 0).pack()))
    assert "✗ Setup: wrong." in screen.caption


async def test_the_deal_of_a_running_match_stays_sealed(
    desk: Desk, rooms: Rooms, store: Store
) -> None:
    code, seed = await runs(store), finished("crosswise", 2).match.seed
    screen = shown(await desk.press(ANN, room("own", True), Press("fair", code, 0).pack()))
    assert seed not in screen.caption and "✓" not in screen.caption
