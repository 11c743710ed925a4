"""The screens of /settings: what is chosen for a chat or a person, and what else can be."""

from enum import StrEnum
from typing import Any

from msgspec import Struct

from bot.people import ChatPreferences, PersonPreferences
from bot.press import Press
from bot.screens.buttons import rows
from bot.screens.menus import TICK
from bot.screens.reading import FIRST, OFF, ONLY
from bot.screens.screen import Button, Screen, Style
from bot.screens.slots import NO_SLOTS, Slots
from bot.texts import Words
from render import Picture
from render.look import BOARDS, LARGE, PALETTES

VERB = "settings"
BOARD = "board"
SETTINGS = ("notices", "reminders", "language", "theme", BOARD, "palette", "size")
SEASONS = "seasons"  # a chat's alone
LADDER, RATINGS, TEXT, TIPS = "ladder", "ratings", "text", "tips"  # a person's alone
SWITCHES = ("reminders", SEASONS, LADDER, RATINGS, TIPS)
LOOK, MORE = "look", "more"
FOLDS = {  # which of a person's stand behind one button; a chat's are few
    LOOK: ("theme", BOARD, "palette", "size", TEXT),
    MORE: ("reminders", LADDER, RATINGS, TIPS),
}
AUTO = "auto"  # as the platform has it
ON = "on"
# What holds for who has chosen nothing, where that is not as the platform has it.
USUAL = {BOARD: "standard", "palette": "standard", "size": "normal", TEXT: OFF}


class Scope(StrEnum):
    """For whom something is chosen."""

    CHAT = "chat"
    PERSON = "me"


class SettingsScene(Struct, frozen=True):
    """What is ``chosen``, in the ``language`` of whoever reads it; ``reader`` is the key of the
    only one who does. ``alone``: a person whose platform has no shared chats; ``way``: whose
    settings a button leads to as well; ``place`` names the chat whose settings these are, and may
    be read elsewhere, "" for none. ``added`` by features."""

    words: Words
    language: str
    chosen: ChatPreferences | PersonPreferences
    reader: str | None = None
    alone: bool = False
    way: Scope | None = None
    place: str = ""
    added: Slots = NO_SLOTS

    @property
    def scope(self) -> Scope:
        """Whose settings these are."""
        return Scope.CHAT if isinstance(self.chosen, ChatPreferences) else Scope.PERSON

    def say(self, text: str, **params: str) -> str:
        """A text of these screens."""
        return self.words.say(self.language, f"settings-{text}", **params)


def settings_screen(scene: SettingsScene, fold: str = "") -> Screen:
    """All settings, a button for each with what is chosen, but for those that are folded behind
    one; or what such a ``fold`` holds."""
    about = scene.say(f"about-{scene.scope}")
    if fold:
        added = scene.added.settings_buttons(scene.words, scene.language) if fold == MORE else ()
        shown = (_button(scene, _now(scene, one), one) for one in folded(scene, fold))
        back = Button(scene.say("back"), payload(_whose(scene, scene.scope)))
        lines = (f"{scene.say(f'title-{scene.scope}')} · {_fold_name(scene, fold)}", about)
        return Screen("", 0, lines, scene.reader, actions=rows(*shown, *added, back, width=1))
    known = (*SETTINGS, SEASONS) if scene.scope is Scope.CHAT else SETTINGS
    plain = (_button(scene, _now(scene, one), one) for one in known if not fold_of(scene, one))
    folds = (_button(scene, _fold_name(scene, each), each) for each in FOLDS if folded(scene, each))
    way = scene.way and Button(scene.say(f"way-{scene.way}"), payload(_whose(scene, scene.way)))
    lines = (scene.say(f"title-{scene.scope}"), about)
    return Screen("", 0, lines, scene.reader, actions=rows(*plain, *folds, way or None, width=1))


def folded(scene: SettingsScene, fold: str) -> tuple[str, ...]:
    """The settings of a person's own behind a button; none for one that there is not."""
    return FOLDS.get(fold, ()) if scene.scope is Scope.PERSON else ()


def fold_of(scene: SettingsScene, setting: str) -> str:
    """Behind which button a setting stands, "" for none."""
    return next((each for each in FOLDS if setting in folded(scene, each)), "")


def _fold_name(scene: SettingsScene, fold: str) -> str:
    return scene.words.say(scene.language, "button-more") if fold == MORE else scene.say(fold)


