"""What other processes have changed, taken up here."""

import asyncio

from bot.accounts.accounts import Accounts
from bot.accounts.devices import Devices
from bot.background import end
from bot.desk.running_features import RunningFeatures
from bot.desk.showing import Showing
from bot.desk.signals import meant_of, opened_of, pressed_of, told_of, unreached_of
from bot.preferences.preferences import Preferences
from bot.running.partial_moves import PartialMoves
from bot.running.service import Tables
from bot.store.database import Database
from bot.store.signals import PEOPLE, Signal, SignalKind


class RemoteChanges:
    """Listens to the changes that other processes make in the database."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        accounts: Accounts,
        devices: Devices,
        preferences: Preferences,
        features: RunningFeatures,
        shown: "RemoteSignals",
    ) -> None:
        self._database = database
        self._tables = tables
        self._accounts = accounts
        self._devices = devices
        self._preferences = preferences
        self._features = features
        self._shown = shown
        self._listening: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Listens from now on."""
        self._listening = asyncio.create_task(self._listen(), name="changes elsewhere")

    async def close(self) -> None:
        """Listens no longer."""
        if self._listening is not None:
            await end([self._listening])

    async def _listen(self) -> None:
        async for change in self._database.changes():
            signal = Signal.parse(change)
            if signal is not None:
                await self._shown.take(signal)
            elif change == PEOPLE:
                self._accounts.people_changed()
                self._devices.changed()
                self._preferences.forget_people()
            elif not self._features.take(change):
                await self._tables.on_remote_change(change)


class RemoteSignals:
    """Does what other processes tell of what is shown."""

    def __init__(
        self, kept_up: Showing, partial_moves: PartialMoves, preferences: Preferences
    ) -> None:
        self._displays = kept_up.displays
        self._notices = kept_up.notices
        self._spectators = kept_up.spectators
        self._posts = kept_up.posts
        self._partial_moves = partial_moves
        self._preferences = preferences

    async def take(self, signal: Signal) -> None:
        """Takes one up."""
        displays = self._displays
        match signal.kind:
            case SignalKind.SHOWN:
                await displays.reload(signal.table)
                if not signal.table:
                    await displays.catch_up_all()
            case SignalKind.ANEW:
                displays.refresh(signal.table)
            case SignalKind.PAGES:
                displays.refresh_pages(signal.table)
            case SignalKind.PICKED:
                self._partial_moves.forget(signal.table)
            case SignalKind.PRESSED:
                await displays.refresh_pressed_here(*pressed_of(signal))
            case SignalKind.TOLD:
                await self._notices.note_told(*told_of(signal))
            case SignalKind.UNREACHED:
                self._notices.note_unreached(unreached_of(signal))
            case SignalKind.MEANT:
                self._spectators.notify(meant_of(signal))
            case SignalKind.OPENED:
                self._posts.put_here(*opened_of(signal))
            case SignalKind.CHOSEN:
                self._preferences.forget_all()
