"""What an operator should know of the bot's account on Telegram."""

import logging
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

from telegram import User, WebhookInfo
from telegram.error import InvalidToken, TelegramError
from telegram.ext import ExtBot

from bot.cli.examination import Finding, PartState, clock
from bot.cli.seen_page import NotSeen, seen
from bot.platforms.dates import ServerDate
from bot.platforms.inside import may_open
from bot.platforms.telegram.init_data import FRAMES
from bot.platforms.telegram.mini_app import mini_app
from bot.platforms.telegram.people import PLATFORM
from bot.platforms.telegram.request import AiohttpRequest
from bot.web_address import WebAddress

MANY = 100  # updates that nobody fetches
RECENT = 3600.0  # seconds in which an error still says something


async def checkup(
    token: str, api_url: str, webhook: str = "", web: WebAddress | None = None
) -> list[Finding]:
    """Token, webhook (the one that is to be set, or "" where updates are fetched), permissions, the
    Mini App that opens the page of ``web``, and clock; nothing is changed there."""
    logging.getLogger("telegram").setLevel(logging.CRITICAL)  # its lines name the token
    date = ServerDate()
    base = api_url.rstrip("/")
    try:
        request = AiohttpRequest(base, traces=(date.trace,))
        bot = ExtBot(token, f"{base}/bot", request=request, get_updates_request=request)
        async with bot:
            found = [
                Finding(PLATFORM, PartState.GOOD, f"the token is that of @{bot.username}"),
                *_webhook(await bot.get_webhook_info(), webhook),
                _permissions(bot.bot),
                *(await _mini_app(bot.bot, web or WebAddress())),
                _any_chat(bot.bot),
            ]
    except InvalidToken:
        found = [
            Finding(
                PLATFORM,
                PartState.BAD,
                "Telegram does not know the token in TELEGRAM_TOKEN",
                "ask @BotFather for it with /token, and put it into .env",
            )
        ]
    except TelegramError as error:
        found = [
            Finding(
                PLATFORM,
                PartState.BAD,
                f"Telegram cannot be asked ({error})",
                "check the network, the firewall and TELEGRAM_API_URL",
            )
        ]
    return found if date.ahead is None else [*found, clock("Telegram's", date.ahead)]


def _webhook(info: WebhookInfo, wanted: str) -> Iterator[Finding]:
    where = urlsplit(info.url).hostname or ""
    if info.url == wanted:
        yield Finding(
            "webhook", PartState.GOOD, f"updates go to {where}" if where else "none is set"
        )
    elif not wanted:
        yield Finding(
            "webhook",
            PartState.NOTE,
            f"updates go to {where}, while this bot fetches them",
            "a start takes the webhook away; see that no other program has this token",
        )
    else:
        yield Finding(
            "webhook",
            PartState.NOTE,
            f"updates go to {where}" if where else "none is set",
            "a start sets that of TELEGRAM_WEBHOOK",
        )
    if info.pending_update_count >= MANY:
        yield Finding(
            "webhook",
            PartState.NOTE,
            f"{info.pending_update_count} updates wait",
            "see that a process with the role telegram runs",
        )
    at = info.last_error_date
    if at is not None and time.time() - at.timestamp() < RECENT:
        yield Finding(
            "webhook",
            PartState.BAD,
            f"Telegram could not deliver: {info.last_error_message}",
            "see that the address of TELEGRAM_WEBHOOK leads here, with a certificate that is good",
        )


async def _mini_app(me: User, web: WebAddress) -> list[Finding]:
    if not web.base:
        return []
    address = mini_app(me, web)
    if not may_open(web.base):
        state = PartState.NOTE
        found = "the page does not open inside Telegram, which asks for an address with https"
        advice = "put a proxy with TLS before the page, and its address into WEB_URL"
    elif not address:
        state, found = PartState.NOTE, "the page does not open inside Telegram"
        advice = f"set the main Mini App to {web.inside()}, at @BotFather under Bot Settings"
    elif await _is_shut(web.inside()):
        state, found = PartState.BAD, f"{web.inside()} is no page that opens inside Telegram"
        advice = "give the processes with the role web TELEGRAM_TOKEN and WEB_URL, and restart them"
    else:
        state, advice = PartState.GOOD, ""
        found = f"{address} opens the page; it must lead to {web.inside()}"
    return [Finding("Mini App", state, found, advice)]


async def _is_shut(address: str) -> bool:
    """Whether the page is there, but not for Telegram. What does not answer, is told elsewhere."""
    try:
        page = await seen(address)
    except NotSeen:
        return False
    return page.status < 500 and not (page.ours and FRAMES in page.policy)


def _any_chat(me: User) -> Finding:
    modes = {"inline mode": me.supports_inline_queries, "guest mode": me.supports_guest_queries}
    if on := " and ".join(mode for mode, switched in modes.items() if switched):
        return Finding("any chat", PartState.GOOD, f"{on} on: tables go to chats without the bot")
    return Finding(
        "any chat",
        PartState.NOTE,
        "tables cannot be brought to chats without the bot",
        "switch inline mode on, at @BotFather with /setinline and /setinlinefeedback",
    )


def _permissions(me: User) -> Finding:
    if not me.can_join_groups:
        return Finding(
            "permissions",
            PartState.NOTE,
            "the bot cannot be added to groups on Telegram",
            "let it, at @BotFather with /setjoingroups",
        )
    if me.can_read_all_group_messages:
        return Finding(
            "permissions",
            PartState.NOTE,
            "the bot reads everything in groups on Telegram and needs no more than its commands",
            "turn privacy mode on, at @BotFather with /setprivacy",
        )
    return Finding("permissions", PartState.GOOD, "groups on Telegram, in privacy mode")
