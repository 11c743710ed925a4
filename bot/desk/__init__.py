"""The one door: what people press and command comes in, what tables show goes out."""

from bot.desk.desk import Desk
from bot.desk.opening import Options, open_desk

__all__ = ["Desk", "Options", "open_desk"]
