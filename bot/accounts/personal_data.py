"""/forget and /mydata: what is kept of one person."""

import json
from dataclasses import dataclass

from bot.accounts.accounts import Accounts
from bot.accounts.replies import privately
from bot.accounts.screens import FORGET, MY_DATA, YES, forget_screen, forgotten_screen
from bot.desk.button_press import ButtonPress
from bot.desk.displays import Displays
from bot.desk.invocation import Invocation
from bot.desk.reply import Reply
from bot.errors import BadPress
from bot.people import Chat, Person
from bot.preferences.languages import Languages
from bot.preferences.preferences import Preferences
from bot.screens import Screen
from bot.screens.file import File
from bot.store import personal_data
from bot.store.person_queries import Finisher
from bot.texts import Words

FILE = "crosstable-mydata.json"


@dataclass(eq=False, repr=False)
class PersonalData:
    """Shows people what is kept of them, and forgets them."""

    _words: Words
    _languages: Languages
    _preferences: Preferences
    _accounts: Accounts
    _displays: Displays
    _renamings: Finisher

    async def command_my_data(self, invocation: Invocation) -> Reply:
        """/mydata: everything that is kept of the person, as a file for them alone."""
        person, chat = invocation.person, invocation.chat
        language = await self._languages.of_person(person, chat)
        kept = await personal_data.of_person(self._renamings, person.key)
        data = json.dumps(kept, indent=2, ensure_ascii=False).encode()
        file = File(FILE, "application/json", data)
        lines = (self._words.say(language, "mydata-done"),)
        return privately(Screen("", 0, lines, person.account, file=file), chat, MY_DATA)

    async def command_forget(self, invocation: Invocation) -> Reply:
        """/forget: asks whether everything about the person is to go."""
        return await self._forget(invocation.person, invocation.chat, ())

    async def press_forget(self, pressed: ButtonPress) -> Reply:
        """Asks that, and with the answer forgets the person. Raises BadPress."""
        return await self._forget(pressed.person, pressed.chat, pressed.press.path)

    async def _forget(self, person: Person, chat: Chat, path: tuple[str, ...]) -> Reply:
        language = await self._languages.of_person(person, chat)
        if path not in ((), (YES,)):
            raise BadPress
        if not path:
            screen = forget_screen(self._words, language, person.account)
            return privately(screen, chat, FORGET)
        changed = await self._accounts.forget(person)
        for key in (changed.person, *changed.accounts):
            self._preferences.forget_person(key)
        await self._displays.forget_readers(changed.accounts)
        screen = forgotten_screen(self._words, language, person.account)
        return privately(screen, chat, FORGET)
