"""Who is in a group, as Telegram says (core.telegram.org/bots/api, "getChatMember"). A bot that is
no administrator is told that of others where the group does not hide them."""

import logging
from dataclasses import replace

from telegram import ChatMember
from telegram.error import BadRequest, ChatMigrated, TelegramError

from bot.errors import MembershipUnknown
from bot.people import Chat
from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.inline_chats import inline_message

INSIDE = {ChatMember.OWNER, ChatMember.ADMINISTRATOR, ChatMember.MEMBER}
ABSENT = ("user not found", "participant_id_invalid", "user_not_participant", "member not found")

_log = logging.getLogger(__name__)


async def has_member(calls: Calls, chat: Chat, account: str) -> bool:
    """Whether an account is in a chat now. Raises MembershipUnknown."""
    own = account.partition(":")[2]
    if chat.private:
        return chat.id == own
    if inline_message(chat):
        raise MembershipUnknown  # it is a message, of which nobody says where it stands
    asked = {"chat_id": int(chat.id), "user_id": int(own)}
    try:
        # The library's own object lacks what a server of another version leaves out.
        member = await calls.call("getChatMember", asked)
    except ChatMigrated as error:  # a group has become a supergroup, in which all are
        return await has_member(calls, replace(chat, id=str(error.new_chat_id)), account)
    except TelegramError as error:
        words = str(error).lower() if isinstance(error, BadRequest) else ""
        if any(text in words for text in ABSENT):
            return False
        _log.warning("chat %s: Telegram does not say who is there: %s", chat.key, error)
        raise MembershipUnknown from None
    status = member["status"]
    return status in INSIDE or (status == ChatMember.RESTRICTED and bool(member["is_member"]))
