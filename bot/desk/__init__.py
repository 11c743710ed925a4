"""The one door: what people press and command comes in, what tables show goes out."""

from bot.desk.desk import Desk
from bot.desk.opening import open_desk
from bot.desk.running_parts import Options

__all__ = ["Desk", "Options", "open_desk"]
