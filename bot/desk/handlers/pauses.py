"""Tables that all let stand for some days, or until a day."""

from dataclasses import dataclass
from datetime import date, timedelta

from bot.desk.boards import Boards
from bot.desk.handlers.asked import TableRequest
from bot.desk.handlers.proposals import tell_asked
from bot.desk.handlers.questions import QuestionMenu
from bot.desk.replies import Replies
from bot.desk.reply import Cause, Refused, Reply
from bot.desk.typed_line import ENGLISH, SHOWN_TEXT
from bot.errors import BadPress
from bot.people import Person, fit_name
from bot.preferences.preferences import Preferences
from bot.quiet import morning, today
from bot.running.consent import Consent
from bot.running.service import Tables
from bot.screens.board_actions import PAUSES
from bot.texts import calendars
from bot.texts.typed_days import read_day
from engines.numerals import whole

MOST = PAUSES[-1]  # days of a pause
SAMPLE = timedelta(days=14)  # how far off the day is that shows how one is written


@dataclass(eq=False, repr=False)
class Pauses:
    """Asks the others for a pause. Until a day is until its morning, where whoever asks is."""

    _tables: Tables
    _consent: Consent
    _questions: QuestionMenu
    _preferences: Preferences
    _replies: Replies
    _boards: Boards

    async def press(self, asked: TableRequest) -> Reply:
        """Proposes one of so many days as a button says. Raises BadPress."""
        days = whole(asked.path[0], 1, MOST) if len(asked.path) == 1 else None
        if days is None:
            raise BadPress
        return await self._propose(asked, days=days)

    async def command(self, asked: TableRequest) -> Reply:
        """/pause: which pauses there are, or the one with so many days or until a day."""
        text = asked.args.get("day", "").strip()
        if not text:
            return await self._questions.pause(asked)
        days = whole(text, 1, MOST)
        if days is not None:
            return await self._propose(asked, days=days)
        own = await self._replies.own_language(asked.person, asked.chat)
        zone = await self._zone(asked.person)
        now = today(zone, self._tables.now)
        day = read_day(text, dict.fromkeys((own, ENGLISH)), now)
        if day is None or not timedelta() < day - now <= timedelta(days=MOST):
            return await self._refused(asked, text, now)
        return await self._propose(asked, until=morning(zone, day))

    async def _zone(self, person: Person) -> str:
        chosen = await self._preferences.of_person(person.key)
        return chosen.zone or person.zone

    async def _refused(self, asked: TableRequest, text: str, now: date) -> Reply:
        wording = await self._replies.wording(asked.table, asked.person, asked.chat)
        sample = calendars.written(wording.words.closest(wording.language), now + SAMPLE)
        shown = fit_name(text, "…", SHOWN_TEXT)
        notice = wording.say("pause-no-day", text=shown, most=MOST, day=sample)
        return Refused(notice, cause=Cause.UNKNOWN)

    async def _propose(
        self, asked: TableRequest, days: int = 0, until: float | None = None
    ) -> Reply:
        person = asked.person
        after = await self._consent.pause(asked.table.code, person, asked.revision, days, until)
        return await tell_asked(self._replies, self._boards, after, person, asked.chat)
