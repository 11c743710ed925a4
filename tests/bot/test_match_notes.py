"""What people note of matches that are over, in chats, and all of them as a file."""

from bot.desk.reply import NewScreen
from bot.desk.sent_file import SentFile
from bot.features.archive import rows
from bot.features.archive.match_notes import KeptLine, MatchNotes, place_of, written
from bot.people import Person
from bot.records.record import read
from bot.screens import Screen
from tests.bot.rooms import Rooms, answered, buttons, payload, person, room, surely
from tests.tally import settled

ANN, BEN = person("Ann"), person("Ben")
OWN, HALL = room("ann's own", private=True), room("hall")
BENS = room("ben's own", private=True)


async def given_up(rooms: Rooms) -> str:
    """A match of Ann's against a computer that she has given up after a move; its table's code."""
    screen = await rooms.post(ANN, OWN, await rooms.desk.line(ANN, OWN, "play", "reversi beginner"))
    await rooms.desk.press(ANN, OWN, payload(screen, "mine", "d3"))
    await answered(rooms, OWN)
    await surely(rooms.desk, ANN, OWN, "resign")
    return screen.table


async def noted(rooms: Rooms, who: Person, code: str) -> MatchNotes:
    place = place_of(code, 0)
    found = await rows.noted(rooms.store.database, who.key, (place,))
    return found.get(place, MatchNotes())


async def pressed(rooms: Rooms, code: str, *path: str) -> Screen:
    reply = await rooms.desk.press(ANN, OWN, f"note:{code}:0:{'.'.join(('0', *path))}")
    assert reply.screen is not None, reply
    return reply.screen


async def test_a_note_is_typed_after_its_button_and_seen_by_its_writer_alone(rooms: Rooms) -> None:
    code = await given_up(rooms)
    found = await rooms.desk.line(ANN, OWN, "matches", "")
    assert found.screen is not None and "note" not in found.screen.lines[1]
    walked = await rooms.desk.press(ANN, OWN, buttons(found.screen)[0].payload)
    assert walked.screen is not None
    opened = await rooms.desk.press(ANN, OWN, payload(walked.screen, "note", "0"))
    assert opened.screen is not None and "No note yet." in opened.screen.lines
    await rooms.desk.press(ANN, OWN, payload(opened.screen, "note", "0", "write"))
    saved = await rooms.desk.typed(ANN, OWN, "I gave up\n\n\n\ntoo soon\ue0f0 ")
    assert saved.screen is not None and saved.screen.audience == ANN.account
    assert (await noted(rooms, ANN, code)).note == "I gave up\n\ntoo soon"
    assert saved.screen.lines[2:4] == ("I gave up", "too soon")
    again = await rooms.desk.typed(ANN, OWN, "and this is talk")
    assert "talk" not in str(await noted(rooms, ANN, code)) and again is not None
    listed = await rooms.desk.line(ANN, OWN, "matches", "")
    assert listed.screen is not None and listed.screen.lines[1].endswith(" · note")
    bens = await rooms.desk.press(BEN, BENS, f"note:{code}:0:0")
    assert bens.screen is not None and "No note yet." in bens.screen.lines
    await pressed(rooms, code, "clear")
    assert await noted(rooms, ANN, code) == MatchNotes()


async def test_what_is_noted_is_never_taken_for_the_board_of_its_match(rooms: Rooms) -> None:
    code = await given_up(rooms)
    await rooms.post(ANN, OWN, await rooms.desk.line(ANN, OWN, "note", code))
    await settled(rooms.desk)
    stood = dict(rooms.messages)
    message, notes = str(rooms.count), rooms.screen(OWN)
    await rooms.press(ANN, OWN, payload(notes, "note", "0", "write"), message)
    await settled(rooms.desk)
    assert rooms.messages == stood, "the answer has its place for itself"


async def test_what_is_noted_never_takes_the_place_of_the_board(rooms: Rooms) -> None:
    code = await given_up(rooms)
    await settled(rooms.desk)
    board = str(rooms.count)
    await rooms.press(ANN, OWN, f"replay:{code}:0:0", board)
    await settled(rooms.desk)
    walked = rooms.messages[OWN.key, board]
    reply = await rooms.desk.press(ANN, OWN, payload(walked, "note", "0"), board)
    assert isinstance(reply, NewScreen), "the board goes on showing its table"


