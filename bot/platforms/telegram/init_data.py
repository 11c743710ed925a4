"""Who has opened the page inside Telegram: what a Mini App is told of that, and whether it is true
(core.telegram.org/bots/webapps, "Validating data received via the Mini App")."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from init_data_py import validate_by_hash
from init_data_py.errors import InvalidInitDataError

from bot.errors import Unidentified
from bot.people import Person
from bot.platforms.inside import Launch
from bot.platforms.telegram.people import person_of
from bot.platforms.telegram.updates import Sender

FRAMES = "https://web.telegram.org"  # Telegram's web client, which shows Mini Apps in frames
HOUR = 3600.0
AHEAD = 60.0  # seconds by which Telegram's clock may be before ours


@dataclass(eq=False, repr=False)
class LaunchReader:
    """Reads what Telegram signed with the key that it makes of the bot's token."""

    _token: str
    _clock: Callable[[], float] = time.time

    async def launched(self, data: str, known: Person | None) -> Launch:
        """Whoever opened the page, or when that is long ago the person ``known`` by its token, if
        they are the same. Raises Unidentified."""
        if data:
            try:
                return Launch(self._fresh(data))
            except Unidentified:
                if known is None:
                    raise
        if known is None:
            raise Unidentified
        if data and self._claimed(data).account != known.account:
            raise Unidentified
        return Launch(known)

    def _fresh(self, data: str) -> Person:
        """Whoever opened the page less than an hour ago. Raises Unidentified."""
        person, age = self._told(data)
        if not -AHEAD <= age <= HOUR:
            raise Unidentified
        return person

    def _claimed(self, data: str) -> Person:
        """The same however long ago that was: it says whom a page is about that shows something
        newer besides. Raises Unidentified."""
        person, age = self._told(data)
        if age < -AHEAD:
            raise Unidentified
        return person

    def _told(self, data: str) -> tuple[Person, float]:
        now = self._clock()
        try:
            told = validate_by_hash(
                data, self._token, expires_in=None, now=datetime.fromtimestamp(now, UTC)
            )
        except InvalidInitDataError:
            raise Unidentified from None
        user = told.user
        if user is None or user.is_bot:
            raise Unidentified
        sender = Sender(user.id, user.first_name, user.last_name, user.username, user.language_code)
        return person_of(sender), now - told.auth_date
