# What all games and platforms share. Parameters: $code is a table's code, $who and $name a player.
#
# Words (the same everywhere; every language's file begins with its own):
#   match = one game from the first move to its result
#   series = several matches of the same seats
#   table, seat, host, code
#   move, turn, draw (a tie) / draw (from bag or market), pass, resign, undo
#   disc (Reversi), stone (Crosswise), tile (Triominos), cell, place
#   hand, bag, market, store
#   column, row, six of a kind, round, hexagon, bridge
#   hint, analysis, replay, ladder, rating, rated, puzzle, seal, seed
# Whoever reads is spoken to as a friend, in as few words as will do.

## Games and players
computer = { $level ->
    [beginner] Beginner
    [casual] Casual
    [club] Club
    [expert] Expert
   *[master] Master
}
player-of-side = { $name } ({ $side })
comma = {", "}
sentence = { $said }.
labelled = { $label }: { $value }
dash = –

## Lobby
lobby-title = { $game } · table { $code }
lobby-free = { $count ->
    [one] one seat free
    [2] two seats free
    [3] three seats free
   *[other] { $count } seats free
}
lobby-needs = { $count ->
    [one] One more player is needed.
    [2] Two more players are needed.
   *[other] { $count } more players are needed.
}
lobby-more = { $count ->
    [one] One more can join.
    [2] Two more can join.
    [3] Three more can join.
   *[other] { $count } more can join.
}
lobby-here = { $here ->
    [1] One
    [2] Two
    [3] Three
    [4] Four
   *[other] { $here }
} of { $most ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $most }
} { $here ->
    [one] is
   *[other] are
} here. { $least ->
    [1] One is
    [2] Two are
    [3] Three are
   *[other] { $least } are
} enough to start.
lobby-ready = { $host } can start the match.
lobby-full = { $count ->
    [2] Both are here.
   *[other] Everybody is here.
}
lobby-ready-watched = The host can start the match.
lobby-invite = To join: { $ways }
lobby-way-discord = on Discord with /join { $code }
lobby-way-telegram = { $link ->
    [none] on Telegram with /join { $code }
   *[other] on Telegram { $link }
}
lobby-way-web = { $link ->
    [none] in a browser with { $code }
   *[other] in a browser { $link }
}
lobby-place-discord = on Discord
lobby-place-telegram = on Telegram
lobby-place-web = in a browser
lobby-side = { $side }: { $names }
lobby-computer = { $name } ({ $level })
lobby-no-clock = no clock
lobby-clock = clock { $value }
lobby-hints = { $now ->
    [rated] rated, no hints
    [on] hints on
   *[off] hints off
}
lobby-about-you = You
lobby-about-host = host
lobby-about-computer = Computer · { $level }
lobby-about-preparing = Getting ready, about { $seconds } s
play-title = Open a table
play-opponents = Against
play-friends = Friends
play-friends-about = They tap Join
menu-add = + Computer
menu-add-prompt = Add a computer: choose its level
menu-options = Options
menu-series = Series
menu-clock = Clock
menu-absent = Days away
absent-days = { $days ->
    [0] none
    [one] 1 day
   *[other] { $days } days
}
menu-hints = Hints
menu-rated = Rated
menu-handicap = Handicap
menu-seats = Seats
series-kind = { $kind ->
    [match] first to { $length }
    [sumof] sum of { $length }
   *[single] one match
}
hints-on = on
hints-off = off
hints-on-rated = The match does not count then
hints-off-rated = As in every rated match
rated-on = on
rated-off = off
rated-on-means = Changes ratings; no hints
rated-off-means = Ratings stay as they are
handicap-ask = even match?
handicap-even = Even by your ratings
handicap-even-means = So that both win about as often. Ratings allow for it.
handicap-none = None
handicap-is-even = { $given }, even by your ratings
handicap-as-it-is = even as it is, by your ratings
handicap-points = +{ $count }
handicap-history = From the start: { $given }
handicap-rematch = Rematch: { $given }
handicap-rematch-none = Rematch without handicap
level-beginner = Learns the rules with you
level-casual = Sees the next move
level-club = Plays like a keen friend
level-expert = Rarely slips
level-master = The strongest there is
level-even = Plays as well as you do
computer-even = Even match · { $rating }
even-plays = { $who } plays at your level, about { $rating }.
also-means = { $seats ->
    [2] Both sides on one screen
   *[other] One more seat for you
}
cancel-means = The table closes for everybody.
lobby-closed = { $game } · table { $code } was closed.
lobby-alt = The { $game } board before the first move.
chat-no-pictures = I may not send pictures here any more, so boards come as text. Whoever runs this chat can change that.

