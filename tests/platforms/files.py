"""Files for tests of how they reach people, and commands of the real desk that answer with one."""

from collections.abc import AsyncIterator
from io import BytesIO

import pytest
from PIL import Image

from bot.desk.command_handlers import HANDLERS
from bot.desk.context import Context
from bot.desk.invocation import Invocation
from bot.desk.platform import Reply
from bot.screens import Screen
from bot.screens.file import GIF, File

COMMAND, HIDDEN = "rules", "score"  # where it can be, the second is seen by nobody else
RECORD = File("match-AAAAA-1.json", "application/json", b'{"game":"reversi"}')


def animation(pixels: int = 32) -> File:
    """Two small frames."""
    frames = [Image.new("P", (pixels, pixels), colour) for colour in (1, 2)]
    written = BytesIO()
    frames[0].save(written, "GIF", save_all=True, append_images=frames[1:], duration=100)
    return File("reversi-AAAAA-1.gif", GIF, written.getvalue())


def shown(file: File | None, *lines: str, audience: str | None = None) -> Screen:
    """A message with a file."""
    said = lines or ("Here it is.",)
    return Screen("", 0, said, audience, alt="A board that moves.", file=file)


def answering(
    monkeypatch: pytest.MonkeyPatch, screen: Screen, *later: Screen, private: bool = False
) -> None:
    """From now on the desk answers the commands with this screen, for the one who gave it alone
    where it is ``private``, and with the others ``later``."""

    async def answer(context: Context, invocation: Invocation) -> Reply:
        if private:
            own = Screen(
                screen.table, 0, screen.lines, invocation.person.key, file=screen.file, alt="Own."
            )
            instead = shown(None, "Ask me in private.")
            return Reply(screen=own, private=not invocation.chat.private, instead=instead)
        return Reply(screen=screen, shared=bool(later), later=coming(*later) if later else None)

    for name in (COMMAND, HIDDEN):
        monkeypatch.setitem(HANDLERS, name, answer)


async def coming(*screens: Screen) -> AsyncIterator[Screen]:
    """One after the other."""
    for screen in screens:
        yield screen
