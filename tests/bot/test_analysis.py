"""An analysis: what a match's moves cost, made once, kept, and shown page by page."""

import asyncio

import pytest

from bot.features.analysis import rows
from bot.features.analysis.analysis import Analysis, AnalysisStep, has_choice, positions, step_of
from bot.features.analysis.course import course_of
from bot.people import Chat, Person
from bot.players.workers import Workers
from bot.press import Press, unpack
from bot.running.timing import Timing
from bot.screens import Screen
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.tables import lobby
from bot.tables.table import Chair, Match, Table
from engines import GAMES
from engines.game import Outcome, Rated
from engines.reversi import REVERSI
from tests.bot.analysed import keep_analysis
from tests.bot.rooms import Rooms, buttons, payload, person, room, surely, until
from tests.desks import desk_of
from tests.starting import start
from tests.thinking import KeptWorkers

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
CHAT, ALONE = room("lounge"), room("cleo's own", private=True)
OPENING = ("d3", "c3", "c4", "e3", "f2", "c5")
COSTLY = "Gold: what was played."  # where what was better is shown, too


@pytest.fixture
def timing() -> Timing:
    return Timing(ply=0.02, least_ply=0.02, progress=0.0)


def step(ply: int, cost: float) -> AnalysisStep:
    return AnalysisStep(ply, ply % 2, "d3", -cost, "c4", 0.0)


def test_the_moves_that_cost_most_are_three_to_five_the_worst_first() -> None:
    costs = (0.0, 4.0, 0.5, 9.0, 1.5, 2.0, 3.0, 0.0)
    found = Analysis(8, tuple(step(ply, cost) for ply, cost in enumerate(costs)))
    assert [one.cost for one in found.costly] == [9.0, 4.0, 3.0, 2.0, 1.5]
    small = Analysis(3, (step(0, 0.2), step(1, 0.3), step(2, 0.4), step(3, 0.5)))
    assert [one.cost for one in small.costly] == [0.5, 0.4, 0.3]
    assert Analysis(2, (step(0, 0.0), step(1, 0.05))).costly == ()


def test_a_step_names_the_better_move_and_never_gains() -> None:
    view = REVERSI.view(REVERSI.start(REVERSI.deal(2, {}, "0" * 64)), 0)
    rated = (Rated("c4", 2.5), Rated("f5", 2.5), Rated("d3", -1.0))
    found = step_of(4, view, "d3", rated)
    assert found == AnalysisStep(4, 0, "d3", -1.0, "c4", 2.5)
    assert found is not None and found.cost == 3.5
    equal = step_of(4, view, "f5", rated)
    assert equal is not None
    assert (equal.better, equal.cost) == ("f5", 0.0), "as good as the best is not a mistake"
    assert step_of(4, view, "e6", rated) is None


def played_out(key: str) -> tuple[str, tuple[str, ...], Outcome]:
    """The setup of a match, its moves, always the last of those that are legal, and its end."""
    game = GAMES[key]
    state = game.start(setup := game.deal(2, {}, "3" * 64))
    moves: list[str] = []
    while (view := game.view(state, None)).outcome is None:
        own = view if view.turn is None else game.view(state, view.turn)
        moves.append(own.follow or own.moves[-1])
        state = game.play(state, moves[-1])
    return setup, tuple(moves), view.outcome


@pytest.mark.parametrize("key", GAMES)
def test_the_course_ends_with_the_result_unless_the_match_was_given_up(key: str) -> None:
    setup, moves, outcome = played_out(key)
    table = Table("ABCDE", key, ANN.key, chairs=(Chair("Ann", ANN.key), Chair("Ben", BEN.key)))

    def ends(plies: int, last: int) -> tuple[int, float]:
        found = Analysis(
            plies, (step(0, 1.0), AnalysisStep(last, 0, "d3", 2.0, "d3", 2.0)), done=True
        )
        match = Match(0, setup, "3" * 64, moves[:plies], outcome)
        (line,) = course_of(table, match, found)
        return line.points[-1]

    lead = outcome.scores[0] - outcome.scores[1]
    assert ends(len(moves), 4) == (len(moves), lead)
    assert ends(len(moves), len(moves) - 1) == (len(moves), 2.0)
    assert ends(8, 4) == (5, 2.0)


