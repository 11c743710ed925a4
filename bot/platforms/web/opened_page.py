"""A page as features see it."""

from msgspec import Struct

from bot.desk.page_messages import Message
from bot.people import Chat, Person
from bot.platforms.web.channel import Channel
from bot.platforms.web.reader import PageReader
from bot.platforms.web.shown_table import ShownTable
from bot.screens.file import LongFile
from render import Picture


class OpenedPage(Struct, frozen=True):
    """Fulfils ``bot.desk.page_part.OpenPage``."""

    reader: PageReader
    channel: Channel
    shown: ShownTable

    @property
    def person(self) -> Person:
        """The visitor."""
        return self.reader.person

    @property
    def chat(self) -> Chat:
        """The chat that it is, with the visitor as its only reader."""
        return self.reader.chat

    @property
    def table(self) -> str:
        """The code of the table that it shows, "" at home."""
        return self.shown.code

    @property
    def language(self) -> str:
        """The visitor's language."""
        return self.reader.language

    async def look(self) -> str:
        """The key of the look in which it shows pictures."""
        return await self.reader.look()

    async def send(self, message: Message) -> None:
        """Sends it a message."""
        await self.channel.send(message)

    async def send_picture(self, picture: Picture) -> None:
        """Sends it the bytes of a picture that it does not have."""
        await self.channel.send_picture(picture)

    def offer(self, file: LongFile) -> str:
        """The address at which the visitor, and nobody else, can fetch a file for a while."""
        return self.channel.offer(file)
