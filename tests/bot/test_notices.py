"""Who is told that it is their turn, where, and how often."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, replace

import pytest
from sqlalchemy import func, select

from bot.desk.pending_notices import Obsolete
from bot.desk.platform import Newest, Shown
from bot.moments import plain
from bot.people import Chat, ChatPreferences, Display, Person, PersonPreferences
from bot.press import unpack
from bot.running.matches import Matches
from bot.running.service import Tables
from bot.screens import Screen
from bot.store import displays as display_rows
from bot.store import notices as notice_rows
from bot.store import people as person_rows
from bot.store.schema import notices
from bot.store.store import Store
from bot.tables import play
from bot.tables.table import Table
from bot.texts import Words
from tests.bot.rooms import Rooms, kept, payload, person, room, until
from tests.desks import desk_of
from tests.patience import PATIENCE
from tests.starting import start
from tests.tally import ended, settled
from tests.thinking import workers_for

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
CHAT, ATTIC = room("lounge"), room("attic")
AGES = 600.0  # seconds after which nobody is here any more


@dataclass
class Clock:
    """A clock that the tests turn."""

    now: float = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def quiet(rooms: Rooms) -> None:
    """Wait until all that is to be told has been told, and everything is shown."""
    while [task for task in asyncio.all_tasks() if task.get_name() == "a commit"]:
        await asyncio.sleep(0)
    await ended("its notices", "notice [0-9]+")
    await settled(rooms.desk)


async def dealt(rooms: Rooms, chat: Chat = CHAT, *others: Chat, game: str = "reversi") -> Screen:
    """A match between Ann, who begins, and Ben, shown in these chats."""
    reply = await rooms.desk.command(ANN, chat, "play", {"game": game, "first": "1"})
    screen = await rooms.post(ANN, chat, reply)
    for other in others:
        again = await rooms.desk.command(BEN, other, "join", {"code": screen.table})
        await rooms.post(BEN, other, again)
    await rooms.desk.press(BEN, others[0] if others else chat, payload(screen, "join"))
    started = await rooms.desk.press(ANN, chat, payload(screen, "join").replace("join", "start"))
    assert not started.refused, started.notice
    await quiet(rooms)
    return rooms.screen(chat)


async def translated(rooms: Rooms) -> None:
    """Somebody chooses the chat's language: the board is shown anew though nothing has happened."""
    assert not (await rooms.desk.line(ANN, CHAT, "language", "de")).refused


async def claimed(store: Store) -> None:
    """Wait until a process says that it sends a notice."""
    taken = select(func.count()).where(notices.c.claimed.is_not(None))
    async with asyncio.timeout(PATIENCE):
        while not await store.database.read(lambda connection: connection.scalar(taken)):
            await asyncio.sleep(0.01)


async def moves(rooms: Rooms, who: Person, chat: Chat = CHAT) -> None:
    """Somebody plays the first move that there is."""
    reply = await rooms.desk.press(who, chat, payload(rooms.screen(chat), "move"))
    assert not reply.refused, reply.notice
    await quiet(rooms)


def standing(rooms: Rooms, chat: Chat = CHAT) -> list[str]:
    return [message for key, message in rooms.messages if key == chat.key]


async def unsent(store: Store) -> int:
    """How many notices wait."""
    return len(await notice_rows.claim(store.database, ["rooms", "web"], 2e9, 2e9))


# In the chat


def held_back(rooms: Rooms) -> tuple[asyncio.Event, asyncio.Event]:
    """Let new messages wait: the first event says that one does, the second lets it go."""
    waiting, turn = asyncio.Event(), asyncio.Event()
    repost = rooms.repost

    async def slowly(display: Display, newest: Newest, playing: bool = False) -> Shown:
        waiting.set()
        await turn.wait()
        return await repost(display, newest)

    rooms.repost = slowly  # type: ignore[method-assign]
    return waiting, turn


