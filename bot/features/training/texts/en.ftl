# Training

train-none = You have no missed puzzles or moves to repeat.
command-train = Repeat a puzzle or a move that you missed
better-title = Better moves · { $place } of { $count } · { $game }
better-title-again = Better moves · { $code } · { $game }
better-ask = Move { $ply }: you played { $played }. What was better by { $cost }?
better-played = ❌ { $move } is what you played.
better-wrong = ❌ { $move } is not better.
better-worth = ❌ { $move } is worth { $value }.
better-as-good = ✅ { $move } is just as good!
better-points = At once { $better } brings { $best }, { $played } { $value }.
better-end = That was the last one. Found: { $found } of { $count }.
better-none = None of your moves gave anything away.
button-better = Find better moves
button-train = Next
button-do-train = What I missed
refusal-not-played = You did not play in this match.
discord-command-train = train
