"""The program, which edits in a Telegram chat as soon as there is something new: ``python -m
tests.platforms.unpaced``. It is the pace of edits that a match of three people waits for."""

import sys
from typing import Any

import bot.__main__ as program
from bot.platforms import telegram


class Unpaced(telegram.TelegramPlatform):
    """The platform, with no limit for edits."""

    def __init__(self, *given: Any, **named: Any) -> None:
        named["limits"] = telegram.SendingLimits(edit_interval=0.0)
        super().__init__(*given, **named)


setattr(telegram, telegram.TelegramPlatform.__name__, Unpaced)

if __name__ == "__main__":
    sys.exit(program.main([]))
