"""The loopback Discord itself: whom a message may notify, and what it makes of a repeated one."""

from typing import Any

import pytest

from tests.loopback.discord_rules import mentioned_in, message_faults


def faults(kind: str, text: str, mentions: Any) -> list[str]:
    """What is wrong with a message that says ``text`` and allows these mentions."""
    components = [{"type": 10, "content": text}]
    body = {"components": components, "flags": 1 << 15, "allowed_mentions": mentions}
    return list(message_faults(kind, body, {}))


@pytest.mark.parametrize("kind", ["message", "webhook"])
def test_a_new_message_may_notify_whom_it_mentions(kind: str) -> None:
    assert faults(kind, "<@11>'s turn", {"parse": [], "users": [11]}) == []
    assert faults(kind, "Ann's turn", {"parse": []}) == []


@pytest.mark.parametrize(
    "mentions",
    [
        None,
        {"parse": ["users"]},
        {"parse": ["everyone"]},
        {"parse": [], "roles": [11]},
        {"parse": [], "replied_user": True},
        {"parse": [], "users": [12]},
        {"parse": [], "users": [11, 11]},
        {"parse": [], "users": ["Ann"]},
        {"parse": [], "people": []},
    ],
)
def test_it_may_notify_nobody_else(mentions: Any) -> None:
    assert len(faults("message", "<@11>'s turn", mentions)) == 1


def test_an_edit_may_notify_nobody() -> None:
    assert len(faults("edit", "<@11>'s turn", {"parse": [], "users": [11]})) == 1
    assert faults("edit", "<@11>'s turn", {"parse": []}) == []


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("<@11> and <@!12>", [11, 12]),
        (r"\<@11>", []),
        (r"<\@11>", []),
        (r"\\<@11>", [11]),
        ("```\n<@11>\n``` <@12>", [12]),
        ("`<@11>`", []),
        ("<@&11> <#11> @everyone", []),
    ],
)
def test_a_mention_is_read_where_markdown_is(text: str, people: list[int]) -> None:
    assert mentioned_in(text) == people
