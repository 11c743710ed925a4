"""People in a Telegram group and in their private chats with the bot."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from bot.desk import Desk
from bot.platforms.telegram import TelegramPlatform
from tests.leaks.script import CODE, OWN, PUBLIC
from tests.leaks.traffic import ALL, SEAT, WATCHER, Traffic
from tests.leaks.venue import Calm, Venue, step_back
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_ephemeral import FORMS, NO_UPLOAD
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_schema import MEDIA, ApiError
from tests.loopback.telegram_world import Message
from tests.platforms.telegram.conftest import FAST, MENUS, serving

UNSEEN = ("getUpdates", "getMe", "deleteWebhook", "setMyCommands")


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
        made_up = ("callback_query_id", "ephemeral_message_id", "inline_query_id")
        told = {key: value for key, value in params.items() if key not in made_up}
        if "reply_parameters" in told:  # by its number, which counts what others saw before it
            told["reply_parameters"] = "the command"
        files_named = [told.pop(kind, "") for kind in MEDIA]
        named = str(next(filter(None, files_named), "") or told.get("media", {}).get("media", ""))
        if "media" in told:
            told["media"] = {key: v for key, v in told["media"].items() if key != "media"}
        pictures = [self.files[named]] if named in self.files else list(files.values())
        self.traffic.add(self.names.get(who, ALL), method, told, pictures)

    def _who_reads(self, method: str, params: dict[str, Any]) -> int:
        """The number of the user, or of the chat where all can read it: ``params`` are those that
        the server has heeded."""
        if method == "answerCallbackQuery":
            return self.queries[params["callback_query_id"]].user.id
        if method == "answerInlineQuery":
            return self.typed[params["inline_query_id"]].user.id
        if "inline_message_id" in params:
            return 0  # who reads in a foreign chat is not known
        return int(params.get("receiver_user_id") or params["chat_id"])


class TelegramVenue:
    """Everybody sits in one group. Some have opened a private chat; or where the server knows of
    messages in a group that one member alone sees, they have opened their hands in such. The table
    also stands in a chat in which the bot is no member."""

    ways: tuple[str, ...] = (PUBLIC, OWN)
    whispering: tuple[str, ...] = (OWN,)  # where hands open in the group, no numbers stand there

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
            await self.settled()
            there = self._accounts[who].at(self._server.foreign())
            (offer,) = (await there.types(CODE)).results
            await there.sends(offer, CODE)
        elif self._whispers:
            await self.send(who, f"hand:{CODE}:1:")
        else:
            self._accounts[who].private.say(f"/start {CODE}")
        await self.settled()

    async def slot(self, who: int, payload: str) -> None:
        """Press a button of the group's board. Numbers stand on it once a hand could not be opened
        there."""
        someone = self._member(who)
        if not any(each.startswith("slot:") for each in _payloads(_board(someone))):
            await self._open_hand(who)
        await self._press(someone, payload, _board(someone))

    async def own(self, who: int, payload: str) -> None:
        """Press a button of the own screen."""
        await self._press(self._owner(who), payload, await self._own(who))

    async def back(self, who: int, way: str) -> None:
        """Press Back where the choice was made."""
        someone = self._member(who) if way == PUBLIC else self._owner(who)
        shown = _board(someone) if way == PUBLIC else await self._own(who)
        labelled = [(b["text"], b.get("callback_data", "")) for b in shown.buttons]
        await someone.send(step_back(labelled), shown).answered()

    async def send(self, who: int, payload: str) -> None:
        """Send any payload from the group, and follow where its answer leads."""
        someone = self._member(who)
        answer = await someone.send(payload, _board(someone)).answered()
        look = answer.url.partition("?start=")[2]
        if "_" in look:
            self._accounts[who].private.say(f"/start {look}")

    async def tell(self, who: int, line: str) -> None:
        """Type a command in the group."""
        self._member(who).say(line)

    async def alone(self, who: int, line: str) -> None:
        """Type a command in the private chat."""
        self._accounts[who].private.say(line)

    async def settled(self) -> None:
        """Wait until updates are taken and told of."""
        await self._server.until(lambda: not self._server.updates, 30)
        await self._calm.wait()

    def _member(self, who: int) -> Someone:
        return self._accounts[who].at(self._group)

    def _owner(self, who: int) -> Someone:
        return self._member(who) if self._whispers else self._accounts[who].private

    async def _own(self, who: int) -> Message:
        """The message that shows the own hand; it is opened where there is none."""
        if not self._whispers:
            return _board(self._owner(who))
        if not self._hands(who):
            await self._open_hand(who)
        return self._hands(who)[-1]

    async def _open_hand(self, who: int) -> None:
        board = _board(self._member(who))
        hand = next(each for each in _payloads(board) if each.startswith("hand:"))
        await self._press(self._member(who), hand, board)
        await self.settled()

    def _hands(self, who: int) -> list[Message]:
        whispers = (m for m in self._owner(who).whispers if m.picture and m.markup)
        return [m for m in whispers if any(f":{CODE}:" in each for each in _payloads(m))]

    async def _press(self, someone: Someone, payload: str, board: Message) -> None:
        offered = _payloads(board)
        assert payload in offered, (payload, offered)
        await someone.send(payload, board).answered()


def _board(someone: Someone) -> Message:
    """The newest message that shows the table."""
    pictures = (m for m in reversed(someone.messages) if m.picture and m.markup)
    return next(m for m in pictures if any(f":{CODE}:" in each for each in _payloads(m)))


def _payloads(message: Message) -> list[str]:
    """What its buttons send."""
    return [button.get("callback_data", "") for button in message.buttons]


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
    server.rights = {"supports_inline_queries": True}
    async with server:
        platform = TelegramPlatform(desk, server.token, server.api_url, FAST)
        desk.attach(platform)
        async with serving(platform):
            await server.until(
                lambda: len(server.said("setMyCommands")) >= MENUS and server.said("getUpdates")
            )
            yield TelegramVenue(server, seats)
