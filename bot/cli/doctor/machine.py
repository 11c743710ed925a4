"""What there is to say of the machine: settings, compiled code, room on the disk."""

import os
import shutil
import stat
from pathlib import Path

from rich.filesize import decimal

from bot.cli.examination import Finding, PartState
from bot.settings import FILE, Role, Settings
from engines import GAMES
from engines.kernels import compiled

LEAST, ENOUGH = 100e6, 1e9  # bytes that are free


def settings(given: Settings, wrong: tuple[str, ...], folder: Path) -> list[Finding]:
    """What is wrong with the settings, and what they start."""
    found = [
        Finding("settings", PartState.BAD, sentence, "put it right; .env.example explains it")
        for sentence in dict.fromkeys(wrong)
    ]
    roles = ", ".join(role for role in Role if given.plays(role))
    if not wrong:
        found.append(Finding("settings", PartState.GOOD, f"this process is to serve {roles}"))
    if given.plays(Role.WEB) or given.web_url:
        found += _links(given)
    file = folder / FILE
    if os.name == "posix" and file.exists() and file.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH):
        found.append(
            Finding("settings", PartState.NOTE, f"others can read {FILE}", f"chmod 600 {file}")
        )
    return found


def _links(given: Settings) -> list[Finding]:
    """Where links to tables lead, where chats could be sent any."""
    if given.web_url:
        return [Finding("settings", PartState.GOOD, f"links lead to {given.web_url}")]
    if not (given.plays(Role.TELEGRAM) or given.plays(Role.DISCORD)):
        return []
    found = "WEB_URL is not set: chats are sent no links to the page"
    return [Finding("settings", PartState.NOTE, found, "set it, if people can open the page")]


def kernels() -> list[Finding]:
    """Whether computer players can think at once."""
    cold = [key for key, game in GAMES.items() if not compiled(game)]
    if not cold:
        return [Finding("kernels", PartState.GOOD, "the computer players are compiled")]
    return [
        Finding(
            "kernels",
            PartState.NOTE,
            f"not compiled: {', '.join(cold)}",
            "the next start does it beside the play, in about a minute",
        )
    ]


def disk(folder: Path) -> list[Finding]:
    """How much is free where the database, or where there is a server, the program lies."""
    while not folder.is_dir() and folder != folder.parent:
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    state = PartState.BAD if free < LEAST else PartState.NOTE if free < ENOUGH else PartState.GOOD
    advice = "" if state is PartState.GOOD else "make room, or let DATABASE_URL name a larger disk"
    return [Finding("disk", state, f"{decimal(free)} free at {folder}", advice)]
