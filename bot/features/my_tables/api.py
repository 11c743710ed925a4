"""What later features may use of lists of tables."""

from bot.features.my_tables.my_tables import MyTables
from bot.features.my_tables.screens import games_screen

__all__ = ["MyTables", "games_screen"]
