"""Servers of Bot API 10.3, 10.2 and before: found out without showing anybody anything, and no
hand shown to all whatever server comes after."""

import json

import pytest

from bot.platforms.telegram.support import TRIAL
from tests.loopback.telegram import Account, Call, Fault, TelegramServer
from tests.loopback.telegram_world import Answer
from tests.platforms.telegram.conftest import MENUS, Run
from tests.platforms.telegram.hands import GAME, Two, hand, leaks, open_hand, sit_down

QUESTIONS = ["deleteEphemeralMessage", "sendMessage", "sendMessage"]
NESTED, FLAT = "ephemeral_message_parameters", "receiver_user_id"


def asked(telegram: TelegramServer) -> list[Call]:
    """The requests that ask about the server: they concern a chat that does not exist."""
    return [call for call in telegram.calls if str(call.params.get("chat_id")) == "0"]


def trials(telegram: TelegramServer) -> list[Call]:
    """The texts without content that prove what was found."""
    return [call for call in telegram.said("sendMessage") if call.params.get("text") == TRIAL]


def private(telegram: TelegramServer) -> list[Call]:
    """The new messages that were meant for one reader."""
    return [c for c in telegram.calls if c.method.startswith("send") and _meant(c)]


def _meant(call: Call) -> bool:
    return str(call.params.get("chat_id")) != "0" and NESTED in call.params


async def replaced(telegram: TelegramServer, api: str) -> None:
    """Another server answers at the same address, which the bot has noticed."""
    await telegram.stop()
    telegram.api = api
    polls = len(telegram.said("getUpdates"))
    await telegram.start()
    await telegram.until(lambda: len(telegram.said("getUpdates")) > polls)


@pytest.mark.parametrize(
    ("api", "questions", "works"),
    [
        ("10.1", QUESTIONS[:1], 0),
        ("10.2", QUESTIONS, 1),
        ("10.2, deaf", QUESTIONS, 0),
        ("10.3", QUESTIONS, 1),
    ],
)
async def test_a_server_is_asked_once_a_start_and_what_was_found_is_proven_once(
    questions: list[str], works: int, seated: Two, telegram: TelegramServer
) -> None:
    """Nobody sees the questions, and all may see the text that proves the answer."""
    alice, ben = seated
    await telegram.until(lambda: len(telegram.commands) == MENUS)
    before = [m.id for m in alice.messages]
    for player in (alice, ben, alice):
        answer = await open_hand(player)
        assert answer == Answer() if works else answer.alert and answer.text.startswith("1: ")
    assert [call.method for call in asked(telegram)] == questions
    assert all(call.status in (400, 404) for call in asked(telegram))
    assert len(trials(telegram)) == (questions == QUESTIONS)
    assert [m.id for m in alice.messages] == before
    assert [len(player.whispers) for player in seated] == [works, works]
    assert not leaks(telegram, alice, ben)


async def test_a_server_of_10_3_is_told_the_reader_in_its_own_form_alone(
    seated: Two, telegram: TelegramServer
) -> None:
    await open_hand(seated[0])
    sent = private(telegram)
    methods = [call.method for call in sent]
    assert methods[0] == "sendMessage", "the trial"
    assert set(methods[1:]) == {"sendPhoto"}, "hands, of whoever begins also at the start"
    for call in sent:
        assert FLAT not in call.params and "callback_query_id" not in call.params
        named = call.params[NESTED]
        named = json.loads(named) if isinstance(named, str) else named
        assert named["receiver_user_id"] == seated[0].user.id == call.reader
        assert named["callback_query_id"] in telegram.queries


@pytest.mark.parametrize("api", ["10.2"])
async def test_a_server_of_10_2_is_told_the_reader_in_both_forms(
    seated: Two, telegram: TelegramServer
) -> None:
    await open_hand(seated[0])
    for call in private(telegram):
        assert int(call.params[FLAT]) == seated[0].user.id == call.reader


@pytest.mark.parametrize("api", ["10.2"])
async def test_a_server_that_turns_to_10_3_between_two_messages_shows_no_hand(
    seated: Two, telegram: TelegramServer
) -> None:
    alice, ben = seated
    assert await open_hand(alice) == Answer()
    telegram.api = "10.3"
    assert await open_hand(ben) == Answer()
    assert hand(ben).picture
    assert not leaks(telegram, alice, ben)


@pytest.mark.parametrize("later", ["10.1", "10.2", "10.2, deaf"])
async def test_a_server_that_turns_back_between_two_messages_is_trusted_no_more(
    later: str, seated: Two, telegram: TelegramServer
) -> None:
    alice, ben = seated
    assert await open_hand(alice) == Answer()
    before = [m.id for m in alice.messages]
    telegram.api = later
    assert (await open_hand(ben)).alert
    assert [m.id for m in alice.messages] == before  # it was taken away at once
    (exposed,) = [call for call in private(telegram) if not call.reader]
    taken = telegram.calls[telegram.calls.index(exposed) + 1 :]
    assert next(c for c in taken if c.method != "getUpdates").method == "deleteMessage"
    for player in seated:
        await open_hand(player)
    assert [m.id for m in alice.messages] == before
    exposed_now = [c for c in private(telegram) if not c.reader and c.method == "sendPhoto"]
    assert exposed_now == [exposed]
    # What replaced the parameters of 10.2 is not there, but those are: it is found out anew.
    assert bool(ben.whispers) is (later == "10.2")


@pytest.mark.parametrize(
    ("api", "later"),
    [
        ("10.3", "10.2"),
        ("10.3", "10.2, deaf"),
        ("10.2", "10.1"),
        ("10.2", "10.3"),
    ],
)
async def test_another_server_at_the_same_address_is_asked_before_anything_is_sent(
    api: str, later: str, seated: Two, telegram: TelegramServer
) -> None:
    alice, ben = seated
    assert await open_hand(alice) == Answer()
    before = [m.id for m in alice.messages]
    await replaced(telegram, later)
    for player in (ben, alice):
        answer = await open_hand(player)
        assert answer == Answer() if later in ("10.2", "10.3") else answer.alert
    assert [m.id for m in alice.messages] == before
    assert not leaks(telegram, alice, ben)
    assert not [c for c in private(telegram) if c.method == "sendPhoto" and not c.reader]


@pytest.mark.parametrize("api", ["10.1"])
async def test_a_server_that_has_learned_them_is_used(
    seated: Two, telegram: TelegramServer
) -> None:
    assert (await open_hand(seated[0])).alert
    await replaced(telegram, "10.3")
    assert await open_hand(seated[0]) == Answer()
    assert hand(seated[0]).picture


@pytest.mark.parametrize("api", ["10.3"])
async def test_the_same_server_after_an_outage_needs_no_other_proof(
    api: str, seated: Two, telegram: TelegramServer
) -> None:
    await open_hand(seated[0])
    await replaced(telegram, api)
    assert await open_hand(seated[1]) == Answer()
    assert len(trials(telegram)) == 1
    assert len(asked(telegram)) == 2 * len(QUESTIONS)


@pytest.mark.usefixtures("eager")
async def test_a_network_that_fails_at_the_question_is_asked_again(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.3"
    group = telegram.group()
    players = alice.at(group), telegram.user("Ben").at(group)
    telegram.faults.append(Fault("sendMessage", drop=True, chat=0))
    async with bot():
        await sit_down(GAME, *players)
        await telegram.until(lambda: len(telegram.commands) == MENUS)
        assert await open_hand(players[0]) == Answer()
    assert FLAT not in private(telegram)[-1].params
