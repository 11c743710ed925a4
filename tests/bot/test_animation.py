"""Matches as animations: what they show, who may see what, and that each is made once."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from functools import cache
from io import BytesIO
from itertools import islice
from typing import Any

import pytest
from PIL.GifImagePlugin import GifImageFile

from bot.desk.feature import without
from bot.desk.reply import PrivateScreen, Reply, ScreenStream, is_shared
from bot.features import FEATURES
from bot.features.animations.errors import TooBusy
from bot.features.animations.maker import HELD, WAITING, AnimationMaker, Making, pace
from bot.features.animations.screens import share_screen
from bot.people import Chat, Person
from bot.press import Press
from bot.running.timing import Timing
from bot.screens import Screen
from bot.screens.wording import Wording
from bot.settings import Settings
from bot.store.store import Store
from bot.tables.frames import frames, last_frame, open_hands, still
from bot.tables.play import CALLED_OFF, RESIGNED
from bot.tables.table import Match, Table
from engines import GAMES
from engines.game import Outcome
from engines.replay import replay as replayed
from render import paint
from render.animation import animated
from render.reversi.colours import LOOKS
from tests.bot.rooms import Rooms, buttons, kept, payload, person, room, until, verbs
from tests.bot.test_analysis import OPENING, one_move, over
from tests.bot.walker import Walker
from tests.contract.matches import played
from tests.english import ENGLISH
from tests.leaks.twins import Dealer, Twins, begun, twins

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
CHAT, ATTIC = room("lounge"), room("attic")
HIDDEN = [
    key
    for key, game in GAMES.items()
    if game.view(game.start(game.deal(2, {}, "0" * 64)), None).hands
]
ANIMATED = "render.animation.animated"
GIVEN_UP = Outcome((0,), (0, 0), RESIGNED)


@pytest.fixture
def timing() -> Timing:
    return Timing(ply=0.02, least_ply=0.02, progress=0.0)


async def whole(reply: Reply) -> Screen:
    """What a reply's message shows in the end."""
    assert not reply.refused and reply.screen is not None, reply.notice
    later = reply.later if isinstance(reply, ScreenStream) else _nothing()
    return [reply.screen, *[screen async for screen in later]][-1]


async def _nothing() -> AsyncIterator[Screen]:
    return
    yield


async def shared(
    rooms: Rooms, table: Screen, number: str = "0", who: Person = CLEO, chat: Chat = CHAT
) -> Screen:
    """The message after a press on [Animation]."""
    press = Press("share", table.table, table.revision, (number, "animation")).pack()
    return await whole(await rooms.desk.press(who, chat, press))


async def asked(rooms: Rooms, line: str, who: Person = CLEO, chat: Chat = CHAT) -> Reply:
    """The answer to ``/replay`` with what follows it."""
    return await rooms.desk.line(who, chat, "replay", line)


def opened(screen: Screen) -> GifImageFile:
    """The animation in a message, as a client opens it."""
    assert screen.file is not None
    return GifImageFile(BytesIO(screen.file.data))


async def test_a_match_that_is_over_is_shared_as_an_animation_for_all_in_the_chat(
    rooms: Rooms,
) -> None:
    table = await over(rooms)
    screen = await shared(rooms, table)
    assert screen.file is not None and screen.file.moving
    assert screen.file.name == f"reversi-{table.table}-1.gif"
    assert opened(screen).n_frames == len(OPENING) + 1
    assert opened(screen).width == 640
    assert screen.audience is None and screen.table == "", "it stays whatever the table does"
    assert screen.lines == (f"Reversi · {table.table}", "Ann wins. Ben resigned.")
    assert screen.alt.startswith("Reversi, the whole match move by move (6). Ann wins.")
    assert screen.lead


async def test_the_button_stands_below_the_result_and_below_a_replay(rooms: Rooms) -> None:
    table = await over(rooms)
    assert payload(table, "share", "0")
    shown = (await rooms.desk.press(CLEO, CHAT, payload(table, "walk"))).screen
    assert shown is not None and shown.page
    reply = await rooms.desk.press(CLEO, CHAT, payload(shown, "share", "0", "animation"))
    assert opened(await whole(reply)).n_frames == len(OPENING) + 1


