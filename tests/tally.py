"""What displays ask of a platform, counted where they hand their screens over."""

import asyncio
import re
from dataclasses import dataclass, field
from typing import Any

from bot.desk import Desk
from bot.desk.platform import Newest
from bot.people import Display
from bot.screens import Screen

# What the log calls the work of displays.
SHOWING = "display [0-9]+", "its displays", "older messages", "the rest of a text", "shown"


@dataclass
class Tally:
    """How many screens were ``made``, and what was ``sent``, oldest first."""

    made: int = 0
    sent: list[tuple[Any, ...]] = field(default_factory=list)

    @property
    def idle(self) -> int:
        """How many edits showed what stood there already."""
        pairs = zip(self.sent, self.sent[1:], strict=False)
        return sum(before == after for before, after in pairs)

    def begin(self) -> None:
        """Count from here."""
        self.made, self.sent = 0, self.sent[-1:]


def _content(screen: Screen) -> tuple[Any, ...]:
    png = screen.picture.png if screen.picture else b""
    return screen.revision, screen.lines, screen.choices, screen.actions, png


def counted(platform: Any, tally: Tally) -> Any:
    """The platform, which counts from now on. One message at a time can be followed."""
    show = platform.show

    async def counting(display: Display, newest: Newest, playing: bool = False) -> Screen:
        async def made() -> Screen:
            tally.made += 1
            return await newest()

        screen: Screen = await show(display, made, playing)
        tally.sent.append(_content(screen))
        return screen

    platform.show = counting
    return platform


async def settled(_desk: Desk) -> None:
    """Wait until everything is shown that can be shown now."""
    await ended(*SHOWING)


async def ended(*names: str) -> None:
    """Wait until no task of a table goes on that the log would call by one of these names."""
    called = re.compile(f"table [^:]*: ({'|'.join(names)})")
    while tasks := [task for task in asyncio.all_tasks() if called.match(task.get_name())]:
        await asyncio.wait(tasks)
