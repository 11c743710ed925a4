"""A cell of a board that has more of them than buttons fit: its column first, then the cell."""

from pathlib import Path

from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_rules import walk
from tests.loopback.discord_world import Message
from tests.platforms.discord.conftest import Bot, running
from tests.platforms.discord.test_hands import open_hand, open_hidden

GREY, BLUE, GREEN = 2, 1, 3
MOST = 27


def rows(message: Message) -> list[list[str]]:
    """The labels of each row of buttons."""
    found = (part["components"] for part in walk(message.components) if part["type"] == 1)
    return [[part["label"] for part in row] for row in found]


def style(message: Message, label: str) -> int:
    """The style of a button."""
    return int(message.buttons[label]["style"])


def carrying(message: Message, verb: str) -> list[str]:
    """The labels of the buttons that do ``verb``."""
    named = ((label, b.get("custom_id", "")) for label, b in message.buttons.items())
    return [label for label, name in named if name.startswith(f"ct:{verb}:")]


async def pressed(discord: Discord, user: User, message: Message, label: str) -> None:
    """Press, and wait until the message has changed."""
    edits = message.edits
    await user.press(message, label)
    await discord.until(lambda: message.edits > edits)


async def choosing(discord: Discord, game: str = "crosswise") -> tuple[Message, Message, User]:
    """A board, and the hand of the one to move with a piece picked."""
    ann, ben = discord.user("Ann"), discord.user("Ben")
    board = await open_hidden(discord, game, discord.channel(), ann, ben)
    hands = [(user, await open_hand(discord, board, user)) for user in (ann, ben)]
    user, hand = next((user, hand) for user, hand in hands if carrying(hand, "mine"))
    for piece in carrying(hand, "mine"):
        await pressed(discord, user, hand, piece)
        if carrying(hand, "column"):
            break
    return board, hand, user


async def test_a_column_is_chosen_and_then_one_of_its_cells(discord: Discord, bot: Bot) -> None:
    discord.buckets = False
    board, hand, user = await choosing(discord)
    assert [row for row in rows(hand) if set(row) & {*"abcdef"}] == [[*"abc"], [*"def"]]
    assert not hand.selects
    [(before, _)] = hand.pictures
    await pressed(discord, user, hand, "d")
    cells = [f"d{number}" for number in range(1, 7)]
    assert [row for row in rows(hand) if set(row) & {*cells}] == [cells[:3], cells[3:]]
    assert {style(hand, cell) for cell in cells} == {GREEN}
    assert (style(hand, "d"), style(hand, "e")) == (BLUE, GREY)
    assert len(list(walk(hand.components))) <= MOST
    [(marked, _)] = hand.pictures
    assert marked != before
    await pressed(discord, user, hand, "e")
    assert "e1" in hand.buttons and "d1" not in hand.buttons
    await pressed(discord, user, hand, "e4")
    await discord.until(lambda: "e4" in board.text)


async def test_the_pieces_stand_above_by_number_and_another_can_be_picked(
    discord: Discord, bot: Bot
) -> None:
    _, hand, user = await choosing(discord)
    [picked] = [label for label in "1234" if style(hand, label) == BLUE]
    assert rows(hand)[0] == [*"1234"]
    await pressed(discord, user, hand, "b")
    await pressed(discord, user, hand, picked)
    assert BLUE not in {style(hand, label) for label in "1234"}
    assert not carrying(hand, "column")


async def test_a_hand_of_six_stands_above_in_two_rows_also_before_a_piece_is_picked(
    discord: Discord, bot: Bot
) -> None:
    discord.buckets = False
    ann, ben, cleo = (discord.user(name) for name in ("Ann", "Ben", "Cleo"))
    channel = discord.channel()
    board = await open_hidden(discord, "crosswise", channel, ann, ben, cleo, first="2")
    hand = await open_hand(discord, board, ben)
    assert rows(hand)[:2] == [[*"123"], [*"456"]]
    assert not carrying(hand, "column") and "More" in hand.buttons
    piece = ""
    for piece in carrying(hand, "mine"):
        await pressed(discord, ben, hand, piece)
        if carrying(hand, "column"):
            break
        await pressed(discord, ben, hand, piece)
    assert style(hand, piece) == BLUE
    await pressed(discord, ben, hand, "d")
    cells = [f"d{number}" for number in range(1, 7)]
    numbers, columns = [[*"123"], [*"456"]], [[*"abc"], [*"def"]]
    assert rows(hand) == [*numbers, *columns, cells[:3], cells[3:]]
    assert len(list(walk(hand.components))) <= MOST


