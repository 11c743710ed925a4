"""Pictures put down from recipes, as a page does it."""

import struct
import zlib

from PIL import Image

from render.recipe import SIGN

HEAD = len(SIGN) + 4  # bytes before what is the same for every page
NUMBERS = struct.Struct("<5H")
STROKE = struct.Struct("<7h")
SPRITE = struct.Struct("<8sHHH")


def said(sent: bytes) -> bytes:
    """What of a recipe is the same for every page."""
    _, _, colours, sprites, strokes = NUMBERS.unpack_from(sent, HEAD)
    return sent[HEAD : HEAD + NUMBERS.size + 3 * colours + 8 * sprites + STROKE.size * strokes]


class Sprites:
    """Those that a page has been sent."""

    def __init__(self) -> None:
        self._known: dict[bytes, tuple[Image.Image, Image.Image | None]] = {}

    def take(self, sent: bytes) -> None:
        """Keep those that come with a recipe."""
        lacking, forgets = struct.unpack_from("<2H", sent, len(SIGN))
        if forgets:
            self._known.clear()
        if not lacking:
            return
        at = HEAD + len(said(sent))
        heads = [SPRITE.unpack_from(sent, at + SPRITE.size * n) for n in range(lacking)]
        pixels = zlib.decompress(sent[at + SPRITE.size * lacking :])
        for name, width, height, masked in heads:
            many, bits = width * height, (width + 7) // 8 * height if masked else 0
            image = Image.frombytes("P", (width, height), pixels[:many])
            covered = pixels[many : many + bits]
            mask = Image.frombytes("1", (width, height), covered) if masked else None
            self._known[name] = image, mask
            pixels = pixels[many + bits :]

    def image(self, sent: bytes) -> Image.Image:
        """The picture of a recipe whose sprites are there."""
        width, height, colours, sprites, strokes = NUMBERS.unpack_from(sent, HEAD)
        at = HEAD + NUMBERS.size
        palette, at = sent[at : at + 3 * colours], at + 3 * colours
        names = [sent[at + 8 * n : at + 8 * n + 8] for n in range(sprites)]
        at += 8 * sprites
        shown = Image.new("P", (width, height))
        shown.putpalette(palette)
        for n in range(strokes):
            which, left, top, right, bottom, x, y = STROKE.unpack_from(sent, at + STROKE.size * n)
            if which < 0:
                shown.paste(-1 - which, (left, top, right, bottom))
                continue
            image, mask = self._known[names[which]]
            part = x, y, x + right - left, y + bottom - top
            shown.paste(image.crop(part), (left, top), mask and mask.crop(part))
        return shown
