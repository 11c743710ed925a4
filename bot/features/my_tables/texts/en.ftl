# My tables

games-title-mine = { $waiting ->
    [0] No table is waiting for you.
    [one] 1 table is waiting for you.
   *[other] { $waiting } tables are waiting for you.
}
games-title-done = Your tables that ended in the last 7 days.
games-title-here = Running in this chat.
games-none-mine = You are not at any table now. Open one:
games-none-done = None of your tables ended in the last 7 days.
games-none-here = No table is running in this chat. Open one:
games-page = { $first }–{ $last } of { $all }.
games-line = { $number }. { $table } — { $state }
games-alone = both sides
games-turn-mine = your turn
games-turn = { $name }’s turn
games-until = { $told }, due { $when }
games-since = { $told } ({ $when })
games-asked = waiting for your answer
games-between = continues soon
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
games-previous = Back
games-next = More
games-done = Finished
games-mine = Running
command-games = Your running tables; with “here” those of this chat
button-do-games = My tables
games-here = Tables here
choice-where-here = this chat
discord-command-games = games
