"""A form with one field into which a text is written, and what comes of it."""

from typing import Any

import discord
from discord import ui

from bot.desk.typed_form import TypedForm
from bot.platforms.discord.people import Interaction

PREFIX = "ct-field:"
LONGEST_LABEL = 45


def field_modal(form: TypedForm) -> ui.Modal:
    """The form; what is sent comes back by its ``custom_id``, also after a restart."""
    given = (f"{key}={value}" for key, value in form.given.items())
    modal = ui.Modal(
        title=form.title[:LONGEST_LABEL],
        custom_id=PREFIX + ".".join((form.command, form.field, *given)),
    )
    text: ui.TextInput[Any] = ui.TextInput(
        custom_id=form.field,
        style=discord.TextStyle.paragraph,
        default=form.value or None,
        max_length=form.most,
    )
    modal.add_item(ui.Label(text=form.label[:LONGEST_LABEL], component=text))
    modal.stop()
    return modal


def filled(interaction: Interaction) -> tuple[str, dict[str, str]] | None:
    """The command that a form was sent for, and its arguments; None for what is no such form."""
    data: Any = interaction.data or {}
    name = data.get("custom_id", "")
    if not name.startswith(PREFIX):
        return None
    command, wanted, *pairs = name.removeprefix(PREFIX).split(".")
    given = {key: value for key, _, value in (pair.partition("=") for pair in pairs)}
    for label in data.get("components") or ():
        part = label.get("component") or {}
        if part.get("custom_id") == wanted:
            return command, {**given, wanted: str(part.get("value", ""))}
    return None
