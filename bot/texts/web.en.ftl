# The web table's own page.

web-tagline = Board games where you already talk
web-about = Open a table, send its link or code, and play: here in the browser, on Discord, on Telegram, or against the computer. No account needed.
web-needs-script = This page needs JavaScript. It loads nothing from anywhere else.
web-guest = Guest { $number }

## Home
web-home = Home
web-play = Play { $game } against the computer
web-computer = Play the computer
web-level = Strength of the computer
web-friends = With friends, or both sides here
web-code = Somebody gave you a code?
web-join = Go there
web-unknown-code = A code has five letters and digits, such as ABC23.
web-tables = Your tables
web-older = Older tables
web-status-lobby = Waiting for players
web-status-playing = Being played
web-status-over = Finished

## A table
web-board = Board
web-moves = Moves
web-moves-as-buttons = Moves as buttons
web-empty-log = Nothing has happened here yet.
web-log = What happened
web-line = A command, such as /score
web-send = Send
web-commands = Commands
web-share = Invite others
web-link = Link for a browser
web-join-hint = On Discord or Telegram
web-share-hint = Whoever knows the code can watch, and sit down where a seat is free.
web-share-native = Share …
web-copy = Copy
web-copied = Copied
web-copy-failed = Press Ctrl+C
web-gone = Check the code, or open a new table.

## Everything else
web-profile = Your name and language
web-name = Name at the tables
web-language = Language
web-save = Save
web-close = Close
web-lost = Connection lost. Trying again …
web-hasty = That was too much at once.
web-crowded = Too many requests are coming from your network just now.
web-again = Next try in { $seconds } s.
web-try-again = Try again in { $seconds } s.
