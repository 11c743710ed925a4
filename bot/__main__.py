"""The command line, and the only place that wires the parts of a running bot together."""

import gc
import os

gc.disable()  # what is loaded is no garbage, and to look for some takes an eighth of the time
# Libraries would look through all packages for plugins, and open the files of all time zones.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
os.environ.setdefault("PYTZ_SKIPEXISTSCHECK", "1")

import asyncio
import logging
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from bot.certificates import reading_late

with reading_late():  # aiohttp makes contexts for TLS as it is loaded
    from bot.listening.descriptors import raise_limit

from bot.background import end
from bot.cli import BadInput, parse
from bot.cli import run as run_command
from bot.desk import Desk, Options, open_desk
from bot.desk.feature import all_verbs
from bot.desk.warmup import SETTLED, first_boards, prepare
from bot.errors import DatabaseDown, Fault
from bot.features import FEATURES
from bot.log import LogFormat, SecretRedactor, set_up
from bot.monitoring.health import Condition, Examiner
from bot.monitoring.labels import Known, QueueKind
from bot.monitoring.meters import Meters
from bot.players.workers import Urgency, Workers
from bot.ratings.rating_replay import RatingReplay
from bot.running.fleet import KEEPER, Fleet
from bot.running.questions import kind_of
from bot.running.steady_clock import SteadyClock
from bot.settings import Role, Settings
from bot.store import backlog as backlog_rows
from bot.store import notes as note_rows
from bot.store.leader import run_as_leader
from bot.store.outage_log import DatabaseFailures
from bot.store.store import Store
from bot.texts import Words
from bot.web_address import WebAddress
from engines import GAMES
from engines.game import LEVELS

if TYPE_CHECKING:
    from bot.cli.examination import Examination
    from bot.platforms.telegram import WebhookAddress
    from bot.platforms.web.chat_apps import ChatApps
    from bot.store.queue import Queue as SharedQueue

gc.freeze()  # or the first look for garbage goes through all that
gc.enable()

log = logging.getLogger("crosstable")

OBJECTS = 10_000  # more than there were, until garbage is looked for: a press makes thousands
SWITCH = 0.001  # seconds that a painter keeps the interpreter while the event loop waits for it
RESTART_SECONDS = 5.0  # seconds until a platform that broke down is started anew
LATER = 300.0  # seconds until a platform is asked again that has refused us while it was served
STARTING = 60.0  # seconds in which a platform that cannot start stops the whole start
INTERRUPTED = 130  # the exit code of what Ctrl-C has kept from being done
SIGNALS = ("SIGINT", "SIGTERM", "SIGBREAK")  # Ctrl-C, kill, and Ctrl-Break where there is that


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs until Ctrl-C or SIGTERM, or does what the arguments say; the exit code is 1 when an
    operator must put something right, 2 when what was typed makes no sense."""
    verbs = [verb for feature in FEATURES for verb in feature.cli]
    given = parse(arguments, verbs)
    redactor, form = SecretRedactor(()), LogFormat.TEXT
    try:
        if given.command:
            return run_command(given, _database_url, _examinations, verbs)
        settings = Settings.read(Path.cwd())
        redactor, form = SecretRedactor(settings.secrets), settings.log_format
        set_up(settings.log_level, settings.secrets, form, (DatabaseFailures(),))
        raise_limit()
        load(settings)
        asyncio.run(run(settings))
    except BadInput as bad:
        print(f"crosstable: {bad}", file=sys.stderr)
        return 2
    except (Fault, DatabaseDown) as fault:
        for sentence in redactor.clean(str(fault)).splitlines():
            if form is LogFormat.JSON:
                log.critical("%s", sentence)
            else:
                print(f"crosstable: {sentence}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED if given.command else 0
    except Exception:  # left to Python it would be printed as it is, secrets included
        log.critical("stopped by an unexpected error", exc_info=True)
        return 1
    return 0


def _database_url() -> str:
    return Settings.read(Path.cwd()).database_url


def load(settings: Settings) -> None:
    """Loads the libraries of the platforms that are this process's part. Once it has said that it
    is alive they would keep it from saying so again for a second, on a busy machine for many.
    Garbage is never looked for among all this again, which would keep the event loop each time, and
    seldom among the rest: that took a sixteenth of all presses' time."""
    gc.disable()
    for role in (Role.WEB, Role.TELEGRAM, Role.DISCORD):
        if settings.plays(role):
            import_module(f"bot.platforms.{role}")
    gc.freeze()
    gc.set_threshold(OBJECTS)
    gc.enable()
    sys.setswitchinterval(SWITCH)


