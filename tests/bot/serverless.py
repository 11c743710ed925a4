"""The program on a system that gives it no server, for a reason with its token in it: ``python -m
tests.bot.serverless``."""

import asyncio
import os
import sys
from typing import Any

from bot.__main__ import main


class Loop(asyncio.SelectorEventLoop):
    """A loop without servers."""

    async def create_server(self, *_: Any, **__: Any) -> Any:
        raise RuntimeError("no server for " + os.environ["DISCORD_TOKEN"])


class Policy(asyncio.DefaultEventLoopPolicy):
    """Gives such loops."""

    def new_event_loop(self) -> Loop:
        return Loop()


if __name__ == "__main__":
    asyncio.set_event_loop_policy(Policy())
    sys.exit(main([]))
