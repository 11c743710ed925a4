"""Colours as red, green and blue from 0 to 255."""

RGB = tuple[int, int, int]


def rgb(code: str) -> RGB:
    """``"F4EFE6"`` -> ``(244, 239, 230)``."""
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


def mix(colour: RGB, other: RGB, share: float) -> RGB:
    """``colour`` with ``share`` (0 to 1) of ``other`` mixed in."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(colour, other, strict=True))
    return red, green, blue


def ramp(first: RGB, last: RGB, steps: int) -> tuple[RGB, ...]:
    """``steps`` (2 or more) colours from ``first`` to ``last`` in equal distances."""
    return tuple(mix(first, last, step / (steps - 1)) for step in range(steps))


def hexadecimal(colour: RGB) -> str:
    """``(244, 239, 230)`` -> ``"#f4efe6"``."""
    return "#" + bytes(colour).hex()
