"""How wide a button's label is shown."""

import unicodedata

WIDE = 2.2  # an emoji, or a letter of a script with square ones
_SLIM = frozenset("iljtfrI.,:;'|!()[] -·‹›1")
_BROAD = frozenset("mwMWGOQ@%…—")
_JOINERS = "\u200d\ufe0e\ufe0f\u2068\u2069"


def shown_width(label: str) -> float:
    """In characters of usual width; about, for each client has letters of its own."""
    return sum(map(_width, label))


def _width(character: str) -> float:
    if character in _JOINERS or unicodedata.combining(character):
        return 0.0
    if unicodedata.east_asian_width(character) in "WF" or unicodedata.category(character) == "So":
        return WIDE
    if character in _SLIM:
        return 0.6
    return 1.4 if character in _BROAD else 1.0
