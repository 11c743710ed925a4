"""The page in every language: in Chromium, whether the longest of what languages say fits on small
screens; on the socket, matches of every game whose turns are played in one language after the
other."""

import html
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count, cycle, product
from pathlib import Path
from typing import NamedTuple

import pytest
from itsdangerous import URLSafeSerializer
from playwright.async_api import Browser, Locator, Page, expect

from bot.desk import Desk
from bot.features.puzzles.puzzle import DAY, day_of, of_the_day
from bot.people import Person
from bot.platforms.web import WebPlatform
from bot.tables.table import Chair, Table
from bot.texts import Words
from engines import GAMES
from render.lettering import width
from tests.bot.clock import START, Clock
from tests.campaigns import so_many
from tests.database import Database
from tests.english import ENGLISH
from tests.platforms.tasks import asks
from tests.platforms.web.callers import Caller, Message, Tab
from tests.platforms.web.legible import NAME, PLACE, gaps, misfits
from tests.platforms.web.opponents import BEN
from tests.platforms.web.positions import reach
from tests.platforms.web.ranked import beats
from tests.platforms.web.servers import HASTY, SECRET, Served, new_desk, serving
from tests.platforms.web.windows import GO, resize, settled, window

WORDS = Words()
SIZES = [
    {"width": 320, "height": 640},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
]
PLAIN = "en"  # of a page that says the longest of all
OTHERS = ("ja", "ko")  # of which the page's typeface has no letters
MANROPE = ("de", "en", "es", "fr", "it", "nl", "pl", "pt", "ru", "tr", "uk")
VISITOR = "5eed" * 8
ANN = Person("web", VISITOR, "Ann")
LOBBY, OVER = "LBBY2", "ENDS2"
BOARDS = {game: f"PLAY{place}" for place, game in enumerate(GAMES, 2)}
TRIES = 20  # a tenth of a second each
TODAY = next(day for day in count(day_of(START)) if of_the_day(day).game == "reversi")


class Longest(Words):
    """Says each text as that language does in which it is longest by a ``measure``: where all of
    these fit at once, those of each language do."""

    def __init__(self, measure: Callable[[str], float]) -> None:
        super().__init__(PLAIN)
        self._measure = measure
        self._said: dict[object, str] = {}

    def say(self, language: str, text: str, /, **params: str | int) -> str:
        if language != PLAIN:
            return super().say(language, text, **params)
        key = text, *params.items()
        if key not in self._said:
            said = (super(Longest, self).say(each, text, **params) for each in MANROPE)
            self._said[key] = max(said, key=self._measure)
        return self._said[key]


def wide(said: str) -> float:
    """How much room a text takes in one line."""
    return width(said, 16)


def unbroken(said: str) -> float:
    """How much room its longest word takes; of texts with the same, that is more which is wider."""
    return max(map(wide, said.split()), default=0.0) + wide(said) / 10_000


class Speech(NamedTuple):
    """What a page says, in which of its languages, in which windows it must fit, and which of what
    looks alike is looked at."""

    words: Words
    language: str
    sizes: Sequence[dict[str, int]]
    some: slice = slice(None)


SPEECHES = {
    "widest": Speech(Longest(wide), PLAIN, SIZES),
    "longest-words": Speech(Longest(unbroken), PLAIN, SIZES[:2]),
    **{
        each: Speech(WORDS, each, SIZES[:1], slice(place % 2, None, 2))
        for place, each in enumerate(so_many(OTHERS, WORDS.languages))
    },
}


@asynccontextmanager
async def furnished(folder: Path, words: Words = ENGLISH) -> AsyncIterator[Served]:
    """A page whose one visitor has a lobby, a board of every game, a result and ratings."""
    moment = Clock(TODAY * DAY)
    async with new_desk(folder, words=words, clock=moment) as desk, serving(desk) as web:
        served = Served(web, desk, Database(folder))
        await furnish(served)
        yield served


async def furnish(served: Served) -> None:
    _, desk, database = served
    ann, ben = Chair("Ann", ANN.key), Chair("Ben", BEN.key)
    await beats(desk, database, ANN, BEN)
    chairs = (ann, ben, Chair("Otto", level="club"))
    await database.put(Table(LOBBY, "crosswise", ANN.key, chairs=chairs))
    for game, code in BOARDS.items():
        await reach(database, code, game, (ann, ben), lambda view: view.turn == 0)
    await reach(database, OVER, "triominos", (ann, ben))  # scores of three figures


