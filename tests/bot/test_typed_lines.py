"""Lines that people type instead of pressing buttons, at the desk."""

import asyncio

import pytest

from bot.desk.reply import Done, Reply, is_plain_no, is_secret, only_confirms, opened_by
from bot.people import Chat, Person
from bot.press import unpack
from bot.screens import Screen
from bot.tables.table import Status, Table
from engines import GAMES
from engines.path import next_choices, split
from tests.bot.rooms import Rooms, kept, payload, person, room, seen
from tests.platforms.lacking import lacking

ANN, BEN, EVE = person("Ann"), person("Ben"), person("Eve")
GROUP, OWN = room("lounge"), room("ann", private=True)
HIDDEN = [key for key in GAMES if key != "reversi"]


async def typed(
    rooms: Rooms, who: Person, text: str, chat: Chat = GROUP, talk: bool = False
) -> Reply:
    """What is answered to a line that answers the newest message of the chat."""
    message = max((int(n) for (key, n) in rooms.messages if key == chat.key), default=0)
    return await rooms.desk.typed(who, chat, text, str(message or ""), talk=talk)


async def opened(rooms: Rooms, line: str, chat: Chat = GROUP) -> Screen:
    reply = await rooms.desk.line(ANN, chat, "play", line)
    return await rooms.post(ANN, chat, reply)


async def table(rooms: Rooms, code: str) -> Table:
    return await kept(rooms.store, code)


async def dealt(rooms: Rooms, line: str) -> str:
    """A match of Ann against Ben, begun by lines alone; its code."""
    code = (await opened(rooms, f"{line} rated off")).table
    assert not (await typed(rooms, BEN, "Join")).refused
    assert not (await typed(rooms, ANN, "START!")).refused
    assert (await table(rooms, code)).status is Status.PLAYING
    return code


async def mover(rooms: Rooms, code: str) -> Person:
    found = await table(rooms, code)
    turn = seen(found, None).turn
    assert turn is not None
    return (ANN, BEN)[[ANN.key, BEN.key].index(found.chairs[turn].person)]


async def test_a_move_typed_on_reading_anothers_counts_after_it(rooms: Rooms) -> None:
    code = await dealt(rooms, "reversi first 1")
    await asyncio.gather(typed(rooms, ANN, "d3"), typed(rooms, BEN, "c3"))
    found = await table(rooms, code)
    assert found.match is not None and found.match.moves == ("d3", "c3")


async def test_a_cell_is_a_move(rooms: Rooms) -> None:
    code = await dealt(rooms, "reversi first 1")
    reply = await typed(rooms, ANN, "D 3")
    assert reply.notice == "Played: d3." and only_confirms(reply) and not reply.screen
    found = await table(rooms, code)
    assert found.match is not None and found.match.moves == ("d3",)


async def test_what_is_no_move_says_what_is(rooms: Rooms) -> None:
    code = await dealt(rooms, "reversi first 1")
    reply = await typed(rooms, ANN, "a1")
    assert reply.refused
    assert reply.notice.startswith("“a1” does nothing here now.")
    assert "d3 · c4 · f5 · e6" in reply.notice
    found = await table(rooms, code)
    assert found.match is not None and found.match.moves == ()


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_talk_is_told_from_moves_of_another_moment(rooms: Rooms, game: str) -> None:
    code = await dealt(rooms, game)
    found = await table(rooms, code)
    [form, *_] = GAMES[game].forms(seen(found, None))
    everybody = EVE, ANN, BEN
    for line in ("nice one!", "gg", "by the", "99", "60 points to you", "well, d3 was better"):
        for who in everybody:
            assert (await typed(rooms, who, line, talk=True)) == Done(), (who, line)
    for line in (" ".join(choices[-1] for choices in form), form[-1][0], form[0][-1].upper()):
        for who in everybody:
            reply = await typed(rooms, who, line, talk=True)
            assert reply.refused or reply.notice, (who, line)
    for who in everybody:
        assert (await typed(rooms, who, "nice one!")).refused


async def test_talk_about_a_lobby_or_about_no_table_is_no_matter_of_ours(rooms: Rooms) -> None:
    assert (await rooms.desk.typed(ANN, GROUP, "nice one!", "1", talk=True)) == Done()
    code = (await opened(rooms, "reversi")).table
    assert (await typed(rooms, BEN, "nice one!", talk=True)) == Done()
    await typed(rooms, BEN, "join", talk=True)
    assert len((await table(rooms, code)).chairs) == 2


@pytest.mark.parametrize(
    ("who", "answer"), [(BEN, "Not your turn: Ann is to move."), (EVE, "You do not play")]
)
async def test_a_line_of_somebody_else_is_refused(rooms: Rooms, who: Person, answer: str) -> None:
    await dealt(rooms, "reversi first 1")
    reply = await typed(rooms, who, "d3")
    assert reply.refused and reply.notice.startswith(answer)


