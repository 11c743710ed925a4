"""The loopback Bot API's private messages: who sees them, and who may send them."""

from typing import Any

import aiohttp
import pytest

from tests.loopback.telegram import Account
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.platforms.telegram.script import picture
from tests.platforms.telegram.test_loopback import Raw, buttons, lax, raw, some

__all__ = ["lax", "raw"]


class Scene:
    """Alice and Bruno in a group, and a client that sends to Alice whatever it is told to."""

    def __init__(self, raw: Raw) -> None:
        self.raw = raw
        self.server = raw.server
        self.server.api = "10.2"
        self.alice = self.server.user("Alice").at(self.server.group())
        self.bruno = self.server.user("Bruno").at(self.alice.chat)
        self.chat = self.alice.chat

    def query(self, someone: Someone) -> str:
        """A fresh press by somebody."""
        return someone.query({"data": "x"}).id

    async def ask(self, method: str, **params: Any) -> tuple[int, Any]:
        """A request about Alice in the group."""
        common = {"chat_id": self.chat.id, "receiver_user_id": self.alice.user.id}
        return await self.raw(method, **{**common, **params})

    async def send(self, **params: Any) -> tuple[int, Any]:
        """A private message to Alice."""
        return await self.ask("sendMessage", **{"text": "a1 b2", **params})

    async def shown(self) -> int:
        """A private message stands; its number."""
        _, answer = await self.send(
            callback_query_id=self.query(self.alice), reply_markup=buttons(some(1))
        )
        return int(answer["result"]["ephemeral_message_id"])


@pytest.fixture
def scene(raw: Raw) -> Scene:
    return Scene(raw)


async def test_a_private_message_is_seen_by_its_reader_alone(scene: Scene) -> None:
    number = await scene.shown()
    (message,) = scene.alice.whispers
    assert (message.id, message.text) == (0, "a1 b2")
    assert message.extra["ephemeral_message_id"] == number
    assert message.extra["receiver_user"]["id"] == scene.alice.user.id
    assert not scene.bruno.whispers
    assert not scene.bruno.messages


@pytest.mark.parametrize("api", ["10.1", "10.3"])
async def test_a_server_that_does_not_know_the_reader_shows_the_message_to_all(
    api: str, scene: Scene
) -> None:
    scene.server.api = api
    status, answer = await scene.send(callback_query_id=scene.query(scene.alice))
    assert status == 200
    assert "ephemeral_message_id" not in answer["result"]
    assert [m.text for m in scene.bruno.messages] == ["a1 b2"]


@pytest.mark.parametrize("api", ["10.1", "10.2", "10.2, deaf"])
async def test_the_form_of_10_3_shows_the_message_to_all_on_other_servers(
    api: str, scene: Scene
) -> None:
    scene.server.api = api
    status, answer = await scene.send(receiver_user_id=None, **nested(scene))
    assert status == 200
    assert "ephemeral_message_id" not in answer["result"]
    assert [m.text for m in scene.bruno.messages] == ["a1 b2"]


async def test_10_3_names_the_reader_in_parameters_of_their_own(scene: Scene) -> None:
    scene.server.api = "10.3"
    status, answer = await scene.send(receiver_user_id=None, **nested(scene))
    assert status == 200
    assert answer["result"]["receiver_user"]["id"] == scene.alice.user.id
    assert [m.text for m in scene.alice.whispers] == ["a1 b2"]
    assert not scene.bruno.messages


@pytest.mark.parametrize(("api", "read"), [("10.1", False), ("10.2", False), ("10.3", True)])
async def test_a_server_reads_the_parameters_that_it_knows_before_it_looks_for_the_chat(
    api: str, read: bool, scene: Scene
) -> None:
    scene.server.api = api
    ask = {"chat_id": 0, "receiver_user_id": None}
    plain = await scene.send(**ask)
    asked = await scene.send(**ask, ephemeral_message_parameters="?")
    assert plain[0] == asked[0] == 400
    assert (plain[1]["description"] != asked[1]["description"]) is read


@pytest.mark.parametrize("api", ["10.2", "10.3"])
async def test_a_hidden_command_is_seen_by_the_bot_alone_and_may_be_answered(
    api: str, scene: Scene
) -> None:
    scene.server.api = api
    hidden = {"command": "hand", "description": "x", "is_ephemeral": True}
    group = {"type": "all_group_chats"}
    await scene.raw("setMyCommands", commands=[hidden], scope=group)
    scene.alice.say("/hand")
    scene.bruno.say("/other")
    assert [m.text for m in scene.bruno.messages] == ["/other"]
    _, told = await scene.raw("getUpdates")
    number = told["result"][0]["message"]["ephemeral_message_id"]
    assert told["result"][0]["message"]["message_id"] == 0
    reply = {"reply_parameters": {"ephemeral_message_id": number}}
    form = {"receiver_user_id": scene.alice.user.id}
    named = form if api == "10.2" else {"ephemeral_message_parameters": form}
    assert (await scene.send(**{"receiver_user_id": None, **named, **reply}))[0] == 200
    assert [m.text for m in scene.alice.whispers] == ["a1 b2"]
    # In no form that the server heeds it would be an answer for all, which is refused.
    assert (await scene.send(receiver_user_id=None, **reply))[0] == 400
    scene.chat.hidden[number].at -= 16
    assert (await scene.send(**{"receiver_user_id": None, **named, **reply}))[0] == 400