## Buttons
button-versus = { $game } vs computer
button-join = Join
button-also = Me here too
button-leave = Leave
button-shift = Swap seats
button-swap = { $name } and { $other } change seats
button-shuffle = Shuffle seats
button-drop = Remove { $name }
button-remove = Remove
button-watch = Only watch
button-start = Start
button-cancel = Cancel table
button-rules = Rules
rules-details = Details
button-settings = Settings
button-text = As text
button-hand = My hand
button-private = Open privately
button-app = Open table
button-send = Send to a chat
button-back = ‹ Back
button-more = More
button-slot = Back
button-mine = Back
button-next = Next match
button-hint = Hint
button-replace = Hand over a seat
button-return = Take my seat back
button-host = Choose another host
button-board = Send the board again
button-do-help = What else is there?
button-do-join = Enter a code
button-do-table = At a table
button-do-me = About me
button-manners = If nobody answers
button-do-away = I am away…
button-do-back = I am back
button-page = Result
button-rematch = Rematch
button-share = Share
button-draw = Offer a draw
button-draw-now = Offer a draw
button-resign = Resign
button-resign-now = Give up
button-calloff = Call off
button-calloff-now = Call the match off
button-pause = Pause for…
button-resume = Go on now
pause-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
pause-or-day = Or until a day: type /pause { $day }
pause-no-day = “{ $text }” is none of the next { $most } days. Say how many days, or until which day: /pause { $day }
resign-means = Whoever gives up loses the match.
resign-means-who = { $count ->
    [one] Give up? { $names } wins this match.
   *[other] Give up? { $names } win this match.
}
resign-means-many = Give up? A computer player takes your seat for the rest of the match.
draw-means = Everybody else has to agree; then the match is a draw.
calloff-means = Everybody else has to agree; then the table ends without a result.
option-first = First to move
option-first-random = random
option-seat = seat { $seat }

## Board
board-title = { $game } · { $code }
board-turn = { $who }’s turn
board-your-turn = { $who }, your turn
board-your-turn-again = { $who }, your turn again
board-mine = Your turn: { $task }
board-mine-again = Your turn again: { $task }
board-answers = Waiting for an answer: { $names }
board-watching = You are watching.
task = choose
since-yours = Since your move: { $moves }.
since-start = So far: { $moves }.
since-more = { $count } more before
stake-series = { $kind ->
    [match] Match { $number }
   *[sumof] Sum of { $length }
}
board-thinking = { $who } is thinking
board-preparing = { $who } is getting ready ({ $seconds } s)
board-no-players = No computer players at the moment
notice-unreached = { $who } could not be notified.
notice-told = { $who } was notified { $when }.
notice-title-turn = Your turn
notice-title-reminder = Still your turn, and time is running out
notice-title-end = The match is over
notice-title-asked = Somebody is waiting for your answer
notice-title-overdue = Time is up: you can choose what happens next
notice-title-arrived = Somebody has sat down at your table
notice-title-begun = Your match has begun
notice-title-warning = The match will be called off soon
moments-ago = just now
board-waits = Continues automatically in { $seconds } seconds.
prompt = Choose.
hand-own = Your hand.
hand-waits = { $who } is to move.
prompt-slots = Your turn? [My hand] shows your hand; then press one of its numbers.
cannot-piece = Number { $number } cannot be played now.
cannot-place = { $place } cannot be chosen now.
prompt-places = Now choose where.

