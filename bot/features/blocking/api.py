"""What later features may use of blocking."""

from bot.features.blocking.blocking import Blocking

__all__ = ["Blocking"]
