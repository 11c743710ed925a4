"""All examinations beside each other, and their lines."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bot.cli import seen_page
from bot.cli.doctor import database, growth, machine
from bot.cli.examination import Examination, Finding, PartState
from bot.log import SecretRedactor
from bot.settings import Settings
from bot.store.database import file_of

EXAMINATION_SECONDS = 20.0  # seconds for one examination
STYLES = {PartState.GOOD: "green", PartState.NOTE: "yellow", PartState.BAD: "bold red"}


def doctor(
    folder: Path,
    platforms: Callable[[Settings], Iterable[Examination]],
    patience: float = EXAMINATION_SECONDS,
) -> int:
    """Prints a line for everything that the bot started in ``folder`` needs; 1 when something must
    be put right, else 0."""
    given, wrong = Settings.as_far_as_it_goes(folder)
    parts = [*_own(given, wrong, folder), *platforms(given)]
    found = asyncio.run(_all([part for part in parts if not part.needs & wrong.keys()], patience))
    redactor, console = SecretRedactor(given.secrets), Console(highlight=False)
    for one in found:
        line = Text.assemble((f"{one.state:<5}", STYLES[one.state]), f"{one.part:<12}")
        line.append(redactor.clean(" ".join(one.found.split())))
        if one.advice:
            line.append(" -> ", "dim").append(redactor.clean(one.advice), "bold")
        console.print(line, soft_wrap=True)
    return int(any(one.state is PartState.BAD for one in found))


def _own(given: Settings, wrong: dict[str, str], folder: Path) -> list[Examination]:
    url = given.database_url
    where = file_of(url) or folder / "-"
    needed = frozenset({"database_url"})
    return [
        _examination("settings", machine.settings, given, tuple(wrong.values()), folder),
        Examination("database", needed, partial(database.examine, url)),
        Examination("growth", needed, partial(growth.examine, url)),
        *_page(given.web_url),
        _examination("kernels", machine.kernels),
        _examination("disk", machine.disk, where.absolute().parent),
    ]


def _page(url: str) -> list[Examination]:
    """The page, where others can open it."""
    if not url:
        return []
    return [Examination("page", frozenset({"web_url"}), partial(seen_page.examine, url))]


def _examination(part: str, look: Callable[..., Sequence[Finding]], *given: object) -> Examination:
    return Examination(part, frozenset(), partial(asyncio.to_thread, look, *given))


async def _all(parts: Iterable[Examination], patience: float) -> list[Finding]:
    each = await asyncio.gather(*(_examined(part, patience) for part in parts))
    return [one for found in each for one in found]


async def _examined(part: Examination, patience: float) -> Sequence[Finding]:
    """What was found; that nothing could be found is a finding too."""
    try:
        async with asyncio.timeout(patience):
            return await part.work()
    except TimeoutError:
        why = f"no answer within {patience:.0f} s"
    except Exception as error:  # whatever it is, the other parts are to be seen
        why = f"{type(error).__name__}: {error}".splitlines()[0]
    return [Finding(part.part, PartState.BAD, f"cannot be examined: {why}", "look there by hand")]
