"""How well two colours can be told apart."""

from render.colour import RGB


def contrast(ink: RGB, ground: RGB) -> float:
    """The ratio of WCAG 2, from 1 to 21."""
    dark, light = sorted((luminance(ink), luminance(ground)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: RGB) -> float:
    """The relative luminance of WCAG 2, from 0 to 1."""
    parts = (part / 255 for part in colour)
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
