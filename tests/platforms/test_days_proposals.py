"""What needs everybody's consent, asked on one platform and answered on the others."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.codes import LENGTH
from tests.loopback.discord_world import Message as Post
from tests.loopback.telegram_world import Message
from tests.platforms.days import DAY, HOUR, Everywhere, World, a_world, payloads, sit_down
from tests.platforms.discord.play import moves

ANSWERS = {"Agree", "Decline"}


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


@pytest.fixture
async def table(world: World) -> Everywhere:
    """Ann against Dora, each of whom has moved once."""
    table = await sit_down(world)
    await table.ann_plays()
    await table.dora_plays()
    return table


def both(table: Everywhere) -> tuple[Message | Post, ...]:
    """What the chats show."""
    return table.board, table.post


def asks(table: Everywhere, *texts: str) -> bool:
    """Whether both chats say this, with buttons to answer."""
    said = [shown.text.replace("\\", "") for shown in both(table)]
    answered = all(payloads(shown).keys() >= ANSWERS for shown in both(table))
    return answered and all(text in each for text in texts for each in said)


def is_quiet(table: Everywhere) -> bool:
    """Whether nothing is asked any more."""
    return not any(payloads(shown).keys() & ANSWERS for shown in both(table))


async def test_a_takeback_asked_on_discord_is_declined_and_agreed_to_on_telegram(
    world: World, table: Everywhere
) -> None:
    """One that is declined may not be asked again in the same turn."""
    await table.changed(table.dora.slash(table.channel, "undo"))
    await table.changed(table.ann.press("Decline", table.board))
    assert is_quiet(table)
    again = await table.dora.slash(table.channel, "undo")
    assert "declined a moment ago" in again.private
    more = await table.ann.press("More", table.board)
    private = table.ann.at(world.telegram.private(table.ann.user))
    private.say(f"/start {more.url.partition('=')[2]}")
    await private.offered("Undo")  # Ann may still ask
    await table.ann_plays()
    await table.dora_plays()
    before = moves(table.post)
    await table.changed(table.dora.slash(table.channel, "undo"))
    assert asks(table, "Dora asks to take back", "Still to answer: Ann.")
    await table.changed(table.ann.press("Agree", table.board))
    assert is_quiet(table) and moves(table.post) != before
    for shown in both(table):
        assert "Dora, your turn ⚪" in shown.text
    assert world.calls() == []


async def test_what_is_asked_stands_on_the_boards_and_in_no_message_besides(
    world: World, table: Everywhere
) -> None:
    for command in ("undo", "table undo"):
        await table.ann_says(f"/{command}")
        await nothing_else_said(table)
        await table.changed(table.ann.press("Decline", table.board))
    for verb in ("draw", "calloff"):  # which ask first
        await table.ann_is_sure(verb)
        await nothing_else_said(table)
        await table.changed(table.ann.press("Decline", table.board))
        await table.dora_is_sure(verb)
        assert asks(table, "Still to answer: Ann.") and len(table.posts) == 1
        await table.changed(table.ann.press("Decline", table.board))
    told = await table.dora.slash(table.channel, "undo")
    assert told.private == "Asked. Still to answer: Ann." and len(table.posts) == 1


async def nothing_else_said(table: Everywhere) -> None:
    """The boards alone say what Ann has asked of Dora."""
    assert asks(table, "Still to answer: Dora.")
    known = len(table.ann.messages)
    table.ann.say("/score c4")  # which comes after whatever the first command was told
    await table.world.telegram.until(
        lambda: any("c4 " in message.text for message in table.ann.messages[known:])
    )
    assert not [m.text for m in table.ann.messages if m.text.startswith("Asked.")]


async def test_what_is_asked_in_a_reply_on_discord_is_told_by_the_board_alone(
    world: World, table: Everywhere
) -> None:
    await table.changed(table.dora.write(table.channel, "undo", table.post))
    assert asks(table, "Dora asks to take back", "Still to answer: Ann.")
    await table.dora.write(table.channel, "a1", table.post)
    alone = world.discord.dm(table.dora)
    await world.discord.until(lambda: alone.messages)
    assert len(alone.messages) == 1 and "Ann is to move" in alone.last.text


async def test_what_is_asked_where_the_table_is_not_shown_is_told_to_the_asker_alone(
    world: World, table: Everywhere
) -> None:
    group = world.telegram.group()
    alone = table.ann.at(world.telegram.private(table.ann.user))
    alone.say("/help")
    await alone.sees("/play")
    table.ann.at(group).say(f"/undo {table.code}")
    await alone.sees("Asked. Still to answer: Dora.")
    assert len(table.ann.at(group).messages) == 1


async def test_a_takeback_asked_by_button_on_telegram_is_agreed_to_on_the_page(
    world: World,
) -> None:
    ann = world.person("Ann").at(world.telegram.group())
    ann.say("/play reversi first:1")
    code = (await ann.sees("table ")).text.split("table ")[1][:LENGTH]
    ben = await world.tab(code)
    await ben.press("Join")
    await ann.press("Start")
    await ann.press("d3")
    more = await ann.press("More", await ann.offered("More"))
    private = ann.at(world.telegram.private(ann.user))
    private.say(f"/start {more.url.partition('=')[2]}")
    await private.press("Undo")
    await ann.sees("asks to take back d3")
    await ben.revision(await world.desk.tables.revision(code))
    assert any("asks to take back" in str(line) for line in ben.screen["lines"])
    await ben.press("Agree")
    await ann.sees("Ann, your turn ⚫")
    assert "played d3" not in ann.board.text


async def test_who_is_not_here_is_called_to_answer_where_they_are(
    world: World, table: Everywhere
) -> None:
    await table.later(HOUR)
    post = table.post
    await table.ann_is_sure("draw")
    assert await table.told() == ["Dora"]
    assert table.post is not post and f"<@{table.dora.id}>" in table.post.text
    assert asks(table, "Ann offers a draw")


async def test_a_draw_agreed_to_on_discord_ends_the_match_everywhere(
    world: World, table: Everywhere
) -> None:
    await table.ann_is_sure("draw")
    await table.changed(table.dora.press(table.post, "Agree"))
    for shown in both(table):
        assert "A draw" in shown.text and "Rematch" in payloads(shown)


async def test_a_table_is_called_off_everywhere(world: World, table: Everywhere) -> None:
    await table.dora_is_sure("calloff")
    assert asks(table, "Dora proposes to call the match off")
    await table.changed(table.ann.press("Agree", table.board))
    for shown in both(table):
        assert "Called off, without a result." in shown.text and "wins" not in shown.text


async def test_whose_turn_it_is_and_until_when_is_said_beside_a_question(world: World) -> None:
    table = await sit_down(world, "clock:1d+12h")
    await table.ann_is_sure("draw")
    deadline = round(world.now + DAY)
    assert asks(table, "Ann offers a draw", "Still to answer: Dora.")
    assert "Ann, your turn ⚫" in table.post.text
    assert f"Time runs out <t:{deadline}:R>." in table.post.text
    await table.changed(table.dora.slash(table.channel, "away", days=2))
    assert asks(table, "Dora is away")


async def test_its_maker_a_move_or_a_day_withdraws_it_everywhere_and_no_stranger(
    world: World, table: Everywhere
) -> None:
    """Who may not answer is told so privately in their language."""
    await table.ann_is_sure("draw")
    revision = await world.desk.tables.revision(table.code)
    maker = await table.ann.press("Agree", table.board)
    assert "the others have to answer" in maker.text and maker.alert
    guest = await world.user("Gast", "de").press(table.post, "Agree")
    assert guest.private == "Du spielst an diesem Tisch nicht mit."
    other = await world.person("Otto", "de").at(table.ann.chat).press("Decline", table.board)
    assert other.text == guest.private and other.alert
    assert await world.desk.tables.revision(table.code) == revision
    await table.changed(table.ann.press("Decline", table.board))
    assert is_quiet(table)
    await table.ann_is_sure("draw")  # withdrawing is no answer
    assert asks(table, "Ann offers a draw")
    await table.ann_plays()
    assert is_quiet(table) and "offers" not in table.board.text + table.post.text
    await table.dora_is_sure("draw")
    assert asks(table, "Dora offers a draw")
    await table.later(25 * HOUR)
    assert is_quiet(table)


async def test_a_press_on_an_answer_of_another_question_changes_nothing(
    world: World, table: Everywhere
) -> None:
    await table.dora_is_sure("draw")
    old = payloads(table.board)["Agree"]
    await table.changed(table.dora.press(table.post, "Decline"))
    await table.later(2)
    await table.dora_is_sure("calloff")
    revision = await world.desk.tables.revision(table.code)
    answer = await table.ann.send(old, table.board).answered()
    assert "nothing for you to answer" in answer.text and answer.alert
    assert await world.desk.tables.revision(table.code) == revision


async def test_somebody_elses_seat_and_who_has_agreed_so_far(world: World) -> None:
    ann = world.person("Ann").at(world.telegram.group())
    dora, channel = world.user("Dora"), world.discord.channel()
    ann.say("/play crosswise first:1")
    code = (await ann.sees("table ")).text.split("table ")[1][:LENGTH]
    await dora.slash(channel, "join", code=code)
    await world.discord.until(lambda: channel.messages)
    await dora.press(channel.last, "Join")
    ben = await world.tab(code)
    await ben.press("Join")
    eve = world.person("Eve").at(ann.chat)
    await eve.press("Join")
    await ann.press("Start")
    table = Everywhere(world, ann, dora, channel, code)
    await table.settled()
    await table.dora_is_sure("replace", "Club", player="Ann", computer="club")
    name = (await ben.until("hello"))["me"]["name"]
    assert asks(table, f"Still to answer: Ann, {name}, and Eve.")
    assert asks(table, "Dora proposes that Otto takes over for Ann")
    await table.changed(eve.press("Agree", ann.board))
    await ben.revision(await world.desk.tables.revision(code))
    await table.changed(ben.press("Agree"))
    for shown in both(table):
        assert "Still to answer: Ann." in shown.text
    await table.changed(ann.press("Agree", ann.board))
    for shown in both(table):
        assert "Otto" in shown.text and "Take my seat back" in payloads(shown)
