"""Whole numbers in what people and programs write."""

LONGEST = 18  # digits; ``int`` refuses thousands of them with an error of its own


def whole(text: str, least: int = 0, most: int = 10**LONGEST) -> int | None:
    """The number from ``least`` to ``most`` that ASCII digits write, None for any other text: a
    sign, a space and the digits of other scripts are none."""
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST):
        return None
    number = int(text)
    return number if least <= number <= most else None
