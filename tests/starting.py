"""A desk that begins as it does in the program, where it is the only process."""

from bot.desk import Desk


async def start(desk: Desk) -> None:
    """What was left is told and shown, computers move, and what is due happens."""
    await desk.stand_by()
    await desk.wake()
    await desk.keep()
    await desk.keep_time()
