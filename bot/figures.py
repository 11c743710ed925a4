"""Whole numbers as people read them, with a true minus sign."""

MINUS = "−"


def figure(number: int) -> str:
    """A number as it is counted: "14", "−3"."""
    return str(number).replace("-", MINUS)


def signed(number: int) -> str:
    """By how much something has changed: "+14", "−3", "±0"."""
    return f"{number:+d}".replace("-", MINUS) if number else "±0"
