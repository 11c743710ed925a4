"""What stands before several processes: hands each call to the next of them that answers."""

from itertools import count

import aiohttp
from aiohttp import web


class Balancer:
    """Listens on a port of its own for the processes at ``targets``, addresses with ports. Of the
    next ``lose`` calls nobody learns how they went."""

    def __init__(self, *targets: str) -> None:
        self.targets = list(targets)
        self.lose = 0
        self.handed: list[str] = []  # to which each call has gone
        self._turns = count()
        self._runner: web.AppRunner | None = None
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> "Balancer":
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._hand)
        self._session = aiohttp.ClientSession()
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner is not None and self._session is not None
        await self._runner.cleanup()
        await self._session.close()

    @property
    def url(self) -> str:
        """Where it listens."""
        assert self._runner is not None
        return f"http://127.0.0.1:{self._runner.addresses[0][1]}"

    async def _hand(self, request: web.Request) -> web.Response:
        assert self._session is not None
        body, turn = await request.read(), next(self._turns)
        headers = {k: v for k, v in request.headers.items() if k.lower() != "host"}
        for at in range(len(self.targets)):
            target = self.targets[(turn + at) % len(self.targets)]
            try:
                async with self._session.request(
                    request.method, target + request.path_qs, data=body, headers=headers
                ) as answer:
                    self.handed.append(target)
                    if self.lose:
                        self.lose -= 1
                        break
                    return web.Response(status=answer.status, body=await answer.read())
            except aiohttp.ClientConnectorError:
                continue  # nobody listens there: the next one
            except (aiohttp.ClientError, OSError):
                break  # it may have been done: whoever has called is to call again
        return web.Response(status=502)
