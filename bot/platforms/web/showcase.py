"""The pictures on the home page: every game some moves into a match that nobody plays."""

import asyncio
import hashlib

from aiohttp import web

import render
from bot.platforms.web.asks import THEMES
from engines import GAMES

SEED = hashlib.sha256(b"crosstable showcase").hexdigest()
PLIES = 22
CACHING = "public, max-age=3600"


class Showcase:
    """Paints each game's picture once for each theme, when a browser first asks for it."""

    def __init__(self) -> None:
        self._painted: dict[tuple[str, str], bytes] = {}

    async def picture(self, request: web.Request) -> web.Response:
        """The picture that the address names; 404 for an unknown game or theme."""
        game, theme = request.match_info["game"], request.match_info["theme"]
        if game not in GAMES or theme not in THEMES:
            raise web.HTTPNotFound
        if (game, theme) not in self._painted:
            self._painted[game, theme] = await asyncio.to_thread(showcase, game, theme)
        return web.Response(
            body=self._painted[game, theme],
            content_type="image/png",
            headers={"Cache-Control": CACHING},
        )


def showcase(key: str, theme: str) -> bytes:
    """A PNG of the game as everybody sees it, the same at each call."""
    game = GAMES[key]
    state = game.start(game.deal(min(game.seats), {"first": "1"}, SEED))
    for ply in range(PLIES):
        turn = game.view(state, None).turn
        moves = () if turn is None else game.view(state, turn).moves
        if not moves:
            break
        state = game.play(state, moves[(7 * ply) % len(moves)])
    return render.paint(game.view(state, None), (), theme).png
