"""What goes over the socket to the page: every message as a record, and a screen made into one."""

import hashlib
from collections.abc import Iterator
from dataclasses import replace

import msgspec
from msgspec import Struct

from bot.errors import BadPress
from bot.moments import Moment, parts, plain
from bot.platforms.web.rate_limit import Whose
from bot.press import Press, unpack
from bot.screens import Button, Screen
from render import Picture, Region

Point = tuple[int, int]


class MomentShown(Struct, frozen=True):
    """A moment in a line: a Unix time, which the page counts down to, and words for it."""

    at: int
    words: str


Line = str | tuple[str | MomentShown, ...]
"""A line of text; one with moments in it comes in pieces."""


class Message(Struct, tag_field="type", frozen=True):
    """Something that the page is told; app.js has a taker for each ``type``."""


class Who(Struct, frozen=True):
    """How the visitor is called and spoken to, and the theme that they have chosen, "" for the
    system's."""

    name: str
    language: str
    theme: str = ""


class Hello(Message, tag="hello", frozen=True):
    """The first message: the page is connected. One of another version loads itself again. Its
    clocks run by the server's Unix time, which is ``now``."""

    version: str
    me: Who
    now: float


class Me(Message, tag="me", frozen=True):
    """The visitor has chosen another language or theme."""

    me: Who


class Wait(Message, tag="wait", frozen=True):
    """The last message, to a page that cannot be served now: ``whose`` limit is used up, and in
    how many ``seconds`` it may come again."""

    seconds: int
    whose: Whose


class TableCard(Struct, frozen=True):
    """One of the visitor's tables: who else sits there, and in the ``pill`` whose turn it is or
    how it ended. ``state`` is mine (others wait for the visitor), waiting, lobby or over; with the
    ``revision`` its picture changes."""

    code: str
    game: str
    revision: int
    state: str
    names: str
    pill: Line


class Home(Message, tag="home", frozen=True):
    """What the page shows where no table is: the visitor's tables, of which the first ``first``
    are in sight and the others behind a button."""

    tables: tuple[TableCard, ...]
    first: int


class ButtonShown(Struct, frozen=True, omit_defaults=True):
    """A button that sends its ``payload``, or opens a ``url``."""

    label: str
    style: str
    payload: str = ""
    url: str = ""


class RegionShown(Struct, frozen=True):
    """A place in the picture that can be pressed; ``more`` when that asks for another choice."""

    points: tuple[Point, ...]  # in the picture's own pixels
    choice: str
    label: str
    payload: str
    more: bool


class PictureShown(Struct, frozen=True):
    """A picture, whose bytes went before under its ``digest``."""

    digest: str
    width: int
    height: int
    alt: str
    regions: tuple[RegionShown, ...]


class ScreenShown(Message, tag="screen", frozen=True):
    """All that the page needs to show a screen. ``mine``: it is up to this person to act;
    ``waits``: they play here, and it is up to somebody else."""

    table: str
    revision: int
    lines: tuple[Line, ...]
    prompt: str
    columns: int
    choices: tuple[ButtonShown, ...]
    actions: tuple[tuple[ButtonShown, ...], ...]
    picture: PictureShown | None
    picked: tuple[str, ...]
    back: str
    mine: bool
    waits: bool


class Card(ScreenShown, tag="card", frozen=True):
    """A screen that is shown beside the table."""


class Leaf(ScreenShown, tag="leaf", frozen=True):
    """A screen in a sheet of its own, wherever the page is; the next one takes its place."""


class Entry(Struct, frozen=True):
    """Something that has happened; the ``mark`` is the same in every telling."""

    mark: str
    text: str


class Story(Message, tag="story", frozen=True):
    """What has happened at a table since the page was told last."""

    table: str
    entries: tuple[Entry, ...]


class Notice(Message, tag="notice", frozen=True):
    """A sentence for this reader alone."""

    text: str
    alert: bool


class Go(Message, tag="go", frozen=True):
    """The page is to show this table."""

    table: str


class Gone(Message, tag="gone", frozen=True):
    """There is no such table, and why."""

    text: str


class Answer(Message, tag="answer", frozen=True):
    """The ask of this number has been dealt with."""

    number: int


def encode(message: Message) -> str:
    """The message as it goes over the socket."""
    return msgspec.json.encode(message).decode()


def screen_message(screen: Screen, kind: type[ScreenShown] = ScreenShown) -> ScreenShown:
    """All that the page needs to show ``screen``; the picture itself goes before it, as bytes."""
    return kind(
        table=screen.table,
        revision=screen.revision,
        lines=tuple(map(line_message, screen.lines)),
        prompt=plain(screen.prompt),
        columns=screen.columns,
        choices=tuple(map(_button, screen.choices)),
        actions=tuple(tuple(map(_button, row)) for row in screen.actions),
        picture=_picture(screen.picture, screen) if screen.picture else None,
        picked=picked_of(screen),
        back=back_of(screen),
        mine=screen.yours,
        waits=screen.waits,
    )


def line_message(line: str) -> Line:
    """The line as the page shows it: in pieces where it has moments."""
    pieces = tuple(
        MomentShown(piece.at, piece.words) if isinstance(piece, Moment) else piece
        for piece in parts(line)
    )
    return pieces if any(isinstance(piece, MomentShown) for piece in pieces) else line


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
        own = presses.get((region.choice,))
        if own is not None:
            yield region, own[0]
        elif made and region.choice not in made:
            _, sample = next(iter(presses.values()))
            again = replace(sample, path=(region.choice,))
            yield region, Button(region.choice, again.pack(), more=True)


def _button(button: Button) -> ButtonShown:
    label, style = plain(button.label), str(button.style)
    if button.url:
        return ButtonShown(label, style, url=button.url)
    return ButtonShown(label, style, button.payload)


def _picture(picture: Picture, screen: Screen) -> PictureShown:
    regions = tuple(
        RegionShown(region.outline, region.choice, plain(button.label), button.payload, button.more)
        for region, button in targets(screen)
    )
    alt = plain(screen.alt)
    return PictureShown(digest(picture).hex(), picture.width, picture.height, alt, regions)


def _presses(buttons: tuple[Button, ...]) -> Iterator[tuple[Button, Press]]:
    for button in buttons:
        try:
            yield button, unpack(button.payload)
        except BadPress:  # a button that only opens an address
            continue
