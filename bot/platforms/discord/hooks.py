"""Requests with an interaction's token: its one answer, and the messages that follow.

They go out as the library sends them, which knows how often to try and how long to wait; only what
they carry is ours. ``async_context`` and ``_response_type`` are the library's own business and used
in this file alone; tests/bot/test_libraries.py says what an update has broken.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp
from discord import InteractionResponseType
from discord.errors import HTTPException
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.platforms.discord.api import moved
from bot.platforms.discord.edits import Edits
from bot.platforms.discord.outgoing import Outgoing
from bot.platforms.discord.people import Interaction
from bot.platforms.picture_rights import PictureRights

ALREADY_ANSWERED = 40060


class Hooks(AsyncWebhookAdapter):
    """Requests with an interaction's token, below the address ``base``. ``edits`` knows what
    messages show and can show."""

    def __init__(self, base: str, rights: PictureRights) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._base = base
        self.edits = Edits(rights)

    @contextmanager
    def used(self) -> Iterator[None]:
        """Within this context, and in tasks that start in it, the library sends through this."""
        before = async_context.set(self)
        try:
            yield
        finally:
            async_context.reset(before)

    async def request(self, route: Route, session: Any, **options: Any) -> Any:
        """As in the library, at our address, and once more when the line broke meanwhile."""
        moved(route, self._base)
        try:
            return await self._made(route, session, **options)
        except aiohttp.ClientConnectionError:
            # Twice does no harm where an interaction takes one answer, a message the last.
            if route.method == "POST" and not route.path.endswith("/callback"):
                raise
        try:
            return await self._made(route, session, **options)
        except HTTPException as error:
            if error.code != ALREADY_ANSWERED:
                raise
            return {"interaction": {"id": route.webhook_id}}

    async def _made(self, route: Route, session: Any, **options: Any) -> Any:
        """Where the client has ended meanwhile its session says so by a RuntimeError, though that
        is a line that broke."""
        try:
            return await super().request(route, session, **options)
        except RuntimeError as error:
            if not session.closed:
                raise
            raise aiohttp.ClientConnectionError("the client has ended") from error

    async def update(self, interaction: Interaction, message: Outgoing) -> None:
        """Answers a press: its message becomes this one. Raises discord.HTTPException."""
        await self._answer(interaction, InteractionResponseType.message_update, message)

    async def reply(self, interaction: Interaction, message: Outgoing) -> int:
        """Answers with a new message. Its id, 0 where Discord did not say. Raises
        discord.HTTPException."""
        kind = InteractionResponseType.channel_message
        told = await self._answer(interaction, kind, message, with_response=1)
        return int(told["interaction"].get("response_message_id") or 0)

    async def follow(self, interaction: Interaction, message: Outgoing) -> int:
        """A further message. Its id. Raises discord.HTTPException."""
        sent: Any = await self.execute_webhook(
            interaction.application_id,
            interaction.token,
            session=_carrying(interaction, message.body()),
            wait=True,
            with_components=True,
        )
        return int(sent["id"])

    async def edit(self, interaction: Interaction, message: Outgoing, further: int = 0) -> None:
        """The message of the answer becomes this one, or the ``further`` one with this id. Raises
        discord.HTTPException."""
        application, token = interaction.application_id, interaction.token
        session = _carrying(interaction, message.body())
        if further:
            await self.edit_webhook_message(
                application, token, further, session=session, with_components=True
            )
        else:
            await self.edit_original_interaction_response(application, token, session=session)

    async def _answer(
        self,
        interaction: Interaction,
        kind: InteractionResponseType,
        message: Outgoing,
        **params: int,
    ) -> Any:
        route = Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=interaction.id,
            webhook_token=interaction.token,
        )
        session = _carrying(interaction, message.answer(kind.value))
        told = await self.request(route, session, params=params)
        interaction.response._response_type = kind  # so that the library takes it for answered
        return told


def hooks() -> Hooks:
    """Those of the context."""
    adapter = async_context.get()
    assert isinstance(adapter, Hooks)
    return adapter


class _Carrying:
    """A session whose requests carry a body that the library has not written."""

    def __init__(self, session: aiohttp.ClientSession, body: aiohttp.Payload) -> None:
        self._session = session
        self._body = body

    def request(self, method: str, url: str, **options: Any) -> Any:
        """As a session's own."""
        return self._session.request(method, url, **{**options, "data": self._body})

    @property
    def closed(self) -> bool:
        """Whether it takes no more of them."""
        return self._session.closed


def _carrying(interaction: Interaction, body: aiohttp.Payload) -> Any:
    return _Carrying(interaction.followup.session, body)
