"""What stands on top of tables and can be taken out: a feature, as data."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from msgspec import Struct, field

from bot.accounts.accounts import Accounts
from bot.cli.verb import CliVerb
from bot.desk.boards import Boards
from bot.desk.chat_screens import ChatScreens, MakePage, OwnScreen
from bot.desk.commands import Command
from bot.desk.core_verbs import VERBS
from bot.desk.displays import Displays
from bot.desk.handler_types import CommandHandler, FileHandler, VerbHandler
from bot.desk.handlers.even_levels import FindLevel
from bot.desk.handlers.information import JoinByCode
from bot.desk.handlers.lobbies import Evens
from bot.desk.handlers.moves import MoveAnswer
from bot.desk.held_notices import Summarize
from bot.desk.notices import Home
from bot.desk.page_files import PageFiles
from bot.desk.page_messages import Numbered
from bot.desk.page_part import MakePart
from bot.desk.personal_ways import PersonalWay
from bot.desk.platforms import Platforms
from bot.desk.program_requests import ProgramAccess
from bot.desk.replies import Replies
from bot.desk.sharing import Sharer
from bot.desk.spectators import Spectators
from bot.desk.table_finder import TableFinder
from bot.desk.typed_answers import TypedAnswer
from bot.desk.typed_form import MakeForm
from bot.desk.view_previews import FindPreview
from bot.desk.viewers import Viewers
from bot.people import Person
from bot.players.thinking import Thinking
from bot.preferences.chat_choices import ChatChoices
from bot.preferences.languages import Languages
from bot.preferences.preferences import Preferences
from bot.running.budget import Budget
from bot.running.entrance import Entrance, MayJoin
from bot.running.held_seeds import HeldSeeds, HoldsSeed
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.running.timing import Timing
from bot.screens.composer import Composer
from bot.screens.picture_cache import PictureCache
from bot.screens.screen import Button
from bot.screens.slots import NO_SLOTS, Slots
from bot.settings import Settings
from bot.store.store import Store
from bot.texts import Words
from render import Picture

Api = TypeVar("Api")

ProfileLines = Callable[[str, str], Awaitable[tuple[str, ...]]]
"""Makes lines about the person with a key in a language."""


ProfileButtons = Callable[[str, Person, str], Awaitable[tuple[Button, ...]]]
"""Makes buttons below the card of the person with a key for its only reader in a language."""


class ProfileAdded(Struct, frozen=True):
    """What features add to people's cards of ratings."""

    lines: list[ProfileLines] = field(default_factory=list)
    buttons: list[ProfileButtons] = field(default_factory=list)


class FeatureParts(Struct, frozen=True):
    """What features are built from; each takes the few that it needs. ``apis`` are those of the
    features built before."""

    words: Words
    store: Store
    languages: Languages
    replies: Replies
    viewers: Viewers
    screens: ChatScreens
    displays: Displays
    platforms: Platforms
    chat_choices: ChatChoices
    pictures: PictureCache
    tables: Tables
    thinking: Thinking
    timing: Timing
    accounts: Accounts
    boards: Boards
    table_finder: TableFinder
    budget: Budget
    preferences: Preferences
    composer: Composer
    slots: Slots
    profile: ProfileAdded
    settings: Settings
    presence: Presence
    entrance: Entrance
    held_seeds: HeldSeeds
    spectators: Spectators
    apis: Mapping[str, object] = field(default_factory=dict)

    def of(self, name: str, kind: type[Api]) -> Api:
        """The api of a feature that the one being built uses."""
        return api_of(self.apis[name], kind)


def api_of(api: object, kind: type[Api]) -> Api:
    """The api of a feature as what it is."""
    assert isinstance(api, kind)
    return api


class Job(Struct, frozen=True):
    """What happens by itself: ``run`` every so many seconds, in every process. What must happen
    once among processes it claims in the database first."""

    name: str
    every: float
    run: Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class HomeCard:
    """A card on the page's home: what it is, what it asks, a short row of what the visitor has done
    there ("" for nothing), the name of its picture, and the payload that opens it."""

    title: str
    about: str
    row: str
    picture: str
    payload: str


