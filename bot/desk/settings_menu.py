"""/settings: what there is to choose, and the screens that a press leads to."""

from dataclasses import replace

from bot.desk.context import Context
from bot.desk.platform import Choosers, Reply
from bot.errors import BadPress, NotManager
from bot.people import Chat, Person
from bot.screens import Screen
from bot.screens.settings_screen import (
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

LISTED = 100  # tables of one person
# What shows on the boards that stand in a chat.
SEEN = frozenset({"language", "theme", "palette", "size"})


async def open_settings(context: Context, person: Person, chat: Chat) -> Reply:
    """The chat's settings for those who may choose them, else the person's own."""
    shared = not chat.private and await context.chat_choices.may_choose(person, chat)
    scope = Scope.CHAT if shared else Scope.PERSON
    return await _shown(context, person, chat, scope)


async def choose(context: Context, person: Person, chat: Chat, path: tuple[str, ...]) -> Reply:
    """What a button of the settings leads to: all of them, the choices of one, or its change.
    Raises NotManager, BadPress."""
    scope, setting, choice = _parts(path)
    if scope is Scope.CHAT and (
        chat.private or not await context.chat_choices.may_choose(person, chat)
    ):
        raise NotManager(who=str(context.chat_choices.choosers(chat)))
    if choice:
        scene = await _scene(context, person, chat, scope)
        if choice not in choices(scene, setting):
            raise BadPress
        await _keep(context, person, chat, scope, setting, choice)
        setting = ""
    return await _shown(context, person, chat, scope, setting)


async def choose_text(context: Context, person: Person, chat: Chat, choice: str) -> Reply:
    """Have boards as text or not, for this person alone; without a ``choice`` what there is to
    choose."""
    if not choice:
        return await choose(context, person, chat, (Scope.PERSON, TEXT))
    await _keep(context, person, chat, Scope.PERSON, TEXT, choice)
    return await context.replies.tell(
        person, chat, lambda language: context.words.say(language, f"spoken-now-{choice}")
    )


def _parts(path: tuple[str, ...]) -> tuple[Scope, str, str]:
    """Whose settings, which of them and what it is to be; "" for what a press does not name.
    Raises BadPress."""
    if not 1 <= len(path) <= 3 or path[0] not in tuple(Scope):
        raise BadPress
    _, setting, choice = (*path, "", "")[:3]
    return Scope(path[0]), setting, choice


async def _keep(
    context: Context, person: Person, chat: Chat, scope: Scope, setting: str, choice: str
) -> None:
    changes = change(setting, choice)
    if scope is Scope.CHAT:
        await context.chat_choices.choose(person, chat, **changes)
    else:
        await context.preferences.choose_person(person, **changes)
    if setting == TEXT:
        await _show_anew(context, person)
    if setting == LADDER:
        await _retell(context, person)
    if setting in SEEN and (scope is Scope.CHAT or chat.private):
        await context.refresh_chat(chat)


async def _show_anew(context: Context, person: Person) -> None:
    """What this person alone sees of their tables looks otherwise."""
    for game in await context.store.games_of(person.key, LISTED):
        context.displays.refresh_everywhere(game.code)


async def _retell(context: Context, person: Person) -> None:
    """Results that stand in chats say no longer, or again, what they did to the person's rating."""
    for code in await context.store.results_of(person.key, context.tables.now):
        context.displays.refresh_everywhere(code)


async def _shown(
    context: Context, person: Person, chat: Chat, scope: Scope, setting: str = ""
) -> Reply:
    scene = await _scene(context, person, chat, scope)
    if setting and not choices(scene, setting):
        raise BadPress
    screen = choices_screen(scene, setting) if setting else settings_screen(scene)
    return _reply(context, screen, chat, scope)


def _reply(context: Context, screen: Screen, chat: Chat, scope: Scope) -> Reply:
    """In the place of what was pressed; privately where others read along, and what is for all as
    well where that is possible."""
    hidden = not chat.private and (scope is Scope.PERSON or context.replies.answers_privately(chat))
    return Reply(screen=screen, private=hidden, here=True, opens=VERB)


async def _scene(context: Context, person: Person, chat: Chat, scope: Scope) -> SettingsScene:
    if scope is Scope.CHAT:
        language = await context.replies.language(person, chat)
        chosen = await context.preferences.of_chat(chat)
        return SettingsScene(context.words, language, chosen, way=Scope.PERSON)
    language = await context.languages.of_person(person, chat)
    own = await context.preferences.of_person(person.key)
    alone = context.chat_choices.choosers(chat) is Choosers.NOBODY
    scene = SettingsScene(context.words, language, own, person.account, alone)
    # A private message in a chat whose answers are not private can show only what is private.
    apart = not chat.private and context.replies.answers_privately(chat)
    back = apart and await context.chat_choices.may_choose(person, chat)
    return replace(scene, way=Scope.CHAT if back else None)
