"""What a refused request means for us. Telegram tells in prose, so this is a table of its words."""

from enum import StrEnum

from telegram.error import BadRequest, Forbidden, TelegramError


class TelegramErrorKind(StrEnum):
    """Why a message was not sent or edited."""

    SAME = "same"  # it shows this already
    GONE = "gone"  # the message, the chat or the right to write there
    KIND = "kind"  # a message with a picture cannot become one without, nor on old servers back
    PICTURES = "pictures"  # the chat takes none
    FILE = "file"  # the picture's file_id is not taken
    STYLE = "style"  # the server knows no colours of buttons
    UNKNOWN_ENTITY = "unknown entity"  # the server knows no entities of a type in the text
    ENTITY = "entity"  # an entity in the text: a person it cannot find, a moment too far away
    LATE = "late"  # the press that it answers is too long ago
    OTHER = "other"  # our fault, or something new


_WORDS = (
    ("message is not modified", TelegramErrorKind.SAME),
    ("there is no text in the message to edit", TelegramErrorKind.KIND),
    ("there is no media in the message to edit", TelegramErrorKind.KIND),
    ("file_id", TelegramErrorKind.FILE),
    ("file identifier", TelegramErrorKind.FILE),
    ("file reference", TelegramErrorKind.FILE),
    ("file_reference", TelegramErrorKind.FILE),
    ("wrong type of the web page content", TelegramErrorKind.FILE),
    ("style", TelegramErrorKind.STYLE),
    ("unsupported type specified", TelegramErrorKind.UNKNOWN_ENTITY),
    ("messageentity", TelegramErrorKind.ENTITY),
    ("entity_", TelegramErrorKind.ENTITY),
    ("entity beginning at", TelegramErrorKind.ENTITY),
    ("invalid date", TelegramErrorKind.ENTITY),
    ("user not found", TelegramErrorKind.ENTITY),
    ("message to edit not found", TelegramErrorKind.GONE),
    ("message to delete not found", TelegramErrorKind.GONE),
    ("message can't be edited", TelegramErrorKind.GONE),
    ("message_id_invalid", TelegramErrorKind.GONE),
    ("ephemeral message not found", TelegramErrorKind.GONE),
    ("query is too old", TelegramErrorKind.LATE),
    ("query_id_invalid", TelegramErrorKind.LATE),
    ("message thread not found", TelegramErrorKind.GONE),
    ("chat not found", TelegramErrorKind.GONE),
    ("peer_id_invalid", TelegramErrorKind.GONE),
    ("user_is_blocked", TelegramErrorKind.GONE),
    ("user_deactivated", TelegramErrorKind.GONE),
    ("topic_closed", TelegramErrorKind.GONE),
    ("topic_deleted", TelegramErrorKind.GONE),
    ("not enough rights to send photos", TelegramErrorKind.PICTURES),
    ("not enough rights", TelegramErrorKind.GONE),
    ("have no rights", TelegramErrorKind.GONE),
    ("need administrator rights", TelegramErrorKind.GONE),
    ("chat_write_forbidden", TelegramErrorKind.GONE),
    ("chat_restricted", TelegramErrorKind.GONE),
)


def error_kind(error: TelegramError) -> TelegramErrorKind:
    """The kind of a BadRequest or Forbidden."""
    if isinstance(error, Forbidden):
        return TelegramErrorKind.GONE
    words = str(error).lower() if isinstance(error, BadRequest) else ""
    return next((kind for text, kind in _WORDS if text in words), TelegramErrorKind.OTHER)
