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
web-all-tables = All tables

## Your tables at home
web-morning = Good morning, { $name }
web-afternoon = Good afternoon, { $name }
web-evening = Good evening, { $name }
web-waiting-none = No table is waiting for you.
web-waiting-one = One table is waiting for you.
web-waiting-many = { $number } tables are waiting for you.
web-card-mine = Your turn
web-card-mine-until = Your turn · { $left } left
web-card-turn = { $name }’s turn
web-card-turn-until = { $name }’s turn · { $left }
web-card-asked = Your answer is wanted
web-card-between = Goes on soon
web-card-lobby = Waiting for players
web-card-over = Finished { $score }
web-card-off = Called off
web-card-both = Both sides here
web-card-nobody = Nobody else yet

## Clocks that run
web-days = { $number } d
web-hours = { $number } h
web-minutes = { $number } min
web-in = in { $time }
web-ago = { $time } ago
web-now = now

## Your turn
web-your-turn = Your turn
web-ask-turn = Shall this browser tell you when it is your turn again?
web-tell-turn = Tell me when it is my turn
web-tell-no = No
web-sound = A sound when it is my turn
web-notifications = A notification when it is my turn and this page is hidden
web-blocked = This browser does not let the page notify you. Its settings for this page can change that.

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
