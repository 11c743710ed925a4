"""``crosstable doctor``: whether all that the bot needs is there, one line each with what to do."""

from bot.cli.doctor.doctor import doctor

__all__ = ["doctor"]
