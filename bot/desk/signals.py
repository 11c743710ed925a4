"""What processes tell each other of what is shown, in words that a database can carry."""

from collections.abc import Sequence
from typing import Any

from bot.background import Background
from bot.people import Chat
from bot.store import Store
from bot.store.wishes import Wish, Word
from bot.tables.notices import Notice, NoticeKind, OpenNotice


class SignalSender:
    """Tells other processes, in the background, what has happened here."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._background = Background()

    def send(self, signal: Wish) -> None:
        """Sends a signal, unless there is no other process."""
        if not self._store.alone:
            name = f"table {signal.table}: {signal.word}"
            self._background.start(self._store.tell(signal), name, signal.table)

    async def close(self) -> None:
        """Stops sending."""
        await self._background.close()


def pressed_wish(code: str, chat: Chat, message: str) -> Wish:
    """Somebody has pressed on this message, which is behind its table."""
    place = chat.platform, chat.id, chat.thread, chat.private, chat.server
    return Wish(Word.PRESSED, code, (*place, message))


def pressed_of(wish: Wish) -> tuple[str, Chat, str]:
    """The table, the chat and the message of such a wish."""
    platform, id, thread, private, server, message = wish.more
    chat = Chat(str(platform), str(id), str(thread), bool(private), str(server))
    return wish.table, chat, str(message)


def told_wish(notice: OpenNotice, at: float, chat: str) -> Wish:
    """A person was told at this Unix time, in the chat with this key."""
    return Wish(Word.TOLD, notice.table, (*_written(notice), at, chat))


def told_of(wish: Wish) -> tuple[OpenNotice, float, str]:
    """The notice, the time and the chat of such a wish."""
    *written, at, chat = wish.more
    return _read(wish.table, written), float(at), str(chat)


def unreached_wish(notice: OpenNotice) -> Wish:
    """Nobody could tell a person."""
    return Wish(Word.UNREACHED, notice.table, _written(notice))


def unreached_of(wish: Wish) -> OpenNotice:
    """The notice of such a wish."""
    return _read(wish.table, wish.more)


def _written(notice: OpenNotice) -> tuple[str | int, ...]:
    told = notice.notice
    return notice.id, told.person, told.kind.value, told.revision, told.about


def _read(code: str, written: Sequence[Any]) -> OpenNotice:
    id, person, kind, revision, about = written
    return OpenNotice(id, code, Notice(person, NoticeKind(kind), revision, about))
