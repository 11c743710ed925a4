"""Menus: what is folded behind one button of a message, and the message while one is open."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from msgspec import structs

from bot.press import verb_of
from bot.screens.buttons import LONGEST_LABEL, button, shortened
from bot.screens.screen import Button, Menu, Screen, Style
from bot.screens.wording import Wording

VERB = "menu"
JOIN = "join"  # the verb that takes a free seat
PAGE = "menu."
TICK = "✓ "  # before what is chosen


def page_of(key: str, revision: int | None = None) -> str:
    """The page of a message on which the menu ``key`` is open: for as long as its table stays at
    ``revision``, or until somebody leaves it."""
    return f"{PAGE}{key}" if revision is None else f"{PAGE}{key}.{revision}"


def is_menu(page: str) -> bool:
    """Whether a page of a message is a menu."""
    return page.startswith(PAGE)


def key_of(page: str, revision: int) -> str:
    """The menu that is open on a page while its table is at ``revision``; "" where none is."""
    if not is_menu(page):
        return ""
    key, _, held = page.removeprefix(PAGE).partition(".")
    return key if held in ("", str(revision)) else ""


def menu_of(screen: Screen, key: str) -> Menu | None:
    """The screen's menu with this key."""
    return next((menu for menu in screen.menus if menu.key == key), None)


def leads_on(menus: Iterable[Menu], menu: Menu) -> bool:
    """Whether there is anything to choose in a menu, or in one that stands in it."""
    return bool(menu.entries) or any(each.entries for each in menus if each.within == menu.key)


def put_first(menus: Sequence[Menu], key: str, row: tuple[Button, ...]) -> tuple[Menu, ...]:
    """The menus with these buttons before all others in the one with this key."""
    return tuple(
        structs.replace(menu, entries=(*row, *menu.entries)) if menu.key == key else menu
        for menu in menus
    )


def menu_button(wording: Wording, menu: Menu) -> Button:
    """The button that opens a menu; of an option it says what is chosen."""
    label = wording.labelled(menu.label, menu.value) if menu.value else menu.label
    return button(wording, VERB, menu.key, label=label)


def opened(
    wording: Wording, screen: Screen, key: str, page: str = "", alone: bool = False
) -> Screen:
    """The screen with a menu in place of its buttons: [Back] first, beside it [Join] where that
    stood for whoever else reads it, then what stands in the menu, and last what asks, which says
    what follows. The screen itself where it has no such menu any more.
    ``page`` is what the message is to remember; ``alone``: the menu is a message of its own, with
    nothing to go back to from the first one."""
    menu = menu_of(screen, key)
    if menu is None:
        return screen
    inner = [each for each in screen.menus if each.within == key and each.entries]
    plain = [menu_button(wording, each) for each in inner if not _asks(each)]
    asking = [(menu_button(wording, each),) for each in inner if _asks(each)]
    rows = (*_first(wording, screen, menu, alone), *_rows(menu, plain), *asking)
    if _asks(menu):
        screen = replace(screen, lines=(menu.label, *menu.about), seat_lines=0)
    return replace(screen, choices=(), prompt="", actions=rows, page=page or page_of(key))


def apart(wording: Wording, screen: Screen, key: str, back: bool = True) -> Screen:
    """A menu as a message of its own for one reader: what it is about instead of the board, and
    only its buttons; not ``back``: without the way to the menu in which it stands."""
    shown = opened(wording, screen, key, alone=True)
    menu = menu_of(screen, key)
    if menu is None:
        return Screen("", screen.revision, screen.lines, screen.audience, lead=screen.lead)
    lines = shown.lines if _asks(menu) else (menu.label, *_explained(wording, screen, menu))
    actions = shown.actions if back or not menu.within else shown.actions[1:]
    return Screen("", screen.revision, lines, screen.audience, actions=actions, lead=True)


def _explained(wording: Wording, screen: Screen, menu: Menu) -> tuple[str, ...]:
    """What the entries mean, and what is chosen where nothing else can be."""
    told = zip(menu.entries, menu.about, strict=False)
    fixed = (m for m in screen.menus if m.within == menu.key and m.value and not m.entries)
    return (
        *(wording.labelled(entry.label, about) for entry, about in told),
        *(wording.labelled(option.label, option.value) for option in fixed),
    )


def _first(
    wording: Wording, screen: Screen, menu: Menu, alone: bool
) -> tuple[tuple[Button, ...], ...]:
    if alone and not menu.within:
        return ()
    path = (menu.within,) if menu.within else ()
    back = button(wording, VERB, *path, label=wording.say("button-back"))
    wanted = (each for row in screen.actions for each in row if verb_of(each.payload) == JOIN)
    joins = [] if alone else [each._replace(style=Style.PLAIN) for each in wanted]
    return ((back, *joins),)


def _asks(menu: Menu) -> bool:
    """Whether all that a menu does is to ask once more."""
    return bool(menu.entries) and all(entry.style is Style.DANGER for entry in menu.entries)


def _rows(menu: Menu, inner: list[Button]) -> tuple[tuple[Button, ...], ...]:
    """What stands in a menu, two a row; one where each has its line and both fit a button."""
    told = _told(menu)
    if told:
        return tuple((entry,) for entry in (*inner, *told))
    entries = (*inner, *ticked(menu))
    return tuple(entries[at : at + 2] for at in range(0, len(entries), 2))


def _told(menu: Menu) -> tuple[Button, ...]:
    """The entries with their lines on the buttons; () where these are too long for that."""
    pairs = list(zip(menu.entries, menu.about, strict=False))
    labels = [f"{entry.label} · {about}" for entry, about in pairs]
    fits = all(len(label) <= LONGEST_LABEL for label in labels)
    if not pairs or not fits or len(pairs) < len(menu.entries) or _asks(menu):
        return ()
    return tuple(
        _marked(menu, entry._replace(label=label))
        for (entry, _), label in zip(pairs, labels, strict=True)
    )


def ticked(menu: Menu) -> tuple[Button, ...]:
    """The entries; the one that is chosen now is ticked, and stands out."""
    return tuple(_marked(menu, entry) for entry in menu.entries)


def _marked(menu: Menu, entry: Button) -> Button:
    if not menu.chosen or entry.payload != menu.chosen:
        return entry
    return entry._replace(label=shortened(f"{TICK}{entry.label}"), style=Style.PRIMARY, chosen=True)
