"""Whole numbers in what people and programs write."""

LONGEST = 18  # digits; ``int`` refuses thousands of them with an error of its own
MOST = 2**31 - 1  # an INTEGER of SQL has no room for more, and PostgreSQL fails at it


def whole(text: str, least: int = 0, most: int = MOST) -> int | None:
    """The number from ``least`` to ``most`` that ASCII digits write, None for any other text: a
    sign, a space and the digits of other scripts are none."""
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST):
        return None
    number = int(text)
    return number if least <= number <= most else None
