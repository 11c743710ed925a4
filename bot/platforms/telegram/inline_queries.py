"""What people bring into chats in which the bot is no member: by typing its name there, where a
list of tables and games comes up, or by mentioning it."""

import logging
import re
from collections.abc import Callable
from functools import partial
from typing import Any

from telegram import Message, MessageEntity
from telegram.error import TelegramError

from bot.desk import Desk
from bot.desk.sharing import Offer
from bot.people import Chat, Person
from bot.platforms.telegram.calls import Bot, Calls
from bot.platforms.telegram.command_limit import CommandLimit, CommandVerdict
from bot.platforms.telegram.inline_chats import inline_chat, only_message
from bot.platforms.telegram.keyboard import keyboard
from bot.platforms.telegram.people import PLATFORM, person_of
from bot.platforms.telegram.posts import ChatPosts
from bot.platforms.telegram.text import Text, text_of
from bot.platforms.telegram.updates import ChosenResult, InlineQuery
from bot.press import as_link, from_link
from bot.screens import Screen

FRESH = 1  # second for which Telegram may show the same to the same person again
HELP = "help"  # what the button above the list opens in the private chat
TABLE, OPENS = "t-", "o-"  # begin the ids of results: a code, or the button that is pressed
SHARED = "s-"  # what stays as it is
CHOICE = "choice"

Result = dict[str, Any]

InWords = Callable[[Screen], Screen]
"""Makes a screen without its picture."""

_log = logging.getLogger(__name__)


class InlineQueries:
    """Offers tables, games and what else is shared, and begins what was sent of them. Codes that
    somebody tries count as commands in a chat of their own."""

    def __init__(
        self, desk: Desk, bot: Bot, posts: ChatPosts, words: InWords, commands: CommandLimit
    ) -> None:
        self._desk = desk
        self._bot = bot
        self._calls = Calls(bot)
        self._posts = posts
        self._in_words = words
        self._commands = commands

    async def answer(self, query: InlineQuery) -> None:
        """Lists what fits to what somebody has typed so far, for them alone."""
        person = person_of(query.from_user)
        language = await self._language(person)
        offers = await self._offers(person, language, query.query)
        private = self._desk.words.say(language, "button-private")
        told = {
            "inline_query_id": query.id,
            "results": [await self._result(number, each) for number, each in enumerate(offers)],
            "cache_time": FRESH,
            "is_personal": True,
            "button": {"text": private, "start_parameter": HELP},
        }
        try:
            await self._calls.call("answerInlineQuery", told, taken=False)
        except TelegramError as error:  # they have typed on, or gone
            _log.info("could not answer an inline query: %s", error)

    async def begin(self, chosen: ChosenResult) -> None:
        """Shows the table that was sent, or opens the one that was: its host is who has sent it.
        Without this, which is switched on with BotFather, the first press does the same."""
        if chosen.inline_message_id:
            await self._begin(
                person_of(chosen.from_user), chosen.inline_message_id, chosen.result_id
            )

    async def answer_guest(self, message: Message) -> None:
        """Answers who has mentioned the bot in a chat in which it is a guest, at once and in words;
        what is played follows."""
        assert message.from_user is not None and message.guest_query_id
        person = person_of(message.from_user)
        language = await self._language(person)
        typed = re.sub(rf"@{self._bot.username}\b", "", message.text or "", flags=re.IGNORECASE)
        offers = await self._offers(person, language, typed) if typed.strip() else ()
        shown = _article(CHOICE, self._desk.offers.choice(language))
        if offers:
            shown = _article(_id(0, offers[0]), self._worded(offers[0]))
        told = {"guest_query_id": message.guest_query_id, "result": shown}
        try:
            sent = await self._calls.call("answerGuestQuery", told, taken=False)
        except TelegramError as error:
            _log.info("could not answer a mention: %s", error)
            return
        await self._begin(person, sent["inline_message_id"], shown["id"])
        if offers and offers[0].screen.fetched:  # the picture follows where it can
            chat = inline_chat(sent["inline_message_id"])
            await self._posts.turn(chat, only_message(chat), offers[0].screen, person)

    async def _begin(self, person: Person, message: str, result: str) -> None:
        chat, language = inline_chat(message), await self._language(person)
        await self._desk.offers.keep_language(chat, language)
        at = only_message(chat)
        if result.startswith(TABLE):
            code = result.removeprefix(TABLE)
            if await self._desk.displays.adopt(code, chat, at, person):
                await self._desk.displays.show_adopted(code, chat, at)
        elif result.startswith(OPENS):
            payload = from_link(result.removeprefix(OPENS))
            reply = await self._desk.press(
                person, chat, payload, at, f"{PLATFORM}:sent:{message}", buttons=(payload,)
            )
            if reply.screen is not None and reply.screen.table:
                await self._posts.show(chat, reply.screen, person)

    async def _language(self, person: Person) -> str:
        there = Chat(PLATFORM, person.id, private=True)
        return await self._desk.readers.language_alone(person, there)

    async def _offers(self, person: Person, language: str, typed: str) -> tuple[Offer, ...]:
        words = " ".join(typed.split())
        chat = inline_chat("")
        may_try = partial(self._may_try, person, chat)
        return await self._desk.offers.of(person, chat, language, words, may_try)

    def _may_try(self, person: Person, chat: Chat) -> bool:
        return self._commands.take(person, chat) is CommandVerdict.ANSWER

    async def _result(self, number: int, offer: Offer) -> Result:
        """An offer in the list: with its picture where the page can be reached, else in words."""
        base, name = self._desk.web.base, _id(number, offer)
        address = await self._desk.fetched_pictures.address(offer.screen)
        if base and offer.opens:
            address = f"{base}/game/{offer.game}.jpg"
        if not (address and (offer.opens or offer.screen.picture is not None)):
            return _article(name, self._worded(offer), offer.title, offer.about)
        return {
            "type": "photo",
            "id": name,
            "photo_url": address,
            "thumbnail_url": address,
            "title": offer.title,
            "description": offer.about,
            **_said(offer.screen).caption,
            **_buttons(offer.screen),
        }

    def _worded(self, offer: Offer) -> Screen:
        """What is sent where nothing can be fetched; a table shows so much by itself."""
        return offer.screen if offer.table else self._in_words(offer.screen)


def _id(number: int, offer: Offer) -> str:
    if offer.table:
        return f"{TABLE}{offer.table}"
    return f"{OPENS}{as_link(offer.opens)}" if offer.opens else f"{SHARED}{number}"


def _article(name: str, screen: Screen, title: str = "Crosstable", about: str = "") -> Result:
    """A screen as words alone."""
    said = _said(screen)
    content: Result = {"message_text": said.text}
    if said.entities:
        content["entities"] = said.entities
    told = {"type": "article", "id": name, "title": title, "input_message_content": content}
    return {**told, **({"description": about} if about else {}), **_buttons(screen)}


def _said(screen: Screen) -> Text:
    """Its words, without times in each reader's zone, which a later edit brings where the server
    takes them."""
    return text_of(screen).without(MessageEntity.DATE_TIME)


def _buttons(screen: Screen) -> Result:
    """Without a button Telegram tells nobody by which name the message can be changed."""
    markup = keyboard(screen, styles=False)
    return {"reply_markup": markup} if markup is not None else {}
