"""What people see and in which language, opened for one desk."""

from collections.abc import Sequence

from msgspec import Struct

from bot.desk.announcement import Announcement
from bot.desk.boards import Boards
from bot.desk.chat_screens import ChatScreens
from bot.desk.chat_table_limit import ChatTableLimit
from bot.desk.feature import Feature
from bot.desk.person_chats import PersonChats
from bot.desk.platforms import Platforms
from bot.desk.replies import Replies
from bot.desk.running_parts import Options, RunningParts
from bot.desk.showing import Showing, open_showing
from bot.desk.viewers import Viewers
from bot.monitoring.meters import Meters
from bot.preferences.languages import Languages
from bot.preferences.preferences import Preferences
from bot.screens.composer import Composer
from bot.screens.history import Histories
from bot.screens.picture_cache import PictureCache
from bot.screens.slots import Slots, joined
from bot.texts import Words
from bot.web_address import WebAddress


class ShownParts(Struct, frozen=True):
    """What people see, and in which language."""

    words: Words
    preferences: Preferences
    languages: Languages
    pictures: PictureCache
    histories: Histories
    composer: Composer
    slots: Slots
    platforms: Platforms
    announcement: Announcement
    viewers: Viewers
    screens: ChatScreens
    kept_up: Showing
    table_limit: ChatTableLimit
    boards: Boards
    replies: Replies
    person_chats: PersonChats


def open_shown(
    running: RunningParts, words: Words, features: Sequence[Feature], options: Options
) -> ShownParts:
    """Opens them; ``features`` add to screens of others."""
    store, tables, budget = running.store, running.tables, options.budget
    preferences = Preferences(store, words, fresh=options.timing.fresh)
    languages, platforms = Languages(store.people, words, preferences), _platforms(options)
    pictures, histories = PictureCache(budget.pictures), Histories(tables.positions, budget.tables)
    slots = joined(feature.slots for feature in features)
    composer = Composer(tables, words, pictures, running.thinking, histories, slots)
    announcement = Announcement(running.operators, words, options.clock)
    viewers = Viewers(languages, preferences, running.accounts, platforms)
    screens = ChatScreens(composer, viewers, running.partial_moves, announcement, platforms)
    kept_up = open_showing(
        store,
        tables,
        platforms,
        composer,
        screens,
        options.timing,
        options.clock,
        options.meters or Meters(),
        budget,
    )
    table_limit = ChatTableLimit(store.database, tables, options.limits.shown)
    return ShownParts(
        words,
        preferences,
        languages,
        pictures,
        histories,
        composer,
        slots,
        platforms,
        announcement,
        viewers,
        screens,
        kept_up,
        table_limit,
        Boards(viewers, screens, kept_up.displays, platforms, table_limit),
        Replies(languages, platforms, composer),
        PersonChats(store.database, platforms),
    )


def _platforms(options: Options) -> Platforms:
    return Platforms(WebAddress(options.settings.web_url, options.settings.telegram_app))
