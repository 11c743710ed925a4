"""What is chosen is kept at hand, and yet never older than a minute."""

import asyncio
from dataclasses import dataclass

import pytest

from bot.people import Chat, ChatPreferences, Person, PersonPreferences
from bot.preferences.preferences import Preferences
from bot.store import people as person_rows
from bot.store.chat_store import move
from bot.store.store import Store
from bot.texts import Words

GROUP = Chat("rooms", "parlour")
ANN = Person("rooms", "ann", "Ann", "en")


@dataclass
class Watch:
    """A clock that a test turns."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def here(store: Store, words: Words, watch: Watch) -> Preferences:
    return Preferences(store, words, clock=watch)


@pytest.fixture
def elsewhere(store: Store, words: Words) -> Preferences:
    """Those of another process on the same database."""
    return Preferences(store, words)


async def test_a_choice_changes_one_thing_and_holds_at_once(here: Preferences) -> None:
    await here.choose_chat(GROUP, notices="never")
    chosen = await here.choose_chat(GROUP, theme="dark")
    assert chosen == await here.of_chat(GROUP) == ChatPreferences(notices="never", theme="dark")
    await here.choose_person(ANN, reminders=False)
    await here.choose_person(ANN, language="de")
    assert await here.of_person(ANN.key) == PersonPreferences("de", reminders=False)
    assert here.known_of_person(ANN.key).language == "de"


async def test_a_choice_made_in_another_process_is_seen_within_a_minute(
    here: Preferences, elsewhere: Preferences, watch: Watch
) -> None:
    assert (await here.of_chat(GROUP)).notices == "smart"
    assert (await here.of_person(ANN.key)).theme == ""
    await elsewhere.choose_chat(GROUP, notices="always")
    await elsewhere.choose_person(ANN, theme="dark")
    watch.now = 60
    assert (await here.of_chat(GROUP)).notices == "always"
    assert (await here.of_person(ANN.key)).theme == "dark"


async def test_a_choice_is_made_on_what_another_process_has_chosen(
    here: Preferences, elsewhere: Preferences
) -> None:
    await here.of_chat(GROUP)
    await elsewhere.choose_chat(GROUP, theme="dark")
    await here.choose_chat(GROUP, notices="never")
    assert await here.of_chat(GROUP) == ChatPreferences(notices="never", theme="dark")


async def test_choices_at_the_same_time_all_hold(here: Preferences) -> None:
    changes: tuple[dict[str, str], ...] = ({"notices": "never"}, {"theme": "dark"})
    await asyncio.gather(*(here.choose_chat(GROUP, **change) for change in changes))
    assert await here.of_chat(GROUP) == ChatPreferences(notices="never", theme="dark")


async def test_what_is_at_hand_needs_no_database(
    here: Preferences, store: Store, watch: Watch
) -> None:
    await here.choose_chat(GROUP, theme="dark")
    await here.choose_person(ANN, theme="light")
    await store.chats.set_preferences(GROUP, ChatPreferences(theme="light"))
    await person_rows.set_person_preferences(
        store.renamings, ANN.key, PersonPreferences(theme="dark")
    )
    watch.now = 59
    assert (await here.of_chat(GROUP)).theme == "dark"
    assert (await here.of_person(ANN.key)).theme == "light"


async def test_only_so_many_are_at_hand(store: Store, words: Words) -> None:
    few = Preferences(store, words, kept=2)
    for name in ("ann", "ben", "cem"):
        await few.choose_person(Person("rooms", name, name), theme="dark")
    assert few.known_of_person("rooms:ann") == PersonPreferences()
    assert (await few.of_person("rooms:ann")).theme == "dark"


async def test_a_language_without_texts_counts_as_none(store: Store, words: Words) -> None:
    await store.chats.set_preferences(GROUP, ChatPreferences("tlh", "never"))
    assert await Preferences(store, words).of_chat(GROUP) == ChatPreferences(notices="never")


async def test_a_chat_that_has_moved_is_read_again(here: Preferences, store: Store) -> None:
    new = Chat("rooms", "hall")
    assert (await here.of_chat(new)).theme == ""
    await here.choose_chat(GROUP, theme="dark")
    await move(store.database, GROUP, new)
    here.forget_chat(new)
    assert (await here.of_chat(new)).theme == "dark"
