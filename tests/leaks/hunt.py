"""A match in two worlds on one platform, and what its traffic gave away."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree

from tests.leaks.app import AppVenue, app
from tests.leaks.audit import faults
from tests.leaks.discord import DiscordVenue, discord
from tests.leaks.script import script
from tests.leaks.telegram import TelegramVenue, deaf, flat, nested, telegram
from tests.leaks.traffic import ALL, OPERATOR, SEAT, WATCHER, differences
from tests.leaks.twins import Twins
from tests.leaks.venue import Meet
from tests.leaks.web import WebVenue, web
from tests.leaks.world import happens

PLATFORMS: dict[str, tuple[Meet, tuple[str, ...]]] = {
    "telegram": (telegram, TelegramVenue.ways),
    "telegram-10.2": (flat, TelegramVenue.whispering),
    "telegram-10.3": (nested, TelegramVenue.whispering),
    "telegram-deaf": (deaf, TelegramVenue.ways),
    "discord": (discord, DiscordVenue.ways),
    "web": (web, WebVenue.ways),
    "app": (app, AppVenue.ways),
}


@dataclass(frozen=True)
class Catch:
    """What was found, and out of how much: turns played in each world, things said to the
    observer in the first one with how many pictures, pieces in hands that were exchanged, and
    things told to the others that did differ, as they must."""

    problems: tuple[str, ...]
    turns: int
    said: int
    pictures: int
    exchanged: int
    others: int
    worlds: int = 2


@contextmanager
def _place(folder: Path) -> Iterator[Path]:
    """Where the database of a world lies: the same place for each, as an operator reads it."""
    place = folder / "world"
    place.mkdir()
    yield place
    rmtree(place)


async def hunt(platform: str, twins: Twins, number: int, folder: Path) -> Catch:
    """Play the same script in both worlds and compare all that an observer was told."""
    meet, ways = PLATFORMS[platform]
    played = script(twins, number, ways, faults=True)
    worlds = []
    for deal in twins.deals:
        with _place(folder) as place:
            world = await happens(meet, twins.game, twins.seats, deal, played, place, True)
        worlds.append(world)
    first, second = (world.traffic for world in worlds)
    observed = [ALL, WATCHER, OPERATOR]
    observed += [f"{SEAT}{twins.observer}"] if twins.observer is not None else []
    problems = differences(first, second, observed)
    for world, deal in zip(worlds, twins.deals, strict=True):
        problems += faults(world, deal, twins.game)
    said = [said for said in first.everything if said.reader in observed]
    others = {f"{SEAT}{seat}" for seat in range(twins.seats)}.difference(observed)
    return Catch(
        tuple(problems),
        len(twins.turns),
        len(said),
        sum(len(each.pictures) for each in said),
        twins.exchanged,
        len(differences(first, second, others)),
    )


async def audit(platform: str, match: Twins, number: int, folder: Path) -> Catch:
    """Play a match in one world and look for what may never be said to the one who reads it."""
    meet, ways = PLATFORMS[platform]
    played = script(match, number, ways, faults=False)
    deal = match.deals[0]
    world = await happens(meet, match.game, match.seats, deal, played, folder, False)
    everything = world.traffic.everything
    pictures = sum(len(each.pictures) for each in everything)
    problems = tuple(faults(world, deal, match.game))
    return Catch(problems, len(match.turns), len(everything), pictures, 0, 0, worlds=1)
