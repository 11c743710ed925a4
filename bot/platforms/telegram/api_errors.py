"""What a refused request means for us. Telegram tells in prose, so this is a table of its words."""

from enum import StrEnum

from telegram.error import BadRequest, Forbidden, TelegramError


class ErrorKind(StrEnum):
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
    ("message is not modified", ErrorKind.SAME),
    ("there is no text in the message to edit", ErrorKind.KIND),
    ("there is no media in the message to edit", ErrorKind.KIND),
    ("file_id", ErrorKind.FILE),
    ("file identifier", ErrorKind.FILE),
    ("file reference", ErrorKind.FILE),
    ("file_reference", ErrorKind.FILE),
    ("wrong type of the web page content", ErrorKind.FILE),
    ("style", ErrorKind.STYLE),
    ("unsupported type specified", ErrorKind.UNKNOWN_ENTITY),
    ("messageentity", ErrorKind.ENTITY),
    ("entity_", ErrorKind.ENTITY),
    ("entity beginning at", ErrorKind.ENTITY),
    ("invalid date", ErrorKind.ENTITY),
    ("user not found", ErrorKind.ENTITY),
    ("message to edit not found", ErrorKind.GONE),
    ("message to delete not found", ErrorKind.GONE),
    ("message can't be edited", ErrorKind.GONE),
    ("message_id_invalid", ErrorKind.GONE),
    ("ephemeral message not found", ErrorKind.GONE),
    ("query is too old", ErrorKind.LATE),
    ("query_id_invalid", ErrorKind.LATE),
    ("message thread not found", ErrorKind.GONE),
    ("chat not found", ErrorKind.GONE),
    ("peer_id_invalid", ErrorKind.GONE),
    ("user_is_blocked", ErrorKind.GONE),
    ("user_deactivated", ErrorKind.GONE),
    ("topic_closed", ErrorKind.GONE),
    ("topic_deleted", ErrorKind.GONE),
    ("not enough rights to send photos", ErrorKind.PICTURES),
    ("not enough rights", ErrorKind.GONE),
    ("have no rights", ErrorKind.GONE),
    ("need administrator rights", ErrorKind.GONE),
    ("chat_write_forbidden", ErrorKind.GONE),
    ("chat_restricted", ErrorKind.GONE),
)


def error_kind(error: TelegramError) -> ErrorKind:
    """The kind of a BadRequest or Forbidden."""
    if isinstance(error, Forbidden):
        return ErrorKind.GONE
    words = str(error).lower() if isinstance(error, BadRequest) else ""
    return next((kind for text, kind in _WORDS if text in words), ErrorKind.OTHER)
