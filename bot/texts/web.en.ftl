# The web table's own page.

web-tagline = Board games where you already talk
web-about = Play the computer at once, or send friends a link. No account needed.
web-needs-script = This page needs JavaScript. It loads nothing from anywhere else.
web-opening = Opening …
web-guest = Guest { $number }

## Home
web-home = Home
web-play = Play { $game } against { $name }
web-level = level of the computer
web-play-short = Play
web-play-friends = Play { $game } with friends
web-play-now = Play now
web-choose = Choose a game
web-level-of = { $game }: how strong?
web-enter = Enter a code
web-friends = With friends
web-open-file = Or open a file with matches
web-code = The table’s code
web-join = Go to the table
web-unknown-code = A code has seven letters and digits, such as ABC23DE.
web-tables = Your tables
web-there = In this channel
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
web-card-asked = Waiting for your answer
web-card-between = Continues soon
web-card-lobby = Waiting for players
web-card-over = Finished { $score }
web-card-off = Called off
web-card-both = Both sides here
web-card-nobody = Nobody else yet

## Clocks that run
web-days = { $number } d
web-download = Download
web-hours = { $number } h
web-minutes = { $number } min
web-in = in { $time }
web-ago = { $time } ago
web-now = now

## Your turn
web-your-turn = Your turn
web-ask-turn = Should this browser tell you when it is your turn again?
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
web-commands = All commands
web-search = A command, or what you want to do
web-share = Invite others
web-link = Link for a browser
web-join-hint = On Discord or Telegram
web-share-hint = Whoever knows the code can watch, and sit down where a seat is free.
web-share-native = Share …
web-copy = Copy
web-copied = Copied
web-copy-failed = Press Ctrl+C
web-gone = Check the code, or open a new table.

## At the table
web-actions = What you can do
web-earlier = { $number } earlier
web-hand = Your hand
web-hint = Hint
web-holds = in hand:
web-more = More
web-moves-on-board = Moves on the board alone
web-other-chats = Other chats and people
web-play-on = Keep playing
web-players = Players
web-resign = Resign
web-scores = Scores
web-sending = Sending …
web-share-word = Share
web-share-picture = Picture
web-share-animation = Animation
web-sound-word = Sound
web-sound-off = Turn sounds off
web-sound-on = Turn sounds on
web-supply-left = { $number } left
web-undo = Undo
web-what-happened = What happened
web-you = you
web-check = Check
web-computer-level = Computer · { $level }
web-fair-deal = Fair deal: sealed before the first move
web-moves-and-log = The match so far
web-profile-holds = In hand
web-profile-of = { $name }: profile
web-profile-ratings = Ratings
web-profile-side = Side
web-profile-time = Time left
web-whole-board = The whole board
web-thats-you = You

## Everything else
web-link-account = Link another account
web-link-code = Code from your other account
web-link-enter = Link
web-forget-me = Forget me
web-devices = My devices
web-devices-about = The browsers in which I know you. End one that you no longer use, or that is not yours: your tables stay with you.
web-device-this = This browser
web-device-seen = Last here: { $time }
web-device-end = End
web-device-end-about = Whoever uses that browser begins afresh as a guest. Your tables stay with you.
web-device-leave-about = Here you begin afresh as a guest, and your tables are lost to you. To keep them, link another account first.
web-device-others = End everywhere else
web-device-others-about = Only this browser stays, and whoever has copied something from it gets in no more.
web-device-unknown = A browser
web-profile = Your name and language
web-name = Name at the tables
web-language = Language
web-save = Save
web-close = Close
web-lost = Connection lost. Trying again …
web-not-loaded = This part of the page has not come yet. Trying again …
web-hasty = That was too much at once.
web-crowded = Too many requests are coming from your network just now.
web-many-pages = Too many pages are open in this browser. Close one of them.
web-again = Next try in { $seconds } s.
web-try-again = Try again in { $seconds } s.

## A lobby
web-seats = Seats
web-who-sits = Who sits here?
web-add-player = Add a player
web-free-seat = Free seat
web-me-too = Me here too
web-copy-invite = Copy invite link
web-copy-link = Copy link
web-invite-friends = Invite friends
web-a-computer = A computer player
web-last-time = last time
web-options = Options
web-start = Start
web-take-seat = Take a seat
web-cancel-title = Cancel this table?
web-keep = No
web-swap = Change seats

## Without a connection, or at a wrong address
web-offline = No connection
web-offline-about = Your matches are safe: nothing is lost, and nothing is played while you are away. This page comes back by itself.
web-offline-button = Try again
web-unavailable = Back in a moment
web-missing = There is nothing here
web-missing-about = This address leads nowhere. A table’s address ends in its code of seven letters and digits.
web-missing-button = Home

## The replay of a match
web-replay-back = One move back
web-replay-on = One move on
web-keys = Keys
web-key-piece = Choose a piece
web-key-cell = Play on that cell
web-key-arrows = Move across the board
web-key-drop = Put the piece back
