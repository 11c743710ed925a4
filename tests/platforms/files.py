"""Files for tests of how they reach people, and commands of the real desk that answer with one."""

from collections.abc import AsyncIterator
from io import BytesIO

import pytest
from PIL import Image

from bot.desk.catalogue import Catalogue
from bot.desk.invocation import Invocation
from bot.desk.reply import NewScreen, Reply, ScreenStream, screen_reply
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

    run = Catalogue.run

    async def answer(catalogue: Catalogue, name: str, invocation: Invocation) -> Reply:
        if name not in (COMMAND, HIDDEN):
            return await run(catalogue, name, invocation)
        if private:
            own = Screen(
                screen.table, 0, screen.lines, invocation.person.key, file=screen.file, alt="Own."
            )
            instead = shown(None, "Ask me in private.")
            return screen_reply(own, not invocation.chat.private, others=instead)
        return ScreenStream(screen, coming(*later)) if later else NewScreen(screen)

    monkeypatch.setattr(Catalogue, "run", answer)


async def coming(*screens: Screen) -> AsyncIterator[Screen]:
    """One after the other."""
    for screen in screens:
        yield screen
