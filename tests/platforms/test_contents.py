"""What is remembered of messages, so that nothing is sent that stands there already."""

import pytest

from bot.platforms.contents import Content, Contents

ONE, OTHER = Content(b'"move:AB:1:d3"', ("photo", 1)), Content(b'"move:AB:2:c4"', ("photo", 1))


def changed(contents: Contents, content: Content) -> Contents:
    with contents.changing("1", content):
        assert not contents.shows("1", content)
    return contents


def test_a_message_shows_what_it_was_last_changed_to() -> None:
    contents = changed(changed(Contents(), ONE), OTHER)
    assert contents.shows("1", OTHER) and not contents.shows("1", ONE)
    assert contents.carries("1", ONE.carried) and not contents.carries("1", ("photo", 2))
    assert not contents.shows("2", OTHER)


def test_a_change_that_fails_leaves_nothing_known() -> None:
    contents = changed(Contents(), ONE)
    with pytest.raises(TimeoutError), contents.changing("1", OTHER):
        raise TimeoutError
    assert not contents.shows("1", ONE) and not contents.shows("1", OTHER)


def test_of_changes_at_the_same_time_nobody_knows_which_came_last() -> None:
    contents = Contents()
    with contents.changing("1", ONE):
        with contents.changing("1", OTHER):
            pass
        assert not contents.shows("1", OTHER)
    assert not contents.shows("1", ONE)
    assert changed(contents, ONE).shows("1", ONE)


def test_a_button_that_should_not_be_there_says_that_the_message_shows_something_else() -> None:
    contents = changed(Contents(), ONE)
    contents.pressed("1", "move:AB:1:d3")
    assert contents.shows("1", ONE)
    contents.pressed("1", "move:AB:0:d3")
    assert not contents.shows("1", ONE)


def test_nothing_is_known_of_messages_that_others_edit_too() -> None:
    contents = changed(Contents(), ONE)
    contents.trust(False)
    assert not changed(contents, ONE).shows("1", ONE)
    contents.trust(True)
    assert not contents.shows("1", ONE)


def test_the_message_that_was_changed_longest_ago_is_forgotten() -> None:
    contents = Contents(kept=2)
    for message in ("1", "2", "3"):
        contents.note(message, ONE)
    assert [contents.shows(each, ONE) for each in ("1", "2", "3")] == [False, True, True]


def test_a_message_that_carries_nothing_keeps_nothing() -> None:
    contents = Contents()
    contents.note("1", Content(b"", None))
    assert not contents.carries("1", None)
