"""Who is in a chat of the loopback Bot API, and how it tells that
(core.telegram.org/bots/api, "getChatMember" and "ChatMember")."""

from tests.loopback.telegram_schema import ApiError, Params
from tests.loopback.telegram_world import Chat, User

LEFT = "left"
_MANAGES = (
    "can_manage_chat can_delete_messages can_manage_video_chats can_restrict_members "
    "can_promote_members can_change_info can_invite_users can_post_stories can_edit_stories "
    "can_delete_stories can_send_welcome_messages"
)
_SENDS = (
    "can_send_messages can_send_audios can_send_documents can_send_photos can_send_videos "
    "can_send_video_notes can_send_voice_notes can_send_polls can_send_other_messages "
    "can_add_web_page_previews can_react_to_messages can_edit_tag can_change_info "
    "can_invite_users can_pin_messages can_manage_topics"
)


def member(chat: Chat, user: User | None) -> Params:
    """The ``ChatMember`` object of a user. Raises ApiError as Telegram refuses."""
    chat.writable(None)
    if user is None:
        raise ApiError(400, "Bad Request: user not found")
    if chat.hides_members and not chat.admin:
        raise ApiError(400, "Bad Request: member list is inaccessible")
    status = chat.members.get(user.id, LEFT)
    told: Params = {"status": status.partition(" ")[0], "user": user.json()}
    if status == "creator":
        return told | {"is_anonymous": False}
    if status == "administrator":
        rights = dict.fromkeys(_MANAGES.split(), False)
        return told | {"can_be_edited": False, "is_anonymous": False} | rights
    if status.startswith("restricted"):  # or "restricted left"
        rights = dict.fromkeys(_SENDS.split(), False)
        return told | {"is_member": status == "restricted", "until_date": 0} | rights
    return told | ({"until_date": 0} if status == "kicked" else {})
