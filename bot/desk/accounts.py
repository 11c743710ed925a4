"""/link, /unlink, /forget and /mydata: what one person may do about who they are here."""

import json

from bot.desk.context import Context
from bot.desk.platform import Reply
from bot.errors import BadPress, NotLinked
from bot.people import Chat, Person
from bot.screens import Screen
from bot.screens.accounts_screen import (
    FORGET,
    LINK,
    UNLINK,
    YES,
    code_screen,
    forget_screen,
    forgotten_screen,
    linked_screen,
    unlink_screen,
    unlinked_screen,
)
from bot.screens.file import File

MY_DATA = "mydata"
FILE = "crosstable-mydata.json"


async def link(context: Context, person: Person, chat: Chat, code: str = "") -> Reply:
    """A code for another account, or with one the link to whom it was given. Raises a Refusal."""
    language, words = await context.languages.of_person(person, chat), context.words
    if not code:
        accounts = await context.accounts.of(person.key)
        made = await context.accounts.code(person)
        screen = code_screen(words, language, person.account, made, accounts)
    else:
        changed = await context.accounts.link(person, code)
        context.preferences.forget_person(changed.person)
        screen = linked_screen(words, language, person.account, changed.accounts)
    return _privately(screen, chat, LINK)


async def unlink(context: Context, person: Person, chat: Chat, path: tuple[str, ...] = ()) -> Reply:
    """Ask once, and with the answer part the account from its person. Raises NotLinked,
    BadPress."""
    language = await context.languages.of_person(person, chat)
    if path not in ((), (YES,)):
        raise BadPress
    if not path:
        if not person.linked:
            raise NotLinked
        return _privately(unlink_screen(context.words, language, person.account), chat, UNLINK)
    await context.accounts.unlink(person)
    context.preferences.forget_person(person.account)
    screen = unlinked_screen(context.words, language, person.account)
    return _privately(screen, chat, UNLINK)


async def forget(context: Context, person: Person, chat: Chat, path: tuple[str, ...] = ()) -> Reply:
    """Ask once, and with the answer forget the person. Raises BadPress."""
    language = await context.languages.of_person(person, chat)
    if path not in ((), (YES,)):
        raise BadPress
    if not path:
        return _privately(forget_screen(context.words, language, person.account), chat, FORGET)
    changed = await context.accounts.forget(person)
    for key in (changed.person, *changed.accounts):
        context.preferences.forget_person(key)
    await context.displays.forget_readers(changed.accounts)
    screen = forgotten_screen(context.words, language, person.account)
    return _privately(screen, chat, FORGET)


async def my_data(context: Context, person: Person, chat: Chat) -> Reply:
    """Everything that is kept of the person, as a file for them alone."""
    language = await context.languages.of_person(person, chat)
    kept = await context.store.kept_of(person.key)
    data = json.dumps(kept, indent=2, ensure_ascii=False).encode()
    said = context.words.say(language, "mydata-done")
    file = File(FILE, "application/json", data)
    screen = Screen("", 0, (said,), person.account, file=file)
    return _privately(screen, chat, MY_DATA)


def _privately(screen: Screen, chat: Chat, opens: str) -> Reply:
    return Reply(screen=screen, private=not chat.private, here=True, opens=opens)
