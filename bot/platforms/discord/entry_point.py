"""The command that Discord itself has for an application with activities: its list of apps opens
the page by it. The library knows no command of this type, and Discord takes no list of commands
without it (50240)."""

from typing import Any

from discord.http import Route

from bot.platforms.discord.api import Http
from bot.platforms.discord.people import Interaction

TYPE = 4
BY_DISCORD = 2  # the handler that opens the page without asking us
# What is told of a command again; what is null there is left out.
TOLD = (
    "id", "name", "name_localizations", "description", "description_localizations",
    "default_member_permissions", "contexts", "integration_types",
)  # fmt: skip


async def entry_points(requests: Http, application: int) -> list[dict[str, Any]]:
    """The one that the application has, as it is told of again among our own commands. Raises
    discord.HTTPException."""
    path = "/applications/{application_id}/commands"
    route = Route("GET", path, application_id=application)
    known = await requests.request(route, params={"with_localizations": "true"})
    return [_again(command) for command in known if command.get("type") == TYPE]


def is_entry_point(interaction: Interaction) -> bool:
    """Whether somebody gave it, where the application has chosen to be asked."""
    data: Any = interaction.data or {}
    return bool(data.get("type") == TYPE)


def _again(command: dict[str, Any]) -> dict[str, Any]:
    told = {name: command[name] for name in TOLD if command.get(name)}
    return {**told, "type": TYPE, "handler": BY_DISCORD}
