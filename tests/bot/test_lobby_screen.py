"""The lobby as everybody and as each reader is shown it."""

from dataclasses import replace

import pytest

from bot.people import Person
from bot.press import unpack, verb_of
from bot.screens import Menu, Player, Screen, Style
from bot.screens.lobby import Way, lobby_screen
from bot.screens.menus import apart, key_of, opened, page_of
from bot.screens.wording import Wording
from bot.tables import clocks, lobby
from bot.tables.table import Series, Table
from bot.texts import Words
from engines import GAMES
from engines.game import LEVELS

WORDS = Words()
ANN, BEN = (Person("discord", name.lower(), name, "en") for name in ("Ann", "Ben"))
CLEO, DAN = (Person("telegram", name.lower(), name, "en") for name in ("Cleo", "Dan"))
WAYS = (Way("discord"), Way("telegram", "https://t.me/bot?start=CODE"), Way("web", "https://x/t"))


def table(game: str = "crosswise", *others: Person, computers: int = 0) -> Table:
    """A lobby of Ann's with others and computer players of the level club."""
    found = replace(lobby.opened(game, ANN, {}, Series()), code="CS574")
    for person in others:
        found = lobby.joined(found, person)
    for _ in range(computers):
        found = lobby.with_computer(found, ANN, "club")
    return found


def shown(
    found: Table, reader: Person | None = None, language: str = "en", ways: tuple[Way, ...] = ()
) -> Screen:
    return lobby_screen(Wording(WORDS, language, found), reader.key if reader else None, ways)


def menu(screen: Screen, key: str) -> Menu:
    return next(menu for menu in screen.menus if menu.key == key)


def verbs(screen: Screen) -> list[list[str]]:
    return [[unpack(button.payload).verb for button in row] for row in screen.actions]


def acts(player: Player) -> list[str]:
    """What can be done about a seat, but for changing it with another."""
    found = [unpack(button.payload).verb for button in player.buttons]
    return [verb for verb in found if verb != "swap"]


def full(game: str) -> Table:
    return table(game, computers=GAMES[game].seats.stop - 2)


def test_a_lobby_says_who_sits_on_which_side_and_what_it_waits_for() -> None:
    found = lobby.joined(table(computers=1), BEN)
    screen = shown(found)
    assert screen.lead
    assert screen.lines == (
        "Crosswise · table CS574",
        "🟠 Orange: Ann, Ben",
        "🟢 Green: Otto (Club), one seat free",
        "One match · no clock · hints on",
        "One more can join. Ann can start the match.",
    )


def test_a_german_reader_is_told_the_same_in_german() -> None:
    assert shown(lobby.joined(table(computers=1), BEN), language="de").lines == (
        "Crosswise · Tisch CS574",
        "🟠 Orange: Ann, Ben",
        "🟢 Grün: Otto (Vereinsspieler), ein Platz frei",
        "Eine Partie · keine Uhr · Tipps an",
        "Noch jemand kann mitspielen. Ann startet.",
    )


def test_without_sides_the_seats_are_numbered() -> None:
    lines = shown(lobby.joined(table("triominos", computers=1), BEN)).lines
    assert lines[1:3] == ("1 Ann, 2 Otto (Club)", "3 Ben, one seat free")
    assert shown(table("triominos")).lines[1:3] == ("1 Ann", "three seats free")


@pytest.mark.parametrize("language", WORDS.languages)
@pytest.mark.parametrize("game", GAMES)
def test_a_lobby_has_at_most_six_lines_with_any_players_and_options(
    game: str, language: str
) -> None:
    for found in (table(game), table(game, BEN), full(game)):
        timed = lobby.with_series(lobby.with_clock(found, ANN, "7d+2d"), ANN, "sumof", 5)
        assert len(shown(timed, None, language, WAYS).lines) <= 6


def test_what_is_not_as_usual_is_named() -> None:
    found = lobby.with_option(table("triominos"), ANN, "target", "400")
    found = lobby.with_hints(lobby.with_clock(found, ANN, "5m+10s"), ANN, "off")
    assert shown(lobby.with_series(found, ANN, "match", 3)).lines[3] == (
        "First to 3 · clock 5 min + 10 s · rated, no hints · Target: 400 points"
    )
    found = lobby.with_rating(found, ANN, "off")
    assert shown(lobby.with_series(found, ANN, "match", 3)).lines[3] == (
        "First to 3 · clock 5 min + 10 s · hints off · Target: 400 points"
    )


