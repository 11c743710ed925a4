"""The lines of a screen as Discord shows them: moments, mentions, and everything else as it is."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import to_builtins

from bot.moments import dated, moment
from bot.platforms.discord.caption import caption, mentioned
from bot.platforms.discord.layout import layout, message, note
from bot.press import Press
from bot.screens import Button, Mention, Screen
from render import Picture
from tests.loopback.discord_rules import mentioned_in, text_of, walk

ANN, BEN = Mention("discord:11", "Ann"), Mention("discord:22", "Ben")
SOON = moment(1_900_000_000, "in two days")
MARKS = "\ue0f0\ue0f1\ue0f2"


def written(screen: Screen) -> list[Any]:
    """Every component of a screen."""
    return list(walk(to_builtins(layout(screen))))


def allowed(screen: Screen) -> Any:
    """Whom a new message may notify."""
    return to_builtins(message(screen).content.allowed_mentions)


def test_a_moment_counts_down_in_each_readers_own_zone() -> None:
    assert caption([f"Until {SOON}.", "x"]) == "Until <t:1900000000:R>.\nx"


def test_what_stands_around_a_moment_is_escaped_and_the_moment_is_not() -> None:
    assert caption([f"*a* {SOON} <t:1:R> _b_"]) == (r"\*a\* <t:1900000000:R> \<t:1:R> \_b\_")


def test_a_moment_in_a_board_in_characters_is_words() -> None:
    assert caption([f"  a b\n1 . *\n{SOON}"]) == "```\n  a b\n1 . *\nin two days\n```"


@pytest.mark.parametrize("before", range(3970, 4003))
def test_a_moment_is_never_cut(before: int) -> None:
    text = caption(["a" * before + SOON + "b" * 50])
    assert len(text) <= 4000
    rest = text[before:].removesuffix("…")
    assert rest in {"", "<t:1900000000:R>"} or rest.startswith("<t:1900000000:R>b")


@pytest.mark.parametrize("before", range(3985, 4003))
def test_a_mention_is_never_cut(before: int) -> None:
    text = caption(["a" * (before - 1) + " Ann" + " b" * 50], [ANN])
    assert len(text) <= 4000
    assert text[before:].removesuffix("…").removeprefix("<@11>").strip(" b") == ""


def test_everywhere_else_a_moment_is_words() -> None:
    choices = tuple(
        Button(f"{n} {SOON}", Press("move", "AAAAA", 7, (f"c{n}",)).pack()) for n in range(30)
    )
    screen = Screen(
        "AAAAA", 7, ("x",), alt=f"A board {SOON}.", picture=Picture(b"png", 960, 1038, (), ()),
        choices=choices, prompt=f"Choose {SOON}", actions=((Button(f"Wait {SOON}", "wait"),),),
    )  # fmt: skip
    found = written(screen)
    [select, *_] = [part for part in found if part["type"] == 3]
    assert select["options"][0]["label"] == "0 in two days"
    assert select["placeholder"] == "Choose in two days 0 in two days – 24 in two days"
    assert [part["label"] for part in found if part["type"] == 2] == ["Wait in two days"]
    [gallery] = [part for part in found if part["type"] == 12]
    assert gallery["items"][0]["description"] == "A board in two days."
    assert not set(MARKS) & set(str(found))


def test_an_alt_text_made_of_the_caption_has_words_too() -> None:
    found = written(Screen("AAAAA", 7, (SOON,), picture=Picture(b"png", 960, 1038, (), ())))
    [gallery] = [part for part in found if part["type"] == 12]
    assert gallery["items"][0]["description"] == "in two days"


def test_a_note_has_words_and_keeps_its_lines() -> None:
    [text] = to_builtins(note(f"Until {SOON}.\n\n*b*"))
    assert text["content"] == "Until in two days.\n\n\\*b\\*"


def test_the_first_place_of_the_name_mentions() -> None:
    assert caption(["Ben's turn", "Ann told Ben."], [BEN]) == "<@22>'s turn\nAnn told Ben."


def test_a_name_that_would_be_formatting_is_found_unescaped() -> None:
    assert caption(["x *A_n* y"], [Mention("discord:11", "*A_n*")]) == "x <@11> y"


def test_only_a_whole_word_is_the_name() -> None:
    assert caption(["Anna and Ann."], [ANN]) == "Anna and <@11>."


def test_a_longer_name_keeps_its_place() -> None:
    lee = Mention("discord:33", "Ann Lee")
    assert caption(["Ann Lee and Ann."], [ANN, lee]) == "<@33> and <@11>."


def test_two_of_one_name_stand_one_after_the_other() -> None:
    other = Mention("discord:33", "Ann")
    assert caption(["Ann and Ann."], [ANN, other]) == "<@11> and <@33>."
    assert caption(["Ann's turn."], [ANN, other]) == "<@33> <@11>'s turn."


def test_a_name_that_stands_nowhere_comes_before_the_first_line() -> None:
    assert caption(["Your turn", "x"], [ANN]) == "<@11> Your turn\nx"
    assert caption(["Your turn"], [ANN, BEN]) == "<@22> <@11> Your turn"
    assert caption([], [ANN]) == "<@11>"


def test_a_line_that_stands_out_still_mentions() -> None:
    assert caption(["Ann your turn 🟠", "x"], [ANN], lead=True) == "**<@11> your turn 🟠**\nx"
    assert caption(["Your turn", "x"], [ANN], lead=True) == "**<@11> Your turn**\nx"
    assert caption(["A*n*n wins", "x"], heading=True) == "### A\\*n\\*n wins\nx"


def test_neither_a_board_nor_a_link_is_a_place_for_a_name() -> None:
    board = "Ann\nBen"
    assert caption([board, "x"], [ANN]) == "<@11>\n```\nAnn\nBen\n```\nx"
    assert caption(["https://example.org/Ann Ann"], [ANN]) == "https://example.org/Ann <@11>"


def test_a_moments_words_are_no_place_for_a_name() -> None:
    assert caption([moment(5, "when Ann wakes")], [ANN]) == "<@11> <t:5:R>"
    assert caption([f"Until {dated(5, '1 Jan')}"]) == "Until <t:5:D>"


def test_people_of_other_platforms_stay_text() -> None:
    others = [Mention("telegram:11", "Ann"), Mention("web:x", "Ben"), Mention("discord:x", "Cleo")]
    assert caption(["Ann, Ben, Cleo"], others) == "Ann, Ben, Cleo"
    assert mentioned(others) == ()


def test_a_message_allows_those_alone_whom_it_mentions() -> None:
    assert allowed(Screen("AAAAA", 7, ("Ann",), mentions=(ANN,))) == {"parse": (), "users": (11,)}
    assert allowed(Screen("AAAAA", 7, ("Ann",))) == {"parse": ()}


NAMES = st.text("Ab*_<@>1\\` ", min_size=1, max_size=6).filter(str.strip)


@given(st.lists(st.text("Ab*_<@>1\\`. "), max_size=4), NAMES)
def test_whatever_the_lines_say_one_person_is_mentioned(lines: list[str], name: str) -> None:
    text = caption(lines, [Mention("discord:11", name)])
    assert text.count("<@11>") == 1
    assert not set(mentioned_in(text)) - {11}


@given(st.lists(st.text("Ab*_<@>123!&#\\`. "), max_size=4))
def test_nothing_that_people_call_themselves_is_a_mention(lines: list[str]) -> None:
    components = to_builtins(layout(Screen("AAAAA", 7, tuple(lines))))
    assert mentioned_in(text_of({"components": components})) == []
