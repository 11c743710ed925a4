# Replays

button-walk = Replay
replay-better = { $better } was better by { $points }.
replay-progress = Analysed { $at } of { $plies }
crosswise-replay-better = { $better } was better by { $one ->
        [yes] a point
       *[no] { $points } points
    }.
reversi-replay-better = { $better } was better by { $one ->
        [yes] a disc
       *[no] { $points } discs
    }.
triominos-replay-better = { $better } was better by { $one ->
        [yes] a point
       *[no] { $points } points
    }.
web-replay-replay = Replay
web-replay-first = To the start
web-replay-play = Play
web-replay-pause = Pause
web-replay-last = To the end
web-replay-moves = Moves
web-replay-course = Move
web-replay-start = Start
web-replay-leave = Back to the table
web-replay-share = Share
