"""The codes of tables: short enough to be said aloud, too many to be found by trying."""

import re
import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # which cannot be mistaken for each other
LENGTH = 7
FORMER_LENGTH = 5  # of tables from before, which keep their code


def form(letters: str) -> str:
    """A pattern of all codes made of these ``letters``. Neither of the two lengths is that of a
    code that links accounts, so that none is taken for the other."""
    return f"(?:[{letters}]{{{FORMER_LENGTH}}}|[{letters}]{{{LENGTH}}})"


TYPED = form(LETTERS)  # what is no code may be another word of the same line
WRITTEN = form("A-Z2-9")  # in addresses and payloads, where nothing else can stand

_WRITTEN = re.compile(WRITTEN)


def new_code() -> str:
    """A code for a new table."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_code(text: str) -> bool:
    """Whether this can be a table's code, in capitals."""
    return _WRITTEN.fullmatch(text) is not None