def cookie(web: WebPlatform, language: str = "") -> tuple[str, str]:
    """The cookie of the visitor, who has chosen no name, and perhaps a language."""
    said = {"id": VISITOR, "name": "", "language": language}
    port = web.url.rstrip("/").rsplit(":")[-1]
    return f"crosstable-{port}", str(URLSafeSerializer(SECRET, "crosstable.visitor").dumps(said))


class Look:
    """Looks at a page in small windows, and keeps what is wrong with it."""

    def __init__(self, page: Page, url: str, speech: Speech) -> None:
        self.page, self.url, self.some = page, url, speech.some
        self.language, self.sizes = speech.language, speech.sizes
        self.wrong: list[str] = []

    async def at(self, path: str, sign: str) -> None:
        """Go to an address as links do, without loading the page anew, and look once there is the
        ``sign``."""
        await self.page.evaluate(GO, f"/{path}")
        await self.page.locator(sign).first.wait_for()
        await self.over(path or "home")

    async def over(self, where: str, sizes: list[dict[str, int]] | None = None) -> None:
        """Look at what stands there now."""
        for size in sizes or self.sizes:
            await resize(self.page, size)
            for found in await self.lasting(size["width"]):
                self.wrong.append(f"{where} ({size['width']}): {found}")
        self.wrong += [f"{where}: {found}" for found in await gaps(self.page, WORDS)]
        await expect(self.page.locator("html")).to_have_attribute("lang", self.language)

    async def lasting(self, width: int) -> list[str]:
        """What is wrong and stays so: a board takes its new size only after its window has."""
        found: list[str] = []
        for _ in range(TRIES):
            await settled(self.page)
            if not (found := await misfits(self.page, width)):
                break
            await self.page.wait_for_timeout(100)
        return found

    async def sheet(
        self, opener: Locator, where: str, sizes: list[dict[str, int]] | None = None
    ) -> None:
        """Look into the sheet that a press opens."""
        await resize(self.page, SIZES[0])
        await opener.click()
        await self.page.locator("dialog[open]").wait_for()
        await self.over(where, sizes)
        await self.page.keyboard.press("Escape")
        await expect(self.page.locator("dialog")).to_have_count(0)


async def covered(page: Page) -> list[str]:
    """The games at home whose names lie below what says how well the computer plays."""
    found: list[str] = []
    for across, game in product((320, 360, 390), await page.locator(".game").all()):
        await page.set_viewport_size({"width": across, "height": 640})
        name = await game.locator("h3").evaluate(
            "(node) => { const range = document.createRange(); range.selectNodeContents(node);"
            " return range.getBoundingClientRect().toJSON(); }"
        )
        chip = await game.locator(".levelchip").bounding_box()
        assert chip is not None
        beside = name["right"] <= chip["x"]
        if not (beside or name["bottom"] <= chip["y"] + 6):  # where nothing of it is drawn
            found.append(await game.locator("h3").inner_text())
    return found


async def look_home(look: Look) -> None:
    page = look.page
    await look.at("", ".puzzle-card")
    look.wrong += [f"home: {one} is covered" for one in await covered(page)]
    await look.sheet(page.locator(".levelchip").first, "levels")
    await look.sheet(page.locator("[data-key=enter]").first, "code")
    await look.sheet(page.locator(".me"), "profile")
    await look.sheet(page.locator(".puzzle-card"), "puzzle")


async def look_lobby(look: Look) -> None:
    page = look.page
    await look.at(f"t/{LOBBY}", ".chip")
    await look.sheet(page.locator(".slot.free").first, "free seat")
    await look.sheet(page.locator(".tablehead .quiet"), "cancel")
    for chip in (await page.locator("button.chip").all())[look.some]:
        await look.sheet(chip, "option", SIZES[:1])  # lists as the others are


async def look_boards(look: Look) -> None:
    page = look.page
    for code in [*BOARDS.values()][look.some]:
        await look.at(f"t/{code}", ".part.main img")
        await look.sheet(page.locator(".place").last, f"{code}: more")
    await look.sheet(page.locator(".place:visible").nth(2), "scores")
    await look.at("learn/crosswise", ".table[data-kind=lesson] .region")


async def look_after(look: Look) -> None:
    page = look.page
    await look.at(f"t/{OVER}", ".onward .main")
    await look.at(f"t/{OVER}#replay-1.9", ".replay .walk-way")
    await look.at("ladder", ".filter")
    await page.locator("[data-key=game-reversi]").click()
    await page.locator(".ladder tbody tr").first.wait_for()
    await look.over("ratings")
    await page.goto(look.url + "offline")
    await look.over("offline")


LOOKS: list[Callable[[Look], Awaitable[None]]] = [look_home, look_lobby, look_boards, look_after]


