"""The screens of blocking: whom somebody knows from a table, what they may do about one of them,
and whom they have blocked or muted."""

from collections.abc import Mapping

from msgspec import Struct

from bot.people import isolated
from bot.press import packed
from bot.screens.buttons import button, shortened
from bot.screens.screen import Button, Screen, Style
from bot.screens.wording import Wording
from bot.texts import Words
from engines.game import Seat

VERB = "block"
MUTE, ASK, YES, OFF = "mute", "ask", "yes", "off"


class BlockScene(Struct, frozen=True):
    """What the only ``reader``, an account, reads in a language, at the ``table`` with this code,
    "" for none."""

    words: Words
    language: str
    reader: str
    table: str = ""

    def say(self, text: str, **params: str) -> str:
        """A text of these screens."""
        return self.words.say(self.language, f"block-{text}", **params)

    def button(self, label: str, *path: str, style: Style = Style.PLAIN) -> Button:
        """A button that does something about somebody."""
        return Button(shortened(label), packed(VERB, self.table, 0, path), style)

    def screen(self, *lines: str, buttons: tuple[Button, ...] = ()) -> Screen:
        """A screen for its reader alone, each button in a row."""
        actions = tuple((each,) for each in buttons)
        return Screen("", 0, lines, self.reader, actions=actions, lead=True)


def players_button(wording: Wording) -> tuple[Button, ...]:
    """Behind [More] in chats: the way to the others at the table."""
    people = {chair.person for chair in wording.table.chairs if chair.person}
    label = wording.say("block-players")
    return (button(wording, VERB, label=label),) if len(people) > 1 else ()


def seat_buttons(wording: Wording, seat: Seat, own: bool) -> tuple[Button, ...]:
    """On the page's profile of another player: what the reader may do about them."""
    if own or not wording.table.chairs[seat].person:
        return ()
    return (
        button(wording, VERB, str(seat), MUTE, label=wording.say("block-mute")),
        button(wording, VERB, str(seat), ASK, label=wording.say("button-block")),
    )


def settings_buttons(words: Words, language: str) -> tuple[Button, ...]:
    """In a person's settings: the way to whom they have blocked."""
    return (Button(words.say(language, "block-title"), packed(VERB, "", 0, ())),)


def players_screen(scene: BlockScene, people: Mapping[str, str]) -> Screen:
    """The others at a table, by their marks, each a way to what may be done about them."""
    if not people:
        return scene.screen(scene.say("nobody-here"))
    buttons = (scene.button(name, mark) for mark, name in people.items())
    return scene.screen(scene.say("players"), buttons=tuple(buttons))


def person_screen(scene: BlockScene, mark: str, name: str) -> Screen:
    """One of them."""
    return scene.screen(isolated(name), buttons=person_buttons(scene, mark))


def person_buttons(scene: BlockScene, mark: str) -> tuple[Button, ...]:
    """What may be done about somebody."""
    block = scene.words.say(scene.language, "button-block")
    return scene.button(scene.say("mute"), mark, MUTE), scene.button(block, mark, ASK)


def ask_screen(scene: BlockScene, mark: str, name: str) -> Screen:
    """The one question before somebody is blocked."""
    label = scene.words.say(scene.language, "button-block")
    yes = scene.button(label, mark, YES, style=Style.DANGER)
    title = scene.say("ask", name=isolated(name))
    return scene.screen(title, scene.say("means"), buttons=(yes,))


def list_screen(
    scene: BlockScene, blocked: Mapping[str, str], muted: Mapping[str, str], news: str = ""
) -> Screen:
    """Whom the reader has blocked, and whose words they do not see, by marks, each with the way
    back."""
    lines = [news] if news else []
    lines += [scene.say("title"), *([] if blocked or muted else [scene.say("nobody")])]
    buttons = [scene.button(scene.say("undo", name=name), m, OFF) for m, name in blocked.items()]
    buttons += [
        scene.button(scene.say("unmute", name=name), mark, OFF)
        for mark, name in muted.items()
        if mark not in blocked
    ]
    return scene.screen(*lines, buttons=tuple(buttons))
