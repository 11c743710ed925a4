"""[Share] of a match: the ways to share it, for the presser alone, and what they send to all."""

from dataclasses import dataclass

from bot.desk.button_press import ButtonPress, number_of
from bot.desk.replies import Replies
from bot.desk.reply import NewScreen, Reply, screen_reply
from bot.desk.viewers import Viewers
from bot.features.animations.animations import Animations
from bot.features.animations.screens import ANIMATION, PICTURE, picture_screen, share_screen
from bot.preferences.languages import Languages
from bot.running.service import Tables
from bot.screens.picture_cache import PictureCache
from bot.screens.slots import Slots
from bot.screens.wording import Wording
from bot.tables.frames import last_frame
from bot.tables.table import Table
from bot.texts import Words


@dataclass(eq=False, repr=False)
class MatchSharing:
    """Offers the ways to share a match, and goes each of them."""

    _tables: Tables
    _words: Words
    _languages: Languages
    _replies: Replies
    _viewers: Viewers
    _pictures: PictureCache
    _slots: Slots
    _animations: Animations

    async def press(self, pressed: ButtonPress) -> Reply:
        """A press on [Share] of a match, at a position of it if its ply follows the number, or on
        one of its ways: then that follows. Raises NoSuchTable, NoSuchMatch, BadPress, and what an
        animation raises."""
        table = await self._tables.get(pressed.press.table)
        number, *ways = pressed.press.path
        # The page has ways of its own: there the button is that of the animation.
        usual = ANIMATION if self._replies.is_page(pressed.chat) else ""
        way = "".join(ways) if ways else usual
        if way == ANIMATION:
            return await self._animations.show(
                table, number_of(number), pressed.person, pressed.chat, pressed.theme
            )
        if way == PICTURE:
            return await self._picture(table, number_of(number), pressed)
        ply = number_of(way) if ways else None
        return await self._offer(table, number_of(number), ply, pressed)

    async def _offer(
        self, table: Table, number: int, ply: int | None, pressed: ButtonPress
    ) -> Reply:
        match, chat = await self._animations.match(table, number), pressed.chat
        wording = await self._replies.wording(table, pressed.person, chat)
        at = ply if ply is not None and ply < len(match.moves) else None  # else it is the whole
        link = self._animations.link(table, match, chat, at)
        files = () if match.outcome is None else self._slots.file_buttons(wording, match)
        sends = self._viewers.sends(chat)
        screen = share_screen(wording, match, link, files, pressed.person.account, sends)
        return screen_reply(screen, private=not chat.private)

    async def _picture(self, table: Table, number: int, pressed: ButtonPress) -> Reply:
        """The last position for all in the chat, as they want it."""
        match, chat = await self._animations.match(table, number), pressed.chat
        reader = pressed.person.account if chat.private else None
        theme = await self._viewers.theme(chat, reader)
        wording = Wording(self._words, await self._languages.of_chat(chat, reader), table)
        picture = await self._pictures.board(last_frame(table.game, match), (), theme)
        link = self._animations.link(table, match, chat)
        return NewScreen(picture_screen(wording, match, picture, link), shared=True)