@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("said", SPEECHES)
async def test_all_of_the_page_fits_on_small_screens(
    tmp_path: Path, chromium: Browser, said: str
) -> None:
    speech = SPEECHES[said]
    async with furnished(tmp_path, speech.words) as (web, _, _):
        chosen = cookie(web, speech.language)
        async with window(chromium, web.url, SIZES[0], cookie=chosen, touch=True) as page:
            look = Look(page, web.url, speech)
            for part in LOOKS:
                await part(look)
    assert look.wrong == [], "\n".join(look.wrong)


# Given up once each language has had its turn, and a round has ended.
LONG = so_many({"triominos"}, set[str]())
MOVES, ON = ("move:", "mine:"), ("hand:", "next:")
SPECIALS = {"move", "remove", "replace", "swap"}  # stones that take a way of their own


def onward(screen: Message) -> str | None:
    """What leads on from here: a place, else a piece, plain ones first."""
    buttons = [*screen["choices"], *(button for row in screen["actions"] for button in row)]
    regions = (screen["picture"] or {"regions": ()})["regions"]
    sent = [str(shown.get("payload", "")) for shown in (*regions, *buttons)]
    steps = [payload for payload in sent if payload.startswith(MOVES)]
    depth = max((step.count(".") for step in steps), default=0)
    deepest = [step for step in steps if step.count(".") == depth]
    plain = [step for step in deepest if step.rpartition(":")[2] not in SPECIALS]
    on = [payload for payload in sent if payload.startswith(ON)]
    return next(iter(plain or deepest or on), None)


async def spoken(caller: Caller, language: str, code: str) -> Tab:
    """Somebody's tab at a table, in a language."""
    caller.session.headers["Accept-Language"] = language
    return await caller.tab(code)


async def begun(ann: Caller, ben: Caller, game: str) -> str:
    """The code of a match that two persons have just begun."""
    one, other = await ann.tab(), await ben.tab()
    await one.ask("play", game=game)
    code = str((await one.until("go"))["table"])
    await one.ask("open", table=code)
    await other.ask("open", table=code)
    await other.press("join")
    await one.revision(1)
    await one.press("start")
    return code


@pytest.fixture
async def web(desk: Desk) -> AsyncIterator[WebPlatform]:
    """A page that may be opened as often as there are turns."""
    async with serving(desk, HASTY) as web:
        yield web


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_in_every_language(
    visit: Callable[..., Caller], game: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben, revision, rounds = visit(), visit(), 2, 0
    code = await begun(ann, ben, game)
    told: dict[str, list[Message]] = {language: [] for language in WORDS.languages}
    languages = cycle(told)  # each turn of Ann's is played in the next one
    language, other = next(languages), await ben.tab(code)
    own = await spoken(ann, language, code)
    while True:
        shown = [await tab.revision(revision) for tab in (own, other)]
        if any(screen["kind"] == "result" for screen in shown):
            break
        if game in LONG and all(told.values()) and rounds:
            await own.resign(revision)
            revision += 1
            continue
        tab = own if onward(own.screen) else other
        while tab.screen["revision"] == revision:
            step = onward(tab.screen)
            assert step is not None
            rounds += step.startswith("next:")
            await tab.ask("press", payload=step)
        revision = tab.screen["revision"]
        if tab is own:
            told[language] += own.told
            await own.socket.close()
            language = next(languages)
            own = await spoken(ann, language, code)
    told[language] += own.told
    for language, messages in told.items():
        last = await spoken(ann, language, code)
        assert (await last.revision(revision))["kind"] == "result"
        said = json.dumps([*messages, *last.told], ensure_ascii=False)
        assert asks(language, game, said), language
        assert not PLACE.findall(said) and not [*filter(WORDS.has, NAME.findall(said))], language
    assert [said for said in caplog.messages if "text" in said] == []


@pytest.mark.parametrize("language", WORDS.languages)
async def test_what_is_kept_for_later_is_in_the_language_too(
    visit: Callable[..., Caller], language: str
) -> None:
    session, url = visit(language).session, visit(language).url
    for path, name in (("/offline", "web-offline"), ("/nothing", "web-missing")):
        async with session.get(url + path, headers={"Accept": "text/html"}) as response:
            said = await response.text()
        assert f'<html lang="{language}"' in said
        assert html.escape(WORDS.say(language, name)) in said
    async with session.get(f"{url}/manifest.webmanifest") as response:
        manifest = await response.json(content_type=None)
    assert manifest["lang"] == language
    assert manifest["description"] == WORDS.say(language, "web-tagline")
