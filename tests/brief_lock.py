"""What has a process give up at once where another one has its file."""

from bot.store.file_lock import FileLock


class BriefLock(FileLock):
    """A lock that is tried a few times, and not for some seconds in which the other might end."""

    async def take(self, seconds: float) -> None:
        await super().take(min(seconds, 0.2))
