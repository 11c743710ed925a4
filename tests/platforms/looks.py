"""What a picture that was sent looks like."""

import io

from PIL import Image

from render import RGB


def page_of(shown: bytes | Image.Image) -> RGB:
    """The colour of its page, by which a look is known."""
    picture = Image.open(io.BytesIO(shown)) if isinstance(shown, bytes) else shown
    colour = picture.convert("RGB").getpixel((2, 2))
    assert isinstance(colour, tuple)
    red, green, blue = (round(part) for part in colour)
    return red, green, blue
