"""[Find better moves]: one's own costly moves of a match as questions, the missed ones again."""

from dataclasses import replace

import pytest
from msgspec import structs

from bot.desk.reply import Reply
from bot.features.analysis.analysis import Analysis, AnalysisStep
from bot.features.training import rows as training_rows
from bot.features.training.own_moves import OwnMove, own_steps
from bot.people import Chat, Person
from bot.players.workers import Workers
from bot.press import Press, unpack
from bot.running.timing import Timing
from bot.screens import Screen
from bot.screens.choosing import MANY
from bot.store import personal_data
from bot.store.store import Store
from bot.tables import lobby
from bot.tables.frames import view_before
from bot.tables.table import Maker, Match, Table
from engines import GAMES
from engines.game import Game, Rated, View
from engines.path import split
from tests.bot.analysed import keep_analysis
from tests.bot.rooms import Rooms, buttons, kept, payload, room, surely, until, verbs
from tests.bot.test_analysis import ANN, BEN, CHAT, CLEO, one_move, over

OWN, BENS = room("ann's own", private=True), room("ben's own", private=True)
STEPS = (  # of the opening d3 c3 c4 e3 f2 c5, in which Ann plays black and begins
    AnalysisStep(0, 0, "d3", -2.0, "c4", 0.5),
    AnalysisStep(1, 1, "c3", -7.0, "e3", -1.0),
    AnalysisStep(2, 0, "c4", 1.0, "c4", 1.0),
    AnalysisStep(3, 1, "e3", 0.0, "e3", 0.0),
    AnalysisStep(4, 0, "f2", -9.5, "f4", 1.5),
    AnalysisStep(5, 1, "c5", 0.0, "c5", 0.0),
)
FIRST, LAST = STEPS[0], STEPS[4]


@pytest.fixture
def timing() -> Timing:
    return Timing(ply=0.02, least_ply=0.02, hint=0.02, progress=0.0)


async def analysed(rooms: Rooms, store: Store) -> Screen:
    """A match of which an analysis is known, and its result."""
    screen = await over(rooms)
    await keep_analysis(store, screen.table, 0, Analysis(6, STEPS, 6, True))
    return screen


async def overview(rooms: Rooms, who: Person, chat: Chat, screen: Screen) -> Screen:
    """The analysis as one person sees it."""
    reply = await rooms.desk.press(who, chat, payload(screen, "analyse"))
    assert reply.screen is not None, reply
    return reply.screen


async def asked(rooms: Rooms, store: Store) -> Screen:
    """The first question, for Ann."""
    shown = await overview(rooms, ANN, OWN, await analysed(rooms, store))
    return shown_by(await rooms.desk.press(ANN, OWN, payload(shown, "better", "0")))


def shown_by(reply: Reply) -> Screen:
    assert reply.screen is not None and not reply.refused, reply.notice
    return reply.screen


def label(screen: Screen, verb: str, *path: str) -> str:
    wanted = payload(screen, verb, *path)
    return next(button.label for button in buttons(screen) if button.payload == wanted)


async def press(rooms: Rooms, screen: Screen, move: str, verb: str = "better") -> Screen:
    path = unpack(screen.choices[0].payload).path[:2]
    pressed = payload(screen, verb, *path, *split(move))
    return shown_by(await rooms.desk.press(ANN, OWN, pressed))


async def test_ones_own_costly_moves_are_asked_in_turn_and_counted(
    rooms: Rooms, store: Store
) -> None:
    question = await asked(rooms, store)
    assert question.lines[0].startswith("Better moves · 1 of 2")
    assert "you played d3" in question.caption and "better by 2.5" in question.caption
    assert "c4 was better" not in question.caption
    assert question.audience == ANN.key and question.picture is not None and question.alt
    assert {b.label for b in question.choices} == {"d3", "c4", "f5", "e6"}
    answer = await press(rooms, question, "c4")
    assert "c4 is right!" in answer.caption
    assert "c4 was better by 2.5: +0.5 instead of −2.0" in answer.caption
    assert answer.alt.startswith("Before move 1. Played: d3. Better: c4. ")
    assert label(answer, "better", "0", "4") == "Next" and not answer.choices
    question = shown_by(await rooms.desk.press(ANN, OWN, payload(answer, "better", "0", "4")))
    assert question.lines[0].startswith("Better moves · 2 of 2")
    answer = await press(rooms, question, "f2")
    assert "f2 is what you played" in answer.caption
    assert "Found: 1 of 2" in answer.caption
    assert "Next" not in {button.label for button in buttons(answer)}


