"""Listens for HTTP requests to one application."""

from aiohttp import web

from bot.listening.nonsense import RequestLog, told


class Listener:
    """Answers requests to ``app`` on ``host`` and ``port`` (0: any free one). Once closed it waits
    ``closing_seconds`` for the answers that are under way."""

    def __init__(
        self, app: web.Application, host: str, port: int, *, closing_seconds: float
    ) -> None:
        self._host = host
        self._port = port
        requests = RequestLog()
        app.middlewares.insert(0, told(requests))
        self._runner = web.AppRunner(
            app,
            access_log=None,
            logger=requests,
            shutdown_timeout=closing_seconds,
            # The library inflates a body in the event loop, also one that nobody reads: a megabyte
            # of gzip becomes a gigabyte there. Nobody whom we expect squeezes what they send.
            auto_decompress=False,
        )

    @property
    def port(self) -> int:
        """The port on which it listens."""
        return int(self._runner.addresses[0][1])

    async def start(self) -> None:
        """Listens from now on. Raises OSError where that is impossible."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._host, self._port).start()
        except OSError:
            await self._runner.cleanup()
            raise

    async def accept_no_more(self) -> None:
        """Accepts no more connections; those there are go on."""
        for site in tuple(self._runner.sites):
            await site.stop()

    async def close(self) -> None:
        """Lets go of the port and of everybody."""
        await self._runner.cleanup()
