"""Files in replies of the desk: what may be sent where, and under which names."""

import pytest

from bot.desk import Desk
from bot.screens.file import File
from tests.bot.rooms import Rooms, person, room
from tests.platforms.files import COMMAND, answering, shown

ANN, LOUNGE = person("Ann"), room("lounge")


LARGE = File("large.bin", "application/octet-stream", bytes(2_000_001))


@pytest.fixture(autouse=True)
def answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The desk answers with a large file."""
    answering(monkeypatch, shown(LARGE))


async def test_a_file_goes_where_it_fits(desk: Desk, rooms: Rooms) -> None:
    rooms.largest_file = len(LARGE.data)
    reply = await desk.command(ANN, LOUNGE, COMMAND, {})
    assert reply.screen is not None and reply.screen.file == LARGE


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The file is 3 MB, and no more than 2 MB can be sent here."),
        ("de", "Die Datei hat 3 MB, und mehr als 2 MB lassen sich hier nicht schicken."),
    ],
)
async def test_a_file_too_large_for_the_platform_is_refused_with_its_size(
    desk: Desk, rooms: Rooms, language: str, said: str
) -> None:
    rooms.largest_file = 2_000_000
    await desk.command(ANN, LOUNGE, "language", {"language": language})
    reply = await desk.command(person("Ann", language), LOUNGE, COMMAND, {})
    assert (reply.screen, reply.refused, reply.notice) == (None, True, said)


@pytest.mark.parametrize(
    ("name", "media_type"),
    [
        ("", "image/gif"),
        (".hidden", "image/gif"),
        ("a/b.gif", "image/gif"),
        ('a".gif', "image/gif"),
        ("a\r\nb.gif", "image/gif"),
        ("ä.gif", "image/gif"),
        ("x" * 101, "image/gif"),
        ("a.gif", "gif"),
        ("a.gif", "image/gif\r\nX: y"),
    ],
)
def test_a_name_that_cannot_stand_everywhere_is_no_files(name: str, media_type: str) -> None:
    with pytest.raises(ValueError, match="no name and type"):
        File(name, media_type, b"")
