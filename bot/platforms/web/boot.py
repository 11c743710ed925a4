"""What the page knows from its start on: everything that does not depend on a table."""

import msgspec
from msgspec import Struct

from bot.desk import Desk
from bot.desk.commands import Command
from bot.platforms.web.wire import Who
from bot.tables.computers import next_name
from bot.tables.table import Chair
from engines import GAMES
from engines.game import LEVELS
from engines.strength import EVEN
from render import PAINTERS
from render.colour import hexadecimal
from render.form import Arrival, Form, Outline
from render.sign import Pile, SideSign, Sign

TEXTS = (
    "a-computer", "about", "add-player", "afternoon", "again", "ago", "all-tables", "ask-turn",
    "blocked", "board", "cancel-title", "choose", "close", "code", "commands", "copied", "copy",
    "copy-failed", "copy-invite", "copy-link", "crowded", "days", "device-end", "device-end-about",
    "device-leave-about", "device-others", "device-others-about", "device-seen", "device-this",
    "device-unknown", "devices", "devices-about", "download", "empty-log", "enter",
    "evening", "forget-me",
    "free-seat", "friends", "gone", "hasty", "home", "hours", "in", "invite-friends",
    "join", "join-hint", "keep", "key-arrows", "key-cell", "key-drop", "key-piece", "keys",
    "ladder", "language", "last-time", "level", "level-of", "line", "link",
    "link-account", "link-code", "link-enter", "log", "lost", "many-pages", "me-too",
    "minutes", "morning",
    "moves", "moves-as-buttons", "name", "not-loaded", "notifications", "now", "options", "play",
    "play-friends", "play-now", "play-short", "profile", "replay-back", "replay-on", "save",
    "search", "seats", "send",
    "share", "share-animation", "share-hint", "share-native", "share-picture",
    "sound", "start", "swap", "tables", "tagline",
    "take-seat", "there", "tell-no", "tell-turn", "unknown-code", "waiting-many", "waiting-none",
    "waiting-one", "who-sits", "your-turn",
)  # fmt: skip
TABLE_TEXTS = (
    "actions", "cell-can", "check", "computer-level", "earlier", "fair-deal", "hand", "hint",
    "holds", "more", "moves-and-log", "moves-on-board", "other-chats", "play-on",
    "players",
    "profile-holds", "profile-of", "profile-ratings", "profile-side", "profile-time",
    "rating-change", "resign",
    "scores", "sending",
    "share-word", "sound-off", "sound-on", "sound-word", "supply-left", "thats-you", "undo",
    "what-happened", "whole-board", "you",
)  # fmt: skip
PLACES = {  # filled in by the page
    name: f"{{{name}}}" for name in ("cell", "game", "level", "name", "number", "seconds", "time")
}
Knock = tuple[int, float, float]
"""A pitch in hertz, seconds, and how loud."""


class FormShown(Struct, frozen=True, omit_defaults=True):
    """A kind of piece, as in ``render.form.Form``."""

    outline: Outline
    arrival: Arrival
    knock: Knock
    turns: bool = False


class SignShown(Struct, frozen=True, omit_defaults=True):
    """A sign, as in ``render.sign.Sign``; colours are "#f08a2c", "" for none."""

    outline: Outline
    fill: str
    edge: str = ""
    ring: str = ""


class SideShown(Struct, frozen=True, omit_defaults=True):
    """The signs of a side, as in ``render.sign.SideSign``."""

    badge: SignShown
    listed: SignShown
    mark: SignShown | None = None


class PileShown(Struct, frozen=True):
    """The sign of hidden pieces, as in ``render.sign.Pile``; its edge in the light theme and in the
    dark one."""

    outline: Outline
    fill: str
    edge: tuple[str, str]


class TeamShown(Struct, frozen=True):
    """A team's name without its sign, which the page draws, and what it counts."""

    key: str
    label: str
    about: str


class GameShown(Struct, frozen=True, omit_defaults=True):
    """What the page has to know of a game: its name, what it is about, what one is after in it, and
    its teams where it has any; how the points of a seat are called, and ``one`` of them, where they
    are not just points; and the sign of hidden pieces, where no side has them."""

    key: str
    label: str
    about: str
    goal: str
    teams: tuple[TeamShown, ...]
    count: str = ""
    one: str = ""
    pile: PileShown | None = None


class LevelShown(Struct, frozen=True):
    """How well a computer can play."""

    key: str
    label: str
    about: str


class LanguageShown(Struct, frozen=True):
    """A language that the page speaks."""

    key: str
    label: str


