"""Where others reach this process over HTTP."""

from bot.listening.listener import Listener

__all__ = ["Listener"]
