# What all games and platforms share. Parameters: $code is a table's code, $who and $name a player.

## Games and players
computer = { $level ->
    [beginner] 🤖 Beginner
    [casual] 🤖 Casual
    [club] 🤖 Club
    [expert] 🤖 Expert
   *[master] 🤖 Master
}
player-of-side = { $name } ({ $side })
and = {" "}&{" "}
dash = –

## Lobby
lobby-title = { $game } · table { $code }
lobby-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-needs = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
lobby-ready = { $host } can start.
lobby-ready-watched = Whoever opened the table can start.
lobby-invite = Invite others: /join { $code } in any chat, on Discord or Telegram.
lobby-closed = { $game } · table { $code } was closed.
lobby-alt = The { $game } board before the first move.

## Buttons
button-join = Join
button-also = { $seats ->
    [2] Play both sides
   *[other] One more seat for me
}
button-leave = Leave
button-shift = Swap seats
button-shuffle = Draw seats
button-add = + { computer }
button-drop = Remove { $name }
button-series = { $kind ->
    [match] Series: first to { $length } wins
    [sumof] Series: sum of { $length } matches
   *[single] Series: one match
}
button-hints = { $now ->
    [on] Hints: allowed
   *[off] Hints: off
}
button-watch = Only watch
button-start = ▶ Start
button-cancel = Cancel
button-rules = Rules
button-settings = Settings
button-text = As text
button-hand = ✋ My hand
button-private = Open privately
button-slot = ↩ Back
button-mine = ↩ Back
button-next = ▶ Next match
button-hint = 💡 Hint
button-replace = 🤖 Hand over a seat
button-return = ↩ Take my seat back
button-analyse = 📈 Analysis
button-leaf = ↩ Overview
button-page = ↩ Result
button-rematch = ↻ Rematch
option-first = First to move
option-first-random = drawn

## Board
board-title = { $game } · { $code }
board-turn = { $who } to move.
board-your-turn = { $who }, your turn.
board-thinking = { $who } is thinking…
board-preparing = { $who } is getting ready, for the first time here ({ $done } of { $of })…
notice-unreached = { $who } could not be told.
board-waits = Goes on by itself in { $seconds } seconds.
prompt = Choose.
prompt-slots = Your turn? ✋ shows your hand; then press a number of it.
prompt-places = Now choose where.

## Hints and seats
decimal-mark = .
hint-try = Try { $move } (expected lead { $points }).
hint-press = Only you may see your hint: press the button, and I show it to nobody else.
hint-none = I have no hint this time.
replace-whose = Whose seat is a computer player to take over?
replace-level = How strong is the computer player for { $who } to be?
replaced = { $computer } plays for { $who } now.

## Analysis
analysis-title = { $game } · { $code } · analysis
analysis-title-match = { $game } · { $code } · analysis of match { $number }
analysis-progress = Analysing { $at }/{ $plies } …
analysis-failed = The analysis has stopped. Press once more to go on with it.
analysis-none = No move gave anything away.
analysis-legend = The numbers on the line are these moves:
analysis-line = { $place }. Move { $ply }, { $who }: { $played }; better { $better } (−{ $cost })
analysis-move = Move { $ply }: { $who } played { $played }.
analysis-better = { $better } was better by { $cost }: { $best } instead of { $value }.
analysis-marks = Gold: what was played. White: what was better.
analysis-alt = Before move { $ply }. Played: { $played }. Better: { $better }.
analysis-alt-graph = The expected lead after each move, from { $least } to { $most } points.
analysis-alt-side = Above the line { $above } leads, below it { $below }.
analysis-alt-seats = A line for each player: { $names }.

