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
help-more = A table can be shown in several chats: /join with its code.
help-which-game = Which game?
language-now = Languages: { $languages }. Choose with /language.
language-set = I speak English here now.

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
command-language = Choose the language of this chat
command-help = What I can do
parameter-game = Which game
parameter-computer = Strength of the computer player
parameter-match = First to win so many matches
parameter-sumof = Highest sum over so many matches
parameter-first = Who moves first
parameter-code = The table's code
parameter-about = What to ask about, for example a cell
parameter-language = The language
parameter-player = Whose seat: its number or a name
parameter-number = Which match of the table
choice-computer-beginner = Beginner
choice-computer-casual = Casual
choice-computer-club = Club
choice-computer-expert = Expert
choice-computer-master = Master
choice-first-random = drawn
choice-language-en = English
choice-language-de = Deutsch
