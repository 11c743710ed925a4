"""How a screen becomes components, checked by Discord's own rules."""

from dataclasses import replace
from typing import Any

import discord
import pytest
from discord.ui import Container
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec import json

from bot.platforms.discord.items import payload_of, unique_ids
from bot.platforms.discord.layout import edit
from bot.press import Press
from bot.screens import Button, Screen, Style
from render import Picture
from tests.loopback.discord_rules import component_faults, walk

PICTURE = Picture(b"png", 960, 1038, (), ())


def container(screen: Screen) -> Any:
    """The one container that a screen is; it must break no rule, and be what the library would make
    of the same."""
    body: Any = json.decode(json.encode(edit(screen).content))
    made = body["components"]
    assert list(component_faults(made, body, {"files[0]": b"png"})) == []
    [only] = made
    assert only["type"] == 17
    assert Container.from_component(discord.Container(only, None)).to_component_dict() == only
    return only


def components(screen: Screen) -> list[Any]:
    """What stands in the container, from above."""
    return list(container(screen)["components"])


def buttons(count: int, verb: str = "move") -> tuple[Button, ...]:
    return tuple(Button(f"{n}", Press(verb, "AAAAA", 7, (f"c{n}",)).pack()) for n in range(count))


def screen(moves: int = 0, **more: Any) -> Screen:
    return Screen("AAAAA", 7, ("Ann to move.",), choices=buttons(moves), **more)


def kinds(made: list[Any]) -> list[int]:
    return [part["type"] for part in made]


async def test_the_caption_comes_first_then_the_picture_then_the_buttons() -> None:
    made = components(screen(3, picture=PICTURE, alt="A board.", actions=(buttons(2, "rules"),)))
    assert kinds(made) == [10, 12, 1, 1]
    assert made[0]["content"] == "Ann to move."
    assert made[1]["items"][0]["description"] == "A board."


async def test_the_bar_has_the_colour_of_the_side_to_move_or_else_our_green() -> None:
    assert container(screen(accent=(240, 138, 44)))["accent_color"] == 0xF08A2C
    assert container(screen())["accent_color"] == 0x235C45


async def test_the_first_line_stands_out_and_from_the_third_on_they_are_muted() -> None:
    lines = "Your turn", "Otto: white a1.", "20 *seconds* left.", "Wait."
    turn = Screen("AAAAA", 7, lines, lead=True, kind="board")
    [text] = components(turn)
    assert text["content"].splitlines() == [
        "**Your turn**", "Otto: white a1.", "-# 20 \\*seconds\\* left.", "-# Wait.",
    ]  # fmt: skip
    [text] = components(replace(turn, kind="result"))
    assert text["content"].startswith("### Your turn\n")


async def test_a_prompt_is_left_out_where_the_first_line_says_it() -> None:
    told = screen(3, prompt="Choose.", lead=True)
    assert "Choose." not in components(told)[0]["content"]
    assert "Choose." in components(replace(told, lead=False))[0]["content"]


async def test_up_to_twenty_moves_are_buttons_five_a_row() -> None:
    made = components(screen(20, picture=PICTURE, alt="x"))
    assert [len(row["components"]) for row in made[2:]] == [5, 5, 5, 5]


async def test_more_moves_are_lists_of_twenty_five_that_say_from_where_to_where() -> None:
    made = components(screen(60, prompt="Choose."))
    lists = [row["components"][0] for row in made[1:]]
    assert [len(entry["options"]) for entry in lists] == [25, 25, 10]
    assert [entry["placeholder"] for entry in lists] == [
        "Choose. 0 – 24",
        "Choose. 25 – 49",
        "Choose. 50 – 59",
    ]


async def test_a_grid_that_fits_keeps_its_columns() -> None:
    made = components(screen(9, columns=3))
    assert [len(row["components"]) for row in made[1:]] == [3, 3, 3]


async def test_actions_that_would_be_too_many_are_packed() -> None:
    rows = tuple((button,) for button in buttons(22, "add"))
    made = components(screen(picture=PICTURE, alt="x", actions=rows))
    assert [len(row["components"]) for row in made[2:]] == [5, 5, 5, 5, 2]


async def test_moves_give_way_to_many_actions() -> None:
    made = components(screen(20, actions=(buttons(5, "add"), buttons(5, "set"), buttons(5, "ask"))))
    assert [part["components"][0]["type"] for part in made[1:]] == [3, 2, 2, 2]


async def test_equal_payloads_get_names_of_their_own() -> None:
    twice = Button("1", "move:AAAAA:7:a"), Button("2", "move:AAAAA:7:a")
    made = components(Screen("AAAAA", 7, ("x",), choices=twice))
    assert [b["custom_id"] for b in made[1]["components"]] == [
        "ct:move:AAAAA:7:a",
        "ct:move:AAAAA:7:a#2",
    ]


@given(st.lists(st.sampled_from(["a", "b:c", "@1.d4", ""]), max_size=9))
def test_a_payload_survives_its_custom_id(payloads: list[str]) -> None:
    names = unique_ids(payloads)
    assert [payload_of(name) for name in names] == payloads
    assert len(set(names)) == len(names)


async def test_a_link_opens_an_address() -> None:
    link = Button("Open", url="https://example.org/x")
    made = components(Screen("", 0, ("x",), actions=((link, Button("a", "b", Style.DANGER)),)))
    assert [b["style"] for b in made[1]["components"]] == [5, 4]


async def test_a_screen_of_words_alone() -> None:
    assert kinds(components(Screen("", 0, ("Rules", "1. Place a disc.")))) == [10]


@pytest.mark.parametrize("size", [5000, 3999])
async def test_a_text_too_long_for_discord_is_cut(size: int) -> None:
    [text] = components(Screen("", 0, ("*" * size,)))
    assert len(text["content"]) <= 4000


@given(
    st.integers(0, 120),
    st.lists(st.integers(0, 5), max_size=6),
    st.integers(0, 12),
    st.booleans(),
    st.text(max_size=120),
)
@settings(deadline=None)
def test_every_screen_obeys_the_limits(
    moves: int, rows: list[int], columns: int, pictured: bool, prompt: str
) -> None:
    import asyncio

    assume(sum(rows) + -(-sum(rows) // 5) + 2 * -(-moves // 25) <= 38 - pictured)
    actions = tuple(buttons(row, "add") for row in rows)
    picture = PICTURE if pictured else None
    made = screen(
        moves, actions=actions, columns=columns, picture=picture, alt="A board.", prompt=prompt
    )

    async def check() -> None:
        found = list(walk(components(made)))
        pressable = [part for part in found if part["type"] == 2]
        listed = [o for part in found if part["type"] == 3 for o in part["options"]]
        assert len(pressable) + len(listed) == moves + sum(rows)

    asyncio.run(check())


async def test_a_board_in_characters_keeps_its_columns() -> None:
    [text] = components(Screen("", 0, ("  a b\n1 . *\n2 O X", "It is *your* turn.")))
    assert text["content"] == "```\n  a b\n1 . *\n2 O X\n```\nIt is \\*your\\* turn."