class Handlers(Struct, frozen=True):
    """A feature that is running: what it does for each of its commands and verbs, and for the verb
    "share" with the number of a match behind it, for presses that open forms where there are any,
    for files that people send, for lines that answer what it has asked; its jobs, its pages of
    tables, what it adds to the screen of a table that one person alone sees, what it answers to a
    move on a board that all see, what it asks of whoever sits down in a lobby, whether a table
    shares its deal with one that still plays, which handicap it says is even and which level of a
    computer player, its lines on people's cards of ratings and its buttons below them, its card at
    home for a person in a language, its part of each open page of the browser, its pictures of a
    name and a theme (None for an unknown name), and what links to its own views show, by their
    addresses; what it does when another process tells a line that
    begins with a word of its own; what of its commands people can bring into other chats, by the
    command; its way to tell one person something; how it tells of several tables at once; where
    tables are at home that it has opened, and what else than a table a code may let people join,
    with the path at which the page shows it ("" for none); what it offers to people's programs; how
    it goes on with what was broken off, as the first process or beside others; what later features
    may call, and how it ends."""

    commands: Mapping[str, CommandHandler] = field(default_factory=dict)
    verbs: Mapping[str, VerbHandler] = field(default_factory=dict)
    share_match: VerbHandler | None = None
    forms: Mapping[str, MakeForm] = field(default_factory=dict)
    file: FileHandler | None = None
    answer_typed: TypedAnswer | None = None
    jobs: tuple[Job, ...] = ()
    pages: MakePage | None = None
    own_screen: OwnScreen | None = None
    move_answer: MoveAnswer | None = None
    may_join: MayJoin | None = None
    holds_seed: HoldsSeed | None = None
    even: Evens | None = None
    even_level: FindLevel | None = None
    profile_lines: ProfileLines | None = None
    profile_buttons: ProfileButtons | None = None
    home_card: Callable[[Person, str], Awaitable[HomeCard | None]] | None = None
    page_part: MakePart | None = None
    picture: Callable[[str, str], Picture | None] | None = None
    previews: Mapping[str, FindPreview] = field(default_factory=dict)
    signals: Mapping[str, Callable[[str], None]] = field(default_factory=dict)
    sharers: Mapping[str, Sharer] = field(default_factory=dict)
    personal_way: PersonalWay | None = None
    summarize: Summarize | None = None
    home: Home | None = None
    join: JoinByCode | None = None
    view_of: Callable[[str], Awaitable[str]] | None = None
    programs: ProgramAccess | None = None
    resume: Callable[[bool], Awaitable[None]] | None = None
    api: object = None
    close: Callable[[], Awaitable[None]] | None = None


class Feature(Struct, frozen=True):
    """A folder of bot/features: its ``name``, what it ``uses`` of earlier ones by their api.py, the
    ``commands`` and ``verbs`` that it brings (those under messages that show their table are its
    ``table_verbs``), those ``linkable`` commands and verbs that an address into the private chat
    may ask for, ``asking`` those verbs for which it may as long as no more than so many choices
    follow, those ``unrestricted`` commands and verbs that also somebody may ask for who is
    shut out, what the browser's page may ask it, what files of it the page has and which texts it
    gets ("open-file" is "web-open-file"), what it adds to screens of others, its verbs of the
    command line, and how it is built."""

    name: str
    build: Callable[[FeatureParts], Handlers]
    uses: tuple[str, ...] = ()
    commands: tuple[Command, ...] = ()
    verbs: tuple[str, ...] = ()
    table_verbs: tuple[str, ...] = ()
    linkable: tuple[str, ...] = ()
    asking: Mapping[str, int] = field(default_factory=dict)
    unrestricted: tuple[str, ...] = ()
    messages: tuple[type[Numbered], ...] = ()
    page_files: PageFiles | None = None
    page_texts: tuple[str, ...] = ()
    slots: Slots = NO_SLOTS
    cli: tuple[CliVerb, ...] = ()


def all_verbs(features: Iterable[Feature]) -> tuple[str, ...]:
    """The verbs of every button that there can be."""
    brought = (verb for each in features for verb in (*each.verbs, *each.table_verbs))
    return (*VERBS, *brought)


def without(features: Iterable[Feature], name: str) -> tuple[Feature, ...]:
    """The features but one, and but those that use it."""
    gone = {name}
    left = []
    for feature in features:
        if feature.name in gone or gone & {*feature.uses}:
            gone.add(feature.name)
        else:
            left.append(feature)
    return tuple(left)
