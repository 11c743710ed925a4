"""/link, /unlink, /forget and /mydata: what one person may do about who they are here."""

import json

from bot.codes import is_code
from bot.desk.context import Context
from bot.desk.reply import Reply, screen_reply
from bot.errors import BadPress, NotLinked, TableCode
from bot.people import Chat, Person
from bot.screens import Screen
from bot.screens.accounts_screen import (
    FORGET,
    LINK,
    NO,
    UNLINK,
    YES,
    code_screen,
    forget_screen,
    forgotten_screen,
    link_screen,
    linked_screen,
    not_linked_screen,
    unlink_screen,
    unlinked_screen,
)
from bot.screens.file import File
from bot.store import kept as kept_rows

MY_DATA = "mydata"
FILE = "crosstable-mydata.json"


async def link(context: Context, person: Person, chat: Chat, code: str = "") -> Reply:
    """A code for another account; with one, or after one that was typed where others read along,
    the question whether to link the account that showed it. Raises a Refusal."""
    if is_code(code.upper()):
        raise TableCode(code=code.upper())
    language, words = await context.languages.of_person(person, chat), context.words
    accounts = context.accounts
    offer = await accounts.look(person, code) if code else await accounts.asked(person)
    if offer is not None:
        screen = link_screen(words, language, person.account, offer)
    else:
        linked, made = await accounts.of(person.key), await accounts.code(person)
        screen = code_screen(words, language, person.account, made, linked)
    return _privately(screen, chat, LINK)


async def answer_link(context: Context, person: Person, chat: Chat, path: tuple[str, ...]) -> Reply:
    """Link the account that showed the code with this mark, or do not. Raises a Refusal."""
    language, words = await context.languages.of_person(person, chat), context.words
    match path:
        case (word, mark) if word == YES:
            changed = await context.accounts.link(person, mark)
            context.preferences.forget_person(changed.person)
            screen = linked_screen(words, language, person.account, changed.accounts)
        case (word, mark) if word == NO:
            await context.accounts.decline(person, mark)
            screen = not_linked_screen(words, language, person.account)
        case _:
            raise BadPress
    return _privately(screen, chat, LINK)


async def unlink(context: Context, person: Person, chat: Chat, path: tuple[str, ...] = ()) -> Reply:
    """Ask once, and with the answer part the account from its person. Raises NotLinked,
    BadPress."""
    language = await context.languages.of_person(person, chat)
    if path not in ((), (YES,)):
        raise BadPress
    if not person.linked:
        raise NotLinked
    parting = await context.accounts.parting(person)
    stay: tuple[str, ...] = ()
    if parting is not None:
        everyone = await context.accounts.of(person.key)
        stay = tuple(account for account in everyone if account not in parting.accounts)
    if not path:
        screen = unlink_screen(context.words, language, person.account, stay)
        return _privately(screen, chat, UNLINK)
    await context.accounts.unlink(person)
    context.preferences.forget_people()
    screen = unlinked_screen(context.words, language, person.account, stay)
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
    kept = await kept_rows.kept_of(context.store.renamings, person.key)
    data = json.dumps(kept, indent=2, ensure_ascii=False).encode()
    said = context.words.say(language, "mydata-done")
    file = File(FILE, "application/json", data)
    screen = Screen("", 0, (said,), person.account, file=file)
    return _privately(screen, chat, MY_DATA)


def _privately(screen: Screen, chat: Chat, opens: str) -> Reply:
    return screen_reply(screen, not chat.private, here=True, others=opens)
