"""/away and /back: clocks that stop for somebody."""

from dataclasses import dataclass

from bot.desk.commands import OF_PERSON
from bot.desk.invocation import Invocation
from bot.desk.replies import Replies
from bot.desk.reply import Reply, screen_reply
from bot.running.absences import Absences
from bot.running.service import Tables
from bot.screens.info import away_screen
from bot.texts import Words

USUALLY = 7  # days, for somebody who does not say how many


@dataclass(eq=False, repr=False)
class Away:
    """Stops somebody's own clocks at all tables, and lets them go on."""

    _words: Words
    _tables: Tables
    _absences: Absences
    _replies: Replies

    async def begin(self, invocation: Invocation) -> Reply:
        """Stops them for some days; whoever presses chooses for how many."""
        person, chat = invocation.person, invocation.chat
        if invocation.pressed and "days" not in invocation.args:
            own = await self._replies.own_language(person, chat)
            reader = None if chat.private else person.account
            screen = away_screen(self._words, own, reader)
            return screen_reply(screen, not chat.private, others=OF_PERSON)
        days = int(invocation.args.get("days", USUALLY))
        until = await self._absences.begin(invocation.person, days)

        sooner = await self._absences.sooner(invocation.person, until)

        def said(language: str) -> str:
            when = self._words.until(language, until, self._tables.now)
            line = self._words.say(language, "away-now", when=when)
            if not sooner:
                return line
            first = self._words.until(language, min(sooner.values()), self._tables.now)
            codes = self._words.listed(language, sooner)
            return f"{line} {self._words.say(language, 'away-sooner', codes=codes, when=first)}"

        return await self._replies.tell(invocation.person, invocation.chat, said)

    async def end(self, invocation: Invocation) -> Reply:
        """Lets them go on."""
        text = "away-over" if await self._absences.end(invocation.person) else "away-not"
        return await self._replies.tell(
            invocation.person, invocation.chat, lambda language: self._words.say(language, text)
        )
