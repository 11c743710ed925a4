"""A German reader in an English group: what they alone see is German, what all see is English."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone, sure
from tests.loopback.telegram_world import Message
from tests.platforms.telegram.conftest import MENUS, Run
from tests.platforms.telegram.hands import shared, sit_down
from tests.platforms.telegram.test_study import reversi


@asynccontextmanager
async def met(
    bot: Run, telegram: TelegramServer, bruno: Account, api: str = "10.1"
) -> AsyncIterator[tuple[Someone, Someone]]:
    """Bruno, who reads German, and Ben in an English group; ``api`` says whether private messages
    can stand there."""
    telegram.api = api
    group = telegram.group()
    async with bot():
        yield bruno.at(group), telegram.user("Ben").at(group)


def payload_of(message: Message, verb: str) -> str:
    """What the button of this verb sends."""
    sent = (str(b.get("callback_data", "")) for b in message.buttons)
    return next(payload for payload in sent if payload.startswith(f"{verb}:"))


async def test_alerts_are_in_the_language_of_whoever_pressed(
    bot: Run, telegram: TelegramServer, bruno: Account
) -> None:
    async with met(bot, telegram, bruno) as (german, ben):
        await reversi(german, ben)
        board = german.board
        hint = await german.press("Hint", board)
        assert hint.alert and hint.text.startswith("Versuch ")
        _, code, revision, _ = payload_of(board, "hint").split(":")
        led = await german.send(f"ask:{code}:{revision}:flips", board).answered()
        bruno.private.say(f"/start {str(led.url).partition('=')[2]}")
        asked = await bruno.private.sees("Welches Feld?")
        await bruno.private.press("d3", asked)
        await bruno.private.sees("d3 dreht 1 Stein um: d4.")
        other = await ben.send(f"ask:{code}:{revision}:flips.d3", board).answered()
        assert other.alert and other.text == "d3 flips 1 disc: d4."
        assert not (await german.press("d3", board)).text
        refused = await german.press("Hint", await german.offered("c3"))
        assert refused.text.startswith("Du bist nicht am Zug")
        assert not [text for text in shared(telegram.calls) if "Versuch" in text]


async def test_the_answer_to_a_command_that_all_read_is_in_the_groups_language(
    bot: Run, telegram: TelegramServer, bruno: Account
) -> None:
    async with met(bot, telegram, bruno) as (german, ben):
        await reversi(german, ben)
        german.say("/score c4")
        await german.sees("c4 flips 1 disc: d4.")
        german.say("/score a1")
        await german.sees("a1 cannot be played: it flips nothing.")
        german.say("/score d4")
        await german.sees("d4 cannot be played: a disc lies there.")
        bruno.private.say(f"/start {german.board.buttons[0]['callback_data'].split(':')[1]}")
        await bruno.private.offered("d3")
        bruno.private.say("/score c4")
        await bruno.private.sees("c4 dreht 1 Stein um: d4.")


@pytest.mark.parametrize("question", ["store", "scoring"])
async def test_questions_about_a_game_with_hands_are_answered_in_german(
    bot: Run, telegram: TelegramServer, bruno: Account, question: str
) -> None:
    async with met(bot, telegram, bruno) as (german, ben):
        board = await sit_down("crosswise", german, ben)
        _, code, revision, _ = payload_of(board, "hand").split(":")
        payload = f"ask:{code}:{revision}:{question}"
        before = len(german.messages)
        own, other = (
            await german.send(payload, board).answered(),
            await ben.send(payload, board).answered(),
        )
        if other.text:
            assert own.text and own.text != other.text
            assert len(german.messages) == before
        else:
            assert not own.text, "too long for an alert, so it stands in the group in English"


async def test_what_is_too_long_for_an_alert_is_shown_to_its_presser_alone_in_german(
    bot: Run, telegram: TelegramServer, bruno: Account
) -> None:
    async with met(bot, telegram, bruno, "10.3") as (german, ben):
        board = await sit_down("crosswise", german, ben)
        _, code, revision, _ = payload_of(board, "hand").split(":")
        before = len(german.messages)
        told = await german.send(f"rules:{code}:{revision}:", board).answered()
        assert not told.text and not told.url
        await german.told("Bring gleiche Farben in eine Linie")
        assert len(german.messages) == before
        await german.send(f"ask:{code}:{revision}:cell", board).answered()
        asked = await german.told("Wähle ein Feld")
        own = await german.press("c4", asked)
        assert own.alert and own.text.startswith("c4 ist leer.")
        await german.send(f"text:{code}:{revision}:", asked).answered()
        await german.told("Im Beutel sind noch 46 Steine.")
        assert asked in german.whispers and len(german.messages) == before


async def test_where_nothing_can_be_shown_to_one_alone_a_link_leads_to_their_own_language(
    bot: Run, telegram: TelegramServer, bruno: Account
) -> None:
    async with met(bot, telegram, bruno, "10.1") as (german, ben):
        board = await sit_down("crosswise", german, ben)
        _, code, revision, _ = payload_of(board, "hand").split(":")
        told = await german.send(f"rules:{code}:{revision}:", board).answered()
        assert not told.text and told.url
        bruno.private.say(f"/start {told.url.partition('=')[2]}")
        await bruno.private.sees("Bring gleiche Farben")


async def test_short_answers_to_commands_are_in_the_language_of_those_who_read_them(
    bot: Run, telegram: TelegramServer, bruno: Account
) -> None:
    async with met(bot, telegram, bruno, "10.3") as (german, ben):
        await reversi(german, ben)
        await telegram.until(lambda: len(telegram.commands) == MENUS)
        german.say("/score c4")
        await german.sees("c4 flips 1 disc: d4.")
        answer = await sure(german, german.board, "draw").answered()
        assert answer.text == "Gefragt. Es fehlt die Antwort von: Ben."
        code = payload_of(german.board, "menu").split(":")[1]
        bruno.private.say(f"/undo {code}")
        await bruno.private.sees("Erst braucht der offene Vorschlag eine Antwort.")
        public = [m.text for m in german.messages]
        assert not [text for text in public if "Zug" in text or "Vorschlag" in text]


async def test_what_leads_into_the_private_chat_is_in_the_groups_language(
    bot: Run, telegram: TelegramServer, bruno: Account
) -> None:
    async with met(bot, telegram, bruno, "10.1") as (german, ben):
        german.say("/play")
        await german.sees("Which game?")
        await sit_down("crosswise", german, ben)
        german.say("/hand")
        way = await german.offered("Open privately")
        assert [b for b in way.buttons if "url" in b]


async def test_the_answer_to_a_hidden_command_is_german(
    bot: Run, telegram: TelegramServer, bruno: Account
) -> None:
    async with met(bot, telegram, bruno, "10.3") as (german, ben):
        await reversi(german, ben)
        await telegram.until(lambda: len(telegram.commands) == MENUS)
        german.say("/table score c4")
        await german.told("c4 dreht 1 Stein um: d4.")
        await german.press("Hint")
        told = await german.told("Versuch ")
        assert told.picture
        await ben.press("Hint")
        assert not ben.whispers
