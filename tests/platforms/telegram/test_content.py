"""Who may be shown a screen."""

import pytest

from bot.people import Chat
from bot.platforms.telegram.content import guard
from tests.platforms.telegram.script import screen

GROUP = Chat("telegram", "-100")
PRIVATE = Chat("telegram", "7", "", True)
ANN, BEN = "telegram:7", "telegram:8"


@pytest.mark.parametrize(
    ("audience", "chat", "receiver"),
    [(None, GROUP, None), (None, PRIVATE, None), (ANN, PRIVATE, None), (ANN, GROUP, ANN)],
)
def test_a_screen_goes_to_those_whom_it_is_for(
    audience: str | None, chat: Chat, receiver: str | None
) -> None:
    guard(screen(1, audience=audience), chat, receiver)


@pytest.mark.parametrize(
    ("audience", "chat", "receiver"),
    [
        (ANN, GROUP, None),
        (BEN, PRIVATE, None),
        (BEN, GROUP, ANN),
        (None, GROUP, ANN),
        (ANN, PRIVATE, BEN),
    ],
)
def test_a_screen_goes_to_nobody_else(
    audience: str | None, chat: Chat, receiver: str | None
) -> None:
    with pytest.raises(ValueError, match="private"):
        guard(screen(1, audience=audience), chat, receiver)
