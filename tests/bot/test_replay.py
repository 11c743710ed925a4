"""A replay: every position of a match that is over, and of a running one what everybody saw."""

import asyncio
from dataclasses import dataclass, replace

import pytest

from bot.errors import WrongTime
from bot.features.analysis.analysis import Analysis, AnalysisStep
from bot.features.replays.messages import PlyShown, ReplayShown
from bot.features.replays.replay import ReplayPage
from bot.people import Person
from bot.press import Press
from bot.running.timing import Timing
from bot.screens import Screen
from bot.screens.notation import noted
from bot.screens.wording import Wording
from bot.store.store import Store
from bot.tables.table import Status, Table
from bot.texts import Words
from engines import GAMES
from engines.game import View
from engines.replay import replay as replayed
from render import Picture, paint
from tests.bot.analysed import keep_analysis
from tests.bot.rooms import Rooms, kept, payload, person, room, until
from tests.bot.test_analysis import OPENING, one_move, over
from tests.bot.walker import Walker
from tests.patience import PATIENCE

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
CHAT, ALONE = room("lounge"), room("cleo's own", private=True)
HIDDEN = [
    key
    for key, game in GAMES.items()
    if game.view(game.start(game.deal(2, {}, "0" * 64)), None).hands
]


@pytest.fixture
def timing() -> Timing:
    return Timing(ply=0.02, least_ply=0.02, progress=0.0)


async def course(
    rooms: Rooms, code: str, who: Person = CLEO, number: int | None = None
) -> ReplayShown:
    return await Walker(rooms.desk, who, code).replay(number)


@dataclass(frozen=True)
class Position:
    """A position as a page is told it, and the picture that went before."""

    shown: PlyShown
    picture: Picture

    @property
    def said(self) -> str:
        return self.shown.said

    @property
    def better(self) -> str:
        return self.shown.better

    @property
    def score(self) -> tuple[int, ...]:
        return self.shown.score


async def position(
    rooms: Rooms, code: str, ply: int, who: Person = CLEO, number: int = 0
) -> Position:
    walker = Walker(rooms.desk, who, code)
    shown = await walker.ply(ply, number)
    assert walker.picture is not None
    return Position(shown, walker.picture)


async def walked(rooms: Rooms, screen: Screen, *path: str) -> Screen:
    """The message after a press on a way through the match."""
    return await pressed(rooms, Press("walk", screen.table, screen.revision, path).pack())


async def pressed(rooms: Rooms, data: str) -> Screen:
    """Cleo presses a button, and is shown the answer alone."""
    reply = await rooms.desk.press(CLEO, ALONE, data)
    assert not reply.refused, reply.notice
    return await rooms.post(CLEO, ALONE, reply)


async def test_every_ply_of_a_match_that_is_over_has_its_picture_and_its_sentence(
    rooms: Rooms,
) -> None:
    screen = await over(rooms)
    shown = [await position(rooms, screen.table, ply) for ply in range(len(OPENING) + 1)]
    assert len({one.picture.png for one in shown}) == len(shown)
    assert shown[0].said == "Ann begins."
    assert shown[1].said == "Ann played d3 and flipped 1 disc."
    assert shown[-1].said.startswith("Ben played c5 and flipped ")
    assert "Ann" in shown[-1].said.partition(".")[2], "the last one says who won"
    assert [one.score for one in shown[:3]] == [(2, 2), (4, 1), (3, 3)]
    assert all(not one.picture.regions for one in shown)
    beyond = await position(rooms, screen.table, 999)
    assert beyond == shown[-1]
    found = await course(rooms, screen.table)
    assert [move.text for move in found.moves] == list(OPENING)
    assert [move.column for move in found.moves] == [0, 1, 0, 1, 0, 1]
    assert [column.side for column in found.columns] == ["black", "white"]