def choices_screen(scene: SettingsScene, setting: str, picture: Picture | None = None) -> Screen:
    """One setting: a button for each of its choices, the present one marked; below a ``picture`` of
    them, in which they have numbers, if there is one."""
    now = value(scene, setting)
    buttons = (_choice(scene, setting, choice, choice == now) for choice in choices(scene, setting))
    place = filter(None, (fold_of(scene, setting),))
    back = Button(scene.say("back"), payload(_whose(scene, scene.scope), *place))
    about = "about-alone" if scene.alone and setting == "notices" else f"about-{scene.scope}"
    lines = (scene.say(setting), scene.say(f"{about}-{setting}"))
    shown = rows(*buttons, back, width=1)
    alt = _alt(scene, setting) if picture else ""
    return Screen("", 0, lines, scene.reader, picture, alt, actions=shown)


def _alt(scene: SettingsScene, setting: str) -> str:
    named = (_numbered(scene, setting, choice) for choice in choices(scene, setting))
    return scene.words.labelled(scene.language, scene.say(setting), ", ".join(named))


def _numbered(scene: SettingsScene, setting: str, choice: str) -> str:
    """A choice with its number in the picture: "2 Wood"."""
    number = choices(scene, setting).index(choice) + 1
    return f"{number} {_capital(_name(scene, setting, choice))}"


def _capital(name: str) -> str:
    return f"{name[:1].upper()}{name[1:]}"


def choices(scene: SettingsScene, setting: str) -> tuple[str, ...]:
    """What a setting can be, as words of a payload; empty for one that there is not."""
    chat = scene.scope is Scope.CHAT
    aloud = ("chat", "never") if scene.alone else ("chat", "private", "never")
    return {
        "notices": ("smart", "always", "never") if chat else aloud,
        "reminders": (ON, OFF),
        "language": (*(() if chat else (AUTO,)), *scene.words.languages),
        "theme": (AUTO, "light", "dark"),
        BOARD: (USUAL[BOARD], *filter(None, BOARDS)),
        "palette": (USUAL["palette"], *filter(None, PALETTES)),
        "size": (USUAL["size"], LARGE),
        SEASONS: (ON, OFF) if chat else (),
        TEXT: () if chat else (OFF, FIRST, ONLY),
        LADDER: () if chat else (ON, OFF),
        RATINGS: () if chat else (ON, OFF),
        TIPS: () if chat else (ON, OFF),
    }.get(setting, ())


def value(scene: SettingsScene, setting: str) -> str:
    """What a setting is, as one of its choices."""
    chosen = getattr(scene.chosen, setting)
    if setting in SWITCHES:
        return ON if chosen else OFF
    if setting == "language" and scene.scope is Scope.CHAT:
        return chosen or scene.words.default
    return chosen or USUAL.get(setting, AUTO)


def change(setting: str, choice: str) -> dict[str, Any]:
    """The change of preferences that a choice stands for."""
    if setting in SWITCHES:
        return {setting: choice == ON}
    return {setting: "" if choice == USUAL.get(setting, AUTO) else choice}


def payload(whose: str, *path: str) -> str:
    """What a button of somebody's settings sends, by the scope and perhaps the place of these."""
    return Press(VERB, "", 0, (whose, *path)).pack()


def _whose(scene: SettingsScene, scope: Scope) -> str:
    return f"{scope}{scene.place}" if scope is Scope.CHAT else scope


def _button(scene: SettingsScene, label: str, *path: str) -> Button:
    return Button(label, payload(_whose(scene, scene.scope), *path))


def _now(scene: SettingsScene, setting: str) -> str:
    """A setting and what it is: "Notices: when needed"."""
    named = _name(scene, setting, value(scene, setting))
    return scene.words.labelled(scene.language, scene.say(setting), named)


def _choice(scene: SettingsScene, setting: str, choice: str, present: bool) -> Button:
    numbered = setting == BOARD and not scene.alone  # as in the picture above
    label = (
        _numbered(scene, setting, choice) if numbered else _capital(_name(scene, setting, choice))
    )
    if present:
        ticked = _button(scene, f"{TICK}{label}", setting, choice)
        button = ticked._replace(style=Style.PRIMARY, chosen=True)
    else:
        button = _button(scene, label, setting, choice)
    return button._replace(board=choice) if setting == BOARD else button


def _name(scene: SettingsScene, setting: str, choice: str) -> str:
    if setting == "language" and choice != AUTO:
        return scene.words.named(choice)
    if setting == "notices" and scene.alone:
        return scene.say(OFF if choice == "never" else ON)
    own = setting in ("notices", BOARD, "palette", "size") or (setting == TEXT and choice != OFF)
    return scene.say(f"{setting}-{choice}" if own else choice)