## Result
result-won = { $count ->
    [one] 🏆 { $names } wins.
   *[other] 🏆 { $names } win.
}
result-team-won = 🏆 { $side } wins: { $names }.
result-drawn = 🤝 A draw.
result-record = Record: { $record }
reason-resigned = The other side resigned.
series-standing = { $kind ->
    [match] First to { $length }: { $points }.
   *[sumof] Sum of { $length }: { $points }.
}
series-won = { $count ->
    [one] { $names } wins the series.
   *[other] { $names } win the series.
}
series-team-won = { $side } wins the series: { $names }.
series-drawn = The series is drawn.
proof-hash = Shuffle sealed: { $hash }
proof-seed = Seed of the shuffle: { $seed }
resigned = You gave up at table { $code }.
resigned-seat = You gave up at table { $code }. A computer player takes your seat for the rest of the match.
left-table = You left table { $code }.

## Time, proposals and who is away: shown on the board
board-deadline = Time is up { $when }.
board-overdue = { $who }’s time is up.
board-away = { $who } is away; back { $when }.
board-warned = Nobody has been here for long: the table is called off { $when }, unless somebody presses something.
overdue-choose = { $names } may choose what happens; a move still counts.
overdue-takeover = { $choosers ->
    [0] A computer player takes over { $when }; a move still counts.
   *[other] If nobody chooses, a computer player takes over { $when }.
}
proposal-takeback = { $who } asks to take back { $move }.
proposal-draw = { $who } offers a draw.
proposal-calloff = { $who } proposes to call the table off, without a result.
proposal-seat = { $who } proposes that { $computer } plays on for { $whose }.
proposal-waits = Still to answer: { $names }.
proposal-asked = Asked. Still to answer: { $names }.
done-takeback = Taken back.
done-draw = Agreed: the match is a draw.
done-calloff = Called off.
took-back = { $who } took a move back.
host-is = { $host } is the host now.
away-now = You are away; your clocks stand. Back { $when }, or as soon as you say /back.
away-over = Welcome back. Your clocks go on.
away-not = You were not away.
somebody = somebody
clock-none = none
clock-5m-10s = 5 min + 10 s
clock-15m-20s = 15 min + 20 s
clock-1d-12h = 1 day + 12 h
clock-3d-1d = 3 days + 1 day
clock-7d-2d = 7 days + 2 days
clock-5m-10s-means = Clock: 5 minutes each, 10 seconds more after every own move.
clock-15m-20s-means = Clock: 15 minutes each, 20 seconds more after every own move.
clock-1d-12h-means = Clock: 1 day each, 12 hours more after every own move.
clock-3d-1d-means = Clock: 3 days each, 1 day more after every own move.
clock-7d-2d-means = Clock: 7 days each, 2 days more after every own move.
button-clock = Clock: { $value }
button-undo = ↶ Undo
button-agree = ✓ Agree
button-decline = ✗ Decline
button-withdraw = ✗ Withdraw
button-takeover = 🤖 Computer plays on
button-wait = Wait { $time }
bonus-none = a day
bonus-5m-10s = 10 s
bonus-15m-20s = 20 s
bonus-1d-12h = 12 h
bonus-3d-1d = a day
bonus-7d-2d = 2 days
button-claim = Claim the match
reason-claimed = The other side’s time was up.
reason-agreed = Both sides agreed.
reason-called-off = Called off, without a result.
refusal-not-overdue = Whoever is to move still has time.
refusal-proposal-open = First the proposal that waits has to be answered.
refusal-own-time-up = Your own time is up: the others choose. You may still move.
refusal-no-proposal = There is nothing for you to answer any more.
refusal-own-proposal = You have asked this yourself: the others have to answer.
refusal-declined = That was declined a moment ago. Ask again after the next move.
refusal-nothing-to-take-back = You have not made a move yet that could be taken back.
refusal-revealed = That cannot be taken back: something hidden has been seen since.
refusal-computer-declines = { $who } expects to win and wants no draw.
refusal-not-two-sides = A draw can only be agreed where two sides play.
refusal-away-too-long = { $left ->
    [0] You have been away for 30 days within a year; more is not possible.
    [one] You can be away for one more day at most.
   *[other] You can be away for { $left } days at most.
}
table-rules =
    At every table
    Your turn: whoever is not here gets a new message with their name, once a turn. /settings changes that, for the chat or for you.
    Clock: none, or one of five, chosen before the match. After your own move you get the bonus, but never more than at the beginning. Computers and pauses cost no time.
    Time up: without a clock after three days. You may still move. The others may let a computer play on, wait once more, or with a clock between two sides claim the match. If nobody chooses, a computer takes over after 30 seconds, with days after one bonus. You can always come back with /return.
    Seats: your own goes to a computer at once (/replace), somebody else’s only when their time is up or everybody agrees.
    /undo takes your last move back, /draw offers a draw, /calloff ends without a result: all other people must agree. The next move withdraws the question. Nothing is taken back that showed something hidden.
    /away 7 stops your clocks for days, 30 at most in a year; /back ends that.
    Host: removes people and starts; passes to whoever sat longest when the host leaves or sleeps for ten minutes before the start. In a match the host has no special powers.
    A table without a sign of anybody for 30 days is called off, three days after it was announced; before the start after 24 hours.