## Hints and seats
hint-try = Try { $move } (expected lead { $points }).
curtain-pass = Pass the device to { $who }.
curtain-who = { $name } ({ $number })
button-seat = Show the hand
hint-press = Your hint is for you alone: press the button and only you will see it.
hint-none = I have no hint this time.
replace-whose = Whose seat should a computer player take?
replace-level = How strong should the computer player for { $who } be?
replaced = { $computer } plays for { $who } now.

## Analysis
notation-begins = { $who } begins.

## Result
result-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
result-you = { $lead ->
    [0] You win
    [1] You win by one
    [2] You win by two
    [3] You win by three
    [4] You win by four
    [5] You win by five
    [6] You win by six
    [7] You win by seven
    [8] You win by eight
    [9] You win by nine
    [10] You win by ten
    [11] You win by eleven
    [12] You win by twelve
   *[other] You win by { $lead }
}
result-drawn = A draw
result-record = Record: { $record }
reason-resigned = { $names } resigned.
reason-resigned-own = You resigned.
reason-claimed-own = Your time was up.
series-standing = { $kind ->
    [match] First to { $length }: { $points }.
   *[sumof] Sum of { $length }: { $points }.
}
series-won = { $count ->
    [one] { $names } wins the series
   *[other] { $names } win the series
}
series-you = You win the series
series-drawn = The series is drawn
share-title = Table { $code } · { $game }
share-link = { $place ->
    [discord] On Discord: /join { $code }
    [telegram] On Telegram: { $link }
   *[web] In a browser: { $link }
}
share-code = { $place ->
    [discord] On Discord: /join { $code }
    [telegram] On Telegram: /join { $code }
   *[web] In a browser: { $code }
}
resigned = You gave up at table { $code }.
resigned-seat = You gave up at table { $code }. A computer player takes your seat for the rest of the match.
left-table = You left table { $code }.

