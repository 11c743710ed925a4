"""Files on the page: a link that only the one who asked can follow."""

from collections.abc import Callable

import pytest
from aiohttp import ClientSession

from bot.people import Person
from bot.platforms.web import WebPlatform
from bot.platforms.web.downloads import Downloads
from bot.screens.file import File
from tests.platforms.files import RECORD, animation, answering, shown
from tests.platforms.web.callers import Caller

Visit = Callable[..., Caller]
ASKED = {"text": "/rules reversi"}


async def fetched(session: ClientSession, address: str) -> int:
    """The status with which an address answers."""
    async with session.get(address) as response:
        return response.status


async def test_a_file_is_fetched_by_the_one_who_asked_and_by_nobody_else(
    web: WebPlatform, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, shown(RECORD))
    ann, ben = visit(), visit()
    (sheet, _) = await (await ann.tab()).ask("line", **ASKED)
    assert sheet["type"] == "sheet" and sheet["lines"] == ["Here it is."]
    file = sheet["file"]
    assert (file["name"], file["size"], file["moving"]) == (RECORD.name, len(RECORD.data), False)
    address = ann.url + file["url"]
    async with ann.session.get(address) as response:
        assert (response.status, await response.read()) == (200, RECORD.data)
        assert response.content_type == RECORD.media_type
        assert response.headers["Cache-Control"] == "no-store"
        assert response.headers["Content-Disposition"] == f'attachment; filename="{RECORD.name}"'
        assert response.headers["X-Content-Type-Options"] == "nosniff"
    await ben.boot()
    async with ClientSession() as stranger:
        assert await fetched(stranger, address) == 404
    assert await fetched(ben.session, address) == 404
    assert await fetched(ann.session, address.replace("match", "other")) == 404
    assert await fetched(ann.session, f"{ann.url}/file/{'x' * 22}/{RECORD.name}") == 404
    assert await fetched(ann.session, address) == 200


async def test_an_animation_is_announced_line_by_line_and_shown_when_it_is_made(
    web: WebPlatform, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    moving = animation()
    answering(monkeypatch, shown(None, "0 of 60"), shown(None, "31 of 60"), shown(moving, "Done."))
    ann = visit()
    tab = await ann.tab()
    await tab.ask("line", **ASKED)
    sheet = await tab.until("sheet", lines=["Done."])
    told = [message for message in tab.told if message["type"] == "sheet"]
    assert [each["lines"] for each in told] == [["0 of 60"], ["31 of 60"], ["Done."]]
    assert [each["file"] is not None for each in told] == [False, False, True]
    assert sheet["file"]["moving"] and sheet["file"]["alt"] == "A board that moves."
    async with ann.session.get(ann.url + sheet["file"]["url"]) as response:
        assert await response.read() == moving.data and response.content_type == "image/gif"


class Time:
    """A clock that the test turns."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_what_was_offered_is_kept_for_a_while_and_in_bounds() -> None:
    clock, ann = Time(), Person("web", "0" * 32, "Ann")
    downloads = Downloads(None, room=100, seconds=60.0, clock=clock)  # type: ignore[arg-type]
    for number in range(4):
        downloads.offer(ann, File(f"{number}.bin", "application/octet-stream", bytes(40)))
    assert len(downloads) == 2
    clock.now = 61.0
    assert len(downloads) == 0
