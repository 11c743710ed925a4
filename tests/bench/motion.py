"""How long the frames of a page take while a board changes, by Chromium's own clock: a match of
Reversi, where most moves at once, is walked through. ``uv run python -m tests.bench motion``."""

import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright

from engines.reversi import REVERSI
from tests.bench.rows import Row, row
from tests.platforms.web.process import Process
from tests.platforms.web.walks import played

MOVES = 28
LONGEST = 50  # milliseconds that no frame may take
TRACED = "disabled-by-default-devtools.timeline"  # what Chromium is to trace: among others
TASK = "RunTask"
MAIN = "CrRendererMain"  # the thread that frames wait for

WATCH = """() => {
  window.frames = [];
  window.moving = [];
  let last = performance.now();
  let since = null;
  const frame = (now) => {
    const layer = document.querySelector(".motion");
    if (layer || since !== null) window.frames.push(now - last);
    if (layer && since === null) since = now;
    if (!layer && since !== null) {
      window.moving.push(now - since);
      since = null;
    }
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.tasks = [];
  const add = (list) => window.tasks.push(...list.getEntries().map((one) => one.duration));
  new PerformanceObserver(add).observe({ type: "longtask" });
}"""
STILL = """async () => {
  const rest = () => new Promise((kept) => setTimeout(kept, 60));
  await rest();
  while (document.querySelector(".motion")) await rest();
}"""


async def rows() -> list[Row]:
    """Frames and whole motions on a phone's and on a desktop's window."""
    process = Process(Path(tempfile.mkdtemp()))
    process.start()
    try:
        async with async_playwright() as playwright:
            path = shutil.which("chromium") or shutil.which("chromium-browser")
            browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            found = []
            for name, size in (("phone", (390, 844)), ("desktop", (1280, 800))):
                found += await measured(browser, process.url, name, size)
            await browser.close()
            return found
    finally:
        process.stop()


async def measured(browser: Browser, url: str, name: str, size: tuple[int, int]) -> list[Row]:
    """One walk through a match in a window of this size."""
    moves = legal()
    async with played(url, moves, over=False) as (code, _, _):
        viewport: Any = {"width": size[0], "height": size[1]}
        page = await browser.new_page(viewport=viewport)
        await page.goto(f"{url}t/{code}#replay-1.0")
        await page.locator(".replay .picture").wait_for()
        await page.wait_for_timeout(500)
        await page.evaluate(WATCH)
        await browser.start_tracing(page=page, categories=[TRACED])
        await walk(page, len(moves))
        own = own_times(await browser.stop_tracing())
        frames = await page.evaluate("window.frames")
        moving = await page.evaluate("window.moving")
        tasks = await page.evaluate("window.tasks")
        await page.close()
    late = sum(frame > LONGEST for frame in frames)
    told = f"longest {max(frames):.0f} ms, {late} over {LONGEST}"
    return [
        row(f"{name}: a frame", seconds(frames), told),
        row(f"{name}: a whole move", seconds(moving), f"{len(tasks)} tasks over {LONGEST} ms"),
        row(f"{name}: a task's own time", seconds(own), f"longest {max(own):.0f} ms"),
    ]


def own_times(trace: bytes) -> list[float]:
    """The processor's time for each task that frames wait for, in milliseconds, by Chromium's
    trace: what else the machine has to do counts in how long frames take, and not here."""
    events = json.loads(trace)["traceEvents"]
    threads = [one for one in events if one.get("name") == "thread_name"]
    main = {(one["pid"], one["tid"]) for one in threads if one["args"]["name"] == MAIN}
    tasks = (one for one in events if one["name"] == TASK and "tdur" in one)
    return [one["tdur"] / 1000 for one in tasks if (one["pid"], one["tid"]) in main]


async def walk(page: Page, plies: int) -> None:
    """Move by move, as fast as each lies still."""
    for _ in range(plies):
        await page.keyboard.press("ArrowRight")
        await page.evaluate(STILL)


def legal() -> tuple[str, ...]:
    """A match up to where somebody would have to pass."""
    state = REVERSI.start(REVERSI.deal(2, {"first": "1"}, "0" * 64))
    found: list[str] = []
    while len(found) < MOVES and "pass" not in (offers := REVERSI.view(state, None).offers):
        found.append(offers[5 * len(found) % len(offers)])
        state = REVERSI.play(state, found[-1])
    return tuple(found)


def seconds(milliseconds: list[float]) -> list[float]:
    """As the rows want them."""
    return [each / 1000 for each in milliseconds]
