"""/settings and /language: what there is to choose, and the screens that a press leads to."""

import re
from dataclasses import dataclass

from msgspec.structs import replace

from bot.accounts.accounts import Accounts
from bot.desk.button_press import ButtonPress
from bot.desk.invocation import Invocation
from bot.desk.replies import Replies
from bot.desk.reply import PrivateLine, Reply, screen_reply
from bot.errors import BadPress
from bot.people import Chat, Person, PersonPreferences
from bot.preferences.chat_choices import ChatChoices, Choosers
from bot.preferences.effects import ChoiceEffects
from bot.preferences.errors import NotManager
from bot.preferences.languages import Languages
from bot.preferences.preferences import Preferences
from bot.preferences.screens import (
    LADDER,
    TEXT,
    VERB,
    Scope,
    SettingsScene,
    change,
    choices,
    choices_screen,
    fold_of,
    folded,
    payload,
    settings_screen,
)
from bot.screens.slots import Slots
from bot.texts import Words

_NAMED = re.compile(rf"{Scope.CHAT}(?:(?P<id>-[0-9]{{1,20}})(?:-(?P<thread>[0-9]{{1,10}}))?)?")


@dataclass(eq=False, repr=False)
class SettingsHandlers:
    """Shows what a chat or a person has chosen, and changes it."""

    _words: Words
    _languages: Languages
    _replies: Replies
    _preferences: Preferences
    _chat_choices: ChatChoices
    _effects: ChoiceEffects
    _accounts: Accounts
    _added: Slots

    async def command_settings(self, invocation: Invocation) -> Reply:
        """/settings: the chat's for those who may choose them, else the person's own; a setting of
        the person's own that is named is chosen at once, or its choices are shown."""
        person, chat, args = invocation.person, invocation.chat, invocation.args
        if "setting" in args or "value" in args:
            path = (Scope.PERSON, args.get("setting", LADDER), *filter(None, (args.get("value"),)))
            return await self._follow(person, chat, path)
        return await self._shown(person, chat, await self._whose(person, chat))

    async def command_language(self, invocation: Invocation) -> Reply:
        """/language: the chat's is chosen, in a private one the person's own; without one, which
        there are to choose. Raises NotManager."""
        person, chat = invocation.person, invocation.chat
        chosen = invocation.args.get("language", "")
        if not chosen:
            return await self._shown(person, chat, await self._whose(person, chat), "language")
        await self._choose(person, chat, None if chat.private else chat, "language", chosen)
        return PrivateLine(self._words.say(chosen, "language-set"))

    async def _whose(self, person: Person, chat: Chat) -> Chat | None:
        """Whose settings somebody is shown who has not said: the chat's, where they may choose;
        None for their own."""
        shared = not chat.private and await self._chat_choices.may_choose(person, chat)
        return chat if shared else None

    async def press(self, pressed: ButtonPress) -> Reply:
        """A button of the settings: all of them, the choices of one, or a choice. Raises
        NotManager, BadPress."""
        return await self._follow(pressed.person, pressed.chat, pressed.press.path)

    async def choose_text(self, person: Person, chat: Chat, choice: str) -> Reply:
        """Has boards as text or not, for this person alone; without a ``choice`` what there is to
        choose."""
        if not choice:
            return await self._follow(person, chat, (Scope.PERSON, TEXT))
        await self._choose(person, chat, None, TEXT, choice)
        return await self._replies.tell(
            person, chat, lambda language: self._words.say(language, f"spoken-now-{choice}")
        )

    async def of(self, person: Person) -> PersonPreferences:
        """What a person has chosen."""
        return await self._preferences.of_person(await self._accounts.key(person.account))

    async def choose_language(self, person: Person, language: str, only_here: bool = False) -> None:
        """Follows a language chosen outside the settings, where these have one too, or where it is
        kept ``only_here``."""
        person = await self._accounts.person(person)
        if only_here or (await self.of(person)).language:
            await self._preferences.choose_person(person, language=language)

    async def _follow(self, person: Person, chat: Chat, path: tuple[str, ...]) -> Reply:
        """The settings of a path, "chat" for those of this chat; of another one, which is named,
        they may be read and chosen in a private chat."""
        whose, setting, choice = _parts(path, chat)
        if whose is not None:
            who = self._chat_choices.choosers(whose)
            # What a platform says of its managers, it says of the chat in which they press.
            known = whose == chat or who is Choosers.PLAYERS
            may = known and not whose.private
            if not (may and await self._chat_choices.may_choose(person, whose)):
                raise NotManager(who=str(who))
        if choice:
            scene = await self._scene(person, chat, whose)
            if choice not in choices(scene, setting):
                raise BadPress
            await self._choose(person, chat, whose, setting, choice)
            setting = fold_of(scene, setting)
        return await self._shown(person, chat, whose, setting)

    async def _choose(
        self, person: Person, chat: Chat, whose: Chat | None, setting: str, choice: str
    ) -> None:
        changes = change(setting, choice)
        if whose is not None:
            await self._chat_choices.choose(person, whose, **changes)
            await self._effects.show(person, whose, Scope.CHAT, setting)
        else:
            await self._preferences.choose_person(person, **changes)
            await self._effects.show(person, chat, Scope.PERSON, setting)

    async def _shown(
        self, person: Person, chat: Chat, whose: Chat | None, setting: str = ""
    ) -> Reply:
        """The settings for one person alone, in the place of what was pressed: a shared message
        shows a table and nothing else. ``setting``: what can be chosen there, or what a fold
        holds."""
        scene = await self._scene(person, chat, whose)
        fold = setting if folded(scene, setting) else ""
        if setting and not fold and not choices(scene, setting):
            raise BadPress
        if setting and not fold:
            asked = "" if scene.alone else setting  # a page shows boards on their buttons
            picture = await self._effects.picture(chat, person.account, asked)
            screen = choices_screen(scene, setting, picture)
        else:
            screen = settings_screen(scene, fold)
        there = VERB if whose is None else payload(f"{Scope.CHAT}{_place(whose)}")
        return screen_reply(screen, not chat.private, here=True, others=there)

    async def _scene(self, person: Person, chat: Chat, whose: Chat | None) -> SettingsScene:
        language = await self._languages.of_person(person, chat)
        if whose is not None:
            shared = await self._preferences.of_chat(whose)
            # In this chat the buttons need not name it.
            place = "" if whose == chat else _place(whose)
            return SettingsScene(
                self._words, language, shared, person.account, way=Scope.PERSON, place=place
            )
        own = await self._preferences.of_person(person.key)
        alone = self._chat_choices.choosers(chat) is Choosers.NOBODY
        scene = SettingsScene(self._words, language, own, person.account, alone, added=self._added)
        back = not chat.private and await self._chat_choices.may_choose(person, chat)
        return replace(scene, way=Scope.CHAT if back else None)


def _parts(path: tuple[str, ...], chat: Chat) -> tuple[Chat | None, str, str]:
    """Whose settings, None for the presser's own, which of them and what it is to be; "" for what a
    press does not name. Raises BadPress."""
    if not 1 <= len(path) <= 3:
        raise BadPress
    whose, setting, choice = (*path, "", "")[:3]
    if whose == Scope.PERSON:
        return None, setting, choice
    found = _NAMED.fullmatch(whose)
    if found is None:
        raise BadPress
    named = found["id"] is not None
    there = Chat(chat.platform, found["id"], found["thread"] or "") if named else chat
    return there, setting, choice


def _place(chat: Chat) -> str:
    """A chat as a payload names it, "" for one that none can name."""
    thread = f"-{chat.thread}" if chat.thread else ""
    return f"{chat.id}{thread}" if _NAMED.fullmatch(f"{Scope.CHAT}{chat.id}{thread}") else ""