async def test_share_offers_its_presser_alone_what_is_then_sent_to_all(rooms: Rooms) -> None:
    table = await over(rooms)
    reply = await rooms.desk.press(CLEO, CHAT, payload(table, "share", "0"))
    assert reply.private and reply.screen is not None
    assert [b.label for b in buttons(reply.screen)] == ["Picture", "Animation", "As a file"]
    sent = await rooms.desk.press(CLEO, CHAT, payload(reply.screen, "share", "0", "picture"))
    assert is_shared(sent) and sent.screen is not None and sent.screen.picture is not None
    assert sent.screen.lines[1] == "Ann wins. Ben resigned."
    made_up = Press("share", table.table, 0, ("0", "film")).pack()
    assert (await rooms.desk.press(CLEO, CHAT, made_up)).refused


@pytest.mark.parametrize("settings", [Settings(web_url="https://play.example")])
async def test_at_a_position_of_the_replay_the_link_leads_to_it(rooms: Rooms) -> None:
    table = await over(rooms)
    for ply, place in (("2", "#2"), (str(len(OPENING)), "")):
        walk = Press("walk", table.table, table.revision, ("0", ply)).pack()
        shown = (await rooms.desk.press(CLEO, CHAT, walk)).screen
        assert shown is not None
        reply = await rooms.desk.press(CLEO, CHAT, payload(shown, "share", "0", ply))
        assert reply.screen is not None
        assert reply.screen.lines[1] == f"https://play.example/m/{table.table}/1{place}"


def test_the_link_of_a_match_stands_first_where_there_is_one() -> None:
    wording = Wording(ENGLISH, "en", Table("ABCDE", "reversi", ANN.key))
    match = Match(0, "", "", ("d3",), GIVEN_UP)
    screen = share_screen(wording, match, "https://play.example/m/ABCDE/1", (), ANN.key)
    assert screen.lines[1] == "https://play.example/m/ABCDE/1"
    first, *_ = buttons(screen)
    assert (first.label, first.url) == ("Link", "https://play.example/m/ABCDE/1")


@pytest.mark.parametrize("features", [without(FEATURES, "animations")])
async def test_where_there_are_no_animations_a_result_is_shared_by_its_table(rooms: Rooms) -> None:
    table = await over(rooms)
    assert not (await rooms.desk.press(CLEO, CHAT, payload(table, "share"))).refused
    shown = (await rooms.desk.press(CLEO, CHAT, payload(table, "walk"))).screen
    assert shown is not None and shown.page and "share" not in verbs(shown)
    press = Press("share", table.table, table.revision, ("0",)).pack()
    assert (await rooms.desk.press(CLEO, CHAT, press)).refused
    assert (await Walker(rooms.desk, CLEO, table.table).replay(0)).share == ""


async def test_the_command_finds_the_table_by_its_code_from_any_chat(rooms: Rooms) -> None:
    table = await over(rooms)
    here, there = await asked(rooms, ""), await asked(rooms, table.table.lower(), chat=ATTIC)
    first, second = await whole(here), await whole(there)
    assert first.file == second.file
    assert (await whole(await asked(rooms, f"{table.table} 1", chat=ATTIC))).file == first.file


async def test_the_command_speaks_german(rooms: Rooms) -> None:
    table = await over(rooms)
    await rooms.desk.command(ANN, CHAT, "language", {"language": "de"})
    screen = await whole(await asked(rooms, table.table))
    assert screen.lines[1].startswith("Ann gewinnt.")
    assert screen.alt.startswith("Reversi, die ganze Partie Zug für Zug (6).")
    reply = await asked(rooms, f"{table.table} 7", who=person("Cleo", "de"))
    told = "An diesem Tisch gab es bisher nur 1 Partie."
    assert (reply.refused, reply.notice) == (True, told)


async def test_what_there_is_not_is_said(rooms: Rooms) -> None:
    code = (await over(rooms)).table
    for line, told in {
        "ZZZZZ": "I know no table with this code.",
        f"{code} 2": "Only 1 match has been played at this table.",
        f"{code} 0": "makes no sense after /replay.",
        f"{code} x": "makes no sense after /replay.",
    }.items():
        reply = await asked(rooms, line)
        assert reply.refused and told in reply.notice, line


