"""Buttons that many screens share: each verb's payload and label in one place."""

from bot.press import Press, packed
from bot.screens.screen import Button, Style
from bot.screens.wording import Wording
from bot.texts import Words
from engines.game import Preview

LONGEST_LABEL = 40
DO = "do"  # the verb of a button that stands for a command


def button(
    wording: Wording,
    verb: str,
    *path: str,
    label: str = "",
    style: Style = Style.PLAIN,
    act: bool = False,
    more: bool = False,
    column: str = "",
    preview: Preview | None = None,
) -> Button:
    """A button that sends ``verb`` with ``path``; its label is the text ``button-<verb>``. All else
    as in ``Button``."""
    payload = packed(verb, wording.table.code, wording.table.revision, path)
    text = label or wording.say(f"button-{verb}")
    return Button(
        shortened(text), payload, style, more=more, act=act, column=column, preview=preview
    )


def shortened(label: str) -> str:
    """As much of a label as a button holds."""
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"


def command_button(
    words: Words, language: str, name: str, *rest: str, table: str = "", label: str = ""
) -> Button:
    """A button that does what the command of this ``name`` does with the words of the ``rest``
    typed behind it, at a ``table`` or where there is none. Its label is the text
    ``button-do-<name>``, or that of the verb which does the same."""
    own = f"button-do-{name}"
    text = label or words.say(language, own if words.has(own) else f"button-{name}")
    return Button(shortened(text), Press(DO, table, 0, (name, *rest)).pack())


def question_button(wording: Wording, path: tuple[str, ...], column: str = "") -> Button:
    """A button that asks about the position; ``column`` as in ``Button``."""
    name = f"{wording.table.game}-question-{path[-1]}"
    label = wording.say(name) if wording.words.has(name) else wording.choice(path[-1])
    return button(wording, "ask", *path, label=label, column=column)


def rows(*buttons: Button | None, width: int = 3) -> tuple[tuple[Button, ...], ...]:
    """Those of ``buttons`` that there are, ``width`` a row."""
    there = [button for button in buttons if button is not None]
    return tuple(tuple(there[i : i + width]) for i in range(0, len(there), width))
