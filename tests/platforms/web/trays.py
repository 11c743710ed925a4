"""A desk with one table that has pieces to pick up and cells to lay them on: it stands in for
games with hands, so that the page's picking and dragging is tested without any rules."""

import io
import time
from collections.abc import Callable, Collection, Container, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Self

from PIL import Image, ImageDraw

from bot.desk.previews import LinkPreview
from bot.desk.reply import Done, PrivateScreen, Reply
from bot.errors import NoSuchTable
from bot.people import Chat, Person, PersonPreferences
from bot.press import Press, unpack
from bot.screens import Button, Screen
from bot.screens.history import HistoryEntry
from bot.store.sessions import Cookie
from bot.tables.overview import Overview
from bot.texts import Words
from bot.web_address import WebAddress
from engines.path import join, next_choices
from render import Picture, Region

CODE = "TRAY2"
MOVES = ("red.a1", "red.b1", "blue.b1", "pass")
CELLS = {"a1": (20, 20), "b1": (160, 20)}
PIECES = {"red": (20, 220), "blue": (160, 220)}
SIDE = 120
FACES = {"red": (220, 60, 60), "blue": (62, 139, 240)}


class NoDevices:
    """All cookies hold, and nobody is told of browsers."""

    def listen(self, listener: Callable[[], None]) -> None:
        """No cookie ever ends."""

    async def void(self, cookies: Collection[Cookie]) -> set[Cookie]:
        return set()

    async def note(self, person: Person, browser: str) -> None:
        """Nobody asks."""


class NoPreviews(dict[str, object]):
    """Links show nothing of the table, and no feature has links of its own."""

    async def of(
        self, code: str, number: int | None, language: str, ply: int | None
    ) -> LinkPreview:
        raise NoSuchTable


class Trays:
    """A desk and its parts, as the web platform asks them; ``played`` are the moves made, ``lines``
    stand below what the table always says, ``now`` is the server's time."""

    commands: Mapping[str, object] = {}
    messages = ()
    activities = None
    takes_files = False
    access = None  # of programs
    page_files: Mapping[str, object] = {}
    page_texts = ()

    def __init__(self, *lines: str, now: float = 0.0) -> None:
        self._lines = lines
        self._now = now
        self.words = Words("en")
        self.web = WebAddress()
        self.catalogue = self.readers = self.tables = self.page_screens = self
        self.spectators = self.features = self.programs = self
        self.previews = NoPreviews()
        self.played: list[str] = []
        self.devices = NoDevices()
        self._watchers: list[Callable[[], None]] = []

    def language(self, person: Person) -> str:
        return self.words.match(person.language) or "en"

    def api(self, feature: str, kind: type[object]) -> Self:
        """What the page asks of features, which is no more than that nothing is chosen or rated."""
        return self

    def page_parts(self, page: object) -> tuple[()]:
        """There are no features."""
        return ()

    async def of(self, person: Person) -> PersonPreferences:
        return PersonPreferences()

    async def games_of(self, person: Person) -> list[Overview]:
        return []

    async def rated_at(self, code: str, reader: Person) -> dict[int, str]:
        return {}

    def now(self) -> float:
        return self._now or time.time()

    def page(self, chat: Chat) -> AbstractContextManager[None]:
        """Nobody asks who has it open."""
        return nullcontext()

    async def note_seen(self, person: Person, code: str, chat: Chat) -> None:
        """Nobody asks who is here."""

    async def history(
        self, code: str, person: Person, language: str, known: Container[str]
    ) -> tuple[HistoryEntry, ...]:
        entries = (HistoryEntry(f"0:{ply}", move) for ply, move in enumerate(self.played))
        return tuple(entry for entry in entries if entry.mark not in known)

    async def revision(self, code: str, latest: bool = False) -> int:
        return len(self.played)

    async def notation(self, code: str, language: str) -> None:
        """There is no match to be walked through."""

    def picture(self, feature: str, name: str, theme: str) -> None:
        """There are no features."""

    def watch(
        self, code: str, callback: Callable[[], None], pages: bool = False
    ) -> Callable[[], None]:
        self._watchers.append(callback)
        return lambda: self._watchers.remove(callback)

    async def table(
        self,
        code: str,
        person: Person,
        language: str,
        theme: str = "light",
        picked: tuple[str, ...] = (),
        page: str = "",
        hinted: bool = False,
    ) -> Screen:
        if code != CODE:
            raise NoSuchTable
        return self._screen(picked)

    async def picks(
        self, code: str, person: Person, language: str, theme: str, before: tuple[str, ...] = ()
    ) -> None:
        """The page is told nothing of what it could show by itself: it asks."""

    async def picked(self, person: Person, chat: Chat, press: Press) -> tuple[str, ...] | None:
        begun = join(press.path) not in MOVES and next_choices(MOVES, press.path)
        return press.path if begun else None

    async def press(
        self,
        person: Person,
        chat: Chat,
        payload: str | bytes | Press,
        message: str = "",
        origin: str = "",
        theme: str = "",
        buttons: Collection[str] = (),
    ) -> Reply:
        press = payload if isinstance(payload, Press) else unpack(payload)
        if join(press.path) in MOVES:
            self.played.append(join(press.path))
            for callback in tuple(self._watchers):
                callback()
            return Done()
        return PrivateScreen(self._screen(press.path))

    def _screen(self, picked: tuple[str, ...]) -> Screen:
        revision = len(self.played)
        buttons = tuple(
            Button(
                choice,
                Press("mine", CODE, revision, (*picked, choice)).pack(),
                more=join((*picked, choice)) not in MOVES,
            )
            for choice in next_choices(MOVES, picked)
        )
        back = Button("Back", Press("mine", CODE, revision).pack())
        return Screen(
            CODE,
            revision,
            ("Trays", f"{revision} played", *self._lines),
            picture=_picture(picked),
            alt="Two cells and two pieces.",
            choices=buttons,
            actions=((back,),) if picked else (),
        )


def _picture(picked: tuple[str, ...]) -> Picture:
    image = Image.new("P", (300, 360))
    image.putpalette([244, 239, 230, 81, 93, 121, *FACES["red"], *FACES["blue"]])
    pen = ImageDraw.Draw(image)
    for x, y in CELLS.values():
        pen.rectangle((x, y, x + SIDE, y + SIDE), 1)
    for number, (name, (x, y)) in enumerate(PIECES.items(), 2):
        raised = 12 if name in picked else 0
        pen.rectangle((x, y - raised, x + SIDE, y + SIDE - raised), number)
    written = io.BytesIO()
    image.save(written, "PNG")
    cells = {name: CELLS[name] for name in next_choices(MOVES, picked) if name in CELLS}
    places = {**PIECES, **cells}
    regions = tuple(Region(name, _square(x, y)) for name, (x, y) in places.items())
    return Picture(written.getvalue(), 300, 360, regions, ())


def _square(x: int, y: int) -> tuple[tuple[int, int], ...]:
    return ((x, y), (x + SIDE, y), (x + SIDE, y + SIDE), (x, y + SIDE))
