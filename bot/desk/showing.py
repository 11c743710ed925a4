"""Puts together the parts that keep up what shows tables."""

from collections.abc import Callable

from msgspec import Struct

from bot.desk.chat_screens import ChatScreens
from bot.desk.display_locks import DisplayLocks
from bot.desk.display_notices import DisplayNotices
from bot.desk.display_screens import DisplayScreens
from bot.desk.display_updates import DisplayUpdates
from bot.desk.displays import Displays
from bot.desk.last_shown import LastShown
from bot.desk.overflow import OverflowMessages
from bot.desk.platforms import Platforms
from bot.desk.pressed_messages import PressedMessages
from bot.desk.registry import Registry
from bot.desk.signals import SignalSender
from bot.desk.spectators import Spectators
from bot.desk.table_posts import TablePosts
from bot.monitoring.meters import Meters
from bot.running.budget import Budget
from bot.running.service import Tables
from bot.running.timing import Timing
from bot.screens.composer import Composer
from bot.store.store import Store


class Showing(Struct, frozen=True):
    """What keeps up the messages, pages and private screens that show tables."""

    displays: Displays
    pressed: PressedMessages
    notices: DisplayNotices
    locks: DisplayLocks
    spectators: Spectators
    signals: SignalSender
    posts: TablePosts


def open_showing(
    store: Store,
    tables: Tables,
    platforms: Platforms,
    composer: Composer,
    screens: ChatScreens,
    timing: Timing,
    clock: Callable[[], float],
    meters: Meters,
    budget: Budget,
) -> Showing:
    """Puts together what keeps up the displays."""
    locks, spectators, signals = DisplayLocks(), Spectators(), SignalSender(store.database)
    registry = Registry(store, budget.tables, clock)
    overflow = OverflowMessages(registry, platforms)
    newest = DisplayScreens(store.database, tables, screens)
    last_shown = LastShown(store.database, timing.flush)
    updates = DisplayUpdates(registry, platforms, newest, overflow, locks, last_shown, meters)
    displays = Displays(
        store.database, tables, platforms, registry, updates, overflow, spectators, signals
    )
    notices = DisplayNotices(
        registry, platforms, newest, updates, displays, signals, composer, clock
    )
    posts = TablePosts(tables, screens, displays, platforms, signals)
    pressed = PressedMessages(registry, updates, tables)
    return Showing(displays, pressed, notices, locks, spectators, signals, posts)
