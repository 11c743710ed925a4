"""``/metrics`` and ``/healthz``, for the operator's monitor alone."""

import asyncio
import logging

from aiohttp import web
from aiohttp.typedefs import Handler
from prometheus_client.exposition import choose_encoder

from bot.errors import Fault
from bot.listening import Listener, Nonsense, serves
from bot.monitoring.health import ANSWER_SECONDS, Condition, Examiner
from bot.monitoring.prometheus_meters import PrometheusMeters

CLOSING_SECONDS = 1.0

log = logging.getLogger(__name__)


class Monitor:
    """Serves metrics and health on ``host`` and ``port``."""

    def __init__(
        self,
        host: str,
        port: int,
        meters: PrometheusMeters,
        examiner: Examiner,
        patience: float = ANSWER_SECONDS,
    ) -> None:
        self._host = host
        self._port = port
        self._meters = meters
        self._examiner = examiner
        self._patience = patience
        self._listener: Listener | None = None

    async def start(self) -> None:
        """Binds the port. Raises Fault when that is impossible."""
        app = web.Application(middlewares=[self._guard])
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/healthz", self._healthz)
        listener = Listener(app, self._host, self._port, closing_seconds=CLOSING_SECONDS)
        try:
            await listener.start()
        except OSError as error:
            raise Fault(
                f"Metrics cannot be served on {self._host}:{self._port} "
                f"({error.strerror or error}): check METRICS_HOST and METRICS_PORT."
            ) from error
        self._listener = listener

    async def close(self) -> None:
        """Closes the port."""
        listener, self._listener = self._listener, None
        if listener is not None:
            await listener.close()

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not serves(self._host, request.headers.get("Host", "")):
            raise web.HTTPForbidden(text="This host name is not served here.")
        return await handler(request)

    async def _metrics(self, request: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(self._patience):
                await self._meters.ask()
        except Exception as error:  # what was counted is told all the same
            log.warning("could not measure everything: %s", type(error).__name__)
            self._meters.backlog(None)
        for platform, condition in self._examiner.platforms().items():
            self._meters.serving(platform, condition is Condition.CONNECTED)
        try:
            encode, kind = choose_encoder(request.headers.get("Accept", ""))
        except (TypeError, ValueError):  # of a version that is none
            raise Nonsense("its Accept cannot be read") from None
        # Beside the loop: with every button pressed it is half a megabyte.
        body = await asyncio.to_thread(encode, self._meters.registry)
        response = web.Response(body=body, headers={"Content-Type": kind})
        response.enable_compression()
        return response

    async def _healthz(self, request: web.Request) -> web.Response:
        health = await self._examiner.look()
        return web.json_response(health.words(), status=200 if health.well else 503)