async def test_what_was_taken_back_is_no_move_of_a_replay(rooms: Rooms, store: Store) -> None:
    screen = await rooms.post(
        ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", "reversi beginner first 1")
    )
    await until(lambda: rooms.screen(CHAT).choices)
    await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "move", "d3"))
    await until(lambda: rooms.screen(CHAT).choices and rooms.screen(CHAT).revision > 2)
    assert not (await rooms.desk.command(ANN, CHAT, "undo", {})).refused
    table = await kept(store, screen.table)
    assert table.match is not None and table.match.undone
    assert len((await course(rooms, screen.table)).moves) == len(table.match.moves)


async def test_all_costly_moves_are_told_and_each_shows_what_was_better(
    rooms: Rooms, store: Store
) -> None:
    screen = await over(rooms)
    steps = tuple(
        AnalysisStep(ply, ply % 2, move, -float(ply + 1), better, 0.0)
        for ply, (move, better) in enumerate(
            zip(OPENING, ("c4", "e3", "f5", "c5", "f5", "f6"), strict=True)
        )
    )
    analysis = Analysis(6, steps, at=6, done=True)
    await keep_analysis(store, screen.table, 0, analysis)
    found = await course(rooms, screen.table)
    assert [move.cost for move in found.moves] == ["−1", "−2", "−3", "−4", "−5", "−6"], "not five"
    (line,) = found.course
    assert line.points[0] == (1, -1.0) and line.points[1] == (2, 2.0)
    shown = await position(rooms, screen.table, 2)
    assert shown.better == "e3 was better by 2 discs."
    assert (await position(rooms, screen.table, 1)).better == "c4 was better by a disc."
    table = await kept(store, screen.table)
    assert table.match is not None
    before = replayed(GAMES["reversi"], table.match.setup, OPENING[:1])
    view = replace(GAMES["reversi"].view(before, 1), seat=None)
    assert shown.picture.png == paint(view, (), "light", ("c3", "e3")).png
    assert shown.score == (4, 1), "the score of the position that is shown"


async def test_a_replay_says_how_far_its_analysis_is_and_fills_in(rooms: Rooms) -> None:
    screen = await over(rooms)
    first = await course(rooms, screen.table)
    assert first.progress == "Analysed 0 of 6" and not first.course
    said, found = set[str](), first
    async with asyncio.timeout(PATIENCE):
        while found.progress:
            said.add(found.progress)
            await asyncio.sleep(0.01)
            found = await course(rooms, screen.table)
    assert said <= {f"Analysed {at} of 6" for at in range(7)}
    assert [len(line.points) for line in found.course] == [6]


async def test_a_message_walks_through_its_match_and_back(rooms: Rooms) -> None:
    screen = await over(rooms)
    start = await walked(rooms, screen, "0")
    assert start.lines[0] == "Ann begins."
    assert [button.label for button in start.actions[0]] == ["⏮", "◀", "▶", "⏭"]
    for ply in (1, 2):
        await pressed(rooms, rooms.screen(ALONE).actions[0][2].payload)
        assert rooms.screen(ALONE).caption.startswith(f"{ply}. ")
    assert rooms.screen(ALONE).caption.startswith("2. Ben played c3 and flipped")
    one = await pressed(rooms, rooms.screen(ALONE).actions[0][1].payload)
    assert one.lines[0] == "1. Ann played d3 and flipped 1 disc."
    last = await pressed(rooms, one.actions[0][3].payload)
    assert last.caption.startswith("6. ")
    assert last.page == str(ReplayPage(last.revision, 0, 6)) and last.picture is not None
    for shown in (start, one, last):
        payloads = [button.payload for row in shown.actions for button in row]
        assert len(payloads) == len(set(payloads)), "platforms want each only once"
    back = await pressed(rooms, payload(last, "page"))
    assert back.caption == screen.caption == rooms.screen(CHAT).caption