async def test_a_lobby_has_no_match_yet_and_an_empty_chat_no_table(rooms: Rooms) -> None:
    assert (await asked(rooms, "")).notice.startswith("No table is open in this chat.")
    await rooms.post(ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", "reversi"))
    reply = await asked(rooms, "")
    assert reply.refused and reply.notice == "No match has been played at this table yet."


async def test_made_up_buttons_are_refused(rooms: Rooms) -> None:
    table = await over(rooms)
    for path in ("x", "7", "0.-1"):
        reply = await rooms.desk.press(CLEO, CHAT, f"share:{table.table}:{table.revision}:{path}")
        assert reply.refused and reply.notice, path


async def test_without_a_match_the_button_tells_how_others_come_to_the_table(rooms: Rooms) -> None:
    table = await over(rooms)
    press = Press("share", table.table, table.revision).pack()
    reply = await rooms.desk.press(CLEO, CHAT, press)
    told = reply.screen.caption if reply.screen else reply.notice
    assert told.startswith(f"Table {table.table} · Reversi")


async def test_moves_that_were_taken_back_do_not_show(rooms: Rooms, store: Store) -> None:
    screen = await rooms.post(
        ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", "reversi beginner first 1")
    )
    for cell in ("d3", "c4"):
        await until(lambda: rooms.screen(CHAT).choices)
        seen = rooms.screen(CHAT)
        await rooms.desk.press(ANN, CHAT, payload(seen, "move", cell))
        await until(lambda s=seen: rooms.screen(CHAT).choices and rooms.screen(CHAT) != s)
        assert not (await rooms.desk.command(ANN, CHAT, "undo", {})).refused
    table = await kept(store, screen.table)
    assert table.match is not None and table.match.undone
    made = await whole(await asked(rooms, screen.table))
    assert opened(made).n_frames == len(table.match.moves) + 1


@pytest.mark.parametrize("game", HIDDEN)
async def test_a_running_match_is_shown_up_to_now_as_everybody_saw_it(
    rooms: Rooms, store: Store, game: str
) -> None:
    screen = await rooms.post(
        ANN, CHAT, await rooms.desk.command(ANN, CHAT, "play", {"game": game})
    )
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "start", {}))
    for _ in range(4):
        await one_move(rooms, store, screen.table)
    table = await kept(store, screen.table)
    assert table.match is not None
    plies = len(table.match.moves)
    own = room("ann", private=True)
    for who, chat in ((CLEO, CHAT), (ANN, CHAT), (ANN, own)):
        made = await whole(await asked(rooms, screen.table, who, chat))
        assert made.lines[1] == f"So far: {plies} moves"
        assert opened(made).n_frames == plies + 1
        assert made.file is not None and made.file.name.endswith(f"-1-ply{plies}.gif")
    last = GAMES[game].view(replayed(GAMES[game], table.match.setup, table.match.moves), None)
    assert (*frames(game, table.match),)[-1] == still(last) == last_frame(game, table.match)
    assert open_hands(game, table.match) == ()


# what a match shows


@pytest.mark.parametrize("key", HIDDEN)
@pytest.mark.parametrize("reason", [RESIGNED, CALLED_OFF])
def test_all_hands_are_open_at_the_end_and_not_before(key: str, reason: str) -> None:
    match = played(key, 2, 4)
    given_up = Match(0, match.setup, "0" * 64, match.moves[:9], Outcome((0,), (0, 0), reason))
    shown = (*frames(key, given_up),)
    assert len(shown) == 10 and all(view.seat is None and not view.hand for view in shown)
    assert shown[-1].turn is None and (shown[-1].outcome is None) == (reason == CALLED_OFF)
    assert [view.hand for view in open_hands(key, given_up)] == list(match.states[9].hands)
    assert not any(view.moves or view.offers or view.acts or view.places for view in shown)


def test_an_open_game_has_no_hands_to_open() -> None:
    match = played("reversi", 2)
    assert open_hands("reversi", Match(0, match.setup, "0" * 64, match.moves, GIVEN_UP)) == ()


def worlds(key: str) -> Iterator[tuple[Twins, tuple[str, ...]]]:
    """Twin matches for those who only watch, and the moves that both go on with."""
    for number in range(40):
        if begun(key, 2, number)[1] is None:
            found = twins(key, 2, number, 8)
            yield found, tuple(move for turn in found.turns for move in turn)


