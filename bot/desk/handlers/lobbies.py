"""The lobby of a table: who sits there, and what is to be played."""

import base64
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType

from cachetools import LRUCache

from bot import bounds
from bot.desk.button_press import ButtonPress, number_of
from bot.desk.display_locks import DisplayLocks
from bot.desk.displays import Displays
from bot.desk.handler_types import VerbHandler
from bot.desk.handlers.asked import TableRequest
from bot.desk.handlers.even_levels import EvenLevels
from bot.desk.handlers.menus import Menus
from bot.desk.handlers.questions import QuestionMenu
from bot.desk.replies import Replies
from bot.desk.reply import Done, Reply
from bot.errors import BadPress, Stale, WrongTime
from bot.people import fit_name
from bot.running.entrance import Entrance
from bot.running.service import Tables
from bot.screens.lobby_menus import HOME, OPTIONS
from bot.screens.menus import is_menu, page_of
from bot.tables import handicaps, lobby
from bot.tables.table import Status, Table
from engines.handicap import HANDICAP, NONE
from engines.strength import EVEN

Step = Callable[[Table, ButtonPress], Table]
Evens = Callable[[Table], Awaitable[tuple[int, ...]]]
"""Says what each seat has to be given so that it is even. Raises a Refusal where nobody knows."""


def _name(pressed: ButtonPress) -> str:
    """The name in the path, in base32 of small letters; "" where there is none. Raises BadPress."""
    if not pressed.press.path:
        return ""
    text = pressed.only().upper()
    try:
        name = base64.b32decode(text + "=" * (-len(text) % 8)).decode()
    except ValueError:
        raise BadPress from None
    return fit_name(name, "")


def _dropped(table: Table, pressed: ButtonPress) -> Table:
    """Without whoever sits on a seat; the own one is left, not taken away."""
    seat, person = pressed.number(), pressed.person
    if seat in table.seats_of(person.key):
        return lobby.left(table, person)
    return lobby.without(table, person, seat)


def _series(table: Table, pressed: ButtonPress) -> Table:
    kind, length = pressed.pair()
    return lobby.with_series(table, pressed.person, kind, number_of(length))


def _handicap(table: Table, pressed: ButtonPress) -> Table:
    """With nothing given, or a seat and its partners given so much."""
    if pressed.press.path == (NONE,):
        return lobby.with_handicap(table, pressed.person, ())
    seat, size = pressed.numbers()
    if seat >= len(table.chairs):
        raise BadPress
    return lobby.with_handicap(table, pressed.person, handicaps.with_size(table, seat, size))


STEPS: Mapping[str, Step] = MappingProxyType(
    {
        "join": lambda table, p: lobby.joined(table, p.person),
        "also": lambda table, p: lobby.doubled(table, p.person, _name(p)),
        "leave": lambda table, p: lobby.left(table, p.person),
        "shift": lambda table, p: lobby.shifted(table, p.person),
        "swap": lambda table, p: lobby.swapped(table, p.person, *p.numbers()),
        "side": lambda table, p: lobby.with_side(table, p.person, p.only()),
        "shuffle": lambda table, p: lobby.shuffled(table, p.person),
        "drop": _dropped,
        "set": lambda table, p: lobby.with_option(table, p.person, *p.pair()),
        "series": _series,
        "clock": lambda table, p: lobby.with_clock(table, p.person, p.only()),
        "absent": lambda table, p: lobby.with_allowance(table, p.person, p.number()),
        "hints": lambda table, p: lobby.with_hints(table, p.person, p.only()),
        "rated": lambda table, p: lobby.with_rating(table, p.person, p.only()),
        HANDICAP: _handicap,
        "public": lambda table, p: lobby.with_opening(table, p.person, p.only()),
        "watch": lambda table, p: lobby.watched(table, p.person),
        "cancel": lambda table, p: lobby.cancelled(table, p.person),
    }
)
"""What a button of a lobby changes."""

EXACT = frozenset({"also", "leave", "shift", "swap", "shuffle", "drop", "watch"})
"""What pressed twice would do two things; the others mean the same whatever happened meanwhile."""