async def test_the_next_match_takes_the_replay_away_and_a_running_one_has_none(
    rooms: Rooms,
) -> None:
    screen = await over(rooms)
    await walked(rooms, screen, "0", "last")
    assert rooms.screen(ALONE).page
    await rooms.desk.press(ANN, CHAT, payload(screen, "rematch"))
    await until(lambda: rooms.screen(CHAT).choices)
    await until(lambda: rooms.screen(ALONE).page == "")
    for number in ("0", "1"):
        press = Press("walk", screen.table, screen.revision, (number, "1")).pack()
        refused = await rooms.desk.press(CLEO, CHAT, press)
        assert refused.notice.startswith("That does not work while a match is on.")


async def test_made_up_ways_are_refused(rooms: Rooms) -> None:
    screen = await over(rooms)
    for path in ("", "0.x", "x", "9", "0.0.0", "0.first.2"):
        reply = await rooms.desk.press(ANN, CHAT, f"walk:{screen.table}:{screen.revision}:{path}")
        assert reply.refused and reply.notice, path


@pytest.mark.parametrize("game", HIDDEN)
async def test_a_running_match_shows_each_reader_what_their_view_showed_then(
    rooms: Rooms, store: Store, game: str
) -> None:
    reply = await rooms.desk.command(ANN, CHAT, "play", {"game": game})
    screen = await rooms.post(ANN, CHAT, reply)
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "start", {}))
    for _ in range(7):
        await one_move(rooms, store, screen.table)
    table = await kept(store, screen.table)
    assert table.match is not None
    for who, seat in ((ANN, 0), (BEN, 1), (CLEO, None)):
        for ply in range(8):
            state = replayed(GAMES[game], table.match.setup, table.match.moves[:ply])
            seen = plain(GAMES[game].view(state, seat))
            shown = await position(rooms, screen.table, ply, who)
            assert shown.picture.png == paint(seen, (), "light").png
            assert shown.picture.pieces == paint(seen, (), "light").pieces
        found = await course(rooms, screen.table, who)
        assert found.running and not found.course and not any(move.cost for move in found.moves)
    hands = GAMES[game].view(state, 0).hand, GAMES[game].view(state, 1).hand
    assert all(hands), "there is something to be hidden"


@pytest.mark.parametrize("game", HIDDEN)
async def test_whoever_holds_both_seats_walks_through_what_everybody_saw(
    rooms: Rooms, store: Store, game: str
) -> None:
    alone = room("ann", private=True)
    screen = await rooms.post(
        ANN, alone, await rooms.desk.command(ANN, alone, "play", {"game": game})
    )
    await rooms.desk.press(ANN, alone, payload(screen, "also"))
    await rooms.post(ANN, alone, await rooms.desk.command(ANN, alone, "start", {}))
    table = await kept(store, screen.table)
    assert table.match is not None
    seen = plain(GAMES[game].view(GAMES[game].start(table.match.setup), None))
    shown = await position(rooms, screen.table, 0, ANN)
    assert shown.picture.png == paint(seen, (), "light").png


async def test_a_lobby_and_an_unknown_match_have_no_replay(rooms: Rooms) -> None:
    reply = await rooms.desk.line(ANN, CHAT, "play", "reversi")
    screen = await rooms.post(ANN, CHAT, reply)
    with pytest.raises(WrongTime):
        await course(rooms, screen.table)
    with pytest.raises(WrongTime):
        await course(rooms, screen.table, number=3)


def plain(view: View) -> View:
    """The view with nothing to be chosen in it."""
    return replace(view, moves=(), offers=(), acts=(), places=(), follow="")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("place", ["1", "2", "3", "4"])
def test_the_number_of_a_place_is_not_taken_for_the_name_of_a_text(
    caplog: pytest.LogCaptureFixture, language: str, place: str
) -> None:
    table = Table("ABCDE", "triominos", "test:1", Status.PLAYING, 1)
    assert "125" in noted(Wording(Words(), language, table), f"125.{place}").replace("-", "")
    assert not caplog.records
