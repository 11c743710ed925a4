"""A position in which something is to be found, as puzzles, lessons and one's own moves show it."""

from collections.abc import Iterable

from bot.screens.screen import Button, Screen
from bot.screens.wording import Wording
from render import Picture


def task_screen(
    wording: Wording,
    reader: str | None,
    lines: Iterable[str],
    picture: Picture,
    actions: tuple[tuple[Button, ...], ...],
    choices: tuple[Button, ...] = (),
    prompt: str = "",
) -> Screen:
    """The position with the lines that are not empty below it, and the ``choices`` that answer;
    ``prompt`` is the key of the text that asks for one."""
    return Screen(
        "",
        0,
        tuple(filter(None, lines)),
        audience=reader,
        picture=picture,
        alt=wording.alt(lambda: picture.alt),
        choices=choices,
        prompt=wording.say(prompt) if choices else "",
        actions=actions,
        lead=True,
        title=wording.game(),
    )
