"""The command line, and the only place that wires the parts of a running bot together."""

import asyncio
import logging
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from bot.background import end
from bot.cli import BadInput, parse
from bot.cli import run as run_command
from bot.desk import Desk
from bot.desk.platform import Platform
from bot.errors import Fault
from bot.log import set_up
from bot.players.workers import Workers
from bot.settings import Settings
from bot.store import Store
from bot.texts import Words

log = logging.getLogger("crosstable")

AGAIN = 5.0  # seconds until a platform that broke down is started anew
STARTING = 60.0  # seconds in which a platform that cannot start stops the whole start


def main(arguments: Sequence[str] | None = None) -> int:
    """Run until Ctrl-C or SIGTERM, or do what the arguments say; the exit code is 1 when an
    operator must put something right, 2 when what was typed makes no sense."""
    given = parse(arguments)
    try:
        if given.command:
            run_command(given)
            return 0
        settings = Settings.read(Path.cwd())
        set_up(settings.log_level, (settings.telegram_token, settings.discord_token))
        asyncio.run(run(settings))
    except BadInput as bad:
        print(f"crosstable: {bad}", file=sys.stderr)
        return 2
    except Fault as fault:
        print(f"crosstable: {fault}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


async def run(settings: Settings) -> None:
    """Serve every platform that is set until told to stop. Raises Fault."""
    words = Words(settings.language)
    if words.match(settings.language) is None:
        known = ", ".join(words.languages)
        raise Fault(f"LANGUAGE is {settings.language!r}, but must be one of {known}.")
    if not (settings.web or settings.telegram_token or settings.discord_token):
        raise Fault("Nothing to start: WEB is off, and neither a Telegram nor a Discord token set.")
    stop = _stop_signal()
    async with AsyncExitStack() as stack:
        store = await Store.open(settings.database_url)
        stack.push_async_callback(store.close)
        workers = Workers(settings.workers)
        workers.start()
        stack.push_async_callback(workers.close)
        desk = Desk(store, workers, words)
        stack.push_async_callback(desk.close)
        platforms = await _platforms(settings, desk, store)
        for platform in platforms:
            desk.attach(platform)
        await _serve(desk, platforms, stop)


async def _platforms(settings: Settings, desk: Desk, store: Store) -> list[Platform]:
    """Every platform that is set; a platform's library is loaded only for those."""
    found: list[Platform] = []
    if settings.web:
        from bot.platforms.web import WebPlatform

        secret = await store.secret("web")
        web = WebPlatform(desk, settings.web_host, settings.web_port, secret)
        await web.start()
        print(f"Crosstable is open at {web.url}", flush=True)
        found.append(web)
    if settings.telegram_token:
        from bot.platforms.telegram import TelegramPlatform

        found.append(TelegramPlatform(desk, settings.telegram_token, settings.telegram_api_url))
    if settings.discord_token:
        from bot.platforms.discord import DiscordPlatform

        found.append(DiscordPlatform(desk, settings.discord_token, settings.discord_api_url))
    return found


def _stop_signal() -> asyncio.Event:
    """Set as soon as somebody presses Ctrl-C or sends SIGTERM."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    return stop


async def _serve(desk: Desk, platforms: list[Platform], stop: asyncio.Event) -> None:
    """Run all platforms until a signal comes. Raises the Fault of one that cannot start; one that
    fails later leaves the others running, and only the last one's fault ends the program."""
    began = time.monotonic()
    running = {asyncio.create_task(kept_running(p), name=p.name) for p in platforms}
    stopping = asyncio.create_task(stop.wait(), name="stop")
    await desk.resume()
    try:
        while running and not stop.is_set():
            await asyncio.wait({stopping, *running}, return_when=asyncio.FIRST_COMPLETED)
            for task in [task for task in running if task.done()]:
                running.discard(task)
                fault = task.exception()
                assert fault is not None, "a platform runs until it is cancelled"
                if time.monotonic() - began < STARTING or not running:
                    raise fault
                log.error("%s stopped: %s The other platforms go on.", task.get_name(), fault)
    finally:
        await end({stopping, *running})
        log.info("stopped")


async def kept_running(platform: Platform) -> None:
    """Run a platform until cancelled, again after anything unforeseen. Raises Fault."""
    while True:
        try:
            await platform.run()
        except Fault:
            raise
        except Exception:
            log.exception("%s failed; it starts again in %.0f s", platform.name, AGAIN)
        await asyncio.sleep(AGAIN)


if __name__ == "__main__":
    sys.exit(main())