async def test_a_question_about_a_cell_finds_it_by_its_column(discord: Discord, bot: Bot) -> None:
    discord.buckets = False
    board, _, user = await choosing(discord)
    _, _, code, revision, _ = board.buttons["More"]["custom_id"].split(":")
    opened = await user.send_and_wait(board, f"ct:ask:{code}:{revision}:cell")
    await discord.until(lambda: opened.original)
    asked = opened.original
    assert asked is not None and asked.only_for == user.id and not asked.selects
    assert rows(asked) == [[*"abc"], [*"def"]]
    await pressed(discord, user, asked, "c")
    assert rows(asked)[2:] == [["c1", "c2", "c3"], ["c4", "c5", "c6"]]
    await pressed(discord, user, asked, "c4")
    assert asked.text.startswith("c4 is empty") and style(asked, "c") == BLUE
    await pressed(discord, user, asked, "c5")
    assert asked.text.startswith("c5 ")
    wrong = await user.send_and_wait(asked, f"ct:ask:{code}:{revision}:cell.z")
    await discord.until(lambda: wrong.private)


async def test_scores_stand_under_the_board_and_all_lines_under_the_result(
    discord: Discord, bot: Bot
) -> None:
    discord.buckets = False
    board, _, user = await choosing(discord)
    assert rows(board) == [["My hand", "Hint", "Scoring", "More"]]
    opened = await user.press(board, "More")
    await discord.until(lambda: opened.original)
    more = opened.original
    assert more is not None and "Discards" in more.buttons and "Scoring" not in more.buttons
    await pressed(discord, user, more, "Resign")
    assert more.text.splitlines()[0] == "**Resign**"
    assert more.text.splitlines()[1].startswith("Give up? ")
    await user.press(more, "Give up")
    channel = board.channel
    await discord.until(lambda: "Rematch" in channel.last.buttons)
    assert rows(channel.last) == [
        ["Rematch", "Share", "All lines"],
        ["Fair deal", "More"],
    ], "nothing was played that could be replayed"


async def test_a_column_can_be_chosen_after_a_restart(discord: Discord, tmp_path: Path) -> None:
    async with running(discord, tmp_path):
        board, hand, user = await choosing(discord)
    async with running(discord, tmp_path):
        await pressed(discord, user, hand, "c")
        await pressed(discord, user, hand, "c2")
        await discord.until(lambda: "c2" in board.text)


async def test_a_column_of_a_board_that_has_moved_on_is_refused_and_the_hand_refreshed(
    discord: Discord, bot: Bot
) -> None:
    board, hand, user = await choosing(discord)
    old = hand.buttons["c"]["custom_id"]
    await pressed(discord, user, hand, "d")
    await pressed(discord, user, hand, "d3")
    await discord.until(lambda: "d3" in board.text and not carrying(hand, "column"))
    told = await user.send_and_wait(hand, old)
    await discord.until(lambda: told.private)
    assert told.private == "The table has moved on. Look at the newest board."
    assert not carrying(hand, "column")


async def test_nobody_else_looks_into_a_column_and_none_beside_the_board(
    discord: Discord, bot: Bot
) -> None:
    board, hand, user = await choosing(discord)
    column = hand.buttons["c"]["custom_id"]
    told = await discord.user("Eve").send_and_wait(board, column)
    await discord.until(lambda: told.private)
    assert told.private == "You do not play at this table."
    for wrong in (f"{column.rpartition('.')[0]}.z", f"{column.rpartition(':')[0]}:"):
        refused = await user.send_and_wait(board, wrong)
        await discord.until(lambda r=refused: r.private)  # type: ignore[misc]
        assert carrying(hand, "column")
