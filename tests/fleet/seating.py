"""Which tables there are, who sits at them, and how they sit down."""

import asyncio
from dataclasses import dataclass

from bot.press import Press
from tests.fleet.page_people import PagePlayer
from tests.fleet.people import Player

GAMES = ("reversi", "triominos", "reversi", "crosswise", "reversi")
LEVEL = "beginner"
CLOCK = "5m-10s"


@dataclass(frozen=True, slots=True)
class Plan:
    """A table to be: ``platforms`` are those of its people by seat, a computer player comes last
    where there is a ``computer``; with a ``sleeper`` there is a clock, and the second one never
    moves. With a ``handicap`` the first one is given so much."""

    game: str
    platforms: tuple[str, ...]
    computer: bool = False
    sleeper: bool = False
    handicap: int = 0


PAIRS = (("telegram", "discord"), ("discord", "web"), ("web", "telegram"))
ALONE = (("telegram",), ("discord",), ("web",))
ALL = (("telegram", "discord", "web"),)


def plans(tables: int) -> list[Plan]:
    """So many tables: of all games, of people from two or three platforms, some with a computer
    player, some where nobody else plays, some where somebody sleeps."""
    found = []
    for number in range(tables):
        game = GAMES[number % len(GAMES)]
        computer = number % 3 == 2
        people = ALONE if computer and game == "reversi" else PAIRS if game == "reversi" else ALL
        sleeper = number % 10 == 4
        platforms = people[number // len(GAMES) % len(people)]
        if sleeper:
            platforms, computer, game = ("telegram", "discord"), False, "reversi"
        found.append(Plan(game, platforms, computer, sleeper))
    return found


@dataclass
class Seated:
    """A table with its people, in the order of their platforms in the plan."""

    plan: Plan
    players: tuple[Player, ...]
    code: str = ""

    @property
    def sleeper(self) -> Player | None:
        """Whoever lets their time run out, if anybody."""
        return self.players[1] if self.plan.sleeper else None

    async def begin(self) -> None:
        """Open the table, sit down, and deal."""
        host, *others = self.players
        await host.command("play", game=self.plan.game)
        start = await host.until_offered("start", "join", "cancel", "menu")
        self.code = host.code = start.table
        for guest in others:
            await self._come(guest)
            await guest.insist("join")
        if self.plan.computer:
            await self._send(host, "add", LEVEL)
        if self.plan.sleeper:
            await self._send(host, "clock", CLOCK)
        if self.plan.handicap:
            await self._send(host, "handicap", "0", str(self.plan.handicap))
        await host.insist("start")
        if self.sleeper is not None:
            self.sleeper.asleep = True

    async def _come(self, guest: Player) -> None:
        if isinstance(guest, PagePlayer):
            await guest.come_to(self.code)
        else:
            guest.code = self.code
            await guest.command("join", code=self.code)
            await guest.until_offered("join")

    async def _send(self, host: Player, verb: str, *path: str) -> None:
        """What stands in a menu of the lobby, which nobody has to open for it."""
        await host.press(Press(verb, self.code, host.shown, path))

    async def play(self, stop: asyncio.Event) -> None:
        """Play until ``stop``."""
        await asyncio.gather(*(player.play(stop) for player in self.players))