@pytest.mark.parametrize("key", GAMES)
def test_every_ply_is_seen_by_its_mover(key: str) -> None:
    game = GAMES[key]
    setup = game.deal(2, {}, "5" * 64)
    state, moves = game.start(setup), []
    for _ in range(30):
        turn = game.view(state, None).turn
        if turn is None:
            break
        moves.append(game.view(state, turn).moves[0])
        state = game.play(state, moves[-1])
    seen = list(positions(key, setup, moves))
    assert [move for _, _, move in seen] == moves
    for _, view, move in seen:
        assert view.turn == view.seat
        assert move in view.moves
        assert has_choice(view) == (len(view.moves) > 1)


async def over(rooms: Rooms, chat: Chat = CHAT, series: str = "") -> Screen:
    """A match of a few moves that Ben has given up; Ann plays black."""
    screen = await rooms.post(
        ANN, chat, await rooms.desk.line(ANN, chat, "play", f"reversi {series}")
    )
    await rooms.desk.press(BEN, chat, payload(screen, "join"))
    await rooms.post(ANN, chat, await rooms.desk.command(ANN, chat, "start", {}))
    await resigned(rooms, chat, (ANN, BEN))
    return rooms.screen(chat)


async def resigned(rooms: Rooms, chat: Chat, order: tuple[Person, Person]) -> None:
    for number, cell in enumerate(OPENING):
        await until(lambda: rooms.screen(chat).choices)
        seen = rooms.screen(chat)
        reply = await rooms.desk.press(order[number % 2], chat, payload(seen, "move", cell))
        assert not reply.refused, reply.notice
        await until(lambda s=seen: rooms.screen(chat).revision > s.revision)
    reply = await surely(rooms.desk, BEN, chat, "resign", rooms.screen(chat).table)
    assert not reply.refused
    await until(lambda: not rooms.screen(chat).choices)


async def pressed(rooms: Rooms, data: str) -> None:
    """Cleo presses a button, and is shown the answer alone."""
    reply = await rooms.desk.press(CLEO, ALONE, data)
    assert not reply.refused, reply.notice
    await rooms.post(CLEO, ALONE, reply)


async def analysed(rooms: Rooms, screen: Screen) -> Screen:
    """The move that cost most, after a press on [Analysis]."""
    await pressed(rooms, payload(screen, "analyse"))
    await until(lambda: COSTLY in rooms.screen(ALONE).caption)
    return rooms.screen(ALONE)


async def test_its_message_shows_the_progress_then_the_costliest_move(rooms: Rooms) -> None:
    screen = await over(rooms)
    shown = len(rooms.history)
    await pressed(rooms, payload(screen, "analyse"))
    said = [rooms.screen(ALONE).caption]
    costliest = await analysed(rooms, screen)
    said += [one.caption for _, one in rooms.history[shown:]]
    assert any(f"of {len(OPENING)}" in caption for caption in said), said
    assert costliest.picture is not None and costliest.picture != screen.picture
    assert "was better by" in costliest.caption
    labels = [b.label for b in buttons(costliest)]
    assert labels[:4] == ["⏮", "◀", "▶", "⏭"]
    assert {"Better move", "Animation", "Share"} <= {*labels} and labels[-1].endswith("Back")


async def test_each_costly_move_follows_the_one_before_and_the_way_leads_back(
    rooms: Rooms, store: Store
) -> None:
    screen = await over(rooms)
    steps = (step(0, 2.0), step(1, 0.0), step(2, 5.0), step(3, 3.0))
    await keep_analysis(store, screen.table, 0, Analysis(6, steps, at=6, done=True))
    pictures, seen = set[bytes](), await analysed(rooms, screen)
    for ply, onward in ((3, "Costly move 2"), (4, "Costly move 3"), (1, "Costliest")):
        assert seen.caption.startswith(f"{ply}. ") and seen.picture is not None
        pictures.add(seen.picture.png)
        (goes,) = (b for b in buttons(seen) if b.label == onward)
        await pressed(rooms, goes.payload)
        seen = rooms.screen(ALONE)
    assert seen.caption.startswith("3. ") and len(pictures) == 3
    await pressed(rooms, payload(seen, "page"))
    assert rooms.screen(ALONE).caption == rooms.screen(CHAT).caption == screen.caption