## Time, proposals and who is away: shown on the board
board-deadline = Time runs out { $when }.
board-overdue = { $who }’s time is up
board-away = { $who } is away; back { $when }.
board-away-runs = The clock goes on { $when }.
board-paused = Paused until { $day }: it goes on { $when }. Clocks stand and nothing rings.
board-warned = Nobody has been here for a long time: this match will be called off { $when } unless somebody presses a button.
board-pause = Pause of this server { $when }, for about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. Everything is kept, and clocks wait.
overdue-choose = { $names } can choose what happens next; a move still counts.
overdue-takeover = { $choosers ->
    [0] A computer player takes over { $when }; a move still counts.
   *[other] If nobody chooses, a computer player takes over { $when }.
}
proposal-takeback = { $who } asks to take back { $move }
proposal-draw = { $who } offers a draw
proposal-calloff = { $who } proposes to call the match off, without a result
proposal-pause = { $who } proposes to pause the match for { $days ->
    [one] 1 day
   *[other] { $days } days
}
proposal-pause-until = { $who } proposes to pause the match until { $day }
proposal-resume = { $who } proposes to go on with the match
proposal-seat = { $who } proposes that { $computer } takes over for { $whose }
proposal-waits = Still to answer: { $names }.
proposal-you = you
proposal-asked = Asked. Still to answer: { $names }.
done-takeback = Taken back.
done-draw = Agreed: the match is a draw.
done-calloff = Called off.
done-resume = The match goes on.
took-back = { $who } took a move back.
host-is = { $host } is the host now.
host-whose = Who is to be the host?
away-now = You are away; your clocks are stopped. Back { $when }, or as soon as you say /back.
away-sooner = The host allows less at { $codes }: your clocks go on there { $when }.
away-over = Welcome back. Your clocks are running again.
away-not = You were not away.
somebody = somebody
clock-none = none
clock-5m-10s = 5 min + 10 s
clock-15m-20s = 15 min + 20 s
clock-1d-12h = 1 day + 12 h
clock-3d-1d = 3 days + 1 day
clock-7d-2d = 7 days + 2 days
clock-none-means = Three days for every turn.
clock-5m-10s-means = 5 minutes each, plus 10 seconds after each of your moves.
clock-15m-20s-means = 15 minutes each, plus 20 seconds after each of your moves.
clock-1d-12h-means = 1 day each, plus 12 hours after each of your moves.
clock-3d-1d-means = 3 days each, plus 1 day after each of your moves.
clock-7d-2d-means = 7 days each, plus 2 days after each of your moves.
button-undo = Undo
button-agree = Agree
button-decline = Decline
button-withdraw = Withdraw
button-takeover = Let a computer play
button-retry = Try again
button-wait = Wait { $time }
bonus-none = a day
bonus-5m-10s = 10 s
bonus-15m-20s = 20 s
bonus-1d-12h = 12 h
bonus-3d-1d = a day
bonus-7d-2d = 2 days
button-claim = Claim the win
reason-claimed = { $names }’s time was up.
reason-agreed = Both sides agreed.
reason-called-off = Called off, without a result.
reason-ended = An operator of this server has ended the match, without a result.
refusal-not-overdue = Whoever is to move still has time.
refusal-proposal-open = The open proposal has to be answered first.
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
    [one] You can be away for 1 more day at most.
   *[other] You can be away for { $left } days at most.
}
table-rules =
    At every table
    Your turn: whoever is not here gets a new message with their name, once a turn. /settings changes that, for the chat or for you.
    Clock: none, or one of five, chosen before the match. After your own move you get the bonus, but never more than at the beginning. Computers and pauses cost no time.
    Time up: without a clock after three days. You may still move. The others can let a computer take over, wait once more, or with a clock between two sides claim the win. If nobody chooses, a computer takes over after 30 seconds, with days after one bonus. You can always come back with /return.
    Seats: your own goes to a computer at once (/replace), somebody else’s only when their time is up or everybody agrees.
    /undo takes your last move back, /draw offers a draw, /calloff ends without a result: all other people must agree. The next move withdraws the question. Nothing is taken back that showed something hidden.
    /away 7 stops your clocks for 7 days, 30 at most in a year; /back ends that.
    Host: removes people and starts; passes to whoever sat longest when the host leaves or does nothing for ten minutes before the start. In a match the host has no special powers.
    A table where nobody does anything for 30 days is called off, three days after it was announced; before the start after 24 hours.

