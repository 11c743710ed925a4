"""A desk that says what a test wants, to try the adapter by itself."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from io import BytesIO
from typing import Any

from PIL import Image

from bot.desk.reply import Done, NewScreen, Reply
from bot.people import Chat, Person
from bot.press import Press
from bot.screens import Button, Screen, Style
from bot.web_address import WebAddress
from render import Picture
from tests.loopback.telegram_people import Someone
from tests.patience import PATIENCE
from tests.starting import all_commands


class Nothing:
    """Words and ways of which none are kept."""

    async def owe(self, *_: object) -> None:
        """They are not."""

    async def find(self, *_: object) -> None:
        """There are none."""

    settle = keep = owe


class Script:
    """Answers presses and commands with what ``answers`` holds for them, and notes them all. It
    stands for all parts of a desk."""

    languages = ("de", "en")
    linkable = frozenset({"train"})
    tableless_verbs = frozenset({"games", "settings"})

    def __init__(self) -> None:
        self.commands = all_commands(self.languages)
        self.menu = tuple(each for each in self.commands.values() if not each.group)
        self.words = self.readers = self.catalogue = self.deliveries = self
        self.tables = self.chats = self.displays = self.spectators = self.fetched_pictures = self
        self.pressed_messages = self
        self.owed_words = self.ways = Nothing()
        self.web = WebAddress()
        self.answers: dict[str, Reply | Exception] = {}
        self.heard: list[tuple[Any, ...]] = []
        self.stand: list[tuple[Screen, Chat, str, str | None]] = []
        self.moves: list[tuple[Chat, Chat]] = []
        self.slow: dict[str, float] = {}
        self.held: dict[str, asyncio.Event] = {}  # what is done only once something has happened
        self.ended: list[str] = []  # the commands that were carried out, in this order

    def opens(self, press: Press | None) -> bool:
        """What is only looked at."""
        return press is not None and press.verb in self.linkable

    def unfolded(self, name: str, text: str) -> tuple[str, str]:
        """Nothing is typed behind another command."""
        return name, text

    def language(self, person: Person) -> str:
        """English unless they read German."""
        return "de" if person.language.startswith("de") else "en"

    async def language_in(self, person: Person, chat: Chat) -> str:
        """English in a group, in a private chat what its person reads."""
        return self.language(person) if chat.private else "en"

    async def is_outdated(self, *_: object) -> bool:
        """No table changes by itself."""
        return False

    async def catch_up(self, *_: object) -> None:
        """There is nothing newer."""

    async def replaced_by(self, *_: object) -> str:
        """No message is replaced."""
        return ""

    def read(self) -> None:
        """There is nothing to be read."""

    def say(self, language: str, text: str, **params: str | int) -> str:
        """The name of the text itself."""
        return f"{language} {text}"

    async def once(
        self, source: str, name: str, work: Callable[[], Awaitable[None]], press: bool = False
    ) -> None:
        """Do the work."""
        await work()

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
        """The answer for this payload."""
        payload = payload.pack() if isinstance(payload, Press) else payload
        self.heard.append((person, chat, payload, message))
        await self._takes(str(payload))
        return self._answer(str(payload))

    async def command(
        self, person: Person, chat: Chat, name: str, args: Mapping[str, str], origin: str = ""
    ) -> Reply:
        """The answer for this command."""
        self.heard.append((person, chat, name, dict(args)))
        return self._answer(name)

    async def line(
        self, person: Person, chat: Chat, name: str, text: str, origin: str = ""
    ) -> Reply:
        """The answer for this command."""
        self.heard.append((person, chat, name, text))
        await self._takes(name)
        self.ended.append(name)
        return self._answer(name)

    async def typed(
        self,
        person: Person,
        chat: Chat,
        text: str,
        message: str = "",
        origin: str = "",
        talk: bool = False,
    ) -> Reply:
        """The answer for this line; help where there is none."""
        self.heard.append((person, chat, "typed", text, message))
        return self._answer(text if text in self.answers else "help")

    async def _takes(self, key: str) -> None:
        await asyncio.sleep(self.slow.get(key, 0))
        if key in self.held:
            await self.held[key].wait()

    def _answer(self, key: str) -> Reply:
        answer = self.answers.get(key, Done())
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def address(self, code: str, revision: int) -> str:
        return ""

    async def posted(
        self, screen: Screen, chat: Chat, message: str, person: str | None = None
    ) -> None:
        """Note where a screen stands."""
        self.stand.append((screen, chat, message, person))

    async def told(self, count: int) -> None:
        """Wait until so many screens stand somewhere."""
        async with asyncio.timeout(PATIENCE):
            while len(self.stand) < count:
                await asyncio.sleep(0.01)

    def follow(self, code: str, callback: Callable[[int], None], pages: bool = True) -> Any:
        """Nothing changes at any table, so that there is nothing to stop."""
        return lambda: None

    async def refresh_chat(self, chat: Chat) -> None:
        """Nothing stands there but what the test has put up."""

    async def move(self, old: Chat, new: Chat) -> None:
        """Note that a chat has moved."""
        self.moves.append((old, new))


def picture(number: int = 0) -> Picture:
    """A small board, another one for each number."""
    drawn = BytesIO()
    Image.new("RGB", (64, 64), (number % 256, number // 256, 90)).save(drawn, "PNG")
    return Picture(drawn.getvalue(), 64, 64, (), ())


def screen(number: int = 0, *labels: str, **changes: Any) -> Screen:
    """A board with a picture; ``labels`` are its moves."""
    content: dict[str, Any] = {
        "table": "ABCDE",
        "revision": number,
        "lines": (f"Board {number}",),
        "picture": picture(number),
        "choices": tuple(Button(label, f"move:ABCDE:{number}:{label}") for label in labels),
        "actions": ((Button("Rules", f"rules:ABCDE:{number}:", Style.PRIMARY),),),
    }
    return Screen(**{**content, **changes})


async def opened(script: Script, someone: Someone, number: int = 1) -> Someone:
    """A board with two moves stands in the chat."""
    script.answers["play"] = NewScreen(screen(number, "d3", "c4"))
    someone.say("/play reversi")
    await someone.offered("d3")
    return someone
