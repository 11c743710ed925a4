"""Messages as they go out: one body, written in one piece, made once for all displays of a screen,
and saying what discord.py would say."""

import io
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import aiohttp
import discord as library
import pytest
from aiohttp import web
from discord import ui
from discord.http import handle_message_parameters
from msgspec import json

from bot.platforms.discord import layout
from bot.platforms.discord.interactions import Interactions
from bot.platforms.discord.outgoing import IN_ONE_PIECE, Outgoing, Upload
from bot.platforms.discord.people import Interaction
from bot.screens import Mention, Screen
from render import Picture
from tests.loopback.discord import Discord
from tests.loopback.discord_wire import body_of
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import open_match, play_move

NEW, UPDATE = 4, 7  # answers
ANN = Mention("discord:11", "Ann")
BOARD = Picture(b"\x89PNG\r\n--\r\n" * 4000, 960, 1038, (), ())
SCREEN = Screen("AAAAA", 7, ("Ænn is to move “here”.",), picture=BOARD, alt="A board.")

Got = tuple[str, Any, dict[str, bytes]]


class Service:
    """A server that reads messages, and a client that counts in how many pieces they are sent."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.pieces = 0
        self.url = ""

    async def take(self, request: web.Request) -> web.Response:
        body, files = await body_of(request)
        self.got.append((request.content_type, body, files))
        return web.Response(status=204)

    async def count(self, *_: object) -> None:
        self.pieces += 1

    async def sent(self, body: aiohttp.Payload) -> Got:
        """What arrives of it, twice, as when the library tries again."""
        trace = aiohttp.TraceConfig()
        trace.on_request_chunk_sent.append(self.count)
        async with aiohttp.ClientSession(trace_configs=[trace]) as session:
            for _ in range(2):
                async with session.post(self.url, data=body) as answered:
                    assert answered.status == 204
        first, second = self.got
        assert first == second
        return first


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    service = Service()
    app = web.Application(client_max_size=32 * 2**20)
    app.router.add_post("/", service.take)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    service.url = f"http://127.0.0.1:{runner.addresses[0][1]}/"
    yield service
    await runner.cleanup()


def said(outgoing: Outgoing) -> Any:
    """What a message says."""
    return json.decode(json.encode(outgoing.content))


def by_library(outgoing: Outgoing, new: bool, users: Any = False, **more: Any) -> Any:
    """What discord.py would say of the same components and files."""
    view = ui.LayoutView()
    for component in said(outgoing)["components"]:
        view.add_item(ui.Container.from_component(library.Container(component, None)))
    files = [library.File(io.BytesIO(b""), upload.name) for upload in outgoing.uploads]
    nobody = library.AllowedMentions.none()
    allowed = library.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
    carried: Any = {"files" if new else "attachments": files}
    with handle_message_parameters(
        view=view, allowed_mentions=allowed, previous_allowed_mentions=nobody, **carried, **more
    ) as params:
        form: Any = params.multipart
        return json.decode(form[0]["value"]) if files else params.payload


async def test_a_picture_and_its_words_travel_in_one_piece(service: Service) -> None:
    kind, body, files = await service.sent(layout.edit(SCREEN).answer(UPDATE))
    assert service.pieces == 2, "one for each time"
    assert kind == "multipart/form-data"
    assert body["type"] == UPDATE
    assert body["data"]["attachments"] == [{"id": 0, "filename": "board.png"}]
    assert "Ænn is to move “here”." in str(body["data"]["components"])
    assert files == {"files[0]": BOARD.png}


async def test_a_message_without_files_is_json(service: Service) -> None:
    note = layout.private_note("Not your turn.")
    kind, body, files = await service.sent(note.body())
    assert (kind, body, files) == ("application/json", said(note), {})


async def test_a_file_that_would_keep_the_loop_goes_in_many_pieces(service: Service) -> None:
    large = Upload("match.gif", bytes(IN_ONE_PIECE) + b"the end")
    outgoing = Outgoing.of(layout.note("Here it is."), (large, Upload("b.txt", b"")))
    _, body, files = await service.sent(outgoing.body())
    assert service.pieces > 8
    assert files == {"files[0]": large.data, "files[1]": b""}
    assert [each["filename"] for each in body["attachments"]] == ["match.gif", "b.txt"]


@pytest.mark.parametrize("screen", [SCREEN, replace(SCREEN, picture=None)])
async def test_it_says_what_the_library_would(screen: Screen) -> None:
    edit, new = layout.edit(screen), layout.message(replace(screen, mentions=(ANN,)))
    assert said(edit) == by_library(edit, new=False)
    assert said(new) == by_library(new, new=True, users=[library.Object(11)])
    private = layout.message(screen, private=True)
    flags = library.MessageFlags(ephemeral=True)
    assert said(private) == by_library(private, new=True, flags=flags)
    once = new.once("abc")
    assert said(once) == by_library(once, new=True, users=[library.Object(11)], nonce="abc")


async def test_discord_tells_of_a_new_message_and_not_of_the_one_that_was_pressed(
    discord: Discord, bot: Bot
) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_match(discord, ann, bob, discord.channel())
    await play_move(discord, board, ann, "d3")
    answered = [each for each in discord.interactions.values() if each.response]
    assert {each.told for each in answered if each.type == NEW} == {True}
    assert {each.told for each in answered if each.type == UPDATE} == {False}


async def test_of_a_pressed_message_no_more_is_read_than_which_it_is(
    discord: Discord, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[library.Message] = []

    async def pressed(self: Interactions, interaction: Interaction, payload: str) -> None:
        assert interaction.message is not None
        seen.append(interaction.message)
        await interaction.response.defer()

    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_match(discord, ann, bob, discord.channel())
    monkeypatch.setattr(Interactions, "pressed", pressed)
    await ann.press(board, "d3")
    [message] = seen
    assert board.buttons and message.components == [] and message.attachments == []
    assert repr(message) and message.reference is None and message.mentions == []
    assert message.id == board.id and message.author.id == discord.application
    assert message.flags.components_v2 and not message.flags.ephemeral
