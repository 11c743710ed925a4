"""What is shown, free of any platform: each screen is made from a table and one reader's view."""

from bot.screens.screen import Button, Mention, Screen, Style

__all__ = ["Button", "Mention", "Screen", "Style"]
