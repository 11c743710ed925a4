"""What goes over the socket: a screen as a message to the page, and what a page may ask."""

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.errors import BadPress
from bot.press import SLOT, Press, unpack
from bot.screens import Button, Screen
from render import Picture, Region

Message = dict[str, Any]
ASK_LIMIT = 2048  # bytes of one message from a page
THEMES = ("light", "dark")
CODE = re.compile(r"[A-Z2-9]{5}")
DIGEST = re.compile(r"[0-9a-f]{32}")
CHOICE = re.compile(rf"[a-z0-9{SLOT}-]{{1,32}}")
LONGEST_PATH = 8


def screen_message(screen: Screen) -> Message:
    """All that the page needs to show ``screen``; the picture itself goes before it, as bytes."""
    return {
        "type": "screen",
        "table": screen.table,
        "revision": screen.revision,
        "lines": list(screen.lines),
        "prompt": screen.prompt,
        "columns": screen.columns,
        "choices": [_button(button) for button in screen.choices],
        "actions": [[_button(button) for button in row] for row in screen.actions],
        "picture": _picture(screen) if screen.picture else None,
        "picked": list(picked_of(screen)),
        "back": back_of(screen),
    }


def digest(picture: Picture) -> bytes:
    """What names a picture by its content, 16 bytes."""
    return hashlib.sha256(picture.png).digest()[:16]


def picked_of(screen: Screen) -> tuple[str, ...]:
    """The choices already made on a screen: what its moves have in common before the last step."""
    paths = [press.path for _, press in _presses(screen.choices)]
    made = paths[0][:-1] if paths else ()
    return made if all(path[:-1] == made for path in paths) else ()


def back_of(screen: Screen) -> str:
    """The payload of the button that undoes the last choice, or "" where none was made."""
    verbs = {press.verb for _, press in _presses(screen.choices)}
    made = picked_of(screen)
    actions = tuple(button for row in screen.actions for button in row)
    for button, press in _presses(actions):
        if press.verb in verbs and press.path == made[: len(press.path)] != made:
            return button.payload
    return ""


def targets(screen: Screen) -> Iterator[tuple[Region, Button]]:
    """The regions of the picture that can be pressed, each with the button it stands for.

    A region stands for the move button whose path ends with its choice. Where choices have been
    made and no button has it, it is an own piece that could be chosen instead: the press then
    starts again from there.
    """
    presses = {press.path[-1:]: (button, press) for button, press in _presses(screen.choices)}
    made = picked_of(screen)
    for region in screen.picture.regions if screen.picture else ():
        found = presses.get((region.choice,))
        if found is not None:
            yield region, found[0]
        elif made and region.choice not in made:
            _, sample = next(iter(presses.values()))
            again = replace(sample, path=(region.choice,))
            yield region, Button(region.choice, again.pack(), more=True)


def read_ask(text: str) -> Message:
    """A page's message. Raises ValueError for anything that no page of ours sends."""
    ask = json.loads(text)
    if not isinstance(ask, dict) or not isinstance(ask.get("ask"), str):
        raise ValueError("no ask")
    return ask


def text_of(ask: Message, key: str, limit: int = 200) -> str:
    """A text in a page's message, "" where it is missing or is none."""
    value = ask.get(key)
    return value[:limit] if isinstance(value, str) else ""


def number_of(ask: Message, key: str) -> int:
    """A whole number in a page's message, -1 where it is missing or is none."""
    value = ask.get(key)
    return value if isinstance(value, int) else -1


def texts_of(ask: Message, key: str, form: re.Pattern[str], most: int) -> tuple[str, ...]:
    """At most ``most`` texts of a given form in a page's message."""
    values = ask.get(key)
    found = values[:most] if isinstance(values, list) else []
    return tuple(text for text in found if isinstance(text, str) and form.fullmatch(text))


def _button(button: Button) -> Message:
    told = {"label": button.label, "style": str(button.style)}
    return told | ({"url": button.url} if button.url else {"payload": button.payload})


def _picture(screen: Screen) -> Message:
    assert screen.picture is not None
    return {
        "digest": digest(screen.picture).hex(),
        "width": screen.picture.width,
        "height": screen.picture.height,
        "alt": screen.alt,
        "regions": [
            {
                "points": region.outline,
                "choice": region.choice,
                "label": button.label,
                "payload": button.payload,
                "more": button.more,
            }
            for region, button in targets(screen)
        ],
    }


def _presses(buttons: tuple[Button, ...]) -> Iterator[tuple[Button, Press]]:
    for button in buttons:
        try:
            yield button, unpack(button.payload)
        except BadPress:  # a button that only opens an address
            continue
