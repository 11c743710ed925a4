"""What people do at a table, step by step, on the loopback Discord."""

from bot.texts import Words
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel, Message

WORDS = Words("en")
START, JOIN, REMATCH, CANCEL, RULES, BACK = (
    WORDS.say("en", f"button-{verb}")
    for verb in ("start", "join", "rematch", "cancel", "rules", "mine")
)


async def open_table(discord: Discord, host: User, channel: Channel, **given: str | int) -> Message:
    """``/play reversi``, or another ``game``; the message that shows the table."""
    interaction = await host.slash(channel, "play", **{"game": "reversi", **given})
    await discord.until(lambda: any(not m.ephemeral for m in channel.messages.values()))
    assert not interaction.private
    return channel.last


async def open_match(
    discord: Discord, black: User, white: User, channel: Channel, **given: str | int
) -> Message:
    """A match of ``black`` against ``white``, shown in ``channel``."""
    board = await open_table(discord, black, channel, first="1", **given)
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


def to_move(board: Message, *players: User) -> User:
    """Who of the players is to move, as the caption says."""
    line = next(line for line in board.text.splitlines() if line.endswith(("to move.", "am Zug.")))
    return next(player for player in players if player.name in line)


async def play_move(discord: Discord, board: Message, player: User, move: str) -> None:
    """Press a move, and wait until the message shows the board after it."""
    before = revision(board)
    await player.press(board, move)
    await discord.until(lambda: revision(board) > before)


def revision(board: Message) -> int:
    """The table's revision that a board shows, as its buttons carry it."""
    names = [button.get("custom_id", "") for button in board.buttons.values()]
    return max((int(name.split(":")[3]) for name in names if name.count(":") == 4), default=-1)


async def play_out(discord: Discord, board: Message, *players: User) -> int:
    """Play first moves until the match is over; how many there were."""
    count = 0
    while REMATCH not in board.buttons:
        await play_move(discord, board, to_move(board, *players), moves(board)[0])
        count += 1
    return count