def test_start_is_there_as_soon_as_it_can_be_pressed_and_joining_until_nobody_can() -> None:
    folded = ["menu", "menu", "rules"]
    assert verbs(shown(table())) == [["join"], folded]
    assert verbs(shown(table("crosswise", BEN))) == [["join", "start"], folded]
    assert verbs(shown(full("crosswise"))) == [["start"], ["menu", "rules"]]
    join, start = shown(table("crosswise", BEN)).actions[0]
    assert (join.style, start.style) == (Style.PRIMARY, Style.SUCCESS)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_cycles_every_option_shows_all_that_it_can_be(game: str) -> None:
    screen = shown(table(game, BEN))
    options = [menu for menu in screen.menus if menu.value and menu.key != "handicap"]  # which asks
    assert {"series", "clock", "hints", "rated"} <= {menu.key for menu in options}
    for option in options:
        payloads = [entry.payload for entry in option.entries]
        assert len(payloads) == len(set(payloads)) > 1
        assert option.chosen in payloads, option.key
        chosen = next(entry for entry in option.entries if entry.payload == option.chosen)
        assert chosen.label.lower() == option.value.lower()
    assert len(menu(screen, "clock").entries) == len(clocks.NAMES) == 6
    assert len(menu(screen, "series").entries) == 7
    for key, each in ((o.key, o) for o in GAMES[game].options):
        choices = lobby.choices_of(each, 2)
        if len(choices) > 1:
            assert len(menu(screen, key).entries) == len(choices)


def test_a_series_that_no_list_has_is_in_the_list_while_it_is_chosen() -> None:
    found = lobby.with_series(table(), ANN, "match", 9)
    series = menu(shown(found), "series")
    assert series.value == "first to 9" and series.chosen in {e.payload for e in series.entries}


def test_computers_are_added_by_level_each_with_its_line() -> None:
    add = menu(shown(table(computers=1)), "add")
    assert [unpack(entry.payload).path for entry in add.entries[:5]] == [(each,) for each in LEVELS]
    assert add.entries[2].label == "Club" and add.about[2] == "Plays like a keen friend"
    assert unpack(add.entries[5].payload).verb == "also" and add.entries[5].label == "Me here too"
    assert unpack(add.chosen).path == ("club",), "the one used last"


@pytest.mark.parametrize("language", WORDS.languages)
def test_an_open_menu_has_back_first_and_marks_what_is_chosen(language: str) -> None:
    found = table("triominos", BEN)
    wording = Wording(WORDS, language, found)
    screen = lobby_screen(wording)
    for key in [menu.key for menu in screen.menus]:
        page = opened(wording, screen, key)
        back = unpack(page.actions[0][0].payload)
        assert [verb_of(each.payload) for each in page.actions[0]] == ["menu", "join"]
        assert back.path == ((menu(screen, key).within,) if menu(screen, key).within else ())
        assert len(page.actions) <= 8
        asks = (menu(screen, key).label, *menu(screen, key).about)
        assert page.lines == (asks if key == "cancel" else screen.lines)
        flat = [button for row in page.actions for button in row]
        marked = [button.payload for button in flat if button.style is Style.PRIMARY]
        assert marked == ([menu(screen, key).chosen] if menu(screen, key).chosen else [])
        assert [b.payload for b in flat if b.label.startswith("✓ ")] == marked
    add = opened(wording, screen, "add").actions
    assert all(len(row) == 1 for row in add[1:]) and " · " in add[1][0].label


def test_cancelling_is_far_from_the_start_and_asks_first() -> None:
    found = table("crosswise", BEN)
    wording = Wording(WORDS, "en", found)
    screen = lobby_screen(wording)
    assert not any("cancel" in row for row in verbs(screen))
    options = opened(wording, screen, "options")
    (last,) = options.actions[-1]
    assert unpack(last.payload).path == ("cancel",)
    (_, (sure,)) = opened(wording, screen, "cancel").actions
    assert unpack(sure.payload).verb == "cancel" and sure.style is Style.DANGER


