"""Says to people that their plan was dropped where they have no board of their own: in shared
chats, at their next press."""

from bot.background import Background
from bot.desk.owed_words import OwedWords
from bot.features.plans import rows
from bot.features.plans.screens import note_line
from bot.people import Person
from bot.preferences.languages import Languages
from bot.running.service import Tables
from bot.screens.wording import Wording
from bot.store import displays as display_rows
from bot.store.database import Database
from bot.store.links import accounts_of
from bot.tables.table import Table
from bot.texts import Words


class DroppedPlans:
    """Owes people words once a change that has dropped their plan is committed."""

    def __init__(
        self, database: Database, tables: Tables, words: Words, languages: Languages
    ) -> None:
        self._database = database
        self._tables = tables
        self._words = words
        self._languages = languages
        self._owed = OwedWords(database, lambda: tables.now)
        self._due: dict[str, tuple[int, tuple[str, ...]]] = {}
        self._background = Background()
        tables.listen(self._committed)

    def expect(self, table: Table, people: tuple[str, ...]) -> None:
        """The plans of these people, by their keys, are dropped as soon as the table stands so."""
        self._due.pop(table.code, None)
        if people:
            self._due[table.code] = table.revision, people

    def _committed(self, table: Table) -> None:
        revision, people = self._due.get(table.code, (-1, ()))
        if table.revision < revision or not people:
            return
        del self._due[table.code]
        if table.revision == revision:
            for person in people:
                self._background.start(self._tell(table, person), "a dropped plan", table.code)

    async def _tell(self, table: Table, person: str) -> None:
        planned = await rows.of_person(self._database, person, table.code)
        seats = table.seats_of(person)
        if not seats:
            return
        wording = Wording(self._words, await self._languages.of_key(person), table)
        view = self._tables.view(table, seats[0])
        said = note_line(wording, table, view, seats[0], planned)
        accounts = await accounts_of(self._database, person)
        shown = await display_rows.of_table(self._database, table.code)
        for chat in {display.chat for display in shown if display.person is None}:
            for account in accounts:
                platform, _, number = account.partition(":")
                if said and not chat.private and platform == chat.platform:
                    await self._owed.owe(Person(platform, number, ""), chat, said)

    async def close(self) -> None:
        """Waits for what is being said."""
        await self._background.finish()
