"""A browser without a window, and a bot to look at with it."""

import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from tests.platforms.web.process import Process


@asynccontextmanager
async def browsing() -> AsyncIterator[tuple[Browser, Process]]:
    """Chromium, and a bot that has just started on a database of its own."""
    process = Process(Path(tempfile.mkdtemp()))
    process.start()
    try:
        async with async_playwright() as playwright:
            path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
            browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            yield browser, process
            await browser.close()
    finally:
        process.stop()
