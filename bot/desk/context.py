"""What presses and commands work with: made once, handed to both."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

from cachetools import LRUCache

from bot.accounts.accounts import Accounts
from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.chat_screens import ChatScreens
from bot.desk.chat_table_limit import ChatTableLimit
from bot.desk.commands import Command
from bot.desk.display_locks import DisplayLocks
from bot.desk.displays import Displays
from bot.desk.duplicate_guard import DuplicateGuard
from bot.desk.invocation import Invocation
from bot.desk.pending_confirmations import PendingConfirmations
from bot.desk.platforms import Platforms
from bot.desk.replies import Replies
from bot.desk.reply import Reply
from bot.desk.table_finder import TableFinder
from bot.people import Chat, Person
from bot.preferences.chat_choices import ChatChoices
from bot.preferences.languages import Languages
from bot.preferences.preferences import Preferences
from bot.press import Press
from bot.running.absences import Absences
from bot.running.consent import Consent
from bot.running.hints import Hints
from bot.running.match_forecast import MatchForecast
from bot.running.matches import Matches
from bot.running.partial_moves import PartialMoves
from bot.running.player_warmup import PlayerWarmup
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.screens.composer import Composer
from bot.screens.picture_cache import PictureCache
from bot.store.store import Store
from bot.tables.table import Table
from bot.texts import Words

TypedAnswer = Callable[[Person, Chat, Table | None, str], Awaitable[Reply | None]]
"""What a typed line does that answers a question, given the table that it would be about otherwise;
None for a line that is no answer."""


@dataclass(frozen=True, slots=True)
class Context:
    """The parts of a running bot."""

    store: Store
    tables: Tables
    matches: Matches
    consent: Consent
    partial_moves: PartialMoves
    words: Words
    preferences: Preferences
    languages: Languages
    composer: Composer
    screens: ChatScreens
    displays: Displays
    platforms: Platforms
    display_locks: DisplayLocks
    hints: Hints
    forecast: MatchForecast
    absences: Absences
    commands: tuple[Command, ...]
    duplicate_guard: DuplicateGuard
    table_limit: ChatTableLimit
    delivered: LRUCache[str, Press]  # by origin: presses that do one thing more each time
    presence: Presence
    accounts: Accounts
    pictures: PictureCache
    confirmations: PendingConfirmations
    player_warmup: PlayerWarmup
    replies: Replies
    chat_choices: ChatChoices
    boards: Boards
    table_finder: TableFinder
    handlers: Mapping[str, Callable[[Invocation], Awaitable[Reply]]]  # of all commands
    verbs: Mapping[str, Callable[[ButtonPress], Awaitable[Reply]]]  # of all buttons
    typed_answers: Sequence[TypedAnswer]  # to what features have asked

    async def answer_typed(
        self, person: Person, chat: Chat, table: Table | None, text: str
    ) -> Reply | None:
        """What a line does that answers a question of a feature; None for any other line. ``table``
        is the one that it would be about otherwise."""
        for answer in self.typed_answers:
            reply = await answer(person, chat, table, text)
            if reply is not None:
                return reply
        return None

    def link(self, table: Table, chat: Chat) -> str:
        """The address that opens a private chat with the table there, "" if there is none."""
        platform = self.platforms.get(chat.platform)
        return platform.link(table.code) if platform else ""