async def test_an_older_server_hides_no_command(scene: Scene) -> None:
    scene.server.api = "10.1"
    hidden = {"command": "hand", "description": "x", "is_ephemeral": True}
    await scene.raw("setMyCommands", commands=[hidden], scope={"type": "all_group_chats"})
    scene.alice.say("/hand")
    assert [m.text for m in scene.bruno.messages] == ["/hand"]


@pytest.mark.parametrize(("api", "status"), [("10.2", 400), ("10.3", 200)])
async def test_an_edit_brings_a_new_picture_since_10_3(api: str, status: int, scene: Scene) -> None:
    scene.chat.admin = True
    scene.server.api = "10.2"
    scene.server.files["old"], scene.server.kinds["old"] = picture(1).png, "photo"
    _, answer = await scene.ask("sendPhoto", photo="old")
    scene.server.api = api
    form = aiohttp.FormData()
    form.add_field("chat_id", str(scene.chat.id))
    form.add_field("receiver_user_id", str(scene.alice.user.id))
    form.add_field("ephemeral_message_id", str(answer["result"]["ephemeral_message_id"]))
    form.add_field("media", '{"type": "photo", "media": "attach://new"}')
    form.add_field("new", picture(2).png, filename="new.png")
    url = f"{scene.server.api_url}/bot{scene.server.token}/editEphemeralMessageMedia"
    async with scene.raw.session.post(url, data=form) as edited:
        assert edited.status == status


async def test_an_older_server_does_not_know_the_methods(scene: Scene) -> None:
    scene.server.api = "10.1"
    for method in ("deleteEphemeralMessage", "editEphemeralMessageReplyMarkup"):
        assert (await scene.ask(method, ephemeral_message_id=0))[0] == 404
    for api in ("10.2", "10.3"):
        scene.server.api = api
        assert (await scene.ask("deleteEphemeralMessage", ephemeral_message_id=0))[0] == 400


async def test_it_takes_a_fresh_press_of_the_reader_in_this_chat(scene: Scene) -> None:
    elsewhere = scene.alice.at(scene.server.group())
    late = scene.query(scene.alice)
    scene.server.queries[late].asked -= 16
    for query in (scene.query(scene.bruno), scene.query(elsewhere), late, "4711"):
        assert (await scene.send(callback_query_id=query))[0] == 400
    assert (await scene.send())[0] == 400
    assert not scene.alice.whispers


async def test_an_administrator_needs_no_press(scene: Scene) -> None:
    scene.chat.admin = True
    assert (await scene.send())[0] == 200


async def test_only_people_in_groups_are_readers(scene: Scene) -> None:
    scene.chat.admin = True
    assert (await scene.send(receiver_user_id=4711))[0] == 400
    private = Account(scene.server, scene.alice.user).private
    private.say("hello")
    assert (await scene.send(chat_id=private.chat.id))[0] == 400
    query = scene.query(scene.alice)
    plain = await scene.raw("sendMessage", chat_id=scene.chat.id, text="x", callback_query_id=query)
    assert plain[0] == 400


async def test_edits_change_the_message_and_answer_true(scene: Scene) -> None:
    number = await scene.shown()
    edit = {"ephemeral_message_id": number, "text": "c3"}
    status, answer = await scene.ask("editEphemeralMessageText", **edit)
    assert (status, answer["result"]) == (200, True)
    assert _only(scene.alice).text == "c3"
    status, answer = await scene.ask("editEphemeralMessageText", **edit)
    assert status == 400
    assert "not modified" in answer["description"]


async def test_edits_name_reader_and_number(scene: Scene) -> None:
    number = await scene.shown()
    text = {"text": "c3"}
    for wrong in (
        {"ephemeral_message_id": number + 1},
        {"ephemeral_message_id": number, "receiver_user_id": scene.bruno.user.id},
    ):
        assert (await scene.ask("editEphemeralMessageText", **text, **wrong))[0] == 400
    plain = await scene.raw("editMessageText", chat_id=scene.chat.id, message_id=0, **text)
    assert plain[0] == 400
    caption = {"ephemeral_message_id": number, "caption": "x"}
    assert (await scene.ask("editEphemeralMessageCaption", **caption))[0] == 400


async def test_a_deleted_message_is_gone(scene: Scene) -> None:
    number = await scene.shown()
    assert (await scene.ask("deleteEphemeralMessage", ephemeral_message_id=number))[0] == 200
    assert not scene.alice.whispers
    assert (await scene.ask("deleteEphemeralMessage", ephemeral_message_id=number))[0] == 400


async def test_a_press_on_a_private_message_tells_its_number(scene: Scene) -> None:
    number = await scene.shown()
    scene.alice.tap("x", _only(scene.alice))
    _, answer = await scene.raw("getUpdates")
    told = answer["result"][-1]["callback_query"]["message"]
    assert (told["message_id"], told["ephemeral_message_id"]) == (0, number)


def nested(scene: Scene) -> dict[str, Any]:
    """The parameters with which 10.3 names Alice, with a fresh press of hers."""
    named = {"receiver_user_id": scene.alice.user.id, "callback_query_id": scene.query(scene.alice)}
    return {"ephemeral_message_parameters": named}


def _only(someone: Someone) -> Message:
    (message,) = someone.whispers
    return message