## Refusals: shown only to whoever asked
refusal-not-your-turn = Not your turn: { $who } is to move.
refusal-not-seated = You do not play at this table.
refusal-shut-out = You are shut out: whoever operates this server serves you here no longer. Your tables go on without you. /mydata and /forget still work.
refusal-not-host = { $seated ->
    [no] Only whoever opened the table can do that.
   *[yes] Only { $host }, who opened the table, can do that.
}
refusal-stale = The table has moved on. Look at the newest board.
refusal-no-such-table = I know no table with this code.
refusal-no-such-match = { $count ->
    [0] No match has been played at this table yet.
    [one] Only 1 match has been played at this table.
   *[other] Only { $count } matches have been played at this table.
}
refusal-no-table-here = No table is open in this chat. Open one with /play.
refusal-table-full = Every seat is taken.
refusal-already-seated = You already sit at this table.
refusal-too-few = At least { $least } players are needed.
refusal-too-many-lobbies = { $codes ->
    [none] You have { $most } tables open that wait for players, and no more are possible. Start or cancel one of them first.
   *[other] You have { $most } tables open that wait for players, and no more are possible. Start or cancel one of them first: { $codes }
}
refusal-too-many-running = { $own ->
    [no] Whoever opened this table has { $most } matches running, and no more are possible.
   *[yes] { $codes ->
        [none] You host { $most } running tables, and no more are possible. End one of them first, for example with /resign.
       *[other] You host { $most } running tables, and no more are possible. End one of them first, for example with /resign: { $codes }
    }
}
refusal-chat-full = { $here ->
    [no] Another chat that shows this table shows { $most } running tables, and no more are possible there.
   *[yes] This chat shows { $most } running tables, and no more are possible. End one of them first, for example with /resign: { $codes }
}
refusal-hints-off = { $rated ->
    [yes] This match is rated, so there are no hints.
   *[no] There are no hints at this table.
}
refusal-wrong-move = { $move } cannot be played now.
refusal-wrong-time = { $state ->
    [lobby] That does not work before the match begins. /start begins it.
    [playing] That does not work while a match is on. /table shows what you can do now.
    [between] That does not work between two matches. The next one begins by itself.
    [over] That does not work once the match is over. /rematch begins another one.
    [closed] This table is closed. /play opens another one.
   *[other] That cannot be done now.
}
refusal-no-code = Which table? Type its code after /join. Whoever plays there can tell you.
refusal-no-such-game = I do not know a game called “{ $text }”. These are mine: { $games }.
refusal-file-too-large = The file is { $size } MB, and no more than { $most } MB can be sent here.
refusal-bad-press = This button does not belong to any table.
refusal-bad-request = I do not understand “{ $text }”. /play opens a table, /help lists all I can do.
refusal-bad-word = “{ $text }” makes no sense after /{ $command }. { $words ->
    [none] Nothing needs to follow it.
   *[other] What can follow: { $words }.
}
refusal-bad-value = { $values ->
    [none] “{ $text }” cannot be read as “{ $option }”.
   *[other] “{ $text }” is not a value for “{ $option }”. Choose from: { $values }.
}
refusal-not-in-game = { $game } has no “{ $option }”.
refusal-unidentified = It is not clear who opened this page. Close it and open it again from the chat.
refusal-unexpected = Something went wrong on my side. Nothing is lost; please try again.
refusal-membership-unknown = I can’t find out right now whether you are in that chat. Try it from the chat itself, or again in a moment.
refusal-no-database = I can’t get at my records right now. Nothing is lost; please try again in a few minutes.

## Help and language
help-greeting = Board games where you already talk. Choose a game and play within seconds, against friends or the computer.
help-group-play = /play opens a table here, and whoever wants to play presses { $join }.
help-groups = Add me to a group and type /play there: friends join with one press.
help-join = /join with a code shows a table from another chat here.
help-all = /help lists all that I can do.
help-alone = All else opens for you alone:
help-more = A table can be shown in several chats: /join with its code. /help table tells what happens when somebody does not answer.
help-which-game = Which game?
help-type = Type { $command } and after it: { $what }.

## Commands
command-play = Open a table
command-join = Show a table in this chat, by its code
command-start = Start the match
command-leave = Leave the table before it starts
command-hand = Show your hand, only to you
command-score = Score, or a question about the board
command-rules = The rules in short
command-resign = Give up the match
command-hint = A good move, only to you
command-replace = Leave a seat to a computer player
command-return = Take your seat back from the computer player
command-rematch = Play again with the same seats
command-undo = Take your last move back
command-draw = Offer a draw
command-calloff = End the table without a result
command-pause = Let the table stand for some days, or until a day
command-host = Make somebody else the host
command-away = Stop your clocks for some days
command-back = You are back: your clocks go on
command-help = What I can do
command-table = A table here: start, undo, draw, resign and more
command-me = Yourself: rating, link, mydata, away and more
parameter-game = Which game
parameter-computer = Strength of the computer player
parameter-match = First to win so many matches
parameter-sumof = Highest sum over so many matches
parameter-clock = How much time everybody has
parameter-rated = Whether matches between people count, without hints
parameter-days = For how many days
parameter-day = A number of days, or a day such as 12 Dec
parameter-first = Who moves first
parameter-code = The table’s code
parameter-about = What to ask about, for example a cell
parameter-player = Who: a name, or the number of a seat
parameter-where = Whose: yours, or those of others
parameter-number = Which match of the table
choice-computer-beginner = Beginner
choice-computer-casual = Casual
choice-computer-club = Club
choice-computer-expert = Expert
choice-computer-master = Master
choice-computer-even = Even match
choice-about-table = At the table
choice-about-start = Getting started
choice-first-random = random