async def test_a_command_writes_the_note_of_the_match_that_it_names(rooms: Rooms) -> None:
    first, second = await given_up(rooms), await given_up(rooms)
    await rooms.desk.line(ANN, OWN, "note", f"{first.lower()}.1 the first one")
    await rooms.desk.line(ANN, OWN, "note", "Reversi was the latest")
    assert (await noted(rooms, ANN, first)).note == "the first one"
    assert (await noted(rooms, ANN, second)).note == "Reversi was the latest"
    private = await rooms.desk.command(ANN, HALL, "note", {"code": first})
    assert private.private and private.screen is not None
    assert "the first one" in private.screen.lines
    await rooms.desk.line(ANN, OWN, "note", f"{first}.{'9' * 30} is no match")
    assert (await noted(rooms, ANN, first)).note == "the first one"
    assert (await noted(rooms, ANN, second)).note == f"{first}.{'9' * 30} is no match"
    await rooms.desk.line(ANN, OWN, "note", "Reversi was the latest")
    assert (await rooms.desk.line(ANN, OWN, "note", "x" * 1001)).refused
    assert (await noted(rooms, ANN, second)).note == "Reversi was the latest"
    opened = await rooms.desk.line(ANN, OWN, "play", "reversi beginner")
    assert opened.screen is not None
    assert (await rooms.desk.line(ANN, OWN, "note", f"{opened.screen.table} now")).refused


async def test_a_kept_line_is_shown_on_the_board_and_removed(rooms: Rooms) -> None:
    code = await given_up(rooms)
    line = KeptLine(0, ("f5", "f4"))
    asked = (rooms.store.database, ANN.key, place_of(code, 0), line)
    assert await rows.keep_line(*asked, 2, 1.0)
    assert await rows.keep_line(*asked, 1, 2.0), "the same once more"
    assert not await rows.keep_line(*asked[:3], KeptLine(0, ("d3",)), 1, 2.0)
    screen = await pressed(rooms, code)
    assert "1. f5 · f4" in screen.lines
    shown = await pressed(rooms, code, "line", line.mark(place_of(code, 0)))
    assert shown.picture is not None and shown.audience == ANN.account
    gone = await rooms.desk.press(
        ANN, OWN, payload(shown, "note", "0", "drop", line.mark(place_of(code, 0)))
    )
    assert gone.screen is not None and await noted(rooms, ANN, code) == MatchNotes()


async def test_all_matches_go_out_as_files_that_come_in_again_with_their_notes(
    rooms: Rooms,
) -> None:
    first, _ = await given_up(rooms), await given_up(rooms)
    await rooms.desk.line(ANN, OWN, "note", f"{first} mine «alone»")
    line = KeptLine(0, ("f5", "f4"))
    await rows.keep_line(rooms.store.database, ANN.key, place_of(first, 0), line, 9, 1.0)
    found = await rooms.desk.line(ANN, OWN, "matches", "")
    assert found.screen is not None
    reply = await rooms.desk.press(ANN, OWN, payload(found.screen, "matches", "all", "x"))
    assert reply.screen is not None and reply.screen.file is not None
    assert reply.screen.audience == ANN.account and not reply.screen.actions
    data = reply.screen.file.data
    one, other = map(read, data.splitlines())
    assert (one.note, other.note) != (other.note, one.note) and "mine «alone»" in data.decode()
    shared = await rooms.desk.line(ANN, HALL, "export", first)
    assert shared.screen is not None and shared.screen.file is not None
    assert b"mine" not in shared.screen.file.data, "all read what /export sends"

    async def fetch() -> bytes:
        return data

    brought = await rooms.desk.import_file(SentFile(BEN, BENS, len(data), fetch))
    assert brought.screen is not None
    codes = [button.label for button in buttons(brought.screen)]
    notes = [await noted(rooms, BEN, code) for code in codes]
    assert MatchNotes("mine «alone»", (line,)) in notes and MatchNotes() in notes
    again = data.replace("mine «alone»".encode(), b"changed")
    await rooms.desk.import_file(SentFile(ANN, OWN, len(again), lambda: _bytes(again)))
    assert "changed" in {(await noted(rooms, ANN, code)).note for code in codes}, "the same tables"


async def _bytes(data: bytes) -> bytes:
    return data


def test_a_note_is_kept_without_what_cannot_be_seen() -> None:
    assert written(" a\x00b\u2028c\r\n \n\n d\t") == "a b\nc\n\n d"
    assert written("👩‍🚀 " * 3) == "👩‍🚀 👩‍🚀 👩‍🚀"
