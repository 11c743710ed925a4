"""What processes tell each other of what is shown, in words that a database can carry."""

from collections.abc import Sequence
from typing import Any

from bot.background import Background
from bot.people import Chat
from bot.store.database import Database
from bot.store.signals import Signal, SignalKind, send
from bot.tables.notices import Notice, NoticeKind, OpenNotice


class SignalSender:
    """Tells other processes, in the background, what has happened here."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._background = Background()

    def send(self, signal: Signal) -> None:
        """Sends a signal, unless there is no other process."""
        if not self._database.alone:
            name = f"table {signal.table}: {signal.kind}"
            self._background.start(send(self._database, signal), name, signal.table)

    async def close(self) -> None:
        """Stops sending."""
        await self._background.close()


def pressed_signal(code: str, chat: Chat, message: str) -> Signal:
    """Somebody has pressed on this message, which is behind its table."""
    return Signal(SignalKind.PRESSED, code, (*_place(chat), message))


def pressed_of(signal: Signal) -> tuple[str, Chat, str]:
    """The table, the chat and the message of such a signal."""
    *place, message = signal.more
    return signal.table, _chat(place), str(message)


def opened_signal(code: str, chat: Chat) -> Signal:
    """The table is to stand in the chat."""
    return Signal(SignalKind.OPENED, code, _place(chat))


def opened_of(signal: Signal) -> tuple[str, Chat]:
    """The table and the chat of such a signal."""
    return signal.table, _chat(signal.more)


def meant_key(instance: str, account: str) -> str:
    """What the pages of an account follow, in an instance of the page in a chat."""
    return f"{instance} {account}"


def meant_signal(instance: str, account: str, code: str) -> Signal:
    """In this instance the account is to see the table."""
    return Signal(SignalKind.MEANT, code, (instance, account))


def meant_of(signal: Signal) -> str:
    """What the pages follow that such a signal is about."""
    instance, account = signal.more
    return meant_key(str(instance), str(account))


def told_signal(notice: OpenNotice, at: float, chat: str) -> Signal:
    """A person was told at this Unix time, in the chat with this key."""
    return Signal(SignalKind.TOLD, notice.table, (*_written(notice), at, chat))


def told_of(signal: Signal) -> tuple[OpenNotice, float, str]:
    """The notice, the time and the chat of such a signal."""
    *written, at, chat = signal.more
    return _read(signal.table, written), float(at), str(chat)


def unreached_signal(notice: OpenNotice) -> Signal:
    """Nobody could tell a person."""
    return Signal(SignalKind.UNREACHED, notice.table, _written(notice))


def unreached_of(signal: Signal) -> OpenNotice:
    """The notice of such a signal."""
    return _read(signal.table, signal.more)


def _place(chat: Chat) -> tuple[str | bool, ...]:
    return chat.platform, chat.id, chat.thread, chat.private, chat.server


def _chat(place: Sequence[Any]) -> Chat:
    platform, id, thread, private, server = place
    return Chat(str(platform), str(id), str(thread), bool(private), str(server))


def _written(notice: OpenNotice) -> tuple[str | int, ...]:
    told = notice.notice
    return notice.id, told.person, told.kind.value, told.revision, told.about


def _read(code: str, written: Sequence[Any]) -> OpenNotice:
    id, person, kind, revision, about = written
    return OpenNotice(id, code, Notice(person, NoticeKind(kind), revision, about))
