"""Which tables wait for computer players that are not ready, and who is told of it."""

from collections.abc import Callable

from bot.players.thinking import Thinking
from bot.running.service import Tables
from bot.tables.computers import deciding_level
from bot.tables.play import match_over
from bot.tables.table import Status, Table
from engines.game import LEVELS


class PlayerWarmup:
    """Notes at which tables computer players are to move, or sit that are not ready."""

    def __init__(self, tables: Tables, thinking: Thinking) -> None:
        self._tables = tables
        self._thinking = thinking
        self._moving: dict[str, tuple[str, str]] = {}  # the game and level of who is to move
        self._lobbies: dict[str, str] = {}  # the games of those whose players are not ready
        self._listeners: list[Callable[[str], None]] = []
        self._lobby_listeners: list[Callable[[str], None]] = []
        tables.listen(self.note)
        thinking.listen(self._prepared)

    def listen(self, listener: Callable[[str], None]) -> None:
        """Calls ``listener`` with the code of a table at which a computer player has come nearer to
        being ready."""
        self._listeners.append(listener)

    def listen_lobbies(self, listener: Callable[[str], None]) -> None:
        """The same for tables that have not begun, before anybody is ready; then all are told."""
        self._lobby_listeners.append(listener)

    def retry(self) -> None:
        """Looks again at once for players that could not be started."""
        self._thinking.retry()

    def note(self, table: Table) -> None:
        """A table stands so now."""
        self._lobbies.pop(table.code, None)
        self._moving.pop(table.code, None)
        levels = {chair.level for chair in table.chairs if chair.level}
        if table.status is Status.LOBBY:
            if any(self._thinking.preparing(table.game, level) is not None for level in levels):
                self._lobbies[table.code] = table.game
        elif levels and table.match is not None and not match_over(table):
            level = deciding_level(table, self._tables.view(table, None).turn)
            if level:
                self._moving[table.code] = table.game, level

    def _prepared(self, game: str) -> None:
        ready = self._thinking.preparing(game, LEVELS[-1]) is None
        lobbies = [code for code, key in self._lobbies.items() if key == game]
        for code in (*self._waiting(game, ready), *(lobbies if ready else ())):
            for listener in self._listeners:
                listener(code)
        for code in () if ready else lobbies:
            for listener in self._lobby_listeners:
                listener(code)

    def _waiting(self, game: str, ready: bool) -> list[str]:
        """The tables of a game whose computer player waits, or waits no longer."""
        return [
            code
            for code, (key, level) in self._moving.items()
            if key == game and (ready or self._thinking.preparing(game, level) is not None)
        ]
