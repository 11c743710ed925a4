"""Where everything that lasts is kept."""

from bot.store.store import Store
from bot.store.tables import Conflict

__all__ = ["Conflict", "Store"]