async def test_a_turn_that_comes_to_somebody_who_is_not_here_is_a_new_message_for_them(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    board = await dealt(rooms)
    before = standing(rooms)
    clock.now += AGES
    await moves(rooms, ANN)
    assert rooms.notified == [(BEN.key, CHAT.id)]
    assert len(standing(rooms)) == 1 and standing(rooms) != before
    assert rooms.screen(CHAT).revision == board.revision + 1
    assert [
        shown.message for shown in await display_rows.of_table(store.database, board.table)
    ] == standing(rooms)
    assert await unsent(store) == 0


async def test_a_notice_that_was_sent_before_its_process_ended_is_not_taken_away(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    """A platform that is given a message again answers with where it stands already."""
    board = await dealt(rooms)
    before = standing(rooms)

    async def again(display: Display, newest: Newest) -> Shown:
        screen = rooms.messages[display.chat.key, display.message] = await newest()
        return Shown(screen, display.chat, display.message)

    rooms.repost = again  # type: ignore[method-assign]
    clock.now += AGES
    await moves(rooms, ANN)
    assert standing(rooms) == before
    assert rooms.screen(CHAT).revision == board.revision + 1
    assert await unsent(store) == 0


async def test_a_turn_that_comes_to_somebody_who_is_here_is_an_edit(
    rooms: Rooms, clock: Clock
) -> None:
    await dealt(rooms)
    before = standing(rooms)
    clock.now += 100.0
    await moves(rooms, ANN)
    await moves(rooms, BEN)
    assert (rooms.notified, standing(rooms)) == ([], before)


async def test_the_first_turn_is_told_to_whoever_did_not_start_the_match(
    rooms: Rooms, clock: Clock
) -> None:
    reply = await rooms.desk.command(ANN, CHAT, "play", {"game": "reversi", "first": "2"})
    screen = await rooms.post(ANN, CHAT, reply)
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    clock.now += AGES
    await rooms.desk.press(ANN, CHAT, payload(screen, "join").replace("join", "start"))
    await quiet(rooms)
    assert rooms.notified == [(BEN.key, CHAT.id)]


async def test_a_turn_gives_one_notice_whatever_else_happens_in_it(
    rooms: Rooms, clock: Clock
) -> None:
    await dealt(rooms)
    clock.now += AGES
    await moves(rooms, ANN)
    await rooms.desk.command(ANN, CHAT, "resign", {"code": "nonsense"})
    await translated(rooms)
    await quiet(rooms)
    assert rooms.notified == [(BEN.key, CHAT.id)]


async def test_the_notice_goes_to_the_chat_where_the_person_last_acted(
    rooms: Rooms, clock: Clock
) -> None:
    await dealt(rooms, CHAT, ATTIC)
    before = standing(rooms, CHAT)
    clock.now += AGES
    await moves(rooms, ANN)
    assert rooms.notified == [(BEN.key, ATTIC.id)]
    assert standing(rooms, CHAT) == before
    assert rooms.screen(CHAT).revision == rooms.screen(ATTIC).revision
    assert rooms.screen(CHAT).mentions == ()


async def test_a_notice_whose_turn_has_passed_before_it_went_out_is_not_sent(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    board = await dealt(rooms, CHAT, ATTIC)
    clock.now += AGES
    waiting, turn = held_back(rooms)
    assert not (await rooms.desk.press(ANN, CHAT, payload(board, "move"))).refused
    await waiting.wait()
    await until(lambda: rooms.screen(CHAT).revision == board.revision + 1)
    assert not (await rooms.desk.press(BEN, CHAT, payload(rooms.screen(CHAT), "move"))).refused
    turn.set()
    await quiet(rooms)
    assert rooms.notified == []
    assert rooms.screen(ATTIC).revision == board.revision + 2
    assert await unsent(store) == 0


async def test_an_older_edit_that_still_waits_gives_way_to_the_notice(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    board = await dealt(rooms)
    show, waiting, turn = rooms.show, asyncio.Event(), asyncio.Event()

    async def slowly(display: Display, newest: Newest, playing: bool = False) -> Screen:
        waiting.set()
        await turn.wait()
        return await show(display, newest)

    rooms.show = slowly  # type: ignore[method-assign]
    await translated(rooms)
    await waiting.wait()
    clock.now += AGES
    shown = len(rooms.history)
    assert not (await rooms.desk.press(ANN, CHAT, payload(board, "move"))).refused
    await claimed(store)
    turn.set()
    await quiet(rooms)
    assert rooms.notified == [(BEN.key, CHAT.id)]
    assert len(rooms.history) == shown + 1


async def test_whom_a_message_did_not_call_as_it_came_before_their_turn_the_next_one_calls(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    await person_rows.set_chat_preferences(store.database, CHAT, ChatPreferences(notices="always"))
    await dealt(rooms)
    rooms.notified.clear()
    repost = rooms.repost

    async def answered_late(display: Display, newest: Newest) -> Shown:
        rooms.repost = repost  # type: ignore[method-assign]
        posted = await repost(display, newest)
        await rooms.desk.press(BEN, CHAT, payload(posted.screen, "move"))
        later = posted.screen
        async with asyncio.timeout(PATIENCE):
            while ANN.key not in [mention.person for mention in later.mentions]:
                await asyncio.sleep(0.01)
                with suppress(Obsolete):
                    later = await newest()
        rooms.messages[CHAT.key, posted.message] = later
        return Shown(later, posted.chat, posted.message, posted.screen)

    rooms.repost = answered_late  # type: ignore[method-assign]
    await moves(rooms, ANN)
    assert rooms.notified == [(BEN.key, CHAT.id), (ANN.key, CHAT.id)]
    assert len(standing(rooms)) == 1 and await unsent(store) == 0


async def test_a_board_asked_for_while_the_notice_is_on_its_way_is_the_only_one(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    board = await dealt(rooms)
    clock.now += AGES
    waiting, turn = held_back(rooms)
    await rooms.desk.press(ANN, CHAT, payload(board, "move"))
    await waiting.wait()
    await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "board", {}))
    turn.set()
    await quiet(rooms)
    assert rooms.notified == [(BEN.key, CHAT.id)]
    assert len(standing(rooms)) == 1 and await unsent(store) == 0


async def test_at_the_end_of_a_match_all_who_are_not_here_are_told_in_one_message(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    reply = await rooms.desk.command(ANN, CHAT, "play", {"game": "triominos"})
    screen = await rooms.post(ANN, CHAT, reply)
    for who in (BEN, CLEO):
        await rooms.desk.press(who, CHAT, payload(screen, "join"))
    await rooms.desk.press(ANN, CHAT, payload(screen, "join").replace("join", "start"))
    await quiet(rooms)
    clock.now += AGES
    elsewhere = Tables(store, clock)
    rooms.notified.clear()

    def over(table: Table) -> Table:
        return play.called_off(table, elsewhere.view(table, None))

    reposted = rooms.reposted
    await elsewhere.change(screen.table, over, actor=ANN.key)
    await rooms.desk.background.catch_up(rooms.name)
    await quiet(rooms)
    assert sorted(rooms.notified) == [(BEN.key, CHAT.id), (CLEO.key, CHAT.id)]
    assert rooms.reposted == reposted + 1
    assert await unsent(store) == 0


# What people and chats have chosen


async def test_whoever_wants_to_be_told_privately_gets_the_board_where_they_alone_read(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    board = await dealt(rooms, game="crosswise")
    await person_rows.set_person_preferences(
        store.renamings, BEN.key, PersonPreferences(notices="private")
    )
    before = standing(rooms)
    clock.now += AGES
    mine = room("ann", private=True)
    hand = await rooms.desk.command(ANN, mine, "board", {"code": board.table})
    await rooms.post(ANN, mine, hand)
    await plays_privately(rooms, ANN, mine)
    own = room(f"{BEN.key}'s own", private=True)
    assert rooms.notified == [(BEN.key, own.id)]
    assert standing(rooms) == before and rooms.screen(CHAT).audience is None
    assert rooms.screen(own).audience == BEN.key
    shown = {
        display.chat.key: display.person
        for display in await display_rows.of_table(store.database, board.table)
    }
    assert shown[own.key] == BEN.key
    await plays_privately(rooms, BEN, own)
    clock.now += AGES
    await plays_privately(rooms, ANN, mine)
    assert [who for who in rooms.notified if who[0] == BEN.key] == [(BEN.key, own.id)] * 2
    assert len(standing(rooms, own)) == 1


async def plays_privately(rooms: Rooms, who: Person, chat: Chat) -> None:
    """A whole move from a private screen, by its first buttons."""
    revision = rooms.screen(chat).revision
    screen = rooms.screen(chat)
    for _ in range(4):
        step = next(b.payload for b in screen.choices if unpack(b.payload).verb == "mine")
        reply = await rooms.desk.press(who, chat, step)
        assert not reply.refused, reply.notice
        await quiet(rooms)
        if rooms.screen(chat).revision > revision or reply.screen is None:
            return
        screen = reply.screen
    raise AssertionError("no move is so long")


async def test_whoever_wants_no_notices_gets_none(rooms: Rooms, clock: Clock, store: Store) -> None:
    await dealt(rooms)
    await person_rows.set_person_preferences(
        store.renamings, BEN.key, PersonPreferences(notices="never")
    )
    clock.now += AGES
    await moves(rooms, ANN)
    assert rooms.notified == [] and rooms.reposted == 0
    assert rooms.screen(CHAT).revision == 3 and await unsent(store) == 0


async def test_a_chat_that_wants_no_notices_gets_none(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    await dealt(rooms)
    await store.chats.set_preferences(CHAT, ChatPreferences(notices="never"))
    clock.now += AGES
    await moves(rooms, ANN)
    assert rooms.notified == [] and await unsent(store) == 0


async def test_a_chat_that_always_wants_notices_gets_them_for_those_who_are_here(
    rooms: Rooms, store: Store
) -> None:
    await dealt(rooms, CHAT, ATTIC)
    await store.chats.set_preferences(ATTIC, ChatPreferences(notices="always"))
    await moves(rooms, ANN, CHAT)
    assert rooms.notified == [(BEN.key, ATTIC.id)]
    await moves(rooms, BEN, ATTIC)
    assert rooms.notified == [(BEN.key, ATTIC.id)], "Ann is here, and her chat wants it smart"


@pytest.mark.parametrize("always", [CHAT, ATTIC])
async def test_another_chat_that_always_wants_notices_has_nobody_told_privately_who_is_here(
    rooms: Rooms, store: Store, always: Chat
) -> None:
    await dealt(rooms, CHAT, ATTIC)
    await person_rows.set_person_preferences(
        store.renamings, BEN.key, PersonPreferences(notices="private")
    )
    await store.chats.set_preferences(always, ChatPreferences(notices="always"))
    await moves(rooms, ANN, CHAT)
    told = [(BEN.key, f"{BEN.key}'s own")] if always is ATTIC else []
    assert rooms.notified == told and await unsent(store) == 0


@pytest.mark.parametrize("who", ["nobody", "person", "chat"])
async def test_a_reminder_is_given_where_person_and_chat_want_them(
    rooms: Rooms, clock: Clock, store: Store, who: str
) -> None:
    board = await dealt(rooms)
    await moves(rooms, ANN)
    if who == "person":
        await person_rows.set_person_preferences(
            store.renamings, BEN.key, PersonPreferences(reminders=False)
        )
    if who == "chat":
        await store.chats.set_preferences(CHAT, ChatPreferences(reminders=False))
    clock.now += 25 * 3600
    await rooms.desk.clocks.tick()
    await quiet(rooms)
    assert rooms.notified == ([(BEN.key, CHAT.id)] if who == "nobody" else [])
    clock.now += 3600
    await rooms.desk.clocks.tick()
    await quiet(rooms)
    assert len(rooms.notified) <= 1 and await unsent(store) == 0
    assert (await kept(store, board.table)).turn.reminded


# Where nothing can be sent


async def test_where_no_new_message_can_be_written_the_person_is_told_privately(
    rooms: Rooms, clock: Clock
) -> None:
    await dealt(rooms)
    rooms.closed.add(CHAT.key)
    before = standing(rooms)
    clock.now += AGES
    await moves(rooms, ANN)
    assert rooms.notified == [(BEN.key, f"{BEN.key}'s own")]
    assert standing(rooms) == before and rooms.screen(CHAT).revision == 3


async def test_where_a_person_cannot_be_told_at_all_the_board_says_so_for_that_turn(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    await dealt(rooms)
    rooms.closed.add(CHAT.key)
    rooms.reaches_persons = False
    clock.now += AGES
    await moves(rooms, ANN)
    await quiet(rooms)
    assert rooms.notified == []
    assert "Ben could not be notified." in rooms.screen(CHAT).lines
    assert await unsent(store) == 0
    await moves(rooms, BEN)
    assert not any("could not be notified" in line for line in rooms.screen(CHAT).lines)


def told(screen: Screen) -> list[str]:
    """What the screen says of a notice that was given."""
    lines = (plain(line) for line in screen.lines)
    return [line for line in lines if "was notified" in line or "benachrichtigt" in line]


async def test_those_who_wait_read_when_the_one_in_turn_was_told(
    rooms: Rooms, clock: Clock
) -> None:
    code = (await dealt(rooms, CHAT, ATTIC)).table
    assert not told(rooms.screen(CHAT)) + told(await rooms.desk.page_screens.table(code, ANN, "en"))
    clock.now += AGES
    await moves(rooms, ANN)
    await until(lambda: told(rooms.screen(CHAT)))
    assert rooms.notified == [(BEN.key, ATTIC.id)]
    assert told(rooms.screen(CHAT))[0].endswith("Ben was notified just now.")
    assert not told(rooms.screen(ATTIC)), "the notice itself"
    clock.now += 300
    waiting = await rooms.desk.page_screens.table(code, ANN, "en")
    assert told(waiting) == ["Ben was notified 5 minutes ago."] and len(waiting.lines) == 3
    german = await rooms.desk.page_screens.table(code, CLEO, "de")
    assert told(german)[0].endswith("Ben wurde vor 5 Minuten benachrichtigt.")
    assert not told(await rooms.desk.page_screens.table(code, BEN, "en")), "it is their own turn"
    await moves(rooms, BEN, ATTIC)
    shown = (rooms.screen(CHAT), await rooms.desk.page_screens.table(code, BEN, "en"))
    assert not [line for screen in shown for line in told(screen) if "Ben was" in line]


async def test_somebody_who_is_here_was_not_told(rooms: Rooms, clock: Clock) -> None:
    code = (await dealt(rooms)).table
    clock.now += 100.0
    await moves(rooms, ANN)
    assert not told(await rooms.desk.page_screens.table(code, ANN, "en"))


async def test_a_page_that_waits_hears_that_the_notice_went_out(rooms: Rooms, clock: Clock) -> None:
    code, changes = (await dealt(rooms)).table, []
    clock.now += AGES
    stop = rooms.desk.spectators.watch(code, lambda: changes.append(rooms.notified[:]))
    await moves(rooms, ANN)
    stop()
    assert changes[-1] == [(BEN.key, CHAT.id)], "the last change came after the notice"
    assert told(await rooms.desk.page_screens.table(code, ANN, "en")) == [
        "Ben was notified just now."
    ]


async def test_a_person_who_has_blocked_the_private_chat_is_told_in_the_shared_one(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    await dealt(rooms)
    await person_rows.set_person_preferences(
        store.renamings, BEN.key, PersonPreferences(notices="private")
    )
    rooms.closed.add(room(f"{BEN.key}'s own").key)
    clock.now += AGES
    await moves(rooms, ANN)
    assert rooms.notified == [(BEN.key, CHAT.id)]


async def test_nothing_waits_for_somebody_in_a_browser(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    reply = await rooms.desk.command(ANN, CHAT, "play", {"game": "reversi", "first": "1"})
    screen = await rooms.post(ANN, CHAT, reply)
    browser = Person("web", "w", "Wim")
    await rooms.desk.press(browser, Chat("web", "w", "", True), payload(screen, "join"))
    await rooms.desk.press(ANN, CHAT, payload(screen, "join").replace("join", "start"))
    clock.now += AGES
    await quiet(rooms)
    await moves(rooms, ANN)
    assert rooms.notified == []
    assert not any("could not be notified" in line for line in rooms.screen(CHAT).lines)


async def test_a_platform_that_fails_edits_the_board_and_sends_the_notice_later(
    rooms: Rooms, clock: Clock, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await dealt(rooms)
    repost = rooms.repost

    async def broken(display: Display, newest: Newest) -> Shown:
        raise RuntimeError("out of order")

    rooms.repost = broken  # type: ignore[method-assign]
    clock.now += AGES
    reply = await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "move"))
    assert not reply.refused
    await quiet(rooms)
    assert rooms.screen(CHAT).revision == 3
    rooms.repost = repost  # type: ignore[method-assign]
    clock.now += 61.0
    await rooms.desk.background.catch_up(rooms.name)
    await quiet(rooms)
    assert rooms.notified == [(BEN.key, CHAT.id)]


# After a start


async def test_what_a_process_could_not_send_goes_out_after_the_next_start(
    rooms: Rooms, clock: Clock, store: Store, words: Words, games: str
) -> None:
    await dealt(rooms)

    async def never(display: Display, newest: Newest) -> Shown:
        await asyncio.Event().wait()
        raise AssertionError

    rooms.repost = never  # type: ignore[method-assign]
    clock.now += AGES
    await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "move"))
    await claimed(store)
    await rooms.desk.close()
    workers = workers_for(games)
    desk = desk_of(store, workers, words, clock=clock)
    again = replace(rooms, desk=desk, notified=[])
    desk.attach(again)
    try:
        await start(desk)
        await until(lambda: again.notified == [(BEN.key, CHAT.id)])
        await quiet(again)
        assert len(standing(again)) == 1 and again.screen(CHAT).revision == 3
        await desk.background.catch_up(again.name)
        await quiet(again)
        assert again.notified == [(BEN.key, CHAT.id)]
    finally:
        await desk.close()
        await workers.close()


async def test_a_restart_makes_nobody_absent(
    rooms: Rooms, clock: Clock, store: Store, words: Words, games: str
) -> None:
    await dealt(rooms)
    await rooms.desk.close()
    workers = workers_for(games)
    desk = desk_of(store, workers, words, clock=clock)
    again = replace(rooms, desk=desk)
    desk.attach(again)
    try:
        await start(desk)
        clock.now += 100.0
        await moves(again, ANN)
        assert again.notified == []
    finally:
        await desk.close()
        await workers.close()


async def test_an_edit_that_cannot_be_made_gives_way_after_a_while(
    rooms: Rooms, clock: Clock
) -> None:
    """On Discord one may wait for the next press, which may never come."""
    await dealt(rooms)
    show, stuck = rooms.show, asyncio.Event()

    async def waits(display: Display, newest: Newest, playing: bool = False) -> Screen:
        await newest()
        stuck.set()
        await asyncio.Event().wait()
        raise AssertionError

    rooms.show = waits  # type: ignore[method-assign]
    await translated(rooms)
    await stuck.wait()
    rooms.show = show  # type: ignore[method-assign]
    clock.now += AGES
    await moves(rooms, ANN)
    assert rooms.notified == [(BEN.key, CHAT.id)]


async def test_a_board_that_was_deleted_comes_back_as_the_notice(
    rooms: Rooms, clock: Clock
) -> None:
    await dealt(rooms)
    (message,) = standing(rooms)
    rooms.gone.add(message)
    board = rooms.messages.pop((CHAT.key, message))
    clock.now += AGES
    assert not (await rooms.desk.press(ANN, CHAT, payload(board, "move"))).refused
    await quiet(rooms)
    assert rooms.notified == [(BEN.key, CHAT.id)]
    assert len(standing(rooms)) == 1 and rooms.reposted == 1


async def test_a_notice_of_a_change_that_this_process_has_not_heard_of_is_told(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    """Its connection may have been cut while another process made the change."""
    board = await dealt(rooms)
    clock.now += AGES
    elsewhere = Tables(store, clock)
    path = unpack(payload(board, "move")).path
    await Matches(store.database, elsewhere).move(board.table, board.revision, ANN, path)
    await rooms.desk.background.catch_up(rooms.name)
    await quiet(rooms)
    assert rooms.notified == [(BEN.key, CHAT.id)]
    assert rooms.screen(CHAT).revision == board.revision + 1
