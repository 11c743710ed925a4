"""What is shown, free of any platform: each screen is made from a table and one reader's view."""

from bot.screens.screen import Button, Mention, Menu, Player, Screen, Style

__all__ = ["Button", "Mention", "Menu", "Player", "Screen", "Style"]
