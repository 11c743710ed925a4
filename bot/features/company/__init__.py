"""Company: who else is at a table, who has gone and who watches, and six ready-made words between
them."""

from pathlib import Path

from bot.desk.feature import Feature, FeatureParts, Handlers, Job
from bot.desk.page_files import PageFiles
from bot.desk.page_part import OpenPage, PagePart
from bot.features.blocking.api import Blocking
from bot.features.company.company import SIGNAL, Company
from bot.features.company.messages import CompanyAsked
from bot.features.company.page_company import PageCompany
from bot.features.company.screens import VERB, lobby_say_menu, own_buttons, say_menu
from bot.features.company.speaking import Speaking
from bot.features.company.words import SpokenWords
from bot.screens.slots import Slots

LOOK = 30.0  # seconds after which who is here is looked at again


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    tables = parts.tables
    words = SpokenWords(parts.of("blocking", Blocking), lambda: tables.now)
    company = Company(parts.store, tables, parts.presence, words, parts.displays, parts.words)
    parts.composer.asides.append(company.asides)
    parts.composer.lobby_asides.append(company.lobby_asides)
    speaking = Speaking(company, parts.words, parts.replies, tables, parts.displays)

    def page_part(page: OpenPage) -> PagePart:
        return PageCompany(page, company, parts.accounts, parts.words).part

    return Handlers(
        verbs={VERB: speaking.press},
        jobs=(Job("company", LOOK, company.look),),
        page_part=page_part,
        signals={SIGNAL: company.take},
        close=company.close,
    )


FEATURE = Feature(
    "company",
    build,
    uses=("blocking",),
    verbs=(VERB,),
    messages=(CompanyAsked,),
    page_files=PageFiles(Path(__file__).with_name("page"), "feature.js", later="company.css"),
    page_texts=("here", "left", "speak"),
    slots=Slots(player_buttons=own_buttons, more_menus=say_menu, lobby_deeds=lobby_say_menu),
)
