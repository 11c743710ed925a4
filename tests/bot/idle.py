"""The real program, which says what it has loaded when it is told to stop: ``python -m
tests.bot.idle``."""

import sys

from bot.__main__ import main

if __name__ == "__main__":
    code = main([])
    print("loaded", *sys.modules)
    sys.exit(code)
