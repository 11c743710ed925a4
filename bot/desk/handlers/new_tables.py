"""/play: a new table."""

from collections.abc import Mapping

from bot.desk.boards import Boards
from bot.desk.chat_table_limit import ChatTableLimit
from bot.desk.commands import OFF
from bot.desk.duplicate_guard import DuplicateGuard
from bot.desk.handlers.help import HELP
from bot.desk.invocation import Invocation
from bot.desk.replies import Replies
from bot.desk.reply import NewScreen, Reply
from bot.errors import BadRequest
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.screens.info import chooser_screen
from bot.tables import clocks, lobby, series
from bot.tables.table import Series, Table
from bot.texts import Words
from engines import GAMES


class NewTables:
    """Opens tables. To whoever has not said what to play the commands ``added`` by features are
    offered too, where nobody else reads."""

    def __init__(
        self,
        words: Words,
        tables: Tables,
        duplicate_guard: DuplicateGuard,
        table_limit: ChatTableLimit,
        presence: Presence,
        replies: Replies,
        boards: Boards,
        added: tuple[str, ...] = (),
    ) -> None:
        self._words = words
        self._tables = tables
        self._duplicate_guard = duplicate_guard
        self._table_limit = table_limit
        self._presence = presence
        self._replies = replies
        self._boards = boards
        self._added = added

    async def play(self, invocation: Invocation) -> Reply:
        """Opens a table; against a computer player the match begins at once."""
        person, chat, args = invocation.person, invocation.chat, invocation.args
        game = args.get("game", "")
        if not game:
            language = await self._replies.language(person, chat)
            others = ("join", *(self._added if chat.private else ()), HELP)
            return NewScreen(chooser_screen(self._words, language, others))

        async def open_table() -> Table:
            return await self._opened(game, invocation)

        table = await self._duplicate_guard.table(person, chat, args, open_table)
        self._presence.sign(table.code, person.key, chat)
        return await self._boards.shared(table, person, chat)

    async def _opened(self, game: str, invocation: Invocation) -> Table:
        person, args = invocation.person, invocation.args
        keys = {option.key for option in GAMES[game].options}
        options = {key: args[key] for key in args if key in keys}
        level, origin = args.get("computer", ""), invocation.origin
        clock, rated = args.get("clock", clocks.NONE), args.get("rated") != OFF
        wanted = game, person, options, _series(args), level, origin, clock, rated
        if not level:
            return await self._tables.open(*wanted)
        async with self._table_limit.starting(invocation.chat):
            table = await self._tables.open(*wanted)
            self._table_limit.expect(invocation.chat, table.code)
        return table


def _series(args: Mapping[str, str]) -> Series:
    lengths = {kind: args[kind] for kind in (series.MATCH, series.SUMOF) if kind in args}
    if len(lengths) > 1:
        raise BadRequest(text=f"{series.MATCH} {series.SUMOF}")
    for kind, length in lengths.items():
        return lobby.series_of(kind, int(length))
    return Series()
