"""What one page is sent."""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import replace

from aiohttp import WSMsgType, web

from bot.desk.page_messages import Message, bare, digest
from bot.people import Person
from bot.platforms.web import wire
from bot.platforms.web.downloads import Downloads
from bot.platforms.web.requests import KEPT_PICTURES
from bot.platforms.web.screen_messages import screen_message
from bot.screens import Screen
from bot.screens.file import File, LongFile
from render import Picture

SHEETS_AHEAD = 8  # fewer than the pictures that a page keeps
KEPT_SPRITES = 500  # that a page has; then it forgets them all, and is sent anew what it needs


class Channel:
    """Sends messages over a page's socket, and each picture once as long as the page keeps it.
    Every method raises ConnectionError when the page is gone."""

    def __init__(self, socket: web.WebSocketResponse, person: Person, downloads: Downloads) -> None:
        self._socket = socket
        self._person = person
        self._downloads = downloads
        self._pictures: deque[str] = deque(maxlen=KEPT_PICTURES)
        self._sprites: set[bytes] = set()

    def set_kept(self, digests: Iterable[str]) -> None:
        """The page says which pictures it keeps."""
        self._pictures.clear()
        self._pictures.extend(digests)

    async def send(self, *messages: Message) -> None:
        """Sends messages, those that belong together at once: each sending costs as much as it
        takes to make a message."""
        told = messages[0] if len(messages) == 1 else messages
        await self._socket.send_frame(wire.encode(told), WSMsgType.TEXT)

    async def send_picture(self, picture: Picture) -> None:
        """Sends a picture, before the message that shows it."""
        name = digest(picture)
        if name.hex() not in self._pictures:
            await self._socket.send_bytes(name + self._bytes(picture))
            self._pictures.append(name.hex())

    def _bytes(self, picture: Picture) -> bytes:
        """The picture, without the sprites that the page has."""
        recipe = picture.recipe
        if recipe is None:
            return picture.png
        if len(self._sprites) > KEPT_SPRITES:
            self._sprites.clear()
        sent = recipe.sent(self._sprites)
        self._sprites.update(sprite.name for sprite in recipe.sprites)
        return sent

    async def notify(self, text: str, alert: bool) -> None:
        """Says a sentence to the reader."""
        await self.send(wire.NoticeShown(bare(text), alert))

    async def send_view(self, screen: Screen) -> wire.ScreenShown:
        """Shows a screen at an address of its own, as if it were a table's."""
        if screen.picture is not None:
            await self.send_picture(screen.picture)
        shown = screen_message(replace(screen, table=screen.view))
        await self.send(shown)
        return shown

    async def send_card(self, screen: Screen) -> None:
        """Shows a screen beside the table."""
        if screen.picture is not None:
            await self.send_picture(screen.picture)
        await self.send(screen_message(screen, wire.CardShown))

    def offer(self, file: File | LongFile) -> str:
        """The address at which the page's visitor can fetch a file."""
        return self._downloads.offer(self._person, file)

    async def send_sheet(self, screen: Screen) -> None:
        """Shows a screen in a sheet of its own; its file is fetched by a link."""
        link = self.offer(screen.file) if screen.file else ""
        if screen.picture is not None:
            await self.send_picture(screen.picture)
        await self.send(screen_message(screen, wire.SheetShown, link))

    async def send_ahead(self, screens: Sequence[tuple[str, Screen]]) -> None:
        """Tells what a sheet leads to, by the payloads that do."""
        ahead = screens[:SHEETS_AHEAD]
        for _, screen in ahead:
            if screen.picture is not None:
                await self.send_picture(screen.picture)
        sheets = (wire.SheetAhead(at, screen_message(one)) for at, one in ahead)
        await self.send(wire.SheetsAhead(tuple(sheets)))
