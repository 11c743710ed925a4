"""Lobbies on Discord: the form that /play opens, and options that are answered privately."""

import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from bot.texts import Words
from tests.loopback.discord import Discord
from tests.loopback.discord_command_rules import response_faults
from tests.loopback.discord_people import User
from tests.loopback.discord_rules import Json, modal_faults
from tests.loopback.discord_world import Channel, Interaction, Message
from tests.patience import PATIENCE
from tests.platforms.discord.conftest import Bot, running
from tests.platforms.discord.play import (
    JOIN,
    START,
    labelled,
    moves,
    next_step,
    open_table,
    play_move,
    revision,
    to_move,
)

ENGLISH = Words("en")


def fields(form: Interaction) -> dict[str, Json]:
    """The lists of a form by the custom_id."""
    labels = form.response["data"]["components"]
    return {label["component"]["custom_id"]: label for label in labels}


def options(form: Interaction, field: str) -> list[str]:
    return [option["label"] for option in fields(form)[field]["component"]["options"]]


def chosen(form: Interaction) -> dict[str, str]:
    """What the bot has chosen beforehand, by list."""
    return {
        name: option["value"]
        for name, label in fields(form).items()
        for option in label["component"]["options"]
        if option.get("default")
    }


async def test_play_without_a_game_opens_one_form_with_everything(
    discord: Discord, bot: Bot
) -> None:
    channel = discord.channel()
    form = await discord.user("Ann").slash(channel, "play")
    assert form.type == 9 and not channel.messages
    assert list(fields(form)) == ["game", "computer", "clock", "series"]
    assert options(form, "game") == ["Crosswise", "Reversi", "Triominos"]
    assert options(form, "computer")[:2] == ["Friends", "Computer · Beginner"]
    assert len(options(form, "computer")) == 7 and len(options(form, "clock")) == 6
    assert options(form, "series")[:2] == ["One match", "First to 2"]
    assert chosen(form) == {"computer": "friends", "clock": "none", "series": "single"}


async def test_a_form_whose_texts_are_not_read_in_time_waits_behind_a_private_button(
    discord: Discord, tmp_path: Path
) -> None:
    read = threading.Event()

    class Slow(Words):
        def ahead(self, languages: Iterable[str]) -> Iterator[Callable[[], object]]:
            yield lambda: read.wait(PATIENCE)

    async with running(discord, tmp_path, Slow("en"), patience=0.1):
        ann, channel = discord.user("Ann"), discord.channel()
        asked = await ann.slash(channel, "play", rated="off")
        assert asked.response["type"] == 5, "Discord hears within three seconds"
        read.set()
        await discord.until(lambda: asked.original and asked.original.buttons)
        assert asked.original is not None and asked.original.only_for == ann.id
        (opener,) = asked.original.buttons
        form = await ann.press(asked.original, opener)
        assert form.type == 9 and list(fields(form)) == ["game", "computer", "clock", "series"]
        await ann.submit(form, game="Reversi")
        await discord.until(lambda: any(JOIN in each.buttons for each in channel.messages.values()))
        assert "hints on" in channel.last.text, "as it is where a match is not rated"


async def test_the_form_opens_a_table_with_what_was_chosen(discord: Discord, bot: Bot) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    form = await ann.slash(channel, "play")
    await ann.submit(form, game="Crosswise", clock="3 days + 1 day", series="First to 3")
    await discord.until(lambda: channel.messages)
    text = channel.last.text
    assert "Crosswise" in text and "First to 3" in text and "3 days + 1 day" in text
    assert JOIN in channel.last.buttons


async def test_the_form_against_a_computer_leads_to_a_move_in_two_presses(
    discord: Discord, bot: Bot
) -> None:
    discord.buckets = False
    ann, channel = discord.user("Ann"), discord.channel()
    form = await ann.slash(channel, "play")
    await ann.submit(form, game="Reversi", computer="Computer · Beginner")
    await discord.until(lambda: channel.messages and moves(channel.last))
    await play_move(discord, channel.last, ann, moves(channel.last)[0])


async def test_what_the_command_named_is_filled_in_and_what_has_no_list_is_kept(
    discord: Discord, bot: Bot
) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    form = await ann.slash(channel, "play", clock="5m+10s", match=7, target="400")
    assert chosen(form)["clock"] == "5m+10s" and chosen(form)["series"] == "match 7"
    await ann.submit(form, game="Triominos")
    await discord.until(lambda: channel.messages)
    assert "First to 7" in channel.last.text and "400 points" in channel.last.text


async def test_a_form_is_taken_after_a_restart(
    discord: Discord, tmp_path: object, words: Words, games: str
) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    async with running(discord, tmp_path, words, games=games):  # type: ignore[arg-type]
        form = await ann.slash(channel, "play")
    async with running(discord, tmp_path, words, games=games):  # type: ignore[arg-type]
        await ann.submit(form, game="Reversi")
        await discord.until(lambda: channel.messages)
    assert "Reversi" in channel.last.text


async def test_a_german_client_gets_a_german_form(discord: Discord, bot: Bot) -> None:
    form = await discord.user("Eva", "de").slash(discord.channel(), "play")
    assert form.response["data"]["title"] == "Einen Tisch öffnen"
    assert options(form, "computer")[:2] == ["Freunde", "Computer · Anfänger"]


async def test_a_form_of_nobody_is_answered(discord: Discord, bot: Bot) -> None:
    channel, ann = discord.channel(), discord.user("Ann")
    form = await ann.slash(channel, "play")
    form.response["data"]["custom_id"] = "something else"
    told = await ann.submit(form, game="Reversi")
    assert told.private.startswith("Something went wrong on my side.")