@pytest.mark.parametrize("game", HIDDEN)
async def test_the_beginning_of_a_move_asks_for_the_rest_in_private(
    rooms: Rooms, game: str
) -> None:
    code = await dealt(rooms, game)
    who = await mover(rooms, code)
    found = await table(rooms, code)
    view = seen(found, found.seats_of(who.key)[0])
    many = [p for p in view.hand if len(next_choices(view.moves, (p,))) > 1]
    if not many:
        many = [p for p in view.hand if next_choices(view.moves, (p,))]
    piece = many[0]
    reply = await typed(rooms, who, piece)
    assert is_secret(reply) and opened_by(reply) == code and reply.screen is None
    follows = next_choices(view.moves, (piece,))
    assert all(place in reply.notice for place in follows[:10])
    assert (await table(rooms, code)).revision == found.revision
    done = await typed(rooms, who, follows[0])
    assert only_confirms(done), done
    match = (await table(rooms, code)).match
    assert match is not None and match.moves[0] == f"{piece}.{follows[0]}"


async def test_the_rest_is_void_once_the_table_has_moved_on(rooms: Rooms) -> None:
    code = await dealt(rooms, "crosswise")
    first = await mover(rooms, code)
    found = await table(rooms, code)
    view = seen(found, found.seats_of(first.key)[0])
    piece, place = split(view.moves[0])[:2]
    await typed(rooms, first, piece)
    await typed(rooms, first, "c3")
    second = await mover(rooms, code)
    assert second != first
    reply = await typed(rooms, first, place)
    assert reply.refused


@pytest.mark.parametrize("game", HIDDEN)
async def test_a_refused_line_tells_nothing_to_the_others(rooms: Rooms, game: str) -> None:
    code = await dealt(rooms, game)
    who = await mover(rooms, code)
    for line in ("zz9", "red z9", "999 1", "🦊", "a" * 150):
        reply = await typed(rooms, who, line)
        assert reply.refused, line


@pytest.mark.parametrize("game", HIDDEN)
async def test_a_refused_part_of_a_move_is_not_known_to_be_refused(rooms: Rooms, game: str) -> None:
    code = await dealt(rooms, game)
    who = await mover(rooms, code)
    found = await table(rooms, code)
    move = lacking(seen(found, found.seats_of(who.key)[0]))
    assert is_plain_no(await typed(rooms, who, move))
    part = await typed(rooms, who, move.split()[0])
    assert part.refused and not is_plain_no(part)


async def test_bad_input_gets_one_short_answer(rooms: Rooms) -> None:
    await dealt(rooms, "reversi first 1")
    for line in ("", "  ", "?!", "x" * 5000, "\x00\x1b[2J", "\u202e3d", "🦊" * 90):
        reply = await typed(rooms, ANN, line)
        assert reply.refused and len(reply.notice) < 300, line
        assert "\x1b" not in reply.notice and "\u202e" not in reply.notice, line


async def test_a_line_delivered_twice_counts_once(rooms: Rooms) -> None:
    code = await dealt(rooms, "reversi first 1")
    for _ in range(2):
        reply = await rooms.desk.typed(ANN, GROUP, "d3", "1", "message 7")
        assert not reply.refused
    found = await table(rooms, code)
    assert found.match is not None and found.match.moves == ("d3",)


async def test_giving_up_is_asked_once_more(rooms: Rooms) -> None:
    code = await dealt(rooms, "reversi first 1")
    for line in ("d3",):
        await typed(rooms, ANN, line)
    asked = await typed(rooms, BEN, "resign")
    assert "“yes” or “no”" in asked.notice
    assert (await typed(rooms, BEN, "No")).notice == "All right, nothing changes."
    assert (await table(rooms, code)).match.outcome is None  # type: ignore[union-attr]
    await typed(rooms, BEN, "resign")
    await typed(rooms, BEN, "yes")
    match = (await table(rooms, code)).match
    assert match is not None and match.outcome is not None and match.outcome.winners == (0,)


async def test_a_draw_is_offered_and_agreed_to_in_words(rooms: Rooms) -> None:
    code = await dealt(rooms, "reversi first 1")
    await typed(rooms, ANN, "d3")
    assert "yes" in (await typed(rooms, ANN, "offer a draw")).notice
    await typed(rooms, ANN, "yes")
    assert (await table(rooms, code)).proposal is not None
    await typed(rooms, BEN, "no")
    assert (await table(rooms, code)).proposal is None
    await typed(rooms, BEN, "Offer a draw")
    await typed(rooms, BEN, "yes")
    await typed(rooms, ANN, "ok")
    match = (await table(rooms, code)).match
    assert match is not None and match.outcome is not None and not match.outcome.winners


async def test_words_of_commands(rooms: Rooms) -> None:
    code = await dealt(rooms, "reversi first 1")
    await typed(rooms, ANN, "d3")
    assert (await typed(rooms, ANN, "board")).screen is not None
    undo = await typed(rooms, ANN, "undo")
    assert not undo.refused
    await typed(rooms, BEN, "yes")
    match = (await table(rooms, code)).match
    assert match is not None and match.moves == ()
    assert not (await typed(rooms, BEN, "score")).refused
    assert not (await typed(rooms, ANN, "hint")).refused


