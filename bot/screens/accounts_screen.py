"""The screens of /link, /unlink and /forget: one person on several platforms, or nobody."""

from collections.abc import Iterable

from bot.press import Press
from bot.screens.buttons import rows
from bot.screens.screen import Button, Screen, Style
from bot.texts import Words

LINK, UNLINK, FORGET = "link", "unlink", "forget"
YES = "yes"


def code_screen(
    words: Words, language: str, reader: str, code: str, accounts: Iterable[str]
) -> Screen:
    """The code that links another account, and the ``accounts`` that are linked already."""
    others = [account for account in accounts if account != reader]
    lines = [
        words.say(language, "link-title"),
        words.say(language, "link-code", code=code),
        words.say(language, "link-about", code=code),
        *([_linked(words, language, reader, others)] if others else []),
    ]
    way = Button(words.say(language, "button-unlink"), Press(UNLINK, "", 0).pack())
    actions = rows(way if others else None, width=1)
    return Screen("", 0, tuple(lines), reader, actions=actions)


def linked_screen(words: Words, language: str, reader: str, accounts: Iterable[str]) -> Screen:
    """Accounts have become one person."""
    others = [account for account in accounts if account != reader]
    lines = words.say(language, "link-done"), _linked(words, language, reader, others)
    return Screen("", 0, (*lines, words.say(language, "link-done-about")), reader)


def unlink_screen(words: Words, language: str, reader: str) -> Screen:
    """The one question before an account is parted from the others."""
    yes = words.say(language, "button-unlink")
    way = Button(yes, Press(UNLINK, "", 0, (YES,)).pack(), Style.DANGER)
    lines = words.say(language, "unlink-title"), words.say(language, "unlink-about")
    return Screen("", 0, lines, reader, actions=rows(way, width=1))


def unlinked_screen(words: Words, language: str, reader: str) -> Screen:
    """The account is on its own again."""
    lines = words.say(language, "unlink-done"), words.say(language, "unlink-about")
    return Screen("", 0, lines, reader)


def forget_screen(words: Words, language: str, reader: str) -> Screen:
    """The one question before a person is forgotten."""
    yes = words.say(language, "button-forget")
    way = Button(yes, Press(FORGET, "", 0, (YES,)).pack(), Style.DANGER)
    lines = words.say(language, "forget-title"), words.say(language, "forget-about")
    return Screen("", 0, lines, reader, actions=rows(way, width=1))


def forgotten_screen(words: Words, language: str, reader: str) -> Screen:
    """Nothing is known of the person any more."""
    lines = words.say(language, "forget-done"), words.say(language, "forget-done-about")
    return Screen("", 0, lines, reader)


def _linked(words: Words, language: str, reader: str, others: Iterable[str]) -> str:
    """With which other accounts this one is linked, by their platforms."""
    platforms = dict.fromkeys(account.partition(":")[0] for account in others)
    texts = {platform: f"platform-{platform}" for platform in platforms}
    names = (words.say(language, text) if words.has(text) else key for key, text in texts.items())
    return words.say(language, "link-others", platforms=words.listed(language, names))
