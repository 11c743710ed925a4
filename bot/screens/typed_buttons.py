"""What can be typed instead of pressing the buttons of a screen, those in its menus too."""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

from bot.errors import BadPress
from bot.press import Press, unpack
from bot.screens.menus import VERB
from bot.screens.screen import Button, Menu, Screen, Style
from bot.screens.spelling import compact, forms, unique
from bot.texts import Words

YES, NO = "agree", "decline"  # verbs whose words answer every question


class Typable(Struct, frozen=True):
    """A button, by the ``words`` that stand for it (``bot.screens.spelling.compact``): its
    ``press``, and the key of the ``menu`` that it ``opens`` or in which it stands."""

    label: str
    words: tuple[str, ...]
    press: Press
    menu: str = ""
    opens: bool = False


def typables(screen: Screen, words: Words, language: str) -> tuple[Typable, ...]:
    """Everything that can be typed on a screen but its moves. ``language`` is the screen's."""
    rows = (*screen.actions, *(player.buttons for player in screen.players))
    plain = (button for row in rows for button in row)
    table = screen.table
    return (
        *(_plain(button, words, language) for button in plain if _acts(button)),
        *(
            Typable(
                menu.label,
                _names(menu, words, language),
                Press(VERB, table, screen.revision, (menu.key,)),
                menu.key,
                opens=True,
            )
            for menu in screen.menus
        ),
        *_entries(screen.menus, words, language),
    )


def meant(line: str, known: Iterable[Typable]) -> tuple[Typable, ...]:
    """Those that a line stands for, each press once; a menu before what stands in it."""
    text = compact(line)
    found = {each.press: each for each in known if text in each.words}
    menus = [each for each in found.values() if each.opens]
    return tuple(menus or found.values())


def said(words: Words, language: str, verb: str) -> tuple[str, ...]:
    """Further words for a verb or a menu."""
    text = f"typed-word-{verb}"
    return forms(words.say(language, text)) if words.has(text) else ()


def _acts(button: Button) -> bool:
    """Whether a press does something here; what only folds and turns is left out."""
    try:
        return bool(button.payload) and unpack(button.payload).verb != VERB
    except BadPress:
        return False


def _plain(button: Button, words: Words, language: str) -> Typable:
    press = unpack(button.payload)
    alone = (press.verb,) if not press.path or press.verb in (YES, NO) else ()
    more = (each for verb in alone for each in (verb, *said(words, language, verb)))
    by_path = compact(" ".join((press.verb, *press.path)))
    return Typable(button.label, unique((*forms(button.label), *more, by_path)), press)


def _names(menu: Menu, words: Words, language: str) -> tuple[str, ...]:
    return unique((*forms(menu.label), compact(menu.key), *said(words, language, menu.key)))


def _entries(menus: Iterable[Menu], words: Words, language: str) -> Iterator[Typable]:
    for menu in menus:
        names = _names(menu, words, language)
        acting = [(entry, unpack(entry.payload)) for entry in menu.entries if _acts(entry)]
        verbs = Counter(press.verb for _, press in acting)
        for entry, press in acting:
            own = unique((*forms(entry.label), compact(" ".join(press.path[-1:]))))
            whole = (f"{name}{word}" for name in names for word in own)
            # What asks once more is not done by the word that opens it.
            sure = entry.style is Style.DANGER
            # A word that stood for several of them would stand for none.
            further = said(words, language, press.verb) if verbs[press.verb] == 1 else ()
            verb = () if sure else further if press.path else (press.verb, *further)
            path = compact(" ".join((press.verb, *press.path))) if press.path else ""
            known = unique((*forms(entry.label), *whole, *verb, path))
            yield Typable(entry.label, known, press, menu.key)