## Refusals: shown only to whoever asked
refusal-not-your-turn = Not your turn: { $who } is to move.
refusal-not-seated = You do not play at this table.
refusal-not-host = { $seated ->
    [no] Only whoever opened the table can do that.
   *[yes] Only { $host }, who opened the table, can do that.
}
refusal-stale = The table has moved on. Look at the newest board.
refusal-no-such-table = I know no table with this code.
refusal-no-table-here = No table is open in this chat. Open one with /play.
refusal-table-full = Every seat is taken.
refusal-already-seated = You already sit at this table.
refusal-too-few = At least { $least } players are needed.
refusal-too-many-lobbies = You have { $most } tables open that wait for players, and no more are possible. Start or cancel one of them first: { $codes }
refusal-too-many-running = { $own ->
    [no] Whoever opened this table has { $most } matches running, and no more are possible.
   *[yes] You host { $most } running tables, and no more are possible. End one of them first, for example with /resign: { $codes }
}
refusal-chat-full = { $here ->
    [no] Another chat that shows this table shows { $most } running tables, and no more are possible there.
   *[yes] This chat shows { $most } running tables, and no more are possible. End one of them first, for example with /resign: { $codes }
}
refusal-not-manager = { $who ->
    [players] Whoever plays at a table in this chat may change its settings. Your own are behind “Only for me”.
   *[managers] Whoever manages this chat may change its settings. Your own: /settings.
}
refusal-hints-off = There are no hints at this table.
refusal-wrong-move = { $move } cannot be played now.
refusal-wrong-time = That cannot be done now.
refusal-bad-press = This button does not belong to any table.
refusal-bad-request = I do not understand “{ $text }”. /play opens a table, /help lists all I can do.
refusal-bad-word = “{ $text }” makes no sense after /{ $command }. { $words ->
    [none] Nothing has to follow it.
   *[other] What can follow: { $words }.
}
refusal-bad-value = { $values ->
    [none] “{ $text }” cannot be read as “{ $option }”.
   *[other] “{ $text }” is no value of “{ $option }”. There are: { $values }.
}
refusal-not-in-game = { $game } has no “{ $option }”.
refusal-unexpected = Something went wrong on my side. Nothing is lost; please try again.

## Help and language
help-greeting = Board games where you already talk. Choose a game and play within seconds, against friends or the computer.
help-more = A table can be shown in several chats: /join with its code. /help table tells what happens when somebody does not answer.
help-which-game = Which game?
language-now = Languages: { $languages }. Choose with /language.
language-set = I speak English here now.