async def test_the_options_of_a_lobby(rooms: Rooms) -> None:
    code = (await opened(rooms, "reversi")).table
    listed = await typed(rooms, ANN, "clock")
    assert "5 min + 10 s" in listed.notice
    await typed(rooms, ANN, "5 min + 10 s")
    assert (await table(rooms, code)).clock == "5m+10s"
    await typed(rooms, ANN, "clock 3 days + 1 day")
    assert (await table(rooms, code)).clock == "3d+1d"
    await typed(rooms, ANN, "clock none")
    assert (await table(rooms, code)).clock == "none"
    await typed(rooms, ANN, "rated off")
    assert not (await table(rooms, code)).rated
    await typed(rooms, ANN, "level club")
    assert [chair.level for chair in (await table(rooms, code)).chairs] == ["", "club"]
    await typed(rooms, ANN, "first 2")
    assert (await table(rooms, code)).option("first", "") == "2"


async def test_in_german_by_german_words_and_by_english_ones(rooms: Rooms) -> None:
    await rooms.desk.line(ANN, GROUP, "language", "de")
    ann, ben = person("Ann", "de"), person("Ben", "de")
    code = (await opened(rooms, "reversi first 1 rated off")).table
    await typed(rooms, ben, "Mitspielen")
    if len((await table(rooms, code)).chairs) == 1:
        await typed(rooms, ben, "join")
    await typed(rooms, ann, "start")
    await typed(rooms, ann, "D3")
    assert "„ja“ oder „nein“" in (await typed(rooms, ann, "Aufgeben")).notice
    assert not (await typed(rooms, ann, "nein")).refused
    assert "ja" in (await typed(rooms, ann, "resign")).notice
    assert not (await typed(rooms, ann, "ja")).refused
    match = (await table(rooms, code)).match
    assert match is not None and match.outcome is not None


async def test_a_private_chat_takes_moves_and_shows_the_board_below(rooms: Rooms) -> None:
    screen = await opened(rooms, "reversi beginner first 1", OWN)
    reply = await rooms.desk.typed(ANN, OWN, "d3")
    assert reply.screen is not None and reply.screen.table == screen.table
    assert not reply.refused


async def test_words_in_a_private_chat_without_a_table_are_answered_with_help(
    rooms: Rooms,
) -> None:
    reply = await rooms.desk.typed(ANN, room("nobody's", private=True), "how are you?")
    assert reply.screen is not None and "/play" in " ".join(reply.screen.lines) + reply.notice


async def test_a_command_with_a_move_is_the_same(rooms: Rooms) -> None:
    code = await dealt(rooms, "reversi first 1")
    reply = await rooms.desk.line(ANN, GROUP, "move", "d3")
    assert not reply.refused
    assert (await table(rooms, code)).match.moves == ("d3",)  # type: ignore[union-attr]
    assert (await rooms.desk.line(BEN, GROUP, "move", "")).refused


async def test_what_is_offered_while_somebody_types_is_their_own(rooms: Rooms) -> None:
    code = await dealt(rooms, "crosswise")
    who = await mover(rooms, code)
    other = BEN if who == ANN else ANN
    found = await table(rooms, code)
    view = seen(found, found.seats_of(who.key)[0])
    assert await rooms.desk.offered(other, GROUP, "", code) == []
    assert await rooms.desk.offered(EVE, GROUP, "", code) == []
    names = [text for _, text in await rooms.desk.offered(who, GROUP, "", code)]
    assert set(names) == set(next_choices(view.moves, ()))
    piece, place = split(view.moves[0])[:2]
    begun = [text for _, text in await rooms.desk.offered(who, GROUP, piece, code)]
    assert f"{piece} {place}" in begun and len(begun) <= 25
    half = [text for _, text in await rooms.desk.offered(who, GROUP, f"{piece} c", code)]
    assert half and all(text.startswith(f"{piece} c") for text in half)


async def test_a_whole_match_by_lines(rooms: Rooms) -> None:
    code = await dealt(rooms, "triominos target 200")
    for ply in range(400):
        found = await table(rooms, code)
        view = seen(found, None)
        if found.status is Status.OVER:
            break
        if view.turn is None:
            reply = await typed(rooms, ANN, "next round")
            assert not reply.refused, reply
            continue
        who = await mover(rooms, code)
        own = seen(found, view.turn)
        move = own.moves[(ply * 7) % len(own.moves)]
        reply = await typed(rooms, who, move.replace(".", " "))
        assert only_confirms(reply), (move, reply)
    assert (await table(rooms, code)).status is Status.OVER
    assert unpack(payload((await typed(rooms, ANN, "board")).screen, "rematch"))  # type: ignore[arg-type]
    assert not (await typed(rooms, ANN, "rematch")).refused
    assert (await table(rooms, code)).status is Status.PLAYING