async def test_forms_work_where_only_their_user_installed_the_bot(
    discord: Discord, bot: Bot
) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    channel = discord.group(ann, bob)
    form = await ann.slash(channel, "play")
    await ann.submit(form, game="Reversi")
    await discord.until(lambda: channel.messages)
    assert JOIN in channel.last.buttons


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"title": "x" * 46}, "title"),
        ({"custom_id": "x" * 101}, "custom_id"),
        ({"components": []}, "components"),
        ({"color": 1}, "no such field"),
    ],
)
def test_the_loopback_server_refuses_what_discord_refuses_of_a_form(
    change: dict[str, Json], fault: str
) -> None:
    select = {"type": 3, "custom_id": "a", "options": [{"label": "A", "value": "a"}]}
    modal: dict[str, Json] = {
        "custom_id": "x",
        "title": "X",
        "components": [{"type": 18, "label": "A", "component": select}],
    }
    assert not list(modal_faults(modal))
    assert any(fault in each for each in modal_faults({**modal, **change}))
    six = [
        {"type": 18, "label": "A", "component": {**select, "custom_id": str(n)}} for n in range(6)
    ]
    assert list(modal_faults({**modal, "components": six}))
    assert not list(response_faults({"type": 9, "data": modal}, {}, 2))
    assert list(response_faults({"type": 9, "data": modal}, {}, 5)), "no form answers a form"


async def test_reversi_takes_three_presses_against_a_friend(discord: Discord, bot: Bot) -> None:
    discord.buckets = False
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_table(discord, ann, discord.channel(), first="1")
    await bob.press(board, JOIN)
    await discord.until(lambda: START in board.buttons)
    await ann.press(board, START)
    await discord.until(lambda: moves(board))
    await play_move(discord, board, ann, moves(board)[0])


async def begun_by(
    discord: Discord, first: User, other: User, game: str
) -> tuple[Channel, Message]:
    """A match that ``first`` begins, whom another one joins, and its channel."""
    while True:
        channel = discord.channel()
        board = await open_table(discord, first, channel, game=game)
        await other.press(board, JOIN)
        await discord.until(lambda b=board: START in b.buttons)  # type: ignore[misc]
        await first.press(board, START)
        await discord.until(lambda b=board: labelled(b, "hand"))  # type: ignore[misc]
        if to_move(board, first, other) is first:
            return channel, board


@pytest.mark.parametrize(("game", "most"), [("crosswise", 4), ("triominos", 3)])
async def test_hidden_hands_take_few_presses_against_a_friend(
    discord: Discord, bot: Bot, game: str, most: int
) -> None:
    discord.buckets = False
    ann = discord.user("Ann")
    channel, board = await begun_by(discord, ann, discord.user("Bob"), game)
    presses = 1  # of [Start], which has shown the one who begins their hand
    await discord.until(lambda: any(m.only_for == ann.id for m in channel.messages.values()))
    hand = next(m for m in channel.messages.values() if m.only_for == ann.id)
    before = revision(board)
    while revision(board) == before:
        assert presses < most, "the first move takes too many presses"
        presses, edits = presses + 1, hand.edits
        await ann.press(hand, next_step(hand))
        await discord.until(lambda e=edits: hand.edits > e)  # type: ignore[misc]
        if not moves(hand):
            await discord.until(lambda: revision(board) > before)
    assert presses == most


async def asked(discord: Discord, who: User, lobby: Message, *path: str) -> Message:
    """The private answer to opening a menu."""
    name = next(
        button["custom_id"]
        for button in lobby.buttons.values()
        if button["custom_id"].startswith("ct:") and button["custom_id"].count(":") == 4
    )
    code, revision = name.split(":")[2:4]
    told = await who.send_and_wait(lobby, f"ct:menu:{code}:{revision}:{'.'.join(path)}")
    await discord.until(lambda: [m for m in (told.original, *told.followups) if m and m.ephemeral])
    return next(m for m in (told.original, *told.followups) if m and m.ephemeral)


async def test_options_are_answered_privately_and_stay_open(discord: Discord, bot: Bot) -> None:
    discord.buckets = False
    ann, channel = discord.user("Ann"), discord.channel()
    lobby = await open_table(discord, ann, channel)
    page = await asked(discord, ann, lobby, "options")
    assert page.only_for == ann.id and "Clock: none" in page.buttons
    await ann.press(page, "Clock: none")
    await discord.until(lambda: "3 days + 1 day" in page.buttons)
    assert next(iter(page.buttons)) == "‹ Back"
    await ann.press(page, "3 days + 1 day")
    await discord.until(lambda: "Clock: 3 days + 1 day" in page.buttons)
    await discord.until(lambda: "3 days + 1 day" in lobby.text)
    await ann.press(page, "Series: one match")
    await discord.until(lambda: "Sum of 2" in page.buttons)
    await ann.press(page, "Sum of 2")
    await discord.until(lambda: "Sum of 2" in lobby.text)
    assert sum(m.ephemeral for m in channel.messages.values()) == 1
    assert not lobby.ephemeral and JOIN in lobby.buttons


async def test_a_guests_options_are_only_told(discord: Discord, bot: Bot) -> None:
    eva = discord.user("Eva", "de")
    lobby = await open_table(discord, discord.user("Ann"), discord.channel())
    page = await asked(discord, eva, lobby, "options")
    assert "Serie: eine Partie" in page.text and not page.buttons
