"""What processes tell each other besides that a table has changed."""

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import Self


class Word(StrEnum):
    """What a process tells the others."""

    SHOWN = "shown"  # other messages show the table, or other pages of it; of no table: anywhere
    ANEW = "anew"  # the table looks different, though it has not changed
    PAGES = "pages"  # there is more to see of an analysis of the table
    PICKED = "picked"  # somebody has made a choice towards a move at the table
    PRESSED = "pressed"  # somebody has pressed on a message that is behind
    TOLD = "told"  # a person was told of something
    UNREACHED = "unreached"  # nobody could tell a person of something
    CHOSEN = "chosen"  # somebody has chosen something in the settings


@dataclass(frozen=True, slots=True)
class Wish:
    """A word about a table, and what goes with it."""

    word: Word
    table: str = ""
    more: tuple[str | int | float | bool, ...] = ()

    @property
    def payload(self) -> str:
        """As it is told; no table's code looks like it."""
        return json.dumps([self.word, self.table, *self.more], separators=(",", ":"))

    @classmethod
    def parse(cls, payload: str) -> Self | None:
        """What was told; None for a table's code, and for what a newer version may say."""
        if not payload.startswith("["):
            return None
        word, table, *more = json.loads(payload)
        return cls(Word(word), table, tuple(more)) if word in tuple(Word) else None
