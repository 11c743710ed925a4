"""A browser sees in a picture put together from bands the very pixels that are painted in one go:
as they come, and squeezed harder; and so it does in one that its page puts down by itself."""

from base64 import b64decode, b64encode
from hashlib import sha256
from itertools import cycle, product

import pytest
from playwright.async_api import Browser, Page

from bot.platforms.web.platform import STATIC
from engines import GAMES
from render import PAINTERS, Drawing
from render.bands import BandCache, bands
from render.png import file_of
from render.stream import joined
from render.theme import THEMES
from tests.campaigns import so_many
from tests.render.pictures import walk

DECODE = """
async address => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
    return [canvas.width, canvas.height, btoa(String.fromCharCode(...digest))];
}"""
LAY = """
async recipe => {
    const { bitmap, read, unpacked } = await import("/recipe.js");
    const told = read(Uint8Array.from(atob(recipe), (letter) => letter.charCodeAt(0)));
    if (told.forgets) globalThis.sprites = new Map();
    const fresh = told.fresh.length ? await unpacked(told) : [];
    for (const [name, sprite] of fresh) sprites.set(name, sprite);
    return URL.createObjectURL(new Blob([bitmap(told, sprites)], { type: "image/bmp" }));
}"""
SECURE = "http://localhost/"  # an empty page at which there are digests

# Each game, and each theme: a picture is put together in the same way whatever its colours.
PAIRS = [*zip(GAMES, cycle(THEMES), strict=False)]

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def decoded(page: Page, address: str) -> tuple[int, int, bytes]:
    """Width, height and the digest of the pixels, in red, green, blue and alpha, as the browser
    shows them: the pixels themselves would take it longer to tell than to decode."""
    width, height, digest = await page.evaluate(DECODE, address)
    return width, height, b64decode(digest)


class Laid:
    """A page that keeps the sprites that it has been sent."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._known: set[bytes] = set()

    async def address(self, drawing: Drawing) -> str:
        """Where it has the picture that it has put down."""
        recipe = drawing.laid().recipe
        assert recipe is not None
        sent = recipe.sent(self._known)
        self._known.update(sprite.name for sprite in recipe.sprites)
        return str(await self._page.evaluate(LAY, b64encode(sent).decode()))


def files(drawing: Drawing) -> tuple[bytes, bytes]:
    """The drawing as it comes, and squeezed harder."""
    cache, cut = BandCache(), bands(drawing.width, drawing.cuts, drawing.strokes)
    size, colours = (drawing.width, drawing.height), drawing.palette.bytes
    return (
        file_of(*size, colours, joined([cache.segment(band) for band in cut])),
        file_of(*size, colours, joined([cache.hard(band) for band in cut])),
    )


@pytest.mark.parametrize(("key", "theme"), so_many(PAIRS, [*product(GAMES, THEMES)]))
async def test_chromium_decodes_the_pixels_that_were_painted(
    chromium: Browser, key: str, theme: str
) -> None:
    game = GAMES[key]
    page = await chromium.new_page()
    await page.route(SECURE, lambda route: route.fulfill(body="", content_type="text/html"))
    script = (STATIC / "js" / "recipe.js").read_text()
    kind = "text/javascript"
    await page.route("**/recipe.js", lambda route: route.fulfill(body=script, content_type=kind))
    await page.goto(SECURE)
    laid = Laid(page)
    for state in list(walk(game, game.seats[0], 5))[1 :: so_many(20, 3)]:
        for seat in (None, 0):
            drawing = PAINTERS[key].paint(game.view(state, seat), (), theme, None)
            pixels = sha256(drawing.image.convert("RGBA").tobytes()).digest()
            wanted = (*drawing.image.size, pixels)
            for png in files(drawing):
                address = f"data:image/png;base64,{b64encode(png).decode()}"
                assert await decoded(page, address) == wanted
            assert await decoded(page, await laid.address(drawing)) == wanted
    await page.close()