class Lobbies:
    """Changes lobbies. A menu in which that was chosen leads back to where it came from. ``evens``
    is filled with what says which handicap is even."""

    def __init__(
        self,
        tables: Tables,
        entrance: Entrance,
        displays: Displays,
        locks: DisplayLocks,
        replies: Replies,
        menus: Menus,
        questions: QuestionMenu,
        levels: EvenLevels,
    ) -> None:
        self._tables = tables
        self._entrance = entrance
        self._displays = displays
        self._locks = locks
        self._replies = replies
        self._menus = menus
        self._questions = questions
        self.levels = levels
        self.evens: list[Evens] = []
        self._delivered: LRUCache[str, bool] = LRUCache(bounds.PRESSES)  # by origin

    def verb(self, name: str) -> VerbHandler:
        """Handles one of the ``STEPS``."""
        step, exact = STEPS[name], name in EXACT

        async def run(pressed: ButtonPress) -> Reply:
            def change(table: Table) -> Table:
                # What the presser may not do at all is said before the screen's age is.
                after = step(table, pressed)
                if exact and table.revision != pressed.press.revision:
                    raise Stale
                return after

            if name == "join":
                await self._entrance.admit(pressed.press.table, pressed.person)
            if name == HANDICAP and pressed.press.path == (handicaps.EVEN,):
                return await self._evened(pressed)
            return await self._change(pressed, change)

        return run

    async def _evened(self, pressed: ButtonPress) -> Reply:
        """With what makes it even between those who sit here."""
        table, person = await self._tables.get(pressed.press.table), pressed.person
        lobby.with_handicap(table, person, ())  # who may not choose learns nothing of ratings
        chairs, given = table.chairs, await self.even(table)

        def change(now: Table) -> Table:
            if now.chairs != chairs:
                raise Stale
            return lobby.with_handicap(now, person, given, even=True)

        return await self._change(pressed, change)

    async def even(self, table: Table) -> tuple[int, ...]:
        """What makes it even between those who sit at a table. Raises a Refusal where nobody
        knows."""
        for each in self.evens:
            return await each(table)
        raise WrongTime(table.stage)

    async def add_computer(self, pressed: ButtonPress) -> Reply:
        """One more computer player. Two quick presses both count, though the second was made on a
        lobby without the first one's; a press that is delivered again counts once, also after a
        restart."""
        press, level = pressed.press, pressed.only()
        if pressed.origin in self._delivered:
            return Done()
        if pressed.origin:
            self._delivered[pressed.origin] = True

        if level == EVEN:
            table = await self._tables.get(press.table)
            level = await self.levels.meant(level, table.game, [pressed.person.key])

        def change(table: Table) -> Table:
            after = lobby.with_computer(table, pressed.person, level)
            if not self._tables.has_cached_since(table.code, press.revision):
                raise Stale
            return after

        return await self._change(pressed, change)

    async def leave(self, asked: TableRequest) -> Reply:
        """Gets up from a lobby, by command; whoever would leave a match is asked whether to give it
        up."""
        table, person = asked.table, asked.person
        if table.status is Status.PLAYING:
            return await self._questions.resign(asked)
        await self._tables.change(table.code, lambda before: lobby.left(before, person))
        return await self._replies.tell_of(
            table, person, asked.chat, lambda wording: wording.say("left-table", code=table.code)
        )

    async def _change(self, pressed: ButtonPress, change: Callable[[Table], Table]) -> Reply:
        code, person, chat = pressed.press.table, pressed.person, pressed.chat
        home = HOME.get(pressed.press.verb)
        # Whether what was pressed is a message in a shared chat that the presser alone sees.
        unseen = not (pressed.message or chat.private)
        alone = unseen and (bool(pressed.buttons) or self._replies.answers_privately(chat))
        if home is not None and alone:
            table = await self._tables.change(code, change)
            return await self._menus.apart(table, person, chat, home)
        if home is None or not is_menu(await self._displays.page(code, chat, pressed.message)):
            await self._tables.change(code, change)
            return Done()
        self._locks.lock(code)  # so that the choice and the way back are one edit
        with self._locks.unlocked_after(code):
            await self._tables.change(code, change)
            # To the menu in which a list stands, or to the lobby for what stands in that itself.
            listed = home == OPTIONS and pressed.press.verb != "leave"
            back = page_of(home) if listed else ""
            await self._displays.turn(code, chat, pressed.message, person.account, back)
        return Done()
