"""Where others reach this process over HTTP."""

from bot.listening.addresses import Network
from bot.listening.connections import ConnectionLimits
from bot.listening.hosts import is_loopback, serves
from bot.listening.listener import PROXY_IDLE, Listener
from bot.listening.nonsense import Nonsense

__all__ = [
    "PROXY_IDLE",
    "ConnectionLimits",
    "Listener",
    "Network",
    "Nonsense",
    "is_loopback",
    "serves",
]
