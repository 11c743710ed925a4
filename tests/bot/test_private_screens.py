"""What is the same of private screens on every platform: the core, over a desk and a platform in
memory that does what the seam asks for."""

import asyncio
import math
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest

from bot.desk.private_screens import Delayed, MessageLost, PrivateScreens, Reader
from bot.screens import Screen
from tests.bot.rooms import Rooms, payload, person, room, until

ANN, BEN = person("Ann"), person("Ben")
CHAT = room("lounge")


@dataclass(frozen=True)
class Note:
    """A private message in memory."""

    name: str
    until: float = math.inf


@dataclass
class Notes:
    """What private messages show, and everything that was done to them; ``troubles`` come before
    the next edits, which wait for ``gate``."""

    shown: dict[str, Screen] = field(default_factory=dict)
    edits: list[tuple[str, int]] = field(default_factory=list)
    deleted: list[str] = field(default_factory=list)
    troubles: list[Exception] = field(default_factory=list)
    gate: asyncio.Event = field(default_factory=asyncio.Event)

    async def edit(self, message: Note, screen: Screen) -> Note:
        await self.gate.wait()
        if self.troubles:
            raise self.troubles.pop(0)
        self.edits.append((message.name, screen.revision))
        self.shown[message.name] = screen
        return message

    async def delete(self, message: Note) -> None:
        self.deleted.append(message.name)


@dataclass
class Place:
    """A lobby of Ann's that can change as often as wished, and private screens of it."""

    rooms: Rooms
    table: str
    notes: Notes
    screens: PrivateScreens[Note]

    def screens_of(self, kept: int) -> PrivateScreens[Note]:
        """Other private screens of the same desk, of which only so many are kept."""
        return PrivateScreens(self.rooms.desk, self.notes, kept=kept)

    async def change(self) -> int:
        """Somebody else joins or leaves; the table's revision then."""
        screen = self.rooms.screen(CHAT)
        await self.rooms.desk.press(BEN, CHAT, payload(screen, "join"))
        before = screen.revision
        await until(lambda: self.rooms.screen(CHAT).revision > before)
        await self.rooms.desk.command(BEN, CHAT, "leave", {})
        await until(lambda: self.rooms.screen(CHAT).revision > before + 1)
        return await self.rooms.desk.tables.revision(self.table)

    async def open(self, name: str, reader: Reader | None = None, end: float = math.inf) -> Note:
        """A message of this name shows the table, to Ann unless to somebody else."""
        return await opened(self, self.screens, name, reader or Reader(CHAT, ANN), end)

    async def newest(self, name: str) -> None:
        """Wait until a message shows the table as it stands."""
        now = await self.rooms.desk.tables.revision(self.table)
        await until(lambda: self.notes.shown[name].revision == now)


async def opened(
    place: Place,
    screens: PrivateScreens[Note],
    name: str,
    reader: Reader,
    end: float = math.inf,
) -> Note:
    screen = await place.rooms.desk.page_screens.table(place.table, reader.person, "en")
    note = Note(name, end)

    async def put() -> Note:
        place.notes.shown[name] = screen
        return note

    await screens.show(reader, screen, put)
    return note


@pytest.fixture
async def place(rooms: Rooms) -> AsyncIterator[Place]:
    reply = await rooms.desk.command(ANN, CHAT, "play", {"game": "reversi"})
    screen = await rooms.post(ANN, CHAT, reply)
    notes = Notes()
    notes.gate.set()
    screens = PrivateScreens(rooms.desk, notes)
    yield Place(rooms, screen.table, notes, screens)
    await screens.close()


async def test_it_follows_the_table(place: Place) -> None:
    await place.open("a")
    await place.change()
    await place.newest("a")


async def test_it_stays_in_the_language_and_theme_that_its_reader_has_chosen(place: Place) -> None:
    for choice in ("language.de", "theme.dark"):
        await place.rooms.desk.press(ANN, CHAT, f"settings::0:me.{choice}")
    await place.open("a")
    await place.change()
    await place.newest("a")
    own = await place.rooms.desk.tables.own_screen(place.table, ANN, CHAT)
    assert place.notes.shown["a"] == own
    assert "Tisch" in own.caption
    assert own.picture != place.rooms.screen(CHAT).picture


