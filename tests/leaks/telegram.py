"""People in a Telegram group and in their private chats with the bot."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from bot.desk import Desk
from bot.platforms.telegram import TelegramPlatform
from tests.leaks.script import CODE, OWN, PUBLIC
from tests.leaks.traffic import ALL, SEAT, WATCHER, Traffic
from tests.leaks.venue import Calm, Venue
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_ephemeral import FORMS, NO_UPLOAD
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_schema import ApiError
from tests.loopback.telegram_world import Message
from tests.platforms.telegram.conftest import FAST, serving

UNSEEN = ("getUpdates", "getMe", "deleteWebhook", "setMyCommands")
BACK = "↩ Back"


class Overheard(TelegramServer):
    """A server that notes every request which somebody gets to see."""

    def __init__(self, traffic: Traffic) -> None:
        super().__init__()
        self.traffic = traffic
        self.names: dict[int, str] = {}

    async def do(self, method: str, params: dict[str, Any], files: dict[str, bytes]) -> Any:
        """Note it, and carry it out. Which of many is the first to be told that a server takes no
        new picture is a matter of timing; the picture is shown to nobody and comes again."""
        try:
            result = await super().do(method, params, files)
        except ApiError as refused:
            if NO_UPLOAD not in refused.text:
                self._heard(method, params, files)
            raise
        self._heard(method, params, files)
        return result

    def _heard(self, method: str, params: dict[str, Any], files: dict[str, bytes]) -> None:
        if method not in UNSEEN:
            self._note(method, params, files)

    def _note(self, method: str, params: dict[str, Any], files: dict[str, bytes]) -> None:
        who = self._who_reads(method, params)
        # Ids of queries and private messages are made up by Telegram; a picture's stands for its
        # bytes.
        made_up = ("callback_query_id", "ephemeral_message_id")
        told = {key: value for key, value in params.items() if key not in made_up}
        if "ephemeral_message_id" in told.get("reply_parameters", {}):
            told["reply_parameters"] = "the command"
        named = str(told.pop("photo", "") or told.get("media", {}).get("media", ""))
        if "media" in told:
            told["media"] = {key: v for key, v in told["media"].items() if key != "media"}
        pictures = [self.files[named]] if named in self.files else list(files.values())
        self.traffic.add(self.names.get(who, ALL), method, told, pictures)

    def _who_reads(self, method: str, params: dict[str, Any]) -> int:
        """The number of the user, or of the chat where all can read it: ``params`` are those that
        the server has heeded."""
        if method == "answerCallbackQuery":
            return self.queries[params["callback_query_id"]].user.id
        return int(params.get("receiver_user_id") or params["chat_id"])


class TelegramVenue:
    """Everybody sits in one group. Some have opened a private chat; or where the server knows of
    messages in a group that one member alone sees, they have opened their hands in such."""

    ways: tuple[str, ...] = (PUBLIC, OWN)

    def __init__(self, server: Overheard, seats: int) -> None:
        self._server = server
        self._whispers = server.api in FORMS
        self._group = server.group("Club")
        self._group.admin = server.api == "10.2"  # as it must be to keep screens up to date there
        self._accounts = [server.user(f"Player {seat}") for seat in range(seats)]
        self._accounts.append(server.user("Watcher"))
        names = [f"{SEAT}{seat}" for seat in range(seats)] + [WATCHER]
        for account, name in zip(self._accounts, names, strict=True):
            server.names[account.user.id] = name
        self.people = tuple(f"telegram:{account.user.id}" for account in self._accounts)
        self._calm = Calm()

    async def open(self, who: int) -> None:
        """The watcher brings the table into the group; players press its link, or open a hand."""
        if who < 0:
            self._member(who).say(f"/join {CODE}")
        elif self._whispers:
            await self.send(who, f"hand:{CODE}:1:")
        else:
            self._accounts[who].private.say(f"/start {CODE}")
        await self.settled()

    async def slot(self, who: int, payload: str) -> None:
        """Press a button of the group's board."""
        await self._press(self._member(who), payload, _board(self._member(who)))

    async def own(self, who: int, payload: str) -> None:
        """Press a button of the own screen."""
        await self._press(self._owner(who), payload, self._own(who))

    async def back(self, who: int, way: str) -> None:
        """Press Back where the choice was made."""
        if way == PUBLIC:
            await self._member(who).press(BACK, _board(self._member(who)))
        else:
            await self._owner(who).press(BACK, self._own(who))

    async def send(self, who: int, payload: str) -> None:
        """Send any payload from the group."""
        someone = self._member(who)
        await someone.send(payload, _board(someone)).answered()

    async def tell(self, who: int, line: str) -> None:
        """Type a command in the group."""
        self._member(who).say(line)

    async def settled(self) -> None:
        """Wait until updates are taken and told of."""
        await self._server.until(lambda: not self._server.updates, 30)
        await self._calm.wait()

    def _member(self, who: int) -> Someone:
        return self._accounts[who].at(self._group)

    def _owner(self, who: int) -> Someone:
        return self._member(who) if self._whispers else self._accounts[who].private

    def _own(self, who: int) -> Message:
        """The message that shows the own hand."""
        if not self._whispers:
            return _board(self._owner(who))
        return next(m for m in reversed(self._owner(who).whispers) if m.picture and m.markup)

    async def _press(self, someone: Someone, payload: str, board: Message) -> None:
        offered = [button.get("callback_data") for button in board.buttons]
        assert payload in offered, (payload, offered)
        await someone.send(payload, board).answered()


def _board(someone: Someone) -> Message:
    """The newest message that shows the table."""
    return next(m for m in reversed(someone.messages) if m.picture and m.markup)


def telegram(desk: Desk, traffic: Traffic, seats: int) -> AbstractAsyncContextManager[Venue]:
    """A group with so many players and somebody who only watches."""
    return _meet(desk, traffic, seats, "10.1")


def flat(desk: Desk, traffic: Traffic, seats: int) -> AbstractAsyncContextManager[Venue]:
    """The same on a server that can show a message in a group to one member alone, and takes no
    new picture in it."""
    return _meet(desk, traffic, seats, "10.2")


def nested(desk: Desk, traffic: Traffic, seats: int) -> AbstractAsyncContextManager[Venue]:
    """The same on a server that names that member in parameters of their own."""
    return _meet(desk, traffic, seats, "10.3")


def deaf(desk: Desk, traffic: Traffic, seats: int) -> AbstractAsyncContextManager[Venue]:
    """The same on a server that has such methods and shows everything to all nevertheless."""
    return _meet(desk, traffic, seats, "10.2, deaf")


@asynccontextmanager
async def _meet(desk: Desk, traffic: Traffic, seats: int, api: str) -> AsyncIterator[TelegramVenue]:
    server = Overheard(traffic)
    server.api = api
    async with server:
        platform = TelegramPlatform(desk, server.token, server.api_url, FAST)
        desk.attach(platform)
        async with serving(platform):
            await server.until(
                lambda: len(server.said("setMyCommands")) >= 6 and server.said("getUpdates")
            )
            yield TelegramVenue(server, seats)
