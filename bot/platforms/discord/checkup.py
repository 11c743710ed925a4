"""What an operator should know of the bot's account on Discord."""

from collections.abc import AsyncIterator, Iterator
from contextlib import suppress

import discord
from aiohttp import InvalidURL

from bot.cli.examination import Finding, PartState, clock
from bot.cli.seen_page import NotSeen, seen
from bot.platforms.dates import ServerDate
from bot.platforms.discord.activity import Activity
from bot.platforms.discord.api import AddressedClient
from bot.platforms.discord.entry_point import entry_points
from bot.platforms.discord.log_filter import LIBRARY_ERRORS, filter_log
from bot.platforms.discord.people import NAME
from bot.platforms.inside import Unreachable, may_open
from bot.web_address import WebAddress

FEW = 0.2  # of the starts that Discord grants a day
PRIVILEGED = {
    "presence": ("gateway_presence", "gateway_presence_limited"),
    "server members": ("gateway_guild_members", "gateway_guild_members_limited"),
    "message content": ("gateway_message_content", "gateway_message_content_limited"),
}


async def checkup(
    token: str, api_url: str, web: WebAddress | None = None, secret: str = ""
) -> list[Finding]:
    """Token, permissions, the starts that are left, the activity that opens the page of ``web``
    with the ``secret``, and the clock; nothing is changed there."""
    filter_log()
    date, activity = ServerDate(), Activity(token, secret, api_url) if secret else None
    client = AddressedClient(
        api_url.rstrip("/"), intents=discord.Intents.none(), http_trace=date.trace
    )
    try:
        async with client:
            await client.login(token)
            app = await client.application_info()
            _, _, starts = await client.http.get_bot_gateway()
            found = [
                Finding(NAME, PartState.GOOD, f"the token is that of {client.user}"),
                *_permissions(app),
                _starts(starts["remaining"], starts["total"]),
                *(await _activity(client, app, web or WebAddress(), activity)),
            ]
    except discord.LoginFailure:
        found = [
            Finding(
                NAME,
                PartState.BAD,
                "Discord does not accept DISCORD_TOKEN",
                "reset it in the developer portal under Bot, and put the new one into .env",
            )
        ]
    except (ValueError, TypeError, KeyError, InvalidURL, discord.NotFound):
        found = [
            Finding(
                NAME,
                PartState.BAD,
                "there is no Discord API at DISCORD_API_URL, or the token has characters that it "
                "cannot have",
                "check both",
            )
        ]
    except LIBRARY_ERRORS as error:
        found = [
            Finding(
                NAME,
                PartState.BAD,
                f"Discord cannot be asked ({error})",
                "check the network, the firewall and DISCORD_API_URL",
            )
        ]
    return found if date.ahead is None else [*found, clock("Discord's", date.ahead)]


def _permissions(app: discord.AppInfo) -> Iterator[Finding]:
    if app.interactions_endpoint_url:
        yield Finding(
            "permissions",
            PartState.BAD,
            "presses go to an interactions endpoint URL, and never reach this bot",
            "empty that field in the developer portal under General Information",
        )
    if app.bot_require_code_grant:
        yield Finding(
            "permissions",
            PartState.BAD,
            "nobody can add the bot, which asks for a code grant",
            "turn off Requires OAuth2 Code Grant in the developer portal under Bot",
        )
    needless = [
        name for name, flags in PRIVILEGED.items() if any(getattr(app.flags, f) for f in flags)
    ]
    if needless:
        yield Finding(
            "permissions",
            PartState.NOTE,
            f"privileged intents that nothing here needs: {', '.join(needless)}",
            "turn them off in the developer portal under Bot",
        )
    if not (app.interactions_endpoint_url or app.bot_require_code_grant or needless):
        yield Finding("permissions", PartState.GOOD, "no privileged intent on Discord")


async def _activity(
    client: AddressedClient, app: discord.AppInfo, web: WebAddress, activity: Activity | None
) -> list[Finding]:
    if activity is None:
        return []
    if not may_open(web.base):
        return [
            Finding(
                "activity",
                PartState.NOTE,
                "the page does not open inside Discord, which asks for an address with https",
                "put a proxy with TLS before the page, and its address into WEB_URL",
            )
        ]
    wrong = [
        Finding("activity", PartState.BAD, found, advice)
        for look in (_unregistered(client, app), _unknown(activity), _shut(app, web))
        async for found, advice in look
    ]
    found = f"the page opens inside Discord; the URL mapping of / must be {web.host}"
    return wrong or [Finding("activity", PartState.GOOD, found)]


async def _unregistered(
    client: AddressedClient, app: discord.AppInfo
) -> AsyncIterator[tuple[str, str]]:
    """What is still to be set in the developer portal."""
    if not await entry_points(client.requests, app.id):
        yield (
            "the page does not open inside Discord, where activities are off",
            "turn on Enable Activities in the developer portal under Activities, Settings",
        )
    if not app.redirect_uris:
        yield (
            "Discord does not say who opens the page, as there is no redirect",
            "add https://127.0.0.1 in the developer portal under OAuth2",
        )


async def _unknown(activity: Activity) -> AsyncIterator[tuple[str, str]]:
    """Whether Discord knows the secret."""
    with suppress(Unreachable):
        if not await activity.is_known():
            yield (
                "Discord does not accept DISCORD_CLIENT_SECRET",
                "reset it in the developer portal under OAuth2, and put the new one into .env",
            )


async def _shut(app: discord.AppInfo, web: WebAddress) -> AsyncIterator[tuple[str, str]]:
    """Whether the page is there, but not as this application's. What does not answer, is told
    elsewhere."""
    with suppress(NotSeen):
        page = await seen(f"{web.base}/?frame_id=doctor&instance_id=doctor")
        if page.status < 500 and f'data-client="{app.id}"' not in page.text:
            yield (
                f"{web.base} shows no page of this application inside Discord",
                "give the processes with the role web DISCORD_TOKEN, DISCORD_CLIENT_SECRET and "
                "WEB_URL, and restart them",
            )


def _starts(left: int, total: int) -> Finding:
    found = f"{left} of {total} connections to Discord are left today"
    if left < total * FEW:
        return Finding(
            "starts", PartState.NOTE, found, "find out what makes the bot connect so often"
        )
    return Finding("starts", PartState.GOOD, found)
