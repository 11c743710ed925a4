"""An open page that walks through matches, without a browser."""

from dataclasses import dataclass

from bot.desk import Desk
from bot.desk.page_messages import Message, Numbered
from bot.features.replays import messages
from bot.features.replays.messages import PlyShown, ReplayShown
from bot.people import Chat, Person
from bot.platforms.web.visitor import chat_of
from bot.screens.file import LongFile
from render import Picture


@dataclass
class Walker:
    """Shows a table to a person, and keeps what it is sent last."""

    desk: Desk
    person: Person
    table: str
    language: str = "en"
    message: Message | None = None
    picture: Picture | None = None

    @property
    def chat(self) -> Chat:
        return chat_of(self.person)

    async def look(self) -> str:
        return "light"

    async def send(self, message: Message) -> None:
        self.message = message

    async def send_picture(self, picture: Picture) -> None:
        self.picture = picture

    def offer(self, file: LongFile) -> str:
        return f"/file/{file.name}"

    async def replay(self, number: int | None = None) -> ReplayShown:
        """The course of a match, the latest without a number. Raises WrongTime."""
        await self._ask(messages.ShowReplay(number=0, match=number))
        assert isinstance(self.message, ReplayShown)
        return self.message

    async def ply(self, ply: int, number: int) -> PlyShown:
        """A position of a match, whose picture is kept as well. Raises WrongTime."""
        await self._ask(messages.Ply(number=0, match=number, ply=ply))
        assert isinstance(self.message, PlyShown)
        return self.message

    async def _ask(self, request: Numbered) -> None:
        """Every request by a page that has just been opened."""
        (handle,) = (
            part.requests[type(request)]
            for part in self.desk.features.page_parts(self)
            if type(request) in part.requests
        )
        await handle(request)
