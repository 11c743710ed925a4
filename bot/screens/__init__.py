"""What is shown, free of any platform: each screen is made from a table and one reader's view."""

from bot.screens.screen import Button, Screen, Style

__all__ = ["Button", "Screen", "Style"]
