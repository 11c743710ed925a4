import os
import signal
from pathlib import Path

from tests import stores
from tests.bot.idle import CERTIFICATES
from tests.bot.mortal import Mortal
from tests.database import FILE

NOWHERE = "http://127.0.0.1:9"
NOT_AT_A_START = {  # what takes long to load, and is for those alone who need it
    "PIL.GifImagePlugin": "animations",
    "alembic": "migrations, which a database of today's version does not need",
    "asyncpg": "PostgreSQL",
    "bot.cli.examination": "the doctor",
    "bot.platforms.telegram.webhook": "Telegram's calls",
    "bot.monitoring.server": "monitors",
    "prometheus_client": "monitors",
    "bot.store.health": "the doctor",
    "llvmlite": "computer players, which live in other processes",
    "numba": "computer players",
    "numpy": "computer players",
    "pgqueuer": "PostgreSQL",
    CERTIFICATES: "connections over TLS",
    "dotenv": "a folder with a file of settings",
    "openskill": "the first result",
    "pydantic": "PostgreSQL's queue",
    "pythonjsonlogger": "a log as JSON",
    "rich": "the command line",
    "sqlalchemy.dialects.postgresql": "PostgreSQL",
    "sqlalchemy.orm": "nothing here",
}


async def test_a_start_loads_only_what_everybody_needs(tmp_path: Path) -> None:
    await (await stores.opened(tmp_path / FILE)).close()
    tokens = {"TELEGRAM_TOKEN": "1:a", "DISCORD_TOKEN": "b.c.d"}
    addresses = {"TELEGRAM_API_URL": NOWHERE, "DISCORD_API_URL": NOWHERE}
    bot = Mortal(tmp_path, program="tests.bot.idle", **tokens, **addresses)
    bot.start()
    os.kill(bot.pid, signal.SIGTERM)
    bot.wait()
    loaded = set(bot.log.splitlines()[-1].split())
    assert {"loaded", "bot.platforms.discord", "aiohttp.web"} <= loaded
    assert loaded & NOT_AT_A_START.keys() == set()
