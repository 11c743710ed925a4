"""The web table: a page with the table in it, served by aiohttp, with nothing to install."""

from bot.platforms.web.platform import WebPlatform

__all__ = ["WebPlatform"]
