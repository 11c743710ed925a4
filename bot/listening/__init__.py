"""Where others reach this process over HTTP."""

from bot.listening.hosts import is_loopback, serves
from bot.listening.listener import Listener
from bot.listening.nonsense import Nonsense

__all__ = ["Listener", "Nonsense", "is_loopback", "serves"]
