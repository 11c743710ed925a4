"""What all people of the fleet have in common: they press what they see, and remember it."""

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from msgspec.structs import replace

from bot.errors import BadPress
from bot.press import Press, unpack

STEPS = ("move", "mine")
LOOK = 0.1  # seconds until somebody who waits for something looks again
PLANS = 0.5  # how often somebody who waits plans
MIDDLE = tuple(column + row for column in "cdef" for row in "3456")  # where most can be played
LOOKS = 2.0  # how often somebody looks at the table between two presses of theirs


class Told(StrEnum):
    """What somebody was told of a press."""

    NOTHING = "nothing"  # also when it was done, and whoever did it was killed
    DONE = "done"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Answer:
    """How a press was answered: at all, and with which words by now, "" for one that was done."""

    came: bool
    words: Callable[[], str] = str

    @property
    def told(self) -> Told:
        """What it says."""
        if self.words():
            return Told.REFUSED
        return Told.DONE if self.came else Told.NOTHING


NONE = Answer(False)

Place = tuple[str, int, int]
"""Platform, chat and message."""


@dataclass
class Pressed:
    """One press: whose, of what, at which Unix time, and what came of it."""

    person: str
    press: Press
    at: float
    answer: Answer = NONE
    took: float = 0.0  # seconds until they were told


@dataclass
class Diary:
    """Everything that everybody has pressed."""

    pressed: list[Pressed] = field(default_factory=list)
    done: int = 0  # moves, or steps of one, that were acknowledged


class Player:
    """Somebody with one account at one table. ``pace``: seconds between two of their presses, on
    average."""

    def __init__(self, key: str, diary: Diary, dice: random.Random, pace: float) -> None:
        self.key = key
        self.code = ""
        self.asleep = False  # makes no move, so that their time runs out
        self._diary = diary
        self.dice = dice
        self._pace = pace

    async def command(self, name: str, **args: str) -> None:
        """Give a command where they are."""
        raise NotImplementedError

    def offers(self) -> list[str]:
        """The payloads on what shows them the table."""
        raise NotImplementedError

    async def send(self, payload: str) -> Answer:
        """Press, and wait as long as somebody does; what they were told."""
        raise NotImplementedError

    def may_move(self) -> bool:
        """Whether what all see says that it is their turn."""
        return True

    @property
    def place(self) -> Place | None:
        """The message that shows them the table, where one does."""
        return None

    async def refresh(self) -> None:
        """See to it that the table is before them, when it is not."""

    @property
    def shown(self) -> int:
        """The revision that they see; -1 without any."""
        return max((press.revision for press in self.seen()), default=-1)

    def seen(self) -> list[Press]:
        """What they may press."""
        return [press for payload in self.offers() if (press := pressed(payload)).table]

    async def press(self, press: Press) -> Pressed:
        """Press once, and remember it."""
        made = Pressed(self.key, press, time.time())
        self._diary.pressed.append(made)
        made.answer = await self.send(press.pack())
        made.took = time.time() - made.at
        self._diary.done += press.verb in STEPS and made.answer.told is Told.DONE
        return made

    async def until_offered(self, *verbs: str) -> Press:
        """The first of these buttons, once there is one."""
        while True:
            await self.refresh()
            found = [press for press in self.seen() if press.verb in verbs]
            if found:
                return found[0]
            await asyncio.sleep(LOOK)

    async def insist(self, verb: str) -> None:
        """Press a button, again until that is done or it is gone."""
        press: Press | None = await self.until_offered(verb)
        while press is not None:
            if (await self.press(press)).answer.told is Told.DONE:
                return
            await asyncio.sleep(LOOK)
            press = self._one(verb)

    async def play(self, stop: asyncio.Event) -> None:
        """Press whatever leads on, at an own pace, until ``stop``."""
        while not stop.is_set():
            await self.refresh()
            if step := self.step():
                await self.press(step)
            try:
                async with asyncio.timeout(self.dice.expovariate(LOOKS / self._pace)):
                    await stop.wait()
            except TimeoutError:
                continue

    def step(self) -> Press | None:
        """What they would press now, if anything; they agree to whatever others propose."""
        if agreed := self._one("agree"):
            return agreed
        if self.asleep:
            return self._one("return")
        steps = [press for press in self.seen() if press.verb in STEPS and press.path]
        if not steps:
            return self._one("rematch")
        if steps[0].verb == "move" and not self.may_move():
            return self._plan(steps[0])
        longest = max(len(press.path) for press in steps)
        return self.dice.choice([press for press in steps if len(press.path) == longest])

    def _plan(self, offered: Press) -> Press | None:
        """Now and then, while somebody else is to move, some cell to be played next."""
        if self.dice.random() > PLANS:
            return None
        return replace(offered, verb="planning", path=("w", self.dice.choice(MIDDLE)))

    def _one(self, verb: str) -> Press | None:
        return next((press for press in self.seen() if press.verb == verb), None)


def pressed(payload: str) -> Press:
    """The press of a payload; one of no table for what is none."""
    try:
        return unpack(payload)
    except BadPress:
        return Press("none", "", 0)
