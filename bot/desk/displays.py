"""Every message that shows a table, brought up to date after each change."""

from collections.abc import Collection

from bot.background import Background
from bot.desk.display_state import OVERFLOW, DisplayState
from bot.desk.display_updates import DisplayUpdates
from bot.desk.overflow import OverflowMessages
from bot.desk.platforms import Platforms
from bot.desk.registry import Registry
from bot.desk.signals import SignalSender, pressed_signal
from bot.desk.spectators import Spectators
from bot.desk.table_displays import TableDisplays
from bot.people import Chat, Display, Person
from bot.running.service import Tables
from bot.screens import Screen
from bot.store import displays as display_rows
from bot.store import hosting as hosting_rows
from bot.store import tables as table_rows
from bot.store.database import Database
from bot.store.signals import Signal, SignalKind, send
from bot.tables.table import Table


class Displays:
    """Knows which messages show which table, and has them brought up to date when it changes."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        platforms: Platforms,
        registry: Registry,
        updates: DisplayUpdates,
        overflow: OverflowMessages,
        spectators: Spectators,
        signals: SignalSender,
    ) -> None:
        self._database = database
        self._tables = tables
        self._platforms = platforms
        self._registry = registry
        self._updates = updates
        self._overflow = overflow
        self._spectators = spectators
        self._signals = signals
        self._background = Background()
        self._loading: dict[str, bool] = {}
        tables.listen(self._on_change)

    async def close(self) -> None:
        """Stops showing; what is behind is caught up at the next start."""
        await self._background.close()
        await self._updates.close()
        await self._signals.close()

    # A table has changed

    def _on_change(self, table: Table) -> None:
        self._spectators.notify(table.code, revision=table.revision)
        self._refresh_all(table.code, pages=False, table=table)

    def refresh(self, code: str) -> None:
        """Brings everything that shows a table up to date, in the background."""
        self._spectators.notify(code)
        self._refresh_all(code, pages=False)

    def refresh_everywhere(self, code: str) -> None:
        """The table looks different, though it has not changed: other processes show it too."""
        self.refresh(code)
        self._signals.send(Signal(SignalKind.ANEW, code))

    async def refresh_chat(self, chat: Chat) -> None:
        """What stands in a chat looks different: the running tables, and the one shown last."""
        latest = await table_rows.latest(self._database, chat)
        for code in {
            *await hosting_rows.running_in(self._database, chat),
            *filter(None, (latest,)),
        }:
            self.refresh_everywhere(code)

    async def refresh_but(self, code: str, chat: str) -> None:
        """Brings up to date what shows a table elsewhere than in the chat with this key."""
        self._spectators.notify(code)
        displays = await self._registry.load(code)
        for state in displays.boards:
            if state.display.chat.key != chat:
                state.mark_changed()
                self._updates.update(displays, state)

    def refresh_pages(self, code: str) -> None:
        """Brings up to date only what shows a feature's page of the table."""
        self._spectators.notify(code, pages=True)
        self._refresh_all(code, pages=True)

    def refresh_pages_everywhere(self, code: str) -> None:
        """The same, in other processes too."""
        self.refresh_pages(code)
        self._signals.send(Signal(SignalKind.PAGES, code))

    def _refresh_all(self, code: str, pages: bool, table: Table | None = None) -> None:
        displays = self._registry.find(code)
        if displays is not None:
            self._updates.update_changed(displays, pages, table)
        elif code in self._loading:
            self._loading[code] &= pages
        else:
            self._loading[code] = pages
            self._background.start(self._refresh_unknown(code), f"table {code}: its displays", code)

    async def _refresh_unknown(self, code: str) -> None:
        try:
            displays = await self._registry.load(code)
        finally:
            pages = self._loading.pop(code)
        self._updates.update_changed(displays, pages)

    # A display is behind its table

    async def refresh_pressed(self, code: str, chat: Chat, message: str) -> None:
        """Somebody has pressed on an older screen than the table's: what is behind here is shown
        anew. What was shown a moment ago the presser has only seen too late; a second such press
        says that the message shows something else than it should."""
        if self._platforms.owns(chat):
            await self.refresh_pressed_here(code, chat, message)
        else:
            await send(self._database, pressed_signal(code, chat, message))

    async def refresh_pressed_here(self, code: str, chat: Chat, message: str) -> None:
        """The same, where this process owns the chat."""
        if not self._platforms.owns(chat):
            return
        displays = await self._registry.load(code)
        revision = (await self._tables.get(code)).revision
        pressed = displays.at(chat, message)
        for state in displays.boards:
            here = state.display.chat.key == chat.key
            again = state is pressed and state.stale_press_seen
            if here and (state.display.shown != revision or again):
                self._updates.update(displays, state)
        if pressed is not None and not pressed.is_busy:
            pressed.stale_press_seen = True

    async def catch_up(self, platform: str) -> None:
        """Other chats of the platform are owned by this process than before, as after a start:
        whatever fell behind there is shown as it is now, and what others own is let go."""
        self._registry.stop_edits(self._platforms.owns)
        for display in await display_rows.behind(self._database, platform):
            if not self._platforms.owns(display.chat):
                continue
            displays = await self._registry.load(display.table)
            # The rest of a text is brought with what it belongs to.
            here = displays.here(display.chat, display.person)
            own = [state for state in here if display.id == state.display.id]
            for state in own or (here if display.page == OVERFLOW else ()):
                state.mark_changed()
                self._updates.update(displays, state)

    async def catch_up_all(self) -> None:
        """The same on every platform that runs here."""
        for name in self._platforms.names:
            await self.catch_up(name)

    async def reload(self, code: str) -> None:
        """Other processes have changed what shows a table, or with "" what shows any: in the chats
        of this one what is not shown yet is shown now."""
        for displays in (
            [await self._registry.reload(code)] if code else await self._registry.reload_all()
        ):
            for state in displays.boards:
                self._spectators.notify(state.display.chat.key)
                if self._platforms.owns(state.display.chat):
                    await self._update_if_behind(displays, state)

    async def _update_if_behind(self, displays: TableDisplays, state: DisplayState) -> None:
        table = await self._tables.get(state.display.table)
        if state.display.shown != table.revision:
            self._updates.update(displays, state)

    async def is_shown_in(self, code: str, chat: Chat) -> bool:
        """Whether a message in the chat shows the table to all who read there."""
        return bool((await self._registry.load(code)).here(chat, None))

    # The page of a display

    async def page(self, code: str, chat: Chat, message: str) -> str:
        """The page that a message of the table shows, "" for the table itself."""
        state = (await self._registry.load(code)).at(chat, message)
        return state.display.page if state is not None else ""

    async def turn(self, code: str, chat: Chat, message: str, person: str, page: str) -> bool:
        """Has the table's message in this chat, the one that was pressed if it is one, show
        another page; False when there is none."""
        displays = await self._registry.load(code)
        here = displays.here(chat, person if chat.private else None)
        if not here:
            return False
        state = next((state for state in here if state.display.message == message), here[-1])
        await self._registry.turn(displays, state, page)
        self._updates.update(displays, state)
        return True

    # Messages that come and go

    async def add(self, screen: Screen, chat: Chat, message: str, person: str | None) -> None:
        """A new message shows the table; an older one of it for the same readers goes away."""
        displays = await self._registry.load(screen.table)
        sequence = self._platforms.of(chat).sequence
        state, older = await self._registry.add(displays, screen, chat, message, person, sequence)
        await self._updates.take_away(older)
        if state is None:
            return
        self._spectators.notify(chat.key)
        if screen.rest or displays.overflows(chat, state.display.person):
            following = self._overflow.follow(displays, state, screen)
            self._background.start(
                following, f"table {screen.table}: the rest of a text", screen.table
            )
        await self._update_if_behind(displays, state)

    async def adopt(self, code: str, chat: Chat, message: str, person: Person) -> bool:
        """A message of the table was pressed. One that nobody recorded, for the program was ended
        before it could, is a display from now on; where a newer one is, it goes away instead.
        Whether it has become one, which ``show_adopted`` then has to show. Raises NoSuchTable."""
        platform = self._platforms.get(chat.platform)
        displays = await self._registry.load(code)
        if platform is None or not message or displays.at(chat, message) is not None:
            return False
        await self._tables.get(code)
        display = Display(0, code, chat, message, person.account if chat.private else None)
        state, older = await self._registry.adopt(displays, display, platform.sequence)
        if older:
            going = self._updates.take_away(older)
            self._background.start(going, f"table {code}: older messages", code)
        return state is not None

    async def show_adopted(self, code: str, chat: Chat, message: str) -> None:
        """Shows what was adopted, should nothing have changed since that shows it anyway."""
        displays = await self._registry.load(code)
        state = displays.at(chat, message)
        if state is not None and state.display.shown < 0:
            self._updates.update(displays, state)

    async def forget_readers(self, accounts: Collection[str]) -> None:
        """Shows nothing any more to these accounts alone, until they ask anew."""
        await self._registry.forget_readers(accounts)

    async def move_chat(self, old: Chat, new: Chat) -> None:
        """A chat has got another id: its displays go with it."""
        await self._registry.move_chat(old, new)
