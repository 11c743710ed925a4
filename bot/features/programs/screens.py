"""What somebody is shown of their programs' tokens, alone."""

from collections.abc import Sequence

from msgspec import Struct

from bot.features.programs.rows import ProgramToken
from bot.press import packed
from bot.screens.buttons import shortened
from bot.screens.screen import Button, Screen, Style
from bot.texts import Words

COMMAND, VERB = "programs", "program"
NEW, END = "new", "end"


class TokenScene(Struct, frozen=True):
    """An account's tokens in its ``reader``'s language. ``address`` is where programs ask, ""
    where the operator has not said under which name this server is known."""

    words: Words
    language: str
    reader: str
    tokens: Sequence[ProgramToken]
    most: int
    now: float
    address: str = ""

    def say(self, text: str, **params: str | int) -> str:
        """A text of this screen."""
        return self.words.say(self.language, f"programs-{text}", **params)


def tokens_screen(scene: TokenScene, made: str = "") -> Screen:
    """What a token is for, those that there are, and the one just ``made``, which is never shown
    again."""
    lines = [scene.say("about")]
    if made:
        lines = [scene.say("made"), made, scene.say("once")]
    lines += [_line(scene, token) for token in scene.tokens]
    if scene.address:
        lines.append(scene.say("where", address=scene.address))
    ends = [_end(scene, token) for token in scene.tokens]
    room = len(scene.tokens) < scene.most
    new = [_button(scene.say("new"), NEW, style=Style.PRIMARY)] if room and not made else []
    actions = tuple((each,) for each in (*new, *ends))
    return Screen("", 0, tuple(lines), scene.reader, actions=actions, lead=True)


def own_buttons(words: Words, language: str) -> tuple[Button, ...]:
    """In somebody's settings and below their own card: the way to their tokens."""
    return (_button(words.say(language, f"button-do-{COMMAND}")),)


def _line(scene: TokenScene, token: ProgramToken) -> str:
    made = scene.words.ago(scene.language, token.at, scene.now)
    if token.used is None:
        return scene.say("token", number=token.number, made=made)
    used = scene.words.ago(scene.language, token.used, scene.now)
    return scene.say("token-used", number=token.number, made=made, used=used)


def _end(scene: TokenScene, token: ProgramToken) -> Button:
    return _button(scene.say("end", number=token.number), END, str(token.number))


def _button(label: str, *path: str, style: Style = Style.PLAIN) -> Button:
    return Button(shortened(label), packed(VERB, "", 0, path), style)
