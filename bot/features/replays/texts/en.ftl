# Replays

button-walk = Replay
button-analyse = Analysis
button-costliest = Costliest
button-costly = Costly move { $rank }
button-instead = Better move
button-rejoin = Back to the match
replay-instead = { $better } instead of { $played }
replay-failed = The analysis stopped. Press again to continue.
replay-none = No move gave anything away.
replay-better = { $better } was better by { $points }.
replay-progress = Analysed { $at } of { $plies }
button-accuracy = Accuracy
accuracy-look = Look again
accuracy-line = { $name }: { $percent } %
accuracy-rated = { $name }: { $percent } % · played at about { $rating } ({ $span })
accuracy-none = Nobody had anything to choose.
accuracy-means = Per cent: how much of the chances to win that were there everybody kept. The number is the rating at which people play like that; in brackets stands what it lies between in 95 of 100 matches. One match says little.
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
web-replay-rejoin = Back to the match
web-replay-undo = Take back
web-replay-both = You play both sides from here
command-analysis = Which moves of the match cost most
discord-command-analysis = analysis