async def test_changes_that_come_faster_than_the_platform_merge(place: Place) -> None:
    await place.open("a")
    place.notes.gate.clear()
    for _ in range(5):
        await place.change()
    place.notes.gate.set()
    await place.newest("a")
    assert len(place.notes.edits) <= 2


async def test_a_screen_that_is_no_news_is_neither_made_nor_shown(place: Place) -> None:
    reader = Reader(CHAT, ANN)
    note = await place.open("a")
    place.screens.touch(reader, place.table, note)
    await place.change()
    await place.newest("a")
    place.screens.touch(reader, place.table, note)
    await place.change()
    await place.newest("a")
    revisions = [revision for _, revision in place.notes.edits]
    assert revisions == sorted(set(revisions))


async def test_changes_during_a_press_wait_for_its_reply(place: Place) -> None:
    reader = Reader(CHAT, ANN)
    await place.open("a")
    place.screens.press_begins(reader, place.table)
    told = await place.change()
    await place.open("a")  # the reply, which shows it already
    place.screens.press_ends(reader, place.table)
    await place.change()
    await place.newest("a")
    assert all(revision > told for _, revision in place.notes.edits)


async def test_a_change_before_a_reply_is_first_shown_is_not_lost(place: Place) -> None:
    screen = await place.rooms.desk.page_screens.table(place.table, ANN, "en")
    await place.change()

    async def put() -> Note:
        place.notes.shown["a"] = screen
        return Note("a")

    await place.screens.show(Reader(CHAT, ANN), screen, put)
    await place.newest("a")


async def test_a_change_while_a_reply_is_on_its_way_is_not_lost(place: Place) -> None:
    reader = Reader(CHAT, ANN)
    screen = await place.rooms.desk.page_screens.table(place.table, ANN, "en")

    async def put() -> Note:
        await place.change()
        place.notes.shown["a"] = screen
        return Note("a")

    await place.screens.show(reader, screen, put)
    await place.newest("a")


async def test_an_older_message_of_the_same_reader_goes_away(place: Place) -> None:
    await place.open("a")
    await place.open("b", Reader(room("garden"), ANN))
    await place.open("c", Reader(CHAT, BEN))
    assert place.notes.deleted == ["a"]


async def test_only_so_many_are_kept_up_to_date(place: Place) -> None:
    few = place.screens_of(2)
    people = [person(name) for name in ("Cleo", "Dan", "Eve")]
    for who in people:
        await opened(place, few, who.name, Reader(CHAT, who))
    await place.change()
    await place.newest("Dan")
    await place.newest("Eve")
    assert "Cleo" not in {name for name, _ in place.notes.edits}
    await few.close()


async def test_one_whose_right_ends_is_left_as_it_is(place: Place) -> None:
    loop = asyncio.get_running_loop()
    await place.open("a", end=loop.time())
    await place.open("b", Reader(CHAT, BEN))
    await place.change()
    await place.newest("b")
    assert "a" not in {name for name, _ in place.notes.edits}


async def test_one_that_is_lost_is_left_until_its_reader_asks_again(place: Place) -> None:
    await place.open("a")
    place.notes.troubles.append(MessageLost())
    await place.change()
    await until(lambda: not place.notes.troubles)
    await place.open("b", Reader(CHAT, BEN))
    await place.change()
    await place.newest("b")
    assert "a" not in {name for name, _ in place.notes.edits}
    await place.open("c")
    await place.change()
    await place.newest("c")
    assert place.notes.deleted == ["a"]


async def test_one_that_is_delayed_is_shown_later(place: Place) -> None:
    await place.open("a")
    place.notes.troubles += [Delayed(0.01), Delayed(0.01)]
    await place.change()
    await place.newest("a")
    assert not place.notes.troubles


async def test_a_reply_that_the_platform_does_not_take_is_not_followed(place: Place) -> None:
    screen = await place.rooms.desk.page_screens.table(place.table, ANN, "en")

    async def put() -> Note | None:
        return None

    await place.screens.show(Reader(CHAT, ANN), screen, put)
    await place.open("b", Reader(CHAT, BEN))
    await place.change()
    await place.newest("b")
    assert {name for name, _ in place.notes.edits} == {"b"}
