"""How many of what a process remembers at the most. The bounds that follow from the memory of the
machine stand in ``running/budget.py``, those of a feature in its folder.
"""

# Spare work: what is left out is read, made or asked again.
HINTS = 500  # positions; a second question there is answered at once
PREFERENCES = 10_000  # chats, and as many persons; a read from the database each
PEOPLE = 10_000  # people with their names and languages, and as many accounts; a read each
NOTICES = 10_000  # tables of which is known whether a chat wants all notices; a read each
SCREENS = 128  # screens; all messages of a table follow within moments of each other
CONTENTS = 1000  # messages and what they show, some kilobytes each; a request each
LOCATED_CHANNELS = 10_000  # channels whose server is noted; a write each
SHOWN_FEATURES = 180  # pictures of features, in all looks; tens of milliseconds each
SHOWN_GAMES = 90  # pictures of games at home, in all looks; likewise
VISIBLE_RATINGS = 2000  # tables' people, and which of them have ratings; a read each
GRIDS = 16  # boards of cells, and the columns of these
NOTATIONS = 500  # tables in a language, and the moves of their matches in words
UPLOADS = 4096  # files that Telegram has; an upload each
REACHABLE = 10_000  # people of whom is known whether they may be written to; a request each
LABELS = 4096  # labels of buttons, and how wide they are
SENTENCES = 8192  # sentences; put together from their texts each
FORMS = 1024  # forms of a language's sentences, without names; put together by Fluent each
FRAMES = 64  # positions of matches; a replay each
WAYS_BACK = 10_000  # messages below which stands a way back into a group; a read each

# Remember what nothing else knows: what is left out is forgotten, as by a restart.
PRIVATE_SCREENS = 2000  # screens that one reader has, which follow their table
CONFIRMATIONS = 5000  # questions whose answer may be typed
COMMANDS = 10_000  # commands that open no second table when they come again
PRESSES = 10_000  # presses that change nothing when they come again
LINES = 10_000  # typed lines that change nothing when they come again
OWED_LINES = 10_000  # people in chats, and the last line that they are still to hear about
POSTING_CHATS = 5000  # chats in which a table is being posted
ORDERS = 100  # messages of operators that do nothing when they come again
CURTAINS = 5000  # people with several seats, and whose hand is open before them
TOLD_TABLES = 2000  # tables at which is known who was told, and who could not be
NO_PICTURES = 1000  # chats that take no pictures
TOKENS = 10_000  # messages that can be edited by the token of a press
SHUT_CHANNELS = 1000  # channels without access
SENDERS = 10_000  # people in chats who type commands
REFUSING_CHATS = 1000  # chats that have refused messages for one member alone
