"""A feature's way to tell one person something: who is told by it, when, and what they read."""

from dataclasses import dataclass, field

import pytest

from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.desk.pending_notices import DeliveryStatus
from bot.desk.personal_ways import PersonalMessage
from bot.features import FEATURES
from bot.people import PersonPreferences
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
        return Handlers(personal_way=pager)

    return (*FEATURES, Feature("paging", build))


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
