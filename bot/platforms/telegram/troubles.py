"""What a refused request means for us. Telegram tells in prose, so this is a table of its words."""

from enum import StrEnum

from telegram.error import BadRequest, Forbidden, TelegramError


class Trouble(StrEnum):
    """Why a message was not sent or edited."""

    SAME = "same"  # it shows this already
    GONE = "gone"  # the message, the chat or the right to write there
    KIND = "kind"  # a message with a picture cannot become one without, nor on old servers back
    FILE = "file"  # the picture's file_id is not taken
    STYLE = "style"  # the server knows no colours of buttons
    LATE = "late"  # the press that it answers is too long ago
    OTHER = "other"  # our fault, or something new


_WORDS = (
    ("message is not modified", Trouble.SAME),
    ("there is no text in the message to edit", Trouble.KIND),
    ("there is no media in the message to edit", Trouble.KIND),
    ("file_id", Trouble.FILE),
    ("file identifier", Trouble.FILE),
    ("file reference", Trouble.FILE),
    ("file_reference", Trouble.FILE),
    ("wrong type of the web page content", Trouble.FILE),
    ("style", Trouble.STYLE),
    ("message to edit not found", Trouble.GONE),
    ("message to delete not found", Trouble.GONE),
    ("message can't be edited", Trouble.GONE),
    ("message_id_invalid", Trouble.GONE),
    ("ephemeral message not found", Trouble.GONE),
    ("query is too old", Trouble.LATE),
    ("query_id_invalid", Trouble.LATE),
    ("message thread not found", Trouble.GONE),
    ("chat not found", Trouble.GONE),
    ("peer_id_invalid", Trouble.GONE),
    ("topic_closed", Trouble.GONE),
    ("topic_deleted", Trouble.GONE),
    ("not enough rights", Trouble.GONE),
    ("have no rights", Trouble.GONE),
    ("need administrator rights", Trouble.GONE),
    ("chat_write_forbidden", Trouble.GONE),
    ("chat_restricted", Trouble.GONE),
)


def trouble(error: TelegramError) -> Trouble:
    """The kind of a BadRequest or Forbidden."""
    if isinstance(error, Forbidden):
        return Trouble.GONE
    words = str(error).lower() if isinstance(error, BadRequest) else ""
    return next((kind for text, kind in _WORDS if text in words), Trouble.OTHER)
