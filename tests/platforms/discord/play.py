"""What people do at a table, step by step, on the loopback Discord."""

import asyncio

from bot.desk import Desk
from bot.people import Person
from tests.english import ENGLISH
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel, Message
from tests.patience import PATIENCE

WORDS = ENGLISH
# The last move gives a corner away: however short a look at it is, it is found to have cost much.
OPENING = ("d3", "c3", "b3", "b2")
START, JOIN, ALSO, REMATCH, RULES, BACK = (
    WORDS.say("en", f"button-{verb}")
    for verb in ("start", "join", "also", "rematch", "rules", "mine")
)
PICKED = 1  # the style of a piece that is picked
COLUMN = "ct:column:"


async def open_table(discord: Discord, host: User, channel: Channel, **given: str | int) -> Message:
    """``/play reversi``, or another ``game``; the message that shows the table."""
    before = set(channel.messages)
    interaction = await host.slash(channel, "play", **{"game": "reversi", **given})
    await discord.until(
        lambda: any(not m.ephemeral for m in channel.messages.values() if m.id not in before)
    )
    assert not interaction.private
    return channel.last


async def open_match(
    discord: Discord, black: User, white: User, channel: Channel, **given: str | int
) -> Message:
    """A match of ``black`` against ``white``, shown in ``channel``; with hints, unless ``rated`` is
    on."""
    board = await open_table(discord, black, channel, first="1", **{"rated": "off", **given})
    await white.press(board, JOIN)
    await discord.until(lambda: START in board.buttons)
    await black.press(board, START)
    await discord.until(lambda: moves(board))
    return board


def labelled(board: Message, verb: str) -> str:
    """What the button says that does ``verb``; empty when there is none."""
    named = ((label, button.get("custom_id", "")) for label, button in board.buttons.items())
    return next((label for label, name in named if name.startswith(f"ct:{verb}:")), "")


def moves(board: Message) -> list[str]:
    """The moves that the board's buttons or lists offer."""
    ids = {label: button.get("custom_id", "") for label, button in board.buttons.items()}
    ids |= {label: value for label, (_, value) in board.choices.items()}
    found = [label for label, name in ids.items() if name.startswith(("ct:move:", "ct:mine:"))]
    return [label for label in found if label != BACK]


SPECIALS = {"move", "remove", "replace", "swap"}  # stones that take a way of their own


def next_step(hand: Message) -> str:
    """What leads on from here: a place, else a column to look for one in, else a piece that is not
    picked yet, for pressing one that is puts it back."""
    lifted = {label for label, button in hand.buttons.items() if button["style"] == PICKED}
    pieces = {label for label in hand.buttons if label.isdigit()} | lifted
    columns = [label for label, b in hand.buttons.items() if b["custom_id"].startswith(COLUMN)]
    places = [label for label in moves(hand) if label not in pieces]
    if places or (columns and (lifted or not moves(hand))):
        return (places or columns)[-1]
    onward = [label for label in moves(hand) if label not in lifted]
    names = {
        label: button["custom_id"].rpartition(":")[2] for label, button in hand.buttons.items()
    }
    plain = [label for label in onward if names.get(label) not in SPECIALS]
    return (plain or onward)[-1]


def to_move(board: Message, *players: User) -> User:
    """Who of the players is to move, as the caption says."""
    turns = ("your turn", "du bist am Zug")
    line = next(line for line in board.text.splitlines() if any(turn in line for turn in turns))
    return next(p for p in players if p.name in line or f"<@{p.id}>" in line)


def code_of(board: Message) -> str:
    """The code of the table that a message shows, as its buttons carry it."""
    names = [str(button.get("custom_id", "")) for button in board.buttons.values()]
    return next(name.split(":")[2] for name in names if name.count(":") == 4)


async def play_move(discord: Discord, board: Message, player: User, move: str) -> None:
    """Press a move, and wait until the message shows the board after it."""
    before = revision(board)
    await player.press(board, move)
    await discord.until(lambda: revision(board) > before)


def revision(board: Message) -> int:
    """The table's revision that a board shows, as its buttons carry it."""
    names = [str(button.get("custom_id", "")) for button in board.buttons.values()]
    return max((int(name.split(":")[3]) for name in names if name.count(":") == 4), default=-1)


async def play_out(discord: Discord, board: Message, *players: User) -> int:
    """Play first moves until the match is over; how many there were."""
    count = 0
    while REMATCH not in board.buttons:
        await play_move(discord, board, to_move(board, *players), moves(board)[0])
        count += 1
    return count


async def open_resigned(
    discord: Discord, ann: User, bob: User, channel: Channel, wanted: str
) -> Message:
    """A match of four moves that Bob has given up; its message, which offers ``wanted``."""
    board = await open_match(discord, ann, bob, channel)
    for number, cell in enumerate(OPENING):
        await play_move(discord, board, (ann, bob)[number % 2], cell)
    await give_up(discord, bob, board)
    await discord.until(lambda: wanted in board.buttons)
    return board


async def give_up(discord: Discord, user: User, board: Message) -> None:
    """Type /resign, and be sure."""
    asked = await user.slash(board.channel, "resign")
    await discord.until(lambda: asked.original and "Give up" in asked.original.buttons)
    assert asked.original is not None
    await user.press(asked.original, "Give up")
    await discord.until(lambda: REMATCH in board.buttons)


async def meant(desk: Desk, instance: str, user: User, code: str) -> None:
    """Wait until it is noted that a user has asked for the table with this code: that is after the
    answer, and they may have asked for another before."""
    person = Person("discord", str(user.id), user.name)
    async with asyncio.timeout(PATIENCE):
        while await desk.activities.meant(instance, person) != code:
            await asyncio.sleep(0.01)
