"""The one door: what people press and command comes in, what tables show goes out."""

from bot.desk.desk import Desk

__all__ = ["Desk"]
