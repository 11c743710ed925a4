"""Open tables: what /open and its buttons do, and what home shows."""

from dataclasses import dataclass

from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.invocation import Invocation
from bot.desk.reply import PrivateScreen, Reply, screen_reply
from bot.errors import BadPress, Refusal
from bot.features.open_tables import rows
from bot.features.open_tables.open_lobbies import OpenLobbies, was_faster
from bot.features.open_tables.screens import OpenScene, OpenTable, list_screen
from bot.people import Chat, Person
from bot.preferences.languages import Languages
from bot.preferences.preferences import Preferences
from bot.ratings.ratings import Ratings
from bot.running.presence import Presence
from bot.store.database import Database
from bot.tables.table import Table
from bot.texts import Words
from engines import GAMES

COMMAND = "open"


@dataclass(eq=False, repr=False)
class OpenTables:
    """Shows them to whoever asks, and seats people."""

    _words: Words
    _languages: Languages
    _database: Database
    _preferences: Preferences
    _presence: Presence
    _boards: Boards
    _ratings: Ratings
    _lobbies: OpenLobbies

    async def command(self, invocation: Invocation) -> Reply:
        """/open: the open tables, for the asker alone."""
        person, chat = invocation.person, invocation.chat
        language = await self._languages.of_person(person, chat)
        scene = await self.scene(person, language)
        return screen_reply(list_screen(scene), not chat.private, others=COMMAND)

    async def scene(self, person: Person, language: str) -> OpenScene:
        """The open tables that a person may see, with what they may know of them."""
        tables = await self._lobbies.near(person)
        told = tuple([await self._told(table, person) for table in tables])
        return OpenScene(self._words, language, person.account, told)

    async def _told(self, table: Table, person: Person) -> OpenTable:
        seen = await self._ratings.rated_at(table.code, person)
        skills = await rows.skills(self._database, list(seen.values()), table.game)
        unnamed = [
            seat
            for seat, chair in enumerate(table.chairs)
            if chair.person and not (await self._preferences.of_person(chair.person)).ladder
        ]
        rated = {seat: skills[key] for seat, key in seen.items() if key in skills}
        return OpenTable(table, rated, unnamed)

    async def press_sit(self, pressed: ButtonPress) -> Reply:
        """Sits down at an open table; where somebody was faster, at another one for the same game.
        Raises a Refusal."""
        person, code = pressed.person, pressed.press.table
        try:
            return await self._at(await self._lobbies.sit(person, code), person, pressed.chat)
        except Refusal as refusal:
            if not was_faster(refusal):
                raise
        game = await self._lobbies.game_of(code)
        table = await self._lobbies.with_somebody(person, game, pressed.origin)
        return await self._at(table, person, pressed.chat)

    async def press_somebody(self, pressed: ButtonPress) -> Reply:
        """Seats the presser with whoever wants to play the game. Raises a Refusal."""
        game, person = pressed.only(), pressed.person
        if game not in GAMES:
            raise BadPress
        table = await self._lobbies.with_somebody(person, game, pressed.origin)
        return await self._at(table, person, pressed.chat)

    async def _at(self, table: Table, person: Person, chat: Chat) -> Reply:
        """The table, for the person alone where others read along: a chat has not asked for it."""
        self._presence.sign(table.code, person.key, chat)
        if chat.private:
            return await self._boards.shared(table, person, chat)
        return PrivateScreen(await self._boards.own(table, person, chat))