async def test_what_was_better_is_played_move_by_move_and_the_match_goes_on_with_one_press(
    rooms: Rooms, store: Store
) -> None:
    screen = await over(rooms)
    steps = (AnalysisStep(2, 0, "c4", -5.0, "f5", 0.0),)
    await keep_analysis(store, screen.table, 0, Analysis(6, steps, at=6, done=True))
    costliest = await analysed(rooms, screen)
    await pressed(rooms, payload(costliest, "walk", "0", "3", "1"))
    line = rooms.screen(ALONE)
    assert line.lines == ("3. f5 instead of c4", "Ann played f5 and flipped 1 disc.")
    assert buttons(line)[0].label == "▶"
    await pressed(rooms, payload(line, "walk", "0", "3", "2"))
    assert "Ben played " in rooms.screen(ALONE).lines[1]
    back = next(b for b in buttons(rooms.screen(ALONE)) if b.label == "Back to the match")
    await pressed(rooms, back.payload)
    assert rooms.screen(ALONE).caption == costliest.caption


async def test_two_who_press_at_once_share_one_analysis_and_later_it_is_there(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    rate = Workers.rate

    async def counted(self: Workers, view: object, *rest: object) -> object:
        asked.append("rate")
        return await rate(self, view, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Workers, "rate", counted)
    screen = await over(rooms)
    press = payload(screen, "analyse")
    replies = (rooms.desk.press(who, CHAT, press) for who in (ANN, BEN))
    *others, _ = await asyncio.gather(*replies, pressed(rooms, press))
    assert all(reply.private for reply in others if reply)
    await until(lambda: COSTLY in rooms.screen(ALONE).caption)
    assert rooms.screen(CHAT).caption == screen.caption, "the others see their result"
    assert len(asked) == len(OPENING)
    other = room("attic")
    reply = await rooms.desk.command(CLEO, other, "analysis", {"code": screen.table})
    assert reply.screen is not None
    assert COSTLY in reply.screen.caption
    assert len(asked) == len(OPENING)


async def test_a_restart_in_the_middle_goes_on_where_it_stood(
    rooms: Rooms, store: Store, timing: Timing
) -> None:
    screen = await over(rooms)
    table = await table_rows.load(store.database, screen.table)
    assert table is not None and table.match is not None
    known = Analysis(6, (AnalysisStep(1, 1, "c3", -7.0, "e3", 42.0),), at=2)
    await pressed(rooms, payload(screen, "analyse"))
    await rooms.desk.close()
    await keep_analysis(store, screen.table, 0, known)
    assert await rows.unfinished(store.database) == [(screen.table, 0)]
    workers = KeptWorkers()
    again = desk_of(store, workers, timing=timing)
    later = Rooms(again)
    again.attach(later)
    await start(again)
    await until(lambda: later.messages and "2. Ben played c3" in later.screen(ALONE).caption)
    assert "e3 was better by 49 discs" in later.screen(ALONE).caption, "what was known is kept"
    assert await rows.unfinished(store.database) == []
    found = await rows.load(store.database, screen.table, 0, 6)
    assert found.done and [one.ply for one in found.steps][:2] == [1, 2]
    await again.close()
    await workers.close()


async def test_players_that_fail_stop_an_analysis_and_a_press_goes_on(
    store: Store, timing: Timing
) -> None:
    workers = Workers(1, "tests.bot.thinkers:SLOW")
    desk = desk_of(store, workers, timing=timing)
    rooms = Rooms(desk)
    desk.attach(rooms)
    screen = await over(rooms)
    await pressed(rooms, payload(screen, "analyse"))
    await until(lambda: "The analysis stopped." in rooms.screen(ALONE).caption)
    await pressed(rooms, payload(rooms.screen(ALONE), "analyse"))
    await desk.close()
    await workers.close()


async def test_a_rematch_takes_the_analysis_away_and_a_running_match_has_none(rooms: Rooms) -> None:
    screen = await over(rooms)
    await analysed(rooms, screen)
    await rooms.desk.press(ANN, CHAT, payload(screen, "rematch"))
    await until(lambda: rooms.screen(CHAT).choices)
    await until(lambda: rooms.screen(ALONE).page == "")
    refused = await rooms.desk.press(ANN, CHAT, payload(screen, "analyse"))
    assert refused.notice.startswith("That does not work while a match is on.")
    for number in (1, 2, 3):
        reply = await rooms.desk.line(ANN, CHAT, "analysis", str(number))
        assert reply.refused, "a shared chat shows the match that is played"
    running = Press("analyse", screen.table, screen.revision, ("1", "0")).pack()
    alone = room("ann", private=True)
    assert (await rooms.desk.press(ANN, alone, running)).refused
    made = await rooms.desk.press(ANN, alone, payload(screen, "analyse"))
    assert made.screen is not None and made.screen.audience == ANN.key
    assert made.screen.page and unpack(buttons(made.screen)[0].payload).path[0] == "0"


async def test_every_match_of_a_series_can_be_analysed_afterwards(rooms: Rooms) -> None:
    first = await over(rooms, series="match 2")
    await rooms.desk.press(BEN, CHAT, payload(first, "next"))
    await until(lambda: rooms.screen(CHAT).choices)
    await resigned(rooms, CHAT, (BEN, ANN))
    for line, number in (("", "1"), ("1", "0")):
        reply = await rooms.desk.line(CLEO, CHAT, "analysis", line)
        assert reply.screen is not None
        assert unpack(buttons(reply.screen)[0].payload).path[0] == number
    assert (await rooms.desk.line(CLEO, CHAT, "analysis", "3")).refused


async def test_a_browser_keeps_its_page_until_the_table_moves_on(rooms: Rooms) -> None:
    """Without a message to turn, the reply's screen says which page is open."""
    screen = await over(rooms)
    await analysed(rooms, screen)
    alone = room("ben", private=True)
    reply = await rooms.desk.press(BEN, alone, payload(screen, "analyse"))
    assert reply.private and reply.screen is not None
    page = reply.screen.page
    seen = await rooms.desk.page_screens.table(screen.table, BEN, "de", page=page)
    assert "Gold: was gespielt wurde." in seen.caption
    await rooms.desk.press(ANN, CHAT, payload(screen, "rematch"))
    seen = await rooms.desk.page_screens.table(screen.table, BEN, "de", page=page)
    assert seen.page == "" and "am Zug" in seen.caption


async def test_made_up_pages_are_refused_or_harmless(rooms: Rooms) -> None:
    screen = await over(rooms)
    for path in ("", "0", "0.x", "9.0", "a.b", "0.0.0"):
        press = f"analyse:{screen.table}:{screen.revision}:{path}"
        reply = await rooms.desk.press(ANN, CHAT, press)
        assert reply.refused and reply.notice, path
    await pressed(rooms, f"analyse:{screen.table}:0:0.77")
    await until(lambda: COSTLY in rooms.screen(ALONE).caption)


@pytest.mark.parametrize("game", [key for key in GAMES if key != "reversi"])
async def test_in_games_with_hands_what_was_better_is_shown_and_played(
    rooms: Rooms, store: Store, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With some deals hardly anything can be done wrong, and an analysis has no page of a move.
    monkeypatch.setattr(lobby, "fresh_seed", lambda: "5" * 64)
    reply = await rooms.desk.command(ANN, CHAT, "play", {"game": game})
    screen = await rooms.post(ANN, CHAT, reply)
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    screen = await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "start", {}))
    for _ in range(6):
        await one_move(rooms, store, screen.table)
    await surely(rooms.desk, BEN, CHAT, "resign")
    await until(lambda: any(b.label == "Analysis" for b in buttons(rooms.screen(CHAT))))
    seen = await analysed(rooms, rooms.screen(CHAT))
    assert seen.picture is not None and not seen.picture.regions
    await pressed(rooms, next(b.payload for b in buttons(seen) if b.label == "Better move"))
    assert " instead of " in rooms.screen(ALONE).lines[0]


async def one_move(rooms: Rooms, store: Store, code: str) -> None:
    """A bad move of whoever is to move, from their own chat."""
    table = await table_rows.load(store.database, code)
    assert table is not None and table.match is not None
    state = replayed(table.game, table.match)
    turn = GAMES[table.game].view(state, None).turn
    assert turn is not None
    who = (ANN, BEN)[turn]
    path = GAMES[table.game].rate(GAMES[table.game].view(state, turn), 0.02)[-1].move.split(".")
    press = Press("mine", code, table.revision, tuple(path)).pack()
    reply = await rooms.desk.press(who, room(who.id, private=True), press)
    assert not reply.refused, reply.notice


def replayed(game: str, match: Match) -> object:
    state = GAMES[game].start(match.setup)
    for move in match.moves:
        state = GAMES[game].play(state, move)
    return state
