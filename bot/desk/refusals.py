"""The one place where what went wrong becomes a private line."""

import logging
from dataclasses import dataclass

from bot.desk.deliveries import Deliveries
from bot.desk.readers import Readers
from bot.desk.reply import Cause, Done, Refused, Reply
from bot.errors import NoDatabase, Refusal, Repeated, Unexpected, WrongMove, as_refusal
from bot.people import Chat, Person, fit_name
from bot.running.service import Tables
from bot.screens.wording import Wording
from bot.texts import Words

TYPED = {"text", "name"}  # what refusals repeat of what somebody typed
LONGEST_SAID = 60  # characters of that
LISTS = {"codes", "games", "values", "words"}  # what refusals list, between commas

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class Refusals:
    """Says in the reader's language why something was refused."""

    _words: Words
    _readers: Readers
    _tables: Tables
    _deliveries: Deliveries

    async def reply(self, error: Exception, table: str, person: Person, chat: Chat) -> Reply:
        """The answer to what has failed, at a table with this code or ""."""
        if isinstance(error, Repeated) or await self._deliveries.is_repeated():
            return Done()
        refusal = _as_refusal(error, table)
        own = await self._readers.language_alone(person, chat)
        notice = await self._said(refusal, own, person.platform)
        # A wrong move is corrected by another press, so nothing stands in the way of that.
        alert = not isinstance(refusal, WrongMove)
        cause = Cause.FAULT if isinstance(refusal, Unexpected | NoDatabase) else Cause.RULE
        return Refused(notice, alert, cause)

    async def said(self, error: Exception, language: str) -> tuple[Refusal, str]:
        """What has failed as a refusal, and its sentence in a language, "" for the default one."""
        refusal = _as_refusal(error, "")
        return refusal, await self._said(refusal, language or self._words.default, "")

    async def _said(self, error: Refusal, language: str, platform: str) -> str:
        params = dict(error.params)
        for key in TYPED & params.keys():  # when that is repeated it calls nobody
            params[key] = fit_name(str(params[key]), "…", LONGEST_SAID)
        for key in LISTS & params.keys():
            params[key] = str(params[key]).replace(", ", self._words.say(language, "comma"))
        shown = f"{platform}-parameter-{params.get('option')}"
        if self._words.has(shown):  # where a parameter's name is not typed but shown
            params["option"] = self._words.say(language, shown)
        if "game" in params:
            params["game"] = self._words.say(language, f"game-{params['game']}")
        seat = params.pop("seat", None)
        if isinstance(seat, int):
            table = await self._tables.get(str(params["table"]))
            params["who"] = Wording(self._words, language, table).name(seat)
        return self._words.say(language, error.code, **params)


def _as_refusal(error: Exception, table: str) -> Refusal:
    if not isinstance(error, Refusal):
        log.error("table %s: unexpected error", table or "-", exc_info=error)
    return as_refusal(error)
