"""Crosstable in Telegram: groups, forum topics and private chats, over python-telegram-bot."""

from bot.platforms.telegram.limiter import SendingLimits
from bot.platforms.telegram.platform import TelegramPlatform
from bot.platforms.telegram.webhook_address import WebhookAddress, secret_of

__all__ = ["SendingLimits", "TelegramPlatform", "WebhookAddress", "secret_of"]
