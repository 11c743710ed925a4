"""Where others reach this process over HTTP."""

from bot.listening.listener import Listener
from bot.listening.nonsense import Nonsense

__all__ = ["Listener", "Nonsense"]
