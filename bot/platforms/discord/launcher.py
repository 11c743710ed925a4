"""Opens the page inside Discord, as an activity of the channel, in the place of an answer. What
somebody means is known by its code: a table, or what has a view of its own."""

import logging

from bot.desk import Desk
from bot.platforms.discord.interaction_response import InteractionResponse
from bot.platforms.discord.people import Interaction, person_of
from bot.press import Press
from bot.screens.viewer import APP

log = logging.getLogger(__name__)


class Launcher:
    """Notes what somebody means: the answer that opens the page cannot say it. It is ``on`` where
    the page opens inside Discord."""

    def __init__(self, desk: Desk, on: bool) -> None:
        self._desk = desk
        self.on = on

    def wanted(self, press: Press) -> str:
        """The code of what a button opens; "" for any other button."""
        return press.table if self.on and press.verb == APP else ""

    async def open(
        self, response: InteractionResponse, interaction: Interaction, table: str = ""
    ) -> bool:
        """Opens the page, at a table where one is named. False where Discord does not, so that the
        answer is still to be given."""
        if not self.on:
            return False
        instance = await response.launch()
        if instance and table:
            try:
                await self._desk.activities.mean(instance, person_of(interaction), table)
            except Exception:
                # The page opens at home then, where the table stands among those of the chat.
                log.exception("table %s: could not note who opens it", table)
        return instance is not None