## Settings
settings-title-chat = Settings of this chat
settings-title-me = Your settings
settings-about-chat = For all who read here. What only you see follows your own settings.
settings-about-me = For you alone, wherever you play.
settings-way-chat = Of this chat
settings-way-me = Only for me
settings-back = ↩ Back
settings-notices = Notices
settings-about-chat-notices = When the turn comes to somebody, the board can be sent anew and mention them: when needed means if they are not at the table just then.
settings-about-me-notices = Where you are told that it is your turn while you are not at the table.
settings-about-alone-notices = Whether you are told that it is your turn while you look at something else.
settings-notices-smart = when needed
settings-notices-always = at every turn
settings-notices-never = never
settings-notices-chat = in the table's chat
settings-notices-private = privately
settings-reminders = Reminders
settings-about-chat-reminders = Whoever lets the others wait is reminded once a turn, before the time runs out.
settings-about-me-reminders = You are reminded once a turn, before your time runs out.
settings-language = Language
settings-about-chat-language = The language of all that everybody reads here.
settings-about-me-language = The language of all that only you read.
settings-theme = Theme
settings-about-chat-theme = The colours of the boards that everybody sees here.
settings-about-me-theme = The colours of all that only you see.
settings-on = on
settings-off = off
settings-auto = automatic
settings-light = light
settings-dark = dark

## Lists of tables
games-title-mine = { $waiting ->
    [0] No table is waiting for you.
    [one] One table is waiting for you.
   *[other] { $waiting } tables are waiting for you.
}
games-title-done = Your tables of the last 7 days that are over.
games-title-here = Running in this chat.
games-none-mine = You sit at no table now. Open one:
games-none-done = Nothing of yours has ended in the last 7 days.
games-none-here = No table is running in this chat. Open one:
games-page = { $first }–{ $last } of { $all }.
games-line = { $number }. { $table } — { $state }
games-alone = both sides
games-turn-mine = your turn
games-turn = { $name }’s turn
games-until = { $told }, due { $when }
games-since = { $told } ({ $when })
games-asked = your answer is wanted
games-between = goes on soon
games-lobby-waits = waits for players
games-lobby-ready = can start
games-left = a computer plays for you
games-won = you won { $score }
games-lost = you lost { $score }
games-drawn = drawn { $score }
games-over = ended { $score }
games-off = called off
games-place-chat = another chat
games-place-discord = Discord
games-place-telegram = Telegram
games-place-web = browser
games-previous = ◀ Back
games-next = More ▶
games-done = Finished
games-mine = ↩ Running

## Commands
command-play = Open a table
command-join = Show a table in this chat, by its code
command-start = Start the match
command-leave = Leave the table before it starts
command-board = Send the board down again
command-hand = Show your hand, only to you
command-score = Score, or a question about the board
command-rules = The rules in short
command-resign = Give up the match
command-hint = A good move, only to you
command-replace = Leave a seat to a computer player
command-return = Take your seat back from the computer player
command-analysis = Which moves of the match cost most
command-rematch = Play again with the same seats
command-undo = Take your last move back
command-draw = Offer a draw
command-calloff = End the table without a result
command-games = Your running tables; with “here” those of this chat
command-host = Make somebody else the host
command-away = Stop your clocks for some days
command-back = You are back: your clocks go on
command-language = Choose the language of this chat
command-settings = Notices, reminders, language and theme
command-help = What I can do
parameter-game = Which game
parameter-computer = Strength of the computer player
parameter-match = First to win so many matches
parameter-sumof = Highest sum over so many matches
parameter-clock = How much time everybody has
parameter-days = For how many days
parameter-first = Who moves first
parameter-code = The table's code
parameter-about = What to ask about, for example a cell
parameter-language = The language
parameter-player = Whose seat: its number or a name
parameter-where = Whose tables: yours, or those of this chat
parameter-number = Which match of the table
choice-computer-beginner = Beginner
choice-computer-casual = Casual
choice-computer-club = Club
choice-computer-expert = Expert
choice-computer-master = Master
choice-where-here = this chat
choice-about-table = At the table
choice-first-random = drawn
choice-language-en = English
choice-language-de = Deutsch
