"""Explanations: what can be seen at a table says what it is, and why it is so now."""

from pathlib import Path

from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.desk.page_files import PageFiles
from bot.desk.page_part import OpenPage, PagePart
from bot.features.explanations.explanations import Explanations
from bot.features.explanations.messages import Explain
from bot.features.explanations.page_explanations import PageExplanations
from bot.features.explanations.screens import VERB, what_button
from bot.screens.slots import Slots


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    explanations = Explanations(
        parts.tables, parts.composer, parts.pictures, parts.viewers, parts.replies
    )

    def page_part(page: OpenPage) -> PagePart:
        return PageExplanations(page, explanations, parts.accounts).part

    return Handlers(verbs={VERB: explanations.press}, page_part=page_part, api=explanations)


FEATURE = Feature(
    "explanations",
    build,
    table_verbs=(VERB,),
    linkable=(VERB,),
    messages=(Explain,),
    page_files=PageFiles(Path(__file__).with_name("page"), "feature.js", later="why.css"),
    page_texts=("key-why",),
    slots=Slots(match_buttons=what_button),
)