class ParamShown(Struct, frozen=True):
    """What can be typed behind a command."""

    name: str
    required: bool


class CommandShown(Struct, frozen=True):
    """A slash command."""

    name: str
    help: str
    params: tuple[ParamShown, ...]


class Boot(Struct, frozen=True):
    """All of it. ``opponent`` is what the first computer is called; ``forms`` and ``sides`` are
    those of all games; ``address`` is where everybody can open the page, "" where that is not
    known."""

    version: str
    address: str
    me: Who
    opponent: str
    texts: dict[str, str]
    games: tuple[GameShown, ...]
    levels: tuple[LevelShown, ...]
    languages: tuple[LanguageShown, ...]
    commands: tuple[CommandShown, ...]
    forms: dict[str, FormShown]
    sides: dict[str, SideShown]

    @classmethod
    def of(cls, desk: Desk, language: str, me: Who, version: str) -> "Boot":
        """For a reader of this language."""

        def say(text: str, **params: str) -> str:
            return desk.words.say(language, text, **params)

        shown = [PAINTERS.beside(key) for key in GAMES]
        names = (*TEXTS, *TABLE_TEXTS, *desk.catalogue.page_texts)
        texts = {text: say(f"web-{text}", **PLACES) for text in names}
        return cls(
            version,
            desk.web.base,
            me,
            next_name((Chair(me.name),)),
            texts | {"settings": say("button-settings")},
            tuple(_game(desk, language, key) for key in GAMES),
            tuple(
                LevelShown(key, say(f"choice-computer-{key}"), say(f"level-{key}"))
                for key in (*LEVELS, EVEN)
            ),
            tuple(LanguageShown(code, desk.words.named(code)) for code in desk.words.languages),
            tuple(
                CommandShown(command.name, say(f"command-{command.name}"), _params(command))
                for command in dict.fromkeys(desk.catalogue.commands.values())
                if not desk.catalogue.behind(command.name)
            ),
            {name: _form(form) for one in shown for name, form in one.forms.items()},
            {code: _side(signs) for one in shown for code, signs in one.signs.items()},
        )


def encoded(boot: Boot) -> str:
    """JSON that can stand in a page of HTML."""
    return msgspec.json.encode(boot).decode().replace("<", "\\u003c")


def _params(command: Command) -> tuple[ParamShown, ...]:
    """Those that can be typed without their names, or must be."""
    return tuple(
        ParamShown(param.name, param.required)
        for param in command.params
        if param.bare or param.required
    )


def _game(desk: Desk, language: str, key: str) -> GameShown:
    most = GAMES[key].seats.stop - 1
    sides = GAMES[key].sides(most, {})
    teams = tuple(dict.fromkeys(sides)) if len(set(sides)) < most else ()
    counted, count, one = f"{key}-count", "", ""
    if desk.words.has(counted):
        count = desk.words.say(language, counted, **PLACES)
        one = desk.words.say(language, counted, number=1)
    pile = PAINTERS.beside(key).pile
    return GameShown(
        key,
        desk.words.say(language, f"game-{key}"),
        desk.words.say(language, f"{key}-about"),
        desk.words.say(language, f"{key}-goal"),
        tuple(_team(desk, language, key, side) for side in teams),
        count,
        one,
        _pile(pile) if pile else None,
    )


def _team(desk: Desk, language: str, game: str, side: str) -> TeamShown:
    name, mark = (desk.words.say(language, f"{game}-{text}-{side}") for text in ("side", "mark"))
    about = f"{game}-team-{side}"
    return TeamShown(
        side,
        name.removeprefix(mark).strip(),
        desk.words.say(language, about) if desk.words.has(about) else "",
    )


def _form(form: Form) -> FormShown:
    knock = form.knock
    sound = (knock.pitch, knock.seconds, knock.loud)
    return FormShown(form.outline, form.arrival, sound, form.turns)


def _side(signs: SideSign) -> SideShown:
    mark = _sign(signs.mark) if signs.mark else None
    return SideShown(_sign(signs.badge), _sign(signs.listed), mark)


def _sign(sign: Sign) -> SignShown:
    edge, ring = (hexadecimal(colour) if colour else "" for colour in (sign.edge, sign.ring))
    return SignShown(sign.outline, hexadecimal(sign.fill), edge, ring)


def _pile(pile: Pile) -> PileShown:
    light, dark = (hexadecimal(pile.edge[theme]) for theme in ("light", "dark"))
    return PileShown(pile.outline, hexadecimal(pile.fill), (light, dark))
