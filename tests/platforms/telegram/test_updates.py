"""Updates as they are read, held against what the library reads in them."""

import json
from typing import Any

import pytest
from telegram import Update, User
from telegram.ext import ExtBot

from bot.people import Chat
from bot.platforms.telegram.people import chat_of, ephemeral_of, name_of, person_of
from bot.platforms.telegram.updates import TelegramUpdate, read, readable

ANN: dict[str, Any] = {"id": 4711, "is_bot": False, "first_name": "Ann", "language_code": "de"}
BOT: dict[str, Any] = {
    "id": 7,
    "is_bot": True,
    "first_name": "Crosstable",
    "username": "CrosstableBot",
}
GROUP = {"id": -1001, "type": "supergroup", "title": "Club", "is_forum": True}
TOPIC = {
    "message_id": 3,
    "date": 1,
    "chat": GROUP,
    "message_thread_id": 3,
    "forum_topic_created": {"name": "Games", "icon_color": 1},
}


@pytest.fixture
def bot() -> ExtBot[None]:
    return ExtBot("7:AAFakeTokenOfTheLoopbackServer00000")


def pressed(sender: dict[str, Any] = ANN, **message: Any) -> dict[str, Any]:
    shown = {"message_id": 5, "date": 1, "chat": GROUP, "from": BOT, "caption": "Board", **message}
    query = {"id": "77", "from": sender, "chat_instance": "1", "data": "x:ABCDE:1:"}
    return {"update_id": 9, "callback_query": {**query, "message": shown}}


MESSAGES: list[dict[str, Any]] = [
    {},
    {"chat": {"id": 4711, "type": "private", "first_name": "Ann"}},
    {"is_topic_message": True, "message_thread_id": 3, "reply_to_message": TOPIC},
    {"message_thread_id": 4, "reply_to_message": {**TOPIC, "message_thread_id": None}},
    {"date": 0},
]


@pytest.mark.parametrize("message", MESSAGES)
def test_a_press_is_read_as_the_library_reads_it(message: dict[str, Any], bot: Any) -> None:
    update = pressed(**message)
    told, theirs = read(json.loads(json.dumps(update)), bot), Update.de_json(update, bot)
    ours, query = told.query, theirs.callback_query
    assert ours is not None and query is not None
    assert ours.message is not None and query.message is not None
    assert (told.number, ours.id, ours.data) == (9, query.id, query.data)
    assert ours.message.message_id == query.message.message_id
    assert str(ours.message.chat.id) == chat_of(ours.message).id == str(query.message.chat.id)
    assert person_of(ours.from_user) == person_of(query.from_user)
    if message.get("date") != 0:  # of one that cannot be read any more the library tells less
        assert chat_of(ours.message) == chat_of(query.message)  # type: ignore[arg-type]


def test_a_topic_is_known_also_by_a_message_for_one_alone(bot: Any) -> None:
    whisper: dict[str, Any] = {
        "message_id": 0,
        "ephemeral_message_id": 12,
        "reply_to_message": TOPIC,
    }
    query = read(pressed(**whisper), bot).query
    assert query is not None and query.message is not None
    assert ephemeral_of(query.message) == 12
    assert chat_of(query.message) == Chat("telegram", "-1001", "3")


@pytest.mark.parametrize("last", [None, "", "Lee"])
@pytest.mark.parametrize("username", [None, "ann"])
def test_people_are_called_as_the_library_calls_them(
    last: str | None, username: str | None, bot: Any
) -> None:
    sender = {**ANN, "last_name": last, "username": username}
    query = read(pressed(sender), bot).query
    assert query is not None
    assert name_of(query.from_user) == name_of(User(4711, "Ann", False, last, username))


def test_a_press_without_its_message_is_one_all_the_same(bot: Any) -> None:
    update = pressed()
    del update["callback_query"]["message"]
    query = read(update, bot).query
    assert query is not None
    assert query.message is None


def test_a_message_is_the_librarys(bot: Any) -> None:
    message = {"message_id": 5, "date": 1, "chat": GROUP, "from": ANN, "text": "/play"}
    told = read({"update_id": 9, "message": message}, bot)
    assert told.query is None
    assert told.message is not None and told.message.text == "/play"


def test_what_cannot_be_read_is_passed_over_and_said(
    bot: Any, caplog: pytest.LogCaptureFixture
) -> None:
    update = {"update_id": 9, "callback_query": {"id": 77}}
    with pytest.raises(ValueError, match="id"):
        read(update, bot)
    assert readable(update, bot) == TelegramUpdate(9)
    assert "could not read update 9" in caplog.text
    assert readable({"update_id": 10, "poll": {}}, bot) == TelegramUpdate(10)


@pytest.mark.parametrize("name", [{}, {"first_name": ""}, {"first_name": None}])
def test_somebody_without_a_name_is_called_by_their_number(name: dict[str, Any], bot: Any) -> None:
    nameless = {"id": 4711, "is_bot": False, **name}
    query = read(pressed(nameless), bot).query
    assert query is not None and person_of(query.from_user).name == "4711"
    said = {"message_id": 6, "date": 1, "chat": GROUP, "from": nameless, "text": "/play"}
    answered = {"message_id": 7, "date": 1, "chat": GROUP, "from": ANN, "reply_to_message": said}
    message = read({"update_id": 9, "message": answered}, bot).message
    assert message is not None and message.reply_to_message is not None
    sender = message.reply_to_message.from_user
    assert sender is not None and name_of(sender) == "4711"
