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
from bot.desk.memberships import Memberships
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
from bot.desk.typed_answers import AnswerMessage, TypedAnswer
from bot.desk.typed_form import MakeForm
from bot.desk.view_previews import FindPreview
from bot.desk.viewers import Viewers
from bot.monitoring.measure import Measure
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
from bot.store.database import Database
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
    memberships: Memberships
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


class FeatureMeasure(Struct, frozen=True):
    """What a feature has measured, and what counts it in the database, where all processes find the
    same."""

    measure: Measure
    count: Callable[[Database], Awaitable[Mapping[str, int]]]


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
    """A feature that is running: what it does, each part left out where it does nothing."""

    # What people ask for.
    commands: Mapping[str, CommandHandler] = field(default_factory=dict)
    verbs: Mapping[str, VerbHandler] = field(default_factory=dict)
    share_match: VerbHandler | None = None  # for the verb "share" with a match's number behind it
    forms: Mapping[str, MakeForm] = field(default_factory=dict)  # by the verb that opens each
    file: FileHandler | None = None  # takes files that people send
    answer_typed: TypedAnswer | None = None  # takes lines that answer what it has asked
    answer_message: AnswerMessage | None = None  # takes lines that answer its own messages

    # What it adds to tables.
    pages: MakePage | None = None  # its pages of a table
    own_screen: OwnScreen | None = None  # of a table, for the one person who sees it
    move_answer: MoveAnswer | None = None  # to a move on a board that all see
    may_join: MayJoin | None = None  # what it asks of whoever sits down in a lobby
    watchable: Callable[[str], Awaitable[bool]] | None = None  # for everybody, by a table's code
    holds_seed: HoldsSeed | None = None  # whether a table shares its deal with one that still plays
    even: Evens | None = None  # which handicap is even
    even_level: FindLevel | None = None  # which level of a computer player is even

    # What it adds elsewhere.
    profile_lines: ProfileLines | None = None  # on people's cards of ratings
    profile_buttons: ProfileButtons | None = None  # below them
    home_card: Callable[[Person, str], Awaitable[HomeCard | None]] | None = None  # in a language
    home: Home | None = None  # where tables that it has opened are at home
    page_part: MakePart | None = None  # of each open page of the browser
    picture: Callable[[str, str], Picture | None] | None = None  # of a name, in a theme
    previews: Mapping[str, FindPreview] = field(default_factory=dict)  # of its views, by address
    sharers: Mapping[str, Sharer] = field(default_factory=dict)  # to other chats, by the command

    # Whom it tells, and who is let in.
    personal_way: PersonalWay | None = None  # to tell one person something
    summarize: Summarize | None = None  # tells of several tables at once
    join: JoinByCode | None = None  # lets people join what is no table
    view_of: Callable[[str], Awaitable[str]] | None = None  # the path of a code's page, "" for none
    programs: ProgramAccess | None = None  # for people's programs

    # What happens by itself.
    jobs: tuple[Job, ...] = ()
    signals: Mapping[str, Callable[[str], None]] = field(default_factory=dict)
    """What other processes tell, by the word with which their line begins."""
    resume: Callable[[bool], Awaitable[None]] | None = None
    """Goes on with what was broken off, as the first process or beside others."""
    close: Callable[[], Awaitable[None]] | None = None

    api: object = None  # what later features may call


class Feature(Struct, frozen=True):
    """A folder of bot/features, as data."""

    name: str
    build: Callable[[FeatureParts], Handlers]
    uses: tuple[str, ...] = ()  # earlier features whose api.py it calls
    commands: tuple[Command, ...] = ()
    verbs: tuple[str, ...] = ()
    table_verbs: tuple[str, ...] = ()  # those under messages that show their table
    linkable: tuple[str, ...] = ()
    """Commands and verbs that an address into the private chat may ask for."""
    asking: Mapping[str, int] = field(default_factory=dict)
    """Verbs that it may ask for as long as no more than so many choices follow."""
    unrestricted: tuple[str, ...] = ()
    """Commands and verbs for whoever is shut out, too."""
    messages: tuple[type[Numbered], ...] = ()  # what the browser's page may ask
    page_files: PageFiles | None = None
    page_texts: tuple[str, ...] = ()  # "open-file" is the text "web-open-file"
    slots: Slots = NO_SLOTS  # what it adds to screens of others
    cli: tuple[CliVerb, ...] = ()
    measures: tuple[FeatureMeasure, ...] = ()  # what monitors are told of it


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