def test_a_host_alone_can_choose_a_team_and_everybody_sees_it() -> None:
    seats = menu(shown(table()), "seats").entries
    assert [unpack(entry.payload).path for entry in seats] == [("orange",), ("green",), ()]
    found = lobby.with_side(table(), ANN, "green")
    screen = shown(found)
    assert screen.lines[1:3] == ("🟠 Orange: two seats free", "🟢 Green: Ann, one seat free")
    assert (screen.ahead, screen.free, screen.players[0].side) == (1, 3, "green")
    first = lobby.with_option(found, ANN, "first", "2")
    assert menu(shown(first), "first").value == "Ann"
    alone = menu(shown(table("triominos")), "seats").entries
    assert [unpack(entry.payload).verb for entry in alone] == ["watch"]


def test_guests_see_what_is_chosen_and_can_change_only_themselves() -> None:
    found = lobby.with_clock(table("crosswise", BEN), ANN, "3d+1d")
    seated, watching = shown(found, BEN), shown(found, CLEO)
    for screen in (seated, watching):
        assert menu(screen, "clock").value == "3 days + 1 day"
        assert not menu(screen, "clock").entries and not menu(screen, "clock").chosen
        assert not any("start" in row for row in verbs(screen))
        assert not {"cancel", "series"} & {m.key for m in screen.menus if m.entries}
    assert [unpack(e.payload).verb for e in menu(seated, "add").entries] == ["also"]
    assert {unpack(e.payload).verb for e in menu(seated, "seats").entries} == {"side"}
    assert [unpack(e.payload).verb for e in menu(seated, "options").entries] == ["leave"]
    assert verbs(watching) == [["join"], ["rules"]]


def test_the_host_is_told_how_many_are_here_and_a_guest_who_starts() -> None:
    found = lobby.joined(table(computers=1), BEN)
    assert shown(found, ANN).lines[-1] == "Three of four are here. Two are enough to start."
    assert shown(found, BEN).lines[-1] == "One more can join. Ann can start the match."
    assert shown(table(), ANN).lines[-1] == "One more player is needed."


def test_each_seat_says_who_holds_it_and_can_be_left_or_freed() -> None:
    found = lobby.joined(table(computers=1), CLEO)
    host, guest = shown(found, ANN).players, shown(found, CLEO).players
    assert [p.about for p in host] == ["You · host", "Computer · Club", "On Telegram"]
    assert [p.about for p in guest] == ["Host", "Computer · Club", "You"]
    assert [acts(player) for player in host] == [["leave"], ["drop"], ["drop"]]
    assert [acts(player) for player in guest] == [[], [], ["leave"]]
    assert shown(found).free == 1


def test_an_invitation_names_only_what_runs_with_a_link_where_there_is_one() -> None:
    assert shown(table(), ways=WAYS).lines[-1] == (
        "To join: on Discord with /join CS574 · on Telegram https://t.me/bot?start=CODE "
        "· in a browser https://x/t"
    )
    assert shown(table(), ways=(Way("discord"),)).lines[-1] == (
        "To join: on Discord with /join CS574"
    )
    assert not any("join:" in line for line in shown(table()).lines)


@pytest.mark.parametrize("language", WORDS.languages)
def test_nothing_but_blanks_and_ends_of_lines_touches_a_link(language: str) -> None:
    """Telegram takes what touches an address for a part of it, but for ASCII signs and brackets."""
    links = [way.link for way in WAYS if way.link]
    invited = shown(table(), None, language, WAYS).lines[-1]
    shared = [
        WORDS.say(language, "share-link", place=way.platform, link=way.link, code="CS574")
        for way in WAYS
    ]
    words = " ".join((invited, *shared)).split()
    assert sorted(word for word in words if "://" in word) == sorted(2 * links)


def test_a_menu_apart_is_for_one_reader_and_says_what_is_chosen_where_nothing_can_be() -> None:
    found = table("crosswise", BEN)
    wording = Wording(WORDS, "en", found)
    host = apart(wording, lobby_screen(wording, ANN.key), "clock")
    assert host.audience == ANN.key and host.picture is None and host.table == ""
    assert host.lines[0] == "Clock" and len(host.actions) == 4
    first = apart(wording, lobby_screen(wording, ANN.key), "options")
    assert unpack(first.actions[0][0].payload).path, "nothing lies behind a message of its own"
    guest = apart(wording, lobby_screen(wording, CLEO.key), "options")
    assert "Series: one match" in guest.lines and not guest.actions


def test_a_page_lasts_or_holds_for_one_revision() -> None:
    assert key_of(page_of("options"), 7) == "options"
    assert key_of(page_of("more", 7), 7) == "more"
    assert key_of(page_of("more", 7), 8) == ""
    assert key_of("", 7) == key_of("0.1", 7) == ""