@pytest.mark.parametrize("key", HIDDEN)
def test_matches_that_differ_in_hidden_hands_alone_look_the_same_until_the_end(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared, painted = 0, cache(lambda view: paint(view, (), "light").png)
    for found, moves in islice(worlds(key), 2):
        monkeypatch.setitem(GAMES, key, Dealer(GAMES[key], *found.deals))
        matches = [Match(0, deal.setup, deal.seed, moves) for deal in found.deals]
        running = [[painted(view) for view in frames(key, match)] for match in matches]
        assert running[0] == running[1], "up to now"
        ended = [Match(0, m.setup, m.seed, moves, GIVEN_UP) for m in matches]
        over = [[painted(view) for view in frames(key, match)] for match in ended]
        assert over[0][:-1] == over[1][:-1], "until the end"
        hands = [[view.hand for view in open_hands(key, match)] for match in ended]
        assert hands[0] != hands[1], "then all hands"
        monkeypatch.undo()
        compared += len(running[0])
    assert compared > 12


# made once, in a thread


def match_of(key: str, number: int = 0, plies: int | None = None) -> Match:
    """A match of random moves that somebody has given up."""
    found = played(key, 2, number)
    return Match(0, found.setup, "0" * 64, found.moves[:plies], GIVEN_UP)


@pytest.fixture
async def maker() -> AsyncIterator[AnimationMaker]:
    found = AnimationMaker()
    yield found
    found.close()


class Gate:
    """Stands in the way of the thread that makes animations, after some frames."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, frames: int = 3) -> None:
        self.open = threading.Event()
        self.passed = 0
        self._frames = frames
        self.animated = animated
        monkeypatch.setattr(ANIMATED, self._wait)

    def _wait(self, *content: Any) -> bytes:
        *_, told = content
        told(self._frames)
        assert self.open.wait(60)
        told(self._frames)  # where it learns that nobody waits any more
        self.passed += 1
        return self.animated(*content)


async def made(making: Making) -> bytes:
    """The file, however long it takes."""
    gif = await making.made(60)
    assert gif is not None
    return gif


async def test_two_who_ask_at_once_share_one_making_and_later_it_is_there(
    maker: AnimationMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, match = Gate(monkeypatch), match_of("reversi", plies=8)
    first, second = (maker.begin("reversi", match, "light", "ann") for _ in range(2))
    assert first is second and await first.made(0) is None
    gate.open.set()
    gif = await made(first)
    again = maker.begin("reversi", match_of("reversi", plies=8), "light", "ann")
    assert again.result.done() and await again.made(0) is gif
    assert (again.done, again.count, gate.passed) == (9, 9, 1)
    assert await made(maker.begin("reversi", match, "dark", "ann")) != gif
    assert gate.passed == 2


async def test_the_same_match_at_another_table_is_the_same_animation(
    maker: AnimationMaker,
) -> None:
    one, other = match_of("crosswise", plies=6), match_of("crosswise", plies=6)
    gif = await made(maker.begin("crosswise", one, "light", "ann"))
    assert await maker.begin("crosswise", other, "light", "ann").made(0) is gif
    longer = await made(maker.begin("crosswise", match_of("crosswise", plies=7), "light", "ann"))
    assert longer != gif


async def test_what_is_kept_has_a_bound() -> None:
    maker = AnimationMaker(room=1)
    match = match_of("reversi", plies=4)
    gif = await made(maker.begin("reversi", match, "light", "ann"))
    assert len(gif) > 1
    again = maker.begin("reversi", match, "light", "ann")
    assert not again.result.done() and await made(again) == gif
    maker.close()


async def test_a_making_that_failed_is_begun_anew(
    maker: AnimationMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> bytes:
        raise OSError("no more memory")

    match = match_of("reversi", plies=4)
    monkeypatch.setattr(ANIMATED, broken)
    with pytest.raises(OSError, match="no more memory"):
        await made(maker.begin("reversi", match, "light", "ann"))
    monkeypatch.undo()
    assert (await made(maker.begin("reversi", match, "light", "ann"))).startswith(b"GIF89a")


async def test_no_more_than_so_many_wait_but_anybody_joins_what_is_on_its_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate, maker = Gate(monkeypatch), AnimationMaker(waiting=2)
    wanted = [match_of("reversi", number, plies=8) for number in range(3)]
    first, second = (maker.begin("reversi", match, "light", "ann") for match in wanted[:2])
    with pytest.raises(TooBusy):
        maker.begin("reversi", wanted[2], "light", "ben")
    assert maker.begin("reversi", wanted[1], "light", "ann") is second
    gate.open.set()
    gif = await made(first)
    await made(second)
    assert maker.begin("reversi", wanted[0], "light", "ann").result.result() is gif
    assert await made(maker.begin("reversi", wanted[2], "light", "ann"))
    maker.close()


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Too many animations"), ("de", "Gerade entstehen so viele")]
)
async def test_whoever_asks_for_one_too_many_is_told_to_try_again(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    table, gate = await over(rooms), Gate(monkeypatch)
    guests = enumerate(list(LOOKS)[:WAITING])
    await asyncio.gather(  # at once: for a moment each waits whether it is made soon
        *(
            rooms.desk.line(person(f"Guest{number}"), CHAT, "replay", table.table, theme=theme)
            for number, theme in guests
        )
    )
    last = list(LOOKS)[WAITING]
    reply = await rooms.desk.line(person("Cleo", language), CHAT, "replay", table.table, theme=last)
    assert reply.refused and reply.screen is None and reply.notice.startswith(said)
    gate.open.set()


async def test_one_person_has_two_on_their_way_and_leaves_room_for_others(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, gate = await over(rooms), Gate(monkeypatch)
    one, two, three, four = list(LOOKS)[:4]

    async def wished(who: Person, theme: str) -> Reply:
        return await rooms.desk.line(who, CHAT, "replay", table.table, theme=theme)

    begun = [await wished(CLEO, theme) for theme in (one, two)]
    refused = await wished(CLEO, three)
    assert refused.refused and refused.notice.startswith("Your last animations are still")
    others = [await wished(CLEO, two), await wished(BEN, three)]
    gate.open.set()
    for reply in (*begun, *others, await wished(CLEO, three)):
        assert opened(await whole(reply)).n_frames == len(OPENING) + 1
    assert (await whole(await wished(CLEO, four))).file


async def test_the_event_loop_goes_on_meanwhile_and_closing_ends_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate, maker = Gate(monkeypatch), AnimationMaker()
    making = maker.begin("reversi", match_of("reversi", plies=8), "light", "ann")
    waiting = maker.begin("reversi", match_of("reversi", 1, plies=8), "light", "ann")
    await until(lambda: making.done == 3)
    maker.close()
    gate.open.set()
    await asyncio.wait((making.result, waiting.result))
    assert making.result.exception() is not None and gate.passed == 0
    assert waiting.result.cancelled()


def test_long_matches_do_not_take_for_ever() -> None:
    assert pace(10).frame == 800 and pace(10).last == HELD
    assert pace(81).frame == 550 and pace(1000).frame == 250


# while it is made


async def test_whoever_asked_is_told_how_far_it_is(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, gate = await over(rooms), Gate(monkeypatch)
    reply = await asked(rooms, table.table)
    assert isinstance(reply, ScreenStream)
    assert reply.screen.caption == "Making the animation: 3 of 7"
    assert (await anext(reply.later)).caption == "Making the animation: 3 of 7"
    gate.open.set()
    *_, screen = [screen async for screen in reply.later]
    assert opened(screen).n_frames == 7


def test_what_one_person_alone_sees_is_whole_at_once() -> None:
    """For a message that nobody else sees, platforms cannot promise to change it later."""
    stream = ScreenStream(Screen("", 0, ()), _nothing())
    assert is_shared(stream) and not stream.private
    assert not hasattr(PrivateScreen(Screen("", 0, ())), "later")


@pytest.mark.parametrize(("language", "said"), [("en", "Something went"), ("de", "Bei mir ging")])
async def test_a_failure_is_said_where_the_animation_was_announced(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    table, gate = await over(rooms), Gate(monkeypatch)
    await rooms.desk.command(ANN, CHAT, "language", {"language": language})
    monkeypatch.setattr(gate, "animated", lambda *_: 1 / 0)
    reply = await asked(rooms, table.table)
    gate.open.set()
    screen = await whole(reply)
    assert screen.caption.startswith(said) and screen.file is None


async def test_an_animation_too_large_for_the_platform_is_refused(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms.largest_file = 1000
    table, gate = await over(rooms), Gate(monkeypatch)
    reply = await asked(rooms, table.table)
    gate.open.set()
    assert (await whole(reply)).caption.startswith("The file is 1 MB")
    reply = await asked(rooms, table.table)
    assert reply.refused and reply.notice.startswith("The file is 1 MB")
