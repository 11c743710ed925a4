"""The archive: everybody's own matches that are over, found by what they were."""

from bot.desk.feature import Feature, FeatureParts, Handlers, Job
from bot.features.archive.filing_job import EVERY, FilingJob


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    filing = FilingJob(parts.store.database)
    return Handlers(jobs=(Job("archive", EVERY, filing.run),))


FEATURE = Feature("archive", build)
