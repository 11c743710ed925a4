"""The screens of /link, /unlink and /forget: one person on several platforms, or nobody."""

from collections.abc import Collection, Iterable

from bot.accounts.link_codes import LinkOffer
from bot.people import isolated
from bot.press import Press
from bot.screens.buttons import rows
from bot.screens.screen import Button, Screen, Style
from bot.texts import Words

LINK, UNLINK, FORGET, MY_DATA = "link", "unlink", "forget", "mydata"
YES, NO = "yes", "no"


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


def link_screen(words: Words, language: str, reader: str, offer: LinkOffer) -> Screen:
    """The one question before two accounts become one person."""
    platforms = _platforms(words, language, offer.accounts)
    title = words.say(language, "link-ask", name=isolated(offer.name), platforms=platforms)
    lines = title, words.say(language, "link-ask-about"), words.say(language, "link-ask-back")
    yes, no = (Press(LINK, "", 0, (word, offer.mark)).pack() for word in (YES, NO))
    ways = (
        Button(words.say(language, "button-link"), yes, Style.DANGER),
        Button(words.say(language, "button-decline"), no),
    )
    return Screen("", 0, lines, reader, actions=rows(*ways, width=2))


def not_linked_screen(words: Words, language: str, reader: str) -> Screen:
    """Somebody has said no to a code."""
    lines = words.say(language, "link-kept"), words.say(language, "link-kept-about")
    return Screen("", 0, lines, reader)


def linked_screen(words: Words, language: str, reader: str, accounts: Iterable[str]) -> Screen:
    """Accounts have become one person."""
    others = [account for account in accounts if account != reader]
    lines = words.say(language, "link-done"), _linked(words, language, reader, others)
    more = words.say(language, "link-done-about"), words.say(language, "link-ask-back")
    return Screen("", 0, (*lines, *more), reader)


def unlink_screen(
    words: Words,
    language: str,
    reader: str,
    stay: Collection[str] = (),
    seated: int = 0,
    keepers: Collection[str] = (),
) -> Screen:
    """The one question before accounts are parted. Where a link is taken back what has come since
    it stays with those that ``stay``. Seats at so many running tables stay with the ``keepers``."""
    yes = words.say(language, "button-unlink")
    way = Button(yes, Press(UNLINK, "", 0, (YES,)).pack(), Style.DANGER)
    platforms = _platforms(words, language, keepers)
    seats = words.say(language, "unlink-seats", count=seated, platforms=platforms)
    lines = [words.say(language, "unlink-title"), _parted(words, language, stay)]
    lines += [seats] if seated else []
    return Screen("", 0, tuple(lines), reader, actions=rows(way, width=1))


def unlinked_screen(words: Words, language: str, reader: str, stay: Collection[str] = ()) -> Screen:
    """The accounts are apart again; ``stay`` as in the question."""
    done = words.say(language, "unlink-apart" if stay else "unlink-done")
    lines = done, _parted(words, language, stay)
    return Screen("", 0, lines, reader)


def _parted(words: Words, language: str, stay: Collection[str]) -> str:
    """Who has what from now on."""
    if not stay:
        return words.say(language, "unlink-about")
    return words.say(language, "unlink-back", platforms=_platforms(words, language, stay))


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
    return words.say(language, "link-others", platforms=_platforms(words, language, others))


def _platforms(words: Words, language: str, accounts: Iterable[str]) -> str:
    """On which platforms these accounts are."""
    platforms = dict.fromkeys(account.partition(":")[0] for account in accounts)
    texts = {platform: f"platform-{platform}" for platform in platforms}
    names = (words.say(language, text) if words.has(text) else key for key, text in texts.items())
    return words.listed(language, names)
