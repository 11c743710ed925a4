# Puzzles

puzzle-title-day = Puzzle of the day · { $game } { $stars }
puzzle-title = Puzzle { $number } · { $game } { $stars }
puzzle-prompt = Your answer
puzzle-try = Solve it
puzzle-pick = Chosen: { $picked }
puzzle-right-day = ✅ { $move } is right! { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $days ->
    [one] day 1 of your streak.
   *[other] day { $days } of your streak.
}
puzzle-right = ✅ { $move } is right!
puzzle-wrong-day = ❌ { $move } is not the answer. That was your try for today; you may go on trying.
puzzle-wrong = ❌ { $move } is not the answer. Try again.
puzzle-given-up = That was your try for today.
puzzle-line = Then: { $moves }
puzzle-ranks = Puzzles of the day in this chat
puzzle-ranks-day = Today: { $names }
puzzle-ranks-month = This month: { $names }
puzzle-streak = { $days ->
    [one] Your streak: 1 day.
   *[other] Your streak: { $days } days.
}
daily-on = The puzzle of the day is posted here at { $hour } UTC. “/daily off” ends that.
daily-off = No puzzle of the day is posted here. “/daily on 18” has it posted at 18:00 UTC.
button-puzzle = Puzzle of the day
button-solve = Solution
button-ranks = Ranking
button-do-daily = A puzzle every day
daily-never = Never
daily-at = At { $hour } UTC
command-puzzle = The puzzle of the day, or one of a game
command-daily = Post the puzzle of the day here, at an hour (UTC)
parameter-switch = On or off
parameter-hour = The hour in UTC, 0 to 23
choice-switch-on = on
choice-switch-off = off
refusal-no-puzzle = There are no puzzles of that game.
crosswise-puzzle-six = { $side } to move: make six of a kind in one turn.
crosswise-puzzle-six-why = Only { $move } makes six of a kind.
crosswise-puzzle-prevent = { $side } to move: a stone of the others may make six of a kind. Which play prevents that and leaves you furthest ahead?
crosswise-puzzle-prevent-why = Of the plays that prevent it { $move } changes the lead by { $best }, the next best by { $second }.
crosswise-puzzle-gain = { $side } to move: which play gains most at once?
crosswise-puzzle-gain-why = { $move } gains { $best }, the next best play { $second }.
discord-command-puzzle = puzzle
discord-command-daily = daily
discord-parameter-switch = switch
discord-parameter-hour = hour
reversi-puzzle-best = { $side } to move: one move is better by 4 discs or more than every other.
reversi-puzzle-best-why = Final lead: { $best } after { $move }, { $second } after the next best move.
triominos-puzzle-lay = Which move scores most? More than one earns a bonus.
triominos-puzzle-lay-why = { $move } scores { $best }, the next best move { $second }.
