"""The places where tables are shown; only each platform's own folder imports its library."""

from bot.platforms.platform import Gone, Platform, Reply

__all__ = ["Gone", "Platform", "Reply"]
