"""/settings and /language: what there is to choose, and the screens that a press leads to."""

from dataclasses import replace

from bot.accounts.accounts import Accounts
from bot.desk.button_press import ButtonPress
from bot.desk.invocation import Invocation
from bot.desk.replies import Replies
from bot.desk.reply import Line, Reply, screen_reply
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
    settings_screen,
)
from bot.screens import Screen
from bot.texts import Words


class Settings:
    """Shows what a chat or a person has chosen, and changes it."""

    def __init__(
        self,
        words: Words,
        languages: Languages,
        replies: Replies,
        preferences: Preferences,
        chat_choices: ChatChoices,
        effects: ChoiceEffects,
        accounts: Accounts,
    ) -> None:
        self._words = words
        self._languages = languages
        self._replies = replies
        self._preferences = preferences
        self._chat_choices = chat_choices
        self._effects = effects
        self._accounts = accounts

    async def command_settings(self, invocation: Invocation) -> Reply:
        """/settings: the chat's for those who may choose them, else the person's own; a setting of
        the person's own that is named is chosen at once, or its choices are shown."""
        person, chat, args = invocation.person, invocation.chat, invocation.args
        if "setting" in args or "value" in args:
            path = (Scope.PERSON, args.get("setting", LADDER), *filter(None, (args.get("value"),)))
            return await self._follow(person, chat, path)
        return await self._shown(person, chat, await self._scope(person, chat))

    async def command_language(self, invocation: Invocation) -> Reply:
        """/language: the chat's is chosen, in a private one the person's own; without one, which
        there are to choose. Raises NotManager."""
        person, chat = invocation.person, invocation.chat
        chosen = invocation.args.get("language", "")
        if not chosen:
            return await self._shown(person, chat, await self._scope(person, chat), "language")
        scope = Scope.PERSON if chat.private else Scope.CHAT
        await self._choose(person, chat, scope, "language", chosen)
        return Line(self._words.say(chosen, "language-set"))

    async def _scope(self, person: Person, chat: Chat) -> Scope:
        """Whose settings somebody is shown who has not said: the chat's, where they may choose."""
        shared = not chat.private and await self._chat_choices.may_choose(person, chat)
        return Scope.CHAT if shared else Scope.PERSON

    async def press(self, pressed: ButtonPress) -> Reply:
        """A button of the settings: all of them, the choices of one, or a choice. Raises
        NotManager, BadPress."""
        return await self._follow(pressed.person, pressed.chat, pressed.press.path)

    async def choose_text(self, person: Person, chat: Chat, choice: str) -> Reply:
        """Has boards as text or not, for this person alone; without a ``choice`` what there is to
        choose."""
        if not choice:
            return await self._follow(person, chat, (Scope.PERSON, TEXT))
        await self._choose(person, chat, Scope.PERSON, TEXT, choice)
        return await self._replies.tell(
            person, chat, lambda language: self._words.say(language, f"spoken-now-{choice}")
        )

    async def of(self, person: Person) -> PersonPreferences:
        """What a person has chosen."""
        return await self._preferences.of_person(await self._accounts.key(person.account))

    async def choose_language(self, person: Person, language: str) -> None:
        """Follows a language chosen outside the settings, where these have one too."""
        person = await self._accounts.person(person)
        if (await self.of(person)).language:
            await self._preferences.choose_person(person, language=language)

    async def _follow(self, person: Person, chat: Chat, path: tuple[str, ...]) -> Reply:
        scope, setting, choice = _parts(path)
        if scope is Scope.CHAT and (
            chat.private or not await self._chat_choices.may_choose(person, chat)
        ):
            raise NotManager(who=str(self._chat_choices.choosers(chat)))
        if choice:
            scene = await self._scene(person, chat, scope)
            if choice not in choices(scene, setting):
                raise BadPress
            await self._choose(person, chat, scope, setting, choice)
            setting = ""
        return await self._shown(person, chat, scope, setting)

    async def _choose(
        self, person: Person, chat: Chat, scope: Scope, setting: str, choice: str
    ) -> None:
        changes = change(setting, choice)
        if scope is Scope.CHAT:
            await self._chat_choices.choose(person, chat, **changes)
        else:
            await self._preferences.choose_person(person, **changes)
        await self._effects.show(person, chat, scope, setting)

    async def _shown(self, person: Person, chat: Chat, scope: Scope, setting: str = "") -> Reply:
        scene = await self._scene(person, chat, scope)
        if setting and not choices(scene, setting):
            raise BadPress
        screen = choices_screen(scene, setting) if setting else settings_screen(scene)
        return self._reply(screen, chat, scope)

    def _reply(self, screen: Screen, chat: Chat, scope: Scope) -> Reply:
        """In the place of what was pressed; privately where others read along, and what is for all
        as well where that is possible."""
        hidden = not chat.private and (
            scope is Scope.PERSON or self._replies.answers_privately(chat)
        )
        return screen_reply(screen, hidden, here=True, others=VERB)

    async def _scene(self, person: Person, chat: Chat, scope: Scope) -> SettingsScene:
        if scope is Scope.CHAT:
            language = await self._replies.language(person, chat)
            chosen = await self._preferences.of_chat(chat)
            return SettingsScene(self._words, language, chosen, way=Scope.PERSON)
        language = await self._languages.of_person(person, chat)
        own = await self._preferences.of_person(person.key)
        alone = self._chat_choices.choosers(chat) is Choosers.NOBODY
        scene = SettingsScene(self._words, language, own, person.account, alone)
        # A private message in a chat whose answers are not private can show only what is private.
        apart = not chat.private and self._replies.answers_privately(chat)
        back = apart and await self._chat_choices.may_choose(person, chat)
        return replace(scene, way=Scope.CHAT if back else None)


def _parts(path: tuple[str, ...]) -> tuple[Scope, str, str]:
    """Whose settings, which of them and what it is to be; "" for what a press does not name.
    Raises BadPress."""
    if not 1 <= len(path) <= 3 or path[0] not in tuple(Scope):
        raise BadPress
    _, setting, choice = (*path, "", "")[:3]
    return Scope(path[0]), setting, choice