async def run(settings: Settings) -> None:
    """Serves every platform that is set until told to stop. Raises Fault."""
    stop = _stop_signal()
    if settings.only_plays:
        await _answer(settings, stop)
        return
    words = Words(settings.language)
    async with AsyncExitStack() as stack:
        # Beside the opening of the database, so that nobody waits for it; where there is a page,
        # once that answers, as whoever opens it needs a board only after that.
        answering = asyncio.Event()
        prepared = asyncio.create_task(prepare(first_boards(words, _themes(settings)), answering))
        stack.push_async_callback(end, [prepared])
        if not settings.plays(Role.WEB):
            answering.set()
        meters = _meters(settings)
        store = await Store.open(settings.database_url, meters=meters)
        stack.push_async_callback(store.close)
        roles = [role for role in Role if settings.plays(role)]
        fleet = Fleet(store.database, [*roles, KEEPER] if settings.keeps_tables else roles)
        await fleet.start()
        stack.push_async_callback(fleet.close)
        workers = Workers(settings.workers, meters=meters)
        stack.push_async_callback(workers.close)
        plays = settings.plays(Role.PLAYERS)
        # Where others share the database they are started when nobody else's answer.
        if plays or store.database.queue is None:
            starting = asyncio.get_running_loop().call_later(SETTLED, workers.start)
            stack.callback(starting.cancel)
        options = Options(
            clock=SteadyClock() if settings.keeps_tables else time.time,
            play=plays,
            meters=meters,
            admins=settings.admins,
            settings=settings,
        )
        desk = open_desk(store, workers, words, FEATURES, options)
        stack.push_async_callback(desk.close)
        platforms = await _platforms(settings, desk, store, fleet, meters)
        answering.set()
        meters.listen(partial(_measure, store, meters))
        await stack.enter_async_context(
            _monitored(settings, meters, partial(backlog_rows.answers, store.database), platforms)
        )
        # Until it is known that no other process keeps the tables.
        await desk.background.stop_computers()
        beside: list[Runner] = [Keeper(store, desk, eager=settings.plays(Role.PLAYERS))]
        if settings.keeps_tables:
            beside.append(Timekeeper(fleet, desk))
        await _serve(desk, platforms, beside, stop, prepared)


def _themes(settings: Settings) -> set[str]:
    """The themes of the platforms that are this process's part."""
    found: set[str] = set()
    if settings.plays(Role.WEB):
        from bot.platforms.web import WebPlatform

        found.add(WebPlatform.theme)
    if settings.plays(Role.TELEGRAM):
        from bot.platforms.telegram import TelegramPlatform

        found.add(TelegramPlatform.theme)
    if settings.plays(Role.DISCORD):
        from bot.platforms.discord import DiscordPlatform

        found.add(DiscordPlatform.theme)
    return found


