# Analyses

button-analyse = Analysis
button-leaf = Overview
analysis-title = { $game } · { $code } · analysis
analysis-title-match = { $game } · { $code } · analysis of match { $number }
analysis-progress = Analysing { $at }/{ $plies } …
analysis-failed = The analysis stopped. Press again to continue.
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
command-analysis = Which moves of the match cost most
discord-command-analysis = analysis
rating-best = Best move: { $move } ({ $points })