async def test_the_better_move_comes_with_what_would_follow_step_by_step(
    rooms: Rooms, store: Store
) -> None:
    answer = await press(rooms, await asked(rooms, store), "c4")
    assert "Then: [c4] " in answer.caption
    pictures = {answer.picture.png if answer.picture else b""}
    for step in (2, 3, 4, 5):
        pressed = payload(answer, "better", "0", "0", f"@@{step}")
        answer = shown_by(await rooms.desk.press(ANN, OWN, pressed))
        assert answer.picture is not None
        pictures.add(answer.picture.png)
    assert len(pictures) == 5


async def test_another_move_is_weighed_before_it_is_called_wrong(
    rooms: Rooms, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    worth = {"c4": 0.5, "f5": 0.45, "e6": -3.0, "d3": -4.0}

    async def rate(self: Workers, view: View, *rest: object) -> tuple[Rated, ...]:
        def best(move: str) -> float:
            return -worth.get(move, -9.0)

        return tuple(Rated(m, worth.get(m, -9.0)) for m in sorted(view.moves, key=best))

    question = await asked(rooms, store)
    monkeypatch.setattr(Workers, "rate", rate)
    assert "✅ f5 is just as good!" in (await press(rooms, question, "f5")).caption
    assert await training_rows.missed(store.database, ANN.key) == []
    assert "❌ e6 is worth −3.0" in (await press(rooms, question, "e6")).caption
    assert len(await training_rows.missed(store.database, ANN.key)) == 1


async def test_players_that_fail_leave_what_the_analysis_knows(
    rooms: Rooms, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def rate(self: Workers, view: View, *rest: object) -> tuple[Rated, ...]:
        return ()

    question = await asked(rooms, store)
    monkeypatch.setattr(Workers, "rate", rate)
    answer = await press(rooms, question, "e6")
    assert "❌ e6 is not better." in answer.caption
    assert "c4 was better by 2.5" in answer.caption and "Then:" not in answer.caption
    monkeypatch.undo()
    assert "Then: [c4]" in (await press(rooms, question, "c4")).caption, "it is asked for anew"


async def test_only_those_who_played_are_asked(rooms: Rooms, store: Store) -> None:
    screen = await analysed(rooms, store)
    shown = await overview(rooms, BEN, BENS, screen)
    question = shown_by(await rooms.desk.press(BEN, BENS, payload(shown, "better")))
    assert "you played c3" in question.caption and "1 of 1" in question.caption
    alone = room("cleo's own", private=True)
    assert "better" not in verbs(await overview(rooms, CLEO, alone, screen))
    refused = await rooms.desk.press(CLEO, alone, payload(shown, "better"))
    assert refused.notice == "You did not play in this match."
    german = replace(CLEO, language="de")
    refused = await rooms.desk.press(german, alone, payload(shown, "better"))
    assert refused.notice == "Du hast in dieser Partie nicht mitgespielt."
    others = unpack(payload(question, "better", "0", "1"))
    assert (await rooms.desk.press(ANN, OWN, others.pack())).refused, "it is Ben's move"


async def test_in_a_shared_chat_the_question_is_for_its_presser_alone(
    rooms: Rooms, store: Store
) -> None:
    rooms.shows_privately = True
    screen = await analysed(rooms, store)
    overview = shown_by(await rooms.desk.press(BEN, CHAT, payload(screen, "analyse")))
    assert overview.audience == BEN.key
    reply = await rooms.desk.press(BEN, CHAT, payload(overview, "better"))
    assert reply.private and not reply.here and shown_by(reply).audience == BEN.key
    move = payload(shown_by(reply), "better", "0", "1", "e3")
    reply = await rooms.desk.press(BEN, CHAT, move)
    assert reply.private and reply.here and "e3 is right!" in shown_by(reply).caption


async def test_nobody_is_asked_about_a_match_that_goes_on(rooms: Rooms, store: Store) -> None:
    screen = await analysed(rooms, store)
    await rooms.desk.press(ANN, CHAT, payload(screen, "rematch"))
    await until(lambda: rooms.screen(CHAT).choices)
    for path in ("1", "1.0", "1.0.@@0"):
        assert (await rooms.desk.press(ANN, OWN, f"better:{screen.table}:0:{path}")).refused
    before = await rooms.desk.press(ANN, OWN, f"better:{screen.table}:0:0")
    assert "you played d3" in shown_by(before).caption, "the one before is over"


async def test_who_gave_nothing_away_hears_so(rooms: Rooms, store: Store) -> None:
    screen = await over(rooms)
    await keep_analysis(store, screen.table, 0, Analysis(6, (STEPS[0], STEPS[3]), 6, True))
    pressed = Press("better", screen.table, screen.revision, ("0",)).pack()
    reply = await rooms.desk.press(BEN, BENS, pressed)
    assert reply.alert and reply.notice == "None of your moves gave anything away."


@pytest.mark.parametrize(
    "path", ["", "x", "7", "0.x", "0.2", "0.99", "0.0.z9", "0.0.@z", "0.0.@@x"]
)
async def test_bad_presses_are_refused_kindly(rooms: Rooms, store: Store, path: str) -> None:
    screen = await analysed(rooms, store)
    for verb in ("better", "repeat"):
        reply = await rooms.desk.press(ANN, OWN, f"{verb}:{screen.table}:0:{path}")
        assert reply.refused and reply.notice
    assert (await rooms.desk.press(ANN, OWN, "better:ZZZZZ:0:0")).refused


async def test_a_move_that_was_not_found_comes_again_until_it_is(
    rooms: Rooms, store: Store
) -> None:
    question = await asked(rooms, store)
    await press(rooms, question, "d3")
    again = shown_by(await rooms.desk.command(ANN, OWN, "train", {}))
    assert again.lines[0].startswith("Better moves · ") and " of " not in again.lines[0]
    assert "you played d3" in again.caption
    answer = await press(rooms, again, "d3", "repeat")
    assert await training_rows.missed(store.database, ANN.key) != []
    again = shown_by(await rooms.desk.press(ANN, OWN, payload(answer, "train")))
    answer = await press(rooms, again, "c4", "repeat")
    assert "c4 is right!" in answer.caption
    assert await training_rows.missed(store.database, ANN.key) == []
    over = await rooms.desk.press(ANN, OWN, payload(answer, "train"))
    assert "no missed puzzles" in over.notice


async def test_the_solution_shown_unasked_is_a_miss(rooms: Rooms, store: Store) -> None:
    question = await asked(rooms, store)
    answer = shown_by(
        await rooms.desk.press(ANN, OWN, payload(question, "better", "0", "0", "@@0"))
    )
    assert "c4 was better by 2.5" in answer.caption
    assert await training_rows.missed(store.database, ANN.key) == [f"match {only(answer)}:0:0"]


def only(screen: Screen) -> str:
    """The table that the buttons of a screen name."""
    return unpack(buttons(screen)[-1].payload).table


async def test_what_is_gone_is_passed_over(rooms: Rooms, store: Store) -> None:
    await press(rooms, await asked(rooms, store), "d3")
    for gone in ("match ZZZZZ:0:3", "match bad", "chess.1", "reversi.99999"):
        await training_rows.miss(store.database, ANN.key, gone, 0.0)
    again = shown_by(await rooms.desk.command(ANN, OWN, "train", {}))
    assert "you played d3" in again.caption
    assert len(await training_rows.missed(store.database, ANN.key)) == 1


async def test_missed_moves_are_told_and_forgotten_with_their_person(
    rooms: Rooms, store: Store
) -> None:
    await press(rooms, await asked(rooms, store), "d3")
    (name,) = await training_rows.missed(store.database, ANN.key)
    assert [
        row["puzzle"] for row in (await personal_data.of_person(store.renamings, ANN.key))["missed"]
    ] == [name]
    await rooms.desk.press(ANN, OWN, "forget::0:yes")
    assert await training_rows.missed(store.database, ANN.key) == []


@pytest.mark.parametrize("key", GAMES)
async def test_a_question_shows_what_the_seat_saw_and_leads_to_the_better_move(
    rooms: Rooms, store: Store, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "fresh_seed", lambda: "5" * 64)
    screen = await rooms.post(ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", key))
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "start", {}))
    for _ in range(6):
        await one_move(rooms, store, screen.table)
    await surely(rooms.desk, BEN, CHAT, "resign")
    table = await kept(store, screen.table)
    assert table.match is not None
    found = (costly(GAMES[key], table.match, ply) for ply in range(6))
    steps = tuple(step for step in found if step)
    await keep_analysis(store, table.code, 0, Analysis(6, steps, 6, True))
    first = steps[0]
    who = (ANN, BEN)[first.seat]
    shown = shown_by(await rooms.desk.press(who, OWN, f"better:{table.code}:0:0"))
    view = view_before(key, table.match.setup, table.match.moves[: first.ply])
    assert view.seat == first.seat
    for _ in range(9):
        assert len(shown.choices) <= MANY and "instead of" not in shown.caption
        begun = unpack(shown.choices[0].payload).path[2:-1]
        goal = split(first.better)[len(begun)]
        shown = shown_by(await rooms.desk.press(who, OWN, towards(shown, goal)))
        if not shown.choices:
            break
    assert "is right!" in shown.caption
    assert ("At once " in shown.caption) == bool(view.hands)
    assert ("Then: " in shown.caption) != bool(view.hands)


def towards(screen: Screen, goal: str) -> str:
    for button in screen.choices:
        if unpack(button.payload).path[-1] in (goal, f"@{goal[0]}"):
            return button.payload
    raise AssertionError(f"no way to {goal} in {[b.payload for b in screen.choices]}")


def costly(game: Game, match: Match, ply: int) -> AnalysisStep | None:
    """As if the last other move had been better; None where there was none."""
    view = view_before(game.key, match.setup, match.moves[:ply])
    better = next((move for move in view.moves[::-1] if move != match.moves[ply]), "")
    if view.turn is None or not better:
        return None
    return AnalysisStep(ply, view.turn, match.moves[ply], -2.0, better, 3.0)


def test_a_move_is_its_makers_and_a_computers_is_nobodys() -> None:
    table = Table("ABCDE", "reversi", ANN.key)
    makers = (Maker(0, ANN.key), Maker(1, "casual"), Maker(0, BEN.key))
    match = Match(0, "", "", ("d3", "c3", "c4"), makers=makers)
    found = Analysis(3, tuple(replace(STEPS[0], ply=ply) for ply in range(3)), 3, True)
    assert [step.ply for step in own_steps(table, match, found, ANN.key)] == [0]
    assert [step.ply for step in own_steps(table, match, found, BEN.key)] == [2]
    assert own_steps(table, match, structs.replace(found, done=False), ANN.key) == ()


@pytest.mark.parametrize("text", ["", "match ABCDE:0", "match abcde:0:1", "match ABCDE:01:1", "x"])
def test_a_name_is_read_as_it_was_written(text: str) -> None:
    move = OwnMove("ABCDE", 3, 117)
    assert OwnMove.parse(str(move)) == move
    assert OwnMove.parse(text) is None
