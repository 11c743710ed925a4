"""A screen as a message: which region stands for which button."""

import msgspec

from bot.desk.page_messages import bare, digest
from bot.moments import moment
from bot.platforms.web.screen_messages import back_of, picked_of, screen_message, targets
from bot.press import Press
from bot.screens import Button, Screen
from bot.screens.screen import Menu, Player
from engines.game import Preview
from render import Picture, Region

SQUARE = ((0, 0), (9, 0), (9, 9), (0, 9))


def move(*path: str, more: bool = False) -> Button:
    return Button(path[-1], Press("mine", "ABC23", 7, path).pack(), more=more)


def screen(
    choices: tuple[Button, ...], regions: tuple[str, ...], *actions: tuple[str, ...]
) -> Screen:
    picture = Picture(b"png", 10, 10, tuple(Region(name, SQUARE) for name in regions), ())
    buttons = tuple(Button("-", Press("mine", "ABC23", 7, path).pack()) for path in actions)
    rules = Button("Rules", Press("rules", "ABC23", 7).pack())
    return Screen(
        "ABC23", 7, ("Title",), picture=picture, choices=choices, actions=((*buttons, rules),)
    )


def pressed(shown: Screen) -> dict[str, str]:
    return {region.choice: button.payload for region, button in targets(shown)}


def test_a_region_is_the_button_whose_path_ends_with_its_choice() -> None:
    shown = screen((move("red", more=True), move("pass")), ("red", "pass"))
    assert pressed(shown) == {"red": "mine:ABC23:7:red", "pass": "mine:ABC23:7:pass"}
    assert [button.more for _, button in targets(shown)] == [True, False]


def test_a_region_without_a_button_cannot_be_pressed() -> None:
    assert pressed(screen((move("d3"),), ("d3", "e4"))) == {"d3": "mine:ABC23:7:d3"}
    assert pressed(screen((), ("d3", "e4"))) == {}


def test_after_a_choice_the_other_own_pieces_begin_again() -> None:
    shown = screen((move("red", "c4"), move("red", "d4")), ("red", "blue", "c4", "d4"))
    assert pressed(shown) == {
        "blue": "mine:ABC23:7:blue",
        "c4": "mine:ABC23:7:red.c4",
        "d4": "mine:ABC23:7:red.d4",
    }


def test_the_choices_made_are_what_all_moves_have_in_common() -> None:
    assert picked_of(screen((move("swap", "a1", "b2"), move("swap", "a1", "c3")), ())) == (
        "swap",
        "a1",
    )
    assert picked_of(screen((move("d3"), move("c4")), ())) == ()
    assert picked_of(screen((), ())) == ()


def test_the_way_back_is_the_button_with_a_shorter_path() -> None:
    chosen = (move("swap", "a1", "b2"), move("swap", "a1", "c3"))
    assert back_of(screen(chosen, (), ("swap",))) == "mine:ABC23:7:swap"
    assert back_of(screen((move("red", "c4"),), (), ())) == "mine:ABC23:7:"
    assert back_of(screen((move("d3"), move("c4")), ())) == ""
    assert back_of(screen((move("d3"),), (), ())) == ""


def test_a_message_holds_no_picture_but_its_name() -> None:
    shown = screen((move("d3"),), ("d3",))
    message = msgspec.to_builtins(screen_message(shown))
    assert shown.picture is not None
    assert message["picture"]["digest"] == digest(shown.picture).hex()
    assert "png" not in message["picture"]


def test_a_button_with_an_address_sends_nothing() -> None:
    link = Button("Open", url="https://example.org/")
    message = screen_message(Screen("ABC23", 7, ("Title",), actions=((link,),)))
    assert msgspec.to_builtins(message)["actions"] == (
        ({"label": "Open", "style": "plain", "url": "https://example.org/"},),
    )


def test_a_region_tells_what_its_move_would_do() -> None:
    flips = move("d3")._replace(preview=Preview(("d4", "d5"), 3))
    shown = screen((flips, move("red", more=True)), ("d3", "red"))
    regions = msgspec.to_builtins(screen_message(shown))["picture"]["regions"]
    assert [region["preview"] for region in regions] == [
        {"places": ("d4", "d5"), "points": 3},
        None,
    ]


def test_a_moment_is_shown_by_its_words() -> None:
    soon = moment(1_900_000_000, "in two days")
    button = Button(f"Wait {soon}", Press("rules", "ABC23", 7).pack())
    choice = Button(f"d3 {soon}", Press("mine", "ABC23", 7, ("d3",)).pack())
    shown = Screen(
        "ABC23",
        7,
        (f"Until {soon}",),
        picture=Picture(b"png", 10, 10, (Region("d3", SQUARE),), ()),
        alt=f"A board {soon}",
        choices=(choice,),
        prompt=f"Choose {soon}",
        actions=((button,),),
    )
    sent = msgspec.json.encode(screen_message(shown)).decode()
    assert sent.count("in two days") == 6
    assert not {"\ue0f0", "\ue0f1", "\ue0f2"} & set(sent)


def test_a_screen_says_who_plays_what_is_folded_and_what_for() -> None:
    one = Button("One match", Press("series", "ABC23", 7, ("single",)).pack())
    shown = Screen(
        "ABC23",
        7,
        ("Your turn",),
        lead=True,
        title="Crosswise",
        stake="Match 2",
        kind="board",
        players=(
            Player(0, "Ann", side="orange", mark="🟠", you=True, host=True, turn=True, holds=4),
            Player(1, "Otto", level="club", points=7, left=60.0, deadline=99.5, buttons=(one,)),
        ),
        free=2,
        menus=(Menu("series", "Series", (one,), "One match", one.payload, ("just one",), "more"),),
        played=(1, 12),
    )
    message = msgspec.to_builtins(screen_message(shown))
    assert (message["lead"], message["title"], message["stake"]) == (True, "Crosswise", "Match 2")
    assert (message["kind"], message["free"], message["played"]) == ("board", 2, (1, 12))
    ann, otto = message["players"]
    assert ann == {
        "seat": 0,
        "name": "Ann",
        "side": "orange",
        "mark": "🟠",
        "you": True,
        "host": True,
        "turn": True,
        "holds": 4,
    }
    assert (otto["level"], otto["points"], otto["left"], otto["deadline"]) == ("club", 7, 60, 99.5)
    assert [button["label"] for button in otto["buttons"]] == ["One match"]
    (menu,) = message["menus"]
    assert menu["entries"][0]["payload"] == menu["chosen"] == "series:ABC23:7:single"
    assert (menu["value"], menu["about"], menu["within"]) == ("One match", ("just one",), "more")


def test_signs_before_words_are_not_for_the_page() -> None:
    assert bare("\U0001f4c8 Analysis") == "Analysis"
    assert bare("Ann (\u26ab Black) played d3.") == "Ann (Black) played d3."
    assert bare("a \u26ab\nb \u26aa") == "a \u26ab\nb \u26aa"  # a board in characters
