"""Which tables wait until their computer players are compiled, and who is told of it."""

from collections.abc import Callable

from bot.players.thinking import Thinking
from bot.running.service import Tables
from bot.tables.computers import deciding_level
from bot.tables.play import match_over
from bot.tables.table import Status, Table
from engines.game import LEVELS


class Preparations:
    """Notes what is told of tables, until nothing has to be prepared any more."""

    def __init__(self, tables: Tables, thinking: Thinking) -> None:
        self._tables = tables
        self._thinking = thinking
        self._patient: dict[str, str] = {}  # the games of tables that wait
        self._lobbies: dict[str, str] = {}  # the games of those whose players are not ready
        self._listeners: list[Callable[[str], None]] = []
        self._lobby_listeners: list[Callable[[str], None]] = []
        tables.listen(self.note)
        thinking.listen(self._prepared)

    def listen(self, listener: Callable[[str], None]) -> None:
        """Call ``listener`` with the code of a table at which a computer player has come nearer to
        being ready."""
        self._listeners.append(listener)

    def listen_lobbies(self, listener: Callable[[str], None]) -> None:
        """The same for tables that have not begun, before anybody is ready; then all are told."""
        self._lobby_listeners.append(listener)

    def note(self, table: Table) -> None:
        """A table stands so now."""
        for known, waits in ((self._lobbies, self._prepares), (self._patient, self._waits)):
            if waits(table):
                known[table.code] = table.game
            else:
                known.pop(table.code, None)

    def _prepares(self, table: Table) -> bool:
        if table.status is not Status.LOBBY:
            return False
        levels = {chair.level for chair in table.chairs if chair.level}
        return any(self._thinking.preparing(table.game, level) is not None for level in levels)

    def _waits(self, table: Table) -> bool:
        if self._thinking.preparing(table.game, LEVELS[-1]) is None:
            return False
        if table.match is None or match_over(table):
            return False
        level = deciding_level(table, self._tables.view(table, None).turn)
        return bool(level) and self._thinking.preparing(table.game, level) is not None

    def _prepared(self, game: str) -> None:
        playing = [code for code, key in self._patient.items() if key == game]
        lobbies = [code for code, key in self._lobbies.items() if key == game]
        ready = self._thinking.preparing(game, LEVELS[-1]) is None
        for code in (*playing, *(lobbies if ready else ())):
            for listener in self._listeners:
                listener(code)
        for code in () if ready else lobbies:
            for listener in self._lobby_listeners:
                listener(code)
        if ready:
            for code in playing:
                self._patient.pop(code, None)
