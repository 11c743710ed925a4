"""A feature's way to tell one person something: who is told by it, when, and what they read."""

from dataclasses import dataclass, field

import pytest

from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.desk.pending_notices import DeliveryStatus
from bot.desk.person_chats import PersonChats
from bot.desk.personal_ways import PersonalMessage
from bot.features import FEATURES
from bot.people import PersonPreferences
from bot.screens import Button
from bot.screens.slots import Slots
from bot.store import people as person_rows
from tests.bot.rooms import Rooms
from tests.bot.test_notices import AGES, ANN, BEN, CHAT, Clock, clock, dealt, moves, quiet

__all__ = ["clock"]

LAPSED = 20.0  # seconds after which a notice that failed is tried again


@dataclass
class Pager:
    """A way that writes down what it is given, and answers as it is told to."""

    platform: str = "rooms"
    reached: set[str] = field(default_factory=lambda: {BEN.key})
    answers: list[DeliveryStatus] = field(default_factory=list)
    told: list[tuple[str, PersonalMessage]] = field(default_factory=list)
    chats: PersonChats | None = None

    async def reaches(self, person: str) -> bool:
        return person in self.reached

    async def tell(self, person: str, message: PersonalMessage) -> DeliveryStatus:
        status = self.answers.pop(0) if self.answers else DeliveryStatus.SENT
        if status is DeliveryStatus.SENT:
            self.told.append((person, message))
        if status is DeliveryStatus.NOWHERE:
            self.reached.discard(person)
        return status


@pytest.fixture
def pager() -> Pager:
    return Pager()


@pytest.fixture
def features(pager: Pager) -> tuple[Feature, ...]:
    def build(parts: FeatureParts) -> Handlers:
        pager.chats = parts.person_chats
        return Handlers(personal_way=pager)

    slots = Slots(games_buttons=lambda words, language: (Button(language, "paging::0:"),))
    return (*FEATURES, Feature("paging", build, slots=slots))


async def test_a_feature_sends_a_line_to_where_one_person_alone_reads(
    rooms: Rooms, pager: Pager
) -> None:
    await rooms.desk.command(BEN, CHAT, "settings", {})
    assert pager.chats is not None
    assert await pager.chats.send_line(BEN.key, lambda language: f"Well done ({language})")
    own = await rooms.private_chat(BEN.key)
    assert own is not None
    sent = rooms.screen(own)
    assert sent.lines == ("Well done (en)",) and sent.audience == BEN.account
    rooms.reaches_persons = False
    assert not await pager.chats.send_line(BEN.key, lambda language: "Well done")


async def test_a_feature_adds_buttons_below_ones_own_tables(rooms: Rooms) -> None:
    reply = await rooms.desk.command(BEN, CHAT, "games", {})
    assert reply.screen is not None
    assert Button("en", "paging::0:") in reply.screen.actions[-1]
    shared = await rooms.desk.command(BEN, CHAT, "games", {"where": "here"})
    assert shared.screen is not None
    assert all("paging" not in button.payload for row in shared.screen.actions for button in row)


async def test_who_was_last_on_its_platform_is_told_in_it_and_in_no_chat(
    rooms: Rooms, clock: Clock, pager: Pager
) -> None:
    board = await dealt(rooms)
    clock.now += AGES
    await moves(rooms, ANN)
    message = PersonalMessage("Your turn", "Reversi · Ann", "en", board.table)
    assert pager.told == [(BEN.key, message)]
    assert rooms.notified == []
    assert any("Ben was notified" in line for line in rooms.screen(CHAT).lines)


async def test_others_are_told_in_it_only_where_no_chat_reaches_them(
    rooms: Rooms, clock: Clock, pager: Pager
) -> None:
    pager.platform = "elsewhere"
    await dealt(rooms)
    clock.now += AGES
    await moves(rooms, ANN)
    assert pager.told == [] and rooms.notified == [(BEN.key, CHAT.id)]
    rooms.closed.add(CHAT.key)
    rooms.reaches_persons = False
    pager.reached.add(ANN.key)
    clock.now += AGES
    await moves(rooms, BEN)
    assert [person for person, _ in pager.told] == [ANN.key]


async def test_who_is_here_or_wants_no_notices_is_told_nothing(
    rooms: Rooms, clock: Clock, pager: Pager
) -> None:
    await dealt(rooms)
    await moves(rooms, ANN)
    await moves(rooms, BEN)
    assert pager.told == []
    never = PersonPreferences(notices="never")
    await person_rows.set_person_preferences(rooms.store.renamings, BEN.key, never)
    clock.now += AGES
    await moves(rooms, ANN)
    assert pager.told == [] and rooms.notified == []


async def test_what_failed_is_tried_again_and_goes_out_once(
    rooms: Rooms, clock: Clock, pager: Pager
) -> None:
    pager.answers = [DeliveryStatus.FAILED, DeliveryStatus.FAILED]
    await dealt(rooms)
    clock.now += AGES
    await moves(rooms, ANN)
    for _ in range(4):
        clock.now += LAPSED
        await rooms.desk.background.catch_up("rooms")
        await quiet(rooms)
    assert [person for person, _ in pager.told] == [BEN.key]
    assert rooms.notified == []


async def test_a_way_that_is_gone_leaves_it_to_the_chats(
    rooms: Rooms, clock: Clock, pager: Pager
) -> None:
    pager.answers = [DeliveryStatus.NOWHERE]
    await dealt(rooms)
    clock.now += AGES
    await moves(rooms, ANN)
    assert pager.told == [] and rooms.notified == [(BEN.key, CHAT.id)]
