"""Buttons and lists whose state is in their ``custom_id``, so that they outlive a restart. The
library knows nothing of them once they are sent: it would read the whole pressed message again to
find one."""

from collections.abc import Iterable
from itertools import chain, repeat
from typing import Any, Protocol

import discord
from msgspec import UNSET

from bot.moments import plain
from bot.platforms.discord import components
from bot.platforms.discord.api import CARRIED
from bot.platforms.discord.people import Interaction
from bot.screens import Button, Style

PREFIX = "ct:"
LONGEST_LABEL = 80
LONGEST_ID = 100
LONGEST_ABOUT = 100
_STYLES = {
    Style.PLAIN: discord.ButtonStyle.secondary.value,
    Style.PRIMARY: discord.ButtonStyle.primary.value,
    Style.SUCCESS: discord.ButtonStyle.success.value,
    Style.DANGER: discord.ButtonStyle.danger.value,
}
_LINK = discord.ButtonStyle.link.value


class PressTaker(Protocol):
    """A client that takes presses."""

    async def pressed(self, interaction: Interaction, payload: str) -> None:
        """Somebody pressed something that carries ``payload``."""
        ...

    async def submitted(self, interaction: Interaction) -> None:
        """Somebody sent a form."""
        ...

    async def written(self, message: discord.Message, own: int) -> None:
        """Somebody wrote a message; ``own`` is the id of the bot's user."""
        ...


def payload_of(custom_id: str) -> str:
    """The payload in a ``custom_id`` or an entry's value; what is not ours comes back as it is."""
    return custom_id.removeprefix(PREFIX).partition("#")[0]


def payload_in(interaction: Interaction) -> str:
    """The payload of any press at all, also on what was not made here."""
    data: Any = interaction.data or {}
    values = data.get("values") or ()
    return payload_of(values[0] if values else data.get("custom_id", ""))


def payloads_beside(interaction: Interaction) -> tuple[str, ...]:
    """Those of all buttons and entries of lists that the pressed message carries."""
    data: Any = interaction.data or {}
    return tuple(map(payload_of, data.get(CARRIED, ())))


def unique_ids(payloads: Iterable[str], seen: dict[str, int] | None = None) -> list[str]:
    """A ``custom_id`` for each payload, no two the same. ``seen`` counts what has been named in the
    same message before."""
    seen = {} if seen is None else seen
    made = []
    for payload in payloads:
        seen[payload] = number = seen.get(payload, 0) + 1
        made.append(f"{PREFIX}{payload}" + (f"#{number}" if number > 1 else ""))
    return made


def make_button(button: Button, custom_id: str) -> components.ButtonComponent:
    """``button`` as Discord's, a link or one that is pressed."""
    label = _label(button.label)
    if button.url:
        return components.ButtonComponent(label, _LINK, url=button.url)
    return components.ButtonComponent(label, _STYLES[button.style], custom_id[:LONGEST_ID])


def make_select(
    number: int,
    buttons: Iterable[tuple[Button, str]],
    placeholder: str,
    about: Iterable[str] = (),
) -> components.Select:
    """A list of at most 25 buttons, each with its ``custom_id`` as the entry's value; ``about`` is
    a line for each, or nothing."""
    options = tuple(
        components.SelectOption(
            _label(button.label), value[:LONGEST_ID], line[:LONGEST_ABOUT] or UNSET
        )
        for (button, value), line in zip(buttons, chain(about, repeat("")), strict=False)
    )
    return components.Select(f"ct#{number}", options, plain(placeholder)[:150] or UNSET)


def _label(label: str) -> str:
    return plain(label)[:LONGEST_LABEL] or "·"