async def _answer(settings: Settings, stop: asyncio.Event) -> None:
    """Has computer players answer what waits in the queue of a server, and has nothing to do with
    the tables there. Raises Fault."""
    from bot.running.queue_worker import QueueWorker
    from bot.store.database import open_queue

    async with AsyncExitStack() as stack:
        meters = _meters(settings)
        queue = await open_queue(settings.database_url)
        stack.push_async_callback(queue.close)
        workers = Workers(settings.workers, meters=meters)
        workers.start()
        stack.push_async_callback(workers.close)
        meters.listen(partial(_measure_queue, queue, meters))
        await stack.enter_async_context(_monitored(settings, meters, queue.known))
        answering = asyncio.create_task(QueueWorker(queue, workers).run(), name="players")
        stopping = asyncio.create_task(stop.wait(), name="stop")
        try:
            await asyncio.wait({answering, stopping}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await end({answering, stopping})
            log.info("stopped")


def _meters(settings: Settings) -> Meters:
    """What is measured, kept only where somebody can read it."""
    if not settings.metrics_port:
        return Meters()
    from bot.monitoring.prometheus_meters import PrometheusMeters

    return PrometheusMeters(known())


def known() -> Known:
    """All that may stand in a label of what is measured."""
    urgencies = [urgency.name.lower() for urgency in Urgency]
    return Known(tuple(Role), all_verbs(FEATURES), tuple(GAMES), LEVELS, urgencies)


async def _measure(store: Store, meters: Meters) -> None:
    meters.backlog(await backlog_rows.backlog(store.database, time.time()))
    if store.database.queue is not None:
        await _measure_queue(store.database.queue, meters)
    for feature in FEATURES:
        for each in feature.measures:
            meters.measured(each.measure, await each.count(store.database))


async def _measure_queue(queue: "SharedQueue", meters: Meters) -> None:
    lengths = await queue.lengths()
    waiting = {kind: lengths.get(kind, (0, 0.0))[0] for kind in map(kind_of, Urgency)}
    meters.queued(QueueKind.DATABASE, waiting)


@asynccontextmanager
async def _monitored(
    settings: Settings,
    meters: Meters,
    answers: Callable[[], Awaitable[object]],
    platforms: "Sequence[Served]" = (),
) -> AsyncIterator[None]:
    """Shows a monitor meanwhile what is measured and how all stands, where that is wanted;
    ``answers`` raises what is wrong with the database. Raises Fault."""
    if not settings.metrics_port:
        yield
        return
    from bot.monitoring.prometheus_meters import PrometheusMeters
    from bot.monitoring.server import Monitor

    assert isinstance(meters, PrometheusMeters)

    def stand() -> dict[str, Condition]:
        return {platform.name: platform.condition for platform in platforms}

    examiner = Examiner(answers, stand)
    monitor = Monitor(settings.metrics_host, settings.metrics_port, meters, examiner)
    await monitor.start()
    try:
        yield
    finally:
        await monitor.close()


async def _platforms(
    settings: Settings, desk: Desk, store: Store, fleet: Fleet, meters: Meters
) -> "list[Served]":
    """Every platform that is this process's part; a platform's library is loaded only for those."""
    found: list[Served] = []
    if settings.plays(Role.WEB):
        from bot.platforms.web import WebPlatform

        secret = await note_rows.secret(store.database, "web")
        web = WebPlatform(
            desk,
            settings.web_host,
            settings.web_port,
            secret,
            settings.trusted_proxies,
            apps=_chat_apps(settings),
        )
        await web.start()
        print(f"Crosstable is open at {web.url}", flush=True)
        desk.attach(web)
        found.append(web)
    if settings.plays(Role.TELEGRAM):
        from bot.platforms.telegram import TelegramPlatform

        telegram = TelegramPlatform(
            desk,
            settings.telegram_token,
            settings.telegram_api_url,
            fleet=fleet,
            on_duty=partial(run_as_leader, store.database, f"telegram {settings.telegram_token}"),
            webhook=await _webhook(settings, store),
            meters=meters,
        )
        desk.attach(telegram)
        found.append(telegram)
    if settings.plays(Role.DISCORD):
        from bot.platforms.discord import DiscordPlatform, Shared

        discord = DiscordPlatform(
            desk,
            settings.discord_token,
            settings.discord_api_url,
            sharing=None if store.database.alone else Shared(store.database, fleet),
            meters=meters,
            activities=bool(settings.discord_client_secret),
        )
        desk.attach(discord)
        found.append(discord)
    return found


def _chat_apps(settings: Settings) -> "ChatApps":
    """The apps of chats in which the page opens: where it has an address for everybody."""
    if not settings.web_url:
        return {}
    from bot.platforms.web.chat_apps import ChatApp

    found: dict[str, ChatApp] = {}
    if settings.telegram_token:
        from bot.platforms.telegram.init_data import FRAMES, LaunchReader

        found["telegram"] = ChatApp(LaunchReader(settings.telegram_token), FRAMES)
    if settings.discord_token and settings.discord_client_secret:
        from bot.platforms.discord.activity import Activity

        secret, api_url = settings.discord_client_secret, settings.discord_api_url
        activity = Activity(settings.discord_token, secret, api_url)
        found["discord"] = ChatApp(activity, proxy=activity)
    return found


def _examinations(settings: Settings) -> "list[Examination]":
    """What the doctor asks of each platform that a token is set for."""
    from bot.cli.examination import Examination

    found: list[Examination] = []
    if settings.telegram_token:
        from bot.platforms.telegram.checkup import checkup as on_telegram

        webhook = settings.telegram_webhook
        web = WebAddress(settings.web_url, settings.telegram_app)
        api_url = settings.telegram_api_url
        asked = partial(on_telegram, settings.telegram_token, api_url, webhook, web)
        needed = frozenset({"telegram_token", "telegram_api_url", "telegram_webhook"})
        found.append(Examination("telegram", needed, asked))
    if settings.discord_token:
        from bot.platforms.discord.checkup import checkup as on_discord

        web, secret = WebAddress(settings.web_url), settings.discord_client_secret
        asked = partial(on_discord, settings.discord_token, settings.discord_api_url, web, secret)
        needed = frozenset({"discord_token", "discord_api_url"})
        found.append(Examination("discord", needed, asked))
    return found


async def _webhook(settings: Settings, store: Store) -> "WebhookAddress | None":
    """Where Telegram calls, if it does."""
    from bot.platforms.telegram import WebhookAddress, secret_of

    if not settings.telegram_webhook:
        return None
    secret = secret_of(await note_rows.secret(store.database, "telegram"), settings.telegram_token)
    host, port = settings.telegram_webhook_host, settings.telegram_webhook_port
    return WebhookAddress(settings.telegram_webhook, host, port, secret)


class Runner(Protocol):
    """What runs until it is cancelled."""

    @property
    def name(self) -> str:
        """What the log calls it."""
        ...

    async def run(self) -> None:
        """Raises Fault when it cannot start at all."""
        ...


class Served(Runner, Protocol):
    """A platform, as an operator sees it."""

    @property
    def condition(self) -> Condition:
        """How this process stands to it now."""
        ...


class Keeper:
    """Has computers move, and ratings follow from matches, in one process at a time: one that is
    ``eager``, where there is any."""

    name = "what computers do"

    def __init__(self, store: Store, desk: Desk, eager: bool) -> None:
        self._store = store
        self._desk = desk
        self._eager = eager

    async def run(self) -> None:
        """Keeps the tables whenever it is this process's turn."""
        await run_as_leader(self._store.database, "tables", self._keep, self._eager)

    async def _keep(self) -> None:
        replaying = asyncio.create_task(kept_running(RatingReplay(self._store)), name="ratings")
        try:
            await self._desk.background.start_computers()
            await asyncio.Event().wait()
        finally:
            await end([replaying])
            await self._desk.background.stop_computers()


class Timekeeper:
    """Has what is due happen, beside other processes that do."""

    name = "what happens by itself"

    def __init__(self, fleet: Fleet, desk: Desk) -> None:
        self._fleet = fleet
        self._desk = desk
        fleet.listen(lambda: desk.background.resume_jobs_of(partial(fleet.mine, KEEPER)))

    async def run(self) -> None:
        """Begins, once it is known whether people were served until now."""
        await self._desk.background.start_clocks(await self._fleet.served(KEEPER))
        await asyncio.Event().wait()


def _stop_signal() -> asyncio.Event:
    """An event that is set as soon as somebody presses Ctrl-C or sends SIGTERM."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (getattr(signal, name) for name in SIGNALS if hasattr(signal, name)):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # on Windows a loop has no such handlers
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    return stop


async def _serve(
    desk: Desk,
    platforms: Sequence[Runner],
    beside: Sequence[Runner],
    stop: asyncio.Event,
    prepared: Awaitable[None],
) -> None:
    """Runs all platforms until a signal comes, as soon as the first boards are ``prepared``. Raises
    the Fault of one that cannot start, and later that of the last one."""
    await desk.background.start()
    await prepared
    serving = Serving(platforms)
    running = {asyncio.create_task(serving.keep(p), name=p.name) for p in platforms}
    keeping = {asyncio.create_task(kept_running(one), name=one.name) for one in beside}
    stopping = asyncio.create_task(stop.wait(), name="stop")
    try:
        await asyncio.wait({stopping, *running}, return_when=asyncio.FIRST_COMPLETED)
        for task in [task for task in running if task.done()]:
            fault = task.exception()
            assert fault is not None, "a platform runs until it is cancelled"
            raise fault
    finally:
        await end({stopping, *keeping, *running})
        log.info("stopped")


class Serving:
    """Runs platforms beside each other: one that refuses us later on is asked again after a while,
    for its token may be put right there, or the refusal be a failure of its own."""

    def __init__(self, platforms: Sequence[Runner]) -> None:
        self._served = {platform.name for platform in platforms}
        self._began = time.monotonic()

    async def keep(self, platform: Runner) -> None:
        """Runs one of them until cancelled. Raises the Fault of one that cannot start, or that is
        the last."""
        while True:
            self._served.add(platform.name)
            try:
                await kept_running(platform)
            except Fault as fault:
                self._served.discard(platform.name)
                if time.monotonic() - self._began < STARTING or not self._served:
                    raise
                log.error("%s stopped: %s Trying again in %.0f s.", platform.name, fault, LATER)
            await asyncio.sleep(LATER)


async def kept_running(runner: Runner, again: float = RESTART_SECONDS) -> None:
    """Runs a platform until cancelled, again after anything unforeseen. Raises Fault."""
    while True:
        try:
            await runner.run()
        except Fault:
            raise
        except Exception:
            log.exception("%s failed; starting it again in %.0f s", runner.name, again)
        await asyncio.sleep(again)


if __name__ == "__main__":
    sys.exit(main())
