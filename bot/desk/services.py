"""What platforms ask for besides what people do."""

from collections.abc import Callable

from msgspec import Struct

from bot.accounts.devices import Devices
from bot.desk.activities import Activities
from bot.desk.background_jobs import BackgroundJobs
from bot.desk.catalogue import Catalogue
from bot.desk.chats import Chats
from bot.desk.deliveries import Deliveries
from bot.desk.displays import Displays
from bot.desk.fetched_pictures import FetchedPictures
from bot.desk.kept_ways import KeptWays
from bot.desk.offers import Offers
from bot.desk.owed_words import OwedWords
from bot.desk.page_screens import PageScreens
from bot.desk.platforms import Platforms
from bot.desk.pressed_messages import PressedMessages
from bot.desk.previews import Previews
from bot.desk.readers import Readers
from bot.desk.running_features import RunningFeatures
from bot.desk.spectators import Spectators
from bot.desk.table_views import TableViews
from bot.running.clocks import Clocks
from bot.texts import Words


class Services(Struct, frozen=True):
    """What there is in a process, each to be asked for what it knows; ``now`` is the Unix time by
    which clocks run."""

    words: Words
    catalogue: Catalogue
    features: RunningFeatures
    readers: Readers
    tables: TableViews
    page_screens: PageScreens
    previews: Previews
    offers: Offers
    fetched_pictures: FetchedPictures
    displays: Displays
    pressed_messages: PressedMessages
    spectators: Spectators
    platforms: Platforms
    chats: Chats
    activities: Activities
    deliveries: Deliveries
    owed_words: OwedWords
    ways: KeptWays
    devices: Devices
    clocks: Clocks
    now: Callable[[], float]
    background: BackgroundJobs
