"""A Discord with players in a process of its own: ``python -m tests.loopback.discord_crowd``.

It prints one line of JSON with its address, then answers each line ``{"players": …, "seconds":
…}`` on standard input with how long each press took until the board showed what came of it.
"""

import asyncio
import json
import sys
import time
from dataclasses import dataclass, field

from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Message

NEWS = ("ct:move:", "ct:rematch:", "ct:start:", "bare:")


@dataclass
class Crowd:
    """Players, each alone at a table of their own, who press as fast as their board answers."""

    discord: Discord
    boards: dict[User, Message] = field(default_factory=dict)

    async def press_for(self, players: int, seconds: float) -> list[float]:
        """The seconds that each press of ``players`` players took."""
        while len(self.boards) < players:
            user = self.discord.user(f"Player {len(self.boards)}")
            self.boards[user] = await self._sit_down(user)
        chosen = list(self.boards.items())[:players]
        end = time.perf_counter() + seconds
        found = await asyncio.gather(*(self._play(*one, end) for one in chosen))
        return [one for many in found for one in many]

    async def _sit_down(self, user: User) -> Message:
        channel = self.discord.channel()
        await user.slash(channel, "play", game="reversi")
        await self.discord.until(lambda: channel.messages)
        board = channel.last
        for verb in ("ct:also:", "ct:start:"):
            if label := self._labelled(board, verb):
                await self._press(user, board, label)
        return board

    async def _play(self, user: User, board: Message, end: float) -> list[float]:
        took = []
        while (began := time.perf_counter()) < end:
            await self._press(user, board, self._next(board))
            took.append(time.perf_counter() - began)
        return took

    def _next(self, board: Message) -> str:
        """What leads on: a move, or another match when this one is over."""
        label = self._labelled(board, *NEWS)
        assert label, board.text
        return label

    def _labelled(self, board: Message, *verbs: str) -> str:
        named = {label: button["custom_id"] for label, button in board.buttons.items()}
        named |= {label: value for label, (_, value) in board.choices.items()}
        return next((label for label, name in named.items() if name.startswith(verbs)), "")

    async def _press(self, user: User, board: Message, label: str) -> None:
        edits = board.edits
        await user.press(board, label)
        while board.edits == edits:
            await self.discord.until(lambda: board.edits > edits)


async def main() -> None:
    """Serve one bot until standard input ends."""
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    async with Discord(buckets=False) as discord:
        print(json.dumps({"token": discord.token, "api_url": discord.api_url}), flush=True)
        crowd = Crowd(discord)
        while line := await reader.readline():
            await discord.gateway.ready.wait()
            took = await crowd.press_for(**json.loads(line))
            print(json.dumps(took), flush=True)
            discord.check()
            for interaction in list(discord.interactions.values()):
                if interaction.answered is not None:
                    del discord.interactions[interaction.token]


if __name__ == "__main__":
    asyncio.run(main())
