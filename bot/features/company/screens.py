"""What is said of the company at a table, and the six words that may be said there."""

from collections.abc import Sequence

from bot.screens.board_actions import MORE
from bot.screens.buttons import button
from bot.screens.lobby_menus import OPTIONS
from bot.screens.screen import Button, Menu
from bot.screens.wording import Wording
from bot.texts import Words
from engines.game import Seat

VERB = "say"
WORDS = ("hello", "well", "oops", "thinking", "thanks", "game")
FOLDED = 3  # from so many on, those who look on are counted


def word_text(words: Words, language: str, word: str) -> str:
    """A ready-made word in a language."""
    return words.say(language, f"say-{word}")


def word_line(wording: Wording, seat: Seat, word: str) -> str:
    """What somebody on a seat says, as a line."""
    said = word_text(wording.words, wording.language, word)
    return wording.say("say-line", who=wording.name(seat), word=said)


def left_line(wording: Wording, seat: Seat, at: float, now: float) -> str:
    """That whoever is waited for has gone."""
    when = wording.words.ago(wording.language, at, now)
    return wording.say("company-left", who=wording.name(seat), when=when)


def watching_phrase(words: Words, language: str, names: Sequence[str]) -> str:
    """Who looks on: names, from three on their number; "" for nobody."""
    if not names:
        return ""
    if len(names) >= FOLDED:
        return words.say(language, "company-many", count=len(names))
    listed = words.listed(language, names)
    return words.say(language, "company-watching", count=len(names), names=listed)


def own_buttons(wording: Wording, seat: Seat, own: bool) -> tuple[Button, ...]:
    """Behind the reader's own avatar on the page: the six words, where somebody hears them."""
    return _buttons(wording) if own and _are_heard(wording) else ()


def say_menu(wording: Wording, reader: str | None) -> tuple[Menu, ...]:
    """Behind [More] in chats: the six words for those who play, where somebody hears them."""
    plays = reader is None or bool(wording.table.seats_of(reader))
    return _menu(wording, MORE) if plays else ()


def lobby_say_menu(wording: Wording) -> tuple[Menu, ...]:
    """The same behind [Options] of a lobby."""
    return _menu(wording, OPTIONS)


def _menu(wording: Wording, within: str) -> tuple[Menu, ...]:
    if not _are_heard(wording):
        return ()
    return (Menu(VERB, wording.say("button-say"), _buttons(wording), within=within),)


def _are_heard(wording: Wording) -> bool:
    return len({chair.person for chair in wording.table.chairs if chair.person}) > 1


def _buttons(wording: Wording) -> tuple[Button, ...]:
    return tuple(
        button(wording, VERB, word, label=word_text(wording.words, wording.language, word))
        for word in WORDS
    )
