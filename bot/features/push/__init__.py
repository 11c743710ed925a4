"""Push: people are told in their browsers that it is their turn, also while the page is closed."""

from importlib.util import find_spec
from pathlib import Path

from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.desk.page_files import PageFiles
from bot.desk.page_part import OpenPage, PagePart
from bot.features.push.messages import PushAsked, PushEnded, PushSubscribed
from bot.features.push.page_push import PagePush
from bot.features.push.push import Push
from bot.features.push.push_service import PushServices, Reach
from bot.features.push.signature import Signature

HERE = Path(__file__).parent
LIBRARY = "pywebpush"  # the extra "push" brings it


def feature(reach: Reach | None = None, installed: bool | None = None) -> Feature:
    """The feature, with push services within ``reach``. Where its library is not ``installed`` it
    has nothing: the page then has no file of it, and offers nothing."""
    if not (find_spec(LIBRARY) if installed is None else installed):
        return Feature("push", lambda parts: Handlers())

    def build(parts: FeatureParts) -> Handlers:
        tables, database = parts.tables, parts.store.database
        signature = Signature(database)
        services = PushServices(signature, reach or Reach())

        def now() -> float:
            return tables.now

        def page_part(page: OpenPage) -> PagePart:
            return PagePush(page, signature, database, now).part

        return Handlers(
            page_part=page_part,
            personal_way=Push(parts.accounts, services, database, now),
            resume=signature.prepare,
            close=services.close,
        )

    return Feature(
        "push",
        build,
        messages=(PushAsked, PushSubscribed, PushEnded),
        page_files=PageFiles(HERE / "page", "feature.js", worker=HERE / "worker.js"),
        page_texts=("push-notifications",),
    )


FEATURE = feature()
