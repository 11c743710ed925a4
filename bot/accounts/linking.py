"""/link and /unlink: accounts that become one person, and part again."""

from msgspec.structs import replace

from bot.accounts.accounts import Accounts
from bot.accounts.errors import NotLinked, TableCode
from bot.accounts.replies import privately
from bot.accounts.screens import (
    LINK,
    NO,
    UNLINK,
    YES,
    code_screen,
    link_screen,
    linked_screen,
    not_linked_screen,
    unlink_screen,
    unlinked_screen,
)
from bot.codes import is_code
from bot.desk.button_press import ButtonPress
from bot.desk.invocation import Invocation
from bot.desk.pending_confirmations import PendingConfirmations
from bot.desk.reply import PrivateLine, Reply
from bot.desk.table_finder import TableFinder
from bot.errors import BadPress, NoSuchTable, NoTableHere
from bot.people import Chat, Person
from bot.preferences.languages import Languages
from bot.preferences.preferences import Preferences
from bot.press import unpack
from bot.screens.spelling import compact
from bot.screens.typed_buttons import NO as NO_WORDS
from bot.screens.typed_buttons import YES as YES_WORDS
from bot.screens.typed_buttons import said
from bot.tables.table import Table
from bot.texts import Words

ENGLISH = "en"


class Linking:
    """Links and parts the accounts of people. In a private chat its questions may be answered with
    a word."""

    def __init__(
        self,
        words: Words,
        languages: Languages,
        preferences: Preferences,
        accounts: Accounts,
        table_finder: TableFinder,
    ) -> None:
        self._words = words
        self._languages = languages
        self._preferences = preferences
        self._accounts = accounts
        self._table_finder = table_finder
        self._confirmations = PendingConfirmations()

    async def command_link(self, invocation: Invocation) -> Reply:
        """/link: a code for another account; with one, or after one that was typed where others
        read along, the question whether to link the account that showed it. Raises a Refusal."""
        person, chat = invocation.person, invocation.chat
        code = invocation.args.get("linkcode", "")
        if is_code(code.upper()):
            raise TableCode(code=code.upper())
        language = await self._languages.of_person(person, chat)
        accounts, account = self._accounts, person.account
        offer = await (accounts.look(person, code) if code else accounts.asked(person))
        if offer is not None:
            screen = link_screen(self._words, language, account, offer)
        else:
            linked, made = await accounts.of(person.key), await accounts.code(person)
            screen = code_screen(self._words, language, account, made, linked)
        return await self._asking(invocation, privately(screen, chat, LINK))

    async def press_link(self, pressed: ButtonPress) -> Reply:
        """Links the account that showed the code with the mark of the path, or does not. Raises a
        Refusal."""
        person, chat = pressed.person, pressed.chat
        language, words = await self._languages.of_person(person, chat), self._words
        match pressed.press.path:
            case (word, mark) if word == YES:
                changed = await self._accounts.link(person, mark)
                self._preferences.forget_person(changed.person)
                screen = linked_screen(words, language, person.account, changed.accounts)
            case (word, mark) if word == NO:
                await self._accounts.decline(person, mark)
                screen = not_linked_screen(words, language, person.account)
            case _:
                raise BadPress
        return privately(screen, chat, LINK)

    async def command_unlink(self, invocation: Invocation) -> Reply:
        """/unlink: asks whether the account is to be parted from its person. Raises NotLinked."""
        return await self._asking(
            invocation, await self._unlink(invocation.person, invocation.chat, ())
        )

    async def press_unlink(self, pressed: ButtonPress) -> Reply:
        """Asks that, and with the answer parts the account from its person. Raises NotLinked,
        BadPress."""
        return await self._unlink(pressed.person, pressed.chat, pressed.press.path)

    async def answer(
        self, person: Person, chat: Chat, table: Table | None, text: str
    ) -> Reply | None:
        """What a typed line does that answers a question; None where nothing was asked, or this is
        no answer."""
        sure = self._confirmations.take(person.key, *_place(table))
        if not sure or not chat.private:
            return None
        press, language = unpack(sure), await self._languages.of_person(person, chat)
        yes, no = (
            [word for each in (language, ENGLISH) for word in said(self._words, each, verb)]
            for verb in (YES_WORDS, NO_WORDS)
        )
        if compact(text) in yes:
            handle = self.press_link if press.verb == LINK else self.press_unlink
            return await handle(ButtonPress(press, person, chat))
        if compact(text) in no:
            for mark in press.path[1:]:
                await self._accounts.decline(person, mark)
            return PrivateLine(self._words.say(language, "typed-kept"))
        return None

    async def _unlink(self, person: Person, chat: Chat, path: tuple[str, ...]) -> Reply:
        language = await self._languages.of_person(person, chat)
        if path not in ((), (YES,)):
            raise BadPress
        if not person.linked:
            raise NotLinked
        parting = await self._accounts.parting(person)
        stay: tuple[str, ...] = ()
        if parting is not None:
            everyone = await self._accounts.of(person.key)
            stay = tuple(account for account in everyone if account not in parting.accounts)
        if not path:
            count, keepers = await self._accounts.seats_staying(person)
            screen = unlink_screen(self._words, language, person.account, stay, count, keepers)
            return privately(screen, chat, UNLINK)
        await self._accounts.unlink(person)
        self._preferences.forget_people()
        screen = unlinked_screen(self._words, language, person.account, stay)
        return privately(screen, chat, UNLINK)

    async def _asking(self, invocation: Invocation, reply: Reply) -> Reply:
        """The reply, whose question may be answered with a word. The table is noted about which the
        person would be typing otherwise: once that has changed, a word may mean something there."""
        try:
            table = await self._table_finder.find(replace(invocation, args={}))
        except (NoTableHere, NoSuchTable):
            table = None
        if reply.screen is not None and invocation.chat.private:
            payloads = [button.payload for row in reply.screen.actions for button in row]
            sure = next((each for each in payloads if unpack(each).path[:1] == (YES,)), "")
            if sure:
                self._confirmations.ask(invocation.person.key, *_place(table), sure)
        return reply


def _place(table: Table | None) -> tuple[str, int]:
    return ("", 0) if table is None else (table.code, table.revision)
